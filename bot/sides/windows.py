"""Windows of live games: a short message that mentions the side asked, with the time that is left, until it is settled.

A message that has been posted is a notice with a message's id, so a process that starts finds what another left behind.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.boards.side_rows import WINDOW, WINDOW_ANSWER
from bot.context import BotContext
from bot.games.errors import ChannelGone, DeliveryProblem, NoSuchGame, SaveUnreadable, ServiceError
from bot.games.notices import Payload
from bot.games.several.chairs import LIVE, PACES, is_public
from bot.games.several.voices import within
from bot.games.state import GameState
from bot.players.wrong_place import link_to
from bot.runtime import clock
from bot.ui.components import BUTTONS, Button, Layout, Row, button_row, press_button
from bot.ui.custom_ids import Press, write_path
from bot.ui.replies import note
from bot.ui.texts import QUIET, cut, say
from db.games import GameRow, answer_of
from db.notices import Claimed, Notice, Standing
from db.schema.games import NOBODY, RUNNING, VOTE
from db.sides import AskedSide, chairs_of, turns_of
from engine.core.asks import BY_ORDERS, REACTION, Ask
from engine.core.record import LAPSE
from engine.core.sequence import SIDE
from render.panel import LABEL_LENGTH
from render.presenter import Presenter

log = logging.getLogger(__name__)

KIND = "window"
"""The kind of these notices."""
WINDOWS = "windows"
"""The name of the scheduler's job that edits and deletes their messages."""
BLOCKS = 6
_LOOKS = 50
"""How often a message looks whether its board is posted: some milliseconds apart, less than anybody notices."""
_SPAN = PACES[LIVE][REACTION]
_BLOCK = _SPAN / BLOCKS
_ROWS = 8
"""How many journal rows are read for the line about who did not answer."""


def is_window(game: GameRow, asked: AskedSide) -> bool:
    """Return whether a side is asked in a live window, which closes by itself."""
    return game.pace == LIVE and asked.pace == REACTION and asked.lapses


def window_of(game: GameRow, side: str) -> Notice | None:
    """Return the message to the person who has just taken a side that is asked in a window."""
    chair, asked = chairs_of(game)[side], turns_of(game).asked.get(side)
    if game.status != RUNNING or asked is None or chair.user_id == NOBODY or not is_window(game, asked):
        return None
    facts = {"side": side, "since": asked.since, "user": str(chair.user_id)}
    return Notice(
        kind=KIND,
        key=f"{side}-{asked.since}-{chair.user_id}-{asked.at.timestamp()}",
        due_at=asked.at,
        game_id=game.id,
        channel_id=game.channel_id,
        facts=facts,
    )


async def after_board(context: BotContext, game_id: str) -> None:
    """Let the board be posted first, also where the press that decided is just about to post it.

    A message about a game links to its board, and stands below it. Raise the errors of the board's delivery.
    """
    delivery = context.board_delivery
    for _ in range(_LOOKS):
        await delivery.come_first(game_id)
        if not await delivery.outbox.owes(game_id):
            break


class WindowNotices:
    """Writes the messages, edits the time that is left in them, and deletes them."""

    def __init__(self, context: BotContext) -> None:
        self._context = context
        self._shown: dict[int, int] = {}

    # --- a notice ---

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message; None if the window is closed already.

        The time runs: a board that cannot be posted now does not keep it.
        """
        game_id = notice.game_id or ""
        with suppress(DeliveryProblem, SaveUnreadable):
            await after_board(self._context, game_id)
        state = await self._open(game_id, notice.facts)
        if state is None:
            return None
        chair = state.sides[str(notice.facts["side"])]
        people = (chair.user_id, *chair.members)
        # An id as Discord's API has it: discord.py would send that of a plain object as a number.
        users: Any = [SimpleNamespace(id=str(each)) for each in people]
        allowed = discord.AllowedMentions(everyone=False, users=users, roles=False, replied_user=False)
        blocks = _blocks(state.turns.asked[chair.side], clock.now())
        return Payload(view=self._view(state, chair.side, blocks), guild_id=state.guild_id, allowed=allowed)

    async def sent(self, notice: Claimed, message: discord.Message) -> None:  # noqa: ARG002 - the protocol's names
        """Look at it again when the next block is over."""
        self._context.scheduler.wake_now(WINDOWS)

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Do nothing: the board says the same."""

    def _view(self, state: GameState, side: str, blocks: int) -> Layout:
        presenter, locale = self._context.find(state.system), state.locale
        ask = next(ask for ask in state.asks if ask.side == side)
        chair, public = state.sides[side], is_public(state.asks)
        facts = {
            "who": ", ".join(f"<@{each}>" for each in (chair.user_id, *chair.members)),
            "side": presenter.side(side, locale=locale),
            "link": link_to(state),
            "bar": "▰" * blocks + "▱" * (BLOCKS - blocks),
            "seconds": blocks * int(_BLOCK.total_seconds()),
        }
        voted = within(state, side).command == VOTE
        if voted:  # a vote has a time of its own, and is answered where its side reads
            voting = note(say("window-voted", locale=locale, **facts))
            assert isinstance(voting, Layout)
            return voting
        lines = [say("window-asked", locale=locale, **facts)]
        if public:
            lines.append(presenter.prompt(ask, (), locale=locale))
            lines.append(say("window-else", locale=locale, what=_named(ask, presenter, locale=locale)))
        rows = _rows(state, ask, presenter, public=public)
        view = note("\n".join(filter(None, lines)), rows=rows)
        assert isinstance(view, Layout)
        return view

    async def _open(self, game_id: str, facts: Any) -> GameState | None:
        """Return the game of a window that is still open; None if it is settled, or nobody holds the side."""
        try:
            state = await self._context.service.position(game_id)
        except (NoSuchGame, SaveUnreadable):
            return None
        asked, chair = state.turns.asked.get(facts["side"]), state.sides.get(facts["side"])
        if state.status != RUNNING or asked is None or chair is None or chair.user_id == NOBODY:
            return None
        same = asked.since == facts["since"] and str(chair.user_id) == facts["user"]
        return state if same and is_window(state.row, asked) else None

    # --- the messages that stand ---

    async def run_due(self, now: datetime) -> datetime | None:
        """Edit what has changed, delete what is settled; return when the next block is over."""
        queue, again = self._context.notices.queue, list[datetime]()
        standing = await queue.standing(KIND)
        for each in standing:
            state = await self._open(each.game_id, each.facts)
            try:
                if state is None:
                    await self._delete(each)
                else:
                    again.append(await self._edit(each, state, now))
            except (discord.NotFound, discord.Forbidden, ChannelGone):
                await queue.deleted(each)
            except (DeliveryProblem, discord.DiscordException, OSError) as error:
                log.info("the window of game %(game)s waits: %(problem)s", {"game": each.game_id, "problem": error})
                again.append(now + _BLOCK)
        self._shown = {each.id: self._shown[each.id] for each in standing if each.id in self._shown}
        return min(again, default=None)

    async def _message(self, standing: Standing) -> Any:
        channels = self._context.board_delivery.channels
        channel = await channels.find(standing.channel_id, game_id=standing.game_id)
        return channel.get_partial_message(standing.message_id)

    async def _delete(self, standing: Standing) -> None:
        await (await self._message(standing)).delete()
        await self._context.notices.queue.deleted(standing)

    async def _edit(self, standing: Standing, state: GameState, now: datetime) -> datetime:
        side = str(standing.facts["side"])
        asked = state.turns.asked[side]
        blocks = _blocks(asked, now)
        if self._shown.get(standing.id, BLOCKS) != blocks:
            message = await self._message(standing)
            await message.edit(view=self._view(state, side, blocks), allowed_mentions=QUIET)
        self._shown[standing.id] = blocks
        return asked.at + _BLOCK * (BLOCKS - blocks + 1) if blocks else now + timedelta(seconds=2)

    # --- on the board ---

    async def unanswered(self, state: GameState) -> str | None:
        """Return the line about a side whose time was over, until somebody decides again."""
        if not state.several or state.status != RUNNING:
            return None
        first = max(1, state.version - _ROWS + 1)
        try:
            entries = await self._context.service.store.journal(state.id, first=first, last=state.version)
        except ServiceError:
            return None
        last = entries[-1] if entries else None
        if last is None or last.action != LAPSE or not last.answer:
            return None
        presenter = self._context.find(state.system)
        side = next((side for side in state.sides if f'"{SIDE}{side}"' in last.answer), "")
        name = presenter.side(side, locale=state.locale) if side else ""
        key = "window-unanswered-orders" if answer_of(last)[1:] == BY_ORDERS else "window-unanswered"
        return say(key, locale=state.locale, side=name) if name else None


def _blocks(asked: AskedSide, now: datetime) -> int:
    """Return how many blocks of the bar are left."""
    left = asked.at + _SPAN - now
    return max(0, min(BLOCKS, -(-left // _BLOCK)))


def _named(ask: Ask, presenter: Presenter, *, locale: str) -> str:
    """Return what happens without an answer, as it is labelled."""
    found = []
    for place, word in enumerate(ask.lapse or ()):
        menu = ask.level((ask.lapse or ())[:place])
        choice = menu.find(word) if menu is not None else None
        found.append(presenter.label(choice, locale=locale) if choice is not None else word)
    return " · ".join(found)


def _rows(state: GameState, ask: Ask, presenter: Presenter, *, public: bool) -> Sequence[Row]:
    """Return one row: the options of a public question, or the way to a copy that nobody else sees."""
    locale = state.locale
    menu = ask.menu() if public else None
    if menu is None or menu.many or len(menu.choices) > BUTTONS:
        answer = ui.Button[ui.LayoutView](label=say("button-window-answer", locale=locale), style=ButtonStyle.primary)
        return [button_row([press_button(answer, Press(WINDOW_ANSWER, state.id, state.version))])]
    buttons: list[Button] = []
    for choice in menu.choices:
        label = cut(presenter.label(choice, locale=locale), LABEL_LENGTH)
        button = ui.Button[ui.LayoutView](label=label, style=ButtonStyle.primary)
        if choice.then is None:
            press = Press(WINDOW, state.id, state.version, write_path(ask, (choice.word,)))
        else:  # what follows is asked on a copy of one's own: this message is for all
            press = Press(WINDOW_ANSWER, state.id, state.version, extra=choice.word)
        buttons.append(press_button(button, press))
    return [button_row(buttons)]
