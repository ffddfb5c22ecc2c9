"""Texts of a question's menus from a game's catalogue, and the choices that answers name.

The keys are `choice-<label>`, `prompt-<ask>-<word>-<slot>`, `prompt-<word>-<slot>`, `prompt-<ask>-<slot>`,
`prompt-<slot>`, `refusal` and `refusal-no-rule`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from engine.core.asks import REACTION, Answer, Ask, Choice, Refused
from render.localization import Voice, cut
from render.panel import LABEL_LENGTH
from render.rulebook import plain

LabelWriter = Callable[[Mapping[str, Any], str], str]
"""Writes a label from the facts of a choice, in a language."""


def label_of(
    voice: Voice,
    writers: Mapping[str, LabelWriter],
    choice: Choice,
    *,
    locale: str,
    finish: Callable[[str], str] = str,
) -> str:
    """Return the label of a choice: what the writer of its kind says, finished, or else the text of its kind."""
    write = writers.get(choice.label)
    if write is not None and choice.facts:
        return cut(finish(write(choice.facts, locale)), LABEL_LENGTH)
    key = f"choice-{choice.label}"
    asked = choice.facts.get("ask")
    return cut(voice.say(f"{key}-{asked}" if asked else key, locale=locale), LABEL_LENGTH)


def prompt_key(voice: Voice, ask: Ask, path: Answer, *, locale: str) -> str | None:
    """Return the most specific key there is for the menu after `path`; None if there is none.

    What comes in between asks its whole question, so that no text for several questions does at first.
    """
    menu = ask.level(path)
    slot = menu.slot if menu is not None else "do"
    keys = (
        [f"prompt-{ask.kind}-{path[0]}-{slot}", f"prompt-{path[0]}-{slot}"] if path else [f"prompt-{ask.kind}-{slot}"]
    )
    if path or ask.pace != REACTION:
        keys.append(f"prompt-{slot}")
    return next((key for key in keys if voice.texts.has(key, locale=locale)), None)


def refusal_text(voice: Voice, refused: Refused, reason: str, *, locale: str) -> str:
    """Return the reason why an answer was refused, with its section if it has one."""
    if refused.rule:
        return voice.say("refusal", locale=locale, rule=refused.rule, reason=reason)
    return voice.say("refusal-no-rule", locale=locale, reason=reason)


def slot_name(voice: Voice, slot: str, *, locale: str) -> str:
    """Return what an option of a command is for in a game's words; a command has options that a game may not name."""
    key = f"slot-{slot}"
    return voice.say(key if voice.texts.has(key, locale=locale) else "slot-other", locale=locale)


def said_too_early(voice: Voice, refused: Refused, step: str, *, verb: str, locale: str) -> str | None:
    """Return that an order belongs to another step: which step it is now, and when the order comes.

    `verb` names the order's step or kind in the keys `when-<step>-<verb>` and `when-<verb>`. None for a refusal of
    something else, or if the step has no name.
    """
    if refused.reason != "not-an-option" or refused.facts.get("slot") != "do":
        return None
    if not voice.texts.has(f"step-{step}", locale=locale):
        return None
    word = str(refused.facts["word"])
    keys = (key for key in (f"when-{step}-{verb}", f"when-{verb}") if voice.texts.has(key, locale=locale))
    when = next((voice.say(key, locale=locale) for key in keys), "")
    what = voice.say(f"choice-{word}", locale=locale) if voice.texts.has(f"choice-{word}", locale=locale) else word
    now = voice.say(f"step-{step}", locale=locale)
    return voice.say("refused-not-now", locale=locale, what=what, step=now, when=when)


def chosen(ask: Ask, answer: Answer) -> list[list[Choice]]:
    """Return the choices that an answer's words name, level by level."""
    found = []
    for place, word in enumerate(answer):
        menu = ask.level(answer[:place])
        assert menu is not None, "an answer does not go on after its end"
        found.append([choice for choice in map(menu.find, menu.split(word)) if choice is not None])
    return found


def by_name(choices: Iterable[Choice], label: Callable[[Choice], str]) -> list[Choice]:
    """Return choices in the alphabetical order of their labels, in which a reader looks for a place."""
    return sorted(choices, key=lambda choice: plain(label(choice)))


def leaves(ask: Ask, path: Answer) -> Iterator[tuple[Answer, tuple[Choice, ...]]]:
    """Yield the complete answers below a path, each with the choices that lead there."""
    menu = ask.level(path)
    assert menu is not None
    for choice in menu.choices:
        answer = (*path, choice.word)
        if choice.then is None:
            yield answer, (choice,)
        else:
            for whole, choices in leaves(ask, answer):
                yield whole, (choice, *choices)
