"""The base class of rulesets: the defaults that a small game gets, and its refusals."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import msgspec
import pytest

from engine.core.base_ruleset import BaseRuleset, events_of
from engine.core.context import Context
from engine.core.events import Event
from engine.core.playout import play_out
from engine.core.policies import FirstPlayer
from engine.core.ruleset import Ruleset, Switch
from engine.core.sequence import Sequence, Step


class World(msgspec.Struct):
    period: int = 0
    coins: int = 0


class Found(Event, frozen=True):
    coins: int


class Lost(Event, frozen=True):
    coins: int


def search(world: World, context: Context) -> None:
    world.period += 1
    world.coins += context.roll("coins")
    context.emit(Found(coins=world.coins))


class Treasure(BaseRuleset[World]):
    name, world, event = "treasure", World, Found | Lost
    house_rules = (Switch("purse", "1", ("0", "3")), Switch("map", "2", ("old", "new"), "R1"))
    schema_version = 2
    upcasts = {1: lambda plain: {"period": plain["day"], "coins": plain["coins"]}}  # noqa: RUF012 - read only
    sequence = Sequence(Step("search", "1", search))

    def begin(self, options: Any) -> World:
        assert set(options) == {"purse", "map"}
        return World(coins=int(options["purse"]))

    def damage(self, world: World) -> str:
        return "there are less than no coins" if world.coins < 0 else ""

    def result(self, world: World) -> dict[str, object] | None:
        return {"won": world.coins > 3, "score": world.coins} if world.period else None


GAME = Treasure()


def test_it_is_a_system_and_can_be_played() -> None:
    ruleset: Ruleset[World] = GAME
    played = play_out(ruleset, seed="a", options={"purse": "3"}, policy=FirstPlayer())
    comparable = ruleset.comparable_result(played.world)
    assert comparable is not None
    assert (comparable.won, comparable.band, comparable.score, comparable.periods) == (
        True,
        "won",
        played.world.coins,
        1,
    )
    assert ruleset.comparable_result(World()) is None
    assert ruleset.view(played.world) == {"period": 1, "coins": played.world.coins}
    assert ruleset.decode(ruleset.encode(played.world), 2) == played.world
    assert ruleset.decode_event(msgspec.json.encode(played.events[0])) == played.events[0]


def test_house_rules_are_checked_and_filled_in() -> None:
    assert GAME.new({}).coins == 0
    assert GAME.new({"purse": "3"}).coins == 3
    with pytest.raises(ValueError, match="no house rule is called 'hat'; there are: purse, map"):
        GAME.new({"hat": "red"})
    with pytest.raises(ValueError, match="purse can be 0, 3; not '4'"):
        GAME.new({"purse": "4"})
    assert [rule.default for rule in GAME.house_rules] == ["0", "old"]


def test_older_saves_are_read_and_damaged_ones_refused() -> None:
    assert GAME.decode(b'{"day": 4, "coins": 2}', 1) == World(period=4, coins=2)
    for data, schema, word in (
        (b"{", 2, "the save is damaged"),
        (b'{"coins": "many"}', 2, "the save is damaged"),
        (b'{"coins": -1}', 2, "less than no coins"),
        (b"{}", 3, "reads up to 2"),
        (b"{}", 1, "state of schema 1 is damaged"),
    ):
        with pytest.raises(ValueError, match=word):
            GAME.decode(data, schema)
    with pytest.raises(ValueError, match="no event of treasure"):
        GAME.decode_event(b'{"event": "sunk"}')


def test_the_events_of_a_module_are_one_union() -> None:
    module = ModuleType("events")
    vars(module).update(Event=Event, Found=Found, Lost=Lost, PURSE=3)
    assert events_of(module) == Found | Lost
