"""The record of a game: a file with which anybody can replay the game.

A record contains no names and no ids of people or channels. It never contains the deck, and no seed while its game is
running.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from engine.core.sequence import SIDE

FORMAT = 4
"""The version of this format, see `docs/export.md`: 1 for a game whose dice have no word, 2 with one, 3 for a game of
several sides, 4 for a game of a user's battle, whose text is in the options.
"""
PLEDGED, SIDED, OWN_BATTLE = 2, 3, 4

NEW, ANEW, ANSWER, STEWARD, UNDO, REOPENED, RESIGN = "new", "rules", "answer", "steward", "undo", "reopened", "resign"
WORD, PLAN = "word", "plan"
"""Actions of journal rows: a game was set up, set up again under other house rules, decided by an answer or by the
steward, undone, reopened, given up; a word was added to the dice, with the first decision or before it; a plan was
named for which the steward gives the answers that follow.
"""
AHEAD = "ahead"
"""The second word of a plan's row if the autopilot on the level “hard” has chosen the plan by looking ahead."""
LAPSE, ASIDE, CLAIM = "lapse", "aside", "claim"
"""Actions in games of several sides, in order: the answer after a side's time-out; a standing order; the claim of a win
because the other side's clock has run out.

A standing order has the version of the row that it follows, and is never undone.
"""

DRAWN, CHOSEN, REPEATED, OF_DAY, OF_ROUND = "drawn", "chosen", "repeated", "day", "round"
RESUMED = "resumed"
"""Sources of a game's dice: drawn by the bot; chosen by the person who began it; repeated from an earlier game or a
past day; the same for all who play that day, or that round of a tournament. A game that was resumed from a position of
an earlier one has that game's dice, and its first decisions.
"""

BOTH = "both"
"""The answer in the last row of a game that both sides have broken off: its action is `RESIGN`, and nobody wins."""

KNOWN_BEFORE = frozenset({CHOSEN, REPEATED, RESUMED})
"""The sources of dice that a player may have known in advance: games with these are marked wherever they are shown."""

UNKNOWN_BEFORE = frozenset({DRAWN, OF_DAY, OF_ROUND})
"""The sources of dice that could not be known before the game was played: only games with these count for records."""

MOST_SIDES = 2
"""The number of sides of a game in which the other side wins if one resigns."""

STARTS = frozenset({NEW, ANEW})
DECISIONS = frozenset({ANSWER, STEWARD, LAPSE})
RETURNS = frozenset({UNDO, REOPENED})
"""The actions of rows that cancel others: an undo by a player, or corrected rules under which the open step begins
again.
"""


def ended_early(sides: Sequence[str], action: str, answer: Sequence[str], *, turns: int) -> dict[str, Any] | None:
    """Return the result of an unfinished game of two sides from its last row; None if nobody has won.

    A side that resigns has lost. A side that claims the game has won.
    """
    side = next((word.removeprefix(SIDE) for word in answer[:1] if word.startswith(SIDE)), "")
    if side not in sides or len(sides) != MOST_SIDES or action not in {RESIGN, CLAIM}:
        return None
    other = next(each for each in sides if each != side)
    return {"winner": side if action == CLAIM else other, "reason": action, "turns": turns}


class RecordError(ValueError):
    """Raised when a file is not a record. `reason` is `json`, `format` or `shape`."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason
        self.detail = detail


class Entry(msgspec.Struct, kw_only=True, frozen=True):
    """One row of the journal. `actor` is a pseudonym. `time` is in ISO 8601 and UTC. `rules` is the rules' version.

    `mark` and `chain` are explained in `engine.core.chain`. An export of an earlier version has neither.
    """

    version: int
    action: str
    actor: str = ""
    answer: tuple[str, ...] = ()
    period: int = 0
    round: int = 0
    rules: str = ""
    time: str = ""
    events: tuple[msgspec.Raw, ...] = ()
    mark: str = ""
    chain: str = ""


class Record(msgspec.Struct, kw_only=True, frozen=True):
    """The record of a whole game.

    `position` is the visible part of the position. `result` is set once the game is over.

    The seed is hidden until `sealed_until`, because others play with the same seed. `chain` is the hash of the last
    row, as stored in the game. `chained_from` is the first row that was chained when it was written. Earlier rows prove
    nothing about changes. `dice` is the source of the seed, and is empty in files of earlier versions. If the game has
    a word from its players, the hash is computed from the `secret`, which is shown with the seed. The word and its
    source are shown immediately.
    """

    format: int = 1
    game: str
    system: str
    rules: str
    options: dict[str, str]
    locale: str
    status: str
    seed_hash: str
    seed: str | None = None
    secret: str | msgspec.UnsetType | None = msgspec.UNSET
    word: str | msgspec.UnsetType | None = msgspec.UNSET
    word_from: str | msgspec.UnsetType = msgspec.UNSET
    dice: str = ""
    sealed_until: str = ""
    begun: str = ""
    chain: str = ""
    chained_from: int = 1
    entries: tuple[Entry, ...]
    position: msgspec.Raw = msgspec.Raw(b"null")
    result: msgspec.Raw = msgspec.Raw(b"null")


def format_of(sides: Sequence[str], *, pledged: bool, own_battle: bool = False) -> int:
    """Return the version of the record format for a game with these sides.

    `pledged` says whether the dice come from the bot's secret and the players' word. `own_battle` says whether a user
    has written the battle.
    """
    if own_battle:
        return OWN_BATTLE
    if len(sides) > 1:
        return SIDED
    return PLEDGED if pledged else 1


def is_pledged(record: Record) -> bool:
    """Return whether the dice of a record come from the bot's secret and the players' word."""
    return record.format >= PLEDGED and (record.format < SIDED or record.secret is not msgspec.UNSET)


class _Head(msgspec.Struct):
    format: int


def write(record: Record) -> bytes:
    """Return the record as JSON, indented for reading."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def read(data: bytes) -> Record:
    """Read a record from JSON. Raise `RecordError` if the data are not a record."""
    try:
        msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise RecordError("json", str(error)) from error
    try:
        head = msgspec.json.decode(data, type=_Head)
        if head.format > FORMAT:
            raise RecordError("format", str(head.format))
        return msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise RecordError("shape", str(error)) from error


class Backwards(ValueError):
    """Raised when a journal row undoes a row that does not exist.

    `version` is the number of the row with the undo.
    """

    def __init__(self, version: int) -> None:
        super().__init__(f"row {version} goes back to nothing")
        self.version = version


class Returns(msgspec.Struct, frozen=True):
    """The rows of a journal that were undone.

    `to` maps each row that undoes others to the row after which play continued. `gone` maps each undone row to the row
    that undid it.
    """

    to: dict[int, int]
    gone: dict[int, int]


def returns(entries: Sequence[Entry], *, whole: bool = True) -> Returns:
    """Return the rows of a journal that were undone.

    Raise `Backwards` if a row undoes a row that does not exist. Pass `whole=False` for part of a journal, where such
    rows are allowed.
    """
    in_play: list[int] = []
    back = Returns({}, {})
    for entry in entries:
        if entry.action in STARTS:
            in_play = [entry.version]
        elif entry.action in DECISIONS:
            in_play.append(entry.version)
        elif entry.action in RETURNS:
            number = _number(entry)
            if number is None:
                if entry.action == UNDO:
                    raise Backwards(entry.version)
                continue
            kept = len(in_play) - number if entry.action == REOPENED else sum(each <= number for each in in_play)
            if kept < 1 and whole:
                raise Backwards(entry.version)
            kept = max(kept, 0)
            back.gone.update(dict.fromkeys(in_play[kept:], entry.version))
            in_play = in_play[:kept]
            back.to[entry.version] = in_play[-1] if in_play else 0
    return back


def in_force(entries: Sequence[Entry]) -> list[Entry]:
    """Return the rows that were not undone, from the last start of the game on.

    A standing order is never undone. Raise `Backwards` if a row undoes one that does not exist.
    """
    gone = returns(entries).gone
    start = max((place for place, entry in enumerate(entries) if entry.action in STARTS), default=len(entries))
    kinds = STARTS | DECISIONS
    return [
        entry
        for entry in entries[start:]
        if entry.action == ASIDE or (entry.action in kinds and entry.version not in gone)
    ]


def _number(entry: Entry) -> int | None:
    word = entry.answer[0] if entry.answer else ""
    return int(word) if word.isdecimal() else None
