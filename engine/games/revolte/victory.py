"""§13 Victory: who holds the objective, who is gone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.ruleset import ComparableResult
from engine.games.revolte.scenarios import BOXERS, EUROPEANS, SIDES, Spot
from engine.games.revolte.world import PINNED, Position
from engine.tabletop.polygons import Polygon

NOBODY, HOLD, TIME = "nobody", "hold", "time"
"""Why a game is over: a side has nobody who can act, the attacker holds the objective, the last turn is over."""
BANDS = ("won", "lost")


def objective(position: Position) -> Polygon:
    """§V123 Return the area that the attacker has to hold."""
    return _polygon(position.battle.victory.hold.poly)


def _polygon(poly: tuple[Spot, ...]) -> Polygon:
    found = _KNOWN.get(poly)
    if found is None:
        found = _KNOWN[poly] = Polygon(poly)
    return found


_KNOWN: dict[tuple[Spot, ...], Polygon] = {}


def holding(position: Position) -> dict[str, int]:
    """§V123 Return how many unpinned figures of each side, on no ladder, have their centre in the objective."""
    area = objective(position)
    return {
        side: sum(
            position.at(name) in area
            for name in position.standing(side)
            if (each := position.figures[name]).at is not None and each.state != PINNED and not each.ladder
        )
        for side in SIDES
    }


def look_for_nobody(position: Position) -> None:
    """§V122 End the game if a side has nobody on the table but pinned figures; the attacker is looked at first."""
    if position.over:
        return
    for side in (position.battle.attacker, position.battle.defender):
        if columns_to_come(position, side):
            continue  # §V8 by house rule some of its columns are still to come
        if all(position.figures[name].state == PINNED for name in position.standing(side)):
            end(
                position,
                position.battle.defender if side == position.battle.attacker else position.battle.attacker,
                NOBODY,
            )
            return


def columns_to_come(position: Position, side: str) -> list[str]:
    """§V8 Return the columns of a side that have not come from their corners yet, where one comes a turn."""
    if position.house.columns == "together":
        return []
    leaders = {group.id: position.figures[f"{group.id}1"] for group in position.battle.group if group.corner}
    return [name for name, each in leaders.items() if side == BOXERS and each.at is None and not each.out]


def judge(position: Position) -> None:
    """§V122 Look at the end of a turn: who is gone, who holds, whether the last turn is over."""
    look_for_nobody(position)
    if position.over:
        return
    battle, found = position.battle, holding(position)
    if found[battle.attacker] >= battle.victory.hold.count and found[battle.attacker] > found[battle.defender]:
        end(position, battle.attacker, HOLD)
    elif position.turn >= battle.turns:
        end(position, battle.defender, TIME)


def end(position: Position, winner: str, reason: str) -> None:
    """End the game."""
    position.winner, position.reason = winner, reason


def result(position: Position) -> Mapping[str, Any]:
    """Return the end as plain facts."""
    scores = {side: position.lost.get(SIDES[1 - number], 0) for number, side in enumerate(SIDES)}
    return {
        "winner": position.winner,
        "reason": position.reason,
        "won": position.winner == EUROPEANS,
        "band": BANDS[0 if position.winner == EUROPEANS else 1],
        "score": scores[EUROPEANS] - scores[SIDES[1]],
        "scores": scores,
        "turns": position.turn,
    }


def comparable(position: Position) -> ComparableResult:
    """Return the result for comparisons; the first side is the Europeans'."""
    facts = result(position)
    return ComparableResult(
        won=facts["won"],
        band=facts["band"],
        score=facts["score"],
        periods=position.turn,
        winner=position.winner,
        scores=facts["scores"],
    )
