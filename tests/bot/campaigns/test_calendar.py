"""The start times of a campaign's days, in all time zones and unusual years."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from support import stress

from bot.campaigns.calendar import EVERY_DAY, WEEKDAYS, WEEKEND, Hours
from bot.campaigns.zones import zones

DAY = timedelta(days=1)


def utc(*when: int) -> datetime:
    return datetime(*when, tzinfo=UTC)  # type: ignore[misc,arg-type]


def test_a_time_in_the_gap_becomes_the_first_after_it() -> None:
    assert Hours("Europe/Rome", 150).at(date(2026, 3, 29)) == utc(2026, 3, 29, 1)  # 03:00 in summer
    assert Hours("America/New_York", 150).at(date(2026, 3, 8)) == utc(2026, 3, 8, 7)
    assert Hours("Australia/Lord_Howe", 135).at(date(2026, 10, 4)) == utc(2026, 10, 3, 15, 30)  # half an hour's gap


def test_a_repeated_time_is_the_first_of_the_two() -> None:
    assert Hours("Europe/Rome", 150).at(date(2026, 10, 25)) == utc(2026, 10, 25, 0, 30)
    assert Hours("America/New_York", 90).at(date(2026, 11, 1)) == utc(2026, 11, 1, 5, 30)
    assert Hours("Australia/Lord_Howe", 105).at(date(2026, 4, 5)) == utc(2026, 4, 4, 14, 45)


@pytest.mark.parametrize(
    ("zone", "day"),
    [
        ("Asia/Beirut", date(2024, 3, 31)),
        ("America/Santiago", date(2024, 9, 8)),
        ("America/Havana", date(2024, 3, 10)),
        ("Africa/Cairo", date(2024, 4, 26)),
    ],
)
def test_a_day_without_midnight_begins_at_one(zone: str, day: date) -> None:
    moment = Hours(zone, 0).at(day)
    assert moment is not None
    here = moment.astimezone(ZoneInfo(zone))
    assert (here.date(), here.hour, here.minute) == (day, 1, 0)
    assert Hours(zone, 30).at(day) == moment


def test_a_date_that_a_zone_skipped_has_no_time() -> None:
    hours = Hours("Pacific/Apia", 21 * 60)
    assert hours.at(date(2011, 12, 30)) is None
    days = [day for day, _ in zip(hours.days(date(2011, 12, 28)), range(4), strict=False)]
    assert [day.isoformat() for day, _ in days] == ["2011-12-28", "2011-12-29", "2011-12-31", "2012-01-01"]
    before = hours.at(date(2011, 12, 29))
    assert before is not None
    assert hours.next_after(before) == before + DAY


def test_a_gap_up_to_midnight_gives_the_last_minute_before_it() -> None:
    hours = Hours("America/Nuuk", 23 * 60 + 30)  # in 2024 the clocks went from 23:00 to midnight
    assert hours.at(date(2024, 3, 30)) == utc(2024, 3, 31, 0, 59)
    assert hours.at(date(2024, 3, 31)) == utc(2024, 4, 1, 0, 30)


ODD_YEARS = {
    "Pacific/Apia": (2010, 2011, 2012),
    "Pacific/Kwajalein": (1993,),
    "Pacific/Kiritimati": (1994, 1995),
    "Asia/Manila": (1844, 1845),
    "Australia/Lord_Howe": (2025, 2026),
    "Asia/Beirut": (2022, 2023, 2024),
    "America/Santiago": (2022, 2023, 2024),
    "America/Havana": (2023, 2024),
    "America/Nuuk": (2023, 2024),
    "Africa/Casablanca": (2024, 2025),  # put back in Ramadan
    "Antarctica/Troll": (2024,),  # two hours at once
    "Europe/London": (1941, 1947, 1971),  # double summer time
    "America/Caracas": (2007, 2016),
    "Asia/Pyongyang": (2015, 2018),
    "Africa/Monrovia": (1972,),
    "Europe/Rome": (2026, 2027),
    "America/New_York": (2026, 2027),
}
MINUTES = (0, 30, 105, 135, 150, 179, 21 * 60, 23 * 60 + 30)


@pytest.mark.stress("America/Caracas", "America/Santiago", "Asia/Manila")
@pytest.mark.parametrize("zone", stress.spread([*ODD_YEARS], of=3))
def test_every_existing_date_has_exactly_one_time(zone: str) -> None:
    here = ZoneInfo(zone)
    for year in ODD_YEARS[zone]:
        there = {
            (utc(year, 1, 1) + timedelta(minutes=15 * quarter)).astimezone(here).date()
            for quarter in range(-96, 35_232)
        }
        for minute in MINUTES:
            check_year(Hours(zone, minute), year, there)


def check_year(hours: Hours, year: int, there: set[date]) -> None:
    zone, last, day = ZoneInfo(hours.zone), None, date(year, 1, 1)
    while day.year == year:
        moment = hours.at(day)
        assert (moment is not None) == (day in there), f"{hours} {day}"
        if moment is not None:
            assert moment.astimezone(zone).date() == day, f"{hours} {day}"
            assert last is None or last < moment <= last + 2 * DAY, f"{hours} {day}"
            assert last is None or hours.next_after(last) == moment, f"{hours} {day}"
            last = moment
        day += DAY


def test_every_zone_works_around_its_clock_changes_of_this_year() -> None:
    for zone in zones():
        here = ZoneInfo(zone)
        offsets = [(utc(2026, 1, 1) + number * DAY).astimezone(here).utcoffset() for number in range(366)]
        changes = [number for number in range(1, 366) if offsets[number] != offsets[number - 1]]
        for number in changes:
            for minute in MINUTES:
                hours, days = Hours(zone, minute), [date(2026, 1, 1) + n * DAY for n in range(number - 2, number + 3)]
                moments = [hours.at(day) for day in days]
                assert all(moment is not None for moment in moments), f"{hours} {days[0]}"
                told = [moment.astimezone(here).date() for moment in moments if moment is not None]
                assert told == days, hours


def test_only_chosen_weekdays_have_a_day() -> None:
    hours = Hours("Europe/Rome", 21 * 60, WEEKDAYS)
    friday = utc(2026, 11, 20, 20)
    assert hours.at(date(2026, 11, 20)) == friday
    assert hours.next_after(friday) == utc(2026, 11, 23, 20)
    assert hours.without(WEEKEND).next_after(friday) == utc(2026, 11, 21, 20)
    assert hours.without(EVERY_DAY).shortest == DAY
    assert hours.without(0b0010101).shortest == 2 * DAY
    assert hours.without(0b0000001).shortest == 7 * DAY
    assert hours.without(0b1000001).shortest == DAY


def test_a_date_never_gets_a_second_day() -> None:
    now = utc(2026, 11, 20, 12)
    assert Hours("UTC", 21 * 60).next_after(now) == utc(2026, 11, 20, 21)
    assert Hours("UTC", 21 * 60).next_after(now, last=date(2026, 11, 20)) == utc(2026, 11, 21, 21)


def test_missed_days_are_counted() -> None:
    hours = Hours("Europe/Rome", 150)
    due = hours.at(date(2026, 10, 23))
    assert due is not None
    assert hours.missed(due, due) == (1, date(2026, 10, 23))
    assert hours.missed(due, utc(2026, 10, 26, 0)) == (3, date(2026, 10, 25))
    assert hours.missed(due, utc(2026, 10, 26, 1, 30)) == (4, date(2026, 10, 26))


@pytest.mark.parametrize(
    ("due", "day"),
    [
        ((2026, 11, 20, 20), date(2026, 11, 20)),
        ((2026, 11, 20, 21), date(2026, 11, 20)),
        ((2026, 11, 20, 23, 30), date(2026, 11, 20)),  # half past midnight in Rome
        ((2026, 11, 23, 20), date(2026, 11, 23)),
    ],
)
def test_a_day_postponed_past_midnight_belongs_to_its_date(due: tuple[int, ...], day: date) -> None:
    hours = Hours("Europe/Rome", 21 * 60, WEEKDAYS)
    assert hours.day_of(utc(*due)) == day
    assert hours.missed(utc(*due), utc(*due)) == (1, day)


def test_the_day_after_a_postponed_day_is_not_skipped() -> None:
    hours = Hours("Europe/Rome", 23 * 60 + 30)
    late = utc(2026, 11, 20, 23, 30)  # an hour after its time, and already the next date
    _, last = hours.missed(late, late)
    assert hours.next_after(late, last=last) == utc(2026, 11, 21, 22, 30)
