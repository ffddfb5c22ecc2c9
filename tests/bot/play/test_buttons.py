"""Play by buttons and selects alone."""

from __future__ import annotations

from typing import Any

import pytest
from support.discord_play import Hall, button, controls, labels, private, text


async def test_the_board_stands_in_the_channel_with_its_picture(hall: Hall) -> None:
    await hall.new(hall.first)
    board = hall.board(hall.first)
    picture = hall.as_message(board).attachments[0]
    assert (await picture.read()).startswith(b"\x89PNG")
    assert "day 1" in text(board)
    assert {"House rules", "How it is played"} <= set(labels(board))


async def test_a_whole_game_by_the_advised_button(hall: Hall) -> None:
    state = await hall.new(hall.first)
    clicks = 0
    while state.ask is not None:
        board = hall.board(hall.first)
        await hall.alice.click(hall.as_message(board), custom_id=controls(board)[0]["custom_id"])
        state, clicks = await hall.state(hall.first), clicks + 1
        assert clicks < 60
    assert state.status == "over"
    assert "apples eaten" in text(hall.messages(hall.first)[-1])
    assert len(hall.boards(hall.first)) == 1, "old boards have no buttons"


async def test_a_walk_by_menus(hall: Hall) -> None:
    await hall.new(hall.first)
    await hall.press(hall.first, "Move")
    pictures = len(hall.as_message(hall.board(hall.first)).attachments)
    assert pictures == 1, "the picture stays while the menus change"
    await hall.press(hall.first, "Trees")  # all children are at the gate: that question is skipped
    await hall.pick(hall.first, "Anna", "Cleo")
    state = await hall.state(hall.first)
    assert state.view["children"] == {"anna": "trees", "ben": "gate", "cleo": "trees"}


async def test_back_leads_to_the_orders_again(hall: Hall) -> None:
    await hall.new(hall.first)
    before = labels(hall.board(hall.first))
    await hall.press(hall.first, "Move")
    await hall.press(hall.first, "Trees")
    await hall.press(hall.first, "Back")
    assert "Trees" in labels(hall.board(hall.first))
    await hall.press(hall.first, "All orders")
    assert labels(hall.board(hall.first)) == before
    assert (await hall.state(hall.first)).version == 1


async def test_ready_selections_take_everybody_at_once(hall: Hall) -> None:
    await hall.new(hall.first)
    await hall.press(hall.first, "Move")
    await hall.press(hall.first, "Hedge")
    await hall.press(hall.first, "All 3")
    assert set((await hall.state(hall.first)).view["children"].values()) == {"hedge"}


async def test_a_double_click_is_told_so(hall: Hall) -> None:
    await hall.new(hall.first)
    board = hall.as_message(hall.board(hall.first))
    custom_id = controls(hall.board(hall.first))[0]["custom_id"]
    first = await hall.alice.click(board, custom_id=custom_id)
    assert first.acknowledged
    version = (await hall.state(hall.first)).version
    hall.env.backend.get_message(hall.first.id, board.id).components = _with_controls(hall, custom_id)
    second = await hall.alice.click(board, custom_id=custom_id)
    assert "already decided" in private(second)
    assert (await hall.state(hall.first)).version == version


def _with_controls(hall: Hall, custom_id: str) -> list[dict[str, object]]:
    """Return the board as a slow client still shows it."""
    return [
        {"type": 10, "id": 1, "content": "An old board"},
        {
            "type": 1,
            "id": 2,
            "components": [{"type": 2, "id": 3, "style": 1, "label": "Old", "custom_id": custom_id}],
        },
    ]


async def test_clicks_at_the_same_moment_decide_once(hall: Hall) -> None:
    await hall.new(hall.first)
    done = button(hall.board(hall.first), "Done")
    results = await hall.at_once(hall.first, (hall.alice, done), (hall.alice, done), (hall.bob, done))
    assert (await hall.state(hall.first)).version == 2
    told = [
        private(result) for result in results if result.followups or (result.response and result.response.ephemeral)
    ]
    assert sorted("already decided" in each for each in told) == [False, True]
    assert any("decides in this game" in each for each in told)
    assert all(result.acknowledged for result in results)
    assert len(hall.boards(hall.first)) == 1


async def test_a_press_is_acknowledged_before_anything_is_read(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    await hall.new(hall.first)
    seen: dict[str, bool] = {}
    service, router = hall.bot.context.service, hall.bot.router
    pressed: list[Any] = []

    def noting(action: str) -> Any:
        handle = router._registered[action].handler

        async def handler(interaction: Any, press: Any, values: Any) -> None:
            pressed.append((action, interaction))
            await handle(interaction, press, values)

        return handler

    for action in router.actions:
        router.replace(action, noting(action))
    for name in ("position", "in_play", "load", "decide", "auto"):
        real = getattr(service, name)

        async def reading(*args: Any, real: Any = real, **named: Any) -> Any:
            action, interaction = pressed[-1]
            seen[action] = seen.get(action, True) and interaction.response.is_done()
            return await real(*args, **named)

        monkeypatch.setattr(service, name, reading)
    await hall.press(hall.first, "Move")
    await hall.press(hall.first, "Trees")
    await hall.pick(hall.first, "Anna", "Cleo")
    await hall.press(hall.first, "Done")
    assert {"go", "pick", "advised"} <= set(seen)
    assert all(done for action, done in seen.items() if router._registered[action].route.edits)
