"""Losses: steps, eliminations, and rifles left on the ground (§1.1)."""

from __future__ import annotations

from engine.core.context import Context
from engine.core.events import DieRollReport
from engine.games.ascari.events import LeaderTested, PieceEliminated, PieceHit, RifleLeft
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import GUNS
from engine.games.ascari.tables import tables


def take_hits(position: Position, context: Context, name: str, hits: int, *, why: str, at: str = "") -> bool:
    """Apply hits to a counter. Return whether the counter is eliminated (§1.1).

    `at` is the hex of the loss, if it is not the counter's own hex.
    """
    piece, counter = position.pieces[name], position.roster[name]
    one_step = piece.reduced or counter.kind == GUNS or counter.steps < 2
    if hits > 1 or one_step:
        eliminate(position, context, name, why=why, at=at)
        return True
    piece.reduced = True
    context.emit(PieceHit(piece=name, at=at or piece.at, why=why))
    return False


def eliminate(position: Position, context: Context, name: str, *, why: str, at: str = "") -> None:
    """Remove a counter from the map (§1.1). Riflemen leave a rifle marker (§4.6)."""
    piece, counter = position.pieces[name], position.roster[name]
    where = at or piece.at
    drops = bool(position.battle.rifle_takers) and not counter.is_leader and position.fires_rifles(name)
    piece.at, piece.lost = "", True
    piece.moved = piece.combat = piece.fired = piece.opportunity = piece.rifle = False
    piece.retreat = 0
    context.emit(PieceEliminated(piece=name, at=where, why=why))
    if drops:
        position.rifles[where] = position.rifles.get(where, 0) + 1
        context.emit(RifleLeft(at=where))


def test_leaders(position: Position, context: Context, leaders: list[str]) -> None:
    """Roll for each leader whose unit was hit by fire (§4.5)."""
    for leader in leaders:
        purpose = f"leader {leader}"
        die = context.roll(purpose)
        hit = die >= tables().leader_hit_on
        report = DieRollReport(purpose=purpose, rule="4.5", dice=(die,), total=die, result="hit" if hit else "miss")
        context.emit(LeaderTested(leader=leader, at=position.pieces[leader].at, hit=hit, report=report))
        if hit:
            take_hits(position, context, leader, 1, why="fire")
