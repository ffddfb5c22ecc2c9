"""Votes in channels: buttons, Discord's own polls, fifty people at once, restarts, strangers, languages."""

from __future__ import annotations

from copy import deepcopy
from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord.results import InteractionResult
from support import stress
from support.discord_play import PlayServer, button, controls, labels, presses, private, text

from bot.voting.ballot import Outcome, outcome_of
from bot.voting.cog import VotingCog
from bot.voting.handlers import VotingHandlers
from bot.voting.messages import open_post
from db.voting import Ballot
from render.catalogue import languages

pytestmark = [pytest.mark.simcord, pytest.mark.by_alarms]

HALF_AN_HOUR = 1800


@pytest.fixture(autouse=True)
def _without_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let votes ask for single orders, as in positions without plans."""
    monkeypatch.setattr("bot.voting.drawing_up.goals_of", lambda *_: ())


# --- helpers: actions and views of people ---


async def start(server: PlayServer, who: Any = None, *, wait: float = 1, **options: Any) -> InteractionResult:
    asked = {"window": "30m", "quorum": 1, "voters": "players"} | options
    result = await (who or server.alice).slash(server.first, "vote start", **asked)
    await server.env.advance_time(wait)
    return result


def ballots(server: PlayServer, channel: Any = None) -> list[Any]:
    """Return the messages on which people can vote."""
    found = server.messages(channel or server.first)
    return [message for message in found if any(press.action == "vote" for press in presses(message))]


def ballot(server: PlayServer) -> Any:
    (found,) = ballots(server)
    return found


def polls(server: PlayServer) -> list[Any]:
    return [message for message in server.messages(server.first) if message.poll is not None]


async def vote(server: PlayServer, who: Any, number: int, message: Any = None) -> str:
    """Vote for the option of that number by its button or in the select; return the answer."""
    message = message or ballot(server)
    shown = server.as_message(message)
    for part in controls(message):
        if part["type"] == 3:
            value = part["options"][number - 1]["value"]
            return private(await who.select(shown, [value], custom_id=part["custom_id"]))
    return private(await who.click(shown, custom_id=_option(message, number)))


def _option(message: Any, number: int) -> str:
    return button(message, f"{number} · ")


def answer_of(result: InteractionResult) -> Any:
    """Return the last message of the answer."""
    return [result.response, *result.followups][-1]


async def open_ballot(server: PlayServer) -> Ballot:
    found: Ballot | None = await handlers(server).ballots.open_ballot((await server.state(server.first)).id)
    assert found is not None
    return found


def handlers(server: PlayServer) -> VotingHandlers:
    cog = server.bot.get_cog("VotingCog")
    assert isinstance(cog, VotingCog)
    return cog.handlers


async def last_outcome(server: PlayServer) -> Outcome:
    state = await server.state(server.first)
    (closed,) = await handlers(server).ballots.closed(state.id, most=1)
    outcome = outcome_of(closed)
    assert outcome is not None
    return outcome


def edits(server: PlayServer, message: Any) -> int:
    """Return how often the bot edited a message."""
    return sum(
        request.method == "PATCH" and request.path.endswith(f"/messages/{message.id}")
        for request in server.env.http_requests
    )


def as_it_was(message: Any, custom_id: str = "") -> Any:
    """Return a copy of a message as a client still shows it; with a custom id, with a forged first control."""
    copied = deepcopy(message)
    if custom_id:
        next(iter(controls(copied)))["custom_id"] = custom_id
    return copied


def people(server: PlayServer, number: int) -> list[Any]:
    return [server.guild.add_member(server.env.create_user(f"voter-{n}")) for n in range(number)]


# --- a vote from its opening to its result ---


@pytest.mark.stress
async def test_a_vote_runs_from_its_opening_to_its_result(server: PlayServer) -> None:
    await server.new(server.first)
    told = private(await start(server))
    assert "30 minutes" in told
    state, message = await server.state(server.first), ballot(server)
    assert message.id > server.board(server.first).id
    assert "★" in text(message)
    assert "<t:" in text(message)
    assert "Nobody has voted yet" in text(message)
    board = text(server.board(server.first))
    assert f"/{message.id} " in board
    assert "Deadline: <t:" in board
    assert not {"go", "pick", "short", "advised", "phase", "undo"} & {
        press.action for press in presses(server.board(server.first))
    }
    said = await vote(server, server.alice, 2)
    assert "Your vote: **Move gate hedge anna**" in said
    await server.env.advance_time(5)
    assert "**2.** Move gate hedge anna **(1 vote)**" in text(message)
    assert "Close the vote" in labels(message)
    await server.env.advance_time(HALF_AN_HOUR)
    after = await server.state(server.first)
    assert after.version == state.version + 1
    assert after.view["children"]["anna"] == "hedge"
    assert "Decided: Move gate hedge anna" in text(message)
    assert "▰▰▰▰▰▰▰▰▰▰ 1 vote" in text(message)
    assert labels(message) == ["To the board"]
    assert ballot(server).id > message.id  # the next question
    status = private(await server.bob.slash(server.first, "vote status"))
    assert "Move gate hedge anna" in status
    assert "This option had the most votes: 1 of 1." in status
    log = private(await server.bob.slash(server.first, "siege log"))
    assert "the vote: **Move gate hedge anna**" in log


@pytest.mark.stress
async def test_a_vote_can_be_changed_only_until_the_ballot_closes(server: PlayServer) -> None:
    await server.new(server.first)
    await start(server)
    message = ballot(server)
    assert "Your vote: **Done**" in await vote(server, server.alice, 1)
    assert "(was Done)" in await vote(server, server.alice, 2)
    assert "is still" in await vote(server, server.alice, 2)
    custom_id, before = _option(message, 1), as_it_was(message)
    await server.env.advance_time(HALF_AN_HOUR)
    (late,) = await server.at_once(server.first, (server.alice, custom_id), board=before)
    said = private(late)
    assert "too late" in said
    assert "Move gate hedge anna" in said
    assert f"/{ballot(server).id}" in said
    assert (await last_outcome(server)).counts[:2] == (0, 1)


async def test_a_vote_whose_time_is_up_says_that_it_is_being_counted(server: PlayServer) -> None:
    """The bot is slow to close the vote: nothing drawn meanwhile says that it closes in the past."""
    await server.new(server.first)
    await start(server)
    await vote(server, server.alice, 1)
    server.bot.context.scheduler.stop()
    await server.env.advance_time(HALF_AN_HOUR)
    waiting = await open_ballot(server)
    status = private(await server.alice.slash(server.first, "vote status"))
    await server.alice.slash(server.first, "siege board")
    post = open_post(waiting, await server.state(server.first), (1, 0), ready=True)
    drawn = {
        "status": status,
        "board": text(server.board(server.first)),
        "ballot": "\n".join(each.content for each in post.walk_children() if isinstance(each, discord.ui.TextDisplay)),
    }
    for where, said in drawn.items():
        assert "**Time is up.** The bot is counting the votes." in said, where
        assert f"<t:{int(waiting.closes_at.timestamp())}" not in said, where


@pytest.mark.stress
async def test_ties_and_silent_ballots_are_reported_as_the_stewards_decision(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await start(server)
    first = ballot(server)
    await vote(server, server.alice, 3)
    await vote(server, server.bob, 2)
    await server.env.advance_time(HALF_AN_HOUR + 1)
    assert "The autopilot breaks ties" in text(first)
    assert "Decided: Move gate hedge anna" in text(first)
    second = ballot(server)
    await server.env.advance_time(HALF_AN_HOUR + 1)
    assert "Nobody voted, so the autopilot decided." in text(second)
    await start(server, quorum=2)
    third = ballot(server)  # the existing vote keeps its own terms
    await server.env.advance_time(HALF_AN_HOUR + 1)
    fourth = ballot(server)
    assert fourth.id != third.id
    await vote(server, server.alice, 2)
    await server.env.advance_time(HALF_AN_HOUR + 1)
    assert "Only one person voted, which is too few. The autopilot decided." in text(fourth)


@pytest.mark.stress
async def test_once_all_players_have_voted_any_of_them_can_close_the_ballot(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await start(server, window="24h")
    message, state = ballot(server), await server.state(server.first)
    await vote(server, server.alice, 2)
    await server.env.advance_time(5)
    assert "Close the vote" not in labels(message)
    refused = private(await server.bob.slash(server.first, "vote now"))
    assert "as soon as all 2 players have voted" in refused
    await vote(server, server.bob, 2)
    await server.env.advance_time(5)
    told = private(await server.bob.click(server.as_message(message), custom_id=button(message, "Close the vote")))
    assert "closed the vote early" in told
    assert (await server.state(server.first)).version == state.version + 1
    await server.env.advance_time(1)
    assert "closed the vote early" in text(message)


@pytest.mark.stress
async def test_the_owner_can_close_a_ballot_at_any_time_with_a_confirmation_if_it_is_empty(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await start(server)
    state = await server.state(server.first)
    asked = await server.alice.slash(server.first, "vote now")
    assert "Nobody has voted yet" in private(asked)
    assert (await server.state(server.first)).version == state.version
    sure = answer_of(asked)
    await server.alice.click(sure, custom_id=button(sure, "Close it anyway"))
    assert (await server.state(server.first)).version == state.version + 1
    assert (await last_outcome(server)).why == "silence"
    await server.env.advance_time(1)
    await vote(server, server.bob, 2)
    assert "most votes" in private(await server.alice.slash(server.first, "vote now"))


# --- fifty people ---


@pytest.mark.stress
async def test_fifty_voters_with_late_and_changed_votes_are_counted(server: PlayServer) -> None:
    await server.new(server.first)
    await start(server, voters="everybody", quorum=20)
    message, voters = ballot(server), people(server, 50)
    seen = as_it_was(message)
    before = edits(server, message)
    ids = [_option(message, number) for number in (1, 2, 3)]
    # All within a second: thirty for the first, fifteen for the second.
    first = await server.at_once(
        server.first, *((who, ids[n >= 30]) for n, who in enumerate(voters[:45])), board=message
    )
    assert all("Your vote" in private(result) for result in first)
    await server.env.advance_time(4)
    assert edits(server, message) - before <= 2
    assert "45 people have voted." in text(message)
    # Twenty of the thirty change their vote; one of them twice, back to the first choice.
    changed = await server.at_once(server.first, *((who, ids[1]) for who in voters[:20]), board=message)
    for custom_id in (ids[2], ids[0]):
        changed += await server.at_once(server.first, (voters[0], custom_id), board=message)
    assert sum("(was " in private(result) for result in changed) == 22
    await server.env.advance_time(HALF_AN_HOUR)
    late = await server.at_once(server.first, *((who, ids[0]) for who in voters[40:]), board=seen)
    assert all("too late" in private(result) for result in late)
    outcome = await last_outcome(server)
    assert outcome.counts[:3] == (11, 34, 0)
    assert outcome.why == "majority"
    assert "Decided: Move gate hedge anna" in text(message)
    assert "34 votes" in text(message)
    assert (await server.state(server.first)).version == 2


# --- strangers, forgeries, commands that are not allowed ---


async def test_strangers_are_told_which_users_vote_and_how_to_join(server: PlayServer) -> None:
    await server.new(server.first)
    await start(server)
    said = await vote(server, server.bob, 1)
    assert f"<@{server.alice.id}>" in said
    assert "/siege players add" in said
    refused = private(await server.bob.slash(server.first, "vote now"))
    assert "is playing this game" in refused
    assert await handlers(server).ballots.votes((await open_ballot(server)).id) == {}


@pytest.mark.stress
async def test_forged_choices_are_refused(server: PlayServer) -> None:
    await server.new(server.first)
    await start(server)
    for custom_id in ("sm:b:vote::1::9:", "sm:b:vote::1::zz:", "sm:b:vote::zz::0:", "sm:b:vote::1::0:s"):
        forged = as_it_was(ballot(server), custom_id)
        (result,) = await server.at_once(server.first, (server.alice, custom_id), board=forged)
        assert "no such option" in private(result) or "moved on" in private(result)
    assert await handlers(server).ballots.votes((await open_ballot(server)).id) == {}


async def test_impossible_votes_are_refused_with_the_alternatives(server: PlayServer) -> None:
    assert "no game" in private(await start(server))
    await server.new(server.first)
    assert "not decided by vote" in private(await server.alice.slash(server.first, "vote stop"))
    assert "not decided by vote" in private(await server.alice.slash(server.first, "vote now"))
    assert "not decided by vote" in private(await server.bob.slash(server.first, "vote status"))
    assert "leads this game" in private(await start(server, server.bob))
    assert "length of time" in private(await start(server, window="soon*"))
    for window in ("4m", "25h", "2d"):
        assert "open for 5 minutes to 24 hours" in private(await start(server, window=window))
    assert "Only one person plays" in private(await start(server, quorum=2))
    assert not ballots(server)
    assert (await server.state(server.first)).command == "everyone"


@pytest.mark.stress
async def test_a_server_manager_can_start_and_stop_votes(server: PlayServer) -> None:
    await server.new(server.first)
    role = server.guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
    keeper = server.guild.add_member(server.env.create_user("keeper"), roles=[role])
    assert "now decided by vote" in private(await start(server, keeper))
    message = ballot(server)
    assert "The players decide" in private(await keeper.slash(server.first, "vote stop"))
    await server.env.advance_time(1)
    assert "no longer decided by vote" in text(message)
    assert not ballots(server)
    assert "advised" in {press.action for press in presses(server.board(server.first))}


# --- other endings of a vote ---


async def test_commands_that_decide_are_answered_with_a_link_to_the_vote(server: PlayServer) -> None:
    await server.new(server.first)
    old, before = button(server.board(server.first), "Done"), as_it_was(server.board(server.first))
    await start(server)
    (late,) = await server.at_once(server.first, (server.alice, old), board=before)
    assert f"/{ballot(server).id}" in private(late)
    assert f"/{ballot(server).id}" in private(await server.alice.slash(server.first, "siege auto", scope="phase"))
    assert "decided by vote" in private(await server.alice.slash(server.first, "siege undo"))


@pytest.mark.stress
async def test_resigning_and_a_managers_handover_close_a_vote(server: PlayServer) -> None:
    await server.new(server.first)
    await start(server)
    first = ballot(server)
    state = await server.state(server.first)
    await server.bot.context.service.roster.hand_over(state, server.bob.id, by=server.alice.id + 5, manager=True)
    await server.env.advance_time(1)
    assert "the game has a new leader" in text(first)
    second = ballot(server)
    asked = await server.bob.slash(server.first, "siege resign")
    sure = answer_of(asked)
    await server.bob.click(sure, custom_id=button(sure, "Give the game up"))
    await server.env.advance_time(1)
    assert "the game was resigned" in text(second)
    assert not ballots(server)


# --- restarts, crashes, deleted messages ---


@pytest.mark.stress
async def test_a_vote_survives_a_restart(server: PlayServer) -> None:
    await server.new(server.first)
    await start(server)
    message = ballot(server)
    await vote(server, server.alice, 2)
    await server.restart()
    assert "(was " in await vote(server, server.alice, 3, message)
    await server.env.advance_time(HALF_AN_HOUR + 1)
    assert "Decided: Move gate trees anna" in text(message)
    assert (await last_outcome(server)).counts[:3] == (0, 0, 1)
    assert len(ballots(server)) == 1


@pytest.mark.stress
async def test_an_open_ballot_is_posted_again_after_its_message_is_lost(server: PlayServer) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await start(server)
    await vote(server, server.alice, 2)
    for message in server.messages(server.first):
        server.env.backend.delete_message(server.first.id, message.id)
    await server.restart()
    assert await server.bot.post_boards() == 1
    await server.env.advance_time(5)
    again = ballot(server)
    assert len(ballots(server)) == 1
    assert (await open_ballot(server)).message_id == again.id
    assert "(was " in await vote(server, server.alice, 3, again), "what was voted is known"
    assert str(again.id) in text(server.boards(server.first)[0]), "the board leads there"


@pytest.mark.stress
async def test_a_crash_after_the_decision_posts_the_result_once(server: PlayServer) -> None:
    await server.new(server.first)
    await start(server)
    message, found = ballot(server), await open_ballot(server)
    await vote(server, server.alice, 2)
    at = handlers(server)
    server.bot.context.scheduler.stop()
    assert await at.votes.settle(found, at.polls.final) is not None  # stored, but not announced
    assert "Decided" not in text(message)
    await server.restart()
    await server.env.advance_time(2)
    assert "Decided: Move gate hedge anna" in text(message)
    assert len(ballots(server)) == 1
    assert len(server.boards(server.first)) == 1
    await server.env.advance_time(60)
    assert len(ballots(server)) == 1


@pytest.mark.stress
async def test_a_deleted_ballot_is_posted_again_with_its_votes(server: PlayServer) -> None:
    await server.new(server.first)
    await start(server)
    message = ballot(server)
    await vote(server, server.alice, 2)
    await server.env.advance_time(4)
    server.env.backend.delete_message(server.first.id, message.id)
    status = await server.alice.slash(server.first, "vote status")
    assert "Your vote: **Move gate hedge anna**" in private(status)
    answer = answer_of(status)
    await server.alice.click(answer, custom_id=button(answer, "1 · "))
    await server.env.advance_time(5)
    again = ballot(server)
    assert again.id != message.id
    assert "**(1 vote)**" in text(again)


@pytest.mark.stress
async def test_a_ballot_posted_late_is_open_for_its_whole_window(server: PlayServer) -> None:
    await server.new(server.first)
    server.env.inject_error("POST", f"/channels/{server.first.id}/messages", status=500, times=6)
    await start(server, wait=0)
    assert not ballots(server)
    opened = await open_ballot(server)
    await server.env.advance_time(900)
    found = await open_ballot(server)
    assert found.id == opened.id
    assert found.message_id == ballot(server).id
    assert found.closes_at > opened.closes_at + timedelta(minutes=1)
    await server.env.advance_time(HALF_AN_HOUR - 900)
    assert (await open_ballot(server)).id == opened.id


# --- Discord's own poll ---


async def test_a_discord_poll_counts_the_votes(server: PlayServer) -> None:
    await server.new(server.first)
    await start(server, window="1h", voters="everybody", quorum=3)
    (poll,) = polls(server)
    assert not ballots(server)
    assert poll.poll.question == "Orchard, day 1: walk: what now?"
    assert [answer.text for answer in poll.poll.answers][:2] == ["★ Done", "Move gate hedge anna"]
    assert not poll.poll.allow_multiselect
    assert f"/{poll.id} " in text(server.board(server.first))
    voters, message = people(server, 4), server.as_message(poll)
    for who in voters[:2]:
        await who.vote(message, answer=2)
    await server.env.advance_time(5)
    assert len(server.messages(server.first)) == 2
    stranger = private(await server.bob.slash(server.first, "vote now"))
    assert "is playing this game" in stranger
    server.bot.context.scheduler.wake_now()
    await voters[0].vote(message, answer=3)
    await voters[2].vote(message, answer=3)
    await server.env.advance_time(5)
    beside = server.messages(server.first)[-1]
    assert labels(beside) == ["Close the vote", "To the board"]
    assert "3 people have voted." in text(beside)
    await server.env.advance_time(3600)
    assert poll.poll.finalized
    assert "Decided: Move gate trees anna" in text(beside)
    assert labels(beside) == ["To the board"]
    outcome = await last_outcome(server)
    assert (outcome.why, outcome.counts[:3]) == ("majority", (0, 1, 2))
    assert len(polls(server)) == 2  # the next question


@pytest.mark.stress
async def test_a_poll_decided_early_is_ended_by_the_bot(server: PlayServer) -> None:
    await server.new(server.first)
    await start(server, window="24h", voters="everybody", quorum=1)
    (poll,) = polls(server)
    (who,) = people(server, 1)
    await who.vote(server.as_message(poll), answer=2)
    await server.env.advance_time(5)
    beside = server.messages(server.first)[-1]
    (stranger,) = await server.at_once(server.first, (who, button(beside, "Close the vote")), board=beside)
    assert "is playing this game" in private(stranger)
    await server.alice.click(server.as_message(beside), custom_id=button(beside, "Close the vote"))
    await server.env.advance_time(1)
    assert poll.poll.finalized
    assert "Decided: Move gate hedge anna" in text(beside)


@pytest.mark.stress
async def test_an_empty_poll_of_a_day_ends_with_a_result_below_it(server: PlayServer) -> None:
    await server.new(server.first)
    await start(server, window="1d", voters="everybody")
    (poll,) = polls(server)
    await server.env.advance_time(86_400)
    await server.env.advance_time(2)
    assert poll.poll.finalized
    assert (await server.state(server.first)).version == 2
    results = [message for message in server.messages(server.first) if "Nobody voted" in text(message)]
    assert len(results) == 1
    assert results[0].id > poll.id


@pytest.mark.stress
async def test_a_deleted_poll_leaves_the_decision_to_the_steward(server: PlayServer) -> None:
    await server.new(server.first)
    await start(server, window="1h", voters="everybody")
    (poll,) = polls(server)
    server.env.backend.delete_message(server.first.id, poll.id)
    await server.env.advance_time(3601)
    assert (await last_outcome(server)).why == "lost"
    assert [m for m in server.messages(server.first) if "poll was deleted" in text(m)]


async def test_without_permission_for_polls_the_ballot_has_buttons(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
    monkeypatch.setattr(discord.TextChannel, "permissions_for", lambda *_: held)
    await server.new(server.first)
    await start(server, window="1h", voters="everybody")
    assert not polls(server)
    assert "1 · ★ Done" in labels(ballot(server))
    await vote(server, server.bob, 2)
    await server.env.advance_time(3601)
    assert (await last_outcome(server)).chosen == 1


@pytest.mark.stress
async def test_a_poll_refused_by_discord_is_replaced_by_buttons(server: PlayServer) -> None:
    await server.new(server.first)
    server.env.inject_error("POST", f"/channels/{server.first.id}/messages", status=400, code=50035, times=1)
    await start(server, window="1h", voters="everybody", wait=2)
    assert not polls(server)
    assert "Your vote" in await vote(server, server.bob, 2)


@pytest.mark.stress
async def test_voters_are_counted_until_discord_finalizes_the_poll(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.Poll, "is_finalised", lambda _: False)
    monkeypatch.setattr(discord.PollAnswer, "vote_count", 99)
    await server.new(server.first)
    await start(server, window="1h", voters="everybody")
    (poll,) = polls(server)
    for place, who in enumerate(people(server, 30)):
        await who.vote(server.as_message(poll), answer=1 if place < 3 else 2)
    await server.env.advance_time(3601)
    assert (await last_outcome(server)).counts[:3] == (3, 27, 0)


async def test_stopping_ends_a_poll(server: PlayServer) -> None:
    await server.new(server.first)
    await start(server, window="1h", voters="everybody")
    (poll,) = polls(server)
    await server.alice.slash(server.first, "vote stop")
    await server.env.advance_time(1)
    assert poll.poll.finalized
    assert [m for m in server.messages(server.first) if "no longer decided by vote" in text(m)]


# --- the siege, in three languages ---


@pytest.mark.parametrize("language", stress.spread([*languages()], of=3))
async def test_two_votes_are_held_in_a_siege(server: PlayServer, language: str) -> None:
    server.game = "siege"
    await server.new(server.first, seed="pear", language=language)
    await start(server)
    first = ballot(server)
    assert "{" not in text(first)
    await vote(server, server.alice, 1)
    await server.env.advance_time(HALF_AN_HOUR + 1)
    second = ballot(server)
    (select,) = (part for part in controls(second) if part["type"] == 3)
    assert 3 <= len(select["options"]) <= 10
    assert all(len(option["label"]) <= 100 for option in select["options"])
    rest = select["options"][-1]
    said = private(await server.alice.select(server.as_message(second), [rest["value"]], custom_id=select["custom_id"]))
    assert "Your vote: **Let the autopilot play the rest of this phase**" in said
    await server.env.advance_time(HALF_AN_HOUR + 1)
    assert (await last_outcome(server)).chosen == len(select["options"]) - 1
    assert "▰▰▰▰▰▰▰▰▰▰" in text(second)


@pytest.mark.stress
async def test_a_game_with_long_texts_fits_into_a_ballot(server: PlayServer) -> None:
    server.game = "attic"
    await server.new(server.first)
    await start(server)
    message = ballot(server)
    assert len(text(message)) <= 4_000
    (select,) = (part for part in controls(message) if part["type"] == 3)
    result = await server.alice.select(
        server.as_message(message), [select["options"][1]["value"]], custom_id=select["custom_id"]
    )
    assert "Your vote" in private(result)
    await server.env.advance_time(HALF_AN_HOUR + 1)
    assert len(text(message)) <= 4_000
