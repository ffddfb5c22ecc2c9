"""Kills in skirmishes of La révolte des Boxers: rallies that both give in secret, orders aside, blows that wait.

Alice and Bob fight on a measured table in one channel. Everything that `duel` checks is checked.

    python -m stress.kill.skirmish

is the process that forks the lives: it knows this game only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stress.kill import mortal
from stress.kill.duel import DUEL_POINTS, DuelInquest, Duellists, DuelOrdeal
from stress.kill.people import People

GAME = "revolte"
SCENARIO = "langfang"
"""The scenario with the most charges."""
POINTS = DUEL_POINTS
"""The points of these games."""


class Skirmishers(Duellists):
    """Alice leads one side, Bob sits down on the other; they order that they are asked for every blow."""

    game = GAME
    answers = (*Duellists.answers, "advised", "phase")
    advice, advising = 0.8, "phase"
    """Who mostly takes advice, a phase at once, charges sooner or later, which opens windows."""
    orders = ((1, 3), (2, 3), *((0, 0), (0, 1)) * 10)
    """Defence: ask; supports: ask; then rallies in turn, to ask and as advised: a fight is long."""


class SkirmishInquest(DuelInquest):
    """The checks of a skirmish."""

    unsaid: Sequence[str] = ('"rallies"', '"defence"', '"supports"', "'defence'", "'supports'")

    def hushed(self, row: Any, *, opened: bool) -> tuple[str, ...]:
        """Return nothing: what posts tell of orders is held by twins, word by word."""
        del row, opened
        return ()


class SkirmishOrdeal(DuelOrdeal):
    """Kills while two fight on a measured table."""

    zygote = "stress.kill.skirmish"
    inquiry = SkirmishInquest
    points = POINTS

    def gathered(self) -> list[People]:
        """Create the two, and their channel; the scenario goes by the seed of the run."""
        asked = {"scenario": SCENARIO, "side": "europeans", "against": "open"}
        return [Skirmishers(self.world, self.chance, **asked)]


def main() -> None:
    """Fork a life of the skirmish for each line and wait for its end."""
    mortal.main(games=(GAME,))


if __name__ == "__main__":
    main()
