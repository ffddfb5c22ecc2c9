"""Campaigns while the bot is off: what is open stays open for two hours after it, and days are left out as ever."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support.discord_play import PlayServer, private, text

pytestmark = [pytest.mark.simcord(settle_timeout=60), pytest.mark.own_bot]

MINUTE, HOUR = 60, 3_600


async def begun(server: PlayServer, **options: Any) -> None:
    """Begin a campaign, and let its first day begin."""
    asked = {"game": server.game, "hour": "01:05", "zone": "Europe/Rome", "seed": "apple", **options}
    assert "Day 1 begins" in private(await server.alice.slash(server.first, "campaign start", **asked))
    await passes(server, 6 * MINUTE)
    assert (await server.state(server.first)).progress[0] == 1


async def answers(server: PlayServer) -> int:
    """Return how many answers there are."""
    return (await server.state(server.first)).version


async def test_a_deadline_missed_while_the_bot_is_off_is_extended(server: PlayServer) -> None:
    await begun(server, deadline="2h")
    before = await answers(server)
    await passes(server, 10 * MINUTE)
    await server.off(8 * HOUR)
    await server.env.advance_time(5)
    assert "The bot was offline for 8 h, so your time was extended." in text(server.board(server.first))
    await passes(server, 110 * MINUTE)
    assert await answers(server) == before
    await passes(server, 11 * MINUTE)
    assert await answers(server) > before


async def test_the_next_day_waits_until_players_had_time_for_the_last(server: PlayServer) -> None:
    """The next day would begin while the bot is off; open decisions are not closed when it is back."""
    await begun(server)
    await passes(server, 10 * MINUTE)
    await server.off(26 * HOUR)
    await passes(server, 110 * MINUTE)
    state = await server.state(server.first)
    assert state.progress[0] == 1
    await passes(server, 11 * MINUTE)
    assert (await server.state(server.first)).progress[0] == 2


@pytest.mark.stress
async def test_days_without_the_bot_are_skipped(server: PlayServer) -> None:
    await begun(server)
    await passes(server, 10 * MINUTE)
    await server.off(3 * 24 * HOUR)
    await passes(server, 2 * HOUR + 60)
    assert (await server.state(server.first)).progress[0] == 2
    told = "\n".join(text(each) for each in server.messages(server.first))
    assert "The bot was offline and skipped 2 days" in told


@pytest.mark.stress
async def test_an_absence_far_from_the_deadline_changes_nothing(server: PlayServer) -> None:
    """The hour of a day is announced: a daily campaign does not drift into the night."""
    await begun(server)
    until = (await server.state(server.first)).open_until
    await server.off(5 * HOUR)
    state = await server.state(server.first)
    assert state.open_until == until
    assert "was offline" not in text(server.board(server.first))


async def test_a_deadline_during_which_no_one_could_write_closes_nothing(server: PlayServer) -> None:
    """No one can write in the channel at the deadline: the campaign is paused, and its owner notified."""
    await begun(server, deadline="2h")
    before = await answers(server)
    role = Overwrite(target_id=server.guild.default_role.id, type=OverwriteType.ROLE, allow=0, deny=2048)
    server.env.backend.set_overwrite(server.first.id, role)
    await passes(server, 2 * HOUR)
    assert await answers(server) == before
    told = [text(each) for each in server.messages(server.alice.user.dm_channel)]
    assert any("is paused" in each for each in told)


async def passes(server: PlayServer, seconds: float) -> None:
    """Let time pass in which the bot is there."""
    await server.later(seconds - 20)
    await server.env.advance_time(20)
