"""Odds for users: a private message about one roll, or about two side by side.

Nothing is decided here: spectators can use it as players do. A message belongs to the position for which it was made.
Its selects work until something is decided.
"""

from __future__ import annotations

import io
from collections import OrderedDict
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord

from bot.answers.typed import Suggestion, suggestion
from bot.games.errors import AlreadyDecided
from bot.games.state import VisibleGame
from bot.odds.messages import PICTURE, Book, Look
from bot.ui.components import OPTIONS, Values, button
from bot.ui.custom_ids import Press, StaleCustomId, read_path
from bot.ui.replies import whisper
from bot.ui.texts import QUIET, cut, reader, say
from engine.core.asks import Answer, Refused

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]

_KEPT = 24
"""Maximum number of cached books, one for each position and language."""
_WORD = 100


class OddsHandlers:
    """Answers users who want to know the odds."""

    def __init__(self, context: BotContext) -> None:
        self.context = context
        self._books: OrderedDict[tuple[str, int, str], Book] = OrderedDict()

    def book(self, state: VisibleGame, locale: str) -> Book | None:
        """Return the odds of a position in a language; None if nothing is rolled any more."""
        key = (state.id, state.version, locale)
        book = self._books.get(key)
        if book is None:
            presenter = self.context.find(state.system)
            odds = presenter.odds_ask(state.view, state.ask) if state.ask is not None else None
            if odds is None:
                return None
            book = self._books[key] = Book(state, presenter, odds, locale)
            while len(self._books) > _KEPT:
                self._books.popitem(last=False)
        self._books.move_to_end(key)
        return book

    # --- presses ---

    @button("odds")
    async def _open(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Handle the board's button: show the roll that the steward advises, or the next one."""
        await self.show(interaction, await self.context.visibility.position(interaction, press.game), pictured=True)

    @button("oddspick", edits=True)
    async def _pick(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Show another subject, picked in a select or a button of the message."""
        book = await self._again(interaction, press)
        subject = book.whole(read_path(book.odds, values[0] if values else press.path))
        await self._redraw(interaction, Look(book, subject, pictured=not press.page))

    @button("oddswith", edits=True)
    async def _compare(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Show another subject beside the message's own."""
        book = await self._again(interaction, press)
        subject, other = (book.whole(read_path(book.odds, path)) for path in (press.path, "".join(values)))
        await self._redraw(interaction, Look(book, subject, other, pictured=not press.page))

    async def _again(self, interaction: Interaction, press: Press) -> Book:
        state = await self.context.visibility.position(interaction, press.game)
        book = self.book(state, reader(interaction)) if state.version == press.version else None
        if book is None:
            raise AlreadyDecided(state.id)
        return book

    async def _redraw(self, interaction: Interaction, look: Look) -> None:
        """Edit the private message; the press has been acknowledged."""
        file = await self._picture(look)
        view = look.layout(pictured=file is not None)
        await interaction.edit_original_response(
            view=view, attachments=[file] if file is not None else [], allowed_mentions=QUIET
        )

    # --- commands ---

    async def show(
        self,
        interaction: Interaction,
        state: VisibleGame,
        *,
        said: Mapping[str, str | None] | None = None,
        compare: str | None = None,
        pictured: bool,
    ) -> None:
        """Show the odds of the named roll, or of the next one. Raise `Refused` for what cannot be rolled."""
        locale = reader(interaction)
        named = {slot: text for slot, text in (said or {}).items() if text}
        book = self.book(state, locale)
        if book is None:
            await whisper(interaction, say("odds-over", locale=locale))
            return
        if not named and not book.root.choices:
            await whisper(interaction, say("odds-nothing-to-roll", locale=locale))
            return
        subject = subject_said(book, named) if named else self._next(book)
        other = other_said(book, compare, subject) if compare else None
        look = Look(book, subject, other, pictured)
        overview = () if named or other else book.overview
        if not pictured:
            await interaction.response.send_message(view=look.layout(pictured=False, overview=overview), ephemeral=True)
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        file = await self._picture(look)
        view = look.layout(pictured=file is not None, overview=overview)
        await interaction.followup.send(view=view, files=[file] if file is not None else [], ephemeral=True)

    def _next(self, book: Book) -> Answer:
        """The roll that the steward advises, or else the first."""
        state, presenter = book.state, book.presenter
        assert state.ask is not None
        advice = self.context.service.advise(state) if presenter.odds_near(state.view, state.ask) else None
        advised = presenter.odds_subject(state.view, state.ask, advice) if advice is not None else None
        return book.whole(advised or ())

    async def _picture(self, look: Look) -> discord.File | None:
        if not look.pictured:
            return None
        drawn = await self.context.boards.pictures.bars(look.book.presenter, look.sheets())
        return discord.File(io.BytesIO(drawn), PICTURE) if drawn is not None else None

    # --- autocompletion ---

    def suggest(
        self, state: VisibleGame, slot: str, typed: str, said: Mapping[str, str | None], *, locale: str
    ) -> list[Suggestion]:
        """Return the suggestions for a slot of the command, given the values of the others."""
        book = self.book(state, locale)
        if book is None:
            return []
        if slot == "compare":
            wanted = typed.casefold().split()
            every = ((book.labels(subject), subject) for subject in book.odds.answers())
            fits = [one for one in every if all(word in one[0].casefold() for word in wanted)]
            return [suggestion(label, book.write(subject)) for label, subject in fits[:OPTIONS]]
        if slot != "what" and not said.get("what") and book.root.choices:
            said = {**said, "what": book.root.choices[0].word}
        return book.speech.suggest_slot(slot, typed, said)


def subject_said(book: Book, said: Mapping[str, str]) -> Answer:
    """Return the subject that words name; without «what», of the first kind of roll that they fit. Raise `Refused`."""
    speech = book.speech
    if "what" in said:
        return speech.filled(said)
    refused: Refused | None = None
    for choice in book.root.choices:
        try:
            return speech.filled({**said, "what": choice.word})
        except Refused as error:
            refused = refused or error
    if refused is None:
        raise _unknown(book, next(iter(said.values())))
    raise refused


def other_said(book: Book, text: str, subject: Answer) -> Answer | None:
    """Return the subject to compare with: a suggestion's value or words of its label. Raise `Refused`."""
    try:
        found: Answer | None = book.whole(read_path(book.odds, text))
    except (StaleCustomId, ValueError):
        wanted = text.casefold().split()
        every = (other for other in book.odds.answers() if other != subject)
        found = next((one for one in every if all(word in _heard(book, one) for word in wanted)), None)
    if found is None:
        raise _unknown(book, text)
    return found if found != subject else None


def _heard(book: Book, subject: Answer) -> str:
    return " ".join((book.labels(subject), *subject)).casefold()


def _unknown(book: Book, text: str) -> Refused:
    facts = {"word": cut(text, _WORD), "slot": "what"}
    return Refused("not-an-option", rule=book.odds.rule, facts=facts).at(book.root)
