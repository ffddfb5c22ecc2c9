"""Reads stored saves. Recognises damaged saves and saves of newer versions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

import engine.games
from bot.games.errors import SaveDamaged, SaveTooNew
from db.games import GameRow
from engine.core.asks import Answer
from engine.core.events import Event
from engine.core.ruleset import Ruleset
from engine.core.save import FORMAT, Outcome, Save, SaveError, advance, load

_OPTIONS = msgspec.json.Decoder(dict[str, str])
_EVENTS = msgspec.json.Decoder(tuple[msgspec.Raw, ...])


class _Envelope(msgspec.Struct):
    format: int = 0


def open_save(row: GameRow) -> tuple[Ruleset[Any], Save]:
    """Return the game's ruleset and its save.

    Raise `SaveDamaged` if the save cannot be read. Raise `SaveTooNew` if a newer version wrote it.
    """
    try:
        rules = engine.games.find(row.system)
    except engine.games.UnknownGame as error:
        raise SaveTooNew(row.id, version=row.version, detail=f"no game is called {row.system}") from error
    try:
        _OPTIONS.decode(row.options)
        save = load(row.save.encode())
    except (SaveError, msgspec.MsgspecError) as error:
        raise _fault(row, error) from error
    if save.schema > rules.schema_version:
        raise SaveTooNew(row.id, version=row.version, detail=f"schema {save.schema} of {row.system}")
    if save.step not in rules.sequence.steps:
        raise SaveDamaged(row.id, version=row.version, detail=f"no step is called {save.step}")
    return rules, save


def _fault(row: GameRow, error: Exception) -> SaveDamaged | SaveTooNew:
    try:
        written = msgspec.json.decode(row.save, type=_Envelope).format
    except msgspec.MsgspecError:
        written = 0
    kind = SaveTooNew if written > FORMAT else SaveDamaged
    return kind(row.id, version=row.version, detail=" ".join(str(error).split()))


def play(row: GameRow, rules: Ruleset[Any], save: Save, answer: Answer | None) -> Outcome[Any]:
    """Play an answer and return the game afterwards (`advance`).

    Raise `Refused` if the answer is not legal. Raise `SaveDamaged` if the save cannot be played.
    """
    try:
        return advance(rules, save, answer)
    except (ValueError, KeyError, msgspec.MsgspecError):
        try:
            rules.decode(bytes(save.state), save.schema)
        except (ValueError, KeyError, msgspec.MsgspecError) as error:
            raise SaveDamaged(row.id, version=row.version, detail=" ".join(str(error).split())) from error
        raise


def events_of(row: GameRow, rules: Ruleset[Any], text: str) -> tuple[Event, ...]:
    """Return the events of a journal row. Raise `SaveDamaged` if they cannot be read."""
    try:
        return tuple(rules.decode_event(bytes(raw)) for raw in _EVENTS.decode(text))
    except (ValueError, msgspec.MsgspecError) as error:
        raise SaveDamaged(row.id, version=row.version, detail=f"its journal: {error}") from error


def raw_events(row: GameRow, text: str) -> tuple[msgspec.Raw, ...]:
    """Return the events of a journal row as raw JSON. Raise `SaveDamaged` if they cannot be read."""
    try:
        return _EVENTS.decode(text)
    except msgspec.MsgspecError as error:
        raise SaveDamaged(row.id, version=row.version, detail=f"its journal: {error}") from error


def decoded(row: GameRow, rules: Ruleset[Any], events: Iterable[msgspec.Raw]) -> tuple[Event, ...]:
    """Return events decoded from their JSON. Raise `SaveDamaged` if they cannot be read."""
    try:
        return tuple(rules.decode_event(bytes(raw)) for raw in events)
    except (ValueError, msgspec.MsgspecError) as error:
        raise SaveDamaged(row.id, version=row.version, detail=f"its journal: {error}") from error
