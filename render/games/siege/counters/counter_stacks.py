"""Builds stacks of equal counters in a zone, and their layout."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engine.games.siege.world import (
    BOXER_LEADER,
    CHINESE,
    CIVILIAN,
    FANATIC,
    FULL,
    HOLDERS,
    IRREGULAR,
    LEADER,
    REGULAR,
    REGULAR_LEADER,
    SOLDIER,
    WEAPONS,
    Counter,
    Position,
    points,
)
from render.games.siege.counters.counters import Group, height_of, total_width, width_of
from render.games.siege.text.catalogue import own_name, say
from render.language import remembered

SIZES = (56, 52, 48, 45, 42, 39, 36, 33, 30, 28)
"""The possible sizes of counters in pixels, best first."""

CALLOUT_SIZES = (40, 34, 28)
"""The possible sizes of the counters in a callout in pixels, best first; the smaller ones are for a full map."""
CALLOUT_WIDTHS = (150, 200, 250, 300, 370, 450, 560)
GAP = 4
LAYOUTS = 4_096
"""The number of cached layouts: equal counters always have the same layout."""

POWER_ORDER = ("GB", "US", "RU", "DE", "FR", "AT", "IT", "JP", "volunteers", "")
KIND_ORDER = (
    SOLDIER,
    "machine-gun",
    "gun",
    LEADER,
    CIVILIAN,
    FANATIC,
    REGULAR,
    IRREGULAR,
    BOXER_LEADER,
    REGULAR_LEADER,
)


class Badge(NamedTuple):
    """A badge with a side's points in a zone and the bonus of its leaders."""

    points: int
    bonus: str
    chinese: bool


Item = Group | Badge


class Side(NamedTuple):
    """One side's items in a zone: its badge and its stacks."""

    items: tuple[Item, ...]


class Placed(NamedTuple):
    """An item with its position and size on the map."""

    item: Item
    x: int
    y: int
    size: int


def groups(counters: Iterable[Counter]) -> list[Group]:
    """Group equal counters, and return the groups in a stable order."""
    tally = Tally(_key(counter) for counter in counters)
    found = [key._replace(number=number) for key, number in tally.items()]
    return sorted(found, key=_order)


def _key(counter: Counter) -> Group:
    if counter.kind in WEAPONS or counter.kind == LEADER:
        return Group(counter.kind, counter.power, counter.face, 1, name=own_name(counter.id, face=counter.face))
    if counter.kind in (BOXER_LEADER, REGULAR_LEADER):
        return Group(counter.kind, "", FULL, 1, name=say(f"map-{counter.kind}"))
    if counter.kind == SOLDIER:
        return Group(SOLDIER, counter.power, counter.face, 1)
    return Group(counter.kind, "", counter.face, 1, tag=say(f"map-{counter.kind}"))


def _order(group: Group) -> tuple[int, int, int, str]:
    return KIND_ORDER.index(group.kind), POWER_ORDER.index(group.power), -group.face, group.name


def leader_bonus(leaders: Iterable[Counter]) -> int:
    """§1.5.2, R18 Return the bonus of a zone's leaders."""
    found = list(leaders)
    for leader in found:
        if leader.id == "macdonald":
            return leader.bonus
    return sum(sorted((leader.bonus for leader in found), reverse=True)[:2])


class _Facts(NamedTuple):
    """The properties of a counter that determine its picture."""

    id: str
    kind: str
    power: str
    face: int


def sides(position: Position, zone: str) -> tuple[Side, ...]:
    """Return the sides that have counters in a zone, the Chinese first."""
    here = position.here(zone)
    return _sides(tuple(_Facts(c.id, c.kind, c.power, c.face) for c in here)) if here else ()


@remembered(LAYOUTS)
def _sides(here: tuple[_Facts, ...]) -> tuple[Side, ...]:
    counters = [Counter(*facts, place="") for facts in here]
    chinese = [counter for counter in counters if counter.kind in CHINESE]
    powers = [counter for counter in counters if counter.kind not in CHINESE]
    found: list[Side] = []
    if chinese:
        found.append(Side(_with_badge(groups(chinese), points(chinese), "", chinese=True)))
    if powers:
        troops = points(counter for counter in powers if counter.kind in HOLDERS)
        bonus = leader_bonus(counter for counter in powers if counter.kind == LEADER)
        text = f"+{bonus}" if bonus and troops else ""
        found.append(Side(_with_badge(groups(powers), troops, text, chinese=False)))
    return tuple(found)


def _with_badge(found: list[Group], value: int, bonus: str, *, chinese: bool) -> tuple[Item, ...]:
    fighting = [group for group in found if group.points and group.kind != CIVILIAN]
    alone = len(fighting) == 1 and fighting[0].number == 1 and not bonus
    if not value or alone:
        return tuple(found)
    return (Badge(value, bonus, chinese), *found)


@lru_cache(LAYOUTS)
def item_width(item: Item, size: int) -> int:
    """Return how wide the picture of an item is, in pixels."""
    return total_width(item.points, item.bonus, size) if isinstance(item, Badge) else width_of(item, size)


@lru_cache(LAYOUTS)
def pack(found: tuple[Side, ...], box: tuple[int, int, int, int]) -> tuple[Placed, ...] | None:
    """Arrange items in a rectangle, as large as possible. Return None if they do not fit."""
    for size in SIZES:
        for together in (False, True):
            rows = _rows(found, size, box[2] - box[0], together=together)
            if rows is not None and len(rows) * (height_of(size) + GAP) - GAP <= box[3] - box[1]:
                return _place(rows, size, box)
    return None


def _rows(found: Iterable[Side], size: int, width: int, *, together: bool) -> list[list[Item]] | None:
    rows: list[list[Item]] = []
    left = -1
    for place, side in enumerate(found):
        if place and not together:
            left = -1
        for item in side.items:
            wide = item_width(item, size)
            if wide > width:
                return None
            if wide > left:
                rows.append([])
                left = width
            rows[-1].append(item)
            left -= wide + GAP
    return rows


def _place(rows: list[list[Item]], size: int, box: tuple[int, int, int, int]) -> tuple[Placed, ...]:
    x0, y0, x1, y1 = box
    high = height_of(size)
    spare = (y1 - y0) - (len(rows) * (high + GAP) - GAP)
    y = y0 + min(spare // 2, 10)
    placed: list[Placed] = []
    for row in rows:
        wide = sum(item_width(item, size) + GAP for item in row) - GAP
        x = x0 + min((x1 - x0 - wide) // 2, 14)
        for item in row:
            placed.append(Placed(item, x, y, size))
            x += item_width(item, size) + GAP
        y += high + GAP
    return tuple(placed)


class Shape(NamedTuple):
    """One possible layout of the items in a callout, and its size."""

    items: tuple[Placed, ...]
    width: int
    height: int


@lru_cache(LAYOUTS // 8)
def callout_shapes(found: tuple[Side, ...]) -> tuple[tuple[Shape, ...], ...]:
    """Return the possible layouts of a callout, grouped by the size of its items."""
    every: list[tuple[Shape, ...]] = []
    for size in CALLOUT_SIZES:
        shapes: dict[tuple[int, int], Shape] = {}
        for width in CALLOUT_WIDTHS:
            shape = _shape(found, width, size)
            shapes.setdefault((shape.width, shape.height), shape)
        every.append(tuple(shapes.values()))
    return tuple(every)


def _shape(found: Iterable[Side], width: int, size: int) -> Shape:
    high = height_of(size)
    placed: list[Placed] = []
    widest = 0
    rows = _rows(found, size, width, together=False) or []
    for number, row in enumerate(rows):
        x = 0
        for item in row:
            placed.append(Placed(item, x, number * (high + GAP), size))
            x += item_width(item, size) + GAP
        widest = max(widest, x - GAP)
    return Shape(tuple(placed), widest, len(rows) * (high + GAP) - GAP)


def pack_summary(found: tuple[Side, ...], box: tuple[int, int, int, int]) -> tuple[Placed, ...]:
    """Return the items that remain in a zone after its counters have been moved to a callout."""
    short = tuple(Side(side.items[:1]) for side in found)
    bare = tuple(Side(tuple(_bare(item) for item in side.items)) for side in short)
    return pack(short, box) or pack(bare, box) or ()


def _bare(item: Item) -> Item:
    return item._replace(bonus="") if isinstance(item, Badge) else item._replace(name="", number=1)
