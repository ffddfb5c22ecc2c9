"""Forecasts compared with outcomes: the parts of the score are computed again with fractions."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from engine.core.chances.reliability import Forecast, came, curve, equivalent, forecast_chance, mean, parts, slope


def drawn(number: int, *, bend: float = 1.0, seed: int = 1) -> list[Forecast]:
    """Draw forecasts of tenths; outcomes are drawn from the chance, or from the chance changed by `bend`."""
    dice = random.Random(seed)
    stated = [dice.randint(0, 10) / 10 for _ in range(number)]
    return [Forecast(each, dice.random() < 0.5 + (each - 0.5) * bend) for each in stated]


def test_the_score_is_the_mean_square_and_the_sum_of_its_parts() -> None:
    forecasts = drawn(400)
    exact = sum((Fraction(round(each.chance * 10), 10) - each.came) ** 2 for each in forecasts) / len(forecasts)
    found = parts(forecasts, bins=11)  # each tenth has a bin of its own, and nothing differs within one
    assert found.score == pytest.approx(float(exact))
    assert found.score == pytest.approx(found.reliability - found.resolution + found.uncertainty)


def test_exact_forecasts_are_reliable_and_exaggerated_ones_are_not() -> None:
    true, bold = parts(drawn(4000)), parts(drawn(4000, bend=0.4))
    assert true.reliability < 0.002 < 0.02 < bold.reliability
    assert true.skill > 0.3
    assert bold.skill < 0
    steep, error = slope(drawn(4000))
    assert abs(steep - 1) < 2 * error
    steep, error = slope(drawn(4000, bend=0.4))
    assert abs(steep - 0.4) < 2 * error


def test_a_forecast_of_weight_three_is_three_forecasts() -> None:
    plain = drawn(300, seed=4)
    heavy = [each._replace(weight=float(1 + place % 3)) for place, each in enumerate(plain)]
    repeated = [each for place, each in enumerate(plain) for _ in range(1 + place % 3)]
    assert parts(heavy) == pytest.approx(parts(repeated))
    assert slope(heavy)[0] == pytest.approx(slope(repeated)[0])
    assert slope(heavy)[1] > slope(repeated)[1], "three that are right or wrong together tell less than three"
    assert equivalent(heavy) < 300 == equivalent(plain)
    assert [each.mean for each in curve(heavy)] == pytest.approx([each.mean for each in curve(repeated)])


def test_a_moment_drawn_from_a_game_is_weighted_by_its_length() -> None:
    """A game lost early has few moments to draw from: without weights, exact chances would seem too high."""
    dice, plain, weighed = random.Random(2), list[Forecast](), list[Forecast]()
    for _ in range(3000):
        coins = [1]  # at 0 one is ruined, at 4 home: the chance of that is a fourth of the coins
        while 0 < coins[-1] < 4:
            coins.append(coins[-1] + dice.choice((-1, 1)))
        moments = coins[:-1]
        found = Forecast(dice.choice(moments) / 4, coins[-1] == 4)
        plain.append(found)
        weighed.append(found._replace(weight=len(moments)))
    apart = [mean(each, forecast_chance) - mean(each, came) for each in (plain, weighed)]
    assert apart[0] > 0.05
    assert abs(apart[1]) < 0.02


def test_certain_forecasts_have_bins_at_both_ends() -> None:
    found = curve([Forecast(1.0, True), Forecast(1.0, True), Forecast(0.0, False)])
    assert [(each.mean, each.number, each.came.value) for each in found] == [(0.0, 1, 0.0), (1.0, 2, 1.0)]
    assert parts([Forecast(1.0, True), Forecast(0.0, False)]).skill == 1


def test_a_certain_event_leaves_no_room_for_skill() -> None:
    assert parts([Forecast(0.9, True)] * 5).skill == 0
    with pytest.raises(ZeroDivisionError):
        parts([])
    with pytest.raises(ZeroDivisionError):
        slope([Forecast(0.5, True)] * 5)
