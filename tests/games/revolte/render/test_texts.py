"""Texts of La révolte in three languages: every event, question, choice, refusal, and the table in words."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from games.revolte.played import played
from support import stress

import engine.games.revolte
from engine.core.asks import Refused
from engine.core.planning.plans import Figure, Plan
from engine.games.revolte import RULESET
from engine.games.revolte import events as e
from engine.games.revolte.analysis.mistakes import MISTAKES, side_of
from engine.games.revolte.scenarios import SCENARIOS, scenario, soldiers
from engine.games.revolte.world import view_of
from render.event_sentences import key_of
from render.games.revolte import PRESENTER
from render.games.revolte.text import catalogue, questions
from render.games.revolte.text.deeds import story
from render.games.revolte.text.event_sentences import _TELLERS
from render.games.revolte.text.log import line
from render.games.revolte.text.where import feature_at, place, square
from render.language import speaking
from render.panel import ALT_LENGTH, DESCRIPTION_LENGTH, LABEL_LENGTH, PROMPT_LENGTH

LOCALES = ("en", "it", "fr")

LANGUAGES = ("en", "it", "fr")
ENGINE = Path(engine.games.revolte.__file__).parent


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_name_of_the_engine_has_a_text(locale: str) -> None:
    has = catalogue.VOICE.texts.has
    for name in SCENARIOS:
        keys = [f"scenario-{name}", *(f"{name}-{each}" for each in catalogue.features(name))]
        keys += [f"{name}-group-{group.id}" for group in scenario(name).group]
        keys += [f"kind-{kind}" for kind in scenario(name).kind]
        for key in keys:
            assert has(key, locale=locale), key
    for kind in _TELLERS:
        assert has(f"event-{key_of(kind)}", locale=locale), kind


def test_every_event_has_a_sentence() -> None:
    kinds = {each for each in vars(e).values() if isinstance(each, type) and each.__module__ == e.__name__}
    assert kinds == set(_TELLERS)


def test_a_figure_that_is_placed_has_its_kind_and_place() -> None:
    """Without the picture they were only e1 to e6."""
    deploy = next(moment for moment in played("fu-gate").moments if moment.ask.kind == "deploy")
    menu = deploy.ask.level(("place",))
    assert menu is not None
    with speaking("en"):
        said = [PRESENTER.description(choice) for choice in menu.choices]
    kinds = "Officer|Rifleman|Chief|Fanatic|Spearman|Jingal gunner|Man with an old rifle"
    assert said
    assert all(re.fullmatch(rf"({kinds}), [A-L]\d", str(each)) for each in said), said


def refusals() -> set[str]:
    """Return the reasons of all refusals that the game's modules write."""
    found = set()
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Return) and isinstance(node.value, ast.Constant) and path.name == "barricades.py":
                found.add(node.value.value or "not-in-area")
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                words = [node.args[0]] if node.args else []
                found |= {each.value for word in words for each in ast.walk(word) if isinstance(each, ast.Constant)}
    return {word for word in found if isinstance(word, str)}


@pytest.mark.stress("en", "it")
@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_refusal_says_why(locale: str) -> None:
    assert len(refusals()) > 20
    for reason in refusals():
        assert catalogue.VOICE.texts.has(f"refused-{reason}", locale=locale), reason


@pytest.mark.stress("tartar-wall")
@pytest.mark.parametrize("name", stress.spread([*SCENARIOS], of=2))
def test_a_whole_game_can_be_read_as_text(name: str) -> None:
    found = played(name)
    for locale in LANGUAGES:
        with speaking(locale):
            for event in found.events[:: 1 if stress.FULL else 5]:
                line = PRESENTER.line(event)
                assert line
                assert "{" not in line
                assert len(line) <= 1_000
            for moment in found.moments:
                events = found.events[: moment.before]
                panel = PRESENTER.panel(moment.view, moment.ask, events)
                assert panel.orders
                assert len(panel.alt) <= ALT_LENGTH
                assert len(PRESENTER.prompt(moment.ask, ())) <= PROMPT_LENGTH
                assert PRESENTER.why(moment.ask)
                assert PRESENTER.first_time_hint(moment.ask)


@pytest.mark.stress("fu-gate", "langfang")
@pytest.mark.parametrize("name", stress.spread([*SCENARIOS], of=1))
def test_menus_fit_and_have_words(name: str) -> None:
    for moment in played(name).moments[:12]:
        for locale in LANGUAGES:
            with speaking(locale):
                for choice in moment.ask.menu().choices:
                    assert 0 < len(PRESENTER.label(choice)) <= LABEL_LENGTH
                    assert len(PRESENTER.description(choice) or "") <= DESCRIPTION_LENGTH
                first = moment.ask.menu().choices[0]
                for choice in first.then().choices[:8] if first.then is not None else ():
                    assert 0 < len(PRESENTER.label(choice)) <= LABEL_LENGTH


def test_text_board_has_every_figure() -> None:
    with speaking("fr"):
        for moment in played("fu-gate").moments[::4]:
            text = PRESENTER.text_board(moment.view)
            position = moment.world.position
            for name in position.everybody():
                at = position.at(name)
                assert f"{name} {square((at.x, at.y))}" in text


def test_the_end_is_described() -> None:
    for name in SCENARIOS:
        end = played(name).end
        result = RULESET.result(end)
        assert result is not None
        for locale in LANGUAGES:
            with speaking(locale):
                text = PRESENTER.result(view_of(end, None), result)
            assert str(end.position.lost["boxers"]) in text or not end.position.lost["boxers"]
        with speaking("en"):
            over = [event for event in played(name).events if isinstance(event, e.GameEnded)]
            assert [key_of(event) for event in over] == ["game-ended"]
            assert not story(end.position, over), "the result says it below the story"


def test_places_are_named_by_their_features() -> None:
    assert feature_at("fu-gate", (200, 200)) == ("in", "inn")
    assert feature_at("fu-gate", (200, 442)) == ("at", "wall-west")
    assert feature_at("fu-gate", (600, 560)) == ("", "")
    with speaking("it"):
        assert place("fu-gate", (200, 200)) == "C3 (locanda)"
        assert place("fu-gate", (600, 560)) == "G6"


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (("a1-5", "run-430,220"), "a1-5: run to E3"),
        (("a1", "crawl-430,220-c"), "a1: crawl to E3, closed up"),
        (("a1", "charge-run-e6"), "a1: charge e6"),
        (("b2", "climb-1"), "b2: climb ladder 1"),
        (("e4", "a7"), "e4: fire at a7"),
        (("mg", "sweep", "a7"), "The machine gun sweeps around a7"),
        (("rallies", "advised"), "Standing orders: Rallies: the adviser decides"),
    ],
)
def test_old_answers_are_written_as_text(answer: tuple[str, ...], said: str) -> None:
    with speaking("en"):
        assert PRESENTER.answer_text(answer) == said


def test_a_refusal_names_its_section() -> None:
    refused = Refused("too-few-points", rule="7.1", facts={"points": 1, "needed": 3})
    with speaking("en"):
        assert questions.refusal(refused) == "Points needed: 3. Points left: 1. Choose a cheaper order. (§7.1)"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", SCENARIOS)
def test_the_note_of_a_scenario_has_its_forces_and_turns(name: str, locale: str) -> None:
    with speaking(locale):
        note = PRESENTER.scenario_note(name)
    assert [int(figure) for figure in re.findall(r"\d+", note)] == [
        *sorted(Counter(each.side for each in soldiers(name).values()).values()),
        scenario(name).turns,
    ]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", SCENARIOS)
def test_every_sentence_of_the_log_begins_like_one(name: str, locale: str) -> None:
    """With a capital, or with the name of a figure as it is on its base; dice are counted."""
    begun = re.compile(r"[A-ZÉÀ§]|[a-ek]\d|[gm]\d")
    several = {"en": ("die", "dice"), "it": ("dado", "dadi"), "fr": ("dé", "dés")}[locale]
    with speaking(locale):
        for event in played(name).events:
            said = line(event)
            for part in re.split(r"(?<=[a-zéà0-9)])\. ", said):
                assert begun.match(part), said
            for word, dice in re.findall(rf"\b({'|'.join(several)}) ((?:\d+(?: [+|] )?)+)", said):
                assert (word == several[1]) == ("+" in dice or "|" in dice), said


@pytest.mark.parametrize("locale", LOCALES)
def test_the_changes_of_a_plan_have_the_right_sign(locale: str) -> None:
    """One's own losses fall below zero; enemies in the objective grow with every one who comes in."""
    figures = {"lost": 2, "theirs": 3, "killed": 4, "holding": -1, "near": 0}
    tries = {name: Figure((number,)) for name, number in figures.items()}
    found = Plan(name="assault", orders=(), figures=tries, until="alarm", periods=3)
    with speaking(locale):
        told = "\n".join(PRESENTER.plan(None, found).lines)
    names = {"en": "enemies on the objective", "it": "nemici nell’obiettivo", "fr": "ennemis sur l’objectif"}
    assert f"{names[locale]} +3" in told
    assert "−2" in told
    assert "+4" in told
    assert "−1" in told
    assert "−3" not in told


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_mistake_names_the_side_that_made_it(locale: str) -> None:
    with speaking(locale):
        told = {name: PRESENTER.mistake(name) for name in MISTAKES}
        assert len({each.title for each in told.values()}) == len(MISTAKES)
        with speaking(locale):
            for name, each in told.items():
                assert len(each.title) <= 44
                assert catalogue.side_short(side_of(name)) in each.title
                assert each.meaning.endswith(f"(§{MISTAKES[name]}).")
        assert PRESENTER.mistake("sleep").title == "sleep"
