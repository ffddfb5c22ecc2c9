"""The picture in the guide that explains counters."""

from __future__ import annotations

from PIL import Image

from engine.games.ascari.house_rules import House
from engine.games.ascari.world import set_up
from render.games.ascari.map.scene import counter_of, leader_of, tabs_of
from render.games.ascari.text.catalogue import say
from render.games.ascari.theme import THEMES, Theme
from render.hexes.counters import Counter, Tab, draw_counter, draw_leader, draw_tab, tab_places
from render.pictures.annotated_counters import Colours, Pointer, Sample, draw
from render.presenter import Look

UNIT = 64
"""A quarter of the width of the hex for a counter of the guide, in pixels; it is half as large again as in a
close-up.
"""
BATTLE = "makalle-1896"


def draw_counters(*, look: Look) -> Image.Image:
    """Return a picture of sample counters."""
    theme, told = THEMES[look], say
    position = set_up(BATTLE, House()).position
    rifles, spears = position.pieces["1-iii"], position.pieces["makonnen-3"]
    rifles.moved, rifles.opportunity, spears.reduced = True, True, True
    shown = {name: counter_of(position, name, theme) for name in ("1-iii", "makonnen-3", "guns")}
    leader = leader_of(position, "galliano", theme)
    return draw(
        (
            Sample(
                _marked(shown["1-iii"], tabs_of(rifles, theme), theme),
                (
                    Pointer((0.3, 0.13), told("counter-tag")),
                    Pointer((0.93, 0.38), told("counter-tabs")),
                    Pointer((0.26, 0.55), told("counter-melee")),
                    Pointer((0.66, 0.78), told("counter-speed")),
                ),
            ),
            Sample(
                _marked(shown["makonnen-3"], (), theme),
                (Pointer((0.28, 0.55), told("counter-reduced")), Pointer((0.6, 0.9), told("counter-spears"))),
            ),
            Sample(_marked(shown["guns"], (), theme), (Pointer((0.7, 0.5), told("counter-guns")),)),
            Sample(draw_leader(leader, True, UNIT, theme), (Pointer((0.5, 0.75), told("counter-leader")),)),
        ),
        Colours(theme.paper, theme.ink, theme.danger),
    )


def _marked(counter: Counter, tabs: tuple[Tab, ...], theme: Theme) -> Image.Image:
    """Return a picture of a counter with the given markers at its edge."""
    drawn = draw_counter(counter, UNIT, theme)
    half = drawn.width // 2
    sheet = Image.new("RGBA", (drawn.width + (UNIT // 2 if tabs else 0), drawn.height))
    sheet.paste(drawn, (0, 0), drawn)
    for tab, (x, y) in zip(tabs, tab_places(len(tabs), UNIT), strict=True):
        piece = draw_tab(tab, UNIT, theme)
        sheet.paste(piece, (round(half + x), round(half + y)), piece)
    return sheet


def counters_alt() -> str:
    """Return the alternative text for the picture of the guide."""
    return say("counter-alt")
