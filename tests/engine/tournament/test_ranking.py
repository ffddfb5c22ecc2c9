"""T43, T49, T57 to T62 Standings: by hand, and compared with a slow implementation of the rulings."""

from __future__ import annotations

import random

import pytest

from engine.tournament.ranking import Game, Row, opponents_of, order_of, standing, tables, walkover

AB = (*tables("a", "b", (200, 120)), *tables("c", "d", (150, 150)))
SECOND = (*tables("a", "c", (90, 110)), *tables("b", "d", (300, 10)))


def row(rows: list[Row[str]], player: str) -> Row[str]:
    return next(each for each in rows if each.player == player)


def test_totals_and_tie_breaks() -> None:
    rows = standing("abcd", (*AB, *SECOND))
    assert [each.player for each in rows] == ["b", "a", "c", "d"]
    a = row(rows, "a")
    # T58 b scored 420, of which 120 against a; c scored 260, of which 110 against a.
    assert (a.total, a.opponents, a.difference) == (290, 300 + 150, 60)
    assert [account.brought for account in opponents_of("a", (*AB, *SECOND))] == [300, 150]


def test_t58_an_opponent_met_twice_counts_once() -> None:
    games = (*tables("a", "b", (100, 50)), *tables("a", "b", (10, 70)), *tables("b", "c", (40, 0)))
    assert row(standing("abc", games), "a").opponents == 50 + 70 + 40 - 120


def test_t61_a_walkover_has_no_opponent_but_its_points_count() -> None:
    games = (*tables("a", "b", (100, 50)), walkover("b", 300))
    rows = standing("ab", games)
    assert row(rows, "b").total == 350
    assert row(rows, "b").opponents == 0
    assert row(rows, "b").difference == 250
    assert row(rows, "a").opponents == 300


def test_t43_penalties_may_lead_below_zero_and_are_in_no_tie_break() -> None:
    rows = standing("abcd", AB, penalties={"b": 200})
    assert row(rows, "b").total == -80
    assert row(rows, "a").opponents == 0  # what b scored against others
    assert row(rows, "b").difference == -80


def test_t49_an_annulled_player_comes_last_without_harm_to_others() -> None:
    games = (*AB, *SECOND)
    rows = standing("abcd", games, annulled={"b"}, penalties={"d": 1_000})
    assert [each.player for each in rows][-1] == "b"
    assert row(rows, "b").total == 0
    assert row(rows, "a").opponents == row(standing("abcd", games), "a").opponents


def test_t60_equal_players_share_a_place_in_the_order_of_their_lots() -> None:
    rows = standing("cab", ())
    assert [(each.place, each.player) for each in rows] == [(1, "c"), (1, "a"), (1, "b")]
    assert [each.place for each in standing("abcd", (walkover("d", 1), walkover("a", 2)))] == [1, 2, 3, 3]


def test_t15_the_order_leaves_out_players_who_do_not_play_on() -> None:
    assert order_of(standing("abcd", AB), absent={"c"}) == ["a", "d", "b"]


@pytest.mark.parametrize("seed", range(20))
def test_the_standings_match_the_rulings(seed: int) -> None:
    rng = random.Random(seed)
    players = list(range(rng.randint(2, 9)))
    games: list[Game[int]] = []
    for _ in range(rng.randint(0, 4)):
        order = rng.sample(players, len(players))
        if len(order) % 2:
            games.append(walkover(order.pop(), 300))
        for one, other in zip(order[::2], order[1::2], strict=True):
            games += tables(one, other, (rng.choice((0, 100, 150)), rng.choice((0, 100, 150))))
    off = {player: rng.choice((0, 0, 20, 100)) for player in players}
    gone = {player for player in players if rng.random() < 0.2}
    found = standing(players, games, penalties=off, annulled=gone)

    def slow(player: int) -> tuple[bool, int, int, int]:
        own = [game for game in games if game.player == player]
        total = 0 if player in gone else sum(game.scored for game in own) - off[player]
        opponents = {game.opponent for game in own if game.opponent is not None}
        first = sum(game.scored for game in games if game.player in opponents and game.opponent != player)
        return player in gone, -total, -first, -sum(game.scored - game.conceded for game in own)

    assert [each.player for each in found] == sorted(players, key=lambda each: (slow(each), players.index(each)))
    for number, each in enumerate(found):
        assert each.place == 1 + sum(slow(other.player) < slow(each.player) for other in found)
        assert number + 1 >= each.place
