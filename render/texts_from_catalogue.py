"""The general texts of a game, read from its own catalogue.

The keys are `title`, `learn-<decision>`, `lesson-<ask>`, `guide-1` to `guide-5`, `switch-<house rule>` and
`switch-<house rule>-<choice>`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Protocol

from engine.core.asks import Answer, Ask
from engine.core.battles.words import Name
from engine.core.ruleset import HouseRule
from render.language import language, remembered, spoken
from render.localization import Voice
from render.named import articled
from render.own_battle import battle
from render.panel import HouseRuleText
from render.presenter import LessonTexts, PeriodWord
from render.vocabulary import Vocabulary, vocabulary_of

SCREENS = 5
"""The number of screens of the guide."""

_LANGUAGES = 32


def choice_key(rule: str, choice: str) -> str:
    """Return the catalogue key of a house rule's choice."""
    return f"switch-{rule}-{re.sub(r'[^A-Za-z0-9_-]', '-', re.sub(r'^[+]', 'plus-', choice))}"


def house_rule_texts(
    voice: Voice, rules: Sequence[HouseRule], keys: Mapping[str, str] = MappingProxyType({})
) -> list[HouseRuleText]:
    """Return the titles of house rules and of their choices.

    `keys` maps the name of a house rule to its catalogue key, if that is not the usual one.
    """
    return [
        HouseRuleText(
            rule.name,
            voice.say(keys.get(rule.name, f"switch-{rule.name}")),
            tuple((choice, voice.say(choice_key(rule.name, choice))) for choice in rule.choices),
        )
        for rule in rules
    ]


class Battle(Protocol):
    """A user's battle, with its name and description from its file."""

    @property
    def name(self) -> Name:
        """The name of the battle."""

    @property
    def about(self) -> Name:
        """A short description of the battle; empty if it has none."""


class CatalogueTexts:
    """Implements `render.presenter.GeneralTexts` with the texts of a catalogue.

    `party` is the pattern of the key for a part of the command (“power-{name}”), and `side` is the pattern for a side.
    `period` is the game's word for its periods. `tips` are the answers that hints suggest, keyed by the kind of
    question.

    `names` returns a table that maps names in the current language to answer words. The names must be normalised by
    `render.vocabulary.compared`. `own` returns a user's battle by its code, or None for anything else. If `named`, the
    first board of a battle begins with the battle's name. `titles` returns the keys of house rules whose titles are
    different in the current battle.
    """

    def __init__(
        self,
        voice: Voice,
        rules: Sequence[HouseRule],
        *,
        party: str,
        period: PeriodWord,
        names: Callable[[], Mapping[str, str]],
        side: str = "side-{name}",
        tips: Mapping[str, Answer] = MappingProxyType({}),
        own: Callable[[str], Battle | None] = lambda _: None,
        named: bool = False,
        titles: Callable[[], Mapping[str, str]] = dict,
    ) -> None:
        self._localization, self._rules, self._party, self._side = voice, tuple(rules), party, side
        self._period: PeriodWord = period
        self._tips, self._own, self._named, self._titles = tips, own, named, titles
        self._names = remembered(_LANGUAGES)(lambda _battle: names())
        self._vocabulary = remembered(_LANGUAGES, by=voice.language)(self._make_vocabulary)

    def title(self) -> str:
        """Return the game's name."""
        return self._localization.say("title")

    def period(self) -> PeriodWord:
        """Return the game's word for its periods."""
        return self._period

    def scenario(self, name: str, /) -> str:
        """Return the name of a scenario."""
        if (own := self._own(name)) is not None:
            return self._of(own.name)
        return self._localization.say(f"scenario-{name}")

    def opening(self, scenario: str, /, *, side: str) -> str:
        """Return the text about a scenario's opening and goal.

        In a game with only one player, `side` is their side.
        """
        if (own := self._own(scenario)) is not None:
            return f"**{self._of(own.name)}** {self._of(own.about)}".strip() if self._named else self._of(own.about)
        key = f"scenario-{scenario}" if scenario else "opening"
        ways = ((f"{key}.{part}-{side}", f"{key}.{part}") for part in ("opening", "goal"))
        found = (next(filter(self._localization.texts.has, each), None) for each in ways)
        return " ".join(self._localization.say(each) for each in found if each is not None)

    def setting(self, scenario: str, /) -> str:
        """Return the text that sets the scene for a scenario; empty if there is none."""
        if (own := self._own(scenario)) is not None:
            return self._of(own.about)
        key = f"scenario-{scenario}" if scenario else "opening"
        found = next(filter(self._localization.texts.has, (f"{key}.story", f"{key}.opening")), None)
        return self._localization.say(found) if found is not None else ""

    def scenario_note(self, name: str, /) -> str:
        """Return a text about a scenario's size and duration; empty if the catalogue has none."""
        key = f"scenario-{name}.note"
        return self._localization.say(key) if self._localization.texts.has(key) else ""

    def party(self, name: str, /) -> str:
        """Return the name of a part of the command."""
        return self._localization.say(self._party.format(name=name))

    def side(self, name: str, /) -> str:
        """Return the short name of a side."""
        say, tongue = self._localization.say, self._localization.language(language())
        short, whole = say(self._side.format(name=name)), f"side-{name}"
        if not self._localization.texts.has(whole, locale=tongue):
            return short
        return articled(short, tongue, the=say(whole), at="")

    def lesson(self, decision: str, /) -> LessonTexts:
        """Return the texts of a decision in the game's lesson."""
        key = f"learn-{decision}"
        return LessonTexts(*map(self._localization.say, (key, f"{key}.question", f"{key}.why")))

    def first_time_hint(self, ask: Ask, /) -> str:
        """Return the hint for a player's first question of this kind."""
        return self._localization.say(f"lesson-{ask.kind}")

    def tip_answer(self, ask: Ask, /) -> Answer | None:
        """Return the answer suggested by the hint. Return None if that answer is not legal."""
        named = self._tips.get(ask.kind)
        return named if named is not None and ask.menu().find(named[0]) is not None else None

    def vocabulary(self) -> Vocabulary:
        """Return the names in all languages, the current language first.

        A reader may use another language than the board.
        """
        return self._vocabulary(battle())

    def house_rules(self) -> list[HouseRuleText]:
        """Return the house rules of a new game."""
        return house_rule_texts(self._localization, self._rules, self._titles())

    def how_to_play(self) -> tuple[str, ...]:
        """Return the screens of the guide."""
        return tuple(self._localization.say(f"guide-{number}") for number in range(1, SCREENS + 1))

    def _make_vocabulary(self, battle: str) -> Vocabulary:
        first = self._localization.language(language())
        names = partial(self._names, battle)
        return vocabulary_of(spoken(each, names) for each in (first, *self._localization.texts.locales()))

    def _of(self, name: Name) -> str:
        """Return a text from a user's battle in the current language."""
        return name.get(self._localization.language(language()))
