"""The second picture of a board: a close-up of where somebody fired, fought or fell last."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.events import Event
from engine.games.revolte.scenarios import Spot
from engine.games.revolte.world import View
from render.games.revolte.map.framed import draw_near
from render.games.revolte.map.scene import near
from render.games.revolte.map.traces import focus, traces
from render.games.revolte.text import text_board
from render.games.revolte.text.catalogue import say
from render.presenter import Look


def draw_fight(view: View, events: Sequence[Event], *, look: Look, locale: str) -> Image.Image | None:
    """Draw where the last fight was; None if nobody fires or fights, or the game is over."""
    spots = _fought_over(view, events)
    if not spots:
        return None
    return draw_near(
        view.position, spots, traces(events), name=say("map-fight", locale=locale), look=look, locale=locale
    )


def fight_alt(view: View, events: Sequence[Event], *, locale: str) -> str:
    """Return the alt text of that picture; empty if nobody fights."""
    spots = _fought_over(view, events)
    if not spots:
        return ""
    position = view.position
    window = near(position.scenario, spots)
    inside = [
        name
        for name in position.everybody()
        if window.left <= position.at(name).x <= window.right and window.top <= position.at(name).y <= window.bottom
    ]
    return text_board.near_alt(position, inside, locale=locale)


def _fought_over(view: View, events: Sequence[Event]) -> tuple[Spot, ...]:
    return () if view.position.over else focus(events)
