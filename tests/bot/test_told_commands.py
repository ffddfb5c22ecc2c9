"""Every command quoted in pages, texts and docstrings exists, with those options and values."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import pytest
from support import duel, told, toygame
from support.discord_play import PlayServer
from support.told import ROOT, Told

from bot.runtime.command_sync import payload
from bot.runtime.settings import Settings
from render.catalogue import languages

PLACEHOLDER = {"", "…"}
OTHERS = {"/", "/again", "/healthz", "/metrics"}
"""Texts that begin like a command but are a path, or the end of a name."""
OPTION = re.compile(r"([^\W\d_][\w-]*):(\S*)")
ALONE = re.compile(r"[a-z]+:[\w…-]*")
_SUBCOMMAND, _GROUP, _INTEGER, _BOOLEAN = 1, 2, 4, 5
Command = Mapping[str, Any]


class Value(NamedTuple):
    """A value quoted for an option with suggestions."""

    command: str
    option: str
    value: str


def called(thing: Command, locale: str) -> str:
    """Return the name of a command, an option or a choice in a language."""
    names: Mapping[str, str] = thing.get("name_localizations") or {}
    return str(names.get(locale, thing["name"]))


def fault(commands: list[Command], text: str, *, locale: str = "en") -> tuple[str | None, list[Value]]:
    """Return what is wrong with a quoted command, or the values that only the bot itself can check."""
    words, inside, way = text.removeprefix("/").split(), commands, []
    while words and not OPTION.fullmatch(words[0]):
        found = [each for each in inside if called(each, locale) == words[0] and each.get("type", 1) <= _GROUP]
        if not found:
            return f"no command {words[0]}", []
        way.append(found[0]["name"])
        inside = found[0].get("options") or []
        words.pop(0)
    values = []
    for word in words:
        name, value = OPTION.fullmatch(word).groups() if OPTION.fullmatch(word) else (word, "")  # type: ignore[union-attr]
        options = [each for each in inside if called(each, locale) == name and each["type"] > _GROUP]
        if not options:
            return f"no option {name}", []
        if value in PLACEHOLDER:
            continue
        if not taken(options[0], value, locale):
            return f"{name} is never {value}", []
        if options[0].get("autocomplete"):
            values.append(Value(" ".join(way), options[0]["name"], value))
    return None, values


def taken(option: Command, value: str, locale: str) -> bool:
    """Return whether Discord accepts a value for an option."""
    if option["type"] == _BOOLEAN:
        return value in {"true", "false"}
    if option["type"] == _INTEGER:
        return value.isdecimal() and option.get("min_value", 0) <= int(value) <= option.get("max_value", int(value))
    choices = option.get("choices") or []
    return not choices or any(value in {each["value"], called(each, locale)} for each in choices)


def of_sources() -> Iterator[tuple[str, Told]]:
    """Yield the commands quoted in texts of each language and in docstrings."""
    files = [file for name in ("bot", "db", "engine", "render") for file in (ROOT / name).rglob("*.*")]
    for file in files:
        if file.suffix not in {".py", ".ftl"}:
            continue
        locale = file.stem if file.stem in languages() else "en"
        for number, line in enumerate(file.read_text().splitlines(), 1):
            for quoted in re.findall(r"`(/[^`{]+)`", line):
                yield locale, Told(f"{file.relative_to(ROOT)}:{number}", quoted)


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Have the bot offer chances, too: texts speak of them."""
    return settings.model_copy(update={"chances": True, "chances_processes": 0})


@pytest.fixture
def orchard() -> Iterator[str]:
    """Install a game of several sides beside the toy game: the texts speak of its commands, too."""
    with toygame.installed() as name, duel.installed():
        yield name


@pytest.fixture
async def commands(server: PlayServer) -> list[Command]:
    return list(await payload(server.bot.tree))


async def test_every_mentioned_command_exists(server: PlayServer, commands: list[Command]) -> None:
    pages = [("en", each) for each in (*told.of_pages(), *told.of_comments())]
    every = [(locale, each) for locale, each in [*pages, *of_sources()] if each.text.startswith("/")]
    every = [one for one in every if one[1].text not in OTHERS and "/" not in one[1].text[1:]]
    assert {locale for locale, _ in every} == set(languages())
    assert len(every) > 300
    wrong, left = [], set()
    for locale, each in every:
        why, values = fault(commands, each.text, locale=locale)
        left.update(values)
        if why:
            wrong.append(f"{each.place}: `{each.text}`: {why}")
    assert wrong == []
    assert left
    for command, option, value in left:
        offered = await server.alice.autocomplete(server.first, command, option, value)
        assert value in {each["value"] for each in offered}, f"{command} {option}:{value}"


async def test_every_option_mentioned_alone_exists(commands: list[Command]) -> None:
    def options(inside: list[Command]) -> Iterator[Command]:
        for each in inside:
            yield from options(each["options"]) if each.get("type", 1) <= _GROUP and each.get("options") else [each]

    known = list(options(commands))
    named = [(each.place, each.text) for each in told.of_pages() if ALONE.fullmatch(each.text)]
    assert len(named) >= 5
    for place, text in named:
        name, _, value = text.partition(":")
        meant = [each for each in known if each["name"] == name]
        assert meant, f"{place}: no command has {name}"
        assert value in PLACEHOLDER or any(taken(each, value, "en") for each in meant), f"{place}: {text}"


async def test_no_group_has_more_commands_than_discord_allows(commands: list[Command]) -> None:
    numbers = {each["name"]: len(each.get("options") or []) for each in commands}
    assert max(numbers.values()) <= 25
    assert numbers["siege"] == 25, "what is added belongs into a group of its own"


@pytest.mark.parametrize(
    ("locale", "typed", "why"),
    [
        ("en", "/seige new", "no command seige"),
        ("en", "/siege knew", "no command knew"),
        ("en", "/siege players ad", "no command ad"),
        ("en", "/siege new gmae:siege", "no option gmae"),
        ("en", "/siege newspaper show:perhaps", "show is never perhaps"),
        ("en", "/siege board text:yes", "text is never yes"),
        ("en", "/siege auto scope:century", "scope is never century"),
        ("it", "/assedio board", "no command board"),
        ("fr", "/siège plateau day:", "no option day"),
    ],
)
async def test_a_mentioned_command_that_does_not_exist_is_found(
    commands: list[Command], locale: str, typed: str, why: str
) -> None:
    assert fault(commands, typed, locale=locale) == (why, [])
