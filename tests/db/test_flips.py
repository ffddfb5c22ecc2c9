"""Changed bytes inside stored rows, which SQLite does not notice: every command that reads them does.

A flip changes the bytes of a value: the file's tree stays valid, and SQLite's own check finds nothing.
"""

from __future__ import annotations

import random
import sqlite3
import struct
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from itertools import chain, count
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import pytest_asyncio
import sqlalchemy as sa
from support import sqlite_template, stress, toygame
from support.toygame.play import CHANNEL, OWNER, Clock, begin

from bot.games.service import Service
from bot.history.journal import full_record
from db import DatabaseDamaged, DatabaseError, open_database
from db.games import Store
from db.maintenance.backup_proofs import read_all
from db.maintenance.backups import DAMAGED, back_up, backups, restore
from db.maintenance.table_sums import all_damages
from db.players import Roster
from db.privacy import Privacy
from db.schema.games import journal, metadata
from db.storage.chains import DECIDED
from db.storage.errors import RowsDamaged
from engine.core.chain import broken
from engine.core.record import read, write

pytestmark = pytest.mark.sqlite

NOW = datetime(2026, 6, 20, 12, tzinfo=UTC)
BEN, CLEO = OWNER + 1, OWNER + 2
LIVE, KEPT = (25, 25) if stress.FULL else (8, 6)
"""The number of flips in a database in use, and in a backup."""
TRIES = 2
"""Places tried for each value: a value that also occurs in an index is rarely hit in its row."""
NO_EXPORT = {"actor", "salt", "created_at"}
"""Columns of the journal that an export replaces by a mark; it keeps only whole seconds of the time."""


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with toygame.installed():
        yield


_MADE: list[bytes] = []
"""The database with the games, which is made once for all tests of a process."""


@pytest_asyncio.fixture
async def path(tmp_path: Path) -> Path:
    """Return a database of games: running, over, undone, resigned, and one without its player's data."""
    path = tmp_path / "games.db"
    if not _MADE:
        await _make(path)
        assert [each.name for each in tmp_path.iterdir()] == [path.name], "all of it is in the one file"
        _MADE.append(path.read_bytes())
    path.write_bytes(_MADE[0])
    return path


async def _make(path: Path) -> None:
    clock = Clock()
    clock.time += timedelta(microseconds=123_456)
    database = await open_database(sqlite_template.fresh(path))
    service = Service(database, now=clock)
    ids = []
    for number in range(5):
        state = await begin(service, channel=CHANNEL + number, owner_id=OWNER + number, options={"days": "40"})
        ids.append(state.id)
        for _ in range(12):
            clock.pass_by(seconds=7)
            answer = await service.advice(state.id)
            state = await service.decide(state.id, version=state.version, answer=answer, actor=OWNER + number)
            if number == 1 and (trail := (await service.undo_stack(state.id))[1]).steps:
                actor, to = OWNER + number, trail.steps[0].to
                state = await service.undo(state.id, version=state.version, to=to, actor=actor)
    await service.auto(ids[0], version=13, scope="all", actor=OWNER)
    state = await service.load(ids[3])
    await service.resign(state.id, version=state.version, actor=OWNER + 3)
    await Roster(database).add(ids[2], BEN, by=CLEO, now=NOW, most=8)

    async def kept(*_: object) -> None:
        raise AssertionError("somebody else plays on")

    await Roster(database).add(ids[4], BEN, by=OWNER + 4, now=NOW, most=8)
    await Privacy(database).forget(OWNER + 4, now=NOW, resign=kept)
    await database.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM")  # remove old copies of changed rows


class Flip(NamedTuple):
    """A changed value: its table and column, and the changed file."""

    table: str
    column: str
    content: bytes


def flips(
    content: bytes,
    work: Path,
    *,
    seed: int,
    columns: Callable[[str, str], bool],
    first: Sequence[tuple[str, str]] = (),
) -> Iterator[Flip]:
    """Yield files in which one stored value differs and SQLite finds nothing wrong.

    The `first` columns are changed before all others, in every run.
    """
    chance = random.Random(seed)
    work.write_bytes(content)
    values = [value for value in stored(work) if columns(value[0], value[1])]
    kinds = sorted({value[:2] for value in values})
    with closing(sqlite3.connect(work)) as connection:
        said = {kind: column_of(connection, *kind) for kind in kinds}
    others = chain.from_iterable(chance.sample(kinds, len(kinds)) for _ in count())
    for number, (table, column) in enumerate(chain(first, others)):
        old = chance.choice([value[2] for value in values if value[:2] == (table, column)])
        places = list(found(content, old, chance))
        chance.shuffle(places)
        for place, length in places if number < len(first) else places[:TRIES]:
            changed = bytearray(content)
            for each in range(length):
                changed[place + each] ^= 1 << chance.randrange(5)  # ASCII letters stay ASCII
            if bytes(changed) != content and differs(work, bytes(changed), table, column, said[table, column]):
                yield Flip(table, column, bytes(changed))
                break


def stored(work: Path) -> list[tuple[str, str, Any]]:
    """Return every value that is long enough."""
    values = []
    with closing(sqlite3.connect(work)) as connection:
        for table in metadata.sorted_tables:
            for column in table.columns:
                rows = connection.execute(f'SELECT DISTINCT "{column.name}" FROM "{table.name}" {_described(column)}')
                values += [(table.name, column.name, value) for (value,) in rows if weighs(value)]
    return values


def _described(column: sa.Column[Any]) -> str:
    """Select the proven rows of a column: after a player's data was deleted, fractions of seconds are not proven."""
    return "WHERE salt <> ''" if (column.table.name, column.name) == ("journal", "created_at") else ""


def weighs(value: Any) -> bool:
    return (isinstance(value, str) and len(value) >= 4) or (isinstance(value, int) and abs(value) > 1 << 40)


def found(content: bytes, value: Any, chance: random.Random) -> Iterator[tuple[int, int]]:
    """Yield the places of a part of a value in a file, with the number of bytes to change."""
    data = value.encode() if isinstance(value, str) else struct.pack(">q", value)
    start = chance.randrange(max(1, len(data) - 32))
    part = data[start : start + 32]
    length = min(len(part), chance.choice((1, 1, 8)))
    place = content.find(part)
    while place >= 0:
        yield place + chance.randrange(len(part) - length + 1), length
        place = content.find(part, place + 1)


def differs(work: Path, changed: bytes, table: str, column: str, said: list[str]) -> bool:
    """Return whether SQLite now reads another value there and finds nothing wrong with the file."""
    work.write_bytes(changed)
    with closing(sqlite3.connect(work)) as connection:
        try:
            return column_of(connection, table, column) != said and connection.execute(
                "PRAGMA integrity_check"
            ).fetchone() == ("ok",)
        except sqlite3.Error:
            return False


def column_of(connection: sqlite3.Connection, table: str, column: str) -> list[str]:
    return sorted(repr(value) for (value,) in connection.execute(f'SELECT "{column}" FROM "{table}"'))


def proven(table: str, column: str) -> bool:
    return table == "journal" or (table == "game" and column in (*DECIDED, "checksum"))


async def exports_well(url: str) -> bool:
    """Return whether every export of the games in a database is in order, as far as visible without a seed."""
    try:
        database = await open_database(url)
    except DatabaseError:
        return False
    try:
        service = Service(database, now=Clock())
        async with database.read() as connection:
            ids = (await connection.execute(sa.select(journal.c.game_id).distinct())).scalars().all()
        records = [read(write(await full_record(Store(database), await service.position(each)))) for each in ids]
        return not any(map(broken, records))
    except Exception:
        return False
    finally:
        await database.close()


async def test_an_undamaged_database_has_no_findings(path: Path, tmp_path: Path) -> None:
    url = sqlite_template.address(path)
    look = await read_all(url)
    assert look.damaged == []
    assert {each.table: each.rows for each in look.sums}["journal"] > 60
    assert await exports_well(url)
    made = await back_up(url, tmp_path / "safe", now=NOW)
    other = sqlite_template.address(tmp_path / "new" / "games.db")
    await restore(other, made.path)
    again = await read_all(other)
    assert again == look
    assert [each.name for each in (tmp_path / "new").iterdir()] == ["games.db"]


async def test_every_flip_in_a_live_database_is_detected(path: Path, tmp_path: Path) -> None:
    content, seen = path.read_bytes(), set()
    always = [("journal", each) for each in ("events", "chain", "salt", "created_at")]
    always += [("game", each) for each in ("save", "checksum", "chain", "dice")]
    for number, flip in enumerate(flips(content, tmp_path / "work.db", seed=6, columns=proven, first=always)):
        if number == LIVE:
            break
        seen.add((flip.table, flip.column))
        path.write_bytes(flip.content)
        url, where = sqlite_template.address(path), f"{flip.table}.{flip.column}"
        with pytest.raises(DatabaseDamaged):
            await back_up(url, tmp_path / "safe", now=NOW)
        assert backups(tmp_path / "safe") == [], where
        with suppress(DatabaseDamaged):
            assert (await read_all(url)).damaged, where  # the doctor, and `check-saves`
        with pytest.raises(DatabaseDamaged):
            await restore(sqlite_template.address(tmp_path / "new.db"), path)
        assert not (tmp_path / "new.db").exists(), where
        if flip.table == "journal" and flip.column not in NO_EXPORT:
            assert not await exports_well(url), where
    assert set(always) <= seen, seen


@pytest.mark.stress
async def test_every_flip_in_a_backup_is_detected(path: Path, tmp_path: Path) -> None:
    url = sqlite_template.address(path)
    made = await back_up(url, tmp_path / "safe", now=NOW)
    content, old, seen = made.path.read_bytes(), path.read_bytes(), set()
    for number, flip in enumerate(flips(content, tmp_path / "work.db", seed=7, columns=lambda *_: True)):
        if number == KEPT:
            break
        seen.add(flip.table)
        made.path.write_bytes(flip.content)
        with pytest.raises(DatabaseDamaged):
            await restore(url, made.path)
        assert path.read_bytes() == old, "the old database is untouched"
    assert ({"game", "journal", "player", "outbox"} if stress.FULL else {"game", "journal"}) <= seen, seen
    assert not list(tmp_path.glob("restore-*"))


@pytest.mark.stress
async def test_a_deleted_or_moved_row_is_detected(path: Path) -> None:
    content = path.read_bytes()
    game_id = "(SELECT game_id FROM journal GROUP BY game_id ORDER BY count(*) DESC LIMIT 1)"
    last = f"(SELECT max(version) FROM journal WHERE game_id = {game_id})"
    statements = {
        "the last row": f"DELETE FROM journal WHERE game_id = {game_id} AND version = {last}",
        "a row within": f"DELETE FROM journal WHERE game_id = {game_id} AND version = 4",
        "the whole journal": f"DELETE FROM journal WHERE game_id = {game_id}",
        "two rows changed places": f"UPDATE journal SET version = 1009 - version"
        f" WHERE game_id = {game_id} AND version IN (4, 5)",
        "a row of another game": f"UPDATE journal SET game_id = 'abcdefgh' WHERE game_id = {game_id} AND version = 4",
        "a row twice": "INSERT INTO journal SELECT game_id, version + 1, action, actor, answer, events, rules, period,"
        f" round, created_at, salt, mark, chain, secret FROM journal WHERE game_id = {game_id} AND version = {last}",
        "the tail, and the version too": f"UPDATE game SET version = version - 1 WHERE id = {game_id}",
        "somebody is nobody": "UPDATE journal SET actor = 0 WHERE version = 1",
        "nobody is somebody": "UPDATE journal SET actor = 9 WHERE salt = '' AND version = 2",
        "a game": f"DELETE FROM game WHERE id = {game_id}",
    }
    for what, statement in statements.items():
        path.write_bytes(content)
        with closing(sqlite3.connect(path)) as connection, connection:
            assert connection.execute(statement).rowcount, what
        with suppress(DatabaseDamaged):
            assert (await read_all(sqlite_template.address(path))).damaged, what


async def test_a_decision_after_damage_does_not_hide_it(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE game SET options = replace(options, '40', '41') WHERE status = 'running'")
        connection.execute("UPDATE journal SET events = replace(events, 'e', 'a') WHERE version = 3")
    database = await open_database(sqlite_template.address(path))
    service = Service(database, now=Clock())
    before = await _damaged(service)
    for each in await service.running():
        answer = await service.advice(each.id)
        await service.decide(each.id, version=each.version, answer=answer, actor=each.owner_id)
    after = await _damaged(service)
    await database.close()
    assert before
    assert after == before


async def _damaged(service: Service) -> list[tuple[str, int]]:
    async with service.store.database.read() as connection:
        found = await connection.run_sync(all_damages)
    return [(each.game_id, each.version) for each in found]


@pytest.mark.stress
async def test_a_damaged_backup_does_not_replace_a_good_one(path: Path, tmp_path: Path) -> None:
    url, safe = sqlite_template.address(path), tmp_path / "safe"
    good = await back_up(url, safe, now=NOW)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE journal SET events = '[]' WHERE version = 3")
    for day in (1, 2):
        with pytest.raises(RowsDamaged, match="row 3 of its journal is damaged"):
            await back_up(url, safe, now=NOW + timedelta(days=day))
    assert backups(safe) == [good]
    (kept,) = [each for each in safe.iterdir() if each != good.path]
    assert kept.name == f"siegemaster-20260622-120000.db{DAMAGED}"
    with pytest.raises(RowsDamaged):
        await restore(url, kept)
    assert await restore(url, kept, anyway=True) is not None
