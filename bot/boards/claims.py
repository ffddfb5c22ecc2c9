"""Reserves the pending board for delivery in the transaction of a decision.

This works only while no other delivery of the game is in progress. Other boards are claimed from the outbox.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.delivery.channels import LEASE
from bot.games.changes import Change
from bot.games.state import GameState
from db.board_outbox import Outbox, PendingBoard, claim_open
from db.games import ExtraWrite

BEGUN = 5.0
"""How long, in seconds, a message waits at most until the delivery of a decision's board has begun. This usually takes
some milliseconds.
"""
_DECIDING: ContextVar[tuple[Claim, ...]] = ContextVar("deciding", default=())
"""The open claims of the current task. Messages that the task posts during its decision do not wait for them."""


@dataclass(slots=True, eq=False)
class Claim:
    """A claim on the board of a decision, until its delivery begins.

    `pending` is the board that was claimed at `since`, or None. The caller sets `state` to the state after the
    decision. The claim is `stale` if another board has been delivered. It is `over` once its delivery has begun or can
    no longer begin.
    """

    game_id: str
    _claims: Claims
    pending: PendingBoard | None = None
    state: GameState | None = None
    since: float = 0.0
    stale: bool = False
    over: asyncio.Event = field(default_factory=asyncio.Event)

    def begin(self, game_id: str) -> ExtraWrite:
        """Return the SQL statements that claim a new game's board."""
        self.game_id = game_id
        return self._take

    def follow(self, change: Change) -> ExtraWrite | None:
        """Return a function that claims the board within the transaction of a decision.

        Return None if another decision follows.
        """
        return None if change.more else self._take

    async def _take(self, connection: AsyncConnection) -> Collection[str]:
        """Claim the game's pending rows. Return an empty collection."""
        claims = self._claims
        now, self.since, self.stale = claims.now(), claims.ticks(), False
        at = claims.outbox.database.lease_time(now)
        others = [each for each in claims.of(self.game_id) if each is not self]
        busy = claims.busy(self.game_id) or bool(others)
        until = at + LEASE
        # A process that delivers the game does not see later rows, so nothing is claimed, and a separate claim waits
        # for it.
        self.pending = await claim_open(connection, self.game_id, by=claims.by, at=at, until=until, in_hand=busy)
        return ()


class Claims:
    """The rows that this process has claimed.

    `busy` tells whether this process is delivering the board of a given game.
    """

    def __init__(
        self,
        outbox: Outbox,
        *,
        by: str,
        now: Callable[[], datetime],
        ticks: Callable[[], float],
        busy: Callable[[str], bool],
    ) -> None:
        self.outbox = outbox
        self.by = by
        self.now = now
        self.ticks = ticks
        self.busy = busy
        self._open: list[Claim] = []

    @contextmanager
    def deciding(self, game_id: str = "") -> Iterator[Claim]:
        """Claim the board for the decision made in the `with` block.

        Pass the claim's `follow` to the service with the decision, or its `begin` with a new game. Then set its `state`
        to the result.
        """
        claim = Claim(game_id, self)
        self._open.append(claim)
        token = _DECIDING.set((*_DECIDING.get(), claim))
        try:
            yield claim
        finally:
            _DECIDING.reset(token)
            claim.over.set()
            if claim in self._open:
                self._open.remove(claim)

    def of(self, game_id: str) -> list[Claim]:
        """Return the claims on a game's boards that are not being delivered yet."""
        return [each for each in self._open if each.pending is not None and each.game_id == game_id]

    async def begun(self, game_id: str) -> None:
        """Wait until the delivery of a game's other boards has begun, at most `BEGUN` seconds."""
        others = [each for each in self.of(game_id) if each not in _DECIDING.get()]
        waiting = [asyncio.ensure_future(each.over.wait()) for each in others]
        if waiting:
            _, late = await asyncio.wait(waiting, timeout=BEGUN)
            for each in late:
                each.cancel()

    def held(self) -> list[PendingBoard]:
        """Return the boards that open claims hold, as rows of the database."""
        return [each.pending for each in self._open if each.pending is not None]

    def end(self, game_id: str) -> list[Claim]:
        """End all claims on a game's board and return them."""
        ended = self.of(game_id)
        self._open = [each for each in self._open if each not in ended]
        for claim in ended:
            claim.over.set()
        return ended

    def outdate(self, game_id: str) -> None:
        """Mark the claims on a game as outdated after a delivery."""
        for claim in self._open:
            claim.stale = claim.stale or claim.game_id == game_id
