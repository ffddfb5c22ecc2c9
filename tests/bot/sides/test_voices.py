"""Communities in a game of two sides: several people a side, rooms, votes of both sides, advisers; and no leak."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from support.discord_play import PlayServer, button, private, text
from support.duel.room import EAST, WEST, Camps

from bot.games.errors import DecidedByVote
from bot.games.permissions import proposals
from bot.games.seats.chairs import LIVE, due_times
from bot.games.seats.command import within
from bot.runtime import clock
from bot.voting.ballot import outcome_of
from db.privacy import Privacy
from db.schema.games import VOTERS
from db.sides import chairs_of, turns_of

pytestmark = [pytest.mark.simcord(settle_timeout=60), pytest.mark.duel, pytest.mark.by_alarms]


@pytest.fixture
def camps(server: PlayServer) -> Camps:
    return Camps(server)


# --- several people a side ---


@pytest.mark.stress
async def test_several_players_share_a_side_and_any_of_them_decides(camps: Camps, server: PlayServer) -> None:
    await camps.manned()
    assert (await camps.chair(WEST)).people == {server.alice.id, camps.carol.id}
    await camps.order(camps.carol, "garden")
    assert sorted(turns_of(await camps.row()).asked) == [EAST]
    assert "It is not your turn" in private(await camps.order(server.alice, "garden"))
    await camps.order(camps.dora, "cellar")
    state = await server.bot.context.service.seen_by((await camps.row()).id, camps.carol.id)
    assert state.view["people"][WEST]["door"] == "garden"


async def test_a_player_cannot_join_both_sides(camps: Camps, server: PlayServer) -> None:
    await camps.manned()
    assert "already plays" in await camps.said(server.bob, "side add", user=camps.carol)
    assert "already plays" in await camps.said(camps.carol, "side join", at=camps.west)
    camps.hide(camps.east, camps.erik)
    told = await camps.said(camps.erik, "side join", at=camps.west)
    assert "You play **West** with the other people" in told
    assert (await camps.chair(WEST)).people == {server.alice.id, camps.carol.id, camps.erik.id}


async def test_a_reader_of_a_sides_room_cannot_play_the_other_side(camps: Camps, server: PlayServer) -> None:
    await camps.manned()
    told = await camps.said(server.alice, "side add", user=camps.erik)
    assert "can read the room of **East**" in told
    camps.hide(camps.east, camps.erik)
    assert "plays **West** with you" in await camps.said(server.alice, "side add", user=camps.erik)


async def test_only_the_leader_of_a_side_changes_its_players(camps: Camps, server: PlayServer) -> None:
    await camps.manned()
    for command, options in (
        ("side add", {"user": camps.erik}),
        ("side remove", {"user": server.alice}),
        ("side give", {"user": camps.erik}),
        ("side room", {}),
        ("vote start", {"window": "30m"}),
        ("siege players command", {"how": "advisers"}),
    ):
        assert "leads this side" in await camps.said(camps.carol, command, **options), command
    before = chairs_of(await camps.row())
    assert "You don’t play a side" in await camps.said(camps.erik, "side leave")
    assert chairs_of(await camps.row()) == before


@pytest.mark.stress
async def test_the_longest_member_follows_a_leader_who_leaves(camps: Camps, server: PlayServer) -> None:
    await camps.manned()
    camps.hide(camps.east, camps.erik)
    await camps.said(camps.erik, "side join", at=camps.west)
    assert "The other players of this side continue" in await camps.said(server.alice, "side leave", then="autopilot")
    chair = await camps.chair(WEST)
    assert (chair.user_id, chair.members, chair.steward) == (camps.carol.id, (camps.erik.id,), False)
    assert "no longer plays **West**" in await camps.said(camps.carol, "side remove", user=camps.erik)
    assert camps.erik.id not in (await camps.row()).players
    await camps.said(camps.carol, "side leave")
    chair = await camps.chair(WEST)
    assert (chair.people, chair.room) == (frozenset(), None), "who has left still reads the old room"


async def test_a_private_thread_can_be_the_room_of_a_side(camps: Camps, server: PlayServer) -> None:
    await camps.manned(rooms=False)
    told = await camps.said(server.alice, "side room")
    thread = server.env.backend.channels[(await camps.chair(WEST)).room]
    assert thread.type == 12, "a private thread"
    assert {server.alice.id, camps.carol.id} <= set(thread.thread_members)
    assert not {server.bob.id, camps.dora.id} & set(thread.thread_members)
    assert f"<#{thread.id}>" in told
    assert "This room belongs to **West**" in text(server.messages(thread)[-1])
    await camps.said(server.alice, "side remove", user=camps.carol)
    assert camps.carol.id not in thread.thread_members


async def test_a_room_is_refused_with_the_reason(camps: Camps, server: PlayServer) -> None:
    await camps.manned(rooms=False)
    third = server.guild.create_text_channel("everybody-reads-here")
    assert "can read that channel" in await camps.said(server.alice, "side room", channel=third)
    assert "has the board" in await camps.said(server.alice, "side room", channel=camps.channel)
    for why in ("vote start", "siege players command"):
        options = {"window": "30m"} if why == "vote start" else {"how": "advisers"}
        assert "need a room" in await camps.said(server.alice, why, **options)
    assert (await camps.chair(WEST)).room is None
    await camps.said(server.alice, "side room", channel=camps.west)
    assert "opens a private thread" in await camps.said(server.alice, "side room", at=camps.west)
    busy = await camps.said(server.alice, "siege new", at=camps.west, game=server.game)
    assert "already has a running game" in busy


# --- votes ---


@pytest.mark.stress
async def test_each_side_votes_in_its_own_channel(camps: Camps, server: PlayServer) -> None:
    await camps.manned()
    await camps.voting(WEST, EAST)
    assert "Only the players of a side can vote" in await camps.said(
        server.alice, "vote start", window="30m", voters="everybody"
    )
    ballot = camps.ballot(camps.west)
    assert "Your vote" in await camps.vote(server.alice, camps.west, 2)
    (forged,) = await server.at_once(camps.west, (camps.dora, button(ballot, "1 · ")), board=ballot)
    assert "Your vote" not in private(forged)
    await camps.vote(camps.carol, camps.west, 2)
    await camps.vote(server.bob, camps.east, 1)
    await camps.vote(camps.dora, camps.east, 1)
    await camps.pass_by(20)
    row = await camps.row()
    people = (await server.bot.context.service.seen_by(row.id, server.alice.id)).view["people"]
    assert (people[WEST]["door"], people[EAST]["door"]) == ("cellar", "garden")
    entries = await server.bot.context.service.store.journal(row.id, first=2, last=row.version)
    assert [each.actor for each in entries if each.action != "word"] == [VOTERS, VOTERS]
    (closed,) = await server.bot.polls.ballots.closed(row.id, most=9, side=WEST)
    outcome = outcome_of(closed)
    assert outcome is not None
    assert (outcome.why, outcome.counts) == ("majority", (0, 2)), "Dora is of the other side"
    assert sorted(turns_of(row).asked) == [EAST, WEST]
    assert camps.ballot(camps.west).id != ballot.id, "the next question is put to the vote"


async def test_a_voted_side_decides_only_by_votes(camps: Camps, server: PlayServer) -> None:
    await camps.manned()
    await camps.voting(WEST)
    version = (await camps.row()).version
    for asked in (
        await server.press(camps.channel, "My answer", who=server.alice),
        await server.alice.slash(camps.channel, "siege auto", scope="phase"),
    ):
        assert "by vote" in private(asked)
    told = private(await camps.order(camps.carol, "cellar"))
    assert "cellar" in told.lower()
    assert (await camps.row()).version == version
    await camps.order(server.bob, "cellar")
    await camps.pass_by(31 * 60)
    row = await camps.row()
    state = await server.bot.context.service.seen_by(row.id, camps.carol.id)
    assert state.view["people"][WEST]["door"] == "cellar", "typed, put to the vote, and the only one"
    await camps.said(server.alice, "vote stop")
    assert (await camps.chair(WEST)).command == "everyone"
    assert await server.bot.polls.ballots.open_ballot(row.id, WEST) is None


async def test_votes_and_proposals_are_hidden_from_the_other_side(camps: Camps, server: PlayServer) -> None:
    """Twins: whether or not West's players vote and propose, all others see the same."""
    await camps.manned()
    await camps.voting(WEST)
    row = await camps.row()

    def seen() -> list[str]:
        places = (camps.channel, camps.east)
        every = (each for place in places for each in server.messages(place))
        return [f"{each.components} {each.edited_timestamp}" for each in every]

    before, requests = seen(), len(server.env.http_requests)
    await camps.vote(server.alice, camps.west, 1)
    await camps.pass_by(5)
    await camps.vote(server.alice, camps.west, 2)
    await camps.pass_by(5)
    assert seen() == before
    public = [
        each.path
        for each in server.env.http_requests[requests:]
        if f"/channels/{camps.channel.id}/" in each.path or f"/channels/{camps.east.id}/" in each.path
    ]
    assert public == [], "not even an edit without a change"
    for who in (server.bob, camps.dora, camps.erik):
        for command in ("vote status", "vote now"):
            told = await camps.said(who, command)
            assert "cellar" not in told.lower()
            assert "30 minutes" not in told
    assert (await camps.row()).version == row.version


@pytest.mark.stress
async def test_one_player_cannot_undo_in_a_voted_side(camps: Camps, server: PlayServer) -> None:
    await camps.manned()
    await camps.voting(WEST)
    await camps.vote(server.alice, camps.west, 1)
    await camps.vote(camps.carol, camps.west, 1)
    await camps.pass_by(20)
    row = await camps.row()
    with pytest.raises(DecidedByVote):
        await server.bot.context.service.undo(row.id, version=row.version, to=2, actor=server.alice.id)


@pytest.mark.stress
async def test_a_vote_outlasts_the_deadline_and_times_out_only_if_it_cannot_be_held(
    camps: Camps, server: PlayServer
) -> None:
    await camps.new(opponent=server.bob, pace=LIVE)
    await server.env.advance_time(5)
    camps.hide(camps.west, server.bob)
    await camps.said(server.alice, "side room", channel=camps.west)
    await camps.voting(WEST)
    row = await camps.row()
    due = {side: at for side, _, at in due_times(row, chairs_of(row), clock.now())}
    asked = turns_of(row).asked
    assert due[WEST] == asked[WEST].at + timedelta(minutes=60)
    assert due[EAST] == asked[EAST].at + timedelta(minutes=30)


@pytest.mark.stress
async def test_a_side_whose_room_is_gone_decides_without_a_vote(camps: Camps, server: PlayServer) -> None:
    await camps.manned()
    await camps.voting(WEST)
    await camps.vote(server.alice, camps.west, 1)
    await camps.vote(camps.carol, camps.west, 1)
    server.env.backend.delete_channel(camps.west.id)
    await camps.order(server.bob, "cellar")
    await camps.pass_by(31 * 60)
    chair = await camps.chair(WEST)
    assert (chair.command, chair.room) == ("everyone", None)
    await camps.order(camps.carol, "garden")
    await camps.order(camps.carol, "lay", "400,0")
    people = (await server.bot.context.service.seen_by((await camps.row()).id, camps.carol.id)).view["people"]
    assert people[WEST]["traps"] == ["400,0"]


@pytest.mark.stress
async def test_the_board_cannot_move_into_the_room_of_a_side(camps: Camps, server: PlayServer) -> None:
    await camps.manned()
    assert "already a room" in await camps.said(server.alice, "siege here", at=camps.west)


# --- advisers ---


@pytest.mark.stress
async def test_an_advisers_proposal_is_posted_and_adopted_in_the_sides_room(camps: Camps, server: PlayServer) -> None:
    await camps.manned()
    await camps.said(server.alice, "siege players command", how="advisers")
    board = text(server.board(camps.channel))
    told = private(await camps.order(camps.carol, "cellar"))
    assert f"<#{camps.west.id}>" in told
    assert text(server.board(camps.channel)) == board
    phase = private(await camps.carol.slash(camps.channel, "siege auto", scope="phase"))
    assert f"<#{camps.west.id}> will show it as your proposal" in phase
    post = server.messages(camps.west)[-1]
    assert "proposes" in text(post)
    assert "cellar" in text(post).lower()
    shown = server.as_message(post)
    for who in (camps.carol, server.bob, camps.erik):
        await server.at_once(camps.west, (who, button(post, "Adopt it")), board=post)
        assert sorted(turns_of(await camps.row()).asked) == [EAST, WEST], who
    await server.alice.click(shown, custom_id=button(post, "Adopt it"))
    assert sorted(turns_of(await camps.row()).asked) == [EAST]
    await camps.order(camps.dora, "garden")
    state = await server.bot.context.service.position((await camps.row()).id)
    assert state.view["people"][WEST]["door"] == "cellar"
    assert "Adopted" in text(server.env.backend.get_message(camps.west.id, post.id))


@pytest.mark.stress
async def test_a_proposal_ends_only_with_the_question_of_its_side(camps: Camps, server: PlayServer) -> None:
    await camps.manned()
    await camps.said(server.alice, "siege players command", how="advisers")
    await camps.order(camps.carol, "cellar")
    await camps.order(server.bob, "cellar")  # East's answer leaves West's question as it is
    post = server.messages(camps.west)[-1]
    assert sorted(turns_of(await camps.row()).asked) == [WEST]
    game = await server.bot.context.service.roster.here(camps.channel.id)
    assert [each.user_id for each in proposals(within(game, WEST))] == [camps.carol.id]
    await camps.order(server.alice, "garden")
    game = await server.bot.context.service.roster.here(camps.channel.id)
    assert game.proposed is None
    gone = await server.alice.click(server.as_message(post), custom_id=button(post, "Adopt it"))
    assert "This proposal is no longer open" in private(gone)


# --- data ---


async def test_a_player_who_leaves_the_game_is_on_no_side(camps: Camps, server: PlayServer) -> None:
    await camps.manned()
    roster = server.bot.context.service.roster
    await roster.remove(await roster.here(camps.channel.id), camps.carol.id, by=camps.carol.id)
    assert (await camps.chair(WEST)).people == {server.alice.id}


@pytest.mark.stress
async def test_the_side_of_a_deleted_player_continues_with_the_others(camps: Camps, server: PlayServer) -> None:
    await camps.manned()
    await camps.said(server.bob, "side remove", user=camps.dora)

    async def resign(*_: Any) -> None:
        raise AssertionError("somebody else plays")

    privacy = Privacy(server.bot.database)
    assert (await privacy.counts(camps.carol.id))["members"] == 1
    for who in (server.alice, server.bob):
        await privacy.forget(who.id, now=clock.now(), resign=resign)
    west, east = await camps.chair(WEST), await camps.chair(EAST)
    assert (west.user_id, west.members, west.room) == (camps.carol.id, (), camps.west.id)
    assert (east.people, east.room) == (frozenset(), None)


# --- watching ---


async def test_a_spectator_sees_no_sides_secret_until_the_end(camps: Camps, server: PlayServer) -> None:
    await camps.manned()
    await camps.order(camps.carol, "garden")
    state = await server.bot.context.service.in_channel(camps.west.id)  # also asked in the room of the side
    assert state is not None
    assert state.side is None
    assert state.view["people"][WEST]["door"] == ""
    for who, where in ((camps.erik, camps.channel), (camps.carol, camps.west)):
        for command in ("siege log", "siege status", "siege export"):
            asked = await who.slash(where, command)
            assert "garden" not in str(asked.followups).lower(), (command, who)
    for message in (*server.messages(camps.channel), *server.messages(camps.east)):
        assert "garden" not in text(message).lower()
