"""How the steward moves: the hexes that it weighs, the melees that it seeks."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.ascari.combat import melee
from engine.games.ascari.map.costs import nearby_ends
from engine.games.ascari.phases import moves
from engine.games.ascari.scenarios import GUNS
from engine.games.ascari.steward.field import WORTH, Field, Soldier, chances
from engine.games.ascari.steward.goals import attacks


class Weights(NamedTuple):
    """What counts how much for a side."""

    distance: float
    danger: float
    own: float


ATTACK = Weights(distance=1.0, danger=0.5, own=0.8)
DEFENCE = Weights(distance=0.8, danger=0.9, own=0.7)
PROSPECT, COVER, ON_GOAL, MELEE = 2.0, 0.35, 1.0, 0.8
BACK, BACK_FROM_GOAL = 0.6, 1.5


class March(NamedTuple):
    """A move worth making: where to, and how much better it is than staying."""

    at: str
    gain: float
    why: str


class Marches:
    """The moves of one side at one decision."""

    def __init__(self, field: Field, goals: dict[str, str]) -> None:
        self.field = field
        self.goals = goals
        self.weights = ATTACK if attacks(field) else DEFENCE

    def score(self, soldier: Soldier, at: str, *, moved: int) -> float:
        """Return how good a hex is for a unit."""
        field, weights = self.field, self.weights
        goal = self.goals.get(soldier.unit, "") or soldier.at
        terrain = field.board.terrain[at]
        found = -weights.distance * field.grid.distance(at, goal)
        found += PROSPECT * field.prospect(soldier, at, moved=moved) * WORTH
        found -= weights.danger * field.threat(at) * soldier.value * WORTH
        found += COVER * (1.5 * terrain.melee - 0.5 * terrain.at)
        return found + (ON_GOAL if at == goal else 0.0)

    def best(self, soldier: Soldier, *, points: int = 0) -> March | None:
        """Return the best move of a unit, with `points` if its move goes on; None if it does best to stay."""
        position = self.field.position
        if position.roster[soldier.unit].kind == GUNS:
            return None
        allowance = points or position.allowance(soldier.unit)
        ways = nearby_ends(position, soldier.unit, allowance)
        stays = self.score(soldier, soldier.at, moved=int(position.pieces[soldier.unit].moved))
        found: March | None = None
        for at, way in ways.items():
            if at in self.field.by_hex:
                origin = way.hexes[-2] if len(way.hexes) > 1 else soldier.at
                gain = self._melee(soldier, at, origin)
            else:
                gain = self.score(soldier, at, moved=int(way.cost >= allowance)) - stays
            if gain > 0 and (found is None or (gain, at) > (found.gain, found.at)):
                found = March(at, gain, "melee" if at in self.field.by_hex else "march")
        return found

    def _melee(self, soldier: Soldier, at: str, origin: str) -> float:
        """Return how much better an attack is than staying."""
        field, weights, position = self.field, self.weights, self.field.position
        enemy = field.by_hex[at]
        leaders = list(moves.preset_followers(position, soldier.unit))
        attack = melee.attack_of(position, soldier.unit, leaders).strength
        defence = melee.defence_of(position, enemy.unit, at, origin).strength
        odds = chances(attack, defence)
        back = BACK_FROM_GOAL if at in position.battle.goals else BACK
        hit = back + enemy.value * (1.0 if enemy.last else 0.5)
        gains = odds.defender_gone * (enemy.value + back) + odds.defender_hit * hit + odds.defender_back * back
        loss = soldier.value * (1.0 if soldier.last else 0.5)
        costs = odds.attacker_gone * soldier.value + odds.attacker_hit * (loss + BACK) + odds.attacker_back * BACK
        goal = self.goals.get(soldier.unit, "")  # who keeps a post gains no way, and loses none
        nearer = field.grid.distance(soldier.at, goal) - field.grid.distance(at, goal) if goal else 0
        shot = PROSPECT * field.prospect(soldier, soldier.at) * WORTH
        return MELEE * (gains - weights.own * costs) + 0.5 * nearer - shot
