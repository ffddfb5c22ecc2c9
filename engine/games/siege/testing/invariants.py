"""The invariants of a position, keyed by name. Each kind has a code for texts and tests, and a rule section."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache

from engine.games.siege import world as w
from engine.games.siege.house_rules import SWITCHES, House
from engine.games.siege.map.board import IMPERIAL_CITY, MAJOR, Zone, board
from engine.games.siege.phases.p9_sequence_end import LONGEST
from engine.games.siege.scenarios import first_evening, is_known
from engine.games.siege.sequence import SEQUENCE
from engine.games.siege.world import Counter, Debt, Pile, Position, roster
from engine.testing.invariants import BaseFaultKind, Fault

CARDS = frozenset(
    {f"{rank}{suit}" for rank in ("A", *map(str, range(2, 11)), "J", "Q", "K") for suit in "CDHS"} | {"RJ", "BJ"}
)
"""The 54 cards: rank and suit, and the two jokers."""

DAYS = 54
BARRICADES = 4
FOOD = range(1, 36)

BEFORE_THE_MUSTER_ENDS = "muster"
_DAYBREAK = frozenset({"supplies", "betsy", "wounded", "bombardment", "reposition", "entry"})
"""Steps at which civilians are at home (R155)."""

_BOXES: dict[str, frozenset[str]] = {
    w.SOLDIER: frozenset({w.POOL}),
    w.LEADER: frozenset({w.GONE}),
    w.MACHINE_GUN: frozenset({w.GONE}),
    w.GUN: frozenset({w.GONE}),
    w.CIVILIAN: frozenset({w.GONE}),
    w.IRREGULAR: frozenset({w.CUP}),
    w.FANATIC: frozenset({w.CUP}),
    w.REGULAR: frozenset({w.CUP, w.GONE}),
    w.BOXER_LEADER: frozenset({w.CUP}),
    w.REGULAR_LEADER: frozenset({w.CUP, w.GONE}),
}
_ONE_SIDED = frozenset({"macdonald"})
BETSY = "betsy"
_SINGULAR = _ONE_SIDED | {BETSY}
"""Counters with stricter conditions than others of their kind."""
_REGULARS = frozenset({w.REGULAR, w.REGULAR_LEADER})


class FaultKind(BaseFaultKind):
    """A kind of fault in a position. Its value consists of a code and a rule section."""

    COUNTER_MISSING = ("counter-missing", "1.4")
    COUNTER_TWICE = ("counter-twice", "1.4")
    COUNTER_UNKNOWN = ("counter-unknown", "1.4")
    COUNTER_CHANGED = ("counter-changed", "1.4")
    WRONG_FACE = ("wrong-face", "1.4.1")
    UNKNOWN_ZONE = ("unknown-zone", "1.1")
    IN_IMPERIAL_CITY = ("in-imperial-city", "8")
    WRONG_BOX = ("wrong-box", "5.1.6")
    INDEX_WRONG = ("index-wrong", "2.1")
    BETSY_TOO_EARLY = ("betsy-too-early", "3.4")
    BARRED_ZONE = ("barred-zone", "8")
    TOO_FAR = ("too-far", "8.1")
    CIVILIAN_AWAY = ("civilian-away", "8.2")
    BARRICADE_ON_LEGATION = ("barricade-on-legation", "1.6")
    BARRICADE_BARRED = ("barricade-barred", "1.6")
    BARRICADE_TWICE = ("barricade-twice", "1.6")
    TOO_MANY_BARRICADES = ("too-many-barricades", "1.6")
    RUIN_CANNOT_BE = ("ruin-cannot-be", "1.6")
    RUIN_TWICE = ("ruin-twice", "1.6")
    FIRE_CANNOT_BE = ("fire-cannot-be", "6.1")
    FIRE_AND_RUIN = ("fire-and-ruin", "6.1")
    FIRE_IN_PEACE = ("fire-in-peace", "6.9")
    PILE_EMPTY = ("pile-empty", "6.2")
    PILE_TWICE = ("pile-twice", "6.2")
    PILE_ELSEWHERE = ("pile-elsewhere", "6.2")
    PILE_NOT_CHINESE = ("pile-not-chinese", "6.2")
    PILE_NUMBER = ("pile-number", "6.2")
    PILE_WRONG_ARROW = ("pile-wrong-arrow", "6.2")
    PILES_APART = ("piles-apart", "6.2")
    NO_PILE = ("no-pile", "6.2")
    LEADER_ALONE = ("leader-alone", "1.5.1")
    BOXERS_OFF_THE_ARROWS = ("boxers-off-the-arrows", "6.2")
    BOXERS_IN_PEACE = ("boxers-in-peace", "6.9")
    UNKNOWN_STEP = ("unknown-step", "6")
    UNKNOWN_CARD = ("unknown-card", "5")
    CARD_TWICE = ("card-twice", "5")
    DECK_TOO_LONG = ("deck-too-long", "5")
    DAY_OUT_OF_BOUNDS = ("day-out-of-bounds", "1.2")
    MORALE_OUT_OF_BOUNDS = ("morale-out-of-bounds", "4")
    FOOD_OUT_OF_BOUNDS = ("food-out-of-bounds", "5.1.1")
    SEQUENCE_OUT_OF_BOUNDS = ("sequence-out-of-bounds", "6.9")
    COUNT_OUT_OF_BOUNDS = ("count-out-of-bounds", "5.3")
    UNKNOWN_EVENT = ("unknown-event", "5.3")
    EVENT_TWICE = ("event-twice", "5.3")
    TRUCE_BROKEN = ("truce-broken", "5.3")
    UNKNOWN_POWER = ("unknown-power", "4")
    LEADER_NOT_LOST = ("leader-not-lost", "4")
    SPENT_ELSEWHERE = ("spent-elsewhere", "5.1.4")
    WRONG_LODGING = ("wrong-lodging", "8.2")
    WRONG_DEBT = ("wrong-debt", "6.3")
    UNKNOWN_VERDICT = ("unknown-verdict", "7.1")
    UNKNOWN_SWITCH = ("unknown-switch", "1")


def faults(position: Position, *, deck: Sequence[str] = ()) -> list[Fault]:
    """Return all violated invariants. Pass `deck` to check the deck too."""
    found: list[Fault] = []
    for check in (_roster, _counters, _index, _muster, _civilians, _barricades, _grounds, _piles, _boxers, _tracks):
        found.extend(check(position))
    found.extend(_lists(position))
    found.extend(_cards(position, deck))
    return found


def _repeated(names: Iterable[str]) -> list[str]:
    names = list(names)
    if len(set(names)) == len(names):
        return []
    return [name for name, count in Tally(names).items() if count > 1]


@cache
def _order_of_battle() -> list[tuple[str, str, str]]:
    return [(entry.id, entry.kind, entry.power) for entry in roster().values()]


@cache
def _reached() -> frozenset[str]:
    """§6.2, R103 Return the zones that Boxers can ever reach."""
    zones = board().zones.values()
    return frozenset({zone.id for zone in zones if zone.entry is not None}).union(
        target for zone in zones for _, target in zone.arrows
    )


def _roster(position: Position) -> Iterator[Fault]:
    if [(c.id, c.kind, c.power) for c in position.counters] == _order_of_battle():
        return
    known = roster()
    ids = [counter.id for counter in position.counters]
    yield from (Fault(FaultKind.COUNTER_TWICE, name) for name in _repeated(ids))
    yield from (Fault(FaultKind.COUNTER_MISSING, name) for name in sorted(known.keys() - set(ids)))
    for counter in position.counters:
        entry = known.get(counter.id)
        if entry is None:
            yield Fault(FaultKind.COUNTER_UNKNOWN, counter.id)
        elif (entry.kind, entry.power) != (counter.kind, counter.power):
            yield Fault(FaultKind.COUNTER_CHANGED, counter.id)


def _one_sided(counter: Counter) -> bool:
    return counter.id in _ONE_SIDED or counter.kind in w.CHINESE_LEADERS


@cache
def _plain_sides() -> frozenset[tuple[str, int, str]]:
    """Return the kinds, faces and places that need no further check."""
    kinds = {entry.kind for entry in roster().values()}
    sides = (
        (kind, face, place) for kind in kinds for face in (w.FULL, w.REDUCED) for place in (*board().zones, *w.BOXES)
    )
    return frozenset(
        (kind, face, place)
        for kind, face, place in sides
        if next(_counter(Counter(id="", kind=kind, power="", face=face, place=place), red_figures=0), None) is None
    )


def _counters(position: Position) -> Iterator[Fault]:
    sides = {(c.kind, c.face, c.place) for c in position.counters if c.id not in _SINGULAR}
    plain = sides <= _plain_sides()
    for counter in position.counters:
        if not plain or counter.id in _SINGULAR:
            yield from _counter(counter, red_figures=position.red_figures)


def _counter(counter: Counter, *, red_figures: int) -> Iterator[Fault]:
    whole = counter.place == w.CUP or _one_sided(counter)
    if counter.face != w.FULL and (whole or counter.face != w.REDUCED):
        yield Fault(FaultKind.WRONG_FACE, counter.id)
    if counter.place in board().zones:
        if counter.id == BETSY and red_figures < 3:
            yield Fault(FaultKind.BETSY_TOO_EARLY, counter.id)
    elif counter.place == IMPERIAL_CITY:
        yield Fault(FaultKind.IN_IMPERIAL_CITY, counter.id)
    elif counter.place not in w.BOXES:
        yield Fault(FaultKind.UNKNOWN_ZONE, f"{counter.id} {counter.place}")
    elif not _right_box(counter):
        yield Fault(FaultKind.WRONG_BOX, f"{counter.id} {counter.place}")


def _right_box(counter: Counter) -> bool:
    if counter.place in _BOXES.get(counter.kind, w.BOXES):
        return True
    return counter.id == BETSY and counter.place in (w.APART, w.HELD)


def _index(position: Position) -> Iterator[Fault]:
    number = 0
    for place, counters in position.at.items():
        number += len(counters)
        if counters and {counter.place for counter in counters} != {place}:
            break
    else:
        if number == len(position.counters) == len(position.by_id):
            return
    held = [(place, counter.id) for place, counters in position.at.items() for counter in counters]
    real = [(counter.place, counter.id) for counter in position.counters]
    yield from (Fault(FaultKind.INDEX_WRONG, f"{one[1]} {one[0]}") for one in sorted(set(held) ^ set(real)))
    yield from (Fault(FaultKind.INDEX_WRONG, name) for name in _repeated(name for _, name in held))


def _muster(position: Position) -> Iterator[Fault]:
    if position.step != BEFORE_THE_MUSTER_ENDS or position.house.scenario:
        return  # a scenario has no setup: its counters have moved since
    for counter in position.counters:
        if counter.kind not in (w.SOLDIER, w.LEADER) and counter.kind not in w.WEAPONS:
            continue
        if counter.place not in board().zones:
            continue
        if not board().deployable(counter.place):
            yield Fault(FaultKind.BARRED_ZONE, f"{counter.id} {counter.place}")
        elif not _near_home(counter):
            yield Fault(FaultKind.TOO_FAR, f"{counter.id} {counter.place}")


def _near_home(counter: Counter) -> bool:
    homes = board().legation_zones(counter.power)
    return not homes or any(board().touch_distance[home][counter.place] <= 2 for home in homes)


def _civilians(position: Position) -> Iterator[Fault]:
    if position.step not in _DAYBREAK or not any(map(position.standing_legation, board().zones)):
        return
    for counter in position.counters:
        if counter.kind == w.CIVILIAN:
            zone = board().zones.get(counter.place)
            if zone is not None and not zone.legation:
                yield Fault(FaultKind.CIVILIAN_AWAY, f"{counter.id} {counter.place}")


def _barricades(position: Position) -> Iterator[Fault]:
    zones = board().zones
    yield from (Fault(FaultKind.BARRICADE_TWICE, name) for name in _repeated(position.barricades))
    if len(position.barricades) > BARRICADES:
        yield Fault(FaultKind.TOO_MANY_BARRICADES, str(len(position.barricades)))
    for name in position.barricades:
        if name not in zones:
            yield _unknown(name)
        elif zones[name].legation:
            yield Fault(FaultKind.BARRICADE_ON_LEGATION, name)
        elif not board().deployable(name):
            yield Fault(FaultKind.BARRICADE_BARRED, name)


def _unknown(name: str) -> Fault:
    return Fault(FaultKind.IN_IMPERIAL_CITY if name == IMPERIAL_CITY else FaultKind.UNKNOWN_ZONE, name)


def _burns(position: Position, zone: Zone) -> bool:
    return zone.terrain in ("legation", "buildings") or (zone.terrain == "wall" and position.house.walls_burn == "yes")


def _grounds(position: Position) -> Iterator[Fault]:
    zones = board().zones
    yield from (Fault(FaultKind.RUIN_TWICE, name) for name in _repeated(position.ruins))
    for names, kind in ((position.ruins, FaultKind.RUIN_CANNOT_BE), (list(position.fires), FaultKind.FIRE_CANNOT_BE)):
        for name in names:
            if name not in zones:
                yield _unknown(name)
            elif not _burns(position, zones[name]):
                yield Fault(kind, name)
    yield from (Fault(FaultKind.FIRE_AND_RUIN, name) for name in position.fires if name in position.ruins)
    if position.fires and not position.assault:
        yield from (Fault(FaultKind.FIRE_IN_PEACE, name) for name in position.fires)
    yield from (_unknown(name) for name in position.lit_today if name not in zones)


def _piles(position: Position) -> Iterator[Fault]:
    yield from (Fault(FaultKind.PILE_NUMBER, n) for n in _repeated(str(pile.id) for pile in position.piles))
    ids = [name for pile in position.piles for name in pile.counters]
    yield from (Fault(FaultKind.PILE_TWICE, name) for name in _repeated(ids))
    piled, chinese, zones = set(ids), w.CHINESE, board().zones
    for counter in position.counters:
        if counter.kind in chinese and counter.place in zones and counter.id not in piled:
            yield Fault(FaultKind.NO_PILE, counter.id)
    for pile in position.piles:
        yield from _pile(position, pile)
    yield from _apart(position)


def _pile(position: Position, pile: Pile) -> Iterator[Fault]:
    number = str(pile.id)
    zone = board().zones.get(pile.zone)
    if zone is None:
        yield _unknown(pile.zone)
    elif pile.held is not None and pile.held not in (zone.red, zone.green):
        yield Fault(FaultKind.PILE_WRONG_ARROW, f"{number} {pile.held}")
    if not 0 < pile.id < position.next_pile:
        yield Fault(FaultKind.PILE_NUMBER, number)
    if not pile.counters:
        yield Fault(FaultKind.PILE_EMPTY, number)
    for name in pile.counters:
        counter = position.by_id.get(name)
        if counter is None:
            yield Fault(FaultKind.COUNTER_UNKNOWN, name)
        elif counter.kind not in w.CHINESE:
            yield Fault(FaultKind.PILE_NOT_CHINESE, name)
        elif counter.place != pile.zone:
            yield Fault(FaultKind.PILE_ELSEWHERE, f"{name} {counter.place} {pile.zone}")
    kinds = {position.by_id[name].kind for name in pile.counters if name in position.by_id}
    if kinds and kinds <= w.CHINESE_LEADERS:
        yield Fault(FaultKind.LEADER_ALONE, number)


def _apart(position: Position) -> Iterator[Fault]:
    """R99, R174 Yield a fault for each zone with several stacks."""
    by_zone: dict[str, list[Pile]] = {}
    for pile in position.piles:
        by_zone.setdefault(pile.zone, []).append(pile)
    for zone, piles in by_zone.items():
        held = [pile.held for pile in piles]
        if len(piles) > 1 and (None in held or len(set(held)) != len(held)):
            yield Fault(FaultKind.PILES_APART, zone)


def _boxers(position: Position) -> Iterator[Fault]:
    zones, reached, chinese = board().zones, _reached(), w.CHINESE
    for counter in position.counters:
        if counter.kind not in chinese or counter.place not in zones:
            continue
        if counter.place not in reached:
            yield Fault(FaultKind.BOXERS_OFF_THE_ARROWS, f"{counter.id} {counter.place}")
        if not position.assault:
            yield Fault(FaultKind.BOXERS_IN_PEACE, counter.id)


def _tracks(position: Position) -> Iterator[Fault]:
    if not 0 <= position.day <= DAYS:
        yield Fault(FaultKind.DAY_OUT_OF_BOUNDS, str(position.day))
    if position.morale < 0 or (position.morale > 10 and position.house.morale_cap == "10"):
        yield Fault(FaultKind.MORALE_OUT_OF_BOUNDS, str(position.morale))
    if position.food not in FOOD:
        yield Fault(FaultKind.FOOD_OUT_OF_BOUNDS, str(position.food))
    if not 0 <= position.sequence <= LONGEST or position.idle < 0:
        yield Fault(FaultKind.SEQUENCE_OUT_OF_BOUNDS, f"{position.sequence} {position.idle}")
    for name, most in (("red_figures", 6), ("mine_attack", 16), ("wounded_due", 18)):
        if not 0 <= getattr(position, name) <= most:
            yield Fault(FaultKind.COUNT_OUT_OF_BOUNDS, f"{name} {getattr(position, name)}")
    if position.step not in SEQUENCE.steps:
        yield Fault(FaultKind.UNKNOWN_STEP, position.step)
    if position.verdict not in ("", "relieved", "held", "overrun"):
        yield Fault(FaultKind.UNKNOWN_VERDICT, position.verdict)


def _lists(position: Position) -> Iterator[Fault]:
    for number in position.events_used:
        if not 2 <= number <= 12:
            yield Fault(FaultKind.UNKNOWN_EVENT, str(number))
    yield from (Fault(FaultKind.EVENT_TWICE, name) for name in _repeated(map(str, position.events_used)))
    yield from (Fault(FaultKind.UNKNOWN_POWER, name) for name in position.unguarded if name not in MAJOR)
    yield from (_unknown(name) for name in position.bled if name not in board().zones)
    yield from _memory(position)
    yield from _truce(position)
    for debt in position.debts:
        yield from _debt(position, debt)
    yield from _house(position.house)
    if not _begins_somewhere(position.house):
        yield Fault(FaultKind.UNKNOWN_SWITCH, "scenario")


@lru_cache(64)
def _house(house: House) -> tuple[Fault, ...]:
    """Return the faults of the house rules, cached."""
    wrong = [switch.name for switch in SWITCHES if getattr(house, switch.name) not in switch.choices]
    return tuple(Fault(FaultKind.UNKNOWN_SWITCH, name) for name in wrong)


def _begins_somewhere(house: House) -> bool:
    """Return whether the scenario in the house rules is known. A game without a scenario counts as known."""
    return not house.scenario or is_known(house.scenario)


def _memory(position: Position) -> Iterator[Fault]:
    for name in position.spent:
        counter = position.by_id.get(name)
        if counter is None or counter.place not in (w.CUP, w.GONE) or counter.kind not in w.CHINESE:
            yield Fault(FaultKind.SPENT_ELSEWHERE, name)
    for name in position.leaders_lost:
        counter = position.by_id.get(name)
        if counter is None or counter.kind != w.LEADER or counter.place != w.GONE:
            yield Fault(FaultKind.LEADER_NOT_LOST, name)
    for name, zone in position.lodgings.items():
        counter = position.by_id.get(name)
        if counter is None or counter.kind != w.CIVILIAN or zone not in board().zones:
            yield Fault(FaultKind.WRONG_LODGING, f"{name} {zone}")


def _truce(position: Position) -> Iterator[Fault]:
    """§5.3 event 12, R77 Yield a fault for each regular in a place that the truce forbids."""
    for counter in position.counters:
        if counter.kind in _REGULARS and (counter.place == w.GONE) != position.truce:
            yield Fault(FaultKind.TRUCE_BROKEN, counter.id)


def _debt(position: Position, debt: Debt) -> Iterator[Fault]:
    if debt.kind not in ("soldiers", "civilians") or debt.points < 1:
        yield Fault(FaultKind.WRONG_DEBT, f"{debt.kind} {debt.points}")
    yield from (_unknown(name) for name in debt.zones if name not in board().zones)
    yield from (Fault(FaultKind.WRONG_DEBT, loss.counter) for loss in debt.paid if loss.counter not in position.by_id)


def _cards(position: Position, deck: Sequence[str]) -> Iterator[Fault]:
    cards = [*deck, position.card] if position.card else list(deck)
    yield from (Fault(FaultKind.UNKNOWN_CARD, card) for card in cards if card not in CARDS)
    yield from (Fault(FaultKind.CARD_TWICE, card) for card in _repeated(cards))
    gone = position.day - (first_evening(position.house.scenario) if _begins_somewhere(position.house) else 0)
    if len(deck) > DAYS - gone:
        yield Fault(FaultKind.DECK_TOO_LONG, f"{len(deck)} {position.day}")
