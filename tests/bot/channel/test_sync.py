"""Publishing the commands: once, and again only when they have changed."""

from __future__ import annotations

from typing import Any

import pytest
from discord import Locale, app_commands
from playing import Hall

from bot.settings import Settings
from bot.translation import CatalogueTranslator, worded
from bot.words import english


def registrations(hall: Hall) -> int:
    return sum("PUT" in str(entry) and "commands" in str(entry) for entry in hall.env.http_requests)


async def test_registered_once_and_not_again_when_nothing_has_changed(hall: Hall) -> None:
    assert registrations(hall) == 1
    await hall.restart()
    assert registrations(hall) == 1


async def test_registered_again_when_something_has_changed(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.cogs.siege import SiegeCog

    (command,) = (found for found in SiegeCog.__cog_app_commands__ if found.name == "done")
    monkeypatch.setattr(command, "_locale_description", None)
    monkeypatch.setattr(command, "description", "Stop deciding")
    await hall.restart()
    assert registrations(hall) == 2


async def test_a_refused_registration_does_not_stop_the_bot(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    await hall.new(hall.first)
    hall.env.inject_error("GET", "/applications/*/commands", status=500)
    await hall.restart()
    await hall.press(hall.first, "Done")
    assert (await hall.state(hall.first)).version == 2


async def test_one_server_can_have_the_commands_at_once(
    hall: Hall, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "guild", hall.guild.id)
    await hall.restart()
    assert any(f"/guilds/{hall.guild.id}/commands" in str(entry) for entry in hall.env.http_requests)
    await hall.new(hall.first)


async def test_commands_are_said_in_every_language_that_has_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    translator = CatalogueTranslator()
    context: Any = app_commands.TranslationContext(app_commands.TranslationContextLocation.other, None)
    key = worded("command-done")
    assert key.message == english("command-done")
    assert await translator.translate(key, Locale.american_english, context) is None
    assert await translator.translate(key, Locale.german, context) is None
    monkeypatch.setattr("render.catalogue.Catalogue.locales", lambda self: ["en", "it"])
    assert await translator.translate(key, Locale.italian, context) == english("command-done")
