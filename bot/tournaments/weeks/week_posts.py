"""The messages of a table over weeks: the first one of its thread, proposed times, what judges are asked for."""

from __future__ import annotations

from discord import ButtonStyle

from bot.tournaments.files.calendar_file import table_ends
from bot.tournaments.own_game_handlers import PLAY
from bot.tournaments.report_handlers import labelled
from bot.tournaments.reporting import Case, Seat
from bot.tournaments.service import Loaded
from bot.tournaments.table_posts import TablePost
from bot.tournaments.table_presses import TablePress
from bot.tournaments.table_words import player_name, points_text
from bot.tournaments.telling.voices import stamp, words_in
from bot.tournaments.weeks.owed import THREAD, is_played, key_of
from bot.tournaments.weeks.plea_buttons import claim_buttons, time_buttons
from bot.tournaments.when import time_said
from bot.ui.components import Button, button_row
from bot.ui.custom_ids import Press
from bot.ui.texts import clean, cut, person, quoted, say
from db.tournaments.store import Tournaments
from engine.tournament.page import by_fields
from engine.tournament.rights import judges
from engine.tournament.settings import DUEL, DUPLICATE, REPORTED, WEEK
from engine.tournament.state import Table, Tournament

_NAME, _PLAYER = 100, 24


def thread_name(t: Tournament, round_: int, table: Table, *, locale: str) -> str:
    """Return the name of the thread of a table."""
    one, other = (cut(clean(t.players[number].name), _PLAYER) or str(number) for number in table.players)
    title = cut(clean(t.title), _PLAYER)
    facts = {"title": title, "round": str(round_), "table": str(table.number)}
    return cut(say("tplay-table-name", locale=locale, one=one, other=other, **facts), _NAME)


def persons_of(t: Tournament, table: Table) -> tuple[int, ...]:
    """Return the people of a table who have an account: those who are pinged."""
    return tuple(found for number in table.players if (found := t.players[number].person))


def called(t: Tournament, number: int, *, locale: str) -> str:
    """Return a player as a mention, by name if they have no account."""
    found = t.players[number].person
    return person(found, locale=locale) if found else player_name(t, number, locale=locale)


def judges_called(t: Tournament, *, locale: str) -> str:
    """Return the judges as mentions."""
    return ", ".join(person(each, locale=locale) for each in judges(t)) or "–"


def thread_post(t: Tournament, tournament_id: str, round_: int, table: Table, *, locale: str) -> TablePost:
    """T78 Return the first message of the thread of a table as it stands: it pings the two when it is posted."""
    one, other = (called(t, number, locale=locale) for number in table.players)
    lines = [say("tweek-head", locale=locale, round=round_, table=table.number, one=one, other=other)]
    scenario = t.rounds[round_ - 1].scenario
    if scenario:
        name = words_in(locale).speech.word("scenario", scenario)
        lines.append(say("tournament-round-name", locale=locale, name=name))
    if table.result is not None:
        points = points_text(Case(t, Seat(round_, table.number)), table.result.points, locale=locale)
        lines.append(say("report-final", locale=locale, table=table.number, points=points))
        return TablePost("\n".join(lines))
    if not is_played(t, round_, table):
        return TablePost("\n".join((*lines, say("tweek-not-any-more", locale=locale))))
    until = table_ends(t, round_, table)
    if until is not None:
        lines.append(say("tweek-until", locale=locale, tables=_tables(t), at=stamp(until), left=stamp(until, "R")))
    if table.reports:
        lines.append(say("tweek-reported", locale=locale))
    else:
        lines += _times(t, table, locale=locale)
        lines.append(f"-# {say('tweek-how', locale=locale, tables=_tables(t))}")
    buttons = table_buttons(t, TablePress(tournament_id, round_, table.number), table, locale=locale)
    return TablePost("\n".join(lines), [button_row(buttons)], persons_of(t, table))


def _times(t: Tournament, table: Table, *, locale: str) -> list[str]:
    lines = []
    if table.agreed:
        lines.append(say("tweek-agreed", locale=locale, at=stamp(table.agreed), left=stamp(table.agreed, "R")))
    if table.proposed:
        name = player_name(t, table.proposed_by, locale=locale)
        times = ", ".join(stamp(each, "f") for each in table.proposed)
        lines.append(say("tweek-waits", locale=locale, name=name, times=times))
    return lines


def table_buttons(t: Tournament, at: TablePress, table: Table, *, locale: str) -> list[Button]:
    """Return what the two of a table can press: report, propose times, ask for time, say that nobody came."""
    if by_fields(t):
        first = labelled(say("button-tournament-report", locale=locale), at.press("treport"), style=ButtonStyle.primary)
        found = [first]
    else:
        play = labelled(say("button-tplay", locale=locale), Press(PLAY, extra=at.tournament), style=ButtonStyle.primary)
        found = [play]
    if table.reports or table.results or table.attempts:
        return found
    if t.settings.clock == WEEK and t.settings.tables not in (DUEL, DUPLICATE):
        found.append(labelled(say("button-tweek-when", locale=locale), at.press("twhen")))
    found.append(labelled(say("button-tweek-more", locale=locale), at.press("tmore")))
    found.append(labelled(say("button-tweek-nobody", locale=locale), at.press("tnobody")))
    return found


def _tables(t: Tournament) -> str:
    """Return whether tables are reported, or the bot's own game is played there and reports itself."""
    return "reported" if t.settings.tables == REPORTED else "played"


async def own_table_lines(store: Tournaments, loaded: Loaded, table: Table, *, locale: str) -> list[str]:
    """Return what a player is told of their own table: how long there is, the time that was agreed, the thread."""
    t, number = loaded.state, len(loaded.state.rounds)
    until, lines = table_ends(t, number, table), []
    if until is not None:
        lines.append(say("tweek-until", locale=locale, tables=_tables(t), at=stamp(until), left=stamp(until, "R")))
    lines += _times(t, table, locale=locale)
    thread = await store.message_of(loaded.row.id, THREAD, number, key_of(table))
    if thread is not None and thread.message_id and thread.channel_id != loaded.row.channel_id:
        lines.append(say("tweek-thread", locale=locale, thread=f"<#{thread.channel_id}>"))
    return lines


# --- times ---


def offer_stamp(table: Table) -> str:
    """Return as letters how often times were proposed: a press of older ones is refused."""
    return "".join("abcdefghij"[int(digit)] for digit in str(sum(table.offers.values())))


def times_post(t: Tournament, tournament_id: str, round_: int, table: Table, *, locale: str) -> TablePost | None:
    """T79 Return the message about times: proposed, and the other is asked, or agreed; None where none are."""
    if table.results or table.reports or not is_played(t, round_, table):
        return TablePost(say("tweek-times-over", locale=locale, table=table.number))
    at = TablePress(tournament_id, round_, table.number, word=offer_stamp(table))
    other = labelled(say("button-tweek-other", locale=locale), at._replace(word="").press("twhen"))
    if table.proposed:
        asked = table.other(table.proposed_by)
        who = called(t, asked, locale=locale)
        name = player_name(t, table.proposed_by, locale=locale)
        lines = [say("tweek-times-proposed", locale=locale, who=who, name=name, table=table.number)]
        buttons = []
        for number, time in enumerate(table.proposed, 1):
            facts = {"number": number, "at": stamp(time), "left": stamp(time, "R")}
            lines.append(say("tweek-times-line", locale=locale, **facts))
            label = say(
                "button-tweek-agree",
                locale=locale,
                number=number,
                time=time_said(time, t.settings.zone, locale=locale),
            )
            press = at._replace(number=number).press("tagree")
            buttons.append(labelled(cut(label, 80), press, style=ButtonStyle.success))
        if table.agreed:
            lines.append(say("tweek-agreed", locale=locale, at=stamp(table.agreed), left=stamp(table.agreed, "R")))
        lines.append(f"-# {say('tweek-times-zone', locale=locale, zone=t.settings.zone)}")
        guest = t.players[asked].guest
        pings = tuple(judges(t)) if guest else (t.players[asked].person,)
        return TablePost("\n".join(lines), [button_row([*buttons, other])], pings)
    if table.agreed:
        one, two = (called(t, number, locale=locale) for number in table.players)
        facts = {"at": stamp(table.agreed), "left": stamp(table.agreed, "R"), "table": table.number}
        text = say("tweek-times-agreed", locale=locale, one=one, other=two, **facts)
        return TablePost(text, [button_row([other])], persons_of(t, table))
    return None


# --- what judges are asked for ---


def plea_post(t: Tournament, tournament_id: str, round_: int, table: Table, *, locale: str) -> TablePost:
    """T54, T79 Return the message by which judges are asked for time, or what is to be done where nobody came."""
    at = TablePress(tournament_id, round_, table.number)
    facts = {"table": table.number, "round": round_, "judges": judges_called(t, locale=locale)}
    pleads = table.claimed or table.more_time
    if not pleads or table.reports or not is_played(t, round_, table):
        return TablePost(say("tweek-plea-over", locale=locale, table=table.number, round=round_))
    name = player_name(t, pleads, locale=locale)
    if table.claimed:
        text = say("tweek-plea-nobody", locale=locale, name=name, **facts)
        return TablePost(text, [button_row(claim_buttons(t, at, table, locale=locale))], tuple(judges(t)))
    until = table_ends(t, round_, table)
    ends = stamp(until) if until is not None else "–"
    lines = [say("tweek-plea-more", locale=locale, name=name, ends=ends, **facts)]
    if table.more_reason:
        lines.append(f"> {quoted(table.more_reason, 200)}")
    return TablePost("\n".join(lines), [button_row(time_buttons(t, at, locale=locale))], tuple(judges(t)))
