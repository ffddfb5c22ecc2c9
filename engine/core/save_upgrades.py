"""Converts the state in a save from an older schema to the current one (“upcasts”).

A game that changes its encoding raises its `schema_version` by one. It also adds a function that converts from the last
schema to the new one. The function works on plain dictionaries, because the types of the current version may change
again. Functions are never changed or removed afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

Plain = dict[str, Any]
Upcast = Callable[[Plain], Plain]
"""A function that converts the state of one schema to the next; it may change its argument."""


def upcast(data: bytes, schema: int, *, to: int, chain: Mapping[int, Upcast]) -> bytes:
    """Return `data`, converted from `schema` to the schema `to`, as JSON.

    `chain` maps each old schema to the function that converts it. Raise `ValueError` if the JSON is invalid, if
    `schema` is newer than `to`, or if a function is missing.
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
