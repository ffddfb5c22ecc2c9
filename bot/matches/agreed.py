"""Proposals to the other side's leader: their commands, messages, and answers."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import discord
from discord import ButtonStyle, ui

from bot.context import BotContext
from bot.delivery.replaced import replaced
from bot.games.agreements import AGAIN, OFFERED, Asked, stamp
from bot.games.errors import AlreadyDecided, DeliveryProblem, NoSuchGame, NotYourTurn
from bot.games.gate import Verb, allows, counted
from bot.games.notices import Payload, pings
from bot.games.seats.chairs import held_by, led_by
from bot.games.state import GameState, GameSummary
from bot.games.undoing import other_chair
from bot.runtime import clock
from bot.runtime.scheduler import NOTICES
from bot.sides.window_messages import WINDOWS
from bot.ui.components import Button, Values, button, button_row, press_button
from bot.ui.custom_ids import Press, base36
from bot.ui.days_and_hours import read_moment
from bot.ui.errors import UserError
from bot.ui.replies import note, redraw, whisper
from bot.ui.texts import person, say
from bot.web.extras import menu_of
from bot.web.levels import Json
from bot.web.table import Proposal
from db.notices import Claimed, Notice
from db.schema.games import RATED, RUNNING
from db.sides import JOB, Chair, Offer
from engine.core.asks import Answer
from render.language import speaking

Interaction = discord.Interaction[Any]

AGREE, REFUSE = "offeryes", "offerno"
"""The actions of the buttons under a proposal."""
PAUSE_ENDS = "pause-ends"
"""The `Notice.kind` of the messages that tell a side that the other side ends the pause."""
SHORTEST, LONGEST = timedelta(hours=1), timedelta(days=30)
"""The least and the greatest length of a pause."""


class AgreedHandlers:
    """Handles proposals to the other side's leader: their commands and buttons."""

    def __init__(self, context: BotContext) -> None:
        self.context = context

    async def break_off(self, interaction: Interaction) -> None:
        """Propose to end this channel's game without a winner."""
        game = await self.context.service.roster.here(interaction.channel_id)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await whisper(interaction, await self.propose_end(game, interaction.user.id))
        await self.deliver(game.id)

    async def propose_end(self, game: GameSummary, user_id: int) -> str:
        """Propose to end a game without a winner, and return the reply.

        Raise the same errors as `Agreements.propose_end`.
        """
        done = await self.context.service.agreements.propose_end(game.id, actor=user_id)
        if not isinstance(done, GameState):
            return say(f"offer-{done}")
        await self._replace(game, say("offer-agreed", who=person(user_id), by=_asker(game)))
        return say("offer-both")

    async def pause(self, interaction: Interaction, until: str | None) -> None:
        """Propose to pause this channel's game until a time. Without a time, end the pause."""
        game = await self.context.service.roster.here(interaction.channel_id)
        await interaction.response.defer(ephemeral=True, thinking=True)
        if until is None:
            await whisper(interaction, await self.end_pause(game, interaction.user.id))
            await self.refresh(game.id)
            return
        await whisper(interaction, await self.propose_pause(game, interaction.user.id, pause_end(until)))
        await self.deliver(game.id)

    async def propose_pause(self, game: GameSummary, user_id: int, until: datetime) -> str:
        """Propose to pause a game until a time, and return the reply.

        Raise the same errors as `Agreements.propose_pause`.
        """
        done = await self.context.service.agreements.propose_pause(game.id, actor=user_id, until=until)
        own = done in {"sides", "campaign", "claim", "autopilot", "nobody"}
        return say(f"pause-{done}" if own else f"offer-{done}")

    async def end_pause(self, game: GameSummary, user_id: int) -> str:
        """End a pause after the period of notice, and return the reply to the user.

        Raise `UserError` if there is no pause.
        """
        at = await self.context.service.agreements.end_pause(game.id, actor=user_id)
        if at is None:
            raise UserError("pause-none")
        until = {"at": discord.utils.format_dt(at, "f"), "remaining": discord.utils.format_dt(at, "R")}
        told = Notice(
            kind=PAUSE_ENDS,
            key=base36(int(at.timestamp())),
            due_at=clock.now(),
            game_id=game.id,
            channel_id=game.channel_id,
            facts={"side": led_by(game, user_id)[0]},
            expires_at=at,
        )
        await self.context.notices.queue.enqueue(told)
        return say("pause-ends", **until)

    async def refresh(self, game_id: str) -> None:
        """Update the board to show when the game continues."""
        await self.context.board_delivery.refresh(game_id)
        self.context.scheduler.wake_now(JOB, NOTICES, WINDOWS)

    @button(AGREE, edits=True)
    async def _agree(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Accept a proposal by the other side."""
        await self._answer(interaction, press, agreed=True)

    @button(REFUSE, edits=True)
    async def _refuse(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Refuse the other side's proposal, or withdraw the user's own."""
        await self._answer(interaction, press, agreed=False)

    async def _answer(self, interaction: Interaction, press: Press, *, agreed: bool) -> None:
        game = await self.context.service.roster.game(press.game)
        key, facts = await self._answered(game, _read(press), interaction.user.id, agreed=agreed)
        await redraw(interaction, note(say(key, locale=game.locale, **facts)))
        await self._delivered(game, paused=agreed and _until(game) is not None)

    async def _answered(
        self, game: GameSummary, asked: Asked, user_id: int, *, agreed: bool
    ) -> tuple[str, dict[str, str]]:
        """Accept or refuse a proposal.

        Return the key and the arguments of the text that replaces it.
        """
        try:
            await self.context.service.agreements.answer(game.id, asked, actor=user_id, agreed=agreed)
        except NotYourTurn as error:
            other = other_chair(game, asked.side)
            raise UserError("offer-yours", who=person(other.user_id if other is not None else 0)) from error
        except AlreadyDecided as error:
            raise UserError("offer-gone") from error
        own, until = asked.side in led_by(game, user_id), _until(game)
        kind = "offer" if until is None else "pause"
        key = f"{kind}-agreed" if agreed else f"{kind}-withdrawn" if own else "offer-declined"
        return key, {"who": person(user_id), "by": person(asked.user_id), "until": _moment(until)}

    async def _delivered(self, game: GameSummary, *, paused: bool) -> None:
        """Deliver the messages that follow from an answer to a proposal. Update the board if the game was paused."""
        if paused:
            await self.refresh(game.id)
        await self.deliver(game.id)

    # --- on the board's page ---

    def shown(self, game: GameSummary, user_id: int) -> Proposal | None:
        """Return the proposal to show on a player's page, or None."""
        offer, held = game.turns.offer, held_by(game, user_id)
        other = other_chair(game, offer.side) if offer is not None else None
        if offer is None or other is None or not held or game.status != RUNNING:
            return None
        own, leads, now = offer.side in held, bool(led_by(game, user_id)), clock.now()
        asker, asked = person(game.sides[offer.side].user_id), person(other.user_id)
        if offer.refused:
            refused = own and now < offer.at + AGAIN
            return Proposal(say("offer-declined", who=asked, by=asker), stamp(offer)) if refused else None
        if now >= offer.ends or other.open:
            return None
        if own:
            withdraw = say("button-staff-withdraw") if leads else ""
            key = "offer-own" if offer.until is None else "pause-own"
            return Proposal(say(key, who=asker, until=_moment(offer.until)), stamp(offer), refuse=withdraw)
        text = say(_asks(game, offer), who=asked, by=asker, until=_moment(offer.until))
        if not leads:
            return Proposal(text, stamp(offer))
        return Proposal(text, stamp(offer), agree=_agreeing(offer.kind), refuse=say("button-offerno"))

    async def answer(self, game: GameSummary, user_id: int, *, at: int, agreed: bool) -> str:
        """Accept or refuse the proposal made at time `at`. Return the reply.

        Raise `UserError` if the proposal no longer exists. Raise the same errors as `Agreements.answer` if the user may
        not answer it.
        """
        offer = game.turns.offer
        if offer is None or stamp(offer) != at:
            raise UserError("offer-gone")
        asked = Asked(offer.side, game.sides[offer.side].user_id, at)
        key, facts = await self._answered(game, asked, user_id, agreed=agreed)
        await self._replace(game, say(key, locale=game.locale, **facts))
        await self._delivered(game, paused=agreed and offer.until is not None)
        return say(key, **facts)

    async def deliver(self, game_id: str) -> None:
        """Deliver a game's pending messages.

        These are the final board of a game that has ended, or a question to the other side.
        """
        await self.context.board_delivery.deliver(game_id)
        await self.context.notices.deliver(game_id)

    async def _replace(self, game: GameSummary, text: str) -> None:
        """Replace the message of a proposal with `text`."""
        offer = game.turns.offer
        if offer is not None:
            facts = {"side": offer.side, "at": stamp(offer)}
            await replaced(
                self.context, game.id, await self.context.notices.queue.latest(OFFERED, game.id, **facts), text
            )


@dataclass(frozen=True, slots=True)
class EndExtra:
    """The entry in the web page's menu “More” that proposes to end a game."""

    handlers: AgreedHandlers

    async def offered(self, state: GameState, user_id: int) -> str:
        """Return the label of the menu entry; empty if the user may not choose it."""
        return say("button-propose-end") if _may_propose(state, user_id, Verb.BREAK_OFF) else ""

    async def menu(self, state: GameState, user_id: int, path: Answer) -> Json:  # noqa: ARG002
        """Return what the user has to confirm before the proposal is made."""
        rated = "touch-propose-rated" if counted(state) == RATED else "touch-propose-end"
        return {"confirm": (), "said": [say("button-propose-end")], "detail": say(rated), "marks": ()}

    async def carry_out(self, state: GameState, user_id: int, path: Answer) -> str:  # noqa: ARG002
        """Make the proposal, and return the reply."""
        told = await self.handlers.propose_end(state, user_id)
        await self.handlers.deliver(state.id)
        return told


@dataclass(frozen=True, slots=True)
class PauseExtra:
    """The entry in the web page's menu “More” that proposes or ends a pause."""

    handlers: AgreedHandlers

    async def offered(self, state: GameState, user_id: int) -> str:
        """Return the label of the menu entry. Return an empty text if the user may not choose it."""
        if not _may_propose(state, user_id, Verb.PAUSE):
            return ""
        return say("button-pause" if state.turns.pause is None else "button-pause-end")

    async def menu(self, state: GameState, user_id: int, path: Answer) -> Json:  # noqa: ARG002
        """Return the form that asks when the pause ends, or the text to confirm.

        Raise `UserError` if the typed time is impossible.
        """
        if state.turns.pause is not None:
            return {"confirm": (), "said": [say("button-pause-end")], "detail": say("touch-pause-ends"), "marks": ()}
        if not path:
            field = {"rows": 1, "most": 100, "value": "", "example": say("touch-pause-example")}
            return menu_of(say("touch-pause-until"), said=[say("touch-pause-asks")], field=field)
        detail = say("touch-pause-sure", until=_moment(pause_end(path[0])))
        return {"confirm": path[:1], "said": [say("button-pause")], "detail": detail, "marks": ()}

    async def carry_out(self, state: GameState, user_id: int, path: Answer) -> str:
        """Propose a pause until a time, or end the present one. Return the reply."""
        if not path:
            told = await self.handlers.end_pause(state, user_id)
            await self.handlers.refresh(state.id)
            return told
        told = await self.handlers.propose_pause(state, user_id, pause_end(path[0]))
        await self.handlers.deliver(state.id)
        return told


def pause_end(typed: str) -> datetime:
    """Return the end of a pause that a user typed. Raise `UserError` if this time is not possible."""
    now = clock.now()
    at = read_moment(typed, ZoneInfo("UTC"), now=now, minute=0)
    if at < now + SHORTEST:
        raise UserError("pause-past")
    if at > now + LONGEST:
        raise UserError("pause-long", most=discord.utils.format_dt(now + LONGEST, "D"))
    return at.astimezone(UTC)


def _may_propose(state: GameState, user_id: int, what: Verb) -> bool:
    """Return whether a user may propose `what` to the other side's players."""
    led = led_by(state, user_id)
    other = other_chair(state, led[0]) if led else None
    return other is not None and bool(other.people) and allows(state, what)


class OfferNotices:
    """Writes the messages that ask a leader to accept a proposal."""

    def __init__(self, context: BotContext) -> None:
        self._context = context

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message, or None if the proposal is no longer open."""
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
            text = say(_asks(game, offer), who=f"<@{other.user_id}>", by=person(asker), until=_moment(offer.until))
            extra = f"{side}.{base36(asker)}.{base36(stamp(offer))}"
            view = note(text, rows=[button_row(_buttons(game, extra, offer.kind))])
        return Payload(view=view, guild_id=game.guild_id, allowed=pings([other.user_id]))

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Called after a notice is posted. Does nothing."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Do nothing if a proposal could not be posted. The game continues."""


class PauseEndsNotices(OfferNotices):
    """Writes the messages that a player has ended the pause."""

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message; None if the game is no longer paused."""
        game = await self._context.service.roster.game(notice.game_id or "")
        pause, side = game.turns.pause, str(notice.facts["side"])
        other = other_chair(game, side)
        if game.status != RUNNING or pause is None or other is None or not other.people:
            return None
        with speaking(game.locale):
            who, by = f"<@{other.user_id}>", person(game.sides[side].user_id)
            text = say("pause-told", who=who, by=by, until=_moment(pause.until))
        return Payload(view=note(text), guild_id=game.guild_id, allowed=pings([other.user_id]))


def _moment(until: datetime | None) -> str:
    """Return a time as text; empty if there is none."""
    if until is None:
        return ""
    return f"{discord.utils.format_dt(until, 'f')} ({discord.utils.format_dt(until, 'R')})"


def _until(game: GameSummary) -> datetime | None:
    """Return the end of the proposed pause; None without one."""
    return game.turns.offer.until if game.turns.offer is not None else None


def _asks(game: GameSummary, offer: Offer) -> str:
    """Return the key of the text that asks whether to accept a proposal."""
    if offer.until is not None:
        return "pause-asks"
    return "offer-asks-rated" if counted(game) == RATED else "offer-asks"


def _agreeing(kind: str) -> str:
    return say("button-offeryes") if kind == "end" else say("button-pause")


def _buttons(game: GameSummary, extra: str, kind: str) -> list[Button]:
    buttons: list[Button] = []
    style = ButtonStyle.danger if kind == "end" else ButtonStyle.primary
    for action, label, colour in (
        (AGREE, _agreeing(kind), style),
        (REFUSE, say("button-offerno"), ButtonStyle.secondary),
    ):
        made = ui.Button[ui.LayoutView](label=label, style=colour)
        buttons.append(press_button(made, Press(action, game.id, game.version, extra=extra)))
    return buttons


def _read(press: Press) -> Asked:
    """Return the proposal that a button refers to. Raise `UserError` if there is no such proposal."""
    try:
        side, asker, at = press.extra.split(".")
        return Asked(side, int(asker, 36), int(at, 36))
    except ValueError as error:
        raise UserError("offer-gone") from error


def _asker(game: GameSummary) -> str:
    """Return the name of the user who made the open proposal, or an empty string."""
    offer: Offer | None = game.turns.offer
    chair: Chair | None = game.sides.get(offer.side) if offer is not None else None
    return person(chair.user_id) if chair is not None else ""
