"""The board as a Discord Activity: the press, the exchange with Discord, and who is let in to which game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from discord.http import Route
from pydantic import SecretStr
from support.activity import discord as simulated
from support.board_page import BUTTON, Browsers, Visit, link_in
from support.discord_play import PlayServer, parts

from bot.runtime import clock
from bot.runtime.settings import Settings
from bot.ui.rate_limits import FLOOD, SUGGESTIONS
from bot.web.activity import MOST
from bot.web.server import BoardServer
from db.schema.games import game

pytestmark = [pytest.mark.sqlite]


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """The bot has an Activity."""
    return settings.model_copy(update={"activity_secret": SecretStr(simulated.SECRET)})


@pytest.fixture
def oauth(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[simulated.OAuth]:
    """Return Discord's side; Activities are enabled."""
    opened = simulated.OAuth(server.env.backend.application_id)
    monkeypatch.setattr(Route, "BASE", opened.base)
    entry = simulated.enable(server.env.backend)
    with simulated.activities():
        yield opened
    del server.env.backend.commands[None][entry["name"], entry["type"]]
    simulated.INSTANCES.clear()
    opened.close()


def started(channel: Any) -> str:
    """Return the newest instance in a channel."""
    return next(
        name
        for name, each in reversed(simulated.INSTANCES.items())
        if each["location"]["channel_id"] == str(channel.id)
    )


async def admit(browsers: Browsers, code: str, instance: str, **headers: str) -> Any:
    sent = {"Origin": browsers.page.activity.origin, **headers}
    answer = await browsers.browser().post(
        f"{browsers.page.address}/b/activity", json={"code": code, "instance": instance}, headers=sent
    )
    await answer.read()
    return answer


async def seated(browsers: Browsers, answer: Any) -> Visit:
    """Return the visit of a page that has been let in, whose every request brings its session along."""
    assert answer.status == 200, await answer.text()
    assert "Set-Cookie" not in answer.headers
    said = await answer.json()
    session = browsers.browser()
    session.headers["Authorization"] = f"Bearer {said['bearer']}"
    return Visit(session, browsers.page, f"{browsers.page.address}/{said['at']}")


async def test_the_button_launches_the_activity_and_the_frame_can_play(
    server: PlayServer, browsers: Browsers, oauth: simulated.OAuth, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    await server.new(server.first)
    await server.new(server.second)
    pressed = await server.press(server.first, BUTTON)
    (sent,) = [entry for entry in server.env.http_requests if entry.json == {"type": 12}]
    assert sent.path.endswith("/callback")
    shown = [part["url"] for part in parts(pressed.followups[-1]) if "/b/open/" in part.get("url", "")]
    assert shown, "the link for a browser, the map and sharing are still there"
    code = oauth.code(server.alice.id)
    # The press counts, also where the frame runs in another channel.
    elsewhere = simulated.launch(server.env.backend, server.second.id, server.guild.id, server.alice.id)
    answer = await admit(browsers, code, elsewhere)
    visit = await seated(browsers, answer)
    assert f"/{(await server.state(server.first)).id}-" in visit.at
    state = await visit.state()
    assert (state["role"], state["language"]) == ("decides", "it")
    assert (await visit.get(f"{state['picture']}chart.png")).content_type == "image/png"
    level = await visit.touch(state["version"], all=True)
    assert level["path"] == []
    origin = browsers.page.activity.origin
    done = await visit.post("auto", {"version": state["version"], "act": "advised"}, Origin=origin)
    assert done.status == 200
    assert (await done.json())["version"] > state["version"]
    stream = await visit.session.get(visit.at + "live")
    assert (stream.status, stream.headers["Content-Type"]) == (200, "text/event-stream")
    stream.close()
    without = await browsers.browser().post(
        f"{visit.at}auto", json={"version": 1, "act": "advised"}, headers={"Origin": origin}
    )
    assert without.status == 403, "from Discord's frame only what brings its session"
    ours = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith(("bot", "db")))
    for secret in (simulated.SECRET, code, *oauth.tokens, (await answer.json())["bearer"]):
        assert secret not in ours


async def test_a_click_is_remembered_for_two_minutes(
    server: PlayServer, browsers: Browsers, oauth: simulated.OAuth
) -> None:
    await server.new(server.first)
    await server.new(server.second)
    await server.press(server.first, BUTTON)
    server.env.backend.clock.advance(121)
    elsewhere = simulated.launch(server.env.backend, server.second.id, server.guild.id, server.alice.id)
    visit = await seated(browsers, await admit(browsers, oauth.code(server.alice.id), elsewhere))
    assert f"/{(await server.state(server.second)).id}-" in visit.at, "the game of the channel"


async def test_forged_requests_get_no_session(server: PlayServer, browsers: Browsers, oauth: simulated.OAuth) -> None:
    await server.new(server.first)
    await server.press(server.first, BUTTON)
    instance = started(server.first)
    used = oauth.code(server.alice.id)
    assert (await admit(browsers, used, instance)).status == 200
    for code, where in (
        ("forged", instance),
        (used, instance),
        (oauth.code(server.alice.id), "i-1-gc-1-1"),
        (oauth.code(server.bob.id), instance),  # he is not in it
    ):
        refused = await admit(browsers, code, where)
        assert refused.status == 403, (code, where)
        assert set(await refused.json()) == {"refused"}
    simulated.INSTANCES[instance]["application_id"] = "1"
    assert (await admit(browsers, oauth.code(server.alice.id), instance)).status == 403
    own = browsers.browser()
    for body in ({}, {"code": "", "instance": "i"}, {"code": "c", "instance": "../x"}, {"code": "c" * 999}):
        sent = {"Origin": browsers.page.activity.origin}
        assert (await own.post(f"{browsers.page.address}/b/activity", json=body, headers=sent)).status == 400
    for origin in ("https://1.discordsays.com", "https://discord.com", "null"):
        assert (await admit(browsers, oauth.code(server.alice.id), instance, Origin=origin)).status == 403


async def test_no_hidden_game_is_shown(server: PlayServer, browsers: Browsers, oauth: simulated.OAuth) -> None:
    await server.new(server.first)
    backend = server.env.backend
    stranger = server.env.create_user("stranger")
    there = simulated.launch(backend, server.first.id, server.guild.id, stranger.id)
    empty = simulated.launch(backend, server.third.id, server.guild.id, stranger.id, server.alice.id)
    texts = []
    for who, where in ((stranger, there), (stranger, empty), (server.alice, empty)):
        refused = await admit(browsers, oauth.code(who.id), where)
        assert refused.status == 403
        texts.append((await refused.json())["refused"])
    assert len(set(texts)) == 1, "a stranger does not learn whether there is a game"


async def test_a_user_can_end_their_sessions(server: PlayServer, browsers: Browsers, oauth: simulated.OAuth) -> None:
    await server.new(server.first)
    await server.press(server.first, BUTTON)
    answer = await admit(browsers, oauth.code(server.alice.id), started(server.first))
    visit = await seated(browsers, answer)
    with server.env.time_context():
        assert await browsers.page.sessions.keys.end(server.alice.id) == 1
    assert (await visit.get("state")).status == 401
    assert await browsers.page.sessions.remembered(server.alice.id) is None


async def test_only_discord_frames_the_shell(server: PlayServer, page: BoardServer, browsers: Browsers) -> None:
    shell = await browsers.browser().get(f"{page.address}/?frame_id=f&instance_id=i&platform=desktop")
    assert shell.status == 200
    framing = shell.headers["Content-Security-Policy"].partition("frame-ancestors ")[2].split()
    assert "https://discord.com" in framing
    assert page.activity.origin in framing
    assert not {"'self'", "*"} & set(framing)
    text = await shell.text()
    assert "activity.js?v=" in text
    assert 'type="module" src="b/file/board.js' not in text, "the board waits for the session"
    assert simulated.SECRET not in text


async def test_without_activities_in_the_portal_the_link_is_sent(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    with simulated.activities():
        pressed = await server.press(server.first, BUTTON)
    assert link_in(pressed)


async def test_without_the_secret_there_is_no_activity(
    server: PlayServer, browsers: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browsers.page.activity, "_secret", lambda: None)
    await server.new(server.first)
    assert await browsers.link(server.first)
    assert not [entry for entry in server.env.http_requests if entry.json == {"type": 12}]
    assert (await browsers.browser().get(f"{browsers.page.address}/")).status == 404
    assert (await admit(browsers, "code", "instance")).status == 403
    assert (await admit(browsers, "code", "instance", Origin=browsers.page.address)).status == 404


async def test_a_finished_game_is_stepped_through_in_the_frame(
    server: PlayServer, browsers: Browsers, oauth: simulated.OAuth
) -> None:
    """From the button of its last board, and while the frame is open."""
    await server.new(server.first)
    await server.press(server.first, BUTTON)
    early = await seated(browsers, await admit(browsers, oauth.code(server.alice.id), started(server.first)))
    await server.alice.slash(server.first, "siege auto", scope="all")
    await server.press(server.first, BUTTON)
    late = await seated(browsers, await admit(browsers, oauth.code(server.alice.id), started(server.first)))
    for visit in (early, late):
        assert (await visit.state())["over"]
        said = await (await visit.get("steps")).json()
        assert len(said["captions"]) > 3
        assert (await visit.get("steps/0-chart")).status == 200
        without = await browsers.browser().get(f"{visit.at}steps")
        assert without.status == 401, "only with the session that the page keeps"


async def test_a_deleted_game_is_no_game_in_the_frame(
    server: PlayServer, browsers: Browsers, oauth: simulated.OAuth
) -> None:
    """Deleted between the press and the frame, and while the frame is open."""
    state = await server.new(server.first)
    await server.press(server.first, BUTTON)
    instance = started(server.first)
    visit = await seated(browsers, await admit(browsers, oauth.code(server.alice.id), instance))
    await server.press(server.first, BUTTON)
    async with server.bot.database.write() as connection:
        await connection.execute(sa.delete(game).where(game.c.id == state.id))
    for path in ("state", "steps", "live"):
        assert (await visit.get(path)).status == 401
    refused = await admit(browsers, oauth.code(server.alice.id), instance)
    assert refused.status == 403
    assert set(await refused.json()) == {"refused"}


async def test_a_sealed_game_is_in_the_frame_of_its_player_only(
    server: PlayServer, browsers: Browsers, oauth: simulated.OAuth
) -> None:
    """To others it is as if there were no game."""
    await server.new(server.first)
    await server.alice.slash(server.first, "siege auto", scope="all")
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(game).values(sealed_until=clock.now() + timedelta(hours=6)))
    backend = server.env.backend
    here = simulated.launch(backend, server.first.id, server.guild.id, server.alice.id, server.bob.id)
    empty = simulated.launch(backend, server.third.id, server.guild.id, server.bob.id)
    visit = await seated(browsers, await admit(browsers, oauth.code(server.alice.id), here))
    assert (await visit.get("steps")).status == 200
    texts = []
    for where in (here, empty):
        refused = await admit(browsers, oauth.code(server.bob.id), where)
        assert refused.status == 403
        texts.append(await refused.text())
    assert len(set(texts)) == 1


@pytest.mark.stress
async def test_a_connection_that_enters_too_often_waits_whatever_instance_it_names(
    server: PlayServer, browsers: Browsers, oauth: simulated.OAuth
) -> None:
    await server.new(server.first)
    server.bot.cooldowns.strict = True
    answers = [await admit(browsers, "forged", f"instance-{n}") for n in range(SUGGESTIONS.rate + 1)]
    assert {each.status for each in answers[:-1]} == {403}
    assert answers[-1].status == 429
    assert int(answers[-1].headers["Retry-After"]) > 0
    assert (await answers[-1].json())["refused"]
    other = await admit(browsers, "forged", "instance-0", **{"X-Forwarded-For": "9.9.9.9, 203.0.113.7"})
    assert other.status == 403, "another client of the proxy does not wait"
    forged = await admit(browsers, "forged", "instance-0", **{"X-Forwarded-For": "1.2.3.4, 203.0.113.7"})
    assert forged.status == 403
    server.env.backend.clock.advance(SUGGESTIONS.per + 1)
    assert (await admit(browsers, "forged", "instance-0")).status == 403


async def test_one_instance_has_a_smaller_limit(server: PlayServer, browsers: Browsers, oauth: simulated.OAuth) -> None:
    await server.new(server.first)
    server.bot.cooldowns.strict = True
    found = [(await admit(browsers, "forged", "instance-1")).status for _ in range(FLOOD.rate + 1)]
    assert found == [403] * FLOOD.rate + [429]


async def test_few_entries_wait_for_discord_at_once(
    server: PlayServer, browsers: Browsers, oauth: simulated.OAuth, monkeypatch: pytest.MonkeyPatch
) -> None:
    await server.new(server.first)
    activity, answered, entered = browsers.page.activity, asyncio.Event(), 0

    async def slow(code: str) -> Any:
        nonlocal entered
        entered += 1
        await answered.wait()
        raise ValueError(code)

    monkeypatch.setattr(activity, "_user", slow)
    waiting = [asyncio.create_task(admit(browsers, "forged", f"instance-{n}")) for n in range(MOST)]
    async with asyncio.timeout(60):
        while entered < MOST:
            await asyncio.sleep(0)
        late = await admit(browsers, "forged", "instance-late")
    assert (late.status, entered) == (403, MOST)
    answered.set()
    assert {(await each).status for each in waiting} == {403}
    assert (await admit(browsers, "forged", "instance-late")).status == 403
    assert entered == MOST + 1
