"""Views of the map by button and command, in parts and by subject, for players and spectators alike."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.results import InteractionResult
from support import discord_limits
from support.discord_play import PlayServer, controls, labels, parts, private, text

from engine.core.asks import DONE


def shown(result: InteractionResult) -> Any:
    """Return the only private message with the answer."""
    answers = [*([result.response] if result.response is not None else []), *result.followups]
    found = [answer for answer in answers if answer.components]
    assert len(found) == 1
    assert found[0].ephemeral
    assert not discord_limits.faults_of_message({"components": found[0].components})
    return found[0]


def alt(message: Any) -> str:
    (media_gallery,) = (part for part in parts(message) if part["type"] == 12)
    (picture,) = media_gallery["items"]
    return str(picture["description"])


async def stored(server: PlayServer, message: Any) -> Any:
    """Return the current private message."""
    return server.env.backend.get_message(server.first.id, message.id)


async def test_the_map_button_opens_the_busiest_part_privately(server: PlayServer) -> None:
    state = await server.new(server.first)
    before = len(server.messages(server.first))
    for user in (server.alice, server.bob):
        message = shown(await server.press(server.first, "🔍 Map", user))
        assert "**Seen: happened**" in text(message)
        assert alt(message).startswith("East. Seen: happened.")
        assert labels(message) == ["Whole map", "West", "East", "Happened", "Paths"]
        assert [part["label"] for part in controls(message) if part.get("disabled")] == ["East", "Happened"]
        assert len(message.attachments) == 1
    assert len(server.messages(server.first)) == before
    assert (await server.state(server.first)).version == state.version


async def test_other_parts_and_subjects_replace_the_map_in_the_same_message(server: PlayServer) -> None:
    await server.new(server.first)
    message = shown(await server.press(server.first, "🔍 Map", server.bob))
    await server.bob.click(server.as_message(await stored(server, message)), label="Paths")
    now = await stored(server, message)
    assert "**Seen: paths gate**" in text(now)
    assert alt(now).startswith("East. ")
    await server.bob.click(server.as_message(now), label="Whole map")
    now = await stored(server, message)
    assert alt(now).startswith("Seen: paths gate.")
    assert len(now.attachments) == 1
    assert not discord_limits.faults_of_message({"components": now.components})


async def test_the_map_command_accepts_its_suggestions(server: PlayServer) -> None:
    await server.new(server.first)
    assert [c["value"] for c in await server.bob.autocomplete(server.first, "siege map", "show", "")] == [
        "happened",
        "paths",
    ]
    assert [c["value"] for c in await server.bob.autocomplete(server.first, "siege map", "of", "he")] == ["hedge"]
    assert [c["value"] for c in await server.bob.autocomplete(server.first, "siege map", "quarter", "w")] == ["w"]
    assert "**Seen: paths hedge**" in text(shown(await server.bob.slash(server.first, "siege map", of="hedge")))
    message = shown(await server.bob.slash(server.first, "siege map", show="paths", quarter="w"))
    assert alt(message).startswith("West. Seen: paths gate.")
    assert alt(shown(await server.bob.slash(server.first, "siege map"))).startswith("Seen: happened.")
    assert "not-an-option" in private(await server.bob.slash(server.first, "siege map", of="the moon"))
    assert await server.bob.autocomplete(server.second, "siege map", "show", "") == []


async def test_an_old_map_becomes_the_current_one(server: PlayServer) -> None:
    state = await server.new(server.first)
    message = shown(await server.press(server.first, "🔍 Map", server.bob))
    await server.bot.context.service.decide(state.id, version=state.version, answer=DONE, actor=server.alice.id)
    result = await server.bob.click(server.as_message(await stored(server, message)), label="Paths")
    now = await stored(server, message)
    assert text(now).startswith("The game has moved on. This is the current panel.")
    assert "**Seen: paths gate**" in text(now)
    assert not result.followups
    await server.bob.click(server.as_message(now), label="Whole map")
    assert not text(await stored(server, message)).startswith("The game"), "the current panel works"


async def test_without_its_picture_the_text_remains(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any, **__: Any) -> bytes:
        raise OSError

    await server.new(server.first)
    monkeypatch.setattr(server.bot.context.find(server.game), "overlay_picture", broken, raising=False)
    message = shown(await server.press(server.first, "🔍 Map"))
    assert "**Seen: happened**" in text(message)
    assert not [part for part in parts(message) if part["type"] == 12]
    assert not message.attachments


@pytest.mark.stress
async def test_maps_of_the_siege_work_from_end_to_end(server: PlayServer) -> None:
    server.game = "siege"
    await server.new(server.first)
    reply = text(shown(await server.bob.slash(server.first, "siege map", show="reach")))
    assert "May" in reply or "may" in reply
    zones = await server.bob.autocomplete(server.first, "siege map", "of", "colt", show="range")
    assert [choice["value"] for choice in zones] == ["colt"]
    message = shown(await server.bob.slash(server.first, "siege map", show="range", of="colt", quarter="4"))
    assert "Colt" in text(message)
    assert "Distance 1" in text(message)
    assert alt(message).startswith("South-west.")
    assert labels(message)[:5] == ["Whole map", "North-west", "North-east", "South-east", "South-west"]
