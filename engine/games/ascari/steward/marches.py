"""The adviser's moves: the values of hexes and melees, and the reasons."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.ascari.combat import melee
from engine.games.ascari.map.costs import Near, nearby_ends
from engine.games.ascari.phases import moves
from engine.games.ascari.scenarios import GUNS, RIFLES
from engine.games.ascari.steward.advice import Reason
from engine.games.ascari.steward.field import WORTH, Chances, Field, Soldier, chances
from engine.games.ascari.steward.goals import BACK as FALL_BACK
from engine.games.ascari.steward.goals import OWN, TRAINED, Goal
from engine.games.ascari.steward.objectives import attacks, keeps_away


class Weights(NamedTuple):
    """How much a side weighs distance, danger and its own fire when it evaluates hexes and melees."""

    distance: float
    danger: float
    own: float


ATTACK: Final = Weights(distance=1.0, danger=0.5, own=0.8)
DEFENCE: Final = Weights(distance=0.8, danger=0.9, own=0.7)
PROSPECT: Final = 2.0
COVER: Final = 0.35
ON_GOAL: Final = 1.0
MELEE: Final = 0.8
BACK: Final = 0.6
BACK_FROM_GOAL: Final = 1.5
ALONE: Final = 1.0
BREAK_IN: Final = 4
"""The cost of coming within the given distance of the goal, in hexes, before the corps is assembled."""
HORSE_NEAR: Final = 0.3
"""The cost for riflemen of being in the open where enemy horse could charge."""
_OWN: Final = frozenset({OWN.name, TRAINED.name})
"""The steward's own goals; those of a player's plan are kept in all positions."""
AWAY: Final = 0.8
FAR: Final = 8
"""The value of each hex of distance from the enemy for a unit that falls back, and the distance to assume if there is
no enemy.
"""


class March(NamedTuple):
    """A move that improves a unit's position. `at` is the destination, and `gain` is the improvement."""

    at: str
    gain: float


class Marches:
    """The moves that a side can make in one decision, with their values."""

    def __init__(self, field: Field, goals: dict[str, str], aim: Goal = OWN) -> None:
        self.field = field
        self.goals = goals
        if aim.name in _OWN and keeps_away(field):
            aim = FALL_BACK
        self.aim = aim
        side = ATTACK if attacks(field) else DEFENCE
        self.attacking = side is ATTACK
        self.own = side.own
        self._distance = side.distance * aim.distance
        self._danger = side.danger * aim.danger * WORTH
        self._prospect = PROSPECT * aim.prospect * WORTH
        self._cover = COVER * aim.cover

    def _ground(self, soldier: Soldier, at: str) -> float:
        """Return the value of a hex for a unit, without the effect of enemy fire."""
        field = self.field
        terrain = field.board.terrain[at]
        found = self._cover * (1.5 * terrain.melee - 0.5 * terrain.at)
        if soldier.reach and not terrain.melee and field.horse_near(at):
            found -= HORSE_NEAR
        if self.aim.back:
            distances = field.grid.distances[at]
            return found + AWAY * min((distances[enemy.at] for enemy in field.enemies), default=FAR)
        goal = self.goals.get(soldier.unit, "")
        far = field.grid.distances[goal or soldier.at][at]
        found -= self._distance * far
        if not far:
            return found + ON_GOAL
        if self.attacking and goal and far <= BREAK_IN < field.grid.distance(soldier.at, goal):
            group = field.position.roster[soldier.unit].group
            if not field.together(group, self.goals):
                found -= ALONE
        return found

    def _feared(self, soldier: Soldier, at: str) -> float:
        """Return the expected loss from enemy fire in a hex, as a value of 0 or less."""
        return -self._danger * soldier.value * self.field.threat(at, soldier)

    def _hoped(self, soldier: Soldier, at: str, moved: int) -> float:
        """Return the value of the shots that a unit could fire from a hex."""
        return self._prospect * self.field.prospect(soldier, at, moved=moved) if soldier.reach else 0.0

    def score(self, soldier: Soldier, at: str, *, moved: int) -> float:
        """Return the value of a hex for a unit, with the fire of both sides."""
        return self._ground(soldier, at) + (self._feared(soldier, at) + self._hoped(soldier, at, moved))

    def best(self, soldier: Soldier, *, points: int = 0) -> March | None:
        """Return the best move of a unit. Return None if the unit should stay.

        `points` are the remaining movement points, if the unit has already moved.
        """
        field, position = self.field, self.field.position
        if position.roster[soldier.unit].kind == GUNS:
            return None
        allowance = points or position.allowance(soldier.unit)
        near = nearby_ends(position, soldier.unit, allowance)
        if not near.costs:
            return None
        stays = self.score(soldier, soldier.at, moved=int(position.pieces[soldier.unit].moved))
        at, gain = self._best_attack(soldier, near)
        hoped = self._prospect * field.most_hits(soldier) * max((enemy.value for enemy in field.enemies), default=0.0)
        enemies = field.by_hex
        ground = sorted([(self._ground(soldier, end), end) for end in near.costs if end not in enemies], reverse=True)
        in_range = field.in_range(soldier.reach)
        for found, end in ground:
            if found + hoped - stays <= gain:
                break
            if end not in in_range and found - stays <= gain:
                continue  # no shot from there makes it better
            feared = self._feared(soldier, end)
            if found + (feared + hoped) - stays <= gain:
                continue
            better = found + (feared + self._hoped(soldier, end, int(near.costs[end] >= allowance))) - stays
            if better > gain:
                at, gain = end, better
        return March(at, gain) if at else None

    def _best_attack(self, soldier: Soldier, near: Near) -> tuple[str, float]:
        """Return the hex of the best melee that a unit can reach, and its gain.

        The hex is empty if no melee gains anything.
        """
        at, gain, shot = "", 0.0, None
        for end in self.field.by_hex:
            if end in near.costs:
                if shot is None:
                    shot = self._prospect * self.field.prospect(soldier, soldier.at)
                found = self._melee(soldier, end, near.before[end]) - shot
                if (found, end) > (gain, at):
                    at, gain = end, found
        return at, gain

    def _melee(self, soldier: Soldier, at: str, origin: str) -> float:
        """Return the expected gain from attacking the enemy in the hex `at` from `origin`."""
        field, position = self.field, self.field.position
        enemy = field.by_hex[at]
        odds = self.odds(soldier, at, origin)
        back = BACK_FROM_GOAL if at in position.battle.goals else BACK
        hit = back + enemy.value * (1.0 if enemy.last else 0.5)
        gains = odds.defender_gone * (enemy.value + back) + odds.defender_hit * hit + odds.defender_back * back
        loss = soldier.value * (1.0 if soldier.last else 0.5)
        costs = odds.attacker_gone * soldier.value + odds.attacker_hit * (loss + BACK) + odds.attacker_back * BACK
        goal = self.goals.get(soldier.unit, "")  # a post has no way to gain or lose
        nearer = field.grid.distance(soldier.at, goal) - field.grid.distance(at, goal) if goal else 0
        return MELEE * self.aim.melee * (gains - self.own * costs) + self.aim.dare + 0.5 * nearer

    def odds(self, soldier: Soldier, at: str, origin: str) -> Chances:
        """Return the probabilities of the results of a melee from `origin` (§5.2)."""
        position = self.field.position
        leaders = list(moves.preset_followers(position, soldier.unit))
        attack = melee.attack_of(position, soldier.unit, leaders).strength
        defence = melee.defence_of(position, self.field.by_hex[at].unit, at, origin).strength
        return chances(attack, defence)

    # --- why ---

    def why(self, soldier: Soldier, at: str) -> Reason:
        """Return the reason for a move: a key of `REASONS`, and the values for its text."""
        field = self.field
        place = field.board.place_of(at)
        if at in field.by_hex:
            near = nearby_ends(field.position, soldier.unit, field.position.allowance(soldier.unit))
            odds = self.odds(soldier, at, near.before.get(at, soldier.at))
            won = odds.defender_gone + odds.defender_hit + odds.defender_back
            return "attacks", {"at": at, "enemy": field.by_hex[at].unit, "percent": round(won * 100), "place": place}
        if at in field.position.battle.goals and field.position.control.get(at) != field.side:
            return "takes-place", {"at": at, "place": place}
        if self.aim.back:
            return "falls-back", {"at": at}
        goal = self.goals.get(soldier.unit, "")
        distances = field.grid.distances[goal] if goal else None
        if distances is not None and distances[at] < distances[soldier.at]:
            return self._towards(soldier, at, goal)
        return self._for_itself(soldier, at)

    def _towards(self, soldier: Soldier, at: str, goal: str) -> Reason:
        """Return the reason for moving a unit nearer to its goal."""
        field = self.field
        facts = {"goal": goal, "place": field.board.place_of(goal)}
        if field.position.control.get(goal) == field.side:
            return "to-post", facts
        group = field.position.roster[soldier.unit].group
        if self.attacking and field.grid.distance(at, goal) > BREAK_IN and not field.together(group, self.goals):
            return "closes-up", {"at": at, "group": group}
        return ("joins-assault" if goal in field.by_hex else "advances"), facts

    def _for_itself(self, soldier: Soldier, at: str) -> Reason:
        """Return the reason for a move that does not bring the unit nearer to a goal."""
        field = self.field
        here, there = field.threat(soldier.at, soldier), field.threat(at, soldier)
        if there < here:
            return ("into-cover" if there else "out-of-sight"), {"at": at}
        mark = field.mark(soldier, at)
        if mark and field.prospect(soldier, at) > field.prospect(soldier, soldier.at):
            return "fires-from-there", {"at": at, "enemy": mark}
        rifles = field.position.roster[soldier.unit].kind == RIFLES
        if rifles and field.horse_near(soldier.at) and not field.horse_near(at):
            return "from-horse", {"at": at}
        return "better-ground", {"at": at}
