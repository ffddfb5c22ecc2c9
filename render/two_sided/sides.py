"""The names of sides and the texts of their standing orders.

The keys are `side-<name>`, `side-<name>.short`, `colon`, `semicolon` and `board-orders`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from render.localization import Voice

OrdersWriter = Callable[..., str]
"""A function that returns a side's standing orders as one line: `orders_text(orders)`."""


class SideTexts:
    """The names of a game's sides, from its catalogue."""

    def __init__(self, voice: Voice) -> None:
        self.say = voice.say

    def side(self, name: str) -> str:
        """Return the name of a side's people, such as “the Boxers”."""
        return self.say(f"side-{name}")

    def short(self, name: str) -> str:
        """Return a side's name for labels and tables: “Boxers”."""
        return self.say(f"side-{name}.short")

    def colon(self, name: str, what: str) -> str:
        """Return “name: what”, with a space before the colon if the language needs one."""
        return self.say("colon", name=name, what=what)

    def joined(self, parts: Iterable[str]) -> str:
        """Return the parts joined by semicolons in the style of the language."""
        return self.say("semicolon", one="", two="").join(parts)

    def orders(self, orders: Mapping[str, Any], write: OrdersWriter) -> list[str]:
        """Return a line of standing orders for each side, such as “Boxers: no defensive fire”."""
        return [self.colon(self.short(side), write(each)) for side, each in orders.items()]

    def orders_lines(self, orders: Mapping[str, Any], write: OrdersWriter) -> list[str]:
        """Return one line about each side's standing orders, for the text board."""
        return [self.say("board-orders", orders=text) for text in self.orders(orders, write)]
