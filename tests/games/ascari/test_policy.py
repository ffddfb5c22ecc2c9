"""The steward: legal in whole games on either side, from its side's view only; deployment, orders; beats chance."""

from __future__ import annotations

import pytest

from engine.core.asks import Answer, Ask
from engine.core.playout import play_out
from engine.core.policies import RandomPlayer
from engine.core.save import advance, new_game
from engine.games.ascari import RULESET
from engine.games.ascari.analysis import statistics
from engine.games.ascari.battle import HISTORY
from engine.games.ascari.orders import PRESETS
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import SCENARIOS, scenario
from engine.games.ascari.steward import deployment
from engine.games.ascari.steward.field import chances
from engine.games.ascari.steward.policy import Historical, Steward
from engine.games.ascari.steward.standing import standing_orders
from engine.games.ascari.world import Orders, View, World


class Watched:
    """A steward that checks what it is shown."""

    def __init__(self, side: str) -> None:
        self.side = side
        self.steward = Steward()
        self.asked = 0

    def answer(self, view: View, ask: Ask) -> Answer:
        assert ask.side == self.side == view.side
        assert set(view.orders) == {self.side}
        self.asked += 1
        return self.steward.answer(view, ask)


@pytest.mark.stress("amba-alagi-1895")
@pytest.mark.parametrize("name", SCENARIOS)
def test_each_side_has_a_steward_that_sees_only_what_its_side_sees(name: str) -> None:
    players = {side: Watched(side) for side in scenario(name).sides}
    playout = play_out(RULESET, seed=f"watched {name}", options={"scenario": name}, policy=players)
    assert min(player.asked for player in players.values()) > 5
    found = statistics.summary([statistics.record(playout)])
    assert sum(found["winners"].values()) == sum(found["bands"].values()) == 1
    comparable = RULESET.comparable_result(playout.world)
    assert comparable is not None
    assert comparable.winner in scenario(name).sides
    assert comparable.band in RULESET.bands
    assert set(comparable.scores) == set(scenario(name).sides)


@pytest.mark.stress("amba-alagi-1895", "makalle-1896")
@pytest.mark.parametrize("name", SCENARIOS)
def test_the_steward_beats_random_play_on_either_side(name: str) -> None:
    for side in scenario(name).sides:
        won = 0
        for number in range(4):
            seed = f"{side} {number}"
            players = {each: Steward() if each == side else RandomPlayer(seed) for each in scenario(name).sides}
            playout = play_out(RULESET, seed=seed, options={"scenario": name}, policy=players)
            won += playout.world.position.winner == side
        assert won >= 3, side


def test_the_odds_of_a_melee_match_its_dice() -> None:
    """§5.2 2 against 1 without modifiers, counted by hand over 36 rolls."""
    assert [round(share * 36) for share in chances(2, 1)] == [6, 4, 11, 12, 2, 1]
    assert sum(chances(0, 5)) == pytest.approx(1)


def deployed(name: str, *, by_book: tuple[str, ...], handicap: str = "0") -> Position:
    """Return a game after its deployment."""
    options = {"scenario": name, "handicap": handicap}
    outcome = new_game(RULESET, seed="deploy", options=options)
    while outcome.asks and outcome.asks[0].kind == "deploy":
        ask = outcome.asks[0]
        player = Steward() if ask.side in by_book else Historical()
        outcome = outcome.on(player.answer(RULESET.view(outcome.world, ask.side), ask), side=ask.side)
    return outcome.world.position


@pytest.mark.stress("amba-alagi-1895-+2")
@pytest.mark.parametrize("handicap", ["0", "+2"])
@pytest.mark.parametrize("name", SCENARIOS)
def test_the_steward_deploys_by_its_book_from_any_deployment(name: str, handicap: str) -> None:
    """§1.4 Every counter of the book comes to its hex, within its zone; those of a handicap make room."""
    sides = scenario(name).sides
    position = deployed(name, by_book=sides, handicap=handicap)
    assert RULESET.faults(World(position=position, orders={})) == []
    for side in sides:
        enemy = position.battle.enemy_of(side)
        entry = deployment.known(name, side)[-1]
        assert entry.against in {HISTORY, *(each.name for each in deployment.known(name, enemy))}
        assert {unit: position.pieces[unit].at for unit in entry.at if unit in position.pieces} == {
            unit: at for unit, at in entry.at.items() if unit in position.pieces
        }


def test_the_stewards_deployment_depends_on_the_enemys() -> None:
    """§1.4 The Italians of Agordat, who deploy second, see what they are up against."""
    name = "agordat-1890"
    before = deployed(name, by_book=("italian",))
    after = deployed(name, by_book=("italian", "dervish"))
    at = {unit: before.pieces[unit].at for unit in before.units_of("italian")}
    assert at == {unit: before.roster[unit].at for unit in at}
    assert all(after.pieces[unit].at != hex_ for unit, hex_ in at.items())


@pytest.mark.stress
def test_the_stewards_deployment_wins_more_games() -> None:
    """§1.4 Forward Dervishes, who won 83 of 100 against Italians who stood as in history."""
    won = 0
    for number in range(12):
        players = {"italian": Historical(), "dervish": Steward()}
        options = {"scenario": "agordat-1890"}
        playout = play_out(RULESET, seed=f"forward {number}", options=options, policy=players, trusted=True)
        won += playout.world.position.winner == "dervish"
    assert won >= 8


def test_the_steward_gives_its_own_orders_to_a_side_that_had_others() -> None:
    """§A59 A side that was left with «hold» fires again; orders that are already the steward's are not repeated."""
    assert list(standing_orders(Orders())) == []
    for preset, orders in PRESETS.items():
        said = list(standing_orders(orders))
        assert said == ([] if preset == "steady" else [("preset", "steady")])
    assert list(standing_orders(Orders(units={"fara-1": "hold"}, stepwise=True))) == [
        ("step", "off"),
        ("preset", "steady"),
    ]
    outcome = new_game(RULESET, seed="orders", options={"scenario": "agordat-1890"})
    side = "italian"
    outcome = advance(RULESET, outcome.save, ("preset", "hold-all"), side=side, aside=True)
    for words in Steward().standing_orders(RULESET.view(outcome.world, side), side):
        outcome = outcome.order(words, side=side)
    assert outcome.world.orders[side] == Orders()
    assert advance(RULESET, outcome.save).world.orders[side] == Orders()
    assert list(Steward().standing_orders(RULESET.view(outcome.world), side)) == []
