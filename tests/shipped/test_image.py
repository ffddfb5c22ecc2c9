"""The steps of the Dockerfile work in a bare Debian, and what they make plays at a Discord as its own user."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
from pathlib import Path

import pytest
import yaml
from shipped import image as images
from shipped.image import TOLD_ONLY, built, steps
from stress.kill.discordia import Discordia

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
LIVE = """
import sys
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
address = sys.argv[1]
Route.BASE = f"{address}/api/v10"
DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address.replace("http", "ws", 1))
from bot.cli import main
sys.argv[:] = sys.argv[2:]
main()
"""
"""The command of the image, for which Discord has another address."""
PATIENCE = 300.0


def test_every_step_is_read() -> None:
    """What only `make stress` runs: the instructions in their order, joined lines as one."""
    found = list(steps((DEPLOY / "Dockerfile").read_text()))
    assert [name for name, _ in found].count("FROM") == 2
    known = set(re.findall(r'(?:case|name ==) "([A-Z]+)"', Path(images.__file__).read_text()))
    assert {name for name, _ in found} <= known | TOLD_ONLY
    (last,) = (rest for name, rest in found if name == "ENTRYPOINT")
    assert last == '["siegemaster"]'
    assert all("&&" in rest for name, rest in found if name == "RUN" and "apt-get" in rest)


@pytest.mark.stress
@pytest.mark.skipif(
    os.geteuid() != 0 or shutil.which("debootstrap") is None, reason="it takes root and debootstrap to make a Debian"
)
async def test_the_steps_of_the_dockerfile_make_a_bot_that_plays(tmp_path: Path) -> None:
    with built((DEPLOY / "Dockerfile").read_text(), ROOT, tmp_path) as image:
        assert image.user == "10001"
        assert image.run("id", "-u") == (0, "10001\n")
        assert [image.run(tool, "--version")[0] for tool in ("pip", "gcc", "cc")] == [127] * 3
        status, told = image.run(*image.entry, "doctor", "--offline")
        assert status == 0, told
        assert "the one that computes chances works" in told
        server = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]["database"]["image"]
        _, client = image.run("pg_dump", "--version")
        assert int(client.split()[2].split(".")[0]) >= int(server.split(":")[1].split("-")[0])

        world = Discordia()
        await world.open()
        try:
            command = ("python", "-c", LIVE, world.address, *image.entry, *image.command)
            bot = image.begin(*command, more={"DISCORD_TOKEN": "a.b.c"})
            try:
                async with asyncio.timeout(PATIENCE):
                    while (await asyncio.to_thread(image.run, *image.check))[0]:
                        assert bot.poll() is None
                        await asyncio.sleep(1)
            finally:
                os.killpg(bot.pid, signal.SIGTERM)
                said, _ = await asyncio.to_thread(bot.communicate)
        finally:
            await world.close()
        assert bot.returncode == 0, said
        assert "every game is stored" in said
        kept = image.root / image.volumes[0].lstrip("/")
        assert re.match("SQLite", (kept / "games.db").read_bytes()[:16].decode())
