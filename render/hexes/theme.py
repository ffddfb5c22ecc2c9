"""The colours of a hex map. The theme of each game extends them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from render.pictures.drawing import Colour
from render.pictures.palette import ColourTable


@dataclass(frozen=True, kw_only=True)
class HexTheme(ColourTable):
    """The colours of the ground, of what is drawn over it, and of the margins.

    `height_0` to `height_3` are the tints of elevations. Ground higher than that has the tint `height_3`.
    """

    ink: Colour = (38, 30, 24)
    faded: Colour = (98, 82, 64)
    paper: Colour = (242, 232, 208)
    desk: Colour = (230, 217, 186)
    height_0: Colour = (240, 228, 196)
    height_1: Colour = (222, 198, 150)
    height_2: Colour = (198, 164, 112)
    height_3: Colour = (168, 130, 88)
    grain: Colour = (212, 194, 154)
    grid: Colour = (188, 168, 130)
    contour: Colour = (122, 88, 52)
    hachure: Colour = (112, 78, 46)
    rock: Colour = (170, 158, 142)
    rock_light: Colour = (204, 194, 178)
    rock_line: Colour = (92, 80, 68)
    cliff: Colour = (138, 120, 102)
    cliff_light: Colour = (196, 180, 158)
    cliff_line: Colour = (62, 48, 38)
    sand: Colour = (250, 241, 216)
    bank: Colour = (140, 106, 62)
    palm: Colour = (78, 108, 60)
    palm_line: Colour = (44, 62, 34)
    trunk: Colour = (112, 80, 50)
    grove: Colour = (208, 208, 156)
    hut: Colour = (196, 150, 92)
    hut_line: Colour = (84, 56, 32)
    thorn: Colour = (92, 74, 48)
    wall: Colour = (184, 172, 154)
    wall_line: Colour = (58, 48, 40)
    court: Colour = (232, 220, 198)
    water: Colour = (60, 122, 168)
    water_line: Colour = (24, 62, 98)
    rim: Colour = (34, 27, 22)
    card: Colour = (253, 250, 240)
    danger: Colour = (176, 44, 36)
    on_danger: Colour = (255, 250, 240)
    reach: Colour = (26, 92, 62)
    reach_ground: Colour = (176, 222, 160)
    sight: Colour = (252, 214, 96)
    shade: Colour = (70, 60, 66)
    order: Colour = (104, 42, 104)
    gold: Colour = (244, 206, 100)


CONTRAST_GROUND: Mapping[str, Any] = {
    "ink": (0, 0, 0),
    "faded": (50, 50, 50),
    "paper": (255, 255, 255),
    "desk": (236, 236, 236),
    "height_0": (255, 255, 255),
    "height_1": (226, 216, 196),
    "height_2": (198, 176, 140),
    "height_3": (164, 136, 100),
    "grain": (226, 226, 220),
    "grid": (150, 150, 150),
    "contour": (70, 46, 20),
    "hachure": (60, 38, 16),
    "rock": (178, 178, 178),
    "rock_light": (220, 220, 220),
    "rock_line": (40, 40, 40),
    "cliff": (110, 104, 98),
    "cliff_light": (206, 200, 192),
    "cliff_line": (0, 0, 0),
    "sand": (255, 250, 224),
    "bank": (96, 64, 20),
    "palm": (50, 104, 40),
    "palm_line": (0, 40, 0),
    "trunk": (90, 56, 24),
    "grove": (214, 232, 186),
    "hut": (206, 150, 84),
    "hut_line": (50, 24, 0),
    "thorn": (60, 44, 10),
    "wall": (206, 206, 206),
    "wall_line": (0, 0, 0),
    "court": (244, 240, 232),
    "water": (0, 96, 170),
    "water_line": (0, 32, 80),
    "rim": (0, 0, 0),
    "card": (255, 255, 255),
    "danger": (170, 0, 0),
    "on_danger": (255, 255, 255),
    "reach": (0, 84, 40),
    "reach_ground": (180, 240, 170),
    "sight": (255, 220, 80),
    "shade": (50, 50, 60),
    "order": (104, 0, 104),
    "gold": (255, 220, 80),
}
"""The colours of the theme with high contrast: black on white, with as few half-tones as the relief allows."""

DARK_GROUND: Mapping[str, Any] = {
    "ink": (238, 228, 206),
    "faded": (186, 174, 152),
    "paper": (34, 33, 36),
    "desk": (40, 39, 40),
    "height_0": (50, 47, 44),
    "height_1": (80, 70, 56),
    "height_2": (112, 94, 68),
    "height_3": (144, 118, 84),
    "grain": (72, 66, 56),
    "grid": (98, 90, 76),
    "contour": (186, 156, 108),
    "hachure": (196, 166, 116),
    "rock": (108, 102, 96),
    "rock_light": (146, 138, 128),
    "rock_line": (20, 18, 18),
    "cliff": (88, 80, 74),
    "cliff_light": (160, 146, 130),
    "cliff_line": (16, 14, 12),
    "sand": (122, 106, 78),
    "bank": (206, 174, 120),
    "palm": (112, 150, 88),
    "palm_line": (20, 32, 16),
    "trunk": (150, 112, 74),
    "grove": (58, 68, 42),
    "hut": (168, 122, 74),
    "hut_line": (226, 204, 170),
    "thorn": (198, 164, 108),
    "wall": (128, 118, 104),
    "wall_line": (214, 202, 180),
    "court": (66, 60, 54),
    "water": (92, 158, 206),
    "water_line": (190, 222, 244),
    "rim": (14, 12, 12),
    "card": (28, 27, 30),
    "danger": (240, 122, 106),
    "on_danger": (24, 10, 8),
    "reach": (142, 222, 164),
    "reach_ground": (44, 92, 58),
    "sight": (226, 186, 92),
    "shade": (12, 12, 16),
    "order": (226, 160, 214),
    "gold": (226, 186, 92),
}
"""The colours of the theme for dark screens, like a map by lamplight: heights are lighter than the plain."""
