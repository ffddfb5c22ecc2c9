"""The interface between the games and the functions that draw boards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from PIL import Image

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from render.presenter import Look

V = TypeVar("V")


class Shown(NamedTuple, Generic[V]):
    """What a picture of the board shows.

    `look` is the theme. `part` is the part of the board to enlarge. `overlay` chooses an overlay; without it, the
    traces of the events are drawn. `ask` is the game's question at that moment. `enlarged` allows a game to leave out
    everything that has nothing to do with the events.
    """

    view: V
    look: Look
    events: Sequence[Event] = ()
    part: str | None = None
    ask: Ask | None = None
    overlay: Answer = ()
    enlarged: bool = False


class BoardMap(Generic[V]):
    """An implementation of `render.presenter.Map` that calls one drawing function."""

    def __init__(self, draw: Callable[[Shown[V]], Image.Image]) -> None:
        self._draw = draw

    def draw_map(
        self,
        view: V,
        *,
        look: Look,
        events: Sequence[Event] = (),
        part: str | None = None,
        ask: Ask | None = None,
        overlay: Answer = (),
        enlarged: bool = False,
    ) -> Image.Image:
        """Return a picture of the board with the last events or with an overlay."""
        return self._draw(Shown(view, look, events, part, ask, overlay, enlarged))
