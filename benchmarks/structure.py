"""Measures the layout of the source: `python -m benchmarks.structure [TREE]` counts in a checkout, by default this one.

It reads files and runs nothing, so it measures any version of the project, also one from before these rooms.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import typer

PRODUCT = ("bot", "db", "engine", "render")
PLACES = (*PRODUCT, "benchmarks", "tests")


def modules(tree: Path, place: str) -> list[Path]:
    """Return the modules of a top-level folder."""
    return sorted(path for path in (tree / place).rglob("*.py") if "__pycache__" not in path.parts)


def lines(paths: Iterable[Path]) -> int:
    """Return how many lines of modules are not blank."""
    return sum(1 for path in paths for line in path.read_text(encoding="utf-8").splitlines() if line.strip())


def imported(path: Path) -> Iterator[str]:
    """Yield the dotted names that a module imports, also those for types only."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def rooms(tree: Path) -> dict[str, set[str]]:
    """Return which rooms of `bot/` each room imports from; a module that lies in no folder is a room."""
    found: dict[str, set[str]] = defaultdict(set)
    there = {path.stem for path in (tree / "bot").iterdir()} - {"__init__", "__main__", "__pycache__"}
    for path in modules(tree, "bot"):
        room = path.relative_to(tree / "bot").parts[0].removesuffix(".py")
        if room not in there:
            continue
        found[room] |= {
            parts[1] for name in imported(path) if (parts := name.split("."))[0] == "bot" and len(parts) > 1
        }
    return {room: (others & there) - {room} for room, others in found.items()}


def knotted(graph: Mapping[str, set[str]]) -> set[str]:
    """Return the nodes from which a way leads back to themselves."""

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        ahead = [start]
        while ahead:
            for other in graph.get(ahead.pop(), set()) - seen:
                seen.add(other)
                ahead.append(other)
        return seen

    return {node for node in graph if node in reached(node)}


def measure(tree: Path) -> dict[str, str]:
    """Return the figures of a checkout, by what they count."""
    folders = Counter(
        path.parent.relative_to(tree).as_posix()
        for place in PLACES
        for path in modules(tree, place)
        if path.stem != "__init__"
    )
    graph = rooms(tree)
    fullest = ", ".join(f"{folder} {count}" for folder, count in folders.most_common(3))
    return {
        "modules of the product": str(sum(len(modules(tree, place)) for place in PRODUCT)),
        "folders with modules": str(len(folders)),
        "modules of the fullest folders": fullest,
        "rooms of bot/": str(len(graph)),
        "rooms of bot/ in a cycle": str(len(knotted(graph))),
        "lines of the product": str(lines(path for place in PRODUCT for path in modules(tree, place))),
        "lines of the benchmarks": str(lines(modules(tree, "benchmarks"))),
        "lines of the tests": str(lines(modules(tree, "tests"))),
    }


if __name__ == "__main__":
    for what, figure in measure(Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()).items():
        typer.echo(f"{what:32} {figure}")
