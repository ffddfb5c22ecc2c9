"""Simulated tournaments with random results and a real journal."""

from __future__ import annotations

from engine.core.dice import SeededDice, seed_hash
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.books.base import load
from engine.tournament.facts import Fact
from engine.tournament.folding.rounds import expect_league
from engine.tournament.journal import admit
from engine.tournament.pairing import EDITION
from engine.tournament.settings import GAME, LEAGUE, MINUTES, WEEK, Settings
from engine.tournament.standings import by_fields
from engine.tournament.state import Table, Tournament

ORGANIZER = 1
_ROUND_SECONDS = 4 * 3600


class Playout:
    """A simulated tournament.

    `journal` contains all its facts. `t` is its current state. `seed` determines all results.
    """

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
        """Register guests with these names, and close registration."""
        for number, name in enumerate(names, 1):
            self._add(f.Registered(player=number, name=name, guest=True))
        self._add(draft.lots(self.t, self.seed))

    def play_round(self) -> None:
        """Pair, start, end and close the next round."""
        self._add(draft.paired(self.t, seed=self.seed))
        round_ = self.t.rounds[-1]
        if self.t.settings.clock == MINUTES:
            self._add(f.RoundStarted(round=round_.number))
        self.now += _ROUND_SECONDS
        dice = SeededDice(self.seed, period=f"playout {round_.number}")
        for table in [*round_.tables.values()]:
            if not by_fields(self.t):
                self._play_game(round_.number, table, dice)
                continue
            report = load(self.t.book).any_report(round_.scenario, self.t.settings, dice.number)
            self._add(f.Ruled(round=round_.number, table=table.number, report=report))
        self._add(f.RoundClosed(round=round_.number))

    def _play_game(self, round_: int, table: Table, dice: SeededDice) -> None:
        """Record one of the bot's own games with a random winner."""
        game = f"{round_}-{table.number}"
        won = table.players[dice.number(f"winner {table.number}", 2) - 1]
        self._add(f.GameBegun(round=round_, table=table.number, game=game), by=0)
        self._add(f.GameEnded(round=round_, table=table.number, game=game, won=won), by=0)

    def finish(self) -> None:
        """End the tournament, and publish its seed."""
        self._add(f.Finished())
        self._add(f.SeedTold(seed=self.seed))


def play_out(
    players: int, rounds: int, seed: str, *, title: str = "", starts: int = 0, league: bool = False
) -> Playout:
    """Simulate a tournament of guests with random results, and return it. Raise `Refused` for impossible settings."""
    settings, preset = Settings(rounds=rounds, starts=starts), "centuria-day"
    if league:
        expect_league(players)  # a real one would put the rest on its waiting list
        settings = Settings(rounds=rounds, tables=GAME, pairing=LEAGUE, points="league", clock=WEEK, game="simulated")
        preset = "league"
    playout = Playout(seed, settings, title=title, preset=preset)
    playout.register([f"Player {number}" for number in range(1, players + 1)])
    for _ in range(draft.rounds_in_all(playout.t)):
        playout.play_round()
    playout.finish()
    return playout
