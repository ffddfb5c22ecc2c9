"""Live windows: a short message to the side asked, with the time that is left, of which nothing stays behind."""

from __future__ import annotations

import asyncio
import contextvars
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from discord import ui
from support.discord_play import PlayServer, button, controls, labels, presses, private, text
from support.duel.room import EAST, WEST, Room

import render.games
from bot.boards.message import shows
from bot.games.seats.chairs import AT_ONCE, LIVE, POST
from bot.runtime import clock
from bot.sides.window_messages import KIND, WINDOWS, WindowNotices
from bot.sides.worker import SideWorker
from db.schema.community import notice
from db.schema.games import NOBODY, VOTE, outbox
from db.sides import chairs_of, succeed, turns_of
from engine.core.record import LAPSE

pytestmark = pytest.mark.duel


class Windows(Room):
    """A duel in which East is asked whether to fire."""

    async def opened(self, *, called: bool = True, **options: Any) -> None:
        alice, bob = self.server.alice, self.server.bob
        await self.new(opponent=bob, **{"pace": LIVE, **options})
        await self.order(bob, "cellar")
        await self.order(alice, "garden")
        for place in ("500,0", "600,0"):  # out of the way, so that no die is rolled before the window
            await self.order(alice, "lay", place)
            await self.order(bob, "lay", place)
        row = await self.row()
        await self.server.bot.context.service.order(row.id, side=EAST, answer=("ask",), actor=bob.id)
        await self.order(alice, "go", "300,0")
        await self.order(bob, "go", "700,0")
        await self.order(alice, "go", "400,0")
        assert self.is_window(await self.row())
        if called:
            await self.settled()

    def is_window(self, row: Any) -> bool:
        asked = turns_of(row).asked.get(EAST)
        return asked is not None and asked.pace == "reaction"

    async def settled(self) -> None:
        """Deliver notices and look at the windows."""
        await self.server.bot.context.notices.deliver((await self.row()).id)
        await self.server.bot.context.scheduler.go()

    def short(self) -> list[Any]:
        found = self.server.messages(self.channel)
        return [m for m in found if any(p.action in {"window", "windowanswer"} for p in presses(m))]


@pytest.fixture
def room(server: PlayServer) -> Windows:
    return Windows(server)


@pytest.mark.stress
async def test_the_side_is_mentioned_with_its_options_and_the_time(room: Windows, server: PlayServer) -> None:
    await room.opened()
    (message,) = room.short()
    assert f"<@{server.bob.id}>" in text(message)
    assert "▰▰▰▰▰▰ 60" in text(message)
    assert len(labels(message)) == 3, "the two answers, and the standing orders"
    assert "If nobody answers: **Hold**" in text(message)
    assert not shows(server.as_message(message), (await room.row()).id), "no delivery takes it for a board"


async def test_a_window_is_posted_below_the_new_board_and_links_to_it(
    room: Windows, server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot looks for due messages in the moment between a decision and its board."""
    delivery, scheduler, begun = server.bot.context.board_delivery, server.bot.context.scheduler, list[Any]()
    deliver = delivery.deliver

    async def looked(game_id: str, claim: Any = None) -> Any:
        if claim is not None:
            begun.append(asyncio.create_task(scheduler.go(), context=contextvars.Context()))
            for _ in range(100):
                await asyncio.to_thread(lambda: None)
        return await deliver(game_id, claim)

    monkeypatch.setattr(delivery, "deliver", looked)
    await room.opened()
    await asyncio.gather(*begun)
    (message,), row = room.short(), await room.row()
    assert row.board_message_id is not None
    assert str(row.board_message_id) in text(message)
    assert int(row.board_message_id) < int(message.id)
    async with server.bot.database.read() as connection:
        tried = (await connection.execute(sa.select(outbox.c.attempts).where(outbox.c.game_id == row.id))).scalars()
    assert set(tried) == {1}


@pytest.mark.stress
async def test_an_answer_on_a_window_is_stored_and_deletes_the_message(room: Windows, server: PlayServer) -> None:
    await room.opened()
    (message,) = room.short()
    refused = await server.alice.click(server.as_message(message), custom_id=presses_of(message)[0])
    assert "It is not your turn" in private(refused)
    before = (await room.row()).version
    await server.bob.click(server.as_message(message), custom_id=presses_of(message)[0])
    assert (await room.row()).version > before
    await room.settled()
    assert message.id not in [each.id for each in room.short()]


@pytest.mark.stress
async def test_one_of_two_simultaneous_answers_counts(room: Windows, server: PlayServer) -> None:
    await room.opened()
    (message,) = room.short()
    first, second, *_ = presses_of(message)
    before = (await room.row()).version
    told = await server.at_once(room.channel, (server.bob, first), (server.bob, second), board=message)
    assert (await room.row()).version == before + 1
    (late,) = [private(each) for each in told if each.followups]
    assert "already" in late.lower()
    await room.settled()
    assert message.id not in [each.id for each in room.short()]


@pytest.mark.stress
async def test_a_click_on_a_settled_window_is_reported_as_late(room: Windows, server: PlayServer) -> None:
    await room.opened()
    (message,) = room.short()
    pressed = presses_of(message)[0]
    await room.order(server.bob, "hold")
    version = (await room.row()).version
    late = await server.bob.click(server.as_message(message), custom_id=pressed)
    assert private(late)
    assert (await room.row()).version == version


async def test_the_bar_shrinks_and_a_time_out_is_reported(room: Windows, server: PlayServer, monkeypatch: Any) -> None:
    await room.opened()
    (message,) = room.short()
    windows, start = WindowNotices(server.bot.context), turns_of(await room.row()).asked[EAST].at
    again = await windows.run_due(start + timedelta(seconds=25))
    assert again == start + timedelta(seconds=30)
    (message,) = room.short()
    assert "▰▰▰▰▱▱ 40" in text(message)
    later = start + timedelta(seconds=61)
    monkeypatch.setattr(server.bot.context.service.games, "now", lambda: later)
    await SideWorker(server.bot.context).run_due(later)
    assert not room.is_window(await room.row())
    await windows.run_due(later)
    assert not room.short()
    assert "**East** did not answer in time" in text(server.board(room.channel))


@pytest.mark.stress
async def test_the_window_of_a_dead_process_is_deleted(room: Windows, server: PlayServer) -> None:
    await room.opened()
    assert room.short()
    row = await room.row()
    await server.bot.context.service.resign(row.id, version=row.version, actor=server.alice.id)
    await WindowNotices(server.bot.context).run_due(clock.now())
    assert not room.short()


@pytest.mark.stress
async def test_a_window_posted_before_a_crash_is_deleted(room: Windows, server: PlayServer) -> None:
    """The window was answered before another process came to look for the message."""
    await room.opened()
    assert len(room.short()) == 1
    unnoted = {"message_id": None, "done_at": None, "attempts": 1}
    async with server.bot.database.write() as connection:  # as the death of a process leaves it
        await connection.execute(sa.update(notice).where(notice.c.kind == KIND).values(unnoted))
    await room.order(server.bob, "hold")
    await room.settled()
    await room.settled()
    assert not room.short()


@pytest.mark.stress
async def test_a_player_who_leaves_during_a_window_leaves_no_message(room: Windows, server: PlayServer) -> None:
    await room.opened()
    (message,) = room.short()
    row = await room.row()  # as somebody leaves who has their data deleted
    await server.bot.context.service.reseat(
        row.id, EAST, of=chairs_of(row)[EAST], user_id=NOBODY, steward=False, by=server.bob.id
    )
    server.bot.context.scheduler.wake_now(WINDOWS)
    late = await server.bob.click(server.as_message(message), custom_id=presses_of(message)[0])
    assert private(late)
    await room.settled()
    assert not room.short()
    assert room.is_window(await room.row()), "the question stays for whoever comes"


@pytest.mark.stress
async def test_a_leader_whose_data_is_deleted_leaves_no_message(room: Windows, server: PlayServer) -> None:
    """Another player of the side leads it from then on; the question stays, and its message mentions nobody else."""
    await room.opened()
    (message,) = room.short()
    row, carol = await room.row(), server.guild.add_member(server.env.create_user("carol"))
    await server.bot.context.service.join_side(row.id, EAST, carol.id, by=server.bob.id)
    async with server.bot.database.write() as connection:
        await succeed(connection, server.bob.id)
    await room.settled()
    assert message.id not in {each.id for each in room.short()}
    assert chairs_of(await room.row())[EAST].user_id == carol.id
    assert room.is_window(await room.row())


@pytest.mark.stress
async def test_the_autopilot_answers_after_taking_the_seat(room: Windows, server: PlayServer) -> None:
    await room.opened()
    await server.bob.slash(room.channel, "side leave", then="autopilot")
    await room.settled()
    assert not room.short()
    assert not room.is_window(await room.row())


@pytest.mark.stress
async def test_in_correspondence_the_call_has_the_question_and_its_deadline(room: Windows, server: PlayServer) -> None:
    await room.opened(pace=POST)
    (message,) = room.short()
    until = int((turns_of(await room.row()).asked[EAST].at + timedelta(hours=12)).timestamp())
    assert f"You can answer until <t:{until}:f> (<t:{until}:R>). " in text(message)
    assert "If nobody answers: **Hold**" in text(message)
    assert "▰" not in text(message)
    assert labels(message) == ["Hold", "Fire", "Standing orders"]
    assert not message.attachments
    line = f"**East: <@{server.bob.id}> · Level: Guided** · to react, until <t:{until}:f>"
    assert line in text(server.board(room.channel))
    await server.bob.click(server.as_message(message), custom_id=button(message, "Hold"))
    await room.settled()
    assert not room.short()


@pytest.mark.stress
async def test_in_correspondence_the_side_to_move_reads_the_events_since_its_last_turn(
    room: Windows, server: PlayServer
) -> None:
    await room.begun(pace=POST)
    await room.order(server.alice, "done")
    await room.settled()
    (told,) = [text(each) for each in server.messages(room.channel) if "it is your turn" in text(each)]
    assert 2 <= len(told.splitlines()) <= 10
    assert f"<@{server.bob.id}>" in told.splitlines()[0]
    assert "your side gets no orders" in told


@pytest.mark.stress
async def test_in_live_play_the_message_has_no_picture(room: Windows, server: PlayServer) -> None:
    await room.opened()
    (message,) = room.short()
    assert not message.attachments


@pytest.mark.stress
async def test_a_side_that_votes_is_called_to_its_room(room: Windows, server: PlayServer) -> None:
    await room.opened()
    row = await room.row()
    await server.bot.context.service.sides.command(row.id, EAST, command=VOTE, voting='{"minutes":30}')
    view = WindowNotices(server.bot.context)._view(await server.state(room.channel), EAST, 6, clock.now())
    said = "\n".join(part.content for part in view.walk_children() if isinstance(part, ui.TextDisplay))
    assert "Vote in your side’s room" in said
    assert "▰" not in said, "a vote has a time of its own"
    assert not [part for part in view.walk_children() if isinstance(part, ui.Button)]


async def test_a_timed_out_window_reports_that_standing_orders_decided() -> None:
    lapsed = SimpleNamespace(version=3, action=LAPSE, answer='["@italian","fallback"]')
    context: Any = SimpleNamespace(presenter=lambda game: render.games.find(game.system))
    for locale, said in (("en", "standing orders"), ("it", "ordini permanenti"), ("fr", "consignes")):
        state: Any = SimpleNamespace(
            status="running", version=3, id="x", system="ascari", sides=("italian",), locale=locale, journal=(lapsed,)
        )
        line = await WindowNotices(context).unanswered(state)
        assert line is not None
        assert said in line


@pytest.mark.stress
async def test_standing_orders_can_be_changed_from_the_message(room: Windows, server: PlayServer) -> None:
    await room.begun(pace=AT_ONCE)
    await room.order(server.alice, "done")
    await server.bot.context.notices.deliver((await room.row()).id)
    message = next(
        each
        for each in reversed(server.messages(room.channel))
        if any(press.action == "windoworders" for press in presses(each))
    )
    assert not shows(server.as_message(message), (await room.row()).id)
    asked = await server.bob.click(server.as_message(message), custom_id=button(message, "Change standing orders"))
    assert "Standing orders: East" in text(room.shown(asked))


def presses_of(message: Any) -> list[str]:
    return [each["custom_id"] for each in controls(message) if each["type"] == 2]


@pytest.mark.stress
async def test_an_immediate_reaction_is_no_missed_deadline(room: Windows, server: PlayServer) -> None:
    """No player has time for it, so a player who never answers one cannot be removed for that."""
    await room.opened()
    row = await room.row()
    await server.bot.context.service.wait_by(row.id, AT_ONCE)
    await SideWorker(server.bot.context).run_due(clock.now())
    assert not room.is_window(await room.row()), "the reaction was answered at once"
    assert chairs_of(await room.row())[EAST].lapses == 0
    refused = private(await server.alice.slash(room.channel, "siege players remove", user=server.bob))
    assert "plays **East** against you" in refused


@pytest.mark.stress
async def test_no_player_is_called_while_a_seat_is_open(room: Windows, server: PlayServer) -> None:
    """No time runs then, so a shrinking bar would be wrong."""
    await room.opened(called=False)
    row = await room.row()
    await server.bot.context.service.reseat(
        row.id, WEST, of=chairs_of(row)[WEST], user_id=NOBODY, steward=False, by=server.alice.id
    )
    await room.settled()
    assert not room.short()
    carol = server.guild.add_member(server.env.create_user("carol"))
    await carol.slash(room.channel, "side take", side=WEST)
    await room.settled()
    (message,) = room.short()
    assert "▰▰▰▰▰▰ 60" in text(message), "the whole time begins for all"
