"""What a notice to a channel or a person consists of, and who renders one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import discord
from discord import ui

from bot.games.errors import DeliveryProblem
from db.notices import Claimed


@dataclass(frozen=True, slots=True, kw_only=True)
class Parcel:
    """A letter as Discord takes it: components with their files, or a poll.

    With `publish`, it is passed on to the followers of an announcement channel. `guild_id` is the server to which it
    goes: while that cannot be reached, the letter waits.
    """

    view: ui.LayoutView | None = None
    files: Sequence[discord.File] = ()
    poll: discord.Poll | None = None
    publish: bool = False
    guild_id: int | None = None


class Writer(Protocol):
    """Whoever writes letters of a kind. It holds no state of its own: another process may write the letter."""

    async def write(self, letter: Claimed) -> Parcel | None:
        """The letter for Discord; None when nobody wants it any more. May raise `DeliveryProblem`."""

    async def sent(self, letter: Claimed, message: discord.Message) -> None:
        """The letter is out. It may be called again for the same letter, after a crash."""

    async def failed(self, letter: Claimed, problem: DeliveryProblem) -> None:
        """The letter could not be brought, and is not tried again."""
