"""The chain of a journal: every row carries a hash over the row before it and over what it says itself.

A row that was changed, taken out, put in or moved no longer fits its neighbours. An export has all that the hashes are
made of, but for who decided and the fraction of the second: these are in the row's `mark`, with a salt that only the
database has. When the salt is deleted nothing can be found out from the mark, and the chain is still whole.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

import msgspec

from engine.core.record import Entry, Record

_SALTED = 32


class Unhashable(ValueError):
    """A value of a kind that no column has: a stored row is damaged."""


def canonical(values: Iterable[object]) -> bytes:
    """Values as bytes that are the same everywhere: each with its kind and its length. Raises `Unhashable`."""
    kinds = list(map(_bytes, values))
    return b"".join([b"%d:%b" % (len(data), data) for data in kinds])


def _bytes(value: object) -> bytes:
    if isinstance(value, str):
        return b"s" + value.encode(errors="surrogatepass")
    if value is None:
        return b"n"
    if isinstance(value, bool | int):  # one database keeps a truth as a number, the other does not
        return b"i%d" % value
    raise Unhashable(f"{type(value).__name__} in a row")


def hashed(values: Iterable[object]) -> str:
    """The SHA-256 of values, in hexadecimal. Raises `Unhashable`."""
    return hashlib.sha256(canonical(values)).hexdigest()


def beginning(game: str) -> str:
    """What the first row of a game's journal is chained to."""
    return hashed(("siegemaster journal", game))


def mark(salt: str, *, actor: int, microsecond: int) -> str:
    """What stands for the part of a row that no export tells."""
    return hashed((salt, actor, microsecond))[:_SALTED]


def linked(
    previous: str,
    *,
    game: str,
    version: int,
    action: str,
    answer: str,
    events: str,
    rules: str,
    period: int,
    round_: int,
    time: str,
    mark: str,
) -> str:
    """The hash of a row that comes after `previous`; answer and events are JSON without spaces. Raises `Unhashable`."""
    return hashed((previous, game, version, action, answer, events, rules, period, round_, time, mark))


def link_of(previous: str, game: str, entry: Entry) -> str:
    """The hash that an entry of a record should have."""
    events = b"[%b]" % b",".join(msgspec.json.format(bytes(each), indent=-1) for each in entry.events)
    return linked(
        previous,
        game=game,
        version=entry.version,
        action=entry.action,
        answer=msgspec.json.encode(entry.answer).decode(),
        events=events.decode(),
        rules=entry.rules,
        period=entry.period,
        round_=entry.round,
        time=entry.time,
        mark=entry.mark,
    )


def broken(record: Record) -> list[int]:
    """The rows of a record that do not fit the one before; the last one, too, when there were more behind it.

    A record without a chain is one of an earlier version: nothing is broken in it.
    """
    if not record.chain:
        return []
    found, previous = [], beginning(record.game)
    for entry in record.entries:
        if link_of(previous, record.game, entry) != entry.chain:
            found.append(entry.version)
        previous = entry.chain
    if previous != record.chain and record.entries and record.entries[-1].version not in found:
        found.append(record.entries[-1].version)
    return found


def parted(one: Record, other: Record) -> int | None:
    """The first row at which two records of one game have gone apart; None where the one goes on from the other."""
    for mine, theirs in zip(one.entries, other.entries, strict=False):
        if mine.chain != theirs.chain:
            return mine.version
    return None
