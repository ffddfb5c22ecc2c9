"""Positions as text: what is written comes back whole, over positions of whole games of all three battles."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from games.ascari.players import Eager
from support import stress

from engine.core.playout import play_out
from engine.games.ascari import RULESET
from engine.games.ascari.scenarios import SCENARIOS
from engine.games.ascari.steward.policy import Steward
from engine.games.ascari.testing.positions import PositionError, check, read, to_json, to_text, to_toml
from engine.games.ascari.world import World
from engine.testing.fuzz import picked_options

ROOT = Path(__file__).resolve().parents[3]
GAMES = stress.count("SIEGEMASTER_FUZZ", 1, 12)
EVERY = 7 if stress.FULL else 12  # each costs a third of a second, and there are thousands
SEEN = {"mover", "withdrawal", "rifles", "orders", "turn", "active", "winner", "house"}
"""The facts of played positions in addition to units and their step, in any battle."""
OF_BATTLES = {
    "agordat-1890": SEEN - {"rifles"},
    "makalle-1896": SEEN | {"rearranging", "water", "control"},
    "amba-alagi-1895": SEEN | {"control"},
}


def same(one: World, two: World) -> bool:
    return msgspec.json.encode(one) == msgspec.json.encode(two)


def comes_back(world: World) -> set[str]:
    """Check that a position comes back from both its texts; return the fields that it needed."""
    for write in (to_toml, to_json):
        text = write(world)
        again = read(text)
        assert write(again) == text
        assert same(again, world), text
        assert check(again) == []
    return set(msgspec.to_builtins(to_text(world)))


@pytest.mark.stress("makalle-1896", "amba-alagi-1895")
@pytest.mark.parametrize("name", SCENARIOS)
def test_positions_of_whole_games_are_restored_from_text(name: str) -> None:
    seen, fields = 0, set[str]()

    def look(world: World, _: object) -> None:
        nonlocal seen
        seen += 1
        rare = world.position.mover is not None or bool(world.position.rearranging)
        if rare or seen % EVERY == 0:
            fields.update(comes_back(world))

    for number in range(GAMES):
        policy = Steward() if number % 3 == 2 else Eager(f"written {number}")
        options = {"scenario": name, **picked_options(RULESET, f"text {number}")}
        end = play_out(RULESET, seed=f"written {number}", options=options, policy=policy, on_ask=look)
        fields |= comes_back(end.world)
    assert seen > 60
    assert fields >= OF_BATTLES[name] - {"orders"}


def test_secret_orders_are_restored_from_their_differences() -> None:
    world = RULESET.new({"scenario": "agordat-1890"})
    world.orders["dervish"].rifles, world.orders["dervish"].only = "hold", ["horse"]
    assert comes_back(world) == {"orders"}
    assert to_toml(world) == '[orders]\ndervish = { rifles = "hold", only = ["horse"] }\n'


def test_a_new_game_is_an_empty_text() -> None:
    assert same(read(""), RULESET.new({}))
    assert to_toml(RULESET.new({})).strip() == ""
    for name in SCENARIOS:
        assert same(read(f'scenario = "{name}"'), RULESET.new({"scenario": name}))


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ('scenario = "adua-1896"', "scenario", "'adua-1896' is none of"),
        ('step = "shooting"', "step", "'shooting' is none of"),
        ('[units]\nfara-1 = "9999"', "units", "no hex of the map"),
        ('[units]\nfara-1 = "1006 tired"', "units", "'tired' is none of"),
        ('[units]\nfara-1 = "lost tired"', "units", "'tired' is none of"),
        ('[units]\nnobody = "1006"', "units", "'nobody' is none of"),
        ('ready = ["ethiopian"]', "ready", "'ethiopian' is none of"),
        ('[mover]\nunit = "nobody"\nleaders = []\nway = ["1006"]\nleft = 2', "mover", "'nobody' is none of"),
        ('[mover]\nunit = "fara-1"\nleaders = []\nway = ["9999"]\nleft = 2', "mover", "'9999' is no hex"),
        ('mover = "fara-1"', "", "mover"),
        ('withdrawal = { pieces = ["nobody"] }', "", "withdrawal"),
        ("format = 2", "format", "this version reads up to 1"),
    ],
)
def test_an_error_in_a_text_names_its_place(text: str, place: str, reason: str) -> None:
    with pytest.raises(PositionError, match=re.escape(reason)) as error:
        read(text)
    assert error.value.place == place


def test_the_example_of_the_document_is_sound() -> None:
    page = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8").partition("## Ascari")[2]
    (example,) = re.findall(r"```toml\n(.*?)```", page.partition("\n## ")[0], flags=re.DOTALL)
    world = read(example)
    assert check(world) == []
    comes_back(world)
