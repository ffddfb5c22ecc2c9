"""Draws the table in its frame, and close-ups of it."""

from __future__ import annotations

from PIL import Image

from engine.core.asks import Answer
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import Spot
from render.games.revolte.map import frame
from render.games.revolte.map.frame import EDGE, Title, title_of
from render.games.revolte.map.overlays import draw_under
from render.games.revolte.map.scene import NEAR_SIZE, Window, draw_table, near, palette_of, whole
from render.games.revolte.map.traces import NOTHING, Traces
from render.games.revolte.theme import THEMES
from render.pictures.keeping import PIECES
from render.pictures.palette import Sprite
from render.presenter import Look
from render.two_sided.frame import framed


def draw_whole(
    position: Position, left: Traces = NOTHING, *, look: Look, subject: Answer = (), legend: bool = True
) -> Image.Image:
    """Draw the whole table with the overlay `subject`."""
    window = whole(position.scenario)
    under = draw_under(position, window, subject, THEMES[look]) if subject else None
    drawn = draw_table(position, window, left, look=look, under=under)
    wide = drawn.width + EDGE
    foot = _foot(look, wide, window.unit) if legend else None
    return framed(drawn, head_of(title_of(position), look, wide), foot, rulers_of(window, look), edge=EDGE)


def draw_near(
    position: Position,
    spots: tuple[Spot, ...],
    left: Traces = NOTHING,
    *,
    name: str,
    look: Look,
    size: tuple[int, int] = NEAR_SIZE,
    subject: Answer = (),
) -> Image.Image:
    """Return a close-up around `spots`, with the heading `name`. The most important spots come first."""
    window = near(position.scenario, spots, size)
    under = draw_under(position, window, subject, THEMES[look]) if subject else None
    drawn = draw_table(position, window, left, look=look, under=under)
    title = title_of(position)._replace(forces=())
    head = _near_head(name, title, look, drawn.width + EDGE)
    return framed(drawn, head, None, rulers_of(window, look), edge=EDGE)


# --- pieces, each drawn once ---


@PIECES.keeping_texts
def head_of(title: Title, look: Look, wide: int) -> Sprite:
    """Draw the title for a picture that is `wide` pixels wide."""
    return Sprite(frame.draw_head(title, THEMES[look], wide), palette_of(look))


@PIECES.keeping_texts
def _near_head(name: str, title: Title, look: Look, wide: int) -> Sprite:
    return Sprite(frame.draw_near_head(name, title, THEMES[look], wide), palette_of(look))


@PIECES.keeping_texts
def _foot(look: Look, wide: int, unit: float) -> Sprite:
    return Sprite(frame.draw_foot(THEMES[look], wide, unit), palette_of(look))


@PIECES.keeping
def rulers_of(window: Window, look: Look) -> tuple[Sprite, Sprite]:
    """Return the rulers of a part of the table, at the top and on the left."""
    across, down = frame.draw_rulers(window, THEMES[look])
    return Sprite(across, palette_of(look)), Sprite(down, palette_of(look))
