"""Dispatches of whole games played by the adviser: no event is lost, no loser is called a winner, and all are short."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from statistics import mean, median
from typing import Any

import pytest
from support import stress
from support.whole_games import boards

import engine.games
import render.games
from engine.core.events import Event
from render.catalogue import house_texts
from render.dispatch import SENTENCES, SIDE, WORDS, Deed, merged, words
from render.language import speaking

LOCALES = house_texts().locales()
SCENARIOS = {
    "ascari": ("agordat-1890", "makalle-1896", "amba-alagi-1895"),
    "keep-up-the-fire": ("",),
    "siege": ("",),
    "revolte": ("fu-gate", "langfang", "tartar-wall"),
}
BUDGETS = {"siege": (80, 100), "keep-up-the-fire": (70, 90), "ascari": (70, 90), "revolte": (60, 80)}
"""The most words of a board: the median, and of nine in ten."""
DISPATCH = 25
"""The most words of a board's dispatch on average."""
EVERY = {"siege": 20 if stress.FULL else 25, "keep-up-the-fire": 8, "ascari": 3, "revolte": 4}
"""Of so many boards one is counted."""
SEEDS = stress.count("SIEGEMASTER_DISPATCHES", 1, 4)
GAMES = [
    (system, f"d{number}", scenario)
    for system, scenarios in SCENARIOS.items()
    for number in range(SEEDS)
    for scenario in (scenarios if stress.FULL else scenarios[:1])
]
each_game = pytest.mark.parametrize(("system", "seed", "scenario"), GAMES)


def chapter(system: str) -> Any:
    return import_module(f"render.games.{system.replace('-', '_')}.text.deeds")


@cache
def told(system: str, seed: str, scenario: str) -> list[tuple[tuple[Event, ...], dict[str, tuple[Any, ...]]]]:
    """Return the events of each full board of a game, and its dispatch in each language."""
    ruleset, dispatcher = engine.games.find(system), chapter(system).DISPATCHER
    found: list[Any] = []
    for board in boards(ruleset, seed=seed, options={"scenario": scenario} if scenario else {}):
        position = getattr(board.view, "position", board.view)
        said = {}
        for locale in LOCALES:
            with speaking(locale):
                said[locale] = dispatcher.dispatch(position, board.events)
        if found and len(found[-1][0]) <= len(board.events):
            found.pop()  # the same board, with more on it
        found.append((board.events, said))
    return found


def deeds(system: str, seed: str, scenario: str) -> Iterator[tuple[tuple[Event, ...], Deed]]:
    for events, said in told(system, seed, scenario):
        dispatch = said["en"]
        yield from ((events, deed) for deed in (*dispatch.told, *dispatch.left))


@each_game
def test_each_event_is_in_a_sentence_or_behind_the_button(system: str, seed: str, scenario: str) -> None:
    here, presenter = chapter(system), render.games.find(system)
    with speaking("en"):
        for events, said in told(system, seed, scenario):
            dispatch = said["en"]
            places = Counter(place for deed in (*dispatch.told, *dispatch.left) for place in deed.events)
            assert set(places.values()) <= {1}, "told twice"
            for place, event in enumerate(events):
                rolled = presenter.dice([event])
                shown = getattr(here, "is_shown", lambda _: False)(event)
                assert place in places or isinstance(event, here.SILENT) or rolled or shown, event


@each_game
def test_a_dispatch_is_short_in_every_language(system: str, seed: str, scenario: str) -> None:
    boards_told = told(system, seed, scenario)
    assert any(said["en"].sentences for _, said in boards_told)
    for _, said in boards_told:
        for locale in LOCALES:
            assert len(said[locale].sentences) <= SENTENCES
            assert said[locale].told == said["en"].told
            for sentence in said[locale].sentences:
                assert words(sentence) <= WORDS, sentence
                assert sentence.endswith("."), sentence
                assert not re.search(r"\bnone\b", sentence), sentence
                assert "  " not in sentence, sentence


@each_game
def test_no_sentence_says_that_a_loser_wins(system: str, seed: str, scenario: str) -> None:
    fights = 0
    for events, deed in deeds(system, seed, scenario):
        assert list(deed.score) == sorted(deed.score, reverse=True), "the winner's number first"
        for event in (events[place] for place in deed.events):
            lost = _lost(event)
            if lost and deed.score:
                fights += 1
                assert lost not in deed.actors, deed
                assert lost in deed.targets, deed
    assert fights or system != "ascari"


def _lost(event: Any) -> str:
    """Return the loser of a fight, if there is one."""
    if hasattr(event, "loser"):
        return str(event.loser)
    if getattr(event, "winner", "") and hasattr(event, "defender"):
        return str(event.defender if event.winner == event.attacker else event.attacker)
    return ""


@each_game
def test_the_newest_sentence_comes_last(system: str, seed: str, scenario: str) -> None:
    for _, said in told(system, seed, scenario):
        firsts = [(min(deed.events), max(deed.events)) for deed in said["en"].told if deed.events]
        assert all(first < last for (first, _), (_, last) in itertools.pairwise(firsts))


@pytest.mark.parametrize("system", SCENARIOS)
@pytest.mark.parametrize("locale", LOCALES)
def test_each_kind_is_a_whole_sentence_of_one_and_of_many(system: str, locale: str) -> None:
    texts = chapter(system).catalogue.VOICE.texts
    kinds = {key for key in texts.keys(locale="en") if key.startswith("deed-")}
    assert kinds == {key for key in texts.keys(locale=locale) if key.startswith("deed-")}
    acted = {key for key in kinds if "actor" in texts.facts(key)}
    facts = {"actor": "Xyz", "target": "Y", "place": "Z", "score": "3:1", "locale": locale}
    for key in acted:
        one, many = (texts.text(key, count=count, **facts) for count in (1, 3))
        assert one != many or key in _LATER | _SAME.get(locale, set()), f"{key}: the verb does not agree"
        assert one.startswith("Xyz") or key in _LATER, f"{key}: the actor first"
        assert one.endswith("."), key
        for fact in texts.facts(key) - {"actor", "count"}:
            without = texts.text(key, count=1, **{**facts, fact: "none"})
            assert without != one, f"{key}: ${fact} is not said"
    assert len(acted) > 15


@pytest.mark.parametrize("system", SCENARIOS)
@pytest.mark.parametrize("locale", LOCALES)
def test_any_number_of_names_of_any_kind_fits_a_sentence(system: str, locale: str) -> None:
    """A shell hits figures of both sides, a ladder and a wall: the names that do not fit are counted."""
    texts, dispatcher = chapter(system).catalogue.VOICE.texts, chapter(system).DISPATCHER
    with speaking(locale):
        for count in (1, 2, 7):
            more = texts.text("deed-more", count=count, kind="", locale=locale)
            assert more.strip(), system
            assert count == 1 or str(count) in more
        if dispatcher._together == dispatcher._units:
            assert "7" in texts.text("deed-units", count=7, locale=locale)


_LATER = {"deed-shells", "deed-days", "deed-days-theirs", "deed-works"}
"""Kinds in which the actors are where it happens, or what is lost or built."""
_SAME = {"en": {"deed-jam"}}
"""Kinds whose verb is the same for one and for many."""


@pytest.mark.parametrize("locale", LOCALES)
def test_a_name_at_the_head_has_its_capital(locale: str) -> None:
    """And an article where the language wants one; only the number of a figure stays as it is on its base."""
    written: set[str] = set()
    for system, scenarios in SCENARIOS.items():
        for _, said in told(system, "d0", scenarios[0]):
            written |= set(said[locale].sentences)
    assert len(written) > 50
    assert [sentence for sentence in written if not re.match(r"[“«\s]*[^\W\d_a-zà-ÿ]|\d|[a-z]\d+ ", sentence)] == []


@pytest.mark.stress("revolte")
@pytest.mark.parametrize("system", BUDGETS)
def test_a_board_has_few_words(system: str) -> None:
    """Words of the game's own texts, labels and menus apart, on the boards of whole games."""
    ruleset, presenter = engine.games.find(system), render.games.find(system)
    counts: dict[str, list[int]] = {locale: [] for locale in LOCALES}
    for played, seed, scenario in GAMES:
        options = {"scenario": scenario} if scenario else {}
        for number, board in enumerate(boards(ruleset, seed=seed, options=options) if played == system else ()):
            if board.ask is None or number % EVERY[system]:
                continue
            for locale in LOCALES:
                with speaking(locale):
                    panel = presenter.panel(board.view, board.ask, board.events)
                texts = (panel.title, panel.state, *panel.story, panel.orders, panel.threatened)
                counts[locale].append(sum(map(words, texts)))
    for found in counts.values():
        assert len(found) > 15
        middle, most = BUDGETS[system]
        assert median(found) <= middle
        assert sorted(found)[len(found) * 9 // 10] <= most


@pytest.mark.stress("revolte")
@pytest.mark.parametrize("system", BUDGETS)
def test_a_dispatch_has_few_words_on_average(system: str) -> None:
    """On every board of a whole game, including boards that a later board of the same round continues."""
    ruleset, dispatcher = engine.games.find(system), chapter(system).DISPATCHER
    scenario = SCENARIOS[system][0]
    counts: dict[str, list[int]] = {locale: [] for locale in LOCALES}
    for number, board in enumerate(boards(ruleset, seed="d1", options={"scenario": scenario} if scenario else {})):
        if number % (1 if stress.FULL else 2):
            continue
        for locale in LOCALES:
            with speaking(locale):
                story = dispatcher.story(getattr(board.view, "position", board.view), board.events)
            counts[locale].append(sum(map(words, story)))
    assert {locale: mean(found) for locale, found in counts.items() if mean(found) > DISPATCH} == {}


MOST_ASKED = 40 if stress.FULL else 12
"""So many questions about shots of a game are read."""
FIGURE = re.compile(r"\d+(?:[.,]\d+)?[\u202f\u00a0 ]?%|\d+[.,]\d+|\b\d+ (?:or more|o più|ou plus)")
"""A chance, an average, or what is wanted on a die."""


@pytest.mark.stress("siege")
@pytest.mark.parametrize("system", SCENARIOS)
def test_no_two_shots_differ_only_in_a_figure(system: str) -> None:
    """In the menus, in the quick picks, and as a button of the adviser's or of a vote."""
    ruleset, presenter = engine.games.find(system), render.games.find(system)
    asked = several = 0
    for played, seed, scenario in GAMES:
        options = {"scenario": scenario} if scenario else {}
        for board in boards(ruleset, seed=seed, options=options) if played == system else ():
            ask = board.ask
            shots: list[tuple[str, ...]] = []
            if ask is not None and ask.kind in ("fire", "act") and asked < MOST_ASKED:
                shots = [each for each in ask.answers() if each[0] == "fire" or (ask.kind == "fire" and len(each) > 1)]
            if ask is None or len(shots) < 2:
                continue
            asked += 1
            locale = LOCALES[asked % len(LOCALES)]
            several += len({shot[:3] for shot in shots}) < len(shots)
            menus = (ask.level(shot[:words_said]) for shot in shots[:40] for words_said in range(1, len(shot)))
            with speaking(locale):
                questions = [[presenter.label(each) for each in menu.choices] for menu in menus if menu]
                questions += [[offer.label for offer in presenter.offers(board.view, ask, shots)]]
                quick = presenter.shortcuts(board.view, ask)
            questions += [
                [option.label for option in each.options] for each in quick if ask.kind == "fire" or each.verb == "fire"
            ]
            for labels in questions:
                without = [FIGURE.sub("#", label) for label in dict.fromkeys(labels)]
                assert len(set(without)) == len(without), sorted(labels)
    assert asked > 4
    assert several or system != "siege", "a zone could fire at one target in several ways"


OFFERED = 48
"""So many answers of a question are offered at once: neighbours in its menu, which are the likeliest to read alike."""
ALIKE_EVERY = 2 if stress.FULL else 6


@pytest.mark.stress("revolte")
@pytest.mark.parametrize("system", SCENARIOS)
def test_no_two_choices_of_a_menu_or_a_vote_read_alike(system: str) -> None:
    ruleset, presenter = engine.games.find(system), render.games.find(system)
    asked = several = 0
    for played, seed, scenario in GAMES:
        options = {"scenario": scenario} if scenario else {}
        for number, board in enumerate(boards(ruleset, seed=seed, options=options) if played == system else ()):
            ask = board.ask
            if ask is None or number % (ALIKE_EVERY * EVERY[system] // 3):
                continue
            asked += 1
            answers = [*itertools.islice(ask.answers(), OFFERED)]
            menus = {answer[:said]: ask.level(answer[:said]) for answer in answers for said in (0, 1, 2)}
            with speaking(LOCALES[asked % len(LOCALES)]):
                questions = [[presenter.label(each) for each in menu.choices] for menu in menus.values() if menu]
                questions += [[offer.label for offer in presenter.offers(board.view, ask, answers)]]
                questions += [[each.label for each in quick.options] for quick in presenter.shortcuts(board.view, ask)]
                several += len({presenter.answer_text(each) for each in answers}) < len(answers)
            for labels in questions:
                whole = [label for label in labels if not label.endswith("…")]  # a list of many counters is cut
                assert len(set(whole)) == len(whole), (ask.kind, sorted(whole))
    assert asked > 4
    assert several or system != "revolte", "two places were in one square"


def test_deeds_of_one_key_merge_unless_one_between_touches_an_actor() -> None:
    def deed(kind: str, actor: str, at: int, target: str = "") -> Deed:
        return Deed(kind, (at,), (actor,), (target,) if target else (), merge_key=kind)

    apart = [deed("move", "a", 0), deed("shot", "c", 1), deed("move", "b", 2)]
    assert [each.events for each in merged(apart)] == [(1,), (0, 2)]
    touched = [deed("move", "a", 0), deed("shot", "c", 1, "a"), deed("move", "b", 2)]
    assert [each.events for each in merged(touched)] == [(0,), (1,), (2,)]
    side = [deed("spot", f"{SIDE}x", 0, "a"), deed("spot", f"{SIDE}x", 1, "b")]
    assert [(each.actors, each.targets) for each in merged(side)] == [((f"{SIDE}x",), ("a", "b"))]
    alone = [deed("move", "a", 0)._replace(merge_key=""), deed("move", "b", 1)._replace(merge_key="")]
    assert len(merged(alone)) == 2
