"""Undo, on the toy game: up to the last die and never further, with an entry in the journal."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from support.toygame.play import OWNER, STRANGER, Clock, begin

import engine.games
from bot.games.errors import AlreadyDecided, GameOver, NothingToUndo, NotYourGame, SaveDamaged
from bot.games.service import Service
from bot.games.state import GameState
from bot.games.undo_stack import UndoStack, may_undo
from db import Database, open_database
from db.games import in_force
from db.schema.games import game, journal, outbox
from engine.core.asks import Answer

FIRST: Answer = ("move", "gate", "hedge", "anna")
SECOND: Answer = ("move", "gate", "trees", "ben+cleo")
DONE: Answer = ("done",)


async def trail_of(service: Service, state: GameState) -> UndoStack:
    game, trail = await service.undo_stack(state.id)
    assert game.version == state.version
    return trail


async def say(service: Service, state: GameState, *answers: Answer) -> GameState:
    for answer in answers:
        state = await service.decide(state.id, version=state.version, answer=answer, actor=OWNER)
    return state


async def rows(database: Database, which: sa.Table) -> list[dict[str, Any]]:
    async with database.read() as connection:
        order = which.c.id if which is outbox else list(which.primary_key)[-1]
        return [dict(row) for row in (await connection.execute(sa.select(which).order_by(order))).mappings()]


async def spoil(database: Database, **columns: object) -> None:
    async with database.write() as connection:
        await connection.execute(sa.update(game).values(**columns))


def told(trail: UndoStack) -> list[list[str]]:
    return [[" ".join(each.answer) for each in step.answers] for step in trail.steps]


def same(one: GameState, other: GameState) -> bool:
    assert one.ask is not None
    assert other.ask is not None
    questions = (one.ask.kind, list(one.ask.answers())), (other.ask.kind, list(other.ask.answers()))
    return one.view == other.view and questions[0] == questions[1] and one.row.save == other.row.save


# --- answers that can be undone ---


async def test_a_new_game_has_nothing_to_undo(service: Service) -> None:
    start = await begin(service)
    trail = await trail_of(service, start)
    assert (trail.steps, trail.barred_by) == ((), "begun")
    assert [type(event).__name__ for event in trail.events] == ["DayBegan"]
    assert not may_undo(start.row)
    with pytest.raises(NothingToUndo):
        await service.undo(start.id, version=1, to=0, actor=OWNER)
    with pytest.raises(NothingToUndo):
        await service.undo(start.id, version=1, to=1, actor=OWNER)


async def test_undoable_answers_are_listed_newest_first(service: Service) -> None:
    state = await say(service, await begin(service), FIRST, SECOND)
    trail = await trail_of(service, state)
    assert told(trail) == [[" ".join(SECOND)], [" ".join(FIRST)]]
    assert [step.to for step in trail.steps] == [2, 1]
    assert may_undo(state.row)


async def test_undoing_an_answer_restores_the_exact_position(service: Service, database: Database) -> None:
    start = await begin(service)
    one = await say(service, start, FIRST)
    two = await say(service, one, SECOND)
    back = await service.undo(two.id, version=3, to=2, actor=OWNER)
    assert back.version == 4
    assert same(back, one)
    assert back.events == ()
    assert back.undone is not None
    assert (back.undone.actor, back.undone.answers) == (OWNER, (SECOND,))
    all_back = await service.undo(two.id, version=4, to=1, actor=OWNER)
    assert same(all_back, start)
    assert not may_undo(all_back.row)
    again = await service.load(start.id)
    assert (again.view, again.undone) == (start.view, all_back.undone)
    entries = await rows(database, journal)
    assert [entry["action"] for entry in entries] == ["new", "answer", "answer", "undo", "undo"]
    assert [msgspec.json.decode(entry["answer"]) for entry in entries[3:]] == [["2"], ["1"]]
    assert [entry["events"] for entry in entries[3:]] == ["[]", "[]"]


async def test_several_answers_can_be_undone_together(service: Service) -> None:
    start = await begin(service)
    two = await say(service, start, FIRST, SECOND)
    back = await service.undo(two.id, version=3, to=1, actor=OWNER)
    assert back.undone is not None
    assert back.undone.answers == (FIRST, SECOND)
    other = await say(service, back, SECOND)
    assert other.version == 5
    assert other.view["children"] == {"anna": "gate", "ben": "trees", "cleo": "trees"}
    trail = await trail_of(service, other)
    assert told(trail) == [[" ".join(SECOND)]]
    assert [step.to for step in trail.steps] == [1]
    assert same(await service.undo(other.id, version=5, to=1, actor=OWNER), start)


async def test_an_answer_that_began_the_next_step_can_be_undone(service: Service) -> None:
    """No child is among hares: supper follows “done” without a die roll."""
    state = await begin(service, seed="apple")
    empty = next(place for place in ("gate", "hedge", "trees") if not state.view["hares"][place])
    if empty != "gate":
        state = await say(service, state, ("move", "gate", empty, "anna+ben+cleo"))
    supper = await say(service, state, DONE)
    assert supper.ask is not None
    assert supper.ask.kind == "supper"
    back = await service.undo(supper.id, version=supper.version, to=state.version, actor=OWNER)
    assert same(back, state)


async def test_a_die_roll_bars_the_undo_and_is_named(service: Service) -> None:
    state = await among_hares(service)
    assert state.ask is not None
    thrown = await say(service, state, next(state.ask.answers()))
    trail = await trail_of(service, thrown)
    assert (trail.steps, trail.barred_by) == ((), "settled")
    assert [type(event).__name__ for event in trail.events] == ["Thrown"]
    for to in (1, 2, thrown.version - 1, thrown.version, 99):
        with pytest.raises(NothingToUndo):
            await service.undo(thrown.id, version=thrown.version, to=to, actor=OWNER)


async def among_hares(service: Service) -> GameState:
    state = await begin(service)
    hares = max(state.view["hares"], key=state.view["hares"].get)
    if hares != "gate":
        state = await say(service, state, ("move", "gate", hares, "anna+ben+cleo"))
    return await say(service, state, DONE)


# --- the steward ---


async def test_answers_that_the_steward_gave_in_one_go_are_undone_together(service: Service, clock: Clock) -> None:
    start = await say(service, await begin(service), FIRST)
    clock.pass_by(seconds=5)
    after = await service.auto(start.id, version=2, scope="phase", actor=OWNER)
    trail = await trail_of(service, after)
    assert trail.steps, "the toy's steward ends the walk without a die"
    assert trail.steps[0].by_steward
    assert len(trail.steps[0].answers) == after.version - 2
    assert not trail.steps[1].by_steward
    back = await service.undo(after.id, version=after.version, to=trail.steps[0].to, actor=OWNER)
    assert same(back, start)
    assert back.undone is not None
    assert back.undone.by_steward


async def test_only_answers_after_the_last_die_of_a_stretch_can_be_undone(service: Service, clock: Clock) -> None:
    state = await begin(service, options={"days": "40"})
    barred = 0
    for _ in range(40):
        clock.pass_by(seconds=1)
        state = await service.auto(state.id, version=state.version, scope="day", actor=OWNER)
        trail = await trail_of(service, state)
        if state.ask is None:
            break
        base = state.row.base_version
        assert base is not None
        entries = await service.store.journal(state.id, first=base, last=base)
        assert any(name in entries[0].events for name in ("thrown", "day-began")), "a die is what bars"
        assert sum(len(step.answers) for step in trail.steps) == state.version - base
        barred += state.version == base
    assert barred


# --- permissions and versions ---


async def test_an_undo_raises_the_same_errors_as_a_decision(service: Service, database: Database) -> None:
    state = await say(service, await begin(service), FIRST)
    before = [await rows(database, which) for which in (game, journal, outbox)]
    with pytest.raises(NotYourGame):
        await service.undo(state.id, version=2, to=1, actor=STRANGER)
    for version in (1, 3):
        with pytest.raises(AlreadyDecided):
            await service.undo(state.id, version=version, to=1, actor=OWNER)
    assert [await rows(database, which) for which in (game, journal, outbox)] == before
    await service.resign(state.id, version=2, actor=OWNER)
    with pytest.raises(GameOver):
        await service.undo(state.id, version=3, to=1, actor=OWNER)


async def test_a_finished_game_cannot_be_undone(service: Service) -> None:
    state = await begin(service, options={"days": "1"})
    state = await service.auto(state.id, version=1, scope="all", actor=OWNER)
    assert state.status == "over"
    assert not may_undo(state.row)
    with pytest.raises(GameOver):
        await service.undo(state.id, version=state.version, to=state.version - 1, actor=OWNER)


async def test_one_of_a_simultaneous_undo_and_decision_is_stored(service: Service, database: Database) -> None:
    state = await say(service, await begin(service), FIRST)
    results = await asyncio.gather(
        service.undo(state.id, version=2, to=1, actor=OWNER),
        service.decide(state.id, version=2, answer=SECOND, actor=OWNER),
        service.undo(state.id, version=2, to=1, actor=OWNER),
        return_exceptions=True,
    )
    assert sorted(type(each).__name__ for each in results) == ["AlreadyDecided"] * 2 + ["GameState"]
    assert len(await rows(database, journal)) == 3


async def test_an_undo_works_after_a_restart(service: Service, database_url: str, clock: Clock) -> None:
    start = await begin(service)
    two = await say(service, start, FIRST, SECOND)
    other = await open_database(database_url)
    try:
        later = Service(other, now=clock)
        found = await later.load(start.id)
        assert told(await trail_of(later, found)) == told(await trail_of(service, two))
        assert same(await later.undo(start.id, version=3, to=1, actor=OWNER), start)
    finally:
        await other.close()


async def test_no_second_save_is_stored_while_no_answer_can_be_undone(service: Service) -> None:
    state = await begin(service)
    assert (state.row.base_version, state.row.base_save) == (1, None)
    state = await say(service, state, FIRST)
    assert state.row.base_version == 1
    assert state.row.base_save is not None
    state = await among_hares_of(service, state)
    assert state.ask is not None
    thrown = await say(service, state, next(state.ask.answers()))
    assert (thrown.row.base_version, thrown.row.base_save) == (thrown.version, None)


async def among_hares_of(service: Service, state: GameState) -> GameState:
    hares = max(state.view["hares"], key=state.view["hares"].get)
    for child, place in state.view["children"].items():
        if place != hares:
            state = await say(service, state, ("move", place, hares, child))
    return await say(service, state, DONE)


# --- boards and logs after an undo ---


async def test_undone_answers_are_no_longer_in_the_dispatch(service: Service, database: Database) -> None:
    state = await say(service, await begin(service), FIRST, SECOND)
    await service.undo(state.id, version=3, to=2, actor=OWNER)
    stretches = await service.history(state.id)
    names = [type(event).__name__ for stretch in stretches for event in stretch.events]
    assert names == ["DayBegan", "Walked"]
    entries = await service.store.journal(state.id, first=1, last=9)
    assert [entry.version for entry in in_force(entries)] == [1, 2]
    since = await service.replayed(await service.load(state.id), since=3)
    assert since.events == ()
    assert since.undone is not None
    assert since.undone.answers == (SECOND,)
    owed = (await rows(database, outbox))[-1]
    assert (owed["kind"], owed["first_version"], owed["version"]) == ("edit", 2, 4)


async def test_the_next_decision_is_in_the_dispatch(service: Service) -> None:
    state = await say(service, await begin(service), FIRST, SECOND)
    back = await service.undo(state.id, version=3, to=1, actor=OWNER)
    after = await service.load((await say(service, back, SECOND)).id)
    assert after.undone is None
    assert [event.who for event in after.events] == [("ben", "cleo")]


async def test_undone_rows_stay_undone(service: Service) -> None:
    """Rows that were undone twice do not return."""
    start = await begin(service)
    state = await say(service, start, FIRST, SECOND)
    state = await service.undo(state.id, version=3, to=2, actor=OWNER)
    state = await say(service, state, ("move", "gate", "hedge", "ben"), ("move", "gate", "hedge", "cleo"))
    state = await service.undo(state.id, version=6, to=5, actor=OWNER)
    trail = await trail_of(service, state)
    assert told(trail) == [["move gate hedge ben"], [" ".join(FIRST)]]
    assert [step.to for step in trail.steps] == [2, 1]
    for gone in (3, 4, 6):
        with pytest.raises(NothingToUndo):
            await service.undo(state.id, version=7, to=gone, actor=OWNER)
    state = await service.undo(state.id, version=7, to=2, actor=OWNER)
    assert state.view["children"] == {"anna": "hedge", "ben": "gate", "cleo": "gate"}
    assert same(await service.undo(state.id, version=8, to=1, actor=OWNER), start)


async def test_an_undo_does_not_reopen_the_house_rules(service: Service) -> None:
    state = await say(service, await begin(service), FIRST)
    state = await service.undo(state.id, version=2, to=1, actor=OWNER)
    with pytest.raises(AlreadyDecided):
        await service.set_house_rules(state.id, version=state.version, options={"days": "1"}, actor=OWNER)


# --- older games, changed rules, damage ---


async def test_undo_in_an_older_game_begins_with_its_next_decision(service: Service, database: Database) -> None:
    state = await say(service, await begin(service), FIRST)
    await spoil(database, base_version=None, base_save=None)
    old = await service.load(state.id)
    assert not may_undo(old.row)
    assert (await trail_of(service, old)).steps == ()
    with pytest.raises(NothingToUndo):
        await service.undo(state.id, version=2, to=1, actor=OWNER)
    after = await say(service, old, SECOND)
    trail = await trail_of(service, after)
    assert told(trail) == [[" ".join(SECOND)]]
    assert same(await service.undo(state.id, version=3, to=2, actor=OWNER), old)


async def test_answers_dropped_by_a_reopened_step_cannot_be_undone(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await say(service, await begin(service), FIRST, SECOND)
    forbid(monkeypatch, "hedge")
    looked = await service.load(state.id)
    assert looked.reopened
    trail = await trail_of(service, looked)
    assert (trail.steps, trail.barred_by) == ((), "mended")
    reopened = await service.decide(state.id, version=3, answer=DONE, actor=OWNER)
    assert reopened.reopened
    trail = await trail_of(service, reopened)
    assert (trail.steps, trail.barred_by) == ((), "reopened")
    for to in (1, 2, 3):
        with pytest.raises(NothingToUndo):
            await service.undo(state.id, version=4, to=to, actor=OWNER)
    after = await say(service, reopened, SECOND)
    assert same(await service.undo(state.id, version=5, to=4, actor=OWNER), reopened)
    assert after.version == 5


def forbid(monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    """Change the rules: nobody may enter that place."""
    orchard = engine.games.find("orchard")
    module = __import__(type(orchard).__module__, fromlist=["PLACES"])
    monkeypatch.setattr(module, "PLACES", tuple(each for each in module.PLACES if each != place))


async def test_a_damaged_base_prevents_only_the_undo(service: Service, database: Database) -> None:
    state = await say(service, await begin(service), FIRST)
    await spoil(database, base_save="{")
    with pytest.raises(SaveDamaged):
        await service.undo(state.id, version=2, to=1, actor=OWNER)
    assert (await say(service, state, SECOND)).version == 3


async def test_a_base_of_another_game_is_refused(service: Service, database: Database) -> None:
    state = await say(service, await begin(service), FIRST)
    other = await begin(service, seed="pear", channel=7)
    other = await service.decide(other.id, version=1, answer=SECOND, actor=OWNER)
    async with database.write() as connection:
        base = other.row.base_save
        await connection.execute(sa.update(game).where(game.c.id == state.id).values(base_save=base))
    with pytest.raises(NothingToUndo):
        await service.undo(state.id, version=2, to=1, actor=OWNER)
