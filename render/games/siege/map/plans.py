"""Draws a plan as arrows on the map. Orders that depend on dice look the same as others."""

from __future__ import annotations

from PIL import Image

from engine.core.planning.plans import Order, Plan
from engine.games.siege.world import Position
from render.games.siege.map import board_map, enlarged_map
from render.games.siege.map.layout import Layout
from render.games.siege.map.overlay_layer import FAR, NEAR, Layer
from render.games.siege.marks.movement_trails import MOVE, VOLLEY, Trail
from render.games.siege.text.catalogue import language_of
from render.language import language
from render.presenter import Look

_KINDS = {"move": MOVE, "fire": VOLLEY}
MOST = 6
"""The maximum number of arrows of a plan: on a phone more of them would hide each other and the map."""
_ASIDE = 7
"""The distance between paths in opposite directions, in pixels."""


def draw_plan(position: Position, plan: Plan, *, look: Look) -> Image.Image:
    """Return a picture of the map with the likeliest orders of a plan."""
    full = board_map.whole_map(language_of(language()), look)
    orders = [order for order in plan.orders if order.words[0] in _KINDS and order.words[1] != order.words[2]]
    shown = sorted(orders, key=lambda order: -order.share)[:MOST]
    ends = dict.fromkeys(order.words[2] for order in shown if order.words[0] == "move")
    outlined = tuple((zone, FAR if position.has_boxers(zone) else NEAR) for zone in ends)
    lines = tuple(_line(order, full.layout) for order in shown)
    return enlarged_map.draw_part(full, position, 0, Layer(outlined=outlined, lines=lines))


def _line(order: Order, layout: Layout) -> Trail:
    verb, start, end = order.words
    (x0, y0), (x1, y1) = layout.centre(start), layout.centre(end)
    aside = _ASIDE if (x0, y0) < (x1, y1) else -_ASIDE
    points = ((x0 + (x1 - x0) * part + aside, y0 + (y1 - y0) * part + aside) for part in (0.12, 0.88))
    return Trail(_KINDS[verb], tuple(points))
