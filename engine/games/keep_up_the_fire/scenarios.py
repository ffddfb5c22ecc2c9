"""Starting positions of users. Their codes are computed from their texts."""

from __future__ import annotations

from engine.core.battles.starts import Start
from engine.core.battles.store import Battles
from engine.games.keep_up_the_fire.reading.start import read_start

__all__ = ["LIBRARY", "Start", "is_known", "own_text", "start"]

NAME = "keep-up-the-fire"
LIBRARY = ("wall-lost",)
"""The names of the starts that come as files for the libraries of all servers."""

BATTLES = Battles(NAME, (), read_start)
is_known, own_text, start = BATTLES.is_known, BATTLES.own_text, BATTLES.scenario
