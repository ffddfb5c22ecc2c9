"""Rules that no case can show: the data, ground that no table has, ways by given chains, dice by name, time-outs."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from games.revolte.played import played
from support import stress

import engine.games.revolte.position as positioned
import engine.games.revolte.world as worlds
from engine.core.asks import Answer, Ask
from engine.core.context import Context
from engine.core.dice import ScriptedDice
from engine.core.drive import Drive, read_mark
from engine.core.playout import play_out
from engine.games.revolte.combat import firing, heavy
from engine.games.revolte.combat.losses import nerve_chance, roll_nerve
from engine.games.revolte.events import SaveRolled, ShotFired
from engine.games.revolte.ground import cover, sight
from engine.games.revolte.ground.terrain import BUILDING, Ground, Piece, Zone, ground, pieces_of
from engine.games.revolte.ground.walking import Walker, go
from engine.games.revolte.phases import shooting
from engine.games.revolte.phases.deployment import enter_columns
from engine.games.revolte.phases.formation import stops
from engine.games.revolte.phases.marching import places_around
from engine.games.revolte.ruleset import RULESET
from engine.games.revolte.scenarios import (
    BOXERS,
    CLASSES,
    EUROPEANS,
    LEADER,
    SCENARIOS,
    is_known,
    learn,
    scenario,
    soldiers,
)
from engine.games.revolte.testing import positions
from engine.games.revolte.testing.cases import CASES
from engine.games.revolte.victory import objective
from engine.games.revolte.world import World
from engine.tabletop.points import Point, squared
from engine.tabletop.polygons import Polygon
from engine.testing.fuzz import HastyPlayer
from render.games.revolte.odds import odds


def world_of(name: str = "langfang", *, step: str = "order", **fields: Any) -> World:
    return positions.build(positions.from_plain({"scenario": name, "step": step, "only": True, **fields}))


def play(world: World, dice: list[int], *answers: str) -> Drive[World]:
    drive = Drive(RULESET, world, Context(ScriptedDice(dice)), start=world.position.step)
    for answer in answers:
        said = read_mark(tuple(answer.split()))
        assert drive.ask is not None
        side = said.side or drive.ask.side
        drive.send(drive.check(said.answer, side), side)
    return drive


def land_of(*zones: Zone, pieces: tuple[Piece, ...] = ()) -> Ground:
    return Ground(Point(1000, 1000), zones, pieces, ())


def square(name: str, kind: str, left: int, top: int, side: int) -> Zone:
    corners = [(left, top), (left + side, top), (left + side, top + side), (left, top + side)]
    return Zone(name, kind, Polygon(corners))


# --- forces ---


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_forces_are_within_the_rules_limits(name: str) -> None:
    """§V1, §V2: three columns of ten, a gun with three gunners, a keg with a bearer, two ladders; ten Europeans."""
    battle = scenario(name)
    apart = {*(battle.gun.crew if battle.gun else ()), *([battle.keg.bearer] if battle.keg else ())}
    columns = [group for group in battle.group if group.side == BOXERS and not {f"{group.id}1"} & apart]
    assert len(columns) <= 3
    assert all(sum(count for _, count in group.figures) <= 10 for group in columns)
    assert sum(soldier.side == EUROPEANS for soldier in soldiers(name).values()) <= 10
    assert sum(soldier.side == BOXERS for soldier in soldiers(name).values()) <= 34
    assert len(battle.ladder) <= 2
    assert len(battle.barricades.default) <= 6
    assert battle.gun is None or len(battle.gun.crew) == 3
    if battle.mg is not None:
        assert {soldiers(name)[each].side for each in (battle.mg.gunner, battle.mg.loader)} == {EUROPEANS}


@pytest.mark.parametrize("name", SCENARIOS)
def test_figures_have_their_classes_and_roles(name: str) -> None:
    """§V3, §V4, §V5: one officer, a chief a column, one class each; all Europeans are regular."""
    everybody = soldiers(name).values()
    assert all(soldier.kind.class_ in CLASSES for soldier in everybody)
    assert all(soldier.kind.class_ == "regular" for soldier in everybody if soldier.side == EUROPEANS)
    leaders = [soldier for soldier in everybody if soldier.kind.role == LEADER]
    assert len({soldier.group for soldier in leaders}) == len(leaders)
    assert sum(soldier.side == EUROPEANS for soldier in leaders) == 1


def test_the_class_of_a_fanatic_counts_only_for_morale() -> None:
    """§V4, §V6: no modifier in fire or melee, and no other rule of his own."""
    fanatic = {"a1": "500,520"}
    world = world_of(figures={"e4": "300,520", **fanatic}, active=BOXERS)
    assert firing.own_modifiers(world.position, "a1", "pistol") == []


def test_house_rule_takes_crews_out_of_the_columns() -> None:
    """§V2"""
    world = RULESET.begin_scenario("fu-gate", {"crews": "from-columns"})
    away = [name for name, each in world.position.figures.items() if each.at is None]
    assert away == ["a9", "a10", "b10", "c10", "g1", "g2", "g3", "k1"]
    usual = RULESET.begin_scenario("fu-gate", {})
    assert sum(each.at is None for each in usual.position.figures.values()) == 4


def test_only_scenarios_are_offered_and_none_has_a_roof_or_an_exit() -> None:
    """§V130, §V50, §V45: no free game; a walkable roof would be a zone of its own, and no table has one."""
    assert RULESET.scenarios == SCENARIOS
    kinds = {area.kind for name in SCENARIOS for area in scenario(name).area}
    assert kinds <= {"building", "ruin", "trench", "scrub", "water"}
    with pytest.raises(KeyError):
        RULESET.begin_scenario("free", {})


def test_a_burst_reaches_floors_above_and_below_and_bases_there_do_not_overlap() -> None:
    """§V50: distances are those of the plan; a table with a roof is in the cases."""
    CASES.load_cases(Path("tests/cases/revolte/7-roofs.toml"))
    world = world_of("test-roof", figures={"e1": "300,205 roof-house-roof", "a1": "300,200", "a2": "20,20"})
    assert RULESET.faults(world) == []
    context = Context(ScriptedDice([8, 8]))
    heavy.burst(world.position, context, Point(310, 200))
    assert [each.figure for each in context.events if isinstance(each, SaveRolled)] == ["e1", "a1"]
    assert not world.position.share_floor("e1", "a1")
    assert world.position.share_floor("e1", "a2")


def test_scenarios_that_are_not_shipped_are_checked() -> None:
    """§V45, §V50, §V122"""
    text = next(
        battle["text"] for battle in tomllib.loads(Path("tests/cases/revolte/7-roofs.toml").read_text())["battle"]
    )
    hold = "hold 200,100 to 400,300 with 2"
    for old, new, kind in (
        (hold, "", "missing"),
        (hold, "leave with 1", "missing"),
        (hold, "losses turks 1", "unknown"),
        ('roof      house-roof  "Roof"   200,100', "roof house-roof 210,100", "roof-of-nothing"),
        ("[set-up]", "[exits]\nboxers: 0,5-9,5\n[set-up]", "edge"),
    ):
        assert old in text
        with pytest.raises(ValueError, match=f"kind='{kind}'"):
            learn(text.replace(old, new), "test-wrong")
    with pytest.raises(ValueError, match="another scenario"):
        learn(text, "fu-gate")
    assert not is_known("test-wrong")


def test_of_several_entries_the_side_picks_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """§V7: the farthest from the enemies comes first, and is taken for who does not answer."""
    battle = scenario("fu-gate")
    assert battle.gun is not None
    several = replace(battle, gun=replace(battle.gun, entry=((460, 120), (60, 60), (800, 60))))
    for module in (worlds, positioned):
        monkeypatch.setattr(module, "scenario", lambda _: several)
    figures = {"e1": "800,800", "a1": "300,30", "k1": "lost"}
    drive = play(world_of("fu-gate", figures=figures, step="turn", turn=5, gun={}), [1])
    assert drive.ask is not None
    assert (drive.ask.kind, drive.ask.side, drive.ask.lapse) == ("entry", BOXERS, ("60,60",))
    drive = play(world_of("fu-gate", figures=figures, step="turn", turn=5, gun={}), [1, 1, 1, 1, 1], "800,60")
    gun = drive.world.position.gun
    assert gun is not None
    assert gun.at == (800, 60)
    assert drive.world.position.figures["g1"].at == (769, 60)


def test_an_order_is_known_by_its_own_word_after_others_were_listed() -> None:
    """§V119: a menu that was shown takes the word of any legal order, not only of those it listed."""
    drive = play(world_of(figures={"e4": "900,520", "a2": "100,520"}, active=BOXERS), [])
    assert drive.ask is not None
    menu = drive.ask.level(("a2",))
    assert menu is not None
    assert "run-333,517" not in {choice.word for choice in menu.choices}
    found = menu.find("run-333,517")
    assert found is not None
    assert found.word == "run-333,517"


# --- ground that no table has ---


def test_a_trench_is_dense_and_cuts_no_sight_water_is_neither() -> None:
    """§V112, §V110, §V92"""
    land = land_of(square("trench", "trench", 100, 100, 200), square("pond", "water", 500, 100, 200))
    assert sight.sees(land, Point(50, 200), Point(400, 200))
    assert sight.sees(land, Point(400, 200), Point(900, 200))
    assert cover.to_save(land, Point(200, 200), Point(400, 200)) == cover.DENSELY
    assert cover.to_save(land, Point(600, 200), Point(400, 200)) == cover.OPEN
    went = go(land, Walker(Point(450, 200), frozenset(), ()), (Point(450, 200), Point(600, 200)), 160)
    assert (went.end, went.why) == (Point(499, 200), "water")


def test_a_figure_stops_in_a_zone_that_it_enters_and_may_enter_one_after_leaving_its_own() -> None:
    """§V36, §V107: a way is walked by any chain."""
    land = land_of(square("one", "scrub", 100, 100, 50), square("two", "ruin", 200, 100, 50))
    start = Point(120, 125)
    went = go(land, Walker(start, frozenset(), ()), (start, Point(400, 125)), 400)
    assert (went.end, went.why, set(went.left)) == (Point(250, 125), "zone", {"one"})
    back = go(land, Walker(start, frozenset(), ()), (start, Point(120, 170), start, Point(60, 125)), 400)
    assert (back.end, back.why) == (Point(100, 125), "zone"), "out, in again, but not out once more"


def test_two_obstacles_are_crossed_only_from_the_foot_of_both() -> None:
    """§V37"""
    one = Piece("h1", "h1", "hedge", Point(100, 0), Point(100, 400), climb=True)
    two = Piece("h2", "h2", "hedge", Point(130, 0), Point(130, 400), climb=True)
    land = land_of(pieces=(one, two))
    start = Point(87, 200)
    went = go(land, Walker(start, land.lines_at(start), ()), (start, Point(300, 200)), 160)
    assert (went.end, went.why) == (Point(120, 200), "line")
    middle = Point(115, 200)
    assert land.lines_at(middle) == {"h1", "h2"}
    assert go(land, Walker(middle, land.lines_at(middle), ()), (middle, Point(300, 200)), 100).end == Point(215, 200)


def test_an_enemy_bars_the_way_a_friend_does_not() -> None:
    """§V40: not nearer than base to base, and who is nearer already may go away."""
    land = land_of()
    start = Point(100, 100)
    went = go(land, Walker(start, frozenset(), (Point(200, 100),)), (start, Point(300, 100)), 160)
    assert (went.end, went.why) == (Point(180, 100), "enemy")
    near = Walker(Point(185, 100), frozenset(), (Point(200, 100),))
    assert go(land, near, (Point(185, 100), Point(100, 100)), 50).spent == 50
    edge = go(land, Walker(start, frozenset(), ()), (start, Point(100, 0)), 160)
    assert (edge.end, edge.why) == (Point(100, 10), "edge")


def test_a_way_ends_at_tens_of_each_leg_and_at_the_legs_ends() -> None:
    """§V121"""
    chain = (Point(0, 0), Point(25, 0), Point(25, 30))
    assert [stop.at for stop in stops(chain, 48)] == [(25, 23), (25, 20), (25, 10), (25, 0), (20, 0), (10, 0)]
    assert [stop.gone for stop in stops(chain, 48)] == [48, 45, 35, 25, 20, 10]
    assert [stop.at for stop in stops(chain, 12)] == [(12, 0), (10, 0)]


def test_the_places_around_a_base() -> None:
    """§V105: the nearest to who comes first, ties in the order of the list."""
    world = world_of(figures={"e4": "500,520", "a2": "400,520"}, active=BOXERS)
    found = places_around(world.position, "a2", "e4")
    assert found[0] == (480, 520)
    assert found[1:3] == [(490, 538), (490, 502)]
    assert all(400 <= squared(place, Point(500, 520)) <= 22 * 22 for place in found)


def test_walls_and_houses_are_cut_into_sections_and_others_are_not() -> None:
    """§V83, §V38, §V51"""
    pieces = {piece.id: piece for piece in pieces_of("fu-gate")}
    assert [pieces[f"wall-west.{number}"].end.x for number in (1, 2, 3)] == [140, 280, 420]
    assert not any(piece.climb for piece in pieces.values() if piece.kind in {"wall", "door", "house"})
    assert [piece.id for piece in pieces_of("langfang") if piece.line == "bank"] == ["bank"]
    gate = ground("fu-gate").pieces["gate"]
    assert (gate.kind, gate.climb) == ("door", False)


# --- the gun ---


def test_a_shell_deviates_along_the_guns_line() -> None:
    """§V84, §V106: left, right, beyond, short; each coordinate is rounded towards the point aimed at."""
    gun, aimed = Point(100, 100), Point(400, 500)
    assert [heavy.deviated(gun, aimed, direction, 70) for direction in (1, 2, 3, 4)] == [
        (456, 458),
        (344, 542),
        (442, 556),
        (358, 444),
    ]
    assert heavy.deviated(gun, Point(100, 130), 3, 120) == (100, 250), "farther than the gun is away"


def test_low_lines_stop_no_shell() -> None:
    """§V79: the bank has no resistance, so the shot goes through; it is no target itself."""
    assert set(heavy.RESISTANCE) == {"door", "barricade", "wall", "house"}
    land = ground("langfang")
    assert sight.sees(land, Point(500, 605), Point(500, 645))
    bank = next(piece for piece in land.lines if piece.line == "bank")
    assert bank.kind not in heavy.RESISTANCE
    assert bank.climb


# --- what is measured, told and decided elsewhere ---


def test_everything_can_be_measured_beforehand() -> None:
    """§V115: a shot is offered with its gap, score, chance, modifiers."""
    world = world_of(figures={"e4": "300,520", "a2": "500,520"}, step="fire", active=EUROPEANS, first=BOXERS)
    (shot,) = firing.shots(world.position, "e4")
    facts = shooting.shot_facts(world.position, shot)
    assert (facts["gap"], facts["score"], facts["aims"], facts["other_target"]) == (180, 4, True, True)
    # 7 of 12 fail at a penalty of 4 …: the mean over the four penalties of 1 - ((needed - 1) / 12)²
    assert facts["chance"] == 1000 * sum(144 - (3 - 1 + off) ** 2 for off in (1, 2, 3, 4)) // (4 * 144)


@pytest.mark.parametrize("name", stress.spread([*SCENARIOS], of=3))
def test_the_chance_of_a_shot_counts_every_roll(name: str) -> None:
    """§8.2, §V63, §V66: a natural 1 never hits; the odds sheet has the shot that the question offers."""
    seen = set[bool]()
    for moment in (each for each in played(name).moments if each.ask.kind == "fire"):
        position = moment.world.position
        for firer in position.standing(moment.ask.side):
            for shot in firing.shots(position, firer):
                rolls = list(product(range(1, shot.row.sides + 1), repeat=1 + shot.aims))
                off = range(1, 5) if shot.other_target else (0,)
                hits = [
                    max(dice) > 1 and max(dice) + shot.modifier - penalty >= shot.score
                    for dice in rolls
                    for penalty in off
                ]
                assert firing.chance(shot) == 1000 * sum(hits) // len(hits)
                assert odds.hit_chance(shot) == Fraction(sum(hits), len(hits))
                assert odds._shot(position, firer, shot.target) == shot
                seen.add(shot.score - shot.modifier <= 1)
    assert seen


def test_the_surest_shot_misses_on_a_natural_one() -> None:
    """§V63"""
    figures = {"e4": "400,520 moved", "a2": "300,520"}
    world = world_of(figures=figures, located={EUROPEANS: ["a2"]}, active=EUROPEANS, step="fire")
    (shot,) = firing.shots(world.position, "e4")
    assert shot.score - shot.modifier == 1
    assert firing.chance(shot) == 916
    assert odds.hit_chance(shot) == Fraction(11, 12)


@pytest.mark.parametrize(("dice", "hits"), [((1, 1), False), ((1, 2), True)])
def test_two_natural_ones_are_an_accident_of_the_gun(
    dice: tuple[int, int], hits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """§V63: no gunner of a shipped table is regular, so there a total of two never reaches a score."""
    crew = ("g1", "g2", "g3")
    roster = {
        name: replace(each, kind=replace(each.kind, class_="regular")) if name in crew else each
        for name, each in soldiers("fu-gate").items()
    }
    for module in (worlds, positioned):
        monkeypatch.setattr(module, "soldiers", lambda _: roster)
    figures = {"e2": "640,60", "g1": "429,60", "g2": "491,60", "g3": "460,29", "a3": "20,20"}
    gun = {"at": (460, 60)}
    world = world_of("fu-gate", figures=figures, gun=gun, active=BOXERS, first=EUROPEANS, step="fire")
    context = Context(ScriptedDice([*dice, 8]))
    heavy.fire_direct(world.position, context, "e2")
    fired = context.events[0]
    assert isinstance(fired, ShotFired)
    assert fired.report is not None
    assert fired.report.total == sum(dice) + 1 >= fired.report.column == 2
    assert (fired.hit, fired.broken) == (hits, not hits)
    assert world.position.gun is not None
    assert world.position.gun.broken is not hits


def test_dice_are_named_by_turn_phase_and_figure() -> None:
    """§V126: the order in which a side fires changes no die."""
    fields: dict[str, Any] = {
        "figures": {"e4": "300,520 moved", "e5": "300,540 moved", "a2": "500,520", "a9": "800,520"},
        "step": "fire",
        "active": EUROPEANS,
        "first": BOXERS,
        "located": {EUROPEANS: ["a2"]},
    }
    rolled = []
    for order in (("e4 a2", "e5 a2"), ("e5 a2", "e4 a2")):
        dice = ScriptedDice([2, 2])
        drive = Drive(RULESET, world_of(**fields), Context(dice), start="fire")
        for answer in order:
            drive.send(drive.check(tuple(answer.split()), EUROPEANS), EUROPEANS)
        rolled.append(sorted(dice.rolled))
    assert rolled[0] == rolled[1] == ["fire e4=2", "fire e5=2"]


def test_a_side_may_end_its_part_at_any_time_even_by_a_time_out() -> None:
    """§V125, §V124: every question has a legal answer after a time-out; resigning is no answer of the game."""
    seen: dict[str, Answer] = {}

    class Watching(HastyPlayer):
        def answer(self, view: Any, ask: Any) -> Answer:
            if ask.lapse is not None:
                ask.check(ask.lapse)
                seen[ask.kind] = ask.lapse
            return super().answer(view, ask)

    play_out(RULESET, seed="lapses", policy=Watching("lapses", patience=4), options={"scenario": "tartar-wall"})
    assert {"deploy", "order"} <= seen.keys()


def test_the_objective_is_within_the_table_and_no_building() -> None:
    """§V123"""
    for name in SCENARIOS:
        world = RULESET.begin_scenario(name, {})
        area, size = objective(world.position), scenario(name).size
        assert all(0 <= point.x <= size[0] and 0 <= point.y <= size[1] for point in area.points)
        assert {zone.kind for zone in world.position.ground.zones} >= {BUILDING}


@pytest.mark.parametrize("house", ["second", "first"])
def test_a_turn_has_three_parts_and_a_hand_over_between_them(house: str) -> None:
    """The second side moves and fires in one go, so that a turn needs three posts; each part comes once, in order."""
    parts, deciders = dict[int, list[int]](), dict[tuple[int, int], set[str]]()

    def see(world: World, ask: Ask) -> None:
        turn, part = RULESET.progress(world)
        if parts.setdefault(turn, [part])[-1] != part:
            parts[turn].append(part)
        if ask.kind in {"order", "fire"}:
            deciders.setdefault((part, world.position.first == ask.side), set()).add(ask.kind)

    options = {"scenario": "langfang", "fire": house}
    playout = play_out(RULESET, seed="parts", options=options, policy=RULESET.policies["steward"]("p"), on_ask=see)
    assert RULESET.progress(playout.world)[0] == playout.world.position.turn
    assert parts.pop(0) == [0]
    assert len(parts) > 2
    assert all(found == sorted(set(found)) for found in parts.values())
    assert [0, 1, 2] in parts.values()
    assert deciders[0, True] == {"order"}
    assert (0, False) not in deciders
    assert (1, True) not in deciders
    assert "order" not in deciders[2, True]
    assert deciders[1, False] == ({"order", "fire"} if house == "second" else {"order"})


def test_a_column_that_arrives_in_a_later_turn_counts_as_moving_before() -> None:
    """§V70, §V8: it does not aim in the turn in which it comes, though a save takes its marker."""
    world = RULESET.begin_scenario("langfang", {"columns": "in-turn"})
    position = world.position
    position.turn = 3
    for each in position.figures.values():
        each.moved = each.moved_before = False
    enter_columns(position, Context(ScriptedDice([1])))
    assert position.figures["a9"].at is not None
    assert position.figures["a9"].moved_before
    assert not position.figures["b9"].moved_before, "still away"


@pytest.mark.parametrize("points", [0, 1, 2])
@pytest.mark.parametrize("state", ["", " stopped", " pinned"])
@pytest.mark.parametrize("figure", ["e1", "e2", "g1", "a1", "a9"])
def test_the_chance_of_a_rally_is_that_of_its_roll(figure: str, state: str, points: int) -> None:
    """§5, §12, §V20"""
    position = world_of("fu-gate", figures={figure: f"640,60{state}"}).position
    rolls = [
        roll_nerve(position, Context(ScriptedDice([die])), figure, rally=True, points=points) for die in range(1, 7)
    ]
    assert nerve_chance(position, figure, points) == round(1000 * sum(passed for passed, _ in rolls) / 6)
