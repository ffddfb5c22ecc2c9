"""The pictures of a tournament where they are posted: with alt text, anew when they change, never in the way."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support.discord_play import PlayServer, text
from support.tournament.play import worth
from support.tournament.stage import TournamentStage, last, told

import bot.tournaments.posts
from engine.tournament import facts as f

pytestmark = pytest.mark.sqlite
PNG = b"\x89PNG"


class Posts:
    """The messages of a tournament as a whole."""

    def __init__(self, stage: TournamentStage) -> None:
        self.stage, self.server = stage, stage.server

    async def post(self, begins: str) -> Any:
        """Return the message with that heading, when all is posted."""
        await self.server.env.advance_time(130)
        found = [each for each in self.server.messages(self.stage.channel) if text(each).startswith(f"## {begins}")]
        assert found, [text(each)[:40] for each in self.server.messages(self.stage.channel)]
        return found[-1]

    def files(self, message: Any) -> list[tuple[str, bytes]]:
        """Return names and beginnings of a message's files."""
        cdn = self.server.env.backend.cdn
        return [(each["filename"], cdn.get(each["url"])[:4]) for each in message.attachments]

    def alts(self, message: Any) -> list[str]:
        """Return the alt texts of a message's pictures."""
        galleries = [part for box in message.components for part in box.get("components", ()) if part["type"] == 12]
        return [item["description"] for each in galleries for item in each["items"]]


@pytest.fixture
async def posts(server: PlayServer) -> Posts:
    stage = TournamentStage(server)
    await stage.create(4, start=False, rounds=1, scenarios=("bottino",))
    await stage.draw()
    draft = await stage.slash(stage.judge, "judge pair")
    await stage.press(stage.judge, await stage.press(stage.judge, draft, "Post"), "Start")
    return Posts(stage)


@pytest.mark.stress
async def test_a_round_its_page_and_the_end_have_their_pictures(posts: Posts) -> None:
    stage = posts.stage
    shown = await posts.post("Round 1")
    assert posts.files(shown) == [("round-1-1.png", PNG)]
    (alt,) = posts.alts(shown)
    assert all(f"Player {number}" in alt for number in range(1, 5))
    before = shown.attachments[0]["url"]
    await stage.does(f.Ruled(round=1, table=1, report=worth("bottino", 30, 10)), by=stage.judge)
    await stage.does(f.Ruled(round=1, table=2, report=worth("bottino", 0, 20)), by=stage.judge)
    panel = await stage.slash(stage.judge, "judge panel")
    await stage.press(stage.judge, panel, "1: Post the standings")
    page = await posts.post("Standings after round 1")
    assert posts.files(page) == [("page-1-1.png", PNG)]
    assert "1. Player" in posts.alts(page)[0]
    shown = await posts.post("Round 1")
    assert posts.files(shown) == [("round-1-1.png", PNG)]
    assert shown.attachments[0]["url"] != before, "results stand in the picture"
    assert "is over" in told(await stage.slash(stage.organizer, "judge end"))
    await posts.server.env.advance_time(130)
    last = next(each for each in posts.server.messages(stage.channel) if len(each.attachments) == 2)
    assert [name for name, _ in posts.files(last)] == ["final-1.png", "final-2.png"]


@pytest.mark.stress
async def test_unchanged_pictures_are_not_sent_again(posts: Posts) -> None:
    shown = await posts.post("Round 1")
    before = shown.attachments[0]["url"]
    requests = posts.server.env.http_requests
    seen = len(requests)
    await posts.stage.slash(posts.stage.judge, "judge time", minutes=4)
    shown = await posts.post("Round 1")
    edits = [each for each in requests[seen:] if each.method == "PATCH" and str(shown.id) in each.path]
    assert edits, "its end is another one"
    assert shown.attachments[0]["url"] == before
    assert posts.alts(shown), "and the picture is still there"


@pytest.mark.stress
async def test_without_permission_for_files_only_text_is_posted(server: PlayServer) -> None:
    deny = discord.Permissions(attach_files=True).value
    role = Overwrite(target_id=server.guild.default_role.id, type=OverwriteType.ROLE, allow=0, deny=deny)
    server.env.backend.set_overwrite(server.first.id, role)
    stage = TournamentStage(server)
    await stage.create(2, start=False, rounds=1)
    await stage.draw()
    draft = await stage.slash(stage.judge, "judge pair")
    await stage.press(stage.judge, draft, "Post")
    shown = await Posts(stage).post("Round 1")
    assert not shown.attachments
    assert "Player 1" in text(shown)


@pytest.mark.stress
async def test_a_round_is_posted_even_if_its_picture_fails(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.tournaments.posts, "pages", lambda *_, **__: 1 / 0)
    stage = TournamentStage(server)
    await stage.create(2, start=False, rounds=1)
    await stage.draw()
    draft = await stage.slash(stage.judge, "judge pair")
    await stage.press(stage.judge, draft, "Post")
    posts = Posts(stage)
    shown = await posts.post("Round 1")
    assert not shown.attachments
    assert "Player 1" in text(shown)
    assert "Player 1" in told(await stage.slash(stage.judge, "tournament pairings"))


async def test_every_viewer_gets_the_picture_also_in_black_and_white(posts: Posts) -> None:
    found = []
    for look in ("chart", "contrast"):
        shown = await posts.stage.slash(posts.stage.judge, "tournament pairings", look=look)
        message = last(shown)
        stored = posts.server.env.backend.get_message(posts.stage.channel.id, message.id)
        found.append(posts.files(stored))
    assert found == [[("round-1-1.png", PNG)]] * 2
