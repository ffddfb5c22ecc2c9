"""Proposals to end or pause a game, which the leaders of both sides must accept.

A proposal ends when it is answered, when another one replaces it, or when a side gets a new leader.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Literal

import msgspec

from bot.games.endings import Endings
from bot.games.errors import AlreadyDecided, GameOver, NotYourGame, NotYourTurn
from bot.games.gate import Verb, expect_may
from bot.games.seats.chairs import CALENDAR_PACES, held_by
from bot.games.seats.clocks import is_over
from bot.games.seats.command import expect_leader
from bot.games.seats.deadlines import awaiting
from bot.games.state import GameState
from bot.games.storing import TRIES, Games
from bot.games.undoing import enqueued, other_chair
from db.games import ExtraWrite, GameRow, Stale
from db.notices import Notice
from db.schema.games import RUNNING
from db.sides import Offer, Pause, Turns, chairs_of, turns_of, written

OFFERED = "offered"
"""The `Notice.kind` of the messages that ask the leader of a side to agree."""
LASTS = timedelta(days=3)
"""How long a proposal is open."""
NOTICE = timedelta(hours=24)
"""How long a pause still lasts when a player ends it."""
_KEPT = 5
AGAIN = timedelta(hours=1)
"""How long after a refusal a side cannot make the same proposal again."""

Unmade = Literal["asked", "again", "refused", "nobody", "autopilot", "sides", "invited", "campaign", "claim"]
"""Why a proposal has not changed anything yet.

`asked`: the other leader is asked now. `again`: this was asked before. `refused`: the other leader has just refused.
`nobody`, `autopilot`: no user plays the other side. `sides`: the game does not have two sides. `invited`: the game has
not begun. `campaign`, `claim`: a campaign, or a game with a side that is out of time, cannot be paused.
"""


@dataclass(frozen=True, slots=True)
class Asked:
    """Identifies a proposal in its message by side, user, and time in milliseconds."""

    side: str
    user_id: int
    at: int


class Agreements:
    """Handles proposals between the leaders of two sides, and carries out those that are accepted."""

    def __init__(self, games: Games, endings: Endings) -> None:
        self._games = games
        self._endings = endings

    async def propose_end(self, game_id: str, *, actor: int) -> GameState | Unmade:
        """Propose to end a game without a winner; end it if the other leader has proposed this.

        Return the game if it has ended, otherwise the reason why not. Raise `NotYourGame` or `NotTheLeader` if the user
        leads no side. Raise `GameOver` if the game is over. Raise an error of `bot.games.gate.expect_may` if this kind
        of game cannot be ended this way.
        """
        for last in TRIES:
            row, now = await self._games.row(game_id), self._games.now()
            side, offer = _led(row, actor), turns_of(row).offer
            expect_may(row, Verb.BREAK_OFF)
            if (fault := _fault(row, side)) is not None:
                return fault
            if _waits(offer, now) and offer is not None and offer.side != side and offer.kind == "end":
                return await self._endings.break_off(row.id, actor=actor, expect=partial(_expect_same, offer=offer))
            try:
                return await self._propose(row, Offer(kind="end", side=side, at=now, ends=now + LASTS))
            except Stale as error:  # perhaps the other leader has proposed the same at this moment
                if last:
                    raise AlreadyDecided(row.id) from error
        raise AssertionError

    async def _propose(self, row: GameRow, offer: Offer) -> Unmade:
        """Store a proposal and queue its message.

        Return a reason if the same proposal is open or has just been refused. Raise `Stale` if the game has changed
        since its row was read.
        """
        turns, now = turns_of(row), self._games.now()
        before = turns.offer
        if before is not None and (before.kind, before.side, before.until) == (offer.kind, offer.side, offer.until):
            if _waits(before, now):
                return "again"
            if before.refused and now < before.at + AGAIN:
                return "refused"
        notice = Notice(
            kind=OFFERED,
            key=f"{offer.side}-{stamp(offer)}",
            due_at=now,
            game_id=row.id,
            channel_id=row.channel_id,
            facts={"side": offer.side, "at": stamp(offer)},
            expires_at=offer.ends,
        )
        changes = {"asked": written(msgspec.structs.replace(turns, offer=offer))}
        write = partial(enqueued, notice)
        await self._games.store.commit(row, changes=changes, entries=[], message=None, extra_writes=[write])
        return "asked"

    async def answer(self, game_id: str, asked: Asked, *, actor: int, agreed: bool) -> GameState | GameRow | None:
        """Accept or refuse a proposal. Return the game if the proposal was accepted, or None.

        If the proposing side refuses its own proposal, the proposal is withdrawn. Raise `AlreadyDecided` if the
        proposal is no longer open. Raise `NotYourTurn` if a side accepts its own proposal. Raise `NotYourGame` or
        `NotTheLeader` if the user leads no side. Raise `GameOver` if the game is over. Raise an error of
        `bot.games.gate.expect_may` if this kind of game does not allow the action.
        """
        row = await self._games.row(game_id)
        side, offer = _led(row, actor), self._open(row, asked)
        if agreed:
            expect_may(row, Verb.BREAK_OFF if offer.kind == "end" else Verb.PAUSE)
            if side == offer.side:
                others = {name: chair.user_id for name, chair in chairs_of(row).items() if name != side}
                raise NotYourTurn(row.id, system=row.system, sides=others)
            if offer.kind == "end":
                return await self._endings.break_off(row.id, actor=actor, expect=partial(_expect_same, offer=offer))
            return await self._pause(row.id, offer)

        def refuse(row: GameRow) -> tuple[dict[str, Any], list[ExtraWrite]]:
            _expect_same(row, offer=offer)
            left = None if side == offer.side else msgspec.structs.replace(offer, refused=True, at=self._games.now())
            return {"asked": written(msgspec.structs.replace(turns_of(row), offer=left))}, []

        await self._games.amend(game_id, refuse)
        return None

    # --- pauses ---

    async def propose_pause(self, game_id: str, *, actor: int, until: datetime) -> Unmade:
        """Propose to pause a game until a time, and return the outcome.

        Raise `NotYourGame` or `NotTheLeader` if the user leads no side. Raise `GameOver` if the game is over. Raise an
        error of `bot.games.gate.expect_may` if this kind of game cannot be paused.
        """
        for last in TRIES:
            row, now = await self._games.row(game_id), self._games.now()
            side = _led(row, actor)
            expect_may(row, Verb.PAUSE)
            if (fault := _fault(row, side)) is not None:
                return fault
            if row.pace in CALENDAR_PACES or row.calendar == RUNNING:
                return "campaign"
            if any(is_over(row, turns_of(row), each) for each in chairs_of(row)):
                return "claim"
            try:
                offer = Offer(kind="pause", side=side, at=now, ends=min(now + LASTS, until), until=until)
                return await self._propose(row, offer)
            except Stale as error:
                if last:
                    raise AlreadyDecided(row.id) from error
        raise AssertionError

    async def _pause(self, game_id: str, offer: Offer) -> GameRow:
        def pause(row: GameRow) -> tuple[dict[str, Any], list[ExtraWrite]]:
            _expect_same(row, offer=offer)
            assert offer.until is not None
            turns, now = turns_of(row), self._games.now()
            since = now if turns.pause is None else turns.pause.since
            return self._paused(row, msgspec.structs.replace(turns, offer=None), Pause(since=since, until=offer.until))

        return await self._games.amend(game_id, pause)

    async def end_pause(self, game_id: str, *, actor: int) -> datetime | None:
        """End a pause early for a leader, after the period of notice (`NOTICE`).

        Return when it ends, or None if the game is not paused. Raise `NotYourGame` or `NotTheLeader` if the user leads
        no side. Raise `GameOver` if the game is over.
        """

        def shorten(row: GameRow) -> tuple[dict[str, Any], list[ExtraWrite]]:
            _led(row, actor)
            turns = turns_of(row)
            if turns.pause is None:
                return {"asked": row.asked}, []
            until = min(turns.pause.until, self._games.now() + NOTICE)
            return self._paused(row, turns, msgspec.structs.replace(turns.pause, until=until))

        pause = turns_of(await self._games.amend(game_id, shorten)).pause
        return pause.until if pause is not None else None

    def _paused(self, row: GameRow, turns: Turns, pause: Pause) -> tuple[dict[str, Any], list[ExtraWrite]]:
        fresh = replace(row, asked=written(msgspec.structs.replace(turns, pause=pause)))
        return {"asked": fresh.asked}, [awaiting(fresh, self._games.now())]

    async def resume(self, game_id: str, more: Callable[[GameRow], ExtraWrite]) -> bool:
        """Restart a game's clocks after a pause or holiday. Return False if none is over.

        `more` returns SQL statements for the same transaction.
        """
        done = [False]

        def resumed(row: GameRow) -> tuple[dict[str, Any], list[ExtraWrite]]:
            turns, now = turns_of(row), self._games.now()
            every = [turns.pause, *turns.away.values()]
            over = [each for each in every if each is not None and each.until <= now]
            done[0] = row.status == RUNNING and bool(over)
            if not done[0]:
                return {"asked": row.asked}, []
            pauses = (*turns.pauses, *(msgspec.structs.replace(each, until=now) for each in over))[-_KEPT:]
            pause = None if turns.pause in over else turns.pause
            away = {side: each for side, each in turns.away.items() if each not in over}
            changed = msgspec.structs.replace(turns, pause=pause, away=away, pauses=pauses)
            fresh = replace(row, asked=written(changed))
            fresh = self._games.caught_up(fresh)
            return {"asked": fresh.asked}, [awaiting(fresh, now), more(fresh)]

        await self._games.amend(game_id, resumed)
        return done[0]

    def _open(self, row: GameRow, asked: Asked) -> Offer:
        """Return the open proposal that a message refers to.

        Raise `AlreadyDecided` if it is no longer open.
        """
        offer = turns_of(row).offer
        if offer is None or (offer.side, stamp(offer)) != (asked.side, asked.at) or self._games.now() >= offer.ends:
            raise AlreadyDecided(row.id)
        if chairs_of(row)[offer.side].user_id != asked.user_id:
            raise AlreadyDecided(row.id)
        _expect_same(row, offer=offer)
        return offer


def stamp(offer: Offer) -> int:
    """Return the time of a proposal in milliseconds, which identifies it."""
    return int(offer.at.timestamp() * 1_000)


def _waits(offer: Offer | None, now: datetime) -> bool:
    """Return whether a proposal is waiting for an answer."""
    return offer is not None and not offer.refused and now < offer.ends


def _expect_same(row: GameRow, *, offer: Offer) -> None:
    """Raise `GameOver` if the game is over. Raise `AlreadyDecided` if a proposal is no longer open."""
    if row.status != RUNNING:
        raise GameOver(row.id)
    if turns_of(row).offer != offer or offer.refused:
        raise AlreadyDecided(row.id)


def _fault(row: GameRow, side: str) -> Unmade | None:
    """Return why no other leader can accept this side's proposal. Return None if one can accept it."""
    other = other_chair(row, side)
    if other is None:
        return "sides"
    if other.open:
        return "nobody"
    if other.steward:
        return "autopilot"
    return "invited" if turns_of(row).invited else None


def _led(row: GameRow, actor: int) -> str:
    """Return the side that a user leads.

    Raise `NotYourGame` or `NotTheLeader` if the user leads no side. Raise `GameOver` if the game is over.
    """
    held = held_by(row, actor)
    if not held:
        raise NotYourGame(row.id, owner_id=row.owner_id, players=row.players)
    if row.status != RUNNING:
        raise GameOver(row.id)
    expect_leader(row, held[0], actor)
    return held[0]
