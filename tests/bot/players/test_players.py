"""Several people share a defence: who may join, leave and decide, and how the board describes it."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import sqlalchemy as sa
from support import discord_limits
from support.discord_play import PlayServer, button, labels, presses, private, text

from bot.games.roster import MOST
from db.schema.games import game

WALK = {"from": "gate", "to": "trees", "what": "anna"}


async def share(server: PlayServer, user: Any = None) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=user or server.bob)


def manager(server: PlayServer, **permissions: bool) -> Any:
    role = server.guild.create_role("watch", permissions=discord.Permissions(**permissions))
    return server.guild.add_member(server.env.create_user("grace"), roles=[role])


@pytest.mark.stress
async def test_another_player_can_join(server: PlayServer) -> None:
    await server.new(server.first)
    board = server.board(server.first)
    assert "share this game" not in text(board)
    reply = private(await server.alice.slash(server.first, "siege players add", user=server.bob))
    assert f"<@{server.bob.id}> now plays too" in reply
    assert server.board(server.first).id == board.id, "the board is edited, not posted again"
    assert f"<@{server.alice.id}>, <@{server.bob.id}> share this game" in text(server.board(server.first))
    await server.bob.slash(server.first, "siege move", **WALK)
    assert f"Last decision: <@{server.bob.id}>" in text(server.board(server.first))
    await server.press(server.first, "Done", server.alice)
    assert f"Last decision: <@{server.alice.id}>" in text(server.board(server.first))
    assert (await server.state(server.first)).version == 3
    carol = server.guild.add_member(server.env.create_user("carol"))
    reply = private(await server.press(server.first, "Done", carol))
    assert f"<@{server.alice.id}>, <@{server.bob.id}> are playing this game" in reply


async def test_buttons_still_work_after_a_player_joined(server: PlayServer) -> None:
    await server.new(server.first)
    custom_id = button(server.board(server.first), "Done")
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    assert button(server.board(server.first), "Done") == custom_id
    await server.at_once(server.first, (server.bob, custom_id))
    assert (await server.state(server.first)).version == 2


async def test_only_users_who_may_decide_get_suggestions(server: PlayServer) -> None:
    await server.new(server.first)
    assert await server.bob.autocomplete(server.first, "siege move", "from", "") == []
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    assert await server.bob.autocomplete(server.first, "siege move", "from", "")


async def test_the_list_of_dice_names_the_deciding_players(server: PlayServer) -> None:
    await share(server)
    players = [server.bob, server.alice]
    while (await server.state(server.first)).ask is not None:
        await players[0].slash(server.first, "siege auto", scope="decision")
        players.reverse()
    reply = private(await server.press(server.first, "All dice of the game", server.bob))
    assert f"Decided by <@{server.bob.id}>" in reply
    assert f"Decided by <@{server.alice.id}>" in reply


async def test_a_solo_game_names_no_player(server: PlayServer) -> None:
    await server.new(server.first)
    await server.press(server.first, "Done")
    assert "Decided by" not in private(await server.alice.slash(server.first, "siege dice"))
    assert "Last decision" not in text(server.board(server.first))


async def test_the_status_names_the_players_who_decide(server: PlayServer) -> None:
    await share(server)
    reply = private(await server.bob.slash(server.first, "siege status"))
    assert f"<@{server.alice.id}>, <@{server.bob.id}> are playing this game" in reply


async def test_the_list_of_players_states_when_and_by_whom_each_was_added(server: PlayServer) -> None:
    await share(server)
    reply = private(await server.bob.slash(server.first, "siege players list"))
    assert f"<@{server.alice.id}> leads" in reply
    assert f"<@{server.bob.id}> has played in this game since <t:" in reply
    assert f"added by <@{server.alice.id}>" in reply
    assert str(MOST) in reply


async def test_users_who_may_not_play_are_refused(server: PlayServer) -> None:
    await server.new(server.first)
    robot = server.guild.add_member(server.env.create_user("robot", bot=True))
    assert "is a bot" in private(await server.alice.slash(server.first, "siege players add", user=robot))
    assert "is already playing" in private(
        await server.alice.slash(server.first, "siege players add", user=server.alice)
    )
    assert "leads this game" in private(await server.bob.slash(server.first, "siege players add", user=server.bob))
    stranger = server.env.create_user("stranger")
    assert "not a member" in private(await server.alice.slash(server.first, "siege players add", user=stranger))
    assert (await server.state(server.first)).players == {server.alice.id}


@pytest.mark.stress
async def test_players_can_leave_and_be_removed(server: PlayServer) -> None:
    await share(server)
    assert "You are no longer playing" in private(await server.bob.slash(server.first, "siege players remove"))
    assert "share this game" not in text(server.board(server.first))
    assert "is playing this game" in private(await server.press(server.first, "Done", server.bob))
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    carol = server.guild.add_member(server.env.create_user("carol"))
    assert "leads this game" in private(await carol.slash(server.first, "siege players remove", user=server.bob))
    reply = private(await server.alice.slash(server.first, "siege players remove", user=server.bob))
    assert f"<@{server.bob.id}> is no longer playing" in reply
    assert "is not playing" in private(await server.alice.slash(server.first, "siege players remove", user=server.bob))
    assert "cannot leave it" in private(await server.alice.slash(server.first, "siege players remove"))


async def test_a_player_who_left_the_server_breaks_nothing(server: PlayServer) -> None:
    await share(server)
    server.guild.remove_member(server.bob)
    await server.press(server.first, "Done")
    assert f"<@{server.bob.id}>" in text(server.board(server.first))
    assert f"<@{server.bob.id}>" in private(await server.alice.slash(server.first, "siege players list"))
    gone = server.bob.user
    reply = private(await server.alice.slash(server.first, "siege players remove", user=gone))
    assert "is no longer playing" in reply
    assert (await server.state(server.first)).players == {server.alice.id}


@pytest.mark.stress
async def test_a_long_list_of_players_fits(server: PlayServer) -> None:
    state = await server.new(server.first)
    roster = server.bot.context.service.roster
    for number in range(MOST):
        await roster.add(state, 10**18 + number, by=server.alice.id)
    full = private(await server.alice.slash(server.first, "siege players add", user=server.bob))
    assert "This game is full" in full
    await server.press(server.first, "Done")
    assert f"and {MOST + 1 - 8} more" in text(server.board(server.first))
    shown = await server.alice.slash(server.first, "siege players list")
    assert private(shown).count("has played in this game since") == MOST
    for channel in server.env.backend.messages.values():
        for message in channel.values():
            assert not discord_limits.faults_of_message({"components": message.components})


# --- two requests at once ---


async def test_one_of_two_simultaneous_clicks_of_players_counts(server: PlayServer) -> None:
    await share(server)
    done = button(server.board(server.first), "Done")
    results = await server.at_once(server.first, (server.alice, done), (server.bob, done))
    state = await server.state(server.first)
    assert state.version == 2
    first, second = (server.alice, server.bob) if state.actor == server.alice.id else (server.bob, server.alice)
    reply = private(results[1] if second is server.bob else results[0])
    assert f"<@{first.id}> decided just before you" in reply
    assert f"/{state.board_message_id}" in reply, "with the way to the board as it stands now"
    assert {press.version for press in presses(server.board(server.first))} == {2}


async def test_a_players_own_second_click_is_not_attributed_to_another(server: PlayServer) -> None:
    await share(server)
    done = button(server.board(server.first), "Done")
    results = await server.at_once(server.first, (server.alice, done), (server.alice, done))
    reply = "\n".join(private(result) for result in results if result.followups)
    assert "already been made" in reply
    assert "decided just before you" not in reply


# --- handing over and ending ---


async def test_a_game_is_handed_over_after_a_confirmation(server: PlayServer) -> None:
    await server.new(server.first)
    asked = await server.alice.slash(server.first, "siege players handover", user=server.bob)
    assert f"Let <@{server.bob.id}> lead" in private(asked)
    assert (await server.state(server.first)).owner_id == server.alice.id
    assert asked.response is not None
    await server.alice.click(asked.response.message, label="Hand the game over")
    state = await server.state(server.first)
    assert (state.owner_id, state.players) == (server.bob.id, {server.alice.id, server.bob.id})
    assert "share this game" in text(server.board(server.first))
    reply = private(await server.alice.click(asked.response.message, custom_id=presses_of(server, asked)))
    assert "Somebody has already handed over the game" in reply
    assert (await server.state(server.first)).owner_id == server.bob.id


def presses_of(server: PlayServer, asked: Any) -> str:
    """Return the presses of an earlier board, which a client may still show."""
    from bot.ui.custom_ids import Press, base36

    message = server.env.backend.get_message(server.first.id, asked.response.message.id)
    extra = f"{base36(server.alice.id)}-{base36(server.bob.id)}"
    state_id = next(iter(presses(server.board(server.first)))).game
    custom_id = Press("handover", state_id, 1, extra=extra).custom_id()
    row = {"type": 1, "id": 2, "components": [{"type": 2, "id": 3, "style": 1, "label": "x", "custom_id": custom_id}]}
    message.components = [row]
    return custom_id


@pytest.mark.parametrize("right", ["manage_guild", "manage_channels"])
async def test_a_manager_hands_a_game_over_but_decides_nothing(server: PlayServer, right: str) -> None:
    await server.new(server.first)
    grace = manager(server, **{right: True})
    assert "is playing this game" in private(await grace.slash(server.first, "siege done"))
    assert "is playing this game" in private(await server.press(server.first, "Done", grace))
    assert "leads this game" in private(await grace.slash(server.first, "siege players add", user=grace))
    asked = await grace.slash(server.first, "siege players handover", user=server.bob)
    assert f"instead of <@{server.alice.id}>" in private(asked)
    assert asked.response is not None
    await grace.click(asked.response.message, label="Hand the game over")
    state = await server.state(server.first)
    assert (state.owner_id, state.players, state.version) == (server.bob.id, {server.bob.id}, 1)


async def test_a_manager_ends_a_game_after_a_confirmation(server: PlayServer) -> None:
    await share(server)
    grace = manager(server, manage_guild=True)
    asked = await grace.slash(server.first, "siege resign")
    assert f"<@{server.alice.id}>, <@{server.bob.id}>" in private(asked)
    assert (await server.state(server.first)).status == "running"
    assert asked.response is not None
    await grace.click(asked.response.message, label="Give the game up")
    assert (await server.state(server.first)).status == "resigned"
    assert f"<@{grace.id}> gave up the game" in private(await server.bob.slash(server.first, "siege status"))


async def test_a_former_manager_cannot_end_a_game(server: PlayServer) -> None:
    await server.new(server.first)
    grace = manager(server, manage_guild=True)
    asked = await grace.slash(server.first, "siege resign")
    server.env.backend.get_guild(server.guild.id).members[grace.id].role_ids.clear()
    assert asked.response is not None
    assert "leads this game" in private(await grace.click(asked.response.message, label="Give the game up"))
    assert (await server.state(server.first)).status == "running"


async def test_another_player_may_neither_end_nor_hand_over(server: PlayServer) -> None:
    await share(server)
    assert "leads this game" in private(await server.bob.slash(server.first, "siege resign"))
    assert "leads this game" in private(await server.bob.slash(server.first, "siege players handover", user=server.bob))
    assert "already leads this game" in private(
        await server.alice.slash(server.first, "siege players handover", user=server.alice)
    )


async def test_another_player_can_use_the_panel_of_house_rules(server: PlayServer) -> None:
    await share(server)
    shown = await server.press(server.first, "House rules", server.bob)
    assert shown.response is not None
    assert "Use these rules" in labels(server.env.backend.get_message(server.first.id, shown.response.message.id))


async def test_a_user_who_cannot_see_the_channel_cannot_be_added(server: PlayServer) -> None:
    await server.new(server.first)

    def change(event: str, payload: dict[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            for member in payload["data"].get("resolved", {}).get("members", {}).values():
                member["permissions"] = "0"

    server.env.backend.subscribers.insert(0, change)
    for command in ("siege players add", "siege players handover"):
        assert "cannot see this channel" in private(await server.alice.slash(server.first, command, user=server.bob))
    assert (await server.state(server.first)).players == {server.alice.id}


async def test_an_unreadable_game_still_has_its_players(server: PlayServer) -> None:
    await share(server)
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(game).values(save="damaged"))
    assert f"<@{server.bob.id}>" in private(await server.bob.slash(server.first, "siege players list"))
    asked = await server.alice.slash(server.first, "siege players handover", user=server.bob)
    assert asked.response is not None
    await server.alice.click(asked.response.message, label="Hand the game over")
    assert "You are no longer playing" in private(await server.alice.slash(server.first, "siege players remove"))
    asked = await server.bob.slash(server.first, "siege resign")
    assert asked.response is not None
    assert "given up" in private(await server.bob.click(asked.response.message, label="Give the game up"))
    assert await server.bot.context.service.running() == []


async def test_no_user_is_pinged(server: PlayServer) -> None:
    await share(server)
    await server.press(server.first, "Done", server.bob)
    sent = [
        request.json
        for request in server.env.http_requests
        if isinstance(request.json, dict) and request.method == "POST"  # an edit pings nobody
    ]
    bodies = [body.get("data", body) for body in sent]
    named = [body for body in bodies if isinstance(body, dict) and f"<@{server.bob.id}>" in str(body.get("components"))]
    assert named
    assert all(body["allowed_mentions"] == {"parse": []} for body in named)
