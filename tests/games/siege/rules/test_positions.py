"""Positions as text: reading and writing, omitted defaults, and the errors for bad text."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from engine.core.playout import play_out
from engine.core.policies import RandomPlayer
from engine.games.siege import RULESET
from engine.games.siege import world as w
from engine.games.siege.testing import positions
from engine.games.siege.testing.position_schema import schema_text
from engine.games.siege.testing.positions import PositionError, check, read, to_json, to_toml
from engine.games.siege.world import Debt, Fire, Loss, Pile, World

ROOT = Path(__file__).resolve().parents[4]


def same(one: World, two: World) -> bool:
    return msgspec.json.encode(one) == msgspec.json.encode(two)


def test_an_empty_text_is_an_empty_board() -> None:
    world = read("")
    position = world.position
    assert {c.place for c in position.counters if c.kind == w.SOLDIER} == {w.POOL}
    assert {c.place for c in position.counters if c.kind in w.CHINESE} == {w.CUP}
    assert position.by_id["betsy"].place == w.APART
    assert check(world) == []
    assert to_toml(world).strip() == ""
    assert json.loads(to_json(world)) == {}


def test_historical_is_the_set_up_of_a_new_game() -> None:
    world = read('start = "historical"')
    assert same(world, RULESET.new({}))
    assert check(world) == []
    moved = read('start = "historical"\n[counters]\nwall-east = ["de1", "von-soden-"]')
    assert moved.position.by_id["von-soden"].face == w.REDUCED
    assert {c.id for c in moved.position.here("wall-east")} == {"de1", "von-soden"}


def test_everything_is_read_as_it_was_written() -> None:
    world = read('start = "historical"\nday = 9\ncard = "10H"\nfood = 12\n[counters]\nhanlin = ["fa1-", "ir1", "bl1"]')
    position = world.position
    position.fires = {"hanlin": Fire(spreads=True, tried=True), "british-north": Fire(spreads=False)}
    position.piles = [Pile(id=4, zone="hanlin", counters=["fa1", "ir1", "bl1"], divided=True, held="british-north")]
    position.next_pile = 7
    position.lodgings = {"civ5": "french-3"}
    position.debts = [Debt(["hanlin"], "soldiers", 1, [Loss("gb1", "soldier", "GB", 2, 1, "hanlin", "hanlin")], "6.3")]
    position.house = w.House(walls_burn="yes")
    world.deck = ["2C", "RJ", "KS"]
    for text in (to_toml(world), to_json(world)):
        assert same(read(text), world)


def test_positions_of_a_played_siege_are_restored_from_text() -> None:
    seen = []

    def look(world: World, _ask: object) -> None:
        seen.append(world.position.day)
        if len(seen) % 23 == 0:
            assert same(read(to_toml(world)), world)
            assert same(read(to_json(world)), world)

    play_out(RULESET, seed="positions", options={}, policy=RandomPlayer("positions"), on_ask=look)
    assert len(seen) > 200


def test_omitted_fields_follow_from_the_rest() -> None:
    position = read(
        'truce = true\n[counters]\ngerman-west = ["betsy"]\nhanlin = ["ir1"]\nlegation-street-3 = ["ir2"]'
    ).position
    assert position.red_figures == 3
    assert position.assault
    assert [(pile.id, pile.zone, pile.counters) for pile in position.piles] == [
        (1, "legation-street-3", ["ir2"]),
        (2, "hanlin", ["ir1"]),
    ]
    assert position.next_pile == 3
    assert {c.place for c in position.counters if c.kind == w.REGULAR} == {w.GONE}


def test_stacks_take_the_boxers_that_no_other_stack_names() -> None:
    text = '[[piles]]\nzone = "hanlin"\ncounters = ["ir1"]\nheld = "british-north"\n[[piles]]\nzone = "hanlin"\n'
    position = read(text + '[counters]\nhanlin = ["ir1", "ir2", "ir3"]').position
    assert [pile.counters for pile in position.piles] == [["ir1"], ["ir2", "ir3"]]


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("day = \nfood = 1", "", "line 1"),
        ('{"day": }', "line 1, column 9", "Expecting value"),
        ('morale = "high"', "morale", "Expected `int"),
        ("weather = 1", "", "weather"),
        ('[counters]\nhanlin = "ir1"', "counters.hanlin", "Expected `array`"),
        ('[counters]\nhanlin = ["ir1", "ir99"]', "counters.hanlin[1]", "no counter is called 'ir99'"),
        ('[counters]\nhanlin = ["ir1"]\ncustoms = ["ir1-"]', "counters.customs[0]", "already stands in hanlin"),
        ('[counters]\nimperial-city = ["gb1"]', "counters", "no zone or box is called 'imperial-city'"),
        ('ruins = ["hanling"]', "ruins", "there is hanlin"),
        ('card = "11C"', "card", "no card is called '11C'"),
        ('step = "shooting"', "step", "no step is called"),
        ('[fires]\nhanlin = "burning"', "fires.hanlin", "'burning' is none of lit"),
        ('[house]\nwalls_burn = "perhaps"', "house", "walls_burn can be"),
        ("format = 2", "format", "Expected `int` <= 1"),
    ],
)
def test_an_error_in_a_text_names_its_place(text: str, place: str, reason: str) -> None:
    with pytest.raises(PositionError, match=re.escape(reason)) as error:
        read(text)
    assert error.value.place == place


def test_a_position_that_breaks_rules_can_be_read_and_is_checked() -> None:
    world = read('morale = 11\nfood = 0\n[fires]\nhanlin = "lit"')
    assert {fault.kind.code for fault in check(world)} == {
        "morale-out-of-bounds",
        "food-out-of-bounds",
        "fire-in-peace",
    }


def test_the_schema_in_the_repository_is_current() -> None:
    kept = (ROOT / "engine" / "games" / "siege" / "data" / "position.schema.json").read_text(encoding="utf-8")
    assert kept == schema_text(), (
        "python -m engine.games.siege.testing.position_schema > engine/games/siege/data/position.schema.json"
    )


def test_the_schema_names_every_field_of_the_format() -> None:
    fields = json.loads(schema_text())["$defs"]["PositionText"]["properties"]
    assert set(fields) == set(positions.PositionText.__struct_fields__)
    assert "hanlin" in fields["counters"]["propertyNames"]["enum"]
    assert "gb1-" in fields["counters"]["additionalProperties"]["items"]["enum"]


def test_the_examples_of_the_document_are_sound() -> None:
    page = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
    text = page.partition("## Keep Up the Fire!")[0]  # the text format of that game has its own section
    first, second = re.findall(r"```toml\n(.*?)```", text, flags=re.DOTALL)
    assert check(read(first)) == []
    read(second + '[counters]\nhanlin = ["fa1", "ir1"]')
