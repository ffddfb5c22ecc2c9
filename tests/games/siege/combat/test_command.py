"""The owners of the counters that an answer orders, and the players who could still act, in a shared defence."""

from __future__ import annotations

from typing import Any

import pytest
from support.siege_positions import ask_after, first_ask, world

import engine.games
from engine.core.asks import Answer, Ask, Menu
from engine.core.save import new_game
from engine.games.siege.phases.day_end import end_day
from engine.games.siege.phases.p3_soldiers_fire import soldiers_fire
from engine.games.siege.phases.p5_soldiers_move import soldiers_move
from engine.games.siege.phases.reposition import reposition
from engine.games.siege.phases.setup import muster
from engine.games.siege.phases.wounded import return_wounded
from engine.games.siege.world import Debt, Loss

DONE: Answer = ("done",)
SIEGE: Any = engine.games.find("siege")


def test_eight_powers_have_soldiers() -> None:
    view = SIEGE.view(new_game(SIEGE, seed="a", options={}).world)
    assert set(SIEGE.parties(view)) == {"GB", "FR", "RU", "US", "DE", "AT", "IT", "JP"}


@pytest.mark.parametrize(
    ("answer", "whose"),
    [
        (("move", "hanlin", "british-north", "gb1"), {"GB"}),
        (("move", "hanlin", "british-north", "gb1+ru1"), {"GB", "RU"}),
        (("move", "hanlin", "british-north", "vo1"), {"GB", "FR"}),
        (("lodge", "civ1", "british-south"), {"GB"}),
        (("place", "french-1"), {"GB", "FR"}),
        (("place", "full", "hanlin", "de1+it1"), {"DE", "IT"}),
        (("merge", "hanlin", "ru1"), {"RU"}),
        (("fire", "hanlin", "students-library", "soldiers"), {"GB", "RU"}),
        (("fire", "hanlin", "students-library", "soldiers,colt"), {"GB", "RU", "US"}),
        (("fire", "hanlin", "students-library", "effect:colt"), {"US"}),
        (("fire", "hanlin", "students-library", "gb1"), {"GB"}),
        (("losses", "0", "us1=1"), {"US", "JP"}),
        (("barricade", "hanlin", "british-north"), set()),
        (("historical",), set()),
        (("begin",), set()),
        (DONE, set()),
    ],
)
def test_an_answer_belongs_to_the_powers_that_it_orders(answer: Answer, whose: set[str]) -> None:
    paid = Loss("jp1", "soldier", "JP", 2, 1, "hanlin", "hanlin")
    on = world({"hanlin": "gb1 ru1 colt", "german-east": "us1 jp1/1"})
    on.position.debts = [Debt(["german-east"], "soldiers", 1, [paid], "6.4")]
    assert SIEGE.concerns(on.position, answer) == whose


def test_powers_that_could_still_fire_are_awaited() -> None:
    on = world({"british-north": "gb1", "hanlin": "ir1", "german-west": "de1"})
    ask = first_ask(soldiers_fire, on)
    assert SIEGE.awaited(on.position, ask, DONE) == {"GB"}
    assert not SIEGE.awaited(on.position, ask, ("fire", "british-north", "hanlin", "soldiers"))


def test_powers_that_could_still_move_are_awaited() -> None:
    on = world({"british-north": "gb1 vo1", "german-west": "de1", "hanlin": "ir1"})
    assert SIEGE.awaited(on.position, first_ask(soldiers_move, on), DONE) == {"GB", "FR", "DE"}


def test_on_a_quiet_day_every_power_on_the_map_is_awaited() -> None:
    on = world({"british-north": "gb1", "german-west": "de1/1"}, sequence=0, card="2C")
    assert SIEGE.awaited(on.position, first_ask(reposition, on), DONE) == {"GB", "DE"}
    fresh = new_game(SIEGE, seed="a", options={}).world
    ask = first_ask(muster, fresh)
    for ending in (("begin",), ("historical",)):
        assert SIEGE.awaited(fresh.position, ask, ending) == set(SIEGE.parties(fresh.position))


def test_powers_with_returning_wounded_are_awaited() -> None:
    on = world({"british-north": "gb1/1 gb2/1"}, sequence=0, card="2H")
    ask = ask_after(return_wounded, on, dice=[1], answers=[])
    assert {"GB", "DE"} <= SIEGE.awaited(on.position, ask, DONE)
    on.position.wounded_due = 0
    only_merging = Ask("wounded", "5.1.6", lambda: Menu("do", ()), {"points": 0})
    assert SIEGE.awaited(on.position, only_merging, DONE) == {"GB"}


def test_powers_whose_civilians_have_several_homes_are_awaited() -> None:
    on = world({"british-north": "gb1 civ1", "german-west": "de1"}, card="AC")
    ask = first_ask(end_day, on)
    assert SIEGE.awaited(on.position, ask, DONE) == {"GB"}
