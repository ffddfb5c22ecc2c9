"""Writes the page `docs/chances.md`: whether the bot's chances are right, and how good they are.

`python tools/chances.py` lets the steward play four hundred games of each game, and of the short scenarios of solitaire
games. In each game it computes the chances once, at the beginning of a random period, and compares them with the result
of that game. `--games 50` plays fewer games, `--only siege` the games of one kind. `--keep FILE` writes every forecast
to a file, from which an interrupted run continues.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from math import ceil
from pathlib import Path
from random import Random
from typing import NamedTuple

import engine.games
from bot.chances.simulating import prepare_process
from engine.core.chances import reliability
from engine.core.chances.playing_on import chances, give, simulations_at
from engine.core.chances.reliability import Forecast, curve, equivalent, mean, parts, slope
from engine.core.context import Context
from engine.core.day_gate import SCENARIO
from engine.core.dice import SeededDice
from engine.core.drive import ResumableDrive
from engine.core.save import Save, save_of

TARGET = Path(__file__).parents[1] / "docs" / "chances.md"
THIRDS = ("first", "second", "last")
LONG, TOGETHER = 20, 6
"""In a game with more periods than the first number, each row is for a group of as many periods as the second
number.
"""
TITLES = {
    "siege": "The Legations of Peking",
    "siege/ten-days": "The Legations of Peking, the ten days",
    "keep-up-the-fire": "Keep Up the Fire!",
    "ascari": "Ascari",
    "revolte": "La révolte des Boxers",
}

HEAD = """# How accurate are the chances?

The board shows how likely a side is to win. We tested in {games} games how accurate these chances are. If they are
accurate, a player to whom the board shows “70 in 100” wins seven games out of ten.

In each of the games below, the average chance differed by at most {points} percentage points from the share of games
that were won.

In the test, the autopilot plays all sides of many whole games. From each game, we pick one day or turn at random.
We compute the chance at the beginning of that day or turn, just as the board does, from what everybody can see. Then
we check how the game ended.

Even in a long game, we test only one day or turn. To make up for this, long games count for more in the tables: a
game with twice as many days or turns counts twice as much.

Every chance assumes that **the autopilot makes all further decisions**. A player who plays better than the autopilot
wins more often.

`python tools/chances.py` plays the games and writes this page. The games are the same on any machine. In the tables,
“±” is a 95 % margin (1.96 standard errors). This is what the columns mean:

| column | meaning |
| --- | --- |
| shown | the average of the chances that the board would show |
| won | how many of these games were won |
| Brier score | the mean squared error of the chances; 0 is perfect |
| constant forecast | the Brier score if the board always showed the same chance: the share of these games won |
| skill | how much lower the Brier score of the chances is than that of the constant forecast |
| reliability | the part of the Brier score that comes from chances that are too high or too low; 0 is best |
| slope | how many more games in 100 are won when the chance is one point higher; 1 is right |

Even if the chances are right, the slope is a little below 1, because each chance comes from a limited number of
simulated games.

The rows “first third”, “second third” and “last third” show only the chances from that part of the games.
"""


class Told(NamedTuple):
    """A forecast of one game: its period, its number of simulated games, its chance, and whether the first side won."""

    game: str
    scenario: str
    number: int
    period: int
    periods: int
    playouts: int
    chance: float
    came: bool


class Order(NamedTuple):
    """The parameters of a game to play for a forecast."""

    game: str
    scenario: str
    number: int


def orders(games: int, only: str) -> Iterator[Order]:
    """Yield the games to play, the same number for each game.

    The scenarios of a game of two sides are played in turn. The scenarios of a solitaire game are shorter than the game
    and count as separate games.
    """
    for name in engine.games.names():
        rules = engine.games.find(name)
        several = len(rules.sides) > 1
        kinds = [rules.scenarios or ("",)] if several else [(each,) for each in ("", *rules.scenarios)]
        for scenarios, number in product(kinds, range(games if only in {"", name} else 0)):
            yield Order(name, scenarios[number % len(scenarios)], number)


def told(order: Order) -> Told:
    """Play a game and return the forecast for the first side with the game's result."""
    ruleset = engine.games.find(order.game)
    seed = f"docs/chances/{order.number}"
    options = {SCENARIO: order.scenario} if order.scenario else {}
    dice = SeededDice(seed)
    drive = ResumableDrive(ruleset, ruleset.new(options), Context(dice), dice, start=None, daily=False)
    several = len(ruleset.sides) > 1
    players = {side: ruleset.policies["steward"](f"{seed}/{side}") for side in ruleset.sides}
    begun: dict[int, Save] = {}
    while (ask := drive.ask) is not None:
        period = ruleset.progress(drive.world)[0]
        if period not in begun:
            begun[period] = save_of(ruleset, drive, seed=seed, daily=False)
        give(drive, ask, players[ask.side], several=several)
    end = ruleset.comparable_result(drive.world)
    assert end is not None
    period = Random(seed).choice(sorted(begun))
    first = ruleset.sides_in(drive.world)[0]
    tally = chances(ruleset, begun[period], range(simulations_at(ruleset, begun[period])))
    came = end.winner == first if several else end.won
    return Told(*order, period, max(begun), tally.games, tally.chance(first).value, came)


def kept(file: Path | None) -> dict[Order, Told]:
    """Return the forecasts of an earlier run, which are in the file."""
    if file is None or not file.exists():
        return {}
    every = [Told(*json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]
    return {Order(each.game, each.scenario, each.number): each for each in every}


def play(wanted: Iterable[Order], jobs: int, file: Path | None) -> list[Told]:
    """Return the forecasts of games; play the games that are not in the file."""
    found = kept(file)
    order = list(wanted)
    left = [each for each in order if each not in found]
    with ProcessPoolExecutor(max_workers=jobs, initializer=prepare_process) as pool:
        for each, one in zip(left, pool.map(told, left), strict=True):
            found[each] = one
            if file is not None:
                with file.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(one) + "\n")
    return [found[each] for each in order]


class Weighed(NamedTuple):
    """A forecast and its weight: each period of a game counts the same, and so does each game."""

    told: Told
    forecast: Forecast


def kind_of(one: Told) -> str:
    """Return the name under which a forecast is counted: the name of the game. A short scenario of a solitaire game is
    counted under a name of its own.
    """
    return f"{one.game}/{one.scenario}" if one.scenario and len(engine.games.find(one.game).sides) == 1 else one.game


def weigh(every: Iterable[Told]) -> dict[str, list[Weighed]]:
    """Return the forecasts of each game with their weights."""
    games: dict[str, list[Told]] = {}
    for each in every:
        games.setdefault(kind_of(each), []).append(each)
    found: dict[str, list[Weighed]] = {}
    for name, some in games.items():
        first = min(each.period for each in some)
        lengths = [each.periods - first + 1 for each in some]
        mean_length = sum(lengths) / len(lengths)
        found[name] = [
            Weighed(each, Forecast(each.chance, each.came, length / mean_length))
            for each, length in zip(some, lengths, strict=True)
        ]
    return found


def forecasts(some: Iterable[Weighed]) -> list[Forecast]:
    """Return the forecasts in the form of `engine.core.chances.reliability`, without their games."""
    return [each.forecast for each in some]


def row(name: str, every: list[Weighed]) -> str:
    """Return a row of the table of scores in Markdown."""
    some = forecasts(every)
    found, (steep, error) = parts(some), slope(some)
    share = mean(some, reliability.came)
    cells = (
        name,
        str(len(some)),
        f"{100 * mean(some, reliability.forecast_chance):.1f}",
        f"{100 * share:.1f} ± {196 * (share * (1 - share) / equivalent(some)) ** 0.5:.1f}",
        f"{found.score:.4f}",
        f"{found.uncertainty:.4f}",
        f"{100 * found.skill:.0f} %",
        f"{found.reliability:.4f}",
        f"{steep:.2f} ± {1.96 * error:.2f}",
    )
    return f"| {' | '.join(cells)} |"


SCORES = (
    "| | games | shown, in 100 | won, in 100 | Brier score | constant forecast | skill | reliability | slope |\n"
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
)
BY_PERIOD = "| day or turn | games | shown, in 100 | won, in 100 | Brier score |\n| ---: | ---: | ---: | ---: | ---: |"
CURVE = "| shown, in 100 | games | won, in 100 | from | to |\n| ---: | ---: | ---: | ---: | ---: |"


def rows_of_curve(every: list[Weighed]) -> list[str]:
    """Return the rows of a reliability curve in Markdown: the mean forecast of each bin, and the share that came true
    with its 95 % interval.
    """
    return [
        f"| {100 * each.mean:.0f} | {each.number} | {100 * each.came.value:.0f} | "
        f"{100 * each.came.least:.0f} | {100 * each.came.most:.0f} |"
        for each in curve(forecasts(every))
    ]


def rows_by_period(every: list[Weighed]) -> list[str]:
    """Return a row for each day or turn with forecasts, in Markdown; in a long game a row is for several periods."""
    own = {each.told.period for each in every}
    first, width = min(own), TOGETHER if len(own) > LONG else 1
    periods: dict[int, list[Weighed]] = {}
    for each in sorted(every, key=lambda one: one.told.period):
        periods.setdefault((each.told.period - first) // width, []).append(each)
    found = []
    for number, part in periods.items():
        some, begins = forecasts(part), first + width * number
        told, came = (100 * mean(some, of) for of in (reliability.forecast_chance, reliability.came))
        ends = min(begins + width - 1, max(own))
        name = f"{begins}–{ends}" if ends > begins else str(begins)
        found.append(f"| {name} | {len(part)} | {told:.0f} | {came:.0f} | {parts(some).score:.3f} |")
    return found


def text(every: list[Told]) -> str:
    """Return the text of the page."""
    games = weigh(every)
    whole = [each for some in games.values() for each in some]
    gaps = [
        mean(forecasts(some), reliability.forecast_chance) - mean(forecasts(some), reliability.came)
        for some in games.values()
    ]
    points = ceil(max(100 * abs(gap) for gap in gaps))
    said = [HEAD.format(games=f"{len(every):,}", points=points), "## All games", "", SCORES, row("all", whole)]
    said += [row(TITLES.get(name, name), some) for name, some in games.items()]
    said += [
        "",
        "In the next table, each row contains the games for which the board would show a chance in the same range. "
        "“From” and “to” are the ends of the 95 % confidence interval for the games won.",
        "",
    ]
    said += [CURVE, *rows_of_curve(whole)]
    for name, some in games.items():
        fewest, most = (pick(each.told.playouts for each in some) for pick in (min, max))
        playouts = str(most) if fewest == most else f"{fewest} to {most}"
        said += [
            "",
            f"## {TITLES.get(name, name)}",
            "",
            f"For each chance in these tables, the bot simulated {playouts} games.",
            "",
            SCORES,
        ]
        first = min(each.told.period for each in some)
        for number, third in enumerate(THIRDS):
            part = [
                each for each in some if 3 * (each.told.period - first) // (each.told.periods - first + 1) == number
            ]
            said += [row(f"{third} third", part)] if len(part) > 2 else []
        scenarios = sorted({each.told.scenario for each in some} - {""}) if "/" not in name else ()
        said += [row(each, [one for one in some if one.told.scenario == each]) for each in scenarios]
        said += ["", CURVE, *rows_of_curve(some), "", BY_PERIOD, *rows_by_period(some)]
    return "\n".join(said) + "\n"


def main() -> None:
    """Play the games and write the page."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=400, help="games of each game")
    parser.add_argument("--only", choices=engine.games.names(), default="", help="one game, printed and not written")
    parser.add_argument("--jobs", type=int, default=1, help="processes; the figures stay the same")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="note each forecast here, and go on from there")
    given = parser.parse_args()
    page = text(play(orders(given.games, given.only), given.jobs, given.keep))
    if given.only:
        print(page)  # noqa: T201 - what was asked for
    else:
        TARGET.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
