"""`/match mine`: which games wait for a user, in what order, and one press to each question."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from support.discord_play import PlayServer, button, labels, private, text
from support.duel.room import EAST, WEST, Room

from bot.games.seats.chairs import LIVE, POST
from bot.runtime import clock
from db.profiles import Notes
from db.schema.games import game

pytestmark = pytest.mark.duel


async def test_who_plays_nothing_is_led_to_the_open_challenges(server: PlayServer) -> None:
    assert "To see who is looking" in private(await server.alice.slash(server.first, "match mine"))


async def test_games_that_wait_come_first_by_deadline_with_a_button_each(server: PlayServer) -> None:
    slow, quick, own = Room(server), Room(server), Room(server)
    quick.channel, own.channel = server.second, server.third
    await slow.invite(pace=POST)
    await quick.invite(pace=LIVE)
    await own.new(side=WEST)
    for room in (slow, quick):
        await server.env.advance_time(1)
        invited = next(m for m in server.messages(room.channel) if "Accept" in labels(m))
        asked = private(await server.bob.slash(room.channel, "match mine"))
        assert "invited, no answer yet" in asked
        assert "Play" not in asked
        await server.bob.click(server.as_message(invited), custom_id=button(invited, "Accept"))
    asked = await server.alice.slash(server.second, "match mine")
    told = private(asked)
    assert told.startswith("**2 games are waiting for you:**")
    first, second, heading, third = [each for each in told.splitlines()[1:] if "Standing orders" not in each]
    links = [f"https://discord.com/channels/{server.guild.id}/{room.channel.id}/" for room in (quick, slow, own)]
    assert all(link in line for link, line in zip(links, (first, second, third), strict=True))
    assert heading == "**One game is waiting for other players:**"
    assert f"you: West · against <@{server.bob.id}> · until <t:" in first
    assert "one side still needs a player" in third
    message = quick.shown(asked)
    assert labels(message) == ["Play 1", "Play 2"]
    row = await slow.row()
    shown = await server.alice.click(server.as_message(message), custom_id=button(message, "Play 2"))
    copy = quick.shown(shown)
    assert "Cellar" in labels(copy), "the question of the other channel, privately"
    await server.alice.click(server.as_message(copy), custom_id=button(copy, "Cellar"))
    assert (await slow.row()).version > row.version, "it is answered from there"


async def test_ones_own_games_are_listed_in_direct_messages_too(server: PlayServer) -> None:
    room = Room(server)
    await room.new(side=EAST, against="autopilot")
    told = private(await server.alice.user.slash("match mine"))
    assert "**One game is waiting for you:**" in told
    assert text(server.board(room.channel))


async def test_more_than_ten_games_are_listed_in_pages(server: PlayServer) -> None:
    for number in range(12):
        room = Room(server)
        room.channel = server.guild.create_text_channel(f"duel-{number}")
        if number < 11:
            await room.new(side=EAST, against="autopilot")
        else:
            await room.new(side=WEST)
    room.channel = server.first
    asked = await server.alice.slash(server.first, "match mine")
    first = room.shown(asked)
    assert text(first).startswith("**11 games are waiting for you:**")
    assert text(first).endswith("-# Page 1 of 2")
    assert "waiting for other players" not in text(first)
    assert labels(first) == [*(f"Play {place}" for place in range(1, 11)), "Page 2 of 2 ▶"]
    await server.alice.click(server.as_message(first), custom_id=button(first, "Page 2"))
    second = server.env.backend.get_message(server.first.id, first.id)
    lines = text(second).splitlines()
    assert lines[0] == "**11 games are waiting for you:**"
    assert lines[1].startswith("11. **Duel at dusk**")
    assert "**One game is waiting for other players:**" in lines
    assert labels(second) == ["Play 11", "◀ Page 1 of 2"]
    played = await server.alice.click(server.as_message(second), custom_id=button(second, "Play 11"))
    assert "Cellar" in labels(room.shown(played))
    await server.alice.click(server.as_message(second), custom_id=button(second, "Page 1"))
    assert text(server.env.backend.get_message(server.first.id, first.id)) == text(first)


async def test_long_notes_make_more_pages(server: PlayServer) -> None:
    notes = Notes(server.bot.database)
    for number in range(9):
        room = Room(server)
        room.channel = server.guild.create_text_channel(f"duel-{number}")
        await room.new(side=EAST, against="autopilot")
        await notes.write(server.alice.id, (await room.row()).id, "_" * 500, now=clock.now())
    room.channel = server.first
    asked = await server.alice.slash(server.first, "match mine")
    shown, pages = room.shown(asked), 0
    while any(each.endswith("▶") for each in labels(shown)):
        assert len(text(shown)) < 4_000
        await server.alice.click(server.as_message(shown), custom_id=button(shown, f"Page {pages + 2}"))
        shown, pages = server.env.backend.get_message(server.first.id, shown.id), pages + 1
    assert pages > 2
    assert labels(shown)[0] == f"Play {9 - text(shown).count('Your note') + 1}"


@pytest.mark.stress
async def test_the_standing_orders_of_ones_own_side_are_listed(server: PlayServer) -> None:
    room = Room(server)
    await room.begun(pace=POST)
    row = await room.row()
    await server.bot.context.service.order(row.id, side=WEST, answer=("3",), actor=server.alice.id)
    mine, theirs = [private(await who.slash(room.channel, "match mine")) for who in (server.alice, server.bob)]
    assert mine.splitlines()[2] == "  Standing orders: Orders 3"
    assert theirs.splitlines()[3] == "  Standing orders: Orders 2"
    assert "Orders 3" not in theirs


async def test_a_game_that_cannot_be_read_stays_in_the_list(server: PlayServer) -> None:
    room = Room(server)
    await room.begun()
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(game).values(save="{}"))
    told = private(await server.alice.slash(room.channel, "match mine"))
    assert "Duel at dusk" in told
    assert "Standing orders" not in told
