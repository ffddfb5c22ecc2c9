"""Draws a plan as arrows on the board."""

from __future__ import annotations

import math

from PIL import Image

from engine.core.planning.plans import Plan
from engine.games.keep_up_the_fire.board import GUN, STREETS, WALL, board
from engine.games.keep_up_the_fire.menus import STREETS_OF, WALL_OF
from engine.games.keep_up_the_fire.world import Position
from render.games.keep_up_the_fire.map import board_map, layout, road
from render.games.keep_up_the_fire.map.layout import Place, Side, turned
from render.games.keep_up_the_fire.map.whole_map import place_of
from render.games.keep_up_the_fire.text.catalogue import VOICE
from render.games.keep_up_the_fire.theme import Theme
from render.language import language
from render.pictures.drawing import Colour, Pen
from render.presenter import Look

Way = tuple[Place, Place]
_EDGE = 36
"""The distance from the centre of a counter to its edge, in pixels."""


def draw_plan(position: Position, plan: Plan, *, look: Look) -> Image.Image:
    """Return a picture of the board with a plan's orders as arrows."""
    full = board_map.whole_map(VOICE.language(language()), look)
    picture = full.draw(position)
    pen = Pen(layout.WIDTH, layout.HEIGHT, scale=1)
    for order in plan.orders:
        way = way_of(position, order.words)
        if way is not None:
            _arrow(pen, way, full.theme, fights=order.words[0] in {"fire", "melee", "attack"})
        elif order.words[0] in {"fortify", "speed", "power"}:
            _plus(pen, _gain_at(position, order.words), full.theme)
    over = pen.done()
    whole = picture.convert("RGB")
    whole.paste(over.convert("RGB"), (0, 0), over.getchannel("A"))
    return whole.quantize(palette=picture, dither=Image.Dither.NONE)


def way_of(position: Position, words: tuple[str, ...]) -> Way | None:
    """Return the start and end of an order's arrow, or None if the order has no arrow."""
    verb, *rest = words
    if verb in {"fire", "melee"}:
        wall = WALL_OF.get(rest[0], rest[0])
        foe = position.in_range(wall) if verb == "fire" else None
        streets = verb == "melee" and rest[0] == STREETS_OF[wall]
        space = foe.space if foe is not None else STREETS if streets else WALL
        return _at(wall, "gun" if space == WALL else "second"), place_of(wall, space)
    if verb == "move":
        return _between(position.place_of(rest[0]), rest[1], "gun" if rest[0] == GUN else "second")
    if verb == "swap":
        return _between(position.place_of(rest[0]), position.place_of(rest[1]))
    if verb in {"march", "attack"}:
        stations = len(board().stations)
        here, ahead = (
            road.spot(position.station, stations),
            road.spot(min(position.station + 1, stations - 1), stations),
        )
        return _on_road(here), _on_road(ahead)
    return None


def _between(start: str, end: str, slot: str = "second") -> Way | None:
    walls = board().walls
    return (_at(start, slot), _at(end, "first")) if start in walls and end in walls and start != end else None


def _at(wall: str, slot: str) -> Place:
    side: Side = wall  # type: ignore[assignment]
    return turned(side, layout.SLOTS[slot], layout.OUT["wall"])


def _on_road(spot: tuple[float, float]) -> Place:
    return Place(layout.ROAD[0] + spot[0], layout.ROAD[1] + spot[1])


def _arrow(pen: Pen, way: Way, theme: Theme, *, fights: bool) -> None:
    """Draw an arrow: solid with `fights`, otherwise dashed."""
    one, two = _clear_of_counters(way)
    ink = theme.danger if fights else theme.ink
    far = max(math.dist(one, two), 1.0)
    along = ((two[0] - one[0]) / far, (two[1] - one[1]) / far)
    foot = (two[0] - along[0] * 26, two[1] - along[1] * 26)
    pen.line([one, foot], theme.card, width=15)
    if fights:
        pen.line([one, foot], ink, width=9)
    else:
        pen.dashes(one, foot, ink, width=9, dash=18)
    for grow, fill in ((5.0, theme.card), (0.0, ink)):
        _head(pen, two, along, grow, fill)


def _clear_of_counters(way: Way) -> Way:
    """Shorten an arrow so that it covers no counters, and return it."""
    one, two = way
    far = math.dist(one, two)
    if far < 3 * _EDGE:
        return way
    part = _EDGE / far
    across, down = (two[0] - one[0]) * part, (two[1] - one[1]) * part
    return Place(one[0] + across, one[1] + down), Place(two[0] - across, two[1] - down)


def _head(pen: Pen, tip: Place, along: tuple[float, float], grow: float, fill: Colour) -> None:
    x, y = tip[0] + along[0] * grow, tip[1] + along[1] * grow
    foot = (tip[0] - along[0] * (30 + grow), tip[1] - along[1] * (30 + grow))
    half = 17 + grow
    left = (foot[0] - along[1] * half, foot[1] + along[0] * half)
    right = (foot[0] + along[1] * half, foot[1] - along[0] * half)
    pen.area([(x, y), left, right], fill)


def _gain_at(position: Position, words: tuple[str, ...]) -> Place:
    """Return where to draw the plus sign for an order."""
    if words[0] != "fortify":
        (x, y), high = road.LADDERS[words[0]], road.STEP - 8
        now, most = (position.speed, road.SPEED) if words[0] == "speed" else (position.power, road.POWER)
        return _on_road((x + 68, y + (max(most - now, 1) - 0.5) * high))
    side: Side = words[1]  # type: ignore[assignment]
    return turned(side, 172 if side in ("north", "south") else -172, layout.WALL + 20)


def _plus(pen: Pen, at: Place, theme: Theme) -> None:
    x, y = at
    pen.oval((x - 20, y - 20, x + 20, y + 20), theme.counter, edge=theme.card, width=4)
    pen.line([(x - 11, y), (x + 11, y)], theme.print, width=6)
    pen.line([(x, y - 11), (x, y + 11)], theme.print, width=6)
