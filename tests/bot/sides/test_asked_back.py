"""Undo by agreement in a channel: the private question, the message to the other side, its buttons."""

from __future__ import annotations

from typing import Any

import pytest
from stress.forged.forging import Forger
from support.discord_play import PlayServer, button, labels, presses, private, text
from support.duel.room import EAST, WEST, Room

from bot.ui.custom_ids import Press

pytestmark = pytest.mark.duel


@pytest.fixture
async def room(server: PlayServer) -> Room:
    """Alice has laid a trap, and then Bob."""
    room = Room(server)
    await room.new(opponent=server.bob)
    await room.order(server.bob, "cellar")
    await room.order(server.alice, "garden")
    await room.order(server.alice, "lay", "400,0")
    await room.order(server.bob, "lay", "400,0")
    return room


def asking(room: Room) -> list[Any]:
    every = room.server.messages(room.channel)
    return [each for each in every if "asks to take this back" in text(each)]


async def asked(room: Room) -> Any:
    """Let Alice ask Bob; return the message with its buttons."""
    server = room.server
    question = await server.alice.slash(room.channel, "siege undo")
    message = room.shown(question)
    assert "You cannot take this back alone" in text(message)
    assert labels(message) == ["Ask East"]
    await server.alice.click(server.as_message(message), custom_id=button(message, "Ask East"))
    assert "has asked the other side" in text(room.shown(question))
    (found,) = asking(room)
    return found


async def test_an_undo_is_requested_and_agreed_to(room: Room, server: PlayServer) -> None:
    message = await asked(room)
    assert f"<@{server.bob.id}>: <@{server.alice.id}> asks" in text(message)
    assert labels(message) == ["Agree", "No"]
    assert "Trap laid: side West" in text(message), "what all have seen of it"
    assert "a secret answer" not in text(message)
    assert "400" not in text(message)
    own = await server.alice.click(server.as_message(message), custom_id=button(message, "Agree"))
    assert "It is not your turn. The game is waiting for: **East**" in private(own)
    await server.bob.click(server.as_message(message), custom_id=button(message, "Agree"))
    (state,) = [await server.state(room.channel)]
    assert set(state.turns.asked) == {WEST, EAST}
    (told,) = [each for each in server.messages(room.channel) if each.id == message.id]
    agreed = f"<@{server.bob.id}> has agreed to the request of <@{server.alice.id}>."
    assert f"{agreed} The following is taken back:" in text(told)
    assert "- Trap laid: side West" in text(told)
    assert not labels(told)
    told = text(server.board(room.channel))
    assert f"<@{server.alice.id}> took back" in told
    assert "Trap laid: side West" in told
    assert "400,0" not in told


@pytest.mark.stress
async def test_a_request_says_which_dice_stay(server: PlayServer) -> None:
    room = Room(server)
    await room.begun()
    await room.order(server.alice, "go", "300,0")
    await room.order(server.bob, "go", "600,0")
    assert "trap east" in text(server.board(room.channel)).lower()
    await room.order(server.alice, "go", "400,0")
    await room.order(server.bob, "done")
    question = await server.bob.slash(room.channel, "siege undo")
    assert "Dice already rolled stay as they are: " in text(room.shown(question)), text(room.shown(question))


@pytest.mark.stress
async def test_an_undo_is_requested_and_refused(room: Room, server: PlayServer) -> None:
    before = (await server.state(room.channel)).version
    message = await asked(room)
    await server.bob.click(server.as_message(message), custom_id=button(message, "No"))
    assert (await server.state(room.channel)).version == before
    (told,) = [each for each in server.messages(room.channel) if each.id == message.id]
    assert "has declined the request of" in text(told)
    assert "This is not taken back:\n- Trap laid: side East\n- Trap laid: side West" in text(told), (
        "what was asked stays to be read"
    )
    question = await server.alice.slash(room.channel, "siege undo")
    again = room.shown(question)
    await server.alice.click(server.as_message(again), custom_id=button(again, "Ask East"))
    assert "You have already asked the other side" in text(room.shown(question))
    assert not asking(room)


async def test_late_and_foreign_clicks_change_nothing(room: Room, server: PlayServer) -> None:
    message = await asked(room)
    carol = server.guild.add_member(server.env.create_user("carol"))
    strange = await carol.click(server.as_message(message), custom_id=button(message, "Agree"))
    assert private(strange)
    (agree,) = [press for press in presses(message) if press.action == "undoagree"]
    before = (await server.state(room.channel)).version
    forger = Forger(server)
    await forger.learn()
    for extra in ("west", "west.!", ".", "east.0"):
        forged = Press("undoagree", agree.game, agree.version, page=agree.page, extra=extra)
        await forger.press(server.bob, room.channel, forged.custom_id(), message=message)
    unasked = Press("undoagree", agree.game, agree.version, page=agree.page - 1, extra=agree.extra)
    await forger.press(server.bob, room.channel, unasked.custom_id(), message=message)
    assert (await server.state(room.channel)).version == before
    await room.order(server.alice, "lay", "600,0")
    late = await server.bob.click(server.as_message(message), custom_id=agree.custom_id())
    assert private(late)
    assert (await server.state(room.channel)).version == before + 1
