"""The story of a board: which events a line tells, which lines merge, and what is folded where room is short.

A line stands where its last event happened. It never stands before what it depends on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from engine.core.events import Event
from render.localization import Voice
from render.panel import STORY_LINES

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


class Fold:
    """Counts events that have no line of their own by kind: «Before: 3 shots, 2 out of the fight (Olie 2, Spears 4)».

    `kinds` has the kind of each type of event, all others are `news`, but the `silent` ones count for nothing. Of many
    kinds the first of `telling` are counted. `names` writes what is worth naming of a kind's events, and less if the
    flag says that room is short; `more` writes what follows. The keys are `fold-<kind>`, `story-before` and
    `story-besides`.
    """

    def __init__(
        self,
        voice: Voice,
        kinds: Mapping[type[Event], str],
        telling: Sequence[str],
        *,
        names: Callable[[str, Sequence[Event], bool], str],
        silent: tuple[type[Event], ...] = (),
        more: Callable[[Sequence[Event]], str] = lambda _: "",
    ) -> None:
        self._say, self._kinds, self._telling, self._names = voice.say, kinds, telling, names
        self._silent, self._more = silent, more

    def kind(self, event: Event) -> str:
        """Return the kind under which an event is counted."""
        return self._kinds.get(type(event), "news")

    def line(self, events: Sequence[Event], places: tuple[int, ...], *, older: bool) -> Line:
        """Return the line; `older` says that the events are older than all others."""
        by_kind: dict[str, list[Event]] = {}
        kinds = []
        for event in events:
            if not isinstance(event, self._silent):
                kinds.append(self.kind(event))
                by_kind.setdefault(kinds[-1], []).append(event)
        counts = counted(kinds, events=self._telling)

        def text(short: bool) -> str:
            parts = []
            for kind, count in counts:
                named = self._names(kind, by_kind.get(kind, ()), short)
                part = self._say(f"fold-{kind}", count=count)
                parts.append(f"{part} ({named})" if named else part)
            told = self._say("story-before" if older else "story-besides", what=", ".join(parts))
            return told + self._more(events)

        whole = text(False)
        return Line(whole if len(whole) <= LONG_FOLD else text(True), places, counts)


class Summary:
    """Tells events in the lines of a board: `parts` groups them, `tell` writes a group, `fold` counts those left."""

    def __init__(
        self, parts: Callable[[Sequence[Event]], Sequence[Part]], tell: Callable[..., str], fold: Callable[..., Line]
    ) -> None:
        self._parts, self._tell, self._fold = parts, tell, fold

    def lines(self, events: Sequence[Event], *, most: int = STORY_LINES, rest: bool = True) -> tuple[Line, ...]:
        """Return the lines of the summary with the places of the events that each tells."""
        return summarized(
            events,
            self._parts(events),
            most=most,
            rest=rest,
            tell=self._tell,
            fold=lambda found, places, older: self._fold(found, places, older=older),
        )

    def story(self, events: Sequence[Event], *, most: int = STORY_LINES, rest: bool = True) -> tuple[str, ...]:
        """Return the summary, at most `most` lines; without `rest`, the weightiest as on a printed page."""
        return tuple(line.text for line in self.lines(events, most=most, rest=rest))
