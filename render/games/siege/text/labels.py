"""Labels of buttons and options, with a second line of facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.core.asks import Choice
from engine.games.siege.world import CIVILIAN, SOLDIER, VALUES, roster
from render.games.siege.odds import choice_chances
from render.games.siege.text import catalogue
from render.games.siege.text.catalogue import say, zone_short
from render.localization import cut as shortened
from render.menu_texts import LabelWriter, label_of
from render.panel import DESCRIPTION_LENGTH

Facts = Mapping[str, Any]

cut = shortened

NAMED = 2
"""The maximum number of soldier counters of a shot that are named; more are counted. A house rule lets them fire
separately.
"""


WHO = 72
"""The maximum number of characters about the defenders on a second line, if Boxers, fire and distance leave room."""
BETWEEN = " · "


def label(choice: Choice) -> str:
    """Return the label of a choice. It has at most 80 characters."""
    return label_of(catalogue.VOICE, _LABELS, choice)


def description(choice: Choice) -> str | None:
    """Return the description of a choice, at most 100 characters; None if it has none."""
    write = _DESCRIPTIONS.get(choice.label)
    parts = [part for part in write(choice.facts) if part] if write is not None else []
    return cut(BETWEEN.join(parts), DESCRIPTION_LENGTH) if parts else None


# --- labels ---


def _zone(facts: Facts) -> str:
    return say("choice-zone", zone=zone_short(facts["zone"]))


def _counter(facts: Facts) -> str:
    name = catalogue.counter_name(facts["id"], face=facts["face"])
    if facts["kind"] == "leader":
        value = catalogue.signed(3 if facts["id"] == "macdonald" else facts["face"])
    else:
        value = str(facts["value"])
    return say("counter-with-value", name=name, value=value)


def shooters(facts: Facts) -> str:
    """Return the firers as text, such as “Soldiers + Colt” or “British 1, British 2”."""
    named = facts["with"].split(",")
    weapons = [catalogue.counter_name(word) for word in named if word in roster() and not _soldier(word)]
    soldiers = [catalogue.counter_name(word) for word in named if _soldier(word)]
    if named[0] == "soldiers":
        soldiers = [say("shot-soldiers")]
    elif len(soldiers) > NAMED:
        soldiers = [say("shot-counters", count=len(soldiers))]
    if not soldiers or not weapons:
        return ", ".join(soldiers or weapons)
    return say("shot-with", first=", ".join(soldiers), more=" + ".join(weapons))


def _soldier(word: str) -> bool:
    return word in roster() and roster()[word].kind == SOLDIER


def _shot(facts: Facts) -> str:
    found = choice_chances.of_shot(facts)
    return say(
        "choice-shot",
        **{"with": shooters(facts)},
        points=facts["points"],
        bonus=catalogue.signed(facts["bonus"]),
        wanted=found.wanted,
        chance=catalogue.percent(found.chance),
    )


def _effect(facts: Facts) -> str:
    found = choice_chances.of_effect(facts)
    weapon = catalogue.own_name(facts["shooters"][0])
    return say("choice-effect", weapon=weapon, chance=catalogue.percent(found.chance))


def _debt(facts: Facts) -> str:
    zones = catalogue.zones_short(facts["zones"])
    text = zones or say("choice-debt-anywhere")
    return say("choice-debt", kind=facts["kind"], zones=text, points=facts["points"])


def paid(facts: Facts) -> str:
    """Return how counters take losses as text: “British no. 1 down to 1 and British no. 2 out”."""
    return catalogue.listed(
        [
            say(
                "choice-loss-turned" if loss["after"] else "choice-loss-out",
                counter=catalogue.counter_name(loss["id"]),
                after=VALUES[loss["kind"]][loss["after"]],
            )
            for loss in facts["losses"]
        ]
    )


_LABELS: dict[str, LabelWriter] = {
    "zone": _zone,
    "counter": _counter,
    "shot": _shot,
    "effect": _effect,
    "debt": _debt,
    "loss": paid,
}


# --- descriptions ---


def _about_zone(facts: Facts) -> list[str]:
    state = _state(facts)
    taken = sum(len(each) + len(BETWEEN) for each in state)
    return [_who(facts, room=min(WHO, DESCRIPTION_LENGTH - taken)), *state]


def about_end(facts: Facts) -> list[str]:
    """Return texts that describe the destination of a move, such as its movement cost."""
    ours = [say("describe-there", points=facts["points"])] if facts["points"] else []
    return [*_state(facts), *ours]


def _state(facts: Facts) -> list[str]:
    found = []
    if facts["boxers"]:
        found.append(say("describe-boxers", points=facts["boxers"]))
    if facts.get("fanatics"):
        found.append(say("describe-fanatics", count=facts["fanatics"]))
    found += [say(f"describe-{state}") for state in ("burning", "ruined") if facts[state]]
    if "cost" in facts:
        found.append(say("describe-way", cost=facts["cost"]))
    return found


def _who(facts: Facts, *, room: int) -> str:
    """Return a text about the defenders in a zone. It has at most `room` characters."""
    who = catalogue.of_faces(facts["who"], zone=facts["zone"])
    for powers in (True, False):
        text = catalogue.pieces(who, powers=powers) if who else ""
        if len(text) <= room:
            return text
    return say("describe-points", points=facts["points"])


def _about_counter(facts: Facts) -> list[str]:
    found = []
    if "lodges" in facts:
        found.append(say("describe-lodges", zone=zone_short(facts["lodges"])))
    elif facts["kind"] == CIVILIAN:
        home = zone_short(roster()[facts["id"]].home)
        found.append(say("describe-from", zone=home))
    if "freed" in facts:
        freed = catalogue.counter_name(facts["freed"])
        found.append(say("describe-frees", counter=freed))
    if facts.get("cost"):
        key = "describe-spends" if "left" in facts else "describe-cost"
        found.append(say(key, cost=facts["cost"], left=facts.get("left", 0)))
    return found


def _about_shot(facts: Facts) -> list[str]:
    risky = facts["from"] == facts["at"] and choice_chances.may_cost(facts)
    own_loss = say("describe-own-loss") if risky else ""
    return [enemy(facts), own_loss, modifiers(facts)]


def _about_effect(facts: Facts) -> list[str]:
    return [enemy(facts), modifiers(facts)]


def modifiers(facts: Facts) -> str:
    """Return the modifiers of a shot as text: “MacDonald +3, regulars −1”."""
    return ", ".join(
        f"{say(f'modifier-{name}')} {catalogue.signed(value)}" for name, value in facts["modifiers"].items()
    )


def enemy(facts: Facts) -> str:
    """Return the target of a shot as text: “Boxers: 22 points, a fanatic”."""
    parts = [say("describe-boxers", points=facts["enemy"])]
    if facts["fanatics"]:
        parts.append(say("describe-fanatics", count=facts["fanatics"]))
    return ", ".join(parts)


_DESCRIPTIONS: dict[str, Callable[[Facts], list[str]]] = {
    "zone": _about_zone,
    "counter": _about_counter,
    "shot": _about_shot,
    "effect": _about_effect,
}
