"""The rulebook of a game from its own catalogue.

The folder `rules` of a game's package holds a catalogue, with the keys `chapter-<key>`, `s-<section>` with a `.title`,
`r-<number>` and `house-rule`. Its `contents.toml` lists the sections of each chapter, with the numbers of their
rulings.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from typing import NamedTuple

from engine.core.ruleset import HouseRule
from render.language import remembered
from render.localization import Voice
from render.rulebook import Entry, RuleChapter, RulePage, RuleRef, Ruling, plain, search
from render.texts_from_catalogue import house_rule_texts

_PREVIEW = 70
"""The number of characters of a ruling that serve as its title."""


class _Home(NamedTuple):
    chapter: str
    section: str


class Handbook:
    """The rules of a game (see `render.rulebook.Rulebook`).

    `house_rules` are the options of a new game, with their texts in the catalogue `texts`. `rulings` maps a house rule
    to the ruling that it changes (“R94”). `examples` returns the examples of a section, and `example` returns the text
    of an example by its number.

    `near` maps a section that is only a heading to the section that contains the text. `letter` is the prefix of the
    numbers of rulings. `figures` maps names to the numbers that the texts quote.
    """

    def __init__(
        self,
        voice: Voice,
        package: str,
        *,
        texts: Voice,
        house_rules: Sequence[HouseRule],
        rulings: Mapping[str, str],
        examples: Callable[[str], Sequence[object]] | None = None,
        example: Callable[[str, int], str] | None = None,
        near: Mapping[str, str] | None = None,
        letter: str = "R",
        figures: Mapping[str, str] | None = None,
    ) -> None:
        self._letter, self._figures = letter, dict(figures or {})
        self._localization, self._package = voice, package
        self._texts, self._house_rules, self._rulings = texts, house_rules, rulings
        self._examples, self._example = examples, example
        self._near = dict(near or {})
        self._chapters = remembered(32)(self._make_chapters)
        self._entries = remembered(32)(self._make_entries)
        self._section_page = remembered(256)(self._make_section_page)
        self._ruling_page = remembered(512)(self._make_ruling_page)

    # --- the Rulebook protocol ---

    def chapters(self) -> tuple[RuleChapter, ...]:
        """Return the chapters in their order."""
        return self._chapters()

    def page(self, key: str) -> RulePage | None:
        """Return a section, or a ruling with its section. Return None if the key is unknown."""
        section = self._near.get(key, key)
        if section in self._order:
            return self._section_page(section)
        return self._ruling_page(key) if key in self._homes else None

    def find(self, text: str) -> list[RuleRef]:
        """Return the matching rules, sections first. An empty search returns all sections."""
        if not plain(text).strip():
            return [ref for chapter in self._chapters() for ref in chapter.sections]
        return self._lettered(text) or search(self._entries(), text)

    def _lettered(self, text: str) -> list[RuleRef]:
        """Return the section whose number contains letters (“II.3”, “2.b”), and its subsections.

        Empty for any other search text.
        """
        asked = plain(text).strip().removeprefix("§").strip().rstrip(".")
        if asked.replace(".", "").isdecimal():
            return []
        titled = [(section.casefold(), ref) for section, ref in self._titled()]
        return [ref for section, ref in titled if section == asked or section.startswith(f"{asked}.")]

    def example(self, key: str, number: int) -> str:
        """Return a worked example of a section as text.

        `number` counts the examples of the section from 0.
        """
        assert self._example is not None, "no section has an example"
        return self._example(key, number)

    # --- building the pages ---

    @cached_property
    def contents(self) -> dict[str, dict[str, list[int]]]:
        """The sections of each chapter, with the numbers of their rulings."""
        text = files(self._package).joinpath("rules", "contents.toml").read_text(encoding="utf-8")
        return tomllib.loads(text)

    @cached_property
    def _order(self) -> dict[str, str]:
        """The chapter of each section, in the order of the sections."""
        return {section: chapter for chapter, sections in self.contents.items() for section in sections}

    @cached_property
    def _homes(self) -> dict[str, _Home]:
        """The chapter and section of each ruling, in the order of the sections."""
        return {
            f"{self._letter}{number}": _Home(chapter, section)
            for chapter, sections in self.contents.items()
            for section, numbers in sections.items()
            for number in numbers
        }

    def _say(self, key: str) -> str:
        return self._localization.say(key, **self._figures)

    @staticmethod
    def _key(section: str) -> str:
        return f"s-{re.sub(r'[^a-z0-9]', '-', section.casefold())}"

    def _section_ref(self, section: str) -> RuleRef:
        return RuleRef(section, f"§{section}", self._say(f"{self._key(section)}.title"))

    def _ruling_text(self, ruling: str) -> str:
        return self._say(f"r-{ruling.removeprefix(self._letter)}")

    def _ruling_ref(self, ruling: str) -> RuleRef:
        """Return a reference to a ruling, with its first words as title."""
        text = self._ruling_text(ruling)
        return RuleRef(ruling, ruling, text if len(text) <= _PREVIEW else f"{text[:_PREVIEW].rsplit(' ', 1)[0]} …")

    def _titled(self) -> list[tuple[str, RuleRef]]:
        return [(section, self._section_ref(section)) for section in self._order]

    def _make_chapters(self) -> tuple[RuleChapter, ...]:
        return tuple(
            RuleChapter(
                chapter,
                self._say(f"chapter-{chapter.casefold()}"),
                tuple(self._section_ref(name) for name in sections),
            )
            for chapter, sections in self.contents.items()
        )

    def _make_entries(self) -> tuple[Entry, ...]:
        sections = [Entry(ref, self._say(self._key(name))) for name, ref in self._titled()]
        rulings = [Entry(self._ruling_ref(name), self._ruling_text(name), titled=False) for name in self._homes]
        return (*sections, *rulings)

    def _make_section_page(self, section: str) -> RulePage:
        order = list(self._order)
        place = order.index(section)
        rulings = [name for name, home in self._homes.items() if home.section == section]
        lines = [self._house_rule(each) for each in self._house_rules if each.rule == section]
        return RulePage(
            ref=self._section_ref(section),
            text="\n".join((self._say(self._key(section)), *lines)),
            chapter=self._order[section],
            rulings=tuple(Ruling(self._ruling_ref(name), self._ruling_text(name)) for name in rulings),
            examples=len(self._examples(section)) if self._examples is not None else 0,
            before=self._section_ref(order[place - 1]) if place else None,
            after=self._section_ref(order[place + 1]) if place + 1 < len(order) else None,
        )

    def _make_ruling_page(self, ruling: str) -> RulePage:
        home = self._homes[ruling]
        lines = [self._house_rule(each) for each in self._house_rules if self._rulings[each.name] == ruling]
        return RulePage(
            ref=RuleRef(ruling, ruling, self._say(f"{self._key(home.section)}.title")),
            text="\n".join((self._ruling_text(ruling), *lines)),
            chapter=home.chapter,
            home=self._section_ref(home.section),
        )

    def _house_rule(self, rule: HouseRule) -> str:
        """Return the text of a house rule with its choices and its ruling."""
        (rule_text,) = house_rule_texts(self._texts, (rule,))
        choices = " / ".join(title for _, title in rule_text.choices)
        facts = {"title": rule_text.title, "choices": choices, "ruling": self._rulings[rule.name]}
        return self._localization.texts.text("house-rule", **facts)
