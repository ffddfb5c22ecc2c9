"""What a book of a tournament brings: its tables, and what a report is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, NamedTuple, Protocol

from engine.core.asks import Refused
from engine.tournament.settings import Settings


class Line(NamedTuple):
    """A line of an account: what for, how many points, by which ruling, and the figures behind it."""

    what: str
    points: int
    rule: str
    facts: Mapping[str, Any]


class Book(Protocol):
    """The book of a tournament. Its tables are read once and not changed."""

    name: str

    def rules(self) -> dict[str, Any]:
        """Return how a tournament runs: points, penalties, switches."""

    def conversion(self, name: str) -> dict[str, Any]:
        """Return how a result becomes tournament points. Raise `Refused` for a conversion that there is not."""

    def scenarios(self) -> tuple[str, ...]:
        """Return the names of the scenarios, in their order."""

    def check(self, settings: Settings) -> None:
        """Raise `Refused` for settings that the book does not know."""

    def points(self, scenario: str, report: Mapping[str, Any], settings: Settings) -> tuple[int, int]:
        """Return what a report is worth for a and b. Raise `Refused` for one that cannot be."""

    def account(self, scenario: str, report: Mapping[str, Any], settings: Settings) -> tuple[Sequence[Line], ...]:
        """Return the lines of a and of b."""

    def any_report(self, scenario: str, settings: Settings, draw: Callable[[str, int], int]) -> dict[str, Any]:
        """Return a report that is possible, by lot; `draw` gives a number from 1 for a purpose, as dice do."""

    def with_lists(self, report: Mapping[str, Any], generals: tuple[int | None, int | None]) -> dict[str, Any]:
        """Return a report with what the army lists of a and b tell."""


@cache
def names() -> tuple[str, ...]:
    """Return the names of all books."""
    package = import_module("engine.tournament.books")
    return tuple(sorted(module.name for module in iter_modules(package.__path__) if module.ispkg))


@cache
def load(name: str) -> Book:
    """Return a book by its name. Raise `Refused` for one that there is not."""
    if name not in names():
        raise Refused("no-such-book", rule="T1", facts={"word": name, "possible": list(names())})
    book: Book = import_module(f"engine.tournament.books.{name}").BOOK
    return book
