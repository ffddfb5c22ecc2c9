"""What judges can press: where a table asks for time, nobody came, nobody has played in time; the kit."""

from __future__ import annotations

from discord import ButtonStyle

from bot.runtime import clock
from bot.tournaments.files.calendar_file import table_ends
from bot.tournaments.report_handlers import labelled
from bot.tournaments.service import Loaded
from bot.tournaments.table_presses import TablePress
from bot.tournaments.table_words import player_name
from bot.tournaments.weeks.owed import alone
from bot.ui.components import Button
from bot.ui.texts import clean, cut, quoted, say
from engine.tournament.page import by_fields
from engine.tournament.settings import MINUTES, WEEK
from engine.tournament.state import Table, Tournament, table_of
from engine.tournament.waits import Wait

_NAME = 40


def table_pleads(t: Tournament, at: TablePress, wait: Wait, *, locale: str) -> list[Button]:
    """Return the buttons for something that waits at a table; none for what has other ones."""
    if wait.kind == "nobody-came":
        return claim_buttons(t, at, table_of(t, at.round, at.table), locale=locale)
    if wait.kind == "more-time":
        return time_buttons(t, at, locale=locale)
    if wait.kind == "no-result" and _is_over(t, at):
        return over_buttons(t, at, table_of(t, at.round, at.table), locale=locale)
    return []


def plea_text(t: Tournament, wait: Wait, *, locale: str) -> str:
    """T79 Return what is told besides of something that waits: the reason, or what the two have done to play."""
    if wait.kind == "more-time" and wait.facts["reason"]:
        return f"\n> {quoted(wait.facts['reason'], 200)}"
    if wait.kind == "no-result" and t.settings.clock == WEEK:
        return f" · {did_text(t, table_of(t, wait.round, wait.table), locale)}"
    return ""


def did_text(t: Tournament, table: Table, locale: str) -> str:
    """T79 Return what each of a table has done to play it: how often they proposed times, and took one."""
    return ", ".join(
        say(
            "tweek-did",
            locale=locale,
            name=player_name(t, number, locale=locale),
            proposed=table.offers.get(number, 0),
            agreed=table.answers.get(number, 0),
        )
        for number in table.players
    )


def _is_over(t: Tournament, at: TablePress) -> bool:
    """Return whether the time of a table over weeks has passed."""
    end = table_ends(t, at.round, table_of(t, at.round, at.table)) if t.settings.clock == WEEK else None
    return end is not None and int(clock.now().timestamp()) >= end


def claim_buttons(t: Tournament, at: TablePress, table: Table, *, locale: str) -> list[Button]:
    """T53, T54 Return «Won by default», «Wait», and «Pair again» where two stand alone."""
    absent = at._replace(number=table.other(table.claimed), word="no-show")
    found = [
        labelled(say("button-judge-no-show", locale=locale), absent.press("tsettle"), style=ButtonStyle.primary),
        labelled(say("button-judge-wait", locale=locale), at._replace(word="wait").press("tsettle")),
    ]
    if len(alone(t, at.round)) > 1:
        found.append(labelled(say("button-judge-again", locale=locale), at._replace(word="again").press("tsettle")))
    return found


def time_buttons(t: Tournament, at: TablePress, *, locale: str) -> list[Button]:
    """T21, T79 Return what a judge can give to a table that asks for time: minutes on a day, days over weeks."""
    words = ("day", "three-days") if t.settings.clock == WEEK else ("ten", "twenty")
    return [
        labelled(say(f"button-judge-time-{word}", locale=locale), at._replace(word=f"time-{word}").press("tsettle"))
        for word in (*words, "no")
    ]


def over_buttons(t: Tournament, at: TablePress, table: Table, *, locale: str) -> list[Button]:
    """T79 Return more time, won by default for either, and 0 to 0."""
    more = at._replace(word="time-day").press("tsettle")
    found = [labelled(say("button-judge-time-day", locale=locale), more)]
    for number in table.players:
        name = cut(clean(t.players[table.other(number)].name), _NAME) or str(table.other(number))
        absent = at._replace(number=number, word="no-show").press("tsettle")
        found.append(labelled(cut(say("button-judge-default", locale=locale, name=name), 80), absent))
    nothing = at._replace(word="unplayed").press("tsettle")
    return [*found, labelled(say("button-judge-unplayed", locale=locale), nothing)]


def kit_button(loaded: Loaded, *, locale: str) -> list[Button]:
    """Return the panel's button of the kit, where there is one to be looked at."""
    t = loaded.state
    if not by_fields(t) or t.settings.clock != MINUTES or t.stage not in ("closed", "running"):
        return []
    return [labelled(say("button-tpanel-kit", locale=locale), TablePress(loaded.row.id).press("tkit"))]
