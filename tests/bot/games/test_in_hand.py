"""The state that a decision leaves is the one that would be read: boards are drawn from either."""

from __future__ import annotations

from dataclasses import fields
from itertools import islice
from typing import Any

import pytest
from support.toygame.play import OWNER, begin

import engine.games
from bot.games.service import GameState, Service
from db import DatabaseFull
from engine.core.asks import Ask

FAR = 60
"""So many decisions of a game are held against the database."""
_LEFT_OUT = {"ask", "row", "journal"}


def told(state: GameState) -> dict[str, Any]:
    """All that a state says; what is asked as all of its first answers."""
    said = {each.name: getattr(state, each.name) for each in fields(state) if each.name not in _LEFT_OUT}
    return {**said, "asked": asked(state.ask), "row": state.row}


def asked(ask: Ask | None) -> object:
    return (ask.kind, ask.rule, dict(ask.facts), list(islice(ask.answers(), 20))) if ask is not None else None


async def agrees(service: Service, state: GameState) -> None:
    """With what is read from its decision on, and with what is read of all that its living message tells."""
    read = await service.load(state.id, since=state.told_from)
    assert told(state) == told(read)
    whole = state.board_from or 1
    assert told(await service.replayed(state, since=whole)) == told(await service.replayed(read, since=whole))


OF_ONE_SIDE = [name for name in engine.games.names() if len(engine.games.find(name).sides) == 1]
"""In a game of several sides nobody decides from what all may see (`test_sides`)."""


async def boarded(service: Service, state: GameState, *, first: int) -> None:
    """The living message tells the journal from a row on."""
    async with service.store.database.write() as connection:
        await connection.exec_driver_sql(f"UPDATE game SET board_from = {first} WHERE id = '{state.id}'")


@pytest.mark.stress("keep-up-the-fire")
@pytest.mark.parametrize("system", ["orchard", *OF_ONE_SIDE])
async def test_the_state_in_memory_equals_the_stored_one_after_each_decision(
    service: Service, orchard: str, system: str
) -> None:
    state = await service.new_game(
        system=system, options={}, seed="apple", owner_id=OWNER, guild_id=1, channel_id=1, locale="en"
    )
    for number in range(FAR):
        if state.ask is None:
            break
        if number % 7 == 0:
            await boarded(service, state, first=state.version)
        state = await service.in_play(state.id)
        answer = service.advise(state)
        assert answer is not None
        if number % 3:
            state = await service.decide(state, version=state.version, answer=answer, actor=OWNER)
        else:
            scope = "phase" if number % 2 else "decision"
            state = await service.auto(state, version=state.version, scope=scope, actor=OWNER)
        await agrees(service, state)
    assert state.version > 10


async def test_a_state_in_memory_is_not_read_again(
    service: Service, orchard: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = await begin(service)
    await boarded(service, state, first=1)
    state = await service.in_play(state.id)

    async def read(*_: object, **__: object) -> None:
        raise AssertionError("it was read again")

    for name in ("game", "journal"):
        monkeypatch.setattr(service.store, name, read)
    answer = ("move", "gate", "hedge", "anna+ben")
    state = await service.decide(state, version=1, answer=answer, actor=OWNER)
    state = await service.auto(state, version=2, scope="phase", actor=OWNER)
    told = [type(event).__name__ for event in (await service.replayed(state, since=1)).events]
    assert told[:2] == ["DayBegan", "Walked"]


async def test_changes_made_meanwhile_are_in_the_state(service: Service, orchard: str) -> None:
    """A game changes owner and language between its reading and its next decision."""
    state = await begin(service)
    read = await service.in_play(state.id)
    async with service.store.database.write() as connection:
        await connection.exec_driver_sql(f"UPDATE game SET locale = 'fr', board_message_id = 5 WHERE id = '{state.id}'")
    after = await service.decide(read, version=1, answer=("done",), actor=OWNER)
    assert (after.locale, after.board_message_id, after.version) == ("fr", 5, 2)
    await agrees(service, after)


async def test_a_position_in_memory_is_used_once(
    service: Service, orchard: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A decision that could not be stored is computed again from the save."""
    state = await begin(service)
    read = await service.in_play(state.id)
    commit = service.store.commit

    async def full(*_: object, **__: object) -> None:
        raise DatabaseFull("the disk is full")

    monkeypatch.setattr(service.store, "commit", full)
    with pytest.raises(DatabaseFull):
        await service.decide(read, version=1, answer=("done",), actor=OWNER)
    assert read.position is not None
    assert read.position.outcome is None
    monkeypatch.setattr(service.store, "commit", commit)
    after = await service.decide(read, version=1, answer=("done",), actor=OWNER)
    assert after.version == 2
    await agrees(service, after)
