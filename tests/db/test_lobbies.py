"""Lobbies and ladders in the database: two processes never edit one together, and each post has its own number."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from support.toygame import NAME
from support.toygame.play import Clock

from db import Database
from db.ladders import LadderPage, Ladders
from db.lobbies import Lobbies, Lobby
from db.matches import OPEN, WITHDRAWN, Seek, Seeks, give_back
from db.notices import Notice
from db.quiet import AWAY, Given, Quiet
from db.quiet import GUILD as GUILD_SCOPE
from db.schema.community import notice

pytestmark = pytest.mark.contract(whole=True)

GUILD, ROOM, ANNA = 20, 30, 11


async def opened(database: Database, clock: Clock, **more: Any) -> tuple[Lobbies, Lobby]:
    lobbies = Lobbies(database)
    await lobbies.set(Lobby(guild_id=GUILD, channel_id=ROOM, locale="en", added_by=ANNA, due_at=clock(), **more))
    (one,) = await lobbies.due(clock())
    return lobbies, one


async def ladder(database: Database, clock: Clock, **more: Any) -> tuple[Ladders, LadderPage]:
    ladders, now = Ladders(database), clock()
    facts: dict[str, Any] = {"locale": "en", "added_by": ANNA, "zone": "UTC", "due_at": now}
    bounds = {"began_at": now, "ends_at": now + timedelta(days=90)}
    await ladders.set(LadderPage(guild_id=GUILD, channel_id=ROOM, **facts, **bounds, **more))
    (one,) = await ladders.due(now)
    return ladders, one


KEPT = pytest.mark.parametrize("made", [opened, ladder])


@KEPT
async def test_one_of_two_processes_edits_a_message(database: Database, clock: Clock, made: Any) -> None:
    lobbies, one = await made(database, clock, message_id=77)
    later = clock() + timedelta(seconds=5)
    both = await asyncio.gather(*(lobbies.claim(one, edited_at=clock(), due_at=later) for _ in range(2)))
    assert sorted(both) == [False, True]


@KEPT
async def test_one_of_two_processes_posts_a_message(database: Database, clock: Clock, made: Any) -> None:
    lobbies, one = await made(database, clock)

    def post(number: int) -> Notice:
        return Notice(kind="lobby", key=f"{GUILD}-{number}", due_at=clock(), channel_id=ROOM)

    await asyncio.gather(*(lobbies.post(one, post, edited_at=clock(), due_at=clock()) for _ in range(2)))
    assert len(await database.scalars(sa.select(notice.c.id))) == 1
    now = await lobbies.of(GUILD)
    assert now is not None
    assert now.posts == 1


@pytest.mark.parametrize("after", [0, 6])
async def test_a_challenge_is_not_lost_while_a_lobby_is_edited(database: Database, clock: Clock, after: int) -> None:
    """Discord takes six seconds for the edit, after which the lobby was to be checked again anyway."""
    lobbies, one = await opened(database, clock, message_id=77)
    seeks, now = Seeks(database), clock()
    soon = now + timedelta(seconds=5)
    assert await lobbies.claim(one, edited_at=now, due_at=soon)
    made = now + timedelta(seconds=after)
    facts: dict[str, Any] = {"user_id": ANNA, "guild_id": GUILD, "channel_id": ROOM, "system": NAME, "locale": "en"}
    new = Seek(id="s1", created_at=made, expires_at=made + timedelta(days=3), **facts)
    await seeks.add(new, post=Notice(kind="seek", key="s1", due_at=made, channel_id=ROOM), most=3)
    await lobbies.settle(GUILD, claimed=soon, due_at=now + timedelta(minutes=10))
    assert [each.guild_id for each in await lobbies.due(made)] == [GUILD]


async def test_a_lobby_shows_the_time_that_its_challenges_are_given_back(database: Database, clock: Clock) -> None:
    lobbies, one = await opened(database, clock, message_id=77)
    seeks, now = Seeks(database), clock()
    facts: dict[str, Any] = {"user_id": ANNA, "guild_id": GUILD, "channel_id": ROOM, "system": NAME, "locale": "en"}
    new = Seek(id="s1", created_at=now, expires_at=now + timedelta(days=3), **facts)
    await seeks.add(new, post=Notice(kind="seek", key="s1", due_at=now, channel_id=ROOM), most=3)
    later = now + timedelta(hours=2)
    assert await lobbies.claim(one, edited_at=now, due_at=later + timedelta(minutes=10))
    away = Quiet(1, GUILD_SCOPE, str(GUILD), AWAY, now + timedelta(hours=1), later, None)
    async with database.write() as connection:
        await give_back(connection, Given([away], [], later))
    found = await seeks.seek("s1")
    assert found is not None
    assert found.expires_at == new.expires_at + timedelta(hours=1)
    assert [each.guild_id for each in await lobbies.due(later)] == [GUILD]


async def test_a_change_is_not_lost_while_a_lobby_is_edited(database: Database, clock: Clock) -> None:
    """Another user withdraws a challenge after the lobby was read, and before it is settled."""
    lobbies, one = await opened(database, clock, message_id=77)
    seeks, now = Seeks(database), clock()
    facts: dict[str, Any] = {"user_id": ANNA, "guild_id": GUILD, "channel_id": ROOM, "system": NAME, "locale": "en"}
    new = Seek(id="s1", created_at=now, expires_at=now + timedelta(days=3), **facts)
    await seeks.add(new, post=Notice(kind="seek", key="s1", due_at=now, channel_id=ROOM), most=3)
    soon = now + timedelta(seconds=5)
    assert await lobbies.claim(one, edited_at=now, due_at=soon)
    assert not await lobbies.due(now)
    await seeks.close(new, WITHDRAWN)
    await lobbies.settle(GUILD, claimed=soon, due_at=now + timedelta(minutes=10))
    assert [each.guild_id for each in await lobbies.due(now)] == [GUILD]
    assert new.state == OPEN
