"""Upcasts: how the state in a save of an older schema becomes one of this version, a schema at a time.

A game that changes what it encodes raises its `schema_version` by one and writes one function, from the last schema to
the new one, on plain dictionaries: types of the present version may be other ones by the next. Functions are never
changed afterwards, and never left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

Plain = dict[str, Any]
Upcast = Callable[[Plain], Plain]
"""The state of a schema from that of the one before; it may change what it is given."""


def upcast(data: bytes, schema: int, *, to: int, chain: Mapping[int, Upcast]) -> bytes:
    """The state as JSON of schema `to`, by the `chain`'s functions, which are named by the schema that they read.

    Raises `ValueError` for a newer schema, one to which no function belongs, and what is no JSON.
    """
    if schema == to:
        return data
    if schema > to:
        raise ValueError(f"it was saved with schema {schema}; this version reads up to {to}")
    missing = [number for number in range(schema, to) if number not in chain]
    if missing:
        raise ValueError(f"it was saved with schema {schema}, and nothing leads on from {missing[0]}")
    try:
        plain = msgspec.json.decode(data, type=Plain)
        for number in range(schema, to):
            plain = chain[number](plain)
    except (msgspec.MsgspecError, KeyError, TypeError) as error:
        raise ValueError(f"its state of schema {schema} is damaged: {type(error).__name__}: {error}") from error
    return msgspec.json.encode(plain)
