"""`/match note`: a private note about a game, shown in `/match mine` to the one who wrote it."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from support.discord_play import PlayServer, button, private
from support.duel.room import Room

from db.schema.community import note

pytestmark = pytest.mark.duel


async def written(server: PlayServer, who: Any, text: str, **options: Any) -> str:
    """Open the form, check what it shows, and send it; return the answer."""
    form = await who.slash(server.first, "match note", **options)
    assert form.modal["title"] == "Your private note"
    return private(await who.submit_modal(form, {"note": text}))


async def stored(server: PlayServer) -> list[tuple[int, str]]:
    return [(row.user_id, row.text) for row in await server.bot.database.rows(sa.select(note))]


async def test_a_note_is_kept_shown_to_its_writer_changed_and_deleted(server: PlayServer) -> None:
    room = Room(server)
    await room.begun()
    assert "Your note is saved" in await written(server, server.alice, "Hold the *left*,\nthen @everyone")
    mine = private(await server.alice.slash(room.channel, "match mine"))
    assert "\n  Your note: Hold the \\*left\\*, then " in mine
    assert "note" not in private(await server.bob.slash(room.channel, "match mine"))
    form = await server.alice.slash(room.channel, "match note")
    assert form.modal["components"][0]["component"]["value"] == "Hold the *left*,\nthen @everyone"
    assert "Your note is saved" in await written(server, server.alice, "x" * 500)
    assert await stored(server) == [(server.alice.id, "x" * 500)]
    assert "Your note about this game has been deleted" in await written(server, server.alice, " \u200b\n")
    assert await stored(server) == []


@pytest.mark.stress
async def test_only_players_write_notes_about_their_games(server: PlayServer) -> None:
    room = Room(server)
    await room.begun()
    carol = server.guild.add_member(server.env.create_user("carol"))
    row = await room.row()
    for options in ({}, {"game": row.id}):
        assert "You are not playing any two-sided game" in private(
            await carol.slash(room.channel, "match note", **options)
        )


async def test_a_note_goes_with_its_writers_data_and_with_the_game(server: PlayServer) -> None:
    room = Room(server)
    await room.begun()
    await written(server, server.alice, "mine")
    await written(server, server.bob, "his")
    assert "One private note" in private(await server.alice.slash(room.channel, "privacy show"))
    asked = await server.alice.slash(room.channel, "privacy delete")
    answers = [*asked.followups, *([asked.response] if asked.response is not None else [])]
    for label in ("Delete my data…", "Yes, delete it for good"):
        message = server.env.backend.get_message(room.channel.id, answers[0].message.id)
        await server.alice.click(server.as_message(message), custom_id=button(message, label))
    await server.env.advance_time(1)
    assert await stored(server) == [(server.bob.id, "his")]
