"""Seats in a game of two: nobody takes the other's away before a deadline, and who has seen one side holds no other."""

from __future__ import annotations

from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from support.discord_play import PlayServer, button, private
from support.duel.room import EAST, WEST, Room

from bot.games.seats.chairs import LIVE
from bot.play.info import InfoHandlers
from bot.runtime import clock
from bot.sides.worker import SideWorker
from db.schema.games import NOBODY, game
from db.sides import turns_of
from render.language import speaking

pytestmark = pytest.mark.duel


@pytest.fixture
def room(server: PlayServer) -> Room:
    return Room(server)


def pass_by(server: PlayServer, monkeypatch: pytest.MonkeyPatch, **span: int) -> datetime:
    """Let time pass for the service and the roster; return what time it is."""
    later, service = clock.now() + timedelta(**span), server.bot.context.service
    monkeypatch.setattr(service.games, "now", lambda: later)
    monkeypatch.setattr(service.roster, "_now", lambda: later)
    return later


async def owned_by_another(room: Room) -> Any:
    """Make a user the owner of the game who plays no side, and return them."""
    server = room.server
    grace = server.guild.add_member(server.env.create_user("grace"))
    await server.bot.database.run(sa.update(game).where(game.c.id == (await room.row()).id).values(owner_id=grace.id))
    return grace


async def test_a_player_is_removed_only_after_a_missed_deadline_and_never_by_the_other_side(
    room: Room, server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begun(pace=LIVE, side=EAST)
    assert sorted(turns_of(await room.row()).asked) == [WEST], "bob is asked"
    before = await room.chairs()
    refused = private(await server.alice.slash(room.channel, "siege players remove", user=server.bob))
    assert "against you" in refused
    await SideWorker(server.bot.context).run_due(pass_by(server, monkeypatch, minutes=31))
    refused = private(await server.alice.slash(room.channel, "siege players remove", user=server.bob))
    assert "against you" in refused, "the bot asks what to do"
    assert await room.chairs() == before
    assert server.bob.id in (await room.row()).players
    grace = await owned_by_another(room)
    said = private(await grace.slash(room.channel, "siege players remove", user=server.bob))
    assert "missed a deadline" not in said, said
    assert (await room.chairs())[WEST] == (NOBODY, False)
    assert server.bob.id not in (await room.row()).players


async def test_without_pace_and_clock_the_game_waits_a_week_for_the_other_side(
    room: Room, server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.new(opponent=server.bob)
    row, grace = await room.row(), await owned_by_another(room)
    assert (row.pace, turns_of(row).clock) == (None, None)
    refused = private(await grace.slash(room.channel, "siege players remove", user=server.bob))
    assert "only after they have missed a deadline" in refused
    for days, posted, kept in ((6, True, True), (8, False, True), (8, True, False)):
        values = {"board_posted_at": row.board_posted_at if posted else None}
        async with server.bot.database.write() as connection:
            await connection.execute(sa.update(game).where(game.c.id == row.id).values(values))
        pass_by(server, monkeypatch, days=days)
        await grace.slash(room.channel, "siege players remove", user=server.bob)
        assert (server.bob.id in (await room.row()).players) is kept, (days, posted)


async def test_a_manager_who_hands_a_game_over_takes_no_side(room: Room, server: PlayServer) -> None:
    await room.begun()
    role = server.guild.create_role("watch", permissions=discord.Permissions(manage_guild=True))
    grace = server.guild.add_member(server.env.create_user("grace"), roles=[role])
    before = await room.chairs()
    asked = await grace.slash(room.channel, "siege players handover", user=server.bob)
    await grace.click(asked.response, custom_id=button(room.shown(asked), "Hand"))
    row = await room.row()
    assert row.owner_id == server.bob.id
    assert await room.chairs() == before
    assert server.alice.id in row.players


async def test_a_player_of_one_side_can_never_play_the_other(room: Room, server: PlayServer) -> None:
    carol = server.guild.add_member(server.env.create_user("carol"))
    await room.new(opponent=server.bob, side=EAST)
    assert (await room.chairs())[WEST] == (server.bob.id, False)
    assert "now plays **West**" in private(await server.bob.slash(room.channel, "side give", user=carol))
    await server.alice.slash(room.channel, "side leave", then="open")
    for refused in (
        await server.bob.slash(room.channel, "side take", side=EAST),
        await server.press(room.channel, "Take a side", who=server.bob),
    ):
        assert "has played **West** in this game and knows its secrets" in private(refused)
    assert (await room.chairs())[EAST] == (NOBODY, False)
    await server.alice.slash(room.channel, "side take", side=EAST)
    assert (await room.chairs())[EAST] == (server.alice.id, False), "one's own side may be taken again"
    refused = await server.alice.slash(room.channel, "side add", user=server.bob)
    assert "has played **West**" in private(refused)
    assert "has played **West**" in private(await server.alice.slash(room.channel, "side give", user=server.bob))
    assert (await room.chairs())[EAST] == (server.alice.id, False)
    await carol.slash(room.channel, "side give", user=server.bob)
    assert (await room.chairs())[WEST] == (server.bob.id, False), "what one has seen one may hold again"


# --- who is asked, and until when ---


async def late_press(room: Room, who: Any, board: Any, custom_id: str) -> str:
    """Press a button that was there a moment ago; return what is answered."""
    (result,) = await room.server.at_once(room.channel, (who, custom_id), board=board)
    return private(result)


@pytest.mark.stress
async def test_status_games_and_players_show_whose_turn_it_is(room: Room, server: PlayServer) -> None:
    await room.begun(pace=LIVE, side=EAST)
    asked = f"**West: {server.bob.mention} · Level: Guided** · to play"
    for command in ("siege status", "siege games", "siege players list"):
        told = private(await server.alice.slash(room.channel, command))
        assert asked in told, command
        assert "<t:" in next(line for line in told.splitlines() if asked in line), "and until when"
        if command != "siege games":
            assert f"East: {server.alice.mention}" in told, command
    listed = private(await server.alice.slash(room.channel, "siege players list"))
    assert "/siege players add" not in listed, "it is refused in a game of two"
    assert "/side add" in listed
    refused = private(await server.alice.slash(room.channel, "siege players add", user=server.bob))
    assert "/siege players add" not in refused


@pytest.mark.stress
async def test_a_late_player_is_told_that_their_time_was_over(
    room: Room, server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await room.begun(pace=LIVE, side=EAST)
    board = server.board(room.channel)
    press = button(board, "Done")
    await SideWorker(server.bot.context).run_due(pass_by(server, monkeypatch, minutes=31))
    late = await late_press(room, server.bob, board, press)
    assert "Your side ran out of time, so your answer was not used" in late
    assert "not your turn" not in late
    assert "calendar" not in late
    assert "It is not your turn" in private(await room.order(server.bob, "done"))


@pytest.mark.stress
async def test_a_player_who_shares_a_side_is_told_which_partner_was_faster(room: Room, server: PlayServer) -> None:
    await room.begun(side=EAST)
    carol = server.guild.add_member(server.env.create_user("carol"))
    await server.bob.slash(room.channel, "side add", user=carol)
    board = server.board(room.channel)
    press = button(board, "Done")
    await server.bob.click(server.as_message(board), custom_id=press)
    late = await late_press(room, carol, board, press)
    assert f"{server.bob.mention} decided just before you" in late


@pytest.mark.stress
async def test_without_a_campaign_no_calendar_is_named(room: Room, server: PlayServer) -> None:
    """The autopilot answered for an abandoned side, and the log named the calendar."""
    await room.begun(side=EAST)
    board = server.board(room.channel)
    press = button(board, "Done")
    await server.bob.slash(room.channel, "side leave", then="autopilot")
    await SideWorker(server.bot.context).run_due(clock.now())
    late = await late_press(room, server.alice, board, press)
    assert "calendar" not in late, late


async def test_the_guide_of_a_game_of_two_names_the_commands_for_sides(server: PlayServer, orchard: str) -> None:
    with speaking("en"):
        asked: Any = SimpleNamespace(client=server.bot)
        pages = [await InfoHandlers(server.bot.context).guide(asked, orchard, page) for page in range(9)]
    told = next(said for view, _ in pages if "`/side add`" in (said := str(view.to_components())))
    assert "`/side add`" in told
    assert "`/siege players add`" not in told
