"""The way to a picture of the board, for every game: what it shows is said once, here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from PIL import Image

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from render.presenter import Look

V = TypeVar("V")


class Shown(NamedTuple, Generic[V]):
    """What a picture of the board shows: a view, in a look.

    `part` is one of the board's parts to enlarge. `overlay` is a subject of the overlays to draw over it, `ask` the
    game's own question at that moment; without one the traces of the events are drawn. `enlarged` leaves out, where a
    game has something to leave out, what has nothing to do with the events: that is how a message shows a board.
    """

    view: V
    look: Look
    events: Sequence[Event] = ()
    part: str | None = None
    ask: Ask | None = None
    overlay: Answer = ()
    enlarged: bool = False


class BoardMap(Generic[V]):
    """Implements `render.presenter.Map` with a function that draws what is shown."""

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
        """Draw the board, or one of its parts, with the traces of the events or with an overlay."""
        return self._draw(Shown(view, look, events, part, ask, overlay, enlarged))
