"""Texts for a question's menus, from a game's catalogue.

The keys are `choice-<label>`, `prompt-<ask>-<word>-<slot>`, `prompt-<word>-<slot>`, `prompt-<ask>-<slot>`,
`prompt-<slot>`, `prompt-over`, `why-<ask>`, `advice-because`, `refused-<reason>`, `refusal` and `refusal-no-rule`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from engine.core.asks import REACTION, Answer, Ask, Choice, Refused
from render.language import language
from render.localization import Voice, cut
from render.panel import DESCRIPTION_LENGTH, LABEL_LENGTH, PROMPT_LENGTH
from render.rulebook import plain

LabelWriter = Callable[[Mapping[str, Any]], str]
"""A function that returns a label, from the facts of a choice."""


def label_of(
    voice: Voice, writers: Mapping[str, LabelWriter], choice: Choice, *, finish: Callable[[str], str] = str
) -> str:
    """Return the label of a choice, from its label writer or from the catalogue.

    `finish` is applied to the text of the label writer.
    """
    write = writers.get(choice.label)
    if write is not None and choice.facts:
        return cut(finish(write(choice.facts)), LABEL_LENGTH)
    key = f"choice-{choice.label}"
    asked = choice.facts.get("ask")
    return cut(voice.say(f"{key}-{asked}" if asked else key), LABEL_LENGTH)


class LabelTexts:
    """Implements `render.presenter.Labels` with a writer for each kind of choice."""

    def __init__(
        self,
        voice: Voice,
        labels: Mapping[str, LabelWriter],
        details: Mapping[str, LabelWriter],
        *,
        finish: Callable[[str], str],
        finish_detail: Callable[[str], str] = str,
    ) -> None:
        self._voice, self._labels, self._details = voice, labels, details
        self._finish, self._finish_detail = finish, finish_detail

    def label(self, choice: Choice) -> str:
        """Return the label of a choice, at most 80 characters."""
        return label_of(self._voice, self._labels, choice, finish=self._finish)

    def description(self, choice: Choice) -> str | None:
        """Return the description of a choice, at most 100 characters; None if it has none."""
        write = self._details.get(choice.label)
        text = write(choice.facts) if write is not None and choice.facts else ""
        return cut(self._finish_detail(text), DESCRIPTION_LENGTH) if text else None


def prompt_key(voice: Voice, ask: Ask, path: Answer) -> str | None:
    """Return the most specific text key for the prompt of the menu after `path`; None if there is none.

    The first menu of an interrupt needs its own text.
    """
    menu = ask.level(path)
    slot = menu.slot if menu is not None else "do"
    keys = (
        [f"prompt-{ask.kind}-{path[0]}-{slot}", f"prompt-{path[0]}-{slot}"] if path else [f"prompt-{ask.kind}-{slot}"]
    )
    if path or ask.pace != REACTION:
        keys.append(f"prompt-{slot}")
    return next((key for key in keys if voice.texts.has(key, locale=language())), None)


def refusal_text(voice: Voice, refused: Refused, reason: str) -> str:
    """Return the reason why an answer was refused, with its rule section."""
    if refused.rule:
        return voice.say("refusal", rule=refused.rule, reason=reason)
    return voice.say("refusal-no-rule", reason=reason)


def slot_name(voice: Voice, slot: str) -> str:
    """Return the name of a command option in the words of the game."""
    key = f"slot-{slot}"
    return voice.say(key if voice.texts.has(key, locale=language()) else "slot-other")


def said_too_early(voice: Voice, refused: Refused, step: str, *, verb: str) -> str | None:
    """Return the text of a refusal if the order belongs to another step; otherwise None.

    `verb` names the order's step or kind in the keys `when-<step>-<verb>` and `when-<verb>`.
    """
    if refused.reason != "not-an-option" or refused.facts.get("slot") != "do":
        return None
    if not voice.texts.has(f"step-{step}", locale=language()):
        return None
    word = str(refused.facts["word"])
    keys = (key for key in (f"when-{step}-{verb}", f"when-{verb}") if voice.texts.has(key, locale=language()))
    when = next((voice.say(key) for key in keys), "")
    what = voice.say(f"choice-{word}") if voice.texts.has(f"choice-{word}", locale=language()) else word
    now = voice.say(f"step-{step}")
    return voice.say("refused-not-now", what=what, step=now, when=when)


class QuestionTexts:
    """Implements the parts of `render.presenter.Questions` that need only a game's texts.

    `question` returns a question in one sentence, and `names` turns the facts of a refusal into texts. `steps` maps a
    kind of question to its step, if they have different names. `begin` capitalizes a text.
    """

    def __init__(
        self,
        voice: Voice,
        question: Callable[..., str],
        names: Mapping[str, Callable[[Any], Any]],
        *,
        begin: Callable[[str], str],
        steps: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self._voice, self._say, self._question = voice, voice.say, question
        self._names, self._begin, self._steps = names, begin, steps

    def prompt(self, ask: Ask | None, path: Answer) -> str:
        """Return the prompt of the menu after `path`."""
        if ask is None:
            return self._say("prompt-over")
        key = prompt_key(self._voice, ask, path)
        text = self._question(ask) if key is None else self._say(key)
        return cut(text, PROMPT_LENGTH)

    def why(self, ask: Ask) -> str:
        """Return the rule behind a question in plain words."""
        return self._say(f"why-{ask.kind}")

    def because(self, what: str, why: str) -> str:
        """Return an advised answer as text, with the adviser's reasons."""
        return self._say("advice-because", what=what, why=why) if why else what

    def brief(self, what: str) -> str:
        """Return an answer as text that is short enough for a button."""
        return cut(self._begin(what), LABEL_LENGTH)

    def facts(self, refused: Refused) -> dict[str, Any]:
        """Return the facts of a refusal, with names replaced by readable text."""
        found = dict(refused.facts)
        for name, write in self._names.items():
            if found.get(name):
                found[name] = write(found[name])
        if found.get("slot"):
            found["slot"] = slot_name(self._voice, found["slot"])
        return found

    def reason(self, refused: Refused, facts: Mapping[str, Any], *, verb: str | None = None) -> str:
        """Return the text of the reason why an answer was refused.

        The names in `facts` must already be texts.
        """
        known = {name: value for name, value in facts.items() if name != "ask"}
        asked = str(refused.facts.get("ask", ""))
        verb = str(refused.facts.get("word", "")) if verb is None else verb
        early = said_too_early(self._voice, refused, self._steps.get(asked, asked), verb=verb)
        return early or self._begin(self._say(f"refused-{refused.reason}", **known))

    def refusal(self, refused: Refused) -> str:
        """Return a text that says why an answer was refused, with the rule section."""
        reason = self.reason(refused, self.facts(refused))
        return refusal_text(self._voice, refused, reason)


def chosen(ask: Ask, answer: Answer) -> list[list[Choice]]:
    """Return the choices that make up an answer, one list for each level of menus."""
    found = []
    for place, word in enumerate(answer):
        menu = ask.level(answer[:place])
        assert menu is not None, "an answer does not go on after its end"
        found.append([choice for choice in map(menu.find, menu.split(word)) if choice is not None])
    return found


def by_name(choices: Iterable[Choice], label: Callable[[Choice], str]) -> list[Choice]:
    """Sort choices alphabetically by their labels."""
    return sorted(choices, key=lambda choice: plain(label(choice)))


def leaves(ask: Ask, path: Answer) -> Iterator[tuple[Answer, tuple[Choice, ...]]]:
    """Yield all complete answers that begin with `path`, each with its choices after `path`."""
    menu = ask.level(path)
    assert menu is not None
    for choice in menu.choices:
        answer = (*path, choice.word)
        if choice.then is None:
            yield answer, (choice,)
        else:
            for whole, choices in leaves(ask, answer):
                yield whole, (choice, *choices)
