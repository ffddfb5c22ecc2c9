"""Reading the journal for people and for files: by days, filtered, with undone decisions."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from support.toygame.play import CHANNEL, OWNER, Clock, begin

import engine.games
import render.games
from bot.games.errors import SaveDamaged
from bot.games.service import GameState, Service
from bot.history.journal import Item, Wanted, full_record, logged, read_rows, sift, verify_record
from db import Database
from db.schema.games import game, journal
from engine.core.record import read, write
from engine.core.verify import FAIR, SEALED


async def say(service: Service, state: GameState, *answers: tuple[str, ...]) -> GameState:
    for answer in answers:
        state = await service.decide(state.id, version=state.version, answer=answer, actor=OWNER)
    return state


async def played(service: Service, **changes: Any) -> GameState:
    state = await begin(service, **changes)
    state = await say(service, state, ("move", "gate", "trees", "anna+ben"))
    return await service.auto(state.id, version=state.version, scope="all", actor=OWNER)


async def versions(service: Service, state: GameState, first: int, last: int) -> list[int]:
    return [row.entry.version for row in await logged(service.store, state.row, first=first, last=last)]


def told(items: list[Item]) -> list[str]:
    return [item.event.__struct_config__.tag if item.event else f"#{item.row.entry.version}" for item in items]


async def test_only_the_requested_days_are_read(service: Service) -> None:
    state = await played(service)
    rows = await logged(service.store, state.row, first=1, last=3)
    assert [row.entry.version for row in rows] == list(range(1, state.version + 1))
    for day in (1, 2, 3):
        of_day = [row.entry.version for row in rows if row.entry.period == day]
        before = [row.entry.version for row in rows if row.entry.period < day]
        assert await versions(service, state, day, day) == before[-1:] + of_day
    assert await versions(service, state, 9, 9) == [state.version]
    other = await begin(service, channel=CHANNEL + 1)
    assert await versions(service, other, 1, 1) == [1], "and of no other game"


async def test_rows_of_the_journal_can_be_filtered(service: Service) -> None:
    state = await played(service)
    presenter = render.games.find(state.system)
    rows = await logged(service.store, state.row, first=0, last=9)

    def sifted(**wanted: Any) -> list[str]:
        return told(sift(rows, Wanted(**({"first": 0, "last": 9} | wanted)), presenter))

    every = sifted()
    assert every[:4] == ["day-began", "#2", "walked", "#3"]
    assert len([line for line in every if line[0] != "#"]) == sum(len(row.events) for row in rows)
    assert {line for line in sifted(kind="throws") if line[0] != "#"} == {"thrown"}
    assert sifted(kind="dice") == sifted(kind="throws")
    assert {line for line in sifted(phase="morning") if line[0] != "#"} == {"day-began"}
    assert sifted(place="trees", kind="walks", last=1) == ["#2", "walked"]
    assert sifted(place="hedge", kind="walks", last=1) == []
    decided = sifted(kind="decisions")
    assert decided == [f"#{row.entry.version}" for row in rows if row.entry.action in {"answer", "steward"}]
    assert sifted(kind="decisions", place="trees", last=1)[0] == "#2"
    assert sifted(first=2, last=2)[0].startswith("#"), "what led to the day stands before it"
    assert "supped" in sifted(first=2, last=2)
    assert sifted(first=2, last=2).count("day-began") == 1


async def test_undone_rows_are_marked(service: Service) -> None:
    state = await begin(service)
    state = await say(service, state, ("move", "gate", "hedge", "anna"), ("move", "gate", "trees", "ben"))
    state = await service.undo(state.id, version=state.version, to=1, actor=OWNER)
    rows = await logged(service.store, state.row, first=1, last=1)
    assert [row.gone for row in rows] == [0, 4, 4, 0]
    items = sift(rows, Wanted(1, 1), render.games.find(state.system))
    assert told(items) == ["day-began", "#2", "walked", "#3", "walked", "#4"]
    state = await service.auto(state.id, version=state.version, scope="all", actor=OWNER)
    report = verify_record(await full_record(service.store, state))
    assert (report.verdict, report.taken_back) == (FAIR, 2)


async def test_a_step_reopened_by_corrected_rules_is_marked(service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    state = await begin(service)
    state = await say(service, state, ("move", "gate", "hedge", "anna"))
    rules = engine.games.find(state.system)
    monkeypatch.setattr(f"{type(rules).__module__}.PLACES", ("gate", "trees"))
    state = await service.decide(state.id, version=state.version, answer=("done",), actor=OWNER)
    assert state.reopened
    monkeypatch.undo()
    rows = await logged(service.store, state.row, first=1, last=1)
    assert rows[-1].entry.action == "reopened"
    assert rows[-1].entry.answer == ("1",)
    assert [row.gone for row in rows] == [0, 3, 0]
    state = await service.auto(state.id, version=state.version, scope="all", actor=OWNER)
    report = verify_record(await full_record(service.store, state))
    assert report.verdict == FAIR, report.findings


async def test_a_record_contains_no_user_id(service: Service, clock: Clock) -> None:
    state = await begin(service)
    clock.pass_by(minutes=5)
    state = await say(service, state, ("move", "gate", "hedge", "anna"))
    data = write(await full_record(service.store, state))
    for known in (OWNER, CHANNEL, state.guild_id):
        assert str(known) not in data.decode()
    record = read(data)
    assert record.seed is None
    assert "apple" not in data.decode()
    assert '"secret"' not in data.decode()
    assert [entry.time for entry in record.entries] == ["2026-06-20T12:00:00+00:00", "2026-06-20T12:05:00+00:00"]
    assert verify_record(record).verdict == SEALED


async def test_house_rules_changed_before_the_first_decision_are_recorded(service: Service) -> None:
    state = await begin(service)
    state = await service.set_house_rules(state.id, version=1, options={"days": "1"}, actor=OWNER)
    state = await service.auto(state.id, version=state.version, scope="all", actor=OWNER)
    record = await full_record(service.store, state)
    assert record.options == {"days": "1"}
    report = verify_record(record)
    assert report.verdict == FAIR, report.findings


async def test_a_resigned_game_is_recorded(service: Service) -> None:
    state = await begin(service)
    state = await say(service, state, ("move", "gate", "hedge", "anna"))
    state = await service.resign(state.id, version=state.version, actor=OWNER)
    record = await full_record(service.store, state)
    assert record.seed == "apple"
    assert record.entries[-1].action == "resign"
    assert verify_record(record).verdict == FAIR
    assert msgspec.json.decode(record.result) is None


@pytest.mark.parametrize("events", ["{", "[1]", '[{"event": "eclipse"}]'])
async def test_a_damaged_journal_is_reported(service: Service, database: Database, events: str) -> None:
    state = await played(service)
    async with database.write() as connection:
        await connection.execute(sa.update(journal).where(journal.c.version == 3).values(events=events))
    with pytest.raises(SaveDamaged):
        read_rows(state.row, await service.store.journal(state.id, first=1, last=9))


async def test_the_log_needs_no_save(service: Service, database: Database) -> None:
    """The journal of a game can be read even if its save cannot."""
    state = await played(service)
    async with database.write() as connection:
        await connection.execute(sa.update(game).values(save="{"))
    row = await service.store.game(state.id)
    assert row is not None
    assert len(await logged(service.store, row, first=0, last=9)) == state.version
