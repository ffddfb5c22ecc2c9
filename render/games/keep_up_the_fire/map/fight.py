"""The second picture of a board: the walls with fighting, enlarged."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image

from engine.core.events import Event
from engine.games.keep_up_the_fire import events as e
from engine.games.keep_up_the_fire.board import STREETS, WALL, WALLS
from engine.games.keep_up_the_fire.world import Position
from render.games.keep_up_the_fire.map import event_badges, layout
from render.games.keep_up_the_fire.map.board_map import whole_map
from render.games.keep_up_the_fire.map.layout import MIDDLE, REACH, SIDES, Place, turned
from render.games.keep_up_the_fire.map.whole_map import WholeMap, counter_boxes, place_of
from render.games.keep_up_the_fire.text import catalogue, text_board
from render.games.keep_up_the_fire.text.catalogue import VOICE, say
from render.language import language
from render.panel import ALT_LENGTH
from render.pictures.drawing import Box, Pen, fit, text_width
from render.pictures.keeping import PIECES
from render.presenter import Look

HEAD, KEYS, COLUMNS = 66, 52, 3
WIDEST = layout.ARENA[2] - layout.ARENA[0]
"""The maximum width of the picture in pixels: when it is shown 360 pixels wide, its counters are 28 pixels high."""
EDGE = 14
_FOUGHT = (e.WallFired, e.MeleeFought, e.LossesShared)


def fought_over(position: Position, events: Iterable[Event]) -> tuple[str, ...]:
    """Return the walls where there was fighting this turn."""
    walls = {foe.wall for foe in position.foes if foe.space in (WALL, STREETS)}
    for event in events:
        if isinstance(event, e.CardTurned):
            walls = {foe.wall for foe in position.foes if foe.space in (WALL, STREETS)}
        elif isinstance(event, _FOUGHT):
            walls.add(event.wall)
    return tuple(wall for wall in WALLS if wall in walls) if not position.over else ()


def draw_fight(position: Position, events: Sequence[Event], *, look: Look) -> Image.Image | None:
    """Return a picture of the walls with fighting; None if there is no fighting."""
    walls = fought_over(position, events)
    if not walls:
        return None
    full, found = whole_map(VOICE.language(language()), look), event_badges.marks(events)
    board = full.arena(position, events=events)
    box = _round_badges(window_of(position, walls), position, found)
    for corner in layout.CORNERS.values():  # the panels in the corners are no part of the fight
        board.paste(full.index(full.theme.field), _rounded(corner))
    wide, high = box[2] - box[0], box[3] - box[1]
    keys = tuple(event_badges.keys_of(found))
    head = _head(full, _said(position), wide)
    foot = _foot(full, keys, wide) if keys else None
    picture = Image.new("P", (wide, HEAD + high + (foot.height if foot else 0)))
    picture.putpalette(board.getpalette() or [])
    picture.paste(head, (0, 0))
    picture.paste(board.crop(box), (0, HEAD))
    if foot:
        picture.paste(foot, (0, HEAD + high))
    return picture


def fight_alt(position: Position, events: Sequence[Event]) -> str:
    """Return the alternative text of the second picture. Return an empty text if there is no fighting."""
    walls = fought_over(position, events)
    if not walls:
        return ""
    named = ", ".join(catalogue.wall(wall) for wall in walls)
    text = say("alt-fight", turn=position.turn, walls=named)
    return catalogue.cut(f"{text} {text_board.round_walls(position, _shown(walls))}", ALT_LENGTH)


def _shown(walls: Sequence[str]) -> tuple[str, ...]:
    """Return the given walls and the walls beside them, in the order of the board."""
    beside = {SIDES[(SIDES.index(side) + turn) % 4] for side in SIDES if side in walls for turn in (-1, 0, 1)}
    return tuple(side for side in SIDES if side in beside)


def window_of(position: Position, walls: Sequence[str]) -> tuple[int, int, int, int]:
    """Return the rectangle of the board that the second picture shows."""
    points: list[Place] = [Place(*MIDDLE)]
    for side in SIDES:
        if side in walls:
            points += [turned(side, across, REACH) for across in (-layout.HALF, layout.HALF)]
        points += [turned(side, across, layout.WALL + 12) for across in (-layout.HALF, layout.HALF)]
    wide, high = layout.COUNTER
    for foe in position.foes:
        if foe.wall in _shown(walls):
            spot = place_of(foe.wall, foe.space)
            points += [Place(spot.x - wide / 2, spot.y - high / 2), Place(spot.x + wide / 2, spot.y + high / 2)]
    x0, y0, x1, y1 = layout.box_of(points)
    a, b, c, d = layout.ARENA
    box = max(x0 - EDGE, a), max(y0 - EDGE, b), min(x1 + EDGE, c), min(y1 + EDGE, d)
    return _rounded(box)


def _round_badges(
    box: tuple[int, int, int, int], position: Position, found: Sequence[event_badges.Mark]
) -> tuple[int, int, int, int]:
    """Enlarge a rectangle of the board so that it contains all badges that it touches, and return it."""
    for mark in event_badges.beside(found, counter_boxes(position)):
        x0, y0, x1, y1 = event_badges.box_of(mark)
        if x0 < box[2] and box[0] < x1 and y0 < box[3] and box[1] < y1:
            box = _rounded((min(x0 - 4, box[0]), min(y0 - 4, box[1]), max(x1 + 4, box[2]), max(y1 + 4, box[3])))
    a, b, c, d = _rounded(layout.ARENA)
    return max(box[0], a), max(box[1], b), min(box[2], c), min(box[3], d)


def _rounded(box: Box) -> tuple[int, int, int, int]:
    return round(box[0]), round(box[1]), round(box[2]), round(box[3])


def _said(position: Position) -> str:
    date = catalogue.card_date(position.card) if position.card else ""
    return say("map-turn", turn=position.turn, date=date)


@PIECES.keeping
def _head(full: WholeMap, text: str, wide: int) -> Image.Image:
    theme = full.theme
    pen = Pen(wide, HEAD, scale=2, ground=theme.title)
    title = say("map-fight")
    pen.text((16, HEAD / 2), title, theme.on_title, face="bold", size=38, anchor="lm")
    room = wide - 60 - text_width(title, face="bold", size=38)
    size = fit(text, face="italic", size=30, least=16, width=room)
    pen.text((wide - 16, HEAD / 2), text, theme.soft_title, face="italic", size=size, anchor="rm")
    pen.box((2, 2, wide - 2, HEAD - 2), edge=theme.ink, width=2)
    return full.flatten(pen.done())


@PIECES.keeping
def _foot(full: WholeMap, keys: tuple[str, ...], wide: int) -> Image.Image:
    """Draw the legend for the badges."""
    rows = [keys[start : start + COLUMNS] for start in range(0, len(keys), COLUMNS)]
    high = KEYS * len(rows)
    pen = Pen(wide, high, scale=2, ground=full.theme.card)
    pen.box((0, 0, wide, high), edge=full.theme.ink, width=2)
    words = full.titles.badges
    for place, row in enumerate(rows):
        shown = {key: words[key] for key in row}
        spot = (12, (place + 0.5) * KEYS)
        event_badges.draw_keys(pen, spot, shown, full.theme, wide=(wide - 16) / COLUMNS, size=24)
    return full.flatten(pen.done())
