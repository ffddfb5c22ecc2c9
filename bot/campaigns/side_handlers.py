"""What a campaign of several sides is told: that it begins, and the hour that a side chooses for itself."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any

import discord
import msgspec

from bot.boards.calendar_lines import stamps
from bot.campaigns.service import CampaignService
from bot.campaigns.side_hours import Hour, anew, side_hours, sides_in, waited, with_sides
from bot.campaigns.time_parsing import hour_said, read_zone
from bot.campaigns.zones import zone_said
from bot.games.seats.chairs import HOUR_LAPSE, led_by
from bot.games.seats.command import expect_leader, own_part
from bot.games.state import GameSummary
from bot.ui.days_and_hours import read_hour
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import mentions, reader, say
from db.campaigns import CampaignRow
from db.schema.games import NOBODY
from render.language import language

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]


class SideCampaigns:
    """Answers those who play a campaign of several sides."""

    def __init__(self, context: BotContext, calendar: CampaignService, *, now: Callable[[], datetime]) -> None:
        self.context = context
        self.stored = calendar.stored
        self._now = now

    async def begun(self, game_id: str, reactions: str | None) -> None:
        """Wait for the sides of a game by its campaign's hours, from now on."""
        await self.context.service.wait_by(game_id, reactions or HOUR_LAPSE)
        row, state = await self.stored.of(game_id), await self.context.service.position(game_id)
        assert row is not None
        after = anew(row, state, self._now())
        values = {name: getattr(after, name) for name in ("sides", "state", "next_at", "deadline_at")}
        await self.stored.change(row, **values)  # where somebody was faster, their answer has planned it

    async def own_hour(
        self, interaction: Interaction, game: GameSummary, row: CampaignRow, *, hour: str | None, zone: str | None
    ) -> None:
        """Let whoever leads a side choose its hour; with neither hour nor zone it is the campaign's again.

        What is open keeps its time: else a side could put off its own end again and again.
        """
        user, locale = interaction.user.id, reader(interaction)
        side = next(iter(led_by(game, user)), "")
        if not side:
            expect_leader(game, own_part(game, user)[1], user)
        sides, now = sides_in(row), side_hours(row, side)
        hours = {name: each for name, each in sides.hours.items() if name != side}
        if hour or zone:
            hours[side] = Hour(
                minute=read_hour(hour) if hour else now.minute,
                zone=read_zone(zone, locale=locale) if zone else now.zone,
            )
        await interaction.response.defer(ephemeral=True, thinking=True)
        after = with_sides(row, msgspec.structs.replace(sides, hours=hours))
        if not await self.stored.change(row, sides=after.sides):
            raise UserError("error-campaign-changed")
        name, at = self.context.find(game.system).side(side, locale=locale), side_hours(after, side)
        facts = {"side": name, "hour": hour_said(at.minute), "zone": zone_said(at.zone)}
        await whisper(interaction, say("campaign-side-hour", **facts))

    def lines(self, game: GameSummary, row: CampaignRow) -> list[str]:
        """Return a line for each side, its hour and until when it is waited for, and one about reactions."""
        presenter, found = self.context.find(game.system), []
        for side, chair in game.sides.items():
            at, until = side_hours(row, side), waited(row, side, game)
            who = "nobody" if chair.open else "autopilot" if chair.steward else "people"
            members = mentions(chair.user_id, chair.people) if chair.user_id != NOBODY else ""
            facts = {"side": presenter.side(side, locale=language()), "held": who, "who": members}
            line = say("campaign-side-line", hour=hour_said(at.minute), zone=zone_said(at.zone), **facts)
            if until is not None and not chair.steward and row.running:
                line = f"{line} {say('campaign-side-until', **stamps(until))}"
            found.append(line)
        reactions = (game.pace or HOUR_LAPSE).removeprefix("calendar-")
        found.append(say(f"campaign-reactions-{reactions}"))
        return found


def expect_for_sides(*, several: bool, deadline: str | None, reactions: str | None, own: bool = False) -> None:
    """Raise `UserError` for an option that only a game of one side has, or only one of several."""
    if several and deadline:
        raise UserError("error-campaign-sides-deadline")
    if not several and (reactions or own):
        raise UserError("error-campaign-one-side")
