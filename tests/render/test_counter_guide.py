"""The counters of the guide: every number and mark has its meaning next to it, legible on a phone."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pytest

import engine.games
import render.games
from render.catalogue import house_texts
from render.language import speaking
from render.pictures import annotated_counters
from render.pictures.annotated_counters import COLUMN, LINE, SIZE, WIDTH, Leader, Point, laid
from render.pictures.drawing import text_width
from render.presenter import LOOKS

LOCALES = house_texts().locales()
with speaking("en"):
    GAMES = sorted(name for name in engine.games.names() if render.games.find(name).counters_alt())
PHONE = 360


def samples(game: str, locale: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    taken: list[Any] = []
    drawn = annotated_counters.draw

    def draw(given: Any, colours: Any) -> Any:
        taken.append(given)
        return drawn(given, colours)

    monkeypatch.setattr(f"render.games.{game.replace(chr(45), chr(95))}.pages.counter_guide.draw", draw)
    with speaking(locale):
        render.games.find(game).draw_counters(look="chart")
    return taken[0]


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(one: Leader, other: Leader) -> bool:
    (a, b), (c, d) = one[:2], other[:2]
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def test_every_game_has_a_picture_of_its_counters() -> None:
    assert set(GAMES) == set(engine.games.names())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_each_line_leads_to_its_text(game: str, locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    given = samples(game, locale, monkeypatch)
    places, leaders, high = laid(given)
    assert len(places) == len(given) >= 4
    assert len(leaders) == sum(len(each.pointers) for each in given) >= 6
    assert not [(a.lines, b.lines) for a, b in combinations(leaders, 2) if cross(a, b)]
    ends = [(leader.end[1], leader.end[1] + LINE * len(leader.lines)) for leader in leaders]
    assert all(low <= top for (_, low), (top, _) in pairwise(ends)), "no text lies on another"
    assert ends[-1][1] <= high
    for leader in leaders:
        assert leader.part[0] < COLUMN, "the counters stand on the left of the texts"
        assert leader.lines
        assert all(text_width(line, face="text", size=SIZE) <= WIDTH - COLUMN for line in leader.lines)
    for (left, top), sample in zip(places, given, strict=True):
        assert left + sample.picture.width < COLUMN
        assert top + sample.picture.height <= high


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("look", LOOKS)
def test_the_picture_is_legible_on_a_phone(game: str, look: Any) -> None:
    with speaking("it"):
        drawn = render.games.find(game).draw_counters(look=look)
    assert drawn is not None
    assert drawn.width == WIDTH
    assert SIZE * PHONE / WIDTH >= 13
    assert drawn.height / drawn.width < 1.6, "it can be seen whole on a telephone"
    assert len(drawn.convert("RGB").resize((90, 90)).getcolors(8_100) or ()) > 50


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_picture_has_an_alt_text(game: str, locale: str) -> None:
    with speaking(locale):
        assert 100 < len(render.games.find(game).counters_alt()) <= 1_024
