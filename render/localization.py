"""A game's texts, and its formats of lists, dates and numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Any

from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_percent

from render.catalogue import FALLBACK, Catalogue, house_texts
from render.language import language, remembered
from render.named import Name, articled_list

_BRITISH = "en_GB"
"""The locale by which lists in English texts are written: without a comma before “and”."""

_EUPHONY = re.compile(r" e (?=[eE])")
"""The pattern of an Italian «e» before a word with «e», which is written «ed»."""


class Voice:
    """A game's texts, lists, dates and numbers in the current language (`render.language`)."""

    def __init__(self, package: str, folder: str = "") -> None:
        self._package, self._folder = package, folder
        self._plain = remembered(4096)(self._unvaried)
        self.language = lru_cache(64)(self._language)
        self.percent = remembered(4096)(self._percent)
        self._joined = remembered(4096)(self._list)

    @cached_property
    def texts(self) -> Catalogue:
        """The catalogue from which the texts come."""
        return Catalogue(self._package, self._folder)

    def say(self, key: str, /, **facts: Any) -> str:
        """Return the text `key` with its variables replaced by `facts`.

        Underscores in the names of facts become hyphens in the catalogue.
        """
        if not facts:
            return self._plain(key)
        return self.texts.text(key, **{name.replace("_", "-"): value for name, value in facts.items()})

    def _unvaried(self, key: str) -> str:
        """Return a text without facts, from a cache."""
        return self.texts.text(key)

    def _language(self, locale: str) -> str:
        """Return the language of the texts for a locale; English if the locale has no texts."""
        return self.texts.language(locale) or FALLBACK

    def _babel(self) -> str:
        """Return the Babel locale for lists and numbers."""
        written = self.language(language())
        return _BRITISH if written == FALLBACK else written.replace("-", "_")

    def dated(self, day: date, *, how: str = "full") -> str:
        """Return a date as text: “Wednesday, 20 June 1900”. The format “long” leaves out the weekday."""
        return format_date(day, how, locale=self._babel())

    def listed(self, items: Sequence[str]) -> str:
        """Return the items as a list in a sentence: “a, b and c”."""
        text = self._joined(tuple(items))
        return articled_list(text, items) if any(isinstance(item, Name) for item in items) else text

    def _list(self, items: tuple[str, ...]) -> str:
        text = format_list(items, locale=self._babel())
        return _EUPHONY.sub(" ed ", text) if self._babel().startswith("it") else text

    def _percent(self, chance: Fraction) -> str:
        """Return a probability in whole percent: “35%”, in French “35 %”."""
        return format_percent(round(chance * 100) / 100, locale=self._babel())


def clauses(items: Sequence[str]) -> str:
    """Return items joined by semicolons: “a; b; c”."""
    if len(items) < 2:
        return "".join(items)
    return house_texts().text("clauses", first=items[0], more=clauses(items[1:]))


def capitalized(text: str) -> str:
    """Return a sentence with its first letter capitalized."""
    return text[:1].upper() + text[1:]


def signed(value: int) -> str:
    """Return a number as text with its sign: +3, −1."""
    return f"+{value}" if value >= 0 else f"−{-value}"


def cut(text: str, length: int) -> str:
    """Return a text, shortened with an ellipsis if it is too long."""
    return text if len(text) <= length else f"{text[: length - 1]}…"
