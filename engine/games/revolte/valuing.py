"""The features of a position from which the chance of winning is estimated."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.revolte.figures import DEPLOYMENT, FIRE, MELEE, MOVEMENT, PINNED, RALLIES, STOPPED
from engine.games.revolte.house_rules import House
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import LEADER, SIDES, Spot
from engine.games.revolte.victory import area_of, holding
from engine.games.revolte.world import View

SCENARIOS = ("fu-gate", "langfang", "tartar-wall")
"""The scenarios whose games the weights were trained on."""
_PHASES = (DEPLOYMENT, RALLIES, MOVEMENT, FIRE, MELEE)
_FAR = 150
"""The distance in centimetres of figures that are not on the table."""
_CLOSE, _NEAR = 10, 30
"""The distances in centimetres that count as close to an enemy, and as near the objective or an enemy."""


def features(view: View) -> dict[str, int] | None:
    """Return the features of a position.

    Return None if the game has house rules, or if the scenario is not in `SCENARIOS`.
    """
    position = view.position
    if position.scenario not in SCENARIOS or position.house != House():
        return None
    battle, (ours, theirs) = position.battle, SIDES
    held = holding(position)
    found = {
        "scenario": SCENARIOS.index(position.scenario),
        "turn": position.turn,
        "turns-left": battle.turns - position.turn,
        "first-side-active": position.active == ours,
        "first-this-turn": position.first == ours,
        "phase": _PHASES.index(position.phase) if position.phase in _PHASES else len(_PHASES),
        "ready": len(position.ready),
        "points-ours": position.points.get(ours, 0),
        "points-theirs": position.points.get(theirs, 0),
        "held-ours": held[ours],
        "held-theirs": held[theirs],
        "missing": battle.victory.needed - held[battle.attacker],
        "destroyed": len(position.gone),
        "fires": len(position.fires),
        "gun": int(position.gun is not None and not position.gun.broken),
        "machine-gun": int(position.mg is not None and not position.mg.broken and bool(position.mg.gunner)),
        "keg": int(position.keg is not None and not position.keg.gone),
        "ladders": sum(bool(each.raised) and not each.gone for each in position.ladders),
    }
    places = {side: [at for _, at in position.spots(side)] for side in SIDES}
    area = _middle(area_of(battle))
    for name, side in (("ours", ours), ("theirs", theirs)):
        found |= {f"{name}-{key}": number for key, number in _side(position, side, area).items()}
    found["figures-ahead"] = found["ours-figures"] - found["theirs-figures"]
    return found | _contacts(places[ours], places[theirs])


def _middle(corners: tuple[Spot, ...]) -> Spot:
    """Return the middle of a polygon's bounding box."""
    across, down = [x for x, _ in corners], [y for _, y in corners]
    return (min(across) + max(across)) // 2, (min(down) + max(down)) // 2


def _apart(one: Spot, other: Spot) -> int:
    """Return an approximate distance in centimetres.

    It uses no square root, so that all machines get the same result.
    """
    across, down = abs(one[0] - other[0]), abs(one[1] - other[1])
    return (max(across, down) + min(across, down) // 2) // 10


def _side(position: Position, side: str, area: Spot) -> dict[str, int]:
    """Return numbers that describe a side for its valuation, such as its strength."""
    names = ("figures", "rifles", "regular", "irregular", "fanatic", "leaders", "stopped", "pinned")
    found = dict.fromkeys((*names, "moving", "fired", "ordered", "inside", "to-come", "left"), 0)
    ways, roster = [], position.roster
    for name, figure in position.figures.items():
        soldier = roster[name]
        if soldier.side != side:
            continue
        if figure.at is None:
            found["left"] += figure.left
            found["to-come"] += figure.is_to_come
            continue
        kind = soldier.kind
        found["figures"] += 1
        found["rifles"] += bool(kind.fire) and not figure.broken
        if kind.class_ in found:
            found[kind.class_] += 1
        found["leaders"] += kind.role == LEADER
        found["stopped"] += figure.state == STOPPED
        found["pinned"] += figure.state == PINNED
        found["moving"] += figure.moving
        found["fired"] += figure.fired
        found["ordered"] += figure.ordered
        found["inside"] += bool(figure.roof)
        ways.append(_apart(figure.at, area))
    ways.sort()
    most = position.battle.victory.losses.get(side)
    found["lost"] = position.lost.get(side, 0)
    found["to-lose"] = most - found["lost"] if most is not None else _FAR
    found["nearest"] = ways[0] if ways else _FAR
    found["fifth"] = ways[4] if len(ways) > 4 else _FAR
    found["on-way"] = sum(ways)
    found["near"] = sum(way <= _NEAR for way in ways)
    return found


def _contacts(ours: Sequence[Spot], theirs: Sequence[Spot]) -> dict[str, int]:
    """Return features that measure how close the two sides are."""
    found = {"close": 0, "facing": 0, "nearest-enemy": _FAR, "reached": 0}
    for at in ours:
        near = [_apart(at, other) for other in theirs]
        least = min(near, default=_FAR)
        found["close"] += sum(far <= _CLOSE for far in near)
        found["facing"] += least <= _NEAR
        found["reached"] += least <= _CLOSE
        found["nearest-enemy"] = min(found["nearest-enemy"], least)
    return found
