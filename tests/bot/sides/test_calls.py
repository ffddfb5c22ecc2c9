"""Calls to the side that is asked: the question itself, its deadline, one message a side, no picture, a reminder."""

from __future__ import annotations

import re
from collections import Counter
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from support import stress
from support.discord_play import PlayServer, button, labels, presses, private, text
from support.duel.room import EAST, WEST, Room
from support.twins import digest

import bot.boards.pictures
from bot.boards.side_rows import ANSWER, WINDOW
from bot.games import new_games, pledges
from bot.games.seats.chairs import AT_ONCE, LIVE, POST
from bot.runtime import clock
from bot.runtime.scheduler import NOTICES
from bot.sides.window_messages import REMINDER, WINDOWS
from db.schema.community import notice
from db.schema.games import chair as seats
from db.schema.games import lapse
from db.sides import JOB, chairs_of, turns_of
from engine.core.pledge import TYPED, Pledge, Word

pytestmark = pytest.mark.duel

_ADVISED = ("Historical positions", "Let the adviser decide", "Yes, they are", "As advised", "Next", "Stay")
_OVER = ("Movement is over", "Fire is over", "End movement", "End firing")


class Called(Room):
    """A duel in a channel, and the calls in it."""

    def calls(self, said: str) -> list[Any]:
        return [each for each in self.server.messages(self.channel) if said in text(each)]

    async def pass_by(self, **time: float) -> None:
        """Set the clock on, and let the bot do what is due then."""
        await self.server.later(timedelta(**time).total_seconds())
        for _ in range(3):  # who answers for a side, what is said of it, and what goes for that
            self.server.bot.context.scheduler.wake_now(JOB, NOTICES, WINDOWS)
            await self.server.env.advance_time(1)

    async def due(self, side: str) -> Any:
        async with self.server.bot.database.read() as connection:
            query = sa.select(lapse.c.due_at, lapse.c.remind_at).where(lapse.c.side == side)
            return (await connection.execute(query)).one()


@pytest.fixture
def room(server: PlayServer) -> Called:
    return Called(server)


async def test_one_reminder_before_the_deadline_replaces_the_call(room: Called, server: PlayServer) -> None:
    await room.begun(pace=POST)
    await room.order(server.alice, "done")
    await room.pass_by(seconds=5)
    assert len(room.calls("it is your turn")) == 1
    due = await room.due(EAST)
    assert due.due_at - due.remind_at == timedelta(hours=12)
    await room.pass_by(hours=35)
    assert not room.calls("still has to answer")
    await server.restart()
    await room.pass_by(hours=2)
    (reminder,) = room.calls("still has to answer")
    assert f"⏰ <@{server.bob.id}>: **East** still has to answer." in text(reminder)
    until = int(due.due_at.timestamp())
    assert f"until <t:{until}:f> (<t:{until}:R>). If you do not answer, your side gets no orders." in text(reminder)
    assert reminder.mention_user_ids == [server.bob.id]
    assert not room.calls("it is your turn"), "it has taken the place of the call"
    await server.restart()
    await room.pass_by(hours=1)
    assert [each.id for each in room.calls("still has to answer")] == [reminder.id]
    await room.order(server.bob, "done")
    await room.pass_by(seconds=5)
    assert not room.calls("still has to answer"), "nothing of it stays behind"


@pytest.mark.stress
async def test_a_player_who_has_answered_is_not_reminded(room: Called, server: PlayServer) -> None:
    await room.begun(pace=POST)
    await room.order(server.alice, "done")
    await room.pass_by(hours=30)
    await room.order(server.bob, "done")
    await room.pass_by(hours=10)
    async with server.bot.database.read() as connection:
        sent = (await connection.execute(sa.select(notice.c.facts).where(notice.c.kind == REMINDER))).all()
    assert not sent


@pytest.mark.stress
async def test_a_moved_deadline_moves_the_reminder(room: Called, server: PlayServer) -> None:
    await room.begun(pace=POST)
    await room.order(server.alice, "done")
    row = await room.row()
    await server.bot.context.service.wait_by(row.id, LIVE)
    live = await room.due(EAST)
    assert live.due_at - live.remind_at == timedelta(minutes=5)
    await server.bot.context.service.wait_by(row.id, AT_ONCE)
    post = await room.due(EAST)
    assert post.due_at - post.remind_at == timedelta(hours=12)


@pytest.mark.stress
async def test_a_clock_reminds_when_little_is_left(room: Called, server: PlayServer) -> None:
    await room.begun(clock="20+0 s")
    due = await room.due(WEST)
    assert due.due_at - due.remind_at == timedelta(minutes=3)
    await room.pass_by(minutes=18)
    (reminder,) = room.calls("still has to answer")
    assert "If your time runs out, the other side can claim the win." in text(reminder)
    assert f"<@{server.alice.id}>" in text(reminder)


@pytest.mark.stress
async def test_without_a_pace_no_message_mentions_a_deadline(room: Called, server: PlayServer) -> None:
    await room.begun()
    await room.order(server.alice, "done")
    await room.pass_by(seconds=5)
    (call,) = room.calls("it is your turn")
    assert "until" not in text(call)
    assert "until" not in text(server.board(room.channel))


@pytest.mark.stress
async def test_a_side_whose_turn_has_passed_is_notified_until_it_answers(room: Called, server: PlayServer) -> None:
    await room.begun(pace=LIVE)
    await room.pass_by(minutes=31)
    assert chairs_of(await room.row())[WEST].lapses
    (told,) = room.calls("your time ran out")
    assert f"<@{server.alice.id}>, your time ran out: **West** got no orders. " in text(told)
    assert told.mention_user_ids == [server.alice.id]
    await room.pass_by(minutes=31)
    (other,) = room.calls("your time ran out")
    assert other.mention_user_ids == [server.bob.id], "the next call has taken the place of the first"
    assert len(room.calls("it is your turn")) == 1
    await room.pass_by(minutes=31)
    (again,) = room.calls("your time ran out")
    assert again.mention_user_ids == [server.alice.id]
    assert ", 2 times in a row" in text(again)
    while EAST in turns_of(await room.row()).asked:
        await room.order(server.bob, "done")
    while WEST in turns_of(await room.row()).asked:
        await room.order(server.alice, "done")
    await room.pass_by(seconds=5)
    assert not room.calls("your time ran out")
    rows = await server.bot.database.rows(sa.select(seats.c.side, seats.c.missed))
    assert {row.side: row.missed for row in rows}[WEST] == 2, "an answer in time takes nothing back"
    assert not chairs_of(await room.row())[WEST].lapses


async def test_the_call_of_a_turn_asks_the_question_and_takes_the_answer(room: Called, server: PlayServer) -> None:
    """A few answers are buttons; all others are on a copy that only the player sees. It goes when it is answered."""
    await room.begun(pace=POST)
    await room.order(server.alice, "done")
    await room.pass_by(seconds=5)
    (call,) = room.calls("it is your turn")
    assert "**Walk: what now?**" in text(call)
    assert not call.attachments
    answers = ["Go · 800,0", "Go · 700,0", "Go · 600,0", "Done"]
    assert labels(call) == [*answers, "My answer", "What happened", "Standing orders"]
    refused = await server.alice.click(server.as_message(call), custom_id=button(call, "Done"))
    assert "not your turn" in private(refused)
    copy = room.shown(await server.bob.click(server.as_message(call), custom_id=button(call, "My answer")))
    assert {"Go", "Done"} <= set(labels(copy))
    version = (await room.row()).version
    await server.bob.click(server.as_message(call), custom_id=button(call, "Go · 700,0"))
    assert (await room.row()).version == version + 1
    await room.pass_by(seconds=5)
    (now,) = room.calls("it is your turn")
    assert now.id != call.id
    assert now.mention_user_ids == [server.alice.id], "the next one asks the other side"


async def by_buttons(server: PlayServer, who: Any) -> None:
    """Answer as advised: on the board, or on a copy of one's own."""
    board = server.board(server.first)
    if ANSWER in {press.action for press in presses(board)}:
        own = "My own orders" if "My own orders" in labels(board) else "My answer"
        asked = await who.click(server.as_message(board), custom_id=button(board, own))
        answer = asked.response if asked.response is not None else asked.followups[-1]
        board = server.env.backend.get_message(server.first.id, answer.message.id)
    found = [each for each in (*_ADVISED, *_OVER) if any(label.startswith(each) for label in labels(board))]
    assert found, labels(board)
    await who.click(server.as_message(board), custom_id=button(board, found[0]))


def undrawn(board: Any, find: Any = None) -> bytes:
    return digest(board.method, board, board.look)


@pytest.mark.stress
@pytest.mark.simcord(settle_timeout=120)
async def test_a_battle_with_questions_to_both_sides_leaves_few_messages(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It used to leave 61 messages and 43 pictures, because each question was a message with a picture."""
    if not stress.FULL:  # what a picture shows is not looked at here
        monkeypatch.setattr(
            bot.boards.pictures, "draw", lambda board, find=None: digest(board.method, board, board.look)
        )
    monkeypatch.setattr(new_games, "fresh_pledge", lambda: Pledge(secret="5c" * 16))
    monkeypatch.setattr(pledges, "Word", lambda *_: Word("the same battle each time", TYPED))
    channel, people = server.first, {server.alice.id: server.alice, server.bob.id: server.bob}
    options = {"game": "ascari", "scenario": "agordat-1890", "side": "dervish", "opponent": server.bob}
    state = await server.new(channel, seed=None, **options)
    for side, chair in state.sides.items():
        await server.bot.context.service.order(state.id, side=side, answer=("preset", "ask-me"), actor=chair.user_id)
    asked, turns, beside = Counter[str](), set[Any](), Counter[int]()
    while (state := await server.state(channel)).status == "running":
        if not stress.FULL and asked["reaction"] >= 5:  # the whole battle under stress
            break
        ((side, question),) = list(state.turns.asked.items())[:1]
        asked[question.pace] += 1
        turns.add(state.progress)
        await server.env.advance_time(5)
        calls = [
            each for each in server.messages(channel) if "Standing orders" in labels(each) and not each.attachments
        ]
        beside[len(calls)] += 1
        standing = [each for each in server.messages(channel) if each.attachments]
        assert standing == [server.board(channel)], "only the newest board has a picture"
        if question.pace == "turn":
            await by_buttons(server, people[state.sides[side].user_id])
            continue
        (call,) = calls
        assert re.search(r"\*\*.+ enters \d{4}\. Will the .+ fire\?\*\*", text(call)), text(call)
        answers = [press for press in presses(call) if press.action == WINDOW]
        assert len(answers) >= 5, "each shot, and four ways to hold"
        await people[state.sides[side].user_id].click(server.as_message(call), custom_id=answers[0].custom_id())
        assert (await server.state(channel)).version > state.version
    await server.env.advance_time(5)
    every = server.messages(channel)
    pictures = [file["filename"] for each in every for file in each.attachments]
    assert asked["reaction"] >= 5
    assert max(beside) <= 1, "one call stands beside the boards"
    assert len(every) <= 25
    assert all(not each.attachments for each in every[:-2]), "only the newest board has a picture"
    assert pictures.count("board.png") == 1
    assert set(pictures) <= {"board.png", "fight.png", "poster.png"}


async def invited(room: Called, **options: Any) -> Any:
    """Let Bob be invited to a game of Alice's that has begun; return the message to him."""
    await room.invite(**options)
    await room.pass_by(seconds=5)
    (asked,) = room.calls("challenges you")
    return asked


async def test_no_time_runs_before_a_named_opponent_has_accepted(room: Called, server: PlayServer) -> None:
    asked = await invited(room, clock=(600, 0))
    assert f"<@{server.bob.id}>, **<@{server.alice.id}> challenges you**" in text(asked)
    assert labels(asked) == ["Accept", "Decline"]
    assert "invited, no answer yet" in text(server.board(room.channel))
    assert "until" not in text(server.board(room.channel))
    await room.order(server.alice, "garden")
    await room.pass_by(minutes=30)
    assert not room.calls("ran out of time")
    carol = server.guild.add_member(server.env.create_user("carol"))
    for who in (carol, server.alice):
        told = private(await who.click(server.as_message(asked), custom_id=button(asked, "Accept")))
        assert f"This challenge is for {server.bob.mention}" in told
        assert turns_of(await room.row()).invited
    await server.bob.click(server.as_message(asked), custom_id=button(asked, "Accept"))
    turns = turns_of(await room.row())
    assert turns.clock is not None
    assert turns.clock.left == {WEST: 600, EAST: 600}
    assert not turns.invited
    await room.pass_by(seconds=5)
    assert not room.calls("challenges you"), "it is settled"
    assert len(room.calls("it is your turn")) == 1
    assert "until" in text(server.board(room.channel))


async def test_an_answer_accepts_the_invitation(room: Called, server: PlayServer) -> None:
    await invited(room, pace=LIVE)
    await room.pass_by(minutes=45)
    await room.order(server.bob, "cellar")
    assert not turns_of(await room.row()).invited
    assert (await room.due(WEST)).due_at - clock.now() > timedelta(minutes=29), "the time of all begins now"
    await room.pass_by(seconds=5)
    assert not room.calls("challenges you")


@pytest.mark.parametrize("how", ["declined", "late"])
async def test_declining_an_invitation_leaves_the_side_open(room: Called, server: PlayServer, how: str) -> None:
    asked = await invited(room, pace=POST)
    if how == "declined":
        await server.bob.click(server.as_message(asked), custom_id=button(asked, "Decline"))
    await room.pass_by(days=3 if how == "late" else 0, seconds=5)
    assert (await room.chairs())[EAST] == (0, False)
    assert not room.calls("challenges you")
    (told,) = room.calls("is now open to everybody")
    assert told.ping_user_ids == [server.alice.id]
    row = await room.row()
    assert server.bob.id not in row.players
    board = server.board(room.channel)
    assert "no answer yet" not in text(board)
    assert any(label.startswith("Take a side") for label in labels(board))


@pytest.mark.stress
async def test_no_time_runs_while_a_side_has_no_player(room: Called, server: PlayServer) -> None:
    asked = await invited(room, clock=(600, 0))
    await server.bob.click(server.as_message(asked), custom_id=button(asked, "Decline"))
    await room.pass_by(minutes=30)
    assert "until" not in text(server.board(room.channel))
    carol = server.guild.add_member(server.env.create_user("carol"))
    await carol.slash(room.channel, "side take", side=EAST)
    await room.pass_by(seconds=2)
    assert {who for call in room.calls("it is your turn") for who in call.ping_user_ids} == {server.alice.id, carol.id}
    turns = turns_of(await room.row())
    assert turns.clock is not None
    assert turns.clock.fallen == {}
    assert turns.clock.left == {WEST: 600, EAST: 600}
    await room.pass_by(minutes=2)
    await carol.slash(room.channel, "side leave")
    await room.pass_by(seconds=2)
    assert not room.calls("it is your turn"), "they say until when"
    used = turns_of(await room.row()).clock
    assert used is not None
    assert 470 < used.left[WEST] < 490, "what was used while both were there is used"
    await room.pass_by(minutes=30)
    dora = server.guild.add_member(server.env.create_user("dora"))
    await dora.slash(room.channel, "side take", side=EAST)
    again = turns_of(await room.row()).clock
    assert again == used
    assert "until" in text(server.board(room.channel))


@pytest.mark.stress
async def test_a_challenge_is_extended_by_an_outage(room: Called, server: PlayServer) -> None:
    """The bot is off for two hours: a live challenge, open for one, can still be accepted, and shows its new end."""
    await invited(room, pace=LIVE)
    await server.off(2 * 3_600)
    await room.pass_by(minutes=1)
    assert not room.calls("is now open to everybody")
    (asked,) = room.calls("challenges you")
    at = turns_of(await room.row()).invited[EAST]
    assert timedelta(minutes=50) < at - clock.now() < timedelta(minutes=61)
    assert f"<t:{int(at.timestamp())}:R>" in text(asked)
    await room.pass_by(minutes=62)
    assert room.calls("is now open to everybody")
