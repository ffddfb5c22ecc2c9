"""The dispatch of a board: what happened, in at most five sentences.

A game's chapter `deeds(events)` returns a `Deed` for each outcome, with facts and no text. Here they are merged, the
weightiest chosen, and each written as one whole message «deed-<kind>» of the game's catalogue, with the facts `$actor`,
`$count` (the number of actors), `$target`, `$place` and `$score`. A fact that a Deed does not have is «none».

What is left out stands behind the button with the rolls.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from engine.core.events import Event
from render.event_sentences import NONE
from render.localization import Voice, capitalized

END, FIGHT, HIT, RALLY, MINOR = range(5)
"""The weights: the end, a place taken, a unit or an officer lost; a fight that is decided; a hit, fire; a rally, an
arrival; a move, a miss."""
SENTENCES = 5
"""The most sentences of a board's dispatch."""
FILLED = 3
"""So many of them are filled with lighter deeds."""
WORDS = 14
"""The most words of a sentence, where names can be left out to reach it."""
NAMED = 4
"""The most actors or targets that are all named; of more, one less is, and the others are counted."""

SIDE = "side "
"""The beginning of the name of a whole side."""

_LENGTHS = ((NAMED, NAMED), (0, NAMED), (0, NAMED - 1), (0, NAMED - 2))
"""How many actors and targets are named: all that may be, then fewer, until the sentence is short enough."""
_ALONE = tuple((most, 0) for most in (NAMED, NAMED - 1, NAMED - 2, 0))
_WORD = re.compile(r"\S*\w\S*")


class Deed(NamedTuple):
    """What somebody did, and how it ended.

    `events` are the places of the events that it tells. `actors` and `targets` are names of the game, `place` is one,
    too. `score` has the winner's number first. `weight` is 0 for the most important. Deeds of one `merge_key` can be
    told as one; without a key a Deed stands alone.
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
        """What it touches; a whole side, «side …», is no thing to touch."""
        return frozenset(name for name in (*self.actors, *self.targets) if not name.startswith(SIDE))

    def also(self, *places: int) -> Deed:
        """Return the Deed with more events."""
        return self._replace(events=tuple(sorted({*self.events, *places})))


class Noun(NamedTuple):
    """A name as it stands in a sentence, with its article, and whether its verb is in the plural."""

    text: str
    many: bool = False


class Dispatch(NamedTuple):
    """The sentences of a dispatch, the Deeds that they tell in the same order, and those that are left out."""

    sentences: tuple[str, ...]
    told: tuple[Deed, ...]
    left: tuple[Deed, ...]


def merged(deeds: Iterable[Deed]) -> list[Deed]:
    """Merge Deeds of one key at the place of the last, unless a Deed between them touches what the first one does."""
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
    """Return the weightiest Deeds in their order, of equal ones the newest, and the others.

    A rally or an arrival is told where there is little else, a move or a miss where there is nothing else.
    """
    order = sorted(range(len(deeds)), key=lambda place: (deeds[place].weight, -place))
    telling = [place for place in order if deeds[place].weight < MINOR] or order
    weighty = sum(deeds[place].weight < RALLY for place in telling)
    kept = set(telling[: min(most, max(weighty, most * FILLED // SENTENCES))])
    return [deeds[at] for at in sorted(kept)], [deed for at, deed in enumerate(deeds) if at not in kept]


def words(text: str) -> int:
    """Return how many words a text has; a sign alone is none."""
    return len(_WORD.findall(text))


def _score(found: Sequence[int]) -> int | str:
    """Return a single number as one, so that a noun can agree with it."""
    if len(found) == 1 and found[0] >= 0:
        return found[0]
    return ":".join(str(each).replace("-", "−") for each in found) or NONE


class Dispatcher:
    """Writes a game's dispatches, in the language that is bound.

    `deeds` collects. `name` returns the noun of an actor or target at a position, `place` the place of a Deed as it
    stands in its sentence. Where a sentence would be too long, `together` returns one noun for several actors: by
    default their number, «deed-units». Others are counted in «deed-more». `several` may write names in the game's own
    way, and is given whether they act; it returns None if it has none. `begin` makes a text begin a sentence.
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
        """Return what happened, in at most so many sentences, the newest last."""
        told, left = ranked(merged(self._deeds(events)), most=most)
        return Dispatch(tuple(self.sentence(position, deed) for deed in told), tuple(told), tuple(left))

    def story(self, position: Any, events: Sequence[Event], *, most: int = SENTENCES) -> tuple[str, ...]:
        """Return the sentences of the dispatch."""
        return self.dispatch(position, events, most=most).sentences

    def left_out(self, position: Any, events: Sequence[Event]) -> tuple[str, ...]:
        """Return the sentences for which the dispatch of a board has no room."""
        return tuple(self.sentence(position, deed) for deed in self.dispatch(position, events).left)

    def sentence(self, position: Any, deed: Deed) -> str:
        """Return the sentence of a Deed: with all its names, or with as many as its length allows."""
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
        """Return the nouns of all names, or of the first ones with the number of the others, or one for all."""
        if len(names) > 1 and (own := self._several(position, names, names is deed.actors)) is not None:
            return own
        if len(names) <= max(most, 1):
            return [self._name(position, name) for name in names]
        if most < 2:
            return [self._together(position, deed)]
        shown = names[: most - 1]
        kind = names[0].partition(" ")[0]
        more = Noun(self._voice.say("deed-more", count=len(names) - len(shown), kind=kind), many=True)
        return [*(self._name(position, name) for name in shown), more]

    def _units(self, _: Any, deed: Deed) -> Noun:
        return Noun(self._voice.say("deed-units", count=len(deed.actors)), many=True)
