"""The curves of a siege, computed from events, equal the values in its positions."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.context import Context
from engine.core.dice import SeededDice
from engine.core.events import DieRollReport
from engine.core.sequence import Step
from engine.games.siege import events as e
from engine.games.siege.analysis.chronicle import Day, casualties, days, deadliest, strength_of
from engine.games.siege.ruleset import RULESET
from engine.games.siege.world import FULL, GONE, LEADER, Loss, Position, World


def play(seed: str, policy: str, *, until: int = 99) -> tuple[tuple[Day, ...], dict[int, tuple[Any, ...]], Position]:
    """Return a siege's curves, the state at the end of each day by its positions, and its last position."""
    world, table = RULESET.new({}), Context(SeededDice(seed))
    ends: dict[int, tuple[Any, ...]] = {}

    def look(step: Step[World]) -> None:
        position = world.position
        if step.name == "card" and position.day:
            ends[position.day] = facts(position)

    flow = RULESET.sequence.run(world, table, on_step=look)
    mind = RULESET.policies[policy](seed)
    ask = next(flow, None)
    while ask is not None and world.position.day < until:
        answer = mind.answer(RULESET.view(world), ask)
        ask.check(answer)
        try:
            ask = flow.send(answer)
        except StopIteration:
            ask = None
    ends.setdefault(world.position.day, facts(world.position))
    return days(table.events), ends, world.position


def facts(position: Position) -> tuple[Any, ...]:
    return strength_of(position), position.morale, position.food, len(position.ruins)


@pytest.mark.parametrize(("seed", "policy"), [("g1", "steward"), ("g5", "steward"), ("g2", "random"), ("g8", "random")])
def test_every_day_ends_as_the_position_says(seed: str, policy: str) -> None:
    told, ends, last = play(seed, policy)
    assert [day.day for day in told] == list(range(1, last.day + 1))
    for day in told:
        assert (day.strength, day.morale, day.food, day.ruins) == ends[day.day], day.day
    assert all(day.ended for day in told)
    assert told[-1].end is not None
    assert [day.end for day in told[:-1]] == [None] * (len(told) - 1)


@pytest.mark.parametrize(("seed", "policy"), [("g5", "steward"), ("g2", "random")])
def test_the_officers_fates_are_those_of_the_counters(seed: str, policy: str) -> None:
    told, _, last = play(seed, policy)
    known = {"unhurt": (False, FULL), "replaced": (False, 1), "lost": (True, FULL)}
    found = {fate.leader: known[fate.how] for fate in casualties(told)}
    assert found == {c.id: (c.place == GONE, c.face) for c in last.counters if c.kind == LEADER}
    assert all(fate.zone in last.board.zones and fate.day for fate in casualties(told) if fate.how != "unhurt")


def test_an_unfinished_day_is_reported_so_far() -> None:
    told, _, _ = play("g5", "steward", until=3)
    assert [day.ended for day in told] == [True, True, False]


def account(result: str = "") -> DieRollReport:
    return DieRollReport(purpose="", rule="", dice=(1,), result=result)


def soldier(before: int = 2, after: int = 1) -> Loss:
    return Loss("gb1", "soldier", "GB", before, after, "fu-north", "fu-north")


def boxers(number: int) -> tuple[Loss, ...]:
    return tuple(Loss(f"ir{each}", "irregular", "", 2, 0, "cup", "fu-north") for each in range(1, number + 1))


def shot(losses: tuple[Loss, ...] = (), own: tuple[Loss, ...] = ()) -> e.ShotFired:
    return e.ShotFired(
        zone="fu-north", target="fu-north", shooters=(), account=account(), losses=losses, own_losses=own
    )


CAME = e.BoxersCame(zone="fu-north", counters=("ir1", "fa1"), account=None)
ZONES = ("fu-north", "fu-south", "hanlin", "austrian")


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("quiet", []),
        ("rain", [e.LightRainFell()]),
        ("rain", [e.HeavyRainFell(turned_red=False)]),
        ("news", [e.NewsCame(news="relief")]),
        ("shelling", [e.QuarterShelled(quarter=2, account=account(), zones=())]),
        ("supplies", [e.SuppliesCame(account=account(), days=7, food=1)]),
        ("famine", [e.FamineStruck(account=account(), losses=())]),
        ("truce", [e.TruceMade(removed=())]),
        ("attack", [CAME]),
        ("repulsed", [CAME, shot(boxers(10))]),
        ("bloody", [CAME, shot(boxers(10)), *[shot(own=(soldier(2, 0),)) for _ in range(6)]]),
        ("fire", [CAME, e.ZonesRuined(zones=ZONES)]),
        ("attack", [CAME, e.LeaderFell(leader="strouts", zone="hanlin", successor=True, end="hanlin")]),
        ("leader", [CAME, e.LeaderFell(leader="strouts", zone="hanlin", successor=False, end=None)]),
        ("mines", [e.MinesExploded(zones=("french-2",), ruined=("french-2",), account=account())]),
    ],
)
def test_the_main_subject_of_a_day(kind: str, told: list[Any]) -> None:
    (day,) = days([e.CardDrawn(day=1, card="7C", left=53), *told])
    assert day.kind == kind


def test_reassigned_losses_are_counted_once() -> None:
    changed = e.LossesChanged(undone=(soldier(),), taken=(Loss("us1", "soldier", "US", 2, 1, "hanlin", "hanlin"),))
    (day,) = days([e.CardDrawn(day=1, card="7C", left=53), CAME, shot(boxers(2), own=(soldier(),)), changed])
    assert (day.toll.soldiers, day.toll.chinese, day.toll.both) == (1, 4, 5)
    assert day.attackers == 2 + 10


def test_the_deadliest_day_is_the_first_of_equal_ones() -> None:
    card = [e.CardDrawn(day=day, card="7C", left=54 - day) for day in (1, 2, 3)]
    told = days([card[0], shot(boxers(1)), card[1], shot(boxers(2)), card[2], shot(boxers(2))])
    worst = deadliest(told)
    assert worst is not None
    assert worst.day == 2
    assert deadliest(days(card)) is None
