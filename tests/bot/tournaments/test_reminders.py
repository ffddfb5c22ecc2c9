"""Each reminder of a tournament comes once, also over a restart, and after an outage only what still says something."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
import simcord.http.routes.messages as discord_messages
from simcord.backend.errors import BackendError
from support import stress
from support.discord_play import PlayServer, labels, text
from support.tournament.stage import TournamentStage, told

from bot.runtime import clock
from bot.tournaments.service import Decision
from engine.tournament import facts as f

pytestmark = pytest.mark.sqlite

MINUTES, HOUR = 60, 3_600
LISTS_DAY = 30
"""Days from now on until lists are due."""


class Days:
    """A tournament whose clock only the test moves."""

    def __init__(self, server: PlayServer) -> None:
        self.server, self.env, self.stage = server, server.env, TournamentStage(server)

    async def until(self, at: int) -> None:
        """Move the clock to a moment at once, then let the bot do what is due."""
        left = at - int(clock.now().timestamp())
        await self.server.later(max(0, left - 20))
        await self.look()

    async def look(self) -> None:
        for _ in range(3):
            await self.env.advance_time(20)

    async def again(self) -> None:
        """Start another process on the same database, and let it do what is due."""
        await self.server.restart()
        self.stage.service = type(self.stage.service)(type(self.stage.service.store)(self.server.bot.database))
        await self.look()

    def said(self, part: str, where: Any = None) -> list[Any]:
        every = self.server.messages(where or self.stage.channel)
        return [each for each in every if part in text(each)]

    def direct(self, number: int, part: str) -> list[Any]:
        return self.said(part, self.stage.people[number].user.dm_channel)

    async def register(self, *numbers: int, remind: bool = True) -> None:
        for number in numbers:
            person = self.stage.people[number] = self.server.guild.add_member(self.env.create_user(f"player{number}"))
            fact = f.Registered(player=number, name=f"Player {number}", person=person.id)
            decision = Decision([fact], remind=remind)
            await self.stage.service.decide(self.stage.id, lambda _t, _s, d=decision: d, by=person.id, now=clock.now())


@pytest.fixture
def days(server: PlayServer) -> Days:
    return Days(server)


def now() -> int:
    return int(clock.now().timestamp())


async def test_the_end_of_a_round_is_announced_once_at_30_10_and_0_minutes(days: Days) -> None:
    await days.stage.create(2)
    end = now() + 150 * MINUTES
    await days.until(end - 31 * MINUTES)
    assert not days.said("Tables without a report")
    for count, minutes in enumerate((30, 10, 0), 1):
        await days.until(end - minutes * MINUTES + 30)
        assert len(days.said("Tables without a report")) == count
        if minutes == 10 or stress.FULL:
            await days.again()
            assert len(days.said("Tables without a report")) == count, "once, over a restart too"
    assert len(days.said("Finish your current turn")) == 1
    assert all(not each.allowed_mentions.users for each in days.said("Tables without a report")), "nobody is pinged"


@pytest.mark.stress
async def test_after_an_outage_only_the_latest_reminder_is_sent_to_open_tables(days: Days) -> None:
    await days.stage.create(2)
    end = now() + 150 * MINUTES
    await days.until(end - 5 * MINUTES)
    assert len(days.said("Tables without a report")) == 1, "that of ten minutes; half an hour says nothing any more"
    table = await days.stage.table()
    reported = f.Reported(round=1, table=1, player=table.a, report={"a": {"fled": True}, "b": {"fled": True}})
    await days.stage.does(reported, by=days.stage.people[table.a])
    await days.until(end + 30)
    assert not days.said("Finish your current turn")


@pytest.mark.stress
async def test_absent_players_are_asked_once_an_hour_before_the_start(days: Days) -> None:
    start = now() + 3 * HOUR
    await days.stage.create(0, start=False, starts=start)
    await days.register(1, 2)
    await days.register(3, remind=False)
    await days.stage.does(f.CheckedIn(player=2), by=days.stage.people[2])
    await days.until(start - HOUR - 5 * MINUTES)
    assert not days.said("Please check in")
    await days.until(start - HOUR + 30)
    (asked,) = days.said("Please check in")
    assert labels(asked) == ["Check in"]
    await days.again()
    await days.until(start - 10 * MINUTES)
    assert len(days.said("Please check in")) == 1
    directly = [len(days.direct(number, "Please check in")) for number in (1, 2, 3)]
    assert directly == [1, 0, 0], "who asked for it, and is not here"
    pressed = await days.stage.press(days.stage.people[1], asked, "Check in")
    assert (await days.stage.t).players[1].here, told(pressed)
    before = (await days.stage.t).version
    await days.stage.press(days.stage.people[1], asked, "Check in")
    assert (await days.stage.t).version == before, "once"


@pytest.mark.stress
async def test_no_player_is_asked_after_the_start(days: Days) -> None:
    start = now() + 3 * HOUR
    await days.stage.create(0, start=False, starts=start)
    await days.register(1, 2)
    await days.until(start + 10 * MINUTES)
    assert not days.said("Please check in")
    assert not days.direct(1, "Please check in")


@pytest.mark.stress
async def test_players_without_a_list_are_reminded_at_72_and_24_hours(days: Days) -> None:
    today = clock.now().date()
    lists = (today + timedelta(days=LISTS_DAY)).toordinal()
    await days.stage.create(0, start=False, lists=True, lists_day=lists, event_day=lists + 14)
    await days.register(1, 2)
    end = (
        int((clock.now().replace(hour=0, minute=0, second=0, microsecond=0)).timestamp()) + (LISTS_DAY + 1) * 24 * HOUR
    )
    await days.until(end - 73 * HOUR)
    assert not days.said("deadline for army lists")
    await days.until(end - 72 * HOUR + 30)
    await days.again()
    (first,) = days.said("deadline for army lists")
    assert "Player 1" in text(first)
    assert "Player 2" in text(first)
    await days.stage.hand_in(2, "A | Hastati | 4")
    await days.until(end - 24 * HOUR + 30)
    await days.again()
    (_, second) = days.said("deadline for army lists")
    assert "Player 1" in text(second)
    assert "Player 2" not in text(second)
    assert [len(days.direct(number, "hand in your army list")) for number in (1, 2)] == [2, 1]


@pytest.mark.stress
async def test_a_player_who_moves_up_is_notified_once(days: Days) -> None:
    await days.stage.create(0, start=False, places=2, starts=now() + 90 * 24 * HOUR)
    await days.register(1, 2, 3)
    await days.register(4, remind=False)
    await days.look()
    assert not days.said("A place has become free")
    await days.stage.does(f.Withdrawn(player=1), by=days.stage.people[1])
    await days.look()
    await days.again()
    (told_,) = days.said("A place has become free")
    assert not told_.allowed_mentions.users, "only the two of a table, and judges, are pinged"
    assert len(days.direct(3, "you now take part")) == 1
    await days.stage.does(f.Withdrawn(player=2), by=days.stage.people[2])
    await days.look()
    await days.again()
    assert len(days.said("A place has become free")) == 2
    assert not days.direct(4, "you now take part"), "who did not ask for direct messages has none"
    assert len(days.direct(3, "you now take part")) == 1


@pytest.mark.stress
async def test_closed_direct_messages_are_tried_once_and_replaced_by_the_channel(
    days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = now() + 3 * HOUR
    await days.stage.create(0, start=False, starts=start)
    await days.register(1, 2)
    closed, tried = days.stage.people[1].user.dm_channel.id, list[int]()
    allowed = discord_messages._send_permissions

    def refuse(ctx: Any, channel_id: int) -> None:
        if channel_id == closed:
            tried.append(channel_id)
            raise BackendError(403, 50007, "Cannot send messages to this user")
        allowed(ctx, channel_id)

    monkeypatch.setattr(discord_messages, "_send_permissions", refuse)
    await days.until(start - HOUR + 30)
    await days.again()
    await days.until(start - 10 * MINUTES)
    assert len(tried) == 1
    assert len(days.said("Please check in")) == 1
    assert len(days.direct(2, "Please check in")) == 1


async def test_players_left_alone_are_paired_again_once(days: Days) -> None:
    stage = days.stage
    await stage.create(4, late_minutes=0)
    t = await stage.t
    for table in t.rounds[0].tables.values():
        come = f.NobodyCame(round=1, table=table.number, player=table.a)
        await stage.does(come, by=stage.people[table.a])
    stayed = {table.a for table in t.rounds[0].tables.values()}
    panel = await stage.slash(stage.judge, "judge panel")
    second = await stage.slash(stage.organizer, "judge panel")
    await stage.press(stage.judge, panel, "Pair again")
    version = (await stage.t).version
    late = await stage.press(stage.organizer, second, "Pair again")
    assert (await stage.t).version == version, told(late)
    assert "T53" in told(late)
    tables = (await stage.t).rounds[0].tables.values()
    assert stayed in [set(table.players) for table in tables if not table.results]
