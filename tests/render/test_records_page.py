"""Records as a page: small, legible on a phone, without colours, in three languages, and complete as text."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image
from support import toygame

import engine.games
import render.games
from engine.games.siege.analysis.mistakes import MISTAKES
from render.catalogue import languages
from render.language import speaking
from render.pictures import records_page
from render.pictures.records_page import ALT_LENGTH, WIDTH, Best, Record, Tally, alt, draw, figure

KILOBYTES = 250
PHONE = 390
LOCALES = tuple(languages())
GAMES = ("siege", "orchard", "attic")


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with toygame.installed():
        yield


def record(system: str, count: int) -> Record:
    """Return a record of so many games, spread over all bands."""
    bands = engine.games.find(system).bands
    ends = [bands[number * 7 % len(bands)] for number in range(count)]
    tallies = tuple(Tally(name, ends.count(name) - ends.count(name) // 3, ends.count(name) // 3) for name in bands)
    mistakes = {"siege": tuple(MISTAKES), "orchard": ("slept", "wasted"), "attic": ("sloth", "haste")}[system]
    return Record(
        system=system,
        played=count,
        won=sum(tally.won for tally in tallies),
        given_up=count // 7,
        bands=tallies,
        periods=tuple(1 + number * 13 % 54 for number in range(min(count, 40))),
        median=27.5,
        mistakes=tuple((name, count * (20 - place)) for place, name in enumerate(mistakes)) if count > 1 else (),
        best=Best("abcdefgh", bands[0], 57, 54),
    )


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("count", [1, 3, 500])
@pytest.mark.parametrize("system", GAMES)
def test_a_page_is_small_and_fits_a_phone(system: str, count: int, locale: str) -> None:
    presenter = render.games.find(system)
    with speaking(locale):
        page = draw(record(system, count), presenter, heading="A heading")
    with Image.open(BytesIO(page.picture)) as picture:
        assert picture.format == "PNG"
        assert picture.width == WIDTH
        assert picture.width < picture.height < 3 * picture.width
    assert len(page.picture) <= KILOBYTES * 1024
    assert len(page.alt) <= ALT_LENGTH
    assert records_page.LEAST * PHONE / WIDTH > 10, "the least of its letters on a phone, in points"


def test_it_is_printed_in_one_ink() -> None:
    """Colour carries no information: every pixel lies between the ink and the paper."""
    with speaking("en"):
        page = draw(record("siege", 500), render.games.find("siege"), heading="A heading")
    with Image.open(BytesIO(page.picture)) as picture:
        colours = {colour for _, colour in picture.convert("RGB").getcolors(4096) or ()}
    brightness = sorted(colours, key=sum)
    assert len(brightness) > 2
    assert all(one[channel] <= two[channel] for one, two in pairwise(brightness) for channel in range(3))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_alt_text_says_what_the_page_shows(locale: str) -> None:
    presenter = render.games.find("siege")
    found = record("siege", 12)
    with speaking(locale):
        said = alt(found, presenter, heading="A heading")
        assert said.startswith("A heading. 12 ")
        for tally in found.bands:
            assert f"{presenter.band(tally.band)} {tally.total}" in said
        for name, count in found.mistakes[: records_page.MISTAKES]:
            assert f"{presenter.mistake(name).title} {count}" in said
        assert presenter.score(57) in said
    assert "27½" in said
    assert ".." not in said


def test_bars_are_as_long_as_their_figures() -> None:
    """The full and the hatched part of a bar are measured on the page."""
    one = Record(
        "orchard", 4, 3, 0, (Tally("feast", 2, 0), Tally("porridge", 1, 1), Tally("hunger", 0, 0)), (1,), 1, (), None
    )
    with speaking("en"):
        page = draw(one, render.games.find("orchard"), heading="A heading")
    with Image.open(BytesIO(page.picture)) as opened:
        picture = opened.convert("L")
    start = records_page.LEFT + records_page.LABELS
    room = records_page.INNER - records_page.LABELS - records_page.FIGURES
    runs: list[int] = []
    for y in range(picture.height):
        row = [picture.getpixel((start + x, y)) for x in range(room)]
        dark = next((x for x, value in enumerate(row) if value > 90), room)  # type: ignore[operator]
        runs.append(dark)
    assert max(runs) >= room - 2, "two of two, all won: as long as may be"
    assert sum(abs(run - room // 2) <= 3 for run in runs) >= records_page.BAR // 2, "one of two won: half of it full"


def test_a_record_without_mistakes_says_so() -> None:
    with speaking("en"):
        page = draw(record("siege", 1), render.games.find("siege"), heading="A heading")
    assert "No clear mistakes" in page.alt


def test_a_median_is_a_whole_number_or_a_half() -> None:
    assert [figure(value) for value in (0, 54, 54.0, 27.5)] == [0, 54, 54, "27½"]
