"""Prepared orders as a player types them: one a line, with a condition or without one."""

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
    """Raised for a line that is no order with or without a condition; `reason` is the end of the key of its text."""

    def __init__(self, reason: Literal["colon", "condition", "else", "order"]) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Line:
    """A prepared order, and when it is given: always, if a sign is true, if it is `not`, or if the line before it was
    passed over because of its own sign.
    """

    order: str
    when: Literal["always", "if", "not", "else"] = "always"
    sign: str = ""

    def applies(self, sign: bool, *, held: bool | None) -> bool:
        """Return whether the order is given, if its sign is true or not; `held` is whether the line before was."""
        return {"always": True, "if": sign, "not": not sign, "else": held is False}[self.when]


def read_line(text: str, *, after: Line | None) -> Line:
    """Return a typed line that follows another one. Raise `Unclear` if a part of it is missing, or if its “else”
    follows no condition.
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
    """Return a typed condition as an answer to the question about conditions. Raise `Refused` if there is no such
    condition.
    """
    try:
        return speech.ask.check(speech.listed((text,)))
    except Refused:
        # A sentence skips short words that it does not know, even the name of a piece; the refusal must name that word.
        first, *rest = text.split() or [""]
        return speech.ask.check(speech.listed((first, *(each for each in rest if not _joins(each)))))


def _joins(word: str) -> bool:
    return word.isalpha() and len(word) <= _SMALL
