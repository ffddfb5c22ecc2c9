"""The map of the siege as a picture: the ground drawn once, counters and states pasted from a cache."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from io import BytesIO

from PIL import Image, ImageDraw

from engine.core.event import Event
from engine.games.siege.board import board
from engine.games.siege.world import FULL, Position
from render.draw import Pen, text_width
from render.games.siege import counters, flags, stacks, tracks
from render.games.siege.callouts import HIDES_COUNTERS, HIDES_ENTRY, HIDES_NAME, Room
from render.games.siege.counters import Group
from render.games.siege.ground import GROUND_SCALE, draw_arrows, draw_ground
from render.games.siege.layout import Layout, PixelBox, layout
from render.games.siege.names import NameBlock, draw_name, name_block
from render.games.siege.palette import Palette, Sprite
from render.games.siege.patches import BARRICADE_HIGH, state_patch
from render.games.siege.stacks import Badge, Item, Placed
from render.games.siege.theme import PAPER, Theme
from render.games.siege.trails import Trail, draw_trail, trails
from render.games.siege.words import say

PADDING = 7
STRIPS, ITEMS = 48, 3000
"""How many pictures are remembered: strips are large and seldom the same, counters are small and often."""
COMPRESSION = 2
"""Of the PNG: higher levels take longer than they are worth."""


class Chart:
    """Draws positions. It is kept as long as the process lives: it holds the ground and every counter drawn so far."""

    def __init__(self, *, theme: Theme = PAPER, locale: str = "en") -> None:
        self.theme = theme
        self.locale = locale
        self.layout: Layout = layout()
        self._head = lru_cache(STRIPS)(self._draw_head)
        self._foot = lru_cache(STRIPS)(self._draw_foot)
        self._item = lru_cache(ITEMS)(self._draw_item)
        self._zone = lru_cache(ITEMS)(self._draw_zone)
        self._caption = lru_cache(ITEMS)(self._draw_caption)

    def png(self, position: Position, *, events: Iterable[Event] = ()) -> bytes:
        """The position as a PNG, with what has just happened."""
        out = BytesIO()
        self.draw(position, events=events).save(out, "PNG", compress_level=COMPRESSION)
        return out.getvalue()

    def draw(self, position: Position, *, events: Iterable[Event] = ()) -> Image.Image:
        """The position as a picture of 256 colours; ways and volleys of the events lie under the counters."""
        picture = self._ground.copy()
        self._strips(picture, position)
        for zone in board().zones:
            self._state(picture, position, zone)
        for trail in trails(events, self.layout):
            self._trail(picture, trail)
        self._counters(picture, position)
        return picture

    # What is drawn once.

    @cached_property
    def _paper(self) -> Image.Image:
        return draw_ground(self.layout, self.theme, locale=self.locale)

    @cached_property
    def _names(self) -> dict[str, NameBlock]:
        return {zone: name_block(self.layout, zone, locale=self.locale) for zone in board().zones}

    @cached_property
    def _empty_room(self) -> Room:
        room = Room(self.layout)
        for block in self._names.values():
            room.block(block.written, HIDES_NAME)
        for x, y in self.layout.entries.values():
            room.block((x - 17, y - 17, x + 17, y + 17), HIDES_ENTRY)
        return room

    @cached_property
    def _written(self) -> Image.Image:
        pen = Pen(self.layout.width, self.layout.height, scale=GROUND_SCALE)
        draw_arrows(pen, self.layout, self.theme)
        for block in self._names.values():
            draw_name(pen, block, self.theme)
        return pen.done()

    @cached_property
    def _palette(self) -> Palette:
        whole = self._paper.copy()
        whole.paste(self._written, (0, 0), self._written)
        sure = [*self.theme.colours(), flags.WHITE, flags.RED, flags.BLUE, flags.BLACK, flags.GREEN, flags.GOLD]
        samples = Image.new("RGB", (self.layout.width, 400), self.theme.street)
        self._samples(samples)
        return Palette(list(dict.fromkeys(sure)), [whole, samples, samples])

    def _samples(self, sheet: Image.Image) -> None:
        x = y = 4
        for group in _every_group():
            picture = counters.stack(group, 54, self.theme)
            if x + picture.width > sheet.width - 4:
                x, y = 4, y + 74
            sheet.paste(picture, (x, y), picture)
            x += picture.width + 4
        head = tracks.Head(7, "7H", 1, ("truce", "ammunition", "cha-cha"))
        foot = tracks.Foot(3, 12, short=True, armed=44, wounded=8, civilians=120, boxers=31)
        sheet.paste(tracks.draw_head(head, self.layout, self.theme, locale=self.locale), (0, 152))
        sheet.paste(tracks.draw_foot(foot, self.layout, self.theme, locale=self.locale), (0, 238))
        for place, state in enumerate(("fire", "ruin")):
            sheet.paste(self._patch("hanlin", state, barricade=True), (4 + place * 300, 320))

    @cached_property
    def _ground(self) -> Image.Image:
        whole = self._paper.copy()
        whole.paste(self._written, (0, 0), self._written)
        return self._palette.flatten(whole)

    def _sprite(self, picture: Image.Image) -> Sprite:
        return Sprite(picture, self._palette, under=self.theme.edge)

    def _draw_head(self, head: tracks.Head) -> Sprite:
        return self._sprite(tracks.draw_head(head, self.layout, self.theme, locale=self.locale))

    def _draw_foot(self, foot: tracks.Foot) -> Sprite:
        return self._sprite(tracks.draw_foot(foot, self.layout, self.theme, locale=self.locale))

    def _draw_item(self, item: Item, size: int) -> Sprite:
        if isinstance(item, Badge):
            return self._sprite(counters.total(item.points, item.bonus, size, self.theme, chinese=item.chinese))
        return self._sprite(counters.stack(item, size, self.theme))

    def _draw_zone(self, zone: str, state: str, barricade: bool) -> Sprite:
        return self._sprite(self._patch(zone, state, barricade=barricade))

    def _draw_caption(self, zone: str) -> Sprite:
        said = say(f"zone-{zone}.short", locale=self.locale)
        pen = Pen(text_width(said, face="bold", size=17) + 4, 20, ground=self.theme.card)
        pen.text((0, 10), said, self.theme.ink, face="bold", size=17, anchor="lm")
        return self._sprite(pen.done().convert("RGB"))

    # What changes.

    def _strips(self, picture: Image.Image, position: Position) -> None:
        self._head(tracks.head_of(position)).put(picture, self.layout.title[:2])
        self._foot(tracks.foot_of(position)).put(picture, self.layout.tracks[:2])

    def _state(self, picture: Image.Image, position: Position, zone: str) -> None:
        state = "fire" if position.burning(zone) else "ruin" if position.ruined(zone) else ""
        barricade = position.barricaded(zone)
        if state or barricade:
            self._zone(zone, state, barricade).put(picture, self.layout.zones[zone][:2])

    def _patch(self, zone: str, state: str, *, barricade: bool) -> Image.Image:
        box = self.layout.zones[zone]
        said = say(f"map-{state}", locale=self.locale) if state else ""
        stopped = say("map-barricade", locale=self.locale) if barricade else ""
        block = self._names[zone]
        after = block.end - box[0] if block.side == "top" else box[2]
        return state_patch(
            self._paper.crop(box),
            self._written.crop(box),
            state,
            theme=self.theme,
            said=said,
            after=after,
            barricade=stopped,
        )

    def _trail(self, picture: Image.Image, trail: Trail) -> None:
        ground = picture.crop(trail.box).convert("RGB")
        over = draw_trail(trail, self.theme)
        ground.paste(over, (0, 0), over)
        picture.paste(self._palette.flatten(ground), trail.box[:2])

    def room(self, position: Position, zone: str) -> PixelBox:
        """Where the counters of a zone may stand."""
        x0, y0, x1, y1 = self.layout.zones[zone]
        block = self._names[zone]
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
        return x0 + PADDING, y0, x1 - PADDING, y1 - low

    def _counters(self, picture: Image.Image, position: Position) -> None:
        overflowing: list[str] = []
        taken: list[Placed] = []
        for zone in board().zones:
            found = stacks.sides(position, zone, locale=self.locale)
            if not found:
                continue
            placed = stacks.pack(found, self.room(position, zone))
            if placed is None:
                overflowing.append(zone)
                placed = stacks.pack_summary(found, self.room(position, zone))
            taken += placed
        for one in taken:
            self._put(picture, one)
        if overflowing:
            self._callouts(picture, position, overflowing, taken)

    def _put(self, picture: Image.Image, placed: Placed, *, by: tuple[int, int] = (0, 0)) -> None:
        self._item(placed.item, placed.size).put(picture, (placed.x + by[0], placed.y + by[1]))

    def _callouts(self, picture: Image.Image, position: Position, zones: list[str], taken: list[Placed]) -> None:
        room = self._empty_room.copy()
        for one in taken:
            wide, high = stacks.item_width(one.item, one.size), counters.height_of(one.size)
            room.block((one.x, one.y, one.x + wide, one.y + high), HIDES_COUNTERS)
        for zone in zones:
            found = stacks.sides(position, zone, locale=self.locale)
            shapes = stacks.callout_shapes(found)
            sizes = [(max(one.width, 130) + 2 * PADDING + 4, one.height + 2 * PADDING + 20) for one in shapes]
            which, box = room.place(sizes, self.layout.zones[zone])
            room.block(box, HIDES_COUNTERS * 4)
            self._frame(picture, zone, box, to=self.room(position, zone))
            for one in shapes[which].items:
                self._put(picture, one, by=(box[0] + PADDING + 2, box[1] + PADDING + 20))

    def _frame(self, picture: Image.Image, zone: str, box: PixelBox, *, to: PixelBox) -> None:
        on = ImageDraw.Draw(picture)
        ink, ground = self._palette.index(self.theme.ink), self._palette.index(self.theme.card)
        x0, y0, _, _ = box
        middle = ((x0 + box[2]) // 2, (y0 + box[3]) // 2)
        end = _inside(middle, to)
        on.line([middle, end], fill=ground, width=8)
        on.line([middle, end], fill=ink, width=4)
        on.ellipse((end[0] - 8, end[1] - 8, end[0] + 8, end[1] + 8), fill=ink, outline=ground, width=2)
        on.rounded_rectangle(box, radius=8, fill=ground, outline=ink, width=3)
        self._caption(zone).put(picture, (x0 + PADDING + 2, y0 + 5))


def _inside(point: tuple[int, int], box: PixelBox) -> tuple[int, int]:
    """The point of a box, a little inside its edge, that is nearest to a point."""
    return min(max(point[0], box[0]), box[2]), min(max(point[1], box[1] + 9), box[3])


def _every_group() -> list[Group]:
    powers = [Group("soldier", power, FULL, 2) for power in stacks.POWER_ORDER if power]
    chinese = [Group(kind, "", face, 2) for kind in ("irregular", "regular", "fanatic") for face in (1, 2)]
    return [*powers, Group("soldier", "GB", 1, 1), Group("civilian", "", 2, 2), Group("civilian", "", 1, 2), *chinese]
