"""Badges next to the counters that show what has just happened to them. Each badge has only one meaning."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from PIL import Image

from engine.core.events import Event
from engine.games.keep_up_the_fire import events as e
from engine.games.keep_up_the_fire.board import EXTREME, STREETS, WALL
from engine.games.keep_up_the_fire.board import LONG as AT_LONG
from render.games.keep_up_the_fire.map import layout
from render.games.keep_up_the_fire.map.layout import Place, Side, turned
from render.games.keep_up_the_fire.theme import Theme
from render.pictures.drawing import Box, Colour, Pen, text_width, wrap
from render.pictures.signs import draw_broken, draw_die

HIGH = 36
"""The height of a badge, in pixels."""
DIE, SIGN, FIGURE = 28, 36, 22
"""The side of a die, the width of a sign, and the type size of the figures, in pixels."""
TWO_LINES, SMALLEST = 19, 13
"""The largest type size of words of the legend in two lines, and the smallest one."""
MOST = 16
"""The maximum number of marks on a picture; the newest ones are kept."""
STEP, FARTHEST = 6, 156
"""The step and the greatest distance by which a badge moves away from counters, in pixels."""
_NEARBY = sorted(
    ((right, down) for right in range(-FARTHEST, FARTHEST + 1, STEP) for down in range(-FARTHEST, FARTHEST + 1, STEP)),
    key=lambda by: by[0] ** 2 + by[1] ** 2,
)
LOSS, CHINESE_LOSS = "lost", "chinese-lost"
CAME = "came"
_OUT = {EXTREME: "extreme", AT_LONG: "long", WALL: "wall", STREETS: "streets"}
_INWARD: dict[str, tuple[int, int]] = {"north": (0, 1), "east": (-1, 0), "south": (0, -1), "west": (1, 0)}
"""The direction from a lane's outer end towards its wall."""


class Mark(NamedTuple):
    """A badge for an event, with letters or with dice.

    `at` is the middle of its left edge.
    """

    name: str
    text: str
    at: Place
    dice: tuple[int, ...] = ()


def _beside(wall: str, space: str, *, low: bool = False) -> Place:
    """Return where to show a unit's roll or, with `low`, its losses."""
    side: Side = wall  # type: ignore[assignment]
    across = layout.SLOTS["enemy"] if space == WALL else 0.0
    spot = turned(side, across, layout.OUT[_OUT.get(space, "streets")])
    right, down = spot.x - 14, 36 if low else -42
    if space in (EXTREME, AT_LONG):
        upright = side in ("north", "south")
        far = layout.COUNTER[1] / 2 + HIGH / 2 + 4
        right = spot.x + layout.COUNTER[0] / 2 + 6 if upright else spot.x - layout.COUNTER[0] / 2
        down = round((20 if upright else far) * (1 if low else -1))
    return Place(min(right, layout.ARENA[2] - 108), spot.y + down)


def _at_band(wall: str) -> Place:
    """Return the place where changes to the fortification of a wall are shown."""
    side: Side = wall  # type: ignore[assignment]
    across = 172 if side in ("north", "south") else -172
    spot = turned(side, across, layout.WALL + 20)
    return Place(spot.x - 30, spot.y)


def _fired(event: e.WallFired) -> list[Mark]:
    dice = event.to_hit.dice if event.damage is None else event.to_hit.dice + event.damage.dice
    name = "miss" if event.damage is None else "hit"
    return [Mark(name, "", _beside(event.wall, event.space), dice), *_suffered(event.wall, event.space, event.losses)]


def _fought(event: e.MeleeFought) -> list[Mark]:
    roll = Mark("melee", "", _beside(event.wall, event.space), event.dealt.dice)
    return [roll, *_suffered(event.wall, event.space, event.losses)]


def _suffered(wall: str, space: str, points: int) -> list[Mark]:
    return [Mark(CHINESE_LOSS, f"−{points}", _beside(wall, space, low=True))] if points else []


def _shared(event: e.LossesShared) -> list[Mark]:
    lost = sum(share.lost for share in event.shares)
    side: Side = event.wall  # type: ignore[assignment]
    spot = turned(side, layout.SLOTS["first"], layout.OUT["wall"] - 56)
    back = {"west": 14, "east": 62}.get(side, 38)
    return [Mark(LOSS, f"−{lost}", Place(spot.x - back, spot.y))] if lost else []


def _came(event: e.ForcesPlaced) -> list[Mark]:
    """Return the badge of an arriving unit, an arrow that points in its direction."""
    side: Side = event.wall  # type: ignore[assignment]
    spot, (right, down) = turned(side, 0, layout.OUT["extreme"]), _INWARD[side]
    far_x, far_y = layout.COUNTER[0] / 2 + SIGN / 2 + 4, layout.COUNTER[1] / 2 + HIGH / 2 + 4
    at = Place(spot.x + right * far_x - SIGN / 2, spot.y + down * far_y)
    return [Mark(f"{CAME}-{event.wall}", "", at)]


def _built(event: e.WallFortified) -> list[Mark]:
    return [Mark("built", "+1", _at_band(event.wall))]


def _damaged(event: e.WallDamaged) -> list[Mark]:
    return [Mark("breached", "−1", _at_band(event.wall))]


_MARKS: dict[type[Event], Callable[[Any], list[Mark]]] = {
    e.WallFired: _fired,
    e.MeleeFought: _fought,
    e.LossesShared: _shared,
    e.ForcesPlaced: _came,
    e.WallFortified: _built,
    e.WallDamaged: _damaged,
}


def marks(events: Iterable[Event]) -> list[Mark]:
    """Return the latest badge at each place."""
    found: dict[Place, Mark] = {}
    for event in events:
        if isinstance(event, e.CardTurned):
            found.clear()  # a new turn: marks of the previous one are outdated
        for mark in _MARKS[type(event)](event) if type(event) in _MARKS else ():
            found.pop(mark.at, None)
            found[mark.at] = mark
    return list(found.values())[-MOST:]


def beside(found: Sequence[Mark], counters: Sequence[Box]) -> list[Mark]:
    """Return the badges, moved aside so that they cover no counters if possible."""
    taken, placed = [*counters, *layout.CORNERS.values()], list[Mark]()
    for mark in found:
        spots = (mark._replace(at=Place(mark.at.x + right, mark.at.y + down)) for right, down in _NEARBY)
        moved = next((spot for spot in spots if _is_free(box_of(spot), taken)), mark)
        taken.append(box_of(moved))
        placed.append(moved)
    return placed


def box_of(mark: Mark) -> Box:
    """Return the rectangle that a badge fills in the picture."""
    return mark.at.x, mark.at.y - HIGH / 2, mark.at.x + width_of(mark), mark.at.y + HIGH / 2


def _is_free(box: Box, taken: Sequence[Box]) -> bool:
    x0, y0, x1, y1 = layout.ARENA
    if not (x0 <= box[0] and y0 <= box[1] and box[2] <= x1 and box[3] <= y1):
        return False
    return not any(box[0] < each[2] and each[0] < box[2] and box[1] < each[3] and each[1] < box[3] for each in taken)


def width_of(mark: Mark) -> int:
    """Return the width of a badge in pixels."""
    if mark.name == "die":
        return DIE + 8
    words = text_width(mark.text, face="figures", size=FIGURE) + 9 if mark.text else 0
    return round(SIGN + len(mark.dice) * (DIE + 3) + words + (3 if mark.dice else 0))


def badge(mark: Mark, theme: Theme) -> Image.Image:
    """Return the picture of a badge."""
    wide, bare = width_of(mark), mark.name == "die"
    pen = Pen(wide, HIGH, scale=4)
    dark = mark.name == CHINESE_LOSS or mark.name.startswith(CAME)
    fill, ink = (theme.boxer, theme.on_dark) if dark else (theme.counter, theme.print)
    if not bare:
        pen.box((0, 0, wide, HIGH), fill, edge=theme.on_dark if dark else theme.rim, width=2, radius=HIGH * 0.36)
    middle = Place(SIGN / 2, HIGH / 2)
    if mark.name in {LOSS, CHINESE_LOSS}:
        draw_broken(pen, middle, 20, (fill, ink))
    elif not bare:
        _SIGNS[mark.name](pen, middle, ink)
    left = 4.0 if bare else SIGN
    for number in mark.dice:
        draw_die(pen, (left + DIE / 2, HIGH / 2), DIE, number, (theme.counter, theme.print))
        left += DIE + 3
    if mark.text:
        pen.text((left, HIGH / 2 + 1), mark.text, ink, size=FIGURE, anchor="lm")
    return pen.done()


def _cross(pen: Pen, at: Place, ink: Colour) -> None:
    x, y = at
    pen.oval((x - 9, y - 9, x + 9, y + 9), edge=ink, width=2)
    pen.line([(x - 12, y), (x + 12, y)], ink, width=2)
    pen.line([(x, y - 12), (x, y + 12)], ink, width=2)


def _nought(pen: Pen, at: Place, ink: Colour) -> None:
    x, y = at
    pen.oval((x - 10, y - 10, x + 10, y + 10), edge=ink, width=2.5)
    pen.line([(x - 7, y + 7), (x + 7, y - 7)], ink, width=2.5)


def _swords(pen: Pen, at: Place, ink: Colour) -> None:
    x, y = at
    for turn in (-1, 1):
        pen.line([(x - 9 * turn, y + 9), (x + 9 * turn, y - 9)], ink, width=2.5)
        pen.line([(x - 9 * turn, y + 2), (x - 2 * turn, y + 9)], ink, width=2)


def _arrow(along: tuple[int, int]) -> Callable[[Pen, Place, Colour], None]:
    """Return a function that draws an arrow in the direction `along`."""
    shape = [(-12, -5), (1, -5), (1, -11), (13, 0), (1, 11), (1, 5), (-12, 5)]

    def paint(pen: Pen, at: Place, ink: Colour) -> None:
        pen.area([(at.x + a * along[0] - b * along[1], at.y + a * along[1] + b * along[0]) for a, b in shape], ink)

    return paint


def _bag(pen: Pen, at: Place, ink: Colour) -> None:
    x, y = at
    for dx, dy in ((-5, 4), (5, 4), (0, -4)):
        pen.oval((x + dx - 6, y + dy - 4, x + dx + 6, y + dy + 4), edge=ink, width=2)


def _breach(pen: Pen, at: Place, ink: Colour) -> None:
    """Draw the sign for a lost fortification."""
    _bag(pen, at, ink)
    pen.line([(at.x - 12, at.y + 11), (at.x + 12, at.y - 11)], ink, width=3)


_SIGNS: dict[str, Callable[[Pen, Place, Colour], None]] = {
    "hit": _cross,
    "miss": _nought,
    "melee": _swords,
    "built": _bag,
    "breached": _breach,
    **{f"{CAME}-{wall}": _arrow(along) for wall, along in _INWARD.items()},
}

KEYS: dict[str, Mark] = {
    "die": Mark("die", "", Place(0, 0), (5,)),
    "hit": Mark("hit", "", Place(0, 0)),
    "miss": Mark("miss", "", Place(0, 0)),
    "melee": Mark("melee", "", Place(0, 0)),
    CHINESE_LOSS: Mark(CHINESE_LOSS, "−2", Place(0, 0)),
    LOSS: Mark(LOSS, "−2", Place(0, 0)),
    CAME: Mark(f"{CAME}-west", "", Place(0, 0)),
    "built": Mark("built", "+1", Place(0, 0)),
    "breached": Mark("breached", "−1", Place(0, 0)),
}
"""The entries of the legend, each with a mark that shows its sign."""


def keys_of(found: Iterable[Mark]) -> list[str]:
    """Return the entries of the legend that explain some badges."""
    used = list(found)
    names = {CAME if mark.name.startswith(CAME) else mark.name for mark in used}
    return [key for key in KEYS if key in names or (key == "die" and any(mark.dice for mark in used))]


def draw_keys(pen: Pen, at: tuple[float, float], keys: dict[str, str], theme: Theme, *, wide: float, size: int) -> None:
    """Draw entries of the legend in a row. `wide` is the distance between them in pixels."""
    for place, (key, text) in enumerate(keys.items()):
        mark = KEYS[key]
        left = at[0] + place * wide
        drawn = badge(mark, theme)
        sign = drawn.resize((round(drawn.width * pen.scale), round(drawn.height * pen.scale)), Image.Resampling.LANCZOS)
        pen.put(sign, (left, at[1] - HIGH / 2))
        start = left + drawn.width + 8
        _words(pen, (start, at[1]), text, (left + wide - start - 6, size), theme)


def _words(pen: Pen, at: tuple[float, float], text: str, room: tuple[float, int], theme: Theme) -> None:
    """Write the text that explains a sign. Use two lines if it is long."""
    wide, size = room
    lines = wrap(text, face="italic", size=size, width=wide)

    def fits() -> bool:
        high = len(lines) == 1 or (len(lines) == 2 and size <= TWO_LINES)
        return high and all(text_width(line, face="italic", size=size) <= wide for line in lines)

    while size > SMALLEST and not fits():
        size -= 1
        lines = wrap(text, face="italic", size=size, width=wide)
    for place, line in enumerate(lines):
        y = at[1] + (place - (len(lines) - 1) / 2) * size
        pen.text((at[0], y), line, theme.ink, face="italic", size=size, anchor="lm")
