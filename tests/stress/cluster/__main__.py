"""Kill and replace clustered bot processes.

From the folder `tests`: python -m stress.cluster --kills 30 --heartbeat 15 [--seed 1] [--servers 5000].
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from functools import partial
from pathlib import Path

from stress.cluster.cities import SHARDS
from stress.cluster.relay import Relay
from support import postgres

out = partial(print, flush=True)


async def _go(kills: int, seed: int, heartbeat: float, servers: int, folder: Path) -> None:
    relay = Relay(folder, postgres.fresh(), seed=seed, heartbeat=heartbeat, servers=servers)
    begun = time.monotonic()
    await relay.open()
    try:
        await relay.run(kills, told=lambda line: out(f"  {time.monotonic() - begun:6.1f} s  {line}"))
        games = await relay.inquest.replayed()
    finally:
        await relay.close()
    out(f"{relay.told()}; {games} games replayed from their journals: all as stored")


def main() -> None:
    """Parse the arguments and run.

    End with a traceback if work is lost, done twice or not taken over within a minute.
    """
    parser = argparse.ArgumentParser(prog="python -m stress.cluster", description=__doc__)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--heartbeat", type=float, default=15, help="as SIEGEMASTER_HEARTBEAT; all spans go by it")
    parser.add_argument("--servers", type=int, default=SHARDS, help="in all but three of them nothing happens")
    asked = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="cluster"))
    out(f"what happens is kept in {folder}")
    asyncio.run(_go(asked.kills, asked.seed, asked.heartbeat, asked.servers, folder))


if __name__ == "__main__":
    main()
