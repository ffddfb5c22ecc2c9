"""Close-ups of a board: its quarters, the picture of a fight, and overlays.

The keys are `part-<quarter>`, `map-fight`, `overlay-<what>` and `overlay-quiet`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PIL import Image

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from render.localization import Voice
from render.overlay import Overlay
from render.presenter import Look

QUARTERS = ("north-west", "north-east", "south-west", "south-east")
HAPPENED = "happened"
"""The name of the overlay of the last events."""
LINES = 24
"""The maximum number of lines about the latest events next to the picture of them."""


def quarter_of(*, south: bool, east: bool) -> str:
    """Return the name of one quarter of the board."""
    return QUARTERS[2 * south + east]


def quarter_middle(part: str, wide: int, high: int) -> tuple[int, int]:
    """Return the centre of a quarter of a board, in pixels.

    For an unknown name, return the centre of the first quarter.
    """
    place = QUARTERS.index(part) if part in QUARTERS else 0
    return wide * (1 + 2 * (place % 2)) // 4, high * (1 + 2 * (place // 2)) // 4


def parts_of(voice: Voice) -> tuple[tuple[str, str], ...]:
    """Return the quarters that can be enlarged, each as a name and a title."""
    return tuple((name, voice.say(f"part-{name}")) for name in QUARTERS)


class OverlayTexts:
    """The texts below an overlay.

    `since` selects the events of the turn, and `story` describes them. `lines` writes the texts of all other overlays.
    """

    def __init__(
        self,
        voice: Voice,
        *,
        story: Callable[..., tuple[str, ...]],
        since: Callable[[Sequence[Event]], Sequence[Event]],
        lines: Callable[..., tuple[str, ...]],
    ) -> None:
        self._say, self._story, self._since, self._lines = voice.say, story, since, lines

    def overlay(self, view: Any, ask: Ask | None, subject: Answer, *, events: Sequence[Event] = ()) -> Overlay:
        """Return the text of the overlay `subject`."""
        if subject[0] == HAPPENED:
            lines = self._story(view.position, self._since(events), most=LINES)
            lines = lines or (self._say("overlay-quiet"),)
        else:
            lines = self._lines(view, ask, subject)
        return Overlay(title=self._say(f"overlay-{subject[0]}"), lines=lines)


class FightPicture:
    """Implements `render.presenter.Fights` with a close-up of the last fight.

    `focus` returns the places of the last fight among events. `draw` returns a picture of these places. `alt` returns a
    description of the pieces.
    """

    def __init__(
        self,
        voice: Voice,
        *,
        focus: Callable[[Sequence[Event]], Sequence[Any]],
        draw: Callable[..., Image.Image],
        alt: Callable[..., str],
    ) -> None:
        self._say, self._focus, self._draw, self._alt = voice.say, focus, draw, alt

    def _fought_over(self, view: Any, events: Sequence[Event]) -> Sequence[Any]:
        return () if view.position.over else self._focus(events)

    def draw_fight(self, view: Any, events: Sequence[Event], *, look: Look) -> Image.Image | None:
        """Return a picture of the last fire or fight. Return None if there is nothing to show."""
        spots = self._fought_over(view, events)
        if not spots:
            return None
        name = self._say("map-fight")
        return self._draw(view.position, spots, events, name=name, look=look)

    def fight_alt(self, view: Any, events: Sequence[Event]) -> str:
        """Return the alternative text of the picture of the fight. Return an empty text if there is no picture."""
        spots = self._fought_over(view, events)
        return self._alt(view.position, spots) if spots else ""
