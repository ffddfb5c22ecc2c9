"""The adviser's evaluation of a position: values of units, and expected hits."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from engine.games.ascari.combat import melee, shooting
from engine.games.ascari.combat.melee import ATTACKER_BACK, BACK_WITH_HIT, GONE
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import GUNS, HORSE, RIFLES
from engine.games.ascari.tables import FireRow
from engine.hexes.sight import BLOCKED, OPEN

WORTH: Final = 0.4
"""The value of a hit as a share of the value of the unit that is hit."""
SIDES_OF_DIE: Final = 6
BEST_GROUND: Final = 2
"""The highest fire modifier that terrain can give."""
CHARGE: Final = 4
"""The distance in hexes within which enemy horse is a danger."""
ASSEMBLY: Final = 6
ASSEMBLED: Final = 0.6
FEW: Final = 3
"""When a corps waits to assemble before its assault: the distance from its goals, the share of its units that must be
within it, and the smallest corps that waits.
"""


class Soldier(NamedTuple):
    """A unit as the adviser sees it."""

    unit: str
    at: str
    value: float
    last: bool
    reach: int


class Chances(NamedTuple):
    """The probabilities (0 to 1) of the results of a melee."""

    defender_gone: float
    defender_hit: float
    defender_back: float
    attacker_back: float
    attacker_hit: float
    attacker_gone: float


@cache
def chances(attack: int, defence: int) -> Chances:
    """§5.2 Return the probabilities of the results of a melee."""
    found = [0] * len(Chances._fields)
    dice = range(1, SIDES_OF_DIE + 1)
    for mine in dice:
        for theirs in dice:
            one, other = attack + mine, defence + theirs
            result = melee.compare(one, other)
            if result == ATTACKER_BACK:
                found[3] += 1
            else:
                grade = 0 if result == GONE else 1 if result == BACK_WITH_HIT else 2
                found[grade if one > other else 5 - grade] += 1
    return Chances(*(number / SIDES_OF_DIE**2 for number in found))


@cache
def expected(row: FireRow, modifier: int) -> float:
    """§4.5 Return the expected hits of one roll."""
    return (shooting.faces(row.hit, modifier) + shooting.faces(row.double, modifier)) / SIDES_OF_DIE


class Field:
    """The position as the adviser evaluates it for one side."""

    def __init__(self, position: Position, side: str) -> None:
        self.position = position
        self.side = side
        self.board = position.board
        self.grid = position.board.grid
        self.reading = position.house.sight
        self.enemy = position.battle.enemy_of(side)
        self.units = position.units()
        self._roster = position.roster
        self.mine = [self._soldier(name) for name in position.units_of(side)]
        self.enemies = [self._soldier(name) for name in position.units_of(self.enemy)]
        self.by_hex = {soldier.at: soldier for soldier in self.enemies}
        self._shooters = [soldier for soldier in self.enemies if soldier.reach]
        self._lines = position.board.lines(self.reading)
        self._near_horse: frozenset[str] | None = None
        self._in_range: dict[int, frozenset[str]] = {}
        self._passed = self._passed_friend()
        self._threats: dict[str, tuple[float, dict[str, float]]] = {}
        self._together: dict[str, bool] = {}
        self._fires: dict[str, tuple[Mapping[int, FireRow], int]] = {}

    def _passed_friend(self) -> str:
        """Return the hex in which the moving unit passes through a friend, or an empty string."""
        mover = self.position.mover
        at = self.position.pieces[mover.unit].at if mover is not None else ""
        return at if mover is not None and at and self.position.friend_at(mover.unit, at) else ""

    def _soldier(self, unit: str) -> Soldier:
        position = self.position
        piece, counter = position.pieces[unit], self._roster[unit]
        kind = counter.kind
        last = piece.reduced or kind == GUNS or counter.steps < 2
        value = position.melee_of(unit) + 1 + 0.5 * (kind == RIFLES) + 2 * (kind == GUNS) + 0.7 * last
        reach = 0 if piece.retreat else shooting.range_of(position, unit)
        return Soldier(unit, piece.at, value, last, reach)

    def _fire(self, unit: str) -> tuple[Mapping[int, FireRow], int]:
        """Return a unit's fire table, keyed by distance, and its fire modifier without terrain."""
        found = self._fires.get(unit)
        if found is None:
            rows = shooting.rows_of(self.position, self._roster[unit])[1]
            found = self._fires[unit] = rows, shooting.own_modifier(self.position, unit)
        return found

    def hits(self, firer: Soldier, start: str, at: str, *, moved: int = 0, left: str = "") -> float:
        """Return the expected hits of `firer` if it fires from the hex `start` at the hex `at`.

        Return 0 if it cannot fire. The unit in the hex `left` does not block sight.
        """
        far = self.grid.distances[start][at]
        if not 0 < far <= firer.reach or not self._sees(start, at, left or firer.at):
            return 0.0
        return self._hits_at(firer, start, at, far, moved)

    def _sees(self, start: str, at: str, left: str) -> bool:
        """Return whether one hex sees the other. A unit in the hex `left` does not block."""
        return self.board.sees(start, at, self.units, self.reading, left="" if left == self._passed else left)

    def _hits_at(self, firer: Soldier, start: str, at: str, far: int, moved: int) -> float:
        """Return the expected number of hits when a unit fires at a visible target in range."""
        terrain = self.board.terrain
        rows, own = self._fire(firer.unit)
        return expected(rows[far], own + terrain[at].at + terrain[start].from_ - moved)

    def threat(self, at: str, soldier: Soldier) -> float:
        """Return the expected hits on a unit in a hex if all enemies fire."""
        known = self._threats.get(at)
        if known is None:
            known = self._threats[at] = self._threat(at)
        found, screened = known
        return found + (screened.get(soldier.at, 0.0) if soldier.at != self._passed else 0.0)

    def _threat(self, at: str) -> tuple[float, dict[str, float]]:
        """Return the expected hits in a hex, and a mapping of hexes to extra hits.

        The extra hits come when a unit leaves its hex and no longer blocks a line of sight.
        """
        found, screened, distances = 0.0, dict[str, float](), self.grid.distances[at]
        board, lines, units, reading = self.board, self._lines, self.units, self.reading
        terrain = board.terrain
        ground = terrain[at].at
        for unit, start, _, _, reach in self._shooters:
            far = distances[start]
            if not 0 < far <= reach:
                continue
            line = lines[start][at]
            if line is BLOCKED:
                continue
            rows, own = self._fire(unit)
            hits = expected(rows[far], own + ground + terrain[start].from_)
            if line is OPEN or board.sees(start, at, units, reading):
                found += hits
                continue
            for screen in board.screens(start, at, units, reading):
                screened[screen] = screened.get(screen, 0.0) + hits
        return found, screened

    def most_hits(self, soldier: Soldier) -> float:
        """Return an upper limit of the hits to expect from a unit's shot, wherever it stands."""
        if not soldier.reach:
            return 0.0
        rows, own = self._fire(soldier.unit)
        return expected(rows[1], own + BEST_GROUND)

    def prospect(self, soldier: Soldier, start: str, *, moved: int = 0) -> float:
        """Return the value of the best shot that a unit has from the hex `start`."""
        unit, left, _, _, reach = soldier
        distances, lines, terrain = self.grid.distances[start], self._lines[start], self.board.terrain
        base, best, rows = 0, 0.0, None
        for _, at, value, _, _ in self.enemies:
            far = distances[at]
            if not 0 < far <= reach:
                continue
            line = lines[at]
            if line is BLOCKED or (line is not OPEN and not self._sees(start, at, left)):
                continue
            if rows is None:
                rows, own = self._fire(unit)
                base = own + terrain[start].from_ - moved
            best = max(best, expected(rows[far], base + terrain[at].at) * value)
        return best

    def mark(self, soldier: Soldier, start: str) -> str:
        """Return the best target for a unit that fires from a hex; empty if there is none."""
        found = [(self.hits(soldier, start, enemy.at) * enemy.value, enemy.unit) for enemy in self.enemies]
        worth, unit = max(found, default=(0.0, ""))
        return unit if worth else ""

    def horse_near(self, at: str) -> bool:
        """Return whether enemy horse could charge into a hex."""
        if self._near_horse is None:
            horse = [each.at for each in self.enemies if self._roster[each.unit].kind == HORSE]
            self._near_horse = frozenset[str]().union(*[self.grid.around(each, CHARGE) for each in horse])
        return at in self._near_horse

    def in_range(self, reach: int) -> frozenset[str]:
        """Return the hexes within `reach` of an enemy."""
        found = self._in_range.get(reach)
        if found is None:
            discs = [self.grid.around(enemy.at, reach) for enemy in self.enemies] if reach else []
            found = self._in_range[reach] = frozenset[str]().union(*discs)
        return found

    def together(self, group: str, goals: Mapping[str, str]) -> bool:
        """Return whether most units of a corps are near their goals."""
        found = self._together.get(group)
        if found is None:
            far = [
                self.grid.distance(each.at, goals[each.unit])
                for each in self.mine
                if each.unit in goals and self._roster[each.unit].group == group
            ]
            near = sum(each <= ASSEMBLY for each in far)
            found = self._together[group] = len(far) < FEW or near >= len(far) * ASSEMBLED
        return found

    def near(self, at: str, distance: int) -> bool:
        """Return whether an enemy is within a distance of a hex."""
        return any(self.grid.distance(at, enemy.at) <= distance for enemy in self.enemies)
