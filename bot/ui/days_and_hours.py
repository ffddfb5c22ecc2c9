"""The parser of days and hours that users type, in every language of the bot.

A text is accepted only if the whole of it means exactly one day and hour. No library parses three languages this way:
dateparser refuses some valid texts when strict and guesses otherwise.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import MAXYEAR, UTC, date, datetime, timedelta
from functools import cache
from typing import Any, get_args
from zoneinfo import ZoneInfo

from babel import Locale, UnknownLocaleError
from babel.dates import format_skeleton, get_day_names, get_month_names

from bot.ui.durations import HOUR, read_minutes
from bot.ui.errors import UserError
from bot.ui.texts import quoted
from render.catalogue import FALLBACK, house_texts, languages
from render.language import language, speaking
from render.presenter import PeriodWord

_SHOWN = 60
_LONGEST = 80
_STAMP = re.compile(r"<t:(\d{1,11})(?::[tdfr])?>", re.ASCII)
_ISO = re.compile(r"\d{4}-\d\d-\d\d[t ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:z|[+-]\d\d:?\d\d)", re.ASCII)
_SECONDS = re.compile(r"(\d{4}-\d\d-\d\d)[t ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?=$| )", re.ASCII)
_YEARS_AHEAD = 9
_NEAR = 92
"""The maximum number of days ahead for “Thursday 21” to mean the 21st of a month if that is a Thursday."""
_FAR = timedelta(days=366 * _YEARS_AHEAD)
_MINUTE = timedelta(minutes=1)

MORNING, AFTERNOON, EVENING = "morning", "afternoon", "evening"
_PARTS: Mapping[str, range] = {MORNING: range(3, 12), AFTERNOON: range(12, 19), EVENING: range(17, 24)}
"""The hours of each part of the day, as numbers of the 24-hour clock."""

_DAY_WORDS: Mapping[str, tuple[int, str]] = {
    **dict.fromkeys(("today", "oggi", "aujourd'hui"), (0, "")),
    **dict.fromkeys(("tonight", "stasera", "this evening", "questa sera", "ce soir"), (0, EVENING)),
    **dict.fromkeys(("this afternoon", "questo pomeriggio", "oggi pomeriggio", "cet apres-midi"), (0, AFTERNOON)),
    **dict.fromkeys(("this morning", "stamattina", "questa mattina", "ce matin"), (0, MORNING)),
    **dict.fromkeys(("tomorrow", "domani", "demain"), (1, "")),
    **dict.fromkeys(("day after tomorrow", "dopodomani", "apres-demain", "apres demain"), (2, "")),
    **dict.fromkeys(("yesterday", "ieri", "hier"), (-1, "")),
}
_PART_WORDS: Mapping[str, str] = {
    **dict.fromkeys(("morning", "mattina", "mattino", "matin"), MORNING),
    **dict.fromkeys(("afternoon", "pomeriggio", "apres-midi"), AFTERNOON),
    **dict.fromkeys(("evening", "sera", "soir"), EVENING),
}
_BETWEEN = (
    *("at", "on", "the", "of", "in", "this", "alle", "all'", "ore", "di", "del", "della", "dell'", "il", "la", "l'"),
    *("questo", "questa", "a", "de", "du", "d'", "le", "ce", "-"),
)
"""Words between a day and an hour that do not change the meaning."""
_BEFORE_HOUR = frozenset({"at", "alle", "ore", "a", "all'"})
_SPAN = re.compile(r"(?:in|tra|fra|dans) (\d+ ?[a-z].*)")
_DATE_SPAN = re.compile(r"(?:in|tra|fra|dans) (\d{1,3}) (?:days?|giorn[oi]|jours?)\b")
_PERIODS = re.compile(r"(?:([a-z]+) ?)?#?(\d{1,4})(?: ?- ?(\d{1,4}))?", re.ASCII)
_WORD = re.compile(r"[a-z][a-z'-]*")


@dataclass(frozen=True, slots=True)
class _Said:
    """The parts of a date and time found so far.

    The day is a date, a number of days `ahead` of today, or a `weekday`. `minute` counts from midnight. `half` means
    that the hour was followed by am or pm. `part` is a part of the day, such as the evening.
    """

    year: int = 0
    month: int = 0
    day: int = 0
    ahead: int | None = None
    weekday: int | None = None
    minute: int | None = None
    half: bool = False
    part: str = ""
    utc: bool = False
    asked: bool = False
    """Whether a word has announced that an hour follows: “alle”, “at”."""


# --- what a moment, a day, an hour is ---


def read_moment(text: str, zone: ZoneInfo, *, now: datetime, minute: int | None = None) -> datetime:
    """Return the next time that a typed text means in a time zone.

    With `minute` (minutes after midnight) the text must name a day and may leave out the hour. Raise `UserError` with
    examples if the text is not a day and an hour, or has several meanings.
    """
    bare = plain(text)
    here = now.astimezone(zone)
    if (stamp := _STAMP.fullmatch(bare)) is not None:
        found = {_moment(int(stamp[1]))}
    elif _ISO.fullmatch(bare) is not None:
        found = {_of_iso(bare)}
    elif (minutes := _ahead(bare)) is not None:
        found = {here + timedelta(minutes=minutes)}
    else:
        found = {_at(said, zone, here, minute) for said in _readings(_SECONDS.sub(r"\1 \2", bare))}
    meant = [each for each in found if each is not None]
    if len(meant) == 1 and (later := _after_gap(meant[0])) != meant[0]:
        facts: dict[str, Any] = {"when": quoted(text, _SHOWN), "next": f"{_dated(later.date())} {later:%H:%M}"}
        raise UserError("error-when-skipped", zone=str(meant[0].tzinfo), **facts)
    if len(meant) != 1 or not now - _FAR < meant[0] < now + _FAR:
        week = here.date() + timedelta(days=7)
        raise UserError("error-when", when=quoted(text, _SHOWN), iso=week.isoformat(), date=_dated(week))
    return meant[0].astimezone(zone)


def read_date(text: str, today: date) -> date:
    """Return the date that a typed text means; without a year, the most recent one.

    Raise `UserError` with examples for other texts.
    """
    found = set()
    for said in _readings(plain(text)):
        if said.minute is None and not said.part and not said.utc:
            found.add(_day(said, today, past=True))
    meant = [each for each in found if each is not None]
    if len(meant) != 1:
        yesterday = today - timedelta(days=1)
        examples: dict[str, Any] = {"iso": yesterday.isoformat(), "date": _dated(yesterday)}
        raise UserError("error-date", day=quoted(text, _SHOWN), **examples)
    return meant[0]


def read_hour(text: str) -> int:
    """Return the minutes from midnight to a typed hour, such as “21:00” or “9pm”.

    Raise `UserError` for other texts.
    """
    found = set()
    with speaking(FALLBACK):
        for said in _readings(plain(text), asked=True):
            if not said.day and said.ahead is None and said.weekday is None and not said.utc:
                found.add(_of_part(said))
    meant = [each for each in found if each is not None]
    if len(meant) != 1:
        raise UserError("error-hour", hour=quoted(text, _SHOWN))
    return meant[0]


def read_periods(text: str) -> tuple[int, int] | None:
    """Return the first and last day or turn that the user typed, as in “12”, “day 12” or “3-5”. Return None for
    other texts.
    """
    found = _PERIODS.fullmatch(plain(text))
    if found is None or (found[1] and found[1] not in _period_words()):
        return None
    first, last = sorted((int(found[2]), int(found[3] or found[2])))
    return first, last


def read_period(text: str) -> int | None:
    """Return the number of a typed day or turn, as in “12” or “day 12”; None for other texts."""
    found = read_periods(text)
    return found[0] if found is not None and found[0] == found[1] else None


def weekday_of(word: str) -> int | None:
    """Return the number of a weekday (Monday is 0) from the start of its name.

    Return None if the word is unknown or ambiguous.
    """
    word = word.strip(" .")
    fitting = {number for name, number in _weekdays() if len(word) > 1 and name.startswith(word)}
    return fitting.pop() if len(fitting) == 1 else None


# --- the words of a text ---


def plain(text: str) -> str:
    """Return a text in lower case without accents, commas and superfluous spaces."""
    said = unicodedata.normalize("NFKC", text).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    apart = unicodedata.normalize("NFD", said.casefold())
    bare = "".join(each for each in apart if not unicodedata.combining(each)).replace(
        "\N{MASCULINE ORDINAL INDICATOR}", "o"
    )
    bare = re.sub(r"\b([ap])\.? ?m\b\.?", r"\1m", bare)
    bare = re.sub(r"(?<=[a-z])\.(?= |,|$|-)", "", bare).replace(",", " ").replace("\N{EN DASH}", "-")
    return " ".join(bare.split())


def _readings(bare: str, *, asked: bool = False) -> Iterator[_Said]:
    """Yield every possible meaning of a text. A meaning must use all words."""
    if not bare or len(bare) > _LONGEST:
        return
    todo = [(bare, _Said(asked=asked))]
    while todo:
        rest, said = todo.pop()
        if not rest:
            yield said
            continue
        for taken, after in _steps(rest, said):
            tail = rest[taken:]
            if taken and (not tail or tail[0] == " " or rest[taken - 1] in " '"):
                todo.append((tail.lstrip(), after))


def _steps(rest: str, said: _Said) -> Iterator[tuple[int, _Said]]:
    """Yield the possible meanings of the beginning of a text, each with its length."""
    yield from _words(rest, said)
    if said.minute is None:
        yield from _hours(rest, said)
    if not said.day and said.ahead is None:
        yield from _dates(rest, said)


def _words(rest: str, said: _Said) -> Iterator[tuple[int, _Said]]:
    no_day = said.ahead is None and not said.day
    for name, (ahead, part) in _DAY_WORDS.items():
        if no_day and rest.startswith(name) and not (part and said.part):
            yield len(name), replace(said, ahead=ahead, part=part or said.part)
    if no_day and (found := _DATE_SPAN.match(rest)) is not None:
        yield found.end(), replace(said, ahead=int(found[1]))
    if (found := _WORD.match(rest)) is None:
        return
    word, end = found[0], found.end()
    if word in _PART_WORDS and not said.part:
        yield end, replace(said, part=_PART_WORDS[word])
    if word in {"utc", "gmt", "z"} and said.minute is not None and not said.utc:
        yield end, replace(said, utc=True)
    if said.weekday is None and len(word) > 2 and (number := weekday_of(word)) is not None:
        yield end, replace(said, weekday=number)
    for each in _BETWEEN:
        if rest.startswith(each) and (each.endswith("'") or rest[len(each) : len(each) + 1] in ("", " ")):
            yield len(each), replace(said, asked=each in _BEFORE_HOUR)


_HOURS = re.compile(
    r"(\d{1,2})(?!\d)(?: ?[:.h] ?(\d{2})(?!\d))?(?: ?(am|pm)\b| ?(heures?|h|ore|o'clock)\b(?: ?(\d{2})\b)?)?", re.ASCII
)


def _hours(rest: str, said: _Said) -> Iterator[tuple[int, _Said]]:
    if (found := _HOURS.match(rest)) is None:
        return
    hour, minute, half = int(found[1]), int(found[2] or found[5] or 0), found[3]
    if found[2] and found[5]:
        return
    if half is not None:
        if not 1 <= hour <= 12:
            return
        hour = hour % 12 + (12 if half == "pm" else 0)
    bare_number = not found[2] and not found[3] and not found[4]
    if bare_number and not (said.asked or said.part or said.ahead is not None or said.weekday is not None):
        return
    if bare_number and hour < 13 and not said.asked and not said.part:
        return
    if hour < 24 and minute < 60:
        yield found.end(), replace(said, minute=60 * hour + minute, half=half is not None, asked=False)


_NUMBERED = re.compile(r"(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)")
_SLASHED = re.compile(r"(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4})(?!\d))?\.?(?![\d/:h])")
_NAMED = re.compile(
    r"(\d{1,2})(?:st|nd|rd|th|er|o|°)? ?(?:de |di |of )?([a-z]{3,})(?: (?:de |del |of )?(\d{4})(?!\d))?"
)
_AMERICAN = re.compile(r"([a-z]{3,}) (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: (\d{4})(?!\d)| (?!\d{4})|$)")
_NUMBER = re.compile(r"(?:the )?(\d{1,2})(?:st|nd|rd|th|er|o|°)?(?=$| )")


def _dates(rest: str, said: _Said) -> Iterator[tuple[int, _Said]]:
    if (found := _NUMBERED.match(rest)) is not None:
        yield found.end(), _on(said, _year(found[1]), int(found[3]), int(found[4]))
        return
    if (found := _SLASHED.match(rest)) is not None and (found[4] or found[2] != "-"):
        first, second, year = int(found[1]), int(found[3]), _year(found[4])
        yield found.end(), _on(said, year, second, first)
        if language() == "en-US" and found[2] in "/-":
            yield found.end(), _on(said, year, first, second)
    if (found := _NAMED.match(rest)) is not None and (month := months().get(found[2])):
        yield found.end(), _on(said, _year(found[3]), month, int(found[1]))
    if (found := _AMERICAN.match(rest)) is not None and (month := months().get(found[1])):
        yield len(found[0].rstrip()), _on(said, _year(found[3]), month, int(found[2]))
    if said.weekday is not None and not said.asked and (found := _NUMBER.match(rest)) is not None:
        yield found.end(), _on(said, 0, 0, int(found[1]))


def _year(text: str | None) -> int:
    """Return the year in a text; 0 without a text."""
    return (int(text) or MAXYEAR + 1) if text else 0


def _on(said: _Said, year: int, month: int, day: int) -> _Said:
    return replace(said, year=year, month=month, day=day or 99, asked=False)


# --- from words to a day and an hour ---


def _at(said: _Said, zone: ZoneInfo, here: datetime, default: int | None) -> datetime | None:
    """Return the time that the recognised parts of a text mean. Return None if they mean no time."""
    minute = _of_part(said) if said.minute is not None else default if not said.part else None
    named = said.ahead is not None or said.day or said.weekday is not None
    if minute is None or not (named or default is None):
        return None
    place = ZoneInfo("UTC") if said.utc else zone
    here = here.astimezone(place)
    day = _day(said, here.date(), past=False) if named else here.date()
    if day is None:
        return None
    found = datetime(day.year, day.month, day.day, *divmod(minute, 60), tzinfo=place)
    if found <= here and not said.day and said.ahead is None:
        later = day + timedelta(days=7 if named else 1)
        found = datetime(later.year, later.month, later.day, *divmod(minute, 60), tzinfo=place)
    return found


def _after_gap(moment: datetime) -> datetime:
    """Return `moment`, or the end of the gap if the clock change skips that time."""
    there = moment.astimezone(UTC).astimezone(moment.tzinfo)
    if there.replace(tzinfo=None) == moment.replace(tzinfo=None):
        return moment
    while (earlier := (there.astimezone(UTC) - _MINUTE).astimezone(moment.tzinfo)).utcoffset() == there.utcoffset():
        there = earlier
    return there


def _of_part(said: _Said) -> int | None:
    """Return the minutes since midnight, adjusted to a part of the day.

    Return None if the hour does not fit that part.
    """
    if said.minute is None or not said.part:
        return said.minute
    hours = _PARTS[said.part]
    possible = (said.minute,) if said.half else (said.minute, said.minute + 12 * 60)
    fitting = [each for each in possible if each // 60 in hours]
    return fitting[0] if fitting else None


def _day(said: _Said, today: date, *, past: bool) -> date | None:
    """Return the next day that matches what the user typed; None if there is none.

    With `past`, return the last such day.
    """
    found: date | None = None
    if said.ahead is not None:
        found = today + timedelta(days=said.ahead)
    elif said.day:
        found = _dated_day(said, today, past=past)
    elif said.weekday is not None:
        ahead = (said.weekday - today.weekday()) % 7
        found = today + timedelta(days=ahead - 7 if past and ahead else ahead)
    fits = found is not None and said.weekday in (None, found.weekday())
    return found if fits else None


def _dated_day(said: _Said, today: date, *, past: bool) -> date | None:
    if not said.month:
        near = (today + timedelta(days=-each if past else each) for each in range(_NEAR))
        return next((each for each in near if (each.day, each.weekday()) == (said.day, said.weekday)), None)
    years = range(today.year, today.year + (-_YEARS_AHEAD if past else _YEARS_AHEAD), -1 if past else 1)
    for year in (said.year,) if said.year else years:
        try:
            found = date(year, said.month, said.day)
        except ValueError:
            continue
        if said.year or (found <= today if past else found >= today):
            return found
    return None


def _ahead(bare: str) -> int | None:
    """Return the number of minutes in a text such as “in 2 hours”.

    Return None for other texts. Return None for whole days as well, because they need an hour.
    """
    span = _SPAN.fullmatch(bare)
    return None if span is None or _DATE_SPAN.fullmatch(bare) else read_minutes(span[1], bare=HOUR)


def _moment(seconds: int) -> datetime | None:
    try:
        return datetime.fromtimestamp(seconds, UTC)
    except (OverflowError, ValueError, OSError):
        return None


def _of_iso(text: str) -> datetime | None:
    try:
        return datetime.fromisoformat(text.upper())
    except ValueError:
        return None


# --- names ---


def _dated(day: date) -> str:
    """Return a date in the reader's language, without the year."""
    return str(format_skeleton("MMMMd", datetime(day.year, day.month, day.day), locale=babel_locale(language())))  # noqa: DTZ001


@cache
def months() -> dict[str, int]:
    """Return the numbers of the months, keyed by name, in every language of the bot."""
    found: dict[str, int] = {}
    for locale in languages():
        for width in ("wide", "abbreviated"):
            for number, name in get_month_names(width, locale=babel_locale(locale)).items():
                found[plain(str(name)).strip(".")] = number
    return found | {"sept": 9, "sett": 9}


@cache
def _period_words() -> frozenset[str]:
    """Return the words that mean “day” or “turn”, in every language of the bot."""
    texts, kinds = house_texts(), get_args(PeriodWord)
    keys = [(key, kind, locale) for key in ("period", "periods") for kind in kinds for locale in languages()]
    return frozenset(plain(texts.text(key, locale=locale, period=kind)) for key, kind, locale in keys)


@cache
def _weekdays() -> tuple[tuple[str, int], ...]:
    found = []
    for locale in languages():
        for width in ("wide", "abbreviated"):
            names = get_day_names(width, locale=babel_locale(locale)).items()
            found += [(plain(str(name)).strip("."), number) for number, name in names]
    return tuple(found)


def babel_locale(locale: str) -> str:
    """Return Babel's name of a locale. Return the name of English for an unknown locale."""
    with speaking(locale):
        try:
            Locale.parse(language(), sep="-")
        except (UnknownLocaleError, ValueError):
            return FALLBACK
        return language().replace("-", "_")
