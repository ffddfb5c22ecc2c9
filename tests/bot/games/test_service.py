"""The service, on the toy game: every decision is stored once, and every obstacle is handled."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from support.toygame.play import CHANNEL, GUILD, OWNER, STRANGER, Clock, begin

import engine.games
from bot.games import auto
from bot.games.errors import (
    AlreadyDecided,
    ChannelBusy,
    GameOver,
    NoSuchGame,
    NotTheOwner,
    NotYourGame,
    SaveDamaged,
    SaveTooNew,
)
from bot.games.service import Service
from db import Database, DatabaseBusy, DatabaseFull, open_database
from db.schema.games import game, journal, outbox
from engine.core.asks import Refused
from engine.core.dice import seed_hash

pytestmark = pytest.mark.contract

MOVE = ("move", "gate", "hedge", "anna+ben")


async def table(database: Database, which: sa.Table) -> list[dict]:
    async with database.read() as connection:
        order = which.c.id if which is outbox else list(which.primary_key)[-1]
        return [dict(row) for row in (await connection.execute(sa.select(which).order_by(order))).mappings()]


async def spoil(database: Database, **columns: object) -> None:
    async with database.write() as connection:
        await connection.execute(sa.update(game).values(**columns))


async def everything(database: Database) -> list[object]:
    return [await table(database, which) for which in (game, journal, outbox)]


# --- new games ---


async def test_a_new_game_is_stored_with_its_journal_and_a_pending_post(service: Service, database: Database) -> None:
    state = await begin(service, options={"days": "1"}, locale="it")
    assert (state.version, state.status, state.progress, state.locale) == (1, "running", (1, 0), "it")
    assert state.ask is not None
    assert state.ask.kind == "walk"
    assert [type(event).__name__ for event in state.events] == ["DayBegan"]
    assert state.seed is None
    assert state.seed_hash == seed_hash("apple")
    assert "secret" not in state.view
    assert len(state.id) == 8
    assert set(state.id) <= set("abcdefghijklmnopqrstuvwxyz234567")
    rows = await table(database, outbox)
    assert [(row["kind"], row["first_version"], row["version"]) for row in rows] == [("post", 1, 1)]
    assert len(rows[0]["nonce"]) <= 25
    (entry,) = await table(database, journal)
    assert (entry["action"], entry["actor"], entry["rules"]) == ("new", OWNER, "1.0")


async def test_without_a_seed_two_games_differ(service: Service) -> None:
    first, second = await begin(service, seed=None), await begin(service, seed=None, channel=2)
    assert first.seed_hash != second.seed_hash
    assert first.id != second.id


async def test_a_channel_has_one_running_game(service: Service, database: Database) -> None:
    first = await begin(service)
    with pytest.raises(ChannelBusy) as raised:
        await begin(service)
    assert raised.value.game_id == first.id
    assert len(await table(database, game)) == 1
    await begin(service, channel=CHANNEL + 1)


@pytest.mark.contract(whole=True)
async def test_one_of_two_simultaneous_starts_in_a_channel_wins(service: Service, database: Database) -> None:
    results = await asyncio.gather(*(begin(service) for _ in range(4)), return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["ChannelBusy"] * 3 + ["GameState"]
    assert len(await table(database, journal)) == 1


async def test_unknown_games_and_options_store_nothing(service: Service, database: Database) -> None:
    with pytest.raises(engine.games.UnknownGame):
        await service.new_game(
            system="croquet", options={}, seed=None, owner_id=OWNER, guild_id=GUILD, channel_id=CHANNEL, locale="en"
        )
    with pytest.raises(ValueError, match="days can be 3, 1, 40"):
        await begin(service, options={"days": "2"})
    assert await everything(database) == [[], [], []]


@pytest.mark.stress("postgresql")
async def test_a_channel_gives_its_running_game_or_else_the_last(service: Service, clock: Clock) -> None:
    assert await service.in_channel(CHANNEL) is None
    first = await begin(service)
    await service.resign(first.id, version=1, actor=OWNER)
    found = await service.in_channel(CHANNEL)
    assert found is not None
    assert (found.id, found.status) == (first.id, "resigned")
    clock.pass_by(hours=1)
    second = await begin(service)
    found = await service.in_channel(CHANNEL)
    assert found is not None
    assert found.id == second.id
    await service.resign(second.id, version=1, actor=OWNER)
    found = await service.in_channel(CHANNEL)
    assert found is not None
    assert found.id == second.id


# --- decisions ---


async def test_a_decision_is_stored_and_read_back(service: Service, database: Database) -> None:
    start = await begin(service)
    after = await service.decide(start.id, version=1, answer=MOVE, actor=OWNER)
    assert after.version == 2
    assert after.view["children"] == {"anna": "hedge", "ben": "hedge", "cleo": "gate"}
    assert [event.to for event in after.events] == ["hedge"]
    assert after.updated_at == after.created_at
    again = await service.load(start.id)
    assert again.view == after.view
    assert again.events == after.events
    assert again.ask is not None
    assert list(again.ask.answers()) == list(after.ask.answers())
    entry = (await table(database, journal))[-1]
    assert (entry["action"], entry["period"], entry["round"]) == ("answer", 1, 0)
    assert msgspec.json.decode(entry["answer"], type=tuple[str, ...]) == MOVE


async def test_a_new_round_makes_a_post_pending_and_a_small_move_an_edit(service: Service, database: Database) -> None:
    state = await begin(service)
    state = await service.decide(state.id, version=1, answer=("move", "gate", "trees", "anna"), actor=OWNER)
    hares = max(state.view["hares"], key=state.view["hares"].get)
    state = await service.decide(
        state.id,
        version=2,
        actor=OWNER,
        answer=("move", "gate", hares, "cleo") if hares != "gate" else ("move", "gate", "trees", "ben"),
    )
    assert state.progress == (1, 0)
    state = await service.decide(state.id, version=3, answer=("done",), actor=OWNER)
    assert state.progress == (1, 1)
    assert [row["kind"] for row in await table(database, outbox)] == ["post", "edit", "edit", "post"]


async def test_a_late_or_second_click_is_already_decided(service: Service, database: Database) -> None:
    start = await begin(service)
    await service.decide(start.id, version=1, answer=MOVE, actor=OWNER)
    before = await everything(database)
    with pytest.raises(AlreadyDecided):
        await service.decide(start.id, version=1, answer=("done",), actor=OWNER)
    with pytest.raises(AlreadyDecided):
        await service.auto(start.id, version=1, scope="all", actor=OWNER)
    with pytest.raises(AlreadyDecided):
        await service.resign(start.id, version=1, actor=OWNER)
    assert await everything(database) == before


@pytest.mark.stress("postgresql-1", "postgresql-2")
@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.contract(whole=True)
async def test_exactly_one_of_simultaneous_decisions_is_stored(
    service: Service, database: Database, database_url: str, clock: Clock, processes: int
) -> None:
    other = await open_database(database_url)
    services = [service, Service(other, now=clock)][:processes]
    start = await begin(service)
    try:
        results = await asyncio.gather(
            *(services[n % processes].decide(start.id, version=1, answer=MOVE, actor=OWNER) for n in range(8)),
            return_exceptions=True,
        )
    finally:
        await other.close()
    names = sorted(type(result).__name__ for result in results)
    assert names == ["AlreadyDecided"] * 7 + ["GameState"]
    assert [row["version"] for row in await table(database, journal)] == [1, 2]
    assert len(await table(database, outbox)) == 2


async def test_a_decision_on_a_loaded_state_is_checked_against_the_stored_one(
    service: Service, database: Database
) -> None:
    start = await begin(service)
    position = await service.position(start.id)
    assert (position.view, position.events) == (start.view, ())
    after = await service.decide(position, version=position.version, answer=MOVE, actor=OWNER)
    assert after.version == 2
    before = await everything(database)
    with pytest.raises(AlreadyDecided):
        await service.decide(position, version=position.version, answer=("done",), actor=OWNER)
    with pytest.raises(NotYourGame):
        await service.decide(after, version=after.version, answer=("done",), actor=STRANGER)
    assert await everything(database) == before


async def test_only_the_owner_decides(service: Service, database: Database) -> None:
    start = await begin(service)
    before = await everything(database)
    for attempt in (
        service.decide(start.id, version=1, answer=MOVE, actor=STRANGER),
        service.auto(start.id, version=1, scope="day", actor=STRANGER),
        service.resign(start.id, version=1, actor=STRANGER),
    ):
        with pytest.raises((NotYourGame, NotTheOwner)) as raised:
            await attempt
        assert raised.value.owner_id == OWNER
    assert await everything(database) == before


async def test_refusals_store_nothing_and_name_their_rule(service: Service, database: Database) -> None:
    start = await begin(service)
    before = await everything(database)
    with pytest.raises(Refused) as raised:
        await service.decide(start.id, version=1, answer=("fire", "anna", "gate"), actor=OWNER)
    assert (raised.value.reason, raised.value.rule) == ("no-cones-now", "3")
    for wrong in ((), ("move",), ("move", "gate", "pond"), ("move", "gate", "hedge", "anna+anna"), ("done", "done")):
        with pytest.raises(Refused):
            await service.decide(start.id, version=1, answer=wrong, actor=OWNER)
    assert await everything(database) == before


async def test_an_unknown_game_is_refused(service: Service) -> None:
    with pytest.raises(NoSuchGame):
        await service.load("nosuchid")
    with pytest.raises(NoSuchGame):
        await service.decide("nosuchid", version=1, answer=("done",), actor=OWNER)


# --- the steward ---


async def test_the_steward_takes_one_decision(service: Service, database: Database) -> None:
    start = await begin(service)
    advice = await service.advice(start.id)
    after = await service.auto(start.id, version=1, scope="decision", actor=OWNER)
    assert after.version == 2
    entry = (await table(database, journal))[-1]
    assert (entry["action"], entry["actor"]) == ("steward", OWNER)
    assert msgspec.json.decode(entry["answer"], type=tuple[str, ...]) == advice


async def test_the_adviser_advises_and_plays_by_the_goal_that_wins_most(service: Service, database: Database) -> None:
    """The “normal” autopilot, against which players play, has no such goal and sometimes answers otherwise."""
    rules = engine.games.find("keep-up-the-fire")
    state = await begin(service, system=rules.name)
    start, differs = state.version, False
    normal, best = rules.policies["steward"](""), rules.policies["steward"]("").aiming(rules.foresight.base)
    for _ in range(60):
        assert state.ask is not None
        wanted, plain = (each.answer(state.view, state.ask) for each in (best, normal))
        assert await service.advice(state.id) == wanted
        differs = differs or wanted != plain
        state = await service.auto(state.id, version=state.version, scope="decision", actor=OWNER)
        if differs:
            break
    assert differs
    rows = [row for row in await table(database, journal) if row["version"] > start]
    assert msgspec.json.decode(rows[-1]["answer"], type=tuple[str, ...]) == wanted


async def test_the_steward_finishes_a_phase(service: Service) -> None:
    start = await begin(service)
    after = await service.auto(start.id, version=1, scope="phase", actor=OWNER)
    assert after.ask is not None
    assert after.ask.kind != "walk"
    assert after.progress[0] == 1


async def test_the_steward_finishes_a_day_in_one_post(service: Service, database: Database) -> None:
    start = await begin(service)
    after = await service.auto(start.id, version=1, scope="day", actor=OWNER)
    assert after.progress == (2, 0)
    assert after.version > 3
    rows = await table(database, outbox)
    assert [(row["kind"], row["first_version"], row["version"]) for row in rows] == [
        ("post", 1, 1),
        ("post", 2, after.version),
    ]
    assert [row["version"] for row in await table(database, journal)] == list(range(1, after.version + 1))
    assert (await service.load(start.id)).events == after.events
    assert {stretch.period for stretch in after.stretches} == {1}


async def test_the_steward_plays_to_the_end_in_chunks(
    service: Service, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(auto, "CHUNK", 10)
    start = await begin(service, options={"days": "40"})
    after = await service.auto(start.id, version=1, scope="all", actor=OWNER)
    assert (after.status, after.ask) == ("over", None)
    assert after.result is not None
    assert after.seed == "apple"
    assert [row["version"] for row in await table(database, journal)] == list(range(1, after.version + 1))
    rows = await table(database, outbox)
    assert all(row["first_version"] == 2 for row in rows[1:])
    # Only the last board is due at once: it replaces the others.
    assert [row["due_at"] > row["created_at"] for row in rows] == [False, *[True] * (len(rows) - 2), False]
    assert sorted({stretch.period for stretch in after.stretches}) == list(range(1, 41))
    assert (await service.load(start.id)).events == after.events


async def test_a_game_is_the_same_whether_played_in_one_go_or_step_by_step(service: Service) -> None:
    one = await begin(service)
    whole = await service.auto(one.id, version=1, scope="all", actor=OWNER)
    state = await begin(service, channel=2)
    events = list(state.events)
    while state.ask is not None:
        answer = await service.advice(state.id)
        state = await service.decide(state.id, version=state.version, answer=answer, actor=OWNER)
        events += state.events
    assert state.view == whole.view
    assert state.version == whole.version
    assert tuple(event for stretch in await service.history(one.id) for event in stretch.events) == tuple(events)


async def test_an_overtaken_steward_drops_its_chunk(
    service: Service, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = await begin(service, options={"days": "40"})
    plays = auto._played

    async def slowly(*args: Any, **options: Any) -> Any:
        played = await plays(*args, **options)
        await service.decide(start.id, version=1, answer=MOVE, actor=OWNER)
        return played

    monkeypatch.setattr(auto, "_played", slowly)
    with pytest.raises(AlreadyDecided):
        await service.auto(start.id, version=1, scope="all", actor=OWNER)
    assert (await service.load(start.id)).version == 2
    assert [row["action"] for row in await table(database, journal)] == ["new", "answer"]


# --- the end ---


async def test_decisions_after_the_end_are_refused(service: Service) -> None:
    start = await begin(service)
    over = await service.auto(start.id, version=1, scope="all", actor=OWNER)
    with pytest.raises(GameOver):
        await service.decide(start.id, version=over.version, answer=("done",), actor=OWNER)
    with pytest.raises(GameOver):
        await service.advice(start.id)
    await begin(service)
    assert len(await service.running()) == 1


async def test_resigning_frees_the_channel_and_shows_the_seed(service: Service, database: Database) -> None:
    start = await begin(service)
    state = await service.resign(start.id, version=1, actor=OWNER)
    assert (state.status, state.ask, state.seed, state.result) == ("resigned", None, "apple", None)
    assert (await service.load(start.id)).status == "resigned"
    assert [row["kind"] for row in await table(database, outbox)] == ["post", "edit"]
    with pytest.raises(GameOver):
        await service.resign(start.id, version=2, actor=OWNER)
    await begin(service)


# --- unreadable saves, and changed rules ---


@pytest.mark.parametrize(
    ("columns", "error"),
    [
        ({"save": "{"}, SaveDamaged),
        ({"save": "[]"}, SaveDamaged),
        ({"options": "\x01}"}, SaveDamaged),
        ({"options": '{"days": 5}'}, SaveDamaged),
        ({"save": '{"format": 99}'}, SaveTooNew),
        ({"system": "croquet"}, SaveTooNew),
    ],
)
async def test_unreadable_saves_are_reported_kept_and_can_be_resigned(
    service: Service, database: Database, columns: dict, error: type[SaveDamaged]
) -> None:
    start = await begin(service)
    await spoil(database, **columns)
    before = await everything(database)
    for attempt in (
        service.load(start.id),
        service.in_channel(CHANNEL),
        service.decide(start.id, version=1, answer=MOVE, actor=OWNER),
        service.auto(start.id, version=1, scope="day", actor=OWNER),
    ):
        with pytest.raises(error) as raised:
            await attempt
        assert (raised.value.game_id, raised.value.version) == (start.id, 1)
    assert await everything(database) == before
    assert [found.id for found in await service.running()] == [start.id]
    state = await service.resign(start.id, version=1, actor=OWNER)
    assert (state.status, state.view) == ("resigned", None)
    await begin(service)


async def change_save(database: Database, **fields: object) -> None:
    (row,) = await table(database, game)
    changed = msgspec.json.decode(row["save"]) | fields
    changed.pop("sum", None)  # as an earlier version wrote it
    await spoil(database, save=msgspec.json.encode(changed).decode())


async def test_every_kind_of_unreadable_save_is_reported(service: Service, database: Database) -> None:
    start = await begin(service)
    for fields, error in (
        ({"schema": 2}, SaveTooNew),
        ({"schema": 1, "step": "breakfast"}, SaveDamaged),
        ({"step": "walk", "state": {"days": "many"}}, SaveDamaged),
    ):
        await change_save(database, **fields)
        with pytest.raises(error):
            await service.load(start.id)


async def test_a_damaged_journal_is_reported(service: Service, database: Database) -> None:
    start = await begin(service)
    async with database.write() as connection:
        await connection.execute(sa.update(journal).values(events='[{"event": "rained"}]'))
    with pytest.raises(SaveDamaged):
        await service.load(start.id)


async def test_a_bug_in_the_rules_is_not_reported_as_damage(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    start = await begin(service)

    def broken(self: object, world: object) -> None:
        raise ValueError("a fault of the rules")

    monkeypatch.setattr(type(engine.games.find("orchard")), "progress", broken)
    with pytest.raises(ValueError, match="fault of the rules"):
        await service.decide(start.id, version=1, answer=MOVE, actor=OWNER)
    monkeypatch.undo()
    assert (await service.load(start.id)).version == 1


async def test_an_answer_to_a_step_reopened_by_corrected_rules_is_refused(service: Service, database: Database) -> None:
    start = await begin(service)
    await service.decide(start.id, version=1, answer=MOVE, actor=OWNER)
    await change_save(database, answers=[["move", "gate", "pond", "anna"]])
    assert (await service.load(start.id)).reopened
    state = await service.decide(start.id, version=2, answer=("done",), actor=OWNER)
    assert state.reopened
    assert state.version == 3
    assert state.view["children"]["anna"] == "gate"
    assert (await table(database, journal))[-1]["action"] == "reopened"
    state = await service.decide(start.id, version=3, answer=MOVE, actor=OWNER)
    assert not state.reopened
    assert state.view["children"]["anna"] == "hedge"


async def test_the_steward_stops_at_a_reopened_step(service: Service, database: Database) -> None:
    start = await begin(service)
    await change_save(database, answers=[["move", "gate", "pond", "anna"]])
    state = await service.auto(start.id, version=1, scope="all", actor=OWNER)
    assert state.reopened
    assert (state.version, state.progress) == (2, (1, 0))


# --- database failures ---


@pytest.mark.sqlite
async def test_a_locked_database_is_reported_as_busy_without_loss(
    service: Service, database: Database, tmp_path: Path
) -> None:
    start = await begin(service)
    before = await everything(database)
    other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        with pytest.raises(DatabaseBusy):
            await service.decide(start.id, version=1, answer=MOVE, actor=OWNER)
        assert (await service.load(start.id)).version == 1  # reading still works
    finally:
        other.execute("ROLLBACK")
        other.close()
    assert await everything(database) == before
    assert (await service.decide(start.id, version=1, answer=MOVE, actor=OWNER)).version == 2


@pytest.mark.sqlite
async def test_a_full_database_stores_no_partial_decision(service: Service, database: Database) -> None:
    start = await begin(service, options={"days": "40"})
    before = await everything(database)
    async with database.engine.connect() as connection:
        pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
        await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(DatabaseFull):
        await service.auto(start.id, version=1, scope="all", actor=OWNER)
    assert await everything(database) == before
    async with database.engine.connect() as connection:
        await connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
    assert (await service.auto(start.id, version=1, scope="all", actor=OWNER)).status == "over"


async def trip(connection: AsyncConnection, broken: sa.Table) -> None:
    """Make every insert into a table fail."""
    before = f"CREATE TRIGGER trip BEFORE INSERT ON {broken.name}"
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql(f"{before} BEGIN SELECT RAISE(ABORT, 'tripped'); END")
        return
    fails = "BEGIN RAISE EXCEPTION 'tripped' USING ERRCODE = 'integrity_constraint_violation'; END"
    await connection.exec_driver_sql(f"CREATE FUNCTION trip() RETURNS trigger LANGUAGE plpgsql AS $${fails}$$")
    await connection.exec_driver_sql(f"{before} FOR EACH ROW EXECUTE FUNCTION trip()")


@pytest.mark.parametrize("broken", [journal, outbox])
@pytest.mark.contract(whole=True)
async def test_a_failure_anywhere_rolls_everything_back(service: Service, database: Database, broken: sa.Table) -> None:
    start = await begin(service)
    before = await everything(database)
    async with database.write() as connection:
        await trip(connection, broken)
    with pytest.raises(sa.exc.IntegrityError):
        await service.decide(start.id, version=1, answer=MOVE, actor=OWNER)
    assert await everything(database) == before


async def test_times_are_stored_in_utc(service: Service, clock: Clock) -> None:
    start = await begin(service)
    clock.pass_by(hours=2)
    await service.decide(start.id, version=1, answer=MOVE, actor=OWNER)
    again = await service.load(start.id)
    assert again.created_at == start.created_at
    assert again.updated_at == clock()
    assert again.updated_at.tzinfo is not None
