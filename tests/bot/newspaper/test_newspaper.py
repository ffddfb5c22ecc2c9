"""Newspaper pages in a channel: a day's page, private or public, and the poster on the last board."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from PIL import Image
from simcord.results import InteractionResult
from support import discord_limits
from support.discord_play import PlayServer, button, parts, private, text

import bot.boards.printed_pages
import render.games
from engine.core.replay import ReplayMismatch, Scene
from render.language import language
from render.pictures.print_page import Page


def png(*, wide: int = 8) -> bytes:
    out = io.BytesIO()
    Image.new("P", (wide, 8)).save(out, "PNG")
    return out.getvalue()


class Printed:
    """Records the pages requested from the toy."""

    def __init__(self) -> None:
        self.dispatches: list[tuple[int | None, str, int]] = []
        self.posters: list[tuple[str, Any]] = []

    def newspaper(self, scenes: Sequence[Scene], *, game: str, period: int | None) -> Page | None:
        days = max(scene.view["day"] for scene in scenes)
        self.dispatches.append((period, language(), len(scenes)))
        if period is not None and period > days:
            return None
        return Page(png(), f"The orchard's paper of day {period or days}", f"Cones Fly ({language()})")

    def poster(self, scenes: Sequence[Scene], result: Any, *, game: str) -> Page | None:
        self.posters.append((language(), result))
        return Page(png(wide=9), "How the summer ended", "The last page")


@pytest.fixture
def printed(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> Printed:
    found = Printed()
    presenter = render.games.find(server.game)
    for name in ("newspaper", "poster"):
        monkeypatch.setattr(presenter, name, getattr(found, name), raising=False)
    return found


def gallery(components: Any) -> list[tuple[str, str]]:
    """Return address and description of each picture of a message."""
    (found,) = (part for part in parts_of(components) if part["type"] == 12)
    return [(item["media"]["url"].partition("?")[0].rpartition("/")[2], item["description"]) for item in found["items"]]


def parts_of(message: Any) -> list[dict[str, Any]]:
    return parts(message)


def answered(result: InteractionResult, *, privately: bool) -> Any:
    message = result.followups[-1] if result.followups else result.response
    assert message is not None
    assert message.ephemeral == privately
    assert not discord_limits.faults_of_message({"components": message.components})
    return message


async def play_to_the_end(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege auto", scope="all")


async def test_the_paper_is_private_and_in_the_readers_language(server: PlayServer, printed: Printed) -> None:
    await play_to_the_end(server)
    before = len(server.messages(server.first))
    message = answered(await server.bob.slash(server.first, "siege newspaper"), privately=True)
    assert "Cones Fly (en" in text(message)
    ((name, alt),) = gallery(message)
    assert name.endswith("-dispatch.png")
    assert alt.startswith("The orchard's paper of day 3")
    assert len(message.attachments) == 1
    assert len(server.messages(server.first)) == before
    assert printed.dispatches[-1][0] is None


async def test_only_a_player_can_show_the_paper_to_all(server: PlayServer, printed: Printed) -> None:
    await server.new(server.first, language="it")
    await server.alice.slash(server.first, "siege auto", scope="all")
    message = answered(await server.alice.slash(server.first, "siege newspaper", day="2", show=True), privately=False)
    assert "Cones Fly (it)" in text(message), "the channel reads it in the game's language"
    assert printed.dispatches[-1][:2] == (2, "it")
    reply = private(await server.bob.slash(server.first, "siege newspaper", show=True))
    assert f"<@{server.alice.id}>" in reply
    assert len(printed.dispatches) == 1


async def test_a_page_is_drawn_once(server: PlayServer, printed: Printed) -> None:
    await play_to_the_end(server)
    for _ in range(3):
        await server.bob.slash(server.first, "siege newspaper", day="2")
    assert len(printed.dispatches) == 1


@pytest.mark.parametrize(("day", "said"), [("9", "There is no front page for that day"), ("soon", "is no day")])
async def test_days_without_a_paper_are_explained(server: PlayServer, printed: Printed, day: str, said: str) -> None:
    await play_to_the_end(server)
    assert said in private(await server.bob.slash(server.first, "siege newspaper", day=day))


async def test_a_game_without_a_paper_is_refused(server: PlayServer) -> None:
    await server.new(server.first)
    assert "There is no front page for that day" in private(await server.bob.slash(server.first, "siege newspaper"))
    assert "/siege new" in private(await server.bob.slash(server.second, "siege newspaper"))


async def test_days_are_suggested_newest_first(server: PlayServer, printed: Printed) -> None:
    assert await server.bob.autocomplete(server.first, "siege newspaper", "day", "") == []
    await play_to_the_end(server)
    offered = await server.bob.autocomplete(server.first, "siege newspaper", "day", "")
    assert [choice["value"] for choice in offered] == ["3", "2", "1"]


async def test_the_last_board_has_the_map_and_the_poster(server: PlayServer, printed: Printed) -> None:
    await play_to_the_end(server)
    last = server.messages(server.first)[-1]
    assert not discord_limits.faults_of_message({"components": last.components})
    (one, alt), (two, poster) = gallery(last)
    assert (one, two) == ("board.png", "poster.png")
    assert alt.startswith("An orchard")
    assert poster.startswith("How the summer ended")
    assert len(last.attachments) == 2
    ((locale, result),) = printed.posters
    assert result == (await server.state(server.first)).result
    assert locale == "en"
    seen = answered(await server.bob.slash(server.first, "siege board"), privately=True)
    assert [name for name, _ in gallery(seen)] == ["board.png", "poster.png"]
    assert len(printed.posters) == 1, "it is drawn once"


async def test_running_and_resigned_games_have_no_poster(server: PlayServer, printed: Printed) -> None:
    await server.new(server.first)
    assert [name for name, _ in gallery(server.messages(server.first)[-1])] == ["board.png"]
    result = await server.alice.slash(server.first, "siege resign")
    asked = answered(result, privately=True)
    stored = server.env.backend.get_message(server.first.id, asked.id)
    await server.alice.click(server.as_message(stored), custom_id=button(stored, ""))
    assert (await server.state(server.first)).status == "resigned"
    assert not printed.posters


def _goes_astray(*_: object) -> Any:
    raise ReplayMismatch(4)


def _fails(*_: object) -> Any:
    raise RuntimeError("no ink")


@pytest.mark.parametrize("problem", [_goes_astray, _fails])
async def test_a_game_that_cannot_be_replayed_ends_without_a_poster(
    server: PlayServer, printed: Printed, monkeypatch: pytest.MonkeyPatch, problem: Callable[..., Any]
) -> None:
    monkeypatch.setattr(bot.boards.printed_pages, "_replay", problem)
    await play_to_the_end(server)
    last = server.messages(server.first)[-1]
    assert [name for name, _ in gallery(last)] == ["board.png"]
    if problem is _goes_astray:
        assert "`#4`" in private(await server.bob.slash(server.first, "siege newspaper"))


async def test_the_story_is_private_in_the_readers_language_and_leads_to_the_front_pages(
    server: PlayServer, printed: Printed
) -> None:
    await server.new(server.first, language="it")
    await server.alice.slash(server.first, "siege auto", scope="all")
    before = len(server.messages(server.first))
    message = answered(await server.bob.slash(server.first, "siege story"), privately=True)
    assert "**Day 1.**" in text(message)
    assert [name.rpartition("-story-")[2] for name, _ in gallery(message)] == ["1.png", "2.png"]
    assert all(alt.startswith("An orchard") for _, alt in gallery(message))
    assert len(server.messages(server.first)) == before
    stored = server.env.backend.get_message(server.first.id, message.id)
    turned = await server.bob.click(server.as_message(stored), custom_id=button(stored, "📰"))
    assert "Cones Fly" in text(answered(turned, privately=True))


async def test_only_a_player_can_show_the_story_to_all(server: PlayServer) -> None:
    await server.new(server.first, language="it")
    await server.alice.slash(server.first, "siege auto", scope="all")
    message = answered(await server.alice.slash(server.first, "siege story", show=True), privately=False)
    assert "**Giorno 1.**" in text(message), "the channel reads it in the game's language"
    assert f"<@{server.alice.id}>" in private(await server.bob.slash(server.first, "siege story", show=True))


async def test_the_last_board_has_a_button_to_the_story(server: PlayServer) -> None:
    await play_to_the_end(server)
    last = server.messages(server.first)[-1]
    told = await server.bob.click(server.as_message(last), custom_id=button(last, "📖"))
    assert "**Day 1.**" in text(answered(told, privately=True))


async def test_a_story_needs_a_game_that_replays(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "/siege new" in private(await server.bob.slash(server.second, "siege story"))
    await play_to_the_end(server)
    monkeypatch.setattr(bot.boards.printed_pages, "_replay", _goes_astray)
    assert "`#4`" in private(await server.bob.slash(server.first, "siege story"))


async def test_the_story_since_ones_own_last_order(server: PlayServer) -> None:
    await server.new(server.first)
    assert "not given any orders in this game" in private(
        await server.bob.slash(server.first, "siege story", since=True)
    )
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await server.bob.slash(server.first, "siege auto", scope="day")
    assert "since your last order" in private(await server.bob.slash(server.first, "siege story", since=True))
    await server.alice.slash(server.first, "siege auto", scope="all")
    told = text(answered(await server.bob.slash(server.first, "siege story", since=True), privately=True))
    assert "**Day 3.**" in told
    assert "**Day 1.**" not in told
    whole = text(answered(await server.bob.slash(server.first, "siege story"), privately=True))
    assert "**Day 1.**" in whole
