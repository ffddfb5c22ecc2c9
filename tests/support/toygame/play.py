"""Play the toy in tests: people, a channel, a clock that a test moves."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from support.toygame import NAME

if TYPE_CHECKING:
    from bot.games.service import GameState, Service

OWNER = 7_000_000_000_000_000_001
STRANGER = 7_000_000_000_000_000_002
CHANNEL = 1_100_000_000_000_000_001
GUILD = 1_200_000_000_000_000_001


class Clock:
    """A clock that changes only when a test moves it."""

    def __init__(self) -> None:
        self.time = datetime(2026, 6, 20, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    lease = timedelta(minutes=1)

    def pass_by(self, **span: float) -> None:
        self.time += timedelta(**span)


async def begin(service: Service, *, channel: int = CHANNEL, **changes: Any) -> GameState:
    """Start a new game, the toy game unless `system` names another."""
    asked = {
        "system": NAME,
        "options": {},
        "seed": "apple",
        "owner_id": OWNER,
        "guild_id": GUILD,
        "locale": "en",
    } | changes
    return await service.new_game(channel_id=channel, **asked)
