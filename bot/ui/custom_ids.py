"""Encodes a game, a version, an action and a path in the custom ids of buttons and selects.

An id has at most 100 characters. The path contains the index of each choice in its menu, in base 36. A menu that takes
several choices has a bit mask instead. A checksum detects menus that have changed. A typed word that is in no menu is
written in full after “=”, as in “=430,220”.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass

from engine.core.asks import JOIN, Answer, Ask, Choice, Menu, Refused

CUSTOM_ID = 100
"""The maximum length of a custom id in characters, set by Discord."""
MOST = 2**31 - 1
"""The highest version, page or number of a ballot: the maximum of an integer in the database."""

OURS = re.compile(
    r"sm:(?P<kind>[bsmu]):(?P<press>(?<=:s:)[^ ]+?(?=~[0-9a-z]{1,3}$|$)|(?<!:s:)[^ ]+)(?:~[0-9a-z]{1,3})?"
)
"""The pattern of the bot's custom ids; `read_press` parses its press.

Kind “b” is for buttons, “s” for selects, “u” for selects of users, “m” for forms. The custom id of a select may have an
ending without a meaning (see `renewed`).
"""

PRESS = re.compile(r"([^:]*):([a-z2-7]{8}|):([0-9a-z]{1,13}):([^:]*):([0-9a-z]{1,13}):(.*)", re.DOTALL)
"""The pattern of the press in a custom id: action, game, version, path, page, extra, as `Press.custom_id` writes
them.
"""

_TURNS = 36**3
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_MANY = "x"
_TYPED = "="
_END = "."


class StaleCustomId(Exception):
    """Raised if a custom id does not fit the current menus."""


class StaleTournamentPress(StaleCustomId):
    """Raised if a custom id does not fit the tournament's current state."""


@dataclass(frozen=True, slots=True)
class Press:
    """A click on a component: its `action` on `game` at `version`.

    `path` is an encoded answer (see `write_path`). The meaning of `page` and `extra` depends on the action.
    """

    action: str
    game: str = ""
    version: int = 0
    path: str = ""
    page: int = 0
    extra: str = ""

    def custom_id(self, kind: str = "b") -> str:
        """Return the custom id for this click.

        `kind` is “b” for a button, “s” for a select menu, “u” for a select menu of users, or “m” for a form.
        """
        numbers = (base36(self.version), self.path, base36(self.page), self.extra)
        made = ":".join(("sm", kind, self.action, self.game, *numbers))
        assert len(made) <= CUSTOM_ID, made
        return made


def renewed(custom_id: str, turn: int) -> str:
    """Return a select menu's custom id with a new, meaningless ending.

    Without it, Discord keeps showing the earlier choice and does not send it again.
    """
    press = OURS.fullmatch(custom_id)
    if press is None or press["kind"] != "s":
        return custom_id
    made = f"sm:s:{press['press']}~{base36(turn % _TURNS)}"
    return made if len(made) <= CUSTOM_ID else custom_id


def base36(number: int) -> str:
    """Return a non-negative number in base 36."""
    assert number >= 0
    digits = ""
    while number >= 36:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return _DIGITS[number] + digits


def write_path(ask: Ask, path: Answer) -> str:
    """Return a path as a text of menu indexes. An empty path gives an empty string.

    Raise `Refused` if a word is unknown.
    """
    if not path:
        return ""
    ask.level(path)
    places, words = [], []
    for place, word in enumerate(path):
        menu = ask.level(path[:place])
        assert menu is not None
        places.append(_place(menu, word))
        words.append(_word(menu, places[-1]))  # in the menu's order, as they will be read
    return _END.join((*places, _check(tuple(words))))


def read_path(ask: Ask, text: str) -> Answer:
    """Return the words of a path written by `write_path`. Raise `StaleCustomId` if they do not fit the menus."""
    return follow_path(ask, text)[0]


def follow_path(ask: Ask, text: str) -> tuple[Answer, Menu | None]:
    """Return the words of a path, and the next menu. The menu is None if the answer is complete.

    Raise `StaleCustomId` if the question no longer has these choices.
    """
    words, menu = Answer(), ask.level()
    if not text:
        return words, menu
    *places, check = text.split(_END)
    for place in places:
        if menu is None:
            raise StaleCustomId(text)
        if menu.many:
            words = (*words, _word(menu, place))
            menu = _after(ask, words)
        else:
            choice = _choice(menu, place)
            words = (*words, choice.word)
            menu = ask.under(words, choice) if choice.then is not None else None
    if check != _check(words):
        raise StaleCustomId(text)
    return words, menu


def mask_of(menu: Menu, words: tuple[str, ...]) -> str:
    """Return the words chosen from a menu as a bit mask in base 36."""
    return base36(sum(1 << place for place, choice in enumerate(menu.choices) if choice.word in words))


def words_of(menu: Menu, mask: str) -> tuple[str, ...]:
    """Return the words that a bit mask selects from a menu.

    Raise `StaleCustomId` if the menu has fewer choices than the mask.
    """
    try:
        bits = int(mask or "0", 36)
    except ValueError as error:
        raise StaleCustomId(mask) from error
    if bits >> len(menu.choices):
        raise StaleCustomId(mask)
    return tuple(choice.word for place, choice in enumerate(menu.choices) if bits >> place & 1)


def _place(menu: Menu, word: str) -> str:
    if menu.many:
        return _MANY + mask_of(menu, menu.split(word))
    words = [choice.word for choice in menu.choices]
    if word in words:
        return base36(words.index(word))
    meant = menu.find(word)  # a legal word that is not listed was typed
    assert meant is not None
    return _TYPED + meant.word


def _word(menu: Menu, place: str) -> str:
    if not menu.many:
        return _choice(menu, place).word
    if not place.startswith(_MANY):
        raise StaleCustomId(place)
    return JOIN.join(words_of(menu, place[1:]))


def _choice(menu: Menu, place: str) -> Choice:
    if place.startswith(_TYPED):
        meant = menu.find(place[1:])
        if meant is None or meant.word != place[1:]:
            raise StaleCustomId(place)
        return meant
    try:
        return menu.choices[int(place, 36)]
    except (ValueError, IndexError) as error:
        raise StaleCustomId(place) from error


def _after(ask: Ask, words: Answer) -> Menu | None:
    """Return the next menu after several words of one menu.

    Raise `StaleCustomId` if these words cannot be chosen together now.
    """
    try:
        return ask.level(words)
    except Refused as refused:
        raise StaleCustomId(JOIN.join(words)) from refused


def _check(path: Answer) -> str:
    return hashlib.blake2s("\x1f".join(path).encode(), digest_size=2).hexdigest()
