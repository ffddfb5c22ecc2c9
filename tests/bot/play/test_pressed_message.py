"""A press edits its own board by its token; whatever stops that, the board comes the usual way, once."""

from __future__ import annotations

from io import BytesIO
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from discord.http import handle_message_parameters
from support.discord_play import Hall, button, controls, presses

from bot.ui import pressed_message
from db.schema.games import outbox

TOKEN = "/webhooks/*/messages/@original"
BOARD = "/channels/*/messages/*"


def asked(hall: Hall, since: int) -> list[tuple[str, str]]:
    """Return what was requested of messages: by the token, or by the bot."""
    return [
        (request.method, "token" if "/webhooks/" in request.path else "bot")
        for request in hall.env.http_requests[since:]
        if "/messages" in request.path
    ]


async def done(hall: Hall) -> list[tuple[str, str]]:
    """Press «Done» on the board; return the requests."""
    since = len(hall.env.http_requests)
    await hall.press(hall.first, "Done")
    return asked(hall, since)


async def move(hall: Hall) -> list[tuple[str, str]]:
    """Make a move by the menus; return the requests of the last press, which decides."""
    await hall.press(hall.first, "Move")
    await hall.press(hall.first, "Trees")
    since = len(hall.env.http_requests)
    await hall.pick(hall.first, "Anna", "Cleo")
    return asked(hall, since)


async def settled(hall: Hall) -> list[bool]:
    async with hall.bot.database.read() as connection:
        rows = (await connection.execute(sa.select(outbox).order_by(outbox.c.id))).mappings()
        return [row["done_at"] is not None for row in rows]


async def picture(hall: Hall) -> bytes:
    return await hall.as_message(hall.board(hall.first)).attachments[0].read()


async def test_a_press_edits_its_board_by_its_token(hall: Hall) -> None:
    await hall.new(hall.first)
    board, before = hall.board(hall.first).id, hall.as_message(hall.board(hall.first)).attachments[0].id
    assert await move(hall) == [("PATCH", "token")]
    assert hall.board(hall.first).id == board
    assert {press.version for press in presses(hall.board(hall.first))} == {2}
    assert (await picture(hall)).startswith(b"\x89PNG")
    assert hall.as_message(hall.board(hall.first)).attachments[0].id != before
    assert await settled(hall) == [True, True]


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027), (404, 10008), (403, 50013)])
async def test_a_token_that_discord_refuses_leaves_the_edit_to_the_bot(hall: Hall, status: int, code: int) -> None:
    await hall.new(hall.first)
    board = hall.board(hall.first).id
    await hall.press(hall.first, "Move")
    await hall.press(hall.first, "Trees")
    hall.env.inject_error("PATCH", TOKEN, status=status, code=code)
    since = len(hall.env.http_requests)
    await hall.pick(hall.first, "Anna", "Cleo")
    assert asked(hall, since) == [("PATCH", "token"), ("PATCH", "bot")]
    assert hall.board(hall.first).id == board
    assert {press.version for press in presses(hall.board(hall.first))} == {2}
    assert (await picture(hall)).startswith(b"\x89PNG")
    assert await settled(hall) == [True, True]


class _Refusing:
    """A press whose token Discord refuses after it has taken the files, which discord.py then gives up."""

    message = SimpleNamespace(id=7)

    def is_expired(self) -> bool:
        return False

    async def edit_original_response(self, *, attachments: list[discord.File], **_: object) -> None:
        with handle_message_parameters(attachments=attachments) as sent:
            for file in sent.files or ():
                file.fp.read()
                file.fp.close()
        raise discord.NotFound(SimpleNamespace(status=404, reason=""), {"code": 10015})  # type: ignore[arg-type]


async def test_a_refused_picture_can_be_sent_again_as_often_as_discord_py_tries() -> None:
    files = [discord.File(BytesIO(b"a board"), "board.png"), discord.File(BytesIO(b"a fight"), "fight.png")]
    with pressed_message.editing(_Refusing()):  # type: ignore[arg-type]
        assert not await pressed_message.edit_pressed(7, view=discord.ui.LayoutView(), files=files)
    with handle_message_parameters(attachments=files):
        for tried in range(2):
            for file in files:
                file.reset(seek=tried)
            assert [file.fp.read() for file in files] == [b"a board", b"a fight"]
            for file in files:
                file.fp.close()


async def test_an_expired_token_is_not_tried(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    await hall.new(hall.first)
    monkeypatch.setattr(discord.Interaction, "is_expired", lambda _: True)
    assert await move(hall) == [("PATCH", "bot")]
    assert {press.version for press in presses(hall.board(hall.first))} == {2}


async def test_a_discord_that_is_down_is_asked_by_the_sweep(hall: Hall) -> None:
    await hall.new(hall.first)
    board = hall.board(hall.first).id
    await hall.press(hall.first, "Move")
    await hall.press(hall.first, "Trees")
    hall.env.inject_error("PATCH", TOKEN, status=503)
    since = len(hall.env.http_requests)
    await hall.pick(hall.first, "Anna", "Cleo")
    assert ("PATCH", "bot") not in asked(hall, since), "an outage is not a token's"
    assert await settled(hall) == [True, False]
    await hall.env.advance_time(60)
    assert await settled(hall) == [True, True]
    assert [each.id for each in hall.boards(hall.first)] == [board]
    assert {press.version for press in presses(hall.board(hall.first))} == {2}


async def test_a_new_board_is_posted_by_the_bot_and_the_pressed_one_retired_by_the_token(hall: Hall) -> None:
    await hall.new(hall.first)
    old = hall.board(hall.first).id
    assert await done(hall) == [("POST", "bot"), ("GET", "token"), ("PATCH", "token")]
    assert hall.board(hall.first).id > old
    assert not controls(hall.env.backend.get_message(hall.first.id, old))


async def test_a_pressed_board_that_the_token_does_not_find_is_retired_by_the_bot(hall: Hall) -> None:
    await hall.new(hall.first)
    old = hall.board(hall.first).id
    hall.env.inject_error("GET", TOKEN, status=404, code=10015)
    assert await done(hall) == [("POST", "bot"), ("GET", "token"), ("GET", "bot"), ("PATCH", "bot")]
    assert not controls(hall.env.backend.get_message(hall.first.id, old))


async def test_a_press_on_another_message_does_not_edit_it_into_a_board(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await hall.new(hall.first)
    pressed: list[Any] = []
    real = pressed_message._on
    monkeypatch.setattr(pressed_message, "_on", lambda number: pressed.append(number) or real(number))
    stray = await hall.bot.get_channel(hall.first.id).send("a copy")  # type: ignore[union-attr]
    stored = hall.env.backend.get_message(hall.first.id, stray.id)
    board = hall.board(hall.first)
    await hall.press(hall.first, "Move")
    await hall.press(hall.first, "Trees")
    stored.components = hall.board(hall.first).components
    select = next(each for each in controls(stored) if each["type"] == 3)
    since = len(hall.env.http_requests)
    await hall.alice.select(
        hall.as_message(stored), custom_id=select["custom_id"], values=[select["options"][0]["value"]]
    )
    assert (await hall.state(hall.first)).version == state.version + 1
    assert pressed == [board.id]
    assert asked(hall, since) == [("PATCH", "bot")]
    assert button(hall.env.backend.get_message(hall.first.id, board.id), "Done")
