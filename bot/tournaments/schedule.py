"""The calendar of a tournament: days, ends of rounds, and iCalendar files (RFC 5545).

Times in files are in UTC, so they need not describe a time zone.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

import discord
from babel.dates import format_skeleton
from discord import ui

from bot.ui.days_and_hours import babel_locale, read_moment
from bot.ui.texts import clean, say
from engine.tournament.draft import rounds_in_all
from engine.tournament.settings import WEEK
from engine.tournament.state import Round, Table, Tournament, end_of, ends_at
from render.catalogue import FALLBACK, house_texts
from render.language import language

_MORNING = 9 * 60 + 30


def read_when(text: str, zone: ZoneInfo, *, now: datetime) -> datetime:
    """Return a typed starting time; at 9:30 if no hour is typed.

    Raise `UserError` if the text cannot be read.
    """
    return read_moment(text, zone, now=now, minute=_MORNING)


def moment(seconds: int) -> datetime:
    """Return the moment of a Unix timestamp in seconds."""
    return datetime.fromtimestamp(seconds, UTC)


def end_of_day(day: int, zone: str) -> int:
    """Return the Unix time of a day's last second in a time zone."""
    found = date.fromordinal(day) + timedelta(days=1)
    start = datetime(found.year, found.month, found.day, tzinfo=ZoneInfo(zone))
    return int(start.timestamp()) - 1


def time_said(seconds: int, zone: str) -> str:
    """Return a time in a zone as short text, such as “Thu 26 Nov, 21:00”."""
    babel = house_texts().language(language()) or FALLBACK
    babel = "en_GB" if babel == FALLBACK else babel_locale(babel)
    local = datetime.fromtimestamp(seconds, ZoneInfo(zone))
    return f"{format_skeleton('MMMEd', local, locale=babel)}, {local:%H:%M}"


# --- when rounds and tables end ---


_LINE = 75
"""The maximum number of bytes of a line, without its line end."""
_WEEK = timedelta(days=7)
_ESCAPED = str.maketrans({"\\": "\\\\", ";": "\\;", ",": "\\,", "\n": "\\n", "\r": None})


class Event(NamedTuple):
    """An event in a calendar. To change an event, use the same `uid` and a higher `revision`."""

    uid: str
    start: datetime
    end: datetime
    summary: str
    description: str = ""
    location: str = ""
    revision: int = 0


class Span(NamedTuple):
    """The start and end of a round."""

    round: int
    start: datetime
    end: datetime


def spans(t: Tournament) -> list[Span]:
    """Return the actual or planned start and end of every round (T21, T78)."""
    found: list[Span] = []
    for number in range(1, rounds_in_all(t) + 1):
        round_ = t.rounds[number - 1] if number <= len(t.rounds) else None
        if t.settings.clock == WEEK:
            start = round_.at if round_ else _weeks_after(t, found, number)
            end = (round_.closed_at if round_ else 0) or _planned(t, round_, start)
        else:
            start = (round_.started if round_ else None) or (t.settings.starts if number == 1 else 0)
            end = (ends_at(t, round_) if round_ else None) or start + 60 * t.settings.minutes
        if start and end > start:
            found.append(Span(number, datetime.fromtimestamp(start, UTC), datetime.fromtimestamp(end, UTC)))
    return found


def table_ends(t: Tournament, number: int, table: Table | None = None) -> int | None:
    """Return when a posted round or table is over; None without a time limit (T21, T79)."""
    round_ = t.rounds[number - 1]
    if t.settings.clock != WEEK:
        return ends_at(t, round_, table)
    return end_of(round_, _end_after(t, round_.at), table) if round_.at else None


def _planned(t: Tournament, round_: Round | None, start: int) -> int:
    """Return when a round over weeks that begins at `start` will end. Return 0 if this is unknown."""
    if not start:
        return 0
    planned = _end_after(t, start)
    return end_of(round_, planned) if round_ else planned


def _weeks_after(t: Tournament, before: Sequence[Span], number: int) -> int:
    """Return when a round that lasts a week begins, in Unix seconds; 0 if unknown."""
    if number == 1:
        return t.settings.starts
    return int(before[-1].end.timestamp()) if before and before[-1].round == number - 1 else 0


def _end_after(t: Tournament, start: int) -> int:
    """Return when a round that was posted at `start` ends. This is at the tournament's weekday and hour (T78)."""
    zone, planned = ZoneInfo(t.settings.zone), t.settings.starts
    if not planned:
        return int((datetime.fromtimestamp(start, zone) + _WEEK).timestamp())
    weeks = max(1, int((start - planned) / _WEEK.total_seconds() + 1.5))
    return int((datetime.fromtimestamp(planned, zone) + weeks * _WEEK).timestamp())


# --- the file ---


def calendar(name: str, events: Iterable[Event], *, now: datetime) -> bytes:
    """Return the content of a calendar file (iCalendar) with these events."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//siegemaster//tournaments//EN", "CALSCALE:GREGORIAN"]
    lines += ["METHOD:PUBLISH", f"X-WR-CALNAME:{escaped(name)}"]
    for event in events:
        lines += _event(event, now)
    lines.append("END:VCALENDAR")
    return b"".join(folded(line) for line in lines)


def _event(event: Event, now: datetime) -> list[str]:
    texts = (("SUMMARY", event.summary), ("DESCRIPTION", event.description), ("LOCATION", event.location))
    return [
        "BEGIN:VEVENT",
        f"UID:{escaped(event.uid)}",
        f"DTSTAMP:{_moment(now)}",
        f"DTSTART:{_moment(event.start)}",
        f"DTEND:{_moment(event.end)}",
        f"SEQUENCE:{event.revision}",
        *(f"{field}:{escaped(text)}" for field, text in texts if text),
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
    ]


def _moment(at: datetime) -> str:
    return at.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def escaped(text: str) -> str:
    """Escape a text for use as the value of an iCalendar field."""
    return "".join(sign for sign in text if sign >= " " or sign == "\n").translate(_ESCAPED)


def folded(line: str) -> bytes:
    """Return a line of an iCalendar file, folded into pieces of at most 75 bytes."""
    pieces: list[bytes] = []
    piece = b""
    for sign in line:
        data = sign.encode()
        if len(piece) + len(data) > _LINE:
            pieces.append(piece)
            piece = b" "  # the space counts
        piece += data
    return b"\r\n".join([*pieces, piece]) + b"\r\n"


# --- agreed times ---


def agreed_event(t: Tournament, tournament_id: str, round_: int, table: Table) -> Event:
    """Return a calendar event for a table whose players have agreed on a time."""
    one, other = (clean(t.players[number].name) or str(number) for number in table.players)
    start = datetime.fromtimestamp(table.agreed, UTC)
    return Event(
        uid=f"{tournament_id}-{round_}-{table.fact}-{table.number}@siegemaster",
        start=start,
        end=start + timedelta(minutes=t.settings.minutes),
        summary=say("tweek-event", title=clean(t.title), one=one, other=other),
        description=say("tweek-event-table", round=str(round_), table=str(table.number)),
        location=t.settings.place,
        revision=t.version,
    )


def agreed_events(t: Tournament, tournament_id: str) -> Iterator[Event]:
    """Yield a calendar event for each table whose players have agreed on a time."""
    for round_ in t.rounds:
        for table in round_.tables.values():
            if table.agreed:
                yield agreed_event(t, tournament_id, round_.number, table)


def with_event(view: ui.LayoutView, event: Event, *, name: str, now: datetime) -> list[discord.File]:
    """Add a calendar file to a message's view. Return the file, which must be sent with it."""
    box = next(iter(view.children))
    assert isinstance(box, ui.Container)
    box.add_item(ui.File(f"attachment://{name}"))
    data = calendar(event.summary, [event], now=now)
    return [discord.File(io.BytesIO(data), name)]
