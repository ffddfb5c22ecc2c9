"""Users who lose a game, and touches that come too late: a clear sentence, the current board, nothing lost."""

from __future__ import annotations

import asyncio

import discord
import pytest
import sqlalchemy as sa
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support.board_page import Browsers, Visit
from support.discord_play import PlayServer

from bot.web import server as served
from db.schema.games import game

pytestmark = [pytest.mark.sqlite]

WITHIN = 60.0
"""Seconds within which a page ends after its user has lost access."""


def hidden(server: PlayServer, target: int, kind: OverwriteType, *, shown: bool = False) -> None:
    """Hide the first channel from a role or a member, or show it to them."""
    allow, deny = discord.PermissionOverwrite(view_channel=shown).pair()
    overwrite = Overwrite(target_id=target, type=kind, allow=allow.value, deny=deny.value)
    server.env.backend.set_overwrite(server.first.id, overwrite)


async def ended(server: PlayServer, visit: Visit) -> str:
    """Expect a page to end; return what it says, which is the same whatever it asks for."""
    await server.env.settle()
    server.env.backend.clock.advance(WITHIN)
    told = set()
    for path in ("state", "undo"):
        answer = await visit.get(path)
        assert answer.status == 403, (path, await answer.text())
        told.add((await answer.json())["refused"])
    for path, said in (("menu", {"path": []}), ("decide", {"path": ["done"]}), ("auto", {"act": "advised"})):
        answer = await visit.post(path, {"version": 1, **said})
        assert answer.status == 403, (path, await answer.text())
        told.add((await answer.json())["refused"])
    assert (await visit.get("live")).status == 403
    (text,) = told
    return str(text)


@pytest.mark.parametrize("plays", [True, False])
async def test_a_user_who_loses_the_channel_loses_the_page(plays: bool, server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    if plays:
        await server.alice.slash(server.first, "siege players add", user=server.bob)
    visit = await browsers.visit(server.first, server.bob)
    assert (await visit.state())["role"] == ("decides" if plays else "")
    before = (await server.state(server.first)).version
    hidden(server, server.bob.id, OverwriteType.MEMBER)
    assert "no longer see this game" in await ended(server, visit)
    assert (await server.state(server.first)).version == before


async def test_a_user_who_loses_a_role_loses_the_page(server: PlayServer, browsers: Browsers) -> None:
    role = server.guild.create_role("Generals")
    carol = server.guild.add_member(server.env.create_user("carol"), roles=[role])
    await server.new(server.first)
    hidden(server, server.guild.default_role.id, OverwriteType.ROLE)
    hidden(server, role.id, OverwriteType.ROLE, shown=True)
    visit = await browsers.visit(server.first, carol)
    assert (await visit.state())["role"] == ""
    server.env.backend.guilds[server.guild.id].members[carol.id].role_ids.remove(role.id)
    assert "no longer see this game" in await ended(server, visit)


async def test_a_player_who_leaves_the_server_loses_the_page_and_its_stream(
    server: PlayServer, browsers: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served, "PING", 0.05)
    await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    visit = await browsers.visit(server.first, server.bob)
    stream = await visit.session.get(visit.at + "live")
    server.env.backend.guilds[server.guild.id].members.pop(server.bob.id)
    await server.env.settle()
    server.env.backend.clock.advance(WITHIN)
    async with asyncio.timeout(60):
        while await stream.content.readline():
            pass
    assert "no longer see this game" in await ended(server, visit)


async def test_a_deleted_game_is_said_to_be_gone(server: PlayServer, browsers: Browsers) -> None:
    state = await server.new(server.first)
    visit = await browsers.visit(server.first)
    async with server.bot.database.write() as connection:
        await connection.execute(sa.delete(game).where(game.c.id == state.id))
    answer = await visit.get("state")
    assert answer.status in {401, 403}
    if answer.status == 403:
        assert (await answer.json())["refused"]


async def test_a_game_that_has_ended_says_so_and_shows_its_last_board(server: PlayServer, browsers: Browsers) -> None:
    state = await server.new(server.first)
    visit = await browsers.visit(server.first)
    version, answer = await visit.touched()
    with server.env.time_context():
        await server.bot.context.service.resign(state.id, version=version, actor=server.alice.id)
    await server.env.settle()
    for path, said in (("decide", {"path": answer}), ("menu", {"path": []}), ("auto", {"act": "advised"})):
        late = await visit.post(path, {"version": version, **said})
        assert late.status == 409, await late.text()
        assert "over" in (await late.json())["refused"]
    last = await visit.state()
    assert last["over"]
    assert last["role"] == ""
    assert "level" not in last


async def test_a_second_tab_with_an_older_version_is_told_and_shown_the_current_board(
    server: PlayServer, browsers: Browsers
) -> None:
    await server.new(server.first)
    first, second = await browsers.visit(server.first), await browsers.visit(server.first)
    version, answer = await second.touched()
    now = (await first.decide())["version"]
    for path, said in (("menu", {"path": answer[:1]}), ("decide", {"path": answer}), ("undo", {"to": version})):
        late = await second.post(path, {"version": version, **said})
        assert late.status == 409, await late.text()
        assert (await late.json())["refused"]
    assert (await second.state())["version"] == now
    assert (await server.state(server.first)).version == now


@pytest.mark.parametrize(
    ("system", "more"),
    [
        ("siege", {}),
        ("ascari", {"scenario": "agordat-1890", "side": "dervish", "opponent": "bob"}),
        ("revolte", {"scenario": "fu-gate", "side": "boxers", "opponent": "bob"}),
    ],
)
async def test_a_place_off_the_board_and_a_stale_path_are_refused_in_words(
    system: str, more: dict[str, str], server: PlayServer, browsers: Browsers
) -> None:
    options = {name: server.bob if value == "bob" else value for name, value in more.items()}
    await server.new(server.first, seed=None, game=system, **options)
    await server.env.settle()
    visits = [await browsers.visit(server.first, who) for who in (server.alice, server.bob)]
    shown = [(await each.state(), each) for each in visits]
    state, visit = next(each for each in shown if each[0]["role"] == "decides")
    version = state["version"]
    for point in ([-5_000, -5_000], [99_999, 99_999]):
        off = await visit.post("point", {"version": version, "path": [], "points": [point]})
        assert off.status == 200, await off.text()
        assert (await off.json())["choices"] == []
    for path in (["nobody"], [*(state["level"].get("path") or ["done"]), "9999", "nobody"], ["x"] * 12):
        stale = await visit.post("menu", {"version": version, "path": path})
        assert stale.status == 422, await stale.text()
        assert (await stale.json())["refused"]
    assert await visit.state() == state


async def test_a_player_whom_discord_has_not_sent_is_named(server: PlayServer, browsers: Browsers) -> None:
    """After a restart the bot knows nobody: the page asks Discord for the names of the game’s players."""
    await server.new(
        server.first, seed=None, game="ascari", scenario="agordat-1890", side="italian", opponent=server.bob
    )
    await server.restart()
    assert server.bot.get_user(server.bob.id) is None
    browsers.moved()
    visit = await browsers.visit(server.first)
    said = str(await visit.state())
    assert "bob" in said
    assert "a player" not in said
