"""The menus for every question, and the reasons for refusing answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from engine.core.asks import Choice, Menu, Refused
from engine.core.menus import Tree, done, menu, verb
from engine.games.keep_up_the_fire import combat
from engine.games.keep_up_the_fire.board import GUN, HIGHEST, POWERS, ROOM, STREETS, WALLS, board
from engine.games.keep_up_the_fire.world import Foe, Position, full_strengths

STREETS_OF = {wall: f"streets-{wall}" for wall in WALLS}
"""§II.3 The word by which an answer names the unit in the streets behind each wall."""
WALL_OF = {**{wall: wall for wall in WALLS}, **{word: wall for wall, word in STREETS_OF.items()}}
UNITS = (*POWERS, GUN)
CATHEDRAL_ROOM = 2
"""§C.5 The maximum number of legations in the cathedral."""


def _known(words: Iterable[str], *, rule: str, slot: str) -> Callable[[str], Refused | None]:
    """Return a function that refuses all words except `words`."""
    known = frozenset(words)

    def why_not(word: str) -> Refused | None:
        return None if word in known else Refused(f"no-such-{slot}", rule=rule, facts={"word": word})

    return why_not


# --- §2.b the legations' actions ------------------------------------------------------------------------------------


def can_fire(position: Position, wall: str) -> bool:
    """§II.2 Return whether a wall can fire."""
    return position.in_range(wall) is not None and bool(position.posts[wall] or position.gun == wall)


def melees(position: Position) -> list[Foe]:
    """Return the enemy units that can be fought in melee (§II.3)."""
    posts, gun = position.posts, position.gun
    return [foe for foe in position.foes if foe.space in ("wall", STREETS) and (posts[foe.wall] or gun == foe.wall)]


def fightable(position: Position) -> bool:
    """Return whether there is a unit that can be fired at or fought in melee."""
    return any(position.posts[foe.wall] or position.gun == foe.wall for foe in position.foes)


def act_menu(position: Position) -> Menu:
    """Return the menu of actions: fire, melee, fortification, or done (§2.b)."""
    truce = position.today.special == "truce"
    choices = []
    if not truce and (firing := [wall for wall in WALLS if can_fire(position, wall)]):
        choices.append(verb("fire", _fire_menu(position, firing)))
    if not truce and (foes := melees(position)):
        choices.append(verb("melee", _melee_menu(position, foes)))
    if walls := [wall for wall in WALLS if position.forts[wall] < HIGHEST]:
        choices.append(verb("fortify", fortify_menu(position, walls)))
    return Menu("do", (*choices, done("act")), why_not=partial(_no_action, position))


def _no_action(position: Position, word: str) -> Refused | None:
    if word in {"fire", "melee"} and position.today.special == "truce":
        return Refused("truce", rule="C.2")
    return Refused(_NO_ACTION[word][0], rule=_NO_ACTION[word][1]) if word in _NO_ACTION else None


_NO_ACTION = {
    "fire": ("nobody-in-range", "II.2"),
    "melee": ("nobody-to-fight", "II.3"),
    "fortify": ("all-built", "II.1"),
}


def foe_facts(foe: Foe) -> dict[str, str | int]:
    """Return the data of a Chinese unit for a label."""
    return {"wall": foe.wall, "kind": foe.kind, "strength": foe.strength, "space": foe.space}


def _fire_menu(position: Position, walls: list[str]) -> Tree:
    def facts(wall: str) -> dict[str, Any]:
        foe = position.in_range(wall)
        assert foe is not None
        return {**foe_facts(foe), "to_hit": combat.to_hit(position, wall).total}

    return menu("from", walls, "target", facts=facts, why_not=partial(_no_fire, position))


def _no_fire(position: Position, wall: str) -> Refused | None:
    if wall not in WALLS:
        return Refused("no-such-wall", rule="II.2", facts={"word": wall})
    if position.in_range(wall) is None:
        close = position.at_wall(wall) is not None or position.in_streets(wall) is not None
        return Refused("too-close" if close else "nobody-in-range", rule="II.2", facts={"wall": wall})
    return Refused("nobody-at-wall", rule="II.2", facts={"wall": wall})


def melee_word(foe: Foe) -> str:
    """Return the word that names a unit as the target of a melee in an answer."""
    return STREETS_OF[foe.wall] if foe.space == STREETS else foe.wall


def _melee_menu(position: Position, foes: list[Foe]) -> Tree:
    words = {melee_word(foe): foe for foe in foes}
    return menu("at", words, "opponent", facts=foe_facts, why_not=partial(_no_melee, position))


def _no_melee(position: Position, word: str) -> Refused | None:
    if word not in WALL_OF:
        return Refused("no-such-wall", rule="II.3", facts={"word": word})
    wall = WALL_OF[word]
    foe = position.at_wall(wall) if word == wall else position.in_streets(wall)
    if foe is None:
        far = word == wall and position.in_range(wall) is not None
        return Refused("too-far" if far else "nobody-to-fight", rule="II.3", facts={"wall": wall})
    return Refused("nobody-at-wall", rule="II.3", facts={"wall": wall})


def fortify_menu(position: Position, walls: list[str]) -> Tree:
    """Return the menu of walls that can be fortified further (§II.1)."""

    def why_not(wall: str) -> Refused | None:
        if wall not in WALLS:
            return Refused("no-such-wall", rule="II.1", facts={"word": wall})
        return Refused("all-built", rule="II.1", facts={"wall": wall})

    def facts(wall: str) -> dict[str, Any]:
        return {"wall": wall, "level": position.forts[wall]}

    return menu("at", walls, "works", facts=facts, why_not=why_not)


# --- §2.d redeployment ----------------------------------------------------------------------------------------------


def free_units(position: Position) -> list[str]:
    """Return the units that may leave their walls (§IV.1). The gun comes last."""
    held = position.held()
    units = [power for wall in WALLS if wall not in held for power in position.posts[wall]]
    return units if position.gun in held else [*units, GUN]


def redeploy_menu(position: Position, *, kind: str) -> Menu:
    """Return the menu for redeploying legations: move, swap, or done (§IV.1)."""
    free = free_units(position)
    legations = [unit for unit in free if unit != GUN]
    movers = [unit for unit in free if _ends(position, unit)]
    choices = []
    if movers:
        choices.append(verb("move", _movers_menu(position, movers)))
    if len({position.place_of(unit) for unit in legations}) > 1:
        choices.append(verb("swap", _swap_menu(position, legations)))
    return Menu("do", (*choices, done(kind)), why_not=_nobody_moves)


def _nobody_moves(word: str) -> Refused | None:
    return Refused("nobody-free", rule="IV.1") if word in {"move", "swap"} else None


def _ends(position: Position, unit: str) -> list[str]:
    here = position.place_of(unit)
    return [w for w in WALLS if w != here and (unit == GUN or len(position.posts[w]) < ROOM)]


def _unit_facts(position: Position, unit: str) -> dict[str, Any]:
    return {"unit": unit, "strength": position.strengths.get(unit, 0), "place": position.place_of(unit)}


def _wall_facts(position: Position, wall: str) -> dict[str, Any]:
    foe = position.approaching(wall)
    facts = {"wall": wall, "legations": tuple(position.posts[wall]), "foe": foe.strength if foe else 0}
    return {**facts, "space": foe.space if foe else ""}


def _units_menu(
    position: Position, slot: str, units: Iterable[str], *, why_not: Callable[[str], Refused | None] | None
) -> Tree:
    return menu(slot, list(units), "unit", facts=partial(_unit_facts, position), why_not=why_not)


def _to_wall(position: Position, units: Tree, walls: Callable[[str], list[str]], *, rule: str) -> Tree:
    """Return the menu `units`, followed by a menu of the walls that have room for the unit."""

    def why_not(_unit: str, wall: str) -> Refused | None:
        if wall not in WALLS:
            return Refused("no-such-wall", rule=rule, facts={"word": wall})
        return Refused("no-room", rule=rule, facts={"wall": wall})

    return units.then("to", walls, "wall", facts=lambda _, wall: _wall_facts(position, wall), why_not=why_not)


def _movers_menu(position: Position, units: list[str]) -> Tree:
    movers = _units_menu(position, "from", units, why_not=partial(_cannot_leave, position))
    return _to_wall(position, movers, partial(_ends, position), rule="IV.1")


def _cannot_leave(position: Position, unit: str) -> Refused | None:
    if unit not in UNITS:
        return Refused("no-such-unit", rule="IV.1", facts={"word": unit})
    place = position.place_of(unit)
    if place not in WALLS:
        return Refused("not-at-a-wall", rule="IV.1", facts={"unit": unit})
    if position.engaged(place):
        return Refused("engaged", rule="IV.1", facts={"unit": unit, "wall": place})
    return Refused("no-room", rule="IV.1", facts={"unit": unit})


def _swap_menu(position: Position, units: list[str]) -> Tree:
    def others(unit: str) -> list[str]:
        return [other for other in units if position.place_of(other) != position.place_of(unit)]

    return _units_menu(position, "what", units, why_not=partial(_cannot_leave, position)).then(
        "with",
        others,
        "unit",
        facts=lambda _, other: _unit_facts(position, other),
        why_not=lambda _, other: _cannot_leave(position, other),
    )


# --- cards ----------------------------------------------------------------------------------------------------------


def wounded(position: Position) -> list[str]:
    """§C.3 Return the legations below their starting strength."""
    full = full_strengths(position.house.garrison)
    return [power for power in POWERS if position.strengths[power] < full[power]]


def replace_menu(position: Position) -> Menu:
    """§C.3 Return the menu of legations that can regain strength."""

    units = _units_menu(position, "what", wounded(position), why_not=_whole)
    return Menu("do", (verb("replace", units), done("replace")))


def _whole(power: str) -> Refused | None:
    if power not in POWERS:
        return Refused("no-such-unit", rule="C.3", facts={"word": power})
    return Refused("at-full-strength", rule="C.3", facts={"unit": power})


def place_menu(position: Position, power: str) -> Menu:
    """§C.3 Return the menu of walls that have room for a returning legation."""
    back = _units_menu(position, "what", [power], why_not=None)
    return Menu("do", (verb("place", _to_wall(position, back, lambda _: position.vacant(), rule="C.3")),))


def refugees(position: Position) -> list[str]:
    """§C.5 Return the legations that may go into the cathedral."""
    if len(position.peitang) >= CATHEDRAL_ROOM:
        return []
    return [unit for unit in free_units(position) if unit != GUN]


def refuge_menu(position: Position, *, moved: frozenset[str]) -> Menu:
    """Return the menu of legations that may take refuge or return (§C.5).

    `moved` are those that have moved and cannot move again.
    """
    choices = []
    if going := [power for power in refugees(position) if power not in moved]:
        units = _units_menu(position, "what", going, why_not=partial(_no_refuge, position))
        choices.append(verb("refuge", units))
    if back := [power for power in position.peitang if power not in moved and position.vacant()]:
        inside = _units_menu(position, "what", back, why_not=_known(POWERS, rule="C.5", slot="unit"))
        choices.append(verb("return", _to_wall(position, inside, lambda _: position.vacant(), rule="C.5")))
    return Menu("do", (*choices, done("refuge")))


def _no_refuge(position: Position, power: str) -> Refused | None:
    refused = _cannot_leave(position, power)
    return refused if power != GUN else Refused("not-at-a-wall", rule="C.5", facts={"unit": power})


def feat_menu(position: Position, powers: list[str], *, named: str) -> Menu:
    """Return the menu of legations that may try a feat, the named one first (§1)."""

    def facts(power: str) -> dict[str, Any]:
        return {"unit": power, "strength": position.strengths[power], "named": power == named}

    heroes = menu("what", powers, "hero", facts=facts, why_not=partial(_no_hero, position))
    return Menu("do", (verb("attempt", heroes), Choice("decline", "decline")))


def _no_hero(position: Position, power: str) -> Refused | None:
    if power not in POWERS:
        return Refused("no-such-unit", rule="1", facts={"word": power})
    reason = "not-its-feat" if position.strengths[power] else "not-on-the-board"
    return Refused(reason, rule="1", facts={"unit": power})


def works_menu(position: Position) -> Menu:
    """Return the menu of walls for a free fortification (§1)."""
    walls = [wall for wall in WALLS if position.forts[wall] < HIGHEST]
    return Menu("do", (verb("fortify", fortify_menu(position, walls)),))


def tracks_menu(position: Position) -> Menu:
    """Return the menu of tracks that the column can raise (§1, §V.1)."""
    column = board().column
    choices = []
    if position.speed < column.most_speed:
        choices.append(Choice("speed", "speed", {"value": position.speed}))
    if position.power < column.most_power:
        choices.append(Choice("power", "power", {"value": position.power}))
    return Menu("do", tuple(choices), why_not=_track_full)


def _track_full(word: str) -> Refused | None:
    return Refused("track-full", rule="V.1", facts={"track": word}) if word in {"speed", "power"} else None


# --- the column -----------------------------------------------------------------------------------------------------


def command_menu(position: Position) -> Menu:
    """Return the menu of uses for a command point (§V)."""
    choices = list(tracks_menu(position).choices)
    if position.blocker:
        facts = {
            "blocker": position.blocker,
            "strength": board().blockers[position.blocker].strength,
            "bonus": position.power + position.today.combat,
            "attacks": position.attacks,
        }
        choices.append(Choice("attack", "attack", facts))
    else:
        bonus = position.speed + position.today.march
        choices.append(Choice("march", "march", {"bonus": bonus, "marches": position.marches}))
    return Menu("do", (*choices, done("command")), why_not=partial(_no_command, position))


def _no_command(position: Position, word: str) -> Refused | None:
    if word == "attack":
        return Refused("nobody-blocks", rule="V.2")
    if word == "march":
        return Refused("blocked", rule="V.3", facts={"blocker": position.blocker})
    return _track_full(word)


def pay_menu(ways: tuple[str, ...], position: Position) -> Menu:
    """Return the menu of ways to take a point of loss (§V.4)."""
    facts = {"speed": position.speed, "power": position.power, "station": position.station}

    def why_not(way: str) -> Refused | None:
        known = way in {"speed", "power", "both", "retreat"}
        return Refused("cannot-pay", rule="V.4", facts={"way": way}) if known else None

    return Menu(
        "do", (verb("pay", menu("with", ways, "pay", facts=lambda way: {"way": way, **facts}, why_not=why_not)),)
    )
