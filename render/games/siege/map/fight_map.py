"""Draws the picture of a fight: enlarged windows on the map.

On a phone that shows the picture 360 pixels wide, a counter is 28 pixels high. Counters that do not fit in their zone
are drawn on shelves below the windows.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.core.events import Event
from engine.games.siege.map.board import board
from engine.games.siege.world import Position
from render.games.siege.counters.counter_stacks import Side
from render.games.siege.counters.large_counters import SIZE, width_of
from render.games.siege.map import badge_legend
from render.games.siege.map.callouts import overlap
from render.games.siege.map.fight_plan import (
    CAPTION,
    ENTRANCE,
    GAP,
    PAD,
    WIDTH,
    ZOOM,
    Entrance,
    Fight,
    Shelf,
    Spot,
    Window,
    brief,
    entrances,
    fight_of,
    groups_of,
    shelves,
    stand,
    sums,
    windows_of,
)
from render.games.siege.map.layout import PixelBox
from render.games.siege.map.map_ground import Plate
from render.games.siege.map.whole_map import EnlargedPieces, State, WholeMap, state_of
from render.games.siege.map.zone_names import name_block
from render.games.siege.marks.badges import badge
from render.games.siege.marks.event_badges import Cover, Standing, Stuck, put_marks, stick
from render.games.siege.marks.event_marks import Mark, marks
from render.games.siege.marks.movement_trails import Trail, routes, trails
from render.games.siege.text.catalogue import say, zone_short
from render.pictures.drawing import Pen, fit, text_width
from render.pictures.keeping import PIECES
from render.pictures.palette import Pasted, Sprite, paste_within

HEAD = 72
MARK_HIGH = 46
LETTER = 40
MARGIN = 24
"""The margin in pixels for text in the head, which may be drawn wider than measured because letters begin at whole
pixels.
"""
LOCATOR = HEAD - 16
"""The height of the small map in the head, in pixels."""
TELEPHONE, LEAST_NAME = 360, 11
"""The width at which a phone shows the picture, and the smallest type size of a name on it."""
MOST_HIGH = round(1.3 * WIDTH)
"""The desired maximum height of the picture in pixels, so that a phone shows it with little scrolling.

If the picture would be higher, quiet neighbours are left out first. Then the least important contested zones show only
the sums of both sides.
"""
KEY_HIGH, KEY_ROW, KEY_COLUMNS, KEY_SIZE = 36, 52, 3, 23


class Planned(NamedTuple):
    """The layout of the picture of a fight.

    `low` is the y coordinate below the windows and shelves. `manned` are the zones with counters.
    """

    fight: Fight
    windows: Sequence[Window]
    spots: Sequence[tuple[Window, Spot]]
    shelves: Sequence[Shelf]
    low: int
    manned: Collection[str] = ()


class FightMap(EnlargedPieces):
    """Draws close-up pictures of fights. It caches them."""

    def __init__(self, full: WholeMap) -> None:
        self.full = full
        self.theme, self.layout = full.theme, full.layout
        self._item = PIECES.keeping(self._draw_item)
        self._state = PIECES.keeping(self._draw_state)
        self._caption = PIECES.keeping(self._draw_caption)
        self._letter = PIECES.keeping(self._draw_letter)
        self._entrance = PIECES.keeping(self._draw_entrance)
        self._head = PIECES.keeping(self._draw_head)
        self._key = PIECES.keeping(self._draw_key)
        self._badge = PIECES.keeping(self._draw_badge)

    def draw(self, position: Position, *, events: Iterable[Event] = ()) -> Image.Image | None:
        """Return a picture of the fight in 256 colours; None if there is no fight."""
        drawn_events = list(events)
        found = marks(drawn_events, position)
        planned = self.plan(position, drawn_events, legend=_legend_high(len(badge_legend.keys_of(found))))
        if not planned.windows:
            return None
        lines = [trail.enlarged(self.layout.map[:2], ZOOM) for trail in trails(drawn_events, self.layout)]
        standing = Standing((WIDTH, planned.low), [*self._counters(planned)])
        cover = Cover(standing, [window.within for window in planned.windows])
        labels = self._labels(planned)
        entered = [*labels, *self._entrances(planned, drawn_events, lines, labels)]
        for entrance in entered:
            cover.add(entrance.box, name=True)
        stuck = [(window, self._stuck(window, found, cover)) for window in planned.windows]
        keys = badge_legend.keys_of(one.mark for _, placed in stuck for one in placed)
        picture = self._sheet(position, planned, tuple(keys))
        for window in planned.windows:
            x, y = self.plate.point(window.box[:2])
            for line in lines:  # whole pixels, as on the ground, so that all windows share one drawing
                self.full.trails.put(picture, line, window.within, by=(-x, window.top - y))
        for entrance in entered:
            self._entrance(entrance.zone).put(picture, entrance.box[:2])
        for one in standing.pasted:
            one.put(picture)
        for _, placed in stuck:
            put_marks(picture, standing, placed, lambda mark: self._badge(mark._replace(zone="")))
        self._outline(picture, planned)
        return picture

    def _entrances(
        self, planned: Planned, events: Sequence[Event], lines: Sequence[Trail], labels: Sequence[Entrance] = ()
    ) -> list[Entrance]:
        """Return labels with zone names where lines enter the windows.

        They do not overlap `labels`, which are already shown.
        """
        begun = [zones[0] for _, zones in routes(events, self.layout)]
        wide = {zone: self._entrance(zone).picture.width for zone in begun}
        found: list[Entrance] = []
        for window in planned.windows:
            x, y = self.plate.point(window.box[:2])
            within = [
                (zone, tuple((a - x, b - y + window.top) for a, b in line.points))
                for zone, line in zip(begun, lines, strict=True)
            ]
            taken = [
                (spot.x, spot.y, spot.x + width_of(spot.item), spot.y + SIZE)
                for each, spot in planned.spots
                if each is window
            ]
            taken += [label.box for label in labels] + [box for _, box in self._letters(planned, window)]
            found += entrances(window, within, wide, taken)
        return found

    def plan(self, position: Position, events: Iterable[Event], *, legend: int = 0) -> Planned:
        """Return the layout of the picture. It has no windows if there is no fight.

        `legend` is the height reserved for the legend of the badges.
        """
        fight = fight_of(position, events)
        windows = windows_of(fight, self.layout, top=HEAD) if fight.zones else []
        if not windows:
            return Planned(fight, (), (), (), HEAD)
        spots: list[tuple[Window, Spot]] = []
        shelved = []
        concerned = {*fight.zones, *fight.neighbours}
        for zone in (*fight.zones, *(zone for zone in board().zones if zone not in fight.zones)):
            found = groups_of(position, zone)
            if not found:
                continue
            whole = False
            for window in windows:
                room = self._room(position, zone, window)
                placed = stand(found, room)
                whole = whole or placed is not None
                spots += [(window, spot) for spot in (sums(found, room) if placed is None else placed)]
            if not whole and zone in concerned:
                shelved.append((zone, found))
        low = windows[-1].top + windows[-1].high + GAP
        kept = self._both_ends(fight, events)
        on_shelves, end = self._shelves(shelved, fight, low + PAD, most=MOST_HIGH - legend, kept=kept)
        manned = [zone for zone in board().zones if groups_of(position, zone)]
        return Planned(fight, windows, spots, on_shelves, end, manned)

    @staticmethod
    def _shelves(
        shelved: list[tuple[str, tuple[Side, ...]]], fight: Fight, top: int, *, most: int, kept: Collection[str]
    ) -> tuple[list[Shelf], int]:
        """Return the shelves and their lower end. Shorten them to the height `most` if possible.

        The zones in `kept` keep all their counters.
        """
        on_shelves, end = shelves(shelved, top=top)
        while end > most and (
            over := [place for place, (zone, _) in enumerate(shelved) if zone not in fight.zones and zone not in kept]
        ):
            shelved.pop(over[-1])
            on_shelves, end = shelves(shelved, top=top)
        for place in reversed(range(1, len(shelved))):  # the most important zone keeps its counters
            zone, found = shelved[place]
            if end <= most:
                break
            if zone in kept:
                continue
            shelved[place] = zone, brief(found)
            on_shelves, end = shelves(shelved, top=top)
        return on_shelves, end

    def _both_ends(self, fight: Fight, events: Iterable[Event]) -> tuple[str, ...]:
        """Return the zone with the most fighting, and the other end of the last line to or from it."""
        heaviest = next(iter(fight.zones))
        for _, zones in reversed(routes(events, self.layout)):
            if heaviest in {zones[0], zones[-1]} and zones[0] != zones[-1]:
                return heaviest, zones[0] if zones[-1] == heaviest else zones[-1]
        return (heaviest,)

    def _labels(self, planned: Planned) -> list[Entrance]:
        """Return the names of the zones with their places in the windows."""
        lettered, found = {shelf.zone for shelf in planned.shelves}, list[Entrance]()
        standing = {zone for zone in self.layout.zones if zone in planned.fight.zones or zone in planned.manned}
        for window in planned.windows:
            taken = [
                (spot.x, spot.y, spot.x + width_of(spot.item), spot.y + SIZE)
                for each, spot in planned.spots
                if each is window
            ]
            for zone in (zone for zone in board().zones if zone in standing - lettered):
                x0, y0, x1, y1 = window.seen(self.layout.zones[zone])
                wide = self._entrance(zone).picture.width
                if x1 - x0 < wide + 8 or y1 - y0 < ENTRANCE + 8:
                    continue
                corners = [(x, y) for y in (y0 + 4, y1 - ENTRANCE - 4) for x in (x0 + 4, x1 - wide - 4)]
                boxes = [(x, y, x + wide, y + ENTRANCE) for x, y in corners]
                box = next((box for box in boxes if not any(overlap(box, each) for each in taken)), None)
                if box is not None:
                    found.append(Entrance(zone, box))
                    taken.append(box)
        return found

    def _room(self, position: Position, zone: str, window: Window) -> PixelBox:
        """Return the box for a zone's counters, cut to the window.

        If the window shows none of it, the edges of the box are reversed.
        """
        x0, y0, x1, y1 = window.seen(self.full.room(position, zone))
        return max(x0, 4), max(y0, window.top + 4), min(x1, WIDTH - 4), min(y1, window.top + window.high - 4)

    # --- drawn once ---

    @cached_property
    def plate(self) -> Plate:
        """The ground of the whole map, enlarged."""
        return self.full.part(self.layout.map, ZOOM)

    def _draw_state(self, zone: str, state: str, barricade: bool, named: bool) -> Sprite:
        return self._sprite(self.plate.patch(zone, state, barricade=barricade, named=named))

    def _draw_badge(self, mark: Mark) -> Sprite:
        return self._sprite(badge(mark, MARK_HIGH, self.theme))

    def _draw_entrance(self, zone: str) -> Sprite:
        """Draw the name of a zone from which a line comes."""
        text = zone_short(zone)
        wide = round(text_width(text, face="bold", size=26)) + 18
        pen = Pen(wide, ENTRANCE, scale=2)
        pen.box((0, 0, wide, ENTRANCE), self.theme.card, edge=self.theme.ink, width=2, radius=8)
        pen.text((wide / 2, ENTRANCE / 2), text, self.theme.ink, face="bold", size=26)
        return self._sprite(pen.done())

    def _draw_letter(self, letter: str) -> Sprite:
        pen = Pen(LETTER, LETTER, scale=3)
        self._ring(pen, letter, LETTER / 2)
        return self._sprite(pen.done())

    def _ring(self, pen: Pen, letter: str, middle: float) -> None:
        half = LETTER / 2 - 1
        pen.oval((LETTER / 2 - half, middle - half, LETTER / 2 + half, middle + half), self.theme.ink)
        pen.text((LETTER / 2, middle), letter, self.theme.card, size=27 if len(letter) == 1 else 20)

    def _draw_caption(self, zone: str, wide: int) -> Sprite:
        pen = Pen(wide, CAPTION, scale=2, ground=self.theme.paper)
        text = zone_short(zone)
        size = fit(text, face="bold", size=32, least=18, width=wide - 4)
        pen.text((0, CAPTION / 2), text, self.theme.ink, face="bold", size=size, anchor="lm")
        return self._sprite(pen.done().convert("RGB"))

    def _draw_head(self, text: str, box: PixelBox) -> Sprite:
        """Return a picture of the part `box` of the head, with `text`."""
        pen = Pen(box[2] - box[0], HEAD, scale=2, ground=self.theme.paper, origin=box[:2])
        pen.box((0, HEAD - 6, WIDTH, HEAD - 2), self.theme.title)
        title = say("map-fight")
        pen.text((16, HEAD / 2 - 3), title, self.theme.title, face="bold", size=42, anchor="lm")
        left = WIDTH - 12 - self._locator_wide
        size = self._size_of(text)
        pen.text((left - 14, HEAD / 2 - 3), text, self.theme.title, face="text", size=size, anchor="rm")
        return self._sprite(pen.done().convert("RGB"))

    def _size_of(self, text: str) -> float:
        """Return the largest type size at which `text` fits into the head."""
        title = text_width(say("map-fight"), face="bold", size=42)
        return fit(text, face="text", size=30, least=16, width=WIDTH - 12 - self._locator_wide - 44 - title)

    def _put_head(self, picture: Image.Image, text: str) -> None:
        """Paste the head with its text."""
        right = WIDTH - 12 - self._locator_wide - 14
        left = right - text_width(text, face="text", size=self._size_of(text))
        self._head("", (0, 0, WIDTH, HEAD)).put(picture, (0, 0))
        box = math.floor(left) - MARGIN, 0, math.ceil(right) + 4, HEAD
        self._head(text, box).put(picture, box[:2])

    @property
    def _locator_wide(self) -> float:
        x0, y0, x1, y1 = self.layout.map
        return (x1 - x0) * LOCATOR / (y1 - y0)

    def _draw_key(self, key: str) -> Sprite:
        """Return a picture of a badge for the map's legend."""
        wide = (WIDTH - 18) // KEY_COLUMNS
        pen = Pen(wide, KEY_ROW, scale=2, ground=self.theme.paper)
        box = (0, 0, wide, KEY_ROW)
        badge_legend.draw_entries(pen, box, (key,), self.theme, columns=1, high=KEY_HIGH, size=KEY_SIZE)
        return self._sprite(pen.done().convert("RGB"))

    # --- drawn for every position ---

    def _sheet(self, position: Position, planned: Planned, keys: tuple[str, ...]) -> Image.Image:
        """Return a picture of everything but the counters."""
        high = planned.low + _legend_high(len(keys))
        paper = self._palette.index(self.theme.paper)
        picture = Image.new("P", (WIDTH, high), paper)
        picture.putpalette(self.plate.ground.getpalette() or [])
        facts = {"day": position.day, "morale": position.morale, "sequence": position.sequence}
        self._put_head(picture, say("closeup-attack", **facts))
        self._locator(picture, planned.windows)
        states = {zone: state for zone in board().zones if any(state := state_of(position, zone))}
        for window in planned.windows:
            x0, y0 = self.plate.point(window.box[:2])
            picture.paste(self.plate.ground.crop((x0, y0, x0 + WIDTH, y0 + window.high)), (0, window.top))
            cut = {zone for zone in board().zones if not self._named(zone, window)}
            for zone in cut:
                self._erase_name(picture, zone, window)
            for zone, state in states.items():
                self._put_state(picture, zone, state, window, named=zone not in cut)
        for shelf in planned.shelves:
            left, top = shelf.at
            self._letter(shelf.letter).put(picture, (left, top + (CAPTION - LETTER) // 2))
            self._caption(shelf.zone, shelf.wide - LETTER - 12).put(picture, (left + LETTER + 12, top))
        if keys:
            ImageDraw.Draw(picture).rectangle((0, planned.low, WIDTH, planned.low + 2), fill=self._ink)
        for place, key in enumerate(keys):
            row, column = divmod(place, KEY_COLUMNS)
            spot = (14 + column * ((WIDTH - 18) // KEY_COLUMNS), planned.low + 8 + row * KEY_ROW)
            self._key(key).put(picture, spot)
        return picture

    @property
    def _ink(self) -> int:
        return self._palette.index(self.theme.title)

    def _locator(self, picture: Image.Image, windows: Sequence[Window]) -> None:
        """Draw a small map that shows the positions of the windows."""
        x0, y0, _, y1 = self.layout.map
        by, left, on = LOCATOR / (y1 - y0), WIDTH - 12 - self._locator_wide, ImageDraw.Draw(picture)

        def small(box: PixelBox) -> tuple[float, float, float, float]:
            return left + (box[0] - x0) * by, 5 + (box[1] - y0) * by, left + (box[2] - x0) * by, 5 + (box[3] - y0) * by

        outside, gold, edge = map(self._palette.index, (self.theme.outside, self.theme.gold, self.theme.edge))
        on.rectangle(small(self.layout.map), fill=outside)
        for window in windows:
            on.rectangle(small(window.box), fill=gold)
        for box in self.layout.zones.values():
            on.rectangle(small(box), outline=edge)

    def _named(self, zone: str, window: Window) -> bool:
        """Return whether a window shows the name of a zone in a legible size."""
        x0, y0, x1, y1 = self.full.plate.written[zone]
        a, b, c, d = window.box
        legible = name_block(self.layout, zone).size * ZOOM * TELEPHONE / WIDTH >= LEAST_NAME
        return legible and x0 >= a and y0 >= b and x1 <= c and y1 <= d

    def _erase_name(self, picture: Image.Image, zone: str, window: Window) -> None:
        written = self.full.plate.written[zone]
        x0, y0, x1, y1 = window.seen(written)
        if x1 > x0 and y1 > y0:
            whole = self.plate.unnamed(written)
            a, b = window.at(written)[:2]
            picture.paste(whole.crop((x0 - a, y0 - b, x1 - a, y1 - b)), (x0, y0))

    def _put_state(self, picture: Image.Image, zone: str, state: State, window: Window, *, named: bool) -> None:
        x0, y0, x1, y1 = window.seen(self.layout.zones[zone])
        if x0 < x1 and y0 < y1:
            at = window.at(self.layout.zones[zone])[:2]
            paste_within(picture, self._state(zone, *state, named), at, window.within)

    def _counters(self, planned: Planned) -> Iterator[Pasted]:
        """Yield the counters and the letters of the shelves, each with its position in the picture."""
        for _, spot in planned.spots:
            yield Pasted(self._item(spot.item, spot.covered), (spot.x, spot.y))
        for shelf in planned.shelves:
            left, top = shelf.at
            for laid in shelf.laid.spots:
                yield Pasted(self._item(laid.item, laid.covered), (left + laid.x, top + CAPTION + laid.y))
        for window in planned.windows:
            for letter, box in self._letters(planned, window):
                yield Pasted(self._letter(letter), box[:2])

    def _letters(self, planned: Planned, window: Window) -> Iterator[tuple[str, PixelBox]]:
        """Yield the letters that mark shelves in a window, each with its rectangle."""
        for shelf in planned.shelves:
            x0, y0, x1, y1 = window.seen(self.layout.zones[shelf.zone])
            if x1 - x0 > LETTER and y1 - y0 > LETTER:
                yield shelf.letter, (x1 - LETTER - 4, y1 - LETTER - 4, x1 - 4, y1 - 4)

    def _stuck(self, window: Window, found: Sequence[Mark], cover: Cover) -> list[Stuck]:
        """Return the badges for those zones of which a window shows the most part."""
        zones = {}
        for zone, box in self.layout.zones.items():
            x0, y0, x1, y1 = window.seen(box)
            a, b, c, d = window.at(box)
            if 2 * (x1 - x0) > c - a and 2 * (y1 - y0) > d - b:
                zones[zone] = (x0, y0, x1, y1)
            name = self.full.plate.written[zone]
            cover.add(window.seen(name), name=True)
        return stick(found, zones, cover, high=MARK_HIGH, within=window.within)

    def _outline(self, picture: Image.Image, planned: Planned) -> None:
        """Draw a line below each window."""
        on = ImageDraw.Draw(picture)
        for window in planned.windows:
            low = window.top + window.high
            on.rectangle((0, low, WIDTH, low + GAP - 1), fill=self._ink)


def _legend_high(keys: int) -> int:
    return badge_legend.rows_of(keys, KEY_COLUMNS) * KEY_ROW + 12 if keys else 0


@lru_cache(2)
def fights(full: WholeMap) -> FightMap:
    """Return the drawer of fights on a map. It is cached."""
    return FightMap(full)
