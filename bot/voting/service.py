"""The voting service, which opens and settles ballots. It does not use Discord."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from weakref import WeakValueDictionary

from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.chances.words import Figure
from bot.games.changes import SIDES, Change, Follower, following
from bot.games.decisions import Scope
from bot.games.errors import AlreadyDecided, GameOver, NoSuchPlan, SaveUnreadable, ServiceError, WordAwaited
from bot.games.gate import Verb, expect_may
from bot.games.permissions import VOTERS
from bot.games.saves import open_save
from bot.games.seats.command import within
from bot.games.service import Service
from bot.games.state import GameState, GameSummary, summary_of
from bot.runtime import clock
from bot.runtime.scheduler import VOTES
from bot.voting.ballot import (
    EVERYBODY,
    LOOKED_BACK,
    PATIENCE,
    Option,
    Outcome,
    Paper,
    Void,
    Voting,
    needed,
    paper_of,
    silence_of,
    sleeps,
    verdict,
    voting_of,
    written,
)
from bot.voting.drawing_up import POLL_ANSWER, POLL_ANSWERS, drawn_up, poll_labels, sifted
from db.games import UNDO, ExtraWrite, GameRow
from db.notices import Notice, enqueue
from db.schema.games import RESIGNED, RUNNING, VOTE
from db.sides import asked_since, seats_of
from db.voting import TOO_SHORT, Ballot, BallotClosed, Ballots, Opening, VotesMoved, closed_in, open_one, settle, void
from engine.core.asks import Refused
from render.own_battle import presenter_of
from render.presenter import Presenter

__all__ = ["KIND", "BallotClosed", "VotingService", "notice_about"]

log = logging.getLogger(__name__)

KIND = "ballot"
"""The `Notice.kind` of notices that post a ballot in its channel."""
_COUNTED_AGAIN = 5
_ONLY_ANSWERS = 20
"""The maximum number of questions with only one answer that are answered before the next ballot of a resumed vote."""

Count = Callable[[Ballot], Awaitable[Sequence[int] | None]]
"""A function that returns the votes of a ballot for each option.

It returns an empty mapping if the votes are lost, and None if they cannot be counted yet.
"""


class VotingService:
    """Opens and settles the ballots of games. `find` returns a game's presenter by the game's name."""

    def __init__(
        self, service: Service, *, find: Callable[[str], Presenter], now: Callable[[], datetime] = clock.now
    ) -> None:
        self.ballots = Ballots(service.store.database)
        self.service = service
        self._find = find
        self._now = now
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._unasked: dict[tuple[str, str], int] = {}
        self.sleeping: dict[tuple[str, str], int] = {}
        service.subscribe(self.follow)

    # --- with every change ---

    @following(VOTE, SIDES)
    def follow(self, change: Change) -> ExtraWrite | None:
        """Return a database write that closes the ballots of answered questions and opens the next ones.

        Run it in the transaction of the decision. Return None if there is nothing to do.
        """
        now, before, changed = self._now(), asked_since(change.before), list[tuple[str, GameRow, Opening | None]]()
        for side, seat in seats_of(change.after).items():
            row = within(change.after, side)
            running = change.after.status == RUNNING
            if seat.command != VOTE or (running and before.get(side) == row.version):
                continue
            changed.append((side, row, None if change.more or not running else self._opening(row, side)))
        if not changed:
            return None

        async def write(connection: AsyncConnection) -> Collection[str]:
            for side, row, opening in changed:
                outcome = written(Outcome(why=_void(change)))
                await void(connection, row.id, now=now, outcome=outcome, side=side)
                if opening is not None and not await self._silent_in(connection, row, now, side):
                    await self._open(connection, opening)
            return [VOTES]

        return write

    def _settling(self, ballot: Ballot, outcome: Outcome) -> Follower:
        """Return a function that closes the ballot when its decision is stored.

        For any other change, the function returns None.
        """

        def follow(change: Change) -> ExtraWrite | None:
            if within(change.before, ballot.side).version != ballot.version or _void(change) != "moved":
                return None
            now = self._now()

            async def write(connection: AsyncConnection) -> None:
                await settle(connection, ballot.id, cast=ballot.cast, now=now, outcome=written(outcome))

            return write

        return follow

    def _opening(self, row: GameRow, side: str = "") -> Opening | None:
        """Return the ballot to open for the current question; None if there is nothing to choose."""
        if row.status != RUNNING or row.command != VOTE or row.voting is None:
            return None
        try:
            paper = self._ballot_options(row, side)
        except SaveUnreadable as error:
            log.warning("nothing can be voted for in game %(game)s: %(problem)s", {"game": row.id, "problem": error})
            return None
        return self._drawn_up(row, paper, side) if paper is not None and len(paper.options) > 1 else None

    def _drawn_up(self, row: GameRow, paper: Paper, side: str = "") -> Opening:
        voting, now = voting_of(row.voting), self._now()
        return Opening(
            game_id=row.id,
            version=row.version,
            opened_at=now,
            closes_at=now + voting.window,
            options=written(paper),
            voters=voting.voters,
            quorum=voting.quorum,
            native=row.guild_id is not None and voting.voters == EVERYBODY and _native(voting, paper),
            channel_id=row.channel_id,
            side=side,
        )

    async def _silent_in(self, connection: AsyncConnection, row: GameRow, now: datetime, side: str = "") -> bool:
        latest = await closed_in(connection, row.id, most=LOOKED_BACK, side=side)
        return self._noted(row, side, sleeps(latest, period=_counted_period(row), now=now))

    def _noted(self, row: GameRow, side: str, asleep: bool) -> bool:
        """Remember in memory whether a vote is paused, and return `asleep`.

        Clicks can then be checked without a query to the database.
        """
        if asleep:
            self.sleeping[row.id, side] = row.channel_id
        else:
            self.sleeping.pop((row.id, side), None)
        return asleep

    def _ballot_options(self, row: GameRow, side: str = "") -> Paper | None:
        return drawn_up(row, presenter_of(self._find, summary_of(row)), side)

    async def sift(self, ballot: Ballot, plans: Collection[str], figures: Mapping[str, Figure]) -> Ballot:
        """Return a new ballot with only the given `plans`. The ballot keeps these plans.

        `figures` are the plans' chances. Raise `SaveUnreadable` if the game's save cannot be read.
        """
        found, before = await self.service.store.game(ballot.game_id), paper_of(ballot)
        row = within(found, ballot.side) if found is not None else None
        if row is None or row.version != ballot.version or row.voting is None:
            return ballot
        paper = sifted(before, row, presenter_of(self._find, summary_of(row)), plans, figures=figures, side=ballot.side)
        if ballot.native and not _native(voting_of(row.voting), paper):
            await self.ballots.note(ballot.id, native=False)
        return await self._kept(ballot, paper, show=paper != before)

    async def keep_all(self, ballot: Ballot) -> Ballot:
        """Return a new ballot that keeps all its options."""
        return await self._kept(ballot, paper_of(ballot), show=False)

    async def _kept(self, ballot: Ballot, paper: Paper, *, show: bool) -> Ballot:
        """Store the final options of a ballot before it is posted for the first time. Return the ballot.

        Options must not change after this, because Discord may already have a message with them.
        """
        options, at = written(replace(paper, sifted=True)), self._now() if show else None
        stored = await self.ballots.extend(ballot.id, before=ballot.options, options=options, now=at)
        found = await self.ballots.ballot(ballot.id) or ballot
        if stored or found.closed_at is not None or found.options == ballot.options:
            return found
        return await self.keep_all(found)  # somebody has added an order meanwhile

    async def _open(self, connection: AsyncConnection, opening: Opening) -> None:
        number = await open_one(connection, opening)
        if number is not None:
            await self._announce(connection, number, opening)

    async def _announce(self, connection: AsyncConnection, number: int, opening: Opening) -> None:
        now = opening.opened_at
        await enqueue(connection, [_notice(number, opening.game_id, opening.channel_id, at=now, key=str(number))])

    # --- starting and stopping ---

    async def asleep(self, row: GameRow, side: str = "") -> bool:
        """Return whether the vote of a game or side is paused."""
        row = within(row, side)
        if row.status != RUNNING or row.command != VOTE or await self.ballots.open_ballot(row.id, side) is not None:
            return self._noted(row, side, False)
        latest = await self.ballots.closed(row.id, most=LOOKED_BACK, side=side)
        return self._noted(row, side, sleeps(latest, period=_counted_period(row), now=self._now()))

    async def wake(self, game_id: str, side: str = "") -> bool:
        """Resume the paused vote of a game or side. Return whether it was paused."""
        row = await self.service.store.game(game_id)
        if row is None or not await self.asleep(row, side):
            return False
        for _ in range(_ONLY_ANSWERS):
            self._unasked.pop((row.id, side), None)
            await self._bring_up(row, side)
            after = await self.service.store.game(game_id)
            if after is None or after.version == row.version:
                break
            row = after
        return True

    async def start(self, game: GameSummary, voting: Voting, side: str = "") -> None:
        """Start voting in a game, or for one `side`.

        An open ballot keeps its own terms. Raise `GameOver` if the game is over. Raise `SaveUnreadable` if its save
        cannot be read.
        """
        terms = written(voting)
        expect_may(game, Verb.VOTE)
        await self.service.command(game.id, side, command=VOTE, voting=terms)
        self._unasked.pop((game.id, side), None)
        row = await self.service.store.game(game.id)
        if row is not None:
            await self._bring_up(row, side)

    async def stop(self, game: GameSummary, side: str = "") -> bool:
        """End voting, so that every player decides again. Return False if there was no voting."""
        outcome = written(Outcome(why="stopped"))
        return await self.ballots.release(game.id, side, now=self._now(), outcome=outcome)

    async def begin_again(self, game: GameSummary, why: Void) -> None:
        """Close a game's ballot without a decision. Open another one if the game still decides by vote."""
        await self.ballots.void(game.id, now=self._now(), outcome=written(Outcome(why=why)))
        row = await self.service.store.game(game.id)
        if row is not None:
            await self._bring_up(row)

    async def close_orphaned(self) -> None:
        """Close outdated ballots and open missing ones."""
        now = self._now()
        for ballot, why in await self.ballots.orphaned():
            outcome = written(Outcome(why=why))  # type: ignore[arg-type]
            await self.ballots.void(ballot.game_id, now=now, outcome=outcome, side=ballot.side)
        await self.ballots.shorten(now)
        for number in await self.ballots.follow_games():
            ballot_now = await self.ballots.ballot(number)
            if ballot_now is not None:
                await self.enqueue(ballot_now, key=f"moved.{ballot_now.channel_id}")
        for row, side in await self.ballots.without_ballot():
            if not await self.asleep(row, side) and self._unasked.get((row.id, side)) != row.version:
                await self._bring_up(row, side)

    async def _bring_up(self, row: GameRow, side: str = "") -> None:
        """Open a game's or side's ballot if it is missing. If only one answer is possible, give it."""
        row = within(row, side)
        if not row.version or row.status != RUNNING or row.command != VOTE or row.voting is None or self._is_late(row):
            return
        try:
            paper = self._ballot_options(row, side)
        except SaveUnreadable as error:
            log.warning("nothing can be voted for in game %(game)s: %(problem)s", {"game": row.id, "problem": error})
            paper = None
        if paper is None and not side and _opens(row):
            await self._do_the_only_thing(row, side)
        elif paper is None:
            self._unasked[row.id, side] = row.version
        elif len(paper.options) > 1:
            opening = self._drawn_up(row, paper, side)

            async def extra_write(connection: AsyncConnection, number: int) -> None:
                await self._announce(connection, number, opening)

            await self.ballots.open(opening, extra_write=extra_write)
        else:
            await self._do_the_only_thing(row, side)

    def _is_late(self, row: GameRow) -> bool:
        """Return whether a campaign's deadline is too near for a ballot."""
        return row.open_until is not None and row.open_until - self._now() < TOO_SHORT

    async def _do_the_only_thing(self, row: GameRow, side: str) -> None:
        """Give the only possible answer to a question."""
        try:
            await self.service.auto(row.id, version=row.version, scope="decision", actor=VOTERS, side=side or None)
        except (AlreadyDecided, GameOver):
            log.info("game %(game)s has moved on by itself", {"game": row.id})
        except WordAwaited:
            log.info("game %(game)s begins as soon as its board is posted", {"game": row.id})

    async def enqueue(self, ballot: Ballot, *, key: str) -> None:
        """Enqueue a message about a ballot. `key` identifies this message of the ballot."""
        await self.ballots.database.writing(enqueue, [notice_about(ballot, at=self._now(), key=key)])

    # --- settling ---

    async def settle(
        self, ballot: Ballot, count: Count, *, early: bool = False, extra_writes: Sequence[Follower] = ()
    ) -> GameState | None:
        """Count a ballot and carry out the chosen option. Return the game afterwards.

        Return None if the ballot is already settled or cannot be counted yet. `extra_writes` are stored with the
        decision.
        """
        turn = self._turns.setdefault(ballot.id, asyncio.Lock())
        async with turn:
            for _ in range(_COUNTED_AGAIN):
                current = await self.ballots.ballot(ballot.id)
                if current is None or current.closed_at is not None:
                    return None
                counts = await count(current)
                if counts is None:
                    return None
                with suppress(VotesMoved):
                    return await self._done(current, counts, early=early, extra_writes=extra_writes)
            return None

    async def _alone(self, ballot: Ballot, outcome: Outcome) -> Scope:
        """Return how much the adviser decides if a vote chose nothing: one decision, the round or the phase."""
        if paper_of(ballot).plans:
            return "round"
        before = silence_of(await self.ballots.closed(ballot.game_id, most=PATIENCE, side=ballot.side))
        return "phase" if outcome.why == "silence" and len(before) + 1 >= PATIENCE else "decision"

    async def _done(
        self, ballot: Ballot, counts: Sequence[int], *, early: bool, extra_writes: Sequence[Follower]
    ) -> GameState | None:
        try:
            state = await self.service.in_play(ballot.game_id)
            players = len(within(state, ballot.side).players)
            outcome = verdict(counts, quorum=needed(ballot, players=players), early=early)
            option = paper_of(ballot).options[outcome.chosen or 0]
            try:
                chosen = option if outcome.why in {"majority", "tie"} else None
                return await self._do(state, ballot, outcome, chosen, extra_writes)
            except (Refused, NoSuchPlan):  # rules were corrected after the ballot was opened
                return await self._do(state, ballot, replace(outcome, why="illegal"), None, extra_writes)
        except (AlreadyDecided, GameOver):
            return None
        except ServiceError as error:
            log.warning(
                "the ballot of game %(game)s could not be settled: %(problem)s",
                {"game": ballot.game_id, "problem": error},
            )
            return None

    async def _do(
        self, game: GameState, ballot: Ballot, outcome: Outcome, option: Option | None, also: Sequence[Follower]
    ) -> GameState:
        """Carry out the chosen option of a ballot, and return the game after it.

        Without an option, the autopilot decides (see `_alone`).
        """
        version, extra_writes, side = ballot.version, (self._settling(ballot, outcome), *also), ballot.side or None
        if option is not None and option.plan:
            return await self.service.auto(
                game,
                version=version,
                scope="round",
                actor=VOTERS,
                extra_writes=extra_writes,
                plan=option.plan,
                side=side,
            )
        if option is None or option.scope:
            scope: Scope = "phase" if option is not None else await self._alone(ballot, outcome)
            return await self.service.auto(
                game, version=version, scope=scope, actor=VOTERS, extra_writes=extra_writes, side=side
            )
        return await self.service.decide(
            game, version=version, answer=option.answer, actor=VOTERS, extra_writes=extra_writes, side=side
        )


def _counted_period(row: GameRow) -> int | None:
    """Return the day or turn, which counts when a vote may be paused. Return None in a campaign."""
    return None if row.day_due is not None else row.period


def _opens(row: GameRow) -> bool:
    """Return whether a game still waits for the players' first decision."""
    try:
        return row.day_due is None and open_save(row)[1].opening is True
    except SaveUnreadable:
        return False


def notice_about(ballot: Ballot, *, at: datetime, key: str) -> Notice:
    """Return the notice for a message about a ballot. `key` identifies the message among those about the same
    ballot.
    """
    return _notice(ballot.id, ballot.game_id, ballot.channel_id, at=at, key=f"{ballot.id}.{key}")


def _notice(number: int, game_id: str, channel_id: int, *, at: datetime, key: str) -> Notice:
    return Notice(kind=KIND, key=key, due_at=at, game_id=game_id, channel_id=channel_id, facts={"ballot": number})


def _native(voting: Voting, paper: Paper) -> bool:
    """Return whether a Discord poll can hold a ballot."""
    labels = [len(label) for label in poll_labels(paper)]
    return voting.minutes % 60 == 0 and len(labels) <= POLL_ANSWERS and max(labels) <= POLL_ANSWER


def _void(change: Change) -> Void:
    """Return why a ballot is closed without a result, such as “undone”."""
    if change.after.status == RESIGNED:
        return "resigned"
    last = change.entries[-1].action if change.entries else ""
    if last == UNDO:
        return "undone"
    return "reopened" if last in {"reopened", "rules"} else "moved"
