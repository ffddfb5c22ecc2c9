"""How each command and each press of the table is tried on the stage."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import asdict
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from support.permissions.scene import SIDES, Attempt, Prepare, Scene, of_two_sides

import engine.games
from bot.answers.menus import option_value
from bot.daily.mining import packed, read
from bot.daily.service import day_of
from bot.games.agreements import stamp
from bot.games.permissions import CALENDAR_ACTOR, proposals
from bot.games.seats import clocks
from bot.games.seats.chairs import POST, held_by
from bot.games.series import written_link
from bot.games.state import summary_of
from bot.games.undoing import by_agreement
from bot.maps.handlers import first, view_of
from bot.odds.handlers import OddsHandlers
from bot.play.new_game_sides import ANY, AUTOPILOT, CASUAL, OPEN, Sitting
from bot.runtime import clock
from bot.ui.custom_ids import Press, base36, write_path
from bot.voting.ballot import Outcome, Voting, written
from bot.voting.cog import VotingCog
from bot.web.sessions import Share
from db.battles import Battles
from db.matches import ASKED, Seek
from db.puzzles import StoredPuzzles
from db.ratings import RatedGames, begin, finish
from db.schema.community import rated_game, seek
from db.schema.games import NOBODY, game
from db.sides import turns_of
from db.sides import written as written_turns
from engine.core.asks import DONE
from engine.core.battles.linked import Linked
from engine.core.chances.analyser import analyse
from engine.core.chances.analysis_format import TurningPoint
from engine.core.chances.effort import Playouts
from engine.core.chances.walking import decisions
from engine.core.day_gate import BEGIN, CALENDAR
from engine.core.dice import seed_hash
from engine.core.pledge import Pledge
from engine.core.record import DRAWN
from engine.core.save import dump, new_game
from render.language import speaking
from render.presenter import LOOKS

TOKAR = (Path(__file__).parents[2] / "games" / "battles" / "tokar.battle").read_text(encoding="utf-8")


def _press(action: str, **more: Any) -> Attempt:
    """Press a component that belongs to the game's current version."""
    values: Any = more.pop("values", None)
    before: Prepare | None = more.pop("before", None)
    way, private = more.pop("way", "everyone"), more.pop("private", False)
    where = more.pop("where", "game")

    def made(scene: Scene) -> tuple[Press, list[str] | None]:
        facts = {name: value(scene) if callable(value) else value for name, value in more.items()}
        said = values(scene) if callable(values) else values
        return Press(action, scene.game.id, scene.game.version, **facts), said

    return Attempt(press=made, before=before, way=way, where=where, private=private)


def _bare(
    action: str, *, before: Prepare | None = None, values: Any = None, where: str = "game", **more: Any
) -> Attempt:
    """Press a component that names no game."""

    def made(scene: Scene) -> tuple[Press, list[str] | None]:
        facts = {name: value(scene) if callable(value) else value for name, value in more.items()}
        return Press(action, **facts), values(scene) if values is not None else None

    return Attempt(press=made, before=before, where=where, private=True)


def _this(scene: Scene) -> dict[str, Any]:
    """Name the game by its number where a command can be used from anywhere."""
    return {"game": scene.game.id} if scene.who in {"outsider", "direct"} else {}


# --- preparations ---


async def _walked(scene: Scene) -> None:
    await scene.walk()


def _rules(scene: Scene) -> Any:
    return engine.games.find(scene.game.system)


def _first(scene: Scene) -> str:
    """Return the owner's side."""
    return held_by(scene.game, scene.stage.alice.id)[0]


def _second(scene: Scene) -> str:
    """Return the other side."""
    return next(side for side in scene.game.sides if side != _first(scene))


def _preset(scene: Scene) -> str:
    """Return the path to the presets of standing orders."""
    ask = _rules(scene).aside(new_game(_rules(scene), seed="", options={}).world, _first(scene))
    return write_path(ask, ("preset",))


def _sitting(scene: Scene) -> str:
    """Return a new game of two sides of which everything has been said."""
    system = of_two_sides()
    rules = engine.games.find(system)
    said = Sitting(
        system=system,
        scenario=rules.scenarios[0],
        side=ANY,
        against=AUTOPILOT,
        where="here" if scene.who == "direct" else "thread",
    )
    return said.written(rules)


def _sought(scene: Scene) -> str:
    """Return an open challenge of which everything has been said."""
    system = of_two_sides()
    rules = engine.games.find(system)
    said = Sitting(system=system, scenario=rules.scenarios[0], side=ANY, against=OPEN, pace=POST, counts=CASUAL)
    return said.written(rules)


def _named(kind: str, person: int) -> str:
    """Return the id of a challenge that concerns a person."""
    return f"{kind}{person % 10**7:07}"


def _seek(kind: str) -> Callable[[Scene], str]:
    return lambda scene: _named(kind, scene.person.id)


async def _makers(scene: Scene) -> None:
    """Let everybody look for an opponent, be challenged, and have an opponent for a live game."""
    stage, now, system = scene.stage, clock.now(), of_two_sides()
    maker, opponent = (stage.server.guild.add_member(stage.server.env.create_user(name)) for name in ("ma", "op"))
    common: dict[str, Any] = {
        "guild_id": stage.server.guild.id,
        "channel_id": scene.channel.id,
        "system": system,
        "scenario": engine.games.find(system).scenarios[0],
        "pace": POST,
        "locale": "en",
        "created_at": now,
        "expires_at": now + timedelta(days=1),
    }
    await stage.server.bot.database.run(sa.delete(seek))
    for person in {each.id for each in stage.people.values()}:
        for kind, who in (
            ("a", {"user_id": maker.id}),
            ("b", {"user_id": maker.id, "target_id": person}),
            ("c", {"user_id": person}),
            ("d", {"user_id": person, "accepted_by": opponent.id, "state": ASKED}),
        ):
            made = Seek(id=_named(kind, person), **who, **common)
            await stage.server.bot.database.run(sa.insert(seek).values(asdict(made)))


async def _rated(scene: Scene) -> None:
    """Let the game be a rated one of two others that is over."""
    one, other = (
        scene.stage.server.guild.add_member(scene.stage.server.env.create_user(name)) for name in ("ma", "op")
    )
    facts: dict[str, Any] = {"guild_id": scene.stage.server.guild.id, "system": of_two_sides(), "scenario": ""}
    async with scene.stage.server.bot.database.write() as connection:
        await connection.execute(sa.delete(rated_game))
        begun = begin(scene.game.id, first=one.id, second=other.id, now=clock.now(), **facts)
        await begun(connection)
        await finish(connection, scene.game.id, score=1.0, ended_at=clock.now())


async def _puzzle(scene: Scene) -> None:
    """Let there be a puzzle today."""
    data = bytes(next(iter(packed().values()))).decode()
    store = StoredPuzzles(scene.stage.server.bot.database)
    await store.begin(day_of(clock.now()), now=clock.now())
    await store.keep(day_of(clock.now()), data, now=clock.now())


async def _day_battle(scene: Scene) -> None:
    """Let there be a battle of the day."""
    daily = scene.stage.server.bot.get_cog("DailyCog").daily
    await daily.made_battle(daily.today, "ascari", TOKAR)


async def _puzzled(scene: Scene) -> None:
    """Let there be a puzzle today, which everybody has answered."""
    await _puzzle(scene)
    found, day = next(iter(packed().values())), day_of(clock.now())
    answer = read(bytes(found)).answers[0]
    store = StoredPuzzles(scene.stage.server.bot.database)
    for person in {each.id: each for each in scene.stage.people.values()}:
        await store.answer(day, person, answer, right=True)


def _today(_: Scene) -> str:
    return day_of(clock.now())


async def _laddered(scene: Scene) -> None:
    """Let a member who shows their rating be on the ladder of the server."""
    stage, now = scene.stage, clock.now()
    best, *rivals = (
        stage.server.guild.add_member(stage.server.env.create_user(name)) for name in ("be", "ri", "va", "ls")
    )
    facts: dict[str, Any] = {"guild_id": stage.server.guild.id, "system": of_two_sides(), "scenario": ""}
    async with stage.server.bot.database.write() as connection:
        await connection.execute(sa.delete(rated_game))
        for number, rival in enumerate((*rivals, *rivals[:2])):
            name = f"ladder-{number}"
            await begin(name, first=best.id, second=rival.id, now=now, **facts)(connection)
            await finish(connection, name, score=1.0, ended_at=now)
    await RatedGames(stage.server.bot.database).show(best.id, shown=True, now=now)


def _challenged(scene: Scene) -> dict[str, Any]:
    """Name a game and somebody who can play it."""
    env = scene.stage.server.env
    return {"game": of_two_sides(), "user": scene.stage.server.guild.add_member(env.create_user("challenged"))}


async def _left(scene: Scene) -> None:
    """Let the other side's player leave it open."""
    side = _second(scene)
    await scene.stage.service.reseat(
        scene.game.id, side, of=scene.game.sides[side], user_id=NOBODY, steward=False, by=scene.stage.bob.id
    )


async def _deployed(scene: Scene) -> None:
    """Let both deploy as in history: neither can take the first one's deployment back alone."""
    service, people = scene.stage.service, (scene.stage.alice.id, scene.stage.bob.id)
    state = await service.load(scene.game.id)
    for actor in people:
        state = await service.decide(state.id, version=state.version, answer=("historical",), actor=actor)
    _, stack = await service.undo_stack(state.id)
    (taken, *_) = by_agreement(stack, (_first(scene),))
    scene.number = taken[-1].to


async def _roomed(scene: Scene) -> None:
    """Give the owner's side a room, in which anybody of the server reads."""
    await scene.stage.service.sides.room(scene.game.id, _first(scene), scene.stage.aside.id)


async def _joined(scene: Scene) -> None:
    """Let a further person share the owner's side."""
    stage, side = scene.stage, _first(scene)
    await stage.service.join_side(scene.game.id, side, stage.dora.id, by=stage.alice.id)


async def _wished(scene: Scene) -> None:
    """Let the owner ask to take their deployment back."""
    await _deployed(scene)
    row = await scene.stage.service.store.game(scene.game.id)
    asked = await scene.stage.service.wish_back(
        row.id, version=row.version, to=scene.number, actor=scene.stage.alice.id
    )
    assert asked == "asked"


async def _breaking_off(scene: Scene) -> None:
    """Let the owner propose to break the game off."""
    asked = await scene.stage.service.agreements.propose_end(scene.game.id, actor=scene.stage.alice.id)
    assert asked == "asked"
    await scene.again()


def _proposal(scene: Scene) -> str:
    """Return the proposal of the owner as a button names it."""
    offer = scene.game.turns.offer
    assert offer is not None
    return f"{_asker(scene)}.{base36(stamp(offer))}"


async def _out_of_time(scene: Scene) -> None:
    """Let the owner's clock run out."""
    row = await scene.stage.service.store.game(scene.game.id)
    turns, place = turns_of(row), (row.period, row.round)
    clock = msgspec.structs.replace(clocks.begun((600, 15), scene.game.sides), fallen={_first(scene): place})
    async with scene.stage.server.bot.database.write() as connection:
        timed = written_turns(msgspec.structs.replace(turns, clock=clock))
        await connection.execute(sa.update(game).where(game.c.id == row.id).values(asked=timed))


async def _abandoned(scene: Scene) -> None:
    """Let the owner not have answered for more than a week, in a game without deadlines that both have played."""
    row = await scene.stage.service.store.game(scene.game.id)
    turns, old = turns_of(row), row.updated_at - timedelta(days=8)
    asked = {side: msgspec.structs.replace(each, at=old) for side, each in turns.asked.items()}
    values = {"asked": written_turns(msgspec.structs.replace(turns, asked=asked)), "pace": None, "board_posted_at": old}
    async with scene.stage.server.bot.database.write() as connection:
        await connection.execute(sa.update(game).where(game.c.id == row.id).values(values))


async def _abandoned_later(scene: Scene) -> None:
    """Let the owner not have answered for more than a week, after both have deployed and the other side has moved."""
    await _deployed(scene)
    service = scene.stage.service
    state = await service.load(scene.game.id)
    while _first(scene) not in state.turns.asked:
        state = await service.decide(state.id, version=state.version, answer=DONE, actor=scene.stage.bob.id)
    await scene.stage.server.env.advance_time(1)  # the board of that question is posted
    await _abandoned(scene)


def _absent(scene: Scene) -> str:
    """Return who does not answer, as a button says it: the owner, for their side."""
    return f"{_first(scene)}.{base36(scene.stage.alice.id)}"


async def _invited(scene: Scene) -> None:
    """Ask the person of the other side whether they play."""
    row = await scene.stage.service.store.game(scene.game.id)
    turns = msgspec.structs.replace(turns_of(row), invited={_other(scene): row.created_at + timedelta(days=3)})
    async with scene.stage.server.bot.database.write() as connection:
        await connection.execute(sa.update(game).where(game.c.id == row.id).values(asked=written_turns(turns)))


def _other(scene: Scene) -> str:
    """Return the side that is not the owner's."""
    return next(side for side in scene.game.sides if side != _first(scene))


def _asker(scene: Scene) -> str:
    """Return who asked to take something back, as a button says it: the owner."""
    return f"{_first(scene)}.{base36(scene.stage.alice.id)}"


def _late(scene: Scene) -> str:
    """Return whose time is over, as a button says it: the owner's side."""
    return f"{_first(scene)}.{scene.game.row.period}.{scene.game.row.round}"


def _wish(scene: Scene) -> int:
    return scene.number


async def _resigned(scene: Scene) -> None:
    """Let the owner give up."""
    await scene.stage.service.resign(scene.game.id, version=scene.game.version, actor=scene.stage.alice.id)


async def _in_a_series(scene: Scene) -> None:
    """Let the game belong to a series of which another battle follows, and let the owner lose."""
    text = "series 1 ascari\nname: Three\n" + "".join(f"[battle {name}]\nfrom: agordat-1890\n" for name in "abc")
    await _resigned(scene)
    turns = msgspec.structs.replace(turns_of((await scene.stage.service.load(scene.game.id)).row), won=_other(scene))
    values = {"series": written_link(Linked(text, "a")), "asked": written_turns(turns)}
    await scene.stage.server.bot.database.run(sa.update(game).where(game.c.id == scene.game.id).values(values))


async def _over(scene: Scene) -> None:
    """Resign the game: its seed may be seen, another game may begin."""
    await scene.stage.service.resign(scene.game.id, version=scene.game.version, actor=scene.stage.alice.id)


async def _played_out(scene: Scene) -> None:
    """Let the autopilot play the game to its end, so that it has a result."""
    await scene.stage.service.auto(scene.game.id, version=scene.game.version, scope="all", actor=CALENDAR_ACTOR)


async def _analysed(scene: Scene) -> None:
    """Play to the end, and store an analysis whose turning point is the first decision."""
    service, bot = scene.stage.service, scene.stage.server.bot
    await scene.walk()
    state = await service.auto(scene.game.id, version=scene.game.version, scope="all", actor=CALENDAR_ACTOR)
    rules = engine.games.find(state.system)
    recording = await bot.analyses.recording(state)
    decided = next(each for each in decisions(rules, recording) if each.answer[0] == "move")
    point = TurningPoint(
        version=decided.version,
        period=decided.period,
        side=decided.side,
        answer=decided.answer,
        better=DONE,
        gain=0.25,
        others=((DONE, 0.25),),
    )
    scene.number = point.version
    worked_out = await asyncio.to_thread(analyse, rules, recording, playouts=Playouts(1, 1, 1, 10.0))
    found = msgspec.structs.replace(worked_out, turning_points=(point,))
    await bot.analyses.stored.add(
        state.id,
        state.version,
        rules=rules.rules_version,
        payload=msgspec.json.encode(found).decode(),
        now=clock.now(),
    )


async def _day_two(scene: Scene) -> None:
    """Play one day."""
    await scene.stage.service.auto(scene.game.id, version=scene.game.version, scope="day", actor=CALENDAR_ACTOR)


async def _campaign(scene: Scene) -> None:
    """Start a campaign with one day of the game every real day."""
    forger, alice = scene.stage.forger, scene.stage.alice
    room = scene.stage.server.env.backend.get_channel(scene.game.channel_id)
    await forger.command(alice, room, "campaign start", {"hour": "20:00", "zone": "Europe/Rome"})


async def _paused(scene: Scene) -> None:
    await _campaign(scene)
    room = scene.stage.server.env.backend.get_channel(scene.game.channel_id)
    await scene.stage.forger.command(scene.stage.alice, room, "campaign pause", {})


async def _open_day(scene: Scene) -> None:
    """Start a campaign that allows more time, with its first day begun."""
    forger, alice, service = scene.stage.forger, scene.stage.alice, scene.stage.service
    room = scene.stage.server.env.backend.get_channel(scene.game.channel_id)
    command = scene.game.command
    await forger.command(alice, room, "campaign start", {"hour": "20:00", "zone": "UTC", "more_time": True})
    await forger.command(alice, room, "campaign pause", {})
    state = await service.load(scene.game.id)
    if state.ask is not None and state.ask.kind == CALENDAR:
        await service.decide(state.id, version=state.version, answer=BEGIN, actor=CALENDAR_ACTOR)
    await forger.command(alice, room, "campaign resume", {})
    if command == "vote":
        await _ballot(scene)


def _booth(scene: Scene) -> Any:
    cog = scene.stage.server.bot.get_cog("VotingCog")
    assert isinstance(cog, VotingCog)
    return cog.handlers


async def _ballot(scene: Scene) -> None:
    """Open a vote."""
    row = await scene.stage.service.store.game(scene.game.id)
    command = row.command
    await _booth(scene).votes.start(summary_of(row), Voting(minutes=30, quorum=1, voters="players"))
    scene.number = (await _booth(scene).ballots.open_ballot(scene.game.id)).id
    if command in {"advisers", "powers"}:
        await scene.stage.command(scene, command)


async def _voted(scene: Scene) -> None:
    """Open a vote where votes decide."""
    if (await scene.stage.service.store.game(scene.game.id)).command == "vote":
        await _ballot(scene)


async def _asleep(scene: Scene) -> None:
    """Let a vote fall asleep: two ballots without a vote, the first one more than a day old."""
    row = await scene.stage.service.store.game(scene.game.id)
    votes, now = _booth(scene).votes, clock.now()
    silence = written(Outcome(why="silence", counts=(0, 0), chosen=0))
    await votes.start(summary_of(row), Voting(minutes=30, quorum=1, voters="players"))
    for days in (3, 2):
        ballot = await votes.ballots.open_ballot(scene.game.id)
        at = now - timedelta(days=days)
        scene.number = ballot.id
        await votes.ballots.note(ballot.id, opened_at=at, closed_at=at, outcome=silence)
        await votes.close_orphaned()
    assert await votes.asleep(await scene.stage.service.store.game(scene.game.id))
    if row.command in {"advisers", "powers"}:
        await scene.stage.command(scene, row.command)


async def _proposed(scene: Scene) -> None:
    """Propose something as the adviser, if the game has one."""
    if scene.game.command == "advisers":
        board = scene.stage.server.bot.shared_command.proposals
        await board._store_answer(scene.game, scene.stage.bob.id, ("done",))
        scene.number = proposals(await scene.stage.service.position(scene.game.id))[0].number


async def _day(scene: Scene) -> None:
    """Create the daily and the settings of the person's channel."""
    await scene.stage.forger.command(scene.stage.olaf, scene.stage.aside, "daily status", {})


async def _followed(scene: Scene) -> None:
    room = scene.stage.server.env.backend.get_channel(scene.game.channel_id)
    await scene.stage.forger.command(scene.stage.grace, room, "daily follow", {})


def _odds(scene: Scene) -> str:
    with speaking("en-US"):
        book = OddsHandlers(scene.stage.server.bot.context).position_odds(scene.game)
    assert book is not None
    return book.write(book.whole(()))


def _subject(scene: Scene) -> str:
    with speaking("en"):
        view = view_of(scene.game, scene.stage.server.bot.context.find(scene.game.system))
    found = first(view.overlays, ())
    assert found is not None
    return write_path(view.overlays, found)


def _fresh(scene: Scene) -> dict[str, Any]:
    """Start a game of their own; direct messages cannot have threads."""
    return {"game": scene.stage.server.game, "where": "here" if scene.who == "direct" else "thread"}


def _thrower(scene: Scene) -> dict[str, Any]:
    """Name a child that the person may command."""
    return {"from": "ben" if scene.who == "commander" else "anna"}


async def _to_cones(scene: Scene) -> None:
    """Play until cones may be thrown."""
    while scene.game.ask is not None and scene.game.ask.kind != "throw":
        scene.game = await scene.stage.service.auto(
            scene.game.id, version=scene.game.version, scope="phase", actor=CALENDAR_ACTOR
        )


async def _yesterday(scene: Scene) -> None:
    """Create a daily of the day before."""
    daily = scene.stage.server.bot.get_cog("DailyCog").daily
    await daily.made("2025-12-31")


def _user(name: str) -> Any:
    return lambda scene: {"user": getattr(scene.stage, name)}


def _aside(scene: Scene) -> Any:
    """Return a channel beside the game's; for the other server, one of its own channels."""
    return scene.stage.far if scene.who == "outsider" else scene.stage.aside


def _following(scene: Scene) -> dict[str, Any]:
    return {"game": scene.game.id} if scene.who == "direct" else {"game": scene.game.id, "channel": _aside(scene)}


async def _written_battle(scene: Scene) -> None:
    """Let the owner have written a battle in the server of the game."""
    library, author = Battles(scene.stage.server.bot.database), scene.stage.alice.id
    if not await library.of_server(scene.stage.server.guild.id):
        await library.add(
            scene.stage.server.guild.id, author, system="ascari", name="Tokar", text=TOKAR, now=clock.now()
        )
    (found,) = [one for one in await library.of_server(scene.stage.server.guild.id) if one.author_id == author]
    scene.battle = found.id


def _battle(scene: Scene) -> dict[str, Any]:
    return {"battle": scene.battle}


def _of_battle(action: str, values: list[str] | None = None) -> Attempt:
    """Press a button of the owner's battle."""
    said = (lambda _: values) if values is not None else None
    return _bare(action, before=_written_battle, values=said, extra=lambda scene: scene.battle)


COMMANDS: dict[str, Attempt] = {
    "battle add": Attempt(),
    "battle list": Attempt(before=_written_battle),
    "battle show": Attempt(options=_battle, before=_written_battle),
    "battle play": Attempt(options=_battle, before=_written_battle),
    "battle share": Attempt(options=_battle, before=_written_battle),
    "battle edit": Attempt(options=_battle, before=_written_battle),
    "battle remove": Attempt(options=_battle, before=_written_battle),
    "battle report": Attempt(options=lambda scene: {"why": "It is rude.", **_battle(scene)}, before=_written_battle),
    "battle settings": Attempt(options=lambda scene: {"role": scene.stage.server.guild.create_role("writers")}),
    "siege new": Attempt(options=_fresh),
    "match seek": Attempt(options=lambda _: {"game": of_two_sides()}),
    "match challenge": Attempt(options=_challenged),
    "match open": Attempt(before=_makers),
    "match mine": Attempt(),
    "match rating": Attempt(),
    "match ladder": Attempt(),
    "match annul": Attempt(options=lambda scene: {"game": scene.game.id, "why": "Not their own play."}, before=_rated),
    "match since": Attempt(options=lambda scene: {"game": scene.game.id}, way=SIDES),
    "match note": Attempt(options=lambda scene: {"game": scene.game.id}, way=SIDES),
    "match pause": Attempt(options=lambda _: {"until": "in 10 days"}, way=SIDES),
    "match break-off": Attempt(way=SIDES),
    "match lobby": Attempt(options=lambda scene: {"channel": scene.stage.server.first}),
    "match season": Attempt(options=lambda scene: {"channel": scene.stage.server.first}),
    "siege board": Attempt(options=lambda scene: {"look": LOOKS[-1], **_this(scene)}),
    "siege status": Attempt(),
    "siege dice": Attempt(),
    "siege help": Attempt(),
    "siege move": Attempt(options=lambda _: {"from": "gate", "to": "trees", "what": "ben"}, before=_voted),
    "siege fire": Attempt(
        options=_thrower,
        before=_to_cones,
    ),
    "siege done": Attempt(before=_voted),
    "siege order": Attempt(
        options=lambda _: {"do": "move", "second": "gate", "third": "trees", "fourth": "ben"},
        before=_voted,
    ),
    "siege auto": Attempt(options=lambda _: {"scope": "decision"}),
    "siege undo": Attempt(before=_walked),
    "siege log": Attempt(options=_this),
    "siege export": Attempt(),
    "siege verify": Attempt(before=_over),
    "siege newspaper": Attempt(options=_this, before=_day_two),
    "siege story": Attempt(options=_this, before=_day_two),
    "siege replay": Attempt(options=_this, before=_day_two),
    "siege rules": Attempt(options=lambda _: {"what": "3"}),
    "siege map": Attempt(),
    "siege odds": Attempt(),
    "siege games": Attempt(),
    "siege watch": Attempt(options=_following),
    "siege resign": Attempt(),
    "siege here": Attempt(options=lambda scene: {"game": scene.game.id}, where="aside"),
    "siege players add": Attempt(options=_user("carl")),
    "siege players remove": Attempt(options=_user("dora")),
    "siege players list": Attempt(),
    "siege players handover": Attempt(options=_user("dora")),
    "siege players command": Attempt(options=lambda scene: {"how": "advisers" if scene.who != "adviser" else "powers"}),
    "siege players power": Attempt(options=lambda scene: {"power": "cleo", "user": scene.stage.dora}, way="powers"),
    "campaign start": Attempt(options=lambda _: {"hour": "20:00", "zone": "Europe/Rome"}),
    "campaign pause": Attempt(before=_campaign),
    "campaign resume": Attempt(before=_paused),
    "campaign hour": Attempt(options=lambda _: {"hour": "21:00"}, before=_campaign),
    "campaign skip": Attempt(before=_campaign),
    "campaign status": Attempt(before=_campaign),
    "campaign end": Attempt(before=_campaign),
    "campaign remind": Attempt(options=lambda _: {"before": "1h"}, before=_campaign),
    "plan show": Attempt(),
    "plan take": Attempt(options=lambda _: {"plan": "gather"}),
    "campaign mention": Attempt(options=lambda _: {"day": True}, before=_campaign),
    "campaign plan": Attempt(options=lambda _: {"plan": "gather"}, before=_campaign),
    "campaign more": Attempt(options=lambda _: {"time": "hour"}, before=_open_day),
    "vote start": Attempt(options=lambda _: {"window": "45m"}),
    "vote stop": Attempt(before=_ballot),
    "vote status": Attempt(before=_ballot),
    "vote now": Attempt(before=_ballot),
    "daily play": Attempt(),
    "daily board": Attempt(before=_day),
    "daily status": Attempt(),
    "daily puzzle": Attempt(before=_puzzle),
    "daily battle": Attempt(before=_day_battle),
    "daily practice": Attempt(options=lambda _: {"day": "2025-12-31"}, before=_yesterday, where="aside"),
    "daily follow": Attempt(),
    "daily unfollow": Attempt(before=_followed),
    "side orders": Attempt(way=SIDES),
    "side take": Attempt(options=lambda scene: {"side": _second(scene)}, before=_left, way=SIDES),
    "side leave": Attempt(way=SIDES),
    "side add": Attempt(options=lambda scene: {"user": scene.stage.dora}, way=SIDES),
    "side remove": Attempt(options=lambda scene: {"user": scene.stage.dora}, before=_joined, way=SIDES),
    "side join": Attempt(before=_roomed, way=SIDES, where="aside"),
    "side room": Attempt(way=SIDES),
    "side give": Attempt(options=lambda scene: {"user": scene.stage.dora}, way=SIDES),
    "records me": Attempt(),
    "records of": Attempt(options=_user("alice")),
    "records server": Attempt(),
    "records share on": Attempt(),
    "records share off": Attempt(),
    "analysis show": Attempt(options=_this, before=_analysed),
    "analysis again": Attempt(options=lambda scene: {**_this(scene), "point": 1}, before=_analysed),
    "analysis play": Attempt(options=_this, before=_analysed),
    "privacy show": Attempt(),
    "privacy delete": Attempt(),
    "privacy policy": Attempt(),
}
"""How every command is tried."""


async def _pledged(scene: Scene) -> None:
    """Make the game's dice wait for a word, with nothing decided yet."""
    rules = engine.games.find(scene.game.system)
    outcome = new_game(rules, options=scene.game.options, pledge=Pledge(secret="0f" * 16))
    promised = {"save": dump(outcome.save).decode(), "seed_hash": seed_hash("0f" * 16), "dice": DRAWN}
    async with scene.stage.server.bot.database.write() as connection:
        await connection.execute(sa.update(game).where(game.c.id == scene.game.id).values(promised))


WATCHED = Share("watched-by-all", "")


async def _served(scene: Scene) -> None:
    """Let the board's page have a public address."""
    page = scene.stage.server.bot.page
    assert page is not None
    page.address, page.public = "https://board.example.org", True


async def _watched(scene: Scene) -> None:
    """Share the game, at an address whose mark the button knows."""
    await _served(scene)
    sessions, owner = scene.stage.server.bot.page.sessions, scene.stage.alice.id
    secret, game_id = WATCHED.secret, scene.game.id
    key = sessions._key(secret, "share", user_id=owner, game_id=game_id, locale="en", lasts=None, seat=secret)
    if (known := await sessions.keys.find(key.hash, "share", now=clock.now())) is not None:  # of an earlier stage
        await sessions.unshare(known.game_id, WATCHED.mark)
    await sessions.keys.add(key)


PRESSES: dict[str, Attempt] = {
    "go": _press("go", path=lambda scene: scene.path("done")),
    "endphase": _press("endphase", private=True),
    "pick": _press("pick", values=[option_value(1, "done")]),
    "short": _press("short", values=lambda scene: [scene.path("done")]),
    "advised": _press("advised"),
    "phase": _press("phase"),
    "round": _press("round"),
    "calm": _press("calm"),
    "plan": _press("plan", extra="gather"),
    "own": _press("own"),
    "open": _press("open"),
    "change": _press("change"),
    "plans": _press("plans"),
    "planlook": _press("planlook", values=["gather"], private=True),
    "plantake": _press("plantake", extra="gather", private=True),
    "post": _press("post", values=["cleo"], way="powers"),
    "adopt": _press("adopt", page=lambda scene: scene.number, before=_proposed, way="advisers"),
    "withdraw": _press("withdraw", page=lambda scene: scene.number, before=_proposed, way="advisers", private=True),
    "close": _press("close", extra="done", way="powers", private=True),
    "undo": _press("undo", before=_walked),
    "takeback": _press("takeback", page=1, before=_walked, private=True),
    "level": _press("level"),
    "levelset": _press("levelset", extra="commander", private=True),
    "ease": _press("ease", values=["harder"]),
    "rules": _press("rules"),
    "switch": _press("switch", values=["days"], private=True),
    "usual": _press("usual", private=True),
    "apply": _press("apply", extra="1", private=True),
    "word": _press("word", before=_pledged),
    "bring": _press("bring", values=["ours"], before=_pledged),
    "resign": _press("resign", private=True),
    "handover": _press(
        "handover",
        extra=lambda scene: f"{base36(scene.stage.alice.id)}-{base36(scene.stage.dora.id)}",
        private=True,
    ),
    "again": _press("again", before=_over),
    "replay": _press("replay", before=_over),
    "anreplay": _press("anreplay", before=_analysed, page=1),
    "anagain": _press("anagain", before=_analysed, page=1),
    "anpick": _press("anpick", before=_analysed, page=1, values=["0"], private=True),
    "ownpick": _press("ownpick", before=_analysed, extra=lambda scene: f"{scene.number}/0", private=True),
    "anplay": _press("anplay", before=_analysed, page=1),
    "dice": _press("dice", page=1),
    "log": _press("log"),
    "why": _press("why"),
    "words": _press("words"),
    "guide": _press("guide"),
    "more": _press("more"),
    "fair": _press("fair"),
    "points": _press("points", before=_played_out),
    "pages": _press("pages", before=_over),
    "story": _press("story", before=_over),
    "record": _press("record", before=_over),
    "share": _press("share", before=_played_out),
    "filmed": _press("filmed", before=_over),
    "anshow": _press("anshow", before=_analysed),
    "giveup": _press("giveup"),
    "rule": _bare("rule", extra=lambda scene: f"{scene.game.system}:c:"),
    "page": _press("page", extra="0-1~~~", private=True),
    "map": _press("map"),
    "touch": _press("touch"),
    "sharing": _press("sharing", before=_served),
    "shareall": _press("shareall", before=_served, private=True),
    "shareform": _press("shareform", before=_served, private=True),
    "sharesite": _press("sharesite", before=_served, values=["club.example.org"]),
    "unshare": _press("unshare", before=_watched, extra=WATCHED.mark, private=True),
    "mapview": _press("mapview", path=_subject, extra="-", private=True),
    "odds": _press("odds"),
    "oddspick": _press("oddspick", path=_odds, before=_to_cones, private=True),
    "oddswith": _press("oddswith", path=_odds, values=[], before=_to_cones, private=True),
    "games": _bare("games"),
    "gameopen": _bare("gameopen", values=lambda scene: [scene.game.id]),
    "moretime": _press("moretime", before=_open_day),
    "moregive": _press("moregive", extra="hour", before=_open_day, private=True),
    "gallery": _press("gallery", page=2, extra="chart", before=_day_two, private=True),
    "vote": _bare("vote", version=lambda scene: scene.number, page=0, before=_ballot),
    "votepropose": _bare("votepropose", version=lambda scene: scene.number, before=_ballot),
    "voteorder": _bare("voteorder", version=lambda scene: scene.number, values=lambda _: ["1"], before=_ballot),
    "votewake": _bare("votewake", version=lambda scene: scene.number, before=_asleep),
    "votenow": _bare("votenow", version=lambda scene: scene.number, before=_ballot),
    "votesure": _bare("votesure", version=lambda scene: scene.number, before=_ballot),
    "dayplay": _bare("dayplay"),
    "daybattle": _bare("daybattle", before=_day_battle),
    "daybattleplay": _bare("daybattleplay", before=_day_battle),
    "puzzle": _bare("puzzle", before=_puzzle),
    "puzzled": _bare("puzzled", before=_puzzle, extra=lambda scene: f"{_today(scene)}/0"),
    "puzzleshare": _bare("puzzleshare", before=_puzzled, extra=_today),
    "puzzleon": _bare("puzzleon", before=_puzzled, where="aside", extra=_today),
    "dayremind": _bare("dayremind", extra="on"),
    "ownpuzzle": _bare("ownpuzzle"),
    "ownremind": _bare("ownremind", extra="on"),
    "daytable": _bare("daytable", extra="2026-01-01.everywhere", before=_day),
    "direct": _bare("direct", extra=lambda scene: scene.game.system),
    "sit": _bare("sit", extra=_sitting),
    "seekwish": _bare("seekwish"),
    "seekwished": _bare("seekwished", values=lambda _: [of_two_sides()]),
    "seekunwish": _bare("seekunwish", extra=lambda scene: base36(scene.stage.server.guild.id)),
    "windowsince": _press("windowsince", way=SIDES),
    "prepare": _press("prepare", way=SIDES),
    "prepared": _press("prepared", values=["if hit fara-1: historical"], way=SIDES, private=True),
    "note": _press("note", values=["Watch the left."], way=SIDES, private=True),
    "mineask": _bare("mineask"),
    "seekterms": _bare("seekterms", extra=_seek("b"), before=_makers),
    "seekoffer": _bare("seekoffer", extra=_seek("b"), before=_makers, values=lambda _: ["any", "any", "same", ""]),
    "seekmute": _bare("seekmute", extra=_seek("b"), before=_makers),
    "seekallow": _bare("seekallow", extra=_seek("b"), before=_makers),
    "seeknew": _bare("seeknew"),
    "seekmine": _bare("seekmine"),
    "minepage": _bare("minepage"),
    "seeksit": _bare("seeksit", extra=_sought),
    "seekplay": _bare("seekplay", extra=_seek("a"), before=_makers),
    "seekbegin": _bare("seekbegin", extra=_seek("a"), before=_makers),
    "seeknot": _bare("seeknot", extra=_seek("a")),
    "seekyes": _bare("seekyes", extra=_seek("b"), before=_makers),
    "seekno": _bare("seekno", extra=_seek("b"), before=_makers),
    "seekgo": _bare("seekgo", extra=_seek("d"), before=_makers),
    "seeklater": _bare("seeklater", extra=_seek("d"), before=_makers),
    "rateshow": _bare("rateshow", extra="yes"),
    "ladderpic": _bare("ladderpic", before=_laddered),
    "seekoff": _bare("seekoff", extra=_seek("c"), before=_makers),
    "begin": _bare("begin", extra=_sitting),
    "battles": _bare("battles", extra=_sitting),
    "battleplay": _of_battle("battleplay"),
    "battleedit": _of_battle("battleedit"),
    "battlefile": _of_battle("battlefile"),
    "battletry": _of_battle("battletry"),
    "battletext": _of_battle("battletext", [TOKAR.replace("turns: 7", "turns: 8")]),
    "battleagain": _bare("battleagain"),
    "battlepage": _bare("battlepage"),
    "lesson": _bare("lesson"),
    "learn": _bare("learn", extra="keep-up-the-fire:0"),
    "seriesnext": _press("seriesnext", before=_in_a_series, way=SIDES),
    "mirror": _press("mirror", before=_resigned, way=SIDES),
    "sidetake": _press("sidetake", extra=_second, before=_left, way=SIDES),
    "window": _press("window", path=lambda scene: scene.path("done")),
    "windowanswer": _press("windowanswer", way=SIDES),
    "windoworders": _press("windoworders", way=SIDES),
    "elsewhere": _press("elsewhere"),
    "place": _press("place", values=["done"]),
    "sideorders": _press("sideorders", way=SIDES),
    "sideorder": _press("sideorder", extra=_first, path=_preset, values=["0"], way=SIDES, private=True),
    "sidemore": _press("sidemore", extra=_first, way=SIDES, private=True),
    "sideanswer": _press("sideanswer", way=SIDES),
    "plancorps": _press("plancorps", values=["corps-eritrea"], before=_deployed, way=SIDES, private=True),
    "undoask": _press("undoask", page=_wish, before=_deployed, way=SIDES, private=True),
    "undoagree": _press("undoagree", page=_wish, extra=_asker, before=_wished, way=SIDES),
    "undorefuse": _press("undorefuse", page=_wish, extra=_asker, before=_wished, way=SIDES),
    "offeryes": _press("offeryes", extra=_proposal, before=_breaking_off, way=SIDES),
    "offerno": _press("offerno", extra=_proposal, before=_breaking_off, way=SIDES),
    "absentwait": _press("absentwait", extra=_absent, before=_abandoned, way=SIDES),
    "absentplay": _press("absentplay", extra=_absent, before=_abandoned, way=SIDES),
    "absentfree": _press("absentfree", extra=_absent, before=_abandoned, way=SIDES),
    "absentclaim": _press("absentclaim", extra=_absent, before=_abandoned_later, way=SIDES),
    "clockwait": _press("clockwait", extra=_late, before=_out_of_time, way=SIDES),
    "clockplay": _press("clockplay", extra=_late, before=_out_of_time, way=SIDES),
    "clockclaim": _press("clockclaim", extra=_late, before=_out_of_time, way=SIDES),
    "windowaccept": _press("windowaccept", extra=_other, before=_invited, way=SIDES),
    "windowdecline": _press("windowdecline", extra=_other, before=_invited, way=SIDES),
    "sidejoin": _press("sidejoin", extra=_first, before=_roomed, way=SIDES, where="aside"),
    "my-data": _bare("my-data"),
    "end-pages": _bare("end-pages"),
    "forget-sure": _bare("forget-sure"),
    "forget-me": _bare("forget-me"),
}
"""How every press is tried."""
