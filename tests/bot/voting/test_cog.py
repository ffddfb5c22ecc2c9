"""Votes in channels: buttons, Discord's own polls, fifty people at once, restarts, strangers, languages."""

from __future__ import annotations

from copy import deepcopy
from datetime import timedelta
from typing import Any

import discord
import pytest
from simcord.results import InteractionResult
from support import stress
from support.discord_play import Hall, button, controls, labels, presses, private, text

from bot.runtime.settings import Settings
from bot.voting.ballot import Outcome, outcome_of
from bot.voting.cog import VotingCog
from bot.voting.handlers import VotingHandlers
from db.voting import Ballot
from render.catalogue import languages

pytestmark = pytest.mark.simcord

HALF_AN_HOUR = 1800


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Rounds wake by alarms: hours pass at once."""
    return settings.model_copy(update={"heartbeat": 86_400.0})


@pytest.fixture(autouse=True)
def _without_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let votes ask for single orders, as in positions without plans."""
    monkeypatch.setattr("bot.voting.drawing_up.goals_of", lambda *_: ())


# --- helpers: actions and views of people ---


async def start(hall: Hall, who: Any = None, *, wait: float = 1, **options: Any) -> InteractionResult:
    asked = {"window": "30m", "quorum": 1, "voters": "players"} | options
    result = await (who or hall.alice).slash(hall.first, "vote start", **asked)
    await hall.env.advance_time(wait)
    return result


def ballots(hall: Hall, channel: Any = None) -> list[Any]:
    """Return the messages on which people can vote."""
    found = hall.messages(channel or hall.first)
    return [message for message in found if any(press.action == "vote" for press in presses(message))]


def ballot(hall: Hall) -> Any:
    (found,) = ballots(hall)
    return found


def polls(hall: Hall) -> list[Any]:
    return [message for message in hall.messages(hall.first) if message.poll is not None]


async def vote(hall: Hall, who: Any, number: int, message: Any = None) -> str:
    """Vote for the option of that number by its button or in the select; return the answer."""
    message = message or ballot(hall)
    shown = hall.as_message(message)
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


async def open_ballot(hall: Hall) -> Ballot:
    found: Ballot | None = await handlers(hall).ballots.open_ballot((await hall.state(hall.first)).id)
    assert found is not None
    return found


def handlers(hall: Hall) -> VotingHandlers:
    cog = hall.bot.get_cog("VotingCog")
    assert isinstance(cog, VotingCog)
    return cog.handlers


async def last_outcome(hall: Hall) -> Outcome:
    state = await hall.state(hall.first)
    (closed,) = await handlers(hall).ballots.closed(state.id, most=1)
    outcome = outcome_of(closed)
    assert outcome is not None
    return outcome


def edits(hall: Hall, message: Any) -> int:
    """Return how often the bot edited a message."""
    return sum(
        request.method == "PATCH" and request.path.endswith(f"/messages/{message.id}")
        for request in hall.env.http_requests
    )


def as_it_was(message: Any, custom_id: str = "") -> Any:
    """Return a copy of a message as a client still shows it; with a custom id, with a forged first control."""
    copied = deepcopy(message)
    if custom_id:
        next(iter(controls(copied)))["custom_id"] = custom_id
    return copied


def people(hall: Hall, number: int) -> list[Any]:
    return [hall.guild.add_member(hall.env.create_user(f"voter-{n}")) for n in range(number)]


# --- a vote from its opening to its result ---


async def test_a_vote_from_its_opening_to_its_result(hall: Hall) -> None:
    await hall.new(hall.first)
    told = private(await start(hall))
    assert "30 minutes" in told
    state, message = await hall.state(hall.first), ballot(hall)
    assert message.id > hall.board(hall.first).id
    assert "★" in text(message)
    assert "<t:" in text(message)
    assert "Nobody has voted yet" in text(message)
    board = text(hall.board(hall.first))
    assert f"/{message.id} " in board
    assert "The vote closes <t:" in board
    assert not {"go", "pick", "short", "advised", "phase", "undo"} & {
        press.action for press in presses(hall.board(hall.first))
    }
    said = await vote(hall, hall.alice, 2)
    assert "Your vote: **Move gate hedge anna**" in said
    await hall.env.advance_time(5)
    assert "**2.** Move gate hedge anna **(1 vote)**" in text(message)
    assert "Decide now" in labels(message)
    await hall.env.advance_time(HALF_AN_HOUR)
    after = await hall.state(hall.first)
    assert after.version == state.version + 1
    assert after.view["children"]["anna"] == "hedge"
    assert "Decided: Move gate hedge anna" in text(message)
    assert "▰▰▰▰▰▰▰▰▰▰ 1 vote" in text(message)
    assert labels(message) == ["To the board"]
    assert ballot(hall).id > message.id  # the next question
    status = private(await hall.bob.slash(hall.first, "vote status"))
    assert "Move gate hedge anna" in status
    assert "It had most votes: 1 of 1." in status
    log = private(await hall.bob.slash(hall.first, "siege log"))
    assert "the vote: **Move gate hedge anna**" in log


async def test_a_vote_can_be_changed_until_it_closes_and_comes_too_late_then(hall: Hall) -> None:
    await hall.new(hall.first)
    await start(hall)
    message = ballot(hall)
    assert "Your vote: **Done**" in await vote(hall, hall.alice, 1)
    assert "no longer Done" in await vote(hall, hall.alice, 2)
    assert "stays" in await vote(hall, hall.alice, 2)
    custom_id, before = _option(message, 1), as_it_was(message)
    await hall.env.advance_time(HALF_AN_HOUR)
    (late,) = await hall.at_once(hall.first, (hall.alice, custom_id), board=before)
    said = private(late)
    assert "too late" in said
    assert "Move gate hedge anna" in said
    assert f"/{ballot(hall).id}" in said
    assert (await last_outcome(hall)).counts[:2] == (0, 1)


async def test_ties_and_silence_are_told_as_the_stewards(hall: Hall) -> None:
    await hall.new(hall.first)
    await hall.alice.slash(hall.first, "siege players add", user=hall.bob)
    await start(hall)
    first = ballot(hall)
    await vote(hall, hall.alice, 3)
    await vote(hall, hall.bob, 2)
    await hall.env.advance_time(HALF_AN_HOUR + 1)
    assert "a tie is the autopilot’s" in text(first)
    assert "Decided: Move gate hedge anna" in text(first)
    second = ballot(hall)
    await hall.env.advance_time(HALF_AN_HOUR + 1)
    assert "Nobody voted, so the autopilot decided." in text(second)
    await start(hall, quorum=2)
    third = ballot(hall)  # the existing vote keeps its own terms
    await hall.env.advance_time(HALF_AN_HOUR + 1)
    fourth = ballot(hall)
    assert fourth.id != third.id
    await vote(hall, hall.alice, 2)
    await hall.env.advance_time(HALF_AN_HOUR + 1)
    assert "Only one person voted, too few: the autopilot decided." in text(fourth)


async def test_all_who_play_have_voted_then_anybody_of_them_decides_now(hall: Hall) -> None:
    await hall.new(hall.first)
    await hall.alice.slash(hall.first, "siege players add", user=hall.bob)
    await start(hall, window="24h")
    message, state = ballot(hall), await hall.state(hall.first)
    await vote(hall, hall.alice, 2)
    await hall.env.advance_time(5)
    assert "Decide now" not in labels(message)
    refused = private(await hall.bob.slash(hall.first, "vote now"))
    assert "as soon as all 2 who play have voted" in refused
    await vote(hall, hall.bob, 2)
    await hall.env.advance_time(5)
    told = private(await hall.bob.click(hall.as_message(message), custom_id=button(message, "Decide now")))
    assert "before the time was over" in told
    assert (await hall.state(hall.first)).version == state.version + 1
    await hall.env.advance_time(1)
    assert "before the time was over" in text(message)


async def test_the_owner_decides_now_at_any_time_and_is_asked_again_when_nobody_voted(hall: Hall) -> None:
    await hall.new(hall.first)
    await hall.alice.slash(hall.first, "siege players add", user=hall.bob)
    await start(hall)
    state = await hall.state(hall.first)
    asked = await hall.alice.slash(hall.first, "vote now")
    assert "Nobody has voted yet" in private(asked)
    assert (await hall.state(hall.first)).version == state.version
    sure = answer_of(asked)
    await hall.alice.click(sure, custom_id=button(sure, "Decide now all the same"))
    assert (await hall.state(hall.first)).version == state.version + 1
    assert (await last_outcome(hall)).why == "silence"
    await hall.env.advance_time(1)
    await vote(hall, hall.bob, 2)
    assert "most votes" in private(await hall.alice.slash(hall.first, "vote now"))


# --- fifty people ---


async def test_fifty_people_with_late_and_changed_votes(hall: Hall) -> None:
    await hall.new(hall.first)
    await start(hall, voters="everybody", quorum=20)
    message, voters = ballot(hall), people(hall, 50)
    seen = as_it_was(message)
    before = edits(hall, message)
    ids = [_option(message, number) for number in (1, 2, 3)]
    # All within a second: thirty for the first, fifteen for the second.
    first = await hall.at_once(hall.first, *((who, ids[n >= 30]) for n, who in enumerate(voters[:45])), board=message)
    assert all("Your vote" in private(result) for result in first)
    await hall.env.advance_time(4)
    assert edits(hall, message) - before <= 2
    assert "45 people have voted." in text(message)
    # Twenty of the thirty change their vote; one of them twice, back to the first choice.
    changed = await hall.at_once(hall.first, *((who, ids[1]) for who in voters[:20]), board=message)
    for custom_id in (ids[2], ids[0]):
        changed += await hall.at_once(hall.first, (voters[0], custom_id), board=message)
    assert sum("no longer" in private(result) for result in changed) == 22
    await hall.env.advance_time(HALF_AN_HOUR)
    late = await hall.at_once(hall.first, *((who, ids[0]) for who in voters[40:]), board=seen)
    assert all("too late" in private(result) for result in late)
    outcome = await last_outcome(hall)
    assert outcome.counts[:3] == (11, 34, 0)
    assert outcome.why == "majority"
    assert "Decided: Move gate hedge anna" in text(message)
    assert "34 votes" in text(message)
    assert (await hall.state(hall.first)).version == 2


# --- strangers, forgeries, commands that are not allowed ---


async def test_strangers_are_told_who_votes_and_how_to_be_let_in(hall: Hall) -> None:
    await hall.new(hall.first)
    await start(hall)
    said = await vote(hall, hall.bob, 1)
    assert f"<@{hall.alice.id}>" in said
    assert "/siege players add" in said
    refused = private(await hall.bob.slash(hall.first, "vote now"))
    assert "decides in this game" in refused
    assert await handlers(hall).ballots.votes((await open_ballot(hall)).id) == {}


async def test_forged_choices_are_refused(hall: Hall) -> None:
    await hall.new(hall.first)
    await start(hall)
    for custom_id in ("sm:b:vote::1::9:", "sm:b:vote::1::zz:", "sm:b:vote::zz::0:", "sm:b:vote::1::0:s"):
        forged = as_it_was(ballot(hall), custom_id)
        (result,) = await hall.at_once(hall.first, (hall.alice, custom_id), board=forged)
        assert "no such option" in private(result) or "moved on" in private(result)
    assert await handlers(hall).ballots.votes((await open_ballot(hall)).id) == {}


async def test_what_may_not_be_is_refused_with_the_way(hall: Hall) -> None:
    assert "no game" in private(await start(hall))
    await hall.new(hall.first)
    assert "not decided by vote" in private(await hall.alice.slash(hall.first, "vote stop"))
    assert "not decided by vote" in private(await hall.alice.slash(hall.first, "vote now"))
    assert "not decided by vote" in private(await hall.bob.slash(hall.first, "vote status"))
    assert "leads this game" in private(await start(hall, hall.bob))
    assert "length of time" in private(await start(hall, window="soon*"))
    for window in ("4m", "25h", "2d"):
        assert "5 minutes at least and 24 hours at most" in private(await start(hall, window=window))
    assert "Only one person plays" in private(await start(hall, quorum=2))
    assert not ballots(hall)
    assert (await hall.state(hall.first)).command == "everyone"


async def test_who_manages_the_server_starts_and_stops_votes(hall: Hall) -> None:
    await hall.new(hall.first)
    role = hall.guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
    keeper = hall.guild.add_member(hall.env.create_user("keeper"), roles=[role])
    assert "From now on" in private(await start(hall, keeper))
    message = ballot(hall)
    assert "everybody who plays decides" in private(await keeper.slash(hall.first, "vote stop"))
    await hall.env.advance_time(1)
    assert "no longer decided by vote" in text(message)
    assert not ballots(hall)
    assert "advised" in {press.action for press in presses(hall.board(hall.first))}


# --- other endings of a vote ---


async def test_commands_of_old_are_answered_with_the_way_to_the_vote(hall: Hall) -> None:
    await hall.new(hall.first)
    old, before = button(hall.board(hall.first), "Done"), as_it_was(hall.board(hall.first))
    await start(hall)
    (late,) = await hall.at_once(hall.first, (hall.alice, old), board=before)
    assert f"/{ballot(hall).id}" in private(late)
    assert f"/{ballot(hall).id}" in private(await hall.alice.slash(hall.first, "siege auto", scope="phase"))
    assert "voted" in private(await hall.alice.slash(hall.first, "siege undo"))


async def test_giving_up_and_a_managers_handover_close_a_vote(hall: Hall) -> None:
    await hall.new(hall.first)
    await start(hall)
    first = ballot(hall)
    state = await hall.state(hall.first)
    await hall.bot.context.service.roster.hand_over(state, hall.bob.id, by=hall.alice.id + 5, manager=True)
    await hall.env.advance_time(1)
    assert "somebody else leads the game" in text(first)
    second = ballot(hall)
    asked = await hall.bob.slash(hall.first, "siege resign")
    sure = answer_of(asked)
    await hall.bob.click(sure, custom_id=button(sure, "Give the game up"))
    await hall.env.advance_time(1)
    assert "the game was given up" in text(second)
    assert not ballots(hall)


# --- restarts, crashes, deleted messages ---


async def test_a_restart_in_mid_vote(hall: Hall) -> None:
    await hall.new(hall.first)
    await start(hall)
    message = ballot(hall)
    await vote(hall, hall.alice, 2)
    await hall.restart()
    assert "no longer" in await vote(hall, hall.alice, 3, message)
    await hall.env.advance_time(HALF_AN_HOUR + 1)
    assert "Decided: Move gate trees anna" in text(message)
    assert (await last_outcome(hall)).counts[:3] == (0, 0, 1)
    assert len(ballots(hall)) == 1


async def test_a_world_that_has_forgotten_its_messages_is_told_of_the_open_vote_again(hall: Hall) -> None:
    await hall.new(hall.first)
    await hall.alice.slash(hall.first, "siege players add", user=hall.bob)
    await start(hall)
    await vote(hall, hall.alice, 2)
    for message in hall.messages(hall.first):
        hall.env.backend.delete_message(hall.first.id, message.id)
    await hall.restart()
    assert await hall.bot.post_boards() == 1
    await hall.env.advance_time(5)
    again = ballot(hall)
    assert len(ballots(hall)) == 1
    assert (await open_ballot(hall)).message_id == again.id
    assert "no longer" in await vote(hall, hall.alice, 3, again), "what was voted is known"
    assert str(again.id) in text(hall.boards(hall.first)[0]), "the board leads there"


async def test_a_crash_between_decision_and_message_tells_it_once(hall: Hall) -> None:
    await hall.new(hall.first)
    await start(hall)
    message, found = ballot(hall), await open_ballot(hall)
    await vote(hall, hall.alice, 2)
    at = handlers(hall)
    hall.bot.context.scheduler.stop()
    assert await at.votes.settle(found, at.polls.final) is not None  # stored, but not announced
    assert "Decided" not in text(message)
    await hall.restart()
    await hall.env.advance_time(2)
    assert "Decided: Move gate hedge anna" in text(message)
    assert len(ballots(hall)) == 1
    assert len(hall.boards(hall.first)) == 1
    await hall.env.advance_time(60)
    assert len(ballots(hall)) == 1


async def test_a_deleted_ballot_comes_again_with_its_votes(hall: Hall) -> None:
    await hall.new(hall.first)
    await start(hall)
    message = ballot(hall)
    await vote(hall, hall.alice, 2)
    await hall.env.advance_time(4)
    hall.env.backend.delete_message(hall.first.id, message.id)
    status = await hall.alice.slash(hall.first, "vote status")
    assert "Your vote: **Move gate hedge anna**" in private(status)
    answer = answer_of(status)
    await hall.alice.click(answer, custom_id=button(answer, "1 · "))
    await hall.env.advance_time(5)
    again = ballot(hall)
    assert again.id != message.id
    assert "**(1 vote)**" in text(again)


async def test_a_ballot_that_comes_late_is_open_for_its_whole_window_from_then_on(hall: Hall) -> None:
    await hall.new(hall.first)
    hall.env.inject_error("POST", f"/channels/{hall.first.id}/messages", status=500, times=6)
    await start(hall, wait=0)
    assert not ballots(hall)
    opened = await open_ballot(hall)
    await hall.env.advance_time(900)
    found = await open_ballot(hall)
    assert found.id == opened.id
    assert found.message_id == ballot(hall).id
    assert found.closes_at > opened.closes_at + timedelta(minutes=1)
    await hall.env.advance_time(HALF_AN_HOUR - 900)
    assert (await open_ballot(hall)).id == opened.id


# --- Discord's own poll ---


async def test_a_poll_of_discords_counts_the_votes(hall: Hall) -> None:
    await hall.new(hall.first)
    await start(hall, window="1h", voters="everybody", quorum=3)
    (poll,) = polls(hall)
    assert not ballots(hall)
    assert poll.poll.question == "Orchard, day 1: walk: what now?"
    assert [answer.text for answer in poll.poll.answers][:2] == ["★ Done", "Move gate hedge anna"]
    assert not poll.poll.allow_multiselect
    assert f"/{poll.id} " in text(hall.board(hall.first))
    voters, message = people(hall, 4), hall.as_message(poll)
    for who in voters[:2]:
        await who.vote(message, answer=2)
    await hall.env.advance_time(5)
    assert len(hall.messages(hall.first)) == 2
    stranger = private(await hall.bob.slash(hall.first, "vote now"))
    assert "decides" in stranger
    hall.bot.context.scheduler.wake_now()
    await voters[0].vote(message, answer=3)
    await voters[2].vote(message, answer=3)
    await hall.env.advance_time(5)
    beside = hall.messages(hall.first)[-1]
    assert labels(beside) == ["Decide now", "To the board"]
    assert "3 people have voted." in text(beside)
    await hall.env.advance_time(3600)
    assert poll.poll.finalized
    assert "Decided: Move gate trees anna" in text(beside)
    assert labels(beside) == ["To the board"]
    outcome = await last_outcome(hall)
    assert (outcome.why, outcome.counts[:3]) == ("majority", (0, 1, 2))
    assert len(polls(hall)) == 2  # the next question


async def test_a_poll_decided_early_is_ended_by_the_bot(hall: Hall) -> None:
    await hall.new(hall.first)
    await start(hall, window="24h", voters="everybody", quorum=1)
    (poll,) = polls(hall)
    (who,) = people(hall, 1)
    await who.vote(hall.as_message(poll), answer=2)
    await hall.env.advance_time(5)
    beside = hall.messages(hall.first)[-1]
    (stranger,) = await hall.at_once(hall.first, (who, button(beside, "Decide now")), board=beside)
    assert "decides in this game" in private(stranger)
    await hall.alice.click(hall.as_message(beside), custom_id=button(beside, "Decide now"))
    await hall.env.advance_time(1)
    assert poll.poll.finalized
    assert "Decided: Move gate hedge anna" in text(beside)


async def test_a_silent_poll_of_a_day_ends_with_a_result_below_it(hall: Hall) -> None:
    await hall.new(hall.first)
    await start(hall, window="1d", voters="everybody")
    (poll,) = polls(hall)
    await hall.env.advance_time(86_400)
    await hall.env.advance_time(2)
    assert poll.poll.finalized
    assert (await hall.state(hall.first)).version == 2
    results = [message for message in hall.messages(hall.first) if "Nobody voted" in text(message)]
    assert len(results) == 1
    assert results[0].id > poll.id


async def test_a_deleted_poll_leaves_it_to_the_steward(hall: Hall) -> None:
    await hall.new(hall.first)
    await start(hall, window="1h", voters="everybody")
    (poll,) = polls(hall)
    hall.env.backend.delete_message(hall.first.id, poll.id)
    await hall.env.advance_time(3601)
    assert (await last_outcome(hall)).why == "lost"
    assert [m for m in hall.messages(hall.first) if "poll was deleted" in text(m)]


async def test_where_no_poll_may_stand_there_are_buttons(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    held = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
    monkeypatch.setattr(discord.TextChannel, "permissions_for", lambda *_: held)
    await hall.new(hall.first)
    await start(hall, window="1h", voters="everybody")
    assert not polls(hall)
    assert "1 · ★ Done" in labels(ballot(hall))
    await vote(hall, hall.bob, 2)
    await hall.env.advance_time(3601)
    assert (await last_outcome(hall)).chosen == 1


async def test_a_poll_that_is_refused_gives_way_to_buttons(hall: Hall) -> None:
    await hall.new(hall.first)
    hall.env.inject_error("POST", f"/channels/{hall.first.id}/messages", status=400, code=50035, times=1)
    await start(hall, window="1h", voters="everybody", wait=2)
    assert not polls(hall)
    assert "Your vote" in await vote(hall, hall.bob, 2)


async def test_while_discord_calls_no_count_final_voters_are_counted(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.Poll, "is_finalised", lambda _: False)
    monkeypatch.setattr(discord.PollAnswer, "vote_count", 99)
    await hall.new(hall.first)
    await start(hall, window="1h", voters="everybody")
    (poll,) = polls(hall)
    for place, who in enumerate(people(hall, 30)):
        await who.vote(hall.as_message(poll), answer=1 if place < 3 else 2)
    await hall.env.advance_time(3601)
    assert (await last_outcome(hall)).counts[:3] == (3, 27, 0)


async def test_stopping_ends_a_poll(hall: Hall) -> None:
    await hall.new(hall.first)
    await start(hall, window="1h", voters="everybody")
    (poll,) = polls(hall)
    await hall.alice.slash(hall.first, "vote stop")
    await hall.env.advance_time(1)
    assert poll.poll.finalized
    assert [m for m in hall.messages(hall.first) if "no longer decided by vote" in text(m)]


# --- the siege, in three languages ---


@pytest.mark.parametrize("language", stress.spread([*languages()], of=3))
async def test_two_votes_on_the_siege(hall: Hall, language: str) -> None:
    hall.game = "siege"
    await hall.new(hall.first, seed="pear", language=language)
    await start(hall)
    first = ballot(hall)
    assert "{" not in text(first)
    await vote(hall, hall.alice, 1)
    await hall.env.advance_time(HALF_AN_HOUR + 1)
    second = ballot(hall)
    (select,) = (part for part in controls(second) if part["type"] == 3)
    assert 3 <= len(select["options"]) <= 10
    assert all(len(option["label"]) <= 100 for option in select["options"])
    rest = select["options"][-1]
    said = private(await hall.alice.select(hall.as_message(second), [rest["value"]], custom_id=select["custom_id"]))
    assert "Your vote: **Leave the rest of this phase to the autopilot**" in said
    await hall.env.advance_time(HALF_AN_HOUR + 1)
    assert (await last_outcome(hall)).chosen == len(select["options"]) - 1
    assert "▰▰▰▰▰▰▰▰▰▰" in text(second)


async def test_the_attic_fits_into_a_ballot(hall: Hall) -> None:
    hall.game = "attic"
    await hall.new(hall.first)
    await start(hall)
    message = ballot(hall)
    assert len(text(message)) <= 4_000
    (select,) = (part for part in controls(message) if part["type"] == 3)
    result = await hall.alice.select(
        hall.as_message(message), [select["options"][1]["value"]], custom_id=select["custom_id"]
    )
    assert "Your vote" in private(result)
    await hall.env.advance_time(HALF_AN_HOUR + 1)
    assert len(text(message)) <= 4_000
