"""A board in another theme is visible only to the person who asks; the board in the channel is unchanged."""

from __future__ import annotations

from typing import Any

import pytest
from support.discord_play import PlayServer, text

from render.presenter import LOOKS, look_of


def test_an_unknown_theme_becomes_the_first_one() -> None:
    assert [look_of(look) for look in LOOKS] == list(LOOKS)
    assert look_of(None) == look_of("sepia") == LOOKS[0]


@pytest.mark.parametrize("look", LOOKS)
async def test_a_theme_is_shown_privately(server: PlayServer, look: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = await server.new(server.first)
    before = len(server.messages(server.first))
    presenter = server.bot.context.find(state.system)
    drawn: list[str] = []
    draw = presenter.picture

    def noted(view: Any, **how: Any) -> bytes:
        drawn.append(how.get("look", LOOKS[0]))
        return draw(view, **how)

    monkeypatch.setattr(presenter, "picture", noted)
    for who in (server.alice, server.bob):
        told = await who.slash(server.first, "siege board", look=look)
        answers = [answer for answer in (*told.followups, told.response) if answer and answer.attachments]
        assert len(answers) == 1, "also whose game it is: the board is not posted anew"
    assert len(server.messages(server.first)) == before
    assert set(drawn) <= {look}
    assert drawn or look == LOOKS[0], "the first look is remembered from the board itself"


async def test_a_private_board_is_in_the_language_of_its_reader(server: PlayServer) -> None:
    """The game is in English; earlier only past days were in the reader's language."""
    server.game = "siege"
    await server.new(server.first, language="en")
    server.env.backend.subscribers.insert(0, lambda _, said: said.update(locale="it"))
    told = await server.bob.slash(server.first, "siege board", look="dark")
    (answer,) = [each for each in (*told.followups, told.response) if each and each.attachments]
    assert text(answer).startswith("## L’assedio delle Legazioni")
