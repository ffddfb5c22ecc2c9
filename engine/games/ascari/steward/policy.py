"""The policies: the steward, which plays sensibly for either side from what that side sees, and the random player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.asks import DONE, Answer, Ask
from engine.core.policies import FirstPlayer, RandomPlayer
from engine.games.ascari.combat import shooting
from engine.games.ascari.map.costs import nearby_ends
from engine.games.ascari.phases import fire, moves
from engine.games.ascari.phases.deployment import HISTORICAL
from engine.games.ascari.phases.moves import GO, STAY
from engine.games.ascari.phases.windows import PASS, eligible
from engine.games.ascari.steward.field import Field, Soldier
from engine.games.ascari.steward.goals import goals_of
from engine.games.ascari.steward.marches import Marches
from engine.games.ascari.world import Position, View, commands

LAST_STEP = 1.5
"""How much more a hit is worth that eliminates."""
WORTHWHILE = 2
"""In a window the steward fires if so many of six rolls hit, or at its own order's distance."""
CLOSE = 2


class Steward:
    """Plays sensibly: takes the places of the scenario, or holds them, and fires where it tells.

    It needs no dice; it takes a seed because every policy does. Within a phase it remembers whom it has told to stay.
    """

    def __init__(self, seed: str = "") -> None:
        self.seed = seed
        self._phase: tuple[int, str] = (-1, "")
        self._stays: set[str] = set()

    def answer(self, view: View, ask: Ask) -> Answer:
        """Return the best answer of the Ask."""
        position = view.position
        if ask.kind == "deploy":
            return (HISTORICAL,)
        if ask.kind == "move":
            return self._move(position, ask.side)
        if ask.kind == "go-on":
            return _go_on(position, ask)
        if ask.kind == "fire":
            return _fire(position)
        if ask.kind == "react":
            return _react(position)
        return DONE if ask.kind == "rearrange" else FirstPlayer().answer(view, ask)

    def _move(self, position: Position, side: str) -> Answer:
        """Return the next unit's move: those nearest to their goal first, the strong before the weak."""
        if self._phase != (position.turn, side):
            self._phase, self._stays = (position.turn, side), set()
        waiting = [
            name for name in position.of_side(side) if not position.pieces[name].done and name not in self._stays
        ]
        if not waiting:
            return DONE
        field = Field(position, side)
        goals = goals_of(field)
        marches = Marches(field, goals)
        for soldier in sorted(field.mine, key=lambda each: _turn_of(field, goals, each)):
            if soldier.unit not in waiting:
                continue
            march = marches.best(soldier)
            if march is None:
                self._stays.add(soldier.unit)
                continue
            return _walks(position, soldier.unit, march.at)
        return self._join(position, waiting)

    def _join(self, position: Position, waiting: list[str]) -> Answer:
        """Return the move of a leader who is alone to a unit that he commands; «done» if there is none."""
        counters, units = position.roster, position.units()
        for name in waiting:
            if not counters[name].is_leader or position.pieces[name].at in units:
                continue
            self._stays.add(name)
            ways = nearby_ends(position, name, position.allowance(name))
            own = [at for at in ways if at in units and commands(counters[name], counters[units[at]])]
            if own:
                at = max(own, key=lambda at: (position.melee_of(units[at]), -ways[at].cost, at))
                return ("move", name, at, GO)
        return DONE


def _turn_of(field: Field, goals: dict[str, str], soldier: Soldier) -> tuple[float, float, str]:
    """Return what units are ordered by: the distance to their goal, then the strength."""
    goal = goals.get(soldier.unit, "")
    return (field.grid.distance(soldier.at, goal) if goal else 0, -soldier.value, soldier.unit)


def _walks(position: Position, unit: str, at: str) -> Answer:
    """Return a move with the leaders who command a unit, if they keep up; without them otherwise."""
    leaders = moves.preset_followers(position, unit)
    if not leaders:
        return ("move", unit, at, GO)
    slowest = min(position.allowance(name) for name in leaders)
    if slowest >= position.allowance(unit):
        return ("move", unit, at, GO)
    cost = nearby_ends(position, unit, position.allowance(unit))[at].cost
    return ("move", unit, at, GO if cost <= slowest else moves.ALONE)


def _go_on(position: Position, ask: Ask) -> Answer:
    """Return whether a mover that has won a melee goes on, and where."""
    if ask.level(()).find(STAY) is None:  # type: ignore[union-attr]
        return (moves.ONWARD,)
    mover = position.mover
    assert mover is not None
    field = Field(position, ask.side)
    soldier = next(each for each in field.mine if each.unit == mover.unit)
    march = Marches(field, goals_of(field)).best(soldier, points=mover.left)
    return (GO, march.at) if march is not None else (STAY,)


def _fire(position: Position) -> Answer:
    """Return the shot with the most to expect of it; «done» if nothing can be hit."""
    field = Field(position, position.active)
    best: tuple[float, str, str] | None = None
    enemies = fire.marks(position)
    for soldier in field.mine:
        if not soldier.reach or not shooting.can_fire_now(position, soldier.unit):
            continue
        for name in enemies:
            target = field.by_hex.get(position.pieces[name].at)
            value = (target.value * (LAST_STEP if target.last else 1.0)) if target else 1.0
            worth = field.hits(soldier, soldier.at, position.pieces[name].at) * value
            if worth > 0 and (best is None or (worth, soldier.unit, name) > best):
                best = (worth, soldier.unit, name)
    return DONE if best is None else ("fire", best[1], best[2])


def _react(position: Position) -> Answer:
    """Return the shot of a window: the best chance, if it is near or good enough."""
    mover = position.mover
    assert mover is not None
    shots = eligible(position, position.pieces[mover.unit].at)
    if shots and shots[0].chance and (shots[0].chance >= WORTHWHILE or shots[0].distance <= CLOSE):
        return ("fire", shots[0].firer)
    return (PASS,)


POLICIES: Mapping[str, Callable[[str], Any]] = {"steward": Steward, "random": RandomPlayer}
"""The policies by name; each takes a seed."""
