"""Writes the labels of buttons and options, with a second line of details."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from engine.games.revolte.phases.units import write_figures
from render.event_sentences import yes
from render.games.revolte.text import catalogue
from render.games.revolte.text.catalogue import any_feature, kind, say, thing_noun
from render.games.revolte.text.event_sentences import state_word
from render.games.revolte.text.where import centimetres, spot_name, square
from render.menu_texts import LabelTexts, LabelWriter

Facts = Mapping[str, Any]
THOUSAND = 1000
MOST_NAMED = 6
"""The maximum number of enemies in sight of a place that a label names; if there are more, it gives only their
number.
"""


def thousandths(chance: int) -> str:
    """Return a probability in thousandths as a percentage."""
    return catalogue.percent(Fraction(chance, THOUSAND))


# --- labels ---


def _unit(facts: Facts) -> str:
    figures = facts["figures"]
    return say("choice-unit", figures=write_figures(figures), count=len(figures))


def _to(mode: str) -> LabelWriter:
    def write(facts: Facts) -> str:
        goal, form = facts.get("goal"), facts.get("form", "keep")
        where = square(goal) if goal is not None else ""
        if facts.get("place"):
            what = spot_name(facts["scenario"], facts["place"], facts["of"])
            return say(f"choice-{mode}-named", what=what, goal=where, form=form)
        return say(f"choice-{mode}", goal=where, form=form, cost=facts["cost"])

    return write


def _charge(mode: str) -> LabelWriter:
    def write(facts: Facts) -> str:
        return say(f"choice-{mode}", target=facts["target"], cost=facts["cost"])

    return write


def _work(mode: str) -> LabelWriter:
    def write(facts: Facts) -> str:
        what = str(facts.get("what", ""))
        if mode in ("climb", "over"):
            what = thing_noun(f"ladder-{what}").text
        elif mode == "serve":
            return say(f"choice-serve-{what}", cost=facts["cost"])
        elif what:
            what = any_feature(what, form="the") if mode == "door" else thing_noun(what).text
        return say(f"choice-{mode}", what=what, cost=facts["cost"])

    return write


def _figure(facts: Facts) -> str:
    return str(facts["figure"])


def _shooter(facts: Facts) -> str:
    return _known(facts, "figure")


def _known(facts: Facts, name: str) -> str:
    """Return a figure with its kind: “e3 (rifleman)”."""
    figure = str(facts[name])
    return say("figure", figure=figure, kind=catalogue.kind(facts["scenario"], figure))


def _target(facts: Facts) -> str:
    if "chance" not in facts:
        return str(facts["target"])
    chance = thousandths(facts["chance"])
    return say("choice-target", target=_known(facts, "target"), gap=centimetres(facts["gap"]), chance=chance)


def _rally(facts: Facts) -> str:
    known = {"figure": facts["figure"], "points": facts["points"], "chance": thousandths(facts["chance"])}
    return say("choice-rally-points", **known)


def _number(facts: Facts) -> str:
    return any_feature(f"barricade-{facts['number']}")


def _site(facts: Facts) -> str:
    (x0, y0), (x1, y1) = facts["start"], facts["end"]
    return f"{square((x0, y0))}–{square((x1, y1))} ({x0},{y0})"


def _piece(facts: Facts) -> str:
    return any_feature(facts["piece"])


def _building(facts: Facts) -> str:
    return any_feature(facts["building"])


def _spot(facts: Facts) -> str:
    x, y = facts["at"]
    return f"{square((x, y))} ({x},{y})"


def _way(facts: Facts) -> str:
    return say(f"choice-way-{facts['way']}")


def _side(facts: Facts) -> str:
    return catalogue.side_short(facts["side"])


def _sign_distance(facts: Facts) -> str:
    return say("choice-sign-distance", distance=facts["distance"])


def _sign_square(facts: Facts) -> str:
    return str(facts["square"])


_LABELS: dict[str, LabelWriter] = {
    "side": _side,
    "unit": _unit,
    "run": _to("run"),
    "crawl": _to("crawl"),
    "halt": _to("halt"),
    "charge-run": _charge("charge-run"),
    "charge-crawl": _charge("charge-crawl"),
    **{mode: _work(mode) for mode in ("climb", "over", "down", "pick-up", "drop", "door", "serve")},
    "push": _to("push"),
    "figure": _figure,
    "shooter": _shooter,
    "charger": _figure,
    "target": _target,
    "rally-points": _rally,
    "barricade": _number,
    "site": _site,
    "piece": _piece,
    "building": _building,
    "spot": _spot,
    "way": _way,
    "sign-distance": _sign_distance,
    "sign-square": _sign_square,
}


# --- second lines ---


def _unit_detail(facts: Facts) -> str:
    return say("detail-unit", at=square(facts["at"]), moving=yes(facts["moving"]), state=state_word(facts["state"]))


def _figure_detail(facts: Facts) -> str:
    """Return the kind and square of a figure; empty if it is not on the table."""
    return f"{kind(facts['scenario'], facts['figure'])}, {square(facts['at'])}" if "at" in facts else ""


def _target_detail(facts: Facts) -> str:
    if "score" not in facts:
        return ""
    return say("detail-target", score=facts["score"], aims=yes(facts["aims"]), other=yes(facts["other_target"]))


def _order_detail(facts: Facts) -> str:
    """Return the facts of an order as text, such as cost and distance."""
    if "far" not in facts:
        return say("detail-cost", cost=facts["cost"])
    known = {"cost": facts["cost"], "far": centimetres(facts["far"]), "die": facts["die"]}
    if facts["target"]:
        return say("detail-charge", **known)
    seen = write_figures(facts["seen"]) if len(facts["seen"]) <= MOST_NAMED else str(len(facts["seen"]))
    barred = "yes" if facts["barred"] else "none"
    return say("detail-order", barred=barred, cover=facts["cover"], seen=seen, **known)


_DESCRIPTIONS: dict[str, LabelWriter] = {
    "unit": _unit_detail,
    "figure": _figure_detail,
    "target": _target_detail,
    **dict.fromkeys(("run", "crawl", "charge-run", "charge-crawl", "push"), _order_detail),
}


_TEXTS = LabelTexts(catalogue.VOICE, _LABELS, _DESCRIPTIONS, finish=catalogue.begin, finish_detail=catalogue.begin)
label, description = _TEXTS.label, _TEXTS.description
