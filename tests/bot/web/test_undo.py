"""Undo on the page: one's own answers, and those that the other side has to agree to, as in the channel."""

from __future__ import annotations

import pytest
from support.board_page import Browsers, Visit
from support.discord_play import PlayServer, button, labels, text

from db.board_page import marks_of

pytestmark = [pytest.mark.sqlite, pytest.mark.simcord(settle_timeout=120)]


class Duel:
    """A game of two users: Bob has set up, Alice is asked, so Bob can take his last answer back only if she agrees."""

    def __init__(self, server: PlayServer, browsers: Browsers) -> None:
        self.server, self.browsers = server, browsers

    async def begin(self) -> tuple[Visit, Visit]:
        server = self.server
        await server.new(
            server.first, seed=None, game="ascari", scenario="agordat-1890", side="italian", opponent=server.bob
        )
        await server.env.settle()
        alice, bob = [await self.browsers.visit(server.first, who) for who in (server.alice, server.bob)]
        done = await bob.post("auto", {"version": (await bob.state())["version"], "act": "phase"})
        assert (await done.json())["role"] == ""
        await server.env.settle()
        return alice, bob

    async def ask(self, visit: Visit) -> dict[str, object]:
        """Ask the other side; return what the page then shows."""
        found = await (await visit.get("undo")).json()
        done = await visit.post("undo", {"version": found["version"], "to": found["to"], "asks": found["asks"]})
        assert done.status == 200, await done.text()
        await self.server.env.settle()
        said: dict[str, object] = await done.json()
        return said

    def questions(self) -> list[str]:
        """Return the texts of the messages in the channel that are about a request."""
        every = map(text, self.server.messages(self.server.first))
        return [each for each in every if "take this back" in each or "the request of" in each]

    async def mark(self) -> str:
        """Return what tells other processes that the game has changed."""
        played = (await self.server.state(self.server.first)).id
        return (await marks_of(self.server.bot.database, [played]))[played]

    async def version(self) -> int:
        return (await self.server.state(self.server.first)).version


async def test_a_player_who_waits_undoes_as_in_the_channel(server: PlayServer, browsers: Browsers) -> None:
    duel = Duel(server, browsers)
    alice, bob = await duel.begin()
    assert ((await bob.state())["role"], (await bob.state())["undo"]) == ("", True)
    before = await duel.version()
    await alice.decide()
    assert (await alice.state())["undo"] is True
    assert await duel.version() == before + 1
    assert (await bob.state())["undo"] is True
    assert "Undo" in " ".join(labels(server.board(server.first)))


async def test_the_other_side_agrees_on_its_page(server: PlayServer, browsers: Browsers) -> None:
    duel = Duel(server, browsers)
    alice, bob = await duel.begin()
    before = await duel.version()
    found = await (await bob.get("undo")).json()
    assert found["asks"]
    assert "cannot take this back alone" in found["text"]
    assert found["label"] == "Ask Italians"
    assert "wish" not in await alice.state()
    asked = await duel.ask(bob)
    assert "asked the other side" in " ".join(asked["told"])
    assert asked["wish"]["to"] is None
    assert "agree" not in asked["wish"]
    wish = (await alice.state())["wish"]
    assert "asks to take this back" in wish["text"]
    assert (wish["agree"], wish["refuse"]) == ("Agree", "No")
    assert len(duel.questions()) == 1
    again = await duel.ask(bob)
    assert "already asked" in " ".join(again["told"])
    done = await alice.post("wish", {"version": before, "to": wish["to"], "agreed": True})
    assert done.status == 200, await done.text()
    said = await done.json()
    assert (said["version"], said["role"]) == (before + 1, "")
    assert "wish" not in said
    assert (await bob.state())["role"] == "decides"
    await server.env.settle()
    (question,) = duel.questions()
    assert "has agreed to the request of" in question, "the message in the channel is replaced as after a click there"


async def test_the_other_side_refuses_on_its_page(server: PlayServer, browsers: Browsers) -> None:
    duel = Duel(server, browsers)
    alice, bob = await duel.begin()
    before, marks = await duel.version(), [await duel.mark()]
    await duel.ask(bob)
    marks.append(await duel.mark())
    to = (await alice.state())["wish"]["to"]
    done = await alice.post("wish", {"version": before, "to": to, "agreed": False})
    assert done.status == 200
    assert len({*marks, await duel.mark()}) == 3, "pages of another process are told of it"
    said = await done.json()
    assert (said["version"], said["role"]) == (before, "decides")
    assert "wish" not in said
    assert "does not agree" in (await bob.state())["wish"]["text"]
    (question,) = duel.questions()
    assert "has declined the request of" in question
    late = await alice.post("wish", {"version": before, "to": to, "agreed": True})
    assert late.status == 409
    assert await duel.version() == before


async def test_a_click_in_the_channel_is_seen_on_both_pages(server: PlayServer, browsers: Browsers) -> None:
    duel = Duel(server, browsers)
    alice, bob = await duel.begin()
    await duel.ask(bob)
    message = next(each for each in server.messages(server.first) if "take this back" in text(each))
    await server.alice.click(server.as_message(message), custom_id=button(message, "No"))
    assert "wish" not in await alice.state()
    assert "does not agree" in (await bob.state())["wish"]["text"]


async def test_a_request_ends_with_the_next_answer_and_only_the_other_side_answers_it(
    server: PlayServer, browsers: Browsers
) -> None:
    duel = Duel(server, browsers)
    alice, bob = await duel.begin()
    watcher = await browsers.visit(server.first, server.guild.add_member(server.env.create_user("carol")))
    before = await duel.version()
    await duel.ask(bob)
    wish = (await alice.state())["wish"]
    said = {"version": before, "to": wish["to"], "agreed": True}
    assert "wish" not in await watcher.state()
    for visit in (bob, watcher):
        refused = await visit.post("wish", said)
        assert refused.status == 409, await refused.text()
    for forged in ({**said, "to": wish["to"] - 1}, {**said, "version": before - 1}):
        assert (await alice.post("wish", forged)).status == 409
    assert await duel.version() == before
    await alice.decide()
    for visit in (alice, bob):
        assert "wish" not in await visit.state()
    late = await alice.post("wish", said)
    assert late.status == 409
    assert "already" in (await late.json())["refused"]
