"""Votes while nobody can vote: a ballot stays open for what was missed, and for half its time after the start."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support.discord_play import PlayServer, button, presses, text

pytestmark = [pytest.mark.simcord(settle_timeout=60), pytest.mark.own_bot]

MINUTE, HOUR = 60, 3_600


@pytest.fixture(autouse=True)
def _without_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let votes ask for single orders, as in positions without plans."""
    monkeypatch.setattr("bot.voting.drawing_up.goals_of", lambda *_: ())


def ballots(server: PlayServer) -> list[Any]:
    """Return the messages on which people can vote."""
    found = server.messages(server.first)
    return [message for message in found if any(press.action == "vote" for press in presses(message))]


async def begun(server: PlayServer) -> Any:
    await server.new(server.first)
    await server.alice.slash(server.first, "vote start", window="30m", quorum=1, voters="players")
    await server.env.advance_time(1)
    (message,) = ballots(server)
    return message


async def version(server: PlayServer) -> int:
    return (await server.state(server.first)).version


async def test_a_ballot_is_extended_while_the_bot_is_off(server: PlayServer) -> None:
    """It was to close in the night while the bot was off: no player had voted, and all still can."""
    await begun(server)
    before = await version(server)
    await passes(server, 10 * MINUTE)
    await server.off(8 * HOUR)
    await server.env.advance_time(5)
    (message,) = ballots(server)
    assert "The bot was offline for 8 h, so your time was extended." in text(message)
    assert "The bot was offline for 8 h, so your time was extended." in text(server.boards(server.first)[-1])
    await passes(server, 15 * MINUTE)
    assert await version(server) == before
    await server.alice.click(server.as_message(message), custom_id=button(message, "1 · "))
    await passes(server, 6 * MINUTE)
    assert await version(server) > before


@pytest.mark.stress
async def test_a_ballot_about_to_close_is_extended_by_half_its_time(server: PlayServer) -> None:
    await begun(server)
    before = await version(server)
    await passes(server, 29 * MINUTE)
    await server.off(HOUR)
    await passes(server, 14 * MINUTE)
    assert await version(server) == before
    await passes(server, 2 * MINUTE)
    assert await version(server) > before or not ballots(server), "nobody has voted"


@pytest.mark.stress
async def test_a_ballot_is_extended_during_an_unnoticed_outage_of_discord(server: PlayServer) -> None:
    """Closing the ballot is the first time that the bot calls Discord in the outage: it checks before it closes
    anything.
    """
    await begun(server)
    before = await version(server)
    await passes(server, 29 * MINUTE)
    server.env.inject_error("*", "*", status=503, times=None)
    await server.env.advance_time(5 * MINUTE)
    assert await version(server) == before
    server.env.backend.faults.clear()
    await server.env.advance_time(MINUTE)
    (message,) = ballots(server)
    assert "Discord did not answer for" in text(message)
    await server.alice.click(server.as_message(message), custom_id=button(message, "1 · "))
    await passes(server, 20 * MINUTE)
    assert await version(server) > before


@pytest.mark.stress
async def test_a_ballot_is_extended_while_no_one_can_write_in_its_channel(server: PlayServer) -> None:
    await begun(server)
    before = await version(server)
    await passes(server, 26 * MINUTE)
    close(server, denied=2048)
    await server.env.advance_time(1)
    await passes(server, 6 * MINUTE)
    assert await version(server) == before
    close(server, denied=0)
    await server.env.advance_time(1)
    await passes(server, 10 * MINUTE)
    assert await version(server) == before
    assert "Nobody could write here for 6 min" in text(ballots(server)[-1])


def close(server: PlayServer, *, denied: int) -> None:
    role = Overwrite(target_id=server.guild.default_role.id, type=OverwriteType.ROLE, allow=0, deny=denied)
    server.env.backend.set_overwrite(server.first.id, role)


async def passes(server: PlayServer, seconds: float) -> None:
    """Let time pass in which the bot is there."""
    await server.later(seconds - 20)
    await server.env.advance_time(20)
