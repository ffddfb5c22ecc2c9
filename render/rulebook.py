"""The protocol of a game's rules reference, which can be searched."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import filterfalse
from typing import NamedTuple, Protocol

import msgspec

PAGE_LENGTH = 1_800
"""The maximum number of characters of a page's text, and of an example."""

_NUMBER = re.compile(r"[§\s]*(?:[a-z]\s*)?\d+(?:\.\d+)*\.?")


class RuleRef(NamedTuple):
    """A reference to a rule: its key, its number (“§6.3”, “R94”), and its title.

    A key has at most 20 letters, digits, dots and hyphens. A title has at most 80 characters.
    """

    key: str
    number: str
    title: str


class RuleChapter(NamedTuple):
    """A chapter of the rules: its key, its title, and its sections in order."""

    key: str
    title: str
    sections: tuple[RuleRef, ...]


class Ruling(NamedTuple):
    """A decision on a point that the rules leave open, and its reason."""

    ref: RuleRef
    text: str


class RulePage(msgspec.Struct, frozen=True, kw_only=True):
    """A rule in plain words.

    `home` is the section to which a ruling belongs. `chapter` is the key of the rule's chapter. `examples` is the
    number of worked examples. `before` and `after` are the previous and next sections.
    """

    ref: RuleRef
    text: str
    chapter: str
    home: RuleRef | None = None
    rulings: tuple[Ruling, ...] = ()
    examples: int = 0
    before: RuleRef | None = None
    after: RuleRef | None = None


class Rulebook(Protocol):
    """A game's rules, for reading during play."""

    def chapters(self) -> tuple[RuleChapter, ...]:
        """Return the table of contents: at most 25 chapters, each with at most 25 sections."""

    def page(self, key: str) -> RulePage | None:
        """Return a section or ruling by its key or number. Return None if there is none."""

    def find(self, text: str) -> list[RuleRef]:
        """Return the rules that match a number or words, the best match first."""

    def example(self, key: str, number: int) -> str:
        """Return the worked example `number` (from 0) of a section."""


class Entry(NamedTuple):
    """A rule that a search can find.

    `titled` is whether the rule has a real title, and not just the first words of its text.
    """

    ref: RuleRef
    text: str
    titled: bool = True


def plain(text: str) -> str:
    """Return a text for comparison, in lower case without accents."""
    small = text.casefold()
    if small.isascii():
        return small
    apart = unicodedata.normalize("NFKD", small.replace("’", "'"))
    return "".join(filterfalse(unicodedata.combining, apart))


def search(entries: Iterable[Entry], typed: str) -> list[RuleRef]:
    """Return the rules that match a typed text.

    A number finds rules by number. Other texts find the rules with those words in the title, and then in the text.
    """
    wanted = plain(typed).strip()
    every = list(entries)
    if _NUMBER.fullmatch(wanted):
        return _numbered(every, re.sub(r"[§\s]", "", wanted).rstrip("."))
    words = _words(wanted)
    titled = [entry.ref for entry in every if entry.titled and _all_in(words, f"{entry.ref.number} {entry.ref.title}")]
    in_text = [entry.ref for entry in every if entry.ref not in titled and _all_in(words, entry.text)]
    return titled + in_text


def _numbered(entries: list[Entry], number: str) -> list[RuleRef]:
    """Return the rules that a number may mean, the best match first. For example, 94 may mean R94."""
    numbers = [(plain(entry.ref.number).lstrip("§"), entry.ref) for entry in entries]
    exact = [ref for name, ref in numbers if name == number]
    below = [ref for name, ref in numbers if name.startswith(f"{number}.")]
    lettered = [ref for name, ref in numbers if name.lstrip("abcdefghijklmnopqrstuvwxyz") == number]
    longer = [ref for name, ref in numbers if name.startswith(number)]
    return list(dict.fromkeys((*exact, *below, *lettered, *longer)))


def _all_in(words: list[str], text: str) -> bool:
    """Return whether each of the words is the beginning of a word of the text."""
    where = _spaced(text)
    return all(f" {word}" in where for word in words)


@lru_cache(4_096)
def _spaced(text: str) -> str:
    return f" {' '.join(_words(text))} "


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", plain(text))
