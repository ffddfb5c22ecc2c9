"""Reads and writes positions as text. This module contains the code that all games share."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

import msgspec

from engine.core.written import table_of

T = TypeVar("T", bound=msgspec.Struct)
W = TypeVar("W")


class PositionError(ValueError):
    """Raised for a text that is not a valid position.

    `place` says where the error is, and `reason` describes it.
    """

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}" if place else reason)
        self.place = place
        self.reason = reason


def table_from(text: str) -> Mapping[str, Any]:
    """Return plain dictionaries from TOML or JSON. Raise `PositionError` for other text."""
    try:
        return table_of(text)
    except ValueError as error:
        raise PositionError("", f"it is neither TOML nor JSON: {error}") from error


def position_from(raw: Mapping[str, Any], kind: type[T], *, newest: int) -> T:
    """Return a position of the class `kind` from plain dictionaries.

    Its `format` must be `newest` or older. Raise `PositionError` if it is not valid.
    """
    try:
        text = msgspec.convert(dict(raw), kind)
    except msgspec.ValidationError as error:
        raise PositionError("", str(error)) from error
    written: int = getattr(text, "format", newest)
    if written > newest:
        raise PositionError("format", f"it is {written}; this version reads up to {newest}")
    return text


def expect_one_of(field: str, word: str, known: Collection[str]) -> None:
    """Raise `PositionError` if a field's word is not in `known`."""
    if word not in known:
        raise PositionError(field, f"{word!r} is none of {', '.join(known)}")


def expect_known(field: str, names: Iterable[str], known: Collection[str]) -> None:
    """Raise `PositionError` if a name in the field is not in `known`."""
    for name in names:
        expect_one_of(field, name, known)


class PositionFormat(Generic[T, W]):
    """The text form of a game's positions.

    `kind` is the struct class of a position, and `newest` is its newest format. `build` makes a world from a position.
    """

    def __init__(self, kind: type[T], build: Callable[[T], W], *, newest: int) -> None:
        self._kind, self._build, self._newest = kind, build, newest

    def read(self, text: str) -> W:
        """Return the world described by a text in TOML or JSON. Raise `PositionError` if it is wrong."""
        return self._build(self.from_plain(table_from(text)))

    def from_plain(self, raw: Mapping[str, Any]) -> T:
        """Return a position from plain dictionaries. Raise `PositionError` if a field is unknown or invalid."""
        return position_from(raw, self._kind, newest=self._newest)


@contextmanager
def located(field: str) -> Iterator[None]:
    """Turn a `ValueError` into a `PositionError` for the field `field`. Use it as a context manager."""
    try:
        yield
    except ValueError as error:
        raise PositionError(field, str(error)) from error


def to_json(plain: Mapping[str, Any]) -> str:
    """Return the indented JSON text of a position, which is given as plain dictionaries."""
    return json.dumps(plain, indent=2, ensure_ascii=False) + "\n"


def to_toml(plain: Mapping[str, Any]) -> str:
    """Return plain dictionaries as TOML text: single values first, then tables."""
    single = {name: value for name, value in plain.items() if not _is_table(value)}
    lines = [f"{name} = {_toml(value)}" for name, value in single.items()]
    for name, value in plain.items():
        if name in single:
            continue
        tables = value if isinstance(value, list) else [value]
        head = f"[[{name}]]" if isinstance(value, list) else f"[{name}]"
        for table in tables:
            lines += ["", head, *(f"{key} = {_toml(entry)}" for key, entry in table.items() if entry is not None)]
    return "\n".join(lines).lstrip("\n") + "\n"


def _is_table(value: object) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], dict))


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(entry)}" for key, entry in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)
