"""Compares a position and events with the results that a test case expects."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from engine.core.events import Event

Brief = Callable[[list[Any]], list[Any]]
"""A function that converts a list in an event to the short form of a game's cases."""


class CaseError(ValueError):
    """Raised for a case that cannot be run or compared."""


def unabridged(values: list[Any]) -> list[Any]:
    """Return `values` unchanged, for games whose values have no short form."""
    return values


def differing_fields(wanted: Any, actual: Any, where: str = "") -> list[str]:
    """Return the differences between expected and actual data.

    Only fields in `wanted` are compared. `where` is the path to the data.
    """
    if not isinstance(wanted, Mapping) or not isinstance(actual, Mapping):
        return [] if wanted == actual else [f"{where}: expected {wanted}, it is {actual}"]
    found: list[str] = []
    for name, part in wanted.items():
        path = f"{where}.{name}" if where else name
        found += differing_fields(part, actual[name], path) if name in actual else [f"{path}: there is none"]
    return found


def differing_events(
    events: Sequence[Event],
    *,
    kinds: Sequence[type[Event]],
    wanted: Iterable[Mapping[str, Any]],
    absent: Iterable[str | Mapping[str, Any]],
    brief: Brief = unabridged,
) -> list[str]:
    """Return the differences between expected and actual events.

    Each event in `wanted` must occur, in order, with the given fields. No event in `absent` may occur. `kinds` are the
    game's types of events.
    """
    plain = [msgspec.json.decode(msgspec.json.encode(event)) for event in events]  # lists, not tuples
    found: list[str] = []
    place = 0
    for event in wanted:
        _check_event(event, kinds)
        hits = (number for number in range(place, len(plain)) if not differences(event, plain[number], brief=brief))
        hit = next(hits, None)
        if hit is None:
            found.append(_missing(event, plain[place:], brief))
        else:
            place = hit + 1
    for item in absent:
        event = {"event": item} if isinstance(item, str) else item
        _check_event(event, kinds)
        if any(not differences(event, each, brief=brief) for each in plain):
            found.append(f"event {dict(event)} should not come")
    return found


def _check_event(event: Mapping[str, Any], kinds: Sequence[type[Event]]) -> None:
    types = {str(kind.__struct_config__.tag): kind for kind in kinds}
    tag = event.get("event")
    if tag not in types:
        raise CaseError(f"no event is called {tag!r}; there are {', '.join(sorted(types))}")
    known = {"event", *types[tag].__struct_fields__}
    if extra := sorted(set(event) - known):
        raise CaseError(f"{tag} has no {', '.join(extra)}; it has {', '.join(sorted(known))}")


def _missing(event: Mapping[str, Any], events: list[dict[str, Any]], brief: Brief) -> str:
    alike = [other for other in events if other["event"] == event["event"]]
    if not alike:
        return f"no {event['event']} came; told were {', '.join(other['event'] for other in events) or 'no events'}"
    nearest = min((differences(event, other, brief=brief) for other in alike), key=len)
    return f"{event['event']}: {'; '.join(nearest)}"


def differences(wanted: Mapping[str, Any], actual: Mapping[str, Any], *, brief: Brief = unabridged) -> list[str]:
    """Return a text for each field of `wanted` whose actual value is different."""
    return [
        f"{name} should be {value}, it is {_shown(actual.get(name), brief)}"
        for name, value in wanted.items()
        if not _same(value, actual.get(name), brief)
    ]


def _same(wanted: Any, actual: Any, brief: Brief) -> bool:
    """Return whether a value is the expected one."""
    if isinstance(wanted, Mapping) and isinstance(actual, Mapping):
        return not differences(wanted, actual, brief=brief)
    if isinstance(wanted, Mapping) and isinstance(actual, list):
        return dict(wanted) == {part["name"]: part["value"] for part in actual}
    if not (isinstance(wanted, list) and isinstance(actual, list) and _are_facts(actual)):
        return bool(wanted == actual)
    if _are_facts(wanted):
        return len(wanted) == len(actual) and all(map(lambda one, it: _same(one, it, brief), wanted, actual))
    return sorted(wanted) == sorted(brief(actual), key=str)


def _are_facts(values: list[Any]) -> bool:
    return bool(values) and isinstance(values[0], Mapping)


def _shown(actual: Any, brief: Brief) -> Any:
    if not isinstance(actual, list) or not _are_facts(actual):
        return actual
    if {"name", "value"} <= actual[0].keys():
        return {part["name"]: part["value"] for part in actual}
    return brief(actual)
