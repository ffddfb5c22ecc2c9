"""The whole bot while its machine's clock is set back and forward: nothing stops, is repeated or is left out."""

from __future__ import annotations

from datetime import timedelta

import msgspec
import pytest
import sqlalchemy as sa
from support import stress
from support.discord_play import PlayServer, button, presses, private

from bot.daily.cog import DailyCog
from bot.daily.service import DailyService, after, day_of
from bot.runtime import clock as bot_clock
from bot.runtime.loop_watch import LoopWatch
from bot.runtime.metrics import HealthServer, Metrics
from bot.runtime.settings import Settings
from db.schema.community import ballot
from db.schema.games import journal
from engine.core.day_gate import BEGIN

pytestmark = [pytest.mark.simcord, pytest.mark.own_bot]  # the vital signs of some are served, and their clocks leap

BEAT, HOURLY = 1_200.0, 3_600.0
_BEGIN = msgspec.json.encode(BEGIN).decode()
SIX, FORTY = timedelta(hours=6), timedelta(days=40)
LEAPS = [-SIX, SIX, -FORTY, FORTY]


@pytest.fixture
def beat() -> float:
    """Seconds between two rounds; where days pass, fewer rounds do."""
    return BEAT


@pytest.fixture
def settings(settings: Settings, beat: float) -> Settings:
    return settings.model_copy(update={"heartbeat": beat})


def put(server: PlayServer, leap: timedelta) -> None:
    """Set the machine's clock; the monotonic clock is not affected."""
    server.env.backend.clock._epoch += leap


async def spans(server: PlayServer, hours: float) -> None:
    await server.env.advance_time(hours * 3_600)


async def begun(server: PlayServer, day: int) -> int:
    """Return how often the calendar has begun a day of the first channel's game."""
    state = await server.state(server.first)
    query = sa.select(sa.func.count()).where(
        journal.c.game_id == state.id, journal.c.period == day - 1, journal.c.answer == _BEGIN
    )
    async with server.bot.database.read() as connection:
        return int((await connection.execute(query)).scalar_one())


async def campaign(server: PlayServer) -> None:
    options = {"game": server.game, "hour": "21:00", "zone": "Europe/Rome", "seed": "apple"}
    assert "Day 1 begins" in private(await server.alice.slash(server.first, "campaign start", **options))


@pytest.mark.stress("leap3")
@pytest.mark.parametrize("leap", stress.spread(LEAPS, of=3))
async def test_pending_messages_are_sent_within_a_heartbeat(server: PlayServer, leap: timedelta) -> None:
    await server.new(server.first)
    server.env.inject_error("POST", "/channels/{channel_id}/messages", status=500, times=2)
    await server.press(server.first, "Done")
    await server.alice.slash(server.first, "siege auto", scope="day")
    put(server, leap)
    await server.env.advance_time(2 * BEAT)
    state = await server.state(server.first)
    assert {press.version for press in presses(server.board(server.first)) if press.game == state.id} == {state.version}
    assert server.bot.context.scheduler.last is not None
    before = server.bot.context.scheduler.last
    await server.env.advance_time(BEAT)
    assert BEAT - 1 <= server.bot.context.scheduler.last - before <= BEAT + 1


@pytest.mark.stress("leap0")
@pytest.mark.parametrize("leap", stress.spread(LEAPS, of=3))
async def test_a_vote_closes_once_despite_a_jump_of_the_clock(
    server: PlayServer, leap: timedelta, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.voting.drawing_up.goals_of", lambda *_: ())  # a vote for one order
    await server.new(server.first)
    await server.alice.slash(server.first, "vote start", window="30m", quorum=1, voters="players")
    await server.env.advance_time(1)
    before = await server.state(server.first)
    (message,) = [each for each in server.messages(server.first) if any(p.action == "vote" for p in presses(each))]
    await server.alice.click(server.as_message(message), custom_id=button(message, "2 · "))
    put(server, leap)
    await server.env.advance_time(BEAT + 1)
    if leap < timedelta():
        assert (await server.state(server.first)).version == before.version, "it closes when people were told"
        put(server, -leap)
        await server.env.advance_time(BEAT + 1)
    after = await server.state(server.first)
    assert after.version == before.version + 1
    assert after.view["children"]["anna"] == "hedge"
    async with server.bot.database.read() as connection:
        closed = sa.select(sa.func.count()).where(ballot.c.closed_at.is_not(None))
        assert (await connection.execute(closed)).scalar_one() == 1


@pytest.mark.stress
@pytest.mark.parametrize("beat", [HOURLY])
async def test_a_campaign_begins_each_day_once_when_the_clock_is_put_back(server: PlayServer, beat: float) -> None:
    await campaign(server)
    await spans(server, 20.5)
    assert await begun(server, 1) == 1
    put(server, -SIX)
    await spans(server, 7)
    assert await begun(server, 1) == 1
    assert (await server.state(server.first)).progress[0] == 1
    await spans(server, 24)
    assert await begun(server, 2) == 1
    assert (await server.state(server.first)).progress[0] == 2


@pytest.mark.stress
@pytest.mark.parametrize("beat", [HOURLY])
async def test_a_campaign_skips_no_day_when_a_fast_clock_is_put_back(server: PlayServer, beat: float) -> None:
    await campaign(server)
    await spans(server, 20.5)
    put(server, FORTY)
    await server.env.advance_time(beat + 1)
    assert await begun(server, 2) == 0, "a clock put forward is an outage: players have two hours to decide"
    await spans(server, 3)
    assert await begun(server, 2) == 1, "what was left out is one day"
    put(server, -FORTY)
    await server.env.advance_time(beat + 1)
    assert (await server.state(server.first)).progress[0] == 2
    await spans(server, 42)  # it is past midnight, and the day begun is that day's
    assert (await server.state(server.first)).progress[0] == 2, "it is not time yet"
    await spans(server, 2)
    assert await begun(server, 3) == 1


@pytest.mark.stress
@pytest.mark.parametrize("beat", [HOURLY])
async def test_a_day_whose_seed_was_shown_is_not_played_again(server: PlayServer, beat: float) -> None:
    cog = server.bot.get_cog("DailyCog")
    assert isinstance(cog, DailyCog)
    daily: DailyService = cog.daily
    first = day_of(bot_clock.now())
    await spans(server, 24.5)
    assert (await daily.days.day(first)).closed_at is not None  # type: ignore[union-attr]
    put(server, -SIX)
    assert private(await server.alice.slash(server.first, "daily play"))
    assert await daily.days.attempt(first, server.alice.id) is None
    assert await daily.days.attempt(after(first), server.alice.id) is not None


async def test_the_health_check_reports_a_jump_of_the_clock_and_stays_healthy(server: PlayServer) -> None:
    scheduler = server.bot.context.scheduler
    health_server = HealthServer(
        server.bot,
        server.bot.database,
        Metrics(),
        last_round=lambda: scheduler.last,
        heartbeat=BEAT,
        loop_watch=LoopWatch(),
        leaps=scheduler.leaps,
    )
    put(server, -SIX)
    await server.env.advance_time(BEAT + 1)
    assert "put by -6:00:00" in (scheduler.leaps.confirm() or "")
    assert await health_server.signs() == {}
