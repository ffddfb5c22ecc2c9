"""Tournaments for tests: a journal that is written by short calls, with a clock that only the test moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from db.quiet import Quiet
from engine.core.asks import Refused
from engine.core.dice import seed_hash
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.books.base import Line, load
from engine.tournament.folding import results
from engine.tournament.journal import admit
from engine.tournament.pairing import EDITION
from engine.tournament.settings import Settings
from engine.tournament.snapshot import branch, packed, unpacked
from engine.tournament.state import Round, Table, Tournament, table_of

SEED = "pomegranate"
ORGANIZER = 900
START = 1_000_000
EVENT_DAY = 738_000
BOT = 0
MOST_COMPARED = 40
"""Players of the largest tournaments whose branches are compared after each fact."""


class AlwaysThere:
    """Discord always answers, and nobody was ever away (`bot.context.Watch`)."""

    def missing(self, guild_id: int | None, game_id: str, side: str = "") -> Sequence[Quiet]:
        """Return nothing."""
        return ()

    async def reached(self) -> bool:
        """Return True."""
        return True


def settings(**changes: Any) -> Settings:
    """Return the settings of a day of three games without lists."""
    usual: dict[str, Any] = {
        "scenarios": ("breccia", "rifornimenti", "bottino"),
        "starts": START,
        "event_day": EVENT_DAY,
        "zone": "Europe/Rome",
        "place": "Parma",
    }
    return Settings(**{**usual, **changes})


@contextmanager
def kept_apart(t: Tournament, fact: f.Fact, *, seed: str = "") -> Iterator[None]:
    """Check that a fact changes a branch of a state in the same way as the state itself, and that the state from which
    it was branched off is not changed.
    """
    if len(t.players) > MOST_COMPARED:
        yield
        return
    encode = msgspec.msgpack.encode
    before, branched, refused = encode(t), branch(t, [fact]), None
    try:
        admit(branched, fact, seed=seed)
    except Refused as found:
        refused = found
    assert encode(t) == before, "the state that is kept was changed"
    try:
        yield
    except Refused:
        assert refused is not None
        assert encode(t) == before, "a fact that is refused changes nothing"
        raise
    assert refused is None
    assert encode(branched) == encode(t)
    if t.version % 7 == 0:
        assert unpacked(packed(t)) == t


class Play:
    """A tournament that is played fact by fact; `journal` has all facts that were admitted."""

    def __init__(self, seed: str = SEED, **changes: Any) -> None:
        self.seed = seed
        self.now = START - 86_400
        self.t = Tournament()
        self.journal: list[f.Fact] = []
        own = settings(**changes)
        self.add(
            f.Created(preset="centuria-day", title="Cup", settings=own, seed_hash=seed_hash(seed), edition=EDITION),
            by=ORGANIZER,
        )
        self.add(f.Announced(), by=ORGANIZER)

    def add(self, fact: f.Fact, by: int = BOT) -> Tournament:
        """Admit a fact at the present moment."""
        done = f.read(f.written(fact))  # what is stored is what is admitted
        done = type(done)(
            **{**{name: getattr(done, name) for name in done.__struct_fields__}, "by": by, "at": self.now}
        )
        with kept_apart(self.t, done, seed=self.seed):
            admit(self.t, done, seed=self.seed)
        self.journal.append(done)
        return self.t

    def lead(self, fact: f.Fact) -> Tournament:
        """Admit a fact of the organizer's."""
        return self.add(fact, by=ORGANIZER)

    def later(self, minutes: int) -> None:
        """Move the clock."""
        self.now += 60 * minutes

    def register(self, count: int, **changes: Any) -> None:
        """Register players whose persons have the numbers of the players."""
        for _ in range(count):
            number = len(self.t.players) + 1
            self.add(f.Registered(player=number, name=f"Player {number}", person=number, **changes), by=number)

    def guests(self, *names: str) -> None:
        """Enter guests."""
        for name in names:
            self.lead(f.Registered(player=len(self.t.players) + 1, name=name, guest=True))

    def close(self) -> None:
        """Close registration: lots are drawn."""
        self.add(draft.lots(self.t, self.seed))

    def pair(self, *, start: bool = True) -> Round:
        """Post the next round, and start it."""
        self.lead(draft.paired(self.t, seed=self.seed))
        if start and self.t.settings.clock == "minutes":
            self.lead(f.RoundStarted(round=len(self.t.rounds)))
        return self.round

    @property
    def round(self) -> Round:
        """The present round."""
        return self.t.rounds[-1]

    def table(self, number: int = 1) -> Table:
        """Return a table of the present round."""
        return self.round.tables[number]

    def report(self, table: int, player: int, report: dict[str, Any], seen: int = 0) -> None:
        """Report a table of the present round."""
        fact = f.Reported(round=self.round.number, table=table, player=player, report=report, seen=seen)
        self.add(fact, by=player)

    def confirm(self, table: int, player: int, report: int = 1) -> None:
        """Confirm a report of the present round."""
        self.add(f.Confirmed(round=self.round.number, table=table, player=player, report=report), by=player)

    def rule(self, table: int, a: int = 0, b: int = 0, **changes: Any) -> None:
        """Enter a result by which a and b have eliminated so many points of each other, a tenth of which counts."""
        fact = f.Ruled(round=self.round.number, table=table, report=worth(self.round.scenario, a, b), **changes)
        self.lead(fact)

    def rule_all(self, *points: tuple[int, int]) -> None:
        """Enter the results of all tables that are still open, from the top, and post the page."""
        left = list(points)
        for table in list(self.round.tables.values()):
            if not table.results:
                self.rule(table.number, *(left.pop(0) if left else (100, 50)))
        self.lead(f.RoundClosed(round=self.round.number))


def worth(scenario: str, a: int, b: int) -> dict[str, Any]:
    """Return a report of a scenario that is worth a tenth of a to the first side, and of b to the second."""
    fields: dict[str, dict[str, Any]] = {
        "avanguardie": {"vanguard": "out"},
        "ponte": {"banks": 0},
        "bottino": {"camp": 0},
        "breccia": {},
        "rifornimenti": {"crates_home": 0},
        "imboscata": {},
    }
    own = fields[scenario]
    if scenario == "imboscata":  # the defender has nothing, the attacker 50 for keeping the baggage in
        roles = ({"role": "attacker"}, {"role": "defender"})
        return {"a": {**roles[0], "units_lost": b}, "b": {**roles[1], "units_lost": a}, "baggage": 0, "out": False}
    return {"a": {**own, "units_lost": b}, "b": {**own, "units_lost": a}}


def refused(play: Play, fact: f.Fact, by: int = ORGANIZER) -> Refused:
    """Admit a fact that has to be refused, with a ruling, and without anything changed. Return why."""
    before = msgspec.json.encode(play.t)
    with pytest.raises(Refused) as found:
        play.add(fact, by=by)
    assert msgspec.json.encode(play.t) == before
    assert found.value.rule.startswith("T")
    return found.value


def account_of(
    t: Tournament, round_: int, table: int, report: Mapping[str, Any]
) -> tuple[tuple[int, int], tuple[Sequence[Line], ...]]:
    """T66 Return what a report would be worth for both players, line by line, before anybody agrees. Raise `Refused` if
    the report is not valid.
    """
    full, points = results.worth(t, round_, table_of(t, round_, table), report)
    return points, load(t.book).account(t.rounds[round_ - 1].scenario, full, t.settings)
