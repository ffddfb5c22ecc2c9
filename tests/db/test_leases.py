"""Claims on rows: the pending boards of a game in one statement, and leases of every kind on both databases."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from support.toygame.play import OWNER, Clock, begin

from bot.games.service import Service
from db import Database
from db.board_outbox import Held, Outbox, PendingBoard, claim_open
from db.delivery_queue import DeliveryQueue
from db.notices import Notice, NoticeQueue
from db.schema.community import ballot, notice
from db.schema.games import outbox
from db.storage.leases import LONGEST, Leases

pytestmark = pytest.mark.contract(whole=True)

LEASE = timedelta(minutes=2)


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def three(service: Service, clock: Clock) -> str:
    """Start a game with three pending boards; return its id."""
    made, box = await begin(service), Outbox(service.store.database)
    await box.enqueue(made.id, first_version=1, version=2, now=clock(), kind="edit")
    await box.enqueue(made.id, first_version=1, version=3, now=clock(), kind="edit")
    return made.id


async def rows(database: Database, table: sa.Table = outbox) -> list[Any]:
    async with database.read() as connection:
        return list((await connection.execute(sa.select(table).order_by(table.c.id))).mappings())


async def taken(
    database: Database, game_id: str, at: datetime, *, by: str = "one", in_hand: bool = False
) -> PendingBoard | None:
    async with database.write() as connection:
        return await claim_open(connection, game_id, by=by, at=at, until=at + LEASE, in_hand=in_hand)


async def held_by(database: Database, number: int, *, by: str | None, until: datetime | None) -> None:
    async with database.write() as connection:
        change = sa.update(outbox).where(outbox.c.id == number)
        await connection.execute(change.values(claimed_by=by, claimed_until=until))


# --- the boards of a game ---


async def test_all_pending_rows_of_a_game_are_claimed_together(
    service: Service, database: Database, clock: Clock
) -> None:
    game_id = await three(service, clock)
    other = await begin(service, channel=7)
    first, second, third, elses = await rows(database)
    found = await taken(database, game_id, clock())
    assert found is not None
    assert found.rows == (first["id"], second["id"], third["id"])
    assert (found.first_version, found.version, found.fresh) == (1, 3, True)
    assert (found.nonce, found.attempts, found.by) == (third["nonce"], 1, "one")
    *claimed, left = await rows(database)
    assert {(row["claimed_by"], row["claimed_until"], row["attempts"]) for row in claimed} == {
        ("one", clock() + LEASE, 1)
    }
    assert left == elses
    assert left["game_id"] == other.id
    again = await taken(database, game_id, clock())
    assert again is not None
    assert again.attempts == 2


async def test_one_row_claimed_elsewhere_blocks_all_rows_of_the_game(
    service: Service, database: Database, clock: Clock
) -> None:
    game_id = await three(service, clock)
    _, middle, _ = await rows(database)
    await held_by(database, middle["id"], by="two", until=clock() + LEASE)
    before = await rows(database)
    assert await taken(database, game_id, clock()) is None
    assert await taken(database, game_id, clock(), in_hand=True) is None
    with pytest.raises(Held):
        await Outbox(database).claim(game_id, by="one", now=clock(), lease=LEASE)
    assert await rows(database) == before
    assert await taken(database, game_id, clock() + LEASE) is not None, "its time is over"


@pytest.mark.stress("postgresql-two-ahead1", "postgresql-two-ahead2")
@pytest.mark.parametrize(
    ("by", "ahead"), [(None, timedelta(0)), ("two", timedelta(0)), ("two", LONGEST + timedelta(minutes=1))]
)
async def test_rows_with_expired_leases_are_claimed(
    service: Service, database: Database, clock: Clock, by: str | None, ahead: timedelta
) -> None:
    game_id = await three(service, clock)
    _, middle, _ = await rows(database)
    await held_by(database, middle["id"], by=by, until=clock() + ahead)
    for in_hand in (True, False):
        found = await taken(database, game_id, clock(), in_hand=in_hand)
        assert found is not None
        assert len(found.rows) == 3


async def test_rows_in_hand_are_not_claimed(service: Service, database: Database, clock: Clock) -> None:
    game_id = await three(service, clock)
    first, second, third = (row["id"] for row in await rows(database))
    await held_by(database, first, by="one", until=clock() + LEASE)
    found = await taken(database, game_id, clock(), in_hand=True)
    assert found is not None
    assert found.rows == (second, third)
    assert [row["attempts"] for row in await rows(database)] == [0, 1, 1]
    assert await taken(database, game_id, clock(), in_hand=True) is None
    whole = await taken(database, game_id, clock())
    assert whole is not None
    assert whole.rows == (first, second, third)


async def test_settled_rows_are_not_claimed(service: Service, database: Database, clock: Clock) -> None:
    game_id = await three(service, clock)
    found = await taken(database, game_id, clock())
    assert found is not None
    assert await Outbox(database).finish(found, now=clock())
    before = await rows(database)
    assert await taken(database, game_id, clock()) is None
    assert await Outbox(database).claim(game_id, by="one", now=clock(), lease=LEASE) is None
    assert await rows(database) == before


# --- one queue for boards and notices ---


async def claim_a_board(service: Service, clock: Clock) -> tuple[DeliveryQueue[Any], Any, sa.Table]:
    box = Outbox(service.store.database)
    return box, await box.claim((await begin(service)).id, by="one", now=clock(), lease=LEASE), outbox


async def claim_a_notice(service: Service, clock: Clock) -> tuple[DeliveryQueue[Any], Any, sa.Table]:
    notices = NoticeQueue(service.store.database)
    await notices.enqueue(Notice(kind="test", key="a", due_at=clock(), channel_id=7, user_id=OWNER))
    (found,) = await notices.claim(by="one", now=clock(), lease=LEASE)
    return notices, found, notice


CLAIMED = {"a board": claim_a_board, "a notice": claim_a_notice}


@pytest.mark.stress("postgresql-a board")
@pytest.mark.parametrize("claim", CLAIMED.values(), ids=CLAIMED)
async def test_a_queue_renews_postpones_fails_and_prunes(
    service: Service, database: Database, clock: Clock, claim: Any
) -> None:
    queue, found, table = await claim(service, clock)
    assert await queue.holds(found)
    clock.pass_by(minutes=1)
    await queue.renew([found], now=clock(), lease=LEASE)
    assert (await rows(database, table))[0]["claimed_until"] == clock() + LEASE
    await queue.postpone(found, until=clock() + LEASE, error="not now")
    (row,) = await rows(database, table)
    assert (row["claimed_by"], row["claimed_until"], row["due_at"], row["error"], row["attempts"]) == (
        *(None, None, clock() + LEASE, "not now"),
        1,
    )
    assert not await queue.holds(found)
    await queue.fail(found, now=clock(), error="it is not held")
    assert (await rows(database, table))[0]["failed_at"] is None
    await held_again(database, table, clock)
    await queue.fail(found, now=clock(), error="never")
    assert (await rows(database, table))[0]["failed_at"] == clock()
    await queue.prune(clock())
    assert len(await rows(database, table)) == 1
    await queue.prune(clock() + LEASE)
    assert await rows(database, table) == []


async def held_again(database: Database, table: sa.Table, clock: Clock) -> None:
    async with database.write() as connection:
        await Leases(table).claim(connection, sa.select(table), by="one", until=clock() + LEASE)


# --- takeover ---


async def test_a_dead_processs_leases_end_and_no_others(service: Service, database: Database, clock: Clock) -> None:
    await three(service, clock)
    first, second, _ = (row["id"] for row in await rows(database))
    await held_by(database, first, by="one", until=clock() + LEASE)
    await held_by(database, second, by="two", until=clock() + LEASE)
    async with database.write() as connection:
        for table in (outbox, notice, ballot):
            await Leases(table).take_over(connection, of="one", at=clock())
    assert [(row["claimed_by"], row["claimed_until"]) for row in await rows(database)] == [
        (None, clock()),
        ("two", clock() + LEASE),
        (None, None),
    ]
