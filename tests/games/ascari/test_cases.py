"""The conformance cases pass, and every ruling has a case or a test of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games.ascari.testing.cases import CASES
from engine.testing.cases import files_of

FOLDER = Path("tests/cases/ascari")
FILES = list(files_of([FOLDER]))
TESTS = Path(__file__).parent
RULINGS = {
    f"A{number}"
    for first, last in (
        (1, 17),
        (20, 24),
        (30, 48),
        (50, 68),
        (70, 99),
        (100, 102),
        (110, 113),
        (115, 118),
        (120, 135),
    )
    for number in range(first, last + 1)
}


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_every_case_passes(path: Path) -> None:
    results = CASES.run_file(path)
    assert results
    assert [(each.title, each.differences) for each in results if not each.ok] == []


def test_every_ruling_has_a_case() -> None:
    shown = {ruling for path in FILES for case in CASES.load_cases(path) for ruling in case.rulings}
    named = {ruling for path in TESTS.glob("test_*.py") for ruling in re.findall(r"§(A\d+)", path.read_text())}
    assert RULINGS - shown - named == set()


def test_a_wrong_case_reports_its_differences(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(
        'game = "ascari"\n[[case]]\ntitle = "x"\nsection = "3"\nstep = "move"\nposition.only = true\n'
        'position.units = { fara-1 = "0101", banda = "1512", spears-1 = "0707" }\n'
        'answers = ["@dervish done", "move fara-1 0102 go"]\nafter.units.fara-1 = "0103 done"\n'
    )
    (result,) = CASES.run_file(path)
    assert not result.ok
    assert "not-your-turn" in result.differences[0]
