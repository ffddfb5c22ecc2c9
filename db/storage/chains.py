"""Hash chains, which prove that a game's journal and its row have not been changed.

Every journal row is chained to the row before it (`engine.core.chain`). The game's row has the hash of the last one,
and a checksum of all columns that only decisions change. Every journal row must be written through this module.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from engine.core.chain import Link, Unhashable, first_link, hashed, mark

if TYPE_CHECKING:
    from db.games import GameRow, JournalRow

NOBODY = 0
_SALT = 16

DECIDED = (
    *("id", "system", "version", "locale", "status", "options", "save", "seed_hash", "period", "round", "told_from"),
    *(
        "base_version",
        "base_save",
        "sealed_until",
        "daily",
        "dice",
        "created_at",
        "updated_at",
        "chain",
        "chained_from",
    ),
)
"""The columns of a game that only decisions change; its players and the place of its board are not among them."""
_decided = attrgetter(*DECIDED)


@dataclass(frozen=True, slots=True)
class Damage:
    """Damage in stored data, with the number of the damaged journal row. The number 0 means the game's row."""

    game_id: str
    version: int
    what: str

    def __str__(self) -> str:
        where = f"row {self.version} of its journal" if self.version else "its row"
        return f"game {self.game_id}: {where} is damaged ({self.what})"


def checksum(row: GameRow) -> str:
    """Return the checksum that a game's row should have.

    Raise `Unhashable` if a column has a value of the wrong type.
    """
    sides = () if row.asked is None else (row.asides, row.asked, row.pace)
    return hashed(plain((*_decided(row), *sides)))


def plain(values: Iterable[object]) -> list[object]:
    """Return column values, with UTC times as texts."""
    found: list[object] = []
    for value in values:
        if isinstance(value, datetime):
            moment = value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)
            found.append(moment.isoformat(timespec="microseconds"))
        else:
            found.append(value)
    return found


def chained(previous: str, entry: JournalRow) -> JournalRow:
    """Return a new journal row with its hash, chained to the row before it."""
    # A row without a person gets no salt: a salt would only show that there was a person.
    salt = secrets.token_hex(_SALT) if entry.actor != NOBODY else ""
    made = mark(salt, actor=entry.actor, microsecond=entry.created_at.microsecond) if salt else ""
    entry = replace(entry, salt=salt, mark=made)
    return replace(entry, chain=_linked(previous, entry))


def _linked(previous: str, entry: JournalRow) -> str:
    """Return the hash of a journal row that follows a row with the hash `previous`.

    Raise `Unhashable` if a column has a value of the wrong type.
    """
    link = Link(
        game=entry.game_id,
        version=entry.version,
        action=entry.action,
        answer=entry.answer,
        events=entry.events,
        rules=entry.rules,
        period=entry.period,
        round=entry.round,
        time=entry.created_at.astimezone(UTC).isoformat(timespec="seconds"),
        mark=entry.mark,
    )
    return hashed((previous, *link))


def chained_start(row: GameRow, entry: JournalRow, *more: JournalRow) -> tuple[GameRow, list[JournalRow]]:
    """Return a new game with its checksum, and the first rows of its journal with their hashes."""
    entries = [chained(first_link(row.id), entry)]
    for each in more:
        entries.append(chained(entries[-1].chain, each))
    row = replace(row, chain=entries[-1].chain, chained_from=entry.version)
    return replace(row, checksum=checksum(row)), entries


def extended(
    row: GameRow, changes: Mapping[str, Any], entries: Sequence[JournalRow]
) -> tuple[dict[str, Any], list[JournalRow]]:
    """Return the changed columns and the new journal rows, with their hashes.

    If the game's row was already damaged, it keeps its wrong checksum. Later decisions then cannot hide the damage.
    """
    longer: list[JournalRow] = []
    for entry in entries:
        longer.append(chained(longer[-1].chain if longer else row.chain, entry))
    more = {**changes, "chain": longer[-1].chain if longer else row.chain}
    if row.checksum == checksum(row):
        more["checksum"] = checksum(replace(row, **more))
    return more, longer


# --- damage ---


def damages(row: GameRow, entries: Sequence[JournalRow]) -> Iterator[Damage]:
    """Yield everything that is damaged in a game's row and its journal."""
    try:
        if checksum(row) != row.checksum:
            yield Damage(row.id, 0, "its checksum is wrong")
    except Unhashable as error:
        yield Damage(row.id, 0, str(error))
    previous, last = first_link(row.id), 0
    for entry in entries:
        what = _fault(previous, last, entry)
        if what:
            yield Damage(row.id, entry.version, what)
        previous, last = entry.chain, entry.version
    if last != row.version:
        yield Damage(row.id, last + 1, f"the journal ends at row {last}, the game is at {row.version}")
    elif previous != row.chain:
        yield Damage(row.id, last, "it is not the row at which the game stands")


def _fault(previous: str, last: int, entry: JournalRow) -> str:
    if entry.version != last + 1:
        return f"it follows upon row {last}"
    try:
        if _linked(previous, entry) != entry.chain:
            return "it is not what was chained"
        if not entry.salt:
            return "" if entry.actor == NOBODY else "nobody's mark, somebody's name"
        same = mark(entry.salt, actor=entry.actor, microsecond=entry.created_at.microsecond) == entry.mark
        return "" if same else "another actor, or another time"
    except Unhashable as error:
        return str(error)
