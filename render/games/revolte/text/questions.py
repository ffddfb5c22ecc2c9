"""Texts of questions, advice, rules, and refused answers."""

from __future__ import annotations

from collections import Counter
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


def orders(ask: Ask | None) -> str:
    """Return the question in one sentence."""
    if ask is None:
        return say("orders-over")
    facts: dict[str, Any] = {}
    if ask.kind in _SIDED:
        facts["side"] = begin(catalogue.side(ask.side))
    if ask.kind in ("order", "rally"):
        facts["points"] = ask.facts["points"]
    if ask.kind == "rally":
        facts["marked"] = catalogue.listed(ask.facts["marked"])
    if ask.kind == "defend":
        facts |= {
            "figure": ask.facts["figure"],
            "chargers": catalogue.listed(ask.facts["chargers"]),
        }
    if ask.kind == "entry":
        facts["what"] = catalogue.thing(ask.facts["what"])
    if ask.kind == "support":
        facts |= {"attacker": ask.facts["attacker"], "defender": ask.facts["defender"]}
    return begin(say(f"orders-{ask.kind}", **facts))


# --- advice ---


def detail(ask: Ask, answer: Answer) -> str:
    """Return a text with the main fact about an answer; empty if there is none."""
    choices = [level[0] for level in chosen(ask, answer) if level]
    for choice in reversed(choices):
        if "chance" in choice.facts:
            return labels.thousandths(choice.facts["chance"])
        if choice.facts.get("cost"):
            return say("detail-cost", cost=choice.facts["cost"])
    return ""


def advised(_view: View, ask: Ask, answer: Answer) -> str:
    """Return the text of an advised answer, with its reason."""
    because = detail(ask, answer)
    return _QUESTIONS.because(said(ask, answer), because)


def said(ask: Ask, answer: Answer) -> str:
    """Return an answer as text. The answer “done” names the step that it ends."""
    return say(f"choice-done-{ask.kind}") if answer == DONE else answer_text(answer)


def briefly(_view: View, ask: Ask, answer: Answer) -> str:
    """Return an answer as text that is short enough for a button."""
    return _QUESTIONS.brief(said(ask, answer))


def offers(view: View, ask: Ask, answers: Sequence[Answer]) -> tuple[Offer, ...]:
    """Return a short unique label and the reason for each answer."""
    short = [briefly(view, ask, answer) for answer in answers]
    often = Counter(short)
    return tuple(
        Offer(text if often[text] == 1 else _QUESTIONS.brief(_in_full(ask, answer)), detail(ask, answer))
        for text, answer in zip(short, answers, strict=True)
    )


def _in_full(ask: Ask, answer: Answer) -> str:
    """Return an answer in the words of its menus."""
    return " · ".join(labels.label(choice) for level in chosen(ask, answer) for choice in level)


_QUESTIONS = QuestionTexts(
    catalogue.VOICE,
    orders,
    {
        "side": catalogue.side,
        **dict.fromkeys(("start", "end"), square),
        **dict.fromkeys(("far", "reach"), centimetres),
    },
    begin=begin,
)
prompt, why = _QUESTIONS.prompt, _QUESTIONS.why


def _instead(text: str, facts: Mapping[str, Any]) -> str:
    """Return the reason for a refusal, with an alternative if there is one."""
    if facts.get("nearest"):
        return say("refused-nearest", reason=text, nearest=facts["nearest"])
    if facts.get("left"):
        return say("refused-who-else", reason=text, figures=facts["left"])
    if facts.get("others"):
        return say("refused-others", reason=text, figures=facts["others"])
    if facts.get("enemies"):
        return say("refused-enemies", reason=text, figures=", ".join(facts["enemies"]))
    if facts.get("shooters"):
        return say("refused-shooters", reason=text, figures=", ".join(facts["shooters"]))
    return text


def refusal(refused: Refused) -> str:
    """Return the reason why an answer was refused, with its rule section."""
    facts = _QUESTIONS.facts(refused)
    if "x" in facts:
        # Numbers are written as users type them, not as their language writes them.
        facts |= {axis: str(facts[axis]).replace("-", "−") for axis in ("x", "y")}
        facts["place"] = f"{facts['x']},{facts['y']}"
    elif "start" in facts:
        facts["place"] = f"{facts['start']}–{facts['end']}"
    text = _instead(_QUESTIONS.reason(refused, facts), facts)
    return refusal_text(catalogue.VOICE, refused, text)
