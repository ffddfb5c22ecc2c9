"""Agreed times as events for calendars: with the message about one, and in the file of all."""

from __future__ import annotations

import io
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import discord
from discord import ui

from bot.tournaments.files.calendar_file import Event, calendar
from bot.ui.texts import clean, say
from engine.tournament.state import Table, Tournament


def agreed_event(t: Tournament, tournament_id: str, round_: int, table: Table, *, locale: str) -> Event:
    """Return the event of a table whose two have agreed on a time."""
    one, other = (clean(t.players[number].name) or str(number) for number in table.players)
    start = datetime.fromtimestamp(table.agreed, UTC)
    return Event(
        uid=f"{tournament_id}-{round_}-{table.fact}-{table.number}@siegemaster",
        start=start,
        end=start + timedelta(minutes=t.settings.minutes),
        summary=say("tweek-event", locale=locale, title=clean(t.title), one=one, other=other),
        description=say("tweek-event-table", locale=locale, round=str(round_), table=str(table.number)),
        location=t.settings.place,
        revision=t.version,
    )


def agreed_events(t: Tournament, tournament_id: str, *, locale: str) -> Iterator[Event]:
    """Yield the events of all tables whose two have agreed on a time."""
    for round_ in t.rounds:
        for table in round_.tables.values():
            if table.agreed:
                yield agreed_event(t, tournament_id, round_.number, table, locale=locale)


def with_event(view: ui.LayoutView, event: Event, *, name: str, now: datetime) -> list[discord.File]:
    """Name a file of an event in a message's view; return the file, which is to be sent with it."""
    box = next(iter(view.children))
    assert isinstance(box, ui.Container)
    box.add_item(ui.File(f"attachment://{name}"))
    data = calendar(event.summary, [event], now=now)
    return [discord.File(io.BytesIO(data), name)]
