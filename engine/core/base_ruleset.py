"""A base class for a new game, with the usual answers to all questions where a small game has no special needs.

A subclass defines its world, its events, its sequence and its end, and overrides the rest as needed.
`docs/adding-a-game.md` shows an example.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from engine.core.policies import FirstPlayer, RandomPlayer
from engine.core.replay import Scene
from engine.core.ruleset import HouseRule, Standing
from engine.core.sequence import Sequence

W = TypeVar("W", bound=msgspec.Struct)


class SimpleSystem(Generic[W]):
    """Implements `engine.core.ruleset.System` for a game with one world and no hidden information.

    `world` is a `msgspec.Struct` that can be created without arguments and has a field `period`. `event` is the class
    of the event, or the union of all of them, each a frozen `Event`.
    """

    name: ClassVar[str]
    world: ClassVar[type[Any]]
    event: ClassVar[Any]
    sequence: ClassVar[Sequence[Any]]
    rules_version: ClassVar[str] = "1.0"
    schema_version: ClassVar[int] = 1
    house_rules: ClassVar[tuple[HouseRule, ...]] = ()
    policies: ClassVar[Mapping[str, Callable[[str], Any]]] = {"steward": FirstPlayer, "random": RandomPlayer}
    bands: ClassVar[tuple[str, ...]] = ("won", "lost")

    def new(self, options: Mapping[str, str]) -> W:
        """Return the world at the start. Raise `ValueError` for an unknown option or value."""
        known = {rule.name: rule.choices for rule in self.house_rules}
        for name, value in options.items():
            if value not in known.get(name, ()):
                raise ValueError(f"no option {name}={value}")
        return self.begin({rule.name: options.get(rule.name, rule.default) for rule in self.house_rules})

    def begin(self, options: Mapping[str, str]) -> W:
        """Return the world at the start; `options` holds every house rule."""
        del options
        made: W = self.world()
        return made

    def encode(self, world: W) -> bytes:
        """Return the world as JSON."""
        return msgspec.json.encode(world)

    def decode(self, data: bytes, schema: int) -> W:
        """Return the world from JSON. Raise `ValueError` for damaged or newer data."""
        if schema > self.schema_version:
            raise ValueError(f"schema {schema} is newer than {self.schema_version}")
        try:
            read: W = msgspec.json.decode(data, type=self.world)
        except msgspec.MsgspecError as error:
            raise ValueError(str(error)) from error
        return read

    def view(self, world: W) -> Any:
        """Return the whole world as plain facts."""
        return msgspec.to_builtins(world)

    def decode_event(self, data: bytes) -> Event:
        """Return an event of this game from its JSON."""
        read: Event = msgspec.json.decode(data, type=self.event)
        return read

    def faults(self, world: W) -> list[str]:
        """Return nothing: no invariants are known."""
        return []

    def progress(self, world: Any) -> tuple[int, int]:
        """Return the period, and 0 because it has no rounds."""
        return int(world.period), 0

    def result(self, world: W) -> Mapping[str, Any] | None:
        """Return None while the game is in play; at the end, at least `won` and `score`."""
        raise NotImplementedError

    def standing(self, world: W) -> Standing | None:
        """Return the result in figures for comparisons; None while the game is in play."""
        result = self.result(world)
        if result is None:
            return None
        won = bool(result["won"])
        score = int(result["score"])
        return Standing(won=won, band=self.bands[0 if won else -1], score=score, periods=self.progress(world)[0])

    def parties(self, view: Any) -> tuple[str, ...]:
        """Return nothing: the command is not shared."""
        return ()

    def concerns(self, view: Any, answer: Answer) -> frozenset[str]:
        """Return nothing: no player has pieces of their own."""
        return frozenset()

    def awaited(self, view: Any, ask: Ask, answer: Answer) -> frozenset[str]:
        """Return nothing: no player is waited for."""
        return frozenset()

    def sins(self, scenes: Iterable[Scene]) -> Mapping[str, int]:
        """Return nothing: no mistakes are known."""
        return {}
