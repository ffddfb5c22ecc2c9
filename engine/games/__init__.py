"""The registry of games. Each game is a package of this folder that exposes `RULESET`; no other code knows their names.

A package with `OFFERED_FIRST = True` comes before those without. The first name is the default game.

A game may have optional modules beside its ruleset. They have the same name and shape in every game; `part` imports
them:

- `analysis.statistics`: `record(playout) -> dict` of plain facts of one game, `summary(records) -> dict` of many;
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
    """The game has no such optional module."""


class UnknownGame(LookupError):
    """There is no game of that name."""


@cache
def names() -> tuple[str, ...]:
    """Return the names of all games, as used in commands and saves (a hyphen for the package's underscore).

    Games that are offered first come first. Both groups are in alphabetical order.
    """
    packages = sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg)
    packages.sort(key=_comes_later)
    return tuple(package.replace("_", "-") for package in packages)


def _comes_later(package: str) -> bool:
    return not getattr(importlib.import_module(f"{__name__}.{package}"), "OFFERED_FIRST", False)


@cache
def find(name: str) -> Ruleset[Any]:
    """Return the system of that name. Raise `UnknownGame` if there is none."""
    if name not in names():
        raise UnknownGame(name)
    module = importlib.import_module(f"{__name__}.{name.replace('-', '_')}")
    ruleset: Ruleset[Any] = module.RULESET
    return ruleset


def part(name: str, what: str) -> Any:
    """Return the module `what` of the game `name`. Raise `UnknownGame` or `NoSuchPart` if there is none."""
    find(name)
    package = f"{__name__}.{name.replace('-', '_')}"
    *folders, module = what.split(".")
    holding = ".".join((package, *folders))
    if importlib.util.find_spec(holding) is None or importlib.util.find_spec(f"{holding}.{module}") is None:
        raise NoSuchPart(f"{name} has no {module}")
    return importlib.import_module(f"{holding}.{module}")
