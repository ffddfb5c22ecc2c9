"""The guide's screens with all commands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from discord import AppCommandType, app_commands

from bot.ui.texts import say
from render.catalogue import house_texts

Command = app_commands.Command[Any, ..., Any] | app_commands.Group


def command_screens(tree: app_commands.CommandTree[Any]) -> tuple[str, ...]:
    """Return two screens of the guide with commands.

    The first contains the command group that contains `new`. The second contains all other groups.
    """
    every: list[Command] = sorted(tree.get_commands(type=AppCommandType.chat_input), key=lambda each: each.name)
    own = next(each for each in every if isinstance(each, app_commands.Group) and each.get_command("new") is not None)
    first = [say("guide-commands"), *(_line((own, each)) for each in sorted(own.commands, key=lambda each: each.name))]
    others = [each for each in every if each is not own]
    return "\n".join(first), "\n".join([say("guide-groups"), *(_of_group(each) for each in others)])


def _line(path: Sequence[Command]) -> str:
    """Return a line about a command and its description. For a group, return a line about its commands."""
    below = "".join(f" · `{_name(each)}`" for each in _under(path[-1]))
    return f"- `/{' '.join(map(_name, path))}`{below}: {_what(path[-1])}"


def _of_group(command: Command) -> str:
    return _line((command,))


def _under(command: Command) -> Iterator[Command]:
    if isinstance(command, app_commands.Group):
        for each in sorted(command.commands, key=lambda each: each.name):
            yield each
            yield from _under(each)


def _name(command: Command) -> str:
    """Return a command's name as Discord shows it to the reader."""
    named = command._locale_name
    key = named.extras["key"] if named is not None and "key" in named.extras else f"name-{command.name}"
    return say(key) if house_texts().has(key) else command.name


def _what(command: Command) -> str:
    """Return the description of a command in the reader's language."""
    described = command._locale_description
    return say(described.extras["key"]) if described is not None and "key" in described.extras else command.description
