"""Private pages of the rulebook: contents, sections, rulings and examples.

The state of a page is in its custom ids, so it works after a restart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
from discord import SelectOption, app_commands, ui

import engine.games
from bot.games.errors import SaveUnreadable
from bot.games.state import GameState, VisibleGame
from bot.ui.components import OPTIONS, Button, Row, button, button_row, press_button, press_select
from bot.ui.custom_ids import Press, StaleCustomId
from bot.ui.errors import RefusedIn, harmless
from bot.ui.replies import note, whisper
from bot.ui.texts import QUIET, cut, quoted, say
from engine.core.asks import Ask, Refused
from render.panel import LABEL_LENGTH
from render.presenter import Presenter
from render.rulebook import Rulebook, RulePage, RuleRef, Ruling

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]

ACTION = "rule"
"""The action of the components of these pages. (`rules` is the panel of house rules.)"""

CONTENTS, CHAPTER, PAGE, RULINGS, EXAMPLE, PICKED, OPENED = "c", "h", "p", "r", "x", "s", "o"
"""The views: `PICKED` is a choice in a select.

`OPENED` is a page sent as a new message instead of replacing the old one.
"""

_LONGEST = 3_600
_SUGGESTED = 100
_FOUND = 12
"""The maximum number of search results, the best matches first; users who want another one type a more exact word."""
_NAMED = 12
"""The maximum number of alternatives named after a refusal."""
_SURPLUS = "too-many-words"
"""The reason of a refusal for an order with one word too many. Such a refusal lists no alternatives."""
_NUMBERED = "#"
"""The prefix of a chapter's key in a select that may also contain sections."""


class RulesReader(NamedTuple):
    """The rulebook of one game, with helpers for buttons and texts."""

    system: str
    rulebook: Rulebook

    def press(self, view: str, key: str = "", *, page: int = 0) -> Press:
        """Return the click data for a button that shows a view."""
        return Press(ACTION, page=page, extra=f"{self.system}:{view}:{key}")

    def say(self, key: str, **facts: Any) -> str:
        """Return a text in the current language."""
        return say(key, **facts)


class RulesHandlers:
    """Shows rules to users."""

    def __init__(self, context: BotContext) -> None:
        self.context = context

    async def system_here(self, channel_id: int | None) -> str:
        """Return the game whose rules to show: the channel's game, or the bot's first game."""
        return await self.context.system_in(channel_id)

    def reader(self, system: str) -> RulesReader:
        """Return the reader for a game's rulebook."""
        return RulesReader(system, self.context.find(system).rulebook())

    # --- the command ---

    async def show(self, interaction: Interaction, what: str | None) -> None:
        """Show the page that matches `what`, or a list of matches.

        By default, show the rule behind the current question, or the contents.
        """
        state = None if (what or "").strip() else await self._game_in_play(interaction)
        if state is not None:
            await self.why(interaction, state)
            return
        rules_reader = self.reader(await self.system_here(interaction.channel_id))
        await interaction.response.send_message(view=self.found(rules_reader, what), ephemeral=True)

    async def _game_in_play(self, interaction: Interaction) -> VisibleGame | None:
        """Return the channel's game if it has an open question, or else None."""
        try:
            state = await self.context.visibility.glance(interaction)
        except SaveUnreadable:
            return None
        return state if state is not None and state.ask is not None else None

    async def why(self, interaction: Interaction, state: VisibleGame, *, more: str = "") -> None:
        """Show the rule behind the current question, with the text `more` below it."""
        assert state.ask is not None
        rules_reader = self.reader(state.system)
        page = rules_reader.rulebook.page(state.ask.rule)
        buttons = [_button(_named(page.ref), rules_reader.press(OPENED, page.ref.key))] if page is not None else []
        why = self.context.presenter(state).why(state.ask)
        text = "\n\n".join(filter(None, (why, more)))
        await whisper(interaction, text, rows=[button_row([*buttons, _to_contents(rules_reader)])], name="rule")

    def found(self, rules_reader: RulesReader, what: str | None) -> ui.LayoutView:
        """Return the page that matches a number or name.

        If several pages match, return a list of them. If none matches, return the table of contents.
        """
        wanted = (what or "").strip()
        if not wanted:
            return self.contents(rules_reader)
        page = rules_reader.rulebook.page(wanted)
        if page is not None:
            return self.page(rules_reader, page)
        refs = rules_reader.rulebook.find(wanted)
        if len(refs) == 1 and (page := rules_reader.rulebook.page(refs[0].key)) is not None:
            return self.page(rules_reader, page)
        if not refs:
            return self.contents(rules_reader, rules_reader.say("rulebook-none", what=quoted(wanted)))
        title = rules_reader.say("rulebook-found", what=quoted(wanted), count=len(refs))
        rows = [_select(rules_reader, refs[:_FOUND], "rulebook-pick-section"), button_row([_to_contents(rules_reader)])]
        return note(_listed(title, refs[:_FOUND]), rows=rows)

    def suggest(self, system: str, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest sections and rulings for the command `/siege rules`."""
        refs = self.reader(system).rulebook.find(typed)[:OPTIONS]
        return [app_commands.Choice(name=cut(_named(ref), _SUGGESTED), value=ref.key) for ref in refs]

    # --- links from other messages ---

    def refusal(self, state: GameState, refused: Refused) -> RefusedIn:
        """Return a refusal as text, with a button for the rule."""
        presenter = self.context.presenter(state)
        text = presenter.refusal(harmless(refused))
        choices = valid_choices(presenter, state.ask, refused)
        if choices:
            text = say("refused-now", reason=text, choices=choices)
        return RefusedIn(refused, text, self.section_button(state.system, refused.rule))

    def section_button(self, system: str, rule: str) -> list[Row]:
        """Return a row with a button that opens a section. Return an empty list if there is no such section."""
        rules_reader = self.reader(system)
        page = rules_reader.rulebook.page(rule) if rule else None
        if page is None:
            return []
        return [button_row([_button(_named(page.ref), rules_reader.press(OPENED, page.ref.key))])]

    # --- presses ---

    @button(ACTION)
    async def _pressed(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        system, view, key = _read(press)
        rules_reader = self.reader(system)
        if view == PICKED:
            key = values[0] if values else ""
            view = CHAPTER if key.startswith(_NUMBERED) else PAGE
            key = key.removeprefix(_NUMBERED)
        shown = await asyncio.to_thread(self._view, rules_reader, view, key, press.page)
        message = interaction.message
        if view != OPENED and message is not None and message.flags.ephemeral:
            await interaction.response.edit_message(view=shown, allowed_mentions=QUIET)
        else:
            await interaction.response.send_message(view=shown, ephemeral=True)

    def _view(self, rules_reader: RulesReader, view: str, key: str, number: int) -> ui.LayoutView:
        """Return the page for a click, or the contents if its rule no longer exists."""
        if view == CHAPTER:
            return self.chapter(rules_reader, key)
        page = rules_reader.rulebook.page(key) if key else None
        if page is None:
            return self.contents(rules_reader)
        if view == RULINGS and page.rulings:
            return self.rulings(rules_reader, page, number)
        if view == EXAMPLE and page.examples:
            return self.example(rules_reader, page, number)
        return self.page(rules_reader, page)

    # --- the pages ---

    def contents(self, rules_reader: RulesReader, before: str = "") -> ui.LayoutView:
        """Return the page with all chapters."""
        title = self.context.find(rules_reader.system).title()
        chapters = rules_reader.rulebook.chapters()
        lines = [before, rules_reader.say("rulebook-title", title=title), rules_reader.say("rulebook-explained")]
        lines += [f"**{chapter.key}** {chapter.title}" for chapter in chapters]
        refs = [RuleRef(f"{_NUMBERED}{chapter.key}", chapter.key, chapter.title) for chapter in chapters[:OPTIONS]]
        return note(
            cut("\n".join(filter(None, lines)), _LONGEST), rows=[_select(rules_reader, refs, "rulebook-pick-chapter")]
        )

    def chapter(self, rules_reader: RulesReader, key: str) -> ui.LayoutView:
        """Return the page with the sections of a chapter."""
        found = next(
            (chapter for chapter in rules_reader.rulebook.chapters() if chapter.key == key),
            None,
        )
        if found is None:
            return self.contents(rules_reader)
        refs = found.sections[:OPTIONS]
        rows = [_select(rules_reader, refs, "rulebook-pick-section"), button_row([_to_contents(rules_reader)])]
        return note(_listed(f"### {found.key} {found.title}", refs), rows=rows)

    def page(self, rules_reader: RulesReader, page: RulePage) -> ui.LayoutView:
        """Return a section or ruling, with buttons for related sections."""
        key = page.ref.key
        buttons = [
            _button(say_key, rules_reader.press(PAGE, ref.key))
            for say_key, ref in (
                (f"◀ {page.before.number}" if page.before else "", page.before),
                (f"{page.after.number} ▶" if page.after else "", page.after),
                (_named(page.home) if page.home else "", page.home),
            )
            if ref is not None
        ]
        if page.rulings:
            label = rules_reader.say("button-rulebook-rulings", count=len(page.rulings))
            buttons.append(_button(label, rules_reader.press(RULINGS, key)))
        if page.examples:
            label = rules_reader.say("button-rulebook-examples", count=page.examples)
            buttons.append(_button(label, rules_reader.press(EXAMPLE, key)))
        return note(
            cut(f"### {_named(page.ref)}\n{page.text}", _LONGEST),
            rows=[button_row([*buttons, _to_contents(rules_reader)])],
        )

    def rulings(self, rules_reader: RulesReader, page: RulePage, number: int) -> ui.LayoutView:
        """Return page `number` of a section's rulings."""
        pages = _in_pages(page.rulings)
        number = min(number, len(pages) - 1)
        head = rules_reader.say("rulebook-rulings", title=_named(page.ref), page=number + 1, pages=len(pages))
        turns = _page_buttons(rules_reader, RULINGS, page.ref.key, number=number, last=len(pages) - 1)
        return note(f"### {head}\n{pages[number]}", rows=[button_row([*turns, *_back(rules_reader, page)])])

    def example(self, rules_reader: RulesReader, page: RulePage, number: int) -> ui.LayoutView:
        """Return a worked example of a section."""
        number = min(number, page.examples - 1)
        text = rules_reader.rulebook.example(page.ref.key, number)
        head = rules_reader.say("rulebook-example", title=_named(page.ref), number=number + 1, count=page.examples)
        turns = _page_buttons(rules_reader, EXAMPLE, page.ref.key, number=number, last=page.examples - 1)
        return note(cut(f"### {head}\n{text}", _LONGEST), rows=[button_row([*turns, *_back(rules_reader, page)])])


def valid_choices(presenter: Presenter, ask: Ask | None, refused: Refused) -> str:
    """Return a text that lists the valid choices after a refusal; empty if there are none to list."""
    menu = (
        refused.menu if refused.menu is not None and refused.menu.choices else ask.menu() if ask is not None else None
    )
    if menu is None or refused.reason == _SURPLUS:
        return ""
    named = ", ".join(presenter.label(choice) for choice in menu.choices[:_NAMED])
    more = len(menu.choices) - _NAMED
    return say("refused-more", choices=named, count=more) if more > 0 else named


def _read(press: Press) -> tuple[str, str, str]:
    """Return the game, the view and the key of a click. Raise `StaleCustomId` if they cannot be read."""
    parts = press.extra.split(":", 2)
    if len(parts) != 3 or parts[0] not in engine.games.names():
        raise StaleCustomId(press.extra)
    return parts[0], parts[1], parts[2]


def _named(ref: RuleRef) -> str:
    return cut(f"{ref.number} {ref.title}", LABEL_LENGTH)


def _listed(title: str, refs: Iterable[RuleRef]) -> str:
    return cut("\n".join((title, *(f"**{ref.number}** {ref.title}" for ref in refs))), _LONGEST)


def _button(label: str, press: Press) -> Button:
    return press_button(ui.Button(label=cut(label, LABEL_LENGTH)), press)


def _to_contents(rules_reader: RulesReader) -> Button:
    return _button(rules_reader.say("button-rulebook-contents"), rules_reader.press(CONTENTS))


def _back(rules_reader: RulesReader, page: RulePage) -> list[Button]:
    return [_button(_named(page.ref), rules_reader.press(PAGE, page.ref.key)), _to_contents(rules_reader)]


def _page_buttons(rules_reader: RulesReader, view: str, key: str, *, number: int, last: int) -> list[Button]:
    """Return the buttons for the previous and the next page."""
    return [
        _button(sign, rules_reader.press(view, key, page=other))
        for sign, other in (("◀", number - 1), ("▶", number + 1))
        if 0 <= other <= last
    ]


def _select(rules_reader: RulesReader, refs: Sequence[RuleRef], placeholder: str) -> Row:
    options = [SelectOption(label=_named(ref), value=ref.key) for ref in refs]
    select = ui.Select[ui.LayoutView](placeholder=rules_reader.say(placeholder), options=options)
    return button_row([press_select(select, rules_reader.press(PICKED))])


def _in_pages(rulings: Sequence[Ruling]) -> list[str]:
    """Return rulings as pages of text, with one ruling a line and as few pages as possible."""
    pages: list[str] = []
    for ruling in rulings:
        line = cut(f"- **{ruling.ref.number}** {ruling.text}", _LONGEST)
        if pages and len(pages[-1]) + len(line) < _LONGEST // 2:
            pages[-1] += f"\n{line}"
        else:
            pages.append(line)
    return pages
