"""The function that draws each picture of a board, for every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from PIL import Image

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from render.presenter import Look

V = TypeVar("V")


class Shown(NamedTuple, Generic[V]):
    """The content of a picture of the board: a view, in a theme.

    `part` is one of the board's parts to enlarge. `overlay` is the answer that chooses the overlay to draw over it,
    `ask` the game's own question at that moment; without an overlay the traces of the events are drawn. With `enlarged`
    a game may leave out what is unrelated to the events, as in the picture of a board message.
    """

    view: V
    look: Look
    events: Sequence[Event] = ()
    part: str | None = None
    ask: Ask | None = None
    overlay: Answer = ()
    enlarged: bool = False


class BoardMap(Generic[V]):
    """Implements `render.presenter.Map` with a function that draws the given content."""

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
        """Return a picture of the board, or of one of its parts, with the traces of the events or with an overlay."""
        return self._draw(Shown(view, look, events, part, ask, overlay, enlarged))
