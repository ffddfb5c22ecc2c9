"""The calendar: a game whose periods begin only when a caller says so.

If a game's options have «calendar»: «daily», its sequence asks a question at the start of each period. The single
answer begins the period.

The same question may be asked once at the start of a game. Its answer adds the players' word, on which the dice depend
(see `engine.core.pledge`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.asks import Answer, Ask, Choice, Menu
from engine.core.battles import store

OPTION: Final = "calendar"
DAILY: Final = "daily"
"""The reserved option and its only value; a game's own `new` never gets it."""

SCENARIO: Final = "scenario"
"""The reserved option that names one of a game's scenarios; without it the whole game is played."""

BATTLE: Final = "battle"
"""The reserved option with the text of a user's battle, whose code is the scenario. So code that stores the options of
a game also stores its battle.
"""

CALENDAR: Final = "calendar"
"""The kind of the calendar's Ask."""

BEGIN: Final[Answer] = ("begin-day",)
"""The only answer to the calendar's Ask. No game has an action of that name, so it is unambiguous in a log."""


def by_calendar(options: Mapping[str, str]) -> bool:
    """Return whether the calendar begins the periods of a game.

    Raise `ValueError` for an invalid value of the option.
    """
    value = options.get(OPTION)
    if value not in (None, DAILY):
        raise ValueError(f"the option {OPTION} is {DAILY} or left out, not {value!r}")
    return value is not None


def own_options(options: Mapping[str, str]) -> dict[str, str]:
    """Return the options without the calendar's option."""
    return {name: value for name, value in options.items() if name != OPTION}


def learnt(options: Mapping[str, str]) -> str:
    """Make the battle in a game's options known to this process, and return its code.

    Return an empty string if the options contain no battle.
    """
    code, text = options.get(SCENARIO, ""), options.get(BATTLE, "")
    if not text:
        return ""
    store.recall(code, text)
    return code if store.is_known(code) else ""


def named(scenario: str) -> dict[str, str]:
    """Return the options with which a game plays a scenario; empty if no scenario is named."""
    if not store.is_known(scenario):
        return {SCENARIO: scenario} if scenario else {}
    return {SCENARIO: scenario, BATTLE: store.text_of(scenario)}


def kept(options: Mapping[str, str], before: Mapping[str, str]) -> dict[str, str]:
    """Return `options`, with missing calendar, scenario and battle copied from `before`."""
    return {**{name: value for name, value in before.items() if name in (OPTION, SCENARIO, BATTLE)}, **options}


def calendars_ask(rule: str) -> Ask:
    """Return the calendar's question. `rule` is the section of the step that asks it."""
    return Ask(CALENDAR, rule, lambda: Menu("do", (Choice(BEGIN[0], BEGIN[0]),)), side=CALENDAR)
