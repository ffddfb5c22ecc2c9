"""The adviser's reasons for the sensible answers to a question, its own choice first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.asks import Answer, Ask
from engine.games.ascari.steward.advice import Reason
from engine.games.ascari.steward.goals import OWN, Goal
from engine.games.ascari.steward.orders import thoughts
from engine.games.ascari.world import View


def reason(view: View, ask: Ask, answer: Answer, aim: Goal = OWN) -> Reason:
    """Return the reason why the adviser suggests an answer: a key of `REASONS` with its values.

    Return ("", {}) if it does not suggest it.
    """
    found = (advice.tell() for advice in thoughts(view.position, ask, aim) if advice.answer == answer)
    return next(found, ("", {}))


def reasons(view: View, ask: Ask, aim: Goal = OWN) -> Mapping[Answer, Reason]:
    """Return the reason of each sensible answer, the adviser's own choice first."""
    return {advice.answer: advice.tell() for advice in thoughts(view.position, ask, aim)}
