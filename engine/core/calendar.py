"""The calendar: a game whose periods do not begin by themselves, but when somebody outside of it says so.

It is no rule of any game. Where a game's options hold «calendar»: «daily», its sequence asks, at the start of the step
with which a period begins, before anything of that step is done; the single answer says that the period begins.

The same is asked, once, of a game that would roll dice before its first question, where there are none before somebody
has decided something (see `engine.core.pledge`).
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.ask import Answer, Ask, Choice, Menu

OPTION, DAILY = "calendar", "daily"
"""The reserved option and its one value; no game's own `new` ever sees it."""

CALENDAR = "calendar"
"""The kind of the Ask."""

BEGIN: Answer = ("begin-day",)
"""Its single answer; no game has a verb of that name, so that it says by itself, in a log, what it means."""


def by_calendar(options: Mapping[str, str]) -> bool:
    """Whether a game of these options runs by the calendar. Raises `ValueError` for a value that is none."""
    value = options.get(OPTION)
    if value not in (None, DAILY):
        raise ValueError(f"the option {OPTION} is {DAILY} or left out, not {value!r}")
    return value is not None


def own_options(options: Mapping[str, str]) -> dict[str, str]:
    """The options that the game itself knows."""
    return {name: value for name, value in options.items() if name != OPTION}


def kept(options: Mapping[str, str], before: Mapping[str, str]) -> dict[str, str]:
    """Other options for a game: whether it runs by the calendar stays as it was, unless they say it."""
    return {**{name: value for name, value in before.items() if name == OPTION}, **options}


def calendars_ask(rule: str) -> Ask:
    """The question whether the next period begins, put by the step of that rule."""
    return Ask(CALENDAR, rule, lambda: Menu("do", (Choice(BEGIN[0], BEGIN[0]),)), seat=CALENDAR)
