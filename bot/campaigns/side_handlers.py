"""Handlers for campaigns with several sides: starting one, and choosing the hour of a side."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any

import discord
import msgspec

from bot.campaigns.service import CampaignService
from bot.campaigns.side_hours import Hour, side_hours, sides_in, with_sides
from bot.campaigns.time_parsing import hour_said, read_zone
from bot.campaigns.zones import zone_said
from bot.games.seats.chairs import led_by
from bot.games.seats.command import expect_leader, own_part
from bot.games.state import GameSummary
from bot.ui.days_and_hours import read_hour
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import say
from db.campaigns import CampaignRow

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]


class SideCampaigns:
    """Handles players' requests in a campaign with several sides."""

    def __init__(self, context: BotContext, calendar: CampaignService, *, now: Callable[[], datetime]) -> None:
        self.context = context
        self.stored = calendar.stored
        self._now = now

    async def own_hour(
        self, interaction: Interaction, game: GameSummary, row: CampaignRow, *, hour: str | None, zone: str | None
    ) -> None:
        """Let the leader of a side choose the side's hour. By default it is the campaign's hour.

        Open questions keep their deadline, so that nobody can postpone it again and again.
        """
        user = interaction.user.id
        side = next(iter(led_by(game, user)), "")
        if not side:
            expect_leader(game, own_part(game, user)[1], user)
        sides, now = sides_in(row), side_hours(row, side)
        hours = {name: each for name, each in sides.hours.items() if name != side}
        if hour or zone:
            hours[side] = Hour(
                minute=read_hour(hour) if hour else now.minute,
                zone=read_zone(zone) if zone else now.zone,
            )
        await interaction.response.defer(ephemeral=True, thinking=True)
        after = with_sides(row, msgspec.structs.replace(sides, hours=hours))
        if not await self.stored.change(row, sides=after.sides):
            raise UserError("error-campaign-changed")
        name, at = self.context.presenter(game).side(side), side_hours(after, side)
        facts = {"side": name, "hour": hour_said(at.minute), "zone": zone_said(at.zone)}
        await whisper(interaction, say("campaign-side-hour", **facts))
