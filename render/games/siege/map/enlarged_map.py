"""Draws enlarged quarters of the map that can be read on a phone.

Counters that do not fit into their zone are drawn on a shelf below the map.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from PIL import Image

from engine.core.events import Event
from engine.games.siege.map.board import board
from engine.games.siege.world import Position
from render.games.siege.counters import large_counters
from render.games.siege.map.layout import PixelBox
from render.games.siege.map.map_ground import Plate
from render.games.siege.map.overflow_shelves import CAPTION, HEAD, PAD, Frame, Placed, Shelf, frame_of, plan
from render.games.siege.map.overlay_layer import Layer, Sheet, lay_over
from render.games.siege.map.whole_map import EnlargedPieces, WholeMap, state_of
from render.games.siege.marks.badges import badge
from render.games.siege.marks.event_badges import HIGH, Cover, Standing, put_marks, reach, stick
from render.games.siege.marks.event_marks import Mark, marks
from render.games.siege.marks.movement_trails import Trail, trails
from render.games.siege.text.catalogue import say, zone_short
from render.pictures.drawing import Pen, fit
from render.pictures.keeping import PIECES
from render.pictures.palette import Pasted, Sprite

QUARTERS = (1, 2, 3, 4)
MARK_HIGH = 52
LETTER = 42


def busiest(position: Position, events: Iterable[Event]) -> int:
    """Return the number of the quarter with the most fighting, or 1 if there is no fighting."""
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


class CloseUps(EnlargedPieces):
    """Draws the enlarged quarters of a map, with a cache."""

    def __init__(self, full: WholeMap) -> None:
        self.full = full
        self.theme, self.layout = full.theme, full.layout
        self._item = PIECES.keeping(self._draw_item)
        self._plate = lru_cache(len(QUARTERS))(self._draw_plate)
        self._state = PIECES.keeping(self._draw_state)
        self._caption = PIECES.keeping(self._draw_caption)
        self._letter = PIECES.keeping(self._draw_letter)
        self._head = PIECES.keeping(self._draw_head)
        self._badge = PIECES.keeping(lambda mark: self._sprite(badge(mark, MARK_HIGH, self.theme)))

    def draw(self, position: Position, quarter: int, *, events: Iterable[Event] = ()) -> Image.Image:
        """Return a picture of a quarter in 256 colours that also shows `events`."""
        drawn_events = list(events)
        frame = frame_of(self.full, quarter)
        placed, shelves = plan(self.full, position, quarter, frame)
        picture = self._sheet(position, quarter, frame, shelves)
        for trail in trails(drawn_events, self.layout):
            self.full.trails.put(picture, self._near(trail, frame), frame.within)
        standing = self._counters(picture, placed, shelves, frame)
        self._put_marks(picture, standing, marks(drawn_events, position), quarter=quarter, frame=frame)
        return picture

    def overlaid(self, position: Position, quarter: int, layer: Layer) -> Image.Image:
        """Return a picture of the quarter, overlaid with `layer`."""
        frame = frame_of(self.full, quarter)
        placed, shelves = plan(self.full, position, quarter, frame)
        picture = self._sheet(position, quarter, frame, shelves)
        standing = self._counters(picture, placed, shelves, frame)
        names = [frame.at(written) for written in self.full.plate.written.values()]
        zones = self._zones(quarter, frame)
        sheet = Sheet(picture, standing, zones, names, frame.within, MARK_HIGH, lambda trail: self._near(trail, frame))
        return lay_over(sheet, layer, self.theme)

    @staticmethod
    def _near(trail: Trail, frame: Frame) -> Trail:
        return trail.enlarged((frame.box[0], frame.box[1] - HEAD / frame.scale), frame.scale)

    # --- drawn once ---

    def _draw_plate(self, quarter: int) -> Plate:
        """Draw the enlarged ground of a quarter. The other quarters are pale."""
        frame = frame_of(self.full, quarter)
        return self.full.part(frame.box, frame.scale, quarter=quarter)

    def _draw_state(self, quarter: int, zone: str, state: str, barricade: bool) -> Sprite:
        return self._sprite(self._plate(quarter).patch(zone, state, barricade=barricade))

    def _draw_caption(self, zone: str, letter: str) -> Sprite:
        pen = Pen(large_counters.WIDTH - 2 * PAD, CAPTION, scale=2, ground=self.theme.paper)
        _ring(pen, letter, (LETTER / 2, CAPTION / 2), self.theme.card, ring=self.theme.ink)
        text = zone_short(zone)
        pen.text((LETTER + 12, CAPTION / 2), text, self.theme.ink, face="bold", size=34, anchor="lm")
        return self._sprite(pen.done().convert("RGB"))

    def _draw_head(self, quarter: int, text: str) -> Sprite:
        pen = Pen(large_counters.WIDTH, HEAD, scale=2, ground=self.theme.paper)
        pen.box((0, HEAD - 6, large_counters.WIDTH, HEAD - 2), self.theme.title)
        title = say("map-quarter", number=quarter)
        pen.text((24, HEAD / 2 - 2), title, self.theme.title, face="bold", size=46, anchor="lm")
        self._locator(pen, quarter)
        room = large_counters.WIDTH - 640
        size = fit(text, face="text", size=38, least=20, width=room)
        pen.text(
            (large_counters.WIDTH - 150, HEAD / 2 - 2), text, self.theme.title, face="text", size=size, anchor="rm"
        )
        return self._sprite(pen.done().convert("RGB"))

    def _locator(self, pen: Pen, quarter: int) -> None:
        """Draw a small map that shows where the quarter is."""
        x0, y0, x1, y1 = self.layout.map
        high = HEAD - 18
        by = high / (y1 - y0)
        left = large_counters.WIDTH - 24 - (x1 - x0) * by
        pen.box((left, 9, left + (x1 - x0) * by, 9 + high), self.theme.paper)
        for zone in board().zones.values():
            a, b, c, d = self.layout.zones[zone.id]
            box = (left + (a - x0) * by, 9 + (b - y0) * by, left + (c - x0) * by, 9 + (d - y0) * by)
            pen.box(
                box, self.theme.gold if zone.quarter == quarter else self.theme.outside, edge=self.theme.edge, width=0.6
            )

    # --- drawn for every position ---

    def _counters(self, picture: Image.Image, placed: list[Placed], shelves: list[Shelf], frame: Frame) -> Standing:
        """Paste the counters and the letters of the shelves into a picture. Return what badges must not cover."""
        pasted = [Pasted(self._item(one.item, one.covered), (one.x, one.y)) for one in placed]
        pasted += self._letters(shelves, frame)
        for one in pasted:
            one.put(picture)
        return Standing(picture.size, pasted)

    def _sheet(self, position: Position, quarter: int, frame: Frame, shelves: list[Shelf]) -> Image.Image:
        plate = self._plate(quarter)
        low = HEAD + frame.size[1]
        below = sum(CAPTION + shelf.laid.height + 2 * PAD for shelf in shelves)
        paper = self._palette.index(self.theme.paper)
        picture = Image.new("P", (large_counters.WIDTH, low + (below + PAD if below else 0)), paper)
        picture.putpalette(plate.ground.getpalette() or [])
        picture.paste(plate.ground, (0, HEAD))
        if below:
            picture.paste(paper, (0, low, large_counters.WIDTH, picture.height))
        facts = {"day": position.day, "morale": position.morale, "sequence": position.sequence}
        text = say("closeup-attack" if position.sequence else "closeup-day", **facts)
        self._head(quarter, text).put(picture, (0, 0))
        for zone in board().zones:
            self._put_state(picture, position, zone, quarter=quarter, frame=frame)
        y = low + PAD
        for shelf in shelves:
            self._caption(shelf.zone, shelf.letter).put(picture, (PAD, y))
            y += CAPTION + shelf.laid.height + 2 * PAD
        return picture

    def _put_state(self, picture: Image.Image, position: Position, zone: str, *, quarter: int, frame: Frame) -> None:
        state = state_of(position, zone)
        if not any(state):
            return
        x0, y0, x1, y1 = self._plate(quarter).box(self.layout.zones[zone])
        wide, high = frame.size
        seen = (max(0, -x0), max(0, -y0), min(x1, wide) - x0, min(y1, high) - y0)
        if seen[2] <= seen[0] or seen[3] <= seen[1]:
            return
        sprite = self._state(quarter, zone, *state)
        picture.paste(sprite.picture.crop(seen), (x0 + seen[0], y0 + HEAD + seen[1]))

    def _put_marks(
        self, picture: Image.Image, standing: Standing, found: list[Mark], *, quarter: int, frame: Frame
    ) -> None:
        if not found:
            return
        zones = self._zones(quarter, frame)
        cover = Cover(standing, reach(found, zones, MARK_HIGH))
        for written in self.full.plate.written.values():
            cover.add(frame.at(written), name=True)
        put_marks(
            picture,
            standing,
            stick(found, zones, cover, high=MARK_HIGH, within=frame.within),
            lambda mark: self._badge(mark._replace(zone="")),
        )

    def _any_badge(self, mark: Mark) -> Sprite:
        """Return the badge of a mark."""
        return self._badge(mark._replace(zone=""))

    def _zones(self, quarter: int, frame: Frame) -> dict[str, PixelBox]:
        """Return the visible part of each zone on which overlays may draw."""
        own = set(board().quarter_zones(quarter))
        found = {}
        for zone, box in self.layout.zones.items():
            x0, y0, x1, y1 = frame.seen(box)
            a, b, c, d = frame.at(box)
            if zone in own or (2 * (x1 - x0) > c - a and 2 * (y1 - y0) > d - b):
                found[zone] = (x0, y0, x1, y1)
        return found

    def _letters(self, shelves: list[Shelf], frame: Frame) -> Iterator[Pasted]:
        """Yield the letters of the shelves, each in a corner of its zone."""
        for shelf in shelves:
            _, _, x1, y1 = frame.seen(self.layout.zones[shelf.zone])
            yield Pasted(self._letter(shelf.letter), (x1 - LETTER - 6, y1 - LETTER - 6))

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


@lru_cache(3)
def closeups(full: WholeMap) -> CloseUps:
    """Return the enlarged quarters of a map. They are cached."""
    return CloseUps(full)


def draw_part(
    full: WholeMap, position: Position, quarter: int, layer: Layer, *, events: Iterable[Event] = ()
) -> Image.Image:
    """Return a picture of a quarter, or of the whole map for 0.

    It shows the overlay `layer` or, if that is empty, the events.
    """
    if quarter:
        near = closeups(full)
        return near.overlaid(position, quarter, layer) if any(layer) else near.draw(position, quarter, events=events)
    return overlaid(full, position, layer) if any(layer) else full.draw(position, events=events)


def overlaid(full: WholeMap, position: Position, layer: Layer) -> Image.Image:
    """Return a picture of the whole map with the overlay `layer`."""
    plan = full.layout
    picture, standing = full.draw(position), full.standing(position)
    sheet = Sheet(picture, standing, plan.zones, [*full.plate.written.values()], plan.map, HIGH, lambda trail: trail)
    return lay_over(sheet, layer, full.theme)
