"""The conditions of prepared orders in both games of two sides: their truth, their refusals, and what they hide."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine.games
import render.games
from bot.answers.prepared_lines import read_sign
from bot.answers.typed import TypedAnswers
from engine.core.asks import Refused
from engine.core.save import new_game
from render.language import speaking

AGORDAT, WALL = ("ascari", "agordat-1890", "italian"), ("revolte", "tartar-wall", "europeans")
LANGUAGES = {"en": ("enemy in", "near"), "it": ("nemico in", "vicino"), "fr": ("ennemi en", "proche")}


def _game(game: tuple[str, str, str]) -> tuple[Any, Any, str]:
    system, scenario, side = game
    rules = engine.games.find(system)
    return rules, new_game(rules, seed="signs", options={"scenario": scenario}).world, side


def _true(rules: Any, world: Any, side: str, typed: str, *, locale: str = "en") -> bool:
    view = rules.view(world, side)
    ask = rules.signs(view, side)
    with speaking(locale):
        sign = read_sign(TypedAnswers(ask, render.games.find(rules.name)), typed)
    found: bool = rules.sign_holds(view, side, sign)
    return found


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_hex_a_distance_and_a_hit_are_read_from_the_map(locale: str) -> None:
    rules, world, side = _game(AGORDAT)
    enemy, near = LANGUAGES[locale]
    pieces = world.position.pieces
    assert _true(rules, world, side, f"{enemy} 0906", locale=locale)
    assert not _true(rules, world, side, f"{enemy} 1409", locale=locale), "one's own units are no enemies"
    assert not _true(rules, world, side, f"{near} fara-1 2", locale=locale)
    pieces["jihadia-1"].at = "1407"
    assert _true(rules, world, side, f"{near} fara-1 2", locale=locale)


def test_a_unit_that_retreated_was_hit_and_holds_its_hex_no_more() -> None:
    rules, world, side = _game(AGORDAT)
    before = rules.losses(rules.view(world, side), side)
    assert _true(rules, world, side, "holds fara-1 1409")
    assert not _true(rules, world, side, "hit fara-1")
    piece = world.position.pieces["fara-1"]
    piece.at, piece.retreat = "1509", 1
    assert _true(rules, world, side, "hit fara-1")
    assert not _true(rules, world, side, "holds fara-1 1409")
    assert rules.losses(rules.view(world, side), side) == before
    piece.at, piece.lost = "", True
    assert _true(rules, world, side, "hit fara-1")
    assert not _true(rules, world, side, "near fara-1 8"), "nobody is near a unit that is gone"
    assert rules.losses(rules.view(world, side), side) > before


def test_squares_areas_and_figures_are_read_from_the_table() -> None:
    rules, world, side = _game(WALL)
    figures = world.position.figures
    area = world.position.battle.area[0]
    middle = (sum(x for x, _ in area.poly) // len(area.poly), sum(y for _, y in area.poly) // len(area.poly))
    figures["a1"].at = middle
    square = f"{chr(ord('a') + middle[0] // 100)}{middle[1] // 100 + 1}"
    assert _true(rules, world, side, f"enemy in {square}")
    assert _true(rules, world, side, f"enemy {area.id}")
    assert _true(rules, world, side, f"holds a1 {square}")
    figures["e1"].at = None
    assert not _true(rules, world, side, "near e1 60"), "nobody is near a figure that is not on the table"
    figures["e1"].at = (middle[0] + 60, middle[1])
    assert _true(rules, world, side, "near e1 5")
    assert not _true(rules, world, side, "hit e1")
    figures["e1"].state = 1
    assert _true(rules, world, side, "hit e1")
    world.position.lost["europeans"] += 1
    assert rules.losses(rules.view(world, side), side) == 1


@pytest.mark.parametrize(
    ("game", "typed", "reason"),
    [
        (AGORDAT, "enemy 9999", "no-such-hex"),
        (AGORDAT, "hit banana", "no-such-unit"),
        (AGORDAT, "near jihadia-1 2", "not-yours"),
        (AGORDAT, "near fara-1", "more-to-say"),
        (AGORDAT, "rain", "not-an-option"),
        (WALL, "enemy z99", "no-such-square"),
        (WALL, "holds q1 inn", "no-such-figure"),
        (WALL, "near a1 20", "not-yours"),
    ],
)
def test_an_impossible_condition_is_refused_with_a_sentence(game: Any, typed: str, reason: str) -> None:
    rules, world, side = _game(game)
    with pytest.raises(Refused) as refused:
        _true(rules, world, side, typed)
    assert refused.value.reason == reason
    with speaking("en"):
        assert render.games.find(rules.name).refusal(refused.value).endswith(".")


@pytest.mark.parametrize("game", [AGORDAT, WALL], ids=["agordat", "wall"])
def test_no_condition_depends_on_the_orders_of_the_other_side(game: Any) -> None:
    rules, world, side = _game(game)
    twin = rules.decode(rules.encode(world), rules.schema_version)
    other = next(each for each in rules.sides_in(world) if each != side)
    order = next(each for each in rules.aside(twin, other).answers() if _changes(rules, twin, other, each))
    rules.tell_aside(twin, other, order)
    assert rules.encode(twin) != rules.encode(world)
    found = [rules.view(each, side) for each in (world, twin)]
    asks = [rules.signs(view, side) for view in found]
    said = [list(ask.answers(most=4_000)) for ask in asks]
    assert said[0] == said[1]
    for sign in said[0][:: max(1, len(said[0]) // 300)]:
        assert rules.sign_holds(found[0], side, sign) == rules.sign_holds(found[1], side, sign)
    assert rules.losses(found[0], side) == rules.losses(found[1], side)


def _changes(rules: Any, world: Any, side: str, order: Any) -> bool:
    copy = rules.decode(rules.encode(world), rules.schema_version)
    rules.tell_aside(copy, side, order)
    return bool(msgspec.json.encode(copy.orders) != msgspec.json.encode(world.orders))
