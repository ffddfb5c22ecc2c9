"""Finds the choice whose name a user has typed."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cached_property

from engine.core.asks import Choice, Menu
from render.vocabulary import Vocabulary, compared

SMALL = 4
"""The maximum length of an unknown word that is skipped as a joining word (“to”, “from”, “dans”)."""
_SEPARATORS = re.compile(r"[,;+]")
_NUMBERED = re.compile(r"#(\d{1,6})")
_COUNTED = re.compile(r"(?:(\d{1,2}) ?[×x]? )?(\D{2,}?)(?: \d+)?")
"""The pattern of a name with an optional number before and after it: “2 × american 2” is two of “american”."""


def listed(text: str) -> list[str]:
    """Return the parts of a typed list, such as “a, b + c”. Parts may be empty."""
    return [part.strip() for part in _SEPARATORS.split(text)]


class ChoiceNames:
    """Finds the choices and other things in the game that a typed name means.

    `calls` returns the names of a choice.
    """

    def __init__(
        self, menu: Menu, calls: Callable[[Choice], Iterable[str]], vocabulary: Callable[[], Vocabulary]
    ) -> None:
        self.menu = menu  # keeps the menu alive, or another one could get its id()
        self.called = tuple(tuple(map(compared, calls(choice))) for choice in menu.choices)
        """The names of each choice in the menu's order, normalized for comparison."""
        self._places = {choice.word: place for place, choice in enumerate(menu.choices)}
        self._by_name: dict[str, int | None] = {}
        self._vocabulary = vocabulary
        for place, names in enumerate(self.called):
            for name in names:
                # A name that two choices share matches neither of them.
                self._by_name[name] = place if self._by_name.get(name, place) == place else None

    @cached_property
    def longest(self) -> int:
        """The number of words of the longest name in the menu or the game."""
        words = max((len(name.split()) for name in self._by_name), default=1)
        return max(words, self._vocabulary().longest)

    def has(self, word: str) -> bool:
        """Return whether the menu has a choice with this word (`Choice.word`)."""
        return word in self._places

    def meant(self, text: str) -> str | None:
        """Return the answer word (`Choice.word`) for a typed name, or None if the name is unknown.

        The choice may be illegal in this menu.
        """
        if text in self._places:
            return text
        numbered = _NUMBERED.fullmatch(text)
        if numbered and 0 < int(numbered[1]) <= len(self.called):
            return self.menu.choices[int(numbered[1]) - 1].word
        name = compared(text)
        place = self._by_name.get(name)
        return self.menu.choices[place].word if place is not None else self._vocabulary().names.get(name)

    def ordered(self, text: str) -> str | None:
        """Return a typed order such as “carica e5” as an answer: the verb and then the name.

        Return None if the order does not start with a known verb, or if the menu accepts only listed choices.
        """
        head, _, rest = text.strip().partition(" ")
        names = self._vocabulary().names
        verb = names.get(compared(head.rstrip(":")))
        if self.menu.typed is None or verb is None or not (rest := rest.strip(" :")):
            return None
        said = f"{verb} {names.get(compared(rest), rest)}"
        joining, _, place = rest.partition(" ")  # “run to H3”, as the bot writes it
        if place and joining.isalpha() and len(joining) <= SMALL and self.menu.find(said) is None:
            return f"{verb} {names.get(compared(place), place)}"
        return said

    def numbered(self, text: str, taken: Collection[str]) -> list[str]:
        """Return the words of the choices that a text such as “2 × American” means.

        Choices in `taken` are left out. Return nothing if there are not enough choices.
        """
        counted = _COUNTED.fullmatch(compared(text))
        if counted is None:
            return []
        most = int(counted[1] or 1)
        fitting = re.compile(rf"{re.escape(counted[2])} (?:\D{{1,4}} ?)?\d")
        found = [
            choice.word
            for choice, names in zip(self.menu.choices, self.called, strict=True)
            if choice.word not in taken and any(map(fitting.match, names))
        ]
        return found[:most] if len(found) >= most else []

    def one(self, parts: Sequence[str], at: int) -> tuple[str, int] | None:
        """Return the choice with the longest name that begins at `parts[at]`; None if there is none.

        The result is the choice's word (`Choice.word`) and how many parts its name has.
        """
        for used in range(min(self.longest, len(parts) - at), 0, -1):
            word = self._here(parts[at : at + used])
            if word is not None:
                return word, used
        return None

    def several(self, parts: Sequence[str], at: int) -> tuple[list[str], int] | None:
        """Return the longest list of names that begins at `parts[at]`. Return None if there is none.

        The result is the words of the choices (`Choice.word`), and how many parts the list takes.
        """
        taken: list[str] = []
        name: list[str] = []
        found: tuple[list[str], int] | None = None
        for used, pieces in enumerate(_pieces(parts, at), 1):
            for number, piece in enumerate(pieces):
                if number and name:  # a separator ends the name before it
                    word = self._here(name)
                    if word is None:
                        return found
                    taken.append(word)
                    name = []
                name += [piece] if piece else []
            if len(name) > self.longest or not (taken or name):
                return found  # no name is that long, or there are only separators, which the caller skips
            last = self._here(name) if name else None
            if last is not None or (taken and not name):
                found = [*taken, *([last] if last is not None else [])], used
        return found

    def _here(self, name: Sequence[str]) -> str | None:
        """Return the word of the menu's choice with this name; None if there is none."""
        word = self.meant(" ".join(name))
        return word if word is not None and word in self._places else None


def _pieces(parts: Sequence[str], at: int) -> Iterator[list[str]]:
    return (_SEPARATORS.split(parts[place]) for place in range(at, len(parts)))
