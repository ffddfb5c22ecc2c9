"""§6.3 The besieged fire: eligible counters, targets, weapons, results."""

from __future__ import annotations

from typing import Any

import pytest
from support.siege_positions import ask_after, faces, first_ask, play, world

from engine.core.asks import Answer, Ask, Refused
from engine.games.siege.events import EffectFired, LeaderFell, MoraleChanged, ShotFired
from engine.games.siege.phases.p3_soldiers_fire import soldiers_fire
from engine.games.siege.world import Fire, World

DONE: Answer = ("done",)


def ask_for(on: World) -> Ask:
    return first_ask(soldiers_fire, on)


def words(ask: Ask, *path: str) -> list[str]:
    menu = ask.level(path)
    assert menu is not None
    return [choice.word for choice in menu.choices]


def refused(ask: Ask, *answer: str) -> tuple[str, str]:
    with pytest.raises(Refused) as error:
        ask.check(answer)
    return error.value.reason, error.value.rule


def silent(on: World) -> bool:
    """Return whether the phase passes without an Ask."""
    return not play(soldiers_fire, on).asks


# --- eligible counters ----------------------------------------------------------------------------------------------


def test_6_3_r108_firing_is_optional() -> None:
    on = world({"british-north": "gb1", "hanlin": "ir1"})
    assert not play(soldiers_fire, on, answers=[DONE]).events


def test_6_3_zones_next_to_boxers_and_among_them_fire_others_do_not() -> None:
    on = world(
        {"british-north": "gb1", "hanlin": "ir1", "british-south": "gb2", "french-1": "fr1 ir2", "german-west": "de1"}
    )
    ask = ask_for(on)
    assert words(ask, "fire") == ["british-north", "french-1"]
    assert words(ask, "fire", "british-north") == ["hanlin"]
    assert refused(ask, "fire", "german-west") == ("no-target", "6.3")
    assert refused(ask, "fire", "british-north", "french-1") == ("friends-there", "6.3")
    assert refused(ask, "fire", "british-north", "customs") == ("no-boxers-there", "6.3")
    assert refused(ask, "fire", "nowhere") == ("no-such-zone", "6.3")
    assert refused(ask, "fire", "japanese") == ("nobody-to-fire", "6.3")


def test_6_3_r10_across_the_edge_of_the_wall_they_fire_both_ways() -> None:
    up = world({"wall-street-west": "us1", "wall-west": "ir1"})
    assert words(ask_for(up), "fire", "wall-street-west") == ["wall-west"]
    down = world({"wall-west": "us1", "wall-street-west": "ir1"})
    assert words(ask_for(down), "fire", "wall-west") == ["wall-street-west"]


def test_6_3_r85_not_from_a_burning_zone_but_into_one() -> None:
    assert silent(world({"british-north": "gb1 colt", "hanlin": "ir1"}, fires={"british-north": Fire(True)}))
    on = world({"british-north": "gb1", "hanlin": "ir1"}, fires={"hanlin": Fire(True)})
    assert words(ask_for(on), "fire", "british-north") == ["hanlin"]
    both = world({"british-north": "gb1", "hanlin": "ir1", "canal-north": "ru1"}, fires={"british-north": Fire(True)})
    assert refused(ask_for(both), "fire", "british-north") == ("from-fire", "6.3")


@pytest.mark.parametrize("friend", ["us1", "colt", "colt/1", "civ1", "macdonald"])
def test_6_3_r42_r111_no_zone_fires_into_another_one_with_friends(friend: str) -> None:
    on = world({"british-north": "gb1 maxim", "hanlin": f"ir1 {friend}", "changan-west": "ir2"})
    ask = ask_for(on)
    assert "hanlin" not in words(ask, "fire", "british-north")
    assert refused(ask, "fire", "british-north", "hanlin") == ("friends-there", "6.3")
    if friend not in {"civ1", "macdonald"}:
        assert words(ask, "fire", "hanlin") == ["changan-west", "hanlin"]  # R112: out of the melee, or into it


def test_6_3_r112_house_the_engaged_fire_into_their_own_zone_only() -> None:
    places = {"british-north": "gb1 colt ir1", "hanlin": "ir2"}
    assert words(ask_for(world(places)), "fire", "british-north") == ["british-north", "hanlin"]
    tied = ask_for(world(places, house={"fire_outward_when_engaged": "no"}))
    assert words(tied, "fire", "british-north") == ["british-north"]
    assert refused(tied, "fire", "british-north", "hanlin") == ("engaged", "6.3")


def test_6_3_r113_boxers_who_stay_are_fired_at_every_sequence() -> None:
    on = world({"canal-middle": "gb1 ir1 ir2"}, sequence=5)
    assert words(ask_for(on), "fire", "canal-middle") == ["canal-middle"]


# --- one shot a zone ------------------------------------------------------------------------------------------------


def test_6_3_r109_one_shot_by_value_a_zone_but_several_zones_at_one_target() -> None:
    on = world({"british-north": "gb1 gb2", "carriage-park": "ru1 ru2", "hanlin": "ir1 ir2", "canal-north": "ir3"})
    played = play(
        soldiers_fire,
        on,
        dice=[4, 4],
        answers=[
            ("fire", "british-north", "hanlin", "soldiers"),
            ("fire", "carriage-park", "hanlin", "soldiers"),
        ],
    )
    shots = played.told(ShotFired)
    assert [(s.zone, s.account.column, s.account.result) for s in shots] == [
        ("british-north", 4, "1"),
        ("carriage-park", 4, "1"),
    ]
    assert len(played.asks) == 2  # no shot is left: the phase ends by itself


def test_6_3_r109_a_zone_that_has_fired_is_refused() -> None:
    on = world({"british-north": "gb1 gb2", "carriage-park": "ru1", "hanlin": "ir1 ir2", "canal-north": "ir3"})
    ask = ask_after(soldiers_fire, on, dice=[4], answers=[("fire", "british-north", "hanlin", "soldiers")])
    assert words(ask, "fire") == ["carriage-park"]
    assert refused(ask, "fire", "british-north") == ("already-fired", "6.3")


def test_6_3_r126_each_result_counts_immediately_and_changes_the_next_question() -> None:
    on = world({"british-north": "gb1 gb2 gb3 gb4", "carriage-park": "ru1", "hanlin": "ir1/1 ir2/1 bl1"})
    played = play(soldiers_fire, on, dice=[4], answers=[("fire", "british-north", "hanlin", "soldiers")])
    assert [loss.counter for loss in played.one(ShotFired).losses] == ["ir1", "ir2", "bl1"]  # R20
    assert not on.position.piles
    assert on.position.bled == ["hanlin"]
    assert on.position.stirred


def test_6_3_r110_all_soldiers_of_a_zone_fire_together() -> None:
    on = world({"british-north": "gb1 gb2/1 us1", "hanlin": "ir1"})
    ask = ask_for(on)
    assert words(ask, "fire", "british-north", "hanlin") == ["soldiers"]
    assert refused(ask, "fire", "british-north", "hanlin", "gb1") == ("all-together", "6.3")
    shot: Any = ask.level(("fire", "british-north", "hanlin")).choices[0]  # type: ignore[union-attr]
    assert (shot.label, shot.facts["points"], shot.facts["shooters"]) == ("shot", 5, ("gb1", "gb2", "us1"))


def test_6_3_r110_house_split_fire_each_counter_once() -> None:
    on = world(
        {"british-north": "gb1 gb2 gb3/1 macdonald", "hanlin": "ir1 ir2", "canal-north": "ir3 ir4"},
        house={"soldier_split_fire": "by_counter"},
    )
    ask = ask_for(on)
    assert words(ask, "fire", "british-north", "hanlin") == ["gb1,gb2,gb3", "gb1,gb2", "gb1,gb3", "gb1", "gb3"]
    first_shot = ("fire", "british-north", "hanlin", "gb1")
    played = play(
        soldiers_fire, on, dice=[3, 3], answers=[first_shot, ("fire", "british-north", "canal-north", "gb2,gb3")]
    )
    first, second = played.told(ShotFired)
    assert (first.account.column, [m.name for m in first.account.modifiers]) == (2, ["macdonald"])
    assert (second.account.column, second.account.modifiers) == (3, ())  # R29: a leader helps once a phase


def test_6_3_r110_house_split_fire_is_once_a_target_and_once_a_counter() -> None:
    on = world(
        {"british-north": "gb1 gb2", "hanlin": "ir1 ir2", "canal-north": "ir3 ir4"},
        house={"soldier_split_fire": "by_counter"},
    )
    ask = ask_after(soldiers_fire, on, dice=[3], answers=[("fire", "british-north", "hanlin", "gb1")])
    assert refused(ask, "fire", "british-north", "hanlin") == ("already-fired", "6.3")
    assert refused(ask, "fire", "british-north", "canal-north", "gb1") == ("counter-fired", "6.3")
    assert words(ask, "fire", "british-north", "canal-north") == ["gb2"]


# --- heavy weapons --------------------------------------------------------------------------------------------------


def test_6_3_r33_r164_a_weapon_is_added_left_out_or_tests() -> None:
    on = world({"british-north": "gb1 colt", "hanlin": "ir1"})
    assert words(ask_for(on), "fire", "british-north", "hanlin") == [
        "soldiers,colt",
        "soldiers",
        "colt",
        "effect:colt",
    ]


def test_6_3_r35_weapons_alone_fire_by_value_when_the_soldiers_hold_fire() -> None:
    on = world({"british-north": "colt maxim", "hanlin": "ir1 ir2 ir3"})
    assert words(ask_for(on), "fire", "british-north", "hanlin") == [
        "colt,maxim",
        "colt",
        "maxim",
        "effect:colt",
        "effect:maxim",
    ]
    played = play(soldiers_fire, on, dice=[3], answers=[("fire", "british-north", "hanlin", "colt,maxim")])
    told = played.one(ShotFired)
    assert (told.account.column, told.account.total, told.account.result) == (4, 5, "2")
    assert (told.shooters, len(played.asks)) == (("colt", "maxim"), 1)


def test_6_3_r35_a_weapon_that_was_not_added_may_then_only_test() -> None:
    on = world({"british-north": "gb1 colt", "hanlin": "ir1 ir2 ir3", "canal-north": "ir4"})
    played = play(
        soldiers_fire,
        on,
        dice=[4, 6],
        answers=[
            ("fire", "british-north", "hanlin", "soldiers"),
            ("fire", "british-north", "canal-north", "effect:colt"),
        ],
    )
    assert played.one(EffectFired).account.result == "3"
    assert on.position.by_id["ir4"].place == "cup"
    again = world({"british-north": "gb1 colt", "hanlin": "ir1 ir2 ir3", "canal-north": "ir4"})
    ask = ask_after(soldiers_fire, again, dice=[4], answers=[("fire", "british-north", "hanlin", "soldiers")])
    for target in ("hanlin", "canal-north"):
        assert words(ask, "fire", "british-north", target) == ["effect:colt"]


def test_3_1_r36_one_test_for_a_zone_and_a_target() -> None:
    on = world({"british-north": "gb1 colt maxim", "hanlin": "ir1 ir2 ir3", "carriage-park": "ir4 ir5"})
    ask = ask_after(soldiers_fire, on, dice=[1], answers=[("fire", "british-north", "hanlin", "effect:colt")])
    assert refused(ask, "fire", "british-north", "hanlin", "effect:maxim") == ("already-tested", "3.1")
    assert "effect:maxim" in words(ask, "fire", "british-north", "carriage-park")


def test_3_1_r36_weapons_of_different_zones_may_test_the_same_target() -> None:
    on = world({"british-north": "colt", "russian-west": "maxim", "hanlin": "ir1 ir2 ir3"})
    played = play(
        soldiers_fire,
        on,
        dice=[1, 1],
        answers=[
            ("fire", "british-north", "hanlin", "effect:colt"),
            ("fire", "russian-west", "hanlin", "effect:maxim"),
        ],
    )
    assert len(played.told(EffectFired)) == 2


def test_3_1_r36_no_test_where_the_zone_has_added_a_weapons_value() -> None:
    on = world({"british-north": "gb1 colt maxim", "hanlin": "ir1 ir2 ir3", "canal-north": "ir4"})
    ask = ask_after(soldiers_fire, on, dice=[4], answers=[("fire", "british-north", "hanlin", "soldiers,colt")])
    assert words(ask, "fire", "british-north") == ["canal-north"]
    assert refused(ask, "fire", "british-north", "canal-north", "effect:colt") == ("counter-fired", "6.3")


def test_3_1_r176_a_test_first_forbids_adding_a_value_later() -> None:
    on = world({"british-north": "gb1 colt maxim", "hanlin": "ir1 ir2 ir3", "canal-north": "ir4"})
    ask = ask_after(soldiers_fire, on, dice=[1], answers=[("fire", "british-north", "hanlin", "effect:colt")])
    assert words(ask, "fire", "british-north", "hanlin") == ["soldiers"]
    assert refused(ask, "fire", "british-north", "hanlin", "soldiers,maxim") == ("already-tested", "3.1")
    assert "soldiers,maxim" in words(ask, "fire", "british-north", "canal-north")


def test_3_r8_a_crew_fires_with_the_soldiers_and_never_tests() -> None:
    on = world({"british-north": "colt/1", "hanlin": "ir1", "canal-north": "ir2"})
    ask = ask_for(on)
    assert words(ask, "fire", "british-north", "hanlin") == ["soldiers"]
    assert refused(ask, "fire", "british-north", "hanlin", "effect:colt") == ("crew-only", "3")
    far = world({"british-south": "colt/1", "hanlin": "ir1"})
    assert silent(far)


def test_3_1_r31_at_two_zones_only_the_test() -> None:
    places = {"russian-west": "ru1 colt", "british-north": "ir1"}
    ask = ask_for(world(places))
    assert words(ask, "fire", "russian-west", "british-north") == ["effect:colt"]
    assert refused(ask, "fire", "russian-west", "british-north", "colt") == ("effect-only", "3.1")


def test_3_1_r31_house_value_without_bonus_or_nothing_at_two_zones() -> None:
    places = {"russian-west": "ru1 colt", "british-north": "ir1"}
    on = world(places, house={"distance2": "value_no_bonus"})
    assert words(ask_for(on), "fire", "russian-west", "british-north") == ["colt", "effect:colt"]
    told = play(soldiers_fire, on, dice=[5], answers=[("fire", "russian-west", "british-north", "colt")]).one(ShotFired)
    assert (told.account.column, told.account.modifiers) == (2, ())
    assert silent(world(places, house={"distance2": "none"}))


def test_3_r32_out_of_range() -> None:
    on = world({"american-west": "colt us1", "changan-east": "ir1", "dutch": "ir2"})
    ask = ask_for(on)
    assert words(ask, "fire", "american-west") == ["dutch"]
    assert refused(ask, "fire", "american-west", "changan-east") == ("out-of-range", "3")
    wall = world({"wall-west": "colt", "changan-east": "ir1"})
    assert words(ask_for(wall), "fire", "wall-west", "changan-east") == ["effect:colt"]


def test_6_3_a_counter_that_cannot_fire_is_named() -> None:
    on = world({"british-north": "gb1 macdonald civ1", "hanlin": "ir1", "british-south": "colt"})
    ask = ask_for(on)
    path = ("fire", "british-north", "hanlin")
    assert refused(ask, *path, "macdonald") == ("cannot-fire", "6.3")
    assert refused(ask, *path, "effect:gb1") == ("cannot-fire", "6.3")
    assert refused(ask, *path, "colt") == ("not-there", "6.3")
    assert refused(ask, *path, "cannon") == ("no-such-counter", "1.4.1")


# --- results --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stack", "shooters", "die", "after", "absorbed"),
    [
        ("fa1 ir1", "gb1 gb2", 6, {"fa1": 2, "ir1": 2}, True),  # 2: the fanatic takes it unharmed
        ("fa1 ir1", "gb1 gb2 gb3 gb4", 4, {"fa1": 1, "ir1": 2}, False),  # 3 flips a full one
        ("fa1/1 ir1", "gb1 gb2 gb3 gb4", 4, {"ir1": 2}, False),  # R124: 3 disperses a weakened fanatic
        ("fa1 fa2/1 ir1", "gb1 gb2 gb3 gb4", 4, {"fa1": 2, "ir1": 2}, False),  # R123: the weakened one first
        ("fa1 ir1", "gb1 gb2 gb3 gb4 us1", 5, {"ir1": 2}, False),  # 4 disperses any fanatic; the rest is lost
        ("ir1 ir2/1 rg1", "gb1 gb2 gb3 gb4", 5, {"rg1": 2}, False),  # irregulars before regulars
        ("ir1/1 rg1 rg2/1", "gb1 gb2 gb3 gb4", 5, {"rg1": 1}, False),  # carried over, reduced ones first
    ],
)
def test_6_3_r122_r124_who_takes_the_losses(
    stack: str, shooters: str, die: int, after: dict[str, int], absorbed: bool
) -> None:
    on = world({"british-north": shooters, "hanlin": stack})
    told = play(soldiers_fire, on, dice=[die], answers=[("fire", "british-north", "hanlin", "soldiers")]).one(ShotFired)
    assert faces(on.position, "hanlin") == after
    assert told.absorbed is absorbed
    assert bool(on.position.bled) is not absorbed  # R184: what is absorbed is no loss


def test_6_3_r124_house_three_does_nothing_to_a_weakened_fanatic() -> None:
    on = world({"british-north": "gb1 gb2 gb3 gb4", "hanlin": "fa1/1"}, house={"weak_fanatic_3": "nothing"})
    play(soldiers_fire, on, dice=[4], answers=[("fire", "british-north", "hanlin", "soldiers")])
    assert faces(on.position, "hanlin") == {"fa1": 1}


def test_6_3_r119_r120_an_s_costs_the_shooters_only_in_their_own_zone() -> None:
    away = world({"british-north": "gb1", "hanlin": "ir1"})
    told = play(soldiers_fire, away, dice=[1], answers=[("fire", "british-north", "hanlin", "soldiers")]).one(ShotFired)
    assert (told.account.result, told.own_losses, told.losses) == ("S", (), ())
    here = world({"hanlin": "gb1 gb2/1 ir1 macdonald"})
    played = play(soldiers_fire, here, dice=[1], answers=[("fire", "hanlin", "hanlin", "soldiers")])
    assert played.one(ShotFired).account.result == "1"  # 1 + 3 for MacDonald
    here = world({"hanlin": "gb1 gb2/1 ir1"}, ammunition_short=True)
    told = play(soldiers_fire, here, dice=[2], answers=[("fire", "hanlin", "hanlin", "soldiers")])
    assert told.one(ShotFired).account.result == "S"
    assert [(loss.counter, loss.after) for loss in told.one(ShotFired).own_losses] == [("gb2", 0)]
    assert told.one(MoraleChanged).change == -1


def test_6_3_r121_two_s_costs_two_points() -> None:
    on = world({"hanlin": "gb1 ir1 rg1"})
    told = play(soldiers_fire, on, dice=[1], answers=[("fire", "hanlin", "hanlin", "soldiers")])
    shot = told.one(ShotFired)
    assert (shot.account.total, shot.account.result) == (0, "2S")
    assert [(loss.counter, loss.after) for loss in shot.own_losses] == [("gb1", 0)]
    assert told.one(MoraleChanged).change == -2


def test_6_3_r22_a_leader_falls_when_an_s_takes_the_last_troops() -> None:
    on = world({"hanlin": "gb1/1 ir1 strouts", "british-north": "gb2"}, ammunition_short=True)
    played = play(soldiers_fire, on, dice=[1], answers=[("fire", "hanlin", "hanlin", "soldiers"), DONE])
    fell = played.one(LeaderFell)
    assert (fell.leader, fell.successor, fell.end) == ("strouts", True, "british-north")


@pytest.mark.parametrize(
    ("stack", "die", "after", "absorbed"),
    [
        ("ir1 ir2", 4, {"ir1": 1, "ir2": 2}, False),
        ("ir1 ir2/1", 4, {"ir1": 2}, False),
        ("ir1 ir2", 5, {"ir2": 2}, False),
        ("ir1 ir2 rg1", 6, {"ir2": 1, "rg1": 2}, False),
        ("fa1 ir1", 5, {"fa1": 2, "ir1": 2}, True),
        ("fa1 fa2/1 ir1", 6, {"fa1": 2, "ir1": 2}, False),
        ("fa1 ir1", 6, {"ir1": 2}, False),
    ],
)
def test_3_2_r125_the_test_scatters_points_or_one_fanatic(
    stack: str, die: int, after: dict[str, int], absorbed: bool
) -> None:
    on = world({"british-north": "colt", "hanlin": stack})
    told = play(soldiers_fire, on, dice=[die], answers=[("fire", "british-north", "hanlin", "effect:colt")]).one(
        EffectFired
    )
    assert faces(on.position, "hanlin") == after
    assert told.absorbed is absorbed


def test_6_3_a_choice_has_the_facts_for_its_label_and_odds() -> None:
    on = world({"british-north": "gb1 gb2 gb3 macdonald colt", "hanlin": "fa1 fa2 rg1"})
    choice: Any = ask_for(on).level(("fire", "british-north", "hanlin")).find("soldiers,colt")  # type: ignore[union-attr]
    assert choice.facts["from"] == "british-north"
    assert choice.facts["at"] == "hanlin"
    assert (choice.facts["points"], choice.facts["bonus"]) == (8, 4)
    assert choice.facts["modifiers"] == {"macdonald": 3, "weapon-adjacent": 2, "regulars": -1}
    assert (choice.facts["enemy"], choice.facts["fanatics"]) == (22, 2)


def test_6_3_every_answer_of_the_menu_is_legal() -> None:
    on = world({"british-north": "gb1 colt maxim/1", "hanlin": "ir1 us1 nordenfelt", "canal-north": "fa1 ir2"})
    ask = ask_for(on)
    answers = list(ask.answers())
    assert len(answers) > 8
    for answer in answers:
        ask.check(answer)
