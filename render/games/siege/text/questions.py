"""Texts of questions, advice, rules, and refused answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.asks import DONE, Answer, Ask, Choice, Refused
from engine.games.siege.map.board import board
from engine.games.siege.steward.by_ask import reason
from engine.games.siege.steward.ranking import reasons
from engine.games.siege.world import Position, roster
from render.event_sentences import NONE
from render.games.siege.odds import choice_chances
from render.games.siege.text import catalogue, labels
from render.games.siege.text.catalogue import say, some_zones, zone_short
from render.menu_texts import chosen, prompt_key, refusal_text, said_too_early, slot_name
from render.panel import LABEL_LENGTH, PROMPT_LENGTH, Offer

FEW = 4
"""The maximum number of zones that the line of orders names as obstacles."""


def orders(ask: Ask | None, *, attack: bool = False) -> str:
    """Return the question in one sentence.

    With `attack`, a question about repositioning is worded for the time before an attack.
    """
    if ask is None:
        return say("orders-over")
    facts = ask.facts
    if ask.kind == "march":
        leave = facts.get("must_leave", ())
        return say("orders-march", leave=len(leave), zones=some_zones(leave))
    if ask.kind == "fire":
        return say("orders-fire", zones=len(facts.get("zones", ())))
    key = "orders-reposition-attack" if attack and ask.kind == "reposition" else f"orders-{ask.kind}"
    text = say(key, points=facts.get("points", 0))
    hindrance = _hindrance(ask)
    return text if hindrance is None else refusal(hindrance, briefly=True)


def _hindrance(ask: Ask) -> Refused | None:
    """Return the reason why the player cannot end the phase yet; None if there is none."""
    menu = ask.menu()
    if menu.why_not is None:
        return None
    found = (menu.why_not(word) for word in ("begin", "done") if menu.find(word) is None)
    return next((refused for refused in found if refused is not None), None)


def prompt(ask: Ask | None, path: Answer) -> str:
    """Return the prompt of the menu after `path`. It has at most 150 characters."""
    if ask is None:
        return say("prompt-over")
    key = prompt_key(catalogue.VOICE, ask, path)
    if key is None:
        return labels.cut(orders(ask), PROMPT_LENGTH)
    return labels.cut(say(key, paid=_paid(ask, path)), PROMPT_LENGTH)


def _paid(ask: Ask, path: Answer) -> str:
    """Return a text about how the chosen losses are assigned.

    Return an empty string for any other path.
    """
    choice = chosen(ask, path)[-1][0] if len(path) > 1 and path[0] == "losses" else None
    return labels.paid(choice.facts) if choice is not None else ""


def why(ask: Ask) -> str:
    """Return the rule behind a question as text."""
    parts = [say(f"why-{ask.kind}")]
    if ask.menu().find("losses") is not None:
        parts.append(say("why-losses"))
    return "\n\n".join(parts)


# --- advice ---


SHOT = 3
"""The length of a shot's path, verb, zone and target, at which the firers are chosen."""


def advised(position: Position, ask: Ask, answer: Answer) -> str:
    """Return the advised answer as a sentence, with its reason."""
    what = _action(position, ask, answer)
    key, _ = reason(position, ask, answer)
    if not key:
        return catalogue.begin(what)
    return catalogue.begin(say("advice-because", what=what, why=say(f"reason-{key}")))


def briefly(position: Position, ask: Ask, answer: Answer) -> str | None:
    """Return the advised answer as a short text for a button.

    Return None if the labels of the choices are enough.
    """
    if answer[0] == "fire" and len(answer) > SHOT:
        return _volley(ask, answer, brief="-briefly")
    if (answer[0], len(answer)) not in _ACTIONS:
        return None
    return catalogue.begin(_action(position, ask, answer))


def offers(position: Position, ask: Ask, answers: Sequence[Answer]) -> tuple[Offer, ...]:
    """Return a short label and the adviser's reason for each of `answers`."""
    known = reasons(position, ask)
    found = []
    for answer in answers:
        label = briefly(position, ask, answer) or _action(position, ask, answer)
        if len(label) > LABEL_LENGTH and answer[0] == "place":
            label = _placed(position, answer)
        key = known.get(answer, "only-answer")
        meant = key != "only-answer" and (answer != DONE or answer == answers[0])
        why = say(f"reason-{key}") if meant else ""
        found.append(Offer(labels.cut(catalogue.begin(label), LABEL_LENGTH), why))
    return tuple(found)


def _action(position: Position, ask: Ask, answer: Answer) -> str:
    if answer[0] == "fire" and len(answer) > SHOT:
        return _volley(ask, answer)
    choices = chosen(ask, answer)
    write = _ACTIONS.get((answer[0], len(answer)))
    if write is not None:
        return write(position, answer, choices[-1][0])
    parts = [", ".join(labels.label(choice) for choice in level) for level in choices]
    return say("advice-other", what=" · ".join(parts))


def _move(position: Position, answer: Answer, _last: Choice) -> str:
    moved = catalogue.pieces(catalogue.of_ids(position, answer[3].split("+")))
    start, end = zone_short(answer[1]), zone_short(answer[2])
    return say("advice-move", what=moved, **{"from": start}, to=end)


def _place(_position: Position, answer: Answer, _last: Choice) -> str:
    names = [catalogue.counter_name(name) for name in answer[3].split("+")]
    what = catalogue.listed(names)
    return say("advice-place", what=what, to=zone_short(answer[2]))


def _placed(position: Position, answer: Answer) -> str:
    """Return the counters that return, as text."""
    what = catalogue.pieces(catalogue.of_ids(position, answer[3].split("+")))
    return say("advice-place", what=what, to=zone_short(answer[2]))


def _betsy(_position: Position, answer: Answer, _last: Choice) -> str:
    return say("advice-place", what=catalogue.own_name("betsy"), to=zone_short(answer[1]))


def _lodge(_position: Position, answer: Answer, _last: Choice) -> str:
    name = catalogue.counter_name(answer[1])
    return say("advice-lodge", what=name, to=zone_short(answer[2]))


def _losses(_position: Position, _answer: Answer, last: Choice) -> str:
    return say("advice-losses", what=labels.label(last))


_ACTIONS: dict[tuple[str, int], Callable[[Position, Answer, Choice], str]] = {
    ("move", 4): _move,
    ("place", 4): _place,
    ("place", 2): _betsy,
    ("lodge", 3): _lodge,
    ("losses", 3): _losses,
}
"""The functions that write an answer, by its verb and its number of words."""


def _volley(ask: Ask, answer: Answer, *, brief: str = "") -> str:
    """Return a shot as text. Name the firers if the zone has several possible shots at the target."""
    (shot, *_), (_verb, start, target, *_) = chosen(ask, answer)[-1], answer
    facts, menu = shot.facts, ask.level(answer[:SHOT])
    several = menu is not None and len(menu.choices) > 1
    enemy = labels.enemy(facts)
    at = zone_short(target)
    if shot.label == "effect":
        found = choice_chances.of_effect(facts)
        weapon = catalogue.own_name(facts["shooters"][0])
        chance = catalogue.percent(found.chance)
        return say(f"advice-effect{brief}", weapon=weapon, at=at, enemy=enemy, chance=chance)
    found = choice_chances.of_shot(facts)
    return say(
        f"advice-fire{brief}",
        **{"from": zone_short(start), "with": labels.shooters(facts) if several else NONE},
        points=facts["points"],
        bonus=catalogue.signed(facts["bonus"]),
        within="yes" if start == target else "no",
        at=at,
        enemy=enemy,
        wanted=found.wanted,
        chance=catalogue.percent(found.chance),
    )


# --- refusals ---


def refusal(refused: Refused, *, briefly: bool = False) -> str:
    """Return the reason why an answer was refused, with its rule section and alternatives.

    With `briefly` the text is shorter.
    """
    facts = {name: _fact(value) for name, value in refused.facts.items()}
    if briefly and len(zones := refused.facts.get("zones", ())) > 1:
        facts["zones"] = some_zones(zones, most=FEW)
    if "slot" in facts:
        facts["slot"] = slot_name(catalogue.VOICE, str(facts["slot"]))
    step, verb = str(facts.pop("ask", "")), str(refused.facts.get("word", ""))
    text = said_too_early(catalogue.VOICE, refused, step, verb=verb) or say(f"refused-{refused.reason}", **facts)
    return refusal_text(catalogue.VOICE, refused, text)


def _fact(value: Any) -> Any:
    """Prepare a fact for a text: replace ids of zones and counters by names."""
    if isinstance(value, (tuple, list)):
        named = [_fact(one) for one in value]
        return catalogue.listed([each if isinstance(each, str) else str(each) for each in named])
    if value in board().zones:
        return zone_short(value)
    if value in roster():
        return catalogue.counter_name(value)
    return value
