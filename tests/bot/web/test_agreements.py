"""What both sides have to agree on, on the page as in the channel: to end a game, to pause it, to undo with the
autopilot.
"""

from __future__ import annotations

import pytest
from support.board_page import Browsers, Visit
from support.discord_play import PlayServer, labels, private
from support.duel.room import Room

from db.board_page import marks_of
from db.schema.games import RESIGNED, RUNNING
from db.sides import turns_of

pytestmark = [pytest.mark.sqlite, pytest.mark.duel]

HOUR = 3_600


async def propose(room: Room, command: str = "match break-off", **options: str) -> None:
    """Let Alice propose something in the channel."""
    await room.server.env.advance_time(1)
    assert "has asked your opponent" in private(await room.server.alice.slash(room.channel, command, **options))
    await room.server.env.settle()


async def mark(room: Room) -> str:
    """Return what tells other processes that the game has changed."""
    played = (await room.row()).id
    return (await marks_of(room.server.bot.database, [played]))[played]


async def test_the_other_leader_agrees_to_end_the_game_on_the_page(room: Room, browsers: Browsers) -> None:
    server = room.server
    alice, bob = [await browsers.visit(room.channel, who) for who in (server.alice, server.bob)]
    watcher = await browsers.visit(room.channel, server.guild.add_member(server.env.create_user("carol")))
    assert "offer" not in await bob.state()
    stream, before = await bob.session.get(bob.at + "live"), await mark(room)
    await stream.content.readline()
    await propose(room)
    while not (await stream.content.readline()).startswith(b"data:"):
        pass
    assert await mark(room) != before, "pages of another process are told of it"
    offer = (await bob.state())["offer"]
    assert "bob: alice proposes to end this game" in offer["text"].lower()
    assert (offer["agree"], offer["refuse"]) == ("End the game", "Play on")
    own = (await alice.state())["offer"]
    assert "alice has proposed to end this game" in own["text"].lower()
    assert (own["agree"], own["refuse"]) == ("", "Withdraw it")
    assert "offer" not in await watcher.state()
    answer = {"at": offer["at"], "agreed": True}
    for visit in (watcher, alice):
        refused = await visit.post("offer", answer)
        assert refused.status == 409, await refused.text()
    assert (await bob.post("offer", {**answer, "at": offer["at"] - 1})).status == 409
    for malformed in ({}, {"at": -1, "agreed": True}, {"at": "x", "agreed": True}, {**answer, "more": 1}):
        assert (await bob.post("offer", malformed)).status == 400
    assert (await room.row()).status == RUNNING
    done = await bob.post("offer", answer)
    assert done.status == 200, await done.text()
    said = await done.json()
    assert said["over"]
    assert "have agreed to end the game" in " ".join(said["told"])
    assert "offer" not in said
    row = await room.row()
    assert (row.status, turns_of(row).broken_off) == (RESIGNED, True)
    await server.env.settle()
    (told,) = room.said("have agreed to end the game. Nobody has won")
    assert not labels(told), "the question in the channel is replaced as after a click there"
    assert (await bob.post("offer", answer)).status == 409
    stream.close()


@pytest.mark.stress
async def test_a_proposal_is_refused_and_withdrawn_on_the_page(room: Room, browsers: Browsers) -> None:
    server = room.server
    alice, bob = [await browsers.visit(room.channel, who) for who in (server.alice, server.bob)]
    await propose(room)
    at = (await alice.state())["offer"]["at"]
    done = await alice.post("offer", {"at": at, "agreed": False})
    assert done.status == 200, await done.text()
    assert "has withdrawn" in " ".join((await done.json())["told"])
    assert "offer" not in await bob.state()
    assert len(room.said("has withdrawn the proposal")) == 1
    late = await bob.post("offer", {"at": at, "agreed": True})
    assert late.status == 409
    assert "no longer open" in (await late.json())["refused"]
    await propose(room)
    at = (await bob.state())["offer"]["at"]
    done = await bob.post("offer", {"at": at, "agreed": False})
    assert "offer" not in await done.json()
    shown = (await alice.state())["offer"]
    assert "has declined the proposal that" in shown["text"]
    assert (shown["agree"], shown["refuse"]) == ("", "")
    await server.later(HOUR + 60)
    assert "offer" not in await alice.state()
    assert (await room.row()).status == RUNNING


@pytest.mark.stress("it", "fr")
@pytest.mark.parametrize("language", ["en", "it", "fr"])
async def test_a_pause_is_agreed_on_the_page(room: Room, browsers: Browsers, language: str) -> None:
    server = room.server
    with server.env.time_context():
        secret = await browsers.page.sessions.link(server.bob.id, (await room.row()).id, locale=language)
    session, entered = await browsers.enter(f"{browsers.page.address}/b/open/{secret}")
    bob = Visit(session, browsers.page, f"{browsers.page.address}/b/{(await entered.json())['at'].removeprefix('../')}")
    await propose(room, "match pause", until="in 3 days")
    offer = (await bob.state())["offer"]
    wanted = {"en": "Pause the game", "it": "Metti in pausa", "fr": "Faire une pause"}[language]
    assert offer["agree"] == wanted
    assert "<t:" in offer["text"], "the browser writes times in its own time zone"
    done = await bob.post("offer", {"at": offer["at"], "agreed": True})
    assert done.status == 200, await done.text()
    assert turns_of(await room.row()).pause is not None
    await server.later(2)
    assert room.said("have agreed to pause the game until"), "in the channel in the language of the game"


async def test_only_the_leader_of_a_side_answers(room: Room, browsers: Browsers) -> None:
    """A player who shares the side is shown the proposal without its answers."""
    server = room.server
    friend = server.guild.add_member(server.env.create_user("carol"))
    await server.bob.slash(room.channel, "side add", user=friend)
    visit = await browsers.visit(room.channel, friend)
    await propose(room)
    offer = (await visit.state())["offer"]
    assert "proposes to end this game" in offer["text"]
    assert (offer["agree"], offer["refuse"]) == ("", "")
    for agreed in (True, False):
        refused = await visit.post("offer", {"at": offer["at"], "agreed": agreed})
        assert refused.status == 409
        assert set(await refused.json()) == {"refused"}
    assert (await room.row()).status == RUNNING


async def test_the_autopilot_agrees_immediately_to_an_undo(server: PlayServer, browsers: Browsers) -> None:
    """It has walked after Alice’s answer, so that she cannot take that back alone."""
    room = Room(server)
    await room.new(against="autopilot")
    alice = await browsers.visit(room.channel)
    for answer in (("garden",), ("lay", "400,0"), ("lay", "600,0"), ("done",)):
        before = await alice.decide(*answer)
    assert before["undo"]
    found = await (await alice.get("undo")).json()
    assert found["asks"]
    assert "The autopilot always agrees" in found["text"]
    assert found["label"] == "Take it back"
    taken = {"version": found["version"], "to": found["to"], "asks": True}
    done = await alice.post("undo", taken)
    assert done.status == 200, await done.text()
    said = await done.json()
    assert (said["version"], said["role"]) == (before["version"] + 1, "decides")
    assert said["told"]
    assert "wish" not in said
    assert "Walked: side East" in " ".join(before["story"])
    assert (await alice.post("undo", taken)).status == 409
    assert (await alice.decide("go", "300,0"))["version"] > said["version"]
