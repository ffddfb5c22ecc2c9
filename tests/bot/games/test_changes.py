"""Followers are asked about the kinds of changes that they name, and about no others."""

from __future__ import annotations

import sqlalchemy as sa
from support.toygame.play import OWNER, begin

from bot.games.changes import END, PHASE, TAKEN_BACK, Change, Follower, following
from bot.games.service import Service
from db.games import UNDO
from db.schema.games import EVERYONE, POWERS, game


def listening(service: Service) -> list[tuple[str, str]]:
    """The changes that each of some followers hears of: who, and by which action."""
    heard: list[tuple[str, str]] = []

    def hears(name: str) -> Follower:
        def follower(change: Change) -> None:
            heard.append((name, change.by))

        return follower

    service.subscribe(hears("all"))
    for kind in (END, PHASE, TAKEN_BACK, EVERYONE, POWERS):
        service.subscribe(following(kind)(hears(kind)))
    return heard


async def test_each_subscriber_gets_the_changes_that_it_follows(service: Service, orchard: str) -> None:
    heard, state = listening(service), await begin(service)
    state = await service.decide(state.id, version=1, answer=("move", "gate", "hedge", "anna"), actor=OWNER)
    assert heard == [("all", "answer"), (EVERYONE, "answer")], "the phase goes on"
    heard.clear()
    state = await service.undo(state.id, version=state.version, to=1, actor=OWNER)
    assert heard == [("all", UNDO), (TAKEN_BACK, UNDO), (EVERYONE, UNDO)]
    heard.clear()
    state = await service.decide(state.id, version=state.version, answer=("done",), actor=OWNER)
    assert heard == [("all", "answer"), (PHASE, "answer"), (EVERYONE, "answer")]
    heard.clear()
    await service.resign(state.id, version=state.version, actor=OWNER)
    assert heard == [("all", "resign"), (END, "resign"), (EVERYONE, "resign")]


async def test_a_change_of_command_is_a_change(service: Service, orchard: str) -> None:
    heard, state = listening(service), await begin(service)
    async with service.store.database.write() as connection:
        await connection.execute(sa.update(game).values(command=POWERS))
    await service.decide(state.id, version=1, answer=("done",), actor=OWNER)
    assert [name for name, _ in heard] == ["all", PHASE, POWERS]


async def test_the_end_of_an_unreadable_game_reaches_subscribers(service: Service, orchard: str) -> None:
    """A game whose save cannot be read can be resigned."""
    heard, state = listening(service), await begin(service)
    async with service.store.database.write() as connection:
        await connection.execute(sa.update(game).values(save="what is this"))
    await service.resign(state.id, version=1, actor=OWNER)
    assert heard == [("all", "resign"), (END, "resign"), (EVERYONE, "resign")]
