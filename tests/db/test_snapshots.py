"""Cached states of a tournament, in memory and in the database, equal the folded journal."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest
import pytest_asyncio
import sqlalchemy as sa
from support import postgres, stress
from support.effort import counted
from support.tournament.at_random import at_random
from support.tournament.play import ORGANIZER, Play, worth

import bot.tournaments.service
from bot.tournaments.service import Decision, TournamentService
from db import Database, open_database
from db.privacy import Privacy
from db.schema.tournaments import tournament_snapshot
from db.tournaments.journal import Addition, Entrant, FactRow, TournamentRow
from db.tournaments.snapshots import Snapshot, keep_snapshot, snapshot_of
from db.tournaments.store import Tournaments
from engine.core.asks import Refused
from engine.tournament import facts as f
from engine.tournament.facts import Fact
from engine.tournament.journal import fold
from engine.tournament.snapshot import branch, packed
from engine.tournament.state import Tournament

NOW = datetime(2026, 3, 22, 9, 30, tzinfo=UTC)
ID = "aaaaaaaa"
encoded = msgspec.msgpack.encode


@pytest_asyncio.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql)])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Database]:
    address = postgres.fresh() if request.param == "postgresql" else f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
    opened = await open_database(address)
    yield opened
    await opened.close()


def process(database: Database) -> TournamentService:
    """Return the tournaments of a process that has just started."""
    return TournamentService(Tournaments(database))


def addition(facts: Sequence[Fact]) -> Addition:
    rows = [FactRow(f.tag_of(each), f.written(each), each.by, getattr(each, "player", None)) for each in facts]
    players = [each for each in facts if isinstance(each, f.Registered)]
    entrants = [Entrant(tournament_id=ID, number=each.player, user_id=each.person, name=each.name) for each in players]
    return Addition(facts=rows, entrants=entrants, now=NOW)


async def stored(database: Database, play: Play, until: int) -> TournamentRow:
    """Store the beginning of a journal."""
    row = TournamentRow(
        id=ID,
        version=0,
        guild_id=1,
        channel_id=2,
        organizer_id=ORGANIZER,
        status="open",
        title="Cup",
        locale="en",
        seed_hash=play.t.seed_hash,
        wake_at=None,
        created_at=NOW,
        updated_at=NOW,
    )
    return await Tournaments(database).begin(row, play.seed, addition(play.journal[:until]))


async def folded(database: Database) -> Tournament:
    return fold(f.read(each) for each in await Tournaments(database).facts(ID))


async def expect_exact(database: Database, service: TournamentService) -> Tournament:
    loaded = await service.load(ID)
    assert loaded.row.version == loaded.state.version
    assert encoded(loaded.state) == encoded(await folded(database))
    return loaded.state


def with_undoing(play: Play) -> Play:
    """Add facts that can be reversed: a penalty, a round, the end."""
    for fact in (
        f.Penalized(player=play.t.lots[-1], name="manual"),
        f.PenaltyTakenBack(penalty=len(play.t.penalties) + 1, reason="a mistake"),
        f.Finished(early=True),
        f.Reopened(reason="a table was wrong"),
        f.Finished(early=True),
    ):
        play.lead(fact)
    return play


def taken_back(play: Play) -> Play:
    """Post a round, withdraw it, and post it again."""
    play.register(6)
    play.close()
    play.pair()
    play.lead(f.RoundTakenBack(round=1, reason="too early"))
    play.pair()
    play.rule(1, 10, 20)
    return play


@pytest.mark.stress(
    "postgresql-6", "postgresql-12", "postgresql-24", "postgresql-30", "sqlite-6", "sqlite-18", "sqlite-30"
)
@pytest.mark.parametrize("seed", stress.spread([*range(40)], of=6))
async def test_cached_states_equal_the_folded_journal(
    database: Database, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Two processes read a growing journal now and then; one of them sometimes restarts from the stored state."""
    rng = random.Random(seed)
    monkeypatch.setattr(bot.tournaments.service, "EVERY", rng.randint(3, 20))
    play = taken_back(Play()) if seed == 0 else with_undoing(at_random(rng))
    number = rng.randint(1, 3)
    row = await stored(database, play, number)
    processes = [process(database), process(database)]
    store = Tournaments(database)
    while number < len(play.journal):
        some = rng.randint(1, 6)
        row = await store.add(row, addition(play.journal[number : number + some]))
        number += some
        if rng.random() < 0.2:
            processes[rng.randrange(2)] = process(database)
        for each in processes:
            if rng.random() < 0.6:
                await expect_exact(database, each)
    for each in (*processes, process(database)):
        assert encoded(await expect_exact(database, each)) == encoded(play.t)
    async with database.read() as connection:
        assert (await connection.execute(sa.select(sa.func.count()).select_from(tournament_snapshot))).scalar() == 1


async def test_a_state_being_read_does_not_change(database: Database) -> None:
    """A decision does not change states already read; a refused one does not change cached states, either."""
    play = taken_back(Play())
    await stored(database, play, len(play.journal))
    service = process(database)
    looked = await service.load(ID)
    before = encoded(looked.state)
    ruled = f.Ruled(round=1, table=2, report=worth(play.round.scenario, 100, 50))
    after = await service.decide(ID, lambda _t, _seed: Decision([ruled]), by=ORGANIZER, now=NOW)
    assert encoded(looked.state) == before
    assert encoded(after.state) == encoded(await expect_exact(database, service)) != before
    twice = [f.Penalized(player=1, name="manual"), ruled]
    with pytest.raises(Refused):
        await service.decide(ID, lambda _t, _seed: Decision(twice), by=ORGANIZER, now=NOW)
    assert not (await expect_exact(database, service)).penalties


async def test_cached_states_are_deleted_with_a_persons_data(database: Database) -> None:
    """All processes fold again after a deletion of a player's name, or of a judge who did not play."""
    play = Play()
    for number, name in ((1, "Ottavia"), (2, "Bruno"), (3, "Carla")):
        play.add(
            f.Registered(player=number, name=name, person=7_000_000 + number, origin="Roma"), by=7_000_000 + number
        )
    play.lead(f.JudgeNamed(person=8_000_000))
    play.lead(f.Penalized(player=2, name="manual"))
    await stored(database, play, len(play.journal))
    one, other = process(database), process(database)
    for each in (one, other):
        await each.load(ID)
    state = packed(play.t)
    kept = Snapshot(tournament_id=ID, version=play.t.version, rewritten=0, code="x", state=state)
    assert await keep_snapshot(database, kept)

    async def resign(*_: object) -> None:
        raise AssertionError("there is no game")

    for person in (7_000_001, 8_000_000, ORGANIZER):
        assert str(person).encode() in msgspec.json.encode((await other.load(ID)).state)
        await Privacy(database).forget(person, now=NOW, resign=resign)
        assert await snapshot_of(database, ID) is None
        for each in (one, other):
            assert str(person).encode() not in msgspec.json.encode(await expect_exact(database, each))
    assert b"Ottavia" not in msgspec.json.encode((await other.load(ID)).state)
    assert not await keep_snapshot(database, kept), "what was made before is not stored after it"


@pytest.mark.stress("postgresql-version", "postgresql-state")
@pytest.mark.parametrize("wrong", ["code", "state", "version", "rewritten"])
async def test_a_stored_state_that_does_not_fit_is_not_used(database: Database, wrong: str) -> None:
    """A state of other rules, a damaged one, or one of a longer journal is ignored: the journal is folded."""
    play = taken_back(Play())
    row = await stored(database, play, len(play.journal))
    other = fold(play.journal[:3])
    values = {"version": 3, "rewritten": 0, "code": bot.tournaments.service.code(), "state": packed(other)}
    values |= {"code": {"code": "x"}, "state": {"state": b"torn"}, "version": {"version": 2}}.get(wrong, {})
    assert await keep_snapshot(database, Snapshot(tournament_id=ID, **values))  # type: ignore[arg-type]
    if wrong == "rewritten":
        async with database.write() as connection:
            await connection.execute(sa.update(tournament_snapshot).values(rewritten=1))
    assert encoded(await expect_exact(database, process(database))) == encoded(play.t)
    assert row.version == play.t.version


@pytest.mark.parametrize(("players", "share"), [(100, 8), *(((1_000, 60),) if stress.FULL else ())])
async def test_no_click_folds_the_whole_journal(
    database: Database, monkeypatch: pytest.MonkeyPatch, players: int, share: int
) -> None:
    """A decision takes a small part of the calls needed to fold the journal: the larger the journal, the smaller."""
    monkeypatch.setattr(bot.tournaments.service, "EVERY", 100)
    play = Play(rounds=5, scenarios=())
    play.register(players)
    play.close()
    for number in range(1, 5):
        play.pair()
        for table in list(play.round.tables.values())[: None if number < 4 else players // 5]:
            play.add(f.Ruled(round=number, table=table.number, report=_any_report(play)), by=ORGANIZER)
        if number < 4:
            play.lead(f.RoundClosed(round=number))
    await stored(database, play, len(play.journal))
    service = process(database)
    await service.load(ID)
    table = play.round.tables[players // 3]
    ruled = f.Ruled(round=4, table=table.number, report=_any_report(play))
    with counted() as pressed:
        after = await service.decide(ID, lambda _t, _seed: Decision([ruled]), by=ORGANIZER, now=NOW)
    with counted() as whole:
        assert encoded(await folded(database)) == encoded(after.state)
    assert pressed.calls * share < whole.calls
    again = process(database)
    with counted() as begun:
        await again.load(ID)
    assert begun.calls * 3 < whole.calls, "after a restart what is stored is read"


def _any_report(play: Play) -> dict[str, object]:
    scenario = play.round.scenario
    raw: dict[str, object] = {"a": {"role": "attacker"}, "b": {"role": "defender"}}
    if scenario == "saccheggio":
        return raw | {"camp": 1}
    return raw | {"baggage": 1, "out": True} if scenario == "imboscata" else worth(scenario, 100, 50)


def test_a_branch_shares_the_parts_that_its_facts_do_not_change() -> None:
    """A report copies its own table and its two players; a fact that may affect all players copies all."""
    play = taken_back(Play())
    t, table = play.t, play.table(2)
    ruled = branch(t, [f.Ruled(round=1, table=2, report={})])
    assert encoded(ruled) == encoded(t)
    assert [number for number, each in ruled.rounds[0].tables.items() if each is not t.rounds[0].tables[number]] == [2]
    assert {number for number, each in ruled.players.items() if each is not t.players[number]} == {*table.players}
    closed = branch(t, [f.RoundClosed(round=1)])
    assert not [number for number, each in closed.players.items() if each is t.players[number]]
