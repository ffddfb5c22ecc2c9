"""Draws a replay in a process of its own: it takes many seconds, and boards and other games must not wait for it.

`python -m bot.replays.worker` reads a `Job` from its standard input and writes the result to its standard output. The
process holds the pictures of one replay and frees their memory when it ends. It runs with lower priority.
"""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress

import msgspec

import engine.games
import render.games
from engine.core.replay import Recording, ReplayMismatch, scenes
from render.pictures import animation

SECONDS = 120
"""A replay that takes longer is cancelled."""
_POLITE = 10
_PRIVATE = ("DISCORD_", "SIEGEMASTER_")


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """The order for a replay: a game or one of its periods, the language, the maximum size in bytes."""

    tape: Recording
    period: int | None
    locale: str
    most: int


class Shown(msgspec.Struct, frozen=True, kw_only=True, tag="shown"):
    """A replay. `fits` and `shrunk` are as in `render.pictures.animation.Reel`."""

    data: bytes
    form: str
    frames: int
    fits: bool
    shrunk: bool
    alt: str


class Unshown(msgspec.Struct, frozen=True, kw_only=True, tag="unshown"):
    """No replay: the record cannot be replayed from row `astray` on, or (None) there is nothing to show."""

    astray: int | None = None


Result = Shown | Unshown
_RESULTS: msgspec.msgpack.Decoder[Result] = msgspec.msgpack.Decoder(Result)


class ProjectorFailed(Exception):
    """The process ended without a replay; the text is its standard error."""


def project(job: Job) -> Result:
    """Draw a replay. Raise `UnknownGame`, `NoPresenter`."""
    system, presenter = engine.games.find(job.tape.system), render.games.find(job.tape.system)
    try:
        found = animation.moments(scenes(system, job.tape), presenter)
        if job.period is None:
            frames = animation.whole(found, locale=job.locale)
        else:
            titles = dict(presenter.headings(locale=job.locale).phases)
            frames = animation.one_period(found, job.period, titles=titles, locale=job.locale)
    except ReplayMismatch as astray:
        return Unshown(astray=astray.version)
    except animation.NothingToShow:
        return Unshown()
    drawn = animation.film(frames, presenter, locale=job.locale, most=job.most)
    return Shown(
        data=drawn.data,
        form=drawn.form,
        frames=drawn.frames,
        fits=drawn.fits,
        shrunk=drawn.shrunk,
        alt=animation.alt(frames, presenter, locale=job.locale),
    )


async def project_apart(job: Job) -> Result:
    """Run `project` in a process of its own, which ends if the caller is cancelled. Raise `ProjectorFailed`."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot.replays.worker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        env=_environment(),
    )
    try:
        out, err = await asyncio.wait_for(process.communicate(msgspec.json.encode(job)), SECONDS)
    except TimeoutError as error:
        raise ProjectorFailed(f"no replay within {SECONDS} seconds") from error
    finally:
        with suppress(ProcessLookupError):
            process.kill()
    if process.returncode != 0:
        raise ProjectorFailed(err.decode(errors="replace").strip())
    return _RESULTS.decode(out)


def _environment() -> dict[str, str]:
    """The environment in which the process finds the program, without token and settings."""
    held = {name: value for name, value in os.environ.items() if not name.startswith(_PRIVATE)}
    return {**held, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def main() -> None:
    """Draw the replay that standard input orders as JSON, and write the result as MessagePack."""
    if hasattr(os, "nice"):
        os.nice(_POLITE)
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    sys.stdout.buffer.write(msgspec.msgpack.encode(project(job)))


if __name__ == "__main__":
    main()
