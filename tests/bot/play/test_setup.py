"""House rules before the first decision, and another game after the last."""

from __future__ import annotations

from typing import Any

import pytest
from support.discord_play import PlayServer, button, labels, private, text

from bot.boards.info_row import MORE


async def panel(server: PlayServer) -> Any:
    shown = await server.press(server.first, "House rules")
    assert shown.response is not None
    assert shown.response.ephemeral
    return shown.response.message


def stored(server: PlayServer, message: Any) -> Any:
    return server.env.backend.get_message(message.channel.id, message.id)


async def test_house_rules_can_be_changed_on_the_board(server: PlayServer) -> None:
    before = await server.new(server.first)
    message = await panel(server)
    await server.alice.select(message, ["days"])
    assert "**One**" in text(stored(server, message))
    await server.alice.click(server.as_message(stored(server, message)), label="Use these rules")
    after = await server.state(server.first)
    assert after.id == before.id
    assert after.options == {"days": "1"}
    assert after.seed_hash == before.seed_hash
    assert after.untouched
    more = await server.behind(server.first, server.board(server.first), MORE)
    assert "House rules" in labels(more), "it can be changed again"
    assert "one house rule" in text(stored(server, message))
    await server.alice.slash(server.first, "siege auto", scope="all")
    assert (await server.state(server.first)).view["day"] == 1


async def test_a_switch_cycles_and_can_be_reset(server: PlayServer) -> None:
    await server.new(server.first)
    message = await panel(server)
    for title in ("One", "Forty"):
        await server.alice.select(server.as_message(stored(server, message)), ["days"])
        assert f"**{title}**" in text(stored(server, message))
    await server.alice.click(server.as_message(stored(server, message)), label="Back to the usual rules")
    assert "No rule has been changed" in text(stored(server, message))
    await server.alice.click(server.as_message(stored(server, message)), label="Use these rules")
    assert (await server.state(server.first)).version == 1, "nothing was changed, so nothing is set up anew"


async def test_house_rules_are_fixed_after_the_first_decision(server: PlayServer) -> None:
    await server.new(server.first)
    message = await panel(server)
    await server.press(server.first, "Done")
    assert "House rules" not in labels(await server.behind(server.first, server.board(server.first), MORE))
    told = private(await server.alice.click(server.as_message(stored(server, message)), label="Use these rules"))
    assert "already been made" in told
    assert (await server.state(server.first)).options == {}


async def test_only_the_starter_uses_the_panel(server: PlayServer) -> None:
    await server.new(server.first)
    assert "is playing this game" in private(await server.press(server.first, "House rules", server.bob))


@pytest.mark.stress
async def test_another_game_can_use_the_same_dice(server: PlayServer) -> None:
    first = await server.new(server.first, seed="pear")
    await server.alice.slash(server.first, "siege auto", scope="all")
    await server.press(server.first, "Same dice again", server.bob)
    second = await server.state(server.first)
    assert second.owner_id == server.bob.id
    assert second.seed_hash == first.seed_hash
    assert second.id != first.id
    await server.bob.slash(server.first, "siege auto", scope="all")
    await server.press(server.first, "🔁 Again")
    third = await server.state(server.first)
    assert third.owner_id == server.alice.id
    assert third.seed_hash != second.seed_hash
    assert len(server.boards(server.first)) == 1


async def test_another_game_begins_only_in_a_free_channel(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege auto", scope="all")
    board = server.board(server.first)
    kept, custom_id = board.components, button(board, "🔁 Again")
    await server.press(server.first, "🔁 Again")
    board.components = kept  # a client may still show it
    told = private(await server.bob.click(server.as_message(board), custom_id=custom_id))
    assert "already has a running game" in told


async def test_the_guide_is_read_privately(server: PlayServer) -> None:
    await server.new(server.first)
    shown = await server.press(server.first, "How to play")
    assert shown.response is not None
    assert "Screen 1 of 4" in text(shown.response)
    assert labels(shown.response) == ["Read on ▶"]
    after = await server.alice.click(shown.response, custom_id=button(shown.response, "Read on"))
    said = text(after.response or shown.response)
    assert "2 · With others" in said
    assert "/campaign start" in said, "a newcomer is told what else there is"
