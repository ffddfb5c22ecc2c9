"""The dispatch of a board: a report of the latest events in at most five sentences.

A game's function `deeds(events)` returns a `Deed` for each outcome. This module merges deeds, chooses the most
important, and writes each as a message «deed-<kind>» of the game's catalogue. The message's facts are `$actor`,
`$count` (the number of actors), `$target`, `$place` and `$score`. A missing fact is «none».
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from engine.core.events import Event
from render.event_sentences import NONE
from render.localization import Voice, capitalized

END, FIGHT, HIT, RALLY, MINOR = range(5)
"""The weights of deeds, the most important first: the end, a captured place, a lost unit or officer; a decided fight; a
hit, fire; a rally, an arrival; a move, a miss.
"""
LATEST = 2
"""The maximum number of sentences in a dispatch when a board changes."""
SENTENCES = 5
"""The maximum number of sentences of a board's dispatch."""
FILLED = 3
"""The number of sentences up to which a dispatch is filled with less important deeds."""
WORDS = 14
"""The maximum number of words of a sentence whose names can be shortened."""
NAMED = 4
"""The maximum number of actors or targets that are all named.

If there are more, one fewer than this is named, and the rest are counted.
"""

SIDE = "side "
"""The prefix of the name of a whole side."""

_LENGTHS = ((NAMED, NAMED), (0, NAMED), (0, NAMED - 1), (0, NAMED - 2), (0, 1))
"""The numbers of actors and targets to name. They are tried in order until the sentence is short enough."""
_ALONE = tuple((most, 0) for most in (NAMED, NAMED - 1, NAMED - 2, 0))
_WORD = re.compile(r"\S*\w\S*")


class Deed(NamedTuple):
    """An outcome of events that a dispatch can report in a sentence.

    `events` are the indices of the events that it reports. `actors`, `targets` and `place` are the game's names for
    them. `score` begins with the winner's number. `weight` is 0 for the most important. Deeds with the same non-empty
    `merge_key` can be merged.
    """

    kind: str
    events: tuple[int, ...]
    actors: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    place: str = ""
    score: tuple[int, ...] = ()
    weight: int = MINOR
    merge_key: str = ""

    @property
    def binds(self) -> frozenset[str]:
        """The names of the actors and targets, except names of whole sides."""
        return frozenset(name for name in (*self.actors, *self.targets) if not name.startswith(SIDE))

    def also(self, *places: int) -> Deed:
        """Return a copy of the deed that also reports the events `places`."""
        return self._replace(events=tuple(sorted({*self.events, *places})))


class Noun(NamedTuple):
    """A noun with its article. `many` is whether the verb is plural."""

    text: str
    many: bool = False


Told = tuple[str, tuple[Event, ...]]
"""A sentence, and the events that it describes."""


class Outcome(NamedTuple):
    """A sentence that tells a deed's outcome, with the deed's kind, weight, number of pieces and events."""

    text: str
    kind: str
    weight: int
    pieces: int
    events: tuple[Event, ...]


class Dispatch(NamedTuple):
    """A short report of events.

    `sentences` are its sentences, and `told` are their deeds in the same order. `left` are the deeds that were left
    out.
    """

    sentences: tuple[str, ...]
    told: tuple[Deed, ...]
    left: tuple[Deed, ...]


def merged(deeds: Iterable[Deed]) -> list[Deed]:
    """Merge deeds with the same key. A merged deed takes the place of the last one."""
    found: list[Deed] = []
    for deed in deeds:
        at = next((at for at in reversed(range(len(found))) if found[at].merge_key == deed.merge_key), None)
        alone = not deed.merge_key or at is None or _touched(found[at], found[at + 1 :])
        found.append(deed if alone or at is None else _joined(found.pop(at), deed))
    return found


def _touched(first: Deed, between: Iterable[Deed]) -> bool:
    return not all(first.binds.isdisjoint(other.binds) for other in between)


def _joined(first: Deed, last: Deed) -> Deed:
    return last._replace(
        events=tuple(sorted((*first.events, *last.events))),
        actors=tuple(dict.fromkeys((*first.actors, *last.actors))),
        targets=tuple(dict.fromkeys((*first.targets, *last.targets))),
        place=last.place if last.place == first.place else "",
        score=(),
        weight=min(first.weight, last.weight),
    )


def ranked(deeds: Sequence[Deed], *, most: int) -> tuple[list[Deed], list[Deed]]:
    """Split deeds into the most important ones, in their order, and the others.

    There are at most `most` important deeds.
    """
    order = sorted(range(len(deeds)), key=lambda place: (deeds[place].weight, -place))
    telling = [place for place in order if deeds[place].weight < MINOR] or order
    weighty = sum(deeds[place].weight < RALLY for place in telling)
    kept = set(telling[: min(most, max(weighty, most * FILLED // SENTENCES))])
    return [deeds[at] for at in sorted(kept)], [deed for at, deed in enumerate(deeds) if at not in kept]


def words(text: str) -> int:
    """Return the number of words in a text, without single signs."""
    return len(_WORD.findall(text))


def _score(found: Sequence[int]) -> int | str:
    """Return a score as text, such as “5:4”. Return a single number of 0 or more as an `int`."""
    if len(found) == 1 and found[0] >= 0:
        return found[0]
    return ":".join(str(each).replace("-", "−") for each in found) or NONE


class Dispatcher:
    """Writes a game's dispatches in the current language.

    `deeds` returns the deeds in events. `name` returns the noun for an actor or target. `place` returns the place of a
    deed, worded for its sentence. `together` returns one noun for several actors; by default, it is their number
    («deed-units»). `several` may join several names in the game's own way, or return None. `begin` capitalizes a
    sentence.
    """

    def __init__(
        self,
        voice: Voice,
        deeds: Callable[[Sequence[Event]], list[Deed]],
        *,
        name: Callable[[Any, str], Noun],
        place: Callable[[Any, Deed], str] = lambda _, deed: deed.place,
        together: Callable[[Any, Deed], Noun] | None = None,
        several: Callable[[Any, Sequence[str], bool], list[Noun] | None] = lambda *_: None,
        begin: Callable[[str], str] = capitalized,
    ) -> None:
        self._voice, self._deeds, self._name, self._place, self._begin = voice, deeds, name, place, begin
        self._together, self._several = together or self._units, several

    def dispatch(self, position: Any, events: Sequence[Event], *, most: int = SENTENCES) -> Dispatch:
        """Return the dispatch for `events` in at most `most` sentences, the newest last."""
        told, left = ranked(merged(self._deeds(events)), most=most)
        return Dispatch(tuple(self.sentence(position, deed) for deed in told), tuple(told), tuple(left))

    def story(self, position: Any, events: Sequence[Event], *, most: int = SENTENCES) -> tuple[str, ...]:
        """Return at most `most` sentences about the events, the newest last."""
        return self.dispatch(position, events, most=most).sentences

    def latest(self, position: Any, events: Sequence[Event]) -> tuple[Told, ...]:
        """Return the most important sentences, the newest last, each with its events."""
        found = self.dispatch(position, events, most=LATEST)
        parts = (tuple(events[at] for at in deed.events) for deed in found.told)
        return tuple(zip(found.sentences, parts, strict=True))

    def left_out(self, position: Any, events: Sequence[Event]) -> tuple[str, ...]:
        """Return the sentences for which the dispatch has no room."""
        return tuple(self.sentence(position, deed) for deed in self.dispatch(position, events).left)

    def outcomes(self, position: Any, events: Sequence[Event]) -> tuple[Outcome, ...]:
        """Return the outcomes of `events` as sentences, in order of time."""
        return tuple(
            Outcome(
                self.sentence(position, deed),
                deed.kind,
                deed.weight,
                len(deed.binds),
                tuple(events[at] for at in deed.events),
            )
            for deed in merged(self._deeds(events))
        )

    def sentence(self, position: Any, deed: Deed) -> str:
        """Return the sentence about a deed, within the maximum length."""
        text = ""
        for actors, targets in _LENGTHS if deed.targets else _ALONE:
            text = self._written(position, deed, actors, targets)
            if words(text) <= WORDS:
                break
        return text

    def _written(self, position: Any, deed: Deed, most_actors: int, most_targets: int) -> str:
        actors = self._nouns(position, deed, deed.actors, most_actors)
        targets = self._nouns(position, deed, deed.targets, most_targets)
        many = len(actors) > 1 or any(noun.many for noun in actors)
        return self._begin(
            self._voice.say(
                f"deed-{deed.kind}",
                actor=self._voice.listed([noun.text for noun in actors]) if actors else NONE,
                count=max(len(deed.actors), 2) if many else 1,
                target=self._voice.listed([noun.text for noun in targets]) if targets else NONE,
                place=self._place(position, deed) if deed.place else NONE,
                score=_score(deed.score),
            )
        )

    def _nouns(self, position: Any, deed: Deed, names: Sequence[str], most: int) -> list[Noun]:
        """Return nouns for the names of several pieces."""
        if len(names) > 1 and most and (own := self._several(position, names, names is deed.actors)) is not None:
            return own
        if len(names) == 1 or len(names) <= most:
            return [self._name(position, name) for name in names]
        if most < 1:
            return [self._together(position, deed)]
        shown = names[: max(most - 1, 1)]
        kind = names[0].partition(" ")[0]
        more = Noun(self._voice.say("deed-more", count=len(names) - len(shown), kind=kind), many=True)
        return [*(self._name(position, name) for name in shown), more]

    def _units(self, _: Any, deed: Deed) -> Noun:
        return Noun(self._voice.say("deed-units", count=len(deed.actors)), many=True)
