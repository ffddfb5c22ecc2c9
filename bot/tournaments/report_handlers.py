"""Handlers of reports: what happened at a table, entered page by page, confirmed or disputed by the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ButtonStyle

from bot.runtime import clock
from bot.tournaments.desk import Desk, refusal_text, refusals
from bot.tournaments.report_forms import answers_of, report_form, sent_in, whose
from bot.tournaments.reporting import SIDES, Case, Seat, Sheet, case_of, latest, own_seat, reported, sheet_of, theirs
from bot.tournaments.service import Decision, Loaded
from bot.tournaments.table_presses import TablePress, read_table_press
from bot.tournaments.table_words import account_text, player_name, points_text
from bot.ui.components import Button, Interaction, Row, Values, button, button_row, press_button, press_form
from bot.ui.custom_ids import Press, StaleTournamentPress
from bot.ui.errors import RefusedIn
from bot.ui.replies import note, redraw, whisper
from bot.ui.texts import cut, reader, say
from db.tournaments.journal import Shown
from engine.core.asks import Refused
from engine.tournament import facts as f
from engine.tournament.books.base import FormPage
from engine.tournament.facts import Fact
from engine.tournament.page import by_fields
from engine.tournament.rights import judges, player_by
from engine.tournament.state import Report, Tournament, table_of
from render.catalogue import house_texts

JUDGE = "judge"
"""The word of presses of who fills in a report as a judge: it is final at once."""
_MOST = 3_800
"""Characters of a message that is edited; a longer one is cut."""
_BY_PLAYER, _BY_JUDGE = 1, 2
"""The number of presses of pages."""
QUESTION, REMINDER, ROUND = "question", "reminder", "round"
"""The messages about a table: the question to the other, its repetition, and the round's."""


def posts_of(round_: int, table: int) -> tuple[Shown, ...]:
    """Return the messages that show a table."""
    return (Shown(ROUND, round_), Shown(QUESTION, round_, table))


def labelled(text: str, press: Press, *, style: ButtonStyle = ButtonStyle.secondary) -> Button:
    """Return a button with a text."""
    return press_button(Button(label=text, style=style), press)


@dataclass(frozen=True, slots=True)
class Filled:
    """A report that somebody fills in at this moment: the tournament, the table, and what has been entered."""

    loaded: Loaded
    case: Case
    sheet: Sheet

    @property
    def where(self) -> TablePress:
        """The press of what is filled in, for its buttons."""
        seat = self.case.seat
        return TablePress(self.loaded.row.id, seat.round, seat.table, word="" if seat.player else JUDGE)


class ReportHandlers:
    """Answers presses and forms about reports."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    # --- who is where ---

    async def _filled(self, interaction: Interaction, at: TablePress, *, judge: bool) -> Filled:
        loaded = await self.desk.load(interaction, at.tournament)
        with refusals(interaction):
            return await self.filled(interaction, loaded, at.round, at.table, judge=judge)

    async def filled(self, interaction: Interaction, loaded: Loaded, round_: int, table: int, *, judge: bool) -> Filled:
        """Return what a person has entered of a table, as its player or as a judge. Raise `Refused`."""
        t, person = loaded.state, interaction.user.id
        if not by_fields(t):
            raise Refused("no-reports-here", rule="T74", facts={"tables": t.settings.tables})
        if judge:
            if person not in judges(t):
                raise Refused("judges-only", rule="T65", facts={})
            seat = Seat(round_ or len(t.rounds), table)
            table_of(t, seat.round, seat.table)
        else:
            seat = own_seat(t, player_by(t, person), round_)
            if table not in (0, seat.table):
                raise Refused("not-at-this-table", rule="T66", facts={"table": table, "own": seat.table})
        case = await case_of(t, seat, self.desk.service.store, loaded.row.id)
        stored = await self.desk.service.store.draft(loaded.row.id, seat.round, seat.table, person)
        return Filled(loaded, case, sheet_of(stored))

    async def _keep(self, interaction: Interaction, filled: Filled) -> None:
        seat = filled.case.seat
        content = {"told": filled.sheet.told, "pages": filled.sheet.pages, "seen": filled.sheet.seen}
        await self.desk.service.store.keep_draft(
            filled.loaded.row.id, seat.round, seat.table, interaction.user.id, content, now=clock.now()
        )

    # --- 1. the first page, or what there is already ---

    @button("treport")
    async def _report(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Open the form of one's own table, or tell what waits there."""
        at = read_table_press(press)
        await self.begin(interaction, await self.desk.load(interaction, at.tournament), at.round)

    async def begin(self, interaction: Interaction, loaded: Loaded, round_: int = 0) -> None:
        """Let a player report their table: the form, or the account that waits for their word."""
        with refusals(interaction):
            filled = await self.filled(interaction, loaded, round_, 0, judge=False)
            case, locale = filled.case, reader(interaction)
            table, player = case.table, case.seat.player
            if table.results:
                await whisper(interaction, self._final(case, locale=locale))
                return
            other, own = theirs(table, player), table.latest(player)
            if other is not None and (own is None or own.number < other.number):
                await self._ask(interaction, filled, other)
                return
            if own is not None and not filled.sheet.pages:
                await self._told_already(interaction, filled, own)
                return
            await self._next(interaction, filled)

    def _final(self, case: Case, *, locale: str) -> str:
        result = case.table.result
        assert result is not None
        points = points_text(case, result.points, locale=locale)
        lines = [say("report-final", locale=locale, table=case.seat.table, points=points)]
        if result.outcome == "played" and result.fields:
            lines.append(account_text(case, result.fields, locale=locale))
        return "\n".join((*lines, say("report-final-wrong", locale=locale)))

    async def _ask(self, interaction: Interaction, filled: Filled, report: Report) -> None:
        """Show what the other says, with «That is right» and «That is wrong»."""
        case, locale = filled.case, reader(interaction)
        name = player_name(case.t, report.player, locale=locale)
        lines = [say("dispute-says", locale=locale, name=name), account_text(case, report.fields, locale=locale)]
        rows = answer_rows(filled.where, report.number, locale=locale)
        await whisper(interaction, "\n".join(lines), rows=rows)

    async def _told_already(self, interaction: Interaction, filled: Filled, report: Report) -> None:
        case, locale = filled.case, reader(interaction)
        other = player_name(case.t, case.table.other(report.player), locale=locale)
        key = "report-disputed" if case.table.disputed else "report-waits"
        lines = [say(key, locale=locale, name=other), account_text(case, report.fields, locale=locale)]
        again = filled.where._replace(number=_BY_PLAYER, word="losses").press("tpage")
        rows = [button_row([labelled(say("button-report-replace", locale=locale), again)])]
        await whisper(interaction, "\n".join(lines), rows=rows)

    async def _next(self, interaction: Interaction, filled: Filled) -> None:
        """Open the form that comes next; where nothing is left to ask, show the account."""
        page = filled.case.next_page(filled.sheet)
        if page is not None:
            await self.open(interaction, filled, page)
        else:
            text, rows = self._account(interaction, filled)
            await whisper(interaction, text, rows=rows)

    async def open(self, interaction: Interaction, filled: Filled, page: FormPage) -> None:
        """Open the form of a page."""
        form = report_form(filled.case, page, filled.sheet, locale=reader(interaction))
        sent = filled.where._replace(number=_BY_PLAYER if filled.case.seat.player else _BY_JUDGE, word=page.name)
        await interaction.response.send_modal(press_form(form, sent.press("tsheet")))

    # --- 2. and 3. pages ---

    @button("tpage")
    async def _page(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Open a page, as it was left."""
        at = read_table_press(press)
        filled = await self._filled(interaction, at, judge=at.number == _BY_JUDGE)
        with refusals(interaction):
            await self.open(interaction, filled, filled.case.page(filled.sheet, at.word))

    @button("tsheet")
    async def _sheet(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Take a page that was sent: refuse what cannot be, ask what comes next, or show the account."""
        at = read_table_press(press)
        filled = await self._filled(interaction, at, judge=at.number == _BY_JUDGE)
        locale, case, sheet = reader(interaction), filled.case, filled.sheet
        page = case.page(sheet, at.word)
        sheet.enter(page, answers_of(page, sent_in(interaction)))
        try:
            case.fields(sheet)
            following = case.next_page(sheet)
            text, rows = self._step(interaction, filled, following)
        except Refused as refused:
            sheet.pages = [name for name in sheet.pages if name != page.name]
            names = {side: whose(case, side, locale=locale) for side in SIDES}
            text = f"{refusal_text(refused, locale=locale, who=names)}\n{say('report-kept', locale=locale)}"
            rows = [button_row([self._page_button(interaction, filled, page.name, "button-report-correct")])]
        await self._keep(interaction, filled)
        await answer(interaction, text, rows)

    def _step(self, interaction: Interaction, filled: Filled, page: FormPage | None) -> tuple[str, list[Row]]:
        """Return the sums so far with the next page's question, or the account."""
        if page is None:
            return self._account(interaction, filled)
        locale, case = reader(interaction), filled.case
        fields, _ = case.fields(filled.sheet)
        lines = []
        for side in (case.own, "b" if case.own == "a" else "a"):
            told = fields[side]
            name = player_name(case.t, case.player(side).number, locale=locale)
            sums = {"lost": told.get("units_lost", 0), "spent": told.get("units_spent", 0)}
            lines.append(say("report-so-far", locale=locale, name=name, **sums))
        named = f"report-open-{case.round.scenario}"
        key = named if page.name == "objective" and house_texts().has(named) else f"report-open-{page.name}"
        onward = self._page_button(interaction, filled, page.name, key, style=ButtonStyle.primary)
        back = self._page_button(interaction, filled, "losses", "button-report-back")
        return "\n".join(lines), [button_row([onward, back])]

    def _page_button(
        self,
        interaction: Interaction,
        filled: Filled,
        page: str,
        key: str,
        *,
        style: ButtonStyle = ButtonStyle.secondary,
    ) -> Button:
        at = filled.where._replace(number=_BY_PLAYER if filled.case.seat.player else _BY_JUDGE, word=page)
        return labelled(say(key, locale=reader(interaction)), at.press("tpage"), style=style)

    def _account(self, interaction: Interaction, filled: Filled) -> tuple[str, list[Row]]:
        """Return the account with «Send» and «Back». Raise `Refused` for what cannot be."""
        locale, case = reader(interaction), filled.case
        fields, _ = case.fields(filled.sheet)
        head = say(f"report-head-{_ending(case, filled.sheet)}", locale=locale, table=case.seat.table)
        text = f"{head}\n{account_text(case, fields, locale=locale)}"
        at = filled.where
        result = case.table.result
        send = at._replace(number=result.number if result is not None else 0).press("truling" if at.word else "tsend")
        buttons = [labelled(say("button-report-send", locale=locale), send, style=ButtonStyle.success)]
        buttons += [
            self._page_button(interaction, filled, page.name, f"button-report-back-{page.name}")
            for page in case.pages(filled.sheet)
        ]
        return text, [button_row(buttons)]

    # --- 4. sent ---

    @button("tsend")
    async def _send(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Send a player's report: the other is asked, or both have said the same, or judges rule."""
        at = read_table_press(press)
        await hold(interaction)
        filled = await self._filled(interaction, at, judge=False)
        seat = filled.case.seat
        with refusals(interaction):
            page = filled.case.next_page(filled.sheet)
            if page is not None:  # sent already, or begun anew meanwhile
                raise StaleTournamentPress(press.extra)
            fact = reported(filled.case, filled.sheet)
        decision = Decision(
            [fact], posts=posts_of(seat.round, seat.table), sent=(seat.round, seat.table, interaction.user.id)
        )
        try:
            after = await self.desk.decide(interaction, at.tournament, lambda _t, _seed: decision)
        except RefusedIn as told:
            if told.refused.reason != "another-report-came":
                raise
            await self._came(interaction, at, told)
            return
        case = Case(after.state, seat, filled.case.armies)
        await answer(interaction, self._sent(case, locale=reader(interaction)), [])

    def _sent(self, case: Case, *, locale: str) -> str:
        table, player = case.table, case.seat.player
        if table.results:
            return self._final(case, locale=locale)
        other = table.other(player)
        name = player_name(case.t, other, locale=locale)
        if table.disputed:
            return say("report-sent-dispute", locale=locale, name=name)
        key = "report-sent-guest" if case.t.players[other].guest else "report-sent"
        return say(key, locale=locale, name=name)

    async def _came(self, interaction: Interaction, at: TablePress, told: RefusedIn) -> None:
        """T66 Tell the second of two what the first has said meanwhile; what they entered is kept."""
        filled = await self._filled(interaction, at, judge=False)
        other = theirs(filled.case.table, filled.case.seat.player)
        if other is None and filled.case.table.latest(filled.case.seat.player) is not None:  # a second press of theirs
            await answer(interaction, self._sent(filled.case, locale=reader(interaction)), [])
            return
        if other is None:
            raise told
        await self._ask(interaction, filled, other)

    # --- 5. the other's word ---

    @button("tright")
    async def _right(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Confirm a report: it is final. A judge does so for a guest."""
        at = read_table_press(press)
        await hold(interaction)
        loaded = await self.desk.load(interaction, at.tournament)

        def confirm(t: Tournament, _seed: str) -> Decision:
            return Decision([confirmation(t, at, interaction.user.id)], posts=posts_of(at.round, at.table))

        after = await self.desk.decide(interaction, loaded.row.id, confirm)
        case = Case(after.state, Seat(at.round, at.table, player_by(after.state, interaction.user.id)))
        await answer(interaction, self._final(case, locale=reader(interaction)), [])

    @button("twrong")
    async def _wrong(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Dispute a report, and open the form of one's own: nobody's points move until both agree or a judge rules."""
        at = read_table_press(press)
        filled = await self._filled(interaction, at, judge=False)
        table, player = filled.case.table, filled.case.seat.player
        filled.sheet.seen = latest(table)
        fact = f.Disputed(round=at.round, table=at.table, report=at.number, player=player)
        own = table.latest(player)
        with refusals(interaction):
            if table.results or table.players.count(player) == 0:
                raise Refused("already-final", rule="T68", facts={"table": at.table})
            await self._next(interaction, filled)
        await self._keep(interaction, filled)
        if not (table.disputed and table.disputed_by == player) and own is None:
            posts = posts_of(at.round, at.table)
            await self.desk.decide(interaction, at.tournament, lambda _t, _seed: Decision([fact], posts=posts))


def _ending(case: Case, sheet: Sheet) -> str:
    """Return how the game ended, seen by who fills in."""
    ending = next(iter(sheet.told.get("ending", ())), "turns")
    if ending in ("turns", "both"):
        return ending
    return "fled" if case.seat.player and ending == case.own else "other"


def confirmation(t: Tournament, at: TablePress, person: int) -> Fact:
    """T66, T89 Return the confirmation of a report by a person: the other player's, or a judge's for a guest."""
    table = table_of(t, at.round, at.table)
    own = player_by(t, person)
    guest = any(t.players[number].guest for number in table.players)
    judge = guest and own not in table.players and person in judges(t)
    return f.Confirmed(round=at.round, table=at.table, report=at.number, player=0 if judge else own, judge=judge)


def answer_rows(where: TablePress, report: int, *, locale: str) -> Sequence[Row]:
    """Return «That is right» and «That is wrong» about a report."""
    at = where._replace(number=report, word="")
    right = labelled(say("button-report-right", locale=locale), at.press("tright"), style=ButtonStyle.success)
    wrong = labelled(say("button-report-wrong", locale=locale), at.press("twrong"), style=ButtonStyle.danger)
    return [button_row([right, wrong])]


async def hold(interaction: Interaction) -> None:
    """Acknowledge a press before something is stored: in a storm of reports that may take a moment."""
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def answer(interaction: Interaction, text: str, rows: Sequence[Row]) -> None:
    """Answer in the private message on which was pressed, or in a new one."""
    message = interaction.message
    if message is not None and message.flags.ephemeral:
        await redraw(interaction, note(cut(text, _MOST), rows=rows))
    else:
        await whisper(interaction, text, rows=rows)
