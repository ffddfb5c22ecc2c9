"""Commands in a wrong channel, a deleted one, a server without the bot and direct messages each get their answer."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support.discord_play import PlayServer, button, controls, labels, presses, private, text

from bot.games.state import GameState
from bot.runtime import clock
from bot.ui.custom_ids import Press
from db.schema.games import game

WALK = {"from": "gate", "to": "trees", "what": "anna"}


async def in_thread(server: PlayServer) -> tuple[Any, GameState]:
    await server.alice.slash(server.first, "siege new", game=server.game, where="thread", seed="apple")
    (thread,) = server.first.threads
    return thread, await server.state(thread)


def link_of(server: PlayServer, state: GameState) -> str:
    return f"https://discord.com/channels/{state.guild_id or '@me'}/{state.board_channel_id}/{state.board_message_id}"


async def current(server: PlayServer, state: GameState) -> GameState:
    return await server.bot.context.service.load(state.id)


async def a_week_ago(server: PlayServer) -> None:
    """Set the post time of all boards a week back."""
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(game).values(board_posted_at=clock.now() - timedelta(days=7)))


# --- the wrong channel ---


@pytest.mark.parametrize("command", ["done", "board", "status", "dice", "resign", "players list"])
async def test_a_channel_without_a_game_lists_the_users_games(server: PlayServer, command: str) -> None:
    await server.new(server.first)
    state = await server.state(server.first)
    reply = private(await server.alice.slash(server.second, f"siege {command}"))
    assert "no game in this channel" in reply
    assert "/siege new" in reply
    assert link_of(server, state) in reply
    assert "/siege here" in reply


async def test_a_user_without_games_is_told_how_to_start(server: PlayServer) -> None:
    await server.new(server.first)
    reply = private(await server.bob.slash(server.second, "siege done"))
    assert "/siege new" in reply
    assert "Your games" not in reply


async def test_shared_games_are_listed(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    assert link_of(server, await server.state(server.first)) in private(
        await server.bob.slash(server.second, "siege done")
    )


async def test_only_users_who_may_end_a_game_are_told_so(server: PlayServer) -> None:
    """A stranger was advised to end the game of others."""
    await server.new(server.first)
    keeper = server.guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
    boss = server.guild.add_member(server.env.create_user("boss"), roles=[keeper])
    for who, may in ((server.alice, True), (server.bob, False), (boss, True)):
        reply = private(await who.slash(server.first, "siege new", game=server.game))
        assert ("/siege resign" in reply) is may, reply


async def test_a_busy_channel_names_its_players_and_its_board(server: PlayServer) -> None:
    state = await server.new(server.first)
    reply = private(await server.bob.slash(server.first, "siege new", game=server.game))
    assert "already has a running game" in reply
    assert f"<@{server.alice.id}>" in reply
    assert link_of(server, await current(server, state)) in reply


# --- deleted and old boards ---


async def test_a_deleted_board_is_posted_again_with_the_next_decision(server: PlayServer) -> None:
    await server.new(server.first)
    server.env.backend.delete_message(server.first.id, server.board(server.first).id)
    assert server.boards(server.first) == []
    await server.alice.slash(server.first, "siege move", **WALK)
    assert {press.version for press in presses(server.board(server.first))} == {2}


async def test_a_deleted_board_is_posted_again_on_request(server: PlayServer) -> None:
    await server.new(server.first)
    server.env.backend.delete_message(server.first.id, server.board(server.first).id)
    reply = private(await server.alice.slash(server.first, "siege board"))
    assert "Here is" in reply
    assert server.board(server.first)


async def test_a_week_old_button_still_decides_and_the_board_is_posted_again(server: PlayServer) -> None:
    await server.new(server.first)
    old = server.board(server.first).id
    custom_id = button(server.board(server.first), "Move")
    await a_week_ago(server)
    await server.alice.click(server.as_message(server.board(server.first)), custom_id=custom_id)
    assert server.board(server.first).id == old, "a menu is turned on the board where it is"
    await server.alice.slash(server.first, "siege move", **WALK)
    assert server.board(server.first).id > old
    assert not controls(server.env.backend.get_message(server.first.id, old))


async def test_a_week_old_button_of_a_continued_game_links_to_the_board(server: PlayServer) -> None:
    state = await server.new(server.first)
    old = server.board(server.first)
    stored = server.env.backend.get_message(server.first.id, old.id)
    kept = stored.components
    await a_week_ago(server)
    await server.alice.slash(server.first, "siege auto", scope="day")
    stored.components = kept  # a client may still show it
    reply = private(await server.alice.click(server.as_message(stored), custom_id=button(stored, "Done")))
    assert "already been made" in reply
    assert link_of(server, await current(server, state)) in reply
    assert not controls(server.env.backend.get_message(server.first.id, old.id))


async def test_a_board_too_old_to_show_a_menu_is_posted_again(server: PlayServer) -> None:
    state = await server.new(server.first)
    old = server.board(server.first).id
    server.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=400, code=30046)
    reply = private(await server.press(server.first, "Move"))
    fresh = server.board(server.first)
    assert fresh.id > old
    assert "Here is the current one" in reply
    assert link_of(server, await current(server, state)) in reply
    await server.press(server.first, "Move")
    assert "Trees" in labels(server.board(server.first))


async def test_a_stale_board_too_old_to_edit_is_posted_again(server: PlayServer) -> None:
    state = await server.new(server.first)
    board = server.board(server.first)
    await server.bot.context.service.decide(
        state.id, version=1, answer=("move", "gate", "trees", "anna"), actor=server.alice.id
    )
    server.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=400, code=30046)
    server.env.inject_error("PATCH", f"/channels/*/messages/{board.id}", status=400, code=30046)
    reply = private(await server.alice.click(server.as_message(board), custom_id=button(board, "Done")))
    assert "Here is" in reply
    assert any(press.version == 2 for message in server.boards(server.first) for press in presses(message))


# --- threads ---


async def test_an_archived_thread_is_opened_again(server: PlayServer) -> None:
    thread, state = await in_thread(server)
    server.env.backend.channels[thread.id].thread_metadata.archived = True
    await server.bot.context.service.decide(state.id, version=1, answer=("done",), actor=server.alice.id)
    await server.bot.context.board_delivery.deliver(state.id)
    assert not server.env.backend.channels[thread.id].thread_metadata.archived or server.board(thread)
    assert {press.version for press in presses(server.board(thread))} == {2}


async def test_a_locked_thread_is_reported(server: PlayServer) -> None:
    thread, state = await in_thread(server)
    cached = server.bot.get_channel(thread.id)
    assert isinstance(cached, discord.Thread)
    cached.archived = cached.locked = True
    server.env.inject_error("PATCH", f"/channels/{thread.id}", status=403, code=50013)
    reply = private(await server.alice.slash(thread, "siege move", **WALK))
    assert "locked" in reply
    assert "Manage Threads" in reply
    assert (await current(server, state)).version == 2
    cached.archived = cached.locked = False
    await server.alice.slash(thread, "siege board")
    assert {press.version for press in presses(server.board(thread))} == {2}


async def test_a_deleted_thread_keeps_its_game(server: PlayServer) -> None:
    thread, state = await in_thread(server)
    server.env.backend.delete_channel(thread.id)
    await server.env.settle()
    reply = private(await server.alice.slash(server.second, "siege board"))
    assert "/siege here" in reply
    reply = private(await server.alice.slash(server.second, "siege here"))
    assert "continues here" in reply
    moved = await server.state(server.second)
    assert (moved.id, moved.version) == (state.id, 1)
    assert link_of(server, moved) in reply
    await server.press(server.second, "Done")
    assert (await server.state(server.second)).version == 2


# --- moving a game ---


async def test_another_player_can_move_a_game_whose_channel_is_deleted(server: PlayServer) -> None:
    state = await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    reply = private(await server.bob.slash(server.second, "siege here"))
    assert "still there" in reply
    assert (await current(server, state)).channel_id == server.first.id
    server.env.backend.delete_channel(server.first.id)
    await server.env.settle()
    await server.bob.slash(server.second, "siege here")
    assert (await current(server, state)).channel_id == server.second.id
    assert server.board(server.second)


async def test_the_owner_can_move_a_game_at_any_time(server: PlayServer) -> None:
    state = await server.new(server.first)
    await server.alice.slash(server.second, "siege here", game=state.id)
    assert server.boards(server.first) == [], "the old board has let go of its buttons"
    assert server.board(server.second)
    assert (await current(server, state)).channel_id == server.second.id


async def test_several_games_are_listed_distinctly(server: PlayServer) -> None:
    first, second = await server.new(server.first), await server.new(server.second)
    reply = private(await server.alice.slash(server.third, "siege here"))
    assert link_of(server, await current(server, first)) in reply
    assert link_of(server, await current(server, second)) in reply
    choices = await server.alice.autocomplete(server.third, "siege here", "game", "room-2")
    assert [choice["value"] for choice in choices] == [second.id]
    await server.alice.slash(server.third, "siege here", game=second.id)
    assert (await server.state(server.third)).id == second.id
    assert await server.bob.autocomplete(server.third, "siege here", "game", "") == []
    assert "no game" in private(await server.bob.slash(server.third, "siege here", game=first.id))


async def test_moving_a_game_needs_a_game_and_a_free_channel(server: PlayServer) -> None:
    assert "no running game" in private(await server.alice.slash(server.first, "siege here"))
    state = await server.new(server.first)
    await server.new(server.second, server.bob)
    assert "already has a running game" in private(await server.alice.slash(server.second, "siege here"))
    overwrite = discord.PermissionOverwrite(send_messages=False)
    muted = server.guild.create_text_channel("muted", overwrites={server.guild.default_role: overwrite})
    assert "Send Messages" in private(await server.alice.slash(muted, "siege here"))
    assert (await current(server, state)).channel_id == server.first.id


async def test_moving_a_game_to_its_own_channel_posts_the_board_again(server: PlayServer) -> None:
    await server.new(server.first)
    old = server.board(server.first).id
    assert "continues here" in private(await server.alice.slash(server.first, "siege here"))
    assert server.board(server.first).id > old


# --- lost permissions ---


@pytest.mark.parametrize(("permission", "name"), [("send_messages", "Send Messages"), ("attach_files", "Attach Files")])
async def test_a_lost_permission_is_reported_to_the_deciding_player(
    server: PlayServer, permission: str, name: str
) -> None:
    state = await server.new(server.first)
    overwrite = discord.PermissionOverwrite(**{permission: False})
    allow, deny = overwrite.pair()
    everybody = Overwrite(
        target_id=server.guild.default_role.id, type=OverwriteType.ROLE, allow=allow.value, deny=deny.value
    )
    server.env.backend.set_overwrite(server.first.id, everybody)
    server.env.inject_error("POST", f"/channels/{server.first.id}/messages", status=403, code=50013)
    reply = private(await server.alice.slash(server.first, "siege auto", scope="day"))
    assert name in reply
    assert (await current(server, state)).version > 1, "what was decided is stored"


# --- direct messages ---


async def test_a_whole_game_is_played_in_direct_messages(server: PlayServer) -> None:
    alice = server.alice.user
    started = await alice.slash("siege new", game=server.game, seed="apple")
    channel = alice.dm_channel
    state = await server.state(channel)
    assert (state.guild_id, state.owner_id) == (None, alice.id)
    assert link_of(server, state) in private(started)
    assert "/@me/" in private(started)
    await alice.slash("siege move", **WALK)
    board = server.board(channel)
    await alice.click(server.as_message(board), custom_id=button(board, "Done"))
    assert (await server.state(channel)).version == 3
    await server.restart()
    await alice.slash("siege auto", scope="all")
    assert (await server.state(channel)).status == "over"
    assert len(server.messages(channel)) > 1


@pytest.mark.stress
async def test_a_game_in_direct_messages_has_one_player(server: PlayServer) -> None:
    alice = server.alice.user
    await alice.slash("siege new", game=server.game)
    for command in ("siege players add", "siege players handover"):
        assert "Nobody else can see" in private(await alice.slash(command, user=server.bob.user))
    state = await server.state(alice.dm_channel)
    await server.alice.slash(server.first, "siege here")
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    assert (await server.state(server.first)).players == {alice.id, server.bob.id}
    assert "Other people play in this game" in private(await alice.slash("siege here"))
    assert (await current(server, state)).channel_id == server.first.id


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_direct_messages_are_reported(server: PlayServer, code: int) -> None:
    alice = server.alice.user
    server.env.inject_error("POST", f"/channels/{alice.dm_channel.id}/messages", status=403, code=code)
    reply = private(await alice.slash("siege new", game=server.game))
    assert "does not let the bot write to you" in reply
    assert "/siege here" in reply
    await alice.slash("siege board")
    assert server.board(alice.dm_channel)


async def test_threads_are_refused_in_direct_messages(server: PlayServer) -> None:
    alice = server.alice.user
    assert "open a thread" in private(await alice.slash("siege new", game=server.game, where="thread"))


async def test_every_command_is_offered_in_direct_messages(server: PlayServer) -> None:
    there = set(server.alice.user.available_commands())
    assert there == set(server.alice.available_commands(server.first))
    assert {"siege new", "siege players add", "siege here"} <= there


# --- where the bot is a guest ---


def as_guest(server: PlayServer, *, in_server: bool) -> None:
    """Let all further interactions come from a server or group without the bot."""

    def change(event: str, payload: dict[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            payload["authorizing_integration_owners"] = {"1": str(server.alice.id)}
            if in_server:
                payload["guild_id"] = "4242"
            else:
                payload["context"] = 2
                del payload["guild_id"]
                payload["user"] = payload.pop("member")["user"]
                payload["channel"] = {"id": payload["channel_id"], "type": 3, "owner_id": "1", "recipients": []}

    subscribers: list[Callable[[str, dict[str, Any]], None]] = server.env.backend.subscribers
    subscribers.insert(0, change)


@pytest.mark.parametrize("in_server", [True, False])
async def test_where_the_bot_is_a_guest_games_start_in_direct_messages(server: PlayServer, in_server: bool) -> None:
    as_guest(server, in_server=in_server)
    shown = await server.alice.slash(server.first, "siege new", game=server.game)
    reply = private(shown)
    assert "not a member here" in reply
    assert await server.bot.context.service.running() == []
    assert shown.response is not None
    message = server.env.backend.get_message(server.first.id, shown.response.message.id)
    links = [part["url"] for part in controls(message) if "url" in part]
    assert len(links) == (1 if in_server else 0), "nobody can invite a bot into other people's direct messages"
    assert all("scope=bot" in link and str(server.bot.application_id) in link for link in links)
    started = await server.alice.click(shown.response.message, label="Play in direct messages")
    state = await server.state(server.alice.user.dm_channel)
    assert (state.guild_id, state.owner_id, state.system) == (None, server.alice.id, server.game)
    assert link_of(server, state) in private(started)
    assert server.board(server.alice.user.dm_channel)
    assert server.messages(server.first) == []


async def test_where_the_bot_is_a_guest_players_get_links_to_their_boards(server: PlayServer) -> None:
    state = await server.new(server.first)
    as_guest(server, in_server=True)
    for command in ("siege done", "siege board", "siege here"):
        reply = private(await server.alice.slash(server.second, command))
        assert "not a member here" in reply
        assert link_of(server, await current(server, state)) in reply
        assert "`/siege here`" not in reply
    assert "Screen 1" in private(await server.alice.slash(server.second, "siege help"))


async def test_a_guests_button_of_a_deleted_game_is_answered(server: PlayServer) -> None:
    as_guest(server, in_server=True)
    shown = await server.alice.slash(server.first, "siege new", game=server.game)
    assert shown.response is not None
    message = server.env.backend.get_message(server.first.id, shown.response.message.id)
    custom_id = Press("direct", extra="croquet").custom_id()
    row = {"type": 1, "id": 2, "components": [{"type": 2, "id": 3, "style": 1, "label": "x", "custom_id": custom_id}]}
    message.components = [row]
    reply = private(await server.alice.click(shown.response.message, custom_id=custom_id))
    assert "does not know this game" in reply


async def test_a_second_game_in_direct_messages_is_refused(server: PlayServer) -> None:
    await server.alice.user.slash("siege new", game=server.game)
    as_guest(server, in_server=False)
    shown = await server.alice.slash(server.first, "siege new", game=server.game)
    assert shown.response is not None
    reply = private(await server.alice.click(shown.response.message, label="Play in direct messages"))
    assert "already has a running game" in reply
    assert len(await server.bot.context.service.running()) == 1
    assert text(server.board(server.alice.user.dm_channel))
