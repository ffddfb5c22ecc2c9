"""The commands for the siege: its statistics, its cases, its positions."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import engine.games

CASES = Path(__file__).parent.parent / "cases"


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Return the statistics of three sieges of the steward, played in two processes."""
    from bot.cli.simulate import Order, play_many, report

    order = Order(game="siege", policy="steward", seed="7", options={})
    return report(order, list(play_many(order, 3, jobs=2)), seconds=1.0)


@pytest.mark.stress
def test_every_siege_has_a_band_a_winner_and_an_end(figures: dict[str, Any]) -> None:
    for shares in ("bands", "boxers_bands", "winners", "verdicts"):
        assert sum(figures[shares].values()) == 3, shares
    assert list(figures["bands"]) == ["disaster", "defeat", "marginal-victory", "victory", "great-victory"]
    assert figures["faults"] == 0


def test_the_report_on_sieges_has_its_figures(figures: dict[str, Any]) -> None:
    days = figures["morale_by_day"]
    assert list(days)[:2] == ["1", "2"]
    assert all(0 <= morale <= 10 for morale in days.values())
    assert 0 <= figures["survivors"]["civilian_points"]["most"] <= 120
    assert figures["ruins"]["least"] >= 0
    rounds = figures["rounds_per_assault"]
    assert sum(rounds["by_rounds"].values()) == round(figures["assaults"]["mean"] * 3)
    assert 1 <= rounds["least"] <= rounds["median"] <= rounds["most"]
    assert 0 < figures["decisions_per_assault"]["mean"] < figures["decisions"]["mean"]


def test_one_process_plays_the_same_sieges(
    figures: dict[str, Any], siegemaster: Callable[..., Any], tmp_path: Path
) -> None:
    file = tmp_path / "figures.json"
    assert siegemaster("simulate", "--games", 3, "--seed", 7, "--json", file).status == 0
    alone = json.loads(file.read_text())
    assert {**alone, "games_per_second": 0} == {**figures, "games_per_second": 0}


def test_random_play_is_simulated(siegemaster: Callable[..., Any], tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    assert (
        siegemaster("simulate", "--games", 1, "--policy", "random", "--json", file, "-o", "wounded_red=flat12").status
        == 0
    )
    found = json.loads(file.read_text())
    assert (found["policy"], found["options"]) == ("random", {"wounded_red": "flat12"})


def test_passing_cases_are_reported(siegemaster: Callable[..., Any]) -> None:
    file = next(iter(sorted(CASES.rglob("*.toml"))))
    output = siegemaster("cases", file, "--verbose")
    assert output.status == 0
    assert "0 differ" in output.out
    assert "dice:" in output.out
    assert "holds" not in siegemaster("cases", file, "--quiet").out


def test_failing_cases_are_reported(siegemaster: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "wrong.toml").write_text(
        'game = "siege"\ntitle = "Supplies stand still"\nsection = "5.1.1"\nstep = "supplies"\nuntil = "next"\n'
        '[position]\nstart = "historical"\nday = 3\ncard = "7H"\nfood = 4\n[after]\nfood = 4\n'
    )
    output = siegemaster("cases", tmp_path)
    assert output.status == 1
    assert "Supplies stand still" in output.out
    assert "food: expected 4, it is 5" in output.out
    assert "1 differ" in output.out


@pytest.mark.parametrize("text", ["title = [", 'game = "siege"\ntitle = "no step"'])
def test_unreadable_cases_are_reported(siegemaster: Callable[..., Any], tmp_path: Path, text: str) -> None:
    (tmp_path / "broken.toml").write_text(text)
    output = siegemaster("cases", tmp_path)
    assert output.status == 1
    assert "broken.toml" in output.out


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('title = "x"\nsection = "5"\nstep = "card"', "the file does not say which game its cases are of"),
        ('game = ""\ntitle = "x"', "the file does not say which game its cases are of"),
        ("game = 7", "the file does not say which game its cases are of"),
        ('game = "whist"\ntitle = "x"', "there is no game 'whist'; choose one of siege, ascari, keep-up-the-fire"),
    ],
)
def test_a_case_without_a_game_is_reported_with_its_file(
    siegemaster: Callable[..., Any], tmp_path: Path, text: str, why: str
) -> None:
    (tmp_path / "nameless.toml").write_text(text)
    output = siegemaster("cases", tmp_path)
    assert output.status == 1
    assert "nameless.toml" in output.out
    assert why in " ".join(output.out.split())
    assert "1 cases, 0 hold, 1 differ" in output.out


def test_cases_of_every_game_are_run_together(siegemaster: Callable[..., Any], tmp_path: Path) -> None:
    """A folder of several games is run by itself; a game's name selects its cases."""
    ours, theirs = CASES / "2-stacking.toml", CASES / "keep_up_the_fire" / "3-relief.toml"
    for file in (ours, theirs):
        (tmp_path / file.name).write_text(file.read_text())
    both = siegemaster("cases", tmp_path)
    assert both.status == 0
    assert "2-stacking" in both.out
    assert "3-relief" in both.out
    one = siegemaster("cases", tmp_path, "--game", "keep-up-the-fire")
    assert one.status == 0
    assert "2-stacking" not in one.out
    assert "3-relief" in one.out
    nothing = siegemaster("cases", theirs, "--game", "siege")
    assert nothing.status == 1
    assert "no cases of siege" in nothing.err


def test_every_case_file_names_a_game(siegemaster: Callable[..., Any]) -> None:
    output = siegemaster("cases", CASES, "--quiet")
    assert output.status == 0
    assert "0 differ" in output.out
    assert int(output.out.split(" cases")[0]) > 480, output.out


def test_a_file_of_another_game_is_skipped(tmp_path: Path) -> None:
    file = tmp_path / "theirs.toml"
    file.write_text('game = "keep-up-the-fire"\n[[case]]\ntitle = "x"\nsection = "1"\nstep = "card"\n')
    (result,) = engine.games.part("siege", "testing.cases").run_file(file)
    assert result.differences == ("its cases are of keep-up-the-fire, not of siege",)


def test_a_folder_without_cases_is_an_error(siegemaster: Callable[..., Any], tmp_path: Path) -> None:
    output = siegemaster("cases", tmp_path)
    assert output.status == 1
    assert "no cases" in output.err


def test_a_position_is_drawn(siegemaster: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text('start = "historical"\nday = 3\nmorale = 8\n')
    output = tmp_path / "deep" / "p.png"
    said = siegemaster("render", tmp_path / "p.toml", "-o", output, "--text")
    assert said.status == 0, said.err
    assert Image.open(io.BytesIO(output.read_bytes())).width == 1600
    assert "MacDonald" in said.out


@pytest.mark.stress("fr-Britannique Sud")
@pytest.mark.parametrize(("language", "word"), [("it", "Britannica nord"), ("fr", "Britannique Sud")])
def test_a_position_is_drawn_in_other_languages(
    siegemaster: Callable[..., Any], tmp_path: Path, language: str, word: str
) -> None:
    (tmp_path / "p.toml").write_text('start = "historical"\nday = 3\nmorale = 8\n')
    output = siegemaster("render", tmp_path / "p.toml", "-o", tmp_path / "p.png", "--text", "--language", language)
    assert output.status == 0, output.err
    assert word in output.out
    assert siegemaster("render", tmp_path / "p.toml", "-o", tmp_path / "e.png").status == 0
    assert (tmp_path / "p.png").read_bytes() != (tmp_path / "e.png").read_bytes()


def test_a_language_without_texts_is_refused_by_name(siegemaster: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text('start = "historical"\n')
    output = siegemaster("render", tmp_path / "p.toml", "-o", tmp_path / "p.png", "--language", "xx")
    assert output.status == 1
    assert "en, fr, it" in output.err


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("morale = 99", "99"),
        ("morale = [", "is no position"),
        ('[counters]\natlantis = ["gb1"]', "atlantis"),
        ('{"morale": }', "line 1"),
    ],
)
def test_errors_in_a_position_are_named(
    siegemaster: Callable[..., Any], tmp_path: Path, text: str, complaint: str
) -> None:
    (tmp_path / "p.toml").write_text(text)
    output = siegemaster("render", tmp_path / "p.toml", "-o", tmp_path / "p.png")
    assert output.status == 1
    assert complaint in output.err
    assert "Traceback" not in output.err
    assert not (tmp_path / "p.png").exists()


def test_a_position_with_errors_can_be_drawn(siegemaster: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text('start = "historical"\nmorale = 8\nday = 3\n[fires]\nwall-west = "lit"\n')
    assert siegemaster("render", tmp_path / "p.toml", "-o", tmp_path / "p.png").status == 1
    assert siegemaster("render", tmp_path / "p.toml", "-o", tmp_path / "p.png", "--faulty").status == 0
    assert (tmp_path / "p.png").exists()


def test_an_unwritable_picture_is_reported(siegemaster: Callable[..., Any], tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text('start = "historical"\n')
    output = siegemaster("render", tmp_path / "p.toml", "-o", tmp_path)
    assert output.status == 1
    assert "cannot be written" in output.err


ENDLESS = {
    "brackets in JSON": '{"a": ' + "[" * 100_000,
    "brackets in TOML": "a = " + "[" * 100_000,
    "a million signs": "# " + "x" * 1_100_000,
}


@pytest.mark.parametrize("game", ["siege", "keep-up-the-fire"])
@pytest.mark.parametrize("endless", ENDLESS)
def test_a_malformed_file_is_refused(siegemaster: Callable[..., Any], tmp_path: Path, endless: str, game: str) -> None:
    """Deep brackets and oversized files are refused in one line, without long work."""
    file = tmp_path / "endless.toml"
    file.write_text(ENDLESS[endless])
    done = siegemaster("render", file, "-o", tmp_path / "board.png", "--game", game)
    assert done.status == 1
    assert "Traceback" not in done.err
    assert "too deep" in done.err or "1,000,000" in done.err
    done = siegemaster("cases", file, "--game", game)
    assert done.status == 1
    assert "Traceback" not in done.out + done.err
    assert "cannot be read" in done.out
