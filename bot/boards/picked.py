"""Overlays on the board for a user's choices: range, path, view and threats.

They show only what the user may see.
"""

from __future__ import annotations

import io
import logging
from dataclasses import dataclass
from functools import partial

import discord

from bot.boards.pictures import PictureWorker
from bot.games.errors import TooMuchAtOnce
from bot.games.state import VisibleGame
from engine.core.asks import Answer
from render.language import speaking
from render.overlay import Overlay
from render.presenter import Presenter

PICKED = "picked.png"

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Picked:
    """The overlay for the choices made so far."""

    overlay: Overlay
    picture: bytes | None

    def files(self) -> list[discord.File]:
        """Return the picture as a file; empty if it could not be drawn."""
        return [] if self.picture is None else [discord.File(io.BytesIO(self.picture), PICKED)]


async def picked_at(
    state: VisibleGame, path: Answer, *, presenter: Presenter, pictures: PictureWorker
) -> Picked | None:
    """Return the overlay for an answer that is not yet complete, or None if it has none.

    Errors in drawing are not raised.
    """
    if state.ask is None or not (subject := presenter.picked(state.view, state.ask, path)):
        return None
    with speaking(state.locale):
        overlay = presenter.overlay(state.view, state.ask, subject, events=state.events)
        draw = partial(presenter.overlay_picture, state.view, state.ask, subject, events=state.events)
        try:
            drawn = await pictures.drawn(draw, what=f"a pick in game {state.id}")
        except TooMuchAtOnce:
            log.info("a pick in game %(game)s has no picture: too many wait", {"game": state.id})
            drawn = None
    return Picked(overlay, drawn)
