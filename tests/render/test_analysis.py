"""An analysis as a curve, in words, on a page and as a lesson; told apart without colour, in every language."""

from __future__ import annotations

import io
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops

import render.games
from engine.core.chances.analysis import Analysis, Day, TurningPoint, Weighed
from render.analysis import curve
from render.analysis.lesson import lesson, of_mistakes
from render.analysis.words import ALT_LENGTH, Told, alt, chances_of, chart, on_poster, table, words
from render.catalogue import house_texts, languages
from render.curve_data import Measure
from render.html.curves import Curve, Sign, figure
from render.presenter import LOOKS

SIDES = ("italian", "dervish")
BETTER = ("move", "fara-2", "1209", "go")


def weighed(version: int, period: int, side: str, **more: Any) -> Weighed:
    facts = {"round": 0, "kind": "move", "answer": ("done",), "by_player": True, "before": 0.5, **more}
    return Weighed(version=version, period=period, side=side, **facts)


def analysed(*, end: float = 0.0, days: int = 6) -> Analysis:
    """Return the analysis of a game in which the Italians made one mistake, and had one bad die."""
    chances = [0.5, 0.55, 0.3, 0.35, 0.2, end][-days:]
    decisions = (
        weighed(2, 1, "italian", luck=0.05),
        weighed(3, 2, "dervish", luck=0.04),
        weighed(4, 3, "italian", skill=-0.25, doubt=0.05),
        weighed(5, 5, "italian", luck=-0.15),
    )
    points = (
        TurningPoint(version=4, period=3, side="italian", answer=("done",), better=BETTER, gain=0.22),
        TurningPoint(version=5, period=5, side="italian", answer=("done",), gain=-0.15),
    )
    return Analysis(
        rules="1",
        tries=50,
        sides=SIDES,
        first=0.5,
        end=end,
        decisions=decisions,
        days=tuple(
            Day(period=number, chance=chance, skill=dict.fromkeys(SIDES, 0.0), luck=0.0)
            for number, chance in enumerate(chances, 1)
        ),
        turning_points=points,
        accuracy={"italian": 81.04, "dervish": 96.5},
    )


def told(locale: str = "en", *, weak: bool = False, end: float = 0.0) -> Told:
    return Told(analysed(end=end), render.games.find("ascari"), "abcdefgh", locale, weak)


def grey(data: bytes) -> Image.Image:
    with Image.open(io.BytesIO(data)) as picture:
        return picture.convert("L")


@pytest.mark.parametrize("look", LOOKS)
def test_curves_and_marks_differ_without_colour(look: Any) -> None:
    """The side of a curve and the kind of a mark are seen in grey, and every look has its own ground."""
    whole = chart(told())
    first, second = whole.lines
    marks = [whole.turns, tuple(turn._replace(by_decision=not turn.by_decision) for turn in whole.turns)]
    lines = [(first, second), (first._replace(chances=second.chances), second._replace(chances=first.chances))]
    drawn = [grey(curve.draw(whole._replace(turns=turns, lines=of), look=look)) for turns in marks for of in lines]
    for one, two in combinations(drawn, 2):
        assert ImageChops.difference(one, two).getbbox() is not None
    assert all(picture.width == curve.WIDTH for picture in drawn)
    light = drawn[0].getpixel((3, 3))
    assert (light < 64) == (look == "dark")


def test_a_game_of_one_period_and_one_of_many_can_be_drawn() -> None:
    whole = chart(told())
    for periods in ((1,), tuple(range(54)), tuple(range(200))):
        lines = tuple(line._replace(chances=(0.5,) * (len(periods) + 1)) for line in whole.lines)
        turns = (curve.Turn(periods[0], True),) * 3
        curve.draw(whole._replace(periods=periods, lines=lines, turns=turns))


def test_both_sides_chances_are_the_rest_of_each_other() -> None:
    found = analysed()
    for one, two in zip(*(chances_of(found, side) for side in SIDES), strict=True):
        assert one + two == pytest.approx(1)


@pytest.mark.parametrize("locale", languages())
def test_the_words_say_all_that_is_drawn(locale: str) -> None:
    of = told(locale)
    said = words(of)
    assert "22" in said
    assert "−15" in said
    assert ("81.0" if locale == "en" else "81,0") in said
    assert f"`{of.game_id}`" in said
    assert len(said) < 3_500
    described = alt(of)
    assert 50 < len(described) <= ALT_LENGTH
    assert described.count(of.presenter.side("italian", locale=locale)) >= 1
    assert "||" in said, "a better order is hidden until one looks"
    assert "||" not in table(of)
    assert words(of, commands=False) in table(of)
    assert "3" in on_poster(of)
    weak = house_texts().text("analysis-how-weak", locale=locale, count=50, error=14, period="turn")
    assert weak in words(told(locale, weak=True))
    assert weak not in said


def test_the_lesson_is_of_the_habit_or_of_the_costliest_order() -> None:
    siege = render.games.find("siege")
    assert "2nd company" in (lesson(told(), {}) or ""), "the order that would have been better"
    assert lesson(told(end=0.5), {}) is None, "nobody lost"
    won = lesson(told(end=1.0), {}) or ""
    assert "2nd company" not in won, "the Dervishes lost, and made no mistake"
    habit = of_mistakes({"guns-silent": 1, "leaders-alone": 3}, siege, locale="en") or ""
    assert siege.mistake("leaders-alone", locale="en").title in habit
    assert "3 times" in habit
    assert of_mistakes({"guns-silent": 0}, siege, locale="en") is None


def test_a_page_has_numbered_signs() -> None:
    measure = Measure("chance", "Chance", 0, "", "Chances")
    drawn = figure("Chances", [Curve(measure, ((0, 50), (1, 40), (2, 0)))], titles=["Chance"], signs=[Sign(1, 40, 1)])
    assert drawn.count('class="sign"') == 1
    assert 'class="sign"' not in figure("Chances", [Curve(measure, ((0, 50), (1, 40)))], titles=["Chance"])
