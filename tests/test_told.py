"""Every command line in the docs is accepted by its program, and every path and variable in them exists."""

from __future__ import annotations

import importlib.util
import io
import itertools
import re
import runpy
import shlex
import subprocess
import sys
import tomllib
import warnings
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout, suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer.main
from packaging.requirements import Requirement
from pip._internal.commands import create_command
from support import stress, told, toygame
from support.told import ROOT, Told

from bot.cli.app import app
from bot.runtime.settings import Settings

EVERY = (*told.of_pages(), *told.of_comments())
MAKEFILE = (ROOT / "Makefile").read_text()
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
SET_BY_MAKE = set(re.findall(r"\$\(([A-Z]+)\)", MAKEFILE))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
FOLDERS = {each.name for each in ROOT.iterdir() if each.is_dir()} - {".venv", ".git", "build"}
ASSIGNED = re.compile(r"^([A-Z][A-Z_]+)=(.*)$", re.DOTALL)
VARIABLE = re.compile(r"\b(?:SIEGEMASTER|DISCORD)_[A-Z_]+\b")
SETTINGS = {str(field.validation_alias) for field in Settings.model_fields.values()}
EXAMPLES = [ROOT / "tests" / "support" / name for name in ("thirdgame", "hexgame")]
"""The games of docs/adding-a-game.md."""
OTHERS = {"CI", "PYTHONPATH"}


def refused(place: str, words: list[str], why: object) -> str:
    return f"{place}: `{shlex.join(words)}`: {why}"


# --- the programs ---


@pytest.fixture(autouse=True)
def _there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make a file or folder for every placeholder name, and install the example games of the docs."""
    for name in ("FILE", "FROM", "TO", "POSITION", "PATH", "EXPORT"):
        (tmp_path / name).write_text("")
    for name in ("FOLDER", "FILE-OR-FOLDER"):
        (tmp_path / name).mkdir()
    (tmp_path / "tests").symlink_to(ROOT / "tests")  # some lines name files of the repository
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    for example in EXAMPLES:
        toygame.install(example)
    yield
    for example in EXAMPLES:
        toygame.remove(example)


@cache
def _commands() -> Any:
    return typer.main.get_command(app)


def siegemaster(words: list[str], *, whole: bool = True) -> str | None:
    """Return the parser's complaint about these words. With `whole=False` a command may be named alone."""
    group = _commands()
    context = group.make_context("siegemaster", [], resilient_parsing=True)
    left = [word for word in words if word != "…"]
    while left and left[0] in getattr(group, "commands", {}):
        group = group.commands[left.pop(0)]
    if not left and not whole:
        return None if group is not context.command or not words else f"no command {words[0]}"
    if left and hasattr(group, "commands") and not left[0].startswith("-") and group is context.command:
        return f"no command {left[0]}"
    try:
        group.make_context(group.name, [re.sub(r"\bN\b", "1", word) for word in left], parent=context)
    except Exception as error:  # the parser's own exceptions, wherever its library keeps them
        said: str = error.format_message() if hasattr(error, "format_message") else str(error)
        return said
    return None


def make(words: list[str]) -> str | None:
    for word in words:
        if set_here := ASSIGNED.match(word):
            if set_here[1] not in SET_BY_MAKE:
                return f"the Makefile has no {set_here[1]}"
            if set_here[1] == "ARGS" and "play" in words and (why := siegemaster(["run", *shlex.split(set_here[2])])):
                return why
        elif word not in TARGETS:
            return f"no target {word}"
    return None


@cache
def _helped(*words: str) -> str:
    """Return what a program says of itself: of a module in this process, or in one of its own under stress."""
    if words[0] == "-m" and not stress.FULL:
        said = io.StringIO()
        with pytest.MonkeyPatch.context() as patch, warnings.catch_warnings(), redirect_stdout(said):
            warnings.simplefilter("ignore", RuntimeWarning)  # a test of it may have imported it before
            patch.setattr(sys, "argv", [words[1], "--help"])
            with suppress(SystemExit):
                runpy.run_module(words[1], run_name="__main__")
        return said.getvalue()
    paths = {"PYTHONPATH": f"{ROOT}:{ROOT / 'tests'}", "PATH": "/usr/bin:/bin"}
    done = subprocess.run([sys.executable, *words, "--help"], capture_output=True, text=True, check=False, env=paths)
    return done.stdout


def python(words: list[str]) -> str | None:
    if words[0] == "-m":
        start, rest = words[:2], words[2:]
        if importlib.util.find_spec(words[1]) is None:
            return f"no module {words[1]}"
    else:
        start, rest = [str(ROOT / words[0])], words[1:]
        if not (ROOT / words[0]).is_file():
            return f"no file {words[0]}"
    options = [word for word in rest if word.startswith("--")]
    return next((f"no option {each}" for each in options if each not in _helped(*start)), None)


def pip(words: list[str]) -> str | None:
    options, named = create_command(words[0]).parse_args([word.replace("'", "") for word in words[1:]])
    for file in getattr(options, "requirements", []):
        if not (ROOT / file).is_file():
            return f"no file {file}"
    for each in (*named, *getattr(options, "editables", [])):
        local, _, extras = each.partition("[")
        if local != ".":
            # Anybody may publish something under this name, or has done so.
            return f"{Requirement(each).name} would come from the index: say `.[…]`, in the repository"
        if extras and not set(extras.rstrip("]").split(",")) <= set(PROJECT["optional-dependencies"]):
            return f"no extra {extras.rstrip(']')}"
    return None


def docker(words: list[str]) -> str | None:
    files = [file for flag, file in itertools.pairwise(words) if flag in {"-f", "--file"}]
    return next((f"no file {file}" for file in files if not (ROOT / file).is_file()), None)


def install(words: list[str]) -> str | None:
    return None if (ROOT / words[-2]).is_file() else f"no file {words[-2]}"


def systemctl(words: list[str]) -> str | None:
    return None if (ROOT / "deploy" / f"{words[-1]}.service").is_file() else f"no unit {words[-1]}"


PROGRAMS: dict[str, Callable[[list[str]], str | None]] = {
    "siegemaster": siegemaster,
    "make": make,
    "python": python,
    "python3": python,
    "pip": pip,
    "docker": docker,
    "install": install,
    "systemctl": systemctl,
}


def fault(piece: Told) -> str | None:
    """Return what is wrong with a piece of code as a command line; None also for other text."""
    if "<" in piece.text:
        return None
    try:
        words = shlex.split(piece.text, comments=True)
    except ValueError:
        return None  # prose, or another syntax
    while words and (setting := ASSIGNED.match(words[0])):
        if setting[1] not in SETTINGS | SET_BY_MAKE | OTHERS and not VARIABLE.fullmatch(setting[1]):
            return refused(piece.place, words, f"nobody reads {setting[1]}")
        words.pop(0)
    if not words:
        return None
    name = Path(words[0]).name
    if piece.line and name in {"printf", "sha256sum", "b2sum"}:
        done = subprocess.run(["sh", "-c", piece.text], capture_output=True, text=True, check=False)
        why = None if done.stdout.strip() == piece.prints.strip() else f"prints {done.stdout}"
    elif name == "siegemaster" and not piece.line:
        why = siegemaster(words[1:], whole=len(words) > 3 or any(word.startswith("-") for word in words))
    elif name in PROGRAMS and (len(words) > 1 or piece.line):
        why = PROGRAMS[name](words[1:])
    else:
        why = "nobody knows this program" if piece.line else None
    return refused(piece.place, words, why) if why else None


def test_every_documented_command_line_is_valid() -> None:
    lines = [each for each in EVERY if each.text.split()[0].rpartition("/")[2] in PROGRAMS]
    assert len(lines) > 60, "they are found"
    assert [wrong for each in EVERY if (wrong := fault(each))] == []


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("siegemaster simulate GAME --games 1000", "GAME"),
        ("siegemaster simulate --game siege --gamez 10", "--gamez"),
        ("siegemaster symulate", "symulate"),
        ("siegemaster render --look purple FILE -o map.png", "purple"),
        ("siegemaster backup A B C", "B"),
        ("make tests", "tests"),
        ("make play ARGS='--porto 1'", "--porto"),
        ("make JOB=2 test", "JOB"),
        ("python tools/simulations.py", "simulations.py"),
        ("python tools/simulation.py --olny siege", "--olny"),
        ("python -m no_such_module", "no_such_module"),
        ("pip install siegemaster[postgresql]", "index"),
        ("pip install --editable '.[postgres]'", "postgres"),
        ("pip install -r requirements/all.txt", "all.txt"),
        ("docker build -f Dockerfile .", "Dockerfile"),
        ("NOBODYS_WORD=1 make test", "NOBODYS_WORD"),
        ("frobnicate", "program"),
    ],
)
def test_an_invalid_command_line_is_found(typed: str, why: str) -> None:
    said = fault(Told("here:1", typed, line=True))
    assert said is not None
    assert why in said


# --- the page of the command ---


def _synopses() -> list[tuple[str, str]]:
    """Return the place and synopsis of every command under «The command»: the code before the item's colon."""
    page = ROOT / "docs" / "running.md"
    every = told.tokens(page)
    begins = next(i for i, each in enumerate(every) if each.content == "The command `siegemaster`")
    ends = next((i for i, each in enumerate(every) if i > begins and each.type == "heading_open"), len(every))
    found = []
    for before, item in itertools.pairwise(every[begins:ends]):
        if before.type != "paragraph_open" or before.level < 2:
            continue
        head = itertools.takewhile(
            lambda each: each.type == "code_inline" or ":" not in each.content, item.children or ()
        )
        found += [
            (f"{page.name}:{(item.map or [0])[0] + 1}", each.content) for each in head if each.type == "code_inline"
        ]
    return found


def _variants(synopsis: str) -> list[list[str]]:
    """Return a synopsis as command lines: with all optional parts, once for each alternative."""
    words = synopsis.replace("[", " ").replace("]", " ").replace("…", " ").split()
    ways = [word.split("|") for word in words]
    longest = max(map(len, ways))
    return [[way[min(number, len(way) - 1)] for way in ways] for number in range(longest)]


def test_every_command_has_a_valid_synopsis() -> None:
    synopses, wrong = _synopses(), []
    for place, synopsis in synopses:
        said = ((words, siegemaster(words)) for words in _variants(synopsis))
        wrong += [refused(place, words, why) for words, why in said if why]
    assert wrong == []
    commands = set(typer.main.get_command(app).commands)  # type: ignore[attr-defined]
    assert {synopsis.split()[0] for _, synopsis in synopses} == commands


def test_every_documented_option_exists() -> None:
    group: Any = typer.main.get_command(app)

    def options(command: Any) -> set[str]:
        own = {name for each in command.params for name in each.opts + each.secondary_opts}
        return own.union(*(options(each) for each in getattr(command, "commands", {}).values()))

    known = options(group) | {"--help", "--upgrade", "--restart"}  # of every program, of make, of docker
    scripts = "".join(_helped(str(ROOT / name)) for name in ("tools/simulation.py", "tests/saves/make.py"))
    scripts += "".join(_helped("-m", name) for name in ("benchmarks.speed", "benchmarks.load"))
    named = [(each.place, each.text.split()[0]) for each in told.of_pages() if each.text.startswith("--")]
    assert len(named) > 10
    assert [one for one in named if one[1].partition("=")[0] not in known and one[1] not in scripts] == []


# --- paths, links, variables ---


def test_every_documented_path_exists() -> None:
    named = [(each.place, each.text.removeprefix("../")) for each in EVERY]
    paths = [
        one for one in named if one[1].partition("/")[0] in FOLDERS and re.fullmatch(r"[\w.-]+(/[\w.-]*)+", one[1])
    ]
    assert len(paths) > 30

    def there(path: str) -> bool:
        shown = path.replace("/games/", "/")
        return any((home / name).exists() for home, name in [(ROOT, path), *((each, shown) for each in EXAMPLES)])

    assert [one for one in paths if not there(one[1])] == []
    files = re.compile(rf"(?<![\w/.-])(?:{'|'.join(sorted(FOLDERS - {'.ci'}))})/[\w/.-]+\.[a-z]+\b")
    written = [(page.name, path) for page in told.PAGES for path in files.findall(page.read_text())]
    assert len(written) > 100
    assert [one for one in written if not there(one[1])] == []


def test_every_page_named_in_the_source_exists() -> None:
    files = [
        file for name in ("bot", "db", "engine", "render", "tests", "tools") for file in (ROOT / name).rglob("*.py")
    ]
    named = {(page, file) for file in files for page in re.findall(r"`(docs/[\w./-]+\.md)`", file.read_text())}
    assert len(named) > 5
    assert [(page, str(file)) for page, file in named if not (ROOT / page).is_file()] == []


def test_every_link_has_a_target() -> None:
    wrong = []
    for page in (*told.PAGES, ROOT / "CHANGELOG.md", *told.ARCHIVE.rglob("*.md")):
        for link in told.links(page):
            if link.startswith(("http://", "https://")):
                continue
            name, _, anchor = link.partition("#")
            target = page.parent / name if name else page
            if not target.exists() or (anchor and anchor not in told.anchors(target)):
                wrong.append((page.relative_to(ROOT).as_posix(), link))
    assert wrong == []


def test_every_documented_variable_is_used() -> None:
    read = SETTINGS | {
        name
        for file in [ROOT / "conftest.py", *(ROOT / "tests").rglob("*.py")]
        for name in VARIABLE.findall(file.read_text())
    }
    texts = [*told.PAGES, *told.COMMENTED]
    named = {(name, text.name) for text in texts for name in VARIABLE.findall(text.read_text())}
    assert len(named) > 20
    assert sorted(one for one in named if one[0] not in read) == []


def test_exactly_the_existing_settings_are_documented() -> None:
    explained = re.findall(r"^([A-Z_]+)=", (ROOT / ".env.example").read_text(), re.MULTILINE)
    assert sorted(explained) == sorted(SETTINGS)


def test_every_documented_value_of_a_setting_is_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = 0
    for each in EVERY:
        found = ASSIGNED.match(each.text)
        if found is None or found[1] not in SETTINGS or not found[2] or "…" in found[2]:
            continue
        for value in found[2].split("|"):
            with monkeypatch.context() as patch:
                patch.setenv("SIEGEMASTER_DATABASE", "postgresql://x/y")  # the queue needs it
                patch.setenv(found[1], value)
                Settings(_env_file=None)  # type: ignore[call-arg]
            tried += 1
    assert tried > 5
