"""`siegemaster simulate`: the same seed gives the same figures for each policy, with any number of processes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import engine.games
from bot.cli.simulate import Order, in_words, play_many, play_one, report


def figures(siegemaster: Callable[..., Any], tmp_path: Path, *words: object) -> dict[str, Any]:
    file = tmp_path / "figures.json"
    output = siegemaster("simulate", "--json", file, *words)
    assert output.status == 0, output.err
    return json.loads(file.read_text())


def test_the_result_has_its_keys(siegemaster: Callable[..., Any], tmp_path: Path, orchard: str) -> None:
    found = figures(siegemaster, tmp_path, "--games", 3, "--seed", 7, "--game", orchard)
    assert {"games", "games_per_second", "faults", "bands", "decisions"} <= set(found)
    assert (found["games"], found["faults"], found["seed"], found["policy"]) == (3, 0, "7", "steward")
    assert found["games_per_second"] > 0


def test_the_same_seed_gives_the_same_figures(siegemaster: Callable[..., Any], tmp_path: Path, orchard: str) -> None:
    def once(seed: int) -> dict[str, Any]:
        found = figures(siegemaster, tmp_path, "--games", 4, "--seed", seed, "--game", orchard)
        del found["games_per_second"], found["seed"]
        return found

    assert once(5) == once(5)
    assert once(5) != once(6)


def test_processes_change_nothing(orchard: str) -> None:
    order = Order(game=orchard, policy="steward", seed="5", options={})
    alone = list(play_many(order, 3))
    assert [tally.decisions for tally in alone] == [play_one(order, number).decisions for number in (1, 2, 3)]


def test_options_of_a_game_are_applied(siegemaster: Callable[..., Any], tmp_path: Path, orchard: str) -> None:
    words = ("--games", 2, "--game", orchard)
    short = figures(siegemaster, tmp_path, *words, "--option", "days=1")
    long = figures(siegemaster, tmp_path, *words, "--option", "days=40")
    assert short["decisions"]["most"] < long["decisions"]["mean"]
    assert long["options"] == {"days": "40"}


@pytest.mark.parametrize("wrong", ["days", "weeks=1", "days=2"])
def test_a_wrong_option_is_refused_with_the_valid_ones(
    siegemaster: Callable[..., Any], orchard: str, wrong: str
) -> None:
    output = siegemaster("simulate", "--game", orchard, "--option", wrong)
    assert output.status == 2
    assert "days" in output.err


def test_only_json_goes_to_standard_output(siegemaster: Callable[..., Any], orchard: str) -> None:
    output = siegemaster("simulate", "--games", 1, "--game", orchard, "--json", "-")
    assert json.loads(output.out)["games"] == 1


def test_an_unwritable_file_is_reported(siegemaster: Callable[..., Any], tmp_path: Path, orchard: str) -> None:
    output = siegemaster("simulate", "--games", 1, "--game", orchard, "--json", tmp_path)
    assert output.status == 1
    assert output.err.startswith("siegemaster: ")
    assert "Traceback" not in output.err


@pytest.mark.parametrize("check", [False, True])
def test_errors_are_counted_and_shown_and_fail_the_command(
    siegemaster: Callable[..., Any], tmp_path: Path, orchard: str, monkeypatch: pytest.MonkeyPatch, check: bool
) -> None:
    ruleset = engine.games.find(orchard)
    monkeypatch.setattr(type(ruleset), "faults", lambda _self, world: ["a hare too many"] if world.day >= 1 else [])
    file = tmp_path / "figures.json"
    flags = ("--check",) if check else ()
    output = siegemaster("simulate", "--games", 2, "--game", orchard, "--json", file, *flags)
    assert output.status == 1
    assert "a hare too many" in output.err
    found = json.loads(file.read_text())
    assert found["faults"] > 2 if check else found["faults"] == 2


def test_a_game_that_breaks_off_is_an_error(orchard: str, monkeypatch: pytest.MonkeyPatch) -> None:
    order = Order(game=orchard, policy="steward", seed="5", options={})
    steward = engine.games.find(orchard).policies["steward"]
    monkeypatch.setattr(steward, "answer", lambda _self, _view, _ask: ("juggle",))
    tally = play_one(order, 1)
    assert len(tally.faults) == 1
    assert "game 5-1" in tally.faults[0]
    assert report(order, [tally], seconds=1.0)["faults"] == 1


def test_figures_are_printed_as_text() -> None:
    nested = {"games": 2, "bands": {"won": 1, "lost": 1}, "deep": {"one": {"mean": 1.5}}, "fault_list": []}
    assert list(in_words(nested)) == ["games: 2", "bands: won 1, lost 1", "deep:", "  one: mean 1.5"]


def test_each_side_has_a_policy_of_its_own(siegemaster: Callable[..., Any], tmp_path: Path) -> None:
    words = ("--games", 3, "--game", "ascari", "--policy")
    found = figures(siegemaster, tmp_path, *words, "random,steward")
    assert found["winners"] == {"dervish": 3}
    assert figures(siegemaster, tmp_path, *words, "steward,random")["winners"] != found["winners"]


@pytest.mark.parametrize(("policies", "told"), [("steward,random,steward", "dervish"), ("steward,oracle", "oracle")])
def test_wrong_policies_are_refused_with_the_valid_ones(
    siegemaster: Callable[..., Any], policies: str, told: str
) -> None:
    output = siegemaster("simulate", "--game", "ascari", "--policy", policies)
    assert output.status == 2
    assert told in output.err
