"""Decisions that need several players: proposals to the commander, and agreed ends of phases."""

from __future__ import annotations

import contextlib
import logging
from collections import OrderedDict
from datetime import timedelta
from typing import TYPE_CHECKING

import msgspec
from discord import ButtonStyle, ui
from sqlalchemy.ext.asyncio import AsyncConnection

import engine.games
from bot.boards import command_rows
from bot.boards.decisions import Decisions
from bot.games.changes import END, PHASE, Change, following
from bot.games.error_answers import halted_text
from bot.games.errors import (
    AlreadyDecided,
    DeliveryProblem,
    NoSuchPlan,
    NotReady,
    NotTheOwner,
    NotYourPieces,
    NotYourTurn,
    OnlyAdvises,
    SaveUnreadable,
)
from bot.games.permissions import order_fault, proposals, proposed_plan
from bot.games.plans import is_plan
from bot.games.saves import open_save, play
from bot.games.seats.command import own_part
from bot.games.service import Scope
from bot.games.state import GameState, GameSummary, summary_of
from bot.players.departures import Departures
from bot.rules.handlers import RulesHandlers
from bot.runtime import clock
from bot.runtime.scheduler import BOARDS
from bot.shared_command.proposal_places import InRoom, OnBoard, forgotten, reply
from bot.ui.components import Interaction, Row, Values, button, button_row, press_button
from bot.ui.custom_ids import Press, StaleCustomId
from bot.ui.errors import UserError
from bot.ui.hand import Hand, Pressed
from bot.ui.replies import note, redraw
from bot.ui.texts import person, say
from db import shared_command as stored
from db.games import ExtraWrite, JournalRow, answer_of
from db.schema.games import ADVISERS, POWERS
from engine.core.asks import Answer, Refused
from engine.core.planning.plans import goals_of
from engine.core.pledge import pressed
from engine.core.ranking import allowed
from engine.core.record import AHEAD, PLAN, WORD
from render.language import speaking

if TYPE_CHECKING:
    from bot.context import BotContext

log = logging.getLogger(__name__)


GAP = 3.0
"""The minimum time in seconds between two edits of a board because of proposals."""
_KEPT = 500


class Proposals:
    """Handles the proposals of advisers, and lets commanders agree to end a phase."""

    def __init__(self, context: BotContext, decisions: Decisions, rules: RulesHandlers, absent: Departures) -> None:
        self.context = context
        self.decisions = decisions
        self.rules = rules
        self.absent = absent
        self.board, self.rooms = OnBoard(self.refresh), InRoom(context)
        self._edited: OrderedDict[str, float] = OrderedDict()
        context.service.subscribe(follow)
        context.service.subscribe(forgotten)

    # --- in place of a decision ---

    async def instead(
        self,
        hand: Hand,
        state: GameState,
        short: OnlyAdvises | NotReady,
        *,
        answer: Answer | None = None,
        scope: Scope = "decision",
        plan: str = "",
    ) -> GameState | None:
        """Propose an answer or plan that the user may not decide alone, or record their agreement.

        Return the game if that completed the decision, else None.
        """
        if isinstance(short, NotReady):
            return await self._agree(hand, state, short.answer)
        state = self.context.service.seen(state, hand.user_id)  # its question may be a secret
        if plan:
            await self._propose_plan(hand, state, plan)
            return None
        if answer is None and scope == "decision":
            answer = self.context.service.advise(state)
        if answer is None:
            raise short
        await self._propose(hand, state, answer)
        return None

    async def halted(self, hand: Hand, state: GameState) -> GameState | None:
        """Reply to a user whose automatic play stopped early, or record that the user agrees.

        Return the game if play can continue, otherwise None.
        """
        if isinstance(state.halt, NotReady):
            now = await self.context.service.in_play(state.id)
            return await self._agree(hand, now, state.halt.answer)
        with speaking(hand.locale):
            if isinstance(state.halt, NotYourTurn):
                await hand.tell(halted_text(state.halt))
                return None
        if not isinstance(state.halt, NotYourPieces):
            return state
        await hand.tell(self._whose_turn(hand, state, state.halt))
        return None

    def _whose_turn(self, hand: Hand, game: GameSummary, halt: NotYourPieces) -> str:
        presenter, locale = self.context.presenter(game), hand.locale
        with speaking(locale):
            whose = command_rows.whose(game, halt.parties, presenter)
        with speaking(locale):
            return say("staff-halted", whose=whose)

    # --- advisers ---

    async def _propose(self, hand: Hand, state: GameState, answer: Answer) -> None:
        """Store an adviser's answer as a proposal and show it. Raise an error if the answer is illegal."""
        assert state.ask is not None
        with speaking(hand.locale):
            try:
                state.ask.check(answer)
            except Refused as refused:
                raise self.rules.refusal(state, refused) from refused
            presenter = self.context.presenter(state)
            what = command_rows.named(state, presenter, answer)
        await self._put(hand, state, answer, what)

    async def _propose_plan(self, hand: Hand, state: GameState, plan: str) -> None:
        """Store an adviser's plan as a proposal, and show it. Raise `NoSuchPlan` if there is no plan with that name."""
        if state.ask is None or not is_plan(engine.games.find(state.system), state.view, state.ask, plan):
            raise NoSuchPlan(state.id)
        locale = hand.locale
        with speaking(locale):
            title = self.context.presenter(state).plan_title(plan)
        with speaking(locale):
            await self._put(hand, state, proposed_plan(plan), say("staff-plan", plan=title))

    async def _put(self, hand: Hand, state: GameState, answer: Answer, what: str) -> None:
        """Store a proposal, confirm it, and show it on the board."""
        game, side = own_part(state, hand.user_id)
        number, owner = await self._store_answer(game, hand.user_id, answer, side), game.owner_id
        place = self._place(state)
        with speaking(hand.locale):
            text = say(f"{place.words}-proposed", what=what, owner=person(owner), room=f"<#{game.channel_id}>")
            left = await self.absent.among(game, [owner])
            if left:
                text += "\n" + say("staff-owner-left", owner=person(owner))
            button = ui.Button[ui.LayoutView](label=say("button-staff-withdraw"))
        row = button_row([press_button(button, Press("withdraw", state.id, state.version, page=number))])
        await reply(hand, text, rows=[row])
        await place.show(game, side, number, by=hand.user_id)

    def _place(self, game: GameSummary) -> OnBoard | InRoom:
        """Return the place where the proposals of a game are shown."""
        return self.rooms if game.sides else self.board

    async def adopt(self, hand: Hand, game_id: str, number: int) -> tuple[GameState | None, str]:
        """Adopt a proposal as the commander's decision.

        Return the game and the text that replaces the proposal. The game is None if no decision was made.
        """
        user_id, state = hand.user_id, await self.context.service.in_play(game_id)
        state.expect_player(user_id)
        game, place = own_part(state, user_id)[0], self._place(state)
        if game.command != ADVISERS:
            raise AlreadyDecided(state.id)
        each = next((each for each in proposals(game) if each.number == number), None)
        if each is None or state.ask is None:
            raise UserError(f"{place.words}-proposal-gone")
        if user_id != game.owner_id:
            raise self._not_adopted(game, number, mine=each.user_id == user_id)
        told = place.adopting(self.context.service.seen(state, user_id), each)
        if each.plan:
            after = await self.decisions.auto(hand, state, "round", plan=each.plan)
        else:
            after = await self.decisions.decide(hand, state, each.answer)
        if after is not None and hand.press is None:
            await place.adopted(state.id, number, told)
        return after, told

    @button("adopt", edits=True)
    async def _adopt(self, interaction: Interaction, press: Press, _: Values) -> None:
        after, told = await self.adopt(Pressed(interaction), press.game, press.page)
        if after is not None and told:
            await redraw(interaction, note(told))

    def _not_adopted(self, state: GameSummary, number: int, *, mine: bool) -> Exception:
        if not mine:
            return OnlyAdvises(state.id, owner_id=state.owner_id)
        button = ui.Button[ui.LayoutView](label=say("button-staff-withdraw"))
        row = button_row([press_button(button, Press("withdraw", state.id, state.version, page=number))])
        return UserError("staff-proposal-yours", rows=[row], owner=person(state.owner_id))

    async def withdraw(self, hand: Hand, game_id: str, number: int) -> None:
        """Withdraw the user's own proposal, and reply to the user."""
        async with self.context.service.store.database.write() as connection:
            gone = await stored.withdraw(connection, game_id, number, user_id=hand.user_id)
        game = await self.context.service.roster.game(game_id)
        place = self._place(game)
        with speaking(hand.locale):
            text = say("staff-withdrawn" if gone else f"{place.words}-proposal-gone")
        if gone:
            await place.withdrawn(hand, game, number, text)
        else:
            await reply(hand, text)

    @button("withdraw", edits=True)
    async def _withdraw(self, interaction: Interaction, press: Press, _: Values) -> None:
        await self.withdraw(Pressed(interaction), press.game, press.page)

    # --- commanders of Powers ---

    async def _agree(self, hand: Hand, state: GameState, answer: Answer) -> GameState | None:
        """Record that a user has no more orders. End the phase when all users have agreed.

        Return the game if the phase ended, else None.
        """
        user_id = hand.user_id
        await self._store_answer(state, user_id, answer)
        now, left = await self._present(hand, state, answer)
        fault = self._fault(now, answer, user_id)
        if fault is None:
            word = hand.word()
            with self.context.board_delivery.deciding(now.id) as claim:
                after = claim.state = await self.context.service.decide(
                    now, version=now.version, answer=answer, actor=user_id, word=word, extra_writes=(claim.follow,)
                )
                await self.context.board_delivery.deliver(now.id, claim)
            return after
        if not isinstance(fault, NotReady):
            raise fault
        await self.refresh(now)
        text, rows = self._reply_waiting(hand, now, fault, left)
        await hand.tell(text, rows=rows)
        return None

    async def _present(self, hand: Hand, state: GameState, answer: Answer) -> tuple[GameState, frozenset[int]]:
        """Return the current game, ignoring players who have left the server.

        If the owner has left, the second value contains the owner. The owner is not removed.
        """
        now = await self._current(state)
        fault = self._fault(now, answer, hand.user_id)
        if not isinstance(fault, NotReady):
            return now, frozenset()
        left = await self.absent.among(now, fault.waiting)
        if gone := left - {now.owner_id}:
            await self.dismiss(now, gone)
            now = await self._current(state)
        return now, left & {now.owner_id}

    async def dismiss(self, game: GameSummary, user_ids: frozenset[int]) -> None:
        """Remove players who have left the server. The owner takes over their commands."""
        async with self.context.service.store.database.write() as connection:
            await stored.dismiss(connection, game.id, user_ids)

    async def _current(self, state: GameState) -> GameState:
        now = await self.context.service.in_play(state.id)
        if now.version != state.version or now.ask is None:
            raise AlreadyDecided(state.id)
        return now

    def _fault(self, state: GameState, answer: Answer, actor: int) -> NotYourPieces | NotReady | None:
        assert state.ask is not None
        if state.command != POWERS:
            return None
        return order_fault(state, engine.games.find(state.system), state.view, state.ask, answer, actor=actor)

    def _reply_waiting(
        self, hand: Hand, state: GameState, fault: NotReady, left: frozenset[int]
    ) -> tuple[str, list[Row]]:
        """Return a reply that names the players the game waits for."""
        locale, presenter = hand.locale, self.context.presenter(state)
        with speaking(locale):
            what = command_rows.named(state, presenter, fault.answer)
        with speaking(locale):
            names = ", ".join(person(user_id) for user_id in sorted(fault.waiting))
            parts = [say("staff-ready", what=what, who=names)]
            owner = person(state.owner_id)
            if left:
                parts.append(say("staff-owner-left", owner=owner))
            if hand.user_id != state.owner_id:
                return "\n".join(parts), []
            parts.append(say("staff-ready-owner"))
            label = say("button-staff-close")
        button = ui.Button[ui.LayoutView](label=label, style=ButtonStyle.danger)
        press = Press("close", state.id, state.version, extra=fault.answer[0])
        return "\n".join(parts), [button_row([press_button(button, press)])]

    @button("close", edits=True)
    async def _close(self, interaction: Interaction, press: Press, _: Values) -> None:
        """End a phase for the owner although other players could still act."""
        game, answer, actor = await self.context.service.in_play(press.game), (press.extra,), interaction.user.id
        if actor != game.owner_id:
            raise NotTheOwner(game.id, owner_id=game.owner_id)
        if game.version != press.version or game.ask is None:
            raise AlreadyDecided(game.id)
        try:
            game.ask.check(answer)
        except Refused as refused:
            raise StaleCustomId(press.extra) from refused
        word = pressed(interaction.id)
        with self.context.board_delivery.deciding(game.id) as claim:
            claim.state = await self.context.service.decide(
                game,
                version=press.version,
                answer=answer,
                actor=actor,
                insist=True,
                word=word,
                extra_writes=(claim.follow,),
            )
            await reply(Pressed(interaction), say("staff-closed"))
            await self.context.board_delivery.deliver(game.id, claim)

    # --- shared ---

    async def _store_answer(self, state: GameSummary, user_id: int, answer: Answer, side: str = "") -> int:
        """Store a user's answer to the current question and return its number.

        Raise `AlreadyDecided` if the game has changed.
        """
        try:
            async with self.context.service.store.database.write() as connection:
                return await stored.propose(
                    connection,
                    state.id,
                    version=state.version,
                    user_id=user_id,
                    answer=_stored(answer),
                    now=clock.now(),
                    side=side,
                )
        except stored.Moved as moved:
            raise AlreadyDecided(state.id) from moved

    async def refresh(self, game: GameSummary) -> None:
        """Update the board. Changes in a short time share one edit."""
        ticks = clock.monotonic()
        last = self._edited.get(game.id)
        at = ticks if last is None else max(ticks, last if last > ticks else last + GAP)
        self._edited[game.id] = at
        self._edited.move_to_end(game.id)
        while len(self._edited) > _KEPT:
            self._edited.popitem(last=False)
        with contextlib.suppress(DeliveryProblem, SaveUnreadable):  # the proposal is stored, and a later board shows it
            if at <= ticks:
                await self.context.board_delivery.refresh(game.id)
                return
            first, due = game.board_from or game.version, clock.now() + timedelta(seconds=at - ticks)
            outbox = self.context.board_delivery.outbox
            await outbox.enqueue(game.id, first_version=first, version=game.version, now=due, kind="edit")
            self.context.scheduler.wake(due, BOARDS)


def single_of(change: Change) -> JournalRow | None:
    """Return the decision of a change. Return None unless the change has exactly one."""
    decided = [entry for entry in change.entries if entry.action != WORD]
    return decided[0] if len(decided) == 1 and decided[0].action == "answer" else None


def taken_of(change: Change) -> tuple[int, str] | None:
    """Return the version and the text of the answer or plan that a change decided. Return None if it decided
    neither.
    """
    single = single_of(change)
    if single is not None:
        return change.after.version, single.answer
    plans = [entry for entry in change.entries if entry.action == PLAN and AHEAD not in answer_of(entry)]
    if not plans:
        return None
    return plans[0].version, _stored(proposed_plan(answer_of(plans[0])[0]))


def in_force(change: Change) -> list[int]:
    """Return the numbers of the proposals that can still be adopted after a change."""
    before, after = change.before, change.after
    every = proposals(summary_of(before))
    moved = (before.period, before.round) != (after.period, after.round)
    if not every or moved or change.ended or change.reopened:
        return []
    taken = taken_of(change)
    try:
        rules, save = open_save(after)
        outcome = play(after, rules, save, None)
    except SaveUnreadable:
        return []
    ask = outcome.ask
    if ask is None:
        return []
    goals = goals_of(rules, rules.view(outcome.world), ask)
    return [
        each.number
        for each in every
        if (taken is None or _stored(each.answer) != taken[1])
        and (each.plan in goals if each.plan else allowed(ask, each.answer))
    ]


def _stored(answer: Answer) -> str:
    return msgspec.json.encode(answer).decode()


@following(ADVISERS, POWERS)
def follow(change: Change) -> ExtraWrite | None:
    """Return the SQL statements that update proposals and agreements after a decision, or None.

    Proposals that are still legal in the same round are kept. If a decision was proposed, its proposers are recorded as
    its authors. Agreements last for a phase, but a user who decides loses theirs.
    """
    before, after = change.before, change.after
    if before.command == ADVISERS:
        single, kept = taken_of(change), in_force(change)

        async def settle(connection: AsyncConnection) -> None:
            if single is not None:
                at, answer = single
                await stored.credit(connection, before.id, before=before.version, after=at, answer=answer)
            await stored.keep_only(connection, before.id, numbers=kept, after=after.version)

        return settle
    if before.command != POWERS:
        return None
    over = not change.kinds.isdisjoint({END, PHASE})
    actors = {entry.actor for entry in change.entries}

    async def carry(connection: AsyncConnection) -> None:
        if over:
            await stored.clear(connection, before.id)
        else:
            await stored.keep_proposals(connection, before.id, after=after.version, except_for=actors)

    return carry
