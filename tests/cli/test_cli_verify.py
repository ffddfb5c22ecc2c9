"""`siegemaster verify` on fair games, changed ones, sealed ones, and files that are no export."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.records import Game

import engine.games
from engine.core.record import write


@pytest.fixture
def played(orchard: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(write(Game(engine.games.find(orchard), seed="apple").play().record()))
    return found


def put(path: Path, plain: Any) -> Path:
    path.write_text(plain if isinstance(plain, str) else json.dumps(plain))
    return path


def test_a_fair_game_is_verified(siegemaster: Callable[..., Any], tmp_path: Path, played: dict[str, Any]) -> None:
    output = siegemaster("verify", put(tmp_path / "game.json", played))
    assert output.status == 0
    assert output.out.startswith("FAIR")
    assert "Every die and card is correct" in output.out
    assert "seed apple" in output.out
    assert played["seed_hash"] in output.out


@pytest.mark.stress
def test_a_siege_is_verified_in_its_own_process(tmp_path: Path) -> None:
    path = tmp_path / "siege.json"
    path.write_bytes(write(Game(engine.games.find("siege"), seed="s7").play().record()))
    command = shutil.which("siegemaster", path=str(Path(sys.executable).parent))
    words = [command] if command else [sys.executable, "-c", "from bot.cli import main; main()"]
    done = subprocess.run([*words, "verify", str(path)], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "Every die and card is correct" in done.stdout


def test_a_changed_die_is_detected(siegemaster: Callable[..., Any], tmp_path: Path, played: dict[str, Any]) -> None:
    event = next(event for entry in played["entries"] for event in entry["events"] if "account" in event)
    true = event["account"]["dice"][0]
    event["account"]["dice"] = [true % 6 + 1]
    output = siegemaster("verify", put(tmp_path / "game.json", played))
    assert output.status == 1
    assert output.out.startswith("DIFFERS")
    assert f"the seed gives {true}, but the record says {true % 6 + 1}" in output.out


@pytest.mark.parametrize(
    ("field", "value", "word"),
    [
        ("seed", "pear", "The seed does not match"),
        ("seed", None, "its seed is missing"),
        ("seed_hash", "", "The hash of the seed is missing"),
        ("options", {"days": "sixty"}, "can’t be set up"),
        ("entries", [], "beginning of the game is missing"),
        ("status", "won", "can’t have the status"),
    ],
)
def test_every_other_change_is_detected(
    siegemaster: Callable[..., Any], tmp_path: Path, played: dict[str, Any], field: str, value: object, word: str
) -> None:
    output = siegemaster("verify", put(tmp_path / "game.json", played | {field: value}))
    assert output.status == 1
    assert word in output.out


def test_a_game_of_older_rules_is_not_reported_as_forged(
    siegemaster: Callable[..., Any], tmp_path: Path, played: dict[str, Any]
) -> None:
    played["entries"][3] |= {"rules": "0.9", "answer": ["fly"]}
    output = siegemaster("verify", put(tmp_path / "game.json", played))
    assert output.status == 1
    assert "only part of it can be verified" in output.out
    assert "Up to row 3" in output.out


def test_a_running_game_is_sealed(siegemaster: Callable[..., Any], tmp_path: Path, orchard: str) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(write(Game(engine.games.find(orchard), seed="apple").play(most=3).record()))
    output = siegemaster("verify", path)
    assert output.status == 1, "what has not been replayed is not called in order"
    assert output.out.startswith("SEALED")
    assert "game is still in progress" in output.out


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "it is not JSON"),
        ('{"format": 1, "entries": [', "it is not JSON"),
        ("[1, 2]", "not an export of a game"),
        ('{"format": 1, "game": "x"}', "not an export of a game"),
        ('{"format": 99}', "comes from a newer version (format 99)"),
    ],
)
def test_files_that_are_no_export_are_refused(
    siegemaster: Callable[..., Any], tmp_path: Path, text: str, word: str
) -> None:
    output = siegemaster("verify", put(tmp_path / "game.json", text))
    assert output.status == 1
    assert output.out.startswith("UNREAD")
    assert word in output.out
    assert "Traceback" not in output.out + output.err


def test_missing_files_are_reported(
    siegemaster: Callable[..., Any], tmp_path: Path, played: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    output = siegemaster("verify", tmp_path / "none.json")
    assert output.status == 1
    assert "can’t be read" in output.out
    assert "can’t be read" in siegemaster("verify", tmp_path).out
    monkeypatch.setattr("bot.cli.verify.MOST_OF_A_RECORD", 10)
    assert "far too large" in siegemaster("verify", put(tmp_path / "game.json", played)).out
    assert siegemaster("verify").status == 2


def test_an_unknown_game_is_reported(siegemaster: Callable[..., Any], tmp_path: Path, played: dict[str, Any]) -> None:
    output = siegemaster("verify", put(tmp_path / "game.json", played | {"system": "chess"}))
    assert output.status == 1
    assert "does not know the game chess" in output.out


def test_several_files_are_verified(siegemaster: Callable[..., Any], tmp_path: Path, played: dict[str, Any]) -> None:
    good, bad = put(tmp_path / "good.json", played), put(tmp_path / "bad.json", "{")
    output = siegemaster("verify", good, bad)
    assert output.status == 1
    assert "2 files, 1 not in order" in output.out
    quiet = siegemaster("verify", "--quiet", good, good)
    assert quiet.status == 0
    assert quiet.out.strip() == "2 files, all in order"


@pytest.mark.parametrize(("dice", "said"), [("chosen", "Chosen dice"), ("repeated", "Known dice"), ("", "Chosen dice")])
def test_dice_known_beforehand_are_declared(
    siegemaster: Callable[..., Any], tmp_path: Path, played: dict[str, Any], dice: str, said: str
) -> None:
    answer = siegemaster("verify", put(tmp_path / "game.json", {**played, "dice": dice}))
    assert answer.status == 0
    assert said in answer.out


def test_a_chosen_seed_declared_as_drawn_is_detected(
    siegemaster: Callable[..., Any], tmp_path: Path, played: dict[str, Any]
) -> None:
    answer = siegemaster("verify", put(tmp_path / "game.json", {**played, "dice": "drawn"}))
    assert answer.status == 1
    assert "somebody chose this one" in answer.out
