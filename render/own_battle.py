"""The current battle, which texts are about if they get no position.

It is set in the same way as the current language (`render.language`). A presenter sets it from the view that it gets.
Texts without a view, such as the label of a button or a line of the log, need `of_battle`. If there is no current
battle, they use the names of the scenarios that come with the game.
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
    """Make a scenario the current battle inside a `with` block."""
    before = _BATTLE.set(name)
    try:
        yield
    finally:
        _BATTLE.reset(before)


class OfBattle:
    """Wraps a presenter so that its texts use the names of the right battle.

    While a method runs, the scenario of its view is the current battle; without a view, the scenario `name` is.
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
    """Return the scenario of a view, or of the first of several scenes; empty for anything else."""
    if isinstance(shown, Sequence) and not isinstance(shown, str) and shown:
        shown = getattr(shown[0], "view", None)
    position = getattr(shown, "position", None)
    if position is not None:
        return str(getattr(position, "scenario", ""))
    return str(getattr(getattr(shown, "house", None), "scenario", ""))  # a game of one side shows its position


class Played(Protocol):
    """A game with its ruleset's name and, if it plays a battle made by a user, the code of that battle."""

    @property
    def system(self) -> str:
        """The name of the game's ruleset."""

    @property
    def battle(self) -> str:
        """The code of a user's battle; empty for a scenario that comes with the game."""


def presenter_of(find: Callable[[str], Presenter], game: Played) -> Presenter:
    """Return the presenter of a game, with the names of the game's battle."""
    found = find(game.system)
    return cast("Presenter", OfBattle(found, game.battle)) if game.battle else found


def of_battle(presenter: Presenter, name: str) -> Presenter:
    """Return a presenter whose texts use the names of the battle `name`; if that is empty, `presenter` itself."""
    return cast("Presenter", OfBattle(presenter, name)) if name else presenter
