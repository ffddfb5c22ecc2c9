"""Other machines compute, through the queue in PostgreSQL; without them, or if one dies, the bot computes itself."""

from __future__ import annotations

import asyncio
import os
import signal
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any
from unittest.mock import AsyncMock

import msgspec
import psycopg
import pytest
import pytest_asyncio
from pydantic import ValidationError
from support import postgres
from support.machines import machine, there

from benchmarks.recordings import recorded
from bot.analysis.work import begun, pack, work
from bot.boards.drawing_queue import DrawingQueue
from bot.chances import calls, elsewhere
from bot.chances.battle_trials import draw, draw_a_piece, try_a_piece, try_on
from bot.chances.calls import Damaged, NobodyComputes, Unfinished
from bot.chances.elsewhere import Elsewhere
from bot.chances.offers import find_plans
from bot.chances.own_process import TooSlow
from bot.chances.pool import ComputingPool
from bot.chances.simulating import look_ahead, simulate, try_out
from bot.cli.doctor import machines
from bot.daily.mining import search_apart
from bot.replays.drawing import Job, Shown, project
from bot.runtime.settings import Settings
from engine.core.replay import ReplayMismatch
from engine.core.save import dump, new_game
from engine.games import UnknownGame, find
from render.games import NoPresenter

pytestmark = pytest.mark.postgresql


@pytest.fixture
def queue_url() -> str:
    return postgres.fresh(empty=True)


@pytest_asyncio.fixture
async def away(queue_url: str) -> AsyncIterator[Elsewhere]:
    made = Elsewhere(queue_url, patience=60)
    yield made
    await made.close()


@pytest.fixture
def pool(away: Elsewhere) -> Iterator[ComputingPool]:
    made = ComputingPool(0, DrawingQueue, elsewhere=away)
    yield made
    made.close()


def first_save() -> str:
    return dump(new_game(find("keep-up-the-fire"), seed="apple", options={}).save).decode()


async def test_another_machine_computes_the_same_and_may_die(
    queue_url: str, away: Elsewhere, pool: ComputingPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The results are those of this machine, errors arrive, and a machine that is killed costs no result."""
    asked: tuple[Any, ...] = ("keep-up-the-fire", first_save(), range(2), None, "")
    here = simulate(*asked)
    wanted = Settings(_env_file=None, database=queue_url, queue=True)  # type: ignore[call-arg]
    with machine(queue_url) as process:
        await there(away)
        with monkeypatch.context() as patch:
            patch.setattr(pool, "_ready", None)  # nothing is computed here
            assert await pool.quickly(simulate, *asked) == here
            with pytest.raises(UnknownGame, match="nonsense"):
                await pool.quickly(simulate, "nonsense", *asked[1:])
        away._patience = 1.0
        process.send_signal(signal.SIGSTOP)
        assert await pool.quickly(simulate, *asked) == here, "no answer came, so it is computed here"
        with pytest.raises(NobodyComputes):
            await away.compute(simulate, asked, first=True)
        process.kill()
        assert [each.verdict for each in await machines(wanted)] == ["ok"], "it was seen a moment ago"
    away._resting_until = away._asked_at = float("-inf")
    monkeypatch.setattr(elsewhere, "LOST", 0.0)
    (said,) = await machines(wanted)
    assert said.said == "no other machine computes: start `siegemaster compute` on one"
    assert await pool.quickly(simulate, *asked) == here
    assert not away._waiting
    nowhere = wanted.model_copy(update={"database": "postgresql://127.0.0.1:1/none"})
    assert [each.verdict for each in await machines(nowhere)] == ["fail"]
    lost = ComputingPool(0, DrawingQueue, elsewhere=Elsewhere(nowhere.database))
    assert await lost.quickly(simulate, *asked) == here, "without the database it is computed here"
    lost.close()


@pytest.mark.stress
async def test_long_work_is_computed_there_piece_by_piece(
    queue_url: str, away: Elsewhere, pool: ComputingPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An analysis, as `/analysis` asks for it, with its progress; nobody waits for its end here."""
    dones = list[int]()
    with machine(queue_url):
        await there(away)
        monkeypatch.setattr(pool, "_ready", None)  # nothing is computed here
        packed = pack(recorded("keep-up-the-fire", "apple"))
        running = asyncio.create_task(
            pool.run(work, packed, begun({}), server_id=7, on_progress=lambda done, _: dones.append(done))
        )
        async with asyncio.timeout(60):
            while len(dones) < 3 and not running.done():
                await asyncio.sleep(0.05)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    assert dones == sorted(dones)
    assert len(dones) >= 3
    assert not away._waiting


async def test_a_machine_that_answers_nonsense_is_not_believed(
    queue_url: str, away: Elsewhere, pool: ComputingPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is not the result that was asked for is computed here."""
    asked = "keep-up-the-fire", first_save(), range(1), None, ""
    here = simulate(*asked)
    false = [
        b"nonsense",
        calls.answer(here)[:-1],
        calls.answer("a chance"),
        calls.answer(Unfinished(asked, 1, 2))[:-4],
        calls._said(calls._Failed("builtins:Dreadful", [])),
        calls.nobody(),
    ]
    told = iter(false)
    monkeypatch.setattr(Elsewhere, "is_anybody_there", AsyncMock(return_value=True))
    monkeypatch.setattr(Elsewhere, "_answer", AsyncMock(side_effect=lambda *_, **__: next(told)))
    for _ in false:
        away._resting_until = float("-inf")
        assert await pool.quickly(simulate, *asked) == here
    assert next(told, None) is None


async def test_what_is_left_over_is_deleted(queue_url: str, away: Elsewhere) -> None:
    """A call whose bot or machine has gone leaves no position in the database."""
    async with await psycopg.AsyncConnection.connect(elsewhere._conninfo(queue_url), autocommit=True) as connection:
        await away._ask()
        await away._app.configure_task("piece", queue="gone").defer_async(call="", seconds=0.0)
        table = f"{elsewhere._SCHEMA}.procrastinate_"
        for age, left in (("50 minutes", 1), ("61 minutes", 0)):
            await connection.execute(f"UPDATE {table}events SET at = now() - interval '{age}'")
            await elsewhere._give_sign(away._app, "here")
            found = await (await connection.execute(f"SELECT count(*) FROM {table}jobs")).fetchone()
            assert found == (left,)


WORKS = [
    simulate,
    look_ahead,
    try_out,
    find_plans,
    try_on,
    try_a_piece,
    draw,
    draw_a_piece,
    work,
    project,
    search_apart,
]


@pytest.mark.parametrize("each", WORKS, ids=lambda each: each.__name__)
def test_every_work_can_be_sent(each: Callable[..., Any]) -> None:
    """Its arguments and its result are of types that can be read again."""
    types, result = calls._types(each)
    assert types
    for kind in (*types, result):
        if kind is not range:
            msgspec.msgpack.Decoder(kind)
    made = {"str": "x", "bytes": b"\0x", "int": 3, "float": 0.5, "range": range(2, 9, 3), "tuple": ("a", "b")}
    made |= {"Job": Job(recording=recorded("keep-up-the-fire", "apple"), period=1, locale="it", most=9)}
    args = tuple(made.get(getattr(kind, "__name__", ""), None) for kind in types)
    assert calls.unpacked(calls.packed(each, args)) == (each, args)


def test_results_and_errors_come_back_as_they_were() -> None:
    assert calls.read_answer(simulate, calls.answer(simulate("keep-up-the-fire", first_save(), range(1), None, "")))
    more = Unfinished((b"packed", b"workings", 0.5), 3, 9)
    assert calls.read_answer(work, calls.answer(more)) == more
    assert calls.read_answer(draw, calls.answer(("text", "trial"))) == ("text", "trial")
    film = Shown(data=b"RIFF", form="webp", frames=1, shrunk=False, alt="A map")
    assert calls.read_answer(project, calls.answer(film)) == film
    assert calls.read_progress(calls.progress(1, 2)) == calls.Progress(1, 2)
    for error in (UnknownGame("x"), ReplayMismatch(7), KeyError("k"), TooSlow("late"), NoPresenter("x")):
        with pytest.raises(type(error)) as raised:
            calls.read_answer(work, calls.failure(error))
        assert raised.value.args == error.args
    with pytest.raises(RuntimeError, match="Error in another process"):
        calls.read_answer(work, calls.failure(psycopg.Error("x")))


def test_only_works_are_called_and_only_what_they_declare_is_read() -> None:
    for strange in (print, lambda: None, os.system, dump):
        with pytest.raises(NobodyComputes):
            calls.packed(strange, ())
    named: list[tuple[str, list[Any]]] = [
        ("os:system", ["x"]),
        ("bot.cli.compute:os.getpid", []),
        ("bot.cli.backup:restore", ["x"]),
        ("bot.nowhere:work", []),
        ("bot.analysis.work:pack", [{}]),
        ("bot.analysis.work:work", [7]),
        ("bot.chances.simulating:simulate", ["ascari", "save", ["a", "b"], None, ""]),
    ]
    for call in named:
        with pytest.raises(Damaged):
            calls.unpacked(zlib.compress(msgspec.json.encode(call)))
    film = {"type": "shown", "data": b"MZ", "form": "gif", "frames": 1, "shrunk": False, "alt": ""}
    for found in (film, {**film, "data": b"GIF89a", "form": "exe"}, "text", None):
        with pytest.raises(Damaged):
            calls.read_answer(project, calls.answer(found))
    bomb = zlib.compress(bytes(calls.MOST + 1))
    for data in (b"", b"x", bomb, calls.answer(1)[:-1]):
        with pytest.raises(Damaged):
            calls.read_progress(data)


def test_the_queue_needs_postgresql() -> None:
    with pytest.raises(ValidationError, match="the queue needs PostgreSQL"):
        Settings(_env_file=None, database="games.db", queue=True)  # type: ignore[call-arg]
    assert Settings(_env_file=None, database="postgresql://x/y", queue=True).queue  # type: ignore[call-arg]
