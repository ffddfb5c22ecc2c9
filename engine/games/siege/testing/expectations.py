"""Expected results of a case: parts of the position, and events in order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from engine.core.events import Event
from engine.games.siege import world as w
from engine.games.siege.map.board import board
from engine.games.siege.testing import positions
from engine.games.siege.testing.positions import REDUCED_SIGN, PositionText
from engine.games.siege.world import Counter, Position, World

LOST = "lost"
"""Suffix of an eliminated counter in an event's losses; - marks a flipped counter."""


class ExpectationError(ValueError):
    """An expectation that names something that does not exist."""


def differing_position(
    world: World,
    *,
    after: Mapping[str, Any],
    where: Mapping[str, str],
    points: Mapping[str, Mapping[str, int]],
) -> list[str]:
    """Return the differences between a world and the expected parts of a position."""
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
        raise ExpectationError(f"after: a position has no {name!r}")
    else:
        actual = msgspec.to_builtins(getattr(position, name))
        if isinstance(actual, list) and isinstance(wanted, list) and all(isinstance(part, str) for part in actual):
            actual, wanted = sorted(actual), sorted(wanted)
    return [] if actual == wanted else [f"{name}: expected {wanted}, it is {actual}"]


def written(counter: Counter) -> str:
    """Return a counter as texts write it: its id, with a - on the reduced side."""
    return counter.id + (REDUCED_SIGN if counter.face == w.REDUCED else "")


def _counters(position: Position, wanted: Mapping[str, Sequence[str]]) -> list[str]:
    found = []
    for place, names in wanted.items():
        if place not in board().zones and place not in w.BOXES:
            raise ExpectationError(f"after.counters: no zone or box is called {place!r}")
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
        found += [f"pile {number}: {text}" for text in _differences(dict(one), pile)]
    return found


def _counter(position: Position, name: str, place: str) -> list[str]:
    bare = name.removesuffix(REDUCED_SIGN)
    counter = position.by_id.get(bare)
    if counter is None:
        raise ExpectationError(f"where: no counter is called {bare!r}")
    if place not in board().zones and place not in w.BOXES:
        raise ExpectationError(f"where.{name}: no zone or box is called {place!r}")
    on_map = place in board().zones
    if counter.place != place or (on_map and written(counter) != name):
        return [f"{name}: expected in {place}; {written(counter)} is in {counter.place}"]
    return []


def _points(position: Position, zone: str, sides: Mapping[str, int]) -> list[str]:
    if zone not in board().zones:
        raise ExpectationError(f"points: no zone is called {zone!r}")
    kinds = {"boxers": position.chinese, "troops": position.troops, "civilians": position.civilians}
    found = []
    for side, wanted in sides.items():
        if side not in kinds:
            raise ExpectationError(f"points.{zone}: {side!r} is none of {', '.join(kinds)}")
        actual = w.points(kinds[side](zone))
        if actual != wanted:
            found.append(f"{zone}: expected {wanted} points of {side}, there are {actual}")
    return found


def _event_types() -> dict[str, type[Event]]:
    return {str(kind.__struct_config__.tag): kind for kind in Event.__subclasses__()}


def differing_events(
    told: Sequence[Event], *, wanted: Iterable[Mapping[str, Any]], absent: Iterable[str | Mapping[str, Any]]
) -> list[str]:
    """Return the differences: each wanted event must occur, in order, with the given fields; no absent one may."""
    plain = [msgspec.json.decode(msgspec.json.encode(event)) for event in told]  # lists, not tuples
    found: list[str] = []
    place = 0
    for event in wanted:
        _check_event(event)
        hit = next((n for n in range(place, len(plain)) if not _differences(dict(event), plain[n])), None)
        if hit is None:
            found.append(_missing(dict(event), plain[place:]))
        else:
            place = hit + 1
    for item in absent:
        event = {"event": item} if isinstance(item, str) else item
        _check_event(event)
        found += [f"event {dict(event)} should not come" for e in plain if not _differences(dict(event), e)][:1]
    return found


def _check_event(event: Mapping[str, Any]) -> None:
    types = _event_types()
    kind = event.get("event")
    if kind not in types:
        raise ExpectationError(f"no event is called {kind!r}; there are {', '.join(sorted(types))}")
    known = {"event", *types[kind].__struct_fields__}
    if extra := sorted(set(event) - known):
        raise ExpectationError(f"{kind} has no {', '.join(extra)}; it has {', '.join(sorted(known))}")


def _missing(event: dict[str, Any], told: list[dict[str, Any]]) -> str:
    alike = [other for other in told if other["event"] == event["event"]]
    if not alike:
        return f"no {event['event']} came; told were {', '.join(other['event'] for other in told) or 'no events'}"
    nearest = min((_differences(event, other) for other in alike), key=len)
    return f"{event['event']}: {'; '.join(nearest)}"


def _differences(wanted: dict[str, Any], actual: Mapping[str, Any]) -> list[str]:
    """Return the differences in the wanted fields only."""
    found: list[str] = []
    for name, value in wanted.items():
        if not _matches(name, value, actual.get(name)):
            found.append(f"{name} should be {value}, it is {_shown(name, actual.get(name))}")
    return found


def _matches(name: str, wanted: Any, actual: Any) -> bool:
    if isinstance(wanted, dict) and isinstance(actual, dict):
        return not _differences(wanted, actual)
    if isinstance(wanted, dict) and isinstance(actual, list):
        return wanted == {part["name"]: part["value"] for part in actual}
    if name.endswith("losses") or name in ("undone", "taken", "paid"):
        return _losses(wanted, actual)
    if isinstance(wanted, list) and isinstance(actual, list) and wanted and isinstance(wanted[0], dict):
        return len(wanted) == len(actual) and all(_matches("", w_, a) for w_, a in zip(wanted, actual, strict=True))
    return bool(wanted == actual)


def _losses(wanted: Any, actual: Any) -> bool:
    if not isinstance(wanted, list) or not isinstance(actual, list):
        return bool(wanted == actual)
    if wanted and isinstance(wanted[0], dict):
        return len(wanted) == len(actual) and all(not _differences(w_, a) for w_, a in zip(wanted, actual, strict=True))
    return sorted(wanted) == sorted(_short(actual))


def _short(losses: list[dict[str, Any]]) -> list[str]:
    """Return losses as texts write them: «gb1-» flipped, «gb1 lost» eliminated; the last step of a counter counts."""
    last = {loss["counter"]: loss["after"] for loss in losses}
    return [f"{name}{REDUCED_SIGN}" if after else f"{name} {LOST}" for name, after in last.items()]


def _shown(name: str, actual: Any) -> Any:
    if isinstance(actual, list) and actual and isinstance(actual[0], dict):
        if "counter" in actual[0]:
            return _short(actual)
        if "value" in actual[0] and "name" in actual[0]:
            return {part["name"]: part["value"] for part in actual}
    del name
    return actual
