"""The architecture: the direction of imports, what the engine may not import, and where a game's name may occur."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from support.sources import nodes

import engine.games

ROOT = Path(__file__).parent.parent
HOUSE = ("bot", "db", "engine", "render")

MAY_IMPORT = {
    "bot": {"bot", "render", "db", "engine"},
    "render": {"render", "engine"},
    "db": {"db", "engine"},
    "engine": {"engine"},
}
ENGINE_LIBRARIES = {"msgspec", "networkx"}
# The engine may not import: chance without a seed, clocks, threads, Discord, pictures.
NOT_IN_ENGINE = {
    "asyncio",
    "concurrent",
    "datetime",
    "multiprocessing",
    "random",
    "secrets",
    "threading",
    "time",
    "uuid",
}
NOT_BELOW_BOT = {"discord", "simcord"}
CLOCKS = {
    "datetime.now",
    "datetime.utcnow",
    "datetime.datetime.now",
    "time.time",
    "utils.utcnow",
    "discord.utils.utcnow",
}
FLOORS = (
    {"runtime"},
    {"ui"},
    {"games"},
    {"context"},
    {"answers", "chances", "delivery", "history", "privacy", "rules"},
    {"boards", "maps", "odds", "undo"},
    {"plans", "players", "records", "voting"},
    {"play", "web"},
    {"campaigns", "daily", "lessons", "shared_command", "sides", "spectating"},
    {"battles", "matches", "newspaper", "replays", "tournaments"},
    {"analysis"},
    {"app"},
    {"local"},
    {"cli"},
)
"""The rooms of `bot/`, from the lowest floor: each imports from its own room and from lower floors, nothing else."""


class Import(NamedTuple):
    module: Path
    name: str
    line: int

    def __str__(self) -> str:
        return f"{self.module.relative_to(ROOT)}:{self.line} imports {self.name}"


def modules(*folders: str) -> list[Path]:
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def shared_modules() -> list[Path]:
    """Return the modules that all games share: all except the games' own folders."""
    return [
        module
        for module in modules(*HOUSE)
        if not (module.relative_to(ROOT).parts[1] == "games" and len(module.relative_to(ROOT).parts) > 3)
    ]


def imports(module: Path) -> Iterator[Import]:
    """Return every import, also inside functions; relative ones are made absolute."""
    package = module.relative_to(ROOT).with_suffix("").parts[:-1]
    for node in nodes(module):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(module, alias.name, node.lineno)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join((*above, *((node.module,) if node.module else ())))
            for alias in node.names:
                yield Import(module, f"{base}.{alias.name}", node.lineno)


def top(name: str) -> str:
    return name.split(".", maxsplit=1)[0]


def game_of(name: str) -> str | None:
    """Return the game's package that an import reaches into, if any."""
    parts = name.split(".")
    return parts[2] if parts[:2] in (["engine", "games"], ["render", "games"]) and len(parts) > 2 else None


def listed(found: list[Import]) -> str:
    return "\n".join(map(str, found))


@pytest.mark.parametrize("folder", HOUSE)
def test_imports_go_one_way(folder: str) -> None:
    wrong = [
        each
        for module in modules(folder)
        for each in imports(module)
        if top(each.name) in HOUSE and top(each.name) not in MAY_IMPORT[folder]
    ]
    assert not wrong, listed(wrong)
    assert modules(folder), "the folder is there at all"


def test_the_database_imports_only_saves() -> None:
    wrong = [
        each
        for module in modules("db")
        for each in imports(module)
        if top(each.name) == "engine" and not each.name.startswith("engine.core")
    ]
    assert not wrong, listed(wrong)


def test_the_core_imports_no_game() -> None:
    wrong = [each for m in modules("engine/core") for each in imports(m) if each.name.startswith("engine.games")]
    assert not wrong, listed(wrong)


@pytest.mark.parametrize("layer", ["engine", "render"])
def test_no_game_imports_another(layer: str) -> None:
    packages = {name.replace("-", "_") for name in engine.games.every_name()}
    games = ROOT / layer / "games"
    wrong = [
        each
        for module in modules(f"{layer}/games")
        for each in imports(module)
        if game_of(each.name) in packages - {module.relative_to(games).parts[0]}
    ]
    assert not wrong, listed(wrong)


def test_only_a_games_folders_import_the_game() -> None:
    packages = {name.replace("-", "_") for name in engine.games.every_name()}
    wrong = [each for module in shared_modules() for each in imports(module) if game_of(each.name) in packages]
    assert not wrong, listed(wrong)


def test_the_engine_is_pure() -> None:
    wrong = [
        each
        for module in modules("engine")
        for each in imports(module)
        if top(each.name) in NOT_IN_ENGINE
        or (top(each.name) not in sys.stdlib_module_names and top(each.name) not in {"engine", *ENGINE_LIBRARIES})
    ]
    assert not wrong, listed(wrong)


def test_only_the_bot_imports_discord() -> None:
    wrong = [each for m in modules("engine", "render", "db") for each in imports(m) if top(each.name) in NOT_BELOW_BOT]
    assert not wrong, listed(wrong)


def test_the_service_imports_no_discord() -> None:
    wrong = [each for each in imports(ROOT / "bot/games/service.py") if top(each.name) in NOT_BELOW_BOT]
    assert not wrong, listed(wrong)


def _room(name: str) -> str:
    """The room of a module of `bot/` by its dotted name: the package, or a module that stands for itself."""
    return name.split(".")[1] if "." in name else ""


GAMES_READ = {"game", "state", "row", "old", "before", "after", "shown"}
"""What a game is called where it is used."""


def _is_game(node: ast.expr) -> bool:
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name in GAMES_READ


def test_only_games_depend_on_the_number_of_sides() -> None:
    """A game of one side has one seat: what is done with a seat is done the same way in every game."""
    forks = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted((ROOT / "bot").rglob("*.py"))
        if path.relative_to(ROOT / "bot").parts[0] != "games"
        for node in nodes(path)
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.Is | ast.IsNot)
        if isinstance(node.left, ast.Attribute) and node.left.attr in {"asked", "side"} and _is_game(node.left.value)
    ]
    assert not forks


def test_rooms_import_only_from_lower_floors() -> None:
    """Imports for types only and imports inside functions count, too."""
    floor = {room: number for number, rooms in enumerate(FLOORS) for room in rooms}
    wrong, seen = [], 0
    for module in modules("bot"):
        parts = module.relative_to(ROOT).with_suffix("").parts
        room = parts[1]
        if room in {"__init__", "__main__"}:
            continue  # the package's own door
        for each in imports(module):
            if top(each.name) == "bot" and _room(each.name) in floor and _room(each.name) != room:
                seen += 1
                if floor[_room(each.name)] >= floor[room]:
                    wrong.append(each)
    assert not wrong, listed(wrong)
    assert seen > 800, "this looks where imports are"


def test_every_room_has_a_floor() -> None:
    there = {path.stem for path in (ROOT / "bot").iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert there - {"__init__", "__main__"} == {room for rooms in FLOORS for room in rooms}


def test_the_map_shows_the_current_rooms() -> None:
    page = (ROOT / "docs" / "map.md").read_text(encoding="utf-8")
    rows = page.partition("| floor |")[2].partition("\n\n")[0].splitlines()[2:]
    drawn: list[set[str]] = []
    for row in rows:
        floor, rooms = (cell.strip() for cell in row.split("|")[1:3])
        if floor:
            drawn.append(set())
        drawn[-1] |= set(re.findall(r"`(\w+)`", rooms))
    assert list(reversed(drawn)) == [set(rooms) for rooms in FLOORS]
    named = set(re.findall(r"`((?:bot|db|engine|render|tests)/[\w/]+\.\w+)`", page))
    assert len(named) > 20
    assert [path for path in named if not (ROOT / path).exists()] == []
    repairs = page.partition("## Where to fix common faults")[2].splitlines()[4:]
    assert len([row for row in repairs if row.startswith("| ") and "`" in row]) == 18


def test_only_local_play_imports_the_simulator() -> None:
    wrong = [
        each
        for module in modules("bot")
        if not module.is_relative_to(ROOT / "bot/local")
        for each in imports(module)
        if top(each.name) == "simcord"
    ]
    assert not wrong, listed(wrong)


def test_only_one_module_reads_the_clock() -> None:
    """Only `bot/runtime/clock.py` and the local page, which drives the simulated clock, read the time of day."""
    free = [ROOT / "bot/runtime/clock.py", *modules("bot/local")]
    wrong = [
        f"{module.relative_to(ROOT)}:{node.lineno} {_dotted(node)}"
        for module in modules("bot", "db", "render")
        if module not in free
        for node in nodes(module)
        if isinstance(node, ast.Attribute) and _dotted(node) in CLOCKS
    ]
    assert not wrong, "\n".join(wrong)


def _dotted(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute):
        return f"{_dotted(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else "?"


# ---------------------------------------------------------------- names of games


def names_a_game(text: str) -> bool:
    """Return whether the text names a game; `/name` is the product's own command, not the game."""
    return _a_game().search(text) is not None


@cache
def _a_game() -> re.Pattern[str]:
    """Return what finds a game's name; made once, because it looks into the folders of the games."""
    words = "|".join(re.escape(name).replace("\\-", "[-_ ]") for name in engine.games.every_name())
    return re.compile(rf"(?<![A-Za-z0-9/])({words})(?![A-Za-z0-9])", re.IGNORECASE)


def game_names(module: Path) -> Iterator[str]:
    docstrings = {
        id(node.body[0].value)
        for node in nodes(module)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    command_names = {
        id(keyword.value)
        for node in nodes(module)
        if isinstance(node, ast.Call | ast.ClassDef)
        for keyword in node.keywords
        if keyword.arg in ("name", "group_name")
    }
    for node in nodes(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            # In a docstring «siege» is the English word.
            if id(node) not in docstrings and id(node) not in command_names and names_a_game(node.value):
                yield f"{module.relative_to(ROOT)}:{node.lineno} {node.value[:60]!r}"
            continue
        for field in ("name", "attr", "arg", "id"):
            word = getattr(node, field, None)
            if isinstance(word, str) and names_a_game(word.replace("_", " ")) and not isinstance(node, ast.keyword):
                yield f"{module.relative_to(ROOT)}:{getattr(node, 'lineno', '?')} {word}"


def test_no_shared_module_names_a_game() -> None:
    found = [line for module in shared_modules() for line in game_names(module)]
    assert not found, "\n".join(found)


GROUP = "siege"
"""The group of commands has this name for every game."""


def test_no_shared_text_names_a_game() -> None:
    """The shared catalogue names no game either, except in the group's name: its sentences serve every game."""
    found = [
        f"{path.relative_to(ROOT)}:{number} {line}"
        for path in sorted((ROOT / "render/texts").rglob("*.ftl"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if re.match(r"[\w-]+\s*=|\s", line) and names_a_game(line) and not line.startswith(f"name-{GROUP} ")
    ]
    assert not found, "\n".join(found)


# ---------------------------------------------------------------- the test itself


@pytest.mark.parametrize(
    ("source", "caught"),
    [
        ("def fight_siege(): ...", True),
        ("x = find('siege')", True),
        ("x = 'the-siege'", True),
        ("Group(name='siege')", False),
        ("x = 'Use /siege new'", False),
        ("x = 'besieged Siegemaster'", False),
        ("'''A siege.'''", False),
    ],
)
def test_a_games_name_is_found_in_code_and_texts(
    source: str, caught: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = tmp_path / "module.py"
    module.write_text(source)
    monkeypatch.setattr(engine.games, "names", lambda: ("siege",))
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    assert bool(list(game_names(module))) is caught
