"""Campaigns of fifty-four days over both changes of the clocks, with two restarts and a day without the bot.

These are for `make stress`; `make test` plays the six days around a change.

The siege's boards and papers are drawn by a light hand here, as one small picture: what is drawn is tested elsewhere,
and two hundred pictures would take a minute.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from io import BytesIO
from typing import Any
from zoneinfo import ZoneInfo

import discord
import pytest
import simcord._clock
from PIL import Image
from support.discord_play import PlayServer, private, text

from bot.boards.pictures import PictureWorker
from bot.boards.printed_pages import PrintedPages
from render.pictures.print_page import Page

pytestmark = pytest.mark.by_alarms

DAY = timedelta(days=1)


STARTS = {
    "test_six_days_run_across_the_change_to_summer_time": datetime(2026, 3, 6, 17, tzinfo=UTC),
    "test_a_siege_runs_across_the_change_to_summer_time": datetime(2026, 2, 12, 17, tzinfo=UTC),
    "test_a_siege_runs_across_the_change_to_winter_time": datetime(2026, 10, 5, 10, tzinfo=UTC),
}


@pytest.fixture(autouse=True)
def _founded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start the simulated Discord's clock on the campaign's first day: idle weeks would take as long as played ones."""
    found = simcord._clock.Clock.__init__

    def begun(clock: Any) -> None:
        found(clock)
        clock._epoch = STARTS[request.function.__name__]

    monkeypatch.setattr(simcord._clock.Clock, "__init__", begun)


@pytest.fixture(autouse=True)
def _light(monkeypatch: pytest.MonkeyPatch) -> None:
    small = BytesIO()
    Image.new("P", (2, 2)).save(small, "PNG")

    async def picture(*_: Any, **__: Any) -> bytes:
        return small.getvalue()

    async def page(self: PrintedPages, state: Any, *, period: int | None) -> Page:
        return Page(small.getvalue(), f"day {period}", f"day {period}")

    async def poster(*_: Any) -> None:
        return None

    monkeypatch.setattr(PictureWorker, "picture", picture)
    monkeypatch.setattr(PictureWorker, "warm_up", lambda *_, **__: None)
    monkeypatch.setattr(PrintedPages, "newspaper", page)
    monkeypatch.setattr(PrintedPages, "poster", poster)


class Campaign:
    """A campaign as its channel shows it."""

    def __init__(self, server: PlayServer, zone: str) -> None:
        self.server = server
        self.zone = ZoneInfo(zone)

    async def until(self, *when: int) -> None:
        """Advance the clock to a local time."""
        at = datetime(*when, tzinfo=self.zone)  # type: ignore[misc,arg-type]
        while (left := (at.astimezone(UTC) - self.server.env.now()).total_seconds()) > 0:
            await self.server.env.advance_time(min(left, 86_400.0))

    async def away(self, start: date, end: date) -> None:
        """Stop the bot from two in the morning of one date until three of another."""
        await self.until(start.year, start.month, start.day, 2)
        self.server.bot.context.scheduler.stop()
        await self.until(end.year, end.month, end.day, 3)
        await self.server.restart()
        await self.server.env.advance_time(5)

    def boards(self) -> list[tuple[datetime, str]]:
        """Return each board's post time in the zone, and its title."""
        found = [(message.id, text(message).splitlines()[0]) for message in self.server.messages(self.server.first)]
        return [
            (discord.utils.snowflake_time(number).astimezone(self.zone), title)
            for number, title in found
            if title.startswith("## ")
        ]

    def letters(self) -> list[str]:
        return [
            said for message in self.server.messages(self.server.first) if not (said := text(message)).startswith("## ")
        ]


async def played(
    server: PlayServer, *, zone: str, start: date, away: date, restarts: tuple[date, date], days: int = 57
) -> Campaign:
    """A campaign at half past two from a date on: two restarts, a day without the bot, to its end or some day."""
    campaign = Campaign(server, zone)
    answer = await server.alice.slash(
        server.first, "campaign start", game="siege", hour="2:30", zone=zone, seed="pekin", language="en"
    )
    assert "02:30" in private(answer)
    for when in sorted((*restarts, away)):
        if when == away:
            await campaign.away(when, when + DAY)
        else:
            await campaign.until(when.year, when.month, when.day, 12)
            await server.restart()
    end = start + days * DAY
    await campaign.until(end.year, end.month, end.day, 12)
    return campaign


def check(campaign: Campaign, *, start: date, away: date) -> list[tuple[datetime, str]]:
    """Check for one board on each local date except the day without the bot, 54 days in all; return the boards."""
    first, *daily, last = campaign.boards()
    assert first[0].date() == start
    dates = [at.date() for at, _ in daily]
    assert dates == [day for number in range(1, 56) if (day := start + number * DAY) != away]
    assert last[0].date() == dates[-1] + DAY, "after the last day only its end"
    for day, (_, title) in enumerate(daily, start=1):
        assert f"Day {day}" in title.replace(",", " ").replace(":", " ").replace(" ·", " "), title
    letters = campaign.letters()
    assert len(letters) == len(set(letters)) == 54, "of every day one, and nothing twice"
    assert sum("The bot was offline and skipped" in said for said in letters) == 1
    assert "The campaign is over**, after 54 days" in letters[-1]
    return daily


async def test_six_days_run_across_the_change_to_summer_time(server: PlayServer) -> None:
    start, away = date(2026, 3, 6), date(2026, 3, 9)
    restarts = (date(2026, 3, 7), date(2026, 3, 11))
    campaign = await played(server, zone="America/New_York", start=start, away=away, restarts=restarts, days=6)
    first, *daily = campaign.boards()
    assert first[0].date() == start
    assert [at.date() for at, _ in daily] == [day for n in range(1, 7) if (day := start + n * DAY) != away]
    for day, (_, title) in enumerate(daily, start=1):
        assert f"Day {day}" in title.replace(",", " ").replace(":", " ").replace(" ·", " "), title
    odd = [(at.date(), at.hour) for at, _ in daily if (at.hour, at.minute) != (2, 30)]
    assert odd == [(date(2026, 3, 8), 3), (away + DAY, 3)], "after the gap, and after the day away"
    letters = campaign.letters()
    assert len(letters) == len(set(letters))
    assert sum("The bot was offline and skipped" in said for said in letters) == 1


@pytest.mark.stress
async def test_a_siege_runs_across_the_change_to_summer_time(server: PlayServer) -> None:
    start, away = date(2026, 2, 12), date(2026, 3, 15)
    restarts = (date(2026, 2, 25), date(2026, 4, 1))
    campaign = await played(server, zone="America/New_York", start=start, away=away, restarts=restarts)
    daily = check(campaign, start=start, away=away)
    odd = [(at.date(), at.hour) for at, _ in daily if (at.hour, at.minute) != (2, 30)]
    assert odd == [(date(2026, 3, 8), 3), (away + DAY, 3)], "after the gap, and after the day away"


@pytest.mark.stress
async def test_a_siege_runs_across_the_change_to_winter_time(server: PlayServer) -> None:
    start, away = date(2026, 10, 5), date(2026, 11, 14)
    restarts = (date(2026, 10, 12), date(2026, 10, 25))
    campaign = await played(server, zone="Europe/Rome", start=start, away=away, restarts=restarts)
    daily = check(campaign, start=start, away=away)
    change = [at for at, _ in daily if at.date() == date(2026, 10, 25)]
    assert [(at.hour, at.minute, at.fold) for at in change] == [(2, 30, 0)], "the first of the two half past twos"
    assert [at.date() for at, _ in daily if (at.hour, at.minute) != (2, 30)] == [away + DAY]
