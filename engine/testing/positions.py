"""Positions as text: what the formats of all games share."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypeVar

import msgspec

from engine.core.written import table_of

T = TypeVar("T", bound=msgspec.Struct)


class PositionError(ValueError):
    """A text that is no position: `place` is the location of the error, `reason` describes it."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}" if place else reason)
        self.place = place
        self.reason = reason


def table_from(text: str) -> Mapping[str, Any]:
    """Return plain dictionaries from TOML or JSON. Raise `PositionError`."""
    try:
        return table_of(text)
    except ValueError as error:
        raise PositionError("", f"it is neither TOML nor JSON: {error}") from error


def position_from(raw: Mapping[str, Any], kind: type[T], *, newest: int) -> T:
    """Return a written position from plain dictionaries; its `format` is `newest` at most. Raise `PositionError`."""
    try:
        text = msgspec.convert(dict(raw), kind)
    except msgspec.ValidationError as error:
        raise PositionError("", str(error)) from error
    written: int = getattr(text, "format", newest)
    if written > newest:
        raise PositionError("format", f"it is {written}; this version reads up to {newest}")
    return text


def expect_one_of(field: str, word: str, known: Collection[str]) -> None:
    """Raise `PositionError` if a field's word is none of those that are known."""
    if word not in known:
        raise PositionError(field, f"{word!r} is none of {', '.join(known)}")
