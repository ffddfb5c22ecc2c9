"""Drawing a replay in a process of its own: it takes many seconds, for which boards and other games must not wait.

`python -m bot.replays.worker` reads a `Job` from its standard input. To its standard output it writes its progress and
then the result, each as MessagePack after its length. The process holds the pictures of one replay and frees their
memory when it ends. It runs at a lower priority.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import BinaryIO

import msgspec

import engine.games
import render.games
from bot.runtime.giving_way import bare_environment, stand_back
from engine.core.replay import Recording, ReplayMismatch, scenes
from render.language import speaking
from render.pictures import animation

SECONDS = 120
"""The time in seconds after which a replay is cancelled."""
_POLITE = 10
_LENGTH = 4
"""The number of bytes before each message, which contain its length."""


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """The order for a replay: a game or one of its days or turns, the language, the maximum size in bytes."""

    recording: Recording
    period: int | None
    locale: str
    most: int


class Shown(msgspec.Struct, frozen=True, kw_only=True, tag="shown"):
    """A finished replay. `fits` and `shrunk` are as in `render.pictures.animation.Reel`."""

    data: bytes
    form: str
    frames: int
    fits: bool
    shrunk: bool
    alt: str


class Unshown(msgspec.Struct, frozen=True, kw_only=True, tag="unshown"):
    """The result if there is no replay: the record cannot be replayed from row `mismatch` on, or (None) there is
    nothing to show.
    """

    mismatch: int | None = None


class Progress(msgspec.Struct, frozen=True, kw_only=True, tag="progress"):
    """The number of pictures that are drawn, and of all. When all are drawn, they are packed into a file."""

    done: int
    total: int


Result = Shown | Unshown
Hear = Callable[[Progress], object]
_MESSAGES: msgspec.msgpack.Decoder[Progress | Result] = msgspec.msgpack.Decoder(Progress | Result)


class ProjectorFailed(Exception):
    """Raised when the process ended without a replay; the text is its standard error."""


class TooSlow(ProjectorFailed):
    """Raised when the replay took longer than `SECONDS` and was stopped."""


def _unheard(_: Progress) -> None:
    pass


def project(job: Job, hear: Hear = _unheard) -> Result:
    """Return a replay, drawn in this process; `hear` is called with the progress. Raise `UnknownGame` or `NoPresenter`
    if this program cannot play or show the game.
    """
    system, presenter = engine.games.find(job.recording.system), render.games.find(job.recording.system)
    with speaking(job.locale):
        try:
            found = animation.moments(scenes(system, job.recording), presenter)
            if job.period is None:
                frames = animation.whole(found, presenter)
            else:
                frames = animation.one_period(found, job.period, presenter)
        except ReplayMismatch as mismatch:
            return Unshown(mismatch=mismatch.version)
        except animation.NothingToShow:
            return Unshown()
        done = count(1)

        def progress() -> None:
            hear(Progress(done=next(done), total=len(frames)))

        drawn = animation.film(frames, presenter, most=job.most, progress=progress)
        return Shown(
            data=drawn.data,
            form=drawn.form,
            frames=drawn.frames,
            fits=drawn.fits,
            shrunk=drawn.shrunk,
            alt=animation.alt(frames, presenter),
        )


async def project_apart(job: Job, hear: Hear = _unheard, *, seconds: float = SECONDS) -> Result:
    """Return a replay, drawn in a process of its own, which ends if the caller is cancelled or after `seconds`.

    Raise `ProjectorFailed` if the process fails, `TooSlow` if it takes too long.
    """
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot.replays.worker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=bare_environment(),
    )
    assert process.stderr is not None
    said = asyncio.ensure_future(process.stderr.read())  # read in parallel: a full pipe would stop the process
    try:
        async with asyncio.timeout(seconds):
            return await _collected(process, job, hear)
    except TimeoutError as error:
        raise TooSlow(f"no replay within {seconds:g} seconds") from error
    except (asyncio.IncompleteReadError, ConnectionError) as error:
        raise ProjectorFailed((await said).decode(errors="replace").strip() or _end_of(await process.wait())) from error
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        said.cancel()
        await process.wait()


async def _collected(process: asyncio.subprocess.Process, job: Job, hear: Hear) -> Result:
    """Send the process its job, and read until the result; return it. Raise `IncompleteReadError` if the process ends
    without one.
    """
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(job))
    await process.stdin.drain()
    process.stdin.close()
    while True:
        length = int.from_bytes(await process.stdout.readexactly(_LENGTH), "big")
        message = _MESSAGES.decode(await process.stdout.readexactly(length))
        if not isinstance(message, Progress):
            return message
        hear(message)


def _end_of(status: int) -> str:
    """Return the description of the exit status of a process that printed nothing."""
    return f"ended by {signal.Signals(-status).name}" if status < 0 else f"ended with status {status}"


def main() -> None:
    """Draw the replay of the job on standard input (JSON), and write its progress and the result as MessagePack."""
    stand_back(_POLITE)
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    out = sys.stdout.buffer
    _write(out, project(job, lambda progress: _write(out, progress)))


def _write(out: BinaryIO, message: Progress | Result) -> None:
    packed = msgspec.msgpack.encode(message)
    out.write(len(packed).to_bytes(_LENGTH, "big") + packed)
    out.flush()


if __name__ == "__main__":
    main()
