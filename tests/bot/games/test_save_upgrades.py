"""Toy saves of older schemas are upgraded from 1 through 2 to 3 in the middle of a game; newer ones are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from support.toygame.play import CHANNEL, OWNER, begin

import engine.games
from bot.games.errors import SaveDamaged, SaveTooNew
from bot.games.service import Service
from bot.history.journal import full_record, verify_record
from db import Database
from db.schema.games import game
from engine.core.save import dump, load, restated
from engine.core.save_upgrades import Plain, upcast
from engine.core.verify import FAIR
from engine.games.siege import ruleset as siege

FIRST, SECOND = ("move", "gate", "hedge", "anna"), ("move", "gate", "trees", "ben")


class World2(msgspec.Struct):
    """Schema 2, which adds the season."""

    days: int
    children: dict[str, str]
    season: str = "summer"
    hares: dict[str, int] = {}
    day: int = 0
    round: int = 0
    eaten: int = 0
    secret: int = 0


class World3(World2):
    """Schema 3, in which the count of eaten apples has another name and is required."""

    eaten: int = msgspec.field(name="apples_eaten", default=0)


def to_2(plain: Plain) -> Plain:
    return {**plain, "season": "summer"}


def to_3(plain: Plain) -> Plain:
    return {**plain, "apples_eaten": plain.pop("eaten")}


CHAIN = {1: to_2, 2: to_3}


@pytest.fixture
def become(monkeypatch: pytest.MonkeyPatch, orchard: str) -> Callable[[int], None]:
    """Return a function that turns the toy into a later version."""

    def become(schema: int) -> None:
        rules = engine.games.find(orchard)
        world = {2: World2, 3: World3}[schema]
        module = __import__(type(rules).__module__, fromlist=["World"])

        def decode(data: bytes, written: int) -> Any:
            return msgspec.json.decode(upcast(data, written, to=schema, chain=CHAIN), type=world)

        monkeypatch.setattr(module, "World", world)
        monkeypatch.setattr(rules, "schema_version", schema)
        monkeypatch.setattr(rules, "decode", decode, raising=False)

    return become


async def stored(database: Database) -> Any:
    async with database.read() as connection:
        return load((await connection.execute(sa.select(game.c.save))).scalar_one().encode())


@pytest.mark.parametrize("ways", [(2, 3), (3,)])
async def test_a_game_continues_across_two_changes_of_its_schema(
    service: Service, database: Database, become: Callable[[int], None], ways: tuple[int, ...]
) -> None:
    """An open step stores the state at its start; its answers can still be undone after the upgrade."""
    state = await begin(service)
    state = await service.decide(state.id, version=1, answer=FIRST, actor=OWNER)
    for schema in ways:
        become(schema)
        state = await service.load(state.id)
        assert not state.reopened
        assert state.view["season"] == "summer"
        _, trail = await service.undo_stack(state.id)
        assert (len(trail.steps), trail.barred_by) == (1, "begun")
    state = await service.decide(state.id, version=state.version, answer=SECOND, actor=OWNER)
    save = await stored(database)
    assert save.schema == ways[-1]
    assert b"apples_eaten" in bytes(save.state), "the open step's start is of the new schema, too"
    state = await service.undo(state.id, version=state.version, to=1, actor=OWNER)
    assert set(state.view["children"].values()) == {"gate"}
    state = await service.auto(state.id, version=state.version, scope="all", actor=OWNER)
    report = verify_record(await full_record(service.store, state))
    assert report.verdict == FAIR, report.findings


async def test_a_finished_game_is_shown_as_before(service: Service, become: Callable[[int], None]) -> None:
    state = await begin(service)
    state = await service.auto(state.id, version=1, scope="all", actor=OWNER)
    become(3)
    after = await service.load(state.id)
    assert (after.result, after.status) == (state.result, "over")
    assert verify_record(await full_record(service.store, after)).verdict == FAIR


async def test_a_newer_schema_is_refused_and_left_alone(
    service: Service, database: Database, become: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    become(3)
    state = await begin(service)
    before = await stored(database)
    monkeypatch.undo()
    for use in (service.load(state.id), service.decide(state.id, version=1, answer=FIRST, actor=OWNER)):
        with pytest.raises(SaveTooNew, match="schema 3 of orchard"):
            await use
    assert await stored(database) == before


async def test_an_older_state_that_is_damaged_is_named(
    service: Service, database: Database, become: Callable[[int], None]
) -> None:
    await begin(service)
    save = await stored(database)
    broken = msgspec.Raw(bytes(save.state).replace(b'"eaten":', b'"beaten":'))
    async with database.write() as connection:
        written = dump(msgspec.structs.replace(save, state=broken)).decode()
        await connection.execute(sa.update(game).values(save=written))
    become(3)
    with pytest.raises(SaveDamaged, match="its state of schema 1 is damaged: KeyError"):
        await service.in_channel(CHANNEL)


def test_a_chain_with_a_gap_is_refused() -> None:
    with pytest.raises(ValueError, match="nothing leads on from 2"):
        upcast(b"{}", 1, to=3, chain={1: to_2})
    with pytest.raises(ValueError, match="reads up to 3"):
        upcast(b"{}", 4, to=3, chain=CHAIN)
    with pytest.raises(ValueError, match="schema 1 is damaged"):
        upcast(b"[", 1, to=3, chain=CHAIN)


@pytest.mark.parametrize("name", engine.games.names())
def test_every_games_chain_begins_with_its_first_schema(name: str) -> None:
    """No upgrade exists yet: each game still has its first schema."""
    rules = engine.games.find(name)
    chain = engine.games.part(name, "ruleset").UPCASTS
    assert set(chain) == set(range(1, rules.schema_version))


async def test_the_sieges_newer_schema_is_refused() -> None:
    with pytest.raises(ValueError, match=f"schema {siege.SCHEMA + 1}; this version reads up to {siege.SCHEMA}"):
        siege.RULESET.decode(b"{}", siege.SCHEMA + 1)


async def test_a_save_written_again_is_unchanged(service: Service, database: Database) -> None:
    await begin(service)
    save = await stored(database)
    assert restated(engine.games.find(save.system), save) == save
