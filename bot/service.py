"""The service: load, advance, store. All that a command or a button may do to a game goes through here.

It knows no Discord. A decision is stored together with the message that it owes to the channel; `bot.courier` delivers
that afterwards.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Literal

import msgspec

import engine.games
from bot.faults import (
    AlreadyDecided,
    ChannelBusy,
    GameOver,
    NoSuchGame,
    NotYourGame,
    SaveDamaged,
    SaveTooNew,
    SaveUnreadable,
    ServiceError,
)
from bot.saves import events_of, open_save, play
from bot.state import GameState, GameSummary, Stretch, state_of, stretches_of, summary_of
from db.database import Database
from db.errors import DatabaseBusy, DatabaseError, DatabaseFull
from db.schema import OVER, RESIGNED, RUNNING
from db.store import ChannelTaken, GameRow, JournalRow, Message, Stale, Store
from engine.core.ask import Answer, Refused
from engine.core.dice import seed_hash
from engine.core.event import Event
from engine.core.save import Outcome, dump, new_game
from engine.core.system import Policy, System

__all__ = [
    "AlreadyDecided",
    "ChannelBusy",
    "DatabaseBusy",
    "DatabaseError",
    "DatabaseFull",
    "GameOver",
    "GameState",
    "GameSummary",
    "NoSuchGame",
    "NotYourGame",
    "Refused",
    "SaveDamaged",
    "SaveTooNew",
    "SaveUnreadable",
    "Scope",
    "Service",
    "ServiceError",
    "Stretch",
]

Scope = Literal["decision", "phase", "day", "all"]

_CHUNK = 250
"""Decisions of the steward stored in one transaction."""
_BREATH = 8
"""Decisions of the steward between two turns of the event loop."""
_LATER = timedelta(seconds=30)
"""How long the recovery sweep leaves a board alone that the steward is about to overtake."""
_ALPHABET = "abcdefghijklmnopqrstuvwxyz234567"


@dataclass(frozen=True, slots=True)
class _Decision:
    """A decision to be stored: what was said, in which period and round, and what came of it."""

    action: str
    answer: Answer
    period: int
    round: int
    events: tuple[Event, ...]


class Service:
    """Load, advance, store.

    Every method may raise `DatabaseError` (`DatabaseBusy`, `DatabaseFull`, …). Whatever one raises, it stored nothing
    of the decision that failed.
    """

    def __init__(self, database: Database, *, now: Callable[[], datetime]) -> None:
        self.store = Store(database)
        self._now = now

    async def new_game(
        self,
        *,
        system: str,
        options: Mapping[str, str],
        seed: str | None,
        owner_id: int,
        guild_id: int | None,
        channel_id: int,
        locale: str,
    ) -> GameState:
        """Set up a game in a channel; without a seed one is drawn.

        Raises `ChannelBusy`, `engine.games.UnknownGame`, and `ValueError` for options that the game does not know.
        """
        rules = engine.games.find(system)
        seed = seed or secrets.token_hex(16)
        outcome = new_game(rules, seed=seed, options=options)
        now = self._now()
        period, round_ = rules.progress(outcome.world)
        row = GameRow(
            id="".join(secrets.choice(_ALPHABET) for _ in range(8)),
            system=rules.name,
            version=1,
            locale=locale,
            owner_id=owner_id,
            guild_id=guild_id,
            channel_id=channel_id,
            status=OVER if outcome.save.over else RUNNING,
            options=msgspec.json.encode(dict(options)).decode(),
            save=dump(outcome.save).decode(),
            seed_hash=seed_hash(seed),
            period=period,
            round=round_,
            told_from=1,
            created_at=now,
            updated_at=now,
        )
        first = _Decision("new", (), period, round_, outcome.events)
        entry = _entry(row.id, 1, first, actor=owner_id, rules=rules, now=now)
        message = Message(kind="post", first_version=1, version=1, created_at=now, due_at=now)
        try:
            await self.store.create(row, entry=entry, message=message)
        except ChannelTaken as error:
            busy = await self.store.game_in(channel_id)
            raise ChannelBusy(busy.id if busy else "") from error
        return state_of(row, rules, outcome, stretches_of([(period, round_, outcome.events)]))

    async def load(self, game_id: str, *, since: int | None = None) -> GameState:
        """A game as it stands; its events from journal row `since` on, by default those of the last decision.

        Raises `NoSuchGame`, `SaveDamaged`, `SaveTooNew`.
        """
        return await self._loaded(await self._row(game_id), since=since)

    async def in_channel(self, channel_id: int) -> GameState | None:
        """The running game of a channel or thread, or else the last one played there; None when there was none.

        Raises `SaveDamaged`, `SaveTooNew`.
        """
        row = await self.store.game_in(channel_id)
        return await self._loaded(row) if row is not None else None

    async def running(self) -> list[GameSummary]:
        """Every running game, the oldest first."""
        return [summary_of(row) for row in await self.store.running()]

    async def history(self, game_id: str, *, since: int = 1, until: int | None = None) -> tuple[Stretch, ...]:
        """What happened from journal row `since` (`board_from`: since the living message was posted) to row `until`.

        Raises `NoSuchGame`, `SaveDamaged`, `SaveTooNew`.
        """
        row = await self._row(game_id)
        return await self._stretches(row, open_save(row)[0], since=since, until=until)

    async def decide(self, game_id: str, *, version: int, answer: Answer, actor: int) -> GameState:
        """Take one decision in the position of `version`.

        When mended rules have reopened the step meanwhile, the answer is not taken: the state says `reopened`.
        Raises `NoSuchGame`, `NotYourGame`, `GameOver`, `AlreadyDecided`, `Refused`, `SaveDamaged`, `SaveTooNew`.
        """
        row = await self._row_to_change(game_id, version=version, actor=actor)
        rules, save = open_save(row)
        outcome = play(row, rules, save, answer)
        decision = _decision("answer", answer, (row.period, row.round), outcome)
        after = await self._stored(row, rules, [decision], outcome=outcome, actor=actor, told_from=version + 1)
        return state_of(after, rules, outcome, _stretches([decision]))

    async def auto(self, game_id: str, *, version: int, scope: Scope, actor: int) -> GameState:
        """Let the steward decide: once, to the end of the phase, of the day (the period), or of the game.

        A phase ends when something else is asked, or with the round. The decisions are stored in chunks, each whole or
        not at all, every decision with its own journal row; one message tells them all.
        Raises what `decide` raises, but for `Refused`.
        """
        row = await self._row_to_change(game_id, version=version, actor=actor)
        rules, save = open_save(row)
        outcome = play(row, rules, save, None)
        ended = _end_of(scope, rules, outcome)
        told: list[_Decision] = []
        more = True
        while more:
            if outcome.reopened:
                decisions, more = [_decision("steward", (), (row.period, row.round), outcome)], False
            else:
                decisions, outcome = await _steward_plays(row, rules, outcome, ended=ended)
                more = not ended(outcome)
            told += decisions
            row = await self._stored(
                row, rules, decisions, outcome=outcome, actor=actor, told_from=version + 1, more=more
            )
        return state_of(row, rules, outcome, _stretches(told))

    async def advice(self, game_id: str) -> Answer:
        """What the steward would do now. Raises `NoSuchGame`, `GameOver`, `SaveDamaged`, `SaveTooNew`."""
        answer = self.advise(await self.load(game_id))
        if answer is None:
            raise GameOver(game_id)
        return answer

    def advise(self, state: GameState) -> Answer | None:
        """What the steward would do in a state that is already loaded; None when nothing is asked."""
        if state.ask is None:
            return None
        steward = _steward(engine.games.find(state.system), state.id, state.version)
        answer: Answer = steward.answer(state.view, state.ask)
        return answer

    async def set_house_rules(self, game_id: str, *, version: int, options: Mapping[str, str], actor: int) -> GameState:
        """Set a game up anew under other house rules, with its seed, as long as nothing has been decided in it.

        Raises what `decide` raises, but for `Refused`, and `ValueError` for options that the game does not know.
        """
        row = await self._row_to_change(game_id, version=version, actor=actor)
        if not summary_of(row).untouched:
            raise AlreadyDecided(game_id)
        rules, save = open_save(row)
        outcome = new_game(rules, seed=save.seed, options=options)
        decision = _decision("rules", (), (row.period, row.round), outcome)
        extra = {"options": msgspec.json.encode(dict(options)).decode()}
        after = await self._stored(row, rules, [decision], outcome=outcome, actor=actor, told_from=1, extra=extra)
        return state_of(after, rules, outcome, _stretches([decision]))

    async def resign(self, game_id: str, *, version: int, actor: int) -> GameState:
        """Give a game up: its channel is free again, its seed may be seen.

        A game whose save cannot be read can be resigned, too; its state has no view then, and its board stays.
        Raises `NoSuchGame`, `NotYourGame`, `GameOver`, `AlreadyDecided`.
        """
        row = await self._row_to_change(game_id, version=version, actor=actor)
        now = self._now()
        number = row.version + 1
        changes: dict[str, Any] = {"version": number, "status": RESIGNED, "told_from": number, "updated_at": now}
        after = replace(row, **changes)
        entry = _entry(
            row.id, number, _Decision("resign", (), row.period, row.round, ()), actor=actor, rules=None, now=now
        )
        message: Message | None = None
        try:
            rules, save = open_save(row)
            state = state_of(after, rules, play(row, rules, save, None), ())
            message = Message(kind="edit", first_version=number, version=number, created_at=now, due_at=now)
        except SaveUnreadable:
            state = state_of(after, None, None, ())
        await self._commit(row, changes, [entry], message)
        return state

    async def _row(self, game_id: str) -> GameRow:
        row = await self.store.game(game_id)
        if row is None:
            raise NoSuchGame(game_id)
        return row

    async def _row_to_change(self, game_id: str, *, version: int, actor: int) -> GameRow:
        row = await self._row(game_id)
        if row.owner_id != actor:
            raise NotYourGame(game_id, owner_id=row.owner_id)
        if row.status != RUNNING:
            raise GameOver(game_id)
        if row.version != version:
            raise AlreadyDecided(game_id)
        return row

    async def _loaded(self, row: GameRow, *, since: int | None = None) -> GameState:
        rules, save = open_save(row)
        outcome = play(row, rules, save, None)
        return state_of(row, rules, outcome, await self._stretches(row, rules, since=since or row.told_from))

    async def _stretches(
        self, row: GameRow, rules: System[Any], *, since: int, until: int | None = None
    ) -> tuple[Stretch, ...]:
        entries = await self.store.journal(row.id, first=since, last=until or row.version)
        anew = [place for place, entry in enumerate(entries) if entry.action == "rules"]
        entries = entries[anew[-1] :] if anew else entries  # what came before was set up under other rules
        return stretches_of((entry.period, entry.round, events_of(row, rules, entry.events)) for entry in entries)

    async def _stored(
        self,
        row: GameRow,
        rules: System[Any],
        decisions: Sequence[_Decision],
        *,
        outcome: Outcome[Any],
        actor: int,
        told_from: int,
        more: bool = False,
        extra: Mapping[str, str] | None = None,
    ) -> GameRow:
        """Store decisions taken one after the other from `row` on; returns the row as it is then.

        With `more` to come at once, the message is held back for the one that will overtake it.
        """
        now, version = self._now(), row.version + len(decisions)
        period, round_ = rules.progress(outcome.world)
        changes: dict[str, Any] = {
            "version": version,
            "status": OVER if outcome.save.over else RUNNING,
            "save": dump(outcome.save).decode(),
            "period": period,
            "round": round_,
            "told_from": told_from,
            "updated_at": now,
            **(extra or {}),
        }
        entries = [
            _entry(row.id, number, decision, actor=actor, rules=rules, now=now)
            for number, decision in enumerate(decisions, row.version + 1)
        ]
        fresh = (period, round_) != (row.period, row.round) or outcome.save.over
        message = Message(
            kind="post" if fresh else "edit",
            first_version=told_from,
            version=version,
            created_at=now,
            due_at=now + _LATER if more else now,
        )
        await self._commit(row, changes, entries, message)
        return replace(row, **changes)

    async def _commit(
        self, row: GameRow, changes: Mapping[str, Any], entries: Sequence[JournalRow], message: Message | None
    ) -> None:
        try:
            await self.store.commit(row.id, version=row.version, changes=changes, entries=entries, message=message)
        except Stale as error:
            raise AlreadyDecided(row.id) from error


def _decision(action: str, answer: Answer, place: tuple[int, int], outcome: Outcome[Any]) -> _Decision:
    if outcome.reopened:
        action, answer = "reopened", ()
    return _Decision(action, answer, *place, outcome.events)


def _stretches(decisions: Sequence[_Decision]) -> tuple[Stretch, ...]:
    return stretches_of((decision.period, decision.round, decision.events) for decision in decisions)


def _entry(
    game_id: str, version: int, decision: _Decision, *, actor: int, rules: System[Any] | None, now: datetime
) -> JournalRow:
    return JournalRow(
        game_id=game_id,
        version=version,
        action=decision.action,
        actor=actor,
        answer=msgspec.json.encode(decision.answer).decode(),
        events=msgspec.json.encode(decision.events).decode(),
        rules=rules.rules_version if rules else "",
        period=decision.period,
        round=decision.round,
        created_at=now,
    )


def _steward(rules: System[Any], game_id: str, version: int) -> Policy:
    # A seed of its own, open to all: the steward may not know the game's.
    steward: Policy = rules.policies["steward"](f"{game_id}/{version}")
    return steward


async def _steward_plays(
    row: GameRow, rules: System[Any], outcome: Outcome[Any], *, ended: Callable[[Outcome[Any]], bool]
) -> tuple[list[_Decision], Outcome[Any]]:
    """The steward's next decisions: as far as `ended` says, at most a chunk. The event loop gets its turns."""
    steward = _steward(rules, row.id, row.version)
    decisions: list[_Decision] = []
    place = (row.period, row.round)
    while outcome.ask is not None and len(decisions) < _CHUNK:
        answer = steward.answer(rules.view(outcome.world), outcome.ask)
        outcome = play(row, rules, outcome.save, answer)
        decisions.append(_decision("steward", answer, place, outcome))
        if ended(outcome):
            break
        place = rules.progress(outcome.world)
        if len(decisions) % _BREATH == 0:
            await asyncio.sleep(0)
    return decisions, outcome


def _end_of(scope: Scope, rules: System[Any], start: Outcome[Any]) -> Callable[[Outcome[Any]], bool]:
    """Whether a later outcome lies beyond the scope that begins with `start`."""
    period, round_ = rules.progress(start.world)
    kind = start.ask.kind if start.ask else ""

    def ended(outcome: Outcome[Any]) -> bool:
        if outcome.ask is None or outcome.reopened or scope == "decision":
            return True
        if scope == "all":
            return False
        here = rules.progress(outcome.world)
        return here[0] != period if scope == "day" else here != (period, round_) or outcome.ask.kind != kind

    return ended
