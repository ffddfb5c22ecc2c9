"""What `make stress` runs beyond `make test`: cases marked `stress`, and larger numbers of what is drawn at random.

`@pytest.mark.stress` stands at the test; for some cases of a parametrized test `@pytest.mark.stress("case", "other")`,
by their names in brackets. `SIEGEMASTER_STRESS=yes` turns both on. Without it a sample of everything is run, the same
one each time.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest

MARK = "stress"
FULL = os.environ.get("SIEGEMASTER_STRESS", "no") not in {"", "no"}
EVERY = FULL or bool(os.environ.get("SIEGEMASTER_EVERY_TEST"))
"""Whether no test is left out: under stress, and of the tests that are to find a mutant, with their usual numbers."""


def names_of(item: pytest.Function) -> set[str]:
    """Return the names of a case of a parametrized test: as pytest says it, and without the database on which it runs
    under stress.
    """
    name, kind = item.callspec.id, item.callspec.params.get("database_kind")
    return {name, name.removeprefix(f"{kind}-").removesuffix(f"-{kind}")} if kind else {name}


def keep_cases(item: pytest.Function) -> None:
    """Take the mark `stress("a", "b")` of a parametrized test from all cases but those that it names."""
    named = [mark for mark in item.own_markers if mark.name == MARK and mark.args]
    for mark in named:
        if names_of(item).isdisjoint(mark.args):
            item.own_markers.remove(mark)


def expect_cases(items: Iterable[pytest.Item]) -> None:
    """Raise `pytest.UsageError` if a mark names a case that there is not: renamed, it would run always, unnoticed."""
    named, found = dict[str, set[str]](), dict[str, set[str]]()
    for item in items:
        if isinstance(item, pytest.Function) and hasattr(item, "callspec"):
            test = item.nodeid.partition("[")[0]
            found.setdefault(test, set()).update(names_of(item))
            marks = [mark for mark in getattr(item.obj, "pytestmark", ()) if mark.name == MARK]
            named.setdefault(test, set()).update(*(mark.args for mark in marks))
    if missing := {test: sorted(cases - found[test]) for test, cases in named.items() if cases - found[test]}:
        raise pytest.UsageError(f"marked `stress`, and no case of the test: {missing}")


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
