"""Finds time zones by offset, abbreviation, city, country, or IANA name.

The names come from the IANA database, from Unicode's CLDR, and from GeoNames (`data/cities.txt`).
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from zoneinfo import ZoneInfo, available_timezones

from babel import Locale
from babel.core import get_global

from render.catalogue import languages

_NO_PLACES = frozenset({"Factory", "localtime", "posixrules"})
_FIXED = "Etc/GMT"
_NEAREST, _LIKELY, _OFFERED = 3, 5, 25
_LABEL = 100
_CLEAR = 5
"""If a city is this many times as large as any other of the same name, the name means this city."""
_OFFSET = re.compile(r"(?:utc|gmt|z)? ?([-+−–]) ?(\d{1,2})(?:[:.h]?(\d{2}))?", re.IGNORECASE)
_SHORT = re.compile(r"[A-Z]{3,5}")
_SAMPLES = tuple(datetime(2030, month, day, tzinfo=UTC) for month in range(1, 13) for day in (1, 15))
"""The moments at which two zones are compared. Any year in which the present rules apply would do."""
_PARTS = dict.fromkeys(
    (
        *("england", "scotland", "wales", "great britain", "inghilterra", "scozia", "galles", "gran bretagna"),
        *("angleterre", "ecosse", "pays de galles", "grande bretagne"),
    ),
    "GB",
)
"""Countries that CLDR counts as parts of a territory, each with that territory."""
COMMON = (
    "Europe/Rome",
    "Europe/Paris",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Madrid",
    "Europe/Athens",
    "America/New_York",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
    "America/Toronto",
    "America/Sao_Paulo",
    "America/Argentina/Buenos_Aires",
    "Africa/Cairo",
    "Africa/Johannesburg",
    "Europe/Istanbul",
    "Asia/Kolkata",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
    "UTC",
)
"""The zones suggested before any text is typed; of several equal zones, the first of these is shown."""

Zones = tuple[str, ...]


@cache
def zones() -> Zones:
    """Return the names of all zones, sorted."""
    return tuple(sorted(available_timezones() - _NO_PLACES))


def prepare() -> None:
    """Build all tables in advance, so that the first suggestion is fast."""
    likely_zones("Nowhere/Mistyped Name")
    for zone in zones():
        _rules(zone)


def zone_said(zone: str) -> str:
    """Return a readable name of a zone, such as UTC+2 for Etc/GMT-2."""
    hours = zone.removeprefix(_FIXED)
    if hours == zone or not hours.strip("+-").isdecimal():
        return zone
    return f"UTC{-int(hours):+d}" if int(hours) else "UTC"


def zone_named(text: str) -> str | None:
    """Return the zone that a text names; None if there is none or it is ambiguous."""
    return _settled(_meant(text))


def likely_zones(text: str, *, locale: str = "") -> tuple[list[str], bool]:
    """Return the likely time zones for a text, and whether they are only a guess.

    The guesses are time zones where the language `locale` is spoken.
    """
    if found := _meant(text) or _similar(text):
        return _apart(found)[:_LIKELY], False
    return [zone_said(zone) for zone in _of_language(locale)], True


def suggested_zones(text: str) -> list[tuple[str, str]]:
    """Return zones for autocompletion, as pairs of name and value, best match first."""
    if not _folded(text):
        return [(zone, zone) for zone in COMMON]
    begun = [(_labelled(name, zone), zone) for name, zone in _beginning(text)]
    named = {} if text.strip().upper() in _short_names() else dict(reversed([(zone, label) for label, zone in begun]))
    meant = {zone_said(zone): zone for zone in _apart(_meant(text))}
    found = [
        (named.get(shown) or _labelled(text, zone) if shown == zone else shown, shown) for shown, zone in meant.items()
    ]
    found += begun
    said = _iana(text)
    fixed = (zone_said(zone) for zone in zones() if zone_said(zone) != zone)
    found += [(zone, zone) for zone in fixed if zone.casefold().startswith(said.replace("gmt", "utc"))]
    found += [(name, name) for name in _places() if said in _iana(name)]
    found = found or [(zone, zone) for zone in map(zone_said, _similar(text))]
    shown_once = {zone: label for label, zone in reversed(found)}
    ordered = dict.fromkeys(zone for _, zone in found)
    return [(shown_once[zone], zone) for zone in ordered][:_OFFERED]


def _labelled(name: str, zone: str) -> str:
    """Return the label of a time zone, with the name that the user typed."""
    name = name.strip()
    if _folded(name) in _folded(zone):
        return zone
    usual = name.upper() if name.upper() in _short_names() else name.title()
    return f"{usual if name.islower() else name} · {zone}"[:_LABEL]


# --- what a text means ---


def _meant(text: str) -> Zones:
    """Return the zones that a text can mean, likeliest first."""
    said = " ".join(text.split())
    offset = _OFFSET.fullmatch(said)
    if offset is not None:
        return _at_offset(offset)
    short, name = _short_names().get(said.upper(), ()), _by_name().get(_iana(said))
    if name is not None and _settled(short) is None:
        return (name,)
    return short or _called(_folded(said)) or _within(said)


def _within(text: str) -> Zones:
    """Return the time zones of a place that is typed with its country, such as “Milan, Italy”."""
    words = _folded(re.sub(r"[/()]", " ", text)).split()
    for number in range(1, len(words)):
        if " ".join(words[number:]) in _territories():
            return _called(" ".join(words[:number]))
    return ()


def _called(folded: str) -> Zones:
    """Return the time zones of a city, a country, or a standard time such as “Eastern Time”."""
    if not folded:
        return ()
    for names in (_cities_of_zones(), _long_names()):
        if folded in names:
            return names[folded]
    if folded in _territories():
        return _main(_territories()[folded])
    if code := _code(folded):
        return _main(_ranked(get_global("territory_zones").get(code, ())))
    return _large(_cities().get(folded, ()))


def _main(found: Zones) -> Zones:
    """Return a country's time zones, or only the main one if it is clearly the largest."""
    beside = sum(_weights().get(zone, 0) for zone in found[1:] if _rules(zone) != _rules(found[0]))
    return found[:1] if found and _weights().get(found[0], 0) > 2 * _CLEAR * beside else found


def _large(cities: Sequence[tuple[str, int]]) -> Zones:
    """Return the zones of cities with the same name, the largest city first.

    If one city is much larger than the others, return only its zone.
    """
    zones_of = dict.fromkeys(zone for zone, _ in cities)
    if len(cities) > 1 and cities[0][1] >= _CLEAR * next((size for zone, size in cities if zone != cities[0][0]), 0):
        return (cities[0][0],)
    return tuple(zones_of)


def _at_offset(found: re.Match[str]) -> Zones:
    """Return the time zones with a UTC offset. “UTC+2” means two hours ahead of UTC."""
    hours, minutes = int(found[2]), int(found[3] or 0)
    ahead = (60 * hours + minutes) * (1 if found[1] == "+" else -1)
    if not ahead:
        return ("UTC",)
    if not minutes:
        name = f"{_FIXED}{-ahead // 60:+d}"
        return (name,) if name in zones() else ()
    always = [zone for zone in _places() if set(_rules(zone)) == {ahead}]
    return _ranked(always)[:1] or _ranked(zone for zone in _places() if ahead in _rules(zone))


def _settled(found: Zones) -> str | None:
    """Return the first zone if all zones have the same clock times. Otherwise return None."""
    return found[0] if found and len({_rules(zone) for zone in found}) == 1 else None


def _apart(found: Zones) -> list[str]:
    """Return readable names of time zones.

    Zones with the same clock times are named only once.
    """
    first: dict[tuple[int, ...], str] = {}
    for zone in found:
        first.setdefault(_rules(zone), zone)
    return [zone_said(zone) for zone in first.values()]


@cache
def _rules(zone: str) -> tuple[int, ...]:
    """Return the UTC offsets of a time zone over a year, in minutes."""
    place = ZoneInfo(zone)
    offsets = (moment.astimezone(place).utcoffset() for moment in _SAMPLES)
    return tuple(int(offset.total_seconds() // 60) for offset in offsets if offset is not None)


# --- names ---


def _iana(text: str) -> str:
    return text.casefold().replace(" ", "_").strip("_")


def _folded(text: str) -> str:
    """Return a name in lower-case letters without accents."""
    apart = unicodedata.normalize("NFD", text.casefold())
    bare = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return " ".join(re.sub(r"[-_'’.,]", " ", bare).split())


@cache
def _by_name() -> dict[str, str]:
    """Return the zones by their simplified IANA names, including old names."""
    aliases = get_global("zone_aliases")
    every = set(zones())
    kept = {name: name for name in zones()}
    kept |= {old: new for old, new in aliases.items() if old in every and new in every and "/" not in old}
    kept |= dict.fromkeys(("UTC", "UCT", "Universal", "Zulu", "Z"), "UTC") | {"GMT": "GMT"}
    return {_iana(name): zone for name, zone in kept.items()}


@cache
def _places() -> Zones:
    """Return the time zones that are named after places. Outdated names are left out."""
    aliases = get_global("zone_aliases")
    return tuple(name for name in zones() if "/" in name and not name.startswith("Etc/") and name not in aliases)


def _present(zone: str) -> str:
    new: str = get_global("zone_aliases").get(zone, zone)
    return new if new in zones() else zone


@cache
def _weights() -> dict[str, int]:
    """Return how many people live in the large cities of each time zone."""
    weights: dict[str, int] = {}
    for zone, size, _ in _city_rows():
        weights[zone] = weights.get(zone, 0) + size
    return weights


def _ranked(found: Iterable[str]) -> Zones:
    """Return time zones in order of importance. Zones in `COMMON` come first, then those with more inhabitants."""

    def key(zone: str) -> tuple[int, int, str]:
        return (COMMON.index(zone) if zone in COMMON else len(COMMON), -_weights().get(zone, 0), zone)

    return tuple(sorted(dict.fromkeys(_present(zone) for zone in found if zone in zones()), key=key))


@cache
def _cities_of_zones() -> dict[str, Zones]:
    """Return the zones by the cities that name them, in every language of the bot."""
    found: dict[str, set[str]] = {}
    for name in zones():
        if "/" in name and not name.startswith("Etc/"):
            found.setdefault(_folded(name.rpartition("/")[2]), set()).add(name)
    for locale in _locales():
        for zone, names in locale.time_zones.items():
            if "city" in names and zone in zones():
                found.setdefault(_folded(names["city"]), set()).add(zone)
    return {name: _ranked(each) for name, each in found.items()}


def _locales() -> Iterator[Locale]:
    """Yield all languages of the bot, English first."""
    yield from (Locale.parse(code) for code in dict.fromkeys(("en", *languages())))


@cache
def _short_names() -> dict[str, Zones]:
    """Return the time zones, keyed by abbreviations such as EST.

    CLDR's abbreviations take precedence. EST therefore means New York's time, although IANA has a zone EST without
    summer time.
    """
    found: dict[str, Zones] = {}
    for locale in _locales():
        for kind, names in locale.meta_zones.items():
            for short in (names["short"] or {}).values() if "short" in names else ():
                if _SHORT.fullmatch(short) and short not in {"UTC", "GMT"}:
                    found.setdefault(short, _of_kind(kind)[:1])
    others: dict[str, set[str]] = {}
    for zone in _places():
        place = ZoneInfo(zone)
        for moment in _SAMPLES[::6]:
            others.setdefault(moment.astimezone(place).tzname() or "", set()).add(zone)
    for short, zones_of in others.items():
        if _SHORT.fullmatch(short) and short not in {"UTC", "GMT"}:
            found.setdefault(short, _ranked(zones_of))
    return {short: zones_of for short, zones_of in found.items() if zones_of}


@cache
def _long_names() -> dict[str, Zones]:
    """Return the zones by names such as “Eastern Time”, in every language."""
    found: dict[str, Zones] = {}
    for locale in _locales():
        for kind, names in locale.meta_zones.items():
            for long in names["long"].values() if "long" in names else ():
                found.setdefault(_folded(long), _of_kind(kind)[:1])
    for name, zone in get_global("windows_zone_mapping").items():
        if not zone.startswith("Etc/"):
            found.setdefault(_folded(name), _ranked([zone]))
    return {name: zones_of for name, zones_of in found.items() if zones_of}


@cache
def _of_kind(kind: str) -> Zones:
    """Return the zones with a given standard time, such as “America_Eastern”."""
    return _ranked(zone for zone, its in get_global("meta_zones").items() if its == kind)


@cache
def _territories() -> dict[str, Zones]:
    """Return the time zones of each country. The keys are the country's names in every language."""
    by_code = get_global("territory_zones")
    names = {_folded(name): code for locale in _locales() for code, name in locale.territories.items()}
    found = {name: _ranked(by_code[code]) for name, code in (names | _PARTS).items() if code in by_code}
    return {name: zones_of for name, zones_of in found.items() if zones_of}


def _code(folded: str) -> str | None:
    """Return the ISO code for a country code such as “uk”. Return None for an unknown code."""
    if not 2 <= len(folded) <= 3:
        return None
    code = folded.upper()
    if code in get_global("territory_zones"):
        return code
    return next(iter(get_global("territory_aliases").get(code, ())), None)


@cache
def _city_rows() -> tuple[tuple[str, int, list[str]], ...]:
    text = files("bot.campaigns").joinpath("data", "cities.txt").read_text(encoding="utf-8")
    rows = (line.split("\t") for line in text.splitlines() if line and not line.startswith("#"))
    return tuple((zone, int(size), names.split("|")) for zone, size, names in rows)


@cache
def _cities() -> dict[str, list[tuple[str, int]]]:
    """Return the large cities, keyed by name, each with its zone and thousands of inhabitants."""
    found: dict[str, list[tuple[str, int]]] = {}
    for zone, size, names in _city_rows():
        for name in names:
            found.setdefault(name, []).append((zone, size))
    return found


# --- names that begin so, or are similar ---


@cache
def _usual_names() -> dict[str, str]:
    """Return the usual names of large cities."""
    return {names[0]: names[0] for _, _, names in _city_rows()}


@cache
def _all_names() -> list[str]:
    return sorted({*_cities_of_zones(), *_territories(), *_cities()})


def _beginning(text: str) -> list[tuple[str, str]]:
    """Return the place names that begin with a text, each with its time zone. Well-known places come first."""
    said, names = _folded(text), _all_names()
    first = bisect_left(names, said)
    last = bisect_left(names, said + "\uffff")
    layers: tuple[Mapping[str, object], ...] = (_cities_of_zones(), _territories(), _usual_names())

    def key(name: str) -> tuple[int, int]:
        place = next((number for number, layer in enumerate(layers) if name in layer), len(layers))
        return place, -max((size for _, size in _cities().get(name, ())), default=0)

    kept = sorted(names[first:last], key=key)[: 4 * _OFFERED]
    return [(_usual_names().get(name, name), zone_said(found[0])) for name in kept if (found := _called(name))]


def _similar(text: str) -> Zones:
    """Return the zones whose names are most similar to a text."""
    said = _folded(text.rpartition("/")[2])
    if not said:
        return ()
    own = [*_cities_of_zones(), *_territories()]
    like = get_close_matches(said, own, n=_NEAREST, cutoff=0.6)
    like += get_close_matches(said, [name for name in _usual_names() if name[0] == said[0]], n=_NEAREST, cutoff=0.75)
    like += [name for name in own if len(said) > 2 and said in name][:_NEAREST]
    found = [zone for name in like for zone in _called(name)[:1]]
    places = {_iana(name): name for name in _places()}
    found += [places[name] for name in get_close_matches(_iana(text), places, n=_NEAREST, cutoff=0.6)]
    return tuple(dict.fromkeys(found))


def _of_language(locale: str) -> Zones:
    """Return the time zones where most people speak a language, followed by common zones."""
    tag = locale.replace("-", "_")
    likely: str = get_global("likely_subtags").get(tag, tag)
    own = get_global("territory_zones").get(likely.rpartition("_")[2].upper(), ())
    return tuple(dict.fromkeys((*_apart(_ranked(own))[:_NEAREST], *COMMON)))[:_NEAREST]
