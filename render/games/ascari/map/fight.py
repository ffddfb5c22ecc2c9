"""The second picture of a board: a close-up of some nine by seven hexes round the last fight."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.events import Event
from engine.games.ascari.world import View
from render.games.ascari.map import action
from render.games.ascari.map.whole_map import draw_near, near_hexes
from render.games.ascari.text import text_board
from render.games.ascari.text.catalogue import say
from render.presenter import Look


def draw_fight(view: View, events: Sequence[Event], *, look: Look, locale: str) -> Image.Image | None:
    """Draw where the last fight was; None if nobody fires or fights, or the game is over."""
    hexes = _fought_over(view, events)
    if not hexes:
        return None
    name = say("map-fight", locale=locale)
    return draw_near(view.position, hexes, action.traces(events), name=name, look=look, locale=locale)


def fight_alt(view: View, events: Sequence[Event], *, locale: str) -> str:
    """Return the alt text of that picture: where it is, and who stands there; empty if nobody fights."""
    hexes = _fought_over(view, events)
    if not hexes:
        return ""
    return text_board.near_alt(view.position, hexes[0], near_hexes(view.position, hexes), locale=locale)


def _fought_over(view: View, events: Sequence[Event]) -> tuple[str, ...]:
    return () if view.position.over else action.focus(events)
