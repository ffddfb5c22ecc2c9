"""Text of the standing orders of a side."""

from __future__ import annotations

import msgspec

from engine.core.asks import Ask
from engine.games.revolte.world import Orders
from render.games.revolte.text.text_board import orders_text


def standing_orders(ask: Ask) -> str:
    """Return one line with the standing orders in force."""
    return orders_text(msgspec.convert(ask.facts, Orders))
