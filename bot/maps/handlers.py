"""Private views of the map: enlarged parts, and overlays drawn over it.

Spectators can use them like players. A message's buttons work until the next decision.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, ui

from bot.answers.typed import Suggestion, TypedAnswers
from bot.games.errors import AlreadyDecided
from bot.games.state import VisibleGame
from bot.ui.components import BUTTONS, Button, Layout, Panel, Row, Values, button, button_row, panel, press_button
from bot.ui.custom_ids import Press, StaleCustomId, read_path, write_path
from bot.ui.texts import QUIET, cut, say
from engine.core.asks import Answer, Ask, Refused
from render.overlay import Overlay
from render.panel import ALT_LENGTH, LABEL_LENGTH
from render.presenter import Presenter

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]

PICTURE = "map.png"
_TEXT = 3_800
_COLOUR = 0x345C80
_WHOLE = "-"


@dataclass(frozen=True, slots=True)
class View:
    """A map or a part of it, with an overlay.

    `overlays` is the menu of all overlays, and `subject` is the answer that selects this one.
    """

    state: VisibleGame
    presenter: Presenter
    overlays: Ask
    subject: Answer
    part: str = ""

    def words(self) -> Overlay:
        """Return the overlay as text."""
        state = self.state
        return self.presenter.overlay(state.view, state.ask, self.subject, events=state.events)

    def draw(self) -> bytes:
        """Return the picture of the view."""
        state = self.state
        return self.presenter.overlay_picture(state.view, state.ask, self.subject, part=self.part, events=state.events)

    def layout(self, *, pictured: bool) -> ui.LayoutView:
        """Return the message: picture, text, and buttons for other parts and overlays."""
        words = self.words()
        box = ui.Container[ui.LayoutView](accent_colour=_COLOUR)
        if pictured:
            past_boards = ui.MediaGallery[ui.LayoutView]()
            titles = dict(self.presenter.parts())
            alt = f"{titles[self.part]}. {words.alt}" if self.part else words.alt
            past_boards.add_item(media=f"attachment://{PICTURE}", description=cut(alt, ALT_LENGTH) or None)
            box.add_item(past_boards)
        box.add_item(ui.TextDisplay(cut(words.text, _TEXT)))
        for row in (self._parts(), self._subjects()):
            if row is not None:
                box.add_item(row)
        return Layout().add_item(box)

    def _parts(self) -> Row | None:
        """Return the buttons for the whole map and its parts. Return None if the map has no parts."""
        every = [("", say("button-map-whole")), *self.presenter.parts()]
        if len(every) == 1:
            return None
        return button_row(
            [self._button(label, self.subject, part, chosen=part == self.part) for part, label in every[:BUTTONS]]
        )

    def _subjects(self) -> Row | None:
        """Return a row with a button for each kind of overlay; None if there are none."""
        found = []
        for choice in self.overlays.menu().choices:
            subject = first(self.overlays, (choice.word,))
            if subject is not None:
                label = self.presenter.label(choice)
                chosen = choice.word == self.subject[0]
                found.append(self._button(label, subject, self.part, chosen=chosen, row=1))
        return button_row(found[:BUTTONS]) if found else None

    def _button(self, label: str, subject: Answer, part: str, *, chosen: bool, row: int = 0) -> Button:
        """Return a button that opens a view. Equal buttons need different `row` values."""
        style = ButtonStyle.primary if chosen else ButtonStyle.secondary
        button = ui.Button[ui.LayoutView](label=cut(label, LABEL_LENGTH), style=style, disabled=chosen)
        path = write_path(self.overlays, subject)
        return press_button(button, Press("mapview", self.state.id, self.state.version, path, row, part or _WHOLE))


class MapHandlers:
    """Shows the map to users."""

    def __init__(self, context: BotContext) -> None:
        self.context = context

    @button("map")
    async def _open(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the busiest part of the map with the latest events."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.show(interaction, await self.context.visibility.load(interaction, press.game), nearest=True)

    @button("mapview", edits=True)
    async def _redraw(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show another part or overlay. The click has already been acknowledged."""
        state = await self.context.visibility.load(interaction, press.game)
        if state.version != press.version:
            raise AlreadyDecided(state.id)
        view = await self._view(state)
        part = "" if press.extra == _WHOLE else press.extra
        if part and part not in dict(view.presenter.parts()):
            raise StaleCustomId(press.extra)
        subject = first(view.overlays, read_path(view.overlays, press.path))
        if subject is None:
            raise StaleCustomId(press.path)
        layout, files = await self._drawn(replace(view, subject=subject, part=part))
        await interaction.edit_original_response(view=layout, attachments=files, allowed_mentions=QUIET)

    @panel("mapview")
    async def _current(self, interaction: Interaction, press: Press) -> Panel:
        """Draw the same part of the map again as it is now, and return the panel."""
        view = await self._view(await self.context.visibility.load(interaction, press.game))
        try:
            subject = first(view.overlays, read_path(view.overlays, press.path))
        except StaleCustomId:
            subject = None
        part = press.extra if press.extra in dict(view.presenter.parts()) else ""
        return await self._drawn(replace(view, subject=subject or view.subject, part=part))

    async def _drawn(self, view: View) -> Panel:
        file = await self._picture(view)
        return view.layout(pictured=file is not None), [file] if file is not None else []

    async def show(
        self,
        interaction: Interaction,
        state: VisibleGame,
        *,
        options: Mapping[str, str | None] | None = None,
        part: str = "",
        nearest: bool = False,
    ) -> None:
        """Show the overlay named in `options` on the whole map or on one `part`.

        With `nearest`, the busiest part is shown. The interaction must have been acknowledged. Raise `Refused` for an
        overlay that does not exist.
        """
        view = await self._view(state)
        named = {slot: text for slot, text in (options or {}).items() if text}
        if named:
            view = replace(view, subject=typed_subject(view, named))
        if nearest:
            part = view.presenter.busiest(state.view, view.state.events)
        view = replace(view, part=part if part in dict(view.presenter.parts()) else "")
        layout, files = await self._drawn(view)
        await interaction.followup.send(view=layout, files=files, ephemeral=True)

    async def _view(self, state: VisibleGame) -> View:
        """Return a view of the game that includes the events shown on its board."""
        state, _ = await self.context.with_story(state)
        return view_of(state, self.context.presenter(state))

    async def _picture(self, view: View) -> discord.File | None:
        drawn = await self.context.boards.pictures.drawn(partial(view.draw), what=f"the map of game {view.state.id}")
        return discord.File(io.BytesIO(drawn), PICTURE) if drawn is not None else None

    # --- autocompletion ---

    def suggest(self, state: VisibleGame, slot: str, typed: str, options: Mapping[str, str | None]) -> list[Suggestion]:
        """Return suggestions for an option of the command. They depend on the other options."""
        view = view_of(state, self.context.presenter(state))
        answers = TypedAnswers(view.overlays, view.presenter)
        if slot != "show" and not options.get("show"):
            for choice in view.overlays.menu().choices:
                found = answers.suggest_slot(slot, typed, {**options, "show": choice.word})
                if found:
                    return found
        return answers.suggest_slot(slot, typed, options)


def view_of(state: VisibleGame, presenter: Presenter) -> View:
    """Return a view of the whole map with the last events."""
    overlays = presenter.overlays(state.view, state.ask)
    subject = first(overlays, ())
    assert subject is not None, "what just happened can always be seen"
    return View(state, presenter, overlays, subject)


def first(overlays: Ask, path: Answer) -> Answer | None:
    """Return the first complete answer that begins with `path`; None without one."""
    while (menu := overlays.level(path)) is not None:
        if not menu.choices:
            return None
        path = (*path, menu.choices[0].word)
    return path


def typed_subject(view: View, options: Mapping[str, str]) -> Answer:
    """Return the answer that selects the overlay named by the options of a command.

    Raise `Refused` if there is no such overlay.
    """
    answers = TypedAnswers(view.overlays, view.presenter)
    if "show" in options:
        return answers.filled(options)
    refused: Refused | None = None
    for choice in view.overlays.menu().choices:
        try:
            return answers.filled({**options, "show": choice.word})
        except Refused as error:
            refused = error
    assert refused is not None
    raise refused
