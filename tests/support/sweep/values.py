"""What is sent for an option: each choice, what the bot suggests, and what nobody should send."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, NUMBER, FILE = 3, 4, 5, 6, 7, 8, 10, 11

Options = dict[str, Any]

TYPED = ("x", " ", "22 March 9 pm", "２５")
"""Typed where anything may be typed: a word, nothing, a date, full-width digits."""

PLAIN = {"text": "1", "what": "1", "game": "x", "hour": "20:00", "zone": "Europe/Rome", "when": "22 March 2027 20:00"}
"""What a required option gets that has no choices and no suggestions: by its name, else `x`."""


def every(option: dict[str, Any], people: Sequence[Any], channels: Sequence[Any], roles: Sequence[Any]) -> list[Any]:
    """Return what is tried for an option beside what the bot suggests for it."""
    if option.get("choices"):
        return [choice["value"] for choice in option["choices"]]
    kind = option["type"]
    if kind in {INTEGER, NUMBER}:
        low, high = option.get("min_value", 0), option.get("max_value", 9_999)
        return sorted({low, min(high, low + 1), high})
    by_kind: dict[int, Sequence[Any]] = {BOOLEAN: (True, False), USER: people, CHANNEL: channels, ROLE: roles}
    return list(by_kind.get(kind, () if kind == FILE else TYPED))


def calls(leaf: dict[str, Any], tried: dict[str, list[Any]]) -> Iterator[Options]:
    """Yield the ways of giving a command: with what it needs, then with each value of each option."""
    options = [option for option in leaf.get("options") or [] if option["type"] != FILE]
    needed = {
        option["name"]: PLAIN.get(option["name"], tried[option["name"]][0])
        if option["type"] == STRING and not option.get("choices")
        else tried[option["name"]][0]
        for option in options
        if option.get("required")
    }
    yield needed
    for option in options:
        for value in tried[option["name"]]:
            if needed.get(option["name"]) != value:
                yield needed | {option["name"]: value}
