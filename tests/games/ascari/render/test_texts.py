"""Ascari's texts: everything has a text in every language, whole games are described, and secret orders stay hidden."""

from __future__ import annotations

import ast
import logging
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

import engine.games.ascari
import render.games
from engine.core.asks import Answer, Ask, Choice, Menu, Refused
from engine.core.context import Context
from engine.core.dice import SeededDice
from engine.core.drive import Drive
from engine.core.events import Event
from engine.core.planning.plans import Figure, Plan, part_name
from engine.core.planning.plans import Order as PlanOrder
from engine.core.replay import Scene
from engine.core.save import Outcome, advance, new_game
from engine.games.ascari import RULESET, events, victory
from engine.games.ascari.analysis.mistakes import MISTAKES
from engine.games.ascari.combat import shooting
from engine.games.ascari.house_rules import SWITCHES
from engine.games.ascari.orders import PRESETS
from engine.games.ascari.scenarios import KINDS, SCENARIOS, SIDES, roster, scenario
from engine.games.ascari.steward import ranking
from engine.games.ascari.steward.advice import REASONS
from engine.games.ascari.steward.goals import CORPS, STANCES
from engine.games.ascari.tables import tables
from engine.games.ascari.testing import positions
from engine.games.ascari.world import Orders, View, World, view_of
from render.dispatch import SENTENCES
from render.games.ascari import PRESENTER
from render.games.ascari.map import plans
from render.games.ascari.text import catalogue, dice, log
from render.games.ascari.text import plans as plan_texts
from render.games.ascari.text.catalogue import VOICE, say
from render.games.ascari.text.labels import chances_of
from render.games.ascari.text.rulebook import RULEBOOK
from render.language import speaking, spoken
from render.menu_texts import chosen
from render.panel import ALT_LENGTH, LABEL_LENGTH

LOCALES = ("en", "it", "fr")
CORE = frozenset(
    {
        "game-over",
        "not-your-turn",
        "no-orders",
        "too-many-orders",
        "not-an-option",
        "said-twice",
        "wrong-number",
        "no-answer",
        "too-many-words",
        "more-to-say",
    }
)
"""The reasons for which any game may refuse an answer."""
FOLDER = Path(engine.games.ascari.__file__).parent
GAMES = [(name, seed) for name in SCENARIOS for seed in ("drum", "flag")]


def events_of_the_game() -> list[type[Event]]:
    return [
        each for each in vars(events).values() if isinstance(each, type) and issubclass(each, Event) and each != Event
    ]


def called(name: str) -> set[str]:
    """The first argument of every call of a name in the game, where it is written as a string."""
    found = set()
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name and node.args:
                first = node.args[0]
                parts = (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,)
                found |= {part.value for part in parts if isinstance(part, ast.Constant)}
    return found


def play(name: str, seed: str) -> list[tuple[Outcome[World], Answer, list[Event]]]:
    """A game between random players: each outcome with its answer, and the events that followed."""
    found = []
    player = RULESET.policies["random"](seed)
    outcome = new_game(RULESET, seed=seed, options={"scenario": name})
    while outcome.ask is not None and len(found) < 160:
        answer = player.answer(RULESET.view(outcome.world, outcome.ask.side), outcome.ask)
        following = advance(RULESET, outcome.save, answer, side=outcome.ask.side)
        found.append((outcome, answer, list(following.events)))
        outcome = following
    return found


# --- nothing is missing ---


@pytest.mark.parametrize("locale", LOCALES)
def test_every_name_of_the_engine_has_a_text(locale: str) -> None:
    def has(key: str) -> bool:
        return VOICE.texts.has(key) and bool(VOICE.texts.text(key, locale=locale, **dict.fromkeys(("none",), 1)))

    keys = [f"event-{kind.__struct_config__.tag}" for kind in events_of_the_game()]
    assert len(keys) == 26
    keys += [f"side-{side}" for side in SIDES] + [f"kind-{kind}" for kind in KINDS]
    keys += [f"terrain-{name}" for name in tables().terrain] + [f"band-{band}" for band in victory.BANDS]
    keys += [f"scenario-{name}" for name in SCENARIOS] + [f"choice-preset-{name}" for name in PRESETS]
    keys += [f"place-{place}" for name in SCENARIOS for place in RULESET_BOARDS[name]]
    keys += [f"corps-{counter.group}" for name in SCENARIOS for counter in roster(name).values()]
    keys += [f"step-{step}" for step in log.PHASES]
    with speaking(locale):
        keys += [f"log-kind-{kind}" for kind, _ in log.headings().kinds]
    assert [key for key in keys if not VOICE.texts.has(key, locale=locale)] == []
    assert has("title")


RULESET_BOARDS = {name: tuple(RULESET.begin_scenario(name, {}).position.board.places) for name in SCENARIOS}


def test_every_refusal_and_question_has_a_text() -> None:
    reasons, asks = called("Refused"), called("Ask")
    assert len(reasons) > 25
    assert asks >= {"move", "fire", "deploy", "go-on", "react", "orders", "rearrange"}
    missing = [reason for reason in reasons | CORE if not VOICE.texts.has(f"refused-{reason}")]
    missing += [ask for ask in asks for part in ("orders", "why", "lesson") if not VOICE.texts.has(f"{part}-{ask}")]
    assert missing == []


def test_every_label_has_a_text() -> None:
    """Each label is written by a function, or is a text of its own."""
    written = VOICE.texts
    labels = {label for label in _labels() if label != "done"}
    known = (
        "unit",
        "target",
        "to",
        "attack",
        "by",
        "place",
        "leader",
        "order",
        "preset",
        "number",
        "percent",
        "kind",
        "switch",
    )
    assert [label for label in labels if label not in known and not written.has(f"choice-{label}")] == []


def _labels() -> set[str]:
    found = set()
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            made = isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Choice" and len(node.args) > 1
            if made and isinstance(node.args[1], ast.Constant):
                found.add(node.args[1].value)
    return found


@pytest.mark.parametrize("name", SCENARIOS)
def test_counters_have_names_and_short_ones_that_fit(name: str) -> None:
    tags: dict[str, list[str]] = {}
    for locale in LOCALES:
        with speaking(locale):
            for counter in roster(name).values():
                assert catalogue.name(counter)
                tag = catalogue.tag(counter)
                assert 0 < len(tag) <= 9, counter.id
                tags.setdefault(f"{locale} {tag}", []).append(counter.id)
    units = {
        tag: ids for tag, ids in tags.items() if len([each for each in ids if not roster(name)[each].is_leader]) > 1
    }
    assert units == {}, "no two units of a battle have the same short name"


def test_a_unit_of_the_handicap_is_named_after_its_model() -> None:
    more = roster("makalle-1896", "+2")
    (added,) = [name for name in more if name not in roster("makalle-1896") and name.startswith("makonnen")]
    with speaking("it"):
        assert catalogue.name(more[added]) == "Makonnen 5+"
    with speaking("en"):
        assert catalogue.any_piece(added) == "Makonnen 5+"


@pytest.mark.parametrize("name", SCENARIOS)
def test_turns_have_their_days(name: str) -> None:
    with speaking("en"):
        days = [catalogue.day_of(name, turn) for turn in range(1, scenario(name).turns + 1)]
    if name == "makalle-1896":
        assert days == ["8 January 1896"] * 3 + ["9 January 1896"] * 3 + ["11 January 1896"] * 3
    else:
        assert len(set(days)) == 1


# --- whole games ---


@pytest.mark.stress(
    "agordat-1890-drum", "amba-alagi-1895-drum", "amba-alagi-1895-flag", "makalle-1896-drum", "makalle-1896-flag"
)
@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_a_whole_game_is_described_in_every_language(name: str, seed: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    since: list[Event] = []
    for place, (outcome, answer, following) in enumerate(play(name, seed)):
        ask = outcome.ask
        assert ask is not None
        view = RULESET.view(outcome.world, ask.side)
        for locale in LOCALES if place % 9 == 0 else LOCALES[place % 3 :][:1]:
            _told(view, ask, answer, since, locale)
        since = [*since, *following] if place % 9 else following
    assert caplog.records == []


def _told(view: Any, ask: Ask, answer: Answer, since: list[Event], locale: str) -> None:
    with speaking(locale):
        panel = PRESENTER.panel(view, ask, since, advice=answer)
        assert panel.title
        assert panel.orders
        assert len(panel.alt) <= ALT_LENGTH
        assert len(panel.story) <= SENTENCES
        assert panel.advised
        assert len(panel.advised) <= LABEL_LENGTH
        assert PRESENTER.why(ask)
        assert PRESENTER.first_time_hint(ask)
        for place in range(len(answer)):
            assert PRESENTER.prompt(ask, answer[:place])
            menu = ask.level(answer[:place])
            assert menu is not None
            _labelled(menu, locale)
        for event in since:
            line = PRESENTER.line(event)
            assert len(line) <= 1_000
            assert PRESENTER.kinds(event) - {"dice"}, event
            assert PRESENTER.places(event) <= set(log.places_of())
        marks = PRESENTER.marks(since, period=1, round_=0, phase="move")
        assert {mark.phase for mark in marks} <= set(log.PHASES)
        for picks in PRESENTER.shortcuts(view, ask):
            assert picks.prompt
            for option in picks.options:
                assert ask.level(option.path) is None or option.path
        board = PRESENTER.text_board(view)
    for unit, piece in view.position.pieces.items():
        if piece.at:
            assert piece.at in board, unit


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_text_board_has_the_whole_map_and_all_distances(name: str) -> None:
    """A player who does not see the map reads the terrain of each hex, its height, and how far the enemy is."""
    view = RULESET.view(new_game(RULESET, seed="words", options={"scenario": name}).world)
    position, board = view.position, view.position.board
    with speaking("en"):
        text = PRESENTER.text_board(view)
        terrain = {say(f"terrain-{each.name}"): each.name for each in tables().terrain.values()}
    kinds, heights = dict.fromkeys(board.grid.hexes, "clear"), dict.fromkeys(board.grid.hexes, 0)
    for line in text.partition("**The ground**")[2].splitlines()[1:]:
        kind, _, hexes = line.partition(": ")
        for run in hexes.split(", "):
            first, _, last = run.partition("–")
            for at in range(int(first), int(last or first) + 1):
                if kind.startswith("height "):
                    heights[f"{at:04}"] = int(kind.split()[1])
                else:
                    kinds[f"{at:04}"] = terrain[kind]
    assert kinds == {at: each.name for at, each in board.terrain.items()}
    assert heights == dict(board.height)
    for side in position.battle.sides:
        enemies = [position.pieces[each].at for each in position.units_of(position.battle.enemy_of(side))]
        for unit in position.units_of(side):
            at = position.pieces[unit].at
            far = min(board.grid.distance(at, other) for other in enemies)
            with speaking("en"):
                named = catalogue.piece(position, unit)
            assert re.search(rf"{re.escape(named)} {at}[^;]*, {far} hex", text), unit


def _labelled(menu: Menu, locale: str) -> None:
    with speaking(locale):
        said = [PRESENTER.label(choice) for choice in menu.choices]
        assert len(set(said)) == len(said), "no two options read alike"
        for choice in menu.choices:
            assert len(PRESENTER.label(choice)) <= LABEL_LENGTH
            assert len(PRESENTER.description(choice) or "") <= 100


def test_an_attack_without_its_leader_shows_its_own_chance() -> None:
    units = {"fara": "1207", "fara-1": "1207", "spears-1": "1006"}
    world = positions.build(positions.from_plain({"step": "move", "active": "italian", "only": True, "units": units}))
    drive: Drive[World] = Drive(RULESET, world, Context(SeededDice("apple")), start="move")
    ask = drive.ask_of("italian")
    assert ask is not None
    with speaking("en"):
        labels = {
            word: PRESENTER.label(chosen(ask, ("move", "fara-1", "1006", word))[-1][0]) for word in ("go", "alone")
        }
        (attack,) = chosen(ask, ("move", "fara-1", "1006", "go"))[-2]
        assert PRESENTER.label(attack).endswith("42%")
    assert labels == {"go": "Move with Capt. Fara", "alone": "Without leaders, 28%"}


def test_rolls_are_reported_with_die_modifiers_and_result() -> None:
    rolled = [event for name, seed in GAMES for _, _, following in play(name, seed) for event in following]
    reports = [(event, report) for event in rolled for report in dice.rolled(event)]
    assert len(reports) > 30
    for locale in LOCALES:
        with speaking(locale):
            for event, report in reports:
                text = " ".join(dice.of_event(event))
                assert f"§{report.rule}" in text
                assert all(dice.modifier_name(each.name) in text for each in report.modifiers)
    with speaking("en"):
        assert dice.settled_by([event for event, _ in reports])
        assert dice.settled_by([]) is None


# --- secrets ---


def test_orders_are_shown_only_to_their_side() -> None:
    """All texts for the other side, and for everybody, are the same whatever a side's standing orders say."""
    world = RULESET.begin_scenario("makalle-1896", {})
    said: dict[str | None, set[tuple[str, ...]]] = {None: set(), "italian": set(), "ethiopian": set()}
    with speaking("en"):
        for orders in (Orders(), Orders(rifles="hold", guns="ask", most=1), PRESETS["horse-only"]):
            world.orders["ethiopian"] = orders
            for side, found in said.items():
                view = view_of(world, side)
                texts = [write(view) for write in (PRESENTER.text_board, PRESENTER.alt, PRESENTER.status)]
                found.add((*texts, str(PRESENTER.panel(view, None, ()))))
    assert len(said[None]) == len(said["italian"]) == 1
    assert len(said["ethiopian"]) > 1, "their own side reads them"


# --- odds of a melee, refusals, results, rules ---


def test_chances_of_a_melee_are_computed_over_all_dice() -> None:
    assert chances_of(0, 0) == (chances_of(3, 3)[0], chances_of(0, 0)[1])
    assert chances_of(9, 0)[0] == 1
    assert chances_of(0, 9) == (0, 0)
    assert chances_of(1, 0)[0] * 36 == sum(one + 1 > other for one in range(6) for other in range(6))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_refusal_says_why_with_its_section(locale: str) -> None:
    outcome = new_game(RULESET, seed="no", options={"scenario": "agordat-1890"})
    assert outcome.ask is not None
    wrong: list[Answer] = [("move", "fara-1", "0505"), ("place", "xyz"), ("place", "fara"), ("place", "horse", "1212")]
    with speaking(locale):
        for answer in wrong:
            with pytest.raises(Refused) as caught:
                advance(RULESET, outcome.save, answer, side=outcome.ask.side)
            said = PRESENTER.refusal(caught.value)
            assert f"(§{caught.value.rule})" in said
            assert "$" not in said
            assert "{" not in said


def test_a_click_by_the_other_side_is_answered_with_whose_turn_it_is() -> None:
    outcome = new_game(RULESET, seed="no", options={"scenario": "agordat-1890"})
    with pytest.raises(Refused) as caught:
        advance(RULESET, outcome.save, ("done",), side="italian")
    with speaking("en"):
        assert "The Dervishes" in PRESENTER.refusal(caught.value)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_section_that_the_engine_names_is_in_the_rules(locale: str) -> None:
    named = {switch.rule for switch in SWITCHES} | {each[2] for each in tables().fire_modifiers.values()}
    for path in FOLDER.rglob("*.py"):
        named |= set(re.findall(r"§((?:S-)?\d(?:\.\d+)*)", path.read_text(encoding="utf-8")))
    named -= {"Makalle"}
    assert len(named) > 40
    with speaking(locale):
        assert [section for section in sorted(named) if RULEBOOK.page(section) is None] == []


def test_house_rules_are_listed_with_their_sections() -> None:
    with speaking("en"):
        page = RULEBOOK.page("A75")
        assert page is not None
        assert "House rule" in page.text
        assert RULEBOOK.find("limbering")[0].key == "3.61"


def test_an_order_of_another_version_is_left_as_it_is() -> None:
    with speaking("en"):
        assert PRESENTER.answer_text(("charge", "x")) == "charge x"
        assert PRESENTER.answer_text(("move", "olie-1")) == "move olie-1"


@pytest.mark.parametrize("locale", LOCALES)
def test_results_name_the_winner_the_figures_and_the_band(locale: str) -> None:
    world = RULESET.begin_scenario("agordat-1890", {})
    world.position.turn = 8
    victory.end(world.position, "dervish", victory.TURNS)
    result = RULESET.result(world)
    assert result is not None
    with speaking(locale):
        said = PRESENTER.result(view_of(world, None), result)
        with speaking(locale):
            assert say("band-dervish-victory") in said
        assert "4" in said
        assert PRESENTER.score(-4) != PRESENTER.score(4)
        assert PRESENTER.label(Choice("done", "done", {"ask": "move"}))


# --- odds ---


def test_odds_match_the_dice() -> None:
    """Every subject of whole games: shares add up to one, and shots are counted as the game rolls them."""
    seen = {"fire": 0, "melee": 0}
    for name, seed in GAMES[::2]:
        for outcome, answer, _ in play(name, seed)[::3]:
            assert outcome.ask is not None
            view = RULESET.view(outcome.world, outcome.ask.side)
            wanted = PRESENTER.odds_subject(view, outcome.ask, answer)
            asked = PRESENTER.odds_ask(view, outcome.ask)
            subjects = [wanted] if wanted else []
            if asked is not None:
                subjects += [_first(asked)]
            with speaking(LOCALES[len(name) % 3]):
                for subject in subjects:
                    seen[subject[0]] += 1
                    sheet = PRESENTER.odds(view, outcome.ask, subject)
                    assert sum(share.chance for share in sheet.shares) == pytest.approx(1)
                    assert len({share.rank for share in sheet.shares}) == len(sheet.shares)
                    if subject[0] == "fire":
                        _as_it_is_rolled(view, outcome.ask, subject, sheet)
            with speaking("it"):
                assert len(PRESENTER.odds_overview(view)) <= 12
    assert min(seen.values()) > 0


def _first(asked: Ask) -> Answer:
    path: Answer = ()
    while (menu := asked.level(path)) is not None:
        path = (*path, menu.choices[0].word)
    return path


def _as_it_is_rolled(view: Any, ask: Ask, subject: Answer, sheet: Any) -> None:
    at = view.position.pieces[subject[2]].at
    shot = shooting.shot(view.position, subject[1], at, opportunity=ask.kind == "react")
    hits = [
        2 if total >= shot.row.double else 1 if total >= shot.row.hit else 0
        for die in range(1, 7)
        for total in [min(6, max(1, die + shot.modifier))]
    ]
    for share in sheet.shares:
        assert share.chance * 6 == pytest.approx(hits.count(share.rank))


def test_the_advised_shot_is_the_subject_of_its_odds() -> None:
    outcome = new_game(RULESET, seed="x", options={"scenario": "agordat-1890"})
    view = RULESET.view(outcome.world)
    fire = Ask("fire", "4.4", lambda: Menu("do", ()))
    assert PRESENTER.odds_subject(view, fire, ("fire", "fara-1", "horse")) == ("fire", "fara-1", "horse")
    assert PRESENTER.odds_subject(view, fire, ("done",)) is None
    move = Ask("move", "3", lambda: Menu("do", ()))
    at = outcome.world.position.pieces["horse"].at
    assert PRESENTER.odds_subject(view, move, ("move", "fara-1", at, "go")) == ("melee", "fara-1", "horse")
    assert PRESENTER.odds_subject(view, move, ("move", "fara-1", "1410", "go")) is None
    assert PRESENTER.odds_near(view, move)


# --- the poster, and plans as arrows ---


@pytest.mark.stress("en")
@pytest.mark.parametrize("locale", LOCALES)
def test_a_finished_battle_has_a_poster(locale: str) -> None:
    outcome = new_game(RULESET, seed="end", options={"scenario": "agordat-1890"})
    player = RULESET.policies["random"]("end")
    scenes = []
    while outcome.ask is not None:
        answer = player.answer(RULESET.view(outcome.world, outcome.ask.side), outcome.ask)
        outcome = advance(RULESET, outcome.save, answer, side=outcome.ask.side)
        view = msgspec.convert(msgspec.to_builtins(RULESET.view(outcome.world)), View)
        scenes.append(Scene("move", view, tuple(outcome.events)))
    result = RULESET.result(outcome.world)
    assert result is not None
    with speaking(locale):
        page = PRESENTER.poster(scenes, result, game="abc")
        assert page is not None
        with speaking(locale):
            assert page.title == say(f"band-{result['band']}")
            assert page.title in page.alt
            assert "Fara" in page.alt
            assert not set("*#") & set(page.alt), "it is read aloud"
            assert page.alt.index(page.title) < page.alt.index(say("board-orders", orders=""))
        assert len(page.alt) <= ALT_LENGTH
        assert PRESENTER.poster(scenes[:1], result, game="abc") is None


def test_orders_are_arrows_on_the_board() -> None:
    view = view_of(RULESET.begin_scenario("agordat-1890", {}), None)
    position = view.position
    way = plans.arrow_of(position, ("move", "fara-1", "1307", "go"))
    assert way is not None
    assert (way.way[0], way.way[-1], way.fights) == ("1409", "1307", False)
    assert all(one in position.board.grid.neighbours(other) for one, other in pairwise(way.way))
    shot = plans.arrow_of(position, ("fire", "fara-1", "horse"))
    assert shot is not None
    assert shot.fights
    assert plans.arrow_of(position, ("done",)) is None
    assert plans.arrow_of(position, ("move", "nobody", "1307")) is None


def test_every_text_is_used() -> None:
    """Keys that no source names are built from a family's name and a word of the engine."""
    folder = Path(render.games.__file__).parent / "ascari"
    own = [path.read_text(encoding="utf-8") for path in folder.rglob("*.py")]
    rooms = (folder.parents[1], folder.parents[1] / "two_sided")
    shared = [path.read_text(encoding="utf-8") for room in rooms for path in room.glob("*.py")]
    said = "\n".join((*own, *(source for source in shared if "Voice" in source)))
    families = tuple(set(re.findall(r"f[\"']([a-z-]+-)\{", said)))
    plain = set(re.findall(r"[\"']([a-z]+(?:-[a-z0-9]+)*)[\"']", said))
    assert not [key for key in VOICE.texts.keys(locale="en") if key not in plain and not key.startswith(families)]


def test_every_text_of_a_counter_or_refusal_belongs_to_one() -> None:
    ids = {name for battle in SCENARIOS for name in roster(battle)}
    reasons = called("Refused") | {"no-odds", "not-now", *CORE}
    keys = VOICE.texts.keys(locale="en")
    assert [key for key in keys if key.startswith("unit-") and key.removeprefix("unit-") not in ids] == []
    assert [key for key in keys if key.startswith("refused-") and key.removeprefix("refused-") not in reasons] == []


def test_sides_have_names_for_headings_in_three_languages() -> None:
    named = {
        locale: spoken(locale, lambda: [PRESENTER.side(side) for side in RULESET.sides])
        for locale in ("en", "it", "fr")
    }
    assert named == {
        "en": ["Italians", "Dervishes", "Ethiopians"],
        "it": ["Italiani", "Dervisci", "Etiopi"],
        "fr": ["Italiens", "Derviches", "Éthiopiens"],
    }


# --- plans, corps, reasons ---


@pytest.mark.parametrize("locale", LOCALES)
def test_every_plan_and_corps_has_a_text(locale: str) -> None:
    groups = {counter.group for name in SCENARIOS for counter in roster(name).values()}
    corps = [f"{CORPS}{group}" for group in groups]
    names = [*STANCES, *corps, *(part_name(each, name) for each in corps for name in STANCES if name != "own")]
    with speaking(locale):
        titles = [plan_texts.plan_title(name) for name in names]
        assert len(set(titles)) == len(names)
        assert all(len(title) <= 55 for title in titles)
        assert all(0 < len(plan_texts.plan_why(name)) <= 100 for name in names)
        assert plan_texts.plan_title("charge") == "charge"
        assert plan_texts.plan_title("corps-none") == "corps-none"
        parts = [plan_texts.plan_title(part_name(each, "")) for each in corps]
    assert all(title.startswith(part) for part, title in zip(parts, titles[len(STANCES) :], strict=False))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_plan_is_described_with_its_orders_and_figures(locale: str) -> None:
    orders = (PlanOrder(("move", "olie-1", "2209"), 1.0), PlanOrder(("fire", "olie-2", "sebath"), 0.5))
    figures = {name: Figure((1, 3)) for name in ("lost", "theirs", "killed", "places")}
    view = view_of(RULESET.begin_scenario("amba-alagi-1895", {}), None)
    plan = Plan(name="storm", orders=orders, figures=figures, until="alarm", periods=2)
    with speaking(locale):
        told = plan_texts.plan(view, plan)
        assert "2209" in told.text
        assert catalogue.any_piece("olie-1") in told.text
        assert all(plan_texts.say(f"plan-{name}") in told.text for name in figures)
    assert "$" not in told.text


@pytest.mark.parametrize("locale", LOCALES)
def test_every_reason_of_the_steward_has_a_text(locale: str) -> None:
    facts = {
        "at": "2209",
        "goal": "1311",
        "place": "terrace",
        "unit": "olie-1",
        "enemy": "sebath",
        "leader": "ras-olie",
        "distance": 1,
        "group": "olie",
    }
    chance = {"attacks": {"percent": 42}}
    with speaking(locale):
        said = [
            plan_texts.reason_text("amba-alagi-1895", key, {**facts, **chance.get(key, {"chance": 4})})
            for key in REASONS
        ]
        assert [key for key, text in zip(REASONS, said, strict=True) if not text] == ["only-answer"]
        assert all(len(text) <= 100 and "{" not in text for text in said)
        told = dict(zip(REASONS, said, strict=True))
        assert "1311" in told["advances"]
        assert "42" in told["attacks"]
        assert "67" in told["good-shot"]
        assert plan_texts.reason_text("amba-alagi-1895", "", {}) == ""
    with speaking(locale):
        for key, words in {"as-in-history": ("historical",), "as-ordered": ("onward",), "keeps-it": ("stay",)}.items():
            label = PRESENTER.answer_text(words).casefold()
            assert told[key].casefold() not in label, "a reason says more than the answer"
            assert label not in told[key].casefold()
            assert not any(label.endswith(said) for said in (told[key].casefold(), told[key].casefold().split()[-1]))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_mistake_names_the_side_that_made_it(locale: str) -> None:
    with speaking(locale):
        told = [PRESENTER.mistake(name) for name in MISTAKES]
        assert len({each.title for each in told}) == len(MISTAKES) == 12
        assert all(len(each.title) <= 44 for each in told)
        with speaking(locale):
            for name, each in zip(MISTAKES, told, strict=True):
                assert catalogue.side_short(name.partition("-")[0]) in each.title
                assert f"§{MISTAKES[name]}" in each.meaning
        assert PRESENTER.mistake("sleep").title == "sleep"


def test_advice_has_its_reason() -> None:
    """The steward's own answers of a game: nearly all have a reason in words, and offers have the same."""
    outcome = new_game(RULESET, seed="why", options={"scenario": "agordat-1890"})
    steward = RULESET.policies["steward"]("why")
    with_reason = asked = 0
    while outcome.ask is not None and asked < 40:
        view = RULESET.view(outcome.world, outcome.ask.side)
        answer = steward.answer(view, outcome.ask)
        key, facts = ranking.reason(view, outcome.ask, answer)
        with speaking("it"):
            why = plan_texts.reason_text("agordat-1890", key, facts)
        with speaking("it"):
            assert why in PRESENTER.details(view, outcome.ask, answer).advice
        for locale in LOCALES:
            with speaking(locale):
                told = plan_texts.reason_text("agordat-1890", key, facts).casefold()
            with speaking(locale):
                assert not told or told not in PRESENTER.answer_text(answer).casefold()
        with speaking("it"):
            (offer,) = PRESENTER.offers(view, outcome.ask, (answer,))
        assert offer.why == why or not why
        with_reason, asked = with_reason + bool(why), asked + 1
        outcome = outcome.on(answer, side=outcome.ask.side)
    assert with_reason > asked * 0.7
