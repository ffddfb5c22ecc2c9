"""Caches the drawn boards of the scenarios and their colour palettes."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.games.ascari.house_rules import House
from engine.games.ascari.scenarios import board, roster
from engine.games.ascari.world import set_up
from render.games.ascari.map.scene import counter_of, flag_of, hex_map, leader_of, rifle_tab
from render.games.ascari.theme import THEMES
from render.hexes.board import HexBoard
from render.hexes.counters import draw_counter, draw_flag, draw_leader, draw_token
from render.hexes.ground import draw_ground
from render.hexes.sample import sample_map
from render.language import speaking
from render.pictures.palette import Palette
from render.presenter import LOOKS, Look

WIDTH = 1_520
"""The approximate width of the whole board of each scenario, in pixels."""
NEAR = 42
"""A quarter of the width of a hex in a close-up, in pixels."""
MOST_UNIT = 50
"""The largest quarter of the width of a hex on the board of a small battle, in pixels."""
NEAR_COLUMNS, NEAR_ROWS = 9, 7
"""The columns and rows of a close-up: when it is shown 360 pixels wide, its counters are 33 pixels high."""
KEPT = 4 * len(LOOKS)


@lru_cache(64)
def unit_of(name: str) -> int:
    """Return a quarter of a hex's width in pixels, for the whole board of a scenario."""
    return min(WIDTH // (3 * board(name).grid.columns + 1), MOST_UNIT)


@lru_cache(KEPT)
def board_of(name: str, look: Look, unit: int) -> HexBoard:
    """Return the drawing board of a scenario's map. Its hexes are 4 × `unit` pixels wide."""
    return HexBoard(hex_map(name, unit), THEMES[look], palette_of(look))


@lru_cache(len(LOOKS))
def palette_of(look: Look) -> Palette:
    """Return the colour palette for all scenarios in a theme."""
    theme = THEMES[look]
    ground = sample_map()
    terrain = draw_ground(ground, theme, (0, 0, *ground.layout.size))
    sheet = Image.new("RGB", (terrain.width, 520), theme.card)
    drawn = [draw_flag(flag_of(side, theme), 40, theme) for side in ("italian", "ethiopian", "dervish", "")]
    drawn.append(draw_token(rifle_tab(theme), 30, theme))
    with speaking("en"):
        for name in ("agordat-1890", "makalle-1896", "amba-alagi-1895"):
            position = set_up(name, House()).position
            seen: set[tuple[str, str]] = set()
            for unit, counter in roster(name).items():
                if (counter.kind, counter.group) in seen:
                    continue
                seen.add((counter.kind, counter.group))
                if counter.is_leader:
                    drawn.append(draw_leader(leader_of(position, unit, theme), False, 24, theme))
                else:
                    drawn.append(draw_counter(counter_of(position, unit, theme), 24, theme))
    x = y = 0
    for picture in drawn:
        if x + picture.width > sheet.width:
            x, y = 0, y + 68
        sheet.paste(picture, (x, y), picture)
        x += picture.width + 4
    return Palette(theme.colours(), [terrain, sheet])
