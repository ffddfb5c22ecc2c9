"""Newspaper pages and posters: headlines do not repeat, no text is cut off, and the curves are correct."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
import pytest
from PIL import Image
from support import stress

import engine.games
from engine.core.context import Context
from engine.core.dice import SeededDice
from engine.core.replay import Scene
from engine.games.siege import events as e
from engine.games.siege.analysis.chronicle import Day, DayKind, Fate, days, deadliest
from engine.games.siege.victory import count, result
from engine.games.siege.world import LEADER, roster
from render.games.siege.pages.headlines import VARIANTS, deck, headline, notices, papers, print_text
from render.games.siege.pages.newspaper import costs, newspaper, since, stands
from render.games.siege.pages.poster import poster, said_fate
from render.games.siege.text import catalogue
from render.games.siege.text.catalogue import say
from render.language import speaking
from render.pictures.newspaper_page import INNER, MARGIN, WIDTH
from render.pictures.plots import Curve, Note, Scale, plot
from render.pictures.print_page import GREY, INK, PAPER, RED, SHADES, Sheet, balanced, broken, measured

LANGUAGES = ("en", "it", "fr")
KINDS: tuple[DayKind, ...] = get_args(DayKind)
MOST = 400 * 1024


@cache
def siege(seed: str, policy: str) -> tuple[Scene, ...]:
    """Return a whole siege as scenes that end with each step that begins a day, and with the last."""
    ruleset = engine.games.find("siege")
    world, table = ruleset.new({}), Context(SeededDice(seed))
    found: list[Scene] = []

    def close(name: str) -> None:
        told = table.events[sum(len(scene.happened) for scene in found) :]
        view = ruleset.view(ruleset.decode(ruleset.encode(world), ruleset.schema_version))
        found.append(Scene(name, view, tuple(told)))

    flow = ruleset.sequence.run(world, table, on_step=lambda step: close("day") if step.name == "card" else None)
    mind = ruleset.policies[policy](seed)
    ask = next(flow, None)
    while ask is not None:
        try:
            ask = flow.send(mind.answer(ruleset.view(world), ask))
        except StopIteration:
            ask = None
    close("end")
    return tuple(found)


def told(seed: str, policy: str = "steward") -> tuple[Day, ...]:
    return days([event for scene in siege(seed, policy) for event in scene.events])


class Set(NamedTuple):
    """A text on a page: its place and its words."""

    x0: float
    x1: float
    y: float
    size: float
    said: str


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> list[Set]:
    """Record every text that is set during the test."""
    found: list[Set] = []
    set_text = Sheet.text

    def note(sheet: Sheet, at: tuple[float, float], said: str, **how: Any) -> float:
        wide = set_text(sheet, at, said, **how)
        x0 = at[0] - {"l": 0, "m": wide / 2, "r": wide}[how.get("anchor", "la")[0]]
        found.append(Set(x0, x0 + wide, at[1], how.get("size", 26), said))
        return wide

    monkeypatch.setattr(Sheet, "text", note)
    return found


# --- headlines ---


@cache
def plain_day(kind: DayKind) -> Day:
    """Return a day of a given kind, with a leader lost if the kind needs one."""
    (day,) = days([e.CardDrawn(day=1, card="7C", left=53)])
    fell = e.LeaderFell(leader="von-rahden", zone="hanlin", successor=False, end=None)
    return msgspec.structs.replace(day, kind=kind, events=(fell,) if kind == "leader" else ())


@pytest.mark.parametrize("locale", LANGUAGES)
def test_no_headline_appears_twice_in_a_row(locale: str) -> None:
    with speaking(locale):
        for game in range(20):
            dice = random.Random(game)
            weights = [dice.choice((1, 5, 40)) for _ in KINDS]
            siege_days = [plain_day(kind) for kind in dice.choices(KINDS, weights, k=54)]
            said = [headline(siege_days, place, game=f"game{game}") for place in range(54)]
            assert all(one != other for one, other in pairwise(said)), game


@pytest.mark.parametrize("kind", KINDS)
def test_no_headline_repeats_before_all_of_its_kind_have_appeared(kind: DayKind) -> None:
    siege_days = [plain_day(kind)] * (VARIANTS * 3)
    with speaking("en"):
        for game in ("aa", "bb", "cc"):
            said = [headline(siege_days, place, game=game) for place in range(VARIANTS * 3)]
            packs = [said[start : start + VARIANTS] for start in range(0, len(said), VARIANTS)]
            assert all(len(set(pack)) == VARIANTS for pack in packs)
            assert said == [headline(siege_days, place, game=game) for place in range(VARIANTS * 3)]
        assert all(each[0].isupper() for each in said), "also where an officer is called «von»"
        first = {headline(siege_days, 0, game=f"game{number}") for number in range(60)}
    assert len(first) > VARIANTS / 2, "games begin with different ones"


@pytest.mark.parametrize("locale", LANGUAGES)
def test_kinds_share_no_headline_and_each_fits(locale: str) -> None:
    with speaking(locale):
        officers = [catalogue.own_name(name) for name, entry in roster().items() if entry.kind == LEADER]
        longest = max(officers, key=lambda name: measured(name, face="bold", size=64))
        said = [
            print_text(f"headline-{kind}-{number}", leader=longest)
            for kind in KINDS
            for number in range(1, VARIANTS + 1)
        ]
    assert len(set(said)) == len(KINDS) * VARIANTS >= 8 * 12
    for each in said:
        lines, size = balanced(each, face="bold", size=112, least=64, width=INNER)
        assert len(lines) <= 2, each
        assert all(measured(line, face="bold", size=size) <= INNER for line in lines), each


def test_no_text_of_the_newspapers_is_unused() -> None:
    """Every key of the catalogue is named by the code, or belongs to a family whose members the code names."""
    day = plain_day("quiet")
    members = {f"headline-{kind}-{number}" for kind in KINDS for number in range(1, VARIANTS + 1)}
    members |= {f"cost-{name}" for name in costs(day)} | {f"stand-{name}" for name in stands(day)}
    members |= {f"since-{name}" for name in since([day])}
    members |= {f"notice-{number}" for number in notices("abc", 1)}
    members |= {f"band-short-{band}" for band in range(1, 6)} | {f"fate-{how}" for how in FATES}
    known = set(papers().keys(locale="en"))
    decks = {key for key in known if key.startswith("deck-")}
    source = "".join(_sources())
    for key in known - members - decks:
        family = key.rpartition("-")[0]
        assert any(said in source for said in (f'"{key}"', f'f"{family}-{{', f'f"{key.split("-")[0]}-{{')), key
    with speaking("en"):
        assert len(decks) == len({deck(plain_day(kind)) for kind in KINDS})


FATES = ("unhurt", "replaced", "lost")


def _sources() -> Iterator[str]:
    folder = Path(str(catalogue.__file__)).parents[1] / "pages"
    for name in ("newspaper", "poster", "headlines"):
        yield (folder / f"{name}.py").read_text(encoding="utf-8")


# --- pages ---


def shades(picture: bytes) -> Image.Image:
    page = Image.open(BytesIO(picture))
    page.load()
    return page


def brightness(colour: tuple[int, int, int]) -> float:
    parts = [channel / 255 for channel in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    dark, light = sorted((brightness(one), brightness(other)))
    return (light + 0.05) / (dark + 0.05)


def test_everything_that_is_printed_is_legible() -> None:
    grey = tuple(round(ink + (paper - ink) * GREY / 255) for ink, paper in zip(INK, PAPER, strict=True))
    for ink in (INK, RED, grey):
        assert contrast(ink, PAPER) >= 4.5  # type: ignore[arg-type]


@pytest.mark.stress("g2-random-en")
@pytest.mark.parametrize("locale", stress.spread([*LANGUAGES], of=4))
@pytest.mark.parametrize(("seed", "policy"), [("g5", "steward"), ("g2", "random")])
def test_a_newspaper_page_is_complete(seed: str, policy: str, locale: str, printed: list[Set]) -> None:
    story = siege(seed, policy)
    known = {day.day: day for day in told(seed, policy)}
    with speaking(locale):
        for period in (1, 3, 21, 54):
            printed.clear()
            page = newspaper(story, period=period, game="abc")
            assert page is not None
            assert len(page.picture) <= MOST
            assert 0 < len(page.alt) <= 1024
            assert page.title in page.alt
            sheet = shades(page.picture)
            assert sheet.width == WIDTH
            assert sheet.mode == "P"
            for each in printed:
                assert each.x0 >= MARGIN - 1, each
                assert each.x1 <= WIDTH - MARGIN + 1, each
                assert each.y + each.size / 2 <= sheet.height, each
            said = {each.said for each in printed}
            assert str(period) in said
            assert {str(value) for value in costs(known[period]).values()} <= said
            assert {str(value) for value in stands(known[period]).values()} <= said
            assert " ".join(each.said for each in printed if each.size >= 64).count(page.title.split()[0])
            edge = sheet.crop((0, 0, MARGIN - 8, sheet.height)).getextrema()
            assert edge == (SHADES - 1, SHADES - 1), "nothing is printed beyond the margin"


@pytest.mark.stress
def test_texts_stay_in_their_columns(printed: list[Set]) -> None:
    for locale in LANGUAGES:
        printed.clear()
        with speaking(locale):
            assert newspaper(siege("g2", "random"), period=3, game="abc") is not None
        bottom = max(each.y for each in printed if each.size == 26)
        for each in (each for each in printed if each.y > bottom):
            left = MARGIN + next(place * (371 + 40) for place in (2, 1, 0) if each.x0 >= MARGIN + place * 411 - 6)
            assert each.x1 <= left + 371 + 12, (locale, each)


def test_the_map_is_printed_in_black_and_red() -> None:
    with speaking("en"):
        page = newspaper(siege("g5", "steward"), period=10, game="abc")
    assert page is not None
    used = {index for _, index in shades(page.picture).getcolors() or []}
    assert used & set(range(4)), "ink"
    assert used & set(range(SHADES, SHADES + 16)), "red: entries, arrows, the Boxers' sashes"
    assert max(used) < 2 * SHADES


def test_days_that_are_not_over_have_no_newspaper_page() -> None:
    story = siege("g5", "steward")
    early = story[:4]  # setup and three days: as far as the record shows, the last of them is over
    last = days([event for scene in early for event in scene.events])[-1]
    assert last.ended
    with speaking("en"):
        assert newspaper(story, period=55, game="abc") is None
        assert newspaper(story[:1], period=None, game="abc") is None
        cut_short = Scene("day", story[4].view, tuple(story[4].happened[:2]))
        newest = newspaper((*early, cut_short), period=None, game="abc")
        assert newest == newspaper(early, period=last.day, game="abc")
        assert newspaper((*early, cut_short), period=last.day + 1, game="abc") is None


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize(("seed", "policy"), [("g5", "steward"), ("g2", "random")])
def test_a_poster_shows_the_whole_result(seed: str, policy: str, locale: str, printed: list[Set]) -> None:
    story = siege(seed, policy)
    view, known = story[-1].view, told(seed, policy)
    with speaking(locale):
        page = poster(story, result(view), game="abc")
        assert page is not None
        assert len(page.picture) <= MOST
        said = {each.said for each in printed}
        counts = count(view)
        for item in (*counts.powers, *counts.boxers):
            assert say(f"count-{item.name}") in said
        numbers = {each.replace("−", "-") for each in said}
        assert {str(counts.powers_total), str(counts.boxers_total)} <= numbers
        worst = deadliest(known)
        assert worst is not None
        everything = " ".join(each.said for each in printed)
        assert headline(known, known.index(worst), game="abc").split()[0] in everything
        for name, entry in roster().items():
            if entry.kind == LEADER:
                assert catalogue.own_name(name) in everything
    assert 0 < len(page.alt) <= 1024
    assert not page.alt.endswith("…"), "nothing of the result is cut off"
    sheet = shades(page.picture)
    for each in printed:
        assert each.x0 >= MARGIN - 1, each
        assert each.x1 <= WIDTH - MARGIN + 1, each
        assert each.y + each.size / 2 <= sheet.height, each


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_siege_that_was_overrun_has_a_poster_without_counts(locale: str, printed: list[Set]) -> None:
    story = siege("g2", "random")[:8]
    found = {
        "verdict": "overrun",
        "winner": "boxers",
        "powers": 0,
        "boxers": 0,
        "powers_band": 1,
        "boxers_band": 5,
        "powers_items": [],
        "boxers_items": [],
    }
    with speaking(locale):
        page = poster(story, found, game="abc")
        assert page is not None
        assert print_text("poster-uncounted").split()[0] in " ".join(each.said for each in printed)
        assert all(each.x1 <= WIDTH - MARGIN + 1 for each in printed)
        assert poster(story[:1], found, game="abc") is None


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_fate_has_a_text(locale: str) -> None:
    with speaking(locale):
        said = {said_fate(Fate("strouts", how, 3, "hanlin")) for how in FATES}
    assert len(said) == len(FATES)


# --- curves ---

SCALE = Scale(54, 0, 10, (0, 5, 10))
SIZE = (380, 240)


def dark_rows(picture: Image.Image, x: int) -> list[int]:
    pixels = picture.load()
    assert pixels is not None
    return [y for y in range(picture.height) if pixels[x, y] < 60]  # type: ignore[operator]


def test_a_curve_goes_through_its_values() -> None:
    empty = plot((), SCALE, size=SIZE)
    low, high = (plot((Curve("", (value,) * 54),), SCALE, size=SIZE) for value in (2.0, 8.0))
    assert empty.size == low.size == SIZE
    x = SIZE[0] // 2
    assert not [y for y in dark_rows(empty, x) if y < 200], "only the axis is dark there"
    above, below = min(dark_rows(high, x)), min(dark_rows(low, x))
    axis = 240 - 22 * 1.55
    tall = axis - 22 * 0.7
    assert above == pytest.approx(axis - tall * 0.8, abs=6)
    assert below == pytest.approx(axis - tall * 0.2, abs=6)


def test_curves_differ_without_colour_and_keep_no_state() -> None:
    values = tuple(float(day % 10) for day in range(54))
    styles = [plot((Curve("", values, style),), SCALE, size=SIZE) for style in ("solid", "dashed", "dotted", "bars")]
    assert len({picture.tobytes() for picture in styles}) == 4
    empty = plot((), SCALE, size=SIZE).tobytes()
    noted = plot((Curve("7", values),), SCALE, size=SIZE, notes=(Note(5, 5, "†"),))
    assert noted.tobytes() not in {empty, styles[0].tobytes()}
    assert plot((), SCALE, size=SIZE).tobytes() == empty


@pytest.mark.stress
def test_the_plotting_library_is_loaded_with_the_first_plot_and_has_no_state() -> None:
    program = """
import sys
import bot.app, render.games.siege
assert 'matplotlib' not in sys.modules and 'numpy' not in sys.modules
from render.pictures.plots import Curve, Scale, plot
plot((Curve('7', (1.0, 2.0)),), Scale(54, 0, 10, (0, 5)), size=(300, 200))
assert 'matplotlib' in sys.modules and 'matplotlib.pyplot' not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


# --- typesetting ---


def test_words_are_set_as_wide_as_they_are_measured() -> None:
    sheet = Sheet(900, 60)
    wide = sheet.text((10, 10), "The Legations at the close of the day", size=32)
    box = sheet.sheet.point([255 if value < 200 else 0 for value in range(256)]).getbbox()
    assert box is not None
    assert box[2] - 10 == pytest.approx(wide, abs=3)
    lines = broken("one two three four five six", face="text", size=30, width=150)
    assert " ".join(lines) == "one two three four five six"
    assert all(measured(line, face="text", size=30) <= 150 for line in lines)
