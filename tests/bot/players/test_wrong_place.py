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
from support.discord_play import Hall, button, controls, labels, presses, private, text

from bot.games.state import GameState
from bot.runtime import clock
from bot.ui.custom_ids import Press
from db.schema.games import game

WALK = {"from": "gate", "to": "trees", "what": "anna"}


async def in_thread(hall: Hall) -> tuple[Any, GameState]:
    await hall.alice.slash(hall.first, "siege new", game=hall.game, where="thread", seed="apple")
    (thread,) = hall.first.threads
    return thread, await hall.state(thread)


def link_of(hall: Hall, state: GameState) -> str:
    return f"https://discord.com/channels/{state.guild_id or '@me'}/{state.board_channel_id}/{state.board_message_id}"


async def current(hall: Hall, state: GameState) -> GameState:
    return await hall.bot.context.service.load(state.id)


async def a_week_ago(hall: Hall) -> None:
    """Set the post time of all boards a week back."""
    async with hall.bot.database.write() as connection:
        await connection.execute(sa.update(game).values(board_posted_at=clock.now() - timedelta(days=7)))


# --- the wrong channel ---


@pytest.mark.parametrize("command", ["done", "board", "status", "dice", "resign", "players list"])
async def test_a_channel_without_a_game_tells_where_ones_games_are(hall: Hall, command: str) -> None:
    await hall.new(hall.first)
    state = await hall.state(hall.first)
    reply = private(await hall.alice.slash(hall.second, f"siege {command}"))
    assert "no game in this channel" in reply
    assert "/siege new" in reply
    assert link_of(hall, state) in reply
    assert "/siege here" in reply


async def test_who_has_no_games_is_told_how_to_start(hall: Hall) -> None:
    await hall.new(hall.first)
    reply = private(await hall.bob.slash(hall.second, "siege done"))
    assert "/siege new" in reply
    assert "Your games" not in reply


async def test_a_shared_game_is_ones_game_too(hall: Hall) -> None:
    await hall.new(hall.first)
    await hall.alice.slash(hall.first, "siege players add", user=hall.bob)
    assert link_of(hall, await hall.state(hall.first)) in private(await hall.bob.slash(hall.second, "siege done"))


async def test_a_busy_channel_names_its_players_and_its_board(hall: Hall) -> None:
    state = await hall.new(hall.first)
    reply = private(await hall.bob.slash(hall.first, "siege new", game=hall.game))
    assert "running game already" in reply
    assert f"<@{hall.alice.id}>" in reply
    assert link_of(hall, await current(hall, state)) in reply


# --- deleted and old boards ---


async def test_a_deleted_board_comes_again_with_the_next_decision(hall: Hall) -> None:
    await hall.new(hall.first)
    hall.env.backend.delete_message(hall.first.id, hall.board(hall.first).id)
    assert hall.boards(hall.first) == []
    await hall.alice.slash(hall.first, "siege move", **WALK)
    assert {press.version for press in presses(hall.board(hall.first))} == {2}


async def test_a_deleted_board_comes_again_when_it_is_asked_for(hall: Hall) -> None:
    await hall.new(hall.first)
    hall.env.backend.delete_message(hall.first.id, hall.board(hall.first).id)
    reply = private(await hall.alice.slash(hall.first, "siege board"))
    assert "foot of the channel" in reply
    assert hall.board(hall.first)


async def test_last_weeks_button_still_decides_and_the_board_comes_afresh(hall: Hall) -> None:
    await hall.new(hall.first)
    old = hall.board(hall.first).id
    custom_id = button(hall.board(hall.first), "Move")
    await a_week_ago(hall)
    await hall.alice.click(hall.as_message(hall.board(hall.first)), custom_id=custom_id)
    assert hall.board(hall.first).id == old, "a menu is turned on the board where it is"
    await hall.alice.slash(hall.first, "siege move", **WALK)
    assert hall.board(hall.first).id > old
    assert not controls(hall.env.backend.get_message(hall.first.id, old))


async def test_last_weeks_button_of_a_game_that_went_on_shows_the_way(hall: Hall) -> None:
    state = await hall.new(hall.first)
    old = hall.board(hall.first)
    stored = hall.env.backend.get_message(hall.first.id, old.id)
    kept = stored.components
    await a_week_ago(hall)
    await hall.alice.slash(hall.first, "siege auto", scope="day")
    stored.components = kept  # a client may still show it
    reply = private(await hall.alice.click(hall.as_message(stored), custom_id=button(stored, "Done")))
    assert "already decided" in reply
    assert link_of(hall, await current(hall, state)) in reply
    assert not controls(hall.env.backend.get_message(hall.first.id, old.id))


async def test_a_board_too_old_to_be_turned_is_posted_again(hall: Hall) -> None:
    state = await hall.new(hall.first)
    old = hall.board(hall.first).id
    hall.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=400, code=30046)
    reply = private(await hall.press(hall.first, "Move"))
    fresh = hall.board(hall.first)
    assert fresh.id > old
    assert "stands at the foot of the channel again" in reply
    assert link_of(hall, await current(hall, state)) in reply
    await hall.press(hall.first, "Move")
    assert "Trees" in labels(hall.board(hall.first))


async def test_a_stale_board_too_old_to_be_mended_is_posted_again(hall: Hall) -> None:
    state = await hall.new(hall.first)
    board = hall.board(hall.first)
    await hall.bot.context.service.decide(
        state.id, version=1, answer=("move", "gate", "trees", "anna"), actor=hall.alice.id
    )
    hall.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=400, code=30046)
    hall.env.inject_error("PATCH", f"/channels/*/messages/{board.id}", status=400, code=30046)
    reply = private(await hall.alice.click(hall.as_message(board), custom_id=button(board, "Done")))
    assert "foot of the channel" in reply
    assert any(press.version == 2 for message in hall.boards(hall.first) for press in presses(message))


# --- threads ---


async def test_an_archived_thread_is_opened_again(hall: Hall) -> None:
    thread, state = await in_thread(hall)
    hall.env.backend.channels[thread.id].thread_metadata.archived = True
    await hall.bot.context.service.decide(state.id, version=1, answer=("done",), actor=hall.alice.id)
    await hall.bot.context.board_delivery.deliver(state.id)
    assert not hall.env.backend.channels[thread.id].thread_metadata.archived or hall.board(thread)
    assert {press.version for press in presses(hall.board(thread))} == {2}


async def test_a_locked_thread_is_named(hall: Hall) -> None:
    thread, state = await in_thread(hall)
    cached = hall.bot.get_channel(thread.id)
    assert isinstance(cached, discord.Thread)
    cached.archived = cached.locked = True
    hall.env.inject_error("PATCH", f"/channels/{thread.id}", status=403, code=50013)
    reply = private(await hall.alice.slash(thread, "siege move", **WALK))
    assert "locked" in reply
    assert "Manage Threads" in reply
    assert (await current(hall, state)).version == 2
    cached.archived = cached.locked = False
    await hall.alice.slash(thread, "siege board")
    assert {press.version for press in presses(hall.board(thread))} == {2}


async def test_a_deleted_thread_keeps_its_game(hall: Hall) -> None:
    thread, state = await in_thread(hall)
    hall.env.backend.delete_channel(thread.id)
    await hall.env.settle()
    reply = private(await hall.alice.slash(hall.second, "siege board"))
    assert "/siege here" in reply
    reply = private(await hall.alice.slash(hall.second, "siege here"))
    assert "goes on here" in reply
    moved = await hall.state(hall.second)
    assert (moved.id, moved.version) == (state.id, 1)
    assert link_of(hall, moved) in reply
    await hall.press(hall.second, "Done")
    assert (await hall.state(hall.second)).version == 2


# --- moving a game ---


async def test_a_friend_saves_a_game_whose_channel_is_gone(hall: Hall) -> None:
    state = await hall.new(hall.first)
    await hall.alice.slash(hall.first, "siege players add", user=hall.bob)
    reply = private(await hall.bob.slash(hall.second, "siege here"))
    assert "still there" in reply
    assert (await current(hall, state)).channel_id == hall.first.id
    hall.env.backend.delete_channel(hall.first.id)
    await hall.env.settle()
    await hall.bob.slash(hall.second, "siege here")
    assert (await current(hall, state)).channel_id == hall.second.id
    assert hall.board(hall.second)


async def test_the_owner_moves_a_game_whenever_they_like(hall: Hall) -> None:
    state = await hall.new(hall.first)
    await hall.alice.slash(hall.second, "siege here", game=state.id)
    assert hall.boards(hall.first) == [], "the old board has let go of its buttons"
    assert hall.board(hall.second)
    assert (await current(hall, state)).channel_id == hall.second.id


async def test_several_games_are_told_apart(hall: Hall) -> None:
    first, second = await hall.new(hall.first), await hall.new(hall.second)
    reply = private(await hall.alice.slash(hall.third, "siege here"))
    assert link_of(hall, await current(hall, first)) in reply
    assert link_of(hall, await current(hall, second)) in reply
    choices = await hall.alice.autocomplete(hall.third, "siege here", "game", "room-2")
    assert [choice["value"] for choice in choices] == [second.id]
    await hall.alice.slash(hall.third, "siege here", game=second.id)
    assert (await hall.state(hall.third)).id == second.id
    assert await hall.bob.autocomplete(hall.third, "siege here", "game", "") == []
    assert "no game" in private(await hall.bob.slash(hall.third, "siege here", game=first.id))


async def test_nothing_to_bring_and_nowhere_to_bring_it(hall: Hall) -> None:
    assert "no running game" in private(await hall.alice.slash(hall.first, "siege here"))
    state = await hall.new(hall.first)
    await hall.new(hall.second, hall.bob)
    assert "running game already" in private(await hall.alice.slash(hall.second, "siege here"))
    overwrite = discord.PermissionOverwrite(send_messages=False)
    muted = hall.guild.create_text_channel("muted", overwrites={hall.guild.default_role: overwrite})
    assert "Send Messages" in private(await hall.alice.slash(muted, "siege here"))
    assert (await current(hall, state)).channel_id == hall.first.id


async def test_in_its_own_channel_the_board_just_comes_again(hall: Hall) -> None:
    await hall.new(hall.first)
    old = hall.board(hall.first).id
    assert "goes on here" in private(await hall.alice.slash(hall.first, "siege here"))
    assert hall.board(hall.first).id > old


# --- lost permissions ---


@pytest.mark.parametrize(("permission", "name"), [("send_messages", "Send Messages"), ("attach_files", "Attach Files")])
async def test_a_permission_lost_on_the_way_is_named_to_who_decided(hall: Hall, permission: str, name: str) -> None:
    state = await hall.new(hall.first)
    overwrite = discord.PermissionOverwrite(**{permission: False})
    allow, deny = overwrite.pair()
    everybody = Overwrite(
        target_id=hall.guild.default_role.id, type=OverwriteType.ROLE, allow=allow.value, deny=deny.value
    )
    hall.env.backend.set_overwrite(hall.first.id, everybody)
    hall.env.inject_error("POST", f"/channels/{hall.first.id}/messages", status=403, code=50013)
    reply = private(await hall.alice.slash(hall.first, "siege auto", scope="day"))
    assert name in reply
    assert (await current(hall, state)).version > 1, "what was decided is stored"


# --- direct messages ---


async def test_a_whole_game_in_direct_messages(hall: Hall) -> None:
    alice = hall.alice.user
    started = await alice.slash("siege new", game=hall.game, seed="apple")
    channel = alice.dm_channel
    state = await hall.state(channel)
    assert (state.guild_id, state.owner_id) == (None, alice.id)
    assert link_of(hall, state) in private(started)
    assert "/@me/" in private(started)
    await alice.slash("siege move", **WALK)
    board = hall.board(channel)
    await alice.click(hall.as_message(board), custom_id=button(board, "Done"))
    assert (await hall.state(channel)).version == 3
    await hall.restart()
    await alice.slash("siege auto", scope="all")
    assert (await hall.state(channel)).status == "over"
    assert len(hall.messages(channel)) > 1


async def test_direct_messages_have_one_player(hall: Hall) -> None:
    alice = hall.alice.user
    await alice.slash("siege new", game=hall.game)
    for command in ("siege players add", "siege players handover"):
        assert "Nobody else sees" in private(await alice.slash(command, user=hall.bob.user))
    state = await hall.state(alice.dm_channel)
    await hall.alice.slash(hall.first, "siege here")
    await hall.alice.slash(hall.first, "siege players add", user=hall.bob)
    assert (await hall.state(hall.first)).players == {alice.id, hall.bob.id}
    assert "Others share this game" in private(await alice.slash("siege here"))
    assert (await current(hall, state)).channel_id == hall.first.id


@pytest.mark.parametrize("code", [50007, 50278])
async def test_direct_messages_that_are_closed(hall: Hall, code: int) -> None:
    alice = hall.alice.user
    hall.env.inject_error("POST", f"/channels/{alice.dm_channel.id}/messages", status=403, code=code)
    reply = private(await alice.slash("siege new", game=hall.game))
    assert "does not let me write to you" in reply
    assert "/siege here" in reply
    await alice.slash("siege board")
    assert hall.board(alice.dm_channel)


async def test_no_thread_in_direct_messages(hall: Hall) -> None:
    alice = hall.alice.user
    assert "No thread" in private(await alice.slash("siege new", game=hall.game, where="thread"))


async def test_every_command_is_offered_in_direct_messages(hall: Hall) -> None:
    there = set(hall.alice.user.available_commands())
    assert there == set(hall.alice.available_commands(hall.first))
    assert {"siege new", "siege players add", "siege here"} <= there


# --- where the bot is a guest ---


def as_guest(hall: Hall, *, server: bool) -> None:
    """Let all further interactions come from a server or group without the bot."""

    def change(event: str, payload: dict[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            payload["authorizing_integration_owners"] = {"1": str(hall.alice.id)}
            if server:
                payload["guild_id"] = "4242"
            else:
                payload["context"] = 2
                del payload["guild_id"]
                payload["user"] = payload.pop("member")["user"]
                payload["channel"] = {"id": payload["channel_id"], "type": 3, "owner_id": "1", "recipients": []}

    subscribers: list[Callable[[str, dict[str, Any]], None]] = hall.env.backend.subscribers
    subscribers.insert(0, change)


@pytest.mark.parametrize("server", [True, False])
async def test_a_guest_says_what_works_and_starts_in_direct_messages(hall: Hall, server: bool) -> None:
    as_guest(hall, server=server)
    shown = await hall.alice.slash(hall.first, "siege new", game=hall.game)
    reply = private(shown)
    assert "only a guest" in reply
    assert await hall.bot.context.service.running() == []
    assert shown.response is not None
    message = hall.env.backend.get_message(hall.first.id, shown.response.message.id)
    links = [part["url"] for part in controls(message) if "url" in part]
    assert len(links) == (1 if server else 0), "nobody can invite a bot into other people's direct messages"
    assert all("scope=bot" in link and str(hall.bot.application_id) in link for link in links)
    started = await hall.alice.click(shown.response.message, label="Play in direct messages")
    state = await hall.state(hall.alice.user.dm_channel)
    assert (state.guild_id, state.owner_id, state.system) == (None, hall.alice.id, hall.game)
    assert link_of(hall, state) in private(started)
    assert hall.board(hall.alice.user.dm_channel)
    assert hall.messages(hall.first) == []


async def test_a_guest_sends_players_to_their_boards(hall: Hall) -> None:
    state = await hall.new(hall.first)
    as_guest(hall, server=True)
    for command in ("siege done", "siege board", "siege here"):
        reply = private(await hall.alice.slash(hall.second, command))
        assert "only a guest" in reply
        assert link_of(hall, await current(hall, state)) in reply
        assert "`/siege here`" not in reply
    assert "Screen 1" in private(await hall.alice.slash(hall.second, "siege help"))


async def test_a_guests_button_for_a_game_that_there_is_not(hall: Hall) -> None:
    as_guest(hall, server=True)
    shown = await hall.alice.slash(hall.first, "siege new", game=hall.game)
    assert shown.response is not None
    message = hall.env.backend.get_message(hall.first.id, shown.response.message.id)
    custom_id = Press("direct", extra="croquet").custom_id()
    row = {"type": 1, "id": 2, "components": [{"type": 2, "id": 3, "style": 1, "label": "x", "custom_id": custom_id}]}
    message.components = [row]
    reply = private(await hall.alice.click(shown.response.message, custom_id=custom_id))
    assert "does not know that game" in reply


async def test_a_second_game_in_direct_messages_is_not_begun(hall: Hall) -> None:
    await hall.alice.user.slash("siege new", game=hall.game)
    as_guest(hall, server=False)
    shown = await hall.alice.slash(hall.first, "siege new", game=hall.game)
    assert shown.response is not None
    reply = private(await hall.alice.click(shown.response.message, label="Play in direct messages"))
    assert "running game already" in reply
    assert len(await hall.bot.context.service.running()) == 1
    assert text(hall.board(hall.alice.user.dm_channel))
