"""Games begun from a position of an earlier one: they stand where it stood, of one side and of several."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from support import duel
from support.duel.desk import ANNA, BEN, Desk
from support.toygame.play import CHANNEL, Clock

import engine.games
from bot.games.resumed import moves_before
from bot.games.saves import open_save
from bot.games.service import Service
from bot.history.journal import recording_of
from db import Database
from db.games import GameRow
from db.maintenance.table_sums import all_damages
from engine.core.chances.walking import decisions
from engine.core.record import RESUMED
from engine.core.replay import scenes
from engine.core.save import advance


@pytest.fixture
def rules() -> Iterator[Any]:
    with duel.installed():
        yield engine.games.find(duel.NAME)


@pytest_asyncio.fixture
async def desk(database: Database, rules: Any) -> AsyncIterator[Desk]:
    clock = Clock()
    yield Desk(Service(database, now=clock), rules, clock)


async def finished(desk: Desk) -> GameRow:
    """Play a duel with standing orders to its end, by the stewards."""
    await desk.begun()
    ruleset, number = desk.rules, 0
    stewards = {side: ruleset.policies["steward"]("both") for side in ruleset.sides}
    people = {ruleset.sides[0]: ANNA, ruleset.sides[1]: BEN}
    while True:
        state = await desk.service.load(desk.id)
        if state.status != "running":
            return await desk.row()
        ask = state.asks[0]
        aside = ruleset.aside(open_world(ruleset, state.row), ask.side)
        if aside is not None and number in {1, 4}:
            answers = sorted(aside.answers())
            await desk.order(people[ask.side], ask.side, answers[number % len(answers)][0])
        answer = stewards[ask.side].answer(ruleset.view(open_world(ruleset, state.row), ask.side), ask)
        await desk.say(people[ask.side], *answer)
        number += 1
        assert number < 300


def open_world(ruleset: Any, row: GameRow) -> Any:
    return advance(ruleset, open_save(row)[1]).world


async def test_a_duel_can_be_restored_before_each_decision(desk: Desk) -> None:
    old = await finished(desk)
    store = desk.service.store
    recording = await recording_of(store, old)
    every = list(decisions(desk.rules, recording))
    assert len(every) > 6
    for number, each in enumerate(every):
        moves = moves_before(desk.rules, recording, each.version)
        state = await desk.service.new_game(
            system=old.system,
            options=recording.options,
            seed=recording.seed,
            dice=RESUMED,
            owner_id=ANNA,
            guild_id=None,
            channel_id=CHANNEL + 100 + number,  # type: ignore[arg-type]
            locale="en",
            moves=moves,
        )
        row = await store.game(state.id)
        assert row is not None
        save = open_save(row)[1]
        assert (save.step, save.state, save.counts) == (each.before.step, each.before.state, each.before.counts)
        assert save.answers == each.before.answers
        again = await recording_of(store, row)
        replayed = list(scenes(desk.rules, msgspec.structs.replace(again, running=False)))
        assert bool(replayed) or not moves, "row by row it is what happened"
        async with store.database.read() as connection:
            assert not (await connection.run_sync(all_damages, row.id))
        side = each.side
        assert side in {ask.side for ask in state.asks}


async def test_a_game_is_continued_only_from_before_a_valid_decision(desk: Desk) -> None:
    old = await finished(desk)
    recording = await recording_of(desk.service.store, old)
    with pytest.raises(ValueError, match="no decision"):
        moves_before(desk.rules, recording, 1)
    with pytest.raises(ValueError, match="no decision"):
        moves_before(desk.rules, recording, 9_999)
