"""Every text of the map is legible on its background in each theme, by WCAG's level AA."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, NamedTuple, get_args

import pytest
from PIL import Image
from support import stress
from support.siege_positions import world

from render.fonts import font
from render.games.siege.map import title_and_tracks
from render.games.siege.map.whole_map import WholeMap
from render.games.siege.theme import THEMES, Theme
from render.language import speaking
from render.pictures import drawing
from render.pictures.drawing import Colour, Pen
from render.presenter import LOOKS, Look

pytestmark = pytest.mark.usefixtures("english")

AA = 4.5
"""The contrast required of texts of every size; AA requires less of large ones."""

STANDING = {
    "hanlin": "fa1 fa2/1 rg1 rg2/1 ir1 ir2/1 bl1 rl1 gb1 gb2/1 macdonald strouts/1",
    "fu-north": "us1 ru1/1 fr1 de1/1 at1 it1/1 jp1 vo1 vo2/1 civ1 civ2/1 colt maxim/1 italian-one-pounder",
    "customs-street-south": "ir3 ir4 rg3 rg4 fr2 fr3 darcy thomann civ3",
}


class Text(NamedTuple):
    """A drawn text with its colour and the most common colour under it."""

    said: str
    fill: Colour
    ground: Colour


def luminance(colour: Colour) -> float:
    """Return the relative luminance of WCAG 2."""
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, two: Colour) -> float:
    """Return the contrast ratio of WCAG 2, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(two)))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_computed_as_in_wcag() -> None:
    assert contrast((255, 255, 255), (0, 0, 0)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def _under(pen: Pen, at: tuple[float, float], said: str, how: dict[str, Any]) -> Colour | None:
    """Return a text's background: its halo, or the most common colour under it; None if nothing lies under it."""
    if how.get("halo"):
        return tuple(how["halo"])
    used = font(how.get("face", "figures"), round(how.get("size", 12) * pen.scale))
    box = pen.on.textbbox(pen._at([at])[0], said, font=used, anchor=how.get("anchor", "mm"))
    part = pen.sheet.crop(tuple(round(edge) for edge in box)).convert("RGBA")  # type: ignore[arg-type]
    tally: Counter[tuple[int, ...]] = Counter()
    for count, colour in part.getcolors(part.width * part.height) or []:
        assert isinstance(colour, tuple)
        if colour[3] > 200:
            tally[colour[:3]] += count
    return tally.most_common(1)[0][0] if tally else None  # type: ignore[return-value]


@cache
def texts(look: Look) -> tuple[Text, ...]:
    """Return every text of a map with one of everything, of all signs, and of the strips at their extremes."""
    found: list[Text] = []
    write = Pen.text

    def noted(pen: Pen, at: tuple[float, float], said: str, fill: Colour, **how: Any) -> None:
        ground = _under(pen, at, said, how)
        if said and ground is not None:
            found.append(Text(said, fill, ground))
        write(pen, at, said, fill, **how)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(drawing.Pen, "text", noted)
        theme = THEMES[look]
        chart = WholeMap(theme=theme)
        chart.draw(world(STANDING, card="KS", sequence=2).position)
        for zone in chart.layout.zones:
            for state in ("fire", "ruin", ""):
                chart.plate.patch(zone, state, barricade=True)
        _strips(chart, theme)
    return tuple(dict.fromkeys(found))


def _strips(chart: WholeMap, theme: Theme) -> None:
    with speaking("en"):
        for card in ("AS", "10H", "RJ", "BJ"):
            head = title_and_tracks.Head(54, card, 3, ("rain", "truce", "ammunition", "cha-cha"))
            title_and_tracks.draw_head(head, chart.layout, theme)
        title_and_tracks.draw_head(title_and_tracks.Head(0, "", 0, ()), chart.layout, theme)
        for morale in (0, 3, 6, 10):
            for food in (1, 20, 35):
                foot = title_and_tracks.Foot(morale, food, short=True, armed=60, wounded=12, civilians=110, boxers=31)
                title_and_tracks.draw_foot(foot, chart.layout, theme)


@pytest.mark.parametrize("look", stress.spread([*LOOKS], of=3))
def test_every_text_is_legible(look: Look) -> None:
    found = texts(look)
    assert len({text.said for text in found}) > 150, "one of everything was drawn"
    faint = {text: round(contrast(text.fill, text.ground), 2) for text in found}
    assert not {text: ratio for text, ratio in faint.items() if ratio < AA}


@pytest.mark.stress
def test_the_high_contrast_theme_has_higher_contrast() -> None:
    """Most texts of the high-contrast theme reach AAA."""
    found = texts("contrast")
    assert sum(contrast(text.fill, text.ground) >= 7 for text in found) > 0.9 * len(found)


@pytest.mark.parametrize("look", LOOKS)
def test_each_theme_has_a_picture_of_its_own(look: Look) -> None:
    assert set(THEMES) == set(get_args(Look))
    grey = WholeMap(theme=THEMES[look]).draw(world({}).position).convert("L").resize((1, 1), Image.Resampling.BOX)
    light = grey.getpixel((0, 0))
    assert isinstance(light, int)
    assert light < 90 if look == "dark" else light > 160
