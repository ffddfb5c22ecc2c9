"""Play by buttons and selects alone."""

from __future__ import annotations

from typing import Any

import pytest
from support.discord_play import PlayServer, button, controls, labels, private, text

from bot.boards.info_row import MORE
from bot.boards.picked import PICKED


async def test_the_board_is_posted_with_its_picture(server: PlayServer) -> None:
    await server.new(server.first)
    board = server.board(server.first)
    picture = server.as_message(board).attachments[0]
    assert (await picture.read()).startswith(b"\x89PNG")
    assert "day 1" in text(board)
    more = await server.behind(server.first, board, MORE)
    assert {"House rules", "How to play"} <= set(labels(more))


async def test_a_whole_game_is_played_with_the_advised_button(server: PlayServer) -> None:
    state = await server.new(server.first)
    clicks = 0
    while state.ask is not None:
        board = server.board(server.first)
        await server.alice.click(server.as_message(board), custom_id=controls(board)[0]["custom_id"])
        state, clicks = await server.state(server.first), clicks + 1
        assert clicks < 60
    assert state.status == "over"
    assert "apples eaten" in text(server.messages(server.first)[-1])
    assert len(server.boards(server.first)) == 1, "old boards have no buttons"


async def test_a_walk_is_ordered_by_menus(server: PlayServer) -> None:
    await server.new(server.first)
    await server.press(server.first, "Move")
    pictures = len(server.as_message(server.board(server.first)).attachments)
    assert pictures == 1, "the picture stays while the menus change"
    await server.press(server.first, "Trees")  # all children are at the gate: that question is skipped
    await server.pick(server.first, "Anna", "Cleo")
    state = await server.state(server.first)
    assert state.view["children"] == {"anna": "trees", "ben": "gate", "cleo": "trees"}


async def test_back_returns_to_the_orders(server: PlayServer) -> None:
    await server.new(server.first)
    before = labels(server.board(server.first))
    await server.press(server.first, "Move")
    await server.press(server.first, "Trees")
    await server.press(server.first, "Back")
    assert "Trees" in labels(server.board(server.first))
    await server.press(server.first, "All orders")
    assert labels(server.board(server.first)) == before
    assert (await server.state(server.first)).version == 1


async def test_a_pick_replaces_the_board_until_the_player_goes_back(server: PlayServer) -> None:
    def files() -> list[str]:
        return [file.filename for file in server.as_message(server.board(server.first)).attachments]

    await server.new(server.first)
    before, plain = files(), text(server.board(server.first))
    await server.press(server.first, "Move")
    await server.press(server.first, "Hedge")
    assert files() == [PICKED]
    assert "Seen: paths hedge" in text(server.board(server.first))
    await server.press(server.first, "All orders")
    assert files() == before
    assert text(server.board(server.first)) == plain
    await server.press(server.first, "Move")
    await server.press(server.first, "Hedge")
    await server.press(server.first, "All 3")
    assert files() == before, "what follows a decision is the board"


async def test_a_default_selection_selects_all_pieces(server: PlayServer) -> None:
    await server.new(server.first)
    await server.press(server.first, "Move")
    await server.press(server.first, "Hedge")
    await server.press(server.first, "All 3")
    assert set((await server.state(server.first)).view["children"].values()) == {"hedge"}


async def test_a_double_click_is_reported(server: PlayServer) -> None:
    await server.new(server.first)
    board = server.as_message(server.board(server.first))
    custom_id = controls(server.board(server.first))[0]["custom_id"]
    first = await server.alice.click(board, custom_id=custom_id)
    assert first.acknowledged
    version = (await server.state(server.first)).version
    server.env.backend.get_message(server.first.id, board.id).components = _with_controls(server, custom_id)
    second = await server.alice.click(board, custom_id=custom_id)
    assert "already been made" in private(second)
    assert (await server.state(server.first)).version == version


def _with_controls(server: PlayServer, custom_id: str) -> list[dict[str, object]]:
    """Return the board as a slow client still shows it."""
    return [
        {"type": 10, "id": 1, "content": "An old board"},
        {
            "type": 1,
            "id": 2,
            "components": [{"type": 2, "id": 3, "style": 1, "label": "Old", "custom_id": custom_id}],
        },
    ]


async def test_simultaneous_clicks_decide_once(server: PlayServer) -> None:
    await server.new(server.first)
    done = button(server.board(server.first), "Done")
    results = await server.at_once(server.first, (server.alice, done), (server.alice, done), (server.bob, done))
    assert (await server.state(server.first)).version == 2
    told = [
        private(result) for result in results if result.followups or (result.response and result.response.ephemeral)
    ]
    assert sorted("already been made" in each for each in told) == [False, True]
    assert any("is playing this game" in each for each in told)
    assert all(result.acknowledged for result in results)
    assert len(server.boards(server.first)) == 1


async def test_a_click_is_acknowledged_before_anything_is_read(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.new(server.first)
    seen: dict[str, bool] = {}
    service, router = server.bot.context.service, server.bot.router
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
    await server.press(server.first, "Move")
    await server.press(server.first, "Trees")
    await server.pick(server.first, "Anna", "Cleo")
    await server.press(server.first, "Done")
    assert {"go", "pick", "advised"} <= set(seen)
    assert all(done for action, done in seen.items() if router._registered[action].route.edits)
