"""The texts of the plans of Keep Up the Fire!."""

from __future__ import annotations

from render.games.keep_up_the_fire.text.log import answer_text
from render.localization import Voice
from render.plan_words import PlanTexts

_PLANS = PlanTexts(
    Voice("render.games.keep_up_the_fire", "plans"),
    answer_text,
    losses=("strength", "streets", "lost"),
    gains=("forts", "chinese", "stations", "speed", "power"),
    prices=("strength", "streets"),
)
plan, plan_title, plan_when, plan_why = _PLANS.plan, _PLANS.plan_title, _PLANS.plan_when, _PLANS.plan_why
plan_question, plan_choice, plan_price = _PLANS.plan_question, _PLANS.plan_choice, _PLANS.plan_price
