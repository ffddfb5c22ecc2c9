"""The games. Each is a package of this folder whose module exposes `SYSTEM`; nothing else knows their names."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from engine.core.system import System


class UnknownGame(LookupError):
    """No game of that name is in the house."""


@cache
def names() -> tuple[str, ...]:
    """The names of all games, as used in commands and saves (a hyphen for the package's underscore)."""
    return tuple(sorted(found.name.replace("_", "-") for found in pkgutil.iter_modules(__path__) if found.ispkg))


@cache
def find(name: str) -> System[Any]:
    """The system of that name; raises `UnknownGame`."""
    if name not in names():
        raise UnknownGame(name)
    module = importlib.import_module(f"{__name__}.{name.replace('-', '_')}")
    system: System[Any] = module.SYSTEM
    return system
