"""The input of an analysis, its numbers of simulated games, and its results so far.

The numbers depend only on the game and not on time, so a game has the same analysis everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import fsum
from typing import Any, NamedTuple

import msgspec

from engine.core.asks import Refused
from engine.core.chances.playing_on import MOST as OF_A_BOARD
from engine.core.chances.playing_on import seed_of, simulations_at
from engine.core.chances.walking import Decision, decisions
from engine.core.replay import Recording
from engine.core.ruleset import Ruleset
from engine.core.save import Save, supposed

TURNING_POINTS = 3
BETTER = 2 * TURNING_POINTS
"""The number of costly decisions for which a better answer is searched for."""
OTHERS = 4
"""The maximum number of other answers tried at a turning point."""
THROWS = 12
"""The maximum number of rolls of a decision that are weighed separately."""
FRESH = 100
"""How often a position is simulated in the search for turning points, and again for the figures shown."""
SURER = 4
"""The factor by which a position is simulated more often for the figures shown, if `FRESH` games cannot tell a large
difference from chance.
"""
EFFORT = 24
"""The effort of an analysis, as a multiple of the simulated games of the first position (`simulations_at`)."""
LEAST_STARTS, LEAST_OWN, MOST = 40, 4, 400
"""The minimum number of simulated games for the beginning of a period and for a person's own decision, and the maximum
for both.
"""


class Prepared(NamedTuple):
    """A finished game, prepared for its analysis.

    `decisions` are its decisions. `own` are the numbers of those that differ from the adviser's choice, and of those
    that choose a plan. `starts` are the numbers of the first decisions of periods.
    """

    decisions: tuple[Decision, ...]
    own: frozenset[int]
    starts: tuple[int, ...]

    def weights(self) -> list[float]:
        """Return how much of the game is left at each decision and at the end, from 1 to 0."""
        number = len(self.decisions)
        return [1 - place / number for place in range(number + 1)]

    def start_of(self, period: int) -> int:
        """Return the number of the first decision in `period` or in a later one.

        If there is none, return the number of all decisions.
        """
        return next((at for at in self.starts if self.decisions[at].period >= period), len(self.decisions))


class Playouts(NamedTuple):
    """The numbers of simulated games with which a game is analysed.

    `starts` is the number for the beginning of each period. `own` is the number for each decision that the adviser did
    not make. `fresh` is the number for each position in the search for turning points. `room` limits the cost of this
    search, in whole games.

    If `ahead` is not 0, the simulated games of the search stop after `ahead` more periods and are then valued. `short`
    is the number of such games for each own decision.
    """

    starts: int
    own: int
    fresh: int
    room: float
    ahead: int = 0
    short: int = 0


class Workings(msgspec.Struct):
    """The results of an unfinished analysis. The analysis can be continued with them.

    `ends` are the results of simulated games, keyed by position and answer. `shown` are the results shown on boards,
    keyed by period. `done` of `total` is the progress.
    """

    ends: dict[str, tuple[float, ...]] = {}
    shown: Mapping[int, tuple[float, ...]] = {}
    done: float = 0.0
    total: float = 1.0


def prepared(ruleset: Ruleset[Any], recording: Recording) -> Prepared:
    """Return a finished game's decisions, prepared for its analysis.

    Raise `ReplayMismatch` if the record does not fit the current rules. Raise `ValueError` if the game is not over.
    """
    every = tuple(decisions(ruleset, recording))
    if not every or not every[-1].after.over:
        raise ValueError("the game is not over")
    starts = [place for place, each in enumerate(every) if not place or each.period != every[place - 1].period]
    led = _led(every)
    own = (place for place, each in enumerate(every) if place not in led and not _is_stewards(ruleset, each))
    return Prepared(every, frozenset(own), tuple(starts))


def playouts_for(ruleset: Ruleset[Any], game: Prepared) -> Playouts:
    """Return how many games to simulate when analysing a game."""
    before = game.decisions[0].before
    whole, valuation = EFFORT * simulations_at(ruleset, before), ruleset.valuation
    ahead = valuation.ahead if valuation is not None and valued(ruleset, before) else 0
    of_starts, of_own = costs(game)
    of_short = costs(game, ahead)[1]
    for_own = whole / (8 if ahead else 4)
    starts = max(LEAST_STARTS, min(MOST, OF_A_BOARD, int(whole / 2 / max(1.0, of_starts))))
    own = max(LEAST_OWN, min(MOST, int(for_own / max(1.0, of_own))))
    short = max(LEAST_OWN, min(MOST, int(for_own / max(1.0, of_short)))) if ahead else 0
    spent = starts * of_starts + own * of_own + short * of_short
    return Playouts(starts, own, FRESH, max(whole / 4, whole - spent), ahead, short)


def costs(game: Prepared, ahead: int = 0) -> tuple[float, float]:
    """Return the costs of the simulations for an analysis, measured in whole games.

    The first is the cost of simulating all periods once, the second of all own decisions once. With `ahead`, simulated
    games of decisions end after that many more periods.
    """
    left = game.weights()
    ends = {
        place: game.start_of(game.decisions[place].period + ahead) if ahead else len(left) - 1 for place in game.own
    }
    return fsum(left[place] for place in game.starts), fsum(
        2 * (left[place] - left[end]) for place, end in ends.items()
    )


def valued(ruleset: Ruleset[Any], save: Save) -> bool:
    """Return whether positions of a game can be valued without simulations."""
    valuation = ruleset.valuation
    if valuation is None:
        return False
    return valuation.worth(ruleset.view(ruleset.decode(bytes(save.state), save.schema))) is not None


def _led(every: tuple[Decision, ...]) -> set[int]:
    """Return the indices of the decisions that follow a chosen plan."""
    found: set[int] = set()
    first: Decision | None = None
    for place, each in enumerate(every):
        if each.chosen is not None:
            first = each
        elif first is None or each.side != first.side:
            continue
        elif each.by_player or (first.chosen is not None and first.chosen.reach == "round" and _place(each, first)):
            first = None
        else:
            found.add(place)
    return found


def _place(one: Decision, two: Decision) -> bool:
    """Return whether two decisions belong to different rounds."""
    return (one.period, one.round) != (two.period, two.round)


def _is_stewards(ruleset: Ruleset[Any], each: Decision) -> bool:
    """Return whether a decision equals the adviser's choice. A decision that chooses a plan does not."""
    if each.chosen is not None:
        return False
    drive = supposed(ruleset, each.before, seed=seed_of(0))
    side = each.side if len(ruleset.sides) > 1 else None
    try:
        ask = drive.ask_of(side)
    except Refused:
        return True
    policy = ruleset.policies["steward"](seed_of(0))
    return bool(policy.answer(ruleset.view(drive.world, side), ask) == each.answer)
