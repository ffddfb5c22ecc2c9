"""What lives long is frozen: full collections of the garbage collector stay short."""

from __future__ import annotations

import gc
import subprocess
import sys

import pytest

from bot.runtime import gc_freeze


@pytest.mark.stress
def test_permanent_objects_are_frozen() -> None:
    """This runs in its own process, because frozen objects stay frozen for all later tests."""
    program = """
import asyncio, gc
from bot import create_bot
from bot.runtime import gc_freeze
from bot.runtime.settings import Settings
async def main():
    bot = create_bot(Settings(_env_file=None))
    gc_freeze.settle(bot)
    await bot._async_setup_hook()
    for _ in range(2):
        bot.dispatch("ready")
        await asyncio.sleep(0.05)
        print(gc.get_freeze_count(), len(gc.get_objects()))
asyncio.run(main())
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60)
    (first, _), (second, left) = (map(int, line.split()) for line in ran.stdout.splitlines())
    assert first > 50_000, "the bot itself is there"
    assert left < first / 10
    assert abs(second - first) < first / 10, "another connection freezes nothing twice"


def test_survivors_of_a_long_full_collection_are_frozen_occasionally(monkeypatch: pytest.MonkeyPatch) -> None:
    frozen = list[None]()
    monkeypatch.setattr(gc, "freeze", lambda: frozen.append(None))
    monkeypatch.setattr(gc_freeze, "_frozen", float("-inf"))

    def collected(generation: int) -> int:
        for phase in ("start", "stop"):
            gc_freeze._watch(phase, {"generation": generation})
        return len(frozen)

    monkeypatch.setattr(gc_freeze, "LONG", 3_600.0)
    assert collected(2) == 0, "it was short"
    monkeypatch.setattr(gc_freeze, "LONG", -1.0)
    assert collected(1) == 0, "it was no full one"
    assert collected(2) == 1
    assert collected(2) == 1, "not twice in a minute"
