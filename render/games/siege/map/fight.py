"""The second picture of a board during an assault, which enlarges the fight."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.core.events import Event
from engine.games.siege.world import Position
from render.games.siege.map.board_map import whole_map
from render.games.siege.map.fight_map import fights
from render.games.siege.map.fight_plan import fight_of
from render.games.siege.text import text_board
from render.games.siege.text.catalogue import language_of
from render.language import language
from render.presenter import Look


def draw_fight(position: Position, events: Sequence[Event], *, look: Look) -> Image.Image | None:
    """Return a picture of the zones with fighting; None outside an assault."""
    return fights(whole_map(language_of(language()), look)).draw(position, events=events)


def fight_alt(position: Position, events: Sequence[Event]) -> str:
    """Return the alt text of the picture of the fight. It is empty outside an assault."""
    fight = fight_of(position, events)
    if not fight.zones:
        return ""
    return text_board.fight_alt(position, tuple(fight.zones), fight.neighbours)
