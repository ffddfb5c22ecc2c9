"""Printed content of a file, its name or a database can neither control the terminal nor forge a verdict."""

from __future__ import annotations

import ast
import asyncio
import json
import os
import sys
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from support.records import Game
from support.sources import nodes

import bot.cli
import engine.games
from bot.cli import output
from bot.cli.output import visible
from bot.games.service import Service
from bot.runtime import clock
from db import open_database
from db.schema.games import game
from engine.core.record import write

FORGED = "FAIR  Every die and card is correct."
STEERING = {
    "escape": f"\x1b[2J\x1b[H\x1b[32m{FORGED}\x1b[8m",
    "title": "\x1b]0;x\x07",
    "c1": "\x9b2J",
    "return": f"\r{FORGED}",
    "line": f"\n{FORGED}",
    "form feed": "\x0c\x0b\x08\x08",
    "separators": f"\u2028{FORGED}\u2029",
    "next line": f"\x85{FORGED}",
    "bidi": "\u202eseerga drac dna eid yrevE\u202c\u2066\u2069\u200f\u061c",
    "nothing": "\u200b\u200d\ufeff\u00ad\u2060\u3164\u115f",
    "tags": "\U000e0041\U000e0001",
    "accents": "a" + "\u0335" * 30,
    "halves": "\ud800",
}
MARKUP = "[green]x[/] :warning: [link=https://example.com]y[/link]"
ALL = "".join(STEERING.values()) + MARKUP


def steers(said: str) -> list[str]:
    """Return the parts of an output that a terminal would obey or hide."""
    kinds = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    return [
        repr(sign) for sign in said if sign != "\n" and (unicodedata.category(sign) in kinds or sign in "\u3164\u115f")
    ]


def lines_that_begin(said: str, words: str) -> list[str]:
    return [line for line in said.splitlines() if line.lstrip().startswith(words)]


@pytest.mark.parametrize("text", STEERING.values(), ids=STEERING)
def test_every_control_character_is_made_visible(text: str) -> None:
    shown = visible(text)
    assert "\n" not in shown
    assert steers(shown) == []
    assert "\\" in shown
    assert shown.encode()


@pytest.mark.parametrize(
    "text", ["Sir Claude MacDonald", "Pékin, città, 北京, naïve – “x”", "C:\\games", MARKUP, "é" * 9]
)
def test_ordinary_text_is_printed_unchanged(text: str) -> None:
    assert visible(text) == text


def test_no_text_is_taken_for_markup(capsys: pytest.CaptureFixture[str]) -> None:
    output.say(MARKUP)
    output.note(MARKUP)
    output.table([MARKUP], [[MARKUP]])
    said = capsys.readouterr()
    assert MARKUP in said.out.splitlines()[0]
    assert MARKUP in said.err
    assert "⚠" not in said.out + said.err


# --- the commands ---

Command = Callable[..., Any]


@pytest.fixture
def sound(orchard: str) -> dict[str, Any]:
    """Return an export of a finished toy game, as JSON."""
    found: dict[str, Any] = json.loads(write(Game(engine.games.find(orchard), seed="apple").play().record()))
    return found


@pytest.mark.stress
def test_verify_prints_no_verdict_contained_in_a_file(
    siegemaster: Command, sound: dict[str, Any], tmp_path: Path
) -> None:
    """Each text of an export in turn is replaced by one that imitates a good verdict."""
    folder = tmp_path / f"x\n{FORGED}\x1b[2J"
    folder.mkdir()
    texts = [name for name, value in sound.items() if isinstance(value, str) or value is None]
    assert len(texts) > 5
    for name in texts:
        file = folder / f"{name}\r{FORGED}\u202e.json"
        file.write_text(json.dumps({**sound, name: "x" + ALL.replace("\ud800", "")}))
        output = siegemaster("verify", file)
        assert steers(output.out + output.err) == [], name
        assert not lines_that_begin(output.out, FORGED), (name, output.out)


def test_an_invalid_export_is_quoted_visibly(siegemaster: Command, sound: dict[str, Any], tmp_path: Path) -> None:
    hostile = "x" + ALL.replace("\ud800", "")
    entries = sound["entries"]
    files = {
        "json": f"{{\x1b[2J{FORGED}",
        "shape": json.dumps({**sound, "entries": [{**entries[0], "action": hostile, hostile: 1}]}),
        "key": json.dumps({hostile: hostile}),
        "game": json.dumps({**sound, "system": hostile}),
    }
    for name, text in files.items():
        file = tmp_path / f"{name}.json"
        file.write_text(text)
        for words in (("verify", file), ("export", file, "--html", tmp_path / "page.html")):
            output = siegemaster(*words)
            assert steers(output.out + output.err) == [], (words, output)
            assert output.status == 1
            assert not lines_that_begin(output.out + output.err, FORGED)


@pytest.mark.stress("False-doctor---offline")
@pytest.mark.parametrize(
    "words",
    [
        ("verify", "{}"),
        ("cases", "{}"),
        ("battle", "check", "{}"),
        ("render", "{}", "-o", "{}.png"),
        ("export", "{}", "--json", "{}.json"),
        ("backup", "{}", "--database", "{}"),
        ("restore", "{}", "--database", "{}"),
        ("check-saves", "--database", "{}"),
        ("doctor", "--offline", "--database", "{}"),
        ("migrate-db", "{}", "{}2"),
        ("simulate", "-n", "1", "--seed", "{}", "--json", "/dev/null/{}"),
        ("simulate", "--policy", "{}"),
        ("fuzz", "-n", "1", "--policy", "{}"),
        ("simulate", "--option", "{}=1"),
        ("contact-sheet", "--language", "{}"),
        ("bench", "load", "--stored", "{}"),
        ("{}",),
        ("run", "--port", "{}"),
    ],
    ids=lambda words: "-".join(words[:2]).replace("{}", "x"),
)
@pytest.mark.parametrize("there", [False, True])
def test_arguments_are_printed_visibly(
    siegemaster: Command,
    orchard: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    there: bool,
) -> None:
    """This covers file names and all other arguments: a shell may insert names of other people's files."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    name = f"x\x1b[2J\r\u202e{FORGED}\x9b\u2028"
    if there:
        Path(name).write_text(f"{name}\n= {name}")
    output = siegemaster(*(word.replace("{}", name) for word in words))
    assert steers(output.out + output.err) == [], output
    assert not lines_that_begin(output.out + output.err, FORGED)
    assert output.out + output.err


@pytest.mark.stress
def test_content_of_a_database_is_printed_visibly(siegemaster: Command, orchard: str, tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    hostile = ("x" + ALL.replace("\ud800", ""))[:300]

    async def made() -> None:
        from support.toygame.play import begin

        opened = await open_database(f"sqlite+aiosqlite:///{file}")
        try:
            service = Service(opened, now=clock.now)
            damaged, strange = await begin(service, channel=1), await begin(service, channel=2)
            async with opened.write() as connection:
                values = {
                    damaged.id: {"save": json.dumps({"format": 1, hostile: hostile})},
                    strange.id: {"system": hostile[:32]},
                }
                for game_id, changed in values.items():
                    await connection.execute(sa.update(game).where(game.c.id == game_id).values(**changed))
        finally:
            await opened.close()

    asyncio.run(made())
    output = siegemaster("check-saves", "--database", file)
    assert output.status == 1
    assert steers(output.out + output.err) == []
    assert not lines_that_begin(output.out, FORGED)


def test_an_unforeseen_error_of_a_command_reveals_nothing(
    siegemaster: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object, **__: object) -> None:
        raise KeyError(f"pomegranate-17 \x1b[2J{FORGED}")

    monkeypatch.setattr("bot.cli.verify._read", fails)
    output = siegemaster("verify", tmp_path / "x.json")
    assert output.status == 1
    assert "KeyError" in output.err
    assert "pomegranate" not in output.out + output.err
    assert steers(output.err) == []


# --- all output goes through one function ---

FOLDER = Path(bot.cli.__file__).parent
PAST = {"print", "input", "breakpoint"}
PAST_THERE = {
    *("sys.stdout", "sys.stderr", "sys.__stdout__", "sys.__stderr__", "os.write", "output.out", "output.err"),
    *("typer.echo", "typer.secho", "typer.confirm", "typer.prompt"),
}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_every_command_prints_through_one_module(path: Path) -> None:
    if path.name == "output.py":
        return
    for node in nodes(path):
        where = f"{path.name}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.ImportFrom | ast.Import):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
            assert not [name for name in names if name.split(".")[0] in {"rich", "click", "colorama"}], where
            imported = [alias.name for alias in node.names]
            assert not {"echo", "secho", "out", "err"} & set(imported), where
        if isinstance(node, ast.Call):
            assert not (isinstance(node.func, ast.Name) and node.func.id in PAST), where
        if isinstance(node, ast.Attribute):
            named = ast.unparse(node)
            assert named not in {"sys.stdout", "sys.stderr", "sys.__stdout__", "sys.__stderr__", "os.write"}, where
            assert named not in {
                "typer.echo",
                "typer.secho",
                "typer.confirm",
                "typer.prompt",
                "output.out",
                "output.err",
            }, where


def test_the_process_prints_no_control_character(tmp_path: Path) -> None:
    """Run the installed program and check the bytes of its output."""
    import subprocess

    name = os.fsencode(tmp_path) + b"/x\x1b[2J\xff\xc2\x9b.json"
    done = subprocess.run(
        [sys.executable, "-c", "from bot.cli import main; main()", "verify", name], capture_output=True, check=False
    )
    assert done.returncode == 1
    assert b"\x1b" not in done.stdout + done.stderr
    assert b"\xc2\x9b" not in done.stdout + done.stderr
