"""Files of a tournament, for spreadsheets and other programs.

The formats include CSV, the ranking of the website T³, and JSON for ListFortress.
"""

from __future__ import annotations

import asyncio
import csv
import io
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

import discord
import msgspec
from babel.core import Locale, UnknownLocaleError
from babel.numbers import get_decimal_symbol
from discord import ui

from bot.runtime import clock
from bot.tournaments.handlers import Handlers, read_table_press
from bot.tournaments.schedule import Event, agreed_events, calendar, spans
from bot.tournaments.service import Loaded
from bot.ui.components import Interaction, Values, button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import note
from bot.ui.texts import quoted, reader, say
from engine.tournament import facts as f
from engine.tournament.facts import Fact
from engine.tournament.journal import fold
from engine.tournament.league import is_league
from engine.tournament.ranking import Row
from engine.tournament.record import public, record_of, write
from engine.tournament.standings import by_fields, bye_points, games, match_points, standings, tie_breaks
from engine.tournament.state import Result, Round, Table, Tournament
from render.language import language, speaking
from render.tournament import exports
from render.tournament.words import TournamentWords

BOM = "\N{ZERO WIDTH NO-BREAK SPACE}"
"""The byte order mark, by which spreadsheets recognize UTF-8."""
_FORMULA = re.compile(r"((?:^|[,;\t|])[\s\"]*)(?=[=+\-@\uff0b\uff0d\uff1d\uff20])")
"""Positions where a sign makes a spreadsheet read a formula.

This includes positions within a cell, after a character that another spreadsheet reads as a separator: an Italian one
also splits a comma-separated file at semicolons.
"""
_COLUMNS = {"wins": "rounds_won", "best": "best_round"}
"""The headers of columns for tie-breaks whose name is not the header."""


def shown(journal: Sequence[Fact]) -> Tournament:
    """Return the tournament that the public facts in `journal` describe."""
    return fold(public(journal))


def name_of(t: Tournament, number: int) -> str:
    """Return the name of a player; their number if it was deleted."""
    return t.players[number].name or f"player {number}"


# --- CSV ---


def standings_csv(t: Tournament, *, locale: str = "en") -> bytes:
    """Return the current standings as CSV, with a row per player."""
    breaks = tie_breaks(t)
    rounds = [round_.number for round_ in t.rounds]
    header = [
        "place",
        "number",
        "player",
        "origin",
        "army",
        "points",
        *(_COLUMNS.get(name, name) for name in breaks),
        "scored",
    ]
    header += ["penalties", "annulled", *(f"round_{number}" for number in rounds)]
    by_round = {number: _scored(t, number) for number in rounds}
    rows = [
        [
            row.place,
            row.player,
            name_of(t, row.player),
            t.players[row.player].origin,
            t.players[row.player].army,
            row.total,
            *(getattr(row, name) for name in breaks),
            row.scored,
            row.penalties,
            "yes" if row.annulled else "no",
            *(by_round[number].get(row.player, "") for number in rounds),
        ]
        for row in _page(t)
    ]
    with speaking(locale):
        return _csv(header, rows)


def tables_csv(t: Tournament, *, locale: str = "en") -> bytes:
    """Return all tables as CSV, with every field of the reports."""
    rows = [row for round_ in t.rounds for row in _tables(t, round_)]
    own = ["round", "scenario", "table", "number_a", "player_a", "number_b", "player_b", "points_a", "points_b"]
    own += ["outcome", "settled", "score_a", "score_b", "corrections"]
    more = dict.fromkeys(name for row in rows for name in row if name not in own)
    header = [*own, *sorted(more)]
    with speaking(locale):
        return _csv(header, ([row.get(name, "") for name in header] for row in rows))


def _csv(header: Sequence[str], rows: Iterable[Sequence[object]]) -> bytes:
    out = io.StringIO()
    out.write(BOM)
    writer = csv.writer(out, delimiter=separator(), quoting=csv.QUOTE_ALL)
    writer.writerow(header)
    for row in rows:
        writer.writerow([_cell(each) for each in row])
    return out.getvalue().encode()


def separator() -> str:
    """Return the separator of CSV cells: a semicolon if the language has decimal commas."""
    try:
        return ";" if get_decimal_symbol(Locale.parse(language(), sep="-")) == "," else ","
    except (ValueError, UnknownLocaleError):
        return ","


def _cell(value: object) -> object:
    """Return the content of a CSV cell, with formulas quoted as text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return _FORMULA.sub(r"\1'", value.replace("\r", " ").replace("\n", " "))
    return value


def _page(t: Tournament) -> Sequence[Row[int]]:
    return standings(t) if t.lots else ()


def _scored(t: Tournament, number: int) -> Mapping[int, int]:
    """Return the score of each player in the round `number`."""
    found: Counter[int] = Counter()
    for game in games(t, number, since=number):
        found[game.player] += game.scored
    return found


def _tables(t: Tournament, round_: Round) -> Iterator[dict[str, object]]:
    for table in round_.tables.values():
        yield {**_seats(t, round_, table), **(_result(table, table.result) if table.result else {"outcome": "open"})}
    for player in round_.byes:
        yield {
            **_of_round(round_),
            "number_a": player,
            "player_a": name_of(t, player),
            "points_a": bye_points(t),
            "outcome": "bye" if is_league(t) else "walkover",
        }
    for player, gone in round_.alone.items():
        yield {
            **_of_round(round_),
            "number_a": player,
            "player_a": name_of(t, player),
            "number_b": gone,
            "player_b": name_of(t, gone),
            "points_a": _scored(t, round_.number).get(player, 0),
            "points_b": 0,
            "outcome": "walkover",
        }
    if round_.duplicate:
        points = match_points(t, round_) if round_.complete else {}
        for player in round_.order:
            attempt = round_.attempts.get(player)
            yield {
                **_of_round(round_),
                "number_a": player,
                "player_a": name_of(t, player),
                "points_a": points.get(player, 0 if round_.complete else ""),
                "outcome": "attempt" if attempt else "open" if not round_.complete else "unfinished",
                "score_a": attempt.score if attempt else "",
            }


def _of_round(round_: Round) -> dict[str, object]:
    return {"round": round_.number, "scenario": round_.scenario}


def _seats(t: Tournament, round_: Round, table: Table) -> dict[str, object]:
    return {
        **_of_round(round_),
        "table": table.number,
        "number_a": table.a,
        "player_a": name_of(t, table.a),
        "number_b": table.b,
        "player_b": name_of(t, table.b),
    }


def _result(table: Table, result: Result) -> dict[str, object]:
    found: dict[str, object] = {
        "points_a": result.points[0],
        "points_b": result.points[1],
        "outcome": result.outcome,
        "settled": result.how,
        "corrections": len(table.results) - 1,
    }
    if result.scores:
        found |= {"score_a": result.scores[0], "score_b": result.scores[1]}
    elif table.attempts:
        found |= {"score_a": _score(table, table.a), "score_b": _score(table, table.b)}
    return found | _fields(result.fields)


def _score(table: Table, player: int) -> object:
    return table.attempts[player].score if player in table.attempts else ""


def _fields(fields: Mapping[str, Any]) -> dict[str, object]:
    """Return the fields of a report, keyed by CSV column, such as `a_units_lost` for a side."""
    found: dict[str, object] = {}
    for name, value in fields.items():
        if isinstance(value, Mapping):
            found |= {f"{name}_{field}": each for field, each in value.items()}
        elif name != "scores":
            found[f"game_{name}"] = value
    return found


# --- T³ ---


def ranking_text(t: Tournament, *, day: str = "") -> bytes:
    """Return the ranking in the T³ website's format."""
    head = [("Tournament", t.title), ("Place", t.settings.place), ("Date", day), ("Players", str(len(_page(t))))]
    lines = [f"{name}: {_bare(value)}" for name, value in head if value]
    lines += ["", "\t".join(("Place", "Name", "Nick", "Origin", "Army"))]
    for row in _page(t):
        player = t.players[row.player]
        lines.append("\t".join((str(row.place), *map(_bare, (name_of(t, row.player), "", player.origin, player.army)))))
    return ("\r\n".join(lines) + "\r\n").encode()


def _bare(text: str) -> str:
    """Return a text in one line without tabs."""
    return " ".join(text.split())


# --- ListFortress ---


def listfortress(t: Tournament) -> bytes:
    """Return players, rounds and matches in ListFortress format.

    Players are identified by name. If two names are equal, a number is added to the second.
    """
    names = _unique(t)
    breaks = tie_breaks(t)
    players = [
        {
            "name": names[row.player],
            "score": row.total,
            "sos": row.opponents,
            "mov": row.difference,
            "rank": {"swiss": row.place},
            "tiebreaks": {name: getattr(row, name) for name in breaks},
            "list": t.players[row.player].army,
            **_dropped(t, row.player),
        }
        for row in _page(t)
    ]
    rounds = [
        {
            "round-type": "swiss",
            "round-number": round_.number,
            "scenario": round_.scenario,
            "matches": [*_matches(t, round_, names)],
        }
        for round_ in t.rounds
    ]
    document = {"title": t.title, "players": players, "rounds": rounds}
    return msgspec.json.format(msgspec.json.encode(document), indent=1)


def _unique(t: Tournament) -> dict[int, str]:
    found: dict[int, str] = {}
    for number in t.players:
        name = name_of(t, number)
        found[number] = f"{name} ({number})" if name in found.values() else name
    return found


def _dropped(t: Tournament, number: int) -> dict[str, int]:
    player = t.players[number]
    return {"dropped": player.left_round} if player.left else {}


def _matches(t: Tournament, round_: Round, names: Mapping[int, str]) -> Iterator[dict[str, object]]:
    for table in round_.tables.values():
        match: dict[str, object] = {"table": table.number, "player1": names[table.a], "player2": names[table.b]}
        if table.result:
            one, other = table.result.points
            match |= {"player1points": one, "player2points": other, "result": _outcome(t, table, table.result)}
        yield match
    for player in round_.byes:
        yield {"player1": names[player], "player2": None, "player1points": bye_points(t), "result": "bye"}
    for player, gone in round_.alone.items():
        points = _scored(t, round_.number).get(player, 0)
        yield {"player1": names[player], "player2": names[gone], "player1points": points, "result": "forfeit"}


def _outcome(t: Tournament, table: Table, result: Result) -> str:
    if not by_fields(t) and table.attempts and len(table.attempts) < len(table.players):
        return "forfeit"
    if result.absent or result.players:
        return "forfeit"
    return "draw" if result.points[0] == result.points[1] else "win"


# --- the command ---


_MOST = 9_500_000
"""The maximum size of a file in bytes: Discord accepts at most ten million from a bot in a server without boosts."""


class Asked(NamedTuple):
    """A requested export: the tournament's id and facts, the language and the time."""

    id: str
    journal: Sequence[Fact]
    locale: str
    now: datetime


class File(NamedTuple):
    """A file to send."""

    name: str
    data: bytes


def _json(asked: Asked) -> list[File]:
    return [File(f"tournament-{asked.id}.json", write(record_of(asked.journal, tournament=asked.id)))]


def _sheets(asked: Asked) -> list[File]:
    t = shown(asked.journal)
    return [
        File(f"page-{asked.id}.csv", standings_csv(t, locale=asked.locale)),
        File(f"tables-{asked.id}.csv", tables_csv(t, locale=asked.locale)),
    ]


def _ranking(asked: Asked) -> list[File]:
    t = shown(asked.journal)
    starts = t.settings.starts or (t.rounds[0].at if t.rounds else 0)
    day = datetime.fromtimestamp(starts, UTC).date().isoformat() if starts else ""
    return [File(f"ranking-{asked.id}.txt", ranking_text(t, day=day))]


def _listfortress(asked: Asked) -> list[File]:
    return [File(f"listfortress-{asked.id}.json", listfortress(shown(asked.journal)))]


def _calendar(asked: Asked) -> list[File]:
    t = shown(asked.journal)
    events = [
        Event(
            uid=f"{asked.id}-{span.round}@siegemaster",
            start=span.start,
            end=span.end,
            summary=say("texport-round", locale=asked.locale, title=t.title, round=str(span.round)),
            location=t.settings.place,
            revision=t.version,
        )
        for span in spans(t)
    ]
    with speaking(asked.locale):
        events += agreed_events(t, asked.id)
    return [File(f"rounds-{asked.id}.ics", calendar(t.title, events, now=asked.now))]


def _bbcode(asked: Asked) -> list[File]:
    text = exports.forum_bbcode(asked.locale, shown(asked.journal))
    return [File(f"forum-{asked.id}.txt", text.encode())]


def _markdown(asked: Asked) -> list[File]:
    text = exports.forum_markdown(asked.locale, shown(asked.journal))
    return [File(f"forum-{asked.id}.md", text.encode())]


def _html(asked: Asked) -> list[File]:
    """Return the last round as a printable HTML file. Raise `UserError` if there is no round."""
    t = shown(asked.journal)
    if not t.rounds:
        raise UserError("texport-no-round")
    last = t.rounds[-1].number
    page = exports.html(TournamentWords(asked.locale), t, last)
    return [File(f"round-{last}-{asked.id}.html", page.encode())]


FORMATS: Mapping[str, Callable[[Asked], list[File]]] = {
    "json": _json,
    "csv": _sheets,
    "html": _html,
    "bbcode": _bbcode,
    "markdown": _markdown,
    "ranking": _ranking,
    "listfortress": _listfortress,
    "ics": _calendar,
}
"""The available formats, with the functions that write them."""


class ExportHandlers:
    """Handlers that send the files of tournaments."""

    def __init__(self, shared: Handlers) -> None:
        self.shared = shared

    async def export(self, interaction: Interaction, form: str) -> None:
        """Send the channel's tournament privately as a file."""
        await self._export(interaction, await self.shared.here(interaction), form)

    @button("tfile")
    async def _file(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Send the export of a tournament, because its channel has been deleted."""
        loaded = await self.shared.load(interaction, read_table_press(press).tournament)
        await self._export(interaction, loaded, "json")

    async def _export(self, interaction: Interaction, loaded: Loaded, form: str) -> None:
        locale = reader(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        journal = [f.read(each) for each in await self.shared.service.store.facts(loaded.row.id)]
        asked = Asked(loaded.row.id, journal, locale, clock.now())
        files = await asyncio.to_thread(FORMATS[form], asked)
        title = quoted(loaded.row.title)
        if sum(len(each.data) for each in files) > _MOST:
            view = note(say("texport-too-large", title=title))
            await interaction.followup.send(view=view, ephemeral=True)
            return
        sealed = not loaded.state.seed
        text = say(f"texport-{form}", title=title, name=files[0].name)
        if form == "json" and sealed:
            text += f"\n{say('texport-sealed')}"
        view = note(text)
        box = next(iter(view.children))
        assert isinstance(box, ui.Container)
        for each in files:
            box.add_item(ui.File(f"attachment://{each.name}"))
        sent = [discord.File(io.BytesIO(each.data), each.name) for each in files]
        await interaction.followup.send(view=view, files=sent, ephemeral=True)
