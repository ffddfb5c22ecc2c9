"""Texts of questions, advice, rules, and refused answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.asks import Answer, Ask, Refused
from engine.games.keep_up_the_fire.board import WALLS, board
from engine.games.keep_up_the_fire.menus import can_fire, free_units, melees
from engine.games.keep_up_the_fire.phases.relief_column import ADVANCE
from engine.games.keep_up_the_fire.world import Position
from render.games.keep_up_the_fire.odds import expected_results
from render.games.keep_up_the_fire.text import catalogue, event_sentences, labels
from render.games.keep_up_the_fire.text.catalogue import cut, say
from render.menu_texts import QuestionTexts, chosen, refusal_text
from render.panel import ORDER_LINE, Offer


def orders(ask: Ask | None) -> str:
    """Return the question in one sentence."""
    if ask is None:
        return say("orders-over")
    write = _ORDERS.get(ask.kind)
    return catalogue.begin(say(f"orders-{ask.kind}", **(write(ask.facts) if write else {})))


_ORDERS: dict[str, Callable[[Any], dict[str, Any]]] = {
    "feat": lambda facts: {"card": catalogue.card_title(facts["card"])},
    "act": lambda facts: {"actions": facts["actions"]},
    "losses": lambda facts: {"points": facts["points"], "wall": catalogue.wall(facts["wall"])},
    "replace": lambda facts: {"points": facts["points"]},
    "place": lambda facts: {"power": catalogue.unit(facts["power"])},
    "command": lambda facts: {"points": facts["command"]},
    "column-losses": lambda facts: {"points": facts["points"]},
}


# --- who can act, who is in danger ---


def able(position: Position, ask: Ask) -> str:
    """Return a text that lists what can act now; empty if there is nothing to say."""
    if ask.kind == "act":
        near = {foe.wall for foe in melees(position)} | {wall for wall in WALLS if can_fire(position, wall)}
        if not near or position.today.special == "truce":
            return say("able-nobody")
        names = [catalogue.wall(wall) for wall in WALLS if wall in near]
        return cut(say("able-act", walls=catalogue.listed(names)), ORDER_LINE)
    if ask.kind == "redeploy":
        free = [catalogue.unit_short(unit) for unit in free_units(position)]
        return cut(say("able-free", units=catalogue.listed(free)), ORDER_LINE)
    return _road(position) if ask.kind == "command" else ""


def _road(position: Position) -> str:
    if position.blocker:
        name = catalogue.begin(catalogue.blocker(position.blocker))
        strength = board().blockers[position.blocker].strength
        return say("able-road", blocker=name, strength=strength)
    bonus = catalogue.signed(position.speed + position.today.march)
    return say("able-open", bonus=bonus, wanted=ADVANCE)


_NEAREST = ("fort", "streets", "wall", "long", "extreme")


def in_danger(position: Position, ask: Ask) -> str:
    """Return a text about the Chinese units on the board, the nearest first."""
    if ask.kind not in {"act", "redeploy", "losses", "works"}:
        return ""
    foes = sorted(position.foes, key=lambda foe: _NEAREST.index(foe.space))
    if not foes:
        return say("danger-nobody")
    parts = [say("danger-foe", **_facts(foe)) for foe in foes[:4]]
    return cut(catalogue.separated(parts), ORDER_LINE + 40)


def _facts(foe: Any) -> dict[str, Any]:
    found = catalogue.facts_of(foe)
    return {"kind": found["kind"], "strength": found["strength"], "where": found["where"]}


# --- advice ---


def action(position: Position, ask: Ask, answer: Answer) -> str:
    """Return a text about the action that an answer chooses."""
    choices = [level[0] for level in chosen(ask, answer)]
    verb = answer[0]
    if len(answer) == 1:
        if verb == "march":
            chance = labels.above(ADVANCE, choices[0].facts["bonus"])
            station = labels.next_station(position.station)
            return say("choice-march-at", station=station, chance=chance)
        return labels.label(choices[0])
    last = labels.within(choices[-1])
    if verb in {"move", "place", "return"}:
        unit, wall = catalogue.unit(answer[1]), catalogue.wall(answer[2])
        return say(f"said-{verb}", unit=unit, wall=wall)
    if verb == "swap":
        first, second = catalogue.unit(answer[1]), catalogue.unit(answer[2])
        return say("said-swap", first=first, second=second)
    if verb == "pay":
        return last
    return f"{labels.label(choices[0])}: {last}"


def advised(position: Position, ask: Ask, answer: Answer) -> str:
    """Return a text about the advised answer and its expected result."""
    what = catalogue.begin(action(position, ask, answer))
    return _QUESTIONS.because(what, expected_results.detail(position, answer))


def briefly(position: Position, ask: Ask, answer: Answer) -> str:
    """Return an answer as a text short enough for a button."""
    return _QUESTIONS.brief(action(position, ask, answer))


def offers(position: Position, ask: Ask, answers: Sequence[Answer]) -> tuple[Offer, ...]:
    """Return a short label and the expected result for each of `answers`."""
    return tuple(Offer(briefly(position, ask, answer), expected_results.detail(position, answer)) for answer in answers)


# --- refusals ---

_STEPS = {
    "deploy": "muster",
    "redeploy": "redeployment",
    "act": "actions",
    "replace": "replacements",
    "place": "replacements",
    "feat": "card",
    "works": "card",
    "letter": "card",
    "column-losses": "command",
}
"""The step of the sequence for each kind of question whose name differs from it."""

_OF_STEP = {
    **dict.fromkeys(("fire", "melee", "fortify"), "actions"),
    **dict.fromkeys(("move", "swap"), "redeployment"),
    **dict.fromkeys(("speed", "power", "attack", "march"), "command"),
}
"""The step of the sequence to which each order belongs."""

_QUESTIONS = QuestionTexts(
    catalogue.VOICE,
    orders,
    {
        "wall": catalogue.wall,
        "unit": catalogue.unit,
        "blocker": catalogue.blocker,
        "track": event_sentences.track,
    },
    begin=catalogue.begin,
    steps=_STEPS,
)
prompt, why = _QUESTIONS.prompt, _QUESTIONS.why


def refusal(refused: Refused) -> str:
    """Return why an answer was refused, with the rule section."""
    facts = _QUESTIONS.facts(refused)
    if refused.reason == "nobody-in-range":
        facts.setdefault("wall", "none")
    verb = _OF_STEP.get(str(refused.facts.get("word", "")), "")
    return refusal_text(catalogue.VOICE, refused, _QUESTIONS.reason(refused, facts, verb=verb))
