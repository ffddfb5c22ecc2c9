"""Shared parts of the commands: errors, and the options for a game."""

from __future__ import annotations

import gc
import logging
import sys
from collections.abc import Callable
from typing import Annotated, Any, NoReturn

import typer

import engine.games
from bot.cli.output import close, note
from bot.runtime import logging_setup
from db.storage import private_files
from engine.core.day_gate import SCENARIO
from engine.core.ruleset import Ruleset
from render.catalogue import house_texts, languages

log = logging.getLogger(__name__)


class Failure(Exception):
    """Raised to end a command with status 1. Its text is one line of advice to the user."""


def run(app: typer.Typer, *, name: str) -> NoReturn:
    """Run a command line and end the process.

    The exit status is 0 or the command's own, 1 for a `Failure` or an unexpected error, and 2 for an invalid command
    line.
    """
    private_files.keep_to_oneself()
    # The bot itself configures its log from its settings.
    logging_setup.set_up("WARNING", form="text")
    sys.exit(_status(app, name))


def run_alone(command: Callable[..., object], *, name: str) -> NoReturn:
    """Run a function as a command-line program, and end the process."""
    app = typer.Typer(
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.command()(command)
    run(app, name=name)


def _status(app: typer.Typer, name: str) -> int:
    """Run the command line, and return its exit status."""
    try:
        done = app(standalone_mode=False)
    except Failure as failure:
        note(f"{name}: {failure}")
        return 1
    except typer.TyperException as misunderstood:
        return _misunderstood(misunderstood, name)
    except typer.Abort:
        return 1
    except BrokenPipeError:  # the reader of our output has closed it
        close()
        return 1
    except Exception:
        log.critical("the program stops because of an unexpected error", exc_info=True)
        return 1
    return done if isinstance(done, int) else 0


def _misunderstood(error: typer.TyperException, name: str) -> int:
    """Print the error and the usage after an invalid command line. Return the exit status."""
    context = getattr(error, "ctx", None)
    if type(error).__name__ != "NoArgsIsHelpError":  # its text is the help, which is printed already
        if context is not None:
            note(context.get_usage())
            note(f"Try '{context.command_path} --help' for help.")
        note(f"{name}: {getattr(error, 'format_message', error.__str__)()}")
    return int(getattr(error, "exit_code", 1))


def _known_game(name: str | None) -> str | None:
    if name is not None and name not in engine.games.every_name():
        raise typer.BadParameter(f"there is no game {name!r}; choose one of {', '.join(engine.games.names())}")
    return name


Game = Annotated[
    str | None,
    typer.Option("--game", callback=_known_game, metavar="NAME", help="The game; without it, the first one."),
]

OnlyGame = Annotated[
    str | None,
    typer.Option("--game", callback=_known_game, metavar="NAME", help="Only this game; without it, all."),
]

OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A house rule; you can repeat this."),
]


def game_or_first(name: str | None) -> str:
    """Return `name`. If it is None, return the name of the first game."""
    return name if name is not None else engine.games.names()[0]


def options_of(ruleset: Ruleset[Any], given: list[str] | None) -> dict[str, str]:
    """Return the house rules and the scenario from texts such as NAME=VALUE.

    Raise `typer.BadParameter` with the allowed names or values if a text is wrong.
    """
    known = {rule.name: rule.choices for rule in ruleset.house_rules}
    if ruleset.scenarios:
        known[SCENARIO] = ruleset.scenarios
    options: dict[str, str] = {}
    for text in given or ():
        name, sign, value = text.partition("=")
        if not sign or name not in known:
            raise typer.BadParameter(
                f"{text!r} is no house rule; choose one of {', '.join(known)}", param_hint="--option"
            )
        if value not in known[name]:
            choices = ", ".join(known[name])
            raise typer.BadParameter(f"{name} is one of {choices}, not {value!r}", param_hint="--option")
        options[name] = value
    return options


def known_language(language: str) -> str:
    """Return `language`. Raise `Failure` if the bot has no texts in it."""
    found = house_texts().language(language)
    if found is None:
        raise Failure(f"there are no texts in “{language}”; try one of {', '.join(languages())}")
    return found


def collect_rarely() -> None:
    """Make the garbage collector run rarely, because games create few cycles."""
    gc.set_threshold(20_000, 50, 100)
