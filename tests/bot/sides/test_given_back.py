"""Time at which nobody could answer is given back: the bot is off, Discord does not answer, the channel is closed."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support.discord_play import PlayServer, presses, private, text
from support.duel.desk import ANNA, BEN, EAST, WEST, Desk
from support.duel.room import Room
from support.toygame.play import Clock

from bot.games.errors import ChannelGone
from bot.games.seats.chairs import LIVE, POST
from bot.games.seats.clocks import left
from bot.games.seats.given_back import GRACE
from bot.games.service import Service
from bot.runtime import clock as bot_clock
from db import Database
from db.quiet import BOT, CLOSED, GAME, GUILD, Quiet
from db.schema.community import quiet
from db.schema.games import lapse
from db.sides import turns_of
from engine.core.asks import REACTION, TURN
from engine.core.record import LAPSE

pytestmark = [pytest.mark.simcord(settle_timeout=60), pytest.mark.duel]

MINUTE, HOUR = 60, 3_600


class Away(Room):
    """A duel whose bot is away for a while."""

    async def dark(self, seconds: float) -> None:
        """Let Discord answer nothing but errors for a while."""
        faults = self.server.env.backend.faults
        for path in ("/channels/*/messages*", "/webhooks/*", "/interactions/*"):
            self.server.env.inject_error("*", path, status=503, times=None)
        await self.server.bot.context.board_delivery.enqueue((await self.row()).id)
        await self.server.env.advance_time(seconds)
        faults.clear()
        while self.server.bot.outages.since() is not None:
            await self.server.env.advance_time(15)
        await self.server.env.advance_time(30)

    async def lock(self, locked: bool) -> None:
        """Let nobody write in the channel, or let them again."""
        denied = 2048 if locked else 0
        role = Overwrite(target_id=self.server.guild.default_role.id, type=OverwriteType.ROLE, allow=0, deny=denied)
        self.server.env.backend.set_overwrite(self.channel.id, role)
        await self.server.env.advance_time(1)

    async def has(self, side: str) -> float:
        return left(turns_of(await self.row()), side, bot_clock.now())

    async def due(self) -> dict[str, Any]:
        async with self.server.bot.database.read() as connection:
            return {row.side: row.due_at for row in await connection.execute(sa.select(lapse))}

    async def lapsed(self) -> int:
        row = await self.row()
        entries = await self.server.bot.context.service.store.journal(row.id, first=1, last=row.version)
        return sum(each.action == LAPSE for each in entries)

    def board(self) -> str:
        return text([each for each in self.server.boards(self.channel) if each not in self.claims()][-1])

    def windows(self) -> list[Any]:
        found = self.server.messages(self.channel)
        return [m for m in found if any(press.action in {"window", "windowanswer"} for press in presses(m))]

    def claims(self) -> list[Any]:
        found = self.server.messages(self.channel)
        return [each for each in found if any(press.action == "clockclaim" for press in presses(each))]


@pytest.fixture
def room(server: PlayServer) -> Away:
    return Away(server)


async def test_a_clock_stops_while_the_bot_is_off(room: Away, server: PlayServer) -> None:
    await room.begun(clock="10+15 s")
    await server.later(100)
    before = await room.has(WEST)
    await server.off(2 * HOUR)
    assert abs(await room.has(WEST) - before) <= 15, "at most what lies between two signs of life"
    assert not room.claims()
    assert "The bot was offline for 2 h, so your time was extended." in room.board()
    assert "offline for 2 h" in private(await server.alice.slash(room.channel, "siege status"))
    await server.later(before - 30)
    await server.env.advance_time(5)
    assert not room.claims()
    await server.later(60)
    await server.env.advance_time(20)
    assert room.claims()
    await room.order(server.alice, "done")
    assert "was offline" not in room.board()


@pytest.mark.stress
async def test_a_clock_at_its_end_has_two_minutes_after_the_start(room: Away, server: PlayServer) -> None:
    await room.begun(clock="10")
    await server.later(590)
    await server.off(2 * HOUR)
    await server.later(100)
    await server.env.advance_time(5)
    assert not room.claims()
    assert await room.has(WEST) == 0
    await server.later(20)
    await server.env.advance_time(20)
    assert room.claims()


@pytest.mark.stress
async def test_a_live_window_is_posted_again_with_its_whole_minute(room: Away, server: PlayServer) -> None:
    await room.begun(traps=("500,0", "600,0"), pace=LIVE)
    row = await room.row()
    await server.bot.context.service.order(row.id, side=EAST, answer=("ask",), actor=server.bob.id)
    await room.order(server.alice, "go", "300,0")
    await room.order(server.bob, "go", "700,0")
    await room.order(server.alice, "go", "400,0")
    await server.env.advance_time(2)
    (old,) = room.windows()
    assert "▰▰▰▰▰▰ 60" in text(old)
    await server.later(40)
    await server.off(HOUR)
    await server.env.advance_time(2)
    (new,) = room.windows()
    assert new.id != old.id
    assert "▰▰▰▰▰▰ 60" in text(new)
    await server.later(50)
    await server.env.advance_time(2)
    assert await room.lapsed() == 0
    await server.later(10)
    await server.env.advance_time(16)
    assert await room.lapsed() == 1


@pytest.mark.parametrize(
    ("pace", "turn"), [pytest.param(LIVE, 30 * MINUTE, marks=pytest.mark.stress), (POST, 48 * HOUR)]
)
async def test_a_deadline_is_extended_while_the_bot_is_off(
    room: Away, server: PlayServer, pace: str, turn: int
) -> None:
    await room.begun(pace=pace)
    (before,) = (await room.due()).values()
    await server.off(turn + HOUR)
    (after,) = (await room.due()).values()
    away = timedelta(seconds=turn + HOUR)
    assert away <= after - before <= away + timedelta(seconds=15)
    assert await room.lapsed() == 0


@pytest.mark.stress
async def test_an_answer_right_after_the_start_is_not_charged(room: Away, server: PlayServer) -> None:
    """The click comes before the bot has recorded its absence."""
    await room.begun(clock="10")
    before = await room.has(WEST)
    server.env.backend.clock.advance(2 * HOUR)
    await room.order(server.alice, "done")
    assert abs(await room.has(WEST) - before) <= 15


@pytest.mark.stress
async def test_an_invitation_stays_open_for_the_missed_time(room: Away, server: PlayServer) -> None:
    await room.invite(pace=LIVE)
    await server.env.advance_time(5)
    ((side, before),) = turns_of(await room.row()).invited.items()
    for _ in range(2):
        await server.off(2 * HOUR)
        await server.env.advance_time(5)
    found = turns_of(await room.row()).invited
    assert abs((found[side] - before).total_seconds() - 4 * HOUR) <= 30


@pytest.mark.stress
async def test_a_short_absence_does_not_count(room: Away, server: PlayServer) -> None:
    await room.begun(clock="10")
    await server.env.advance_time(20)
    await server.off(40)
    assert "was offline" not in room.board()
    assert await room.has(WEST) <= 541


@pytest.mark.stress
async def test_an_absence_is_made_up_for_once_over_several_starts(room: Away, server: PlayServer) -> None:
    await room.begun(clock="10")
    before = await room.has(WEST)
    for _ in range(3):
        await server.off(HOUR)
        await server.bot.context.scheduler.go()
    assert abs(await room.has(WEST) - before) <= 45
    assert "was offline for 3 h" in room.board()


@pytest.mark.stress
async def test_a_clock_stops_while_discord_answers_only_with_errors(room: Away, server: PlayServer) -> None:
    await room.begun(clock="2")
    before = await room.has(WEST)
    await room.dark(3 * MINUTE)
    assert not room.claims()
    assert before - await room.has(WEST) <= MINUTE, "what passed after Discord answered again"
    assert "Discord did not answer for" in room.board()


@pytest.mark.stress
async def test_clicks_without_a_working_response_show_an_outage(room: Away, server: PlayServer) -> None:
    """The bot posts nothing meanwhile, so only the clicks of the awaited player show the outage."""
    await room.begun(clock="10")
    before = await room.has(WEST)
    server.env.check_errors = False
    for path in ("/channels/*/messages*", "/webhooks/*", "/interactions/*"):
        server.env.inject_error("*", path, status=503, times=None)
    for _ in range(2):
        await room.order(server.alice, "done")
    assert server.bot.outages.since() is not None
    for _ in range(12):
        await server.env.advance_time(30)
    server.env.backend.faults.clear()
    await room.order(server.alice, "done")
    await server.env.advance_time(30)
    assert before - await room.has(WEST) <= MINUTE


@pytest.mark.stress
async def test_a_clock_stops_while_no_one_can_write_in_the_channel(room: Away, server: PlayServer) -> None:
    await room.begun(clock="3")
    await server.later(60)
    before = await room.has(WEST)
    await room.lock(True)
    await server.later(6 * MINUTE - 20)
    await server.env.advance_time(20)
    assert not room.claims()
    await room.lock(False)
    assert before - await room.has(WEST) <= 5
    assert "Nobody could write here for 6 min" in room.board()


@pytest.mark.stress
async def test_a_clock_stops_while_the_server_cannot_be_reached(room: Away, server: PlayServer) -> None:
    await room.begun(clock="3")
    before = await room.has(WEST)
    guild = server.bot.get_guild(server.guild.id)
    assert guild is not None
    guild.unavailable = True
    server.bot.dispatch("guild_unavailable", guild)
    await server.env.advance_time(1)
    await server.later(6 * MINUTE)
    await server.env.advance_time(16)
    assert not room.claims()
    guild.unavailable = False
    server.bot.dispatch("guild_available", guild)
    await server.env.advance_time(1)
    assert before - await room.has(WEST) <= 5
    assert "Discord did not answer for 6 min" in room.board()


@pytest.mark.stress
async def test_a_clock_stops_while_the_channel_is_deleted(room: Away, server: PlayServer) -> None:
    """The bot gets no notification: it checks before a clock runs out."""
    await room.begun(clock="3")
    before, channels = await room.has(WEST), server.bot.context.board_delivery.channels
    find, cached = channels.find, server.bot.get_channel

    async def gone(channel_id: int, **more: Any) -> Any:
        raise ChannelGone("", detail="unknown")

    channels.find = gone  # type: ignore[method-assign]
    server.bot.get_channel = lambda _: None  # type: ignore[method-assign,assignment]
    await server.later(6 * MINUTE)
    await server.env.advance_time(16)
    assert not room.claims()
    channels.find, server.bot.get_channel = find, cached  # type: ignore[method-assign]
    await server.env.advance_time(16)
    assert await room.has(WEST) >= before - 16, "since when is not known: it has all its time again"


@pytest.mark.stress
async def test_setting_the_machines_clock_back_takes_no_time(room: Away, server: PlayServer) -> None:
    await room.begun(clock="10")
    before = await room.has(WEST)
    await server.later(60)
    server.env.backend.clock.elapsed -= HOUR
    await server.env.advance_time(20)
    assert await room.has(WEST) <= before
    assert not room.claims()
    server.env.backend.clock.advance(HOUR)
    await server.env.advance_time(20)
    assert before - await room.has(WEST) <= 140, "what passed, and no hour"
    assert not room.claims()


@pytest.mark.stress
async def test_overlapping_outages_count_once(room: Away, server: PlayServer) -> None:
    """The bot is killed while the channel is closed, and it is open when the bot is back."""
    await room.begun(clock="10")
    before = await room.has(WEST)
    await room.lock(True)
    await server.later(2 * MINUTE)
    await server.off(20 * MINUTE)
    await server.later(2 * MINUTE)
    await room.lock(False)
    assert abs(await room.has(WEST) - before) <= 5
    async with server.bot.database.read() as connection:
        found = (await connection.execute(sa.select(quiet.c.scope, quiet.c.applied_at))).all()
    assert {row.scope for row in found} == {BOT, GAME}
    assert all(row.applied_at is not None for row in found)


@pytest.mark.stress
async def test_a_question_that_is_not_posted_keeps_all_its_time(room: Away, server: PlayServer) -> None:
    await room.begun(pace=LIVE)
    server.env.inject_error("*", "/channels/*/messages*", status=503, times=3)
    await room.order(server.alice, "done")
    row = await room.row()
    asked = turns_of(row).asked
    assert [each.shown for each in asked.values()] == [False]
    assert await room.due() == {}
    await server.env.advance_time(90)
    ((side, now_asked),) = turns_of(await room.row()).asked.items()
    assert now_asked.shown
    assert (await room.due())[side] == now_asked.at + timedelta(minutes=30)
    assert now_asked.at > asked[side].at


# --- to the second ---


@pytest_asyncio.fixture
async def desk(database: Database, clock: Clock, rules: Any) -> AsyncIterator[Desk]:
    yield Desk(Service(database, now=clock), rules, clock)


class Model:
    """What a side is charged: each second in which its question was out, and it could be reached."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.rows, self.open = desk, list[Quiet](), dict[str, int]()
        self.shown, self.charged = False, 0
        desk.service.games.posts = True
        desk.service.games.missing = lambda _game, _side: self.rows

    def pass_by(self, seconds: int) -> None:
        self.desk.clock.pass_by(seconds=seconds)
        self.charged += seconds * (self.shown and not self.open)

    def begin(self, scope: str) -> None:
        if scope not in self.open:
            self.open[scope] = len(self.rows)
            self.rows.append(Quiet(len(self.rows) + 1, scope, "x", CLOSED, self.desk.clock(), None, None))

    def end(self, scope: str) -> None:
        if scope in self.open:
            place = self.open.pop(scope)
            old = self.rows[place]
            self.rows[place] = Quiet(old.id, old.scope, old.key, old.why, old.from_at, self.desk.clock(), None)

    async def deliver(self) -> None:
        if not self.open and not self.shown:
            row = await self.desk.row()
            await self.desk.service.shown(row.id, since=row.version)
            self.shown = True


@pytest.mark.parametrize("seed", range(6))
async def test_a_side_is_charged_only_while_it_could_answer(desk: Desk, seed: int) -> None:
    """For any course of events: the time charged is the time during which the question was posted and the side
    reachable.
    """
    draw = random.Random(seed)
    await desk.begun(clock=(3_000, 0), pace=POST)
    model = Model(desk)
    await desk.say(ANNA, "done")
    bank = left(turns_of(await desk.row()), EAST, desk.clock())
    for _ in range(60):
        act = draw.choice(["pass", "pass", "begin", "end", "end", "deliver", "given"])
        scope = draw.choice([BOT, GUILD, GAME])
        if act == "pass":
            model.pass_by(draw.randrange(1, 90))
        elif act == "begin":
            model.begin(scope)
        elif act == "end":
            model.end(scope)
        elif act == "deliver":
            await model.deliver()
        elif draw.random() < 0.5:
            row = desk.service.games.caught_up(await desk.row())
            assert left(turns_of(row), EAST, desk.clock()) == max(0, bank - model.charged)
        else:
            await given(desk)
    model.pass_by(-1 + 1)
    desk.clock.pass_by(seconds=-1)
    await desk.say(BEN, "done")
    assert left(turns_of(await desk.row()), EAST, desk.clock()) == max(0, bank - model.charged)


async def given(desk: Desk) -> None:
    """Store what was given back so far, as after an outage."""
    row = await desk.row()
    fresh = desk.service.games.caught_up(row)
    await desk.service.store.commit(row, changes={"asked": fresh.asked}, entries=[], message=None)


@pytest.mark.parametrize(("pace", "kind"), [(LIVE, TURN), (POST, TURN), (POST, REACTION)])
async def test_no_deadline_passes_during_the_grace_period(desk: Desk, pace: str, kind: str) -> None:
    await desk.begun(pace=pace)
    model = Model(desk)
    if kind == REACTION:
        await desk.order(BEN, EAST, "ask")
        await desk.say(ANNA, "go", "300,0")
        await desk.say(BEN, "go", "700,0")
        await desk.say(ANNA, "go", "400,0")
    else:
        await desk.say(ANNA, "done")
    await model.deliver()
    (asked,) = turns_of(await desk.row()).asked.values()
    assert asked.pace == kind
    ((_, _, due),) = [tuple(each)[:3] for each in await dues(desk)]
    model.pass_by(int((due - desk.clock()).total_seconds()) - 5)
    model.begin(BOT)
    model.pass_by(HOUR)
    model.end(BOT)
    await given(desk)
    ((_, _, due),) = [tuple(each)[:3] for each in await dues(desk)]
    assert due == desk.clock() + GRACE[pace][kind]


async def dues(desk: Desk) -> list[Any]:
    from bot.games.seats.chairs import due_times
    from db.sides import chairs_of

    row = await desk.row()
    return list(due_times(row, chairs_of(row), desk.clock()))
