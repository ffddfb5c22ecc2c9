"""Checks the expected fields, counters and points of a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.games.siege import world as w
from engine.games.siege.map.board import board
from engine.games.siege.testing import positions
from engine.games.siege.testing.positions import REDUCED_SIGN, PositionText
from engine.games.siege.world import Counter, Position, World
from engine.testing.expectations import CaseError, differences

LOST = "lost"
"""Suffix of an eliminated counter in an event's losses; - marks a flipped counter."""


def differing_position(
    world: World,
    *,
    after: Mapping[str, Any],
    where: Mapping[str, str],
    points: Mapping[str, Mapping[str, int]],
) -> list[str]:
    """Return the differences between a world and what a case expects."""
    found: list[str] = []
    for name, wanted in after.items():
        found += _field(world, name, wanted)
    for name, place in where.items():
        found += _counter(world.position, name, place)
    for zone, sides in points.items():
        found += _points(world.position, zone, sides)
    return found


def _field(world: World, name: str, wanted: Any) -> list[str]:
    position = world.position
    if name == "counters":
        return _counters(position, wanted)
    if name == "piles":
        return _piles(position, wanted)
    if name == "fires":
        return _fires(position, wanted)
    if name == "deck":
        actual: Any = list(reversed(world.deck))
    elif name == "house" or name not in PositionText.__struct_fields__ or not hasattr(position, name):
        raise CaseError(f"after: a position has no {name!r}")
    else:
        actual = msgspec.to_builtins(getattr(position, name))
        if isinstance(actual, list) and isinstance(wanted, list) and all(isinstance(part, str) for part in actual):
            actual, wanted = sorted(actual), sorted(wanted)
    return [] if actual == wanted else [f"{name}: expected {wanted}, it is {actual}"]


def written(counter: Counter) -> str:
    """Return a counter as text: its id, with a minus sign if it is on its reduced side."""
    return counter.id + (REDUCED_SIGN if counter.face == w.REDUCED else "")


def _counters(position: Position, wanted: Mapping[str, Sequence[str]]) -> list[str]:
    found = []
    for place, names in wanted.items():
        if place not in board().zones and place not in w.BOXES:
            raise CaseError(f"after.counters: no zone or box is called {place!r}")
        actual = [written(counter) for counter in position.counters if counter.place == place]
        missing, extra = sorted(set(names) - set(actual)), sorted(set(actual) - set(names))
        if missing or extra:
            text = f"{place}: expected {', '.join(names) or 'nobody'}; there is {', '.join(actual) or 'nobody'}"
            found.append(text)
    return found


def _fires(position: Position, wanted: Mapping[str, str]) -> list[str]:
    actual = positions.to_text(World(position=position)).fires
    return [] if actual == dict(wanted) else [f"fires: expected {dict(wanted)}, there is {actual}"]


def _piles(position: Position, wanted: Sequence[Mapping[str, Any]]) -> list[str]:
    actual = [msgspec.to_builtins(pile) for pile in position.piles]
    if len(actual) != len(wanted):
        return [f"piles: expected {len(wanted)}, there are {len(actual)}: {actual}"]
    found = []
    for number, (one, pile) in enumerate(zip(wanted, actual, strict=True), 1):
        found += [f"pile {number}: {text}" for text in differences(one, pile)]
    return found


def _counter(position: Position, name: str, place: str) -> list[str]:
    bare = name.removesuffix(REDUCED_SIGN)
    counter = position.by_id.get(bare)
    if counter is None:
        raise CaseError(f"where: no counter is called {bare!r}")
    if place not in board().zones and place not in w.BOXES:
        raise CaseError(f"where.{name}: no zone or box is called {place!r}")
    on_map = place in board().zones
    if counter.place != place or (on_map and written(counter) != name):
        return [f"{name}: expected in {place}; {written(counter)} is in {counter.place}"]
    return []


def _points(position: Position, zone: str, sides: Mapping[str, int]) -> list[str]:
    if zone not in board().zones:
        raise CaseError(f"points: no zone is called {zone!r}")
    kinds = {"boxers": position.chinese, "troops": position.troops, "civilians": position.civilians}
    found = []
    for side, wanted in sides.items():
        if side not in kinds:
            raise CaseError(f"points.{zone}: {side!r} is none of {', '.join(kinds)}")
        actual = w.points(kinds[side](zone))
        if actual != wanted:
            found.append(f"{zone}: expected {wanted} points of {side}, there are {actual}")
    return found


def short(losses: list[dict[str, Any]]) -> list[Any]:
    """Return losses in short form. «gb1-» means flipped, «gb1 lost» means eliminated."""
    if any("counter" not in loss for loss in losses):
        return list(losses)
    last = {loss["counter"]: loss["after"] for loss in losses}
    return [f"{name}{REDUCED_SIGN}" if after else f"{name} {LOST}" for name, after in last.items()]
