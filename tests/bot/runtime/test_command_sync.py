"""Publishing the commands: once, and again only after a change."""

from __future__ import annotations

from typing import Any

import pytest
from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Location
from support.activity import discord as simulated
from support.discord_play import PlayServer

from bot.runtime import command_sync
from bot.runtime.command_sync import payload
from bot.runtime.settings import Settings
from bot.ui.command_translation import CatalogueTranslator, worded
from bot.ui.texts import english, say


@pytest.fixture(scope="module")
def publishing() -> object:
    """Disable the cached translations here."""
    return payload


def registrations(server: PlayServer) -> int:
    return sum("PUT" in str(entry) and "commands" in str(entry) for entry in server.env.http_requests)


async def test_unchanged_commands_are_registered_once(server: PlayServer) -> None:
    assert registrations(server) == 1
    await server.restart()
    assert registrations(server) == 1


@pytest.mark.stress
async def test_changed_commands_are_registered_again(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.play.cog import PlayCommands

    (command,) = (found for found in PlayCommands.__cog_app_commands__ if found.name == "done")
    monkeypatch.setattr(command, "_locale_description", None)
    monkeypatch.setattr(command, "description", "Stop deciding")
    await server.restart()
    assert registrations(server) == 2


async def test_a_refused_registration_does_not_stop_the_bot(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.new(server.first)
    server.env.inject_error("GET", "/applications/*/commands", status=500)
    await server.restart()
    await server.press(server.first, "Done")
    assert (await server.state(server.first)).version == 2


@pytest.mark.own_bot
async def test_the_entry_point_of_an_activity_is_kept(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    from bot.play.cog import PlayCommands

    backend = server.env.backend
    entry = simulated.enable(backend)
    with simulated.activities():
        await server.restart()
        assert registrations(server) == 1, "with the entry point nothing else has changed"
        (command,) = (found for found in PlayCommands.__cog_app_commands__ if found.name == "done")
        monkeypatch.setattr(command, "_locale_description", None)
        monkeypatch.setattr(command, "description", "Stop deciding")
        await server.restart()
    assert registrations(server) == 2
    assert "Stop deciding" in str(backend.commands[None]), "Discord has taken the registration"
    (kept,) = simulated.entry_points(backend)
    assert {name: kept[name] for name in ("name", "handler", "contexts")} == {
        name: entry[name] for name in ("name", "handler", "contexts")
    }
    assert kept["default_member_permissions"] == 32


@pytest.mark.stress
async def test_one_server_can_get_the_commands_immediately(
    server: PlayServer, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "guild", server.guild.id)
    await server.restart()
    assert any(f"/guilds/{server.guild.id}/commands" in str(entry) for entry in server.env.http_requests)
    await server.new(server.first)


async def test_commands_are_for_servers_for_people_and_for_direct_messages(server: PlayServer) -> None:
    (command,) = [each for each in await payload(server.bot.tree) if each["name"] == "siege"]
    assert sorted(command["integration_types"]) == [0, 1], "a server may install the bot, and a person"
    assert sorted(command["contexts"]) == [0, 1, 2], "channels of servers, direct messages, those of other people"
    turned = command | {"contexts": [2, 0, 1], "integration_types": [1, 0]}
    assert command_sync._same([command], [turned]), "Discord may tell them in an order of its own"
    assert not command_sync._same([command], [command | {"contexts": [0]}])
    assert command_sync._same(
        command_sync._placeless([command]), [command | {"contexts": None, "integration_types": [0]}]
    )


async def test_languages_are_requested_and_compared(server: PlayServer) -> None:
    (asked,) = (
        entry for entry in server.env.http_requests if entry.method == "GET" and entry.path.endswith("/commands")
    )
    assert asked.params == {"with_localizations": "true"}
    wanted = await payload(server.bot.tree)
    fresh = await payload(server.bot.tree)
    fresh[0]["options"][0]["name_localizations"]["it"] = "altro"
    assert command_sync._same(wanted, await payload(server.bot.tree))
    assert not command_sync._same(wanted, fresh)


async def test_commands_have_names_in_every_language_with_a_file() -> None:
    translator = CatalogueTranslator()
    context: Any = app_commands.TranslationContext(Location.other, None)
    key = worded("command-done")
    assert key.message == english("command-done")
    for locale in (Locale.american_english, Locale.german):
        assert await translator.translate(key, locale, context) is None
    for locale in (Locale.italian, Locale.french):
        said = await translator.translate(key, locale, context)
        assert said == say("command-done", locale=locale.value)
        assert said != key.message


async def test_names_of_commands_and_options_are_translated() -> None:
    translator = CatalogueTranslator()
    for location, name, key in (
        (Location.command_name, "move", "name-move"),
        (Location.group_name, "siege", "name-siege"),
        (Location.parameter_name, "house_rules", "name-option-house-rules"),
    ):
        context: Any = app_commands.TranslationContext(location, None)
        said = await translator.translate(app_commands.locale_str(name), Locale.italian, context)
        assert said == say(key, locale="it") != name
    context = app_commands.TranslationContext(Location.command_name, None)
    assert await translator.translate(app_commands.locale_str("nameless"), Locale.italian, context) is None
