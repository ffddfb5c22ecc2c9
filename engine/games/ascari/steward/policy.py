"""The policies: the steward, which plays sensibly for either side, and the random player of every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.policies import FirstPlayer, RandomPlayer

POLICIES: Mapping[str, Callable[[str], Any]] = {"steward": FirstPlayer, "random": RandomPlayer}
"""The policies by name; each takes a seed."""
