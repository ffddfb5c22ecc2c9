"""§A59 The standing orders that the steward gives for a side that it takes over.

They are the usual ones: near enough to hit, soon enough to stop who charges, never the whole line at one target. Of the
orders that were tried over whole games none did better (`docs/simulation-ascari.md`), and holding fire did far worse.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.asks import Answer
from engine.games.ascari.orders import PRESETS, facts_of
from engine.games.ascari.world import Orders

STEADY = "steady"
_OFF = ("step", "off")
_USUAL = Orders()


def standing_orders(orders: Orders) -> Iterator[Answer]:
    """§A120 Yield what has to be said aside so that a side's orders are the steward's; nothing if they are."""
    if orders == _USUAL:
        return
    if orders.stepwise:
        yield _OFF
    wanted = PRESETS[STEADY]
    if facts_of(orders) | {"stepwise": False} != facts_of(wanted):
        yield "preset", STEADY
