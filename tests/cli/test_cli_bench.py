"""`siegemaster bench`: ratios in a table; the figures themselves are not tested, machines differ."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

import bot.cli.bench as bench


def test_a_table_of_ratios(siegemaster: Callable[..., Any], orchard: str) -> None:
    said = siegemaster("bench", "--game", orchard, "--rounds", 1)
    assert said.status == 0, said.err
    for word in ("games a second", "warm map", "committed", "replay", "ratio", "wanted"):
        assert word in said.out


@pytest.mark.parametrize(("flags", "status"), [((), 0), (("--strict",), 1)])
def test_strict_fails_when_something_is_slow(
    siegemaster: Callable[..., Any],
    orchard: str,
    monkeypatch: pytest.MonkeyPatch,
    flags: tuple[str, ...],
    status: int,
) -> None:
    monkeypatch.setattr(bench, "GAMES_WANTED", 1e9)
    said = siegemaster("bench", "--game", orchard, "--rounds", 1, *flags)
    assert said.status == status
    assert "no" in said.out


def test_the_map_is_a_busy_one(orchard: str) -> None:
    assert bench.busiest_view(orchard)["round"] >= 1


def test_commands_are_held_against_a_bare_one(orchard: str) -> None:
    figures = bench._commands(orchard, 1)
    assert [figure.name.split("/siege ")[1].split(",")[0] for figure in figures] == ["undo", "odds", "log", "rules"]
    assert "answers standing" in figures[0].name
    assert all(figure.ratio > 0 and "/siege status" in figure.against for figure in figures)
    assert all(figure.good == (figure.ratio <= bench.COMMAND_WANTED) for figure in figures)


def test_without_a_simulated_discord_commands_are_left_out(
    orchard: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "simcord", None)
    monkeypatch.delitem(sys.modules, "bot.local.commands", raising=False)
    assert bench._commands(orchard, 1) == []
    assert "siegemaster[local]" in capsys.readouterr().err
