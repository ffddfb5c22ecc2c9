"""The worker that plays prepared orders when a side's turn begins."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import discord
import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

import engine.games
from bot.answers.prepared_lines import Line, read_line, read_sign
from bot.context import BotContext
from bot.games.changes import SIDES, Change, following
from bot.games.error_answers import told
from bot.games.errors import (
    AlreadyDecided,
    DeliveryProblem,
    NoSuchGame,
    SaveUnreadable,
    ServiceError,
    WordAwaited,
)
from bot.games.notices import Payload
from bot.games.seats.chairs import TURN_NOTICE, held_by, led_by
from bot.games.state import GameState
from bot.players.wrong_place import link_to
from bot.rules.handlers import RulesHandlers
from bot.runtime.scheduler import NOTICES
from bot.sides.prepared import read_order, report, speech
from bot.ui.replies import note
from bot.ui.texts import say
from db.games import UNDO, ExtraWrite, GameRow
from db.notices import Claimed, Notice, enqueue
from db.prepared import Course, Gone, Prepared, PreparedOrders, advances, begins, drops, of_game
from db.schema.games import RUNNING
from db.sides import turns_of
from db.storage.leases import Share
from engine.core.asks import TURN, Answer, Refused
from engine.core.record import DECISIONS
from engine.core.sequence import SIDE
from render.language import speaking

log = logging.getLogger(__name__)

KIND = "prepared"
"""The `Notice.kind` of the messages to a player about what was played."""
_LEASE = timedelta(seconds=60)
_POSTED = timedelta(seconds=2)
"""If the dice of a game are not complete yet, the time after which it is checked again."""
_CONDITION = Line("", "if")


@following(SIDES)
def follow(change: Change) -> ExtraWrite | None:
    """Return the SQL statements that start or delete prepared orders, or None.

    The orders of a side are deleted if it gives another order in its turn. An undo and the end of the game also delete
    them. An answer to a reaction does not.
    """
    if change.after.status != RUNNING:
        return drops(change.after.id)
    if change.by == UNDO:
        return _undone(change)
    before, after = turns_of(change.before).asked, turns_of(change.after).asked
    answered = [
        side
        for side, asked in before.items()
        if asked.pace == TURN and any(_answers(entry.action, entry.answer, side) for entry in change.entries)
    ]
    turn = [side for side, asked in after.items() if asked.pace == TURN]
    begun = [side for side in turn if side not in before or before[side].pace != TURN]
    writes = list[ExtraWrite]()
    if answered:
        writes.append(drops(change.after.id, *answered, unless=change.after.version))
    if begun:
        writes.append(begins(change.after.id, begun, version=change.after.version, now=change.after.updated_at))
    return partial(_all, writes) if writes else None


def _answers(action: str, answer: str, side: str) -> bool:
    return action in DECISIONS and answer.startswith(f'["{SIDE}{side}"')


def _undone(change: Change) -> ExtraWrite:
    """Return a function that deletes prepared orders after an undo.

    If one side undid its answer alone, delete only that player's orders. The other player's turn had not begun.
    """
    if turns_of(change.before).wish is None:
        return drops(change.after.id, *held_by(change.after, change.entries[-1].actor))
    return partial(_told_undone, change.after)


async def _told_undone(game: GameRow, connection: AsyncConnection) -> Collection[str]:
    """Delete all prepared orders of a game after an undo, and notify the players.

    Return the jobs to wake.
    """
    found = [one for one in await of_game(connection, game.id) if not one.course.stop]
    await drops(game.id)(connection)
    stopped = (_with(one, stop="undone") for one in found)
    return await _enqueued([_letter(one, game.updated_at) for one in stopped], connection)


async def _all(writes: list[ExtraWrite], connection: AsyncConnection) -> Collection[str]:
    return {name for write in writes for name in await write(connection) or ()}


async def _enqueued(notices: list[Notice], connection: AsyncConnection) -> Collection[str]:
    await enqueue(connection, notices)
    return (NOTICES,) if notices else ()


class PreparedWorker:
    """Plays prepared orders as answers of the player who wrote them."""

    def __init__(
        self,
        context: BotContext,
        rules: RulesHandlers,
        *,
        instance: str = "main",
        share: Callable[[], Share | None] = lambda: None,
    ) -> None:
        self.orders = PreparedOrders(context.service.store.database)
        self._context = context
        self._rules = rules
        self._instance = instance
        self._share = share

    async def run_due(self, now: datetime) -> datetime | None:
        """Play all prepared orders that are due.

        Return when to try again, or None if it is not necessary.
        """
        later = False
        for one in await self.orders.claim_due(by=self._instance, now=now, lease=_LEASE, share=self._share()):
            try:
                done = await self._play(one)
            except Gone:
                done = True
            except DeliveryProblem as problem:  # the order is stored; the board is delivered later
                log.info("the board of game %(game)s waits: %(problem)s", {"game": one.game_id, "problem": problem})
                done = False
            if not done:
                later = True
                await self.orders.release(one, by=self._instance)
        return now + _POSTED if later else None

    async def _play(self, claimed: Prepared) -> bool:
        """Play prepared orders line by line. Return False if the caller must try again."""
        for _ in range(2 * len(claimed.lines) + 5):
            one = await self.orders.of(claimed.game_id, claimed.side)
            if one is None or one.due_at is None or one.created_at != claimed.created_at:
                return True
            with speaking(one.locale):
                done = await self._step(one)
            if done is not None:
                return done
        return False

    async def _step(self, one: Prepared) -> bool | None:
        """Play or skip the next line of prepared orders.

        Return None if more lines remain. Otherwise return whether the orders are finished.
        """
        try:
            state = await self._context.service.seen_by(one.game_id, one.user_id)
        except (NoSuchGame, SaveUnreadable) as error:
            log.warning("nobody can answer in game %(game)s: %(problem)s", {"game": one.game_id, "problem": error})
            return True  # the lease ends later
        if state.status != RUNNING or state.side != one.side or one.side not in led_by(state, one.user_id):
            await self.orders.drop(one)
            return True
        stop, why, next_one = self._over(state, one), "", None
        if not stop:
            try:
                next_one = self._read(state, one)
            except Refused as refused:
                stop, why = "refused", self._rules.refusal(state, refused).text
        if next_one is None:
            return await self._stop(one, state, stop, why=why)
        course, answer = next_one
        if answer is not None:
            return await self._decide(state, one, course, answer)
        await self.orders.advance(one, course)
        return None

    def _over(self, state: GameState, one: Prepared) -> str:
        """Return why prepared orders stop, such as “done” or “loss”. Return an empty text if they continue."""
        asked, course = state.turns.asked.get(one.side), one.course
        if asked is None or asked.pace != TURN:
            return _stopped(state.row, one, course)
        lost = engine.games.find(state.system).losses(state.view, one.side)
        if course.past == len(one.lines):
            return "done"
        return "loss" if course.losses is not None and lost > course.losses else ""

    def _read(self, state: GameState, one: Prepared) -> tuple[Course, Answer | None]:
        """Return the progress after the next line, and its order; None if its condition is false.

        Raise `Refused` if the order or the condition is not possible now.
        """
        rules, course = engine.games.find(state.system), one.course
        line, signs, sign = (
            read_line(one.lines[course.past], after=_CONDITION),
            rules.signs(state.view, one.side),
            False,
        )
        if line.when in {"if", "not"} and signs is not None:
            said = read_sign(speech(self._context, state, signs), line.sign)
            sign = rules.sign_holds(state.view, one.side, said)
        applies = line.applies(sign, held=course.held)
        held = applies if line.when in {"if", "not"} else None
        after = msgspec.structs.replace(course, past=course.past + 1, held=held)
        if not applies:
            return after, None
        assert state.ask is not None
        answer = read_order(speech(self._context, state, state.ask), line.order)
        lost = rules.losses(state.view, one.side)
        return msgspec.structs.replace(after, played=(*course.played, course.past + 1), losses=lost), answer

    async def _decide(self, state: GameState, one: Prepared, course: Course, answer: Answer) -> bool | None:
        boards = self._context.board_delivery
        try:
            with boards.deciding(one.game_id) as claim:
                writes = (claim.follow, partial(_advanced, one, course))
                claim.state = await self._context.service.decide(
                    state, version=state.version, answer=answer, actor=one.user_id, extra_writes=writes
                )
                await boards.bring(one.game_id, claim)
        except WordAwaited:
            return False
        except AlreadyDecided:
            return None  # the game has changed: it is read again
        except DeliveryProblem:
            raise
        except Refused as refused:
            return await self._stop(one, state, "refused", why=self._rules.refusal(state, refused).text)
        except ServiceError as error:
            return await self._stop(one, state, "refused", why=told(error) or "")
        self._context.scheduler.wake_now(NOTICES)
        return None

    async def _stop(self, one: Prepared, state: GameState, reason: str, *, why: str = "") -> bool:
        """Record why play has stopped, and notify the player. Return True."""
        course = msgspec.structs.replace(one.course, stop=reason, why=why)
        write = partial(_enqueued, _letters(one, course, state.row))
        if await self.orders.stop(one, course, write):
            self._context.scheduler.wake_now(NOTICES)
        return True


def _advanced(one: Prepared, course: Course, change: Change) -> ExtraWrite | None:
    """Return the SQL statements that store a line as played; None for the autopilot's answers."""
    if not any(entry.actor == one.user_id for entry in change.entries):
        return None
    version, asked = change.after.version, turns_of(change.after).asked.get(one.side)
    if change.after.status != RUNNING or change.more or (asked is not None and asked.pace == TURN):
        return advances(one, course, version=version)
    course = msgspec.structs.replace(course, stop=_stopped(change.after, one, course))
    told_of = partial(_enqueued, _letters(one, course, change.after))
    return partial(_all, [advances(one, course, version=version), told_of])


def _stopped(row: GameRow, one: Prepared, course: Course) -> str:
    """Return why prepared orders end when their side's turn is over, such as “done”."""
    if course.past == len(one.lines):
        return "done"
    return "over" if any(each.pace == TURN for each in turns_of(row).asked.values()) else "window"


def _with(one: Prepared, **changes: Any) -> Prepared:
    values = {name: getattr(one, name) for name in Prepared.__dataclass_fields__}
    return Prepared(**{**values, "course": msgspec.structs.replace(one.course, **changes)})


def _letters(one: Prepared, course: Course, row: GameRow) -> list[Notice]:
    """Return the messages after the last prepared order."""
    found = [_letter(_with(one, **msgspec.structs.asdict(course)), row.updated_at)]
    asked = turns_of(row).asked.get(one.side)
    if asked is not None and asked.pace == TURN:
        facts = {"side": one.side, "user": str(one.user_id), "since": asked.since}
        found.append(
            Notice(
                kind=TURN_NOTICE,
                key=f"{one.side}-{asked.since}",
                due_at=row.updated_at,
                game_id=row.id,
                channel_id=row.channel_id,
                facts=facts,
            )
        )
    return found


def _letter(one: Prepared, now: datetime) -> Notice:
    course = msgspec.to_builtins(one.course)
    facts = {"side": one.side, "locale": one.locale, "lines": list(one.lines), "course": course}
    return Notice(
        kind=KIND,
        key=f"{one.side}-{one.began}-{one.created_at.timestamp():.0f}",
        due_at=now,
        game_id=one.game_id,
        user_id=one.user_id,
        facts=facts,
    )


class PreparedNotices:
    """Writes the messages to players about their prepared orders (see `bot.delivery.notices.NoticeRenderer`)."""

    def __init__(self, context: BotContext) -> None:
        self._context = context

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message; None if it is no longer needed."""
        facts = notice.facts
        try:
            game = await self._context.service.roster.game(notice.game_id or "")
        except NoSuchGame:
            return None
        user_id, side = notice.user_id or 0, str(facts["side"])
        if side not in held_by(game, user_id):
            return None
        course = msgspec.convert(facts["course"], Course)
        one = Prepared(
            game_id=game.id,
            side=side,
            user_id=user_id,
            locale=str(facts["locale"]),
            lines=tuple(facts["lines"]),
            created_at=notice.created_at,
            course=course,
        )
        with speaking(one.locale):
            presenter = self._context.presenter(game)
            lines = [say("prepared-report", game=presenter.title(), side=presenter.side(side), link=link_to(game))]
            lines.append(report(one))
            asked = game.turns.asked.get(side)
            if game.status == RUNNING and asked is not None and asked.pace == TURN:
                lines.append(say("prepared-yours"))
            return Payload(view=note("\n".join(lines)))

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Called after a notice is posted. Does nothing."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Do nothing, because the list of the player's games has the same text."""
