"""Writes the page `docs/strong-steward.md`: whether the steward that looks ahead plays better than the plain steward.

`python tools/strong_steward.py` plays a thousand pairs of each game, with its sides and scenarios in turn. Both games
of a pair have the same dice: the plain steward plays every side in one, and the steward that looks ahead plays one side
in the other. `--by base` uses only the base of the steward that looks ahead, which is quick. `--games 50` plays fewer
pairs, `--only siege` one game, `--side italian` one side. Every pair is written to `tools/strong-steward.jsonl` or to
another file (`--keep FILE`), and the next run continues from it. `--slowest 12` repeats, one after the other, the pairs
with the longest choices of each game and stores their new times, because a choice takes up to twice as long next to
other work. `--write` only writes the page. A table on the page that counts more games than the file stays as it is.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from math import comb
from pathlib import Path
from statistics import NormalDist, fmean, stdev
from typing import Any, NamedTuple

import engine.games
from bot.chances.simulating import prepare_process
from engine.core.chances.looking_ahead import LookingAhead
from engine.core.chances.playing_on import give
from engine.core.context import Context
from engine.core.day_gate import SCENARIO
from engine.core.dice import SeededDice
from engine.core.drive import ResumableDrive
from engine.core.ruleset import ComparableResult, Effort, Ruleset
from engine.core.save import save_of

TARGET = Path(__file__).parents[1] / "docs" / "strong-steward.md"
KEPT = Path(__file__).with_name("strong-steward.jsonl")
TITLES = {
    "siege": "The Legations of Peking",
    "keep-up-the-fire": "Keep Up the Fire!",
    "ascari": "Ascari",
    "revolte": "La révolte des Boxers",
}
NOTES = {
    "ascari": "We improved the standard autopilot on 30 November 2026: it now attacks when it is behind on points, and "
    "keeps its last units away from the enemy when it is ahead. We played the games at Agordat before this "
    "change.\n",
    "keep-up-the-fire": "We improved the standard autopilot on 29 November 2026: it now sends the gun first, and wins "
    "49.4 of 100 games instead of 41.0. We played the games in this table before this change. So the table compares "
    "“hard” with a weaker autopilot than the present one.\n",
}
"""Notes for readers about the games of a section. A note must be removed when its games have been played again."""
MINUTE = 60
TOGETHER = 8
"""The number of games that a process gets at a time: small, so that an interruption loses little."""

HEAD = """# Does the “hard” autopilot play better?

Yes: in each of the games below, “hard” won more often than the standard autopilot. To compare them, we played every
game twice with the same dice. The first time, the standard autopilot played all sides. The second time, “hard” played
one of them.

“Hard” looks ahead. Before it chooses a plan, it simulates several games to the end with each plan. The simulated games
use other dice, and everything that its side cannot see is dealt again at random. “Hard” departs from its basic plan
only if another plan is clearly better.

The **base** is a “hard” autopilot that does not look ahead, but always follows the basic plan. This plan depends on
some numbers, called weights. We tried many weights in whole games, with other dice than in this test, and kept those
that won most often. We chose the deployment in *La révolte* in the same way
([how](design/chances.md#the-strong-autopilot)).

“Hard” plays the same on every machine, fast or slow, because it looks ahead for a fixed number of simulated decisions,
not for a fixed time.

`python tools/strong_steward.py` plays the games and writes this page. The games are the same on any machine, but the
times depend on the machine: these were measured on a slow one. “Hard” plays each side of each scenario in turn.

All pairs of games since 24 November 2026 are in `tools/strong-steward.jsonl`, one on each line. The next run adds to
this file.

| column | meaning |
| --- | --- |
| won | games that the standard autopilot won → games that the base or “hard” won, on the same side |
| turned | games that only the base or “hard” won : games that only the standard autopilot won |
| p (won) | the probability that at least so many games turn this way by chance alone (one-sided sign test) |
| score | how much higher the score of the base or “hard” was on average |
| p (score) | the probability of such a difference in the score by chance alone (normal distribution, one-sided) |
| other plans | how often “hard” chose a plan other than the basic plan |
| seconds | the mean and the longest time for a choice, on one core |

In the tables, “±” is a 95 % margin (1.96 standard errors of the difference). In a game with two sides, we
subtract the opponent’s score from the side’s own. The longest times of *Ascari* and *La révolte* are from a second
measurement, during which nothing else was running on the machine.
"""


class Pair(NamedTuple):
    """A pair of games: the plain steward played every side in one; in the other, `by` (the base, or «hard») played one
    side.
    """

    game: str
    scenario: str
    side: str
    number: int
    by: str
    won: bool
    strong_won: bool
    score: float
    strong_score: float
    choices: int
    deviations: int
    seconds: float
    longest: float


class Order(NamedTuple):
    """The parameters of a pair of games to play."""

    game: str
    scenario: str
    side: str
    number: int
    by: str = "hard"


def orders(games: int, only: str, side: str, by: str) -> Iterator[Order]:
    """Yield the pairs to play, the same number for each game; its sides and scenarios are used in turn."""
    for name in engine.games.names():
        ruleset = engine.games.find(name)
        scenarios = (ruleset.scenarios if len(ruleset.sides) > 1 else ()) or ("",)
        if only not in {"", name} or (by == "base" and not ruleset.foresight.base):
            continue
        chairs = [
            (scenario, each) for scenario in scenarios for each in ruleset.sides_in(ruleset.new(_options(scenario)))
        ]
        wanted = [(scenario, each) for scenario, each in chairs if side in {"", each}]
        for number in range(games):
            yield Order(name, *wanted[number % len(wanted)], number // len(wanted), by)


def _options(scenario: str) -> dict[str, str]:
    return {SCENARIO: scenario} if scenario else {}


def pair(order: Order, effort: Effort | None = None) -> Pair:
    """Play both games of a pair, and return the pair."""
    ruleset = engine.games.find(order.game)
    effort = effort or ruleset.foresight
    found = [_played(ruleset, order, each) for each in ("", effort.base if order.by == "base" else effort)]
    ends = [end for end, _ in found]
    won = [end.winner == order.side if end.scores else end.won for end in ends]
    scores = [_score(end, order.side) for end in ends]
    times = found[1][1]
    seconds, longest = round(sum(times.seconds), 2), round(max(times.seconds, default=0.0), 2)
    told = (len(times.seconds), times.deviations, seconds, longest)
    return Pair(*order, won[0], won[1], scores[0], scores[1], *told)


class _Times:
    """The durations of choices, and the number of choices that differed from the steward's own."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.deviations = 0


def _played(ruleset: Ruleset[Any], order: Order, by: str | Effort) -> tuple[ComparableResult, _Times]:
    """Play a game with the goal named `by` on the order's side, and return its result and times; with an `Effort` the
    steward looks ahead on that side.
    """
    seed, several, times = f"docs/strong/{order.number}", len(ruleset.sides) > 1, _Times()
    dice = SeededDice(seed)
    world = ruleset.new(_options(order.scenario))
    drive = ResumableDrive(ruleset, world, Context(dice), dice, start=None, daily=False)
    players = {side: ruleset.policies["steward"](f"{seed}/{side}") for side in ruleset.sides}
    if by and isinstance(by, str):
        players[order.side] = ruleset.policies["steward"](f"{seed}/{order.side}").aiming(by)
    ahead = LookingAhead(ruleset, f"{seed}/{order.side}", effort=by) if isinstance(by, Effort) else None
    while (ask := drive.ask) is not None:
        player = players[ask.side]
        if ahead is not None and ask.side == order.side:
            begun, before = time.process_time(), ahead.weighed
            player = ahead.player(
                lambda: save_of(ruleset, drive, seed=seed, daily=False), drive.world, ask, drive.context.events
            )
            if ahead.weighed > before:
                times.seconds.append(time.process_time() - begun)
                times.deviations += ahead.deviates
        give(drive, ask, player, several=several)
    end = ruleset.comparable_result(drive.world)
    assert end is not None
    return end, times


def _score(end: ComparableResult, side: str) -> float:
    if not end.scores:
        return float(end.score)
    return float(end.scores[side] - max(score for name, score in end.scores.items() if name != side))


def kept(file: Path) -> dict[Order, Pair]:
    """Return the pairs of earlier runs, which are in the file."""
    if not file.exists():
        return {}
    every = [Pair(*json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]
    return {Order(*each[:5]): each for each in every}


def play(wanted: Iterable[Order], jobs: int, file: Path, *, minutes: float) -> list[Pair]:
    """Play the pairs that are not in the file until the time is up; return all pairs of the file."""
    found, until = kept(file), time.monotonic() + minutes * MINUTE
    left = [each for each in wanted if each not in found]
    with ProcessPoolExecutor(max_workers=jobs, initializer=prepare_process) as pool:
        for first in range(0, len(left), TOGETHER * jobs):
            if time.monotonic() > until:
                break
            for one in pool.map(pair, left[first : first + TOGETHER * jobs]):
                found[Order(*one[:5])] = one
                with file.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(one) + "\n")
    return list(found.values())


def timed_again(every: list[Pair], number: int, file: Path) -> list[Pair]:
    """Repeat the pairs with the longest choices of each game, one by one; store and return all pairs with the new
    times.

    Raise `ValueError` if a repeated game differs from the stored one.
    """
    found = {Order(*each[:5]): each for each in every}
    prepare_process()  # as in the processes in which the bot looks ahead
    for name in engine.games.names():
        mine = sorted((each for each in every if each.game == name), key=lambda each: -each.longest)
        for each in mine[:number]:
            again = pair(Order(*each[:5]))
            if again[:-2] != each[:-2]:
                raise ValueError(f"{each[:5]} is another game by now")
            found[Order(*each[:5])] = again
    file.write_text("".join(f"{json.dumps(each)}\n" for each in found.values()), encoding="utf-8")
    return list(found.values())


# --- the page ---


def sign_test(better: int, worse: int) -> float:
    """Return the probability that, of the games with a changed winner, at least `better` are better by chance alone."""
    every = better + worse
    return float(sum(comb(every, more) for more in range(better, every + 1)) / 2**every)


def normal_test(gaps: list[float]) -> tuple[float, float, float]:
    """Return the mean difference, its standard error, and the probability of at least this mean by chance."""
    mean = fmean(gaps)
    error = stdev(gaps) / len(gaps) ** 0.5 if len(gaps) > 1 else 0.0
    return mean, error, 1 - NormalDist().cdf(mean / error) if error else 0.5


def _p(value: float) -> str:
    return "< 0.0001" if value < 0.0001 else f"{value:.4f}"


def row(every: list[Pair], name: str) -> str:
    """Return a row of a table in Markdown."""
    better = sum(each.strong_won and not each.won for each in every)
    worse = sum(each.won and not each.strong_won for each in every)
    mean, error, chance = normal_test([each.strong_score - each.score for each in every])
    choices = max(1, sum(each.choices for each in every))
    cells = (
        name,
        str(len(every)),
        f"{sum(each.won for each in every)} → {sum(each.strong_won for each in every)}",
        f"{better} : {worse}",
        _p(sign_test(better, worse)),
        f"{mean:+.2f} ± {1.96 * error:.2f}",
        _p(chance),
        f"{100 * sum(each.deviations for each in every) / choices:.0f} in 100",
        f"{sum(each.seconds for each in every) / choices:.2f}, {max(each.longest for each in every):.1f}",
    )
    return f"| {' | '.join(cells)} |"


def rows(some: list[Pair], by: str) -> Iterator[str]:
    """Yield the rows about a game in Markdown: all pairs of one player, then each side in each scenario."""
    if not some:
        return
    yield row(some, f"**{by}**")
    sides = list(dict.fromkeys(each.side for each in some))
    for side in sides if len(sides) > 1 else ():
        of_side = [each for each in some if each.side == side]
        yield row(of_side, f"{by}, {side}")
        scenarios = sorted({each.scenario for each in of_side})
        for one in scenarios if len(scenarios) > 1 else ():
            yield row([each for each in of_side if each.scenario == one], f"… {one}")


def told(before: str, title: str, by: str) -> tuple[int, list[str]]:
    """Return the number of games in a table of a page, and the rows of that table."""
    section = before.partition(f"## {title}\n")[2].partition("\n## ")[0].splitlines()
    own = [place for place, line in enumerate(section) if line.startswith(f"| **{by}** |")]
    if not own:
        return 0, []
    found = section[own[0] : own[0] + 1]
    for line in section[own[0] + 1 :]:
        if not re.match(rf"\| ({by}, |… )", line):
            break
        found.append(line)
    return int(found[0].split("|")[2]), found


def page(every: list[Pair], before: str = "") -> str:
    """Return the text of the page; a table of the page `before` stays if it counts more games."""
    parts = [HEAD]
    for name in engine.games.names():
        some, title = [each for each in every if each.game == name], TITLES.get(name, name)
        tables = [_table(some, by, told(before, title, by)) for by in ("base", "hard")]
        if not any(tables):
            continue
        effort = engine.games.find(name).foresight
        parts += [
            f"## {title}\n",
            f"Before each choice in *{title}*, “hard” simulates several games, with at most {effort.answers} decisions "
            "in all of them together. It departs from its basic plan only if another plan is better by more than "
            f"{effort.sure} standard errors.\n",
            *([NOTES[name]] if name in NOTES else []),
            "| | Games | Won | Turned | p (won) | Score | p (score) | Other plans | Seconds |",
            "|---|--:|--:|--:|--:|--:|--:|--:|--:|",
        ]
        parts += [*tables[0], *tables[1], ""]
    return "\n".join(parts).rstrip() + "\n"


def _table(some: list[Pair], by: str, earlier: tuple[int, list[str]]) -> list[str]:
    mine = [each for each in some if each.by == by]
    return earlier[1] if earlier[0] > len(mine) else list(rows(mine, by))


def main() -> None:
    """Play the games and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--only", default="")
    parser.add_argument("--side", default="")
    parser.add_argument("--by", choices=("hard", "base"), default="hard")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e6, help="begin no more games after so many minutes")
    parser.add_argument("--keep", type=Path, default=KEPT)
    parser.add_argument("--slowest", type=int, default=0, metavar="NUMBER", help="only time so many again")
    parser.add_argument("--write", action="store_true")
    said = parser.parse_args()
    wanted = () if said.write or said.slowest else orders(said.games, said.only, said.side, said.by)
    every = play(wanted, said.jobs, said.keep, minutes=said.minutes)
    if said.slowest:
        every = timed_again(every, said.slowest, said.keep)
    before = TARGET.read_text(encoding="utf-8") if TARGET.exists() else ""
    TARGET.write_text(page(every, before), encoding="utf-8")


if __name__ == "__main__":
    main()
