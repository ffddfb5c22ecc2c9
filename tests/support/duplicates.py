"""Finds code that two folders have in common: runs of equal lines, in any file of the one and of the other."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

_LONE = re.compile(r"[^\w\"']*")
"""A line of punctuation alone."""


class Line(NamedTuple):
    """A line of code: its file, its number, and its text with one space for each white space."""

    file: Path
    number: int
    text: str


class Repeat(NamedTuple):
    """A run of equal lines, in both places."""

    first: tuple[Line, ...]
    second: tuple[Line, ...]

    def __str__(self) -> str:
        places = (f"{run[0].file}:{run[0].number}-{run[-1].number}" for run in self)
        return f"{len(self.first)} lines: {' ~ '.join(places)}"


def code_lines(file: Path) -> list[Line]:
    """Return the lines of a file that count: no imports, blank lines, comments, or lines of punctuation alone."""
    source = file.read_text(encoding="utf-8")
    passed = {
        number
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    found = []
    for number, line in enumerate(source.splitlines(), 1):
        text = " ".join(line.split())
        if number not in passed and not text.startswith("#") and not _LONE.fullmatch(text):
            found.append(Line(file, number, text))
    return found


def repeats(first: Path, second: Path, *, least: int) -> list[Repeat]:
    """Return the runs of at least `least` equal lines in the two folders, the longest first.

    A run is named once, where it is longest, and does not run over the end of a file.
    """
    windows: dict[tuple[str, ...], list[tuple[list[Line], int]]] = defaultdict(list)
    for lines, start in _windows(first, least):
        windows[_texts(lines, start, least)].append((lines, start))
    found = []
    for lines, start in _windows(second, least):
        for others, place in windows.get(_texts(lines, start, least), ()):
            if start and place and lines[start - 1].text == others[place - 1].text:
                continue  # a longer run began before
            length = least
            while start + length < len(lines) and place + length < len(others):
                if lines[start + length].text != others[place + length].text:
                    break
                length += 1
            found.append(Repeat(tuple(others[place : place + length]), tuple(lines[start : start + length])))
    return sorted(found, key=lambda each: -len(each.first))


def _windows(folder: Path, least: int) -> Iterator[tuple[list[Line], int]]:
    for file in sorted(folder.rglob("*.py")):
        lines = code_lines(file)
        for start in range(len(lines) - least + 1):
            yield lines, start


def _texts(lines: list[Line], start: int, least: int) -> tuple[str, ...]:
    return tuple(line.text for line in lines[start : start + least])
