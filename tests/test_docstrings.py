"""Docstrings begin with the verb: a function that returns something says what it does, not what the thing is."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from support.sources import walked

ROOT = Path(__file__).parents[1]
FOLDERS = ("bot", "engine", "render", "db", "benchmarks", "tools")
NOUN_FIRST = frozenset(
    {"A", "An", "The", "Whether", "What", "Who", "How", "All", "Those", "Where", "When", "Each", "One"}
)
PROPERTIES = frozenset({"property", "cached_property", "setter"})
"""Properties are read like fields, and named by nouns."""


def returns(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return whether a function returns something, and is neither a property nor a context manager."""
    decorators = {ast.unparse(each).rpartition(".")[2] for each in node.decorator_list}
    managed = any("contextmanager" in each for each in decorators)
    returned = ast.unparse(node.returns) if node.returns else "None"
    return returned != "None" and not managed and not decorators & PROPERTIES


def noun_first(source: str) -> list[str]:
    """Return the names of functions whose docstring begins with an article or a question word."""
    functions = (node for node in walked(ast.parse(source)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    found = ((node, ast.get_docstring(node)) for node in functions)
    return [node.name for node, text in found if text and text.split()[0] in NOUN_FIRST and returns(node)]


@pytest.mark.parametrize("folder", FOLDERS)
def test_docstrings_begin_with_the_verb(folder: str) -> None:
    found = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        for name in noun_first(path.read_text(encoding="utf-8"))
    }
    assert not found


def test_a_noun_at_the_front_is_found() -> None:
    source = 'def size() -> int:\n    """{} size of it."""\n'
    assert noun_first(source.format("The")) == ["size"]
    assert noun_first(source.format("Return the")) == []
    assert noun_first("@property\n" + source.format("The")) == []
