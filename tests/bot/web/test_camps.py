"""A side that several people share, on the page: what its room shows, and what the other side is not shown."""

from __future__ import annotations

import pytest
from support.board_page import Browsers, Visit
from support.discord_play import PlayServer, text
from support.duel.room import EAST, Camps

pytestmark = [pytest.mark.sqlite, pytest.mark.simcord(settle_timeout=120), pytest.mark.duel]


@pytest.mark.stress
async def test_the_leader_of_a_side_adopts_a_proposal_that_its_room_shows(
    orchard: str, server: PlayServer, browsers: Browsers
) -> None:
    camps = Camps(server)
    await camps.manned()
    await camps.said(server.bob, "siege players command", how="advisers")
    await server.env.settle()
    leader, adviser, enemy = [
        await browsers.visit(camps.channel, who) for who in (server.bob, camps.dora, server.alice)
    ]
    assert ((await leader.state())["role"], (await adviser.state())["role"]) == ("decides", "proposes")
    before = await enemy.state()
    await adviser.decide()
    await server.env.settle()
    (act,) = [each for each in (await leader.state())["acts"] if each["act"] == "adopt"]
    assert await enemy.state() == before, "the other side is not shown that there is a proposal"
    posted = [each for each in map(text, server.messages(camps.east)) if "proposes" in each]
    assert len(posted) == 1
    said = {"version": (await leader.state())["version"], "number": act["number"], "word": "00ff"}
    assert (await adviser.post("adopt", said)).status == 409
    done = await leader.post("adopt", said)
    assert done.status == 200, await done.text()
    await server.env.settle()
    assert [each for each in map(text, server.messages(camps.east)) if each.startswith("Adopted")]
    assert (await leader.post("adopt", said)).status == 409


async def test_a_side_votes_on_its_page_and_the_other_side_is_not_shown_the_vote(
    orchard: str, server: PlayServer, browsers: Browsers
) -> None:
    camps = Camps(server)
    await camps.manned()
    bob, dora, enemy = [await browsers.visit(camps.channel, who) for who in (server.bob, camps.dora, server.alice)]
    with server.env.time_context():
        share = await browsers.page.sessions.share(server.alice.id, (await camps.row()).id, locale="en")
    spectator = Visit(browsers.browser(), browsers.page, browsers.page.watched_at(share.secret))
    await camps.voting(EAST)
    roles = [(await visit.state())["role"] for visit in (bob, dora, enemy, spectator)]
    assert roles == ["votes", "votes", "decides", ""]
    before = [await (await visit.get("state")).read() for visit in (enemy, spectator)]
    version, (*path, word) = await dora.touched()
    others = (await dora.touch(version, *path, all=True))["choices"]
    other = next(each["word"] for each in others if each["word"] != word)
    ballots = server.bot.polls.votes.ballots
    ballot = await ballots.open_ballot((await camps.row()).id, EAST)
    assert ballot is not None
    assert (await dora.decide(*path, word))["told"]
    assert (await bob.decide(*path, other))["told"]
    assert (await bob.decide(*path, word))["told"], "the last vote counts"
    votes = await ballots.votes(ballot.id)
    assert votes.keys() == {server.bob.id, camps.dora.id}
    assert len(set(votes.values())) == 1
    assert [await (await visit.get("state")).read() for visit in (enemy, spectator)] == before
    assert (await camps.row()).version == version
    await camps.pass_by(31 * 60)
    await server.env.settle()
    assert (await camps.row()).version > version
    late = await dora.post("decide", {"version": version, "path": [*path, other], "word": "00ff"})
    assert late.status == 409
    assert await ballots.votes(ballot.id) == votes
