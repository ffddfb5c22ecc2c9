"""Check that the tests catch plausible mistakes in delivery and storage: each mutant of `mutants.toml` fails a test.

Every run compares the list with the code and tries one mutant. `SIEGEMASTER_MUTANTS=all`, as in `make stress`, tries
all of them; `SIEGEMASTER_MUTANTS=nonce` tries those with that text in their name. Mutants are applied to a copy of the
project.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
ASKED = os.environ.get("SIEGEMASTER_MUTANTS", "")
PARTS = ("benchmarks", "bot", "db", "engine", "render", "tests")
LONG = 900.0
"""Seconds after which tests are stopped; a test that hangs counts as a failed test."""
FAILED, PASSED = 1, 0


@dataclass(frozen=True)
class Mutant:
    """A text in a file, its replacement, and the tests of which one must fail then."""

    name: str
    file: str
    text: str
    become: str
    tests: tuple[str, ...]
    always: bool = False

    def of(self, source: str) -> str:
        return source.replace(self.text, self.become)


def _read() -> list[Mutant]:
    listed = tomllib.loads(Path(__file__).with_name("mutants.toml").read_text(encoding="utf-8"))["mutant"]
    return [Mutant(**each | {"tests": tuple(each["tests"])}) for each in listed]


MUTANTS = _read()
TRIED = [each for each in MUTANTS if (each.always and not ASKED) or ASKED == "all" or (ASKED and ASKED in each.name)]


def _named(mutant: Mutant) -> str:
    return mutant.name.replace(" ", "-")


# --- the list ---


@pytest.mark.parametrize("mutant", MUTANTS, ids=_named)
def test_every_mutant_fits_the_code(mutant: Mutant) -> None:
    """Every mutant's text occurs in the code; a change of that text needs a change of the mutant."""
    source = (ROOT / mutant.file).read_text(encoding="utf-8")
    assert source.count(mutant.text) == 1, f"«{mutant.text}» stands {source.count(mutant.text)} times in {mutant.file}"
    assert mutant.of(source) != source
    compile(mutant.of(source), mutant.file, "exec")
    assert mutant.tests
    for path, _, name in (each.partition("::") for each in mutant.tests):
        assert f"def {name.partition('[')[0]}" in (ROOT / path).read_text(encoding="utf-8"), name


def test_there_are_many_mutants_of_every_kind() -> None:
    assert len(MUTANTS) >= 90
    assert [name for name, count in Counter(each.name for each in MUTANTS).items() if count > 1] == []
    parts = {"bot/boards/delivery.py", "bot/games/storing.py", "bot/delivery/notices.py", "bot/runtime/scheduler.py"}
    tables = {"db/games.py", "db/board_outbox.py", "db/notices.py", "db/cluster.py", "db/voting.py", "db/campaigns.py"}
    assert parts | tables | {"db/storage/leases.py", "db/storage/sqlite_cursor.py"} <= {each.file for each in MUTANTS}


# --- the trial ---


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the project, to be changed by mutants."""
    there = tmp_path_factory.mktemp("house")
    for part in PARTS:
        shutil.copytree(ROOT / part, there / part, ignore=shutil.ignore_patterns("released"))
    shutil.copy(ROOT / "pyproject.toml", there)
    if (ROOT / "build" / "plates").exists():
        shutil.copytree(ROOT / "build" / "plates", there / "build" / "plates")
    return there


def _tested(there: Path, tests: tuple[str, ...]) -> tuple[int, str]:
    """Run the tests in that copy; return pytest's exit status and output."""
    words = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header")
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST", "SIEGEMASTER"))}
    environment |= {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(there), "SIEGEMASTER_EVERY_TEST": "yes"}
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *words, *tests],
            cwd=there,
            env=environment,
            capture_output=True,
            text=True,
            timeout=LONG,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return FAILED, "they go on for ever"
    return done.returncode, f"{done.stdout[-2500:]}{done.stderr[-500:]}"


if ASKED:  # the ordinary run has these tests itself

    @pytest.mark.parametrize("tests", sorted({each.tests for each in TRIED}), ids=" ".join)
    def test_the_tests_pass_without_a_mutant(copy: Path, tests: tuple[str, ...]) -> None:
        """The chosen tests pass in the unchanged copy; a test that always fails there would catch every mutant."""
        status, said = _tested(copy, tests)
        assert status == PASSED, said


@pytest.mark.parametrize("mutant", TRIED, ids=_named)
def test_every_mutant_is_found(mutant: Mutant, copy: Path) -> None:
    path = copy / mutant.file
    source = path.read_text(encoding="utf-8")
    compiled = Path(cache_from_source(str(path)))
    compiled.unlink(missing_ok=True)  # else stale bytecode, written in the same second
    path.write_text(mutant.of(source), encoding="utf-8")
    try:
        status, said = _tested(copy, mutant.tests)
    finally:
        path.write_text(source, encoding="utf-8")
    assert status != PASSED, f"it survives {', '.join(mutant.tests)}"
    assert status == FAILED, said
