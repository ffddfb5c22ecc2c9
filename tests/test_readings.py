"""No test requires that something was quick by a clock: on a busy machine it is not. Calls are counted instead."""

from __future__ import annotations

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parent
CLOCKS = frozenset({"perf_counter", "monotonic", "process_time", "time", "thread_time", "getrusage"})
"""Functions of the system whose readings differ from one run to the next."""


def _reads(node: ast.AST) -> bool:
    """Return whether an expression reads a clock of the machine."""
    called = (each.func for each in ast.walk(node) if isinstance(each, ast.Call))
    names = (each.attr if isinstance(each, ast.Attribute) else getattr(each, "id", "") for each in called)
    return any(name in CLOCKS for name in names)


def hurried(source: str) -> list[int]:
    """Return the lines that assert that a reading, or the difference of two, is below something.

    Within a `while` that is the end of a wait, and allowed: it has to be generous.
    """
    tree = ast.parse(source)
    waits = {id(each) for node in ast.walk(tree) if isinstance(node, ast.While) for each in ast.walk(node)}
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Assert) and id(node) not in waits
        for each in ast.walk(node.test)
        if isinstance(each, ast.Compare) and isinstance(each.ops[0], ast.Lt | ast.LtE) and _reads(each.left)
    ]


def test_no_test_depends_on_the_speed_of_the_machine() -> None:
    files = [(path, path.read_text(encoding="utf-8")) for path in sorted(TESTS.rglob("*.py"))]
    named = re.compile(rf"\b({'|'.join(CLOCKS)})\(")
    reading = [(path, source) for path, source in files if named.search(source)]
    assert reading
    assert [f"{path.relative_to(TESTS)}:{line}" for path, source in reading for line in hurried(source)] == []


def test_a_test_with_a_short_time_limit_is_found() -> None:
    assert hurried("assert perf_counter() - begun < 3") == [1]
    assert hurried("x = 1\nassert 0 < 1 and time.process_time() - begun <= 3.0, 'slow'") == [2]
    assert hurried("assert time.monotonic() - begun >= 0.05") == []
    assert hurried("while waiting:\n    assert time.monotonic() < end") == []
