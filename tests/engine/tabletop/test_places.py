"""The words that a player can type for a place, and its name on the ruler."""

from __future__ import annotations

from math import cos, radians, sin

import pytest

from engine.tabletop.places import (
    SQUARE,
    Square,
    has_fractions,
    in_whole_millimetres,
    label,
    off,
    read_place,
)
from engine.tabletop.points import Point

AT = Point(600, 400)


@pytest.mark.parametrize(
    ("word", "place"),
    [
        ("430,220", (430, 220)),
        (" 430 ; 220 ", (430, 220)),
        ("a1", (50, 50)),
        ("E7", (450, 650)),
        ("E7.3", (483, 617)),
        ("e7.1", (417, 617)),
        ("E7.5", (450, 650)),
        ("E7.9", (483, 683)),
        ("B12.4", (117, 1150)),
        ("12cm N", (600, 280)),
        ("12cm NNE", (600 + 45, 400 - 110)),
        ("12 cm wnw", (600 - 110, 400 - 45)),
        ("12CM ONO", (600 - 110, 400 - 45)),
        ("3cm SO", (600 - 21, 400 + 21)),
        ("12cm 030", (660, 297)),
        ("12cm 090", (720, 400)),
        ("12cm 180", (600, 520)),
        ("12cm 270", (480, 400)),
        ("12cm 360", (600, 280)),
        ("0cm E", (600, 400)),
    ],
)
def test_a_place_is_read(word: str, place: tuple[int, int]) -> None:
    assert read_place(word, start=AT) == place


@pytest.mark.parametrize(
    "word",
    [
        "",
        "7E",
        "E0",
        "E7.0",
        "E7.10",
        "E7.5.5",
        "4.3,2",
        "-5,3",
        "1e3,4",
        "12cm",
        "12cm 361",
        "12cm XYZ",
        "12.5cm N",
        "12cm 3",
    ],
)
def test_words_that_are_not_places_are_refused(word: str) -> None:
    assert read_place(word, start=AT) is None


@pytest.mark.parametrize(
    ("word", "place"),
    [
        ("430.5,220", (430, 220)),
        ("430,5,220", (430, 220)),
        ("430,220,5", (430, 220)),
        ("430,5 ; 220,25", (430, 220)),
        ("430.125,220", (430, 220)),
        ("12.5cm E", (725, 400)),
        ("12,59 cm O", (475, 400)),
        ("12.5cm XX", None),
        ("12.5cm", None),
        ("1200.5cm E", None),
    ],
)
def test_a_place_in_fractions_is_rounded_to_whole_millimetres(word: str, place: tuple[int, int] | None) -> None:
    assert has_fractions(word)
    assert in_whole_millimetres(word, start=AT) == place


def test_a_distance_without_a_start_is_not_a_place() -> None:
    assert read_place("12cm NNE") is None


def test_bearings_are_those_of_a_compass() -> None:
    for degrees in range(361):
        found = read_place(f"100cm {degrees:03}", start=AT)
        assert found is not None
        assert abs(found.x - AT.x - 1000 * sin(radians(degrees))) <= 0.51
        assert abs(found.y - AT.y + 1000 * cos(radians(degrees))) <= 0.51


def test_winds_are_an_eighth_of_a_half_turn_apart() -> None:
    winds = ["N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW"]
    for number, wind in enumerate(winds):
        found = read_place(f"100cm {wind}", start=AT)
        assert found is not None
        assert abs(found.x - AT.x - 1000 * sin(radians(22.5 * number))) < 1
        assert abs(found.y - AT.y + 1000 * cos(radians(22.5 * number))) < 1


def test_a_step_is_rounded_towards_its_start() -> None:
    assert off(AT, 10, (-383, -924)) == (597, 391)
    assert off(AT, 10, (383, 924)) == (603, 409)


def _square_of(point: Point) -> Square:
    (column, x), (row, y) = divmod(point.x, SQUARE), divmod(point.y, SQUARE)
    return Square(column, row, min(x * 3 // SQUARE, 2) + 3 * min(y * 3 // SQUARE, 2) + 1)


def test_each_point_has_a_square_and_a_ninth_and_they_lead_back() -> None:
    for x in range(0, 300, 7):
        for y in range(0, 300, 7):
            square = _square_of(Point(x, y))
            middle = read_place(label(square, ninth=True))
            assert middle is not None
            assert max(abs(middle.x - x), abs(middle.y - y)) <= 17
            assert _square_of(middle) == square
    assert label(Square(4, 6, 3)) == "E7"
    assert label(Square(4, 6, 3), ninth=True) == "E7.3"
