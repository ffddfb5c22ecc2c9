"""Notices stored with a decision are sent at once: a press soon brings its notice to the watching channel."""

from __future__ import annotations

from discord import ui
from sqlalchemy.ext.asyncio import AsyncConnection
from support.discord_play import PlayServer, text

from bot.games.changes import Change
from bot.games.errors import DeliveryProblem
from bot.games.notices import Payload
from bot.runtime import clock
from bot.runtime.scheduler import NOTICES
from db.games import ExtraWrite
from db.notices import Claimed, Notice, enqueue


class Scribe:
    async def write(self, claimed: Claimed) -> Payload | None:
        said = ui.TextDisplay[ui.LayoutView](f"day {claimed.facts['day']}")
        return Payload(view=ui.LayoutView(timeout=None).add_item(ui.Container(said)))

    async def sent(self, claimed: Claimed, message: object) -> None:
        pass

    async def failed(self, claimed: Claimed, problem: DeliveryProblem) -> None:
        pass


async def test_a_click_makes_a_notice_pending_and_the_next_round_sends_it(server: PlayServer) -> None:
    def follower(change: Change) -> ExtraWrite | None:
        if change.after.period == change.before.period:
            return None
        note = Notice(
            kind="note",
            key=str(change.after.version),
            due_at=clock.now(),
            game_id=change.after.id,
            channel_id=server.second.id,
            facts={"day": change.after.period},
        )

        async def write(connection: AsyncConnection) -> list[str]:
            await enqueue(connection, [note])
            return [NOTICES]

        return write

    server.bot.context.service.subscribe(follower)
    server.bot.context.notices.register("note", Scribe())
    await server.new(server.first)
    await server.alice.slash(server.first, "siege auto", scope="day")
    await server.env.advance_time(1)
    assert [text(message) for message in server.messages(server.second)] == ["day 2"]
