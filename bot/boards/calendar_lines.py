"""Datelines: when what happens in a game that runs by the calendar, as its boards say it."""

from __future__ import annotations

from datetime import datetime

import discord

from bot.games.state import GameState
from bot.ui.texts import say
from db.campaigns import PAUSED
from engine.core.day_gate import CALENDAR


def stamps(moment: datetime) -> dict[str, str]:
    """A moment as Discord shows it to everybody in their own time: `at`, and how far off it is: `in`."""
    return {"at": discord.utils.format_dt(moment, "F"), "in": discord.utils.format_dt(moment, "R")}


def datelines(state: GameState) -> list[str]:
    """When the next day begins, where one is waited for; otherwise, while a campaign runs, until when one decides.

    A campaign that rests says so to everybody, and not only to who paused it.
    """
    if state.ask is None:
        return []
    locale, day = state.locale, state.progress[0] + 1
    rests = [say("campaign-rests", locale=locale)] if state.calendar == PAUSED else []
    if state.ask.kind == CALENDAR:
        if state.day_due is None:
            return [*rests, say("campaign-day-by-hand", locale=locale, day=day)]
        return [say("campaign-day-due", locale=locale, day=day, **stamps(state.day_due))]
    if state.open_until is None:
        return rests
    return [say("campaign-open-until", locale=locale, **stamps(state.open_until))]
