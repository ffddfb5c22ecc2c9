"""Series of battles when people leave: their data is deleted, they leave the server, or nobody can go on."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sqlalchemy as sa
from support.discord_play import PlayServer, button, labels, private, text
from support.series import SERIES, added, games_of, goes_on, newest, one_won

from db.schema.games import NOBODY, RUNNING, metadata
from render.catalogue import house_texts

pytestmark = [pytest.mark.contract, pytest.mark.simcord(settle_timeout=300)]

SIGNED = "Erminia Vigevano"
"""A name that only the line `by:` of a file has."""


@pytest.fixture
def orchard() -> str:
    """Play Ascari in place of the toy game."""
    return "ascari"


def by_name(words: str) -> str:
    """Sign a series, and each of its battles."""
    return words.replace("turns: 1", f"by: {SIGNED}\nturns: 1").replace("\n[battle", f"by: {SIGNED}\n\n[battle", 1)


def message_of(result: Any) -> Any:
    return (result.followups[0] if result.followups else result.response).message


async def dump(server: PlayServer) -> str:
    async with server.bot.database.read() as connection:
        rows = [(await connection.execute(sa.select(table))).mappings().all() for table in metadata.sorted_tables]
    return str(rows)


async def forget(server: PlayServer, who: Any) -> str:
    """Delete a person's data, with both confirmations."""
    asked = await who.slash(server.second, "privacy delete")
    message = message_of(asked)
    for key in ("button-forget", "button-forget-me"):
        stored = server.env.backend.get_message(server.second.id, message.id)
        label = house_texts().text(key, locale="en")
        await who.click(server.as_message(stored), custom_id=button(stored, label))
    await server.env.advance_time(1)
    return text(server.env.backend.get_message(server.second.id, message.id))


async def file_of(server: PlayServer, who: Any) -> Any:
    shown = await who.slash(server.second, "privacy show", file=True)
    (attachment,) = message_of(shown).attachments
    return json.loads(await attachment.read())


def held_by(state: Any) -> dict[str, int]:
    return {side: chair.user_id for side, chair in state.sides.items()}


async def test_a_person_is_shown_all_of_a_series_and_nobody_else(server: PlayServer) -> None:
    await added(server, by_name(SERIES))
    await one_won(server)
    await goes_on(server)
    told = private(await server.alice.slash(server.second, "privacy show"))
    assert "games" in told.lower()
    shown = await file_of(server, server.alice)
    assert SIGNED not in json.dumps(shown)
    assert str(server.bob.id) not in json.dumps(shown)
    assert [len(shown["rows"][kind]) for kind in ("games", "battles", "sides")] == [2, 1, 2]


async def test_a_person_who_is_deleted_is_nowhere_and_the_other_side_goes_on(server: PlayServer) -> None:
    """Alice has written the series, owns its first game and has lost it; Bob goes on without her."""
    await added(server, by_name(SERIES))
    first = await one_won(server)
    await forget(server, server.alice)
    kept = await dump(server)
    assert str(server.alice.id) not in kept
    assert SIGNED not in kept
    board = newest(server)
    refused = private(await server.alice.click(server.as_message(board), custom_id=button(board, "Next battle")))
    assert "Start a game of your own" in refused
    assert len(await games_of(server)) == 1
    await goes_on(server, server.bob)
    await server.env.advance_time(5)
    state = await server.state(server.first)
    assert (state.id != first.id, state.owner_id) == (True, server.bob.id)
    assert held_by(state) == {"dervish": server.bob.id, "italian": NOBODY}
    board = newest(server)
    assert "Points: Dervishes 1" in text(board)
    carol = server.guild.add_member(server.env.create_user("carol"))
    await carol.click(server.as_message(board), custom_id=button(board, "Take a side: Italians"))
    assert held_by(await server.state(server.first)) == {"dervish": server.bob.id, "italian": carol.id}


async def test_a_person_is_deleted_during_a_later_battle(server: PlayServer) -> None:
    await added(server)
    await one_won(server)
    await goes_on(server)
    await server.env.advance_time(5)
    before = await server.state(server.first)
    assert "**Continues:**" in await forget(server, server.alice)
    assert str(server.alice.id) not in await dump(server)
    state = await server.state(server.first)
    assert (state.id, state.status, state.owner_id) == (before.id, RUNNING, server.bob.id)
    assert held_by(state) == {"dervish": server.bob.id, "italian": NOBODY}
    board = newest(server)
    assert "battle 2. Losses from earlier battles carry over. Points: Dervishes 1" in text(board).replace("*", "")
    assert str(server.alice.id) not in text(board)
    assert "Take a side: Italians" in labels(board)
