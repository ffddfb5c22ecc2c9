"""The command as a whole: every command has help, and the exit status is reliable."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

COMMANDS = ("run", "simulate", "cases", "render", "fuzz", "check-saves")


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_every_command_has_a_help(siegemaster: Callable[..., Any], command: str, flag: str) -> None:
    output = siegemaster(command, flag)
    assert output.status == 0
    assert command in output.out
    assert "Show this message" in output.out


def test_help_names_every_command(siegemaster: Callable[..., Any]) -> None:
    output = siegemaster("--help")
    assert output.status == 0
    assert all(command in output.out for command in COMMANDS)


def test_the_version_is_that_of_the_project(siegemaster: Callable[..., Any]) -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
    output = siegemaster("--version")
    assert (output.status, output.out) == (0, f"siegemaster {project['version']}\n")


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("besiege",),
        ("simulate", "--games", "0"),
        ("fuzz", "--policy", "nobody"),
        ("simulate", "--games", "many"),
        ("simulate", "--game", "chess"),
        ("cases",),
        ("cases", "/nowhere/at/all"),
        ("render", "/nowhere/at/all", "-o", "x.png"),
        ("run", "--port", "65536"),
    ],
)
def test_an_invalid_command_line_exits_with_status_2(siegemaster: Callable[..., Any], words: tuple[str, ...]) -> None:
    assert siegemaster(*words).status == 2


def test_the_installed_command_runs() -> None:
    """Run the installed entry point in its own process."""
    command = shutil.which("siegemaster", path=Path(sys.executable).parent)
    assert command is not None
    done = subprocess.run([command, "simulate", "--policy", "nobody"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "nobody" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.stress
def test_fuzz_plays_legal_games(siegemaster: Callable[..., Any]) -> None:
    output = siegemaster("fuzz", "--games", "1", "--resume-every", "60")
    assert output.status == 0
    assert "1 games" in output.out
    assert "0 games with faults" in output.out
