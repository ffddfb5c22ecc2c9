"""Trains the valuations of positions (`engine/core/valuing`), and writes the page `docs/valuing.md`.

`python tools/valuing.py` lets the steward play a thousand games of each game, trains boosted trees on their positions,
and writes the weights into the games' data. `--games 100` plays fewer games, `--only siege` trains one game. The games
are kept in `build/valuing`, from which an interrupted run continues; `--page` only writes the page again.

In half of the games random plans and some random answers play up to a random day or turn, and only what comes after
that is learned: so the valuation also knows positions that the steward would not have come to. Every fifth game is held
out of the training, and the page is about these.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

import engine.games
from engine.core.asks import Refused
from engine.core.chances.playing_on import LONGEST, give
from engine.core.chances.reliability import Forecast, mean, parts, slope
from engine.core.context import Context
from engine.core.day_gate import SCENARIO
from engine.core.dice import SeededDice
from engine.core.drive import Drive
from engine.core.planning.plans import Planner, goals_of
from engine.core.ruleset import Ruleset
from engine.core.valuing.trees import UNIT, Tree, chance_of, log_odds
from engine.core.valuing.valuation import FILE, Valuation, Weights

ROOT = Path(__file__).parents[1]
KEPT, PAGE = ROOT / "build" / "valuing", ROOT / "docs" / "valuing.md"
TITLES = {
    "siege": "The Legations of Peking",
    "siege/ten-days": "The Legations of Peking, the ten days",
    "keep-up-the-fire": "Keep Up the Fire!",
    "ascari": "Ascari",
    "revolte": "La révolte des Boxers",
}
THIRDS = ("first", "second", "last")
HELD_OUT = 5
SOMETIMES = 12
"""Of the questions within a period, one in so many is learned."""
TREES, DEPTH, RATE, BINS, LEAST, SMOOTH, SHARE, PATIENCE = 240, 3, 0.1, 48, 25.0, 4.0, 0.6, 30

Numbers = npt.NDArray[Any]


class Game(msgspec.Struct):
    """A played game: its kind and number, its rows of features with the share of the game that was over, its result."""

    kind: str
    number: int
    rows: list[tuple[float, list[int]]]
    won: float


class Order(NamedTuple):
    """A game to play: its kind, the name of its rules, its scenario and its number."""

    kind: str
    name: str
    scenario: str
    number: int


def orders(games: int, only: str) -> Iterator[Order]:
    """Yield the games to play. In a game of two sides the scenarios alternate, in a solitaire game they come one by
    one.
    """
    for name in engine.games.names():
        rules = engine.games.find(name)
        if rules.valuation is None or only not in {"", name}:
            continue
        if len(rules.sides) > 1:
            for number in range(games):
                yield Order(name, name, rules.scenarios[number % len(rules.scenarios)], number)
            continue
        for scenario in ("", *rules.scenarios):
            for number in range(games):
                yield Order(f"{name}/{scenario}" if scenario else name, name, scenario, number)


# --- playing ---


def play(order: Order) -> Game | None:
    """Return a played game; None if a random answer led the steward to an impossible one."""
    try:
        return _Playing(order).game()
    except (Refused, AssertionError, KeyError, ValueError, IndexError, StopIteration):
        return None


class _Playing:
    """A game that is being played, with the features of its positions."""

    def __init__(self, order: Order) -> None:
        self.order, self.rules = order, engine.games.find(order.name)
        self.seed = f"valuing/{order.kind}/{order.number}"
        self.random = Random(self.seed)
        options = {SCENARIO: order.scenario} if order.scenario else {}
        self.drive: Drive[Any] = Drive(self.rules, self.rules.new(options), Context(SeededDice(self.seed)))
        self.begins = self.rules.progress(self.drive.world)[0]
        self.astray = order.number % 2 == 1
        self.until = self.begins + self.random.randint(1, self._longest())
        self.wild = self.random.random() * 0.15
        self.players: dict[str, Any] = {}
        self.goals: dict[str, str] = {}

    def _longest(self) -> int:
        """Return the number of periods that may be played at random at the beginning of a game."""
        rows = {"siege": 40, "siege/ten-days": 7, "keep-up-the-fire": 14, "ascari": 6, "revolte": 6}
        return rows.get(self.order.kind, 6)

    def game(self) -> Game | None:
        rules, drive, rows = self.rules, self.drive, list[tuple[int, list[int]]]()
        valuation, several, period = rules.valuation, len(rules.sides) > 1, -1
        assert valuation is not None
        for _ in range(LONGEST):
            ask = drive.ask
            if ask is None:
                break
            now = rules.progress(drive.world)[0]
            if now != period:
                self.goals.clear()
            if self.astray and now >= self.until:
                self.astray = False
                self.players.clear()
            learns = now != period or self.random.random() * SOMETIMES < 1
            if not self.astray and learns:
                found = valuation.features(rules.view(drive.world))
                assert found is not None, "the game is played by the plain rules"
                rows.append((now, list(map(int, found.values()))))
            period = now
            if self.astray and self.random.random() < self.wild:
                side = ask.side if several else None
                random = rules.policies["random"](f"{self.seed}/{self.random.random()}")
                drive.send(ask.check(random.answer(rules.view(drive.world, side), ask)), side)
                self.players.clear()
                continue
            give(drive, ask, self._player(ask), several=several)
        end = rules.comparable_result(drive.world)
        if end is None or not rows:
            return None
        first = rules.sides_in(drive.world)[0]
        won = float(end.won) if not end.scores else 0.5 if end.winner is None else float(end.winner == first)
        span = max(1, period - self.begins + 1)
        return Game(self.order.kind, self.order.number, [((at - self.begins) / span, row) for at, row in rows], won)

    def _player(self, ask: Any) -> Any:
        rules, side = self.rules, ask.side
        if self.astray and side not in self.goals:
            view = rules.view(self.drive.world, side if len(rules.sides) > 1 else None)
            self.goals[side] = self.random.choice(["", *goals_of(rules, view, ask)])
            self.players.pop(side, None)
        if side not in self.players:
            player = rules.policies["steward"](f"{self.seed}/{side}")
            goal = self.goals.get(side, "") if self.astray else ""
            self.players[side] = player.aiming(goal) if goal and isinstance(player, Planner) else player
        return self.players[side]


def harvest(games: int, only: str) -> None:
    """Play the games that are not kept yet."""
    KEPT.mkdir(parents=True, exist_ok=True)
    for order in orders(games, only):
        file = KEPT / f"{order.kind.replace('/', '-')}.jsonl"
        if order.number < len(_numbers(file)):
            continue
        game = play(order)
        with file.open("ab") as out:
            out.write(msgspec.json.encode(game) + b"\n")
        _numbers(file).append(order.number)


_PLAYED: dict[Path, list[int]] = {}


def _numbers(file: Path) -> list[int]:
    if file not in _PLAYED:
        _PLAYED[file] = list(range(file.read_bytes().count(b"\n"))) if file.exists() else []
    return _PLAYED[file]


def kept(name: str) -> list[Game]:
    """Return the kept games of all kinds of a game."""
    files = [KEPT / f"{kind.replace('/', '-')}.jsonl" for kind in TITLES if kind.split("/")[0] == name]
    decoder = msgspec.json.Decoder(Game | None)
    found = (decoder.decode(line) for file in files if file.exists() for line in file.read_bytes().splitlines())
    return [each for each in found if each is not None]


# --- training ---


class Table(NamedTuple):
    """Positions for the training: features, results, and weights by which each game counts the same."""

    rows: Numbers
    won: Numbers
    weight: Numbers


def table(games: Sequence[Game]) -> Table:
    """Return the positions of some games."""
    rows = np.array([row for game in games for _, row in game.rows], dtype=np.int64)
    won = np.array([game.won for game in games for _ in game.rows])
    weight = np.array([1 / len(game.rows) for game in games for _ in game.rows])
    return Table(rows, won, weight * len(weight) / weight.sum())


def train(learned: Table, held: Table) -> tuple[int, list[Tree]]:
    """Return the base and the trees that fit the results best, as whole numbers; stop when the held-out positions no
    longer gain.
    """
    cuts = [_cuts(learned.rows[:, number]) for number in range(learned.rows.shape[1])]
    codes = np.stack([np.searchsorted(cut, learned.rows[:, at]) for at, cut in enumerate(cuts)], axis=1)
    share = float(np.average(learned.won, weights=learned.weight))
    base = round(UNIT * np.log(share / (1 - share)))
    random = np.random.default_rng(1900)
    odds, told = np.full(len(learned.won), base / UNIT), np.full(len(held.won), base / UNIT)
    trees, best, best_at = list[Tree](), _loss(told, held), 0
    for _ in range(TREES):
        chance = 1 / (1 + np.exp(-odds))
        some = random.random(len(odds)) < SHARE
        slopes = np.where(some, learned.weight * (learned.won - chance), 0.0)
        bends = np.where(some, learned.weight * chance * (1 - chance), 0.0)
        tree = _Growing(codes, cuts, slopes, bends).tree()
        if not tree.splits:
            continue
        trees.append(tree)
        odds += _of(tree, learned.rows)
        told += _of(tree, held.rows)
        loss = _loss(told, held)
        if loss < best - 1e-6:
            best, best_at = loss, len(trees)
        elif len(trees) - best_at >= PATIENCE:
            break
    return base, trees[:best_at]


def _cuts(column: Numbers) -> Numbers:
    """Return the numbers at which a feature may be split."""
    found = np.unique(column)
    if len(found) > BINS:
        found = np.unique(np.quantile(column, np.linspace(0, 1, BINS), method="lower"))
    return found[:-1]


def _loss(odds: Numbers, held: Table) -> float:
    chance = np.clip(1 / (1 + np.exp(-odds)), 1e-6, 1 - 1e-6)
    each = held.won * np.log(chance) + (1 - held.won) * np.log(1 - chance)
    return float(-np.average(each, weights=held.weight))


def _of(tree: Tree, rows: Numbers) -> Numbers:
    """Return the part of a tree in the log odds of some rows."""
    at = np.zeros(len(rows), dtype=np.int64)
    splits, leaves = np.array(tree.splits), np.array(tree.leaves)
    for _ in range(DEPTH):
        inner = at >= 0
        feature, most, left, right = splits[np.maximum(at, 0)].T
        low = rows[np.arange(len(rows)), feature] <= most
        at = np.where(inner, np.where(low, left, right), at)
    return leaves[~at] / UNIT


class _Growing:
    """A tree that is being grown, level by level, on the slopes and bends of the loss."""

    def __init__(self, codes: Numbers, cuts: Sequence[Numbers], slopes: Numbers, bends: Numbers) -> None:
        self.codes, self.cuts, self.slopes, self.bends = codes, cuts, slopes, bends
        self.splits: list[tuple[int, int, int, int]] = []
        self.leaves: list[int] = []

    def tree(self) -> Tree:
        root = self._grown(np.flatnonzero(self.bends), DEPTH)
        return Tree(tuple(self.splits) if root == 0 else (), tuple(self.leaves))

    def _grown(self, rows: Numbers, depth: int) -> int:
        slope_, bend = self.slopes[rows], self.bends[rows]
        found = self._best(rows, slope_, bend) if depth else None
        if found is None:
            value = RATE * slope_.sum() / (bend.sum() + SMOOTH)
            self.leaves.append(round(UNIT * float(value)))
            return -len(self.leaves)
        feature, code = found
        place = len(self.splits)
        self.splits.append((feature, int(self.cuts[feature][code]), 0, 0))
        low = self.codes[rows, feature] <= code
        left, right = self._grown(rows[low], depth - 1), self._grown(rows[~low], depth - 1)
        self.splits[place] = (feature, int(self.cuts[feature][code]), left, right)
        return place

    def _best(self, rows: Numbers, slope_: Numbers, bend: Numbers) -> tuple[int, int] | None:
        """Return the feature and the code of the best split; None if there is none."""
        width, wide = self.codes.shape[1], BINS + 1
        keys = (self.codes[rows] + np.arange(width) * wide).ravel()
        each = np.repeat(np.stack([slope_, bend], axis=1), width, axis=0)
        total, whole = slope_.sum(), bend.sum()
        left = np.bincount(keys, each[:, 0], width * wide).reshape(width, wide).cumsum(axis=1)
        under = np.bincount(keys, each[:, 1], width * wide).reshape(width, wide).cumsum(axis=1)
        gain = left**2 / (under + SMOOTH) + (total - left) ** 2 / (whole - under + SMOOTH)
        few = (under < LEAST / 4) | (whole - under < LEAST / 4)
        gain = np.where(few, -1.0, gain)
        for number, cut in enumerate(self.cuts):
            gain[number, len(cut) :] = -1.0
        place = int(gain.argmax())
        if gain.flat[place] <= total**2 / (whole + SMOOTH) + 1e-9:
            return None
        return place // wide, place % wide


def trained(name: str) -> Weights | None:
    """Return the weights for a game, trained on its kept games; None if there are no games."""
    games, rules = kept(name), engine.games.find(name)
    if not games or rules.valuation is None:
        return None
    learned = table([each for each in games if each.number % HELD_OUT])
    held = table([each for each in games if not each.number % HELD_OUT])
    base, trees = train(learned, held)
    names = tuple(features_of(rules))
    return Weights(rules=rules.rules_version, names=names, games=len(games), base=base, trees=tuple(trees))


def features_of(rules: Ruleset[Any]) -> dict[str, int]:
    """Return the features of the first position of a game."""
    options = {SCENARIO: rules.scenarios[0]} if len(rules.sides) > 1 else {}
    valuation = rules.valuation
    assert valuation is not None
    found = valuation.features(rules.view(rules.new(options)))
    assert found is not None
    return dict(found)


def file_of(rules: Ruleset[Any]) -> Path:
    """Return the path of a game's weights."""
    valuation = rules.valuation
    assert isinstance(valuation, Valuation)
    return ROOT / Path(*valuation.package.split(".")) / "data" / FILE


# --- the page ---

HEAD = """# The valuation of positions

The valuation estimates how likely the first side is to win if the autopilot plays on. It looks only at the position
and simulates no games, so it is fast. With it, an analysis can end its simulated games early
([how](design/analysis.md)).

The valuation works in two steps. First it turns what everybody can see into numbers (`valuing.py` in the folder of each
game). Then a model of many small decision trees (“boosted trees”) turns these numbers into a chance of winning
(`engine/core/valuing`). This model was trained with games that the autopilot played.

`python tools/valuing.py` plays the games, trains the trees, and writes this page. It keeps one game
in five out of the training. These games decide how many trees to keep, and the table shows how good the valuation is
in them. Short and long games count equally. A good valuation has a low Brier score and a slope close to 1
([what the columns mean](chances.md)).

Some games have no valuation: games whose rules have changed since the training, games with house rules or other
scenarios, and battles that users have written. An analysis of such a game plays all its simulated games to the end.
"""
SCORES = (
    "| | games | held out | won, in 100 | Brier score | constant forecast | reliability | slope "
    "| first third | second | last |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
)


def page(before: str = "") -> str:
    """Return the page as text; a row of the page `before` stays if the games of its training are no longer kept."""
    lines = [HEAD, SCORES]
    rows = {row.split(" | ")[0]: row for row in before.splitlines()}
    for kind, title in TITLES.items():
        rules = engine.games.find(kind.split("/")[0])
        if rules.valuation is None or (weights := rules.valuation.weights) is None:
            continue
        games = [each for each in kept(rules.name) if each.kind == kind]
        if games:
            lines.append(_row(title, games, weights))
        elif f"| {title}" in rows:
            lines.append(rows[f"| {title}"])
    return "\n".join(lines) + "\n"


def _row(title: str, games: Sequence[Game], weights: Weights) -> str:
    held = [each for each in games if not each.number % HELD_OUT]
    told = [
        (at, Forecast(chance_of(log_odds(weights.trees, weights.base, row)) / UNIT, game.won > 0.5, 1 / len(game.rows)))
        for game in held
        for at, row in game.rows
    ]
    every = [each for _, each in told]
    found, (steep, error) = parts(every), slope(every)
    thirds = [parts([each for at, each in told if int(3 * min(at, 0.999)) == third]).score for third in range(3)]
    cells = (
        title,
        str(len(games)),
        str(len(held)),
        f"{100 * mean(every, lambda each: float(each.came)):.0f}",
        f"{found.score:.4f}",
        f"{found.uncertainty:.4f}",
        f"{found.reliability:.4f}",
        f"{steep:.2f} ± {1.96 * error:.2f}",
        *(f"{score:.3f}" for score in thirds),
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Play, train, and write weights and page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--only", default="")
    parser.add_argument("--play", action="store_true", help="only play")
    parser.add_argument("--page", action="store_true", help="only write the page")
    wanted = parser.parse_args()
    if not wanted.page:
        harvest(wanted.games, wanted.only)
    if wanted.play:
        return
    for name in engine.games.names() if not wanted.page else ():
        if wanted.only in {"", name} and (weights := trained(name)) is not None:
            rules = engine.games.find(name)
            file_of(rules).write_text(json.dumps(msgspec.to_builtins(weights), separators=(",", ":")) + "\n")
            sys.stdout.write(f"{name}: {len(weights.trees)} trees\n")
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
