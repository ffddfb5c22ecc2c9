"""Draws the whole map of the siege from cached parts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.core.events import Event
from engine.games.siege.map.board import board
from engine.games.siege.world import Position
from render.games.siege.counters import counter_stacks, counters, large_counters
from render.games.siege.counters.counter_stacks import Badge, Item, Placed
from render.games.siege.map import title_and_tracks
from render.games.siege.map.callouts import Callout, Wanted, arrange
from render.games.siege.map.layout import Layout, PixelBox, layout
from render.games.siege.map.map_ground import PADDING, Plate
from render.games.siege.marks.badges import badge
from render.games.siege.marks.drawn_trails import DrawnTrails
from render.games.siege.marks.event_badges import HIGH, Cover, Standing, put_marks, reach, stick
from render.games.siege.marks.event_marks import Mark, marks
from render.games.siege.marks.movement_trails import trails
from render.games.siege.text.catalogue import say
from render.games.siege.theme import PAPER, Theme
from render.pictures.drawing import Pen, text_width
from render.pictures.keeping import PIECES
from render.pictures.palette import Palette, Pasted, Sprite

ARRANGED = 32
"""The number of cached arrangements of callouts."""


class State(NamedTuple):
    """The state of a zone: whether it burns or is a ruin, and whether it has a barricade."""

    name: str
    barricade: bool


def state_of(position: Position, zone: str) -> State:
    """Return whether a zone is burning or ruined, and whether it has a barricade."""
    name = "fire" if position.burning(zone) else "ruin" if position.ruined(zone) else ""
    return State(name, position.barricaded(zone))


class WholeMap:
    """Draws pictures of positions, with a cache."""

    def __init__(self, *, theme: Theme = PAPER) -> None:
        self.theme = theme
        self.layout: Layout = layout()
        self._strip = PIECES.keeping(self._draw_strip)
        self._item = PIECES.keeping(self._draw_item)
        self._zone = PIECES.keeping(self._draw_zone)
        self._caption = PIECES.keeping(self._draw_caption)
        self._badge = PIECES.keeping(self._draw_badge)
        # A game's counters often stay between two boards, and the page asks for the places on each of them.
        self._arranged = lru_cache(ARRANGED)(self._arrange)

    def draw(self, position: Position, *, events: Iterable[Event] = ()) -> Image.Image:
        """Return a picture of the position in 256 colours."""
        picture = self.plate.ground.copy()
        self._strips(picture, position)
        states = self._states(position)
        for zone, state in states.items():
            self._zone(zone, *state).put(picture, self.layout.zones[zone][:2])
        drawn_events = list(events)
        self.trails.blend(picture, trails(drawn_events, self.layout), states)
        steps = self._steps(position)
        for step in steps:
            if isinstance(step, Pasted):
                step.put(picture)
            else:
                self._frame(picture, step)
        if found := marks(drawn_events, position):
            self._marks(picture, self._standing(steps), found)
        return picture

    def standing(self, position: Position) -> Standing:
        """Return the counters and callouts with their places on the map."""
        return self._standing(self._steps(position))

    def callout_boxes(self, position: Position) -> dict[str, PixelBox]:
        """Return the rectangles of the callouts of crowded zones. Empty until the ground has been drawn."""
        if "plate" not in vars(self):
            return {}
        overflowing, taken = self._packed(position)
        if not overflowing:
            return {}
        shapes = {zone: self._shapes(position, zone) for zone in overflowing}
        return {each.zone: each.box for each in self.callouts(position, shapes, taken)}

    def part(self, window: PixelBox, zoom: float, *, quarter: int = 0) -> Plate:
        """Return the part of the map that `window` covers, enlarged by `zoom` and without counters."""
        return Plate(self.layout, self.theme, window=window, zoom=zoom, palette=self.plate.palette, quarter=quarter)

    # The parts below are drawn once.

    @cached_property
    def plate(self) -> Plate:
        """The ground of the whole map."""
        return Plate(self.layout, self.theme)

    @cached_property
    def trails(self) -> DrawnTrails:
        """The drawings of the events' lines."""
        return DrawnTrails(self.theme, self.plate.palette, self.layout)

    def _sprite(self, picture: Image.Image) -> Sprite:
        return Sprite(picture, self.plate.palette, under=self.theme.edge)

    def _draw_strip(self, facts: title_and_tracks.Head | title_and_tracks.Foot, box: PixelBox) -> Sprite:
        """Return a picture of a part of the strip above or below the map."""
        if isinstance(facts, title_and_tracks.Head):
            return self._sprite(title_and_tracks.draw_head(facts, self.layout, self.theme, box=box))
        return self._sprite(title_and_tracks.draw_foot(facts, self.layout, self.theme, box=box))

    def _draw_item(self, item: Item, size: int) -> Sprite:
        if isinstance(item, Badge):
            return self._sprite(counters.total(item.points, item.bonus, size, self.theme, chinese=item.chinese))
        return self._sprite(counters.stack(item, size, self.theme))

    def _draw_zone(self, zone: str, state: str, barricade: bool) -> Sprite:
        return self._sprite(self.plate.patch(zone, state, barricade=barricade))

    def _draw_caption(self, zone: str) -> Sprite:
        text = say(f"zone-{zone}.short")
        pen = Pen(text_width(text, face="bold", size=17) + 4, 20, ground=self.theme.card)
        pen.text((0, 10), text, self.theme.ink, face="bold", size=17, anchor="lm")
        return self._sprite(pen.done())

    # The parts below are drawn for every position.

    def _strips(self, picture: Image.Image, position: Position) -> None:
        head, foot = title_and_tracks.head_of(position), title_and_tracks.foot_of(position)
        strips = (
            (self.layout.title, title_and_tracks.head_pieces(head, self.layout)),
            (self.layout.tracks, title_and_tracks.foot_pieces(foot, self.layout)),
        )
        for (x, y, _, _), pieces in strips:
            for facts, box in pieces:
                self._strip(facts, box).put(picture, (x + box[0], y))

    def _states(self, position: Position) -> dict[str, State]:
        """Return the state of each zone that needs a special drawing."""
        return {zone: state for zone in board().zones if any(state := state_of(position, zone))}

    def _marks(self, picture: Image.Image, standing: Standing, found: list[Mark]) -> None:
        """Paste the marks of events on a picture so that they hide no counters."""
        cover = Cover(standing, reach(found, self.layout.zones))
        for written in self.plate.written.values():
            cover.add(written, name=True)
        put_marks(picture, standing, stick(found, self.layout.zones, cover, within=self.layout.map), self._any_badge)

    def _any_badge(self, mark: Mark) -> Sprite:
        """Return the badge of a mark."""
        return self._badge(mark._replace(zone=""))

    def _draw_badge(self, mark: Mark) -> Sprite:
        return self._sprite(badge(mark, HIGH, self.theme))

    def room(self, position: Position, zone: str) -> PixelBox:
        """Return the rectangle of a zone in which counters may be placed."""
        return self.plate.room(position, zone)

    def _standing(self, steps: Sequence[Pasted | Callout]) -> Standing:
        size = self.plate.ground.size
        framed = [step for step in steps if not isinstance(step, Pasted)]
        drawn = Image.new("L", size)
        for one in framed:
            self._frame(drawn, one)
        pasted = [step for step in steps if isinstance(step, Pasted)]
        return Standing(size, pasted, drawn if framed else None)

    def _steps(self, position: Position) -> list[Pasted | Callout]:
        """Return the counters and callout frames in drawing order."""
        overflowing, taken = self._packed(position)
        steps: list[Pasted | Callout] = [Pasted(self._item(one.item, one.size), (one.x, one.y)) for one in taken]
        if overflowing:
            steps += self._callouts(position, overflowing, taken)
        return steps

    def _packed(self, position: Position) -> tuple[list[str], list[Placed]]:
        """Return the zones with too many counters, and all counters with their places.

        In zones with too many counters, only a summary is placed.
        """
        overflowing: list[str] = []
        taken: list[Placed] = []
        for zone in board().zones:
            found = counter_stacks.sides(position, zone)
            if not found:
                continue
            placed = counter_stacks.pack(found, self.room(position, zone))
            if placed is None:
                overflowing.append(zone)
                placed = counter_stacks.pack_summary(found, self.room(position, zone))
            taken += placed
        return overflowing, taken

    def _callouts(self, position: Position, zones: list[str], taken: list[Placed]) -> Iterator[Pasted | Callout]:
        shapes = {zone: self._shapes(position, zone) for zone in zones}
        for one in self.callouts(position, shapes, taken):
            yield one
            left, top = one.box[0] + PADDING + 2, one.box[1]
            yield Pasted(self._caption(one.zone), (left, top + 5))
            for item in shapes[one.zone][one.which[0]][one.which[1]].items:
                yield Pasted(self._item(item.item, item.size), (left + item.x, top + PADDING + 20 + item.y))

    def _shapes(self, position: Position, zone: str) -> tuple[tuple[counter_stacks.Shape, ...], ...]:
        return counter_stacks.callout_shapes(counter_stacks.sides(position, zone))

    def callouts(
        self, position: Position, shapes: dict[str, tuple[tuple[counter_stacks.Shape, ...], ...]], taken: list[Placed]
    ) -> list[Callout]:
        """Return the callouts of crowded zones at their places. `taken` are the counters that stay in the zones."""
        standing = tuple(self.layout.zones[zone] for zone in board().zones if position.here(zone))
        wanted = tuple(
            Wanted(zone, self.room(position, zone), tuple(tuple(map(_panel_size, group)) for group in found))
            for zone, found in shapes.items()
        )
        return self._arranged(standing, tuple(map(_box_of, taken)), wanted)

    def _arrange(
        self, standing: tuple[PixelBox, ...], taken: tuple[PixelBox, ...], wanted: tuple[Wanted, ...]
    ) -> list[Callout]:
        room = self.plate.empty_room.copy()
        room.keep_free(standing, taken)
        return arrange(room, wanted, self.layout.zones, standing)

    def _frame(self, picture: Image.Image, callout: Callout) -> None:
        """Draw a callout's panel and its line."""
        on = ImageDraw.Draw(picture)
        palette = self.plate.palette
        ink, ground = palette.index(self.theme.ink), palette.index(self.theme.card)
        if picture.mode == "L":
            ink = ground = 255
        start, end = callout.leader
        on.line([start, end], fill=ground, width=8)
        on.line([start, end], fill=ink, width=4)
        on.ellipse((end[0] - 8, end[1] - 8, end[0] + 8, end[1] + 8), fill=ink, outline=ground, width=2)
        on.rounded_rectangle(callout.box, radius=8, fill=ground, outline=ink, width=3)


def _box_of(one: Placed) -> PixelBox:
    wide, high = counter_stacks.item_width(one.item, one.size), counters.height_of(one.size)
    return one.x, one.y, one.x + wide, one.y + high


def _panel_size(shape: counter_stacks.Shape) -> tuple[int, int]:
    return max(shape.width, 130) + 2 * PADDING + 4, shape.height + 2 * PADDING + 20


class EnlargedPieces:
    """A cache of counter pictures for the enlarged quarter and the enlarged fight."""

    full: WholeMap
    theme: Theme

    @property
    def _palette(self) -> Palette:
        return self.full.plate.palette

    def _sprite(self, picture: Image.Image) -> Sprite:
        return Sprite(picture, self._palette, under=self.theme.edge)

    def _draw_item(self, item: Item, covered: bool) -> Sprite:
        return self._sprite(large_counters.draw_item(item, self.theme, covered=covered))
