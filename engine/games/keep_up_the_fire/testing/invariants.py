"""The invariants of a position, keyed by name."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterator, Sequence

from engine.games.keep_up_the_fire import victory
from engine.games.keep_up_the_fire.board import FORT, HIGHEST, KINDS, LANE, PEKING, POWERS, ROOM, STREETS, WALLS, board
from engine.games.keep_up_the_fire.cards import cards
from engine.games.keep_up_the_fire.house_rules import SWITCHES
from engine.games.keep_up_the_fire.menus import CATHEDRAL_ROOM
from engine.games.keep_up_the_fire.phases.card import STRONGEST
from engine.games.keep_up_the_fire.scenarios import is_known
from engine.games.keep_up_the_fire.sequence import SEQUENCE
from engine.games.keep_up_the_fire.world import Position, World, full_strength
from engine.testing.invariants import BaseFaultKind, Fault

MOST_ACTIONS = 6
MOST_COMMAND = 6


class FaultKind(BaseFaultKind):
    """A kind of fault in a position. Its value is a code and a rule section."""

    UNKNOWN_SWITCH = ("unknown-switch", "0")
    UNKNOWN_STEP = ("unknown-step", "1")
    UNKNOWN_CARD = ("unknown-card", "1")
    CARD_TWICE = ("card-twice", "1")
    CARD_MISSING = ("card-missing", "1")
    CARD_NOT_ON_TOP = ("card-not-on-top", "1")
    DECK_MISCOUNTED = ("deck-miscounted", "1")
    TURN_OUT_OF_BOUNDS = ("turn-out-of-bounds", "1")
    UNKNOWN_WALL = ("unknown-wall", "I.a")
    UNKNOWN_FORCE = ("unknown-force", "I.a")
    LANE_CROWDED = ("lane-crowded", "I.a")
    STRENGTH_OUT_OF_BOUNDS = ("strength-out-of-bounds", "I.a")
    UNKNOWN_LEGATION = ("unknown-legation", "C.3")
    TOO_STRONG = ("too-strong", "C.3")
    LEGATION_TWICE = ("legation-twice", "IV.1")
    LEGATION_NOWHERE = ("legation-nowhere", "IV.1")
    DEAD_STANDS = ("dead-stands", "II.4")
    WALL_CROWDED = ("wall-crowded", "IV.1")
    CATHEDRAL_CROWDED = ("cathedral-crowded", "C.5")
    CATHEDRAL_CLOSED = ("cathedral-closed", "C.5")
    GUN_NOWHERE = ("gun-nowhere", "II.5")
    FORT_OUT_OF_BOUNDS = ("fort-out-of-bounds", "II.1")
    COUNT_OUT_OF_BOUNDS = ("count-out-of-bounds", "2.b")
    OFF_THE_ROAD = ("off-the-road", "V")
    TRACK_OUT_OF_BOUNDS = ("track-out-of-bounds", "V.1")
    UNKNOWN_BLOCKER = ("unknown-blocker", "I.b")
    UNKNOWN_VERDICT = ("unknown-verdict", "VI")
    DEFEAT_UNSEEN = ("defeat-unseen", "VI.1")


def torn(world: World) -> str:
    """Return the name of the first missing or invalid part of a save, or an empty string."""
    position = world.position
    on_map = {power for here in (*position.posts.values(), position.peitang) for power in here}
    counters = {"", *board().blockers}
    whole = {
        "legations": set(position.strengths) == set(POWERS) >= on_map,
        "walls": set(position.posts) == set(position.forts) == set(WALLS) and position.gun in WALLS,
        "Chinese": all(foe.wall in WALLS and foe.space in LANE for foe in position.foes),
        "cards": cards().keys() >= {position.card, *world.deck, *position.discard} - {""},
        "blocking counters": {position.blocker, position.dispersed} <= counters,
        "stations": 0 <= position.station <= PEKING,
    }
    return next((f"its {what} are not those of the game" for what, sound in whole.items() if not sound), "")


def faults(position: Position, *, deck: Sequence[str] | None = None) -> list[Fault]:
    """Return all violated invariants. Pass `deck` to check the deck too."""
    found = [*_table(position), *_cards(position), *_chinese(position), *_legations(position), *_column(position)]
    found += _deck(position, deck) if deck is not None else ()
    return [*found, *_end(position)]


def _table(position: Position) -> Iterator[Fault]:
    for switch in SWITCHES:
        if getattr(position.house, switch.name) not in switch.choices:
            yield Fault(FaultKind.UNKNOWN_SWITCH, switch.name)
    if position.house.scenario and not is_known(position.house.scenario):
        yield Fault(FaultKind.UNKNOWN_SWITCH, "scenario")
    if position.step not in SEQUENCE.steps:
        yield Fault(FaultKind.UNKNOWN_STEP, position.step)
    if not 0 <= position.turn <= len(cards()):
        yield Fault(FaultKind.TURN_OUT_OF_BOUNDS, str(position.turn))
    for name, most in (("actions", MOST_ACTIONS), ("command", MOST_COMMAND)):
        if not 0 <= getattr(position, name) <= most:
            yield Fault(FaultKind.COUNT_OUT_OF_BOUNDS, f"{name} {getattr(position, name)}")
    for name in ("attacks", "marches", "heroic", "points"):
        if getattr(position, name) < 0:
            yield Fault(FaultKind.COUNT_OUT_OF_BOUNDS, f"{name} {getattr(position, name)}")


def _cards(position: Position) -> Iterator[Fault]:
    for name in (*position.discard, position.card):
        if name and name not in cards():
            yield Fault(FaultKind.UNKNOWN_CARD, name)
    for name, number in Tally(position.discard).items():
        if number > 1:
            yield Fault(FaultKind.CARD_TWICE, name)
    if position.card != (position.discard[-1] if position.discard else ""):
        yield Fault(FaultKind.CARD_NOT_ON_TOP, position.card)
    if not 0 <= position.left <= len(cards()):
        yield Fault(FaultKind.DECK_MISCOUNTED, str(position.left))


def _deck(position: Position, deck: Sequence[str]) -> Iterator[Fault]:
    if not deck and not position.discard:
        return
    if len(deck) != position.left:
        yield Fault(FaultKind.DECK_MISCOUNTED, f"{position.left} instead of {len(deck)}")
    every = Tally([*deck, *position.discard])
    for name in deck:
        if name not in cards():
            yield Fault(FaultKind.UNKNOWN_CARD, name)
        elif every[name] > 1:
            yield Fault(FaultKind.CARD_TWICE, name)
    if missing := [name for name in cards() if name not in every]:
        yield Fault(FaultKind.CARD_MISSING, ", ".join(missing))


def _chinese(position: Position) -> Iterator[Fault]:
    for foe in position.foes:
        if foe.wall not in WALLS:
            yield Fault(FaultKind.UNKNOWN_WALL, foe.wall)
        if foe.kind not in KINDS or foe.space not in LANE:
            yield Fault(FaultKind.UNKNOWN_FORCE, f"{foe.kind} at {foe.space}")
        if not 1 <= foe.strength <= STRONGEST:
            yield Fault(FaultKind.STRENGTH_OUT_OF_BOUNDS, f"{foe.wall} {foe.strength}")
    coming = Tally(foe.wall for foe in position.foes if foe.space not in (STREETS, FORT))
    inside = Tally(foe.wall for foe in position.foes if foe.space == STREETS)
    for wall in (*coming, *inside):
        if coming[wall] > 1 or inside[wall] > 1:
            yield Fault(FaultKind.LANE_CROWDED, wall)


def _legations(position: Position) -> Iterator[Fault]:
    for power, strength in position.strengths.items():
        if power not in POWERS:
            yield Fault(FaultKind.UNKNOWN_LEGATION, power)
        elif not 0 <= strength <= full_strength(position, power):
            yield Fault(FaultKind.TOO_STRONG, f"{power} {strength}")
    yield from _posts(position)
    yield from _places(position)


def _places(position: Position) -> Iterator[Fault]:
    for wall in position.posts:
        if wall not in WALLS:
            yield Fault(FaultKind.UNKNOWN_WALL, wall)
        if len(position.posts[wall]) > ROOM:
            yield Fault(FaultKind.WALL_CROWDED, wall)
    for wall, level in position.forts.items():
        if not 0 <= level <= HIGHEST:
            yield Fault(FaultKind.FORT_OUT_OF_BOUNDS, f"{wall} {level}")
    if position.gun not in WALLS:
        yield Fault(FaultKind.GUN_NOWHERE, position.gun)
    if len(position.peitang) > CATHEDRAL_ROOM:
        yield Fault(FaultKind.CATHEDRAL_CROWDED, str(len(position.peitang)))
    if position.peitang and position.house.peitang == "off":
        yield Fault(FaultKind.CATHEDRAL_CLOSED, ", ".join(position.peitang))


def _posts(position: Position) -> Iterator[Fault]:
    on_map = Tally([*(power for here in position.posts.values() for power in here), *position.peitang])
    for power, number in on_map.items():
        if power not in position.strengths:
            yield Fault(FaultKind.UNKNOWN_LEGATION, power)
        elif number > 1:
            yield Fault(FaultKind.LEGATION_TWICE, power)
        elif not position.strengths[power]:
            yield Fault(FaultKind.DEAD_STANDS, power)
    for power, strength in position.strengths.items():
        if strength > 0 and power not in on_map:
            yield Fault(FaultKind.LEGATION_NOWHERE, power)


def _column(position: Position) -> Iterator[Fault]:
    printed = board().column
    if not 0 <= position.station <= PEKING:
        yield Fault(FaultKind.OFF_THE_ROAD, str(position.station))
    for name, most in (("speed", printed.most_speed), ("power", printed.most_power)):
        if not 0 <= getattr(position, name) <= most:
            yield Fault(FaultKind.TRACK_OUT_OF_BOUNDS, f"{name} {getattr(position, name)}")
    counters = [name for name in (position.blocker, position.dispersed) if name]
    for name in counters:
        if name not in board().blockers:
            yield Fault(FaultKind.UNKNOWN_BLOCKER, name)
    if len(counters) > 1:
        yield Fault(FaultKind.UNKNOWN_BLOCKER, "one blocks and one is dispersed")


def _end(position: Position) -> Iterator[Fault]:
    if position.verdict not in ("", victory.VICTORY, *victory.DEFEATS):
        yield Fault(FaultKind.UNKNOWN_VERDICT, position.verdict)
    spaces = [foe.space for foe in position.foes]
    lost = FORT in spaces or spaces.count(STREETS) > ROOM or position.fallen
    if not position.verdict and lost:
        yield Fault(FaultKind.DEFEAT_UNSEEN, "the game goes on")
