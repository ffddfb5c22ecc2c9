"""Shared command in a channel: several Powers or one commander with advisers; play, refusals, restarts."""

from __future__ import annotations

import copy
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from support import discord_limits
from support.discord_play import PlayServer, button, controls, labels, parts, presses, private, text

from bot.boards.command_rows import SHOWN
from bot.games.permissions import commander
from bot.games.roster import MOST
from db import shared_command as stored
from db.players import join
from db.schema.community import proposal
from db.schema.games import game
from engine.core.asks import Answer

WALK = {"from": "gate", "to": "hedge", "what": "anna"}
QUIET = 5
"""Seconds after which a board has been edited for all proposals."""


def person(server: PlayServer, name: str, **more: Any) -> Any:
    return server.guild.add_member(server.env.create_user(name), **more)


async def powers(server: PlayServer, **options: Any) -> Any:
    """Start a game in which Bob commands Anna, Carol Ben, and the owner Alice the rest. Return Carol."""
    options.setdefault("seed", "pear-3")
    await server.new(server.first, **options)
    await server.alice.slash(server.first, "siege players command", how="powers")
    carol = person(server, "carol")
    await take(server, server.bob, "Anna")
    await take(server, carol, "Ben")
    await server.env.advance_time(QUIET)
    return carol


async def advised(server: PlayServer, **options: Any) -> Any:
    """Start a game that Alice commands, with Bob and Carol as advisers. Return Carol."""
    options.setdefault("seed", "pear-3")
    await server.new(server.first, **options)
    carol = person(server, "carol")
    for user in (server.bob, carol):
        await server.alice.slash(server.first, "siege players add", user=user)
    await server.alice.slash(server.first, "siege players command", how="advisers")
    await server.env.advance_time(QUIET)
    return carol


async def take(server: PlayServer, user: Any, label: str) -> Any:
    """Choose a part in the select of the board before the first decision."""
    board = server.board(server.first)
    menu = posts(board)
    (value,) = (option["value"] for option in menu["options"] if option["label"] == label)
    return await user.select(server.as_message(board), [value], custom_id=menu["custom_id"])


def posts(board: Any) -> dict[str, Any]:
    (menu,) = (part for part in controls(board) if part["type"] == 3 and ":post:" in part["custom_id"])
    return menu


async def order(server: PlayServer, user: Any, answer: Answer) -> Any:
    options = dict(zip(("do", "second", "third", "fourth", "fifth"), answer, strict=False))
    return await user.slash(server.first, "siege order", **options)


def shown(server: PlayServer, asked: Any) -> Any:
    """Return the current private message."""
    answer = asked.response if asked.response is not None and asked.response.ephemeral else asked.followups[-1]
    return server.env.backend.get_message(server.first.id, answer.message.id)


async def confirm(server: PlayServer, asked: Any, label: str, user: Any) -> Any:
    message = shown(server, asked)
    return await user.click(server.as_message(message), custom_id=button(message, label))


async def forged(server: PlayServer, message: Any, user: Any, custom_id: str) -> Any:
    """Press a button from an earlier or private message as another person."""
    (result,) = await server.at_once(server.first, (user, custom_id), board=message)
    return result


async def said(server: PlayServer) -> str:
    await server.env.advance_time(QUIET)
    return text(server.board(server.first))


# --- the command mode, and the commanders ---


@pytest.mark.stress
async def test_the_owner_chooses_how_the_game_is_commanded(server: PlayServer) -> None:
    await server.new(server.first)
    assert "leads this game" in private(await server.bob.slash(server.first, "siege players command", how="powers"))
    reply = private(await server.alice.slash(server.first, "siege players command", how="powers"))
    assert "Each player now commands the pieces of their own Powers" in reply
    board = text(server.board(server.first))
    assert f"<@{server.alice.id}>: Anna, Ben, Cleo" in board
    listed = private(await server.bob.slash(server.first, "siege players list"))
    assert "Each player commands" in listed
    assert f"<@{server.alice.id}>: Anna, Ben, Cleo" in listed
    await server.alice.slash(server.first, "siege players command", how="advisers")
    assert f"<@{server.alice.id}> commands without advisers" in await said(server)
    await server.alice.slash(server.first, "siege players command", how="everyone")
    assert "commands" not in await said(server)


async def test_a_server_manager_may_choose_how_the_game_is_commanded(server: PlayServer) -> None:
    await server.new(server.first)
    role = server.guild.create_role("watch", permissions=discord.Permissions(manage_guild=True))
    grace = person(server, "grace", roles=[role])
    await grace.slash(server.first, "siege players command", how="powers")
    assert (await server.state(server.first)).command == "powers"


@pytest.mark.stress
async def test_the_status_shows_how_the_game_is_commanded(server: PlayServer) -> None:
    await advised(server)
    status = private(await server.bob.slash(server.first, "siege status"))
    assert "The leader of the game commands" in status
    assert "the others propose orders" in status


@pytest.mark.stress
async def test_a_running_vote_must_end_first(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "vote start", window="1h")
    assert "/vote stop" in private(await server.alice.slash(server.first, "siege players command", how="powers"))
    assert (await server.state(server.first)).command == "vote"


async def test_a_game_without_parts_cannot_be_divided(server: PlayServer) -> None:
    server.game = "attic"
    await server.new(server.first)
    assert "no Powers" in private(await server.alice.slash(server.first, "siege players command", how="powers"))
    assert "no Powers" in private(await server.alice.slash(server.first, "siege players power", power="Anna"))
    assert (await server.state(server.first)).command == "everyone"


@pytest.mark.stress
async def test_powers_are_taken_before_the_start_and_given_back(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege players command", how="powers")
    assert "You now command: Anna" in private(await take(server, server.bob, "Anna"))
    board = await said(server)
    assert f"<@{server.bob.id}>: Anna" in board
    assert f"<@{server.alice.id}>: Ben, Cleo" in board
    taken = {option["label"]: option["description"] for option in posts(server.board(server.first))["options"]}
    assert taken["Anna"] == "taken"
    assert "free" in taken["Ben"]
    carol = person(server, "carol")
    reply = private(await take(server, carol, "Anna"))
    assert f"<@{server.bob.id}> commands Anna" in reply
    assert (await server.state(server.first)).players == {server.alice.id, server.bob.id}
    assert "You no longer command Anna" in private(await take(server, server.bob, "Anna"))
    assert (await server.state(server.first)).players == {server.alice.id}, "he had come for that alone"
    await take(server, carol, "Anna")
    assert commander(await server.state(server.first), "anna") == carol.id


@pytest.mark.stress
async def test_one_of_two_simultaneous_takers_gets_a_power(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege players command", how="powers")
    await server.env.advance_time(QUIET)
    menu, board = posts(server.board(server.first)), server.board(server.first)
    results = await server.chosen_at_once(
        server.first, board, menu["custom_id"], (server.bob, "ben"), (server.alice, "ben")
    )
    answers = sorted(private(result)[:20] for result in results)
    assert answers[0].startswith("<@")
    assert answers[1].startswith("You now command: Ben")


async def test_the_number_of_commanders_is_limited(server: PlayServer) -> None:
    state = await server.new(server.first)
    await server.alice.slash(server.first, "siege players command", how="powers")
    async with server.bot.database.write() as connection:
        for number in range(MOST):
            await join(connection, state.id, 5_000 + number, by=1, now=state.created_at, most=MOST)
    assert "This game is full" in private(await take(server, server.bob, "Anna"))
    assert commander(await server.state(server.first), "anna") == server.alice.id


@pytest.mark.stress
async def test_the_owner_assigns_powers_after_the_start(server: PlayServer) -> None:
    carol = await powers(server)
    stale = copy.deepcopy(server.board(server.first))
    await server.bob.slash(server.first, "siege move", **WALK)
    assert not [press for press in presses(server.board(server.first)) if press.action == "post"]
    (late,) = await server.chosen_at_once(server.first, stale, posts(stale)["custom_id"], (carol, "cleo"))
    assert "before the first decision" in private(late)
    assert "leads this game" in private(
        await carol.slash(server.first, "siege players power", power="Cleo", user=carol)
    )
    reply = private(await server.alice.slash(server.first, "siege players power", power="cleo", user=carol))
    assert f"<@{carol.id}> now commands Cleo" in reply
    assert f"<@{carol.id}>: Ben, Cleo" in await said(server)
    await server.alice.slash(server.first, "siege players power", power="ben")
    assert commander(await server.state(server.first), "ben") == server.alice.id
    assert "not a Power" in private(await server.alice.slash(server.first, "siege players power", power="Zoe"))
    robot = person(server, "dora")
    await server.alice.slash(server.first, "siege players power", power="Ben", user=robot)
    assert robot.id in (await server.state(server.first)).players
    assert {
        choice["value"] for choice in await server.alice.autocomplete(server.first, "siege players power", "power", "")
    }


async def test_powers_are_assigned_only_in_games_commanded_by_powers(server: PlayServer) -> None:
    await server.new(server.first)
    reply = private(await server.alice.slash(server.first, "siege players power", power="Anna", user=server.bob))
    assert "/siege players command" in reply


@pytest.mark.stress
async def test_a_player_who_leaves_or_is_removed_loses_the_power(server: PlayServer) -> None:
    carol = await powers(server)
    await server.alice.slash(server.first, "siege players remove", user=server.bob)
    await carol.slash(server.first, "siege players remove")
    board = await said(server)
    assert f"<@{server.alice.id}>: Anna, Ben, Cleo" in board
    assert "commands for" not in board


async def test_the_new_owner_commands_pieces_without_a_commander(server: PlayServer) -> None:
    await powers(server)
    asked = await server.alice.slash(server.first, "siege players handover", user=server.bob)
    await confirm(server, asked, "", server.alice)
    board = await said(server)
    assert f"<@{server.bob.id}>: Anna, Cleo" in board
    assert f"<@{server.alice.id}>:" not in board


# --- command divided by Powers ---


@pytest.mark.stress
async def test_every_refusal_names_the_commander_of_the_pieces(server: PlayServer) -> None:
    carol = await powers(server)
    results = [
        await carol.slash(server.first, "siege move", **WALK),
        await order(server, carol, ("move", "gate", "hedge", "anna")),
        await carol.slash(server.first, "siege auto", scope="decision"),
        await server.press(server.first, "Next: Move", carol),
    ]
    board = server.board(server.first)
    (menu,) = (part for part in controls(board) if part["type"] == 3 and ":short:" in part["custom_id"])
    await carol.select(server.as_message(board), [menu["options"][0]["value"]], custom_id=menu["custom_id"])
    board = server.board(server.first)
    (menu,) = (part for part in controls(board) if part["type"] == 3)
    value = next(option["value"] for option in menu["options"] if option["label"] == "Hedge")
    results.append(await carol.select(server.as_message(board), [value], custom_id=menu["custom_id"]))
    for result in results:
        reply = private(result)
        assert f"Anna (<@{server.bob.id}>)" in reply
        assert "You command: Ben" in reply
    assert (await server.state(server.first)).version == 1
    dora = person(server, "dora")
    assert "are playing this game" in private(await dora.slash(server.first, "siege move", **WALK))
    await server.alice.slash(server.first, "siege players add", user=dora)
    reply = private(await dora.slash(server.first, "siege move", **WALK))
    assert "You command no pieces" in reply
    assert "/siege players power" in reply


async def test_either_commander_can_move_pieces_of_both_together(server: PlayServer) -> None:
    carol = await powers(server)
    await order(server, carol, ("move", "gate", "hedge", "anna+ben"))
    assert (await server.state(server.first)).view["children"]["anna"] == "hedge"


async def test_a_phase_ends_when_all_commanders_have_clicked_done(server: PlayServer) -> None:
    carol = await powers(server)
    reply = private(await server.press(server.first, "Done", server.bob))
    assert "can still act" in reply
    assert f"<@{carol.id}>" in reply
    assert f"<@{server.alice.id}>" in reply
    board = await said(server)
    assert f"**Done?** In favour: <@{server.bob.id}>." in board
    awaited = board.split("Waiting for: ")[1].splitlines()[0]
    assert f"<@{carol.id}>" in awaited
    assert f"<@{server.bob.id}>" not in awaited
    await server.restart()
    await carol.slash(server.first, "siege done")
    assert (await server.state(server.first)).version == 1
    await server.env.advance_time(QUIET)
    await server.press(server.first, "Done", server.alice)
    state = await server.state(server.first)
    assert state.version == 2
    assert "Waiting for" not in await said(server)


@pytest.mark.stress
async def test_two_simultaneous_last_clicks_on_done_end_the_phase_once(server: PlayServer) -> None:
    carol = await powers(server)
    await server.press(server.first, "Done", server.alice)
    await server.env.advance_time(QUIET)
    custom_id = button(server.board(server.first), "Done")
    await server.at_once(server.first, (server.bob, custom_id), (carol, custom_id))
    assert (await server.state(server.first)).version == 2, "once, and not left undone"


@pytest.mark.stress
async def test_the_owner_sees_the_awaited_commanders_before_ending_a_phase(server: PlayServer) -> None:
    carol = await powers(server)
    asked = await server.press(server.first, "Done", server.alice)
    reply = private(asked)
    assert f"<@{server.bob.id}>" in reply
    assert f"<@{carol.id}>" in reply
    await confirm(server, asked, "Do it", server.alice)
    assert "Done." in text(shown(server, asked))
    assert not labels(shown(server, asked))
    assert (await server.state(server.first)).version == 2


async def test_only_the_owner_can_use_the_button_that_ends_a_phase(server: PlayServer) -> None:
    await powers(server)
    asked = await server.press(server.first, "Done", server.alice)
    message = shown(server, asked)
    custom_id = button(message, "Do it")
    assert "leads this game" in private(await forged(server, message, server.bob, custom_id))
    flown = copy.deepcopy(message)
    for part in controls(flown):
        part["custom_id"] = part["custom_id"].replace("done", "fly")
    assert private(await forged(server, flown, server.alice, custom_id.replace("done", "fly")))
    assert (await server.state(server.first)).version == 1


async def test_the_steward_stops_at_another_commanders_pieces(server: PlayServer) -> None:
    carol = await powers(server)
    await server.bob.slash(server.first, "siege auto", scope="phase")
    state = await server.state(server.first)
    assert state.view["children"]["anna"] == "hedge"
    assert state.ask is not None
    assert state.ask.kind == "walk", "and his «done» is Bob's word"
    assert f"**Done?** In favour: <@{server.bob.id}>." in await said(server)
    for user in (carol, server.alice):
        await user.slash(server.first, "siege done")
    reply = private(await carol.slash(server.first, "siege auto", scope="phase"))
    assert f"Anna (<@{server.bob.id}>)" in reply
    version = (await server.state(server.first)).version
    await server.alice.slash(server.first, "siege auto", scope="day")
    after = await server.state(server.first)
    assert after.version > version
    assert after.progress[0] == state.progress[0] + 1, "who leads may let him play the day for all"


@pytest.mark.stress
async def test_each_commander_undoes_only_their_own_answers(server: PlayServer) -> None:
    carol = await powers(server)
    await server.bob.slash(server.first, "siege move", **WALK)
    reply = private(await carol.slash(server.first, "siege undo"))
    assert "take back your own last decision" in reply
    assert "Take this decision back?" in private(await server.bob.slash(server.first, "siege undo"))
    asked = await server.alice.slash(server.first, "siege undo")
    await confirm(server, asked, "Take", server.alice)
    assert (await server.state(server.first)).view["children"]["anna"] == "gate"


async def test_only_the_owner_changes_the_house_rules(server: PlayServer) -> None:
    await powers(server)
    assert "leads this game" in private(await server.press(server.first, "House rules", server.bob))


# --- players who have left the server ---


async def test_the_powers_of_a_player_who_left_return_to_the_owner(server: PlayServer) -> None:
    carol = await powers(server)
    server.guild.remove_member(server.bob)
    reply = private(await carol.slash(server.first, "siege done"))
    assert f"<@{server.bob.id}>" not in reply, "nobody waits for who is gone"
    board = await said(server)
    assert f"Anna: <@{server.alice.id}> commands for <@{server.bob.id}>, who has left" in board
    assert (await server.state(server.first)).players == {server.alice.id, carol.id}
    await server.alice.slash(server.first, "siege move", **WALK)
    assert (await server.state(server.first)).view["children"]["anna"] == "hedge"
    await server.alice.slash(server.first, "siege players power", power="Anna", user=carol)
    assert "stands in" not in await said(server)


@pytest.mark.stress
async def test_the_list_detects_players_who_left_the_server(server: PlayServer) -> None:
    carol = await powers(server)
    server.guild.remove_member(carol)
    reply = private(await server.alice.slash(server.first, "siege players list"))
    assert f"<@{carol.id}> has left this server" in reply
    assert f"Ben: <@{server.alice.id}> commands for <@{carol.id}>" in reply


@pytest.mark.stress
async def test_an_owner_who_left_the_server_is_reported_and_can_be_replaced(server: PlayServer) -> None:
    carol = await powers(server)
    server.guild.remove_member(server.alice)
    reply = private(await carol.slash(server.first, "siege done"))
    assert f"<@{server.alice.id}>, who leads the game, has left this server" in reply
    assert "/siege players handover" in reply
    role = server.guild.create_role("watch", permissions=discord.Permissions(manage_guild=True))
    grace = person(server, "grace", roles=[role])
    assert "has left this server" in private(await grace.slash(server.first, "siege players list"))
    asked = await grace.slash(server.first, "siege players handover", user=carol)
    await confirm(server, asked, "", grace)
    assert f"<@{carol.id}>: Ben, Cleo" in await said(server)


async def test_no_player_is_dismissed_while_discord_does_not_answer(server: PlayServer) -> None:
    await powers(server)
    server.env.inject_error("GET", "/guilds/{guild_id}/members/{user_id}", status=500)
    await server.alice.slash(server.first, "siege players list")
    assert len((await server.state(server.first)).players) == 3


# --- one with advisers ---


@pytest.mark.stress
async def test_an_adviser_uses_private_menus_and_proposes(server: PlayServer) -> None:
    await advised(server)
    before = parts(server.board(server.first))
    walk = await server.press(server.first, "Move", server.bob)
    assert parts(server.board(server.first)) == before, "the commander's board stands still"
    copy = shown(server, walk)
    assert copy.flags & 64
    assert not [press for press in presses(copy) if press.action in {"adopt", "post"}]
    await server.bob.click(server.as_message(copy), custom_id=button(shown(server, walk), "Hedge"))
    copy = shown(server, walk)
    (select,) = (part for part in controls(copy) if part["type"] == 3)
    (value,) = (option["value"] for option in select["options"] if option["label"] == "Anna")
    await server.bob.select(server.as_message(copy), [value], custom_id=select["custom_id"])
    assert "Your proposal: Move › Gate › Hedge › Anna" in text(shown(server, walk))
    assert (await server.state(server.first)).version == 1
    board = await said(server)
    assert f"**1.** <@{server.bob.id}> proposes: Move › Gate › Hedge › Anna" in board
    assert f"<@{server.alice.id}> commands; <@" in board


async def test_a_proposal_is_adopted_and_the_log_names_its_author(server: PlayServer) -> None:
    carol = await advised(server)
    reply = private(await server.bob.slash(server.first, "siege move", **WALK))
    assert f"<@{server.alice.id}> can adopt it" in reply
    await said(server)
    await server.restart()
    assert f"<@{server.alice.id}> commands in this game" in private(await server.press(server.first, "Adopt 1", carol))
    await server.press(server.first, "Adopt 1", server.alice)
    state = await server.state(server.first)
    assert state.view["children"]["anna"] == "hedge"
    log = private(await server.bob.slash(server.first, "siege log"))
    assert f"(proposed by <@{server.bob.id}>)" in log
    assert f"<@{server.alice.id}>" in log
    assert "Adopt 1" not in labels(server.board(server.first))


@pytest.mark.stress
async def test_adopting_a_proposal_twice_counts_once(server: PlayServer) -> None:
    await advised(server)
    await server.bob.slash(server.first, "siege move", **WALK)
    await said(server)
    custom_id = button(server.board(server.first), "Adopt 1")
    first, second = await server.at_once(server.first, (server.alice, custom_id), (server.alice, custom_id))
    assert (await server.state(server.first)).version == 2
    assert [result for result in (first, second) if result.followups]


@pytest.mark.stress
async def test_an_old_proposal_is_reported_as_gone(server: PlayServer) -> None:
    await advised(server)
    await server.bob.slash(server.first, "siege done")
    await said(server)
    older = copy.deepcopy(server.board(server.first))
    await server.bob.slash(server.first, "siege move", **WALK)
    await said(server)
    reply = await forged(server, older, server.alice, button(older, "Adopt 1"))
    assert "This proposal is no longer open" in private(reply), "it was replaced"
    newer = copy.deepcopy(server.board(server.first))
    await server.alice.slash(server.first, "siege move", **WALK)
    reply = await forged(server, newer, server.alice, button(newer, "Adopt 1"))
    assert "This proposal is no longer open" in private(reply), "it is done already"
    assert (await server.state(server.first)).version == 2
    async with server.bot.database.read() as connection:
        assert not (await connection.execute(sa.select(proposal))).all()


@pytest.mark.stress
async def test_a_proposal_is_withdrawn(server: PlayServer) -> None:
    await advised(server)
    asked = await server.bob.slash(server.first, "siege done")
    await said(server)
    reply = await server.press(server.first, "Adopt 1", server.bob)
    assert "your own proposal" in private(reply)
    await confirm(server, reply, "Withdraw", server.bob)
    assert "proposes" not in await said(server)
    await confirm(server, asked, "Withdraw", server.bob)
    assert "proposal is no longer open" in text(shown(server, asked))


async def test_only_what_is_legal_is_proposed(server: PlayServer) -> None:
    await advised(server)
    reply = private(await server.bob.slash(server.first, "siege fire", **{"from": "anna", "at": "gate"}))
    assert "no-cones-now" in reply
    assert "proposes" not in await said(server)


@pytest.mark.stress
async def test_the_stewards_advice_can_only_be_proposed(server: PlayServer) -> None:
    await advised(server)
    await server.bob.slash(server.first, "siege auto", scope="decision")
    assert f"<@{server.bob.id}> proposes: Move › Gate › Hedge › Anna" in await said(server)
    assert "you are an adviser" in private(await server.bob.slash(server.first, "siege auto", scope="day"))
    assert "you are an adviser" in private(await server.press(server.first, "House rules", server.bob))
    assert (await server.state(server.first)).version == 1


@pytest.mark.stress
async def test_the_commander_keeps_their_place_while_others_propose(server: PlayServer) -> None:
    await advised(server)
    await server.press(server.first, "Move", server.alice)
    assert [label for label in labels(server.board(server.first)) if "Hedge" in label]
    await server.bob.slash(server.first, "siege done")
    await server.env.advance_time(QUIET)
    board = server.board(server.first)
    assert [label for label in labels(board) if "Hedge" in label], "still in the middle of a move"
    assert f"<@{server.bob.id}> proposes" in text(board)
    await server.press(server.first, "Adopt 1", server.alice)
    assert (await server.state(server.first)).version == 2


@pytest.mark.stress
async def test_many_proposals_make_one_edit(server: PlayServer) -> None:
    await advised(server)
    board = server.board(server.first)
    before = len(edits(server, board))
    crowd = [person(server, f"guest{number}") for number in range(SHOWN + 2)]
    state = await server.state(server.first)
    async with server.bot.database.write() as connection:
        for user in crowd:
            await join(connection, state.id, user.id, by=1, now=state.created_at, most=MOST)
    for user in crowd:
        await user.slash(server.first, "siege done")
    assert len(edits(server, board)) - before == 1, "the first at once"
    await server.env.advance_time(QUIET)
    assert len(edits(server, board)) - before == 2, "all the others together"
    board = server.board(server.first)
    assert [label for label in labels(board) if "Adopt" in label] == [f"Adopt {n}" for n in range(1, SHOWN + 1)]
    assert f"**1.** <@{crowd[-1].id}>" in text(board), "the newest first"
    assert "and 2 older proposals" in text(board)
    assert not discord_limits.faults_of_message({"components": board.components})


def edits(server: PlayServer, board: Any) -> list[Any]:
    path = f"/messages/{board.id}"
    return [each for each in server.env.http_requests if each.method == "PATCH" and each.path.endswith(path)]


@pytest.mark.stress
async def test_the_new_owner_commands_the_game(server: PlayServer) -> None:
    await advised(server)
    await server.bob.slash(server.first, "siege done")
    asked = await server.alice.slash(server.first, "siege players handover", user=server.bob)
    await confirm(server, asked, "", server.alice)
    assert "proposes" not in await said(server)
    await server.alice.slash(server.first, "siege done")
    assert f"<@{server.alice.id}> proposes" in await said(server)


@pytest.mark.stress
async def test_an_adviser_is_told_that_the_commander_left(server: PlayServer) -> None:
    await advised(server)
    server.guild.remove_member(server.alice)
    assert "has left this server" in private(await server.bob.slash(server.first, "siege done"))


# --- whole fights ---


async def fight(server: PlayServer) -> Any:
    """Let the bot play up to a question in a fight, whoever commands."""
    state = await server.state(server.first)
    service = server.bot.context.service
    while state.ask is not None and not (state.progress[1] >= 1 and state.ask.kind in {"fire", "throw"}):
        state = await service.auto(state.id, version=state.version, scope="phase", actor=1)
    await server.bot.context.board_delivery.deliver(state.id)
    return state


async def play_the_fight(server: PlayServer, *players: Any) -> tuple[set[int], set[str]]:
    """Let each player in turn use the steward for their own pieces until the fight is over.

    Return the players who decided and the questions asked. A long fight is left early when all players have decided
    something and a phase has been ended together.
    """
    state, actors, asked = await server.state(server.first), set(), set()
    for _ in range(30):
        for user in players:
            if state.ask is None or state.progress[1] < 1:
                return actors, asked
            asked.add(state.ask.kind)
            before = state.version
            await user.slash(server.first, "siege auto", scope="phase")
            state = await server.state(server.first)
            if state.version > before and state.actor is not None:
                actors.add(state.actor)
        if len(asked) > 1 and len(actors) == len(players):
            return actors, asked
    raise AssertionError("nobody could go on")


@pytest.mark.stress
async def test_two_commanders_play_a_fight(server: PlayServer) -> None:
    await powers(server, seed="pear-20")
    await server.bob.slash(server.first, "siege move", **WALK)
    await order(server, server.alice, ("move", "gate", "trees", "cleo"))
    asked = await server.press(server.first, "Done", server.alice)
    await confirm(server, asked, "Do it", server.alice)
    state = await server.state(server.first)
    assert state.ask is not None
    assert state.ask.kind == "throw"
    assert "Anna (" in private(await order(server, server.alice, ("fire", "anna", "hedge")))
    actors, _ = await play_the_fight(server, server.alice, server.bob)
    assert actors == {server.alice.id, server.bob.id}


@pytest.mark.stress
async def test_a_commander_and_an_adviser_play_a_fight(server: PlayServer) -> None:
    await advised(server)
    await fight(server)
    shots = 0
    state = await server.state(server.first)
    while state.ask is not None and state.ask.kind == "throw":
        await server.bob.slash(server.first, "siege auto", scope="decision")
        await server.env.advance_time(QUIET)
        await server.press(server.first, "Adopt 1", server.alice)
        state, shots = await server.state(server.first), shots + 1
    assert shots
    async with server.bot.database.read() as connection:
        credited = await stored.credits_of(connection, state.id)
    assert len(credited) == shots


@pytest.mark.stress
@pytest.mark.simcord(settle_timeout=60)
async def test_players_share_a_siege_by_powers(server: PlayServer) -> None:
    server.game = "siege"
    await server.new(server.first, seed="pomegranate-17")
    await server.alice.slash(server.first, "siege players command", how="powers")
    assert len(posts(server.board(server.first))["options"]) == 8
    await take(server, server.bob, "British")
    await server.env.advance_time(QUIET)
    board = server.board(server.first)
    assert f"<@{server.bob.id}>: British" in text(board)
    assert not discord_limits.faults_of_message({"components": board.components})
    state = await fight(server)
    assert not discord_limits.faults_of_message({"components": server.board(server.first).components})
    actors, asked = await play_the_fight(server, server.bob, server.alice)
    assert actors == {server.alice.id, server.bob.id}, f"both fought, from version {state.version} on"
    assert "fire" in asked
    assert len(asked) > 1, "they have ended a phase together"


@pytest.mark.stress
@pytest.mark.simcord(settle_timeout=60)
async def test_a_siege_is_played_with_an_adviser(server: PlayServer) -> None:
    server.game = "siege"
    await advised(server, seed="pomegranate-17")
    state = await fight(server)
    kinds: set[str] = set()
    for _ in range(3):
        assert state.ask is not None
        kinds.add(state.ask.kind)
        await server.bob.slash(server.first, "siege auto", scope="decision")
        await server.env.advance_time(QUIET)
        board = server.board(server.first)
        assert not discord_limits.faults_of_message({"components": board.components})
        await server.press(server.first, "Adopt 1", server.alice)
        state = await server.state(server.first)
    assert "fire" in kinds
    assert f"(proposed by <@{server.bob.id}>)" in private(await server.bob.slash(server.first, "siege log"))


@pytest.mark.stress
async def test_commands_survive_a_restart_and_are_deleted_with_the_game(server: PlayServer) -> None:
    carol = await powers(server)
    await server.bob.slash(server.first, "siege done")
    await server.restart()
    state = await server.state(server.first)
    assert [commander(state, child) for child in ("anna", "ben", "cleo")] == [server.bob.id, carol.id, server.alice.id]
    async with server.bot.database.write() as connection:
        await connection.execute(sa.delete(game))
        assert not (await connection.execute(sa.select(proposal))).all()
