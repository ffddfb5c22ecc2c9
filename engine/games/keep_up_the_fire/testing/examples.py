"""Worked examples for the rules reference: conformance cases that are packaged with the program.

`data/examples.toml` holds each case as in its case file, with the name of that file and the sections that show it.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import msgspec

from engine.games.keep_up_the_fire.testing.cases import Case


@dataclass(frozen=True)
class Example:
    """A case, the name of its case file, and the sections that show it."""

    file: str
    under: tuple[str, ...]
    case: Case


@cache
def examples() -> tuple[Example, ...]:
    """Return all worked examples, in the order in which they are shown."""
    text = files("engine.games.keep_up_the_fire").joinpath("data", "examples.toml").read_text(encoding="utf-8")
    return tuple(_example(raw) for raw in tomllib.loads(text)["example"])


def _example(raw: dict[str, object]) -> Example:
    file, under = raw.pop("file"), raw.pop("under")
    return Example(msgspec.convert(file, str), msgspec.convert(under, tuple[str, ...]), msgspec.convert(raw, Case))


@cache
def examples_of(section: str) -> tuple[Example, ...]:
    """Return the worked examples of a section."""
    return tuple(example for example in examples() if section in example.under)
