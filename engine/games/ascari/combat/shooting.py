"""Fire: possible shots, their chances, and their effects (§4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from engine.core.context import Context
from engine.core.events import DieRollReport, Modifier
from engine.games.ascari.combat.losses import take_hits, test_leaders
from engine.games.ascari.events import ShotFired
from engine.games.ascari.pieces import Piece
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import GUNS, Counter
from engine.games.ascari.tables import DEADLY, FireRow, tables

SIX: Final = 6
THIRST: Final = "thirst"


class Shot(NamedTuple):
    """A possible shot: its distance, its modifiers, and its row in the fire table."""

    firer: str
    at: str
    distance: int
    modifiers: tuple[Modifier, ...]
    row: FireRow
    table: str

    @property
    def modifier(self) -> int:
        """The sum of the modifiers."""
        return sum(each.value for each in self.modifiers)

    @property
    def chance(self) -> int:
        """How many of the die's six faces hit."""
        return faces(self.row.hit, self.modifier)

    @property
    def double(self) -> int:
        """How many of the die's six faces are a double hit."""
        return faces(self.row.double, self.modifier)


def faces(needed: int, modifier: int) -> int:
    """Return how many faces of a die reach `needed` after the modifier (§A76)."""
    if needed > SIX:
        return 0
    if needed <= 1:
        return SIX
    return min(SIX, max(0, SIX + 1 - needed + modifier))


def range_of(position: Position, firer: str) -> int:
    """§4.1, §4.8 Return a unit's range of fire in hexes; 0 if it cannot fire."""
    counter, piece = position.roster[firer], position.pieces[firer]
    if counter.kind == GUNS:
        return 0 if piece.limbered else tables().gun_range
    return tables().rifle_range if position.fires_rifles(firer) else 0


@cache
def farthest() -> int:
    """Return the largest range of any unit, in hexes."""
    return max(tables().rifle_range, tables().gun_range)


def can_fire_now(position: Position, firer: str) -> bool:
    """Return whether a unit could fire in its fire phase if it had a target (§4.4, §5.41)."""
    piece = position.pieces[firer]
    return bool(piece.at) and not (piece.fired or piece.retreat) and range_of(position, firer) > 0


def can_react(position: Position, firer: str) -> bool:
    """Return whether a unit could fire at a moving enemy in sight (§4.3, §4.7)."""
    piece = position.pieces[firer]
    if not piece.at or piece.fired or piece.opportunity or piece.retreat or not range_of(position, firer):
        return False
    return position.roster[firer].kind != GUNS or bool(position.commanded_by(firer))


def sees(position: Position, firer: str, at: str, units: dict[str, str]) -> bool:
    """Return whether a unit can see a hex within its range (§4.1, §4.2). `units` maps occupied hexes to units."""
    board, start = position.board, position.pieces[firer].at
    if not 0 < board.grid.distance(start, at) <= range_of(position, firer):
        return False
    return board.sees(start, at, units, position.house.sight)


class Watch:
    """The enemy units that could fire at a moving unit along its path (§4.3, §A51).

    Their standing orders are ignored.
    """

    def __init__(self, position: Position, mover: str) -> None:
        enemy, counters, pieces = position.battle.enemy_of(position.side_of(mover)), position.roster, position.pieces
        self._board, self._reading = position.board, position.house.sight
        self._units = {at: name for name in position.ranks.units if (at := pieces[name].at) and name != mover}
        self._hostile = {at for at, name in self._units.items() if counters[name].side == enemy}
        able = (name for name in position.units_of(enemy) if can_react(position, name))
        self._firers = [(name, position.pieces[name].at, range_of(position, name)) for name in able]

    def at(self, at: str) -> Iterator[str]:
        """Yield the units that could fire at the moving unit in the hex `at` (§4.33)."""
        if at in self._hostile:
            return
        far, board = self._board.grid.distances[at], self._board
        for name, start, reach in self._firers:
            if far[start] <= reach and board.sees(start, at, self._units, self._reading):
                yield name


def row_of(position: Position, counter: Counter, distance: int) -> tuple[str, FireRow]:
    """Return the name of a unit's fire table, and its row for a distance in hexes (§4.5, §4.8)."""
    table, rows = rows_of(position, counter)
    return table, rows[distance]


def rows_of(position: Position, counter: Counter) -> tuple[str, Mapping[int, FireRow]]:
    """§4.5, §4.8 Return the name of a unit's fire table, and its rows, keyed by distance."""
    if counter.kind == GUNS:
        return "artillery", tables().guns
    if not counter.regular:
        return "other", tables().other
    deadly = position.house.volleys == "deadly"
    return "italian", DEADLY if deadly else tables().italian


def shot(position: Position, firer: str, at: str, *, opportunity: bool = False) -> Shot:
    """Return a unit's shot at a hex, with all modifiers (§4.34, §4.41, §4.82).

    The caller must check whether the shot is possible.
    """
    counter, start = position.roster[firer], position.pieces[firer].at
    distance = position.board.grid.distance(start, at)
    table, row = row_of(position, counter, distance)
    target, here = position.board.terrain[at], position.board.terrain[start]
    found = own_modifiers(position, firer, opportunity=opportunity)
    found += [Modifier(f"at-{target.name}", "3.7", target.at)] if target.at else []
    found += [Modifier(f"from-{here.name}", "3.7", here.from_)] if here.from_ else []
    return Shot(firer, at, distance, tuple(found), row, table)


def own_modifiers(position: Position, firer: str, *, opportunity: bool = False) -> list[Modifier]:
    """Return the modifiers for a unit's fire that do not depend on terrain (§4.34, §4.41, §4.82)."""
    counter, piece = position.roster[firer], position.pieces[firer]
    found = []
    for name in _modifiers(position, counter, piece, opportunity):
        rifles, guns, rule = tables().fire_modifiers[name]
        if value := guns if counter.kind == GUNS else rifles:
            found.append(Modifier(name, rule, value))
    lead = _lead(position, firer)
    if lead:
        found.append(Modifier("leader", "4.41", lead))
    return found


def own_modifier(position: Position, firer: str) -> int:
    """Return the sum of `own_modifiers` without building the list."""
    counter, table = position.roster[firer], tables().fire_modifiers
    column = 1 if counter.kind == GUNS else 0
    names = _modifiers(position, counter, position.pieces[firer], False)
    return sum([int(table[name][column]) for name in names]) + _lead(position, firer)


def _lead(position: Position, firer: str) -> int:
    """Return the modifier of the best leader who commands a unit. Return 0 if there is none (§4.41)."""
    leaders = position.commanded_by(firer)
    return max([position.fire_of(leader) for leader in leaders]) if leaders else 0


def _modifiers(position: Position, counter: Counter, piece: Piece, opportunity: bool) -> list[str]:
    """Return the names of the modifiers that apply to the firing unit."""
    found = []
    if counter.kind != GUNS and counter.regular and supported(position, counter.id):
        found.append("support")
    if not position.melee_of(counter.id):
        found.append("size")
    if piece.moved:
        found.append("moved")
    if piece.combat:
        found.append("combat")
    if opportunity:
        found.append("opportunity")
    if thirsty(position, counter.side):
        found.append(THIRST)
    return found


def supported(position: Position, firer: str) -> bool:
    """Return whether an adjacent regular unit supports the firing unit (§4.41)."""
    pieces = position.pieces
    near = position.board.grid.neighbours(pieces[firer].at)
    return any(pieces[name].at in near for name in position.ranks.regulars)


def thirsty(position: Position, side: str) -> bool:
    """Return whether a side has run out of water (§S-2.3)."""
    return position.battle.water is not None and not position.water and side == position.battle.defender


def best_first(shots: list[Shot], position: Position) -> list[Shot]:
    """Return shots sorted by their chance, the best first (§A60)."""
    return sorted(shots, key=lambda each: (-each.chance, position.melee_of(each.firer), position.pieces[each.firer].at))


def fire(position: Position, context: Context, target: str, taken: Shot, *, opportunity: bool = False) -> int:
    """Roll for a shot at a counter and apply the result. Return the number of hits (§4.5, §4.8)."""
    firer = position.pieces[taken.firer]
    purpose = f"fire {taken.firer} {target}"
    die = context.roll(purpose)
    total = min(SIX, max(1, die + taken.modifier))
    hits = 2 if total >= taken.row.double else 1 if total >= taken.row.hit else 0
    report = DieRollReport(
        purpose=purpose,
        rule="4.8" if taken.table == "artillery" else "4.5",
        dice=(die,),
        modifiers=taken.modifiers,
        total=total,
        table=taken.table,
        column=taken.distance,
        result=("miss", "hit", "double")[hits],
    )
    firer.opportunity, firer.fired = firer.opportunity or opportunity, firer.fired or not opportunity
    context.emit(
        ShotFired(
            firer=taken.firer,
            target=target,
            start=firer.at,
            at=taken.at,
            distance=taken.distance,
            opportunity=opportunity,
            hits=hits,
            report=report,
        )
    )
    return hits


def apply_hits(position: Position, context: Context, target: str, hits: int, leaders: list[str]) -> bool:
    """Apply hits by fire, and return whether the target is eliminated (§4.5).

    This also tests each leader with the target.
    """
    gone = take_hits(position, context, target, hits, why="fire")
    test_leaders(position, context, leaders)
    return gone
