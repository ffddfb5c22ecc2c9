"""Stores which battle is current, for texts that get no position.

A presenter sets it from the view that it gets. Texts without a view, such as the label of a button, need `of_battle`.
Without a current battle, the names come from the scenarios that belong to the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import TYPE_CHECKING, Any, Protocol, cast

if TYPE_CHECKING:
    from render.presenter import Presenter

_BATTLE: ContextVar[str] = ContextVar("battle", default="")
battle = _BATTLE.get
"""Return the current scenario: a name, or the code of a battle; empty if there is none."""


@contextmanager
def telling(name: str) -> Iterator[None]:
    """Set the current battle to a scenario inside a `with` block."""
    before = _BATTLE.set(name)
    try:
        yield
    finally:
        _BATTLE.reset(before)


class OfBattle:
    """Wraps a presenter so that its texts use the names of the right battle.

    The battle is the scenario of the view or, without a view, the scenario `name`.
    """

    def __init__(self, own: Presenter, name: str = "") -> None:
        self.own, self.name = own, name

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name in {"own", "name"}:
            raise AttributeError(name)
        found = getattr(self.own, name)
        if callable(found):
            found = self._bound(found)
            setattr(self, name, found)
        return found

    def _bound(self, write: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(write)
        def written(*args: Any, **facts: Any) -> Any:
            name = (scenario_of(args[0]) if args else "") or self.name
            if not name or name == battle():
                return write(*args, **facts)
            with telling(name):
                return write(*args, **facts)

        return written


def scenario_of(shown: Any) -> str:
    """Return the scenario of a view or of a list of scenes.

    Return an empty string for anything else.
    """
    if isinstance(shown, Sequence) and not isinstance(shown, str) and shown:
        shown = getattr(shown[0], "view", None)
    position = getattr(shown, "position", None)
    if position is not None:
        return str(getattr(position, "scenario", ""))
    return str(getattr(getattr(shown, "house", None), "scenario", ""))  # a game of one side shows its position


class Played(Protocol):
    """A game with its ruleset's name. If it plays a battle made by a user, it has the code of that battle."""

    @property
    def system(self) -> str:
        """The name of the game's ruleset."""

    @property
    def battle(self) -> str:
        """The code of a user's battle; empty for a scenario that comes with the game."""


def presenter_of(find: Callable[[str], Presenter], game: Played) -> Presenter:
    """Return the presenter of a game. It uses the names of the game's battle."""
    found = find(game.system)
    return cast("Presenter", OfBattle(found, game.battle)) if game.battle else found


def of_battle(presenter: Presenter, name: str) -> Presenter:
    """Return a presenter that uses the names of the battle `name`.

    Return `presenter` itself if the name is empty.
    """
    return cast("Presenter", OfBattle(presenter, name)) if name else presenter
