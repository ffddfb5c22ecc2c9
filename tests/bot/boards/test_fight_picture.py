"""The second picture of a board: posted while there is a fight, kept while menus are walked, gone when it is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from PIL import Image
from support import discord_limits
from support.discord_play import PlayServer, parts, text

import render.games
from bot.boards.message import FIGHT, PICTURE, pictures_of, retired
from engine.core.events import Event
from render.language import language
from render.pictures.png import png
from render.presenter import Look


class Brawl:
    """A toy game in which there is a fight as long as `on` is true; `broken` is one that cannot be drawn."""

    def __init__(self) -> None:
        self.on, self.broken = True, False
        self.drawn: list[Look] = []
        self.said = "brawl"

    def fight(self, _view: Any, *, events: Sequence[Event], look: Look) -> bytes | None:
        self.drawn.append(look)
        if self.broken:
            raise RuntimeError("no ink")
        return png(Image.new("P", (9, 9))) if self.on else None

    def fight_alt(self, _view: Any, _events: Sequence[Event]) -> str:
        return f"A {self.said} ({language()})" if self.on else ""


@pytest.fixture
def brawl(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> Brawl:
    found = Brawl()
    presenter = render.games.find(server.game)
    plain = presenter.panel

    def panel(view: Any, ask: Any, events: Any, **how: Any) -> Any:
        return msgspec.structs.replace(plain(view, ask, events, **how), fight=found.fight_alt(view, events))

    monkeypatch.setattr(presenter, "fight", found.fight, raising=False)
    monkeypatch.setattr(presenter, "panel", panel, raising=False)
    return found


def galleries(message: Any) -> list[list[tuple[str, str]]]:
    """Return file name and description of the pictures of each gallery."""
    found = [part for part in parts(message) if part["type"] == 12]
    return [
        [(item["media"]["url"].partition("?")[0].rpartition("/")[2], item["description"]) for item in part["items"]]
        for part in found
    ]


def names(message: Any) -> list[str]:
    return [name for gallery in galleries(message) for name, _ in gallery]


@pytest.mark.stress
async def test_a_fight_has_a_gallery_of_its_own_above_the_map(server: PlayServer, brawl: Brawl) -> None:
    await server.new(server.first)
    board = server.board(server.first)
    assert [[name for name, _ in gallery] for gallery in galleries(board)] == [[FIGHT], [PICTURE]]
    assert galleries(board)[0][0][1] == "A brawl (en)"
    assert [each["filename"] for each in board.attachments] == [PICTURE, FIGHT]
    assert not discord_limits.faults_of_message({"components": board.components})


async def test_an_edited_board_replaces_both_pictures_and_drops_the_fight_when_it_is_over(
    server: PlayServer, brawl: Brawl
) -> None:
    state = await server.new(server.first)
    first = server.board(server.first)
    before = [each["id"] for each in first.attachments]
    brawl.said = "round two"
    server.bot.context.boards._briefs.clear()  # type: ignore[attr-defined]
    server.bot.pictures._drawn.clear()  # type: ignore[union-attr]
    await server.bot.context.board_delivery.refresh(state.id)
    second = server.board(server.first)
    assert second.id == first.id, "it is edited"
    assert names(second) == [FIGHT, PICTURE]
    assert galleries(second)[0][0][1] == "A round two (en)"
    assert len(second.attachments) == 2
    assert not {each["id"] for each in second.attachments} & set(before), "both are new"
    brawl.on = False
    server.bot.context.boards._briefs.clear()  # type: ignore[attr-defined]
    await server.bot.context.board_delivery.refresh(state.id)
    third = server.board(server.first)
    assert third.id == first.id
    assert names(third) == [PICTURE]
    assert [each["filename"] for each in third.attachments] == [PICTURE]


async def test_opening_menus_keeps_both_pictures(server: PlayServer, brawl: Brawl) -> None:
    state = await server.new(server.first)
    drawn = len(brawl.drawn)
    await server.press(server.first, "Move")
    board = server.board(server.first)
    assert (await server.state(server.first)).version == state.version
    assert names(board) == [FIGHT, PICTURE]
    assert len(board.attachments) == 2
    assert len(brawl.drawn) == drawn, "a menu draws nothing"


async def test_a_fight_that_cannot_be_drawn_leaves_the_map(server: PlayServer, brawl: Brawl) -> None:
    brawl.broken = True
    await server.new(server.first)
    board = server.board(server.first)
    assert names(board) == [PICTURE]
    assert text(board)
    await server.press(server.first, "Move")
    assert names(server.board(server.first)) == [PICTURE], "no address without its file"


async def test_a_private_view_shows_the_fight_in_its_own_theme(server: PlayServer, brawl: Brawl) -> None:
    await server.new(server.first)
    result = await server.bob.slash(server.first, "siege board", look="dark")
    seen = result.followups[-1] if result.followups else result.response
    assert names(seen) == [FIGHT, PICTURE]
    assert brawl.drawn[-1] == "dark"


async def test_a_retired_board_keeps_its_pictures_under_their_names(server: PlayServer, brawl: Brawl) -> None:
    await server.new(server.first)
    message = server.as_message(server.board(server.first))
    assert pictures_of(message) == {PICTURE, FIGHT}
    view = retired(message)
    assert view is not None
    urls = [
        item["media"]["url"] for part in _walk(view.to_components()) if part["type"] == 12 for item in part["items"]
    ]
    assert urls == [f"attachment://{FIGHT}", f"attachment://{PICTURE}"]


def _walk(components: list[Any]) -> list[Any]:
    return [part for each in components for part in (each, *_walk(each.get("components", [])))]
