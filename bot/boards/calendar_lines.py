"""A campaign's lines on the board: when the next day begins, and the deadline."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import discord
from discord import ui

from bot.games.state import GameState
from bot.runtime import clock
from bot.ui.components import Row, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.texts import say
from db.campaigns import PAUSED
from engine.core.day_gate import CALENDAR
from render.presenter import Presenter

MORE_TIME = "moretime"
"""The action of the button that asks for more time."""


def stamps(moment: datetime) -> dict[str, str]:
    """Return a moment as Discord timestamps: `at` is the date and time, and `in` is relative to now."""
    return {"at": discord.utils.format_dt(moment, "F"), "in": discord.utils.format_dt(moment, "R")}


def is_past(moment: datetime) -> bool:
    """Return whether `moment` has passed."""
    return moment <= clock.now()


def due_line(key: str, moment: datetime, *, late: str = "campaign-late", **facts: Any) -> str:
    """Return the text `key` about a future moment, or the text `late` if it has passed."""
    return say(late, **facts) if is_past(moment) else say(key, **facts, **stamps(moment))


def datelines(state: GameState, presenter: Presenter) -> list[str]:
    """Return the line about the next day, if the game waits for it. Otherwise return the deadline.

    In a paused campaign, the first line says that it is paused. `presenter` names the game's days or turns.
    """
    if state.ask is None:
        return []
    day = state.progress[0] + 1
    rests = [say("campaign-rests")] if state.calendar == PAUSED else []
    if state.ask.kind == CALENDAR:
        facts: dict[str, Any] = {"day": day, "period": presenter.period()}
        if state.day_due is None:
            return [*rests, say(f"campaign-{state.timetable}-by-hand", **facts)]
        return [*rests, due_line(f"campaign-{state.timetable}-due", state.day_due, **facts)]
    if state.open_until is None:
        return rests
    names = [presenter.side(side) for side in state.turns.asked]
    key = ("campaign-open-until", "campaign-side-open-until", "campaign-sides-open-until")[min(len(names), 2)]
    return [due_line(key, state.open_until, late="campaign-overdue", side=", ".join(names))]


def more_time_row(state: GameState) -> list[Row]:
    """Return the row with the button that extends the deadline. Return no row if it cannot be extended."""
    if not state.more_time or state.ask is None or state.ask.kind == CALENDAR:
        return []
    button = ui.Button[ui.LayoutView](label=say("button-more-time"))
    return [button_row([press_button(button, Press(MORE_TIME, state.id, state.version))])]
