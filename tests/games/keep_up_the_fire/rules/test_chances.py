"""Displayed odds equal the dice: each is compared with every face, played by the rules themselves."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from support.kutf_positions import play, world

from engine.games.keep_up_the_fire import combat
from engine.games.keep_up_the_fire.analysis import chances
from engine.games.keep_up_the_fire.phases.actions import act
from engine.games.keep_up_the_fire.phases.relief_column import command


@pytest.mark.parametrize(
    "line", ["north boxers 5 extreme", "south imperials 4 long", "west boxers 6 long", "east boxers 1 extreme"]
)
def test_ii_2_a_fire(line: str) -> None:
    wall = line.split(maxsplit=1)[0]
    seen: Counter[int] = Counter()
    for to_hit, damage in product(range(1, 7), repeat=2):
        on = world(foes=[line], actions=1)
        foe = on.position.foes[0]
        hit = to_hit + combat.to_hit(on.position, wall).total > foe.strength
        play(act, on, dice=[to_hit, damage] if hit else [to_hit], answers=[("fire", wall)])
        seen[foe.strength] += 1
    before = world(foes=[line])
    foe = before.position.foes[0]
    hits, damages = combat.to_hit(before.position, wall).total, combat.damage(before.position, foe).total
    told = chances.after_fire(foe.strength, hits, damages)
    assert told == pytest.approx([seen[strength] / 36 for strength in range(foe.strength + 1)])
    assert (hits, damages) == combat.fire_total(
        tuple(before.position.posts[wall]), before.position.gun == wall, "", foe.kind, foe.space
    )


@pytest.mark.parametrize("line", ["north boxers 5 wall", "south imperials 6 wall", "north imperials 6 streets"])
def test_ii_3_a_melee(line: str) -> None:
    wall, space = line.split(maxsplit=1)[0], line.split()[3]
    strengths: Counter[int] = Counter()
    owed: Counter[int] = Counter()
    before = world(foes=[line])
    foe = before.position.foes[0]
    for die in range(1, 7):
        losses = min(die + combat.dealt(before.position, foe).total, foe.strength)
        strengths[foe.strength - losses] += 1
        owed[max(0, die + combat.own(before.position, foe).total)] += 1
        on = world(foes=[line], actions=1, strengths=dict.fromkeys(before.position.posts[wall], 1))
        word = wall if space == "wall" else f"streets-{wall}"
        try:
            play(act, on, dice=[die], answers=[("melee", word)])
        except AssertionError as more:
            assert "losses" in str(more)  # noqa: PT017 - a point that one of both may pay
        assert sum(each.strength for each in on.position.foes) == foe.strength - losses
    assert chances.after_melee(foe.strength, combat.dealt(before.position, foe).total) == pytest.approx(
        [strengths[left] / 6 for left in range(foe.strength + 1)]
    )
    told = chances.suffered(combat.own(before.position, foe).total)
    assert told == pytest.approx([owed[points] / 6 for points in range(13)])
    assert sum(told) == pytest.approx(1)


def test_v_3_a_march() -> None:
    outcomes: Counter[str] = Counter()
    for die in range(1, 7):
        on = world(step="command", card="tientsin-taken", speed=1, power=0, command=1)
        outcomes[play(command, on, dice=[die], answers=[("march",)]).events[0].outcome] += 1
    names = ("advance", "manoeuvre", "trouble")
    assert chances.above(6, 1) == pytest.approx([outcomes[name] / 6 for name in names])
