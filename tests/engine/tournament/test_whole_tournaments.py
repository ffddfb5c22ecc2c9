"""T12 to T18, T49 to T62 Whole tournaments through the journal: properties, a season of 33, a thousand players."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from support import stress
from support.effort import counted
from support.tournament.at_random import at_random
from support.tournament.pairings import brute_force
from support.tournament.play import ORGANIZER, START, Play, refused, worth

from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.facts import Fact
from engine.tournament.journal import fold
from engine.tournament.standings import meetings, standings, walkovers
from engine.tournament.verify import verify
from engine.tournament.waits import waits

SIX = ("breccia", "rifornimenti", "bottino", "avanguardie", "ponte", "imboscata")


def slow_page(journal: list[Fact]) -> list[int]:
    """Compute the order of a tournament from its facts alone, literally by the rulings that the season below needs."""
    lots: list[int] = []
    scored: Counter[int] = Counter()
    conceded: Counter[int] = Counter()
    between: dict[tuple[int, int], int] = {}
    seats: dict[tuple[int, int], tuple[int, int]] = {}
    open_: dict[tuple[int, int], dict[str, Any]] = {}
    off: Counter[int] = Counter()
    gone: set[int] = set()
    last, started = 0, set[int]()
    cost = {"ruler": 5, "manual": 100, "camp": 20}

    def game(a: int, b: int, points: tuple[int, int]) -> None:
        for one, other, own, theirs in ((a, b, *points), (b, a, *reversed(points))):
            scored[one] += own
            conceded[one] += theirs
            between[one, other] = between.get((one, other), 0) + own

    for fact in journal:
        if isinstance(fact, f.LotsDrawn):
            lots = list(fact.lots)
        elif isinstance(fact, f.RoundPaired):
            last = fact.round
            seats |= {(last, number): (seat.a, seat.b) for number, seat in enumerate(fact.tables, 1)}
            scored[fact.bye] += 300
        elif isinstance(fact, f.RoundStarted):
            started.add(fact.round)
        elif isinstance(fact, f.Reported):
            open_[fact.round, fact.table] = fact.report
        elif isinstance(fact, f.Confirmed):
            raw = open_.pop((fact.round, fact.table))
            lost = [-(-raw[side]["units_lost"] // 10) for side in ("b", "a")]
            kept_in = 50 if "baggage" in raw else 0
            game(*seats.pop((fact.round, fact.table)), (lost[0] + kept_in, lost[1]))
        elif isinstance(fact, f.Dropped):
            key = next((key for key, pair in seats.items() if fact.player in pair and key[0] in started), None)
            if key:
                a, b = seats.pop(key)
                game(a, b, (0, 150) if a == fact.player else (150, 0))
        elif isinstance(fact, f.Penalized):
            off[fact.player] += cost[fact.name]
        elif isinstance(fact, f.Annulled):
            gone.add(fact.player)

    def key(player: int) -> tuple[bool, int, int, int]:
        opponents = {other for one, other in between if one == player}
        first = sum(scored[each] - between[each, player] for each in opponents)
        total = 0 if player in gone else scored[player] - off[player]
        return player in gone, -total, -first, conceded[player] - scored[player]

    return sorted(lots, key=lambda player: (key(player), lots.index(player)))


def test_a_season_of_33_with_a_departure_before_and_one_during_a_round() -> None:
    rng = random.Random(33)
    play = Play(rounds=6, scenarios=SIX)
    play.register(33)
    play.close()
    play.now = START
    left: list[int] = []
    for number in range(1, 7):
        if number == 4:  # before the pairing
            left.append(standings(play.t)[2].player)
            play.add(f.Dropped(player=left[0]), by=left[0])
            play.lead(f.Annulled(player=left[0], why="abandoned"))
        if number in {2, 3, 5}:
            player = play.t.lots[number]
            play.lead(f.Penalized(player=player, name={2: "ruler", 3: "manual", 5: "camp"}[number]))
        before = slow_page(play.journal) if number > 1 else list(play.t.lots)
        active = [player for player in before if player not in left]
        assert draft.order(play.t, number) == active
        play.pair()
        play.lead(f.TimeGiven(round=number, minutes=5))
        if number == 5:  # during the round
            left.append(play.table(3).a)
            play.add(f.Dropped(player=left[1]), by=left[1])
        for table in list(play.round.tables.values()):
            if not table.results:
                made = worth(play.round.scenario, rng.randint(0, 90) * 10, rng.randint(0, 90) * 10)
                play.report(table.number, table.b, made)
                play.confirm(table.number, table.a)
        play.lead(f.RoundClosed(round=number))
        assert [row.player for row in play.round.standings] == slow_page(play.journal)
        play.later(180)
    play.lead(f.Annulled(player=left[1], why="abandoned"))
    play.lead(f.Finished())
    assert [row.player for row in play.t.final] == slow_page(play.journal)
    assert [row.player for row in play.t.final if row.annulled] == [p for p in slow_page(play.journal) if p in left]
    assert all(row.total == 0 for row in play.t.final if row.annulled)
    assert max(Counter(meet for player in meetings(play.t).values() for meet in player.values())) == 1  # no rematch
    assert max(walkovers(play.t).values()) == 1
    assert [len(round_.byes) for round_ in play.t.rounds] == [1, 1, 1, 0, 0, 1]
    assert verify(play.journal, play.seed).holds
    assert fold(play.journal) == play.t


# --- properties ---


@pytest.mark.parametrize("seed", stress.spread([*range(60)], of=10))
def test_rounds_are_right_after_any_events(seed: int) -> None:
    play = at_random(random.Random(seed))
    t = play.t
    for round_ in t.rounds:
        seated = [player for table in round_.tables.values() for player in table.players]
        assert len({*seated, *round_.byes}) == len(seated) + len(round_.byes) == len(round_.order)
        assert len(round_.byes) == len(round_.order) % 2
    for number, fact in enumerate(play.journal):
        if not isinstance(fact, f.RoundPaired):
            continue
        before = fold(play.journal[:number])
        order = draft.order(before, fact.round)
        if fact.round > 1 and len(order) <= 8:  # the definition: all rounds there are
            best = brute_force(order, meetings(before), walkovers(before))
            assert best.tables == tuple((seat.a, seat.b) for seat in fact.tables)
            assert (best.bye or 0) == fact.bye
    assert fold(play.journal) == t
    assert verify(play.journal, play.seed).holds
    for row, below in pairwise(standings(t)):
        assert (row.annulled, -row.total) <= (below.annulled, -below.total)


@pytest.mark.parametrize("seed", stress.spread([*range(20)], of=10))
def test_the_order_of_the_reports_changes_nothing(seed: int) -> None:
    rng = random.Random(seed)
    plays = [Play(), Play()]
    results: dict[tuple[int, int], tuple[int, int]] = {}
    for play in plays:
        play.register(9)
        play.close()
        for number in (1, 2, 3):
            play.pair()
            tables = [*play.round.tables]
            if play is plays[1]:
                rng.shuffle(tables)
            for table in tables:
                points = results.setdefault((number, table), (10 * rng.randint(0, 90), 10 * rng.randint(0, 90)))
                play.rule(table, *points)
            play.lead(f.RoundClosed(round=number))
    assert standings(plays[0].t) == standings(plays[1].t)
    pairs = [[table.players for table in round_.tables.values()] for round_ in plays[0].t.rounds]
    assert pairs == [
        [table.players for table in sorted(round_.tables.values(), key=lambda x: x.number)]
        for round_ in plays[1].t.rounds
    ]


def test_many_simultaneous_reports_are_each_stored_once() -> None:
    play = Play(rounds=1, scenarios=("breccia",))
    play.register(80)
    play.close()
    play.pair()
    rng = random.Random(1)
    sends = [(table.number, player) for table in play.round.tables.values() for player in table.players]
    rng.shuffle(sends)
    told = 0
    for number, player in sends:
        fact = f.Reported(round=1, table=number, player=player, report=worth("breccia", 100, 50))
        if play.table(number).reports:
            told += refused(play, fact, by=player).reason == "another-report-came"
            play.confirm(number, player)
        else:
            play.add(fact, by=player)
    assert told == 40
    assert play.round.complete
    assert [wait.kind for wait in waits(play.t, START)][-1] == "close"


@pytest.mark.parametrize("players", [100, *((1_000,) if stress.FULL else ())])
def test_a_tournament_of_ten_rounds_is_folded_in_time(players: int) -> None:
    rng = random.Random(players)
    play = _ten_rounds(players)
    with counted() as played:
        for number in range(1, 11):
            play.pair()
            for table in list(play.round.tables.values()):
                fields = _any_report(play.round.scenario, rng)
                play.report(table.number, table.a, fields)
                play.confirm(table.number, table.b)
            play.add(f.RoundClosed(round=number))
        play.lead(f.Finished())
    with counted() as folded:
        assert fold(play.journal).final == play.t.final
    assert played.calls < 1_200 * len(play.journal), "the work for a fact does not grow with their number"
    assert folded.calls < 600 * len(play.journal)
    assert max(meet for player in meetings(play.t).values() for meet in player.values()) == 1


def _ten_rounds(players: int) -> Play:
    play = Play(rounds=10, scenarios=(), clock="week")
    play.register(players)
    play.close()
    return play


def _any_report(scenario: str, rng: random.Random) -> dict[str, Any]:
    if scenario == "saccheggio":
        return {"a": {"role": "attacker", "units_lost": rng.randint(0, 900)}, "b": {"role": "defender"}, "camp": 2}
    if scenario == "imboscata":
        sides = {"a": {"role": "attacker", "units_lost": rng.randint(0, 900)}, "b": {"role": "defender"}}
        return {**sides, "baggage": 2, "out": False}
    return worth(scenario, rng.randint(0, 900), rng.randint(0, 900))


def test_a_player_without_a_role_cannot_post_a_round() -> None:
    play = _ten_rounds(12)
    assert refused(play, draft.paired(play.t, seed=play.seed), by=1).reason == "judges-only"
    assert play.t.organizer == ORGANIZER
