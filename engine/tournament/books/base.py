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


CHOICE, SEVERAL, UNITS, NUMBER, PAIR = "choice", "several", "units", "number", "pair"
"""How a question is answered: one of its options, any of them, units of a list, a number, one's own / the other's."""


class Army(NamedTuple):
    """T86 What is known of the army of a side: its list as text, None where sums are typed, and its generals."""

    text: str | None = None
    generals: int | None = None


class Unit(NamedTuple):
    """A unit that can be ticked: its mark, name, cost and words."""

    mark: str
    name: str
    cost: int
    words: tuple[str, ...]


class Question(NamedTuple):
    """T88 A question of a report. Its key is stored with a report half filled in; side is a, b, or empty: the game.

    A number lies between `least` and `most`. What is not `needed` may be left open.
    """

    key: str
    field: str
    how: str
    side: str = ""
    options: tuple[str, ...] = ()
    units: tuple[Unit, ...] = ()
    least: int = 0
    most: int = 0
    needed: bool = True


class FormPage(NamedTuple):
    """Questions that are asked together, at most five."""

    name: str
    questions: tuple[Question, ...]


Told = Mapping[str, Sequence[str]]
"""What has been entered so far, by the keys of questions."""


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

    def form(
        self, scenario: str, told: Told, own: str, armies: tuple[Army, Army], settings: Settings
    ) -> tuple[FormPage, ...]:
        """T88 Return the pages of a report that matter, as far as it is told, as `own` (a or b) fills it in."""

    def told(
        self, scenario: str, told: Told, own: str, armies: tuple[Army, Army], settings: Settings
    ) -> tuple[dict[str, Any], dict[str, tuple[str, ...]]]:
        """T86, T88 Return the fields of a report and the marks that were ticked, from what was entered so far.

        Raise `Refused` with the side and field for what cannot be; what is still to be asked may be missing.
        """

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
