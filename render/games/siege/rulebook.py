"""The siege's rules at hand: sections and rulings out of their own catalogue, worked examples out of the cases."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import NamedTuple

from engine.games.siege.examples import examples_of
from engine.games.siege.house import SWITCHES, Switch
from render.games.siege import examples, words
from render.games.siege.words import choice_key
from render.rulebook import Entry, RuleChapter, RulePage, RuleRef, Ruling, plain, search

_NEAR = {"1.4": "1.4.1", "1.5": "1.5.1", "5.1": "5.1.1", "7": "7.1"}
"""Sections that are only a heading in the rulebook: who asks for one gets the first below it."""

_PREVIEW = 70


class _Home(NamedTuple):
    chapter: str
    section: str


class SiegeRulebook:
    """The rules of the siege (see `render.rulebook.Rulebook`)."""

    def chapters(self, *, locale: str) -> tuple[RuleChapter, ...]:
        """The eight chapters."""
        return _chapters(locale)

    def page(self, key: str, *, locale: str) -> RulePage | None:
        """A section, or a ruling with the section that it belongs to."""
        section = _NEAR.get(key, key)
        if section in _order():
            return _section_page(section, locale)
        return _ruling_page(key, locale) if key in _homes() else None

    def find(self, text: str, *, locale: str) -> list[RuleRef]:
        """Sections before rulings; nothing typed yet is the whole list of sections."""
        if not plain(text).strip():
            return [ref for chapter in _chapters(locale) for ref in chapter.sections]
        return search(_entries(locale), text)

    def example(self, key: str, number: int, *, locale: str) -> str:
        """A conformance case as it is played."""
        return examples.example(key, number, locale=locale)


RULEBOOK = SiegeRulebook()


@cache
def _contents() -> dict[str, dict[str, list[int]]]:
    text = files("render.games.siege").joinpath("rules", "contents.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


@cache
def _order() -> dict[str, str]:
    """Each section with its chapter, in order."""
    return {section: chapter for chapter, sections in _contents().items() for section in sections}


@cache
def _homes() -> dict[str, _Home]:
    """Where each ruling belongs, in the order of the sections."""
    return {
        f"R{number}": _Home(chapter, section)
        for chapter, sections in _contents().items()
        for section, numbers in sections.items()
        for number in numbers
    }


def _say(key: str, locale: str) -> str:
    return words.rule_texts().text(key, locale=locale)


def _key(section: str) -> str:
    return f"s-{section.replace('.', '-')}"


def _section_ref(section: str, locale: str) -> RuleRef:
    return RuleRef(section, f"§{section}", _say(f"{_key(section)}.title", locale))


def _ruling_text(ruling: str, locale: str) -> str:
    return _say(f"r-{ruling.removeprefix('R')}", locale)


def _ruling_ref(ruling: str, locale: str) -> RuleRef:
    """A ruling has no title: its first words stand for one."""
    said = _ruling_text(ruling, locale)
    return RuleRef(ruling, ruling, said if len(said) <= _PREVIEW else f"{said[:_PREVIEW].rsplit(' ', 1)[0]} …")


@lru_cache(32)
def _chapters(locale: str) -> tuple[RuleChapter, ...]:
    return tuple(
        RuleChapter(chapter, _say(f"chapter-{chapter}", locale), tuple(_section_ref(name, locale) for name in sections))
        for chapter, sections in _contents().items()
    )


@lru_cache(32)
def _entries(locale: str) -> tuple[Entry, ...]:
    sections = [Entry(_section_ref(name, locale), _say(_key(name), locale)) for name in _order()]
    rulings = [Entry(_ruling_ref(name, locale), _ruling_text(name, locale), titled=False) for name in _homes()]
    return (*sections, *rulings)


@lru_cache(256)
def _section_page(section: str, locale: str) -> RulePage:
    order = list(_order())
    place = order.index(section)
    rulings = [name for name, home in _homes().items() if home.section == section]
    return RulePage(
        ref=_section_ref(section, locale),
        text="\n".join((_say(_key(section), locale), *_house_rules(section, locale))),
        chapter=_order()[section],
        rulings=tuple(Ruling(_ruling_ref(name, locale), _ruling_text(name, locale)) for name in rulings),
        examples=len(examples_of(section)),
        before=_section_ref(order[place - 1], locale) if place else None,
        after=_section_ref(order[place + 1], locale) if place + 1 < len(order) else None,
    )


@lru_cache(512)
def _ruling_page(ruling: str, locale: str) -> RulePage:
    home = _homes()[ruling]
    switches = [switch for switch in SWITCHES if switch.ruling == ruling]
    return RulePage(
        ref=RuleRef(ruling, ruling, _say(f"{_key(home.section)}.title", locale)),
        text="\n".join((_ruling_text(ruling, locale), *(_house_rule(switch, locale) for switch in switches))),
        chapter=home.chapter,
        home=_section_ref(home.section, locale),
    )


def _house_rules(section: str, locale: str) -> list[str]:
    return [_house_rule(switch, locale) for switch in SWITCHES if switch.rule == section]


def _house_rule(switch: Switch, locale: str) -> str:
    """A house rule that changes what stands above, with the choices that a game has."""
    titles = [words.say(choice_key(switch.name, choice), locale=locale) for choice in switch.choices]
    title = words.say(f"switch-{switch.name}", locale=locale)
    facts = {"title": title, "choices": " / ".join(titles), "ruling": switch.ruling}
    return words.rule_texts().text("house-rule", locale=locale, **facts)
