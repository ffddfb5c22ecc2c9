"""Reads prepared orders as players type them: one per line, with an optional condition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.answers.typed import TypedAnswers
from engine.core.asks import Answer, Refused
from render.vocabulary import compared

IF, NOT, ELSE = (
    frozenset({"if", "se", "si"}),
    frozenset({"not", "non", "pas"}),
    frozenset({"else", "altrimenti", "sinon"}),
)
"""The words that begin a condition, that negate one, and that stand for its opposite, in three languages."""
_SMALL = 4
"""The maximum length of a joining word (“in”, “dans”)."""


class Unclear(ValueError):
    """Raised if a typed line is not a valid prepared order.

    `reason` is the last part of the error message's key.
    """

    def __init__(self, reason: Literal["colon", "condition", "else", "order"]) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Line:
    """A prepared order and its condition.

    `when` tells when the order is given: `always`, `if` the condition `sign` is true, `not` if it is false, or `else`
    if the condition of the order before was not met.
    """

    order: str
    when: Literal["always", "if", "not", "else"] = "always"
    sign: str = ""

    def applies(self, sign: bool, *, held: bool | None) -> bool:
        """Return whether to give the order.

        `sign` is whether its condition is true. `held` is whether the previous condition was true.
        """
        return {"always": True, "if": sign, "not": not sign, "else": held is False}[self.when]


def read_line(text: str, *, after: Line | None) -> Line:
    """Return the prepared order in a line that a player typed. `after` is the previous line.

    Raise `Unclear` if a part is missing, or if an “else” does not follow a condition.
    """
    head, *rest = text.split()
    word = compared(head.rstrip(":"))
    if word not in IF | ELSE:
        return Line(" ".join((head, *rest)))
    condition, colon, order = " ".join((head, *rest)).partition(":")
    if not colon:
        raise Unclear("colon")
    if not (order := order.strip()):
        raise Unclear("order")
    if word in ELSE:
        if after is None or after.when not in {"if", "not"}:
            raise Unclear("else")
        return Line(order, "else")
    sign = condition.split()[1:]
    negated = bool(sign) and compared(sign[0]) in NOT
    if not sign[negated:]:
        raise Unclear("condition")
    return Line(order, "not" if negated else "if", " ".join(sign[negated:]))


def read_sign(speech: TypedAnswers, text: str) -> Answer:
    """Return a typed condition as an answer. Raise `Refused` if no condition matches."""
    try:
        return speech.ask.check(speech.listed((text,)))
    except Refused:
        # A sentence skips short words that it does not know, even the name of a piece; the refusal must name that word.
        first, *rest = text.split() or [""]
        return speech.ask.check(speech.listed((first, *(each for each in rest if not _joins(each)))))


def _joins(word: str) -> bool:
    return word.isalpha() and len(word) <= _SMALL
