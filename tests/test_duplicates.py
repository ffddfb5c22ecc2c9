"""What two games share stands once, below them: a third game has nothing to copy.

Lines are compared without comments, docstrings, imports and blank lines; white space does not count.
"""

from __future__ import annotations

import ast
import io
import tokenize
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
MOST = 11
"""The longest run of equal lines that two games may have in common."""


class Line(NamedTuple):
    """A line of code: its number in the file, and its tokens."""

    number: int
    text: str


def lines_of(source: str) -> list[Line]:
    """The lines of code of a module."""
    left_out = set(_not_code(ast.parse(source)))
    found: dict[int, list[str]] = {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.start[0] not in left_out and token.type not in _LAYOUT:
            found.setdefault(token.start[0], []).append(token.string)
    return [Line(number, " ".join(tokens)) for number, tokens in sorted(found.items())]


_LAYOUT = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
}


def _not_code(tree: ast.Module) -> Iterator[int]:
    """The lines of imports and of strings that stand alone."""
    for node in _statements(tree):
        alone = (
            isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        )
        if alone or isinstance(node, (ast.Import, ast.ImportFrom)):
            yield from range(node.lineno, (node.end_lineno or node.lineno) + 1)


def _statements(tree: ast.Module) -> Iterator[ast.AST]:
    """All statements of a module, without looking into their expressions."""
    todo: list[ast.AST] = [tree]
    for node in todo:
        yield node
        for name in ("body", "handlers", "orelse", "finalbody", "cases"):
            below = getattr(node, name, None)
            todo += below if isinstance(below, list) else []  # that of a lambda is an expression


class Run(NamedTuple):
    """Equal lines: how many, and where they begin in the one file and in the other."""

    length: int
    one: int
    other: int


def longest_run(one: Sequence[Line], other: Sequence[Line]) -> Run:
    """The longest run of equal lines of two modules."""
    best = Run(0, 0, 0)
    before: dict[int, int] = {}
    places: dict[str, list[int]] = {}
    for place, line in enumerate(other):
        places.setdefault(line.text, []).append(place)
    for number, line in enumerate(one):
        now = {place: before.get(place - 1, 0) + 1 for place in places.get(line.text, ())}
        for place, length in now.items():
            if length > best.length:
                best = Run(length, one[number - length + 1].number, other[place - length + 1].number)
        before = now
    return best


def runs_of(lines: Sequence[Line], length: int) -> set[tuple[str, ...]]:
    """All runs of so many lines: modules without one in common have no longer one."""
    texts = [line.text for line in lines]
    return {tuple(texts[start : start + length]) for start in range(len(texts) - length + 1)}


def modules_of(game: Path) -> dict[Path, list[Line]]:
    return {path: lines_of(path.read_text(encoding="utf-8")) for path in sorted(game.rglob("*.py"))}


def copies(root: Path, *, most: int) -> list[str]:
    """The pairs of modules of two games that have more than so many equal lines in a run."""
    games = sorted(path for path in root.iterdir() if (path / "__init__.py").exists())
    assert len(games) >= 2, root
    found = []
    for one, other in combinations([modules_of(game) for game in games], 2):
        theirs = {copy: runs_of(copied, most + 1) for copy, copied in other.items()}
        for path, lines in one.items():
            ours = runs_of(lines, most + 1)
            for copy, copied in other.items():
                if ours.isdisjoint(theirs[copy]):
                    continue
                run = longest_run(lines, copied)
                if run.length > most:
                    places = f"{path.relative_to(ROOT)}:{run.one}", f"{copy.relative_to(ROOT)}:{run.other}"
                    found.append(f"{run.length} lines: {' and '.join(places)}")
    return found


@pytest.mark.parametrize("layer", ["engine/games", "render/games"])
def test_no_game_repeats_another(layer: str) -> None:
    assert copies(ROOT / layer, most=MOST) == []


COPIED = '''"""A module."""

import os
from math import pi

def area(radius):
    """The area."""
    # by the formula
    square = radius * radius

    return pi * square
'''


def test_copies_are_found_whatever_is_said_of_them(tmp_path: Path) -> None:
    ours = lines_of(COPIED)
    assert [line.text for line in ours] == ["def area ( radius ) :", "square = radius * radius", "return pi * square"]
    theirs = lines_of("import sys\n\n\nNAME = 1\n" + COPIED.replace("The area.", "Another word.").replace("    ", "  "))
    assert longest_run(ours, theirs) == Run(3, 6, 10)
    assert longest_run(ours, lines_of(COPIED.replace("square", "product"))) == Run(1, 6, 6)
    assert longest_run(ours, []) == Run(0, 0, 0)


def test_a_copied_function_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.ROOT", tmp_path)
    for game in ("one", "two"):
        (tmp_path / game / "deep").mkdir(parents=True)
        (tmp_path / game / "__init__.py").write_text("")
        (tmp_path / game / "deep" / "rules.py").write_text(f"NAME = {game!r}\n{COPIED}")
    assert copies(tmp_path, most=3) == []
    assert copies(tmp_path, most=2) == ["3 lines: one/deep/rules.py:7 and two/deep/rules.py:7"]
