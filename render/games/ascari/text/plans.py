"""The texts about plans, orders for a corps, and the adviser's reasons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from engine.core.planning.plans import part_name, part_of
from engine.games.ascari.world import View
from render.event_sentences import yes
from render.games.ascari.text import catalogue
from render.games.ascari.text.labels import sixths
from render.games.ascari.text.log import answer_text
from render.localization import Voice
from render.own_battle import battle
from render.plan_words import PlanTexts

VOICE = Voice(catalogue.PACKAGE, "plans")
say = VOICE.say

CORPS = "corps-"
"""The prefix of the name of a plan for one corps; the name of the corps follows."""
UNSAID = frozenset({"", "only-answer"})
"""The reasons that are not shown."""


class _Plans(PlanTexts):
    """Writes the texts of plans, for a whole side or for one corps."""

    def plan_title(self, name: str) -> str:
        """Return the title of a plan."""
        key, corps = _part(name), _corps(name)
        if corps and name == part_name(part_of(name)[0], ""):
            return corps
        if corps and VOICE.texts.has(key):
            return say(key, corps=corps)
        return super().plan_title(name)

    def plan_question(self, view: View, kind: str, side: str) -> str:
        """Return the text of the question which plan a side follows."""
        position = view.position
        goals = position.battle.goals
        at = next((at for at in goals if position.control.get(at) != side), goals[0])
        held = yes(position.control.get(at) == side)
        return say(f"question-{kind}", objective=catalogue.the_hex(position.scenario, at), held=held)

    def plan_why(self, name: str) -> str:
        """Return the text about what a plan tries to achieve."""
        key = _part(name) if name.startswith(CORPS) else f"plan-{name}"
        return say(f"{key}.why")


_PLANS = _Plans(VOICE, answer_text, losses=("lost",), theirs=("theirs",), gains=("killed", "places"), prices=("lost",))
plan, plan_title, plan_when, plan_why = _PLANS.plan, _PLANS.plan_title, _PLANS.plan_when, _PLANS.plan_why
plan_question, plan_choice, plan_price = _PLANS.plan_question, _PLANS.plan_choice, _PLANS.plan_price


def _part(name: str) -> str:
    """Return the catalogue key of the text for a corps' plan."""
    _, goal = part_of(name)
    return f"plan-corps-{goal}" if goal else "plan-corps"


def _corps(name: str) -> str:
    """Return the name of the corps in a plan's name; empty if there is none."""
    group = part_of(name)[0].removeprefix(CORPS)
    known = catalogue.is_own(battle()) or catalogue.VOICE.texts.has(f"corps-{group}")
    return catalogue.corps(group) if name.startswith(CORPS) and known else ""


# --- reasons ---


def reason_text(scenario: str, key: str, facts: Mapping[str, Any]) -> str:
    """Return the adviser's reason `key` as text; empty if it is not shown."""
    if key in UNSAID:
        return ""
    told = {name: write(facts[name]) for name, write in _FACTS.items() if name in facts}
    if "percent" in facts:
        told["chance"] = catalogue.percent(Fraction(facts["percent"], 100))
    if at := facts.get("goal") or facts.get("at"):
        told["where"] = catalogue.the_hex(scenario, at)
    if "group" in facts:
        told["corps"] = catalogue.corps(facts["group"])
    return say(f"reason-{key}", **told)


def _piece(unit: str) -> str:
    return catalogue.any_piece(unit)


_FACTS: Mapping[str, Callable[[Any], Any]] = {
    **dict.fromkeys(("unit", "enemy", "leader"), _piece),
    "chance": sixths,
    "distance": lambda distance: distance,
}
"""The functions that write the facts of a reason."""
