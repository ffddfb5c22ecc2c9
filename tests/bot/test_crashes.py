"""A real process is killed with SIGKILL, and another goes on: nothing is lost, nothing is posted twice."""

from __future__ import annotations

import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import toygame
from toygame.mortal import EDITING, SENDING, STORED, STORING
from toygame.play import OWNER, Clock, begin

from bot.service import Service
from db import Database

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill a process outright")


class Life:
    """One game, played by one process after the other."""

    def __init__(self, folder: Path) -> None:
        self.database, self.channel = folder / "mortal.db", folder / "channel"
        self.acknowledged = 1

    def start(self, *killed_at: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "toygame.mortal", str(self.database), str(self.channel), *killed_at]
        tests = Path(toygame.__file__).parents[1]
        path = os.pathsep.join((str(tests), str(tests.parent)))
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": path})

    def wait(self, process: subprocess.Popen[str]) -> bool:
        """Whether the game is over; what the process acknowledged is remembered."""
        out, _ = process.communicate(timeout=60)
        lines = out.splitlines()
        for line in lines:
            if line.startswith("stored "):
                self.acknowledged = int(line.split()[1])
        return "over" in lines

    def select(self, query: str) -> list[Any]:
        connection = sqlite3.connect(self.database)
        try:
            return connection.execute(query).fetchall()
        finally:
            connection.close()

    @property
    def version(self) -> int:
        (found,) = self.select("SELECT version FROM game")
        return int(found[0])

    def journal(self) -> list[Any]:
        return self.select("SELECT version, answer, events FROM journal ORDER BY version")

    def messages(self) -> list[dict[str, Any]]:
        lines = self.channel.read_text().splitlines() if self.channel.exists() else []
        return list({found["id"]: found for found in map(json.loads, lines)}.values())

    def check(self) -> None:
        """What holds after every death."""
        assert self.version >= self.acknowledged
        assert [row[0] for row in self.journal()] == list(range(1, self.version + 1))
        owed = self.select("SELECT version FROM outbox WHERE done_at IS NULL")
        assert owed or self.said().endswith(f"-{self.version}")
        self.nothing_twice()

    def nothing_twice(self) -> None:
        messages = self.messages()
        assert len({message["nonce"] for message in messages}) == len(messages)
        (posts,) = self.select("SELECT count(*) FROM outbox WHERE kind = 'post'")
        assert len(messages) <= posts[0]

    def said(self) -> str:
        return str(self.messages()[-1]["components"][0]["content"])


@pytest.fixture
def life(tmp_path: Path) -> Life:
    return Life(tmp_path)


async def uninterrupted(service: Service) -> list[tuple[int, bytes]]:
    state = await begin(service)
    while state.ask is not None:
        answer = await service.advice(state.id)
        state = await service.decide(state.id, version=state.version, answer=answer, actor=OWNER)
    rows = await service.store.journal(state.id, first=1, last=state.version)
    return [(row.version, row.answer, row.events) for row in rows]


@pytest.mark.parametrize(
    ("killed_at", "version", "messages"),
    [(STORING, 1, 1), (STORED, 2, 1), (SENDING, 1, 1), (EDITING, 2, 2)],
)
async def test_killed_at_a_line_and_started_again(
    life: Life, service: Service, killed_at: str, version: int, messages: int
) -> None:
    process = life.start(killed_at)
    assert not life.wait(process)
    assert process.returncode == -signal.SIGKILL
    life.check()
    assert (life.version, len(life.messages())) == (version, messages)
    assert life.wait(life.start())
    life.check()
    assert life.select("SELECT count(*) FROM outbox WHERE done_at IS NULL") == [(0,)]
    assert life.journal() == await uninterrupted(service)
    posts = life.select("SELECT count(*) FROM outbox WHERE kind = 'post'")
    assert [(len(life.messages()),)] == posts


async def test_killed_at_any_time_again_and_again(
    life: Life, service: Service, database: Database, clock: Clock
) -> None:
    chance = random.Random(7)
    deaths = 0
    for _ in range(40):
        process = life.start()
        assert process.stdout is not None
        if deaths < 4:
            line = process.stdout.readline()
            time.sleep(chance.random() * 0.02)
            process.kill()
            deaths += 1
            life.acknowledged = max(life.acknowledged, int(line.split()[1]) if line.startswith("stored ") else 1)
        over = life.wait(process)
        life.check()
        if over:
            break
    assert life.journal() == await uninterrupted(service)
    assert life.select("SELECT count(*) FROM outbox WHERE done_at IS NULL") == [(0,)]
