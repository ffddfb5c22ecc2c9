"""Draws a plan as arrows on the table."""

from __future__ import annotations

from PIL import Image

from engine.core.planning.plans import Plan
from engine.games.revolte.phases.orders import read_order
from engine.games.revolte.phases.units import read_figures
from engine.games.revolte.position import Position
from engine.games.revolte.world import View
from render.games.revolte.map import overlays
from render.games.revolte.map.framed import draw_whole
from render.presenter import Look


def draw_plan(view: View, plan: Plan, *, look: Look) -> Image.Image:
    """Draw the table with the orders of a plan as arrows."""
    said = (arrow_of(view.position, order.words) for order in plan.orders)
    subject = (overlays.PLAN, *(each for each in said if each))
    return draw_whole(view.position, look=look, subject=subject)


def arrow_of(position: Position, words: tuple[str, ...]) -> str:
    """Return an order as text that `overlays` draws as an arrow, or an empty string.

    A move is written with its goal, as in “a1-5/430,220”. An attack is written with the place of the enemy, as in
    “e4!430,220”.
    """
    if len(words) != 2 or not (figures := read_figures(position, words[0])):
        return ""
    order = read_order(position, figures, words[1])
    target = order.target if order is not None else words[1]
    if target and target in position.figures and position.figures[target].at is not None:
        at = position.at(target)
        return f"{words[0]}!{at.x},{at.y}"
    if order is not None and order.goal is not None:
        return f"{words[0]}/{order.goal.x},{order.goal.y}"
    return ""
