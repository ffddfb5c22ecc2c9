"""Retreats: where a beaten unit goes, and what happens there (§5.4)."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.context import Context
from engine.games.ascari.combat.losses import eliminate, take_hits
from engine.games.ascari.combat.markers import MOVED, RETREAT, arm, put_retreat, take_control
from engine.games.ascari.events import ControlTaken, MarkerPut, RetreatChanged, Retreated, RifleTaken
from engine.games.ascari.map.costs import passable
from engine.games.ascari.pieces import Mover, Withdrawal
from engine.games.ascari.position import Position, commands
from engine.games.ascari.scenarios import GUNS

FINAL: Final = 2
"""§5.41 The RETREAT marker with which a unit cannot retreat again."""
CONTROL: Final = "control"
RIFLE: Final = "rifle"
"""The possible effects at the end of a retreat, in addition to the marker `RETREAT`."""


def suffer(position: Position, context: Context, unit: str, *, hit: bool, at: str) -> bool:
    """Apply the losses of a retreat. Return whether the unit was eliminated (§5.2, §5.41).

    `at` is the hex of the melee.
    """
    piece = position.pieces[unit]
    if position.roster[unit].kind == GUNS or piece.retreat >= FINAL:
        eliminate(position, context, unit, why="retreat", at=at)
        return True
    hits = int(hit) + (piece.retreat > 0)
    return hits > 0 and take_hits(position, context, unit, hits, why="melee", at=at)


def ways_of_attacker(position: Position, unit: str, way: list[str]) -> list[str] | None:
    """Return the path of a repulsed attacker, one or two hexes back (§5.4).

    Return None if friends are in both hexes.
    """
    back: list[str] = []
    for at in reversed(way[-2:]):
        back.append(at)
        if not _friends(position, unit, at):
            return back
    return None


def _friends(position: Position, unit: str, at: str) -> bool:
    """Return whether another unit of the same side is in the hex `at`."""
    return any(
        piece.at == at and name != unit and not position.roster[name].is_leader
        for name, piece in position.pieces.items()
        if position.side_of(name) == position.side_of(unit)
    )


def ways_of_defender(position: Position, unit: str, origin: str) -> dict[str, list[str]]:
    """Return the retreat paths of a beaten defender, keyed by their last hex (§5.4).

    The default path comes first. Return an empty dictionary if there is none. `origin` is the hex from which the
    attacker came.
    """
    board, at = position.board, position.pieces[unit].at
    side, counters = position.side_of(unit), position.roster
    enemies = {p.at for name, p in position.pieces.items() if p.at and counters[name].side != side}
    friends = {
        p.at
        for name, p in position.pieces.items()
        if p.at and counters[name].side == side and name != unit and not counters[name].is_leader
    }

    def around(hexes: str) -> list[str]:
        found = (near for near in board.grid.neighbours(hexes) if near not in {at, origin} | enemies)
        return sorted(near for near in found if passable(position, unit, near))

    ways = {near: [near] for near in around(at) if near not in friends}
    if not ways:
        for friend in around(at):
            for end in around(friend):
                if end not in friends:
                    ways.setdefault(end, [friend, end])
    goals = position.battle.goals
    return dict(
        sorted(ways.items(), key=lambda way: (-min(board.grid.distance(way[0], goal) for goal in goals), way[0]))
    )


def go_back(position: Position, context: Context, mover: Mover, way: list[str], at: str) -> None:
    """Move a repulsed attacker back along a path and put RETREAT on it (§5.4)."""
    for name in (mover.unit, *mover.leaders):
        position.pieces[name].at = way[-1]
    context.emit(Retreated(unit=mover.unit, leaders=tuple(mover.leaders), start=at, way=tuple(way)))
    _arrive(position, context, mover.unit)


def _arrive(position: Position, context: Context, unit: str) -> None:
    put_retreat(position, context, unit)
    take_control(position, context, unit)
    arm(position, context, unit)


def drive_back(position: Position, context: Context, unit: str, ways: dict[str, list[str]]) -> None:
    """Move a beaten defender along the default path. Store the other possible paths (§5.4)."""
    at, before = position.pieces[unit].at, msgspec.structs.replace(position.pieces[unit])
    leaders, end = position.leaders_at(at), next(iter(ways))
    context.emit(Retreated(unit=unit, leaders=tuple(leaders), start=at, way=tuple(ways[end])))
    gone = Withdrawal(pieces=[unit, *leaders], start=at, end=end, ways=ways, before=before, ground=0, owner="")
    gone.untold = [RETREAT, CONTROL, RIFLE]
    if _marked_anywhere(position, gone):
        gone.untold.remove(RETREAT)
    position.withdrawal = gone
    _withdraw(position, context, end)
    if len(ways) == 1:
        settle(position, context)


def _marked_anywhere(position: Position, gone: Withdrawal) -> bool:
    """Return whether a beaten unit gets RETREAT at every possible end (§A8)."""
    unit, pieces, counters = gone.pieces[0], position.pieces, position.roster
    return gone.before.retreat > 0 or not any(
        commands(counters[name], counters[unit])
        for name in pieces
        if counters[name].is_leader and (name in gone.pieces or pieces[name].at in gone.ways)
    )


def _withdraw(position: Position, context: Context, end: str) -> None:
    """Move a beaten defender to the hex `end`, with all effects."""
    gone = position.withdrawal
    assert gone is not None
    gone.end, gone.ground, gone.owner = end, position.rifles.get(end, 0), position.control.get(end, "")
    for name in gone.pieces:
        position.pieces[name].at = end
    _arrive(position, Context(context.dice), gone.pieces[0])
    if RETREAT not in gone.untold:
        _tell_marker(position, context, gone)


def _tell_marker(position: Position, context: Context, gone: Withdrawal) -> None:
    unit = gone.pieces[0]
    if position.pieces[unit].retreat > gone.before.retreat:
        context.emit(MarkerPut(piece=unit, marker=RETREAT, number=position.pieces[unit].retreat))


def change_retreat(position: Position, context: Context, end: str) -> None:
    """Undo a defender's last retreat, and move it to another end (§5.4)."""
    gone = position.withdrawal
    assert gone is not None
    unit = gone.pieces[0]
    if gone.ground:
        position.rifles[gone.end] = gone.ground
    if gone.end in position.control:
        position.control[gone.end] = gone.owner
    position.pieces[unit] = msgspec.structs.replace(gone.before)
    gone.untold = list(dict.fromkeys((*gone.untold, CONTROL, RIFLE)))
    context.emit(RetreatChanged(unit=unit, start=gone.start, way=tuple(gone.ways[end])))
    _withdraw(position, context, end)


def settle(position: Position, context: Context) -> None:
    """Make a defender's last retreat final, and report its effects (§5.4)."""
    gone, position.withdrawal = position.withdrawal, None
    if gone is None:
        return
    unit, before = gone.pieces[0], gone.before
    piece, side = position.pieces[unit], position.side_of(unit)
    if RETREAT in gone.untold:
        _tell_marker(position, context, gone)
    if CONTROL in gone.untold and gone.end in position.control and gone.owner != side:
        context.emit(ControlTaken(at=gone.end, side=side))
    if RIFLE in gone.untold and piece.rifle > before.rifle:
        context.emit(RifleTaken(unit=unit, at=gone.end))
        if piece.moved > before.moved:
            context.emit(MarkerPut(piece=unit, marker=MOVED))
