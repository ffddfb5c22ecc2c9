"""A quarter enlarged: its part of the map with counters so large that a telephone shows every value.

What a zone has no room for stands below the map, under the zone's name and with the letter that marks the zone.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, lru_cache
from string import ascii_uppercase
from typing import NamedTuple

from PIL import Image

from engine.core.event import Event
from engine.games.siege.board import board
from engine.games.siege.world import GONE, Counter, Fire, Position, roster
from render.draw import Pen, fit
from render.games.siege import flags, large, stacks
from render.games.siege.chart import Chart
from render.games.siege.counters import Group
from render.games.siege.happened import Mark, marks
from render.games.siege.layout import PixelBox
from render.games.siege.marks import Cover, badge, put_marks, stick
from render.games.siege.names import name_block
from render.games.siege.palette import Palette, Sprite
from render.games.siege.stacks import Badge, Item, Side
from render.games.siege.trails import Trail, draw_trail, trails
from render.games.siege.words import say, zone_short
from render.png import packed

QUARTERS = (1, 2, 3, 4)
MARGIN = 16
"""So much of the neighbourhood is seen around a quarter, in the map's own pixels."""
HEAD = 76
CAPTION = 44
PAD = 8
MARK_HIGH = 52
LETTER = 42
KEPT = 600


class Frame(NamedTuple):
    """The part of the map that is shown, in the map's pixels, and how many times larger it is drawn."""

    box: PixelBox
    scale: float

    @property
    def size(self) -> tuple[int, int]:
        """How large it is drawn."""
        return large.WIDTH, round((self.box[3] - self.box[1]) * self.scale)

    def at(self, box: PixelBox) -> PixelBox:
        """A box of the map where it stands in the picture."""
        x0, y0, x1, y1 = box
        left, top, by = self.box[0], self.box[1], self.scale
        return (
            round((x0 - left) * by),
            round((y0 - top) * by) + HEAD,
            round((x1 - left) * by),
            round((y1 - top) * by) + HEAD,
        )


class Placed(NamedTuple):
    """An item where it stands in the picture."""

    item: Item
    x: int
    y: int
    covered: bool = False


def _spot_at(spot: large.Spot, x: int, y: int) -> Placed:
    """A spot of a layout that begins at a point."""
    return Placed(spot.item, spot.x + x, spot.y + y, spot.covered)


class Shelf(NamedTuple):
    """What of a zone stands below the map, with the letter that says which zone it is."""

    zone: str
    letter: str
    laid: large.Laid


def bare(position: Position | None = None) -> Position:
    """A position in which nobody stands on the map; fires, ruins and barricades as in another one."""
    counters = [Counter(entry.id, entry.kind, entry.power, 2, GONE) for entry in roster().values()]
    if position is None:
        return Position(counters=counters)
    return Position(
        counters=counters, fires=dict(position.fires), ruins=list(position.ruins), barricades=list(position.barricades)
    )


def busiest(position: Position, events: Iterable[Event]) -> int:
    """The quarter where the fighting is: Boxers first, then fires, then what happened last; else the first."""
    scores = dict.fromkeys(QUARTERS, 0)
    zones = board().zones

    def add(zone: str, score: int) -> None:
        here = zones.get(zone)
        if here is not None and here.quarter is not None:
            scores[here.quarter] += score

    for zone in position.boxer_zones():
        add(zone, 300 if position.defended(zone) else 100)
    for zone in position.fires:
        add(zone, 30)
    for mark in marks(events, position):
        add(mark.zone, 1)
    return max(QUARTERS, key=lambda quarter: (scores[quarter], -quarter))


class CloseUps:
    """Draws the quarters of a chart, enlarged; it keeps the ground and every counter drawn so far."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.theme, self.locale, self.layout = chart.theme, chart.locale, chart.layout
        self._item = lru_cache(KEPT)(self._draw_item)
        self._state = lru_cache(KEPT)(self._draw_state)
        self._caption = lru_cache(KEPT)(self._draw_caption)
        self._letter = lru_cache(KEPT)(self._draw_letter)
        self._head = lru_cache(KEPT)(self._draw_head)
        self._badge = lru_cache(KEPT)(lambda mark: self._sprite(badge(mark, MARK_HIGH, self.theme)))
        self._line = lru_cache(64)(lambda trail: self._sprite(draw_trail(trail, self.theme)))

    def png(self, position: Position, quarter: int, *, events: Iterable[Event] = ()) -> bytes:
        """The quarter as a PNG."""
        return packed(self.draw(position, quarter, events=events))

    def draw(
        self, position: Position, quarter: int, *, events: Iterable[Event] = (), extra: Iterable[Mark] = ()
    ) -> Image.Image:
        """The quarter as a picture of 256 colours, with what has just happened; `extra` marks are drawn as well."""
        told = list(events)
        frame = self.frame(quarter)
        placed, shelves = self._plan(position, quarter, frame)
        picture = self._sheet(position, quarter, frame, shelves)
        for trail in trails(told, self.layout):
            self._put_trail(picture, trail, frame)
        under = picture.copy()
        for one in placed:
            self._item(one.item, one.covered).put(picture, (one.x, one.y))
        self._letters(picture, shelves, frame)
        self._put_marks(picture, under, [*marks(told, position), *extra], frame)
        return picture

    def frame(self, quarter: int) -> Frame:
        """Which part of the map a quarter's picture shows."""
        boxes = [self.layout.zones[zone] for zone in board().quarter_zones(quarter)]
        map_box = self.layout.map
        x0 = max(min(box[0] for box in boxes) - MARGIN, map_box[0])
        y0 = max(min(box[1] for box in boxes) - MARGIN, map_box[1])
        x1 = min(max(box[2] for box in boxes) + MARGIN, map_box[2])
        y1 = min(max(box[3] for box in boxes) + MARGIN, map_box[3])
        return Frame((x0, y0, x1, y1), large.WIDTH / (x1 - x0))

    # --- what is drawn once ---

    @cached_property
    def _ground(self) -> Image.Image:
        return self.chart.draw(bare()).convert("RGB")

    def _cut(self, picture: Image.Image, box: PixelBox, size: tuple[int, int]) -> Image.Image:
        return picture.resize(size, Image.Resampling.LANCZOS, box=box)

    @cached_property
    def _palette(self) -> Palette:
        theme = self.theme
        sure = [*theme.colours(), flags.WHITE, flags.RED, flags.BLUE, flags.BLACK, flags.GREEN, flags.GOLD]
        sheets = [self._cut(self._ground, self.frame(each).box, self.frame(each).size) for each in QUARTERS]
        samples = Image.new("RGB", (large.WIDTH, 360), theme.street)
        x = y = 4
        for group in _samples():
            drawn = large.draw_item(group, theme)
            if x + drawn.width > large.WIDTH:
                x, y = 4, y + 70
            samples.paste(drawn, (x, y), drawn)
            x += drawn.width + 4
        burnt = self._state_picture("hanlin", fire=True, ruin=False, barricade=True).resize((300, 110))
        samples.paste(burnt, (4, 240))
        samples.paste(
            self._state_picture("hanlin", fire=False, ruin=True, barricade=False).resize((300, 110)), (310, 240)
        )
        return Palette(list(dict.fromkeys(sure)), [*sheets, samples, samples])

    def _sprite(self, picture: Image.Image) -> Sprite:
        return Sprite(picture, self._palette, under=self.theme.edge)

    @cached_property
    def _grounds(self) -> dict[int, Image.Image]:
        """Each quarter's ground with room for the heading."""
        found = {}
        for quarter in QUARTERS:
            frame = self.frame(quarter)
            sheet = Image.new("RGB", (large.WIDTH, frame.size[1] + HEAD), self.theme.paper)
            sheet.paste(self._cut(self._ground, frame.box, frame.size), (0, HEAD))
            found[quarter] = self._palette.flatten(sheet)
        return found

    def _state_picture(self, zone: str, *, fire: bool, ruin: bool, barricade: bool) -> Image.Image:
        position = bare()
        position.fires = {zone: Fire(spreads=False)} if fire else {}
        position.ruins = [zone] if ruin else []
        position.barricades = [zone] if barricade else []
        return self.chart.draw(position).convert("RGB").crop(self.layout.zones[zone])

    def _draw_item(self, item: Item, covered: bool) -> Sprite:
        return self._sprite(large.draw_item(item, self.theme, covered=covered))

    def _draw_state(self, zone: str, fire: bool, ruin: bool, barricade: bool, size: tuple[int, int]) -> Sprite:
        whole = self._state_picture(zone, fire=fire, ruin=ruin, barricade=barricade)
        return self._sprite(whole.resize(size, Image.Resampling.LANCZOS))

    def _draw_caption(self, zone: str, letter: str) -> Sprite:
        pen = Pen(large.WIDTH - 2 * PAD, CAPTION, scale=2, ground=self.theme.paper)
        _ring(pen, letter, (LETTER / 2, CAPTION / 2), self.theme.card, ring=self.theme.ink)
        said = zone_short(zone, locale=self.locale)
        pen.text((LETTER + 12, CAPTION / 2), said, self.theme.ink, face="bold", size=34, anchor="lm")
        return self._sprite(pen.done().convert("RGB"))

    def _draw_head(self, quarter: int, said: str) -> Sprite:
        pen = Pen(large.WIDTH, HEAD, scale=2, ground=self.theme.title)
        title = say("map-quarter", locale=self.locale, number=quarter)
        pen.text((24, HEAD / 2), title, self.theme.on_dark, face="bold", size=46, anchor="lm")
        self._locator(pen, quarter)
        room = large.WIDTH - 640
        size = fit(said, face="text", size=38, least=20, width=room)
        pen.text((large.WIDTH - 150, HEAD / 2), said, self.theme.on_dark, face="text", size=size, anchor="rm")
        return self._sprite(pen.done().convert("RGB"))

    def _locator(self, pen: Pen, quarter: int) -> None:
        """Where on the map the quarter lies."""
        x0, y0, x1, y1 = self.layout.map
        high = HEAD - 18
        by = high / (y1 - y0)
        left = large.WIDTH - 24 - (x1 - x0) * by
        pen.box((left, 9, left + (x1 - x0) * by, 9 + high), self.theme.paper)
        for zone in board().zones.values():
            a, b, c, d = self.layout.zones[zone.id]
            box = (left + (a - x0) * by, 9 + (b - y0) * by, left + (c - x0) * by, 9 + (d - y0) * by)
            pen.box(
                box, self.theme.gold if zone.quarter == quarter else self.theme.outside, edge=self.theme.edge, width=0.6
            )

    # --- what changes ---

    def _sheet(self, position: Position, quarter: int, frame: Frame, shelves: list[Shelf]) -> Image.Image:
        ground = self._grounds[quarter]
        below = sum(CAPTION + shelf.laid.height + 2 * PAD for shelf in shelves)
        paper = self._palette.index(self.theme.paper)
        picture = ground.copy()
        if below:
            picture = Image.new("P", (large.WIDTH, ground.height + below + PAD), paper)
            picture.putpalette(ground.getpalette() or [])
            picture.paste(ground, (0, 0))
        facts = {"day": position.day, "morale": position.morale, "sequence": position.sequence}
        said = say("closeup-attack" if position.sequence else "closeup-day", locale=self.locale, **facts)
        self._head(quarter, said).put(picture, (0, 0))
        for zone in board().zones:
            self._put_state(picture, position, zone, frame)
        y = ground.height + PAD
        for shelf in shelves:
            self._caption(shelf.zone, shelf.letter).put(picture, (PAD, y))
            y += CAPTION + shelf.laid.height + 2 * PAD
        return picture

    def _put_state(self, picture: Image.Image, position: Position, zone: str, frame: Frame) -> None:
        fire, ruin, barricade = position.burning(zone), position.ruined(zone), position.barricaded(zone)
        if not (fire or ruin or barricade):
            return
        x0, y0, x1, y1 = frame.at(self.layout.zones[zone])
        low = HEAD + frame.size[1]
        if x1 <= 0 or x0 >= large.WIDTH or y1 <= HEAD or y0 >= low:
            return
        sprite = self._state(zone, fire, ruin, barricade, (x1 - x0, y1 - y0))
        seen = (max(0, -x0), max(0, HEAD - y0), min(x1, large.WIDTH) - x0, min(y1, low) - y0)
        picture.paste(sprite.picture.crop(seen), (x0 + seen[0], y0 + seen[1]))

    def _put_trail(self, picture: Image.Image, trail: Trail, frame: Frame) -> None:
        near = trail.enlarged((frame.box[0], frame.box[1] - HEAD / frame.scale), frame.scale)
        x0, y0, x1, y1 = near.box
        low = HEAD + frame.size[1]
        seen = (max(0, -x0), max(0, HEAD - y0), min(x1, large.WIDTH) - x0, min(y1, low) - y0)
        if seen[2] <= seen[0] or seen[3] <= seen[1]:
            return
        sprite = self._line(near)
        shape = sprite.shape.crop(seen) if sprite.shape is not None else None
        picture.paste(sprite.picture.crop(seen), (x0 + seen[0], y0 + seen[1]), shape)

    def _plan(self, position: Position, quarter: int, frame: Frame) -> tuple[list[Placed], list[Shelf]]:
        """Where every counter stands: in its zone, or below the map."""
        placed: list[Placed] = []
        shelves: list[Shelf] = []
        own = set(board().quarter_zones(quarter))
        y = HEAD + frame.size[1] + PAD
        for zone in board().zones:
            found = stacks.sides(position, zone, locale=self.locale)
            if not found:
                continue
            rooms = [self._room(position, zone, frame), self._beside_name(position, zone, frame)]
            whole = next((each for one in rooms if one is not None and (each := self._laid(found, one))), None)
            room = rooms[0] or rooms[1] or (self._narrow(position, zone, frame) if zone in own else None)
            if whole is not None:
                placed += whole
                continue
            if room is not None:
                placed += self._summary(found, room)
            if zone in own:
                shelf = Shelf(zone, ascii_uppercase[len(shelves)], _must_lay(found))
                shelves.append(shelf)
                placed += [_spot_at(spot, PAD, y + CAPTION) for spot in shelf.laid.spots]
                y += CAPTION + shelf.laid.height + 2 * PAD
        return placed, shelves

    def _room(self, position: Position, zone: str, frame: Frame) -> PixelBox | None:
        """Where a zone's counters may stand in the picture; None when it is not in it, or too little of it."""
        x0, y0, x1, y1 = frame.at(self.chart.room(position, zone))
        box = max(x0, 4), max(y0, HEAD + 4), min(x1, large.WIDTH - 4), min(y1, HEAD + frame.size[1] - 4)
        return box if box[2] - box[0] >= large.SIZE and box[3] - box[1] >= large.SIZE else None

    def _narrow(self, position: Position, zone: str, frame: Frame) -> PixelBox:
        """The room of a zone that is too narrow for a counter."""
        return self._seen(self.chart.room(position, zone), frame)

    def _beside_name(self, position: Position, zone: str, frame: Frame) -> PixelBox | None:
        """The room beside a zone's name, from its upper to its lower edge: a street is wide and low."""
        block = name_block(self.layout, zone, locale=self.locale)
        if block.side != "top":
            return None
        x0, _, x1, y1 = frame.at(self.chart.room(position, zone))
        left, top = frame.at((block.end, self.layout.zones[zone][1], 0, 0))[:2]
        box = (
            max(x0, left + PAD, 4),
            max(top + 4, HEAD + 4),
            min(x1, large.WIDTH - 4),
            min(y1, HEAD + frame.size[1] - 4),
        )
        return box if box[2] - box[0] >= large.SIZE and box[3] - box[1] >= large.SIZE else None

    @staticmethod
    def _laid(found: list[Side], room: PixelBox) -> list[Placed] | None:
        """Everybody in a room, spread out or else fanned; None when there are too many."""
        wide, high = room[2] - room[0], room[3] - room[1]
        for fanned in (False, True):
            laid = large.lay(found, wide, fanned=fanned)
            if laid is not None and laid.height <= high:
                return _centred(laid, room)
        return None

    @staticmethod
    def _summary(found: list[Side], room: PixelBox) -> list[Placed]:
        """Each side's total, or its first counter; in the narrowest zones they reach over the edge."""
        x, y = room[0], room[1]
        placed: list[Placed] = []
        for side in found:
            item = side.items[0]
            wide = large.width_of(item)
            if x + wide > room[2]:
                x, y = min(room[0], (room[0] + room[2] - wide) // 2), y + (large.SIZE + large.GAP if placed else 0)
            placed.append(Placed(item if isinstance(item, Badge) else item._replace(number=1), max(x, 2), y))
            x += wide + large.GAP
        return placed

    def _put_marks(self, picture: Image.Image, under: Image.Image, found: list[Mark], frame: Frame) -> None:
        if not found:
            return
        cover = Cover(under, picture)
        zones = {zone: self._seen(box, frame) for zone, box in self.layout.zones.items()}
        for zone in zones:
            cover.add(frame.at(name_block(self.layout, zone, locale=self.locale).written), name=True)
        within = (0, HEAD, large.WIDTH, HEAD + frame.size[1])
        put_marks(picture, cover, stick(found, zones, cover, high=MARK_HIGH, within=within), self._badge)

    def _seen(self, box: PixelBox, frame: Frame) -> PixelBox:
        x0, y0, x1, y1 = frame.at(box)
        return max(x0, 0), max(y0, HEAD), min(x1, large.WIDTH), min(y1, HEAD + frame.size[1])

    def _letters(self, picture: Image.Image, shelves: list[Shelf], frame: Frame) -> None:
        """In the corner of each zone whose counters stand below, the letter under which they do."""
        for shelf in shelves:
            _, _, x1, y1 = self._seen(self.layout.zones[shelf.zone], frame)
            self._letter(shelf.letter).put(picture, (x1 - LETTER - 6, y1 - LETTER - 6))

    def _draw_letter(self, letter: str) -> Sprite:
        pen = Pen(LETTER, LETTER, scale=3)
        _ring(pen, letter, (LETTER / 2, LETTER / 2), self.theme.card, ring=self.theme.ink)
        return self._sprite(pen.done())


def _ring(
    pen: Pen, letter: str, at: tuple[float, float], fill: tuple[int, int, int], *, ring: tuple[int, int, int]
) -> None:
    x, y = at
    half = LETTER / 2 - 1
    pen.oval((x - half, y - half, x + half, y + half), ring)
    pen.text((x, y), letter, fill, size=28)


def _must_lay(found: list[Side]) -> large.Laid:
    laid = large.lay(found, large.WIDTH - 2 * PAD, fanned=True, together=True)
    assert laid is not None, "every counter is narrower than the picture"
    return laid


def _centred(laid: large.Laid, room: PixelBox) -> list[Placed]:
    x = room[0] + min((room[2] - room[0] - laid.width) // 2, 24)
    y = room[1] + min((room[3] - room[1] - laid.height) // 2, 16)
    return [_spot_at(spot, x, y) for spot in laid.spots]


def _samples() -> list[Group]:
    powers = [Group("soldier", power, face, 1) for power in stacks.POWER_ORDER if power for face in (2, 1)]
    chinese = [Group(kind, "", face, 1) for kind in ("irregular", "regular", "fanatic", "civilian") for face in (1, 2)]
    return [*powers, *chinese]
