"""The bot's secrets for the dice, and the words that players add to them.

The seed of the dice is computed from the secret and the word (the players' number or text). A word has its own journal
row. It is stored with the first decision, or earlier if a player typed the word.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import msgspec
from msgspec import UNSET

from bot.games.decisions import row_of
from bot.games.errors import WordAwaited
from bot.ui.texts import clean
from db.games import GameRow, JournalRow
from engine.core.origin import Finding, word_of
from engine.core.pledge import BOARD, LONGEST, NUMBERED, OF_DAY, TYPED, Pledge, Word, seed_of
from engine.core.record import PLEDGED, WORD, Record
from engine.core.ruleset import Ruleset
from engine.core.save import Save, awaits_word, dump, with_word

SKEW = timedelta(minutes=2)
"""How far Discord's clock and the bot's may differ, including the time until a click is stored."""

_LARGEST = 1 << 63


def fresh_pledge() -> Pledge:
    """Return a new secret of 128 random bits."""
    return Pledge(secret=secrets.token_hex(16))


def typed(text: str) -> Word:
    """Return the players' number that a user typed as text.

    Raise `ValueError` if the text has characters that cannot be shown.
    """
    if not 1 <= len(text) <= LONGEST or not sayable(text):
        raise ValueError(text)
    return Word(text, TYPED)


def sayable(text: str) -> bool:
    """Return whether a text is one line without backticks and invisible characters."""
    return clean(text) == text and "`" not in text


def brought(
    row: GameRow, rules: Ruleset[Any], save: Save, word: Word | None, *, actor: int, now: datetime
) -> tuple[GameRow, Save, tuple[JournalRow, ...]]:
    """Return the game and its save with complete dice, and the journal row that records the players' number.

    Without a `word` from a user, the number is the id of the message that shows the secret's hash. Raise `WordAwaited`
    if that message does not exist yet.
    """
    if not awaits_word(save):
        return row, save, ()
    if word is None:
        if row.board_message_id is None:
            raise WordAwaited(row.id)
        word = Word(str(row.board_message_id), BOARD)
    save = with_word(save, word)
    number = row.version + 1
    place = (row.period, row.round)
    entry = row_of(row.id, number, action=WORD, answer=tuple(word), place=place, actor=actor, rules=rules, now=now)
    after = replace(row, version=number, save=dump(save).decode(), base_version=number, base_save=None)
    return after, save, (entry,)


def with_pledged_dice(record: Record, *, secret: str, seed_hash: str, word: str | None) -> Record:
    """Return a finished attempt's record with the day's dice added. It can then be verified."""
    made: dict[str, Any] = {"format": 1, "seed": secret, "secret": UNSET, "word": UNSET, "word_from": UNSET}
    if word:
        made = {"format": PLEDGED, "seed": seed_of(secret, word), "secret": secret, "word": word, "word_from": OF_DAY}
    return msgspec.structs.replace(record, seed_hash=seed_hash, sealed_until="", **made)


def untimely(record: Record) -> Iterator[Finding]:
    """Yield a finding if the players' number cannot be a Discord id from the right time."""
    word = word_of(record)
    row = next((entry for entry in record.entries if entry.action == WORD), None)
    if word is None or word.source not in NUMBERED or row is None:
        return
    made, told, has_started = made_at(word.text), _time(row.time), _time(record.begun)
    if made is None or told is None or has_started is None:
        yield Finding("word-number", row.version, {"word": word.text})
        return
    late = word.source != BOARD and made < told - SKEW
    if late or made > told + SKEW or made < has_started - SKEW:
        yield Finding("word-time", row.version, {"made": _said(made), "told": _said(told), "begun": _said(has_started)})


def made_at(text: str) -> datetime | None:
    """Return the time at which Discord made an id; None if the text is not an id."""
    if not (text.isascii() and text.isdigit() and len(text) < 20) or int(text) >= _LARGEST:
        return None
    return discord.utils.snowflake_time(int(text))


def _time(text: str) -> datetime | None:
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        return None
    return found if found.tzinfo is not None else None


def _said(time: datetime) -> str:
    return time.astimezone(UTC).isoformat(timespec="seconds")
