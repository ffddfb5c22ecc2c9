"""A line of the table that `make bench` prints, and the clock of its measurements."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """A measurement: its median, the reference value, the ratio of both, and whether that ratio is good."""

    name: str
    median: str
    against: str
    ratio: float
    better: str
    good: bool

    @property
    def row(self) -> tuple[str, ...]:
        """The texts of the cells of its row in the table."""
        return self.name, self.median, self.against, f"{self.ratio:.2f}", self.better, "yes" if self.good else "no"


def seconds(work: Callable[[], object]) -> float:
    """Return the seconds of CPU time that a function takes."""
    started = time.process_time()
    work()
    return time.process_time() - started
