"""Positions as text: what the formats of all games share."""

from __future__ import annotations


class PositionError(ValueError):
    """A text that is no position: `place` is the location of the error, `reason` describes it."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}" if place else reason)
        self.place = place
        self.reason = reason
