"""§13 Victory: the ways in which the game ends."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from engine.games.revolte.figures import PINNED
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import BOXERS, EUROPEANS, SIDES, Scenario, Spot, enemy_of
from engine.tabletop.polygons import Polygon

NOBODY: Final = "nobody"
HOLD: Final = "hold"
EXIT: Final = "exit"
LOSSES: Final = "losses"
TIME: Final = "time"
"""The reasons for the end: a side has no figure that can act, the attacker holds the objective, enough of the
attacker's figures have left by an open edge, a side has lost too many, the last turn is over.
"""
STRIP: Final = 100
"""The depth in millimetres of the area in front of an open edge that is the goal of an attacker who must leave by it.
"""
BANDS: Final = ("won", "lost")


def objective(position: Position) -> Polygon:
    """§V123 Return the area of the objective."""
    return _polygon(area_of(position.battle))


def area_of(battle: Scenario) -> tuple[Spot, ...]:
    """§V123, §V45 Return the corners of a scenario's objective, in order."""
    if battle.victory.hold is not None:
        return battle.victory.hold.poly
    wide, high = battle.size
    edges = [each.points for each in battle.exit if each.side == battle.attacker] if battle.victory.exit else []
    left, top, right, bottom = 0, 0, wide, high
    if edges:
        across, down = sorted(x for x, _ in edges[0]), sorted(y for _, y in edges[0])
        left, right = max(0, across[0] - STRIP * (across[0] == across[1])), across[1]
        top, bottom = max(0, down[0] - STRIP * (down[0] == down[1])), down[1]
        right += STRIP * (left == right)
        bottom += STRIP * (top == bottom)
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def _polygon(poly: tuple[Spot, ...]) -> Polygon:
    found = _KNOWN.get(poly)
    if found is None:
        found = _KNOWN[poly] = Polygon(poly)
    return found


_KNOWN: Final[dict[tuple[Spot, ...], Polygon]] = {}


def holding(position: Position) -> dict[str, int]:
    """§V123 Return how many figures of each side are in the objective.

    §V45 If the attacker must leave by an edge, return how many figures of each side have left.
    """
    victory = position.battle.victory
    if victory.hold is None and victory.exit is not None:
        return {side: left_by(position, side) for side in SIDES}
    area, figures = objective(position), position.figures
    return {
        side: sum(
            [
                at in area
                for name, at in position.spots(side)
                if (each := figures[name]).state != PINNED and not each.ladder
            ]
        )
        for side in SIDES
    }


def left_by(position: Position, side: str) -> int:
    """§V45 Return how many figures of a side have left the table."""
    return sum(each.left for name, each in position.figures.items() if position.side_of(name) == side)


def _has_left(position: Position) -> bool:
    """§V122 Return whether enough of the attacker's figures have left the table to win."""
    battle = position.battle
    return battle.victory.exit is not None and left_by(position, battle.attacker) >= battle.victory.exit.count


def look_for_nobody(position: Position) -> None:
    """§V122 End the game if a side has no unpinned figure on the table.

    §V45 An attacker with enough figures off the table does not lose in this way.
    """
    if position.over:
        return
    for side in (position.battle.attacker, position.battle.defender):
        if columns_to_come(position, side) or (side == position.battle.attacker and _has_left(position)):
            continue  # §V8 by house rule some of its columns are still to come
        if all(position.figures[name].state == PINNED for name in position.standing(side)):
            end(
                position,
                position.battle.defender if side == position.battle.attacker else position.battle.attacker,
                NOBODY,
            )
            return


def columns_to_come(position: Position, side: str) -> list[str]:
    """§V8 Return a side's columns that have not arrived yet."""
    if position.house.columns == "together":
        return []
    leaders = {group.id: position.figures[f"{group.id}1"] for group in position.battle.group if group.corner}
    return [name for name, each in leaders.items() if side == BOXERS and each.is_to_come]


def judge(position: Position) -> None:
    """§V122 Check at the end of a turn whether the game is over."""
    look_for_nobody(position)
    if position.over:
        return
    battle, victory = position.battle, position.battle.victory
    held = holding(position) if victory.hold is not None else {}
    if held and held[battle.attacker] >= victory.needed and held[battle.attacker] > held[battle.defender]:
        end(position, battle.attacker, HOLD)
    elif _has_left(position):
        end(position, battle.attacker, EXIT)
    elif beaten := next(filter(partial(_lost_too_many, position), (battle.attacker, battle.defender)), ""):
        end(position, enemy_of(beaten), LOSSES)
    elif position.turn >= battle.turns:
        end(position, battle.last, TIME)


def _lost_too_many(position: Position, side: str) -> bool:
    """§V122 Return whether a side has lost too many figures."""
    most = position.battle.victory.losses.get(side)
    return most is not None and position.lost.get(side, 0) >= most


def end(position: Position, winner: str, reason: str) -> None:
    """End the game with the given winner and reason."""
    position.winner, position.reason = winner, reason


def result(position: Position) -> Mapping[str, Any]:
    """Return the result of a game as plain data."""
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
