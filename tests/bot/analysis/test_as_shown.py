"""The curve of an analysis goes through the figures that the boards had."""

from __future__ import annotations

from bot.analysis.service import as_shown
from engine.core.chances.analysis_format import Analysis, Day
from engine.core.chances.tallies import Tally


def tally(won: int) -> Tally:
    return Tally(100, {"player": won}, {}, {})


def analysed(*chances: float) -> Analysis:
    days = tuple(
        Day(period=number, chance=chance, skill={"player": 0.0}, luck=0.0) for number, chance in enumerate(chances, 1)
    )
    return Analysis(
        rules="1",
        tries=10,
        sides=("player",),
        first=0.4,
        end=1.0,
        decisions=(),
        days=days,
        turning_points=(),
        accuracy={},
    )


def test_the_curve_begins_with_the_first_boards_figure() -> None:
    shown = as_shown(analysed(0.5, 0.6, 1.0), {1: tally(72), 2: tally(55)})
    assert shown.first == 0.72
    assert [day.chance for day in shown.days] == [0.55, 0.6, 1.0], "the third day had no figure; the end is the result"


def test_a_game_without_stored_figures_keeps_its_analysed_curve() -> None:
    found = analysed(0.5, 1.0)
    assert as_shown(found, {}) == found
    assert as_shown(found, {9: tally(1)}).first == found.first, "its first board had none"


def test_a_draw_counts_as_half_a_win() -> None:
    found = analysed(0.5, 1.0)
    both = Analysis(**{name: getattr(found, name) for name in Analysis.__struct_fields__} | {"sides": ("a", "b")})
    assert as_shown(both, {1: Tally(10, {"a": 4, "b": 4}, {}, {})}).first == 0.5
