"""The base class of immutable structs in modules that are compiled with mypyc.

mypyc ignores the options of a struct itself, but not those of its base class.
"""

from __future__ import annotations

import msgspec


class Frozen(msgspec.Struct, frozen=True):
    """An immutable, hashable struct."""
