"""`make bench` prints ratios in a table. The figures themselves are not tested because they depend on the machine."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from itertools import islice, pairwise
from typing import Any

import pytest
from support import stress

import engine.games
from benchmarks import command_latency, figure, films, pictures, speed
from benchmarks.figure import Figure, on_this_core
from benchmarks.living_boards import Cost, Costs, digests, living_boards, measure
from benchmarks.recordings import REPLAY, recorded
from benchmarks.render_memory import Weight
from engine.core.replay import scenes


@pytest.mark.stress
def test_the_report_is_a_table_of_ratios(
    bench: Callable[..., Any], orchard: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured, figures = speed._commands, list[Figure]()
    monkeypatch.setattr(speed, "_commands", lambda *said: figures.extend(measured(*said)) or figures)
    if not stress.FULL:
        monkeypatch.setattr(command_latency, "_QUIET", 20.0)  # its rounds take longer than what is measured
        monkeypatch.setattr(speed, "languages", lambda: ("en",))  # each language has a process of its own
    said = bench("--game", orchard, "--rounds", 1, "--living", 3)
    assert said.status == 0, said.err
    for word in (
        "games a second",
        "warm map",
        "what happened",
        "committed",
        "longest day",
        "a click",
        "the page",
        "ratio",
        "wanted",
    ):
        assert word in said.out
    assert [figure.name.split("/siege ")[1].split(",")[0] for figure in figures] == ["undo", "odds", "log", "rules"]
    assert "answers standing" in figures[0].name
    assert all(figure.ratio > 0 and "/siege status" in figure.against for figure in figures)
    assert all(figure.good == (figure.ratio <= speed.COMMAND_WANTED) for figure in figures)
    assert all(figure.row[0] in said.out for figure in figures)


@pytest.mark.stress("flags0-0")
@pytest.mark.parametrize(("flags", "status"), [((), 0), (("--strict",), 1)])
def test_strict_fails_when_something_is_slow(
    bench: Callable[..., Any],
    orchard: str,
    monkeypatch: pytest.MonkeyPatch,
    flags: tuple[str, ...],
    status: int,
) -> None:
    monkeypatch.setattr(speed, "GAMES_WANTED", 1e9)
    monkeypatch.setattr(speed, "_commands", lambda *_: [])  # the other figures do not matter here
    monkeypatch.setattr(speed, "_page", lambda *_: [])
    monkeypatch.setattr(speed, "_memory", lambda *_: None)
    monkeypatch.setattr(speed, "_click", lambda *_: None)
    monkeypatch.setattr(pictures, "living", lambda *_: [])
    said = bench("--game", orchard, "--rounds", 1, "--living", 3, *flags)
    assert said.status == status
    assert "no" in said.out


def test_replays_and_the_page_are_compared_with_their_limits_in_seconds(orchard: str) -> None:
    measured = list(films.costs(recorded(orchard, REPLAY)))
    assert [cost.wanted for cost in measured] == [films.DAY_WANTED, films.GAME_WANTED, films.PAGE_WANTED]
    assert all(0 < cost.seconds < cost.wanted and cost.size > 1_000 for cost in measured), "a toy is fast"
    slow, large = films.Cost("a day", 16.0, 8.0, 1), films.Cost("a day", 1.0, 8.0, films.MOST * 3)
    assert (slow.ratio, large.ratio) == (2, 3)


def test_the_measured_map_is_a_busy_one(orchard: str) -> None:
    assert pictures.busiest_view(orchard)["round"] >= 1


@pytest.mark.parametrize(("mean", "p90", "good"), [(11.9, 15.9, True), (12.1, 15.9, False), (11.9, 16.1, False)])
def test_boards_in_play_are_compared_with_their_own_saves(
    monkeypatch: pytest.MonkeyPatch, mean: float, p90: float, good: bool
) -> None:
    boards = Cost(pictures=600, mean=mean, median=9.0, p90=p90, save=10.0)
    fights = Cost(pictures=90, mean=19.0, median=9.0, p90=99.0, save=10.0)
    monkeypatch.setattr(pictures, "measure_apart", lambda *_, **__: Costs(boards=boards, fights=fights))
    figures = pictures.living("orchard", "fr", 600)
    assert [figure.good for figure in figures] == [good, True]
    assert "600 different boards, fr" in figures[0].name
    assert figures[1].ratio == 1.9


def test_a_board_in_play_reports_all_events_since_its_post() -> None:
    boards = list(islice(living_boards("siege", games=3), 60))
    told = [len(board.events) for board in boards]
    assert max(told) > 10
    assert any(one < two for one, two in pairwise(told))


def test_boards_in_play_are_drawn_and_their_digests_are_stable(orchard: str) -> None:
    costs = measure(orchard, locale="it", games=2, warm=1, drawn=4)
    assert costs.boards is not None
    assert costs.boards.pictures == 4
    assert costs.fights is None, "the toy has no such picture"
    assert list(digests(orchard, locale="it", games=2, drawn=4)) == list(
        digests(orchard, locale="it", games=2, drawn=4)
    )


def test_without_a_simulated_discord_commands_are_left_out(
    orchard: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "simcord", None)
    monkeypatch.delitem(sys.modules, "benchmarks.command_latency", raising=False)
    assert speed._commands(orchard, 1) == []
    assert "siegemaster[local]" in capsys.readouterr().err


@pytest.mark.parametrize(("after", "good"), [(180.0, True), (190.5, False)])
def test_memory_is_measured_as_the_increase_by_drawing(
    monkeypatch: pytest.MonkeyPatch, after: float, good: bool
) -> None:
    weight = Weight(maps=1_000, parts=166, before=40.0, after=after, peak=200.0)
    monkeypatch.setattr(speed, "weigh_apart", lambda name, maps: weight)
    figure = speed._memory("orchard", 7)
    assert figure is not None
    assert figure.good is good
    assert f"{after - 40:.0f} MiB (and 40 MiB before it drew; at most 200 MiB in all)" in figure.row


def test_an_unmeasurable_size_is_left_out(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def refuse(name: str, maps: int) -> Weight:
        raise OSError("no /proc here")

    monkeypatch.setattr(speed, "weigh_apart", refuse)
    assert speed._memory("orchard", 1) is None
    assert "no /proc here" in capsys.readouterr().err


@pytest.mark.stress
@pytest.mark.parametrize("name", engine.games.names())
def test_the_game_of_the_replays_is_replayed(name: str) -> None:
    least = 100 if len(engine.games.find(name).sides) == 1 else 30  # the first scenario of two sides is the small one
    assert len(list(scenes(engine.games.find(name), recorded(name, REPLAY)))) > least


@pytest.mark.parametrize("name", ["orchard", *engine.games.names()])
@pytest.mark.usefixtures("orchard")
def test_decisions_are_measured_in_games_of_one_and_two_sides(name: str) -> None:
    times = asyncio.run(speed._decisions(name, 4))
    assert len(times) == 4
    assert min(times) > 0


@pytest.mark.stress
def test_commands_are_measured_in_games_of_two_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command_latency, "_QUIET", 20.0)
    figures = speed._commands("ascari", 1)
    assert [figure.name.split("/siege ")[1].split(",")[0] for figure in figures] == ["odds", "log", "rules"]
    assert all(figure.ratio > 0 for figure in figures)


@pytest.mark.stress
@pytest.mark.parametrize("name", ["keep-up-the-fire", "ascari"])
def test_clicks_are_measured_in_games_of_one_and_two_sides(name: str) -> None:
    figure = speed._click(name, 1)
    assert figure is not None
    assert figure.name == f"{name}: a click: decided, stored, drawn, sent"
    assert figure.ratio > 0
    assert figure.good == (figure.ratio <= 1)


def test_without_a_game_all_games_are_measured(bench: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    measured = list[str]()
    monkeypatch.setattr(speed, "_of_game", lambda name, rounds, living: measured.append(name) or [])
    assert bench("--rounds", 1).status == 0
    assert measured == list(engine.games.names())


def test_times_are_converted_to_a_usual_core(monkeypatch: pytest.MonkeyPatch) -> None:
    found = iter((2.0, 3.0))
    monkeypatch.setattr(figure, "slowness", lambda: next(found))
    with on_this_core() as core:
        pass
    assert core.usual(5.0) == 2.0
