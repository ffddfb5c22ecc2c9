"""Stored tournaments: a journal that only grows, messages that are never lost, and deleted data."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa
from support import postgres
from support.tournament.play import worth

from bot.tournaments.service import Decision, Loaded, NoSuchTournament, TournamentService
from db import Database, open_database
from db.games import Stale
from db.notices import Notice
from db.privacy import Privacy
from db.removed_servers import RemovedServerList
from db.schema.games import metadata
from db.schema.tournaments import tournament_fact
from db.tournaments.journal import Addition, FactRow, Shown
from db.tournaments.store import Tournaments
from engine.core.asks import Refused
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.settings import Settings
from engine.tournament.standings import standings
from engine.tournament.verify import verify

NOW = datetime(2026, 3, 22, 9, 30, tzinfo=UTC)
GUILD, CHANNEL = 1_200_000_000_000_000_001, 1_300_000_000_000_000_001
ELENA, ANNA, BEN = (7_100_000_000_000_000_000 + n for n in (1, 2, 3))
LEASE = timedelta(minutes=1)


@pytest_asyncio.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    address = postgres.fresh() if request.param == "postgresql" else f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
    opened = await open_database(address)
    yield opened
    await opened.close()


@pytest.fixture
def service(database: Database) -> TournamentService:
    return TournamentService(Tournaments(database))


async def drawn_up(service: TournamentService) -> Loaded:
    settings = Settings(
        scenarios=("breccia", "rifornimenti", "bottino"), starts=int(NOW.timestamp()), event_day=738_000
    )
    return await service.create(
        by=ELENA,
        guild_id=GUILD,
        channel_id=CHANNEL,
        locale="it",
        title="Legio Cup",
        preset="centuria-day",
        settings=settings,
        now=NOW,
    )


async def do(service: TournamentService, tournament_id: str, *facts: f.Fact, by: int = ELENA, **changes: Any) -> Loaded:
    return await service.decide(tournament_id, lambda _t, _seed: Decision(facts, **changes), by=by, now=NOW)


async def running(service: TournamentService) -> str:
    """Play until a round of two tables has started: Anna, Ben and two guests."""
    key = (await drawn_up(service)).row.id
    await do(service, key, f.Announced(), posts=[Shown("announcement")])
    for number, (name, person) in enumerate((("Anna", ANNA), ("Ben", BEN)), 1):
        await do(service, key, f.Registered(player=number, name=name, person=person, origin="Bari"), by=person)
    await do(service, key, *(f.Registered(player=n, name=f"Guest {n}", guest=True) for n in (3, 4)))
    await service.decide(key, lambda t, seed: Decision([draft.lots(t, seed)]), by=ELENA, now=NOW)
    await service.decide(key, lambda t, seed: Decision([draft.paired(t, seed=seed)]), by=ELENA, now=NOW)
    await do(service, key, f.RoundStarted(round=1), posts=[Shown("round", 1)])
    return key


async def dump(database: Database) -> str:
    async with database.read() as connection:
        return str([(await connection.execute(sa.select(table))).all() for table in metadata.sorted_tables])


@pytest.mark.stress("sqlite")
async def test_stored_decisions_are_read_again(service: TournamentService) -> None:
    key = await running(service)
    loaded = await service.load(key)
    assert (loaded.row.status, loaded.row.version, loaded.row.title) == ("running", 9, "Legio Cup")
    assert [player.name for player in loaded.state.players.values()] == ["Anna", "Ben", "Guest 3", "Guest 4"]
    assert (await service.in_channel(CHANNEL)).row == loaded.row
    assert [each.id for each in await service.store.in_guild(GUILD)] == [key]
    assert [each.user_id for each in await service.store.entrants(key)] == [ANNA, BEN, None, None]
    journal = [f.read(each) for each in await service.store.facts(key)]
    seed = await service.store.seed(key)
    assert not verify(journal, seed=seed).problems
    assert seed not in str(journal) + str(loaded)
    with pytest.raises(NoSuchTournament):
        await service.load("00000000")


async def test_one_of_two_simultaneous_additions_is_stored(service: TournamentService, database: Database) -> None:
    row = (await service.load(await running(service))).row
    notices = [Notice(kind="t-ruling", key=name, due_at=NOW, channel_id=CHANNEL) for name in ("first", "second")]
    additions = [
        Addition(facts=[FactRow("penalized", "{}", ELENA, 1)], now=NOW, notices=[notice], posts=[Shown("page", n)])
        for n, notice in enumerate(notices)
    ]
    done = await asyncio.gather(*(service.store.add(row, each) for each in additions), return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["Stale", "TournamentRow"]
    async with database.read() as connection:
        letters = (
            await connection.execute(sa.text("SELECT count(*) FROM letter WHERE kind = 't-ruling'"))
        ).scalar_one()
    pages = [each for each in await service.store.posts(row.id) if each.what == "page"]
    assert (letters, len(pages)) == (1, 1), "what follows from a decision comes and goes with it"
    with pytest.raises(Stale):
        await service.store.add(row, additions[0])


async def test_the_second_of_two_simultaneous_reports_is_shown_the_first(service: TournamentService) -> None:
    key = await running(service)
    table = (await service.load(key)).state.rounds[0].table_of(1)
    assert table is not None
    report = f.Reported(round=1, table=table.number, player=1, report=worth("breccia", 40, 20))
    done = await asyncio.gather(*(do(service, key, report, by=ANNA) for _ in range(2)), return_exceptions=True)
    refused = [each.reason for each in done if isinstance(each, Refused)]
    assert len(refused) == 1, "it has not seen the first (T66)"
    assert len((await service.load(key)).state.rounds[0].tables[table.number].reports) == 1
    penalties = [do(service, key, f.Penalized(player=1, name="manual")) for _ in range(2)]
    done = await asyncio.gather(*penalties, return_exceptions=True)
    assert sorted(isinstance(each, Refused) for each in done) == [False, True], "once a tournament (T45)"
    assert len((await service.load(key)).state.penalties) == 1


@pytest.mark.stress("postgresql")
async def test_a_message_that_changes_while_it_is_posted_is_shown_again(service: TournamentService) -> None:
    key = await running(service)
    store = service.store
    claimed = await store.claim_posts(by="one", now=NOW, lease=LEASE)
    assert {each.what for each in claimed} == {"announcement", "round"}
    assert await store.claim_posts(by="two", now=NOW, lease=LEASE) == [], "nobody else posts them"
    round_post = next(each for each in claimed if each.what == "round")
    await do(service, key, f.Penalized(player=1, name="ruler"), posts=[Shown("round", 1)])
    assert await store.settle_post(round_post, by="one", now=NOW, channel_id=CHANNEL, message_id=77)
    assert not await store.settle_post(round_post, by="two", now=NOW, channel_id=CHANNEL, message_id=78)
    again = await store.claim_posts(by="two", now=NOW, lease=LEASE)
    assert [(each.what, each.message_id) for each in again] == [("round", 77)], "edited, not posted again"
    await store.put_off(again[0], by="two", now=NOW, until=NOW + LEASE)
    assert await store.claim_posts(by="two", now=NOW, lease=LEASE) == []


@pytest.mark.stress("postgresql")
async def test_a_draft_report_is_kept_until_it_is_sent(service: TournamentService) -> None:
    key = await running(service)
    store = service.store
    await store.keep_draft(key, 1, 1, ANNA, {"end": "ten turns"}, now=NOW)
    await store.keep_draft(key, 1, 1, ANNA, {"end": "fled", "mine": 40}, now=NOW)
    assert await store.draft(key, 1, 1, ANNA) == {"end": "fled", "mine": 40}
    assert await store.draft(key, 1, 1, BEN) == {}
    await do(service, key, f.Penalized(player=1, name="ruler"), sent=(1, 1, ANNA))
    assert await store.draft(key, 1, 1, ANNA) == {}


@pytest.mark.stress("postgresql")
async def test_deleting_data_leaves_points_and_no_name(service: TournamentService, database: Database) -> None:
    key = await running(service)
    listed = await service.store.keep_list(key, 1, "A | Hastati | 4", user_id=ANNA, now=NOW)
    assert await service.store.list_text(key, listed) == "A | Hastati | 4"
    privacy = Privacy(database)
    assert await privacy.counts(ANNA) == {"entries": 1, "facts": 1, "lists": 1}
    shown = (await privacy.personal_data(ANNA)).rows
    assert shown["facts"][0]["fact"]["name"] == "Anna"
    assert str(ELENA) not in str(shown)
    before = [row.total for row in standings((await service.load(key)).state, 1)]

    async def resign(*_: object) -> None:
        raise AssertionError

    await privacy.forget(ANNA, now=NOW, resign=resign)
    after = await service.load(key)
    assert after.state.players[1].left == "excused", "T82"
    assert [row.total for row in standings(after.state, 1)] == before
    everything = await dump(database)
    assert str(ANNA) not in everything
    assert "Anna" not in everything
    assert "Hastati" not in everything
    assert "Ben" in everything
    assert {each.what for each in await service.store.claim_posts(by="one", now=NOW, lease=LEASE)} >= {"round"}
    await privacy.forget(ELENA, now=NOW, resign=resign)
    assert (await service.load(key)).state.organizer == 0, "who manages the server may take the place (T65)"
    await do(service, key, f.HandedOver(person=BEN, taken=True), by=BEN)
    assert (await service.load(key)).row.organizer_id == BEN


@pytest.mark.stress("postgresql")
async def test_a_withdrawn_player_is_forgotten_without_a_trace(service: TournamentService, database: Database) -> None:
    key = (await drawn_up(service)).row.id
    await do(service, key, f.Announced())
    await do(service, key, f.Registered(player=1, name="Anna", person=ANNA), by=ANNA)
    await do(service, key, f.Withdrawn(player=1), by=ANNA)
    await Privacy(database).forget(ANNA, now=NOW, resign=None)  # type: ignore[arg-type]
    assert (await service.load(key)).row.version == 4
    everything = await dump(database)
    assert "Anna" not in everything
    assert str(ANNA) not in everything


@pytest.mark.stress("postgresql")
async def test_a_tournament_is_deleted_with_its_server(service: TournamentService, database: Database) -> None:
    key = await running(service)
    await service.store.keep_draft(key, 1, 1, ANNA, {}, now=NOW)
    removed = RemovedServerList(database)
    assert await removed.known() == {GUILD}
    await removed.note([GUILD], now=NOW)
    while await removed.delete(GUILD, before=NOW + timedelta(days=30)):
        pass
    everything = await dump(database)
    assert not [each for each in (key, str(GUILD), str(ANNA), "Anna") if each in everything]


@pytest.mark.stress("postgresql")
async def test_the_journal_cannot_be_written_twice_at_a_version(database: Database, service: TournamentService) -> None:
    key = await running(service)
    again = {"tournament_id": key, "version": 3, "kind": "x", "actor": 0, "fact": "{}", "created_at": NOW}
    with pytest.raises(sa.exc.IntegrityError):
        async with database.write() as connection:
            await connection.execute(sa.insert(tournament_fact).values(again))
