"""Every message of every catalogue as it is written: its patterns, and the sentences that a reader may see."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from render.catalogue import FALLBACK, house_texts

ROOT = Path(__file__).parents[2] / "render"
FOLDERS = sorted(path.parent.relative_to(ROOT).as_posix() for path in ROOT.rglob(f"{FALLBACK}.ftl"))
LOCALES = house_texts().locales()


def nodes(node: Any) -> Iterator[Any]:
    """Yield a pattern and all its parts."""
    yield node
    for value in vars(node).values():
        for below in value if isinstance(value, list) else [value]:
            if isinstance(below, ast.BaseNode) and not isinstance(below, ast.Span):
                yield from nodes(below)


@cache
def patterns(folder: str, locale: str) -> dict[str, Any]:
    """Return the patterns of a file's messages, terms and attributes by their keys; a key occurs once."""
    found: dict[str, Any] = {}
    for entry in FluentParser(with_spans=False).parse((ROOT / folder / f"{locale}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{folder}/{locale}.ftl: {entry.content}"
        if not isinstance(entry, ast.Message | ast.Term):
            continue
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        parts = {name: entry.value, **{f"{name}.{each.id.name}": each.value for each in entry.attributes}}
        for key, pattern in parts.items():
            assert key not in found, f"{key} occurs twice in {folder}/{locale}.ftl"
            found |= {key: pattern} if pattern is not None else {}
    return found


def spoken(folder: str, locale: str, key: str) -> Any:
    """Return the pattern of a message that another one speaks: of its own file, or of the words for periods."""
    found = patterns(folder, locale)
    return found[key] if key in found else patterns("texts/periods", locale)[key]


@cache
def readings(folder: str, locale: str) -> dict[str, tuple[str, ...]]:
    """Return what a reader may see of each message: its usual cases, and each other case once. A fact is “X”."""
    return {
        key: tuple(dict.fromkeys(_written(folder, locale, pattern, case) for case in (None, *_cases(pattern))))
        for key, pattern in patterns(folder, locale).items()
    }


def _cases(pattern: Any) -> list[Any]:
    return [node for node in nodes(pattern) if isinstance(node, ast.Variant) and not node.default]


def _written(folder: str, locale: str, node: Any, case: Any) -> str:
    """Return a pattern with its usual cases, but with `case` and the cases around it where they occur."""
    if isinstance(node, ast.Pattern):
        return "".join(_written(folder, locale, each, case) for each in node.elements)
    if isinstance(node, ast.TextElement | ast.StringLiteral):
        return node.value
    if isinstance(node, ast.SelectExpression):
        chosen = next((one for one in node.variants if case is not None and case in list(nodes(one))), None)
        chosen = chosen or next(one for one in node.variants if one.default)
        return _written(folder, locale, chosen.value, case)
    if isinstance(node, ast.Placeable):
        return _written(folder, locale, node.expression, case)
    if isinstance(node, ast.MessageReference) and node.attribute is None:
        return _written(folder, locale, spoken(folder, locale, node.id.name), None)
    return "X"
