"""Posts and edits board messages from the outbox after the transaction, each exactly once.

The process that stored a decision delivers its board immediately. A sweep finds boards that were not delivered. Every
message has a nonce, with which Discord drops duplicates. Before another attempt, the bot searches the channel for the
message.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import partial
from time import monotonic
from typing import Any

import aiohttp
import discord

import engine.games
from bot.boards.claims import Claim, Claims
from bot.boards.message import BoardRenderer, retired, shows
from bot.context import DecidedBoard
from bot.delivery.attempts import Attempts, Stopped
from bot.delivery.channels import (
    ARCHIVED,
    LEASE,
    UNCHANGEABLE,
    YOUNG,
    Channels,
    lacking_in,
    permissions_in,
    problem_of,
    unarchived,
)
from bot.delivery.outages import Outages
from bot.delivery.queues import ChannelQueues, spell
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
from bot.runtime.safe_errors import described
from bot.ui.pressed_message import edit_pressed, fetch_pressed
from bot.ui.replies import PostingRight
from bot.ui.texts import QUIET
from db.board_outbox import Held, Outbox, PendingBoard
from db.games import REOPENED, UNDO
from db.storage.errors import DatabaseError
from db.storage.leases import Share

log = logging.getLogger(__name__)

_BUSY = timedelta(seconds=2)
"""If another process delivers a game, the time after which the game is checked again for undelivered boards."""
PATIENCE = 20.0
"""How long, in seconds, a user waits for the board before a reply says that the board will come later."""
_KEPT = timedelta(days=7)
_DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Delivered:
    """The current message of a board. `fresh` is whether it is a new message."""

    channel_id: int
    message_id: int
    fresh: bool


Listener = Callable[[str, DeliveryProblem], Awaitable[None]]
"""A function that is called with the id of a game whose board cannot be delivered, if no user waits for it."""


class BoardDelivery:
    """Delivers the boards in the outbox of a service's database.

    `instance` identifies this process among those that share the database. `share` is the part of the work that this
    process does first. `wake` schedules another run at a given time.
    """

    def __init__(
        self,
        client: discord.Client,
        service: Service,
        board: BoardRenderer,
        *,
        instance: str = "main",
        now: Callable[[], datetime] = clock.now,
        share: Callable[[], Share | None] = lambda: None,
        wake: Callable[[datetime], None] = lambda _: None,
        outages: Outages | None = None,
    ) -> None:
        self.outbox = Outbox(service.store.database)
        self.channels = Channels(client, now=now)
        self.outages = outages or Outages(now=now)
        self._client = client
        self._service = service
        self._board = board
        self._instance = instance
        self._now = now
        self._share = share
        self._wake = wake
        self.attempts = Attempts(self.outbox, client, now=now, final=SaveUnreadable)
        self._ticks = clock.ticks_of(now)
        self._recovered: float | None = None
        self._queues: ChannelQueues[Delivered | None] = ChannelQueues()
        self.claims = Claims(self.outbox, by=instance, now=now, ticks=self._ticks, busy=self._queues.busy)
        self._listeners: list[Listener] = []
        self._more = False

    def subscribe(self, listener: Listener) -> None:
        """Register a listener for boards that cannot be delivered in the background."""
        self._listeners.append(listener)

    async def stuck(self, game_id: str, problem: DeliveryProblem) -> None:
        """Notify the listeners that a game's board cannot be delivered."""
        for listener in self._listeners:
            await listener(game_id, problem)

    def close(self) -> None:
        """Stop all deliveries."""
        self._queues.close()

    def deciding(self, game_id: str = "") -> AbstractContextManager[Claim]:
        """Return a context manager that claims the board of a decision. See `Claims.deciding`."""
        return self.claims.deciding(game_id)

    async def deliver(self, game_id: str, claim: DecidedBoard | None = None) -> Delivered | None:
        """Deliver a game's board, and return it.

        Return None if no board is waiting or another process delivers it. Raise `DeliveryProblem` if the board cannot
        be posted. Raise `SaveUnreadable` if the save cannot be read. The decision stays stored even then.
        """
        task = self._queues.start(game_id, partial(self._deliver, game_id, claim))
        await asyncio.wait({task}, timeout=PATIENCE)
        if not task.done():
            self._queues.start(game_id, partial(self._late, game_id, task))
            raise DeliveryDelayed(game_id, detail="Discord takes its time")
        return task.result()

    async def come_first(self, game_id: str) -> None:
        """Deliver a game's pending board, so that it comes before another message.

        Raise `DeliveryProblem` if the board cannot be posted. Raise `SaveUnreadable` if the save cannot be read.
        """
        await self.claims.begun(game_id)
        await self.deliver(game_id)

    async def _late(self, game_id: str, delivery: asyncio.Task[Delivered | None]) -> Delivered | None:
        """Return the result of a background delivery. Return None if it failed.

        Listeners are told of the problem.
        """
        try:
            return await delivery
        except DeliveryProblem as problem:
            await self._nobody_waits(game_id, problem)
        return None

    async def bring(self, game_id: str, claim: DecidedBoard | None = None) -> Delivered | None:
        """Deliver a game's board for which no user is waiting, and return it.

        If there is a problem, listeners are called.
        """
        (brought,) = await self._queues.run([(game_id, partial(self._brought, game_id, claim=claim))]) or (None,)
        return brought

    async def _brought(
        self, game_id: str, delayed: list[DeliveryProblem] | None = None, *, claim: DecidedBoard | None = None
    ) -> Delivered | None:
        try:
            return await self._deliver(game_id, claim)
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

    async def _deliver(self, game_id: str, claim: DecidedBoard | None = None) -> Delivered | None:
        held, started = self.claims.end(game_id), self._ticks()
        try:
            if claim is not None and held == [claim]:
                mine, pending = held[0], held[0].pending
                assert pending is not None
                return await self._try(pending, started=mine.since, state=None if mine.stale else mine.state)
            pending = await self.outbox.claim(game_id, by=self._instance, now=self._now(), lease=LEASE)
            if pending is not None:
                self.claims.end(game_id)  # it includes decisions taken meanwhile
                return await self._try(pending, started=started)
            await self._raise_last(game_id)
        except Held:
            # The other process may have begun before the newest row was added.
            self._wake(self._now() + _BUSY)
        except DatabaseError as error:
            # This process can take its own remaining lease again; that of another process must expire first.
            raise DeliveryDelayed(game_id, detail=described(error)) from error
        return None

    async def renew(self) -> None:
        """Renew this process's claims on boards that it is delivering."""
        await self.attempts.renew(self.claims.held())

    async def repost(self, game_id: str, ground: PostingRight) -> Delivered | None:
        """Post a game's board again at a user's request, with the same events, and return it.

        Raise `NoSuchGame` if the game does not exist. Raise `AlreadyDecided` if it has moved to another channel. Raise
        `DatabaseError` if the database fails. Raise `DeliveryProblem` if the board cannot be posted. Raise
        `SaveUnreadable` if the save cannot be read.
        """
        if (await self._service.roster.game(game_id)).channel_id != ground:
            raise AlreadyDecided(game_id)
        return await self._ask(game_id, kind="post")

    async def restore(self, game_id: str) -> Delivered | None:
        """Post a lost board again without a user's request, and return it.

        Raise `NoSuchGame` if the game does not exist. Raise `DeliveryProblem` if the board cannot be posted. Raise
        `SaveUnreadable` if the save cannot be read.
        """
        return await self._ask(game_id, kind="post")

    async def refresh(self, game_id: str) -> Delivered | None:
        """Update a game's board without a new decision, and return what was delivered.

        Raise `NoSuchGame` if the game does not exist. Raise `DeliveryProblem` if the board cannot be posted. Raise
        `SaveUnreadable` if the save cannot be read.
        """
        return await self._ask(game_id, kind="edit")

    async def _ask(self, game_id: str, *, kind: str) -> Delivered | None:
        await self.enqueue(game_id, kind=kind)
        return await self.deliver(game_id)

    async def enqueue(self, game_id: str, *, kind: str = "edit") -> None:
        """Queue an update of a game's board. If `kind` is “post”, post a new message."""
        state = await self._service.load(game_id)
        first = state.board_from or state.version
        await self.outbox.enqueue(game_id, first_version=first, version=state.version, now=self._now(), kind=kind)

    async def reaches(self, game: GameSummary) -> bool:
        """Return whether the bot can see a game's channel. Return True if Discord does not respond."""
        try:
            channel: Any = await self.channels.find(game.channel_id, guild_id=game.guild_id)
        except ChannelGone:
            return False
        except (DeliveryDelayed, discord.DiscordException, aiohttp.ClientError, OSError):
            return True
        held = permissions_in(channel)
        return isinstance(channel, discord.Thread) or held is None or held.view_channel

    async def recover(self) -> int:
        """Delete old outbox rows and deliver all pending boards. Return how many boards were delivered."""
        await self.outbox.prune(self._now() - _KEPT)
        return await self.sweep()

    async def sweep(self) -> int:
        """Deliver the boards that are due, and return how many there were. Problems are only logged."""
        count, seen, end = 0, set[str](), spell()
        delayed: list[DeliveryProblem] = []
        while self.outages.fair() and monotonic() < end:
            due = await self.outbox.due(by=self._instance, now=self._now(), share=self._share())
            games = [each for each in due if not (each in seen or self._queues.busy(each) or self.claims.of(each))]
            if not games:
                break
            seen.update(games)
            jobs = ((game_id, partial(self._swept, game_id, delayed)) for game_id in games)
            count += sum(brought is not None for brought in await self._queues.run(jobs))
        self._more = monotonic() >= end
        if delayed:
            log.warning("%(count)d boards come later: %(problem)s", {"count": len(delayed), "problem": delayed[0]})
        return count

    async def _swept(self, game_id: str, delayed: list[DeliveryProblem]) -> Delivered | None:
        return await self._brought(game_id, delayed) if self.outages.fair() else None

    async def run_due(self, now: datetime) -> datetime | None:  # noqa: ARG002 - the job runs whatever the time is
        """Deliver due boards, and clean up once a day.

        Return when to run again; None if no boards are left.
        """
        if self._recovered is not None and self._ticks() - self._recovered < _DAY:
            await self.sweep()
        else:
            await self.recover()
            self._recovered = self._ticks()
        return self._now() if self._more else None

    async def _raise_last(self, game_id: str) -> None:
        name, _, detail = (await self.outbox.last_error(game_id) or "").partition(": ")
        kind = getattr(errors, name, None)
        if isinstance(kind, type) and issubclass(kind, DeliveryProblem):
            raise kind(game_id, detail=detail)

    async def _try(self, pending: PendingBoard, *, started: float, state: GameState | None = None) -> Delivered:
        """Deliver the pending board and return what was delivered.

        The board is drawn from `state` if that has the right events. `started` is the time when the board was claimed.
        """
        self.attempts.under_way[pending.rows] = pending, started
        try:
            if state is None or (state.told_from, state.version) != (pending.first_version, pending.version):
                state = await self._told(pending, state)
            channel = await self.channels.open(state.channel_id, guild_id=state.guild_id, game_id=state.id)
            try:
                delivered = await self._bring_to(channel, state, pending)
            except discord.HTTPException as error:
                if error.code != ARCHIVED or not isinstance(channel, discord.Thread):
                    raise problem_of(state.id, error, channel=channel) from error
                # The cache did not know that the thread was archived.
                delivered = await self._bring_to(await unarchived(channel, state.id), state, pending)
        except DatabaseError:
            raise
        except Exception as error:
            stopped = await self._stopped(pending, error)
            if stopped.unexpected or stopped.problem is error:
                raise
            raise stopped.problem from error
        finally:
            del self.attempts.under_way[pending.rows]
        self.outages.met(None)
        return delivered

    async def _stopped(self, pending: PendingBoard, error: Exception) -> Stopped:
        stopped = await self.attempts.stop(pending, error)
        if isinstance(stopped.problem, DeliveryProblem):
            self.outages.met(stopped.problem)
        if isinstance(stopped.problem, DeliveryDelayed):
            stopped.problem.given_up = not stopped.again
        return stopped

    async def _told(self, pending: PendingBoard, state: GameState | None) -> GameState:
        """Return the game with all events that its board must show.

        `state` is used if it is complete and up to date. Otherwise the game is loaded.
        """
        first = pending.first_version
        if state is not None and state.version == pending.version:
            known = bool(state.journal) and state.journal[0].version <= first
            if known and all(entry.action not in {REOPENED, UNDO} for entry in state.journal):
                return await self._service.replayed(state, since=first)
        return await self._service.load(pending.game_id, since=first)

    async def _bring_to(self, channel: Any, state: GameState, pending: PendingBoard) -> Delivered:
        lacking = lacking_in(channel)
        if "view_channel" in lacking:
            raise MissingPermissions(state.id, detail="view_channel")
        message_id = None if pending.fresh else self._living(state)
        if pending.attempts > 1 and message_id is None:
            copy = await self._lost_copy(channel, state, pending)
            # Use a message that was posted but not stored, because its process died or got an error.
            if copy is not None and await self._edited(channel, replace(state, board_from=pending.first_version), copy):
                return await self._posted(channel, state, pending, copy)
        if message_id is not None and await self._edited(channel, state, message_id):
            await self._finish(state, pending)
            return Delivered(channel.id, message_id, fresh=False)
        if lacking:
            raise MissingPermissions(state.id, detail=", ".join(lacking))
        post = await self._board.post(own(state), first=pending.first_version)
        await self.attempts.expect_held(pending)
        sent = await channel.send(view=post.view, files=list(post.files), nonce=pending.nonce)
        return await self._posted(channel, state, pending, sent.id)

    def _living(self, state: GameState) -> int | None:
        """Return the id of the board message. Return None if it is too old to edit or in another channel."""
        posted = state.board_posted_at
        if posted is None or state.board_channel_id != state.channel_id:
            return None
        return state.board_message_id if self._now() - posted < YOUNG else None

    async def _edited(self, channel: Any, state: GameState, message_id: int) -> bool:
        """Edit the board message. Return False if Discord refuses."""
        # The message goes on showing all events since it was posted.
        first = state.board_from or state.version
        post = await self._board.post(own(await self._service.replayed(state, since=first)), first=first)
        if await edit_pressed(message_id, view=post.view, files=post.files):
            return True
        try:
            await channel.get_partial_message(message_id).edit(
                view=post.view, attachments=list(post.files), allowed_mentions=QUIET
            )
        except discord.HTTPException as error:
            if error.code in UNCHANGEABLE:
                return False
            raise
        return True

    async def _posted(self, channel: Any, state: GameState, pending: PendingBoard, message_id: int) -> Delivered:
        board = {
            "board_channel_id": channel.id,
            "board_message_id": message_id,
            "board_posted_at": self._now(),
            "board_from": pending.first_version,
        }
        if not await self._finish(state, pending, board=board):
            await self._retire(state.id, channel.id, message_id)  # the row pending now has a message of its own
        elif state.board_message_id is not None and state.board_message_id != message_id:
            # in a game of several sides there are boards for each turn of each side
            pictures = len(engine.games.find(state.system).sides) == 1
            ground = state.board_channel_id or channel.id
            await self._retire(state.id, ground, state.board_message_id, pictures=pictures)
        return Delivered(channel.id, message_id, fresh=True)

    async def _finish(self, state: GameState, pending: PendingBoard, *, board: dict[str, Any] | None = None) -> bool:
        """Record in the database that the delivery is complete. Return False if another process has taken over."""
        now = self._now()
        also = self._service.showing(state, pending.version)
        kept = await self.outbox.finish(pending, now=now, board=board, also=also)
        if board or not kept:
            self.claims.outdate(pending.game_id)
        if kept:
            return True
        versions = {"first_version": pending.first_version, "version": pending.version}
        await self.outbox.enqueue(pending.game_id, **versions, now=now, kind="edit")
        self._wake(now)
        return False

    async def retire(self, game: GameSummary) -> None:
        """Remove the controls from the board of a game that continues elsewhere. Ignore errors."""
        if game.channel_id and game.board_message_id is not None:
            await self._retire(game.id, game.channel_id, game.board_message_id)

    async def _retire(self, game_id: str, channel_id: int, message_id: int, *, pictures: bool = True) -> None:
        """Remove the buttons from a board that has been replaced. Ignore errors.

        If not `pictures`, also remove its pictures.
        """
        try:
            message = await fetch_pressed(message_id)
            if message is None:
                channel: Any = await self.channels.find(channel_id)
                message = await channel.fetch_message(message_id)
            me = self._client.user
            ours = me is not None and message.author.id == me.id
            view = retired(message, game_id=game_id, pictures=pictures) if ours else None
            if view is not None and pictures:
                await message.edit(view=view, allowed_mentions=QUIET)
            elif view is not None:
                await message.edit(view=view, attachments=[], allowed_mentions=QUIET)
        except (DeliveryProblem, discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.info("the controls of message %(message)d stay: %(problem)s", {"message": message_id, "problem": error})

    async def _lost_copy(self, channel: Any, state: GameState, pending: PendingBoard) -> int | None:
        """Return the id of a board message that was posted but not recorded.

        Return None if there is no such message.
        """

        async def is_copy(message: discord.Message) -> bool:
            return message.id != state.board_message_id and shows(message, state.id)

        copy = await self.attempts.lost_copy(channel, pending, is_copy)
        return copy.id if copy is not None else None
