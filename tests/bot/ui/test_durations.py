"""Durations as people type them: one parser for votes and for campaigns, in three languages."""

from __future__ import annotations

import pytest

from bot.ui.durations import HOUR, MINUTE, read_clock, read_minutes


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("20h", 1200),
        ("90m", 90),
        ("30m", 30),
        ("1h30", 90),
        ("1 h 30", 90),
        ("1h 30 min", 90),
        ("1h, 30m", 90),
        ("30m 1h", 90),
        ("1h1h", 120),
        ("2 days", 2880),
        ("1 d", 1440),
        ("1d 2", 1560),
        ("1d 2h 5m", 1565),
        ("1 day and 2 hours", 1560),
        ("1 giorno", 1440),
        ("2 gg", 2880),
        ("1 giorno e 2 ore", 1560),
        ("20 ore", 1200),
        ("5 minuti", 5),
        ("2 heures", 120),
        ("1 jour et 30 minutes", 1470),
        ("90 MINUTES", 90),
        ("2 hrs. 5 mins.", 125),
        ("1 440 min", 1440),
        ("-3h", -180),
        ("−3h", -180),
        ("0h", 0),
        ("99999m", 99_999),
    ],
)
def test_a_duration_means_the_same_everywhere(text: str, minutes: int) -> None:
    assert read_minutes(text, bare=HOUR) == minutes
    assert read_minutes(text, bare=MINUTE) == minutes


@pytest.mark.parametrize(
    "text",
    ["", "h", "soon", "20:00", "2 fortnights", "2 Stunden", "1.5h", "1,5h", "1hx", "-", "9999999m", "5m 5", "1h; 30"],
)
def test_other_texts_are_no_duration(text: str) -> None:
    assert read_minutes(text, bare=HOUR) is None
    assert read_minutes(text, bare=MINUTE) is None


def test_a_bare_number_has_the_usual_unit_of_its_option() -> None:
    assert read_minutes("45", bare=MINUTE) == 45
    assert read_minutes("20", bare=HOUR) == 1200
    assert read_minutes("-5", bare=MINUTE) == -5


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("10+15 s", (600, 15)),
        ("10+15", (600, 15)),
        ("10", (600, 0)),
        ("3 d+12 h", (3 * 86_400, 12 * 3_600)),
        ("1h30 + 30 sec", (5_400, 30)),
        ("1 h + 30 min + 15 s", (5_400, 15)),
        ("3 giorni + 12 ore", (3 * 86_400, 12 * 3_600)),
        ("1 jour + 1 heure", (86_400, 3_600)),
        ("90 s", (90, 0)),
        ("", None),
        ("+", None),
        ("10+", None),
        ("+15", None),
        ("59 s", None),
        ("61 d", None),
        ("10+8 d", None),
        ("10+-5", None),
        ("ten", None),
    ],
)
def test_a_chess_clock_is_understood(text: str, clock: tuple[int, int] | None) -> None:
    assert read_clock(text) == clock


def test_seconds_are_accepted_only_for_clocks() -> None:
    assert read_minutes("90 s", bare=MINUTE) is None
