"""The records service: one outcome for each finished game, whichever process computes it and when; player records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from support import toygame
from support.toygame import play as toy
from support.toygame.play import CHANNEL, GUILD, OWNER, STRANGER, Clock

import bot.daily.service
import bot.records.service
import bot.runtime.clock
import render.games
from bot.daily.service import DailyService, ends
from bot.games.permissions import CALENDAR_ACTOR
from bot.games.service import GameState, Service
from bot.records.service import BEST, LAST, RecordsService, best_of, favourite, record_of, table_of
from bot.voting.ballot import Voting, paper_of
from bot.voting.service import VotingService
from db import Database, open_database
from db.results import Defence, Outcome
from db.schema.community import outcome, outcome_due, outcome_player
from db.schema.games import game, journal
from db.voting import Ballot
from engine.core.day_gate import BEGIN, CALENDAR, DAILY, OPTION
from engine.core.record import DRAWN
from engine.core.replay import ReplayMismatch

pytestmark = pytest.mark.contract

WHEN = datetime(2026, 6, 20, tzinfo=UTC)


@pytest.fixture
def records_service(service: Service) -> RecordsService:
    made = RecordsService(service.store)
    service.subscribe(made.follow)
    return made


async def begin(service: Service, **changes: Any) -> GameState:
    """Start a toy game that counts for records: its dice were drawn, so nobody knew them."""
    return await toy.begin(service, **{"dice": DRAWN, **changes})


async def played(service: Service, *, channel: int = CHANNEL, **changes: Any) -> GameState:
    """Return a toy game that the steward has played to its end."""
    state = await begin(service, channel=channel, options={"days": "1"}, **changes)
    return await service.auto(state.id, version=state.version, scope="all", actor=state.owner_id)


async def run_until_idle(records_service: RecordsService, clock: Clock) -> int:
    """Run the job until no work is left; return the number of runs."""
    count = 1
    while await records_service.run_due(clock()) is not None:
        count += 1
    return count


async def rows(database: Database, table: sa.Table) -> list[Any]:
    async with database.read() as connection:
        return list((await connection.execute(sa.select(table))).mappings())


# --- one outcome per game ---


async def test_a_game_that_ends_gets_its_outcome_at_the_next_round(
    service: Service, records_service: RecordsService, clock: Clock, database: Database
) -> None:
    state = await played(service)
    assert [row["game_id"] for row in await rows(database, outcome_due)] == [state.id], "owed with the last decision"
    await run_until_idle(records_service, clock)
    (found,) = await records_service.outcomes.of_person(OWNER)
    assert state.result is not None
    assert found == Outcome(
        game_id=state.id,
        system="orchard",
        guild_id=GUILD,
        won=state.result["won"],
        band=found.band,
        score=-state.result["eaten"],
        periods=1,
        mistakes=found.mistakes,
        ended_at=clock(),
    )
    assert found.band in {"feast", "porridge", "hunger"}
    assert set(found.mistakes) <= {"slept", "wasted"}
    assert await rows(database, outcome_due) == []


@pytest.mark.stress
async def test_a_whole_siege_is_replayed_to_count_its_mistakes(
    service: Service, records_service: RecordsService, clock: Clock
) -> None:
    state = await service.new_game(
        system="siege",
        options={},
        seed="1",
        dice=DRAWN,
        owner_id=OWNER,
        guild_id=GUILD,
        channel_id=CHANNEL,
        locale="en",
    )
    while state.ask is not None:  # only a player's own decisions can be mistakes
        advice = service.advise(state)
        assert advice is not None
        state = await service.decide(state.id, version=state.version, answer=advice, actor=OWNER)
    assert state.result is not None
    await run_until_idle(records_service, clock)
    (found,) = await records_service.outcomes.of_person(OWNER)
    assert found.won == (state.result["winner"] == "powers")
    assert found.score == state.result["powers"] - state.result["boxers"]
    assert (found.band, found.periods) == ("marginal-victory", 54)
    assert dict(found.mistakes) == {"civilians-alone": 1, "fires-unfought": 5, "leaders-alone": 2}


async def test_a_running_game_has_no_outcome(
    service: Service, records_service: RecordsService, clock: Clock, database: Database
) -> None:
    await begin(service)
    await run_until_idle(records_service, clock)
    assert await rows(database, outcome) == []


async def test_ended_games_without_outcomes_are_found_at_start_up(
    service: Service, clock: Clock, database: Database
) -> None:
    states = [await played(service, channel=CHANNEL + number) for number in range(3)]
    assert await rows(database, outcome_due) == []
    late = RecordsService(service.store)
    assert await run_until_idle(late, clock) == 3, "one game a round: letters and boards come between"
    assert {row["game_id"] for row in await rows(database, outcome)} == {state.id for state in states}
    assert await late.outcomes.find() == 0


async def test_two_processes_make_one_row(
    service: Service,
    records_service: RecordsService,
    clock: Clock,
    database_url: str,
    database: Database,
    monkeypatch: Any,
) -> None:
    """Both processes have computed the outcome before either stores it."""
    await played(service)
    second = await open_database(database_url)
    try:
        other = RecordsService(Service(second, now=clock).store)
        await other.outcomes.find()
        other._looked = records_service._looked = True
        store = records_service.outcomes.store
        met: list[bool] = []

        async def held(found: Outcome, **rated: Any) -> bool:
            await other.run_due(clock())
            met.append(await store(found, **rated))
            return met[-1]

        monkeypatch.setattr(records_service.outcomes, "store", held)
        await records_service.run_due(clock())
        assert met == [False], "the other was quicker"
        assert len(await rows(database, outcome)) == len(await rows(database, outcome_player)) == 1
    finally:
        await second.close()


async def test_a_resigned_game_counts_separately(
    service: Service, records_service: RecordsService, clock: Clock, database: Database
) -> None:
    state = await begin(service)
    state = await service.auto(state.id, version=state.version, scope="decision", actor=OWNER)
    await service.resign(state.id, version=state.version, actor=OWNER)
    await run_until_idle(records_service, clock)
    (found,) = await records_service.outcomes.of_person(OWNER)
    assert (found.band, found.won, found.periods, dict(found.mistakes)) == (None, False, 1, {})
    record = record_of([found], "orchard")
    assert (record.played, record.won, record.given_up) == (0, 0, 1)
    assert record.best is None


async def test_a_game_resigned_before_its_first_day_does_not_count(
    service: Service, records_service: RecordsService, clock: Clock, database: Database
) -> None:
    state = await begin(service)
    async with database.write() as connection:
        await connection.execute(sa.update(game).values(period=0))
    await service.resign(state.id, version=state.version, actor=OWNER)
    await run_until_idle(records_service, clock)
    assert await rows(database, outcome) == await rows(database, outcome_due) == []


async def test_corrected_rules_drop_the_mistakes_and_keep_the_result(
    service: Service, records_service: RecordsService, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await played(service)

    def astray(*_: object) -> Iterator[Any]:
        raise ReplayMismatch(2)

    monkeypatch.setattr(bot.records.service, "mistakes_made", astray)
    await run_until_idle(records_service, clock)
    (found,) = await records_service.outcomes.of_person(OWNER)
    assert state.result is not None
    assert (found.score, dict(found.mistakes)) == (-state.result["eaten"], {})


async def test_an_error_in_counting_is_logged_and_not_retried_for_ever(
    service: Service,
    records_service: RecordsService,
    clock: Clock,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await played(service)

    def broken(*_: object) -> Iterator[Any]:
        raise ZeroDivisionError

    monkeypatch.setattr(bot.records.service, "mistakes_made", broken)
    assert await run_until_idle(records_service, clock) == 1
    assert "cannot be counted" in caplog.text
    assert len(await records_service.outcomes.of_person(OWNER)) == 1


async def test_a_game_with_an_unreadable_save_has_no_outcome(
    service: Service,
    records_service: RecordsService,
    clock: Clock,
    database: Database,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await played(service)
    async with database.write() as connection:
        await connection.execute(sa.update(game).values(save="{"))
    await run_until_idle(records_service, clock)
    assert "has no outcome" in caplog.text
    assert await rows(database, outcome) == await rows(database, outcome_due) == []


async def test_deleting_a_game_deletes_its_outcome(
    service: Service, records_service: RecordsService, clock: Clock, database: Database
) -> None:
    await played(service)
    await run_until_idle(records_service, clock)
    await played(service, channel=CHANNEL + 1)
    async with database.write() as connection:
        await connection.execute(sa.delete(game))
    await run_until_idle(records_service, clock)
    for table in (outcome, outcome_player, outcome_due):
        assert await rows(database, table) == []


async def test_a_game_that_ends_twice_has_its_last_outcome(
    service: Service, records_service: RecordsService, clock: Clock, database: Database
) -> None:
    state = await played(service)
    await run_until_idle(records_service, clock)
    async with database.write() as connection:
        await connection.execute(sa.insert(outcome_due), {"game_id": state.id})
        await connection.execute(sa.update(outcome).values(score=-99))
    await run_until_idle(records_service, clock)
    ((found,), (mine,)) = await rows(database, outcome), await rows(database, outcome_player)
    assert found["score"] != -99
    assert mine["user_id"] == OWNER


async def test_a_sealed_game_keeps_its_outcome_until_it_is_opened(
    service: Service, records_service: RecordsService, clock: Clock, database: Database
) -> None:
    """Others play with the same dice until then, and the outcome must not be visible anywhere."""
    await played(service, sealed_until=clock() + timedelta(hours=3))
    await played(service, channel=CHANNEL + 1)
    await run_until_idle(records_service, clock)
    assert len(await rows(database, outcome)) == 1
    clock.pass_by(hours=2, minutes=59)
    await run_until_idle(records_service, clock)
    assert len(await rows(database, outcome)) == 1
    clock.pass_by(minutes=1)
    await run_until_idle(records_service, clock)
    assert len(await rows(database, outcome)) == 2
    assert len(await records_service.outcomes.of_person(OWNER)) == 2, "it counts like all others"


# --- players of an outcome ---


async def test_an_outcome_belongs_to_the_owner_and_the_players_who_decided(
    service: Service, records_service: RecordsService, clock: Clock, database: Database
) -> None:
    state = await begin(service, options={"days": "1"})
    for user_id in (STRANGER, STRANGER + 1):
        await service.roster.add(state, user_id, by=OWNER)
    state = await service.load(state.id)
    state = await service.auto(state.id, version=state.version, scope="decision", actor=STRANGER)
    await service.auto(state.id, version=state.version, scope="all", actor=OWNER)
    await run_until_idle(records_service, clock)
    assert {row["user_id"] for row in await rows(database, outcome_player)} == {OWNER, STRANGER}


async def test_the_outcome_of_a_voted_game_belongs_only_to_its_players(
    service: Service, records_service: RecordsService, clock: Clock, database: Database
) -> None:
    votes = VotingService(service, find=render.games.find, now=clock)
    state = await begin(service, options={"days": "1"})
    await service.roster.add(state, STRANGER, by=OWNER)
    await votes.start(await service.load(state.id), Voting(minutes=30, quorum=1, voters="everybody"))
    while (ballot := await votes.ballots.open_ballot(state.id)) is not None:
        for user_id in (STRANGER, STRANGER + 1):
            await votes.ballots.cast(ballot.id, user_id, 0, now=clock(), show_at=clock())

        async def count(ballot: Ballot) -> Sequence[int]:
            cast = await votes.ballots.votes(ballot.id)
            return [list(cast.values()).count(each) for each in range(len(paper_of(ballot).options))]

        assert await votes.settle(ballot, count) is not None
        await votes.close_orphaned()
    assert (await service.load(state.id)).status == "over"
    await run_until_idle(records_service, clock)
    assert {row["user_id"] for row in await rows(database, outcome_player)} == {OWNER, STRANGER}


async def test_a_campaign_has_the_outcome_of_the_same_game(
    service: Service, records_service: RecordsService, clock: Clock
) -> None:
    """Days begun by the calendar or played by the bot's steward change nothing in the record."""
    found = []
    for options in ({}, {OPTION: DAILY}):
        state = await begin(service, options=options)
        actor = CALENDAR_ACTOR if options else OWNER
        while state.ask is not None:
            if state.ask.kind == CALENDAR:
                state = await service.decide(state.id, version=state.version, answer=BEGIN, actor=actor)
            else:
                state = await service.auto(state.id, version=state.version, scope="all", actor=actor)
        await run_until_idle(records_service, clock)
        found.append(next(each for each in await records_service.outcomes.of_person(OWNER) if each.game_id == state.id))
    plain, campaign = found
    assert replace(campaign, game_id=plain.game_id, level=plain.level) == plain


async def test_an_attempt_at_the_game_of_the_day_is_recorded_when_the_day_is_over(
    service: Service, records_service: RecordsService, clock: Clock, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.daily.service, "usual", lambda: "orchard")
    monkeypatch.setattr(bot.runtime.clock, "now", clock)
    days = DailyService(service, now=clock)
    service.subscribe(days.follow)
    day = await days.made(days.today)
    state = await days.start_attempt(
        day, OWNER, word="17", from_guild=GUILD, guild_id=None, channel_id=CHANNEL, locale="en"
    )
    state = await service.auto(state.id, version=state.version, scope="all", actor=OWNER)
    await run_until_idle(records_service, clock)
    assert await records_service.outcomes.of_person(OWNER) == [], "others still play by these dice"
    clock.time = ends(day.day)
    await run_until_idle(records_service, clock)
    (found,) = await records_service.outcomes.of_person(OWNER)
    assert state.result is not None
    assert (found.game_id, found.score, found.guild_id) == (state.id, -state.result["eaten"], None)


async def test_a_game_of_a_deleted_player_has_no_record(
    service: Service, records_service: RecordsService, clock: Clock, database: Database
) -> None:
    """The player's data was deleted while the game was running."""
    await played(service)
    async with database.write() as connection:
        await connection.execute(sa.update(game).values(owner_id=0))
        await connection.execute(sa.update(journal).values(actor=0))
    await run_until_idle(records_service, clock)
    assert len(await rows(database, outcome)) == 1
    assert await rows(database, outcome_player) == []


async def test_sharing_is_off_by_default_and_takes_effect_immediately(
    service: Service, records_service: RecordsService
) -> None:
    told = [await records_service.outcomes.shares(OWNER)]
    for shared in (True, True, False, True):
        await records_service.outcomes.share(OWNER, shared=shared)
        told.append(await records_service.outcomes.shares(OWNER))
    assert told == [False, True, True, False, True]
    assert not await records_service.outcomes.shares(STRANGER)


async def test_a_server_lists_only_players_who_share(
    service: Service, records_service: RecordsService, clock: Clock
) -> None:
    await played(service)
    await played(service, channel=CHANNEL + 1, owner_id=STRANGER)
    await played(service, channel=CHANNEL + 2, guild_id=None)
    await records_service.outcomes.share(STRANGER, shared=True)
    await records_service.outcomes.share(OWNER, shared=False)
    await run_until_idle(records_service, clock)
    found = await records_service.outcomes.of_server(GUILD)
    assert sorted((each.players, sorted(each.known)) for each in found) == [(1, []), (1, [STRANGER])]
    assert await records_service.outcomes.of_server(GUILD + 1) == []


# --- summaries ---


def made(number: int, **changes: Any) -> Outcome:
    usual: dict[str, Any] = {
        "game_id": f"g{number}",
        "system": "orchard",
        "guild_id": GUILD,
        "won": True,
        "band": "porridge",
        "score": -2,
        "periods": 3,
        "mistakes": {},
        "ended_at": WHEN + timedelta(days=number),
    }
    return Outcome(**usual | changes)


@pytest.fixture
def games() -> Iterator[None]:
    with toygame.installed():
        yield


@pytest.mark.usefixtures("games")
def test_a_record_adds_up() -> None:
    record = record_of(
        [
            made(1, mistakes={"slept": 2, "wasted": 1}),
            made(2, won=False, band="hunger", score=-9, periods=1, mistakes={"wasted": 4}),
            made(3, band=None, won=False),
            made(4, system="siege", band="victory"),
            made(5, band="feast", score=0, periods=6),
        ],
        "orchard",
    )
    assert (record.played, record.won, record.given_up) == (3, 2, 1)
    assert [(tally.band, tally.won, tally.lost) for tally in record.bands] == [
        ("feast", 1, 0),
        ("porridge", 1, 0),
        ("hunger", 0, 1),
    ]
    assert (record.periods, record.median) == ((3, 1, 6), 3)
    assert record.mistakes == (("wasted", 5), ("slept", 2))
    assert record.best is not None
    assert record.best.game_id == "g5"


@pytest.mark.usefixtures("games")
def test_only_the_last_games_are_drawn_and_all_are_counted() -> None:
    record = record_of([made(number, periods=number) for number in range(1, LAST + 11)], "orchard")
    assert record.periods == tuple(range(11, LAST + 11))
    assert (record.played, record.median) == (LAST + 10, (LAST + 11) / 2)


def test_the_earlier_of_equal_defences_ranks_first() -> None:
    found = [made(1), made(2, score=5), made(3, score=5), made(4, band=None, score=99)]
    best = best_of([each for each in found if each.band is not None])
    assert best is not None
    assert best.game_id == "g2"
    table = table_of([Defence(each, 1, frozenset()) for each in found * 3], "orchard")
    assert [each.outcome.game_id for each in table] == ["g2", "g3", "g2", "g3", "g2"]
    assert len(table) == BEST


@pytest.mark.usefixtures("games")
def test_the_most_played_game_is_shown() -> None:
    assert favourite([made(1), made(2, system="siege"), made(3, system="siege")]) == "siege"
    assert favourite([made(1), made(2, system="siege")]) == "siege", "of equals, the one played last"
    assert favourite([made(1), made(2, system="siege"), made(3, system="gone"), made(4, system="gone")]) == "siege"
    assert favourite([]) in {"siege", "orchard", "attic"}
