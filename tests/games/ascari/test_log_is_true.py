"""The log is complete: places, rifles and markers computed from it alone equal those of the position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from games.ascari.players import Eager
from support import stress

from engine.core.context import Context
from engine.core.dice import SeededDice
from engine.core.drive import Drive
from engine.core.events import Event
from engine.games.ascari import RULESET
from engine.games.ascari import events as e
from engine.games.ascari.pieces import DEPLOYMENT, LULL
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import SCENARIOS

GAMES = stress.spread([(name, number) for name in SCENARIOS for number in range(4)], of=4)
MARKERS = ("moved", "combat", "retreat")


class Told:
    """The state that a game's events describe so far."""

    def __init__(self, position: Position) -> None:
        self.sides = {name: counter.side for name, counter in position.roster.items()}
        self.at = {name: piece.at for name, piece in position.pieces.items()}
        self.control = dict(position.control)
        self.ground = Counter(position.rifles)
        self.armed = {name for name, piece in position.pieces.items() if piece.rifle}
        self.markers: dict[str, dict[str, int]] = {name: {} for name in position.pieces}
        self.leaders: dict[str, tuple[str, ...]] = {}
        self.before: dict[str, int] = {}
        self.seen = Counter[str]()

    def add(self, events: Sequence[Event]) -> None:
        for event in events:
            self.seen[type(event).__name__] += 1
            self._add(event)

    def _add(self, event: Any) -> None:
        match event:
            case e.MoveBegan() | e.Retreated():
                self.leaders[event.unit] = event.leaders
                if isinstance(event, e.Retreated):
                    self.before = dict(self.markers[event.unit])
                    self._go((event.unit, *event.leaders), event.way[-1])
            case e.HexEntered():
                self._go((event.unit, *self.leaders[event.unit]), event.at)
            case e.MoveEnded():
                living = [name for name in (event.unit, *self.leaders[event.unit]) if self.at[name]]
                self._go(living if self.at[event.unit] else (), event.at)
            case e.RetreatChanged():
                self.markers[event.unit] = dict(self.before)
                self._go((event.unit, *self.leaders[event.unit]), event.way[-1])
            case e.WentBack():
                self.at[event.piece] = event.end
            case e.UnitReturned():
                self.at[event.unit] = event.at
            case e.PieceEliminated():
                self.at[event.piece] = ""
                self.markers[event.piece] = {}
                self.armed.discard(event.piece)
            case e.MarkerPut():
                before = self.markers[event.piece].get(event.marker, 0)
                assert event.number == before + 1, "a marker is told once"
                self.markers[event.piece][event.marker] = event.number
            case e.MarkersRemoved() | e.LullBegan():
                for name, side in self.sides.items():
                    if isinstance(event, e.LullBegan) or side == event.side:
                        self.markers[name] = {}
            case e.ControlTaken():
                assert self.control[event.at] != event.side, "a place is taken once"
                self.control[event.at] = event.side
            case e.RifleLeft():
                self.ground[event.at] += 1
            case e.RifleTaken():
                assert self.ground[event.at] > 0
                self.ground[event.at] -= 1
                self.armed.add(event.unit)

    def _go(self, names: Sequence[str], at: str) -> None:
        for name in names:
            self.at[name] = at

    def differences(self, position: Position) -> list[str]:
        found = [f"{name} at {piece.at}" for name, piece in position.pieces.items() if piece.at != self.at[name]]
        found += [f"{at} is {side}" for at, side in position.control.items() if side != self.control[at]]
        if +self.ground != Counter(position.rifles):
            found.append(f"rifles {position.rifles}")
        if self.armed != {name for name, piece in position.pieces.items() if piece.rifle}:
            found.append("armed")
        for name, piece in position.pieces.items():
            if {marker: int(getattr(piece, marker)) for marker in MARKERS if getattr(piece, marker)} != self.markers[
                name
            ]:
                found.append(f"markers of {name}")
        return found


@pytest.mark.stress("makalle-1896-0")
@pytest.mark.parametrize(("name", "number"), GAMES)
def test_the_log_agrees_with_the_position(name: str, number: int) -> None:
    """While a retreat may still be changed, only the effects of its end are not reported yet."""
    seed = f"log {name} {number}"
    world, context = RULESET.new({"scenario": name}), Context(SeededDice(seed))
    told, player = Told(world.position), Eager(seed)
    drive = Drive(RULESET, world, context)
    compared = 0
    while drive.ask is not None:
        told.add(context.events)
        placed = any(isinstance(event, e.DeploymentEnded | e.DayBegan) for event in context.events)
        context.events.clear()
        if placed or world.position.phase in {DEPLOYMENT, LULL}:
            told.at = {name: piece.at for name, piece in world.position.pieces.items()}  # who is placed changes places
        if world.position.withdrawal is None:
            assert told.differences(world.position) == [], told.seen
            compared += 1
        side = drive.ask.side
        drive.send(drive.ask.check(player.answer(RULESET.view(world, side), drive.ask)), side)
    told.add(context.events)
    assert told.differences(world.position) == []
    assert compared > 20
    assert told.seen["Retreated"]
