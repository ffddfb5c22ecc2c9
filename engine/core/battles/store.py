"""Remembers the texts of battles in this process. The code of a battle is the hash of its text."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial
from importlib.resources import files
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from engine.core.battles.series import first_text, is_series, title_of
from engine.core.battles.sheet import BATTLE, Sheet, clean, read

MOST = 512
"""The maximum number of texts that are kept, together at most 16 MB. A game brings its battle's text with it, so none
is lost.
"""
KEPT = 32
"""The maximum number of a game's battles that are kept after reading."""
AUTHOR = "by:"
"""The beginning of the line with the author's name. It belongs to the file, but not to the battle."""
_TEXTS: OrderedDict[str, str] = OrderedDict()


def canonical(text: str) -> str:
    """Return the text from which the code of a battle is computed.

    It has no author and no trailing spaces.
    """
    kept, inside = list[str](), False
    for line in clean(text).strip().split("\n"):
        if line.startswith("["):
            inside = not line.startswith(f"[{BATTLE} ")  # in a series, the text of a battle may follow
        if inside or not line.startswith(AUTHOR):
            kept.append(line.rstrip())
    return "\n".join(kept) + "\n"


def code(text: str) -> str:
    """Return the code of a battle: the SHA-256 of its text in hexadecimal."""
    return hashlib.sha256(canonical(text).encode("utf-8", "replace")).hexdigest()


def recall(name: str, text: str) -> None:
    """Keep a battle's text in this process if `name` is its code."""
    if name not in _TEXTS and code(text) == name:
        learn(text)


def learn(text: str, *, name: str = "") -> str:
    """Keep the text of a battle in this process. Return its name, which is its code by default."""
    name = name or code(text)
    _TEXTS[name] = canonical(text)
    _TEXTS.move_to_end(name)
    while len(_TEXTS) > MOST:
        _TEXTS.popitem(last=False)
    return name


def text_of(name: str) -> str:
    """Return the text of the battle with this code. Raise `KeyError` if it is unknown."""
    text = _TEXTS[name]
    _TEXTS.move_to_end(name)
    return text


def starting(start: str) -> str:
    """Return the battle code that begins with these digits. Raise `KeyError` if it is unknown."""
    found = next((name for name in reversed(_TEXTS) if name.startswith(start)), None) if start else None
    if found is None:
        raise KeyError(start)
    return found


def is_known(name: str) -> bool:
    """Return whether this process knows the text with this code."""
    return name in _TEXTS


def shipped_text(game: str, name: str) -> str:
    """Return the text of a battle or series that is included in a game."""
    data = files(f"engine.games.{game.replace('-', '_')}").joinpath("data")
    battle = data.joinpath("battles", f"{name}.battle")
    return (battle if battle.is_file() else data.joinpath("series", f"{name}.battle")).read_text(encoding="utf-8")


class _Dataclass(Protocol):
    """The protocol of instances of dataclasses."""

    __dataclass_fields__: ClassVar[dict[str, Any]]


B = TypeVar("B", bound=_Dataclass)


class Battles(Generic[B]):
    """The battles of a game: its own battles, keyed by name, and users' battles, keyed by code.

    `scenario` returns a battle as the game reads it. It raises `KeyError` if the battle is unknown, and `ValueError` if
    it has mistakes.
    """

    def __init__(self, game: str, shipped: tuple[str, ...], read_battle: Callable[[Sheet, str], B | None]) -> None:
        self.game = game
        self.shipped = shipped
        self.read_battle = read_battle
        self.scenario: Callable[[str], B] = lru_cache(KEPT)(self._read)

    def is_known(self, name: str) -> bool:
        """Return whether there is a battle of this name."""
        return name in self.shipped or is_known(name)

    def text_of(self, name: str) -> str:
        """Return the text of a battle. Raise `KeyError` if it is unknown."""
        return shipped_text(self.game, name) if name in self.shipped else text_of(name)

    def own_text(self, name: str) -> str | msgspec.UnsetType:
        """Return the text of a user's battle, which is stored with the game.

        Return UNSET for a battle that comes with the game.
        """
        text = text_of(name) if name not in self.shipped else ""
        return text if text and code(text) == name else msgspec.UNSET

    def learn(self, text: str, name: str) -> None:
        """Keep a battle's text in this process under a given name, for conformance cases.

        Raise `ValueError` if it has mistakes, or if the name is taken.
        """
        if self.is_known(name) and self.text_of(name) != canonical(text):
            raise ValueError(f"there is another scenario {name!r}")
        self._understood(text, name)
        learn(text, name=name)

    def _read(self, name: str) -> B:
        return self._understood(self.text_of(name), name)

    def _understood(self, text: str, name: str) -> B:
        """Read a battle for its game, and return it. For a series, return its first battle."""
        if is_series(text):
            first = self._understood(first_text(text, partial(shipped_text, self.game)), name)
            return replace(first, name=title_of(text, self.game))
        sheet = read(text, (self.game,))
        found = self.read_battle(sheet, name)
        if found is None:
            raise ValueError(f"scenario {name!r}: {sheet.problems}")
        return found
