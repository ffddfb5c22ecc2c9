"""The picture of the guide that explains counters."""

from __future__ import annotations

from PIL import Image

from render.games.keep_up_the_fire.map import counters
from render.games.keep_up_the_fire.text.catalogue import say
from render.games.keep_up_the_fire.theme import THEMES
from render.pictures.annotated_counters import Colours, Pointer, Sample, draw
from render.presenter import Look

ZOOM = 2.1
"""The size of a counter in the guide relative to that on the board."""


def draw_counters(*, look: Look) -> Image.Image:
    """Return a picture of sample counters."""
    theme, told = THEMES[look], say
    legation = counters.legation("britain", 4, theme, zoom=ZOOM)
    boxers = counters.unit("boxers", 3, theme, zoom=ZOOM)
    imperial = counters.unit("imperial", 4, theme, zoom=ZOOM)
    blocker = counters.blocker(5, theme, zoom=ZOOM)
    return draw(
        (
            Sample(
                legation,
                (Pointer((0.5, 0.14), told("counter-legation")), Pointer((0.48, 0.72), told("counter-strength"))),
            ),
            Sample(
                boxers, (Pointer((0.4, 0.24), told("counter-boxers")), Pointer((0.8, 0.56), told("counter-of-theirs")))
            ),
            Sample(imperial, (Pointer((0.46, 0.18), told("counter-imperial")),)),
            Sample(blocker, (Pointer((0.68, 0.45), told("counter-blocker")),)),
        ),
        Colours(theme.paper, theme.ink, theme.red_card),
    )


def counters_alt() -> str:
    """Return the alt text of the guide's picture."""
    return say("counter-alt")
