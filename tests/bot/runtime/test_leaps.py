"""The whole bot while its machine's clock is set back and forward: nothing stops, is repeated or is left out."""

from __future__ import annotations

from datetime import timedelta

import msgspec
import pytest
import sqlalchemy as sa
from support import stress
from support.discord_play import Hall, button, presses, private

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


def put(hall: Hall, leap: timedelta) -> None:
    """Set the machine's clock; the monotonic clock is not affected."""
    hall.env.backend.clock._epoch += leap


async def spans(hall: Hall, hours: float) -> None:
    await hall.env.advance_time(hours * 3_600)


async def begun(hall: Hall, day: int) -> int:
    """Return how often the calendar has begun a day of the first channel's game."""
    state = await hall.state(hall.first)
    query = sa.select(sa.func.count()).where(
        journal.c.game_id == state.id, journal.c.period == day - 1, journal.c.answer == _BEGIN
    )
    async with hall.bot.database.read() as connection:
        return int((await connection.execute(query)).scalar_one())


async def campaign(hall: Hall) -> None:
    options = {"game": hall.game, "hour": "21:00", "zone": "Europe/Rome", "seed": "apple"}
    assert "Day 1 begins" in private(await hall.alice.slash(hall.first, "campaign start", **options))


@pytest.mark.parametrize("leap", stress.spread(LEAPS, of=3))
async def test_what_is_owed_goes_out_within_a_heartbeat(hall: Hall, leap: timedelta) -> None:
    await hall.new(hall.first)
    hall.env.inject_error("POST", "/channels/{channel_id}/messages", status=500, times=2)
    await hall.press(hall.first, "Done")
    await hall.alice.slash(hall.first, "siege auto", scope="day")
    put(hall, leap)
    await hall.env.advance_time(2 * BEAT)
    state = await hall.state(hall.first)
    assert {press.version for press in presses(hall.board(hall.first)) if press.game == state.id} == {state.version}
    assert hall.bot.context.scheduler.last is not None
    before = hall.bot.context.scheduler.last
    await hall.env.advance_time(BEAT)
    assert BEAT - 1 <= hall.bot.context.scheduler.last - before <= BEAT + 1


@pytest.mark.parametrize("leap", stress.spread(LEAPS, of=3))
async def test_a_vote_closes_once(hall: Hall, leap: timedelta, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.voting.drawing_up.goals_of", lambda *_: ())  # a vote for one order
    await hall.new(hall.first)
    await hall.alice.slash(hall.first, "vote start", window="30m", quorum=1, voters="players")
    await hall.env.advance_time(1)
    before = await hall.state(hall.first)
    (message,) = [each for each in hall.messages(hall.first) if any(p.action == "vote" for p in presses(each))]
    await hall.alice.click(hall.as_message(message), custom_id=button(message, "2 · "))
    put(hall, leap)
    await hall.env.advance_time(BEAT + 1)
    if leap < timedelta():
        assert (await hall.state(hall.first)).version == before.version, "it closes when people were told"
        put(hall, -leap)
        await hall.env.advance_time(BEAT + 1)
    after = await hall.state(hall.first)
    assert after.version == before.version + 1
    assert after.view["children"]["anna"] == "hedge"
    async with hall.bot.database.read() as connection:
        closed = sa.select(sa.func.count()).where(ballot.c.closed_at.is_not(None))
        assert (await connection.execute(closed)).scalar_one() == 1


@pytest.mark.parametrize("beat", [HOURLY])
async def test_a_campaign_begins_each_day_once_when_the_clock_is_put_back(hall: Hall, beat: float) -> None:
    await campaign(hall)
    await spans(hall, 20.5)
    assert await begun(hall, 1) == 1
    put(hall, -SIX)
    await spans(hall, 7)
    assert await begun(hall, 1) == 1
    assert (await hall.state(hall.first)).progress[0] == 1
    await spans(hall, 24)
    assert await begun(hall, 2) == 1
    assert (await hall.state(hall.first)).progress[0] == 2


@pytest.mark.parametrize("beat", [HOURLY])
async def test_a_campaign_skips_no_day_when_the_clock_was_forward_and_is_put_back(hall: Hall, beat: float) -> None:
    await campaign(hall)
    await spans(hall, 20.5)
    put(hall, FORTY)
    await hall.env.advance_time(beat + 1)
    assert await begun(hall, 2) == 1, "what was left out is one day"
    put(hall, -FORTY)
    await hall.env.advance_time(beat + 1)
    assert (await hall.state(hall.first)).progress[0] == 2
    await spans(hall, 20.5)
    assert (await hall.state(hall.first)).progress[0] == 2, "it is not time yet"
    await spans(hall, 1.5)
    assert await begun(hall, 3) == 1


@pytest.mark.parametrize("beat", [HOURLY])
async def test_a_day_whose_seed_was_shown_is_not_played_again(hall: Hall, beat: float) -> None:
    cog = hall.bot.get_cog("DailyCog")
    assert isinstance(cog, DailyCog)
    daily: DailyService = cog.daily
    first = day_of(bot_clock.now())
    await spans(hall, 24.5)
    assert (await daily.days.day(first)).closed_at is not None  # type: ignore[union-attr]
    put(hall, -SIX)
    assert private(await hall.alice.slash(hall.first, "daily play"))
    assert await daily.days.attempt(first, hall.alice.id) is None
    assert await daily.days.attempt(after(first), hall.alice.id) is not None


async def test_the_vital_signs_tell_of_a_leap_and_are_not_ill(hall: Hall) -> None:
    scheduler = hall.bot.context.scheduler
    health_server = HealthServer(
        hall.bot,
        hall.bot.database,
        Metrics(),
        last_round=lambda: scheduler.last,
        heartbeat=BEAT,
        loop_watch=LoopWatch(),
        leaps=scheduler.leaps,
    )
    put(hall, -SIX)
    await hall.env.advance_time(BEAT + 1)
    assert "put by -6:00:00" in (scheduler.leaps.confirm() or "")
    assert await health_server.signs() == {}
