"""A rematch is a challenge by the same terms, with sides swapped; it begins in the same channel once it is accepted."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from support.discord_play import PlayServer, button, labels, private, text
from support.duel.room import EAST, WEST, Room

from db.schema.community import seek as table
from db.sides import turns_of

pytestmark = pytest.mark.duel

DAY = 86_400


async def over(room: Room, **options: Any) -> Any:
    """Play a game until Alice resigns; return its board."""
    server = room.server
    await room.new(side=WEST, **options)
    shown = room.shown(await server.alice.slash(room.channel, "siege resign"))
    await server.alice.click(server.as_message(shown), custom_id=button(shown, "Give"))
    await server.env.advance_time(5)
    return server.boards(room.channel)[-1]


async def rematch(room: Room, who: Any, board: Any) -> Any:
    said = await who.click(room.server.as_message(board), custom_id=button(board, "🔁"))
    await room.server.env.advance_time(1)
    return said


async def test_a_rematch_has_the_same_terms_and_the_other_sides(server: PlayServer) -> None:
    room = Room(server)
    board = await over(room, opponent=server.bob, clock="3 d+12 h", language="fr", house_rules="ground=table")
    told = private(await rematch(room, server.bob, board))
    assert f"<@{server.alice.id}> can accept your challenge" in told
    assert "There is already a challenge between you" in private(await rematch(room, server.alice, board))
    before = await room.row()
    assert before.status != "running"
    carol = server.guild.add_member(server.env.create_user("carol"))
    (message,) = [each for each in server.messages(room.channel) if "Accepter" in labels(each)]
    assert f"<@{server.alice.id}>, **<@{server.bob.id}> vous défie" in text(message)
    refused = private(await carol.click(server.as_message(message), custom_id=button(message, "Accepter")))
    assert "This challenge is for" in refused
    await server.accept(room.channel, server.alice)
    row = await room.row()
    clock = turns_of(row).clock
    assert clock is not None
    assert (row.id != before.id, row.status, row.locale, row.owner_id) == (True, "running", "fr", server.bob.id)
    assert (clock.bank, clock.increment, row.options) == (3 * DAY, DAY // 2, before.options)
    assert await room.chairs() == {WEST: (server.bob.id, False), EAST: (server.alice.id, False)}
    assert turns_of(row).invited == {}


async def test_a_rematch_against_the_autopilot_begins_immediately(server: PlayServer) -> None:
    room = Room(server)
    board = await over(room, against="autopilot")
    await rematch(room, server.alice, board)
    assert await room.chairs() == {WEST: (0, True), EAST: (server.alice.id, False)}
    assert not await server.bot.database.rows(sa.select(table.c.id))
