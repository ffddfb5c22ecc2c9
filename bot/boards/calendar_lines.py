"""The campaign's lines on the board: when the next day begins, until when decisions are open."""

from __future__ import annotations

from datetime import datetime

import discord
from discord import ui

from bot.games.state import GameState
from bot.ui.components import Row, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.texts import say
from db.campaigns import PAUSED
from engine.core.day_gate import CALENDAR
from render.presenter import Presenter

MORE_TIME = "moretime"
"""The action of the button that asks for more time."""


def stamps(moment: datetime) -> dict[str, str]:
    """Return a moment as Discord timestamps in the reader's time zone: `at`, and relative to now `in`."""
    return {"at": discord.utils.format_dt(moment, "F"), "in": discord.utils.format_dt(moment, "R")}


def datelines(state: GameState, presenter: Presenter) -> list[str]:
    """Return the line about the next day if the game waits for one, else the line about the current deadline.

    A paused campaign says so on the board, to everybody and not only to the user who paused it. `presenter` is
    the game's, which knows what its periods are called.
    """
    if state.ask is None:
        return []
    locale, day = state.locale, state.progress[0] + 1
    if state.several and state.calendar != PAUSED and state.day_due is not None:
        return _of_sides(state, presenter)
    rests = [say("campaign-rests", locale=locale)] if state.calendar == PAUSED else []
    if state.ask.kind == CALENDAR:
        if state.day_due is None:
            by_hand = "campaign-turn-by-hand" if state.several else "campaign-day-by-hand"
            return [*rests, say(by_hand, locale=locale, day=day, period=presenter.period())]
        return [say("campaign-day-due", locale=locale, day=day, period=presenter.period(), **stamps(state.day_due))]
    if state.open_until is None:
        return rests
    return [say("campaign-open-until", locale=locale, **stamps(state.open_until))]


def _of_sides(state: GameState, presenter: Presenter) -> list[str]:
    """Return the line about the hour of the side that is asked, or about the next turn: whose it is, its rules say."""
    assert state.day_due is not None
    if state.day_awaited:
        return [say("campaign-turn-due", locale=state.locale, **stamps(state.day_due))]
    if state.open_until is None:
        return []
    times, asked = stamps(state.open_until), list(state.turns.asked)
    if len(asked) > 1:
        return [say("campaign-sides-open-until", locale=state.locale, **times)]
    names = [presenter.side(side, locale=state.locale) for side in asked]
    return [say("campaign-side-open-until", locale=state.locale, side=name, **times) for name in names]


def more_time_row(state: GameState) -> list[Row]:
    """Return the button by which whoever is waited for may put the deadline off."""
    if not state.more_time or state.ask is None or state.ask.kind == CALENDAR:
        return []
    button = ui.Button[ui.LayoutView](label=say("button-more-time", locale=state.locale))
    return [button_row([press_button(button, Press(MORE_TIME, state.id, state.version))])]
