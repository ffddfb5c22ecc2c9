"""Draws the board of a hex game, whole or a window of it.

All pictures are composed of cached pieces in the colours of one palette (`render.pictures.palette`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any, NamedTuple

from PIL import Image, ImageDraw

from render.hexes import overlays
from render.hexes.counters import (
    DISC,
    SIDE,
    Counter,
    Flag,
    Leader,
    Tab,
    draw_counter,
    draw_flag,
    draw_leader,
    draw_tab,
    draw_token,
    pixels,
    tab_places,
)
from render.hexes.ground import HexMap, draw_ground
from render.hexes.layout import Box, Window
from render.hexes.overlays import Arrow, Layer, Ring, Shot, Trail
from render.hexes.theme import HexTheme
from render.pictures.drawing import Colour, mix
from render.pictures.keeping import PIECES
from render.pictures.palette import Palette, Sprite

TILE = 3
"""The number of columns and of rows of a tile of the ground in a close-up."""
LARGE = 700
"""The approximate width and height in pixels of the tiles of a whole ground: larger ones need much memory."""
FEW = 3
"""The maximum number of leaders that are drawn on one hex."""
Point = tuple[float, float]
_WITH_A_RIM = (draw_counter, draw_leader, draw_tab, draw_token, draw_flag)
"""The functions that draw pieces with a dark outline: the smooth edges of these blend into it; those of all others
blend into the light line around them.
"""


class Stack(NamedTuple):
    """The contents of a hex: a unit, leaders, markers, and a flag.

    `tabs` are the markers of the unit. `tokens` are the markers on the ground.
    """

    counter: Counter | None = None
    tabs: tuple[Tab, ...] = ()
    leaders: tuple[Leader, ...] = ()
    tokens: tuple[Tab, ...] = ()
    flag: Flag | None = None


class HexBoard:
    """Draws positions on a map, with a cache."""

    def __init__(self, board: HexMap, theme: HexTheme, palette: Palette) -> None:
        self.map, self.layout, self.theme, self.palette = board, board.layout, theme, palette
        self.unit = board.layout.unit
        self._tile = PIECES.keeping(self._draw_tile)
        self._piece = PIECES.keeping(self._draw_piece)

    def draw(
        self, stacks: Mapping[str, Stack], layer: Layer = overlays.NOTHING, *, window: Window | None = None
    ) -> Image.Image:
        """Return a picture of the board with 256 colours. With `window`, only show that part."""
        sheet = _Sheet(self, self.layout.window_box(window) if window else (0, 0, *self.layout.size))
        sheet.wash(layer)
        for ring in layer.rings:
            self._put_ring(sheet, ring)
        for trail in layer.trails:
            self._put_trail(sheet, trail)
        for name, stack in stacks.items():
            if stack.tokens:
                self._put_tokens(sheet, name, stack)
        for name, stack in stacks.items():
            self._put_stack(sheet, name, stack)
        self._put_signs(sheet, layer, stacks)
        return sheet.picture

    # --- the ground ---

    @cached_property
    def _whole(self) -> Image.Image:
        """A picture of the whole map's ground."""
        wide, high = self.layout.size
        picture = self._bare((wide, high))
        across = max(LARGE // self.layout.step, 1) * self.layout.step
        down = max(LARGE // self.layout.high, 1) * self.layout.high
        for x in range(0, wide, across):
            for y in range(0, high, down):
                box = (x, y, min(x + across, wide), min(y + down, high))
                Sprite(draw_ground(self.map, self.theme, box), self.palette).put(picture, (x, y))
        return picture

    def ground(self, box: Box) -> Image.Image:
        """Return a picture of the ground in a part of the map. The caller may change it."""
        return self._whole.copy() if box == (0, 0, *self.layout.size) else self._ground(box)

    def prepare(self, window: Window) -> None:
        """Draw the ground of a window in advance."""
        self._ground(self.layout.window_box(window))

    def _bare(self, size: tuple[int, int]) -> Image.Image:
        picture = Image.new("P", size)
        picture.putpalette(self.palette.colours)
        return picture

    def _ground(self, box: Box) -> Image.Image:
        x0, y0, x1, y1 = box
        wide, high = self.layout.step * TILE, self.layout.high * TILE
        picture = self._bare((x1 - x0, y1 - y0))
        for column in range(x0 // wide, -(-x1 // wide)):
            for row in range(y0 // high, -(-y1 // high)):
                self._tile(column, row).put(picture, (column * wide - x0, row * high - y0))
        return picture

    def _draw_tile(self, column: int, row: int) -> Sprite:
        wide, high = self.layout.step * TILE, self.layout.high * TILE
        box = (column * wide, row * high, (column + 1) * wide, (row + 1) * high)
        return Sprite(draw_ground(self.map, self.theme, box), self.palette)

    # --- pieces, each drawn once ---

    def _draw_piece(self, draw: Callable[..., Image.Image], *what: Any) -> Sprite:
        """Return the image drawn by `draw` as a sprite in this board's size and colours."""
        under = self.theme.rim if draw in _WITH_A_RIM else self.theme.card
        return Sprite(draw(*what, self.unit, self.theme), self.palette, under=under)

    # --- counters ---

    def _put_stack(self, sheet: _Sheet, name: str, stack: Stack) -> None:
        x, y = self.layout.centre(name)
        unit, others = self.unit, stack.leaders[:FEW]
        if stack.counter is not None:
            half = pixels(SIDE, unit) // 2
            sheet.put(self._piece(draw_counter, stack.counter), (x - half, y - half))
            for tab, (across, down) in zip(stack.tabs, tab_places(len(stack.tabs), unit), strict=True):
                sheet.put(self._piece(draw_tab, tab), (x + across, y + down))
        elif others:
            sheet.put_middle(self._piece(draw_leader, others[0], True), (x, y))
            others = others[1:]
        size = pixels(DISC, unit)
        for place, leader in enumerate(others):
            at = x + unit * 1.68 - size - place * size * 0.62, y + unit * 1.7 - size
            sheet.put(self._piece(draw_leader, leader, False), at)
        if stack.flag is not None:
            sheet.put(self._piece(draw_flag, stack.flag), (x - unit * 1.1, y - unit * 2.3))

    def _put_tokens(self, sheet: _Sheet, name: str, stack: Stack) -> None:
        """Put markers on the ground of a hex."""
        x, y = self.layout.centre(name)
        taken = stack.counter is not None or bool(stack.leaders)
        for place, tab in enumerate(stack.tokens[:2]):
            shift = place * self.unit * 0.3
            across = -1.37 if taken else 0.0
            middle = x + across * self.unit + shift, y + (0.3 if taken else 0.0) * self.unit - shift
            sheet.put_middle(self._piece(draw_token, tab), middle)

    # --- overlays ---

    def _put_ring(self, sheet: _Sheet, ring: Ring) -> None:
        border = self.layout.border(ring.hexes)
        for name, way in border:
            (ax, ay), (bx, by) = self.layout.side(name, way)
            x, y = self.layout.centre(name)
            ends = ((ax - x) * 0.95, (ay - y) * 0.95), ((bx - x) * 0.95, (by - y) * 0.95)
            sprite = self._piece(overlays.draw_side, ends, ring.colour, ring.line)
            middle = x + (ends[0][0] + ends[1][0]) / 2, y + (ends[0][1] + ends[1][1]) / 2
            sheet.put_middle(sprite, middle)
        if ring.text and border:
            (ax, ay), (bx, by) = min(
                (self.layout.side(*each) for each in border), key=lambda side: side[0][1] + side[1][1]
            )
            sheet.put_middle(
                self._piece(overlays.draw_ring_text, ring.text, ring.colour), ((ax + bx) / 2, (ay + by) / 2)
            )

    def _put_trail(self, sheet: _Sheet, trail: Trail) -> None:
        for one, two in pairwise(trail.hexes):
            (ax, ay), (bx, by) = self.layout.centre(one), self.layout.centre(two)
            sheet.put_middle(self._piece(overlays.draw_dots, (bx - ax, by - ay)), ((ax + bx) / 2, (ay + by) / 2))

    def _put_arrow(self, sheet: _Sheet, arrow: Arrow) -> None:
        spots = [self.layout.centre(name) for name in arrow.way]
        for place, ((ax, ay), (bx, by)) in enumerate(pairwise(spots)):
            step, middle = (bx - ax, by - ay), ((ax + bx) / 2, (ay + by) / 2)
            last = place == len(spots) - 2
            draw = overlays.draw_arrow if last else overlays.draw_stroke
            sheet.put_middle(self._piece(draw, step, arrow.fights), middle)

    def _put_shot(self, sheet: _Sheet, shot: Shot) -> None:
        """Draw a line of fire between the edges of two counters."""
        (ax, ay), (bx, by) = self.layout.centre(shot.start), self.layout.centre(shot.end)
        step = (bx - ax, by - ay)
        sheet.put_middle(self._piece(overlays.draw_shot, step), ((ax + bx) / 2, (ay + by) / 2))

    def _put_signs(self, sheet: _Sheet, layer: Layer, stacks: Mapping[str, Stack]) -> None:
        """Draw the overlay's texts and numbers on top of the counters."""
        for shot in layer.shots:
            self._put_shot(sheet, shot)
        for arrow in layer.arrows:
            self._put_arrow(sheet, arrow)
        for name in layer.labels:
            x, y = self.layout.centre(name)
            sheet.put_middle(self._piece(overlays.draw_label, name, name in stacks), (x, y - self.unit * 1.38))
        for reach in layer.reach:
            sheet.put_middle(self._piece(overlays.draw_price, reach), self.layout.centre(reach.hex))
        for name, count in layer.threats:
            x, y = self.layout.centre(name)
            across, down = (1.24, -1.1) if name in stacks else (0.0, 0.0)
            sheet.put_middle(self._piece(overlays.draw_threat, count), (x + across * self.unit, y + down * self.unit))
        corner = -1.18 * self.unit
        for name, hit in _stars(layer):
            x, y = self.layout.centre(name)
            sheet.put_middle(self._piece(overlays.draw_star, hit), (x + corner, y - corner * 0.9))

    # --- tints: the index of every colour of the palette, mixed with another ---

    @cached_property
    def _lit(self) -> list[int]:
        return self._mixed(self.theme.reach_ground, 0.62)

    @cached_property
    def _shaded(self) -> list[int]:
        return self._mixed(self.theme.shade, 0.42)

    def _mixed(self, colour: Colour, part: float) -> list[int]:
        flat = self.palette.colours
        mixed = Image.new("RGB", (256, 1))
        for index in range(256):
            own = (flat[3 * index], flat[3 * index + 1], flat[3 * index + 2])
            mixed.putpixel((index, 0), mix(own, colour, part))
        return list(self.palette.flatten(mixed).tobytes())


def _stars(layer: Layer) -> Iterable[tuple[str, bool]]:
    hits = {name for trail in layer.trails for name in trail.hits} | {shot.end for shot in layer.shots if shot.hit}
    misses = {name for trail in layer.trails for name in trail.misses}
    misses |= {shot.end for shot in layer.shots if not shot.hit}
    return [(name, True) for name in sorted(hits)] + [(name, False) for name in sorted(misses - hits)]


class _Sheet:
    """A part of the board that is being drawn. Its methods take coordinates on the whole board."""

    def __init__(self, board: HexBoard, box: Box) -> None:
        self.board, self.box = board, box
        self.picture = board.ground(box)

    def put(self, sprite: Sprite, at: Point) -> None:
        """Paste a piece with its upper left corner at a point."""
        sprite.put(self.picture, (round(at[0]) - self.box[0], round(at[1]) - self.box[1]))

    def put_middle(self, sprite: Sprite, at: Point) -> None:
        """Paste a small picture so that its middle is at a point."""
        wide, high = sprite.picture.size
        self.put(sprite, (at[0] - wide / 2, at[1] - high / 2))

    def wash(self, layer: Layer) -> None:
        """Tint the hexes within reach, and shade those out of sight."""
        if layer.reach:
            self._tint([reach.hex for reach in layer.reach], self.board._lit)
        if layer.dark:
            self._tint(sorted(layer.dark), self.board._shaded, hatched=True)

    def _tint(self, names: Sequence[str], table: list[int], *, hatched: bool = False) -> None:
        mask = Image.new("1", self.picture.size)
        on = ImageDraw.Draw(mask)
        left, top = self.box[:2]
        for name in names:
            on.polygon([(x - left, y - top) for x, y in self.board.layout.corners(name)], fill=1)
        tinted = self.picture.point(table)
        self.picture.paste(tinted, (0, 0), mask)
        if hatched:
            self._hatch(mask)

    def _hatch(self, mask: Image.Image) -> None:
        wide, high = self.picture.size
        lines = Image.new("1", (wide, high))
        on = ImageDraw.Draw(lines)
        step = max(self.board.unit // 2, 6)
        for x in range(-high, wide, step):
            on.line((x, 0, x + high, high), fill=1, width=max(self.board.unit // 18, 1))
        both = Image.new("1", (wide, high))
        both.paste(lines, (0, 0), mask)
        self.picture.paste(self.board.palette.index(self.board.theme.shade), (0, 0), both)
