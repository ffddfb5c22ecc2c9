"""Tournaments over weeks on a simulated Discord: threads of tables, times, reminders, more time, by a virtual clock."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support.discord_play import PlayServer, labels, private, text
from support.tournament.play import Play, worth
from support.tournament.stage import told
from support.tournament.weeks import Weeks, pinged

from bot.runtime import clock
from bot.tournaments.schedule import table_ends
from bot.tournaments.service import Decision
from db.tournaments.journal import Shown
from engine.tournament import facts as f

pytestmark = pytest.mark.sqlite

DAY = 86_400


@pytest.fixture
def weeks(server: PlayServer) -> Weeks:
    return Weeks(server)


async def test_each_table_has_a_thread_until_it_is_final(weeks: Weeks) -> None:
    await weeks.begin(4)
    threads = weeks.threads()
    assert len(threads) == 2
    thread = next(each for each in threads if "table 1" in each.name)
    one, other = await weeks.pair()
    (head,) = weeks.server.messages(thread)
    assert {one.id, other.id} == pinged(head)
    assert "Play and report until" in text(head)
    assert labels(head) == ["Report", "When?", "More time", "Nobody came"]
    await weeks.stage.does(f.Ruled(round=1, table=1, report=worth("breccia", 100, 0)))
    await weeks.later()
    (head,) = weeks.server.messages(thread)
    assert "is final" in text(head)
    assert not labels(head)
    assert thread.thread_metadata.archived
    assert not next(each for each in threads if each is not thread).thread_metadata.archived


async def test_times_are_proposed_and_accepted_with_a_reminder_an_hour_before(weeks: Weeks) -> None:
    await weeks.begin()
    (thread,) = weeks.threads()
    one, other = await weeks.pair()

    async def propose(*times: str, zone: str = "Rome") -> Any:
        form = await weeks.press(one, thread, "When?", last=False)
        typed = {f"time{number}": time for number, time in enumerate((*times, "", "")[:3], 1)}
        return await one.submit_modal(form, {**typed, "zone": zone})

    assert "as a day and a time" in private(await propose("tea"))
    assert "Nowhereland" in private(await propose("21:00", zone="Nowhereland"))
    late = (clock.now() + timedelta(days=30)).strftime("%Y-%m-%d 21:00")
    assert "is too late" in private(await propose(late))
    day = (clock.now() + timedelta(days=3)).strftime("%Y-%m-%d")
    said = await propose(f"{day} 21:00", f"{day} 22:00")
    rome = datetime.fromisoformat(f"{day} 21:00").replace(tzinfo=ZoneInfo("Europe/Rome"))
    agreed = int(rome.timestamp())
    assert f"<t:{agreed}:F>" in private(said)
    await weeks.later()
    asked = weeks.server.messages(thread)[-1]
    assert pinged(asked) == {other.id}
    assert "proposes" in text(asked)
    assert "yourself" in private(await weeks.press(one, thread, "1:"))
    await weeks.press(other, thread, "1:")
    await weeks.later()
    message = weeks.server.messages(thread)[-1]
    assert pinged(message) == {one.id, other.id}
    assert f"<t:{agreed}:F>" in text(message)
    (file,) = message.attachments
    assert file["filename"] == "table-1.ics"
    stale = await weeks.press(other, thread, "2:")
    assert (await weeks.stage.table()).agreed == agreed, private(stale)
    hour = agreed - 3600 - int(clock.now().timestamp())
    await weeks.later(seconds=hour - 300)
    before = len(weeks.server.messages(thread))
    await weeks.later(seconds=400)
    found = weeks.server.messages(thread)[before:]
    (reminder,) = [each for each in found if "your game at table 1" in text(each)]
    assert pinged(reminder) == {one.id, other.id}


@pytest.mark.stress
async def test_tables_without_a_report_are_reminded_at_72_and_24_hours_and_judges_at_the_end(weeks: Weeks) -> None:
    await weeks.begin(4)
    stage = weeks.stage
    first = next(each for each in weeks.threads() if "table 1" in each.name)
    second = next(each for each in weeks.threads() if each is not first)
    await stage.does(f.Ruled(round=1, table=1, report=worth("breccia", 100, 0)))
    one, other = await weeks.pair(2)
    await weeks.later(days=3, hours=23)
    assert len(weeks.server.messages(second)) == 1
    await weeks.later(hours=2)
    (reminder,) = weeks.server.messages(second)[1:]
    assert "has no result yet" in text(reminder)
    assert pinged(reminder) == {one.id, other.id}
    await weeks.server.restart()
    await weeks.later(days=2)
    assert len(weeks.server.messages(second)) == 3, "once each, over a restart too"
    assert len(weeks.server.messages(first)) == 1
    await weeks.later(days=1)
    (told_,) = [each for each in weeks.server.messages(stage.channel) if "were not played" in text(each)]
    assert pinged(told_) == {stage.organizer.id, stage.judge.id}
    assert text(told_).endswith("\n**2** nobody has proposed a time")
    await weeks.later(days=7)
    result = (await stage.table(2)).result
    assert result is not None
    assert (result.points, result.outcome, result.by) == ((0, 0), "unplayed", 0)


@pytest.mark.stress
async def test_more_time_is_requested_and_granted(weeks: Weeks) -> None:
    await weeks.begin()
    stage, (thread,) = weeks.stage, weeks.threads()
    panel = private(await stage.judge.slash(stage.channel, "judge panel"))
    assert "has no result: Player" in panel
    assert "nobody has proposed a time" in panel
    one, other = await weeks.pair()
    form = await weeks.press(one, thread, "More time")
    await one.submit_modal(form, {"reason": "a cold"})
    await weeks.later()
    plea = weeks.server.messages(thread)[-1]
    assert pinged(plea) == {stage.organizer.id, stage.judge.id}
    assert "a cold" in text(plea)
    assert "judges" in told(await weeks.press(other, thread, "One more day")).lower()
    assert not (await stage.table()).minutes
    await weeks.press(stage.judge, thread, "One more day")
    assert (await stage.table()).minutes == 1440
    await weeks.later()
    assert "has answered. You can play until <t:" in text(weeks.server.messages(thread)[-1])
    day = (clock.now() + timedelta(days=20)).strftime("%Y-%m-%d")
    told_ = private(await stage.judge.slash(stage.channel, "judge time", until=f"{day} 22:00", table=1))
    until = int(datetime.fromisoformat(f"{day} 22:00+00:00").timestamp())
    assert f"<t:{until}" in told_
    await weeks.later()
    assert f"<t:{until}" in text(weeks.server.messages(thread)[0])
    panel = private(await stage.judge.slash(stage.channel, "judge panel"))
    assert "has no result" not in panel, "the table has just been given time"
    assert "as a day and a time" in private(await stage.judge.slash(stage.channel, "judge time", until="tea"))
    assert "passed" in private(
        await stage.judge.slash(stage.channel, "judge time", until=f"{clock.now():%Y-%m-%d} 0:00")
    )


@pytest.mark.stress
async def test_without_the_permission_the_organizer_is_notified_and_the_table_continues(weeks: Weeks) -> None:
    channel = weeks.env.backend.channels[weeks.stage.channel.id]
    everybody = weeks.server.guild.id
    denied = discord.Permissions(create_public_threads=True).value
    channel.overwrites.append(Overwrite(target_id=everybody, type=OverwriteType.ROLE, deny=denied))
    await weeks.begin()
    assert not weeks.threads()
    direct = weeks.server.messages(weeks.stage.organizer.user.dm_channel)
    (told_,) = [text(each) for each in direct if "cannot open threads for the tables of round 1" in text(each)]
    assert "Create Public Threads" in told_
    one, other = await weeks.pair()
    mine = await one.slash(weeks.stage.channel, "tournament table")
    assert "Play and report until" in private(mine)
    form = await weeks.stage.press(one, mine, "When?")
    await one.submit_modal(form, {"time1": "tomorrow 21:00", "time2": "", "time3": "", "zone": "UTC"})
    await weeks.later()
    assert pinged(weeks.server.messages(weeks.stage.channel)[-1]) == {other.id}
    await weeks.later(days=4, hours=2)
    reminder = weeks.server.messages(weeks.stage.channel)[-1]
    assert "Tables without a result" in text(reminder)
    assert pinged(reminder) == {one.id, other.id}


@pytest.mark.stress
async def test_a_deleted_thread_is_opened_again(weeks: Weeks) -> None:
    await weeks.begin()
    (thread,) = weeks.threads()
    await weeks.server.bot.http.delete_channel(thread.id)
    await weeks.later(minutes=3)
    (again,) = weeks.threads()
    assert again.id != thread.id
    assert "Play and report until" in weeks.said(again)[0]


@pytest.mark.stress
async def test_a_judge_settles_a_table_to_which_no_player_came(weeks: Weeks) -> None:
    await weeks.begin()
    stage, (thread,) = weeks.stage, weeks.threads()
    one, other = await weeks.pair()
    assert "have not agreed on a time" in private(await weeks.press(one, thread, "Nobody came"))
    number = (await stage.table()).a
    soon = int(clock.now().timestamp()) + 3 * 3600
    await stage.does(f.TimesProposed(round=1, table=1, player=number, times=(soon,)), by=one)
    await stage.does(f.TimeAgreed(round=1, table=1, player=(await stage.table()).b, time=soon), by=other)
    await weeks.later(hours=3)
    assert "not late yet" in private(await weeks.press(one, thread, "Nobody came"))
    await weeks.later(minutes=30)
    await weeks.press(one, thread, "Nobody came")
    await weeks.later()
    plea = weeks.server.messages(thread)[-1]
    assert pinged(plea) == {stage.organizer.id, stage.judge.id}
    assert labels(plea) == ["Win by default", "Wait"]
    await weeks.press(stage.judge, thread, "Win by default")
    result = (await stage.table()).result
    assert result is not None
    assert (result.points, result.players) == ((300, 0), ((await stage.table()).b,))


@pytest.mark.stress
async def test_rounds_follow_at_their_hour_unless_a_ruling_is_pending(weeks: Weeks) -> None:
    await weeks.begin(4, rounds=2, scenarios=("breccia", "ponte"))
    stage = weeks.stage
    for number in (1, 2):
        await stage.does(f.Ruled(round=1, table=number, report=worth("breccia", 100 * number, 0)))
    await weeks.later(days=6)
    assert not (await stage.t).rounds[0].closed, "a judge may be earlier, the bot is not"
    await weeks.later(days=1, hours=1)
    t = await stage.t
    assert [each.closed for each in t.rounds] == [True, False]
    assert t.rounds[1].scenario == "ponte"
    assert any("Round 2 of 2" in each for each in weeks.said(stage.channel))
    assert sum("round 2" in each.name for each in weeks.threads()) == 2
    one = t.rounds[1].tables[1].a
    await stage.does(f.Ruled(round=2, table=2, report=worth("ponte", 100, 0)))
    report = f.Reported(round=2, table=1, player=one, report=worth("ponte", 100, 0))
    await stage.does(report, by=stage.people[one])
    other = t.rounds[1].tables[1].b
    await stage.does(f.Disputed(round=2, table=1, player=other, report=1), by=stage.people[other])
    await weeks.later(days=7, hours=1)
    assert not (await stage.t).rounds[1].closed
    (held,) = [each for each in weeks.server.messages(stage.channel) if "needs your decision first" in text(each)]
    assert pinged(held) == {stage.organizer.id, stage.judge.id}
    await stage.does(f.Ruled(round=2, table=1, report=worth("ponte", 100, 0)))
    await weeks.later()
    assert (await stage.t).rounds[1].closed
    assert (await stage.t).stage == "running", "the end is the organizer's"


@pytest.mark.stress
async def test_another_channel_can_watch_a_tournament(weeks: Weeks) -> None:
    stage, second = weeks.stage, weeks.server.second
    await stage.create(2, start=False, scenarios=("breccia",))
    refused = private(await stage.judge.slash(second, "tournament watch", tournament=stage.id))
    assert "organizer" in refused
    assert "own channel" in private(await stage.organizer.slash(stage.channel, "tournament watch", tournament="Cup"))
    await stage.service.decide(
        stage.id, lambda _t, _s: Decision([], posts=[Shown("announcement")]), by=0, now=clock.now()
    )
    await weeks.later()
    assert "This channel follows Cup" in private(
        await stage.organizer.slash(second, "tournament watch", tournament="cup")
    )
    assert "already" in private(await stage.organizer.slash(second, "tournament watch", tournament="Cup"))
    await weeks.later()
    assert "Registration is open" in weeks.said(second)[0]
    await stage.draw()
    await stage.pair()
    shown = [Shown("announcement"), Shown("round", 1)]
    await stage.service.decide(stage.id, lambda _t, _s: Decision([], posts=shown), by=0, now=clock.now())
    await weeks.later()
    assert "In progress" in weeks.said(second)[0]
    assert "Round 1" in weeks.said(second)[1]
    for message in weeks.server.messages(second):
        assert not pinged(message)
    made = await stage.organizer.slash(
        second, "tournament create", format="games", name="B", when="2026-03-22 9:30", zone="Rome"
    )
    assert "is ready" in private(made), "a channel that watches can have a tournament of its own"
    assert "no longer follows" in private(await stage.organizer.slash(second, "tournament unwatch"))
    assert "does not follow any" in private(await stage.organizer.slash(second, "tournament unwatch"))
    await stage.does(f.Ruled(round=1, table=1, report=worth("breccia", 100, 0)))
    await stage.service.decide(stage.id, lambda _t, _s: Decision([], posts=shown), by=0, now=clock.now())
    await weeks.later(minutes=2)
    assert "10 : 0" in text(weeks.server.messages(stage.channel)[1])
    assert "10 : 0" not in weeks.said(second)[1]


@pytest.mark.parametrize(
    ("posted", "ends"),
    [
        (0, 1),  # at its hour
        (1, 1),  # a judge was an hour late
        (3 * 24, 1),
        (4 * 24, 2),  # less than half a week would be left
        (-2 * 24, 1),
        (-6 * 24, 1),  # never before the first week is over
        (7 * 24 + 30, 2),
    ],
)
def test_t78_a_round_ends_at_the_planned_weekday_and_hour_however_late_it_was_posted(posted: int, ends: int) -> None:
    zone = ZoneInfo("Europe/Rome")
    starts = datetime(2026, 3, 23, 20, tzinfo=zone)  # a Monday; the clocks change on Sunday
    play = Play(clock="week", zone="Europe/Rome", starts=int(starts.timestamp()), scenarios=("breccia",), rounds=1)
    play.register(2)
    play.close()
    play.now = int(starts.timestamp()) + 3_600 * posted
    play.pair()
    found = table_ends(play.t, 1)
    assert found is not None
    assert datetime.fromtimestamp(found, zone) == starts + timedelta(weeks=ends)
