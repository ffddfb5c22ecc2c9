"""A duel by the calendar of a campaign, whose sides have hours of their own."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from support.discord_play import private
from support.duel.room import Room

from bot.campaigns.side_hours import waited
from db.campaigns import CampaignRow, Campaigns
from db.sides import turns_of


class Calendar(Room):
    """A duel by the calendar: Alice plays West, Bob East; it begins at midnight, Greenwich time."""

    async def start(self, *, own_hour: str | None = "08:00", seated: bool = True, **options: Any) -> str:
        """Begin a campaign at 20:00, with an hour of East's own, if somebody is `seated` there."""
        await self.new(opponent=self.server.bob if seated else None)
        asked = {"hour": "20:00", "zone": "UTC"} | options
        told = await self.said(self.server.alice, "start", **asked)
        if own_hour is not None:
            await self.said(self.server.bob, "hour", hour=own_hour)
        return told

    async def said(self, who: Any, command: str, **options: Any) -> str:
        return private(await who.slash(self.channel, f"campaign {command}", **options))

    async def ready(self) -> None:
        """Choose doors and lay traps."""
        server = self.server
        await self.order(server.bob, "cellar")
        await self.order(server.alice, "garden")
        for place in ("500,0", "600,0"):
            await self.order(server.alice, "lay", place)
            await self.order(server.bob, "lay", place)

    async def campaign(self) -> CampaignRow:
        found = await Campaigns(self.server.bot.context.service.store.database).of((await self.row()).id)
        assert found is not None
        return found

    async def pass_to(self, *when: int) -> None:
        """Let the time pass until a moment of Greenwich time."""
        moment = datetime(*when, tzinfo=UTC)  # type: ignore[misc,arg-type]
        now: datetime = self.server.bot.context.service.games.now()
        await self.server.env.advance_time((moment - now).total_seconds() + 1)

    async def asked(self) -> list[str]:
        return sorted(turns_of(await self.row()).asked)

    async def place(self) -> tuple[int, int]:
        row = await self.row()
        return row.period, row.round

    async def deeds(self) -> list[tuple[str, int]]:
        row = await self.row()
        every = await self.server.bot.context.service.store.journal(row.id, first=1, last=row.version)
        return [(each.action, each.actor) for each in every]


def at(*when: int) -> datetime:
    return datetime(*when, tzinfo=UTC)  # type: ignore[misc,arg-type]


async def until(calendar: Calendar, side: str) -> datetime | None:
    return waited(await calendar.campaign(), side, await calendar.row())
