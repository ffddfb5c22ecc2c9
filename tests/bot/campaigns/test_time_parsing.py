"""Parsing of times of day, weekdays and durations as people write them."""

from __future__ import annotations

import pytest

from bot.campaigns.time_parsing import days_said, hour_said, read_before, read_days, span_said
from bot.ui.days_and_hours import read_hour
from bot.ui.errors import UserError
from render.language import speaking


@pytest.mark.parametrize(
    ("text", "hour"),
    [
        ("21:00", "21:00"),
        ("21", "21:00"),
        ("9pm", "21:00"),
        ("9:30 a.m.", "09:30"),
        ("21h30", "21:30"),
        ("21.05", "21:05"),
        ("12am", "00:00"),
        ("12 PM", "12:00"),
        ("0", "00:00"),
    ],
)
def test_hours_are_understood(text: str, hour: str) -> None:
    assert hour_said(read_hour(text)) == hour


@pytest.mark.parametrize("text", ["", "24:00", "9:60", "13pm", "0am", "noon", "-3", "21:00:00", "21:00 Rome"])
def test_other_texts_are_no_hour(text: str) -> None:
    with pytest.raises(UserError, match="error-hour"):
        read_hour(text)


@pytest.mark.parametrize(
    ("text", "locale", "said"),
    [
        ("every day", "it", "ogni giorno"),
        ("Ogni giorno", "it", "ogni giorno"),
        ("mon, wed,fri", "fr", "lundi, mercredi et vendredi"),
        ("lun.-ven.", "fr", "en semaine"),
        ("mar", "it", "martedì"),
        ("fri–mon", "en-US", "Monday, Friday, Saturday, and Sunday"),
        ("week-end", "fr", "week-end"),
        ("weekend", "fr", "week-end"),
        ("samedi dimanche", "fr", "week-end"),
        ("tuesday", "xx", "Tuesday"),
    ],
)
def test_days_are_understood(text: str, locale: str, said: str) -> None:
    with speaking(locale):
        assert days_said(read_days(text)) == said


@pytest.mark.parametrize("text", ["", "t", "someday", "mon-wed-fri", "mon, xx", ","])
def test_other_texts_are_no_days(text: str) -> None:
    with speaking("en"), pytest.raises(UserError, match="error-campaign-days"):
        read_days(text)


def test_spans_before_a_deadline_are_understood() -> None:
    with speaking("en"):
        assert read_before("2h", most=300) == 120
    with speaking("fr"):
        assert read_before("non", most=300) is None
    with speaking("en"):
        with pytest.raises(UserError, match="error-campaign-before-long"):
            read_before("6h", most=300)
        with pytest.raises(UserError, match="error-campaign-before"):
            read_before("-6h", most=300)


def test_spans_are_written_in_words() -> None:
    with speaking("it"):
        assert span_said(1290) == "21 ore 30 minuti"
    with speaking("fr"):
        assert span_said(60) == "1\u00a0heure"
    with speaking("xx"):
        assert span_said(5) == "5 minutes"
