"""Ballots of sides without Discord: one open a side, settled once, none late because of the other side's answer."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from support import duel
from support.toygame.play import CHANNEL, GUILD, OWNER, STRANGER, Clock

import engine.games
import render.games
from bot.games.errors import DecidedByVote, OnlyAdvises
from bot.games.permissions import VOTERS
from bot.games.seats.chairs import chairs_for
from bot.games.service import Service
from bot.voting.ballot import PLAYERS, Voting, counted, outcome_of, paper_of
from bot.voting.service import VotingService
from db import Database
from db.games import GameRow
from db.schema.community import ballot as ballots_table
from db.schema.games import member
from db.sides import ChairTaken, Full, chairs_of, turns_of
from db.voting import Ballot

pytestmark = pytest.mark.contract

WEST, EAST = "west", "east"
ANNA, BEN, CARLA, DORA = OWNER, STRANGER, STRANGER + 1, STRANGER + 2
ROOMS = {WEST: 901, EAST: 902}


class Camps:
    """A duel between Anna and Carla in the West, Ben and Dora in the East; both sides vote."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.service, self.clock = Service(database, now=clock), clock
        self.votes = VotingService(self.service, find=render.games.find, now=clock)
        self.id = ""

    async def begin(self, *, pace: str | None = None) -> None:
        chairs = chairs_for((WEST, EAST), own=WEST, owner=ANNA, opponent=BEN)
        state = await self.service.new_game(
            system=duel.NAME,
            channel_id=CHANNEL,
            guild_id=GUILD,
            owner_id=ANNA,
            locale="en",
            options={},
            seed="a duel",
            chairs=chairs,
            pace=pace,
        )
        self.id = state.id
        for side, user_id in ((WEST, CARLA), (EAST, DORA)):
            await self.service.sides.room(self.id, side, ROOMS[side])
            await self.join(side, user_id)

    async def join(self, side: str, user_id: int, *, most: int = 24) -> None:
        await self.service.sides.join(self.id, side, user_id, owner=ANNA, by=ANNA, now=self.clock(), most=most)

    async def voting(self, *sides: str) -> None:
        for side in sides:
            game = await self.service.roster.game(self.id)
            await self.votes.start(game, Voting(minutes=30, quorum=1, voters=PLAYERS), side)

    async def row(self) -> GameRow:
        found = await self.service.store.game(self.id)
        assert found is not None
        return found

    async def ballot(self, side: str) -> Ballot:
        found = await self.votes.ballots.open_ballot(self.id, side)
        assert found is not None
        return found

    async def cast(self, side: str, *votes: tuple[int, int]) -> Ballot:
        for who, choice in votes:
            ballot = await self.ballot(side)
            await self.votes.ballots.cast(ballot.id, who, choice, now=self.clock(), show_at=self.clock())
        return await self.ballot(side)

    async def settle(self, ballot: Ballot) -> Any:
        return await self.votes.settle(ballot, self._count)

    async def _count(self, ballot: Ballot) -> Sequence[int]:
        cast = await self.votes.ballots.votes(ballot.id)
        return counted(cast.values(), len(paper_of(ballot).options))


@pytest_asyncio.fixture
async def camps(database: Database, clock: Clock) -> AsyncIterator[Camps]:
    with duel.installed() as name:
        assert engine.games.find(name).sides == (WEST, EAST)
        found = Camps(database, clock)
        await found.begin()
        yield found


async def test_each_side_has_a_ballot_of_its_own_in_its_room(camps: Camps) -> None:
    await camps.voting(WEST, EAST)
    ballots = {side: await camps.ballot(side) for side in ROOMS}
    assert {side: (each.side, each.channel_id, each.version) for side, each in ballots.items()} == {
        WEST: (WEST, ROOMS[WEST], 1),
        EAST: (EAST, ROOMS[EAST], 1),
    }
    assert not any(each.native for each in ballots.values()), "whoever reads a poll may vote in it"
    assert await camps.votes.ballots.open_ballot(camps.id) is None
    with pytest.raises(IntegrityError):
        await _copied(camps, ballots[WEST])


async def _copied(camps: Camps, ballot: Ballot) -> None:
    """Store the same ballot once more."""
    columns = [column for column in ballots_table.c if column.name != "id"]
    copied = sa.select(*columns).where(ballots_table.c.id == ballot.id)
    async with camps.service.store.database.write() as connection:
        await connection.execute(sa.insert(ballots_table).from_select(columns, copied))


async def test_an_answer_of_one_side_keeps_the_ballot_of_the_other(camps: Camps) -> None:
    await camps.voting(WEST, EAST)
    west, east = await camps.cast(WEST, (ANNA, 1), (CARLA, 1)), await camps.ballot(EAST)
    assert await camps.settle(west) is not None
    assert sorted(turns_of(await camps.row()).asked) == [EAST]
    assert (await camps.ballot(EAST)).id == east.id
    assert await camps.votes.ballots.open_ballot(camps.id, WEST) is None
    assert await camps.settle(await camps.cast(EAST, (DORA, 0))) is not None
    (entry, other) = (await camps.service.store.journal(camps.id, first=1, last=9))[1:]
    assert {entry.actor, other.actor} == {VOTERS}
    assert (entry.answer, other.answer) == ('["@west","cellar"]', '["@east","garden"]')
    for side in ROOMS:
        assert (await camps.ballot(side)).version == (await camps.row()).version, "both are asked for a trap"


async def test_two_ballots_settled_simultaneously_both_count(camps: Camps) -> None:
    await camps.voting(WEST, EAST)
    west, east = await camps.cast(WEST, (ANNA, 1)), await camps.cast(EAST, (BEN, 1))
    await asyncio.gather(camps.settle(west), camps.settle(east), camps.settle(west), camps.settle(east))
    row = await camps.row()
    assert row.version == 3
    for side, before in ((WEST, west), (EAST, east)):
        closed = await camps.votes.ballots.ballot(before.id)
        assert closed is not None
        outcome = outcome_of(closed)
        assert outcome is not None
        assert (outcome.why, outcome.chosen) == ("majority", 1), side


async def test_no_player_of_a_voted_side_decides_alone(camps: Camps) -> None:
    await camps.voting(WEST)
    for who in (ANNA, CARLA):
        with pytest.raises(DecidedByVote):
            await camps.service.decide(camps.id, version=1, answer=("cellar",), actor=who)
        with pytest.raises(DecidedByVote):
            await camps.service.auto(camps.id, version=1, scope="decision", actor=who)
    await camps.service.decide(camps.id, version=1, answer=("cellar",), actor=DORA)
    west = await camps.ballot(WEST)
    assert west.version == 1
    await camps.votes.close_orphaned()
    assert (await camps.ballot(WEST)).id == west.id


async def test_the_steward_plays_a_silent_voted_side_and_its_players_a_stopped_one(camps: Camps) -> None:
    await camps.voting(WEST)
    west = await camps.ballot(WEST)
    camps.clock.pass_by(minutes=31)
    state = await camps.settle(west)
    assert state is not None
    assert sorted(turns_of(await camps.row()).asked) == [EAST]
    game = await camps.service.roster.game(camps.id)
    assert await camps.votes.stop(game, WEST)
    assert not await camps.votes.stop(game, WEST)
    assert chairs_of(await camps.row())[WEST].command == "everyone"


async def test_the_sweep_opens_missing_ballots_and_closes_stopped_ones(camps: Camps) -> None:
    await camps.voting(WEST, EAST)
    await camps.votes.ballots.void(camps.id, now=camps.clock(), outcome='{"why":"moved"}', side=WEST)
    await camps.votes.close_orphaned()
    assert (await camps.ballot(WEST)).version == 1
    await camps.service.sides.room(camps.id, EAST, None)
    await camps.votes.close_orphaned()
    assert await camps.votes.ballots.open_ballot(camps.id, EAST) is None
    await camps.service.sides.room(camps.id, WEST, 903)
    await camps.votes.close_orphaned()
    assert (await camps.ballot(WEST)).channel_id == 903, "unseen, it follows its room"
    row = await camps.row()
    await camps.service.resign(camps.id, version=row.version, actor=BEN)
    assert await camps.votes.ballots.open_ballot(camps.id, WEST) is None


async def test_an_adviser_decides_nothing_and_gives_no_standing_orders(camps: Camps) -> None:
    await camps.service.sides.command(camps.id, WEST, command="advisers")
    with pytest.raises(OnlyAdvises) as short:
        await camps.service.decide(camps.id, version=1, answer=("cellar",), actor=CARLA)
    assert (short.value.owner_id, short.value.room) == (ANNA, ROOMS[WEST])
    await camps.service.decide(camps.id, version=1, answer=("cellar",), actor=ANNA)


async def test_joining_twice_both_sides_or_a_full_side_is_refused(camps: Camps) -> None:
    for side, who in ((EAST, CARLA), (WEST, CARLA), (EAST, ANNA), ("north", 77)):
        with pytest.raises(ChairTaken):
            await camps.join(side, who)
    with pytest.raises(Full):
        await camps.join(WEST, 77, most=2)
    async with camps.service.store.database.read() as connection:
        rows = (await connection.execute(sa.select(member.c.user_id, member.c.side))).all()
    assert sorted(tuple(row) for row in rows) == [(CARLA, WEST), (DORA, EAST)]


async def test_the_longest_member_follows_a_leader(camps: Camps) -> None:
    camps.clock.pass_by(minutes=1)
    await camps.join(WEST, 77)
    await camps.service.stand_up(camps.id, ANNA, by=ANNA)
    chair = chairs_of(await camps.row())[WEST]
    assert (chair.user_id, chair.members, chair.room) == (CARLA, (77,), ROOMS[WEST])
    assert (await camps.row()).owner_id == ANNA, "who leads the game is no matter of a side"
