"""Ratings: the worked example, the rules of what counts, and simulated players whose strength is known."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

import msgspec
import pytest
from support import stress

import engine.games
import render.games
from engine.core.ratings import Estimate, Gone, RatedGame, Ratings, without
from render.language import speaking

DOCS = Path(__file__).parent.parent.parent / "docs"
EDGES = {"east": -48.0, "west": 13.0, "north": 23.0}
"""The advantages of the first side that the bot assumes at the beginning."""
FIELD, LEVEL = "field", {"field": 0.0}
"""A scenario of equal sides."""


def played(
    number: int, first: int | Gone, second: int | Gone, score: float, day: float, field: str = FIELD
) -> RatedGame:
    return RatedGame(id=f"g{number:05}", scenario=field, first=first, second=second, score=score, day=day)


def established(*people: int) -> list[RatedGame]:
    """Return games after which people are established: each wins and loses against the same strangers in turn."""
    return [
        played(1000 * person + each, person, 900 + 10 * person + each, float(each % 2), 0.01 * each)
        for person in people
        for each in range(6)
    ]


# --- the mathematics ---


def test_the_worked_example() -> None:
    ratings = Ratings({"agordat": -47.5})
    assert ratings.expected(1, 2, "agordat", day=0) == pytest.approx(0.4498, abs=0.00005)
    game = played(1, 1, 2, 1.0, 0, "agordat")
    for person in (1, 2):  # nobody is a newcomer beside the other, so that the side learns too
        known = Gone(rating=1500, deviation=200, established=True, new=True)
        game = msgspec.structs.replace(game, **{("first", "second")[person - 1]: known})
    move = ratings.add(game)
    assert move is not None
    after = [(each.value, each.deviation) for _, each in (move.first, move.second, move.side)]
    assert after == [
        pytest.approx((1587.07, 180.53), abs=0.005),
        pytest.approx((1412.93, 180.53), abs=0.005),
        pytest.approx((-39.14, 59.52), abs=0.005),
    ]


def test_two_new_players_move_as_in_the_worked_example_and_leave_the_side_as_it_is() -> None:
    ratings = Ratings.of([played(1, 1, 2, 1.0, 0, "agordat")], {"agordat": -47.5})
    assert ratings.standing(1).rating == pytest.approx(1587.07, abs=0.005)
    assert ratings.standing(2).on(0).deviation == pytest.approx(180.53, abs=0.005)
    assert ratings.side("agordat") == Estimate(-47.5, 3600.0)


def test_a_draw_of_equals_on_an_equal_field_moves_nobody() -> None:
    ratings = Ratings.of([played(1, 1, 2, 0.5, 0)], LEVEL)
    assert (ratings.standing(1).rating, ratings.standing(2).rating) == (1500, 1500)
    assert ratings.standing(1).on(0).deviation < 200


def test_time_away_makes_a_rating_less_certain_up_to_that_of_a_new_player() -> None:
    ratings = Ratings(LEVEL)
    ratings.players[1] = msgspec.structs.replace(ratings.standing(1), variance=75.0**2, games=20)
    half, year, century = (ratings.standing(1).on(day).deviation for day in (182.5, 365, 36500))
    assert (half, year, century) == (pytest.approx(105, abs=1), pytest.approx(129, abs=1), 200)
    assert ratings.standing(2).on(365).deviation == 200, "the deviation of a new player does not grow"


def test_deviations_have_a_floor() -> None:
    games = [*established(1, 2)]
    games += [played(each, 1, 2, float(each % 2), 1 + 31.0 * each) for each in range(3000)]
    ratings = Ratings.of(games, LEVEL)
    assert min(move.side[1].deviation for move in ratings.moves.values()) == pytest.approx(15)
    crowd = [played(each, 1, 100 + each // 2, float(each % 2), 1 + each / 100) for each in range(4000)]
    assert Ratings.of(crowd, LEVEL).standing(1).on(41).deviation == pytest.approx(45, abs=0.1)


# --- what counts ---


def test_the_third_game_of_a_pair_within_thirty_days_does_not_count() -> None:
    games = [played(1, 1, 2, 1.0, 0), played(2, 2, 1, 0.0, 10), played(3, 1, 2, 1.0, 29.9), played(4, 1, 2, 1.0, 30)]
    ratings = Ratings.of(games, LEVEL)
    assert list(ratings.moves) == ["g00001", "g00002", "g00004"]
    assert not ratings.counts(2, 1, day=30.5)
    assert ratings.counts(1, 3, day=30.5)
    assert ratings.standing(1).games == 3


def test_an_annulled_game_makes_room_for_another_of_the_pair() -> None:
    games = [played(1, 1, 2, 1.0, 0), played(2, 1, 2, 1.0, 1), played(3, 1, 2, 1.0, 2)]
    games[0] = msgspec.structs.replace(games[0], annulled=True)
    assert list(Ratings.of(games, LEVEL).moves) == ["g00002", "g00003"]


@pytest.mark.parametrize("score", [0.0, 1.0])
def test_a_newcomer_moves_an_established_player_by_a_quarter(score: float) -> None:
    known = Gone(rating=1500, deviation=200, established=True, new=True)
    full, damped = Ratings(LEVEL), Ratings(LEVEL)
    base = established(1)
    for game in base:
        full.add(game)
        damped.add(game)
    of_equal, of_new = full.add(played(1, 1, known, score, 1)), damped.add(played(1, 1, 2, score, 1))
    assert of_equal is not None
    assert of_new is not None
    (before, equal), (_, new) = of_equal.first, of_new.first
    assert 0.24 < (new.value - before.value) / (equal.value - before.value) < 0.3
    assert before.deviation > new.deviation > equal.deviation
    assert of_new.second[1].value == of_equal.second[1].value, "the newcomer moves as ever"


def test_the_figures_of_throwaway_accounts() -> None:
    """Beating new accounts pays little: ten of them twice each, and one of them twenty times."""
    base, before = established(1), Ratings.of(established(1), LEVEL).standing(1).rating
    one = [*base, *(played(each, 1, 2, 1.0, 1 + each / 100) for each in range(20))]
    ten = [*base, *(played(each, 1, 10 + each // 2, 1.0, 1 + each / 100) for each in range(20))]
    gains = [Ratings.of(games, LEVEL).standing(1).rating - before for games in (one, ten)]
    assert gains[0] < 25
    assert gains[1] < 150, "this one has just begun, so that its deviation is still large"


# --- a fold ---


def some_games(seed: int, *, people: int = 9, number: int = 120) -> list[RatedGame]:
    random = Random(seed)
    games, day = [], 0.0
    for each in range(number):
        day += random.choice((0.0, 0.2, 1.0, 9.0))
        a, b = random.sample(range(1, people + 1), 2)
        games.append(played(each, a, b, random.choice((0.0, 1.0, 1.0, 0.5)), day, random.choice(list(EDGES))))
    return games


SEEDS = range(stress.count("SIEGEMASTER_RATINGS", 12, 300))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_fold_is_the_same_step_by_step_and_in_any_order_of_arrival(seed: int) -> None:
    games = some_games(seed)
    whole, steps = Ratings.of(games, EDGES), Ratings(EDGES)
    for game in games:
        steps.add(game)
    shuffled = Random(seed).sample(games, len(games))
    again = Ratings.of(shuffled, EDGES)
    for other in (steps, again):
        assert (other.players, other.sides, other.moves) == (whole.players, whole.sides, whole.moves)


def test_the_order_of_ends_matters() -> None:
    first, second = played(1, 1, 2, 1.0, 0), played(2, 2, 3, 1.0, 1)
    turned = [msgspec.structs.replace(first, day=1.0), msgspec.structs.replace(second, day=0.0)]
    assert Ratings.of([first, second], LEVEL).players[2].rating != Ratings.of(turned, LEVEL).players[2].rating


@pytest.mark.parametrize("seed", SEEDS)
def test_the_order_of_annulments_does_not_matter_and_annulled_games_leave_no_trace(seed: int) -> None:
    games, random = some_games(seed), Random(seed)
    annulled = random.sample(range(len(games)), 15)
    clean = Ratings.of([game for place, game in enumerate(games) if place not in annulled], EDGES)
    for order in (annulled, annulled[::-1]):
        now = list(games)
        for place in order:
            now[place] = msgspec.structs.replace(now[place], annulled=True)
            Ratings.of(now, EDGES)
        refolded = Ratings.of(now, EDGES)
        assert (refolded.players, refolded.sides, refolded.moves) == (clean.players, clean.sides, clean.moves)


@pytest.mark.parametrize("seed", SEEDS)
def test_deleting_players_leaves_all_others_exactly_as_they_were(seed: int) -> None:
    games = some_games(seed)
    before = Ratings.of(games, EDGES)
    left = games
    for gone in (3, 7, 1):
        left = list(without(left, gone, EDGES))
    after = Ratings.of(left, EDGES)
    assert not any(person in {game.first, game.second} for game in left for person in (3, 7, 1))
    assert after.players.keys() == before.players.keys() - {3, 7, 1}
    for person, standing in after.players.items():
        was = before.players[person]
        assert standing.rating == pytest.approx(was.rating, abs=1e-6)
        assert standing.variance == pytest.approx(was.variance, abs=1e-6)
        assert (standing.games, standing.different_opponents) == (was.games, was.different_opponents)
    assert {name: side.value for name, side in after.sides.items()} == {
        name: pytest.approx(side.value, abs=1e-6) for name, side in before.sides.items()
    }


# --- simulated players ---


class Club(NamedTuple):
    """A simulated club at its end: true strengths and ratings, and the later predictions with their results."""

    strengths: Sequence[float]
    ratings: Sequence[float]
    predictions: Sequence[tuple[float, float]]
    sides: Sequence[tuple[float, float]]
    """The true advantage and the learned one of each scenario."""


Seating = Callable[[Random], tuple[int, int, str]]


def club(seed: int, *, people: int, games: int, spread: float = 170.0, seating: Seating | None = None) -> Club:
    """Simulate a club in which each player plays so many games; the sides differ from what the bot assumes."""
    random = Random(seed)
    strengths = [random.gauss(0, spread) for _ in range(people)]
    truth = {name: edge + random.gauss(0, 40) for name, edge in EDGES.items()}
    ratings, predictions, total = Ratings(EDGES), [], people * games // 2
    for number in range(total):
        a, b, field = seating(random) if seating else (*random.sample(range(people), 2), random.choice(list(EDGES)))
        day = number * 16 / people
        chance = 1 / (1 + 10 ** (-(strengths[a] + truth[field] - strengths[b]) / 400))
        score = float(random.random() < chance)
        if 3 * number >= total:
            predictions.append((ratings.expected(a, b, field, day=day), score))
        ratings.add(played(number, a, b, score, day, field))
    final = [ratings.standing(each).rating for each in range(people)]
    return Club(strengths, final, predictions, [(truth[each], ratings.side(each).value) for each in EDGES])


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    def ranks(values: Sequence[float]) -> list[int]:
        return [sorted(values).index(each) for each in values]

    pairs = list(zip(ranks(one), ranks(other), strict=True))
    n = len(pairs)
    return 1 - 6 * sum((a - b) ** 2 for a, b in pairs) / (n * (n * n - 1))


def slope(predictions: Sequence[tuple[float, float]]) -> float:
    """Return how much steeper results are than predictions: 1 if they agree, less if predictions are too bold."""
    odds = [(math.log(chance / (1 - chance)), score) for chance, score in predictions]
    found = 1.0
    for _ in range(30):
        likely = [(x, score, 1 / (1 + math.exp(-found * x))) for x, score in odds]
        found += sum(x * (score - p) for x, score, p in likely) / sum(x * x * p * (1 - p) for x, score, p in likely)
    return found


def test_simulated_players_are_in_order_within_thirty_games_and_predictions_hold() -> None:
    clubs = [club(seed, people=12, games=30) for seed in range(stress.count("SIEGEMASTER_CLUBS", 60, 1500))]
    assert fmean(rank_correlation(each.strengths, each.ratings) for each in clubs) >= 0.8
    assert 0.8 <= slope([pair for each in clubs for pair in each.predictions]) <= 1.2


def favoured(random: Random) -> tuple[int, int, str]:
    """Pair players so that half of them play the better side of one scenario in four of five games."""
    a, b = random.randrange(6), 6 + random.randrange(6)
    return (a, b, "east") if random.random() < 0.8 else (b, a, "east")


def test_who_always_plays_the_better_side_is_not_rated_too_high() -> None:
    errors = []
    for seed in range(stress.count("SIEGEMASTER_CLUBS", 120, 1500)):
        found = club(seed, people=12, games=30, seating=favoured)
        wrong = [rating - strength for rating, strength in zip(found.ratings, found.strengths, strict=True)]
        errors.append(fmean(wrong[6:]) - fmean(wrong[:6]))
    assert abs(fmean(errors)) < 10


def test_the_advantage_of_a_side_is_learned() -> None:
    clubs = [club(seed, people=30, games=80) for seed in range(stress.count("SIEGEMASTER_CLUBS", 8, 100))]
    errors = [learned - truth for each in clubs for truth, learned in each.sides]
    assert abs(fmean(errors)) < 10
    spread = math.sqrt(fmean(error**2 for error in errors))
    assert spread < 25, "the bot assumes what is wrong by 40, and has seen 400 games of each field"


# --- the games ---


TWO_SIDED = [name for name in engine.games.names() if len(engine.games.find(name).sides) > 1]


@pytest.mark.parametrize("name", TWO_SIDED)
def test_each_scenario_begins_with_the_advantage_of_its_simulated_games(name: str) -> None:
    rules = engine.games.find(name)
    page = (DOCS / f"simulation-{name}.md").read_text().partition("## Autopilot against autopilot")[2]
    shares = [float(each) / 100 for each in re.findall(r"^\| [^|]* \| ([\d.]+) % \|", page, re.MULTILINE)]
    assert tuple(rules.edges) == rules.scenarios
    for edge, share in zip(rules.edges.values(), shares[: len(rules.edges)], strict=True):
        assert 400 * math.log10(share / (1 - share)) == pytest.approx(edge, abs=15)


@pytest.mark.parametrize("name", TWO_SIDED)
def test_the_lead_of_the_hard_autopilot_is_that_of_its_games(name: str) -> None:
    rules = engine.games.find(name)
    with speaking("en"):
        title = render.games.find(name).title()
    page = (DOCS / "strong-steward.md").read_text().partition(f"## {title}\n")[2]
    games, won = map(int, re.search(r"^\| \*\*hard\*\* \| (\d+) \| \d+ → (\d+) \|", page, re.MULTILINE).groups())  # type: ignore[union-attr]
    assert 400 * math.log10(won / (games - won)) == pytest.approx(rules.hard_lead, abs=1)
