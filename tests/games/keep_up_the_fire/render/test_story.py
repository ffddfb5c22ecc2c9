"""«What happened» of Keep Up the Fire!: in order, the newest never hidden, nothing told twice or lost."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from support import stress
from support.records import Game

import engine.games
from engine.core.events import Event
from engine.games.keep_up_the_fire import events as e
from render.games.keep_up_the_fire.text.catalogue import VOICE, say
from render.games.keep_up_the_fire.text.event_sentences import sentence
from render.games.keep_up_the_fire.text.story_fold import FOLD
from render.games.keep_up_the_fire.text.summary import lines, worth_telling
from render.language import speaking
from render.panel import STORY_LINES
from render.story import OTHERS, STORY_LENGTH, Line

RULESET = engine.games.find("keep-up-the-fire")
LOCALES = VOICE.texts.locales()
GAMES = [("t1", "random"), ("t5", "steward"), ("t2", "random"), ("t7", "steward"), ("t3", "random")]
each_game = pytest.mark.parametrize(
    ("seed", "policy", "locale"),
    stress.spread([(*game, locale) for game in GAMES for locale in LOCALES], of=5),
)


@cache
def boards(seed: str, policy: str) -> list[tuple[Event, ...]]:
    """Return the events of each board along a game: those since the turn began, of each fourth those of two turns."""
    game = Game(RULESET, seed=seed).play(policy=policy)
    found: list[tuple[Event, ...]] = []
    at, told, since = (0, 0), list[Event](), list[Event]()
    for version in sorted(game.saves):
        outcome = game.saves[version]
        place = RULESET.progress(outcome.world)
        if place != at:
            since, told, at = told, [], place
        told += outcome.events
        found.append((*since, *told) if version % 4 == 0 else tuple(told))
    return found


@cache
def stories(seed: str, policy: str, locale: str) -> list[tuple[tuple[Event, ...], tuple[Line, ...]]]:
    with speaking(locale):
        return [(events, lines(events)) for events in boards(seed, policy)]


@each_game
def test_each_event_is_told_once_and_in_order(seed: str, policy: str, locale: str) -> None:
    folds = 0
    with speaking(locale):
        for events, story in stories(seed, policy, locale):
            places = [place for line in story for place in line.events]
            assert places == [place for place, event in enumerate(events) if worth_telling(event)]
            for line in story:
                if line.counts:
                    folds += 1
                    assert line is story[0], "the oldest"
                    assert line is not story[-1], "the newest is no part of a fold"
                    counts, every = dict(line.counts), Counter(FOLD.kind(events[place]) for place in line.events)
                    others = counts.pop(OTHERS, 0)
                    assert sum(counts.values()) + others == len(line.events)
                    assert all(every[kind] == count for kind, count in counts.items())
                    said = [say(f"fold-{kind}", count=count) for kind, count in line.counts]
                    assert all(part in line.text for part in said)
    assert folds > 5


@each_game
def test_the_newest_is_told_last_and_in_its_own_words(seed: str, policy: str, locale: str) -> None:
    with speaking(locale):
        for events, story in stories(seed, policy, locale):
            newest = [place for place, event in enumerate(events) if worth_telling(event)][-1:]
            assert [line.events[-1] for line in story[-1:]] == newest
            if newest and len(story[-1].events) == 1:
                assert story[-1].text == sentence(events[newest[0]])
            assert len({type(events[place]) for place in (story[-1].events if story else ())}) <= 1, "of one kind"


@each_game
def test_no_effect_precedes_its_cause(seed: str, policy: str, locale: str) -> None:
    known = Counter[str]()
    for events, story in stories(seed, policy, locale):
        line_of = {place: number for number, line in enumerate(story) for place in line.events}
        for place, event in enumerate(events):
            if isinstance(event, e.LossesShared) and event.why == "melee":
                fought = [at for at, each in enumerate(events) if isinstance(each, e.MeleeFought)]
                cause = max((at for at in fought if at < place and events[at].wall == event.wall), default=None)
            elif isinstance(event, e.LegationLost):
                shared = [at for at, each in enumerate(events) if hasattr(each, "shares")]
                cause = max((at for at in shared if at < place and _lost(events[at], event.power)), default=None)
            else:
                continue
            if cause is not None:
                known[type(event).__name__] += 1
                assert line_of[cause] <= line_of[place], (events[cause], event)
    assert known["LossesShared"]


def _lost(event: Event, power: str) -> bool:
    return any(share.power == power and not share.left for share in event.shares)  # type: ignore[attr-defined]


@each_game
def test_a_story_is_short(seed: str, policy: str, locale: str) -> None:
    for _, story in stories(seed, policy, locale):
        assert len(story) <= STORY_LINES
        assert sum(len(line.text) + 1 for line in story) <= STORY_LENGTH
        assert all(len(line.text) <= 400 for line in story), max(story, key=lambda line: len(line.text))


def test_two_melees_after_a_long_turn_are_seen_with_their_losses() -> None:
    """The turn's cards and placings fill the story; what a press brought about stands below them all the same."""
    game = Game(RULESET, seed="t5").play(policy="steward")
    events = [event for version in sorted(game.saves) for event in game.saves[version].events]
    fights = [place for place, event in enumerate(events) if isinstance(event, e.LegationLost)]
    early = events[: fights[0] + 1]
    assert isinstance(early[-2], e.LossesShared)
    assert isinstance(early[-3], e.MeleeFought)
    with speaking("en"):
        story = lines(early)
        assert len(story) == STORY_LINES
        assert [line.text for line in story[-3:]] == [sentence(event) for event in early[-3:]]


def test_a_printed_page_counts_what_it_leaves_out() -> None:
    events = boards("t5", "steward")[-4]
    with speaking("en"):
        told = lines(events, most=5, rest=False)
    assert [line.events for line in told[:-1]] == sorted(line.events for line in told[:-1])
    assert told[-1].text.startswith("Also: ")
    assert sum(len(line.events) for line in told) == sum(map(worth_telling, events))
