"""Lets features store their own data together with a change of a game.

A follower is a function that is called before a change is stored. It returns SQL statements for the same transaction.
Callers of the service can pass a follower with their own decision. Registered followers are called for everyone's
decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from db.games import REOPENED, UNDO, ExtraWrite, GameRow, JournalRow
from db.schema.games import OVER, RUNNING


class _Place(msgspec.Struct):
    step: str = ""


_PLACE = msgspec.json.Decoder(_Place)

END, PHASE, TAKEN_BACK, SIDES = "end", "phase", "taken back", "sides"
"""The kinds of changes: one that ends a game; one that leaves a phase, round, day or turn; an undo; any change in a
game of several sides.

The way in which the players decide, before and after a change, is a kind as well.
"""


@dataclass(frozen=True, slots=True)
class Change:
    """The change of a game to a new version: the old row, the new row and the journal rows.

    If `more` is set, another change by the autopilot follows for the same decision.
    """

    before: GameRow
    after: GameRow
    entries: tuple[JournalRow, ...]
    more: bool = False

    @property
    def by(self) -> str:
        """The action of the last journal row."""
        return self.entries[-1].action if self.entries else ""

    @property
    def reopened(self) -> bool:
        """Whether corrected rules have reopened a step. The decision did not count then."""
        return self.by == REOPENED

    @property
    def ended(self) -> bool:
        """Whether this change ended the game."""
        return self.before.status == RUNNING != self.after.status

    @property
    def over(self) -> bool:
        """Whether this change ended the game with a result, not by resignation."""
        return self.ended and self.after.status == OVER

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of this change. They determine which registered functions are called."""
        before, after = self.before, self.after
        kinds = {before.command, after.command}
        if self.ended:  # perhaps because its save cannot be read: then nobody knows its phase
            kinds.add(END)
        elif (before.period, before.round) != (after.period, after.round) or _PLACE.decode(
            before.save
        ).step != _PLACE.decode(after.save).step:
            kinds.add(PHASE)
        if self.entries and self.entries[-1].action == UNDO:
            kinds.add(TAKEN_BACK)
        if after.asked is not None:
            kinds.add(SIDES)
        return frozenset(kinds)


OnStored = Callable[["Change", Collection[str], float], None]
"""A function that is called with a stored change, the names of the scheduler jobs that have work now, and the seconds
that storing took.
"""

Follower = Callable[[Change], ExtraWrite | None]
"""A function that returns the SQL statements to store with a change; None for none."""

_Follower = TypeVar("_Follower", bound=Callable[..., ExtraWrite | None])


def following(*kinds: str) -> Callable[[_Follower], _Follower]:
    """Return a decorator that limits a follower to certain kinds of changes."""

    def mark(follower: _Follower) -> _Follower:
        follower.kinds = frozenset(kinds)  # type: ignore[attr-defined]
        return follower

    return mark
