"""Messages to whoever is to answer now: once a hand-over, in the game's channel."""

from __future__ import annotations

import io
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord
from discord import ui
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.boards.side_rows import WINDOW_ORDERS
from bot.context import BotContext
from bot.games.changes import SIDES, Change, following
from bot.games.errors import DeliveryProblem, SaveUnreadable
from bot.games.notices import Payload
from bot.games.several.chairs import AT_ONCE, LIVE, TURN_NOTICE
from bot.games.showing import own
from bot.games.state import GameState
from bot.players.wrong_place import link_to
from bot.runtime.scheduler import NOTICES
from bot.sides.windows import KIND as WINDOW_KIND
from bot.sides.windows import WINDOWS, after_board, is_window
from bot.ui.components import Row, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.replies import note
from bot.ui.texts import cut, say
from db.games import ExtraWrite
from db.notices import Claimed, Notice, enqueue
from db.schema.games import NOBODY, RUNNING
from db.sides import chairs_of, turns_of
from engine.core.sequence import SIDE
from render.panel import ALT_LENGTH, Panel

KIND = TURN_NOTICE
"""The kind of these notices."""


DIGEST = "since.png"
"""The picture of a message by post: the board with what happened since that side's last answer."""
_LINES = 8
"""Maximum number of lines about what happened since a side's last look."""
_LINE = 200
_LOOKED_BACK = 60
"""How many journal rows are searched for that look."""


class TurnNotices:
    """Writes them (see `bot.delivery.notices.NoticeRenderer`), and owes them with the decision that hands over."""

    def __init__(self, context: BotContext) -> None:
        self._context = context

    @following(SIDES)
    def follow(self, change: Change) -> ExtraWrite | None:
        """Return the statement that enqueues a message to each side that is asked now and was not before."""
        after = change.after
        clock = turns_of(change.before).clock
        if after.status != RUNNING and clock is not None and clock.fallen:
            return partial(_enqueued, [])  # the messages about it lose their buttons
        if after.asked is None or after.status != RUNNING or change.more or not change.entries:
            return None
        before, actor, found = turns_of(change.before).asked, change.entries[-1].actor, []
        chairs = chairs_of(after)
        if len({chair.user_id for chair in chairs.values()} - {NOBODY}) < 2:
            return None  # against the autopilot the next question is there as soon as the last one is answered
        for side, asked in turns_of(after).asked.items():
            holder = chairs[side].user_id if side in chairs else NOBODY
            window = is_window(after, asked)
            if holder == NOBODY or (side in before and not (window and before[side].since != asked.since)):
                continue
            if actor in chairs[side].people and not window:
                continue
            facts = {"side": side, "since": asked.since, "user": str(holder)}
            key = f"{side}-{asked.since}"
            found.append(
                Notice(
                    kind=WINDOW_KIND if window else KIND,
                    key=key,
                    due_at=after.updated_at,
                    game_id=after.id,
                    channel_id=after.channel_id,
                    facts=facts,
                )
            )
        closed = any(is_window(change.before, asked) for asked in before.values())
        closed = closed or (clock is not None and bool(clock.fallen))
        return partial(_enqueued, found) if found or closed else None

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message; None if that side has answered meanwhile, or somebody else holds it.

        The board is posted first: the message links to it, and stands below it.
        """
        try:
            await after_board(self._context, notice.game_id or "")
            state = await self._context.service.position(notice.game_id or "")
        except SaveUnreadable:
            return None
        side, user_id = str(notice.facts["side"]), int(notice.facts["user"])
        asked = state.turns.asked.get(side)
        if state.status != RUNNING or asked is None or asked.since != notice.facts["since"]:
            return None
        if state.sides[side].user_id != user_id:
            return None
        name = self._context.find(state.system).side(side, locale=state.locale)
        people = (user_id, *state.sides[side].members)
        who = ", ".join(f"<@{each}>" for each in people)
        text = say("sides-turn", locale=state.locale, who=who, side=name, link=link_to(state))
        drawn, alt = None, ""
        if state.row.pace != LIVE:
            told, first = await self._since_last_look(state, side)
            presenter = self._context.find(state.system)
            panel = presenter.panel(told.view, told.ask, told.events, locale=state.locale, advice=None)
            text, alt = "\n".join((text, *_lines(panel, locale=state.locale))), cut(panel.alt, ALT_LENGTH)
            # Everybody in the channel reads it: the picture is what all see, with what happened since.
            drawn = await self._context.boards.pictures.picture(own(told), first=first)
        # An id as Discord's API has it: discord.py would send that of a plain object as a number.
        users: Any = [SimpleNamespace(id=str(each)) for each in people]
        allowed = discord.AllowedMentions(everyone=False, users=users, roles=False, replied_user=False)
        view = note(text, rows=_rows(state), picture=(DIGEST, alt) if drawn is not None else None)
        files = [discord.File(io.BytesIO(drawn), DIGEST)] if drawn is not None else []
        return Payload(view=view, files=files, guild_id=state.guild_id, allowed=allowed)

    async def _since_last_look(self, state: GameState, side: str) -> tuple[GameState, int]:
        """Return the game with what all have seen happen since a side answered for the last time, and since when."""
        first = max(1, state.version - _LOOKED_BACK)
        entries = await self._context.service.store.journal(state.id, first=first, last=state.version)
        mark = f'"{SIDE}{side}"'
        first = max((entry.version + 1 for entry in entries if mark in entry.answer), default=first)
        if first > state.version:
            return replace(state, stretches=()), first
        return await self._context.service.replayed(state, since=first), first

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Do nothing after the delivery."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Do nothing: the board's delivery fails for the same reason and handles it."""


def _lines(panel: Panel, *, locale: str) -> list[str]:
    """Return the newest lines of what happened."""
    lines = [line for part in panel.story for line in part.splitlines() if line]
    left = len(lines) - _LINES
    shown = [cut(line, _LINE) for line in lines[-_LINES:]]
    if left > 0:
        shown[0] = say("sides-digest-more", locale=locale, count=left + 1)
    return shown


def _rows(state: GameState) -> list[Row]:
    """Return the way to the orders, which have answered for a side where nobody is waited for."""
    if state.row.pace != AT_ONCE:
        return []
    button = ui.Button[ui.LayoutView](label=say("button-change-orders", locale=state.locale))
    return [button_row([press_button(button, Press(WINDOW_ORDERS, state.id, state.version))])]


async def _enqueued(notices: list[Notice], connection: AsyncConnection) -> tuple[str, ...]:
    await enqueue(connection, notices)
    return (NOTICES, WINDOWS)
