"""A rulebook for invented games: a few sections with rulings, or more text than any message holds."""

from __future__ import annotations

from render.rulebook import Entry, RuleChapter, RulePage, RuleRef, Ruling, search

Sections = dict[str, tuple[str, str, tuple[str, ...]]]
"""By number: title, text, rulings."""


class ToyRulebook:
    def __init__(self, chapters: dict[str, tuple[str, Sections]], *, example: str) -> None:
        self._chapters = chapters
        self._example = example
        self._sections = {key: each for _, sections in chapters.values() for key, each in sections.items()}

    def _ref(self, key: str) -> RuleRef:
        return RuleRef(key, f"§{key}", self._sections[key][0])

    def chapters(self) -> tuple[RuleChapter, ...]:
        return tuple(
            RuleChapter(key, title, tuple(map(self._ref, sections)))
            for key, (title, sections) in self._chapters.items()
        )

    def page(self, key: str) -> RulePage | None:
        if key not in self._sections:
            return None
        _, text, rulings = self._sections[key]
        order = list(self._sections)
        place = order.index(key)
        return RulePage(
            ref=self._ref(key),
            text=text,
            chapter=key[0],
            rulings=tuple(Ruling(RuleRef(f"R{n}", f"R{n}", said), said) for n, said in enumerate(rulings, 1)),
            examples=2,
            before=self._ref(order[place - 1]) if place else None,
            after=self._ref(order[place + 1]) if place + 1 < len(order) else None,
        )

    def find(self, text: str) -> list[RuleRef]:
        if not text:
            return [self._ref(key) for key in self._sections]
        return search([Entry(self._ref(key), said) for key, (_, said, _) in self._sections.items()], text)

    def example(self, key: str, number: int) -> str:
        return f"{self._example} {number + 1}"
