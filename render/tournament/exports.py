"""Tables of a tournament for forums and for printing, as BBCode, Markdown or HTML."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from engine.tournament.league import between, is_league
from engine.tournament.standings import bye_points, games, match_points, tie_breaks
from engine.tournament.state import Round, Tournament, round_of
from render.tournament.words import TournamentWords, standings_of, totals_before

Grid = Sequence[Sequence[str]]
_SLIP = ("lost", "spent", "commander", "generals", "fled", "objective", "signature")
_STYLE = (
    "body{font:15px serif;color:#000;background:#fff;margin:2em}table{border-collapse:collapse;margin:1em 0}"
    "td,th{border:1px solid #000;padding:.3em .6em;text-align:left;overflow-wrap:anywhere}"
    "th,td:first-child,td:last-child{white-space:nowrap}.slip{break-inside:avoid}"
)


def page_grid(words: TournamentWords, t: Tournament, round_: int | None = None) -> Grid:
    """Return the standings as rows of texts, with a heading."""
    say, breaks = words.speech.say, tie_breaks(t)
    heading = [say(key) for key in ("tournament-place", "tournament-name", "tournament-total")]
    grid = [[*heading, *words.tie_breaks(t), say("tournament-penalties")]]
    for row in standings_of(t, round_):
        total = say("tournament-annulled") if row.annulled else str(row.total)
        figures = [str(getattr(row, each)) for each in (*breaks, "penalties")]
        grid.append([str(row.place), words.speech.named(t, row.player), total, *figures])
    return grid


def crosstable(words: TournamentWords, t: Tournament) -> Grid:
    """Return the crosstable of a league: the points of each pair of players.

    Rows and columns are in the order of the standings. A game that was won or lost by default is + or −. A game without
    a result is a dot.
    """
    say, rows = words.speech.say, standings_of(t, None)
    names = [f"{at}. {words.speech.named(t, row.player)}" for at, row in enumerate(rows, 1)]
    grid = [["", *map(str, range(1, len(rows) + 1)), say("tournament-total")]]
    for at, row in enumerate(rows):
        total = say("tournament-annulled") if row.annulled else str(row.total)
        cells = ["×" if row.player == each.player else " ".join(between(t, row.player, each.player)) for each in rows]
        grid.append([names[at], *cells, total])
    return grid


def pairs_grid(words: TournamentWords, t: Tournament, round_: int) -> Grid:
    """Return the pairings of a round as rows of a table.

    A finished game has its result, other games have the players' totals so far.
    """
    say, totals, found = words.speech.say, totals_before(t, round_), round_of(t, round_)
    name, points = say("tournament-name"), say("tournament-points")
    grid = [[say("tournament-table"), name, name, points]]
    for table in found.tables.values():
        worth = table.result.points if table.result else [totals.get(each, 0) for each in table.players]
        both = [words.speech.named(t, each) for each in table.players]
        grid.append([str(table.number), *both, " – ".join(map(str, worth))])
    grid += [["–", words.speech.named(t, each), "–", str(bye_points(t))] for each in found.byes]
    for each, gone in found.alone.items():
        scored = sum(game.scored for game in games(t, round_, since=round_) if game.player == each)
        grid.append(["–", words.speech.named(t, each), words.speech.named(t, gone), f"{scored} – 0"])
    return grid + _alone(words, t, found)


def _alone(words: TournamentWords, t: Tournament, found: Round) -> list[list[str]]:
    """Return a row for each player in a duplicate round. Return nothing for other rounds."""
    if not found.duplicate:
        return []
    worth = match_points(t, found) if found.complete else {}
    rows = ((words.speech.named(t, each), str(worth.get(each, 0)) if worth else "–") for each in found.order)
    return [["–", name, "–", points] for name, points in rows]


def harmless(text: str) -> str:
    """Escape Markdown and HTML in a user's text."""
    return re.sub(r"([\\`*_{}\[\]<>()#+!~&|-])", r"\\\1", " ".join(text.split()))


def bbcode(grid: Grid) -> str:
    """Return a table as BBCode for a forum. Users' texts are escaped."""
    rows = []
    for at, cells in enumerate(grid):
        tag = "td" if at else "th"
        rows.append("[tr]" + "".join(f"[{tag}]{_unbracketed(each)}[/{tag}]" for each in cells) + "[/tr]")
    return "[table]\n" + "\n".join(rows) + "\n[/table]\n"


def _unbracketed(text: str) -> str:
    """Return a text in one line, with round brackets in place of square ones."""
    return " ".join(text.replace("[", "(").replace("]", ")").split())


def markdown(grid: Grid) -> str:
    """Return a table in Markdown; users' texts are escaped by `harmless`."""
    lines = ["| " + " | ".join(" ".join(each.split()) for each in cells) + " |" for cells in grid]
    lines.insert(1, "|" + " --- |" * len(grid[0]))
    return "\n".join(lines) + "\n"


def forum_bbcode(locale: str, t: Tournament) -> str:
    """Return the whole tournament as BBCode for a forum."""
    words = TournamentWords(locale)
    parts = [f"[b]{_unbracketed(t.title)}[/b]\n"]
    parts += [f"[b]{_unbracketed(heading)}[/b]\n{bbcode(grid)}" for heading, grid in _chapters(words, t)]
    return "\n".join([*parts, _unbracketed(words.ties(t)) + "\n"])


def forum_markdown(locale: str, t: Tournament) -> str:
    """Return the whole tournament in Markdown."""
    words = TournamentWords(locale, free=harmless)
    parts = [f"# {harmless(t.title)}\n"]
    parts += [f"## {heading}\n\n{markdown(grid)}" for heading, grid in _chapters(words, t)]
    return "\n".join([*parts, words.ties(t) + "\n"])


def _chapters(words: TournamentWords, t: Tournament) -> list[tuple[str, Grid]]:
    """Return headings with their tables: standings, crosstable, rounds."""
    rounds = [
        (words.speech.round(each.number, each.scenario), pairs_grid(words, t, each.number)) for each in t.rounds[::-1]
    ]
    cross = [(words.speech.say("tournament-crosstable"), crosstable(words, t))] if is_league(t) and t.rounds else []
    return [(words.page_heading(t), page_grid(words, t)), *cross, *rounds]


def html(words: TournamentWords, t: Tournament, round_: int) -> str:
    """Return a round as one HTML page to print, with a result slip for each table."""
    say, locale = words.speech.say, words.speech.locale
    pairs = pairs_grid(words, t, round_)
    seats = [[row[at], row[0], row[3 - at]] for row in pairs[1:] for at in (1, 2) if row[at] != "–"]
    by_name = [[pairs[0][1], pairs[0][0], pairs[0][1]], *sorted(seats, key=lambda row: row[0].casefold())]
    heading = escape(words.speech.round(round_, round_of(t, round_).scenario))
    parts = [f"<h1>{escape(t.title)}</h1><h2>{heading}</h2>"]
    parts += [f"<h3>{escape(say('tournament-by-table'))}</h3>", _table(pairs)]
    parts += [f"<h3>{escape(say('tournament-by-name'))}</h3>", _table(by_name)]
    before = round_ - 1 or None
    if before:
        parts += [f"<h3>{escape(words.page_heading(t, before))}</h3>", _table(page_grid(words, t, before))]
    if is_league(t):
        parts += [f"<h3>{escape(say('tournament-crosstable'))}</h3>", _table(crosstable(words, t))]
    slips = pairs[1 : 1 + len(round_of(t, round_).tables)] if t.settings.tables == "reported" else ()
    if slips:
        parts.append(f"<h3>{escape(say('tournament-slips'))}</h3>")
    for row in slips:
        slip = [
            [f"{pairs[0][0]} {row[0]}", row[1], row[2]],
            *([say(f"tournament-slip-{each}"), "", ""] for each in _SLIP),
        ]
        parts.append(f'<div class="slip"><p>{heading}</p>{_table(slip)}</div>')
    head = f'<meta charset="utf-8"><title>{escape(t.title)}</title><style>{_STYLE}</style>'
    body = "\n".join(parts)
    return f'<!DOCTYPE html>\n<html lang="{escape(locale)}"><head>{head}</head><body>\n{body}\n</body></html>\n'


def _table(grid: Grid) -> str:
    rows = []
    for at, cells in enumerate(grid):
        tag = "td" if at else "th"
        rows.append("<tr>" + "".join(f"<{tag}>{escape(each)}</{tag}>" for each in cells) + "</tr>")
    return "<table>" + "\n".join(rows) + "</table>"
