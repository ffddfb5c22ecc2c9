"""Ascari in the editor of battles."""

from __future__ import annotations

from engine.games.ascari.reading.battle import LEGEND
from engine.games.ascari.world import View
from render.games.ascari.map.touch import hex_shape
from render.games.ascari.text.catalogue import say
from render.presenter import WordPart
from render.touch import Frame


def frame(view: View, /) -> Frame:
    """Return the corners of each hex on the picture."""
    position = view.position
    return Frame({at: hex_shape(position.scenario, at).at for at in position.board.grid.hexes})


def written_word(part: WordPart, word: str, /) -> str:
    """Return the display name of a type of terrain or counter in a battle file."""
    return say(f"terrain-{LEGEND[word]}") if part == "ground" else say(f"kind-{word}")
