"""The table as a picture. `draw_map` is the only way to it."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from engine.games.revolte.world import View
from render.games.revolte.map.framed import draw_whole
from render.games.revolte.map.traces import traces
from render.presenter import Look


def draw_map(
    view: View,
    *,
    look: Look,
    locale: str,
    events: Sequence[Event] = (),
    part: str | None = None,
    ask: Ask | None = None,
    overlay: Answer = (),
) -> Image.Image:
    """Draw the table, or a quarter of it, with the traces of the events or with an overlay."""
    return draw_whole(view.position, traces(events), look=look, locale=locale)
