"""The colours of the pictures, in one table per theme.

Everything that a colour shows is also shown by a letter, shape or word.
"""

from __future__ import annotations

from dataclasses import dataclass

from render.pictures.drawing import Colour
from render.pictures.palette import ColourTable
from render.presenter import Look


@dataclass(frozen=True, kw_only=True)
class Theme(ColourTable):
    """All colours of a picture."""

    ink: Colour = (38, 30, 24)
    faded: Colour = (98, 82, 64)
    paper: Colour = (242, 232, 208)
    desk: Colour = (226, 211, 178)
    field: Colour = (233, 221, 190)
    far: Colour = (224, 206, 166)
    near: Colour = (236, 222, 186)
    tuft: Colour = (196, 178, 138)
    stone: Colour = (190, 178, 160)
    stone_line: Colour = (134, 120, 102)
    court: Colour = (240, 229, 203)
    street: Colour = (250, 243, 226)
    quarter: Colour = (228, 186, 176)
    quarter_line: Colour = (116, 48, 98)
    roof: Colour = (152, 78, 62)
    sandbag: Colour = (200, 168, 108)
    sea: Colour = (190, 208, 208)
    sea_line: Colour = (92, 128, 140)
    land: Colour = (236, 226, 198)
    road: Colour = (250, 243, 226)
    edge: Colour = (84, 70, 55)
    danger: Colour = (176, 44, 36)
    danger_ground: Colour = (246, 208, 160)
    card: Colour = (253, 250, 240)
    red_card: Colour = (150, 34, 28)
    gold_card: Colour = (142, 100, 16)
    gold: Colour = (244, 206, 100)
    green: Colour = (30, 100, 64)
    title: Colour = (242, 232, 208)
    on_title: Colour = (38, 30, 24)
    soft_title: Colour = (104, 74, 40)
    on_dark: Colour = (253, 247, 230)
    marked: Colour = (46, 38, 32)
    on_marked: Colour = (244, 206, 100)
    print: Colour = (34, 27, 22)
    """The colour of the printing on light counters."""
    rim: Colour = (34, 27, 22)
    counter: Colour = (253, 248, 234)
    boxer: Colour = (152, 38, 30)
    regular: Colour = (38, 58, 108)
    gone: Colour = (222, 212, 192)


PAPER = Theme()
"""The theme with ink on paper."""

CONTRAST = Theme(
    ink=(0, 0, 0),
    faded=(50, 50, 50),
    paper=(255, 255, 255),
    desk=(232, 232, 232),
    field=(244, 244, 244),
    far=(224, 224, 224),
    near=(240, 240, 240),
    tuft=(200, 200, 200),
    stone=(196, 196, 196),
    stone_line=(110, 110, 110),
    court=(255, 255, 255),
    street=(255, 255, 255),
    quarter=(255, 206, 196),
    quarter_line=(104, 0, 104),
    roof=(130, 30, 20),
    sandbag=(230, 196, 120),
    sea=(196, 224, 240),
    sea_line=(0, 76, 128),
    land=(250, 250, 244),
    road=(255, 255, 255),
    edge=(0, 0, 0),
    danger=(170, 0, 0),
    danger_ground=(255, 214, 150),
    card=(255, 255, 255),
    red_card=(140, 0, 0),
    gold_card=(104, 66, 0),
    gold=(255, 220, 80),
    green=(0, 84, 40),
    title=(255, 255, 255),
    on_title=(0, 0, 0),
    soft_title=(52, 52, 52),
    on_dark=(255, 255, 255),
    marked=(0, 0, 0),
    on_marked=(255, 220, 80),
    print=(0, 0, 0),
    rim=(0, 0, 0),
    counter=(255, 255, 255),
    boxer=(140, 0, 0),
    regular=(0, 32, 110),
    gone=(224, 224, 224),
)
"""The theme with black on white, and as few half-tones as the board allows."""

DARK = Theme(
    ink=(238, 228, 206),
    faded=(186, 174, 152),
    paper=(34, 33, 36),
    desk=(44, 42, 42),
    field=(48, 46, 44),
    far=(60, 54, 44),
    near=(70, 64, 52),
    tuft=(92, 84, 68),
    stone=(92, 84, 76),
    stone_line=(132, 120, 106),
    court=(54, 52, 50),
    street=(62, 60, 58),
    quarter=(96, 54, 50),
    quarter_line=(226, 160, 214),
    roof=(164, 92, 74),
    sandbag=(176, 146, 92),
    sea=(44, 60, 68),
    sea_line=(118, 156, 172),
    land=(46, 44, 42),
    road=(84, 78, 68),
    edge=(166, 152, 128),
    danger=(240, 122, 106),
    danger_ground=(96, 48, 24),
    card=(28, 27, 30),
    red_card=(240, 122, 106),
    gold_card=(232, 190, 100),
    gold=(226, 186, 92),
    green=(122, 206, 148),
    title=(28, 27, 30),
    on_title=(246, 236, 212),
    soft_title=(226, 190, 108),
    on_dark=(253, 247, 230),
    marked=(240, 226, 190),
    on_marked=(34, 28, 22),
    rim=(14, 12, 12),
    counter=(240, 233, 214),
    boxer=(164, 42, 34),
    regular=(46, 72, 138),
    gone=(176, 168, 152),
)
"""The theme for dark screens, like a map by lamplight."""

THEMES: dict[Look, Theme] = {"chart": PAPER, "contrast": CONTRAST, "dark": DARK}
