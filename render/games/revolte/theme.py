"""Colours of the pictures of La révolte des Boxers, one table per theme.

Shapes, edges and letters show everything that colours show.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from render.pictures.drawing import Colour
from render.pictures.palette import ColourTable
from render.presenter import Look


@dataclass(frozen=True, kw_only=True)
class Theme(ColourTable):
    """All colours of a picture.

    Europeans are light discs with a smooth edge. Boxers are dark discs with a notched edge.
    """

    ink: Colour = (38, 30, 24)
    faded: Colour = (104, 84, 60)
    paper: Colour = (242, 232, 208)
    card: Colour = (253, 250, 240)
    title: Colour = (242, 232, 208)
    on_title: Colour = (38, 30, 24)
    soft_title: Colour = (104, 74, 40)
    earth: Colour = (238, 226, 194)
    grain: Colour = (218, 202, 162)
    grid: Colour = (208, 190, 150)
    bank: Colour = (222, 204, 160)
    bank_line: Colour = (150, 116, 72)
    roof: Colour = (196, 168, 140)
    roof_line: Colour = (156, 124, 96)
    outline: Colour = (70, 48, 36)
    ruin: Colour = (220, 208, 186)
    rubble: Colour = (124, 108, 90)
    scrub: Colour = (212, 216, 166)
    leaf: Colour = (94, 124, 62)
    water: Colour = (172, 206, 222)
    wave: Colour = (70, 122, 160)
    stone: Colour = (150, 136, 120)
    wall: Colour = (64, 52, 44)
    door: Colour = (150, 96, 44)
    hedge: Colour = (74, 104, 48)
    barricade: Colour = (110, 72, 32)
    low: Colour = (112, 96, 74)
    fire: Colour = (226, 120, 40)
    smoke: Colour = (168, 160, 150)
    goal: Colour = (126, 40, 106)
    european: Colour = (226, 234, 244)
    european_ink: Colour = (16, 34, 74)
    european_line: Colour = (28, 66, 138)
    boxer: Colour = (138, 34, 28)
    boxer_ink: Colour = (255, 246, 226)
    band: Colour = (246, 206, 74)
    rim: Colour = (30, 24, 20)
    moving: Colour = (255, 255, 255)
    stopped: Colour = (248, 214, 52)
    pinned: Colour = (52, 140, 70)
    marker_ink: Colour = (24, 20, 16)
    hit: Colour = (176, 36, 28)
    miss: Colour = (108, 98, 88)
    reach: Colour = (22, 96, 60)
    reach_ground: Colour = (182, 222, 164)
    reach_more: Colour = (214, 226, 178)
    sight: Colour = (250, 224, 130)
    cover_light: Colour = (206, 218, 150)
    cover_dense: Colour = (148, 180, 206)
    shade: Colour = (198, 184, 156)
    order: Colour = (104, 42, 104)


PAPER = Theme()
"""The theme with ink on paper."""

CONTRAST = replace(
    PAPER,
    ink=(0, 0, 0),
    faded=(52, 52, 52),
    paper=(255, 255, 255),
    card=(255, 255, 255),
    title=(255, 255, 255),
    on_title=(0, 0, 0),
    soft_title=(52, 52, 52),
    earth=(255, 255, 255),
    grain=(255, 255, 255),
    grid=(214, 214, 214),
    bank=(238, 232, 220),
    bank_line=(90, 60, 20),
    roof=(206, 206, 206),
    roof_line=(132, 132, 132),
    outline=(0, 0, 0),
    ruin=(232, 232, 232),
    rubble=(60, 60, 60),
    scrub=(228, 240, 208),
    leaf=(30, 96, 20),
    water=(204, 230, 246),
    wave=(0, 84, 150),
    stone=(170, 170, 170),
    wall=(0, 0, 0),
    door=(140, 76, 10),
    hedge=(20, 84, 10),
    barricade=(90, 50, 0),
    low=(70, 70, 70),
    european=(236, 244, 255),
    european_ink=(0, 20, 90),
    european_line=(0, 40, 150),
    boxer=(112, 0, 0),
    boxer_ink=(255, 255, 255),
    rim=(0, 0, 0),
    hit=(170, 0, 0),
    miss=(70, 70, 70),
    reach=(0, 84, 40),
    reach_ground=(180, 240, 170),
    reach_more=(222, 250, 214),
    shade=(214, 214, 214),
    order=(104, 0, 104),
)
"""The theme with black on white."""

DARK = replace(
    PAPER,
    ink=(238, 228, 206),
    faded=(186, 174, 152),
    paper=(34, 33, 36),
    card=(28, 27, 30),
    title=(28, 27, 30),
    on_title=(246, 236, 212),
    soft_title=(226, 190, 108),
    earth=(54, 50, 46),
    grain=(68, 62, 54),
    grid=(82, 75, 64),
    bank=(74, 66, 54),
    bank_line=(186, 152, 104),
    roof=(92, 76, 66),
    roof_line=(126, 104, 88),
    outline=(214, 190, 160),
    ruin=(74, 70, 64),
    rubble=(170, 156, 138),
    scrub=(58, 68, 44),
    leaf=(126, 158, 92),
    water=(44, 72, 94),
    wave=(112, 168, 206),
    stone=(120, 110, 98),
    wall=(226, 212, 188),
    door=(206, 150, 84),
    hedge=(126, 166, 92),
    barricade=(208, 164, 104),
    low=(176, 160, 134),
    fire=(240, 140, 60),
    smoke=(120, 114, 110),
    goal=(232, 150, 214),
    european=(206, 218, 234),
    european_ink=(16, 30, 66),
    european_line=(150, 186, 244),
    boxer=(136, 38, 32),
    rim=(14, 12, 12),
    hit=(248, 132, 112),
    miss=(178, 168, 156),
    reach=(142, 222, 164),
    reach_ground=(48, 92, 62),
    reach_more=(52, 74, 54),
    sight=(120, 100, 44),
    cover_light=(84, 96, 50),
    cover_dense=(58, 84, 110),
    shade=(34, 32, 34),
    order=(226, 160, 214),
)
"""The theme for dark screens, like a map by lamplight."""

THEMES: dict[Look, Theme] = {"chart": PAPER, "contrast": CONTRAST, "dark": DARK}
