"""The picture of a ladder: legible on a phone, in high contrast, with names that the fonts have, and as text."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageStat

from render.catalogue import languages
from render.language import speaking
from render.pictures import ladder_page
from render.pictures.ladder_page import LEAST, WIDTH, Row, Section, draw

KILOBYTES, PHONE = 250, 360
LONG = "Wolfeschlegelsteinhausenbergerdorff the very long"
STRANGE = ("山田", "\u202eevil", "🏰", "", "   ", "**x** <@1> @everyone")
LINES = ("The Legation Quarter", "1 January – 31 March 2026")


def ladder(*names: str, lead: int = 151, lines: tuple[str, ...] = ()) -> Section:
    rows = [Row(name, 1_700 - 40 * at, 60 + 5 * at) for at, name in enumerate(names)]
    return Section("La révolte des Boxers", rows, lines, lead)


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("locale", languages())
def test_a_page_is_small_and_fits_a_phone(locale: str, contrast: bool) -> None:
    sections = [ladder(*(f"{LONG} {at}" for at in range(10)), lines=(LONG * 3,)), ladder("Ada", lead=61)]
    with speaking(locale):
        page = draw("A heading", LINES, sections, contrast=contrast)
    with Image.open(BytesIO(page.picture)) as picture:
        assert len(page.picture) <= KILOBYTES * 1024
        assert picture.width == WIDTH
        assert LEAST * PHONE / WIDTH > 10, "letters of ten pixels on a phone"
        grey = picture.convert("L")
    inside = grey.crop((20, 20, 34, grey.height - 28)), grey.crop((WIDTH - 34, 20, WIDTH - 20, grey.height - 28))
    assert all(ImageStat.Stat(edge).extrema[0][0] > 200 for edge in inside), "nothing is printed over the margin"
    assert (grey.getextrema() == (0, 255)) is contrast
    assert len(page.alt) <= 1_024


@pytest.mark.parametrize("name", STRANGE)
def test_a_name_that_the_fonts_lack_is_a_number(name: str) -> None:
    with speaking("en"):
        page = draw("Ladder", LINES, [ladder("Ada", name)])
    plain = name == STRANGE[-1]
    assert (f"2. {name} 1660 ± 65" in page.alt) is plain
    assert ("2. Player 2 1660 ± 65" in page.alt) is not plain


def test_a_page_without_places_has_its_lines() -> None:
    with speaking("en"):
        page = draw("Ladder", LINES, [Section("Ascari", [], ["Biggest rise this month: Ada, +84"], 151)])
    assert page.alt.endswith("Ascari. Biggest rise this month: Ada, +84.")


def test_a_lead_that_is_wider_than_the_scale_is_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    monkeypatch.setattr(ladder_page, "_lead", lambda _, lead, __, ___, y: drawn.append(lead) or y)
    with speaking("en"):
        draw("Ladder", LINES, [Section("Ascari", [Row("Ada", 1_600, 45)], (), 151)])
        draw("Ladder", LINES, [Section("Ascari", [Row("Ada", 1_600, 45)], (), 61)])
    assert drawn == [61]
