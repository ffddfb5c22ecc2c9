"""The names of a game's battles.

Keys of shipped scenarios in the catalogue are `scenario-<name>`. Users' battles have their names in their files.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Generic, Protocol, TypeVar

from engine.core.battles.words import Name
from render.language import language
from render.localization import Voice


class Named(Protocol):
    """An object with a name in several languages."""

    @property
    def name(self) -> Name:
        """The name of the battle."""


Battle = TypeVar("Battle", bound=Named)


class BattleTexts(Generic[Battle]):
    """The names of the battles of a game.

    `find` returns a battle by its name. A user's battle is found by its code.
    """

    def __init__(self, voice: Voice, shipped: Collection[str], find: Callable[[str], Battle]) -> None:
        self.voice = voice
        self.shipped = shipped
        self.find = find

    def is_own(self, name: str) -> bool:
        """Return whether a scenario is a user's battle."""
        return bool(name) and name not in self.shipped

    def own(self, name: str) -> Battle | None:
        """Return a user's battle by its code; None for anything else."""
        return self.find(name) if self.is_own(name) else None

    def text(self, name: Name) -> str:
        """Return a name from a user's battle, in the current language."""
        return name.get(self.voice.language(language()))

    def title(self, name: str) -> str:
        """Return the name of a scenario."""
        return self.text(self.find(name).name) if self.is_own(name) else self.voice.say(f"scenario-{name}")
