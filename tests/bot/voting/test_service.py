"""Votes without Discord: when a ballot opens and closes, how it is counted, and that it is settled once."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Sequence
from dataclasses import fields, replace
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from support.toygame.play import OWNER, STRANGER, Clock, begin

import render.games
from bot.games import auto
from bot.games.errors import DecidedByVote, GameOver, NotTheOwner
from bot.games.permissions import VOTERS
from bot.games.service import Service
from bot.games.state import GameState
from bot.history.journal import full_record
from bot.voting.ballot import (
    EVERYBODY,
    LONGEST,
    PLAYERS,
    SHORTEST,
    Option,
    Outcome,
    Paper,
    Voters,
    Voting,
    counted,
    outcome_of,
    paper_of,
    verdict,
    written,
)
from bot.voting.drawing_up import poll_labels
from bot.voting.service import Count, VotingService
from db import Database
from db.cluster import _forget
from db.notices import NoticeQueue
from db.schema.community import ballot as ballots_table
from db.schema.community import campaign, notice
from db.schema.games import VOTE
from db.storage.leases import Share
from db.voting import BEFORE, TOO_SHORT, Ballot, BallotClosed, Opening
from db.voting import open_one as put_to_the_vote
from engine.core.save import load
from engine.games.siege.steward.ranking import thoughts

pytestmark = pytest.mark.contract

HOUR = 60


@pytest.fixture(autouse=True)
def _without_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let votes ask for single orders, as in positions without plans."""
    monkeypatch.setattr("bot.voting.drawing_up.goals_of", lambda *_: ())


@pytest.fixture
def votes(service: Service, clock: Clock) -> VotingService:
    return VotingService(service, find=render.games.find, now=clock)


async def voted(
    service: Service,
    votes: VotingService,
    *,
    minutes: int = 30,
    quorum: int = 1,
    voters: Voters = PLAYERS,
    **changes: Any,
) -> GameState:
    """Start a toy game decided by vote."""
    state = await begin(service, **changes)
    await votes.start(state, Voting(minutes=minutes, quorum=quorum, voters=voters))
    return await service.load(state.id)


async def open_one(votes: VotingService, game_id: str) -> Ballot:
    found = await votes.ballots.open_ballot(game_id)
    assert found is not None
    return found


async def cast(votes: VotingService, clock: Clock, ballot: Ballot, *choices: int, first: int = 100) -> None:
    for place, choice in enumerate(choices):
        await votes.ballots.cast(ballot.id, first + place, choice, now=clock(), show_at=clock())


def count_of(votes: VotingService) -> Count:
    async def count(ballot: Ballot) -> Sequence[int]:
        cast_so_far = await votes.ballots.votes(ballot.id)
        return counted(cast_so_far.values(), len(paper_of(ballot).options))

    return count


async def settled(votes: VotingService, ballot: Ballot, *, early: bool = False) -> Outcome:
    assert await votes.settle(ballot, count_of(votes), early=early) is not None
    closed = await votes.ballots.ballot(ballot.id)
    assert closed is not None
    outcome = outcome_of(closed)
    assert outcome is not None
    return outcome


# --- windows and counts ---


def test_a_window_lasts_from_five_minutes_to_a_day() -> None:
    assert (SHORTEST, LONGEST) == (5, 24 * 60)


@pytest.mark.parametrize(
    ("counts", "quorum", "why", "chosen", "tied"),
    [
        ((0, 3, 1), 1, "majority", 1, ()),
        ((2, 3, 3), 1, "tie", 1, (1, 2)),
        ((0, 0, 0), 1, "silence", 0, ()),
        ((0, 2, 0), 3, "quorum", 0, ()),
        ((0, 3, 0), 3, "majority", 1, ()),
        ((), 1, "lost", 0, ()),
    ],
)
def test_each_count_has_its_verdict(
    counts: tuple[int, ...], quorum: int, why: str, chosen: int, tied: tuple[int, ...]
) -> None:
    outcome = verdict(counts, quorum=quorum)
    assert (outcome.why, outcome.chosen, outcome.tied) == (why, chosen, tied)


def test_a_vote_for_an_unknown_option_does_not_count() -> None:
    assert counted([0, 2, 2, 7, -1], 3) == (1, 0, 2)


# --- opening ---


async def test_a_question_opens_a_ballot_with_a_notice(service: Service, votes: VotingService, clock: Clock) -> None:
    state = await voted(service, votes, minutes=45, quorum=1)
    ballot = await open_one(votes, state.id)
    assert ballot.version == state.version
    assert ballot.closes_at == clock() + timedelta(minutes=45)
    assert not ballot.native
    paper = paper_of(ballot)
    assert state.ask is not None
    assert paper.options[0].answer == service.advise(state)
    assert 2 <= len(paper.options) <= 10
    assert len({option.answer for option in paper.options}) == len(paper.options)
    for option in paper.options:
        if not option.scope:
            state.ask.check(option.answer)
    claimed = await NoticeQueue(votes.ballots.database).claim(by="me", now=clock(), lease=timedelta(minutes=1))
    assert [(each.kind, each.facts) for each in claimed] == [("ballot", {"ballot": ballot.id})]


async def test_the_next_question_opens_its_ballot_with_the_decision(
    service: Service, votes: VotingService, clock: Clock, database: Database
) -> None:
    state = await voted(service, votes)
    first = await open_one(votes, state.id)
    await cast(votes, clock, first, 1, 1, 0)
    clock.pass_by(minutes=30)
    outcome = await settled(votes, first)
    assert (outcome.why, outcome.chosen, outcome.counts[:2]) == ("majority", 1, (1, 2))
    after = await service.load(state.id)
    assert after.version == state.version + 1
    assert after.actor == VOTERS
    second = await open_one(votes, state.id)
    assert second.version == after.version
    async with database.read() as connection:
        owed = (await connection.execute(sa.select(sa.func.count()).select_from(notice))).scalar_one()
    assert owed == 2


async def test_only_the_open_question_of_a_voted_game_gets_a_ballot(
    service: Service, votes: VotingService, clock: Clock
) -> None:
    """A ballot may be outdated when it opens: a decision was made meanwhile, or votes were turned off."""
    state = await voted(service, votes)
    ballot = await open_one(votes, state.id)
    known = {field.name: getattr(ballot, field.name) for field in fields(Opening)}

    async def opened(version: int) -> int | None:
        async with votes.ballots.database.write() as connection:
            return await put_to_the_vote(connection, Opening(**known | {"version": version}))

    assert await opened(state.version) is None, "it stands there already"
    await votes.ballots.void(state.id, now=clock(), outcome="{}")
    assert await opened(state.version - 1) is None
    assert await opened(state.version + 1) is None
    assert await opened(state.version) is not None
    await votes.stop(state)
    assert await opened(state.version) is None


async def test_a_ballot_whose_decision_fails_stores_nothing(
    service: Service, votes: VotingService, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await voted(service, votes)
    ballot = await open_one(votes, state.id)
    await cast(votes, clock, ballot, 1)

    async def crash(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(votes, "_open", crash)
    with pytest.raises(KeyboardInterrupt):
        await settled(votes, ballot)
    assert (await service.load(state.id)).version == state.version
    assert await open_one(votes, state.id) == replace(ballot, cast=1, show_at=clock())


@pytest.mark.parametrize("chunk", [1, 250])
async def test_a_longer_phase_can_be_left_to_the_steward(
    service: Service, votes: VotingService, clock: Clock, monkeypatch: pytest.MonkeyPatch, chunk: int
) -> None:
    """However many transactions it takes: the ballot is closed with the first, and those after it have their own."""
    monkeypatch.setattr(auto, "CHUNK", chunk)
    state = await voted(service, votes, seed="pear")
    while True:
        ballot = await open_one(votes, state.id)
        options = paper_of(ballot).options
        rest = [number for number, option in enumerate(options) if option.scope]
        if rest:
            break
        await settled(votes, ballot)
        state = await service.load(state.id)
        assert state.ask is not None
    assert rest == [len(options) - 1]
    assert state.ask is not None
    kind, place = state.ask.kind, state.progress
    await cast(votes, clock, ballot, rest[0])
    await settled(votes, ballot)
    after = await service.load(state.id)
    assert after.ask is None or (after.ask.kind, after.progress) != (kind, place)
    rows = await service.store.journal(state.id, first=state.version + 1, last=after.version)
    assert {(row.action, row.actor) for row in rows} == {("steward", VOTERS)}


async def test_a_question_with_one_answer_gets_no_ballot(service: Service, votes: VotingService) -> None:
    state = await begin(service, options={"days": "3"})
    while state.ask is not None and state.ask.kind != "supper":
        state = await service.auto(state.id, version=state.version, scope="decision", actor=OWNER)
    await votes.start(state, Voting(minutes=30, quorum=1, voters=PLAYERS))
    after = await service.load(state.id)
    assert after.version == state.version + 1
    assert after.actor == VOTERS
    await votes.close_orphaned()
    assert (await open_one(votes, state.id)).version == after.version


# --- settling ---


@pytest.mark.stress("postgresql-choices1-2-quorum-0", "postgresql-choices2-1-tie-1", "postgresql-choices3-1-majority-2")
@pytest.mark.parametrize(
    ("choices", "quorum", "why", "chosen"),
    [((), 1, "silence", 0), ((1,), 2, "quorum", 0), ((2, 1), 1, "tie", 1), ((1, 2, 2), 1, "majority", 2)],
)
async def test_ties_empty_ballots_and_too_few_votes_go_to_the_steward(
    service: Service, votes: VotingService, clock: Clock, choices: Iterable[int], quorum: int, why: str, chosen: int
) -> None:
    state = await voted(service, votes, quorum=quorum, voters=EVERYBODY)
    ballot = await open_one(votes, state.id)
    await cast(votes, clock, ballot, *choices)
    outcome = await settled(votes, ballot)
    assert (outcome.why, outcome.chosen) == (why, chosen)
    row = (await service.store.journal(state.id, first=2, last=2))[0]
    assert row.actor == VOTERS
    assert row.action == ("answer" if why in {"tie", "majority"} else "steward")
    assert row.answer == written_answer(paper_of(ballot).options[chosen])


def written_answer(option: Option) -> str:
    return "[" + ",".join(f'"{word}"' for word in option.answer) + "]"


async def test_players_who_left_do_not_count_towards_the_quorum(
    service: Service, votes: VotingService, clock: Clock
) -> None:
    state = await begin(service)
    await service.roster.add(state, STRANGER, by=OWNER)
    await votes.start(state, Voting(minutes=30, quorum=2, voters=PLAYERS))
    ballot = await open_one(votes, state.id)
    await votes.ballots.cast(ballot.id, OWNER, 1, now=clock(), show_at=clock())
    game = await service.roster.game(state.id)
    await service.roster.remove(game, STRANGER, by=STRANGER)
    assert (await settled(votes, ballot)).why == "majority"


@pytest.mark.contract(whole=True)
async def test_two_processes_settle_a_ballot_once(
    service: Service, votes: VotingService, clock: Clock, database: Database
) -> None:
    state = await voted(service, votes)
    other = VotingService(Service(database, now=clock), find=render.games.find, now=clock)
    for _ in range(3):
        ballot = await open_one(votes, state.id)
        await cast(votes, clock, ballot, 1)
        clock.pass_by(minutes=31)
        done = await asyncio.gather(*(each.settle(ballot, count_of(each)) for each in (votes, other, votes, other)))
        assert sum(after is not None for after in done) == 1
        assert (await service.load(state.id)).version == ballot.version + 1
    async with database.read() as connection:
        query = sa.select(ballots_table.c.version).where(ballots_table.c.closed_at.is_not(None))
        closed = list((await connection.execute(query)).scalars())
    assert sorted(closed) == [1, 2, 3]


async def test_two_processes_open_one_ballot(
    service: Service, votes: VotingService, clock: Clock, database: Database
) -> None:
    state = await begin(service)
    other = VotingService(Service(database, now=clock), find=render.games.find, now=clock)
    terms = written(Voting(minutes=30, quorum=1, voters=PLAYERS))
    await service.sides.command(state.id, "", command=VOTE, voting=terms)
    await asyncio.gather(votes.close_orphaned(), other.close_orphaned(), votes.close_orphaned(), other.close_orphaned())
    async with database.read() as connection:
        assert (await connection.execute(sa.select(sa.func.count()).select_from(ballots_table))).scalar_one() == 1
        assert (await connection.execute(sa.select(sa.func.count()).select_from(notice))).scalar_one() == 1


async def test_a_vote_between_counting_and_closing_counts(service: Service, votes: VotingService, clock: Clock) -> None:
    state = await voted(service, votes)
    ballot = await open_one(votes, state.id)
    await cast(votes, clock, ballot, 1)
    counts: list[int] = []

    async def count(current: Ballot) -> Sequence[int]:
        found = counted((await votes.ballots.votes(current.id)).values(), len(paper_of(current).options))
        counts.append(sum(found))
        if len(counts) == 1:
            await cast(votes, clock, ballot, 2, 2, first=500)  # during the first count
        return found

    assert await votes.settle(ballot, count) is not None
    assert counts == [1, 3]
    closed = await votes.ballots.ballot(ballot.id)
    assert closed is not None
    outcome = outcome_of(closed)
    assert outcome is not None
    assert outcome.chosen == 2


async def test_a_ballot_stays_open_while_its_votes_cannot_be_counted(service: Service, votes: VotingService) -> None:
    state = await voted(service, votes)
    ballot = await open_one(votes, state.id)

    async def count(_: Ballot) -> None:
        return None

    assert await votes.settle(ballot, count) is None
    assert (await open_one(votes, state.id)).id == ballot.id


async def test_the_steward_replaces_a_choice_that_corrected_rules_forbid(
    service: Service, votes: VotingService, clock: Clock, database: Database
) -> None:
    state = await voted(service, votes)
    ballot = await open_one(votes, state.id)
    paper = paper_of(ballot)
    unsayable = Option(label="Fly", answer=("fly", "gate"))
    options = written(Paper(title=paper.title, question="", options=(paper.options[0], unsayable)))
    await votes.ballots.note(ballot.id, options=options)
    await cast(votes, clock, ballot, 1)
    outcome = await settled(votes, ballot)
    assert outcome.why == "illegal"
    assert (await service.store.journal(state.id, first=2, last=2))[0].action == "steward"


# --- voting ---


@pytest.mark.stress("postgresql")
async def test_each_user_has_one_vote_changeable_until_the_ballot_closes(
    service: Service, votes: VotingService, clock: Clock
) -> None:
    state = await voted(service, votes)
    ballot = await open_one(votes, state.id)
    said = [await votes.ballots.cast(ballot.id, 7, choice, now=clock(), show_at=clock()) for choice in (1, 2, 2)]
    assert said == [(None, 1), (1, 1), (2, 1)]
    assert await votes.ballots.votes(ballot.id) == {7: 2}
    clock.pass_by(minutes=30)
    with pytest.raises(BallotClosed):
        await votes.ballots.cast(ballot.id, 8, 1, now=clock(), show_at=clock())
    await settled(votes, ballot)
    with pytest.raises(BallotClosed):
        await votes.ballots.cast(ballot.id, 7, 1, now=clock() - timedelta(minutes=20), show_at=clock())
    assert await votes.ballots.votes(ballot.id) == {7: 2}


async def test_no_player_of_a_voted_game_decides_alone(service: Service, votes: VotingService) -> None:
    state = await voted(service, votes)
    with pytest.raises(DecidedByVote):
        await service.decide(state.id, version=state.version, answer=("done",), actor=OWNER)
    with pytest.raises(DecidedByVote):
        await service.auto(state.id, version=state.version, scope="day", actor=OWNER)


# --- ballots closed without a decision ---


async def closed_why(votes: VotingService, ballot: Ballot) -> str:
    closed = await votes.ballots.ballot(ballot.id)
    assert closed is not None
    assert closed.closed_at is not None
    assert closed.show_at is not None
    outcome = outcome_of(closed)
    assert outcome is not None
    assert outcome.chosen is None
    return outcome.why


async def test_stopping_votes_closes_the_ballot_and_starting_opens_another(
    service: Service, votes: VotingService
) -> None:
    state = await voted(service, votes)
    first = await open_one(votes, state.id)
    assert await votes.stop(state)
    assert await closed_why(votes, first) == "stopped"
    assert not await votes.stop(state)
    after = await service.decide(state.id, version=state.version, answer=("done",), actor=OWNER)
    assert await votes.ballots.open_ballot(state.id) is None
    await votes.start(after, Voting(minutes=30, quorum=1, voters=PLAYERS))
    assert (await open_one(votes, state.id)).version == after.version


@pytest.mark.stress("postgresql")
async def test_another_way_of_commanding_closes_the_ballot(
    service: Service, votes: VotingService, database: Database
) -> None:
    state = await voted(service, votes)
    ballot = await open_one(votes, state.id)
    async with database.write() as connection:
        await connection.execute(sa.text("UPDATE game SET command = 'advisers'"))
    await votes.close_orphaned()
    assert await closed_why(votes, ballot) == "stopped"


async def test_resigning_and_the_end_close_the_ballot(service: Service, votes: VotingService) -> None:
    state = await voted(service, votes)
    ballot = await open_one(votes, state.id)
    await service.resign(state.id, version=state.version, actor=OWNER)
    assert await closed_why(votes, ballot) == "resigned"
    assert await votes.ballots.open_ballot(state.id) is None
    with pytest.raises(GameOver):
        await votes.start(state, Voting(minutes=30, quorum=1, voters=PLAYERS))


async def test_a_game_is_played_by_votes_to_its_end(service: Service, votes: VotingService) -> None:
    state = await voted(service, votes, options={"days": "1"})
    for _ in range(50):
        ballot = await votes.ballots.open_ballot(state.id)
        if ballot is not None:
            await settled(votes, ballot)
        await votes.close_orphaned()
        state = await service.load(state.id)
        if state.ask is None:
            break
    assert state.status == "over"
    assert await votes.ballots.open_ballot(state.id) is None


@pytest.mark.stress("postgresql")
async def test_another_decision_closes_the_ballot(service: Service, votes: VotingService) -> None:
    state = await voted(service, votes)
    ballot = await open_one(votes, state.id)
    await service.auto(state.id, version=state.version, scope="decision", actor=1)  # the calendar's question
    assert await closed_why(votes, ballot) == "moved"
    assert (await open_one(votes, state.id)).version == state.version + 1


async def test_a_handover_opens_a_new_ballot(service: Service, votes: VotingService) -> None:
    state = await voted(service, votes)
    ballot = await open_one(votes, state.id)
    await votes.begin_again(state, "handed")
    assert await closed_why(votes, ballot) == "handed"
    again = await open_one(votes, state.id)
    assert (again.id, again.version) == (ballot.id + 1, ballot.version)


async def test_a_reopened_step_gets_a_new_ballot(
    service: Service, votes: VotingService, clock: Clock, database: Database
) -> None:
    state = await voted(service, votes)
    ballot = await open_one(votes, state.id)
    await cast(votes, clock, ballot, 1)
    await settled(votes, ballot)
    second = await open_one(votes, state.id)
    row = await service.store.game(state.id)
    assert row is not None
    save = load(row.save.encode())
    assert save.answers
    unsummed = re.sub(r',"sum":"[0-9a-f]{8}"}$', "}", row.save)  # as an earlier version wrote it
    spoilt = unsummed.replace('"answers":[["move"', '"answers":[["fly"')
    assert spoilt != row.save
    async with database.write() as connection:
        await connection.execute(sa.text("UPDATE game SET save = :save"), {"save": spoilt})
    await cast(votes, clock, second, 1)
    await votes.settle(second, count_of(votes))
    assert await closed_why(votes, second) == "reopened"
    assert (await open_one(votes, state.id)).version == second.version + 1


async def test_an_unposted_ballot_is_not_settled_and_moves_with_its_game(
    service: Service, votes: VotingService, clock: Clock, database: Database
) -> None:
    state = await voted(service, votes)
    ballot = await open_one(votes, state.id)
    clock.pass_by(hours=3)
    assert await votes.ballots.due(clock(), by="main") == []
    await service.roster.move(await service.roster.game(state.id), channel_id=77, guild_id=1)
    await votes.close_orphaned()
    moved = await open_one(votes, state.id)
    assert (moved.id, moved.channel_id) == (ballot.id, 77)
    async with database.read() as connection:
        channels = list((await connection.execute(sa.select(notice.c.channel_id).order_by(notice.c.id))).scalars())
    assert channels == [ballot.channel_id, 77]
    await votes.ballots.note(ballot.id, message_id=5)
    assert [each.id for each in await votes.ballots.due(clock(), by="main")] == [ballot.id]


@pytest.mark.contract(whole=True)
async def test_a_ballot_of_a_dead_process_is_settled_by_another(
    service: Service, votes: VotingService, clock: Clock, database: Database
) -> None:
    state, lease = await voted(service, votes), timedelta(minutes=2)
    ballots, ballot = votes.ballots, await open_one(votes, state.id)
    await ballots.note(ballot.id, message_id=5, show_at=clock())
    (shown,) = await ballots.to_show(clock(), by="one")
    assert await ballots.claim_show(shown, by="one", now=clock(), lease=lease)
    assert not await ballots.claim_show(shown, by="two", now=clock(), lease=lease)
    assert await ballots.to_show(clock(), by="two") == []
    async with database.write() as connection:
        await _forget(connection, "one", at=clock())
    (left,) = await ballots.to_show(clock(), by="two")
    assert await ballots.claim_show(left, by="two", now=clock(), lease=lease)
    clock.pass_by(minutes=5)
    other = next(shard for shard in range(2) if not Share(count=2, ids=(shard,)).holds(state.guild_id))
    elsewhere = Share(count=2, ids=(other,))
    found = await ballots.to_show(clock(), by="one", share=elsewhere)
    assert [each.id for each in found] == [ballot.id], "nobody has noticed the death; the lease has run out"
    await ballots.release_claim(ballot.id, by="two")
    assert await ballots.to_show(clock(), by="two") == []
    clock.pass_by(hours=3)
    assert await ballots.claim(ballot.id, by="two", now=clock(), lease=lease)
    assert await ballots.due(clock(), by="one") == []
    async with database.write() as connection:
        await _forget(connection, "two", at=clock())
    assert [each.id for each in await ballots.due(clock(), by="one")] == [ballot.id]


# --- undo and records ---


async def test_only_the_owner_can_undo_a_voted_decision(service: Service, votes: VotingService, clock: Clock) -> None:
    state = await begin(service)
    await service.roster.add(state, STRANGER, by=OWNER)
    await votes.start(state, Voting(minutes=30, quorum=1, voters=PLAYERS))
    ballot = await open_one(votes, state.id)
    await cast(votes, clock, ballot, 1)
    await settled(votes, ballot)
    after = await service.load(state.id)
    with pytest.raises(DecidedByVote):
        await service.undo(state.id, version=after.version, to=1, actor=OWNER)
    await votes.stop(after)
    with pytest.raises(NotTheOwner):
        await service.undo(state.id, version=after.version, to=1, actor=STRANGER)
    back = await service.undo(state.id, version=after.version, to=1, actor=OWNER)
    assert back.version == after.version + 1
    assert back.undone is not None


async def test_a_record_contains_the_votes(service: Service, votes: VotingService, clock: Clock) -> None:
    state = await voted(service, votes)
    ballot = await open_one(votes, state.id)
    await cast(votes, clock, ballot, 1)
    await settled(votes, ballot)
    record = await full_record(service.store, await service.load(state.id))
    assert [entry.actor for entry in record.entries] == ["player 1", "vote"]


# --- campaigns ---


async def _deadline(database: Database, game_id: str, clock: Clock, within: timedelta) -> None:
    row = {
        "game_id": game_id,
        "zone": "Europe/Rome",
        "minute": 0,
        "weekdays": 127,
        "state": "running",
        "deadline_at": clock() + within,
        "started_by": OWNER,
        "started_at": clock(),
    }
    async with database.write() as connection:
        await connection.execute(sa.delete(campaign))
        await connection.execute(sa.insert(campaign).values(row))


async def test_no_ballot_outlasts_its_campaigns_deadline(
    service: Service, votes: VotingService, clock: Clock, database: Database
) -> None:
    state = await begin(service)
    await _deadline(database, state.id, clock, timedelta(hours=1))
    await votes.start(state, Voting(minutes=2 * HOUR, quorum=1, voters=EVERYBODY))
    ballot = await open_one(votes, state.id)
    assert ballot.closes_at == clock() + timedelta(hours=1) - BEFORE
    assert not ballot.native
    await _deadline(database, state.id, clock, timedelta(minutes=20))
    await votes.close_orphaned()
    assert (await open_one(votes, state.id)).closes_at == clock() + timedelta(minutes=20) - BEFORE


async def test_no_ballot_opens_shortly_before_a_deadline(
    service: Service, votes: VotingService, clock: Clock, database: Database
) -> None:
    state = await begin(service)
    await _deadline(database, state.id, clock, TOO_SHORT - timedelta(seconds=1))
    await votes.start(state, Voting(minutes=30, quorum=1, voters=PLAYERS))
    assert await votes.ballots.open_ballot(state.id) is None
    await _deadline(database, state.id, clock, timedelta(days=1))
    await votes.close_orphaned()
    assert (await open_one(votes, state.id)).closes_at == clock() + timedelta(minutes=30)


# --- Discord's own poll ---


@pytest.mark.parametrize(
    ("minutes", "voters", "guild", "native"),
    [
        (60, EVERYBODY, 1, True),
        (1440, EVERYBODY, 1, True),
        (90, EVERYBODY, 1, False),
        (60, PLAYERS, 1, False),
        (60, EVERYBODY, None, False),
    ],
)
async def test_a_discord_poll_is_used_if_its_limits_allow(
    service: Service, votes: VotingService, minutes: int, voters: Voters, guild: int | None, native: bool
) -> None:
    state = await voted(service, votes, minutes=minutes, voters=voters, guild_id=guild)
    assert (await open_one(votes, state.id)).native is native


async def test_options_that_look_alike_when_cut_make_no_poll(service: Service, votes: VotingService) -> None:
    state = await service.new_game(
        system="attic", options={}, seed="s", owner_id=OWNER, guild_id=1, channel_id=9, locale="en"
    )
    await votes.start(state, Voting(minutes=60, quorum=1, voters=EVERYBODY))
    ballot = await open_one(votes, state.id)
    assert not ballot.native
    assert max(map(len, poll_labels(paper_of(ballot)))) > 55


@pytest.mark.stress("postgresql")
async def test_a_siege_is_played_by_votes(service: Service, votes: VotingService, clock: Clock) -> None:
    state = await service.new_game(
        system="siege", options={}, seed="voted", owner_id=OWNER, guild_id=1, channel_id=9, locale="it"
    )
    await votes.start(state, Voting(minutes=60, quorum=1, voters=EVERYBODY))
    for _ in range(12):
        ballot = await open_one(votes, state.id)
        options = paper_of(ballot).options
        assert options[0].why or options[0].plan
        assert 2 <= len(options) <= 10
        assert len({option.label for option in options}) == len(options)
        state = await service.load(state.id)
        assert state.ask is not None
        thought = [advice.answer for advice in thoughts(state.view, state.ask)]
        if len(thought) > 2:  # the steward's ranked choices and no others
            assert {option.answer for option in options if not option.scope} <= {*thought, ("done",)}
        await cast(votes, clock, ballot, len(options) - 1 if options[-1].scope else 0)
        await settled(votes, ballot)
    assert (await service.load(state.id)).progress[0] > 1
