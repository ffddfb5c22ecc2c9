"""Endangered counters and the steward's plan, read from the view, in plain positions and whole sieges."""

from __future__ import annotations

from support.siege_positions import first_ask, world

from engine.core.playout import play_out
from engine.games.siege.phases.p3_soldiers_fire import soldiers_fire
from engine.games.siege.phases.p5_soldiers_move import soldiers_move
from engine.games.siege.ruleset import RULESET
from engine.games.siege.steward import phase_plan
from engine.games.siege.steward import threats as danger
from engine.games.siege.steward.policy import POLICIES


def test_points_stand_against_points() -> None:
    here = world({"hanlin": "fa1 ir1 ir2", "british-north": "macdonald gb1 gb2"})
    (coming,) = danger.endangered(here.position)
    assert (coming.zone, coming.here, coming.enemy, coming.ours) == ("british-north", False, 14, 4)
    assert coming.leaders == ("macdonald",)


def test_zones_with_boxers_come_before_expected_ones() -> None:
    here = world({"french-1": "fr1 ir1 ir2", "hanlin": "fa1 ir3 ir4", "british-north": "gb1 gb2"})
    found = {threat.zone: threat.here for threat in danger.endangered(here.position)}
    assert found == {"french-1": True, "british-north": False}


def test_an_empty_zone_is_not_in_danger() -> None:
    assert danger.endangered(world({"hanlin": "ir1", "british-south": "gb1"}).position) == []
    assert danger.endangered(world({"british-south": "gb1"}).position) == []


def test_the_stakes_are_where_the_defenders_are() -> None:
    view = RULESET.view(RULESET.new({}))
    zones = danger.most_at_stake(view)
    assert zones
    assert all(any(c.power for c in view.here(zone)) for zone in zones)


def test_the_plan_names_every_zone_that_should_fire() -> None:
    here = world({"british-north": "gb1 gb2 gb3", "fu-north": "jp1 jp2", "hanlin": "ir1 ir2 ir3", "customs": "ir4 ir5"})
    ask = first_ask(soldiers_fire, here)
    plan = phase_plan.plan(here.position, ask)
    assert {advice.answer[1] for advice in plan} <= {"british-north", "fu-north"}
    gains = [advice.facts["gain"] for advice in plan]
    assert gains == sorted(gains, reverse=True)


def test_moves_are_grouped_by_their_reasons() -> None:
    here = world({"hanlin": "ir1 ir2 ir3 ir4", "british-north": "gb1 civ1", "british-south": "gb2 gb3 macdonald"})
    ask = first_ask(soldiers_move, here)
    plan = phase_plan.plan(here.position, ask)
    groups = phase_plan.groups(here.position, plan)
    assert plan
    assert sum(group.answers for group in groups) == len(plan)
    assert len({group.reason for group in groups}) == len(groups)


def test_plans_are_sound_through_a_siege() -> None:
    """The first answer of a plan is always legal at its Ask, and planning changes nothing."""

    def look(here: object, ask: object) -> None:
        view = RULESET.view(here)
        plan = phase_plan.plan(view, ask)
        if ask.kind == "fire":
            assert all(advice.answer in set(ask.answers()) for advice in plan)
        threats = danger.endangered(view)
        assert all(threat.enemy > 0 and (threat.ours or threat.civilians or threat.leaders) for threat in threats)
        seen.append((ask.kind, bool(threats)))

    seen: list[tuple[str, bool]] = []
    played = play_out(RULESET, seed="danger", options={}, policy=POLICIES["steward"](""), on_ask=look)
    again = play_out(RULESET, seed="danger", options={}, policy=POLICIES["steward"](""))
    assert played.events == again.events
    assert ("fire", True) in seen
    assert ("march", True) in seen
