"""Undo in a channel: the button, the command, the confirmation before, the entry in the log after."""

from __future__ import annotations

from typing import Any

import pytest
from support import discord_limits
from support.discord_play import Hall, button, controls, labels, private, text

from bot.games.state import GameState
from engine.core.asks import Answer

FIRST: Answer = ("move", "gate", "hedge", "anna")
SECOND: Answer = ("move", "gate", "trees", "ben")


async def say(hall: Hall, *answers: Answer) -> GameState:
    """Decide by commands, so that the board is updated."""
    for answer in answers:
        do, *rest = answer
        options = dict(zip(("second", "third", "fourth", "fifth"), rest, strict=False))
        await hall.alice.slash(hall.first, "siege order", do=do, **options)
    return await hall.state(hall.first)


async def confirm(hall: Hall, asked: Any, label: str = "Take", user: Any = None) -> Any:
    """Press a button of a private confirmation."""
    message = shown(hall, asked)
    return await (user or hall.alice).click(hall.as_message(message), custom_id=button(message, label))


def shown(hall: Hall, asked: Any) -> Any:
    """Return the current private message."""
    answer = asked.response if asked.response is not None and asked.response.ephemeral else asked.followups[0]
    return hall.env.backend.get_message(hall.first.id, answer.message.id)


async def test_the_button_is_there_only_when_something_can_be_taken_back(hall: Hall) -> None:
    await hall.new(hall.first)
    assert "↶ Undo" not in labels(hall.board(hall.first))
    await say(hall, FIRST)
    assert "↶ Undo" in labels(hall.board(hall.first))
    await confirm(hall, await hall.press(hall.first, "↶ Undo"))
    assert "↶ Undo" not in labels(hall.board(hall.first))
    state = await say(hall, FIRST, ("done",))
    assert state.ask is not None
    assert state.ask.kind == "throw"
    assert "↶ Undo" in labels(hall.board(hall.first)), "no die was rolled on the way to the throws"
    await say(hall, next(state.ask.answers()))
    assert "↶ Undo" not in labels(hall.board(hall.first)), "a die was rolled"


async def test_it_says_first_what_it_takes_back(hall: Hall) -> None:
    await hall.new(hall.first)
    state = await say(hall, FIRST, SECOND)
    asked = await hall.press(hall.first, "↶ Undo")
    reply = private(asked)
    assert "Take this back?" in reply
    assert " ".join(SECOND) in reply.lower()
    assert "anna" not in reply.lower()
    assert (await hall.state(hall.first)).version == state.version, "asking does nothing"
    assert labels(shown(hall, asked)) == ["Take it back", "One step further back"]


async def test_taken_back_and_told_on_the_board(hall: Hall) -> None:
    await hall.new(hall.first)
    await say(hall, FIRST, SECOND)
    boards = len(hall.boards(hall.first))
    asked = await hall.press(hall.first, "↶ Undo")
    done = await confirm(hall, asked)
    assert done.acknowledged
    assert "Taken back:" in text(shown(hall, asked))
    assert not controls(shown(hall, asked)), "it is asked once"
    state = await hall.state(hall.first)
    assert state.view["children"] == {"anna": "hedge", "ben": "gate", "cleo": "gate"}
    board = hall.board(hall.first)
    assert f"<@{hall.alice.id}> took back:" in text(board)
    assert " ".join(SECOND) in text(board).lower()
    assert text(board).count("Walked") == 1, "what was taken back is not told any more"
    assert text(board).index("Walked") < text(board).index("took back:"), "the newest stands last"
    assert len(hall.boards(hall.first)) == boards
    assert not discord_limits.faults_of_message({"components": board.components})
    await say(hall, SECOND)
    assert "took back" not in text(hall.board(hall.first))


async def test_step_by_step_further_back(hall: Hall) -> None:
    await hall.new(hall.first)
    await say(hall, FIRST, SECOND)
    asked = await hall.press(hall.first, "↶ Undo")
    await confirm(hall, asked, "One step further")
    message = shown(hall, asked)
    assert "Take these 2 back?" in text(message)
    assert "anna" in text(message).lower()
    assert "nothing has been decided before" in text(message)
    assert labels(message) == ["Take these 2 back"]
    assert not discord_limits.faults_of_message({"components": message.components})
    await confirm(hall, asked)
    assert set((await hall.state(hall.first)).view["children"].values()) == {"gate"}


async def test_the_line_stays_while_menus_are_looked_through(hall: Hall) -> None:
    await hall.new(hall.first)
    await say(hall, FIRST)
    await confirm(hall, await hall.press(hall.first, "↶ Undo"))
    hall.bot.context.boards._briefs.clear()
    await hall.press(hall.first, "Move")
    assert "took back:" in text(hall.board(hall.first))
    await hall.restart()
    await hall.press(hall.first, "All orders")
    assert "took back:" in text(hall.board(hall.first))


async def test_the_command_asks_too(hall: Hall) -> None:
    await hall.new(hall.first)
    await say(hall, FIRST, SECOND)
    offered = await hall.alice.autocomplete(hall.first, "siege undo", "back", "")
    assert [choice["value"] for choice in offered] == [1, 2]
    assert " ".join(FIRST) in offered[1]["name"].lower()
    assert all(len(choice["name"]) <= 100 for choice in offered)
    assert await hall.bob.autocomplete(hall.first, "siege undo", "back", "") == []
    asked = await hall.alice.slash(hall.first, "siege undo", back=2)
    assert "Take these 2 back?" in private(asked)
    await confirm(hall, asked)
    assert (await hall.state(hall.first)).version == 4
    one = await hall.alice.slash(hall.first, "siege undo")
    assert "Nothing can be taken back: nothing has been decided before" in private(one)


async def test_more_steps_than_there_are_take_all_there_are(hall: Hall) -> None:
    await hall.new(hall.first)
    await say(hall, FIRST, SECOND)
    assert "Take these 2 back?" in private(await hall.alice.slash(hall.first, "siege undo", back=50))


async def test_the_stewards_stretch_is_one_step(hall: Hall) -> None:
    await hall.new(hall.first)
    await say(hall, FIRST)
    state = await hall.state(hall.first)
    await hall.alice.slash(hall.first, "siege auto", scope="phase")
    after = await hall.state(hall.first)
    gone = after.version - state.version
    asked = await hall.alice.slash(hall.first, "siege undo")
    assert private(asked).count("(the autopilot)") == gone
    await confirm(hall, asked)
    assert (await hall.state(hall.first)).view == state.view
    board = text(hall.board(hall.first))
    assert ("the autopilot’s" in board) == (gone > 1)
    assert "took back:" in board


async def test_beyond_a_die_it_is_refused_with_the_reason(hall: Hall) -> None:
    await hall.new(hall.first)
    state = await say(hall, ("done",))
    assert state.ask is not None
    await say(hall, next(state.ask.answers()))
    reply = private(await hall.alice.slash(hall.first, "siege undo"))
    assert "a cone was thrown" in reply
    assert "§3" in reply
    assert "never beyond" in reply


async def test_what_bars_the_way_leads_to_its_section(hall: Hall) -> None:
    hall.game = "siege"
    await hall.new(hall.first, seed="s7")
    await hall.alice.slash(hall.first, "siege order", do="begin")
    refused = await hall.alice.slash(hall.first, "siege undo")
    section = private(refused).split("§")[1].split(")")[0]
    message = shown(hall, refused)
    assert [label for label in labels(message) if label.startswith(f"§{section} ")] == labels(message) != []


async def test_a_late_confirmation_is_already_decided(hall: Hall) -> None:
    await hall.new(hall.first)
    await say(hall, FIRST)
    asked = await hall.press(hall.first, "↶ Undo")
    await say(hall, SECOND)
    late = await confirm(hall, asked)
    assert "already decided" in private(late)
    state = await hall.state(hall.first)
    assert (state.version, state.view["children"]["ben"]) == (3, "trees")


async def test_confirmed_twice_it_is_done_once(hall: Hall) -> None:
    await hall.new(hall.first)
    await say(hall, FIRST, SECOND)
    asked = await hall.press(hall.first, "↶ Undo")
    message = shown(hall, asked)
    custom_id = button(message, "Take")
    await hall.alice.click(hall.as_message(message), custom_id=custom_id)
    hall.env.backend.get_message(hall.first.id, message.id).components = [
        {"type": 1, "id": 1, "components": [{"type": 2, "id": 2, "style": 1, "label": "x", "custom_id": custom_id}]}
    ]
    again = await hall.alice.click(hall.as_message(message), custom_id=custom_id)
    assert "already decided" in private(again)
    assert (await hall.state(hall.first)).version == 4


async def test_who_does_not_play_is_told_so(hall: Hall) -> None:
    await hall.new(hall.first)
    state = await say(hall, FIRST)
    for result in (
        await hall.press(hall.first, "↶ Undo", hall.bob),
        await hall.bob.slash(hall.first, "siege undo"),
    ):
        assert "decides in this game" in private(result)
    assert (await hall.state(hall.first)).version == state.version


@pytest.mark.parametrize("end", ["resign", "play"])
async def test_after_the_end_nothing_is_taken_back(hall: Hall, end: str) -> None:
    await hall.new(hall.first)
    state = await say(hall, FIRST)
    if end == "resign":
        await hall.bot.context.service.resign(state.id, version=2, actor=hall.alice.id)
    else:
        await hall.alice.slash(hall.first, "siege auto", scope="all")
    assert "over" in private(await hall.alice.slash(hall.first, "siege undo"))


async def test_without_a_game_there_is_nothing(hall: Hall) -> None:
    assert "no game in this channel" in private(await hall.alice.slash(hall.second, "siege undo"))


async def test_a_restart_between_question_and_confirmation(hall: Hall) -> None:
    await hall.new(hall.first)
    await say(hall, FIRST)
    asked = await hall.press(hall.first, "↶ Undo")
    message = shown(hall, asked)
    await hall.restart()
    await hall.alice.click(hall.as_message(message), custom_id=button(message, "Take"))
    assert set((await hall.state(hall.first)).view["children"].values()) == {"gate"}


async def test_long_winded_answers_fit(hall: Hall) -> None:
    hall.game = "attic"
    await hall.new(hall.first)
    state = await hall.state(hall.first)
    for number in range(1, 16):
        assert state.ask is not None
        answer: Answer = ("put",)
        while (menu := state.ask.level(answer)) is not None:
            answer = (*answer, menu.choices[0].word)
        state = await hall.bot.context.service.decide(state.id, version=number, answer=answer, actor=hall.alice.id)
    await hall.bot.context.board_delivery.deliver(state.id)
    assert not discord_limits.faults_of_message({"components": hall.board(hall.first).components})
    asked = await hall.alice.slash(hall.first, "siege undo", back=15)
    assert not discord_limits.faults_of_message({"components": shown(hall, asked).components})
    await confirm(hall, asked)
    assert not discord_limits.faults_of_message({"components": hall.board(hall.first).components})
    offered = await hall.alice.autocomplete(hall.first, "siege undo", "back", "")
    assert all(1 <= len(choice["name"]) <= 100 for choice in offered)


async def test_in_a_siege_the_words_are_the_games(hall: Hall) -> None:
    hall.game = "siege"
    state = await hall.new(hall.first, seed="s7")
    assert state.ask is not None
    answer: Answer = ("move",)
    while (menu := state.ask.level(answer)) is not None:
        answer = (*answer, menu.choices[0].word)
    service, presenter = hall.bot.context.service, hall.bot.context.find("siege")
    await service.decide(state.id, version=1, answer=answer, actor=hall.alice.id)
    await hall.bot.context.board_delivery.deliver(state.id)
    reply = private(await hall.alice.slash(hall.first, "siege undo"))
    assert presenter.said(answer, locale="en") in reply
    await confirm(hall, await hall.press(hall.first, "↶ Undo"))
    assert presenter.said(answer, locale="en") in text(hall.board(hall.first))
    await hall.alice.slash(hall.first, "siege order", do="begin")
    refused = private(await hall.alice.slash(hall.first, "siege undo"))
    assert "§" in refused
    assert "rolled" in refused or "drawn" in refused
    log = private(await hall.alice.slash(hall.first, "siege log", day="0-1"))
    assert "took back" in log or "taken back" in log


async def test_in_an_assault_what_was_rolled_for_and_the_phase_are_named(hall: Hall) -> None:
    hall.game = "siege"
    await hall.new(hall.first, seed="s7")
    service = hall.bot.context.service
    state = await hall.state(hall.first)
    while state.ask is not None and state.ask.kind != "fire":
        state = await service.auto(state.id, version=state.version, scope="decision", actor=hall.alice.id)
    while state.ask is not None and state.ask.kind == "fire":
        state = await service.decide(state.id, version=state.version, answer=("done",), actor=hall.alice.id)
    reply = private(await hall.alice.slash(hall.first, "siege undo"))
    assert "dice have been rolled: **" in reply, "whatever was rolled for is named"
    assert "§6." in reply
    while state.ask is not None and not (await service.trail(state.id))[1].steps:
        state = await service.auto(state.id, version=state.version, scope="decision", actor=hall.alice.id)
    while state.ask is not None and ("done",) not in state.ask.answers():
        state = await service.auto(state.id, version=state.version, scope="decision", actor=hall.alice.id)
    last = (await service.trail(state.id))[1].steps[0].answers[-1]
    heading = dict(hall.bot.context.find("siege").headings(locale="en").phases)[last.step]
    reply = private(await hall.alice.slash(hall.first, "siege undo"))
    assert (heading in reply) == (len(last.answer) == 1)
