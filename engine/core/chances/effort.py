"""What an analysis is worked out from, how many playouts it can afford, and what is known of it so far.

The number of playouts follows from the game alone, never from a clock: the same game has the same analysis everywhere.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from engine.core.asks import Refused
from engine.core.chances.playing_on import playouts_at, seed_of
from engine.core.chances.throws import Throw
from engine.core.chances.walking import Decision, decisions
from engine.core.replay import Recording
from engine.core.ruleset import Ruleset
from engine.core.save import supposed

TURNING_POINTS = 3
BETTER = 2 * TURNING_POINTS
"""How many costly decisions are looked into for a better answer."""
OTHERS = 4
"""How many other answers are tried at a turning point."""
THROWS = 12
"""How many positions within the decisions that changed most are played on to tell their throws apart."""
FEWER = 3
"""The throws of other decisions are told apart by that part of the playouts of a position."""
AFRESH = 2
"""Turning points and the throws that changed most have so many times the playouts of a position.

None of these had a part in finding them."""
EFFORT = 24
"""How often the playouts of a game's first position (`playouts_at`) an analysis may take."""
FEWEST, MOST = 4, 400


class Prepared(NamedTuple):
    """A finished game as it was decided, and which of its decisions the steward would not have given."""

    decisions: tuple[Decision, ...]
    own: frozenset[int]

    def weights(self) -> list[float]:
        """Return how much of a whole game is played on from before each decision, and after the last."""
        number = len(self.decisions)
        return [1 - place / number for place in range(number + 1)]


class Workings(msgspec.Struct):
    """What is known of an analysis so far: it can be put aside between two playouts, and taken up elsewhere.

    `ends` are the worths of playouts by what was played on. `done` of `total` says how far it is.
    """

    ends: dict[str, tuple[float, ...]] = {}
    done: float = 0.0
    total: float = 1.0


def prepared(ruleset: Ruleset[Any], recording: Recording) -> Prepared:
    """Walk through a finished game.

    Raise `ReplayMismatch` where the record does not replay by the present rules, and `ValueError` if the game is not
    over.
    """
    every = tuple(decisions(ruleset, recording))
    if not every or not every[-1].after.over:
        raise ValueError("the game is not over")
    return Prepared(every, frozenset(place for place, each in enumerate(every) if not _is_stewards(ruleset, each)))


def playouts_for(ruleset: Ruleset[Any], game: Prepared) -> int:
    """Return with how many playouts for each position the analysis of a game takes no longer than it may."""
    return max(FEWEST, min(MOST, int(EFFORT * playouts_at(ruleset, game.decisions[0].before) / cost(game))))


def cost(game: Prepared) -> float:
    """Return how many whole games are played on for one playout of each position."""
    left = game.weights()
    dice = sum(left[place + 1] for place, each in enumerate(game.decisions) if each.drew)
    throws = sum(left[place + 1] * _between(each.throws) for place, each in enumerate(game.decisions))
    looked_into = (BETTER * (OTHERS + 1) + THROWS) * AFRESH * _EARLY
    return 1 + dice + sum(left[place] for place in game.own) + throws / FEWER + looked_into


def _between(throws: tuple[Throw, ...]) -> int:
    """Return how many positions are played on to tell the throws of a decision apart."""
    return len(throws) - (not any(each.revealed for each in throws)) if len(throws) > 1 else 0


def few_of(tries: int) -> int:
    """Return by how many of the playouts of a position throws are told apart that did not change most."""
    return max(2, round(tries / FEWER))


_EARLY = 0.5
"""Where a turning point is, of the whole game: nobody knows beforehand."""


def _is_stewards(ruleset: Ruleset[Any], each: Decision) -> bool:
    """Return whether the steward would have given the same answer."""
    drive = supposed(ruleset, each.before, seed=seed_of(0))
    side = each.side if len(ruleset.sides) > 1 else None
    try:
        ask = drive.ask_of(side)
    except Refused:
        return True
    policy = ruleset.policies["steward"](seed_of(0))
    return bool(policy.answer(ruleset.view(drive.world, side), ask) == each.answer)
