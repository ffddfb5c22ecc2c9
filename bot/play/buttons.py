"""Handles the buttons of a board: menus, decisions, the autopilot, and late clicks.

A click is acknowledged before anything is read.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial

import discord
from discord import ui

from bot.answers.commander import CHANGE, OWN, PLAY
from bot.answers.menus import OPEN, Place, forward, option_word
from bot.answers.typed import TypedAnswers
from bot.boards.decisions import END, NEVER, Decisions
from bot.boards.links import board_link
from bot.boards.message import FOOT, BoardMessages, pictures_of, retired
from bot.boards.own_copy import OwnCopies
from bot.boards.picked import PICKED, Picked, picked_at
from bot.boards.side_rows import ANSWER, WINDOW, WINDOW_ANSWER, standing
from bot.context import BotContext
from bot.delivery.channels import UNCHANGEABLE
from bot.games.error_answers import answer_error, foreseen
from bot.games.errors import AlreadyDecided, DecidedByVote, GameOver, NotYourGame
from bot.games.permissions import advises
from bot.games.seats.chairs import is_public
from bot.games.seats.command import within
from bot.games.service import Scope
from bot.games.state import GameState, VisibleGame
from bot.play.written_orders import WrittenOrders
from bot.players.wrong_place import too_late
from bot.rules.handlers import RulesHandlers
from bot.ui.components import OPTIONS, Form, Interaction, Panel, PanelMaker, Values, button, panel, press_form
from bot.ui.custom_ids import Press, StaleCustomId, follow_path, read_path, words_of
from bot.ui.errors import RefusedIn
from bot.ui.hand import Pressed
from bot.ui.replies import headed, redraw, whisper
from bot.ui.texts import QUIET, cut, say
from db.schema.games import VOTE
from engine.core.asks import DONE, JOIN, LONGEST_TYPED, Answer, Ask, Menu, Refused
from render.language import speaking

log = logging.getLogger(__name__)

_SCOPES: dict[str, Scope] = {"advised": "decision", "phase": "phase", "round": "round", "calm": "calm"}
"""The actions of buttons that let the steward decide, and for how long it does."""

_PICKS = frozenset({"short", "pick"})
"""The actions of selects."""


class BoardButtons:
    """Handles clicks on a board, including late ones."""

    def __init__(self, context: BotContext, boards: BoardMessages, rules: RulesHandlers, decisions: Decisions) -> None:
        self.context = context
        self.boards = boards
        self.copies = OwnCopies(context, boards)
        self.rules = rules
        self.decisions = decisions
        self.written = WrittenOrders(context, rules, decisions, self.copies)

    # --- presses that decide ---

    async def _mine(self, interaction: Interaction, press: Press) -> GameState:
        """Return the clicked game if the user may answer its question, as their side sees it."""
        state = await self.context.service.in_play(press.game)
        try:
            state.expect_player(interaction.user.id)
        except NotYourGame:
            await self.context.visibility.expect(interaction, state)
            raise
        if state.ask is None:
            raise GameOver(state.id)
        seat = await self.context.service.pressed(state, interaction.user.id, version=press.version)
        if seat.command == VOTE:
            raise DecidedByVote(state.id)
        if not state.asks or (is_public(state.asks) and not _apart(interaction)):
            return state
        return self.context.service.seen(state, interaction.user.id)

    @button(ANSWER, WINDOW_ANSWER)
    async def _privately(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the question of the user's side privately, or the next menu."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        game = await self.context.service.in_play(press.game)
        ask = await self.context.service.own_ask(game.row, game.asks, interaction.user.id, version=press.version)
        if within(game, ask.side).command == VOTE:
            raise DecidedByVote(game.id)
        state = await self.context.service.seen_by(press.game, interaction.user.id)
        onward = partial(_after_word, press.extra) if press.action == ANSWER or press.extra else _at_the_question
        view, files = await self.copies.of(interaction, state, onward=onward)
        await interaction.followup.send(view=view, ephemeral=True, files=files)

    @button("go", WINDOW, decides=True)
    async def _go(self, interaction: Interaction, press: Press, _: Values) -> None:
        state = await self._mine(interaction, press)
        assert state.ask is not None
        path, menu = follow_path(state.ask, press.path)
        picked = words_of(_expected(menu, path), press.extra) if press.extra else ()
        await self._reached(interaction, state, Place(path, press.page, picked, own=True), menu)

    @button(END, decides=True)
    async def _end(self, interaction: Interaction, press: Press, _: Values) -> None:
        """End a phase even if the user's pieces can still act."""
        state = await self._mine(interaction, press)
        if press.extra == NEVER:
            await self.decisions.stop_asking(interaction.user.id, unasked=True)
        if await self.decisions.decide(Pressed(interaction), state, DONE, sure=True) is not None:
            await self.copies.following(interaction, state.id)

    @button(OWN, OPEN, CHANGE, decides=True)
    async def _otherwise(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the menus to a commander who does not want the offered plans."""
        state = await self._mine(interaction, press)
        place = Place(own=press.action != CHANGE, change=press.action == CHANGE)
        await self._descend(interaction, state, place)

    @button(PLAY, decides=True)
    async def _plan(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Play a plan that answers the commander's question."""
        state = await self._mine(interaction, press)
        await self.decisions.auto(Pressed(interaction), state, "round", plan=press.extra)
        if state.apart and _apart(interaction):
            await self.copies.following(interaction, state.id)

    @button("pick", decides=True)
    async def _pick(self, interaction: Interaction, press: Press, values: Values) -> None:
        state = await self._mine(interaction, press)
        assert state.ask is not None
        path, found = follow_path(state.ask, press.path)
        menu = _expected(found, path)
        words = tuple(word for value in values if (word := option_word(menu, value)) is not None)
        if not words or len(words) != len(values):
            raise StaleCustomId(press.path)
        if not menu.many:
            await self._onward(interaction, state, Place((*path, words[0])))
            return
        picked = {*words, *words_of(menu, press.extra)}
        chosen = tuple(choice.word for choice in menu.choices if choice.word in picked)
        if len(menu.choices) > OPTIONS:
            await self._onward(interaction, state, Place(path, press.page, chosen))
        else:
            await self._onward(interaction, state, Place((*path, JOIN.join(chosen))))

    @button("short", decides=True)
    async def _short(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Follow a shortcut in the menus. Its value is the path to go."""
        state = await self._mine(interaction, press)
        assert state.ask is not None
        path, menu = follow_path(state.ask, values[0] if values else "")
        if not path:
            raise StaleCustomId(press.path)
        if menu is None:
            await self._reached(interaction, state, Place(path, hasty=True), menu)
        else:
            await self._descend(interaction, state, Place(path, hasty=True))

    @button("elsewhere")
    async def _elsewhere(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the form for typing a place, or several orders."""
        state = await self._mine(interaction, press)
        assert state.ask is not None
        path, menu = follow_path(state.ask, press.path)
        _expected(menu, path)
        if not path:
            form = self.written.form(state)
            await interaction.response.send_modal(press_form(form, replace(press, action="place")))
            return
        form = Form(title=say("elsewhere-title"))
        field = ui.TextInput[Form](max_length=LONGEST_TYPED, custom_id="place")
        form.add_item(ui.Label(text=say("elsewhere-label"), component=field))
        await interaction.response.send_modal(press_form(form, replace(press, action="place")))

    @button("place", decides=True)
    async def _place(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Make the decisions typed in the form."""
        state = await self._mine(interaction, press)
        assert state.ask is not None
        path, menu = follow_path(state.ask, press.path)
        _expected(menu, path)
        if not path:
            await self.written.give(interaction, state, values[0] if values else "", apart=_apart(interaction))
            return
        presenter = self.context.presenter(state)
        speech = TypedAnswers(state.ask, presenter)
        try:
            said = speech.word(path, values[0] if values else "")
            menu = state.ask.level(said)
        except Refused as refused:
            raise self.rules.refusal(state, refused) from refused
        await self._reached(interaction, state, Place(said), menu)

    async def _onward(self, interaction: Interaction, state: GameState, place: Place) -> None:
        """Show the menu after the choices made so far."""
        assert state.ask is not None
        try:
            menu = state.ask.level(place.path)
        except Refused as refused:
            raise self.rules.refusal(state, refused) from refused
        await self._reached(interaction, state, place, menu)

    async def _reached(self, interaction: Interaction, state: GameState, place: Place, menu: Menu | None) -> None:
        """Show the next menu. If the answer is complete, make the decision.

        `menu` is the menu at `place`, or None if the answer is complete.
        """
        if menu is None:
            decided = await self.decisions.decide(Pressed(interaction), state, place.path)
            if state.apart and decided is not None and _apart(interaction):
                await self.copies.following(interaction, state.id, onward=partial(next_piece, state.ask, place))
        else:
            assert state.ask is not None
            await self._descend(interaction, state, replace(place, path=forward(state.ask, place.path)))

    async def _descend(self, interaction: Interaction, state: GameState, place: Place) -> None:
        """Show the menu at `place`."""
        message = interaction.message
        apart = _apart(interaction)
        shown, first = await self.context.with_story(
            await self.context.visibility.let(interaction, state, public=not apart)
        )
        if advises(state, interaction.user.id) or state.apart:
            await self._walk(interaction, shown, first=first, place=place)
            return
        picked = None if place.at_the_top else await self._picked(shown, place)
        pictured, files = pictures_of(message), None
        if picked is not None and picked.picture is not None:
            files = picked.files()
        elif PICKED in pictured:  # the board's own pictures come back
            files = await self.boards.files(shown, first=first)
            pictured = frozenset(file.filename for file in files)
        view = self.boards.layout(shown, first=first, place=place, pictured=pictured, picked=picked)
        await redraw(interaction, view, files=files)

    async def _picked(self, state: VisibleGame, place: Place | None) -> Picked | None:
        """Return the overlay for the choices made so far. Return None if there is none."""
        path = place.path if place is not None else ()
        presenter = self.context.presenter(state)
        return await picked_at(state, path, presenter=presenter, pictures=self.boards.pictures)

    async def _walk(self, interaction: Interaction, state: VisibleGame, *, first: int, place: Place | None) -> None:
        """Show a menu to an adviser in a private message."""
        picked = await self._picked(state, place)
        with speaking(state.locale):
            foot = cut(standing(state, self.context.presenter(state)), FOOT)
        view = self.boards.layout(state, first=first, place=place, pictured=(), private=True, picked=picked, foot=foot)
        if _apart(interaction):
            await redraw(interaction, view, files=_files(picked))
        else:
            await interaction.followup.send(view=view, ephemeral=True, files=_files(picked))

    @button(*_SCOPES, decides=True)
    async def _advised(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Let the autopilot decide for as long as the button says."""
        state = await self._mine(interaction, press)
        await self.decisions.auto(Pressed(interaction), state, _SCOPES[press.action])
        if state.apart and _apart(interaction):
            await self.copies.following(interaction, state.id)

    # --- presses that come too late ---

    async def fail(
        self, interaction: Interaction, press: Press, error: Exception, edits: bool, panel: PanelMaker | None = None
    ) -> None:
        """Reply to a click whose handler raised an error.

        `edits` says whether the click changes its own message. An outdated private message is replaced by the current
        `panel`.
        """
        if isinstance(error, AlreadyDecided | StaleCustomId) and await self._renewed(interaction, press, error, panel):
            return
        if isinstance(error, AlreadyDecided | GameOver | StaleCustomId):
            await self._late(interaction, press, error, edits=edits)
        elif not (edits and _unchangeable(interaction, press, error)):
            await answer_error(interaction, error)
            if press.action in _PICKS and isinstance(error, RefusedIn):
                await self._offer_again(interaction, press)
        else:
            await self._show_again(interaction, press)

    async def _offer_again(self, interaction: Interaction, press: Press) -> None:
        """Show the same menu again after a choice was refused.

        Otherwise Discord would not let the user select the same choice again.
        """
        try:
            state = await self._mine(interaction, press)
            assert state.ask is not None
            if advises(state, interaction.user.id):
                return  # an adviser's menus are private copies; the board is the commander's
            path = read_path(state.ask, press.path)
            await self._descend(interaction, state, Place(path, press.page, own=True))
        except Exception as failure:  # the refusal has been shown: no other answer is needed
            log.info(
                "a menu of game %(game)s could not be shown anew: %(problem)s",
                {"game": press.game, "problem": type(failure).__name__},
            )

    @panel("go", END, OWN, OPEN, CHANGE, PLAY, "pick", "short", "elsewhere", "place", *_SCOPES)
    async def _own_panel(self, interaction: Interaction, press: Press) -> Panel:
        return await self.copies.now(interaction, press.game, asked=False)

    async def _renewed(
        self, interaction: Interaction, press: Press, error: Exception, panel: PanelMaker | None
    ) -> bool:
        """Replace a private panel that is out of date. Return False if this is not possible."""
        if panel is None or not press.game or not _apart(interaction):
            return False
        try:
            if (await self.context.service.roster.game(press.game)).version == press.version:
                return False
            view, files = await panel(interaction, press)
            why = await too_late(self.context, interaction, error, press.game)
            await redraw(interaction, headed(view, why), files=files)
        except Exception as failure:
            log.info(
                "a private panel of game %(game)s could not be renewed: %(problem)s",
                {"game": press.game, "problem": type(failure).__name__},
                exc_info=not foreseen(failure),
            )
            return False
        return True

    async def _late(self, interaction: Interaction, press: Press, error: Exception, *, edits: bool) -> None:
        """Reply “already decided”, and update the old board or remove its buttons."""
        try:
            await self._mend(interaction, press, edits=edits)
        except Exception as failure:
            if edits and _unchangeable(interaction, press, failure):
                await self._show_again(interaction, press)
                return
            log.warning(
                "a stale board of game %(game)s could not be mended",
                {"game": press.game},
                exc_info=not foreseen(failure),
            )
        await answer_error(interaction, error)

    async def _show_again(self, interaction: Interaction, press: Press) -> None:
        """Post a board again if it can no longer be edited."""
        try:
            await self.context.board_delivery.restore(press.game)
            link = board_link(await self.context.service.roster.game(press.game))
            await whisper(interaction, say("error-board-old", link=link or ""))
        except Exception as error:
            await answer_error(interaction, error)

    async def _mend(self, interaction: Interaction, press: Press, *, edits: bool) -> None:
        message = interaction.message
        if message is None or message.flags.ephemeral or not press.game:
            return
        state = await self.context.service.in_play(press.game)
        if not state.may_decide(interaction.user.id):
            return
        if not edits:
            return  # the press answers with a message of its own
        if state.board_message_id is None or state.board_message_id < message.id:
            return  # a process died after posting it; delivery recognizes it by its buttons
        if state.board_message_id != message.id:
            view = retired(message)
            if view is not None:
                await redraw(interaction, view)
        else:
            shown, first = await self.context.with_story(
                await self.context.visibility.let(interaction, state, public=True)
            )
            post = await self.boards.post(shown, first=first)
            await interaction.edit_original_response(view=post.view, attachments=post.files, allowed_mentions=QUIET)
            now = await self.context.service.position(press.game)
            view = retired(message) if now.board_message_id != message.id else None
            if view is not None:  # a new board was posted meanwhile, which replaced this one
                await redraw(interaction, view)


def next_piece(before: Ask | None, place: Place, after: Ask | None) -> Place | None:
    """Return the place of the next figure or counter that the same question asks about.

    Return None after the last one.
    """
    if before is None or after is None or not after.posted or before.kind != after.kind:
        return None
    stem = place.path[: after.posted - 1]  # the pieces are in the last menu that all may see
    if len(place.path) <= len(stem) or (stem and not place.hasty):
        return None
    listed, left = before.level(stem), _left(after, stem)
    words = [choice.word for choice in listed.choices] if listed is not None else []
    word = place.path[len(stem)]
    later = words[words.index(word) + 1 :] if word in words else []
    following = next((each for each in later if each in left), None)
    return None if following is None else Place((*stem, following), hasty=place.hasty)


def _left(ask: Ask, stem: Answer) -> set[str]:
    """Return the words in the menu after `stem` that can still get orders."""
    try:
        menu = ask.level(stem)
    except Refused:
        return set()
    return {choice.word for choice in menu.choices if choice.then is not None} if menu is not None else set()


def _apart(interaction: Interaction) -> bool:
    """Return whether the user clicked on a private message."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def _unchangeable(interaction: Interaction, press: Press, error: Exception) -> bool:
    """Return whether a click failed because the bot cannot edit its board."""
    public = interaction.message is not None and not interaction.message.flags.ephemeral
    unchangeable = isinstance(error, discord.HTTPException) and error.code in UNCHANGEABLE
    return unchangeable and public and bool(press.game)


def _files(picked: Picked | None) -> list[discord.File]:
    """Return the files of a private copy: its overlay, if it has one."""
    return picked.files() if picked is not None else []


def _expected(menu: Menu | None, path: Answer) -> Menu:
    if menu is None:
        raise StaleCustomId("/".join(path))
    return menu


def _at_the_question(_ask: Ask | None) -> None:
    pass


def _after_word(word: str, ask: Ask | None) -> Place | None:
    """Return the menu that opens after the choice `word`. Return the first menu without a word.

    Return None if the choice already completes the answer or is no longer possible.
    """
    if ask is None or not word:
        return Place(own=True)
    try:
        return Place((word,)) if ask.level((word,)) is not None else None
    except Refused:  # the question is another one by now
        return None
