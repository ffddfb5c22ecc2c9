"""What two games would both write is written once, in `render/`: a third game finds it there."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from support.duplicates import code_lines, repeats

import render.games

LONGEST = 11
"""The most equal lines in a row in two games' folders: a signature, or a few fields of the same names."""

GAMES = sorted(path.parent for path in Path(render.games.__file__).parent.glob("*/__init__.py"))


def test_there_are_games_to_compare() -> None:
    assert {folder.name for folder in GAMES} >= {"siege", "keep_up_the_fire"}
    assert all(sum(len(code_lines(file)) for file in folder.rglob("*.py")) > 1_000 for folder in GAMES)


@pytest.mark.parametrize(("first", "second"), list(combinations(GAMES, 2)), ids=lambda folder: folder.name)
def test_two_games_do_not_repeat_each_other(first: Path, second: Path) -> None:
    found = repeats(first, second, least=LONGEST + 1)
    assert not found, "\n".join(map(str, found))


# --- the comparison itself ---

BODY = "\n".join(f"value_{number} = {number}" for number in range(12))


def _write(folder: Path, source: str) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "module.py").write_text(source)
    return folder


def test_twelve_equal_lines_are_found(tmp_path: Path) -> None:
    """Whatever is between them that does not count, and wherever they are in their files."""
    first = _write(tmp_path / "one", f"first = 1\n{BODY}\n")
    spread = BODY.replace("value_6 =", "\n# six\nfrom one import (\n    two,\n)\nvalue_6  =")
    second = _write(tmp_path / "two", f"second = 1\nsecond = 2\n{spread}\nlast = 1\n")
    (found,) = repeats(first, second, least=12)
    assert [line.text for line in found.first] == [line.text for line in found.second] == BODY.splitlines()
    assert (found.first[0].number, found.second[0].number) == (2, 3)
    assert str(found).startswith("12 lines: ")
    assert [len(each.first) for each in repeats(first, second, least=5)] == [12], "once, as a whole"


def test_eleven_equal_lines_are_not(tmp_path: Path) -> None:
    first, second = _write(tmp_path / "one", BODY), _write(tmp_path / "two", BODY.replace("value_0", "other"))
    assert repeats(first, second, least=12) == []
    assert [len(each.first) for each in repeats(first, second, least=11)] == [11]


def test_lines_that_do_not_count(tmp_path: Path) -> None:
    folder = _write(tmp_path / "one", "import os\n\n# why\nnames = (\n    1,\n)\n]".removesuffix("]"))
    assert [line.text for line in code_lines(folder / "module.py")] == ["names = (", "1,"]
