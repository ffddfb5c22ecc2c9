"""`/match since` and “What happened”: what has happened since one's last order, with the dice."""

from __future__ import annotations

import pytest
from support.discord_play import PlayServer, button, labels, private, text
from support.duel.room import EAST, WEST, Room

from bot.games.seats.chairs import LIVE, POST

pytestmark = pytest.mark.duel


async def test_what_the_opponent_did_is_told_in_order_with_the_dice(server: PlayServer) -> None:
    room = Room(server)
    await room.begun(side=WEST, pace=POST)
    await room.order(server.alice, "go", "300,0")
    await server.env.advance_time(2)
    told = private(await server.bob.slash(room.channel, "match since"))
    assert told.startswith("**Since your last order:** Duel at dusk, East · https://")
    assert "300" in told
    own = private(await server.alice.slash(room.channel, "match since"))
    assert "Nothing has happened since your last order" in own
    (call,) = [each for each in server.messages(room.channel) if "What happened" in labels(each)]
    assert f"<@{server.bob.id}>, it is your turn" in text(call)
    pressed = await server.bob.click(server.as_message(call), custom_id=button(call, "What happened"))
    assert private(pressed) == told
    refused = await server.alice.click(server.as_message(call), custom_id=button(call, "What happened"))
    assert "Duel at dusk, West" in private(refused), "each sees what happened since their own order"
    carol = server.guild.add_member(server.env.create_user("carol"))
    stranger = await carol.click(server.as_message(call), custom_id=button(call, "What happened"))
    assert "You are not playing a side in this game" in private(stranger)


@pytest.mark.stress
async def test_the_game_is_that_of_the_channel_the_only_one_or_named(server: PlayServer) -> None:
    room, other = Room(server), Room(server)
    other.channel = server.second
    await room.begun(side=WEST)
    assert "Duel at dusk" in private(await server.bob.user.slash("match since"))
    await other.begun(side=EAST)
    assert "Choose one of your games" in private(await server.bob.user.slash("match since"))
    told = private(await server.bob.user.slash("match since", game=(await other.row()).id))
    assert f"/{server.second.id}/" in told
    carol = server.guild.add_member(server.env.create_user("carol"))
    for options in ({}, {"game": (await other.row()).id}):
        told = private(await carol.slash(room.channel, "match since", **options))
        assert "You are not playing any two-sided game. Look for an opponent with `/match seek`" in told


@pytest.mark.stress
async def test_a_live_call_has_no_such_button(server: PlayServer) -> None:
    room = Room(server)
    await room.begun(side=WEST, pace=LIVE)
    await server.press(room.channel, "Done", who=server.alice)
    await server.env.advance_time(2)
    assert not [each for each in server.messages(room.channel) if "What happened" in labels(each)]
