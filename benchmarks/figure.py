"""A line of the table that `make bench` prints, and the clock of its measurements.

The wanted times are meant for a core of usual speed. A slower or busy core is measured in the same run (`slowness`),
and its times are converted, so that the ratios of two machines can be compared.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

_ADDED, _USUAL = 400_000, 0.025
"""The number of additions that are timed, and the seconds of CPU time that they take CPython 3.11 on a usual core."""
_TIMES = 5


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


def slowness() -> float:
    """Return the CPU time that this core takes now as a multiple of a usual core's: above 1, it is slower."""
    return statistics.median(seconds(_add) for _ in range(_TIMES)) / _USUAL


def _add() -> None:
    total = 0
    for number in range(_ADDED):
        total += number


@dataclass(slots=True)
class Core:
    """The slowness of this core, measured before and after something."""

    measured: list[float] = field(default_factory=list)

    def usual(self, took: float) -> float:
        """Return a time as it would be on a usual core."""
        return took / statistics.fmean(self.measured)


@contextmanager
def on_this_core() -> Iterator[Core]:
    """Return a context manager that measures the core before and after a measurement; its times are converted after
    the block.
    """
    core = Core([slowness()])
    yield core
    core.measured.append(slowness())
