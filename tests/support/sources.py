"""The modules of the project as syntax trees, parsed once a process: a dozen tests read all of them."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path


@cache
def tree(module: Path) -> ast.Module:
    """Return the syntax tree of a module."""
    return ast.parse(module.read_text(encoding="utf-8"), filename=str(module))


@cache
def nodes(module: Path) -> tuple[ast.AST, ...]:
    """Return all nodes of a module in the order of `ast.walk`, which takes longer than to parse it."""
    return tuple(walked(tree(module)))


def walked(top: ast.AST) -> list[ast.AST]:
    """Return what `ast.walk` yields, in two thirds of its time."""
    found = [top]
    for node in found:
        for name in node._fields:
            below = getattr(node, name, None)
            if below.__class__ is list:
                found += [each for each in below if isinstance(each, ast.AST)]
            elif isinstance(below, ast.AST):
                found.append(below)
    return found
