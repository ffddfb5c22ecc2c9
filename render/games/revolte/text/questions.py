"""Texts of questions: the question, the advice, the rule behind it, and why an answer was refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.asks import DONE, Answer, Ask, Refused
from engine.games.revolte.world import View
from render.games.revolte.text import catalogue, labels
from render.games.revolte.text.catalogue import begin, say
from render.games.revolte.text.log import answer_text
from render.games.revolte.text.where import centimetres, square
from render.menu_texts import QuestionTexts, chosen, refusal_text
from render.panel import Offer

_SIDED = frozenset({"deploy", "rally", "order", "fire", "entry"})


def orders(ask: Ask | None, *, locale: str) -> str:
    """Return the question in one sentence."""
    if ask is None:
        return say("orders-over", locale=locale)
    facts: dict[str, Any] = {}
    if ask.kind in _SIDED:
        facts["side"] = begin(catalogue.side(ask.side, locale=locale))
    if ask.kind in ("order", "rally"):
        facts["points"] = ask.facts["points"]
    if ask.kind == "rally":
        facts["marked"] = catalogue.listed(ask.facts["marked"], locale=locale)
    if ask.kind == "defend":
        facts |= {
            "figure": ask.facts["figure"],
            "chargers": catalogue.listed(ask.facts["chargers"], locale=locale),
        }
    if ask.kind == "entry":
        facts["what"] = catalogue.thing(ask.facts["what"], locale=locale)
    if ask.kind == "support":
        facts |= {"attacker": ask.facts["attacker"], "defender": ask.facts["defender"]}
    return begin(say(f"orders-{ask.kind}", locale=locale, **facts))


# --- advice ---


def detail(ask: Ask, answer: Answer, *, locale: str) -> str:
    """Return what can be said for an answer: the chance of a shot, or what an order costs."""
    choices = [level[0] for level in chosen(ask, answer) if level]
    for choice in reversed(choices):
        if "chance" in choice.facts:
            return labels.thousandths(choice.facts["chance"], locale=locale)
        if choice.facts.get("cost"):
            return say("detail-cost", locale=locale, cost=choice.facts["cost"])
    return ""


def advised(_view: View, ask: Ask, answer: Answer, *, locale: str) -> str:
    """Return an advised answer with what can be said for it."""
    because = detail(ask, answer, locale=locale)
    return _QUESTIONS.because(said(ask, answer, locale=locale), because, locale=locale)


def said(ask: Ask, answer: Answer, *, locale: str) -> str:
    """Return an answer as text; «done» says what is done."""
    return say(f"choice-done-{ask.kind}", locale=locale) if answer == DONE else answer_text(answer, locale=locale)


def briefly(_view: View, ask: Ask, answer: Answer, *, locale: str) -> str:
    """Return an answer, short enough for a button."""
    return _QUESTIONS.brief(said(ask, answer, locale=locale))


def offers(view: View, ask: Ask, answers: Sequence[Answer], *, locale: str) -> tuple[Offer, ...]:
    """Return an offer for each of several answers: a short label, and what can be said for it."""
    return tuple(
        Offer(briefly(view, ask, answer, locale=locale), detail(ask, answer, locale=locale)) for answer in answers
    )


_QUESTIONS = QuestionTexts(
    catalogue.VOICE,
    orders,
    {
        "side": lambda value, locale: catalogue.side(value, locale=locale),
        **dict.fromkeys(("start", "end"), lambda value, _locale: square(value)),
        **dict.fromkeys(("far", "reach"), lambda value, _locale: centimetres(value)),
    },
    begin=begin,
)
prompt, why = _QUESTIONS.prompt, _QUESTIONS.why


def _instead(text: str, facts: Mapping[str, Any], locale: str) -> str:
    """Return why an answer was refused with what can be said in its place: a place, who else, who is within reach."""
    if facts.get("nearest"):
        return say("refused-nearest", locale=locale, reason=text, nearest=facts["nearest"])
    if facts.get("left"):
        return say("refused-who-else", locale=locale, reason=text, figures=facts["left"])
    if facts.get("others"):
        return say("refused-others", locale=locale, reason=text, figures=facts["others"])
    if facts.get("enemies"):
        return say("refused-enemies", locale=locale, reason=text, figures=", ".join(facts["enemies"]))
    if facts.get("shooters"):
        return say("refused-shooters", locale=locale, reason=text, figures=", ".join(facts["shooters"]))
    return text


def refusal(refused: Refused, *, locale: str) -> str:
    """Return why an answer was refused, with its section."""
    facts = _QUESTIONS.facts(refused, locale=locale)
    if "x" in facts:
        # as they are typed, not as the language writes numbers
        facts |= {axis: str(facts[axis]).replace("-", "−") for axis in ("x", "y")}
        facts["place"] = f"{facts['x']},{facts['y']}"
    elif "start" in facts:
        facts["place"] = f"{facts['start']}–{facts['end']}"
    text = _instead(_QUESTIONS.reason(refused, facts, locale=locale), facts, locale)
    return refusal_text(catalogue.VOICE, refused, text, locale=locale)
