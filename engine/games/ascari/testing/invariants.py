"""The invariants of a position, keyed by name."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator

from engine.games.ascari.house_rules import SWITCHES
from engine.games.ascari.map.costs import passable
from engine.games.ascari.orders import ASK, HOLD
from engine.games.ascari.pieces import Piece
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import GUNS, is_known, roster, scenario
from engine.games.ascari.tables import tables
from engine.games.ascari.world import Orders, World, is_hex
from engine.testing.invariants import BaseFaultKind, Fault


class FaultKind(BaseFaultKind):
    """A kind of violated invariant. Its value is a code and a rule section."""

    UNKNOWN_SWITCH = ("unknown-switch", "0")
    TURN_OUT_OF_BOUNDS = ("turn-out-of-bounds", "2")
    UNKNOWN_SIDE = ("unknown-side", "2")
    HEX_CROWDED = ("hex-crowded", "3.4")
    ENEMIES_TOGETHER = ("enemies-together", "3.2")
    IMPASSABLE = ("impassable", "3.7")
    LOST_STANDS = ("lost-stands", "1.1")
    NO_BACK = ("no-back", "1.1")
    NO_LIMBERED_SIDE = ("no-limbered-side", "3.6")
    MARKER_TOO_MANY = ("marker-too-many", "5.41")
    RIFLE_FOR_NOBODY = ("rifle-for-nobody", "4.6")
    RIFLES_MISCOUNTED = ("rifles-miscounted", "4.6")
    CONTROL_UNKNOWN = ("control-unknown", "7")
    WATER_OUT_OF_BOUNDS = ("water-out-of-bounds", "S-2.3")
    UNKNOWN_ORDER = ("unknown-order", "4.3")


def torn(world: World) -> str:
    """Return the name of the first missing or invalid part of a save, or an empty string."""
    position = world.position
    if not is_known(position.scenario):
        return f"there is no scenario {position.scenario!r}"
    handicaps = next(switch for switch in SWITCHES if switch.name == "handicap").choices
    if position.house.handicap not in handicaps:
        return f"there is no handicap {position.house.handicap!r}"
    battle = scenario(position.scenario)
    known, board = roster(position.scenario, position.house.handicap), position.board
    hexes = {piece.at for piece in position.pieces.values()} | set(position.rifles)
    lists = [*position.rearranging.values(), position.mover.leaders if position.mover else []]
    whole = {
        "counters": position.pieces.keys() == known.keys() and all(set(names) <= known.keys() for names in lists),
        "sides": position.active in battle.sides
        and world.orders.keys() == set(battle.sides)
        and position.rearranging.keys() <= set(battle.sides),
        "hexes": all(at in board.grid for at in hexes if at),
        "places": position.control.keys() == set(board.watched),
    }
    return next((f"its {what} are not those of the game" for what, sound in whole.items() if not sound), "")


def faults(world: World) -> list[Fault]:
    """Return all violated invariants of a whole world."""
    position = world.position
    found = [*_table(position), *_stacks(position), *_pieces(position), *_rifles(position)]
    for side, orders in world.orders.items():
        found += _orders(position, side, orders)
    return found


def _table(position: Position) -> Iterator[Fault]:
    battle = position.battle
    for switch in SWITCHES:
        if getattr(position.house, switch.name) not in switch.choices:
            yield Fault(FaultKind.UNKNOWN_SWITCH, switch.name)
    if not 0 <= position.turn <= battle.turns:
        yield Fault(FaultKind.TURN_OUT_OF_BOUNDS, str(position.turn))
    if not set(position.ready) <= set(battle.sides):
        yield Fault(FaultKind.UNKNOWN_SIDE, ", ".join(position.ready))
    for at, side in position.control.items():
        if side not in ("", *battle.sides):
            yield Fault(FaultKind.CONTROL_UNKNOWN, f"{at} {side}")
    most = battle.water.most if battle.water else 0
    if not 0 <= position.water <= most:
        yield Fault(FaultKind.WATER_OUT_OF_BOUNDS, str(position.water))
    if position.winner not in ("", *battle.sides):
        yield Fault(FaultKind.UNKNOWN_SIDE, position.winner)


def _stacks(position: Position) -> Iterator[Fault]:
    """Yield a fault for each hex that has too many units, or units of both sides (§3.4)."""
    counters = position.roster
    mover = position.mover.unit if position.mover else ""
    units = Tally(
        piece.at
        for name, piece in position.pieces.items()
        if piece.at and not counters[name].is_leader and name != mover
    )
    for at, number in units.items():
        if number > 1:
            yield Fault(FaultKind.HEX_CROWDED, at)
    sides: dict[str, str] = {}
    for name, piece in position.pieces.items():
        if piece.at and sides.setdefault(piece.at, counters[name].side) != counters[name].side:
            yield Fault(FaultKind.ENEMIES_TOGETHER, piece.at)


def _pieces(position: Position) -> Iterator[Fault]:
    for name, piece in position.pieces.items():
        counter = position.roster[name]
        if piece.at and piece.lost:
            yield Fault(FaultKind.LOST_STANDS, name)
        if piece.at and not passable(position, name, piece.at):
            yield Fault(FaultKind.IMPASSABLE, f"{name} at {piece.at}")
        if piece.reduced and (counter.steps < 2 or counter.kind == GUNS):
            yield Fault(FaultKind.NO_BACK, name)
        if piece.limbered and (counter.kind != GUNS or counter.fixed):
            yield Fault(FaultKind.NO_LIMBERED_SIDE, name)
        yield from _markers(position, name, piece)


def _markers(position: Position, name: str, piece: Piece) -> Iterator[Fault]:
    counter = position.roster[name]
    marked = piece.moved or piece.combat or piece.fired or piece.opportunity or piece.retreat or piece.rifle
    if not 0 <= piece.retreat <= 2 or (counter.is_leader and marked):
        yield Fault(FaultKind.MARKER_TOO_MANY, name)
    if piece.rifle and (counter.side not in position.battle.rifle_takers or counter.kind not in ("spears", "horse")):
        yield Fault(FaultKind.RIFLE_FOR_NOBODY, name)


def _rifles(position: Position) -> Iterator[Fault]:
    for at, number in position.rifles.items():
        if number < 1 or not position.battle.rifle_takers:
            yield Fault(FaultKind.RIFLES_MISCOUNTED, f"{at} {number}")


def _orders(position: Position, side: str, orders: Orders) -> Iterator[Fault]:
    known = tables()
    words = {str(number) for number in range(1, known.gun_range + 1)} | {HOLD, ASK}
    hexes = {order for order in orders.units.values() if is_hex(order) and order in position.board.terrain}
    for order in (orders.rifles, orders.guns, *(each for each in orders.units.values() if each not in hexes)):
        if order not in words:
            yield Fault(FaultKind.UNKNOWN_ORDER, f"{side} {order}")
    if orders.rifles.isdigit() and int(orders.rifles) > known.rifle_range:
        yield Fault(FaultKind.UNKNOWN_ORDER, f"{side} {orders.rifles}")
    if not set(orders.units) <= position.roster.keys() or orders.most < 1:
        yield Fault(FaultKind.UNKNOWN_ORDER, side)
