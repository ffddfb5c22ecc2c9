"""Leaderboards of the daily game as text: of one server or of all, in pages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.daily.service import DailyService, Day
from bot.ui.components import Row, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.replies import note
from bot.ui.texts import cut, person, say
from db.daily import CONFIRMED, OVER, REFUSED, RUNNING, UNFINISHED, Place
from render.presenter import Presenter

PAGE = 10
"""Number of results on a page."""
SERVER, EVERYWHERE = "server", "everywhere"
_TEXT = 3_600


@dataclass(frozen=True, slots=True)
class Wanted:
    """A requested table: of a server (`guild_id`) or of all; `reader` is the user who reads it, None for everybody.

    `home` is the server in which it is read. Users who played from there are named, and others who share their records.
    """

    day: Day
    where: str
    home: int | None
    reader: int | None
    locale: str

    @property
    def guild_id(self) -> int | None:
        """The server of the results; None for all."""
        return self.home if self.where == SERVER else None


class Standings:
    """Writes tables. `presenter` belongs to the day's game."""

    def __init__(self, daily: DailyService, wanted: Wanted, presenter: Presenter) -> None:
        self._days = daily.days
        self._wanted = wanted
        self._presenter = presenter

    async def page(self, number: int) -> ui.LayoutView:
        """Return one page, with buttons to the others."""
        wanted, locale = self._wanted, self._wanted.locale
        counts = await self._days.counts(wanted.day.day, guild_id=wanted.guild_id)
        confirmed = counts.get(CONFIRMED, 0)
        pages = max(1, -(-confirmed // PAGE))
        number = min(number, pages - 1)
        lines = [say("daily-table", locale=locale, day=wanted.day.day, where=wanted.where)]
        lines += await self.lines(first=number * PAGE, most=PAGE) or [say("daily-table-none", locale=locale)]
        lines += await self._own(confirmed)
        lines += _rest(counts, locale=locale)
        return note(cut("\n".join(lines), _TEXT), rows=self._rows(number, pages))

    async def lines(self, *, first: int, most: int) -> list[str]:
        """Return the lines of results, one each."""
        wanted = self._wanted
        places = await self._days.places(wanted.day.day, guild_id=wanted.guild_id, first=first, most=most)
        return [self._line(place) for place in places]

    def _line(self, place: Place) -> str:
        locale, mine = self._wanted.locale, place.user_id == self._wanted.reader
        here = place.guild_id is not None and place.guild_id == self._wanted.home
        named = mine or here or place.shared
        who = person(place.user_id, locale=locale) if named else say("daily-somebody", locale=locale)
        line = say("daily-table-line", locale=locale, rank=place.rank, who=who, **self.figures(place))
        return f"**▶** {line}" if mine else line

    def figures(self, place: Place) -> dict[str, Any]:
        """Return what is shown of a result: band, score, days, the steward's share in percent."""
        return {
            "band": self._presenter.band(place.shown["band"], locale=self._wanted.locale),
            "score": self._presenter.score(place.score, locale=self._wanted.locale),
            "days": place.shown["periods"],
            "share": round(100 * place.shown["steward"]),
        }

    async def _own(self, confirmed: int) -> list[str]:
        """The reader's own place, even if it is on another page."""
        wanted = self._wanted
        if wanted.reader is None:
            return []
        found = await self._days.place_of(wanted.day.day, wanted.reader, guild_id=wanted.guild_id)
        if found is None:
            return []
        place, ahead = found
        return [say("daily-table-own", locale=wanted.locale, rank=place.rank, count=confirmed, page=ahead // PAGE + 1)]

    def _rows(self, number: int, pages: int) -> list[Row]:
        wanted, buttons = self._wanted, []
        for other, key in ((number - 1, "button-previous"), (number + 1, "button-next")):
            if 0 <= other < pages:
                label = say(key, locale=wanted.locale, page=other + 1, pages=pages)
                buttons.append(press_button(ui.Button(label=label), table_press(wanted.day.day, wanted.where, other)))
        if wanted.home is not None:
            where = EVERYWHERE if wanted.where == SERVER else SERVER
            label = say(f"button-daily-{where}", locale=wanted.locale)
            buttons.append(press_button(ui.Button(label=label), table_press(wanted.day.day, where, 0)))
        return [button_row(buttons)] if buttons else []


def table_press(day: str, where: str, page: int) -> Press:
    """Return the press that shows a page of a table."""
    return Press("daytable", page=page, extra=f"{day}.{where}")


def _rest(counts: Mapping[str, int], *, locale: str) -> list[str]:
    """Counts of attempts not in the table: still played, not yet verified, unfinished, refused."""
    states = (RUNNING, OVER, UNFINISHED, REFUSED)
    said = [say(f"daily-table-{state}", locale=locale, count=counts[state]) for state in states if counts.get(state)]
    return [f"-# {' '.join(said)}"] if said else []
