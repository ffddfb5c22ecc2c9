"""What `make stress` runs beyond `make test`: cases marked `stress`, and larger numbers of what is drawn at random.

`SIEGEMASTER_STRESS=yes` turns both on. Without it a sample of everything is run, the same one each time.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any

import pytest

MARK = "stress"
FULL = os.environ.get("SIEGEMASTER_STRESS", "no") not in {"", "no"}


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
