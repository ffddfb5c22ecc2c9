"""The story of a game: its length, its order, its pictures, in three languages, over whole games."""

from __future__ import annotations

import io
import itertools
from functools import cache

import pytest
from PIL import Image

import engine.games
import render.games
from benchmarks.recordings import recorded
from engine.core.day_gate import SCENARIO
from engine.core.replay import Recording, Scene, scenes
from render.dispatch import words
from render.language import speaking
from render.story import MOST, Story, illustrated, story

FEWEST = 150
GAMES = ("siege", "keep-up-the-fire", "ascari", "revolte")
EVERY = [(name, scenario) for name in GAMES for scenario in ("", *engine.games.find(name).scenarios)]
LANGUAGES = ("en", "it", "fr")
ALWAYS = [(*each, locale, "story-1") for each, locale in zip(EVERY, itertools.cycle(LANGUAGES), strict=False)]
STRESS = [(*each, locale, seed) for each in EVERY for locale in LANGUAGES for seed in ("story-2", "story-3", "story-4")]


@cache
def played(name: str, scenario: str, seed: str) -> Recording:
    return recorded(name, seed, {SCENARIO: scenario} if scenario else {})


@cache
def replayed(name: str, scenario: str, seed: str) -> tuple[Scene, ...]:
    return tuple(scenes(engine.games.find(name), played(name, scenario, seed)))


def told(name: str, scenario: str, seed: str, *, last: int | None = None) -> Story:
    found = story(render.games.find(name), replayed(name, scenario, seed)[:last], scenario=scenario, result=None)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("name", "scenario", "locale", "seed"),
    [*ALWAYS, *(pytest.param(*each, marks=pytest.mark.stress) for each in STRESS)],
)
def test_a_whole_game_is_told_in_150_to_250_words(name: str, scenario: str, locale: str, seed: str) -> None:
    with speaking(locale):
        found = told(name, scenario, seed)
    assert FEWEST <= words(found.text) <= MOST, found.text
    assert "{" not in found.text
    assert "None" not in found.text
    periods = [paragraph.partition(".**")[0] for paragraph in found.paragraphs[1:]]
    assert len(set(periods)) == len(periods), "a day is told in one paragraph"


def test_paragraphs_are_in_the_order_of_time() -> None:
    with speaking("en"):
        found = told("siege", "", "story-1")
    days = [int(each.removeprefix("**Day ").partition(".")[0]) for each in found.paragraphs if each.startswith("**Day")]
    assert days == sorted(days)
    assert len(days) >= 5


def test_the_decisive_period_is_told_and_shown() -> None:
    with speaking("en"):
        presenter, found = render.games.find("siege"), replayed("siege", "", "story-1")
        line, told_days = "The siege turned there: the fire.", []
        for day in range(3, 12):
            seen = story(presenter, found, scenario="", result=None, turning=line, decisive=day)
            assert seen is not None
            assert seen.text.endswith(line)
            assert seen.shown[-1].period == 54
            if f"**Day {day}.**" in seen.text:
                told_days.append(day)
                assert seen.shown[0].period == day
    assert len(told_days) >= 5, "only a day without deeds is left out"


@pytest.mark.parametrize("name", GAMES)
def test_two_pictures_with_alt_texts(name: str) -> None:
    scenario = next(iter(engine.games.find(name).scenarios), "") if name in {"ascari", "revolte"} else ""
    with speaking("fr"):
        made = illustrated(render.games.find(name), told(name, scenario, "story-1"))
    assert len(made.pictures) == 2
    for picture, alt in made.pictures:
        assert Image.open(io.BytesIO(picture)).width >= 360
        assert 0 < len(alt) <= 1024


def test_a_game_without_events_has_no_story() -> None:
    with speaking("en"):
        assert story(render.games.find("siege"), [], scenario="", result=None) is None


def test_a_game_that_has_just_begun_is_told_so_far() -> None:
    with speaking("en"):
        for name in GAMES:
            scenario = next(iter(engine.games.find(name).scenarios), "") if name in {"ascari", "revolte"} else ""
            found = told(name, scenario, "story-1", last=4)
            assert words(found.text) <= MOST
            assert found.shown
