"""A tournament over weeks, or a day of one, by a virtual clock: what its channels and threads show as time passes."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from support.discord_play import PlayServer, controls, text
from support.tournament.stage import TournamentStage


class Weeks:
    """A round a week, and the threads of its tables."""

    def __init__(self, server: PlayServer) -> None:
        self.server, self.env = server, server.env
        self.stage = TournamentStage(server)

    async def begin(self, players: int = 2, **settings: Any) -> None:
        await self.stage.create(players, **{"clock": "week", "threads": True, "scenarios": ("breccia",), **settings})
        await self.later()

    async def later(self, **span: int) -> None:
        """Let time pass at once, then run the jobs that are due."""
        whole = timedelta(**span).total_seconds()
        await self.server.later(max(0.0, whole - 60))
        for _ in range(3):
            await self.env.advance_time(20)

    def threads(self) -> list[Any]:
        return [each for each in self.env.backend.channels.values() if each.parent_id == self.stage.channel.id]

    def said(self, where: Any) -> list[str]:
        return [text(each) for each in self.server.messages(where)]

    async def pair(self, number: int = 1) -> tuple[Any, Any]:
        table = await self.stage.table(number)
        return self.stage.people.get(table.a), self.stage.people.get(table.b)

    async def press(self, who: Any, where: Any, label: str, *, last: bool = True) -> Any:
        found = [
            (message, part)
            for message in self.server.messages(where)
            for part in controls(message)
            if part["type"] == 2 and part["label"].startswith(label)
        ]
        message, part = found[-1 if last else 0]
        return await who.click(self.server.as_message(message), custom_id=part["custom_id"])


def pinged(message: Any) -> set[int]:
    """Return whom a message may ping; nobody else is."""
    allowed = message.allowed_mentions
    assert allowed.users is not None
    assert not allowed.everyone
    assert allowed.roles == frozenset()
    return set(allowed.users)
