"""The presenters of the games.

The presenter of each game is a package in this folder, whose module has a `PRESENTER`.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import cast

import engine.games
from render.day_gate_texts import WithCalendar
from render.own_battle import OfBattle
from render.presenter import Presenter


class NoPresenter(LookupError):
    """Raised if there is no presenter for a game of that name."""


@cache
def find(name: str) -> Presenter:
    """Return the presenter of a game. Raise `NoPresenter` if there is none."""
    package = name.replace("-", "_")
    if package not in {found.name for found in pkgutil.iter_modules(__path__) if found.ispkg}:
        raise NoPresenter(name)
    found: Presenter = importlib.import_module(f"{__name__}.{package}").PRESENTER
    if engine.games.find(package.replace("_", "-")).reads_battles:
        found = cast(Presenter, OfBattle(found))
    return cast(Presenter, WithCalendar(found))
