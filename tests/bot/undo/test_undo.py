"""Undo in a channel: the button, the command, the confirmation before, the entry in the log after."""

from __future__ import annotations

from typing import Any

import pytest
from support import discord_limits
from support.discord_play import PlayServer, button, controls, labels, private, text

from bot.games.state import GameState
from engine.core.asks import Answer
from render.language import speaking

FIRST: Answer = ("move", "gate", "hedge", "anna")
SECOND: Answer = ("move", "gate", "trees", "ben")


async def say(server: PlayServer, *answers: Answer) -> GameState:
    """Decide by commands, so that the board is updated."""
    for answer in answers:
        do, *rest = answer
        options = dict(zip(("second", "third", "fourth", "fifth"), rest, strict=False))
        await server.alice.slash(server.first, "siege order", do=do, **options)
    return await server.state(server.first)


async def confirm(server: PlayServer, asked: Any, label: str = "Take", user: Any = None) -> Any:
    """Press a button of a private confirmation."""
    message = shown(server, asked)
    return await (user or server.alice).click(server.as_message(message), custom_id=button(message, label))


def shown(server: PlayServer, asked: Any) -> Any:
    """Return the current private message."""
    answer = asked.response if asked.response is not None and asked.response.ephemeral else asked.followups[0]
    return server.env.backend.get_message(server.first.id, answer.message.id)


@pytest.mark.stress
async def test_the_undo_button_is_shown_only_when_something_can_be_undone(server: PlayServer) -> None:
    await server.new(server.first)
    assert "↶ Undo" not in labels(server.board(server.first))
    await say(server, FIRST)
    assert "↶ Undo" in labels(server.board(server.first))
    await confirm(server, await server.press(server.first, "↶ Undo"))
    assert "↶ Undo" not in labels(server.board(server.first))
    state = await say(server, FIRST, ("done",))
    assert state.ask is not None
    assert state.ask.kind == "throw"
    assert "↶ Undo" in labels(server.board(server.first)), "no die was rolled on the way to the throws"
    await say(server, next(state.ask.answers()))
    assert "↶ Undo" not in labels(server.board(server.first)), "a die was rolled"


async def test_an_undo_first_lists_the_undone_answers(server: PlayServer) -> None:
    await server.new(server.first)
    state = await say(server, FIRST, SECOND)
    asked = await server.press(server.first, "↶ Undo")
    reply = private(asked)
    assert "Take this decision back?" in reply
    assert " ".join(SECOND) in reply.lower()
    assert "anna" not in reply.lower()
    assert (await server.state(server.first)).version == state.version, "asking does nothing"
    assert labels(shown(server, asked)) == ["Take it back", "One step further back"]


async def test_an_undo_is_shown_on_the_board(server: PlayServer) -> None:
    await server.new(server.first)
    await say(server, FIRST, SECOND)
    boards = len(server.boards(server.first))
    asked = await server.press(server.first, "↶ Undo")
    done = await confirm(server, asked)
    assert done.acknowledged
    assert "Taken back:" in text(shown(server, asked))
    assert not controls(shown(server, asked)), "it is asked once"
    state = await server.state(server.first)
    assert state.view["children"] == {"anna": "hedge", "ben": "gate", "cleo": "gate"}
    board = server.board(server.first)
    assert f"<@{server.alice.id}> took back:" in text(board)
    assert " ".join(SECOND) in text(board).lower()
    assert text(board).count("Walked") == 1, "what was taken back is not told any more"
    assert text(board).index("Walked") < text(board).index("took back:"), "the newest stands last"
    assert len(server.boards(server.first)) == boards
    assert not discord_limits.faults_of_message({"components": board.components})
    await say(server, SECOND)
    assert "took back" not in text(server.board(server.first))


async def test_several_steps_can_be_undone_one_by_one(server: PlayServer) -> None:
    await server.new(server.first)
    await say(server, FIRST, SECOND)
    asked = await server.press(server.first, "↶ Undo")
    await confirm(server, asked, "One step further")
    message = shown(server, asked)
    assert "Take these 2 decisions back?" in text(message)
    assert "anna" in text(message).lower()
    assert "there is no earlier decision" in text(message)
    assert labels(message) == ["Take these 2 back"]
    assert not discord_limits.faults_of_message({"components": message.components})
    await confirm(server, asked)
    assert set((await server.state(server.first)).view["children"].values()) == {"gate"}


@pytest.mark.stress
async def test_the_line_about_an_undo_stays_while_menus_are_open(server: PlayServer) -> None:
    await server.new(server.first)
    await say(server, FIRST)
    await confirm(server, await server.press(server.first, "↶ Undo"))
    server.bot.context.boards._briefs.clear()
    await server.press(server.first, "Move")
    assert "took back:" in text(server.board(server.first))
    await server.restart()
    await server.press(server.first, "All orders")
    assert "took back:" in text(server.board(server.first))


@pytest.mark.stress
async def test_the_undo_command_asks_for_confirmation(server: PlayServer) -> None:
    await server.new(server.first)
    await say(server, FIRST, SECOND)
    offered = await server.alice.autocomplete(server.first, "siege undo", "back", "")
    assert [choice["value"] for choice in offered] == [1, 2]
    assert " ".join(FIRST) in offered[1]["name"].lower()
    assert all(len(choice["name"]) <= 100 for choice in offered)
    assert await server.bob.autocomplete(server.first, "siege undo", "back", "") == []
    asked = await server.alice.slash(server.first, "siege undo", back=2)
    assert "Take these 2 decisions back?" in private(asked)
    await confirm(server, asked)
    assert (await server.state(server.first)).version == 4
    one = await server.alice.slash(server.first, "siege undo")
    assert "You can’t take anything back: there is no earlier decision" in private(one)


async def test_asking_for_too_many_steps_undoes_all(server: PlayServer) -> None:
    await server.new(server.first)
    await say(server, FIRST, SECOND)
    assert "Take these 2 decisions back?" in private(await server.alice.slash(server.first, "siege undo", back=50))


async def test_answers_of_the_steward_are_undone_as_one_step(server: PlayServer) -> None:
    await server.new(server.first)
    await say(server, FIRST)
    state = await server.state(server.first)
    await server.alice.slash(server.first, "siege auto", scope="phase")
    after = await server.state(server.first)
    gone = after.version - state.version
    asked = await server.alice.slash(server.first, "siege undo")
    assert private(asked).count("(the autopilot)") == gone
    await confirm(server, asked)
    assert (await server.state(server.first)).view == state.view
    board = text(server.board(server.first))
    assert ("the autopilot’s" in board) == (gone > 1)
    assert "took back:" in board


async def test_an_undo_beyond_a_die_is_refused_with_the_reason(server: PlayServer) -> None:
    await server.new(server.first)
    state = await say(server, ("done",))
    assert state.ask is not None
    await say(server, next(state.ask.answers()))
    reply = private(await server.alice.slash(server.first, "siege undo"))
    assert "a cone was thrown" in reply
    assert "§3" in reply
    assert "Once you have seen a die or a card" in reply


async def test_a_barred_undo_leads_to_its_section_of_the_rules(server: PlayServer) -> None:
    server.game = "siege"
    await server.new(server.first, seed="s7")
    await server.alice.slash(server.first, "siege order", do="begin")
    refused = await server.alice.slash(server.first, "siege undo")
    section = private(refused).split("§")[1].split(")")[0]
    message = shown(server, refused)
    assert [label for label in labels(message) if label.startswith(f"§{section} ")] == labels(message) != []


async def test_a_late_confirmation_is_reported_as_late(server: PlayServer) -> None:
    await server.new(server.first)
    await say(server, FIRST)
    asked = await server.press(server.first, "↶ Undo")
    await say(server, SECOND)
    late = await confirm(server, asked)
    assert not late.followups
    assert text(shown(server, asked)).startswith("You gave an order elsewhere. This is the current panel.")
    assert "Move gate trees ben" in text(shown(server, asked)), "the question as it is now"
    state = await server.state(server.first)
    assert (state.version, state.view["children"]["ben"]) == (3, "trees")


async def test_confirming_twice_undoes_once(server: PlayServer) -> None:
    await server.new(server.first)
    await say(server, FIRST, SECOND)
    asked = await server.press(server.first, "↶ Undo")
    message = shown(server, asked)
    custom_id = button(message, "Take")
    await server.alice.click(server.as_message(message), custom_id=custom_id)
    server.env.backend.get_message(server.first.id, message.id).components = [
        {"type": 1, "id": 1, "components": [{"type": 2, "id": 2, "style": 1, "label": "x", "custom_id": custom_id}]}
    ]
    again = await server.alice.click(server.as_message(message), custom_id=custom_id)
    assert not again.followups
    assert text(shown(server, asked)).startswith("You gave an order elsewhere.")
    assert (await server.state(server.first)).version == 4


async def test_a_user_who_does_not_play_is_refused(server: PlayServer) -> None:
    await server.new(server.first)
    state = await say(server, FIRST)
    for result in (
        await server.press(server.first, "↶ Undo", server.bob),
        await server.bob.slash(server.first, "siege undo"),
    ):
        assert "is playing this game" in private(result)
    assert (await server.state(server.first)).version == state.version


@pytest.mark.stress("resign")
@pytest.mark.parametrize("end", ["resign", "play"])
async def test_an_undo_after_the_end_is_refused(server: PlayServer, end: str) -> None:
    await server.new(server.first)
    state = await say(server, FIRST)
    if end == "resign":
        await server.bot.context.service.resign(state.id, version=2, actor=server.alice.id)
    else:
        await server.alice.slash(server.first, "siege auto", scope="all")
    assert "over" in private(await server.alice.slash(server.first, "siege undo"))


async def test_an_undo_without_a_game_is_refused(server: PlayServer) -> None:
    assert "no game in this channel" in private(await server.alice.slash(server.second, "siege undo"))


async def test_an_undo_can_be_confirmed_after_a_restart(server: PlayServer) -> None:
    await server.new(server.first)
    await say(server, FIRST)
    asked = await server.press(server.first, "↶ Undo")
    message = shown(server, asked)
    await server.restart()
    await server.alice.click(server.as_message(message), custom_id=button(message, "Take"))
    assert set((await server.state(server.first)).view["children"].values()) == {"gate"}


@pytest.mark.stress
async def test_long_winded_answers_fit(server: PlayServer) -> None:
    server.game = "attic"
    await server.new(server.first)
    state = await server.state(server.first)
    for number in range(1, 16):
        assert state.ask is not None
        answer: Answer = ("put",)
        while (menu := state.ask.level(answer)) is not None:
            answer = (*answer, menu.choices[0].word)
        state = await server.bot.context.service.decide(state.id, version=number, answer=answer, actor=server.alice.id)
    await server.bot.context.board_delivery.deliver(state.id)
    assert not discord_limits.faults_of_message({"components": server.board(server.first).components})
    asked = await server.alice.slash(server.first, "siege undo", back=15)
    assert not discord_limits.faults_of_message({"components": shown(server, asked).components})
    await confirm(server, asked)
    assert not discord_limits.faults_of_message({"components": server.board(server.first).components})
    offered = await server.alice.autocomplete(server.first, "siege undo", "back", "")
    assert all(1 <= len(choice["name"]) <= 100 for choice in offered)


@pytest.mark.stress
async def test_an_undo_in_a_siege_uses_the_texts_of_the_game(server: PlayServer) -> None:
    server.game = "siege"
    state = await server.new(server.first, seed="s7")
    service, presenter = server.bot.context.service, server.bot.context.find("siege")
    for _ in range(2):  # the first board has no reports
        assert state.ask is not None
        answer: Answer = ("move",)
        while (menu := state.ask.level(answer)) is not None:
            answer = (*answer, menu.choices[0].word)
        state = await service.decide(state.id, version=state.version, answer=answer, actor=server.alice.id)
    await server.bot.context.board_delivery.deliver(state.id)
    reply = private(await server.alice.slash(server.first, "siege undo"))
    with speaking("en"):
        assert presenter.answer_text(answer) in reply
        await confirm(server, await server.press(server.first, "↶ Undo"))
        assert presenter.answer_text(answer) in text(server.board(server.first))
    await server.alice.slash(server.first, "siege order", do="begin")
    refused = private(await server.alice.slash(server.first, "siege undo"))
    assert "§" in refused
    assert "rolled" in refused or "drawn" in refused
    log = private(await server.alice.slash(server.first, "siege log", day="0-1"))
    assert "took back" in log or "taken back" in log


@pytest.mark.stress
async def test_a_barred_undo_in_an_assault_names_the_roll_and_the_phase(server: PlayServer) -> None:
    server.game = "siege"
    await server.new(server.first, seed="s7")
    service = server.bot.context.service
    state = await server.state(server.first)
    while state.ask is not None and state.ask.kind != "fire":
        state = await service.auto(state.id, version=state.version, scope="decision", actor=server.alice.id)
    while state.ask is not None and state.ask.kind == "fire":
        state = await service.decide(state.id, version=state.version, answer=("done",), actor=server.alice.id)
    reply = private(await server.alice.slash(server.first, "siege undo"))
    assert "dice have been rolled: **" in reply, "whatever was rolled for is named"
    assert "§6." in reply
    while state.ask is not None and not (await service.undo_stack(state.id))[1].steps:
        state = await service.auto(state.id, version=state.version, scope="decision", actor=server.alice.id)
    while state.ask is not None and ("done",) not in state.ask.answers():
        state = await service.auto(state.id, version=state.version, scope="decision", actor=server.alice.id)
    last = (await service.undo_stack(state.id))[1].steps[0].answers[-1]
    with speaking("en"):
        heading = dict(server.bot.context.find("siege").headings().phases)[last.step]
    reply = private(await server.alice.slash(server.first, "siege undo"))
    assert (heading in reply) == (len(last.answer) == 1)
