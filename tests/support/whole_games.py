"""The boards of a whole game as a policy plays it: what each shows of the events since its round or turn began."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from engine.core.asks import Ask
from engine.core.context import Context
from engine.core.day_gate import own_options
from engine.core.dice import SeededDice
from engine.core.drive import Drive
from engine.core.events import Event
from engine.core.ruleset import Ruleset


class Board(NamedTuple):
    """A board: who sees what, the question, and the events since the board was posted.

    The view is the game's own: it is to be read before the next board is asked for. `last` says that the next answer's
    events stand on another board.
    """

    view: Any
    ask: Ask | None
    events: tuple[Event, ...]


def boards(
    ruleset: Ruleset[Any], *, seed: str, options: Mapping[str, str] | None = None, policy: str = "steward"
) -> Iterator[Board]:
    """Yield the board of each question of a game, and the last one."""
    world = ruleset.new(own_options(dict(options or {})))
    context = Context(SeededDice(seed))
    drive = Drive(ruleset, world, context)
    mind = ruleset.policies[policy](seed)
    several = len(ruleset.sides) > 1
    begun, seen, at = 0, 0, None
    while (ask := drive.ask) is not None:
        ask.trusted = True
        place = (ruleset.progress(world), ask.side)
        if place != at:
            begun, at = seen, place
        seen = len(context.events)
        side = ask.side if several else None
        view = ruleset.view(world, side) if several else ruleset.view(world)
        yield Board(view, ask, tuple(context.events[begun:]))
        drive.send(mind.answer(view, ask), side)
    yield Board(ruleset.view(world), None, tuple(context.events[begun:]))
