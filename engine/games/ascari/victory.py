"""Victory: the end of the game, the winner, and the level (§7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.games.ascari.position import Position

NO_UNITS: Final = "no-units"
TURNS: Final = "turns"
FORT: Final = "fort"
OBJECTIVES: Final = "objectives"
COMMANDER: Final = "commander"
"""The reasons for the end of a game."""
BANDS: Final = (
    "flag-never-down",
    "line-held",
    "italian-triumph",
    "italian-victory",
    "fort-held",
    "held-until-noon",
    "dervish-victory",
    "ethiopian-victory",
    "fort-taken",
    "line-broken",
    "dervish-triumph",
    "ethiopian-triumph",
    "emperors-eyes",
    "swept-away",
)
"""All levels of victory, the best for the Italians first, or for the defender."""


def look_for_the_end(position: Position) -> None:
    """End the game if a side has no units left and none to come (§2)."""
    if position.over:
        return
    for side in position.battle.sides:
        if not position.units_of(side) and not _to_come(position, side):
            end(position, position.battle.enemy_of(side), NO_UNITS)
            return


def _to_come(position: Position, side: str) -> bool:
    """Return whether a side may still receive units (§A24, §S-2.5)."""
    lull = position.battle.lull
    if lull is not None and side == position.battle.attacker and position.turn <= max(lull.after):
        return True
    return any(
        counter.arrives and not position.pieces[name].lost
        for name, counter in position.roster.items()
        if counter.side == side and not counter.is_leader
    )


def end(position: Position, winner: str, reason: str) -> None:
    """§7 End the game."""
    position.winner, position.reason = winner, reason
    position.band = band_of(position)


def judge(position: Position) -> None:
    """End the game after an administration phase if a victory condition is met (§7)."""
    look_for_the_end(position)
    if position.over:
        return
    battle = position.battle
    commander = battle.victory.commander
    if commander and position.pieces[commander].lost:
        end(position, battle.enemy_of(position.side_of(commander)), COMMANDER)
    elif battle.victory.kind == "fort" and fort_taken(position):
        end(position, battle.attacker, FORT)
    elif battle.victory.kind == "objectives" and held(position, battle.attacker) >= battle.victory.needed:
        end(position, battle.attacker, OBJECTIVES)
    elif position.turn >= battle.turns and position.active != battle.first:
        end(position, by_time(position), TURNS)


def by_time(position: Position) -> str:
    """Return the side that wins if the game ends by time (§7)."""
    battle = position.battle
    if battle.victory.kind != "points":
        return battle.defender
    found, (one, other) = points(position), battle.sides
    if found[one] == found[other]:
        return battle.victory.tie
    return one if found[one] > found[other] else other


def held(position: Position, side: str) -> int:
    """§7 Return how many of the scenario's places a side controls."""
    return sum(position.control.get(at) == side for at in position.battle.goals)


def fort_taken(position: Position) -> bool:
    """§S-2 Return whether the attacker holds enough of the fort to win."""
    victory = position.battle.victory
    return position.control[victory.redoubt] == victory.attacker or fort_lost(position) >= victory.needed


def fort_lost(position: Position) -> int:
    """§S-2 Return how many hexes of the fort the defender has lost."""
    defender = position.battle.defender
    return sum(position.control[at] != defender for at in position.battle.victory.fort)


def points(position: Position) -> dict[str, int]:
    """Return the points of each side (§S-1)."""
    battle = position.battle
    found = {side: battle.victory.well * held(position, side) for side in battle.sides}
    for name, counter in position.roster.items():
        if position.pieces[name].lost:
            found[battle.enemy_of(counter.side)] += 1 if counter.is_leader else max(1, counter.melee[0])
    return found


def scores(position: Position) -> dict[str, int]:
    """§7 Return the score of each side: its points, or the number of places that it holds."""
    kind = position.battle.victory.kind
    if kind == "points":
        return points(position)
    return {side: held(position, side) for side in position.battle.sides}


def band_of(position: Position) -> str:
    """§7 Return the level of victory of a game that is over."""
    return {"points": _points_band, "fort": _fort_band, "objectives": _objectives_band}[position.battle.victory.kind](
        position
    )


def _points_band(position: Position) -> str:
    battle, found = position.battle, points(position)
    ahead = found[position.winner] - found[battle.enemy_of(position.winner)]
    return f"{position.winner}-{'triumph' if ahead >= battle.victory.triumph else 'victory'}"


def _fort_band(position: Position) -> str:
    if position.winner == position.battle.defender:
        return "fort-held" if fort_lost(position) else "flag-never-down"
    return "emperors-eyes" if position.turn <= position.battle.victory.early else "fort-taken"


def _objectives_band(position: Position) -> str:
    if position.winner == position.battle.defender:
        return "line-held" if held(position, position.winner) >= position.battle.victory.line else "held-until-noon"
    return "swept-away" if position.turn <= position.battle.victory.early else "line-broken"


def result(position: Position) -> Mapping[str, Any]:
    """Return the result of a game. `won` and `score` are for the first side."""
    found, (first, second) = scores(position), position.battle.sides
    return {
        "winner": position.winner,
        "reason": position.reason,
        "band": position.band,
        "won": position.winner == first,
        "score": found[first] - found[second],
        "scores": found,
        "turns": position.turn,
    }
