"""Colours of the siege's pictures, one table per theme.

Patterns and words show everything that colours show.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from render.pictures.drawing import Colour
from render.pictures.palette import ColourTable
from render.presenter import Look


def _powers() -> dict[str, Colour]:
    return {
        "GB": (229, 186, 178),
        "RU": (184, 208, 184),
        "US": (178, 199, 222),
        "DE": (206, 204, 198),
        "FR": (194, 192, 224),
        "AT": (230, 207, 160),
        "IT": (203, 219, 168),
        "JP": (241, 216, 212),
        "NL": (242, 205, 156),
        "ES": (243, 226, 158),
    }


@dataclass(frozen=True, kw_only=True)
class Theme(ColourTable):
    """All colours of a picture.

    The first fields are the colours of the ground. Counters have colours of their own. `powers` are the tints of the
    Legations.
    """

    ink: Colour = (38, 30, 24)
    faded: Colour = (104, 88, 70)
    paper: Colour = (242, 232, 208)
    outside: Colour = (232, 219, 190)
    dots: Colour = (207, 191, 157)
    street: Colour = (250, 243, 226)
    buildings: Colour = (226, 209, 176)
    canal: Colour = (203, 210, 202)
    canal_line: Colour = (92, 128, 140)
    bridge: Colour = (222, 214, 197)
    wall: Colour = (184, 170, 150)
    wall_line: Colour = (142, 126, 106)
    imperial: Colour = (200, 196, 190)
    imperial_line: Colour = (164, 159, 152)
    edge: Colour = (84, 70, 55)
    quarter: Colour = (116, 48, 98)
    tree: Colour = (92, 118, 72)
    red: Colour = (176, 44, 36)
    green: Colour = (30, 100, 64)
    ruin: Colour = (52, 46, 42)
    ruin_ground: Colour = (184, 176, 165)
    ruin_ink: Colour = (28, 24, 22)
    fire: Colour = (206, 64, 16)
    flame: Colour = (252, 200, 62)
    fire_ground: Colour = (246, 172, 104)
    fire_ink: Colour = (96, 22, 8)
    sandbag: Colour = (200, 168, 108)
    card: Colour = (253, 250, 240)
    title: Colour = (46, 38, 32)
    on_title: Colour = (252, 244, 224)
    head: Colour = (242, 232, 208)
    head_ink: Colour = (38, 30, 24)
    head_soft: Colour = (104, 74, 40)
    good: Colour = (62, 110, 68)
    bad: Colour = (158, 40, 30)
    print: Colour = (34, 27, 22)
    """The colour of the printing on light counters."""
    rim: Colour = (34, 27, 22)
    """The colour of the line around counters, and of the shade under them."""
    soft: Colour = (112, 98, 80)
    """The colour of the stripes of reduced light counters."""
    counter: Colour = (253, 248, 234)
    worn: Colour = (222, 212, 192)
    civilian: Colour = (214, 229, 206)
    civilian_worn: Colour = (190, 201, 178)
    boxer: Colour = (152, 38, 30)
    boxer_worn: Colour = (150, 74, 62)
    regular: Colour = (38, 58, 108)
    regular_worn: Colour = (80, 97, 136)
    fanatic: Colour = (32, 26, 26)
    fanatic_worn: Colour = (84, 76, 72)
    gold: Colour = (244, 206, 100)
    on_dark: Colour = (253, 247, 230)
    powers: dict[str, Colour] = field(default_factory=_powers, hash=False)


PAPER = Theme()
"""The theme with ink on paper, like a survey map."""

CONTRAST = Theme(
    ink=(0, 0, 0),
    faded=(58, 58, 58),
    paper=(255, 255, 255),
    outside=(240, 240, 240),
    dots=(214, 214, 214),
    street=(255, 255, 255),
    buildings=(232, 228, 218),
    canal=(190, 222, 240),
    canal_line=(0, 76, 128),
    bridge=(226, 226, 226),
    wall=(196, 196, 196),
    wall_line=(120, 120, 120),
    imperial=(208, 208, 208),
    imperial_line=(160, 160, 160),
    edge=(0, 0, 0),
    quarter=(104, 0, 104),
    tree=(60, 100, 50),
    red=(190, 0, 0),
    green=(0, 84, 40),
    ruin=(0, 0, 0),
    ruin_ground=(214, 214, 214),
    ruin_ink=(0, 0, 0),
    fire=(200, 40, 0),
    flame=(255, 214, 0),
    fire_ground=(255, 178, 92),
    fire_ink=(80, 0, 0),
    sandbag=(230, 196, 120),
    card=(255, 255, 255),
    title=(0, 0, 0),
    on_title=(255, 255, 255),
    head=(255, 255, 255),
    head_ink=(0, 0, 0),
    head_soft=(52, 52, 52),
    good=(0, 92, 30),
    bad=(160, 0, 0),
    print=(0, 0, 0),
    rim=(0, 0, 0),
    soft=(70, 70, 70),
    counter=(255, 255, 255),
    worn=(220, 220, 220),
    civilian=(208, 240, 200),
    civilian_worn=(186, 214, 178),
    boxer=(140, 0, 0),
    boxer_worn=(128, 48, 44),
    regular=(0, 32, 110),
    regular_worn=(52, 76, 128),
    fanatic=(0, 0, 0),
    fanatic_worn=(64, 60, 60),
    gold=(255, 220, 80),
    on_dark=(255, 255, 255),
    powers={
        "GB": (255, 200, 194),
        "RU": (190, 232, 196),
        "US": (190, 216, 255),
        "DE": (214, 214, 214),
        "FR": (214, 204, 255),
        "AT": (250, 222, 160),
        "IT": (212, 240, 160),
        "JP": (255, 226, 232),
        "NL": (255, 210, 150),
        "ES": (255, 240, 150),
    },
)
"""The theme with black on white, and as few half-tones as the map allows."""

DARK = Theme(
    ink=(238, 228, 206),
    faded=(182, 170, 148),
    paper=(34, 33, 36),
    outside=(40, 39, 41),
    dots=(60, 58, 58),
    street=(50, 49, 51),
    buildings=(70, 62, 50),
    canal=(44, 60, 68),
    canal_line=(118, 156, 172),
    bridge=(74, 72, 70),
    wall=(88, 80, 70),
    wall_line=(122, 110, 94),
    imperial=(76, 76, 80),
    imperial_line=(104, 104, 108),
    edge=(166, 152, 128),
    quarter=(226, 160, 214),
    tree=(124, 150, 100),
    red=(232, 92, 78),
    green=(112, 206, 148),
    ruin=(150, 144, 138),
    ruin_ground=(24, 23, 24),
    ruin_ink=(226, 220, 212),
    fire=(255, 122, 40),
    flame=(255, 210, 90),
    fire_ground=(132, 54, 16),
    fire_ink=(255, 228, 170),
    sandbag=(176, 146, 92),
    card=(28, 27, 30),
    title=(240, 226, 190),
    on_title=(34, 28, 22),
    head=(28, 27, 30),
    head_ink=(246, 236, 212),
    head_soft=(226, 190, 108),
    good=(122, 186, 124),
    bad=(240, 128, 112),
    rim=(14, 12, 12),
    counter=(240, 233, 214),
    worn=(208, 199, 180),
    civilian=(204, 220, 196),
    civilian_worn=(182, 194, 172),
    boxer=(164, 42, 34),
    boxer_worn=(150, 72, 60),
    regular=(46, 72, 138),
    powers={
        "GB": (96, 54, 50),
        "RU": (50, 80, 56),
        "US": (50, 70, 98),
        "DE": (82, 82, 84),
        "FR": (70, 66, 112),
        "AT": (98, 78, 40),
        "IT": (74, 92, 42),
        "JP": (104, 70, 76),
        "NL": (112, 74, 34),
        "ES": (110, 98, 40),
    },
)
"""The theme for dark screens, like a map by lamplight."""

THEMES: dict[Look, Theme] = {"chart": PAPER, "contrast": CONTRAST, "dark": DARK}
