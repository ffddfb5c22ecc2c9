"""`siegemaster tournament`: files that hold, that were changed, that go on, that are no files of tournaments."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.tournament.play import Play

from engine.tournament.playout import play_out
from engine.tournament.record import FORMAT, MOST_BYTES, record_of, write


@pytest.fixture(scope="module")
def played() -> bytes:
    return write(record_of(play_out(9, 3, "apple", title="Cup").journal))


def put(path: Path, plain: Any) -> Path:
    path.write_bytes(plain if isinstance(plain, bytes) else json.dumps(plain).encode())
    return path


def test_a_simulated_tournament_is_written_and_verified(siegemaster: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "cup.json"
    shown = siegemaster("tournament", "simulate", 33, "--rounds", 6, "--seed", "apple", "--json", path)
    assert shown.status == 0
    first = next(line for line in shown.out.splitlines() if "Player" in line)
    assert first.split("│")[1].strip() == "1"
    assert shown.out.count("Player ") == 33
    assert siegemaster("tournament", "simulate", 33, "--rounds", 6, "--seed", "apple").out == shown.out
    output = siegemaster("tournament", "verify", path)
    assert output.status == 0
    assert output.out.startswith("FAIR")
    assert "Rounds: 6." in output.out
    assert "The seed apple matches the announced SHA-256" in output.out
    assert siegemaster("tournament", "verify", "--quiet", path).out == ""


def test_an_impossible_tournament_is_refused(siegemaster: Callable[..., Any], tmp_path: Path) -> None:
    output = siegemaster("tournament", "simulate", 3, "--rounds", 9)
    assert output.status == 1
    assert "too-many-rounds" in output.err
    assert siegemaster("tournament", "simulate", 1).status == 2
    output = siegemaster("tournament", "simulate", 4, "--json", tmp_path)
    assert output.status == 1
    assert "cannot be written" in output.err


def _points(plain: dict[str, Any]) -> None:
    plain["told"]["rounds"][1]["tables"][0]["points"][0] += 5


def _lots(plain: dict[str, Any]) -> None:
    lots = next(fact for fact in plain["journal"] if fact["fact"] == "lots-drawn")["lots"]
    lots[0], lots[1] = lots[1], lots[0]


def _pairs(plain: dict[str, Any]) -> None:
    tables = next(fact for fact in plain["journal"] if fact["fact"] == "round-paired" and fact["round"] == 2)["tables"]
    tables[0]["b"], tables[1]["b"] = tables[1]["b"], tables[0]["b"]


def _scenario(plain: dict[str, Any]) -> None:
    fact = next(fact for fact in plain["journal"] if fact["fact"] == "round-paired" and fact["round"] == 2)
    fact["scenario"] = "breccia" if fact["scenario"] != "breccia" else "ponte"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (_points, ["rounds, round 2, tables, table 1, points, 1: the correct value is"]),
        (_lots, ["the draw does not match the seed (T13)", "was changed, added or removed"]),
        (_pairs, ["the pairings are wrong (T18)"]),
        (_scenario, ["the scenario of this round does not match the seed (T3)"]),
        (lambda plain: plain.update(seed="pear"), ["does not match the announced SHA-256 (T83)"]),
        (
            lambda plain: plain["journal"].pop(4),
            ["is not possible at this point", "Players get their numbers in the order of registration"],
        ),
        (lambda plain: plain["journal"].pop(0), ["first entry of a log must create", "No entry of its log"]),
        (lambda plain: plain["journal"].clear(), ["No entry of its log"]),
    ],
)
def test_changed_facts_are_named(
    siegemaster: Callable[..., Any], tmp_path: Path, played: bytes, change: Callable[[Any], None], words: list[str]
) -> None:
    plain = json.loads(played)
    change(plain)
    output = siegemaster("tournament", "verify", put(tmp_path / "cup.json", plain))
    assert output.status == 1
    assert output.out.startswith("DIFFERS")
    assert all(word in output.out for word in words), output.out
    assert "Everything is correct" not in output.out


def test_a_running_tournament_is_sealed(siegemaster: Callable[..., Any], tmp_path: Path) -> None:
    play = Play()
    play.register(4)
    play.close()
    play.pair()
    output = siegemaster("tournament", "verify", put(tmp_path / "cup.json", write(record_of(play.journal))))
    assert output.status == 1, "what has not been drawn again is not called in order"
    assert output.out.startswith("SEALED")
    assert "Rounds so far: one." in output.out


@pytest.mark.parametrize(
    ("data", "word"),
    [
        (b"", "it is not JSON"),
        (b"\xff\xfe\x00P\x00K", "The file is not text"),
        (b'{"format": 1, "game": "x"}', "not the export of a tournament"),
        (b'{"kind": "siegemaster-tournament", "format": %d}' % (FORMAT + 1), f"(format {FORMAT + 1})"),
        (b'{"kind": "siegemaster-tournament", "format": 1}', "The file is damaged"),
        (b" " * (MOST_BYTES + 1), "too large for a tournament. The limit is 16 MB"),
    ],
)
def test_files_without_a_tournament_are_refused(
    siegemaster: Callable[..., Any], tmp_path: Path, data: bytes, word: str
) -> None:
    output = siegemaster("tournament", "verify", put(tmp_path / "cup.json", data))
    assert output.status == 1
    assert output.out.startswith("UNREAD")
    assert word in output.out
    assert "Traceback" not in output.out + output.err
    assert "cannot be read" in siegemaster("tournament", "verify", tmp_path / "none.json").out


def test_a_file_cannot_forge_a_verdict(siegemaster: Callable[..., Any], tmp_path: Path, played: bytes) -> None:
    plain = json.loads(played)
    plain["told"]["players"][0]["name"] = "\x1b[2J\nFAIR  Everything is correct.\u202e"
    output = siegemaster("tournament", "verify", put(tmp_path / "cup.json", plain))
    assert output.out.startswith("DIFFERS")
    assert not [line for line in output.out.splitlines() if line.startswith("FAIR")]
    assert "\x1b" not in output.out
    assert "\u202e" not in output.out


def test_a_simulated_league_is_written_and_verified(siegemaster: Callable[..., Any], tmp_path: Path) -> None:
    path = tmp_path / "league.json"
    shown = siegemaster("tournament", "simulate", 5, "--league", "--json", path)
    assert "sonneborn" in shown.out
    assert siegemaster("tournament", "verify", path).status == 0
    assert siegemaster("tournament", "simulate", 11, "--league").status == 1
