"""The board as text, for example for screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.ascari.map.board import Board
from engine.games.ascari.pieces import DEPLOYMENT
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import GUNS, LEADER
from engine.games.ascari.world import Orders, View, is_hex
from render.curve_data import Measure, measures_of
from render.games.ascari.text import catalogue, state
from render.games.ascari.text.catalogue import cut, say
from render.games.ascari.text.catalogue import piece as named
from render.panel import ALT_LENGTH


def title(position: Position) -> str:
    """Return a title with the scenario, the turn, its date and the current action."""
    scenario = catalogue.scenario_title(position.scenario)
    if position.over:
        return say("panel-title-end", scenario=scenario, band=say(f"band-{position.band}"))
    if position.phase == DEPLOYMENT:
        return say("panel-title-deployment", scenario=scenario)
    date = catalogue.day_of(position.scenario, position.turn)
    acts = state.acts(state.title_of(position))
    turns = position.battle.turns
    facts = {"scenario": scenario, "turn": position.turn, "turns": turns, "date": date, "acts": acts}
    return say("panel-title", **facts)


def status_line(position: Position) -> str:
    """Return the most important numbers as one line."""
    parts = []
    for force in state.title_of(position).forces:
        name = catalogue.side_short(force.side)
        facts = {"units": force.units, "steps": force.steps, "places": force.places}
        parts.append(say("panel-side", side=name, **facts))
    if position.battle.water is not None:
        parts.append(say("panel-water", water=position.water))
    return " · ".join(parts)


def status(view: View) -> str:
    """Return a few lines that describe the state of the battle."""
    return f"**{title(view.position)}**\n{status_line(view.position)}"


# --- alt text ---


def alt(view: View) -> str:
    """Return the alternative text of the picture."""
    position = view.position
    parts = [_head(position), f"{status_line(position)}."]
    parts.append(say("alt-places", places=places_text(position)))
    parts += [_side(position, side, position.units_of(side)) for side in position.battle.sides]
    return cut(" ".join(filter(None, parts)), ALT_LENGTH)


def near_alt(position: Position, at: str, hexes: Iterable[str]) -> str:
    """Return the alternative text of a close-up."""
    shown = set(hexes)
    parts = []
    for side in position.battle.sides:
        units = [name for name in position.of_side(side) if position.pieces[name].at in shown]
        if units:
            parts.append(_side(position, side, units).rstrip("."))
    where = catalogue.the_hex(position.scenario, at)
    units_text = ". ".join(parts) or say("alt-nobody")
    return cut(say("alt-near", at=where, units=units_text), ALT_LENGTH)


def _head(position: Position) -> str:
    scenario = catalogue.scenario_title(position.scenario)
    if position.over:
        return say("alt-over", scenario=scenario, band=say(f"band-{position.band}"))
    found = state.title_of(position)
    acts, when = state.acts(found), state.when(found)
    return say("alt-head", scenario=scenario, acts=acts, when=when)


def places_text(position: Position) -> str:
    """Return a text that names the side that controls each place."""
    parts = []
    for at, side in position.control.items():
        holder = catalogue.side_short(side) if side else say("alt-nobody")
        place = catalogue.hex_name(position.scenario, at)
        parts.append(say("alt-place", place=place, side=holder))
    return catalogue.joined(parts)


def _side(position: Position, side: str, pieces: Sequence[str]) -> str:
    if not pieces:
        return ""
    name = catalogue.side_short(side)
    units = listed_units(position, pieces)
    return say("alt-units", side=name, units=units)


def listed_units(position: Position, pieces: Iterable[str]) -> str:
    """Return a line about some counters with their hexes, faces and markers."""
    return catalogue.joined(_unit(position, piece) for piece in pieces)


def _unit(position: Position, piece: str) -> str:
    marks = marks_of(position, piece)
    return say(
        "board-unit",
        unit=named(position, piece),
        at=position.pieces[piece].at,
        marks=f" ({', '.join(marks)})" if marks else "",
    )


def _placed(position: Position, piece: str) -> str:
    """Return a text about a counter, with the distance to the nearest enemy."""
    at, counter = position.pieces[piece].at, position.roster[piece]
    enemies = position.units_of(position.battle.enemy_of(counter.side))
    if counter.is_leader or not enemies:
        return _unit(position, piece)
    distances = position.board.grid.distances[at]
    enemy = min(enemies, key=lambda each: distances[position.pieces[each].at])
    far = distances[position.pieces[enemy].at]
    return say("board-unit-near", unit=_unit(position, piece), far=far, enemy=named(position, enemy))


def marks_of(position: Position, piece: str) -> list[str]:
    """Return the names of a counter's state and of its markers."""
    found = position.pieces[piece]
    states = [
        ("mark-reduced", found.reduced),
        ("mark-limbered", found.limbered and position.roster[piece].kind == GUNS),
        ("marker-rifle", found.rifle),
    ]
    markers = [
        ("marker-retreat", found.retreat == 1),
        ("mark-retreat-2", found.retreat > 1),
        ("marker-moved", found.moved),
        ("marker-combat", found.combat),
        ("marker-fired", found.fired),
        ("marker-opportunity", found.opportunity),
    ]
    said = [say(key) for key, held in states if held]
    return [*said, *(say("board-marked", marker=say(key)) for key, held in markers if held)]


# --- the whole board ---


def text_board(view: View) -> str:
    """Return a text with everything that the picture shows."""
    position = view.position
    lines = [status(view)]
    for side in position.battle.sides:
        lines.append(say("board-side", side=catalogue.side_short(side)))
        lines += _corps(position, side)
    lines.append(say("board-places", places=places_text(position)))
    if position.rifles:
        lines.append(rifles_line(position))
    water = position.battle.water
    if water is not None:
        lines.append(say("board-water", water=position.water, most=water.most))
    lines += catalogue.SIDES.orders_lines(view.orders, orders_text)
    lines += _ground(position.board)
    return "\n".join(lines)


_CLEAR = "clear"


def _ground(board: Board) -> list[str]:
    """Return lines about the terrain and the heights. Leave out clear ground and height 0."""
    terrain: dict[str, list[str]] = {}
    heights: dict[int, list[str]] = {}
    for at in board.grid.hexes:
        if (kind := board.terrain[at].name) != _CLEAR:
            terrain.setdefault(kind, []).append(at)
        if height := board.height[at]:
            heights.setdefault(height, []).append(at)
    lines = [
        say("board-terrain", terrain=say(f"terrain-{kind}"), hexes=_runs(hexes)) for kind, hexes in terrain.items()
    ]
    lines += [say("board-height", height=height, hexes=_runs(hexes)) for height, hexes in sorted(heights.items())]
    return [say("board-ground"), *lines]


def _runs(hexes: Sequence[str]) -> str:
    """Return hexes as text, with consecutive hexes written as a range."""
    runs: list[list[str]] = []
    for at in hexes:
        if runs and int(at) == int(runs[-1][-1]) + 1:
            runs[-1].append(at)
        else:
            runs.append([at])
    return ", ".join(run[0] if len(run) < 2 else f"{run[0]}–{run[-1]}" for run in runs)


def rifles_line(position: Position) -> str:
    """§4.6 Return a line about the rifles that lie on the ground."""
    hexes = ", ".join(at if count < 2 else f"{at} ×{count}" for at, count in sorted(position.rifles.items()))
    return say("board-rifles", hexes=hexes)


def orders_text(orders: Orders) -> str:
    """§A59 Return standing orders as one line of text."""
    rifles, guns = (_order(order) for order in (orders.rifles, orders.guns))
    parts = [say("board-order", rifles=rifles, guns=guns, most=orders.most)]
    for unit, order in orders.units.items():
        name = catalogue.any_piece(unit)
        parts.append(say("board-order-unit", unit=name, order=_order(order)))
    if orders.spare:
        parts.append(say("board-order-spare", percent=orders.spare))
    if orders.only:
        kinds = catalogue.listed([say(f"kind-{kind}") for kind in orders.only])
        parts.append(say("board-order-only", kinds=kinds))
    if orders.stepwise:
        parts.append(say("board-order-step"))
    return ", ".join(parts)


def _order(order: str) -> str:
    """Return a standing order as text that can follow the name of a unit."""
    if is_hex(order):
        return say("board-order-word", order="at", at=order, distance=0)
    if order.isdigit():
        return say("board-order-word", order="within", at="", distance=int(order))
    return say("board-order-word", order=order, at="", distance=0)


def _corps(position: Position, side: str) -> list[str]:
    groups: dict[str, list[str]] = {}
    lost = []
    for name, counter in position.roster.items():
        if counter.side != side:
            continue
        if position.pieces[name].at:
            groups.setdefault(counter.group, []).append(name)
        elif position.pieces[name].lost:
            lost.append(name)
    lines = [
        say(
            "board-corps",
            corps=catalogue.corps(group),
            units=catalogue.joined(_placed(position, each) for each in names),
        )
        for group, names in groups.items()
    ]
    lines += _values(position, [name for names in groups.values() for name in names])
    if lost:
        names_lost = ", ".join(named(position, name) for name in lost)
        lines.append(say("board-gone", units=names_lost))
    return lines


def _values(position: Position, pieces: Sequence[str]) -> list[str]:
    """Return lines with the values of counters. Counters with the same values share a line."""
    found: dict[tuple[str, int, int, int], list[str]] = {}
    for name in pieces:
        counter = position.roster[name]
        fire = position.fire_of(name) if counter.is_leader else 0
        values = counter.kind, position.melee_of(name), position.allowance(name), fire
        found.setdefault(values, []).append(named(position, name))
    return [
        say(
            "board-values",
            kind=catalogue.begin(say(f"kind-{kind}")),
            melee=melee,
            moves=moves,
            fire=fire,
            leader="yes" if kind == LEADER else "no",
            units=", ".join(units),
        )
        for (kind, melee, moves, fire), units in found.items()
    ]


def measures(view: View) -> tuple[Measure, ...]:
    """Return the numbers that are drawn as curves."""
    position = view.position
    forces = state.title_of(position).forces
    rows = [*((f"{force.side}-steps", force.steps, "forces", False) for force in forces)]
    rows.append((f"{forces[0].side}-places", forces[0].places, "places", False))
    if position.battle.water is not None:
        rows.append(("water", position.water, "places", False))
    return measures_of(catalogue.VOICE, rows)
