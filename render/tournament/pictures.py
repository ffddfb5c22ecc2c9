"""Pictures of a tournament: pairings, standings, and the poster of the winners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.tournament.league import between, is_league
from engine.tournament.ranking import Row
from engine.tournament.standings import tie_breaks
from engine.tournament.state import Table, Tournament, round_of
from render.fonts import Face
from render.localization import cut, signed
from render.pictures.print_page import Page, Sheet, fitted
from render.pictures.print_page import printable as is_printable
from render.tournament.words import TournamentWords, standings_of, totals_before

WIDTH, MARGIN, STEP = 1100, 32, 46
A_PICTURE, MOST_PICTURES, ROWS = 24, 10, 32
BODY = 32
_ALT = 1024
FIRST = 3
"""The number of places that are large on a poster."""


def printable(words: TournamentWords, t: Tournament, number: int) -> str:
    """Return a player's name for print. Return the player's number if the name cannot be printed."""
    name = " ".join(t.players[number].name.split())
    if is_printable(name):
        return name
    return words.speech.say("report-nameless", number=number)


def _finished(sheet: Sheet, y: float, alt: str, title: str, *, contrast: bool) -> Page:
    sheet.cut(y + MARGIN)
    return Page(sheet.png(contrast=contrast), cut(alt, _ALT), title)


def _titled(t: Tournament, words: TournamentWords, heading: str, height: int) -> tuple[Sheet, float]:
    sheet = Sheet(WIDTH, height)
    title = " ".join(t.title.split())
    title = title if is_printable(title) else words.speech.say("tournament-page-now")
    sheet.fit((MARGIN, 58), title, WIDTH - 2 * MARGIN, face="bold", size=54)
    sheet.fit((MARGIN, 112), heading, WIDTH - 2 * MARGIN, size=36)
    sheet.double_rule(142, x0=MARGIN, x1=WIDTH - MARGIN)
    return sheet, 180


def pairings(words: TournamentWords, t: Tournament, round_: int, *, contrast: bool = False) -> list[Page]:
    """Return the pages that list the pairings of a round, at most ten."""
    found, totals = round_of(t, round_), totals_before(t, round_)
    tables = [*found.tables.values()]
    parts = [tables[at : at + A_PICTURE] for at in range(0, len(tables), A_PICTURE)][:MOST_PICTURES]
    return [_pairings(words, t, round_, part, totals, contrast=contrast) for part in parts]


def _pairings(
    words: TournamentWords,
    t: Tournament,
    round_: int,
    tables: Sequence[Table],
    totals: Mapping[int, int],
    *,
    contrast: bool,
) -> Page:
    heading = words.speech.round(round_, round_of(t, round_).scenario)
    half, high = -(-len(tables) // 2), 2 * STEP + 8
    sheet, top = _titled(t, words, heading, 220 + half * high)
    wide = (WIDTH - 2 * MARGIN) / 2
    for at, table in enumerate(tables):
        x, y = MARGIN + at // half * wide, top + at % half * high
        sheet.text((x + 52, y + STEP / 2), str(table.number), face="bold", size=46, anchor="rm")
        points = table.result.points if table.result else tuple(totals.get(each, 0) for each in table.players)
        for row, (player, figure) in enumerate(zip(table.players, points, strict=True)):
            middle = y + row * STEP
            sheet.fit((x + 68, middle), printable(words, t, player), wide - 190, size=BODY)
            face: Face = "bold" if table.result else "text"
            sheet.text(
                (x + wide - 28, middle),
                signed(figure) if figure < 0 else str(figure),
                face=face,
                size=BODY,
                anchor="rm",
            )
        sheet.rule(y + high - STEP + 14, x0=x + 8, x1=x + wide - 20, width=1)
    told = " ".join(words.pair(t, each, totals) for each in tables)
    facts = {"title": t.title, "round": heading, "from": tables[0].number, "to": tables[-1].number}
    alt = words.speech.say("tournament-alt-pairs", pairs=told, **facts)
    return _finished(sheet, top + half * high - STEP, alt, heading, contrast=contrast)


def standing(
    words: TournamentWords, t: Tournament, round_: int | None = None, *, contrast: bool = False, posted: bool = True
) -> list[Page]:
    """Return the standings as pages, at most ten.

    With `posted`, they are as posted after the round. Otherwise they include later corrections. The standings of a
    league have a crosstable on an extra page, unless `round_` is given.
    """
    rows = standings_of(t, round_, posted=posted)
    last = round_ if round_ is not None else len(t.rounds)
    before = {row.player: row.place for row in standings_of(t, last - 1, posted=posted)} if last > 1 else {}
    parts = [rows[at : at + ROWS] for at in range(0, len(rows), ROWS)][:MOST_PICTURES]
    found = [_standing(words, t, round_, part, before, contrast=contrast) for part in parts]
    if round_ is None and is_league(t) and t.rounds:
        found.append(_crosstable(words, t, contrast=contrast))  # posted standings do not change (T63), but this would
    return found


def _crosstable(words: TournamentWords, t: Tournament, *, contrast: bool) -> Page:
    """Return the page of a league’s crosstable."""
    heading, rows = words.speech.say("tournament-crosstable"), standings_of(t, None)
    sheet, top = _titled(t, words, heading, 260 + len(rows) * STEP)
    step = min(76.0, 620 / (len(rows) + 1))
    ends = [WIDTH - MARGIN - step * (len(rows) - at) - step / 2 for at in range(len(rows) + 1)]
    for at, end in enumerate(ends[:-1], 1):
        sheet.text((end, top), str(at), face="italic", size=24, anchor="mm")
    told = []
    for at, row in enumerate(rows, 1):
        y = top + at * STEP
        sheet.text((MARGIN + 40, y), str(at), face="bold", size=BODY, anchor="rm")
        sheet.fit((MARGIN + 56, y), printable(words, t, row.player), ends[0] - step / 2 - MARGIN - 64, size=BODY)
        cells = ["×" if row.player == each.player else "".join(between(t, row.player, each.player)) for each in rows]
        for end, cell in zip(ends, [*cells, "" if row.annulled else str(row.total)], strict=True):
            size = fitted(cell, face="text", size=BODY, least=14, width=step - 8)
            sheet.text((end, y), cell, face="bold" if end == ends[-1] else "text", size=size, anchor="mm")
        met = (each for each in zip(rows, cells, strict=True) if each[1] != "×")
        against = ", ".join(f"{words.speech.named(t, other.player)} {' '.join(cell)}" for other, cell in met)
        told.append(words.speech.say("tournament-cross-line", name=words.speech.named(t, row.player), against=against))
    alt = words.speech.say("tournament-alt-page", title=t.title, heading=heading, lines=" ".join(told))
    return _finished(sheet, top + len(rows) * STEP, alt, heading, contrast=contrast)


def _standing(
    words: TournamentWords,
    t: Tournament,
    round_: int | None,
    rows: Sequence[Row[int]],
    before: Mapping[int, int],
    *,
    contrast: bool,
) -> Page:
    heading, breaks = words.page_heading(t, round_), tie_breaks(t)
    sheet, top = _titled(t, words, heading, 260 + len(rows) * STEP)
    short = [words.speech.say("tournament-short-tie", number=at) for at in range(1, len(breaks) + 1)]
    columns = [words.speech.say("tournament-total"), *short, words.speech.say("tournament-penalties")]
    step = 460 / len(columns)
    ends = [WIDTH - MARGIN - step * (len(columns) - 1 - at) for at in range(len(columns))]
    for text, end in zip(columns, ends, strict=True):
        size = fitted(text, face="italic", size=24, least=12, width=step - 10)
        sheet.text((end, top), text, face="italic", size=size, anchor="rm")
    for at, row in enumerate(rows, 1):
        y = top + at * STEP
        sheet.text((MARGIN + 58, y), str(row.place), face="bold", size=BODY, anchor="rm")
        _arrow(sheet, MARGIN + 84, y, before.get(row.player, row.place) - row.place)
        sheet.fit((MARGIN + 108, y), printable(words, t, row.player), ends[0] - step - MARGIN - 112, size=BODY)
        total = words.speech.say("tournament-annulled") if row.annulled else str(row.total)
        figures = [total, *(str(getattr(row, each)) for each in breaks), f"−{row.penalties}" if row.penalties else ""]
        for figure, end in zip(figures, ends, strict=True):
            text = figure.replace("-", "−")
            size = fitted(text, face="text", size=BODY, least=14, width=step - 10)
            sheet.text((end, y), text, face="bold" if end == ends[0] else "text", size=size, anchor="rm")
    told = " ".join(words.row(t, each) for each in rows)
    alt = words.speech.say("tournament-alt-page", title=t.title, heading=heading, lines=told)
    return _finished(sheet, top + len(rows) * STEP, alt, heading, contrast=contrast)


def _arrow(sheet: Sheet, x: float, y: float, risen: int) -> None:
    """Draw an arrow for a player who rose or fell since the last round."""
    if risen:
        way = -9 if risen > 0 else 9
        sheet.on.polygon([(x, y + way), (x - 9, y - way), (x + 9, y - way)], fill=0 if risen > 0 else 255, outline=0)


def poster(words: TournamentWords, t: Tournament, *, contrast: bool = False) -> Page:
    """Return the poster of the winners. Players who are equal have the same place."""
    rows = [row for row in standings_of(t, None) if row.place <= FIRST and not row.annulled][:12]
    sheet, y = _titled(t, words, words.speech.say("tournament-winners"), 400 + len(rows) * 110)
    y += 30.0
    for row in rows:
        size = {1: 72, 2: 56}.get(row.place, 46)
        sheet.text((MARGIN + 90, y), f"{row.place}.", face="bold", size=size, anchor="rm", red=not contrast)
        sheet.fit((MARGIN + 116, y), printable(words, t, row.player), WIDTH - 400, face="bold", size=size)
        sheet.text((WIDTH - MARGIN, y), str(row.total).replace("-", "−"), size=size, anchor="rm")
        y += size * 1.5
    told = " ".join(words.row(t, each) for each in rows)
    alt = words.speech.say("tournament-alt-poster", title=t.title, lines=told)
    return _finished(sheet, y - 30, alt, words.speech.say("tournament-winners"), contrast=contrast)
