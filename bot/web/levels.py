"""The menus of a question on the web page, with shapes to click on the picture.

Each click adds a choice to the path. `Ask.level` returns the next menu.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Protocol

from bot.boards.decisions import unfinished_text
from bot.games.turn import unfinished
from bot.ui.errors import harmless
from engine.core.asks import JOIN, Answer, Ask, Choice, Menu, Refused
from render.odds import OddsSheet
from render.overlay import Overlay
from render.presenter import Presenter
from render.touch import Points, Shape

Json = dict[str, Any]

_SAID = 2
"""The maximum number of different texts that are shown about several choices; more would say little about each."""


class Position(Protocol):
    """The data about a game that its menus need, as one side sees the game."""

    @property
    def view(self) -> Any:
        """The game as the side with the question sees it."""

    @property
    def ask(self) -> Ask | None:
        """The open question."""

    @property
    def progress(self) -> tuple[int, int]:
        """The period and the phase."""

    @property
    def sides(self) -> Collection[Any]:
        """The sides of a game; empty for a game with one side."""


class Levels:
    """Builds the menus of a game's open question in the current language.

    `plain` is a function that removes Discord's markup from a text.
    """

    def __init__(self, state: Position, presenter: Presenter, *, plain: Callable[[str], str]) -> None:
        assert state.ask is not None
        self._plain = plain
        self.state, self.ask, self.presenter = state, state.ask, presenter

    def at(self, path: Answer, *, all_: bool = False) -> Json:
        """Return the menu after the choices in `path`, or the answer to confirm.

        Single choices and default selections are taken automatically unless `all_` is set. Raise `Refused` if a choice
        is not legal.
        """
        path, kept = (path, None) if all_ else self._forward(path)
        menu = self.ask.level(path)
        if menu is None:
            return self._confirm(path, kept)
        first = None if path or all_ else self._first_with_places(menu)
        if first is None:
            return {**self._level(path, menu), **self._change(kept)}
        below = self.ask.under((first.word,), first)
        return {**self._level((first.word,), below), "verbs": [self._choice((), each, {}) for each in menu.choices]}

    def points(self, path: Answer, points: Points) -> Json:
        """Return the choices at the clicked points. If there are none, return the reason.

        Raise `Refused` if the path is not legal.
        """
        menu = self.ask.level(path)
        if menu is None or menu.typed is None:
            return {"choices": [], "shapes": [], "refusal": ""}
        shapes: dict[Shape, int] = {}
        found: dict[str, Json] = {}
        why: Refused | None = None
        for word in self.presenter.words_at(self.state.view, self.ask, path, points):
            choice = menu.find(word)
            if choice is not None:
                found.setdefault(choice.word, self._choice(path, choice, shapes))
            elif why is None and menu.why_not is not None:
                why = menu.why_not(word)
        refusal = self._plain(self.presenter.refusal(harmless(why))) if why is not None and not found else ""
        return {"choices": list(found.values()), "shapes": list(shapes), "refusal": refusal}

    def _forward(self, path: Answer) -> tuple[Answer, Answer | None]:
        """Extend `path` by single choices and default selections.

        Also return the path before the first default selection, or None if there was none.
        """
        kept: Answer | None = None
        while path and (menu := self.ask.level(path)) is not None:
            if menu.preset and menu.least <= len(menu.preset) <= menu.most:
                word = JOIN.join(menu.preset) if menu.many else menu.preset[0]
            elif len(menu.choices) == 1 and menu.typed is None and menu.least <= 1:
                word = menu.choices[0].word
            else:
                break
            if kept is None and (len(menu.choices) > 1 or menu.typed is not None):
                kept = path
            path = (*path, word)
        return path, kept

    def _first_with_places(self, menu: Menu) -> Choice | None:
        """Return the first choice whose submenu can be answered by a click on the picture.

        Return None if there is none, or if `menu` itself can be answered this way.
        """
        if menu.many or menu.typed is not None or any(self._shapes((), each) for each in menu.choices):
            return None
        for choice in menu.choices:
            if choice.then is None:
                continue
            below = self.ask.under((choice.word,), choice)
            if any(self._shapes((choice.word,), each) for each in below.choices[:1]):
                return choice
        return None

    def _level(self, path: Answer, menu: Menu) -> Json:
        shapes: dict[Shape, int] = {}
        choices = [self._choice(path, each, shapes) for each in menu.choices]
        return {
            "path": path,
            "said": self.labels(path),
            "prompt": self._plain(self.presenter.prompt(self.ask, path)),
            "many": menu.many,
            "least": menu.least,
            "most": menu.most,
            "preset": menu.preset if menu.many else (),
            "free": menu.typed is not None,
            "choices": choices,
            "shapes": list(shapes),
            "marks": self.presenter.picked_shapes(self.state.view, self.ask, path),
        }

    def _choice(self, path: Answer, choice: Choice, shapes: dict[Shape, int]) -> Json:
        """Return a choice as JSON, and add its shapes to `shapes`."""
        said: Json = {"word": choice.word, "label": self.presenter.label(choice), "kind": choice.label}
        if detail := self.presenter.description(choice):
            said["detail"] = self._plain(detail)
        if badge := self.presenter.badge(choice):
            said["badge"] = badge
        if at := self._shapes(path, choice):
            said["at"] = [shapes.setdefault(shape, len(shapes)) for shape in at]
        return said

    def labels(self, path: Answer) -> list[str]:
        """Return the labels of the choices in `path`."""
        found = []
        for place, word in enumerate(path):
            menu = self.ask.level(path[:place])
            assert menu is not None
            choices = [each for each in map(menu.find, menu.split(word)) if each is not None]
            found.append(", ".join(map(self.presenter.label, choices)))
        return found

    def _shapes(self, path: Answer, choice: Choice) -> tuple[Shape, ...]:
        return self.presenter.shapes_of(self.state.view, self.ask, path, choice)

    def _confirm(self, path: Answer, kept: Answer | None) -> Json:
        presenter, view = self.presenter, self.state.view
        path = self.ask.check(path)
        said: Json = {
            "confirm": path,
            "said": self.labels(path),
            "detail": self._plain(self._detail(path)),
            "marks": presenter.picked_shapes(view, self.ask, path),
            **self._change(kept),
        }
        if (told := self._told(path)) is not None:
            said["told"] = [self._plain(line) for line in told.lines]
        left = unfinished(self.state.progress[0], self.ask, path) if self.state.sides else ()
        if left:
            said["told"] = [*said.get("told", ()), self._plain(unfinished_text(left, presenter))]
        if (sheet := self._odds(path)) is not None:
            said["odds"] = {
                "roll": self._plain(sheet.roll),
                "shares": [(self._plain(each.brief), each.percent, each.chance, each.kind) for each in sheet.shares],
            }
        return said

    def _detail(self, path: Answer) -> str:
        """Return the description of the last choice in an answer, such as its cost."""
        found: list[str] = []
        for place in range(len(path) - 1, -1, -1):
            menu = self.ask.level(path[:place])
            assert menu is not None
            chosen = [each for each in map(menu.find, menu.split(path[place])) if each is not None]
            texts = dict.fromkeys(text for each in chosen if (text := self.presenter.description(each)))
            if len(texts) <= _SAID:
                found[:0] = texts
            if not menu.many:
                break
        return "\n".join(found)

    def _told(self, path: Answer) -> Overlay | None:
        """Return the text about a complete answer, such as its route; None if there is none."""
        presenter, view = self.presenter, self.state.view
        texts = list(dict.fromkeys(presenter.picked(view, self.ask, path[:at]) for at in range(len(path) + 1)))
        if () in texts:
            texts.remove(())
        return presenter.overlay(view, self.ask, texts[-1]) if len(texts) > 1 else None

    def _odds(self, path: Answer) -> OddsSheet | None:
        """Return the odds of the roll that an answer leads to. Return None if no odds can be shown."""
        presenter, view = self.presenter, self.state.view
        subject = presenter.odds_subject(view, self.ask, path)
        rolls = presenter.odds_ask(view, self.ask) if subject is not None else None
        if subject is None or rolls is None:
            return None
        try:
            return presenter.odds(view, self.ask, rolls.check(subject))
        except (LookupError, Refused):
            return None

    @staticmethod
    def _change(kept: Answer | None) -> Json:
        return {} if kept is None else {"change": kept}
