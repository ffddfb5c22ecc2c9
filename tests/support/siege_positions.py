"""Small positions of the siege for tests: place counters, script the dice, give the answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.asks import Answer, Ask
from engine.core.context import Context
from engine.core.dice import ScriptedDice
from engine.core.events import Event
from engine.games.siege.house_rules import house_from
from engine.games.siege.world import (
    APART,
    CHINESE,
    CUP,
    FULL,
    GONE,
    POOL,
    REDUCED,
    SOLDIER,
    Counter,
    Pile,
    Position,
    World,
    roster,
)


def world(places: dict[str, str], *, house: dict[str, str] | None = None, **fields: Any) -> World:
    """Build a world with counters in zones («gb1 gb2/1»: gb2 on its back); the others are in their boxes.

    The Boxers of each zone form one undivided stack, in the order of the zones, unless `piles` is given.
    """
    faces: dict[str, tuple[str, int]] = {}
    for zone, names in places.items():
        for word in names.split():
            name, _, face = word.partition("/")
            faces[name] = (zone, REDUCED if face == "1" else FULL)
    assert set(faces) <= set(roster()), set(faces) - set(roster())
    counters = []
    for entry in roster().values():
        box = POOL if entry.kind == SOLDIER else CUP if entry.kind in CHINESE else GONE
        place, face = faces.get(entry.id, (APART if entry.id == "betsy" else box, FULL))
        counters.append(Counter(entry.id, entry.kind, entry.power, face, place))
    fields.setdefault("sequence", 1)
    position = Position(house=house_from(house or {}), counters=counters, day=1, assault=True, **fields)
    if "piles" not in fields:
        position.piles = [
            Pile(id=number, zone=zone, counters=[c.id for c in position.chinese(zone)])
            for number, zone in enumerate((zone for zone in places if position.has_boxers(zone)), 1)
        ]
    position.next_pile = 1 + max((pile.id for pile in position.piles), default=0)
    return World(position=position)


class Played:
    """A step that has been played, with its events, questions and dice."""

    def __init__(self, context: Context, dice: ScriptedDice, asks: list[Ask]) -> None:
        self.events: list[Event] = context.events
        self.dice = dice
        self.asks = asks

    def told(self, kind: type[Any]) -> list[Any]:
        """Return the events of a type."""
        return [event for event in self.events if isinstance(event, kind)]

    def one(self, kind: type[Any]) -> Any:
        """Return the only event of a type."""
        (event,) = self.told(kind)
        return event


def play(
    step: Callable[[World, Context], Any], on: World, *, dice: Sequence[int] = (), answers: Sequence[Answer] = ()
) -> Played:
    """Play a step to its end: every die must be rolled and every answer used."""
    scripted = ScriptedDice(dice)
    context = Context(scripted)
    left = list(answers)
    asks: list[Ask] = []
    flow = step(on, context)
    if flow is not None:
        ask = next(flow, None)
        while ask is not None:
            asks.append(ask)
            answer = left.pop(0)
            ask.check(answer)
            try:
                ask = flow.send(answer)
            except StopIteration:
                ask = None
    assert not left, f"answers not asked for: {left}"
    assert not scripted.left, f"dice not rolled: {scripted.left}"
    return Played(context, scripted, asks)


def first_ask(step: Callable[[World, Context], Any], on: World) -> Ask:
    """Return the first Ask of a step."""
    ask: Ask = next(step(on, Context(ScriptedDice(()))))
    return ask


def ask_after(
    step: Callable[[World, Context], Any], on: World, *, dice: Sequence[int], answers: Sequence[Answer]
) -> Ask:
    """Return the Ask that follows these answers of a step."""
    flow = step(on, Context(ScriptedDice(dice)))
    ask: Ask = next(flow)
    for answer in answers:
        ask.check(answer)
        ask = flow.send(answer)
    return ask


def faces(position: Position, zone: str) -> dict[str, int]:
    """Return the counters of a zone with their faces."""
    return {counter.id: counter.face for counter in position.here(zone)}
