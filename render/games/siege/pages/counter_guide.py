"""The picture of the guide that explains counters."""

from __future__ import annotations

from PIL import Image

from engine.games.siege.world import FULL, IRREGULAR, REDUCED, SOLDIER
from render.games.siege.counters import counters
from render.games.siege.text.catalogue import say
from render.games.siege.theme import THEMES
from render.pictures.annotated_counters import Colours, Pointer, Sample, draw
from render.presenter import Look

SIZE = 168


def draw_counters(*, look: Look) -> Image.Image:
    """Return a picture of sample counters."""
    theme, told = THEMES[look], say
    whole = counters.stack(counters.Group(SOLDIER, "GB", FULL, 3), SIZE, theme)
    reduced = counters.stack(counters.Group(SOLDIER, "GB", REDUCED, 1), SIZE, theme)
    boxers = counters.stack(counters.Group(IRREGULAR, "", FULL, 1, tag=told(f"map-{IRREGULAR}")), SIZE, theme)
    ours = counters.total(8, "+3", 150, theme, chinese=False)
    theirs = counters.total(9, "", 150, theme, chinese=True)
    return draw(
        (
            Sample(
                whole,
                (
                    Pointer((0.41, 0.11), told("counter-power")),
                    Pointer((0.66, 0.52), told("counter-kind")),
                    Pointer((0.16, 0.60), told("counter-value")),
                    Pointer((0.97, 0.84), told("counter-number")),
                ),
            ),
            Sample(
                reduced,
                (Pointer((0.88, 0.12), told("counter-reduced")), Pointer((0.2, 0.62), told("counter-reduced-value"))),
            ),
            Sample(
                boxers,
                (Pointer((0.9, 0.2), told("counter-boxers")), Pointer((0.2, 0.62), told("counter-boxers-value"))),
            ),
            Sample(ours, (Pointer((0.4, 0.24), told("counter-ours")), Pointer((0.88, 0.56), told("counter-bonus")))),
            Sample(theirs, (Pointer((0.72, 0.45), told("counter-theirs")),)),
        ),
        Colours(theme.paper, theme.ink, theme.red),
    )


def counters_alt() -> str:
    """Return the alt text of the guide's picture."""
    return say("counter-alt")
