"""Draws a plan as arrows on the board."""

from __future__ import annotations

from PIL import Image

from engine.core.planning.plans import Plan
from engine.games.ascari.phases.moves import enemy_at
from engine.games.ascari.position import Position
from engine.games.ascari.world import View
from render.games.ascari.map.possible import way_of
from render.games.ascari.map.whole_map import draw_whole
from render.hexes.overlays import Arrow, Layer
from render.presenter import Look


def draw_plan(view: View, plan: Plan, *, look: Look) -> Image.Image:
    """Return a picture of the board with a plan's orders as arrows."""
    arrows = (arrow_of(view.position, order.words) for order in plan.orders)
    layer = Layer(arrows=tuple(arrow for arrow in arrows if arrow is not None))
    return draw_whole(view.position, layer, look=look)


def arrow_of(position: Position, words: tuple[str, ...]) -> Arrow | None:
    """Return the arrow that shows an order on the map; None if the order has no arrow."""
    verb, *rest = words
    if len(rest) < 2 or rest[0] not in position.pieces or not position.pieces[rest[0]].at:
        return None
    start = position.pieces[rest[0]].at
    if verb == "fire" and rest[1] in position.pieces:
        end = position.pieces[rest[1]].at
        return Arrow((start, end), fights=True) if end else None
    if verb == "move" and rest[1] in position.board.grid:
        way = way_of(position, rest[0], rest[1])
        hexes = (start, *way.hexes) if way is not None else (start, rest[1])
        return Arrow(hexes, fights=bool(enemy_at(position, rest[0], rest[1])))
    return None
