"""Writes messages with the odds of one or two rolls, as text and chart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from discord import SelectOption, ui

from bot.answers.typed import TypedAnswers
from bot.games.state import GameState
from bot.ui.components import OPTIONS, Layout, Row, button_row, press_button, press_select
from bot.ui.custom_ids import Press, StaleCustomId, write_path
from bot.ui.texts import cut, say
from engine.core.asks import Answer, Ask, Choice, Menu, Refused
from render.odds import OddsSheet, alt, side_by_side, whole
from render.panel import ALT_LENGTH, DESCRIPTION_LENGTH, PROMPT_LENGTH
from render.presenter import Presenter

PICTURE = "odds.png"
_TEXT = 3_800
_OPTION = 100
_COLOUR = 0x345C80
_NEAR = 13
"""The maximum number of choices of the same menu that a comparison offers before it offers other rolls."""


@dataclass(slots=True)
class PositionOdds:
    """The odds of the rolls in a position, in one language. They are computed when needed."""

    state: GameState
    presenter: Presenter
    odds: Ask
    _labels: dict[Answer, str] = field(default_factory=dict, repr=False)
    _described: dict[Answer, str | None] = field(default_factory=dict, repr=False)
    _written: dict[Answer, str] = field(default_factory=dict, repr=False)
    _sheets: dict[Answer, OddsSheet] = field(default_factory=dict, repr=False)
    _overview: tuple[str, ...] | None = None

    @property
    def root(self) -> Menu:
        """The first menu, with the kinds of rolls."""
        root = self.odds.level(())
        assert root is not None
        return root

    @property
    def typed_answers(self) -> TypedAnswers:
        """The parser for typed text in these menus."""
        return TypedAnswers(self.odds, self.presenter)

    @property
    def overview(self) -> tuple[str, ...]:
        """The lines of the overview, one for each place of contact."""
        if self._overview is None:
            self._overview = self.presenter.odds_overview(self.state.view)
        return self._overview

    def sheet(self, subject: Answer) -> OddsSheet:
        """Return the odds of the roll that `subject` selects."""
        if subject not in self._sheets:
            assert self.state.ask is not None
            sheet = self.presenter.odds(self.state.view, self.state.ask, subject)
            self._sheets[subject] = sheet
        return self._sheets[subject]

    def whole(self, path: Answer) -> Answer:
        """Return the first complete roll that begins with `path`. Raise `StaleCustomId` if there is none."""
        try:
            while (menu := self.odds.level(path)) is not None:
                if not menu.choices:
                    raise StaleCustomId("/".join(path))
                path = (*path, menu.choices[0].word)
        except Refused as refused:
            raise StaleCustomId("/".join(path)) from refused
        return path

    def groups(self) -> list[Answer]:
        """Return the groups of rolls that differ only in their last choice.

        A group is the part of the answer that its rolls share.
        """
        return list(dict.fromkeys(subject[:-1] for subject in self.odds.answers()))

    def write(self, path: Answer) -> str:
        """Return a path of choices as text for a custom id."""
        if path not in self._written:
            self._written[path] = write_path(self.odds, path)
        return self._written[path]

    def label(self, path: Answer) -> str:
        """Return the label of a path's last choice."""
        if path not in self._labels:
            choice = self._choice(path)
            label = self.presenter.label(choice) if choice is not None else path[-1]
            self._labels[path] = cut(label, _OPTION)
        return self._labels[path]

    def labels(self, path: Answer) -> str:
        """Return the labels of all choices in a path as one text."""
        parts = [self.label(path[: place + 1]) for place in range(len(path))]
        return cut(" › ".join(label for label, _ in groupby(parts)), _OPTION)  # a repeated zone is named once

    def described(self, path: Answer) -> str | None:
        """Return an option's description; None if it has none."""
        if path not in self._described:
            choice = self._choice(path)
            text = self.presenter.description(choice) if choice is not None else None
            self._described[path] = cut(text, DESCRIPTION_LENGTH) if text else None
        return self._described[path]

    def _choice(self, path: Answer) -> Choice | None:
        menu = self.odds.level(path[:-1])
        return menu.find(path[-1]) if menu is not None else None


@dataclass(frozen=True, slots=True)
class OddsView:
    """The contents of an odds message: one roll or two, and whether there is a picture."""

    odds: PositionOdds
    subject: Answer
    other: Answer | None = None
    pictured: bool = True

    def sheets(self) -> list[OddsSheet]:
        """Return the odds of the roll, or of both rolls that are compared."""
        return [self.odds.sheet(subject) for subject in (self.subject, self.other) if subject is not None]

    def layout(self, *, pictured: bool, overview: Sequence[str] = ()) -> ui.LayoutView:
        """Return the message: picture, text, and select menus for other rolls.

        `overview` describes each place in a line, for readers without a picture.
        """
        sheets = self.sheets()
        text = whole(sheets[0], drawn=pictured) if len(sheets) == 1 else side_by_side(sheets, drawn=pictured)
        if len(overview) > 1 and not pictured:
            text += "\n".join(("", say("odds-overview"), *(f"- {line}" for line in overview)))
        box = ui.Container[ui.LayoutView](accent_colour=_COLOUR)
        if pictured:
            past_boards = ui.MediaGallery[ui.LayoutView]()
            described = cut(alt(sheets), ALT_LENGTH)
            past_boards.add_item(media=f"attachment://{PICTURE}", description=described)
            box.add_item(past_boards)
        box.add_item(ui.TextDisplay(cut(text, _TEXT)))
        for row in self._rows():
            box.add_item(row)
        return Layout().add_item(box)

    # --- selects and buttons of other rolls ---

    def _rows(self) -> list[Row]:
        book, groups = self.odds, self.odds.groups()
        page = groups.index(self.subject[:-1]) // OPTIONS
        rows: list[Row] = []
        if len(groups) > 1:
            pages = -(-len(groups) // OPTIONS)
            only = say("odds-placeholder-only")
            placeholder = say("odds-placeholder", page=page + 1, pages=pages) if pages > 1 else only
            rows.append(self._select("oddspick", placeholder, self._group_options(groups, page)))
        alternatives = [(*self.subject[:-1], word) for word in self._alternatives()]
        if len(alternatives) > 1:
            placeholder = say("odds-placeholder-last")
            rows.append(self._select("oddspick", placeholder, self._alternative_options(alternatives), extra="k"))
        others = self._comparisons(alternatives, groups)
        if others:
            options = [self._option(book.labels(other), other, chosen=other == self.other) for other in others]
            rows.append(self._select("oddswith", say("odds-compare"), options))
        buttons = self._buttons(groups, page)
        return [*rows, button_row(buttons)] if buttons else rows

    def _alternatives(self) -> list[str]:
        """Return all choices in the menu from which the shown roll was selected."""
        menu = self.odds.odds.level(self.subject[:-1])
        assert menu is not None, "a subject has a last menu"
        return [choice.word for choice in menu.choices]

    def _group_options(self, groups: Sequence[Answer], page: int) -> list[SelectOption]:
        shown = groups[page * OPTIONS : (page + 1) * OPTIONS]
        here = self.subject[:-1]
        return [self._option(self.odds.labels(group), group, chosen=group == here) for group in shown]

    def _alternative_options(self, alternatives: Sequence[Answer]) -> list[SelectOption]:
        """Return the select options around the current roll."""
        start = alternatives.index(self.subject) // OPTIONS * OPTIONS
        return [
            self._option(self.odds.label(one), one, chosen=one == self.subject, described=self.odds.described(one))
            for one in alternatives[start : start + OPTIONS]
        ]

    def _option(self, label: str, path: Answer, *, chosen: bool, described: str | None = None) -> SelectOption:
        return SelectOption(label=label, value=self.odds.write(path), description=described, default=chosen)

    def _comparisons(self, alternatives: Sequence[Answer], groups: Sequence[Answer]) -> list[Answer]:
        """Return the rolls to compare with, the same menu's first."""
        near = [other for other in alternatives if other != self.subject][:_NEAR]
        further = [self.odds.whole(group) for group in groups[:OPTIONS] if group != self.subject[:-1]]
        if self.other is not None and self.other not in (*near, *further):
            near.insert(0, self.other)
        return [*near, *further][:OPTIONS]

    def _select(self, action: str, placeholder: str, options: list[SelectOption], *, extra: str = "") -> Row:
        select = ui.Select[ui.LayoutView](placeholder=cut(placeholder, PROMPT_LENGTH), options=options)
        return button_row([press_select(select, self._press(action, self.subject, extra=extra))])

    def _press(self, action: str, subject: Answer, *, extra: str) -> Press:
        state, page = self.odds.state, 0 if self.pictured else 1
        return Press(action, state.id, state.version, self.odds.write(subject), page=page, extra=extra)

    def _buttons(self, groups: Sequence[Answer], page: int) -> list[ui.Item[Any]]:
        """Return the buttons that turn pages and that leave a comparison."""
        pages = -(-len(groups) // OPTIONS)
        found: list[ui.Item[Any]] = []
        for other, key in ((page - 1, "button-previous"), (page + 1, "button-next")):
            if 0 <= other < pages:
                label = say(key, page=other + 1, pages=pages)
                subject = self.odds.whole(groups[other * OPTIONS])
                found.append(press_button(ui.Button(label=label), self._press("oddspick", subject, extra=str(other))))
        if self.other is not None:
            alone = ui.Button[ui.LayoutView](label=say("button-odds-alone"))
            found.append(press_button(alone, self._press("oddspick", self.subject, extra="a")))
        return found
