"""The courier: brings what the outbox owes to Discord, after the commit, and once.

A decision's own process delivers at once; what a crash or an outage leaves behind is found by a sweep. Every message
has a nonce, by which Discord drops a copy that comes soon; a copy that would come late is found in the channel.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from time import monotonic
from typing import Any

import aiohttp
import discord

from bot.boards.message import Board, retired, shows
from bot.delivery.channels import (
    ARCHIVED,
    FENCE,
    LEASE,
    UNCHANGEABLE,
    YOUNG,
    Channels,
    expect_postable,
    permissions_in,
    problem_of,
    unarchived,
    wait_after,
)
from bot.delivery.outages import Weather
from bot.delivery.queues import Lanes, spell, within
from bot.games import errors
from bot.games.errors import (
    AlreadyDecided,
    ChannelGone,
    DeliveryDelayed,
    DeliveryProblem,
    MissingPermissions,
    SaveUnreadable,
)
from bot.games.service import Service
from bot.games.showing import own
from bot.games.state import GameState, GameSummary
from bot.runtime import clock
from bot.runtime.logging_setup import Spot
from bot.runtime.safe_errors import described, noted
from bot.ui.replies import Ground
from bot.ui.texts import QUIET
from db.board_outbox import Held, Outbox, Owed
from db.storage.errors import DatabaseError
from db.storage.leases import Share

log = logging.getLogger(__name__)

_BUSY = timedelta(seconds=2)
"""So long after another process was found at a game it is looked whether it has left something."""
PATIENCE = 20.0
"""Seconds that whoever pressed waits for their board before they are told that it comes later."""
_GIVEN_UP = timedelta(days=1)
_KEPT = timedelta(days=7)
_DAY = 86_400.0
_SEARCHED = 25


@dataclass(frozen=True, slots=True)
class Delivered:
    """Where the board is now, and whether it is a new message."""

    channel_id: int
    message_id: int
    fresh: bool


Listener = Callable[[str, DeliveryProblem], Awaitable[None]]
"""Is told of a game whose board cannot be brought while nobody waits for it."""


class Courier:
    """Delivers the outbox of a service's database.

    `instance` names this process among those that share the database: what it holds a lease on is its own to take
    again. `share` says what it does first; `wake` has it look again at a time.
    """

    def __init__(
        self,
        client: discord.Client,
        service: Service,
        board: Board,
        *,
        instance: str = "main",
        now: Callable[[], datetime] = clock.now,
        share: Callable[[], Share | None] = lambda: None,
        wake: Callable[[datetime], None] = lambda _: None,
        weather: Weather | None = None,
    ) -> None:
        self.outbox = Outbox(service.store.database)
        self.channels = Channels(client, now=now)
        self.weather = weather or Weather(now=now)
        self._client = client
        self._service = service
        self._board = board
        self._instance = instance
        self._now = now
        self._share = share
        self._wake = wake
        self._at_work: dict[str, Owed] = {}
        self._ticks = clock.ticks_of(now)
        self._since: dict[str, float] = {}
        self._recovered: float | None = None
        self._lanes: Lanes[Delivered | None] = Lanes()
        self._listeners: list[Listener] = []
        self._more = False

    def hear(self, listener: Listener) -> None:
        """Tell somebody of boards that cannot be brought while nobody waits for them."""
        self._listeners.append(listener)

    async def stuck(self, game_id: str, problem: DeliveryProblem) -> None:
        """Something about a game cannot be brought, and nobody is there to be told."""
        for listener in self._listeners:
            await listener(game_id, problem)

    def close(self) -> None:
        """Deliver nothing any more."""
        self._lanes.close()

    async def deliver(self, game_id: str) -> Delivered | None:
        """Bring a game's board up to date; None when nothing was owed, or another process is at it.

        Raises `DeliveryProblem` (the decision is stored all the same; `DeliveryDelayed`: the sweep tries again) and
        `SaveUnreadable`.
        """
        waited = True

        async def job() -> Delivered | None:
            try:
                return await self._deliver(game_id)
            except DeliveryProblem as problem:
                if not waited:
                    await self._nobody_waits(game_id, problem)
                raise

        task = self._lanes.begin(game_id, job)
        if not await within(task, PATIENCE):
            waited = False
            raise DeliveryDelayed(game_id, detail="Discord takes its time")
        return task.result()

    async def bring(self, game_id: str) -> Delivered | None:
        """Bring a game's board up to date although nobody waits for it: what goes wrong is told to who should know."""
        (brought,) = await self._lanes.run([(game_id, partial(self._brought, game_id))]) or (None,)
        return brought

    async def _brought(self, game_id: str, delayed: list[DeliveryProblem] | None = None) -> Delivered | None:
        try:
            return await self._deliver(game_id)
        except DeliveryProblem as problem:
            if delayed is not None and isinstance(problem, DeliveryDelayed) and not problem.given_up:
                delayed.append(problem)
            else:
                await self._nobody_waits(game_id, problem)
        except SaveUnreadable as problem:
            log.warning(
                "the board of game %(game)s could not be delivered: %(problem)s", {"game": game_id, "problem": problem}
            )
        except Exception:
            log.exception("the board of game %(game)s could not be delivered", {"game": game_id})
        return None

    async def _nobody_waits(self, game_id: str, problem: DeliveryProblem) -> None:
        log.info(
            "the board of game %(game)s could not be delivered: %(problem)s", {"game": game_id, "problem": problem}
        )
        if not isinstance(problem, DeliveryDelayed) or problem.given_up:
            await self.stuck(game_id, problem)

    async def _deliver(self, game_id: str) -> Delivered | None:
        try:
            return await self._claimed(game_id)
        except DatabaseError as error:
            # A lease that stays behind is this process's own to take again; another waits until it has run out.
            raise DeliveryDelayed(game_id, detail=described(error)) from error

    async def _claimed(self, game_id: str) -> Delivered | None:
        begun = self._ticks()
        try:
            owed = await self.outbox.claim(game_id, by=self._instance, now=self._now(), lease=LEASE)
        except Held:
            # Whoever is at it may have begun before the newest was owed.
            self._wake(self._now() + _BUSY)
            return None
        if owed is None:
            await self._raise_last(game_id)
            return None
        self._at_work[game_id], self._since[game_id] = owed, begun
        try:
            return await self._try(owed)
        finally:
            del self._at_work[game_id], self._since[game_id]

    async def renew(self) -> None:
        """Hold on to what is being delivered: Discord may let it wait for long."""
        if self._at_work:
            await self.outbox.renew(list(self._at_work.values()), now=self._now(), lease=LEASE)

    async def repost(self, game_id: str, ground: Ground) -> Delivered | None:
        """Post a game's board anew on somebody's word, telling what the old one told.

        Raises what `deliver` raises, `NoSuchGame`, `AlreadyDecided` where the game stands elsewhere by now, and
        `DatabaseError`.
        """
        if (await self._service.roster.game(game_id)).channel_id != ground:
            raise AlreadyDecided(game_id)
        return await self._ask(game_id, kind="post")

    async def restore(self, game_id: str) -> Delivered | None:
        """The same for a board that is lost, as the game's own. Raises what `deliver` raises, and `NoSuchGame`."""
        return await self._ask(game_id, kind="post")

    async def refresh(self, game_id: str) -> Delivered | None:
        """Bring a game's board up to date although nothing was decided: a fresh one only if it has grown too old.

        Raises what `repost` raises.
        """
        return await self._ask(game_id, kind="edit")

    async def _ask(self, game_id: str, *, kind: str) -> Delivered | None:
        await self.owe(game_id, kind=kind)
        return await self.deliver(game_id)

    async def owe(self, game_id: str, *, kind: str = "edit") -> None:
        """Have a game's board brought up to date, or with kind «post» posted anew, by the next sweep."""
        state = await self._service.load(game_id)
        first = state.board_from or state.version
        await self.outbox.ask(game_id, first_version=first, version=state.version, now=self._now(), kind=kind)

    async def reaches(self, game: GameSummary) -> bool:
        """Whether the channel of a game is there for the bot to see; True while Discord does not say."""
        try:
            channel: Any = await self.channels.find(game.channel_id, guild_id=game.guild_id)
        except ChannelGone:
            return False
        except (DeliveryDelayed, discord.DiscordException, aiohttp.ClientError, OSError):
            return True
        held = permissions_in(channel)
        return isinstance(channel, discord.Thread) or held is None or held.view_channel

    async def recover(self) -> int:
        """Forget what is long settled, deliver what was left behind. Returns how many boards went out."""
        await self.outbox.prune(self._now() - _KEPT)
        return await self.sweep()

    async def sweep(self) -> int:
        """Deliver what is due, several games at once; returns how many boards went out. Problems are logged.

        A game whose channel takes too long is left to itself. While Discord answers nothing, little is asked.
        """
        count, seen, end = 0, set[str](), spell()
        delayed: list[DeliveryProblem] = []
        while self.weather.fair() and monotonic() < end:
            due = await self.outbox.due(by=self._instance, now=self._now(), share=self._share())
            games = [game_id for game_id in due if game_id not in seen and not self._lanes.busy(game_id)]
            if not games:
                break
            seen.update(games)
            jobs = ((game_id, partial(self._swept, game_id, delayed)) for game_id in games)
            count += sum(brought is not None for brought in await self._lanes.run(jobs))
        self._more = monotonic() >= end
        if delayed:
            log.warning("%(count)d boards come later: %(problem)s", {"count": len(delayed), "problem": delayed[0]})
        return count

    async def _swept(self, game_id: str, delayed: list[DeliveryProblem]) -> Delivered | None:
        return await self._brought(game_id, delayed) if self.weather.fair() else None

    async def round(self, now: datetime) -> datetime | None:  # noqa: ARG002 - whatever the time is
        """Recover at first and then once a day; sweep from time to time."""
        if self._recovered is not None and self._ticks() - self._recovered < _DAY:
            await self.sweep()
        else:
            await self.recover()
            self._recovered = self._ticks()
        return self._now() if self._more else None

    async def _raise_last(self, game_id: str) -> None:
        error = await self.outbox.last_error(game_id)
        if error is None:
            return
        name, _, detail = error.partition(": ")
        kind = getattr(errors, name, None)
        if isinstance(kind, type) and issubclass(kind, DeliveryProblem):
            raise kind(game_id, detail=detail)

    async def _try(self, owed: Owed) -> Delivered:
        try:
            delivered = await self._bring(owed)
        except DatabaseError:
            raise
        except DeliveryProblem as problem:
            await self._settle(owed, problem)
            raise
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            named = problem_of(owed.game_id, error)
            await self._settle(owed, named)
            raise named from error
        except SaveUnreadable as error:
            await self.outbox.fail(owed, now=self._now(), error=described(error))
            raise
        except Exception as error:
            # A fault of our own in making the board: it is tried again, for it may be mended by an update.
            await self._settle(owed, DeliveryDelayed(owed.game_id, detail=described(error)))
            raise
        self.weather.met(None)
        return delivered

    async def _settle(self, owed: Owed, problem: DeliveryProblem) -> None:
        now, line = self._now(), noted(problem)
        self.weather.met(problem)
        if isinstance(problem, DeliveryDelayed) and now - owed.since < _GIVEN_UP:
            await self.outbox.postpone(owed, until=now + wait_after(owed.attempts, problem), error=line)
            return
        if isinstance(problem, DeliveryDelayed):
            problem.given_up = True
        await self.outbox.fail(owed, now=now, error=line)

    async def _bring(self, owed: Owed) -> Delivered:
        state = await self._service.load(owed.game_id, since=owed.first_version)
        channel = await self.channels.open(state.channel_id, guild_id=state.guild_id, game_id=state.id)
        try:
            return await self._bring_to(channel, state, owed)
        except discord.HTTPException as error:
            if error.code != ARCHIVED or not isinstance(channel, discord.Thread):
                raise problem_of(state.id, error, channel=channel) from error
        # The cache did not know that the thread had been archived.
        return await self._bring_to(await unarchived(channel, state.id), state, owed)

    async def _bring_to(self, channel: Any, state: GameState, owed: Owed) -> Delivered:
        held = permissions_in(channel)
        if held is not None and not held.view_channel:
            raise MissingPermissions(state.id, detail="view_channel")
        message_id = self._living(state, fresh=owed.fresh)
        if owed.attempts > 1 and message_id is None:
            copy = await self._lost_copy(channel, state, owed)
            # Take the message that was posted without being noted, by a process that died or was told of an error.
            if copy is not None and await self._edited(channel, replace(state, board_from=owed.first_version), copy):
                return await self._posted(channel, state, owed, copy)
        if message_id is not None and await self._edited(channel, state, message_id):
            await self._finish(owed)
            return Delivered(channel.id, message_id, fresh=False)
        expect_postable(channel, state.id)
        post = await self._board.post(own(state), first=owed.first_version)
        if self._ticks() - self._since[owed.game_id] > FENCE and not await self.outbox.holds(owed):
            raise DeliveryDelayed(state.id, detail="another process has taken it over")
        sent = await channel.send(view=post.view, files=list(post.files), nonce=owed.nonce)
        return await self._posted(channel, state, owed, sent.id)

    def _living(self, state: GameState, *, fresh: bool) -> int | None:
        """The message to edit; None when it takes a fresh one."""
        posted = state.board_posted_at
        if fresh or posted is None or state.board_channel_id != state.channel_id:
            return None
        return state.board_message_id if self._now() - posted < YOUNG else None

    async def _edited(self, channel: Any, state: GameState, message_id: int) -> bool:
        """Bring the living message up to date; False when Discord will not have it, or it is gone."""
        # The message goes on telling all that it has told since it was posted.
        first = state.board_from or state.version
        post = await self._board.post(own(await self._service.retold(state, since=first)), first=first)
        try:
            await channel.get_partial_message(message_id).edit(
                view=post.view, attachments=list(post.files), allowed_mentions=QUIET
            )
        except discord.HTTPException as error:
            if error.code in UNCHANGEABLE:
                return False
            raise
        return True

    async def _posted(self, channel: Any, state: GameState, owed: Owed, message_id: int) -> Delivered:
        board = {
            "board_channel_id": channel.id,
            "board_message_id": message_id,
            "board_posted_at": self._now(),
            "board_from": owed.first_version,
        }
        if not await self._finish(owed, board=board):
            await self._retire(state.id, channel.id, message_id)  # the one that is owed now has its own
        elif state.board_message_id is not None and state.board_message_id != message_id:
            await self._retire(state.id, state.board_channel_id or channel.id, state.board_message_id)
        return Delivered(channel.id, message_id, fresh=True)

    async def _finish(self, owed: Owed, *, board: dict[str, Any] | None = None) -> bool:
        """Note that it is out; False if another has taken it over: one of the two may have shown what is old."""
        now = self._now()
        if await self.outbox.finish(owed, now=now, board=board):
            return True
        versions = {"first_version": owed.first_version, "version": owed.version}
        await self.outbox.ask(owed.game_id, **versions, now=now, kind="edit")
        self._wake(now)
        return False

    async def _retire(self, game_id: str, channel_id: int, message_id: int) -> None:
        """Take the controls off a board that a newer one has replaced.

        Best effort: a click on what could not be taken off is answered «already decided» anyway.
        """
        try:
            channel: Any = await self.channels.find(channel_id)
            message = await channel.fetch_message(message_id)
            view = retired(message) if self._shows(message, game_id) else None
            if view is not None:
                await message.edit(view=view, allowed_mentions=QUIET)
        except (DeliveryProblem, discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.info("the controls of message %(message)d stay: %(problem)s", {"message": message_id, "problem": error})

    async def _lost_copy(self, channel: Any, state: GameState, owed: Owed) -> int | None:
        """A board of the game that stands in the channel, but not in the database."""
        after = owed.since - timedelta(minutes=1)
        try:
            async for message in channel.history(limit=_SEARCHED, after=after, oldest_first=False):
                if message.id != state.board_message_id and self._shows(message, state.id):
                    return int(message.id)
        except discord.Forbidden:
            log.info("channel %(channel)s hides its history: a board may come twice", {"channel": Spot.of(channel)})
        return None

    def _shows(self, message: discord.Message, game_id: str) -> bool:
        """Whether a message is a board of the game with its controls."""
        me = self._client.user
        return me is not None and message.author.id == me.id and shows(message, game_id)
