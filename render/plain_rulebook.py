"""A small rulebook for a game whose rules have no catalogue."""

from __future__ import annotations

from collections.abc import Mapping

from render.rulebook import Entry, RuleChapter, RulePage, RuleRef, search

Rules = Mapping[str, tuple[str, str]]
"""The sections of a game's rules, each with title and text, keyed by number."""


class PlainRulebook:
    """Implements `render.rulebook.Rulebook` for a few sections, without rulings or examples."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    def _ref(self, key: str) -> RuleRef:
        return RuleRef(key, f"§{key}", self._rules[key][0])

    def chapters(self) -> tuple[RuleChapter, ...]:
        """Return one chapter with all sections; empty if there are none."""
        sections = tuple(map(self._ref, self._rules))
        return (RuleChapter(sections[0].key, sections[0].title, sections),) if sections else ()

    def page(self, key: str) -> RulePage | None:
        """Return the section with a number. Return None for an unknown number."""
        if key not in self._rules:
            return None
        order = list(self._rules)
        place = order.index(key)
        return RulePage(
            ref=self._ref(key),
            text=self._rules[key][1],
            chapter=order[0],
            before=self._ref(order[place - 1]) if place else None,
            after=self._ref(order[place + 1]) if place + 1 < len(order) else None,
        )

    def find(self, text: str) -> list[RuleRef]:
        """Return the sections that match a number or words. An empty text matches all sections."""
        if not text:
            return [self._ref(key) for key in self._rules]
        return search([Entry(self._ref(key), rule_text) for key, (_, rule_text) in self._rules.items()], text)

    def example(self, key: str, number: int) -> str:
        """Raise `LookupError`, because the game has no examples."""
        raise LookupError((key, number))
