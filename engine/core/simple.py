"""A game system with the usual answers to everything that a small game has no opinion on: the beginning of a new game.

A subclass says what its world and its events are, how it is played and how it ends; whatever it wants otherwise it
says, too. `docs/adding-a-game.md` shows one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from engine.core.ask import Answer, Ask
from engine.core.event import Event
from engine.core.players import FirstPlayer, RandomPlayer
from engine.core.retell import Scene
from engine.core.step import Sequence
from engine.core.system import HouseRule, Standing

W = TypeVar("W", bound=msgspec.Struct)


class SimpleSystem(Generic[W]):
    """A system of one world, of which all may be seen, in the sense of `engine.core.system.System`.

    `world` is a `msgspec.Struct` that can be made without arguments, and has a field `period`; `event` is the event's
    class, or the union of them all, each a frozen `Event`.
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
        """The world as it begins. Raises `ValueError` for an unknown option or value."""
        known = {rule.name: rule.choices for rule in self.house_rules}
        for name, value in options.items():
            if value not in known.get(name, ()):
                raise ValueError(f"no option {name}={value}")
        return self.begin({rule.name: options.get(rule.name, rule.default) for rule in self.house_rules})

    def begin(self, options: Mapping[str, str]) -> W:
        """The world as it begins, by house rules that are all there."""
        del options
        made: W = self.world()
        return made

    def encode(self, world: W) -> bytes:
        """The world as JSON."""
        return msgspec.json.encode(world)

    def decode(self, data: bytes, schema: int) -> W:
        """The world from JSON; raises `ValueError` for damaged or newer data."""
        if schema > self.schema_version:
            raise ValueError(f"schema {schema} is newer than {self.schema_version}")
        try:
            read: W = msgspec.json.decode(data, type=self.world)
        except msgspec.MsgspecError as error:
            raise ValueError(str(error)) from error
        return read

    def view(self, world: W) -> Any:
        """Everything, as plain facts."""
        return msgspec.to_builtins(world)

    def decode_event(self, data: bytes) -> Event:
        """An event of this game from its JSON."""
        read: Event = msgspec.json.decode(data, type=self.event)
        return read

    def faults(self, world: W) -> list[str]:
        """None are known."""
        return []

    def progress(self, world: Any) -> tuple[int, int]:
        """The period, and no rounds within it."""
        return int(world.period), 0

    def result(self, world: W) -> Mapping[str, Any] | None:
        """None while it is played; in the end, `won` and `score` at least."""
        raise NotImplementedError

    def standing(self, world: W) -> Standing | None:
        """What `result` says, in figures that can be compared."""
        result = self.result(world)
        if result is None:
            return None
        won = bool(result["won"])
        score = int(result["score"])
        return Standing(won=won, band=self.bands[0 if won else -1], score=score, periods=self.progress(world)[0])

    def parties(self, view: Any) -> tuple[str, ...]:
        """There are none: the command is not shared out."""
        return ()

    def concerns(self, view: Any, answer: Answer) -> frozenset[str]:
        """Nobody's pieces."""
        return frozenset()

    def awaited(self, view: Any, ask: Ask, answer: Answer) -> frozenset[str]:
        """Nobody."""
        return frozenset()

    def sins(self, scenes: Iterable[Scene]) -> Mapping[str, int]:
        """None are known."""
        return {}
