"""The steward's choice of targets."""

from __future__ import annotations

from typing import Final

from engine.core.asks import DONE, Answer
from engine.games.revolte.combat import firing, heavy, saves
from engine.games.revolte.combat.firing import Shot
from engine.games.revolte.combat.saves import ONE_TARGET, SWEEP
from engine.games.revolte.contacts import carries, serves
from engine.games.revolte.figures import PINNED, RADIUS, STOPPED
from engine.games.revolte.ground.terrain import BARRICADE, DOOR, WALL
from engine.games.revolte.phases import shooting
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import LEADER, enemy_of
from engine.games.revolte.steward.plans import OWN, Stance
from engine.games.revolte.victory import objective

_MARKED: Final = {PINNED: 8, STOPPED: 5}
"""The value of a hit that the target saves, in eighths of a figure, keyed by the target's present marker.

Such a hit adds a marker, and a pinned figure is eliminated by it.
"""


def best_shot(position: Position, stance: Stance = OWN) -> Answer:
    """Return the next shot: the machine gun's first, then the gun's, then the figures'. Return `DONE` if no shot is
    left.
    """
    if shooting.owns(position, shooting.MG) and (found := heavy.sweeps(position)):
        enemy = max(found, key=lambda name: (_swept(position, name), -position.roster[name].number))
        return (shooting.MG, SWEEP if _swept(position, enemy) > 1 else ONE_TARGET, enemy)
    if shooting.owns(position, shooting.GUN) and (aimed := _gun(position)):
        return (shooting.GUN, *aimed)
    for name in position.standing(position.active):
        shots = [each for each in firing.shots(position, name) if firing.chance(each) >= stance.worthwhile]
        if shots:
            best = max(shots, key=lambda each: (_worth(position, each), -position.roster[each.target].number))
            return (name, best.target)
    return DONE


def _worth(position: Position, shot: Shot) -> int:
    """Return the value of a shot, which depends on its chance, its harm and its target."""
    target = shot.target
    state = position.figures[target].state
    saved = saves.chance(position, target, shot.arm, firing.cover_of(position, target, position.at(shot.firer)))
    hurt = 8 * (saves.SIDES_OF_DIE - saved) + saved * _MARKED.get(state, 3)
    weight = 10
    if position.roster[target].kind.role == LEADER or carries(position, target):
        weight = 13
    elif serves(position, target) or position.at(target) in objective(position):
        weight = 12
    return firing.chance(shot) * hurt * weight


def _swept(position: Position, target: str) -> int:
    """Return a score for a machine gun's sweep: enemies hit minus twice the friends hit."""
    found = heavy.swept(position, target)
    own = sum(position.side_of(name) == position.active for name in found)
    return len(found) - 3 * own


def _gun(position: Position) -> tuple[str, ...]:
    """Return the best action of the gun; empty if it has none."""
    pieces = position.ground.pieces
    walls = [name for name in heavy.gun_obstacles(position) if pieces[name].kind in (DOOR, WALL, BARRICADE)]
    marks = heavy.gun_marks(position)
    bars = [name for name in walls if not pieces[name].climb]
    if bars and not position.gone:
        rank = {DOOR: 0, WALL: 1}
        best = min(bars, key=lambda name: (rank[pieces[name].kind], -position.damage.get(name, 0), name))
        return (heavy.AT_OBSTACLE, best)
    if marks:
        return (heavy.DIRECT, max(marks, key=lambda name: (_burst(position, name), -position.roster[name].number)))
    return ()


def _burst(position: Position, target: str) -> int:
    """Return the enemies that a shell at `target` would hit, minus three times the friends."""
    at, reach = position.at(target), heavy.BLAST + 2 * RADIUS
    own, their = [
        sum([(x - at[0]) ** 2 + (y - at[1]) ** 2 <= reach * reach for _, (x, y) in position.spots(side)])
        for side in (position.active, enemy_of(position.active))
    ]
    return their - 3 * own
