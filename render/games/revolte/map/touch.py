"""Outlines of what a player can click on the picture."""

from __future__ import annotations

import math
from collections.abc import Sequence

from engine.core.asks import Answer, Ask, Choice
from engine.core.events import Event
from engine.games.revolte.phases.barricades import PIECE
from engine.games.revolte.phases.orders import CRAWL, CRAWL_MOST, RUN, RUN_LEAST, RUN_MOST
from engine.games.revolte.phases.units import read_figures, write_figures
from engine.games.revolte.position import Position
from engine.games.revolte.world import View
from render.games.revolte.map.frame import EDGE, HEAD
from render.games.revolte.map.scene import whole
from render.touch import Points, Shape, disc, words_of

_SPOTS = ("start", "at", "end", "aimed", "burst", "burns")
"""The fields of events that contain places."""
BASE, SPOT = 12.5, 9.0
"""The radius of the area that selects a figure, and of that for a free place, in millimetres."""


def shapes_of(view: View, ask: Ask, path: Answer, choice: Choice, /) -> tuple[Shape, ...]:
    """Return the outlines of a choice's figures. Without figures, outline its destination."""
    del ask, path
    position, facts = view.position, choice.facts
    if facts.get("mode") is None or facts.get("target"):
        names = facts.get("figures") or [facts.get("target") or facts.get("figure") or choice.word]
        found = [_disc(position, at, BASE) for name in names if (at := _figure(position, name)) is not None]
        if found:
            return tuple(found)
    spot = facts.get("goal") or facts.get("at")
    return (_disc(position, (spot[0], spot[1]), SPOT),) if isinstance(spot, tuple | list) else ()


def picked_shapes(view: View, ask: Ask, path: Answer, /) -> tuple[Shape, ...]:
    """Return the outlines of the figures chosen so far.

    In the movement phase, circles show how far the first figure can run and crawl.
    """
    position = view.position
    figures = [name for word in path for name in read_figures(position, word) or ()]
    at = [spot for name in figures if (spot := _figure(position, name)) is not None]
    found = [_disc(position, spot, BASE) for spot in at]
    if at and ask.kind == "order":
        found += [_disc(position, at[0], far) for far in (RUN_LEAST, RUN_MOST, CRAWL_MOST)]
    return tuple(found)


def words_at(view: View, ask: Ask, path: Answer, points: Points, /) -> tuple[str, ...]:
    """Return the answer words that clicked points may mean.

    Two points can be the ends of a barricade.
    """
    position, unit = view.position, whole(view.position.scenario).unit
    spots = [(round((x - EDGE) / unit), round((y - HEAD - EDGE) / unit)) for x, y in points]
    if ask.kind == "order" and not path:
        touched = [_nearest(position, spot) for spot in spots]
        return (write_figures(list(dict.fromkeys(map(str, touched)))),) if all(touched) else ()
    if len(spots) == 1:
        spot = "{},{}".format(*spots[0])
        return (f"{RUN}-{spot}", f"{CRAWL}-{spot}", spot)
    (x, y), (u, v) = spots[0], spots[-1]
    far = math.hypot(u - x, v - y) or 1.0
    ends = (
        (u, v),
        (round(x + (u - x) * PIECE / far), round(y + (v - y) * PIECE / far)),
        *_straight(x, y, u - x, v - y),
    )
    return tuple(dict.fromkeys(f"{x},{y}_{a},{b}" for a, b in ends))


def _straight(x: int, y: int, across: int, down: int) -> tuple[tuple[int, int], ...]:
    """Return the two possible ends of a barricade that begins at (x, y), the likelier first."""
    along, up = (x + int(math.copysign(PIECE, across)), y), (x, y + int(math.copysign(PIECE, down)))
    return (along, up) if abs(across) >= abs(down) else (up, along)


def _nearest(position: Position, spot: tuple[int, int]) -> str | None:
    """Return the figure whose base is at a clicked place; None if there is none."""
    at = {name: found for name in position.figures if (found := _figure(position, name)) is not None}
    name = min(at, key=lambda each: math.dist(at[each], spot), default=None)
    return name if name is not None and math.dist(at[name], spot) <= BASE else None


def event_shapes(view: View, events: Sequence[Event], /) -> tuple[Shape, ...]:
    """Return the outlines of the places and figures in `events`."""
    position, found = view.position, list[tuple[int, int]]()
    for event in events:
        spots = [spot for name in _SPOTS if (spot := getattr(event, name, None)) is not None]
        if way := getattr(event, "way", ()):
            spots += [way[0], way[-1]]
        names = () if spots else words_of((event,))
        found += [(spot[0], spot[1]) for spot in spots]
        found += [spot for name in names if (spot := _figure(position, name)) is not None]
    return tuple(_disc(position, spot, BASE) for spot in dict.fromkeys(found))


def badge(choice: Choice, /) -> str:
    """Return the chance of a shot at a target as text; empty for any other choice."""
    return f"{round(choice.facts['chance'] / 10)}%" if choice.label == "target" and "chance" in choice.facts else ""


def _figure(position: Position, name: str) -> tuple[int, int] | None:
    figure = position.figures.get(name)
    return None if figure is None or figure.at is None else (figure.at[0], figure.at[1])


def _disc(position: Position, spot: tuple[float, float], radius: float) -> Shape:
    window = whole(position.scenario)
    x, y = window.at(spot)
    return disc(x + EDGE, y + HEAD + EDGE, radius * window.unit)
