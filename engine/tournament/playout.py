"""Simulated tournaments: the result of every table is drawn by lot, and recorded in the same journal as in any other
tournament.
"""

from __future__ import annotations

from engine.core.dice import SeededDice, seed_hash
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.books.base import load
from engine.tournament.facts import Fact
from engine.tournament.journal import admit
from engine.tournament.pairing import EDITION
from engine.tournament.settings import Settings
from engine.tournament.state import Tournament

ORGANIZER = 1
_ROUND_SECONDS = 4 * 3600


class Playout:
    """A simulated tournament; `journal` has all its facts."""

    def __init__(self, seed: str, settings: Settings, *, title: str, preset: str) -> None:
        self.seed = seed
        self.t = Tournament()
        self.journal: list[Fact] = []
        self.now = settings.starts
        self._add(f.Created(preset=preset, title=title, settings=settings, seed_hash=seed_hash(seed), edition=EDITION))
        self._add(f.Announced())

    def _add(self, fact: Fact, by: int = ORGANIZER) -> None:
        done = f.stamped(fact, by=by, at=self.now)
        admit(self.t, done, seed=self.seed)
        self.journal.append(done)

    def register(self, names: list[str]) -> None:
        """Register guests by name, and close registration."""
        for number, name in enumerate(names, 1):
            self._add(f.Registered(player=number, name=name, guest=True))
        self._add(draft.lots(self.t, self.seed))

    def play_round(self) -> None:
        """Pair, start, end and close the next round."""
        self._add(draft.paired(self.t, seed=self.seed))
        round_ = self.t.rounds[-1]
        self._add(f.RoundStarted(round=round_.number))
        self.now += _ROUND_SECONDS
        dice = SeededDice(self.seed, period=f"playout {round_.number}")
        for table in round_.tables.values():
            report = load(self.t.book).any_report(round_.scenario, self.t.settings, dice.number)
            self._add(f.Ruled(round=round_.number, table=table.number, report=report))
        self._add(f.RoundClosed(round=round_.number))

    def finish(self) -> None:
        """End the tournament, and publish its seed."""
        self._add(f.Finished())
        self._add(f.SeedTold(seed=self.seed))


def play_out(players: int, rounds: int, seed: str, *, title: str = "", starts: int = 0) -> Playout:
    """Play a whole tournament of guests with random results, and return it; scenarios are drawn by lot. Raise `Refused`
    for impossible settings.
    """
    settings = Settings(rounds=rounds, starts=starts)
    playout = Playout(seed, settings, title=title, preset="centuria-day")
    playout.register([f"Player {number}" for number in range(1, players + 1)])
    for _ in range(draft.rounds_in_all(playout.t)):
        playout.play_round()
    playout.finish()
    return playout
