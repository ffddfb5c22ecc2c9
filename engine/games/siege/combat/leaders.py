"""Handles leaders of the Powers (§1.5): their tests, losses and subalterns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.context import Context
from engine.core.events import DieRollReport
from engine.games.siege import morale
from engine.games.siege.combat.losses import roll
from engine.games.siege.events import LeaderFell, LeaderTested
from engine.games.siege.map.board import board
from engine.games.siege.world import FULL, GONE, LEADER, REDUCED, Counter, Position

MACDONALD: Final = "macdonald"


def test_leaders(position: Position, context: Context, zone: str, *, rule: str) -> None:
    """§6.4, R21, R22 Test the leaders of a zone after a melee."""
    if doomed(position, zone):
        lose_stranded(position, context, zone)
    else:
        risk(position, context, position.leaders(zone), rule=rule)


def risk(position: Position, context: Context, leaders: Sequence[Counter], *, rule: str) -> None:
    """§5.2, §6.4, R21 Roll a die for each leader, in counter order (R171)."""
    for leader in leaders:
        zone, purpose = leader.place, f"leader {leader.id}"
        die = roll(position, context, purpose)
        fell = die == 6
        account = DieRollReport(
            purpose=purpose, rule=rule, dice=(die,), total=die, result="falls" if fell else "stands"
        )
        context.emit(LeaderTested(leader=leader.id, zone=zone, account=account, fell=fell))
        if fell:
            fall(position, context, leader)


def doomed(position: Position, zone: str) -> bool:
    """§6.4, R22, R23, R25 Return whether leaders are among Boxers without troops."""
    row = position.here(zone)
    return bool(row) and row[0].kind == LEADER and position.has_boxers(zone) and not position.held(zone)


def lose_stranded(position: Position, context: Context, zone: str) -> None:
    """§6.4, R22, R25 Lose the leaders of a zone who are among Boxers without troops (R23).

    Call this after every result in a zone with Boxers.
    """
    if doomed(position, zone):
        for leader in list(position.leaders(zone)):
            fall(position, context, leader)


def fall(position: Position, context: Context, leader: Counter) -> None:
    """§1.5.1, R24 Lose a leader, or replace him by his subaltern (§1.5.3)."""
    zone = leader.place
    end = successor_zone(position, zone) if leader.id != MACDONALD and leader.face == FULL else None
    if end is None:
        leader.face = FULL
        position.put(leader, GONE)
        position.leaders_lost.append(leader.id)
    else:
        leader.face = REDUCED
        if end != zone:
            position.put(leader, end)
    context.emit(LeaderFell(leader=leader.id, zone=zone, successor=end is not None, end=end))
    if end is None and leader.id == MACDONALD and position.house.macdonald_morale == "immediate":
        morale.change(position, context, "macdonald-lost", rule="1.5.3", by=-6)  # R27's house rule


def successor_zone(position: Position, zone: str) -> str | None:
    """§6.4, R24 Return the zone where a subaltern takes command; None if there is none."""
    if position.held(zone):
        return zone
    distances = board().walk_distance[zone]
    best: str | None = None
    for name in board().zones:  # map order breaks ties
        near = distances.get(name)
        if near is None or position.burning(name) or (best is not None and near >= distances[best]):
            continue
        if position.held(name):
            best = name
    return best
