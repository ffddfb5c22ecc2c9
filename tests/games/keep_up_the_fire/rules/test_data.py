"""The data: every card, wall, station and counter is read and consistent; inconsistent data is refused."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from engine.games.keep_up_the_fire import board as printed
from engine.games.keep_up_the_fire import cards as pack
from engine.games.keep_up_the_fire.phases.card import _EFFECTS
from engine.games.keep_up_the_fire.phases.chinese import _SPECIALS


def raw(name: str) -> dict[str, Any]:
    text = files("engine.games.keep_up_the_fire").joinpath(f"data/{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def test_c_1_forty_cards_of_two_kinds_between_10_june_and_14_august() -> None:
    every = pack.cards().values()
    assert len(every) == 40
    assert {card.colour for card in every} == {"red", "gold"}
    assert min(card.date for card in every) == "06-10"
    assert max(card.date for card in every) <= "08-14"
    assert sorted(name for month in pack.months() for name in month) == sorted(pack.deck())
    assert all(pack.months())


def test_every_special_rule_effect_and_thing_that_a_card_can_hold_is_on_a_card() -> None:
    every = pack.cards().values()
    assert {card.special for card in every} - {""} == set(pack.SPECIALS)
    assert {card.effect for card in every} - {""} == set(pack.EFFECTS) == set(_EFFECTS)
    assert set(_SPECIALS) < set(pack.SPECIALS)
    assert {card.power for card in every} - {""} == set(printed.POWERS) - {"russia"}
    for name in ("block", "attack", "combat", "replace", "refuge", "peitang"):
        assert any(getattr(card, name) for card in every), name
    assert {card.march for card in every} == {-1, 0, 1}
    assert {force.kind for card in every for force in card.compass.values()} == set(printed.KINDS)
    assert {wall for card in every for wall in card.compass} == set(printed.WALLS)


def card(**fields: Any) -> dict[str, Any]:
    whole = {"id": "x", "colour": "red", "date": "06-10", "kind": "action", "actions": 3, "command": 2}
    return {name: value for name, value in (whole | fields).items() if value is not None}


@pytest.mark.parametrize(
    ("fields", "word"),
    [
        ({"colour": "blue"}, "red or gold"),
        ({"kind": "joke"}, "event"),
        ({"date": "05-30"}, "days"),
        ({"actions": 0}, "bounds"),
        ({"command": 9}, "bounds"),
        ({"special": "dragons"}, "special"),
        ({"special": "arson"}, "wall"),
        ({"wall": "north"}, "wall"),
        ({"attack": True}, "come first"),
        ({"north": "X4"}, "force"),
        ({"north": "B9"}, "force"),
        ({"colour": None}, "colour"),
        ({"kind": "event", "effect": "dragons"}, "effect"),
        ({"kind": "event", "effect": "feat"}, "feat"),
        ({"dragons": 1}, "dragons"),
    ],
)
def test_invalid_cards_are_refused(fields: dict[str, Any], word: str) -> None:
    with pytest.raises(ValueError, match=word):
        pack.parse({"card": [card(**fields)]})


def test_a_duplicate_card_is_refused() -> None:
    assert list(pack.parse({"card": [card()]})) == ["x"]
    with pytest.raises(ValueError, match="twice"):
        pack.parse({"card": [card(), card()]})


def test_the_road_has_its_ten_stations_and_four_danger_zones() -> None:
    stations = printed.board().stations
    assert [station.id for station in stations][:: len(stations) - 1] == ["taku", "peking"]
    assert len(stations) == printed.PEKING + 1 == 10
    assert [station.id for station in stations if station.danger] == ["tientsin", "beicang", "yangcun", "zhangjiawan"]


def test_ii_the_legations_have_the_modifiers_of_the_play_aid() -> None:
    legations = printed.board().legations
    assert {name for name, each in legations.items() if each.to_hit} == {"italy", "france", "usa"}
    assert {name for name, each in legations.items() if each.melee} == {"austria", "britain", "germany"}
    assert {name: each.own for name, each in legations.items() if each.own} == {"russia": 1, "japan": -1}
    assert {wall.value for wall in printed.board().walls.values()} == {1, 2}


def _twice(data: dict[str, Any]) -> None:
    data["station"].append(data["station"][0])


def _crowd(data: dict[str, Any]) -> None:
    for legation in data["legation"]:
        legation["wall"] = "north"


def _nowhere(data: dict[str, Any]) -> None:
    data["legation"][0]["wall"] = "moon"


def _strange(data: dict[str, Any]) -> None:
    data["blocker"][0]["kind"] = "dragons"


def _torn(data: dict[str, Any]) -> None:
    del data["column"]


@pytest.mark.parametrize(
    ("change", "word"),
    [(_twice, "twice"), (_crowd, "more than 2"), (_nowhere, "no wall"), (_strange, "kind"), (_torn, "column")],
)
def test_invalid_boards_are_refused(change: Any, word: str) -> None:
    data = raw("board")
    change(data)
    with pytest.raises(ValueError, match=word):
        printed.parse(data)
