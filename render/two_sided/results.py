"""Texts about the end of two-sided games.

The keys are `band-<name>`, `band-given-up`, `band-out-of-time`, `score-even`, `mistake-title`, `mistake-<kind>` and
`mistake-<kind>.meaning`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.record import RESIGN
from render.curve_data import Mistake
from render.localization import Voice
from render.two_sided.sides import OrdersWriter, SideTexts


class EndTexts:
    """Texts about the end of a game that all two-sided games share.

    `mistakes` maps the name of each mistake to its section in the rules. `side_of` returns the side that made a
    mistake. `first` returns the first side. `ahead` are the keys of the texts about the score, when the first side is
    ahead or behind.
    """

    def __init__(
        self,
        voice: Voice,
        *,
        mistakes: Mapping[str, str],
        side_of: Callable[[str], str],
        ahead: tuple[str, str],
        first: Callable[[], str],
        orders_text: OrdersWriter,
    ) -> None:
        self._say, self._sides = voice.say, SideTexts(voice)
        self._mistakes, self._side_of, self._orders_text = mistakes, side_of, orders_text
        self._ahead, self._first = ahead, first

    def heading(self, found: Mapping[str, Any]) -> str:
        """Return the heading of a game's end, such as its level of victory."""
        if "band" in found:
            return self.band(found["band"])
        return self._say("band-given-up" if found["reason"] == RESIGN else "band-out-of-time")

    def orders(self, view: Any) -> list[str]:
        """Return lines that describe the standing orders of both sides."""
        return [f"-# {line}" for line in self._sides.orders_lines(view.orders, self._orders_text)]

    def band(self, name: str) -> str:
        """Return the title of a level of victory."""
        return self._say(f"band-{name}")

    def score(self, value: int) -> str:
        """Return a text that says by how much the first side leads or trails."""
        if not value:
            return self._say("score-even")
        return self._say(self._ahead[value < 0], side=self._sides.short(self._first()), ahead=abs(value))

    def mistake(self, name: str) -> Mistake:
        """Return the title and the meaning of a mistake. If it is unknown, return only its id."""
        if name not in self._mistakes:
            return Mistake(name, name)
        side = self._side_of(name)
        key = f"mistake-{name.removeprefix(f'{side}-')}"
        what, who = self._say(key), self._sides.short(side)
        title = self._say("mistake-title", side=who, what=what)
        return Mistake(title, f"{self._say(f'{key}.meaning')} (§{self._mistakes[name]}).")
