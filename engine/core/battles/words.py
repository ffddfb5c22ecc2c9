"""Reading one line of a battle's file word by word."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import NamedTuple, NoReturn

import msgspec

from engine.core.battles.problems import Wrong, unknown

LANGUAGES = ("en", "it", "fr")
"""The words before a name that is for one language only."""
SHORT = "short"
"""The word before a short name, which is printed on a counter."""
MOST_NAME, MOST_SHORT = 40, 9
"""The maximum number of characters of a name, and of a short name."""
_WORD = re.compile(r'"([^"]*)"|([^\s"]+)')
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,23}")
_NUMBER = re.compile(r"-?[0-9]{1,4}")


class Name(msgspec.Struct, frozen=True):
    """A name in several languages.

    `plain` is used for all languages. `own` contains names for single languages. `short` is printed on a counter. An
    empty name means the game's usual name.
    """

    plain: str = ""
    own: tuple[tuple[str, str], ...] = ()
    short: str = ""

    def __bool__(self) -> bool:
        return bool(self.plain or self.own)

    def numbered(self, number: int) -> Name:
        """Return the name with a number, for one of several equal units, such as “Spears 2”."""
        return Name(
            f"{self.plain} {number}" if self.plain else "",
            tuple((language, f"{name} {number}") for language, name in self.own),
            f"{self.short} {number}" if self.short else "",
        )

    def get(self, language: str) -> str:
        """Return the name in a language. If it is missing, return another form of the name."""
        return dict(self.own).get(language) or self.plain or next((name for _, name in self.own), "")


class Word(NamedTuple):
    """A word of a line. `quoted` says whether it was in quotation marks."""

    text: str
    quoted: bool = False


def split(text: str) -> tuple[Word, ...]:
    """Return the words of a text. Commas after words are ignored."""
    found = (
        Word(match[1], quoted=True) if match[1] is not None else Word(match[2].rstrip(","))
        for match in _WORD.finditer(text)
    )
    return tuple(word for word in found if word.quoted or word.text)


class Words:
    """Reads the words of a line in order. Methods raise `Wrong` for missing or wrong words."""

    def __init__(self, words: Iterable[Word]) -> None:
        self._words = tuple(words)
        self._at = 0

    def __bool__(self) -> bool:
        return self._at < len(self._words)

    @property
    def next(self) -> str:
        """The next word; empty if there is none or if it is quoted."""
        word = self._words[self._at] if self else Word("", quoted=True)
        return "" if word.quoted else word.text

    def skip(self, *words: str) -> bool:
        """Skip `words` if they come next. Return whether they did."""
        found = self._words[self._at : self._at + len(words)]
        if found != tuple(map(Word, words)):
            return False
        self._at += len(words)
        return True

    def take(self, what: str) -> str:
        """Return the next word and move on. `what` names the word if it is missing."""
        if not self.next:
            raise Wrong("missing", what=what)
        self._at += 1
        return self._words[self._at - 1].text

    def number(self, what: str, low: int, high: int) -> int:
        """Return the next word as a number from `low` to `high`."""
        return number(self.take(what), what, low, high)

    def one_of(self, what: str, known: Collection[str]) -> str:
        """Return the next word, which must be one of `known`."""
        word = self.take(what)
        if word not in known:
            raise unknown("unknown", word, known)
        return word

    def identifier(self, what: str) -> str:
        """Return the next word as an identifier: letters, digits and hyphens."""
        return identifier(self.take(what))

    def name(self) -> Name | None:
        """Read the name that comes next, in all its languages; None if no name comes next."""
        plain, brief = "", ""
        own: dict[str, str] = {}
        begun = self._at
        while self:
            word = self._words[self._at]
            if word.quoted:
                self._at += 1
                plain = named(word.text)
            elif word.text in (*LANGUAGES, SHORT) and self._quoted_after():
                self._at += 2
                text = self._words[self._at - 1].text
                if word.text == SHORT:
                    brief = named(text, most=MOST_SHORT)
                else:
                    own[word.text] = named(text)
            else:
                break
        return Name(plain, tuple(own.items()), brief) if self._at > begun else None

    def _quoted_after(self) -> bool:
        return self._at + 1 < len(self._words) and self._words[self._at + 1].quoted

    def rest(self) -> list[str]:
        """Return all remaining words up to the first one in quotation marks."""
        found = []
        while self.next:
            found.append(self.take(""))
        return found

    def surprise(self, known: Iterable[str] = ()) -> NoReturn:
        """Raise `Wrong` because the next word is not one of `known`."""
        raise unknown("word", self._words[self._at].text, known)

    def end(self, known: Iterable[str] = ()) -> None:
        """Raise `Wrong` if the line has further words."""
        if self:
            self.surprise(known)


def number(word: str, what: str, low: int, high: int) -> int:
    """Return a word as a number from `low` to `high`. Raise `Wrong` if it is not one."""
    if not _NUMBER.fullmatch(word) or not low <= int(word) <= high:
        raise Wrong("number", what=what, low=low, high=high)
    return int(word)


def identifier(word: str) -> str:
    """Return `word` if it is an identifier. Otherwise raise `Wrong`."""
    if not _ID.fullmatch(word):
        raise Wrong("id", what=word)
    return word


def named(text: str, *, most: int = MOST_NAME) -> str:
    """Return a text as a name, with single spaces. Raise `Wrong` if it is empty or too long."""
    text = " ".join(text.split())
    if not text:
        raise Wrong("no-name")
    if len(text) > most:
        raise Wrong("long", what=text, most=most)
    return text
