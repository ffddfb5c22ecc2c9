"""Shared command in a channel: several Powers or one commander with advisers; play, refusals, restarts."""

from __future__ import annotations

import copy
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from support import discord_limits
from support.discord_play import Hall, button, controls, labels, parts, presses, private, text

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


def person(hall: Hall, name: str, **more: Any) -> Any:
    return hall.guild.add_member(hall.env.create_user(name), **more)


async def powers(hall: Hall, **options: Any) -> Any:
    """Start a game in which Bob commands Anna, Carol Ben, and the owner Alice the rest. Return Carol."""
    options.setdefault("seed", "pear-3")
    await hall.new(hall.first, **options)
    await hall.alice.slash(hall.first, "siege players command", how="powers")
    carol = person(hall, "carol")
    await take(hall, hall.bob, "Anna")
    await take(hall, carol, "Ben")
    await hall.env.advance_time(QUIET)
    return carol


async def advised(hall: Hall, **options: Any) -> Any:
    """Start a game that Alice commands, with Bob and Carol as advisers. Return Carol."""
    options.setdefault("seed", "pear-3")
    await hall.new(hall.first, **options)
    carol = person(hall, "carol")
    for user in (hall.bob, carol):
        await hall.alice.slash(hall.first, "siege players add", user=user)
    await hall.alice.slash(hall.first, "siege players command", how="advisers")
    await hall.env.advance_time(QUIET)
    return carol


async def take(hall: Hall, user: Any, label: str) -> Any:
    """Choose a part in the select of the board before the first decision."""
    board = hall.board(hall.first)
    menu = posts(board)
    (value,) = (option["value"] for option in menu["options"] if option["label"] == label)
    return await user.select(hall.as_message(board), [value], custom_id=menu["custom_id"])


def posts(board: Any) -> dict[str, Any]:
    (menu,) = (part for part in controls(board) if part["type"] == 3 and ":post:" in part["custom_id"])
    return menu


async def order(hall: Hall, user: Any, answer: Answer) -> Any:
    options = dict(zip(("do", "second", "third", "fourth", "fifth"), answer, strict=False))
    return await user.slash(hall.first, "siege order", **options)


def shown(hall: Hall, asked: Any) -> Any:
    """Return the current private message."""
    answer = asked.response if asked.response is not None and asked.response.ephemeral else asked.followups[-1]
    return hall.env.backend.get_message(hall.first.id, answer.message.id)


async def confirm(hall: Hall, asked: Any, label: str, user: Any) -> Any:
    message = shown(hall, asked)
    return await user.click(hall.as_message(message), custom_id=button(message, label))


async def forged(hall: Hall, message: Any, user: Any, custom_id: str) -> Any:
    """Press a button from an earlier or private message as another person."""
    (result,) = await hall.at_once(hall.first, (user, custom_id), board=message)
    return result


async def said(hall: Hall) -> str:
    await hall.env.advance_time(QUIET)
    return text(hall.board(hall.first))


# --- the command mode, and the commanders ---


async def test_the_owner_says_how_the_game_is_commanded(hall: Hall) -> None:
    await hall.new(hall.first)
    assert "leads this game" in private(await hall.bob.slash(hall.first, "siege players command", how="powers"))
    reply = private(await hall.alice.slash(hall.first, "siege players command", how="powers"))
    assert "each commands the pieces of their own Powers" in reply
    board = text(hall.board(hall.first))
    assert f"<@{hall.alice.id}>: Anna, Ben, Cleo" in board
    listed = private(await hall.bob.slash(hall.first, "siege players list"))
    assert "Each commands" in listed
    assert f"<@{hall.alice.id}>: Anna, Ben, Cleo" in listed
    await hall.alice.slash(hall.first, "siege players command", how="advisers")
    assert f"<@{hall.alice.id}> commands, and nobody advises yet" in await said(hall)
    await hall.alice.slash(hall.first, "siege players command", how="everyone")
    assert "commands" not in await said(hall)


async def test_who_manages_the_server_may_say_it_too(hall: Hall) -> None:
    await hall.new(hall.first)
    role = hall.guild.create_role("watch", permissions=discord.Permissions(manage_guild=True))
    grace = person(hall, "grace", roles=[role])
    await grace.slash(hall.first, "siege players command", how="powers")
    assert (await hall.state(hall.first)).command == "powers"


async def test_the_status_says_how_it_is_commanded(hall: Hall) -> None:
    await advised(hall)
    assert "the others advise" in private(await hall.bob.slash(hall.first, "siege status"))


async def test_a_vote_is_ended_first(hall: Hall) -> None:
    await hall.new(hall.first)
    await hall.alice.slash(hall.first, "vote start", window="1h")
    assert "/vote stop" in private(await hall.alice.slash(hall.first, "siege players command", how="powers"))
    assert (await hall.state(hall.first)).command == "vote"


async def test_a_game_without_parts_is_not_shared_out(hall: Hall) -> None:
    hall.game = "attic"
    await hall.new(hall.first)
    assert "no parts" in private(await hall.alice.slash(hall.first, "siege players command", how="powers"))
    assert "no parts" in private(await hall.alice.slash(hall.first, "siege players power", power="Anna"))
    assert (await hall.state(hall.first)).command == "everyone"


async def test_powers_are_taken_at_the_muster_and_given_back(hall: Hall) -> None:
    await hall.new(hall.first)
    await hall.alice.slash(hall.first, "siege players command", how="powers")
    assert "You command now: Anna" in private(await take(hall, hall.bob, "Anna"))
    board = await said(hall)
    assert f"<@{hall.bob.id}>: Anna" in board
    assert f"<@{hall.alice.id}>: Ben, Cleo" in board
    taken = {option["label"]: option["description"] for option in posts(hall.board(hall.first))["options"]}
    assert taken["Anna"] == "taken"
    assert "free" in taken["Ben"]
    carol = person(hall, "carol")
    reply = private(await take(hall, carol, "Anna"))
    assert f"<@{hall.bob.id}> commands there" in reply
    assert (await hall.state(hall.first)).players == {hall.alice.id, hall.bob.id}
    assert "You command no more: Anna" in private(await take(hall, hall.bob, "Anna"))
    assert (await hall.state(hall.first)).players == {hall.alice.id}, "he had come for that alone"
    await take(hall, carol, "Anna")
    assert commander(await hall.state(hall.first), "anna") == carol.id


async def test_two_who_take_the_same_at_once(hall: Hall) -> None:
    await hall.new(hall.first)
    await hall.alice.slash(hall.first, "siege players command", how="powers")
    await hall.env.advance_time(QUIET)
    menu, board = posts(hall.board(hall.first)), hall.board(hall.first)
    results = await hall.chosen_at_once(hall.first, board, menu["custom_id"], (hall.bob, "ben"), (hall.alice, "ben"))
    answers = sorted(private(result)[:20] for result in results)
    assert answers[0].startswith("Ben: <@")
    assert answers[1].startswith("You command now: Ben")


async def test_no_more_take_powers_than_may_play(hall: Hall) -> None:
    state = await hall.new(hall.first)
    await hall.alice.slash(hall.first, "siege players command", how="powers")
    async with hall.bot.database.write() as connection:
        for number in range(MOST):
            await join(connection, state.id, 5_000 + number, by=1, now=state.created_at, most=MOST)
    assert "as many players as it may have" in private(await take(hall, hall.bob, "Anna"))
    assert commander(await hall.state(hall.first), "anna") == hall.alice.id


async def test_later_the_owner_gives_powers_out(hall: Hall) -> None:
    carol = await powers(hall)
    stale = copy.deepcopy(hall.board(hall.first))
    await hall.bob.slash(hall.first, "siege move", **WALK)
    assert not [press for press in presses(hall.board(hall.first)) if press.action == "post"]
    (late,) = await hall.chosen_at_once(hall.first, stale, posts(stale)["custom_id"], (carol, "cleo"))
    assert "before the first decision" in private(late)
    assert "leads this game" in private(await carol.slash(hall.first, "siege players power", power="Cleo", user=carol))
    reply = private(await hall.alice.slash(hall.first, "siege players power", power="cleo", user=carol))
    assert f"Cleo: <@{carol.id}>" in reply
    assert f"<@{carol.id}>: Ben, Cleo" in await said(hall)
    await hall.alice.slash(hall.first, "siege players power", power="ben")
    assert commander(await hall.state(hall.first), "ben") == hall.alice.id
    assert "none of the Powers" in private(await hall.alice.slash(hall.first, "siege players power", power="Zoe"))
    robot = person(hall, "dora")
    await hall.alice.slash(hall.first, "siege players power", power="Ben", user=robot)
    assert robot.id in (await hall.state(hall.first)).players
    assert {choice["value"] for choice in await hall.alice.autocomplete(hall.first, "siege players power", "power", "")}


async def test_powers_are_given_out_only_where_each_has_their_own(hall: Hall) -> None:
    await hall.new(hall.first)
    reply = private(await hall.alice.slash(hall.first, "siege players power", power="Anna", user=hall.bob))
    assert "/siege players command" in reply


async def test_who_is_sent_away_or_leaves_loses_the_power(hall: Hall) -> None:
    carol = await powers(hall)
    await hall.alice.slash(hall.first, "siege players remove", user=hall.bob)
    await carol.slash(hall.first, "siege players remove")
    board = await said(hall)
    assert f"<@{hall.alice.id}>: Anna, Ben, Cleo" in board
    assert "stands in" not in board


async def test_who_gets_the_game_commands_what_nobody_has(hall: Hall) -> None:
    await powers(hall)
    asked = await hall.alice.slash(hall.first, "siege players handover", user=hall.bob)
    await confirm(hall, asked, "", hall.alice)
    board = await said(hall)
    assert f"<@{hall.bob.id}>: Anna, Cleo" in board
    assert f"<@{hall.alice.id}>:" not in board


# --- command divided by Powers ---


async def test_a_refusal_says_whose_pieces_these_are_on_every_road(hall: Hall) -> None:
    carol = await powers(hall)
    results = [
        await carol.slash(hall.first, "siege move", **WALK),
        await order(hall, carol, ("move", "gate", "hedge", "anna")),
        await carol.slash(hall.first, "siege auto", scope="decision"),
        await hall.press(hall.first, "Next: Move", carol),
    ]
    board = hall.board(hall.first)
    (menu,) = (part for part in controls(board) if part["type"] == 3 and ":short:" in part["custom_id"])
    await carol.select(hall.as_message(board), [menu["options"][0]["value"]], custom_id=menu["custom_id"])
    board = hall.board(hall.first)
    (menu,) = (part for part in controls(board) if part["type"] == 3)
    value = next(option["value"] for option in menu["options"] if option["label"] == "Hedge")
    results.append(await carol.select(hall.as_message(board), [value], custom_id=menu["custom_id"]))
    for result in results:
        reply = private(result)
        assert f"Anna (<@{hall.bob.id}>)" in reply
        assert "You command: Ben" in reply
    assert (await hall.state(hall.first)).version == 1
    dora = person(hall, "dora")
    assert "decide in this game" in private(await dora.slash(hall.first, "siege move", **WALK))
    await hall.alice.slash(hall.first, "siege players add", user=dora)
    reply = private(await dora.slash(hall.first, "siege move", **WALK))
    assert "You command no pieces" in reply
    assert "/siege players power" in reply


async def test_pieces_of_two_commanders_go_together_when_either_says_so(hall: Hall) -> None:
    carol = await powers(hall)
    await order(hall, carol, ("move", "gate", "hedge", "anna+ben"))
    assert (await hall.state(hall.first)).view["children"]["anna"] == "hedge"


async def test_a_phase_ends_when_everybody_has_said_done(hall: Hall) -> None:
    carol = await powers(hall)
    reply = private(await hall.press(hall.first, "Done", hall.bob))
    assert "who could still act" in reply
    assert f"<@{carol.id}>" in reply
    assert f"<@{hall.alice.id}>" in reply
    board = await said(hall)
    assert f"**Done**? Yes: <@{hall.bob.id}>." in board
    awaited = board.split("Awaited: ")[1].splitlines()[0]
    assert f"<@{carol.id}>" in awaited
    assert f"<@{hall.bob.id}>" not in awaited
    await hall.restart()
    await carol.slash(hall.first, "siege done")
    assert (await hall.state(hall.first)).version == 1
    await hall.env.advance_time(QUIET)
    await hall.press(hall.first, "Done", hall.alice)
    state = await hall.state(hall.first)
    assert state.version == 2
    assert "Awaited" not in await said(hall)


async def test_two_who_say_done_last_at_once(hall: Hall) -> None:
    carol = await powers(hall)
    await hall.press(hall.first, "Done", hall.alice)
    await hall.env.advance_time(QUIET)
    custom_id = button(hall.board(hall.first), "Done")
    await hall.at_once(hall.first, (hall.bob, custom_id), (carol, custom_id))
    assert (await hall.state(hall.first)).version == 2, "once, and not left undone"


async def test_the_owner_ends_a_phase_after_being_told_who_is_awaited(hall: Hall) -> None:
    carol = await powers(hall)
    asked = await hall.press(hall.first, "Done", hall.alice)
    reply = private(asked)
    assert f"<@{hall.bob.id}>" in reply
    assert f"<@{carol.id}>" in reply
    await confirm(hall, asked, "Do it", hall.alice)
    assert "Done." in text(shown(hall, asked))
    assert not labels(shown(hall, asked))
    assert (await hall.state(hall.first)).version == 2


async def test_nobody_else_ends_it_with_the_owners_button(hall: Hall) -> None:
    await powers(hall)
    asked = await hall.press(hall.first, "Done", hall.alice)
    message = shown(hall, asked)
    custom_id = button(message, "Do it")
    assert "leads this game" in private(await forged(hall, message, hall.bob, custom_id))
    flown = copy.deepcopy(message)
    for part in controls(flown):
        part["custom_id"] = part["custom_id"].replace("done", "fly")
    assert private(await forged(hall, flown, hall.alice, custom_id.replace("done", "fly")))
    assert (await hall.state(hall.first)).version == 1


async def test_the_steward_stops_at_what_is_anothers(hall: Hall) -> None:
    carol = await powers(hall)
    await hall.bob.slash(hall.first, "siege auto", scope="phase")
    state = await hall.state(hall.first)
    assert state.view["children"]["anna"] == "hedge"
    assert state.ask is not None
    assert state.ask.kind == "walk", "and his «done» is Bob's word"
    assert f"**Done**? Yes: <@{hall.bob.id}>." in await said(hall)
    for user in (carol, hall.alice):
        await user.slash(hall.first, "siege done")
    reply = private(await carol.slash(hall.first, "siege auto", scope="phase"))
    assert f"Anna (<@{hall.bob.id}>)" in reply
    version = (await hall.state(hall.first)).version
    await hall.alice.slash(hall.first, "siege auto", scope="day")
    after = await hall.state(hall.first)
    assert after.version > version
    assert after.progress[0] == state.progress[0] + 1, "who leads may let him play the day for all"


async def test_everybody_takes_back_their_own(hall: Hall) -> None:
    carol = await powers(hall)
    await hall.bob.slash(hall.first, "siege move", **WALK)
    reply = private(await carol.slash(hall.first, "siege undo"))
    assert "take back what you decided last" in reply
    assert "Take this back?" in private(await hall.bob.slash(hall.first, "siege undo"))
    asked = await hall.alice.slash(hall.first, "siege undo")
    await confirm(hall, asked, "Take", hall.alice)
    assert (await hall.state(hall.first)).view["children"]["anna"] == "gate"


async def test_only_who_leads_changes_the_house_rules_of_all(hall: Hall) -> None:
    await powers(hall)
    assert "leads this game" in private(await hall.press(hall.first, "House rules", hall.bob))


# --- players who have left the server ---


async def test_the_powers_of_who_has_left_fall_to_the_owner(hall: Hall) -> None:
    carol = await powers(hall)
    hall.guild.remove_member(hall.bob)
    reply = private(await carol.slash(hall.first, "siege done"))
    assert f"<@{hall.bob.id}>" not in reply, "nobody waits for who is gone"
    board = await said(hall)
    assert f"Anna: <@{hall.alice.id}> stands in for <@{hall.bob.id}>, who has left" in board
    assert (await hall.state(hall.first)).players == {hall.alice.id, carol.id}
    await hall.alice.slash(hall.first, "siege move", **WALK)
    assert (await hall.state(hall.first)).view["children"]["anna"] == "hedge"
    await hall.alice.slash(hall.first, "siege players power", power="Anna", user=carol)
    assert "stands in" not in await said(hall)


async def test_the_list_finds_out_who_has_left(hall: Hall) -> None:
    carol = await powers(hall)
    hall.guild.remove_member(carol)
    reply = private(await hall.alice.slash(hall.first, "siege players list"))
    assert f"<@{carol.id}> has left this server" in reply
    assert f"Ben: <@{hall.alice.id}> stands in for <@{carol.id}>" in reply


async def test_an_owner_who_has_left(hall: Hall) -> None:
    carol = await powers(hall)
    hall.guild.remove_member(hall.alice)
    reply = private(await carol.slash(hall.first, "siege done"))
    assert f"<@{hall.alice.id}>, who leads the game, has left this server" in reply
    assert "/siege players handover" in reply
    role = hall.guild.create_role("watch", permissions=discord.Permissions(manage_guild=True))
    grace = person(hall, "grace", roles=[role])
    assert "has left this server" in private(await grace.slash(hall.first, "siege players list"))
    asked = await grace.slash(hall.first, "siege players handover", user=carol)
    await confirm(hall, asked, "", grace)
    assert f"<@{carol.id}>: Ben, Cleo" in await said(hall)


async def test_nobody_is_dismissed_while_discord_does_not_say(hall: Hall) -> None:
    await powers(hall)
    hall.env.inject_error("GET", "/guilds/{guild_id}/members/{user_id}", status=500)
    await hall.alice.slash(hall.first, "siege players list")
    assert len((await hall.state(hall.first)).players) == 3


# --- one with advisers ---


async def test_an_adviser_walks_apart_and_proposes(hall: Hall) -> None:
    await advised(hall)
    before = parts(hall.board(hall.first))
    walk = await hall.press(hall.first, "Move", hall.bob)
    assert parts(hall.board(hall.first)) == before, "the commander's board stands still"
    copy = shown(hall, walk)
    assert copy.flags & 64
    assert not [press for press in presses(copy) if press.action in {"adopt", "post"}]
    await hall.bob.click(hall.as_message(copy), custom_id=button(shown(hall, walk), "Hedge"))
    copy = shown(hall, walk)
    (select,) = (part for part in controls(copy) if part["type"] == 3)
    (value,) = (option["value"] for option in select["options"] if option["label"] == "Anna")
    await hall.bob.select(hall.as_message(copy), [value], custom_id=select["custom_id"])
    assert "Proposed: Move › Gate › Hedge › Anna" in text(shown(hall, walk))
    assert (await hall.state(hall.first)).version == 1
    board = await said(hall)
    assert f"**1.** <@{hall.bob.id}> proposes: Move › Gate › Hedge › Anna" in board
    assert f"<@{hall.alice.id}> commands; <@" in board


async def test_a_proposal_is_adopted_and_the_log_says_whose_it_was(hall: Hall) -> None:
    carol = await advised(hall)
    reply = private(await hall.bob.slash(hall.first, "siege move", **WALK))
    assert f"<@{hall.alice.id}> may adopt it" in reply
    await said(hall)
    await hall.restart()
    assert f"<@{hall.alice.id}> commands in this game" in private(await hall.press(hall.first, "Adopt 1", carol))
    await hall.press(hall.first, "Adopt 1", hall.alice)
    state = await hall.state(hall.first)
    assert state.view["children"]["anna"] == "hedge"
    log = private(await hall.bob.slash(hall.first, "siege log"))
    assert f"(proposed by <@{hall.bob.id}>)" in log
    assert f"<@{hall.alice.id}>" in log
    assert "Adopt 1" not in labels(hall.board(hall.first))


async def test_one_adopts_twice(hall: Hall) -> None:
    await advised(hall)
    await hall.bob.slash(hall.first, "siege move", **WALK)
    await said(hall)
    custom_id = button(hall.board(hall.first), "Adopt 1")
    first, second = await hall.at_once(hall.first, (hall.alice, custom_id), (hall.alice, custom_id))
    assert (await hall.state(hall.first)).version == 2
    assert [result for result in (first, second) if result.followups]


async def test_an_old_proposal_says_that_it_is_gone(hall: Hall) -> None:
    await advised(hall)
    await hall.bob.slash(hall.first, "siege done")
    await said(hall)
    older = copy.deepcopy(hall.board(hall.first))
    await hall.bob.slash(hall.first, "siege move", **WALK)
    await said(hall)
    reply = await forged(hall, older, hall.alice, button(older, "Adopt 1"))
    assert "That proposal is gone" in private(reply), "it was replaced"
    newer = copy.deepcopy(hall.board(hall.first))
    await hall.alice.slash(hall.first, "siege move", **WALK)
    reply = await forged(hall, newer, hall.alice, button(newer, "Adopt 1"))
    assert "That proposal is gone" in private(reply), "it is done already"
    assert (await hall.state(hall.first)).version == 2
    async with hall.bot.database.read() as connection:
        assert not (await connection.execute(sa.select(proposal))).all()


async def test_a_proposal_is_withdrawn(hall: Hall) -> None:
    await advised(hall)
    asked = await hall.bob.slash(hall.first, "siege done")
    await said(hall)
    reply = await hall.press(hall.first, "Adopt 1", hall.bob)
    assert "your own proposal" in private(reply)
    await confirm(hall, reply, "Withdraw", hall.bob)
    assert "proposes" not in await said(hall)
    await confirm(hall, asked, "Withdraw", hall.bob)
    assert "proposal is gone" in text(shown(hall, asked))


async def test_only_what_is_legal_is_proposed(hall: Hall) -> None:
    await advised(hall)
    reply = private(await hall.bob.slash(hall.first, "siege fire", **{"from": "anna", "at": "gate"}))
    assert "no-cones-now" in reply
    assert "proposes" not in await said(hall)


async def test_the_stewards_advice_is_proposed_and_no_more(hall: Hall) -> None:
    await advised(hall)
    await hall.bob.slash(hall.first, "siege auto", scope="decision")
    assert f"<@{hall.bob.id}> proposes: Move › Gate › Hedge › Anna" in await said(hall)
    assert "you advise" in private(await hall.bob.slash(hall.first, "siege auto", scope="day"))
    assert "you advise" in private(await hall.press(hall.first, "House rules", hall.bob))
    assert (await hall.state(hall.first)).version == 1


async def test_the_commander_keeps_their_place_while_others_propose(hall: Hall) -> None:
    await advised(hall)
    await hall.press(hall.first, "Move", hall.alice)
    assert [label for label in labels(hall.board(hall.first)) if "Hedge" in label]
    await hall.bob.slash(hall.first, "siege done")
    await hall.env.advance_time(QUIET)
    board = hall.board(hall.first)
    assert [label for label in labels(board) if "Hedge" in label], "still in the middle of a move"
    assert f"<@{hall.bob.id}> proposes" in text(board)
    await hall.press(hall.first, "Adopt 1", hall.alice)
    assert (await hall.state(hall.first)).version == 2


async def test_many_proposals_are_one_edit(hall: Hall) -> None:
    await advised(hall)
    board = hall.board(hall.first)
    before = len(edits(hall, board))
    crowd = [person(hall, f"guest{number}") for number in range(SHOWN + 2)]
    state = await hall.state(hall.first)
    async with hall.bot.database.write() as connection:
        for user in crowd:
            await join(connection, state.id, user.id, by=1, now=state.created_at, most=MOST)
    for user in crowd:
        await user.slash(hall.first, "siege done")
    assert len(edits(hall, board)) - before == 1, "the first at once"
    await hall.env.advance_time(QUIET)
    assert len(edits(hall, board)) - before == 2, "all the others together"
    board = hall.board(hall.first)
    assert [label for label in labels(board) if "Adopt" in label] == [f"Adopt {n}" for n in range(1, SHOWN + 1)]
    assert f"**1.** <@{crowd[-1].id}>" in text(board), "the newest first"
    assert "and 2 older ones" in text(board)
    assert not discord_limits.faults_of_message({"components": board.components})


def edits(hall: Hall, board: Any) -> list[Any]:
    path = f"/messages/{board.id}"
    return [each for each in hall.env.http_requests if each.method == "PATCH" and each.path.endswith(path)]


async def test_who_gets_the_game_commands_it(hall: Hall) -> None:
    await advised(hall)
    await hall.bob.slash(hall.first, "siege done")
    asked = await hall.alice.slash(hall.first, "siege players handover", user=hall.bob)
    await confirm(hall, asked, "", hall.alice)
    assert "proposes" not in await said(hall)
    await hall.alice.slash(hall.first, "siege done")
    assert f"<@{hall.alice.id}> proposes" in await said(hall)


async def test_an_adviser_learns_that_the_commander_has_left(hall: Hall) -> None:
    await advised(hall)
    hall.guild.remove_member(hall.alice)
    assert "has left this server" in private(await hall.bob.slash(hall.first, "siege done"))


# --- whole fights ---


async def fight(hall: Hall) -> Any:
    """Let the bot play up to a question in a fight, whoever commands."""
    state = await hall.state(hall.first)
    service = hall.bot.context.service
    while state.ask is not None and not (state.progress[1] >= 1 and state.ask.kind in {"fire", "throw"}):
        state = await service.auto(state.id, version=state.version, scope="phase", actor=1)
    await hall.bot.context.board_delivery.deliver(state.id)
    return state


async def play_the_fight(hall: Hall, *players: Any) -> tuple[set[int], set[str]]:
    """Let each player in turn use the steward for their own pieces until the fight is over.

    Return the players who decided and the questions asked. A long fight is left early when all players have decided
    something and a phase has been ended together.
    """
    state, actors, asked = await hall.state(hall.first), set(), set()
    for _ in range(30):
        for user in players:
            if state.ask is None or state.progress[1] < 1:
                return actors, asked
            asked.add(state.ask.kind)
            before = state.version
            await user.slash(hall.first, "siege auto", scope="phase")
            state = await hall.state(hall.first)
            if state.version > before and state.actor is not None:
                actors.add(state.actor)
        if len(asked) > 1 and len(actors) == len(players):
            return actors, asked
    raise AssertionError("nobody could go on")


async def test_a_fight_of_two_commanders(hall: Hall) -> None:
    await powers(hall, seed="pear-20")
    await hall.bob.slash(hall.first, "siege move", **WALK)
    await order(hall, hall.alice, ("move", "gate", "trees", "cleo"))
    asked = await hall.press(hall.first, "Done", hall.alice)
    await confirm(hall, asked, "Do it", hall.alice)
    state = await hall.state(hall.first)
    assert state.ask is not None
    assert state.ask.kind == "throw"
    assert "Anna (" in private(await order(hall, hall.alice, ("fire", "anna", "hedge")))
    actors, _ = await play_the_fight(hall, hall.alice, hall.bob)
    assert actors == {hall.alice.id, hall.bob.id}


async def test_a_fight_with_an_adviser(hall: Hall) -> None:
    await advised(hall)
    await fight(hall)
    shots = 0
    state = await hall.state(hall.first)
    while state.ask is not None and state.ask.kind == "throw":
        await hall.bob.slash(hall.first, "siege auto", scope="decision")
        await hall.env.advance_time(QUIET)
        await hall.press(hall.first, "Adopt 1", hall.alice)
        state, shots = await hall.state(hall.first), shots + 1
    assert shots
    async with hall.bot.database.read() as connection:
        credited = await stored.credits_of(connection, state.id)
    assert len(credited) == shots


@pytest.mark.simcord(settle_timeout=60)
async def test_a_siege_shared_by_powers(hall: Hall) -> None:
    hall.game = "siege"
    await hall.new(hall.first, seed="pomegranate-17")
    await hall.alice.slash(hall.first, "siege players command", how="powers")
    assert len(posts(hall.board(hall.first))["options"]) == 8
    await take(hall, hall.bob, "British")
    await hall.env.advance_time(QUIET)
    board = hall.board(hall.first)
    assert f"<@{hall.bob.id}>: British" in text(board)
    assert not discord_limits.faults_of_message({"components": board.components})
    state = await fight(hall)
    assert not discord_limits.faults_of_message({"components": hall.board(hall.first).components})
    actors, asked = await play_the_fight(hall, hall.bob, hall.alice)
    assert actors == {hall.alice.id, hall.bob.id}, f"both fought, from version {state.version} on"
    assert "fire" in asked
    assert len(asked) > 1, "they have ended a phase together"


@pytest.mark.simcord(settle_timeout=60)
async def test_a_siege_with_an_adviser(hall: Hall) -> None:
    hall.game = "siege"
    await advised(hall, seed="pomegranate-17")
    state = await fight(hall)
    kinds: set[str] = set()
    for _ in range(3):
        assert state.ask is not None
        kinds.add(state.ask.kind)
        await hall.bob.slash(hall.first, "siege auto", scope="decision")
        await hall.env.advance_time(QUIET)
        board = hall.board(hall.first)
        assert not discord_limits.faults_of_message({"components": board.components})
        await hall.press(hall.first, "Adopt 1", hall.alice)
        state = await hall.state(hall.first)
    assert "fire" in kinds
    assert f"(proposed by <@{hall.bob.id}>)" in private(await hall.bob.slash(hall.first, "siege log"))


async def test_what_is_stored_survives_and_goes_with_the_game(hall: Hall) -> None:
    carol = await powers(hall)
    await hall.bob.slash(hall.first, "siege done")
    await hall.restart()
    state = await hall.state(hall.first)
    assert [commander(state, child) for child in ("anna", "ben", "cleo")] == [hall.bob.id, carol.id, hall.alice.id]
    async with hall.bot.database.write() as connection:
        await connection.execute(sa.delete(game))
        assert not (await connection.execute(sa.select(proposal))).all()
