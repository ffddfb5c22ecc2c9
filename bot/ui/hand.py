"""The user who decides by a click, by a command, or on the web page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.ui.components import Interaction, Row
from bot.ui.replies import whisper
from engine.core.pledge import Word, pressed


class Hand(Protocol):
    """The interface of a user who makes a decision. `press` is Discord's interaction, if any."""

    @property
    def user_id(self) -> int:
        """The id of the user who decides."""

    @property
    def locale(self) -> str:
        """The language of answers to the user."""

    @property
    def press(self) -> Interaction | None:
        """The click or command with which the user decides. It is None outside Discord."""

    def word(self) -> Word:
        """Return the text that a first decision by this user adds to the seed of the dice."""

    async def tell(self, text: str, *, rows: Sequence[Row] = ()) -> None:
        """Answer the user privately with a text and rows of buttons."""


class Pressed:
    """A user who decides in Discord, by a click or a command."""

    __slots__ = ("locale", "press", "user_id")

    def __init__(self, press: Interaction) -> None:
        self.press = press
        self.user_id: int = press.user.id
        self.locale = str(press.locale)

    def word(self) -> Word:
        """Return the Discord id of the click, which helps to determine the seed of the dice."""
        return pressed(self.press.id)

    async def tell(self, text: str, *, rows: Sequence[Row] = ()) -> None:
        """Answer the user privately with a text and rows of buttons."""
        await whisper(self.press, text, rows=rows)
