"""Worked examples for the rules reference."""

from __future__ import annotations

from engine.games.ascari.testing.cases import Case
from engine.testing.examples import Example, Examples

__all__ = ["EXAMPLES", "Example", "examples", "examples_of"]

EXAMPLES = Examples("engine.games.ascari", Case)
examples, examples_of = EXAMPLES.all, EXAMPLES.of
