"""The policies: the steward, which plays either side from what that side sees, and the random player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.asks import DONE, Answer, Ask
from engine.core.policies import FirstPlayer, RandomPlayer
from engine.games.revolte.combat import firing, heavy
from engine.games.revolte.combat.saves import ONE_TARGET, SWEEP
from engine.games.revolte.phases import shooting
from engine.games.revolte.phases.rallies import ADVISED
from engine.games.revolte.steward.orders import best_order
from engine.games.revolte.world import Position, View

WORTHWHILE = 150
"""The chance of a hit in thousandths for which it is worth firing."""


class Steward:
    """Plays sensibly: attackers go for the objective, defenders stand and shoot.

    It needs no dice; it takes a seed because every policy does.
    """

    def __init__(self, seed: str = "") -> None:
        self.seed = seed
        self._plain = FirstPlayer(seed)

    def answer(self, view: View, ask: Ask) -> Answer:
        """Return the best answer of the Ask."""
        position = view.position
        if ask.kind == "deploy":
            return DONE
        if ask.kind == "rally":
            return (ADVISED,)
        if ask.kind == "order":
            return best_order(position)
        if ask.kind == "fire":
            return _best_shot(position)
        return self._plain.answer(view, ask)


def _best_shot(position: Position) -> Answer:
    """Return the shot that tells most: the machine gun at many, the gun, then whoever hits best."""
    if shooting.owns(position, shooting.MG) and (found := heavy.sweeps(position)):
        enemy = max(found, key=lambda name: _swept(position, name))
        return (shooting.MG, SWEEP if _swept(position, enemy) > 1 else ONE_TARGET, enemy)
    if shooting.owns(position, shooting.GUN) and (shot := _gun(position)):
        return (shooting.GUN, *shot)
    best: tuple[int, str, str] = (WORTHWHILE, "", "")
    for name in position.standing(position.active):
        for shot_ in firing.shots(position, name)[:1]:
            best = max(best, (firing.chance(shot_), name, shot_.target))
    return (best[1], best[2]) if best[1] else DONE


def _swept(position: Position, target: str) -> int:
    """Return how many more enemies than friends a sweep would reach."""
    found = heavy.swept(position, target)
    own = sum(position.side_of(name) == position.active for name in found)
    return len(found) - 3 * own


def _gun(position: Position) -> tuple[str, ...]:
    """Return what the gun does: breaks a door, a wall that is near to falling, or fires at whom it sees."""
    pieces = position.ground.pieces
    walls = [name for name in heavy.gun_obstacles(position) if pieces[name].kind in ("door", "wall")]
    if walls and not position.gone:
        rank = {"door": 0, "wall": 1}
        best = min(walls, key=lambda name: (rank[pieces[name].kind], -position.damage.get(name, 0), name))
        return (heavy.AT_OBSTACLE, best)
    marks = heavy.gun_marks(position)
    return (heavy.DIRECT, marks[0]) if marks else ()


POLICIES: Mapping[str, Callable[[str], Any]] = {"steward": Steward, "random": RandomPlayer}
"""The policies by name; each takes a seed."""
