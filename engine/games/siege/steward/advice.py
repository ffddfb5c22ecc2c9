"""What the adviser suggests: an answer, and the text key of its reason."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.core.asks import DONE, JOIN, Answer
from engine.core.frozen import Frozen
from engine.games.siege.world import Counter

REASONS: Final = (
    "begin",
    "historical",
    "nothing-to-do",
    "place-betsy",
    "return-wounded",
    "mend",
    "rest",
    "shelter-leaders",
    "garrison",
    "man-post",
    "leader-to-post",
    "leave-barred",
    "lodge",
    "good-shot",
    "kill-fanatic",
    "panic",
    "hold-fire",
    "escape-fire",
    "withdraw",
    "civilians-away",
    "engage",
    "reinforce",
    "meet",
    "approach",
    "leader-joins",
    "weapon-joins",
    "stand-fast",
    "only-answer",
)
"""Every reason that an `Advice` may have; each has a localized message."""


class Advice(Frozen, frozen=True):
    """A recommended answer, and its reason: the key and facts of a text."""

    answer: Answer
    reason: str
    facts: Mapping[str, Any] = {}
    movers: Sequence[Counter] = ()
    """The counters that move with an advised move."""


def done(reason: str, **facts: Any) -> Advice:
    """Return advice to end the phase for the given reason."""
    return Advice(DONE, reason, facts)


def move(start: str, end: str, counters: Sequence[Counter], reason: str) -> Advice:
    """Return the advice to move counters from one zone to another."""
    names = JOIN.join([counter.id for counter in counters])
    return Advice(("move", start, end, names), reason, {"from": start, "to": end}, counters)
