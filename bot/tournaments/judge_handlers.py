"""Handlers of judges: the panel of what waits, results, disputes, rounds that are drawn up and posted."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.runtime import clock
from bot.tournaments.desk import Desk, refusals
from bot.tournaments.drafts.draft_words import otherwise
from bot.tournaments.judging import (
    choices_for,
    outcome_facts,
    proposal,
    settled,
    shown_by,
)
from bot.tournaments.report_handlers import JUDGE, ReportHandlers, answer, hold, labelled, posts_of
from bot.tournaments.reporting import Case, Seat, entered
from bot.tournaments.service import Decision, Loaded
from bot.tournaments.table_presses import TablePress, read_table_press
from bot.tournaments.table_words import both_accounts, player_name, points_text
from bot.tournaments.weeks.plea_buttons import kit_button, plea_text, table_pleads
from bot.ui.components import Button, Form, Interaction, Row, Values, button, button_row, press_form
from bot.ui.custom_ids import Press, StaleTournamentPress
from bot.ui.replies import whisper
from bot.ui.texts import clean, cut, quoted, reader, say
from engine.core.asks import Refused
from engine.tournament import facts as f
from engine.tournament.facts import Fact
from engine.tournament.page import by_fields, conversion
from engine.tournament.rights import judges
from engine.tournament.state import OPEN, Tournament, table_of
from engine.tournament.waits import Wait, waits
from render.catalogue import house_texts

_SHOWN = 5
"""So many things that wait are shown at once, each with its buttons."""
REASON = 200


class JudgeHandlers:
    """Answers presses of judges, and the commands that lead to them."""

    def __init__(self, desk: Desk, reports: ReportHandlers) -> None:
        self.desk = desk
        self.reports = reports

    def expect_judge(self, interaction: Interaction, t: Tournament) -> None:
        """Raise `RefusedIn` for who is no judge."""
        with refusals(interaction):
            if interaction.user.id not in judges(t):
                raise Refused("judges-only", rule="T65", facts={})

    # --- the panel ---

    async def panel(self, interaction: Interaction) -> None:
        """Show what waits for a judge."""
        loaded = await self.desk.here(interaction)
        self.expect_judge(interaction, loaded.state)
        text, rows = self._panel(loaded, 0, locale=reader(interaction))
        await whisper(interaction, text, rows=rows)

    @button("tpanel")
    async def _panel_page(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the panel as it is now, at a page."""
        at = read_table_press(press)
        loaded = await self.desk.load(interaction, at.tournament)
        self.expect_judge(interaction, loaded.state)
        await self._panel_again(interaction, loaded, at.number)

    async def _panel_again(self, interaction: Interaction, loaded: Loaded, page: int) -> None:
        text, rows = self._panel(loaded, page, locale=reader(interaction))
        await answer(interaction, text, rows)

    def _panel(self, loaded: Loaded, page: int, *, locale: str) -> tuple[str, list[Row]]:
        t, now = loaded.state, int(clock.now().timestamp())
        every = waits(t, now)
        pages = max(1, -(-len(every) // _SHOWN))
        page = min(page, pages - 1)
        shown = every[page * _SHOWN : (page + 1) * _SHOWN]
        lines = [say("judge-panel", locale=locale, title=quoted(t.title, 100), count=len(every))]
        rows: list[Row] = []
        for place, wait in enumerate(shown, page * _SHOWN + 1):
            lines.append(say("judge-panel-line", locale=locale, number=place, what=wait_text(t, wait, locale=locale)))
            buttons = self._wait_buttons(loaded, wait, place, locale=locale)
            rows += [button_row(buttons)] if buttons else []
        at = TablePress(loaded.row.id)
        turn = [labelled(say("judge-panel-now", locale=locale), at._replace(number=page).press("tpanel"))]
        if page + 1 < pages:
            turn.append(labelled(say("judge-panel-more", locale=locale), at._replace(number=page + 1).press("tpanel")))
        turn += kit_button(loaded, locale=locale)
        if t.stage == OPEN:
            close = at._replace(word="close-registration").press("task")
            turn.append(labelled(say("button-judge-close-registration", locale=locale), close))
        return "\n".join(lines), [*rows, button_row(turn)]

    def _wait_buttons(self, loaded: Loaded, wait: Wait, place: int, *, locale: str) -> list[Button]:
        t = loaded.state
        at = TablePress(loaded.row.id, wait.round, wait.table)
        if wait.kind == "pair":
            return [labelled(_numbered("button-judge-pair", place, locale=locale), at.press("tpair"))]
        if wait.kind == "dispute":
            return dispute_buttons(t, at, locale=locale)
        found: list[Button] = table_pleads(t, at, wait, locale=locale)
        for word in choices_for(wait):
            numbers = wait.players if word not in ("close", "start", "finish", "seed") else (0,)
            for number in numbers[:1] if word in ("come-in", "seat") else numbers[:2]:
                text = _numbered(f"button-judge-{word}", place, locale=locale)
                style = ButtonStyle.primary if not found else ButtonStyle.secondary
                found.append(labelled(text, at._replace(number=number, word=word).press("tsettle"), style=style))
        if wait.table and by_fields(t):
            enter = at._replace(number=2, word="losses").press("tpage")
            found.append(labelled(_numbered("button-judge-enter", place, locale=locale), enter))
        return found[:5]

    @button("tsettle")
    async def _settle(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Settle what waits by one press, and show the panel as it is then."""
        at = read_table_press(press)
        await hold(interaction)
        await self.desk.load(interaction, at.tournament)
        now = int(clock.now().timestamp())
        after = await self.desk.decide(interaction, at.tournament, lambda t, seed: settled(t, at, seed, now))
        locale = reader(interaction)
        text, rows = self._panel(after, 0, locale=locale)
        await answer(interaction, f"{say('judge-done', locale=locale)}\n{text}", rows)

    # --- tables ---

    @button("trule")
    async def _rule(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Rule that a player's account is right. Two judges at once: the second is told."""
        at = read_table_press(press)
        await hold(interaction)
        loaded = await self.desk.load(interaction, at.tournament)
        with refusals(interaction):
            table = table_of(loaded.state, at.round, at.table)
        if at.word != _stamp(len(table.reports)):
            raise StaleTournamentPress(press.extra)
        now = int(clock.now().timestamp())
        named = at._replace(word="theirs")
        after = await self.desk.decide(interaction, at.tournament, lambda t, seed: settled(t, named, seed, now))
        await self._ruled(interaction, after, at)

    async def _ruled(self, interaction: Interaction, after: Loaded, at: TablePress) -> None:
        case, locale = Case(after.state, Seat(at.round, at.table)), reader(interaction)
        result = case.table.result
        assert result is not None
        points = points_text(case, result.points, locale=locale)
        text = say("judge-ruled", locale=locale, table=at.table, points=points)
        if result.own_table:
            text = f"{text}\n{say('judge-own-table', locale=locale)}"
        seed, now = await self.desk.service.store.seed(after.row.id), int(clock.now().timestamp())
        more, rows = otherwise(after, at.round, seed, now, locale=locale)
        await answer(interaction, "\n".join(filter(None, (text, more))), rows)

    async def result(
        self, interaction: Interaction, table: int, *, round_: int, outcome: str, players: tuple[int, ...], reason: str
    ) -> None:
        """Enter or correct the result of a table: by the form, or how it ended that was not played."""
        loaded = await self.desk.here(interaction)
        t = loaded.state
        self.expect_judge(interaction, t)
        with refusals(interaction):
            number = round_ or len(t.rounds)
            table_of(t, number, table)
            at = TablePress(loaded.row.id, number, table, word=JUDGE)
            if outcome in _OUTCOMES:
                await self._outcome(interaction, at, outcome, players, reason)
            elif by_fields(t):
                await self._enter(interaction, loaded, at)
            else:
                await self._points(interaction, at, outcome, players, reason)

    async def _enter(self, interaction: Interaction, loaded: Loaded, at: TablePress) -> None:
        filled = await self.reports.filled(interaction, loaded, at.round, at.table, judge=True)
        pages = filled.case.pages(filled.sheet)
        await self.reports.open(interaction, filled, filled.case.next_page(filled.sheet) or pages[0])

    async def _outcome(
        self, interaction: Interaction, at: TablePress, outcome: str, players: tuple[int, ...], reason: str
    ) -> None:
        def decide(t: Tournament, _seed: str) -> Decision:
            facts = outcome_facts(t, at, outcome, players, reason)
            return Decision(facts, posts=shown_by(t, facts))

        await self._ruled(interaction, await self.desk.decide(interaction, at.tournament, decide), at)

    async def _points(
        self, interaction: Interaction, at: TablePress, outcome: str, players: tuple[int, ...], reason: str
    ) -> None:
        """T73 Enter who won a game of the bot's, or that it was drawn."""

        def decide(t: Tournament, _seed: str) -> Decision:
            facts = [points_fact(t, at, outcome, players, reason)]
            return Decision(facts, posts=shown_by(t, facts))

        await self._ruled(interaction, await self.desk.decide(interaction, at.tournament, decide), at)

    @button("truling")
    async def _ruling(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Store what a judge has entered; a correction asks for its reason first."""
        at = read_table_press(press)
        if at.number:
            form = Form(title=cut(say("judge-reason-title", locale=reader(interaction)), 45))
            field = ui.TextInput[Form](custom_id="reason", max_length=REASON)
            label = say("judge-reason", locale=reader(interaction))
            form.add_item(ui.Label(text=cut(label, 45), component=field))
            await interaction.response.send_modal(press_form(form, at.press("tcorrect")))
            return
        await self._store(interaction, press, at, "")

    @button("tcorrect")
    async def _correct(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Store a correction with its reason, which everybody can read."""
        await self._store(interaction, press, read_table_press(press), values[0].strip() if values else "")

    async def _store(self, interaction: Interaction, press: Press, at: TablePress, reason: str) -> None:
        await hold(interaction)
        loaded = await self.desk.load(interaction, at.tournament)
        with refusals(interaction):
            filled = await self.reports.filled(interaction, loaded, at.round, at.table, judge=True)
            if filled.case.next_page(filled.sheet) is not None:
                raise StaleTournamentPress(press.extra)
            fact = entered(filled.case, filled.sheet, reason=reason, replaces=at.number or None)
        at = at._replace(round=filled.case.seat.round, table=filled.case.seat.table)
        posts = {*posts_of(at.round, at.table), *shown_by(loaded.state, [fact])}
        sent = (at.round, at.table, interaction.user.id)
        after = await self.desk.decide(
            interaction, at.tournament, lambda _t, _seed: Decision([fact], posts=sorted(posts, key=str), sent=sent)
        )
        await self._ruled(interaction, after, at)


_OUTCOMES = ("conceded", "no-show", "unplayed")


def _stamp(reports: int) -> str:
    """Return a number as letters: so many reports there were when a ruling was offered."""
    return "".join("abcdefghij"[int(digit)] for digit in str(reports))


def _numbered(key: str, place: int, *, locale: str) -> str:
    return say("judge-button", locale=locale, number=place, what=say(key, locale=locale))


def dispute_buttons(t: Tournament, at: TablePress, *, locale: str) -> list[Button]:
    """T68 Return «Anna's», «Marco's», «Enter it» for a dispute."""
    table = table_of(t, at.round, at.table)
    found = []
    for player in table.players:
        if table.latest(player) is not None:
            name = cut(clean(t.players[player].name), 40) or str(player)  # a label has no markup to escape
            named = at._replace(number=player, word=_stamp(len(table.reports)))
            found.append(labelled(cut(say("button-judge-theirs", locale=locale, name=name), 80), named.press("trule")))
    enter = at._replace(number=2, word="losses").press("tpage")
    return [*found, labelled(say("button-judge-enter", locale=locale), enter)]


def dispute_text(t: Tournament, round_: int, table: int, *, locale: str) -> str:
    """T68 Return a dispute as the judges read it: both accounts, what differs underlined."""
    case = Case(t, Seat(round_, table))
    head = say("dispute-head", locale=locale, table=table, round=round_)
    return "\n".join((head, both_accounts(case, locale=locale)))


def wait_text(t: Tournament, wait: Wait, *, locale: str) -> str:
    """Return what waits, in words."""
    names = ", ".join(player_name(t, number, locale=locale) for number in wait.players)
    facts = {"table": wait.table, "round": wait.round, "names": names, "section": wait.rule}
    if wait.kind == "case":
        key = f"judge-propose-{proposal(t, wait.players[0])}"
        cases = ", ".join(_case_name(case, locale=locale) for case in wait.facts["cases"])
        return say("judge-wait-case", locale=locale, **facts, cases=cases, proposed=say(key, locale=locale))
    if wait.kind == "dispute":
        return dispute_text(t, wait.round, wait.table, locale=locale)
    key = f"judge-wait-{wait.kind}"
    text = say(key if house_texts().has(key) else "judge-wait-other", locale=locale, **facts, what=wait.kind)
    return text + plea_text(t, wait, locale=locale)


def _case_name(case: str, *, locale: str) -> str:
    return say(f"judge-case-{case}", locale=locale)


def points_fact(t: Tournament, at: TablePress, outcome: str, players: Sequence[int], reason: str) -> Fact:
    """T73 Return the result of a game of the bot's as a judge enters it: won by somebody, or drawn."""
    table, worth = table_of(t, at.round, at.table), conversion(t)
    win, draw, loss = (int(worth[name]) for name in ("win", "draw", "loss"))
    if outcome == "draw":
        points = (draw, draw)
    elif len(players) == 1 and players[0] in table.players:
        points = (win, loss) if players[0] == table.a else (loss, win)
    else:
        raise Refused("nobody-named", rule="T73", facts={"possible": list(table.players)})
    if table.result is not None:
        return f.Corrected(round=at.round, table=at.table, replaces=table.result.number, reason=reason, points=points)
    return f.Ruled(round=at.round, table=at.table, points=points, reason=reason)
