"""The sequence of play: setup, day and assault (§5, §6, R43)."""

from __future__ import annotations

from typing import Final

from engine.core.sequence import Break, Repeat, Sequence, Step, mark_position
from engine.games.siege.combat.loss_questions import any_choice, melee_stakes, share_first
from engine.games.siege.phases.betsy import place_betsy
from engine.games.siege.phases.bombardment import bombard, shells_today
from engine.games.siege.phases.card import betsy_waits, days_left, draw_card, feed
from engine.games.siege.phases.day_end import end_day
from engine.games.siege.phases.entry import boxers_due, boxers_enter
from engine.games.siege.phases.p1_fires import fight_fires
from engine.games.siege.phases.p2_boxers_move import move_boxers
from engine.games.siege.phases.p3_soldiers_fire import soldiers_fire
from engine.games.siege.phases.p4_boxers_melee import boxers_fight
from engine.games.siege.phases.p5_soldiers_move import soldiers_move
from engine.games.siege.phases.p6_soldiers_melee import soldiers_fight
from engine.games.siege.phases.p7_boxers_morale import test_boxers
from engine.games.siege.phases.p8_arson import light_fires
from engine.games.siege.phases.p9_sequence_end import end_sequence
from engine.games.siege.phases.random_event import event_today, roll_event
from engine.games.siege.phases.reposition import may_reposition, reposition
from engine.games.siege.phases.setup import muster
from engine.games.siege.phases.wounded import return_wounded, wounded_late, wounded_today
from engine.games.siege.victory import end_siege, overrun
from engine.games.siege.world import World


def boxers_left(world: World) -> bool:
    """§6, R145 Return whether Boxers are on the map."""
    return bool(world.position.piles)


def all_lost(world: World) -> bool:
    """§7.1, R148 Return whether no defenders are left, which ends the siege."""
    return overrun(world.position)


ASSAULT: Final = Repeat(
    "assault",
    boxers_left,
    (
        Step("fires", "6.1", fight_fires),
        Step("boxers-move", "6.2", move_boxers),
        Step("fire", "6.3", soldiers_fire, when=boxers_left),
        Step("boxers-melee", "6.4", share_first(boxers_fight, when=melee_stakes), when=boxers_left),
        Step("march", "6.5", soldiers_move, when=boxers_left),
        Step("soldiers-melee", "6.6", share_first(soldiers_fight, when=melee_stakes), when=boxers_left),
        Step("boxers-morale", "6.7", test_boxers, when=boxers_left),
        Step("arson", "6.8", light_fires, when=boxers_left),
        Step("sequence-end", "6.9", end_sequence),
    ),
)

DAY: Final = Repeat(
    "day",
    days_left,
    (
        Step("card", "5", draw_card, daily=True),
        Step("supplies", "5.1.1", feed),
        Step("betsy", "3.4", place_betsy, when=betsy_waits),
        Step("wounded", "5.1.6", return_wounded, when=wounded_today),
        Step("event", "5.3", roll_event, when=event_today),
        Step("late-wounded", "5.1.6", return_wounded, when=wounded_late),
        Step("bombardment", "5.2", share_first(bombard, when=any_choice), when=shells_today),
        Step("reposition", "5.1.2", reposition, when=may_reposition),
        Step("entry", "5.1.4", share_first(boxers_enter, when=any_choice), when=boxers_due),
        ASSAULT,
        Step("day-end", "6.9", end_day),
    ),
)

SEQUENCE: Final[Sequence[World]] = Sequence(
    Step("muster", "8", muster),
    DAY,
    Step("victory", "7", end_siege),
    breaks=(Break(all_lost, to="victory"),),
    mark=mark_position,
)
