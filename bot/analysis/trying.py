"""Helps users try a mistake again: the position, the possible orders and the result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import engine.games
from engine.core.asks import Answer, Ask
from engine.core.chances.analysis_format import TurningPoint
from engine.core.chances.walking import decisions
from engine.core.replay import Order, Recording, Scene, scenes
from engine.core.save import advance
from render.analysis.told import Told, hundred, signed


class Position(NamedTuple):
    """The position before a decision, as the side saw it, and the question."""

    view: Any
    ask: Ask | None


def position_before(recording: Recording, point: TurningPoint) -> Position:
    """Return the position before a turning point, as the deciding side saw it.

    Raise `ReplayMismatch` if the game cannot be replayed under the current rules.
    """
    rules = engine.games.find(recording.system)
    before = next(each.before for each in decisions(rules, recording) if each.version == point.version)
    outcome = advance(rules, before)
    ask = next((ask for ask in outcome.asks if ask.side == point.side), None)
    return Position(rules.view(outcome.world, point.side), ask)


def moment_of(recording: Recording, point: TurningPoint) -> Scene | None:
    """Return the step of play at a turning point; None if it was not recorded.

    Raise `ReplayMismatch` if the game cannot be replayed under the current rules.
    """
    rules = engine.games.find(recording.system)
    every = scenes(rules, recording)
    return next(
        (
            each
            for each in every
            if any(isinstance(order, Order) and order.version == point.version for order in each.happened)
        ),
        None,
    )


def tried(point: TurningPoint) -> tuple[Answer, ...]:
    """Return the order that was played and the orders compared with it, sorted so that none stands out."""
    return tuple(sorted({point.answer, *(answer for answer, _ in point.others)}))


def result_of(told: Told, point: TurningPoint, chosen: Answer) -> Iterator[str]:
    """Yield lines that compare the chosen order with the order played and the best order."""
    gains = dict(point.others)
    gain, answer = gains.get(chosen, 0.0), told.order(chosen)
    if chosen == point.better:
        yield told.say("analysis-again-right", answer=answer, gain=hundred(gain))
    elif chosen == point.answer:
        yield told.say("analysis-again-played", answer=answer)
    elif gain > 0:
        yield told.say("analysis-again-better", answer=answer, gain=hundred(gain))
    else:
        yield told.say("analysis-again-worse", answer=answer, gain=signed(gain))
    if chosen != point.better:
        yield told.say("analysis-again-best", answer=told.order(point.better), gain=hundred(point.gain))
    if chosen != point.answer:
        yield told.say("analysis-again-was", answer=told.order(point.answer))
