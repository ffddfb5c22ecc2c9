"""The data that a hex map shows: terrain, counters, markers and flags."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.ascari.map.board import Board
from engine.games.ascari.pieces import Piece
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import GUNS, SIDES, SPEARS, Counter, board, scenario
from render.games.ascari.text import catalogue
from render.games.ascari.theme import LIGHT, Theme
from render.hexes import counters as hexes
from render.hexes.board import Stack
from render.hexes.counters import Flag, Leader, Paint, Tab
from render.hexes.ground import CLIFF, CREST, GROVE, HUTS, RIVERBED, ROCKS, SLOPE, SPRING, THORNS, WALL, Ground, HexMap
from render.hexes.layout import HexLayout
from render.pictures.drawing import Colour

_FEATURES = {
    "rocks": ROCKS,
    "grove": GROVE,
    "riverbed": RIVERBED,
    "slope": SLOPE,
    "hilltop": CREST,
    "cliff": CLIFF,
    "village": HUTS,
    "zeriba": THORNS,
    "fort": WALL,
}
"""The drawing for each terrain of the chart; clear ground has none."""


def features_of(terrain: str) -> frozenset[str]:
    """Return the drawings for a kind of terrain; none for clear ground."""
    return frozenset({_FEATURES[terrain]} if terrain in _FEATURES else ())


def waters(name: str) -> tuple[str, ...]:
    """Return the hexes with wells or springs in a scenario."""
    battle = scenario(name)
    places = board(name).places
    springs = battle.water.springs if battle.water else ()
    return (*battle.victory.wells, *(at for spring in springs for at in places[spring]))


def hex_map(name: str, unit: int) -> HexMap:
    """Return the hex map of a scenario, with hexes 4 × `unit` pixels wide."""
    found: Board = board(name)
    wet = waters(name)
    ground: Mapping[str, Ground] = {
        at: Ground(found.height[at], features_of(found.terrain[at].name) | ({SPRING} if at in wet else frozenset()))
        for at in found.grid.hexes
    }
    return HexMap(HexLayout(found.grid, unit), ground, numbered=True)


# --- counters ---


def line_of(side: str, theme: Theme) -> tuple[int, int, int]:
    """Return the colour for drawing a side's lines and rings."""
    found: Colour = getattr(theme, f"{side}_line") if side in SIDES else theme.faded
    return found


def paint_of(counter: Counter, piece: Piece, theme: Theme) -> Paint:
    """Return the colours of a counter."""
    light = counter.side in LIGHT
    return Paint(
        ground=getattr(theme, f"{counter.side}_worn" if piece.reduced else counter.side),
        ink=theme.print if light else theme.on_dark,
        strip=theme.corps.get(counter.group, theme.flag_black if light else theme.flag_white),
        on_strip=theme.on_dark if light else theme.print,
    )


def tabs_of(piece: Piece, theme: Theme) -> tuple[Tab, ...]:
    """Return the markers to draw on a unit."""
    found = []
    if piece.rifle:
        found.append(rifle_tab(theme))
    if piece.retreat:
        found.append(Tab("R" if piece.retreat == 1 else "R2", theme.retreat, theme.print))
    if piece.moved:
        found.append(Tab("M", theme.moved, theme.print))
    if piece.combat:
        found.append(Tab("C", theme.combat, WHITE_ON_RED))
    if piece.fired:
        found.append(Tab("F", theme.fired, theme.flag_white))
    if piece.opportunity:
        found.append(Tab("O", theme.fired, theme.moved))
    return tuple(found)


WHITE_ON_RED = (255, 255, 255)


def rifle_tab(theme: Theme) -> Tab:
    """Return the symbol for captured rifles, or for rifles lying on the ground."""
    return Tab("", theme.flag_gold, theme.print, symbol="rifle")


def counter_of(position: Position, name: str, theme: Theme) -> hexes.Counter:
    """Return everything that is printed on a unit's counter."""
    counter, piece = position.roster[name], position.pieces[name]
    symbol = counter.kind
    if counter.kind == GUNS:
        symbol = "limber" if piece.limbered else "gun"
    moves = counter.kind != GUNS or piece.limbered
    return hexes.Counter(
        tag=catalogue.tag(counter),
        symbol=symbol,
        value=str(position.melee_of(name)),
        speed=str(position.allowance(name)) if moves else "",
        paint=paint_of(counter, piece, theme),
        reduced=piece.reduced,
        striped=counter.kind == SPEARS,
    )


def leader_of(position: Position, name: str, theme: Theme) -> Leader:
    """Return what is printed on a leader's counter."""
    counter, piece = position.roster[name], position.pieces[name]
    parts = [("F", position.fire_of(name)), ("C", position.melee_of(name))]
    value = " ".join(f"{letter}{number}" for letter, number in parts if number) or "–"
    tag = catalogue.tag(counter)
    return Leader(tag, value, paint_of(counter, piece, theme), piece.reduced)


def flag_of(side: str, theme: Theme) -> Flag:
    """Return the flag of a side. Without a side, it is a white flag."""
    flags = {
        "italian": Flag((theme.flag_green, theme.flag_white, theme.flag_red), upright=True),
        "ethiopian": Flag((theme.flag_green, theme.flag_gold, theme.flag_red)),
        "dervish": Flag((theme.flag_black, theme.flag_white, theme.flag_black)),
    }
    return flags.get(side, Flag((theme.flag_white,)))


def stacks_of(position: Position, theme: Theme) -> dict[str, Stack]:
    """Return what each hex shows, without empty hexes."""
    units = position.units()
    leaders: dict[str, list[str]] = {}
    for name, piece in position.pieces.items():
        if piece.at and position.roster[name].is_leader:
            leaders.setdefault(piece.at, []).append(name)
    found = {}
    for at in sorted({*units, *leaders, *position.rifles, *position.control}):
        unit = units.get(at)
        found[at] = Stack(
            counter=counter_of(position, unit, theme) if unit else None,
            tabs=tabs_of(position.pieces[unit], theme) if unit else (),
            leaders=tuple(leader_of(position, name, theme) for name in leaders.get(at, ())),
            tokens=(rifle_tab(theme),) * min(position.rifles.get(at, 0), 2),
            flag=flag_of(position.control[at], theme) if at in position.control else None,
        )
    return found
