"""A machine that computes for a bot: `siegemaster compute` as typed, in a process of its own."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from bot.chances.elsewhere import Elsewhere


@contextmanager
def machine(database_url: str) -> Iterator[subprocess.Popen[bytes]]:
    """Start a machine with one process for pieces; kill it at the end."""
    typed = ["compute", "--processes", "1", "--database", database_url]
    line = [sys.executable, "-c", "from bot.cli import main; main()", *typed]
    process = subprocess.Popen(line, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


async def there(away: Elsewhere) -> None:
    """Wait until a machine has given a sign of life."""
    async with asyncio.timeout(60):
        while not await away.is_anybody_there():
            away._asked_at = float("-inf")
            await asyncio.sleep(0.1)
