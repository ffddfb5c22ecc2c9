"""Reads the journal for logs and exported files: decisions, events and undone decisions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from operator import itemgetter
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

import engine.games
from bot.games.permissions import CALENDAR_ACTOR, HOUSE, NOBODY, VOTERS
from bot.games.pledges import untimely
from bot.games.saves import decoded, open_save, raw_events
from bot.games.seats.chairs import hides
from bot.games.state import GameState, VisibleGame
from db.games import GameRow, JournalRow, Store
from db.schema.games import RUNNING
from db.sides import AsideRow, Sides
from engine.core.asks import Answer
from engine.core.drive import Said, read_mark
from engine.core.events import Event
from engine.core.record import ASIDE, DECISIONS, PLAN, STEWARD, Entry, Record, format_of, returns
from engine.core.replay import Recording
from engine.core.save import pledge_of
from engine.core.verify import DIFFERS, Report, verify
from render.log_headings import Mark
from render.presenter import Presenter

DECIDED = "decisions"
"""The name of the log that shows decisions and their players, without the events."""

MOST_OF_A_RECORD = 64 * 1024 * 1024
"""The maximum size of a record file in bytes; a long game has less than one megabyte."""

NOBODYS = "nobody"
_NO_PLAYERS = {NOBODY: NOBODYS, CALENDAR_ACTOR: "calendar", VOTERS: "vote", HOUSE: "house"}
"""The names of actors in a record that are not users. Decisions of a continued game before its start have no actor."""

_ANSWER = msgspec.json.Decoder(tuple[str, ...])


class Logged(NamedTuple):
    """One row of the journal.

    `gone` is the version of the row that undid it, or 0. `side` is the side that gave the answer, in a game with
    several sides. An answer that is still secret is empty.
    """

    entry: Entry
    actor: int
    at: datetime
    events: tuple[Event, ...]
    gone: int
    side: str = ""

    @property
    def by_steward(self) -> bool:
        """Whether the autopilot made the decision for the player."""
        return self.entry.action == STEWARD


class Wanted(NamedTuple):
    """A filter for the log: days or turns from `first` to `last`, and other fields.

    Each other field applies unless it is empty.
    """

    first: int
    last: int
    phase: str = ""
    place: str = ""
    kind: str = ""

    @property
    def sifted(self) -> bool:
        """Whether the filter restricts anything other than days or turns."""
        return bool(self.phase or self.place or self.kind)

    def takes(self, event: Event, mark: Mark, presenter: Presenter) -> bool:
        """Return whether an event passes the filter."""
        return (
            self.first <= mark.period <= self.last
            and self.phase in {"", mark.phase}
            and (not self.place or self.place in presenter.places(event))
            and (not self.kind or self.kind in presenter.kinds(event))
        )


class Item(NamedTuple):
    """One line of a log: an event with its number, or a row's heading."""

    row: Logged
    event: Event | None = None
    number: int = 0


async def logged(store: Store, game: GameRow, *, first: int, last: int) -> list[Logged]:
    """Return the journal of days or turns `first` to `last`, and the row before it.

    Raise `SaveDamaged` if a row cannot be read.
    """
    return read_rows(game, await store.journal_of(game.id, first=first, last=last))


def read_rows(game: GameRow, rows: Sequence[JournalRow]) -> list[Logged]:
    """Return journal rows for a log, each with the information whether it was undone.

    Raise `SaveDamaged` if a row cannot be read.
    """
    rules = engine.games.find(game.system)
    entries = [_entry(game, row) for row in rows]
    gone = returns(entries, whole=False).gone
    for entry in entries:  # the row that names a plan is undone with the first of its answers
        if entry.action == PLAN and entry.version + 1 in gone:
            gone[entry.version] = gone[entry.version + 1]
    found = []
    for entry, row in zip(entries, rows, strict=True):
        said = read_mark(entry.answer) if entry.action in DECISIONS else Said(entry.answer)
        secret = row.secret and game.status == RUNNING
        shown = msgspec.structs.replace(entry, answer=() if secret else said.answer) if said.side or secret else entry
        events = decoded(game, rules, entry.events)
        found.append(Logged(shown, row.actor, row.created_at, events, gone.get(row.version, 0), said.side or ""))
    return found


def sift(rows: Iterable[Logged], wanted: Wanted, presenter: Presenter) -> list[Item]:
    """Return the log lines that match a filter: a heading for each row, followed by its events."""
    found: list[Item] = []
    phase = ""
    for row in rows:
        entry = row.entry
        marks = presenter.marks(row.events, period=entry.period, round_=entry.round, phase=phase)
        where = marks[0].phase if marks else phase
        phase = marks[-1].phase if marks else phase
        wants = [
            (number, mark)
            for number, (event, mark) in enumerate(zip(row.events, marks, strict=True))
            if wanted.takes(event, mark, presenter)
        ]
        if not wants and not _wants_heading(row, wanted, where):
            continue
        decided = entry.action in DECISIONS
        if decided or not wants:
            found.append(Item(row))
        found += [Item(row, row.events[number], number) for number, mark in wants if not (mark.echo and decided)]
    return found


def _wants_heading(row: Logged, wanted: Wanted, phase: str) -> bool:
    """Return whether a row of the log gets a heading although none of its events match."""
    if not wanted.first <= row.entry.period <= wanted.last or row.entry.action in {"new", "rules"}:
        return False
    if not wanted.sifted:
        return True
    if wanted.kind != DECIDED or wanted.phase not in {"", phase}:
        return False
    words = {word for part in row.entry.answer for word in part.replace(",", "+").split("+")}
    return not wanted.place or wanted.place in words


# --- the whole game ---


def record_of(
    state: GameState, rows: Sequence[JournalRow], asides: Sequence[AsideRow] = (), *, whole: bool = False
) -> Record:
    """Return the record of a whole game, without the names or ids of users.

    It has the seed only if the game is decided. While several sides are still playing, it lacks standing orders, secret
    answers, and hashes that could reveal them. With `whole` it has everything. Raise `SaveDamaged` if a row cannot be
    read.
    """
    hidden = hides(state) and not whole
    asides = () if hidden else asides
    players = _pseudonyms(rows, asides)
    entries = with_asides(
        (_entry(state.row, row, actor=players[row.actor], hidden=hidden) for row in rows), asides, players
    )
    rules = engine.games.find(state.system)
    return Record(
        **_word(state),
        game=state.id,
        system=state.system,
        rules=rules.rules_version,
        options=dict(state.options),
        locale=state.locale,
        status=state.status,
        seed_hash=state.seed_hash,
        seed=state.seed,
        dice=state.dice,
        sealed_until=_time(state.sealed_until) if state.sealed_until is not None and state.sealed else "",
        begun=_time(state.created_at),
        chain="" if hidden else state.row.chain,
        chained_from=state.row.chained_from,
        entries=tuple(entries),
        position=msgspec.Raw(msgspec.json.encode(state.view)),
        result=msgspec.Raw(msgspec.json.encode(state.result)),
    )


def _pseudonyms(rows: Iterable[JournalRow], asides: Iterable[AsideRow]) -> dict[int, str]:
    """Return a pseudonym for each actor in a record, keyed by user id. Players are numbered."""
    found: dict[int, str] = {}
    for actor in (*(row.actor for row in rows), *(each.actor for each in asides)):
        if actor not in _NO_PLAYERS:
            found.setdefault(actor, f"player {len(found) + 1}")
    return found | _NO_PLAYERS


def _word(state: GameState) -> dict[str, Any]:
    """Return the fields that depend on a record's format, such as the secret and the players' number.

    These two exist from format 2 on. Format 3 is for games with several sides, and format 4 is for users' battles.
    """
    sides = engine.games.find(state.system).sides
    form = {"format": format_of(sides, pledged=state.pledged, own_battle=bool(state.battle))}
    if not state.pledged:
        return form
    word, source = state.word or (None, "")
    return {**form, "secret": state.secret, "word": word, "word_from": source}


async def full_record(store: Store, state: VisibleGame) -> Record:
    """Return the record of a stored game."""
    rows = await store.journal(state.id, first=1, last=state.version)
    return record_of(state, rows, await asides_of(store, state.row))


async def asides_of(store: Store, game: GameRow) -> list[AsideRow]:
    """Return the standing orders that were given in a game. A game with one side has none."""
    return await Sides(store.database).asides(game.id)


def with_asides(
    entries: Iterable[Entry], asides: Iterable[AsideRow], actors: Mapping[int, str] = MappingProxyType({})
) -> list[Entry]:
    """Return the rows of a journal, with the standing orders inserted where they were given."""
    found = [(entry.version, 0, entry) for entry in entries]
    found += [
        (
            each.version,
            each.number,
            Entry(
                version=each.version,
                action=ASIDE,
                actor=actors.get(each.actor, ""),
                answer=_ANSWER.decode(each.answer),
                period=each.period,
                round=each.round,
                rules=each.rules,
                time=_time(each.created_at),
            ),
        )
        for each in asides
    ]
    return [entry for *_, entry in sorted(found, key=itemgetter(0, 1))]


async def recording_of(store: Store, game: GameRow) -> Recording:
    """Return all data to replay a stored game, including its seed.

    Raise `SaveDamaged` or `SaveTooNew` if its save cannot be read.
    """
    _, save = open_save(game)
    rows = await store.journal(game.id, first=1, last=game.version)
    asides, pledge = await asides_of(store, game), pledge_of(save)
    players = _pseudonyms(rows, asides)
    return Recording(
        system=game.system,
        seed=save.seed if pledge is None else pledge.seed,
        sealed=pledge is not None and pledge.sealed,
        options=msgspec.json.decode(game.options, type=dict[str, str]),
        entries=tuple(with_asides((_entry(game, row, actor=players[row.actor]) for row in rows), asides, players)),
        running=game.status == RUNNING,
    )


def verify_record(record: Record) -> Report:
    """Verify a record and return the report. A long game takes seconds.

    Raise `UnknownGame` if this program does not have the game.
    """
    report = verify(engine.games.find(record.system), record)
    if late := tuple(untimely(record)):
        report.findings, report.verdict = (*late, *report.findings), DIFFERS
    return report


def _entry(game: GameRow, row: JournalRow, *, actor: str = "", hidden: bool = False) -> Entry:
    answer = _ANSWER.decode(row.answer)
    return Entry(
        version=row.version,
        action=row.action,
        actor=actor,
        answer=_side_alone(row.action, answer) if hidden and row.secret else answer,
        period=row.period,
        round=row.round,
        rules=row.rules,
        time=_time(row.created_at),
        events=raw_events(game, row.events),
        mark="" if hidden else row.mark,
        chain="" if hidden else row.chain,
    )


def _side_alone(action: str, answer: Answer) -> Answer:
    """Return only the side's name from a secret answer, as a tuple.

    Return an empty tuple if the answer names no side.
    """
    return answer[:1] if action in DECISIONS else ()


def _time(at: datetime) -> str:
    return at.astimezone(UTC).isoformat(timespec="seconds")
