"""Worked examples for the rules reference."""

from __future__ import annotations

from engine.games.keep_up_the_fire.testing.cases import Case
from engine.testing.examples import Example, Examples

__all__ = ["EXAMPLES", "Example", "examples", "examples_of"]

EXAMPLES = Examples("engine.games.keep_up_the_fire", Case)
examples, examples_of = EXAMPLES.all, EXAMPLES.of
