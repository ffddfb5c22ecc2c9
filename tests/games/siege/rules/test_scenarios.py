"""The scenarios of the siege: where they begin and end, how they are counted, and that each plays to its end."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.day_gate import SCENARIO
from engine.core.playout import play_out
from engine.core.save import new_game
from engine.games.siege import RULESET, scenarios, victory
from engine.games.siege.analysis.chronicle import days, strength_of
from engine.games.siege.cards import kind
from engine.games.siege.combat.tables import tables
from engine.games.siege.events import CardDrawn, DayEnded, ScenarioBegan
from engine.games.siege.openings import opening
from engine.games.siege.testing import positions
from engine.games.siege.world import Position

TEN: dict[str, str] = dict(RULESET.of_the_day)
ATTACKS = 4


def played(seed: str, policy: str = "steward") -> Any:
    return play_out(RULESET, seed=seed, options=TEN, policy=RULESET.policies[policy](seed))


@pytest.mark.parametrize("name", RULESET.scenarios)
def test_a_scenario_begins_in_a_sound_position(name: str) -> None:
    world = RULESET.new({SCENARIO: name})
    assert RULESET.faults(world) == []
    assert (world.position.day, world.position.house.scenario) == (scenarios.first_evening(name), name)
    assert positions.read(positions.to_toml(world)).position == world.position
    assert RULESET.decode(RULESET.encode(world), RULESET.schema_version) == world


def test_the_ten_days_have_cards_for_fights_and_for_quiet() -> None:
    deck = RULESET.new(TEN).deck
    assert len(deck) == len(set(deck)) == 16
    assert sum(kind(card).attack > 0 for card in deck) == ATTACKS


def test_the_whole_siege_is_written_as_before() -> None:
    assert b"scenario" not in RULESET.encode(RULESET.new({}))
    assert "days-to-come" not in {item.name for item in victory.count(RULESET.new({}).position).powers}


@pytest.mark.parametrize("options", [{SCENARIO: "eleven-days"}, {SCENARIO: ""}, {**TEN, "ratio": "five"}])
def test_unknown_scenarios_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"scenario|ratio"):
        RULESET.new(options)


def test_house_rules_hold_in_a_scenario() -> None:
    house = RULESET.new({**TEN, "wounded_red": "flat12"}).position.house
    assert (house.wounded_red, house.scenario) == ("flat12", "ten-days")


def test_the_first_question_is_of_the_first_day() -> None:
    outcome = new_game(RULESET, seed="first", options=TEN)
    began, drawn = outcome.events[0], outcome.events[1]
    assert began == ScenarioBegan(scenario="ten-days", day=15, last=24)
    assert isinstance(drawn, CardDrawn)
    assert (drawn.day, drawn.left) == (15, 15)
    assert outcome.world.position.day == 15


@pytest.mark.parametrize(("seed", "policy"), [("a", "steward"), ("b", "steward"), ("c", "random")])
def test_it_is_counted_after_ten_days(seed: str, policy: str) -> None:
    playout = played(seed, policy)
    ended = [event.day for event in playout.events if isinstance(event, DayEnded)]
    assert ended == list(range(15, 25))
    position, result = playout.world.position, RULESET.result(playout.world)
    standing = RULESET.comparable_result(playout.world)
    assert result is not None
    assert standing is not None
    assert (position.verdict, standing.periods) == ("held", 10)
    for side in ("powers", "boxers"):
        assert result[side] == sum(item["total"] for item in result[f"{side}_items"])
    assert standing.score == result["powers"] - result["boxers"]
    assert standing.won == (result["powers"] > result["boxers"])
    assert victory.counted(standing.score)
    assert RULESET.faults(playout.world) == []


def test_the_same_seed_is_the_same_ten_days() -> None:
    assert played("same").events == played("same").events
    assert played("same").events != played("other").events


def test_the_count_is_the_rules_own_in_proportion() -> None:
    """§7.2: an untouched siege is worth 255; each bound of a band is 24/54 of the table's, rounded up."""
    untouched = victory.count(RULESET.new({}).position).powers_total
    assert victory.still_to_come(24) == round(untouched * 30 / 54) == 142
    assert victory.still_to_come(54) == 0
    table = tables()["band"]
    for total in range(-30, 120):
        assert victory.band(total, last=54) == int(table.at(total, 1))
        assert victory.band(total, last=24) == int(table.at(total * 54 // 24, 1))
    bounds = [next(total for total in range(200) if victory.band(total, last=24) == band) for band in (2, 3, 4, 5)]
    assert bounds == [10, 23, 34, 45]


def test_the_chronicle_begins_where_the_scenario_begins() -> None:
    playout = played("chronicle")
    told = days(playout.events)
    assert [day.day for day in told] == list(range(15, 25))
    assert told[-1].strength == strength_of(playout.world.position)
    assert told[-1].ruins == len(playout.world.position.ruins)
    assert told[-1].kind not in {"relieved", "overrun"}
    assert told[-1].end is not None


def test_an_opening_is_made_anew_each_time() -> None:
    one = opening("ten-days", RULESET.new({}).position.house)
    one.position.ruins.append("hotel-de-pekin")
    one.deck.clear()
    other: Position = opening("ten-days", one.position.house).position
    assert "hotel-de-pekin" not in other.ruins
    assert RULESET.new(TEN).deck
