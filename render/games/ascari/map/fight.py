"""The second picture of a board: a close-up of the last fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PIL import Image

from engine.core.events import Event
from engine.games.ascari.position import Position
from render.games.ascari.map.action import focus, traces
from render.games.ascari.map.whole_map import draw_near, near_hexes
from render.games.ascari.text import text_board
from render.games.ascari.text.catalogue import VOICE
from render.two_sided.close_ups import FightPicture


def _draw(position: Position, hexes: Sequence[str], events: Sequence[Event], **how: Any) -> Image.Image:
    return draw_near(position, hexes, traces(events), **how)


def _alt(position: Position, hexes: Sequence[str]) -> str:
    return text_board.near_alt(position, hexes[0], near_hexes(position, hexes))


_FIGHT = FightPicture(VOICE, focus=focus, draw=_draw, alt=_alt)
draw_fight, fight_alt = _FIGHT.draw_fight, _FIGHT.fight_alt
