"""Centuria: the rulebook of the one-day tournament."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.asks import Refused
from engine.tournament.books.base import Army, FormPage, Line, Told
from engine.tournament.books.centuria import any_report, form, report, scoring
from engine.tournament.books.centuria.book import conversions, rules, scenarios
from engine.tournament.settings import MINUTES, Settings


class Centuria:
    """The rulebook of Centuria, as an implementation of `Book`."""

    name = "centuria"

    def rules(self) -> dict[str, Any]:
        """Return the rules for tournaments, such as points and penalties."""
        return rules()

    def conversion(self, name: str) -> dict[str, Any]:
        """T73 Return the table that turns results into tournament points. Raise `Refused` if `name` is unknown."""
        if name not in conversions():
            raise Refused("no-such-conversion", rule="T73", facts={"word": name, "possible": list(conversions())})
        return conversions()[name]

    def scenarios(self) -> tuple[str, ...]:
        """Return the names of the scenarios, in order."""
        return tuple(scenarios())

    def check(self, settings: Settings) -> None:
        """Raise `Refused` if the book does not allow these settings."""
        for name, possible in rules()["house"].items():
            if getattr(settings, "lists_visible" if name == "lists" else name) not in possible:
                raise Refused("no-such-switch", rule="T84", facts={"name": name, "possible": list(possible)})
        minutes = rules()["shape"]["minutes"]
        if settings.clock == MINUTES and settings.minutes not in minutes:
            raise Refused("no-such-minutes", rule="T21", facts={"possible": list(minutes)})
        for name in settings.scenarios:
            if name not in scenarios():
                raise Refused("no-such-scenario", rule="T3", facts={"word": name, "possible": list(scenarios())})

    def points(self, scenario: str, raw: Mapping[str, Any], settings: Settings) -> tuple[int, int]:
        """Return the points that a report gives to players a and b. Raise `Refused` if the report is impossible."""
        return scoring.score(report.read({**raw, "scenario": scenario}, house_of(settings)))

    def account(self, scenario: str, raw: Mapping[str, Any], settings: Settings) -> tuple[Sequence[Line], ...]:
        """Return the lines that explain the points of players a and b."""
        checked = report.read({**raw, "scenario": scenario}, house_of(settings))
        return tuple(scoring.account(checked, side) for side in report.SIDES)

    def any_report(self, scenario: str, settings: Settings, draw: Callable[[str, int], int]) -> dict[str, Any]:
        """Return a random report that is possible."""
        return any_report.any_report(scenario, house_of(settings), draw)

    def form(
        self, scenario: str, told: Told, own: str, armies: tuple[Army, Army], settings: Settings
    ) -> tuple[FormPage, ...]:
        """T88 Return the pages of a report's form that apply so far.

        The form is for the player of side `own`, which is a or b.
        """
        return form.pages(form.Filling(scenarios()[scenario], told, own, armies, house_of(settings)))

    def told(
        self, scenario: str, told: Told, own: str, armies: tuple[Army, Army], settings: Settings
    ) -> tuple[dict[str, Any], dict[str, tuple[str, ...]]]:
        """T86, T88 Return a report's fields and ticked units from the answers so far.

        Unanswered questions are allowed. Raise `Refused`, with the side and the field, if an answer is impossible.
        """
        filling = form.Filling(scenarios()[scenario], told, own, armies, house_of(settings))
        fields, ticks = form.told(filling)
        report.expect_so_far({**fields, "scenario": scenario}, filling.house)
        return fields, ticks

    def with_lists(self, raw: Mapping[str, Any], generals: tuple[int | None, int | None]) -> dict[str, Any]:
        """T86 Return a report with the numbers of generals from the army lists, if any."""
        found = dict(raw)
        for side, number in zip(report.SIDES, generals, strict=True):
            told = found.get(side, {})
            if number is not None and isinstance(told, Mapping):
                found[side] = {**told, "generals": number}
        return found


def house_of(settings: Settings) -> report.House:
    """Return the settings of a tournament that change a game's points."""
    return report.House(
        fled_leaders=settings.fled_leaders,
        ambush_exited=settings.ambush_exited,
        leader_no_generals=settings.leader_no_generals,
        command_points=settings.command_points,
        units=settings.units[1],
    )


BOOK = Centuria()
