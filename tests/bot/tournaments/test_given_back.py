"""Tournaments while the bot is off: rounds end a day after it, silence counts later, and nothing is given twice."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support.discord_play import PlayServer, private, text
from support.tournament.play import Play, worth
from support.tournament.stage import TournamentStage
from support.tournament.weeks import Weeks

from bot.runtime import clock
from bot.tournaments.deadlines import moved_ends, put_off_by_outages
from bot.tournaments.reports import posts_of
from bot.tournaments.schedule import table_ends
from bot.tournaments.service import Decision, TournamentService
from db.quiet import AWAY, BOT, Quiet
from db.tournaments.store import Tournaments
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.settings import Settings

pytestmark = [pytest.mark.simcord(settle_timeout=60), pytest.mark.own_bot]

HOUR, DAY = 3_600, 86_400
LIST = Path(__file__).parents[2] / "engine/tournament/example-list.txt"


def row(begin: float, end: float, number: int = 1) -> Quiet:
    """Return a time at which the bot was away, in seconds of a clock."""
    return Quiet(number, BOT, "0/1", AWAY, datetime.fromtimestamp(begin, UTC), datetime.fromtimestamp(end, UTC), None)


async def state_of(server: PlayServer, tournament: str) -> Any:
    return (await TournamentService(Tournaments(server.bot.database)).load(tournament)).state


@pytest.mark.stress
async def test_a_round_over_weeks_ends_a_day_after_the_bot_is_back(server: PlayServer) -> None:
    weeks = Weeks(server)
    await weeks.begin()
    before = table_ends(await state_of(server, weeks.stage.id), 1)
    assert before is not None
    await weeks.later(days=6, hours=22)
    await server.off(2 * HOUR)
    await server.env.advance_time(30)
    t = await state_of(server, weeks.stage.id)
    after = table_ends(t, 1)
    assert after is not None
    assert abs(after - int(clock.now().timestamp()) - DAY) < 90
    for _ in range(2):
        await server.restart()
        await server.env.advance_time(20)
    t = await state_of(server, weeks.stage.id)
    assert table_ends(t, 1) == after, "it is given once"
    log = private(await server.alice.slash(server.first, "tournament log"))
    assert log.count("Nobody could play for 120 min, so round 1 now ends") == 1


@pytest.mark.stress
async def test_a_round_with_days_left_is_unchanged(server: PlayServer) -> None:
    weeks = Weeks(server)
    await weeks.begin()
    before = table_ends(await state_of(server, weeks.stage.id), 1)
    await weeks.later(days=2)
    await server.off(8 * HOUR)
    await server.env.advance_time(30)
    assert table_ends(await state_of(server, weeks.stage.id), 1) == before


async def test_a_one_day_round_is_extended_while_the_bot_is_off(server: PlayServer) -> None:
    """The round, and the table to which a judge gave ten minutes, have the same time left as before, shown to all."""
    stage = TournamentStage(server)
    await stage.create(4, start=False)
    await stage.draw()
    await stage.pair()
    await stage.slash(stage.judge, "judge time")
    await stage.slash(stage.judge, "judge time", minutes=10, table=2)
    await server.env.advance_time(30)
    t = await stage.t
    ends = [table_ends(t, 1), table_ends(t, 1, t.rounds[-1].tables[2])]
    await server.later(20 * 60)
    await server.off(2 * HOUR)
    await server.env.advance_time(30)
    t = await state_of(server, stage.id)
    after = [table_ends(t, 1), table_ends(t, 1, t.rounds[-1].tables[2])]
    moved = {b - a for a, b in zip(ends, after, strict=True) if a is not None and b is not None}
    assert len(moved) == 1
    assert 2 * HOUR <= moved.pop() < 2 * HOUR + 90
    shown = [text(each) for each in server.messages(stage.channel)]
    assert any(f"Until <t:{after[0]}:t>" in each and f"(until <t:{after[1]}:t>)" in each for each in shown)
    told = [each for each in shown if "The bot was offline for 2 h, so your time was extended." in each]
    assert len(told) == 1
    assert f"Round 1 of **Cup** now ends <t:{after[0]}:F>" in told[0]
    assert "Nobody could play for 120 min, so round 1 now ends" in private(
        await server.alice.slash(stage.channel, "tournament log")
    )


@pytest.mark.stress
async def test_a_judges_end_for_a_table_over_weeks_is_moved(server: PlayServer) -> None:
    weeks = Weeks(server)
    await weeks.begin()
    stage = weeks.stage
    day = datetime.fromtimestamp(clock.now().timestamp() + 9 * DAY, UTC)
    private(await stage.judge.slash(stage.channel, "judge time", until=f"{day:%Y-%m-%d} 22:00", table=1))
    t = await state_of(server, stage.id)
    before = [table_ends(t, 1), table_ends(t, 1, t.rounds[-1].tables[1])]
    await weeks.later(days=2)
    await server.off(8 * HOUR)
    await server.env.advance_time(40)
    t = await state_of(server, stage.id)
    after = [table_ends(t, 1), table_ends(t, 1, t.rounds[-1].tables[1])]
    assert after[0] == before[0]
    assert 8 * HOUR <= (after[1] or 0) - (before[1] or 0) < 8 * HOUR + 90
    shown = weeks.said(weeks.threads()[0])
    assert any(f"Play and report until <t:{after[1]}:F>" in each for each in shown)
    assert any(
        f"the deadline for table 1, round 1, is now <t:{after[1]}:F>" in each and "offline for 8 h" in each
        for each in shown
    )


@pytest.mark.stress
async def test_a_one_day_round_is_extended_while_its_channel_is_locked(server: PlayServer) -> None:
    stage = TournamentStage(server)
    await stage.create(2, start=False)
    await stage.draw()
    await stage.pair()
    await stage.slash(stage.judge, "judge time")
    before = table_ends(await stage.t, 1)
    for denied in (2048, 0):
        role = Overwrite(target_id=server.guild.default_role.id, type=OverwriteType.ROLE, allow=0, deny=denied)
        server.env.backend.set_overwrite(stage.channel.id, role)
        await server.env.advance_time(1)
        for _ in range(3 if denied else 1):
            await server.later(300)
            await server.env.advance_time(30)
    after = table_ends(await state_of(server, stage.id), 1)
    assert before is not None
    assert after is not None
    assert 900 <= after - before < 1100
    shown = [text(each) for each in server.messages(stage.channel)]
    assert sum("Nobody could write here for" in each for each in shown) == 1


@pytest.mark.stress
async def test_a_one_day_round_is_extended_while_discord_does_not_answer(server: PlayServer) -> None:
    stage = TournamentStage(server)
    await stage.create(2, start=False)
    await stage.draw()
    await stage.pair()
    await stage.slash(stage.judge, "judge time")
    server.env.inject_error("*", "/channels/*/messages*", status=503, times=None)
    await stage.slash(stage.judge, "judge time", minutes=5)
    before = table_ends(await stage.t, 1)
    await server.env.advance_time(100)
    server.env.backend.faults.clear()
    while server.bot.outages.since() is not None:
        await server.env.advance_time(15)
    await server.env.advance_time(30)
    after = table_ends(await state_of(server, stage.id), 1)
    assert before is not None
    assert after is not None
    assert 80 <= after - before < 200
    shown = [text(each) for each in server.messages(stage.channel)]
    assert sum("Discord did not answer for" in each for each in shown) == 1


async def registration(stage: TournamentStage) -> float:
    await stage.create(2, start=False, starts=int(clock.now().timestamp()) + 2 * HOUR)
    return 2 * HOUR


async def silence(stage: TournamentStage) -> float:
    """A report whose question was repeated five minutes ago."""
    await stage.create(2)
    player = (await stage.table()).a
    report = f.Reported(round=1, table=1, player=player, report={"a": {"fled": True}, "b": {"fled": True}})
    said = Decision([report], posts=posts_of(1, 1))
    await stage.service.decide(stage.id, lambda *_: said, by=stage.people[player].id, now=clock.now())
    await stage.server.env.advance_time(20)
    asked = (await stage.table()).asked
    assert asked is not None
    await stage.server.later(10 * MINUTE)
    await stage.server.env.advance_time(15)
    assert (await stage.table()).reminded is not None
    return asked + 15 * MINUTE - clock.now().timestamp()


async def week(stage: TournamentStage) -> float:
    await stage.create(3, clock="week", rounds=2, scenarios=("breccia", "ponte"))
    await stage.does(f.Ruled(round=1, table=1, report=worth("breccia", 100, 0)))
    return 7 * DAY


async def duplicate(stage: TournamentStage) -> float:
    own: dict[str, Any] = {"tables": "duplicate", "points": "matchpoints", "game": "orchard", "scenarios": ()}
    await stage.create(2, clock="week", **own)
    return 7 * DAY


@pytest.mark.stress("registration", "silence")
@pytest.mark.parametrize(
    ("begin", "is_over", "given"),
    [
        (registration, lambda t: t.stage != "open", True),
        (silence, lambda t: bool(t.rounds[0].tables[1].results), True),
        (week, lambda t: t.rounds[0].closed, False),
        pytest.param(duplicate, lambda t: t.rounds[0].time_over, False, marks=pytest.mark.stress),
    ],
    ids=["registration", "silence", "week", "duplicate"],
)
async def test_no_deadline_ends_during_an_unnoticed_outage_of_discord(
    server: PlayServer,
    monkeypatch: pytest.MonkeyPatch,
    begin: Callable[[TournamentStage], Awaitable[float]],
    is_over: Callable[[Any], bool],
    given: bool,
) -> None:
    """A deadline is the first time that the bot calls Discord in the outage: it checks before the deadline, and at no
    other time. A round over weeks keeps its hour, so its end comes after the outage.
    """
    asked, request = list[str](), server.bot.http.request

    async def noted(route: Any, **more: Any) -> Any:
        asked.extend([route.path] if route.path == "/users/@me" else [])
        return await request(route, **more)

    stage = TournamentStage(server)
    left = await begin(stage)
    monkeypatch.setattr(server.bot.http, "request", noted)
    await server.later(left - 80)
    await server.env.advance_time(20)
    asked.clear()
    await server.env.advance_time(30)
    assert not asked, "nothing ends now"
    server.env.inject_error("*", "*", status=503, times=None)
    await server.env.advance_time(75)
    assert not is_over(await stage.t)
    assert asked
    server.env.backend.faults.clear()
    await server.env.advance_time(40)
    assert is_over(await stage.t) != given
    if given:
        await server.later(5 * MINUTE)
        await server.env.advance_time(30)
        assert is_over(await stage.t)


@pytest.mark.stress
async def test_registration_stays_open_for_some_minutes_after_an_outage(server: PlayServer) -> None:
    stage = TournamentStage(server)
    await stage.create(2, start=False, starts=int(clock.now().timestamp()) + HOUR)
    await server.off(2 * HOUR)
    await server.env.advance_time(30)
    assert (await state_of(server, stage.id)).stage == "open"
    await server.later(300)
    await server.env.advance_time(30)
    assert (await state_of(server, stage.id)).stage == "closed"


@pytest.mark.stress
async def test_the_time_of_a_duel_does_not_end_while_the_bot_is_off(server: PlayServer) -> None:
    service, people, leader = TournamentService(Tournaments(server.bot.database)), (server.alice, server.bob), 99
    settings = Settings(tables="duel", points="win-draw-loss", clock="week", rounds=1, game="orchard")
    loaded = await service.create(
        by=leader,
        guild_id=server.guild.id,
        channel_id=server.first.id,
        locale="en",
        title="Cup",
        preset="duel",
        settings=settings,
        now=clock.now(),
    )

    async def decide(fact: Any, by: int) -> None:
        await service.decide(loaded.row.id, lambda t, seed: Decision([fact(t, seed)]), by=by, now=clock.now())

    await decide(lambda _t, _seed: f.Announced(), leader)
    for number, who in enumerate(people, 1):
        fact = f.Registered(player=number, name=who.user.name, person=who.id)
        await decide(lambda _t, _seed, fact=fact: fact, who.id)
    await decide(draft.lots, leader)
    await decide(lambda t, seed: draft.paired(t, seed=seed), leader)
    await server.later(7 * DAY - HOUR)
    await server.off(3 * HOUR)
    await server.env.advance_time(30)
    assert not (await state_of(server, loaded.row.id)).rounds[-1].time_over
    await server.later(DAY - 120)
    await server.env.advance_time(30)
    assert not (await state_of(server, loaded.row.id)).rounds[-1].time_over
    await server.later(180)
    await server.env.advance_time(30)
    assert (await state_of(server, loaded.row.id)).rounds[-1].time_over


# --- when, without Discord ---


def reported(**settings: Any) -> Play:
    """Return a tournament with a question that was delivered and repeated."""
    play = Play(rounds=1, **settings)
    play.register(2)
    play.close()
    play.pair()
    play.report(1, play.table().players[0], {"a": {"fled": True}, "b": {"fled": True}})
    play.add(f.Asked(round=1, table=1, report=1))
    return play


@pytest.mark.parametrize(("minutes", "away"), [(0, 0), (5, 5), (40, 40)])
def test_auto_confirm_is_delayed_by_the_missed_time(minutes: int, away: int) -> None:
    play = reported()
    asked = play.now
    rows = [row(asked + 60, asked + 60 + 60 * minutes)] if minutes else []
    now = datetime.fromtimestamp(asked, UTC) + timedelta(hours=3)
    at = asked + 15 * 60
    assert put_off_by_outages(play.t, at, asked=asked, rows=rows, now=now) == at + 60 * away


def test_auto_confirm_over_weeks_comes_a_day_after_an_outage_of_hours() -> None:
    play = reported(clock="week")
    asked = play.now
    now = datetime.fromtimestamp(asked + 25 * HOUR, UTC)
    rows = [row(asked + 20 * HOUR, asked + 24 * HOUR)]
    assert put_off_by_outages(play.t, asked + DAY, asked=asked, rows=rows, now=now) == asked + 2 * DAY


MINUTE = 60


def paired(players: int = 4, **settings: Any) -> Play:
    """Return a tournament whose first round goes on."""
    play = Play(rounds=1, **settings)
    play.register(players)
    play.close()
    play.pair()
    return play


def given(play: Play, *rows: Quiet, at: float, own: dict[int, Quiet] | None = None) -> dict[int, int]:
    """Return by how much later the round (0) and its tables end than they did; the facts are in the journal then."""
    tables = play.t.rounds[-1].tables
    before = {0: table_ends(play.t, 1), **{each: table_ends(play.t, 1, table) for each, table in tables.items()}}

    def rows_of(table: Any) -> list[Quiet]:
        return [*rows, *(one for number, one in (own or {}).items() if table is not None and table.number == number)]

    now = datetime.fromtimestamp(at, UTC)
    play.now = int(at)
    for fact in moved_ends(play.t, rows_of, now):
        play.add(fact)
    assert not moved_ends(play.t, rows_of, now), "it is given once"
    after = {0: table_ends(play.t, 1), **{each: table_ends(play.t, 1, table) for each, table in tables.items()}}
    return {each: (after[each] or 0) - (end or 0) for each, end in before.items()}


@pytest.mark.parametrize(
    ("begin", "end", "later"),
    [
        (-60, -20, 40),  # in the middle: all of it
        (-15, 10, 25),  # across the end: as long is left as was when it began
        (-2, 90, 95),  # less than the grace was left
        (5, 20, 0),  # after the end
    ],
)
def test_a_one_day_round_is_extended_while_no_player_can_answer(begin: int, end: int, later: int) -> None:
    play = paired()
    ends = table_ends(play.t, 1)
    assert ends is not None
    out = row(ends + begin * MINUTE, ends + end * MINUTE)
    moved = given(play, out, at=ends + end * MINUTE)
    assert moved == dict.fromkeys((0, 1, 2), later * MINUTE)
    assert given(play, out, at=ends + (end + 1) * MINUTE) == dict.fromkeys((0, 1, 2), 0)


def test_overlapping_outages_count_once() -> None:
    play = paired()
    ends = table_ends(play.t, 1)
    assert ends is not None
    first = row(ends - 50 * MINUTE, ends - 40 * MINUTE), row(ends - 45 * MINUTE, ends - 35 * MINUTE, 2)
    assert given(play, *first, at=ends - 35 * MINUTE)[0] == 15 * MINUTE
    second = row(ends + 5 * MINUTE, ends + 9 * MINUTE, 3)  # before the end as it is now
    assert given(play, *first, second, at=ends + 9 * MINUTE)[0] == 4 * MINUTE


def test_a_table_of_a_day_keeps_the_time_that_a_judge_added() -> None:
    play = paired()
    play.add(f.TimeGiven(round=1, table=2, minutes=10))
    ends = table_ends(play.t, 1)
    assert ends is not None
    moved = given(play, row(ends + 2 * MINUTE, ends + 32 * MINUTE), at=ends + 32 * MINUTE)
    assert moved == {0: 0, 1: 0, 2: 30 * MINUTE}, "the round was over, the table was not"
    table = play.t.rounds[-1].tables[2]
    assert (table_ends(play.t, 1, table) or 0) == ends + 40 * MINUTE


def test_a_table_of_a_day_keeps_the_end_that_a_judge_has_named() -> None:
    play = paired()
    ends = table_ends(play.t, 1)
    assert ends is not None
    play.add(f.TimeGiven(round=1, table=1, until=ends + HOUR))
    out = row(ends - 30 * MINUTE, ends - 10 * MINUTE)
    assert given(play, out, at=ends - 10 * MINUTE) == dict.fromkeys((0, 1, 2), 20 * MINUTE)


def test_an_outage_before_a_judges_new_end_is_included_in_it() -> None:
    play = paired()
    ends = table_ends(play.t, 1)
    assert ends is not None
    out = row(ends - 40 * MINUTE, ends - 30 * MINUTE)
    play.now = ends - 29 * MINUTE
    play.add(f.TimeGiven(round=1, table=2, until=ends + HOUR))
    assert given(play, out, at=ends - 29 * MINUTE)[2] == 0


def test_over_weeks_a_table_gets_all_missed_time_and_the_round_whole_days() -> None:
    play = paired(clock="week")
    begun, ends = play.t.rounds[-1].at, table_ends(play.t, 1)
    assert ends is not None
    play.add(f.TimeGiven(round=1, table=1, until=ends + 3 * DAY))
    out = row(begun + DAY, begun + DAY + 8 * HOUR)
    assert given(play, out, at=begun + DAY + 8 * HOUR) == {0: 0, 1: 8 * HOUR, 2: 0}
    longer = row(begun + 2 * DAY, begun + 3 * DAY, 2)
    moved = given(play, out, longer, at=begun + 3 * DAY)
    assert moved == {0: DAY, 1: DAY, 2: DAY}, "a day and eight hours: the round keeps its hour"


def test_a_table_with_a_locked_thread_gets_that_time_back() -> None:
    play = paired()
    ends = table_ends(play.t, 1)
    assert ends is not None
    locked = row(ends - 25 * MINUTE, ends - 5 * MINUTE)
    assert given(play, at=ends - 5 * MINUTE, own={2: locked}) == {0: 0, 1: 0, 2: 20 * MINUTE}


def test_a_request_for_more_time_and_a_bye_still_wait_for_a_judge() -> None:
    play = paired(clock="week")
    play.add(f.TimeAsked(round=1, table=1, player=play.table().players[0], reason="ill"))
    ends = table_ends(play.t, 1)
    assert ends is not None
    assert given(play, row(ends - 3 * HOUR, ends - HOUR), at=ends - HOUR)[0] > 0
    assert play.table().more_time == play.table().players[0]


@pytest.mark.stress
async def test_a_list_delayed_by_an_outage_costs_nothing_for_a_day(server: PlayServer) -> None:
    """T7: the date of the lists passed while players could not hand them in, and they paid for that."""
    stage, today = TournamentStage(server), clock.now().date()
    await stage.create(2, start=False, lists=True, lists_day=today.toordinal(), event_day=today.toordinal() + 14)
    midnight = datetime(today.year, today.month, today.day, tzinfo=UTC) + timedelta(days=1)
    await server.later((midnight - clock.now()).total_seconds() - 2 * HOUR)
    await server.off(4 * HOUR)
    await server.env.advance_time(30)
    sheet = ("list.txt", LIST.read_bytes())
    await stage.people[1].slash(server.first, "tournament list", file=sheet)
    t = await stage.t
    assert t.players[1].list_counts
    assert t.penalties == [], "two hours after midnight, and two after the outage"
    await server.later(DAY)
    await stage.people[2].slash(server.first, "tournament list", file=sheet)
    assert [(each.player, each.days) for each in (await stage.t).penalties] == [(2, 2)]
