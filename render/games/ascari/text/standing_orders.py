"""The text of a side's standing orders."""

from __future__ import annotations

import msgspec

from engine.core.asks import Ask
from engine.games.ascari.world import Orders
from render.games.ascari.text.text_board import orders_text


def standing_orders(ask: Ask) -> str:
    """Return a side's current standing orders as one line."""
    return orders_text(msgspec.convert(ask.facts, Orders))
