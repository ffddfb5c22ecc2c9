"""Every bad input gets a clear private answer in the reader's language, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from support.discord_play import Hall, button, private

from db.schema.games import game
from render.catalogue import house_texts, languages

READS = {"en": "en-US", "it": "it", "fr": "fr"}


def reads(hall: Hall, locale: str) -> None:
    """Set the client language of everybody."""

    def told(event: str, said: Any) -> None:
        if event == "INTERACTION_CREATE":
            said.update(locale=READS[locale])

    hall.env.backend.subscribers.insert(0, told)


def said(key: str, locale: str, **facts: Any) -> str:
    return house_texts().text(key, locale=locale, **facts)


async def damage(hall: Hall) -> None:
    async with hall.bot.database.write() as connection:
        await connection.execute(sa.update(game).values(save="no save at all"))


async def given_up(hall: Hall) -> None:
    asked = await hall.alice.slash(hall.first, "siege resign")
    assert asked.response is not None
    await hall.alice.click(asked.response.message, label=said("button-resign", "en"))


async def test_a_channel_is_free_after_a_damaged_game_is_given_up(hall: Hall) -> None:
    old = await hall.new(hall.first)
    await damage(hall)
    await given_up(hall)
    new = await hall.new(hall.first)
    assert new.id != old.id
    assert new.status == "running"


async def test_what_needs_no_position_works_beside_a_damaged_save(hall: Hall) -> None:
    await hall.new(hall.first)
    await damage(hall)
    damaged = said("error-save-damaged", "en")
    assert "Cones" in private(await hall.alice.slash(hall.first, "siege rules", what="3"))
    assert damaged not in private(await hall.alice.slash(hall.first, "siege help"))
    assert f"<@{hall.alice.id}>" in private(await hall.alice.slash(hall.first, "siege players list"))
    busy = private(await hall.alice.slash(hall.first, "siege new", game=hall.game))
    assert damaged not in busy, "who asks for a new game is told whose game is there"
    assert f"<@{hall.alice.id}>" in busy


LOOKS = ("status", "board", "dice", "odds", "export", "verify", "undo", "done", "auto")


@pytest.mark.parametrize("command", LOOKS)
async def test_a_damaged_save_is_told_whatever_is_asked(hall: Hall, command: str) -> None:
    await hall.new(hall.first)
    await damage(hall)
    options = {"scope": "day"} if command == "auto" else {}
    told = private(await hall.alice.slash(hall.first, f"siege {command}", **options))
    assert said("error-save-damaged", "en") in told


@pytest.mark.parametrize("language", languages())
async def test_the_siege_refuses_in_the_readers_language(hall: Hall, language: str) -> None:
    """Unknown zones, impossible moves, the wrong phase, another person's game: each answer says what to do instead."""
    reads(hall, language)
    hall.game = "siege"
    await hall.new(hall.first, language="it" if language != "it" else "fr")
    before = await hall.state(hall.first)
    instead = house_texts().text("refused-now", locale=language, reason="", choices="").strip().rstrip(".").strip()
    for command, options in (
        ("move", {"start": "atlantis", "end": "hanlin", "what": "gb1"}),
        ("move", {"start": "hanlin", "end": "atlantis"}),
        ("fire", {"start": "hanlin"}),
        ("order", {"do": "dance"}),
        ("done", {}),
    ):
        renamed = {{"start": "from", "end": "to"}.get(name, name): value for name, value in options.items()}
        told = private(await hall.alice.slash(hall.first, f"siege {command}", **renamed))
        assert instead in told, (command, told)
    stranger = private(await hall.bob.slash(hall.first, "siege order", do="begin"))
    players = f"<@{hall.alice.id}>"
    assert stranger == said("error-not-your-game", language, count=1, players=players)
    assert (await hall.state(hall.first)).version == before.version


@pytest.mark.parametrize("language", languages())
async def test_trouble_is_told_in_the_readers_language(hall: Hall, language: str) -> None:
    reads(hall, language)
    await hall.new(hall.first)
    custom_id = button(hall.board(hall.first), said("button-calm", "en"))
    both = await hall.at_once(hall.first, (hall.alice, custom_id), (hall.alice, custom_id))
    (late,) = (each for each in both if each.followups)  # the text that was read first
    assert said("error-already-decided", language) in private(late)
    await damage(hall)
    assert said("error-save-damaged", language) in private(await hall.alice.slash(hall.first, "siege status"))
