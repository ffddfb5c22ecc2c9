"""The board's page through a real HTTP client: what is shown and decided there, and what is kept from whom."""

from __future__ import annotations

import asyncio
import re
from importlib import resources
from typing import Any
from unittest.mock import AsyncMock

import pytest
from support.board_page import BUTTON, Browsers
from support.discord_play import PlayServer, button, labels, private, text

from bot.web.plain import plain
from bot.web.server import LARGEST
from db.privacy import Privacy

pytestmark = [pytest.mark.sqlite]


async def test_a_decision_on_the_page_updates_the_board_in_the_channel(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    state = await visit.state()
    assert state["role"] == "decides"
    assert state["question"]
    version, answer = await visit.touched()
    done = await visit.post("decide", {"version": version, "path": answer, "word": "ab12"})
    assert done.status == 200
    said = await done.json()
    assert said["version"] > version
    await server.env.settle()
    assert (await server.state(server.first)).version == said["version"]
    assert said["title"].split("·")[0].strip() in text(server.board(server.first)).replace("**", "")


async def test_a_picture_is_served_only_by_its_own_name(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    name = (await visit.state())["picture"]
    drawn = await visit.get(f"{name}chart.png")
    assert (drawn.status, drawn.content_type) == (200, "image/png")
    assert "immutable" in drawn.headers["Cache-Control"]
    assert (await visit.get(f"{name}dark.png")).status == 200
    for wrong in ("picture/999-1-en-chart.png", f"{name}else.png"):
        assert (await visit.get(wrong)).status == 404


async def test_a_stale_decision_is_refused_and_changes_nothing(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    version, answer = await visit.touched()
    assert (await visit.post("decide", {"version": version, "path": answer})).status == 200
    await server.env.settle()
    now = (await server.state(server.first)).version
    for path, said in (
        ("decide", {"version": version, "path": answer}),
        ("menu", {"version": version, "path": []}),
        ("point", {"version": version, "path": [], "points": [[1, 1]]}),
        ("auto", {"version": version, "act": "advised"}),
    ):
        late = await visit.post(path, said)
        assert late.status == 409
        assert "already" in (await late.json())["refused"].lower()
    assert (await server.state(server.first)).version == now


async def test_an_illegal_word_is_refused_with_a_text(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    version = (await visit.state())["version"]
    for path in ("menu", "decide"):
        refused = await visit.post(path, {"version": version, "path": ["nonsense"]})
        assert refused.status == 422
        assert (await refused.json())["refused"]


async def test_undo_works_on_the_page(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    version, answer = await visit.touched()
    assert (await visit.post("decide", {"version": version, "path": answer})).status == 200
    await server.env.settle()
    asked = await visit.get("undo")
    if asked.status == 409:  # a die has been rolled
        assert (await asked.json())["refused"]
        return
    found = await asked.json()
    done = await visit.post("undo", {"version": found["version"], "to": found["to"]})
    assert done.status == 200
    assert (await done.json())["version"] == found["version"] + 1


# ---------------------------------------------------------------- links and sessions


async def test_a_link_opens_once_and_a_preview_does_not_use_it_up(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    link = await browsers.link(server.first)
    for _ in range(3):  # a scanner
        looked = await browsers.browser().get(link)
        assert looked.status == 200
        assert "Set-Cookie" not in looked.headers
    _, answer = await browsers.enter(link)
    assert answer.status == 200
    cookie = answer.headers["Set-Cookie"]
    for part in ("HttpOnly", "SameSite=Lax", "Path=/b/game/", "Max-Age=43200"):
        assert part in cookie
    _, again = await browsers.enter(link)
    assert again.status == 410
    assert BUTTON in (await again.json())["refused"]


async def test_links_and_sessions_expire(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    old, visit = await browsers.link(server.first), await browsers.visit(server.first)
    server.env.backend.clock.advance(10 * 60 + 1)
    _, answer = await browsers.enter(old)
    assert answer.status == 410
    assert (await visit.get("state")).status == 200
    server.env.backend.clock.advance(12 * 3600)
    assert (await visit.get("state")).status == 401
    closed = await visit.get()
    assert closed.status == 401
    assert BUTTON in await closed.text()


async def test_a_session_is_good_for_one_game(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    await server.new(server.second)
    one, other = await browsers.visit(server.first), await browsers.visit(server.second)
    cookie = {"Cookie": "; ".join(f"{each.key}={each.value}" for each in one.session.cookie_jar)}
    assert cookie["Cookie"]
    stolen = await browsers.browser().get(f"{other.at}state", headers=cookie)
    assert stolen.status == 401
    assert (await browsers.browser().get(f"{one.at}state", headers=cookie)).status == 200
    assert (await browsers.browser().get(f"{one.at}state")).status == 401


async def test_a_cookie_is_secure_behind_tls(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    link = await browsers.link(server.first)
    local, browsers.page.address = browsers.page.address, "https://board.example/sub"
    try:
        _, answer = await browsers.enter(link, Origin="https://board.example")
    finally:
        browsers.page.address = local
    assert answer.status == 200
    assert "Secure" in answer.headers["Set-Cookie"]
    assert "Path=/sub/b/game/" in answer.headers["Set-Cookie"]


async def test_a_users_sessions_are_listed_and_can_be_ended(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit, other = await browsers.visit(server.first), await browsers.visit(server.first, server.bob)
    shown = await server.alice.slash(server.third, "privacy show")
    assert "of a board in a browser" in private(shown)
    answer = shown.followups[-1] if shown.followups else shown.response
    assert answer is not None
    ended = await server.alice.click(answer.message, custom_id=button(answer, "Disconnect my browsers"))
    assert "The bot has closed one page" in private(ended)
    assert (await visit.get("state")).status == 401
    assert (await other.get("state")).status == 200


async def test_deleting_a_users_data_ends_their_sessions(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit = await browsers.visit(server.first, server.bob)
    assert (await visit.get("state")).status == 200
    with server.env.time_context():
        privacy = Privacy(server.bot.database)
        await privacy.forget(server.bob.id, now=browsers.page.sessions._now(), resign=AsyncMock())
    assert (await visit.get("state")).status == 401


async def test_a_session_survives_a_restart_of_the_bot(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    before = await visit.state()
    old = browsers.page.address
    await server.restart()
    again = server.bot.page
    assert again is not None
    assert again.address not in {"", old}
    visit.at = visit.at.replace(old, again.address)
    visit.page = again
    state = await visit.state()
    assert (state["version"], state["role"]) == (before["version"], "decides")
    version, answer = await visit.touched()
    assert (await visit.post("decide", {"version": version, "path": answer})).status == 200


async def test_a_user_who_left_the_server_sees_nothing(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit = await browsers.visit(server.first, server.bob)
    assert (await visit.state())["role"] == ""
    await server.guild.kick(server.bob) if hasattr(server.guild, "kick") else _leave(server)
    await server.env.settle()
    server.env.backend.clock.advance(120)
    gone = await visit.get("state")
    assert gone.status == 403
    assert (await gone.json())["refused"]


def _leave(server: PlayServer) -> None:
    members = server.env.backend.guilds[server.guild.id].members
    members.pop(server.bob.id)


# ---------------------------------------------------------------- requests from elsewhere, and nonsense


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "https://elsewhere.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Content-Type": "text/plain"}, 415),
    ],
)
async def test_a_request_of_another_site_is_refused(
    headers: dict[str, str], status: int, server: PlayServer, browsers: Browsers
) -> None:
    await server.new(server.first)
    visit, link = await browsers.visit(server.first), await browsers.link(server.first)
    version, answer = await visit.touched()
    assert (await visit.post("decide", {"version": version, "path": answer}, **headers)).status == status
    _, entered = await browsers.enter(link, **headers)
    assert entered.status == status
    assert (await server.state(server.first)).version == version
    _, entered = await browsers.enter(link)
    assert entered.status == 200


MALFORMED = (
    "",
    "[]",
    "null",
    "{",
    "{}",
    '{"version":1}',
    '{"version":"1","path":[]}',
    '{"version":1,"path":"move"}',
    '{"version":-1,"path":[]}',
    '{"version":1e99,"path":[]}',
    '{"version":1,"path":[1]}',
    '{"version":1,"path":[],"more":1}',
    '{"version":1,"path":[' + ",".join(['"a"'] * 13) + "]}",
    '{"version":1,"path":["' + "a" * 1101 + '"]}',
    "\x00\xff",
    '{"version":1,"path":[' + "[" * 2000,
)


async def test_malformed_bodies_are_answered_with_400(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    headers = {"Origin": browsers.page.address, "Content-Type": "application/json"}
    for body in MALFORMED:
        for path in ("menu", "point", "decide", "auto", "undo", "wish", "adopt"):
            answer = await visit.session.post(visit.at + path, data=body.encode("latin-1"), headers=headers)
            assert answer.status == 400, (path, body)
            assert "Traceback" not in await answer.text()


async def test_a_game_of_one_side_has_no_menu_of_orders_and_proposals(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    assert (await visit.state())["more"] == ""
    for path, what in (([], "menu"), (["end"], "menu"), (["end"], "decide")):
        answer = await visit.post(what, {"version": 1, "path": path, "extra": True})
        assert answer.status == 409
        assert set(await answer.json()) == {"refused"}


async def test_a_large_body_is_not_read(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    assert (await visit.post("menu", {"path": ["a" * LARGEST]})).status == 413


async def test_every_response_has_the_security_headers(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    answers = [await visit.get(path) for path in ("", "state", "nothing", "picture/1-1-en-chart.png")]
    answers.append(await visit.post("menu", []))
    answers.append(await browsers.browser().get(f"{browsers.page.address}/b/file/board.js"))
    answers.append(await browsers.browser().get(f"{browsers.page.address}/elsewhere"))
    for answer in answers:
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'self'" in policy
        assert "unsafe" not in policy
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "Cache-Control" in answer.headers
    assert answers[1].headers["Cache-Control"] == "no-store"


def test_the_page_loads_nothing_from_other_hosts() -> None:
    """No address of another host, no markup made of texts, no inline script or style."""
    for each in (resources.files("bot.web") / "static").iterdir():
        source = each.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        assert not re.search(r"https?://|//[\w-]+\.\w+|innerHTML|insertAdjacent|document\.write|eval\(", source), (
            each.name
        )
        assert each.suffix != ".html" or not re.search(r"<script>|<style|style=|\son\w+=", source), each.name


# ---------------------------------------------------------------- changes


async def _line(stream: Any) -> str:
    async with asyncio.timeout(60):
        while True:
            line = (await stream.content.readline()).decode()
            if line.startswith("data:"):
                return line


async def test_a_click_in_the_channel_updates_the_page(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    stream = await visit.session.get(visit.at + "live")
    assert stream.headers["Content-Type"].startswith("text/event-stream")
    assert (await stream.content.readline()).startswith(b":")
    before = (await visit.state())["version"]
    button = labels(server.board(server.first))[0]
    await server.press(server.first, button)
    async with asyncio.timeout(1):
        assert await _line(stream) == "data: changed\n"
    assert (await visit.state())["version"] > before
    stream.close()


async def test_a_change_by_another_process_updates_the_page(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    stream = await visit.session.get(visit.at + "live")
    await stream.content.readline()
    feed, marks = browsers.page.feed, {}

    async def versions(games: frozenset[str]) -> dict[str, str]:
        return dict.fromkeys(games, marks.get("now", "1"))

    feed._versions = versions
    await feed.look()
    marks["now"] = "2"
    await feed.look()
    assert await _line(stream) == "data: changed\n"
    stream.close()


async def test_open_streams_do_not_count_as_work_of_the_bot(server: PlayServer, browsers: Browsers) -> None:
    """The local page waits after each click until the bot has nothing to do, not until browsers are closed."""
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    stream = await visit.session.get(visit.at + "live")
    await stream.content.readline()
    await visit.state()
    owned = [record.label for task, record in server.env._work.tasks.items() if not task.done()]
    assert not [label for label in owned if "RequestHandler" in label or "Event" in label]
    stream.close()


async def test_a_session_has_at_most_four_streams(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    streams = [await visit.session.get(visit.at + "live") for _ in range(5)]
    assert [each.status for each in streams] == [200, 200, 200, 200, 429]
    for each in streams:
        each.close()


async def test_no_secret_is_logged(server: PlayServer, browsers: Browsers, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    await server.new(server.first)
    link = await browsers.link(server.first)
    _, answer = await browsers.enter(link)
    secret, cookie = link.rpartition("/")[2], re.search(r"board=([^;]+)", answer.headers["Set-Cookie"])
    assert cookie is not None
    await browsers.enter(link, **{"X-Forwarded-For": "203.0.113.77"})
    played = (await server.state(server.first)).id
    shared = (await browsers.page.sessions.share(server.alice.id, played, locale="en")).secret
    watcher = browsers.browser()
    for path in ("", "state", "nothing"):
        await watcher.get(browsers.page.watched_at(shared) + path, headers={"X-Forwarded-For": "203.0.113.77"})
    ours = "\n".join(
        record.getMessage() for record in caplog.records if record.name.startswith(("bot", "db", "aiohttp"))
    )
    for hidden in (secret, cookie[1], shared, "203.0.113"):
        assert hidden not in ours


async def test_requests_beyond_the_limit_of_a_process_are_told_to_come_again(
    server: PlayServer, browsers: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.new(server.first)
    visit = await browsers.visit(server.first)
    monkeypatch.setattr("bot.web.server.CONNECTIONS", 0)
    for answer in (await visit.get("state"), await visit.post("decide", {})):
        assert (answer.status, answer.headers["Retry-After"]) == (503, "10")
        assert answer.headers["Referrer-Policy"] == "no-referrer"
    monkeypatch.undo()
    assert (await visit.get("state")).status == 200, "the bot goes on"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("<@7> wins.", "A player wins."),
        ("**<@7>** wins. <@7> is glad.", "A player wins. A player is glad."),
        ("Won by <@7>.", "Won by a player."),
        ("Day 2\n-# <@7> waits, <@7> too.", "Day 2\nA player waits, a player too."),
    ],
)
def test_a_name_at_the_head_of_a_sentence_has_its_capital(text: str, shown: str) -> None:
    assert plain(text, lambda _: "a player") == shown
