"""Writes the leaderboards of the daily game as pages of text, for one server or for all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import discord
import msgspec
from discord import ui

from bot.daily.service import DailyService, Day
from bot.games.seed_texts import shown_day
from bot.ui.components import Row, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.replies import note
from bot.ui.texts import cut, person, say
from db.daily import OVER, REFUSED, RUNNING, Place
from db.daily_days import date_of
from db.daily_tiers import CONFIRMED, MOSTLY, OWN, UNFINISHED
from engine.core.day_gate import SCENARIO, learnt
from render.presenter import Presenter

PAGE = 10
"""The number of results on a page."""
SERVER, EVERYWHERE = "server", "everywhere"
_TEXT = 3_600
_TIERS = ("apart", "mostly", "own")
"""The names of the tiers in the keys of texts. The index is the number of the tier."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A leaderboard that somebody wants to see.

    `reader` is the user who reads it, or None for a public message. `home` is the server in which it is read.
    """

    day: Day
    where: str
    home: int | None
    reader: int | None

    @property
    def guild_id(self) -> int | None:
        """The server whose results are shown; None for all servers."""
        return self.home if self.where == SERVER else None


class Standings:
    """Writes leaderboards. `presenter` belongs to the day's game."""

    def __init__(self, daily: DailyService, wanted: Wanted, presenter: Presenter) -> None:
        self._days = daily.days
        self._today = daily.today
        self._wanted = wanted
        self._presenter = presenter

    async def page(self, number: int) -> ui.LayoutView:
        """Return one page of the leaderboard, with buttons to the other pages."""
        wanted = self._wanted
        counts = await self._days.counts(wanted.day.day, guild_id=wanted.guild_id)
        confirmed = counts.get(CONFIRMED, 0)
        pages = max(1, -(-confirmed // PAGE))
        number = min(number, pages - 1)
        lines = [say("daily-table", day=shown_day(wanted.day.day), where=wanted.where)]
        if (par := await self.par()) is not None:
            lines.append(par)
        lines += await self.lines(first=number * PAGE, most=PAGE) or [say("daily-table-none")]
        if confirmed and not await self._over():
            lines.append(say("daily-table-hidden", period=self._presenter.period()))
        lines += await self._own()
        lines += _rest(counts)
        if confirmed:
            lines.append(say("daily-table-means", period=self._presenter.period()))
        return note(cut("\n".join(lines), _TEXT), rows=self._rows(number, pages))

    async def lines(self, *, first: int, most: int, ranked_only: bool = False) -> list[str]:
        """Return the lines of the leaderboard, with a heading for each group.

        Players who used the adviser less are in a higher group.
        """
        wanted, found = self._wanted, list[str]()
        places = await self._days.places(
            wanted.day.day, guild_id=wanted.guild_id, first=first, most=most, ranked_only=ranked_only
        )
        before, over = None, await self._over()
        for place in places:
            if place.tier != before and place.own is not None:
                found.append(say(f"daily-tier-{_TIERS[place.tier]}", own=OWN, mostly=MOSTLY))
            before = place.tier
            found.append(self._line(place, over=over))
        return found

    async def _over(self) -> bool:
        """Return whether the day is over, or the reader has finished their own attempt.

        Before that no scores may be shown, because they reveal how favourable the dice are.
        """
        day, reader = self._wanted.day.day, self._wanted.reader
        if date_of(day) < self._today:
            return True
        mine = await self._days.attempt(day, reader) if reader is not None else None
        return mine is not None and mine.state == CONFIRMED

    async def par(self) -> str | None:
        """Return the line with the autopilot's result for the day. Return None while the result is hidden."""
        day = self._wanted.day
        if day.par is None or not await self._over():
            return None
        return say("daily-par", **self._result(msgspec.json.decode(day.par)))

    def _line(self, place: Place, *, over: bool) -> str:
        mine = place.user_id == self._wanted.reader
        here = place.guild_id is not None and place.guild_id == self._wanted.home
        named = mine or here or place.shared
        who = person(place.user_id) if named else say("daily-somebody")
        rank = str(place.rank) if place.tier else "–"
        key = "daily-table-line" if over else "daily-table-line-hidden"
        line = say(key, rank=rank, who=who, **self.figures(place))
        return f"**▶** {line}" if mine else line

    def figures(self, place: Place) -> dict[str, Any]:
        """Return the values of a result that the leaderboard shows, such as victory, score and days."""
        own = place.own if place.own is not None else round(100 * (1 - place.shown["steward"]))
        times = [discord.utils.format_dt(each, "t") for each in (place.begun_at, place.ended_at) if each is not None]
        return {**self._result(place.shown), "own": own, "times": "–".join(times) or "none"}

    def _result(self, shown: Mapping[str, Any]) -> dict[str, Any]:
        return {
            "band": self._presenter.band(shown["band"]),
            "score": self._presenter.score(shown["score"]),
            "days": shown["periods"],
            "period": self._presenter.period(),
        }

    async def _own(self) -> list[str]:
        """Return lines with the reader's own place."""
        wanted = self._wanted
        if wanted.reader is None:
            return []
        found = await self._days.place_of(wanted.day.day, wanted.reader, guild_id=wanted.guild_id)
        if found is None:
            return []
        place, ahead = found
        if not place.tier:
            return [say("daily-table-apart", own=place.own or 0, mostly=MOSTLY)]
        confirmed = await self._days.ranked(wanted.day.day, guild_id=wanted.guild_id)
        return [say("daily-table-own", rank=place.rank, count=confirmed, page=ahead // PAGE + 1)]

    def _rows(self, number: int, pages: int) -> list[Row]:
        wanted, buttons = self._wanted, []
        for other, key in ((number - 1, "button-previous"), (number + 1, "button-next")):
            if 0 <= other < pages:
                label = say(key, page=other + 1, pages=pages)
                buttons.append(press_button(ui.Button(label=label), table_press(wanted.day.day, wanted.where, other)))
        if wanted.home is not None:
            where = EVERYWHERE if wanted.where == SERVER else SERVER
            label = say(f"button-daily-{where}")
            buttons.append(press_button(ui.Button(label=label), table_press(wanted.day.day, where, 0)))
        return [button_row(buttons)] if buttons else []


def title_of(presenter: Presenter, day: Day) -> str:
    """Return the title of a daily game, with its scenario if it has one."""
    options = msgspec.json.decode(day.options, type=dict[str, str])
    title, scenario = presenter.title(), learnt(options) or options.get(SCENARIO)
    if scenario is None:
        return title
    return say("daily-title", title=title, scenario=presenter.scenario(scenario))


def table_press(day: str, where: str, page: int) -> Press:
    """Return the click data of a button that shows a page of the leaderboard."""
    return Press("daytable", page=page, extra=f"{day}.{where}")


def _rest(counts: Mapping[str, int]) -> list[str]:
    """Return a line that counts the attempts without a place, such as unfinished ones."""
    states = (RUNNING, OVER, UNFINISHED, REFUSED)
    parts = [say(f"daily-table-{state}", count=counts[state]) for state in states if counts.get(state)]
    return [f"-# {' '.join(parts)}"] if parts else []
