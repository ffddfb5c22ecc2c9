"""Rules that no case can show: counters that no scenario has, undo, the data."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

import engine.games.ascari.position as positioned
import engine.games.ascari.world as worlds
from engine.core.context import Context
from engine.core.dice import ScriptedDice
from engine.core.drive import Drive, read_mark
from engine.core.playout import play_out
from engine.core.policies import RandomPlayer
from engine.core.save import advance, dump, load, new_game
from engine.games.ascari import RULESET
from engine.games.ascari.combat import shooting
from engine.games.ascari.phases import moves
from engine.games.ascari.phases.routes import Routes
from engine.games.ascari.scenarios import SCENARIOS, board, roster, scenario
from engine.games.ascari.steward.policy import Steward
from engine.games.ascari.tables import tables
from engine.games.ascari.testing import positions
from engine.games.ascari.world import World


def world_of(scenario_name: str = SCENARIOS[0], *, step: str = "move", active: str = "", **fields: Any) -> World:
    return positions.build(
        positions.from_plain({"scenario": scenario_name, "step": step, "active": active, "only": True, **fields})
    )


def changed(monkeypatch: pytest.MonkeyPatch, name: str, **fields: Any) -> None:
    """Let a counter of all scenarios have other values."""

    def other(battle: str, handicap: str = "0") -> dict[str, Any]:
        found = dict(roster(battle, handicap))
        if name in found:
            found[name] = replace(found[name], **fields)
        return found

    for module in (worlds, positioned):
        monkeypatch.setattr(module, "roster", other)


def play(world: World, dice: list[int], *answers: str) -> Drive[World]:
    drive = Drive(RULESET, world, Context(ScriptedDice(dice)), start=world.position.step)
    for answer in answers:
        said = read_mark(tuple(answer.split()))
        assert drive.ask is not None
        side = said.side or drive.ask.side
        drive.send(drive.check(said.answer, side), side)
    return drive


def test_horse_never_enters_a_fort_not_even_to_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    """§A36"""
    changed(monkeypatch, "makonnen-3", kind="horse", mp=(8, 8))
    world = world_of("makalle-1896", units={"makonnen-3": "1005", "1-iii": "1006", "2-iii": "1403", "mikael-1": "1915"})
    routes = Routes(world.position, "makonnen-3", 8)
    assert "1006" not in routes.ends
    refused = moves.why_not_there(world.position, routes, "1006")
    assert refused is not None
    assert refused.reason == "impassable"


def test_a_unit_of_one_point_enters_any_passable_hex_and_has_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    """§A34, §A39"""
    changed(monkeypatch, "fara-1", mp=(1, 1))
    world = world_of(units={"fara-1": "0705", "banda": "1512", "spears-1": "0101"})
    routes = Routes(world.position, "fara-1", 1)
    assert board(SCENARIOS[0]).terrain["0706"].mp["foot"] > 1
    assert set(routes.ends) == {"0704", "0706", "0604", "0605", "0804", "0805"}
    drive = play(world, [], "move fara-1 0706 go")
    assert positions.write_piece(drive.world.position.pieces["fara-1"]) == "0706 moved done"


def test_fixed_guns_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """§A41"""
    changed(monkeypatch, "hotchkiss-1", fixed=True)
    world = world_of("makalle-1896", units={"hotchkiss-1": "0101", "1-iii": "1006", "mikael-1": "1915"})
    assert moves.movable(world.position) == ["mikael-1"]


def test_reinforcements_come_by_a_free_hex_of_their_edge_and_can_be_fired_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """§A45"""
    changed(monkeypatch, "fara-2", arrives=2, entry=("0101", "0201", "0301"))
    units = {"fara-1": "0301", "fara-2": "away", "jihadia-1": "0103", "spears-1": "1512", "banda": "1501"}
    early, now = world_of(units=units, turn=1), world_of(units=units, turn=2)
    assert "fara-2" not in moves.movable(early.position)
    assert "fara-2" in moves.movable(now.position)
    ends = Routes(now.position, "fara-2", 4).ends
    assert ends["0101"].cost == 1
    assert "0301" not in ends, "a friend stands there"
    drive = play(now, [6], "move fara-2 0101 go")
    assert positions.write_piece(drive.world.position.pieces["fara-2"]) == "0101 reduced moved done"


def test_a_window_cannot_be_undone_whatever_the_orders_are() -> None:
    """§A64"""
    for orders, moved, seen in (("hold", "0103", True), ("2", "0103", True), ("hold", "0101", False)):
        outcome = new_game(RULESET, seed="windows", options={})
        for answer in ("historical", "historical"):
            outcome = advance(RULESET, outcome.save, (answer,), side=outcome.asks[0].side)
        state = msgspec.json.decode(bytes(outcome.save.state))
        placed = world_of(
            units={"fara-1": "0102", "banda": "1512", "jihadia-1": "0107", "spears-1": "0909"},
            orders={"dervish": {"rifles": orders}},
        )
        del state
        save = msgspec.structs.replace(outcome.save, step="move", answers=[], state=msgspec.Raw(RULESET.encode(placed)))
        after = advance(RULESET, load(dump(save)), ("move", "fara-1", moved, "go"), side="italian")
        assert (after.seen, after.settled) == (seen, False)


def test_the_targets_own_hex_never_blocks() -> None:
    """§A84: markers, and friends that a mover passes, do not matter."""
    world = world_of(
        units={"fara-1": "0102", "fara-2": "0103", "jihadia-1": "0106", "spears-1": "0909", "banda": "1512"}
    )
    position = world.position
    position.pieces["fara-1"].at = "0103"
    position.rifles["0104"] = 3
    assert shooting.sees(position, "jihadia-1", "0103", position.units())


def test_the_steward_answers_a_window_immediately() -> None:
    """§A67"""
    world = world_of(
        units={"fara-1": "0103", "banda": "1512", "jihadia-1": "0105", "spears-1": "0909"},
        orders={"dervish": {"rifles": "ask"}},
    )
    drive = play(world, [1], "move fara-1 0104 go")
    assert drive.ask is not None
    assert drive.ask.kind == "react"
    answer = Steward().answer(RULESET.view(world, "dervish"), drive.ask)
    assert answer == ("fire", "jihadia-1")
    drive.send(drive.check(answer, "dervish"), "dervish")
    assert drive.ask.kind == "move"


def test_the_answer_after_a_time_out_is_always_legal() -> None:
    """§A63"""
    kinds = set()
    for name in SCENARIOS:

        def check(world: World, ask: Any) -> None:
            if ask.lapse is not None:
                kinds.add(ask.kind)
                assert ask.check(ask.lapse) == ask.lapse

        play_out(RULESET, seed=name, options={"scenario": name}, policy=RandomPlayer(name), on_ask=check)
    assert kinds >= {"deploy", "move", "fire"}


def test_allowances_and_heights_come_from_the_scenarios() -> None:
    """§A111, §A112, §A44: what the file says counts; rifle markers only where Ethiopians are."""
    wanted = {"rifles": {4}, "spears": {5}, "horse": {8}, "guns": {3}, "leader": {6}}
    for name in SCENARIOS:
        for counter in roster(name).values():
            assert set(counter.mp) <= wanted[counter.kind], counter
        assert all(isinstance(height, int) and height >= 0 for height in board(name).height.values())
        assert ("ethiopian" in scenario(name).rifle_takers) == ("ethiopian" in scenario(name).sides)


def test_the_data_fit_together() -> None:
    for name in SCENARIOS:
        battle, ground = scenario(name), board(name)
        for counter in roster(name).values():
            assert counter.at in battle.zone_of(counter), counter
            assert ground.terrain[counter.at].mp["foot"] > 0
        units = [counter.at for counter in roster(name).values() if not counter.is_leader]
        assert len(units) == len(set(units))
        leaders = {counter.at for counter in roster(name).values() if counter.is_leader}
        assert leaders <= set(units)
        assert set(battle.goals) <= set(ground.watched)
    assert set(tables().terrain) == {
        "clear",
        "rocks",
        "grove",
        "riverbed",
        "slope",
        "hilltop",
        "cliff",
        "village",
        "zeriba",
        "fort",
    }


@pytest.mark.stress("amba-alagi-1895")
@pytest.mark.parametrize("name", SCENARIOS)
def test_positions_are_written_as_they_are_read(name: str) -> None:
    played = play_out(RULESET, seed="written", options={"scenario": name}, policy=Steward())
    for piece_name, piece in played.world.position.pieces.items():
        line = positions.write_piece(piece)
        again = positions.read_piece(played.world.position, piece_name, line)
        if piece.at:
            again.limbered = piece.limbered
            assert again == piece
        else:
            assert (again.at, again.lost) == ("", piece.lost)


def test_each_player_turn_has_dice_of_its_own() -> None:
    """§A117"""
    outcome = new_game(RULESET, seed="periods", options={})
    periods = []
    while outcome.asks and outcome.world.position.turn < 3:
        answer = ("historical",) if outcome.asks[0].kind == "deploy" else ("done",)
        outcome = advance(RULESET, outcome.save, answer, side=outcome.asks[0].side)
        periods.append(outcome.save.period)
    assert [p for p in dict.fromkeys(periods) if p][:3] == ["turn 1 italian", "turn 1 dervish", "turn 2 italian"]
