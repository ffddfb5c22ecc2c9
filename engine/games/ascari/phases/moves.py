"""Movement orders: units, destinations, paths and leaders (§3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from engine.core.asks import JOIN, Answer, Choice, Menu, Refused
from engine.core.frozen import Frozen
from engine.core.menus import Facts, done
from engine.games.ascari.combat import melee
from engine.games.ascari.map.costs import Ground, column_of, passable
from engine.games.ascari.phases.routes import Routes, first_hexes, limbered_ends
from engine.games.ascari.pieces import MOVEMENT
from engine.games.ascari.position import Position, commands
from engine.games.ascari.scenarios import GUNS
from engine.hexes.paths import Way

GO: Final = "go"
ALONE: Final = "alone"
WITH: Final = "with"
BY: Final = "by"
UNLIMBER: Final = "unlimber"
LIMBER: Final = "limber"
STAY: Final = "stay"
ONWARD: Final = "onward"
RETREAT: Final = "retreat"
BACK: Final = "back"
UNLIMBER_ALONE: Final = "unlimber-alone"
UNLIMBER_WITH: Final = "unlimber-with"


class Plan(Frozen, frozen=True):
    """An order to move.

    It contains the unit, its leaders, the path and the points. `unlimber` says whether the guns unlimber.
    """

    unit: str
    leaders: tuple[str, ...]
    way: tuple[str, ...]
    points: int
    unlimber: bool = False


# --- who may move ---


def may_move(position: Position, piece: str, units: Mapping[str, str]) -> bool:
    """Return whether a counter can still move in this phase (§3). `units` are the units on the map."""
    state, counter = position.pieces[piece], position.roster[piece]
    if state.done or counter.side != position.active or state.lost:
        return False
    if not state.at:
        return 0 < counter.arrives <= position.turn and any(first_hexes(position, piece))
    if counter.kind == GUNS:
        return not counter.fixed
    if not counter.is_leader:
        return _has_an_end(position, piece, units)
    ground = Ground(position, piece)
    return any(ground.cost(at) is not None for at in position.board.grid.neighbours(state.at))


def _has_an_end(position: Position, unit: str, units: Mapping[str, str]) -> bool:
    """Return whether the unit's move could end anywhere (§3.1, §3.4)."""
    at, side, points = position.pieces[unit].at, position.side_of(unit), position.allowance(unit)
    for near, cost in position.board.steps(column_of(position, unit))[at]:
        if (cost <= points or points == 1) and not (near in units and position.side_of(units[near]) == side):
            return True
    routes = Routes(position, unit, points)
    return bool(routes.ends) or routes.can_return


def movable(position: Position) -> list[str]:
    """§3 Return the counters that can still move, in the file's order."""
    units = position.units()
    return [name for name in position.pieces if may_move(position, name, units)]


def somebody_may_move(position: Position) -> bool:
    """Return whether any counter of the active side may still move (§3)."""
    if position.phase != MOVEMENT or position.over:
        return False
    units, pieces = position.units(), position.pieces
    for name in position.ranks.of_side[position.active]:
        if not pieces[name].done and may_move(position, name, units):
            return True
    return False


def followers(position: Position, unit: str) -> list[str]:
    """Return the leaders who could go with a unit (§A32)."""
    if position.roster[unit].is_leader or not position.pieces[unit].at:
        return []
    side = position.side_of(unit)
    return [
        name
        for name in position.leaders_at(position.pieces[unit].at)
        if position.side_of(name) == side and not position.pieces[name].done
    ]


def preset_followers(position: Position, unit: str) -> tuple[str, ...]:
    """§A32 Return the leaders who go along by default."""
    counters = position.roster
    return tuple(name for name in followers(position, unit) if commands(counters[name], counters[unit]))


def points_of(position: Position, unit: str, leaders: Iterable[str]) -> int:
    """Return the movement points of a unit with leaders: the smallest allowance (§A32)."""
    return min(position.allowance(name) for name in (unit, *leaders))


# --- the menus ---


def move_menu(position: Position, extra: tuple[Choice, ...] = ()) -> Menu:
    """Return the menu of the movement phase (§3)."""

    def units() -> Menu:
        names = movable(position)
        choices = tuple(
            Choice(name, "unit", Facts(unit_facts, position, name), partial(to_menu, position, name)) for name in names
        )
        return Menu("unit", choices, why_not=partial(_cannot_move, position))

    return Menu("do", (Choice("move", "move", then=units), *extra, done("move")))


def unit_facts(position: Position, name: str) -> dict[str, Any]:
    """Return the data about a counter that labels show."""
    piece = position.pieces[name]
    return {"unit": name, "at": piece.at, "points": position.allowance(name), "limbered": piece.limbered}


def _cannot_move(position: Position, name: str) -> Refused | None:
    piece = position.pieces.get(name)
    if piece is None:
        return Refused("no-such-unit", rule="3", facts={"word": name})
    facts = {"unit": name, "at": piece.at}
    if position.side_of(name) != position.active:
        return Refused("not-yours", rule="3", facts=facts)
    if not piece.at:
        return Refused("off-the-map", rule="3", facts=facts)
    if piece.done:
        return Refused("has-moved", rule="3", facts=facts)
    if position.roster[name].fixed:
        return Refused("fixed", rule="3.6", facts=facts)
    return Refused("shut-in", rule="3.1", facts=facts)


def to_menu(position: Position, unit: str) -> Menu:
    """§3 Return the menu of hexes to which a unit can move or attack, with changes of formation."""
    piece, counter = position.pieces[unit], position.roster[unit]
    if counter.kind == GUNS and not piece.limbered and piece.at:
        return Menu("to", (Choice(LIMBER, LIMBER, then=partial(_limbered_menu, position, unit)),), why_not=_emplaced)
    routes = Routes(position, unit, position.allowance(unit))
    guns = (Choice(UNLIMBER, UNLIMBER),) if counter.kind == GUNS and piece.at else ()

    def choices() -> tuple[Choice, ...]:
        back = (_back(position, routes),) if routes.can_return else ()
        ends = (_to(position, routes, at, partial(how_menu, position, routes, at)) for at in routes.ends)
        return (*ends, *guns, *back)

    return Menu(
        "to", choices, why_not=partial(why_not_there, position, routes), one=partial(_one, position, routes, guns)
    )


def _one(position: Position, routes: Routes, guns: tuple[Choice, ...], word: str) -> Choice | None:
    if word in routes.ends:
        return _to(position, routes, word, partial(how_menu, position, routes, word))
    if word == routes.here and routes.can_return:
        return _back(position, routes)
    return guns[0] if guns and word == UNLIMBER else None


def _back(position: Position, routes: Routes) -> Choice:
    """Return the menu entry for a move that ends where it began (§A134)."""
    at = routes.here
    facts = {"unit": routes.unit, "at": at}

    def menu() -> Menu:
        refused = Refused("already-there", rule="3", facts=facts)
        return Menu("with", (_by(position, routes, at),), why_not=lambda _: refused)

    return Choice(at, BACK, facts, menu)


def _emplaced(word: str) -> Refused | None:
    return Refused("emplaced", rule="3.6", facts={"word": word})


def _limbered_menu(position: Position, unit: str) -> Menu:
    """Return the menu for guns that limber: stay, or enter one hex (§3.61)."""
    near = tuple(Choice(at, "to", {"unit": unit, "at": at}) for at in limbered_ends(position, unit))

    def far(word: str) -> Refused:
        return Refused("limbered-far", rule="3.61", facts={"word": word})

    def one_hex() -> Menu:
        return Menu("at", near, why_not=far)

    able, usual = followers(position, unit), preset_followers(position, unit)
    others = _other_leaders(able, usual, ALONE, WITH, then=one_hex) if near else []
    return Menu("at", (Choice(STAY, STAY), *near, *others), why_not=far)


def limbering_leaders(position: Position, unit: str, words: Answer) -> tuple[str, ...]:
    """§A42 Return the leaders who go with guns that limber and enter a hex."""
    if words[-1] in (UNLIMBER, STAY):
        return ()
    return _leaders_said(position, unit, words[1:-1])


def _leaders_said(position: Position, unit: str, how: Sequence[str]) -> tuple[str, ...]:
    """Return the leaders who follow an order: the named ones, none, or the default (§A32)."""
    if how and how[0] in (WITH, UNLIMBER_WITH):
        return tuple(how[1].split(JOIN))
    return () if how and how[0] in (ALONE, UNLIMBER_ALONE) else preset_followers(position, unit)


def _to(position: Position, routes: Routes, at: str, then: Callable[[], Menu] | None) -> Choice:
    enemy = enemy_at(position, routes.unit, at)
    return Choice(at, "attack" if enemy else "to", Facts(_to_facts, position, routes, at, enemy), then)


def _alone_facts(position: Position, routes: Routes, at: str) -> Mapping[str, Any]:
    """Return both strengths in a melee without leaders. Return an empty mapping if no enemy is in the hex."""
    enemy = enemy_at(position, routes.unit, at)
    return Facts(_strengths, position, routes, at, enemy, []) if enemy else {}


def _strengths(position: Position, routes: Routes, at: str, enemy: str, leaders: list[str]) -> dict[str, Any]:
    way = routes.ends[at]
    origin = way.hexes[-2] if len(way.hexes) > 1 else position.pieces[routes.unit].at
    mine = melee.attack_of(position, routes.unit, leaders)
    theirs = melee.defence_of(position, enemy, at, origin)
    return {"strength": mine.strength, "against": theirs.strength}


def enemy_at(position: Position, unit: str, at: str) -> str:
    """Return the enemy unit in a hex; empty if there is none."""
    found = position.unit_at(at)
    return found if found and position.side_of(found) != position.side_of(unit) else ""


def _to_facts(position: Position, routes: Routes, at: str, enemy: str) -> dict[str, Any]:
    way = routes.ends[at]
    facts: dict[str, Any] = {"unit": routes.unit, "at": at, "cost": way.cost, "windows": way.drawback}
    if enemy:
        leaders = list(preset_followers(position, routes.unit))
        facts |= {"enemy": enemy, **_strengths(position, routes, at, enemy, leaders)}
    return facts


def why_not_there(position: Position, routes: Routes, word: str) -> Refused | None:
    """Return the reason why a unit cannot end its move in a hex (§3)."""
    if word not in position.board.grid:
        return Refused("no-such-hex", rule="3", facts={"word": word})
    ground = Ground(position, routes.unit)
    facts = {"unit": routes.unit, "at": word, "points": routes.points}
    if word == position.pieces[routes.unit].at:
        return Refused("already-there", rule="3", facts=facts)
    if not passable(position, routes.unit, word):
        return Refused("impassable", rule="3.7", facts=facts)
    if ground.alone and word in ground.enemies | ground.enemy_leaders:
        return Refused("leader-alone", rule="1.2", facts=facts)
    if not ground.can_end(word):
        return Refused("friends-there", rule="3.4", facts={**facts, "friend": position.unit_at(word)})
    return Refused("too-far-to-move", rule="3.1", facts=facts)


def how_menu(position: Position, routes: Routes, at: str, *, by: str = "") -> Menu:
    """Return the menu of ways to make a move: leaders, path and unlimbering (§A31, §A32)."""
    unit = routes.unit
    way = routes.by_way_of(by, at) if by else routes.ends[at]
    assert way is not None
    able = [name for name in followers(position, unit) if _keeps_up(position, name, way)]
    usual = preset_followers(position, unit)
    choices = [Choice(GO, GO, {"leaders": list(usual)})] if all(name in able for name in usual) else []
    choices += _other_leaders(able, usual, ALONE, WITH, facts=_alone_facts(position, routes, at))
    if position.roster[unit].kind == GUNS and way.cost < routes.points and not enemy_at(position, unit, at):
        choices.append(Choice(UNLIMBER, UNLIMBER))
        choices += _other_leaders(able, usual, UNLIMBER_ALONE, UNLIMBER_WITH)
    if not by and routes.has_by_way(at):
        choices.append(_by(position, routes, at))
    return Menu("with", tuple(choices), preset=tuple(choice.word for choice in choices if choice.word == GO))


def _keeps_up(position: Position, leader: str, way: Way) -> bool:
    """Return whether a leader can move along a path with its movement allowance (§A32)."""
    return position.allowance(leader) >= way.cost


def _other_leaders(
    able: list[str],
    usual: tuple[str, ...],
    alone: str,
    others: str,
    *,
    facts: Mapping[str, Any] | None = None,
    then: Callable[[], Menu] | None = None,
) -> list[Choice]:
    """Return the menu entries to move without leaders, or with others than usual (§A32)."""
    found = [Choice(alone, alone, {} if facts is None else facts, then)] if usual else []
    if able and (len(able) > 1 or not set(able) <= set(usual)):
        found.append(Choice(others, others, then=partial(_with_menu, able, usual, then)))
    return found


def _with_menu(able: list[str], usual: tuple[str, ...], then: Callable[[], Menu] | None) -> Menu:
    preset = tuple(name for name in usual if name in able) or (able[0],)
    choices = tuple(Choice(name, "leader", {"leader": name}, then) for name in able)
    return Menu("leaders", choices, many=True, most=len(able), preset=preset)


def _by(position: Position, routes: Routes, at: str) -> Choice:
    """Return the menu choice for moving to `at` through another hex (§A31)."""

    def then(by: str) -> Callable[[], Menu]:
        return partial(how_menu, position, routes, at, by=by)

    return Choice(BY, BY, then=partial(by_menu, routes, at, then))


def by_menu(routes: Routes, at: str, then: Callable[[str], Callable[[], Menu]] | None = None) -> Menu:
    """Return the menu of hexes through which a unit can move to `at` (§A31).

    `then` returns a function that builds the next menu after a hex.
    """

    def choice(word: str) -> Choice | None:
        way = routes.by_way_of(word, at)
        if way is None:
            return None
        return Choice(word, "by", {"at": word, "cost": way.cost}, then(word) if then is not None else None)

    def choices() -> tuple[Choice, ...]:
        return tuple(found for found in map(choice, sorted(routes.ways)) if found is not None)

    def why_not(word: str) -> Refused:
        return Refused("no-such-way", rule="3", facts={"by": word, "at": at})

    return Menu("by", choices, one=choice, why_not=why_not)


def on_menu(position: Position, routes: Routes) -> Menu:
    """Return the menu of hexes where a unit with points left may go (§5.42)."""
    choices = tuple(_to(position, routes, at, None) for at in routes.ends)
    return Menu("to", choices, why_not=partial(why_not_there, position, routes))


# --- answers ---


def plan_of(position: Position, words: tuple[str, ...]) -> Plan:
    """Return the plan for a valid answer (§3). `words` are its words without «move»."""
    unit, at, *how = words
    routes = Routes(position, unit, position.allowance(unit))
    if how[0] == BY:
        by = routes.by_way_of(how[1], at)
        assert by is not None
        way, how = by, how[2:]
    else:
        way = routes.way_to(at)
    leaders = tuple(name for name in _leaders_said(position, unit, how) if _keeps_up(position, name, way))
    points = points_of(position, unit, leaders)
    return Plan(unit, leaders, way.hexes, points, how[0] in (UNLIMBER, UNLIMBER_ALONE, UNLIMBER_WITH))
