"""Texts of Keep Up the Fire!: every question, event, refusal and count of the engine has its text."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from support.records import Game

import engine.games
import render.games
from engine.core.asks import Refused
from engine.core.events import DieRollReport, Event
from engine.core.replay import Recording, scenes
from engine.games.keep_up_the_fire import events as e
from engine.games.keep_up_the_fire.board import LANE, POWERS, WALLS, board
from engine.games.keep_up_the_fire.cards import EFFECTS, SPECIALS, cards
from engine.games.keep_up_the_fire.sequence import SEQUENCE
from engine.games.keep_up_the_fire.world import Foe, Position
from render.dispatch import SENTENCES
from render.event_sentences import key_of
from render.games.keep_up_the_fire import PRESENTER
from render.games.keep_up_the_fire.map import overlays
from render.games.keep_up_the_fire.text import catalogue, log
from render.games.keep_up_the_fire.text.deeds import story
from render.games.keep_up_the_fire.text.result_text import SECTIONS
from render.language import speaking
from render.odds import OddsSheet
from render.panel import ALT_LENGTH
from render.rulebook import PAGE_LENGTH

NAME = "keep-up-the-fire"
RULESET = engine.games.find(NAME)
ENGINE = Path(engine.games.__file__).parent / "keep_up_the_fire"
LOCALES = catalogue.VOICE.texts.locales()
SEEDS = ("t1", "t2", "t3")
EVENTS = [kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event]


@cache
def played(seed: str, policy: str = "random") -> Game:
    return Game(RULESET, seed=seed).play(policy=policy)


@cache
def positions(seed: str) -> list[Any]:
    """Yield every position of a game with its question and the latest events."""
    game = played(seed)
    return [game.saves[version] for version in sorted(game.saves)]


def source() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in ENGINE.rglob("*.py"))


def called(name: str) -> set[str]:
    """Return the first arguments of all calls of a class in the engine's source."""
    found = set()
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name and node.args:
                first = node.args[0]
                found |= {each.value for each in ast.walk(first) if isinstance(each, ast.Constant)}
    return {each for each in found if isinstance(each, str)}


def has(key: str, locale: str) -> bool:
    return key in catalogue.VOICE.texts.keys(locale=locale)


# --- complete texts ---


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_a_title_and_a_story_and_none_is_unused(locale: str) -> None:
    assert set(catalogue.CARDS.texts.keys(locale=locale)) == set(cards())
    with speaking(locale):
        for name in cards():
            title, said = catalogue.card_title(name), catalogue.card_story(name)
            assert 0 < len(title) <= 36, name
            assert 40 < len(said) <= 160, (name, len(said))
            assert "1900" in catalogue.card_date(name)


@pytest.mark.stress("it")
@pytest.mark.parametrize("locale", LOCALES)
def test_every_fact_of_the_engine_has_a_text(locale: str) -> None:
    wanted = {f"event-{key_of(kind)}" for kind in EVENTS}
    wanted |= {f"special-{name}" for name in SPECIALS} | {f"effect-{name}" for name in EFFECTS}
    wanted |= {f"step-{name}" for name in SEQUENCE.steps} | {f"band-{name}" for name in RULESET.bands}
    wanted |= {f"station-{each.id}" for each in board().stations} | {f"blocker-{name}" for name in board().blockers}
    wanted |= {f"unit-{name}" for name in (*POWERS, "gun")} | {f"space-{name}" for name in LANE}
    wanted |= {f"{kind}-{wall}" for kind in ("wall", "side", "at", "map-at") for wall in WALLS}
    wanted |= {f"refused-{reason}" for reason in called("Refused") if re.fullmatch(r"[a-z-]+[a-z]", reason)}
    asks = called("Ask") | {"deploy", "redeploy"}
    wanted |= {f"{kind}-{name}" for kind in ("orders", "why", "lesson") for name in asks}
    assert len(asks) >= 10
    missing = sorted(key for key in wanted if not has(key, locale))
    assert not missing


def test_every_modifier_and_roll_has_a_name() -> None:
    said = source()
    names = set(re.findall(r'_when\([^"]*"([a-z-]+)"', said))
    able = board().legations.values()
    names |= {each.id for each in able if each.to_hit or each.melee or each.own}
    assert len(names) > 10
    assert not [name for name in names if not has(f"modifier-{name}", "en")]
    purposes = set(re.findall(r'purpose="([a-z-]+)"', said)) | set(re.findall(r'_account\("([a-z-]+)"', said))
    assert len(purposes) >= 6
    assert not [name for name in purposes if not has(f"purpose-{name}", "en")]


@pytest.mark.parametrize("locale", LOCALES)
def test_mistakes_bands_parties_scores_and_house_rules_have_names(locale: str) -> None:
    sins = RULESET.count_mistakes(scenes(RULESET, tape(played("t1"))))
    with speaking(locale):
        for name in {*SECTIONS, *sins}:
            sin = PRESENTER.mistake(name)
            assert 0 < len(sin.title) <= 44
            assert "(§" in sin.meaning
        for band in RULESET.bands:
            assert 0 < len(PRESENTER.band(band)) <= 30
            assert PRESENTER.band(band)[0].isupper()
        for score in (1, 29, 75, -1, -9, -25, -41):
            assert 0 < len(PRESENTER.score(score)) <= 40
        assert all(0 < len(PRESENTER.party(name)) <= 40 for name in POWERS)
        texts = PRESENTER.house_rules()
    assert [text.name for text in texts] == [switch.name for switch in RULESET.house_rules]
    for text, switch in zip(texts, RULESET.house_rules, strict=True):
        assert [choice for choice, _ in text.choices] == list(switch.choices)
        assert all(len(title) <= 80 for _, title in text.choices)


def test_every_text_is_used() -> None:
    """Keys that no source names are built from a family's name and a word of the engine."""
    folder = Path(render.games.__file__).parent / "keep_up_the_fire"
    own = [path.read_text(encoding="utf-8") for path in folder.rglob("*.py")]
    shared = [path.read_text(encoding="utf-8") for path in folder.parents[1].glob("*.py")]
    said = "\n".join((*own, *(source for source in shared if "Voice" in source)))  # what speaks with a game's voice
    families = tuple(set(re.findall(r"f[\"']([a-z-]+-)\{", said)) | {"map-"})
    plain = set(re.findall(r"[\"']([a-z]+(?:-[a-z0-9]+)*)[\"']", said))
    for voice in (catalogue.VOICE, catalogue.PAPERS):
        assert not [key for key in voice.texts.keys(locale="en") if key not in plain and not key.startswith(families)]


# --- the lengths of texts ---


def tape(game: Game) -> Recording:
    return Recording(system=NAME, seed=game.seed, options={}, entries=tuple(game.entries))


@pytest.mark.stress("t1-en", "t1-fr")
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_position_of_whole_games(locale: str, seed: str, caplog: pytest.LogCaptureFixture) -> None:
    with speaking(locale):
        for outcome in positions(seed):
            view, ask = RULESET.view(outcome.world), outcome.ask
            advice = next(ask.answers()) if ask is not None else None
            panel = PRESENTER.panel(view, ask, outcome.events, advice=advice)
            assert len(panel.story) <= SENTENCES
            assert 0 < len(panel.alt) <= ALT_LENGTH
            assert len(PRESENTER.text_board(view)) > 400
            for event in outcome.events:
                assert 0 < len(PRESENTER.line(event)) <= 1_000
                assert PRESENTER.kinds(event) <= {kind for kind, _ in PRESENTER.headings().kinds}
                assert PRESENTER.places(event) <= {place for place, _ in PRESENTER.headings().places}
            settled = PRESENTER.settled_by(outcome.events)
            assert settled is None or len(settled) <= 200
            if ask is not None:
                _asked(view, ask, locale)
    assert not caplog.records, "no text lacks a fact"


def _asked(view: Position, ask: Any, locale: str) -> None:
    with speaking(locale):
        for answer in [answer for _, answer in zip(range(8), ask.answers(), strict=False)]:
            (offer,) = PRESENTER.offers(view, ask, [answer])
            assert 0 < len(offer.label) <= 80
            assert 0 < len(PRESENTER.answer_text(answer)) <= 500
            for place in range(len(answer)):
                assert 0 < len(PRESENTER.prompt(ask, answer[:place])) <= 150
                menu = ask.level(answer[:place])
                for choice in menu.choices:
                    assert 0 < len(PRESENTER.label(choice)) <= 80
                    described = PRESENTER.description(choice)
                    assert described is None or 0 < len(described) <= 100
        for shortcuts in PRESENTER.shortcuts(view, ask):
            assert all(
                0 < len(option.label) <= 100 and option.path[0] == shortcuts.verb for option in shortcuts.options
            )
        assert "§" in PRESENTER.why(ask)
        assert PRESENTER.first_time_hint(ask)
        subjects = PRESENTER.odds_ask(view, ask)
        assert subjects is not None
        for subject in subjects.answers():
            _sound(PRESENTER.odds(view, ask, subject))


def _sound(sheet: OddsSheet) -> None:
    assert sum(share.chance for share in sheet.shares) == pytest.approx(1)
    assert len({share.brief for share in sheet.shares}) == len(sheet.shares)
    assert 0 < len(sheet.title) <= 120
    assert "§" in sheet.title


def test_the_advised_answer_is_a_subject_of_its_odds() -> None:
    outcome = next(o for o in positions("t1") if o.ask is not None and o.ask.kind == "act")
    view = RULESET.view(outcome.world)
    for answer in outcome.ask.answers():
        subject = PRESENTER.odds_subject(view, outcome.ask, answer)
        assert (subject is not None) == (answer[0] in {"fire", "melee"})
        if subject is not None:
            PRESENTER.odds_ask(view, outcome.ask).check(subject)  # type: ignore[union-attr]


def test_odds_match_the_dice() -> None:
    """§II.2 Six faces to hit, six faces for losses: Boxers of 4 at long range, before Italians and the gun."""
    view = RULESET.view(RULESET.new({}))
    view.foes.append(Foe("north", "boxers", 4, "long"))
    outcome = next(o for o in positions("t1") if o.ask is not None and o.ask.kind == "act")
    bonus = sum(board().legations[power].to_hit for power in view.posts["north"]) + (view.gun == "north")
    hits = sum(die + bonus > 4 for die in range(1, 7))
    with speaking("en"):
        sheet = PRESENTER.odds(view, outcome.ask, ("fire", "north"))
    missed = next(share for share in sheet.shares if share.brief == "a miss")
    assert missed.chance == pytest.approx(1 - hits / 6)
    gain = 1 + (view.gun == "north")
    mean = hits / 6 * sum(min(4, die + gain) for die in range(1, 7)) / 6
    assert sheet.average == pytest.approx(mean)


def test_a_long_dispatch_is_summed_up() -> None:
    outcomes = positions("t1")
    events, position = [event for outcome in outcomes for event in outcome.events], outcomes[-1].world
    with speaking("en"):
        assert len(story(position, events)) == SENTENCES
        placed = [e.ForcesPlaced(wall=wall, kind="boxers", strength=3) for wall in WALLS]
        assert story(position, placed) == ("Boxers (3) appear before all four walls.",)


def test_overlays_describe_their_pictures() -> None:
    outcome = positions("t1")[-1]
    view = RULESET.view(outcome.world)
    with speaking("en"):
        for subject in PRESENTER.overlays(view, None).answers():
            shown = PRESENTER.overlay(view, None, subject, events=outcome.events)
            assert shown.title
            assert shown.lines
    with speaking("en"):
        assert len(overlays.overlay(view, None, ("road",)).lines) == len(board().stations)


def test_an_order_of_another_version_is_left_as_it_is() -> None:
    with speaking("en"):
        for answer in (("dance", "north"), ("fire",), ("melee", "nowhere"), ()):
            assert log.answer_text(answer) == " ".join(answer)


def test_names_are_understood_in_every_language() -> None:
    with speaking("en"):
        for locale in LOCALES:
            with speaking(locale):
                for name in ("britain", "gun"):
                    assert PRESENTER.vocabulary().word(catalogue.unit(name)) == name
                for wall in WALLS:
                    assert PRESENTER.vocabulary().word(catalogue.wall_short(wall).upper()) == wall
        assert PRESENTER.vocabulary().word("Streets behind the east wall") == "streets-east"
        assert PRESENTER.vocabulary().word("the moon") is None


# --- rules ---


def _sections() -> set[str]:
    with speaking("en"):
        return {ref.key for chapter in PRESENTER.rulebook().chapters() for ref in chapter.sections}


def test_every_section_that_the_engine_names_is_in_the_rules() -> None:
    said = source()
    named = set(re.findall(r'rule="([0-9A-Z][.0-9A-Za-z]*)"', said)) | {step.rule for step in SEQUENCE.steps.values()}
    named |= {switch.rule for switch in RULESET.house_rules} | set(SECTIONS.values())
    assert len(named) > 15
    assert not named - _sections()


@pytest.mark.parametrize("locale", LOCALES)
def test_sections_that_texts_name_exist(locale: str) -> None:
    for voice in (catalogue.VOICE, catalogue.RULES):
        text = voice.texts.source(locale)
        named = {name.rstrip(".") for name in re.findall(r"§([0-9A-Z][.0-9A-Za-z]*)", text)}
        assert not named - _sections() - {"{"}


@pytest.mark.parametrize("locale", LOCALES)
def test_rules_are_short_and_found(locale: str) -> None:
    book = PRESENTER.rulebook()
    with speaking(locale):
        keys = [ref.key for chapter in book.chapters() for ref in chapter.sections]
        assert len(keys) == len(set(keys)) >= 28
        rulings = 0
        for key in keys:
            page = book.page(key)
            assert page is not None
            assert len(page.text) <= PAGE_LENGTH
            assert book.find(f"§{key}")[0].key == key
            rulings += len(page.rulings)
            for ruling in page.rulings:
                assert len(ruling.text) <= 345
                found = book.page(ruling.ref.key)
                assert found is not None
                assert found.home == page.ref
    assert rulings == 34


def test_results_list_their_items() -> None:
    found = {"verdict": "victory", "won": True, "band": "major-victory", "points": 65, "turns": 20, "station": 9}
    found |= {"legations": 30, "cards": 18, "tracks": 7, "heroic": 10}
    with speaking("en"):
        said = PRESENTER.result(positions("t1")[-1], found)
    assert "65 points: Major victory" in said
    assert all(str(found[item]) in said for item in ("legations", "cards", "tracks", "heroic"))
    lost = dict.fromkeys(("legations", "cards", "tracks", "heroic", "points"), 1)
    with speaking("en"):
        for verdict in ("moderate-defeat", "substantial-defeat", "decisive-defeat"):
            said = PRESENTER.result(
                None, {**lost, "verdict": verdict, "band": verdict, "won": False, "turns": 9, "station": 3}
            )  # type: ignore[arg-type]
            assert catalogue.say(f"band-{verdict}") in said


def test_rolls_are_reported_in_full() -> None:
    account = DieRollReport(purpose="to-hit", rule="II.2", dice=(4,), total=5, result="hit")
    event = next(
        event
        for outcome in (o for seed in SEEDS for o in positions(seed))
        for event in outcome.events
        if isinstance(event, e.WallFired) and event.damage is not None and event.to_hit.modifiers
    )
    with speaking("en"):
        (hit, losses) = PRESENTER.dice([event])
    assert hit.startswith("Fire from the")
    assert f"die {event.to_hit.dice[0]}" in hit
    assert "(§II.2)" in hit
    assert "a hit" in hit
    assert losses.startswith("Losses from the hit")
    assert account.purpose == event.to_hit.purpose


def test_an_order_of_another_step_says_which_it_is_and_when_the_order_comes() -> None:
    asks = {save.ask.kind: save.ask for save in positions("t1") if save.ask is not None}
    with speaking("en"):
        for kind, verb, said in (
            ("act", "move", "Current step: the Legations’ actions. You can move units after the Chinese advance"),
            (
                "redeploy",
                "fire",
                "Current step: redeployment. You fire, fight and fortify after the card",
            ),
            (
                "command",
                "swap",
                "Current step: the orders to the column. Legations move to other walls after the Chinese advance",
            ),
        ):
            with pytest.raises(Refused) as caught:
                asks[kind].check((verb,))
            assert said in PRESENTER.refusal(caught.value)
