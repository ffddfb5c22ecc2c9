"""Selects on the board and the extent of the steward's play: fresh, late, after a restart, by other people."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.results import InteractionResult
from support.discord_play import PlayServer, controls, labels, presses, private, text

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


async def choose(server: PlayServer, action: str, label: str, who: Any = None) -> InteractionResult:
    board = server.board(server.first)
    part = select(board, action)
    return await (who or server.alice).select(
        server.as_message(board), [value(part, label)], custom_id=part["custom_id"]
    )


async def to_the_throws(server: PlayServer) -> GameState:
    """Play days until somebody can throw."""
    state = await server.new(server.first)
    while state.ask is not None and state.ask.kind != "throw":
        board = server.board(server.first)
        await server.alice.click(server.as_message(board), custom_id=controls(board)[0]["custom_id"])
        state = await server.state(server.first)
    assert state.ask is not None
    return state


async def test_two_picks_move_a_stack(server: PlayServer) -> None:
    await server.new(server.first)
    await choose(server, "short", "From gate")
    assert "Choose who goes" in labels(server.board(server.first))
    assert "units that the adviser suggests" in text(server.board(server.first))
    await choose(server, "short", "Trees")
    state = await server.state(server.first)
    assert state.view["children"] == {"anna": "trees", "ben": "gate", "cleo": "gate"}, "the sensible selection"
    assert state.version == 2


async def test_an_undone_pick_can_be_made_again(server: PlayServer) -> None:
    """Discord does not send the same pick in the same select twice, so the select gets a new id each time."""
    await server.new(server.first)
    seen = [select(server.board(server.first), "short")["custom_id"]]
    for _ in range(2):
        await choose(server, "short", "From gate")
        seen.append(select(server.board(server.first), "short")["custom_id"])
        await server.press(server.first, "All orders")
        seen.append(select(server.board(server.first), "short")["custom_id"])
    assert len(set(seen)) == len(seen)
    await choose(server, "short", "From gate")
    await choose(server, "short", "Trees")
    assert (await server.state(server.first)).version == 2


async def test_a_refused_pick_can_be_made_again(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    await server.new(server.first)
    await choose(server, "short", "From gate")

    async def refuse(*_: Any, **__: Any) -> None:
        raise RefusedIn(Refused("no-cones-now", rule="3"), "Not now.")

    with monkeypatch.context() as patch:
        patch.setattr(Decisions, "decide", refuse)
        before = select(server.board(server.first), "short")["custom_id"]
        told = await choose(server, "short", "Trees")
        assert "Not now." in private(told)
        board = server.board(server.first)
        assert before not in [part.get("custom_id") for part in controls(board)], "what was picked is forgotten"
    await choose(server, "short", "From gate")
    await choose(server, "short", "Trees")
    assert (await server.state(server.first)).version == 2


async def test_the_moving_units_can_still_be_chosen(server: PlayServer) -> None:
    await server.new(server.first)
    await choose(server, "short", "From gate")
    await server.press(server.first, "Choose who goes")
    await server.press(server.first, "Trees")
    await server.pick(server.first, "Ben", "Cleo")
    assert (await server.state(server.first)).view["children"] == {"anna": "gate", "ben": "trees", "cleo": "trees"}


async def test_back_leads_from_a_shortcut_to_the_menu(server: PlayServer) -> None:
    await server.new(server.first)
    before = labels(server.board(server.first))
    await choose(server, "short", "From gate")
    await server.press(server.first, "All orders")
    assert labels(server.board(server.first)) == before
    assert (await server.state(server.first)).version == 1


async def test_one_pick_fires_a_shot(server: PlayServer) -> None:
    state = await to_the_throws(server)
    part = select(server.board(server.first), "short")
    assert "Fire" not in labels(server.board(server.first)), "every throw stands in the select"
    await choose(server, "short", part["options"][0]["label"])
    after = await server.state(server.first)
    assert after.version == state.version + 1
    assert next(type(event).__name__ for event in after.events) == "Thrown"


@pytest.mark.stress
async def test_shortcuts_work_after_a_restart(server: PlayServer) -> None:
    await server.new(server.first)
    await server.restart()
    await choose(server, "short", "From gate")
    await server.restart()
    await choose(server, "short", "Hedge")
    assert (await server.state(server.first)).view["children"]["anna"] == "hedge"


async def test_a_late_pick_changes_nothing(server: PlayServer) -> None:
    await server.new(server.first)
    board = server.board(server.first)
    part = select(board, "short")
    old = (value(part, "From gate"), part["custom_id"])
    await server.alice.slash(server.first, "siege move", **{"from": "gate", "to": "hedge", "what": "anna"})
    version = (await server.state(server.first)).version
    stale = [{"type": 1, "id": 2, "components": [{**part, "id": 3}]}]
    stored = server.env.backend.get_message(server.first.id, board.id)
    stored.components = stale
    told = private(await server.alice.select(server.as_message(stored), [old[0]], custom_id=old[1]))
    assert "already been made" in told
    assert (await server.state(server.first)).version == version


async def test_a_user_who_may_not_decide_gets_a_refusal(server: PlayServer) -> None:
    await server.new(server.first)
    assert "is playing this game" in private(await choose(server, "short", "From gate", server.bob))
    await choose(server, "short", "From gate")
    assert "is playing this game" in private(await choose(server, "short", "Trees", server.bob))
    assert (await server.state(server.first)).version == 1


async def test_letting_the_adviser_decide_the_round_ends_with_the_round(server: PlayServer) -> None:
    state = await to_the_throws(server)
    await server.press(server.first, "Adviser plays this round")
    after = await server.state(server.first)
    assert after.progress != state.progress


@pytest.mark.stress
async def test_quiet_days_are_played_until_something_happens(server: PlayServer) -> None:
    state = await server.new(server.first, house_rules="days=40")
    passed = []
    while state.ask is not None and len(passed) < 6:
        if state.ask.kind == "walk":
            before = state.version
            await server.press(server.first, "Adviser plays until something happens")
            state = await server.state(server.first)
            assert state.ask is None or state.progress[1] > 0, "the calm ends where a round begins, not before"
            passed.append(state.version - before)
        else:
            await server.alice.slash(server.first, "siege auto", scope="day")
            state = await server.state(server.first)
    assert max(passed) > 2, "several decisions in one go"


async def test_a_newcomer_gets_the_hint_about_a_question_once(server: PlayServer) -> None:
    await server.new(server.first)
    assert "this is how to walk" in text(server.board(server.first))
    await choose(server, "short", "From gate")
    assert "this is how to walk" not in text(server.board(server.first)), "a menu is no place for it"
    await choose(server, "short", "Trees")
    assert "this is how to walk" not in text(server.board(server.first)), "told already"
    await server.restart()
    await server.new(server.second)
    assert "this is how to walk" not in text(server.board(server.second)), "her second game"
    await server.new(server.third, server.bob)
    assert "this is how to walk" in text(server.board(server.third)), "somebody else's first"
    await server.alice.slash(server.first, "siege auto", scope="phase")
    while (state := await server.state(server.first)).ask is not None and state.ask.kind != "throw":
        await server.alice.slash(server.first, "siege auto", scope="phase")
    assert "this is how to throw" in text(server.board(server.first))


@pytest.mark.stress
async def test_a_hint_is_kept_on_a_board_that_is_posted_again(server: PlayServer) -> None:
    await server.new(server.first)
    await server.restart()
    await server.alice.slash(server.first, "siege board")
    assert "this is how to walk" in text(server.board(server.first))
