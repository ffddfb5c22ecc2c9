"""Forecasts equal the rolls: every natural die of every roll, played through the engine, has the stated effect."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from engine.core.asks import Ask, Choice, Menu, Refused
from engine.core.context import Context
from engine.core.dice import ScriptedDice
from engine.games.siege.analysis import odds_menu, what_if, what_would_change
from engine.games.siege.analysis.what_if import Effect, Prospect
from engine.games.siege.phases import p1_fires, p4_boxers_melee, p6_soldiers_melee
from engine.games.siege.phases.bombardment import shell
from engine.games.siege.phases.p3_soldiers_fire import soldiers_fire
from engine.games.siege.phases.p7_boxers_morale import test_boxers as waver
from engine.games.siege.ruleset import RULESET
from engine.games.siege.testing.positions import read
from engine.games.siege.world import CHINESE, CIVILIAN, FANATIC, GONE, HOLDERS, Position, World

ASSAULT = "day = 3\nassault = true\nsequence = 1\n"
TROOPS = (
    '"gb1", "gb2-", "strouts"',
    '"gb1", "colt", "macdonald", "shiba"',
    '"us1-"',
    '"italian-one-pounder", "colt"',
    '"gb1-", "italian-one-pounder", "civ1"',
)
BOXERS = ('"ir1", "ir2-", "rg1"', '"fa1", "ir1", "bl1"', '"fa1-", "fa2", "rg1"', '"ir1-"')
HOUSES = ("", 'house = { cannon_loss = "step", weak_fanatic_3 = "nothing", row0_col2 = "S/B" }')
TOPS = ("", "morale = 0", "cha_cha = true")


def among(troops: str, boxers: str, *, top: str = "", zone: str = "mongol-market") -> str:
    return f"{ASSAULT}{top}\n[counters]\n{zone} = [{troops}, {boxers}]"


def tally(position: Position) -> dict[str, int]:
    """Count the points on the map by side, and the fanatics."""
    found = {"theirs": 0, "ours": 0, "civilians": 0, "fanatics": 0}
    for counter in position.counters:
        if counter.place not in position.board.zones:
            continue
        if counter.kind in CHINESE:
            found["theirs"] += counter.value
            found["fanatics"] += counter.kind == FANATIC
        elif counter.kind in HOLDERS:
            found["ours"] += counter.value
        elif counter.kind == CIVILIAN:
            found["civilians"] += counter.value
    return found


def check(promised: Effect, before: dict[str, int], after: dict[str, int]) -> None:
    lost = {name: before[name] - after[name] for name in before}
    assert (promised.theirs, promised.ours, promised.civilians) == (lost["theirs"], lost["ours"], lost["civilians"])
    assert (promised.fanatic == "gone") == (lost["fanatics"] > 0)
    if before["fanatics"] and not lost["fanatics"] and lost["theirs"]:
        assert promised.fanatic == "weakened"


@pytest.mark.parametrize("troops", TROOPS)
@pytest.mark.parametrize("boxers", BOXERS)
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("fight", ["charge", "boxers"])
def test_every_die_of_a_melee(troops: str, boxers: str, house: str, fight: str) -> None:
    for top in TOPS:
        text = among(troops, boxers, top=f"{top}\n{house}")
        prospect = getattr(what_if, fight)(read(text).position, "mongol-market")
        for die in range(1, 7):
            position = read(text).position
            before = tally(position)
            context = Context(ScriptedDice([die, 1, 1, 1]))
            phase = p6_soldiers_melee if fight == "charge" else p4_boxers_melee
            phase.fight(position, context, "mongol-market")
            promised = prospect.by_die[die - 1]
            check(promised, before, tally(position))
            told: Any = next(event for event in context.events if hasattr(event, "account"))
            assert told.account.result == promised.result
            fled = any(type(event).__name__ == "CiviliansRetreated" for event in context.events)
            assert promised.retreat == fled


@pytest.mark.parametrize("zone", ["hanlin", "british-north"])
@pytest.mark.parametrize("boxers", BOXERS)
@pytest.mark.parametrize("top", ["", "morale = 0", "ammunition_short = true"])
def test_every_die_of_every_shot(zone: str, boxers: str, top: str) -> None:
    """Cover shots at the next zone and within the zone, with every way of firing that the Ask offers."""
    text = f'{ASSAULT}{top}\n[counters]\nbritish-north = ["gb1", "gb2-", "colt", "nordenfelt", "strouts"]\n'
    text = text + f"{zone} = [{boxers}]" if zone == "hanlin" else text.replace('"strouts"]', f'"strouts", {boxers}]')
    ask = asked(read(text))[1]
    found = odds_menu.inquiry(read(text).position, ask)
    assert found is not None
    shots = [subject for subject in found.answers() if subject[0] == "shot"]
    assert len(shots) >= 5
    for subject in shots:
        world, fresh = asked(text_world := read(text))
        assert world is text_world
        prospect = odds_menu.prospect(world.position, fresh, subject)
        for die in range(1, 7):
            world = read(text)
            context = Context(ScriptedDice([die]))
            flow = soldiers_fire(world, context)
            next(flow)
            before = tally(world.position)
            advance(flow, ("fire", *subject[1:]))
            check(prospect.by_die[die - 1], before, tally(world.position))


def asked(world: World) -> tuple[World, Ask]:
    flow = soldiers_fire(world, Context(ScriptedDice([])))
    assert flow is not None
    return world, next(iter(flow))


def advance(flow: Any, answer: tuple[str, ...]) -> Ask | None:
    try:
        following: Ask = flow.send(answer)
    except StopIteration:
        return None
    return following


@pytest.mark.parametrize("boxers", BOXERS)
def test_a_shot_and_a_test_after_it_in_all_36_ways(boxers: str) -> None:
    text = f'{ASSAULT}\n[counters]\nbritish-north = ["gb1", "gb2", "colt", "strouts"]\nhanlin = [{boxers}]'
    world, ask = asked(read(text))
    subject = ("shot", "british-north", "hanlin", "soldiers")
    (both,) = [each for each in odds_menu.changes(world.position, ask, subject) if each.name == "both"]
    assert (both.counter, both.rule) == ("colt", "3.1")
    lost: dict[int, Fraction] = {}
    for first in range(1, 7):
        for second in range(1, 7):
            world = read(text)
            context = Context(ScriptedDice([first, second]))
            flow = soldiers_fire(world, context)
            next(flow)
            before = tally(world.position)["theirs"]
            again = advance(flow, ("fire", *subject[1:]))
            if again is not None:
                advance(flow, ("fire", "british-north", "hanlin", "effect:colt"))
            gone = before - tally(world.position)["theirs"]
            lost[gone] = lost.get(gone, Fraction(0)) + Fraction(1, 36)
    promised: dict[int, Fraction] = {}
    for outcome in both.prospect.outcomes:
        promised[outcome.effect.theirs] = promised.get(outcome.effect.theirs, Fraction(0)) + outcome.chance
    assert promised == lost


@pytest.mark.parametrize("boxers", BOXERS)
def test_every_die_of_the_boxers_morale(boxers: str) -> None:
    text = f'{ASSAULT}bled = ["hanlin"]\n[counters]\nhanlin = [{boxers}]'
    prospect = what_if.rout(read(text).position, "hanlin")
    for die in range(1, 7):
        world = read(text)
        before = tally(world.position)
        waver(world, Context(ScriptedDice([die])))
        check(prospect.by_die[die - 1], before, tally(world.position))


@pytest.mark.parametrize("troops", TROOPS)
@pytest.mark.parametrize("zone", ["british-north", "mongol-market"])
def test_every_die_of_the_shells(troops: str, zone: str) -> None:
    text = f'day = 3\nbarricades = ["mongol-market"]\n[counters]\n{zone} = [{troops}, "civ2", "civ3"]'
    prospect = what_if.shell(read(text).position, zone)
    assert prospect.roll is not None
    for die in range(1, 7):
        position = read(text).position
        before, food = tally(position), position.food
        roll = prospect.roll
        context = Context(ScriptedDice([die]))
        shell(position, context, zone, column=roll.column, modifiers=roll.modifiers, leaders=())
        check(prospect.by_die[die - 1], before, tally(position))
        assert prospect.by_die[die - 1].depot == (position.food > food)


@pytest.mark.parametrize("strength", range(1, 7))
def test_every_die_against_a_fire(strength: int) -> None:
    names = ", ".join([f'"gb{n}"' for n in range(1, strength // 2 + 1)] + (['"ru1-"'] if strength % 2 else []))
    text = f'day = 3\nassault = true\n[counters]\nhanlin = [{names}]\n[fires]\nhanlin = "lit"'
    prospect = what_if.douse(read(text).position, "hanlin")
    for die in range(1, 7):
        world = read(text)
        p1_fires.fight_fires(world, Context(ScriptedDice([die, *[6] * 8])))
        assert (prospect.by_die[die - 1].result == "out") == ("hanlin" not in world.position.fires)
    assert prospect.mean == sum((o.chance for o in prospect.outcomes if o.effect.result == "out"), Fraction(0))


def test_a_fire_spreads_as_often_as_its_odds_say() -> None:
    text = 'day = 3\nassault = true\n[fires]\nhanlin = "lit tried"\ncarriage-park = "lit tried"'
    position = read(text).position
    prospect = what_if.catch(position, "british-north")
    assert prospect.mean == 1 - Fraction(25, 36)
    without = what_would_change.changes(position, prospect)
    assert [(each.zone, each.prospect.mean) for each in without] == [
        ("hanlin", Fraction(1, 6)),
        ("carriage-park", Fraction(1, 6)),
    ]
    assert set(position.fires) == {"hanlin", "carriage-park"}, "the fires still burn"


# --- changes that would improve a roll ------------------------------------------------------------------------------


def rolled(prospect: Prospect) -> list[tuple[str, int]]:
    assert prospect.roll is not None
    return [(modifier.name, modifier.value) for modifier in prospect.roll.modifiers]


def test_leaders_and_weapons_change_a_shot() -> None:
    text = f"{ASSAULT}\n[counters]\n" + (
        'british-north = ["gb1", "gb2", "colt", "strouts"]\nfu-south = ["jp1", "shiba"]\n'
        'russian-west = ["ru1", "macdonald"]\nhanlin = ["ir1", "ir2", "ir3"]'
    )
    world, ask = asked(read(text))
    subject = ("shot", "british-north", "hanlin", "soldiers")
    base = odds_menu.prospect(world.position, ask, subject)
    assert rolled(base) == [("leader", 2)]
    found = {
        (each.name, each.counter or each.prospect.word): each
        for each in odds_menu.changes(world.position, ask, subject)
    }
    assert rolled(found["without-leader", "strouts"].prospect) == []
    assert rolled(found["with-leader", "shiba"].prospect) == [("leader", 2), ("leader", 2)]
    assert rolled(found["with-leader", "macdonald"].prospect) == [("macdonald", 3)]
    assert found["with-leader", "macdonald"].rule == "1.5.3"
    by_value = found["manner", "soldiers,colt"].prospect
    assert rolled(by_value) == [("leader", 2), ("weapon-adjacent", 2)]
    assert by_value.mean > base.mean > found["without-leader", "strouts"].prospect.mean
    assert found["effect", "colt"].prospect.mean == Fraction(9, 6)
    assert found["both", "colt"].prospect.mean <= base.mean + Fraction(9, 6)
    assert world.position.by_id["strouts"].place == "british-north", "nobody has moved"
    assert world.position.by_id["shiba"].place == "fu-south"


def test_a_leader_helps_only_the_first_shot() -> None:
    """§6.3, R29: a second shot does not offer the leader's bonus."""
    text = f'{ASSAULT}house = {{ soldier_split_fire = "by_counter" }}\n[counters]\n' + (
        'british-north = ["gb1", "gb2", "strouts"]\nhanlin = ["ir1", "ir2"]\ncarriage-park = ["ir3"]'
    )
    world = read(text)
    flow = soldiers_fire(world, Context(ScriptedDice([6])))
    next(flow)
    ask = advance(flow, ("fire", "british-north", "hanlin", "gb1"))
    assert ask is not None
    subject = ("shot", "british-north", "carriage-park", "gb2")
    assert rolled(odds_menu.prospect(world.position, ask, subject)) == []
    assert not [each for each in odds_menu.changes(world.position, ask, subject) if "leader" in each.name]


@pytest.mark.parametrize("zone", ["mongol-market", "british-north"])
def test_a_barricade_changes_both_melees_where_it_may_stand(zone: str) -> None:
    text = among('"gb1", "gb2"', '"ir1", "ir2", "ir3"', zone=zone)
    position = read(text).position
    for roll, sign in ((what_if.charge, 1), (what_if.boxers, -1)):
        prospect = roll(position, zone)
        found = [each for each in what_would_change.changes(position, prospect) if "barricade" in each.name]
        assert len(found) == (zone == "mongol-market")
        for each in found:
            assert each.name == "with-barricade"
            assert ("barricade", sign) in rolled(each.prospect)
    assert position.barricades == []


def test_an_existing_barricade_is_removed_for_comparison() -> None:
    text = among('"gb1", "gb2"', '"ir1", "ir2", "ir3"', top='barricades = ["mongol-market"]')
    position = read(text).position
    for prospect in (what_if.charge(position, "mongol-market"), what_if.boxers(position, "mongol-market")):
        (found,) = [each for each in what_would_change.changes(position, prospect) if "barricade" in each.name]
        assert found.name == "without-barricade"
        assert "barricade" not in dict(rolled(found.prospect))
    assert position.barricades == ["mongol-market"]


def test_other_counters_that_could_join_a_melee() -> None:
    text = among('"gb1", "strouts", "colt"', '"ir1", "ir2", "ir3"') + (
        '\nbritish-north = ["gb2", "gb3-", "nordenfelt"]\nfu-south = ["jp1", "shiba"]'
    )
    position = read(text).position
    found = what_would_change.changes(position, what_if.charge(position, "mongol-market"))
    assert [(each.name, each.counter) for each in found] == [
        ("without-leader", "strouts"),
        ("with-leader", "shiba"),
        ("without-weapon", "colt"),
        ("with-weapon", "nordenfelt"),
        ("with-soldiers", "gb2"),
        ("with-barricade", ""),
    ]
    charge = what_if.charge(position, "mongol-market")
    assert charge.roll is not None
    columns = {each.name: each.prospect.roll.column - charge.roll.column for each in found if each.prospect.roll}
    assert columns == {
        "without-leader": 0,
        "with-leader": 0,
        "without-weapon": -2,
        "with-weapon": 2,
        "with-soldiers": 2,
        "with-barricade": 0,
    }


def test_leaders_in_danger() -> None:
    position = read(among('"gb1-", "strouts"', '"ir1", "ir2", "ir3", "ir4"')).position
    boxers = what_if.boxers(position, "mongol-market")
    names, chance = what_if.leaders_at_risk(position, boxers)
    assert names == ["strouts"]
    assert chance == sum(effect.ours > 0 for effect in boxers.by_die) * Fraction(1, 6), "the last point gone, he falls"
    stronger = read(among('"gb1", "gb2", "gb3", "strouts"', '"ir1", "ir2", "ir3", "ir4", "ir5"')).position
    boxers = what_if.boxers(stronger, "mongol-market")
    hurt = sum(effect.ours > 0 for effect in boxers.by_die)
    assert hurt
    assert what_if.leaders_at_risk(stronger, boxers) == (["strouts"], hurt * Fraction(1, 36))


# --- the inquiries that are offered ---------------------------------------------------------------------------------


def test_every_subject_has_odds_and_the_position_stays_the_same() -> None:
    text = among('"gb1", "gb2-", "strouts"', '"ir1", "fa1"') + '\nhanlin = ["ir3"]\nbritish-north = ["gb3", "civ1"]'
    world, ask = asked(read(text + '\n[fires]\ncarriage-park = "lit"'))
    before = RULESET.encode(world)
    found = odds_menu.inquiry(world.position, ask)
    assert found is not None
    kinds = set()
    for subject in found.answers():
        kinds.add(subject[0])
        prospect = odds_menu.prospect(world.position, ask, subject)
        assert sum(outcome.chance for outcome in prospect.outcomes) == 1
        assert 0 <= prospect.at_least(1) <= 1
        for change in odds_menu.changes(world.position, ask, subject):
            assert sum(outcome.chance for outcome in change.prospect.outcomes) == 1
    assert kinds == {"shot", "boxers", "charge", "rout", "catch", "shell"}
    assert RULESET.encode(world) == before


@pytest.mark.parametrize(
    ("subject", "reason"),
    [
        (("shot",), "no-shot-now"),
        (("boxers",), "no-melee-now"),
        (("charge",), "no-melee-now"),
        (("rout",), "nobody-wavers"),
        (("douse",), "nothing-burns"),
        (("shell", "atlantis"), "no-such-zone"),
        (("shell", "hanlin"), "nobody-to-roll"),
    ],
)
def test_an_impossible_roll_is_refused_with_its_reason(subject: tuple[str, ...], reason: str) -> None:
    world = RULESET.new({})
    quiet = Ask("reposition", "5.1.2", lambda: Menu("do", (Choice("done", "done"),)))
    found = odds_menu.inquiry(world.position, quiet)
    assert found is not None
    with pytest.raises(Refused) as refused:
        found.level(subject)
    assert refused.value.reason == reason


def test_nothing_is_rolled_after_the_end() -> None:
    position = read('start = "historical"').position
    assert odds_menu.inquiry(position, None) is None
    assert not odds_menu.pressing(position, None)


def test_a_supposed_position_has_the_indexes_of_a_new_one() -> None:
    """They are kept, not rebuilt, when one counter moves."""
    position = RULESET.new({}).position
    names = [each for each in Position.__mro__[1].__annotations__ if each != "board"]
    for counter in list(position.counters):
        for place in (GONE, position.counters[0].place):
            other = position.supposed(counter.id)
            other.put(other.by_id[counter.id], place)
            kept = [getattr(other, each) for each in names]
            other.index()
            assert kept == [getattr(other, each) for each in names]
            assert position.by_id[counter.id].place == counter.place
