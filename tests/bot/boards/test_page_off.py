"""Without a port for it, the board's page is off, and nothing is missing."""

from __future__ import annotations

import pytest
from support.board_page import BUTTON
from support.discord_play import PlayServer, labels

pytestmark = pytest.mark.sqlite


async def test_the_page_is_off_without_a_port(server: PlayServer) -> None:
    page = server.bot.page
    assert page is not None
    assert page.address == ""
    await server.new(server.first)
    assert all(BUTTON not in each for each in labels(server.board(server.first)))
