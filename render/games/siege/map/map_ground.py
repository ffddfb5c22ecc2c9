"""Draws the background of a map or of an enlarged part of it."""

from __future__ import annotations

from functools import cached_property

from PIL import Image

from engine.games.siege.map.board import board
from engine.games.siege.world import FULL, Position
from render.games.siege.counters import counter_stacks, counters
from render.games.siege.counters.counters import Group
from render.games.siege.map import title_and_tracks
from render.games.siege.map.buildings import roof_of
from render.games.siege.map.callouts import HIDES_ENTRY, HIDES_NAME, HIDES_SIGN, Room
from render.games.siege.map.ground import draw_arrows, draw_ground
from render.games.siege.map.layout import Layout, PixelBox
from render.games.siege.map.zone_names import NameBlock, draw_name, name_block
from render.games.siege.map.zone_states import BARRICADE_HIGH, state_patch
from render.games.siege.text.catalogue import say
from render.games.siege.theme import Theme
from render.pictures import flags
from render.pictures.drawing import Colour, Pen, mix
from render.pictures.palette import Palette

PADDING = 7

PALE = 0.5
"""How pale the other quarters around an enlarged one are, from 0 to 1."""


class Plate:
    """The enlarged background of a part of the map.

    The default is the whole map at its own size. A part has the `palette` of the whole map. `zones` are the zones of
    its quarter.

    Rectangles and points of the layout are in pixels of the whole map. `box` and `point` convert them to pixels of this
    window.
    """

    def __init__(
        self,
        layout: Layout,
        theme: Theme,
        *,
        window: PixelBox | None = None,
        zoom: float = 1,
        palette: Palette | None = None,
        quarter: int = 0,
    ) -> None:
        self.layout, self.theme, self.zoom = layout, theme, zoom
        self.zones = [zone.id for zone in board().zones.values() if not quarter or zone.quarter == quarter]
        self.window = window or (0, 0, layout.width, layout.height)
        self.names: dict[str, NameBlock] = {zone: name_block(layout, zone) for zone in board().zones}
        self.written = {zone: block.written for zone, block in self.names.items()}
        pen = draw_ground(layout, theme, window=self.window, zoom=zoom)
        paper = pen.done()
        draw_arrows(pen, theme)
        for block in self.names.values():
            if self._whole(block.written):
                draw_name(pen, block, theme)
        whole = pen.done()
        del pen  # its sheet is many times larger than the result
        for sheet in (whole, paper):
            self._dim(sheet)
        self.palette = palette or self._find_palette(whole, paper)
        self.ground = self.palette.flatten(whole)
        self._bare = self.palette.flatten(paper)

    def point(self, at: tuple[float, float]) -> tuple[int, int]:
        """Convert a point of the map to pixels of this window."""
        return round((at[0] - self.window[0]) * self.zoom), round((at[1] - self.window[1]) * self.zoom)

    def box(self, box: PixelBox) -> PixelBox:
        """Convert a rectangle of the map to pixels of this window."""
        return *self.point(box[:2]), *self.point(box[2:])

    def _whole(self, box: PixelBox) -> bool:
        """Return whether the window contains a whole rectangle of the map."""
        x0, y0, x1, y1 = self.window
        return x0 <= box[0] and y0 <= box[1] and box[2] <= x1 and box[3] <= y1

    def room(self, position: Position, zone: str) -> PixelBox:
        """Return the rectangle in a zone that is free for counters."""
        x0, y0, x1, y1 = self.layout.zones[zone]
        block = self.names[zone]
        if block.side == "top":
            y0 = block.box[3] + 2
        elif block.side == "left":
            x0 = block.box[2]
        else:
            x1 = block.box[0]
        entry = self.layout.entries.get(board().zones[zone].entry or 0)
        if entry and x0 < entry[0] < x1 and y0 < entry[1] < y1:
            x0, x1 = (entry[0] + 16, x1) if entry[0] - x0 < x1 - entry[0] else (x0, entry[0] - 16)
        low = BARRICADE_HIGH if position.barricaded(zone) else PADDING
        return self.box((x0 + PADDING, y0, x1 - PADDING, y1 - low))

    @cached_property
    def empty_room(self) -> Room:
        """The weights of the map's areas, without counters, for placing callouts."""
        room = Room(self.layout)
        for block in self.names.values():
            room.block(self.box(block.written), HIDES_NAME)
        for x, y in self.layout.entries.values():
            room.block(self.box((x - 17, y - 17, x + 17, y + 17)), HIDES_ENTRY)
        for x, y in (self.layout.compass, self.layout.scale):
            room.block(self.box((x - 55, y - 40, x + 55, y + 40)), HIDES_SIGN)
        return room

    def unnamed(self, box: PixelBox) -> Image.Image:
        """Return a rectangle of the map's ground without names and arrows."""
        return self._bare.crop(self.box(box))

    def patch(self, zone: str, state: str, *, barricade: bool, named: bool = True) -> Image.Image:
        """Return a picture of a zone with its fire, ruins or barricade."""
        box, block = self.layout.zones[zone], self.names[zone]

        def name(pen: Pen, ground: Colour | None) -> None:
            draw_arrows(pen, self.theme)
            if named and self._whole(block.written):
                draw_name(pen, block, self.theme, ground=ground)

        picture = state_patch(
            self._bare.crop(self.box(box)).convert("RGB"),
            box,
            state,
            theme=self.theme,
            text=say(f"map-{state}") if state else "",
            after=block.end if block.side == "top" else box[2],
            barricade=say("map-barricade") if barricade else "",
            name=name,
            zoom=self.zoom,
        )
        if zone not in self.zones:
            picture = Image.blend(picture, Image.new("RGB", picture.size, self.theme.outside), PALE)
        return picture

    def _dim(self, sheet: Image.Image) -> None:
        """Make the zones of other quarters pale."""
        for zone, box in self.layout.zones.items():
            if zone not in self.zones:
                here = self.box(box)
                part = sheet.crop(here)
                sheet.paste(Image.blend(part, Image.new("RGB", part.size, self.theme.outside), PALE), here[:2])

    def _find_palette(self, whole: Image.Image, paper: Image.Image) -> Palette:
        sure = [*self.theme.colours(), flags.WHITE, flags.RED, flags.BLUE, flags.BLACK, flags.GREEN, flags.GOLD]
        sure += [roof_of(tint, self.theme) for tint in (*self.theme.powers.values(), self.theme.buildings)]
        # Everything else around an enlarged quarter is pale: tints must stay distinct there as well.
        theme = self.theme
        common = [theme.street, theme.buildings, theme.canal, theme.wall, theme.bridge, theme.red, theme.green]
        common += [*theme.powers.values(), theme.ink, theme.sandbag, theme.fire_ground, theme.ruin_ground]
        sure += [mix(colour, theme.outside, PALE) for colour in common]
        samples = Image.new("RGB", (self.layout.width, 320), self.theme.street)
        _sample(samples, self.layout, self.theme)
        self._bare = paper
        for place, state in enumerate(("fire", "ruin")):
            samples.paste(self.patch("hongkong-bank", state, barricade=True), (1100 + place * 130, 4))
        return Palette(list(dict.fromkeys(sure)), [whole, samples, samples])


def _sample(sheet: Image.Image, layout: Layout, theme: Theme) -> None:
    """Draw sample counters and tracks, from which the map's palette is chosen."""
    x = y = 4
    for group in _every_group():
        picture = counters.stack(group, 54, theme)
        if x + picture.width > 1_090:
            x, y = 4, y + 70
        sheet.paste(picture, (x, y), picture)
        x += picture.width + 4
    head = title_and_tracks.Head(7, "7H", 1, ("truce", "ammunition", "cha-cha"))
    foot = title_and_tracks.Foot(3, 12, short=True, armed=44, wounded=8, civilians=120, boxers=31)
    sheet.paste(title_and_tracks.draw_head(head, layout, theme), (0, 144))
    sheet.paste(title_and_tracks.draw_foot(foot, layout, theme), (0, 228))


def _every_group() -> list[Group]:
    powers = [Group("soldier", power, FULL, 2) for power in counter_stacks.POWER_ORDER if power]
    chinese = [Group(kind, "", face, 2) for kind in ("irregular", "regular", "fanatic") for face in (1, 2)]
    return [*powers, Group("soldier", "GB", 1, 1), Group("civilian", "", 2, 2), Group("civilian", "", 1, 2), *chinese]
