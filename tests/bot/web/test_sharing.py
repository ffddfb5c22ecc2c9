"""A game that is shared: its addresses, what spectators get there, who may embed it, and how it ends."""

from __future__ import annotations

import asyncio
import re
from datetime import timedelta
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from support.board_page import Browsers, Visit
from support.discord_play import PlayServer, button, labels, private, text

from bot.runtime import clock
from bot.web.server import BoardServer
from bot.web.sharing import MOST, origin_of
from db.schema.games import game

pytestmark = [pytest.mark.sqlite]

SITE = "https://club.example.org"
SHARE, MAKE, SITE_BUTTON, END = "Share", "Make a link", "Allow one", "End the link"


def stored(server: PlayServer, result: Any) -> Any:
    """Return a private answer as it is now."""
    answer = (*result.followups, result.response)[0]
    assert answer is not None
    assert answer.ephemeral
    return server.env.backend.get_message(answer.message.channel.id, answer.message.id)


async def panel(server: PlayServer, channel: Any, who: Any = None) -> Any:
    """Return the private message about a game's addresses."""
    who = who or server.alice
    given = stored(server, await server.press(channel, "🖐", who))
    return stored(server, await who.click(server.as_message(given), custom_id=button(given, SHARE)))


async def click(server: PlayServer, message: Any, label: str, who: Any = None) -> Any:
    """Press a button of that message, which is edited in place; return the message."""
    await (who or server.alice).click(server.as_message(message), custom_id=button(message, label))
    return server.env.backend.get_message(message.channel_id, message.id)


async def allow(server: PlayServer, message: Any, site: str) -> Any:
    """Type a website; return the answer."""
    form = await server.alice.click(server.as_message(message), custom_id=button(message, SITE_BUTTON))
    return await server.alice.submit_modal(form, {"site": site})


def addresses(message: Any) -> list[str]:
    """Return the addresses that a message tells, without those for streams."""
    return re.findall(r"http://\S+?/b/watch/[^/\s]+/(?!\?)", text(message))


async def shared(server: PlayServer, browsers: Browsers, channel: Any) -> Visit:
    """Share a game with everyone; return a browser at its address, without any cookie."""
    message = await click(server, await panel(server, channel), MAKE)
    (address,) = addresses(message)
    return Visit(browsers.browser(), browsers.page, address)


async def test_users_with_the_shared_link_can_watch_but_not_play(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    message = await panel(server, server.first)
    assert "no link yet" in text(message)
    message = await click(server, message, MAKE)
    (address,) = addresses(message)
    assert f"{address}?bare" in text(message)
    assert MAKE not in labels(message)
    watching = Visit(browsers.browser(), browsers.page, address)
    shown = await watching.get()
    assert "frame-ancestors *" in shown.headers["Content-Security-Policy"]
    assert "Set-Cookie" not in shown.headers
    assert "class=bare" in await (await watching.get("?bare")).text()
    said = await watching.state()
    assert said["role"] == ""
    assert "level" not in said
    assert said["back"] == ""
    assert said["question"]
    assert (await watching.get(f"{said['picture']}chart.png")).status == 200
    for path in ("menu", "point", "decide", "auto", "undo"):
        answer = await watching.post(path, {"version": said["version"], "path": []})
        assert answer.status in {404, 405}, path
    assert (await server.state(server.first)).version == said["version"]


async def test_spectators_see_a_decision_immediately(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    watching = await shared(server, browsers, server.first)
    stream = await watching.session.get(f"{watching.at}live")
    await stream.content.readline()
    before = (await watching.state())["version"]
    await server.press(server.first, labels(server.board(server.first))[0])
    async with asyncio.timeout(60):
        while not (await stream.content.readline()).startswith(b"data:"):
            pass
    assert (await watching.state())["version"] > before
    stream.close()


async def test_an_ended_link_shows_nothing(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    message = await click(server, await panel(server, server.first), MAKE)
    (address,) = addresses(message)
    watching = Visit(browsers.browser(), browsers.page, address)
    picture = (await watching.state())["picture"]
    stream = await watching.session.get(f"{address}live")
    await stream.content.readline()
    message = await click(server, message, END)
    assert addresses(message) == []
    async with asyncio.timeout(60):
        assert b"data:" not in await stream.content.read()
    for path in ("", "state", "live", f"{picture}chart.png"):
        assert (await watching.get(path)).status == 410, path
    assert "no longer shared" in await (await watching.get()).text()
    again = await click(server, message, MAKE)
    assert addresses(again) not in ([], [address])


async def test_only_one_website_can_embed_a_game(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    message = await panel(server, server.first)
    await allow(server, message, f"{SITE}/games?of=us")
    message = server.env.backend.get_message(message.channel_id, message.id)
    (address,) = addresses(message)
    watching = Visit(browsers.browser(), browsers.page, address)
    policy = (await watching.get()).headers["Content-Security-Policy"]
    assert policy.endswith(f"frame-ancestors {SITE}")
    await allow(server, message, SITE)  # once more: the same one
    assert addresses(server.env.backend.get_message(message.channel_id, message.id)) == [address]
    games = private(await server.alice.slash(server.third, "siege games"))
    assert "/b/watch/" not in games, "what one website shows is not for everyone"


@pytest.mark.parametrize("typed", ["http://club.example.org", "nonsense", "https://*", "'self'", "https://a b.org"])
async def test_an_invalid_website_is_refused(typed: str, server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    message = await panel(server, server.first)
    refused = private(await allow(server, message, typed))
    assert "https://club.example.org" in refused
    assert await browsers.page.sessions.shares((await server.state(server.first)).id) == []


def test_the_origin_of_a_website_is_parsed() -> None:
    assert origin_of(" Club.Example.org/page ") == SITE
    assert origin_of(f"{SITE}:443/") == SITE
    assert origin_of(f"{SITE}:8443") == f"{SITE}:8443"
    assert origin_of("https://tücher.example") == "https://xn--tcher-kva.example"
    for wrong in (
        *("", "*", "localhost", "https://", "https://me@club.example.org", "https://1.2.3.4", "javascript:alert(1)"),
        *("https://club.example.org; script-src *", f"{SITE}:99999", "https://" + "a." * 150 + "org", "data://x.org"),
    ):
        assert not re.search(r"[^a-z0-9.:/-]", origin_of(wrong)), wrong
    assert origin_of("*") == origin_of("https://1.2.3.4") == origin_of("https://me@club.example.org") == ""


async def test_the_number_of_links_of_a_game_is_limited(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    message = await panel(server, server.first)
    for number in range(MOST):
        await allow(server, message, f"club-{number}.example.org")
    message = server.env.backend.get_message(message.channel_id, message.id)
    assert len(set(addresses(message))) == MOST
    assert SITE_BUTTON not in " ".join(labels(message))
    full = await server.alice.click(server.as_message(message), custom_id=button(message, MAKE))
    assert "End one" in private(full)
    assert len(await browsers.page.sessions.shares((await server.state(server.first)).id)) == MOST


async def test_the_list_of_games_leads_to_a_shared_one(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    assert "/b/watch/" not in private(await server.bob.slash(server.third, "siege games"))
    watching = await shared(server, browsers, server.first)
    for who in (server.alice, server.bob):
        assert watching.at in private(await who.slash(server.third, "siege games"))
    browsers.page.public = False
    assert "/b/watch/" not in private(await server.bob.slash(server.third, "siege games"))


async def test_only_the_owner_or_a_server_manager_can_share(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    given = stored(server, await server.press(server.first, "🖐", server.bob))
    assert all(SHARE not in each for each in labels(given))
    managing = server.guild.create_role("watch", permissions=discord.Permissions(manage_guild=True))
    grace = server.guild.add_member(server.env.create_user("grace"), roles=[managing])
    assert addresses(await click(server, await panel(server, server.first, grace), MAKE, grace))
    assert browsers.page.public


async def test_without_a_public_address_nothing_is_shared(server: PlayServer, page: BoardServer) -> None:
    await server.new(server.first)
    message = await panel(server, server.first)
    page.public = False
    given = stored(server, await server.press(server.first, "🖐"))
    assert all(SHARE not in each for each in labels(given))
    off = await server.alice.click(server.as_message(message), custom_id=button(message, MAKE))
    assert "public address" in private(off)


async def test_a_sealed_game_is_never_shown(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    message = await panel(server, server.first)
    watching = await shared(server, browsers, server.first)
    assert (await watching.state())["title"]
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(game).values(sealed_until=clock.now() + timedelta(hours=6)))
    browsers.page.changed((await server.state(server.first)).id)
    for path in ("state", "picture/1-1-en-chart.png"):
        kept = await watching.get(path)
        assert kept.status == 403
        assert set(await kept.json()) == {"refused"}
    given = stored(server, await server.press(server.first, "🖐"))
    assert all(SHARE not in each for each in labels(given))
    refused = private(await server.alice.click(server.as_message(message), custom_id=button(message, SITE_BUTTON)))
    assert "same dice" in refused


async def test_a_shared_link_survives_a_restart_and_ends_with_its_owners_data(
    server: PlayServer, browsers: Browsers
) -> None:
    await server.new(server.first)
    watching = await shared(server, browsers, server.first)
    shown = private(await server.alice.slash(server.third, "privacy show"))
    assert "links or open pages" in shown, shown
    await browsers.page.sessions.keys.end(server.alice.id)
    assert (await watching.state())["title"], "the end of one's own visits is not the end of a share"
    address = browsers.page.address
    port = browsers.page.port
    await browsers.page.close()
    with server.env.time_context():
        await browsers.page.open(port)
    assert browsers.page.address == address
    assert (await watching.state())["title"]
    asked = stored(server, await server.alice.slash(server.third, "privacy delete"))
    for _ in range(2):
        asked = await click(server, asked, labels(asked)[0])
    server.env.backend.clock.advance(2)
    assert (await watching.get("state")).status == 410


async def test_two_hundred_spectators_cost_one_drawing_of_the_page(
    server: PlayServer, browsers: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.new(server.first)
    watching = await shared(server, browsers, server.first)
    table, made = browsers.page.table, []
    page = table._page

    def counted(*args: Any) -> Any:
        made.append(args)
        return page(*args)

    monkeypatch.setattr(table, "_page", counted)
    answers = await asyncio.gather(*(watching.get("state") for _ in range(50)))
    assert {each.status for each in answers} == {200}
    assert len({await each.text() for each in answers}) == 1
    assert len(made) <= 2
