"""Texts of the plans for a side's orders and fire."""

from __future__ import annotations

from render.games.revolte.text import catalogue
from render.games.revolte.text.log import answer_text
from render.localization import Voice
from render.plan_words import PlanTexts

_PLANS = PlanTexts(
    Voice(catalogue.PACKAGE, "plans"),
    answer_text,
    losses=("lost",),
    theirs=("theirs",),
    gains=("killed", "holding", "near"),
    prices=("lost",),
)
plan, plan_title, plan_when, plan_why = _PLANS.plan, _PLANS.plan_title, _PLANS.plan_when, _PLANS.plan_why
plan_question, plan_choice, plan_price = _PLANS.plan_question, _PLANS.plan_choice, _PLANS.plan_price
