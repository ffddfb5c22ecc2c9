"""The adviser's reasons for the sensible answers to a question."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.asks import Answer, Ask
from engine.games.ascari.steward.advice import Reason
from engine.games.ascari.steward.goals import OWN, Goal
from engine.games.ascari.steward.orders import thoughts
from engine.games.ascari.world import View


def reason(view: View, ask: Ask, answer: Answer, aim: Goal = OWN) -> Reason:
    """Return why the adviser suggests an answer: a key of `REASONS` and its values.

    The key is empty if the adviser does not suggest the answer.
    """
    found = (advice.tell() for advice in thoughts(view.position, ask, aim) if advice.answer == answer)
    return next(found, ("", {}))


def reasons(view: View, ask: Ask, aim: Goal = OWN) -> Mapping[Answer, Reason]:
    """Return the reasons of all sensible answers, with the adviser's choice first."""
    return {advice.answer: advice.tell() for advice in thoughts(view.position, ask, aim)}
