"""The chess clock in Discord. It posts a message when a side runs out of time."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.context import BotContext
from bot.games.errors import ChannelGone, DeliveryProblem, NoSuchGame, NotOutOfTime, SaveUnreadable
from bot.games.notices import Payload, pings
from bot.games.seats.clocks import is_played
from bot.games.state import GameState, GameSummary
from bot.games.time_outs import OUT_OF_TIME
from bot.ui.components import Button, Interaction, Row, Values, button, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import note, redraw
from bot.ui.texts import QUIET, person, say
from db.notices import Claimed
from db.schema.games import NOBODY, RUNNING
from db.sides import JOB
from engine.core.asks import TURN
from engine.core.record import CLAIM as CLAIMED
from render.language import speaking

log = logging.getLogger(__name__)

WAIT, PLAY, CLAIM = "clockwait", "clockplay", "clockclaim"
"""The actions of the buttons for the side that waits."""
_STYLES = {WAIT: ButtonStyle.primary, PLAY: ButtonStyle.secondary, CLAIM: ButtonStyle.danger}


class ClockHandlers:
    """Handlers for the buttons below a message that the other side is out of time."""

    def __init__(self, context: BotContext) -> None:
        self.context = context

    @button(WAIT, edits=True)
    async def _wait(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Keep waiting for the side that is out of time."""
        side, place = _read(press)
        actor = interaction.user.id
        with _told():
            await self.context.service.expect_out_of_time(press.game, side=side, place=place, actor=actor)
        game = await self.context.service.roster.game(press.game)
        rows = [_row(game, side, place, PLAY, CLAIM)]
        await redraw(interaction, note(_said(self.context, "clock-waits", game, side, actor), rows=rows))

    @button(PLAY, edits=True)
    async def _play(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Let the autopilot play the turn of the side whose time has run out."""
        side, place = _read(press)
        actor = interaction.user.id
        with _told():
            await self.context.service.play_turn_of(press.game, side=side, place=place, actor=actor)
        self.context.scheduler.wake_now(JOB)
        game = await self.context.service.roster.game(press.game)
        await redraw(interaction, note(_said(self.context, "clock-plays", game, side, actor)))

    @button(CLAIM, edits=True)
    async def _claim(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Let the side that waited claim a win, and end the game."""
        side, place = _read(press)
        actor = interaction.user.id
        with _told():
            await self.context.service.claim(press.game, side=side, place=place, actor=actor)
        game = await self.context.service.roster.game(press.game)
        await redraw(interaction, note(_said(self.context, "clock-claims", game, side, actor)))
        await self.context.board_delivery.deliver(press.game)


class ClockNotices:
    """Writes the message to a side whose opponent is out of time."""

    def __init__(self, context: BotContext) -> None:
        self._context = context

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message; None if the opponent has answered by now."""
        try:
            state: GameState = await self._context.service.position(notice.game_id or "")
        except SaveUnreadable:
            return None
        side, place = str(notice.facts["side"]), (int(notice.facts["period"]), int(notice.facts["round"]))
        if not _is_open(state, notice.facts) or is_played(state.row, state.turns, side):
            return None
        people = [chair.user_id for name, chair in state.sides.items() if name != side and chair.user_id != NOBODY]
        if not people:
            return None
        who = ", ".join(f"<@{each}>" for each in people)
        with speaking(state.locale):
            name = self._context.presenter(state).side(side)
        text = say("clock-over", locale=state.locale, who=who, side=name)
        view = note(text, rows=[_row(state, side, place, WAIT, PLAY, CLAIM)])
        return Payload(view=view, guild_id=state.guild_id, allowed=pings(people))

    # --- messages whose clock is settled ---

    async def retire(self) -> None:
        """Remove the buttons of messages that are no longer needed."""
        queue, channels = self._context.notices.queue, self._context.board_delivery.channels
        for standing in await queue.standing(OUT_OF_TIME):
            try:
                state = await self._context.service.roster.game(standing.game_id)
                if _is_open(state, standing.facts):
                    continue
                channel = await channels.find(standing.channel_id, game_id=standing.game_id)
                view = note(await self._outcome(state, str(standing.facts["side"])))
                await channel.get_partial_message(standing.message_id).edit(view=view, allowed_mentions=QUIET)
            except (discord.NotFound, discord.Forbidden, ChannelGone, NoSuchGame):
                pass  # nobody reads it any more
            except (DeliveryProblem, discord.DiscordException, OSError) as error:
                log.info("a clock's message waits: %(problem)s", {"problem": error})
                continue
            await queue.deleted(standing)

    async def _outcome(self, state: GameSummary, side: str) -> str:
        """Return the text that replaces a message after the waiting side has chosen."""
        clock = state.turns.clock
        if clock is not None and clock.won is not None and clock.won != side:
            entries = await self._context.service.store.journal(state.id, first=state.version, last=state.version)
            if entries and entries[-1].action == CLAIMED:
                return _said(self._context, "clock-claims", state, side, entries[-1].actor)
        return say("clock-settled", locale=state.locale)

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Called after a notice is posted. Does nothing."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Ignore the failure: the game continues."""


def _said(context: BotContext, key: str, game: GameSummary, side: str, actor: int) -> str:
    with speaking(game.locale):
        name = context.presenter(game).side(side)
    return say(key, locale=game.locale, side=name, who=person(actor, locale=game.locale))


def _is_open(game: GameSummary, facts: Mapping[str, Any]) -> bool:
    """Return whether the message still applies: its side is out of time in the current round."""
    clock, side = game.turns.clock, str(facts["side"])
    place = (int(facts["period"]), int(facts["round"]))
    asked = game.turns.asked.get(side)
    here = game.status == RUNNING and game.progress == place and clock is not None and clock.fallen.get(side) == place
    return here and asked is not None and asked.pace == TURN


def _row(game: GameSummary, side: str, place: tuple[int, int], *actions: str) -> Row:
    buttons: list[Button] = []
    for action in actions:
        made = ui.Button[ui.LayoutView](label=say(f"button-{action}", locale=game.locale), style=_STYLES[action])
        extra = f"{side}.{place[0]}.{place[1]}"
        buttons.append(press_button(made, Press(action, game.id, game.version, extra=extra)))
    return button_row(buttons)


def _read(press: Press) -> tuple[str, tuple[int, int]]:
    """Return the side, period and round in a button.

    Raise `UserError` if the button stores no such values.
    """
    try:
        side, period, round_ = press.extra.split(".")
        return side, (int(period), int(round_))
    except ValueError as error:
        raise UserError("clock-gone") from error


@contextmanager
def _told() -> Iterator[None]:
    """Turn `NotOutOfTime` inside the block into a message that the click came too late."""
    try:
        yield
    except NotOutOfTime as error:
        raise UserError("clock-gone") from error
