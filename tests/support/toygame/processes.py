"""Processes that share one database and deliver boards of the toy game, each with its own connections and service."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import datetime
from types import SimpleNamespace
from typing import Any

import discord
from discord import ui

from bot.boards.delivery import BoardDelivery
from bot.games.service import GameState, Service
from bot.runtime import clock
from db import Database
from db.storage.leases import Share


class HeldBoard:
    """Posts a board with a text and a button; a post may be delayed."""

    def __init__(self, text: Callable[[GameState], str]) -> None:
        self.drawn: list[GameState] = []
        self.go_on = asyncio.Event()
        self.go_on.set()
        self.begun = asyncio.Event()
        self._text = text

    async def post(self, state: GameState, *, first: int) -> Any:
        self.begun.set()
        await self.go_on.wait()
        self.drawn.append(state)
        button = ui.Button[ui.LayoutView](label="on", custom_id=f"toy:{state.id}:{state.version}")
        view = ui.LayoutView(timeout=None).add_item(ui.TextDisplay(self._text(state)))
        return SimpleNamespace(view=view.add_item(ui.ActionRow(button)), files=[])

    def hold_up(self) -> None:
        self.go_on.clear()
        self.begun.clear()


class Process:
    """One process: its name, connections, service and board delivery."""

    def __init__(
        self,
        client: discord.Client,
        database: Database,
        name: str,
        share: Share | None = None,
        *,
        text: Callable[[GameState], str] = lambda state: f"{state.version}",
    ) -> None:
        self.name = name
        self.database = database
        self.service = Service(database, now=clock.now)
        self.board = HeldBoard(text)
        self.woken: list[datetime] = []
        self.board_delivery = BoardDelivery(
            client, self.service, self.board, instance=name, share=lambda: share, wake=self.woken.append
        )
