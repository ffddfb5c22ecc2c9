"""Golden games of two sides: the same seed, options and answers give the same game on every machine and Python."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from golden.two_sided import EVERY, Golden
from support.command_line import Said, called

from bot.cli import main
from engine.core.drive import read_mark
from engine.core.record import in_force, read, write
from engine.core.save import advance, dump, load, new_game

GAMES = [(golden, *each) for golden in EVERY for each in golden.games()]
RECORDS = [(golden, *each) for golden in EVERY for each in golden.recorded()]


@pytest.fixture
def siegemaster(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[..., Said]]:
    """Run the command in this process; return its exit status, output and error output."""
    with called(main, "siegemaster", monkeypatch, capsys) as call:
        yield call


def named(cases: list[tuple[Any, ...]]) -> list[str]:
    return [f"{golden.rules.name} {name}" for golden, name, *_ in cases]


@pytest.mark.stress("ascari amba-alagi-1895", "ascari makalle-1896", "revolte langfang", "revolte tartar-wall")
@pytest.mark.parametrize(("golden", "name", "game"), GAMES, ids=named(GAMES))
def test_a_golden_game_plays_as_it_did(golden: Golden, name: str, game: dict[str, Any]) -> None:
    playout = golden.play(game["seed"], options=game["options"], answers=game["answers"])
    assert len(playout.asked) == len(game["answers"])
    assert golden.outcome(playout) == game["outcome"]


@pytest.mark.parametrize("golden", EVERY, ids=lambda golden: golden.rules.name)
def test_there_is_a_golden_game_for_every_scenario_and_player(golden: Golden) -> None:
    games = dict(golden.games())
    assert set(games) == {name for name, *_ in golden.wanted}
    assert {game["outcome"]["winner"] for game in games.values()} >= set(golden.rules.sides)


@pytest.mark.stress("ascari amba-alagi-1895", "ascari makalle-1896", "revolte langfang", "revolte tartar-wall")
@pytest.mark.parametrize(("golden", "name", "data", "save"), RECORDS, ids=named(RECORDS))
def test_a_recorded_game_is_fair_and_plays_on_from_its_save(
    golden: Golden, name: str, data: bytes, save: bytes, tmp_path: Path, siegemaster: Callable[..., Said]
) -> None:
    """Two people, orders aside, lapses and undone answers: verified by the command, and by its save in the middle."""
    path = tmp_path / f"{name}.json"
    path.write_bytes(data)
    said = siegemaster("verify", path)
    assert (said.status, said.out.partition("\n")[0].split()[0]) == (0, "FAIR")
    record = read(data)
    assert (record.format, record.options["scenario"], write(record)) == (3, name, data)
    assert {entry.action for entry in record.entries} >= {"answer", "aside", "lapse"}
    rules = load(save).rules  # it was made by rules of then, and is played on by those of today
    outcome, found = new_game(golden.rules, seed=record.seed or "", options=record.options), False
    for entry in in_force(record.entries)[1:]:
        said_then = read_mark(entry.answer)
        outcome = advance(
            golden.rules, load(dump(outcome.save)), said_then.answer, side=said_then.side, aside=said_then.aside
        )
        if dump(msgspec.structs.replace(outcome.save, rules=rules)) == save:
            outcome, found = advance(golden.rules, load(save)), True
    assert found
    assert json.loads(bytes(record.result))["winner"] == golden.rules.result(outcome.world)["winner"]
    assert json.loads(bytes(record.position)) == json.loads(msgspec.json.encode(golden.rules.view(outcome.world)))


@pytest.mark.parametrize("golden", EVERY, ids=lambda golden: golden.rules.name)
def test_there_is_a_record_of_every_scenario_with_an_undo_among_them(golden: Golden) -> None:
    records = list(golden.recorded())
    assert {name for name, *_ in records} == set(golden.rules.scenarios)
    assert any(entry.action == "undo" for _, data, _ in records for entry in read(data).entries)
