"""Every bad input gets a clear private answer in the reader's language, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from support.discord_play import PlayServer, button, private, reads

from db.schema.games import game
from render.catalogue import house_texts, languages


def said(key: str, locale: str, **facts: Any) -> str:
    return house_texts().text(key, locale=locale, **facts)


async def damage(server: PlayServer) -> None:
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(game).values(save="no save at all"))


async def given_up(server: PlayServer) -> None:
    asked = await server.alice.slash(server.first, "siege resign")
    assert asked.response is not None
    await server.alice.click(asked.response.message, label=said("button-resign", "en"))


async def test_a_channel_is_free_after_its_damaged_game_is_resigned(server: PlayServer) -> None:
    old = await server.new(server.first)
    await damage(server)
    await given_up(server)
    new = await server.new(server.first)
    assert new.id != old.id
    assert new.status == "running"


async def test_commands_that_need_no_position_work_with_a_damaged_save(server: PlayServer) -> None:
    await server.new(server.first)
    await damage(server)
    damaged = said("error-save-damaged", "en")
    assert "Cones" in private(await server.alice.slash(server.first, "siege rules", what="3"))
    assert damaged not in private(await server.alice.slash(server.first, "siege help"))
    assert f"<@{server.alice.id}>" in private(await server.alice.slash(server.first, "siege players list"))
    busy = private(await server.alice.slash(server.first, "siege new", game=server.game))
    assert damaged not in busy, "who asks for a new game is told whose game is there"
    assert f"<@{server.alice.id}>" in busy


LOOKS = ("status", "board", "dice", "odds", "export", "verify", "undo", "done", "auto")


@pytest.mark.parametrize("command", LOOKS)
async def test_every_command_reports_a_damaged_save(server: PlayServer, command: str) -> None:
    await server.new(server.first)
    await damage(server)
    options = {"scope": "day"} if command == "auto" else {}
    told = private(await server.alice.slash(server.first, f"siege {command}", **options))
    assert said("error-save-damaged", "en") in told


@pytest.mark.stress("en", "it")
@pytest.mark.parametrize("language", languages())
async def test_the_siege_refuses_in_the_readers_language(server: PlayServer, language: str) -> None:
    """Unknown zones, impossible moves, the wrong phase, another person's game: each answer says what to do instead."""
    reads(server, language)
    server.game = "siege"
    await server.new(server.first, language="it" if language != "it" else "fr")
    before = await server.state(server.first)
    instead = house_texts().text("refused-now", locale=language, reason="", choices="").strip().rstrip(".").strip()
    for command, options in (
        ("move", {"start": "atlantis", "end": "hanlin", "what": "gb1"}),
        ("move", {"start": "hanlin", "end": "atlantis"}),
        ("fire", {"start": "hanlin"}),
        ("order", {"do": "dance"}),
        ("done", {}),
    ):
        renamed = {{"start": "from", "end": "to"}.get(name, name): value for name, value in options.items()}
        told = private(await server.alice.slash(server.first, f"siege {command}", **renamed))
        assert instead in told, (command, told)
    stranger = private(await server.bob.slash(server.first, "siege order", do="begin"))
    players = f"<@{server.alice.id}>"
    assert stranger == said("error-not-your-game", language, count=1, players=players)
    assert (await server.state(server.first)).version == before.version


@pytest.mark.parametrize("language", languages())
async def test_problems_are_reported_in_the_readers_language(server: PlayServer, language: str) -> None:
    reads(server, language)
    await server.new(server.first)
    custom_id = button(server.board(server.first), said("button-calm", "en"))
    both = await server.at_once(server.first, (server.alice, custom_id), (server.alice, custom_id))
    (late,) = (each for each in both if each.followups)  # the text that was read first
    assert said("error-already-decided", language) in private(late)
    await damage(server)
    assert said("error-save-damaged", language) in private(await server.alice.slash(server.first, "siege status"))
