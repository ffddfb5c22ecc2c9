"""The conformance cases pass, and every ruling has a case or a test of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games.revolte.testing.cases import CASES
from engine.testing.cases import files_of

FOLDER = Path("tests/cases/revolte")
FILES = list(files_of([FOLDER]))
TESTS = Path(__file__).parent
RULINGS = {f"V{number}" for number in range(1, 132)}


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_every_case_passes(path: Path) -> None:
    results = CASES.run_file(path)
    assert results
    assert [(each.title, each.differences) for each in results if not each.ok] == []


def test_every_ruling_has_a_case() -> None:
    shown = {ruling for path in FILES for case in CASES.load_cases(path) for ruling in case.rulings}
    named = {ruling for path in TESTS.glob("test_*.py") for ruling in re.findall(r"§(V\d+)", path.read_text())}
    assert RULINGS - shown - named == set()
    assert shown <= RULINGS


def test_no_two_cases_have_the_same_title() -> None:
    titles = [case.title for path in FILES for case in CASES.load_cases(path)]
    assert len(set(titles)) == len(titles)


def test_a_wrong_case_reports_its_differences(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(
        'game = "revolte"\n[[case]]\ntitle = "x"\nsection = "7"\nstep = "order"\nuntil = "next"\n'
        'position.scenario = "langfang"\nposition.only = true\nposition.active = "boxers"\n'
        'position.figures = { e4 = "800,520", a2 = "100,520" }\n'
        'dice = [1]\nanswers = ["a2 run-400,520"]\nafter.figures.a2 = "211,520 moving"\n'
    )
    (result,) = CASES.run_file(path)
    assert not result.ok
    assert "210,520" in result.differences[0]
