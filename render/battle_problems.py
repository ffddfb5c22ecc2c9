"""The mistakes in a battle's file as texts."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.battles.problems import Problem
from render.catalogue import house_texts

MOST_KNOWN, LONGEST = 14, 160
"""The largest number of words that a text lists as possible, and of their characters."""


def problem_text(problem: Problem, locale: str) -> str:
    """Return a text about a mistake in a file, such as «Line 6: …»."""
    texts = house_texts()
    facts = {name: _written(value) for name, value in problem.facts.items()}
    text = texts.text(f"battle-wrong-{problem.kind}", locale=locale, **facts)
    if facts.get("near"):
        text = f"{text} {texts.text('battle-wrong-near', locale=locale, near=facts['near'])}"
    return texts.text("battle-wrong", locale=locale, line=str(problem.line), text=text)


def problem_texts(problems: Iterable[Problem], locale: str) -> list[str]:
    """Return texts about all mistakes in a file, sorted by line."""
    return [problem_text(problem, locale) for problem in problems]


def _written(value: str | int | tuple[str, ...]) -> str:
    """Return a value as text. Long lists are cut, and numbers have no thousands separators."""
    if isinstance(value, tuple):
        shown = value[:MOST_KNOWN]
        while len(", ".join(shown)) > LONGEST:
            shown = shown[:-1]
        return ", ".join(shown) + (", …" if len(value) > len(shown) else "")
    return str(value)
