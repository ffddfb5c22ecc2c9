"""Players of a game: added, removed, handed over, moved; none of this changes the game's version."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa
from support.toygame.play import Clock

from bot.games.errors import (
    AlreadyDecided,
    ChannelBusy,
    GameOver,
    NoSuchGame,
    NotTheOwner,
    NotYourGame,
    TooManyPlayers,
)
from bot.games.roster import MOST
from bot.games.service import Service
from bot.games.state import GameState
from db import Database
from db.schema.games import game, player

OWNER, FRIEND, STRANGER, MANAGER = 7, 8, 9, 10
CHANNEL, GUILD = 100, 1
MOVE = ("move", "gate", "trees", "anna")


async def begin(service: Service, *, channel: int = CHANNEL, owner: int = OWNER) -> GameState:
    return await service.new_game(
        system="orchard",
        options={},
        seed="apple",
        owner_id=owner,
        guild_id=GUILD,
        channel_id=channel,
        locale="en",
    )


async def test_the_owner_is_always_a_player(service: Service) -> None:
    state = await begin(service)
    assert state.players == {OWNER}
    assert state.may_decide(OWNER)
    assert not state.may_decide(FRIEND)
    with pytest.raises(NotYourGame) as raised:
        state.expect_player(FRIEND)
    assert raised.value.players == {OWNER}


async def test_another_player_decides_like_the_owner(service: Service) -> None:
    state = await begin(service)
    await service.roster.add(state, FRIEND, by=OWNER)
    after = await service.decide(state.id, version=1, answer=MOVE, actor=FRIEND)
    assert after.players == {OWNER, FRIEND}
    assert after.actor == FRIEND
    assert [stretch.actor for stretch in await service.history(state.id)] == [OWNER, FRIEND]
    later = await service.auto(state.id, version=2, scope="decision", actor=OWNER)
    assert later.actor == OWNER
    assert await service.roster.last_actor(state.id) == OWNER


async def test_players_are_read_with_the_game_in_one_statement(service: Service, database: Database) -> None:
    state = await begin(service)
    await service.roster.add(state, FRIEND, by=OWNER)
    statements: list[str] = []
    sa.event.listen(
        database.engine.sync_engine, "before_cursor_execute", lambda *given: statements.append(str(given[2]))
    )
    position = await service.position(state.id)
    assert position.may_decide(FRIEND)
    assert len([each for each in statements if each.startswith("SELECT")]) == 1


async def test_only_the_owner_adds_and_removes_players(service: Service) -> None:
    state = await begin(service)
    for attempt in (
        service.roster.add(state, STRANGER, by=STRANGER),
        service.roster.remove(state, FRIEND, by=STRANGER),
        service.roster.hand_over(state, STRANGER, by=STRANGER, manager=False),
    ):
        with pytest.raises(NotTheOwner) as raised:
            await attempt
        assert raised.value.owner_id == OWNER
    assert (await service.roster.game(state.id)).players == {OWNER}


async def test_players_share_and_leave(service: Service, clock: Clock) -> None:
    state = await begin(service)
    await service.roster.add(state, FRIEND, by=OWNER)
    clock.pass_by(hours=1)
    shared = await service.roster.add(state, STRANGER, by=OWNER)
    again = await service.roster.add(shared, FRIEND, by=OWNER)
    assert again.players == {OWNER, FRIEND, STRANGER}
    seats = await service.roster.added_players(again)
    assert [(seat.user_id, seat.added_by) for seat in seats] == [(FRIEND, OWNER), (STRANGER, OWNER)]
    assert seats[0].added_at < seats[1].added_at
    left = await service.roster.remove(again, FRIEND, by=FRIEND)
    assert left.players == {OWNER, STRANGER}
    with pytest.raises(NotYourGame):
        await service.decide(state.id, version=1, answer=MOVE, actor=FRIEND)
    assert (await service.roster.remove(left, STRANGER, by=OWNER)).players == {OWNER}
    assert (await service.load(state.id)).version == 1, "who plays is no decision"


async def test_the_number_of_players_is_limited(service: Service) -> None:
    state = await begin(service)
    results = await asyncio.gather(
        *(service.roster.add(state, 1_000 + number, by=OWNER) for number in range(MOST + 3)), return_exceptions=True
    )
    assert sum(isinstance(result, TooManyPlayers) for result in results) == 3
    assert len((await service.roster.game(state.id)).players) == MOST + 1


async def test_players_of_a_finished_game_cannot_change(service: Service) -> None:
    state = await begin(service)
    await service.roster.add(state, FRIEND, by=OWNER)
    await service.resign(state.id, version=1, actor=OWNER)
    over = await service.roster.game(state.id)
    for attempt in (
        service.roster.add(over, STRANGER, by=OWNER),
        service.roster.hand_over(over, FRIEND, by=OWNER, manager=False),
    ):
        with pytest.raises(GameOver):
            await attempt
    assert (await service.roster.game(state.id)).players == {OWNER, FRIEND}


async def test_another_player_cannot_resign_the_game_and_a_manager_can(service: Service) -> None:
    state = await begin(service)
    await service.roster.add(state, FRIEND, by=OWNER)
    with pytest.raises(NotTheOwner):
        await service.resign(state.id, version=1, actor=FRIEND)
    ended = await service.resign(state.id, version=1, actor=MANAGER, manager=True)
    assert ended.status == "resigned"
    assert await service.roster.last_actor(state.id) == MANAGER
    with pytest.raises(NotYourGame):
        await service.decide(state.id, version=2, answer=MOVE, actor=MANAGER)


async def test_an_owner_who_hands_the_game_over_stays_a_player(service: Service) -> None:
    state = await begin(service)
    await service.roster.add(state, FRIEND, by=OWNER)
    after = await service.roster.hand_over(state, FRIEND, by=OWNER, manager=False)
    assert (after.owner_id, after.players) == (FRIEND, {OWNER, FRIEND})
    with pytest.raises(AlreadyDecided):
        await service.roster.hand_over(state, STRANGER, by=OWNER, manager=False)
    decided = await service.decide(state.id, version=1, answer=MOVE, actor=OWNER)
    assert decided.version == 2
    with pytest.raises(NotTheOwner):
        await service.resign(state.id, version=2, actor=OWNER)


async def test_an_owner_replaced_by_a_manager_is_no_longer_a_player(service: Service) -> None:
    state = await begin(service)
    after = await service.roster.hand_over(state, FRIEND, by=MANAGER, manager=True)
    assert (after.owner_id, after.players) == (FRIEND, {FRIEND})


async def test_the_games_of_a_user_are_found(service: Service, clock: Clock) -> None:
    first = await begin(service)
    clock.pass_by(hours=1)
    second = await begin(service, channel=101, owner=FRIEND)
    await service.roster.add(second, OWNER, by=FRIEND)
    third = await begin(service, channel=102)
    await service.resign(third.id, version=1, actor=OWNER)
    await begin(service, channel=103, owner=STRANGER)
    assert [found.id for found in await service.roster.games_of(OWNER)] == [second.id, first.id]
    assert await service.roster.games_of(MANAGER) == []


async def test_a_game_moves_to_a_free_channel_only(service: Service) -> None:
    state, other = await begin(service), await begin(service, channel=101, owner=STRANGER)
    with pytest.raises(ChannelBusy) as raised:
        await service.roster.move(state, channel_id=101, guild_id=GUILD)
    assert raised.value.game_id == other.id
    moved = await service.roster.move(state, channel_id=500, guild_id=None)
    assert (moved.channel_id, moved.guild_id, moved.version) == (500, None, 1)
    with pytest.raises(NoSuchGame):
        await service.roster.here(CHANNEL)
    assert (await service.roster.here(500)).id == state.id
    await service.resign(state.id, version=1, actor=OWNER)
    with pytest.raises(GameOver):
        await service.roster.move(moved, channel_id=501, guild_id=None)


async def test_players_are_deleted_with_their_game(service: Service, database: Database) -> None:
    state = await begin(service)
    await service.roster.add(state, FRIEND, by=OWNER)
    async with database.write() as connection:
        await connection.execute(sa.delete(game).where(game.c.id == state.id))
    async with database.read() as connection:
        assert (await connection.execute(sa.select(sa.func.count()).select_from(player))).scalar_one() == 0
    with pytest.raises(NoSuchGame):
        await service.roster.game(state.id)
    assert await service.roster.last_actor(state.id) is None
