"""The story of a game in 150 to 250 plain words, with two pictures.

The story tells the most important deeds of a game, from as many periods as possible.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from engine.core.events import Event
from engine.core.replay import Order, Scene
from render.catalogue import house_texts
from render.dispatch import MINOR, Outcome, words
from render.panel import ALT_LENGTH
from render.pictures.animation import Moment, moments
from render.presenter import Presenter

ENOUGH = 190
"""The number of words from which no more deeds are added to a story."""
MOST = 250
"""The maximum number of words of a story."""


CHAPTERS = 8
"""The number of periods that a story tells, if so many are worth it."""
DEEDS = 3
"""The number of deeds by which periods are compared."""
_MINOR = 60
"""The additional cost of a move or a miss, which is told only if there is nothing else."""
HEADING = 2
"""The number of words of a paragraph's heading."""


class Shown(NamedTuple):
    """A moment of a story that is shown as a picture."""

    view: Any
    events: tuple[Event, ...]
    period: int


class Story(NamedTuple):
    """A story of a game: its paragraphs, and the moments to show as pictures.

    The last picture is the latest board.
    """

    paragraphs: tuple[str, ...]
    shown: tuple[Shown, ...]

    @property
    def text(self) -> str:
        """The paragraphs as one text."""
        return "\n\n".join(self.paragraphs)


class Illustrated(NamedTuple):
    """A story as a message: its title, its text, and PNG pictures with alt texts."""

    title: str
    text: str
    pictures: tuple[tuple[bytes, str], ...]


class _Told(NamedTuple):
    """An outcome to tell in the story, with its period and its number in order of time."""

    number: int
    period: int
    outcome: Outcome


class _Period(NamedTuple):
    """A period of a game: the view at its end, and its events."""

    number: int
    view: Any
    events: tuple[Event, ...]


def story(
    presenter: Presenter,
    scenes: Iterable[Scene],
    *,
    scenario: str,
    result: Mapping[str, Any] | None,
    turning: str | None = None,
    decisive: int | None = None,
    since: int = 0,
) -> Story | None:
    """Return the story of a game so far; None if nothing has happened.

    `result` is None while the game is in play. `turning` is a sentence about the turning point, and `decisive` is its
    period. With `since`, the story covers only what happened after that row of the journal.
    """
    found = moments(scenes, presenter)
    if since:
        found = found[next((at for at, each in enumerate(found) if _decided_after(each, since)), len(found)) :]
    periods = _periods(found)
    told = [
        _Told(number, period.number, outcome)
        for number, (period, outcome) in enumerate(
            (period, outcome) for period in periods for outcome in presenter.outcomes(period.view, period.events)
        )
    ]
    if not told:
        return None
    begin = [] if since else [presenter.setting(scenario)]
    end = [turning or "", presenter.verdict(found[-1].scene.view, result) if result is not None else ""]
    chosen = _chosen(
        told,
        -1 if decisive is None else decisive,
        MOST - sum(map(words, (*begin, *end))),
        ENOUGH - sum(map(words, (*begin, *end))),
    )
    days = [_paragraph(presenter, day, list(deeds)) for day, deeds in groupby(chosen, key=lambda each: each.period)]
    shown = _shown(found, chosen, decisive)
    return Story(tuple(filter(None, (*begin, *days, *end))), shown)


def illustrated(presenter: Presenter, told: Story) -> Illustrated:
    """Return a story with its pictures."""
    pictures = []
    for moment in told.shown:
        fight = presenter.fight(moment.view, events=moment.events)
        picture = fight if fight is not None else presenter.picture(moment.view, events=moment.events)
        alt = presenter.fight_alt(moment.view, moment.events) if fight is not None else presenter.alt(moment.view)
        pictures.append((picture, alt[:ALT_LENGTH]))
    return Illustrated(presenter.title(), told.text, tuple(pictures))


def _decided_after(moment: Moment, version: int) -> bool:
    return any(isinstance(each, Order) and each.version > version for each in moment.scene.happened)


def _periods(found: Sequence[Moment]) -> list[_Period]:
    made = []
    for number, group in groupby(found, key=lambda moment: moment.period):
        own = list(group)
        made.append(_Period(number, own[-1].scene.view, tuple(event for each in own for event in each.scene.events)))
    return made


def _chosen(told: Sequence[_Told], decisive: int, most: int, enough: int) -> list[_Told]:
    """Return the deeds that the story tells, in order of time.

    If possible, they have at least `enough` and at most `most` words.
    """
    kept = _chapters(told, decisive)
    left = [each for each in told if each.period in kept]
    spare = [each for each in told if each.period not in kept]
    chosen: list[_Told] = []
    kinds: Counter[tuple[int, str]] = Counter()
    periods: Counter[int] = Counter()
    length = 0
    while (left or spare) and length < enough:
        left, spare = (left, spare) if left else (spare, [])
        best = min(
            left,
            key=lambda each: (
                each.period != decisive or periods[decisive] > 0,
                _price(each, kinds, periods[each.period]),
            ),
        )
        left.remove(best)
        size = words(best.outcome.text) + (0 if periods[best.period] else HEADING)
        if length + size > most:
            continue
        chosen.append(best)
        length += size
        kinds[0, best.outcome.kind] += 1
        kinds[best.period, best.outcome.kind] += 1
        periods[best.period] += 1
    return sorted(chosen, key=lambda each: each.number)


def _price(each: _Told, kinds: Counter[tuple[int, str]], before: int) -> tuple[int, int, int]:
    """Return the sort key of a deed, the lowest for the next to tell."""
    kind = each.outcome.kind
    said = 2 * kinds[0, kind] + 4 * kinds[each.period, kind] + 3 * before
    return _cost(each) + said, -each.outcome.pieces, each.number


def _cost(each: _Told) -> int:
    """Return how unimportant a deed is: a higher number means a less important deed."""
    return 4 * each.outcome.weight + (_MINOR if each.outcome.weight == MINOR else 0)


def _chapters(told: Sequence[_Told], decisive: int) -> frozenset[int]:
    """Return the periods that a story tells, always including the decisive period."""
    last = max(each.period for each in told)
    best: dict[int, tuple[int, int]] = {}
    for period, group in groupby(told, key=lambda each: each.period):
        deeds = sorted(map(_cost, group))[:DEEDS]
        worth = sum(max(_MINOR - cost, 0) for cost in deeds) + (1000 if period == decisive else 0)
        stretch = (period - 1) * CHAPTERS // max(last, CHAPTERS)
        best[stretch] = max(best.get(stretch, (0, period)), (worth, period))
    return frozenset(period for worth, period in best.values() if worth)


def _paragraph(presenter: Presenter, day: int, deeds: Sequence[_Told]) -> str:
    when = house_texts().text("replay-day", day=day, period=presenter.period())
    return f"**{when}.** " + " ".join(each.outcome.text.replace("**", "") for each in deeds)


def _shown(found: Sequence[Moment], chosen: Sequence[_Told], decisive: int | None) -> tuple[Shown, ...]:
    """Return the moments to show: the one with the most important deed, and the last."""
    last = found[-1]
    latest = Shown(last.scene.view, last.scene.events, last.period)
    fitting = [each for each in chosen if each.period == decisive] or chosen
    if not fitting:
        return (latest,)
    best = min(fitting, key=lambda each: (each.outcome.weight, -each.outcome.pieces, each.number))
    own = [each for each in found if each.period == best.period]
    moment = next((each for each in own if any(event in each.scene.events for event in best.outcome.events)), own[-1])
    if moment is last:
        return (latest,)
    return Shown(moment.scene.view, moment.scene.events, moment.period), latest
