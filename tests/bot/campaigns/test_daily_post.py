"""What a campaign posts in a day: one message beside its board, in which nobody is named twice."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from typing import Any

import pytest
from support import stress
from support.discord_play import PlayServer, private, text

pytestmark = pytest.mark.by_alarms

DAY = 86_400


async def until(server: PlayServer, day: int, hour: int, minute: int) -> None:
    at = datetime(2026, 1, day, hour, minute, tzinfo=UTC)
    await server.env.advance_time((at - server.env.now()).total_seconds())


@pytest.mark.parametrize("deadline", [None, stress.marked("2h")])
async def test_a_day_has_one_message_next_to_the_board_and_mentions_each_player_once(
    server: PlayServer, deadline: str | None
) -> None:
    asked: dict[str, Any] = {"hour": "21:00", "zone": "Europe/Rome", "seed": "apple", "house_rules": "days=40"}
    asked |= {"deadline": deadline} if deadline else {}
    private(await server.alice.slash(server.first, "campaign start", game=server.game, **asked))
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    for who in (server.alice, server.bob):
        await who.slash(server.first, "campaign mention", day=True, waiting=True, before="1h")
    await until(server, 2, 20, 30)
    seen = {message.id for message in server.messages(server.first)}
    for day in (2, 3):
        for hour in range(24):
            await until(server, day + (hour + 21) // 24, (hour + 21) % 24, 30)
        fresh = [message for message in server.messages(server.first) if message.id not in seen]
        seen |= {message.id for message in fresh}
        words = [each for each in fresh if not text(each).startswith("## ")]
        assert len(words) == 1, [text(each) for each in words]
        assert text(words[0]).startswith(f"**Day {day} is over.**")
        assert "The autopilot made the remaining decisions" in text(words[0])
        named = Counter(user for message in fresh for user in message.ping_user_ids)
        assert named == {server.alice.id: 1, server.bob.id: 1}


async def test_a_player_who_wants_only_reminders_is_mentioned_once_a_day(server: PlayServer) -> None:
    asked: dict[str, Any] = {"hour": "21:00", "zone": "Europe/Rome", "seed": "apple", "house_rules": "days=40"}
    private(await server.alice.slash(server.first, "campaign start", game=server.game, **asked))
    await server.alice.slash(server.first, "campaign mention", waiting=True, before="2h")
    for hour in range(48):
        await until(server, 1 + (hour + 21) // 24, (hour + 21) % 24, 30)
    named = Counter(user for message in server.messages(server.first) for user in message.ping_user_ids)
    assert named == {server.alice.id: 2}, "once in each of two days"
