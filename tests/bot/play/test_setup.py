"""House rules before the first decision, and another game after the last."""

from __future__ import annotations

from typing import Any

from support.discord_play import Hall, button, labels, private, text


async def panel(hall: Hall) -> Any:
    shown = await hall.press(hall.first, "House rules")
    assert shown.response is not None
    assert shown.response.ephemeral
    return shown.response.message


def stored(hall: Hall, message: Any) -> Any:
    return hall.env.backend.get_message(message.channel.id, message.id)


async def test_house_rules_are_changed_on_the_board(hall: Hall) -> None:
    before = await hall.new(hall.first)
    message = await panel(hall)
    await hall.alice.select(message, ["days"])
    assert "**One**" in text(stored(hall, message))
    await hall.alice.click(hall.as_message(stored(hall, message)), label="Play by these")
    after = await hall.state(hall.first)
    assert after.id == before.id
    assert after.options == {"days": "1"}
    assert after.seed_hash == before.seed_hash
    assert after.untouched
    assert "House rules" in labels(hall.board(hall.first)), "it can be changed again"
    assert "one house rule" in text(stored(hall, message))
    await hall.alice.slash(hall.first, "siege auto", scope="all")
    assert (await hall.state(hall.first)).view["day"] == 1


async def test_a_switch_goes_round_and_back_to_the_usual(hall: Hall) -> None:
    await hall.new(hall.first)
    message = await panel(hall)
    for title in ("One", "Forty"):
        await hall.alice.select(hall.as_message(stored(hall, message)), ["days"])
        assert f"**{title}**" in text(stored(hall, message))
    await hall.alice.click(hall.as_message(stored(hall, message)), label="Back to the usual rules")
    assert "as usual" in text(stored(hall, message))
    await hall.alice.click(hall.as_message(stored(hall, message)), label="Play by these")
    assert (await hall.state(hall.first)).version == 1, "nothing was changed, so nothing is set up anew"


async def test_after_the_first_decision_it_is_too_late(hall: Hall) -> None:
    await hall.new(hall.first)
    message = await panel(hall)
    await hall.press(hall.first, "Done")
    assert "House rules" not in labels(hall.board(hall.first))
    told = private(await hall.alice.click(hall.as_message(stored(hall, message)), label="Play by these"))
    assert "already decided" in told
    assert (await hall.state(hall.first)).options == {}


async def test_the_panel_is_the_starters(hall: Hall) -> None:
    await hall.new(hall.first)
    assert "decides in this game" in private(await hall.press(hall.first, "House rules", hall.bob))


async def test_another_game_and_the_same_dice_again(hall: Hall) -> None:
    first = await hall.new(hall.first, seed="pear")
    await hall.alice.slash(hall.first, "siege auto", scope="all")
    await hall.press(hall.first, "Same dice again", hall.bob)
    second = await hall.state(hall.first)
    assert second.owner_id == hall.bob.id
    assert second.seed_hash == first.seed_hash
    assert second.id != first.id
    await hall.bob.slash(hall.first, "siege auto", scope="all")
    await hall.press(hall.first, "Another game")
    third = await hall.state(hall.first)
    assert third.owner_id == hall.alice.id
    assert third.seed_hash != second.seed_hash
    assert len(hall.boards(hall.first)) == 1


async def test_another_game_only_where_none_is_running(hall: Hall) -> None:
    await hall.new(hall.first)
    await hall.alice.slash(hall.first, "siege auto", scope="all")
    board = hall.board(hall.first)
    kept, custom_id = board.components, button(board, "Another game")
    await hall.press(hall.first, "Another game")
    board.components = kept  # a client may still show it
    told = private(await hall.bob.click(hall.as_message(board), custom_id=custom_id))
    assert "running game already" in told


async def test_the_guide_is_read_privately(hall: Hall) -> None:
    await hall.new(hall.first)
    shown = await hall.press(hall.first, "How it is played")
    assert shown.response is not None
    assert "Screen 1 of 2" in text(shown.response)
    assert labels(shown.response) == ["Read on ▶"]
    after = await hall.alice.click(shown.response, custom_id=button(shown.response, "Read on"))
    said = text(after.response or shown.response)
    assert "2 · With others" in said
    assert "/campaign start" in said, "a newcomer is told what else there is"
