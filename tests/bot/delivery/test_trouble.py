"""Late clicks, strangers, restarts, missing permissions, and a Discord that fails."""

from __future__ import annotations

import json
import logging
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support.discord_play import PlayServer, button, controls, labels, presses, private, text

from bot.ui.custom_ids import Press
from db.schema.games import game

WALK = {"from": "gate", "to": "trees", "what": "anna"}


async def test_a_stranger_gets_a_polite_refusal(server: PlayServer) -> None:
    await server.new(server.first)
    for label in ("Move", "Done", "House rules"):
        told = private(await server.press(server.first, label, server.bob))
        assert f"<@{server.alice.id}> is playing this game" in told
    assert (await server.state(server.first)).version == 1
    assert "Move" in labels(server.board(server.first)), "the board stays as it was"


async def test_a_stranger_may_use_the_views(server: PlayServer) -> None:
    await server.new(server.first)
    assert "§2" in private(await server.press(server.first, "Why", server.bob))
    assert "gate" in private(await server.press(server.first, "Board in words", server.bob))
    assert "cones" in private(await server.press(server.first, "How to play", server.bob))
    await server.press(server.first, "Done")
    assert "dice" in private(await server.press(server.first, "🎲", server.bob)).lower()


async def test_a_click_on_an_old_board_removes_its_buttons(server: PlayServer) -> None:
    await server.new(server.first)
    old = server.as_message(server.board(server.first))
    custom_id = button(server.board(server.first), "Done")
    kept = server.env.backend.get_message(server.first.id, old.id).components
    await server.alice.slash(server.first, "siege auto", scope="day")
    stored = server.env.backend.get_message(server.first.id, old.id)
    assert not controls(stored), "the new board has retired the old one"
    stored.components = kept  # a client may still show it
    version = (await server.state(server.first)).version
    assert "already been made" in private(await server.alice.click(old, custom_id=custom_id))
    assert not controls(server.env.backend.get_message(server.first.id, old.id))
    assert (await server.state(server.first)).version == version


async def test_a_click_updates_a_stale_board(server: PlayServer) -> None:
    state = await server.new(server.first)
    board = server.board(server.first)
    custom_id = button(board, "Done")
    # The decision is stored, but its board is not posted yet.
    await server.bot.context.service.decide(
        state.id, version=1, answer=("move", "gate", "trees", "anna"), actor=server.alice.id
    )
    assert "already been made" in private(await server.alice.click(server.as_message(board), custom_id=custom_id))
    assert {press.version for press in presses(server.board(server.first))} == {2}


@pytest.mark.stress
async def test_a_game_continues_after_a_restart(server: PlayServer) -> None:
    await server.new(server.first)
    await server.press(server.first, "Move")
    before = labels(server.board(server.first))
    await server.restart()
    assert labels(server.board(server.first)) == before
    await server.press(server.first, "Trees")
    await server.pick(server.first, "Ben")
    assert (await server.state(server.first)).view["children"]["ben"] == "trees"
    await server.restart()
    while (await server.state(server.first)).ask is not None:
        board = server.board(server.first)
        await server.alice.click(server.as_message(board), custom_id=controls(board)[0]["custom_id"])
    assert len(server.boards(server.first)) == 1


async def test_a_decision_whose_board_was_lost_in_a_crash_is_shown_after_the_restart(server: PlayServer) -> None:
    state = await server.new(server.first)
    await server.bot.context.service.decide(state.id, version=1, answer=("done",), actor=server.alice.id)
    await server.restart()
    assert {press.version for press in presses(server.board(server.first))} == {2}


@pytest.mark.stress
async def test_buttons_of_other_versions_get_an_answer(server: PlayServer) -> None:
    state = await server.new(server.first)
    for custom_id in (
        Press("go", state.id, 1, "7.beef").custom_id(),
        Press("go", state.id, 1, "x9.0.beef").custom_id(),
        Press("dance", state.id, 1).custom_id(),
        "sm:b:gibberish",
    ):
        _show(server, custom_id)
        told = private(await server.alice.click(server.as_message(_last(server)), custom_id=custom_id))
        assert "already been made" in told
    gone = Press("go", "aaaaaaaa", 1).custom_id()
    _show(server, gone)
    assert "no game" in private(await server.alice.click(server.as_message(_last(server)), custom_id=gone))
    assert (await server.state(server.first)).version == 1


def _last(server: PlayServer) -> Any:
    return server.messages(server.first)[-1]


def _show(server: PlayServer, custom_id: str) -> None:
    row = {"type": 1, "id": 2, "components": [{"type": 2, "id": 3, "style": 1, "label": "x", "custom_id": custom_id}]}
    _last(server).components = [{"type": 10, "id": 1, "content": "A board"}, row]


def forbid(server: PlayServer, name: str, **permissions: bool) -> Any:
    """Create a channel in which everybody without a higher role lacks those permissions."""
    overwrite = discord.PermissionOverwrite(**permissions)
    return server.guild.create_text_channel(name, overwrites={server.guild.default_role: overwrite})


async def test_missing_permission_to_post_is_named(server: PlayServer) -> None:
    muted = forbid(server, "muted", send_messages=False)
    may = Overwrite(
        target_id=server.alice.id,
        type=OverwriteType.MEMBER,
        allow=discord.Permissions(send_messages=True).value,
        deny=0,
    )
    server.env.backend.set_overwrite(muted.id, may)  # the bot lacks the permission, she has it
    told = private(await server.alice.slash(muted, "siege new", game=server.game))
    assert "Send Messages" in told
    assert not server.messages(muted)
    server.env.backend.delete_overwrite(muted.id, server.guild.default_role.id)
    await server.alice.slash(muted, "siege board")
    assert len(server.boards(muted)) == 1, "the game was kept, and is shown once it may be"


async def test_missing_permission_for_threads_is_named(server: PlayServer) -> None:
    narrow = forbid(server, "narrow", create_public_threads=False)
    told = private(await server.alice.slash(narrow, "siege new", game=server.game, where="thread"))
    assert "Create Public Threads" in told
    assert await server.bot.context.service.running() == []


async def test_an_edit_refused_as_too_old_becomes_a_new_post(server: PlayServer) -> None:
    await server.new(server.first)
    old = server.board(server.first).id
    server.env.inject_error("PATCH", f"/channels/*/messages/{old}", status=400, code=30046)
    await server.alice.slash(server.first, "siege move", **WALK)
    assert server.board(server.first).id > old


async def test_errors_of_discord_lose_nothing(server: PlayServer) -> None:
    await server.new(server.first)
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
    told = private(await server.alice.slash(server.first, "siege move", **WALK))
    assert "is saved" in told
    assert (await server.state(server.first)).version == 2
    await server.env.advance_time(60)
    assert {press.version for press in presses(server.board(server.first))} == {2}, "the sweep has brought it"


async def test_a_forbidden_edit_names_the_missing_permission(server: PlayServer) -> None:
    await server.new(server.first)
    server.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013)
    told = private(await server.alice.slash(server.first, "siege move", **WALK))
    assert "permission" in told
    assert (await server.state(server.first)).version == 2


async def test_a_locked_database_changes_nothing(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    from db.storage.errors import DatabaseBusy, DatabaseFull

    await server.new(server.first)
    for error, word in ((DatabaseBusy("locked"), "is busy"), (DatabaseFull("full"), "disk is full")):

        async def fail(*_: object, error: Exception = error, **__: object) -> None:
            raise error

        with monkeypatch.context() as patch:
            patch.setattr(server.bot.context.service.store, "commit", fail)
            assert word in private(await server.press(server.first, "Done"))
    assert (await server.state(server.first)).version == 1
    await server.press(server.first, "Done")
    assert (await server.state(server.first)).version == 2


@pytest.mark.simcord(check_errors=False)
async def test_a_bug_shows_a_number_and_no_traceback(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await server.new(server.first)

    async def fail(*_: object, **__: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(server.bot.context.service, "decide", fail)
    monkeypatch.setattr(server.bot.context.service, "auto", fail)
    with caplog.at_level(logging.ERROR):
        told = private(await server.press(server.first, "Done"))
        typed = private(await server.alice.slash(server.first, "siege done"))
    numbers = [told.split("`")[1], typed.split("`")[1]]
    assert "secret detail" not in told + typed
    assert "Traceback" not in told + typed
    assert all(number in caplog.text for number in numbers)


@pytest.mark.stress
async def test_a_picture_that_cannot_be_drawn_does_not_stop_the_game(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    presenter = server.bot.context.find(server.game)

    def fail(*_: object, **__: object) -> bytes:
        raise ValueError("no ink")

    monkeypatch.setattr(presenter, "picture", fail, raising=False)
    await server.new(server.first)
    assert "day 1" in text(server.board(server.first))
    await server.press(server.first, "Done")
    assert (await server.state(server.first)).version == 2


@pytest.mark.parametrize(
    ("changes", "word"),
    [({"save": '{"format": 1}'}, "damaged"), ({"save": "not even text of a save"}, "damaged"), ({}, "newer version")],
)
async def test_a_game_with_an_unreadable_save_can_be_resigned(
    server: PlayServer, changes: dict[str, str], word: str
) -> None:
    state = await server.new(server.first)
    newer = json.dumps(json.loads(state.row.save) | {"format": 99})
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(game).values({"save": newer} | changes))
    for told in (
        await server.press(server.first, "Done"),
        await server.alice.slash(server.first, "siege done"),
        await server.alice.slash(server.first, "siege board"),
    ):
        assert word in private(told)
    asked = await server.alice.slash(server.first, "siege resign")
    assert asked.response is not None
    await server.alice.click(asked.response.message, label="Give the game up")
    assert await server.bot.context.service.running() == []


async def test_messages_ping_no_one(server: PlayServer) -> None:
    await server.new(server.first)
    await server.bob.slash(server.first, "siege done")
    sent = [request.json for request in server.env.http_requests if isinstance(request.json, dict)]
    bodies = [body.get("data", body) for body in sent]
    messages = [body for body in bodies if isinstance(body, dict) and body.get("components")]
    assert len(messages) >= 3
    assert all(body["allowed_mentions"] == {"parse": []} for body in messages)
