"""Chess clocks: banks and increments, whose time is over, what the other side chooses, claims and their races."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa
from support.duel.desk import ANNA, BEN, CARLA, EAST, WEST, Desk
from support.toygame.play import Clock

from bot.games.errors import AlreadyDecided, GameOver, NotOutOfTime, NotTheLeader, NotYourGame, NotYourTurn
from bot.games.seats.chairs import LIVE, PACES, POST, due_times
from bot.games.seats.clocks import after, begun, left
from bot.games.service import Service
from bot.games.showing import own
from bot.history.journal import full_record, verify_record
from db import Database
from db.schema.community import notice
from db.schema.games import HOUSE, NOBODY, game, lapse
from db.sides import AskedSide, Due, Turns, chairs_of, turns_of
from engine.core.asks import TURN
from engine.core.record import CLAIM, read, write
from engine.core.verify import FAIR

pytestmark = pytest.mark.contract

MINUTES, SECONDS = 10, 15
CLOCK = (MINUTES * 60, SECONDS)


@pytest_asyncio.fixture
async def desk(database: Database, clock: Clock, rules: Any) -> AsyncIterator[Desk]:
    yield Desk(Service(database, now=clock), rules, clock)


async def has(desk: Desk, side: str) -> float:
    return left(turns_of(await desk.row()), side, desk.clock())


async def place(desk: Desk) -> tuple[int, int]:
    row = await desk.row()
    return row.period, row.round


async def out_of_time(desk: Desk, **more: Any) -> tuple[int, int]:
    """Begin a duel with a clock, and let West's run out; return the round in which it did."""
    await desk.begun(clock=CLOCK, **more)
    desk.clock.pass_by(seconds=await has(desk, WEST) + 1)
    assert await desk.time_out() is None
    return await place(desk)


async def told(database: Database) -> list[dict[str, Any]]:
    async with database.read() as connection:
        found = await connection.execute(sa.select(notice).where(notice.c.kind == "clock"))
        return [dict(row) for row in found.mappings()]


async def test_a_clock_runs_while_its_side_is_asked(desk: Desk) -> None:
    await desk.begun(clock=CLOCK)
    before, other = await has(desk, WEST), await has(desk, EAST)
    desk.clock.pass_by(seconds=100)
    assert await has(desk, WEST) == before - 100
    assert await has(desk, EAST) == other
    await desk.say(ANNA, "done")
    assert await has(desk, WEST) == before - 101 + SECONDS, "one second passes with each answer"
    desk.clock.pass_by(seconds=30)
    assert await has(desk, EAST) == other - 30
    assert await has(desk, WEST) == before - 101 + SECONDS


async def test_a_game_without_a_clock_stores_the_same_as_before(desk: Desk) -> None:
    await desk.begun(pace=LIVE)
    assert turns_of(await desk.row()).clock is None
    assert await has(desk, WEST) == 0


@pytest.mark.parametrize(("bank", "expected"), [(600, LIVE), (3 * 86_400, POST)])
async def test_reactions_keep_their_time(desk: Desk, bank: int, expected: str) -> None:
    await desk.begun(clock=(bank, 0))
    assert (await desk.row()).pace == expected
    await desk.order(ANNA, WEST, "ask")
    await desk.order(BEN, EAST, "never")
    await desk.say(ANNA, "go", "300,0")
    await desk.say(BEN, "done")
    await desk.say(ANNA, "go", "400,0")
    await desk.say(BEN, "go", "700,0")
    row = await desk.row()
    assert {side: each.pace for side, each in turns_of(row).asked.items()} == {WEST: "reaction"}
    rest = await has(desk, WEST), await has(desk, EAST)
    span = PACES[expected]["reaction"]
    (due,) = due_times(row, chairs_of(row), desk.clock())
    assert due[2] == desk.clock() + span
    desk.clock.pass_by(seconds=span.total_seconds())
    assert (await has(desk, WEST), await has(desk, EAST)) == rest
    state = await desk.time_out()
    assert state is not None, "a reaction lapses as it does without a clock"
    (entry,) = await desk.service.store.journal(desk.id, first=state.version, last=state.version)
    assert (entry.action, entry.actor) == ("lapse", HOUSE)


def test_a_round_adds_one_increment_even_when_played_again() -> None:
    """Undoing a round and playing it again runs on the clock and adds no second increment."""
    now = datetime(2026, 1, 1, tzinfo=UTC)
    asked = AskedSide(since=1, at=now, pace=TURN, lapses=True)
    turns = Turns(asked={WEST: asked}, clock=begun(CLOCK, (WEST, EAST)))
    there = {EAST: AskedSide(since=2, at=now, pace=TURN, lapses=True)}

    def left_after(turns: Turns, place: tuple[int, int], to: dict[str, AskedSide], *, fresh: bool = True) -> Turns:
        clock = after(turns, to, place=place, fresh=fresh, now=now)
        return Turns(asked=to, clock=clock)

    turns = left_after(turns, (1, 0), turns.asked, fresh=False)
    assert left(turns, WEST, now) == CLOCK[0], "many answers in a round bring none"
    turns = left_after(turns, (1, 0), there)
    assert (left(turns, WEST, now), left(turns, EAST, now)) == (CLOCK[0] + SECONDS, CLOCK[0])
    turns = left_after(turns, (1, 1), {WEST: asked})  # taken back
    turns = left_after(turns, (1, 0), there)
    assert left(turns, WEST, now) == CLOCK[0] + SECONDS


async def test_a_side_out_of_time_is_notified_once_and_not_punished(desk: Desk, database: Database) -> None:
    here = await out_of_time(desk)
    row = await desk.row()
    assert row.status == "running"
    assert set(await desk.asked()) == {WEST}
    (message,) = await told(database)
    assert f'"period":{here[0]}' in message["facts"]
    assert await desk.time_out() is None
    async with database.read() as connection:
        assert (await connection.execute(sa.select(lapse))).first() is None
    desk.clock.pass_by(seconds=5_000)
    assert await has(desk, WEST) == 0
    await desk.say(ANNA, "done")
    assert await has(desk, WEST) == SECONDS
    assert set(await desk.asked()) == {EAST}
    assert len(await told(database)) == 1
    with pytest.raises(NotOutOfTime):
        await desk.service.claim(desk.id, side=WEST, place=here, actor=BEN)


async def test_the_flag_falls_even_during_a_restart(desk: Desk, database: Database, clock: Clock) -> None:
    await desk.begun(clock=CLOCK)
    due = [Due(desk.id, side, since, clock()) for side, since in (await desk.asked()).items()]
    assert await desk.service.time_out(due[0]) is None
    assert not await told(database), "it was not over yet"
    clock.pass_by(seconds=await has(desk, WEST))
    both = [Service(database, now=clock), Service(database, now=clock)]
    await asyncio.gather(*(each.time_out(due[0]) for each in both))
    assert len(await told(database)) == 1
    assert turns_of(await desk.row()).clock.fallen == {WEST: await place(desk)}  # type: ignore[union-attr]


async def test_the_other_side_can_claim_the_game(desk: Desk) -> None:
    here = await out_of_time(desk)
    state = await desk.service.claim(desk.id, side=WEST, place=here, actor=BEN)
    assert state.status == "resigned"
    entries = await desk.service.store.journal(desk.id, first=state.version, last=state.version)
    assert [(each.action, each.actor, each.answer) for each in entries] == [(CLAIM, BEN, '["@east"]')]
    record = read(write(await full_record(desk.service.store, own(state))))
    report = verify_record(record)
    assert (report.verdict, report.findings) == (FAIR, ())
    for act in (desk.service.claim, desk.service.play_turn_of):
        with pytest.raises(GameOver):
            await act(desk.id, side=WEST, place=here, actor=BEN)


async def test_the_autopilot_plays_only_that_turn(desk: Desk) -> None:
    here = await out_of_time(desk)
    await desk.service.play_turn_of(desk.id, side=WEST, place=here, actor=BEN)
    before = (await desk.row()).version
    await desk.time_out()
    row = await desk.row()
    entries = await desk.service.store.journal(desk.id, first=before + 1, last=row.version)
    assert {(each.action, each.actor) for each in entries} == {("steward", HOUSE)}
    assert (row.period, row.round) != here
    assert set(await desk.asked()) == {EAST}
    await desk.say(BEN, "done")
    assert set(await desk.asked()) == {WEST}
    before = (await desk.row()).version
    assert not await desk.due(), "West is asked itself again, and has its increment"
    assert (await desk.row()).version == before


async def test_a_game_whose_time_is_not_over_cannot_be_claimed(desk: Desk) -> None:
    """Forged clicks: too early, of another round, side or user."""
    await desk.begun(clock=CLOCK)
    here = await place(desk)
    before = await desk.row()
    for act in (desk.service.claim, desk.service.play_turn_of):
        for side, at, actor, error in (
            (WEST, here, BEN, NotOutOfTime),
            (EAST, here, ANNA, NotOutOfTime),
            ("north", here, BEN, NotOutOfTime),
            (WEST, here, ANNA, NotYourTurn),
            (WEST, here, CARLA, NotYourGame),
        ):
            with pytest.raises(error):
                await act(desk.id, side=side, place=at, actor=actor)
    assert await desk.row() == before
    desk.clock.pass_by(seconds=await has(desk, WEST) + 1)
    await desk.time_out()
    for side, at, actor, error in (
        (WEST, (here[0], here[1] + 1), BEN, NotOutOfTime),
        (EAST, here, ANNA, NotOutOfTime),
        (WEST, here, ANNA, NotYourTurn),
        (WEST, here, CARLA, NotYourGame),
    ):
        with pytest.raises(error):
            await desk.service.claim(desk.id, side=side, place=at, actor=actor)
    assert (await desk.row()).status == "running"


async def test_only_the_leader_of_a_side_can_claim(desk: Desk) -> None:
    here = await out_of_time(desk)
    now = desk.clock()
    await desk.service.sides.join(desk.id, EAST, CARLA, owner=ANNA, by=BEN, now=now, most=24)
    with pytest.raises(NotTheLeader):
        await desk.service.claim(desk.id, side=WEST, place=here, actor=CARLA)
    await desk.service.claim(desk.id, side=WEST, place=here, actor=BEN)


async def test_one_of_a_simultaneous_claim_and_answer_counts(desk: Desk) -> None:
    """The user who is late is told."""
    here = await out_of_time(desk)
    version = (await desk.row()).version
    both = await asyncio.gather(
        desk.service.claim(desk.id, side=WEST, place=here, actor=BEN),
        desk.say(ANNA, "done", version=version),
        return_exceptions=True,
    )
    (failed,) = [each for each in both if isinstance(each, BaseException)]
    assert isinstance(failed, NotOutOfTime | GameOver | AlreadyDecided)
    assert (await desk.row()).version == version + 1


@pytest.mark.stress("postgresql")
async def test_one_of_a_simultaneous_flag_and_answer_counts(desk: Desk, database: Database) -> None:
    await desk.begun(clock=CLOCK)
    desk.clock.pass_by(seconds=await has(desk, WEST) + 1)
    (due,) = await desk.due()
    await asyncio.gather(desk.service.time_out(due), desk.say(ANNA, "done"))
    assert set(await desk.asked()) == {EAST}
    assert len(await told(database)) <= 1
    clock = turns_of(await desk.row()).clock
    assert clock is not None
    assert clock.fallen == {}


async def test_after_an_agreed_undo_the_side_plays_its_turn_again(desk: Desk) -> None:
    await desk.laying(clock=CLOCK)
    here = await place(desk)
    desk.clock.pass_by(seconds=await has(desk, WEST) + 10)
    await desk.time_out()
    await desk.service.play_turn_of(desk.id, side=WEST, place=here, actor=BEN)
    row = await desk.row()
    clock = turns_of(row).clock
    assert clock is not None
    assert clock.played == {WEST: here}
    await desk.service.undo(row.id, version=row.version, to=row.version - 1, actor=ANNA, agreed=True)
    clock = turns_of(await desk.row()).clock
    assert clock is not None
    assert (clock.played, clock.fallen) == ({}, {})


@pytest.mark.stress("postgresql")
async def test_a_seat_keeps_its_clock_when_its_player_changes(desk: Desk) -> None:
    await desk.begun(clock=CLOCK)
    before = await has(desk, WEST)
    desk.clock.pass_by(seconds=60)
    chair = (await desk.service.roster.game(desk.id)).sides[WEST]
    await desk.service.reseat(desk.id, WEST, of=chair, user_id=CARLA, steward=False, by=ANNA)
    assert await has(desk, WEST) == before - 60
    chair = (await desk.service.roster.game(desk.id)).sides[WEST]
    await desk.service.reseat(desk.id, WEST, of=chair, user_id=NOBODY, steward=False, by=CARLA)
    desk.clock.pass_by(seconds=5_000)
    assert await desk.time_out() is None
    await desk.service.reseat(desk.id, WEST, of=None, user_id=CARLA, steward=False, by=CARLA)
    assert await has(desk, WEST) == before - 60, "nobody held it meanwhile"


async def test_rows_written_before_there_were_clocks_are_read(desk: Desk, database: Database) -> None:
    await desk.begun(pace=POST)
    async with database.write() as connection:
        old = '{"asked":{"west":{"since":7,"at":"2026-01-01T00:00:00Z","pace":"turn","lapses":true}},"spent":{}}'
        await connection.execute(sa.update(game).where(game.c.id == desk.id).values(asked=old))
    turns = turns_of(await desk.row())
    assert (turns.clock, turns.wish) == (None, None)
