"""Places the counters on an enlarged quarter."""

from __future__ import annotations

from string import ascii_uppercase
from typing import NamedTuple

from engine.games.siege.map.board import board
from engine.games.siege.world import Position
from render.games.siege.counters import counter_stacks, large_counters
from render.games.siege.counters.counter_stacks import Badge, Item, Side
from render.games.siege.map.layout import PixelBox
from render.games.siege.map.whole_map import WholeMap

MARGIN = 16
"""The width of the surroundings shown around a quarter, in the map's pixels."""
HEAD = 76
CAPTION = 44
PAD = 8


class Frame(NamedTuple):
    """The displayed part of the map, in the map's pixels, and its enlargement."""

    box: PixelBox
    scale: float

    @property
    def size(self) -> tuple[int, int]:
        """The size of the enlarged part in pixels."""
        return large_counters.WIDTH, round((self.box[3] - self.box[1]) * self.scale)

    def at(self, box: PixelBox) -> PixelBox:
        """Return a rectangle of the map in the coordinates of the picture."""
        x0, y0, x1, y1 = box
        left, top, by = self.box[0], self.box[1], self.scale
        return (
            round((x0 - left) * by),
            round((y0 - top) * by) + HEAD,
            round((x1 - left) * by),
            round((y1 - top) * by) + HEAD,
        )

    def seen(self, box: PixelBox) -> PixelBox:
        """Return the visible part of a rectangle of the map, in coordinates of the picture.

        If no part is visible, the edges of the result are in reverse order.
        """
        x0, y0, x1, y1 = self.at(box)
        return max(x0, 0), max(y0, HEAD), min(x1, large_counters.WIDTH), min(y1, HEAD + self.size[1])

    @property
    def within(self) -> PixelBox:
        """The rectangle that the map covers in the picture."""
        return 0, HEAD, large_counters.WIDTH, HEAD + self.size[1]


class Placed(NamedTuple):
    """An item and its place in the picture."""

    item: Item
    x: int
    y: int
    covered: bool = False


def _spot_at(spot: large_counters.Spot, x: int, y: int) -> Placed:
    """Return an item at its place in the picture, if its layout begins at (x, y)."""
    return Placed(spot.item, spot.x + x, spot.y + y, spot.covered)


class Shelf(NamedTuple):
    """A zone's counters below the map, with the letter that marks the zone."""

    zone: str
    letter: str
    laid: large_counters.Laid


def frame_of(full: WholeMap, quarter: int) -> Frame:
    """Return the part of the map that a picture of the quarter shows."""
    boxes = [full.layout.zones[zone] for zone in board().quarter_zones(quarter)]
    whole = full.layout.map
    x0 = max(min(box[0] for box in boxes) - MARGIN, whole[0])
    y0 = max(min(box[1] for box in boxes) - MARGIN, whole[1])
    x1 = min(max(box[2] for box in boxes) + MARGIN, whole[2])
    y1 = min(max(box[3] for box in boxes) + MARGIN, whole[3])
    return Frame((x0, y0, x1, y1), large_counters.WIDTH / (x1 - x0))


def plan(full: WholeMap, position: Position, quarter: int, frame: Frame) -> tuple[list[Placed], list[Shelf]]:
    """Return the places of the counters, and the shelves for counters that do not fit in their zones."""
    placed: list[Placed] = []
    shelves: list[Shelf] = []
    own = set(board().quarter_zones(quarter))
    y = HEAD + frame.size[1] + PAD
    for zone in board().zones:
        found = counter_stacks.sides(position, zone)
        if not found:
            continue
        rooms = [_room(full, position, zone, frame), _beside_name(full, position, zone, frame)]
        whole = next((each for one in rooms if one is not None and (each := _laid(found, one))), None)
        room = rooms[0] or rooms[1] or (_narrow(full, position, zone, frame) if zone in own else None)
        if whole is not None:
            placed += whole
            continue
        if room is not None:
            placed += _summary(found, room)
        if zone in own:
            shelf = Shelf(zone, ascii_uppercase[len(shelves)], _must_lay(found))
            shelves.append(shelf)
            placed += [_spot_at(spot, PAD, y + CAPTION) for spot in shelf.laid.spots]
            y += CAPTION + shelf.laid.height + 2 * PAD
    return placed, shelves


def _room(full: WholeMap, position: Position, zone: str, frame: Frame) -> PixelBox | None:
    """Return the rectangle for a zone's counters; None if it is too small."""
    x0, y0, x1, y1 = frame.at(full.room(position, zone))
    box = max(x0, 4), max(y0, HEAD + 4), min(x1, large_counters.WIDTH - 4), min(y1, HEAD + frame.size[1] - 4)
    return box if box[2] - box[0] >= large_counters.SIZE and box[3] - box[1] >= large_counters.SIZE else None


def _narrow(full: WholeMap, position: Position, zone: str, frame: Frame) -> PixelBox:
    """Return the rectangle for a zone's counters, even if it is too narrow for them."""
    return frame.seen(full.room(position, zone))


def _beside_name(full: WholeMap, position: Position, zone: str, frame: Frame) -> PixelBox | None:
    """Return the free space next to a zone's name; None if there is none."""
    block = full.plate.names[zone]
    if block.side != "top":
        return None
    x0, _, x1, y1 = frame.at(full.room(position, zone))
    left, top = frame.at((block.end, full.layout.zones[zone][1], 0, 0))[:2]
    box = (
        max(x0, left + PAD, 4),
        max(top + 4, HEAD + 4),
        min(x1, large_counters.WIDTH - 4),
        min(y1, HEAD + frame.size[1] - 4),
    )
    return box if box[2] - box[0] >= large_counters.SIZE and box[3] - box[1] >= large_counters.SIZE else None


def _laid(found: tuple[Side, ...], room: PixelBox) -> list[Placed] | None:
    """Return the place of each counter of a zone in `room`, or None if they do not fit."""
    wide, high = room[2] - room[0], room[3] - room[1]
    for fanned in (False, True):
        laid = large_counters.lay(found, wide, fanned=fanned)
        if laid is not None and laid.height <= high:
            return _centred(laid, room)
    return None


def _summary(found: tuple[Side, ...], room: PixelBox) -> list[Placed]:
    """Return where to draw each side's total or first counter in `room`."""
    x, y = room[0], room[1]
    placed: list[Placed] = []
    for side in found:
        item = side.items[0]
        wide = large_counters.width_of(item)
        if x + wide > room[2]:
            x, y = (
                min(room[0], (room[0] + room[2] - wide) // 2),
                y + (large_counters.SIZE + large_counters.GAP if placed else 0),
            )
        placed.append(Placed(item if isinstance(item, Badge) else item._replace(number=1), max(x, 2), y))
        x += wide + large_counters.GAP
    return placed


def _must_lay(found: tuple[Side, ...]) -> large_counters.Laid:
    laid = large_counters.lay(found, large_counters.WIDTH - 2 * PAD, fanned=True, together=True)
    assert laid is not None, "every counter is narrower than the picture"
    return laid


def _centred(laid: large_counters.Laid, room: PixelBox) -> list[Placed]:
    x = room[0] + min((room[2] - room[0] - laid.width) // 2, 24)
    y = room[1] + min((room[3] - room[1] - laid.height) // 2, 16)
    return [_spot_at(spot, x, y) for spot in laid.spots]
