"""A killed process leaves boards in a channel that no row records, and people press their buttons."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import sqlalchemy as sa
from support.discord_play import PlayServer, button, controls, presses, private

from bot.runtime import clock
from bot.ui.components import read_press
from db.schema.games import game, outbox


@pytest.mark.parametrize("decided", [True, False], ids=["a later board", "the first board"])
async def test_a_late_click_does_not_edit_a_board_posted_before_a_crash(server: PlayServer, decided: bool) -> None:
    state = await server.new(server.first)
    if decided:
        await server.alice.slash(server.first, "siege auto", scope="phase")
    posted = server.board(server.first)
    await _forget(server, state.id, state.board_message_id if posted.id != state.board_message_id else None)
    kept = button(posted, "Done")
    messages = len(server.messages(server.first))
    # A double click: the second press arrives after the first has decided.
    late = read_press(kept, discord.ComponentType.button.value)
    assert late is not None
    after = await server.bot.context.service.auto(
        state.id, version=late.version, scope="decision", actor=server.alice.id
    )
    (result,) = await server.at_once(server.first, (server.alice, kept), board=posted)
    assert "already been made" in private(result)
    assert controls(posted), "its buttons are what the courier knows it by"
    await server.bot.context.board_delivery.sweep()
    assert len(server.messages(server.first)) == messages, "posted twice"
    assert (await server.state(server.first)).board_message_id == posted.id
    assert {press.version for press in presses(server.board(server.first))} == {after.version}


async def test_a_lost_board_is_found_among_messages_with_links(server: PlayServer) -> None:
    state = await server.new(server.first)
    posted = server.board(server.first)
    link = discord.ui.Button[discord.ui.LayoutView](label="The rulebook", url="https://example.org")
    view = discord.ui.LayoutView().add_item(discord.ui.ActionRow(link))
    channel: Any = server.bot.get_channel(server.first.id)
    await channel.send(view=view)
    await _forget(server, state.id, None)
    await server.bot.context.board_delivery.sweep()
    assert (await server.state(server.first)).board_message_id == posted.id
    assert server.board(server.first).id == posted.id


async def _forget(server: PlayServer, game_id: str, message_id: int | None) -> None:
    """Restore the state of a process that died after the post and before recording it."""
    at: dict[str, Any] = {"board_message_id": message_id}
    if message_id is None:
        at |= {"board_channel_id": None, "board_posted_at": None, "board_from": None}
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(game).where(game.c.id == game_id).values(at))
        newest = sa.select(sa.func.max(outbox.c.id)).where(outbox.c.game_id == game_id).scalar_subquery()
        left = {"done_at": None, "attempts": 1, "due_at": clock.now()}
        await connection.execute(sa.update(outbox).where(outbox.c.id == newest).values(left))
