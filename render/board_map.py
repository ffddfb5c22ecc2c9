"""The interface between all games and the functions that draw their boards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from PIL import Image

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from render.presenter import Look

V = TypeVar("V")


class Shown(NamedTuple, Generic[V]):
    """The contents of a picture of the board: a view, in the theme `look`.

    `part` is a part of the board to enlarge. `overlay` is the answer that chooses an overlay to draw, and `ask` is the
    game's question at that moment. Without an overlay the traces of the events are drawn. With `enlarged` a game may
    leave out everything unrelated to the events, as in the picture of a board message.
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
        """Return the picture of the board or of one of its parts, with the traces of the events or with an overlay."""
        return self._draw(Shown(view, look, events, part, ask, overlay, enlarged))
