"""The lulls of a siege, which are phases in which units recover and move (§S-2.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.core.asks import Ask, Menu
from engine.core.context import Context
from engine.core.events import DieRollReport
from engine.core.menus import done
from engine.core.sequence import Flow
from engine.games.ascari.events import DayBegan, DeploymentChanged, LullBegan, RecoveryRolled, UnitReturned, WentBack
from engine.games.ascari.map.costs import passable
from engine.games.ascari.phases.placing import place, place_choice
from engine.games.ascari.phases.turns import springs
from engine.games.ascari.pieces import LULL, Piece
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import GUNS
from engine.games.ascari.world import World

RULE: Final = "S-2.2"
BLOCKHOUSE: Final = "blockhouse"


def lull_due(world: World) -> bool:
    """Return whether a lull follows the turn that just ended (§S-2.2)."""
    position = world.position
    lull = position.battle.lull
    ended = position.active != position.battle.first and not position.over
    return lull is not None and ended and position.turn in lull.after


def rest(world: World, context: Context) -> None:
    """Carry out a lull with all its die rolls (§S-2.2)."""
    position = world.position
    position.phase = LULL
    context.dice.begin_period(f"turn {position.turn} lull")
    context.emit(LullBegan(turn=position.turn))
    for piece in position.pieces.values():
        _unmark(piece)
    battle = position.battle
    attacker, defender = battle.attacker, battle.defender
    placed = {attacker: _attackers_go_back(position, context), defender: _defenders_go_back(position, context)}
    for side in (defender, attacker):
        _recover(position, context, side)
    placed[attacker] += _return(position, context)
    position.rearranging = {side: names for side, names in placed.items() if names}


def _unmark(piece: Piece) -> None:
    piece.moved = piece.combat = piece.fired = piece.opportunity = piece.done = False
    piece.retreat = 0


def strongholds(position: Position) -> set[str]:
    """Return the hexes where units may stay in a lull (§S-2.2)."""
    return {*position.battle.victory.fort, *springs(position), *position.board.places.get(BLOCKHOUSE, ())}


def _taken(position: Position) -> set[str]:
    """Return the hexes with a unit."""
    return {piece.at for name, piece in position.pieces.items() if piece.at and not position.roster[name].is_leader}


def _free(position: Position, unit: str, hexes: Iterable[str]) -> list[str]:
    """Return the free hexes among `hexes` where the unit can be placed, in the same order."""
    side = position.side_of(unit)
    enemies = {p.at for name, p in position.pieces.items() if p.at and position.side_of(name) != side}
    taken = _taken(position) | enemies
    return [at for at in hexes if at not in taken and passable(position, unit, at)]


def _nearest(position: Position, start: str, hexes: list[str]) -> str:
    return min(hexes, key=lambda at: (position.board.grid.distance(start, at), at))


def _go(position: Position, context: Context, unit: str, end: str) -> None:
    start = position.pieces[unit].at
    position.pieces[unit].at = end
    context.emit(WentBack(piece=unit, start=start, end=end))
    for leader in position.leaders_at(start):
        if position.side_of(leader) == position.side_of(unit):
            position.pieces[leader].at = end
            context.emit(WentBack(piece=leader, start=start, end=end))


def _attackers_go_back(position: Position, context: Context) -> list[str]:
    """Move the attacker's units in the open back to their zones, and return these units (§S-2.2, §A135)."""
    stay, went = strongholds(position), []
    for unit in position.units_of(position.battle.attacker):
        counter, at = position.roster[unit], position.pieces[unit].at
        zone = position.battle.zone_of(counter)
        if counter.kind == GUNS or at in stay or at in zone:
            continue
        if free := _free(position, unit, zone):
            _go(position, context, unit, _nearest(position, at, free))
            went.append(unit)
    return went


def _defenders_go_back(position: Position, context: Context) -> list[str]:
    """Move the defender's units that are outside back into his fort. Return them (§S-2.2, §A135)."""
    stay, went = strongholds(position), []
    for unit in position.units_of(position.battle.defender):
        at = position.pieces[unit].at
        if at in stay:
            continue
        if free := _free(position, unit, fort_held(position)):
            _go(position, context, unit, _nearest(position, at, free))
            went.append(unit)
    return went


def fort_held(position: Position) -> list[str]:
    """§S-2.2 Return the hexes of the fort that the defender controls."""
    return [at for at in position.battle.victory.fort if position.control[at] == position.battle.defender]


def _recover(position: Position, context: Context, side: str) -> None:
    """Roll for the recovery of each reduced unit of a side (§S-2.2)."""
    lull = position.battle.lull
    assert lull is not None
    needed = lull.recover_defender if side == position.battle.defender else lull.recover_attacker
    for unit in position.units_of(side):
        if not position.pieces[unit].reduced:
            continue
        purpose = f"recover {unit}"
        die = context.roll(purpose)
        recovered = die >= needed
        position.pieces[unit].reduced = not recovered
        result = "recovered" if recovered else "reduced"
        report = DieRollReport(purpose=purpose, rule=RULE, dice=(die,), total=die, result=result)
        context.emit(RecoveryRolled(unit=unit, recovered=recovered, report=report))


def _return(position: Position, context: Context) -> list[str]:
    """Replace eliminated units of the attacker, and return the new counters (§S-2.2, §A135)."""
    lull, counters = position.battle.lull, position.roster
    assert lull is not None
    attacker = position.battle.attacker
    gone = [
        name
        for name, piece in position.pieces.items()
        if piece.lost and counters[name].side == attacker and counters[name].kind not in (GUNS, "leader")
    ]
    gone.sort(key=lambda name: (-counters[name].melee[0], name))
    came = []
    for name in gone[: lull.fresh]:
        free = _free(position, name, position.battle.zone_of(counters[name]))
        if not free:
            continue
        at = free[len(free) // 2]
        position.pieces[name] = Piece(at=at)
        context.emit(UnitReturned(unit=name, at=at))
        came.append(name)
    return came


def rearranging(world: World) -> bool:
    """Return whether a side may still move counters in this lull (§S-2.2)."""
    return bool(world.position.rearranging) and not world.position.over


def rearrange(world: World, context: Context) -> Flow:
    """Ask a side to move a counter during a lull, or to finish with «day» (§S-2.2)."""
    position = world.position
    side = position.active = next(iter(position.rearranging))
    pieces = position.rearranging[side]

    def room(name: str) -> list[str]:
        inside = side == position.battle.defender
        hexes = fort_held(position) if inside else position.battle.zone_of(position.roster[name])
        mine = {position.pieces[other].at for other in pieces}
        free = set(_free(position, name, hexes)) | (mine & set(hexes))
        return sorted(at for at in free if passable(position, name, at))

    menu = Menu("do", (*place_choice(position, pieces, room, RULE), done("rearrange")))
    answer = yield Ask(
        "rearrange", RULE, lambda: menu, {"turn": position.turn, "units": list(pieces)}, side=side, lapse=("done",)
    )
    if answer[0] == "place":
        _, name, at = answer
        start = position.pieces[name].at
        along = place(position, name, at)
        context.emit(DeploymentChanged(side=side, piece=name, start=start, end=at, with_=along))
        return
    del position.rearranging[side]
    position.active = position.battle.enemy_of(position.battle.first)  # the side whose player-turn ended the turn
    context.emit(DayBegan(side=side))
