"""Accept a challenge, and die by SIGKILL at a point: `python -m support.killed_challenge URL POINT`.

The points are `before` the transaction, `inside` it, after the challenge was closed, and `after` its commit.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from datetime import UTC, datetime
from typing import Any

from support import toygame

from bot.games.service import Service
from db import open_database
from db.matches import Seeks


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


async def accept(url: str, point: str) -> None:
    """Begin the game of the challenge «s1» for user 12, and die."""
    database, now = await open_database(url), datetime.now(UTC)
    seeks = Seeks(database)
    one = await seeks.seek("s1")
    assert one is not None
    if point == "before":
        die()

    async def inside(_: Any) -> None:
        if point == "inside":
            die()

    await Service(database, now=lambda: now).new_game(
        system=one.system,
        options={},
        seed=None,
        owner_id=one.user_id,
        guild_id=one.guild_id,
        channel_id=one.channel_id,  # type: ignore[arg-type]
        locale="en",
        extra_write=(
            lambda game_id: seeks.take(one, 12, game_id=game_id, now=one.created_at, tells=[]),
            lambda _: inside,
        ),
    )
    die()


if __name__ == "__main__":
    toygame.install()
    asyncio.run(accept(*sys.argv[1:]))
