"""Every conformance case passes: the siege plays as the rulebook, the rulings and the tables say."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games.siege.testing.cases import CaseResult, run_cases

FOLDER = Path(__file__).parent
RESULTS = run_cases(sorted(FOLDER.glob("*.toml")))


@pytest.mark.parametrize("result", RESULTS, ids=lambda result: f"{result.path.stem}-{result.number}")
def test_case_holds(result: CaseResult) -> None:
    assert result.ok, f"{result.title}: {'; '.join(result.differences)}"


def test_there_are_cases_for_both_sides_of_the_table() -> None:
    """A missing folder would give an empty list of cases, and the other tests would pass."""
    assert len(RESULTS) > 300
    assert len({result.title for result in RESULTS}) == len(RESULTS), "two cases have the same title"
