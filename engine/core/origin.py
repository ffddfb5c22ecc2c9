"""Checks the dice of a record as far as possible without a replay of the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engine.core.dice import looks_drawn, seed_hash
from engine.core.pledge import LONGEST, OF_DAY, SOURCES, Word, seed_of
from engine.core.record import (
    DECISIONS,
    DRAWN,
    KNOWN_BEFORE,
    OF_ROUND,
    UNKNOWN_BEFORE,
    WORD,
    Entry,
    Record,
    is_pledged,
)
from engine.core.record import OF_DAY as DAYS_DICE

_KINDS = KNOWN_BEFORE | {"", DRAWN, DAYS_DICE, OF_ROUND}


@dataclass(frozen=True, slots=True)
class Finding:
    """A mistake in a record: its name, the row of the journal, and the values for its text."""

    name: str
    version: int = 0
    facts: Mapping[str, str] = field(default_factory=dict)


def origin(record: Record) -> Iterator[Finding]:
    """Yield what is wrong with a record's seed, its hash, the bot's secret and the players' number."""
    if record.dice not in _KINDS:
        yield Finding("dice", facts={"dice": record.dice})
    if is_pledged(record):
        yield from _pledged(record)
        return
    if any(entry.action == WORD for entry in record.entries):
        yield Finding("word-strange", next(entry.version for entry in record.entries if entry.action == WORD))
    if record.seed is None:
        if record.status != "running" and not record.sealed_until:
            yield Finding("no-seed")
        return
    if seed_hash(record.seed) != record.seed_hash:
        yield Finding("hash", facts={"expected": record.seed_hash, "got": seed_hash(record.seed)})
    if record.dice in UNKNOWN_BEFORE and not looks_drawn(record.seed):
        yield Finding("not-drawn")


def word_of(record: Record) -> Word | None:
    """Return the text that the players added to a record's dice, with its source. Return None if there is none."""
    if not isinstance(record.word, str):
        return None
    return Word(record.word, record.word_from if isinstance(record.word_from, str) else "")


def is_sealed(record: Record) -> bool:
    """Return whether the record's game was set up before its dice existed."""
    return is_pledged(record) and record.word_from != OF_DAY


def _pledged(record: Record) -> Iterator[Finding]:
    if record.dice not in UNKNOWN_BEFORE:
        yield Finding("word-dice", facts={"dice": record.dice})
    word = word_of(record)
    if word is not None and (word.source not in SOURCES or not 1 <= len(word.text) <= LONGEST):
        yield Finding("word-source", facts={"source": word.source})
    yield from _secret(record, word)
    yield from _rows(record, word)


def _secret(record: Record, word: Word | None) -> Iterator[Finding]:
    """Yield the mistakes in a record's secret."""
    secret = record.secret if isinstance(record.secret, str) else None
    if secret is None:
        if record.seed is not None or (record.status != "running" and not record.sealed_until):
            yield Finding("no-secret")
        return
    if seed_hash(secret) != record.seed_hash:
        yield Finding("secret", facts={"expected": record.seed_hash, "got": seed_hash(secret)})
    if not looks_drawn(secret):
        yield Finding("not-drawn")
    made = seed_of(secret, word.text) if word is not None else None
    if record.seed != made:
        yield Finding("seed", facts={"expected": made or "-", "got": record.seed or "-"})


def _rows(record: Record, word: Word | None) -> Iterator[Finding]:
    """Yield the mistakes in the rows of a record that contain the players' word.

    The dice are made from this word and the bot's secret (see `engine.core.pledge`).
    """
    rows = [entry for entry in record.entries if entry.action == WORD]
    decided = next((entry.version for entry in record.entries if entry.action in DECISIONS), None)
    if word is not None and word.source == OF_DAY:
        if rows:
            yield Finding("word-strange", rows[0].version)
        return
    if word is None:
        if rows or decided is not None:
            yield Finding("no-word", rows[0].version if rows else decided or 0)
        return
    if not rows:
        yield Finding("no-word", decided or 0)
        return
    if len(rows) > 1:
        yield Finding("word-twice", rows[1].version)
    yield from _row(rows[0], word, decided)


def _row(row: Entry, word: Word, decided: int | None) -> Iterator[Finding]:
    if row.answer != tuple(word):
        yield Finding("word", row.version, {"expected": " · ".join(word), "got": " · ".join(row.answer)})
    if decided is not None and row.version > decided:
        yield Finding("word-late", row.version, {"before": str(decided)})
