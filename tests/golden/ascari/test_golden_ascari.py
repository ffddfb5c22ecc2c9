"""Golden games of Ascari: the same seed, options and answers give the same game on every machine and Python."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from golden.ascari import golden_ascari as golden
from support.command_line import Said, called

from bot.cli import main
from engine.core.drive import read_mark
from engine.core.record import in_force, read, write
from engine.core.save import advance, dump, load, new_game
from engine.games.ascari.scenarios import SCENARIOS

GAMES = list(golden.games())
RECORDS = list(golden.recorded())


@pytest.fixture
def siegemaster(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[..., Said]]:
    """Run the command in this process; return its exit status, output and error output."""
    with called(main, "siegemaster", monkeypatch, capsys) as call:
        yield call


@pytest.mark.stress("amba-alagi-1895", "makalle-1896")
@pytest.mark.parametrize(("path", "game"), GAMES, ids=[path.stem for path, _ in GAMES])
def test_a_golden_game_plays_as_it_did(path: Path, game: dict[str, Any]) -> None:
    playout = golden.play(game["seed"], options=game["options"], answers=game["answers"])
    assert len(playout.asked) == len(game["answers"])
    assert golden.outcome(playout) == game["outcome"]


def test_there_is_one_for_every_scenario_and_player() -> None:
    assert {path.stem for path, _ in GAMES} == {name for name, *_ in golden.WANTED}
    assert {game["outcome"]["winner"] for _, game in GAMES} >= {"italian", "ethiopian"}


@pytest.mark.stress("amba-alagi-1895", "makalle-1896")
@pytest.mark.parametrize(("name", "data", "save"), RECORDS, ids=[name for name, *_ in RECORDS])
def test_a_recorded_game_is_fair_and_plays_on_from_its_save(
    name: str, data: bytes, save: bytes, tmp_path: Path, siegemaster: Callable[..., Said]
) -> None:
    """Two people, orders aside, lapses and undone answers: verified by the command, and by its save in the middle."""
    path = tmp_path / f"{name}.json"
    path.write_bytes(data)
    said = siegemaster("verify", path)
    assert (said.status, said.out.partition("\n")[0].split()[0]) == (0, "FAIR")
    record = read(data)
    assert (record.format, record.options["scenario"], write(record)) == (3, name, data)
    assert {entry.action for entry in record.entries} >= {"answer", "aside", "lapse"}
    outcome, found = new_game(golden.RULESET, seed=record.seed or "", options=record.options), False
    for entry in in_force(record.entries)[1:]:
        said_then = read_mark(entry.answer)
        outcome = advance(
            golden.RULESET, load(dump(outcome.save)), said_then.answer, side=said_then.side, aside=said_then.aside
        )
        if dump(outcome.save) == save:
            outcome, found = advance(golden.RULESET, load(save)), True
    assert found
    assert json.loads(bytes(record.result))["winner"] == golden.RULESET.result(outcome.world)["winner"]
    assert json.loads(bytes(record.position)) == msgspec.to_builtins(golden.RULESET.view(outcome.world))


def test_there_is_a_record_of_every_scenario_with_an_undo_among_them() -> None:
    assert {name for name, *_ in RECORDS} == set(SCENARIOS)
    assert any(entry.action == "undo" for _, data, _ in RECORDS for entry in read(data).entries)
