"""T12 to T18 Pairings compared with their definition over all possible rounds, and properties of whole tournaments."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import combinations

import pytest
from support import stress
from support.tournament.pairings import all_pairings, brute_force

from engine.tournament.lots import first_side, shuffled
from engine.tournament.pairing import Round, pair, pair_first

Met = dict[int, dict[int, int]]


def history(rng: random.Random, players: int, rounds: int) -> tuple[Met, dict[int, int]]:
    met: Met = defaultdict(dict)
    walkovers: Counter[int] = Counter()
    for _ in range(rounds):
        order = rng.sample(range(players), players)
        if players % 2:
            walkovers[order.pop()] += 1
        for one, other in zip(order[::2], order[1::2], strict=True):
            met[one][other] = met[one].get(other, 0) + 1
            met[other][one] = met[other].get(one, 0) + 1
    return met, walkovers


@pytest.mark.parametrize("seed", stress.spread([*range(60)], of=4))
def test_the_pairing_is_the_best_of_all_rounds(seed: int) -> None:
    rng = random.Random(seed)
    forced = 0
    for _ in range(60):
        players = rng.randint(2, 8)
        met, walkovers = history(rng, players, rng.randint(0, 5))
        order = rng.sample(range(players), players)
        found = pair(order, met, walkovers)
        assert found == brute_force(order, met, walkovers)
        forced += any(other in met.get(one, {}) for one, other in found.tables)
    assert forced  # histories that force a rematch are among them


def test_players_next_to_each_other_in_the_standings_meet() -> None:
    assert pair("abcdef", {}).tables == (("a", "b"), ("c", "d"), ("e", "f"))


def test_players_who_have_met_get_the_next_opponent() -> None:
    met = {"a": {"b": 1}, "b": {"a": 1}}
    assert pair("abcd", met).tables == (("a", "c"), ("b", "d"))


def test_a_dead_end_below_moves_the_top() -> None:
    met = {"c": {"d": 1}, "d": {"c": 1}}
    assert pair("abcd", met).tables == (("a", "c"), ("b", "d"))


def test_two_triangles_have_one_rematch() -> None:
    met = {each: {other: 1 for other in group if other != each} for group in ("abc", "def") for each in group}
    met = {one: {other: 1 for other in "abcdef" if other != one and other not in met[one]} for one in met}
    found = pair("abcdef", met)
    again = [table for table in found.tables if table[1] in met[table[0]]]
    assert len(again) == 1


def test_the_last_player_has_the_bye_only_once() -> None:
    assert pair("abc", {}, {}).bye == "c"
    assert pair("abc", {}, {"c": 1}).bye == "b"
    assert pair("abc", {}, {"a": 1, "b": 1, "c": 1}).bye == "c"


def test_giving_the_bye_to_another_player_avoids_a_rematch() -> None:
    met = {"a": {"b": 1}, "b": {"a": 1}}
    assert pair("abc", met, {}) == Round((("a", "c"),), "b")


def test_a_player_twice_in_the_order_is_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        pair("aba", {})


@pytest.mark.parametrize("players", [4, 9, 33, *((101, 64) if stress.FULL else ())])
def test_whole_tournaments_are_paired_without_errors(players: int) -> None:
    rng = random.Random(players)
    met: Met = defaultdict(dict)
    walkovers: Counter[int] = Counter()
    scores = dict.fromkeys(range(players), 0)
    for _ in range(players // 2):
        order = sorted(scores, key=lambda each: (-scores[each], each))
        found = pair(order, met, walkovers)
        seated = [each for table in found.tables for each in table]
        assert sorted([*seated, *([] if found.bye is None else [found.bye])]) == sorted(scores)
        assert all(other not in met[one] for one, other in found.tables)
        if found.bye is not None:
            walkovers[found.bye] += 1
            scores[found.bye] += 300
        for one, other in found.tables:
            met[one][other] = met[other][one] = 1
            scores[one] += rng.randint(0, 400)
            scores[other] += rng.randint(0, 400)
    assert max(walkovers.values(), default=0) <= 1


def test_a_thousand_players() -> None:
    rng = random.Random(1)
    met, walkovers = history(rng, 1_000, 9)
    found = pair(rng.sample(range(1_000), 1_000), met, walkovers)
    assert len(found.tables) == 500
    assert all(other not in met[one] for one, other in found.tables)


# --- round one ---


def test_round_one_follows_the_lots() -> None:
    assert pair_first("abcde") == Round((("a", "b"), ("c", "d")), "e")


@pytest.mark.parametrize("seed", stress.spread([*range(40)], of=3))
def test_players_of_one_town_are_kept_apart(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(60):
        count = rng.choice((2, 4, 6, 8))
        origins = {player: town for player in range(count) if (town := rng.choice(("", "Parma", "Roma", "Roma")))}
        lots = rng.sample(range(count), count)

        def together(tables: Sequence[tuple[int, int]], towns: Mapping[int, str] = origins) -> int:
            return sum(one in towns and towns[one] == towns.get(other) for one, other in tables)

        fewest = min(together(tables) for tables in all_pairings(lots))
        place = {player: number for number, player in enumerate(lots)}
        best = min(
            (tables for tables in all_pairings(lots) if together(tables) == fewest),
            key=lambda tables: tuple((together([seat]), place[seat[1]]) for seat in tables),
        )
        assert pair_first(lots, origins).tables == best


def test_the_next_player_of_another_origin_comes_before_the_same_origin() -> None:
    lots, origins = "123456", {**dict.fromkeys("1234", "Roma"), "5": "Bari", "6": "Como"}
    assert pair_first(lots, origins).tables == (("1", "5"), ("2", "6"), ("3", "4"))
    first = (("1", "2"), ("3", "5"), ("4", "6"))
    assert pair_first(lots, origins, edition=1).tables == first, "what was posted by the first edition stays right"


# --- lots ---


def test_lots_are_fair_and_can_be_repeated() -> None:
    assert shuffled("pomegranate", "lots", "abcdef") == shuffled("pomegranate", "lots", "abcdef")
    assert shuffled("pomegranate", "lots", "abcdef") != shuffled("pomegranate", "scenarios", "abcdef")
    count = 3_000
    firsts = Counter(tuple(shuffled(f"seed {number}", "lots", "abcdef"))[:2] for number in range(count))
    expected = count / 30
    chi_square = sum((firsts[pair_] - expected) ** 2 / expected for pair_ in combinations("abcdef", 2))
    assert chi_square < 37.7  # 15 of the 30 ordered pairs: one seed in a thousand is above it
    assert {first_side("pomegranate", 1, table) for table in range(1, 30)} == {1, 2}
