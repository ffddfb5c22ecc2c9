"""Tournaments while the bot is off: rounds end a day after it, silence counts later, and nothing is given twice."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from support.discord_play import PlayServer, private
from support.tournament.play import Play
from support.tournament.weeks import Weeks

from bot.runtime import clock
from bot.tournaments.files.calendar_file import table_ends
from bot.tournaments.service import Decision, TournamentService
from bot.tournaments.weeks.away import end_after, silent_until
from db.quiet import AWAY, BOT, Quiet
from db.tournaments.store import Tournaments
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.settings import Settings

pytestmark = [pytest.mark.simcord(settle_timeout=60), pytest.mark.own_bot]

HOUR, DAY = 3_600, 86_400


def row(begin: float, end: float, number: int = 1) -> Quiet:
    """Return a time at which the bot was away, in seconds of a clock."""
    return Quiet(number, BOT, "0/1", AWAY, datetime.fromtimestamp(begin, UTC), datetime.fromtimestamp(end, UTC), None)


async def state_of(server: PlayServer, tournament: str) -> Any:
    return (await TournamentService(Tournaments(server.bot.database)).load(tournament)).state


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
    assert log.count("The end of round 1 was moved") == 1


async def test_a_round_that_goes_on_for_days_stays_as_it_is(server: PlayServer) -> None:
    weeks = Weeks(server)
    await weeks.begin()
    before = table_ends(await state_of(server, weeks.stage.id), 1)
    await weeks.later(days=2)
    await server.off(8 * HOUR)
    await server.env.advance_time(30)
    assert table_ends(await state_of(server, weeks.stage.id), 1) == before


async def test_the_time_of_a_duel_is_not_over_while_the_bot_is_off(server: PlayServer) -> None:
    service, people, leader = TournamentService(Tournaments(server.bot.database)), (server.alice, server.bob), 99
    settings = Settings(tables="duel", points="win-draw-loss", clock="week", rounds=1, game="orchard")
    loaded = await service.create(
        by=leader, guild_id=server.guild.id, channel_id=server.first.id, locale="en", title="Cup", preset="duel",
        settings=settings, now=clock.now(),
    )  # fmt: skip

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
def test_silence_counts_later_by_what_was_missed(minutes: int, away: int) -> None:
    play = reported()
    asked = play.now
    rows = [row(asked + 60, asked + 60 + 60 * minutes)] if minutes else []
    now = datetime.fromtimestamp(asked, UTC) + timedelta(hours=3)
    at = asked + 15 * 60
    assert silent_until(play.t, at, asked=asked, rows=rows, now=now) == at + 60 * away


def test_silence_over_weeks_counts_a_day_after_an_outage_of_hours() -> None:
    play = reported(clock="week")
    asked = play.now
    now = datetime.fromtimestamp(asked + 25 * HOUR, UTC)
    rows = [row(asked + 20 * HOUR, asked + 24 * HOUR)]
    assert silent_until(play.t, asked + DAY, asked=asked, rows=rows, now=now) == asked + 2 * DAY


def test_a_round_of_a_day_has_as_long_left_as_was_missed() -> None:
    play = Play(rounds=1)
    play.register(2)
    play.close()
    play.pair()
    end = table_ends(play.t, 1)
    assert end is not None
    now = datetime.fromtimestamp(end + 600, UTC)
    rows = [row(end - 900, end + 600)]
    later = end_after(play.t, rows, now)
    assert later == end + 600 + 1500
    assert end_after(play.t, [], now) is None
    play.now = end + 600
    play.add(f.TimeGiven(round=1, until=later))
    assert end_after(play.t, rows, now) is None, "it is given once"
