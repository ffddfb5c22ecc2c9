"""Questions and answers: the only place that decides whether an answer is legal.

An `Ask` is a question to a player. Its options are a tree of menus, built lazily. An answer is the path of words from
the root to a leaf. The first word names the action («fire», «done»); the next words are the origin, the target and the
means.

All buttons, autocompletion and refusals use this tree.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

Answer = tuple[str, ...]
"""An answer: the words from the root of the options to a leaf; a word of a `many` menu is several words joined by
`JOIN`.
"""

JOIN = "+"

DONE: Answer = ("done",)
BY_ORDERS: Answer = ("fallback",)
"""The answer that leaves a question to the standing orders of its side."""
"""The answer that ends a phase's decisions, in every phase that can be ended."""


REACTION, TURN = "reaction", "turn"
"""The values of `Ask.pace`: an interrupt of another side's turn, or the side's own turn."""

_OF_PIECES = frozenset({"unit", "who", "from"})
"""The slots of menus that list pieces."""

LONGEST_TYPED = 40
"""The maximum number of characters of a typed word that is not in the menu's list."""
_TYPEABLE = re.compile(r"[ -~]+")
_CANONICAL = re.compile(r"[A-Za-z0-9,_-]{1,27}")
"""A word that can be stored. The names of units in the file of a battle may have capitals, and 27 characters."""


def as_typed(word: str) -> str:
    """Return a word with unusual characters replaced by plain ones. Invisible characters are left out."""
    return word if word.isascii() else "".join(map(_plain, word))


def _plain(sign: str) -> str:
    if unicodedata.category(sign) == "Cf":
        return ""
    if not sign.isascii() and sign.isspace():
        return " "
    if unicodedata.decomposition(sign).startswith("<wide>"):
        return unicodedata.normalize("NFKC", sign)
    return str(unicodedata.decimal(sign, sign))


def _number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version))


class Refused(Exception):
    """Raised for an answer that the rules do not allow.

    `reason` is the key of the explanation, and `facts` are the values in it. `rule` is the section that forbids the
    answer. `menu` holds the legal alternatives.
    """

    menu: Menu | None = None

    def __init__(self, reason: str, *, rule: str, facts: Mapping[str, Any] | None = None) -> None:
        super().__init__(f"{reason} (§{rule})")
        self.reason = reason
        self.rule = rule
        self.facts: Mapping[str, Any] = facts or {}

    def at(self, menu: Menu) -> Refused:
        """Add the menu of legal alternatives to this refusal, and return the refusal."""
        self.menu = menu
        return self


class Choice(msgspec.Struct, frozen=True):
    """A word that can come next in an answer.

    `label` is the key of its text. `facts` are the values for that text: ids, numbers and plain dicts. `then` returns
    the next menu. It is None if the answer is complete.
    """

    word: str
    label: str
    facts: Mapping[str, Any] = {}
    then: Callable[[], Menu] | None = None


class Menu:
    """The legal words at one place of the tree.

    `slot` names this part of the answer: «do», «from», «to», «what», «at» or «with». If `many` is set, the player
    selects from `least` to `most` words together. `preset` is the initial selection. `why_not` returns why a word is
    not a choice, or None. `fits` returns why the words of a `many` menu cannot be combined, or None if they can.
    `choices` and `preset` may be functions, which are called when they are first used. In that case `one` returns the
    choice for a single word without computing the others, or None.

    `typed` reads words that are not listed as choices. It gets printable ASCII of at most `LONGEST_TYPED` characters
    (see `as_typed`) and returns a choice, or None. The choice's word is the canonical form: at most 18 lower-case
    letters, digits, «,», «_» and «-». `typed` must accept this word and return it unchanged. `samples` are examples of
    such words, for fuzzing.
    """

    __slots__ = ("_choices", "_one", "_preset", "fits", "least", "many", "most", "samples", "slot", "typed", "why_not")

    def __init__(
        self,
        slot: str,
        choices: tuple[Choice, ...] | Callable[[], tuple[Choice, ...]],
        *,
        many: bool = False,
        least: int = 1,
        most: int = 1,
        preset: tuple[str, ...] | Callable[[], tuple[str, ...]] = (),
        why_not: Callable[[str], Refused | None] | None = None,
        fits: Callable[[tuple[str, ...]], Refused | None] | None = None,
        one: Callable[[str], Choice | None] | None = None,
        typed: Callable[[str], Choice | None] | None = None,
        samples: tuple[str, ...] = (),
    ) -> None:
        self.slot = slot
        self.many = many
        self.least = least
        self.most = most
        self.why_not = why_not
        self.fits = fits
        self.typed = typed
        self.samples = samples
        self._choices = choices
        self._preset = preset
        self._one = one

    @property
    def choices(self) -> tuple[Choice, ...]:
        """All legal choices. If they are ordered, the best comes first."""
        if not isinstance(self._choices, tuple):
            self._choices = self._choices()
        return self._choices

    @property
    def preset(self) -> tuple[str, ...]:
        """The words that are selected at first."""
        if not isinstance(self._preset, tuple):
            self._preset = self._preset()
        return self._preset

    def find(self, word: str) -> Choice | None:
        """Return the choice that `word` names, or None.

        The word may be a listed one or one that is typed.
        """
        found = self._listed(word)
        return found if found is not None or self.typed is None else self._read(word)

    def _listed(self, word: str) -> Choice | None:
        if self._one is not None and not isinstance(self._choices, tuple):
            return self._one(word)
        for choice in self.choices:
            if choice.word == word:
                return choice
        return None

    def _read(self, word: str) -> Choice | None:
        word = as_typed(word)
        if self.typed is None or len(word) > LONGEST_TYPED or _TYPEABLE.fullmatch(word) is None:
            return None
        found = self.typed(word)
        if found is not None and _CANONICAL.fullmatch(found.word) is None:
            raise ValueError(f"{found.word!r} is no canonical word")
        return found

    def with_choice(self, word: str, make: Callable[[], Choice | None]) -> Menu:
        """Return the menu with one more choice.

        Return it unchanged if `make` returns None.
        """

        def choices() -> tuple[Choice, ...]:
            extra = make()
            return self.choices if extra is None else (*self.choices, extra)

        return Menu(
            self.slot,
            choices,
            many=self.many,
            least=self.least,
            most=self.most,
            preset=lambda: self.preset,
            why_not=self.why_not,
            fits=self.fits,
            one=lambda wanted: make() if wanted == word else self._listed(wanted),
            typed=self.typed,
            samples=self.samples,
        )

    def split(self, word: str) -> tuple[str, ...]:
        """Return the single words that a `many` menu has joined into one word."""
        return tuple(word.split(JOIN)) if self.many else (word,)


class Ask(msgspec.Struct, eq=False):
    """A question that only a player or the calendar can answer.

    `kind` is the key of its text, `facts` are the values in the text, and `rule` is the section of the rules. `menu`
    builds the first menu. `side` is the side that decides. With `alarm` among the facts, a player who skips uneventful
    periods stops here.

    `since` is the version of the rules that added the question; replays of older games answer it with «done». `check`
    accepts every answer to a `trusted` Ask, for simulations. Menus and legal answers are cached, so the game must not
    change while its Ask is open.

    `lapse` is the answer that is given after a time-out. `pace` is `REACTION` for an interrupt and `TURN` for the
    side's own turn. The results of a `secret` Ask are hidden from the other sides until the game is over, unless the
    answer begins with a word of `shown`. An Ask that is `apart` is shown only to its side, but its answer is public.
    `posted` is how many levels of its menus may be shown to everybody. `phase` is the kind of the question that led to
    this Ask. A player who leaves that phase to the autopilot is not asked.
    """

    kind: str
    rule: str
    menu: Callable[[], Menu]
    facts: Mapping[str, Any] = {}
    side: str = "player"
    _built: dict[Answer, Menu] | None = None
    _sound: dict[Answer, Answer] | None = None
    trusted: bool = False
    since: str = ""
    lapse: Answer | None = None
    pace: str = TURN
    secret: bool = False
    shown: tuple[str, ...] = ()
    apart: bool = False
    posted: int = 0
    phase: str = ""

    @property
    def private(self) -> bool:
        """Whether the question is shown only to its own side."""
        return self.secret or self.apart

    def hides(self, answer: Answer) -> bool:
        """Return whether `answer` hides its results from the other sides."""
        return self.secret and answer[:1] not in [(word,) for word in self.shown]

    def unasked_by(self, rules: str) -> bool:
        """Return whether this question did not exist in version `rules` of the rules.

        An empty version counts as the oldest.
        """
        return bool(self.since) and _number(rules) < _number(self.since)

    def is_same(self, other: Ask) -> bool:
        """Return whether `other` is the same question to the same side."""
        return (self.side, self.kind, self.rule) == (other.side, other.kind, other.rule) and self.facts == other.facts

    def with_menu(self, menu: Callable[[], Menu], *, kind: str | None = None) -> Ask:
        """Return the same question with other options, and with another `kind` if given."""
        return msgspec.structs.replace(self, kind=kind or self.kind, menu=menu, _built=None, _sound=None, trusted=False)

    def forget(self) -> None:
        """Discard the cached menus. Call this if the game changes while the Ask is open."""
        self._built = self._sound = None

    def _next(self, path: Answer, then: Callable[[], Menu]) -> Menu:
        if self._built is None:
            self._built = {}
        menu = self._built.get(path)
        if menu is None:
            menu = self._built[path] = then()
        return menu

    def level(self, path: Iterable[str] = ()) -> Menu | None:
        """Return the menu that follows the words of `path`; None if the answer is complete.

        Raise `Refused` if a word of the path is not legal.
        """
        menu = self._next((), self.menu)
        walked: Answer = ()
        for word in path:
            meant, then = self._follow(menu, word)
            if then is None:
                return None
            walked = (*walked, meant)
            menu = self._next(walked, then)
        return menu

    def under(self, path: Answer, choice: Choice) -> Menu:
        """Return the menu that follows `choice` at `path`. The choice must have such a menu."""
        assert choice.then is not None
        return self._next(path, choice.then)

    def _follow(self, menu: Menu, word: str) -> tuple[str, Callable[[], Menu] | None]:
        """Return the standard form of a word, and the function that builds the next menu. The function is None after
        the last menu.
        """
        if menu.many:
            return self._follow_many(menu, word)
        choice = self._choice(menu, word)
        return choice.word, choice.then

    def _choice(self, menu: Menu, word: str) -> Choice:
        choice = menu.find(word)
        if choice is None:
            said = menu.why_not(as_typed(word)) if menu.why_not else None
            unknown = {"word": word, "slot": menu.slot, "ask": self.kind}
            raise (said or Refused("not-an-option", rule=self.rule, facts=unknown)).at(menu)
        return choice

    def _follow_many(self, menu: Menu, word: str) -> tuple[str, Callable[[], Menu] | None]:
        choices = [self._choice(menu, single) for single in menu.split(word)]
        words = tuple(choice.word for choice in choices)
        if len(set(words)) != len(words):
            raise Refused("said-twice", rule=self.rule, facts={"word": word}).at(menu)
        if not menu.least <= len(words) <= menu.most:
            numbers = {"least": menu.least, "most": menu.most, "said": len(words)}
            raise Refused("wrong-number", rule=self.rule, facts=numbers).at(menu)
        if menu.fits is not None and (refused := menu.fits(words)) is not None:
            raise refused.at(menu)
        return JOIN.join(words), choices[-1].then

    def pieces(self) -> tuple[Choice, ...]:
        """Return the choices of pieces that can be given orders."""
        menu = self._next((), self.menu)
        if menu.slot in _OF_PIECES:
            return tuple(choice for choice in menu.choices if choice.then is not None)
        found: dict[str, Choice] = {}
        for verb in menu.choices:
            below = self._next((verb.word,), verb.then) if verb.then is not None else None
            if below is not None and below.slot in _OF_PIECES:
                found |= {choice.word: choice for choice in below.choices if choice.word not in found}
        return tuple(found.values())

    def check(self, answer: Answer) -> Answer:
        """Return the answer in its standard wording. Raise `Refused` if it is not complete and legal."""
        if self.trusted:
            return answer
        if self._sound is not None and (known := self._sound.get(answer)) is not None:
            return known
        menu = self._next((), self.menu)
        if not answer:
            raise Refused("no-answer", rule=self.rule).at(menu)
        meant: Answer = ()
        for place, said in enumerate(answer):
            word, then = self._follow(menu, said)
            meant = (*meant, word)
            if then is None:
                if place + 1 != len(answer):
                    raise Refused("too-many-words", rule=self.rule, facts={"word": answer[place + 1]})
                self._sound = {**(self._sound or {}), answer: meant}
                return meant
            menu = self._next(meant, then)
        raise Refused("more-to-say", rule=self.rule, facts={"slot": menu.slot}).at(menu)

    def answers(self, *, most: int = 10_000) -> Iterator[Answer]:
        """Yield at most `most` legal answers, depth first. A `many` menu contributes only a few of its selections."""
        yield from _walk(self._next((), self.menu), (), [most])


def _walk(menu: Menu, path: Answer, left: list[int]) -> Iterator[Answer]:
    if menu.many:
        every = tuple(choice.word for choice in menu.choices)
        picks = dict.fromkeys((menu.preset, every[: menu.least], every[: menu.most]))
        words = [
            (JOIN.join(pick), menu.find(pick[0]))
            for pick in picks
            if menu.least <= len(pick) <= menu.most and pick and (menu.fits is None or menu.fits(pick) is None)
        ]
    else:
        words = [(choice.word, choice) for choice in menu.choices]
    for word, choice in words:
        if left[0] <= 0 or choice is None:
            return
        if choice.then is None:
            left[0] -= 1
            yield (*path, word)
        else:
            yield from _walk(choice.then(), (*path, word), left)
