"""`make bench-load` with tiny numbers. The figures themselves are not tested because they depend on the machine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from support import postgres

import engine.games
from benchmarks.load import __main__
from benchmarks.load.bot_process import Account
from benchmarks.load.databases import databases
from benchmarks.load.players import Clicked
from benchmarks.load.profiler import STAGES
from benchmarks.load.scenarios import Samples, Size
from benchmarks.load.seed_database import Stock, stock

TINY = ("--running", 4, "--players", 3, "--rounds", 1, "--stored", "9", "--clicks", 1, "--decisions", 3)


@pytest.fixture
def quick(orchard: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Install only the toy game, so that no other game's background is drawn at the start."""
    toys = [folder for folder in engine.games.__path__ if "toygame" in folder]
    monkeypatch.setattr(engine.games, "__path__", toys)
    engine.games.names.cache_clear()
    return orchard


@pytest.mark.stress
def test_the_load_report_has_players_games_and_the_time_of_each_part(
    bench_load: Callable[..., Any], quick: str
) -> None:
    said = bench_load("--game", quick, *TINY)
    assert said.status == 0, said.err
    for words in (
        "3 clicks at once: to the acknowledgement",
        "1 clicks one by one: to the picture",
        "the bare command: to its answer",
        "Memory:",
        "CPU of a click, ms",
        "the last picture of a round",
        "KiB a game of 3 decisions",
        "the picture: waited for and drawn",
        "committed",
        "beside analyses: to the acknowledgement",
        "9 (9 under way)",
    ):
        assert words in said.out, said.out


@pytest.mark.stress
def test_clicks_are_measured_beside_checks_of_battles(bench_load: Callable[..., Any]) -> None:
    """The checks need a game that reads battles, so the other games stay installed."""
    said = bench_load("--game", "keep-up-the-fire", "--checks", *TINY)
    assert said.status == 0, said.err
    assert "3 clicks at once, beside checks: to the acknowledgement" in said.out
    assert "beside analyses" not in said.out


@pytest.mark.stress
@pytest.mark.postgresql
def test_the_load_runs_on_postgresql_and_leaves_it_unchanged(bench_load: Callable[..., Any], quick: str) -> None:
    address = postgres.fresh(empty=True)
    before = asyncio.run(_databases(address))
    said = bench_load("--game", quick, "--database", address.replace("+asyncpg", ""), *TINY)
    assert said.status == 0, said.err
    assert "9 (9 under way)" in said.out
    assert asyncio.run(_databases(address)) == before


@pytest.mark.stress
@pytest.mark.postgresql
def test_the_benchmark_creates_and_drops_its_databases_on_postgresql(quick: str) -> None:
    address = postgres.fresh(empty=True)
    before = asyncio.run(_databases(address))
    found, during = asyncio.run(_stocked(address, quick))
    assert (found.games, len(found.running)) == (3, 2)
    assert found.size > found.whole_bytes > 0
    assert len(during - before) == 2, "the games, and whole ones to compare them with"
    assert asyncio.run(_databases(address)) == before


async def _stocked(address: str, game: str) -> tuple[Stock, set[str]]:
    """Store games as a run does; return them, and the databases that there were meanwhile."""
    async with databases(Path(), address) as made:
        found = await stock(made, await made.make("stored"), name=game, games=3, running=2, decisions=2)
        return found, await _databases(address)


async def _databases(address: str) -> set[str]:
    connection = await asyncpg.connect(address.replace("+asyncpg", ""))
    try:
        return {row["datname"] for row in await connection.fetch("SELECT datname FROM pg_database")}
    finally:
        await connection.close()


@pytest.mark.parametrize("wrong", ["sqlite:///games.db", "no address"])
def test_the_database_must_be_a_postgresql(bench_load: Callable[..., Any], orchard: str, wrong: str) -> None:
    said = bench_load("--database", wrong)
    assert said.status == 2
    assert "--database" in said.err


def test_the_database_may_be_given_by_the_environment(
    bench_load: Callable[..., Any], orchard: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIEGEMASTER_BENCH_DATABASE", "sqlite:///games.db")
    assert "only a PostgreSQL" in bench_load().err


def test_a_missing_database_is_reported(bench_load: Callable[..., Any], quick: str) -> None:
    said = bench_load("--game", quick, "--database", "postgresql://nobody@127.0.0.1:1/none", *TINY)
    assert said.status == 1
    assert "cannot be used" in said.err


@pytest.mark.parametrize("wrong", ["", "many", "0,10", "10,-1"])
def test_numbers_of_games_must_be_numbers(bench_load: Callable[..., Any], orchard: str, wrong: str) -> None:
    said = bench_load("--stored", wrong)
    assert said.status == 2
    assert "list of numbers" in said.err


def test_every_stage_of_a_click_is_a_function_of_the_bot() -> None:
    """Otherwise the bot's process ends as soon as the stages are timed."""
    for _, module, path in STAGES:
        assert callable(attrgetter(path)(import_module(module))), path


def test_percentiles_are_computed_over_all_measurements() -> None:
    times = [number / 100 for number in range(1, 101)]
    assert __main__.quantile(times, 0.5) == 0.51
    assert __main__.quantile(times, 0.99) == 1.0
    assert __main__.quantile([3.0], 0.99) == 3.0


@pytest.mark.parametrize(("bare", "good"), [([0.010, 0.020], True), ([0.010, 0.010], False)])
def test_an_acknowledgement_is_compared_with_the_bare_one(bare: list[float], good: bool) -> None:
    ratios, said, found = __main__._held([0.012, 0.024], bare)
    assert (said, found) == ("yes" if good else "no", good)
    assert len(ratios.split(" / ")) == 2


@pytest.mark.parametrize(("cpu", "last", "good"), [(0.049, 4.9, True), (0.052, 4.9, False), (0.049, 5.1, False)])
def test_simultaneous_clicks_are_compared_with_their_targets(
    capsys: pytest.CaptureFixture[str], cpu: float, last: float, good: bool
) -> None:
    samples, account = Samples(), Account(cpu=cpu, memory=100)
    samples.add(Clicked((0.01,) * 2, (0.002,) * 2, (0.05, last), cpu=cpu, seconds=last, told=0, account=account))
    assert __main__._show_cost(samples) is good
    said = capsys.readouterr().out
    assert f"{cpu * 500:.1f}" in said
    assert ("no" in said) is not good


@pytest.mark.parametrize(("committed", "cpu", "flat"), [(0.0119, 0.1, True), (0.013, 0.1, False), (0.01, 0.13, False)])
def test_a_click_among_many_games_may_cost_a_fifth_more(
    capsys: pytest.CaptureFixture[str], committed: float, cpu: float, flat: bool
) -> None:
    def size(games: int, committed: float, cpu: float) -> Size:
        stock = Stock(running=["a"] * games, games=games, size=2**20, decisions=3, whole_decisions=9, whole_bytes=2**15)
        samples = Samples()
        account = Account(cpu=cpu, memory=100)
        samples.add(Clicked((committed,), (0.002,), (0.05,), cpu=cpu, seconds=0.1, told=0, account=account))
        return Size(stock=stock, built=1.0, started=2.0, clicks=samples)

    assert __main__._show_sizes([size(10, 0.01, 0.1), size(1_000, committed, cpu)]) is flat
    assert "1,000" in capsys.readouterr().out
