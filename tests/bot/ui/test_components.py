"""Presses are routed by their custom ids: nothing is stored for them, and foreign ones are ignored."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from support.discord_play import PlayServer, controls

from bot.ui.components import UNREADABLE, Press, hear, read_press

BUTTON, SELECT = discord.ComponentType.button.value, discord.ComponentType.select.value


class Desk:
    def __init__(self) -> None:
        self.heard: list[tuple[Press, tuple[str, ...] | None]] = []

    async def pressed(self, interaction: Any, press: Press, values: tuple[str, ...] | None = None) -> None:
        self.heard.append((press, values))


def _interaction(custom_id: str, kind: int, **more: Any) -> Any:
    data = {"custom_id": custom_id, "component_type": kind, **more}
    return SimpleNamespace(type=discord.InteractionType.component, message=object(), data=data)


async def test_a_button_and_a_select_call_their_handlers_with_their_values() -> None:
    desk, press = Desk(), Press("go", "abcdefgh", 3)
    await hear(_interaction(press.custom_id("b"), BUTTON), desk)
    await hear(_interaction(press.custom_id("s"), SELECT, values=["x", "y"]), desk)
    assert desk.heard == [(press, None), (press, ("x", "y"))]


async def test_other_interactions_call_no_handler() -> None:
    desk, press = Desk(), Press("go", "abcdefgh", 3)
    await hear(_interaction("somebody:else's", BUTTON), desk)
    typed = _interaction(press.custom_id("b"), BUTTON)
    typed.type = discord.InteractionType.application_command
    await hear(typed, desk)
    nowhere = _interaction(press.custom_id("b"), BUTTON)
    nowhere.message = None
    await hear(nowhere, desk)
    assert not desk.heard


@pytest.mark.parametrize("kind", [BUTTON, SELECT, 5])
def test_a_custom_id_on_another_kind_of_component_is_unreadable(kind: int) -> None:
    press = Press("go", "abcdefgh", 3)
    assert read_press(press.custom_id("b"), kind) == (press if kind == BUTTON else UNREADABLE)
    assert read_press(press.custom_id("s"), kind) == (press if kind == SELECT else UNREADABLE)
    assert read_press("sm:b:nonsense", kind) == UNREADABLE


async def test_the_library_keeps_no_view_however_long_a_game_is(server: PlayServer) -> None:
    """Otherwise it would keep a view per message for ever, and handle each click twice."""
    state = await server.new(server.first)
    while state.ask is not None:
        board = server.board(server.first)
        await server.alice.click(server.as_message(board), custom_id=controls(board)[0]["custom_id"])
        state = await server.state(server.first)
    assert not server.bot.persistent_views
    assert not server.bot._connection._view_store._views
    assert not server.bot._connection._view_store._dynamic_items
