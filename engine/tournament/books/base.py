"""The interface of a tournament's rulebook: its tables, and the points for a report."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, NamedTuple, Protocol

from engine.core.asks import Refused
from engine.tournament.settings import Settings


class Line(NamedTuple):
    """A line of a points calculation: its name, points, rule and facts."""

    what: str
    points: int
    rule: str
    facts: Mapping[str, Any]


CHOICE, SEVERAL, UNITS, NUMBER, PAIR = "choice", "several", "units", "number", "pair"
"""The types of answers, in order: one of the options, any number of them, units of a list, a number, a pair of numbers
(the player's own and the opponent's).
"""


class Army(NamedTuple):
    """T86 What is known about a side's army: its list, and its number of generals.

    The list is None if the player enters only totals.
    """

    text: str | None = None
    generals: int | None = None


class Unit(NamedTuple):
    """A unit as a form lists it: its name, cost and description. `mark` identifies it."""

    mark: str
    name: str
    cost: int
    words: tuple[str, ...]


class Question(NamedTuple):
    """T88 A question in a report form. `side` is a, b, or empty for the whole game.

    Partly filled-in reports are stored with the question's key. A number must be between `least` and `most`. A question
    that is not `needed` can be left open.
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
    """A page of a form: at most five questions."""

    name: str
    questions: tuple[Question, ...]


Told = Mapping[str, Sequence[str]]
"""The entries made so far, keyed by the question's key."""


class Book(Protocol):
    """The interface of a tournament's rulebook. Its tables are never changed."""

    name: str

    def rules(self) -> dict[str, Any]:
        """Return the rules for running a tournament: points, penalties, switches."""

    def conversion(self, name: str) -> dict[str, Any]:
        """Return the table that turns results into tournament points. Raise `Refused` if `name` is unknown."""

    def scenarios(self) -> tuple[str, ...]:
        """Return the names of the scenarios, in order."""

    def check(self, settings: Settings) -> None:
        """Raise `Refused` if the rulebook does not allow these settings."""

    def points(self, scenario: str, report: Mapping[str, Any], settings: Settings) -> tuple[int, int]:
        """Return the points that a report gives a and b. Raise `Refused` if it is impossible."""

    def account(self, scenario: str, report: Mapping[str, Any], settings: Settings) -> tuple[Sequence[Line], ...]:
        """Return the lines of the calculation of points, for a and for b."""

    def any_report(self, scenario: str, settings: Settings, draw: Callable[[str, int], int]) -> dict[str, Any]:
        """Return a valid report with random values. `draw` returns a number from 1 to a limit."""

    def form(
        self, scenario: str, told: Told, own: str, armies: tuple[Army, Army], settings: Settings
    ) -> tuple[FormPage, ...]:
        """T88 Return the pages that a report's form has so far.

        The form is for the player of the side `own`, which is a or b.
        """

    def told(
        self, scenario: str, told: Told, own: str, armies: tuple[Army, Army], settings: Settings
    ) -> tuple[dict[str, Any], dict[str, tuple[str, ...]]]:
        """T86, T88 Return the fields of a report, and the ticked units, from the entries so far.

        Raise `Refused`, with the side and the field, if an entry is impossible. Open questions may be missing.
        """

    def with_lists(self, report: Mapping[str, Any], generals: tuple[int | None, int | None]) -> dict[str, Any]:
        """Return a report that includes the numbers of generals from the army lists."""


@cache
def names() -> tuple[str, ...]:
    """Return the names of all rulebooks."""
    package = import_module("engine.tournament.books")
    return tuple(sorted(module.name for module in iter_modules(package.__path__) if module.ispkg))


@cache
def load(name: str) -> Book:
    """Return the rulebook with this name. Raise `Refused` if there is none."""
    if name not in names():
        raise Refused("no-such-book", rule="T1", facts={"word": name, "possible": list(names())})
    book: Book = import_module(f"engine.tournament.books.{name}").BOOK
    return book
