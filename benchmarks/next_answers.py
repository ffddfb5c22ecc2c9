"""The answers that the steward gives in a stored game, for one side or for several that one person plays."""

from __future__ import annotations

import engine.games
from bot.games.saves import open_save, play
from bot.games.seats.chairs import chairs_for
from db.games import GameRow
from db.sides import Chair
from engine.core.asks import Answer, Ask


def next_answer(row: GameRow, seed: str) -> tuple[Ask, Answer] | None:
    """Return the first open question of a game, and the steward's answer to it in the view of the side that is asked;
    None if the game is over.
    """
    rules, save = open_save(row)
    outcome = play(row, rules, save, None)
    if not outcome.asks:
        return None
    ask = outcome.asks[0]
    view = rules.view(outcome.world, ask.side if len(rules.sides) > 1 else None)
    answer: Answer = rules.policies["steward"](seed).answer(view, ask)
    return ask, answer


def both_sides(system: str, owner: int) -> tuple[Chair, ...]:
    """Return the chairs of a new game in which one person plays all sides; none for a game of one side."""
    rules = engine.games.find(system)
    if len(rules.sides) == 1:
        return ()
    sides = rules.sides_in(rules.new({}))
    return chairs_for(sides, own=sides[0], owner=owner, opponent=owner)
