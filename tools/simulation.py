"""Writes the pages `docs/simulation*.md`: how games end when the steward plays, and when a random player does.

`python tools/simulation.py` plays the games through the command `siegemaster simulate`: a thousand sieges, a thousand
games of the ten days of the daily game, and ten thousand games of Keep Up the Fire!. `--games 100` sets another number.
`--only siege`, `--only ten-days`, `--only keep-up-the-fire` or `--only ascari` (600 games of each scenario) writes one
page.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import engine.games
from engine.core.context import Context
from engine.core.day_gate import SCENARIO, own_options
from engine.core.dice import SeededDice
from engine.core.drive import Drive
from engine.core.planning.plans import goals_of, past

TARGET = Path(__file__).parents[1] / "docs" / "simulation.md"
SEED = "docs"
SIEGE, FIRES, TEN_DAYS = "siege", "keep-up-the-fire", "ten-days"
TEN_TARGET = TARGET.with_name("simulation-ten-days.md")
FIRES_TARGET = TARGET.with_name("simulation-keep-up-the-fire.md")
ASCARI = "ascari"
ASCARI_TARGET = TARGET.with_name("simulation-ascari.md")
ASCARI_SCENARIOS = ("agordat-1890", "makalle-1896", "amba-alagi-1895")
COMMAND = "from bot.cli import main; main()"
DAYS = ("1", "5", "10", "15", "20", "25", "30", "35", "40", "45", "50", "54")
BANDS = ("disaster", "defeat", "marginal-victory", "victory", "great-victory")

HEAD = """# Simulated sieges

This page shows how sieges ended: {games} that the autopilot played, and {games} that a random player played. The
random player takes any legal answer. All games had the standard rules.

`python tools/simulation.py` writes this page. It uses these two commands:

```
siegemaster simulate --games {games} --seed {seed} --policy steward --json steward.json
siegemaster simulate --games {games} --seed {seed} --policy random --json random.json
```

With the same seed, you get the same games on any machine. “±” is a 95 % margin (1.96 standard errors).
"""


def simulate(policy: str, games: int, jobs: int, *, game: str = SIEGE, scenario: str = "") -> dict[str, Any]:
    """Return the report of one command. Raise `CalledProcessError` if the command finds errors."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "report.json"
        order = ["-n", str(games), "-s", SEED, "-p", policy, "--game", game, "--json", str(file), "-j", str(jobs)]
        order += ["-o", f"scenario={scenario}"] if scenario else []
        subprocess.run([sys.executable, "-c", COMMAND, "simulate", *order], check=True, stdout=subprocess.DEVNULL)
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return found


def share(number: int, games: int) -> str:
    """Return a share in per cent as text."""
    return f"{100 * number / games:.1f} %"


def error(number: int, games: int) -> str:
    """Return 1.96 standard errors of a share, in per cent, as text."""
    part = number / games
    return f"± {196 * (part * (1 - part) / games) ** 0.5:.1f}"


def spread(figures: Mapping[str, float]) -> str:
    """Return the mean, the smallest and the largest value as text."""
    return f"{figures['mean']:.1f} ({figures['least']:g}-{figures['most']:g})"


def table(rows: Iterator[tuple[str, ...]], *head: str) -> str:
    """Return a table in Markdown."""
    lines = [f"| {' | '.join(head)} |", f"| {' | '.join('---' for _ in head)} |"]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in rows)])


def results(reports: tuple[dict[str, Any], ...]) -> Iterator[tuple[str, ...]]:
    """Yield the rows of the winners and of the levels of victory."""

    def row(name: str, *path: str) -> tuple[str, ...]:
        cells = []
        for report in reports:
            number = report
            for part in path:
                number = number[part]
            cells.append(f"{share(int(number), report['games'])} {error(int(number), report['games'])}")  # type: ignore[call-overload]
        return (name, *cells)

    yield row("**the Powers win**", "winners", "powers")
    yield row("draw", "winners", "draw")
    yield row("the Boxers win", "winners", "boxers")
    yield row("of these: overrun", "verdicts", "overrun")
    for number, band in enumerate(BANDS, 1):
        yield row(f"the Powers' band {number}, {band.replace('-', ' ')}", "bands", band)
    for number, band in enumerate(BANDS, 1):
        yield row(f"the Boxers' band {number}, {band.replace('-', ' ')}", "boxers_bands", band)


def figures(reports: tuple[dict[str, Any], ...], *, game: str = "siege") -> Iterator[tuple[str, ...]]:
    """Yield the rows of survivors and of durations."""
    paths = {
        "the Powers' points": ("points", "powers"),
        "the Boxers' points": ("points", "boxers"),
        "soldier points at the end (of 62)": ("survivors", "soldier_points"),
        "civilian points at the end (of 120)": ("survivors", "civilian_points"),
        "weapons at the end (of 5)": ("survivors", "weapons"),
        "officers at the end (of 10)": ("survivors", "leaders"),
        "Legation zones intact (of 16)": ("legations_intact",),
        "ruins": ("ruins",),
        "assaults": ("assaults",),
        "rounds per assault": ("rounds_per_assault",),
        "decisions per assault": ("decisions_per_assault",),
    }
    for name, path in paths.items():
        cells = []
        for report in reports:
            part = report
            for key in path:
                part = part[key]
            cells.append(spread(part))
        yield (name, *cells)
    yield (f"decisions per {game}", *(f"{report['decisions']['mean']:.0f}" for report in reports))


def rounds(reports: tuple[dict[str, Any], ...]) -> Iterator[tuple[str, ...]]:
    """Yield the rows that count assaults by their number of rounds."""
    known = [
        {int(number): count for number, count in report["rounds_per_assault"]["by_rounds"].items()}
        for report in reports
    ]
    for number in range(1, 11):
        yield str(number), *(share(each.get(number, 0), sum(each.values())) for each in known)
    longer = (sum(count for number, count in each.items() if number > 10) for each in known)
    yield "more", *(share(some, sum(each.values())) for some, each in zip(longer, known, strict=True))


def text(steward: dict[str, Any], random: dict[str, Any]) -> str:
    """Return the text of the siege's page."""
    both = (steward, random)
    morale = (
        (name, *(f"{report['morale_by_day'].get(day, 0):.1f}" for day in DAYS))
        for name, report in (("autopilot", steward), ("random", random))
    )
    return "\n".join(
        (
            HEAD.format(games=steward["games"], seed=SEED),
            "## Results\n",
            table(results(both), "", "autopilot", "random"),
            "\n## Figures\n",
            "Each figure is a mean. The lowest and the highest value follow in brackets.\n",
            table(figures(both), "", "autopilot", "random"),
            "\n## Morale at the end of the day\n",
            table(morale, "day", *DAYS),
            "\n## Rounds per assault\n",
            table(rounds(both), "rounds", "autopilot", "random"),
            "",
        )
    )


FIRES_HEAD = """# Simulated games of Keep Up the Fire!

This page shows how games ended: {games} that the autopilot played, and {games} that a random player played. The
random player takes any legal answer. All games had the standard rules.

We designed the cards, the strengths, the road and the blocking forces ourselves. We chose them so that the autopilot
wins about half of its games. Every level of victory and each of the three defeats should also happen.

`python tools/simulation.py --only keep-up-the-fire` writes this page. It uses these two commands:

```
siegemaster simulate --game keep-up-the-fire --games {games} --seed {seed} --policy steward --json steward.json
siegemaster simulate --game keep-up-the-fire --games {games} --seed {seed} --policy random --json random.json
```

With the same seed, you get the same games on any machine. “±” is a 95 % margin (1.96 standard errors).
"""


def fires_results(reports: tuple[dict[str, Any], ...]) -> Iterator[tuple[str, ...]]:
    """Yield the rows that count the ends of games."""

    def row(name: str, part: str, key: str) -> tuple[str, ...]:
        numbers = [(report[part][key], report["games"]) for report in reports]
        return (name, *(f"{share(number, games)} {error(number, games)} ({number})" for number, games in numbers))

    yield row("**victory**", "verdicts", "victory")
    for band in reports[0]["bands"]:
        yield row(band.replace("-", " "), "bands", band)


def fires_figures(reports: tuple[dict[str, Any], ...]) -> Iterator[tuple[str, ...]]:
    """Yield the rows of victory points, lengths of games and numbers of fights."""

    def row(name: str, *path: str) -> tuple[str, ...]:
        cells = []
        for report in reports:
            part: Any = report
            for key in path:
                part = part[key]
            cells.append(spread(part) if part else "-")
        return (name, *cells)

    yield row("points of a victory", "points_of_victories")
    for name in reports[0]["parts_of_victories"]:
        yield row(f"of these: {name}", "parts_of_victories", name)
    yield row("turns", "turns")
    for name in reports[0]["turns_by_verdict"]:
        yield row(f"turns, {name.replace('-', ' ')}", "turns_by_verdict", name)
    yield row("fires", "fires")
    yield row("mêlées", "melees")
    yield row("legations lost", "lost")
    yield ("decisions per game", *(f"{report['decisions']['mean']:.0f}" for report in reports))


def fires_stations(reports: tuple[dict[str, Any], ...]) -> Iterator[tuple[str, ...]]:
    """Yield the rows that count the column's final stations."""
    for station in reports[0]["stations"]:
        yield (station, *(share(report["stations"][station], report["games"]) for report in reports))


def fires_text(steward: dict[str, Any], random: dict[str, Any]) -> str:
    """Return the text of the page of Keep Up the Fire!"""
    both = (steward, random)
    return "\n".join(
        (
            FIRES_HEAD.format(games=steward["games"], seed=SEED),
            "## Results\n",
            table(fires_results(both), "", "autopilot", "random"),
            "\n## Figures\n",
            "Each figure is a mean. The lowest and the highest value follow in brackets.\n",
            table(fires_figures(both), "", "autopilot", "random"),
            "\n## The column at the end\n",
            table(fires_stations(both), "station", "autopilot", "random"),
            "",
        )
    )


TEN_HEAD = """# Simulated ten days

The ten days are the scenario of the daily game. This page shows how games of this scenario ended: {games} that the
autopilot played, and {games} that a random player played. The random player takes any legal answer. The levels of
victory (“bands”) are those of the whole siege, scaled down from fifty-four days to ten.

The section “Decisions with plans” is about a player who takes a plan whenever the bot offers one. Such a player makes
one decision in each round of an assault, and one in each quiet period.

`python tools/simulation.py --only ten-days` writes this page. It uses these two commands:

```
siegemaster simulate --games {games} --seed {seed} --policy steward -o scenario=ten-days --json steward.json
siegemaster simulate --games {games} --seed {seed} --policy random -o scenario=ten-days --json random.json
```

With the same seed, you get the same games on any machine. “±” is a 95 % margin (1.96 standard errors).
"""


def ten_decisions(games: int) -> Iterator[tuple[str, ...]]:
    """Yield the rows with the number of decisions that a game takes with plans: the median, the 90th percentile and the
    maximum.
    """
    found = sorted(planned_decisions(f"{SEED}-{number}") for number in range(1, games + 1))
    yield ("median", str(found[len(found) // 2]))
    yield ("in nine games of ten, at most", str(found[len(found) * 9 // 10]))
    yield ("most", str(found[-1]))


def planned_decisions(seed: str) -> int:
    """Return the number of decisions in a game of ten days if the player takes the steward's plan whenever there is
    one.
    """
    ruleset = engine.games.find(SIEGE)
    world = ruleset.new(own_options({SCENARIO: TEN_DAYS}))
    drive, steward, count = Drive(ruleset, world, Context(SeededDice(seed))), ruleset.policies["steward"](seed), 0
    while drive.ask is not None:
        view, start, count = ruleset.view(world), ruleset.progress(world), count + 1
        planned = bool(goals_of(ruleset, view, drive.ask))
        until = steward.outlook(view, drive.ask).until
        drive.send(drive.check(steward.answer(view, drive.ask)))
        while planned and drive.ask is not None and not past(until, ruleset, start, world, drive.ask):
            drive.send(drive.check(steward.answer(ruleset.view(world), drive.ask)))
    return count


def ten_text(steward: dict[str, Any], random: dict[str, Any]) -> str:
    """Return the text of the page about the ten days."""
    both = (steward, random)
    count = min(steward["games"], 200)
    return "\n".join(
        (
            TEN_HEAD.format(games=steward["games"], seed=SEED),
            "## Results\n",
            table(results(both), "", "autopilot", "random"),
            "\n## Figures\n",
            "Each figure is a mean. The lowest and the highest value follow in brackets.\n",
            table(figures(both, game="game"), "", "autopilot", "random"),
            f"\n## Decisions with plans, in {count} games\n",
            table(ten_decisions(count), "", "decisions"),
            "\n## Rounds per assault\n",
            table(rounds(both), "rounds", "autopilot", "random"),
            "",
        )
    )


ASCARI_HEAD = """# Simulated games of Ascari

{games} games of each scenario, the autopilot on both sides, with the standard rules and standing orders.
`python tools/simulation.py --only ascari` writes this page from this command, for each scenario:

```
siegemaster simulate --game ascari --games {games} --seed {seed} --option scenario=NAME --json report.json
```

With the same seed, you get the same games on any machine. “±” is a 95 % margin (1.96 standard errors).
"""


def ascari_results(reports: Mapping[str, dict[str, Any]]) -> Iterator[tuple[str, ...]]:
    """Yield the rows of the winners of each scenario and of the levels of victory."""
    for name, report in reports.items():
        games = report["games"]
        for side, number in report["winners"].items():
            yield name, f"**{side}**", f"{share(number, games)} {error(number, games)} ({number})"
        for band, number in report["bands"].items():
            yield name, band.replace("-", " "), f"{share(number, games)} {error(number, games)} ({number})"


def ascari_figures(reports: Mapping[str, dict[str, Any]]) -> Iterator[tuple[str, ...]]:
    """Yield the rows of means, each with the smallest and the largest value."""
    for name in ("turns", "shots", "opportunity", "melees", "first_side_lost", "second_side_lost", "decisions"):
        figures = [report[name] for report in reports.values()]
        known = (spread(each) if "least" in each else f"{each['mean']:.1f}" for each in figures)
        yield name.replace("_", " "), *known


def ascari_text(reports: Mapping[str, dict[str, Any]]) -> str:
    """Return the text of the page of Ascari."""
    games = next(iter(reports.values()))["games"]
    parts = [
        ASCARI_HEAD.format(games=games, seed=SEED),
        "## Results\n",
        table(ascari_results(reports), "scenario", "", "share") + "\n",
        "## Figures\n",
        "Each figure is a mean. The lowest and the highest value follow in brackets.\n"
        "“Opportunity” counts shots of opportunity fire.\n",
        table(ascari_figures(reports), "", *reports) + "\n",
    ]
    return "\n".join(parts)


PAGES: tuple[tuple[str, str, str, Path, Callable[[dict[str, Any], dict[str, Any]], str], int], ...] = (
    (SIEGE, SIEGE, "", TARGET, text, 1000),
    (TEN_DAYS, SIEGE, TEN_DAYS, TEN_TARGET, ten_text, 1000),
    (FIRES, FIRES, "", FIRES_TARGET, fires_text, 10_000),
)
"""The pages: for each its name, its game and scenario, its file, the function that returns its text, and its default
number of games.
"""


def main() -> None:
    """Play the games and write the pages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", choices=[*(page[0] for page in PAGES), ASCARI])
    args = parser.parse_args()
    for name, game, scenario, target, write, usual in PAGES:
        if args.only in (None, name):
            play = partial(simulate, games=args.games or usual, jobs=args.jobs, game=game, scenario=scenario)
            target.write_text(write(play("steward"), play("random")), encoding="utf-8")
    if args.only in (None, ASCARI):
        play = partial(simulate, "steward", args.games or 600, args.jobs, game=ASCARI)
        found = {name: play(scenario=name) for name in ASCARI_SCENARIOS}
        ASCARI_TARGET.write_text(ascari_text(found), encoding="utf-8")


if __name__ == "__main__":
    main()
