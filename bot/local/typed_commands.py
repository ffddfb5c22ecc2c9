"""Commands typed as text, such as “/siege board look:dark”."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any, NamedTuple

from bot.local.command_list import Command, Option
from bot.ui.texts import cut, say, verbatim
from render.language import language

_STRING, _INTEGER, _BOOLEAN, _USER, _CHANNEL, _NUMBER = 3, 4, 5, 6, 7, 10
_TRUE = {"true", "yes", "on", "1", "sì", "si", "vero", "oui", "vrai"}
_FALSE = {"false", "no", "off", "0", "falso", "non", "faux"}
_ALIKE = 0.6
_SHOWN = 100
_MANY = 12


class Typed(NamedTuple):
    """A recognized command, with its options in the form in which the page sends them."""

    command: Command
    options: dict[str, str | bool]


class NotUnderstood(Exception):
    """Raised for a typed command that cannot be run. The text explains how to write it."""


def read(text: str, known: Sequence[Command], *, people: Mapping[str, int], channels: Mapping[str, int]) -> Typed:
    """Return the command that a text means. Names can be those of the code or of the user's language.

    `people` and `channels` map names to ids. Raise `NotUnderstood` if the command cannot be run.
    """
    words = text.removeprefix("/").split()
    command, length = _command(words, known)
    rest = " ".join(words[length:])
    values = {option.name: (option, value) for option, value in _options(command, rest)}
    missing = [option.title for option in command.options if option.spec.get("required") and option.name not in values]
    if missing:
        options = ", ".join(missing)
        raise NotUnderstood(say("local-option-missing", command=f"/{command.title}", options=options))
    ids = {_USER: people, _CHANNEL: channels}
    return Typed(command, {name: _value(option, said, ids) for name, (option, said) in values.items()})


def _command(words: Sequence[str], known: Sequence[Command]) -> tuple[Command, int]:
    """Return the command at the beginning of the typed words. Also return how many words name it."""
    ways = {way.casefold(): command for command in known for way in (command.title, command.invocation)}
    for length in range(len(words), 0, -1):
        command = ways.get(" ".join(words[:length]).casefold())
        if command is not None:
            return command, length
    said = " ".join(word for word in words if ":" not in word)
    alike = get_close_matches(said.casefold(), ways, n=1, cutoff=_ALIKE)
    key = "local-command-alike" if alike else "local-command-unknown"
    meant = f"/{ways[alike[0]].title}" if alike else ""
    raise NotUnderstood(say(key, command=_shown(f"/{said}"), meant=meant))


def _options(command: Command, rest: str) -> list[tuple[Option, str]]:
    """Return the options in a typed command with their values.

    `rest` is the text after the command's name.
    """
    if not rest:
        return []
    named = {way.casefold(): option for option in command.options for way in (option.title, option.name)}
    every = "|".join(map(re.escape, sorted(named, key=len, reverse=True)))
    parts = re.split(rf"(?:^|\s)({every}):\s*", rest, flags=re.IGNORECASE) if named else [rest]
    if parts[0].strip():
        raise NotUnderstood(_how(command, parts[0].strip()))
    pairs = zip(parts[1::2], parts[2::2], strict=True)
    return [(named[name.casefold()], value.strip().strip('"«»“”').strip()) for name, value in pairs]


def _how(command: Command, said: str) -> str:
    """Return a text that lists a command's options, with an example."""
    if not command.options:
        return say("local-option-none", command=f"/{command.title}")
    name, colon, value = said.partition(":")
    first = next((each for each in command.options if each.spec.get("required")), command.options[0])
    alike = get_close_matches(name.casefold(), [each.title for each in command.options], n=1, cutoff=_ALIKE)
    example = f"/{command.title} {alike[0] if alike else first.title}:{value.strip() if colon else said}"
    options = ", ".join(each.title for each in command.options)
    return say("local-option-unknown", command=f"/{command.title}", options=options, example=_shown(example))


def _value(option: Option, said: str, ids: Mapping[int, Mapping[str, int]]) -> str | bool:
    kind, choices = option.spec["type"], option.spec.get("choices") or []
    if choices:
        return _choice(option, choices, said)
    if kind == _BOOLEAN and said.casefold() in _TRUE | _FALSE:
        return said.casefold() in _TRUE
    if kind in ids:
        names = {name.casefold(): number for name, number in ids[kind].items()}
        found = names.get(said.lstrip("@#").casefold())
        if found is not None:
            return str(found)
        raise NotUnderstood(_wrong(option, said, list(ids[kind])))
    if kind == _STRING and said:
        return said
    if kind in {_INTEGER, _NUMBER} and re.fullmatch(r"-?\d{1,15}", said):
        return said
    examples = {_BOOLEAN: ["true", "false"], _INTEGER: ["1", "2", "3"], _NUMBER: ["1", "2", "3"]}
    raise NotUnderstood(_wrong(option, said, examples.get(kind, [])))


def _choice(option: Option, choices: Sequence[Mapping[str, Any]], said: str) -> str:
    for choice in choices:
        ways = {choice["name"], choice["value"], *(choice.get("name_localizations") or {}).values()}
        if said.casefold() in {str(way).casefold() for way in ways}:
            return str(choice["value"])
    possible = [(each.get("name_localizations") or {}).get(language()) or str(each["value"]) for each in choices]
    raise NotUnderstood(_wrong(option, said, possible))


def _wrong(option: Option, said: str, possible: Sequence[str]) -> str:
    return say(
        "local-option-wrong", option=option.title, said=_shown(said), possible=", ".join(possible[:_MANY]) or "…"
    )


def _shown(said: str) -> str:
    return verbatim(cut(said, _SHOWN)) or "…"
