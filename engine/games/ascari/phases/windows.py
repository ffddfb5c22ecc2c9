"""Opportunity fire: the other side can react to each hex that a unit enters (§4.3, §4.7).

Standing orders fire first. Then the side is asked, if a unit with the order “ask” could fire.
"""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.asks import BY_ORDERS, REACTION, Ask, Choice, Menu, Refused
from engine.core.context import Context
from engine.core.sequence import Asking
from engine.games.ascari.combat import shooting
from engine.games.ascari.combat.shooting import Shot
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import GUNS
from engine.games.ascari.world import Orders, World, is_hex
from engine.hexes.sight import BLOCKED

HOLD: Final = "hold"
ASK: Final = "ask"
PASS: Final = "pass"
PASS_MOVE: Final = "pass-move"
HOLD_PHASE: Final = "hold-phase"
(FALLBACK,) = BY_ORDERS
PATIENCE: Final = 3
"""§A62 After this many unanswered questions in a row a side is not asked any more in this player-turn."""
RULE: Final = "4.3"


class Interrupts(msgspec.Struct):
    """The other side's answers during one move. `passing` means that it lets the whole move pass."""

    passing: bool = False


def eligible(position: Position, at: str) -> list[Shot]:
    """Return the shots that the inactive side could fire at a hex, best first (§4.3, §A51)."""
    pieces, board, reading = position.pieces, position.board, position.house.sight
    distances, lines = board.grid.distances[at], board.lines(reading)
    units: dict[str, str] = {}
    found = []
    for name in position.units_of(position.inactive):
        start = pieces[name].at
        if distances[start] > shooting.farthest() or lines[start][at] is BLOCKED:  # the quickest checks first
            continue
        if 0 < distances[start] <= shooting.range_of(position, name) and shooting.can_react(position, name):
            units = units or position.units()
            if board.sees(start, at, units, reading):
                found.append(shooting.shot(position, name, at, opportunity=True))
    return shooting.best_first(found, position) if found else found


def order_of(orders: Orders, position: Position, unit: str) -> str:
    """Return a unit's own standing order, or else the order for units of its kind (§A59)."""
    usual = orders.guns if position.roster[unit].kind == GUNS else orders.rifles
    return orders.units.get(unit, usual)


def window(world: World, context: Context, moves: Interrupts) -> Asking[bool]:
    """Let the inactive side fire at the moving unit. Return whether the unit was hit (§4.3)."""
    position = world.position
    mover = position.mover
    assert mover is not None
    at = position.pieces[mover.unit].at
    side = position.inactive
    shots = eligible(position, at)
    if not shots:
        return False
    context.watch()
    orders = world.orders[side]
    if moves.passing or orders.holding:
        return False
    left = orders.most
    for shot in _by_orders(orders, position, shots):
        if not left:
            break
        left -= 1
        if _fired(position, context, shot):
            return True
    return (yield from _asked(world, context, moves, left))


def _by_orders(orders: Orders, position: Position, shots: list[Shot]) -> list[Shot]:
    """Return those of the `shots` that the standing orders allow (§A59, §A60)."""
    return [shot for shot in shots if _fits(orders, position, shot, order_of(orders, position, shot.firer))]


def _fits(orders: Orders, position: Position, shot: Shot, order: str) -> bool:
    """Return whether a standing order allows a shot (§A59)."""
    if not order.isdigit() or not shot.chance:
        return False
    if shot.at != order if is_hex(order) else shot.distance > int(order):
        return False
    if shot.chance * 100 < orders.spare * shooting.SIX:
        return False
    mover = position.mover
    assert mover is not None
    return not orders.only or position.roster[mover.unit].kind in orders.only


def _fired(position: Position, context: Context, shot: Shot) -> bool:
    """Fire a shot at the moving unit. Return whether it was hit (§4.31, §4.5)."""
    mover = position.mover
    assert mover is not None
    hits = shooting.fire(position, context, mover.unit, shot, opportunity=True)
    if hits:
        shooting.apply_hits(position, context, mover.unit, hits, list(mover.leaders))
    return hits > 0


def _asked(world: World, context: Context, moves: Interrupts, left: int) -> Asking[bool]:
    """Ask the side to fire, and return whether the moving unit was hit (§A60, §A61).

    `left` is the number of shots that are still allowed.
    """
    position = world.position
    side = position.inactive
    orders = world.orders[side]
    mover = position.mover
    assert mover is not None
    at = position.pieces[mover.unit].at
    while shots := eligible(position, at):
        waiting = [shot for shot in shots if shot.chance and order_of(orders, position, shot.firer) == ASK]
        if not waiting:
            return False
        if position.house.reaction == "instant" or orders.lapses >= PATIENCE:
            return _fall_back(world, context, waiting, left)
        answer = yield _question(position, side, at, shots)
        if answer[0] == FALLBACK:
            orders.lapses += 1
            return _fall_back(world, context, waiting, left)
        orders.lapses = 0
        if answer[0] != "fire":
            moves.passing = answer[0] == PASS_MOVE
            orders.holding = answer[0] == HOLD_PHASE
            return False
        if _fired(position, context, next(shot for shot in shots if shot.firer == answer[1])):
            return True
    return False


def _fall_back(world: World, context: Context, shots: list[Shot], left: int) -> bool:
    """Carry out the fallback if nobody answers; return whether the moving unit was hit (§A62)."""
    position = world.position
    orders, order = world.orders[position.inactive], position.house.fallback
    for shot in [shot for shot in shots if _fits(orders, position, shot, order)][:left]:
        if _fired(position, context, shot):
            return True
    return False


def _question(position: Position, side: str, at: str, shots: list[Shot]) -> Ask:
    """Return the question whether a side fires at the moving unit (§A61).

    The answers stay secret until the game is over.
    """
    mover = position.mover
    assert mover is not None

    def firers() -> Menu:
        return Menu(
            "from",
            tuple(Choice(shot.firer, "unit", shot_facts(shot)) for shot in shots),
            why_not=lambda word: _cannot(position, word, at),
        )

    menu = Menu(
        "do",
        (
            Choice("fire", "fire", then=firers),
            *(Choice(word, word) for word in (PASS, PASS_MOVE, HOLD_PHASE, FALLBACK)),
        ),
    )
    facts = {"unit": mover.unit, "at": at, "leaders": list(mover.leaders)}
    return Ask(
        "react",
        RULE,
        lambda: menu,
        facts,
        side=side,
        lapse=(FALLBACK,),
        pace=REACTION,
        secret=True,
        shown=("fire",),
        posted=2,
    )


def shot_facts(shot: Shot) -> dict[str, object]:
    """Return the data of a shot for labels and odds. Chances are numbers of faces of the die (of six)."""
    return {
        "unit": shot.firer,
        "at": shot.at,
        "distance": shot.distance,
        "chance": shot.chance,
        "double": shot.double,
        "modifiers": {each.name: each.value for each in shot.modifiers},
    }


def _cannot(position: Position, unit: str, at: str) -> Refused | None:
    """§A51 Return why a unit cannot fire now at the moving unit; None if it can."""
    if unit not in position.pieces or position.side_of(unit) != position.inactive:
        return None
    refused = never_fires(position, unit) or spent(position, unit)
    if refused is not None:
        return refused
    if not shooting.can_react(position, unit):
        return Refused("no-officer", rule="4.7", facts={"unit": unit, "at": at})
    return why_unseen(position, unit, at)


def never_fires(position: Position, unit: str) -> Refused | None:
    """Return why a counter cannot fire at all; None if it can (§4.0, §3.6)."""
    piece = position.pieces[unit]
    facts = {"unit": unit, "at": piece.at}
    if not piece.at:
        return Refused("off-the-map", rule=RULE, facts=facts)
    if piece.limbered:
        return Refused("limbered", rule="3.6", facts=facts)
    if position.roster[unit].is_leader or not shooting.range_of(position, unit):
        return Refused("never-fires", rule="4.0", facts=facts)
    return None


def spent(position: Position, unit: str) -> Refused | None:
    """Return why a unit cannot fire again. Return None if it can (§4.31, §4.4, §5.41)."""
    piece = position.pieces[unit]
    facts = {"unit": unit, "at": piece.at}
    if piece.retreat:
        return Refused("retreated", rule="5.41", facts=facts)
    reacts = position.side_of(unit) == position.inactive
    if piece.fired or (piece.opportunity and reacts):
        return Refused("has-fired", rule=RULE, facts=facts)
    return None


def why_unseen(position: Position, unit: str, at: str) -> Refused | None:
    """Return why a unit cannot see a hex that it wants to fire at. Return None if it can (§4.1, §4.2)."""
    far = position.board.grid.distance(position.pieces[unit].at, at)
    reach = shooting.range_of(position, unit)
    if far > reach:
        return Refused("too-far", rule="4.1", facts={"unit": unit, "at": at, "distance": far, "range": reach})
    if not shooting.sees(position, unit, at, position.units()):
        return Refused("not-seen", rule="4.2", facts={"unit": unit, "at": at})
    return None
