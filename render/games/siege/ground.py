"""The ground: everything of the map that never changes during a siege. It is drawn once and kept."""

from __future__ import annotations

from PIL import Image

from engine.games.siege.board import Board, Zone, board
from render.draw import Colour, Pen, mix
from render.games.siege.layout import Layout, PixelBox, shared_border
from render.games.siege.theme import Theme
from render.games.siege.words import say

GROUND_SCALE = 2


def draw_ground(layout: Layout, theme: Theme, *, locale: str) -> Image.Image:
    """The ground without names and arrows, in RGB at the picture's size."""
    pen = Pen(layout.width, layout.height, scale=GROUND_SCALE, ground=theme.paper)
    _outside(pen, layout, theme)
    _imperial(pen, layout, theme, locale=locale)
    for zone in board().zones.values():
        _zone(pen, zone, layout.zones[zone.id], theme)
    _borders(pen, layout, theme)
    _quarters(pen, layout, theme)
    for number, at in layout.quarters.items():
        _quarter_name(pen, say("map-quarter", locale=locale, number=number), at, theme)
    _compass(pen, layout.compass, theme, north=say("map-north", locale=locale))
    _stairs(pen, layout, theme)
    for number, at in layout.entries.items():
        _entry(pen, number, at, theme)
    return pen.done().convert("RGB")


def draw_arrows(pen: Pen, layout: Layout, theme: Theme) -> None:
    """The Boxers' arrows, which stand above fires and ruins."""
    for zone in board().zones.values():
        _arrows(pen, zone, layout, theme)


def _outside(pen: Pen, layout: Layout, theme: Theme) -> None:
    x0, y0, x1, y1 = layout.map
    pen.box((x0, y0, x1, y1), theme.outside)
    row = 0
    y = y0 + 9
    while y < y1 - 6:
        x = x0 + 8 + (row % 2) * 15
        while x < x1 - 18:
            roof = [(x, y + 6), (x + 3, y), (x + 15, y), (x + 18, y + 6)]
            pen.line([*roof, roof[0]], theme.dots, width=1)
            x += 30
        y += 16
        row += 1


def _imperial(pen: Pen, layout: Layout, theme: Theme, *, locale: str) -> None:
    box = layout.imperial
    pen.box(box, theme.imperial)
    pen.hatch(box, theme.imperial_line, step=9, width=1)
    x0, y0, x1, y1 = box
    pen.box(box, edge=theme.edge, width=2)
    said = say("map-imperial", locale=locale)
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    pen.text(middle, said, theme.ink, face="bold", size=24, halo=theme.imperial, halo_width=5)


def _zone(pen: Pen, zone: Zone, box: PixelBox, theme: Theme) -> None:
    tint = tint_of(zone, theme)
    pen.box(box, tint)
    if zone.legation:
        x0, y0, x1, y1 = box
        pen.box((x0 + 4, y0 + 4, x1 - 4, y1 - 4), edge=mix(tint, theme.ink, 0.28), width=1)
        return
    match zone.terrain:
        case "buildings":
            _courts(pen, box, theme)
        case "canal":
            _water(pen, box, theme)
        case "wall":
            _masonry(pen, box, theme)
        case "bridge":
            _planks(pen, box, theme)


def tint_of(zone: Zone, theme: Theme) -> Colour:
    """The colour of a zone's ground: a Legation's power, else its terrain."""
    if zone.legation:
        return theme.powers[zone.power or ""]
    return {
        "street": theme.street,
        "buildings": theme.buildings,
        "canal": theme.canal,
        "bridge": theme.bridge,
        "wall": theme.wall,
    }[zone.terrain]


def _courts(pen: Pen, box: PixelBox, theme: Theme) -> None:
    x0, y0, x1, y1 = box
    columns, rows = max(1, round((x1 - x0) / 46)), max(1, round((y1 - y0) / 36))
    wide, high = (x1 - x0) / columns, (y1 - y0) / rows
    for column in range(columns):
        for row in range(rows):
            x, y = x0 + column * wide, y0 + row * high
            pen.box((x + 4, y + 4, x + wide - 4, y + high - 4), edge=theme.courts, width=1)
            pen.box((x + 12, y + 10, x + wide - 12, y + high - 10), edge=theme.courts, width=1)


def _water(pen: Pen, box: PixelBox, theme: Theme) -> None:
    x0, y0, x1, y1 = box
    y = y0 + 12
    while y < y1 - 6:
        points = [(x, y + (2.5 if (x - x0) // 11 % 2 else -2.5)) for x in range(x0 + 5, x1 - 3, 11)]
        pen.line(points, theme.canal_line, width=1)
        y += 17
    for x in (x0 + 2, x1 - 2):
        pen.line([(x, y0), (x, y1)], theme.canal_line, width=3)


def _masonry(pen: Pen, box: PixelBox, theme: Theme) -> None:
    x0, y0, x1, y1 = box
    for row, y in enumerate(range(y0 + 12, y1, 16)):
        pen.line([(x0, y), (x1, y)], theme.wall_line, width=1)
        for x in range(x0 + (20 if row % 2 else 4), x1, 34):
            pen.line([(x, y - 16), (x, y)], theme.wall_line, width=1)
    for x in range(x0, x1, 20):
        pen.box((x, y1 - 7, min(x + 11, x1), y1), theme.wall_line)


def _planks(pen: Pen, box: PixelBox, theme: Theme) -> None:
    x0, y0, x1, y1 = box
    for x in range(x0 + 9, x1 - 4, 12):
        pen.line([(x, y0 + 5), (x, y1 - 5)], mix(theme.bridge, theme.ink, 0.14), width=1)
    for y in (y0 + 3, y1 - 3):
        pen.line([(x0, y), (x1, y)], theme.edge, width=3)


def _borders(pen: Pen, layout: Layout, theme: Theme) -> None:
    for zone in board().zones.values():
        pen.box(layout.zones[zone.id], edge=theme.edge, width=1.5)
    x0, y0, x1, y1 = layout.map
    pen.box((x0 - 1, y0 - 1, x1 + 1, y1 + 1), edge=theme.ink, width=3)
    pen.box((x0 - 6, y0 - 6, x1 + 6, y1 + 6), edge=theme.ink, width=1)


def _quarters(pen: Pen, layout: Layout, theme: Theme) -> None:
    here = board()
    for one in here.zones.values():
        for name in one.touch:
            two = here.zones[name]
            if one.quarter is None or two.quarter is None or here.order[one.id] > here.order[name]:
                continue
            if one.quarter != two.quarter:
                x0, y0, x1, y1 = shared_border(one, two)
                start, end = (layout.x(x0), layout.y(y0)), (layout.x(x1), layout.y(y1))
                pen.dashes(start, end, theme.quarter, width=4, dash=11)


def _quarter_name(pen: Pen, said: str, at: tuple[int, int], theme: Theme) -> None:
    word, _, number = said.rpartition(" ")
    x, y = at
    pen.text((x, y - 19), word, theme.quarter, face="italic", size=17, halo=theme.outside, halo_width=3)
    pen.text((x, y + 9), number, theme.quarter, face="bold", size=40, halo=theme.outside, halo_width=3)


def _compass(pen: Pen, at: tuple[int, int], theme: Theme, *, north: str) -> None:
    x, y = at
    pen.oval((x - 27, y - 27, x + 27, y + 27), edge=theme.faded, width=1.2)
    straight = ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0))
    oblique = ((0.7, -0.7), (0.7, 0.7), (-0.7, 0.7), (-0.7, -0.7))
    for far, wide, ways in ((20, 4, oblique), (38, 8, straight)):
        for along in ways:
            across = (-along[1], along[0])
            tip = (x + along[0] * far, y + along[1] * far)
            for side, fill in ((1, theme.ink), (-1, theme.card)):
                foot = (x + across[0] * wide * side, y + across[1] * wide * side)
                pen.area([(x, y), foot, tip], fill)
                pen.line([foot, tip, (x, y)], theme.ink, width=0.8)
    pen.text((x, y - 47), north, theme.ink, face="bold", size=17, halo=theme.outside, halo_width=3)


def _stairs(pen: Pen, layout: Layout, theme: Theme) -> None:
    for zone, (x0, x1) in layout.stairs.items():
        top = layout.zones[zone][1]
        pen.area(
            [(x0 + 8, top - 17), (x1 - 8, top - 17), (x1, top + 15), (x0, top + 15)], mix(theme.wall, theme.paper, 0.5)
        )
        for step in range(6):
            y = top - 17 + step * 6.4
            inset = 8 - step * 1.6
            pen.line([(x0 + inset, y), (x1 - inset, y)], theme.edge, width=1.6)
        pen.line([(x0 + 8, top - 17), (x0, top + 15)], theme.edge, width=2)
        pen.line([(x1 - 8, top - 17), (x1, top + 15)], theme.edge, width=2)


def _arrows(pen: Pen, zone: Zone, layout: Layout, theme: Theme) -> None:
    here: Board = board()
    for colour, target in zone.arrows:
        x0, y0, x1, y1 = shared_border(zone, here.zones[target])
        usual = layout.level_arrow if x0 == x1 else layout.upright_arrow
        share = layout.arrows.get(f"{zone.id}>{target}", usual)
        at_x = layout.x(x0) + (layout.x(x1) - layout.x(x0)) * share
        at_y = layout.y(y0) + (layout.y(y1) - layout.y(y0)) * share
        from_x, from_y = layout.centre(zone.id)
        if x0 == x1:
            way = (1 if at_x > from_x else -1, 0)
        else:
            way = (0, 1 if at_y > from_y else -1)
            at_y -= 7  # clear of the name under the border
        draw_arrow(pen, (at_x, at_y), way, theme, red=colour == "red")


def draw_arrow(
    pen: Pen, at: tuple[float, float], way: tuple[int, int], theme: Theme, *, red: bool, long: float = 13
) -> None:
    """A small arrow across a border: red ones are solid, green ones hollow."""
    along, across = way, (-way[1], way[0])

    def to(far: float, wide: float) -> tuple[float, float]:
        return at[0] + along[0] * far + across[0] * wide, at[1] + along[1] * far + across[1] * wide

    def shape(grow: float) -> list[tuple[float, float]]:
        return [
            to(-long - grow, -3 - grow),
            to(1 - grow, -3 - grow),
            to(1 - grow, -8.5 - grow * 1.4),
            to(long + grow * 1.6, 0),
            to(1 - grow, 8.5 + grow * 1.4),
            to(1 - grow, 3 + grow),
            to(-long - grow, 3 + grow),
        ]

    pen.area(shape(2), theme.card)
    if red:
        pen.area(shape(0), theme.red)
    else:
        pen.area(shape(0.6), theme.green)
        pen.area(shape(-1.5), theme.card)


def _entry(pen: Pen, number: int, at: tuple[int, int], theme: Theme) -> None:
    x, y = at
    pen.oval((x - 17, y - 17, x + 17, y + 17), theme.boxer, edge=theme.ink, width=2)
    pen.oval((x - 14, y - 14, x + 14, y + 14), edge=theme.on_dark, width=1.2)
    pen.text((x, y), str(number), theme.on_dark, size=21)
