"""Campaigns without Discord: due work is done once, by any process, however often one of them dies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import asdict
from datetime import UTC, datetime
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa
from support.toygame.play import OWNER, Clock, begin

from bot.boards.claims import Claims
from bot.campaigns.days import planned
from bot.campaigns.service import CampaignService, day_start
from bot.delivery.channels import Channels
from bot.games.errors import AlreadyDecided, DayNotBegun, NothingToUndo
from bot.games.permissions import CALENDAR_ACTOR
from bot.games.service import Service
from bot.games.undo_stack import may_undo
from db import Database, open_database
from db.board_outbox import Outbox
from db.campaigns import PAUSED, CampaignRow, Campaigns, expect_change, note_reminder
from db.games import Stale
from db.quiet import QuietTimes
from db.schema.community import ballot, ballot_vote, notice, proposal
from db.voting import Opening
from engine.core.day_gate import BEGIN, CALENDAR, DAILY, OPTION

pytestmark = pytest.mark.contract


class Killed(BaseException):
    """The process is killed."""


class Process:
    """One of several processes on a database: its service, its calendar, and the messages that it would post."""

    def __init__(self, database: Database, clock: Clock, name: str) -> None:
        self.service = Service(database, now=clock)
        self.clock = clock
        self.posted: list[str] = []
        self.refreshes = 0
        self.dies_at = ""
        client: Any = SimpleNamespace(get_channel=lambda _: object(), get_guild=lambda _: None)
        claims = Claims(Outbox(database), by=name, now=clock, ticks=lambda: 0.0, busy=lambda _: False)
        context: Any = SimpleNamespace(
            service=self.service,
            notices=SimpleNamespace(deliver=self.notices),
            board_delivery=SimpleNamespace(
                deliver=self.board, refresh=self.refreshed, channels=Channels(client), deciding=claims.deciding
            ),
            quiet=SimpleNamespace(barred=partial(QuietTimes(database).barred, clock()), reached=self._reached),
        )
        self.calendar = CampaignService(client, context, instance=name, now=clock)
        self.service.subscribe(self.calendar.follow)

    async def _reached(self) -> bool:
        return True

    async def notices(self, game_id: str) -> None:
        self._dies("mail")

    async def board(self, game_id: str, claim: object = None) -> None:
        self._dies("board")
        self.posted.append(game_id)

    async def refreshed(self, game_id: str) -> None:
        self.refreshes += 1

    def _dies(self, where: str) -> None:
        if self.dies_at == where:
            raise Killed(where)

    async def round(self) -> datetime | None:
        return await self.calendar.run_due(self.clock())

    async def campaign(self, **changes: Any) -> str:
        """Start a toy game whose days begin at nine in the evening, Greenwich time."""
        state = await begin(self.service, options={OPTION: DAILY})
        row = CampaignRow(
            game_id=state.id,
            zone="UTC",
            minute=21 * 60,
            weekdays=127,
            open_minutes=None,
            state="paused",
            next_at=None,
            last_date=None,
            deadline_at=None,
            trouble=None,
            started_by=OWNER,
            started_at=self.clock(),
        )
        values = {name: changes.get(name, getattr(row, name)) for name in row.__dataclass_fields__}
        await self.calendar.stored.put(planned(CampaignRow(**values), self.clock()))
        return state.id


@pytest_asyncio.fixture
async def others(database_url: str, database: Database) -> AsyncIterator[Database]:
    """The same database, opened by another process."""
    opened = await open_database(database_url, busy_seconds=5)
    yield opened
    await opened.close()


@pytest.fixture
def one(database: Database, clock: Clock, orchard: str) -> Process:
    return Process(database, clock, "one")


@pytest.fixture
def two(others: Database, clock: Clock, orchard: str) -> Process:
    return Process(others, clock, "two")


async def letters(process: Process) -> list[dict[str, Any]]:
    async with process.service.store.database.read() as connection:
        rows = await connection.execute(sa.select(notice.c.facts, notice.c.nonce).order_by(notice.c.id))
        return [dict(row) for row in rows.mappings()]


async def test_a_day_begins_at_its_time_and_not_before(one: Process, clock: Clock) -> None:
    game = await one.campaign()
    assert await one.round() == datetime(2026, 6, 20, 21, tzinfo=UTC)
    assert (await one.service.load(game)).progress[0] == 0
    clock.pass_by(hours=9)
    assert await one.round() == datetime(2026, 6, 21, 21, tzinfo=UTC)
    state = await one.service.load(game)
    assert state.progress[0] == 1
    assert state.ask is not None
    assert state.ask.kind != CALENDAR
    assert (state.day_due, state.open_until) == (datetime(2026, 6, 21, 21, tzinfo=UTC),) * 2
    assert one.posted == [game]


async def test_only_the_calendar_begins_days_while_a_campaign_runs(one: Process) -> None:
    game = await one.campaign()
    state = await one.service.load(game)
    assert one.service.advise(state) is None
    with pytest.raises(DayNotBegun) as refused:
        await one.service.decide(game, version=state.version, answer=BEGIN, actor=OWNER)
    assert refused.value.at == state.day_due
    with pytest.raises(DayNotBegun):
        await one.service.auto(game, version=state.version, scope="all", actor=OWNER)
    with pytest.raises(AlreadyDecided):  # the bot itself may not begin a day early either
        await one.service.decide(
            game, version=state.version, answer=BEGIN, actor=CALENDAR_ACTOR, extra_writes=(day_start,)
        )
    row = await one.calendar.stored.of(game)
    assert row is not None
    await one.calendar.stored.change(row, state="paused", next_at=None, deadline_at=None)
    state = await one.service.load(game)
    assert one.service.advise(state) == BEGIN
    state = await one.service.decide(game, version=state.version, answer=BEGIN, actor=OWNER)
    assert state.progress[0] == 1
    state = await one.service.auto(game, version=state.version, scope="all", actor=OWNER)
    assert state.progress[0] == 1
    assert state.ask is not None
    assert state.ask.kind == CALENDAR, "the steward stops where a day waits, however long he was told to play"
    assert one.service.advise(state) == BEGIN


async def test_a_change_based_on_an_outdated_campaign_is_refused(one: Process, clock: Clock) -> None:
    game, stored = await one.campaign(), one.calendar.stored
    read = await stored.of(game)
    assert read is not None
    for values in ({"minute": 60}, {"zone": "Asia/Shanghai"}, {"next_at": clock()}, {"state": PAUSED}):
        before = await stored.of(game)
        assert before is not None
        assert await stored.change(before, **values)
        now = await stored.of(game)
        assert not await stored.change(before, trouble="overwritten")
        with pytest.raises(Stale):
            async with stored.database.write() as connection:
                await expect_change(connection, before, trouble="overwritten")
        assert await stored.of(game) == now
    assert not await stored.change(read, trouble="overwritten")


@pytest.mark.stress
async def test_two_processes_never_play_the_same_day(one: Process, two: Process, clock: Clock) -> None:
    game = await one.campaign()
    for day in range(1, 4):
        clock.pass_by(days=1)
        await asyncio.gather(one.round(), two.round(), one.round(), two.round())
        await asyncio.gather(two.round(), one.round())
        state = await one.service.load(game)
        assert state.progress[0] == day
    assert len(one.posted) + len(two.posted) == 3
    told = await letters(one)
    assert len(told) == 3
    assert len({each["nonce"] for each in told}) == 3


@pytest.mark.stress("postgresql-begin", "postgresql-board", "postgresql-mail")
@pytest.mark.parametrize("where", ["mail", "board", "auto", "begin"])
@pytest.mark.contract(whole=True)
async def test_the_day_is_played_once_whichever_process_dies(
    one: Process, two: Process, clock: Clock, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await one.campaign()
    clock.pass_by(hours=9)
    await one.round()
    clock.pass_by(days=1)
    one.dies_at = where

    async def auto(*_: Any, **__: Any) -> None:
        raise Killed

    async def begins(*_: Any, **__: Any) -> None:
        raise Killed  # everything open has been played by then

    if where == "auto":
        monkeypatch.setattr(one.service, "auto", auto)
    if where == "begin":
        monkeypatch.setattr(one.service, "decide", begins)
    with pytest.raises(Killed):
        await one.round()
    again = await two.round()
    assert again is not None
    if where in {"auto", "begin"}:
        assert (await two.service.load(game)).progress[0] == 1, "the dead one's lease still holds"
        clock.pass_by(minutes=3)
        await two.round()
    assert (await two.service.load(game)).progress[0] == 2
    told = await letters(one)
    assert [msg["facts"].count('"what":"day"') for msg in told] == [1, 1]
    row = await two.calendar.stored.of(game)
    assert row is not None
    assert row.next_at == datetime(2026, 6, 22, 21, tzinfo=UTC)
    entries = await two.service.store.journal(game, first=1, last=100)
    assert sum(entry.answer == '["begin-day"]' for entry in entries) == 2


async def test_after_an_outage_one_day_is_played(one: Process, clock: Clock) -> None:
    game = await one.campaign()
    clock.pass_by(days=4, hours=1)
    assert await one.round() == datetime(2026, 6, 24, 21, tzinfo=UTC)
    assert (await one.service.load(game)).progress[0] == 1
    (told,) = await letters(one)
    assert '"left_out":3' in told["facts"]


@pytest.mark.stress("postgresql-away1-True", "postgresql-away2-False", "postgresql-away4-True")
@pytest.mark.parametrize(
    ("away", "begins"),
    [
        ({"hours": 17, "minutes": 59}, True),
        ({"hours": 18}, True),  # a quarter of a day is left
        ({"hours": 18, "minutes": 1}, False),
        ({"hours": 23, "minutes": 59, "seconds": 30}, False),
        ({"days": 1}, True),  # the next one is due by now
    ],
)
async def test_a_late_day_begins_if_a_quarter_of_its_time_is_left(
    one: Process, two: Process, clock: Clock, away: dict[str, float], begins: bool
) -> None:
    game = await one.campaign()
    clock.pass_by(hours=9)
    await one.round()
    clock.pass_by(days=1)
    clock.pass_by(**away)
    before = (await one.service.load(game)).version
    await asyncio.gather(one.round(), two.round())
    await two.round()
    state = await one.service.load(game)
    row = await one.calendar.stored.of(game)
    assert row is not None
    late = "days" in away
    assert row.next_at == datetime(2026, 6, 23 if late else 22, 21, tzinfo=UTC)
    assert row.deadline_at == row.next_at
    assert state.progress[0] == (2 if begins else 1)
    assert one.refreshes + two.refreshes == (0 if begins else 1), "the board says when the next one begins"
    if begins:
        assert row.left_out == 0
        return
    assert (state.version, row.left_out) == (before, 1), "and nothing of the present day is taken"
    clock.pass_by(hours=6)
    await one.round()
    assert (await one.service.load(game)).progress[0] == 2
    told = (await letters(one))[-1]["facts"]
    assert '"left_out":1' in told
    row = await one.calendar.stored.of(game)
    assert row is not None
    assert row.left_out == 0


@pytest.mark.stress("postgresql")
async def test_a_separate_deadline_passes_even_if_the_next_day_is_skipped(one: Process, clock: Clock) -> None:
    game = await one.campaign(open_minutes=60)
    clock.pass_by(hours=9)
    await one.round()
    clock.pass_by(days=1, hours=23)
    await one.round()
    row, state = await one.calendar.stored.of(game), await one.service.load(game)
    assert row is not None
    assert (row.left_out, row.deadline_at) == (1, None)
    assert (state.progress[0], state.day_awaited) == (1, True)
    assert '"what":"day"' in (await letters(one))[-1]["facts"], "the next day's message tells it"


async def test_several_skipped_days_are_counted_together(one: Process, clock: Clock) -> None:
    game = await one.campaign()
    clock.pass_by(days=3)  # nine hours before the fourth: the three before it have passed
    await one.round()
    assert (await one.service.load(game)).progress[0] == 1
    assert '"left_out":2' in (await letters(one))[-1]["facts"]
    clock.pass_by(days=3, hours=8)  # an hour before the next one
    await one.round()
    row = await one.calendar.stored.of(game)
    assert row is not None
    assert row.left_out == 3
    clock.pass_by(hours=1)
    await one.round()
    assert (await one.service.load(game)).progress[0] == 2
    assert '"left_out":3' in (await letters(one))[-1]["facts"]


async def test_open_decisions_are_made_at_the_deadline_and_are_final(one: Process, clock: Clock) -> None:
    game = await one.campaign(open_minutes=60)
    clock.pass_by(hours=9)
    assert await one.round() == datetime(2026, 6, 20, 22, tzinfo=UTC)
    clock.pass_by(hours=1)
    assert await one.round() == datetime(2026, 6, 21, 21, tzinfo=UTC)
    state = await one.service.load(game)
    assert state.progress[0] == 1
    assert state.day_awaited
    assert state.open_until is None
    assert '"what":"day"' in (await letters(one))[-1]["facts"], "the next day's message tells it"
    _, trail = await one.service.undo_stack(game)
    assert (trail.steps, trail.barred_by) == ((), "deadline"), "what the house has taken is not taken back"
    clock.pass_by(hours=23)
    await one.round()
    assert (await one.service.load(game)).progress[0] == 2
    assert len(await letters(one)) == 2, "one a day"


async def test_decisions_are_final_after_the_deadline(one: Process, clock: Clock) -> None:
    game = await one.campaign(open_minutes=60)
    clock.pass_by(hours=9)
    await one.round()
    state = await one.service.load(game)
    answer = ("move", "gate", "hedge", "anna")
    state = await one.service.decide(game, version=state.version, answer=answer, actor=OWNER)
    back = state.version - 1
    state = await one.service.undo(game, version=state.version, to=back, actor=OWNER)
    state = await one.service.decide(game, version=state.version, answer=answer, actor=OWNER)
    while state.ask is not None and state.ask.kind != CALENDAR:
        state = await one.service.auto(game, version=state.version, scope="decision", actor=OWNER)
    before = state
    clock.pass_by(hours=1)
    await one.round()
    state = await one.service.load(game)
    assert (state.version, state.open_until) == (before.version, None)
    _, trail = await one.service.undo_stack(game)
    assert (trail.steps, trail.barred_by) == ((), "deadline")
    assert not may_undo(state.row)
    with pytest.raises(NothingToUndo):
        await one.service.undo(game, version=state.version, to=state.version - 1, actor=OWNER)


async def test_an_undo_during_the_deadline_is_too_late(
    one: Process, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await one.campaign(open_minutes=60)
    clock.pass_by(hours=9)
    await one.round()
    state = await one.service.load(game)
    state = await one.service.decide(game, version=state.version, answer=("move", "gate", "hedge", "anna"), actor=OWNER)
    row = await one.calendar.stored.of(game)
    assert row is not None
    games = one.service.games
    extra_writes_of = games.extra_writes_of

    def passes(change: Any) -> Any:
        monkeypatch.setattr(games, "extra_writes_of", extra_writes_of)

        async def first(connection: Any) -> None:
            await expect_change(connection, row, deadline_at=None)

        return [first, *extra_writes_of(change)]

    monkeypatch.setattr(games, "extra_writes_of", passes)
    with pytest.raises(AlreadyDecided):
        await one.service.undo(game, version=state.version, to=state.version - 1, actor=OWNER)
    assert (await one.service.load(game)).version == state.version


async def test_a_deadline_without_open_decisions_posts_nothing(one: Process, clock: Clock) -> None:
    game = await one.campaign(open_minutes=60)
    clock.pass_by(hours=9)
    await one.round()
    state = await one.service.load(game)
    await one.service.auto(game, version=state.version, scope="all", actor=OWNER)
    before = len(await letters(one))
    clock.pass_by(hours=1)
    await one.round()
    assert (await one.service.load(game)).open_until is None
    assert len(await letters(one)) == before


@pytest.mark.stress
async def test_the_end_of_the_game_ends_the_campaign(one: Process, clock: Clock) -> None:
    game = await one.campaign()
    for _ in range(4):
        clock.pass_by(days=1)
        await one.round()
    state = await one.service.load(game)
    assert state.status == "over"
    row = await one.calendar.stored.of(game)
    assert row is not None
    assert (row.state, row.next_at, row.deadline_at) == ("ended", None, None)
    assert '"what":"over"' in (await letters(one))[-1]["facts"]
    clock.pass_by(days=3)
    assert await one.round() is None


async def test_resigning_a_game_ends_its_campaign(one: Process, clock: Clock) -> None:
    game = await one.campaign()
    state = await one.service.load(game)
    await one.service.resign(game, version=state.version, actor=OWNER)
    row = await one.calendar.stored.of(game)
    assert row is not None
    assert row.state == "ended"
    clock.pass_by(days=3)
    await one.round()
    assert one.posted == []


async def test_changing_house_rules_keeps_the_calendar(one: Process) -> None:
    game = await one.campaign()
    state = await one.service.load(game)
    state = await one.service.set_house_rules(game, version=state.version, options={"days": "1"}, actor=OWNER)
    assert dict(state.options) == {"days": "1", OPTION: DAILY}
    assert state.ask is not None
    assert state.ask.kind == CALENDAR


async def test_reminders_are_found_at_their_time(one: Process, clock: Clock) -> None:
    game = await one.campaign()
    stored: Campaigns = one.calendar.stored
    clock.pass_by(hours=9)
    await one.round()
    await stored.remind(game, OWNER, before=120)
    due, again = await stored.to_remind(clock())
    assert (due, again) == ([], datetime(2026, 6, 21, 19, tzinfo=UTC))
    clock.pass_by(hours=22, minutes=30)
    due, again = await stored.to_remind(clock())
    assert [(each.user_id, each.ignored, each.active) for each in due] == [(OWNER, 0, True)]
    assert again is None
    async with stored.database.write() as connection:
        assert await note_reminder(connection, due[0], ignored=0)
        assert not await note_reminder(connection, due[0], ignored=0), "it was done before"
    assert await stored.to_remind(clock()) == ([], None), "once for each deadline"


@pytest.mark.stress
@pytest.mark.parametrize("deed", ["nothing", "vote", "proposal", "decision", "an old vote"])
async def test_acting_after_a_reminder_resets_the_ignored_count(one: Process, clock: Clock, deed: str) -> None:
    game = await one.campaign()
    stored: Campaigns = one.calendar.stored
    clock.pass_by(hours=9)
    await one.round()
    state = await one.service.load(game)
    await stored.remind(game, OWNER, before=120, locale="fr")
    at = clock() if deed == "an old vote" else None
    clock.pass_by(hours=22, minutes=30)
    (due,), _ = await stored.to_remind(clock())
    async with stored.database.write() as connection:
        assert await note_reminder(connection, due, ignored=2)
    at = at or clock()
    if "vote" in deed:
        opening = Opening(
            game_id=game,
            version=state.version,
            opened_at=at,
            closes_at=at,
            options="{}",
            voters="players",
            quorum=1,
            native=False,
            channel_id=state.channel_id,
        )
        async with stored.database.write() as connection:
            made = await connection.execute(sa.insert(ballot).values(cast=1, **asdict(opening)))
            assert made.inserted_primary_key is not None
            values = {"ballot_id": made.inserted_primary_key[0], "user_id": OWNER, "choice": 0, "cast_at": at}
            await connection.execute(sa.insert(ballot_vote).values(values))
    elif deed == "proposal":
        async with stored.database.write() as connection:
            which = {"game_id": game, "version": state.version, "user_id": OWNER}
            await connection.execute(sa.insert(proposal).values(answer="[]", created_at=at, **which))
    elif deed == "decision":
        await one.service.decide(game, version=state.version, answer=("move", "gate", "hedge", "anna"), actor=OWNER)
    clock.pass_by(hours=1, minutes=30)
    await one.round()
    clock.pass_by(hours=22)
    (due,), _ = await stored.to_remind(clock())
    assert (due.ignored, due.locale) == (2, "fr")
    assert due.active == (deed in {"vote", "proposal", "decision"})
