"""A day of the daily game that ends while the bot is away: whose attempt is unfinished is told so, once."""

from __future__ import annotations

import pytest
from support.discord_play import PlayServer, private, text

import bot.daily.service
from bot.daily.service import ends
from bot.runtime import clock

pytestmark = [pytest.mark.sqlite, pytest.mark.simcord(settle_timeout=60), pytest.mark.own_bot]

HOUR = 3_600


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.daily.service, "usual", lambda: "orchard")


def told(server: PlayServer, words: str) -> list[str]:
    found = map(text, server.messages(server.alice.user.dm_channel))
    return [each for each in found if words in each]


@pytest.mark.stress("2")
@pytest.mark.parametrize("hours", [2, 0])
async def test_an_attempt_gets_more_time_if_the_day_ends_while_the_bot_is_off(server: PlayServer, hours: int) -> None:
    """The attempt used to be lost without any message."""
    assert private(await server.alice.slash(server.first, "daily play"))
    state = await server.state(server.alice.user.dm_channel)
    assert state.daily is not None
    await server.later((ends(state.daily) - clock.now()).total_seconds() - HOUR)
    if hours:
        await server.off(hours * HOUR)
    else:
        await server.later(2 * HOUR)
    await server.env.advance_time(60)
    days = [f"Nobody could reach the bot when {state.daily} ended"] if hours else []
    assert [each[: len(days[0])] for each in told(server, "Nobody could reach the bot when")] == days
    for _ in range(2):
        await server.restart()
        await server.env.advance_time(60)
    assert len(told(server, "Nobody could reach the bot when")) == len(days), "once"


@pytest.mark.stress
async def test_an_attempt_gets_more_time_if_the_day_ends_during_an_unnoticed_outage(server: PlayServer) -> None:
    """The bot calls Discord before it closes the day: the player could not have finished."""
    assert private(await server.alice.slash(server.first, "daily play"))
    state = await server.state(server.alice.user.dm_channel)
    assert state.daily is not None
    await server.later((ends(state.daily) - clock.now()).total_seconds() - 20)
    server.env.inject_error("*", "*", status=503, times=None)
    await server.env.advance_time(90)
    server.env.backend.faults.clear()
    await server.env.advance_time(60)
    assert len(told(server, f"Nobody could reach the bot when {state.daily} ended")) == 1
