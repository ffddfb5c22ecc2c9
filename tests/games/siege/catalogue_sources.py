"""Read from the sources what the siege's code and data can display, so that no list has to be kept by hand."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from engine.core.events import Event, Modifier
from engine.games.siege import events
from engine.games.siege.combat import modifiers as combat
from engine.games.siege.phases import bombardment

ENGINE = Path(str(files("engine")))
RENDER = Path(str(files("render.games.siege")))


@cache
def trees(folder: Path) -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.py")))


def calls(name: str) -> list[tuple[ast.Call, ast.AST]]:
    """Return every call of a function or class of that name in the siege and the core, with its enclosing function."""
    return _calls().get(name, [])


@cache
def _calls() -> dict[str, list[tuple[ast.Call, ast.AST]]]:
    found: dict[str, list[tuple[ast.Call, ast.AST]]] = {}
    for tree in (*trees(ENGINE / "games" / "siege"), *trees(ENGINE / "core")):
        for around in ast.walk(tree):
            if isinstance(around, (ast.FunctionDef, ast.Module)):
                for node in _own(around):
                    if isinstance(node, ast.Call):
                        found.setdefault(_called(node), []).append((node, around))
    return found


def _own(around: ast.AST) -> Iterator[ast.AST]:
    """Return the nodes of a function without those of nested functions."""
    for child in ast.iter_child_nodes(around):
        if not isinstance(child, (ast.FunctionDef, ast.ClassDef)) or isinstance(child, ast.ClassDef):
            yield child
            yield from _own(child)


def _called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def strings(node: ast.AST, around: ast.AST) -> set[str]:
    """Return the strings that an argument can be: itself, or what its name is assigned in the enclosing function."""
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if isinstance(node, ast.IfExp):
        return strings(node.body, around) | strings(node.orelse, around)
    found: set[str] = set()
    if isinstance(node, ast.Name):
        for other in ast.walk(around):
            if isinstance(other, ast.Assign) and any(
                isinstance(t, ast.Name) and t.id == node.id for t in other.targets
            ):
                found |= strings(other.value, ast.Module([], []))
    return found


def arguments(name: str, place: int) -> set[str]:
    """Return every string passed at a given place in the calls of that name."""
    found: set[str] = set()
    for node, around in calls(name):
        if len(node.args) > place:
            found |= strings(node.args[place], around)
    return found


def event_types() -> list[type[Event]]:
    return [
        kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind != Event
    ]


def tag(kind: type[Event]) -> str:
    return str(kind.__struct_config__.tag)


def modifiers() -> set[str]:
    """Return the names of all modifiers: module constants and those created in place."""
    found = arguments("Modifier", 0)
    for module in (combat, bombardment):
        for value in vars(module).values():
            kept = value.values() if isinstance(value, dict) else (value,)
            found |= {one.name for one in kept if isinstance(one, Modifier)}
    return found


def tables() -> set[str]:
    raw = tomllib.loads((ENGINE / "games/siege/data/tables.toml").read_text(encoding="utf-8"))
    return {*raw, "events"} - {"band"}


def literals() -> tuple[set[str], list[re.Pattern[str]]]:
    """The strings of the renderer's sources, and patterns for those with something filled in.

    What games share speaks with the voice of each of them.
    """
    plain: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    shared = [path.read_text(encoding="utf-8") for path in sorted(RENDER.parents[1].glob("*.py"))]
    for tree in (*trees(RENDER), *(ast.parse(source) for source in shared if "Voice" in source)):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                parts = (re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".+" for v in node.values)
                patterns.append(re.compile("".join(parts)))
    return plain, patterns


OF_SEVERAL_SIDES = frozenset({"not-your-turn", "no-orders", "too-many-orders"})
"""Refusals that a game of one side never has."""


def refusals() -> set[str]:
    """Return the reasons for which a game of one side may refuse an answer."""
    return arguments("Refused", 0) - OF_SEVERAL_SIDES
