"""Everything that any released version has stored can be opened, continued and verified by this one."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest
import pytest_asyncio
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from saves import games, make, shelf
from support import stress
from support.toygame.play import Clock

import engine.games
import render.games
from bot.boards.pictures import PictureWorker
from bot.daily.service import DailyService
from bot.games.permissions import CALENDAR_ACTOR
from bot.games.saves import open_save
from bot.games.service import GameState, Service
from bot.games.showing import own
from bot.history.journal import full_record, verify_record
from bot.runtime import clock as house_clock
from bot.ui.errors import UserError
from bot.web.steps import GameSteps
from db import Database, open_database
from db.daily import CONFIRMED
from db.schema.games import OVER, RESIGNED, RUNNING, metadata
from db.storage.database import migrations
from engine.core.day_gate import BEGIN
from engine.core.pledge import pressed
from engine.core.save import pledge_of
from engine.core.verify import FAIR
from render.language import speaking

MOST = 4_300_000
ENDS = {shelf.NAMES[0], shelf.NAMES[-1]}
SOME = stress.spread(shelf.NAMES, of=6, keep=ENDS.__contains__)
"""Every sixth release, the oldest and the newest; under stress all."""
FEW = stress.spread(shelf.NAMES, of=12, keep=ENDS.__contains__)
"""Every twelfth, likewise: a game is played on until its day is over."""

FEW_STEPS = 5


@pytest.fixture(params=SOME)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest_asyncio.fixture
async def database(name: str, database_url: str, tmp_path: Path) -> AsyncIterator[Database]:
    """Open the fixture with this version."""
    await put_as_of_today(name, database_url, tmp_path)
    opened = await open_database(database_url)
    yield opened
    await opened.close()


_OF_TODAY: dict[str, bytes] = {}
"""The fixtures as files with the tables of today, which the first test of each has made of them."""


async def put_as_of_today(name: str, url: str, folder: Path) -> None:
    """Put a fixture at an address; one that was opened before, and is a file, as that has left it."""
    path = sa.make_url(url).database
    if path is None or sa.make_url(url).get_backend_name() != "sqlite":
        await shelf.put(name, url, folder)
        return
    if name not in _OF_TODAY:
        await shelf.put(name, url, folder)
        await (await open_database(url)).close()
        assert [each.name for each in folder.iterdir()] == [Path(path).name], "all of it is in the one file"
        _OF_TODAY[name] = Path(path).read_bytes()
    Path(path).write_bytes(_OF_TODAY[name])


@pytest.fixture
def service(database: Database, clock: Clock) -> Service:
    return Service(database, now=clock)


def present() -> dict[str, Any]:
    """Return the versions that this code writes."""
    (tables,) = ScriptDirectory.from_config(migrations()).get_heads()
    return {"tables": tables, **games.versions()}


def test_this_version_has_its_fixture() -> None:
    here = present()
    kept = [{what: shelf.note(each)[what] for what in here} for each in shelf.NAMES]
    assert here in kept, f"no fixture of {here}: run `python tests/saves/make.py`, and commit what it writes"
    assert make.name_of(here) in shelf.NAMES


def test_fixtures_are_small() -> None:
    assert sum(path.stat().st_size for path in shelf.RELEASED.iterdir()) < MOST


def test_every_released_version_of_the_tables_has_a_fixture() -> None:
    assert {"0001", "0002", "0003", "0004", "0012"} <= {shelf.note(each)["tables"] for each in shelf.NAMES}


async def test_old_tables_are_migrated_to_the_current_ones(name: str, database: Database) -> None:
    def differences(connection: sa.Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    async with database.read() as connection:
        assert await connection.run_sync(differences) == []


@pytest.mark.parametrize("name", FEW, indirect=True)
async def test_every_game_can_be_continued(name: str, service: Service) -> None:
    made = shelf.note(name)["made"]
    assert len(made) >= 9
    for title, game_id in made.items():
        state = await service.load(game_id)
        assert not state.reopened, f"{title}: its open step does not replay"
        assert state.version == 1 or state.untouched or await service.history(game_id)
        if state.status == RUNNING:
            await played_on(service, state)
    assert {(await service.load(made[title])).status for title in ("over", "resigned")} == {OVER, RESIGNED}


async def played_on(service: Service, state: GameState) -> None:
    """Play to the end of the next day with the steward; everything agrees with the seed.

    A game of several sides is played to its end: before it, nobody is told the answers that are its sides' secrets.
    """
    faults = engine.games.find(state.system).faults
    for _ in range(2 if state.asked is None else 200):
        if state.status != RUNNING:
            break
        if state.day_awaited:
            state = await service.decide(state.id, version=state.version, answer=BEGIN, actor=CALENDAR_ACTOR)
        word = pressed(discord.utils.time_snowflake(house_clock.now())) if state.awaits_word else None
        state = await service.auto(state.id, version=state.version, scope="day", actor=whose(state), word=word)
        rules, save = open_save(state.row)
        assert not faults(rules.decode(bytes(save.state), save.schema))
    assert state.progress[0] >= 1
    save = open_save(state.row)[1]
    told = msgspec.structs.replace(await full_record(service.store, state), seed=save.seed)
    if (pledge := pledge_of(save)) is not None:
        told = msgspec.structs.replace(told, secret=pledge.secret)
    report = verify_record(told)
    assert report.verdict == FAIR, report.findings


def whose(state: GameState) -> int:
    """Return who lets the steward decide: in a game of several sides, who holds the one that is asked."""
    asked = state.turns.asked if state.asked is not None else ()
    return next((state.sides[side].user_id for side in asked), CALENDAR_ACTOR)


async def test_ended_games_are_verified(name: str, service: Service) -> None:
    made = shelf.note(name)["made"]
    for title in {"over", "resigned", "attempt over", "a press", "no dice"} & set(made):
        report = verify_record(await full_record(service.store, await service.load(made[title])))
        assert report.verdict == FAIR, (title, report.findings)
        assert title in {"resigned", "a press", "no dice"} or report.dice > 10
        assert (report.dice + report.draws == 0) == (title == "no dice")


@pytest.mark.parametrize("name", sorted(ENDS), indirect=True)
async def test_what_has_ended_is_stepped_through_on_the_page(name: str, service: Service) -> None:
    """Every step has its place in a period; of long games only the figures are read, under stress also the pictures."""
    made, pictures = shelf.note(name)["made"], PictureWorker(render.games.find)
    steps = GameSteps(service.store, pictures, render.games.find)
    try:
        for title in {"over", "resigned", "attempt over", "no dice"} & set(made):
            state = own(await service.load(made[title]))
            with speaking("en"):
                if title == "no dice":
                    with pytest.raises(UserError, match="touch-no-steps"):
                        await steps.overview(state, str)
                    continue
                said = await steps.overview(state, str)
                assert len(said["captions"]) == len(said["periods"]) >= 1
                assert all(said["captions"])
                if len(said["captions"]) > FEW_STEPS and not stress.FULL:
                    continue
                for number in range(-(-len(said["captions"]) // said["block"])):
                    assert await steps.block(state, number, "chart", str), title
    finally:
        pictures.close()


async def test_undoable_answers_can_still_be_undone(name: str, service: Service) -> None:
    if shelf.note(name)["tables"] < "0002":
        pytest.skip("there was no undo")
    state = await service.load(shelf.note(name)["made"]["undo trail"])
    _, trail = await service.undo_stack(state.id)
    assert len(trail.steps) >= 3
    back = await service.undo(state.id, version=state.version, to=trail.steps[1].to, actor=games.OWNER)
    assert back.view != state.view


async def test_the_result_of_the_day_is_confirmed(name: str, service: Service, clock: Clock) -> None:
    made = shelf.note(name)["made"]
    if "attempt over" not in made:
        pytest.skip("there was no siege of the day")
    daily = DailyService(service, now=clock)
    for _ in range(3):
        await daily.run_due(clock())
    found = await daily.days.attempt("2026-06-20", games.PARTNER)
    assert found is not None
    assert (found.state, found.game_id) == (CONFIRMED, made["attempt over"])


def test_one_command_makes_a_fixture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only the first of its games is made here; the committed fixture of this version covers the rest."""

    def played(code: Path, database: Path) -> dict[str, Any]:
        made = asyncio.run(games.make(f"sqlite+aiosqlite:///{database}"))
        return {"made": made, **games.versions()}

    monkeypatch.setattr(games, "_ALWAYS", (games.muster,))
    monkeypatch.setattr(games, "_LATER", {})
    monkeypatch.setattr(make, "played", played)
    monkeypatch.setattr(make, "RELEASED", tmp_path / "released")
    monkeypatch.setattr("sys.argv", ["make.py"])
    make.main()
    assert "3 games" in capsys.readouterr().out
    name = make.name_of(present())
    assert {path.name for path in (tmp_path / "released").iterdir()} == {f"{name}.db.xz", f"{name}.json"}
