"""The lines of `make bench` about the board's page; the times themselves depend on the machine."""

from __future__ import annotations

import pytest
from support.channel_fixtures import without_boards

from benchmarks import board_page
from bot.boards.pictures import PictureWorker


def test_each_limit_of_the_page_has_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """The measured table has free points; two decisions are enough for every kind of request."""
    monkeypatch.setattr(PictureWorker, "warm_up", without_boards)
    found = board_page.figures("revolte", 2)
    lines = ("first visit", "the first after a decision", "each further viewer", "a touch", "200 listeners")
    for what in (*lines, "drawn once for all", "once they are drawn"):
        assert sum(what in figure.name for figure in found) == 1, what
    assert all(figure.ratio > 0 for figure in found)
    assert found[0].good, "the size depends on no machine"
