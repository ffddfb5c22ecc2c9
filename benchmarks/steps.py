"""The measurement of a step of the analysis: the error of the difference between two positions of a game, for whole
simulated games and for short ones that end in the valuation.

    python -m benchmarks.steps keep-up-the-fire 60
    python -m benchmarks.steps siege/ten-days 40

A step leads from the beginning of a day or turn to a position within it, or to the beginning of the next. The
estimators have the same dice on both sides. The true step is estimated by other whole games, whose own noise is
subtracted. The short games get the CPU time of twelve whole ones.
"""

from __future__ import annotations

import sys
from math import sqrt
from random import Random
from time import process_time
from typing import Any, NamedTuple

import engine.games
from engine.core.chances.playing_on import give, play_on, play_until, seed_of
from engine.core.context import Context
from engine.core.day_gate import SCENARIO
from engine.core.dice import SeededDice
from engine.core.drive import ResumableDrive
from engine.core.ruleset import ComparableResult, Ruleset
from engine.core.save import Save, save_of, supposed

TWELVE, TRUE = 12, 80
"""The number of whole games of the estimator, and of those that estimate the true step."""
OTHERS = 1_000
"""The number of the first simulated game that estimates the true step."""
WARM = 4


class Step(NamedTuple):
    """Two positions of a game and the period of the first."""

    one: Save
    two: Save
    period: int
    side: str


class Estimate(NamedTuple):
    """The difference of two positions in each simulated game, and the CPU time of a game of both."""

    gaps: list[float]
    seconds: float

    @property
    def mean(self) -> float:
        """The mean difference."""
        return sum(self.gaps) / len(self.gaps)

    @property
    def variance(self) -> float:
        """The variance of the mean."""
        number, middle = len(self.gaps), self.mean
        return sum((gap - middle) ** 2 for gap in self.gaps) / (number - 1) / number


def step_of(rules: Ruleset[Any], scenario: str, number: int) -> Step | None:
    """Return a step of a game of the steward; None if it was too short."""
    seed = f"benchmarks/steps/{number}"
    options, dice = {SCENARIO: scenario} if scenario else {}, SeededDice(seed)
    drive = ResumableDrive(rules, rules.new(options), Context(dice), dice, start=None, daily=False)
    several = len(rules.sides) > 1
    players = {side: rules.policies["steward"](f"{seed}/{side}") for side in rules.sides}
    found: dict[int, list[Save]] = {}
    while (ask := drive.ask) is not None:
        period = rules.progress(drive.world)[0]
        found.setdefault(period, []).append(save_of(rules, drive, seed=seed, daily=False))
        give(drive, ask, players[ask.side], several=several)
    periods, random = sorted(found)[1:-1], Random(seed)
    if not periods:
        return None
    period = random.choice(periods)
    after = min(each for each in found if each > period)
    two = random.choice([*found[period][1:], found[after][0]])
    return Step(found[period][0], two, period, rules.sides_in(drive.world)[0])


def estimate(rules: Ruleset[Any], step: Step, numbers: range, until: int | None = None) -> Estimate:
    """Return the differences of a step in simulated games: whole ones, or until a period begins."""
    begun = process_time()
    gaps = []
    for number in numbers:
        one, two = (_worth(rules, save, step.side, number, until) for save in (step.one, step.two))
        gaps.append(two - one)
    return Estimate(gaps, (process_time() - begun) / max(1, len(numbers)))


def _worth(rules: Ruleset[Any], save: Save, side: str, number: int, until: int | None) -> float:
    drive = supposed(rules, save, seed=seed_of(number))
    valuation = rules.valuation
    if until is not None and valuation is not None:
        end = play_until(drive, seed_of(number), until)
        if end is not None:
            return _of(end, side)
        chance = valuation.chance(rules.view(drive.world))
        assert chance is not None, "the game has a valuation"
        return chance
    return _of(play_on(drive, seed_of(number)), side)


def _of(end: ComparableResult, side: str) -> float:
    if not end.scores:
        return float(end.won)
    return 0.5 if end.winner is None else float(end.winner == side)


def main() -> None:
    """Print a row of the table for each number of periods after which the short games end."""
    kind, number = sys.argv[1], int(sys.argv[2])
    name, _, only = kind.partition("/")
    rules = engine.games.find(name)
    assert rules.valuation is not None, "the game has no short games"
    aheads = [int(word) for word in sys.argv[3:]] or [rules.valuation.ahead]
    several = len(rules.sides) > 1
    true, noise, whole, spent = list[float](), list[float](), list[float](), 0.0
    short: dict[int, list[tuple[float, float, int]]] = {ahead: [] for ahead in aheads}
    for each in range(number):
        step = step_of(rules, rules.scenarios[each % len(rules.scenarios)] if several else only, each)
        if step is None:
            continue
        truth = estimate(rules, step, range(OTHERS, OTHERS + TRUE))
        true.append(truth.mean**2 - truth.variance)
        noise.append(truth.variance)
        whole.append(truth.variance * TRUE / TWELVE)
        spent += truth.seconds * TWELVE
        for ahead in aheads:
            until = step.period + ahead
            cost = estimate(rules, step, range(-WARM, 0), until).seconds
            games = max(TWELVE, min(400, int(TWELVE * truth.seconds / cost)))
            found = estimate(rules, step, range(games), until)
            short[ahead].append(((found.mean - truth.mean) ** 2 - truth.variance, found.seconds * games, games))
    count = len(true)
    line = f"{kind}: {count} steps, true {_root(true):.1f}; "
    line += f"{TWELVE} whole {_root(whole):.1f}, {1000 * spent / count:.0f} ms"
    for ahead, rows in short.items():
        error, cpu, games = _root([row[0] for row in rows]), sum(row[1] for row in rows), sum(row[2] for row in rows)
        line += f"; {games / count:.0f} that end after {ahead} {error:.1f}, {1000 * cpu / count:.0f} ms"
        line += f" ({error / _root(whole):.2f})"
    sys.stdout.write(line + "\n")


def _root(squares: list[float]) -> float:
    return 100 * sqrt(max(0.0, sum(squares) / len(squares)))


if __name__ == "__main__":
    main()
