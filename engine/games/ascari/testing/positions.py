"""Positions as text: any position of the game in TOML or JSON, loaded and checked.

A counter is written as its hex and its state, «1006 reduced moved retreat-2», or «lost», or «away» if it never came.
Only the differences from the historical deployment must be named; with `only = true` all others are away.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from engine.games.ascari.house_rules import house_from
from engine.games.ascari.scenarios import GUNS, SCENARIOS
from engine.games.ascari.testing.invariants import faults, torn
from engine.games.ascari.world import (
    ADMINISTRATION,
    DEPLOYMENT,
    FIRE,
    LULL,
    MOVEMENT,
    OVER,
    Mover,
    Orders,
    Piece,
    Position,
    Withdrawal,
    World,
    set_up,
)
from engine.testing.invariants import Fault
from engine.testing.positions import PositionError, expect_one_of, position_from, table_from

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
"""The phase of each step."""


class PositionText(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A position as it is written; missing fields are as at the setup."""

    format: int = FORMAT
    scenario: str = SCENARIOS[0]
    house: dict[str, str] = {}
    step: str = "deploy"
    turn: int | None = None
    active: str = ""
    only: bool = False
    units: dict[str, str] = {}
    control: dict[str, str] = {}
    rifles: dict[str, int] = {}
    water: int | None = None
    orders: dict[str, Orders] = {}
    rearranging: dict[str, list[str]] = {}
    ready: list[str] | None = None
    mover: Mover | None = None
    withdrawal: Withdrawal | None = None
    winner: str = ""
    reason: str = ""
    band: str = ""
    deck: list[str] = []


def read(text: str) -> World:
    """Return a world from TOML or JSON. Raise `PositionError`, a `ValueError`, with the field that is wrong."""
    return build(from_plain(table_from(text)))


def from_plain(raw: Mapping[str, Any]) -> PositionText:
    """Return a written position from plain dictionaries. Raise `PositionError` if a field is unknown or invalid."""
    return position_from(raw, PositionText, newest=FORMAT)


def build(text: PositionText) -> World:
    """Return the world that a text describes. Raise `PositionError` for an unknown name."""
    expect_one_of("scenario", text.scenario, SCENARIOS)
    expect_one_of("step", text.step, PHASES)
    try:
        world = set_up(text.scenario, house_from(text.house))
    except ValueError as error:
        raise PositionError("house", str(error)) from error
    position = world.position
    sides = position.battle.sides
    _known("active", [text.active] if text.active else [], sides)
    _known("orders", text.orders, sides)
    _known("ready", text.ready or [], sides)
    _known("control", text.control, position.control)
    _known("units", text.units, position.pieces)
    position.step, position.phase = text.step, PHASES[text.step]
    begun = text.step != "deploy"
    position.turn = text.turn if text.turn is not None else int(begun)
    position.active = text.active or (position.battle.first if begun else position.active)
    position.ready = list(text.ready if text.ready is not None else sides if begun else [])
    position.mover, position.withdrawal = text.mover, text.withdrawal
    position.winner, position.reason, position.band = text.winner, text.reason, text.band
    if text.only:
        for piece in position.pieces.values():
            piece.at = ""
    for name, line in text.units.items():
        position.pieces[name] = read_piece(position, name, line)
    position.control |= text.control
    position.rifles = dict(text.rifles)
    position.rearranging = dict(text.rearranging)
    position.water = position.water if text.water is None else text.water
    world.orders |= text.orders
    if damage := torn(world):
        raise PositionError("", damage)
    return world


def _known(field: str, names: Any, allowed: Any) -> None:
    for name in names:
        if name not in allowed:
            raise PositionError(field, f"{name!r} is none of {', '.join(allowed)}")


def read_piece(position: Position, name: str, line: str) -> Piece:
    """Return a counter from its line. Raise `PositionError` for a word that is no state."""
    first, *words = line.split() or [""]
    off_map = first in (LOST, AWAY)
    if not off_map and first not in position.board.grid:
        raise PositionError("units", f"{name} is at {first!r}, which is no hex of the map")
    _known("units", words, FLAGS)
    limbered = position.roster[name].kind == GUNS and position.pieces[name].limbered
    piece = Piece(at="" if off_map else first, lost=first == LOST, limbered=limbered)
    for word in words:
        if word.startswith("retreat"):
            piece.retreat = 2 if word.endswith("2") else 1
        elif word == "emplaced":
            piece.limbered = False
        else:
            setattr(piece, word, True)
    return piece


def write_piece(piece: Piece) -> str:
    """Return a counter as a line: off the map only whether it is lost."""
    if not piece.at:
        return LOST if piece.lost else AWAY
    return " ".join((piece.at, *_states(piece)))


def _states(piece: Piece, *, emplaced: bool = False) -> list[str]:
    """Return the words of a counter's state; `emplaced` says that guns were limbered at the setup and are not now."""
    states = {"retreat": piece.retreat == 1, "retreat-2": piece.retreat == 2, "emplaced": emplaced}
    return [word for word in FLAGS if states.get(word, getattr(piece, word.replace("-", "_"), False)) is True]


def to_text(world: World) -> PositionText:
    """Return a world as a written position: counters, control, markers and orders as far as they differ from the setup.

    A move or a retreat that goes on is written, too; a game cannot be played on in the middle of a step, though.
    """
    position = world.position
    first = set_up(position.scenario, position.house)
    units = {}
    for name, piece in position.pieces.items():
        before = first.position.pieces[name]
        if piece != before:
            place = piece.at or (LOST if piece.lost else AWAY)
            units[name] = " ".join((place, *_states(piece, emplaced=before.limbered and not piece.limbered)))
    return PositionText(
        scenario=position.scenario,
        house=msgspec.to_builtins(position.house),
        step=position.step,
        turn=position.turn,
        active=position.active,
        units=units,
        control={at: side for at, side in position.control.items() if side != first.position.control[at]},
        rifles=dict(position.rifles),
        water=position.water,
        orders={side: orders for side, orders in world.orders.items() if orders != first.orders[side]},
        rearranging=dict(position.rearranging),
        ready=list(position.ready),
        mover=position.mover,
        withdrawal=position.withdrawal,
        winner=position.winner,
        reason=position.reason,
        band=position.band,
    )


def to_json(world: World) -> str:
    """Return the world as indented JSON text."""
    return json.dumps(msgspec.to_builtins(to_text(world)), indent=2, ensure_ascii=False) + "\n"


def write(world: World) -> dict[str, Any]:
    """Return a world as plain facts, counters as lines."""
    plain: dict[str, Any] = msgspec.to_builtins(world.position)
    plain["units"] = {name: write_piece(piece) for name, piece in world.position.pieces.items()}
    plain["orders"] = {side: msgspec.to_builtins(orders) for side, orders in world.orders.items()}
    del plain["pieces"]
    return plain


def check(world: World) -> list[Fault]:
    """Return all invariants that a world violates."""
    return faults(world)
