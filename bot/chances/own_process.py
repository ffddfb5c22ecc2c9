"""Computes a call in a separate process with lower priority.

The process reads the call from standard input. It writes messages to standard output, each after its length. The
progress comes first, then the result.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, BinaryIO

from bot.chances import calls
from bot.runtime.giving_way import bare_environment, stand_back

_POLITE = 10
_LENGTH = 4
"""The number of bytes before each message, which contain its length."""

_out: BinaryIO | None = None


class ProcessFailed(Exception):
    """Raised when the process ended without a result. The text is its standard error."""


class TooSlow(ProcessFailed):
    """Raised when the process took too long and was killed."""


def tell(done: int, total: int) -> None:
    """Report the progress of the call that this worker process runs. In other processes this does nothing."""
    if _out is not None:
        _write(_out, calls.progress(done, total))


async def compute(
    work: Callable[..., Any], args: tuple[Any, ...], *, seconds: float, hear: Callable[[int, int], object]
) -> Any:
    """Return the result of a `sendable` function, computed in a separate process.

    `hear` is called with the progress. Raise the function's error. Raise `ProcessFailed` if the process ends without a
    result. Raise `TooSlow` after `seconds`.
    """

    def heard(message: bytes) -> None:
        if (progress := calls.read_progress(message)) is not None:
            hear(progress.done, progress.total)

    try:
        return calls.read_answer(work, await run(calls.packed(work, args), seconds=seconds, hear=heard))
    except (calls.NobodyComputes, calls.Damaged) as error:
        raise ProcessFailed(f"{work.__qualname__} cannot be called") from error


async def run(call: bytes, *, seconds: float, hear: Callable[[bytes], object]) -> bytes:
    """Run a call in a separate process, and return its last message.

    All other messages are passed to `hear`. Raise `ProcessFailed` if the process fails. Raise `TooSlow` if it takes
    longer than `seconds`.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        f"from {__name__} import main; main()",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=bare_environment(),
    )
    assert process.stderr is not None
    said = asyncio.ensure_future(process.stderr.read())  # read in parallel: a full pipe would stop the process
    try:
        async with asyncio.timeout(seconds):
            return await _collected(process, call, hear)
    except TimeoutError as error:
        raise TooSlow(f"no result within {seconds:g} seconds") from error
    except (asyncio.IncompleteReadError, ConnectionError, calls.Damaged) as error:
        raise ProcessFailed((await said).decode(errors="replace").strip() or _end_of(await process.wait())) from error
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        said.cancel()
        await process.wait()


async def _collected(process: asyncio.subprocess.Process, call: bytes, hear: Callable[[bytes], object]) -> bytes:
    """Send the call to the process, read its messages, and return the last one.

    Raise `IncompleteReadError` if the process ends early.
    """
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(call)
    await process.stdin.drain()
    process.stdin.close()
    while True:
        length = int.from_bytes(await process.stdout.readexactly(_LENGTH), "big")
        message = await process.stdout.readexactly(length)
        if calls.read_progress(message) is None:
            return message
        hear(message)


def _end_of(status: int) -> str:
    """Return a text that says how a process ended."""
    return f"ended by {signal.Signals(-status).name}" if status < 0 else f"ended with status {status}"


def main() -> None:
    """Read a call from standard input, run it, and write its result to standard output."""
    global _out  # noqa: PLW0603 - one for the process
    stand_back(_POLITE)
    _out = sys.stdout.buffer
    work, args = calls.unpacked(sys.stdin.buffer.read())
    try:
        last = calls.answer(work(*args))
    except Exception as error:  # the caller gets it
        last = calls.failure(error)
    _write(_out, last)


def _write(out: BinaryIO, message: bytes) -> None:
    out.write(len(message).to_bytes(_LENGTH, "big") + message)
    out.flush()
