"""Draws replays. Each is drawn in its own process, which may run on another machine."""

from __future__ import annotations

from itertools import count

import msgspec

import engine.games
import render.games
from bot.chances.calls import sendable
from bot.chances.own_process import tell
from engine.core.replay import Recording, ReplayMismatch, scenes
from render.language import speaking
from render.pictures import animation
from render.pictures.animation import Form

SECONDS = 120
"""The time in seconds after which a replay is cancelled."""
_SIGNATURES = {"gif": b"GIF8", "webp": b"RIFF"}
"""The first bytes of the files of each form."""


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """The data for drawing a replay.

    `period` is the day or turn, or None for the whole game. `most` is the maximum size in bytes.
    """

    recording: Recording
    period: int | None
    locale: str
    most: int


def without_people(recording: Recording) -> Recording:
    """Return a recording without the players' pseudonyms and the times."""
    bare = (msgspec.structs.replace(entry, actor="", time="", mark="", chain="") for entry in recording.entries)
    return msgspec.structs.replace(recording, entries=tuple(bare))


class Shown(msgspec.Struct, frozen=True, kw_only=True, tag="shown"):
    """A finished replay. `Reel` in `render.pictures.animation` explains `shrunk`.

    Raise `ValueError` if the file does not have the format `form`.
    """

    data: bytes
    form: Form
    frames: int
    shrunk: bool
    alt: str

    def __post_init__(self) -> None:
        """Check that the data has the file format it claims, because it may come from another machine."""
        if not self.data.startswith(_SIGNATURES[self.form]):
            raise ValueError(self.form)


class Unshown(msgspec.Struct, frozen=True, kw_only=True, tag="unshown"):
    """The result when no replay can be shown.

    `mismatch` is the row of the record where the replay failed. `size` is the size in bytes of a file that is too
    large. If both are None, there is nothing to show.
    """

    mismatch: int | None = None
    size: int | None = None


Result = Shown | Unshown


@sendable
def project(job: Job) -> Shown | Unshown:
    """Draw a replay and return it.

    The progress is the number of pictures drawn. Raise `UnknownGame` or `NoPresenter` if this program cannot play or
    show the game.
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
            tell(next(done), len(frames))

        drawn = animation.film(frames, presenter, most=job.most, progress=progress)
        if not drawn.fits:
            return Unshown(size=len(drawn.data))
        return Shown(
            data=drawn.data,
            form=drawn.form,
            frames=drawn.frames,
            shrunk=drawn.shrunk,
            alt=animation.alt(frames, presenter),
        )
