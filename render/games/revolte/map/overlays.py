"""Overlays on the table, such as a figure's reach, ranges and sight."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image, ImageChops, ImageFilter

from engine.core.asks import Answer, Ask, Choice, Menu
from engine.core.events import Event
from engine.games.revolte.figures import MOVEMENT, RADIUS
from engine.games.revolte.phases.destinations import named_places
from engine.games.revolte.phases.units import read_figures
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import SIDES, Spot
from engine.games.revolte.world import View
from engine.tabletop.places import read_place
from engine.tabletop.points import Point, towards
from render.games.revolte.map import possible
from render.games.revolte.map.possible import STEP, Field
from render.games.revolte.map.scene import Window
from render.games.revolte.map.traces import focus, since_the_turn
from render.games.revolte.text import overlay_lines
from render.games.revolte.text.catalogue import VOICE
from render.games.revolte.text.deeds import story
from render.games.revolte.theme import Theme
from render.pictures.drawing import Colour, Pen
from render.two_sided.close_ups import HAPPENED, QUARTERS, OverlayTexts, parts_of, quarter_middle, quarter_of

REACH, RANGES, SIGHT, COVER, DISTANCES = "reach", "ranges", "sight", "cover", "distances"
WAY, PLAN = "way", "plan"
"""The overlays that are drawn only when a player makes a choice: the destinations of an order's figures, and the orders
of a plan.
"""
ABOUT_ONE = frozenset({REACH, WAY})
"""The overlays that are close-ups: on a phone the bases and outlines of a whole table would be indistinct."""
HEAD = 14
"""The length of an arrow's head, in millimetres."""
HALF_TONE = 0.55
"""The opacity of a tint over the ground."""


def overlays(view: View, ask: Ask | None) -> Ask:
    """Return the menu of overlays. It first asks for the kind, then for a figure or a side."""
    return Ask("survey", ask.rule if ask is not None else "14", partial(_menu, view))


def _menu(view: View) -> Menu:
    position = view.position
    everybody = position.everybody()
    armed = [name for name in everybody if position.roster[name].kind.fire]

    def of(names: list[str]) -> Menu:
        return Menu("of", tuple(Choice(name, "figure", {"figure": name}) for name in names))

    sides = tuple(Choice(side, "side", {"side": side}) for side in SIDES)
    shown = [Choice(HAPPENED, HAPPENED)]
    shown += [Choice(REACH, REACH, then=partial(of, everybody))] if everybody else []
    shown += [Choice(RANGES, RANGES, then=partial(of, armed))] if armed else []
    shown += [Choice(each, each, then=partial(of, everybody)) for each in (SIGHT, DISTANCES) if everybody]
    shown.append(Choice(COVER, COVER, then=lambda: Menu("of", sides)))
    return Menu("show", tuple(shown))


# --- what is drawn ---


class Sheet(NamedTuple):
    """The surface on which an overlay is drawn."""

    position: Position
    window: Window
    theme: Theme

    def empty(self) -> Image.Image:
        """Return a transparent picture of the window's size."""
        return Image.new("RGBA", self.window.size)

    def tint(self, on: Image.Image, field: Field, values: Mapping[int, Colour]) -> None:
        """Tint and outline areas of the picture `on` by the values of `field`. `values` maps each value to a colour."""
        for value, colour in sorted(values.items()):
            mask = self._mask(field, value)
            on.paste((*colour, round(255 * HALF_TONE)), (0, 0), mask)
        for value in sorted(values):
            mask = self._mask(field, value)
            edge = ImageChops.subtract(mask.filter(ImageFilter.MaxFilter(5)), mask)
            on.paste((*self.theme.reach, 255), (0, 0), edge)

    def _mask(self, field: Field, least: int) -> Image.Image:
        """Return a mask that is white where `field` is at least `least`."""
        small = Image.new("L", (field.columns, field.rows))
        small.putdata([255 if value >= least else 0 for value in field.values])
        left, top, right, bottom, _ = self.window
        box = (left / STEP, top / STEP, right / STEP, bottom / STEP)
        large = small.resize(self.window.size, Image.Resampling.BILINEAR, box=box)
        return large.point([255 if tone > 127 else 0 for tone in range(256)])

    def pen(self) -> Pen:
        """Return a pen that draws on the table in millimetres."""
        left, top, right, bottom, unit = self.window
        return Pen(right - left, bottom - top, scale=2, origin=(left, top), zoom=unit)


def draw_under(position: Position, window: Window, subject: Answer, theme: Theme) -> Image.Image | None:
    """Draw the part of an overlay that lies under the figures' bases. Return None if it has none."""
    draw = _DRAWN.get(subject[0])
    return draw(Sheet(position, window, theme), subject[1:]) if draw is not None else None


def _reach(sheet: Sheet, of: Answer) -> Image.Image:
    on = sheet.empty()
    position = sheet.position
    figures = read_figures(position, of[0]) or []
    field = possible.reach_of_all(position, figures)
    sheet.tint(on, field, {1: sheet.theme.reach_more, 2: sheet.theme.reach_ground})
    if position.phase == MOVEMENT and position.side_of(figures[0]) == position.active:
        _mark_places(sheet, on, figures)
    return _ringed(sheet, on, figures)


def _mark_places(sheet: Sheet, on: Image.Image, figures: Sequence[str]) -> None:
    """Draw a small cross at each named place to which `figures` can be sent."""
    pen = sheet.pen()
    for each in named_places(sheet.position, list(figures)):
        x, y = each.at
        for turn in (1, -1):
            pen.line([(x - 5, y - 5 * turn), (x + 5, y + 5 * turn)], sheet.theme.order, width=2)
    on.alpha_composite(pen.done())


def _ringed(sheet: Sheet, on: Image.Image, figures: Sequence[str]) -> Image.Image:
    """Draw a ring around each of the figures, and return the picture."""
    pen = sheet.pen()
    for name in figures:
        x, y = sheet.position.at(name)
        pen.oval((x - 15, y - 15, x + 15, y + 15), edge=sheet.theme.order, width=2.4)
    on.alpha_composite(pen.done())
    return on


def _sight(sheet: Sheet, of: Answer) -> Image.Image:
    on = sheet.empty()
    sheet.tint(on, possible.sight_of(sheet.position, of[0]), {1: sheet.theme.sight})
    return _ringed(sheet, on, [of[0]])


def _ranges(sheet: Sheet, of: Answer) -> Image.Image:
    on = _sight(sheet, of)
    pen = sheet.pen()
    x, y = sheet.position.at(of[0])
    for end, score in possible.rings_of(sheet.position, of[0]):
        radius = end + 2 * RADIUS
        pen.oval((x - radius, y - radius, x + radius, y + radius), edge=sheet.theme.hit, width=1.8)
        at = _label_at(sheet.window, (x, y), radius)
        if at is not None:
            pen.text(at, f"{score}+", sheet.theme.hit, size=24 / sheet.window.unit, halo=sheet.theme.earth)
    on.alpha_composite(pen.done())
    return on


def _label_at(window: Window, centre: Spot, radius: int) -> tuple[float, float] | None:
    """Return where to write a ring's score; None if there is no room."""
    x, y = centre
    for at in ((x, y + radius - 9), (x, y - radius + 9), (x + radius - 9, y), (x - radius + 9, y)):
        if window.left + 12 < at[0] < window.right - 12 and window.top + 12 < at[1] < window.bottom - 12:
            return at
    return None


def _cover(sheet: Sheet, of: Answer) -> Image.Image:
    on = sheet.empty()
    tints = {1: sheet.theme.cover_light, 2: sheet.theme.cover_dense}
    sheet.tint(on, possible.cover_of(sheet.position, of[0]), tints)
    return on


def _distances(sheet: Sheet, of: Answer) -> Image.Image:
    on, pen = sheet.empty(), sheet.pen()
    start = sheet.position.at(of[0])
    for name, _, seen in possible.distances_of(sheet.position, of[0]):
        if sheet.position.side_of(name) == sheet.position.side_of(of[0]):
            continue
        if seen:
            pen.line([start, sheet.position.at(name)], sheet.theme.order, width=1.4)
        else:
            pen.dashes(start, sheet.position.at(name), sheet.theme.faded, width=1.2, dash=6)
    on.alpha_composite(pen.done())
    return _ringed(sheet, on, [of[0]])


def _way(sheet: Sheet, of: Answer) -> Image.Image:
    """Return a picture with arrows from figures to their destination."""
    on, pen = sheet.empty(), sheet.pen()
    figures = read_figures(sheet.position, of[0]) or []
    goal = read_place(of[1])
    if goal is not None:
        for name in figures:
            pen.dashes(sheet.position.at(name), goal, sheet.theme.order, width=2.2, dash=8)
        x, y = goal
        pen.oval((x - 12, y - 12, x + 12, y + 12), edge=sheet.theme.order, width=3)
    on.alpha_composite(pen.done())
    return _ringed(sheet, on, figures)


def _plan(sheet: Sheet, of: Answer) -> Image.Image:
    """Return a picture with orders drawn as arrows.

    An order is written `who/x,y` for a path, and `who!x,y` for a shot or a charge.
    """
    pen = sheet.pen()
    for said in of:
        fights = "!" in said
        who, _, at = said.partition("!" if fights else "/")
        goal = read_place(at)
        for name in read_figures(sheet.position, who) or []:
            if goal is not None and sheet.position.figures[name].at is not None:
                _arrow(pen, sheet.position.at(name), goal, sheet.theme.hit if fights else sheet.theme.order)
    on = sheet.empty()
    on.alpha_composite(pen.done())
    return on


def _arrow(pen: Pen, start: Point, end: Point, colour: Colour) -> None:
    """Draw an arrow whose head is two strokes."""
    pen.line([start, end], colour, width=2.4)
    back = towards(end, start, HEAD)
    side = Point((end.y - back.y) // 2, (back.x - end.x) // 2)
    pen.line([Point(back.x + side.x, back.y + side.y), end], colour, width=2.4)
    pen.line([Point(back.x - side.x, back.y - side.y), end], colour, width=2.4)


_DRAWN: Mapping[str, Callable[[Sheet, Answer], Image.Image]] = {
    REACH: _reach,
    RANGES: _ranges,
    SIGHT: _sight,
    COVER: _cover,
    DISTANCES: _distances,
    WAY: _way,
    PLAN: _plan,
}


def middle_of_subject(position: Position, subject: Answer) -> tuple[Spot, ...]:
    """Return the points on which an overlay's close-up centres; empty if it shows the whole table."""
    if subject[0] not in ABOUT_ONE:
        return ()
    figures = read_figures(position, subject[1]) or []
    spots = [(position.at(name).x, position.at(name).y) for name in figures]
    goal = read_place(subject[2]) if len(subject) > 2 else None
    return (*spots[:1], *((goal.x, goal.y) for _ in (1,) if goal is not None), *spots[1:])


# --- on a pick ---


def picked(view: View, ask: Ask, path: Answer) -> Answer:
    """Return the overlay for the choices so far, or an empty answer."""
    if not path or ask.kind not in ("order", "fire"):
        return ()
    figures = read_figures(view.position, path[0])
    if not figures or view.position.figures[figures[0]].at is None:
        return ()
    if ask.kind == "fire":
        return (RANGES, path[0]) if len(figures) == 1 else ()
    if len(path) > 1:
        mode, _, rest = path[1].partition("-")
        spot = rest.split("-")[0]
        return (WAY, path[0], spot) if mode in ("run", "crawl") and read_place(spot) is not None else ()
    return (REACH, path[0])


# --- as text ---


def _lines(view: View, _ask: Ask | None, subject: Answer) -> tuple[str, ...]:
    return overlay_lines.lines(view.position, subject)


overlay = OverlayTexts(VOICE, story=story, since=since_the_turn, lines=_lines).overlay


# --- parts ---


def parts() -> tuple[tuple[str, str], ...]:
    """Return the quarters of the table, each with its name."""
    return parts_of(VOICE)


def busiest(view: View, events: Sequence[Event]) -> str:
    """Return the quarter of the table where the latest action was."""
    position = view.position
    everybody = position.everybody()
    found = focus(events)[:1] or tuple((position.at(name).x, position.at(name).y) for name in everybody[:1])
    if not found:
        return QUARTERS[0]
    size = position.ground.size
    return quarter_of(south=found[0][1] * 2 > size.y, east=found[0][0] * 2 > size.x)


def quarter(position: Position, part: str) -> tuple[tuple[Spot, ...], tuple[int, int]]:
    """Return the middle of a quarter as a tuple with one point, and its size in millimetres."""
    size = position.ground.size
    return (quarter_middle(part, size.x, size.y),), (size.x // 2, size.y // 2)
