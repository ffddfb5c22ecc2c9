"""The autopilot «hard» in the service: what it chooses is stored with what it plays, and time never stops a game."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest
import pytest_asyncio
import sqlalchemy as sa
from support import stress
from support.duel.desk import ANNA, BEN
from support.toygame.play import CHANNEL, GUILD, Clock, begin

import bot.chances.plan_search
import engine.games
import render.games
from bot.boards.drawing_queue import DrawingQueue
from bot.boards.side_rows import lines
from bot.chances.plan_search import Ahead
from bot.chances.pool import ComputingPool
from bot.games.errors import NoForesight, OwnSideOnly, SameForAll
from bot.games.hard_autopilot import choices, expect_ahead
from bot.games.saves import open_save, play
from bot.games.seats.chairs import chairs_for
from bot.games.service import GameState, Service
from bot.games.showing import own
from bot.history.journal import full_record, verify_record
from bot.history.own_play import steward_share
from db import Database, DatabaseBusy
from db.games import GameRow, JournalRow
from db.schema.games import EVERYONE, HOUSE, NOBODY, aside, chair, game, journal, outbox, player
from db.sides import chairs_of
from engine.core.planning.plans import goals_of
from engine.core.record import AHEAD, OF_DAY, OF_ROUND, PLAN, STEWARD, read, write
from engine.core.ruleset import Effort
from engine.core.save import Save
from engine.core.verify import FAIR
from render.language import speaking

pytestmark = pytest.mark.contract

AGORDAT = {"scenario": "agordat-1890"}
ITALIAN, DERVISH = "italian", "dervish"
EFFORT = Effort(60, 2, 0.1)
"""Little, so that tests are quick: what is looked at is what becomes of the plan, not whether it is good."""


class Told:
    """Chooses plans in order, or none."""

    def __init__(self, *found: str | None) -> None:
        self.on = True
        self.found = list(found)
        self.asked: list[tuple[str, tuple[str, ...]]] = []

    async def best(self, row: GameRow, save: Save, side: str, names: Sequence[str]) -> str | None:
        self.asked.append((side, tuple(names)))
        return self.found.pop(0) if len(self.found) > 1 else self.found[0]


@pytest.fixture(autouse=True)
def little(orchard: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (orchard, "ascari", "revolte"):
        monkeypatch.setattr(type(engine.games.find(name)), "foresight", EFFORT)


@pytest_asyncio.fixture
async def ahead(service: Service) -> AsyncIterator[Ahead]:
    """Let the service look ahead, in a thread."""
    pool = ComputingPool(0, DrawingQueue)
    made = Ahead(pool, seconds=60)
    service.games.foresight = made
    yield made
    pool.close()


async def entries(service: Service, game_id: str) -> list[JournalRow]:
    row = await service.store.game(game_id)
    assert row is not None
    return list(await service.store.journal(game_id, first=1, last=row.version))


async def plans(service: Service, game_id: str) -> list[tuple[str, ...]]:
    """Return the words of the plans in the journal."""
    found = [each.answer for each in await entries(service, game_id) if each.action == PLAN]
    return [tuple(msgspec.json.decode(each)) for each in found]


async def is_fair(service: Service, game_id: str) -> None:
    record = await full_record(service.store, own(await service.load(game_id)))
    report = verify_record(read(write(record)))
    assert (report.verdict, report.findings) == (FAIR, ())


# --- one side ---


@pytest.mark.usefixtures("ahead")
async def test_the_hard_autopilot_records_each_plan_before_its_answers(service: Service) -> None:
    state = await begin(service)
    after = await service.auto(state.id, version=1, scope="all", actor=ANNA, ahead=True)
    assert after.status == "over"
    named = await plans(service, state.id)
    assert named
    assert all(words[1:] == (AHEAD,) for words in named)
    assert after.looked == (len(named), 0)
    actions = [each.action for each in await entries(service, state.id)]
    assert all(actions[at + 1] == STEWARD for at, action in enumerate(actions) if action == PLAN)
    await is_fair(service, state.id)


async def test_two_simultaneous_requests_compute_a_plan_once(service: Service, ahead: Ahead) -> None:
    state = await begin(service)
    rules, save = open_save(state.row)
    names = goals_of(rules, state.view, state.ask)
    assert len(names) > 1
    asked = [ahead.best(state.row, save, "player", names) for _ in range(2)]
    both = await asyncio.gather(*asked)
    assert len(ahead._spent[state.id, "player"]) == 1
    assert [*both, await ahead.best(state.row, save, "player", names)] == [both[0]] * 3
    assert both[0] in names


async def test_without_a_plan_in_time_the_steward_plays_as_usual(service: Service) -> None:
    service.games.foresight = Told(None)
    state = await begin(service)
    after = await service.auto(state.id, version=1, scope="all", actor=ANNA, ahead=True)
    assert after.status == "over"
    assert after.looked.plans == after.looked.late > 0
    assert not await plans(service, state.id)
    other = await begin(service, channel=CHANNEL + 1)
    plain = await service.auto(other.id, version=1, scope="all", actor=ANNA)
    assert [each.answer for each in await entries(service, state.id)] == [
        each.answer for each in await entries(service, other.id)
    ]
    assert plain.looked == (0, 0)


async def test_the_base_of_the_hard_autopilot_is_a_plan_that_is_not_offered(service: Service) -> None:
    service.games.foresight = Told("trained", None)
    state = await service.new_game(
        system="keep-up-the-fire",
        options={},
        seed="base",
        owner_id=ANNA,
        guild_id=GUILD,
        channel_id=CHANNEL,
        locale="en",
    )
    assert engine.games.find(state.system).foresight.base == "trained"
    after = await service.auto(state.id, version=1, scope="all", actor=ANNA, ahead=True)
    assert after.status == "over"
    assert after.looked.late == after.looked.plans - 1
    assert await plans(service, state.id) == [("trained", AHEAD)]
    assert all(names[0] == "trained" and "own" in names for _, names in service.games.foresight.asked)
    await is_fair(service, state.id)


async def test_without_time_the_hard_autopilot_plays_its_base_plan(
    service: Service, orchard: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(engine.games.find(orchard)), "foresight", Effort(60, 2, 0.1, base="gather"))
    service.games.foresight = Told(None)
    found = []
    for number, what in enumerate(({"ahead": True}, {"plan": "gather"})):
        state = await begin(service, channel=CHANNEL + number)
        await service.auto(state.id, version=1, scope="phase", actor=ANNA, **what)
        found.append([each.answer for each in await entries(service, state.id) if each.action == STEWARD])
    assert found[0] == found[1]
    assert found[0]


async def test_an_unknown_plan_counts_as_none(service: Service) -> None:
    """A process of another version might send a name that is no plan here."""
    service.games.foresight = Told("fly")
    state = await begin(service)
    after = await service.auto(state.id, version=1, scope="phase", actor=ANNA, ahead=True)
    assert after.looked == (1, 1)
    assert not await plans(service, state.id)


async def test_a_plan_is_undone_with_its_answers_and_stays_in_the_journal(service: Service) -> None:
    service.games.foresight = Told("gather")
    state = await begin(service)
    after = await service.auto(state.id, version=1, scope="phase", actor=ANNA, ahead=True)
    assert await plans(service, state.id) == [("gather", AHEAD)]
    stack = (await service.undo_stack(state.id, actor=ANNA))[1]
    assert [step.to for step in stack.steps] == [1], "one thing to take back"
    back = await service.undo(state.id, version=after.version, to=1, actor=ANNA)
    assert back.view == state.view
    assert await plans(service, state.id) == [("gather", AHEAD)]
    again = await service.auto(state.id, version=back.version, scope="all", actor=ANNA, ahead=True)
    assert again.status == "over"
    await is_fair(service, state.id)


@pytest.mark.stress("postgresql")
async def test_a_failed_write_stores_neither_plan_nor_answers(
    service: Service, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    service.games.foresight = told = Told("gather")
    state = await begin(service)
    before = await entries(service, state.id)
    commit = service.store.commit

    async def busy(*said: Any, **more: Any) -> Any:
        raise DatabaseBusy

    monkeypatch.setattr(service.store, "commit", busy)
    with pytest.raises(DatabaseBusy):
        await service.auto(state.id, version=1, scope="phase", actor=ANNA, ahead=True)
    monkeypatch.setattr(service.store, "commit", commit)
    assert await entries(service, state.id) == before
    await service.auto(state.id, version=1, scope="phase", actor=ANNA, ahead=True)
    assert await plans(service, state.id) == [("gather", AHEAD)]
    assert len(told.asked) == 2


async def test_plans_of_the_hard_autopilot_are_no_players_own_play(service: Service) -> None:
    service.games.foresight = Told("gather")
    state = await begin(service)
    await service.auto(state.id, version=1, scope="all", actor=ANNA, ahead=True)
    record = await full_record(service.store, own(await service.load(state.id)))
    assert steward_share(record.entries) == 1


async def test_the_hard_autopilot_is_refused_where_others_have_the_same_dice(
    service: Service, database: Database
) -> None:
    looking = Told("own")
    state = await begin(service)
    expect_ahead(state, looking)
    with pytest.raises(SameForAll):
        expect_ahead(replace(state, daily="2026-11-23"), looking)
    for dice in (OF_DAY, OF_ROUND):
        with pytest.raises(SameForAll):
            expect_ahead(replace(state, dice=dice), looking)
    with pytest.raises(OwnSideOnly):
        expect_ahead(await fight(service, channel_id=CHANNEL + 1), looking)
    looking.on = False
    for without in (None, looking):
        with pytest.raises(NoForesight):
            expect_ahead(state, without)


async def test_each_side_has_an_hourly_budget_of_looking_ahead(
    service: Service, ahead: Ahead, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.chances.plan_search, "HOURLY", 2)
    state = await begin(service)
    after = await service.auto(state.id, version=1, scope="all", actor=ANNA, ahead=True)
    assert after.looked.plans - after.looked.late == 2
    assert after.looked.late > 0
    assert ahead._spend(state.id, "other"), "the other side has an hour of its own"
    assert not ahead._spend(state.id, next(side for _, side in ahead._spent if side != "other"))


async def test_a_slow_or_failing_computation_stops_no_game(
    service: Service, ahead: Ahead, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ahead.seconds = 0
    state = await begin(service)
    after = await service.auto(state.id, version=1, scope="phase", actor=ANNA, ahead=True)
    assert after.looked == (1, 1)
    ahead.seconds = 60

    def broken(*said: Any) -> str:
        raise LookupError("wrong")

    monkeypatch.setattr(bot.chances.plan_search, "look_ahead", broken)
    after = await service.auto(state.id, version=after.version, scope="all", actor=ANNA, ahead=True)
    assert after.status == "over"
    assert after.looked.plans == after.looked.late > 0
    assert "cannot be looked ahead in" in caplog.text


# --- an opponent ---


SKIRMISH = pytest.param("revolte", {"scenario": "tartar-wall"}, id="revolte")


async def fight(
    service: Service, system: str = "ascari", options: Mapping[str, str] = AGORDAT, **more: Any
) -> GameState:
    """Begin a battle of Anna's, who has the first side, against the hard autopilot."""
    rules = engine.games.find(system)
    sides = rules.sides_in(rules.new(options))
    chairs = chairs_for(sides, own=sides[0], owner=ANNA, opponent=NOBODY, steward=True, hard=True)
    return await service.new_game(
        system=system,
        options=options,
        owner_id=ANNA,
        guild_id=GUILD,
        locale="en",
        **{"seed": "hard", "chairs": chairs, "channel_id": CHANNEL, **more},
    )


async def worked(service: Service, clock: Clock, game_id: str) -> GameState:
    """Let the worker do what is due."""
    for due in await service.sides.claim_due(by="test", now=clock(), lease=clock.lease):
        await service.time_out(due)
        await service.sides.settle(due)
    return await service.load(game_id)


async def played_out(service: Service, clock: Clock, game_id: str) -> GameState:
    """Answer as the steward advises for Anna, and let the worker play for the other side, to the end."""
    for _ in range(400):
        state = await worked(service, clock, game_id)
        if state.status != "running":
            return state
        clock.pass_by(seconds=5)
        if any(state.sides[side].user_id == ANNA for side in state.turns.asked):
            await service.auto(state.id, version=state.version, scope="phase", actor=ANNA)
    raise AssertionError("it never ends")


@pytest.mark.parametrize(
    ("system", "options"),
    [pytest.param("ascari", AGORDAT, id="ascari"), stress.marked(SKIRMISH)],
)
@pytest.mark.usefixtures("ahead")
async def test_a_whole_battle_is_played_against_the_hard_autopilot(
    service: Service, clock: Clock, system: str, options: Mapping[str, str]
) -> None:
    state = await fight(service, system, options)
    assert sorted(chair.hard for chair in state.sides.values()) == [False, True]
    after = await played_out(service, clock, state.id)
    assert after.status == "over"
    rows = [each for each in await entries(service, state.id) if each.action == PLAN]
    assert rows
    assert {each.actor for each in rows} == {HOUSE}
    assert all(each.secret for each in rows), "nobody else sees what it aims at while the game lasts"
    await is_fair(service, state.id)


async def test_a_click_does_not_wait_for_the_hard_autopilot(service: Service, clock: Clock) -> None:
    """The worker chooses its plan: the player's own answer is stored and shown immediately."""
    service.games.foresight = told = Told("own")
    state = await fight(service)
    while not told.asked:
        clock.pass_by(seconds=5)
        before = len(told.asked)
        if ITALIAN in state.turns.asked:
            state = await service.auto(state.id, version=state.version, scope="phase", actor=ANNA)
            assert len(told.asked) == before
        state = await worked(service, clock, state.id)
    aim = state.turns.aims[DERVISH]
    assert aim.plan == "own"


@pytest.mark.parametrize("opponent", [NOBODY, BEN])
async def test_an_export_of_a_running_game_names_no_plan(service: Service, clock: Clock, opponent: int) -> None:
    """Neither the plans of the hard autopilot, nor those of a player who lets the steward play one."""
    service.games.foresight = Told("cover")
    chairs = chairs_for(
        (ITALIAN, DERVISH),
        own=ITALIAN,
        owner=ANNA,
        opponent=opponent,
        steward=opponent == NOBODY,
        hard=opponent == NOBODY,
    )
    state = await fight(service, chairs=chairs)
    for _ in range(40):
        if await plans(service, state.id):
            break
        clock.pass_by(seconds=5)
        state = await worked(service, clock, state.id)
        for side, actor in ((ITALIAN, ANNA), (DERVISH, opponent)):
            if side not in state.turns.asked or actor == NOBODY:
                continue
            ask = next(each for each in state.asks if each.side == side)
            plan = "cover" if ask.kind == "move" and side == DERVISH else ""
            state = await service.auto(state.id, version=state.version, scope="phase", actor=actor, plan=plan)
    assert await plans(service, state.id)
    state = await service.load(state.id)
    assert state.status == "running"
    record = await full_record(service.store, own(state))
    (hidden,) = [entry for entry in record.entries if entry.action == PLAN][-1:]
    assert hidden.answer == ()
    assert b"cover" not in write(record)


@pytest.mark.stress
async def test_the_hard_autopilot_reports_a_lack_of_time_and_looks_ahead_again_later(
    service: Service, clock: Clock
) -> None:
    service.games.foresight = told = Told(None, "own")
    state = await fight(service)
    while not told.asked:
        clock.pass_by(seconds=5)
        state = await worked(service, clock, state.id)
        if ITALIAN in state.turns.asked:
            state = await service.auto(state.id, version=state.version, scope="phase", actor=ANNA)
    state = await service.load(state.id)
    assert state.turns.aims[DERVISH].plan == ""
    with speaking("en"):
        assert "no time to look ahead" in "".join(lines(state, render.games.find("ascari")))
    after = await played_out(service, clock, state.id)
    assert after.status == "over"
    assert len(told.asked) > 1


@pytest.mark.stress("postgresql")
async def test_twins_get_the_same_plans(service: Service, database: Database, clock: Clock) -> None:
    """Two games that differ only in what Anna has hidden get the same plans until something is revealed."""
    found = []
    for order in (("preset", "close"), ("preset", "hold-all")):
        async with database.write() as connection:
            for which in (outbox, aside, journal, chair, player, game):
                await connection.execute(sa.delete(which))
        pool = ComputingPool(0, DrawingQueue)
        service.games.foresight = Ahead(pool, seconds=60)
        state = await fight(service)
        row = replace(state.row, id="twinlike")
        state = await service.order(state.id, side=ITALIAN, answer=order, actor=ANNA)
        plan = None
        for _ in range(60):
            state = await service.load(state.id)
            if DERVISH in state.turns.asked:
                rules, save = open_save(state.row)
                outcome = play(state.row, rules, save, None)
                ask = next(each for each in outcome.asks if each.side == DERVISH)
                names = choices(rules, rules.view(outcome.world, DERVISH), ask)
                if names:
                    plan = await service.games.foresight.best(replace(row, version=state.version), save, DERVISH, names)
                    break
            clock.pass_by(seconds=5)
            state = await worked(service, clock, state.id)
            if ITALIAN in state.turns.asked:
                state = await service.auto(state.id, version=state.version, scope="phase", actor=ANNA)
        found.append(plan)
        pool.close()
    assert found[0] is not None
    assert found[0] == found[1]


async def test_taking_its_side_over_replaces_the_hard_autopilot(service: Service) -> None:
    state = await fight(service)
    held = chairs_of(state.row)[DERVISH]
    row = await service.reseat(state.id, DERVISH, of=held, user_id=BEN, steward=False, by=BEN)
    taken = chairs_of(row)[DERVISH]
    assert not taken.hard
    assert taken.command == EVERYONE
    row = await service.reseat(state.id, DERVISH, of=taken, user_id=NOBODY, steward=True, hard=True, by=BEN)
    assert chairs_of(row)[DERVISH].hard


@pytest.mark.stress
async def test_an_undo_removes_the_aims_of_undone_answers(service: Service, clock: Clock) -> None:
    service.games.foresight = Told("own")
    state, chance, undone = await fight(service), random.Random(5), 0
    while undone < 5:
        state = await worked(service, clock, state.id)
        assert state.status == "running", "there was something to take back before the end"
        clock.pass_by(seconds=5)
        stack = (await service.undo_stack(state.id, actor=ANNA))[1]
        if stack.steps and chance.random() < 0.5:
            to = stack.steps[-1].to
            state = await service.undo(state.id, version=state.version, to=to, actor=ANNA)
            undone += 1
            assert all(aim.since <= to for aim in state.turns.aims.values())
        elif ITALIAN in state.turns.asked:
            state = await service.auto(state.id, version=state.version, scope="decision", actor=ANNA)
    await played_out(service, clock, state.id)
    await is_fair(service, state.id)
