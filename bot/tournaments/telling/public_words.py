"""What everybody sees of a tournament, in words: its announcement, its rounds, its pages, its end."""

from __future__ import annotations

from collections.abc import Iterator

from bot.tournaments.files.calendar_file import table_ends
from bot.tournaments.table_words import player_name
from bot.tournaments.telling.game_words import plays
from bot.tournaments.telling.voices import stamp, words_in
from bot.tournaments.when import end_of_day
from bot.ui.texts import cut, person, quoted, say
from engine.tournament.draft import rounds_in_all
from engine.tournament.facts import Corrected
from engine.tournament.settings import MINUTES, REPORTED, WEEK
from engine.tournament.standing import Row
from engine.tournament.state import (
    CANCELLED,
    OPEN,
    OVER,
    Round,
    Table,
    Tournament,
    ends_at,
    in_places,
    registered,
    waiting,
)
from render.tournament.words import page_of

PAIRS, PLACES, BENEATH = 20, 25, 8
"""How many tables, how many places, and how many lines beneath them stand in one message."""


def scenario_name(name: str, *, locale: str) -> str:
    """Return the name of a scenario of the book; the word itself for one that has no text."""
    return words_in(locale).speech.word("scenario", name)


# --- the announcement ---


def announcement(t: Tournament, *, locale: str) -> str:
    """Return the living announcement: when, where, who may come, how many are in, by which seed."""
    settings = t.settings
    lines = [say("tournament-title", locale=locale, title=quoted(t.title, 80), stage=t.stage)]
    if settings.starts:
        lines.append(say("tournament-starts", locale=locale, at=stamp(settings.starts), zone=settings.zone))
    lines += [_format(t, locale=locale), *plays(t, locale=locale)]
    if settings.scenarios:
        names = ", ".join(scenario_name(name, locale=locale) for name in settings.scenarios)
        lines.append(say("tournament-scenarios", locale=locale, names=names))
    lines += words_in(locale).conditions(t)
    if settings.lists:
        due = end_of_day(settings.lists_day, settings.zone)
        least, most = settings.units
        lines.append(say("tournament-lists-due", locale=locale, at=stamp(due), least=least, most=most))
    lines.append(_places(t, locale=locale))
    leaders = ", ".join(person(each, locale=locale) for each in (t.organizer, *t.judges) if each)
    lines.append(say("tournament-leaders", locale=locale, names=leaders or "–"))
    lines.append(f"-# {say('tournament-seed-hash', locale=locale, hash=t.seed_hash)}")
    if t.seed:
        lines.append(f"-# {say('tournament-seed', locale=locale, seed=t.seed)}")
    return "\n".join(lines)


def _format(t: Tournament, *, locale: str) -> str:
    settings = t.settings
    key = "tournament-format-day" if settings.clock == MINUTES else "tournament-format-weeks"
    number = rounds_in_all(t) if t.players or settings.rounds else 0
    what = say(f"tournament-tables-{settings.tables}", locale=locale)
    return say(key, locale=locale, rounds=number, minutes=settings.minutes, what=what)


def _places(t: Tournament, *, locale: str) -> str:
    inside, lists = len(in_places(t)), sum(each.list_counts for each in t.players.values())
    parts = [say("tournament-in", locale=locale, count=inside, places=t.settings.places)]
    if t.settings.lists:
        parts.append(say("tournament-lists-in", locale=locale, count=lists))
    if late := len(waiting(t)):
        parts.append(say("tournament-waiting", locale=locale, count=late))
    return " · ".join(parts)


def entrants(t: Tournament, *, locale: str) -> str:
    """Return who is registered, one a line, the waiting list last."""
    late = set(waiting(t))
    lines = []
    for number in registered(t):
        player = t.players[number]
        more = [quoted(player.origin)] if player.origin else []
        more += [say("tournament-list-is-in", locale=locale)] if player.list_counts else []
        more += [say("tournament-is-here", locale=locale)] if player.here else []
        more += [say("tournament-on-waiting-list", locale=locale)] if number in late else []
        more += [say("tournament-has-left", locale=locale)] if player.left or player.annulled else []
        lines.append(f"{number}. {player_name(t, number, locale=locale)}" + (f" ({', '.join(more)})" if more else ""))
    return "\n".join(lines) or say("tournament-nobody-yet", locale=locale)


# --- a round ---


def round_text(t: Tournament, number: int, *, locale: str) -> str:
    """Return a round: its scenario, its end, its tables with what they came to."""
    round_ = t.rounds[number - 1]
    lines = [say("tournament-round-title", locale=locale, round=number, of=rounds_in_all(t))]
    if round_.scenario:
        lines.append(say("tournament-round-name", locale=locale, name=scenario_name(round_.scenario, locale=locale)))
    until = ends_at(t, round_)
    if round_.closed:
        lines.append(say("tournament-round-over", locale=locale))
    elif until is not None:
        lines.append(say("tournament-round-until", locale=locale, at=stamp(until, "t"), left=stamp(until, "R")))
    elif t.settings.clock == WEEK and (planned := table_ends(t, number)) is not None:
        lines.append(say("tournament-round-until-day", locale=locale, at=stamp(planned), left=stamp(planned, "R")))
    elif t.settings.clock == MINUTES and t.settings.tables == REPORTED:
        lines.append(say("tournament-round-waits", locale=locale))
    if round_.duplicate:
        done = sum(player in round_.attempts for player in round_.order)
        lines.append(say("tournament-round-duplicate", locale=locale, done=done, of=len(round_.order)))
    lines += pairs(t, round_, locale=locale)
    lines += [
        say("tournament-bye", locale=locale, name=player_name(t, player, locale=locale)) for player in round_.left_over
    ]
    for each in round_.by_hand:
        numbers, judge = ", ".join(map(str, each.tables)), person(each.by, locale=locale) if each.by else "–"
        facts = {"judge": judge, "at": stamp(each.at), "reason": quoted(each.reason, 200)}
        lines.append(f"-# {say('tournament-by-hand', locale=locale, tables=numbers, **facts)}")
    return "\n".join(lines)


def pairs(t: Tournament, round_: Round, *, locale: str, most: int = PAIRS) -> list[str]:
    """Return the tables of a round, a line each; how many more there are, if not all fit."""
    tables = [*round_.tables.values()]
    lines = [_table(t, table, locale=locale) for table in tables[:most]]
    if len(tables) > most:
        lines.append(say("tournament-more-tables", locale=locale, count=len(tables) - most))
    return lines


def _table(t: Tournament, table: Table, *, locale: str) -> str:
    names = t.settings.table_names
    where = quoted(names[table.number - 1]) if table.number <= len(names) else str(table.number)
    a, b = (_who(t, number, locale=locale) for number in table.players)
    if table.result is not None:
        first, second = table.result.points
        return say("tournament-table-done", locale=locale, table=where, a=a, b=b, first=first, second=second)
    if table.disputed:
        return say("tournament-table-disputed", locale=locale, table=where, a=a, b=b)
    if table.reports:
        return say("tournament-table-reported", locale=locale, table=where, a=a, b=b)
    text = say("tournament-table-open", locale=locale, table=where, a=a, b=b)
    own = _own_end(t, table)
    return f"{text} {say('tournament-table-until', locale=locale, at=own)}" if own else text


def _own_end(t: Tournament, table: Table) -> str:
    """T21 Return when a table ends that has more time than its round; nothing for others."""
    number = len(t.rounds)
    round_, own = (table_ends(t, number, each) for each in (None, table))
    here = t.rounds[-1].tables.get(table.number) is table and not t.rounds[-1].closed
    return stamp(own, "t" if t.settings.clock != WEEK else "f") if here and own and own != round_ else ""


def _who(t: Tournament, number: int, *, locale: str) -> str:
    """Return a player by name, and by mention if they have an account: it pings nobody."""
    player, name = t.players[number], player_name(t, number, locale=locale)
    return name if player.guest or not player.person else f"{name} ({person(player.person, locale=locale)})"


# --- the page ---


def rows_after(t: Tournament, number: int, *, posted: bool = False) -> list[Row[int]]:
    """Return the standing after a round as it is now, or as it was posted; after round 0 the present one."""
    return page_of(t, number or None, posted=posted)


def page_text(t: Tournament, number: int, *, locale: str, first: int = 0, posted: bool = False) -> str:
    """Return the page after a round, from a place on: place, name, total, tie-breaks, penalties.

    T63 With `posted` it keeps its figures, and what changed them later stands beneath.
    """
    rows = rows_after(t, number, posted=posted)
    last = rows_after(t, number - 1, posted=posted) if number > 1 else ()
    before = {row.player: place for place, row in enumerate(last)}
    title = "tournament-final-page" if t.stage == OVER and not number else "tournament-page"
    lines = [say(title, locale=locale, round=number or len(t.rounds), title=quoted(t.title, 80))]
    for place, row in enumerate(rows[first : first + PLACES], first):
        lines.append(_row(t, row, before.get(row.player, place) - place, locale=locale))
    if len(rows) > first + PLACES:
        lines.append(say("tournament-more-places", locale=locale, count=len(rows) - first - PLACES))
    if posted:
        lines += beneath(t, number, locale=locale)
    lines.append(f"-# {say('tournament-page-key', locale=locale)}")
    return "\n".join(lines)


def _row(t: Tournament, row: Row[int], moved: int, *, locale: str) -> str:
    arrow = "▲" if moved > 0 else "▼" if moved < 0 else "▬"
    name = player_name(t, row.player, locale=locale)
    facts = {"place": row.place, "name": name, "total": row.total, "ties": row.opponents, "difference": row.difference}
    line = say("tournament-row", locale=locale, arrow=arrow, **facts)
    if row.penalties:
        line += say("tournament-row-penalties", locale=locale, points=row.penalties)
    return f"~~{line}~~ {say('tournament-row-annulled', locale=locale)}" if row.annulled else line


def beneath(t: Tournament, number: int, *, locale: str) -> Iterator[str]:
    """T63, T69 Yield what stands beneath a posted page: corrections of its rounds, and until the next page the rest.

    Each line names what was changed, the judge, the moment and the reason.
    """
    closed = [round_.page_fact for round_ in t.rounds if round_.closed]
    posted = t.rounds[number - 1].page_fact if 0 < number <= len(t.rounds) else max(closed, default=0)
    following = min((fact for fact in closed if fact > posted), default=t.version + 1)
    words = words_in(locale)
    found = [
        fact
        for at, fact in t.later
        if at > posted and (fact.round <= (number or len(t.rounds)) if isinstance(fact, Corrected) else at < following)
    ]
    for fact in found[-BENEATH:]:
        what = words.fact(t, fact)
        yield f"-# {say('tournament-corrected', locale=locale, at=stamp(fact.at), what=what)}"
    if len(found) > BENEATH:
        yield f"-# {say('tournament-corrected-more', locale=locale, count=len(found) - BENEATH)}"


def ended(t: Tournament, *, locale: str) -> str:
    """Return the message at the end: the first three places, then the page, the seed."""
    rows = rows_after(t, 0)
    first = [row for row in rows if row.place <= 3 and not row.annulled][:6]
    podium = [
        say(
            "tournament-podium",
            locale=locale,
            place=row.place,
            name=player_name(t, row.player, locale=locale),
            total=row.total,
        )
        for row in first
    ]
    seed = [f"-# {say('tournament-seed', locale=locale, seed=t.seed)}"] if t.seed else []
    return "\n".join((*podium, page_text(t, 0, locale=locale, posted=True), *seed))


def is_open(t: Tournament) -> bool:
    """Return whether somebody may register now."""
    return t.stage == OPEN


def is_over(t: Tournament) -> bool:
    """Return whether nothing happens any more."""
    return t.stage in (OVER, CANCELLED)


def shortened(text: str, most: int = 3_800) -> str:
    """Return a text as far as a message takes it."""
    return cut(text, most)
