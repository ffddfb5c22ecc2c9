"""The steward and the random player: whole games, the steward's judgement on small positions, his ranking."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from support.kutf_positions import world

from engine.core.asks import Answer, Ask
from engine.core.context import Context
from engine.core.dice import ScriptedDice
from engine.core.playout import play_out
from engine.core.ranking import allowed, ranked
from engine.games.keep_up_the_fire.board import POWERS
from engine.games.keep_up_the_fire.ruleset import RULESET
from engine.games.keep_up_the_fire.sequence import SEQUENCE
from engine.games.keep_up_the_fire.steward.policy import POLICIES, Steward
from engine.games.keep_up_the_fire.steward.steward import thoughts
from engine.games.keep_up_the_fire.world import Position, World
from engine.testing.fuzz import picked_options


def asked(on: World) -> Ask:
    """Return the first question of the world's current step."""
    flow = SEQUENCE.run(on, Context(ScriptedDice([])), start=on.position.step)
    ask = next(flow)
    assert ask is not None
    return ask


def answer(**fields: Any) -> Answer:
    on = world(**fields)
    return Steward().answer(on.position, asked(on))


def test_units_in_the_streets_are_fought_first() -> None:
    assert answer(foes=["north boxers 1 long", "east imperials 5 streets", "south boxers 2 wall"]) == (
        "melee",
        "streets-east",
    )


def test_units_on_the_wall_are_fought_before_distant_ones() -> None:
    assert answer(foes=["north boxers 4 extreme", "south boxers 3 wall"]) == ("melee", "south")


def test_without_attackers_walls_are_fortified() -> None:
    assert answer(foes=[])[0] == "fortify"


def test_the_fortification_takes_losses_first_so_that_no_legation_falls() -> None:
    on = world(foes=["south imperials 6 wall"], forts={"south": 1}, strengths={"usa": 1, "germany": 4}, actions=1)
    flow = SEQUENCE.run(on, Context(ScriptedDice([4])), start="actions")
    next(flow)
    ask = flow.send(("melee", "south"))
    assert Steward().answer(on.position, ask) == ("share", "germany=1,fort=1")


def test_the_gun_goes_where_its_three_points_are_needed() -> None:
    assert answer(step="redeployment", foes=["west imperials 6 wall"]) == ("move", "gun", "west")


def manned(**strengths: int) -> dict[str, int]:
    """Return strengths in which all other legations have fallen."""
    return dict.fromkeys(POWERS, 0) | strengths


@pytest.mark.parametrize(
    ("gun", "fields", "to"),
    [
        pytest.param(
            "south",
            {
                "foes": ["west imperials 6 wall", "north boxers 4 wall", "east boxers 4 wall"],
                "posts": {"south": ["germany"], "west": ["usa"]},
                "forts": {"north": 1, "east": 1, "west": 1},
                "strengths": manned(usa=5, germany=4),
            },
            {"north", "east"},
            id="two walls without anybody: 50 in 100 against 21",
        ),
        pytest.param(
            "south",
            {
                "foes": ["east imperials 6 wall", "west boxers 4 wall", "north imperials 6 long"],
                "posts": {"south": ["germany"], "east": ["austria"]},
                "forts": {"east": 2, "west": 1},
                "strengths": manned(germany=3, austria=1),
            },
            {"west"},
            id="the weaker enemy, whom nobody fights: 64 in 100 against 41",
        ),
        pytest.param(
            "north",
            {
                "foes": ["east boxers 5 streets", "south imperials 6 wall", "west boxers 4 long"],
                "posts": {"south": ["germany"]},
                "forts": {"north": 2, "east": 3, "south": 2, "west": 2},
                "strengths": manned(germany=3),
            },
            {"east"},
            id="an enemy in the streets, who ends the game: 24 in 100 against none",
        ),
    ],
)
def test_the_gun_goes_first_where_no_legation_fights(gun: str, fields: dict[str, Any], to: set[str]) -> None:
    """Three redeployments in which the adviser's move cost 20 points and more, found by playing on other answers."""
    verb, unit, wall = answer(step="redeployment", gun=gun, **fields)
    assert (verb, unit) == ("move", "gun")
    assert wall in to


def test_a_bare_wall_is_manned() -> None:
    strengths = {"usa": 0, "germany": 0}
    verb, _, wall = answer(step="redeployment", foes=["south boxers 5 wall"], strengths=strengths, gun="south")
    assert (verb, wall) == ("move", "south")


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"speed": 0, "power": 0, "blocker": "song-qing"}, ("speed",)),
        ({"speed": 3, "power": 5, "blocker": "song-qing"}, ("attack",)),
        ({"speed": 3, "power": 1, "blocker": "nie-shicheng"}, ("power",)),
        ({"speed": 3, "power": 1}, ("march",)),
        ({"speed": 1, "power": 1, "station": "tongzhou", "command": 1, "card": "balitai"}, ("speed",)),
    ],
)
def test_the_column_uses_its_points_well(fields: dict[str, Any], said: Answer) -> None:
    assert answer(step="command", **({"card": "balitai"} | fields)) == said


def test_the_cards_own_legation_tries_a_feat() -> None:
    on = world(step="card", card="", deck=["halliday", "heat"])
    assert Steward().answer(on.position, asked(on)) == ("attempt", "britain")


class Watching:
    """A steward that checks each of its answers and rankings."""

    def __init__(self) -> None:
        self.steward = Steward()
        self.kinds: Counter[str] = Counter()

    def answer(self, view: Position, ask: Ask) -> Answer:
        self.kinds[ask.kind] += 1
        said = self.steward.answer(view, ask)
        every = [each for _, each in thoughts(view, ask)]
        assert every[0] == said
        assert len(set(every)) == len(every)
        assert all(allowed(ask, each) for each in every)
        offered = ranked(self.steward, view, ask)
        assert offered[0] == said
        return said


def test_all_considered_answers_are_legal_and_the_best_comes_first() -> None:
    watching = Watching()
    for number in range(40):
        options = picked_options(RULESET, f"house-{number}") if number % 2 else {}
        play_out(RULESET, seed=f"watched-{number}", options=options, policy=watching)
    assert set(watching.kinds) == {
        *("deploy", "redeploy", "act", "losses", "feat", "works", "replace", "place", "refuge", "command"),
        *("column-losses", "letter"),
    }


def test_the_same_seed_gives_the_same_game() -> None:
    for policy in POLICIES:
        first, second = (
            play_out(RULESET, seed="same", options={}, policy=POLICIES[policy]("p")).events for _ in range(2)
        )
        assert first == second


@pytest.mark.stress
def test_the_steward_is_a_match_for_the_game_and_a_random_player_is_not() -> None:
    won: Counter[str] = Counter()
    for policy in POLICIES:
        for number in range(60):
            done = play_out(RULESET, seed=f"match-{number}", options={}, policy=POLICIES[policy](str(number)))
            standing = RULESET.comparable_result(done.world)
            assert standing is not None
            won[policy] += standing.won
    assert 15 <= won["steward"] <= 39
    assert won["random"] <= 3


@pytest.mark.stress
def test_a_stronger_garrison_wins_more_and_a_weaker_less() -> None:
    def wins(garrison: str) -> int:
        games = (
            play_out(RULESET, seed=f"g-{number}", options={"garrison": garrison}, policy=Steward(), trusted=True)
            for number in range(60)
        )
        return sum(game.world.position.verdict == "victory" for game in games)

    assert wins("weak") < wins("standard") < wins("strong")
