"""The steps of the Dockerfile work in a bare Debian, and what they make plays at a Discord as its own user."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import yaml
from shipped import image as images
from shipped.image import TOLD_ONLY, Stage, built, steps
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
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
PASSWORD = "word-of-a-test"
DATABASE = """
FROM python:3-slim-{debian}@stand-in AS database
RUN apt-get update && mkdir -p /etc/postgresql-common \\
    && echo "create_main_cluster = false" > /etc/postgresql-common/createcluster.conf \\
    && apt-get install --yes --no-install-recommends postgresql-{version}
ENV PATH=/usr/lib/postgresql/{version}/bin:/usr/bin:/bin
USER postgres
"""
"""What stands in for the image of PostgreSQL: the package of the same version, in the same Debian."""
NEEDS_DEBIAN = pytest.mark.skipif(
    os.geteuid() != 0 or shutil.which("debootstrap") is None, reason="it takes root and debootstrap to make a Debian"
)


def test_every_step_is_read() -> None:
    """What only `make stress` runs: the instructions in their order, joined lines as one."""
    found = list(steps((DEPLOY / "Dockerfile").read_text()))
    assert [name for name, _ in found].count("FROM") == 2
    known = set(re.findall(r'(?:case|name ==) "([A-Z]+)"', Path(images.__file__).read_text()))
    assert {name for name, _ in found} <= known | TOLD_ONLY
    (last,) = (rest for name, rest in found if name == "ENTRYPOINT")
    assert last == '["siegemaster"]'
    assert all("&&" in rest for name, rest in found if name == "RUN" and "apt-get" in rest)


def environment(service: str) -> dict[str, str]:
    """Return the variables of a service, with what the operator puts into `.env`."""
    given = {"DISCORD_TOKEN": "a.b.c", "POSTGRES_PASSWORD": PASSWORD}
    said = COMPOSE[service]["environment"]
    return {name: re.sub(r"\$\{(\w+)[^}]*\}", lambda found: given[found[1]], value) for name, value in said.items()}


def test_the_compose_file_says_what_both_services_need() -> None:
    """Without a bare Debian: the bot asks the database for what that one is made with."""
    bot, database = environment("bot"), environment("database")
    user, name = database["POSTGRES_USER"], database["POSTGRES_DB"]
    assert bot["SIEGEMASTER_DATABASE"] == f"postgresql://{user}:{PASSWORD}@database/{name}"
    assert bot["SIEGEMASTER_BACKUPS"].startswith(COMPOSE["bot"]["volumes"][0].partition(":")[2])
    assert COMPOSE["database"]["healthcheck"]["test"][1].split()[2::2] == [user, name]


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """The last image of the Dockerfile, in a folder."""
    with built((DEPLOY / "Dockerfile").read_text(), ROOT, tmp_path_factory.mktemp("image")) as made:
        yield made


@asynccontextmanager
async def living(image: Stage, settings: Mapping[str, str]) -> AsyncIterator[None]:
    """Run the command of the image at a Discord of this machine until it is healthy, and end it as Docker does."""
    world = Discordia()
    await world.open()
    try:
        command = ("python", "-c", LIVE, world.address, *image.entry, *image.command)
        bot = image.begin(*command, more=settings)
        try:
            async with asyncio.timeout(PATIENCE):
                while (await asyncio.to_thread(image.run, *image.check))[0]:
                    assert bot.poll() is None, bot.communicate()[0]
                    await asyncio.sleep(1)
            yield
        finally:
            os.killpg(bot.pid, signal.SIGTERM)
            said, _ = await asyncio.to_thread(bot.communicate)
    finally:
        await world.close()
    assert bot.returncode == 0, said
    assert "every game is stored" in said


@pytest.mark.stress
@NEEDS_DEBIAN
async def test_the_steps_of_the_dockerfile_make_a_bot_that_plays(image: Stage) -> None:
    assert image.user == "10001"
    assert image.run("id", "-u") == (0, "10001\n")
    assert [image.run(tool, "--version")[0] for tool in ("pip", "gcc", "cc")] == [127] * 3
    assert image.run(*image.entry, "--version")[0] == 0
    status, told = image.run(*image.entry, "doctor", "--offline")
    assert status == 0, told
    assert "the one that computes chances works" in told
    async with living(image, {"DISCORD_TOKEN": "a.b.c"}):
        pass
    kept = image.root / image.volumes[0].lstrip("/")
    assert re.match("SQLite", (kept / "games.db").read_bytes()[:16].decode())
    backed_up(image, {})


def backed_up(image: Stage, settings: Mapping[str, str]) -> None:
    """Make a backup in the image, restore it, and have the doctor look at the result."""
    status, told = image.run(*image.entry, "backup", "backups", more=settings)
    assert status == 0, told
    kept = image.root / image.folder.lstrip("/") / "backups"
    newest = max((each for each in kept.iterdir() if each.suffix != ".sums"), key=lambda each: each.stat().st_mtime)
    status, told = image.run(*image.entry, "restore", f"backups/{newest.name}", "--all", more=settings)
    assert status == 0, told
    status, told = image.run(*image.entry, "doctor", "--offline", more=settings)
    assert status == 0, told
    assert "its tables are of this version" in told


@pytest.mark.stress
@NEEDS_DEBIAN
async def test_the_services_of_the_compose_file_work_together(image: Stage) -> None:
    """The database's image is a Debian with its package of PostgreSQL; the name of its host leads to this machine."""
    release = re.fullmatch(r"postgres:(\d+)-(\w+)@\S+", COMPOSE["database"]["image"])
    assert release is not None
    with built(DATABASE.format(version=release[1], debian=release[2]), ROOT, image.root.parent) as server:
        await _serve_both(image, server)


async def _serve_both(image: Stage, server: Stage) -> None:
    made, port = environment("database"), _free_port()
    (server.root / "tmp/word").write_text(made["POSTGRES_PASSWORD"])
    (server.root / "tmp/word").chmod(0o644)
    data = COMPOSE["database"]["volumes"][0].partition(":")[2]
    asked = ("-U", made["POSTGRES_USER"], "--pwfile=/tmp/word", "--auth=scram-sha-256", "--no-sync")
    status, told = server.run("initdb", "-D", data, *asked)
    assert status == 0, told
    running = server.begin("postgres", "-D", data, "-k", "/tmp", "-p", str(port), "-c", "listen_addresses=127.0.0.1")
    try:
        check = (*COMPOSE["database"]["healthcheck"]["test"][1].split(), "-h", "/tmp", "-p", str(port))
        async with asyncio.timeout(PATIENCE):
            while server.run(*check)[0]:
                assert running.poll() is None
                await asyncio.sleep(1)
        word = {"PGPASSWORD": PASSWORD, "PGPORT": str(port), "PGHOST": "127.0.0.1"}
        assert server.run("createdb", "-U", made["POSTGRES_USER"], made["POSTGRES_DB"], more=word)[0] == 0
        (image.root / "etc/hosts").write_text("127.0.0.1 localhost database\n")
        settings = environment("bot") | {"PGPORT": str(port)}
        async with living(image, settings):
            pass
        backed_up(image, settings)
    finally:
        os.killpg(running.pid, signal.SIGINT)
        await asyncio.to_thread(running.communicate)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
