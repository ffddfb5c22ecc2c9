"""Texts about questions, advice, rules, and refused answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.asks import Answer, Ask
from engine.games.ascari.steward.ranking import reason, reasons
from engine.games.ascari.world import View
from render.games.ascari.text import catalogue, labels
from render.games.ascari.text.catalogue import any_piece, begin, say
from render.games.ascari.text.log import answer_text
from render.games.ascari.text.plans import reason_text
from render.menu_texts import QuestionTexts, chosen
from render.panel import Offer


def orders(ask: Ask | None) -> str:
    """Return a question as one sentence."""
    if ask is None:
        return say("orders-over")
    facts: dict[str, Any] = {}
    if ask.kind in _SIDED:
        facts["side"] = catalogue.side(ask.side)
    if ask.kind in ("react", "go-on", "retreat"):
        facts |= {"unit": any_piece(ask.facts["unit"]), "at": ask.facts["at"]}
    if ask.kind == "go-on":
        facts["left"] = ask.facts["left"]
    return begin(say(f"orders-{ask.kind}", **facts))


_SIDED = frozenset({"deploy", "move", "fire", "react", "rearrange"})


# --- advice ---


def detail(ask: Ask, answer: Answer) -> str:
    """Return the most important fact about an answer as text."""
    choices = [level[0] for level in chosen(ask, answer) if level]
    for choice in reversed(choices):
        if choice.label == "attack":
            won, _ = labels.chances_of(choice.facts["strength"], choice.facts["against"])
            return catalogue.percent(won)
        if "chance" in choice.facts:
            return labels.sixths(choice.facts["chance"])
        if choice.label == "to" and "windows" in choice.facts:
            return say("detail-to", windows=choice.facts["windows"])
    return ""


def advised(view: View, ask: Ask, answer: Answer) -> str:
    """Return an advised answer as text, with the reason, the chance or the dangers."""
    key, facts = reason(view, ask, answer)
    because = _reason(view, key, facts) or detail(ask, answer)
    return _QUESTIONS.because(answer_text(answer), because)


def briefly(_view: View, _ask: Ask, answer: Answer) -> str:
    """Return an answer as text that is short enough for a button."""
    return _QUESTIONS.brief(answer_text(answer))


def offers(view: View, ask: Ask, answers: Sequence[Answer]) -> tuple[Offer, ...]:
    """Return a short label and a reason for each of `answers`."""
    known = reasons(view, ask)
    found = []
    for answer in answers:
        why_it = _reason(view, *known.get(answer, ("", {}))) or detail(ask, answer)
        found.append(Offer(briefly(view, ask, answer), why_it))
    return tuple(found)


def _reason(view: View, key: str, facts: Mapping[str, Any]) -> str:
    return reason_text(view.position.scenario, key, facts)


_QUESTIONS = QuestionTexts(
    catalogue.VOICE,
    orders,
    {
        **dict.fromkeys(("unit", "target", "friend"), any_piece),
        "side": catalogue.side,
    },
    begin=begin,
    steps={"go-on": "move", "retreat": "move"},
)
prompt, why, refusal = _QUESTIONS.prompt, _QUESTIONS.why, _QUESTIONS.refusal
