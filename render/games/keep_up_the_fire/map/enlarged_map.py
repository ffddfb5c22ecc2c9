"""The picture of the board or of an enlarged part, with an overlay."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine.core.asks import Answer
from engine.core.events import Event
from engine.games.keep_up_the_fire.board import LANE
from engine.games.keep_up_the_fire.world import Position
from render.fonts import font
from render.games.keep_up_the_fire.map import layout, road
from render.games.keep_up_the_fire.map.overlays import REACH, ROAD
from render.games.keep_up_the_fire.map.whole_map import WholeMap, place_of
from render.pictures.drawing import Box

BOXES: dict[str, Box] = {
    "siege": layout.ARENA,
    "road": layout.ROAD,
    "card": layout.CARD,
    "table": layout.TABLE,
}
LONGEST = 1400
"""The length of the longer side of an enlarged part, in pixels."""


def draw_part(
    full: WholeMap, position: Position, part: str | None, subject: Answer, *, events: Sequence[Event]
) -> Image.Image:
    """Return a picture of the board, or of one part of it, with the chosen overlay."""
    picture = full.draw(position, events=events)
    if subject:
        _draw_overlay(picture, full, position, subject[0])
    return _enlarged(picture, BOXES[part]) if part in BOXES else picture


def _draw_overlay(picture: Image.Image, full: WholeMap, position: Position, kind: str) -> None:
    on = ImageDraw.Draw(picture)
    ink, ground = full.index(full.theme.on_dark), full.index(full.theme.quarter_line)
    if kind == REACH:
        for foe in position.foes:
            spot = place_of(foe.wall, foe.space)
            turns = len(LANE) - 1 - LANE.index(foe.space)
            _number(on, (spot.x - 40, spot.y - 34), turns, (ink, ground))
    if kind == ROAD:
        stations = len(position.board.stations)
        for place in range(position.station + 1, stations):
            x, y = road.spot(place, stations)
            beside = (layout.ROAD[0] + x - 48, layout.ROAD[1] + y)
            _number(on, beside, place - position.station, (ink, ground))


def _number(on: ImageDraw.ImageDraw, at: tuple[float, float], number: int, colours: tuple[int, int]) -> None:
    x, y = at
    on.ellipse((x - 21, y - 21, x + 21, y + 21), fill=colours[1], outline=colours[0], width=3)
    on.text((x, y), str(number), fill=colours[0], font=font("figures", 28), anchor="mm")


def _enlarged(picture: Image.Image, box: Box) -> Image.Image:
    part = picture.crop((round(box[0]), round(box[1]), round(box[2]), round(box[3])))
    times = LONGEST / max(part.size)
    size = round(part.width * times), round(part.height * times)
    larger = part.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    return larger.quantize(palette=picture, dither=Image.Dither.NONE)
