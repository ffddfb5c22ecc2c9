"""No typed text blocks the bot: every text has a limit, and within it everything is read at once."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import AppCommandOptionType, app_commands
from stress.forged.forging import Forger
from support import stress
from support.discord_play import PlayServer, private
from support.effort import Effort, counted, timed

import bot
from bot.campaigns import zones
from bot.games.state import GameState
from bot.ui.text_limits import MOST
from bot.ui.texts import say
from render.catalogue import languages

pytestmark = pytest.mark.simcord(settle_timeout=120)

TEXT = AppCommandOptionType.string
NUMBERS = {AppCommandOptionType.integer, AppCommandOptionType.number}


def commands(tree: app_commands.CommandTree[Any]) -> list[app_commands.Command[Any, ..., Any]]:
    return [each for each in tree.walk_commands() if isinstance(each, app_commands.Command)]


def unlimited(tree: app_commands.CommandTree[Any]) -> list[str]:
    """Return the options without a limit."""
    found = []
    for command in commands(tree):
        for option in command.parameters:
            if option.type is TEXT and not option.choices:
                limited = option.max_value is not None and 1 <= option.max_value <= MOST
            elif option.type in NUMBERS and not option.choices:
                limited = option.min_value is not None and option.max_value is not None
            else:
                # No option states the size limit of a file: a command that takes one has to check it.
                limited = option.type is not AppCommandOptionType.attachment
            if not limited:
                found.append(f"{command.qualified_name} {option.display_name}")
    return found


# --- limits ---


CHECKED = {
    "tournament list file": "64 KiB, looked at before it is read (`bot/tournaments/players.py`)",
    "battle add file": "32 KiB, looked at before it is read (`bot/battles/handlers.py`)",
    "battle edit file": "32 KiB, in the same function",
}
"""Files: Discord states no limit of theirs."""


async def test_every_option_has_a_limit(server: PlayServer) -> None:
    assert unlimited(server.bot.tree) == [*CHECKED]

    @app_commands.command(name="odd", description="-")
    async def odd(_: discord.Interaction, text: str, number: int, file: discord.Attachment) -> None:
        """Accept anything, for the test to detect."""

    odd.callback.__globals__.setdefault("discord", discord)
    server.bot.tree.add_command(odd)
    assert set(unlimited(server.bot.tree)) == {*CHECKED, "odd text", "odd number", "odd file"}
    server.bot.tree.remove_command("odd")


def endless(source: str) -> list[int]:
    """Return the lines in which a form gets a field without a limit."""
    made = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    fields = [node for node in made if ast.unparse(node.func).partition("[")[0].endswith("TextInput")]
    return [node.lineno for node in fields if "max_length" not in {each.arg for each in node.keywords}]


def test_every_field_of_a_form_has_a_limit() -> None:
    assert endless("ui.TextInput(label='x', max_length=9)\nui.TextInput[Any](label='x')\nTextInput()") == [2, 3]
    files = list(Path(bot.__path__[0]).rglob("*.py"))
    assert len(files) > 100
    sources = [(file, source) for file in files if "TextInput" in (source := file.read_text(encoding="utf-8"))]
    assert {str(file): lines for file, source in sources if (lines := endless(source))} == {}


def reads(server: PlayServer, language: str) -> None:
    def read(event: str, said: Any) -> None:
        if event == "INTERACTION_CREATE":
            said.update(locale={"en": "en-US"}.get(language, language))

    server.env.backend.subscribers.insert(0, read)


@pytest.mark.parametrize("language", stress.spread([*languages()], of=3))
async def test_a_text_that_is_too_long_is_refused_with_its_limit(server: PlayServer, language: str) -> None:
    """Discord's clients send no such text. Every command answers it in the same way, and nothing is done. Always for
    every third command; under stress for all.
    """
    server.bot.cooldowns.strict = False
    reads(server, language)
    forger = Forger(server)
    await forger.learn()
    await server.new(server.first)
    before = await server.state(server.first)
    tried = 0
    for command in [*commands(server.bot.tree)][:: 1 if stress.FULL else 3]:
        needed: dict[str, Any] = {each.display_name: "x" for each in command.parameters if each.required}
        needed |= {each.display_name: 1 for each in command.parameters if each.required and each.type in NUMBERS}
        needed |= {each.display_name: each.choices[0].value for each in command.parameters if each.choices}
        needed |= {
            each.display_name: server.bob for each in command.parameters if each.type is AppCommandOptionType.user
        }
        for option in command.parameters:
            if option.type in NUMBERS:
                told = private(
                    await forger.command(
                        server.alice, server.first, command.qualified_name, needed | {option.display_name: 10**6}
                    )
                )
                figures = re.sub(r"(?<=\d)[,. \u00a0\u202f\u2019](?=\d{3})", "", told)
                assert f"{option.max_value}" in figures, (command.qualified_name, told)
            if option.type is not TEXT or option.choices:
                continue
            said = needed | {option.display_name: "a " * 3_000}
            told = private(await forger.command(server.alice, server.first, command.qualified_name, said))
            shown = say(f"name-option-{option.display_name.replace('_', '-')}", locale=language)
            assert told == say("rights-text", locale=language, option=shown, most=option.max_value, least=0)
            if option.autocomplete:
                with counted() as effort:
                    offered = await forger.typed(
                        server.alice, server.first, command.qualified_name, option.display_name, "a " * 3_000, needed
                    )
                assert offered.autocomplete_choices == []
                assert effort.calls < 40_000
            tried += 1
    assert tried > (50 if stress.FULL else 15)
    assert (await server.state(server.first)).row == before.row


# --- within the limits ---

CALLS = 120_000
"""The most function calls that a suggestion may cost, including some ten thousand of the simulation."""
SECONDS = 0.1
"""The most processor seconds, for the best of three runs."""

TYPED = {
    "nothing": "",
    "one long word": "x" * 100,
    "many words": "a e " * 25,
    "separators": ",;+" * 33,
    "a list": "a,b;c+" * 16,
    "signs that are many letters": "\ufdfa" * 100,
    "accents": "e" + "\u0301\u0316" * 49,
    "brackets": "((((((((((#1.1.1.1 §" * 5,
    "nearly a place": "america/argentina/buenos airxs/rio galexos",
}


async def played(server: PlayServer, game: str, until: Callable[[GameState], bool]) -> GameState:
    """Let the steward play a game until a condition holds."""
    server.game = game
    state = await server.new(server.first)
    for _ in range(200):
        if until(state):
            break
        state = await server.bot.context.service.auto(
            state.id, version=state.version, scope="phase", actor=server.alice.id
        )
    assert until(state), state.progress
    await server.env.advance_time(400)
    return state


def asked(kind: str, day: int) -> Callable[[GameState], bool]:
    return lambda state: state.ask is not None and state.ask.kind == kind and state.progress[0] >= day


POSITIONS: dict[str, tuple[str, Callable[[GameState], bool]]] = {
    "fire": ("siege", asked("fire", 6)),
    "march": ("siege", asked("march", 6)),
    "quiet day": ("siege", asked("day-end", 20)),
    "mid-game": ("keep-up-the-fire", lambda state: state.progress[0] >= 10),
}


@pytest.mark.stress
@pytest.mark.parametrize("position", stress.spread([*POSITIONS], of=4))
async def test_suggestions_come_immediately_for_any_text(server: PlayServer, position: str) -> None:
    """Every option of every command that suggests anything, with texts that are hard to read. In one position each with
    one text in twenty-four, the next option with the next; under stress with all of both.
    """
    server.bot.cooldowns.strict = False
    zones.prepare()  # as the bot does when it starts
    state = await played(server, *POSITIONS[position])
    dear: dict[tuple[str, str, str], Effort] = {}
    tried, asked = 0, 0
    for command in commands(server.bot.tree):
        filled: dict[str, Any] = {}
        for option in command.parameters:
            if not option.autocomplete:
                continue
            name = option.display_name
            offered = await server.alice.autocomplete(server.first, command.qualified_name, name, "", **filled)
            # A suggested text with an addition leads deepest into the menus.
            texts = [*TYPED.values(), *(f"{each['name']} {each['name']}"[:100] for each in offered[:1])]
            for text in texts if stress.FULL else texts[asked % 24 :: 24]:
                effort = await suggested(server, command.qualified_name, name, text, filled)
                if effort.calls > CALLS or effort.seconds > SECONDS:
                    dear[command.qualified_name, name, text] = effort
                tried += 1
            for text in ("", TYPED["many words"]) if filled else ():
                effort = await suggested(server, command.qualified_name, name, text, {})
                if effort.calls > CALLS or effort.seconds > SECONDS:
                    dear[command.qualified_name, name, text] = effort
            asked += 1
            if offered and option.type is TEXT:
                filled[name] = offered[0]["value"]
    assert tried > (400 if stress.FULL else 20)
    assert dear == {}
    assert (await server.state(server.first)).version == state.version


async def suggested(server: PlayServer, command: str, option: str, text: str, filled: dict[str, Any]) -> Effort:
    """Return the cost of a suggestion: its calls, and the best of three times if the first was too long."""
    with counted() as effort:
        await server.alice.autocomplete(server.first, command, option, text, **filled)
    for _ in range(3):
        if effort.seconds > SECONDS:
            with timed() as again:
                await server.alice.autocomplete(server.first, command, option, text, **filled)
            effort.seconds = min(effort.seconds, again.seconds)
    return effort


ORDERS = {
    "words": "move a a a a a a a a a a a a a a a a",
    "letters": "a ",
    "names": "move hanlin hanlin ",
    "halves of names": "move german german ",
    "lists": "move german west german east gb1, gb2 + ",
    "separators": "move german west german east , + ; ",
    "all": "move all all ",
    "accents": "move e\u0301\u0302\u0303 ",
    "one word": "x",
    "digits": "#99999999",
}


@pytest.mark.stress
@pytest.mark.parametrize("game", stress.spread(["siege", "keep-up-the-fire"], of=2))
async def test_an_order_of_any_words_is_answered_immediately(server: PlayServer, game: str) -> None:
    """The texts are as long as the command accepts, and as long as Discord's own limit of 6,000, beyond any client."""
    server.bot.cooldowns.strict = False
    server.game = game
    before = await server.new(server.first)
    forger = Forger(server)
    await forger.learn()
    for odd in ORDERS.values():
        whole = (odd * 6_000)[:6_000]
        for text in (whole[:200], whole[:MOST], whole):
            for said in ({"do": text}, {"do": "move", "second": text, "third": text}, {"do": text, "fifth": text}):
                with counted(most=4 * CALLS) as effort:
                    told = private(await forger.command(server.alice, server.first, "siege order", said))
                assert told
                assert effort.calls < CALLS, (said["do"][:40], len(text), effort)
                assert effort.seconds < 2, (said["do"][:40], len(text), effort)
    assert (await server.state(server.first)).version == before.version
