"""The protocol of a game system: what the house asks of a game, and all that it may know of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec

from engine.core.ask import Answer, Ask
from engine.core.event import Event
from engine.core.step import Sequence

if TYPE_CHECKING:
    from engine.core.retell import Scene

W = TypeVar("W")


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """What a game that is over came to, in figures that can be compared with another's.

    `band` is one of `System.bands`; of two scores the higher is the better for whoever played; `periods` is how long
    the game lasted, in the periods of `System.progress`.
    """

    won: bool
    band: str
    score: int
    periods: int


class HouseRule(Protocol):
    """An option of a new game."""

    @property
    def name(self) -> str:
        """The name in commands and saves."""

    @property
    def rule(self) -> str:
        """The section that it changes."""

    @property
    def default(self) -> str:
        """The choice that the rulings make."""

    @property
    def choices(self) -> tuple[str, ...]:
        """All choices, the default first."""


class Policy(Protocol):
    """Somebody who answers Asks by looking at a view: the steward, a random player."""

    def answer(self, view: Any, ask: Ask) -> Answer:
        """An answer out of the Ask's options."""


class System(Protocol[W]):
    """A game. Everything outside `engine/games/<name>` and `render/games/<name>` uses only this."""

    @property
    def name(self) -> str:
        """The name in commands and saves."""

    @property
    def rules_version(self) -> str:
        """The version of the rules, recorded with every decision."""

    @property
    def schema_version(self) -> int:
        """The version of the encoded world."""

    @property
    def sequence(self) -> Sequence[W]:
        """The sequence of play."""

    @property
    def house_rules(self) -> tuple[HouseRule, ...]:
        """The options of a new game."""

    @property
    def policies(self) -> Mapping[str, Any]:
        """Factories of policies by name; «steward» is always among them. A factory takes a seed (str)."""

    def new(self, options: Mapping[str, str]) -> W:
        """The world before the first step. Raises `ValueError` for an unknown option or value."""

    def encode(self, world: W) -> bytes:
        """The world as JSON."""

    def decode(self, data: bytes, schema: int) -> W:
        """The world from JSON of the given schema version; raises `ValueError` for damaged or newer data."""

    def view(self, world: W) -> Any:
        """What may be seen: everything but the deck and the dice."""

    def decode_event(self, data: bytes) -> Event:
        """An event of this game from its JSON."""

    def faults(self, world: W) -> list[str]:
        """Everything that is wrong with the world; empty when it is sound."""

    def progress(self, world: W) -> tuple[int, int]:
        """(period, round): the day or turn, and the round within it. A fresh message is posted when it changes."""

    def result(self, world: W) -> Mapping[str, Any] | None:
        """The game's result when it is over, as plain facts; None while it is played."""

    def parties(self, view: Any) -> tuple[str, ...]:
        """The parts of a command that several people may share, each with pieces of its own; none for most games."""

    def concerns(self, view: Any, answer: Answer) -> frozenset[str]:
        """Whose pieces one of the Ask's answers orders; empty for one that orders nobody's."""

    def awaited(self, view: Any, ask: Ask, answer: Answer) -> frozenset[str]:
        """Whose pieces could still act, and could no more after an answer that ends something; empty for any other."""

    @property
    def bands(self) -> tuple[str, ...]:
        """Every band that a game can come to, the best first."""

    def standing(self, world: W) -> Standing | None:
        """What the game came to; None while it is played."""

    def sins(self, scenes: Iterable[Scene]) -> Mapping[str, int]:
        """By its name, how often a thing was done in a retold game that should not be done; the gravest first."""
