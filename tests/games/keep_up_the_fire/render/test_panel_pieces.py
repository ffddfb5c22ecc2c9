"""Head, table and road are kept in pieces: together they are the same picture as the whole."""

from __future__ import annotations

from itertools import product

import pytest
from PIL import Image, ImageChops
from support import stress

from render.catalogue import languages
from render.games.keep_up_the_fire.map import road, side_panels
from render.games.keep_up_the_fire.map.counters import FLAGS
from render.games.keep_up_the_fire.map.picture_facts import Column, Strength
from render.games.keep_up_the_fire.map.picture_titles import Titles
from render.games.keep_up_the_fire.theme import PAPER
from render.language import speaking, spoken

STATIONS = len(spoken("en", lambda: Titles().stations))
COLUMNS = [
    Column(0, None, False, 0, 0),
    Column(1, 5, False, 3, 5),
    Column(STATIONS // 2, 8, True, 1, 2),
    Column(STATIONS - 2, 6, False, 2, 4),
    Column(STATIONS - 1, 4, True, 2, 4),
]


@pytest.mark.parametrize(("column", "language"), stress.spread([*product(COLUMNS, languages())], of=4))
def test_the_road(column: Column, language: str) -> None:
    with speaking(language):
        titles = Titles()
        stations, words = titles.stations, titles.road
    whole = road.draw_road(column, stations, words, PAPER)
    made = Image.new("RGB", whole.size)
    for facts, box in road.pieces(column, STATIONS):
        made.paste(road.draw_road(facts, stations, words, PAPER).crop(box), box[:2])
    assert ImageChops.difference(made, whole).getbbox() is None


@pytest.mark.parametrize("language", languages())
def test_the_table(language: str) -> None:
    with speaking(language):
        words = Titles().table
    sides = ("north", "east", "south", "west", "peitang", "", "north", "east")
    strengths = tuple(
        Strength(power, place if side else 0, 9, side)
        for place, (power, side) in enumerate(zip(FLAGS, sides, strict=True), 1)
    )
    whole = side_panels.draw_table(strengths, words, PAPER)
    made = side_panels.draw_table((), words, PAPER)
    for place, each in enumerate(strengths):
        box = side_panels.column_box(place, len(strengths))
        made.paste(side_panels.draw_column(each, place, len(strengths), words, PAPER), box[:2])
    assert ImageChops.difference(made, whole).getbbox() is None


def test_the_head() -> None:
    words = side_panels.HeadWords(
        "Keep Up the Fire!", "Peking", "Jog quietly, go by bridges, ÀÉQg", "Turn 12 · gypsy July"
    )
    whole = side_panels.draw_head(words, PAPER)
    made = Image.new("RGB", whole.size)
    for facts, box in side_panels.head_pieces(words):
        made.paste(side_panels.draw_head(facts, PAPER).crop(box), box[:2])
    assert ImageChops.difference(made, whole).getbbox() is None
