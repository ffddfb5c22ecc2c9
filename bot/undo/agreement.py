"""Undo by agreement: a side asks the other side to undo decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import discord
from discord import ButtonStyle, ui

from bot.context import BotContext
from bot.delivery.replaced import replaced
from bot.games.errors import AlreadyDecided, DeliveryProblem, NothingToUndo, SaveUnreadable
from bot.games.gate import Verb, allows
from bot.games.notices import Payload, pings
from bot.games.seats.chairs import held_by
from bot.games.state import GameSummary
from bot.games.undo_stack import Taken, UndoStack
from bot.games.undoing import WISHED, by_agreement, other_chair
from bot.games.undone_texts import in_short
from bot.ui.components import Button, Interaction, Values, button, button_row, press_button
from bot.ui.custom_ids import Press, base36
from bot.ui.errors import UserError
from bot.ui.replies import note, redraw
from bot.ui.texts import cut, person, say
from db.notices import Claimed, Latest
from db.schema.games import RUNNING
from db.sides import Wish
from render.language import speaking
from render.panel import LABEL_LENGTH
from render.presenter import Presenter

__all__ = ["WISHED", "AgreementHandlers", "Offer", "WishNotices"]


Listed = Callable[[Sequence[Taken], UndoStack, GameSummary, Presenter], list[str]]
"""A function that returns a line for each answer that would be undone, and for what stays."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A request to the other side to undo decisions.

    `text` describes the decisions, and `label` is the button's label. `to` is the version to which the game would
    return. `more` is whether the request can go one step further back.
    """

    text: str
    label: str
    to: int
    more: bool


class AgreementHandlers:
    """Handles clicks that ask the other side to undo, and the answers."""

    def __init__(self, context: BotContext, listed: Listed) -> None:
        self.context = context
        self.listed = listed

    async def offer(self, game: GameSummary, user_id: int, steps: int) -> Offer | None:
        """Return the undo request that a user can make; None if no undo is possible."""
        held = held_by(game, user_id)
        other = other_chair(game, held[0]) if held else None
        if other is None or other.open or game.status != RUNNING or not allows(game, Verb.UNDO):
            return None
        _, stack = await self.context.service.undo_stack(game.id)
        reach = by_agreement(stack, held)
        if not reach:
            return None
        taken = reach[min(steps, len(reach)) - 1]
        presenter = self.context.presenter(game)
        side = presenter.side(other.side)
        key = "undo-agree-autopilot" if other.steward else "undo-agree-first"
        lines = [say(key, side=side), *self.listed(taken, stack, game, presenter)]
        label = say("button-undo-with-autopilot" if other.steward else "button-undo-ask", side=side)
        return Offer("\n".join(lines), label, taken[-1].to, more=steps < len(reach))

    async def wish(self, game_id: str, *, version: int, to: int, user_id: int) -> str:
        """Ask the other side to undo back to the version `to`, and return the reply.

        Raise `AlreadyDecided` if the decisions can no longer be undone. Raise the errors of `Undoing.wish_back` if the
        user may not ask.
        """
        try:
            done = await self.context.service.wish_back(game_id, version=version, to=to, actor=user_id)
        except NothingToUndo as error:  # their side cannot ask for it: a forged press
            raise AlreadyDecided(game_id) from error
        if isinstance(done, str):
            return say(f"undo-wish-{done}")
        assert done.undone is not None
        return say("undo-done", what=in_short(done.undone, self.context.presenter(done)))

    async def answer(self, game_id: str, wish: Wish, *, asker: int, user_id: int, agreed: bool) -> str:
        """Accept or refuse a request, and return the text that replaces the question.

        Raise the errors of `Undoing.agree_back` if the user may not answer the request, or if the request is no longer
        open.
        """
        game, stack = await self.context.service.undo_stack(game_id)
        await self.context.service.agree_back(game_id, wish=wish, asker=asker, actor=user_id, agreed=agreed)
        with speaking(game.locale):
            key = "undo-agreed" if agreed else "undo-refused"
            lines = [say(key, who=person(user_id), asker=person(asker))]
            if (steps := wished(stack, wish)) is not None:
                lines += self.listed(steps, stack, game, self.context.presenter(game))
        return "\n".join(lines)

    async def deliver(self, game_id: str) -> None:
        """Deliver the waiting board and notices of a game."""
        await self.context.board_delivery.deliver(game_id)
        await self.context.notices.deliver(game_id)

    async def asker(self, game_id: str, wish: Wish) -> int | None:
        """Return the user who made a request. Return None if its message no longer exists."""
        notice = await self._notice(game_id, wish)
        return None if notice is None else int(notice.facts["user"])

    async def replace(self, game_id: str, wish: Wish, text: str) -> None:
        """Replace the question in the channel, if it was posted."""
        await replaced(self.context, game_id, await self._notice(game_id, wish), text)

    async def _notice(self, game_id: str, wish: Wish) -> Latest | None:
        return await self.context.notices.queue.latest(WISHED, game_id, side=wish.side, version=wish.version)

    async def question(
        self, interaction: Interaction, game: GameSummary, steps: int
    ) -> tuple[str, list[Button]] | None:
        """Return the question “Ask the other side?” with its buttons; None if there is nothing to ask."""
        offer = await self.offer(game, interaction.user.id, steps)
        if offer is None:
            return None
        ask = ui.Button[ui.LayoutView](label=cut(offer.label, LABEL_LENGTH), style=ButtonStyle.primary)
        buttons = [press_button(ask, Press("undoask", game.id, game.version, page=offer.to))]
        if offer.more:
            further = ui.Button[ui.LayoutView](label=say("button-undo-more"))
            buttons.append(press_button(further, Press("undo", game.id, game.version, page=steps + 1)))
        return offer.text, buttons

    @button("undoask", edits=True)
    async def _ask(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Ask the other side to agree to an undo, if the position has not changed."""
        text = await self.wish(press.game, version=press.version, to=press.page, user_id=interaction.user.id)
        await redraw(interaction, note(text))
        await self.deliver(press.game)

    @button("undoagree", edits=True)
    async def _agree(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Agree to the other side's request to undo."""
        await self._answer(interaction, press, agreed=True)

    @button("undorefuse", edits=True)
    async def _refuse(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Refuse the other side's request to undo."""
        await self._answer(interaction, press, agreed=False)

    async def _answer(self, interaction: Interaction, press: Press, *, agreed: bool) -> None:
        side, _, asker = press.extra.partition(".")
        try:
            user_id = int(asker, 36)
        except ValueError as error:
            raise UserError("undo-wish-gone") from error
        wish = Wish(side=side, version=press.version, to=press.page)
        text = await self.answer(press.game, wish, asker=user_id, user_id=interaction.user.id, agreed=agreed)
        await redraw(interaction, note(text))
        await self.deliver(press.game)


def wished(stack: UndoStack, wish: Wish) -> tuple[Taken, ...] | None:
    """Return the decisions that a request would undo; None if they can no longer be undone."""
    return next((steps for steps in by_agreement(stack, (wish.side,)) if steps[-1].to == wish.to), None)


class WishNotices:
    """Writes the messages that ask a side to agree to an undo."""

    def __init__(self, context: BotContext, listed: Listed) -> None:
        self._context = context
        self._listed = listed

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message about a request for an undo. Return None if the request is no longer open."""
        side, user_id = str(notice.facts["side"]), int(notice.facts["user"])
        version, to = int(notice.facts["version"]), int(notice.facts["to"])
        try:
            game, stack = await self._context.service.undo_stack(notice.game_id or "")
        except SaveUnreadable:
            return None
        other = other_chair(game, side)
        wish = Wish(side=side, version=version, to=to)
        steps, stands = wished(stack, wish), game.version == version and game.turns.wish == wish
        if game.status != RUNNING or not stands or steps is None or other is None or other.open:
            return None
        presenter, locale = self._context.presenter(game), game.locale
        people = sorted(other.people)
        with speaking(locale):
            facts = {"asked": ", ".join(f"<@{each}>" for each in people), "who": person(user_id)}
            lines = [say("undo-asks", **facts), *self._listed(steps, stack, game, presenter)]
            extra = f"{side}.{base36(user_id)}"
            buttons = []
            for action, style in (("undoagree", ButtonStyle.primary), ("undorefuse", ButtonStyle.secondary)):
                made = ui.Button[ui.LayoutView](label=say(f"button-{action}"), style=style)
                buttons.append(press_button(made, Press(action, game.id, version, page=to, extra=extra)))
        view = note("\n".join(lines), rows=[button_row(buttons)])
        return Payload(view=view, guild_id=game.guild_id, allowed=pings(people))

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Called after a request is posted. Does nothing."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Ignore the failure. Nobody can agree, and the game continues."""
