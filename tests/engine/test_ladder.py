"""Ladders: who is on one and where, who has risen most, who was first everywhere, badges."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from engine.core.ladder import ALL_FIELDS, BOTH_SIDES, Ladder, Season, badges_of, ladder_of, victories
from engine.core.ratings import Gone, RatedGame, Ratings

ANNA, BEN, CARLA, DORA, EMIL = range(1, 6)
FIELDS = ("hill", "ford", "wall")
SEASON = Season(began=100, ends=190, month=160)
OPPONENTS = (BEN, CARLA, DORA, BEN, CARLA)


def played(*games: tuple[Any, Any, float], day: float = 150, field: str = "hill", step: float = 0.5) -> list[RatedGame]:
    """Return games of (first player, second player, first side's score), one after the other."""
    numbers = count()
    return [
        RatedGame(id=f"{day}-{field}-{at}", scenario=field, first=one, second=two, score=score, day=day + step * at)
        for at, (one, two, score) in zip(numbers, games, strict=False)
    ]


def wins(player: int = ANNA, *, others: tuple[int, ...] = OPPONENTS, **more: Any) -> list[RatedGame]:
    return played(*((player, other, 1.0) for other in others), **more)


def ladder(games: list[RatedGame], *, shown: tuple[int, ...] = (ANNA, BEN, CARLA, DORA, EMIL), **more: Any) -> Ladder:
    rated = more.pop("rated", games)
    facts = {"today": 180.0} | more
    return ladder_of(games, Ratings.of(rated, {}), FIELDS, SEASON, shown=shown, **facts)


def test_a_player_is_listed_after_five_games_against_three_opponents_in_the_season() -> None:
    assert [each.player for each in ladder(wins()).places] == [ANNA]
    assert not ladder(wins(others=OPPONENTS[:4])).places
    assert not ladder(wins(others=(BEN, CARLA, BEN, CARLA))).places
    assert not ladder(wins(day=50)).places, "before the season"
    assert not ladder(wins(day=190)).places, "its end is no longer part of it"
    assert not ladder(wins(), shown=(BEN, CARLA)).places


def test_games_that_do_not_count_or_were_annulled_list_nobody() -> None:
    third = wins(others=(BEN, CARLA, DORA, BEN, BEN))
    assert not ladder(third).places, "the third game of the same two does not count"
    annulled = [
        RatedGame(**{name: getattr(each, name) for name in RatedGame.__struct_fields__} | {"annulled": True})
        for each in wins()
    ]
    assert not ladder(annulled).places


def test_games_elsewhere_count_for_the_rating_and_not_for_the_place() -> None:
    here, elsewhere = wins(), wins(BEN, others=(ANNA, DORA, EMIL, DORA, EMIL), day=120)
    one = ladder(here, rated=[*here, *elsewhere])
    assert [each.player for each in one.places] == [ANNA]
    assert one.places[0].rating < ladder(here).places[0].rating, "she lost to Ben elsewhere"
    assert one.places[0].games == 5


def test_the_order_is_by_rating_minus_deviation() -> None:
    steady = [*wins(), *wins(EMIL, others=(BEN, CARLA, DORA, BEN, CARLA, DORA), day=140)]
    one = ladder(steady, today=180.0)
    least = [each.rating - each.deviation for each in one.places]
    assert least == sorted(least, reverse=True)
    assert {ANNA, EMIL} <= {each.player for each in one.places}


def test_opponents_whose_data_are_deleted_count_as_those_not_met_before() -> None:
    def gone(new: bool) -> Gone:
        return Gone(rating=1500, deviation=200, established=False, new=new)

    two = played(
        (ANNA, BEN, 1.0), (ANNA, CARLA, 1.0), (ANNA, BEN, 1.0), (ANNA, gone(True), 1.0), (ANNA, gone(False), 1.0)
    )
    assert [each.player for each in ladder(two).places] == [ANNA], "somebody whom she had met before is one at least"
    assert not ladder(played(*((ANNA, gone(False), 1.0) for _ in range(5)))).places


def test_the_one_who_has_risen_most_in_the_month_has_four_games_in_it() -> None:
    risen = ladder(wins(others=OPPONENTS[:4], day=165)).risen
    assert risen is not None
    assert risen[0] == ANNA
    assert risen[1] > 100
    assert ladder(wins(others=OPPONENTS[:3], day=165)).risen is None
    assert ladder(wins(others=OPPONENTS[:4], day=158.5)).risen is None, "one of them was in the month before"
    losses = played(*((ANNA, other, 0.0) for other in OPPONENTS[:4]), day=165)
    assert ladder(losses).risen is None
    assert ladder(wins(others=OPPONENTS[:4], day=165), shown=(BEN,)).risen is None


def everywhere(player: int, *, day: float) -> list[RatedGame]:
    """Return a victory of a player with each side of each field, against different opponents."""
    others = iter((11, 12, 13, 14, 15, 16))
    games = []
    for at, field in enumerate(FIELDS):
        pairs = ((player, next(others), 1.0), (next(others), player, 0.0))
        games += played(*pairs, day=day + at, field=field)
    return games


def test_the_first_who_has_won_on_both_sides_of_every_field() -> None:
    anna, ben = everywhere(ANNA, day=120), everywhere(BEN, day=110)
    assert ladder([*anna, *ben]).first == BEN
    assert ladder([*anna, *ben], shown=(ANNA,)).first == ANNA, "nobody learns that Ben was earlier"
    assert ladder(anna[:-1]).first is None
    assert ladder(everywhere(ANNA, day=98)).first is None, "a victory before the season"


@pytest.mark.parametrize(
    ("games", "badges"),
    [
        (wins(), ()),
        (played((ANNA, BEN, 1.0), (BEN, ANNA, 0.0)), (BOTH_SIDES,)),
        (played((ANNA, BEN, 1.0), (BEN, ANNA, 0.5)), ()),
        ([each for at, field in enumerate(FIELDS) for each in wins(others=(10 + at,), field=field)], (ALL_FIELDS,)),
        (everywhere(ANNA, day=10), (BOTH_SIDES, ALL_FIELDS)),
        (everywhere(BEN, day=10), ()),
    ],
)
def test_badges_for_victories(games: list[RatedGame], badges: tuple[str, ...]) -> None:
    assert badges_of(victories(games, Ratings.of(games, {})), FIELDS, ANNA) == badges


def test_a_game_of_one_field_has_no_badge_for_all_of_them() -> None:
    games = played((ANNA, BEN, 1.0), (BEN, ANNA, 0.0), field="")
    assert badges_of(victories(games, Ratings.of(games, {})), ("",), ANNA) == (BOTH_SIDES,)
    assert ladder_of(games, Ratings.of(games, {}), ("",), SEASON, today=180, shown=(ANNA,)).first is None
