"""Counts the mistakes that each side's players made in a finished game.

A mistake counts only if a person, not the adviser or autopilot, gave one of the side's latest orders.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from engine.core.replay import Order, Recording, Scene, scenes
from engine.core.ruleset import Ruleset


class Made(NamedTuple):
    """How often people made each mistake, for each side.

    `by_side` counts each side's mistakes, the gravest mistake first. `people` are the sides that people played.
    """

    by_side: Mapping[str, Mapping[str, int]]
    people: frozenset[str]

    def of(self, side: str) -> Mapping[str, int]:
        """Return how often the people of `side` made each mistake, keyed by the mistake's name."""
        return self.by_side.get(side, {})


NONE_MADE = Made({}, frozenset())


def mistakes_made(ruleset: Ruleset[Any], recording: Recording) -> Made:
    """Return the mistakes that people made in a game.

    Raise `ReplayMismatch` if it does not fit the current rules.
    """
    people: set[str] = set()
    own: dict[str, bool] = {}
    by_side: defaultdict[str, dict[str, int]] = defaultdict(dict)
    noted = _recording(scenes(ruleset, recording), people, own)
    found = ruleset.count_mistakes(noted, lambda name: own.get(ruleset.side_of_mistake(name), False))
    for name, count in found.items():
        by_side[ruleset.side_of_mistake(name)][name] = count
    for _ in noted:
        pass  # a game that counts no mistakes leaves its steps unread
    return Made(dict(by_side), frozenset(people))


def loser_of(ruleset: Ruleset[Any], world: Any) -> str | None:
    """Return the side that lost a game. Return None after a draw, or if a single player won."""
    end, sides = ruleset.comparable_result(world), ruleset.sides_in(world)
    if end is None:
        return None
    if len(sides) == 1:
        return None if end.won else sides[0]
    return next((side for side in sides if side != end.winner), None) if end.winner in sides else None


def _recording(found: Iterator[Scene], people: set[str], own: dict[str, bool]) -> Iterator[Scene]:
    """Yield the steps of a game, and record whose decisions they contain.

    Add to `people` the sides for which people have decided. Store in `own`, for each side, whether a person gave one of
    its latest orders.
    """
    for scene in found:
        orders = [each for each in scene.happened if isinstance(each, Order)]
        deciding = {each.side for each in orders if not each.by_steward}
        own.update((each.side, each.side in deciding) for each in orders)
        people.update(deciding)
        yield scene
