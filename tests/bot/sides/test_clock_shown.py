"""The chess clock in a channel: said at the beginning, shown on the board, over, and what the other side chooses."""

from __future__ import annotations

import re
from datetime import timedelta
from typing import Any

import pytest
from stress.forged.forging import Forger
from support.discord_play import PlayServer, button, labels, presses, private, text
from support.duel.room import EAST, WEST, Room

from bot.boards.side_rows import time_left
from bot.runtime import clock
from bot.sides.clocks import ClockNotices
from bot.sides.worker import SideWorker
from bot.ui.custom_ids import Press
from db.sides import turns_of
from render.language import speaking

pytestmark = [pytest.mark.simcord(settle_timeout=60, check_errors=False), pytest.mark.duel]


@pytest.fixture
def room(server: PlayServer) -> Room:
    return Room(server)


async def over(room: Room, monkeypatch: Any) -> Any:
    """Let West's clock run out; return the message about it."""
    await room.begun(clock="10+15 s")
    context, later = room.server.bot.context, clock.now() + timedelta(minutes=30)
    monkeypatch.setattr(context.service.games, "now", lambda: later)
    await SideWorker(context).run_due(later)
    monkeypatch.setattr(context.notices, "_now", lambda: later)
    await context.notices.deliver((await room.row()).id)
    (found,) = [each for each in room.server.messages(room.channel) if "**West** has run out of time" in text(each)]
    return found


async def click(room: Room, who: Any, message: Any, label: str) -> Any:
    return await who.click(room.server.as_message(message), custom_id=button(message, label))


def again(room: Room, message: Any) -> Any:
    return next(each for each in room.server.messages(room.channel) if each.id == message.id)


@pytest.mark.stress
async def test_the_clock_is_announced_and_shown_on_the_board(room: Room, server: PlayServer) -> None:
    await room.begun(clock="10+15 s")
    found = turns_of(await room.row()).clock
    assert found is not None
    assert (found.bank, found.increment) == (600, 15)
    (west,) = [line for line in text(server.board(room.channel)).splitlines() if line.startswith("**West")]
    (east,) = [line for line in text(server.board(room.channel)).splitlines() if line.startswith("East")]
    assert re.search(r"to play · 10 min( 1[45] s)? left, until <t:\d+:f>$", west)
    assert "10 min" in east
    assert "left" in east


@pytest.mark.stress
async def test_the_remaining_time_is_that_of_the_moment_of_drawing(
    room: Room, server: PlayServer, monkeypatch: Any
) -> None:
    await room.begun(clock="3h+0 s")
    began, boards = clock.now(), server.bot.context.board_delivery
    for minutes, said in ((40, "2 h 20 min left, until <t:"), (181, "no time left")):
        monkeypatch.setattr(clock, "now", lambda later=began + timedelta(minutes=minutes): later)
        await boards.refresh((await room.row()).id)
        (west,) = [line for line in text(server.board(room.channel)).splitlines() if line.startswith("**West")]
        assert said in west.replace("2 h 19 min", "2 h 20 min")
        assert ":R>" not in west
        assert ("until" in west) == ("no time" not in said)


@pytest.mark.stress
async def test_invalid_clocks_are_refused(room: Room, server: PlayServer) -> None:
    for said in ("soon", "10 s", "99 d", "10+", "10+30 d"):
        told = await server.alice.slash(room.channel, "siege new", game="duel", clock=said)
        assert "is not a valid clock" in private(told), said


async def test_the_other_side_can_wait_and_then_claim(room: Room, server: PlayServer, monkeypatch: Any) -> None:
    message = await over(room, monkeypatch)
    assert f"<@{server.bob.id}>" in text(message)
    assert labels(message) == ["Wait", "Autopilot plays this turn", "Claim the win"]
    own = await click(room, server.alice, message, "Claim")
    assert "It is not your turn" in private(own)
    await click(room, server.bob, message, "Wait")
    assert labels(again(room, message)) == ["Autopilot plays this turn", "Claim the win"]
    assert (await room.row()).status == "running"
    await click(room, server.bob, again(room, message), "Claim")
    assert (await room.row()).status == "resigned"
    assert not labels(again(room, message))
    assert "East has won:" in text(server.board(room.channel))
    await server.env.advance_time(5)
    (told,) = [text(each) for each in server.messages(room.channel) if "has claimed the win. " in text(each)]
    assert told.startswith(server.alice.mention), "who lost is told"
    log = private(await server.alice.slash(room.channel, "siege log"))
    assert f"<@{server.bob.id}> claimed the win: the other side ran out of time" in log
    status = private(await server.alice.slash(room.channel, "siege status"))
    assert "East has won:" in status


@pytest.mark.stress
async def test_a_claimed_game_is_won_and_lost_in_the_records(room: Room, server: PlayServer, monkeypatch: Any) -> None:
    message = await over(room, monkeypatch)
    await click(room, server.bob, message, "Claim")
    context = server.bot.context
    records = context.scheduler
    records.wake_now("records")
    await server.env.advance_time(5)
    told = {
        who: private(await person.slash(room.channel, "records me"))
        for who, person in (("won", server.bob), ("lost", server.alice))
    }
    assert "East, against people: 1 won, 0 lost, 0 drawn" in told["won"]
    assert "West, against people: 0 won, 1 lost, 0 drawn" in told["lost"]
    for each in told.values():
        assert "One of these games was won because a clock ran out" in each


@pytest.mark.stress
async def test_a_message_whose_clock_is_settled_has_no_buttons(
    room: Room, server: PlayServer, monkeypatch: Any
) -> None:
    message = await over(room, monkeypatch)
    notices = ClockNotices(server.bot.context)
    await notices.retire()
    assert len(labels(again(room, message))) == 3, "it is still open"
    await room.order(server.alice, "done")
    await server.bot.context.scheduler.go()
    assert labels(again(room, message)) == []
    assert "This question no longer needs an answer" in text(again(room, message))
    await notices.retire()  # nothing is left to do


@pytest.mark.stress
async def test_a_resigned_game_leaves_no_buttons_of_its_clock(room: Room, server: PlayServer, monkeypatch: Any) -> None:
    message = await over(room, monkeypatch)
    row = await room.row()
    await server.bot.context.service.resign(row.id, version=row.version, actor=server.alice.id)
    await server.bot.context.scheduler.go()
    assert labels(again(room, message)) == []


@pytest.mark.stress
async def test_a_claim_is_posted_even_if_its_process_died(room: Room, server: PlayServer, monkeypatch: Any) -> None:
    message = await over(room, monkeypatch)
    row = await room.row()
    side, *place = next(press.extra for press in presses(message)).split(".")
    at = int(place[0]), int(place[1])
    await server.bot.context.service.claim(row.id, side=side, place=at, actor=server.bob.id)
    assert len(labels(again(room, message))) == 3, "the process died before it could edit the message"
    await server.bot.context.scheduler.go()
    assert not labels(again(room, message))
    assert f"<@{server.bob.id}> has claimed the win: **West** ran out of time" in text(again(room, message))


@pytest.mark.stress
async def test_the_autopilot_can_play_that_turn(room: Room, server: PlayServer, monkeypatch: Any) -> None:
    message = await over(room, monkeypatch)
    claim = button(message, "Claim")
    forger = Forger(server)
    await forger.learn()
    await click(room, server.bob, message, "Autopilot")
    await SideWorker(server.bot.context).run_due(server.bot.context.service.games.now())
    assert sorted(turns_of(await room.row()).asked) == [EAST]
    await forger.press(server.bob, room.channel, claim, message=message)
    assert (await room.row()).status == "running", "that side has played meanwhile"


@pytest.mark.stress
async def test_forged_clicks_change_nothing(room: Room, server: PlayServer, monkeypatch: Any) -> None:
    message = await over(room, monkeypatch)
    row, forger = await room.row(), Forger(server)
    await forger.learn()
    carol = server.guild.add_member(server.env.create_user("carol"))
    extra = next(press.extra for press in presses(message))
    for action in ("clockclaim", "clockplay", "clockwait"):
        for who, said in (
            (carol, extra),
            (server.alice, extra),
            (server.alice, extra.replace(WEST, EAST)),
            (server.bob, extra.replace(WEST, EAST)),
            (server.bob, f"{WEST}.9.9"),
            (server.bob, WEST),
            (server.bob, "...."),
            (server.bob, ""),
        ):
            custom_id = Press(action, row.id, row.version, extra=said).custom_id()
            await forger.press(who, room.channel, custom_id, message=message)
    after = await room.row()
    assert (after.version, after.status, after.asked) == (row.version, row.status, row.asked)


@pytest.mark.parametrize(
    ("seconds", "locale", "said"),
    [
        (0, "en", "0 s"),
        (75, "en", "1 min 15 s"),
        (3_600, "en", "1 h"),
        (90_061, "it", "1 g 1 h"),
        (90, "fr", "1\u202fmin 30\u202fs"),
    ],
)
def test_times_are_written_in_words(seconds: float, locale: str, said: str) -> None:
    with speaking(locale):
        assert time_left(seconds).replace("\u2068", "").replace("\u2069", "") == said
