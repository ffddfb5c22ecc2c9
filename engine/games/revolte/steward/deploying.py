"""The steward's deployment of figures and barricades."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asks import DONE, Answer, Ask, Refused
from engine.games.revolte.phases.deployment import BARRICADE, PLACE
from engine.games.revolte.position import Position


def next_deployed(position: Position, ask: Ask, wanted: Sequence[Answer]) -> Answer:
    """Return the first legal answer in `wanted` that would change something. Return `DONE` if none is left."""
    return next((words for words in wanted if not _is_so(position, words) and _is_legal(ask, words)), DONE)


def _is_so(position: Position, words: Answer) -> bool:
    """Return whether an answer would change nothing."""
    what, which, where = words
    ends = tuple(tuple(map(int, each.split(","))) for each in where.split("_"))
    if what == PLACE:
        return position.figures[which].at == ends[0]
    assert what == BARRICADE
    number = int(which)
    return number <= len(position.barricades) and tuple(map(tuple, position.barricades[number - 1])) == ends


def _is_legal(ask: Ask, words: Answer) -> bool:
    try:
        return ask.level(words) is None
    except Refused:
        return False
