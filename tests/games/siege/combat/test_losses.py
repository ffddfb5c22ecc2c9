"""Losses of both sides, and assigning them otherwise (§4, §5.2, §6.3, §6.4, §6.7)."""

from __future__ import annotations

import pytest
from support.siege_positions import faces, world

from engine.core.asks import DONE, Answer, Ask, Choice, Menu, Refused
from engine.core.context import Context
from engine.core.dice import ScriptedDice
from engine.games.siege.combat import loss_choices
from engine.games.siege.combat.losses import (
    follow,
    hit_chinese,
    hit_civilians,
    hit_troops,
    left_over,
    rout_chinese,
    withdraw_all,
)
from engine.games.siege.events import LossesChanged, MoraleChanged
from engine.games.siege.world import CUP, GONE, POOL, Position, World


def table(*dice: int) -> Context:
    return Context(ScriptedDice(dice))


def hit(on: World, zone: str, points: int) -> Context:
    to = table()
    hit_troops(on.position, to, zone, points=points, rule="6.4")
    return to


def ask(on: World, to: Context, *answers: Answer) -> list[Ask]:
    """Put a plain Ask and answer it; return the Asks that appeared."""
    plain = Ask("any", "6", lambda: Menu("do", (Choice("done", "done"), Choice("move", "move"))))
    flow = loss_choices.asking(on.position, to, plain)
    seen = [next(flow)]
    for answer in answers:
        seen[-1].check(answer)
        try:
            seen.append(flow.send(answer))
        except StopIteration:
            break
    return seen


def ways(on: World) -> list[str]:
    return [loss_choices.write_way(way) for way in loss_choices.other_ways(on.position, on.position.debts[0])]


def test_6_3_r186_reduced_soldiers_lose_first() -> None:
    on = world({"fu-south": "jp1 jp2/1 vo5"})
    hit(on, "fu-south", 1)
    assert faces(on.position, "fu-south") == {"jp1": 2, "vo5": 2}
    assert on.position.by_id["jp2"].place == POOL


def test_4_r47_each_soldier_point_costs_a_point_of_morale_immediately() -> None:
    on = world({"fu-south": "jp1 jp2"})
    to = hit(on, "fu-south", 3)
    assert on.position.morale == 7
    assert [(e.change, e.reason) for e in to.events if isinstance(e, MoraleChanged)] == [(-3, "soldiers-lost")]


def test_6_4_r133_weapons_lose_after_soldiers_and_cost_no_morale() -> None:
    on = world({"french-3": "at1/1 maxim"})
    hit(on, "french-3", 2)
    assert faces(on.position, "french-3") == {"maxim": 1}
    assert on.position.morale == 9


@pytest.mark.parametrize(("points", "face"), [(1, 1), (2, 1), (3, 0)])
def test_3_r7_a_cannon_flips_on_one_or_two_points(points: int, face: int) -> None:
    on = world({"french-2": "italian-one-pounder"})
    hit(on, "french-2", points)
    assert faces(on.position, "french-2").get("italian-one-pounder", 0) == face


@pytest.mark.parametrize(("points", "face"), [(1, 1), (2, 0)])
def test_3_r7_house_rule_each_point_is_a_step(points: int, face: int) -> None:
    on = world({"french-2": "italian-one-pounder"}, house={"cannon_loss": "step"})
    losses = hit_troops(on.position, table(), "french-2", points=points, rule="6.4")
    assert faces(on.position, "french-2").get("italian-one-pounder", 0) == face
    assert left_over(on.position, losses, points=points) == 0


def test_3_r7_nothing_is_banked_between_results() -> None:
    on = world({"french-2": "italian-one-pounder"})
    hit(on, "french-2", 1)
    hit(on, "french-2", 1)
    assert on.position.by_id["italian-one-pounder"].place == GONE


@pytest.mark.parametrize(("points", "left"), [(1, 0), (2, 0), (3, 1), (4, 2)])
def test_6_4_r134_points_that_soldiers_and_weapons_cannot_take_are_left_over(points: int, left: int) -> None:
    on = world({"british-north": "gb1/1 nordenfelt/1"})
    losses = hit_troops(on.position, table(), "british-north", points=points, rule="6.4")
    assert left_over(on.position, losses, points=points) == left


def test_5_1_6_a_lost_soldier_lies_on_its_front_in_the_pool() -> None:
    on = world({"fu-south": "jp1/1"})
    hit(on, "fu-south", 1)
    assert (on.position.by_id["jp1"].place, on.position.by_id["jp1"].face) == (POOL, 2)


def test_5_2_r6_civilians_lose_in_fives_and_flip_first() -> None:
    on = world({"british-north": "civ1 civ2/1"})
    hit_civilians(on.position, ["british-north"], points=5, rule="5.2")
    assert faces(on.position, "british-north") == {"civ1": 1, "civ2": 1}
    hit_civilians(on.position, ["british-north"], points=10, rule="5.2")
    assert {on.position.by_id[name].place for name in ("civ1", "civ2")} == {GONE}
    assert on.position.morale == 10


def test_5_2_r6_no_civilians_no_loss() -> None:
    on = world({"british-north": "gb1"})
    assert hit_civilians(on.position, ["british-north"], points=5, rule="5.2") == ()


# --- the player's choice --------------------------------------------------------------------------------------------


def test_6_4_r5_any_combination_may_pay_instead() -> None:
    on = world({"fu-south": "jp1 vo5"})
    hit(on, "fu-south", 2)
    assert faces(on.position, "fu-south") == {"jp1": 2} or faces(on.position, "fu-south") == {"vo5": 2}
    assert len(ways(on)) == 2  # the other one whole, or one point of each


def test_6_4_equal_counters_are_no_choice() -> None:
    on = world({"fu-south": "jp1 jp2"})
    hit(on, "fu-south", 1)
    assert on.position.debts
    assert ways(on) == []


def test_6_4_there_is_no_choice_if_everything_is_lost() -> None:
    on = world({"fu-south": "jp1/1 vo5"})
    hit(on, "fu-south", 3)
    assert on.position.debts == []


def test_6_4_r5_losses_can_be_reassigned_and_are_reported() -> None:
    on = world({"fu-south": "jp1 vo5/1"})
    to = hit(on, "fu-south", 1)
    assert on.position.by_id["vo5"].place == POOL
    seen = ask(on, to, ("losses", "0", "jp1=1"))
    assert faces(on.position, "fu-south") == {"jp1": 1, "vo5": 1}
    assert on.position.morale == 9
    changed = next(event for event in to.events if isinstance(event, LossesChanged))
    assert (changed.undone[0].counter, changed.taken[0].counter) == ("vo5", "jp1")
    seen[-1].check(("losses", "0", "vo5=0"))  # and back again


def test_6_4_r133_weapons_choose_among_themselves_only() -> None:
    on = world({"british-north": "gb1/1 nordenfelt colt"})
    hit(on, "british-north", 2)
    assert all(way.startswith("gb1=0,") for way in ways(on))
    assert ways(on) == ["gb1=0,colt=1"]


def test_6_4_losses_are_final_after_the_next_die() -> None:
    on = world({"fu-south": "jp1 vo5/1"})
    to = Context(ScriptedDice([4]))
    hit_troops(on.position, to, "fu-south", points=1, rule="6.4")
    ask(on, to, DONE)
    assert on.position.debts_offered
    loss_choices.roll(on.position, to, "any")
    assert on.position.debts == []


def test_6_4_losses_stay_open_after_a_die_until_a_question_offers_them() -> None:
    on = world({"fu-south": "jp1 vo5/1"})
    to = Context(ScriptedDice([4]))
    hit_troops(on.position, to, "fu-south", points=1, rule="6.4")
    loss_choices.roll(on.position, to, "any")
    assert len(on.position.debts) == 1


def test_6_4_a_move_out_of_the_zone_settles_its_losses() -> None:
    on = world({"fu-south": "jp1 vo5/1"})
    to = hit(on, "fu-south", 1)
    menu = Menu("do", (Choice("move", "move", then=lambda: _word("fu-south", lambda: _word("japanese"))),))
    flow = loss_choices.asking(on.position, to, Ask("any", "6", lambda: menu))
    next(flow)
    with pytest.raises(StopIteration):
        flow.send(("move", "fu-south", "japanese"))
    assert on.position.debts == []


@pytest.mark.parametrize("zone", ["", "german-ramp"])
def test_5_1_6_returning_wounded_settle_the_losses_that_they_took(zone: str) -> None:
    """A counter eliminated by famine that then returned must not receive points twice when the loss is reassigned."""
    on = world({"german-ramp": "de1/1 de2", "british-north": "gb1 gb2"})
    to = hit(on, zone, 1)
    assert on.position.by_id["de1"].place == POOL
    assert len(on.position.debts) == 1
    menu = Menu("do", (Choice("place", "return"),))
    flow = loss_choices.asking(on.position, to, Ask("wounded", "5.1.6", lambda: menu))
    next(flow)
    with pytest.raises(StopIteration):
        flow.send(("place", "full", "french-3", "de1"))
    assert on.position.debts == []


def _word(word: str, then: object = None) -> Menu:
    return Menu("from", (Choice(word, "zone", then=then),))  # type: ignore[arg-type]


def test_6_4_an_impossible_way_is_refused() -> None:
    on = world({"fu-south": "jp1 vo5/1"})
    to = hit(on, "fu-south", 1)
    with pytest.raises(Refused):
        ask(on, to, ("losses", "0", "jp1=0"))


def test_6_4_a_loss_is_undone_in_the_zone_of_the_retreat() -> None:
    on = world({"french-1": "civ5/1 civ6/1 bl1 ir1"})
    to = table()
    hit_civilians(on.position, ["french-1"], points=5, rule="6.4")
    on.position.put(on.position.by_id["civ6"], "french-3")
    follow(on.position, "french-1", "french-3", movers=[on.position.by_id[name] for name in ("civ5", "civ6")])
    assert ways(on) == []  # two like counters
    on.position.by_id["civ6"].face = 2
    ask(on, to, ("losses", "0", "civ6=1"))
    assert faces(on.position, "french-3") == {"civ5": 1, "civ6": 1}


def test_5_2_r6_civilian_losses_may_take_a_weak_counter_instead() -> None:
    on = world({"british-north": "civ1 civ2/1"})
    to = table()
    hit_civilians(on.position, ["british-north"], points=5, rule="5.2")
    ask(on, to, ("losses", "0", "civ2=0"))
    assert faces(on.position, "british-north") == {"civ1": 2}


# --- the Boxers -----------------------------------------------------------------------------------------------------


def boxers(on: World, points: int) -> tuple[dict[str, int], bool]:
    _, absorbed = hit_chinese(on.position, table(), "hanlin", points=points)
    return faces(on.position, "hanlin"), absorbed


def test_6_3_r122_irregulars_before_regulars_carrying_over() -> None:
    on = world({"hanlin": "ir1/1 rg1"})
    assert boxers(on, 2)[0] == {"rg1": 1}


def test_6_3_r5_reduced_first_the_odd_point_flips_a_full_one() -> None:
    on = world({"hanlin": "ir1 ir2/1 ir3"})
    assert boxers(on, 2)[0] == {"ir1": 1, "ir3": 2}


@pytest.mark.parametrize(
    ("face", "points", "after", "absorbed"),
    [(2, 2, 2, True), (2, 3, 1, False), (2, 4, 0, False), (1, 2, 1, True), (1, 3, 0, False), (1, 5, 0, False)],
)
def test_6_3_r123_r124_fanatics(face: int, points: int, after: int, absorbed: bool) -> None:
    on = world({"hanlin": f"fa1/{face} ir1"})
    left, took = boxers(on, points)
    assert (left.get("fa1", 0), took, left["ir1"]) == (after, absorbed, 2)


def test_6_3_r124_house_rule_three_does_nothing_to_a_weak_fanatic() -> None:
    on = world({"hanlin": "fa1/1 ir1"}, house={"weak_fanatic_3": "nothing"})
    assert boxers(on, 3) == ({"ir1": 2, "fa1": 1}, True)
    assert boxers(on, 4)[0] == {"ir1": 2}


def test_6_3_r123_the_weak_fanatic_is_hit_first_and_alone() -> None:
    on = world({"hanlin": "fa1 fa2/1"})
    assert boxers(on, 5)[0] == {"fa1": 2}


def test_4_r48_a_fanatic_gone_lifts_morale_a_flip_does_not() -> None:
    on = world({"hanlin": "fa1 ir1"}, morale=5)
    boxers(on, 3)
    assert on.position.morale == 5
    boxers(on, 3)
    assert on.position.morale == 6


def test_1_5_1_r20_leaders_go_with_the_last_counter() -> None:
    on = world({"hanlin": "ir1/1 bl1 rl1"})
    assert boxers(on, 1)[0] == {}
    assert {on.position.by_id[name].place for name in ("ir1", "bl1", "rl1")} == {CUP}
    assert on.position.spent == ["ir1", "bl1", "rl1"]
    assert on.position.piles == []


def test_1_5_1_r20_leaders_are_never_hit_before_other_counters() -> None:
    on = world({"hanlin": "ir1 bl1"})
    assert boxers(on, 1)[0] == {"ir1": 1, "bl1": 2}


@pytest.mark.parametrize(("points", "left"), [(1, {"rg1": 2, "ir1": 1}), (2, {"rg1": 2}), (3, {"rg1": 1})])
def test_6_7_r125_a_test_scatters_points(points: int, left: dict[str, int]) -> None:
    on = world({"hanlin": "ir1 rg1"})
    rout_chinese(on.position, table(), "hanlin", points=points)
    assert faces(on.position, "hanlin") == left


@pytest.mark.parametrize(("points", "left"), [(1, 2), (2, 2), (3, 1)])
def test_6_7_r125_with_fanatics_only_a_six_takes_one(points: int, left: int) -> None:
    on = world({"hanlin": "fa1 fa2/1 ir1"})
    _, absorbed = rout_chinese(on.position, table(), "hanlin", points=points)
    assert sum(name.startswith("fa") for name in faces(on.position, "hanlin")) == left
    assert absorbed == (points < 3)
    assert on.position.by_id["fa1"].place == "hanlin"


def test_6_7_r144_only_real_losses_bleed() -> None:
    on = world({"hanlin": "fa1 ir1"})
    boxers(on, 2)
    assert (on.position.bled, on.position.stirred) == ([], False)  # R184
    boxers(on, 3)
    assert (on.position.bled, on.position.stirred) == (["hanlin"], True)


def test_6_9_r146_a_withdrawal_moves_no_morale_and_returns_all_at_full_strength() -> None:
    on = world({"hanlin": "fa1/1 ir1/1 bl1", "fu-north": "ir2"}, morale=4)
    assert set(withdraw_all(on.position)) == {"fa1", "ir1", "bl1", "ir2"}
    assert all(c.place == CUP and c.face == 2 for c in on.position.counters if c.id in {"fa1", "ir1", "bl1", "ir2"})
    assert (on.position.morale, on.position.piles) == (4, [])


def test_2_1_a_place_keeps_its_counters_in_counter_order() -> None:
    position: Position = world({"hanlin": "ir2 fa1", "fu-north": "ir1"}).position
    position.put(position.by_id["ir1"], "hanlin")
    before = [counter.id for counter in position.here("hanlin")]
    position.index()
    assert [counter.id for counter in position.here("hanlin")] == before == ["fa1", "ir1", "ir2"]
