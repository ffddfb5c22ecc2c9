"""The siege of the day without Discord: one seed per day, one attempt per person, results verified by a replay."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from support.toygame.play import Clock, begin

import bot.daily.service
import engine.games
from bot.daily.service import DailyService, Taken, after, before, day_of, ends, mark_of, side_of, usual
from bot.games.errors import IsDailyAttempt
from bot.games.gate import Verb, expect_may
from bot.games.service import ChannelBusy, GameState, Service
from bot.history.journal import full_record, verify_record
from bot.runtime import clock as house_clock
from db import Database
from db.daily import CONFIRMED, OVER, REFUSED, RUNNING, UNFINISHED, Attempt, DailyFollow, Days, Place
from db.daily_days import battle_of
from db.daily_tiers import streak_of
from db.schema.community import attempt, daily, daily_mark, notice, profile
from db.schema.games import game, journal
from db.storage.leases import LONGEST
from engine.core.pledge import seed_of
from engine.core.record import read, write
from engine.core.verify import SEALED

WEATHER = re.compile(r'"secret": ?\d')
"""The hidden value of the toy."""
DAY = "2026-06-20"
HERE, THERE = 1_200_000_000_000_000_001, 1_200_000_000_000_000_002
ANNA, BEN, CLEO = (7_000_000_000_000_000_001 + number for number in range(3))


@pytest.fixture(autouse=True)
def _orchard_days(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    """Make the toy the game of the day, and use the test's clock."""
    monkeypatch.setattr(bot.daily.service, "usual", lambda: "orchard")
    monkeypatch.setattr(house_clock, "now", clock)


@pytest.fixture
def days(service: Service, clock: Clock) -> DailyService:
    made = DailyService(service, now=clock)
    service.subscribe(made.follow)
    return made


async def attempt_of(days: DailyService, who: int, *, server: int | None = HERE, **changes: Any) -> GameState:
    day = await days.made(days.today)
    asked = {
        "word": str(who),
        "from_guild": server,
        "guild_id": None,
        "channel_id": who + 100,
        "locale": "en",
    } | changes
    return await days.start_attempt(day, who, **asked)


async def played(service: Service, state: GameState) -> GameState:
    """Let the steward play to the end."""
    return await service.auto(state.id, version=state.version, scope="all", actor=state.owner_id)


async def rounds(days: DailyService, clock: Clock) -> None:
    """Run the job as long as it has work."""
    while await days.run_due(clock()) == clock():
        pass


async def state_of(days: DailyService, who: int, day: str = DAY) -> str:
    found = await days.days.attempt(day, who)
    assert found is not None
    return found.state


# --- days ---


async def test_the_seeds_of_today_and_tomorrow_are_drawn_in_advance(
    days: DailyService, clock: Clock, database: Database
) -> None:
    assert await days.run_due(clock()) == datetime(2026, 6, 21, tzinfo=UTC)
    today, tomorrow = await days.days.day(DAY), await days.days.day("2026-06-21")
    assert today is not None
    assert tomorrow is not None
    for day in (today, tomorrow):
        assert len(day.seed) == 32
        assert hashlib.sha256(day.seed.encode()).hexdigest() == day.seed_hash
        assert (day.system, day.options) == ("orchard", "{}")
        assert day.seed not in repr(day), "a log does not tell it"
    assert today.seed != tomorrow.seed
    clock.pass_by(days=1)
    await days.run_due(clock())
    assert await days.days.day("2026-06-21") == replace(tomorrow, told_at=clock()), "it stays as it was drawn"


async def test_two_processes_make_one_day(service: Service, clock: Clock) -> None:
    one, other = (DailyService(service, now=clock, instance=name) for name in ("one", "other"))
    made = await asyncio.gather(*(each.made(DAY) for each in (one, other, one, other)))
    assert len({day.seed for day in made}) == 1


async def test_a_day_names_its_game(days: DailyService, clock: Clock, database: Database) -> None:
    """The row stores the game and its house rules, because the default game may change later."""
    await days.made(DAY)
    async with database.write() as connection:
        await connection.execute(sa.update(daily).values(options='{"days":"1"}'))
    state = await attempt_of(days, ANNA)
    assert (state.system, dict(state.options)) == ("orchard", {"days": "1"})


def test_the_game_of_the_day_is_the_first_game() -> None:
    assert usual() == engine.games.names()[0]


@pytest.mark.parametrize(
    ("day", "following"),
    [
        ("2028-02-28", "2028-02-29"),
        ("2028-02-29", "2028-03-01"),
        ("2026-02-28", "2026-03-01"),
        ("2026-12-31", "2027-01-01"),
    ],
)
def test_days_have_consecutive_numbers(day: str, following: str) -> None:
    assert after(day) == following
    assert before(following) == day
    assert day_of(ends(day)) == following
    assert day_of(ends(day) - timedelta(microseconds=1)) == day


async def test_a_leap_day_has_a_game(days: DailyService, clock: Clock, service: Service) -> None:
    clock.time = datetime(2028, 2, 29, 23, tzinfo=UTC)
    state = await attempt_of(days, ANNA)
    assert state.daily == "2028-02-29"
    assert state.sealed_until == datetime(2028, 3, 1, tzinfo=UTC)
    await played(service, state)
    await rounds(days, clock)
    assert await state_of(days, ANNA, "2028-02-29") == CONFIRMED


# --- one attempt ---


async def test_all_attempts_have_the_same_dice(days: DailyService, service: Service) -> None:
    one, other = await attempt_of(days, ANNA), await attempt_of(days, BEN, server=THERE)
    assert one.seed_hash == other.seed_hash
    assert one.events == other.events
    ended = [await played(service, each) for each in (one, other)]
    assert ended[0].events == ended[1].events


async def test_a_user_has_one_attempt_a_day(days: DailyService, clock: Clock, database: Database) -> None:
    first = await attempt_of(days, ANNA)
    with pytest.raises(Taken):
        await attempt_of(days, ANNA, channel_id=5)
    with pytest.raises(Taken):
        await attempt_of(days, ANNA)
    async with database.read() as connection:
        assert (await connection.execute(sa.select(game.c.id))).scalars().all() == [first.id], "nothing is left behind"
    clock.pass_by(days=1)
    assert (await attempt_of(days, ANNA, channel_id=6)).daily == "2026-06-21"


async def test_two_simultaneous_starts_make_one_attempt(days: DailyService, database: Database) -> None:
    asked = [attempt_of(days, ANNA), attempt_of(days, ANNA), attempt_of(days, ANNA, channel_id=5)]
    came = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(each, GameState) for each in came) == 1
    assert sum(isinstance(each, Taken) for each in came) == 2
    async with database.read() as connection:
        assert len((await connection.execute(sa.select(attempt))).all()) == 1
        assert len((await connection.execute(sa.select(game))).all()) == 1


async def test_a_busy_channel_takes_no_attempt(days: DailyService, service: Service) -> None:
    await begin(service, channel=ANNA + 100)
    with pytest.raises(ChannelBusy):
        await attempt_of(days, ANNA)
    assert await days.days.attempt(DAY, ANNA) is None, "it is still to be had"


async def test_an_attempt_cannot_be_shared(days: DailyService, service: Service, clock: Clock) -> None:
    state = await attempt_of(days, ANNA, guild_id=HERE)
    roster = service.roster
    summary = await roster.game(state.id)
    for asked in (
        roster.add(summary, BEN, by=ANNA),
        roster.hand_over(summary, BEN, by=ANNA, manager=False),
        service.set_house_rules(state.id, version=1, options={"days": "1"}, actor=ANNA),
    ):
        with pytest.raises(IsDailyAttempt) as refused:
            await asked
        assert refused.value.until == ends(DAY)
    assert (await roster.game(state.id)).players == {ANNA}
    clock.time = ends(DAY)
    expect_may(summary, Verb.JOIN)
    assert (await roster.add(summary, BEN, by=ANNA)).players == {ANNA, BEN}, "afterwards it is like any other"


# --- the seed ---


async def ways_of_seeing(service: Service, state: GameState) -> list[str]:
    """Return everything that is shown of a game, as text."""
    loaded = await service.load(state.id)
    said = [str(loaded.seed), str(loaded.view), str(loaded.events), str(loaded.result)]
    return [*said, write(await full_record(service.store, loaded)).decode()]


@pytest.mark.parametrize("end", ["over", "resigned"])
async def test_the_seed_is_sealed_until_the_day_is_over(
    days: DailyService, service: Service, clock: Clock, end: str
) -> None:
    state = await attempt_of(days, ANNA)
    day = await days.made(DAY)
    assert day.word == str(ANNA)
    hidden = day.seed, seed_of(day.seed, day.word)
    if end == "over":
        await played(service, state)
    else:
        await service.auto(state.id, version=1, scope="day", actor=ANNA)
        version = (await service.load(state.id)).version
        await service.resign(state.id, version=version, actor=ANNA)
    assert (await service.load(state.id)).status == end
    told = await ways_of_seeing(service, state)
    assert not [text for text in told if any(each in text for each in hidden) or WEATHER.search(text)]
    assert [text for text in told if day.word in text], "the word is no secret"
    record = await full_record(service.store, await service.load(state.id))
    assert (record.seed, record.secret) == (None, None)
    assert record.sealed_until == "2026-06-21T00:00:00+00:00"
    report = verify_record(record)
    assert (report.verdict, report.findings) == (SEALED, ()), "the file is in order, and says why it has no seed"
    assert read(write(record)).sealed_until == record.sealed_until
    clock.time = ends(DAY)
    after = await service.load(state.id)
    assert (after.secret, after.seed) == hidden
    record = await full_record(service.store, after)
    assert (record.secret, record.seed) == hidden
    assert (await full_record(service.store, await service.load(state.id))).sealed_until == ""


async def test_the_seed_of_an_unfinished_day_is_never_returned(days: DailyService, clock: Clock) -> None:
    await rounds(days, clock)
    assert await days.past(DAY) is None
    assert await days.past("2026-06-21") is None
    clock.pass_by(days=1)
    past = await days.past(DAY)
    assert past is not None
    assert past.day == DAY


# --- results ---


async def test_a_result_counts_only_after_a_replay_confirms_it(
    days: DailyService, service: Service, clock: Clock
) -> None:
    state = await played(service, await attempt_of(days, ANNA))
    assert await state_of(days, ANNA) == OVER
    assert await days.days.places(DAY) == [], "not before"
    await rounds(days, clock)
    (place,) = await days.days.places(DAY)
    assert state.result is not None
    assert (place.rank, place.user_id, place.guild_id) == (1, ANNA, HERE)
    rules = engine.games.find("orchard")
    assert set(place.shown) == {"won", "band", "score", "periods", "steward"}
    assert place.shown["band"] in rules.bands
    assert place.shown["periods"] == 3
    assert place.shown["steward"] == 1.0
    assert place.score == place.shown["score"]


@pytest.mark.stress
async def test_a_whole_game_is_confirmed_by_replay(
    days: DailyService, service: Service, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A real game instead of the toy: its scenario of the day, ten days long."""
    monkeypatch.setattr(bot.daily.service, "usual", lambda: "siege")
    state = await played(service, await attempt_of(days, ANNA))
    assert state.options == engine.games.find("siege").of_the_day != {}
    await rounds(days, clock)
    (place,) = await days.days.places(DAY)
    assert place.shown["periods"] == 10
    assert place.shown["band"] in engine.games.find(state.system).bands


@pytest.mark.stress
async def test_a_day_drawn_before_there_were_scenarios_keeps_its_whole_game(
    days: DailyService, service: Service, clock: Clock, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.daily.service, "usual", lambda: "siege")
    await days.made(DAY)
    async with database.write() as connection:
        await connection.execute(sa.update(daily).values(options="{}"))
    state = await played(service, await attempt_of(days, ANNA))
    assert state.options == {}
    await rounds(days, clock)
    (place,) = await days.days.places(DAY)
    assert place.shown["periods"] == state.progress[0] > 10


# --- how much was one's own, and the steward's result ---


async def ended_with(days: DailyService, who: int, *, score: int, own: int | None, day: str = DAY) -> None:
    """Store a confirmed result."""
    await days.made(day)
    where = attempt.c.day == day, attempt.c.user_id == who
    values = {"state": CONFIRMED, "score": score, "own": own, "ended_at": datetime(2026, 6, 20, 13, tzinfo=UTC)}
    shown = json.dumps({"won": True, "band": "won", "score": score, "periods": 3, "steward": 0.5})
    async with days.days.database.write() as connection:
        await connection.execute(sa.update(attempt).where(*where).values(shown=shown, **values))


async def test_an_attempt_played_by_the_steward_has_no_rank(days: DailyService, service: Service, clock: Clock) -> None:
    """`/siege auto scope:all` used to get the first place."""
    await played(service, await attempt_of(days, ANNA))
    state = await attempt_of(days, BEN)
    while (advised := service.advise(state)) is not None:
        state = await service.decide(state.id, version=state.version, answer=advised, actor=BEN)
    await rounds(days, clock)
    places = await days.days.places(DAY)
    assert [(place.user_id, place.tier, place.own) for place in places] == [(BEN, 2, 100), (ANNA, 0, 0)]
    assert await days.days.ranked(DAY) == 1
    assert [place.user_id for place in await days.days.places(DAY, ranked_only=True)] == [BEN]


@pytest.mark.parametrize(
    ("owns", "ranks"),
    [
        ((100, 90, 89, 50, 49), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 0)]),
        ((49, 50, 89, 90, 100), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 0)]),
        ((None, None, 0, 0, 90), [(1, 2), (2, 2), (3, 2), (4, 0), (5, 0)]),
    ],
)
async def test_results_rank_by_own_decisions_and_then_by_points(
    days: DailyService, owns: tuple[int | None, ...], ranks: list[tuple[int, int]]
) -> None:
    people = [ANNA + number for number in range(len(owns))]
    for place, (who, own) in enumerate(zip(people, owns, strict=True)):
        await attempt_of(days, who)
        await ended_with(days, who, score=100 - place, own=own)
    found = await days.days.places(DAY)
    assert [(place.rank, place.tier) for place in found] == ranks
    for tier in (2, 1, 0):
        scores = [place.score for place in found if place.tier == tier]
        assert scores == sorted(scores, reverse=True)


async def test_the_stewards_result_is_computed_once_with_the_days_dice(
    days: DailyService, service: Service, clock: Clock
) -> None:
    await days.run_due(clock())
    today = await days.days.day(DAY)
    assert today is not None
    assert today.par is None, "there are no dice before the first word"
    state = await played(service, await attempt_of(days, ANNA))
    await rounds(days, clock)
    today = await days.days.day(DAY)
    assert today is not None
    assert today.par is not None
    par = json.loads(today.par)
    (place,) = await days.days.places(DAY)
    assert {name: par[name] for name in ("band", "score", "periods")} == {
        name: place.shown[name] for name in ("band", "score", "periods")
    }, "the same player by the same dice"
    assert today.par not in repr(today)
    await days.days.set_par(DAY, {"band": "lost", "score": -1})
    assert await days.days.day(DAY) == today
    assert state.daily == DAY


async def test_streaks_count_consecutive_days(days: DailyService, clock: Clock) -> None:
    for own in (100, 0, 60, 90, None):
        await attempt_of(days, ANNA, channel_id=clock().day)
        await ended_with(days, ANNA, score=1, own=own, day=days.today)
        clock.pass_by(days=1)
    database = days.days.database
    streaks = [await streak_of(database, ANNA, f"2026-06-{day}") for day in range(20, 27)]
    assert streaks == [1, 1, 2, 3, 4, 3, 0], "one day without a rank in seven is forgiven"
    assert await streak_of(database, BEN, DAY) == 0


async def test_a_day_that_ended_while_the_bot_was_off_breaks_no_streak(days: DailyService, clock: Clock) -> None:
    for own in (90, None, 90):
        mine = await attempt_of(days, ANNA, channel_id=clock().day)
        if own is not None:
            await ended_with(days, ANNA, score=1, own=own, day=days.today)
        clock.pass_by(days=1)
        if own is None:
            left = await days.days.unfinished(before=days.today)
            assert [each.game_id for each in left] == [mine.id]
            await days.days.close(before=days.today, now=clock(), away=left)
            assert await streak_of(days.days.database, ANNA, "2026-06-21") == 1
    streaks = [await streak_of(days.days.database, ANNA, f"2026-06-{day}") for day in range(20, 24)]
    assert streaks == [1, 1, 2, 2], "it neither counts nor breaks the streak"


async def test_the_stewards_share_counts_only_decisions_not_undone(
    days: DailyService, service: Service, clock: Clock
) -> None:
    state = await attempt_of(days, ANNA)
    for answer in (("move", "gate", "hedge", "anna"), ("move", "gate", "trees", "ben")):
        state = await service.decide(state.id, version=state.version, answer=answer, actor=ANNA)
    state = await service.undo(state.id, version=state.version, to=2, actor=ANNA)
    state = await played(service, state)
    rows = await service.store.journal(state.id, first=1, last=state.version)
    stewards = sum(row.action == "steward" for row in rows)
    await rounds(days, clock)
    (place,) = await days.days.places(DAY)
    assert place.shown["steward"] == stewards / (stewards + 1), "one decision of hers stands, one was taken back"


Forgery = Callable[[Database, DailyService, GameState], Awaitable[None]]


async def _save(database: Database, _: DailyService, state: GameState) -> None:
    """Store fewer eaten apples than there were."""
    save = json.loads(state.row.save)
    save["state"]["eaten"] = -5
    await _set(database, state, save=json.dumps(save))


async def _events(database: Database, _: DailyService, state: GameState) -> None:
    async with database.write() as connection:
        rows = await connection.execute(sa.select(journal).where(journal.c.game_id == state.id))
        row = next(row for row in rows.mappings() if '"thrown"' in row["events"] or '"supped"' in row["events"])
        forged = row["events"].replace('"eaten":', '"eaten":1').replace('"total":', '"total":1')
        assert forged != row["events"]
        where = journal.c.game_id == state.id, journal.c.version == row["version"]
        await connection.execute(sa.update(journal).where(*where).values(events=forged))


async def _answer(database: Database, _: DailyService, state: GameState) -> None:
    where = journal.c.game_id == state.id, journal.c.version == 2
    async with database.write() as connection:
        await connection.execute(sa.update(journal).where(*where).values(answer='["move","gate","hedge","cleo"]'))


async def _gap(database: Database, _: DailyService, state: GameState) -> None:
    async with database.write() as connection:
        await connection.execute(sa.delete(journal).where(journal.c.game_id == state.id, journal.c.version == 3))


async def _rules(database: Database, _: DailyService, state: GameState) -> None:
    await _set(database, state, options='{"days":"1"}')


async def _helped(database: Database, _: DailyService, state: GameState) -> None:
    where = journal.c.game_id == state.id, journal.c.version == 3
    async with database.write() as connection:
        await connection.execute(sa.update(journal).where(*where).values(actor=BEN))


async def _late(database: Database, _: DailyService, state: GameState) -> None:
    where = journal.c.game_id == state.id, journal.c.version == state.version
    async with database.write() as connection:
        await connection.execute(sa.update(journal).where(*where).values(created_at=ends(DAY)))


async def _garbage(database: Database, _: DailyService, state: GameState) -> None:
    await _set(database, state, save="{")


async def _seed(database: Database, _: DailyService, state: GameState) -> None:
    await _set(database, state, seed_hash=hashlib.sha256(b"mine").hexdigest())


async def _set(database: Database, state: GameState, **values: Any) -> None:
    async with database.write() as connection:
        await connection.execute(sa.update(game).where(game.c.id == state.id).values(**values))


FORGERIES: dict[Forgery, str] = {
    _save: "position",
    _events: "event",
    _answer: "event number refused",
    _gap: "gap",
    _rules: "another",
    _seed: "another",
    _helped: "others",
    _late: "late",
    _garbage: "damaged",
}


@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__.strip("_"))
async def test_a_forged_result_is_refused(
    days: DailyService, service: Service, clock: Clock, database: Database, forge: Forgery
) -> None:
    honest = await played(service, await attempt_of(days, BEN))
    state = await played(service, await attempt_of(days, ANNA))
    await forge(database, days, state)
    await rounds(days, clock)
    assert [place.user_id for place in await days.days.places(DAY)] == [BEN]
    found = await days.days.attempt(DAY, ANNA)
    assert found is not None
    assert (found.state, found.score) == (REFUSED, None)
    assert json.loads(found.shown or "")["why"] in FORGERIES[forge].split()
    async with database.read() as connection:
        owed = (await connection.execute(sa.select(notice.c.game_id, notice.c.channel_id))).all()
    assert {tuple(row) for row in owed} == {(state.id, state.channel_id), (honest.id, honest.channel_id)}, "both know"


async def test_a_different_seed_in_the_save_does_not_change_the_result(
    days: DailyService, service: Service, clock: Clock, database: Database
) -> None:
    """A game with the player's own dice is stored under the day's hash."""
    day = await days.made(DAY)
    state = await attempt_of(days, ANNA)
    save = json.loads(state.row.save)
    assert (save["pledge"]["secret"], save["seed"]) == (day.seed, seed_of(day.seed, str(ANNA)))
    other = await begin(service, channel=77, seed="apple", owner_id=ANNA)
    mine = (await service.store.game(other.id)) or state.row
    await _set(database, state, save=mine.save)
    await played(service, await service.load(state.id))
    await rounds(days, clock)
    assert await state_of(days, ANNA) == REFUSED


async def test_two_processes_replay_a_result_once(
    service: Service, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = (DailyService(service, now=clock, instance=name) for name in ("one", "other"))
    service.subscribe(one.follow)
    for who in (ANNA, BEN, CLEO):
        await played(service, await attempt_of(one, who))
    seen: list[str] = []

    def noted(record: Any) -> Any:
        seen.append(record.game)
        return verify_record(record)

    monkeypatch.setattr(bot.daily.service, "verify_record", noted)
    await asyncio.gather(*(rounds(each, clock) for each in (one, other)))
    assert len(seen) == len(set(seen)) == 3
    assert len(await one.days.places(DAY)) == 3


async def test_another_process_replays_a_result_after_a_crash(
    service: Service, clock: Clock, days: DailyService
) -> None:
    await played(service, await attempt_of(days, ANNA))
    claimed = await days.days.claim(by="dead", now=clock(), lease=timedelta(minutes=2))
    assert claimed is not None
    await rounds(days, clock)
    assert await state_of(days, ANNA) == OVER, "another holds it"
    clock.pass_by(minutes=3)
    await rounds(days, clock)
    assert await state_of(days, ANNA) == CONFIRMED
    late = await days.days.settle(claimed, by="dead", state=REFUSED, score=None, shown={})
    assert not late
    assert await state_of(days, ANNA) == CONFIRMED, "whoever comes back too late changes nothing"


async def test_a_replay_that_fails_is_tried_again(
    service: Service, clock: Clock, days: DailyService, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(service, await attempt_of(days, ANNA))

    def broken(_: Any) -> Any:
        raise RuntimeError("out of memory")

    with monkeypatch.context() as patch:
        patch.setattr(bot.daily.service, "verify_record", broken)
        await rounds(days, clock)
    assert await state_of(days, ANNA) == OVER
    clock.pass_by(minutes=3)
    await rounds(days, clock)
    assert await state_of(days, ANNA) == CONFIRMED


async def test_an_attempt_unfinished_at_the_end_of_the_day_does_not_count(
    days: DailyService, service: Service, clock: Clock
) -> None:
    state = await attempt_of(days, ANNA)
    given_up = await attempt_of(days, BEN)
    await service.resign(given_up.id, version=1, actor=BEN)
    await rounds(days, clock)
    assert (await state_of(days, ANNA), await state_of(days, BEN)) == (RUNNING, UNFINISHED)
    clock.time = ends(DAY)
    await rounds(days, clock)
    assert await state_of(days, ANNA) == UNFINISHED
    assert (await played(service, state)).status == "over", "it may be played on"
    await rounds(days, clock)
    assert await state_of(days, ANNA) == UNFINISHED
    assert await days.days.places(DAY) == []


async def test_an_attempt_finished_just_after_the_day_is_too_late(
    days: DailyService, service: Service, clock: Clock
) -> None:
    """The attempt counts as late even if no job has closed the day yet."""
    one, other = await attempt_of(days, ANNA), await attempt_of(days, BEN)
    clock.time = ends(DAY) - timedelta(seconds=1)
    await played(service, one)
    clock.time = ends(DAY)
    await played(service, other)
    await rounds(days, clock)
    assert (await state_of(days, ANNA), await state_of(days, BEN)) == (CONFIRMED, UNFINISHED)


# --- tables ---


async def stand(
    days: DailyService, database: Database, clock: Clock, scores: dict[int, int | None], **places: int
) -> None:
    """Store attempts with these scores, None for a running one; `places` overrides columns of all rows."""
    service = days._service
    for who, score in scores.items():
        state = await begin(service, channel=10_000 + who, owner_id=who)
        values = {"day": DAY, "user_id": who, "game_id": state.id, "begun_at": clock(), "guild_id": HERE}
        if score is not None:
            shown = {"won": True, "band": "fair", "score": score, "periods": 3, "steward": 0.5}
            values |= {"state": CONFIRMED, "score": score, "shown": json.dumps(shown), "ended_at": clock()}
        async with database.write() as connection:
            await connection.execute(sa.insert(attempt), {"state": RUNNING, **values, **places})
        clock.pass_by(minutes=1)


async def test_equal_scores_share_a_rank(days: DailyService, database: Database, clock: Clock) -> None:
    await days.made(DAY)
    await stand(days, database, clock, {ANNA: 5, BEN: 9, CLEO: 5, 4: 1, 5: None, 6: 9})
    places = await days.days.places(DAY)
    assert [(place.rank, place.user_id) for place in places] == [(1, BEN), (1, 6), (3, ANNA), (3, CLEO), (5, 4)]
    assert [place.user_id for place in await days.days.places(DAY, first=3, most=2)] == [CLEO, 4]
    assert await days.days.counts(DAY) == {CONFIRMED: 5, RUNNING: 1}
    mine = await days.days.place_of(DAY, CLEO)
    assert mine is not None
    assert (mine[0].rank, mine[1]) == (3, 3), "three stand before her in the table, two of them better"
    assert await days.days.place_of(DAY, 5) is None


async def test_a_servers_table_has_only_its_own_players(days: DailyService, database: Database, clock: Clock) -> None:
    await days.made(DAY)
    await stand(days, database, clock, {ANNA: 5})
    await stand(days, database, clock, {20: 9}, guild_id=THERE)
    assert [(place.rank, place.user_id) for place in await days.days.places(DAY, guild_id=HERE)] == [(1, ANNA)]
    assert [(place.rank, place.user_id) for place in await days.days.places(DAY)] == [(1, 20), (2, ANNA)]
    assert await days.days.counts(DAY, guild_id=THERE) == {CONFIRMED: 1}
    assert await days.days.place_of(DAY, 20, guild_id=HERE) is None


async def test_the_table_knows_which_players_share_their_records(
    days: DailyService, database: Database, clock: Clock
) -> None:
    await days.made(DAY)
    await stand(days, database, clock, {ANNA: 5, BEN: 4})
    async with database.write() as connection:
        await connection.execute(sa.insert(profile), {"user_id": BEN, "shared": True})
    assert [place.shared for place in await days.days.places(DAY)] == [False, True]
    assert isinstance((await days.days.places(DAY))[0], Place)


async def test_deleting_an_attempt_keeps_its_game(days: DailyService, database: Database, service: Service) -> None:
    state = await attempt_of(days, ANNA)
    async with database.write() as connection:
        await connection.execute(sa.delete(attempt).where(attempt.c.user_id == ANNA))
    assert (await service.load(state.id)).sealed, "its seed is kept all the same"
    await played(service, state)
    assert await days.days.counts(DAY) == {}
    with pytest.raises(Taken):
        await attempt_of(days, ANNA, channel_id=5)


async def test_marks_of_attempts_are_deleted_when_the_day_is_over(
    days: DailyService, database: Database, clock: Clock
) -> None:
    async def marks() -> list[str]:
        async with database.read() as connection:
            return list((await connection.execute(sa.select(daily_mark.c.mark))).scalars())

    await attempt_of(days, ANNA)
    (mark,) = await marks()
    assert mark == mark_of(await days.made(DAY), ANNA)
    assert str(ANNA) not in mark
    clock.time = ends(DAY)
    await rounds(days, clock)
    assert await marks() == []


# --- channels that follow the daily game ---


def follows(channel: int) -> DailyFollow:
    return DailyFollow(channel_id=channel, guild_id=HERE, locale="en", added_by=ANNA, added_at=datetime.now(UTC))


async def openings(database: Database) -> list[tuple[int, str, str]]:
    async with database.read() as connection:
        rows = (await connection.execute(sa.select(notice).order_by(notice.c.id))).mappings().all()
    said = [(row["channel_id"], json.loads(row["facts"])) for row in rows]
    return [(channel, facts["day"], facts["last"]) for channel, facts in said if facts["what"] == "opening"]


async def test_channels_get_one_message_for_each_day(service: Service, clock: Clock, database: Database) -> None:
    one, other = (DailyService(service, now=clock, instance=name) for name in ("one", "other"))
    await rounds(one, clock)
    for channel in (50, 51, 51):
        await one.days.follow(follows(channel))
    await rounds(one, clock)
    assert await openings(database) == [], "today had begun"
    clock.time = ends(DAY)
    await asyncio.gather(*(rounds(each, clock) for each in (one, other, one, other)))
    assert await openings(database) == [(50, "2026-06-21", DAY), (51, "2026-06-21", DAY)]
    clock.pass_by(days=5)
    await rounds(one, clock)
    assert len(await openings(database)) == 4, "after an outage of days, the day that it is and no other"
    assert await one.days.unfollow(50)
    assert not await one.days.unfollow(50)
    clock.pass_by(days=1)
    await rounds(one, clock)
    assert [channel for channel, *_ in await openings(database)] == [50, 51, 50, 51, 51]


async def test_two_processes_send_one_reminder(service: Service, clock: Clock, database: Database) -> None:
    one, other = (DailyService(service, now=clock, instance=name) for name in ("one", "other"))
    await rounds(one, clock)
    await one.days.remind(ANNA, "it")
    await other.days.remind(ANNA, "fr")
    for day in ("2026-06-21", "2026-06-22"):
        clock.time = ends(before(day))
        await asyncio.gather(*(rounds(each, clock) for each in (one, other, one, other)))
    async with database.read() as connection:
        rows = await connection.execute(sa.select(notice.c.user_id, notice.c.facts).order_by(notice.c.id))
    assert [(user_id, json.loads(facts)["day"], json.loads(facts)["locale"]) for user_id, facts in rows] == [
        (ANNA, "2026-06-21", "fr"),
        (ANNA, "2026-06-22", "fr"),
    ]


async def test_a_streak_survives_one_missed_day_in_seven(days: DailyService, clock: Clock) -> None:
    played_on = [21, 22, 24, 26, 27, 28, 29, 30]
    for day in range(20, 31):
        if day in played_on:
            await attempt_of(days, ANNA, channel_id=clock().day)
            await ended_with(days, ANNA, score=1, own=90, day=days.today)
        clock.pass_by(days=1)
    streaks = {day: await streak_of(days.days.database, ANNA, f"2026-06-{day}") for day in (22, 23, 24, 25, 26, 30)}
    assert streaks == {22: 2, 23: 2, 24: 3, 25: 1, 26: 2, 30: 6}
    assert await streak_of(days.days.database, ANNA, "2026-07-02") == 0, "two days missed"


async def test_the_opening_waits_for_the_last_days_replays(
    days: DailyService, service: Service, clock: Clock, database: Database
) -> None:
    await rounds(days, clock)
    await days.days.follow(follows(50))
    await played(service, await attempt_of(days, ANNA))
    clock.time = ends(DAY) + timedelta(minutes=5)
    held = await days.days.claim(by="other", now=clock(), lease=LONGEST)
    assert held is not None
    await rounds(days, clock)
    assert await openings(database) == []
    clock.pass_by(minutes=56)
    await rounds(days, clock)
    assert len(await openings(database)) == 1, "but not for ever"


async def test_attempts_are_read_completely(days: DailyService, clock: Clock) -> None:
    state = await attempt_of(days, ANNA, server=THERE)
    assert await days.days.attempt(DAY, ANNA) == Attempt(
        day=DAY,
        user_id=ANNA,
        game_id=state.id,
        guild_id=THERE,
        state=RUNNING,
        begun_at=clock(),
        ended_at=None,
        score=None,
        shown=None,
    )
    assert isinstance(days.days, Days)


# --- the battle of the day ---


@pytest.mark.contract(whole=True)
async def test_games_and_battles_of_days_do_not_mix(days: DailyService, clock: Clock) -> None:
    """Neither kind of day is found, closed or announced in place of the other, on any database."""
    text = (Path(__file__).parents[2] / "games" / "battles" / "tokar.battle").read_text(encoding="utf-8")
    for _ in range(3):
        await days.made(days.today)
        await days.made_battle(days.today, "ascari", text)
        clock.pass_by(days=1)
    assert [day.day for day in await days.days.last_before(days.today, most=9)] == [
        "2026-06-22",
        "2026-06-21",
        "2026-06-20",
    ]
    battles = await days.days.last_before(battle_of(days.today), most=9)
    assert [day.day for day in battles] == ["b26-06-22", "b26-06-21", "b26-06-20"]
    assert {side_of(day) for day in battles} == {"italian", "dervish"}
    assert side_of(await days.made(days.today)) == ""
    today = await days.made_battle(days.today, "ascari", text)
    assert await days.days.close(before=days.today, now=clock())
    for day in (*battles, *await days.days.last_before(days.today, most=9)):
        found = await days.days.day(day.day)
        assert found is not None
        assert found.closed_at == clock(), day.day
    assert await days.battle() == today, "it is open"
    assert (await days.current()).closed_at is None
    await days.days.remind(ANNA, "en")
    for played in (True, True, True, False, False, False):
        day = await days.made_battle(days.today, "ascari", text)
        await days.made(days.today)
        if played:
            await days.start_attempt(
                day, ANNA, word="1", from_guild=None, guild_id=None, channel_id=clock().day, locale="en"
            )
        await days.run_due(clock())
        clock.pass_by(days=1)
    assert not await days.days.is_reminded(ANNA), "an attempt at the battle is none at the game"
