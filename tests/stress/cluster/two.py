"""Two whole bots on one database, each with a shard of its own and its own port for the board's page."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import aiohttp
from stress.cluster import kin
from stress.cluster.cities import Cities
from stress.cluster.relay import Relay
from support import toygame

from bot.boards.pictures import PictureWorker

_PATIENCE = 60.0
"""Seconds to wait for what a busy machine does late."""
T = TypeVar("T")


class TwoBots(Relay):
    """Two processes with a shard each, and the people of both guilds."""

    world: Cities
    zygote = "stress.cluster.two"

    def __init__(self, folder: Path, url: str) -> None:
        super().__init__(folder, url, seed=1, heartbeat=1.0)
        self.world.astray = lambda: False
        self.chance = Random(1)
        self.ports = [_free_port() for _ in range(2)]

    def gathered(self) -> list[Any]:
        """Return nobody: the test acts itself."""
        return []

    def environment(self, shard: int) -> dict[str, str]:
        """Return the settings of the process of a shard."""
        return {**super().environment(shard), "SIEGEMASTER_WEB_PORT": str(self.ports[shard])}

    async def open(self) -> None:
        """Start both processes and wait for their pages."""
        await self.world.open()
        await self._zygote_begun()
        for shard in range(2):
            await self.begin(shard)
        for shard in range(2):
            await self.serves(shard)

    def page(self, shard: int) -> str:
        """Return the address of the page that the process of a shard serves."""
        return f"http://127.0.0.1:{self.ports[shard]}"

    async def serves(self, shard: int) -> None:
        """Wait until a process serves its page."""
        end = time.monotonic() + _PATIENCE
        async with aiohttp.ClientSession() as browser:
            while True:
                try:
                    async with browser.get(f"{self.page(shard)}/favicon.ico"):
                        return
                except aiohttp.ClientError:
                    assert time.monotonic() < end, self.tail()
                    await asyncio.sleep(0.05)

    async def found(self, look: Callable[[], T | None]) -> T:
        """Wait until there is something, and return it."""
        end = time.monotonic() + _PATIENCE
        while (what := look()) is None:
            assert time.monotonic() < end, self.tail()
            await asyncio.sleep(0.02)
        return what


def _free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


def main() -> None:
    """Fork a process for each line; of the games only the little one of the tests is drawn in advance."""
    toygame.install()
    PictureWorker.warm_up = lambda *_, **__: None  # type: ignore[method-assign]
    kin.main(games=(toygame.NAME,))


if __name__ == "__main__":
    main()
