"""The base of the immutable structs in compiled modules: mypyc ignores the options of a struct, but not of its base."""

from __future__ import annotations

import msgspec


class Frozen(msgspec.Struct, frozen=True):
    """An immutable, hashable struct."""
