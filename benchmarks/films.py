"""The measurement of the CPU time of a replay and of an exported page; other work on the machine changes CPU time
least.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import engine.games
import render.games
from engine.core.replay import Recording, scenes
from render.html.game_page import Facts, page
from render.language import speaking
from render.pictures import animation

DAY_WANTED, GAME_WANTED, PAGE_WANTED = 8.0, 20.0, 10.0
"""The maximum seconds of one core wanted for the replay of a day, the replay of a whole game, and the page of a whole
game.
"""
MOST = 8 * 2**20
"""The maximum size of each of them in bytes."""


class Cost(NamedTuple):
    """The cost of a replay or page: its name, its CPU seconds, the wanted seconds, and its size in bytes."""

    what: str
    seconds: float
    wanted: float
    size: int

    @property
    def ratio(self) -> float:
        """The higher of two ratios: the seconds divided by the wanted seconds, and the bytes divided by the wanted
        bytes.
        """
        return max(self.seconds / self.wanted, self.size / MOST)


def costs(tape: Recording) -> Iterator[Cost]:
    """Yield the cost of each replay and page, measured once: they take long, and the wanted values leave a margin."""
    presenter = render.games.find(tape.system)

    def moments() -> list[animation.Moment]:
        return animation.moments(scenes(engine.games.find(tape.system), tape), presenter)

    steps = Counter(moment.period for moment in moments())
    longest = max(steps, key=lambda period: (min(steps[period], animation.LONGEST), period))
    for period in (longest, None):
        started = time.process_time()
        with speaking("en"):
            if period is None:
                frames = animation.whole(moments(), presenter)
            else:
                frames = animation.one_period(moments(), period, presenter)
            reel = animation.film(frames, presenter, most=MOST)
        took = time.process_time() - started
        what = "the replay of a whole game" if period is None else "the replay of its longest day"
        wanted = GAME_WANTED if period is None else DAY_WANTED
        yield Cost(f"{what}, {reel.frames} frames, {reel.form}", took, wanted, len(reel.data))
    started = time.process_time()
    with speaking("en"):
        written = page(moments(), presenter, Facts("bench", "ended", "", ""))
    took = time.process_time() - started
    yield Cost(f"the page of a whole game, {steps.total()} steps", took, PAGE_WANTED, len(written))
