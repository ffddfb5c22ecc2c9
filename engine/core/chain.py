"""The hash chain of a journal, which reveals rows that were changed, removed, inserted or moved.

Each row's hash covers the previous row's hash and the row's own contents. An export contains everything that is hashed,
except the actor and the fraction of the second. These two are hidden in the row's `mark`, a hash with a salt that only
the database has. Once the salt is deleted, the mark reveals nothing, and the chain can still be checked.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from engine.core.record import ASIDE, Entry, Record

_SALTED = 32


class Unhashable(ValueError):
    """Raised for a value of a type that no column of the database has."""


def canonical(values: Iterable[object]) -> bytes:
    """Return values encoded as the same bytes on every machine.

    Raise `Unhashable` for a value that is not a text, a whole number or None.
    """
    parts = []
    for value in values:
        if isinstance(value, str):
            data = b"s" + value.encode(errors="surrogatepass")
        elif value is None:
            data = b"n"
        elif isinstance(value, bool | int):  # SQLite stores a boolean as a number, PostgreSQL does not
            data = b"i%d" % value
        else:
            raise Unhashable(f"{type(value).__name__} in a row")
        parts.append(b"%d:%b" % (len(data), data))
    return b"".join(parts)


def hashed(values: Iterable[object]) -> str:
    """Return the SHA-256 of values in hexadecimal.

    Raise `Unhashable` for a value that is not a text, a whole number or None.
    """
    return hashlib.sha256(canonical(values)).hexdigest()


def first_link(game: str) -> str:
    """Return the hash with which a game's journal begins."""
    return hashed(("siegemaster journal", game))


def mark(salt: str, *, actor: int, microsecond: int) -> str:
    """Return a hash of those parts of a row that exports leave out."""
    return hashed((salt, actor, microsecond))[:_SALTED]


class Link(NamedTuple):
    """The fields of a row that are hashed, in this order. The answer and the events are JSON without spaces."""

    game: str
    version: int
    action: str
    answer: str
    events: str
    rules: str
    period: int
    round: int
    time: str
    mark: str


def link_of(previous: str, game: str, entry: Entry) -> str:
    """Return the hash of an entry in a chain of hashes. `previous` is the hash of the entry before."""
    events = b"[%b]" % b",".join(msgspec.json.format(bytes(each), indent=-1) for each in entry.events)
    link = Link(
        game=game,
        version=entry.version,
        action=entry.action,
        answer=msgspec.json.encode(entry.answer).decode(),
        events=events.decode(),
        rules=entry.rules,
        period=entry.period,
        round=entry.round,
        time=entry.time,
        mark=entry.mark,
    )
    return hashed((previous, *link))


def broken(record: Record) -> list[int]:
    """Return the numbers of the rows that do not fit the row before them.

    If rows are missing at the end, the last row is included. Return nothing for a record without a chain. Standing
    orders are not checked.
    """
    if not record.chain:
        return []
    found, previous = [], first_link(record.game)
    for entry in _rows(record):
        if link_of(previous, record.game, entry) != entry.chain:
            found.append(entry.version)
        previous = entry.chain
    if previous != record.chain and record.entries and record.entries[-1].version not in found:
        found.append(record.entries[-1].version)
    return found


def parted(one: Record, other: Record) -> int | None:
    """Return the number of the first row in which two records of a game differ.

    Return None if one record only continues the other, or if a record has no hash chain.
    """
    if not (one.chain and other.chain):
        return None
    for mine, theirs in zip(_rows(one), _rows(other), strict=False):
        if mine.chain != theirs.chain:
            return mine.version
    return None


def _rows(record: Record) -> list[Entry]:
    return [entry for entry in record.entries if entry.action != ASIDE]
