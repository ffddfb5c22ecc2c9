"""A small bot for the local page: a board with a picture, a thread, a timer, a bug."""

from __future__ import annotations

import io
from pathlib import Path

import discord
import pytest
from discord.ext import commands, tasks
from PIL import Image

from bot.ui.errors import UserError


class Board(discord.ui.LayoutView):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery = discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://map.png", description="A green field"))
        self.add_item(discord.ui.Container(discord.ui.TextDisplay("### The board"), gallery))


def picture() -> discord.File:
    data = io.BytesIO()
    Image.new("RGB", (64, 40), "green").save(data, "PNG")
    data.seek(0)
    return discord.File(data, "map.png")


class SmallBot(commands.Bot):
    def __init__(self) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents.default())
        self.hours = 0

    async def setup_hook(self) -> None:
        @self.tree.command(name="board", description="Post the board here")
        async def board(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(view=Board(), files=[picture()])

        @self.tree.command(name="thread", description="Post the board in a thread of its own")
        async def thread(interaction: discord.Interaction) -> None:
            made = await interaction.channel.create_thread(name="Game one", type=discord.ChannelType.public_thread)
            await made.send(view=Board(), files=[picture()])
            await interaction.response.send_message(made.mention)

        @self.tree.command(name="bug", description="Raise")
        async def bug(interaction: discord.Interaction) -> None:
            raise RuntimeError("a bug")

        @self.tree.command(name="refusal", description="Refuse")
        async def refusal(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("Nothing is rolled.", ephemeral=True)
            raise UserError("odds-nothing-to-roll")

        await self.tree.sync()
        self.count.start()

    @tasks.loop(hours=1)
    async def count(self) -> None:
        self.hours += 1


@pytest.fixture
def small_bot() -> type[SmallBot]:
    return SmallBot


@pytest.fixture
def memory_file(tmp_path: Path) -> Path:
    return tmp_path / "games.db.local.json"
