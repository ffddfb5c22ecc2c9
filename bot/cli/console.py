"""What the commands share: failures, the choice of a game and its options."""

from __future__ import annotations

import gc
from typing import Annotated, Any

import typer

import engine.games
from engine.core.ruleset import System
from render.catalogue import house_texts, languages


class Failure(Exception):
    """Something that ends the command with status 1; its text is one line that says what to do."""


def _known_game(name: str | None) -> str | None:
    if name is not None and name not in engine.games.names():
        raise typer.BadParameter(f"there is no game {name!r}; there is {', '.join(engine.games.names())}")
    return name


Game = Annotated[
    str | None,
    typer.Option("--game", callback=_known_game, metavar="NAME", help="The game; the first one when left out."),
]

OnlyGame = Annotated[
    str | None,
    typer.Option("--game", callback=_known_game, metavar="NAME", help="Only what is of this game; all when left out."),
]

OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A house rule; may be given several times."),
]


def game_or_first(name: str | None) -> str:
    """The game's name, or the first game's."""
    return name if name is not None else engine.games.names()[0]


def options_of(system: System[Any], given: list[str] | None) -> dict[str, str]:
    """House rules out of NAME=VALUE; raises `typer.BadParameter` with what is allowed."""
    rules = {rule.name: rule for rule in system.house_rules}
    options: dict[str, str] = {}
    for text in given or ():
        name, sign, value = text.partition("=")
        if not sign or name not in rules:
            raise typer.BadParameter(f"{text!r} is no house rule; there is {', '.join(rules)}", param_hint="--option")
        if value not in rules[name].choices:
            choices = ", ".join(rules[name].choices)
            raise typer.BadParameter(f"{name} is one of {choices}, not {value!r}", param_hint="--option")
        options[name] = value
    return options


def known_language(language: str) -> str:
    """The language that somebody means who names one; raises `Failure` where there are no texts in it."""
    found = house_texts().language(language)
    if found is None:
        raise Failure(f"there are no texts in “{language}”; try one of {', '.join(languages())}")
    return found


def collect_rarely() -> None:
    """Let the collector of cycles run rarely: games in memory make many small objects and few cycles that live."""
    gc.set_threshold(20_000, 50, 100)
