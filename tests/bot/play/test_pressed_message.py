"""A press edits its own board by its token; whatever stops that, the board comes the usual way, once."""

from __future__ import annotations

from io import BytesIO
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from discord.http import handle_message_parameters
from support.discord_play import PlayServer, button, controls, presses

from bot.ui import pressed_message
from db.schema.games import outbox

TOKEN = "/webhooks/*/messages/@original"
BOARD = "/channels/*/messages/*"


def asked(server: PlayServer, since: int) -> list[tuple[str, str]]:
    """Return what was requested of messages: by the token, or by the bot."""
    return [
        (request.method, "token" if "/webhooks/" in request.path else "bot")
        for request in server.env.http_requests[since:]
        if "/messages" in request.path
    ]


async def done(server: PlayServer) -> list[tuple[str, str]]:
    """Press «Done» on the board; return the requests."""
    since = len(server.env.http_requests)
    await server.press(server.first, "Done")
    return asked(server, since)


async def move(server: PlayServer) -> list[tuple[str, str]]:
    """Make a move by the menus; return the requests of the last press, which decides."""
    await server.press(server.first, "Move")
    await server.press(server.first, "Trees")
    since = len(server.env.http_requests)
    await server.pick(server.first, "Anna", "Cleo")
    return asked(server, since)


async def settled(server: PlayServer) -> list[bool]:
    async with server.bot.database.read() as connection:
        rows = (await connection.execute(sa.select(outbox).order_by(outbox.c.id))).mappings()
        return [row["done_at"] is not None for row in rows]


async def picture(server: PlayServer) -> bytes:
    return await server.as_message(server.board(server.first)).attachments[0].read()


@pytest.mark.stress
async def test_a_click_edits_its_board_by_its_token(server: PlayServer) -> None:
    await server.new(server.first)
    board, before = server.board(server.first).id, server.as_message(server.board(server.first)).attachments[0].id
    assert await move(server) == [("PATCH", "token")]
    assert server.board(server.first).id == board
    assert {press.version for press in presses(server.board(server.first))} == {2}
    assert (await picture(server)).startswith(b"\x89PNG")
    assert server.as_message(server.board(server.first)).attachments[0].id != before
    assert await settled(server) == [True, True]


@pytest.mark.parametrize(("status", "code"), [(404, 10015), (401, 50027), (404, 10008), (403, 50013)])
async def test_the_bot_makes_the_edit_if_discord_refuses_the_token(server: PlayServer, status: int, code: int) -> None:
    await server.new(server.first)
    board = server.board(server.first).id
    await server.press(server.first, "Move")
    await server.press(server.first, "Trees")
    server.env.inject_error("PATCH", TOKEN, status=status, code=code)
    since = len(server.env.http_requests)
    await server.pick(server.first, "Anna", "Cleo")
    assert asked(server, since) == [("PATCH", "token"), ("PATCH", "bot")]
    assert server.board(server.first).id == board
    assert {press.version for press in presses(server.board(server.first))} == {2}
    assert (await picture(server)).startswith(b"\x89PNG")
    assert await settled(server) == [True, True]


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


async def test_a_refused_picture_can_be_sent_again_at_each_retry_of_discord_py() -> None:
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


async def test_an_expired_token_is_not_tried(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    await server.new(server.first)
    monkeypatch.setattr(discord.Interaction, "is_expired", lambda _: True)
    assert await move(server) == [("PATCH", "bot")]
    assert {press.version for press in presses(server.board(server.first))} == {2}


async def test_the_sweep_makes_the_edit_after_an_outage(server: PlayServer) -> None:
    await server.new(server.first)
    board = server.board(server.first).id
    await server.press(server.first, "Move")
    await server.press(server.first, "Trees")
    server.env.inject_error("PATCH", TOKEN, status=503)
    since = len(server.env.http_requests)
    await server.pick(server.first, "Anna", "Cleo")
    assert ("PATCH", "bot") not in asked(server, since), "an outage is not a token's"
    assert await settled(server) == [True, False]
    await server.env.advance_time(60)
    assert await settled(server) == [True, True]
    assert [each.id for each in server.boards(server.first)] == [board]
    assert {press.version for press in presses(server.board(server.first))} == {2}


async def test_the_bot_posts_a_new_board_and_the_token_retires_the_clicked_one(server: PlayServer) -> None:
    await server.new(server.first)
    old = server.board(server.first).id
    assert await done(server) == [("POST", "bot"), ("GET", "token"), ("PATCH", "token")]
    assert server.board(server.first).id > old
    assert not controls(server.env.backend.get_message(server.first.id, old))


async def test_the_bot_retires_a_clicked_board_that_the_token_does_not_find(server: PlayServer) -> None:
    await server.new(server.first)
    old = server.board(server.first).id
    server.env.inject_error("GET", TOKEN, status=404, code=10015)
    assert await done(server) == [("POST", "bot"), ("GET", "token"), ("GET", "bot"), ("PATCH", "bot")]
    assert not controls(server.env.backend.get_message(server.first.id, old))


async def test_a_click_on_another_message_does_not_turn_it_into_a_board(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await server.new(server.first)
    pressed: list[Any] = []
    real = pressed_message._on
    monkeypatch.setattr(pressed_message, "_on", lambda number: pressed.append(number) or real(number))
    stray = await server.bot.get_channel(server.first.id).send("a copy")  # type: ignore[union-attr]
    stored = server.env.backend.get_message(server.first.id, stray.id)
    board = server.board(server.first)
    await server.press(server.first, "Move")
    await server.press(server.first, "Trees")
    stored.components = server.board(server.first).components
    select = next(each for each in controls(stored) if each["type"] == 3)
    since = len(server.env.http_requests)
    await server.alice.select(
        server.as_message(stored), custom_id=select["custom_id"], values=[select["options"][0]["value"]]
    )
    assert (await server.state(server.first)).version == state.version + 1
    assert pressed == [board.id]
    assert asked(server, since) == [("PATCH", "bot")]
    assert button(server.env.backend.get_message(server.first.id, board.id), "Done")
