"""Kill the bot many times. From the folder `tests`: python -m stress.kill --kills 1000 --seed 1 [--postgresql]."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from functools import partial
from pathlib import Path

from stress.kill.ordeal import EVERY, RANDOM, Ordeal
from support import postgres, sqlite_template

out = partial(print, flush=True)


async def _go(kills: int, seed: int, url: str, folder: Path) -> None:
    ordeal = Ordeal(folder, url, seed=seed)
    begun = time.monotonic()
    await ordeal.open()
    try:
        await ordeal.suffer(kills, told=lambda line: out(f"  {line}"))
        games = await ordeal.inquest.replayed()
    finally:
        await ordeal.close()
        _tell(ordeal, time.monotonic() - begun)
    out(f"       {games} games replayed from their journals: all as stored")


def _tell(ordeal: Ordeal, seconds: float) -> None:
    for point in (*EVERY, RANDOM):
        out(f"{ordeal.deaths[point]:5}  {point}")
    inquest, decided = ordeal.inquest, ordeal.inquest.decided()
    out(f"{ordeal.deaths.total():5}  deaths in {seconds:.0f} s; {len(inquest.acknowledged)} decisions acknowledged")
    for game, lives in ordeal.lives.most_common():
        out(f"       {lives} in whose life {game} was played: {decided[game]} decisions")
    out(f"       {inquest.days} days of campaigns, {len(inquest.votes)} votes, {len(ordeal.world.sent)} posts,")
    out(f"       {len(ordeal.world.edits)} edits, {ordeal.world.copies} copies dropped by their nonce")
    out(f"       {ordeal.blind} times at rest with nothing to know them by but that")
    out(f"       {ordeal.revived} lives in which an older board was pressed and answered")
    out(f"       {sum(ordeal.missed.values())} lives did not come to their fault point")


def main() -> None:
    """Parse the arguments and run; end with a traceback if something is lost or posted twice."""
    parser = argparse.ArgumentParser(prog="python -m stress.kill", description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true", help="on a server of the tests' own")
    asked = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="crash"))
    out(f"what happens is kept in {folder}")
    url = postgres.fresh() if asked.postgresql else sqlite_template.fresh(folder / "games.db")
    asyncio.run(_go(asked.kills, asked.seed, url, folder))


if __name__ == "__main__":
    main()
