"""A line of the table that `make bench` prints."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """One measurement: its median, the value it is compared with, the ratio, and whether that is good."""

    name: str
    median: str
    against: str
    ratio: float
    better: str
    good: bool

    @property
    def row(self) -> tuple[str, ...]:
        """The cells of its row in the table."""
        return self.name, self.median, self.against, f"{self.ratio:.2f}", self.better, "yes" if self.good else "no"
