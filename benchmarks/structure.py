"""The measurement of the structure of the source: `python -m benchmarks.structure [TREE]` counts in a checkout, by
default this one.

It reads files and runs nothing, so it measures any version of the project. No figure makes the command fail: they are
for reviewers, before and after a change.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import permutations
from pathlib import Path
from statistics import median
from typing import NamedTuple

import typer

PRODUCT = ("bot", "db", "engine", "render")
PLACES = (*PRODUCT, "benchmarks", "tools", "tests")
RUN = 5
"""The minimum number of consecutive equal lines of code that count as a repetition between two games."""
PRESS = ("TRANSACTIONS", "ON_THE_WAY", "ALL")
"""The names of the limits in the test of a click: transactions, functions on the path of a click, all functions."""
_LAYOUT = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


class Function(NamedTuple):
    """A function or method: its place, its number of lines, and whether it takes a language."""

    place: str
    lines: int
    takes_locale: bool


def modules(tree: Path, *places: str) -> list[Path]:
    """Return the paths of the modules in some top-level folders."""
    return [p for place in places for p in sorted((tree / place).rglob("*.py")) if "__pycache__" not in p.parts]


@cache
def parsed(path: Path) -> ast.Module:
    """Return the syntax tree of a module."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def code(path: Path) -> tuple[str, ...]:
    """Return a module's lines of code, each as its tokens, without blank lines, comments and docstrings."""
    alone = {
        line
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }
    found: dict[int, list[str]] = defaultdict(list)
    for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
        if token.type not in _LAYOUT:
            for line in range(token.start[0], token.end[0] + 1):  # a text of several lines counts as several
                if line not in alone:
                    found[line].append(token.string)
    return tuple(" ".join(found[number]) for number in sorted(found))


def lines(paths: Iterable[Path]) -> int:
    """Return the number of lines of code in modules."""
    return sum(len(code(path)) for path in paths)


def imported(path: Path) -> Iterator[str]:
    """Yield the dotted names that a module imports, including imports for types only."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def importers(tree: Path) -> dict[str, set[str]]:
    """Return, for each module of the product, the modules that import it; a package itself does not count."""
    names = {".".join(path.relative_to(tree).with_suffix("").parts): path for path in modules(tree, *PRODUCT)}
    found: dict[str, set[str]] = {name: set() for name in names if not name.endswith("__init__")}
    for name, path in names.items():
        for each in imported(path):
            for target in (each, each.rpartition(".")[0]):
                if target in found and target != name:
                    found[target].add(name)
    return found


def rooms(tree: Path) -> dict[str, set[str]]:
    """Return, for each folder of `bot/`, the folders that it imports from; a module outside every folder counts as
    one.
    """
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
    """Return the nodes of a graph that are on a cycle."""

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        ahead = [start]
        while ahead:
            for other in graph.get(ahead.pop(), set()) - seen:
                seen.add(other)
                ahead.append(other)
        return seen

    return {node for node in graph if node in reached(node)}


def repeated(layer: Path) -> tuple[int, str]:
    """Return the number of lines of one game that another game repeats, in runs of at least `RUN` lines, and the names
    of these two games.

    They are the two games that have most lines in common; imports do not count.
    """
    games = {path.name: path for path in sorted(layer.iterdir()) if (path / "__init__.py").exists()}
    bodies = {name: [_body(path) for path in modules(layer, name)] for name in games}
    runs = {name: {run for body in every for run in _runs(body)} for name, every in bodies.items()}
    best = 0, ""
    for one, other in permutations(games, 2):
        shared = 0
        for body in bodies[one]:
            equal = {
                place
                for start, run in enumerate(_runs(body))
                if run in runs[other]
                for place in range(start, start + RUN)
            }
            shared += len(equal)
        best = max(best, (shared, f"{one}, {other}"))
    return best


def _body(path: Path) -> list[str]:
    return [line for line in code(path) if not line.startswith(("import ", "from "))]


def _runs(body: list[str]) -> list[tuple[str, ...]]:
    return [tuple(body[start : start + RUN]) for start in range(len(body) - RUN + 1)]


def functions(tree: Path, *places: str) -> Iterator[Function]:
    """Yield the functions of some top-level folders."""
    for path in modules(tree, *places):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                arguments = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
                yield Function(
                    f"{path.relative_to(tree)}:{node.name}",
                    (node.end_lineno or node.lineno) - node.lineno + 1,
                    any(each.arg == "locale" for each in arguments),
                )


def forwarded(tree: Path) -> int:
    """Return the number of times that a language is passed on as `locale=locale`."""
    return sum(
        isinstance(node, ast.keyword)
        and node.arg == "locale"
        and isinstance(node.value, ast.Name)
        and node.value.id == "locale"
        for path in modules(tree, *PRODUCT)
        for node in ast.walk(parsed(path))
    )


def press(tree: Path) -> str:
    """Return the limits in the test of a click as text; empty without that test."""
    test = tree / "tests/bot/play/test_one_way.py"
    source = test.read_text(encoding="utf-8") if test.exists() else ""
    bounds = {name: re.search(rf"^{name} = (\d+)", source, re.MULTILINE) for name in PRESS}
    return ", ".join(f"{name} {bound[1]}" for name, bound in bounds.items() if bound)


def measure(tree: Path) -> dict[str, str]:
    """Return the figures of a checkout by their names."""
    product = modules(tree, *PRODUCT)
    folders = Counter(
        path.parent.relative_to(tree).as_posix() for path in modules(tree, *PLACES) if path.stem != "__init__"
    )
    longest = sorted(((len(code(path)), path.relative_to(tree).as_posix()) for path in product), reverse=True)
    there = sorted(functions(tree, *PRODUCT), key=lambda each: -each.lines)
    graph, used = rooms(tree), importers(tree)
    return {
        "modules of the product": str(len(product)),
        "folders with modules": str(len(folders)),
        "modules of the fullest folders": ", ".join(f"{folder} {count}" for folder, count in folders.most_common(3)),
        "modules with one importer": str(sum(len(each) == 1 for each in used.values())),
        "rooms of bot/": str(len(graph)),
        "rooms of bot/ in a cycle": str(len(knotted(graph))),
        "lines of code of the product": str(lines(product)),
        **{f"lines of code of {place}/": str(lines(modules(tree, place))) for place in PRODUCT},
        "lines of code of the tests": str(lines(modules(tree, "tests"))),
        "longest modules": ", ".join(f"{name} {count}" for count, name in longest[:3]),
        "functions": str(len(there)),
        "median of a function, in lines": str(median(each.lines for each in there)),
        "longest functions": ", ".join(f"{each.place} {each.lines}" for each in there[:3]),
        **{
            f"equal lines, {layer}": "{} ({})".format(*repeated(tree / layer))
            for layer in ("engine/games", "render/games")
        },
        "functions that take a locale": str(sum(each.takes_locale for each in there)),
        "forwardings locale=locale": str(forwarded(tree)),
        "bounds of a press": press(tree),
    }


if __name__ == "__main__":
    for what, figure in measure(Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()).items():
        typer.echo(f"{what:32} {figure}")
