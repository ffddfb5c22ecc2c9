"""Worked examples for the rules reference, which are conformance cases.

A game's `data/examples.toml` has each case, the name of its case file, and the rule sections that show it.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Any, Generic, TypeVar

import msgspec

from engine.testing.cases import BaseCase

C = TypeVar("C", bound=BaseCase)


@dataclass(frozen=True)
class Example(Generic[C]):
    """A worked example: a case, its file, and the rule sections that show it."""

    file: str
    under: tuple[str, ...]
    case: C


class Examples(Generic[C]):
    """The worked examples of a game. `package` is the game's package, and `case` is the class of its cases."""

    def __init__(self, package: str, case: type[C]) -> None:
        self.package = package
        self.case = case

    @cached_property
    def _listed(self) -> tuple[Example[C], ...]:
        text = files(self.package).joinpath("data", "examples.toml").read_text(encoding="utf-8")
        return tuple(self._example(raw) for raw in tomllib.loads(text)["example"])

    def _example(self, raw: dict[str, Any]) -> Example[C]:
        file, under = raw.pop("file"), raw.pop("under")
        return Example(file, msgspec.convert(under, tuple[str, ...]), msgspec.convert(raw, self.case))

    def all(self) -> tuple[Example[C], ...]:
        """Return all worked examples, in their order."""
        return self._listed

    def of(self, section: str) -> tuple[Example[C], ...]:
        """Return the worked examples for a rule section."""
        return tuple(example for example in self._listed if section in example.under)
