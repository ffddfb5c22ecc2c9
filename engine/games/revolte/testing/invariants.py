"""The invariants of a position, keyed by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from engine.games.revolte.figures import PINNED, RADIUS, STEADY, Figure
from engine.games.revolte.ground.terrain import pieces_of
from engine.games.revolte.house_rules import SWITCHES
from engine.games.revolte.orders import WAYS
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import SIDES, is_known
from engine.games.revolte.world import World
from engine.tabletop.points import Point, squared
from engine.tabletop.segments import nearer
from engine.testing.invariants import BaseFaultKind, Fault

GUN_RADIUS = 20
ON_LADDER = 3
MOST_POINTS = 12


class FaultKind(BaseFaultKind):
    """A kind of fault in a position. Its value is a code and a rule section."""

    UNKNOWN_SWITCH = ("unknown-switch", "0")
    TURN_OUT_OF_BOUNDS = ("turn-out-of-bounds", "13")
    UNKNOWN_SIDE = ("unknown-side", "4")
    POINTS_OUT_OF_BOUNDS = ("points-out-of-bounds", "4.1")
    LOST_STANDS = ("lost-stands", "10")
    LOSSES_MISCOUNTED = ("losses-miscounted", "4.1")
    MARKER_UNKNOWN = ("marker-unknown", "10")
    OFF_THE_TABLE = ("off-the-table", "7")
    BASES_OVERLAP = ("bases-overlap", "7")
    ON_A_LINE = ("on-a-line", "7.2")
    IN_WATER = ("in-water", "7.2")
    LADDER_UNKNOWN = ("ladder-unknown", "7.3")
    LADDER_CROWDED = ("ladder-crowded", "7.3")
    CARRIED_BY_NOBODY = ("carried-by-nobody", "7.3")
    CARRIES_TWO = ("carries-two", "7.3")
    CREW_MISSING = ("crew-missing", "8.5")
    PIECE_UNKNOWN = ("piece-unknown", "9.2")
    TOO_MANY_BARRICADES = ("too-many-barricades", "3")
    LOCATED_FRIEND = ("located-friend", "6")
    UNKNOWN_ORDER = ("unknown-order", "8.4")


def torn(world: World) -> str:
    """Return the name of the first missing or invalid part of a save, or an empty string."""
    position = world.position
    if not is_known(position.scenario):
        return f"there is no scenario {position.scenario!r}"
    roster = position.roster
    held = [position.mg.gunner, position.mg.loader] if position.mg is not None else []
    loads = [name for each in (*position.ladders, *position.rams) for name in each.carriers]
    loads += position.keg.carriers if position.keg is not None else []
    gone = [name for name in (*loads, *held) if name in position.figures and _is_gone(position.figures[name])]
    seen = [name for lists in (position.located, position.tried) for names in lists.values() for name in names]
    whole = {
        "figures": position.figures.keys() == roster.keys(),
        "crew and carriers": {*held, *loads, *seen} - {""} <= roster.keys(),
        "sides": position.active in SIDES and world.orders.keys() == set(SIDES) and set(position.ready) <= set(SIDES),
        "ladders": all(0 <= each.ladder <= len(position.ladders) for each in position.figures.values()),
        "charges": all(each.charged in ("", *roster) for each in position.figures.values()),
        "gun": position.gun is None or position.battle.gun is not None,
        "crew": not gone,
    }
    return next((f"its {what} are not those of the game" for what, sound in whole.items() if not sound), "")


def _is_gone(figure: Figure) -> bool:
    return figure.out or figure.left


def faults(world: World) -> list[Fault]:
    """Return all violated invariants of a world."""
    position = world.position
    found = [*_table(position), *_figures(position), *_places(position), *_loads(position), *_pieces(position)]
    for side, orders in world.orders.items():
        found += [
            Fault(FaultKind.UNKNOWN_ORDER, f"{side} {name}")
            for name, words in WAYS.items()
            if getattr(orders, name) not in words
        ]
    return found


def _table(position: Position) -> Iterator[Fault]:
    for switch in SWITCHES:
        if getattr(position.house, switch.name) not in switch.choices:
            yield Fault(FaultKind.UNKNOWN_SWITCH, switch.name)
    if not 0 <= position.turn <= position.battle.turns:
        yield Fault(FaultKind.TURN_OUT_OF_BOUNDS, str(position.turn))
    for side, points in position.points.items():
        if not 0 <= points <= MOST_POINTS:
            yield Fault(FaultKind.POINTS_OUT_OF_BOUNDS, f"{side} {points}")
    for side in (position.winner, position.first):
        if side not in ("", *SIDES):
            yield Fault(FaultKind.UNKNOWN_SIDE, side)
    for side, names in (*position.located.items(), *position.tried.items()):
        if any(position.side_of(name) == side for name in names):
            yield Fault(FaultKind.LOCATED_FRIEND, side)


def _figures(position: Position) -> Iterator[Fault]:
    out = Counter(position.side_of(name) for name, each in position.figures.items() if each.out)
    for side in SIDES:
        if position.lost.get(side, 0) != out[side]:
            yield Fault(FaultKind.LOSSES_MISCOUNTED, f"{side} {position.lost.get(side, 0)}, out {out[side]}")
    for name, each in position.figures.items():
        if _is_gone(each) and each.at is not None:
            yield Fault(FaultKind.LOST_STANDS, name)
        if not STEADY <= each.state <= PINNED or (each.moving and each.state != STEADY):
            yield Fault(FaultKind.MARKER_UNKNOWN, name)


def bases(position: Position) -> list[tuple[str, Point, int]]:
    """Return the name, centre and radius of each base on the table. Figures on ladders are left out (§V49)."""
    found = [(name, position.at(name), RADIUS) for name in position.everybody() if not position.figures[name].ladder]
    if position.gun is not None and position.gun.at is not None:
        found.append(("gun", Point(*position.gun.at), GUN_RADIUS))
    return found


def _places(position: Position) -> Iterator[Fault]:
    """§V40, §V104, §V121 Yield a fault for each figure in a place where it may not stand."""
    land, standing = position.ground, bases(position)
    lines = (*land.lines, *land.outlines)
    for name, at, radius in standing:
        if not (radius <= at.x <= land.size.x - radius and radius <= at.y <= land.size.y - radius):
            yield Fault(FaultKind.OFF_THE_TABLE, f"{name} {at.x},{at.y}")
        if any(nearer(at, each.start, each.end, radius) for each in lines):
            yield Fault(FaultKind.ON_A_LINE, f"{name} {at.x},{at.y}")
        roof = position.roof_of(name) if name in position.figures else None
        if roof is not None and not roof.has_room(at, radius):
            yield Fault(FaultKind.OFF_THE_TABLE, f"{name} {at.x},{at.y}")
        if any(at in zone.polygon for zone in land.water):
            yield Fault(FaultKind.IN_WATER, name)
    floors = {name: each.roof for name, each in position.figures.items()}
    for (one, here, first), (other, there, second) in combinations(standing, 2):
        if squared(here, there) < (first + second) ** 2 and floors.get(one, "") == floors.get(other, ""):
            yield Fault(FaultKind.BASES_OVERLAP, f"{one} and {other}")


def _loads(position: Position) -> Iterator[Fault]:
    """§7.3, §7.7, §8.5 Yield the faults of carried objects and their carriers."""
    things = [*position.ladders, *position.rams, *([position.keg] if position.keg is not None else [])]
    hands = Counter(name for each in things for name in each.carriers)
    if any(number > 1 for number in hands.values()):
        yield Fault(FaultKind.CARRIES_TWO, max(hands, key=lambda name: hands[name]))
    for each in (*position.ladders, *position.rams):
        if len(each.carriers) == 1 or not (each.carriers or each.at or each.gone):
            yield Fault(FaultKind.CARRIED_BY_NOBODY, str(each.at))
    for number, ladder in enumerate(position.ladders, 1):
        above = [figure for figure in position.figures.values() if figure.ladder == number]
        if len(above) > ON_LADDER:
            yield Fault(FaultKind.LADDER_CROWDED, str(number))
        if above and (not ladder.raised or ladder.gone or any(figure.at != ladder.at for figure in above)):
            yield Fault(FaultKind.LADDER_UNKNOWN, str(number))
    weapon = position.mg
    if weapon is not None and weapon.gunner and weapon.gunner == weapon.loader:
        yield Fault(FaultKind.CREW_MISSING, weapon.gunner)


def _pieces(position: Position) -> Iterator[Fault]:
    """§9.2 Yield a fault for each obstacle in the position that the table does not have."""
    pieces = pieces_of(position.scenario)
    own = {f"barricade-{number}" for number in range(1, len(position.barricades) + 1)}
    named = {*position.damage, *position.gone, *position.cracked}
    if unknown := named - own - {piece.id for piece in pieces}:
        yield Fault(FaultKind.PIECE_UNKNOWN, min(unknown))
    if unknown := set(position.opened) - {piece.line for piece in pieces if piece.kind == "door"}:
        yield Fault(FaultKind.PIECE_UNKNOWN, min(unknown))
    if len(position.barricades) > len(position.battle.barricades.default):
        yield Fault(FaultKind.TOO_MANY_BARRICADES, str(len(position.barricades)))
