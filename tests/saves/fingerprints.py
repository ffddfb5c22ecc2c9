"""Fingerprints of the rules: a game whose rules or data have changed needs a new version of its rules.

`python tests/saves/fingerprints.py` records the present ones in `fingerprints.json`. It refuses a game that has changed
and kept its version, unless `--same GAME` says that every game is played as before: it then verifies the stored games.

A part is one module or data file that decides how a game is played. Comments, docstrings, annotations of functions and
the layout of a file do not count, and every Python gives the same fingerprint.
"""

from __future__ import annotations

import argparse
import ast
import asyncio
import hashlib
import json
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
RECORDED = HERE / "fingerprints.json"

SHARED = (
    "engine.core.battles.",
    "engine.core.dice",
    "engine.core.context",
    "engine.core.sequence",
    "engine.hexes.",
    "engine.tabletop.",
    "engine.two_sided.",
)
"""Modules outside a game that decide how it is played: dice, the order of steps, geometry, the sides."""
NOT_PLAYED = frozenset({"analysis", "parties", "signs", "steward", "testing", "valuing"})
"""What a ruleset also brings, and no answer's result depends on; a module of the rules that imports it counts it in."""
NOT_RULES = frozenset(
    {"NAME", "RULES", "SCHEMA", "UPCASTS", "RULESET", "name", "rules_version", "schema_version", "upcasts"}
    | {
        "answers",
        "at_once",
        "eases",
        "eases_in",
        "edges",
        "foresight",
        "minutes",
        "mistakes",
        "modules",
        "of_the_day",
        "shared_command",
        "slow_events",
        "valuation",
        "weak_steward",
    }
    | {"count_mistakes", "damage", "faults", "redeal", "side_of_mistake"}
)
"""Names in a `ruleset.py` that change no game: its versions, how much chances cost, which games are offered, checks."""
_PASSED = frozenset({"ctx", "kind", "type_comment", "type_ignores", "type_params"})
_DIGITS = 16

Parts = dict[str, str]


def games() -> list[str]:
    """Return the packages of all games."""
    return sorted(path.parent.name for path in (ROOT / "engine/games").glob("*/ruleset.py"))


def version_of(game: str) -> str:
    """Return the version of a game's rules, read from its `ruleset.py`."""
    for node in ast.parse((ROOT / f"engine/games/{game}/ruleset.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "RULES":
            return str(ast.literal_eval(node.value))
    raise ValueError(f"engine/games/{game}/ruleset.py has no RULES")


def parts_of(game: str) -> Parts:
    """Return the fingerprint of each file that decides how a game is played, by its path."""
    found: Parts = {}
    words: set[str] = set()
    for name, module in _modules(f"engine.games.{game}"):
        found[_path(name).relative_to(ROOT).as_posix()] = module.digest
        words |= module.words
    data = ROOT / f"engine/games/{game}/data"
    for path in sorted([*data.rglob("*.toml"), *data.rglob("*.battle")]):
        named = path.relative_to(data).parts[0]
        if words & {named, f"data/{named}"}:
            plain = _battle if path.suffix == ".battle" else _table
            found[path.relative_to(ROOT).as_posix()] = plain(path.read_text(encoding="utf-8"))
    return dict(sorted(found.items()))


class _Module(NamedTuple):
    """A module: its fingerprint, the names that it imports, and the words in its code, by which data files are known.

    An import from a package names the package and what is taken from it, which may be a module.
    """

    digest: str
    imports: tuple[tuple[str, str], ...]
    words: frozenset[str]


@cache
def _module(text: str, *, ruleset: bool) -> _Module:
    tree = ast.parse(text)
    if ruleset:
        tree.body = [kept for node in tree.body if (kept := _of_rules(node)) is not None]
    nodes = list(ast.walk(tree))
    words = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return _Module(_digest(_plain(tree)), tuple(_imported(nodes)), frozenset(words))


@cache
def _table(text: str) -> str:
    return _digest(json.dumps(tomllib.loads(text), sort_keys=True, default=str))


def _battle(text: str) -> str:
    """Return the fingerprint of a battle: comments and spaces do not count."""
    return _digest([line for full in text.split("\n") if (line := " ".join(full.partition("//")[0].split()))])


def _modules(package: str) -> Iterator[tuple[str, _Module]]:
    """Yield the modules that a game's rules import, directly or not, with their names."""
    waiting, seen = [f"{package}.ruleset"], set()
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        module = _module(_path(name).read_text(encoding="utf-8"), ruleset=name.endswith(".ruleset"))
        for outer, taken in module.imports:
            inner = f"{outer}.{taken}"
            each = inner if taken and _path(inner).exists() else outer
            if each.startswith((f"{package}.", *SHARED)):
                waiting.append(each)
        yield name, module


def _path(module: str) -> Path:
    path = ROOT / module.replace(".", "/")
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _imported(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, str]]:
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from ((node.module, each.name) for each in node.names)
        elif isinstance(node, ast.Import):
            yield from ((each.name, "") for each in node.names)


def _of_rules(node: ast.stmt) -> ast.stmt | None:
    """Return a statement of a `ruleset.py` without what changes no game; None if nothing is left."""
    if isinstance(node, ast.ImportFrom):
        words = {*(node.module or "").split("."), *(each.name for each in node.names)}
        return None if words & NOT_PLAYED else node
    if isinstance(node, ast.ClassDef):
        node.body = [kept for each in node.body if (kept := _of_rules(each)) is not None]
        return node
    if isinstance(node, ast.FunctionDef):
        return None if node.name in NOT_RULES else node
    if isinstance(node, ast.AnnAssign):
        return None if _names([node.target]) <= NOT_RULES else node
    if isinstance(node, ast.Assign):
        return None if _names(node.targets) <= NOT_RULES else node
    return node


def _names(targets: Iterable[ast.expr]) -> set[str]:
    return {each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)}


def _plain(node: Any, *, fields: bool = False) -> Any:
    """Return a tree as lists, without what changes no game; `fields` are a class's, whose annotations count."""
    if isinstance(node, list):
        return [_plain(each, fields=fields) for each in node if not _silent(each)]
    if not isinstance(node, ast.AST):
        return node if isinstance(node, (str, int, bool, type(None))) else repr(node)
    if isinstance(node, ast.Constant):
        return [type(node.value).__name__, ascii(node.value)]
    if isinstance(node, ast.JoinedStr):
        return ["JoinedStr", list(_joined(node.values))]
    passed = set(_PASSED)
    if isinstance(node, ast.arg) or (isinstance(node, ast.AnnAssign) and not fields):
        passed.add("annotation")
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        passed.add("returns")
    inner = isinstance(node, ast.ClassDef)
    told: list[Any] = [type(node).__name__]
    for name in node._fields:
        value = getattr(node, name, None)
        if name not in passed and value is not None and value != []:
            told.append([name, _plain(value, fields=inner and name == "body")])
    return told


def _silent(node: Any) -> bool:
    """Return whether a statement does nothing in a game: a text by itself, an import for the type checker."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    if isinstance(node, ast.If):
        return getattr(node.test, "id", "") == "TYPE_CHECKING"
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"


def _joined(values: Iterable[ast.expr]) -> Iterator[Any]:
    """Yield the pieces of an f-string; texts that stand together are one, as only some versions of Python have it."""
    text = ""
    for each in values:
        if isinstance(each, ast.Constant):
            text += str(each.value)
            continue
        if text:
            yield ascii(text)
        text = ""
        yield _plain(each)
    if text:
        yield ascii(text)


def _digest(plain: Any) -> str:
    return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:_DIGITS]


def recorded() -> dict[str, Any]:
    """Return the recorded version and parts of each game."""
    found: dict[str, Any] = json.loads(RECORDED.read_text(encoding="utf-8")) if RECORDED.exists() else {}
    return found


def changed(game: str, before: Parts) -> list[str]:
    """Return the files that have changed since they were recorded, are new, or are gone."""
    now = parts_of(game)
    return sorted(path for path in {*now, *before} if now.get(path) != before.get(path))


def complaint(game: str, known: dict[str, Any]) -> str:
    """Return what has to be done before a game's rules fit the record; empty if they do."""
    version = version_of(game)
    before = known.get(game, {"rules": "", "parts": {}})
    files = changed(game, before["parts"])
    if version != before["rules"]:
        return f"The rules of {game} are {version} now: record them with `python tests/saves/fingerprints.py`."
    if not files:
        return ""
    return (
        f"The rules of {game} have changed and are called {version} as before, so stored games would be called "
        f"forgeries: {', '.join(files)}. Raise RULES in engine/games/{game}/ruleset.py, run `python "
        "tests/saves/fingerprints.py`, and make the fixture of the new version (docs/upgrading.md). If every game "
        f"is played exactly as before, run `python tests/saves/fingerprints.py --same {game}` instead."
    )


async def differences(game: str, version: str) -> list[str]:
    """Verify the stored games that were played by a version of the rules; return those that differ."""
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
    from saves import shelf  # they need the bot; the fingerprints alone need nothing
    from saves.ended import ended, verified

    found = []
    for name in shelf.NAMES:
        if shelf.note(name)["games"].get(game.replace("_", "-"), {}).get("rules") != version:
            continue
        with tempfile.TemporaryDirectory() as folder:
            async with ended(name, Path(folder)) as (service, rows):
                for each in rows:
                    if each.system.replace("-", "_") != game:
                        continue
                    report = await verified(service, each.id)
                    if version in report.rules and report.findings:
                        found.append(f"{name}: {each.id}, row {report.findings[0].version}")
    return found


def main() -> None:
    """Record the fingerprints of every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--same", action="append", default=[], metavar="GAME", choices=games())
    same, known = parser.parse_args().same, recorded()
    for game in games():
        version, before = version_of(game), known.get(game, {"rules": "", "parts": {}})
        if version == before["rules"] and changed(game, before["parts"]):
            if game not in same:
                sys.exit(complaint(game, known))
            if other := asyncio.run(differences(game, version)):
                sys.exit(f"Stored games of {game} are played otherwise now: {'; '.join(other)}")
        known[game] = {"rules": version, "parts": parts_of(game)}
    RECORDED.write_text(json.dumps(dict(sorted(known.items())), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(HERE.parent)]
    main()
