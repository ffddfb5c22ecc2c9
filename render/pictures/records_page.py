"""Draws the page of a player's records.

Bars differ in their hatching, not in their colour, and every bar has its number after it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from render.catalogue import house_texts
from render.localization import clauses
from render.pictures.plots import Curve, Scale, plot
from render.pictures.print_page import Page, Sheet, balanced, broken, fitted
from render.presenter import Presenter

WIDTH, TALL, MARGIN = 860, 2_600, 36
LEFT, RIGHT = MARGIN, WIDTH - MARGIN
INNER = RIGHT - LEFT
LABELS = 340
"""The width of the column of bar labels, in pixels."""
FIGURES = 84
"""The space for the figure behind the longest bar, in pixels."""
TITLE, HEADING, BODY, LEAST = 62, 36, 30, 24
STEP, BAR, APART = 34, 34, 16
PLOT_HIGH = 300
MISTAKES = 6
"""The number of mistakes that are drawn, the most frequent first."""
BETWEEN = " · "
ALT_LENGTH = 1_024
_LABEL_LINES = 2


class Tally(NamedTuple):
    """The numbers of games won and lost at one level of victory."""

    band: str
    won: int
    lost: int

    @property
    def total(self) -> int:
        """The sum of games won and lost."""
        return self.won + self.lost


class Best(NamedTuple):
    """A player's best game as the defender, with its level of victory, score and length."""

    game_id: str
    band: str
    score: int
    periods: int


class Record(NamedTuple):
    """The results of a player's games.

    `played` is the number of finished games. `given_up` games count only there. `bands` are all the game's levels of
    victory, the best first. `periods` are the lengths of the last games, the oldest first. `median` is the median of
    all games.

    `mistakes` are the numbers of mistakes, keyed by name, the most frequent first. `levels` are the higher levels with
    finished games, each with the numbers of games won and finished.
    """

    system: str
    played: int
    won: int
    given_up: int
    bands: tuple[Tally, ...]
    periods: tuple[int, ...]
    median: float
    mistakes: tuple[tuple[str, int], ...]
    best: Best | None
    levels: tuple[tuple[str, int, int], ...] = ()


def _say(key: str, /, **facts: Any) -> str:
    return house_texts().text(key, **facts)


def figure(value: float) -> str | int:
    """Return a median for printing, as a whole number or with “½”."""
    return int(value) if value == int(value) else f"{int(value)}½"


def counted(record: Record) -> str:
    """Return a text with the numbers of games played, won and given up."""
    return _say("records-counted", played=record.played, won=record.won, resigned=record.given_up)


def best_in_words(best: Best, presenter: Presenter) -> str:
    """Return a user's best defence as text: level of victory, score and length."""
    return _say(
        "records-defence",
        band=presenter.band(best.band),
        score=presenter.score(best.score),
        days=best.periods,
        period=presenter.period(),
    )


def draw(record: Record, presenter: Presenter, *, heading: str) -> Page:
    """Draw the page of a player's record, which must have at least one game.

    This needs no database or network, so it can run in a worker process.
    """
    sheet = Sheet(WIDTH, TALL)
    y = _titles(sheet, record, presenter, heading=heading)
    y = _bands(sheet, record, presenter, y)
    y = _lengths(sheet, record, presenter, y)
    y = _mistakes(sheet, record, presenter, y)
    y = _best(sheet, record, presenter, y)
    sheet.cut(_frame(sheet, y))
    return Page(sheet.png(), alt(record, presenter, heading=heading), heading)


def _titles(sheet: Sheet, record: Record, presenter: Presenter, *, heading: str) -> float:
    lines, size = balanced(heading, face="bold", size=TITLE, least=40, width=INNER - 20)
    y = MARGIN + 44.0
    for line in lines:
        sheet.text((WIDTH / 2, y), line, face="bold", size=size, anchor="mm")
        y += size * 1.05
    title = presenter.title()
    size = fitted(title, face="italic", size=34, least=18, width=INNER - 20)
    sheet.text((WIDTH / 2, y), title, face="italic", size=size, anchor="mm")
    y += 26
    sheet.double_rule(y, x0=LEFT, x1=RIGHT)
    y += 36
    for line in _counted_lines(counted(record)):
        sheet.text((WIDTH / 2, y), line, face="text", size=BODY, anchor="mm")
        y += STEP + 2
    return y


def _counted_lines(text: str) -> list[str]:
    """Split the text with the counts into lines: one if it fits, otherwise more."""
    if len(broken(text, face="text", size=BODY, width=INNER - 20)) == 1:
        return [text]
    played, between, rest = text.partition(BETWEEN)
    return [played, rest] if between else broken(text, face="text", size=BODY, width=INNER - 20)


def _heading(sheet: Sheet, text: str, y: float) -> float:
    size = fitted(text, face="bold", size=HEADING, least=24, width=INNER)
    sheet.text((WIDTH / 2, y + 20), text, face="bold", size=size, anchor="mm")
    sheet.ornament(y + 50, x0=LEFT, x1=RIGHT)
    return y + 72


# --- bars ---


def _bands(sheet: Sheet, record: Record, presenter: Presenter, y: float) -> float:
    y = _heading(sheet, _say("records-bands"), y + 6)
    longest = max(tally.total for tally in record.bands)
    for tally in record.bands:
        y = _bar(sheet, presenter.band(tally.band), (tally.won, tally.lost), longest=longest, y=y)
    x = LEFT + LABELS
    for full, key in ((True, "records-key-won"), (False, "records-key-lost")):
        text = _say(key)
        size = fitted(text, face="italic", size=26, least=18, width=(INNER - LABELS) / 2 - 60)
        _fill(sheet, (x, y + 4, x + 40, y + 28), full=full)
        sheet.text((x + 50, y + 16), text, face="italic", size=size, anchor="lm")
        x += (INNER - LABELS) // 2
    return y + 50


def _mistakes(sheet: Sheet, record: Record, presenter: Presenter, y: float) -> float:
    sheet.double_rule(y, x0=LEFT, x1=RIGHT)
    y = _heading(sheet, _say("records-sins"), y + 16)
    if not record.mistakes:
        return _centred(sheet, _say("records-no-sins"), y)
    longest = record.mistakes[0][1]
    for name, count in record.mistakes[:MISTAKES]:
        y = _bar(sheet, presenter.mistake(name).title, (0, count), longest=longest, y=y)
    return y + 6


def _bar(sheet: Sheet, label: str, parts: tuple[int, int], *, longest: int, y: float) -> float:
    """Draw a bar with a solid and a hatched part. Return the y below it."""
    lines, size = _label(label)
    high = max(len(lines) * STEP, BAR)
    middle = y + high / 2
    first = middle - (len(lines) - 1) * STEP / 2
    for place, line in enumerate(lines):
        sheet.text((LEFT, first + place * STEP), line, face="text", size=size, anchor="lm")
    start = x = float(LEFT + LABELS)
    room = INNER - LABELS - FIGURES
    for count, full in zip(parts, (True, False), strict=True):
        end = start + room * (count if full else sum(parts)) / max(longest, 1)
        if count:
            end = max(end, x + 6)
            _fill(sheet, (x, middle - BAR / 2, end, middle + BAR / 2), full=full)
            x = end
    sheet.text((x + 10, middle), str(sum(parts)), face="bold", size=BODY, anchor="lm")
    return y + high + APART


def _label(text: str) -> tuple[list[str], float]:
    """Return a label's text in at most two lines, and its type size."""
    room = LABELS - 16
    for size in range(BODY, LEAST - 1, -2):
        lines = broken(text, face="text", size=size, width=room)
        if len(lines) <= _LABEL_LINES:
            break
    kept = lines[:_LABEL_LINES]
    if len(lines) > _LABEL_LINES:
        kept[-1] += "…"
    return kept, min(fitted(line, face="text", size=size, least=14, width=room) for line in kept)


def _fill(sheet: Sheet, box: tuple[float, float, float, float], *, full: bool) -> None:
    x0, y0, x1, y1 = (round(edge) for edge in box)
    sheet.on.rectangle((x0, y0, x1, y1), fill=0 if full else 255, outline=0, width=2)
    if full:
        return
    x0, y0, x1, y1 = x0 + 2, y0 + 2, x1 - 3, y1 - 3
    high = y1 - y0
    for start in range(x0 - high, x1, 12):
        low, top = max(start, x0), min(start + high, x1)
        if low < top:
            sheet.on.line((low, y1 - (low - start), top, y1 - (top - start)), fill=0, width=2)


# --- lengths of games ---


def _lengths(sheet: Sheet, record: Record, presenter: Presenter, y: float) -> float:
    """Draw a dot for each of the last games, and their median. Return the y below them."""
    sheet.double_rule(y, x0=LEFT, x1=RIGHT)
    y = _heading(sheet, _say("records-lengths", period=presenter.period()), y + 16)
    last = len(record.periods)
    top = max(*record.periods, 5)
    step = next(each for each in (1, 2, 5, 10, 20, 50, 100, 10_000) if top / each <= 6)
    high = -(-top // step) * step
    days = max(last, 2)
    marks = tuple(dict.fromkeys((1, *range(10, last + 1, 10), last)))
    scale = Scale(days, 0, high * 1.06, tuple(range(0, high + 1, step)), marks)
    dots = Curve("", tuple(float(each) for each in record.periods), "dots")
    level = Curve(str(figure(record.median)), (float(record.median),) * days, "line")
    picture = plot((level, dots), scale, size=(INNER, PLOT_HIGH), font_size=26)
    sheet.plate(picture, (LEFT, round(y)))
    return _centred(sheet, _axis(record), y + PLOT_HIGH + 4)


def _axis(record: Record) -> str:
    count = len(record.periods)
    return _say("records-lengths-axis", count=count, median=figure(record.median))


def _best(sheet: Sheet, record: Record, presenter: Presenter, y: float) -> float:
    if record.best is None:
        return y
    sheet.double_rule(y, x0=LEFT, x1=RIGHT)
    y = _heading(sheet, _say("records-best"), y + 16)
    return _centred(sheet, best_in_words(record.best, presenter), y)


def _centred(sheet: Sheet, text: str, y: float) -> float:
    for line in broken(text, face="italic", size=28, width=INNER - 20):
        sheet.text((WIDTH / 2, y + 18), line, face="italic", size=28, anchor="mm")
        y += 38
    return y + 14


def _frame(sheet: Sheet, y: float) -> float:
    low = round(y) + 20
    sheet.on.rectangle((10, 10, WIDTH - 11, low), outline=0, width=4)
    sheet.on.rectangle((18, 18, WIDTH - 19, low - 8), outline=0, width=1)
    return low + 11


def alt(record: Record, presenter: Presenter, *, heading: str) -> str:
    """Return the page's alternative text. It has at most 1,024 characters."""
    bands = clauses([f"{presenter.band(tally.band)} {tally.total}" for tally in record.bands if tally.total])
    mistakes = clauses([f"{presenter.mistake(name).title} {count}" for name, count in record.mistakes[:MISTAKES]])
    parts = [
        f"{heading}. {counted(record)}.",
        _say("records-alt-bands", bands=bands),
        _say("records-alt-lengths", said=_axis(record), period=presenter.period()),
    ]
    if record.best is not None:
        best = best_in_words(record.best, presenter)
        parts.append(_say("records-alt-best", best=best))
    parts.append(_say("records-alt-sins", sins=mistakes or _say("records-no-sins")))
    text = " ".join(parts)
    return text if len(text) <= ALT_LENGTH else text[: ALT_LENGTH - 1] + "…"
