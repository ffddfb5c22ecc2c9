"""Lines cut to the room that a message has: the last ones stay."""

from bot.ui.texts import latest


def test_lines_that_fit_are_unchanged() -> None:
    assert latest(["one", "two"], 8) == "one\ntwo"
    assert latest([], 8) == ""


def test_the_oldest_lines_are_dropped_first() -> None:
    assert latest(["one", "two", "three"], 12) == "…\ntwo\nthree"
    assert latest(["one", "two", "three"], 8) == "…\nthree"
    assert all(len(latest(["one", "two", "three"], room)) <= room for room in range(2, 20))


def test_a_line_longer_than_the_limit_is_cut() -> None:
    assert latest(["one", "threefold"], 8) == "…\nthree…"
    assert latest(["threefold"], 6) == "three…"
