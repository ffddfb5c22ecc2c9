"""Overlays of the map, such as a unit's reach, path and danger."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from engine.core.asks import Answer, Ask, Choice, Menu, Refused
from engine.core.events import Event
from engine.games.ascari.combat import shooting
from engine.games.ascari.phases import moves, windows
from engine.games.ascari.phases.moves import enemy_at
from engine.games.ascari.position import Position
from engine.games.ascari.world import View, is_hex
from engine.hexes.grid import Offset, label, offset_of
from render.games.ascari.map import action, possible
from render.games.ascari.map.boards import NEAR_COLUMNS, NEAR_ROWS
from render.games.ascari.map.scene import line_of
from render.games.ascari.text import overlay_lines
from render.games.ascari.text.catalogue import VOICE
from render.games.ascari.text.deeds import story
from render.games.ascari.theme import THEMES, Theme
from render.hexes.overlays import DASHED, NOTHING, Arrow, Layer, Ring
from render.presenter import Look
from render.two_sided.close_ups import HAPPENED, QUARTERS, OverlayTexts, parts_of, quarter_middle, quarter_of

REACH, SIGHT, THREAT, ORDERS, LABELS = "reach", "sight", "threat", "ranges", "labels"
WAY, WINDOW, ZONE = "way", "window", "zone"
"""The overlays that are drawn only when a player makes a choice."""
ABOUT_ONE = frozenset({REACH, WAY, SIGHT, WINDOW, ZONE})
"""The overlays that are close-ups: on a phone the costs on a whole board would be illegible."""
MOST_ACROSS = 11
"""The maximum number of columns and rows of an overlay's close-up; with more, hexes would be as small as on the
board.
"""


def overlays(view: View, ask: Ask | None) -> Ask:
    """Return the menu of overlays: the kind of overlay first, and then a unit."""
    return Ask("survey", ask.rule if ask is not None else "3", partial(_menu, view))


def _menu(view: View) -> Menu:
    position = view.position
    units = [name for side in position.battle.sides for name in position.of_side(side)]
    fires = [name for name in units if shooting.range_of(position, name)]

    def of(names: list[str]) -> Menu:
        return Menu("of", tuple(Choice(name, "unit", _facts(position, name)) for name in names))

    shown = [Choice(HAPPENED, HAPPENED)]
    shown += [Choice(REACH, REACH, then=partial(of, units))] if units else []
    shown += [Choice(SIGHT, SIGHT, then=partial(of, fires))] if fires else []
    sides = tuple(Choice(side, "side", {"side": side}) for side in position.battle.sides)
    shown.append(Choice(THREAT, THREAT, then=lambda: Menu("of", sides)))
    shown += [Choice(ORDERS, ORDERS)] if view.orders else []
    shown.append(Choice(LABELS, LABELS))
    return Menu("show", tuple(shown))


def _facts(position: Position, name: str) -> dict[str, str]:
    return {"unit": name, "at": position.pieces[name].at}


# --- what each overlay shows ---


def layer(view: View, ask: Ask | None, subject: Answer, *, look: Look) -> Layer:
    """Return the drawings of an overlay.

    `subject` names the kind of overlay and its unit.
    """
    draw = _LAYERS.get(subject[0])
    return draw(_Scene(view, ask, look), subject[1:]) if draw is not None else NOTHING


class _Scene(NamedTuple):
    """The data from which an overlay is drawn."""

    view: View
    ask: Ask | None
    look: Look

    @property
    def position(self) -> Position:
        return self.view.position

    @property
    def theme(self) -> Theme:
        return THEMES[self.look]

    def round(self, unit: str) -> Ring:
        """Return a ring to draw around the hex of a unit."""
        return Ring(frozenset({self.position.pieces[unit].at}), self.theme.reach)


def _reach(scene: _Scene, of: Answer) -> Layer:
    return Layer(reach=possible.reach_of(scene.position, of[0]), rings=(scene.round(of[0]),))


def _way(scene: _Scene, of: Answer) -> Layer:
    unit, end, *by = of
    way = possible.way_of(scene.position, unit, end, *by)
    if way is None:
        return Layer(rings=(scene.round(unit),))
    steps = possible.steps_of(scene.position, unit, way)
    arrow = Arrow((scene.position.pieces[unit].at, *way.hexes), fights=bool(enemy_at(scene.position, unit, end)))
    threats = tuple((step.at, step.threats) for step in steps if step.threats)
    return Layer(arrows=(arrow,), threats=threats, labels=way.hexes, rings=(scene.round(unit),))


def _sight(scene: _Scene, of: Answer) -> Layer:
    seen, dark = possible.sight_of(scene.position, of[0])
    return Layer(rings=(Ring(seen, scene.theme.order), scene.round(of[0])), dark=dark)


def _threat(scene: _Scene, of: Answer) -> Layer:
    return Layer(threats=possible.threat_of(scene.position, of[0]))


def _ranges(scene: _Scene, _of: Answer) -> Layer:
    return Layer(rings=order_rings(scene.view, scene.look))


def _window(scene: _Scene, _of: Answer) -> Layer:
    position = scene.position
    at, shots = possible.window_of(position)
    lines = tuple(Arrow((position.pieces[shot.firer].at, at), fights=True) for shot in shots)
    return Layer(arrows=lines, rings=(Ring(frozenset({at}), scene.theme.danger),), labels=(at,)) if at else NOTHING


def _zone(scene: _Scene, of: Answer) -> Layer:
    free = frozenset(_places(scene.ask, of[0]))
    own = scene.position.pieces[of[0]].at
    rings = (Ring(free, scene.theme.reach, DASHED),) if free else ()
    return Layer(rings=(*rings, *((scene.round(of[0]),) if own else ())), labels=tuple(sorted(free)))


def _places(ask: Ask | None, unit: str) -> list[str]:
    """§1.4 Return the hexes where a counter may be placed now."""
    if ask is None or ask.menu().find("place") is None:
        return []
    try:
        menu = ask.level(("place", unit))
    except Refused:
        return []
    return [choice.word for choice in menu.choices] if menu is not None else []


def _labels(scene: _Scene, _of: Answer) -> Layer:
    return Layer(labels=scene.position.board.grid.hexes)


_LAYERS: Mapping[str, Callable[[_Scene, Answer], Layer]] = {
    REACH: _reach,
    WAY: _way,
    SIGHT: _sight,
    THREAT: _threat,
    ORDERS: _ranges,
    WINDOW: _window,
    ZONE: _zone,
    LABELS: _labels,
}


def order_rings(view: View, look: Look) -> tuple[Ring, ...]:
    """§A59 Return rings that show at which hexes units will fire by their standing orders."""
    position = view.position
    rings = []
    for side, orders in view.orders.items():
        within: dict[int, set[str]] = {}
        single = set[str]()
        for name in position.units_of(side):
            far, order = shooting.range_of(position, name), windows.order_of(orders, position, name)
            if far and is_hex(order):
                single.add(order)
            elif far and order.isdigit():
                near = position.board.grid.within(position.pieces[name].at, min(far, int(order)))
                within.setdefault(int(order), set()).update(near)
        colour = line_of(side, THEMES[look])
        rings += [Ring(frozenset(found), colour, DASHED, str(far)) for far, found in sorted(within.items())]
        rings += [Ring(frozenset({at}), colour, DASHED, at) for at in sorted(single)]
    return tuple(rings)


# --- close-ups of them ---


def concerned(over: Layer) -> tuple[str, ...]:
    """Return the hexes that a layer draws on, in hex order."""
    ways = (at for arrow in over.arrows for at in arrow.way)
    rings = (at for ring in over.rings for at in ring.hexes)
    return tuple(sorted({*(each.hex for each in over.reach), *ways, *rings, *over.labels, *over.dark}))


def near_size(over: Layer, subject: Answer) -> tuple[int, int] | None:
    """Return the columns and rows of a close-up that shows a whole overlay.

    Return None if the close-up would be too large, or if the overlay is not about a single counter.
    """
    hexes = [offset_of(at) for at in concerned(over)]
    if not hexes or subject[0] not in ABOUT_ONE:
        return None
    wide = max(at.column for at in hexes) - min(at.column for at in hexes) + 1
    high = max(at.row for at in hexes) - min(at.row for at in hexes) + 1
    if wide > MOST_ACROSS or high > MOST_ACROSS:
        return None
    return max(wide + 1, NEAR_COLUMNS), max(high + 1, NEAR_ROWS)


# --- on a pick ---


def picked(view: View, ask: Ask, path: Answer) -> Answer:
    """Return the overlay for the words chosen so far; empty if none fits."""
    if ask.kind == "react":
        return (WINDOW,)
    if ask.kind == "orders":
        return (ORDERS,) if view.orders else ()
    if ask.kind == "go-on":
        unit = str(ask.facts["unit"])
        end = (view.position.pieces[unit].at, moves.BY) if path[:1] == (moves.BACK,) else ()
        return () if path[:1] == (moves.RETREAT,) else _on_the_map(view.position, unit, (*end, *path[1:]))
    if len(path) < 2 or path[1] not in view.position.pieces:
        return ()
    verb, unit, *then = path
    if verb == "move":
        return _on_the_map(view.position, unit, tuple(then))
    return {"fire": (SIGHT, unit), "place": (ZONE, unit)}.get(verb, ())


def _on_the_map(position: Position, unit: str, words: Answer) -> Answer:
    """Return the overlay for the words of a move: its path, or the unit's reach."""
    end, by = words[0] if words else "", words[2:3] if words[1:2] == (moves.BY,) else ()
    if end not in position.board.grid or (end == position.pieces[unit].at and not by):
        return REACH, unit
    return WAY, unit, end, *by


# --- as text ---


def _lines(view: View, ask: Ask | None, subject: Answer) -> tuple[str, ...]:
    return overlay_lines.lines(view, _places(ask, subject[-1]), subject)


overlay = OverlayTexts(VOICE, story=story, since=action.since_the_turn, lines=_lines).overlay


# --- parts ---


def parts() -> tuple[tuple[str, str], ...]:
    """Return the quarters of the board, which can be enlarged."""
    return parts_of(VOICE)


def busiest(view: View, events: Sequence[Event]) -> str:
    """Return the quarter of the board where the latest action was."""
    position = view.position
    found = action.focus(events)[:1] or tuple(sorted(position.units()))[:1]
    if not found:
        return QUARTERS[0]
    grid = position.board.grid
    return quarter_of(south=int(found[0][2:]) * 2 > grid.rows, east=int(found[0][:2]) * 2 > grid.columns)


def middle_of(position: Position, part: str) -> tuple[str, ...]:
    """Return the hex in the middle of a quarter, as a tuple with one item."""
    grid = position.board.grid
    column, row = quarter_middle(part, grid.columns, grid.rows)
    return (label(Offset(min(column + 1, grid.columns), min(row + 1, grid.rows))),)
