"""Odds for whoever asks: a private sheet of one roll, or of two side by side, with the way to every other.

Nothing here decides anything: spectators look as players do. A sheet belongs to the position that it was made for; its
selects are answered as long as nothing has been decided since.
"""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import discord
from discord import SelectOption, ui

from bot.controls import Handler, PressButton, PressSelect, Row, Values
from bot.faults import AlreadyDecided
from bot.menus import OPTIONS, button_row
from bot.notes import whisper
from bot.orders import Speech, Suggestion, suggestion
from bot.presses import Misread, Press, read_path, write_path
from bot.state import GameState
from bot.words import cut, reader, say
from engine.core.ask import Answer, Ask, Choice, Menu, Refused
from render.odds import OddsSheet, alt, side_by_side, whole
from render.panel import ALT_LENGTH, DESCRIPTION_LENGTH, PROMPT_LENGTH
from render.presenter import Presenter

if TYPE_CHECKING:
    from bot.house import House

Interaction = discord.Interaction[Any]

PICTURE = "odds.png"
ANSWERED = frozenset({"oddspick", "oddswith"})
"""The presses that change the sheet on which they stand."""
_TEXT = 3_800
_OPTION = 100
_COLOUR = 0x345C80
_FURTHER = 12
"""So many other rolls a comparison offers beside the sheet's nearest kin."""


@dataclass(frozen=True, slots=True)
class Look:
    """What somebody looks at: the game, its Ask of odds, one subject and perhaps another, in a language."""

    state: GameState
    presenter: Presenter
    odds: Ask
    subject: Answer
    other: Answer | None
    locale: str
    named: dict[Answer, str] = field(default_factory=dict, repr=False)

    def label(self, path: Answer) -> str:
        """The last word of a path as it is labelled."""
        if path not in self.named:
            menu = self.odds.level(path[:-1])
            choice = menu.find(path[-1]) if menu is not None else None
            said = self.presenter.label(choice, locale=self.locale) if choice is not None else path[-1]
            self.named[path] = said
        return self.named[path]

    def labels(self, path: Answer) -> str:
        """A path in words."""
        return cut(" › ".join(self.label(path[: place + 1]) for place in range(len(path))), _OPTION)

    def sheets(self) -> list[OddsSheet]:
        """The sheet, or the two that are compared."""
        assert self.state.ask is not None
        view, ask, tell = self.state.view, self.state.ask, self.presenter.odds
        subjects = [self.subject] if self.other is None else [self.subject, self.other]
        return [tell(view, ask, subject, locale=self.locale) for subject in subjects]


class Chances:
    """Answers whoever wants to know the odds."""

    def __init__(self, house: House) -> None:
        self.house = house

    def handlers(self) -> dict[str, Handler]:
        """The actions of presses that look at odds."""
        return {"odds": self._open, "oddspick": self._pick, "oddswith": self._compare}

    # --- presses ---

    async def _open(self, interaction: Interaction, press: Press, _: Values) -> None:
        """The board's button: the roll that is advised, or the next one."""
        await self.show(interaction, await self.house.service.position(press.game), pictured=True)

    async def _pick(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Another subject, from a select or a button of a sheet."""
        state, odds = await self._again(press)
        subject = _whole(odds, read_path(odds, values[0] if values else press.path))
        await self._redraw(interaction, self._look(interaction, state, odds, subject, None))

    async def _compare(self, interaction: Interaction, press: Press, values: Values) -> None:
        state, odds = await self._again(press)
        subject, other = read_path(odds, press.path), _whole(odds, read_path(odds, values[0] if values else ""))
        await self._redraw(interaction, self._look(interaction, state, odds, _whole(odds, subject), other))

    async def _again(self, press: Press) -> tuple[GameState, Ask]:
        state = await self.house.service.position(press.game)
        odds = self.house.find(state.system).odds_ask(state.view, state.ask) if state.ask is not None else None
        if state.version != press.version or odds is None:
            raise AlreadyDecided(state.id)
        return state, odds

    async def _redraw(self, interaction: Interaction, look: Look) -> None:
        """The same private message with another sheet; the press has been acknowledged."""
        sheets = look.sheets()
        file = await self._picture(look, sheets)
        view = layout(look, sheets, pictured=file is not None)
        await interaction.edit_original_response(view=view, attachments=[file] if file is not None else [])

    # --- commands ---

    async def show(
        self,
        interaction: Interaction,
        state: GameState,
        *,
        said: Mapping[str, str | None] | None = None,
        compare: str | None = None,
        pictured: bool,
    ) -> None:
        """A sheet of what is said, or of what is rolled next. Raises `Refused` for what cannot be rolled."""
        locale, presenter = reader(interaction), self.house.find(state.system)
        odds = presenter.odds_ask(state.view, state.ask) if state.ask is not None else None
        if odds is None:
            await whisper(interaction, say("odds-over", locale=locale))
            return
        speech = Speech(odds, presenter, locale)
        named = {slot: text for slot, text in (said or {}).items() if text}
        if not named and not _root(odds).choices:
            await whisper(interaction, say("odds-nothing-to-roll", locale=locale))
            return
        subject = subject_said(speech, named) if named else self._next(state, presenter, odds)
        other = _other(speech, compare, subject) if compare else None
        look = self._look(interaction, state, odds, subject, other)
        if pictured:
            await interaction.response.defer(ephemeral=True, thinking=True)
        sheets = look.sheets()
        file = await self._picture(look, sheets) if pictured else None
        overview = () if named or other else presenter.odds_overview(state.view, locale=locale)
        view = layout(look, sheets, pictured=file is not None, overview=overview)
        files = [file] if file is not None else []
        if interaction.response.is_done():
            await interaction.followup.send(view=view, files=files, ephemeral=True)
        else:
            await interaction.response.send_message(view=view, ephemeral=True)

    def _next(self, state: GameState, presenter: Presenter, odds: Ask) -> Answer:
        """The roll that the steward's advice is about, or else the first."""
        assert state.ask is not None
        advice = self.house.service.advise(state) if presenter.odds_near(state.view, state.ask) else None
        advised = presenter.odds_subject(state.view, state.ask, advice) if advice is not None else None
        return _whole(odds, advised or ())

    def _look(
        self, interaction: Interaction, state: GameState, odds: Ask, subject: Answer, other: Answer | None
    ) -> Look:
        return Look(state, self.house.find(state.system), odds, subject, other, reader(interaction))

    async def _picture(self, look: Look, sheets: Sequence[OddsSheet]) -> discord.File | None:
        drawn = await self.house.boards.artist.bars(look.presenter, sheets)
        return discord.File(io.BytesIO(drawn), PICTURE) if drawn is not None else None

    # --- suggestions ---

    def suggest(
        self, state: GameState, slot: str, typed: str, said: Mapping[str, str | None], *, locale: str
    ) -> list[Suggestion]:
        """What may be typed for a slot of the command, given what the others hold."""
        presenter = self.house.find(state.system)
        odds = presenter.odds_ask(state.view, state.ask) if state.ask is not None else None
        if odds is None:
            return []
        speech = Speech(odds, presenter, locale)
        if slot == "compare":
            every = ((subject, " › ".join(labels_of(speech, subject))) for subject in odds.answers())
            wanted = typed.casefold().split()
            fits = [
                suggestion(label, write_path(odds, subject))
                for subject, label in every
                if all(word in label.casefold() for word in wanted)
            ]
            return fits[:OPTIONS]
        if slot != "what" and not said.get("what") and _root(odds).choices:
            said = {**said, "what": _root(odds).choices[0].word}
        return speech.suggest_slot(slot, typed, said)


# --- subjects -------------------------------------------------------------------------------------------------------


def subject_said(speech: Speech, said: Mapping[str, str]) -> Answer:
    """The subject that words name: without «what», the first kind of roll that they fit. Raises `Refused`."""
    if "what" in said:
        return speech.filled(said)
    refused: Refused | None = None
    for choice in _root(speech.ask).choices:
        try:
            return speech.filled({**said, "what": choice.word})
        except Refused as error:
            refused = refused or error
    if refused is None:
        facts = {"word": next(iter(said.values())), "slot": "what"}
        raise Refused("not-an-option", rule=speech.ask.rule, facts=facts).at(_root(speech.ask))
    raise refused


def _root(odds: Ask) -> Menu:
    """The first menu; an Ask builds each once for whoever asks for it by its place."""
    root = odds.level(())
    assert root is not None
    return root


def _whole(odds: Ask, path: Answer) -> Answer:
    """A subject that begins with the words of a path: at every further menu the first choice. Raises `Misread`."""
    try:
        while (menu := odds.level(path)) is not None:
            if not menu.choices:
                raise Misread("/".join(path))
            path = (*path, menu.choices[0].word)
    except Refused as refused:
        raise Misread("/".join(path)) from refused
    return path


def _other(speech: Speech, text: str, subject: Answer) -> Answer | None:
    """What a subject shall be compared with: as a suggestion gives it, or by words of its label. Raises `Refused`."""
    odds = speech.ask
    try:
        found: Answer | None = _whole(odds, read_path(odds, text))
    except (Misread, ValueError):
        wanted = text.casefold().split()
        every = (other for other in odds.answers() if other != subject)
        found = next((one for one in every if all(word in _heard(speech, one) for word in wanted)), None)
    if found is None:
        facts = {"word": cut(text, _OPTION), "slot": "what"}
        raise Refused("not-an-option", rule=odds.rule, facts=facts).at(_root(odds))
    return found if found != subject else None


def _heard(speech: Speech, subject: Answer) -> str:
    return " ".join((*labels_of(speech, subject), *subject)).casefold()


def labels_of(speech: Speech, path: Answer) -> list[str]:
    """The words of a path as they are labelled."""
    said = []
    for place, word in enumerate(path):
        menu = speech.ask.level(path[:place])
        choice = menu.find(word) if menu is not None else None
        said.append(speech.label(choice) if choice is not None else word)
    return said


# --- the message ----------------------------------------------------------------------------------------------------


def layout(look: Look, sheets: Sequence[OddsSheet], *, pictured: bool, overview: Sequence[str] = ()) -> ui.LayoutView:
    """The sheet in words, its picture, and the ways to other rolls."""
    locale = look.locale
    text = whole(sheets[0], locale=locale) if len(sheets) == 1 else side_by_side(sheets, locale=locale)
    if len(overview) > 1:
        text += "\n".join(("", say("odds-overview", locale=locale), *(f"- {line}" for line in overview)))
    box = ui.Container[ui.LayoutView](accent_colour=_COLOUR)
    if pictured:
        gallery = ui.MediaGallery[ui.LayoutView]()
        described = cut(alt(sheets, locale=locale), ALT_LENGTH)
        gallery.add_item(media=f"attachment://{PICTURE}", description=described)
        box.add_item(gallery)
    box.add_item(ui.TextDisplay(cut(text, _TEXT)))
    for row in _rows(look):
        box.add_item(row)
    return ui.LayoutView(timeout=None).add_item(box)


def _rows(look: Look) -> list[Row]:
    groups = _groups(look.odds)
    here = groups.index(look.subject[:-1])
    page = here // OPTIONS
    rows: list[Row] = []
    if len(groups) > 1:
        pages = -(-len(groups) // OPTIONS)
        placeholder = say("odds-placeholder", locale=look.locale, page=page + 1, pages=pages)
        rows.append(_select(look, "oddspick", placeholder, _group_options(look, groups, page)))
    kin = look.odds.level(look.subject[:-1])
    assert kin is not None, "a subject has a last menu"
    if len(kin.choices) > 1:
        options = _kin_options(look, kin)
        rows.append(_select(look, "oddspick", say("odds-placeholder-last", locale=look.locale), options, extra="k"))
    others = _comparisons(look, kin, groups)
    if others:
        options = [_option(look, subject) for subject in others]
        rows.append(_select(look, "oddswith", say("odds-compare", locale=look.locale), options))
    buttons = _turns(look, groups, page)
    if look.other is not None:
        alone = ui.Button[ui.LayoutView](label=say("button-odds-alone", locale=look.locale))
        buttons.append(PressButton(alone, _press(look, "oddspick", look.subject, extra="a")))
    return [*rows, button_row(buttons)] if buttons else rows


def _groups(odds: Ask) -> list[Answer]:
    """Every subject without its last word, once."""
    return list(dict.fromkeys(subject[:-1] for subject in odds.answers()))


def _group_options(look: Look, groups: Sequence[Answer], page: int) -> list[SelectOption]:
    shown = groups[page * OPTIONS : (page + 1) * OPTIONS]
    return [
        SelectOption(
            label=look.labels(group),
            value=write_path(look.odds, group),
            default=group == look.subject[:-1],
        )
        for group in shown
    ]


def _kin_options(look: Look, kin: Menu) -> list[SelectOption]:
    """The last menu's choices around the present one."""
    words = [choice.word for choice in kin.choices]
    start = words.index(look.subject[-1]) // OPTIONS * OPTIONS
    return [
        SelectOption(
            label=cut(look.label((*look.subject[:-1], choice.word)), _OPTION),
            value=write_path(look.odds, (*look.subject[:-1], choice.word)),
            description=_described(look, choice),
            default=choice.word == look.subject[-1],
        )
        for choice in kin.choices[start : start + OPTIONS]
    ]


def _described(look: Look, choice: Choice) -> str | None:
    said = look.presenter.description(choice, locale=look.locale)
    return cut(said, DESCRIPTION_LENGTH) if said else None


def _comparisons(look: Look, kin: Menu, groups: Sequence[Answer]) -> list[Answer]:
    """The other choices of the last menu, then the first of every other group."""
    near = [(*look.subject[:-1], choice.word) for choice in kin.choices if choice.word != look.subject[-1]]
    near = near[: OPTIONS - _FURTHER]
    further = [_whole(look.odds, group) for group in groups if group != look.subject[:-1]]
    return [*near, *further][:OPTIONS]


def _option(look: Look, subject: Answer) -> SelectOption:
    return SelectOption(label=look.labels(subject), value=write_path(look.odds, subject), default=subject == look.other)


def _select(look: Look, action: str, placeholder: str, options: list[SelectOption], *, extra: str = "") -> Row:
    select = ui.Select[ui.LayoutView](placeholder=cut(placeholder, PROMPT_LENGTH), options=options)
    return button_row([PressSelect(select, _press(look, action, look.subject, extra=extra))])


def _press(look: Look, action: str, subject: Answer, *, extra: str = "") -> Press:
    return Press(action, look.state.id, look.state.version, write_path(look.odds, subject), extra=extra)


def _turns(look: Look, groups: Sequence[Answer], page: int) -> list[PressButton]:
    """To the pages before and after, where there are more groups than a select holds."""
    pages = -(-len(groups) // OPTIONS)
    found = []
    for other, key in ((page - 1, "button-previous"), (page + 1, "button-next")):
        if 0 <= other < pages:
            label = say(key, locale=look.locale, page=other + 1, pages=pages)
            subject = _whole(look.odds, groups[other * OPTIONS])
            found.append(PressButton(ui.Button(label=label), _press(look, "oddspick", subject, extra=key[7])))
    return found
