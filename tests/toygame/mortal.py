"""A process that plays a game of the toy and may be killed: its Discord is a file, so that it outlives the process.

    python -m toygame.mortal DATABASE CHANNEL_FILE [KILLED_AT]

It prints «stored N» for every decision that it would acknowledge, and «over» at the end.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
from discord import ui
from discord.components import _component_factory

import toygame
from bot import clock
from bot.courier import Courier
from bot.service import GameState, Service
from db import open_database, store
from toygame.play import CHANNEL, OWNER, begin

ME = SimpleNamespace(id=1)
SENDING, EDITING, STORING, STORED = "sending", "editing", "storing", "stored"


def die(at: str) -> None:
    """The end of the process, if this is where it is to be killed."""
    if at in sys.argv[3:]:
        os.kill(os.getpid(), signal.SIGKILL)


class FileChannel(discord.abc.Messageable):
    """A channel whose messages are lines of a file; unlike Discord it drops no copies."""

    def __init__(self, path: Path) -> None:
        self.id = CHANNEL
        self.path = path

    def messages(self) -> dict[int, dict[str, Any]]:
        lines = self.path.read_text().splitlines() if self.path.exists() else []
        return {found["id"]: found for found in map(json.loads, lines)}

    def write(self, message: dict[str, Any]) -> None:
        with self.path.open("a") as file:
            file.write(json.dumps(message) + "\n")

    async def send(self, *, view: ui.LayoutView, files: list[discord.File], nonce: str) -> Any:
        number = len(self.messages()) + 1
        self.write({"id": number, "nonce": nonce, "components": view.to_components()})
        die(SENDING)
        return SimpleNamespace(id=number)

    def get_partial_message(self, message_id: int) -> Any:
        async def edit(*, view: ui.LayoutView, attachments: object = (), allowed_mentions: object = None) -> None:
            self.write(self.messages()[message_id] | {"components": view.to_components()})
            die(EDITING)

        return SimpleNamespace(edit=edit)

    async def fetch_message(self, message_id: int) -> Any:
        found = self.messages()[message_id]
        components = [_component_factory(part) for part in found["components"]]
        edit = self.get_partial_message(message_id).edit
        return SimpleNamespace(id=message_id, author=ME, components=components, attachments=[], edit=edit)

    async def history(self, **_: object) -> AsyncIterator[Any]:  # type: ignore[override]
        for number in sorted(self.messages(), reverse=True):
            yield await self.fetch_message(number)

    async def _get_channel(self) -> Any:
        return self


class Board:
    """Posts of one line and, while something is asked, one button."""

    async def post(self, state: GameState, *, first: int) -> Any:
        await asyncio.sleep(0)
        view = ui.LayoutView(timeout=None).add_item(ui.TextDisplay(f"{first}-{state.version}"))
        if state.ask is not None:
            view.add_item(ui.ActionRow(ui.Button(label="Done", custom_id=f"toy:{state.id}:{state.version}")))
        return SimpleNamespace(view=view, files=[])


def kill_while_storing() -> None:
    """Die after the statements of a decision's transaction, before its commit."""
    note = store._note

    async def noted(connection: Any, game_id: str, entries: Any, message: Any) -> None:
        await note(connection, game_id, entries, message)
        if entries[-1].version > 1:
            die(STORING)

    store._note = noted  # type: ignore[assignment]


async def play(database_path: str, channel_path: str) -> None:
    """Play on from wherever the last process was killed."""
    toygame.install()
    kill_while_storing()
    database = await open_database(f"sqlite+aiosqlite:///{database_path}")
    service = Service(database, now=clock.now)
    channel = FileChannel(Path(channel_path))
    client = SimpleNamespace(user=ME, get_channel=lambda _: channel)
    courier = Courier(client, service, Board())  # type: ignore[arg-type]
    await courier.recover()
    state = await service.in_channel(CHANNEL) or await begin(service)
    while state.ask is not None:
        await courier.deliver(state.id)
        answer = await service.advice(state.id)
        state = await service.decide(state.id, version=state.version, answer=answer, actor=OWNER)
        print("stored", state.version, flush=True)  # noqa: T201
        die(STORED)
    await courier.deliver(state.id)
    print("over", flush=True)  # noqa: T201
    await database.close()


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:3]))
