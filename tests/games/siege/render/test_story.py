"""«What happened» of the siege: in order, the newest never hidden, nothing told twice or lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest
from support import stress
from support.records import Game
from support.siege_positions import world

from engine.core.events import DieRollReport, Event
from engine.games.siege import events as e
from engine.games.siege.ruleset import RULESET
from engine.games.siege.world import Loss, Position
from render.games.siege.text.catalogue import VOICE, say
from render.games.siege.text.event_sentences import sentence
from render.games.siege.text.story_fold import FOLD
from render.games.siege.text.summary import as_it_happened, lines, worth_telling
from render.language import speaking
from render.panel import STORY_LINES
from render.story import OTHERS, STORY_LENGTH, Line

LOCALES = VOICE.texts.locales()
GAMES = [("g1", "steward"), ("g2", "random"), ("a3", "random"), ("b4", "steward"), ("c5", "random")]
each_game = pytest.mark.parametrize(
    ("seed", "policy", "locale"),
    stress.spread([(*game, locale) for game in GAMES for locale in LOCALES], of=5),
)
Board = tuple[Position, tuple[Event, ...]]


@cache
def boards(seed: str, policy: str) -> list[Board]:
    """Return the boards along a game: of every answer the position, and the events since the round began.

    Each fourth board has those since the day before began, as after the steward's play.
    """
    game = Game(RULESET, seed=seed).play(policy=policy)
    found: list[Board] = []
    at, days = None, Counter[int]()
    told: list[Event] = []
    since: list[Event] = []
    for version in sorted(game.saves):
        outcome = game.saves[version]
        place = RULESET.progress(outcome.world)
        if place != at:
            told, at = [], place
        if not days[place[0]] and place[0] % 3 == 0:
            since = []
        days[place[0]] += 1
        told += outcome.events
        since += outcome.events
        found.append((RULESET.view(outcome.world), tuple(since if version % 4 == 0 else told)))
    return found


@cache
def stories(seed: str, policy: str, locale: str) -> list[tuple[Board, tuple[Line, ...]]]:
    with speaking(locale):
        return [((view, events), lines(events, view)) for view, events in boards(seed, policy)]


@pytest.mark.stress("b4-steward-fr", "g2-random-it")
@each_game
def test_nothing_is_told_twice_or_lost(seed: str, policy: str, locale: str) -> None:
    folds = 0
    with speaking(locale):
        for (_, events), story in stories(seed, policy, locale):
            places = [place for line in story for place in line.events]
            assert len(places) == len(set(places))
            assert set(places) == {place for place, event in enumerate(events) if worth_telling(event)}
            for line in story:
                if line.counts:
                    folds += 1
                    above = story[: story.index(line)]
                    assert len(above) <= 1, "only a line about the days before stands above"
                    assert all(place < min(line.events) for days in above for place in days.events)
                    counts, every = dict(line.counts), Counter(FOLD.kind(events[place]) for place in line.events)
                    others = counts.pop(OTHERS, 0)
                    assert sum(counts.values()) + others == len(line.events)
                    assert all(every[kind] == count for kind, count in counts.items())
                    said = [say(f"fold-{kind}", count=count) for kind, count in line.counts]
                    assert all(part in line.text for part in said)
                    assert max(line.events) < max(places), "the newest is no part of a fold"
    assert folds > 5


@pytest.mark.stress("g2-random-it")
@each_game
def test_the_newest_is_told_whole_and_last(seed: str, policy: str, locale: str) -> None:
    with speaking(locale):
        for (view, events), story in stories(seed, policy, locale):
            order = as_it_happened(events)
            if not order:
                assert not story
                continue
            last = story[-1]
            assert order[-1] in last.events
            if not isinstance(events[order[-1]], e.MoraleChanged):
                assert last.events == (order[-1],)
                own = sentence(events[order[-1]], view)
                ended = isinstance(events[order[-1]], e.BoxersLeft)  # its line accounts for the Boxers, too
                assert last.text.startswith(f"{own} ") if ended else last.text == own


@pytest.mark.stress("g2-random-it")
@each_game
def test_lines_stand_where_their_last_event_happened(seed: str, policy: str, locale: str) -> None:
    merged = 0
    for (_, events), story in stories(seed, policy, locale):
        rank = {place: number for number, place in enumerate(as_it_happened(events))}
        ends = [max(rank[place] for place in line.events) for line in story if line.events]
        assert ends == sorted(ends)
        for number, line in enumerate(story):
            merged += len(line.events) > 1 and not line.counts
            for above in story[:number]:
                for place in line.events:
                    late = [each for each in above.events if rank[each] > rank[place]]
                    assert not [each for each in late if _depends(events[each], events[place])]
    assert merged > 5


def _depends(later: Event, earlier: Event) -> bool:
    """Whether one event concerns a zone or counter of an earlier one, read off its fields."""
    return bool(_words(later) & _words(earlier))


def _words(event: Event) -> set[str]:
    """Return the zones and counters in an event's fields."""
    found: set[str] = set()
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name in {"why", "reason", "rule", "stopped", "power", "news", "card", "account"}:
            continue
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Loss):
                found |= {each.zone, each.counter}
            elif isinstance(each, str):
                found.add(each)
    return found - {"pool", "cup", "gone"}


@each_game
def test_no_effect_precedes_its_cause(seed: str, policy: str, locale: str) -> None:
    causes = Counter[str]()
    for (_, events), story in stories(seed, policy, locale):
        line_of = {place: number for number, line in enumerate(story) for place in line.events}
        for place, event in enumerate(events):
            cause = _cause(events, place)
            if cause is not None and {place, cause} <= line_of.keys():
                causes[type(event).__name__] += 1
                assert line_of[cause] <= line_of[place], (events[cause], event)
    assert {"MoraleChanged", "LeaderFell"} <= causes.keys()


def _cause(events: Sequence[Event], place: int) -> int | None:
    """Return the place of what brought an event about: a roll that the record may have after its effect."""
    event = events[place]
    if isinstance(event, e.LeaderFell):
        rolls = [at for at in range(place) if event.zone in _words(events[at]) and hasattr(events[at], "losses")]
        return rolls[-1] if rolls else None
    if isinstance(event, e.MoraleChanged) and event.reason in {"soldiers-lost", "fanatics-gone"}:
        if place and isinstance(events[place - 1], e.FireSuffered):
            return place - 1
        return next(at for at in range(place + 1, len(events)) if not isinstance(events[at], e.MoraleChanged))
    if isinstance(event, e.FoodEaten) and event.why == "depot":
        return max(at for at in range(place) if getattr(events[at], "depot", False))
    return None


@each_game
def test_a_story_is_short(seed: str, policy: str, locale: str) -> None:
    for _, story in stories(seed, policy, locale):
        assert len(story) <= STORY_LINES
        assert sum(len(line.text) + 1 for line in story) <= STORY_LENGTH + 300, "a line about days may stand above"
        assert all(len(line.text) <= 400 for line in story), max(story, key=lambda line: len(line.text))


def _shot(target: str, *lost: Loss) -> e.ShotFired:
    account = DieRollReport(
        purpose="fire hanlin", rule="6.3", dice=(4,), total=4, table="soldiers", column=8, result="3"
    )
    return e.ShotFired(
        zone=target, target="hanlin", shooters=("ir1",), account=account, losses=tuple(lost), own_losses=()
    )


def test_strouts_falls_after_the_shots_that_killed_him() -> None:
    position = world({"hanlin": "gb1 gb2 strouts", "fu-north": "ir1"}).position
    loss = Loss("gb1", "soldier", "GB", 2, 1, "hanlin", "hanlin")
    morale = e.MoraleChanged(reason="soldiers-lost", rule="4", change=-1, morale=9)
    fell = e.LeaderFell(leader="strouts", zone="hanlin", successor=True, end="hanlin")
    with speaking("en"):
        story = lines((morale, _shot("fu-north", loss), fell), position)
    assert [line.events for line in story] == [(1,), (0,), (2,)]
    assert story[-1].text == "Strouts falls in Hanlin; Wray takes over."


def test_shots_are_not_added_up_past_the_fall_of_whom_they_killed() -> None:
    position = world({"hanlin": "gb1 gb2 strouts", "fu-north": "ir1"}).position
    fell = e.LeaderFell(leader="strouts", zone="hanlin", successor=True, end="hanlin")
    stayed = [e.LegationUnguarded(power=power) for power in ("GB", "FR", "RU", "DE", "US")]
    events = [_shot("fu-north"), _shot("fu-north"), fell, _shot("fu-north"), _shot("fu-north"), *stayed]
    with speaking("en"):
        assert [line.events for line in lines(events, position)][:3] == [(0, 1), (2,), (3, 4)]


def test_a_day_with_nothing_to_tell_hides_not_the_day_before() -> None:
    position = world({"german-west": "de1"}, card="KS").position
    cards = [e.CardDrawn(day=day, card="KS", left=54 - day) for day in (3, 4, 5)]
    left = e.LegationUnguarded(power="FR")
    with speaking("en"):
        told_ = lines((cards[0], cards[1], left, cards[2]), position)
        assert [line.text for line in told_] == [
            "Day 3 went by: nobody was lost.",
            "Nobody guards the French Legation.",
        ]
        early = lines((left, cards[1], cards[2], e.LegationUnguarded(power="GB")), position)
    assert early[0].text == "Days 3 to 4 went by: nobody was lost.", "the end of a day that had begun counts as a day"
