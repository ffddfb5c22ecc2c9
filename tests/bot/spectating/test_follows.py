"""What a decision stores for the watchers of its game, without Discord."""

from __future__ import annotations

from datetime import timedelta

import pytest
import sqlalchemy as sa
from support.toygame.play import CHANNEL, GUILD, OWNER, Clock, begin

from bot.games.service import GameState, Service
from bot.spectating.follows import follow
from db import Database
from db.follows import LONGEST, PAUSE, Follow, Follows, Full, What
from db.notices import NoticeQueue
from db.schema.community import notice


def watcher(state: GameState, channel: int = CHANNEL + 1, *, what: What = "phase") -> Follow:
    return Follow(
        game_id=state.id,
        channel_id=channel,
        guild_id=GUILD,
        what=what,
        locale="en",
        added_by=OWNER,
        added_at=state.created_at,
        told_version=state.version,
        told_period=state.progress[0],
    )


async def pending_notices(database: Database) -> list[sa.RowMapping]:
    async with database.read() as connection:
        return list((await connection.execute(sa.select(notice).order_by(notice.c.id))).mappings())


@pytest.fixture
def woken(service: Service) -> list[int]:
    """Return a list that grows each time the service announces new work."""
    found: list[int] = []
    service.games.on_stored = lambda _, woken, __: found.append(1) if woken else None
    service.subscribe(follow)
    return found


async def test_a_game_without_watchers_stores_and_wakes_nothing(
    service: Service, database: Database, woken: list[int]
) -> None:
    state = await begin(service)
    await service.auto(state.id, version=1, scope="all", actor=OWNER)
    assert await pending_notices(database) == []
    assert woken == []


async def test_one_notice_waits_and_newer_news_replace_it(
    service: Service, database: Database, clock: Clock, woken: list[int]
) -> None:
    state = await begin(service, options={"days": "40"})
    follows = Follows(database)
    await follows.add(watcher(state), most=2)
    start = clock()
    for _ in range(20):
        state = await service.auto(state.id, version=state.version, scope="day", actor=OWNER)
        (row,) = await pending_notices(database)
        assert f'"version":{state.version}' in row["facts"]
        assert row["due_at"] == min(clock() + PAUSE, start + PAUSE + LONGEST)
        clock.pass_by(seconds=4)
    assert len(woken) >= 20
    await service.auto(state.id, version=state.version, scope="all", actor=OWNER)
    (row,) = await pending_notices(database)
    assert row["due_at"] <= clock(), "the end waits for nothing"
    assert '"end":true' in row["facts"]


async def test_a_notice_being_sent_is_left_alone(
    service: Service, database: Database, clock: Clock, woken: list[int]
) -> None:
    state = await begin(service, options={"days": "40"})
    follows, notices = Follows(database), NoticeQueue(database)
    await follows.add(watcher(state), most=2)
    state = await service.auto(state.id, version=1, scope="day", actor=OWNER)
    clock.pass_by(seconds=6)
    (first,) = await notices.claim(by="somebody", now=clock(), lease=timedelta(minutes=2))
    assert not await follows.is_replaced(first)
    state = await service.auto(state.id, version=state.version, scope="day", actor=OWNER)
    assert len(await pending_notices(database)) == 2
    assert await follows.is_replaced(first)
    assert woken


async def test_each_watcher_gets_the_changes_that_it_wants(
    service: Service, database: Database, clock: Clock, woken: list[int]
) -> None:
    state = await begin(service)
    follows = Follows(database)
    for n, what in enumerate(("phase", "day", "end")):
        await follows.add(watcher(state, CHANNEL + n + 1, what=what), most=5)  # type: ignore[arg-type]
    seen: dict[str, int] = {}
    for scope in ("phase", "day", "all"):
        state = await service.auto(state.id, version=state.version, scope=scope, actor=OWNER)  # type: ignore[arg-type]
        seen[scope] = len(await pending_notices(database))
        async with database.write() as connection:
            await connection.execute(sa.delete(notice))
    assert seen == {"phase": 1, "day": 2, "all": 3}
    assert woken


async def test_the_number_of_watched_games_is_limited(service: Service, database: Database) -> None:
    state = await begin(service)
    follows = Follows(database)
    await follows.add(watcher(state), most=1)
    with pytest.raises(Full):
        await follows.add(watcher(state, CHANNEL + 2), most=1)
    assert (await follows.add(watcher(state, what="end"), most=1)) is not None, "a change takes no room"
