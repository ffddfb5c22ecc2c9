"""Every violated invariant is reported for a position that has it, and none for the positions of a new game."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.games.siege import RULESET
from engine.games.siege import world as w
from engine.games.siege.testing.invariants import CARDS, FaultKind, faults
from engine.games.siege.testing.positions import read
from engine.games.siege.world import Counter, Debt, Fire, House, Loss, Pile, Position

ROOT = Path(__file__).resolve().parents[4]
K = FaultKind


def codes(position: Position, deck: tuple[str, ...] = ()) -> set[FaultKind]:
    return {fault.kind for fault in faults(position, deck=deck)}


def fought() -> Position:
    """Build an assault with two stacks, a fire and a garrison."""
    text = """
    day = 5
    step = "fire"
    sequence = 1
    [counters]
    british-north = ["gb1", "gb2", "macdonald", "civ1"]
    hanlin = ["fa1", "ir1", "bl1"]
    customs = ["ir2", "rg1"]
    [fires]
    austrian = "lit"
    """
    return read(text).position


def test_new_games_and_assaults_are_sound() -> None:
    assert faults(RULESET.new({}).position) == []
    assert faults(fought()) == []


def put(name: str, place: str) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        position.by_id[name].place = place  # perhaps one that the board does not have
        position.index()

    return change


def setting(**fields: object) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        for name, value in fields.items():
            setattr(position, name, value)

    return change


def face(name: str, value: int) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        position.by_id[name].face = value

    return change


def drop_first(position: Position) -> None:
    position.counters.pop(0)
    position.index()


def double(position: Position) -> None:
    position.counters.append(Counter("gb1", w.SOLDIER, "GB", w.FULL, "canal-north"))
    position.index()


def stranger(position: Position) -> None:
    position.counters.append(Counter("xx1", w.SOLDIER, "GB", w.FULL, "canal-north"))
    position.index()


def changed(position: Position) -> None:
    position.by_id["gb1"].power = "RU"


def out_of_index(position: Position) -> None:
    position.by_id["gb1"].place = "canal-north"


def pile(**fields: object) -> Callable[[Position], None]:
    def change(position: Position) -> None:
        for name, value in fields.items():
            setattr(position.piles[0], name, value)

    return change


def alone(position: Position) -> None:
    for name in ("ir2", "rg1"):
        position.put(position.by_id[name], w.CUP)
    put("rl1", "customs")(position)
    position.piles = [Pile(1, "hanlin", ["fa1", "ir1", "bl1"]), Pile(2, "customs", ["rl1"])]


def one_zone(position: Position) -> None:
    for name in ("ir2", "rg1"):
        put(name, "hanlin")(position)
    for each in position.piles:
        each.zone = "hanlin"


def off_arrows(position: Position) -> None:
    for name in ("ir2", "rg1"):
        put(name, "peking-club")(position)
    next(each for each in position.piles if each.zone == "customs").zone = "peking-club"


WRONG: list[tuple[FaultKind, Callable[[Position], None]]] = [
    (K.COUNTER_MISSING, drop_first),
    (K.COUNTER_TWICE, double),
    (K.COUNTER_UNKNOWN, stranger),
    (K.COUNTER_CHANGED, changed),
    (K.WRONG_FACE, face("macdonald", w.REDUCED)),
    (K.WRONG_FACE, face("gb1", 3)),
    (K.WRONG_FACE, face("ir9", w.REDUCED)),
    (K.UNKNOWN_ZONE, put("gb1", "nowhere")),
    (K.UNKNOWN_ZONE, setting(ruins=["nowhere"])),
    (K.UNKNOWN_ZONE, setting(barricades=["nowhere"])),
    (K.UNKNOWN_ZONE, setting(fires={"nowhere": Fire(spreads=True)})),
    (K.UNKNOWN_ZONE, setting(lit_today=["nowhere"])),
    (K.IN_IMPERIAL_CITY, put("gb1", "imperial-city")),
    (K.WRONG_BOX, put("gb1", w.GONE)),
    (K.WRONG_BOX, put("civ1", w.POOL)),
    (K.WRONG_BOX, put("ir9", w.GONE)),
    (K.INDEX_WRONG, out_of_index),
    (K.BETSY_TOO_EARLY, put("betsy", "german-west")),
    (K.BARRICADE_ON_LEGATION, setting(barricades=["dutch"])),
    (K.BARRICADE_BARRED, setting(barricades=["hanlin"])),
    (K.BARRICADE_TWICE, setting(barricades=["fu-south", "fu-south"])),
    (K.TOO_MANY_BARRICADES, setting(barricades=["fu-south", "fu-north", "customs", "wall-west", "wall-east"])),
    (K.RUIN_CANNOT_BE, setting(ruins=["canal-north"])),
    (K.RUIN_CANNOT_BE, setting(ruins=["wall-west"])),
    (K.RUIN_TWICE, setting(ruins=["dutch", "dutch"])),
    (K.FIRE_CANNOT_BE, setting(fires={"legation-street-3": Fire(spreads=True)})),
    (K.FIRE_AND_RUIN, setting(ruins=["austrian"])),
    (K.FIRE_IN_PEACE, setting(assault=False)),
    (K.PILE_EMPTY, pile(counters=[])),
    (K.PILE_TWICE, pile(counters=["fa1", "ir1", "bl1", "ir2"])),
    (K.PILE_ELSEWHERE, pile(zone="customs")),
    (K.PILE_NOT_CHINESE, pile(counters=["fa1", "ir1", "bl1", "gb1"])),
    (K.PILE_NUMBER, pile(id=2)),
    (K.PILE_NUMBER, pile(id=9)),
    (K.PILE_WRONG_ARROW, pile(held="british-south")),
    (K.PILES_APART, one_zone),
    (K.NO_PILE, put("ir9", "hanlin")),
    (K.LEADER_ALONE, alone),
    (K.BOXERS_OFF_THE_ARROWS, off_arrows),
    (K.BOXERS_IN_PEACE, setting(assault=False)),
    (K.UNKNOWN_STEP, setting(step="siesta")),
    (K.UNKNOWN_CARD, setting(card="1C")),
    (K.DAY_OUT_OF_BOUNDS, setting(day=55)),
    (K.MORALE_OUT_OF_BOUNDS, setting(morale=11)),
    (K.MORALE_OUT_OF_BOUNDS, setting(morale=-1, house=House(morale_cap="none"))),
    (K.FOOD_OUT_OF_BOUNDS, setting(food=36)),
    (K.FOOD_OUT_OF_BOUNDS, setting(food=0)),
    (K.SEQUENCE_OUT_OF_BOUNDS, setting(sequence=61)),
    (K.COUNT_OUT_OF_BOUNDS, setting(red_figures=7)),
    (K.UNKNOWN_EVENT, setting(events_used=[13])),
    (K.EVENT_TWICE, setting(events_used=[3, 3])),
    (K.TRUCE_BROKEN, setting(truce=True)),
    (K.UNKNOWN_POWER, setting(unguarded=["IT"])),
    (K.LEADER_NOT_LOST, setting(leaders_lost=["macdonald"])),
    (K.SPENT_ELSEWHERE, setting(spent=["ir1"])),
    (K.WRONG_LODGING, setting(lodgings={"gb1": "french-1"})),
    (K.WRONG_DEBT, setting(debts=[Debt(["hanlin"], "soldiers", 0, [], "6.3")])),
    (K.WRONG_DEBT, setting(debts=[Debt([], "soldiers", 1, [Loss("xx1", "soldier", "GB", 2, 1, "hanlin")], "6.3")])),
    (K.UNKNOWN_VERDICT, setting(verdict="undecided")),
    (K.UNKNOWN_SWITCH, setting(house=House(walls_burn="perhaps"))),
]


@pytest.mark.parametrize(("kind", "change"), WRONG, ids=[f"{kind.code}-{n}" for n, (kind, _) in enumerate(WRONG)])
def test_a_fault_is_found(kind: FaultKind, change: Callable[[Position], None]) -> None:
    position = fought()
    change(position)
    assert kind in codes(position)


def test_faults_of_the_muster() -> None:
    position = RULESET.new({}).position
    put("ru1", "german-west")(position)
    put("vo1", "hanlin")(position)
    assert codes(position) == {K.TOO_FAR, K.BARRED_ZONE}


def test_civilians_begin_the_day_at_home() -> None:
    position = RULESET.new({}).position
    position.day, position.step = 2, "bombardment"
    put("civ1", "canal-north")(position)
    assert codes(position) == {K.CIVILIAN_AWAY}


def test_faults_of_the_deck() -> None:
    position = RULESET.new({}).position
    position.day, position.card = 1, "AS"
    full = sorted(CARDS - {"AS"})
    assert codes(position, tuple(full)) == set()
    assert codes(position, (*full, "AS")) == {K.CARD_TWICE, K.DECK_TOO_LONG}
    assert codes(position, ("0C",)) == {K.UNKNOWN_CARD}


def test_every_kind_is_tried_and_documented() -> None:
    tried = {kind for kind, _ in WRONG} | {K.TOO_FAR, K.BARRED_ZONE, K.CIVILIAN_AWAY, K.CARD_TWICE, K.DECK_TOO_LONG}
    assert tried == set(FaultKind)
    told = re.findall(
        r"^\| `([a-z-]+)` \| [0-9.]+ \|$", (ROOT / "docs" / "positions.md").read_text(), flags=re.MULTILINE
    )
    assert told == [kind.code for kind in FaultKind]
    assert len({kind.code for kind in FaultKind}) == len(FaultKind)


def test_a_fault_says_what_has_it_and_what_it_breaks() -> None:
    position = fought()
    position.morale = 12
    assert [str(fault) for fault in faults(position)] == ["morale-out-of-bounds: 12 (§4)"]
