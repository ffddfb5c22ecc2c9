"""The messages of ballots in Discord: posting, counting and closing."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.boards.given_lines import missed_line
from bot.boards.links import ballot_link
from bot.delivery.channels import LEASE, UNCHANGEABLE, YOUNG, permissions_in, problem_of
from bot.delivery.queues import ChannelQueues
from bot.games.errors import (
    ChannelGone,
    DeliveryDelayed,
    DeliveryProblem,
    MissingPermissions,
    NoSuchGame,
    PostRefused,
    SaveUnreadable,
    ServiceError,
    TooMuchAtOnce,
)
from bot.games.notices import Payload
from bot.games.plans import laid_out
from bot.games.seats.command import within
from bot.games.state import GameState, GameSummary
from bot.runtime import clock
from bot.runtime.scheduler import NOTICES, VOTES
from bot.ui.texts import QUIET, say
from bot.voting.ballot import EVERYBODY, counted, needed, outcome_of, paper_of
from bot.voting.drawing_up import figures_of, short_list
from bot.voting.given_back import counting, give_back
from bot.voting.messages import closed_post, open_post, poll_of, time_is_up
from bot.voting.service import KIND, VotingService
from db.games import GameRow
from db.notices import Claimed
from db.schema.community import ballot as ballots
from db.schema.games import VOTE
from db.storage.errors import DatabaseError
from db.storage.leases import Share
from db.voting import BEFORE, WAITS, Ballot
from engine.core.day_gate import CALENDAR
from render.language import speaking

if TYPE_CHECKING:
    from bot.context import BotContext

log = logging.getLogger(__name__)

OFTEN, SELDOM = timedelta(seconds=3), timedelta(minutes=1)
"""How long the message of a ballot waits for more votes before an edit; longer for an old message, whose edits Discord
limits.
"""
_LATER, _MUCH_LATER = timedelta(seconds=30), timedelta(minutes=5)
_PATIENCE = timedelta(minutes=1)
"""The maximum delay of posting: a ballot posted later than this after its opening stays open for its whole time from
then on.
"""
_CALENDAR = timedelta(minutes=1)
"""How long a campaign has to post the board of a deadline; after it the ballot is posted without the board."""
_CROWD = 100_000
_AGAIN = timedelta(seconds=5)
_TOO_OLD_TO_EDIT = 30046
_Error = (discord.DiscordException, aiohttp.ClientError, OSError)


class BallotPosts:
    """Posts, updates and closes ballots in Discord. It is a scheduler job.

    `instance` identifies this process among those that share the database. `share` is the share of the games that this
    process handles first.
    """

    def __init__(
        self,
        client: discord.Client,
        context: BotContext,
        votes: VotingService,
        *,
        instance: str = "main",
        share: Callable[[], Share | None] = lambda: None,
    ) -> None:
        self.client = client
        self._instance = instance
        self._share = share
        self.context = context
        self.votes = votes
        self.ballots = votes.ballots
        self._queues: ChannelQueues[None] = ChannelQueues()
        context.notices.register(KIND, self)
        context.quiet.register(give_back)
        context.quiet.on_gone(self._room_gone)
        context.boards.register(self.notice)
        context.scheduler.register(VOTES, self.run_due, waits=WAITS)
        context.service.roster.subscribe(self._handed_over)

    # --- notices ---

    async def write(self, notice: Claimed) -> Payload | None:
        """Return a ballot's message, or None if the message is not needed."""
        ballot = await self.ballots.ballot(notice.facts["ballot"])
        if ballot is None or ballot.message_id is not None:
            return None
        game = await self._game(ballot)
        if ballot.closed_at is not None:
            outcome = outcome_of(ballot)
            view = earlier = None
            if outcome is None or outcome.chosen is not None or ballot.seen:
                view = closed_post(ballot, game, asleep=await self._sleeps_since(ballot, game))
            if ballot.native and ballot.poll_id is None:  # a later vote might take this poll for its own
                earlier = poll_of(ballot, game, now=clock.now())
            return Payload(view=view, guild_id=game.guild_id, earlier=earlier) if view or earlier else None
        ballot = await self._sifted(ballot)
        if ballot.native and ballot.poll_id is None:
            if await self._may_poll(ballot):
                return Payload(poll=poll_of(ballot, game, now=clock.now()), guild_id=game.guild_id)
            await self.ballots.note(ballot.id, native=False)
            ballot = await self.ballots.ballot(ballot.id)
            assert ballot is not None
        counts = await self.tally(ballot, game) or ()
        ready = is_ready(ballot, game, counts, await self.ballots.votes(ballot.id))
        if ballot.native and not ready:
            return None
        return Payload(
            view=open_post(ballot, game, counts, ready=ready, given=self._given(ballot, game)), guild_id=game.guild_id
        )

    async def _sifted(self, ballot: Ballot) -> Ballot:
        """Return a ballot without equal plans.

        If the comparison takes too long, the ballot keeps all plans. A ballot that was seen before is returned
        unchanged.
        """
        row = await self.context.service.store.game(ballot.game_id)
        if row is None or within(row, ballot.side).version != ballot.version:
            return ballot
        paper = paper_of(ballot)
        if ballot.seen or ballot.cast or not paper.plans or paper.sifted:
            return ballot
        try:
            plans = await self._offered(ballot, row)
            return await self.votes.sift(ballot, plans, await figures_of(self.context, ballot, plans))
        except (TooMuchAtOnce, SaveUnreadable) as error:
            log.info("the ballot of game %(game)s has every plan: %(problem)s", {"game": row.id, "problem": error})
            return await self.votes.keep_all(ballot)

    async def _offered(self, ballot: Ballot, row: GameRow) -> list[str]:
        """Return the plans for a ballot: the adviser's choice and the board's plans."""
        short = short_list(row, ballot.side)
        if short is None:
            work = partial(laid_out, row, ballot.side or None)
            return [plan.name for plan in await self.context.boards.pictures.worked(work)]
        found = None
        if not ballot.side:
            found = await self.context.chances.offered(await self.context.service.position(row.id))
        own = paper_of(ballot).options[0].plan
        return list(dict.fromkeys([own, *(short if found is None else found)]))

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Store the id of the posted message of a ballot, and link to it on the board."""
        ballot = await self.ballots.ballot(notice.facts["ballot"])
        if ballot is None:
            return
        values: dict[str, Any] = {"poll_id" if message.poll is not None else "message_id": message.id}
        now = clock.now()
        if not ballot.seen and ballot.closed_at is None and now - ballot.opened_at > _PATIENCE:
            values["closes_at"] = max(ballot.closes_at, now + (ballot.closes_at - ballot.opened_at))
        if ballot.closed_at is not None and message.poll is not None:
            values["show_at"] = now  # a poll that was found late ends
        await self.ballots.note(ballot.id, **values)
        if "show_at" in values:
            self.context.scheduler.wake_now(VOTES)
        if not ballot.seen and ballot.closed_at is None:
            self.context.scheduler.wake(values.get("closes_at", ballot.closes_at), VOTES)
            await self._show_on_board(ballot.game_id, ballot.side)

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Post the ballot with buttons if Discord does not allow a poll. Report any other problem.

        If a side's room has been deleted, that side decides without a vote.
        """
        ballot = await self.ballots.ballot(notice.facts["ballot"])
        if ballot is None or ballot.closed_at is not None or ballot.seen:
            return
        if ballot.native and isinstance(problem, PostRefused | MissingPermissions):
            await self.ballots.note(ballot.id, native=False)
            await self.votes.enqueue(ballot, key="buttons")
        elif not ballot.side:
            await self.context.board_delivery.stuck(ballot.game_id, problem)
        elif isinstance(problem, ChannelGone):
            await self._without_room(ballot.game_id, ballot.side)

    async def _room_gone(self, channel_id: int) -> None:
        """Let a side decide without votes or advisers after its channel was deleted."""
        for game_id, side in await self.context.service.sides.rooms(channel_id):
            await self._without_room(game_id, side)
            self.context.scheduler.wake_now(VOTES)

    async def _without_room(self, game_id: str, side: str) -> None:
        await self.context.service.sides.room(game_id, side, None)
        await self.context.board_delivery.refresh(game_id)

    async def again(self, number: int) -> None:
        """Enqueue the message of an open ballot again."""
        ballot = await self.ballots.ballot(number)
        if ballot is not None and ballot.closed_at is None and not ballot.seen:
            await self.votes.enqueue(ballot, key=f"again.{clock.now().isoformat()}")

    async def _may_poll(self, ballot: Ballot) -> bool:
        held = permissions_in(self.client.get_channel(ballot.channel_id))
        return held is None or held.send_polls

    async def _show_on_board(self, game_id: str, side: str) -> None:
        """Add a link to the vote to the board. A side's vote is secret and gets no link."""
        if side:
            return
        try:
            await self.context.board_delivery.refresh(game_id)
        except (ServiceError, DatabaseError) as error:
            log.info(
                "the board of game %(game)s does not show its vote yet: %(problem)s",
                {"game": game_id, "problem": error},
            )

    async def notice(self, state: GameState) -> str | None:
        """Return the board's line about the open vote; None without one."""
        if state.command != VOTE or state.ask is None or state.ask.kind == CALENDAR:
            return None
        ballot, locale = await self.ballots.open_ballot(state.id), state.locale
        with speaking(locale):
            if ballot is None and await self.votes.asleep(state.row):
                return say("votes-board-asleep")
            if ballot is None or ballot.version != state.version:
                return say("votes-board-soon")
            if time_is_up(ballot):
                return f"🗳️ {say('votes-time-up')}"
            link = ballot_link(ballot, state)
            left = discord.utils.format_dt(ballot.closes_at, "R")
            if link is None:
                return say("votes-board", left=left)
            return say("votes-board-link", left=left, link=link)

    async def _handed_over(self, game: GameSummary, by_owner: bool) -> None:
        """Open a new ballot after a manager has taken the game over."""
        if game.command == VOTE and not by_owner:
            await self.votes.begin_again(game, "handed")
            self.context.scheduler.wake_now(VOTES)

    async def post_again(self) -> None:
        """Post every open ballot again after its messages were lost."""
        for game in await self.context.service.running():
            for side in ("", *game.sides):
                ballot = await self.ballots.open_ballot(game.id, side)
                if ballot is not None and ballot.seen:
                    await self.ballots.note(ballot.id, message_id=None, poll_id=None)
                    await self.votes.enqueue(ballot, key=f"anew.{clock.now().timestamp():.0f}")
        self.context.scheduler.wake_now()

    # --- counting ---

    async def tally(self, ballot: Ballot, game: GameSummary) -> Sequence[int] | None:
        """Return the current votes for each option.

        Return an empty result if the poll has been deleted. Return None if Discord does not answer.
        """
        options = len(paper_of(ballot).options)
        if not ballot.native:
            votes = await self.ballots.votes(ballot.id)
            everybody = ballot.voters == EVERYBODY
            return counted((c for user, c in votes.items() if everybody or user in game.players), options)
        if ballot.poll_id is None:
            return (0,) * options
        try:
            poll = (await self._poll_message(ballot)).poll
        except (discord.NotFound, ChannelGone):
            return ()
        except (DeliveryDelayed, *_Error) as error:
            log.info(
                "the poll of game %(game)s cannot be read: %(problem)s", {"game": ballot.game_id, "problem": error}
            )
            return None
        return [answer.vote_count for answer in poll.answers] if poll is not None and _is_of(poll, options) else ()

    async def final(self, ballot: Ballot) -> Sequence[int] | None:
        """Return the final votes for each option when a ballot closes.

        The result is empty if the poll has been deleted, and None if Discord fails.
        """
        game, options = await self._game(ballot), len(paper_of(ballot).options)
        if not ballot.native or ballot.poll_id is None:
            return await self.tally(ballot, game)
        try:
            message = await self._poll_message(ballot)
            if message.poll is not None and not message.poll.is_finalised():
                with suppress(discord.HTTPException):  # it has just ended by itself
                    await message.end_poll()
                await self.ballots.note(ballot.id, closes_at=min(ballot.closes_at, clock.now()))
                message = await self._poll_message(ballot)
            if message.poll is None or not _is_of(message.poll, options):
                return ()
            if message.poll.is_finalised():
                return [answer.vote_count for answer in message.poll.answers]
            return [await _voters(answer) for answer in message.poll.answers]
        except (discord.NotFound, ChannelGone):
            return ()
        except (DeliveryDelayed, *_Error) as error:
            log.info(
                "the poll of game %(game)s cannot be counted: %(problem)s", {"game": ballot.game_id, "problem": error}
            )
            return None

    async def _game(self, ballot: Ballot) -> GameSummary:
        """Return the game of a ballot, as the voting side sees it."""
        return within(await self.context.service.roster.game(ballot.game_id), ballot.side)

    async def _poll_message(self, ballot: Ballot) -> discord.Message:
        assert ballot.poll_id is not None
        channel = await self._channel(ballot)
        message: discord.Message = await channel.fetch_message(ballot.poll_id)
        return message

    def _given(self, ballot: Ballot, game: GameSummary) -> str | None:
        """Return a text about the time added to a ballot; None if none was added."""
        rows = self.context.quiet.missing(game.guild_id, ballot.game_id, ballot.side)
        with speaking(game.locale):
            return missed_line(counting(rows, ballot), since=ballot.opened_at)

    async def _channel(self, ballot: Ballot) -> Any:
        return await self.context.board_delivery.channels.find(ballot.channel_id, game_id=ballot.game_id)

    async def _sleeps_since(self, ballot: Ballot, game: GameSummary) -> bool:
        """Return whether the game's vote has been paused since this closed ballot."""
        row = await self.context.service.store.game(game.id)
        if row is None or not await self.votes.asleep(row, ballot.side):
            return False
        return [each.id for each in await self.ballots.closed(game.id, most=1, side=ballot.side)] == [ballot.id]

    async def woken(self, game_id: str, side: str = "") -> bool:
        """Resume a paused vote. Return whether it was paused."""
        if not await self.votes.wake(game_id, side):
            return False
        for ballot in await self.ballots.closed(game_id, most=1, side=side):
            await self.ballots.note(ballot.id, show_at=clock.now())  # the message loses its button to wake the vote
        await self.context.notices.deliver(game_id)
        await self._show_on_board(game_id, side)
        self.context.scheduler.wake_now(VOTES)
        return True

    async def polled(self, poll_id: int) -> None:
        """Schedule an update of the ballot whose poll is `poll_id`."""
        at = clock.now() + OFTEN
        if await self.ballots.note_poll_vote(poll_id, show_at=at):
            self.context.scheduler.wake(at, VOTES)

    # --- closing ---

    async def settle(self, ballot: Ballot, *, early: bool = False) -> GameState | None:
        """Close a ballot and carry out its result.

        Return None if another process does this, or if it is not possible yet.
        """
        if not early and (due := await self._calendar_due(ballot)) is not None:
            state = await self.votes.settle(ballot, self.final)
            if state is not None:
                await self.context.board_delivery.outbox.hold(state.id, until=due + _CALENDAR)
            return state
        boards = self.context.board_delivery
        with boards.deciding(ballot.game_id) as claim:
            state = claim.state = await self.votes.settle(ballot, self.final, early=early, extra_writes=(claim.follow,))
            if state is not None:
                try:
                    await (boards.deliver if early else boards.bring)(state.id, claim)
                except (ServiceError, DatabaseError) as error:
                    log.info(
                        "the board of game %(game)s comes later: %(problem)s", {"game": state.id, "problem": error}
                    )
        return state

    async def _calendar_due(self, ballot: Ballot) -> datetime | None:
        """Return when the campaign's calendar will decide. Return None if that is not soon."""
        due = (await self._game(ballot)).open_until
        return due if due is not None and due - clock.now() <= 2 * BEFORE else None

    # --- the reply ---

    async def _show(self, ballot: Ballot) -> None:
        """Update the message of a ballot. After a temporary failure, this is tried again later."""
        try:
            game = await self._game(ballot)
            if ballot.closed_at is not None:
                await self._show_closed(ballot, game)
            else:
                await self._show_open(ballot, game)
        except NoSuchGame:
            return
        except (ServiceError, *_Error) as error:
            problem = error if isinstance(error, DeliveryProblem) else problem_of(ballot.game_id, error)
            if isinstance(problem, DeliveryDelayed):
                await self.ballots.note(ballot.id, show_at=clock.now() + _LATER)
            log.info(
                "the ballot of game %(game)s could not be shown: %(problem)s",
                {"game": ballot.game_id, "problem": error},
            )

    async def _show_open(self, ballot: Ballot, game: GameSummary) -> None:
        counts = await self.tally(ballot, game) or ()
        ready = is_ready(ballot, game, counts, await self.ballots.votes(ballot.id))
        if ballot.message_id is None:
            if ballot.native and ready:
                await self.votes.enqueue(ballot, key="ready")
                self.context.scheduler.wake_now(NOTICES)
            return
        await self._edit(ballot, open_post(ballot, game, counts, ready=ready, given=self._given(ballot, game)))

    async def _show_closed(self, ballot: Ballot, game: GameSummary) -> None:
        if ballot.native and ballot.poll_id is not None:
            with suppress(discord.HTTPException, ChannelGone):  # already ended, or gone
                message = await self._poll_message(ballot)
                if message.poll is not None and not message.poll.is_finalised():
                    await message.end_poll()
        if ballot.message_id is not None:
            await self._edit(ballot, closed_post(ballot, game, asleep=await self._sleeps_since(ballot, game)))
        elif ballot.seen:
            await self.votes.enqueue(ballot, key="result")
            self.context.scheduler.wake_now(NOTICES)

    async def _edit(self, ballot: Ballot, view: discord.ui.LayoutView) -> None:
        channel = await self._channel(ballot)
        assert ballot.message_id is not None
        try:
            await channel.get_partial_message(ballot.message_id).edit(view=view, allowed_mentions=QUIET)
        except discord.HTTPException as error:
            if error.code not in UNCHANGEABLE:
                raise
            if error.code == _TOO_OLD_TO_EDIT and ballot.closed_at is None:
                await self.ballots.note(ballot.id, show_at=clock.now() + _MUCH_LATER)
                return
            await self.ballots.note(ballot.id, message_id=None)  # deleted or no longer editable: it is posted again
            await self.votes.enqueue(ballot, key=f"afresh.{ballot.message_id}")
            self.context.scheduler.wake_now(NOTICES)

    # --- scheduler job ---

    async def run_due(self, now: datetime) -> datetime | None:
        """Open, close and update all ballots that are due.

        Return when there is more to do; None if nothing is planned.
        """
        await self.votes.close_orphaned()
        me, share = self._instance, self._share()
        barred = await self.context.quiet.barred(side=ballots.c.side)
        due = [(each, self._close) for each in await self.ballots.due(now, by=me, share=share, unless=barred)]
        shown = [(each, self._bring_up) for each in await self.ballots.to_show(now, by=me, share=share)]
        free = [(each, work) for each, work in (*due, *shown) if not self._queues.busy(each.channel_id)]
        await self._queues.run((each.channel_id, partial(work, each, now)) for each, work in free)
        again = await self.ballots.next_time()
        return max(again, now + _AGAIN) if again is not None and again <= now else again

    async def _close(self, ballot: Ballot, now: datetime) -> None:
        """Close a ballot whose time is over. The ballot stays open while an outage keeps voters away."""
        game = await self._game(ballot)
        if self.context.board_delivery.channels.away(game.guild_id):
            return
        key = f"{ballot.game_id}.{ballot.side}" if ballot.side else ballot.game_id
        if not await self.context.quiet.reached():
            return
        if await self.context.quiet.is_closed(key, ballot.channel_id, game.guild_id, since=ballot.opened_at):
            return
        if await self.ballots.claim(ballot.id, by=self._instance, now=now, lease=LEASE):
            try:
                await self.settle(ballot)
            finally:
                await self.ballots.release_claim(ballot.id, by=self._instance)

    async def _bring_up(self, ballot: Ballot, now: datetime) -> None:
        if await self.ballots.claim_show(ballot, by=self._instance, now=now, lease=LEASE):
            await self._show(ballot)
            await self.ballots.release_claim(ballot.id, by=self._instance)


def _is_of(poll: discord.Poll, options: int) -> bool:
    """Return whether a poll has as many answers as its ballot. If it has not, its votes cannot be interpreted.

    Version 1.0.0 could change the options of a ballot whose poll it had just posted.
    """
    return len(poll.answers) == options


async def _voters(answer: discord.PollAnswer) -> int:
    """Return how many users voted for an answer of a poll.

    The request needs a limit. Without one, discord.py stops at the poll's count, which may be too low.
    """
    seen: set[int] = set()
    async for voter in answer.voters(limit=_CROWD):
        if voter.id in seen:
            break
        seen.add(voter.id)
    return len(seen)


def show_time(ballot: Ballot, *, now: datetime) -> datetime:
    """Return when the message of a ballot may next be updated with a new vote."""
    often = OFTEN if now - ballot.opened_at < YOUNG else SELDOM
    return max(now, (ballot.shown_at or ballot.opened_at) + often)


def is_ready(ballot: Ballot, game: GameSummary, counts: Sequence[int], votes: dict[int, int]) -> bool:
    """Return whether players may close the vote early."""
    if ballot.voters == EVERYBODY:
        return sum(counts) >= needed(ballot, players=len(game.players))
    return game.players <= votes.keys()
