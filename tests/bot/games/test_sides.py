"""Games of several sides in the service: whose turn it is, presses that still count, orders aside, lapses, undo."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio
import sqlalchemy as sa
from support import duel, stress
from support.duel.desk import ANNA, BEN, CARLA, EAST, TRAPS, WEST, Desk
from support.toygame.play import Clock

from bot.games import deciding
from bot.games.errors import AlreadyDecided, GameOver, NothingToUndo, NotYourGame, NotYourTurn
from bot.games.seats.chairs import LIVE, PATIENCE, due_times
from bot.games.service import GameState, Service
from bot.games.showing import own
from bot.history.journal import full_record, logged, recording_of, verify_record
from db import Database
from db import games as db_games
from db.games import Store
from db.schema.games import HOUSE, NOBODY, aside, game, journal, outbox
from db.sides import chairs_of, turns_of
from engine.core.asks import Refused
from engine.core.pledge import Word
from engine.core.policies import RandomPlayer
from engine.core.record import ASIDE, LAPSE, Entry, read, write
from engine.core.replay import scenes
from engine.core.save import awaits_word, load
from engine.core.verify import DIFFERS, FAIR, SEALED

pytestmark = pytest.mark.contract


@pytest_asyncio.fixture
async def desk(database: Database, clock: Clock, rules: Any) -> AsyncIterator[Desk]:
    yield Desk(Service(database, now=clock), rules, clock)


async def rows(database: Database, which: sa.Table) -> list[dict[str, Any]]:
    async with database.read() as connection:
        return [dict(row) for row in (await connection.execute(sa.select(which))).mappings()]


# --- whose turn it is ---


async def test_only_the_player_of_the_side_to_move_decides(desk: Desk) -> None:
    await desk.begun()
    with pytest.raises(NotYourTurn) as not_now:
        await desk.say(BEN, "done")
    assert not_now.value.sides == {WEST: ANNA}
    with pytest.raises(NotYourGame):
        await desk.say(CARLA, "done")
    state = await desk.say(ANNA, "go", "200,0")
    assert state.version == 8
    with pytest.raises(NotYourTurn) as hers:
        await desk.say(ANNA, "done")
    assert hers.value.sides == {EAST: BEN}


async def test_refusals_also_name_open_seats_and_the_stewards(desk: Desk) -> None:
    await desk.new(opponent=NOBODY)
    await desk.say(ANNA, "garden")
    with pytest.raises(NotYourTurn) as error:
        await desk.say(ANNA, "garden")
    assert error.value.sides == {EAST: NOBODY}


@pytest.mark.stress("postgresql")
async def test_a_forged_side_or_order_is_refused_and_stores_nothing(desk: Desk, database: Database) -> None:
    await desk.begun()
    before = [await rows(database, each) for each in (game, journal, aside, outbox)]
    for words in (("@east", "done"), ("~west", "never"), ("@west", "go", "200,0"), ("fly",), ()):
        with pytest.raises(Refused):
            await desk.say(ANNA, *words)
    for who, side, word in ((ANNA, EAST, "never"), (CARLA, WEST, "never"), (ANNA, "calendar", "1"), (HOUSE, EAST, "1")):
        with pytest.raises(NotYourGame):
            await desk.order(who, side, word)
    with pytest.raises(Refused):
        await desk.order(ANNA, WEST, "9")
    assert [await rows(database, each) for each in (game, journal, aside, outbox)] == before


# --- presses that still count ---


async def test_answers_of_two_sides_asked_at_once_do_not_make_each_other_late(desk: Desk) -> None:
    await desk.new()
    assert await desk.asked() == {WEST: 1, EAST: 1}
    await desk.say(BEN, "cellar", version=1)
    assert await desk.asked() == {WEST: 1}
    await desk.say(ANNA, "garden", version=1)
    assert await desk.asked() == {WEST: 3, EAST: 3}
    await desk.say(ANNA, "lay", "400,0", version=3)
    assert await desk.asked() == {WEST: 4, EAST: 3}
    with pytest.raises(AlreadyDecided):  # the question that she answered is gone
        await desk.say(ANNA, "lay", "500,0", version=3)
    await desk.say(BEN, "lay", "500,0", version=3)
    with pytest.raises(AlreadyDecided):
        await desk.say(ANNA, "lay", "500,0", version=9)


@pytest.mark.contract(whole=True)
async def test_simultaneous_answers_of_both_sides_are_both_stored(desk: Desk) -> None:
    await desk.new()
    await asyncio.gather(desk.say(BEN, "cellar", version=1), desk.say(ANNA, "garden", version=1))
    assert (await desk.row()).version == 3
    assert await desk.asked() == {WEST: 3, EAST: 3}


async def test_a_standing_order_and_a_simultaneous_answer_are_both_stored(desk: Desk) -> None:
    await desk.begun()
    await asyncio.gather(desk.order(BEN, EAST, "ask"), desk.say(ANNA, "go", "200,0", version=7))
    state = await desk.service.seen_by(desk.id, BEN)
    assert state.view["people"][EAST]["orders"] == "ask"
    assert state.view["people"][WEST]["at"] == "200,0"


@pytest.mark.stress
@pytest.mark.parametrize("what", ["auto", "undo", "resign", "rules", "bring"])
async def test_a_simultaneous_standing_order_makes_no_answer_late(desk: Desk, what: str) -> None:
    """The other player is not told that the game has changed: it has not, and standing orders are secret."""
    if what in {"rules", "bring"}:
        await desk.new(seed=None if what == "bring" else "a duel")
    else:
        await desk.laying()
    row, service = await desk.row(), desk.service
    version = row.version
    if what == "undo":
        await asyncio.gather(desk.order(ANNA, WEST, "ask"), service.undo(desk.id, version=5, to=4, actor=BEN))
    elif what == "auto":
        auto = service.auto(desk.id, version=version, scope="decision", actor=ANNA)
        await asyncio.gather(desk.order(BEN, EAST, "ask"), auto)
    elif what == "resign":
        await asyncio.gather(
            desk.order(BEN, EAST, "ask"), service.resign(desk.id, version=version, actor=ANNA), return_exceptions=True
        )
        assert (await desk.row()).status == "resigned"
        return
    elif what == "rules":
        changed = service.set_house_rules(desk.id, version=1, options={"ground": "table"}, actor=ANNA)
        await asyncio.gather(desk.order(BEN, EAST, "ask"), changed)
    else:
        word = Word("quince", "typed")
        await asyncio.gather(desk.order(BEN, EAST, "ask"), service.bring(desk.id, version=1, word=word, actor=ANNA))
    assert (await desk.row()).version == version + 1
    side, who = (WEST, ANNA) if what == "undo" else (EAST, BEN)
    assert (await service.seen_by(desk.id, who)).view["people"][side]["orders"] == "ask"
    if what != "bring":
        await played_out(desk, 5)
        await is_fair(desk)


@pytest.mark.stress
async def test_a_standing_order_during_an_undo_does_not_prevent_it(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    await desk.laying()
    service, read = desk.service, desk.service.sides.asides

    async def ordered_first(game_id: str, **of: Any) -> Any:
        monkeypatch.setattr(service.sides, "asides", read)
        await desk.order(ANNA, WEST, "ask")
        return await read(game_id, **of)

    monkeypatch.setattr(service.sides, "asides", ordered_first)
    await service.undo(desk.id, version=5, to=4, actor=BEN)
    assert (await service.seen_by(desk.id, ANNA)).view["people"][WEST]["orders"] == "ask"
    await played_out(desk, 5)
    await is_fair(desk)


async def test_a_standing_order_between_the_stewards_chunks_makes_no_answer_late(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The decision is stored and reported as such, and the worker continues for the steward's side."""
    monkeypatch.setattr(deciding, "CHUNK", 1)
    await desk.new(opponent=NOBODY, steward=True)
    store, ordered = desk.service.games.decided, list[int]()

    async def stored(*parts: Any, **more: Any) -> Any:
        if len(ordered) == 1:
            await desk.order(ANNA, WEST, "ask")
        ordered.append(1)
        return await store(*parts, **more)

    monkeypatch.setattr(desk.service.games, "decided", stored)
    state = await desk.say(ANNA, "garden")
    assert state.version == 2
    assert {ask.side for ask in state.asks} == {EAST}
    assert (await desk.service.seen_by(desk.id, ANNA)).view["people"][WEST]["orders"] == "ask"
    after = await desk.time_out()
    assert after is not None
    assert after.version > 2
    assert {ask.side for ask in after.asks} == {WEST}


async def test_changing_house_rules_restarts_the_time(desk: Desk) -> None:
    await desk.new(pace=LIVE)
    await desk.service.set_house_rules(desk.id, version=1, options={"ground": "table"}, actor=ANNA)
    desk.clock.pass_by(minutes=31)
    assert {each.since for each in await desk.due()} == {2}


async def test_changing_house_rules_keeps_standing_orders_secretly(desk: Desk) -> None:
    await desk.new()
    for word in ("never", "3"):
        await desk.order(BEN, EAST, word)
    await desk.service.set_house_rules(desk.id, version=1, options={"ground": "table"}, actor=ANNA)
    assert (await desk.service.seen_by(desk.id, BEN)).view["people"][EAST]["orders"] == "3"
    await desk.order(ANNA, WEST, "ask")
    await desk.say(BEN, "cellar")
    await desk.undo(BEN, 2)
    assert (await desk.service.seen_by(desk.id, BEN)).view["people"][EAST]["orders"] == "3"
    assert (await desk.service.seen_by(desk.id, ANNA)).view["people"][WEST]["orders"] == "ask"


async def test_a_standing_order_raises_no_version_and_edits_no_post(desk: Desk, database: Database) -> None:
    await desk.begun()
    posts, before = await rows(database, outbox), await desk.row()
    await desk.order(BEN, EAST, "never")
    await desk.order(BEN, EAST, "3")
    after = await desk.row()
    assert await rows(database, outbox) == posts
    assert (after.version, after.asides, after.updated_at) == (before.version, 2, before.updated_at)
    assert [(each["version"], each["number"], each["answer"]) for each in await rows(database, aside)] == [
        (7, 1, '["~east","never"]'),
        (7, 2, '["~east","3"]'),
    ]
    await desk.say(ANNA, "go", "200,0", version=7)
    assert (await desk.row()).asides == 0


async def test_a_standing_order_before_the_first_decision_brings_no_number(desk: Desk) -> None:
    await desk.new(seed=None)
    await desk.order(ANNA, WEST, "never")
    row = await desk.row()
    assert (row.version, row.asides) == (1, 1)
    assert awaits_word(load(row.save.encode()))


# --- undo ---


async def test_a_side_can_undo_only_its_own_last_answers(desk: Desk) -> None:
    await desk.laying()
    with pytest.raises(NothingToUndo):  # the last trap was Ben's
        await desk.undo(ANNA, 3)
    undone = await desk.undo(BEN, 4)
    assert undone.version == 6
    assert undone.undone is not None
    assert undone.undone.answers == ((),), "where it lay stays a secret"
    assert await desk.asked() == {WEST: 4, EAST: 6}, "the other's press still counts"
    with pytest.raises(NothingToUndo):
        await desk.undo(BEN, 3)
    await desk.say(ANNA, "lay", "500,0", version=4)


@pytest.mark.stress
async def test_a_standing_order_given_since_is_recorded_again_after_an_undo(desk: Desk) -> None:
    await desk.laying()
    await desk.order(ANNA, WEST, "never")
    await desk.order(BEN, EAST, "ask")
    await desk.undo(BEN, 4)
    assert (await desk.service.seen_by(desk.id, ANNA)).view["people"][WEST]["orders"] == "never"
    assert (await desk.service.seen_by(desk.id, BEN)).view["people"][EAST]["orders"] == "ask"
    await played_out(desk, 1)
    await is_fair(desk)


async def test_both_sides_can_undo_to_the_last_die_by_agreement(desk: Desk) -> None:
    await desk.laying()
    row = await desk.row()
    state = await desk.service.undo(row.id, version=row.version, to=3, actor=ANNA, agreed=True)
    assert state.version == 6
    assert await desk.asked() == {WEST: 6, EAST: 6}
    row = await desk.row()
    with pytest.raises(NothingToUndo):  # the doors are open
        await desk.service.undo(row.id, version=row.version, to=2, actor=ANNA, agreed=True)


async def test_an_answer_that_the_other_side_may_have_seen_cannot_be_undone(desk: Desk) -> None:
    await desk.begun()
    await desk.say(ANNA, "go", "300,0")  # Ben is asked now, and was not before
    with pytest.raises(NothingToUndo):
        await desk.undo(ANNA, 7)
    assert (await desk.service.undo_stack(desk.id, actor=ANNA))[1].barred_by == "other"


# --- time ---


async def test_a_side_out_of_time_gives_the_default_answer_of_its_question(desk: Desk, database: Database) -> None:
    await desk.begun(pace=LIVE)
    await desk.order(BEN, EAST, "ask")
    for who, place in ((ANNA, "300,0"), (BEN, "600,0"), (ANNA, "400,0")):
        await desk.say(who, "go", place)
    assert await desk.asked() == {EAST: 10}
    desk.clock.pass_by(seconds=58)
    assert await desk.time_out() is None
    desk.clock.pass_by(seconds=3)
    state = await desk.time_out()
    assert state is not None
    entry = (await rows(database, journal))[-1]
    assert (entry["action"], entry["actor"], entry["answer"]) == (LAPSE, HOUSE, '["@east","hold"]')
    assert chairs_of(await desk.row())[EAST].lapses == 1
    assert await desk.asked() == {EAST: 11}


@pytest.mark.stress
async def test_after_three_time_outs_the_game_does_not_wait_for_a_player(desk: Desk) -> None:
    await desk.begun(pace=LIVE)
    for _ in range(PATIENCE):
        desk.clock.pass_by(minutes=31)
        assert await desk.time_out() is not None
        await desk.say(BEN, "done")
    assert await desk.time_out() is not None, "at once"
    await desk.say(BEN, "done")
    row = await desk.row()
    await desk.say(ANNA, "go", "200,0", version=row.version)
    assert chairs_of(await desk.row())[WEST].lapses == 0
    await desk.say(BEN, "done")
    assert await desk.time_out() is None


async def test_answering_does_not_extend_the_time_of_a_turn(desk: Desk) -> None:
    await desk.new(pace=LIVE)
    row = await desk.row()
    (first, *_) = [due for side, _, due in due_times(row, chairs_of(row), desk.clock()) if side == EAST]
    desk.clock.pass_by(minutes=5)
    await desk.say(BEN, "cellar")
    await desk.say(ANNA, "garden")
    assert turns_of(await desk.row()).spent[EAST] >= 300
    assert first is not None


@pytest.mark.contract(whole=True)
async def test_one_of_a_simultaneous_answer_and_time_out_is_stored(desk: Desk, database: Database) -> None:
    await desk.begun(pace=LIVE)
    desk.clock.pass_by(minutes=31)
    (due,) = await desk.due()
    said = await asyncio.gather(
        desk.say(ANNA, "go", "200,0", version=7), desk.service.time_out(due), return_exceptions=True
    )
    entries = [each for each in await rows(database, journal) if each["version"] > 7]
    assert [each["version"] for each in entries] == [8], said
    assert sum(isinstance(each, GameState) for each in said) == 1


async def test_a_time_out_of_an_old_question_changes_nothing(desk: Desk) -> None:
    await desk.begun(pace=LIVE)
    desk.clock.pass_by(minutes=31)
    (due,) = await desk.due()
    await desk.say(ANNA, "done")
    assert await desk.service.time_out(due) is None
    assert await desk.service.time_out(due._replace(side=EAST)) is None
    assert await desk.service.time_out(due._replace(side="nobody")) is None


# --- the steward's sides ---


@pytest.mark.stress
async def test_the_stewards_side_continues_after_each_decision(desk: Desk, database: Database) -> None:
    await desk.new(opponent=NOBODY, steward=True)
    state = await desk.say(ANNA, "garden")
    while state.status == "running":
        assert {ask.side for ask in state.asks} == {WEST}
        answer = RandomPlayer(f"{state.version}").answer(None, (await desk.service.seen_by(desk.id, ANNA)).ask)
        state = await desk.say(ANNA, *answer)
    actors = {(each["action"], each["actor"]) for each in await rows(database, journal)}
    assert actors == {("new", ANNA), ("answer", ANNA), ("steward", HOUSE)}
    await is_fair(desk)


@pytest.mark.stress
async def test_the_worker_plays_a_stewards_side_that_begins(desk: Desk) -> None:
    await desk.begun(opponent=BEN)
    chair = chairs_of(await desk.row())[WEST]
    await desk.service.reseat(desk.id, WEST, of=chair, user_id=NOBODY, steward=True, by=ANNA)
    state = await desk.time_out()
    assert state is not None
    assert {ask.side for ask in state.asks} == {EAST}


# --- everything at random, and the record of it ---


async def is_fair(desk: Desk) -> None:
    """The finished game's record is verified, read again from its file, and replayed."""
    state = await desk.service.load(desk.id)
    assert state.status == "over"
    record = await full_record(desk.service.store, own(state))
    assert record.format == 3
    report = verify_record(read(write(record)))
    assert (report.verdict, report.findings) == (FAIR, ())
    assert list(scenes(desk.rules, await recording_of(desk.service.store, state.row)))


async def played_out(desk: Desk, number: int) -> None:
    """Play to the end with random presses on boards as old as the rule allows, orders, undos and lapses."""
    chance, people = random.Random(number), {WEST: ANNA, EAST: BEN}
    for _ in range(400):
        row = await desk.row()
        if row.status != "running":
            return
        asked = turns_of(row).asked
        side = chance.choice(sorted(asked))
        state = await desk.service.seen_by(desk.id, people[side])
        what = chance.random()
        desk.clock.pass_by(seconds=chance.choice((1, 20, 2000)))
        if what < 0.2:
            other = chance.choice((WEST, EAST))
            with suppress(Refused):  # too many in one step
                await desk.order(people[other], other, chance.choice(("never", "1", "2", "3", "ask")))
        elif what < 0.35:
            await desk.time_out()
        elif what < 0.5:
            stack = (await desk.service.undo_stack(desk.id, actor=people[side]))[1]
            offered = turns_of(row).back
            assert bool((await desk.service.undo_stack(desk.id, actor=people[offered]))[1].steps) if offered else True
            if stack.steps:
                await desk.undo(people[side], stack.steps[0].to)
        else:
            assert state.ask is not None
            answer = RandomPlayer(str(chance.random())).answer(state.view, state.ask)
            version = chance.randint(asked[side].since, row.version)
            await desk.say(people[side], *answer, version=version)


@pytest.mark.stress
@pytest.mark.parametrize("number", stress.spread(range(12), of=6))
async def test_the_record_of_any_course_of_play_is_fair(desk: Desk, database: Database, number: int) -> None:
    await desk.new(pace=LIVE, seed=f"desk {number}", options={"ground": "table"} if number % 2 else {})
    await played_out(desk, number)
    await is_fair(desk)
    entries = await rows(database, journal)
    assert [each["version"] for each in entries] == list(range(1, len(entries) + 1))


class Death(BaseException):
    """The process ends here."""


class Fate:
    """Ends the process at some stores: before a transaction is committed, or just after."""

    def __init__(self, chance: random.Random, monkeypatch: pytest.MonkeyPatch) -> None:
        self.chance, self.awake = chance, False
        self.met: Counter[str] = Counter()
        change, commit = db_games.change, Store.commit

        async def changed(*parts: Any, **more: Any) -> Any:
            found = await change(*parts, **more)
            self.passes("before the commit")
            return found

        async def committed(*parts: Any, **more: Any) -> Any:
            found = await commit(*parts, **more)
            self.passes("after the commit")
            return found

        monkeypatch.setattr(db_games, "change", changed)
        monkeypatch.setattr(Store, "commit", committed)

    def passes(self, point: str) -> None:
        if self.awake and self.chance.random() < 0.25:
            self.met[point] += 1
            self.point, self.awake = point, False
            raise Death

    async def meet(self, what: Awaitable[Any]) -> bool:
        """Do something; return whether the process died of it."""
        self.awake = True
        try:
            await what
        except Death:
            return True
        finally:
            self.awake = False
        return False


@pytest.mark.stress("1")
@pytest.mark.sqlite
@pytest.mark.parametrize("number", range(stress.count("SIEGEMASTER_DEATHS", 2, 80)))
async def test_a_kill_at_any_write_loses_and_repeats_nothing(
    desk: Desk, database: Database, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    """In mid-window, between an order and its write, between the steward's chunks: another process continues."""
    monkeypatch.setattr(deciding, "CHUNK", 1)
    chance, deaths = random.Random(f"deaths {number}"), Counter[str]()
    fate = Fate(chance, monkeypatch)
    machine = number % 2 == 1
    await desk.new(pace=LIVE, seed=f"deaths {number}", opponent=NOBODY if machine else BEN, steward=machine)
    people = {WEST: ANNA} if machine else {WEST: ANNA, EAST: BEN}
    for _ in range(400):
        row = await desk.row()
        if row.status != "running":
            break
        sides = sorted(turns_of(row).asked.keys() & people.keys())
        what, answer, side = chance.random(), ("",), chance.choice(sorted(people))
        desk.clock.pass_by(seconds=chance.choice((1, 20, 40)))
        if what < 0.3:
            doing: Awaitable[Any] = desk.order(people[side], side, chance.choice(("never", "1", "3", "ask", "ask")))
        elif not sides or what < 0.4:
            desk.clock.pass_by(minutes=40)
            doing = desk.time_out()
        else:
            side = chance.choice(sides)
            state = await desk.service.seen_by(desk.id, people[side])
            assert state.ask is not None
            answer = RandomPlayer(str(chance.random())).answer(state.view, state.ask)
            doing = desk.say(people[side], *answer, version=row.version)
        with suppress(Refused):  # too many orders in one step
            if not await fate.meet(doing):
                continue
            desk.service = Service(database, now=desk.clock)
            after = await desk.row()
            deaths[f"{fate.point}: {'an order' if what < 0.3 else 'an answer'}"] += 1
            stored = (after.version, after.asides) != (row.version, row.asides)
            if fate.point == "after the commit":
                assert stored
            elif not machine:
                assert after.save == row.save
                assert not stored
            if answer != ("",) and stored and after.status == "running":
                with pytest.raises((AlreadyDecided, NotYourTurn)):  # who presses again is told so
                    await desk.say(people[side], *answer, version=row.version)
    assert len(deaths) >= 2, deaths
    entries = await rows(database, journal)
    assert [each["version"] for each in entries] == list(range(1, len(entries) + 1))
    await is_fair(desk)


@pytest.mark.stress("postgresql")
async def test_forged_records_are_detected(desk: Desk) -> None:
    await desk.new(pace=LIVE, seed="desk 3")
    await played_out(desk, 3)
    record = await full_record(desk.service.store, own(await desk.service.load(desk.id)))
    entries = list(record.entries)
    for place, entry in enumerate(entries):
        forged: list[Any] = []
        if entry.action == LAPSE:
            side = entry.answer[0]
            forged = [msgspec.structs.replace(entry, answer=(side, "fire" if entry.answer[1] == "hold" else "cellar"))]
        elif entry.action == "answer" and entry.answer[0].startswith("@"):
            other = "@east" if entry.answer[0] == "@west" else "@west"
            forged = [msgspec.structs.replace(entry, answer=(other, *entry.answer[1:]))]
            forged += [msgspec.structs.replace(entry, action=LAPSE)] if entry.answer[1] == "lay" else []
        elif entry.action == ASIDE:
            forged = [msgspec.structs.replace(entry, answer=("@east", "1"))]
            forged += [msgspec.structs.replace(entry, version=entry.version + 1)]
        for each in forged:
            bad = msgspec.structs.replace(record, entries=(*entries[:place], each, *entries[place + 1 :]), chain="")
            assert verify_record(bad).verdict == DIFFERS, (entry, each)
    older = msgspec.structs.replace(record, format=2)
    assert verify_record(older).verdict == DIFFERS


def test_a_released_record_of_several_sides_is_still_fair(rules: Any) -> None:
    data = Path(duel.__file__).with_name("record-3.json").read_bytes()
    record = read(data)
    assert {entry.action for entry in record.entries} >= {ASIDE, LAPSE, "undo", "word"}
    report = verify_record(record)
    assert (report.verdict, report.findings) == (FAIR, ())
    assert report.outcome is not None
    assert write(record) == data


# --- secrets ---


async def _everything_public(desk: Desk, database: Database, who: int) -> Any:
    """Return all that somebody, and everybody, may see of a running game."""
    state, public = await desk.service.seen_by(desk.id, who), await desk.service.load(desk.id)
    record = write(await full_record(desk.service.store, own(public)))
    log = await logged(desk.service.store, public.row, first=0, last=99)
    posts = [{**row, "nonce": "", "game_id": "", "id": 0} for row in await rows(database, outbox)]
    undo = turns_of(public.row).back, (await desk.service.undo_stack(desk.id, actor=who))[1].steps
    return (
        record.replace(desk.id.encode(), b""),
        [
            (msgspec.json.encode(msgspec.structs.replace(each.entry, mark="", chain="")), each.actor, each.gone)
            for each in log
        ],
        posts,
        undo,
        state.view,
        public.view,
        [(ask.side, ask.kind, dict(ask.facts), list(ask.answers())) for ask in (*state.asks, *public.asks)],
        (state.version, state.updated_at, state.turns),
    )


def _unchained(entry: Entry) -> Entry:
    return msgspec.structs.replace(entry, mark="", chain="")


@pytest.mark.parametrize("orders", ["never", "3"])
async def test_twins_are_equal_byte_for_byte(desk: Desk, database: Database, orders: str) -> None:
    """Two games that differ only in East's orders, door and traps are the same for West until something is revealed."""
    seen: list[list[Any]] = []
    for door, places, words in (
        ("cellar", ("400,0", "600,0"), ()),
        ("garden", ("500,0", "400,0"), (orders, "ask", "1")),
    ):
        desk.clock.time = Clock().time
        async with database.write() as connection:
            for which in (outbox, aside, journal, game):
                await connection.execute(sa.delete(which))
        await desk.new()
        found = [await _everything_public(desk, database, ANNA)]
        for word in words:
            await desk.order(BEN, EAST, word)
        await desk.say(BEN, door)
        found.append(await _everything_public(desk, database, ANNA))
        await desk.say(ANNA, "garden")
        for mine, theirs in zip(TRAPS, places, strict=True):
            await desk.say(ANNA, "lay", mine)
            await desk.say(BEN, "lay", theirs)
            found.append(await _everything_public(desk, database, ANNA))
        seen.append(found)
    one, other = seen
    assert one[0] == other[0]
    assert one[1] == other[1], "before both have chosen, nothing tells the door or the orders"
    for mine, theirs in zip(one[2:], other[2:], strict=True):
        assert _without_doors(mine) == _without_doors(theirs)


def _without_doors(seen: Any) -> str:
    return repr(seen).replace("garden", "door").replace("cellar", "door")


async def test_a_record_of_a_running_game_reveals_no_secret_and_is_sealed(desk: Desk) -> None:
    await desk.begun()
    await desk.order(BEN, EAST, "ask")
    record = await full_record(desk.service.store, own(await desk.service.load(desk.id)))
    assert record.chain == ""
    assert {entry.answer for entry in record.entries if entry.action == "answer"} == {("@west",), ("@east",)}
    assert ASIDE not in {entry.action for entry in record.entries}
    assert verify_record(read(write(record))).verdict == SEALED


async def test_either_side_can_resign_a_game_of_several_sides(desk: Desk) -> None:
    await desk.begun()
    row = await desk.row()
    state = await desk.service.resign(desk.id, version=row.version, actor=BEN)
    assert state.status == "resigned"
    with pytest.raises(GameOver):
        await desk.say(ANNA, "done")
    with pytest.raises(GameOver):
        await desk.order(ANNA, WEST, "never")
    assert await desk.due() == []
