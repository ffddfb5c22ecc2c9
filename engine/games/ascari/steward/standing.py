"""The standing orders that the autopilot gives for a side that it takes over (§A59).

They are the defaults: units fire when the target is close enough to hit, in time to stop a charge, and never all at one
target. In simulated games no other orders were better (`docs/simulation-ascari.md`), and holding fire was much worse.
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
    """Yield the answers that change a side's standing orders to the autopilot's; none if they are the same (§A120)."""
    if orders == _USUAL:
        return
    if orders.stepwise:
        yield _OFF
    wanted = PRESETS[STEADY]
    if facts_of(orders) | {"stepwise": False} != facts_of(wanted):
        yield "preset", STEADY
