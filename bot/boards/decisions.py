"""Handles decisions by buttons and commands, and delivers the boards that follow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from discord import ButtonStyle, ui

from bot.boards.claims import Claim
from bot.boards.delivery import BoardDelivery
from bot.boards.side_rows import WINDOW_ANSWER
from bot.context import BotContext
from bot.games.errors import AlreadyDecided, DecidedByVote, DeliveryDelayed, NotReady, OnlyAdvises, Unfinished
from bot.games.seats.chairs import LIVE
from bot.games.service import Scope
from bot.games.state import GameState
from bot.rules.handlers import RulesHandlers
from bot.runtime.safe_errors import described
from bot.ui.components import Button, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.hand import Hand
from bot.ui.press_queue import PressQueue
from bot.ui.texts import say
from db.profiles import Profiles
from db.schema.community import profile
from db.schema.games import NOBODY
from db.storage.errors import DatabaseError
from engine.core.asks import DONE, Answer, Choice, Refused
from render.language import speaking
from render.presenter import Presenter

END, NEVER = "endphase", "never"
"""The action of the button that ends a phase although pieces can still act, and the value in its custom id for “don't
ask again”.
"""
_NAMED = 8
"""How many pieces the question names at most."""


class Advisers(Protocol):
    """The interface for users who cannot decide alone (`bot.shared_command.proposals.Proposals`)."""

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
        """Store an answer or plan as a proposal, because the user may not decide alone.

        Return the game if the question is now decided, else None.
        """

    async def adopt(self, hand: Hand, game_id: str, number: int) -> tuple[GameState | None, str]:
        """Adopt a proposal for the commander.

        Return the game if the question is now decided, otherwise None. Also return the text that replaces the proposal.
        """

    async def withdraw(self, hand: Hand, game_id: str, number: int) -> None:
        """Withdraw the user's own proposal, and reply to the user."""

    async def halted(self, hand: Hand, state: GameState) -> GameState | None:
        """Tell the user why the autopilot stopped early.

        Return the game if a decision was made for the user, else None.
        """


class Voters(Protocol):
    """The interface for giving orders in games that are decided by votes."""

    async def order(self, hand: Hand, state: GameState, answer: Answer) -> None:
        """Add an order to the vote."""


class Decisions:
    """Makes decisions for users who may decide alone."""

    def __init__(self, context: BotContext, delivery: BoardDelivery, rules: RulesHandlers) -> None:
        self.context = context
        self._delivery = delivery
        self._profiles = Profiles(context.service.store.database)
        self._rules = rules
        self._shared: Advisers | None = None
        self._voters: Voters | None = None

    def register(self, shared: Advisers) -> None:
        """Register the handler for users who may not decide on their own."""
        self._shared = shared

    def register_votes(self, voters: Voters) -> None:
        """Register the handler of orders in games that are decided by votes."""
        self._voters = voters

    async def put_to_the_vote(self, hand: Hand, state: GameState, answer: Answer) -> None:
        """Add an order to the vote, and acknowledge the click.

        Raise `DecidedByVote` if no voting handler is registered.
        """
        if self._voters is None:
            raise DecidedByVote(state.id)
        await self._voters.order(hand, state, answer)

    async def adopt(self, hand: Hand, game_id: str, number: int) -> tuple[GameState | None, str]:
        """Adopt a proposal.

        Return the game if the question is now decided, otherwise None. Also return the text that replaces the proposal.
        Raise `AlreadyDecided` if the position has no proposals. Raise `UserError` if this proposal no longer exists.
        """
        if self._shared is None:
            raise AlreadyDecided(game_id)
        return await self._shared.adopt(hand, game_id, number)

    async def withdraw(self, hand: Hand, game_id: str, number: int) -> None:
        """Withdraw the user's own proposal, and reply to the user.

        Raise `AlreadyDecided` if no handler of proposals is registered.
        """
        if self._shared is None:
            raise AlreadyDecided(game_id)
        await self._shared.withdraw(hand, game_id, number)

    async def decide(self, hand: Hand, state: GameState, answer: Answer, *, sure: bool = False) -> GameState | None:
        """Make a decision, and acknowledge the click. If `sure`, do not ask for confirmation.

        Return the game. Return None if the user has already got another answer.
        """
        actor, word = hand.user_id, hand.word() if state.awaits_word else None
        sure = sure or answer != DONE or not state.sides or not await self._asks_first(state, actor)
        with speaking(hand.locale), self._delivery.claims.deciding(state.id) as claim:
            try:
                after = claim.state = await self.context.service.decide(
                    state,
                    version=state.version,
                    answer=answer,
                    actor=actor,
                    word=word,
                    extra_writes=(claim.follow,),
                    sure=sure,
                )
            except Unfinished as unfinished:
                raise self._question(state, unfinished) from unfinished
            except Refused as refused:
                raise self._rules.refusal(state, refused) from refused
            except (NotReady, OnlyAdvises) as short:
                if self._shared is None:
                    raise
                return await self._shared.instead(hand, state, short, answer=answer)
            return await self._shown(after, claim)

    async def _asks_first(self, state: GameState, user_id: int) -> bool:
        """Return whether a user must confirm before ending a phase."""
        people = {chair.user_id for chair in state.sides.values()} - {NOBODY}
        if state.row.pace == LIVE or len(people) < 2:
            return False
        return not await self._profiles.has(user_id, profile.c.unasked)

    def _question(self, state: GameState, unfinished: Unfinished) -> UserError:
        """Return a message that asks whether to end the phase, with its buttons."""
        left = unfinished_text(unfinished.pieces, self.context.presenter(state))
        buttons = list[Button]()
        for action, style in ((END, ButtonStyle.primary), (WINDOW_ANSWER, ButtonStyle.secondary)):
            made = ui.Button[ui.LayoutView](label=say(f"button-unfinished-{action}"), style=style)
            buttons.append(press_button(made, Press(action, state.id, state.version)))
        never = ui.Button[ui.LayoutView](label=say("button-unfinished-never"))
        buttons.append(press_button(never, Press(END, state.id, state.version, extra=NEVER)))
        return UserError("unfinished", rows=[button_row(buttons)], units=left)

    async def stop_asking(self, user_id: int, *, unasked: bool) -> None:
        """Set whether a user must confirm the end of a phase. If `unasked`, no confirmation is needed."""
        await self._profiles.set(user_id, profile.c.unasked, value=unasked)

    async def take(self, hand: Hand, state: GameState, answer: Answer) -> GameState | None:
        """Make one of several decisions, and return the game. Call `show` after the last one to deliver the board.

        `decide` explains when the result is None.
        """
        actor, word = hand.user_id, hand.word() if state.awaits_word else None
        try:
            return await self.context.service.decide(
                state, version=state.version, answer=answer, actor=actor, word=word
            )
        except (NotReady, OnlyAdvises) as short:
            if self._shared is None:
                raise
            return await self._shared.instead(hand, state, short, answer=answer)

    async def _shown(self, after: GameState, claim: Claim) -> GameState:
        """Deliver the board after a decision. Return the game with the id of its board message."""
        await PressQueue.decided()
        board = await self._delivery.deliver(after.id, claim)
        if board is not None:
            return replace(after, board_channel_id=board.channel_id, board_message_id=board.message_id)
        try:
            game = await self.context.service.roster.game(after.id)
        except DatabaseError as error:  # the decision is stored
            raise DeliveryDelayed(after.id, detail=described(error)) from error
        return replace(after, board_channel_id=game.board_channel_id, board_message_id=game.board_message_id)

    async def show(self, game_id: str) -> None:
        """Deliver the board after several calls of `take`."""
        await PressQueue.decided()
        await self._delivery.deliver(game_id)

    async def auto(
        self, hand: Hand, state: GameState, scope: Scope, *, plan: str = "", ahead: bool = False
    ) -> GameState | None:
        """Let the autopilot decide for a user or play a plan, and acknowledge the click. Return the game.

        With `ahead`, the autopilot simulates games. The docstring of `decide` explains when the result is None.
        """
        actor, word = hand.user_id, hand.word() if state.awaits_word else None
        with self._delivery.claims.deciding(state.id) as claim:
            try:
                after = claim.state = await self.context.service.auto(
                    state,
                    version=state.version,
                    scope=scope,
                    actor=actor,
                    word=word,
                    extra_writes=(claim.follow,),
                    plan=plan,
                    ahead=ahead,
                )
            except (NotReady, OnlyAdvises) as short:
                if self._shared is None:
                    raise
                return await self._shared.instead(hand, state, short, scope=scope, plan=plan)
            after = await self._shown(after, claim)
        if after.halt is None or self._shared is None:
            return after
        return await self._shared.halted(hand, after)


def unfinished_text(pieces: Sequence[Choice], presenter: Presenter) -> str:
    """Return a sentence about the pieces that can still act.

    It names the first of them and counts the others.
    """
    named = [presenter.label(each) for each in pieces[:_NAMED]]
    if more := len(pieces) - len(named):
        named.append(say("unfinished-more", count=more))
    return say("unfinished-left", count=len(pieces), pieces=", ".join(named))
