"""The colours of the Ascari pictures. Colour is never the only sign: letters, shapes and words show the same."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from render.hexes.theme import CONTRAST_GROUND, DARK_GROUND, HexTheme
from render.pictures.drawing import Colour
from render.presenter import Look

WHITE: Colour = (250, 248, 240)
LIGHT = frozenset({"italian"})
"""The sides whose counters are light."""


def _corps() -> dict[str, Colour]:
    return {
        "III": (34, 66, 122),
        "IV": (128, 36, 40),
        "VI": (88, 54, 118),
        "VIII": (24, 92, 74),
        "eritrea": (34, 66, 122),
        "genio": (86, 70, 46),
        "tappa": (78, 78, 86),
        "guns": (36, 34, 36),
        "barca": (128, 78, 18),
        "sebath": (128, 78, 18),
        "thala": (104, 64, 36),
        "okule": (92, 86, 20),
        "olie": (238, 168, 152),
        "mikael": (206, 188, 234),
        "makonnen": (240, 202, 92),
        "mangasha": (164, 206, 230),
        "shoan-guns": (226, 224, 214),
        "kassala": (240, 226, 188),
    }


@dataclass(frozen=True, kw_only=True)
class Theme(HexTheme):
    """All colours of a picture.

    Counters of the sides in `LIGHT` are light with a dark strip, all others dark with a light strip. `corps` has the
    colours of the strips.
    """

    title: Colour = (242, 232, 208)
    on_title: Colour = (38, 30, 24)
    soft_title: Colour = (104, 74, 40)
    print: Colour = (30, 26, 24)
    on_dark: Colour = (253, 247, 230)
    italian: Colour = (216, 226, 234)
    italian_worn: Colour = (196, 202, 206)
    ethiopian: Colour = (26, 78, 52)
    ethiopian_worn: Colour = (74, 110, 88)
    dervish: Colour = (126, 76, 16)
    dervish_worn: Colour = (140, 100, 54)
    moved: Colour = (246, 214, 120)
    combat: Colour = (176, 44, 36)
    retreat: Colour = (250, 248, 240)
    fired: Colour = (36, 32, 30)
    italian_line: Colour = (40, 78, 140)
    ethiopian_line: Colour = (20, 92, 52)
    dervish_line: Colour = (134, 78, 8)
    flag_red: Colour = (190, 40, 44)
    flag_green: Colour = (30, 116, 66)
    flag_gold: Colour = (240, 196, 60)
    flag_white: Colour = WHITE
    flag_black: Colour = (30, 28, 28)
    corps: dict[str, Colour] = field(default_factory=_corps, hash=False)


PAPER = Theme()
"""The theme with ink on paper."""

CONTRAST = replace(
    PAPER,
    **CONTRAST_GROUND,
    title=(255, 255, 255),
    on_title=(0, 0, 0),
    soft_title=(52, 52, 52),
    print=(0, 0, 0),
    on_dark=(255, 255, 255),
    italian=(236, 244, 252),
    italian_worn=(206, 210, 214),
    ethiopian=(0, 62, 32),
    ethiopian_worn=(52, 90, 66),
    dervish=(96, 52, 0),
    dervish_worn=(116, 80, 34),
    moved=(255, 224, 130),
    combat=(150, 0, 0),
    retreat=(255, 255, 255),
    fired=(0, 0, 0),
    italian_line=(0, 44, 130),
    ethiopian_line=(0, 84, 36),
    dervish_line=(120, 62, 0),
)
"""The theme with black on white, and as few half-tones as relief allows."""

DARK = replace(
    PAPER,
    **DARK_GROUND,
    title=(28, 27, 30),
    on_title=(246, 236, 212),
    soft_title=(226, 190, 108),
    italian=(204, 214, 222),
    italian_worn=(178, 184, 190),
    ethiopian=(26, 78, 52),
    ethiopian_worn=(70, 104, 84),
    dervish=(120, 72, 16),
    dervish_worn=(134, 96, 52),
    italian_line=(140, 180, 240),
    ethiopian_line=(122, 206, 148),
    dervish_line=(236, 180, 92),
)
"""The theme for dark screens, like a map by lamplight."""

THEMES: dict[Look, Theme] = {"chart": PAPER, "contrast": CONTRAST, "dark": DARK}
