"""The measurement of the commander's question: the share of games won by a player who picks one of the three plans at
random, and by the adviser.

    python -m benchmarks.question keep-up-the-fire 60
    python -m benchmarks.question siege 40 short

Both players play the same seeds. In a game of two sides the measured player plays each side in turn, and the standard
autopilot plays the other. In such a game the three plans come from the short list, as on its boards; with `short` they
come from it in every game, because finding them by simulation for a whole siege takes minutes.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping
from math import sqrt
from typing import Any

import engine.games
from engine.core.planning.plans import past, rests
from engine.core.planning.question import offered, question_of
from engine.core.ruleset import Policy, Ruleset
from engine.core.save import Outcome, new_game

LONGEST = 20_000


class Picker:
    """Picks one of the offered plans at random, and plays it until it ends."""

    def __init__(self, rules: Ruleset[Any], seed: str, *, short: bool) -> None:
        self.rules, self.dice, self.short = rules, random.Random(seed), short
        self.steward: Any = rules.policies["steward"](seed)
        self.adviser: Policy = self.steward.aiming(rules.foresight.base)
        self.player: Policy = self.adviser
        self.until: Any = None
        self.start = (0, 0)
        self.picked = 0

    def answer(self, here: Outcome[Any], side: str | None) -> tuple[str, ...]:
        """Return the answer to the open question of a side."""
        ask = next(each for each in here.asks if side is None or each.side == side)
        view = self.rules.view(here.world, side)
        if self.until is not None:
            over = past(self.until, self.rules, self.start, here.world, ask)
            if over or rests(self.player, view, ask, here.events):
                self.until, self.player = None, self.adviser
        found = question_of(self.rules, view, ask) if self.until is None else None
        if found is not None:
            plans = found.short if side is not None or self.short else offered(self.rules, here.save)
            if plans:
                self.picked += 1
                self.player = self.steward.aiming(self.dice.choice(plans))
                self.until = self.steward.outlook(view, ask).until
                self.start = self.rules.progress(here.world)
        return self.player.answer(view, ask)


def play(
    rules: Ruleset[Any], seed: str, side: str, options: Mapping[str, str], *, picks: bool, short: bool = False
) -> float:
    """Return the value of a whole game to a side (1, 0.5 or 0); with `picks` the side is played by random picks,
    otherwise by the adviser.

    The other side is played by the standard autopilot.
    """
    here = new_game(rules, seed=seed, options=options)
    several = len(rules.sides) > 1
    picker = Picker(rules, seed, short=short)
    adviser: Policy = picker.adviser
    others: Policy = rules.policies["steward"](seed)
    for _ in range(LONGEST):
        if not here.asks:
            break
        ask = here.asks[0]
        asked = ask.side if several else None
        if picks and ask.side == side:
            answer = picker.answer(here, asked)
        else:
            player = adviser if ask.side == side else others
            answer = player.answer(rules.view(here.world, asked), ask)
        here = here.on(answer, side=asked) if several else here.on(answer)
    end = rules.comparable_result(here.world)
    assert end is not None
    if not end.scores:
        return float(end.won)
    return 0.5 if end.winner is None else float(end.winner == side)


def main() -> None:
    """Print both shares, and their difference on the same seeds with its standard error."""
    name, number, short = sys.argv[1], int(sys.argv[2]), "short" in sys.argv[3:]
    rules = engine.games.find(name)
    own: list[float] = []
    picked: list[float] = []
    for each in range(number):
        seed, options = f"question/{each}", dict[str, str]()
        if rules.scenarios and len(rules.sides) > 1:
            options = {"scenario": rules.scenarios[each // 2 % len(rules.scenarios)]}
        sides = rules.sides_in(new_game(rules, seed=seed, options=options).world)
        side = sides[each % len(sides)]
        own.append(play(rules, seed, side, options, picks=False))
        picked.append(play(rules, seed, side, options, picks=True, short=short))
    gaps = [two - one for one, two in zip(own, picked, strict=True)]
    mean = sum(gaps) / number
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, number - 1) / number)
    sys.stdout.write(
        f"{name}: {number} games; adviser {100 * sum(own) / number:.0f}, picker {100 * sum(picked) / number:.0f}"
        f" in 100; picker {100 * mean:+.1f} (standard error {100 * error:.1f})\n"
    )


if __name__ == "__main__":
    main()
