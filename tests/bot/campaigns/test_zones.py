"""Time zones by what people mean: offsets, abbreviations, countries, cities, in three languages."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.campaigns.time_parsing import read_zone
from bot.campaigns.zones import COMMON, likely_zones, suggested_zones, zone_named, zone_said, zones
from bot.ui.errors import UserError
from render.language import speaking

WINTER, SUMMER = datetime(2026, 1, 15, tzinfo=UTC), datetime(2026, 7, 15, tzinfo=UTC)


def hours(zone: str | None, at: datetime = WINTER) -> float:
    assert zone is not None
    offset = at.astimezone(ZoneInfo(zone)).utcoffset()
    assert offset is not None
    return offset / timedelta(hours=1)


@pytest.mark.parametrize(
    ("text", "ahead"),
    [
        ("GMT+2", 2),
        ("UTC+2", 2),
        ("utc +2", 2),
        ("+2", 2),
        ("GMT+02:00", 2),
        ("UTC-5", -5),
        ("UTC−5", -5),
        ("UTC+0530", 5.5),
        ("UTC+5:45", 5.75),
        ("UTC+14", 14),
        ("GMT", 0),
        ("UTC", 0),
        ("UTC+0", 0),
    ],
)
def test_an_offset_has_the_sign_that_people_write(text: str, ahead: float) -> None:
    assert (hours(zone_named(text)), hours(zone_named(text), SUMMER)) == (ahead, ahead)


def test_a_name_of_the_zone_database_keeps_its_meaning_and_is_shown_as_people_write_it() -> None:
    assert zone_named("Etc/GMT+2") == "Etc/GMT+2"
    assert hours("Etc/GMT+2") == -2
    assert zone_said("Etc/GMT+2") == "UTC-2"
    assert zone_said("Etc/GMT-2") == "UTC+2"
    assert zone_said("Europe/Rome") == "Europe/Rome"
    for zone in zones():
        shown = zone_said(zone)
        assert zone_named(shown) == zone or hours(zone_named(shown)) == hours(zone), zone


@pytest.mark.parametrize(
    ("text", "winter", "summer"),
    [
        ("EST", -5, -4),
        ("edt", -5, -4),
        ("CST", -6, -5),
        ("PST", -8, -7),
        ("CET", 1, 2),
        ("CEST", 1, 2),
        ("EET", 2, 3),
        ("BST", 0, 1),
        ("MSK", 3, 3),
        ("JST", 9, 9),
        ("HST", -10, -10),
        ("Eastern Time", -5, -4),
        ("ora dell'Europa centrale", 1, 2),
    ],
)
def test_abbreviations_have_their_usual_meaning(text: str, winter: int, summer: int) -> None:
    assert (hours(zone_named(text)), hours(zone_named(text), SUMMER)) == (winter, summer)


@pytest.mark.parametrize(
    ("text", "zone"),
    [
        ("Europe/Rome", "Europe/Rome"),
        (" europe/rome ", "Europe/Rome"),
        ("Rome", "Europe/Rome"),
        ("Roma", "Europe/Rome"),
        ("Milan", "Europe/Rome"),
        ("Milano", "Europe/Rome"),
        ("Milan, Italy", "Europe/Rome"),
        ("Italy", "Europe/Rome"),
        ("Italia", "Europe/Rome"),
        ("Italie", "Europe/Rome"),
        ("it", "Europe/Rome"),
        ("Londres", "Europe/London"),
        ("England", "Europe/London"),
        ("uk", "Europe/London"),
        ("Lyon", "Europe/Paris"),
        ("Allemagne", "Europe/Berlin"),
        ("Spain", "Europe/Madrid"),
        ("Peking", "Asia/Shanghai"),
        ("Pechino", "Asia/Shanghai"),
        ("Japan", "Asia/Tokyo"),
        ("Boston", "America/New_York"),
        ("new york", "America/New_York"),
        ("Lord Howe", "Australia/Lord_Howe"),
        ("louisville", "America/Kentucky/Louisville"),
        ("utc", "UTC"),
    ],
)
def test_zones_are_found_by_places(text: str, zone: str) -> None:
    assert zone_named(text) == zone


@pytest.mark.parametrize("text", ["", "/", "§§§§", "2", "USA", "IST", "Springfield", "UTC+99", "+3:17"])
def test_a_text_with_no_zone_or_several_is_refused(text: str) -> None:
    assert zone_named(text) is None
    assert likely_zones(text)[0], "there are always some to choose from"


def test_likely_zones_come_first() -> None:
    assert likely_zones("Europe/Rom") == (["Europe/Rome", "Europe/Bucharest", "Europe/Kirov"], False)
    assert likely_zones("Europa/Roma")[0][0] == "Europe/Rome"
    assert likely_zones("America/NewYork")[0][0] == "America/New_York"
    assert likely_zones("USA")[0][:4] == [
        "America/New_York",
        "America/Chicago",
        "America/Denver",
        "America/Los_Angeles",
    ]
    assert likely_zones("IST")[0] == ["Asia/Kolkata", "Asia/Jerusalem", "Europe/Dublin"]
    assert likely_zones("§§", locale="it")[0][0] == "Europe/Rome"
    assert likely_zones("§§", locale="fr")[0][0] == "Europe/Paris"
    assert likely_zones("§§", locale="en-GB")[0][0] == "Europe/London"


@pytest.mark.parametrize("locale", ["en-US", "it", "fr"])
def test_an_unknown_zone_is_answered_with_likely_ones(locale: str) -> None:
    with speaking(locale):
        with pytest.raises(UserError, match="error-campaign-zone-none") as unknown:
            read_zone("§§§§")
        assert unknown.value.facts["nearest"].count("/") == 3
        with pytest.raises(UserError, match="error-campaign-zone") as several:
            read_zone("USA")
    assert "`America/New_York`, `America/Chicago`" in several.value.facts["nearest"]


def offered(typed: str) -> list[str]:
    return [zone for _, zone in suggested_zones(typed)]


def test_zones_are_suggested() -> None:
    assert offered("") == list(COMMON)
    assert offered("rom")[0] == "Europe/Rome"
    assert "Asia/Kolkata" in offered("kolk")
    assert offered("romme")[0] == "Europe/Rome"
    assert suggested_zones("mil")[0] == ("Milan · Europe/Rome", "Europe/Rome")
    assert suggested_zones("milano")[0] == ("Milano · Europe/Rome", "Europe/Rome")
    assert suggested_zones("est")[0] == ("EST · America/New_York", "America/New_York")
    assert offered("gmt+2")[0] == "UTC+2"
    assert offered("utc+")[0] == "UTC+1"
    assert offered("usa")[:2] == ["America/New_York", "America/Chicago"]


@pytest.mark.parametrize("typed", ["", "a", "e", "europe/", "mil", "us", "utc", "new", "s", "§", "GMT+2", "x" * 100])
def test_every_suggested_zone_is_understood_and_fits(typed: str) -> None:
    found = suggested_zones(typed)
    assert len(found) <= 25
    assert len({zone for _, zone in found}) == len(found)
    for label, zone in found:
        assert 0 < len(label) <= 100
        assert zone_named(zone) is not None, zone
