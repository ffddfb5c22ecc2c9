"""Handles the results of tournament tables that players or judges report."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import discord
import msgspec
from discord import ButtonStyle, ui

from bot.runtime import clock
from bot.tournaments.handlers import Handlers, TablePress, labelled, read_table_press, refusal_text, refusals
from bot.tournaments.service import Decision, Loaded
from bot.tournaments.words import player_name, words_in
from bot.ui.components import Button, Form, Interaction, Row, Values, button, button_row, press_form
from bot.ui.custom_ids import Press, StaleTournamentPress
from bot.ui.errors import RefusedIn
from bot.ui.replies import note, redraw, whisper
from bot.ui.texts import clean, cut, say
from db.tournaments.journal import Shown
from engine.core.asks import Refused
from engine.tournament import facts as f
from engine.tournament.books.base import CHOICE, PAIR, SEVERAL, UNITS, Army, FormPage, Line, Question, load
from engine.tournament.facts import Fact
from engine.tournament.rights import judges, player_by
from engine.tournament.standings import by_fields
from engine.tournament.state import Player, Report, Round, Table, Tournament, round_of, table_of
from render.catalogue import house_texts

SIDES = ("a", "b")
ENDING = "ending"


class ListTexts(Protocol):
    """Loads the stored texts of army lists."""

    async def list_text(self, tournament_id: str, list_id: int) -> str | None:
        """Return the text of a tournament's army list; None if it was deleted."""


class Seat(NamedTuple):
    """A player's place in a round.

    `table` is the table, and `player` is the number of the player who reports. It is 0 for a judge.
    """

    round: int
    table: int
    player: int = 0


class Sheet(msgspec.Struct, kw_only=True):
    """A user's unfinished report: answers, finished pages, and the report that the user has seen.

    It is stored, so the field names must not change.
    """

    told: dict[str, list[str]] = {}
    pages: list[str] = []
    seen: int = 0

    def enter(self, page: FormPage, answers: Mapping[str, Sequence[str]]) -> None:
        """Enter the answers to a page. If the ending of the game changes, all other pages must be answered again."""
        before = self.told.get(ENDING)
        for question in page.questions:
            self.told[question.key] = list(answers.get(question.key, ()))
        if self.told.get(ENDING) != before:
            self.pages = []
        self.pages = [*(name for name in self.pages if name != page.name), page.name]


def sheet_of(stored: Mapping[str, Any]) -> Sheet:
    """Return a stored unfinished report; an empty one if it cannot be read."""
    try:
        return msgspec.convert(dict(stored), Sheet)
    except msgspec.ValidationError:
        return Sheet()


class Case(NamedTuple):
    """A table whose result is being reported, with its tournament and armies."""

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
        """The side of the user who fills in the report."""
        return SIDES[self.table.players.index(self.seat.player)] if self.seat.player in self.table.players else SIDES[0]

    def player(self, side: str) -> Player:
        """Return the player of a side."""
        return self.t.players[self.table.players[SIDES.index(side)]]

    def pages(self, sheet: Sheet) -> tuple[FormPage, ...]:
        """Return the pages of the form that are needed for these answers."""
        book = load(self.t.book)
        return book.form(self.round.scenario, sheet.told, self.own, self.armies, self.t.settings)

    def page(self, sheet: Sheet, name: str) -> FormPage:
        """Return the page called `name`. If the form does not need it, return the first page."""
        pages = self.pages(sheet)
        return next((page for page in pages if page.name == name), pages[0])

    def next_page(self, sheet: Sheet) -> FormPage | None:
        """Return the first unanswered page; None if no question is left."""
        return next((page for page in self.pages(sheet) if page.name not in sheet.pages), None)

    def fields(self, sheet: Sheet) -> tuple[dict[str, Any], dict[str, tuple[str, ...]]]:
        """Return the report's fields and ticked boxes. Raise `Refused` if they are impossible."""
        book = load(self.t.book)
        return book.told(self.round.scenario, sheet.told, self.own, self.armies, self.t.settings)

    def account(self, fields: Mapping[str, Any]) -> tuple[Sequence[Line], ...]:
        """Return the lines of the score for the sides a and b. Raise `Refused` if the score is impossible."""
        return load(self.t.book).account(self.round.scenario, fields, self.t.settings)


def own_seat(t: Tournament, player: int, round_: int = 0) -> Seat:
    """Return a player's seat in a round, by default the latest one.

    Raise `Refused` if the player has none.
    """
    if not t.rounds:
        raise Refused("no-such-round", rule="T20", facts={"round": 1, "posted": 0})
    found = round_of(t, round_ or len(t.rounds))
    table = found.table_of(player)
    if table is None:
        raise Refused("no-table-of-yours", rule="T66", facts={"round": found.number, "player": player})
    return Seat(found.number, table.number, player)


async def case_of(t: Tournament, seat: Seat, lists: ListTexts, tournament_id: str) -> Case:
    """Return a table with the armies from the lists that its players submitted."""
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
    """Return the opponent's report on a table without a result, or None."""
    return table.latest(table.other(player)) if not table.results else None


def latest(table: Table) -> int:
    """Return the number of a table's latest report; 0 without one."""
    return len(table.reports)


# --- facts ---


def reported(case: Case, sheet: Sheet) -> Fact:
    """Return the report that a player has filled in (T66)."""
    fields, ticks = case.fields(sheet)
    seat = case.seat
    return f.Reported(
        round=seat.round, table=seat.table, player=seat.player, report=fields, seen=sheet.seen, ticks=ticks
    )


def entered(case: Case, sheet: Sheet, *, reason: str = "", replaces: int | None = None) -> Fact:
    """Return the ruling that a judge filled in (T68, T69).

    With `replaces`, return a correction of the result with that number.
    """
    fields, ticks = case.fields(sheet)
    round_, table, _ = case.seat
    if replaces:
        return f.Corrected(round=round_, table=table, replaces=replaces, reason=reason, report=fields, ticks=ticks)
    return f.Ruled(round=round_, table=table, report=fields, reason=reason, ticks=ticks)


# --- accounts in words ---


def account_text(case: Case, fields: dict[str, object], *, changed: Sequence[str] = ()) -> str:
    """Return the score of a report line by line, and the winner. Raise `Refused` if it is impossible.

    `changed` names lines to mark as different from another report, as “a.units”.
    """
    reader = case.player(case.own).number if case.seat.player else 0
    return words_in().account(case.t, case.table, case.account(fields), reader=reader, changed=changed)


def differences(case: Case, one: Report, other: Report) -> list[str]:
    """Return the points on which two reports differ, such as “a.units”."""
    found = []
    for side, first, second in zip(SIDES, case.account(one.fields), case.account(other.fields), strict=True):
        mine, theirs = ({line.what: line.points for line in lines} for lines in (first, second))
        found += [f"{side}.{what}" for what in {**mine, **theirs} if mine.get(what, 0) != theirs.get(what, 0)]
    return found


def both_accounts(case: Case) -> str:
    """Return both players' reports as text, with differences underlined (T68)."""
    reports = [found for player in case.table.players if (found := case.table.latest(player)) is not None]
    changed = differences(case, reports[0], reports[1]) if len(reports) > 1 else ()
    told = []
    for report in reports:
        name = player_name(case.t, report.player)
        told.append(say("dispute-says", name=name))
        told.append(account_text(case, report.fields, changed=changed))
    return "\n".join(told)


def points_text(case: Case, points: tuple[int, int]) -> str:
    """Return the points of a table's players as text, such as “Anna 199, Marco 62”."""
    a, b = (player_name(case.t, number) for number in case.table.players)
    return say("table-points", a=a, b=b, first=points[0], second=points[1])


# --- pages as forms ---


LABEL, DESCRIPTION, OPTION, TITLE = 45, 100, 100, 45
"""Discord's maximum lengths of labels, descriptions, options and titles."""
_NAME = 16
_RADIO = 5
"""The maximum number of options that a choice shows in full, without opening a list."""
_DIGITS = 12

Answers = dict[str, tuple[str, ...]]


def report_form(case: Case, page: FormPage, sheet: Sheet) -> Form:
    """Return the form for a page of a report. It contains the earlier answers."""
    title = say(f"report-page-{page.name}", table=case.seat.table)
    form = Form(title=cut(title, TITLE))
    for question in page.questions:
        hint = f"report-hint-{asked_as(question)}"
        form.add_item(
            ui.Label(
                text=cut(_label(case, question), LABEL),
                description=cut(say(hint), DESCRIPTION) if house_texts().has(hint) else None,
                component=_control(case, question, sheet.told.get(question.key, ())),
            )
        )
    return form


def asked_as(question: Question) -> str:
    """Return the key of a question's text."""
    name = question.field.replace("_", "-")
    return f"{name}-sums" if question.field.startswith("units_") and question.how != UNITS else name


def _label(case: Case, question: Question) -> str:
    what = say(f"report-ask-{asked_as(question)}")
    if not question.side:
        return what
    return say("report-ask-of", who=whose(case, question.side), what=what)


def whose(case: Case, side: str) -> str:
    """Return “You” for the user's own side, or else the name of the side's player."""
    if case.seat.player and side == case.own:
        return say("report-you")
    return cut(clean(case.player(side).name), _NAME) or say("report-nameless", number=side)


def _control(case: Case, question: Question, before: Sequence[str]) -> ui.Item[Any]:
    if question.how in (CHOICE, SEVERAL, UNITS):
        options = _options(case, question)
        kept = set(before)
        if question.how == SEVERAL:
            boxes = [
                discord.CheckboxGroupOption(label=text, value=value, default=value in kept) for value, text in options
            ]
            return ui.CheckboxGroup(custom_id=question.key, options=boxes, required=False, min_values=0)
        if question.how == CHOICE and len(options) <= _RADIO:
            dots = [discord.RadioGroupOption(label=text, value=value, default=value in kept) for value, text in options]
            return ui.RadioGroup(custom_id=question.key, options=dots, required=question.needed)
        return _select(question, options, kept)
    first = say("report-pair") if question.how == PAIR else "0"
    return ui.TextInput(
        custom_id=question.key,
        max_length=_DIGITS,
        required=question.needed,
        default=next(iter(before), None) or None,
        placeholder=first,
    )


def _select(question: Question, options: Sequence[tuple[str, str]], kept: set[str]) -> ui.Item[Any]:
    several = question.how == UNITS
    select: ui.Select[Any] = ui.Select(
        custom_id=question.key,
        placeholder=say("report-none" if several else "report-pick"),
        min_values=0 if several or not question.needed else 1,
        max_values=len(options) if several else 1,
        required=question.needed,
    )
    for place, (value, text) in enumerate(options):
        more = None
        if several:
            unit = question.units[place]
            more = cut(" · ".join((str(unit.cost), *unit.words)), OPTION)
        select.add_option(label=text, value=value, description=more, default=value in kept)
    return select


def _options(case: Case, question: Question) -> list[tuple[str, str]]:
    """Return the value and the text of each option of a question."""
    if question.how == UNITS:
        names = [f"{unit.mark} · {unit.name}" for unit in question.units]
    else:
        names = [_option(case, question, word) for word in question.options]
    return [(word, cut(clean(name), OPTION)) for word, name in zip(question.options, names, strict=True)]


def _option(case: Case, question: Question, word: str) -> str:
    if question.key == ENDING and word in ("a", "b"):
        own = case.seat.player and word == case.own
        name = cut(clean(case.player(word).name), 60)
        return say("report-option-ending-own") if own else say("report-option-ending-other", name=name)
    key = f"report-option-{question.field.replace('_', '-')}-{word}"
    if house_texts().has(key):
        return say(key)
    if word in ("a", "b"):
        return whose(case, word)
    common = f"report-option-{word}"
    return say(common) if house_texts().has(common) else word


# --- what was sent ---


def answers_of(page: FormPage, sent: Mapping[str, Sequence[str]]) -> Answers:
    """Return the answers to the questions of a page, keyed by question. Unknown options are dropped."""
    found: Answers = {}
    for question in page.questions:
        values = [value.strip() for value in sent.get(question.key, ())]
        if question.how in (CHOICE, SEVERAL, UNITS):
            values = [value for value in values if value in question.options]
        found[question.key] = tuple(value for value in values if value)
    return found


def sent_in(interaction: discord.Interaction[Any]) -> Answers:
    """Return the answers in the submitted form.

    Raise `StaleTournamentPress` if the interaction is not a form.
    """
    data: Any = interaction.data
    if interaction.type is not discord.InteractionType.modal_submit:
        raise StaleTournamentPress(str(data["custom_id"]))
    return submitted(data["components"])


def submitted(components: Iterable[Mapping[str, Any]]) -> Answers:
    """Return the values in the components of a submitted form, by their custom ids."""
    found: Answers = {}
    for part in components:
        found |= submitted([*part.get("components", ()), *filter(None, (part.get("component"),))])
        key, value, values = part.get("custom_id"), part.get("value"), part.get("values")
        if key is not None and isinstance(values, list):
            found[key] = tuple(map(str, values))
        elif key is not None and value is not None:
            found[key] = (str(value),)
    return found


# --- handlers ---


JUDGE = "judge"
"""The value of `TablePress.word` in the clicks of a judge who fills in a report, which is then final immediately."""
_MOST = 3_800
"""The maximum number of characters of an edited message; a longer one is cut."""
_BY_PLAYER, _BY_JUDGE = 1, 2
"""The numbers in custom ids for whether a player or a judge clicks on a page."""
QUESTION, REMINDER, ROUND = "question", "reminder", "round"
"""The messages about a table: the question to the opponent, its repetition, and the round's message."""


def posts_of(round_: int, table: int) -> tuple[Shown, ...]:
    """Return the messages that show a table."""
    return (Shown(ROUND, round_), Shown(QUESTION, round_, table))


@dataclass(frozen=True, slots=True)
class Filled:
    """An unfinished report with its tournament and table."""

    loaded: Loaded
    case: Case
    sheet: Sheet

    @property
    def where(self) -> TablePress:
        """The content that the custom ids of the report's buttons have."""
        seat = self.case.seat
        return TablePress(self.loaded.row.id, seat.round, seat.table, word="" if seat.player else JUDGE)


class ReportHandlers:
    """Handlers for clicks and forms about reports."""

    def __init__(self, shared: Handlers) -> None:
        self.shared = shared

    # --- who is where ---

    async def _filled(self, interaction: Interaction, at: TablePress, *, judge: bool) -> Filled:
        loaded = await self.shared.load(interaction, at.tournament)
        with refusals():
            return await self.filled(interaction, loaded, at.round, at.table, judge=judge)

    async def filled(self, interaction: Interaction, loaded: Loaded, round_: int, table: int, *, judge: bool) -> Filled:
        """Return a user's unfinished report of a table. The user is one of its players or a `judge`.

        Raise `Refused` if the user is neither, or if the tables have no reports.
        """
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
        case = await case_of(t, seat, self.shared.service.store, loaded.row.id)
        stored = await self.shared.service.store.draft(loaded.row.id, seat.round, seat.table, person)
        return Filled(loaded, case, sheet_of(stored))

    async def _keep(self, interaction: Interaction, filled: Filled) -> None:
        seat = filled.case.seat
        content = {"told": filled.sheet.told, "pages": filled.sheet.pages, "seen": filled.sheet.seen}
        await self.shared.service.store.keep_draft(
            filled.loaded.row.id, seat.round, seat.table, interaction.user.id, content, now=clock.now()
        )

    # --- 1. the first page, or what there is already ---

    @button("treport")
    async def _report(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Open the report form of the user's table, or show the opponent's report."""
        at = read_table_press(press)
        await self.begin(interaction, await self.shared.load(interaction, at.tournament), at.round)

    async def begin(self, interaction: Interaction, loaded: Loaded, round_: int = 0) -> None:
        """Show a player the form for their table, or the opponent's report."""
        with refusals():
            filled = await self.filled(interaction, loaded, round_, 0, judge=False)
            case = filled.case
            table, player = case.table, case.seat.player
            if table.results:
                await whisper(interaction, self._final(case))
                return
            other, own = theirs(table, player), table.latest(player)
            if other is not None and (own is None or own.number < other.number):
                await self._ask(interaction, filled, other)
                return
            if own is not None and not filled.sheet.pages:
                await self._told_already(interaction, filled, own)
                return
            await self._next(interaction, filled)

    def _final(self, case: Case) -> str:
        result = case.table.result
        assert result is not None
        points = points_text(case, result.points)
        lines = [say("report-final", table=case.seat.table, points=points)]
        if result.outcome == "played" and result.fields:
            lines.append(account_text(case, result.fields))
        return "\n".join((*lines, say("report-final-wrong")))

    async def _ask(self, interaction: Interaction, filled: Filled, report: Report) -> None:
        """Show the opponent's report, with buttons that confirm or dispute it."""
        case = filled.case
        name = player_name(case.t, report.player)
        lines = [say("dispute-says", name=name), account_text(case, report.fields)]
        rows = answer_rows(filled.where, report.number)
        await whisper(interaction, "\n".join(lines), rows=rows)

    async def _told_already(self, interaction: Interaction, filled: Filled, report: Report) -> None:
        case = filled.case
        other = player_name(case.t, case.table.other(report.player))
        key = "report-disputed" if case.table.disputed else "report-waits"
        lines = [say(key, name=other), account_text(case, report.fields)]
        again = filled.where._replace(number=_BY_PLAYER, word="losses").press("tpage")
        rows = [button_row([labelled(say("button-report-replace"), again)])]
        await whisper(interaction, "\n".join(lines), rows=rows)

    async def _next(self, interaction: Interaction, filled: Filled) -> None:
        """Open the next page of the form, or show the finished report."""
        page = filled.case.next_page(filled.sheet)
        if page is not None:
            await self.open(interaction, filled, page)
        else:
            text, rows = self._account(filled)
            await whisper(interaction, text, rows=rows)

    async def open(self, interaction: Interaction, filled: Filled, page: FormPage) -> None:
        """Open the form of a page."""
        form = report_form(filled.case, page, filled.sheet)
        sent = filled.where._replace(number=_BY_PLAYER if filled.case.seat.player else _BY_JUDGE, word=page.name)
        await interaction.response.send_modal(press_form(form, sent.press("tsheet")))

    # --- 2. and 3. pages ---

    @button("tpage")
    async def _page(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Open a page of the form with its earlier answers."""
        at = read_table_press(press)
        filled = await self._filled(interaction, at, judge=at.number == _BY_JUDGE)
        with refusals():
            await self.open(interaction, filled, filled.case.page(filled.sheet, at.word))

    @button("tsheet")
    async def _sheet(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Check a page that a user submitted, and show the next question or the report."""
        at = read_table_press(press)
        filled = await self._filled(interaction, at, judge=at.number == _BY_JUDGE)
        case, sheet = filled.case, filled.sheet
        page = case.page(sheet, at.word)
        sheet.enter(page, answers_of(page, sent_in(interaction)))
        try:
            case.fields(sheet)
            following = case.next_page(sheet)
            text, rows = self._step(filled, following)
        except Refused as refused:
            sheet.pages = [name for name in sheet.pages if name != page.name]
            names = {side: whose(case, side) for side in SIDES}
            text = f"{refusal_text(refused, who=names)}\n{say('report-kept')}"
            rows = [button_row([self._page_button(filled, page.name, "button-report-correct")])]
        await self._keep(interaction, filled)
        await answer(interaction, text, rows)

    def _step(self, filled: Filled, page: FormPage | None) -> tuple[str, list[Row]]:
        """Return the answers so far and the button for the next page, or the finished report."""
        if page is None:
            return self._account(filled)
        case = filled.case
        fields, _ = case.fields(filled.sheet)
        lines = []
        for side in (case.own, "b" if case.own == "a" else "a"):
            told = fields[side]
            name = player_name(case.t, case.player(side).number)
            sums = {"lost": told.get("units_lost", 0), "spent": told.get("units_spent", 0)}
            lines.append(say("report-so-far", name=name, **sums))
        named = f"report-open-{case.round.scenario}"
        key = named if page.name == "objective" and house_texts().has(named) else f"report-open-{page.name}"
        onward = self._page_button(filled, page.name, key, style=ButtonStyle.primary)
        back = self._page_button(filled, "losses", "button-report-back")
        return "\n".join(lines), [button_row([onward, back])]

    def _page_button(
        self,
        filled: Filled,
        page: str,
        key: str,
        *,
        style: ButtonStyle = ButtonStyle.secondary,
    ) -> Button:
        at = filled.where._replace(number=_BY_PLAYER if filled.case.seat.player else _BY_JUDGE, word=page)
        return labelled(say(key), at.press("tpage"), style=style)

    def _account(self, filled: Filled) -> tuple[str, list[Row]]:
        """Return the finished report with its buttons. Raise `Refused` if it is impossible."""
        case = filled.case
        fields, _ = case.fields(filled.sheet)
        head = say(f"report-head-{_ending(case, filled.sheet)}", table=case.seat.table)
        text = f"{head}\n{account_text(case, fields)}"
        at = filled.where
        result = case.table.result
        send = at._replace(number=result.number if result is not None else 0).press("truling" if at.word else "tsend")
        buttons = [labelled(say("button-report-send"), send, style=ButtonStyle.success)]
        buttons += [
            self._page_button(filled, page.name, f"button-report-back-{page.name}") for page in case.pages(filled.sheet)
        ]
        return text, [button_row(buttons)]

    # --- 4. sent ---

    @button("tsend")
    async def _send(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Send a player's report, to be confirmed or compared with the opponent's."""
        at = read_table_press(press)
        await hold(interaction)
        filled = await self._filled(interaction, at, judge=False)
        seat = filled.case.seat
        with refusals():
            page = filled.case.next_page(filled.sheet)
            if page is not None:  # sent already, or begun again meanwhile
                raise StaleTournamentPress(press.extra)
            fact = reported(filled.case, filled.sheet)
        decision = Decision(
            [fact], posts=posts_of(seat.round, seat.table), sent=(seat.round, seat.table, interaction.user.id)
        )
        try:
            after = await self.shared.decide(interaction, at.tournament, lambda _t, _seed: decision)
        except RefusedIn as told:
            if told.refused.reason != "another-report-came":
                raise
            await self._came(interaction, at, told)
            return
        case = Case(after.state, seat, filled.case.armies)
        await answer(interaction, self._sent(case), [])

    def _sent(self, case: Case) -> str:
        table, player = case.table, case.seat.player
        if table.results:
            return self._final(case)
        other = table.other(player)
        name = player_name(case.t, other)
        if table.disputed:
            return say("report-sent-dispute", name=name)
        key = "report-sent-guest" if case.t.players[other].guest else "report-sent"
        return say(key, name=name)

    async def _came(self, interaction: Interaction, at: TablePress, told: RefusedIn) -> None:
        """Show the opponent's earlier report instead of an error (T66). The player's own answers are kept."""
        filled = await self._filled(interaction, at, judge=False)
        other = theirs(filled.case.table, filled.case.seat.player)
        if other is None and filled.case.table.latest(filled.case.seat.player) is not None:  # they pressed twice
            await answer(interaction, self._sent(filled.case), [])
            return
        if other is None:
            raise told
        await self._ask(interaction, filled, other)

    # --- 5. the other's word ---

    @button("tright")
    async def _right(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Confirm a report, which makes it final."""
        at = read_table_press(press)
        await hold(interaction)
        loaded = await self.shared.load(interaction, at.tournament)

        def confirm(t: Tournament, _seed: str) -> Decision:
            return Decision([confirmation(t, at, interaction.user.id)], posts=posts_of(at.round, at.table))

        after = await self.shared.decide(interaction, loaded.row.id, confirm)
        case = Case(after.state, Seat(at.round, at.table, player_by(after.state, interaction.user.id)))
        await answer(interaction, self._final(case), [])

    @button("twrong")
    async def _wrong(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Dispute a report, and open a form for the user's own report."""
        at = read_table_press(press)
        filled = await self._filled(interaction, at, judge=False)
        table, player = filled.case.table, filled.case.seat.player
        filled.sheet.seen = latest(table)
        fact = f.Disputed(round=at.round, table=at.table, report=at.number, player=player)
        own = table.latest(player)
        with refusals():
            if table.results or table.players.count(player) == 0:
                raise Refused("already-final", rule="T68", facts={"table": at.table})
            await self._next(interaction, filled)
        await self._keep(interaction, filled)
        if not (table.disputed and table.disputed_by == player) and own is None:
            posts = posts_of(at.round, at.table)
            await self.shared.decide(interaction, at.tournament, lambda _t, _seed: Decision([fact], posts=posts))


def _ending(case: Case, sheet: Sheet) -> str:
    """Return how the game ended for the user, as the key of a text."""
    ending = next(iter(sheet.told.get("ending", ())), "turns")
    if ending in ("turns", "both"):
        return ending
    return "fled" if case.seat.player and ending == case.own else "other"


def confirmation(t: Tournament, at: TablePress, person: int) -> Fact:
    """Return the fact that the user confirms a report (T66, T89)."""
    table = table_of(t, at.round, at.table)
    own = player_by(t, person)
    guest = any(t.players[number].guest for number in table.players)
    judge = guest and own not in table.players and person in judges(t)
    return f.Confirmed(round=at.round, table=at.table, report=at.number, player=0 if judge else own, judge=judge)


def answer_rows(where: TablePress, report: int) -> Sequence[Row]:
    """Return the buttons that confirm or dispute a report."""
    at = where._replace(number=report, word="")
    right = labelled(say("button-report-right"), at.press("tright"), style=ButtonStyle.success)
    wrong = labelled(say("button-report-wrong"), at.press("twrong"), style=ButtonStyle.danger)
    return [button_row([right, wrong])]


async def hold(interaction: Interaction) -> None:
    """Acknowledge a click, because storing its result may take too long for Discord."""
    if interaction.message is not None and interaction.message.flags.ephemeral:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def answer(interaction: Interaction, text: str, rows: Sequence[Row]) -> None:
    """Edit the clicked private message, or send a new one."""
    message = interaction.message
    if message is not None and message.flags.ephemeral:
        await redraw(interaction, note(cut(text, _MOST), rows=rows))
    else:
        await whisper(interaction, text, rows=rows)
