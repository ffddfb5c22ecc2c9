"""The features of a position for computing chances."""

from __future__ import annotations

from engine.games.ascari.house_rules import House
from engine.games.ascari.pieces import ADMINISTRATION, DEPLOYMENT, FIRE, LULL, MOVEMENT
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import GUNS, HORSE, RIFLES
from engine.games.ascari.victory import held, points
from engine.games.ascari.world import View

SCENARIOS = ("agordat-1890", "makalle-1896", "amba-alagi-1895")
"""The scenarios whose games the weights were trained on."""
_PHASES = (DEPLOYMENT, MOVEMENT, FIRE, ADMINISTRATION, LULL)
_FAR = 30
"""The distance of units that are not on the map."""


def features(view: View) -> dict[str, int] | None:
    """Return the features of a position.

    Return None if the game has house rules, or if the scenario is not in `SCENARIOS`.
    """
    position = view.position
    if position.scenario not in SCENARIOS or position.house != House():
        return None
    battle, score = position.battle, points(position)
    ours, theirs = battle.sides
    goals = battle.goals
    found = {
        "scenario": SCENARIOS.index(position.scenario),
        "turn": position.turn,
        "turns-left": battle.turns - position.turn,
        "first-side-active": position.active == ours,
        "first-active": position.active == battle.first,
        "phase": _PHASES.index(position.phase) if position.phase in _PHASES else len(_PHASES),
        "water": position.water,
        "held-ours": held(position, ours),
        "held-theirs": held(position, theirs),
        "missing": battle.victory.needed - held(position, theirs),
        "points-ahead": score[ours] - score[theirs],
        "ready": len(position.ready),
    }
    for name, side in (("ours", ours), ("theirs", theirs)):
        found |= {f"{name}-{key}": number for key, number in _side(position, side, goals).items()}
    found["melee-ahead"] = found["ours-melee"] - found["theirs-melee"]
    return found | _contacts(position, ours, theirs)


def _side(position: Position, side: str, goals: tuple[str, ...]) -> dict[str, int]:
    """Return numbers about a side's strength and its distance to important places."""
    roster, distance = position.roster, position.board.grid.distance
    names = ("units", "melee", "steps", "rifles", "horse", "guns", "reduced", "retreating", "broken", "fired", "lost")
    found = dict.fromkeys((*names, "lost-steps", "to-come", "leaders"), 0)
    ways = []
    for name, piece in position.pieces.items():
        counter = roster[name]
        if counter.side != side:
            continue
        if counter.is_leader:
            found["leaders"] += bool(piece.at)
            continue
        if piece.lost or not piece.at:
            found["lost" if piece.lost else "to-come"] += 1
            found["lost-steps"] += counter.steps if piece.lost else 0
            continue
        found["units"] += 1
        found["melee"] += position.melee_of(name)
        found["steps"] += counter.steps - piece.reduced
        found["rifles"] += counter.kind == RIFLES or piece.rifle
        found["horse"] += counter.kind == HORSE
        found["guns"] += counter.kind == GUNS
        found["reduced"] += piece.reduced
        found["retreating"] += piece.retreat > 0
        found["broken"] += piece.retreat > 1
        found["fired"] += piece.fired or piece.opportunity
        ways.append(min((distance(piece.at, goal) for goal in goals), default=_FAR))
    ways.sort()
    found["nearest"] = ways[0] if ways else _FAR
    found["third"] = ways[2] if len(ways) > 2 else _FAR
    found["on-way"] = sum(ways)
    found["within-2"] = sum(way <= 2 for way in ways)
    found["within-5"] = sum(way <= 5 for way in ways)
    return found


def _contacts(position: Position, ours: str, theirs: str) -> dict[str, int]:
    """Return the values that describe how near the two sides are to each other."""
    distance = position.board.grid.distance
    pieces, enemies = position.pieces, [position.pieces[name].at for name in position.units_of(theirs)]
    found = {"touching": 0, "within-three": 0, "nearest-enemy": _FAR, "threatened": 0}
    for name in position.units_of(ours):
        near = [distance(pieces[name].at, other) for other in enemies]
        least = min(near, default=_FAR)
        found["touching"] += sum(far <= 1 for far in near)
        found["within-three"] += sum(far <= 3 for far in near)
        found["nearest-enemy"] = min(found["nearest-enemy"], least)
        found["threatened"] += position.melee_of(name) if least <= 2 else 0
    return found
