"""Keep Up the Fire! as a `System`: the interface to the rest of the project."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from engine.core.replay import Scene
from engine.core.ruleset import Standing
from engine.core.save_upgrades import Upcast, upcast
from engine.core.sequence import Sequence
from engine.games.keep_up_the_fire import events, parties, victory
from engine.games.keep_up_the_fire.analysis import mistakes as confession
from engine.games.keep_up_the_fire.house_rules import SWITCHES, Switch, house_from
from engine.games.keep_up_the_fire.sequence import SEQUENCE
from engine.games.keep_up_the_fire.steward.policy import POLICIES
from engine.games.keep_up_the_fire.testing.invariants import faults, torn
from engine.games.keep_up_the_fire.world import Position, World, set_up

NAME = "keep-up-the-fire"
RULES = "1.0.0"
SCHEMA = 1
UPCASTS: Mapping[int, Upcast] = MappingProxyType({})
"""The conversions from each older schema to the next; none so far."""


class KeepUpTheFire:
    """Keep Up the Fire! (see `engine.core.ruleset.System`)."""

    name = NAME
    rules_version = RULES
    schema_version = SCHEMA

    def __init__(self) -> None:
        kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
        kinds.remove(Event)
        union: Any = kinds[0]
        for kind in kinds[1:]:
            union |= kind
        self._events: msgspec.json.Decoder[Any] = msgspec.json.Decoder(union)
        self._worlds = msgspec.json.Decoder(World)
        self._encoder = msgspec.json.Encoder()

    @property
    def sequence(self) -> Sequence[World]:
        """The sequence of play (§1 to §4)."""
        return SEQUENCE

    @property
    def house_rules(self) -> tuple[Switch, ...]:
        """The options of a new game."""
        return SWITCHES

    @property
    def policies(self) -> Mapping[str, Any]:
        """The factories «steward» and «random»; each takes a seed."""
        return POLICIES

    def new(self, options: Mapping[str, str]) -> World:
        """§0 Return the world before the setup. Raise `ValueError` for an unknown house rule or choice."""
        return World(position=set_up(house_from(options)))

    def encode(self, world: World) -> bytes:
        """Return the world as JSON."""
        return self._encoder.encode(world)

    def decode(self, data: bytes, schema: int) -> World:
        """Return the world from JSON. Raise `ValueError` for damaged data, or data of a newer version."""
        try:
            world = self._worlds.decode(upcast(data, schema, to=SCHEMA, chain=UPCASTS))
        except msgspec.MsgspecError as error:
            raise ValueError(f"the save is damaged: {error}") from error
        if fault := torn(world):
            raise ValueError(f"the save is damaged: {fault}")
        return world

    def view(self, world: World) -> Position:
        """Return the public information: the position, without the deck."""
        return world.position

    def decode_event(self, data: bytes) -> Event:
        """Return an event of this game from its JSON. Raise `ValueError` for an unknown event."""
        try:
            event: Event = self._events.decode(data)
        except msgspec.MsgspecError as error:
            raise ValueError(f"this is no event of {NAME}: {error}") from error
        return event

    def faults(self, world: World) -> list[str]:
        """Return all violated invariants of the world; empty if there are none."""
        return [str(fault) for fault in faults(world.position, deck=world.deck)]

    def progress(self, world: World) -> tuple[int, int]:
        """Return (turn, 0): the game has no rounds."""
        return world.position.turn, 0

    def result(self, world: World) -> Mapping[str, Any] | None:
        """§VI Return the verdict, the band, the points and their parts; None while the game is in play."""
        return victory.result(world.position) if world.position.over else None

    def parties(self, view: Position) -> tuple[str, ...]:
        """Return the eight legations."""
        del view
        return parties.parties()

    def concerns(self, view: Position, answer: Answer) -> frozenset[str]:
        """Return the legations that an answer gives orders to."""
        return parties.concerns(view, answer)

    def awaited(self, view: Position, ask: Ask, answer: Answer) -> frozenset[str]:
        """Return the legations that could still act before an answer that ends the step."""
        return parties.awaited(view, ask, answer)

    @property
    def bands(self) -> tuple[str, ...]:
        """§VI The levels of victory, then the three defeats."""
        return victory.BANDS

    def standing(self, world: World) -> Standing | None:
        """§VI Return the band and the score; None while the game is in play."""
        return victory.standing(world.position) if world.position.over else None

    def sins(self, scenes: Iterable[Scene]) -> Mapping[str, int]:
        """Return the counts of the player's mistakes, by name."""
        return confession.sins(scenes)


SYSTEM = KeepUpTheFire()
