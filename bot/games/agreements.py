"""Proposals that need the leaders of both sides of a game: to end it without a winner.

A proposal is stored in the game's row next to the sides that are asked. It stays open while the game goes on, and ends
when it is answered, replaced by another one, or when a side gets another leader.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Literal

import msgspec

from bot.games.endings import Endings
from bot.games.errors import AlreadyDecided, GameOver, NotYourGame, NotYourTurn
from bot.games.gate import Verb, expect_may
from bot.games.seats.chairs import held_by
from bot.games.seats.command import expect_leader
from bot.games.state import GameState
from bot.games.storing import TRIES, Games
from bot.games.undoing import enqueued, other_chair
from db.games import ExtraWrite, GameRow, Stale
from db.notices import Notice
from db.schema.games import RUNNING
from db.sides import Offer, chairs_of, turns_of, written

OFFERED = "offered"
"""The kind of the messages that ask the leader of a side to agree."""
LASTS = timedelta(days=3)
"""How long a proposal is open."""
AGAIN = timedelta(hours=1)
"""How long after a refusal a side cannot propose the same."""

Unmade = Literal["asked", "again", "refused", "nobody", "autopilot", "sides", "invited"]
"""The results of a proposal that changes nothing yet: the other leader is asked, was already asked, or has just
refused; nobody or the autopilot plays the other side; the game has not two sides, or has not begun.
"""


@dataclass(frozen=True, slots=True)
class Asked:
    """A proposal as its message names it: the side and user who made it, and the time in milliseconds."""

    side: str
    user_id: int
    at: int


class Agreements:
    """Makes proposals to the leader of the other side, and carries out those that are agreed to."""

    def __init__(self, games: Games, endings: Endings) -> None:
        self._games = games
        self._endings = endings

    async def propose_end(self, game_id: str, *, actor: int) -> GameState | Unmade:
        """Propose to end a game without a winner; if the other leader has proposed it already, end it.

        Return the game if it has ended, else why it has not. Raise `NotYourGame`, `NotTheLeader`, `GameOver`, and the
        errors of `bot.games.gate.expect_may`.
        """
        for last in TRIES:
            row, now = await self._games.row(game_id), self._games.now()
            side, offer = _led(row, actor), turns_of(row).offer
            expect_may(row, Verb.BREAK_OFF)
            if (fault := _fault(row, side)) is not None:
                return fault
            if _waits(offer, now) and offer is not None and offer.side != side:
                return await self._endings.break_off(row.id, actor=actor, expect=partial(_expect_same, offer=offer))
            try:
                return await self._propose(row, Offer(kind="end", side=side, at=now, ends=now + LASTS))
            except Stale as error:  # perhaps the other leader has proposed the same at this moment
                if last:
                    raise AlreadyDecided(row.id) from error
        raise AssertionError

    async def _propose(self, row: GameRow, offer: Offer) -> Unmade:
        """Store a proposal and enqueue its message, unless the same one is open or has just been refused. Raise
        `Stale`.
        """
        turns, now = turns_of(row), self._games.now()
        before = turns.offer
        if before is not None and (before.kind, before.side) == (offer.kind, offer.side):
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

    async def answer(self, game_id: str, asked: Asked, *, actor: int, agreed: bool) -> GameState | None:
        """Answer a proposal: carry it out and return the game, or refuse it and return None. Its own side withdraws it.

        Raise `AlreadyDecided` if it is no longer open, `NotYourTurn` for agreeing to one’s own, `NotYourGame`,
        `NotTheLeader`, `GameOver`, and the errors of `bot.games.gate.expect_may`.
        """
        row = await self._games.row(game_id)
        side, offer = _led(row, actor), self._open(row, asked)
        if agreed:
            expect_may(row, Verb.BREAK_OFF)
            if side == offer.side:
                others = {name: chair.user_id for name, chair in chairs_of(row).items() if name != side}
                raise NotYourTurn(row.id, system=row.system, sides=others)
            return await self._endings.break_off(row.id, actor=actor, expect=partial(_expect_same, offer=offer))

        def refuse(row: GameRow) -> tuple[dict[str, Any], list[ExtraWrite]]:
            _expect_same(row, offer=offer)
            left = None if side == offer.side else msgspec.structs.replace(offer, refused=True, at=self._games.now())
            return {"asked": written(msgspec.structs.replace(turns_of(row), offer=left))}, []

        await self._games.amend(game_id, refuse)
        return None

    def _open(self, row: GameRow, asked: Asked) -> Offer:
        """Return the open proposal that a message names. Raise `AlreadyDecided` if it is another one, or none."""
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
    """Return whether a proposal waits for an answer."""
    return offer is not None and not offer.refused and now < offer.ends


def _expect_same(row: GameRow, *, offer: Offer) -> None:
    """Raise `GameOver`, or `AlreadyDecided` if a proposal is no longer open."""
    if row.status != RUNNING:
        raise GameOver(row.id)
    if turns_of(row).offer != offer or offer.refused:
        raise AlreadyDecided(row.id)


def _fault(row: GameRow, side: str) -> Unmade | None:
    """Return why nobody can agree to a proposal of a side; None if the leader of the other side can."""
    other = other_chair(row, side)
    if other is None:
        return "sides"
    if other.open:
        return "nobody"
    if other.steward:
        return "autopilot"
    return "invited" if turns_of(row).invited else None


def _led(row: GameRow, actor: int) -> str:
    """Return the side that a user leads. Raise `NotYourGame`, `NotTheLeader`, `GameOver`."""
    held = held_by(row, actor)
    if not held:
        raise NotYourGame(row.id, owner_id=row.owner_id, players=row.players)
    if row.status != RUNNING:
        raise GameOver(row.id)
    expect_leader(row, held[0], actor)
    return held[0]
