"""Series: three to five battles in one file, in which each victory leads to another battle.

A file has a first line `series 1 GAME`, lines `word: value`, and a section `[battle NAME]` for each battle. A section
names a battle that comes with the game (`from: NAME`), or has the text of a battle. `SIDE: NAME` names the battle that
follows a victory of that side, and `SIDE: end` ends the series. Without such lines the next battle in the file follows.
`worth` are the points for the winner. `engine.core.battles.linked` plays the series.

Series are a house rule: no rulebook has linked battles.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Protocol

import msgspec

from engine.core.battles.problems import Wrong, unknown
from engine.core.battles.sheet import BATTLE, LARGEST, SERIES, Row, Sheet, clean, read, values_of, without_comment
from engine.core.battles.words import Name
from engine.core.battles.words import number as number_of

FEWEST, MOST = 3, 5
"""The smallest and the largest number of battles."""
UNITS, LEADERS, PLACES = CARRIED = ("units", "leaders", "places")
"""What battles leave to later ones: losses of units, fallen leaders, places that a side has taken."""
GONE, REDUCED, WHOLE = "gone", "reduced", "whole"
"""The states of a unit after a battle."""
END = "end"
"""The word for the end of the series in place of a battle's name."""
MOST_RECOVERED, MOST_WORTH = 2, 9
"""The maximum number of steps that units recover between two battles, and of points that a battle is worth."""
WORTH, FROM = "worth", "from"
"""The words of a section, besides the sides."""
_PART = re.compile(r"\[battle ([a-z][a-z-]{0,22})\]")
_BEGINS = re.compile(r"battle\s+[0-9]+\s")
_VALUES = (*values_of("name", "about"), "carry", "recover", "by")


class Link(msgspec.Struct, frozen=True):
    """A battle of a series: its short name, its text, and the points for the winner.

    `shipped` is its name if it comes with the game. `after` maps each side to the short name of the battle that follows
    if this side wins; empty if the series ends.
    """

    name: str
    text: str
    shipped: str
    after: dict[str, str]
    worth: int = 1


class Series(msgspec.Struct, frozen=True):
    """A series: its names, its battles, what they carry over, and how far units recover."""

    game: str
    name: Name
    about: Name
    battles: tuple[Link, ...]
    carried: tuple[str, ...] = CARRIED
    recover: int = 0

    def link(self, name: str) -> Link:
        """Return the battle with this short name. Raise `KeyError` if there is none."""
        return {each.name: each for each in self.battles}[name]


class Written(msgspec.Struct):
    """The text of a battle inside a file. `before` is the number of the line before its first line."""

    before: int
    lines: list[str]

    @property
    def text(self) -> str:
        """The text."""
        return "\n".join(self.lines)


def is_series(text: str) -> bool:
    """Return whether a text begins like a series."""
    for line in clean(text[: 2 * LARGEST[BATTLE][0]]).split("\n"):
        if kept := without_comment(line):
            return kept.split()[0] == SERIES
    return False


def divided(text: str) -> tuple[str, dict[str, Written]]:
    """Split a file, and return it without the texts of its battles, and these texts, keyed by name.

    Empty lines replace the texts in the file.
    """
    rest, found, name, inside = list[str](), dict[str, Written](), "", False
    for number, line in enumerate(clean(text).split("\n"), 1):
        kept = without_comment(line)
        if part := _PART.fullmatch(kept):
            name, inside = part[1], False
        elif name and not inside and _BEGINS.match(f"{kept} ") and name not in found:
            inside, found[name] = True, Written(number - 1, [])
        if inside:
            found[name].lines.append(line)
        rest.append("" if inside else line)
    return "\n".join(rest), found


def sources(text: str) -> dict[int, str]:
    """Return the battles named in lines that begin with `from:`, keyed by line number."""
    found = {}
    for number, line in enumerate(divided(text)[0].split("\n"), 1):
        key, _, value = without_comment(line).partition(":")
        if key.strip() == FROM and value.strip():
            found[number] = value.strip()
    return found


def assembled(text: str, texts: Mapping[int, str]) -> str:
    """Return a battle file in which the lines `from:` are replaced by the battles they name."""
    return "\n".join(line for line, _ in _assembled(text, texts))


def origins(text: str, texts: Mapping[int, str]) -> list[int]:
    """Return the original line number of each line of the assembled file.

    The lines of an inserted battle have the number of the line that inserts it.
    """
    return [number for _, number in _assembled(text, texts)]


def _assembled(text: str, texts: Mapping[int, str]) -> Iterator[tuple[str, int]]:
    waiting = 0
    lines = clean(text).split("\n")
    for number, line in enumerate([*lines, f"[{BATTLE} {END}]"], 1):
        if waiting and _PART.fullmatch(without_comment(line)):
            for each in (*texts[waiting].rstrip().split("\n"), ""):
                yield each, waiting
            waiting = 0
        if number in texts:
            waiting = number
        elif number <= len(lines):
            yield line, number


def first_text(text: str, shipped: Callable[[str], str]) -> str:
    """Return the text of the first battle of a series, which must have no mistakes.

    `shipped` returns the text of a battle that comes with the game.
    """
    rest, found = divided(text)
    sections = [_PART.fullmatch(without_comment(line)) for line in rest.split("\n")]
    name = next(part[1] for part in sections if part is not None)
    return found[name].text if name in found else shipped(sources(text)[min(sources(text))])


def title_of(text: str, game: str) -> Name:
    """Return the name of a series without mistakes."""
    return read(divided(text)[0], (game,), SERIES).name()


class Rules(Protocol):
    """The part of a ruleset that a series of battles needs (see `engine.core.base_ruleset.BaseRuleset`)."""

    @property
    def sides(self) -> tuple[str, ...]:
        """All sides of the game."""

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The scenarios that come with the game."""

    @property
    def library(self) -> tuple[str, ...]:
        """Further battles that come with the game."""


def read_series(
    text: str, games: Mapping[str, Rules], shipped: Callable[[str, str], str]
) -> tuple[Series | None, Sheet, dict[str, Written]]:
    """Return the series in a file, the sheet with its mistakes, and the texts of its battles.

    The series is None if the first line is wrong. The battles' texts are not read.
    """
    rest, found = divided(text)
    sheet = read(rest, tuple(games), SERIES)
    if not sheet.game:
        return None, sheet, found
    rules = games[sheet.game]
    sheet.expect(_VALUES, tuple(each for each in sheet.sections if each.startswith(f"{BATTLE} ")) or (f"{BATTLE} a",))
    name, about = sheet.name(), sheet.name("about")
    if not name:
        sheet.missing("name:")
    reading = _Reading(sheet, rules, found, shipped)
    if not FEWEST <= len(reading.names) <= MOST:
        sheet.wrong(1, "battles", got=len(reading.names), low=FEWEST, high=MOST)
    carried, recover = _carried(sheet), sheet.number("recover", 0, MOST_RECOVERED, usual=0)
    links = reading.links()
    made = Series(game=sheet.game, name=name, about=about, battles=links, carried=carried, recover=recover)
    return made, sheet, found


def _carried(sheet: Sheet) -> tuple[str, ...]:
    """Read what carries over between battles. Return everything if the file does not say."""
    row, found = sheet.value("carry", needed=False), list[str]()
    if row is not None:
        with sheet.at(row):
            words = row.read()
            while words or not found:
                found.append(words.one_of("carry", CARRIED))
    return tuple(dict.fromkeys(found)) or CARRIED


class _Reading:
    """Reads the sections of a series."""

    def __init__(
        self, sheet: Sheet, rules: Rules, own: Mapping[str, Written], shipped: Callable[[str, str], str]
    ) -> None:
        self.sheet, self.rules, self.own, self.shipped = sheet, rules, own, shipped
        headings = [heading for heading in sheet.sections if heading.startswith(f"{BATTLE} ")]
        self.names = [heading.removeprefix(f"{BATTLE} ") for heading in headings]

    def links(self) -> tuple[Link, ...]:
        """Return the links between the battles of a series. Report battles that no victory leads to."""
        links = [link for name in self.names if (link := self._link(name)) is not None]
        reached = {each for link in links for each in link.after.values()}
        for link in links[1:] if len(links) == len(self.names) else ():
            if link.name not in reached:
                self.sheet.wrong(self.sheet.line_of(f"{BATTLE} {link.name}"), "unreached", what=link.name)
        return tuple(links)

    def _link(self, name: str) -> Link | None:
        """Return a battle of the series, and which battle follows each outcome.

        Return None if the file has mistakes about it.
        """
        heading, own, came = f"{BATTLE} {name}", self.own.get(name), ""
        rows = self.sheet.keyed(heading, (FROM, WORTH, *self.rules.sides))
        later = self.names[self.names.index(name) + 1 :]
        chosen = rows.keys() & set(self.rules.sides)
        after = dict.fromkeys(self.rules.sides, later[0] if later and not chosen else "")
        worth = 1
        for key, row in rows.items():
            with self.sheet.at(row):
                if key == FROM:
                    came = self._came(row, own)
                elif key == WORTH:
                    worth = number_of(row.text, WORTH, 1, MOST_WORTH)
                else:
                    after[key] = self._next(row, name)
        if own is not None:
            return Link(name, own.text, "", after, worth)
        if FROM not in rows:
            self.sheet.missing(f"{FROM}:", heading)
        return Link(name, self.shipped(self.sheet.game, came), came, after, worth) if came else None

    def _came(self, row: Row, own: Written | None) -> str:
        known = (*self.rules.scenarios, *self.rules.library)
        if own is not None:
            raise Wrong("two-sources")
        if row.text not in known:
            raise unknown("unknown-battle", row.text, known)
        return row.text

    def _next(self, row: Row, name: str) -> str:
        words = row.read()
        following = words.one_of(BATTLE, (*self.names, END))
        words.end()
        if following == END:
            return ""
        if self.names.index(following) <= self.names.index(name):
            raise Wrong("not-later", what=following)
        return following
