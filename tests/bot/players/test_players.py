"""Several people share a defence: who may join, leave and decide, and how the board describes it."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import sqlalchemy as sa
from support import discord_limits
from support.discord_play import Hall, button, labels, presses, private, text

from bot.games.roster import MOST
from db.schema.games import game

WALK = {"from": "gate", "to": "trees", "what": "anna"}


async def share(hall: Hall, user: Any = None) -> None:
    await hall.new(hall.first)
    await hall.alice.slash(hall.first, "siege players add", user=user or hall.bob)


def manager(hall: Hall, **permissions: bool) -> Any:
    role = hall.guild.create_role("watch", permissions=discord.Permissions(**permissions))
    return hall.guild.add_member(hall.env.create_user("grace"), roles=[role])


async def test_a_friend_plays_along(hall: Hall) -> None:
    await hall.new(hall.first)
    board = hall.board(hall.first)
    assert "share this game" not in text(board)
    reply = private(await hall.alice.slash(hall.first, "siege players add", user=hall.bob))
    assert f"<@{hall.bob.id}> shares the game" in reply
    assert hall.board(hall.first).id == board.id, "the board is edited, not posted again"
    assert f"<@{hall.alice.id}>, <@{hall.bob.id}> share this game" in text(hall.board(hall.first))
    await hall.bob.slash(hall.first, "siege move", **WALK)
    assert f"<@{hall.bob.id}> decided last" in text(hall.board(hall.first))
    await hall.press(hall.first, "Done", hall.alice)
    assert f"<@{hall.alice.id}> decided last" in text(hall.board(hall.first))
    assert (await hall.state(hall.first)).version == 3
    carol = hall.guild.add_member(hall.env.create_user("carol"))
    reply = private(await hall.press(hall.first, "Done", carol))
    assert f"<@{hall.alice.id}>, <@{hall.bob.id}> decide in this game" in reply


async def test_the_old_boards_buttons_still_count_after_somebody_came(hall: Hall) -> None:
    await hall.new(hall.first)
    custom_id = button(hall.board(hall.first), "Done")
    await hall.alice.slash(hall.first, "siege players add", user=hall.bob)
    assert button(hall.board(hall.first), "Done") == custom_id
    await hall.at_once(hall.first, (hall.bob, custom_id))
    assert (await hall.state(hall.first)).version == 2


async def test_suggestions_are_for_who_may_decide(hall: Hall) -> None:
    await hall.new(hall.first)
    assert await hall.bob.autocomplete(hall.first, "siege move", "from", "") == []
    await hall.alice.slash(hall.first, "siege players add", user=hall.bob)
    assert await hall.bob.autocomplete(hall.first, "siege move", "from", "")


async def test_dice_say_who_decided(hall: Hall) -> None:
    await share(hall)
    players = [hall.bob, hall.alice]
    while (await hall.state(hall.first)).ask is not None:
        await players[0].slash(hall.first, "siege auto", scope="decision")
        players.reverse()
    reply = private(await hall.press(hall.first, "All dice of the game", hall.bob))
    assert f"Decided by <@{hall.bob.id}>" in reply
    assert f"Decided by <@{hall.alice.id}>" in reply


async def test_alone_nobody_is_named(hall: Hall) -> None:
    await hall.new(hall.first)
    await hall.press(hall.first, "Done")
    assert "Decided by" not in private(await hall.alice.slash(hall.first, "siege dice"))
    assert "decided last" not in text(hall.board(hall.first))


async def test_status_names_who_decides(hall: Hall) -> None:
    await share(hall)
    reply = private(await hall.bob.slash(hall.first, "siege status"))
    assert f"<@{hall.alice.id}>, <@{hall.bob.id}> decide" in reply


async def test_the_list_says_since_when_and_by_whom(hall: Hall) -> None:
    await share(hall)
    reply = private(await hall.bob.slash(hall.first, "siege players list"))
    assert f"<@{hall.alice.id}> leads" in reply
    assert f"<@{hall.bob.id}> shares it since <t:" in reply
    assert f"let in by <@{hall.alice.id}>" in reply
    assert str(MOST) in reply


async def test_who_may_not_be_added(hall: Hall) -> None:
    await hall.new(hall.first)
    robot = hall.guild.add_member(hall.env.create_user("robot", bot=True))
    assert "is a bot" in private(await hall.alice.slash(hall.first, "siege players add", user=robot))
    assert "plays already" in private(await hall.alice.slash(hall.first, "siege players add", user=hall.alice))
    assert "leads this game" in private(await hall.bob.slash(hall.first, "siege players add", user=hall.bob))
    stranger = hall.env.create_user("stranger")
    assert "no member" in private(await hall.alice.slash(hall.first, "siege players add", user=stranger))
    assert (await hall.state(hall.first)).players == {hall.alice.id}


async def test_leaving_and_being_sent_away(hall: Hall) -> None:
    await share(hall)
    assert "You play no more" in private(await hall.bob.slash(hall.first, "siege players remove"))
    assert "share this game" not in text(hall.board(hall.first))
    assert "decides in this game" in private(await hall.press(hall.first, "Done", hall.bob))
    await hall.alice.slash(hall.first, "siege players add", user=hall.bob)
    carol = hall.guild.add_member(hall.env.create_user("carol"))
    assert "leads this game" in private(await carol.slash(hall.first, "siege players remove", user=hall.bob))
    reply = private(await hall.alice.slash(hall.first, "siege players remove", user=hall.bob))
    assert f"<@{hall.bob.id}> plays no more" in reply
    assert "does not play" in private(await hall.alice.slash(hall.first, "siege players remove", user=hall.bob))
    assert "always plays" in private(await hall.alice.slash(hall.first, "siege players remove"))


async def test_who_has_left_the_server_breaks_nothing(hall: Hall) -> None:
    await share(hall)
    hall.guild.remove_member(hall.bob)
    await hall.press(hall.first, "Done")
    assert f"<@{hall.bob.id}>" in text(hall.board(hall.first))
    assert f"<@{hall.bob.id}>" in private(await hall.alice.slash(hall.first, "siege players list"))
    gone = hall.bob.user
    reply = private(await hall.alice.slash(hall.first, "siege players remove", user=gone))
    assert "plays no more" in reply
    assert (await hall.state(hall.first)).players == {hall.alice.id}


async def test_many_players_fit(hall: Hall) -> None:
    state = await hall.new(hall.first)
    roster = hall.bot.context.service.roster
    for number in range(MOST):
        await roster.add(state, 10**18 + number, by=hall.alice.id)
    full = private(await hall.alice.slash(hall.first, "siege players add", user=hall.bob))
    assert "as many players" in full
    await hall.press(hall.first, "Done")
    assert f"and {MOST + 1 - 8} more" in text(hall.board(hall.first))
    shown = await hall.alice.slash(hall.first, "siege players list")
    assert private(shown).count("shares it since") == MOST
    for channel in hall.env.backend.messages.values():
        for message in channel.values():
            assert not discord_limits.faults_of_message({"components": message.components})


# --- two requests at once ---


async def test_two_players_click_at_once(hall: Hall) -> None:
    await share(hall)
    done = button(hall.board(hall.first), "Done")
    results = await hall.at_once(hall.first, (hall.alice, done), (hall.bob, done))
    state = await hall.state(hall.first)
    assert state.version == 2
    first, second = (hall.alice, hall.bob) if state.actor == hall.alice.id else (hall.bob, hall.alice)
    reply = private(results[1] if second is hall.bob else results[0])
    assert f"<@{first.id}> has just decided" in reply
    assert f"/{state.board_message_id}" in reply, "with the way to the board as it stands now"
    assert {press.version for press in presses(hall.board(hall.first))} == {2}


async def test_a_second_click_of_ones_own_is_not_somebody_elses(hall: Hall) -> None:
    await share(hall)
    done = button(hall.board(hall.first), "Done")
    results = await hall.at_once(hall.first, (hall.alice, done), (hall.alice, done))
    reply = "\n".join(private(result) for result in results if result.followups)
    assert "already decided" in reply
    assert "has just decided" not in reply


# --- handing over and ending ---


async def test_handed_over_after_a_second_question(hall: Hall) -> None:
    await hall.new(hall.first)
    asked = await hall.alice.slash(hall.first, "siege players handover", user=hall.bob)
    assert f"Let <@{hall.bob.id}> lead" in private(asked)
    assert (await hall.state(hall.first)).owner_id == hall.alice.id
    assert asked.response is not None
    await hall.alice.click(asked.response.message, label="Hand the game over")
    state = await hall.state(hall.first)
    assert (state.owner_id, state.players) == (hall.bob.id, {hall.alice.id, hall.bob.id})
    assert "share this game" in text(hall.board(hall.first))
    reply = private(await hall.alice.click(asked.response.message, custom_id=presses_of(hall, asked)))
    assert "in the meantime" in reply
    assert (await hall.state(hall.first)).owner_id == hall.bob.id


def presses_of(hall: Hall, asked: Any) -> str:
    """Return the presses of an earlier board, which a client may still show."""
    from bot.ui.custom_ids import Press, base36

    message = hall.env.backend.get_message(hall.first.id, asked.response.message.id)
    extra = f"{base36(hall.alice.id)}-{base36(hall.bob.id)}"
    state_id = next(iter(presses(hall.board(hall.first)))).game
    custom_id = Press("handover", state_id, 1, extra=extra).custom_id()
    row = {"type": 1, "id": 2, "components": [{"type": 2, "id": 3, "style": 1, "label": "x", "custom_id": custom_id}]}
    message.components = [row]
    return custom_id


@pytest.mark.parametrize("right", ["manage_guild", "manage_channels"])
async def test_a_manager_hands_over_and_decides_nothing(hall: Hall, right: str) -> None:
    await hall.new(hall.first)
    grace = manager(hall, **{right: True})
    assert "decides in this game" in private(await grace.slash(hall.first, "siege done"))
    assert "decides in this game" in private(await hall.press(hall.first, "Done", grace))
    assert "leads this game" in private(await grace.slash(hall.first, "siege players add", user=grace))
    asked = await grace.slash(hall.first, "siege players handover", user=hall.bob)
    assert f"in the place of <@{hall.alice.id}>" in private(asked)
    assert asked.response is not None
    await grace.click(asked.response.message, label="Hand the game over")
    state = await hall.state(hall.first)
    assert (state.owner_id, state.players, state.version) == (hall.bob.id, {hall.bob.id}, 1)


async def test_a_manager_ends_a_game_after_a_second_question(hall: Hall) -> None:
    await share(hall)
    grace = manager(hall, manage_guild=True)
    asked = await grace.slash(hall.first, "siege resign")
    assert f"<@{hall.alice.id}>, <@{hall.bob.id}>" in private(asked)
    assert (await hall.state(hall.first)).status == "running"
    assert asked.response is not None
    await grace.click(asked.response.message, label="Give the game up")
    assert (await hall.state(hall.first)).status == "resigned"
    assert f"<@{grace.id}> gave the game up" in private(await hall.bob.slash(hall.first, "siege status"))


async def test_who_manages_no_more_cannot_end_a_game(hall: Hall) -> None:
    await hall.new(hall.first)
    grace = manager(hall, manage_guild=True)
    asked = await grace.slash(hall.first, "siege resign")
    hall.env.backend.get_guild(hall.guild.id).members[grace.id].role_ids.clear()
    assert asked.response is not None
    assert "leads this game" in private(await grace.click(asked.response.message, label="Give the game up"))
    assert (await hall.state(hall.first)).status == "running"


async def test_a_friend_may_neither_end_nor_hand_over(hall: Hall) -> None:
    await share(hall)
    assert "leads this game" in private(await hall.bob.slash(hall.first, "siege resign"))
    assert "leads this game" in private(await hall.bob.slash(hall.first, "siege players handover", user=hall.bob))
    assert "leads this game already" in private(
        await hall.alice.slash(hall.first, "siege players handover", user=hall.alice)
    )


async def test_a_friend_uses_the_panel_of_house_rules(hall: Hall) -> None:
    await share(hall)
    shown = await hall.press(hall.first, "House rules", hall.bob)
    assert shown.response is not None
    assert "Play by these" in labels(hall.env.backend.get_message(hall.first.id, shown.response.message.id))


async def test_who_cannot_see_the_channel_cannot_be_added(hall: Hall) -> None:
    await hall.new(hall.first)

    def change(event: str, payload: dict[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            for member in payload["data"].get("resolved", {}).get("members", {}).values():
                member["permissions"] = "0"

    hall.env.backend.subscribers.insert(0, change)
    for command in ("siege players add", "siege players handover"):
        assert "cannot see this channel" in private(await hall.alice.slash(hall.first, command, user=hall.bob))
    assert (await hall.state(hall.first)).players == {hall.alice.id}


async def test_a_game_that_cannot_be_read_still_has_its_players(hall: Hall) -> None:
    await share(hall)
    async with hall.bot.database.write() as connection:
        await connection.execute(sa.update(game).values(save="damaged"))
    assert f"<@{hall.bob.id}>" in private(await hall.bob.slash(hall.first, "siege players list"))
    asked = await hall.alice.slash(hall.first, "siege players handover", user=hall.bob)
    assert asked.response is not None
    await hall.alice.click(asked.response.message, label="Hand the game over")
    assert "You play no more" in private(await hall.alice.slash(hall.first, "siege players remove"))
    asked = await hall.bob.slash(hall.first, "siege resign")
    assert asked.response is not None
    assert "given up" in private(await hall.bob.click(asked.response.message, label="Give the game up"))
    assert await hall.bot.context.service.running() == []


async def test_nobody_is_pinged(hall: Hall) -> None:
    await share(hall)
    await hall.press(hall.first, "Done", hall.bob)
    sent = [
        request.json
        for request in hall.env.http_requests
        if isinstance(request.json, dict) and request.method == "POST"  # an edit pings nobody
    ]
    bodies = [body.get("data", body) for body in sent]
    named = [body for body in bodies if isinstance(body, dict) and f"<@{hall.bob.id}>" in str(body.get("components"))]
    assert named
    assert all(body["allowed_mentions"] == {"parse": []} for body in named)
