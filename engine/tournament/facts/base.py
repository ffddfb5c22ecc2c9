"""The base class of all facts of a tournament."""

from __future__ import annotations

import msgspec


class Fact(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="fact"):
    """The base class of every fact. `by` is the id of the person who did it. `at` is the time."""

    by: int = 0
    at: int = 0
