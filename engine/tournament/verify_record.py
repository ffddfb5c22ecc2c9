"""T83 Verification of a record: its journal is folded, scored, paired, ranked and drawn again, and compared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from engine.tournament.record import Record, sum_of, told
from engine.tournament.verify import Problem, Verified, verify

HOLDS, SEALED, DIFFERS = "holds", "sealed", "differs"
"""The verdicts: all agrees; all agrees but draws, whose seed is not told yet; something does not."""

_NAMED = ("table", "player", "round")
"""What an item of a list is called by, the first that it has."""


class Difference(NamedTuple):
    """What a record tells otherwise than its journal: where, what it tells, and what it should."""

    where: tuple[str, ...]
    got: str
    expected: str


class Checked(NamedTuple):
    """What a record was found to be. `difference` is the first; `broken` says that the journal was changed or cut."""

    verdict: str
    journal: Verified
    broken: bool
    difference: Difference | None

    @property
    def problems(self) -> Sequence[Problem]:
        """The facts that do not hold."""
        return self.journal.problems


def verify_record(record: Record) -> Checked:
    """Work out anew what a record tells, from its journal alone."""
    found = verify(record.journal, record.seed or "")
    broken = sum_of(record.journal) != record.sum
    # A journal that stops half-way comes to something else anyway: its own problem says more.
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
    yield from _differences(msgspec.to_builtins(record.told), msgspec.to_builtins(told(t)), ())


def _differences(got: Any, expected: Any, where: tuple[str, ...]) -> Iterator[Difference]:
    """Yield where two values differ, in their order."""
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
    """Return what an item of a list is called: `round 2`, otherwise its number from 1."""
    if isinstance(item, dict):
        name = next((name for name in _NAMED if name in item), None)
        if name:
            return f"{name} {item[name]}"
    return str(number + 1)


def _short(value: Any) -> str:
    """Return a value as JSON; nothing for what is not there."""
    return "" if value is None else msgspec.json.encode(value).decode()
