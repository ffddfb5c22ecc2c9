"""The odds of a roll as texts and numbers, without pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple

import msgspec
from babel.core import Locale, UnknownLocaleError
from babel.numbers import format_decimal

from engine.core.asks import Answer
from render.catalogue import FALLBACK, house_texts
from render.dispatch import words
from render.language import language, remembered
from render.localization import clauses

LETTERS = "AB"
"""The names of the two sheets of a comparison."""
_ROOM = 120
MOST_WORDS = 60
"""The maximum number of words of a sheet below a picture, without its title."""
MOST_CHANGES, LEAST_CHANCE, LEAST_AVERAGE = 3, 0.03, 0.1
"""The maximum number of “what if” lines of a sheet, and the minimum change of a chance, or of an average in points, for
a line.
"""


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """One possible result of a roll.

    `brief` is the label of its bar in a chart. `said` is its text within a sentence. `odds` is the probability as a
    fraction (“2/6”), and `percent` as a percentage. `kind` says whether the result is good or bad for the player who
    decides. Results are sorted by `rank`, the highest first.
    """

    brief: str
    said: str
    odds: str
    percent: str
    chance: float
    kind: Literal["good", "none", "bad"]
    rank: int


class OddsSheet(msgspec.Struct, frozen=True, kw_only=True):
    """The odds of a roll, as Discord's Markdown (except `title`).

    `title`, `counted` and the `brief` of a share have at most 120 characters. `roll` is a line with the points and
    modifiers. `lines` come after the distribution: averages, cumulative probabilities and own losses. `changes` say
    what would change the odds, such as a leader, a weapon or a barricade.

    `average` is the expected value. `averaged` is its text. `counted` is its unit. Two sheets with the same unit can be
    compared.
    """

    subject: Answer
    title: str
    roll: str
    shares: tuple[Share, ...]
    lines: tuple[str, ...]
    changes: tuple[str, ...] = ()
    average: float
    averaged: str
    counted: str

    @property
    def futile(self) -> bool:
        """Whether the roll is for a shot that cannot hit."""
        return self.subject[:1] in (("fire",), ("shot",)) and not any(share.kind == "good" for share in self.shares)

    @property
    def distribution(self) -> tuple[str, ...]:
        """The whole distribution as text, a line for each possible result."""
        return tuple(f"`{share.odds}` {share.percent}: {share.said}" for share in self.shares)


class WhatIf(NamedTuple):
    """A possible change and its effect on a chance or an average.

    `say` writes its text. It is called only if the text is shown.
    """

    say: Callable[[], str]
    by: float
    averaged: bool = False

    @property
    def weight(self) -> float:
        """The importance of the effect. A change is shown if this is at least 1."""
        return abs(self.by) / (LEAST_AVERAGE if self.averaged else LEAST_CHANCE)


def telling(changes: Iterable[WhatIf]) -> tuple[str, ...]:
    """Return the texts of the three changes with the largest effects."""
    found = [change for change in changes if change.weight >= 1 - 1e-9]
    return tuple(change.say() for change in sorted(found, key=lambda change: -change.weight)[:MOST_CHANGES])


def whole(sheet: OddsSheet, *, drawn: bool = False) -> str:
    """Return a sheet of odds as text.

    With `drawn`, the text leaves out the distribution, because a picture shows it.
    """
    changes = sheet.changes
    while drawn and changes and words(_written(sheet, changes, drawn=True)) > MOST_WORDS:
        changes = changes[:-1]
    return f"**{sheet.title}**\n{_written(sheet, changes, drawn=drawn)}"


def _written(sheet: OddsSheet, changes: Sequence[str], *, drawn: bool) -> str:
    """Return the text of an odds sheet without its title."""
    if sheet.futile:
        parts = [house_texts().text("odds-futile"), sheet.roll]
    else:
        parts = [sheet.roll, *_distribution(sheet, drawn=drawn), *sheet.lines]
    if changes:
        parts += [house_texts().text("odds-changes"), *(f"- {line}" for line in changes)]
    return "\n".join(filter(None, parts))


def _distribution(sheet: OddsSheet, *, drawn: bool) -> tuple[str, ...]:
    return () if drawn else sheet.distribution


def side_by_side(sheets: Sequence[OddsSheet], *, drawn: bool = False) -> str:
    """Return two sheets of odds as text, followed by a comparison.

    `drawn` has the same meaning as in `whole`.
    """
    parts = []
    for letter, sheet in zip(LETTERS, sheets, strict=False):
        parts += [f"**{letter} · {sheet.title}**", sheet.roll, *_distribution(sheet, drawn=drawn), *sheet.lines]
    first, second = sheets
    one, two = _short(first.counted), _short(second.counted)
    text = house_texts().text
    if first.counted == second.counted:
        facts = {"counted": one, "first": first.averaged, "second": second.averaged}
        more = {"better": "none" if first.averaged == second.averaged else "some"}
        parts.append(text("odds-compared", **facts, **more))
    else:
        facts = {"first": f"{one}: {first.averaged}", "second": f"{two}: {second.averaged}"}
        parts.append(text("odds-compared-apart", **facts))
    return "\n".join(filter(None, parts))


def alt(sheets: Sequence[OddsSheet]) -> str:
    """Return the alt text of a bar chart."""
    parts = []
    for place, sheet in enumerate(sheets):
        shares = clauses([f"{_short(share.brief)} {share.odds}, {share.percent}" for share in sheet.shares])
        letter = f"{LETTERS[place]}: " if len(sheets) > 1 else ""
        title = f"{letter}{_short(sheet.title)}"
        parts.append(house_texts().text("odds-alt", title=title, shares=shares))
    return " ".join(parts)


def _short(text: str) -> str:
    """Return a shortened text, with at least its first 120 characters."""
    return text if len(text) <= _ROOM else f"{text[: _ROOM - 1]}…"


@remembered(4096)
def decimal(value: float, *, signed: bool = False) -> str:
    """Return a number with two decimals in the format of the language (“1.17”, “1,17”).

    With `signed`, it begins with its sign.
    """
    try:
        known: Locale | str = Locale.parse(language().replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        known = FALLBACK
    digits = str(format_decimal(abs(round(value, 2)), format="0.00", locale=known))
    if not signed:
        return digits
    if not round(value, 2):
        return f"±{digits}"
    return f"+{digits}" if value > 0 else f"−{digits}"
