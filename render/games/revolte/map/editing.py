"""Helpers for the battle editor."""

from __future__ import annotations

from engine.games.revolte.world import View
from render.games.revolte.map.frame import EDGE, HEAD
from render.games.revolte.map.scene import whole
from render.games.revolte.text.catalogue import VOICE, say
from render.presenter import WordPart
from render.touch import Frame


def frame(view: View, /) -> Frame:
    """Return the north-western corner of the table on the picture, and its scale."""
    return Frame(corner=(EDGE, HEAD + EDGE), unit=whole(view.position.scenario).unit)


def written_word(part: WordPart, word: str, /) -> str:
    """Return the display name of a terrain or figure type from a battle file."""
    key = f"{part}-{word}"
    return say(key) if VOICE.texts.has(key) else word
