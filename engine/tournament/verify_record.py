"""T83 Verifies the record of a tournament against its journal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from engine.tournament.record import Record, outcome_of, sum_of
from engine.tournament.verify import Problem, Verified, verify

HOLDS, SEALED, DIFFERS = "holds", "sealed", "differs"
"""The verdicts: all agrees; all agrees except draws whose seed is not published yet; there is a difference."""

_NAMED = ("table", "player", "round")
"""The keys that identify an item of a list; the first of these that the item has is used."""


class Difference(NamedTuple):
    """A difference between a record and its journal: the place, the recorded value and the right value."""

    where: tuple[str, ...]
    got: str
    expected: str


class Checked(NamedTuple):
    """The result of the verification of a record.

    `difference` is the first difference that was found. `broken` says whether the journal was changed or cut.
    """

    verdict: str
    journal: Verified
    broken: bool
    difference: Difference | None

    @property
    def problems(self) -> Sequence[Problem]:
        """The wrong facts in the journal."""
        return self.journal.problems


def verify_record(record: Record) -> Checked:
    """Return the result of verifying a record."""
    found = verify(record.journal, record.seed or "")
    broken = sum_of(record.journal) != record.sum
    # A journal that stops half-way has another outcome anyway: the problem in the journal itself is more useful.
    complete = found.facts == len(record.journal)
    difference = next(_head(record, found), None) if complete else None
    agrees = SEALED if "draws" in found.unproven else HOLDS
    verdict = DIFFERS if found.problems or broken or difference else agrees
    return Checked(verdict, found, broken, difference)


def _head(record: Record, found: Verified) -> Iterator[Difference]:
    t = found.state
    if record.seed_hash != t.seed_hash:
        yield Difference(("seed_hash",), record.seed_hash, t.seed_hash)
    if (record.seed or "") != t.seed:
        yield Difference(("seed",), record.seed or "", t.seed)
    if not found.facts:
        yield Difference(("journal",), "0", "1")
        return
    yield from _differences(msgspec.to_builtins(record.told), msgspec.to_builtins(outcome_of(t)), ())


def _differences(got: Any, expected: Any, where: tuple[str, ...]) -> Iterator[Difference]:
    """Yield the differences between two values. `where` is the path to them."""
    if isinstance(got, dict) and isinstance(expected, dict):
        for key in dict.fromkeys((*expected, *got)):
            yield from _differences(got.get(key), expected.get(key), (*where, str(key)))
    elif isinstance(got, list | tuple) and isinstance(expected, list | tuple):
        for number in range(max(len(got), len(expected))):
            one = got[number] if number < len(got) else None
            other = expected[number] if number < len(expected) else None
            yield from _differences(one, other, (*where, _name(other if other is not None else one, number)))
    elif got != expected or type(got) is not type(expected):
        yield Difference(where, _short(got), _short(expected))


def _name(item: Any, number: int) -> str:
    """Return the name of an item in a list, such as “round 2”.

    Return its position from 1 if the item has no name.
    """
    if isinstance(item, dict):
        name = next((name for name in _NAMED if name in item), None)
        if name:
            return f"{name} {item[name]}"
    return str(number + 1)


def _short(value: Any) -> str:
    """Return a value as JSON; empty if the value is None."""
    return "" if value is None else msgspec.json.encode(value).decode()
