"""Turns typed orders into answers, and unfinished orders into suggestions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice

from discord import app_commands

from bot.answers.choice_names import SMALL, ChoiceNames, listed
from bot.answers.menus import may_be_said
from bot.ui.texts import cut, say
from engine.core.asks import JOIN, Answer, Ask, Choice, Menu, Refused
from render.language import language, spoken
from render.presenter import Presenter
from render.vocabulary import compared

SUGGESTIONS = 25
NAME = VALUE = 100
"""Discord's maximum lengths of a suggestion's name and value."""

ALL, PRESET = "all", "preset"
"""The words typed in place of several others: for all choices of a menu, or for the default selection."""

_MOVED = frozenset({"from", "what", "unit", "who"})
"""The slots that games use for the unit that moves. A player may type one of them in place of another."""

_PLACES = frozenset({"from", "to", "by", "unit", "at"})
"""The slots of menus of places and counters, which are long. No choice in them has the name of a slot."""


@dataclass(frozen=True, slots=True)
class TypedAnswers:
    """Reads the answers that a user types. They may be in the board's language or the user's.

    `board` is the board's language.
    """

    ask: Ask
    presenter: Presenter
    board: str = ""
    _known: dict[int, ChoiceNames] = field(default_factory=dict, init=False, repr=False, compare=False)

    def label(self, choice: Choice) -> str:
        """Return the label of a choice."""
        return self.presenter.label(choice)

    def _names(self, menu: Menu) -> ChoiceNames:
        """Return the names of a menu's choices. They are cached."""
        known = self._known.get(id(menu))
        if known is None:
            vocabulary = self.presenter.vocabulary
            known = self._known[id(menu)] = ChoiceNames(menu, self._calls, vocabulary)
        return known

    def _calls(self, choice: Choice) -> tuple[str, ...]:
        """Return all names of a choice: its answer word and its labels."""
        names = (choice.word, self.label(choice))
        if self.board in {"", language()}:
            return names
        return (*names, spoken(self.board, lambda: self.presenter.label(choice)))

    # --- from text to an answer ---

    def named(self, verb: str, options: Mapping[str, str | None]) -> Answer:
        """Return the answer that begins with `verb` and takes the choices in `options`, keyed by slot.

        A missing slot takes the only choice of its menu, or the default. Raise `Refused` if a word is missing or wrong.
        """
        left = {slot: text for slot, text in options.items() if text}
        path = self._begun(verb, left)
        while (menu := self.ask.level(path)) is not None:
            path = (*path, self._taken(menu, left))
        if left:
            raise Refused("too-many-words", rule=self.ask.rule, facts={"word": next(iter(left.values()))})
        return path

    def _begun(self, verb: str, said: Collection[str]) -> Answer:
        """Return the first words of an answer: the verb, or nothing if the command's options name the first choice."""
        menu = self.ask.menu()
        unnamed = menu.slot in _MOVED and not _MOVED.isdisjoint(said) and menu.find(verb) is None
        return () if menu.slot in said or unnamed else (verb,)

    def _taken(self, menu: Menu, left: dict[str, str]) -> str:
        """Return the word of the menu's choice in `left`, and remove its slot from `left`."""
        leading = (slot for slot in left if slot != menu.slot and _leads(menu, slot))
        if (way := next(leading, None)) is not None:
            return way
        text = left.pop(menu.slot, None) or self._moved(menu, left)
        if not text:
            return self._unsaid(menu)
        word = self._word(menu, text)
        if _leads(menu, menu.slot) and menu.find(word) is None:  # “with: Makonnen” names a choice of the menu below
            choice = menu.find(menu.slot)
            assert choice is not None
            assert choice.then is not None
            left[choice.then().slot] = text
            return menu.slot
        return word

    def _moved(self, menu: Menu, left: dict[str, str]) -> str | None:
        """Find the unit to move under another name of its slot. Return it and remove that slot, or return None.

        Games call the slot of the unit `from`, `what`, `unit` or `who`.
        """
        others = [slot for slot in left if slot in _MOVED] if menu.slot in _MOVED else []
        fitting = (slot for slot in others if all(map(menu.find, menu.split(self._word(menu, left[slot])))))
        slot = next(fitting, None)
        return None if slot is None else left.pop(slot)

    def listed(self, typed_words: Sequence[str | None]) -> Answer:
        """Return the answer for typed choices, one for each menu.

        Missing choices are completed (see `named`). Raise `Refused` if a choice is wrong.
        """
        words = [text for text in typed_words if text]
        if len(words) == 1 and (sentence := self._sentence(words[0])) is not None:
            return sentence
        path: Answer = ()
        while (menu := self.ask.level(path)) is not None:
            path = (*path, self._word(menu, words.pop(0)) if words else self._unsaid(menu))
        if words:
            raise Refused("too-many-words", rule=self.ask.rule, facts={"word": words[0]})
        return path

    def word(self, path: Answer, text: str) -> Answer:
        """Return `path` with one more typed choice. Raise `Refused` if it is unknown or illegal."""
        menu = self.ask.level(path)
        if menu is None:
            raise Refused("too-many-words", rule=self.ask.rule, facts={"word": text})
        said = self._word(menu, text)
        self.ask.level((*path, said))
        meant = menu.find(said)
        return (*path, said if meant is None else meant.word)

    def means(self, path: Answer, text: str) -> bool:
        """Return whether `text` names a legal choice in the menu at `path`."""
        menu = self.ask.level(path)
        return menu is not None and menu.find(self._word(menu, text)) is not None

    def _sentence(self, text: str) -> Answer | None:
        """Return the answer for an order that a user typed as a sentence.

        Return None if the text is a single choice of the first menu, or has no verb. Raise `Refused` if words are left
        over.
        """
        parts = text.split()
        path: Answer = ()
        menu, at = self.ask.level(path), 0
        while at < len(parts) and menu is not None:
            taken = self._longest(menu, parts, at)
            if taken is None and not path:
                return None
            if taken is None and at + 1 < len(parts) and len(parts[at]) <= SMALL:
                at += 1
                continue
            word, used = taken or (self._word(menu, " ".join(parts[at:])), len(parts) - at)
            path, at = (*path, word), at + used
            menu = self.ask.level(path)
        if at < len(parts):
            raise Refused("too-many-words", rule=self.ask.rule, facts={"word": " ".join(parts[at:])})
        while (menu := self.ask.level(path)) is not None:
            path = (*path, self._unsaid(menu))
        return path if len(parts) > 1 else None

    def _longest(self, menu: Menu, parts: Sequence[str], at: int) -> tuple[str, int] | None:
        """Return the choice with the longest name that begins at `parts[at]`, and how many parts the name has.

        Return None if no name begins there.
        """
        names = self._names(menu)
        if not menu.many:
            return names.one(parts, at)
        several = names.several(parts, at)
        if several is not None:
            return JOIN.join(several[0]), several[1]
        ready = self._word(menu, parts[at])  # «all»
        return (ready, 1) if all(map(names.has, menu.split(ready))) else None

    def filled(self, options: Mapping[str, str | None]) -> Answer:
        """Return a complete answer from the given slots. A missing slot takes its menu's first choice.

        Use this only to show something, never to play. Raise `Refused` if a word is wrong.
        """
        left = {slot: text for slot, text in options.items() if text}
        path: Answer = ()
        while (menu := self.ask.level(path)) is not None:
            path = (*path, self._word_or_first(menu, left.pop(menu.slot, None)))
        if left:
            raise Refused("too-many-words", rule=self.ask.rule, facts={"word": next(iter(left.values()))})
        return path

    def _word_or_first(self, menu: Menu, text: str | None) -> str:
        return self._word(menu, text or "") if text or not menu.choices else menu.choices[0].word

    def _unsaid(self, menu: Menu) -> str:
        if menu.preset:
            return JOIN.join(menu.preset)
        if len(menu.choices) == 1 and menu.least <= 1 and menu.typed is None:
            return menu.choices[0].word
        raise Refused("more-to-say", rule=self.ask.rule, facts={"slot": menu.slot}).at(menu)

    def _word(self, menu: Menu, text: str) -> str:
        """Return the words of the menu choices that a player typed.

        Return the text unchanged if no choice matches.
        """
        text = text.strip()
        if not menu.many:
            return self._single(menu, text)
        if menu.find(text) is None and text.casefold() in (ALL, PRESET):
            everything = tuple(choice.word for choice in menu.choices)
            return JOIN.join(menu.preset if text.casefold() == PRESET and menu.preset else everything)
        words: list[str] = []
        for part in filter(None, listed(text)):
            words += self._several(menu, part, words)
        return JOIN.join(words) or text

    def _several(self, menu: Menu, text: str, taken: Sequence[str]) -> Sequence[str]:
        """Return the answer words for an item of a list that a user typed.

        “2 × American” means two equal counters that are not in `taken`.
        """
        word = self._single(menu, text)
        if menu.find(word) is not None:
            return [word]
        return self._names(menu).numbered(text, taken) or [word]

    def _single(self, menu: Menu, text: str) -> str:
        if menu.find(text) is not None:
            return text
        names = self._names(menu)
        return names.meant(text) or names.ordered(text) or text  # a choice that is not legal is refused by its name

    # --- autocompletion ---

    def suggest_named(self, verb: str, slot: str, typed: str, options: Mapping[str, str | None]) -> list[Suggestion]:
        """Return the suggestions for a slot of `verb`. `options` contains the choices for earlier slots."""
        left = {name: text for name, text in options.items() if text and name != slot}
        path = self._begun(verb, {slot, *left})
        try:
            while (menu := self.ask.level(path)) is not None:
                if menu.slot == slot and not (left.keys() & {choice.word for choice in _ways(menu)}):
                    return self._suggest_here(path, menu, typed)
                path = (*path, slot if menu.slot != slot and _leads(menu, slot) else self._taken(menu, left))
        except Refused:
            return []
        return []

    def _suggest_here(self, path: Answer, menu: Menu, typed: str) -> list[Suggestion]:
        """Return suggestions for a menu, and for the next menu if it has the same slot."""
        found = self._suggest(menu, typed)
        if not _leads(menu, menu.slot):
            return found
        further = {choice.word for choice in _ways(menu)}
        below = self.ask.level((*path, menu.slot))
        assert below is not None
        return [*(each for each in found if each.value not in further), *self._suggest(below, typed)][:SUGGESTIONS]

    def suggest_slot(self, slot: str, typed: str, options: Mapping[str, str | None]) -> list[Suggestion]:
        """Return the suggestions for a slot of any verb. `options` contains the choices for earlier slots."""
        path: Answer = ()
        try:
            while (menu := self.ask.level(path)) is not None:
                if menu.slot == slot:
                    return self._suggest(menu, typed)
                path = (*path, self._word_or_first(menu, options.get(menu.slot)))
        except Refused:
            return []
        return []

    def suggest_listed(self, words: Sequence[str | None], typed: str) -> list[Suggestion]:
        """Return the suggestions for the choice after `words`."""
        path: Answer = ()
        try:
            for text in words:
                menu = self.ask.level(path)
                if menu is None:
                    return []
                path = (*path, self._word(menu, text) if text else self._unsaid(menu))
            menu = self.ask.level(path)
        except Refused:
            return []
        return self._suggest(menu, typed) if menu is not None else []

    def _suggest(self, menu: Menu, typed: str) -> list[Suggestion]:
        return self._sets(menu, typed) if menu.many else self._singles(menu, typed)

    def _singles(self, menu: Menu, typed: str) -> list[Suggestion]:
        found = [] if (meant := self._unlisted(menu, typed)) is None else [self._told(meant, meant.word)]
        for number in islice(self._fitting(menu, typed), SUGGESTIONS - len(found)):
            choice = menu.choices[number]
            if meant is None or choice.word != meant.word:
                found.append(self._told(choice, _value(choice.word, number + 1)))
        return found

    def _unlisted(self, menu: Menu, typed: str) -> Choice | None:
        """Return the choice that a typed text means if it is not in the list; None if there is none."""
        if menu.typed is None or not typed.strip():
            return None
        return menu.find(self._single(menu, typed.strip()))

    def _told(self, choice: Choice, value: str) -> Suggestion:
        described = self.presenter.description(choice)
        label = self.label(choice)
        return suggestion(f"{label} · {described}" if described else label, value)

    def _sets(self, menu: Menu, typed: str) -> list[Suggestion]:
        """Return suggestions for a menu with several choices. Each continues the list typed so far."""
        *parts, last = listed(typed)
        before = [self._single(menu, part) for part in parts if part]
        if len(before) >= menu.most or sum(map(len, before)) + len(before) > VALUE:
            return []
        found = [] if before else [each for each in self._ready(menu) if _fits(last, (each.value, each.name))]
        labels = [self.label(known) for known in map(menu.find, before) if known is not None]
        chosen = set(before)
        for number in self._fitting(menu, last):
            choice = menu.choices[number]
            value = ",".join((*before, _value(choice.word, number + 1)))
            if choice.word not in chosen and len(value) <= VALUE:
                found.append(suggestion(", ".join((*labels, self.label(choice))), value))
            if len(found) >= SUGGESTIONS:
                break
        return found[:SUGGESTIONS]

    def _fitting(self, menu: Menu, typed: str) -> Iterator[int]:
        """Yield the positions of the choices whose names contain all typed words.

        Names that begin with the typed text come first.
        """
        wanted, start, called = _wanted(typed), compared(typed), self._names(menu).called
        fitting = (place for place, names in enumerate(called) if _held(wanted, names))
        if not wanted:
            return fitting
        return iter(sorted(fitting, key=lambda place: not any(name.startswith(start) for name in called[place])))

    def _ready(self, menu: Menu) -> list[Suggestion]:
        found = []
        if may_be_said(menu, menu.preset):
            labels = [self.label(choice) for choice in menu.choices if choice.word in menu.preset]
            label = say("suggest-preset", count=len(labels), what=", ".join(labels))
            found.append(suggestion(label, PRESET))
        every = tuple(choice.word for choice in menu.choices)
        if len(every) != len(menu.preset) and may_be_said(menu, every):
            found.append(suggestion(say("suggest-all", count=len(menu.choices)), ALL))
        return found


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An autocompletion suggestion: the shown name and the value that is used."""

    name: str
    value: str

    def choice(self) -> app_commands.Choice[str]:
        """Return the suggestion as an object of discord.py."""
        return app_commands.Choice(name=self.name, value=self.value)


def suggestion(name: str, value: str) -> Suggestion:
    """Return the suggestion, cut to Discord's limits."""
    return Suggestion(cut(" ".join(name.split()) or value, NAME), value)


def _ways(menu: Menu) -> list[Choice]:
    """Return the choices that lead to another menu.

    Return an empty list for menus that take too long to search.
    """
    return [] if menu.many or menu.slot in _PLACES else [choice for choice in menu.choices if choice.then is not None]


def _leads(menu: Menu, slot: str) -> bool:
    """Return whether a menu has a choice named `slot` that leads to another menu."""
    return any(choice.word == slot for choice in _ways(menu))


def _value(word: str, number: int) -> str:
    return word if len(word) <= VALUE else f"#{number}"


def _wanted(typed: str) -> frozenset[str]:
    """Return the words of a typed text in the form in which words are compared."""
    return frozenset(compared(typed).split())


def _held(wanted: frozenset[str], names: Iterable[str]) -> bool:
    return not wanted or any(all(word in name for word in wanted) for name in names)


def _fits(typed: str, texts: Iterable[str]) -> bool:
    return _held(_wanted(typed), map(compared, texts))


Suggest = Callable[[TypedAnswers, str], list[Suggestion]]
