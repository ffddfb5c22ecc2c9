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
from support.discord_play import Hall, button, controls, labels, presses, private, text

from bot.ui.custom_ids import Press
from db.schema.games import game

WALK = {"from": "gate", "to": "trees", "what": "anna"}


async def test_a_stranger_is_told_politely(hall: Hall) -> None:
    await hall.new(hall.first)
    for label in ("Move", "Done", "House rules"):
        told = private(await hall.press(hall.first, label, hall.bob))
        assert f"<@{hall.alice.id}> decides" in told
    assert (await hall.state(hall.first)).version == 1
    assert "Move" in labels(hall.board(hall.first)), "the board stays as it was"


async def test_a_stranger_may_look(hall: Hall) -> None:
    await hall.new(hall.first)
    assert "§2" in private(await hall.press(hall.first, "Why", hall.bob))
    assert "gate" in private(await hall.press(hall.first, "Board in words", hall.bob))
    assert "cones" in private(await hall.press(hall.first, "How it is played", hall.bob))
    await hall.press(hall.first, "Done")
    assert "dice" in private(await hall.press(hall.first, "Dice", hall.bob)).lower()


async def test_a_click_on_an_old_board_takes_its_buttons_away(hall: Hall) -> None:
    await hall.new(hall.first)
    old = hall.as_message(hall.board(hall.first))
    custom_id = button(hall.board(hall.first), "Done")
    kept = hall.env.backend.get_message(hall.first.id, old.id).components
    await hall.alice.slash(hall.first, "siege auto", scope="day")
    stored = hall.env.backend.get_message(hall.first.id, old.id)
    assert not controls(stored), "the new board has retired the old one"
    stored.components = kept  # a client may still show it
    version = (await hall.state(hall.first)).version
    assert "already decided" in private(await hall.alice.click(old, custom_id=custom_id))
    assert not controls(hall.env.backend.get_message(hall.first.id, old.id))
    assert (await hall.state(hall.first)).version == version


async def test_a_stale_board_is_mended_by_the_click(hall: Hall) -> None:
    state = await hall.new(hall.first)
    board = hall.board(hall.first)
    custom_id = button(board, "Done")
    # The decision is stored, but its board is not posted yet.
    await hall.bot.context.service.decide(
        state.id, version=1, answer=("move", "gate", "trees", "anna"), actor=hall.alice.id
    )
    assert "already decided" in private(await hall.alice.click(hall.as_message(board), custom_id=custom_id))
    assert {press.version for press in presses(hall.board(hall.first))} == {2}


async def test_a_restart_in_the_middle(hall: Hall) -> None:
    await hall.new(hall.first)
    await hall.press(hall.first, "Move")
    before = labels(hall.board(hall.first))
    await hall.restart()
    assert labels(hall.board(hall.first)) == before
    await hall.press(hall.first, "Trees")
    await hall.pick(hall.first, "Ben")
    assert (await hall.state(hall.first)).view["children"]["ben"] == "trees"
    await hall.restart()
    while (await hall.state(hall.first)).ask is not None:
        board = hall.board(hall.first)
        await hall.alice.click(hall.as_message(board), custom_id=controls(board)[0]["custom_id"])
    assert len(hall.boards(hall.first)) == 1


async def test_a_decision_whose_board_was_lost_in_a_crash_is_shown_after_the_restart(hall: Hall) -> None:
    state = await hall.new(hall.first)
    await hall.bot.context.service.decide(state.id, version=1, answer=("done",), actor=hall.alice.id)
    await hall.restart()
    assert {press.version for press in presses(hall.board(hall.first))} == {2}


async def test_buttons_of_another_age_are_answered(hall: Hall) -> None:
    state = await hall.new(hall.first)
    for custom_id in (
        Press("go", state.id, 1, "7.beef").custom_id(),
        Press("go", state.id, 1, "x9.0.beef").custom_id(),
        Press("dance", state.id, 1).custom_id(),
        "sm:b:gibberish",
    ):
        _show(hall, custom_id)
        told = private(await hall.alice.click(hall.as_message(_last(hall)), custom_id=custom_id))
        assert "already decided" in told
    gone = Press("go", "aaaaaaaa", 1).custom_id()
    _show(hall, gone)
    assert "no game" in private(await hall.alice.click(hall.as_message(_last(hall)), custom_id=gone))
    assert (await hall.state(hall.first)).version == 1


def _last(hall: Hall) -> Any:
    return hall.messages(hall.first)[-1]


def _show(hall: Hall, custom_id: str) -> None:
    row = {"type": 1, "id": 2, "components": [{"type": 2, "id": 3, "style": 1, "label": "x", "custom_id": custom_id}]}
    _last(hall).components = [{"type": 10, "id": 1, "content": "A board"}, row]


def forbid(hall: Hall, name: str, **permissions: bool) -> Any:
    """Create a channel in which everybody without a higher role lacks those permissions."""
    overwrite = discord.PermissionOverwrite(**permissions)
    return hall.guild.create_text_channel(name, overwrites={hall.guild.default_role: overwrite})


async def test_missing_permission_to_post_is_named(hall: Hall) -> None:
    muted = forbid(hall, "muted", send_messages=False)
    may = Overwrite(
        target_id=hall.alice.id,
        type=OverwriteType.MEMBER,
        allow=discord.Permissions(send_messages=True).value,
        deny=0,
    )
    hall.env.backend.set_overwrite(muted.id, may)  # the bot lacks the permission, she has it
    told = private(await hall.alice.slash(muted, "siege new", game=hall.game))
    assert "Send Messages" in told
    assert not hall.messages(muted)
    hall.env.backend.delete_overwrite(muted.id, hall.guild.default_role.id)
    await hall.alice.slash(muted, "siege board")
    assert len(hall.boards(muted)) == 1, "the game was kept, and is shown once it may be"


async def test_missing_permission_for_threads_is_named(hall: Hall) -> None:
    narrow = forbid(hall, "narrow", create_public_threads=False)
    told = private(await hall.alice.slash(narrow, "siege new", game=hall.game, where="thread"))
    assert "Create Public Threads" in told
    assert await hall.bot.context.service.running() == []


async def test_an_edit_that_is_refused_as_too_old_becomes_a_fresh_post(hall: Hall) -> None:
    await hall.new(hall.first)
    old = hall.board(hall.first).id
    hall.env.inject_error("PATCH", f"/channels/*/messages/{old}", status=400, code=30046)
    await hall.alice.slash(hall.first, "siege move", **WALK)
    assert hall.board(hall.first).id > old


async def test_a_discord_that_fails_loses_nothing(hall: Hall) -> None:
    await hall.new(hall.first)
    hall.env.inject_error("PATCH", "/channels/*/messages/*", status=500)
    told = private(await hall.alice.slash(hall.first, "siege move", **WALK))
    assert "stored" in told
    assert (await hall.state(hall.first)).version == 2
    await hall.env.advance_time(60)
    assert {press.version for press in presses(hall.board(hall.first))} == {2}, "the sweep has brought it"


async def test_a_forbidden_edit_says_what_to_grant(hall: Hall) -> None:
    await hall.new(hall.first)
    hall.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013)
    told = private(await hall.alice.slash(hall.first, "siege move", **WALK))
    assert "permission" in told
    assert (await hall.state(hall.first)).version == 2


async def test_a_locked_database_changes_nothing(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    from db.storage.errors import DatabaseBusy, DatabaseFull

    await hall.new(hall.first)
    for error, word in ((DatabaseBusy("locked"), "in use"), (DatabaseFull("full"), "disk is full")):

        async def fail(*_: object, error: Exception = error, **__: object) -> None:
            raise error

        with monkeypatch.context() as patch:
            patch.setattr(hall.bot.context.service.store, "commit", fail)
            assert word in private(await hall.press(hall.first, "Done"))
    assert (await hall.state(hall.first)).version == 1
    await hall.press(hall.first, "Done")
    assert (await hall.state(hall.first)).version == 2


@pytest.mark.simcord(check_errors=False)
async def test_a_fault_of_the_program_shows_a_number_and_no_traceback(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await hall.new(hall.first)

    async def fail(*_: object, **__: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(hall.bot.context.service, "decide", fail)
    monkeypatch.setattr(hall.bot.context.service, "auto", fail)
    with caplog.at_level(logging.ERROR):
        told = private(await hall.press(hall.first, "Done"))
        typed = private(await hall.alice.slash(hall.first, "siege done"))
    numbers = [told.split("`")[1], typed.split("`")[1]]
    assert "secret detail" not in told + typed
    assert "Traceback" not in told + typed
    assert all(number in caplog.text for number in numbers)


async def test_a_picture_that_cannot_be_drawn_does_not_stop_the_game(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    presenter = hall.bot.context.find(hall.game)

    def fail(*_: object, **__: object) -> bytes:
        raise ValueError("no ink")

    monkeypatch.setattr(presenter, "picture", fail, raising=False)
    await hall.new(hall.first)
    assert "day 1" in text(hall.board(hall.first))
    await hall.press(hall.first, "Done")
    assert (await hall.state(hall.first)).version == 2


@pytest.mark.parametrize(
    ("changes", "word"),
    [({"save": '{"format": 1}'}, "damaged"), ({"save": "not even text of a save"}, "damaged"), ({}, "newer version")],
)
async def test_a_save_that_cannot_be_read_can_be_given_up(hall: Hall, changes: dict[str, str], word: str) -> None:
    state = await hall.new(hall.first)
    newer = json.dumps(json.loads(state.row.save) | {"format": 99})
    async with hall.bot.database.write() as connection:
        await connection.execute(sa.update(game).values({"save": newer} | changes))
    for told in (
        await hall.press(hall.first, "Done"),
        await hall.alice.slash(hall.first, "siege done"),
        await hall.alice.slash(hall.first, "siege board"),
    ):
        assert word in private(told)
    asked = await hall.alice.slash(hall.first, "siege resign")
    assert asked.response is not None
    await hall.alice.click(asked.response.message, label="Give the game up")
    assert await hall.bot.context.service.running() == []


async def test_nobody_is_mentioned(hall: Hall) -> None:
    await hall.new(hall.first)
    await hall.bob.slash(hall.first, "siege done")
    sent = [request.json for request in hall.env.http_requests if isinstance(request.json, dict)]
    bodies = [body.get("data", body) for body in sent]
    messages = [body for body in bodies if isinstance(body, dict) and body.get("components")]
    assert len(messages) >= 3
    assert all(body["allowed_mentions"] == {"parse": []} for body in messages)
