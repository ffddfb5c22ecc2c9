"""Cached states of tournaments.

A cached state is never changed, because several readers use it at the same time. Change a copy made by `branch`
instead.
"""

from __future__ import annotations

import copy
import hashlib
import zlib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar, get_origin, get_type_hints

import msgspec

from engine.tournament.facts import Fact
from engine.tournament.state import Penalty, Player, Round, Table, Tournament

_Struct = TypeVar("_Struct", Tournament, Round, Table, Player, Penalty)

_LEVEL = 1
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Tournament)


def branch(t: Tournament, facts: Iterable[Fact]) -> Tournament:
    """Return a copy of a state to which `facts` can be applied.

    The copy shares all parts that these facts do not change.
    """
    places = {(getattr(fact, "round", 0), getattr(fact, "table", 0)) for fact in facts}
    new = _copied(t)
    new.penalties = [_copied(penalty) for penalty in t.penalties]
    new.rounds = [_copied(round_) for round_ in t.rounds]
    for old, copied in zip(t.rounds, new.rounds, strict=True):
        copied.tables = old.tables
    if all(table for _, table in places):
        for round_, number in places:
            _own(new, round_, (number,))
    else:
        for round_ in {len(t.rounds), *(number for number, _ in places)}:
            _own(new, round_)
        new.players = {number: _copied(player) for number, player in t.players.items()}
    return new


def _own(new: Tournament, number: int, tables: Iterable[int] = ()) -> None:
    """Give a branch its own copies of a round's tables and of their players.

    Without `tables`, copy all tables of the round, but no players.
    """
    if not 0 < number <= len(new.rounds):
        return
    round_ = new.rounds[number - 1]
    owned = {key: _copied(round_.tables[key]) for key in tables or round_.tables if key in round_.tables}
    round_.tables = {**round_.tables, **owned}
    if tables:
        for player in {each for table in owned.values() for each in table.players}:
            new.players[player] = _copied(new.players[player])


def _copied(struct: _Struct) -> _Struct:
    """Return a copy of a struct with new lists, sets and mappings."""
    new = copy.copy(struct)
    for name in _containers(type(struct)):
        setattr(new, name, getattr(struct, name).copy())
    return new


@cache
def _containers(kind: type) -> tuple[str, ...]:
    hints = get_type_hints(kind)
    return tuple(name for name, hint in hints.items() if (get_origin(hint) or hint) in (list, dict, set))


def packed(t: Tournament) -> bytes:
    """Return a state as bytes for storage."""
    return zlib.compress(_encoder.encode(t), _LEVEL)


def unpacked(data: bytes) -> Tournament | None:
    """Return a state from its stored form; None if it cannot be read."""
    try:
        return _decoder.decode(zlib.decompress(data))
    except (zlib.error, msgspec.DecodeError):
        return None


@cache
def code() -> str:
    """Return a hash of the code and data that tournament states depend on."""
    found: Any = hashlib.blake2s(digest_size=16)
    todo = [files("engine.tournament")]
    while todo:
        each = todo.pop()
        if each.is_dir():
            todo += sorted(each.iterdir(), key=lambda inner: inner.name)
        elif each.name.endswith((".py", ".toml")):
            found.update(each.name.encode() + b"\0" + each.read_bytes())
    return str(found.hexdigest())
