"""Handlers for judges: open tasks, results, disputes, requests, and confirmations."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import discord
from discord import ButtonStyle, ui

from bot.boards.links import board_link
from bot.boards.side_rows import holder
from bot.games.errors import NoSuchGame
from bot.games.roster import Roster
from bot.games.state import GameSummary
from bot.runtime import clock
from bot.tournaments.drafts import otherwise
from bot.tournaments.handlers import REASON, Handlers, TablePress, labelled, read_table_press, refusals
from bot.tournaments.judging import (
    ANNOUNCEMENT,
    choices_for,
    ended,
    outcome_facts,
    player_action,
    proposal,
    settled,
    shown_by,
)
from bot.tournaments.messages import alone
from bot.tournaments.reports import (
    JUDGE,
    Case,
    ReportHandlers,
    Seat,
    answer,
    both_accounts,
    entered,
    hold,
    points_text,
    posts_of,
)
from bot.tournaments.schedule import table_ends
from bot.tournaments.service import Decision, Loaded
from bot.tournaments.words import player_name, stamp
from bot.ui.components import (
    Button,
    Form,
    Interaction,
    Row,
    Select,
    Values,
    button,
    button_row,
    press_form,
    press_select,
)
from bot.ui.custom_ids import Press, StaleTournamentPress
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import clean, cut, person, quoted, say
from db.tournaments.journal import Shown
from engine.core.asks import Refused
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.facts import Fact
from engine.tournament.folding.conduct import CONDUCT, DICE_TALK, lines
from engine.tournament.folding.organizing import expect_struck
from engine.tournament.rights import expect_allowed, judges, player_by
from engine.tournament.settings import GAME, MINUTES, WEEK
from engine.tournament.standings import by_fields, conversion
from engine.tournament.state import OPEN, Table, Tournament, may_play, player_of, registered, table_of
from engine.tournament.waits import Wait, waits
from render.catalogue import house_texts

_NAME = 40


def table_pleads(t: Tournament, at: TablePress, wait: Wait) -> list[Button]:
    """Return the buttons for some of a judge's tasks at a table.

    Return an empty list if the task has other buttons.
    """
    if wait.kind == "nobody-came":
        return claim_buttons(t, at, table_of(t, at.round, at.table))
    if wait.kind == "more-time":
        return time_buttons(t, at)
    if wait.kind == "no-result" and _is_over(t, at):
        return over_buttons(t, at, table_of(t, at.round, at.table))
    return []


async def games_of(roster: Roster, t: Tournament) -> dict[str, GameSummary]:
    """Return the games that the bot runs for tables without a result, keyed by id."""
    tables = t.rounds[-1].tables.values() if t.rounds else ()
    found = {}
    for game_id in (each for table in tables if not table.results for each in table.games.values()):
        with suppress(NoSuchGame):
            found[game_id] = await roster.game(game_id)
    return found


def plea_text(t: Tournament, wait: Wait, games: Mapping[str, GameSummary]) -> str:
    """Return the details of a task for the judges: its reason, or what the players have done to play (T79)."""
    if wait.kind == "more-time" and wait.facts["reason"]:
        return f"\n> {quoted(wait.facts['reason'], 200)}"
    if wait.kind == "no-result" and t.settings.clock == WEEK:
        return f" · {did_text(t, table_of(t, wait.round, wait.table), games)}"
    return ""


def did_text(t: Tournament, table: Table, games: Mapping[str, GameSummary]) -> str:
    """Return a text about the players' attempts to get their game played (T79)."""
    if table.games and t.settings.tables != GAME:
        return ", ".join(_attempt(t, table, number) for number in table.players)
    if (game := games.get(next(iter(table.games.values()), ""))) is not None:
        return _game(t, game)
    every = ((number, table.offers.get(number, 0), table.answers.get(number, 0)) for number in table.players)
    did = [
        say("tweek-did", name=player_name(t, number), what=", ".join(_counted(proposed, agreed)))
        for number, proposed, agreed in every
        if proposed or agreed
    ]
    return ", ".join(did) or say("tweek-did-nothing")


def _counted(proposed: int, agreed: int) -> Iterator[str]:
    if proposed:
        yield say("tweek-did-proposed", count=proposed)
    if agreed:
        yield say("tweek-did-agreed", count=agreed)


def _attempt(t: Tournament, table: Table, number: int) -> str:
    """Return a text about how far a player has come with a game played alone (T75)."""
    far = "done" if number in table.attempts else "playing" if number in table.games else "none"
    return say("tweek-attempt", name=player_name(t, number), far=far)


def _game(t: Tournament, game: GameSummary) -> str:
    """Return a text about whose turn it is in a table's game (T74)."""
    link = board_link(game) or f"<#{game.channel_id}>"
    if game.status != "running":
        return say("tweek-game-over", link=link)
    asked = []
    for side, question in game.turns.asked.items():
        chair = game.sides[side]
        number = 0 if chair.steward else player_by(t, chair.user_id)
        name = player_name(t, number) if number else holder(chair)
        since = stamp(int(question.at.timestamp()), "R")
        asked.append(say("tweek-game-turn", name=name, since=since))
    return " · ".join((*asked, link))


def _has_time(t: Tournament, wait: Wait, now: int) -> bool:
    """Return whether a table still has time, so that no ruling is needed (T21, T79)."""
    if wait.kind != "no-result":
        return False
    if t.settings.clock == MINUTES and t.rounds[wait.round - 1].started is None:
        return True
    table = table_of(t, wait.round, wait.table)
    end = table_ends(t, wait.round, table) if table.minutes or table.until else None
    return end is not None and now < end


def _is_over(t: Tournament, at: TablePress) -> bool:
    """Return whether the time of a table is up.

    Return False unless the round lasts several weeks.
    """
    end = table_ends(t, at.round, table_of(t, at.round, at.table)) if t.settings.clock == WEEK else None
    return end is not None and int(clock.now().timestamp()) >= end


def claim_buttons(t: Tournament, at: TablePress, table: Table) -> list[Button]:
    """Return the buttons “Won by default” and “Wait”, and perhaps “Pair again” (T53, T54)."""
    absent = at._replace(number=table.other(table.claimed), word="no-show")
    found = [
        labelled(say("button-judge-no-show"), absent.press("tsettle"), style=ButtonStyle.primary),
        labelled(say("button-judge-wait"), at._replace(word="wait").press("tsettle")),
    ]
    if len(alone(t, at.round)) > 1:
        found.append(labelled(say("button-judge-again"), at._replace(word="again").press("tsettle")))
    return found


def time_buttons(t: Tournament, at: TablePress) -> list[Button]:
    """Return the buttons for extra time at a table, in minutes or days (T21, T79)."""
    words = ("day", "three-days") if t.settings.clock == WEEK else ("ten", "twenty")
    return [
        labelled(say(f"button-judge-time-{word}"), at._replace(word=f"time-{word}").press("tsettle"))
        for word in (*words, "no")
    ]


def over_buttons(t: Tournament, at: TablePress, table: Table) -> list[Button]:
    """Return the buttons with which a judge gives more time, a win by default, or a score of 0 to 0 (T79)."""
    more = at._replace(word="time-day").press("tsettle")
    found = [labelled(say("button-judge-time-day"), more)]
    for number in table.players:
        name = cut(clean(t.players[table.other(number)].name), _NAME) or str(table.other(number))
        absent = at._replace(number=number, word="no-show").press("tsettle")
        found.append(labelled(cut(say("button-judge-default", name=name), 80), absent))
    nothing = at._replace(word="unplayed").press("tsettle")
    return [*found, labelled(say("button-judge-unplayed"), nothing)]


def kit_button(loaded: Loaded) -> list[Button]:
    """Return a list with the button for the kit check. The list is empty if there are no kits."""
    t = loaded.state
    if not by_fields(t) or t.settings.clock != MINUTES or t.stage not in ("closed", "running"):
        return []
    return [labelled(say("button-tpanel-kit"), TablePress(loaded.row.id).press("tkit"))]


# --- handlers ---


_SHOWN = 5
"""The number of tasks shown together, each with its buttons."""


class JudgeHandlers:
    """Handlers for the clicks and commands of judges."""

    def __init__(self, shared: Handlers, reports: ReportHandlers, roster: Roster) -> None:
        self.shared = shared
        self.roster = roster
        self.reports = reports

    def expect_judge(self, interaction: Interaction, t: Tournament) -> None:
        """Raise `RefusedIn` if the user is not a judge."""
        with refusals():
            if interaction.user.id not in judges(t):
                raise Refused("judges-only", rule="T65", facts={})

    # --- the panel ---

    async def panel(self, interaction: Interaction) -> None:
        """Show the judge's open tasks."""
        loaded = await self.shared.here(interaction)
        self.expect_judge(interaction, loaded.state)
        text, rows = await self._panel(loaded, 0)
        await whisper(interaction, text, rows=rows)

    @button("tpanel")
    async def _panel_page(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show a page of the judges' panel in its current state."""
        at = read_table_press(press)
        loaded = await self.shared.load(interaction, at.tournament)
        self.expect_judge(interaction, loaded.state)
        await self._panel_again(interaction, loaded, at.number)

    async def _panel_again(self, interaction: Interaction, loaded: Loaded, page: int) -> None:
        text, rows = await self._panel(loaded, page)
        await answer(interaction, text, rows)

    async def _panel(self, loaded: Loaded, page: int) -> tuple[str, list[Row]]:
        t, now = loaded.state, int(clock.now().timestamp())
        every = [each for each in waits(t, now) if not _has_time(t, each, now)]
        pages = max(1, -(-len(every) // _SHOWN))
        page = min(page, pages - 1)
        shown = every[page * _SHOWN : (page + 1) * _SHOWN]
        games = await games_of(self.roster, t)
        lines = [say("judge-panel", title=quoted(t.title, 100), count=len(every))]
        rows: list[Row] = []
        for place, wait in enumerate(shown, page * _SHOWN + 1):
            what = wait_text(t, wait, games)
            lines.append(say("judge-panel-line", number=place, what=what))
            buttons = self._wait_buttons(loaded, wait, place)
            rows += [button_row(buttons)] if buttons else []
        at = TablePress(loaded.row.id)
        turn = [labelled(say("judge-panel-now"), at._replace(number=page).press("tpanel"))]
        if page + 1 < pages:
            turn.append(labelled(say("judge-panel-more"), at._replace(number=page + 1).press("tpanel")))
        turn += kit_button(loaded)
        if t.stage == OPEN:
            close = at._replace(word="close-registration").press("task")
            turn.append(labelled(say("button-judge-close-registration"), close))
        return "\n".join(lines), [*rows, button_row(turn)]

    def _wait_buttons(self, loaded: Loaded, wait: Wait, place: int) -> list[Button]:
        t = loaded.state
        at = TablePress(loaded.row.id, wait.round, wait.table)
        if wait.kind == "pair":
            return [labelled(_numbered("button-judge-pair", place), at.press("tpair"))]
        if wait.kind == "dispute":
            return dispute_buttons(t, at)
        found: list[Button] = table_pleads(t, at, wait)
        for word in choices_for(wait):
            numbers = wait.players if word not in ("close", "start", "finish", "seed") else (0,)
            for number in numbers[:1] if word in ("come-in", "seat") else numbers[:2]:
                text = _numbered(f"button-judge-{word}", place)
                style = ButtonStyle.primary if not found else ButtonStyle.secondary
                found.append(labelled(text, at._replace(number=number, word=word).press("tsettle"), style=style))
        if wait.table and by_fields(t):
            enter = at._replace(number=2, word="losses").press("tpage")
            found.append(labelled(_numbered("button-judge-enter", place), enter))
        return found[:5]

    @button("tsettle")
    async def _settle(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Complete a judge's task with one click, and show the panel again."""
        at = read_table_press(press)
        await hold(interaction)
        await self.shared.load(interaction, at.tournament)
        now = int(clock.now().timestamp())
        after = await self.shared.decide(interaction, at.tournament, lambda t, seed: settled(t, at, seed, now))
        text, rows = await self._panel(after, 0)
        await answer(interaction, f"{say('judge-done')}\n{text}", rows)

    # --- tables ---

    @button("trule")
    async def _rule(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Rule that a player's report is right. A second ruling is refused."""
        at = read_table_press(press)
        await hold(interaction)
        loaded = await self.shared.load(interaction, at.tournament)
        with refusals():
            table = table_of(loaded.state, at.round, at.table)
        if at.word != _stamp(len(table.reports)):
            raise StaleTournamentPress(press.extra)
        now = int(clock.now().timestamp())
        named = at._replace(word="theirs")
        after = await self.shared.decide(interaction, at.tournament, lambda t, seed: settled(t, named, seed, now))
        await self._ruled(interaction, after, at)

    async def _ruled(self, interaction: Interaction, after: Loaded, at: TablePress) -> None:
        case = Case(after.state, Seat(at.round, at.table))
        result = case.table.result
        assert result is not None
        points = points_text(case, result.points)
        text = say("judge-ruled", table=at.table, points=points)
        if result.own_table:
            text = f"{text}\n{say('judge-own-table')}"
        seed, now = await self.shared.service.store.seed(after.row.id), int(clock.now().timestamp())
        more, rows = otherwise(after, at.round, seed, now)
        await answer(interaction, "\n".join(filter(None, (text, more))), rows)

    async def result(
        self, interaction: Interaction, table: int, *, round_: int, outcome: str, players: tuple[int, ...], reason: str
    ) -> None:
        """Show the form for a table's result, or record that it was not played."""
        loaded = await self.shared.here(interaction)
        t = loaded.state
        self.expect_judge(interaction, t)
        with refusals():
            number = round_ or len(t.rounds)
            table_of(t, number, table)
            at = TablePress(loaded.row.id, number, table, word=JUDGE)
            if outcome in _OUTCOMES:
                await self._outcome(interaction, at, outcome, players, reason)
            elif by_fields(t) and outcome in _POINTS:
                raise UserError("judge-result-by-losses")
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

        await self._ruled(interaction, await self.shared.decide(interaction, at.tournament, decide), at)

    async def _points(
        self, interaction: Interaction, at: TablePress, outcome: str, players: tuple[int, ...], reason: str
    ) -> None:
        """Enter the result of a game that the bot runs: a winner or a draw (T73)."""

        def decide(t: Tournament, _seed: str) -> Decision:
            facts = [points_fact(t, at, outcome, players, reason)]
            return Decision(facts, posts=shown_by(t, facts))

        await self._ruled(interaction, await self.shared.decide(interaction, at.tournament, decide), at)

    @button("truling")
    async def _ruling(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Store a result that a judge entered. If it is a correction, ask for the reason first."""
        at = read_table_press(press)
        if at.number:
            form = Form(title=cut(say("judge-reason-title"), 45))
            field = ui.TextInput[Form](custom_id="reason", max_length=REASON)
            label = say("judge-reason")
            form.add_item(ui.Label(text=cut(label, 45), component=field))
            await interaction.response.send_modal(press_form(form, at.press("tcorrect")))
            return
        await self._store(interaction, press, at, "")

    @button("tcorrect")
    async def _correct(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Store a correction with its public reason."""
        await self._store(interaction, press, read_table_press(press), values[0].strip() if values else "")

    async def _store(self, interaction: Interaction, press: Press, at: TablePress, reason: str) -> None:
        await hold(interaction)
        loaded = await self.shared.load(interaction, at.tournament)
        with refusals():
            filled = await self.reports.filled(interaction, loaded, at.round, at.table, judge=True)
            if filled.case.next_page(filled.sheet) is not None:
                raise StaleTournamentPress(press.extra)
            fact = entered(filled.case, filled.sheet, reason=reason, replaces=at.number or None)
        at = at._replace(round=filled.case.seat.round, table=filled.case.seat.table)
        posts = {*posts_of(at.round, at.table), *shown_by(loaded.state, [fact])}
        sent = (at.round, at.table, interaction.user.id)
        after = await self.shared.decide(
            interaction, at.tournament, lambda _t, _seed: Decision([fact], posts=sorted(posts, key=str), sent=sent)
        )
        await self._ruled(interaction, after, at)


_OUTCOMES = ("conceded", "no-show", "unplayed")
_POINTS = ("won", "draw")
"""T73 The endings of one of the bot's games; if tables report their losses, the losses decide the winner."""


def _stamp(reports: int) -> str:
    """Write the number of a table's reports as letters, for the custom id of a button.

    The button refuses a ruling if a report has come in since.
    """
    return "".join("abcdefghij"[int(digit)] for digit in str(reports))


def _numbered(key: str, place: int) -> str:
    return say("judge-button", number=place, what=say(key))


def dispute_buttons(t: Tournament, at: TablePress) -> list[Button]:
    """Return the buttons for a dispute: each player's report, or another result (T68)."""
    table = table_of(t, at.round, at.table)
    found = []
    for player in table.players:
        if table.latest(player) is not None:
            name = cut(clean(t.players[player].name), 40) or str(player)  # a label has no markup to escape
            named = at._replace(number=player, word=_stamp(len(table.reports)))
            found.append(labelled(cut(say("button-judge-theirs", name=name), 80), named.press("trule")))
    enter = at._replace(number=2, word="losses").press("tpage")
    return [*found, labelled(say("button-judge-enter"), enter)]


def dispute_text(t: Tournament, round_: int, table: int) -> str:
    """Return a text about a dispute: both reports, with the differences underlined (T68)."""
    case = Case(t, Seat(round_, table))
    head = say("dispute-head", table=table, round=round_)
    return "\n".join((head, both_accounts(case)))


def wait_text(t: Tournament, wait: Wait, games: Mapping[str, GameSummary]) -> str:
    """Return a text that describes a judge's task."""
    players = [player_name(t, number) for number in wait.players]
    names = ", ".join(players)
    facts: dict[str, Any] = {"table": wait.table, "round": wait.round, "names": names, "section": wait.rule}
    if wait.kind == "come-in":
        return say("judge-draft-comes-in", name=players[0], absent=players[1])
    if wait.kind == "case":
        key = f"judge-propose-{proposal(t, wait.players[0])}"
        cases = ", ".join(_case_name(case) for case in wait.facts["cases"])
        return say("judge-wait-case", **facts, cases=cases, proposed=say(key))
    if wait.kind == "dispute":
        return dispute_text(t, wait.round, wait.table)
    key = f"judge-wait-{wait.kind}"
    text = say(key if house_texts().has(key) else "judge-wait-other", **facts, what=wait.kind)
    return text + plea_text(t, wait, games)


def _case_name(case: str) -> str:
    return say(f"judge-case-{case}")


def points_fact(t: Tournament, at: TablePress, outcome: str, players: Sequence[int], reason: str) -> Fact:
    """Return the fact that a judge decided a game of the bot: a win or a draw (T73)."""
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


# --- asking before what cannot be taken back ---


AGAINST = ("drop", "annul", "expel", "expel-for-life")
"""The actions against a player that require confirmation and a reason."""
_LABEL = 45


class Act(NamedTuple):
    """A judge's action that must be confirmed.

    `word` is the kind of action. `number` is the player, `round` is the round, and `now` is the time.
    """

    word: str
    number: int
    round: int
    reason: str
    now: int


def _closed(t: Tournament, _act: Act, seed: str) -> Decision:
    """Return the decision to close registration early (T85)."""
    facts = [draft.lots(t, seed)]
    return Decision(facts, posts=shown_by(t, [*facts]))


def _struck(t: Tournament, act: Act, _seed: str) -> Decision:
    """Return a decision that removes the last rounds (T2)."""
    expect_struck(t, act.round)
    facts = [f.RoundsStruck(rounds=act.round)]
    return Decision(facts, posts=shown_by(t, [*facts]))


def _back(t: Tournament, act: Act, _seed: str) -> Decision:
    """Return the decision that takes back the current round (T70)."""
    if act.round != len(t.rounds):
        raise Refused("no-such-round", rule="T70", facts={"round": act.round, "posted": len(t.rounds)})
    facts = [f.RoundTakenBack(round=act.round, reason=act.reason, cancelled=True)]
    return Decision(facts, posts=shown_by(t, [*facts]))


def _cancelled(_t: Tournament, act: Act, seed: str) -> Decision:
    """Return the decision to cancel the tournament (T70)."""
    return Decision([f.Cancelled(reason=act.reason), f.SeedTold(seed=seed)], posts=(Shown(ANNOUNCEMENT),))


_DOES: Mapping[str, Callable[[Tournament, Act, str], Decision]] = {
    "close-registration": _closed,
    "strike": _struck,
    "round-back": _back,
    "cancel": _cancelled,
    "end-early": lambda t, _act, seed: ended(t, seed, early=True),
}


_DONE = {"end-early": "judge-ended", "cancel": "judge-cancelled", "round-back": "judge-taken-back"}
"""The keys of texts for actions that have the text of another action."""


def _does(t: Tournament, act: Act, seed: str) -> Decision:
    if act.word not in AGAINST:
        return _DOES[act.word](t, act, seed)
    facts = player_action(t, act.word, act.number, act.reason, act.now)
    return Decision(facts, posts=shown_by(t, facts))


class Sure:
    """Asks a judge to confirm an action, and carries it out."""

    def __init__(self, handlers: JudgeHandlers) -> None:
        self.handlers = handlers
        self.shared = handlers.shared

    async def ask(
        self, interaction: Interaction, loaded: Loaded, word: str, *, number: int = 0, round_: int = 0, reason: str = ""
    ) -> None:
        """Ask the judge to confirm an action. If the action is public, also ask for a reason."""
        await self._expect_possible(interaction, loaded, Act(word, number, round_, reason or "…", _now()))
        t = loaded.state
        name = player_name(t, number) if number else ""
        text = say(f"judge-sure-{word}", name=name, number=number, round=round_)
        press = TablePress(loaded.row.id, round_, 0, number, word).press("tsure")
        if word not in (*AGAINST, "round-back", "cancel"):
            yes = labelled(say(f"button-judge-sure-{word}"), press, style=ButtonStyle.danger)
            await whisper(interaction, text, rows=[button_row([yes])])
            return
        form = Form(title=cut(say(f"button-judge-sure-{word}"), _LABEL))
        form.add_item(ui.TextDisplay(text))
        field = ui.TextInput[Form](custom_id="reason", max_length=REASON, default=reason or None)
        field.style = discord.TextStyle.paragraph
        form.add_item(ui.Label(text=cut(say("judge-sure-reason"), _LABEL), component=field))
        await interaction.response.send_modal(press_form(form, press))

    async def _expect_possible(self, interaction: Interaction, loaded: Loaded, act: Act) -> None:
        """Raise `RefusedIn` if the user may not take the action."""
        seed = await self.shared.service.store.seed(loaded.row.id)
        with refusals():
            facts: list[Fact] = [*_does(loaded.state, act, seed).facts][:1]
            for fact in facts:
                expect_allowed(loaded.state, f.stamped(fact, by=interaction.user.id, at=act.now))

    async def hand_over(self, interaction: Interaction, loaded: Loaded, to: int) -> None:
        """Show the new organizer's name, with a button that confirms the handover."""
        with refusals():
            fact = f.stamped(f.HandedOver(person=to), by=interaction.user.id, at=_now())
            expect_allowed(loaded.state, fact)
        press = Press("tgive", extra=f"{loaded.row.id}.{to}")
        yes = labelled(say("button-judge-sure-handover"), press, style=ButtonStyle.danger)
        text = say("judge-sure-handover", leader=person(to))
        await whisper(interaction, text, rows=[button_row([yes])])

    @button("tgive")
    async def _give(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Hand the tournament over after the confirmation."""
        found = _GIVEN.fullmatch(press.extra)
        if found is None:
            raise StaleTournamentPress(press.extra)
        await hold(interaction)
        loaded = await self.shared.load(interaction, found[1])
        facts = [f.HandedOver(person=int(found[2]))]
        after = await self.shared.decide(
            interaction, loaded.row.id, lambda t, _seed: Decision(facts, posts=shown_by(t, [*facts]))
        )
        leader = person(after.state.organizer)
        await answer(interaction, say("judge-handed-over", leader=leader), [])

    @button("task")
    async def _task(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Ask whether to close registration now."""
        at = read_table_press(press)
        if at.word != "close-registration":
            raise StaleTournamentPress(press.extra)
        loaded = await self.shared.load(interaction, at.tournament)
        self.handlers.expect_judge(interaction, loaded.state)
        await self.ask(interaction, loaded, at.word)

    @button("tsure")
    async def _sure(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Carry out the confirmed action."""
        at = read_table_press(press)
        if at.word not in (*AGAINST, *_DOES):
            raise StaleTournamentPress(press.extra)
        await hold(interaction)
        self.handlers.expect_judge(interaction, (await self.shared.load(interaction, at.tournament)).state)
        act = Act(at.word, at.number, at.round, "".join(values).strip(), _now())
        after = await self.shared.decide(interaction, at.tournament, lambda t, seed: _does(t, act, seed))
        name = player_name(after.state, at.number) if at.number in after.state.players else ""
        key = _DONE.get(at.word, f"judge-done-{at.word}")
        await answer(interaction, say(key, name=name, number=at.round), [])


_GIVEN = re.compile(r"([0-9a-f]{8})\.(\d{15,20})", re.ASCII)


def _now() -> int:
    return int(clock.now().timestamp())


# --- T9, T45 the kit ---


_PAGE = 25
_LETTERS = "abcdefghij"


class KitPanel:
    """The panel in which a judge ticks missing items and gives the penalties."""

    def __init__(self, handlers: JudgeHandlers) -> None:
        self.handlers = handlers
        self.shared = handlers.shared

    @button("tkit")
    async def _kit(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show a page of players. The judge chooses one."""
        at = read_table_press(press)
        loaded = await self.shared.load(interaction, at.tournament)
        self.handlers.expect_judge(interaction, loaded.state)
        text, rows = players_page(loaded, at.number)
        await answer(interaction, text, rows)

    @button("tkitwho")
    async def _who(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Show the list of items that the chosen player may be missing."""
        loaded = await self.shared.load(interaction, read_table_press(press).tournament)
        self.handlers.expect_judge(interaction, loaded.state)
        if not values or not re.fullmatch(r"\d{1,6}", values[0], re.ASCII):
            raise StaleTournamentPress(press.extra)
        with refusals():
            number = player_of(loaded.state, int(values[0])).number
        text, rows = ticks(loaded, number, [])
        await answer(interaction, text, rows)

    async def of_player(self, interaction: Interaction, loaded: Loaded, number: int) -> None:
        """Show the items that a player may lack."""
        text, rows = ticks(loaded, number, [])
        await whisper(interaction, text, rows=rows)

    @button("tkitwhat")
    async def _what(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Show the sum of the penalties for the ticked items, before they are given."""
        at = read_table_press(press)
        loaded = await self.shared.load(interaction, at.tournament)
        self.handlers.expect_judge(interaction, loaded.state)
        with refusals():
            number = player_of(loaded.state, at.number).number
        text, rows = ticks(loaded, number, [*values])
        await answer(interaction, text, rows)

    @button("tkitgive")
    async def _give(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Give the penalties for all missing items, or none if one is refused."""
        at = read_table_press(press)
        loaded = await self.shared.load(interaction, at.tournament)
        missing = [name for name, letter in zip(kit(loaded.state), _LETTERS, strict=False) if letter in at.word]
        if not missing:
            raise StaleTournamentPress(press.extra)

        def decide(t: Tournament, _seed: str) -> Decision:
            facts: list[Fact] = [f.Penalized(player=at.number, name=name) for name in missing]
            return Decision(facts, posts=shown_by(t, facts))

        after = await self.shared.decide(interaction, at.tournament, decide)
        text, rows = ticks(after, at.number, [])
        await answer(interaction, f"{say('judge-done')}\n{text}", rows)


def kit(t: Tournament) -> dict[str, int]:
    """Return the items that players must bring, with their penalty points (T9, T44)."""
    found = {name: line for name, line in lines(t).items() if name not in (CONDUCT, DICE_TALK)}
    waived = [name for name, line in found.items() if getattr(t.settings, str(line.get("waived_by", "")), False)]
    return {name: int(line["points"]) for name, line in found.items() if name not in waived}


def players_page(loaded: Loaded, page: int) -> tuple[str, list[Row]]:
    """Return the text and the menu for a page of players."""
    t = loaded.state
    every = [number for number in registered(t) if may_play(t.players[number])]
    if not every:
        raise UserError("tournament-nobody-yet")
    pages = -(-len(every) // _PAGE)
    page = min(page, pages - 1)
    select = Select(placeholder=say("tpanel-kit-who"))
    for number in every[page * _PAGE : (page + 1) * _PAGE]:
        select.add_option(label=cut(f"{number} · {clean(t.players[number].name)}", 100), value=str(number))
    at = TablePress(loaded.row.id)
    rows = [button_row([press_select(select, at.press("tkitwho"))])]
    if page + 1 < pages:
        more = at._replace(number=page + 1).press("tkit")
        rows.append(button_row([labelled(say("judge-panel-more"), more)]))
    return say("tpanel-kit-who"), rows


def ticks(loaded: Loaded, number: int, ticked: list[str]) -> tuple[str, list[Row]]:
    """Return a select menu of items that a player may lack. The ticked items are selected."""
    t, every = loaded.state, kit(loaded.state)
    given = {each.name for each in t.penalties if each.player == number and not each.taken_back}
    name = player_name(t, number)
    left = [each for each in every if each not in given]
    told = [say("tpanel-kit", name=name)]
    told += [say("tpanel-kit-given", what=say(f"choice-judge-penalty-{each}")) for each in every if each in given]
    if not left:
        return "\n".join(told), []
    at = TablePress(loaded.row.id, number=number)
    select = Select(min_values=0, max_values=len(left), placeholder=say("tpanel-kit-tick"))
    for each in left:
        what = say(f"choice-judge-penalty-{each}")
        label = cut(say("tpanel-kit-line", what=what, points=every[each]), 100)
        select.add_option(label=label, value=each, default=each in ticked)
    rows = [button_row([press_select(select, at.press("tkitwhat"))])]
    missing = [each for each in left if each in ticked]
    if missing:
        points = sum(every[each] for each in missing)
        told.append(say("tpanel-kit-sum", points=points))
        mask = "".join(letter for each, letter in zip(every, _LETTERS, strict=False) if each in missing)
        give = at._replace(word=mask).press("tkitgive")
        label = say("button-tpanel-kit-give", points=points)
        rows.append(button_row([labelled(label, give, style=ButtonStyle.danger)]))
    return "\n".join(told), rows
