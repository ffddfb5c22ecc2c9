"""The commands of the local page, in the user's language and sorted by use."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from render.language import language

BEGIN = "/siege new"
USUAL = (
    BEGIN,
    "/siege board",
    "/siege auto",
    "/siege help",
    "/siege odds",
    "/siege undo",
    "/siege map",
    "/siege rules",
    "/siege log",
    "/siege status",
    "/siege replay",
    "/siege order",
    "/siege move",
    "/siege fire",
    "/siege done",
    "/siege dice",
    "/siege players add",
    "/siege here",
    "/siege games",
    "/daily play",
    "/campaign start",
    "/vote start",
    "/records me",
)
"""The most used commands, which come first; the others follow in the order of their registration."""

_GROUPS = (1, 2)


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a command.

    `spec` is Discord's description of the option. `title` is the name that the user sees.
    """

    spec: Mapping[str, Any]
    title: str

    @property
    def name(self) -> str:
        """The option's name in the code."""
        return str(self.spec["name"])


@dataclass(frozen=True, slots=True)
class Command:
    """A command, with its names in the code and in the user's language, and its options."""

    spec: Mapping[str, Any]
    path: tuple[str, ...]
    title: str
    about: str
    options: tuple[Option, ...]

    @property
    def invocation(self) -> str:
        """The command's full name in the code, with its groups."""
        return " ".join(self.path)


def commands(registered: Iterable[Mapping[str, Any]]) -> Iterator[Command]:
    """Yield all commands that can be run, in the current language."""
    for root in registered:
        yield from _below(root, (), ())


def _below(spec: Mapping[str, Any], path: tuple[str, ...], said: tuple[str, ...]) -> Iterator[Command]:
    path, said = (*path, str(spec["name"])), (*said, _in(spec, "name"))
    options = spec.get("options") or []
    inner = [each for each in options if each["type"] in _GROUPS]
    if not inner:
        found = tuple(Option(each, _in(each, "name")) for each in options)
        yield Command(spec, path, " ".join(said), _in(spec, "description"), found)
    for each in inner:
        yield from _below(each, path, said)


def _in(spec: Mapping[str, Any], field: str) -> str:
    return str((spec.get(f"{field}_localizations") or {}).get(language()) or spec.get(field, ""))


def arranged(
    entries: Sequence[Mapping[str, Any]], known: Iterable[Command], *, used: Mapping[str, int], empty: bool
) -> list[dict[str, Any]]:
    """Return the entries of the command list on the local page, translated and sorted.

    `empty` is whether no game is played in the channel.
    """
    by_path = {command.invocation: command for command in known}
    placed = sorted(enumerate(entries), key=lambda each: _place(each[0], str(each[1]["invocation"]), used, empty=empty))
    return [_worded(entry, by_path.get(str(entry["invocation"]))) for _, entry in placed]


def _place(number: int, invocation: str, used: Mapping[str, int], *, empty: bool) -> tuple[bool, int, int, int]:
    typed = f"/{invocation}"
    usual = USUAL.index(typed) if typed in USUAL else len(USUAL)
    return not (empty and typed == BEGIN), -used.get(invocation, 0), usual, number


def _worded(entry: Mapping[str, Any], command: Command | None) -> dict[str, Any]:
    """Return an entry of the command list with its texts translated. `alias` is its name in the code."""
    if command is None:
        return dict(entry)
    specs = {option.name: option.spec for option in command.options}
    options = [_option(option, specs.get(str(option["name"]), {})) for option in entry["options"]]
    words = {"invocation": command.title, "alias": command.invocation, "description": command.about}
    return {**entry, **words, "options": options}


def _option(option: Mapping[str, Any], spec: Mapping[str, Any]) -> dict[str, Any]:
    choices = {str(each["value"]): _in(each, "name") for each in spec.get("choices") or []}
    return {
        **option,
        "title": _in(spec, "name") or option["name"],
        "description": _in(spec, "description") or option["description"],
        "choices": [{**each, "name": choices.get(str(each["value"]), each["name"])} for each in option["choices"]],
    }
