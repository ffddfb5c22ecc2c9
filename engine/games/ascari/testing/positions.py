"""Positions as text: any position of the game in TOML or JSON.

A counter is written as its hex and its state: «1006 reduced moved retreat-2». A lost counter is «lost». A counter that
has not arrived is «away». Only differences from the historical deployment must be written; with `only = true` all other
counters are away. Every position can be restored, even during a move.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any

import msgspec
from msgspec import Struct

from engine.games.ascari.house_rules import SWITCHES, house_from
from engine.games.ascari.pieces import ADMINISTRATION, DEPLOYMENT, FIRE, LULL, MOVEMENT, OVER, Mover, Piece, Withdrawal
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import SCENARIOS, is_known
from engine.games.ascari.testing.invariants import faults, torn
from engine.games.ascari.world import Orders, World, set_up
from engine.testing import positions as written
from engine.testing.positions import PositionError, PositionFormat, expect_known, expect_one_of, located

FORMAT = 1
LOST, AWAY = "lost", "away"
FLAGS = (
    "reduced",
    "limbered",
    "emplaced",
    "moved",
    "combat",
    "retreat",
    "retreat-2",
    "fired",
    "opportunity",
    "rifle",
    "done",
)
"""The words of a counter's state."""
PHASES = {
    "deploy": DEPLOYMENT,
    "player-turn": MOVEMENT,
    "move": MOVEMENT,
    "fire-phase": MOVEMENT,
    "fire": FIRE,
    "administration": ADMINISTRATION,
    "lull": LULL,
    "rearrange": LULL,
    "end": OVER,
}
"""The phase to which each step of the sequence belongs."""


class PositionText(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A position as written in a test file.

    Missing fields have their values from the start of the game.
    """

    format: int = FORMAT
    scenario: str = SCENARIOS[0]
    house: dict[str, str] = {}
    step: str = "deploy"
    turn: int | None = None
    active: str = ""
    ready: list[str] | None = None
    only: bool = False
    units: dict[str, str] = {}
    control: dict[str, str] = {}
    rifles: dict[str, int] = {}
    water: int | None = None
    orders: dict[str, Orders] = {}
    rearranging: dict[str, list[str]] = {}
    mover: Mover | None = None
    withdrawal: Withdrawal | None = None
    winner: str = ""
    reason: str = ""
    band: str = ""
    deck: list[str] = []


_PLAIN = ("mover", "withdrawal", "rearranging", "rifles", "winner", "reason", "band")
"""The fields that are written unchanged."""


def build(text: PositionText) -> World:
    """Return the world that a text describes. Raise `PositionError` for an unknown name."""
    if not is_known(text.scenario):
        expect_one_of("scenario", text.scenario, SCENARIOS)
    expect_one_of("step", text.step, PHASES)
    with located("house"):
        world = set_up(text.scenario, house_from(text.house))
    position = world.position
    sides = position.battle.sides
    expect_known("active", [text.active] if text.active else [], sides)
    expect_known("orders", text.orders, sides)
    expect_known("control", text.control, position.control)
    expect_known("units", text.units, position.pieces)
    position.step, position.phase = text.step, PHASES[text.step]
    begun = text.step != "deploy"
    position.turn = text.turn if text.turn is not None else int(begun)
    position.active = text.active or (position.battle.first if begun else position.active)
    position.ready = _ready(position, begun) if text.ready is None else text.ready
    if text.only:
        for piece in position.pieces.values():
            piece.at = ""
    for name, line in text.units.items():
        position.pieces[name] = read_piece(position, name, line)
    position.control |= text.control
    _expect_whole(position, text)
    for field in _PLAIN:
        setattr(position, field, getattr(text, field))
    position.water = position.water if text.water is None else text.water
    world.orders |= text.orders
    if damage := torn(world):
        raise PositionError("", damage)
    return world


def _ready(position: Position, begun: bool) -> list[str]:
    return list(position.battle.sides) if begun else []


def _expect_whole(position: Position, text: PositionText) -> None:
    """Raise `PositionError` if the text names something that the scenario does not have."""
    grid, pieces, sides = position.board.grid, position.pieces, position.battle.sides
    expect_known("ready", text.ready or (), sides)
    if (mover := text.mover) is not None:
        expect_known("mover", (mover.unit, *mover.leaders), pieces)
        _on_map("mover", mover.way, grid)
    if (back := text.withdrawal) is not None:
        expect_known("withdrawal", back.pieces, pieces)
        way = [at for way in back.ways.values() for at in way]
        _on_map("withdrawal", (back.start, back.end, *back.ways, *way), grid)


def _on_map(field: str, hexes: Iterable[str], grid: Container[str]) -> None:
    for at in hexes:
        if at not in grid:
            raise PositionError(field, f"{at!r} is no hex of the map")


def read_piece(position: Position, name: str, line: str) -> Piece:
    """Read a counter from a line. Raise `PositionError` if a word is unknown."""
    first, *words = line.split() or [""]
    off = first in (LOST, AWAY)
    if not off and first not in position.board.grid:
        raise PositionError("units", f"{name} is at {first!r}, which is no hex of the map")
    expect_known("units", words, FLAGS)
    piece = Piece(at="" if off else first, lost=first == LOST, limbered=position.pieces[name].limbered)
    for word in words:
        if word.startswith("retreat"):
            piece.retreat = 2 if word.endswith("2") else 1
        elif word == "emplaced":
            piece.limbered = False
        else:
            setattr(piece, word, True)
    return piece


def write_piece(piece: Piece) -> str:
    """Return the line that describes a counter."""
    if not piece.at:
        return LOST if piece.lost else AWAY
    return " ".join((piece.at, *_words(piece)))


def _words(piece: Piece) -> list[str]:
    states = {"retreat": piece.retreat == 1, "retreat-2": piece.retreat == 2}
    return [word for word in FLAGS if states.get(word, getattr(piece, word.replace("-", "_"), False)) is True]


def to_text(world: World) -> PositionText:
    """Return a world as text. It lists only the differences from the historical deployment."""
    position = world.position
    bare = set_up(position.scenario, position.house)
    begun = position.step != "deploy"
    fields: dict[str, Any] = {name: value for name in _PLAIN if (value := getattr(position, name))}
    if position.scenario != SCENARIOS[0]:
        fields["scenario"] = position.scenario
    if begun:
        fields["step"] = position.step
    if position.turn != int(begun):
        fields["turn"] = position.turn
    if position.active != (position.battle.first if begun else bare.position.active):
        fields["active"] = position.active
    if position.ready != _ready(position, begun):
        fields["ready"] = position.ready
    if position.water != bare.position.water:
        fields["water"] = position.water
    house = {
        switch.name: choice for switch in SWITCHES if (choice := getattr(position.house, switch.name)) != switch.default
    }
    before = bare.position.pieces
    return PositionText(
        house=house,
        units={name: _line(piece, before[name]) for name, piece in position.pieces.items() if piece != before[name]},
        control={at: side for at, side in position.control.items() if side != bare.position.control[at]},
        orders={side: orders for side, orders in world.orders.items() if orders != bare.orders[side]},
        **fields,
    )


def _line(piece: Piece, before: Piece) -> str:
    """Return a line that restores a counter completely."""
    words = _words(piece)
    if before.limbered and not piece.limbered:
        words.append("emplaced")
    return " ".join((piece.at or (LOST if piece.lost else AWAY), *words))


def _plain(world: World) -> dict[str, Any]:
    """Return a world as plain dictionaries. Orders that have their default value are left out."""
    plain: dict[str, Any] = msgspec.to_builtins(to_text(world))
    usual = msgspec.to_builtins(Orders())
    for orders in plain.get("orders", {}).values():
        for field in [field for field, value in orders.items() if value == usual[field]]:
            del orders[field]
    return plain


def to_json(world: World) -> str:
    """Return the world as indented JSON text."""
    return written.to_json(_plain(world))


def to_toml(world: World) -> str:
    """Return the world as TOML text: single values first, then tables."""
    return written.to_toml(_plain(world))


def write(world: World) -> dict[str, Any]:
    """Return a world as plain data. Each counter is a line of text."""
    plain: dict[str, Any] = msgspec.to_builtins(world.position)
    plain["units"] = {name: write_piece(piece) for name, piece in world.position.pieces.items()}
    plain["orders"] = {side: msgspec.to_builtins(orders) for side, orders in world.orders.items()}
    del plain["pieces"]
    return plain


_FORMAT = PositionFormat(PositionText, build, newest=FORMAT)
read, from_plain, check = _FORMAT.read, _FORMAT.from_plain, faults
