"""Storms and long seasons over the service of tournaments: 200 reports at once, weeks with outages, two processes."""

from __future__ import annotations

import asyncio
import random
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from support import stress
from support.tournament.play import AlwaysThere, worth

from bot.tournaments.messages import key_of
from bot.tournaments.reminders import Reminders
from bot.tournaments.service import Decision, TournamentService
from db import Database, open_database
from db.games import Stale
from db.schema.community import notice
from db.storage.errors import DatabaseError
from db.tournaments.store import Tournaments
from engine.core.asks import Refused
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.journal import fold
from engine.tournament.record import read, record_of, write
from engine.tournament.settings import Settings
from engine.tournament.standings import standings
from engine.tournament.verify_record import HOLDS, verify_record

NOW = datetime(2026, 3, 22, 9, 30, tzinfo=UTC)
ELENA = 7_100_000_000_000_000_000


class Season:
    """A tournament over one or several processes on one database."""

    def __init__(self, *databases: Database) -> None:
        self.services = [TournamentService(Tournaments(each)) for each in databases]
        self.now = NOW
        self.id = ""

    async def new(self, players: int, **changes: Any) -> None:
        usual: dict[str, Any] = {
            "clock": "week",
            "rounds": 1,
            "scenarios": ("breccia",),
            "starts": int(NOW.timestamp()),
        }
        loaded = await self.services[0].create(
            by=ELENA,
            guild_id=1,
            channel_id=2,
            locale="en",
            title="Cup",
            preset="centuria-weeks",
            now=self.now,
            settings=Settings(**{**usual, **changes}),
        )
        self.id = loaded.row.id
        people = [f.Registered(player=n, name=f"P{n}", person=ELENA + n) for n in range(1, players + 1)]
        await self.lead(lambda _t, _seed: [f.Announced()])
        for fact in people:
            await self.do([fact], by=fact.person)
        await self.lead(lambda t, seed: [draft.lots(t, seed)])

    async def do(self, facts: list[f.Fact], *, by: int, process: int = 0) -> Any:
        return await self.services[process].decide(self.id, lambda _t, _seed: Decision(facts), by=by, now=self.now)

    async def lead(self, facts: Any) -> Any:
        return await self.services[0].decide(self.id, lambda t, seed: Decision(facts(t, seed)), by=ELENA, now=self.now)

    async def pair(self) -> Any:
        return (await self.lead(lambda t, seed: [draft.paired(t, seed=seed)])).state.rounds[-1]

    async def state(self) -> Any:
        return (await self.services[0].load(self.id)).state

    async def journal(self) -> list[f.Fact]:
        return [f.read(each) for each in await self.services[0].store.facts(self.id)]

    async def end(self) -> None:
        await self.lead(lambda _t, _seed: [f.Finished()])
        await self.lead(lambda _t, seed: [f.SeedTold(seed=seed)])


@pytest.mark.parametrize("players", [20, *((200,) if stress.FULL else ())])
async def test_no_report_is_lost_in_a_rush_of_reports(database: Database, database_url: str, players: int) -> None:
    other = await open_database(database_url)
    try:
        season = Season(database, other)
        await season.new(players)
        round_ = await season.pair()
        told: list[str] = []

        async def report(table: Any, player: int, process: int) -> None:
            fields = worth("breccia", 10 * table.number, 50)
            fact = f.Reported(round=1, table=table.number, player=player, report=fields)
            try:
                await season.do([fact], by=ELENA + player, process=process)
                told.append("stored")
            except Refused as refused:
                told.append(refused.reason)

        sends = [
            (table, player, place) for table in round_.tables.values() for place, player in enumerate(table.players)
        ]
        random.Random(players).shuffle(sends)
        await asyncio.gather(*(report(*each) for each in sends))
        assert sorted(told) == sorted(["stored", "another-report-came"] * (players // 2))
        t = await season.state()
        assert [len(table.reports) for table in t.rounds[0].tables.values()] == [1] * (players // 2)
        confirms = [
            season.do(
                [f.Confirmed(round=1, table=table.number, player=table.other(first), report=1)],
                by=ELENA + table.other(first),
                process=table.number % 2,
            )
            for table in t.rounds[0].tables.values()
            for first in (table.reports[0].player,)
        ]
        await asyncio.gather(*confirms)
        t = await season.state()
        assert t.rounds[0].complete
        journal = await season.journal()
        assert len(journal) == t.version
        assert fold(journal) == t
    finally:
        await other.close()


@pytest.mark.parametrize("seed", stress.spread([*range(12)], of=12))
async def test_a_season_of_fifty_four_days_survives_outages(
    database: Database, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = random.Random(seed)
    season = Season(database)
    rounds = 7
    await season.new(8, rounds=rounds, scenarios=())
    store = season.services[0].store
    add, lost = store.add, []

    async def fails(row: Any, addition: Any) -> Any:
        kind = rng.random()
        if kind < 0.15:
            lost.append("before")
            raise DatabaseError("the disk is away")
        done = await add(row, addition)
        if kind < 0.3:
            lost.append("after")
            raise DatabaseError("the answer was lost")
        return done

    monkeypatch.setattr(store, "add", fails)

    async def stubborn(facts: Any, by: int, *, done: Any) -> None:
        """Do something as people do: press again until it is there, or is refused because it is."""
        for _ in range(50):
            if done(await season.state()):
                return
            try:
                await season.services[0].decide(
                    season.id, lambda t, seed_: Decision(facts(t, seed_)), by=by, now=season.now
                )
            except (DatabaseError, Stale):
                season.services = [TournamentService(store)]  # the process was killed
            except Refused:
                assert done(await season.state())
        assert done(await season.state())

    async def remind() -> None:
        """Send what is due, in a process of its own: it knows nothing of what the last one has sent."""
        while True:
            try:
                await Reminders(season.services[0], AlwaysThere()).run_due(season.now)
                return
            except DatabaseError:
                lost.append("reminding")

    begun, arranged = season.now, 7 if stress.FULL else 2
    for number in range(1, rounds + 1):
        await stubborn(
            lambda t, seed_: [draft.paired(t, seed=seed_)], ELENA, done=lambda t, n=number: len(t.rounds) == n
        )
        tables = list((await season.state()).rounds[-1].tables.values())
        rng.shuffle(tables)
        for table in tables:
            season.now += timedelta(hours=rng.randint(1, 30))
            one, other = rng.sample(table.players, 2)
            at = (number - 1, table.number)
            if number <= arranged:
                agreed = int((season.now + timedelta(hours=5)).timestamp())
                offer = f.TimesProposed(round=number, table=table.number, player=other, times=(agreed, agreed + 3600))
                taken = f.TimeAgreed(round=number, table=table.number, player=one, time=agreed)
                await stubborn(
                    lambda _t, _s, fact=offer: [fact],
                    ELENA + other,
                    done=lambda t, at=at: bool(t.rounds[at[0]].tables[at[1]].offers),
                )
                await stubborn(
                    lambda _t, _s, fact=taken: [fact],
                    ELENA + one,
                    done=lambda t, at=at: bool(t.rounds[at[0]].tables[at[1]].agreed),
                )
                for hours in (4.5, 0):
                    season.now += timedelta(hours=hours)
                    await remind()
            scenario = (await season.state()).rounds[-1].scenario
            fields = _report(scenario, rng)
            report = f.Reported(round=number, table=table.number, player=one, report=fields)
            confirm = f.Confirmed(round=number, table=table.number, player=other, report=1)
            await stubborn(
                lambda _t, _s, fact=report: [fact],
                ELENA + one,
                done=lambda t, at=at: bool(t.rounds[at[0]].tables[at[1]].reports),
            )
            await stubborn(
                lambda _t, _s, fact=confirm: [fact],
                ELENA + other,
                done=lambda t, at=at: bool(t.rounds[at[0]].tables[at[1]].results),
            )
        await stubborn(lambda _t, _s, n=number: [f.RoundClosed(round=n)], ELENA, done=lambda t: t.rounds[-1].closed)
        season.now = begun + timedelta(days=54 * number / rounds)
    await stubborn(lambda _t, _s: [f.Finished()], ELENA, done=lambda t: t.stage == "over")
    await stubborn(lambda _t, seed_: [f.SeedTold(seed=seed_)], ELENA, done=lambda t: bool(t.seed))
    assert {"before", "after"} <= set(lost)
    t = await season.state()
    async with database.read() as connection:
        told = [msgspec.json.decode(each) for each in (await connection.execute(sa.select(notice.c.facts))).scalars()]
    hours = [(each["round"], each["pair"]) for each in told if each["what"] == "hour"]
    played = [(round_.number, key_of(table)) for round_ in t.rounds[:arranged] for table in round_.tables.values()]
    assert sorted(hours) == sorted(played), "an hour before each agreed time, once"
    assert all(len(table.reports) == 1 for round_ in t.rounds for table in round_.tables.values()), "nothing came twice"
    journal = await season.journal()
    assert fold(journal) == t
    assert [row.player for row in standings(t)] == [row.player for row in t.final]
    assert verify_record(read(write(record_of(journal)))).verdict == HOLDS


def _report(scenario: str, rng: random.Random) -> dict[str, Any]:
    losses = {"units_lost": 10 * rng.randint(0, 90)}
    if scenario == "saccheggio":
        return {"a": {"role": "attacker", **losses}, "b": {"role": "defender"}, "camp": 2}
    if scenario == "imboscata":
        return {"a": {"role": "attacker", **losses}, "b": {"role": "defender"}, "baggage": 2, "out": False}
    return worth(scenario, 10 * rng.randint(0, 90), 10 * rng.randint(0, 90))
