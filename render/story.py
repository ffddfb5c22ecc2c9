"""The story of a board: which events a line tells, which lines merge, and what is folded where room is short.

A line stands where its last event happened. It never stands before what it depends on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.core.events import Event

WHOLE = 3
"""How many of the newest lines are never merged with older ones."""
STORY_LENGTH = 1_200
"""The most characters of a board's story, so that Discord's limit leaves room for all else."""
KINDS = 8
"""The most kinds that a fold counts."""
OTHERS = "others"
"""The kind of the events in a fold that are counted together."""
LONG_FOLD = 200
"""From how many characters on a fold leaves out the names of places."""


class Part(NamedTuple):
    """A line to be: its kind, its weight (0 is the most important), the places of the events that it tells.

    `binds` are the things that its events concern; a later part that shares one depends on it. A part that `sweeps`
    depends on all that came before.
    """

    kind: str
    weight: int
    events: tuple[int, ...]
    binds: frozenset[str] = frozenset()
    sweeps: bool = False


class Line(NamedTuple):
    """A line of a story and the places of the events that it tells. Only a fold `counts` its events by kind."""

    text: str
    events: tuple[int, ...]
    counts: tuple[tuple[str, int], ...] = ()


Teller = Callable[[Part], str]
"""Returns the text of a part."""
Folder = Callable[[tuple[int, ...], bool], Line]
"""Returns the line of the events that have no line of their own; the flag says that they are older than all others."""


def merged(parts: Sequence[Part], kind: str, *, whole: int = WHOLE) -> list[Part]:
    """Merge the parts of a kind at the place of the last, but none past a part that depends on it.

    The newest `whole` parts stay as they are.
    """
    newest = list(parts[len(parts) - whole :]) if whole else []
    found: list[Part] = []  # the newest first
    at, between, swept = -1, set[str](), False
    for part in reversed(parts[: len(parts) - len(newest)]):
        if part.kind != kind:
            between |= part.binds
            swept = swept or part.sweeps
            found.append(part)
        elif at >= 0 and not swept and between.isdisjoint(part.binds):
            found[at] = _joined(part, found[at])
        else:
            at, between, swept = len(found), set(), False
            found.append(part)
    return [*reversed(found), *newest]


def _joined(first: Part, last: Part) -> Part:
    return last._replace(
        weight=min(first.weight, last.weight),
        events=tuple(sorted((*first.events, *last.events))),
        binds=first.binds | last.binds,
        sweeps=first.sweeps or last.sweeps,
    )


def with_fold(
    parts: Sequence[Part], *, most: int, tell: Teller, fold: Folder, length: int = STORY_LENGTH
) -> tuple[Line, ...]:
    """Return at most `most` lines of some `length`: the newest whole, the older ones folded into the first line."""
    kept = [Line(tell(part), part.events) for part in parts[max(len(parts) - most, 0) :]]
    if len(kept) == len(parts) and _size(kept) <= length:
        return tuple(kept)
    if len(kept) == most:
        kept = kept[1:]
    lines = _folded(parts, kept, fold)
    while len(kept) > 1 and _size(lines) > length:
        kept = kept[1:]
        lines = _folded(parts, kept, fold)
    return tuple(lines)


def _folded(parts: Sequence[Part], kept: list[Line], fold: Folder) -> list[Line]:
    old = parts[: len(parts) - len(kept)]
    return [fold(_places(old), True), *kept] if old else kept


def weightiest(parts: Sequence[Part], *, most: int, tell: Teller, fold: Folder) -> tuple[Line, ...]:
    """Return at most `most` lines in their order: the weightiest, and a last one that counts the others."""
    if len(parts) <= most:
        return tuple(Line(tell(part), part.events) for part in parts)
    ranked = sorted(range(len(parts)), key=lambda place: (parts[place].weight, -place))
    kept, left = sorted(ranked[: most - 1]), sorted(ranked[most - 1 :])
    rest = fold(_places([parts[place] for place in left]), False)
    return (*(Line(tell(parts[place]), parts[place].events) for place in kept), rest)


def counted(kinds: Sequence[str], *, events: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """Return how many events there are of each kind, in the order of their first one.

    Of many kinds, only the first of `events` have a number of their own; the others are counted together.
    """
    every = Counter(kinds)
    if len(every) <= KINDS:
        return tuple(every.items())
    shown = sorted(every, key=events.index)[: KINDS - 1]
    rest = sum(count for kind, count in every.items() if kind not in shown)
    return (*(each for each in every.items() if each[0] in shown), (OTHERS, rest))


def _places(parts: Sequence[Part]) -> tuple[int, ...]:
    return tuple(sorted(place for part in parts for place in part.events))


def _size(lines: Sequence[Line]) -> int:
    return sum(len(line.text) + 1 for line in lines)


def summarized(
    events: Sequence[Event],
    parts: Sequence[Part],
    *,
    most: int,
    rest: bool,
    tell: Callable[[Sequence[Event]], str],
    fold: Callable[[Sequence[Event], tuple[int, ...], bool], Line],
) -> tuple[Line, ...]:
    """Return the lines of a summary from its parts: the newest whole, or without `rest` the weightiest.

    `tell` writes the line of some events, `fold` the one that counts others; its last word says if they are older.
    """

    def told(part: Part) -> str:
        return tell([events[place] for place in part.events])

    def folded(places: tuple[int, ...], older: bool) -> Line:
        return fold([events[place] for place in places], places, older)

    if not rest:
        return weightiest(parts, most=most, tell=told, fold=folded)
    return with_fold(parts, most=most, tell=told, fold=folded)
