"""Games and answers in three languages: the choice of language, and Discord's rules for each translation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from support import duel, toygame
from support.discord_play import PlayServer, private, text

from bot.games.error_answers import permission_names
from bot.runtime.command_sync import payload
from bot.ui.texts import game_language
from render.catalogue import house_texts, languages
from render.language import speaking

OTHERS = [locale for locale in languages() if locale != "en"]
NAME = re.compile(r"[-_'\w]{1,32}")
READS = {"en": "en-US", "it": "it", "fr": "fr"}


@pytest.fixture
def orchard() -> Iterator[str]:
    """Install a game of several sides beside the toy game: then there are the commands and options of sides, too."""
    with toygame.installed() as name, duel.installed():
        yield name


def named(holder: Any, path: str = "") -> Iterator[tuple[str, list[Any]]]:
    """Yield every list of siblings: the commands of a group, the options of a command."""
    options = holder.get("options") or []
    if options:
        yield f"{path} {holder['name']}".strip(), options
    for option in options:
        yield from named(option, f"{path} {holder['name']}".strip())


async def test_every_command_and_option_has_a_name_in_every_language(server: PlayServer) -> None:
    commands = await payload(server.bot.tree)
    families = [("", commands), *(family for command in commands for family in named(command))]
    assert len(families) > 10
    for path, siblings in families:
        for locale in OTHERS:
            names = [one["name_localizations"].get(locale) for one in siblings]
            assert None not in names, (path, locale, names)
            assert len(set(names)) == len(names), (path, locale, names)
            assert all(NAME.fullmatch(name) and name == name.lower() for name in names), (path, locale, names)
            assert all(one["description_localizations"].get(locale) for one in siblings), (path, locale)


async def test_english_names_in_the_catalogue_equal_those_of_the_commands(server: PlayServer) -> None:
    commands = await payload(server.bot.tree)
    families = [siblings for command in commands for _, siblings in named(command)]
    verbs = {one["name"] for siblings in families for one in siblings if one["type"] in (1, 2)}
    verbs |= {command["name"] for command in commands}
    options = {one["name"] for siblings in families for one in siblings if one["type"] not in (1, 2)}
    context = house_texts()
    said = {key: context.text(key, locale="en") for key in context.keys(locale="en") if key.startswith("name-")}
    assert {name for key, name in said.items() if not key.startswith("name-option-")} == verbs
    assert {name for key, name in said.items() if key.startswith("name-option-")} == options
    assert all(key.endswith(name.replace("_", "-")) for key, name in said.items())


async def test_choices_are_offered_in_the_readers_language(server: PlayServer) -> None:
    commands = await payload(server.bot.tree)
    choices = [
        choice
        for command in commands
        for _, siblings in named(command)
        for option in siblings
        for choice in option.get("choices") or []
    ]
    own = {choice["value"]: choice for choice in choices if choice["value"] in languages()}
    assert {value: choice["name"] for value, choice in own.items()} == languages()
    assert not any(choice.get("name_localizations") for choice in own.values()), "a language has its own name"
    others = [choice for choice in choices if choice["value"] not in languages()]
    assert others
    assert all(set(choice["name_localizations"]) >= set(OTHERS) for choice in others)


def reads(server: PlayServer, locale: str, *, guild: str = "en-US") -> None:
    """Set the client language of everybody and the language of the server."""

    def told(event: str, said: Any) -> None:
        if event == "INTERACTION_CREATE":
            said.update(locale=READS.get(locale, locale), guild_locale=guild)

    server.env.backend.subscribers.insert(0, told)


@pytest.mark.parametrize(("guild", "language"), [("it", "it"), ("fr", "fr"), ("en-GB", "en"), ("de", "en")])
async def test_a_game_uses_the_servers_language(server: PlayServer, guild: str, language: str) -> None:
    reads(server, "fr", guild=guild)
    state = await server.new(server.first)
    assert state.locale == language


@pytest.mark.parametrize("language", languages())
async def test_a_language_can_be_chosen(server: PlayServer, language: str) -> None:
    state = await server.new(server.first, language=language)
    assert state.locale == language
    board = server.board(server.first)
    assert house_texts().text("button-more", locale=language) in str(board.components)


@pytest.mark.parametrize("language", languages())
async def test_private_answers_use_the_readers_language_and_boards_the_games(server: PlayServer, language: str) -> None:
    reads(server, language)
    other = "it" if language != "it" else "fr"
    server.game = "siege"
    state = await server.new(server.first, language=other)
    presenter = server.bot.context.find("siege")
    context, board = house_texts(), server.board(server.first)
    assert context.text("board-hash", locale=other, hash=state.seed_hash) in text(board)
    why = private(await server.press(server.first, house_texts().text("button-why", locale=language)))
    assert house_texts().text("board-advice", locale=language, what="").strip() in why, "the reason stands there"
    assert state.locale == other
    told = private(await server.alice.slash(server.first, "siege status"))
    with speaking(language):
        assert presenter.title() in str(told)
        assert presenter.status(state.view).splitlines()[1] in str(told)


async def test_a_game_in_direct_messages_uses_the_readers_language(server: PlayServer) -> None:
    class Said:
        guild_id = None
        guild_locale = None
        locale = discord.Locale.italian

    found: Any = Said()
    assert game_language(found, usual="en") == "it"
    found.locale = discord.Locale.japanese
    assert game_language(found, usual="fr") == "fr"


@pytest.mark.parametrize("language", languages())
def test_permissions_are_named_as_discord_names_them(language: str) -> None:
    with speaking(language):
        said = permission_names(["send_messages", "attach_files", "unheard_of"])
    context = house_texts()
    first, second = (context.text(f"permission-{name}", locale=language) for name in ("send-messages", "attach-files"))
    assert said == f"{first}, {second}, unheard_of"
