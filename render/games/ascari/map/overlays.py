"""Overlays on request: the last events, a unit's reach with costs, what it sees, where the enemy's fire reaches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.core.asks import Answer, Ask, Choice, Menu
from engine.core.events import Event
from engine.games.ascari.combat import shooting
from engine.games.ascari.phases.moves import Routes, points_of, preset_followers
from engine.games.ascari.world import Position, View
from engine.hexes.grid import Offset, label
from render.games.ascari.map import action
from render.games.ascari.map.scene import line_of
from render.games.ascari.text import catalogue
from render.games.ascari.text.catalogue import piece as named
from render.games.ascari.text.catalogue import say
from render.games.ascari.text.summary import story
from render.games.ascari.theme import THEMES
from render.hexes import overlays as hexes
from render.hexes.overlays import NOTHING, Layer, Reach, Ring
from render.overlay import Overlay
from render.presenter import Look

HAPPENED, REACH, SIGHT, THREAT, ORDERS, LABELS = "happened", "reach", "sight", "threat", "ranges", "labels"
LINES = 24
"""Most lines about the latest events beside their picture."""
QUARTERS = ("north-west", "north-east", "south-west", "south-east")


def overlays(view: View, ask: Ask | None) -> Ask:
    """Return the overlays as an `Ask` to choose from, in slot «show», then «of» for a unit."""
    return Ask("survey", ask.rule if ask is not None else "3", partial(_menu, view))


def _menu(view: View) -> Menu:
    position = view.position
    units = [name for side in position.battle.sides for name in position.of_side(side)]
    fires = [name for name in units if shooting.range_of(position, name)]

    def of(names: list[str]) -> Menu:
        return Menu("of", tuple(Choice(name, "unit", _facts(position, name)) for name in names))

    shown = [Choice(HAPPENED, HAPPENED)]
    shown += [Choice(REACH, REACH, then=partial(of, units))] if units else []
    shown += [Choice(SIGHT, SIGHT, then=partial(of, fires))] if fires else []
    sides = tuple(Choice(side, "side", {"side": side}) for side in position.battle.sides)
    shown.append(Choice(THREAT, THREAT, then=lambda: Menu("of", sides)))
    shown += [Choice(ORDERS, ORDERS)] if view.orders else []
    shown.append(Choice(LABELS, LABELS))
    return Menu("show", tuple(shown))


def _facts(position: Position, name: str) -> dict[str, str]:
    return {"unit": name, "at": position.pieces[name].at}


# --- what each overlay shows ---


def reach_of(position: Position, unit: str) -> tuple[Reach, ...]:
    """§3 Return where a unit could end a move, at what cost, and in how many hexes of the way it could be fired at."""
    points = points_of(position, unit, preset_followers(position, unit))
    ends = Routes(position, unit, points).ends
    return tuple(Reach(at, way.cost, way.drawback) for at, way in sorted(ends.items()))


def sight_of(position: Position, unit: str) -> tuple[frozenset[str], frozenset[str]]:
    """§4.2 Return the hexes within a unit's range that it sees, and its dead ground."""
    units, far = position.units(), shooting.range_of(position, unit)
    near = set(position.board.grid.within(position.pieces[unit].at, far)) - {position.pieces[unit].at}
    seen = frozenset(at for at in near if shooting.sees(position, unit, at, units))
    return seen, frozenset(near - seen)


def threat_of(position: Position, side: str) -> tuple[tuple[str, int], ...]:
    """§4 Return how many units of a side could fire at each hex as they stand, markers left aside."""
    units = position.units()
    counts: dict[str, int] = {}
    for name in position.units_of(side):
        at, far = position.pieces[name].at, shooting.range_of(position, name)
        for other in position.board.grid.within(at, far) if far else ():
            if other != at and shooting.sees(position, name, other, units):
                counts[other] = counts.get(other, 0) + 1
    return tuple(sorted(counts.items()))


def layer(view: View, subject: Answer, *, look: Look) -> Layer:
    """Return what is drawn over the board for a subject."""
    position, theme = view.position, THEMES[look]
    kind = subject[0]
    if kind == REACH:
        return Layer(reach=reach_of(position, subject[1]), rings=(_round(position, subject[1], look),))
    if kind == SIGHT:
        seen, dark = sight_of(position, subject[1])
        return Layer(rings=(Ring(seen, theme.order), _round(position, subject[1], look)), dark=dark)
    if kind == THREAT:
        return Layer(threats=threat_of(position, subject[1]))
    if kind == ORDERS:
        return Layer(rings=order_rings(view, look))
    return Layer(labels=position.board.grid.hexes) if kind == LABELS else NOTHING


def _round(position: Position, unit: str, look: Look) -> Ring:
    return Ring(frozenset({position.pieces[unit].at}), THEMES[look].reach)


def order_rings(view: View, look: Look) -> tuple[Ring, ...]:
    """§A59 Return a ring for each distance around the hexes within which visible orders fire."""
    position = view.position
    rings = []
    for side, orders in view.orders.items():
        within: dict[int, set[str]] = {}
        for name in position.units_of(side):
            far = shooting.range_of(position, name)
            kind = orders.guns if position.roster[name].kind == "guns" else orders.rifles
            order = orders.units.get(name, kind)
            if far and order.isdigit():
                near = position.board.grid.within(position.pieces[name].at, min(far, int(order)))
                within.setdefault(int(order), set()).update(near)
        colour = line_of(side, THEMES[look])
        rings += [Ring(frozenset(found), colour, hexes.DASHED, str(far)) for far, found in sorted(within.items())]
    return tuple(rings)


# --- as text ---


def overlay(view: View, _ask: Ask | None, subject: Answer, *, events: Sequence[Event] = (), locale: str) -> Overlay:
    """Return the text of a subject."""
    position, kind = view.position, subject[0]
    title = say(f"overlay-{kind}", locale=locale)
    if kind == HAPPENED:
        lines = story(action.since_the_turn(events), locale=locale, most=LINES)
        return Overlay(title=title, lines=lines or (say("overlay-quiet", locale=locale),))
    if kind == REACH:
        lines = (_reach_line(position, subject[1], locale),)
    elif kind == SIGHT:
        lines = (_sight_line(position, subject[1], locale),)
    elif kind == THREAT:
        found = ", ".join(f"{at} ×{count}" for at, count in threat_of(position, subject[1])[:LINES])
        side = catalogue.side(subject[1], locale=locale)
        lines = (say("overlay-threat-line", locale=locale, side=side, hexes=found or "–"),)
    elif kind == ORDERS:
        named_sides = [catalogue.side_short(side, locale=locale) for side in view.orders]
        lines = tuple(say("overlay-ranges-line", locale=locale, side=side) for side in named_sides)
    else:
        lines = (say("overlay-labels-line", locale=locale),)
    return Overlay(title=title, lines=lines)


def _reach_line(position: Position, unit: str, locale: str) -> str:
    name = named(position, unit, locale=locale)
    found = ", ".join(f"{each.hex} {each.cost}" for each in reach_of(position, unit))
    if not found:
        return say("overlay-reach-none", locale=locale, unit=name)
    return say("overlay-reach-line", locale=locale, unit=name, hexes=found)


def _sight_line(position: Position, unit: str, locale: str) -> str:
    seen, _ = sight_of(position, unit)
    facts = {"unit": named(position, unit, locale=locale), "at": position.pieces[unit].at}
    return say("overlay-sight-line", locale=locale, seen=len(seen), hexes=", ".join(sorted(seen)) or "–", **facts)


# --- parts ---


def parts(*, locale: str) -> tuple[tuple[str, str], ...]:
    """Return the quarters of the board that can be enlarged."""
    return tuple((name, say(f"part-{name}", locale=locale)) for name in QUARTERS)


def busiest(view: View, events: Sequence[Event]) -> str:
    """Return the quarter with the last action; where most units stand if there was none."""
    position = view.position
    found = action.focus(events)[:1] or tuple(sorted(position.units()))[:1]
    if not found:
        return QUARTERS[0]
    grid = position.board.grid
    south = int(found[0][2:]) * 2 > grid.rows
    east = int(found[0][:2]) * 2 > grid.columns
    return QUARTERS[2 * south + east]


def middle_of(position: Position, part: str) -> tuple[str, ...]:
    """Return the hex in the middle of a quarter."""
    place = QUARTERS.index(part) if part in QUARTERS else 0
    grid = position.board.grid
    column = grid.columns * (1 + 2 * (place % 2)) // 4 + 1
    row = grid.rows * (1 + 2 * (place // 2)) // 4 + 1
    return (label(Offset(min(column, grid.columns), min(row, grid.rows))),)
