"""A touch counts, becomes a proposal or a vote, or does nothing, as the user's role allows; secrets stay secret."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from support.board_page import Browsers, Visit
from support.discord_play import PlayServer, reads

from bot.games.permissions import proposals
from db.board_page import marks_of
from render.catalogue import house_texts

pytestmark = [pytest.mark.sqlite, pytest.mark.simcord(settle_timeout=120)]


async def test_an_adviser_proposes_on_the_page(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await server.alice.slash(server.first, "siege players command", how="advisers")
    adviser, owner = await browsers.visit(server.first, server.bob), await browsers.visit(server.first)
    assert ((await adviser.state())["role"], (await owner.state())["role"]) == ("proposes", "decides")
    before = (await server.state(server.first)).version
    said = await adviser.decide()
    await server.env.settle()
    now = await server.state(server.first)
    assert (said["version"], now.version) == (before, before)
    assert said["told"]
    assert [each.user_id for each in proposals(now)] == [server.bob.id]
    assert (await owner.decide())["version"] == before + 1


async def test_a_voter_adds_an_order_to_the_vote(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await server.alice.slash(server.first, "vote start", window="30m", quorum=1, voters="players")
    await server.env.settle()
    voter = await browsers.visit(server.first, server.bob)
    assert (await voter.state())["role"] == "votes"
    before = (await server.state(server.first)).version
    said = await voter.decide()
    assert said["version"] == before
    assert said["told"]
    ballots = server.bot.polls.votes.ballots
    ballot = await ballots.open_ballot((await server.state(server.first)).id, "")
    assert ballot is not None
    assert server.bob.id in await ballots.votes(ballot.id)


@pytest.mark.parametrize("restarted", [False, True])
async def test_the_open_vote_is_shown_in_every_language_and_after_a_restart(
    restarted: bool, server: PlayServer, browsers: Browsers
) -> None:
    """The channel's board has posted these lines in its own language, perhaps from another process."""
    await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await server.alice.slash(server.first, "vote start", window="30m", quorum=1, voters="players")
    await server.env.settle()
    visits = {"en": await browsers.visit(server.first)}
    for language in ("it", "fr"):
        reads(server, language)
        visits[language] = await browsers.visit(server.first, server.bob)
        server.env.backend.subscribers.pop(0)
    if restarted:
        await server.restart()
        browsers.moved(*visits.values())
    for language, visit in visits.items():
        state = await visit.state()
        assert state["language"] == language
        line = (
            house_texts().text("votes-board-link", locale=language, left="", link="|").split("|")[0].replace("**", "")
        )
        assert line.strip() in state["below"], (line, {k: state[k] for k in ("question", "below", "role")})


async def test_the_other_side_and_spectators_see_no_secret(server: PlayServer, browsers: Browsers) -> None:
    """Every byte that they get is the same whatever the standing orders of a side are."""
    await server.new(
        server.first, seed=None, game="ascari", scenario="agordat-1890", side="italian", opponent=server.bob
    )
    await server.env.settle()
    state = await server.state(server.first)
    visits = {who: await browsers.visit(server.first, who) for who in (server.alice, server.bob)}
    with server.env.time_context():
        share = await browsers.page.sessions.share(server.alice.id, state.id, locale="en")
    visits[None] = Visit(browsers.browser(), browsers.page, browsers.page.watched_at(share.secret))
    roles = {who: (await visit.state())["role"] for who, visit in visits.items()}
    asked = next(who for who, role in roles.items() if role)
    assert sorted(roles.values()) == ["", "", "decides"]
    others = [visit for who, visit in visits.items() if who is not asked]

    async def seen() -> list[tuple[bytes, bytes]]:
        found = []
        for visit in others:
            shown = await visit.get("state")
            assert not {"level", "quick", "acts", "advice"} & (await shown.json()).keys()
            picture = await visit.get(f"{(await shown.json())['picture']}chart.png")
            assert picture.status == 200
            found.append((await shown.read(), await picture.read()))
        return found

    streams = {who: await visit.session.get(visit.at + "live") for who, visit in visits.items()}
    for stream in streams.values():
        assert (await stream.content.readline()).startswith(b":")
    own = await visits[asked].state()
    assert "In force:" in own["below"]
    before, marks = await seen(), await marks_of(server.bot.database, [state.id])
    with server.env.time_context():
        service = server.bot.context.service
        side = next(side for side, chair in state.sides.items() if chair.user_id == asked.id)
        await service.order(state.id, side=side, answer=("rifles", "hold"), actor=asked.id)
    assert await seen() == before
    after = await visits[asked].state()
    assert "In force:" in after["below"] != own["below"]
    told = {who: asyncio.create_task(_told(stream)) for who, stream in streams.items()}
    await asyncio.wait(told.values(), timeout=1.5)
    assert [who for who, task in told.items() if task.done()] == [asked]
    for task in told.values():
        task.cancel()
    assert await marks_of(server.bot.database, [state.id]) == marks  # no stream says that there is an order
    for visit, who in ((visits[each], each) for each in visits if each not in {asked, None}):
        for path, said in (("menu", {"path": []}), ("decide", {"path": ["done"]}), ("auto", {"act": "advised"})):
            refused = await visit.post(path, {"version": state.version, **said})
            assert refused.status == 409, (who, path)
            assert set(await refused.json()) == {"refused"}


async def test_the_owner_adopts_a_proposal_by_touch(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    carol = server.guild.add_member(server.env.create_user("carol"))
    for who in (server.bob, carol):
        await server.alice.slash(server.first, "siege players add", user=who)
    await server.alice.slash(server.first, "siege players command", how="advisers")
    bob, other, owner = [await browsers.visit(server.first, who) for who in (server.bob, carol, server.alice)]
    version, answer = await bob.touched()
    await bob.decide(*answer)
    await other.decide(*answer)
    await server.env.settle()
    acts = [each for each in (await owner.state())["acts"] if each["act"] == "adopt"]
    assert [each["label"] for each in acts] == ["Adopt 1", "Adopt 2"]
    assert all(each["detail"] for each in acts)
    (own,) = [each for each in (await bob.state())["acts"] if each.get("number")]
    assert (own["act"], own["label"], own["number"]) == ("withdraw", "Withdraw it", acts[1]["number"])
    mine = {"version": version, "number": acts[1]["number"], "word": "00ff"}
    refused = await bob.post("adopt", mine)
    assert refused.status == 409
    assert (await refused.json())["refused"]
    gone = await owner.post("adopt", {**mine, "number": 999})
    assert (gone.status, "no longer open" in (await gone.json())["refused"]) == (409, True)
    assert (await server.state(server.first)).version == version
    done = await owner.post("adopt", mine)
    assert done.status == 200, await done.text()
    await server.env.settle()
    now = await server.state(server.first)
    assert (now.version, (await done.json())["version"]) == (version + 1, version + 1)
    for number in (acts[0]["number"], acts[1]["number"]):
        late = await owner.post("adopt", {**mine, "number": number})
        assert late.status == 409
        again = await owner.post("adopt", {**mine, "version": now.version, "number": number})
        assert again.status == 409
    assert (await server.state(server.first)).version == version + 1


async def test_an_adviser_withdraws_a_proposal_by_touch(server: PlayServer, browsers: Browsers) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await server.alice.slash(server.first, "siege players command", how="advisers")
    bob, owner = [await browsers.visit(server.first, who) for who in (server.bob, server.alice)]
    await bob.decide()
    await server.env.settle()
    (own,) = [each for each in (await bob.state())["acts"] if each.get("number")]
    said = {"version": (await bob.state())["version"], "number": own["number"]}
    assert (await owner.post("withdraw", said)).status == 200
    assert [each["number"] for each in (await owner.state())["acts"] if each.get("number")] == [own["number"]]
    done = await bob.post("withdraw", said)
    assert done.status == 200, await done.text()
    assert "withdrawn" in " ".join((await done.json())["told"])
    for visit in (bob, owner):
        assert not [each for each in (await visit.state())["acts"] if each.get("number")]
    again = await bob.post("withdraw", said)
    assert "no longer open" in " ".join((await again.json())["told"])
    assert (await server.state(server.first)).version == said["version"]


async def _told(stream: Any) -> None:
    """Wait until a page receives a change."""
    while not (await stream.content.readline()).startswith(b"data:"):
        pass
