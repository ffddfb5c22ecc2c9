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
from support.discord_play import Hall, private

from bot.replays.worker import Job, Result, Unshown
from engine.core.save import load
from render.catalogue import languages

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


def bodies(hall: Hall) -> list[str]:
    """Return everything ever sent to Discord, except files."""
    return [json.dumps(request.json, ensure_ascii=False, default=str) for request in hall.env.http_requests]


async def type_everything(hall: Hall) -> None:
    """Run every command except those that start and end games, as a stranger and as the player; draw no replay."""

    async def undrawn(_: Job, *_hear: object) -> Result:
        return Unshown()

    hall.bot.replays.project = undrawn  # otherwise drawn in another process
    group = hall.bot.tree.get_command("siege")
    assert isinstance(group, app_commands.Group)
    tried = [name for name in commands(group) if name not in ENDS]
    assert {"log", "export", "verify", "status", "players list"} <= set(tried)
    here = (await hall.state(hall.first)).id
    for name in tried:
        options = dict(NEEDED.get(name, {}))
        if name == "watch":
            options |= {"game": here, "channel": hall.third}
        elif name == "unwatch":
            options["channel"] = hall.third
        if name in {"players add", "players remove"}:
            options["user"] = hall.bob
        elif name == "players handover":
            options["user"] = hall.alice
        for who in (hall.bob, hall.alice):
            await who.slash(hall.first, f"siege {name}", **options)
    assert len(hall.env.http_requests) > 2 * len(tried)


async def begun(hall: Hall, **options: Any) -> None:
    """Return a siege of a few days."""
    hall.game = "siege"
    await hall.new(hall.first, seed=SEED, **options)
    for scope in ("phase", "day", "day", "phase"):
        await hall.alice.slash(hall.first, "siege auto", scope=scope)


@pytest.mark.parametrize("language", stress.spread(languages(), of=3))
async def test_no_answer_tells_the_seed_or_the_deck(hall: Hall, language: str) -> None:
    await begun(hall, language=language)
    await type_everything(hall)
    said = bodies(hall)
    state = await hall.state(hall.first)
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


def reads_italian_in_a_french_server(hall: Hall) -> None:
    def read(event: str, said: Any) -> None:
        if event == "INTERACTION_CREATE":
            said.update(locale="it", guild_locale="fr")

    hall.env.backend.subscribers.insert(0, read)


def pictures_in(value: Any) -> list[dict[str, Any]]:
    """Return the pictures of a message."""
    if isinstance(value, list):
        return [item for each in value for item in pictures_in(each)]
    if not isinstance(value, dict):
        return []
    own = value["items"] if value.get("type") == GALLERY else []
    return own + [item for each in value.values() for item in pictures_in(each)]


async def test_where_nobody_reads_english_nothing_is_said_in_it(hall: Hall) -> None:
    """The game is in French, and the reader's client is in Italian: no text is in English."""

    reads_italian_in_a_french_server(hall)
    before = len(hall.env.http_requests)
    await begun(hall)
    assert (await hall.state(hall.first)).locale == "fr"
    await type_everything(hall)
    requests = hall.env.http_requests[before:]
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


async def test_suggestions_are_in_the_readers_language_and_fit(hall: Hall) -> None:
    """Every option with suggestions is tried at the beginning, on a quiet day and in a fight."""
    reads_italian_in_a_french_server(hall)
    hall.game = "siege"
    await hall.new(hall.first, seed=SEED)
    offered = await suggested(hall)
    service = hall.bot.context.service
    state = await hall.state(hall.first)
    while state.ask is not None and (state.progress[1] < 1 or state.ask.kind not in {"fire", "march"}):
        state = await service.auto(state.id, version=state.version, scope="phase", actor=hall.alice.id)
    fighting = await suggested(hall)
    assert "move from" in offered
    assert set(fighting) > {"fire from", "odds what", "log day", "rules what", "order do"}
    names = [choice["name"] for found in (offered, fighting) for choices in found.values() for choice in choices]
    assert len(names) > 150
    assert not [name for name in names if ENGLISH.search(name) or FRENCH.search(name)]


async def test_the_readme_names_every_command(hall: Hall) -> None:
    group = hall.bot.tree.get_command("siege")
    assert isinstance(group, app_commands.Group)
    readme = README.read_text(encoding="utf-8")
    table = readme[readme.index("## The commands") :].split("\n## ")[0]
    named = set(re.findall(r"`([a-z]+)`", table))
    words = {word for name in commands(group) for word in name.split()}
    assert words <= named, f"not in the README: {sorted(words - named)}"
    first = set(re.findall(r"`([a-z]+)`", " ".join(line.split("|")[1] for line in table.splitlines() if "|" in line)))
    assert first <= words, f"no commands: {sorted(first - words)}"


async def suggested(hall: Hall) -> dict[str, list[dict[str, Any]]]:
    """Return the suggestions of each option before anything is typed, if it has any."""
    group = hall.bot.tree.get_command("siege")
    assert isinstance(group, app_commands.Group)
    found = {}
    for command in group.walk_commands():
        if isinstance(command, app_commands.Group) or command.name == "new":
            continue  # at the beginning the house rules of the toy games are suggested, too
        for option in command.parameters:
            if option.autocomplete:
                name = f"siege {command.qualified_name.removeprefix('siege ')}"
                choices = await hall.alice.autocomplete(hall.first, name, option.display_name, "")
                assert len(choices) <= discord_limits.CHOICES
                for choice in choices:
                    assert 0 < len(choice["name"]) <= 100, choice
                    assert len(str(choice["value"])) <= 100, choice
                found[f"{command.name} {option.display_name}"] = choices
    return {name: choices for name, choices in found.items() if choices}


async def test_a_whole_siege_in_direct_messages(hall: Hall) -> None:
    """The siege runs from the first day to the verification of its dice, with nothing visible to others."""
    alice = hall.alice.user
    await alice.slash("siege new", game="siege", seed=SEED)
    channel = alice.dm_channel
    for scope in ("phase", "day", "all"):
        assert private(await alice.slash("siege auto", scope=scope))
    state = await hall.state(channel)
    assert (state.status, state.guild_id, state.progress[0]) == ("over", None, 54)
    assert SEED in private(await alice.slash("siege verify"))
    for board in hall.messages(channel):
        assert not discord_limits.faults_of_message({"components": board.components})
