"""T81, T83 The record of a tournament: a file that anyone can check.

It has the journal and the outcome. It contains only what is public now. It contains no Discord ids.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from engine.tournament import facts as f
from engine.tournament.books.base import load
from engine.tournament.facts import AnyFact, Fact
from engine.tournament.journal import fold
from engine.tournament.ranking import Row
from engine.tournament.settings import SWISS
from engine.tournament.standings import by_fields, standings
from engine.tournament.state import CANCELLED, OVER, Table, Tournament

KIND = "siegemaster-tournament"
FORMAT = 3
"""The version of this format, see `docs/export.md`: 1 if a reader of the first edition of the pairing rules can verify
it, 2 for a later edition, or if deleted data left a group in place of an origin, 3 for a league or a rated tournament.
"""
MOST_BYTES = 16 << 20
"""The maximum size of a file in bytes; a tournament of 1,000 players and ten rounds takes some 5 MB."""

_HIDDEN = "hidden"
"""Written in place of the faults of a list that is still secret; only the fact that it has faults matters."""
_ID = re.compile(r"(?<![0-9A-Za-z])\d{15,20}(?![0-9A-Za-z])")
"""The pattern of a possible Discord id in a handwritten text."""


class RecordError(ValueError):
    """Raised for a file that is not a valid record. `reason` is `size`, `text`, `json`, `kind`, `format` or `shape`."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(detail or reason)
        self.reason = reason
        self.detail = detail


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line in the calculation of points."""

    what: str
    points: int
    rule: str


class TableTold(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A table as the record states it.

    It has a result only if that is final. `lines` are the calculations of the points of a and of b.
    """

    table: int
    a: int
    b: int
    first: int = 0
    outcome: str = ""
    how: str = ""
    points: tuple[int, int] | None = None
    scores: tuple[int, int] | None = None
    lines: tuple[tuple[Line, ...], ...] = ()


class PlaceTold(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A row of the standings in a record. Players with equal results have the same place."""

    place: int
    player: int
    name: str
    total: int
    opponents: int
    difference: int
    scored: int
    penalties: int = 0
    annulled: bool = False
    margin: int = 0
    wins: int = 0
    best: int = 0
    direct: int = 0
    sonneborn: int = 0


class RoundTold(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A round in a record: its tables, bye and standings."""

    round: int
    scenario: str = ""
    seed_hash: str = ""
    tables: tuple[TableTold, ...] = ()
    byes: tuple[int, ...] = msgspec.field(default=(), name="left_over")
    alone: tuple[tuple[int, int], ...] = ()
    """T97 In a league, each player whose opponent has left, with that opponent."""
    absent: tuple[int, ...] = ()
    attempts: tuple[tuple[int, int, int], ...] = ()
    """The player, score and period of each attempt at a game that all play."""
    closed: bool = False
    standings: tuple[PlaceTold, ...] = msgspec.field(default=(), name="page")


class PlayerTold(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A player in a record. The name is empty if the player's data was deleted."""

    player: int
    name: str
    origin: str = ""
    army: str = ""
    guest: bool = False
    lot: int = 0
    left: str = ""
    annulled: str = ""


class PenaltyTold(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A penalty in a record."""

    player: int
    name: str
    points: int
    round: int
    reason: str = ""
    taken_back: bool = False


class Told(msgspec.Struct, kw_only=True, frozen=True):
    """The outcome of a tournament as its record states it."""

    stage: str
    title: str
    players: tuple[PlayerTold, ...]
    lots: tuple[int, ...]
    rounds: tuple[RoundTold, ...]
    penalties: tuple[PenaltyTold, ...]
    standing: tuple[PlaceTold, ...]


class Record(msgspec.Struct, kw_only=True, frozen=True):
    """The record of a tournament.

    `told` is its outcome, `journal` are all its facts, and `sum` is the hash of the journal.
    """

    kind: str = KIND
    format: int = FORMAT
    tournament: str
    seed_hash: str
    seed: str | None = None
    told: Told
    sum: str
    journal: tuple[AnyFact, ...]


class _Head(msgspec.Struct):
    kind: str
    format: int


# --- writing ---


def record_of(journal: Sequence[Fact], *, tournament: str = "") -> Record:
    """Return the record of a tournament, with only what is public now."""
    shown = tuple(public(journal))
    t = fold(shown)
    return Record(
        format=_format(shown, t),
        tournament=tournament,
        seed_hash=t.seed_hash,
        seed=t.seed or None,
        told=outcome_of(t),
        sum=sum_of(shown),
        journal=shown,  # type: ignore[arg-type]
    )


def _format(journal: Sequence[Fact], t: Tournament) -> int:
    """Return the lowest version of the record format that can hold a journal."""
    every = [fact.settings for fact in journal if isinstance(fact, f.Created | f.SettingsChanged)]
    if any(each.rated or each.pairing != SWISS for each in every):
        return FORMAT
    grouped = any(isinstance(fact, f.Registered) and fact.group for fact in journal)
    return 2 if grouped or t.edition > 1 else 1


def write(record: Record) -> bytes:
    """Return a record as JSON, with each field and fact on its own line."""
    fields = msgspec.structs.asdict(record)
    facts = b",\n".join(msgspec.json.encode(fact) for fact in fields.pop("journal"))
    head = b"".join(b'"%s":%s,\n' % (name.encode(), msgspec.json.encode(value)) for name, value in fields.items())
    return b'{\n%s"journal":[\n%s\n]}\n' % (head, facts)


def sum_of(journal: Iterable[Fact]) -> str:
    """Return the SHA-256 of a journal."""
    digest = hashlib.sha256()
    for fact in journal:
        digest.update(f.written(fact).encode() + b"\n")
    return digest.hexdigest()


def public(journal: Sequence[Fact]) -> list[Fact]:
    """Return a journal without Discord ids, secret lists and secret attempts."""
    t = fold(journal)
    persons: dict[int, int] = {0: 0}
    words: dict[str, str] = {}
    kept = [fact for fact in journal if not _is_secret(t, fact)]
    return [_without_ids(_without_list(t, fact), persons, words) for fact in kept]


def lists_are_visible(t: Tournament) -> bool:
    """T8 Return whether all army lists are public."""
    if t.settings.lists_visible == "closed":
        return t.stage in (OVER, CANCELLED)
    return bool(t.rounds)


def _is_secret(t: Tournament, fact: Fact) -> bool:
    """T75, T76 Return whether a fact is an attempt that must stay secret."""
    if not isinstance(fact, f.AttemptEnded) or fact.round < len(t.rounds) or t.stage in (OVER, CANCELLED):
        return False
    round_ = t.rounds[-1]
    if round_.duplicate:
        return not round_.complete
    return fact.table in round_.tables and not round_.tables[fact.table].results


def _without_list(t: Tournament, fact: Fact) -> Fact:
    if isinstance(fact, f.ListReturned) and fact.reason and not lists_are_visible(t):
        return msgspec.structs.replace(fact, reason=_HIDDEN)
    if not isinstance(fact, f.ListHanded):
        return fact
    if lists_are_visible(t):
        return msgspec.structs.replace(fact, list="")  # the text is stored elsewhere; its number has no meaning here
    # The generals of a list count in the scores of a table (T86), so they are published with the first round.
    generals = fact.generals if t.rounds else 0
    faults = (_HIDDEN,) if fact.faults else ()
    return msgspec.structs.replace(fact, list="", army="", units=0, generals=generals, faults=faults)


def _without_ids(fact: Fact, persons: dict[int, int], words: dict[str, str]) -> Fact:
    """Return a fact with user ids replaced by numbers."""
    changes: dict[str, Any] = {}
    for name in fact.__struct_fields__:
        value = getattr(fact, name)
        if name in {"by", "person"}:
            changes[name] = persons.setdefault(value, len(persons))
        elif name not in {"seed", "seed_hash"}:
            changes[name] = _plain(value, words)
    return msgspec.structs.replace(fact, **changes)


def _plain(value: Any, words: dict[str, str]) -> Any:
    """Return a value with all possible Discord ids replaced by `id 1`, `id 2`, …"""
    if isinstance(value, str):
        return _ID.sub(lambda found: words.setdefault(found[0], f"id {len(words) + 1}"), value)
    if isinstance(value, Mapping):
        return {_plain(key, words): _plain(each, words) for key, each in value.items()}
    if isinstance(value, tuple | list):
        return type(value)(_plain(each, words) for each in value)
    if isinstance(value, msgspec.Struct):
        return msgspec.structs.replace(
            value, **{name: _plain(getattr(value, name), words) for name in value.__struct_fields__}
        )
    return value


# --- what it came to ---


def outcome_of(t: Tournament) -> Told:
    """Return the outcome of a tournament so far."""
    lots = {player: number for number, player in enumerate(t.lots, 1)}
    armies = lists_are_visible(t)
    return Told(
        stage=t.stage,
        title=t.title,
        players=tuple(
            PlayerTold(
                player=each.number,
                name=each.name,
                origin=each.origin,
                army=each.army if armies else "",
                guest=each.guest,
                lot=lots.get(each.number, 0),
                left=each.left,
                annulled=each.annulled,
            )
            for each in t.players.values()
            if not each.withdrawn
        ),
        lots=tuple(t.lots),
        rounds=tuple(_round(t, number) for number in range(1, len(t.rounds) + 1)),
        penalties=tuple(
            PenaltyTold(
                player=each.player,
                name=each.name,
                points=each.points,
                round=each.round,
                reason=each.reason,
                taken_back=each.taken_back,
            )
            for each in t.penalties
        ),
        standing=_places(t, standings(t) if t.lots else ()),
    )


def _round(t: Tournament, number: int) -> RoundTold:
    round_ = t.rounds[number - 1]
    return RoundTold(
        round=number,
        scenario=round_.scenario,
        seed_hash=round_.seed_hash,
        tables=tuple(_table(t, number, table) for table in round_.tables.values()),
        byes=tuple(round_.byes),
        alone=tuple(round_.alone.items()),
        absent=tuple(round_.absent),
        attempts=tuple((player, each.score, each.periods) for player, each in sorted(round_.attempts.items())),
        closed=round_.closed,
        standings=_places(t, round_.standings),
    )


def _table(t: Tournament, round_: int, table: Table) -> TableTold:
    seats: dict[str, Any] = {"table": table.number, "a": table.a, "b": table.b, "first": table.first}
    result = table.result
    if result is None:
        return TableTold(**seats)
    lines: tuple[tuple[Line, ...], ...] = ()
    if by_fields(t) and result.fields:
        accounts = load(t.book).account(t.rounds[round_ - 1].scenario, result.fields, t.settings)
        lines = tuple(tuple(Line(each.what, each.points, each.rule) for each in account) for account in accounts)
    return TableTold(
        **seats, outcome=result.outcome, how=result.how, points=result.points, scores=result.scores, lines=lines
    )


def _places(t: Tournament, rows: Iterable[Row[int]]) -> tuple[PlaceTold, ...]:
    return tuple(PlaceTold(**row._asdict(), name=t.players[row.player].name) for row in rows)


# --- reading ---


def read(data: bytes) -> Record:
    """Return a record from its JSON. Raise `RecordError` if it is not valid."""
    if len(data) > MOST_BYTES:
        raise RecordError("size", str(MOST_BYTES >> 20))
    try:
        data.decode()
    except UnicodeDecodeError as error:
        raise RecordError("text", str(error)) from error
    _guarded("json", lambda: msgspec.json.decode(data))
    head = _guarded("kind", lambda: msgspec.json.decode(data, type=_Head))
    if head.kind != KIND:
        raise RecordError("kind", head.kind)
    if not 1 <= head.format <= FORMAT:
        raise RecordError("format", str(head.format))
    found: Record = _guarded("shape", lambda: msgspec.json.decode(data, type=Record))
    return found


def _guarded(reason: str, decode: Callable[[], Any]) -> Any:
    try:
        return decode()
    except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as error:
        raise RecordError(reason, str(error)) from error
