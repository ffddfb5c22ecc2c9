"""The deliveries of boards and notices that this process has in progress.

A message that could not be delivered is tried again for a day. If a process died, the channel is searched for the
message that it may have posted.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Generic, TypeVar

import aiohttp
import discord

from bot.delivery.channels import FENCE, LEASE, problem_of, wait_after
from bot.games.errors import DeliveryDelayed, DeliveryProblem, ServiceError
from bot.runtime import clock
from bot.runtime.logging_setup import Spot
from bot.runtime.safe_errors import described, noted
from db.delivery_queue import ClaimedRows, DeliveryQueue

log = logging.getLogger(__name__)

_GIVEN_UP = timedelta(days=1)
_SEARCHED = 100
"""How many messages of a channel are searched: what Discord returns for one request."""

_Claimed = TypeVar("_Claimed", bound=ClaimedRows)


@dataclass(frozen=True, slots=True)
class Stopped:
    """The end of a delivery attempt that failed: the problem, and whether to try `again`.

    `unexpected` is whether the error came from neither the game nor Discord.
    """

    problem: ServiceError
    again: bool
    unexpected: bool = False


class Attempts(Generic[_Claimed]):
    """The deliveries of a queue that are in progress.

    `under_way` maps rows to their claim and its time. After an error listed in `final`, delivery is not tried again.
    """

    def __init__(
        self,
        queue: DeliveryQueue[_Claimed],
        client: discord.Client,
        *,
        now: Callable[[], datetime],
        final: type[ServiceError],
    ) -> None:
        self._queue = queue
        self._client = client
        self._now = now
        self._ticks = clock.ticks_of(now)
        self._final = final
        self.under_way: dict[tuple[int, ...], tuple[_Claimed, float]] = {}

    async def renew(self, also: Iterable[_Claimed] = ()) -> None:
        """Renew the leases of deliveries in progress and of the rows in `also`."""
        held = {each.rows: each for each in also} | {rows: each for rows, (each, _) in self.under_way.items()}
        if held:
            await self._queue.renew(held.values(), now=self._now(), lease=LEASE)

    async def expect_held(self, claimed: _Claimed) -> None:
        """Raise `DeliveryDelayed` if another process has taken over these rows."""
        at = self._ticks()
        _, since = self.under_way.get(claimed.rows, (claimed, at))
        if at - since > FENCE and not await self._queue.holds(claimed):
            raise DeliveryDelayed(claimed.game_id or "", detail="another process has taken it over")

    async def stop(self, claimed: _Claimed, error: Exception) -> Stopped:
        """Release rows whose delivery failed, to be tried again or never. Return the outcome."""
        now = self._now()
        if isinstance(error, self._final) and not isinstance(error, DeliveryProblem):
            await self._queue.fail(claimed, now=now, error=described(error))
            return Stopped(error, again=False)
        problem, unexpected = self._problem(claimed.game_id or "", error)
        if isinstance(problem, DeliveryDelayed) and now - claimed.since < _GIVEN_UP:
            until = now + wait_after(claimed.attempts, problem)
            await self._queue.postpone(claimed, until=until, error=noted(problem))
            return Stopped(problem, again=True, unexpected=unexpected)
        await self._queue.fail(claimed, now=now, error=noted(problem))
        return Stopped(problem, again=False, unexpected=unexpected)

    def _problem(self, game_id: str, error: Exception) -> tuple[DeliveryProblem, bool]:
        """Return an error as a delivery problem, and whether it was unexpected."""
        if isinstance(error, DeliveryProblem):
            return error, False
        if isinstance(error, discord.DiscordException | aiohttp.ClientError | OSError):
            return problem_of(game_id, error), False
        return DeliveryDelayed(game_id, detail=described(error)), True

    async def lost_copy(
        self,
        channel: Any,
        claimed: _Claimed,
        is_copy: Callable[[discord.Message], Awaitable[bool]],
        *,
        ahead: timedelta = timedelta(minutes=1),
    ) -> discord.Message | None:
        """Return the message that was posted for these rows, although no id was stored. Return None if there is none.

        `ahead` is how far this machine's clock may have been ahead of Discord's.
        """
        me, after = self._client.user, claimed.since - ahead
        try:
            async for message in channel.history(limit=_SEARCHED, after=after, oldest_first=False):
                if me is not None and message.author.id == me.id and await is_copy(message):
                    return message  # type: ignore[no-any-return]
        except discord.Forbidden:
            log.info("channel %(channel)s hides its history: a message may come twice", {"channel": Spot.of(channel)})
        return None
