"""By which names the choices of a menu are called: what somebody types is looked up, never searched for."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property

from engine.core.asks import Choice, Menu
from render.vocabulary import Vocabulary, compared

_SEPARATORS = re.compile(r"[,;+]")
_NUMBERED = re.compile(r"#(\d{1,6})")


def listed(text: str) -> list[str]:
    """The parts of a list as it is typed, «a, b + c», the empty ones too."""
    return [part.strip() for part in _SEPARATORS.split(text)]


class Names:
    """The names of one menu's choices, as `calls` gives them, and those that the whole game knows.

    Everything is written down once, when the first of them is asked for; then a name costs one look, however many
    choices there are.
    """

    def __init__(
        self, menu: Menu, calls: Callable[[Choice], Iterable[str]], vocabulary: Callable[[], Vocabulary]
    ) -> None:
        self.menu = menu  # as long as it is held, no other menu has its identity
        self.called = tuple(tuple(map(compared, calls(choice))) for choice in menu.choices)
        """What each choice is called, as names are compared, in the menu's order."""
        self._places = {choice.word: place for place, choice in enumerate(menu.choices)}
        self._by_name: dict[str, int | None] = {}
        self._vocabulary = vocabulary
        for place, names in enumerate(self.called):
            for name in names:
                # What two are called means neither of them.
                self._by_name[name] = place if self._by_name.get(name, place) == place else None

    @cached_property
    def longest(self) -> int:
        """So many words has the longest name, of the menu or of the game."""
        words = max((len(name.split()) for name in self._by_name), default=1)
        return max(words, self._vocabulary().longest)

    def has(self, word: str) -> bool:
        """Whether a choice has that word."""
        return word in self._places

    def meant(self, text: str) -> str | None:
        """The word of an answer that a text means, also one that may not be said here; None for a name of nothing."""
        if text in self._places:
            return text
        numbered = _NUMBERED.fullmatch(text)
        if numbered and 0 < int(numbered[1]) <= len(self.called):
            return self.menu.choices[int(numbered[1]) - 1].word
        name = compared(text)
        place = self._by_name.get(name)
        return self.menu.choices[place].word if place is not None else self._vocabulary().names.get(name)

    def one(self, parts: Sequence[str], at: int) -> tuple[str, int] | None:
        """The longest name among the words of a sentence from a place on: the choice's word, how many words it took."""
        for used in range(min(self.longest, len(parts) - at), 0, -1):
            word = self._here(parts[at : at + used])
            if word is not None:
                return word, used
        return None

    def several(self, parts: Sequence[str], at: int) -> tuple[list[str], int] | None:
        """The longest list of names from a place on, «a, b + c»: the choices' words, how many words it took."""
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
                return found  # no name is so long, and none begins with separators: whoever reads on leaves them out
            last = self._here(name) if name else None
            if last is not None or (taken and not name):
                found = [*taken, *([last] if last is not None else [])], used
        return found

    def _here(self, name: Sequence[str]) -> str | None:
        """The choice that a name means, if there is one."""
        word = self.meant(" ".join(name))
        return word if word is not None and word in self._places else None


def _pieces(parts: Sequence[str], at: int) -> Iterator[list[str]]:
    return (_SEPARATORS.split(parts[place]) for place in range(at, len(parts)))
