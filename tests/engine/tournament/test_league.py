"""T91 to T99 Leagues: everybody plays everybody twice; what byes, ties, and players who leave come to."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, permutations
from typing import Any

import pytest
from support.tournament.play import ORGANIZER, Play, refused

from engine.tournament import draft, league
from engine.tournament import facts as f
from engine.tournament.record import read, record_of, write
from engine.tournament.settings import LEAST, MOST, Settings
from engine.tournament.standings import standings
from engine.tournament.state import OVER, Tournament
from engine.tournament.verify import verify
from engine.tournament.verify_record import HOLDS, verify_record
from engine.tournament.waits import waits
from engine.tournament.why import why_bye, why_pairing, why_place, why_score

LEAGUE: dict[str, Any] = {
    "tables": "game",
    "pairing": "league",
    "points": "league",
    "clock": "week",
    "rounds": 0,
    "scenarios": (),
    "game": "any",
}


def drawn(players: int, seed: str = "pomegranate", **changes: Any) -> Play:
    """Return a league whose draw is made."""
    play = Play(seed, **{**LEAGUE, **changes})
    play.register(players)
    play.close()
    return play


def end(play: Play, table: int, won: int) -> None:
    """Let the bot's game of a table end with a winner; 0 for a draw."""
    number, game = play.round.number, f"g{play.round.number}-{table}"
    play.add(f.GameBegun(round=number, table=table, game=game))
    play.add(f.GameEnded(round=number, table=table, game=game, won=won))


def play_round(play: Play, stronger: Mapping[int, int] | None = None) -> None:
    """Pair a round, let the player with the lower number win (or the one who is stronger), and close it."""
    play.pair()
    order = stronger or {}
    for table in [*play.round.tables.values()]:
        end(play, table.number, min(table.players, key=lambda each: order.get(each, each)))
    play.add(f.RoundClosed(round=play.round.number))


def play_all(play: Play) -> None:
    """Play all rounds that are left, and end the league."""
    while len(play.t.rounds) < draft.rounds_in_all(play.t):
        play_round(play)
    play.lead(f.Finished())
    play.lead(f.SeedTold(seed=play.seed))


def verified(play: Play) -> None:
    """Compute a finished league again from its file."""
    assert verify_record(read(write(record_of(play.journal)))).verdict == HOLDS


# --- the schedule, checked slowly and without its arithmetic ---


def faults(rounds: list[tuple[list[tuple[int, int]], int | None]], players: list[int]) -> Iterator[str]:
    """Yield everything that is wrong with a league: its rounds are lists of (first side, second side), and the bye."""
    games = Counter(pair for tables, _ in rounds for pair in tables)
    for pair in permutations(players, 2):
        if games[pair] != 1:
            yield f"{pair} play {games[pair]} games with these sides"
    if sum(games.values()) != len([*permutations(players, 2)]):
        yield "somebody plays who is not in the league"
    for number, (tables, bye) in enumerate(rounds, 1):
        there = sorted([player for pair in tables for player in pair] + ([] if bye is None else [bye]))
        if there != sorted(players):
            yield f"in round {number} not everybody has one place: {there}"
    byes = Counter(bye for _, bye in rounds if bye is not None)
    if {byes[player] for player in players} not in ({0}, {2}):
        yield f"byes are not equal: {byes}"
    half = len(rounds) // 2
    first = Counter(frozenset(pair) for tables, _ in rounds[:half] for pair in tables)
    if set(first.values()) != {1} or len(first) != len([*combinations(players, 2)]):
        yield "not everybody meets everybody in the first half"
    for player in players:
        sides = [pair.index(player) for tables, _ in rounds for pair in tables if player in pair]
        if any(len({*sides[at : at + 3]}) == 1 for at in range(len(sides) - 2)):
            yield f"{player} has the same side three times running"


@pytest.mark.parametrize("players", range(LEAST, MOST + 3))
def test_t93_every_pair_meets_twice_with_sides_changed(players: int) -> None:
    names = [*range(101, 101 + players)]
    rounds = [([*each.tables], each.bye) for each in league.schedule(names)]
    assert [*faults(rounds, names)] == []
    assert len(rounds) == league.rounds_for(players) == 2 * (players if players % 2 else players - 1)


def test_the_slow_check_finds_what_is_wrong() -> None:
    good = [([*each.tables], each.bye) for each in league.schedule([1, 2, 3, 4])]
    swapped = [([(b, a) for a, b in good[0][0]], None), *good[1:]]
    assert any("games with these sides" in each for each in faults(swapped, [1, 2, 3, 4]))
    twice = [good[0], good[0], *good[2:]]
    assert any("in the first half" in each for each in faults(twice, [1, 2, 3, 4]))
    assert any("one place" in each for each in faults([([(1, 2), (1, 4)], None), *good[1:]], [1, 2, 3, 4]))


def test_t93_the_tables_are_those_of_the_handbook() -> None:
    """The Berger tables for six players, as printed in the handbook of the FIDE; the last two rounds change places."""
    printed = ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]
    half = league.schedule([*range(1, 7)])[:5]
    found = [{f"{a}-{b}" for a, b in each.tables} for each in half]
    assert found == [set(printed[number].split()) for number in (0, 1, 2, 4, 3)]


@pytest.mark.parametrize(
    "players", [3, 4, 5, 6, *(pytest.param(number, marks=pytest.mark.stress) for number in range(7, MOST + 1))]
)
def test_t93_a_posted_league_is_the_schedule_and_its_file_is_valid(players: int) -> None:
    play = drawn(players)
    play_all(play)
    rounds = []
    for round_ in play.t.rounds:
        seats = [(table.first, table.other(table.first)) for table in round_.tables.values()]
        rounds.append((seats, round_.byes[0] if round_.byes else None))
    assert [*faults(rounds, [*range(1, players + 1)])] == []
    verified(play)
    assert record_of(play.journal).format == 3
    assert [row.player for row in play.t.final] == [*range(1, players + 1)]


def test_t93_another_pairing_or_side_is_refused_without_the_seed() -> None:
    play = drawn(4)
    right = draft.paired(play.t)
    (one, other) = right.tables
    turned = f.Pairing(one.a, one.b, one.b if one.first == one.a else one.a)
    assert refused(play, f.RoundPaired(round=1, tables=(turned, other))).reason == "not-the-sides"
    crossed = f.RoundPaired(round=1, tables=(f.Pairing(one.a, other.a, one.a), f.Pairing(one.b, other.b, one.b)))
    assert refused(play, crossed).reason == "not-the-right-round"
    play.pair()
    again = f.PairedAgain(round=1, tables=(1,), instead=(turned,), by_hand=True, reason="x")
    assert refused(play, again).reason == "league-is-fixed"
    taken = [*play.round.tables.values()]
    play.lead(f.RoundTakenBack(round=1, reason="too early"))
    play.pair()
    assert [(each.a, each.b, each.first) for each in play.round.tables.values()] == [
        (each.a, each.b, each.first) for each in taken
    ]


# --- T91, T92 settings ---


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"pairing": "knockout"}, "no-such-pairing"),
        ({"tables": "reported", "points": "victory points"}, "no-league-of-these"),
        ({"clock": "minutes"}, "no-league-of-these"),
        ({"rounds": 4}, "league-rounds"),
        ({"places": 11}, "no-such-league"),
        ({"places": 2}, "no-such-league"),
    ],
)
def test_t91_impossible_leagues_are_refused(changes: dict[str, Any], reason: str) -> None:
    play = Play(**LEAGUE)
    wrong = f.SettingsChanged(settings=Settings(**{**LEAGUE, **changes}))
    assert refused(play, wrong).reason == reason


def test_t91_rounds_follow_from_the_players_and_cannot_be_struck() -> None:
    play = Play(**LEAGUE)
    for players, rounds in ((3, 6), (4, 6), (5, 10)):
        play.register(players - len(play.t.players))
        assert draft.rounds_in_all(play.t) == rounds
    play.close()
    assert not [each for each in waits(play.t, play.now) if each.kind == "rematches-likely"], "they are meant"
    play.pair()
    assert play.t.total_rounds == 10
    assert refused(play, f.RoundsStruck(rounds=5)).reason == "league-is-whole"
    play_league_round(play)
    play.lead(f.Finished(early=True))
    assert play.t.stage == OVER


def play_league_round(play: Play) -> None:
    """End the games of the posted round, and close it."""
    for table in [*play.round.tables.values()]:
        end(play, table.number, table.a)
    play.add(f.RoundClosed(round=play.round.number))


def test_t92_a_league_has_three_to_ten_players() -> None:
    few, full = drawn(2), drawn(11)
    assert refused(few, f.RoundPaired(round=1, tables=(f.Pairing(1, 2, 1),))).reason == "no-such-league"
    assert len(full.t.lots) == 10, "even without a limit of its own, one player waits"
    full.pair()
    full.lead(f.RoundTakenBack(round=1, reason="somebody waits"))
    assert refused(full, f.Admitted(player=11)).facts["most"] == 10
    late = f.Registered(player=12, name="Late", person=12)
    assert refused(full, late).reason == "no-such-league", "nobody is admitted beyond ten"


def test_t96_nobody_joins_a_league_that_has_begun() -> None:
    play = drawn(3)
    play.lead(f.Registered(player=4, name="Late", person=4))
    assert draft.rounds_in_all(play.t) == 6, "until round one they are admitted, with the last draw number"
    play.pair()
    assert {table.other(4) for table in play.round.tables.values() if 4 in table.players} == {play.t.lots[0]}
    assert refused(play, f.Registered(player=5, name="Later", person=5)).reason == "too-late-for-league"


def test_t98_there_is_no_leave_in_a_league() -> None:
    play = drawn(4)
    assert refused(play, f.TookLeave(player=1, rounds=(2,)), by=1).reason == "league-without-leave"


# --- T94, T95 points and ties ---


def test_t94_a_bye_is_worth_nothing_and_everybody_has_two() -> None:
    play = drawn(3)
    play_all(play)
    assert Counter(player for round_ in play.t.rounds for player in round_.byes) == {1: 2, 2: 2, 3: 2}
    assert [(row.player, row.total, row.wins) for row in play.t.final] == [(1, 8, 4), (2, 4, 2), (3, 0, 0)]
    number, bye = next((round_.number, round_.byes[0]) for round_ in play.t.rounds)
    assert (why_score(play.t, number, bye).points, why_score(play.t, number, bye).kind) == (0, "bye")
    assert (why_bye(play.journal, number, bye).rule, why_bye(play.journal, number, bye).kind) == ("T94", "fixed")
    assert why_pairing(play.journal, number, 1).rule == "T93"


def score(play: Play, wins: Mapping[tuple[int, int], int]) -> None:
    """Play a whole league: `wins` has the number of games of two that the first of a pair wins; 0 if it is missing.

    A value of −1 means two draws.
    """
    left = {pair: wins.get(pair, 0) for pair in permutations(range(1, len(play.t.players) + 1), 2)}
    while len(play.t.rounds) < draft.rounds_in_all(play.t):
        play.pair()
        for table in [*play.round.tables.values()]:
            a, b = sorted(table.players)
            if wins.get((a, b)) == -1:
                end(play, table.number, 0)
                continue
            won = a if left[a, b] else b
            left[a, b] -= won == a
            end(play, table.number, won)
        play.add(f.RoundClosed(round=play.round.number))


def test_t95_equal_totals_are_separated_by_the_games_of_the_tied_players() -> None:
    """By hand: 1 and 2 have 8 points each of 12; 2 has beaten 1 twice."""
    play = drawn(4)
    score(play, {(1, 3): 2, (1, 4): 2, (2, 3): 1, (2, 4): 1, (3, 4): 1})
    rows = {row.player: row for row in standings(play.t)}
    assert {player: row.total for player, row in rows.items()} == {1: 8, 2: 8, 3: 4, 4: 4}
    assert (rows[2].direct, rows[1].direct) == (4, 0)
    assert (rows[3].direct, rows[4].direct) == (2, 2)
    assert [row.player for row in standings(play.t)][:2] == [2, 1]
    above = why_place(play.t, 1).above
    assert above is not None
    assert (above.player, above.by, above.own, above.theirs) == (2, "direct", 0, 4)


def test_t95_then_the_points_of_beaten_opponents_count() -> None:
    """By hand: 3 and 4 shared their games. 3 took a game from 2 (8 points): 8 × 2 + 4 × 2 = 24; 4 the same."""
    play = drawn(4)
    score(play, {(1, 2): 1, (1, 3): 1, (1, 4): 2, (2, 3): 2, (2, 4): 1, (3, 4): 1})
    rows = {row.player: row for row in standings(play.t)}
    assert {player: row.total for player, row in rows.items()} == {1: 8, 2: 8, 3: 4, 4: 4}
    assert (rows[1].direct, rows[2].direct, rows[3].direct, rows[4].direct) == (2, 2, 2, 2)
    # 1 has 2 points from 2 (8), 2 from 3 (4), 4 from 4 (4): 16 + 8 + 16; 2: 16 + 16 + 8
    assert (rows[1].sonneborn, rows[2].sonneborn) == (40, 40)
    # 3 has 2 points from 1 (8), 2 from 4 (4); 4 has 2 from 2 (8), 2 from 3 (4)
    assert (rows[3].sonneborn, rows[4].sonneborn) == (24, 24)
    assert (rows[1].place, rows[2].place) == (1, 1), "who is still equal shares a place"
    parts = why_place(play.t, 3).league or ()
    assert {(each.opponent, each.scored, each.against, each.same) for each in parts} == {
        (1, 8, 2, False),
        (2, 8, 0, False),
        (4, 4, 2, True),
    }


def test_t95_then_more_wins_count() -> None:
    """1 and 2 have 4 points each from the same opponents: 1 by wins, 2 by draws."""
    play = drawn(4)
    score(play, {(1, 2): -1, (1, 3): 1, (1, 4): 1, (2, 3): -1, (2, 4): -1, (3, 4): -1})
    rows = standings(play.t)
    assert {row.total for row in rows} == {6}
    assert {row.direct for row in rows} == {6}
    assert {row.sonneborn for row in rows} == {36}
    assert [row.wins for row in rows] == [2, 1, 1, 0]
    assert rows[0].player == 1


# --- T97 who leaves ---


def slow_points(t: Tournament) -> dict[int, int]:
    """Return the points of a league, reading the ruling word by word."""
    members = [*t.rounds[0].order]
    games = 2 * (len(members) - 1)
    done: Counter[int] = Counter()
    for round_ in t.rounds:
        for table in round_.tables.values():
            if table.results and table.results[-1].outcome == "played":
                done.update(table.players)
    out = {each for each in members if t.players[each].left and done[each] < games / 2}
    points = dict.fromkeys(members, 0)
    for round_ in t.rounds:
        for table in round_.tables.values():
            if table.results and not out & {*table.players}:
                for player, got in zip(table.players, table.results[-1].points, strict=True):
                    points[player] += got
        for player, absent in round_.alone.items():
            if absent not in out and player not in out:
                points[player] += 2
    return points


def test_t97_games_of_a_player_who_left_early_do_not_count() -> None:
    play = drawn(5)
    play_round(play)
    gone = play.round.tables[1].a
    before = {row.player: row.total for row in standings(play.t)}
    play.lead(f.Dropped(player=gone))
    rows = {row.player: row for row in standings(play.t)}
    assert rows[gone].annulled
    assert rows[gone].place == 5
    lost = play.round.tables[1].other(gone)
    assert rows[lost].total == 0 <= before[lost]
    assert (why_score(play.t, 1, lost).kind, why_score(play.t, 1, lost).points) == ("struck", 0)
    play_all(play)
    assert not any(gone in table.players for round_ in play.t.rounds[1:] for table in round_.tables.values())
    free = Counter(player for round_ in play.t.rounds for player in round_.alone)
    assert free == {each: 2 - (each == lost) for each in play.t.lots if each != gone}
    assert {row.player: row.total for row in play.t.final} == slow_points(play.t)
    assert all(row.total + row.direct >= 0 for row in play.t.final)
    verified(play)


def test_t97_games_of_a_player_who_left_late_count_and_the_rest_are_walkovers() -> None:
    play = drawn(4)
    for _ in range(3):
        play_round(play)
    play.lead(f.Dropped(player=1))
    rows = {row.player: row for row in standings(play.t)}
    assert (rows[1].total, rows[1].annulled) == (6, False), "three of six games are half of them"
    play_all(play)
    totals = {row.player: row.total for row in play.t.final}
    assert totals == {1: 6, 2: 10, 3: 6, 4: 2} == slow_points(play.t)
    kinds = {why_score(play.t, number, 2).kind for number in range(4, 7)}
    assert kinds == {"played", "alone"}
    assert not any(round_.absent for round_ in play.t.rounds)
    verified(play)


def test_t97_a_game_lost_by_leaving_is_not_a_completed_one() -> None:
    play = drawn(4)
    for _ in range(2):
        play_round(play)
    play.pair()
    play.lead(f.Dropped(player=1))
    assert league.completed(play.t, 1) == 2
    assert 1 in league.struck(play.t)
    play.lead(f.Restored(player=1, reason="a mistake"))
    assert not league.struck(play.t)
    assert standings(play.t)[0].total == 4, "what was played counts again"


def test_t97_a_round_without_a_game_is_closed_and_the_league_ends() -> None:
    play = drawn(3)
    play_round(play)
    play.lead(f.Dropped(player=3))
    play_all(play)
    empty = [round_.number for round_ in play.t.rounds if league.nobody_plays(round_)]
    assert len(empty) in {3, 4}
    assert {row.player: row.total for row in play.t.final} == slow_points(play.t)
    verified(play)
    alone = drawn(3)
    play_round(alone)
    for player in (2, 3):
        alone.lead(f.Dropped(player=player))
    assert refused(alone, draft.paired(alone.t)).reason == "too-few-players"
    alone.lead(f.Finished(early=True))


def test_t97_a_walkover_by_a_judge_counts_as_a_game_of_the_two() -> None:
    play = drawn(3)
    play.pair()
    a, b = play.table().players
    play.lead(f.NoShow(round=1, table=1, players=(a,)))
    play.add(f.RoundClosed(round=1))
    rows = {row.player: row for row in standings(play.t)}
    assert (rows[b].total, rows[b].wins, rows[a].total) == (2, 1, 0)
    assert league.completed(play.t, b) == 0


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(number, marks=pytest.mark.stress) for number in range(2, 20))])
def test_t97_leagues_at_random_follow_the_ruling(seed: int) -> None:
    """Players leave and come back, games are drawn, unplayed, ruled: totals are those of the slow reading."""
    rng = random.Random(seed)
    play = drawn(rng.randint(4, MOST))
    while len(play.t.rounds) < draft.rounds_in_all(play.t):
        player = rng.choice(play.t.lots)
        if play.t.rounds and play.t.players[player].left:
            play.lead(f.Restored(player=player, reason="back"))
        elif play.t.rounds and rng.random() < 0.3 and len(draft.order(play.t, len(play.t.rounds) + 1)) > 2:
            play.lead(f.Dropped(player=player))
        play.pair()
        for table in [*play.round.tables.values()]:
            kind = rng.random()
            if kind < 0.1:
                play.lead(f.NoShow(round=play.round.number, table=table.number, players=(table.a,)))
            elif kind < 0.2:
                play.lead(f.Unplayed(round=play.round.number, table=table.number))
            else:
                end(play, table.number, rng.choice((0, *table.players)))
        play.add(f.RoundClosed(round=play.round.number))
        assert {row.player: row.total for row in standings(play.t) if not row.annulled} == {
            player: points for player, points in slow_points(play.t).items() if player not in league.struck(play.t)
        }
    assert verify(play.journal, play.seed).holds
    play.lead(f.Finished())
    play.lead(f.SeedTold(seed=play.seed))
    verified(play)


def test_t99_only_games_of_two_sides_can_be_rated() -> None:
    play = drawn(4, rated=True)
    play_all(play)
    verified(play)
    assert record_of(play.journal).format == 3, "an older reader would drop the setting, and with it the sum"
    turned = f.SettingsChanged(settings=Settings(**{**LEAGUE, "rated": True}))
    assert refused(Play(**LEAGUE), turned).reason == "rated-is-fixed", "players have registered for it as it was"
    for changes in ({"tables": "duel"}, {"tables": "reported", "points": "victory points"}):
        usual = {**LEAGUE, "pairing": "swiss", "points": "win-draw-loss", "rated": True}
        wrong = f.SettingsChanged(settings=Settings(**{**usual, **changes}))
        assert refused(Play(**LEAGUE), wrong).reason == "cannot-be-rated"


def test_t101_nobody_rules_on_their_own_table_in_a_rated_tournament() -> None:
    play = Play(**{**LEAGUE, "rated": True})
    play.add(f.Registered(player=1, name="The organizer", person=ORGANIZER), by=ORGANIZER)
    for number in (2, 3, 4):
        play.add(f.Registered(player=number, name=f"Player {number}", person=number), by=number)
    play.close()
    play.pair()
    own = next(table.number for table in play.round.tables.values() if 1 in table.players)
    ruling = f.Ruled(round=1, table=own, points=(2, 0))
    assert refused(play, ruling).reason == "own-table-rated"
    play.lead(f.JudgeNamed(person=77))
    assert refused(play, ruling).reason == "own-table", "there is another judge now"
    play.add(ruling, by=77)
    play.lead(f.Ruled(round=1, table=3 - own, points=(2, 0)))


def test_t100_games_that_a_league_does_not_count_are_still_the_players_games() -> None:
    """Ratings follow the games: `tests/bot/tournaments/test_own_games.py` has the rest of the ruling."""
    play = drawn(4, rated=True)
    play_round(play)
    gone = play.round.tables[1].a
    play.lead(f.Dropped(player=gone))
    assert gone in league.struck(play.t)
    assert play.round.tables[1].result is not None
    assert play.round.tables[1].result.how == "replayed"


# --- the crosstable ---


def test_a_crosstable_has_each_game_from_both_views() -> None:
    play = drawn(4)
    for _ in range(3):
        play_round(play)
    play.pair()
    play.lead(f.Dropped(player=1))
    now = play.round.table_of(1)
    assert now is not None
    rest = [table for table in play.round.tables.values() if not table.results]
    play.lead(f.NoShow(round=4, table=rest[0].number, players=(rest[0].a,)))
    play.add(f.RoundClosed(round=4))
    play.pair()
    assert league.between(play.t, rest[0].a, rest[0].b)[1] == "−"
    assert league.between(play.t, rest[0].b, rest[0].a)[1] == "+"
    ((alone, gone),) = play.round.alone.items()
    assert gone == 1
    assert league.between(play.t, alone, 1) == ["0", "+"]
    assert league.between(play.t, 1, alone) == ["2", "−"]
    assert league.between(play.t, 1, now.other(1)) == ["2", "0"]
    last = next(each for each in (2, 3, 4) if each not in {alone, now.other(1)})
    assert league.between(play.t, 1, last) == ["2", "·"], "it is not posted yet"
    play_all_left(play)
    for one, other in combinations(range(1, 5), 2):
        pairs = [*zip(league.between(play.t, one, other), league.between(play.t, other, one), strict=True)]
        assert len(pairs) == 2
        assert all({*pair} <= {"+", "−"} or sum(map(int, pair)) == 2 for pair in pairs)
    total = sum(
        2 if sign == "+" else int(sign)
        for other in (2, 3, 4)
        for sign in league.between(play.t, 1, other)
        if sign != "−"
    )
    assert total == next(row.total for row in standings(play.t) if row.player == 1)


def play_all_left(play: Play) -> None:
    """End the games of the posted round, and play all others."""
    for table in [*play.round.tables.values()]:
        end(play, table.number, min(table.players))
    play.add(f.RoundClosed(round=play.round.number))
    play_all(play)
