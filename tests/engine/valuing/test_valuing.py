"""The valuation of positions: exact in whole numbers, the same everywhere, blind to secrets, refused for other rules.

`python tests/engine/valuing/test_valuing.py` writes `golden.json` again after a training.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import exp
from pathlib import Path
from typing import Any

import pytest
from support import stress

import engine.games
from engine.core.chances.playing_on import give
from engine.core.context import Context
from engine.core.day_gate import SCENARIO
from engine.core.dice import SeededDice
from engine.core.drive import Drive
from engine.core.valuing.trees import UNIT, Tree, chance_of, log_odds
from engine.core.valuing.valuation import Valuation

GOLDEN = Path(__file__).with_name("golden.json")
KINDS = (
    "siege",
    "ascari/makalle-1896",
    "siege/ten-days",
    "keep-up-the-fire",
    "ascari/agordat-1890",
    "revolte/tartar-wall",
)
QUICK = KINDS[2:]
SECRET = {"ascari": {"rifles": "9", "guns": "hold"}, "revolte": {"rallies": "never", "defence": "always"}}
"""Standing orders that differ from the usual ones, by game."""


def drives(kind: str, seed: str = "valued", options: dict[str, str] | None = None) -> Iterator[Drive[Any]]:
    """Yield a game of the steward at each of its questions."""
    name, _, scenario = kind.partition("/")
    rules = engine.games.find(name)
    several = len(rules.sides) > 1
    given = ({SCENARIO: scenario} if scenario else {}) | (options or {})
    drive = Drive(rules, rules.new(given), Context(SeededDice(seed)))
    players = {side: rules.policies["steward"](seed) for side in rules.sides}
    while (ask := drive.ask) is not None:
        yield drive
        give(drive, ask, players[ask.side], several=several)


def valuation_of(kind: str) -> Valuation:
    found = engine.games.find(kind.partition("/")[0]).valuation
    assert found is not None
    if found.weights is None:
        pytest.skip("the weights belong to other rules: run tools/valuing.py")
    return found


def worths(kind: str) -> list[int | None]:
    """Return the valuation of every seventh question of a game."""
    valuation = valuation_of(kind)
    found = []
    for number, drive in enumerate(drives(kind)):
        if number % 7 == 0:
            found.append(valuation.worth(drive.ruleset.view(drive.world)))
    return found


# --- trees -----------------------------------------------------------------------------------------------------------


def test_a_tree_goes_left_up_to_its_number() -> None:
    tree = Tree(splits=((0, 3, 1, -3), (1, 0, -1, -2)), leaves=(10, 200, -4_000))
    assert log_odds((tree,), 5, (3, 0)) == 15
    assert log_odds((tree,), 5, (3, 1)) == 205
    assert log_odds((tree, tree), 5, (4, 1)) == 5 - 8_000
    assert log_odds((), 5, ()) == 5


def test_the_chance_is_the_logistic_function_in_whole_numbers() -> None:
    for odds in range(-9 * UNIT, 9 * UNIT, 9_973):
        assert chance_of(odds) == pytest.approx(UNIT / (1 + exp(-odds / UNIT)), abs=3)
        assert chance_of(odds) <= chance_of(odds + 1_000)
    assert (chance_of(0), chance_of(-(10**9)) < 5, chance_of(10**9) > UNIT - 5) == (UNIT // 2, True, True)


# --- the games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS if stress.FULL else QUICK)
def test_positions_have_the_same_chances_on_every_machine(kind: str) -> None:
    """The same position has the same chance to the last unit, on every machine and Python."""
    found = worths(kind)
    assert len(found) > 5
    assert found == json.loads(GOLDEN.read_text())[kind]


@pytest.mark.parametrize("kind", KINDS if stress.FULL else QUICK)
def test_no_feature_reads_what_is_hidden(kind: str) -> None:
    """Two worlds that look the same to everybody have the same features, whatever their decks and secret orders."""
    valuation, changed = valuation_of(kind), 0
    for number, drive in enumerate(drives(kind, "hidden")):
        if number % 5:
            continue
        rules = drive.ruleset
        twin = rules.decode(rules.encode(drive.world), rules.schema_version)
        rules.redeal(twin, Context(SeededDice(f"another/{number}", period="hidden")))
        for orders in getattr(twin, "orders", {}).values():
            for name, value in SECRET[kind.partition("/")[0]].items():
                setattr(orders, name, value)
        changed += rules.encode(twin) != rules.encode(drive.world)
        assert rules.view(twin) == rules.view(drive.world), "they look the same"
        assert valuation.features(rules.view(twin)) == valuation.features(rules.view(drive.world))
    assert changed, "no secret was changed"


@pytest.mark.parametrize("kind", QUICK)
def test_house_rules_and_unknown_scenarios_have_no_valuation(kind: str) -> None:
    valuation = valuation_of(kind)
    rules = engine.games.find(kind.partition("/")[0])
    rule = rules.house_rules[0]
    for drive in drives(kind, options={rule.name: rule.choices[1]}):
        assert valuation.chance(rules.view(drive.world)) is None
        break
    view = rules.view(next(drives(kind)).world)
    assert valuation.chance(view) is not None
    position = getattr(view, "position", None)
    if position is not None:
        position.scenario = "a battle of our own"
        assert valuation.chance(view) is None


def test_weights_of_other_rules_or_features_are_refused() -> None:
    known = valuation_of("keep-up-the-fire")
    view = engine.games.find("keep-up-the-fire").view(next(drives("keep-up-the-fire")).world)
    assert known.chance(view) is not None
    assert Valuation(known.package, known.features, rules="0.0.1").chance(view) is None
    features = known.features(view)
    assert features is not None
    renamed = {name.replace("turn", "round"): number for name, number in features.items()}
    rules = known.stored.rules
    assert Valuation(known.package, lambda _: renamed, rules=rules).chance(view) is None
    assert Valuation(known.package, lambda _: features, rules=rules).chance(view) == known.chance(view)
    assert Valuation("engine.core", known.features, rules=rules).chance(view) is None, "a game without weights"


def test_the_weights_belong_to_the_present_rules() -> None:
    """If this fails after a change of the rules, run `tools/valuing.py --only GAME`; until then the game has none."""
    for name in engine.games.names():
        valuation = engine.games.find(name).valuation
        if valuation is not None and stress.FULL:
            assert valuation.weights is not None, name
            assert valuation.stored.games > 0


def test_the_chances_come_true() -> None:
    """The Brier score over games that were not trained on is better than that of a constant chance."""
    squares, plain, games = 0.0, 0.0, 200 if stress.FULL else 40
    valuation, rules = valuation_of("keep-up-the-fire"), engine.games.find("keep-up-the-fire")
    for number in range(games):
        last, found = None, list[float]()
        for drive in drives("keep-up-the-fire", f"came true/{number}"):
            last = drive
            if len(found) < rules.progress(drive.world)[0]:
                chance = valuation.chance(rules.view(drive.world))
                assert chance is not None
                found.append(chance)
        assert last is not None
        end = rules.comparable_result(last.world)
        assert end is not None
        squares += sum((chance - end.won) ** 2 for chance in found) / len(found)
        plain += 0.25
    assert squares < 0.9 * plain


def write() -> None:
    trained = (kind for kind in KINDS if engine.games.find(kind.partition("/")[0]).valuation is not None)
    rows = ",\n".join(f"{json.dumps(kind)}: {json.dumps(worths(kind))}" for kind in trained)
    GOLDEN.write_text("{\n" + rows + "\n}\n")


if __name__ == "__main__":
    write()
