"""Decides which face a counter shows after a loss, and where eliminated counters go."""

from __future__ import annotations

from engine.games.siege.world import (
    CHINESE,
    CUP,
    FULL,
    GONE,
    GUN,
    POOL,
    REDUCED,
    SOLDIER,
    Counter,
    Loss,
    Position,
)


def weapon_after(position: Position, counter: Counter, points: int) -> tuple[int, int]:
    """§3, R7 Return a weapon's face after a result, and the points that it takes."""
    if counter.kind != GUN or position.house.cannon_loss == "step":
        paid = min(points, counter.face)
        return counter.face - paid, paid
    paid = min(points, counter.value)
    if paid == counter.value:
        return 0, paid
    return REDUCED, paid


def take_step(position: Position, counter: Counter, after: int) -> Loss:
    """Change a counter to the face `after`, or eliminate it at 0. Return the loss."""
    before, zone = counter.face, counter.place
    if after:
        counter.face = after
    else:
        eliminate(position, counter)
    return Loss(counter.id, counter.kind, counter.power, before, after, counter.place, zone)


def eliminate(position: Position, counter: Counter) -> None:
    """Remove a counter from the map.

    Soldiers go to the pool (§5.1.6), Chinese to the cup (R90), all other counters out of the game. Chinese counters
    cannot be drawn again today.
    """
    counter.face = FULL
    if counter.kind in CHINESE:
        position.put(counter, CUP)
        position.spent.append(counter.id)
    elif counter.kind == SOLDIER:
        position.put(counter, POOL)
    else:
        position.put(counter, GONE)
