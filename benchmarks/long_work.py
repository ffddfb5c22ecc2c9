"""The measurements for `make bench` of the longest computations: the analysis of a whole game, and a day's puzzle."""

from __future__ import annotations

import engine.games
from benchmarks.blunders import Stewards, recorded
from benchmarks.figure import Figure, on_this_core, seconds
from engine.core.chances.analyser import analyse
from engine.core.chances.effort import Playouts, playouts_for, prepared
from engine.core.planning.puzzles import TRIES, of_day

ANALYSIS_WANTED, PUZZLE_WANTED = 60.0, 300.0
"""The maximum wanted seconds of one core for the analysis of a game, and for the search for the puzzle of a day."""


def figures(name: str, *, whole: bool = True) -> list[Figure]:
    """Return the CPU time of both for a game, in its first scenario.

    The analysed game is one of the adviser, whose decisions often differ from the steward's, and no board has shown its
    chances. The puzzle is that of a day in the future: a Wednesday, for which every puzzle is right. Without `whole`,
    both are cut short.
    """
    rules, seed = engine.games.find(name), "bench-analysis"
    sides = rules.sides_in(rules.new({}))
    players = Stewards(rules, seed, sides[0])
    recording = recorded(rules, {}, seed, players.choose, players.takes)
    game = prepared(rules, recording)
    playouts, tries = (playouts_for(rules, game), TRIES) if whole else (Playouts(2, 1, 2, 1.0), 0)
    with on_this_core() as core:
        analysed = seconds(lambda: analyse(rules, game, playouts=playouts))
        mined = seconds(lambda: of_day([(rules, {})], "2040-01-04", 3, tries=tries))
    what = f"the analysis of a game of {len(game.starts)} days or turns, {len(game.decisions)} decisions"
    return [
        Figure(
            f"{name}: {part}",
            f"{core.usual(here):.0f} s of a usual core (here {here:.0f})",
            f"{wanted:.0f} s",
            core.usual(here) / wanted,
            "1.00 or less",
            core.usual(here) <= wanted,
        )
        for part, here, wanted in (
            (what, analysed, ANALYSIS_WANTED),
            ("the search for the puzzle of a day", mined, PUZZLE_WANTED),
        )
    ]
