"""The protocol of a tournament's book (its rules as data): its tables, and the points for a report."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, NamedTuple, Protocol

from engine.core.asks import Refused
from engine.tournament.settings import Settings


class Line(NamedTuple):
    """A line of an account of points: its name, its points, its ruling, and the figures from which it is computed."""

    what: str
    points: int
    rule: str
    facts: Mapping[str, Any]


CHOICE, SEVERAL, UNITS, NUMBER, PAIR = "choice", "several", "units", "number", "pair"
"""The types of answers, in order: one of the options, any number of them, units of a list, a number, a pair of numbers
(the player's own and the opponent's).
"""


class Army(NamedTuple):
    """T86 The known facts of a side's army: its list as text, None if its sums are typed in, and its generals."""

    text: str | None = None
    generals: int | None = None


class Unit(NamedTuple):
    """A unit that can be ticked in a form: its mark, name, cost and description."""

    mark: str
    name: str
    cost: int
    words: tuple[str, ...]


class Question(NamedTuple):
    """T88 A question of a report. `side` is a, b, or empty for a question about the game.

    The key is stored with a partly filled-in report. A number is between `least` and `most`. A question that is not
    `needed` may be left open.
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
"""The entries made so far, by the keys of questions."""


class Book(Protocol):
    """The rules of a tournament as data. Its tables are read once and not changed."""

    name: str

    def rules(self) -> dict[str, Any]:
        """Return the rules of how a tournament runs: points, penalties, switches."""

    def conversion(self, name: str) -> dict[str, Any]:
        """Return the table by which a result becomes tournament points. Raise `Refused` for an unknown conversion."""

    def scenarios(self) -> tuple[str, ...]:
        """Return the names of the scenarios, in order."""

    def check(self, settings: Settings) -> None:
        """Raise `Refused` for settings that the book does not allow."""

    def points(self, scenario: str, report: Mapping[str, Any], settings: Settings) -> tuple[int, int]:
        """Return the points of a report for a and b. Raise `Refused` for an impossible report."""

    def account(self, scenario: str, report: Mapping[str, Any], settings: Settings) -> tuple[Sequence[Line], ...]:
        """Return the lines that make up the points of a report: the lines for a, and the lines for b."""

    def any_report(self, scenario: str, settings: Settings, draw: Callable[[str, int], int]) -> dict[str, Any]:
        """Return a random report that is possible; `draw` returns a number from 1 to a limit for a purpose, as dice
        do.
        """

    def form(
        self, scenario: str, told: Told, own: str, armies: tuple[Army, Army], settings: Settings
    ) -> tuple[FormPage, ...]:
        """T88 Return the pages of a report that apply, as far as known from the entries of the player of side `own` (a
        or b).
        """

    def told(
        self, scenario: str, told: Told, own: str, armies: tuple[Army, Army], settings: Settings
    ) -> tuple[dict[str, Any], dict[str, tuple[str, ...]]]:
        """T86, T88 Return the fields of a report and the ticked marks, from the entries so far.

        Raise `Refused` with the side and field for an impossible entry; questions still open may be missing.
        """

    def with_lists(self, report: Mapping[str, Any], generals: tuple[int | None, int | None]) -> dict[str, Any]:
        """Return a report completed from the army lists of a and b."""


@cache
def names() -> tuple[str, ...]:
    """Return the names of all books."""
    package = import_module("engine.tournament.books")
    return tuple(sorted(module.name for module in iter_modules(package.__path__) if module.ispkg))


@cache
def load(name: str) -> Book:
    """Return a book by its name. Raise `Refused` for an unknown one."""
    if name not in names():
        raise Refused("no-such-book", rule="T1", facts={"word": name, "possible": list(names())})
    book: Book = import_module(f"engine.tournament.books.{name}").BOOK
    return book
