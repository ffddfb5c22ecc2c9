"""Worker processes load what they need, and not the program that starts them."""

from __future__ import annotations

import asyncio
import os
import sys

from bot.runtime.worker_processes import WorkerProcesses


async def test_a_worker_does_not_import_the_main_module() -> None:
    """It would take more memory than all that the worker needs."""
    main = sys.modules["__main__"]
    workers = WorkerProcesses(1, kind="testing")
    try:
        pool = await workers.begin(os.getpid)
        found = await asyncio.wrap_future(pool.submit(eval, "sorted(__import__('sys').modules)"))
    finally:
        workers.close()
    assert sys.modules["__main__"] is main
    assert "bot.runtime.worker_processes" in found
    unneeded = {"bot.app", "bot.cli", "pytest"} & {*found}
    assert unneeded == set()
