"""The games of a fixture: sieges at every kind of step, and the features around games.

The code of the fixture's version runs this module, which uses nothing but the service; features that a version lacks
are left out. `make.py` calls it.
"""

from __future__ import annotations

import asyncio
import inspect
import json
import sys
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime, timedelta
from importlib import import_module
from typing import Any

from discord.utils import time_snowflake

import engine.games
from bot.games.service import Service
from db import open_database

OWNER, PARTNER, WATCHER = (7_000_000_000_000_000_001 + number for number in range(3))
GUILD, CHANNELS = 1_200_000_000_000_000_001, 1_100_000_000_000_000_001
BEGUN = datetime(2026, 6, 20, 12, tzinfo=UTC)
SIEGE = "siege"
LAZY_FROM = 5
"""From that day on, a siege played to its end skips everything that can be skipped, to save decisions."""

NAMES = (("Follow", "Watch"), ("Follows", "Watches"))
"""What a channel that watches a game was called before."""

State = Any


class Maker:
    """Makes the games of a fixture, one after the other, each in its own channel."""

    def __init__(self, database: Any) -> None:
        self.time = BEGUN
        self.service = Service(database, now=self.now)
        self.database = database
        self.channel = CHANNELS
        self.made: dict[str, str] = {}

    def now(self) -> datetime:
        """Return the time, some seconds later at each call."""
        self.time += timedelta(seconds=7)
        return self.time

    async def new(self, title: str, *, locale: str = "en", seed: str = "", **more: Any) -> State:
        """Start a siege, or a game of another `system`; `title` is its purpose in the index."""
        self.channel += 1
        system = more.pop("system", SIEGE)
        options: Mapping[str, str] = more.pop("options", {})
        state = await self.service.new_game(
            system=system,
            options=options,
            seed=None if more.pop("drawn", False) else seed or title,
            owner_id=OWNER,
            guild_id=GUILD,
            channel_id=self.channel,
            locale=locale,
            **more,
        )
        self.made[title] = state.id
        return state

    async def auto(self, state: State, scope: Any, *, actor: int = OWNER) -> State:
        """Let the steward decide."""
        return await self.service.auto(state.id, version=state.version, scope=scope, actor=actor)

    async def say(self, state: State, answer: tuple[str, ...], *, actor: int = OWNER) -> State:
        """Decide as a person."""
        return await self.service.decide(state.id, version=state.version, answer=answer, actor=actor)

    async def advised(self, state: State, times: int, *, actor: int = OWNER) -> State:
        """Decide as the steward advises."""
        for _ in range(times):
            state = await self.say(state, await self.service.advice(state.id), actor=actor)
        return state

    async def until(self, state: State, reached: Callable[[State], bool], *, actor: int = OWNER) -> State:
        """Follow the advice until a condition holds."""
        while not reached(state):
            state = await self.advised(state, 1, actor=actor)
        return state


# --- at every kind of step ---


async def muster(maker: Maker) -> None:
    """Make games in setup: nothing decided, some of the garrison placed, house rules changed."""
    await maker.new("muster", locale="en")
    await maker.advised(await maker.new("muster under way", locale="it"), 3)
    state = await maker.new("house rules", locale="fr", options={"ratio": "counters", "walls_burn": "yes"})
    options = {"ratio": "cumulative", "cannon_loss": "step", "idle_limit": "5", "morale_cap": "none"}
    state = await maker.service.set_house_rules(state.id, version=1, options=options, actor=OWNER)
    await maker.advised(await maker.auto(state, "day"), 2)


async def days(maker: Maker) -> None:
    """Make days: a quiet day with answers in its open step, an assault with open losses."""
    state = await maker.auto(await maker.new("quiet day", locale="fr"), "day")
    await maker.until(await maker.auto(state, "day"), lambda now: _answers(now) > 0 and now.progress[1] == 0)
    state = await maker.auto(await maker.new("open losses", locale="en"), "day")
    await maker.until(state, lambda now: now.progress[1] > 0 and _offers(now, "losses"))
    state = await maker.auto(await maker.new("mid-assault", locale="it"), "day")
    await maker.until(state, lambda now: now.progress[1] > 1 and _answers(now) > 0)


async def undone(maker: Maker) -> None:
    """Make a game with answers that can be undone, after others that were undone."""
    state = await maker.auto(await maker.new("undo trail", locale="it"), "day")
    state = await maker.until(state, lambda now: _trail(now) > 1)
    if not hasattr(maker.service, "undo"):
        return
    state = await maker.service.undo(state.id, version=state.version, to=state.version - 1, actor=OWNER)
    await maker.until(state, lambda now: _trail(now) > 6)  # undone answers count, too


async def ended(maker: Maker) -> None:
    """Make a finished game, with undone answers where the version can undo, and a resigned one."""
    await _to_the_end(maker, await maker.new("over", locale="en"))
    state = await maker.auto(await maker.new("resigned", locale="it"), "day")
    await maker.service.resign(state.id, version=state.version, actor=OWNER)


async def _to_the_end(maker: Maker, state: State, *, actor: int = OWNER) -> State:
    while state.status == "running" and state.progress[0] < LAZY_FROM:
        state = await maker.auto(state, "day", actor=actor)
        if state.progress[0] == 2 and hasattr(maker.service, "undo"):
            state = await maker.until(state, lambda now: _trail(now) > 0, actor=actor)
            state = await maker.service.undo(state.id, version=state.version, to=state.version - 1, actor=actor)
    while state.status == "running":
        answer = ("done",) if _offers(state, "done") else await maker.service.advice(state.id)
        state = await maker.say(state, answer, actor=actor)
    return state


def _answers(state: State) -> int:
    """Return the number of answers in the open step."""
    return len(json.loads(_row(state).save)["answers"])


def _row(state: State) -> Any:
    return state.row


def _trail(state: State) -> int:
    """Return the answers since a die or card settled anything, if the version stores that."""
    row = _row(state)
    if not hasattr(row, "base_version"):
        return _answers(state)
    return 0 if row.base_save is None else row.version - row.base_version


def _offers(state: State, verb: str) -> bool:
    return state.ask is not None and any(choice.word == verb for choice in state.ask.level(()).choices)


# --- features around games ---


async def players(maker: Maker) -> None:
    """Make a game shared by two players, each of whom has decided."""
    state = await maker.new("two players", locale="fr")
    await maker.service.roster.add(await maker.service.roster.game(state.id), PARTNER, by=OWNER)
    state = await maker.advised(state, 2)
    await maker.advised(state, 1, actor=PARTNER)


async def watchers(maker: Maker) -> None:
    """Let a channel and a person watch a siege."""
    watches = import_module("db.follows")
    made, rows = (getattr(watches, new, None) or getattr(watches, old) for new, old in NAMES)
    state = await maker.auto(await maker.new("watched", locale="en"), "day")
    for channel, guild, what in ((maker.channel + 1_000, GUILD, "phase"), (maker.channel + 2_000, None, "day")):
        told = {"told_version": state.version, "told_period": state.progress[0]}
        row = made(
            game_id=state.id,
            channel_id=channel,
            guild_id=guild,
            what=what,
            locale="it",
            added_by=WATCHER,
            added_at=maker.now(),
            **told,
        )
        await rows(maker.database).add(row, most=25)


async def commands(maker: Maker) -> None:
    """Make shared commands: a commander with proposals, and Powers with one commander each."""
    command = import_module("db.shared_command")
    set_way = getattr(command, "set_command", None) or getattr(command, "set_way", None)  # as it was called before
    post = getattr(command, "assign_part", None) or command.post
    for title, way in (("advisers", "advisers"), ("powers", "powers")):
        state = await maker.new(title, locale="en")
        await maker.service.roster.add(await maker.service.roster.game(state.id), PARTNER, by=OWNER)
        state = await maker.until(await maker.auto(state, "day"), lambda now: _answers(now) > 0)
        answer = json.dumps(await maker.service.advice(state.id))
        async with maker.database.write() as connection:
            if set_way is not None:
                await set_way(connection, state.id, way)
            else:
                await import_module("db.sides").commanding(state.id, "", command=way)(connection)
            if way == "powers":
                await post(connection, state.id, engine.games.find("siege").parties(state.view)[0], PARTNER)
            else:
                await command.propose(
                    connection, state.id, version=state.version, user_id=PARTNER, answer=answer, now=maker.now()
                )


async def votes(maker: Maker) -> None:
    """Put a question to the vote, with a vote cast, in a step with answers."""
    ballots, presenters = import_module("bot.voting.ballot"), import_module("render.games")
    polls = import_module("bot.voting.service").VotingService(maker.service, find=presenters.find, now=maker.now)
    state = await maker.new("vote", locale="en")
    state = await maker.until(await maker.auto(state, "day"), lambda now: _answers(now) > 1)
    await polls.start(state, ballots.Voting(minutes=60, quorum=1, voters=ballots.PLAYERS))
    find = getattr(polls.ballots, "open_ballot", None) or polls.ballots.standing  # as it was called before
    ballot = await find(state.id)
    await polls.ballots.cast(ballot.id, OWNER, 0, now=maker.now(), show_at=maker.now())


async def campaigns(maker: Maker) -> None:
    """Make a campaign with an open step in its day, and one that waits for the next day."""
    stored = import_module("db.campaigns")
    days_of = import_module("bot.campaigns.days" if _there("bot.campaigns.days") else "bot.campaigns.service")
    for title, waiting in (("campaign", False), ("campaign at night", True)):
        state = await maker.auto(await maker.new(title, locale="it", options={"calendar": "daily"}), "day")
        if not waiting:
            state = await maker.say(state, ("begin-day",))
            state = await maker.until(state, lambda now: _answers(now) > 0)
        row = stored.CampaignRow(
            game_id=state.id,
            zone="Europe/Rome",
            minute=21 * 60,
            weekdays=127,
            open_minutes=None,
            state="paused",
            next_at=None,
            last_date=None,
            deadline_at=None,
            trouble=None,
            started_by=OWNER,
            started_at=maker.now(),
        )
        await stored.Campaigns(maker.database).put(days_of.planned(row, maker.now()))
        await stored.Campaigns(maker.database).remind(state.id, OWNER, before=60)


async def mentions(maker: Maker) -> None:
    """Let the campaign of a day name a player, and a role."""
    stored, game_id = import_module("db.mentions"), maker.made["campaign"]
    held = stored.Mentions(maker.database)
    await held.put(stored.Mention(game_id=game_id, user_id=OWNER, waiting=True, before_minutes=60))
    await held.put(stored.Mention(game_id=game_id, role_id=GUILD + 1, day=True))


async def of_the_day(maker: Maker) -> None:
    """Make the siege of the day: an attempt under way, and a finished one that waits for its verification."""
    daily = import_module("bot.daily.service").DailyService(maker.service, now=maker.now)
    maker.service.subscribe(daily.follow)
    day = await daily.made(daily.today)
    for title, who in (("attempt", OWNER), ("attempt over", PARTNER)):
        maker.channel += 1
        asked: dict[str, Any] = {"from_guild": GUILD, "guild_id": None, "channel_id": maker.channel, "locale": "en"}
        begin = daily.start_attempt if hasattr(daily, "start_attempt") else daily.begin
        if "word" in inspect.signature(begin).parameters:
            asked["word"] = str(time_snowflake(maker.time))
        state = await begin(day, who, **asked)
        maker.made[title] = state.id
        if who == OWNER:
            await maker.advised(state, 2, actor=who)
        else:
            await _to_the_end(maker, state, actor=who)


async def pledged(maker: Maker) -> None:
    """Make drawn dice: without a word, with a typed word and no decision, played with a typed word, with a press."""
    pledges = import_module("engine.core.pledge")
    mine = pledges.Word("ma parole", pledges.TYPED)
    await maker.new("no word yet", drawn=True)
    state = await maker.new("a word and no decision", drawn=True, locale="fr")
    await maker.service.bring(state.id, version=1, word=mine, actor=OWNER)
    state = await maker.new("a word of one's own", drawn=True, locale="it")
    state = await maker.service.bring(state.id, version=1, word=mine, actor=OWNER)
    await maker.advised(await maker.auto(state, "day"), 2)
    state = await maker.new("a press", drawn=True)
    press = pledges.pressed(time_snowflake(maker.time))
    state = await maker.service.auto(state.id, version=1, scope="day", actor=OWNER, word=press)
    await maker.service.resign(state.id, version=state.version, actor=OWNER)
    state = await maker.new("no dice", drawn=True)
    await maker.service.resign(state.id, version=1, actor=OWNER)


async def records(maker: Maker) -> None:
    """Record the outcomes of the finished games, and a player with public records."""
    annals = import_module("bot.records.service").RecordsService(maker.service.store)
    await annals.outcomes.share(OWNER, shared=True)
    while await (getattr(annals, "run_due", None) or annals.round)(maker.now()) is not None:
        pass


async def others(maker: Maker) -> None:
    """Make the other games: one with answers in its open step, and a finished one."""
    for name in engine.games.names():
        if len(getattr(engine.games.find(name), "sides", ("player",))) > 1:
            await _battles(maker, name)
        elif name != SIEGE:
            state = await maker.auto(await maker.new(f"{name} under way", system=name), "day")
            await maker.until(state, lambda now: _answers(now) > 0)
            await maker.auto(await maker.new(f"{name} over", system=name), "all")


async def _battles(maker: Maker, name: str) -> None:
    """Make two games of two sides that two people play: one under way, with an order given aside, and one over."""
    for title, most in ((f"{name} under way", 12), (f"{name} over", 1000)):
        state = await maker.new(title, system=name, chairs=_chairs(name))
        for number in range(most):
            state = await maker.service.position(state.id)
            if state.status != "running":
                break
            holders = {side: chair.user_id for side, chair in state.sides.items()}
            actor = holders[next(iter(state.turns.asked))]
            if number == 6:
                await _ordered(maker, state, actor)
            await maker.auto(state, "decision" if most < 100 else "round", actor=actor)


def _chairs(name: str) -> Any:
    rules, chairs = engine.games.find(name), import_module("bot.games.seats.chairs")
    sides = rules.sides_in(rules.new({}))
    return chairs.chairs_for(sides, own=sides[0], owner=OWNER, opponent=PARTNER)


async def _ordered(maker: Maker, state: State, actor: int) -> None:
    """Give the first order aside that a side can give."""
    _, ask = await maker.service.orders_of(state.id, actor)
    await maker.service.order(state.id, side=ask.side, answer=next(ask.answers()), actor=actor)


async def figures(maker: Maker) -> None:
    """Make a game whose chances have been reckoned: at the beginning of two days, and by a plan; one is analysed."""
    kept, chances = import_module("db.chances.figures"), import_module("engine.core.chances.playing_on")
    state = await maker.auto(await maker.new("figures", locale="en"), "day")
    rules, stored = engine.games.find(SIEGE), kept.StoredFigures(maker.database)
    for _ in range(2):
        state = await maker.auto(state, "day")
        save = import_module("engine.core.save").load(state.row.save.encode())
        told = json.dumps(import_module("msgspec").to_builtins(chances.chances(rules, save, range(4))))
        own = {"game_id": state.id, "version": state.version, "rules": rules.rules_version, "figures": told}
        await stored.add(kept.Figures(**own, period=state.progress[0]))
        await stored.add(kept.Figures(**own, plan="hold"))
    analyses = import_module("db.chances.analyses").StoredAnalyses(maker.database)
    await analyses.add(state.id, state.version, rules=rules.rules_version, payload="{}", now=maker.now())


Part = Callable[[Maker], Awaitable[None]]
_ALWAYS: tuple[Part, ...] = (muster, days, undone, ended, others)
_LATER: Mapping[str, Part] = {
    "bot.games.roster": players,
    "db.follows": watchers,
    "db.shared_command": commands,
    "bot.voting.service": votes,
    "bot.campaigns.service": campaigns,
    "db.mentions": mentions,
    "bot.daily.service": of_the_day,
    "bot.games.pledges": pledged,
    "bot.records.service": records,
    "db.chances.figures": figures,
}
"""The parts to make if the version has the module."""


def _there(name: str) -> bool:
    try:
        import_module(name)
    except ModuleNotFoundError:
        return False
    return True


async def make(url: str) -> dict[str, str]:
    """Fill a new database; return the games by their purpose."""
    database = await open_database(url)
    try:
        maker = Maker(database)
        for part in _ALWAYS:
            await part(maker)
        for name, part in _LATER.items():
            if _there(name):
                await part(maker)
        return maker.made
    finally:
        await database.close()


def versions() -> dict[str, Any]:
    """Return the versions that this code writes: rules and schema of each game, formats of saves and records."""
    systems = {name: engine.games.find(name) for name in engine.games.names()}
    record = import_module("engine.core.record").FORMAT if _there("engine.core.record") else 0
    return {
        "save": import_module("engine.core.save").FORMAT,
        "record": record,
        "games": {name: {"rules": each.rules_version, "schema": each.schema_version} for name, each in systems.items()},
    }


if __name__ == "__main__":
    print(json.dumps({"made": asyncio.run(make(sys.argv[1])), **versions()}))  # noqa: T201
