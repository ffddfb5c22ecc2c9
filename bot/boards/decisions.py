"""Takes the decisions that presses and commands give, and shows the board that comes of them."""

from __future__ import annotations

from typing import Protocol

from bot.boards.message import BoardMessages
from bot.context import BotContext
from bot.games.errors import NotReady, OnlyAdvises
from bot.games.service import Scope
from bot.games.state import GameState
from bot.rules.handlers import RulesHandlers
from bot.ui.components import Interaction
from bot.ui.press_queue import PressQueue
from engine.core.asks import Answer, Refused
from engine.core.pledge import pressed


class Advisers(Protocol):
    """Answers whoever may not decide alone (`bot.shared_command.proposals.Proposals`)."""

    async def instead(
        self,
        interaction: Interaction,
        state: GameState,
        short: OnlyAdvises | NotReady,
        *,
        answer: Answer | None = None,
        scope: Scope = "decision",
    ) -> GameState | None:
        """Note an answer that the service does not take from this person alone; the game where it is decided now."""

    async def halted(self, interaction: Interaction, state: GameState) -> GameState | None:
        """Say whose turn it is where the steward has stopped short."""


class Decisions:
    """Takes decisions for whoever may take them. Feature `shared_command` registers who answers all others."""

    def __init__(self, context: BotContext, boards: BoardMessages, rules: RulesHandlers) -> None:
        self.context = context
        self.boards = boards
        self._rules = rules
        self._shared: Advisers | None = None

    def register(self, shared: Advisers) -> None:
        """Register who answers people that may not decide alone."""
        self._shared = shared

    async def decide(self, interaction: Interaction, state: GameState, answer: Answer) -> GameState | None:
        """Take a decision; the interaction has been acknowledged. None when the person was told what came of it."""
        service, actor = self.context.service, interaction.user.id
        try:
            after = await service.take(state, answer=answer, actor=actor, word=pressed(interaction.id))
        except Refused as refused:
            raise self._rules.refusal(interaction, state, refused) from refused
        except (NotReady, OnlyAdvises) as short:
            if self._shared is None:
                raise
            return await self._shared.instead(interaction, state, short, answer=answer)
        await PressQueue.decided()
        await self.context.board_delivery.deliver(state.id)
        return after

    async def auto(self, interaction: Interaction, state: GameState, scope: Scope) -> GameState | None:
        """Let the steward decide; the interaction has been acknowledged. None as in `decide`."""
        actor, word = interaction.user.id, pressed(interaction.id)
        try:
            after = await self.context.service.auto(
                state.id, version=state.version, scope=scope, actor=actor, word=word
            )
        except (NotReady, OnlyAdvises) as short:
            if self._shared is None:
                raise
            return await self._shared.instead(interaction, state, short, scope=scope)
        await PressQueue.decided()
        await self.context.board_delivery.deliver(state.id)
        return await self._shared.halted(interaction, after) if self._shared is not None else after
