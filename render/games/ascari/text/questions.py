"""Texts of questions: the question, the advice, the rule behind it, and why an answer was refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.core.asks import Answer, Ask, Refused
from engine.games.ascari.steward.ranking import reason, reasons
from engine.games.ascari.world import View
from render.games.ascari.text import catalogue, labels
from render.games.ascari.text.catalogue import any_piece, begin, cut, say
from render.games.ascari.text.log import answer_text
from render.games.ascari.text.plans import reason_text
from render.menu_texts import chosen, prompt_key, refusal_text, said_too_early, slot_name
from render.panel import LABEL_LENGTH, PROMPT_LENGTH, Offer


def orders(ask: Ask | None, *, locale: str) -> str:
    """Return the question in one sentence."""
    if ask is None:
        return say("orders-over", locale=locale)
    facts: dict[str, Any] = {}
    if ask.kind in _SIDED:
        name = catalogue.side(ask.side, locale=locale)
        facts["side"] = name if ask.kind == "rearrange" else begin(name)
    if ask.kind in ("react", "go-on", "retreat"):
        facts |= {"unit": any_piece(ask.facts["unit"], locale=locale), "at": ask.facts["at"]}
    if ask.kind == "go-on":
        facts["left"] = ask.facts["left"]
    return begin(say(f"orders-{ask.kind}", locale=locale, **facts))


_SIDED = frozenset({"deploy", "move", "fire", "react", "rearrange"})


def prompt(ask: Ask | None, path: Answer, *, locale: str) -> str:
    """Return the question of the menu after `path`, by the most specific key of the catalogue."""
    if ask is None:
        return say("prompt-over", locale=locale)
    key = prompt_key(catalogue.VOICE, ask, path, locale=locale)
    return cut(orders(ask, locale=locale) if key is None else say(key, locale=locale), PROMPT_LENGTH)


def why(ask: Ask, *, locale: str) -> str:
    """Return the rule behind a question in our own words."""
    return say(f"why-{ask.kind}", locale=locale)


# --- advice ---


def action(answer: Answer, *, locale: str) -> str:
    """Return an answer as an action."""
    return answer_text(answer, locale=locale)


def detail(ask: Ask, answer: Answer, *, locale: str) -> str:
    """Return what can be said for an answer: the chance of a shot or an attack, or the fire on the way."""
    choices = [level[0] for level in chosen(ask, answer) if level]
    for choice in reversed(choices):
        if choice.label == "attack":
            won, _ = labels.chances_of(choice.facts["strength"], choice.facts["against"])
            return catalogue.percent(won, locale=locale)
        if "chance" in choice.facts:
            return labels.sixths(choice.facts["chance"], locale=locale)
        if choice.label == "to" and "windows" in choice.facts:
            return say("detail-to", locale=locale, windows=choice.facts["windows"])
    return ""


def advised(view: View, ask: Ask, answer: Answer, *, locale: str) -> str:
    """Return an advised answer with its reason, or with what can be said for it where there is no reason."""
    what = action(answer, locale=locale)
    key, facts = reason(view, ask, answer)
    because = _reason(view, key, facts, locale) or detail(ask, answer, locale=locale)
    return say("advice-because", locale=locale, what=what, why=because) if because else what


def briefly(answer: Answer, *, locale: str) -> str:
    """Return an answer, short enough for a button."""
    return cut(begin(action(answer, locale=locale)), LABEL_LENGTH)


def offers(view: View, ask: Ask, answers: Sequence[Answer], *, locale: str) -> tuple[Offer, ...]:
    """Return an offer for each of several answers: a short label, and its reason or what can be said for it."""
    known = reasons(view, ask)
    found = []
    for answer in answers:
        why_it = _reason(view, *known.get(answer, ("", {})), locale) or detail(ask, answer, locale=locale)
        found.append(Offer(briefly(answer, locale=locale), why_it))
    return tuple(found)


def _reason(view: View, key: str, facts: Mapping[str, Any], locale: str) -> str:
    return reason_text(view.position.scenario, key, facts, locale=locale)


# --- refusals ---

_NAMES: dict[str, Callable[[Any, str], str]] = {
    **dict.fromkeys(("unit", "target", "friend"), lambda value, locale: any_piece(value, locale=locale)),
    "side": lambda value, locale: catalogue.side(value, locale=locale),
    "slot": lambda value, locale: slot_name(catalogue.VOICE, value, locale=locale),
}


_STEPS = {"go-on": "move", "retreat": "move"}
"""The step of an Ask whose name is another one."""


def refusal(refused: Refused, *, locale: str) -> str:
    """Return why an answer was refused, with its section."""
    facts = {
        name: _NAMES[name](value, locale) if name in _NAMES and value else value
        for name, value in refused.facts.items()
    }
    asked, word = str(facts.pop("ask", "")), str(refused.facts.get("word", ""))
    text = said_too_early(catalogue.VOICE, refused, _STEPS.get(asked, asked), verb=word, locale=locale)
    text = text or begin(say(f"refused-{refused.reason}", locale=locale, **facts))
    return refusal_text(catalogue.VOICE, refused, text, locale=locale)
