"""Event marks beside the counters: shots, melees, arrivals, fortification, losses."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from PIL import Image

from engine.core.events import Event
from engine.games.keep_up_the_fire import events as e
from engine.games.keep_up_the_fire.board import EXTREME, STREETS, WALL
from engine.games.keep_up_the_fire.board import LONG as AT_LONG
from render.games.keep_up_the_fire.map import layout
from render.games.keep_up_the_fire.map.layout import Place, Side, turned
from render.games.keep_up_the_fire.theme import Theme
from render.pictures.drawing import Pen

BADGE = (52, 40)
MOST = 12
"""Most marks shown; the latest are kept."""
_OUT = {EXTREME: "extreme", AT_LONG: "long", WALL: "wall", STREETS: "streets"}


class Mark(NamedTuple):
    """A sign and at most three letters for an event; `at` is the centre of the badge."""

    name: str
    text: str
    at: Place


def _beside(wall: str, space: str) -> Place:
    """Return the upper right of a unit's space, clear of its strength."""
    side: Side = wall  # type: ignore[assignment]
    across = layout.SLOTS["enemy"] if space == WALL else 0.0
    spot = turned(side, across, layout.OUT[_OUT.get(space, "streets")])
    return Place(min(spot.x + 44, layout.ARENA[2] - BADGE[0] / 2), max(spot.y - 38, layout.ARENA[1] + BADGE[1] / 2))


def _at_band(wall: str) -> Place:
    """Return the point before a wall where its fortification is shown."""
    side: Side = wall  # type: ignore[assignment]
    across = 172 if side in ("north", "south") else -172
    return turned(side, across, layout.WALL + 20)


def _fired(event: e.WallFired) -> list[Mark]:
    name = "miss" if event.damage is None else "hit"
    return [Mark(name, "" if name == "miss" else f"−{event.losses}", _beside(event.wall, event.space))]


def _fought(event: e.MeleeFought) -> list[Mark]:
    return [Mark("melee", f"−{event.losses}", _beside(event.wall, event.space))]


def _shared(event: e.LossesShared) -> list[Mark]:
    lost = sum(share.lost for share in event.shares)
    side: Side = event.wall  # type: ignore[assignment]
    return [Mark("lost", f"−{lost}", turned(side, layout.SLOTS["first"], layout.OUT["wall"] - 54))] if lost else []


def _came(event: e.ForcesPlaced) -> list[Mark]:
    return [Mark("came", "", _beside(event.wall, EXTREME))]


def _built(event: e.WallFortified) -> list[Mark]:
    return [Mark("built", "+1", _at_band(event.wall))]


def _damaged(event: e.WallDamaged) -> list[Mark]:
    return [Mark("lost", "−1", _at_band(event.wall))]


_MARKS: dict[type[Event], Callable[[Any], list[Mark]]] = {
    e.WallFired: _fired,
    e.MeleeFought: _fought,
    e.LossesShared: _shared,
    e.ForcesPlaced: _came,
    e.WallFortified: _built,
    e.WallDamaged: _damaged,
}


def marks(events: Iterable[Event]) -> list[Mark]:
    """Return the marks of the events; of several at one place the last."""
    found: dict[Place, Mark] = {}
    for event in events:
        if isinstance(event, e.CardTurned):
            found.clear()  # a new turn: marks of the old one are outdated
        for mark in _MARKS[type(event)](event) if type(event) in _MARKS else ():
            found.pop(mark.at, None)
            found[mark.at] = mark
    return list(found.values())[-MOST:]


def badge(name: str, text: str, theme: Theme) -> Image.Image:
    """Draw a mark's sign with its text; each kind has a shape of its own."""
    wide, high = BADGE
    pen = Pen(wide, high, scale=4)
    good = name in {"hit", "melee", "built"}
    fill, ink = (theme.counter, theme.print) if good else (theme.rim, theme.on_dark)
    pen.box((0, 0, wide, high), fill, edge=theme.rim if good else theme.on_dark, width=2, radius=high / 2)
    middle = wide / 2 if not text else 14
    _SIGNS[name](pen, (middle, high / 2), ink)
    if text:
        pen.text((wide - 7, high / 2 + 1), text, ink, size=19, anchor="rm")
    return pen.done()


def _cross(pen: Pen, at: tuple[float, float], ink: tuple[int, int, int]) -> None:
    x, y = at
    pen.oval((x - 9, y - 9, x + 9, y + 9), edge=ink, width=2)
    pen.line([(x - 12, y), (x + 12, y)], ink, width=2)
    pen.line([(x, y - 12), (x, y + 12)], ink, width=2)


def _nought(pen: Pen, at: tuple[float, float], ink: tuple[int, int, int]) -> None:
    x, y = at
    pen.oval((x - 10, y - 10, x + 10, y + 10), edge=ink, width=2.5)
    pen.line([(x - 7, y + 7), (x + 7, y - 7)], ink, width=2.5)


def _swords(pen: Pen, at: tuple[float, float], ink: tuple[int, int, int]) -> None:
    x, y = at
    for turn in (-1, 1):
        pen.line([(x - 9 * turn, y + 9), (x + 9 * turn, y - 9)], ink, width=2.5)
        pen.line([(x - 9 * turn, y + 2), (x - 2 * turn, y + 9)], ink, width=2)


def _arrow(pen: Pen, at: tuple[float, float], ink: tuple[int, int, int]) -> None:
    x, y = at
    pen.area(
        [
            (x - 12, y - 5),
            (x + 2, y - 5),
            (x + 2, y - 11),
            (x + 14, y),
            (x + 2, y + 11),
            (x + 2, y + 5),
            (x - 12, y + 5),
        ],
        ink,
    )


def _bag(pen: Pen, at: tuple[float, float], ink: tuple[int, int, int]) -> None:
    x, y = at
    for dx, dy in ((-5, 4), (5, 4), (0, -4)):
        pen.oval((x + dx - 6, y + dy - 4, x + dx + 6, y + dy + 4), edge=ink, width=2)


def _drop(pen: Pen, at: tuple[float, float], ink: tuple[int, int, int]) -> None:
    x, y = at
    pen.line([(x, y - 11), (x, y + 11)], ink, width=3)
    pen.line([(x - 6, y - 4), (x + 6, y - 4)], ink, width=3)


_SIGNS: dict[str, Callable[[Pen, tuple[float, float], tuple[int, int, int]], None]] = {
    "hit": _cross,
    "miss": _nought,
    "melee": _swords,
    "came": _arrow,
    "built": _bag,
    "lost": _drop,
}
