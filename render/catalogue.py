"""Catalogues of texts in Project Fluent. Each language has a file, and English is the fallback."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from contextlib import suppress
from decimal import Decimal
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import zip_longest
from typing import Any

from babel.core import Locale
from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.types import FluentFloat, FluentType, clone_pattern
from fluent.syntax import ast

from render.language import language
from render.named import Name, functions
from render.quick_patterns import Patterns

log = logging.getLogger(__name__)

FALLBACK = "en"
_PLAIN = frozenset({str, int, Name})
"""The types whose equal values are always written in the same way.

Only texts with facts of these types may be cached.
"""
_REMEMBERED = 8192
_ASKED = re.compile(r"\{ (?:[A-Z]+\()?\$([a-z-]+)")
_HEAD = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_ONE_LINE = re.compile(r"([a-zA-Z][\w-]*) *= *(\S[^\n]*)(?:\n(?:#[^\n]*)?)*")
"""A message of one line, with the comments of the one that follows."""
_VARIABLE = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")

# A longer fact makes the whole text «{???}»: the usual 2,500 characters are too few for a list of players.
resolver.MAX_PART_LENGTH = 10_000_000


_MINUS = "\N{MINUS SIGN}"


def average(value: float) -> FluentFloat:
    """Return a number that texts show with two decimals."""
    return FluentFloat(round(value, 2), minimumFractionDigits=2, maximumFractionDigits=2)


class _PrintedNumbers(Locale):
    """A locale that writes negative numbers with a typographic minus sign."""

    @cached_property
    def decimal_formats(self) -> Any:
        """The number formats of the locale, with a typographic minus sign."""
        known = {name: clone_pattern(pattern) for name, pattern in super().decimal_formats.items()}
        for pattern in known.values():
            pattern.prefix = (pattern.prefix[0], pattern.prefix[1].replace("-", _MINUS))
        return known


class MissingText(KeyError):
    """Raised if no catalogue has a text with that name."""


class _Bundle(FluentBundle):
    """A Fluent bundle that parses each entry when it is first used.

    To parse all entries would delay every start by half a second.
    """

    def __init__(self, locale: str) -> None:
        # No isolating marks: they would count towards Discord's limits and appear in copied text.
        super().__init__([locale], use_isolating=False, functions=functions(locale))
        self.sources: dict[str, str] = {}
        """The source of each message («name») and each term («-name»)."""
        plural_form = self._plural_form
        self._plural_form = lambda number: plural_form(_as_told(number))
        self.patterns = Patterns(self)
        """Its texts with plain facts, which are written without the library."""

    def _get_babel_locale(self) -> Locale:
        return _PrintedNumbers.parse(str(super()._get_babel_locale()))

    def add_source(self, text: str) -> None:
        """Add all texts of a catalogue file. If a name occurs twice, its first text is used."""
        heads = list(_HEAD.finditer(text))
        for head, following in zip_longest(heads, heads[1:]):
            entry = text[head.start() : following.start() if following is not None else len(text)]
            self.sources.setdefault(head[1], entry)

    def has_message(self, message_id: str) -> bool:
        return message_id in self.sources

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            source = self.sources[name]
            self.add_resource(one_line(source) or FluentResource(source))
        return super()._lookup(entry_id, term)


def one_line(source: str) -> ast.Resource | None:
    """Return the syntax tree of a simple one-line message; None for any other message.

    It replaces Fluent's parser for most messages, because it is much faster.
    """
    if (entry := _ONE_LINE.fullmatch(source)) is None:
        return None
    pieces = _VARIABLE.split(entry[2].rstrip())
    if any("{" in text or "}" in text for text in pieces[::2]):
        return None
    elements: list[ast.TextElement | ast.Placeable] = []
    for place, piece in enumerate(pieces):
        if place % 2:
            elements.append(ast.Placeable(ast.VariableReference(ast.Identifier(piece))))
        elif piece:
            elements.append(ast.TextElement(piece))
    return ast.Resource([ast.Message(ast.Identifier(entry[1]), ast.Pattern(elements))])


class Catalogue:
    """A catalogue of texts: one folder with a file `<locale>.ftl` for each language.

    A text is looked up in «pt-BR», then in «pt», then in English. The messages of a file may use its terms (`-name`).
    With `chapters`, subfolders also belong to the catalogue.
    """

    def __init__(self, package: str, folder: str = "", *, chapters: bool = False) -> None:
        self._root = files(package).joinpath(folder) if folder else files(package)
        self._chapters = chapters
        self._bundles: dict[str, _Bundle | None] = {}
        self._languages: dict[str, str | None] = {}
        self._formatted: dict[tuple[object, ...], str] = {}
        self._find = lru_cache(8192)(self._search)

    def locales(self) -> list[str]:
        """Return the languages that have a file."""
        return sorted(entry.name[:-4] for entry in self._root.iterdir() if entry.name.endswith(".ftl"))

    def language(self, locale: str | None) -> str | None:
        """Return the catalogue's language for a locale, such as «it» for «it-CH».

        Return None if the catalogue has no such language.
        """
        asked = locale or ""
        if asked not in self._languages:
            self._languages[asked] = next(
                (name for name in (asked, asked.partition("-")[0]) if self._bundle(name)), None
            )
        return self._languages[asked]

    def has(self, key: str, *, locale: str = FALLBACK) -> bool:
        """Return whether the language or one of its fallbacks has this text."""
        return self._find(key, locale) is not None

    def keys(self, *, locale: str = FALLBACK) -> list[str]:
        """Return the names of all messages in a language."""
        bundle = self._bundle(locale)
        return sorted(name for name in bundle.sources if not name.startswith("-")) if bundle else []

    def facts(self, key: str) -> frozenset[str]:
        """Return the names of the variables that a text needs."""
        bundles = (self._bundle(locale) for locale in self.locales())
        return frozenset(name for each in bundles if each for name in _ASKED.findall(each.sources.get(key, "")))

    def source(self, locale: str) -> str:
        """Return the text of the catalogue file for a language."""
        return self._root.joinpath(f"{locale}.ftl").read_text(encoding="utf-8")

    def text(self, key: str, /, *, locale: str | None = None, **facts: Any) -> str:
        """Return the text `key` («name» or «name.attribute») with its variables replaced by `facts`.

        The default for `locale` is the current language. Raise `MissingText` if there is no such text.
        """
        if locale is None:
            locale = language()
        kinds = tuple(map(type, facts.values()))
        if not _PLAIN.issuperset(kinds):
            return self._format(key, locale, facts, plain=False)[0]
        # The same texts are needed again and again, and formatting a pattern takes much longer than a cache lookup.
        asked = (key, locale, kinds, *facts.items())
        formatted = self._formatted.get(asked)
        if formatted is None:
            formatted, sound = self._format(key, locale, facts, plain=True)
            if sound:
                if len(self._formatted) >= _REMEMBERED:
                    self._formatted.clear()
                self._formatted[asked] = formatted
        return formatted

    def _format(self, key: str, locale: str, facts: dict[str, Any], *, plain: bool) -> tuple[str, bool]:
        """Return a text, and whether it was formatted without errors.

        `plain` means that the facts are only texts and whole numbers.
        """
        found = self._find(key, locale)
        if found is None:
            raise MissingText(key)
        bundle, pattern = found
        if plain and (write := bundle.patterns.quick(pattern)) is not None:
            with suppress(Exception):  # the library says what is wrong with the facts
                return write(facts), True
        text, errors = bundle.format_pattern(pattern, {name: _fact(value) for name, value in facts.items()})
        if errors:
            log.warning("text %(key)s (%(locale)s): %(problem)s", {"key": key, "locale": locale, "problem": errors})
        return str(text), not errors

    def _search(self, key: str, locale: str) -> tuple[_Bundle, Any] | None:
        name, _, attribute = key.partition(".")
        for candidate in _chain(locale):
            bundle = self._bundle(candidate)
            if bundle is None or not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return bundle, pattern
        return None

    def _bundle(self, locale: str) -> _Bundle | None:
        if locale not in self._bundles:
            self._bundles[locale] = self._read(locale)
        return self._bundles[locale]

    def _read(self, locale: str) -> _Bundle | None:
        if not locale or not self._root.joinpath(f"{locale}.ftl").is_file():
            return None
        bundle = _Bundle(locale)
        bundle.add_source(self.source(locale))
        for chapter in self._folders():
            file = chapter.joinpath(f"{locale}.ftl")
            if file.is_file():
                bundle.add_source(file.read_text(encoding="utf-8"))
        return bundle

    def _folders(self) -> list[Traversable]:
        if not self._chapters:
            return []
        return sorted((entry for entry in self._root.iterdir() if entry.is_dir()), key=lambda entry: entry.name)


def _chain(locale: str) -> Iterator[str]:
    yield locale
    if "-" in locale:
        yield locale.partition("-")[0]
    if locale != FALLBACK:
        yield FALLBACK


def _as_told(number: Any) -> Any:
    """Return a number with as many decimals as are shown, because they affect its plural form."""
    options = getattr(number, "options", None)
    return Decimal(f"{number:.2f}") if options is not None and options.minimumFractionDigits else number


def _fact(value: Any) -> Any:
    return value if isinstance(value, (str, int, float, FluentType)) else str(value)


@cache
def house_texts() -> Catalogue:
    """Return the catalogue of texts that belong to no game."""
    return Catalogue("render", "texts", chapters=True)


def languages() -> dict[str, str]:
    """Return the available languages with their own names, English first."""
    known = sorted(house_texts().locales(), key=lambda locale: (locale != FALLBACK, locale))
    return {locale: house_texts().text("language", locale=locale) for locale in known}
