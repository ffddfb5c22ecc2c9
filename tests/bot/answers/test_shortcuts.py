"""Selects on the board and the extent of the steward's play: fresh, late, after a restart, by other people."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.results import InteractionResult
from support.discord_play import Hall, controls, labels, presses, private, text

from bot.boards.decisions import Decisions
from bot.games.state import GameState
from bot.ui.errors import RefusedIn
from engine.core.asks import Refused


def select(message: Any, action: str) -> dict[str, Any]:
    """Return the board's select with this action."""
    every = zip(controls(message), presses(message), strict=True)
    return next(part for part, press in every if press.action == action and part["type"] == 3)


def value(part: dict[str, Any], label: str) -> str:
    found: str = next(option["value"] for option in part["options"] if option["label"] == label)
    return found


async def choose(hall: Hall, action: str, label: str, who: Any = None) -> InteractionResult:
    board = hall.board(hall.first)
    part = select(board, action)
    return await (who or hall.alice).select(hall.as_message(board), [value(part, label)], custom_id=part["custom_id"])


async def to_the_throws(hall: Hall) -> GameState:
    """Play days until somebody can throw."""
    state = await hall.new(hall.first)
    while state.ask is not None and state.ask.kind != "throw":
        board = hall.board(hall.first)
        await hall.alice.click(hall.as_message(board), custom_id=controls(board)[0]["custom_id"])
        state = await hall.state(hall.first)
    assert state.ask is not None
    return state


async def test_a_stack_is_moved_by_two_picks(hall: Hall) -> None:
    await hall.new(hall.first)
    await choose(hall, "short", "From gate")
    assert "Choose who goes" in labels(hall.board(hall.first))
    assert "makes sense to send" in text(hall.board(hall.first))
    await choose(hall, "short", "Trees")
    state = await hall.state(hall.first)
    assert state.view["children"] == {"anna": "trees", "ben": "gate", "cleo": "gate"}, "the sensible selection"
    assert state.version == 2


async def test_a_pick_that_was_taken_back_can_be_made_again(hall: Hall) -> None:
    """Discord does not send the same pick in the same select twice: it is another select each time."""
    await hall.new(hall.first)
    seen = [select(hall.board(hall.first), "short")["custom_id"]]
    for _ in range(2):
        await choose(hall, "short", "From gate")
        seen.append(select(hall.board(hall.first), "short")["custom_id"])
        await hall.press(hall.first, "All orders")
        seen.append(select(hall.board(hall.first), "short")["custom_id"])
    assert len(set(seen)) == len(seen)
    await choose(hall, "short", "From gate")
    await choose(hall, "short", "Trees")
    assert (await hall.state(hall.first)).version == 2


async def test_a_refused_pick_can_be_made_again(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    await hall.new(hall.first)
    await choose(hall, "short", "From gate")

    async def refuse(*_: Any, **__: Any) -> None:
        raise RefusedIn(Refused("no-cones-now", rule="3"), "Not now.")

    with monkeypatch.context() as patch:
        patch.setattr(Decisions, "decide", refuse)
        before = select(hall.board(hall.first), "short")["custom_id"]
        told = await choose(hall, "short", "Trees")
        assert "Not now." in private(told)
        board = hall.board(hall.first)
        assert before not in [part.get("custom_id") for part in controls(board)], "what was picked is forgotten"
    await choose(hall, "short", "From gate")
    await choose(hall, "short", "Trees")
    assert (await hall.state(hall.first)).version == 2


async def test_who_goes_can_be_chosen_all_the_same(hall: Hall) -> None:
    await hall.new(hall.first)
    await choose(hall, "short", "From gate")
    await hall.press(hall.first, "Choose who goes")
    await hall.press(hall.first, "Trees")
    await hall.pick(hall.first, "Ben", "Cleo")
    assert (await hall.state(hall.first)).view["children"] == {"anna": "gate", "ben": "trees", "cleo": "trees"}


async def test_the_way_back_from_a_shortcut(hall: Hall) -> None:
    await hall.new(hall.first)
    before = labels(hall.board(hall.first))
    await choose(hall, "short", "From gate")
    await hall.press(hall.first, "All orders")
    assert labels(hall.board(hall.first)) == before
    assert (await hall.state(hall.first)).version == 1


async def test_a_shot_is_fired_by_one_pick(hall: Hall) -> None:
    state = await to_the_throws(hall)
    part = select(hall.board(hall.first), "short")
    assert "Fire" not in labels(hall.board(hall.first)), "every throw stands in the select"
    await choose(hall, "short", part["options"][0]["label"])
    after = await hall.state(hall.first)
    assert after.version == state.version + 1
    assert next(type(event).__name__ for event in after.events) == "Thrown"


async def test_shortcuts_work_after_a_restart(hall: Hall) -> None:
    await hall.new(hall.first)
    await hall.restart()
    await choose(hall, "short", "From gate")
    await hall.restart()
    await choose(hall, "short", "Hedge")
    assert (await hall.state(hall.first)).view["children"]["anna"] == "hedge"


async def test_a_late_pick_decides_nothing(hall: Hall) -> None:
    await hall.new(hall.first)
    board = hall.board(hall.first)
    part = select(board, "short")
    old = (value(part, "From gate"), part["custom_id"])
    await hall.alice.slash(hall.first, "siege move", **{"from": "gate", "to": "hedge", "what": "anna"})
    version = (await hall.state(hall.first)).version
    stale = [{"type": 1, "id": 2, "components": [{**part, "id": 3}]}]
    stored = hall.env.backend.get_message(hall.first.id, board.id)
    stored.components = stale
    told = private(await hall.alice.select(hall.as_message(stored), [old[0]], custom_id=old[1]))
    assert "already decided" in told
    assert (await hall.state(hall.first)).version == version


async def test_who_may_not_decide_is_told_so(hall: Hall) -> None:
    await hall.new(hall.first)
    assert "decides in this game" in private(await choose(hall, "short", "From gate", hall.bob))
    await choose(hall, "short", "From gate")
    assert "decides in this game" in private(await choose(hall, "short", "Trees", hall.bob))
    assert (await hall.state(hall.first)).version == 1


async def test_the_round_as_advised_ends_with_the_round(hall: Hall) -> None:
    state = await to_the_throws(hall)
    await hall.press(hall.first, "The whole round as advised")
    after = await hall.state(hall.first)
    assert after.progress != state.progress


async def test_quiet_days_are_let_run_until_something_happens(hall: Hall) -> None:
    state = await hall.new(hall.first, house_rules="days=40")
    passed = []
    while state.ask is not None and len(passed) < 6:
        if state.ask.kind == "walk":
            before = state.version
            await hall.press(hall.first, "As advised until something happens")
            state = await hall.state(hall.first)
            assert state.ask is None or state.progress[1] > 0, "the calm ends where a round begins, not before"
            passed.append(state.version - before)
        else:
            await hall.alice.slash(hall.first, "siege auto", scope="day")
            state = await hall.state(hall.first)
    assert max(passed) > 2, "several decisions in one go"


async def test_a_newcomer_is_told_once_what_a_question_is_about(hall: Hall) -> None:
    await hall.new(hall.first)
    assert "this is how to walk" in text(hall.board(hall.first))
    await choose(hall, "short", "From gate")
    assert "this is how to walk" not in text(hall.board(hall.first)), "a menu is no place for it"
    await choose(hall, "short", "Trees")
    assert "this is how to walk" not in text(hall.board(hall.first)), "told already"
    await hall.restart()
    await hall.new(hall.second)
    assert "this is how to walk" not in text(hall.board(hall.second)), "her second game"
    await hall.new(hall.third, hall.bob)
    assert "this is how to walk" in text(hall.board(hall.third)), "somebody else's first"
    await hall.alice.slash(hall.first, "siege auto", scope="phase")
    while (state := await hall.state(hall.first)).ask is not None and state.ask.kind != "throw":
        await hall.alice.slash(hall.first, "siege auto", scope="phase")
    assert "this is how to throw" in text(hall.board(hall.first))


async def test_a_lesson_stands_on_a_board_that_is_posted_anew(hall: Hall) -> None:
    await hall.new(hall.first)
    await hall.restart()
    await hall.alice.slash(hall.first, "siege board")
    assert "this is how to walk" in text(hall.board(hall.first))
