"""The general texts of a game, from its own catalogue.

The keys are `title`, `lesson-<ask>`, `guide-1` to `guide-5`, `switch-<house rule>` and
`switch-<house rule>-<choice>`. `CatalogueTexts` are the `texts` of a `BasePresenter`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from engine.core.asks import Ask
from engine.core.ruleset import HouseRule
from render.localization import Voice
from render.panel import HouseRuleText
from render.presenter import PeriodWord
from render.vocabulary import Vocabulary, vocabulary_of

SCREENS = 5
"""The number of screens of the guide."""

_LANGUAGES = 32


def choice_key(rule: str, choice: str) -> str:
    """Return the key of a house rule's choice."""
    return f"switch-{rule}-{re.sub(r'[^A-Za-z0-9_-]', '-', choice)}"


def house_rule_texts(voice: Voice, rules: Sequence[HouseRule], *, locale: str) -> list[HouseRuleText]:
    """Return the titles of house rules and of their choices."""
    return [
        HouseRuleText(
            rule.name,
            voice.say(f"switch-{rule.name}", locale=locale),
            tuple((choice, voice.say(choice_key(rule.name, choice), locale=locale)) for choice in rule.choices),
        )
        for rule in rules
    ]


class CatalogueTexts:
    """Implements `render.presenter.GeneralTexts` with the texts of a catalogue.

    `party` is the key of a part of the command, «power-{name}», `side` that of a side. `period` is what its periods are
    called. `names` returns the word of an answer for each name in a language, as `render.vocabulary.compared` writes
    it.
    """

    def __init__(
        self,
        voice: Voice,
        rules: Sequence[HouseRule],
        *,
        party: str,
        period: PeriodWord,
        names: Callable[[str], Mapping[str, str]],
        side: str = "side-{name}",
    ) -> None:
        self._localization, self._rules, self._party, self._side = voice, tuple(rules), party, side
        self._period: PeriodWord = period
        self._names = lru_cache(_LANGUAGES)(names)
        self._vocabulary = lru_cache(_LANGUAGES)(self._make_vocabulary)

    def title(self, *, locale: str) -> str:
        """Return the game's name."""
        return self._localization.say("title", locale=locale)

    def period(self) -> PeriodWord:
        """Return what the game calls its periods."""
        return self._period

    def scenario(self, name: str, /, *, locale: str) -> str:
        """Return the name of a scenario."""
        return self._localization.say(f"scenario-{name}", locale=locale)

    def scenario_note(self, name: str, /, *, locale: str) -> str:
        """Return how large a scenario is and how long it takes, where the catalogue says so."""
        key = f"scenario-{name}.note"
        return self._localization.say(key, locale=locale) if self._localization.texts.has(key) else ""

    def party(self, name: str, /, *, locale: str) -> str:
        """Return the name of a part of the command."""
        return self._localization.say(self._party.format(name=name), locale=locale)

    def side(self, name: str, /, *, locale: str) -> str:
        """Return the name of a side."""
        return self._localization.say(self._side.format(name=name), locale=locale)

    def first_time_hint(self, ask: Ask, /, *, locale: str) -> str:
        """Return the first-time hint about this kind of question."""
        return self._localization.say(f"lesson-{ask.kind}", locale=locale)

    def vocabulary(self, *, locale: str) -> Vocabulary:
        """Return the names of every language, those of `locale` first: a board may be in another than its reader's."""
        return self._vocabulary(self._localization.language(locale))

    def house_rules(self, *, locale: str) -> list[HouseRuleText]:
        """Return the house rules of a new game."""
        return house_rule_texts(self._localization, self._rules, locale=locale)

    def how_to_play(self, *, locale: str) -> tuple[str, ...]:
        """Return the screens of the guide."""
        return tuple(self._localization.say(f"guide-{number}", locale=locale) for number in range(1, SCREENS + 1))

    def _make_vocabulary(self, language: str) -> Vocabulary:
        return vocabulary_of(self._names(each) for each in (language, *self._localization.texts.locales()))
