"""Small positions of Keep Up the Fire! for tests, in the notation of positions; steps are played with scripted dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.asks import Answer, Ask
from engine.core.context import Context
from engine.core.dice import ScriptedDice
from engine.core.events import Event
from engine.games.keep_up_the_fire.testing.positions import build, from_plain
from engine.games.keep_up_the_fire.world import World

QUIET = "heat"
"""A card without a special rule for the legations' phase."""


def world(**fields: Any) -> World:
    """Build a world from the fields of a written position; today's card has no special rule."""
    return build(from_plain({"card": QUIET, "step": "actions", **fields}))


class Played:
    """A step that has been played, with its events and its questions."""

    def __init__(self, events: list[Event], asks: list[Ask]) -> None:
        self.events = events
        self.asks = asks

    def told(self, kind: type[Any]) -> list[Any]:
        """Return the events of a type."""
        return [event for event in self.events if isinstance(event, kind)]


def play(
    step: Callable[[World, Context], Any], on: World, *, dice: Sequence[int] = (), answers: Sequence[Answer] = ()
) -> Played:
    """Play a step to its end: every die must be rolled and every answer used."""
    scripted = ScriptedDice(dice)
    context = Context(scripted)
    asks: list[Ask] = []
    left = list(answers)
    flow = step(on, context)
    if flow is not None:
        ask = next(flow, None)
        while ask is not None:
            asks.append(ask)
            assert left, f"{ask.kind} asks, and nothing is left to answer"
            ask.check(left[0])
            try:
                ask = flow.send(left.pop(0))
            except StopIteration:
                ask = None
    assert not left, f"answers left: {left}"
    assert not scripted.left, f"dice left: {scripted.left}"
    return Played(context.events, asks)
