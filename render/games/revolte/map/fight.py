"""The second picture of a board: a close-up of the last action."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PIL import Image

from engine.core.events import Event
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import Spot
from render.games.revolte.map.framed import draw_near
from render.games.revolte.map.scene import NEAR_MARGIN, NEAR_SIZE, near
from render.games.revolte.map.traces import focus, traces
from render.games.revolte.text import text_board
from render.games.revolte.text.catalogue import VOICE
from render.two_sided.close_ups import FightPicture


def _draw(position: Position, spots: Sequence[Spot], events: Sequence[Event], **how: Any) -> Image.Image:
    return draw_near(position, tuple(spots), traces(events), **how)


def _alt(position: Position, spots: Sequence[Spot]) -> str:
    window = near(position.scenario, tuple(spots))
    inside = [
        name
        for name in position.everybody()
        if window.left <= position.at(name).x <= window.right and window.top <= position.at(name).y <= window.bottom
    ]
    return text_board.near_alt(position, inside)


ROOM = NEAR_SIZE[0] - NEAR_MARGIN, NEAR_SIZE[1] - NEAR_MARGIN
"""The longest shot that fits in a close-up, in millimetres, across and down."""
_FIGHT = FightPicture(VOICE, focus=partial(focus, room=ROOM), draw=_draw, alt=_alt)
draw_fight, fight_alt = _FIGHT.draw_fight, _FIGHT.fight_alt
