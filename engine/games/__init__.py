"""The games. Each is a package of this folder whose module exposes `SYSTEM`; nothing else knows their names.

A package with `OFFERED_FIRST = True` stands before those without: the first name is what is played where nobody says.

A game may have parts beside its system, modules that go by the same name and shape in every game; `part` finds them:

- `statistics`: `record(playout) -> dict` of plain facts of one game, `summary(records) -> dict` of many;
- `positions`: `read(text) -> world` (raises `ValueError`), `check(world)` -> what is wrong with it;
- `cases`: conformance cases, run from files.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache
from typing import Any

from engine.core.system import System


class NoSuchPart(LookupError):
    """The game has no such part."""


class UnknownGame(LookupError):
    """No game of that name is in the house."""


@cache
def names() -> tuple[str, ...]:
    """The names of all games, as used in commands and saves (a hyphen for the package's underscore).

    Those that are offered first stand first, each group in the order of the alphabet.
    """
    packages = sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg)
    packages.sort(key=_comes_later)
    return tuple(package.replace("_", "-") for package in packages)


def _comes_later(package: str) -> bool:
    return not getattr(importlib.import_module(f"{__name__}.{package}"), "OFFERED_FIRST", False)


@cache
def find(name: str) -> System[Any]:
    """The system of that name; raises `UnknownGame`."""
    if name not in names():
        raise UnknownGame(name)
    module = importlib.import_module(f"{__name__}.{name.replace('-', '_')}")
    system: System[Any] = module.SYSTEM
    return system


def part(name: str, what: str) -> Any:
    """The module `what` of the game of that name; raises `UnknownGame` or `NoSuchPart`."""
    find(name)
    package = f"{__name__}.{name.replace('-', '_')}"
    if importlib.util.find_spec(f"{package}.{what}") is None:
        raise NoSuchPart(f"{name} has no {what}")
    return importlib.import_module(f"{package}.{what}")
