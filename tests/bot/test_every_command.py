"""Every command runs in a running siege: no answer reveals the seed or the deck, none is in the wrong language."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands
from support import discord_limits, stress
from support.discord_play import PlayServer, button, labels, private, text

from bot.play.command_screens import command_screens
from bot.replays.drawing import Job, Result, Unshown
from engine.core.save import load
from render.catalogue import house_texts, languages
from render.language import speaking

pytestmark = pytest.mark.simcord(settle_timeout=60)  # pages are printed for the first time

README = Path(__file__).parents[2] / "README.md"
SEED = "pomegranate-17"
NEEDED: dict[str, dict[str, Any]] = {
    "auto": {"scope": "phase"},
    "move": {"from": "hanlin", "to": "nowhere"},
    "fire": {"from": "hanlin"},
    "order": {"do": "dance"},
    "rules": {"what": "6.3"},
    "board": {"text": True},
    "odds": {"text": True},
    "players command": {"how": "powers"},
    "players power": {"power": "GB"},
}
ENDS = {"resign", "new"}


def commands(group: app_commands.Group) -> list[str]:
    """Return the full name of every command in a group."""
    found: list[str] = []
    for command in group.commands:
        if isinstance(command, app_commands.Group):
            found += [f"{command.name} {inner}" for inner in commands(command)]
        else:
            found.append(command.name)
    return sorted(found)


def bodies(server: PlayServer) -> list[str]:
    """Return everything ever sent to Discord, except files."""
    return [json.dumps(request.json, ensure_ascii=False, default=str) for request in server.env.http_requests]


async def type_everything(server: PlayServer) -> None:
    """Run every command except those that start and end games, as a stranger and as the player; draw no replay."""

    async def undrawn(_: Job, *_hear: object) -> Result:
        return Unshown()

    server.bot.replays.project = undrawn  # otherwise drawn in another process
    group = server.bot.tree.get_command("siege")
    assert isinstance(group, app_commands.Group)
    tried = [name for name in commands(group) if name not in ENDS]
    assert {"log", "export", "verify", "status", "players list"} <= set(tried)
    here = (await server.state(server.first)).id
    for name in tried:
        options = dict(NEEDED.get(name, {}))
        if name == "watch":
            options |= {"game": here, "channel": server.third}
        if name in {"players add", "players remove"}:
            options["user"] = server.bob
        elif name == "players handover":
            options["user"] = server.alice
        for who in (server.bob, server.alice):
            await who.slash(server.first, f"siege {name}", **options)
    assert len(server.env.http_requests) > 2 * len(tried)


async def begun(server: PlayServer, **options: Any) -> None:
    """Return a siege of a few days."""
    server.game = "siege"
    await server.new(server.first, seed=SEED, **options)
    for scope in ("phase", "day", "day", "phase"):
        await server.alice.slash(server.first, "siege auto", scope=scope)


@pytest.mark.parametrize("language", stress.spread(languages(), of=3))
async def test_no_answer_reveals_the_seed_or_the_deck(server: PlayServer, language: str) -> None:
    await begun(server, language=language)
    await type_everything(server)
    said = bodies(server)
    state = await server.state(server.first)
    assert [body for body in said if state.seed_hash in body]
    assert not [body for body in said if SEED in body]
    deck = json.loads(bytes(load(state.row.save.encode()).state))["deck"]
    assert len(deck) > 40
    assert not [body for body in said if any(f'"{one}", "{next_}"' in body for one, next_ in pairwise(deck))]


GALLERY = 12
PUBLIC = re.compile(r".*/channels/\d+/messages(/\d+)?")
ITALIAN = re.compile(r"\b(della|sono|che|gli|nella|non|più)\b")
FRENCH = re.compile(r"\b(les|une|vous|avec|pour|dans|des)\b")
ENGLISH = re.compile(r"\b(the|and|is|are|you|your|of|with|not|this|was|has|been)\b")


def words_of(value: Any) -> list[str]:
    """Return the readable texts of a message, without commands and other code."""
    if isinstance(value, list):
        return [text for each in value for text in words_of(each)]
    if not isinstance(value, dict):
        return []
    own = [value[key] for key in ("content", "label", "placeholder", "description") if isinstance(value.get(key), str)]
    inner = [text for each in value.values() for text in words_of(each)]
    return [re.sub(r"`[^`]*`", "", text) for text in own] + inner


def reads_italian_in_a_french_server(server: PlayServer) -> None:
    def read(event: str, said: Any) -> None:
        if event == "INTERACTION_CREATE":
            said.update(locale="it", guild_locale="fr")

    server.env.backend.subscribers.insert(0, read)


def pictures_in(value: Any) -> list[dict[str, Any]]:
    """Return the pictures of a message."""
    if isinstance(value, list):
        return [item for each in value for item in pictures_in(each)]
    if not isinstance(value, dict):
        return []
    own = value["items"] if value.get("type") == GALLERY else []
    return own + [item for each in value.values() for item in pictures_in(each)]


@pytest.mark.stress
async def test_no_english_appears_where_no_one_reads_it(server: PlayServer) -> None:
    """The game is in French, and the reader's client is in Italian."""

    reads_italian_in_a_french_server(server)
    before = len(server.env.http_requests)
    await begun(server)
    assert (await server.state(server.first)).locale == "fr"
    await type_everything(server)
    requests = server.env.http_requests[before:]
    public = [text for each in requests if PUBLIC.fullmatch(each.path) for text in words_of(each.json)]
    private = [text for each in requests if not PUBLIC.fullmatch(each.path) for text in words_of(each.json)]
    assert min(len(public), len(private)) > 50
    assert not [text for text in public + private if ENGLISH.search(text)]
    assert not [text for text in public if ITALIAN.search(text)]
    assert not [text for text in private if FRENCH.search(text)]
    assert [text for text in public if FRENCH.search(text)]
    assert [text for text in private if ITALIAN.search(text)]
    pictures = [item for each in requests for item in pictures_in(each.json)]
    assert len(pictures) > 5
    assert all(0 < len(each.get("description") or "") <= discord_limits.ALT for each in pictures)


@pytest.mark.stress
async def test_suggestions_are_in_the_readers_language_and_fit(server: PlayServer) -> None:
    """Every option with suggestions is tried at the beginning, on a quiet day and in a fight."""
    reads_italian_in_a_french_server(server)
    server.game = "siege"
    await server.new(server.first, seed=SEED)
    offered = await suggested(server)
    service = server.bot.context.service
    state = await server.state(server.first)
    while state.ask is not None and (state.progress[1] < 1 or state.ask.kind not in {"fire", "march"}):
        state = await service.auto(state.id, version=state.version, scope="phase", actor=server.alice.id)
    fighting = await suggested(server)
    assert "move from" in offered
    assert set(fighting) > {"fire from", "odds what", "log day", "rules what", "order do"}
    names = [choice["name"] for found in (offered, fighting) for choices in found.values() for choice in choices]
    assert len(names) > 150
    assert not [name for name in names if ENGLISH.search(name) or FRENCH.search(name)]


@pytest.mark.parametrize("language", ["en", "it", "fr"])
async def test_the_help_names_every_command(server: PlayServer, language: str) -> None:
    """Two screens of the guide have them all, in the reader's words, and each fits a message."""
    with speaking(language):
        screens = command_screens(server.bot.tree)
        assert all(len(each) <= 3_600 for each in screens), [len(each) for each in screens]
        named = set(re.findall(r"[\w-]+", " ".join(re.findall(r"`([^`]+)`", " ".join(screens)))))
        group = server.bot.tree.get_command("siege")
        assert isinstance(group, app_commands.Group)
        words = {word for name in commands(group) for word in name.split()}
        every = words | {each.name for each in server.bot.tree.get_commands()}
        keys = (f"name-{word}" for word in every)
        assert {house_texts().text(key) for key in keys if house_texts().has(key)} <= named


async def test_the_guide_leads_to_the_commands(server: PlayServer) -> None:
    shown = await server.alice.slash(server.first, "siege help")
    assert shown.response is not None
    message = shown.response.message
    said = ""
    for _ in range(10):
        stored = server.env.backend.get_message(server.first.id, message.id)
        said += text(stored)
        if not any("Read on" in each for each in labels(stored)):
            break
        await server.alice.click(server.as_message(stored), custom_id=button(stored, "Read on"))
    assert "`/siege new`" in said


MOST_WORDS = 900


def test_the_readme_is_short_and_shows_a_channel_in_play() -> None:
    readme = README.read_text(encoding="utf-8")
    assert len(readme.split()) <= MOST_WORDS
    pictures = re.findall(r"!\[[^\]]+\]\((docs/images/[^)]+)\)", readme)
    assert len(pictures) == 2
    for each in pictures:
        assert 10_000 < (README.parent / each).stat().st_size <= 800_000, each


async def suggested(server: PlayServer) -> dict[str, list[dict[str, Any]]]:
    """Return the suggestions of each option before anything is typed, if it has any."""
    group = server.bot.tree.get_command("siege")
    assert isinstance(group, app_commands.Group)
    found = {}
    for command in group.walk_commands():
        if isinstance(command, app_commands.Group) or command.name == "new":
            continue  # at the beginning the house rules of the toy games are suggested, too
        for option in command.parameters:
            if option.autocomplete:
                name = f"siege {command.qualified_name.removeprefix('siege ')}"
                choices = await server.alice.autocomplete(server.first, name, option.display_name, "")
                assert len(choices) <= discord_limits.CHOICES
                for choice in choices:
                    assert 0 < len(choice["name"]) <= 100, choice
                    assert len(str(choice["value"])) <= 100, choice
                found[f"{command.name} {option.display_name}"] = choices
    return {name: choices for name, choices in found.items() if choices}


@pytest.mark.stress
async def test_a_whole_siege_is_played_in_direct_messages(server: PlayServer) -> None:
    """The siege runs from the first day to the verification of its dice, with nothing visible to others."""
    alice = server.alice.user
    await alice.slash("siege new", game="siege", seed=SEED)
    channel = alice.dm_channel
    for scope in ("phase", "day", "all"):
        assert private(await alice.slash("siege auto", scope=scope))
    state = await server.state(channel)
    assert (state.status, state.guild_id, state.progress[0]) == ("over", None, 54)
    assert SEED in private(await alice.slash("siege verify"))
    for board in server.messages(channel):
        assert not discord_limits.faults_of_message({"components": board.components})
