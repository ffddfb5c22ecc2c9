"""The desk: answers every press of a button or select, and takes the decisions that commands give.

A press that changes the message it stands on is acknowledged before anything is read; what it decides is stored after
that, and the courier shows it when it is stored. Whoever answers privately acknowledges by answering.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from contextlib import nullcontext
from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.answers.menus import Controls, Place, option_word
from bot.answers.typed import harmless
from bot.boards.links import board_link
from bot.boards.message import retired
from bot.delivery.channels import UNCHANGEABLE
from bot.games.errors import AlreadyDecided, DecidedByVote, GameOver, NotReady, OnlyAdvises
from bot.games.service import Scope
from bot.games.state import GameState
from bot.history.log import Logbook
from bot.maps.handlers import ANSWERED as MAPS
from bot.maps.handlers import Maps
from bot.odds.handlers import ANSWERED as ODDS
from bot.odds.handlers import Chances
from bot.play.info import Looks
from bot.play.setup import Muster
from bot.players.handlers import Seats
from bot.replays.handlers import Replays
from bot.rules.handlers import Rules, instead
from bot.runtime.logging_setup import doing
from bot.shared_command.handlers import ANSWERED as COMMANDS
from bot.shared_command.handlers import Command
from bot.shared_command.proposals import ANSWERED as PROPOSALS
from bot.shared_command.proposals import advises
from bot.spectating.game_list import ANSWERED as GAMES
from bot.spectating.past_boards import ANSWERED as GALLERY
from bot.ui.components import OPTIONS, Handler, Interaction, Values
from bot.ui.custom_ids import Misread, Press, read_path, words_of
from bot.ui.errors import RefusedIn, answer_error, foreseen
from bot.ui.press_queue import Rush, Turn
from bot.ui.rate_limits import Cooldowns
from bot.ui.replies import redraw, whisper
from bot.ui.texts import QUIET, reader, say
from bot.undo.handlers import Undo
from db.schema.games import VOTE
from engine.core.asks import JOIN, Answer, Menu, Refused
from engine.core.pledge import pressed

if TYPE_CHECKING:
    from bot.context import House

log = logging.getLogger(__name__)

_SCOPES: dict[str, Scope] = {"advised": "decision", "phase": "phase", "round": "round", "calm": "calm"}
"""The presses that let the steward decide, and for how long."""
_ANSWERED = frozenset(
    {
        "go",
        "pick",
        "short",
        "resign",
        "handover",
        "switch",
        "usual",
        "apply",
        "again",
        "replay",
        "takeback",
        "page",
    }.union(_SCOPES, ODDS, MAPS, COMMANDS, PROPOSALS, GALLERY, GAMES)
)
"""The presses that change the message on which they stand: these are acknowledged at once."""


_DECIDES = frozenset({"go", "pick", "short"}.union(_SCOPES))
"""The presses that ask by themselves whether somebody plays; all others on a game are for who may see it."""


class Desk:
    """Answers presses, and takes decisions for whoever may take them.

    `cooldowns` knows who has to wait.
    """

    def __init__(self, house: House, *, cooldowns: Cooldowns) -> None:
        self.house = house
        self.cooldowns = cooldowns
        self.rush = Rush()
        self.looks = Looks(house)
        self.muster = Muster(house)
        self.chances = Chances(house)
        self.maps = Maps(house)
        self.logbook = Logbook(house)
        self.replays = Replays(house)
        self.rules = Rules(house)
        self.command = Command(house, self)
        self.seats = Seats(house, self.command)
        self.undo = Undo(house, self.rules)
        self._handlers: dict[str, Handler] = {
            "go": self._go,
            "pick": self._pick,
            "short": self._short,
            **dict.fromkeys(_SCOPES, self._advised),
            **self.looks.handlers(),
            **self.muster.handlers(),
            **self.chances.handlers(),
            **self.maps.handlers(),
            **self.logbook.handlers(),
            **self.rules.handlers(),
            **self.seats.handlers(),
            **self.command.handlers(),
            **self.undo.handlers(),
        }

    def learn(self, handlers: Mapping[str, Handler]) -> None:
        """Answer more actions."""
        self._handlers.update(handlers)

    async def pressed(self, interaction: Interaction, press: Press, values: Values | None = None) -> None:
        """Answer one press, whatever happens."""
        with (
            doing(interaction=interaction.id, game=press.game, action=press.action),
            self.house.vitals.answering("press"),
            self.rush.turn() if press.action in _ANSWERED else nullcontext() as turn,
        ):
            await self._pressed(interaction, press, values or (), turn)

    async def _pressed(self, interaction: Interaction, press: Press, values: Values, turn: Turn | None) -> None:
        try:
            if not await self.cooldowns.admits(interaction, press.action):
                return
            handler = self._handlers.get(press.action)
            if handler is None:
                raise Misread(press.action)
            if turn is not None:
                await interaction.response.defer()
                await turn.acknowledged(decides=press.action in _DECIDES)
            if press.game and press.action not in _DECIDES:
                await self.house.door.expect(interaction, await self.house.service.roster.game(press.game))
            await handler(interaction, press, values)
        except (AlreadyDecided, GameOver, Misread) as error:
            await self._late(interaction, press, error)
        except Exception as error:
            if not _unchangeable(interaction, press, error):
                await answer_error(interaction, error)
            else:
                await self._afresh(interaction, press)

    # --- decisions ---

    async def decide(self, interaction: Interaction, state: GameState, answer: Answer) -> GameState | None:
        """Take a decision; the interaction has been acknowledged. None when the person was told what came of it."""
        service, actor = self.house.service, interaction.user.id
        try:
            after = await service.take(state, answer=answer, actor=actor, word=pressed(interaction.id))
        except Refused as refused:
            raise self.refusal(interaction, state, refused) from refused
        except (NotReady, OnlyAdvises) as short:
            return await self.command.proposals.instead(interaction, state, short, answer=answer)
        await self.rush.decided()
        await self.house.courier.deliver(state.id)
        return after

    async def auto(self, interaction: Interaction, state: GameState, scope: Scope) -> GameState | None:
        """Let the steward decide; the interaction has been acknowledged. None as in `decide`."""
        actor, word = interaction.user.id, pressed(interaction.id)
        try:
            after = await self.house.service.auto(state.id, version=state.version, scope=scope, actor=actor, word=word)
        except (NotReady, OnlyAdvises) as short:
            return await self.command.proposals.instead(interaction, state, short, scope=scope)
        await self.rush.decided()
        await self.house.courier.deliver(state.id)
        return await self.command.proposals.halted(interaction, after)

    def refusal(self, interaction: Interaction, state: GameState, refused: Refused) -> RefusedIn:
        """The refusal in the words of its game and the language of who reads it."""
        presenter, locale = self.house.find(state.system), reader(interaction)
        text = presenter.refusal(harmless(refused), locale=locale)
        choices = instead(presenter, state.ask, refused, locale=locale)
        if choices:
            text = say("refused-now", locale=locale, reason=text, choices=choices)
        return RefusedIn(refused, text, self.rules.way_to(state.system, refused.rule, locale=locale))

    # --- presses that decide ---

    async def _mine(self, interaction: Interaction, press: Press) -> GameState:
        """The game of a press by the one who decides in it, at the version that the press answers."""
        state = await self.house.service.position(press.game)
        if not state.may_decide(interaction.user.id):
            await self.house.door.expect(interaction, state)
        state.expect_player(interaction.user.id)
        if state.ask is None:
            raise GameOver(state.id)
        if state.version != press.version:
            raise AlreadyDecided(state.id)
        if state.command == VOTE:
            raise DecidedByVote(state.id)
        return state

    async def _go(self, interaction: Interaction, press: Press, _: Values) -> None:
        state = await self._mine(interaction, press)
        assert state.ask is not None
        path = read_path(state.ask, press.path)
        picked: tuple[str, ...] = ()
        if press.extra:
            picked = words_of(_menu(state, path), press.extra)
        await self._onward(interaction, state, Place(path, press.page, picked))

    async def _pick(self, interaction: Interaction, press: Press, values: Values) -> None:
        state = await self._mine(interaction, press)
        assert state.ask is not None
        path = read_path(state.ask, press.path)
        menu = _menu(state, path)
        words = tuple(word for value in values if (word := option_word(menu, value)) is not None)
        if len(words) != len(values):
            raise Misread(press.path)
        if not menu.many:
            await self._onward(interaction, state, Place((*path, words[0])))
            return
        picked = {*words, *words_of(menu, press.extra)}
        chosen = tuple(choice.word for choice in menu.choices if choice.word in picked)
        if len(menu.choices) > OPTIONS:
            await self._onward(interaction, state, Place(path, press.page, chosen))
        else:
            await self._onward(interaction, state, Place((*path, JOIN.join(chosen))))

    async def _short(self, interaction: Interaction, press: Press, values: Values) -> None:
        """A shortcut: its value is the path that it says; further down, the sensible selection is enough."""
        state = await self._mine(interaction, press)
        assert state.ask is not None
        path = read_path(state.ask, values[0] if values else "")
        if not path:
            raise Misread(press.path)
        menu = state.ask.level(path)
        if menu is None:
            await self._onward(interaction, state, Place(path))
        else:
            await self._descend(interaction, state, Place(path, hasty=True))

    async def _onward(self, interaction: Interaction, state: GameState, place: Place) -> None:
        """To the next menu, or, where all is said, to the decision."""
        assert state.ask is not None
        controls = Controls(state, self.house.find(state.system), advice=None)
        try:
            place = replace(place, path=controls.forward(place.path))
            menu = state.ask.level(place.path)
        except Refused as refused:
            raise self.refusal(interaction, state, refused) from refused
        if menu is None:
            await self.decide(interaction, state, place.path)
        else:
            await self._descend(interaction, state, place)

    async def _descend(self, interaction: Interaction, state: GameState, place: Place) -> None:
        """Show the menu at a place."""
        message = interaction.message
        apart = message is not None and message.flags.ephemeral
        shown, first = await self.house.with_story(await self.house.door.let(interaction, state, public=not apart))
        top = not (place.path or place.page or place.picked)
        if advises(state, interaction.user.id):
            await self.command.proposals.walk(interaction, shown, first=first, place=None if top else place)
            return
        pictured = _pictured(message)
        view = self.house.boards.layout(shown, first=first, place=None if top else place, pictured=pictured)
        await redraw(interaction, view)

    async def _advised(self, interaction: Interaction, press: Press, _: Values) -> None:
        """The steward decides, for as long as the press says."""
        await self.auto(interaction, await self._mine(interaction, press), _SCOPES[press.action])

    # --- presses that come too late ---

    async def _late(self, interaction: Interaction, press: Press, error: Exception) -> None:
        """«Already decided»; a board that is out of date is mended, an old one loses its buttons."""
        try:
            await self._mend(interaction, press)
        except Exception as failure:
            if _unchangeable(interaction, press, failure):
                await self._afresh(interaction, press)
                return
            log.warning(
                "a stale board of game %(game)s could not be mended",
                {"game": press.game},
                exc_info=not foreseen(failure),
            )
        await answer_error(interaction, error)

    async def _afresh(self, interaction: Interaction, press: Press) -> None:
        """A board that Discord lets nobody change any more stands at the foot of the channel again."""
        try:
            await self.house.courier.restore(press.game)
            link = board_link(await self.house.service.roster.game(press.game))
            await whisper(interaction, say("error-board-old", locale=reader(interaction), link=link or ""))
        except Exception as error:
            await answer_error(interaction, error)

    async def _mend(self, interaction: Interaction, press: Press) -> None:
        message = interaction.message
        if message is None or message.flags.ephemeral or not press.game:
            return
        state = await self.house.service.position(press.game)
        if not state.may_decide(interaction.user.id):
            return
        if press.action not in _ANSWERED:
            return  # it stands on a board, and answers with a message of its own
        if state.board_message_id is None or state.board_message_id < message.id:
            return  # posted by a process that died before it was noted: the courier knows it by its buttons
        if state.board_message_id != message.id:
            view = retired(message)
            if view is not None:
                await redraw(interaction, view)
        else:
            shown, first = await self.house.with_story(await self.house.door.let(interaction, state, public=True))
            post = await self.house.boards.post(shown, first=first)
            await interaction.edit_original_response(view=post.view, attachments=post.files, allowed_mentions=QUIET)
            now = await self.house.service.position(press.game)
            view = retired(message) if now.board_message_id != message.id else None
            if view is not None:  # a new board was posted meanwhile, and had retired this one
                await redraw(interaction, view)


def _unchangeable(interaction: Interaction, press: Press, error: Exception) -> bool:
    """Whether a player's press failed because its board can be changed no more: too old, or deleted meanwhile."""
    public = interaction.message is not None and not interaction.message.flags.ephemeral
    unchangeable = isinstance(error, discord.HTTPException) and error.code in UNCHANGEABLE
    return unchangeable and public and bool(press.game) and press.action in _ANSWERED


def _pictured(message: discord.Message | None) -> bool:
    """Whether a message has a picture to be kept: a board is posted without one that could not be drawn."""
    if message is None:
        return True
    return any(isinstance(part, ui.MediaGallery) for part in ui.LayoutView.from_message(message).walk_children())


def _menu(state: GameState, path: Answer) -> Menu:
    assert state.ask is not None
    menu = state.ask.level(path)
    if menu is None:
        raise Misread("/".join(path))
    return menu
