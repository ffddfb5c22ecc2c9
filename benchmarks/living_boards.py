"""The measurement of drawing “living” boards: in a set of games a random game continues, and its board shows all events
since it was posted.

Drawing the same position repeatedly would measure only the caches. Here nearly every picture is new, as on a server
with many players. `python -m benchmarks.living_boards GAME` measures in this process and writes the `Costs` as JSON;
`--digest` writes a digest of all pictures instead, to compare the pixels of two versions.
"""

from __future__ import annotations

import io
import statistics
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from itertools import count, islice
from random import Random
from time import process_time
from typing import Any

import msgspec
from PIL import Image

import engine.games
import render.games
from benchmarks.processes import run_apart
from bot.cli.console import collect_rarely
from engine.core.events import Event
from engine.core.playout import play_out
from engine.core.save import Outcome, new_game
from render.catalogue import languages
from render.language import speaking, spoken
from render.presenter import LOOKS, Look

GAMES, WARM, DRAWN = 200, 800, 600
"""The numbers of games, of boards drawn to warm up, and of boards measured."""


class Cost(msgspec.Struct, frozen=True, kw_only=True):
    """The mean CPU time of pictures in milliseconds, and the CPU time that Pillow takes to save the same pictures as
    plain PNGs (level 1).
    """

    pictures: int
    mean: float
    median: float
    p90: float
    save: float

    @classmethod
    def of(cls, drawn: list[float], saved: list[float]) -> Cost | None:
        """Return the cost of some pictures; None if there are none."""
        if not drawn:
            return None
        ordered = sorted(drawn)
        return cls(
            pictures=len(drawn),
            mean=statistics.fmean(drawn) * 1000,
            median=statistics.median(drawn) * 1000,
            p90=ordered[int(len(ordered) * 0.9)] * 1000,
            save=statistics.fmean(saved) * 1000,
        )


class Costs(msgspec.Struct, frozen=True, kw_only=True):
    """The costs of boards and of pictures of fights; a cost is None if the game has no such pictures."""

    boards: Cost | None
    fights: Cost | None


@dataclass(frozen=True, slots=True)
class Board:
    """A board to draw: its view, and all events since it was posted."""

    view: Any
    events: tuple[Event, ...]


def living_boards(game: str, *, games: int = GAMES, seed: str = "living") -> Iterator[Board]:
    """Yield the board after each decision in a random one of several games; each game starts at a different stage.

    As in the bot, a new round or period posts a new board, and other decisions edit the board.
    """
    system, chance = engine.games.find(game), Random(seed)
    steward = system.policies["steward"](seed)
    length = len(play_out(system, seed=seed, options={}, policy=steward, trusted=True).asked)
    numbers = count()
    living = [_begun(system, seed, next(numbers)) for _ in range(games)]
    for one in living:
        one.go_on(chance.randrange(length))
    while True:
        place = chance.randrange(games)
        if living[place].outcome.ask is None:
            living[place] = _begun(system, seed, next(numbers))
        one = living[place]
        one.go_on()
        yield Board(system.view(one.outcome.world), tuple(one.told))


def _begun(system: Any, seed: str, number: int) -> _Living:
    """Return a new game; the scenarios of a game of two sides are used in turn, because each has a board of its own."""
    scenarios = system.scenarios if len(system.sides) > 1 else ()
    options = {"scenario": scenarios[number % len(scenarios)]} if scenarios else {}
    return _Living(system, f"{seed}-{number}", options)


class _Living:
    """A game in play, and the events since its board was posted."""

    def __init__(self, system: Any, seed: str, options: dict[str, str]) -> None:
        self._system, self._steward = system, system.policies["steward"](seed)
        self.outcome: Outcome[Any] = new_game(system, seed=seed, options=options)
        self.told = list(self.outcome.events)

    def go_on(self, decisions: int = 1) -> None:
        """Let the steward make `decisions` decisions, or fewer if the game ends."""
        for _ in range(decisions):
            if self.outcome.ask is not None:
                self._decide()

    def _decide(self) -> None:
        before = self._system.progress(self.outcome.world)
        ask = self.outcome.ask
        assert ask is not None
        answer = self._steward.answer(self._system.view(self.outcome.world, ask.side or None), ask)
        self.outcome = self.outcome.on(answer, side=ask.side)
        if self._system.progress(self.outcome.world) != before or self.outcome.ask is None:
            self.told.clear()
        self.told += self.outcome.events


@dataclass(slots=True)
class _Times:
    drawn: list[float] = field(default_factory=list)
    saved: list[float] = field(default_factory=list)

    def add(self, seconds: float, packed: bytes) -> None:
        picture = Image.open(io.BytesIO(packed))
        picture.load()
        started = process_time()
        picture.save(io.BytesIO(), "PNG", compress_level=1)
        self.drawn.append(seconds)
        self.saved.append(process_time() - started)


def measure(
    game: str, *, locale: str, look: Look = LOOKS[0], games: int = GAMES, warm: int = WARM, drawn: int = DRAWN
) -> Costs:
    """Draw living boards and their fights, and return the costs of the last `drawn` of them."""
    presenter = render.games.find(game)
    boards, fights = _Times(), _Times()
    collect_rarely()
    for number, board in enumerate(islice(living_boards(game, games=games), warm + drawn)):
        for draw, times in ((presenter.picture, boards), (presenter.fight, fights)):
            started = process_time()
            packed = spoken(locale, partial(draw, board.view, events=board.events, look=look))
            took = process_time() - started
            if packed is not None and number >= warm:
                times.add(took, packed)
    return Costs(boards=Cost.of(boards.drawn, boards.saved), fights=Cost.of(fights.drawn, fights.saved))


def digests(game: str, *, locale: str, look: Look = LOOKS[0], games: int = GAMES, drawn: int = DRAWN) -> Iterator[str]:
    """Yield a digest of the pixels of each living board and of its picture of a fight."""
    presenter = render.games.find(game)
    for board in islice(living_boards(game, games=games), drawn):
        with speaking(locale):
            whole = presenter.picture(board.view, events=board.events, look=look)
            fight = presenter.fight(board.view, events=board.events, look=look) or b""
        yield f"{sha256(whole).hexdigest()[:16]} {sha256(fight).hexdigest()[:16]}"


def measure_apart(game: str, *, locale: str, games: int = GAMES, warm: int = WARM, drawn: int = DRAWN) -> Costs:
    """Return the result of `measure` in a separate process with empty caches. Raise `OSError` if that fails."""
    given = [game, "--locale", locale, "--games", str(games), "--warm", str(warm), "--drawn", str(drawn)]
    return msgspec.json.decode(run_apart("benchmarks.living_boards", given), type=Costs)


def main() -> None:
    """Measure, or write digests, according to the arguments of the command line."""
    parser = ArgumentParser(prog="python -m benchmarks.living_boards")
    parser.add_argument("game", choices=sorted(engine.games.every_name()))
    parser.add_argument("--locale", default="en", choices=languages())
    parser.add_argument("--look", default=LOOKS[0], choices=LOOKS)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--warm", type=int, default=WARM)
    parser.add_argument("--drawn", type=int, default=DRAWN)
    parser.add_argument("--digest", action="store_true")
    given = vars(parser.parse_args())
    if given.pop("digest"):
        given.pop("warm")
        sys.stdout.writelines(f"{line}\n" for line in digests(given.pop("game"), **given))
    else:
        sys.stdout.buffer.write(msgspec.json.encode(measure(given.pop("game"), **given)))


if __name__ == "__main__":
    main()
