"""The autopilot's standing orders (§A59).

They are the defaults, because no other orders were better in simulated games (`docs/simulation-ascari.md`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.asks import Answer
from engine.games.ascari.orders import PRESETS, facts_of
from engine.games.ascari.world import Orders

STEADY: Final = "steady"
_OFF: Final = ("step", "off")
_USUAL: Final = Orders()


def standing_orders(orders: Orders) -> Iterator[Answer]:
    """Yield the answers that change a side's standing orders to the autopilot's (§A120)."""
    if orders == _USUAL:
        return
    if orders.stepwise:
        yield _OFF
    wanted = PRESETS[STEADY]
    if facts_of(orders) | {"stepwise": False} != facts_of(wanted):
        yield "preset", STEADY
