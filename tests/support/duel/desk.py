"""Two people at a duel, and the service between them, for tests of games of several sides without Discord."""

from __future__ import annotations

from typing import Any

from support import duel
from support.toygame.play import CHANNEL, GUILD, OWNER, STRANGER, Clock

from bot.games.seats.chairs import chairs_for
from bot.games.service import GameState, Service
from db.games import GameRow
from db.sides import Due, turns_of

WEST, EAST = "west", "east"
ANNA, BEN, CARLA = OWNER, STRANGER, STRANGER + 1
TRAPS = ("400,0", "600,0")


class Desk:
    """Two people at a duel, and the service between them."""

    def __init__(self, service: Service, rules: Any, clock: Clock) -> None:
        self.service, self.rules, self.clock = service, rules, clock
        self.id = ""

    async def new(self, *, steward: bool = False, opponent: int = BEN, pace: str | None = None, **more: Any) -> None:
        chairs = chairs_for(self.rules.sides, own=WEST, owner=ANNA, opponent=opponent, steward=steward)
        state = await self.service.new_game(
            system=duel.NAME,
            channel_id=more.pop("channel", CHANNEL),
            guild_id=GUILD,
            owner_id=ANNA,
            locale="en",
            **{"options": {}, "seed": "a duel", "chairs": chairs, "pace": pace, **more},
        )
        self.id = state.id

    async def row(self) -> GameRow:
        found = await self.service.store.game(self.id)
        assert found is not None
        return found

    async def say(self, who: int, *answer: str, version: int | None = None) -> GameState:
        at = version if version is not None else (await self.row()).version
        row = await self.row()
        self.clock.pass_by(seconds=1)
        return await self.service.decide(row.id, version=at, answer=answer, actor=who)

    async def laying(self, **more: Any) -> None:
        """Begin a duel whose doors are chosen, and in which each has laid one trap."""
        await self.new(**more)
        await self.say(BEN, "cellar")
        await self.say(ANNA, "garden")
        await self.say(ANNA, "lay", TRAPS[0])
        await self.say(BEN, "lay", TRAPS[0])

    async def begun(self, **more: Any) -> None:
        """Begin a duel whose doors are chosen and whose traps are laid: West is to walk."""
        await self.laying(**more)
        await self.say(ANNA, "lay", TRAPS[1])
        await self.say(BEN, "lay", TRAPS[1])

    async def order(self, who: int, side: str, word: str) -> GameState:
        return await self.service.order(self.id, side=side, answer=(word,), actor=who)

    async def undo(self, who: int, to: int) -> GameState:
        row = await self.row()
        return await self.service.undo(row.id, version=row.version, to=to, actor=who)

    async def due(self) -> list[Due]:
        return list(await self.service.sides.claim_due(by="test", now=self.clock(), lease=self.clock.lease))

    async def time_out(self) -> GameState | None:
        """Let whoever is due lapse; return the state after the last."""
        state = None
        for due in await self.due():
            state = await self.service.time_out(due)
            await self.service.sides.settle(due)
        return state

    async def asked(self) -> dict[str, int]:
        return {side: each.since for side, each in turns_of(await self.row()).asked.items()}
