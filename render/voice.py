"""How a game speaks: its catalogue, and lists, dates, shares and signs as its languages write them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Any

from babel.dates import format_date
from babel.lists import format_list
from babel.numbers import format_percent

from render.catalogue import FALLBACK, Catalogue

_BRITISH = "en_GB"
"""Whose lists the English texts have: no comma before the «and»."""


class Voice:
    """The texts of a package of the games."""

    def __init__(self, package: str, folder: str = "") -> None:
        self._package, self._folder = package, folder
        self._plain = lru_cache(4096)(self._unvaried)
        self.language = lru_cache(64)(self._language)
        self.percent = lru_cache(4096)(self._percent)

    @cached_property
    def texts(self) -> Catalogue:
        """The catalogue."""
        return Catalogue(self._package, self._folder)

    def say(self, key: str, /, *, locale: str, **facts: Any) -> str:
        """A text; underscores in the facts' names are hyphens in the catalogue."""
        if not facts:
            return self._plain(key, locale)
        return self.texts.text(key, locale=locale, **{name.replace("_", "-"): value for name, value in facts.items()})

    def _unvaried(self, key: str, locale: str) -> str:
        """A text without facts: it is always the same, and names are said all the time."""
        return self.texts.text(key, locale=locale)

    def _language(self, locale: str) -> str:
        """The language in which a locale's texts are written: English where it has none."""
        return self.texts.language(locale) or FALLBACK

    def _babel(self, locale: str) -> str:
        """Whose lists and numbers go with a locale's texts: those of their language, not of a locale that has none."""
        language = self.language(locale)
        return _BRITISH if language == FALLBACK else language.replace("-", "_")

    def dated(self, day: date, *, locale: str, how: str = "full") -> str:
        """A date with its weekday: «Wednesday, 20 June 1900»; as a «long» one without."""
        return format_date(day, how, locale=self._babel(locale))

    def listed(self, items: Sequence[str], *, locale: str) -> str:
        """«a, b and c» in a language."""
        return format_list(items, locale=self._babel(locale))

    def _percent(self, chance: Fraction, *, locale: str) -> str:
        """A chance in whole percent: «35%», in French «35 %»."""
        return format_percent(round(chance * 100) / 100, locale=self._babel(locale))


def begin(said: str) -> str:
    """A sentence with a capital letter."""
    return said[:1].upper() + said[1:]


def signed(value: int) -> str:
    """A number with its sign: +3, −1."""
    return f"+{value}" if value >= 0 else f"−{-value}"


def cut(said: str, length: int) -> str:
    """A text, shortened with an ellipsis when it is too long."""
    return said if len(said) <= length else f"{said[: length - 1]}…"
