"""The menu “More” of the page: standing and prepared orders, and what is proposed to the other side."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from support.board_page import Browsers, Visit
from support.duel.room import EAST, WEST, Room

from bot.games.seats.chairs import POST
from db.schema.games import RUNNING, aside, prepared
from db.sides import turns_of

pytestmark = [pytest.mark.sqlite, pytest.mark.duel, pytest.mark.simcord(settle_timeout=60)]


async def more(visit: Visit, *path: str) -> Any:
    """Return the menu “More” after a path, or what is to be confirmed."""
    answer = await visit.post("menu", {"version": 0, "path": path, "extra": True})
    assert answer.status == 200, await answer.text()
    found = await answer.json()
    assert found["extra"]
    return found


async def entries(visit: Visit) -> dict[str, str]:
    """Return the labels of the entries of the menu “More”, by their words."""
    return {each["word"]: each["label"] for each in (await more(visit))["choices"]}


async def done(visit: Visit, *path: str) -> str:
    """Confirm what was chosen in the menu “More”; return the reply."""
    assert (await more(visit, *path))["confirm"] == list(path)
    answer = await visit.post("decide", {"version": 0, "path": path, "extra": True})
    assert answer.status == 200, await answer.text()
    return " ".join((await answer.json())["told"])


async def refused(visit: Visit, *path: str, what: str = "decide") -> str:
    answer = await visit.post(what, {"version": 0, "path": path, "extra": True})
    assert answer.status == 409, await answer.text()
    return str((await answer.json())["refused"])


async def test_a_standing_order_is_given_on_the_page(room: Room, browsers: Browsers) -> None:
    """It is given while the other side plays, and neither the other side nor spectators see that it was."""
    server = room.server
    alice, bob = [await browsers.visit(room.channel, who) for who in (server.alice, server.bob)]
    watcher = await browsers.visit(room.channel, server.guild.add_member(server.env.create_user("carol")))
    assert [(await visit.state())["more"] for visit in (alice, bob, watcher)] == ["⋯ More", "⋯ More", ""]
    waiting, other = (alice, bob) if (await bob.state())["role"] else (bob, alice)
    before = await other.state(), await watcher.state()
    assert (await entries(waiting))["orders"] == "Standing orders"
    level = await more(waiting, "orders")
    assert level["said"][0].startswith("In force:")
    while "confirm" not in level:
        level = await more(waiting, *level["path"], level["choices"][0]["word"])
    told = await done(waiting, *level["confirm"])
    assert told.startswith("Your standing order is now: ")
    assert "Only you can see this." in told
    async with server.bot.database.engine.connect() as connection:
        assert await connection.scalar(sa.select(sa.func.count()).select_from(aside)) == 1
    await server.later(2)
    assert (await other.state(), await watcher.state()) == before
    assert await refused(watcher, what="menu")
    assert await refused(watcher, *level["confirm"])


async def test_orders_are_prepared_on_the_page(room: Room, browsers: Browsers) -> None:
    """The same lines as in the form of the channel, with the same refusals; an empty text deletes them."""
    server = room.server
    await room.begun(side=WEST, pace=POST)
    alice, bob = [await browsers.visit(room.channel, who) for who in (server.alice, server.bob)]
    assert "prepare" not in await entries(alice), "it is her turn"
    assert "your turn" in await refused(alice, "prepare", what="menu")
    assert (await entries(bob))["prepare"] == "Prepare my turn"
    form = await more(bob, "prepare")
    assert form["prompt"] == "One order per line, at most 10"
    assert form["field"]["value"] == ""
    assert "if enemy" in form["field"]["example"]
    assert "Nothing was saved" in await refused(bob, "prepare", "dance", what="menu")
    lines = "if enemy 300,0: go 600,0\nelse: go 700,0"
    assert (await more(bob, "prepare", lines))["detail"] == lines
    assert "Prepared for your next turn: 2 lines" in await done(bob, "prepare", lines)
    assert (await more(bob, "prepare"))["field"]["value"] == lines
    assert (await entries(bob))["prepare"] == "Change prepared orders"
    assert "You have no prepared orders now." in await done(bob, "prepare", "")
    await done(bob, "prepare", "go 600,0")
    (stored,) = await server.bot.database.rows(sa.select(prepared))
    assert (stored.side, stored.user_id) == (EAST, server.bob.id)


async def test_a_pause_is_proposed_on_the_page_and_ended(room: Room, browsers: Browsers) -> None:
    server = room.server
    alice, bob = [await browsers.visit(room.channel, who) for who in (server.alice, server.bob)]
    await server.env.advance_time(1)
    assert (await entries(alice))["pause"] == "Pause the game"
    assert (await more(alice, "pause"))["field"]["rows"] == 1
    for typed, why in (("in 10 minutes", "at least an hour"), ("in 40 days", "at most 30 days"), ("soonish", "")):
        assert why in await refused(alice, "pause", typed, what="menu")
    assert "<t:" in (await more(alice, "pause", "in 3 days"))["detail"], "the browser writes times in its own time zone"
    assert "has asked your opponent" in await done(alice, "pause", "in 3 days")
    offer = (await bob.state())["offer"]
    assert (await bob.post("offer", {"at": offer["at"], "agreed": True})).status == 200
    assert turns_of(await room.row()).pause is not None
    assert (await entries(bob))["pause"] == "End the pause"
    assert "The pause ends at" in await done(bob, "pause")


async def test_the_end_is_proposed_on_the_page(room: Room, browsers: Browsers) -> None:
    """Only leaders propose it; a game against the autopilot has nobody who could agree."""
    server = room.server
    friend = server.guild.add_member(server.env.create_user("dora"))
    await server.bob.slash(room.channel, "side add", user=friend)
    alice, bob, dora = [await browsers.visit(room.channel, who) for who in (server.alice, server.bob, friend)]
    await server.env.advance_time(1)
    assert "end" not in await entries(dora)
    assert await refused(dora, "end")
    assert "without a winner" in (await more(alice, "end"))["detail"]
    assert "has asked your opponent" in await done(alice, "end")
    await server.env.settle()
    assert "already proposed" in await done(alice, "end")
    assert (await bob.state())["offer"]["agree"] == "End the game"
    assert (await room.row()).status == RUNNING
    assert "it has ended" in await done(bob, "end"), "both have proposed it"
    assert (await alice.state())["more"] == ""
    for visit in (alice, bob):
        assert await refused(visit, what="menu")
    for path in (["dance"], ["orders", "dance"]):
        assert (await bob.post("decide", {"version": 0, "path": path, "extra": True})).status in {409, 422}
