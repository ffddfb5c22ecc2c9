"""The buttons and selects of a board: shows a question's menus within Discord's limits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from discord import ButtonStyle, SelectOption, ui

import engine.games
from bot.answers.corps import corps_button, corps_row
from bot.games.state import GameState
from bot.ui.components import BUTTONS, OPTIONS, Button, Row, Select, button_row, press_button, press_select
from bot.ui.custom_ids import Press, mask_of, write_path
from bot.ui.texts import cut, say
from db.schema.games import ARE_RATED
from engine.core.asks import JOIN, Answer, Ask, Choice, Menu
from engine.core.planning.plans import goals_of, scopes_of
from render.menu_texts import by_name
from render.panel import (
    DESCRIPTION_LENGTH,
    LABEL_LENGTH,
    OPTION_LENGTH,
    PROMPT_LENGTH,
    Opening,
    Panel,
    Shortcut,
    Shortcuts,
)
from render.presenter import Presenter

SELECTS = 3
"""The maximum number of selects shown together; a longer menu gets pages."""
MANY_BUTTONS = 10
"""The maximum number of choices that a menu shows as buttons; a longer menu is a select."""
OPEN = "open"
"""The action of the button that shows all menus of a first board."""
DESTINATION = "to"
"""The slot of menus of destinations, in every game."""
_WHO = 60
"""The maximum number of characters for the names on the button of a ready-made selection."""
_SENTENCE = re.compile(r"(?<=[?.!])\s+")


@dataclass(frozen=True, slots=True)
class Place:
    """A user's place in the tree of menus: the choices so far and the page.

    Choices are stored by their words (`Choice.word`). `hasty` is set if the user came by a shortcut. If `own` or
    `change` is set, the commander's question is not shown.
    """

    path: Answer = ()
    page: int = 0
    picked: tuple[str, ...] = ()
    hasty: bool = False
    own: bool = False
    change: bool = False

    @property
    def at_the_top(self) -> bool:
        """Whether nothing has been chosen yet."""
        return not (self.path or self.page or self.picked)


class Controls:
    """The rows of buttons and select menus under a board with an open question."""

    def __init__(
        self,
        state: GameState,
        presenter: Presenter,
        *,
        advice: Answer | None,
        panel: Panel | None = None,
        shortcuts: Sequence[Shortcuts] = (),
    ) -> None:
        assert state.ask is not None
        self.state = state
        self.ask: Ask = state.ask
        self.presenter = presenter
        self.advice = advice
        self.panel = panel
        self.shortcuts = shortcuts

    # --- the root ---

    def root(self) -> list[Row]:
        """Return the rows of components for the first menu: advice, shortcuts and verbs."""
        if self.state.day_awaited:
            return []  # the calendar begins the day; the finished one is undone with `/siege undo`
        menu = self.ask.menu()
        rows: list[Row] = []
        hidden = {shortcut.verb for shortcut in self.shortcuts if shortcut.complete}
        if self.advice is not None and len(self.advice) == 1:
            hidden.add(self.advice[0])
        if first := [*self.advised(), *self._plans()]:
            rows.append(button_row(first))
        rows += self._picks(self.shortcuts)
        rows += self._corps()
        verbs = [choice for choice in menu.choices if choice.word not in hidden]
        if menu.many or len(verbs) > MANY_BUTTONS:
            ways = [*self._turns(menu, Place()), *self._written(menu)]
            return [*rows, *self._menu(menu, Place()), *map(button_row, filter(None, [ways]))]
        plain = ButtonStyle.secondary
        buttons = [self._go((choice.word,), self._label(choice), style=plain) for choice in verbs]
        return rows + _rows([*buttons, *self._written(menu)])

    def opening(self, opening: Opening) -> list[Button]:
        """Return the buttons of a game's first board."""
        found: list[Button] = []
        if self.advice is not None:
            action = "advised" if len(self.advice) == 1 else "phase"
            found.append(self._button(action, opening.accept, style=ButtonStyle.success))
        found += [self._go(each.path, each.label, style=ButtonStyle.secondary) for each in opening.others]
        return [*found, self._button(OPEN, opening.change, style=ButtonStyle.secondary)]

    def picking(self) -> list[Row]:
        """Return the components of the first menu, without the buttons for advice, plans and undo."""
        menu = self.ask.menu()
        hidden = {shortcut.verb for shortcut in self.shortcuts if shortcut.complete}
        verbs = [choice for choice in menu.choices if choice.word not in hidden]
        rows, written = self._picks(self.shortcuts), self._written(menu)
        if len(verbs) > MANY_BUTTONS:
            return [*rows, *self._menu(menu, Place()), *map(button_row, filter(None, [written]))]
        plain = ButtonStyle.secondary
        return [*rows, *_rows([*(self._go((c.word,), self._label(c), style=plain) for c in verbs), *written])]

    def _written(self, menu: Menu) -> list[Button]:
        """Return the button for typing several orders.

        Return an empty list if the menu accepts no typed orders.
        """
        if menu.typed is None:
            return []
        return [self._elsewhere((), label=say("button-written"))]

    def advised(self) -> list[Button]:
        """Return the advice buttons, for a whole phase, a part of the side, or one answer."""
        if self.advice is None:
            return []
        panel = self.panel
        if len(self.advice) == 1:  # a single word ends the phase, or is the only answer left in it
            found = [self._button("advised", self._words(self.advice), style=ButtonStyle.success)]
        else:
            whole = say("button-phase")
            text = (panel.advised if panel is not None else None) or self._words(self.advice)
            one = say("button-advised", what=text)
            found = [
                self._button("phase", whole, style=ButtonStyle.primary),
                self._button("advised", one, style=ButtonStyle.secondary),
            ]
        if panel is not None and panel.ahead is not None:
            label = say(f"button-{panel.ahead}")
            found.insert(1, self._button(panel.ahead, label, style=ButtonStyle.primary))
        return found

    def _words(self, answer: Answer) -> str:
        return cut(" · ".join(self.labels(answer)), LABEL_LENGTH)

    def _plans(self) -> list[Button]:
        """Return the button that shows the adviser's plans. Return an empty list if there are none."""
        rules = engine.games.find(self.state.system)
        if self.state.counted in ARE_RATED or not goals_of(rules, self.state.view, self.ask):
            return []
        return [self._button("plans", say("button-plans"), style=ButtonStyle.secondary)]

    def _corps(self) -> list[Row]:
        """Return the select menu of the side's corps, or the button that opens it.

        Return an empty list if the side has no corps.
        """
        scopes = scopes_of(engine.games.find(self.state.system), self.state.view, self.ask)
        if not scopes or self.state.counted in ARE_RATED:
            return []
        if self.state.apart:
            return [corps_row(self.state, self.presenter, scopes)]
        return [button_row([corps_button(self.state)])]

    def _picks(self, every: Sequence[Shortcuts], *, at: int = 0) -> list[Row]:
        """Return the shortcuts as selects."""
        rows: list[Row] = []
        for shortcuts in every[:SELECTS]:
            parts = [shortcuts.options[start : start + OPTIONS] for start in range(0, len(shortcuts.options), OPTIONS)]
            for number, part in enumerate(parts[: SELECTS - len(rows)]):
                prompt = self._part(shortcuts.prompt, number, len(parts))
                select = ui.Select[ui.LayoutView](placeholder=prompt, options=[self._shortcut(each) for each in part])
                place = f"{shortcuts.verb}{'-' * at}{number}"
                rows.append(button_row([press_select(select, self._press("short", extra=place))]))
        return rows

    def _shortcut(self, shortcut: Shortcut) -> SelectOption:
        stem = shortcut.path[: shortcut.compared_words or None]
        advised = self.advice is not None and self.advice[: len(stem)] == stem
        return SelectOption(
            label=cut(shortcut.label, OPTION_LENGTH),
            value=write_path(self.ask, shortcut.path),
            description=self._second_line(shortcut.detail, advised=advised),
        )

    def _part(self, prompt: str, number: int, parts: int) -> str:
        if parts > 1:
            room = cut(prompt, PROMPT_LENGTH - 20)
            prompt = say("prompt-part", prompt=room, part=number + 1, parts=parts)
        return cut(prompt, PROMPT_LENGTH)

    # --- further down ---

    def below(self, place: Place) -> list[Row]:
        """Return the rows of buttons and selects for a menu, including the buttons that lead back."""
        menu = self.ask.level(place.path)
        assert menu is not None, "a whole answer has no menu"
        if place.hasty:
            shortcuts = self.presenter.shortcuts(self.state.view, self.ask, path=place.path)
            if shortcuts:
                usual = say("button-exactly")
                ways = button_row(self._ways(menu, place, exactly=shortcuts[0].more(usual, at=len(place.path))))
                others = self.picking() if len(place.path) < self.ask.posted + 1 else []
                return [*self._picks(shortcuts, at=len(place.path)), ways, *others]
        if not self._listed(menu):
            choices = self._by_name(menu) if menu.slot == DESTINATION else menu.choices
            rows = _rows(self._go((*place.path, choice.word), self._label(choice)) for choice in choices)
        else:
            rows = self._menu(menu, place)
        others = self.picking() if place.path and len(place.path) == self.ask.posted else []
        return [*rows, button_row(self._ways(menu, place)), *others]

    def question(self, place: Place) -> str:
        """Return the text of the question at `place`, without the sentence that its select menu already shows."""
        asked = self.presenter.prompt(self.ask, place.path)
        menu = self.ask.level(place.path)
        if menu is None or not (place.hasty or self._listed(menu)):
            return asked
        return asked.removeprefix(first_sentence(asked)).strip()

    def _listed(self, menu: Menu) -> bool:
        """Return whether a menu is shown as a select instead of buttons."""
        return menu.many or len(menu.choices) > MANY_BUTTONS or self._described(menu)

    def _described(self, menu: Menu) -> bool:
        return any(self.presenter.description(choice) for choice in menu.choices)

    def _menu(self, menu: Menu, place: Place) -> list[Row]:
        rows: list[Row] = []
        if menu.many:
            taken = self._taken(menu, place)
            if taken:
                rows.append(button_row(taken))
        pages = _pages(menu)
        beside = range(pages) if _beside(menu) else (place.page,)
        selects = [self._select(menu, replace(place, page=page), parts=len(beside)) for page in beside]
        return [*rows, *(button_row([select]) for select in selects)]

    def _elsewhere(self, path: Answer, *, label: str = "") -> Button:
        """Return the button that opens a form for typing a choice that is not listed."""
        text = label or say("button-elsewhere")
        return press_button(ui.Button(label=text), self._press("elsewhere", path=path))

    def _taken(self, menu: Menu, place: Place) -> list[Button]:
        """Return buttons that each select several choices in a menu."""
        sets = {
            "button-take": place.picked,
            "button-preset": menu.preset if len(menu.preset) < len(menu.choices) else (),
            "button-all": tuple(choice.word for choice in menu.choices),
        }
        found: dict[str, Button] = {}
        for key, words in sets.items():
            mask = mask_of(menu, words)
            if mask in found or not may_be_said(menu, words):
                continue
            alone = len(menu.choices) == 1
            label = self._label(menu.choices[0]) if alone else self._taking(key, menu, words)
            style = ButtonStyle.success if not found else ButtonStyle.primary
            found[mask] = self._go((*place.path, JOIN.join(words)), label, style=style)
        return list(found.values())

    def _taking(self, key: str, menu: Menu, words: tuple[str, ...]) -> str:
        """Return the label of a button that selects several counters at once."""
        who = ", ".join(self._label(choice) for choice in menu.choices if choice.word in words)
        return say(key, count=len(words), who=cut(who, _WHO))

    def _select(self, menu: Menu, place: Place, *, parts: int) -> Select:
        advised = self.advice[len(place.path)] if self._on_advised_way(place.path) and self.advice else ""
        listed = self._by_name(menu, advised) if menu.slot == DESTINATION else menu.choices
        shown = listed[place.page * OPTIONS : (place.page + 1) * OPTIONS]
        here = {choice.word for choice in shown}
        elsewhere = tuple(word for word in place.picked if word not in here)
        paged = len(menu.choices) > OPTIONS
        prompt = first_sentence(self.presenter.prompt(self.ask, place.path))
        select = ui.Select[ui.LayoutView](
            placeholder=self._part(prompt, place.page, parts),
            min_values=1 if not menu.many else (0 if paged else menu.least),
            max_values=min(menu.most, len(shown)) if menu.many else 1,
            options=[
                self._option(
                    menu.choices.index(choice),
                    choice,
                    picked=choice.word in place.picked,
                    advised=choice.word == advised,
                )
                for choice in shown
            ],
        )
        press = self._press("pick", path=place.path, page=place.page, extra=mask_of(menu, elsewhere))
        return press_select(select, press)

    def _by_name(self, menu: Menu, advised: str = "") -> list[Choice]:
        """Return the menu's destinations in display order: the advised one first, then by name.

        Each option keeps its number in the menu, because older messages refer to it.
        """
        return sorted(by_name(menu.choices, self._label), key=lambda choice: choice.word != advised)

    def _option(self, number: int, choice: Choice, *, picked: bool, advised: bool) -> SelectOption:
        described = self.presenter.description(choice)
        return SelectOption(
            label=self._label(choice),
            value=option_value(number, choice.word),
            description=self._second_line(described, advised=advised),
            default=picked,
        )

    def _second_line(self, described: str | None, *, advised: bool) -> str | None:
        if advised:
            sign = say("option-advised")
            described = f"{sign} · {described}" if described else sign
        return cut(described, DESCRIPTION_LENGTH) if described else None

    def _on_advised_way(self, path: Answer) -> bool:
        return self.advice is not None and len(self.advice) > len(path) and self.advice[: len(path)] == path

    def _turns(self, menu: Menu, place: Place) -> list[Button]:
        pages = 1 if _beside(menu) else _pages(menu)
        return [
            self._turn(menu, place, page, say(key, page=page + 1, pages=pages))
            for page, key in ((place.page - 1, "button-previous"), (place.page + 1, "button-next"))
            if 0 <= page < pages
        ]

    def _ways(self, menu: Menu, place: Place, *, exactly: str | None = None) -> list[Button]:
        ways = self._turns(menu, place)
        if _typed_too(menu):
            ways.append(self._elsewhere(place.path))
        if place.hasty and not menu.many and exactly != "":
            ways.append(self._go(place.path, exactly or say("button-exactly")))
        back = self.before(place.path)
        if back and not place.hasty:
            ways.append(self._go(back, say("button-back"), style=ButtonStyle.secondary))
        ways.append(self._go((), say("button-top")))
        return ways

    def _turn(self, menu: Menu, place: Place, page: int, label: str) -> Button:
        press = self._press("go", path=place.path, page=page, extra=mask_of(menu, place.picked))
        return press_button(ui.Button(label=cut(label, LABEL_LENGTH)), press)

    # --- ways through the tree ---

    def before(self, path: Answer) -> Answer:
        """Shorten `path` to the last place where the user had a choice."""
        shorter = path[:-1]
        while shorter and forward(self.ask, shorter) != shorter:
            shorter = shorter[:-1]
        return shorter

    def labels(self, path: Answer) -> list[str]:
        """Return a label for each step of a path. Choices made in one step share a label."""
        parts = []
        for place, word in enumerate(path):
            menu = self.ask.level(path[:place])
            assert menu is not None
            words = menu.split(word)
            choices = [choice for choice in map(menu.find, words) if choice is not None]
            if len(choices) == len(menu.choices) > 1:
                parts.append(say("said-all", count=len(choices)))
            else:
                parts.append(", ".join(self._label(choice) for choice in choices))
        return parts

    # --- the components ---

    def _label(self, choice: Choice) -> str:
        return cut(self.presenter.label(choice), LABEL_LENGTH)

    def _press(self, action: str, *, path: Answer = (), page: int = 0, extra: str = "") -> Press:
        return Press(action, self.state.id, self.state.version, write_path(self.ask, path), page, extra)

    def _button(self, action: str, label: str, *, style: ButtonStyle) -> Button:
        return press_button(ui.Button(label=cut(label, LABEL_LENGTH), style=style), self._press(action))

    def _go(self, path: Answer, label: str, *, style: ButtonStyle | None = None) -> Button:
        if style is None:
            advised = bool(path) and self.advice is not None and self.advice[: len(path)] == path
            style = ButtonStyle.primary if advised else ButtonStyle.secondary
            label = say("button-way", what=label) if advised else label
        button = ui.Button[ui.LayoutView](label=cut(label, LABEL_LENGTH), style=style)
        return press_button(button, self._press("go", path=path))


def forward(ask: Ask, path: Answer) -> Answer:
    """Return `path`, extended through every menu that has only one choice."""
    while True:
        menu = ask.level(path)
        if menu is None or menu.many or menu.typed is not None or len(menu.choices) != 1:
            return path
        if menu.choices[0].then is None:
            return path
        path = (*path, menu.choices[0].word)


def first_sentence(text: str) -> str:
    """Return the first sentence of a text, for a select's placeholder."""
    return _SENTENCE.split(text, maxsplit=1)[0]


def _typed_too(menu: Menu) -> bool:
    """Return whether a menu has a form for typing a choice."""
    many = menu.slot == DESTINATION and len(menu.choices) > OPTIONS
    return not menu.many and (menu.typed is not None or many)


def _pages(menu: Menu) -> int:
    return -(-len(menu.choices) // OPTIONS)


def _beside(menu: Menu) -> bool:
    """Return whether a menu is too long for one select menu and is shown as several."""
    return not menu.many and 1 < _pages(menu) <= SELECTS


def may_be_said(menu: Menu, words: tuple[str, ...]) -> bool:
    """Return whether the choices with these `words` can be made together."""
    if not words or not menu.least <= len(words) <= menu.most:
        return False
    return menu.fits is None or menu.fits(words) is None


def option_value(number: int, word: str) -> str:
    """Return the value of a select option: its position in the menu and the start of its word.

    The word reveals whether the menu has changed since.
    """
    return cut(f"{number}~{word}", 100)


def option_word(menu: Menu, value: str) -> str | None:
    """Return the word of the choice that an option's value stands for. Return None if the menu has changed."""
    number = value.partition("~")[0]
    if not number.isdecimal() or int(number) >= len(menu.choices):
        return None
    word = menu.choices[int(number)].word
    return word if option_value(int(number), word) == value else None


def _rows(items: Iterable[Button]) -> list[Row]:
    every = list(items)
    return [button_row(every[start : start + BUTTONS]) for start in range(0, len(every), BUTTONS)]
