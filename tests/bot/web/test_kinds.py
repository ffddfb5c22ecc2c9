"""Votes, daily attempts, campaigns and tables of tournaments on the page: the same permissions as in the channel."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from simcord.builders import ChannelHandle
from support.board_page import Browsers, Visit
from support.discord_play import PlayServer, private
from support.tournament.cup import Cup

import bot.daily.service
from bot.daily.cog import DailyCog
from bot.runtime import clock
from db.daily import CONFIRMED
from db.schema.games import DAY, TABLE, game

pytestmark = [pytest.mark.sqlite, pytest.mark.simcord(settle_timeout=120), pytest.mark.by_alarms]


async def came(server: PlayServer, browsers: Browsers, who: Any, game_id: str) -> Visit:
    """Return the visit of a user who has a session for a game, whether they may see it or not."""
    with server.env.time_context():
        secret, viewer = await browsers.page.sessions.admit(who.id, game_id, locale="en")
    browser = browsers.browser()
    browser.headers["Cookie"] = f"board={secret}"
    return Visit(browser, browsers.page, f"{browsers.page.address}/b/game/{game_id}-{viewer.seat}/")


async def told(answer: Any, status: int = 409) -> str:
    assert answer.status == status, await answer.text()
    return str((await answer.json())["refused"])


async def two_answers(visit: Visit) -> list[list[str]]:
    """Return two answers that can be touched, which differ in one word."""
    version, one = await visit.touched()
    for end in range(len(one) - 1, -1, -1):
        level = await visit.touch(version, *one[:end], all=True)
        others = [each["word"] for each in [*level.get("choices", ()), *level.get("verbs", ())]]
        for word in others:
            after = await visit.touch(version, *one[:end], word)
            if word != one[end] and "confirm" in after:
                return [one, after["confirm"]]
    raise AssertionError(one)


async def test_a_vote_is_changed_joined_and_too_late(server: PlayServer, browsers: Browsers) -> None:
    state = await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await server.alice.slash(server.first, "vote start", window="30m", quorum=1, voters="players")
    await server.env.settle()
    bob, alice = [await browsers.visit(server.first, who) for who in (server.bob, server.alice)]
    carol = await came(server, browsers, server.guild.add_member(server.env.create_user("carol")), state.id)
    one, other = await two_answers(bob)
    ballots = server.bot.polls.votes.ballots
    ballot = await ballots.open_ballot(state.id, "")
    assert ballot is not None
    first = await bob.decide(*one)
    votes = await ballots.votes(ballot.id)
    again = await bob.decide(*other)
    changed = await ballots.votes(ballot.id)
    assert first["told"]
    assert again["told"]
    assert votes.keys() == changed.keys() == {server.bob.id}
    assert votes[server.bob.id] != changed[server.bob.id], "the last vote of a user counts"
    await alice.decide(*other)
    both = await ballots.votes(ballot.id)
    assert both[server.alice.id] == both[server.bob.id]
    assert (await carol.state())["role"] == ""
    version = (await bob.state())["version"]
    assert await told(await carol.post("decide", {"version": version, "path": one}))
    assert (await ballots.votes(ballot.id)).keys() == both.keys()
    assert (await bob.state())["undo"] is False
    await server.env.advance_time(31 * 60)
    await server.env.settle()
    assert (await server.state(server.first)).version > version
    assert "already" in (await told(await bob.post("decide", {"version": version, "path": one}))).lower()
    assert await ballots.votes(ballot.id) == both


async def test_a_sealed_attempt_is_its_players_alone_until_its_day_is_over(
    server: PlayServer, browsers: Browsers
) -> None:
    state = await server.new(server.first)
    onlooker = await browsers.visit(server.first, server.bob)
    assert (await onlooker.state())["role"] == ""
    own = await browsers.visit(server.first)
    until = clock.now() + timedelta(hours=6)
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(game).values(sealed_until=until, counted=DAY))
    assert (await own.state())["role"] == "decides"
    for path in ("state", "undo"):
        assert "no longer see" in await told(await onlooker.get(path), 403)
    assert "no longer see" in await told(await onlooker.post("menu", {"version": 1, "path": []}), 403)
    assert "same dice" in private(await server.press(server.first, "🖐", server.bob))
    before = (await own.state())["version"]
    assert (await own.decide())["version"] == before + 1
    server.env.backend.clock.advance(6 * 3_600)
    assert (await onlooker.state())["version"] == (await server.state(server.first)).version
    assert state.id in onlooker.at


async def test_a_table_of_a_tournament_is_played_by_its_player_and_takes_no_advisers(
    server: PlayServer, browsers: Browsers
) -> None:
    await server.new(server.first)
    async with server.bot.database.write() as connection:
        await connection.execute(sa.update(game).values(counted=TABLE))
    before = (await server.state(server.first)).version
    for command, options in (("players add", {"user": server.bob}), ("players command", {"how": "advisers"})):
        assert "tournament" in private(await server.alice.slash(server.first, f"siege {command}", **options))
    own, other = [await browsers.visit(server.first, who) for who in (server.alice, server.bob)]
    assert ((await own.state())["role"], (await other.state())["role"]) == ("decides", "")
    shown = await other.state()
    assert not {"level", "quick", "acts", "advice"} & shown.keys()
    answer = await own.touched()
    for path, said in (("decide", {"path": answer[1]}), ("auto", {"act": "advised"}), ("undo", {"to": 0})):
        assert await told(await other.post(path, {"version": before, **said}))
    assert (await server.state(server.first)).version == before
    assert (await own.decide(*answer[1]))["version"] == before + 1
    assert (await own.state())["undo"] is True


async def test_an_attempt_at_the_daily_game_is_played_by_touch_and_confirmed(
    server: PlayServer, browsers: Browsers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.daily.service, "usual", lambda: server.game)
    private(await server.alice.slash(server.first, "daily play"))
    channel = server.alice.user.dm_channel
    state = await server.state(channel)
    assert state.counted == DAY
    own = await browsers.visit(channel, server.alice.user)
    other = await came(server, browsers, server.bob, state.id)
    assert await told(await other.get("state"), 403)
    first = await own.decide()
    assert first["version"] > state.version
    for _ in range(40):
        shown = await own.state()
        if not shown["role"]:
            break
        await own.post("auto", {"version": shown["version"], "act": "calm", "word": ""})
        await server.env.settle()
    await server.env.advance_time(5)
    over = await server.state(channel)
    assert over.status == "over"
    cog = server.bot.get_cog("DailyCog")
    assert isinstance(cog, DailyCog)
    kept = await cog.daily.days.attempt(state.daily or "", server.alice.id)
    assert kept is not None
    assert kept.state == CONFIRMED, "the answers of the page verify like those of the channel"
    assert await told(await other.get("state"), 403)


@pytest.mark.stress
async def test_a_tournaments_table_of_two_is_played_by_touch(server: PlayServer, browsers: Browsers, two: str) -> None:
    cup = Cup(server)
    await cup.new("game", two, (server.alice, server.bob))
    said = await cup.press(server.bob)
    await server.env.advance_time(2)
    assert "Your tournament game begins" in said
    game_id = (await cup.table()).games[0]
    row = await server.bot.context.service.store.game(game_id)
    assert row is not None
    assert row.counted == TABLE
    thread = ChannelHandle(server.env, server.guild, server.env.backend.channels[row.channel_id])
    visits = {who.id: await browsers.visit(thread, who) for who in (server.alice, server.bob)}
    carol = await browsers.visit(thread, server.guild.add_member(server.env.create_user("carol")))
    for _ in range(4):
        states = {who: await visit.state() for who, visit in visits.items()}
        asked = next(who for who, shown in states.items() if shown["role"] == "decides")
        assert "level" not in await carol.state()
        await visits[asked].decide()
        await server.env.settle()
    after = await server.bot.context.service.store.game(game_id)
    assert after is not None
    assert after.version >= row.version + 4
    refused = await carol.post("decide", {"version": after.version, "path": ["garden"], "word": ""})
    assert await told(refused)


async def test_a_rated_game_gives_no_help_on_its_page(server: PlayServer, browsers: Browsers, two: str) -> None:
    await server.alice.slash(server.first, "match challenge", game=two, user=server.bob, rated=True)
    await server.env.advance_time(1)
    await server.accept(server.first, server.bob)
    (thread,) = [each for each in server.env.backend.channels.values() if each.parent_id == server.first.id]
    channel = ChannelHandle(server.env, server.guild, thread)
    visits = [await browsers.visit(channel, who) for who in (server.alice, server.bob)]
    shown = [(visit, await visit.state()) for visit in visits]
    visit, state = next((each, said) for each, said in shown if said["role"] == "decides")
    assert not state["acts"]
    assert not state["advice"]
    assert "gives no advice" in await told(
        await visit.post("auto", {"version": state["version"], "act": "advised", "word": ""})
    )
    assert (await visit.decide())["version"] > state["version"]


@pytest.mark.stress
async def test_a_day_of_a_campaign_is_played_by_touch_and_then_waits(server: PlayServer, browsers: Browsers) -> None:
    asked = {"game": server.game, "hour": "21:00", "zone": "Europe/Rome", "seed": "apple", "house_rules": "days=40"}
    await server.alice.slash(server.first, "campaign start", **asked)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await server.env.advance_time(21 * 3_600)
    await server.env.settle()
    visits = [await browsers.visit(server.first, who) for who in (server.alice, server.bob)]
    state = await visits[1].state()
    assert state["role"] == "decides"
    day = (await server.state(server.first)).progress[0]
    await visits[1].decide()
    for _ in range(40):
        state = await visits[0].state()
        if not state["role"]:
            break
        done = await visits[0].post("auto", {"version": state["version"], "act": "calm"})
        if done.status != 200:
            break
    await server.env.settle()
    waits = await server.state(server.first)
    assert waits.day_awaited, "the day is played"
    for visit in visits:
        shown = await visit.state()
        assert (shown["role"], shown["undo"]) == ("", False)
        assert "level" not in shown
        late = {"version": shown["version"], "path": ["done"], "word": ""}
        assert await told(await visit.post("decide", late), 409)
    assert waits.progress[0] >= day
