"""The siege as a `System`: the interface for the rest of the project."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec import structs

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from engine.core.replay import Scene
from engine.core.ruleset import Standing
from engine.core.save_upgrades import Upcast, upcast
from engine.core.sequence import Sequence
from engine.games.siege import events, parties, victory
from engine.games.siege.analysis import mistakes as confession
from engine.games.siege.combat.modifiers import WIDEST
from engine.games.siege.house_rules import SWITCHES, Switch, house_from
from engine.games.siege.map.board import board
from engine.games.siege.map.deployment import fresh_counters, historical
from engine.games.siege.sequence import SEQUENCE
from engine.games.siege.steward.policy import POLICIES
from engine.games.siege.testing.invariants import faults
from engine.games.siege.world import BOXES, Position, World, roster

NAME = "siege"
RULES = "1.1.0"
SCHEMA = 1
UPCASTS: Mapping[int, Upcast] = MappingProxyType({})
"""Migrations from each older schema to the next; none exist yet."""


class Siege:
    """The siege of the Legations (see `engine.core.ruleset.System`)."""

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
        """The sequence of play (§5, §6)."""
        return SEQUENCE

    @property
    def house_rules(self) -> tuple[Switch, ...]:
        """The house rules that a new game may choose."""
        return SWITCHES

    @property
    def policies(self) -> Mapping[str, Any]:
        """The policies «steward» and «random»: factories that take a seed."""
        return POLICIES

    def new(self, options: Mapping[str, str]) -> World:
        """§8, R159 Return a new world with the board in historical deployment, before setup.

        Raise `ValueError` for an unknown house rule or choice.
        """
        position = Position(house=house_from(options), counters=fresh_counters())
        historical(position)
        return World(position=position)

    def encode(self, world: World) -> bytes:
        """Return the world as JSON."""
        return self._encoder.encode(world)

    def decode(self, data: bytes, schema: int) -> World:
        """Return the world from JSON. Raise `ValueError` for damaged data, or data of a newer version."""
        try:
            world = self._worlds.decode(upcast(data, schema, to=SCHEMA, chain=UPCASTS))
        except msgspec.MsgspecError as error:
            raise ValueError(f"the siege's save is damaged: {error}") from error
        _check(world.position)
        return world

    def view(self, world: World) -> Position:
        """Return the visible part of the world: the position without the deck."""
        return world.position

    def decode_event(self, data: bytes) -> Event:
        """Return an event of the siege from its JSON, updated to this version. Raise `ValueError` if it is unknown."""
        try:
            event: Event = self._events.decode(data)
        except msgspec.MsgspecError as error:
            raise ValueError(f"this is no event of the siege: {error}") from error
        return _as_told_now(event)

    def faults(self, world: World) -> list[str]:
        """Return the invariants that the world violates, in words of the positions format; empty for a sound world."""
        return [str(fault) for fault in faults(world.position, deck=world.deck)]

    def progress(self, world: World) -> tuple[int, int]:
        """Return the day, and the round of its assault (0 outside an assault)."""
        return world.position.day, world.position.sequence

    def result(self, world: World) -> Mapping[str, Any] | None:
        """§7 Return the verdict, both totals with bands and items, and the winner; None during the siege."""
        return victory.result(world.position) if world.position.over else None

    def parties(self, view: Position) -> tuple[str, ...]:
        """§8.1 Return the Powers that have their own soldiers."""
        del view
        return parties.parties()

    def concerns(self, view: Position, answer: Answer) -> frozenset[str]:
        """Return the Powers whose counters an answer moves or uses."""
        return parties.concerns(view, answer)

    def awaited(self, view: Position, ask: Ask, answer: Answer) -> frozenset[str]:
        """Return the Powers that could still act when an answer ends the phase."""
        return parties.awaited(view, ask, answer)

    @property
    def bands(self) -> tuple[str, ...]:
        """§7.2 The bands of the Powers, from worst to best; a siege that was overrun (§7.1) comes last."""
        return (*reversed(victory.BANDS), victory.OVERRUN)

    def standing(self, world: World) -> Standing | None:
        """§7.2 Return the band of the Powers and the difference of both totals; None during the siege."""
        return victory.standing(world.position) if world.position.over else None

    def sins(self, scenes: Iterable[Scene]) -> Mapping[str, int]:
        """Return how often the defenders made each kind of mistake."""
        return confession.sins(scenes)


def _as_told_now(event: Event) -> Event:
    """Correct the column of an event of rules version 1.0.0 or older.

    Its `Account` gave all points as the column. The table looked up its last column instead.
    """
    account = getattr(event, "account", None)
    if account is None or (account.column or 0) <= WIDEST:
        return event
    return structs.replace(event, account=structs.replace(account, column=WIDEST))


def _check(position: Position) -> None:
    """Raise `ValueError` if a save's counters are not the game's, in order: the phases rely on that."""
    known = roster()
    zones = board().zones
    if [counter.id for counter in position.counters] != list(known):
        raise ValueError("the siege's save is damaged: its counters are not those of the game")
    for counter in position.counters:
        if counter.place not in zones and counter.place not in BOXES:
            raise ValueError(f"the siege's save is damaged: {counter.id} stands in {counter.place!r}")


SYSTEM = Siege()
