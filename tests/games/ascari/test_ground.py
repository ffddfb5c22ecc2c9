"""Sight and reach against slow ones that share nothing with them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from engine.games.ascari.combat.shooting import Watch, supported
from engine.games.ascari.phases.moves import by_menu
from engine.games.ascari.phases.routes import Routes
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import SCENARIOS
from engine.games.ascari.steward.field import Field
from engine.games.ascari.testing import positions
from engine.hexes.grid import Axial, Offset, label, offset_of, to_axial, to_offset

SAMPLES = 336
"""Points on a line; more than the shortest crossing of a hex within eight hexes needs."""


def nearest(end: Axial, number: int) -> list[Axial]:
    """Return the hexes whose centre is nearest to a point of a line: one inside a hex, two on a side.

    The point is `number` of `SAMPLES` parts of the way; all distances are in such parts.
    """
    q0, r0 = round(end.q * number / SAMPLES), round(end.r * number / SAMPLES)
    found: dict[Axial, int] = {}
    for q in range(q0 - 1, q0 + 2):
        for r in range(r0 - 1, r0 + 2):
            dq, dr = end.q * number - q * SAMPLES, end.r * number - r * SAMPLES
            found[Axial(q, r)] = dq * dq + dq * dr + dr * dr
    least = min(found.values())
    return [at for at, far in found.items() if far == least]


def name_of(at: Axial, where: Position) -> str | None:
    column, row = to_offset(at)
    grid = where.board.grid
    return label(Offset(column, row)) if 1 <= column <= grid.columns and 1 <= row <= grid.rows else None


@cache
def passed(end: Axial) -> tuple[frozenset[Axial], frozenset[frozenset[Axial]]]:
    """Return the steps of hexes whose inside a line from the origin crosses, and of pairs along whose side it runs."""
    inside, sides = set(), set()
    for number in range(1, SAMPLES):
        here = nearest(end, number)
        if len(here) == 1:
            inside.add(here[0])
        elif len(here) == 2:
            sides.add(frozenset(here))
    inside -= {Axial(0, 0), end}
    return frozenset(inside), frozenset(side for side in sides if not side & (inside | {Axial(0, 0), end}))


def slow_sees(position: Position, start: str, end: str) -> bool:
    ground, occupied = position.board, set(position.units())
    one, other = to_axial(offset_of(start)), to_axial(offset_of(end))
    fort = set(ground.places.get("enclosure", ()))
    redoubt = set(ground.places.get("redoubt", ()))

    def blocks(step: Axial) -> bool:
        at = name_of(Axial(one.q + step.q, one.r + step.r), position)
        if at is None:
            return True
        if at in fort and {start, end} & redoubt:
            return False
        height = ground.height[end] if position.house.sight == "rim" else max(ground.height[end], ground.height[start])
        hidden = at in occupied and ground.height[start] <= ground.height[end]
        return hidden or ground.terrain[at].blocks or ground.height[at] > height

    inside, sides = passed(Axial(other.q - one.q, other.r - one.r))
    on_map = [step for step in inside if name_of(Axial(one.q + step.q, one.r + step.r), position) is not None]
    return not any(map(blocks, on_map)) and not any(all(map(blocks, side)) for side in sides)


@pytest.mark.stress(
    "plain-makalle-1896", "rim-amba-alagi-1895", "rim-makalle-1896", "plain-amba-alagi-1895", "rim-agordat-1890"
)
@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.parametrize("reading", ["rim", "plain"])
def test_sight_equals_that_of_the_slow_computation(name: str, reading: str) -> None:
    dice = random.Random(f"{name} {reading}")
    world = positions.build(positions.from_plain({"scenario": name, "step": "move", "house": {"sight": reading}}))
    position = world.position
    grid = position.board.grid
    answers = {True: 0, False: 0}
    for _ in range(500):
        start = dice.choice(grid.hexes)
        end = dice.choice([at for at in grid.within(start, 8) if at != start])
        for piece in position.pieces.values():
            piece.at = dice.choice(grid.within(start, 5)) if dice.random() < 0.2 else dice.choice(grid.hexes)
        expected = slow_sees(position, start, end)
        assert position.board.sees(start, end, position.units(), reading) == expected, (start, end)
        answers[expected] += 1
    assert min(answers.values()) > 50


def slow_firers(position: Position, unit: str, at: str) -> frozenset[str]:
    """Return who could fire at a mover in a hex, by putting it there."""
    counters, stood = position.roster, position.pieces[unit].at
    position.pieces[unit].at = at
    found = []
    for name, piece in position.pieces.items():
        counter = counters[name]
        if not piece.at or counter.side == counters[unit].side or counter.is_leader:
            continue
        led = counter.kind != "guns" or bool(position.commanded_by(name))
        reach = {"guns": 8, "rifles": 4}.get(counter.kind, 4 * piece.rifle)
        spent = piece.fired or piece.opportunity or piece.retreat or piece.limbered
        if led and not spent and position.board.grid.distance(piece.at, at) <= reach:
            found += [name] if slow_sees(position, piece.at, at) else []
    position.pieces[unit].at = stood
    return frozenset(found)


class Walks:
    """All ways of a mover, hex by hex, whatever it passes and however often."""

    def __init__(self, position: Position, unit: str, points: int) -> None:
        self.position, self.unit, self.points = position, unit, points
        counters = position.roster
        self.mine = counters[unit].side
        self.column = {"horse": "horse", "guns": "guns"}.get(counters[unit].kind, "foot")
        pieces = position.pieces.items()
        others = {
            piece.at: name for name, piece in pieces if piece.at and name != unit and not counters[name].is_leader
        }
        self.friends = {at for at, name in others.items() if counters[name].side == self.mine}
        self.enemies = others.keys() - self.friends
        self.seen: dict[str, frozenset[str]] = {}

    def stops(self, at: str) -> bool:
        takes = self.position.can_arm(self.unit) and at in self.position.rifles and at not in self.friends
        return at in self.enemies or takes

    def firers(self, at: str) -> frozenset[str]:
        if at not in self.seen:
            melee = at in self.enemies
            self.seen[at] = frozenset() if melee else slow_firers(self.position, self.unit, at)
        return self.seen[at]

    def all(self, at: str, cost: int = 0, way: tuple[str, ...] = ()) -> Iterator[tuple[int, tuple[str, ...]]]:
        board = self.position.board
        for following in board.grid.neighbours(at):
            price = board.terrain[following].mp[self.column]
            if not price or cost + price > self.points:
                continue
            found = (*way, following)
            yield cost + price, found
            if not self.stops(following):
                yield from self.all(following, cost + price, found)


def crowds(name: str, number: int) -> Iterator[tuple[Position, str]]:
    """Yield positions in which many units are near a moving one."""
    dice = random.Random(name)
    for _ in range(number):
        world = positions.build(positions.from_plain({"scenario": name, "step": "move"}))
        position = world.position
        side = position.active
        centre = dice.choice([at for at in position.board.grid.hexes if position.board.terrain[at].mp["foot"] == 1])
        free = list(position.board.grid.within(centre, 5))
        free.remove(centre)
        dice.shuffle(free)
        for piece_name, piece in position.pieces.items():
            near = dice.random() < 0.4 and not position.roster[piece_name].is_leader
            piece.at = free.pop() if near and free else ""
        if position.battle.rifle_takers:
            position.rifles = {dice.choice(position.board.grid.within(centre, 2)): 1}
        kinds = ("rifles", "spears")
        unit = dice.choice([n for n, c in position.roster.items() if c.side == side and c.kind in kinds])
        position.pieces[unit].at = centre
        yield position, unit


@pytest.mark.parametrize("name", SCENARIOS)
def test_ways_equal_those_of_the_slow_search(name: str) -> None:
    """Of all ways of least cost the one with the fewest hexes under fire, then the first; who could fire is counted."""
    hidden = 0
    for position, unit in crowds(name, 6):
        start = position.pieces[unit].at
        walks, routes = Walks(position, unit, 4), Routes(position, unit, 4)
        best: dict[str, tuple[int, int, tuple[str, ...]]] = {}
        for cost, way in walks.all(start):
            if len(set(way)) == len(way) and start not in way and way[-1] not in walks.friends:
                found = (cost, sum(map(bool, map(walks.firers, way))), way)
                best[way[-1]] = min(found, best.get(way[-1], found))
        assert {at: tuple(way) for at, way in routes.ends.items()} == best
        watch = Watch(position, unit)
        assert {at: frozenset(watch.at(at)) for at in walks.seen} == walks.seen
        stood = position.units()
        hidden += sum(
            any(not position.board.sees(position.pieces[name].at, at, stood) for name in firers)
            for at, firers in walks.seen.items()
        )
    assert hidden, "a hex is seen only because the mover has left its own"


@pytest.mark.parametrize("name", SCENARIOS)
def test_by_way_of_is_offered_where_there_is_a_way(name: str) -> None:
    """Another hex can be named exactly if some walk passes it first; the move may end where it began."""
    offered = {True: 0, False: 0}
    for position, unit in crowds(name, 4):
        start = position.pieces[unit].at
        for points in (1, 2, 3, 4):
            walks, routes = Walks(position, unit, points), Routes(position, unit, points)
            cheapest: dict[str, dict[str, int]] = {}
            for cost, way in walks.all(start):
                end = way[-1]
                for middle in set(way) - {start, end} if end not in walks.friends else ():
                    known = cheapest.setdefault(end, {})
                    known[middle] = min(cost, known.get(middle, cost))
            for end in {start, *routes.ends}:
                expected = cheapest.get(end, {})
                assert routes.has_by_way(end) == bool(expected), end
                said = {choice.word: choice.facts["cost"] for choice in by_menu(routes, end).choices}
                assert said == expected
                offered[bool(expected)] += 1
            assert routes.can_return == bool(cheapest.get(start))
    assert min(offered.values()) > 5


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_moved_unit_no_longer_blocks_sight_from_its_old_hex(name: str) -> None:
    """The steward's expected hits in a hex equal those with the unit actually there."""
    lifted = 0
    for position, unit in crowds(name, 4):
        field = Field(position, position.roster[unit].side)
        soldier = next(each for each in field.mine if each.unit == unit)
        for end in position.board.grid.within(soldier.at, 4):
            if end in field.units:
                continue
            position.pieces[unit].at, seen = end, set(position.units())
            there = Field(position, field.side)
            feared = sum(
                there.hits(enemy, enemy.at, end) for enemy in there.enemies if slow_sees(position, enemy.at, end)
            )
            hoped = max(
                (
                    there.hits(soldier, end, each.at) * each.value
                    for each in there.enemies
                    if slow_sees(position, end, each.at)
                ),
                default=0.0,
            )
            helped = supported(position, unit)
            position.pieces[unit].at = soldier.at
            assert field.threat(end, soldier) == pytest.approx(feared)
            if supported(position, unit) == helped:
                assert field.prospect(soldier, end) == pytest.approx(hoped)
            lifted += any(
                not position.board.sees(enemy.at, end, seen | {soldier.at}) and slow
                for enemy in there.enemies
                if (slow := there.hits(enemy, enemy.at, end))
            )
    assert lifted, "a hex is seen only because the unit has left its own"
