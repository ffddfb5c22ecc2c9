"""Asks and answers: the one place where legality lives.

An `Ask` puts a question to a player. Its options are a tree of menus, walked lazily: the first word says what is
done («fire», «done»), the next ones from where, at whom, with what. An answer is the path of words from the root to a
leaf. Buttons, selects, autocomplete, refusals, the random player and the odds all read the same tree.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec

Answer = tuple[str, ...]
"""The words from the root of the options to a leaf; a word of a `many` menu is several words joined by `JOIN`."""

JOIN = "+"

DONE: Answer = ("done",)
"""The answer that ends a phase's decisions, wherever a phase can be ended."""


def _number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version))


class Refused(Exception):
    """A player's answer that the rules do not allow.

    `reason` is a catalogue key, `facts` what the sentence needs, `rule` the section that forbids it; `menu` is where
    it was said, with everything that may be said there instead.
    """

    menu: Menu | None = None

    def __init__(self, reason: str, *, rule: str, facts: Mapping[str, Any] | None = None) -> None:
        super().__init__(f"{reason} (§{rule})")
        self.reason = reason
        self.rule = rule
        self.facts: Mapping[str, Any] = facts or {}

    def at(self, menu: Menu) -> Refused:
        """The same refusal, with the menu at which it happened."""
        self.menu = menu
        return self


class Choice(msgspec.Struct, frozen=True):
    """One word that may be said next.

    `label` names the catalogue's message for it, `facts` are the values that the message and the odds panel need
    (ids, numbers, plain dicts: never prose).
    """

    word: str
    label: str
    facts: Mapping[str, Any] = {}
    then: Callable[[], Menu] | None = None


class Menu:
    """What may be said at one place of the tree.

    `slot` names what is being said («do», «from», «to», «what», «at», «with»): slash options and placeholders use it.
    A menu with `many` takes from `least` to `most` of its words at once; `preset` is the sensible selection.
    `why_not` explains a word that is not there: it returns the refusal, or None where the rules say nothing special.
    `fits` explains why words of a `many` menu may not be said together, or returns None when they may.
    `choices` and `preset` may be given as functions, called when somebody looks; `one` then finds a single choice
    without building all the others: it gives what `choices` would hold under that word, or None.
    """

    __slots__ = ("_choices", "_one", "_preset", "fits", "least", "many", "most", "slot", "why_not")

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
    ) -> None:
        self.slot = slot
        self.many = many
        self.least = least
        self.most = most
        self.why_not = why_not
        self.fits = fits
        self._choices = choices
        self._preset = preset
        self._one = one

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Everything that may be said, the sensible first where there is an order."""
        if not isinstance(self._choices, tuple):
            self._choices = self._choices()
        return self._choices

    @property
    def preset(self) -> tuple[str, ...]:
        """The words that are selected before anybody chooses."""
        if not isinstance(self._preset, tuple):
            self._preset = self._preset()
        return self._preset

    def find(self, word: str) -> Choice | None:
        """The choice that `word` names, or None."""
        if self._one is not None and not isinstance(self._choices, tuple):
            return self._one(word)
        for choice in self.choices:
            if choice.word == word:
                return choice
        return None

    def with_choice(self, word: str, make: Callable[[], Choice | None]) -> Menu:
        """The same menu with one choice more at its end, if `make` gives one."""

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
            one=lambda said: make() if said == word else self.find(said),
        )

    def split(self, word: str) -> tuple[str, ...]:
        """The single words of an answer's word: one, or several where the menu takes many."""
        return tuple(word.split(JOIN)) if self.many else (word,)


class Ask(msgspec.Struct, eq=False):
    """A question that only a player, or the calendar, can settle.

    `kind` names it in the catalogue, `rule` the section that puts it, `menu` builds the root of its options, `facts`
    are what its sentence needs (`alarm`: who lets quiet stretches run wants to be asked this), `seat` whose decision
    it is. `since` is the version of the rules that brought it, where those before went on: what was played by them is
    replayed as if it had been answered «done». `check` passes every answer to one that is `trusted`: for simulations
    of a policy whose legality the tests hold. While an Ask is open its game stands still, so each menu is built once,
    by whoever looks first, and an answer that is among the options is looked for once.
    """

    kind: str
    rule: str
    menu: Callable[[], Menu]
    facts: Mapping[str, Any] = {}
    seat: str = "player"
    _built: dict[Answer, Menu] | None = None
    _sound: set[Answer] | None = None
    trusted: bool = False
    since: str = ""

    def unasked_by(self, rules: str) -> bool:
        """Whether that version of the rules is older than the question; a row that names none is of the oldest."""
        return bool(self.since) and _number(rules) < _number(self.since)

    def _root(self) -> Menu:
        return self._next((), self.menu)

    def _next(self, path: Answer, then: Callable[[], Menu]) -> Menu:
        if self._built is None:
            self._built = {}
        menu = self._built.get(path)
        if menu is None:
            menu = self._built[path] = then()
        return menu

    def level(self, path: Iterable[str] = ()) -> Menu | None:
        """The menu that follows the words of `path`; None when the path is a whole answer.

        Raises `Refused` when a word of the path is not to be said.
        """
        menu = self._root()
        walked: Answer = ()
        for word in path:
            then = self._follow(menu, word)
            if then is None:
                return None
            walked = (*walked, word)
            menu = self._next(walked, then)
        return menu

    def under(self, path: Answer, choice: Choice) -> Menu | None:
        """The menu that a choice leads to, which was found at the end of `path`; None when it ends an answer."""
        return None if choice.then is None else self._next(path, choice.then)

    def _follow(self, menu: Menu, word: str) -> Callable[[], Menu] | None:
        words = menu.split(word)
        then: Callable[[], Menu] | None = None
        for single in words:
            choice = menu.find(single)
            if choice is None:
                said = menu.why_not(single) if menu.why_not else None
                unknown = {"word": single, "slot": menu.slot}
                raise (said or Refused("not-an-option", rule=self.rule, facts=unknown)).at(menu)
            then = choice.then
        if menu.many:
            if len(set(words)) != len(words):
                raise Refused("said-twice", rule=self.rule, facts={"word": word}).at(menu)
            if not menu.least <= len(words) <= menu.most:
                numbers = {"least": menu.least, "most": menu.most, "said": len(words)}
                raise Refused("wrong-number", rule=self.rule, facts=numbers).at(menu)
            if menu.fits is not None and (refused := menu.fits(words)) is not None:
                raise refused.at(menu)
        return then

    def check(self, answer: Answer) -> None:
        """Raise `Refused` unless `answer` is one of the options, whole."""
        if self.trusted or (self._sound is not None and answer in self._sound):
            return
        if not answer:
            raise Refused("no-answer", rule=self.rule).at(self._root())
        menu = self._root()
        for place, word in enumerate(answer):
            then = self._follow(menu, word)
            if then is None:
                if place + 1 != len(answer):
                    raise Refused("too-many-words", rule=self.rule, facts={"word": answer[place + 1]})
                self._sound = {answer, *(self._sound or ())}
                return
            menu = self._next(answer[: place + 1], then)
        raise Refused("more-to-say", rule=self.rule, facts={"slot": menu.slot}).at(menu)

    def answers(self, *, most: int = 10_000) -> Iterator[Answer]:
        """Every answer, depth first; a `many` menu gives its preset, its smallest and its whole selection only."""
        yield from _walk(self._root(), (), [most])


def _walk(menu: Menu, path: Answer, left: list[int]) -> Iterator[Answer]:
    if menu.many:
        every = tuple(choice.word for choice in menu.choices)
        picks = dict.fromkeys((menu.preset, every[: menu.least], every[: menu.most]))
        said = [
            (JOIN.join(pick), menu.find(pick[0]))
            for pick in picks
            if menu.least <= len(pick) <= menu.most and pick and (menu.fits is None or menu.fits(pick) is None)
        ]
    else:
        said = [(choice.word, choice) for choice in menu.choices]
    for word, choice in said:
        if left[0] <= 0 or choice is None:
            return
        if choice.then is None:
            left[0] -= 1
            yield (*path, word)
        else:
            yield from _walk(choice.then(), (*path, word), left)
