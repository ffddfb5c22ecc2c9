"""How even a battle is: the autopilot plays it against itself."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import Any

import msgspec

import engine.games
from bot.runtime.giving_way import give_way
from engine.core.battles import store
from engine.core.day_gate import SCENARIO
from engine.core.playout import play_out

GAMES, SECONDS = 200, 60.0
"""The usual number of games, and the processor time after which no more begin."""
SLOW, MOST_ANSWERS = 5.0, 5_000
"""The processor time of a game, and its number of decisions, above which a battle is refused."""
EVEN = 60
"""The largest share of wins in per cent of a battle that is even."""


class Played(msgspec.Struct, frozen=True):
    """Finished games: their number, the wins by side, their turns and their processor time in seconds; `slow` if a game
    took too long.
    """

    games: int = 0
    wins: dict[str, int] = {}
    turns: int = 0
    seconds: float = 0.0
    slow: bool = False

    def plus(self, more: Played) -> Played:
        """Return these games and more of them."""
        wins = Counter(self.wins)
        wins.update(more.wins)
        return Played(
            self.games + more.games,
            dict(wins),
            self.turns + more.turns,
            self.seconds + more.seconds,
            self.slow or more.slow,
        )

    def share(self, side: str) -> tuple[float, float]:
        """Return the share of a side's wins and two standard errors, both in per cent."""
        share = self.wins.get(side, 0) / self.games
        return 100 * share, 200 * sqrt(share * (1 - share) / self.games)

    @property
    def stronger(self) -> str:
        """The side that wins too often; empty if the battle is even."""
        best = max(self.wins, key=lambda side: self.wins[side])
        return best if 100 * self.wins[best] / self.games > EVEN else ""


def play(system: str, text: str, first: int, *, seconds: float, most: int) -> Played:
    """Return games of the autopilot, from number `first`: at least one, and no more than the time in seconds allows.

    The text has no mistakes. The same numbers give the same games.
    """
    code, ruleset = store.learn(text), engine.games.find(system)
    sides = ruleset.sides_in(ruleset.new({SCENARIO: code}))
    found, begun = Played(wins=dict.fromkeys(sides, 0)), time.process_time()
    while found.games < most and not found.slow:
        seed, started = f"{code[:12]}-{first + found.games}", time.process_time()
        playout = play_out(
            ruleset,
            seed=seed,
            options={SCENARIO: code},
            policy=ruleset.policies["steward"](seed),
            on_ask=lambda _world, _ask: give_way(),
            trusted=True,
        )
        spent = time.process_time() - started
        result: Mapping[str, Any] = ruleset.result(playout.world) or {}
        slow = spent > SLOW or len(playout.asked) > MOST_ANSWERS
        found = found.plus(Played(1, {str(result["winner"]): 1}, result["turns"], spent, slow))
        if time.process_time() - begun > seconds:
            break
    return found
