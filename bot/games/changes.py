"""What changes in a game, for whoever has to store something with it: who watches, votes, keeps a calendar, records.

A follower is asked before a change is stored, and gives the statements that belong to the same transaction: what it
owes is stored with the decision that it is owed for, or not at all.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

import msgspec

from db.games import Along, GameRow, JournalRow
from db.schema.games import OVER, RUNNING


class _Place(msgspec.Struct):
    step: str = ""


_PLACE = msgspec.json.Decoder(_Place)


@dataclass(frozen=True, slots=True)
class Change:
    """A game before and after a change of its version, and the journal rows that it adds."""

    before: GameRow
    after: GameRow
    entries: tuple[JournalRow, ...]

    @property
    def by(self) -> str:
        """How it was decided: the action of its last journal row."""
        return self.entries[-1].action if self.entries else ""

    @property
    def new_period(self) -> bool:
        """Whether another period, a day or a turn, has begun."""
        return self.after.period != self.before.period

    @property
    def ended(self) -> bool:
        """Whether it is over now, or given up."""
        return self.before.status == RUNNING != self.after.status

    @property
    def over(self) -> bool:
        """Whether it has been played to its end by this change."""
        return self.ended and self.after.status == OVER

    @property
    def new_phase(self) -> bool:
        """Whether the game has left the phase, round or period that it was in."""
        place = (self.before.period, self.before.round), (self.after.period, self.after.round)
        return place[0] != place[1] or _step(self.before) != _step(self.after)


OnStored = Callable[["Change", Collection[str], float], None]
"""Hears of a change that has been stored, which rounds have something to do now, and the seconds that it took."""

Follower = Callable[[Change], Along | None]
"""Gives what it has to store with a change; None for nothing."""


def _step(row: GameRow) -> str:
    return _PLACE.decode(row.save).step
