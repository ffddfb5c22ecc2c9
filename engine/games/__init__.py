"""The registry of games. Each game is a package in this folder that exposes `RULESET`; no other code knows their names.

A package with `OFFERED_FIRST = True` comes before packages without it. The first name is the default game. A package
with `IN_PREPARATION = True` has no presenter yet. Tests and tools can `find` it, but `names` leaves it out, so players
cannot choose an unfinished game.

A game may have optional modules next to its ruleset. They have the same name and functions in every game, and `part`
imports them:

- `analysis.statistics`: `record(playout) -> dict` of plain facts of one game, `summary(records) -> dict` of many games;
- `testing.positions`: `read(text) -> world` (raises `ValueError`), `check(world)` -> the invariants that it violates;
- `testing.cases`: `CASES`, which runs the game's conformance cases (see `engine.testing.cases.CaseRunner`).
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache
from typing import Any

from engine.core.ruleset import Ruleset


class NoSuchPart(LookupError):
    """Raised when a game does not have the requested optional module."""


class UnknownGame(LookupError):
    """Raised when there is no game of that name."""


@cache
def names() -> tuple[str, ...]:
    """Return the names of all games that players can choose.

    Games that are offered first come first. Both groups are in alphabetical order.
    """
    return tuple(name for name in every_name() if not _says(name, "IN_PREPARATION"))


def every_name() -> tuple[str, ...]:
    """Return the names of all games, including unfinished ones. Underscores are replaced by hyphens."""
    packages = sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg)
    every = [package.replace("_", "-") for package in packages]
    return tuple(sorted(every, key=lambda name: not _says(name, "OFFERED_FIRST")))


def _says(name: str, what: str) -> bool:
    """Return whether a game's package sets the flag `what`, such as `IN_PREPARATION`."""
    return bool(getattr(importlib.import_module(f"{__name__}.{name.replace('-', '_')}"), what, False))


@cache
def find(name: str) -> Ruleset[Any]:
    """Return the ruleset of the game `name`. Raise `UnknownGame` if there is none."""
    if name not in every_name():
        raise UnknownGame(name)
    module = importlib.import_module(f"{__name__}.{name.replace('-', '_')}")
    ruleset: Ruleset[Any] = module.RULESET
    return ruleset


def part(name: str, what: str) -> Any:
    """Return the module `what` of the game `name`.

    Raise `UnknownGame` if there is no such game. Raise `NoSuchPart` if it has no such module.
    """
    find(name)
    package = f"{__name__}.{name.replace('-', '_')}"
    *folders, module = what.split(".")
    holding = ".".join((package, *folders))
    if importlib.util.find_spec(holding) is None or importlib.util.find_spec(f"{holding}.{module}") is None:
        raise NoSuchPart(f"{name} has no {module}")
    return importlib.import_module(f"{holding}.{module}")
