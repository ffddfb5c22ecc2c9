"""A live window in a duel while the ground gives way: the machine's clock jumps, the bot is removed."""

from __future__ import annotations

import logging

import pytest
from support.discord_play import PlayServer, private
from support.duel.room import EAST, Window

pytestmark = [pytest.mark.simcord(settle_timeout=60), pytest.mark.duel]


@pytest.fixture
def room(server: PlayServer) -> Window:
    return Window(server)


# --- the machine's clock ---


@pytest.mark.stress("-7200", "-40")
@pytest.mark.parametrize("jump", [-7_200, -40, 7_200])
async def test_a_jump_of_the_clock_in_a_live_window_costs_no_player_time(
    room: Window, server: PlayServer, jump: int
) -> None:
    await room.opened()
    before = await room.has()
    server.env.backend.clock.elapsed += jump
    await server.env.advance_time(20)
    assert await room.lapsed() == 0, "the window had 58 seconds left"
    assert await room.asked() == [EAST]
    after = await room.has()
    assert all(after[side] >= before[side] - 40 for side in before), (before, after)
    assert all(after[side] <= before[side] for side in before), "nobody has won time"
    version = (await room.row()).version
    await room.holds()
    assert (await room.row()).version > version
    assert await room.lapsed() == 0


# --- the bot is removed from the server ---


async def test_a_bot_removed_during_a_live_window_makes_no_player_lose(
    room: Window, server: PlayServer, caplog: pytest.LogCaptureFixture
) -> None:
    await room.opened()
    before, version = await room.has(), (await room.row()).version
    far = server.env.create_guild("Winter Palace").create_text_channel("far")
    server.env.backend.remove_guild(server.guild.id)
    await server.env.settle()
    for _ in range(3):
        await server.later(300)
        await server.env.advance_time(20)
    assert await room.lapsed() == 0
    assert (await room.row()).version == version
    after = await room.has()
    assert all(after[side] >= before[side] - 20 for side in before), (before, after)
    outsider = far.guild.add_member(server.env.create_user("xeno"))
    assert private(await outsider.slash(far, "siege status")), "other servers go on"
    wrong = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert not wrong, wrong
