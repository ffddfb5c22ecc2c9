"""A builder for the menus of an `Ask`, level by level:

    menu("from", zones, "zone").then("at", targets, "zone").then("with", weapons, "weapon")

is the tree of all answers “zone target weapon”. Each level has a slot, its words, the label of its choices, and
optionally their facts and the reasons for refusing other words. The functions of a level get the earlier choices as
arguments: here `targets` is called with the zone, and `weapons` with the zone and the target. A level is built only
when it is read.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import partial
from typing import Any

import msgspec

from engine.core.asks import Choice, Menu, Refused

Words = Collection[str] | Callable[..., Iterable[str]]
"""The words of a level: a collection of words, a mapping of words to values, or a function of the values chosen before
that returns words.

In place of a word, the functions of this and all later levels get its value.
"""


Label = str | Callable[..., str]
"""The label of a level's choices, or a function of the values chosen up to that level."""


def done(ask: str) -> Choice:
    """Return the choice by which a player ends their decisions. `ask` is the kind of the question."""
    return Choice("done", "done", {"ask": ask})


def verb(word: str, then: Callable[[], Menu], label: str = "") -> Choice:
    """Return a menu choice for an action. Its label is `word` if no `label` is given."""
    return Choice(word, label or word, then=then)


class Facts(Mapping[str, Any]):
    """A mapping of facts that is computed on first access."""

    __slots__ = ("_arguments", "_facts", "_make")

    def __init__(self, make: Callable[..., Mapping[str, Any]], *arguments: Any) -> None:
        self._make = make
        self._arguments = arguments
        self._facts: Mapping[str, Any] | None = None

    def _known(self) -> Mapping[str, Any]:
        if self._facts is None:
            self._facts = self._make(*self._arguments)
        return self._facts

    def __getitem__(self, name: str) -> Any:
        return self._known()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._known())

    def __len__(self) -> int:
        return len(self._known())


class LateFacts(Mapping[str, Any]):
    """A mapping in which some values are given and others are computed when they are read."""

    __slots__ = ("_known", "_late")

    def __init__(self, known: Mapping[str, Any], late: Mapping[str, Callable[[], Any]]) -> None:
        self._known, self._late = known, late

    def __getitem__(self, name: str) -> Any:
        return self._late[name]() if name in self._late else self._known[name]

    def __contains__(self, name: object) -> bool:
        return name in self._known or name in self._late

    def __iter__(self) -> Iterator[str]:
        yield from self._known
        yield from self._late

    def __len__(self) -> int:
        return len(self._known) + len(self._late)


class _Level(msgspec.Struct):
    """A level of a menu tree. Its functions get the choices of the earlier levels."""

    slot: str
    words: Words
    label: Label
    facts: Callable[..., Mapping[str, Any]] | None
    why_not: Callable[..., Refused | None] | None
    able: Callable[..., bool] | None = None
    many: bool = False
    most: Callable[..., int] | None = None
    preset: Callable[..., tuple[str, ...]] | None = None
    fits: Callable[..., Refused | None] | None = None
    next: _Level | None = None

    def items(self, chosen: tuple[Any, ...]) -> Collection[str]:
        """Return the words that can be chosen after `chosen`.

        The words are the keys of a dictionary if they have values.
        """
        words = self.words(*chosen) if callable(self.words) else self.words
        return words if isinstance(words, dict) else tuple(words)

    def choice(self, chosen: tuple[Any, ...], word: str, value: Any) -> Choice:
        """Return the choice for `word`."""
        path = (*chosen, value)
        label, after = self.label, self.next
        return Choice(
            word,
            label if isinstance(label, str) else label(*path),
            Facts(self.facts, *path) if self.facts is not None else {},
            None if after is None else partial(_LevelMenu, after, path),
        )


class _LevelMenu(Menu):
    """A menu that depends on earlier choices. Its own choices are built when they are first read."""

    __slots__ = ("_built", "_chosen", "_items", "_level")

    def __init__(self, level: _Level, chosen: tuple[Any, ...]) -> None:
        # Menu's own __init__ is not called: checking an answer makes a menu for each word, and this takes most of its
        # time.
        why_not = level.why_not
        self.slot = level.slot
        self.many, self.least, self.most = level.many, 1, 1
        self.why_not = partial(why_not, *chosen) if why_not is not None else None
        self.fits = None
        self.typed = None
        self.samples = ()
        self._preset = ()
        self._level = level
        self._chosen = chosen
        self._built: tuple[Choice, ...] | None = None
        self._items = level.items(chosen) if level.able is None else None
        if level.many and self._items is not None:
            self.most = most = level.most(*chosen) if level.most is not None else len(self._items)
            self._preset = partial(level.preset, *chosen) if level.preset is not None else tuple(self._items)[:most]
            self.fits = partial(level.fits, *chosen) if level.fits is not None else None

    @property
    def choices(self) -> tuple[Choice, ...]:
        """All legal words."""
        if self._built is None:
            items = self._level.items(self._chosen) if self._items is None else self._items
            choice, chosen = self._level.choice, self._chosen
            pairs = items.items() if isinstance(items, dict) else zip(items, items, strict=True)
            self._built = tuple([choice(chosen, word, value) for word, value in pairs])
        return self._built

    def find(self, word: str) -> Choice | None:
        """Return the choice with this word; None if there is none.

        The other choices are not built.
        """
        return self._listed(word)

    def _listed(self, word: str) -> Choice | None:
        if self._built is not None:
            return next((choice for choice in self._built if choice.word == word), None)
        items, able = self._items, self._level.able
        known = word in items if items is not None else able is not None and able(*self._chosen, word)
        if not known:
            return None
        return self._level.choice(self._chosen, word, items[word] if isinstance(items, dict) else word)


class Tree:
    """Builds a menu whose submenus have the same slots on every path.

    Call the tree to get its root menu.
    """

    __slots__ = ("_first", "_last")

    def __init__(self, level: _Level) -> None:
        self._first = self._last = level

    def then(
        self,
        slot: str,
        words: Words,
        label: Label,
        *,
        facts: Callable[..., Mapping[str, Any]] | None = None,
        why_not: Callable[..., Refused | None] | None = None,
        able: Callable[..., bool] | None = None,
    ) -> Tree:
        """Add a level where the player selects one word, and return the tree.

        `able` returns whether a given word is legal. Pass it if checking one word is cheaper than computing all
        `words`. With `able`, `words` must not be a dictionary.
        """
        return self._add(_Level(slot, words, label, facts, why_not, able))

    def then_several(
        self,
        slot: str,
        words: Words,
        label: Label,
        *,
        facts: Callable[..., Mapping[str, Any]] | None = None,
        why_not: Callable[..., Refused | None] | None = None,
        most: Callable[..., int] | None = None,
        preset: Callable[..., tuple[str, ...]] | None = None,
        fits: Callable[..., Refused | None] | None = None,
    ) -> Tree:
        """Add a last level where the player selects several words, and return the tree.

        By default the player may select all words, and as many as possible are preselected. `fits` returns why the
        selected words cannot be combined, or None if they can.
        """
        return self._add(_Level(slot, words, label, facts, why_not, None, True, most, preset, fits))

    def _add(self, level: _Level) -> Tree:
        self._last.next = self._last = level
        return self

    def __call__(self) -> Menu:
        """Return the root menu."""
        return _LevelMenu(self._first, ())


def menu(
    slot: str,
    words: Words,
    label: Label,
    *,
    facts: Callable[..., Mapping[str, Any]] | None = None,
    why_not: Callable[..., Refused | None] | None = None,
    able: Callable[..., bool] | None = None,
) -> Tree:
    """Return a menu tree with one level. Add further levels with `Tree.then`."""
    return Tree(_Level(slot, words, label, facts, why_not, able))
