"""Days and hours as people type them: what is read, and that all else is refused with an example that is read."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.campaigns.time_parsing import hour_said, read_days
from bot.ui.days_and_hours import read_date, read_hour, read_moment, read_period, read_periods, weekday_of
from bot.ui.errors import UserError
from bot.ui.texts import say
from render.catalogue import languages
from render.language import speaking

ROME = ZoneInfo("Europe/Rome")
NOW = datetime(2026, 11, 23, 18, tzinfo=UTC)
"""A Monday, 19:00 in Rome."""
ROOT = Path(__file__).parents[3]


def read(said: str, locale: str = "en-US", minute: int | None = None) -> str:
    with speaking(locale):
        return f"{read_moment(said, ROME, now=NOW, minute=minute):%Y-%m-%d %H:%M}"


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("22 March 9pm", "2027-03-22 21:00"),
        ("22 March 9:30 p.m.", "2027-03-22 21:30"),
        ("22 March 9:30", "2027-03-22 09:30"),
        ("Monday, 22nd of March, at 9:30", "2027-03-22 09:30"),
        ("March 22nd 2027, 9pm", "2027-03-22 21:00"),
        ("22 marzo 9:30", "2027-03-22 09:30"),
        ("il 22 marzo alle 21", "2027-03-22 21:00"),
        ("22 mars à 9h30", "2027-03-22 09:30"),
        ("1er août 20h", "2027-08-01 20:00"),
        ("22/3 9:30", "2027-03-22 09:30"),
        ("22.3. 20.30", "2027-03-22 20:30"),
        ("22/12/2026 21:00", "2026-12-22 21:00"),
        ("2026/12/22 21:00", "2026-12-22 21:00"),
        ("2026-12-22 21:00", "2026-12-22 21:00"),
        ("2026-12-22T21:00", "2026-12-22 21:00"),
        ("2026-12-22T21:00:00Z", "2026-12-22 22:00"),
        ("2026-12-22T21:00+05:00", "2026-12-22 17:00"),
        ("<t:1795550400:F>", "2026-11-24 21:00"),
        ("<t:1795550400>", "2026-11-24 21:00"),
        ("tomorrow 20:00", "2026-11-24 20:00"),
        ("20:00 tomorrow", "2026-11-24 20:00"),
        ("domani alle 20:30", "2026-11-24 20:30"),
        ("demain à 20h30", "2026-11-24 20:30"),
        ("the day after tomorrow 20:00", "2026-11-25 20:00"),
        ("dopodomani 20:00", "2026-11-25 20:00"),
        ("après-demain à 20 heures 30", "2026-11-25 20:30"),
        ("saturday 9:30", "2026-11-28 09:30"),
        ("Saturday 9 pm", "2026-11-28 21:00"),
        ("sabato alle 21", "2026-11-28 21:00"),
        ("sam. 21h", "2026-11-28 21:00"),
        ("ce samedi à 21 h", "2026-11-28 21:00"),
        ("Mon 19:30", "2026-11-23 19:30"),
        ("Mon 18:30", "2026-11-30 18:30"),
        ("9 pm", "2026-11-23 21:00"),
        ("18:30", "2026-11-24 18:30"),
        ("20:00 UTC", "2026-11-23 21:00"),
        ("tonight 9", "2026-11-23 21:00"),
        ("domani sera alle 8", "2026-11-24 20:00"),
        ("demain à 9h du matin", "2026-11-24 09:00"),
        ("in 2 hours", "2026-11-23 21:00"),
        ("tra 1 giorno e 2 ore", "2026-11-24 21:00"),
        ("in 9 days 20:00", "2026-12-02 20:00"),
        ("1° dicembre 20:00", "2026-12-01 20:00"),
        ("\N{FULLWIDTH DIGIT TWO}\N{FULLWIDTH DIGIT EIGHT} November\N{NO-BREAK SPACE}21:00", "2026-11-28 21:00"),
    ],
)
def test_a_day_and_an_hour_are_read_in_three_languages(said: str, found: str) -> None:
    assert read(said) == found


@pytest.mark.parametrize(
    "said",
    [
        *("", "tea", "99", "Thu", "22 March", "22 March 9", "22 March 21", "22 March 29:30", "31 February 9:30"),
        *("every day 21:00", "not tomorrow 20:00", "tomorrow or Saturday 20:00", "next Saturday 20:00"),
        *("20:00-21:00", "20:00 21:00", "20:00 CET", "9:5 tomorrow", "tomorrow 24:00", "tomorrow 13 pm", "tomorrow 9"),
        *("tonight 9 am", "Sunday 22 March 9:30", "22/12/26 9:30", "2026-13-45 21:00", "2026-02-29 21:00"),
        *("<t:99999999999>", "<t:-5>", "tomorrow 20:00 or so", "9:30 pmm", "2026-12-22T21:00+99:00", "Thu 25:00"),
        *("0000-01-01 20:00", "1 March 0000 20:00", "in two hours", "x" * 5_000, "1 " * 40),
    ],
)
def test_a_text_not_fully_understood_is_refused(said: str) -> None:
    with pytest.raises(UserError, match="error-when"):
        read(said)


@pytest.mark.parametrize(
    ("said", "zone", "later"),
    [
        ("28 March 2027 2:30", "Europe/Rome", "March 28 03:00"),
        ("28 March 2:00", "Europe/Rome", "March 28 03:00"),
        ("2027-03-14 02:59", "America/New_York", "March 14 03:00"),
        ("3 October 2027 2:15", "Australia/Lord_Howe", "October 3 02:30"),
    ],
)
def test_an_hour_skipped_by_the_clocks_is_refused_with_the_next(said: str, zone: str, later: str) -> None:
    with speaking("en"), pytest.raises(UserError, match="error-when-skipped") as refused:
        read_moment(said, ZoneInfo(zone), now=NOW)
    assert (refused.value.facts["next"], refused.value.facts["zone"]) == (later, zone)


def test_an_ambiguous_text_is_refused() -> None:
    """American and European dates, a day or an hour, a month or a weekday: neither is guessed."""
    for said in ("3/4 20:00", "03-04-2027 20:00", "mar 22 20:00"):
        with pytest.raises(UserError, match="error-when"):
            read(said, "en-US")
    assert read("3/4 20:00", "en-GB") == read("3/4 20:00", "it") == "2027-04-03 20:00"
    assert read("12/22 20:00", "en-US") == "2026-12-22 20:00"
    assert read("Thu 21 20:30") == "2027-01-21 20:30", "the Thursday that is a 21st"
    assert read("giovedì 21") == "2026-11-26 21:00", "a day alone is not enough, so it is an hour"
    with pytest.raises(UserError, match="error-when"):
        read("giovedì 21", minute=570)


def test_a_day_without_an_hour_can_be_enough() -> None:
    assert read("22nd March 2027", minute=570) == "2027-03-22 09:30"
    assert read("2026/12/22", minute=570) == "2026-12-22 09:30"
    assert read("Saturday", minute=570) == "2026-11-28 09:30"
    assert read("22 March 9 pm", minute=570) == "2027-03-22 21:00"
    for said in ("9:30", "tonight", "sera", "22 March 9"):
        with pytest.raises(UserError, match="error-when"):
            read(said, minute=570)


@pytest.mark.parametrize("locale", languages())
def test_each_example_in_a_refusal_is_understood(locale: str) -> None:
    """The bot accepts what it proposes."""

    def examples(refused: pytest.ExceptionInfo[UserError]) -> list[str]:
        text = say(refused.value.key, locale=locale, **refused.value.facts)
        _, *found = re.findall(r"[“«]\s?([^”»]+?)\s?[”»]", text)
        assert len(found) > 2, text
        return found

    with pytest.raises(UserError) as refused:
        read("tea", locale)
    assert {read(each, locale)[:4] for each in examples(refused)} == {"2026"}
    with speaking(locale):
        with pytest.raises(UserError) as refused:
            read_date("tea", NOW.date())
        assert {read_date(each, NOW.date()) for each in examples(refused)} == {date(2026, 11, 22)}
    with pytest.raises(UserError) as refused:
        read_hour("tea")
    assert {hour_said(read_hour(each))[:2] for each in examples(refused)} == {"21"}


@pytest.mark.parametrize("locale", languages())
def test_each_example_next_to_a_field_is_understood(locale: str) -> None:
    """Examples in hints and in descriptions of options can be typed."""
    for key in ("option-tournament-when", "option-judge-until", "tweek-no-times"):
        examples = re.findall(r"[“«]\s?([^”»]+?)\s?[”»]", say(key, locale=locale))
        assert examples, key
        for each in examples:
            assert read(each, locale), (key, each)
    for each in say("tweek-when-hint", locale=locale).split(" · "):
        assert read(each, locale), each
    for each in re.findall(r"\d[\d:apmh]*", say("option-campaign-hour", locale=locale)):
        assert read_hour(each) == 21 * 60, each


@pytest.mark.parametrize(
    ("said", "found"),
    [
        *(("2026-11-22", "2026-11-22"), ("yesterday", "2026-11-22"), ("ieri", "2026-11-22"), ("hier", "2026-11-22")),
        *(("22 November", "2026-11-22"), ("24 novembre", "2025-11-24"), ("Saturday", "2026-11-21")),
        *(("22/11/2026", "2026-11-22"), ("today", "2026-11-23"), ("Monday", "2026-11-23")),
    ],
)
def test_past_days_are_understood(said: str, found: str) -> None:
    with speaking("en"):
        assert read_date(said, NOW.date()) == date.fromisoformat(found)


@pytest.mark.parametrize("said", ["", "tea", "2026-11-31", "day of 2026-11-22 or so", "22 November 9pm", "11", "21:00"])
def test_other_texts_are_no_day(said: str) -> None:
    with speaking("en"), pytest.raises(UserError, match="error-date"):
        read_date(said, NOW.date())


def test_days_and_turns_of_a_game_are_understood() -> None:
    for said in ("12", " 12 ", "#12", "day 12", "Turn 12", "giorno 12", "Tour 12"):
        assert read_period(said) == 12, said
    assert read_periods("5–3") == read_periods("days 3 - 5") == (3, 5)
    for said in ("", "tea", "not 12", "12 or 13", "1.5", "-3", "3-5", "12345", "week 12"):
        assert read_period(said) is None, said


def test_no_word_means_different_days_in_two_languages() -> None:
    for number, names in enumerate(
        ("mo lu mon lun", "tu ma mar", "we me mer", "th gio jeu", "fr ven", "sa", "su dom dim")
    ):
        assert {weekday_of(name) for name in names.split()} == {number}
    with speaking("en"):
        assert read_days("lun, mercredi-ven") == 0b0010101 | 0b0001000


def test_only_one_module_parses_days_and_hours() -> None:
    """Every day and hour that a user types goes through the one parser: no module has a pattern of its own."""
    own = ("days_and_hours.py", "durations.py", "zones.py", "logging_setup.py")
    days_or_hours = (r"\\d\{1,2\}\)?(?:\(\?:)?(?:\\s\?)?\[?[:./h]", r"\\d\{4\}\)?-", r"am\|pm", r"\\D\*")
    suspicious = re.compile(r"strptime\(|dateparser|re\.compile\([^\n]*(?:" + "|".join(days_or_hours) + ")")
    found = [
        str(path.relative_to(ROOT))
        for path in sorted((ROOT / "bot").rglob("*.py"))
        if path.name not in own and suspicious.search(path.read_text())
    ]
    assert not found
