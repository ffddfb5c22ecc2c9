"""What the adviser suggests: an answer, and the text key of its reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from engine.core.asks import DONE, Answer

Reason = tuple[str, Mapping[str, Any]]
"""A key of `REASONS` and the facts of its sentence."""

REASONS: Final = (
    "as-in-history",
    "takes-place",
    "attacks",
    "joins-assault",
    "advances",
    "to-post",
    "out-of-sight",
    "into-cover",
    "fires-from-there",
    "closes-up",
    "from-horse",
    "better-ground",
    "leader-joins",
    "guns-forward",
    "guns-unlimber",
    "falls-back",
    "drives-off",
    "stand-fast",
    "as-ordered",
    "keeps-it",
    "good-shot",
    "last-step",
    "hold-fire",
    "good-chance",
    "too-near",
    "lets-pass",
    "nothing-to-do",
    "only-answer",
)
"""Every reason that an `Advice` may have; each has a message."""


class Advice(NamedTuple):
    """An answer, and a function that returns its reason.

    A reason is a key of `REASONS` with the values for its text.
    """

    answer: Answer
    tell: Callable[[], Reason]


def said(answer: Answer, reason: str, **facts: Any) -> Advice:
    """Return advice to give this answer. `reason` is its reason."""
    return Advice(answer, lambda: (reason, facts))


def done(reason: str) -> Advice:
    """Return advice to end the phase, with this `reason`."""
    return said(DONE, reason)
