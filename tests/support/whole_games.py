"""Whole games as a policy plays them: their boards, and the scenes that are replayed from their records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from engine.core.asks import Answer, Ask
from engine.core.context import Context
from engine.core.day_gate import own_options
from engine.core.dice import SeededDice
from engine.core.drive import Drive
from engine.core.events import Event
from engine.core.record import NEW, STEWARD, Entry
from engine.core.replay import Recording, Scene, scenes
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome, new_game
from engine.core.sequence import SIDE


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


def between_stewards(ruleset: Ruleset[Any], scenario: str, *, seed: str) -> tuple[Scene, ...]:
    """Return a whole game of two sides between stewards, replayed from its record as everybody may see it."""
    options = {"scenario": scenario}
    outcome = new_game(ruleset, seed=seed, options=options)
    steward = ruleset.policies["steward"](seed)
    rows = [_row(ruleset, 1, NEW, (), outcome)]
    while outcome.ask is not None:
        side = outcome.ask.side
        answer = steward.answer(ruleset.view(outcome.world, side), outcome.ask)
        outcome = outcome.on(answer, side=side)
        rows.append(_row(ruleset, len(rows) + 1, STEWARD, (f"{SIDE}{side}", *answer), outcome))
    return tuple(scenes(ruleset, Recording(system=ruleset.name, seed=seed, options=options, entries=tuple(rows))))


def _row(ruleset: Ruleset[Any], version: int, action: str, answer: Answer, outcome: Outcome[Any]) -> Entry:
    made = tuple(msgspec.Raw(msgspec.json.encode(event)) for event in outcome.events)
    return Entry(version=version, action=action, answer=answer, rules=ruleset.rules_version, events=made)
