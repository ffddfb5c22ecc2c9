"""Proposals to the leader of the other side: the command that makes one, its message in the channel, the answers."""

from __future__ import annotations

from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.context import BotContext
from bot.delivery.replaced import replaced
from bot.games.agreements import OFFERED, Asked, stamp
from bot.games.errors import AlreadyDecided, DeliveryProblem, NoSuchGame, NotYourTurn
from bot.games.gate import counted
from bot.games.notices import Payload, pings
from bot.games.seats.chairs import led_by
from bot.games.state import GameState, GameSummary
from bot.games.undoing import other_chair
from bot.runtime import clock
from bot.ui.components import Button, Values, button, button_row, press_button
from bot.ui.custom_ids import Press, base36
from bot.ui.errors import UserError
from bot.ui.replies import note, redraw, whisper
from bot.ui.texts import person, say
from db.notices import Claimed
from db.schema.games import RATED, RUNNING
from db.sides import Chair, Offer
from render.language import speaking

Interaction = discord.Interaction[Any]

AGREE, REFUSE = "offeryes", "offerno"
"""The actions of the buttons under a proposal."""


class AgreedHandlers:
    """Answers the command that proposes something to the other side’s leader, and clicks under a proposal."""

    def __init__(self, context: BotContext) -> None:
        self.context = context

    async def break_off(self, interaction: Interaction) -> None:
        """Propose to end the game of this channel without a winner."""
        game = await self.context.service.roster.here(interaction.channel_id)
        await interaction.response.defer(ephemeral=True, thinking=True)
        done = await self.context.service.agreements.propose_end(game.id, actor=interaction.user.id)
        if isinstance(done, GameState):
            await self._replace(game, say("offer-ended", who=person(interaction.user.id), by=_asker(game)))
            await whisper(interaction, say("offer-both"))
        else:
            await whisper(interaction, say(f"offer-{done}"))
        await self._deliver(game.id)

    @button(AGREE, edits=True)
    async def _agree(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Agree to a proposal of the other side."""
        await self._answer(interaction, press, agreed=True)

    @button(REFUSE, edits=True)
    async def _refuse(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Refuse a proposal of the other side, or withdraw one’s own."""
        await self._answer(interaction, press, agreed=False)

    async def _answer(self, interaction: Interaction, press: Press, *, agreed: bool) -> None:
        asked, user_id = _read(press), interaction.user.id
        game = await self.context.service.roster.game(press.game)
        try:
            await self.context.service.agreements.answer(game.id, asked, actor=user_id, agreed=agreed)
        except NotYourTurn as error:
            other = other_chair(game, asked.side)
            raise UserError("offer-yours", who=person(other.user_id if other is not None else 0)) from error
        except AlreadyDecided as error:
            raise UserError("offer-gone") from error
        own = asked.side in led_by(game, user_id)
        key = "offer-ended" if agreed else "offer-withdrawn" if own else "offer-declined"
        text = say(key, locale=game.locale, who=person(user_id), by=person(asked.user_id))
        await redraw(interaction, note(text))
        await self._deliver(game.id)

    async def _deliver(self, game_id: str) -> None:
        """Deliver the board of a game that has ended, or the question to the other side."""
        await self.context.board_delivery.deliver(game_id)
        await self.context.notices.deliver(game_id)

    async def _replace(self, game: GameSummary, text: str) -> None:
        """Replace the message of a proposal that was agreed to elsewhere with a text."""
        offer = game.turns.offer
        if offer is not None:
            facts = {"side": offer.side, "at": stamp(offer)}
            await replaced(
                self.context, game.id, await self.context.notices.queue.latest(OFFERED, game.id, **facts), text
            )


class OfferNotices:
    """Writes the messages that ask the leader of a side to agree (see `bot.games.notices.NoticeRenderer`)."""

    def __init__(self, context: BotContext) -> None:
        self._context = context

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message; None if the proposal is no longer open."""
        try:
            game = await self._context.service.roster.game(notice.game_id or "")
        except NoSuchGame:
            return None
        offer, side = game.turns.offer, str(notice.facts["side"])
        if game.status != RUNNING or offer is None or (offer.side, stamp(offer)) != (side, notice.facts["at"]):
            return None
        other, asker = other_chair(game, side), game.sides[side].user_id
        if other is None or not other.people or offer.refused or clock.now() >= offer.ends:
            return None
        with speaking(game.locale):
            key = "offer-asks-rated" if counted(game) == RATED else "offer-asks"
            text = say(key, who=f"<@{other.user_id}>", by=person(asker))
            extra = f"{side}.{base36(asker)}.{base36(stamp(offer))}"
            view = note(text, rows=[button_row(_buttons(game, extra))])
        return Payload(view=view, guild_id=game.guild_id, allowed=pings([other.user_id]))

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Do nothing after the delivery."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Do nothing: without a message nobody can agree, and the game continues."""


def _buttons(game: GameSummary, extra: str) -> list[Button]:
    buttons: list[Button] = []
    for action, style in ((AGREE, ButtonStyle.danger), (REFUSE, ButtonStyle.secondary)):
        made = ui.Button[ui.LayoutView](label=say(f"button-{action}"), style=style)
        buttons.append(press_button(made, Press(action, game.id, game.version, extra=extra)))
    return buttons


def _read(press: Press) -> Asked:
    """Return the proposal that a button names. Raise `UserError`."""
    try:
        side, asker, at = press.extra.split(".")
        return Asked(side, int(asker, 36), int(at, 36))
    except ValueError as error:
        raise UserError("offer-gone") from error


def _asker(game: GameSummary) -> str:
    """Return the leader of the side whose proposal is open."""
    offer: Offer | None = game.turns.offer
    chair: Chair | None = game.sides.get(offer.side) if offer is not None else None
    return person(chair.user_id) if chair is not None else ""
