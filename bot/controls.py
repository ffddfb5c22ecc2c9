"""The persistent buttons and selects: whatever they mean stands in their custom id, so they work after a restart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import discord
from discord import ui

from bot.presses import BUTTON, SELECT, Misread, Press

Interaction = discord.Interaction[Any]
Values = tuple[str, ...]
Handler = Callable[[Interaction, Press, Values], Awaitable[None]]
"""What answers one kind of press: the interaction, the press, the values that a select was given."""

Row = ui.ActionRow[ui.LayoutView]

UNREADABLE = Press("unreadable")


class Desk(Protocol):
    """Who answers presses: the bot has one as its attribute `desk`."""

    async def pressed(self, interaction: Interaction, press: Press, values: tuple[str, ...] | None = None) -> None:
        """Answer one press, whatever happens."""


def _desk(interaction: Interaction) -> Desk:
    desk: Desk = interaction.client.desk
    return desk


def _read(match: re.Match[str]) -> Press:
    try:
        return Press.parse(match["press"])
    except Misread:
        return UNREADABLE


class PressButton(ui.DynamicItem[ui.Button[ui.LayoutView]], template=BUTTON):
    """A button that says a `Press`."""

    def __init__(self, button: ui.Button[ui.LayoutView], press: Press) -> None:
        button.custom_id = press.custom_id("b")
        super().__init__(button)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, _interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> PressButton:
        """The button of a message, whenever that was sent; one that nobody can read where it is none."""
        if not isinstance(item, ui.Button):
            return cls(ui.Button(), UNREADABLE)
        return cls(item, _read(match))

    async def callback(self, interaction: Interaction) -> None:
        """Hand the press on."""
        await _desk(interaction).pressed(interaction, self.press)


class PressSelect(ui.DynamicItem[ui.Select[ui.LayoutView]], template=SELECT):
    """A select that says a `Press`, with the values chosen."""

    def __init__(self, select: ui.Select[ui.LayoutView], press: Press) -> None:
        select.custom_id = press.custom_id("s")
        super().__init__(select)
        self.press = press

    @classmethod
    async def from_custom_id(
        cls, _interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> PressSelect:
        """The select of a message, whenever that was sent; one that nobody can read where it is none."""
        if not isinstance(item, ui.Select):
            return cls(ui.Select(), UNREADABLE)
        return cls(item, _read(match))

    async def callback(self, interaction: Interaction) -> None:
        """Hand the press on."""
        await _desk(interaction).pressed(interaction, self.press, tuple(self.item.values))
