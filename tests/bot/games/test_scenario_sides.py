"""A scenario has some of a game's sides: its chairs are those of the scenario."""

from __future__ import annotations

import json

import pytest
from support.toygame.play import CHANNEL, GUILD, OWNER, Clock

import engine.games
from bot.games.seats.chairs import AT_ONCE, POST, sides_of
from bot.games.service import Service
from db import Database
from db.sides import chairs_of
from engine.core.day_gate import SCENARIO

_SIDES = {
    "agordat-1890": ("italian", "dervish"),
    "makalle-1896": ("italian", "ethiopian"),
    "amba-alagi-1895": ("italian", "ethiopian"),
}


@pytest.mark.parametrize("scenario", _SIDES)
async def test_seats_come_from_the_sides_of_the_scenario(database: Database, clock: Clock, scenario: str) -> None:
    rules = engine.games.find("ascari")
    assert sides_of(rules, {SCENARIO: scenario}) == _SIDES[scenario]
    state = await Service(database, now=clock).new_game(
        system="ascari",
        options={SCENARIO: scenario},
        seed="one",
        owner_id=OWNER,
        guild_id=GUILD,
        channel_id=CHANNEL,
        locale="en",
    )
    assert set(chairs_of(state.row)) == set(_SIDES[scenario])
    assert {ask.side for ask in state.asks} <= set(_SIDES[scenario])


def test_the_sides_of_a_game_of_one_side_are_known_without_setup() -> None:
    assert sides_of(engine.games.find("siege"), {SCENARIO: "no such"}) == engine.games.find("siege").sides


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("pace", "said", "expected"),
    [(AT_ONCE, {}, "instant"), (AT_ONCE, {"reaction": "asked"}, "asked"), (POST, {}, "asked"), (None, {}, "asked")],
)
async def test_without_waiting_reactions_are_not_asked_for(
    database: Database, clock: Clock, pace: str | None, said: dict[str, str], expected: str
) -> None:
    state = await Service(database, now=clock).new_game(
        system="ascari",
        options={SCENARIO: "agordat-1890", **said},
        seed="one",
        owner_id=OWNER,
        guild_id=GUILD,
        channel_id=CHANNEL,
        locale="en",
        pace=pace,
    )
    assert state.view.position.house.reaction == expected
    assert json.loads(state.row.options).get("reaction", "asked") == expected, "a record says it, too"
