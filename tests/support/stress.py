"""What `make stress` runs beyond `make test`: cases marked `stress`, and larger numbers of what is drawn at random.

`SIEGEMASTER_STRESS=yes` turns both on. Without it a sample of everything is run, the same one each time.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

MARK = "stress"
FULL = os.environ.get("SIEGEMASTER_STRESS", "no") not in {"", "no"}


EVERY = FULL or bool(os.environ.get("SIEGEMASTER_EVERY_TEST"))
"""Whether no test is left out: under stress, and of the tests that are to find a mutant, with their usual numbers."""
LIST = Path(__file__).parents[1] / "only_under_stress.txt"
"""The tests, or cases of tests, that only `make stress` runs, beside those that are marked so."""


COLLECTED = pytest.StashKey[frozenset[str]]()
"""The ids of all tests that were collected, those that are left out among them."""


@cache
def listed() -> frozenset[str]:
    """Return the lines of the list: paths below `tests`, each with a test's name and perhaps a case."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def is_listed(nodeid: str) -> bool:
    """Return whether a test is in the list, by itself or with all its cases."""
    name = nodeid.removeprefix("tests/")
    return name in listed() or name.partition("[")[0] in listed()


def count(variable: str, usual: int, full: int) -> int:
    """How many to try: as many as a variable says, or the usual number, or the full one under stress."""
    return int(os.environ.get(variable) or (full if FULL else usual))


def spread(cases: Sequence[Any], *, of: int, keep: Callable[[Any], bool] = lambda _: False) -> list[Any]:
    """The cases of a parametrized test; all but every so-manieth, and those to `keep`, are marked `stress`.

    A case is what `parametrize` takes: a value, a tuple of values, or a `pytest.param`.
    """
    return [case if place % of == 0 or keep(case) else marked(case) for place, case in enumerate(cases)]


def marked(case: Any) -> Any:
    """A case that only `make stress` runs."""
    if hasattr(case, "marks"):
        return pytest.param(*case.values, marks=[*case.marks, pytest.mark.stress], id=case.id)
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.stress)
