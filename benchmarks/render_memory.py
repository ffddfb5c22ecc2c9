"""The measurement of the memory of drawing: a separate process plays a game, draws every position, and reports its
memory.

`python -m benchmarks.render_memory GAME MAPS` lets the steward play games until that number of different maps is drawn.
It also draws their fights, and every sixth time an enlarged part, as users request them. It writes a `Weight` as JSON.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import msgspec

import engine.games
import render.games
from benchmarks.processes import run_apart
from engine.core.asks import Answer, Ask
from engine.core.save import Outcome, advance, new_game
from render.language import speaking
from render.presenter import Presenter

MAPS = 1_000
"""The number of different maps that are drawn."""
EACH_PART = 6
"""The number of maps after which an enlarged part is drawn; the parts are drawn in turn."""

_MIB = 2**20


class Weight(msgspec.Struct, frozen=True, kw_only=True):
    """The memory of a process in MiB: before drawing, after it, and the peak."""

    maps: int
    parts: int
    before: float
    after: float
    peak: float

    @property
    def renderer(self) -> float:
        """The memory that drawing added."""
        return self.after - self.before


def weigh(game: str, maps: int) -> Weight:
    """Return the memory of this process before and after drawing that number of maps; the process should have done no
    other work.
    """
    system, presenter = engine.games.find(game), render.games.find(game)
    with speaking("en"):
        parts = [part for part, _ in presenter.parts()]
        before, enlarged = held(), 0
        for number, outcome in enumerate(islice(_positions(system), maps), 1):
            view = system.view(outcome.world)
            presenter.picture(view, events=outcome.events)
            presenter.fight(view, events=outcome.events)
            if parts and number % EACH_PART == 0:
                _enlarge(presenter, view, outcome, parts[enlarged % len(parts)])
                enlarged += 1
    after = held()
    # The kernel counts the present memory and its peak separately, and both approximately, so a value may exceed the
    # peak.
    return Weight(maps=maps, parts=enlarged, before=before, after=after, peak=max(_most_held(), before, after))


def _positions(system: Any) -> Iterator[Outcome[Any]]:
    """Yield every position in which the steward has to decide, game after game."""
    for number in count():
        seed = f"scales-{number}"
        steward = system.policies["steward"](seed)
        outcome = new_game(system, seed=seed, options={})
        while outcome.ask is not None:
            yield outcome
            side = outcome.ask.side if len(system.sides) > 1 else None
            answer = steward.answer(system.view(outcome.world, side), outcome.ask)
            outcome = advance(system, outcome.save, answer, side=side)


def _enlarge(presenter: Presenter, view: Any, outcome: Outcome[Any], part: str) -> None:
    overlays = presenter.overlays(view, outcome.ask)
    subject = _first(overlays)
    with speaking("en"):
        presenter.overlay_picture(view, outcome.ask, subject, part=part, events=outcome.events)


def _first(overlays: Ask) -> Answer:
    path: Answer = ()
    while (menu := overlays.level(path)) is not None:
        path = (*path, menu.choices[0].word)
    return path


def held(process: int | None = None) -> float:
    """Return the memory in MiB that a process uses, by default this one. Raise `OSError` if the system does not report
    it.
    """
    with open(f"/proc/{process or 'self'}/statm", encoding="ascii") as told:
        return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / _MIB


def _most_held() -> float:
    """Return the peak memory of this process in MiB."""
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024 / _MIB


def weigh_apart(game: str, maps: int = MAPS) -> Weight:
    """Return the result of `weigh` in a separate process. Raise `OSError` if that fails."""
    return msgspec.json.decode(run_apart("benchmarks.render_memory", (game, str(maps))), type=Weight)


def main() -> None:
    """Run `weigh` with the arguments of the command line, and write the result as JSON."""
    game, maps = sys.argv[1:]
    sys.stdout.buffer.write(msgspec.json.encode(weigh(game, int(maps))))


if __name__ == "__main__":
    main()
