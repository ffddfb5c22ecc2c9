"""`/siege auto` in a game of two sides: how far the autopilot plays for one of them, and what it says of that."""

from __future__ import annotations

import pytest
from support.discord_play import PlayServer, private
from support.duel.room import EAST, WEST, Room

pytestmark = [pytest.mark.simcord(settle_timeout=60), pytest.mark.duel]


async def test_against_the_autopilot_a_game_is_played_to_its_end(server: PlayServer) -> None:
    """Through turns and rounds in which the other side's autopilot answers."""
    room = Room(server)
    await room.new(against="autopilot")
    told = private(await server.alice.slash(room.channel, "siege auto", scope="all"))
    assert (await room.row()).status == "over"
    assert "played the game to its end" in told


@pytest.mark.stress("calm", "all", "round")
@pytest.mark.parametrize("scope", ["round", "day", "calm", "all"])
async def test_against_a_person_the_reply_says_whose_turn_it_is(server: PlayServer, scope: str) -> None:
    """The autopilot cannot answer for the other player, and the reply never says that more is over than is."""
    room, people = Room(server), {WEST: server.alice, EAST: server.bob}
    await room.begun()
    told = []
    for side in (WEST, EAST):
        before = await server.state(room.channel)
        told.append(private(await people[side].slash(room.channel, "siege auto", scope=scope)))
        after = await server.state(room.channel)
        assert (before.status, after.status) == ("running", "running")
        assert [ask.side for ask in after.asks] == [EAST if side == WEST else WEST]
        assert ("played the game to its end" in told[-1], after.progress > before.progress) == (False, True)
        if "as far as it could" in told[-1]:
            other = EAST if side == WEST else WEST
            assert f"{other.capitalize()}** (<@{people[other].id}>)" in told[-1]
    stopped = ["as far as it could" in each for each in told]
    assert stopped == {"day": [True, False], "all": [True, True]}.get(scope, [False, False])


async def test_a_quiet_stretch_ends_with_the_round(server: PlayServer) -> None:
    """Even against the autopilot: the player decides when to look at what the other side does."""
    room = Room(server)
    await room.new(against="autopilot")
    for _ in range(2):  # the traps are laid, and the first turn is played
        await server.alice.slash(room.channel, "siege auto", scope="calm")
        before = await server.state(room.channel)
    told = private(await server.alice.slash(room.channel, "siege auto", scope="calm"))
    assert "until something happened" in told
    after = await server.state(room.channel)
    assert (after.status, after.progress) == ("running", (before.progress[0] + 1, 0))


@pytest.mark.parametrize("ended", [False, True])
async def test_in_a_campaign_the_autopilot_plays_to_the_end_of_the_turn(server: PlayServer, ended: bool) -> None:
    """The next turn begins by the calendar or, once the campaign has ended, when a player begins it."""
    room = Room(server)
    await room.new(against="autopilot")
    await server.alice.slash(room.channel, "campaign start", hour="20:00", zone="UTC")
    await server.alice.slash(room.channel, "siege auto", scope="phase")
    if ended:
        await server.alice.slash(room.channel, "campaign end")
    told = private(await server.alice.slash(room.channel, "siege auto", scope="all"))
    after = await server.state(room.channel)
    assert after.status == "running"
    assert [ask.kind for ask in after.asks] == ["calendar"]
    assert "has played this turn to its end" in told
