"""Every violated invariant is reported for a position that has it, and none for sound positions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from support.kutf_positions import world

from engine.games.keep_up_the_fire.cards import deck
from engine.games.keep_up_the_fire.house_rules import House
from engine.games.keep_up_the_fire.testing.invariants import FaultKind, faults
from engine.games.keep_up_the_fire.world import Foe, World

K = FaultKind


def sound() -> World:
    return world(foes=["north boxers 3 wall", "north imperials 2 streets", "south boxers 2 long"], peitang=["italy"])


def found(on: World) -> set[FaultKind]:
    return {fault.kind for fault in faults(on.position, deck=on.deck)}


def test_sound_positions_have_none() -> None:
    assert found(sound()) == set()
    assert found(world()) == set()


def put(**fields: Any) -> Callable[[World], None]:
    def change(on: World) -> None:
        for name, value in fields.items():
            setattr(on.position, name, value)

    return change


def in_part(name: str, **fields: Any) -> Callable[[World], None]:
    return lambda on: getattr(on.position, name).update(fields)


def foe(*parts: Any) -> Callable[[World], None]:
    return lambda on: on.position.foes.append(Foe(*parts))


def discard(name: str) -> Callable[[World], None]:
    return lambda on: on.position.discard.insert(0, name)


def deal(change: Callable[[list[str]], object]) -> Callable[[World], None]:
    def changed(on: World) -> None:
        change(on.deck)
        on.position.left = len(on.deck)

    return changed


BROKEN: dict[FaultKind, Callable[[World], None]] = {
    K.UNKNOWN_SWITCH: put(house=House(garrison="lost")),
    K.UNKNOWN_STEP: put(step="dance"),
    K.UNKNOWN_CARD: deal(lambda cards: cards.append("joker")),
    K.CARD_TWICE: deal(lambda cards: cards.append(cards[0])),
    K.CARD_MISSING: deal(lambda cards: cards.pop()),
    K.CARD_NOT_ON_TOP: put(card="rain"),
    K.DECK_MISCOUNTED: put(left=3),
    K.TURN_OUT_OF_BOUNDS: put(turn=-1),
    K.UNKNOWN_WALL: foe("moon", "boxers", 3, "long"),
    K.UNKNOWN_FORCE: foe("east", "dragons", 3, "long"),
    K.LANE_CROWDED: foe("south", "boxers", 3, "extreme"),
    K.STRENGTH_OUT_OF_BOUNDS: foe("east", "boxers", 7, "long"),
    K.UNKNOWN_LEGATION: in_part("posts", west=["russia", "seymour"]),
    K.TOO_STRONG: in_part("strengths", japan=5),
    K.LEGATION_TWICE: in_part("posts", west=["russia", "usa"]),
    K.LEGATION_NOWHERE: in_part("posts", west=["russia"]),
    K.DEAD_STANDS: in_part("strengths", japan=0),
    K.WALL_CROWDED: in_part("posts", west=["russia", "austria", "usa"]),
    K.CATHEDRAL_CROWDED: put(peitang=["italy", "usa", "japan"]),
    K.CATHEDRAL_CLOSED: put(house=House(peitang="off")),
    K.GUN_NOWHERE: put(gun="moon"),
    K.FORT_OUT_OF_BOUNDS: in_part("forts", north=5),
    K.COUNT_OUT_OF_BOUNDS: put(actions=-1),
    K.OFF_THE_ROAD: put(station=10),
    K.TRACK_OUT_OF_BOUNDS: put(speed=4),
    K.UNKNOWN_BLOCKER: put(blocker="dragon"),
    K.UNKNOWN_VERDICT: put(verdict="fun"),
    K.DEFEAT_UNSEEN: foe("east", "boxers", 3, "fort"),
}


def test_every_kind_is_broken_here() -> None:
    assert set(BROKEN) == set(FaultKind)
    assert len({kind.code for kind in FaultKind}) == len(FaultKind)


@pytest.mark.parametrize("kind", FaultKind, ids=lambda kind: kind.code)
def test_a_fault_is_found(kind: FaultKind) -> None:
    on = sound()
    BROKEN[kind](on)
    told = faults(on.position, deck=on.deck)
    assert kind in {fault.kind for fault in told}
    assert any(kind.code in str(fault) and f"§{kind.rule}" in str(fault) for fault in told)


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        (foe("north", "boxers", 1, "streets"), K.LANE_CROWDED),
        (put(command=9), K.COUNT_OUT_OF_BOUNDS),
        (put(heroic=-1), K.COUNT_OUT_OF_BOUNDS),
        (put(power=-1), K.TRACK_OUT_OF_BOUNDS),
        (put(blocker="song-qing", dispersed="ma-yukun"), K.UNKNOWN_BLOCKER),
        (discard("joker"), K.UNKNOWN_CARD),
        (discard("heat"), K.CARD_TWICE),
        (put(left=99), K.DECK_MISCOUNTED),
    ],
)
def test_other_ways_to_break_it(change: Callable[[World], None], kind: FaultKind) -> None:
    on = sound()
    change(on)
    assert kind in found(on)


def test_a_position_that_breaks_everything_gives_a_long_list_and_raises_nothing() -> None:
    on = sound()
    for change in BROKEN.values():
        change(on)
    assert len(found(on)) > 15


def test_before_the_muster_ends_there_is_no_deck_yet() -> None:
    assert found(world(card="", step="muster")) == set()
    assert sorted([*world().deck, "heat"]) == sorted(deck())
