"""Reports half filled in: who sits where, what is asked next, what they come to. Without Discord.

Judges fill in the same pages, with nobody to ask; who then sees them is decided by the journal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from engine.core.asks import Refused
from engine.tournament import facts as f
from engine.tournament.books.base import Army, FormPage, Line, load
from engine.tournament.facts import Fact
from engine.tournament.state import Player, Report, Round, Table, Tournament, round_of, table_of

SIDES = ("a", "b")
ENDING = "ending"


class ListTexts(Protocol):
    """Reads the stored texts of army lists."""

    async def list_text(self, tournament_id: str, list_id: int) -> str | None:
        """Return the text of an army list of a tournament; None if it was deleted."""


class Seat(NamedTuple):
    """A table of a round, and the player who reports there; 0 is a judge."""

    round: int
    table: int
    player: int = 0


class Sheet(msgspec.Struct, kw_only=True):
    """What somebody has entered of a report so far: the answers, the pages that were sent, the report they have seen.

    It is stored, so its names do not change.
    """

    told: dict[str, list[str]] = {}
    pages: list[str] = []
    seen: int = 0

    def enter(self, page: FormPage, answers: Mapping[str, Sequence[str]]) -> None:
        """Take the answers to a page. Another ending asks other questions, so that later pages are asked anew."""
        before = self.told.get(ENDING)
        for question in page.questions:
            self.told[question.key] = list(answers.get(question.key, ()))
        if self.told.get(ENDING) != before:
            self.pages = []
        self.pages = [*(name for name in self.pages if name != page.name), page.name]


def sheet_of(stored: Mapping[str, Any]) -> Sheet:
    """Return a stored draft; an empty one for what cannot be read."""
    try:
        return msgspec.convert(dict(stored), Sheet)
    except msgspec.ValidationError:
        return Sheet()


class Case(NamedTuple):
    """A table whose report is being filled in: the state, the seat, and what is known of the armies."""

    t: Tournament
    seat: Seat
    armies: tuple[Army, Army] = (Army(), Army())

    @property
    def round(self) -> Round:
        """The round."""
        return round_of(self.t, self.seat.round)

    @property
    def table(self) -> Table:
        """The table."""
        return table_of(self.t, self.seat.round, self.seat.table)

    @property
    def own(self) -> str:
        """The side of who fills in; a judge begins with the higher placed."""
        return SIDES[self.table.players.index(self.seat.player)] if self.seat.player in self.table.players else SIDES[0]

    def player(self, side: str) -> Player:
        """Return the player of a side."""
        return self.t.players[self.table.players[SIDES.index(side)]]

    def pages(self, sheet: Sheet) -> tuple[FormPage, ...]:
        """Return the pages that matter, as far as they are known."""
        book = load(self.t.book)
        return book.form(self.round.scenario, sheet.told, self.own, self.armies, self.t.settings)

    def page(self, sheet: Sheet, name: str) -> FormPage:
        """Return a page by its name; the first one if that is asked no more."""
        pages = self.pages(sheet)
        return next((page for page in pages if page.name == name), pages[0])

    def next_page(self, sheet: Sheet) -> FormPage | None:
        """Return the first page that has not been sent; None if nothing is left to ask."""
        return next((page for page in self.pages(sheet) if page.name not in sheet.pages), None)

    def fields(self, sheet: Sheet) -> tuple[dict[str, Any], dict[str, tuple[str, ...]]]:
        """Return the fields so far and the ticks. Raise `Refused` for what cannot be."""
        book = load(self.t.book)
        return book.told(self.round.scenario, sheet.told, self.own, self.armies, self.t.settings)

    def account(self, fields: Mapping[str, Any]) -> tuple[Sequence[Line], ...]:
        """Return the lines of a and of b. Raise `Refused` for a report that cannot be."""
        return load(self.t.book).account(self.round.scenario, fields, self.t.settings)


def own_seat(t: Tournament, player: int, round_: int = 0) -> Seat:
    """Return where a player sits in a round, the present one if none is named. Raise `Refused` if they do not."""
    if not t.rounds:
        raise Refused("no-such-round", rule="T20", facts={"round": 1, "posted": 0})
    found = round_of(t, round_ or len(t.rounds))
    table = found.table_of(player)
    if table is None:
        raise Refused("no-table-of-yours", rule="T66", facts={"round": found.number, "player": player})
    return Seat(found.number, table.number, player)


async def case_of(t: Tournament, seat: Seat, lists: ListTexts, tournament_id: str) -> Case:
    """Return a table with what the lists tell of its armies."""
    players = [t.players[number] for number in table_of(t, seat.round, seat.table).players]
    armies = [await _army(player, lists, tournament_id) for player in players]
    return Case(t, seat, (armies[0], armies[1]))


async def _army(player: Player, lists: ListTexts, tournament_id: str) -> Army:
    if not player.list_counts:
        return Army()
    text = None
    if not player.paper and player.list_name.isdecimal():
        text = await lists.list_text(tournament_id, int(player.list_name))
    return Army(text, player.generals)


# --- what is known of a table ---


def theirs(table: Table, player: int) -> Report | None:
    """Return the report of the opponent that waits for a player, None if there is none."""
    return table.latest(table.other(player)) if not table.results else None


def latest(table: Table) -> int:
    """Return the number of the latest report of a table, 0 if there is none."""
    return len(table.reports)


# --- facts ---


def reported(case: Case, sheet: Sheet) -> Fact:
    """T66 Return the report of a player, from what they have entered."""
    fields, ticks = case.fields(sheet)
    seat = case.seat
    return f.Reported(
        round=seat.round, table=seat.table, player=seat.player, report=fields, seen=sheet.seen, ticks=ticks
    )


def entered(case: Case, sheet: Sheet, *, reason: str = "", replaces: int | None = None) -> Fact:
    """T68, T69 Return a judge's ruling, or their correction of the result with the number `replaces`."""
    fields, ticks = case.fields(sheet)
    round_, table, _ = case.seat
    if replaces:
        return f.Corrected(round=round_, table=table, replaces=replaces, reason=reason, report=fields, ticks=ticks)
    return f.Ruled(round=round_, table=table, report=fields, reason=reason, ticks=ticks)
