"""The rules at hand: what a game's reference looks like to the house, and how it is searched."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import filterfalse
from typing import NamedTuple, Protocol

import msgspec

PAGE_LENGTH = 1_800
"""A page's text, and an example, have at most so many characters."""

_NUMBER = re.compile(r"[§\s]*(?:[a-z]\s*)?\d+(?:\.\d+)*\.?")


class RuleRef(NamedTuple):
    """A rule to be looked up: its key, its number as it is quoted («§6.3», «R94»), its title of at most 80 characters.

    A key has at most 20 letters, digits, dots and hyphens.
    """

    key: str
    number: str
    title: str


class RuleChapter(NamedTuple):
    """A chapter of the reference: its key, its title, its sections in order."""

    key: str
    title: str
    sections: tuple[RuleRef, ...]


class Ruling(NamedTuple):
    """How something that the rules leave open is played, and why."""

    ref: RuleRef
    text: str


class RulePage(msgspec.Struct, frozen=True, kw_only=True):
    """One rule in our own words.

    `home` is the section that a ruling belongs to, `chapter` the key of its chapter; `examples` says how many worked
    examples there are, `before` and `after` what stands beside it.
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
    """A game's rules, to be read while it is played."""

    def chapters(self, *, locale: str) -> tuple[RuleChapter, ...]:
        """The contents, at most 25 chapters of at most 25 sections."""

    def page(self, key: str, *, locale: str) -> RulePage | None:
        """A section or ruling by its key, or by the section's number as refusals and dice name it; None for none."""

    def find(self, text: str, *, locale: str) -> list[RuleRef]:
        """What is meant by a number, words of a title, or words of a text: the likeliest first."""

    def example(self, key: str, number: int, *, locale: str) -> str:
        """The worked example of that number (from 0) of a section: a position, dice, and what comes of them."""


class Entry(NamedTuple):
    """A rule as the search sees it; `titled` says that its title is more than its first words."""

    ref: RuleRef
    text: str
    titled: bool = True


def plain(text: str) -> str:
    """A text as it is compared: small letters without accents, one kind of apostrophe."""
    small = text.casefold()
    if small.isascii():
        return small
    apart = unicodedata.normalize("NFKD", small.replace("’", "'"))
    return "".join(filterfalse(unicodedata.combining, apart))


def search(entries: Iterable[Entry], typed: str) -> list[RuleRef]:
    """The entries that are meant: by number, else by words of the title, else by words of the text, in their order."""
    wanted = plain(typed).strip()
    every = list(entries)
    if _NUMBER.fullmatch(wanted):
        return _numbered(every, re.sub(r"[§\s]", "", wanted).rstrip("."))
    words = _words(wanted)
    titled = [entry.ref for entry in every if entry.titled and _all_in(words, f"{entry.ref.number} {entry.ref.title}")]
    told = [entry.ref for entry in every if entry.ref not in titled and _all_in(words, entry.text)]
    return titled + told


def _numbered(entries: list[Entry], number: str) -> list[RuleRef]:
    """The very number first, then those that begin with it, then those that have it behind a letter (94 is R94)."""
    numbers = [(plain(entry.ref.number).lstrip("§"), entry.ref) for entry in entries]
    exact = [ref for name, ref in numbers if name == number]
    below = [ref for name, ref in numbers if name.startswith(f"{number}.")]
    lettered = [ref for name, ref in numbers if name.lstrip("abcdefghijklmnopqrstuvwxyz") == number]
    longer = [ref for name, ref in numbers if name.startswith(number)]
    return list(dict.fromkeys((*exact, *below, *lettered, *longer)))


def _all_in(words: list[str], text: str) -> bool:
    """Whether each of the words begins a word of the text."""
    where = _spaced(text)
    return all(f" {word}" in where for word in words)


@lru_cache(4_096)
def _spaced(text: str) -> str:
    return f" {' '.join(_words(text))} "


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", plain(text))
