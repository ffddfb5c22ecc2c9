"""The picture of the guide that explains bases and signs."""

from __future__ import annotations

from PIL import Image

from render.games.revolte.map.bases import Base, draw_base
from render.games.revolte.text.catalogue import say
from render.games.revolte.theme import THEMES
from render.pictures.annotated_counters import Colours, Pointer, Sample, draw
from render.presenter import Look

UNIT = 5.0


def draw_counters(*, look: Look) -> Image.Image:
    """Return a picture of sample figures."""
    theme, told = THEMES[look], say
    bases: tuple[tuple[Base, tuple[tuple[tuple[float, float], str], ...]], ...] = (
        (
            Base("e1", True, "pistol", True, False),
            (((0.5, 0.27), "counter-leader"), ((0.5, 0.64), "counter-pistol")),
        ),
        (
            Base("e4", True, "rifle", False, False, state=1),
            (((0.8, 0.22), "counter-stopped"), ((0.6, 0.65), "counter-rifle")),
        ),
        (
            Base("a7", False, "", False, True, moving=True),
            (((0.2, 0.2), "counter-moving"), ((0.55, 0.32), "counter-fanatic"), ((0.25, 0.6), "counter-edge")),
        ),
        (
            Base("b3", False, "jingal", False, False, state=2),
            (((0.8, 0.2), "counter-pinned"), ((0.6, 0.65), "counter-jingal")),
        ),
    )
    samples = tuple(
        Sample(draw_base(base, UNIT, theme), tuple(Pointer(at, told(key)) for at, key in pointers))
        for base, pointers in bases
    )
    return draw(samples, Colours(theme.paper, theme.ink, theme.hit))


def counters_alt() -> str:
    """Return the alt text of the guide's picture."""
    return say("counter-alt")
