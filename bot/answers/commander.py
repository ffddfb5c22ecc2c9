"""The commander's question on a board: choose a plan, give orders, or ask for advice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from discord import ButtonStyle, ui

import engine.games
from bot.games.course import Course, course_of
from bot.games.seats.chairs import is_public
from bot.games.state import GameState
from bot.ui.components import Button, Row, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.texts import cut, say
from db.schema.games import ARE_RATED, COMMANDER, GUIDED, UNAIDED, VOTE
from engine.core.asks import Ask
from engine.core.planning.plans import Planner, Until
from engine.core.planning.question import FEWEST, OFFERED, Question, question_of
from render.language import speaking
from render.panel import LABEL_LENGTH
from render.presenter import Presenter

PLAY, OWN, CHANGE, APART = "plan", "own", "change", "sideanswer"
"""The actions of the buttons: play a plan, show the menus, show the plans again, show the menus privately."""
_ADVISER: dict[Until, str] = {"round": "round", "calm": "calm", "alarm": "phase"}
"""How long the adviser decides when asked, keyed by how long plans last in the game."""


class Commander(NamedTuple):
    """The commander's question, with the plans on offer and the current plan.

    `reach` says how long a plan is played. `may_continue` says whether the current plan may continue.
    """

    question: Question
    plans: tuple[str, ...]
    course: Course
    reach: Until
    may_continue: bool


def may_be_advised(state: GameState, ask: Ask | None = None) -> bool:
    """Return whether the board may show advice for a question; by default its current one."""
    if state.counted in ARE_RATED:
        return False
    level = state.asked_level if ask is None else state.level_of(state.side or ask.side)
    ask = ask or state.ask
    if level == GUIDED or ask is None:
        return True
    found = question_of(engine.games.find(state.system), state.view, ask)
    return found.calm if found is not None else level == COMMANDER


def commander_of(state: GameState, offered: Sequence[str] | None) -> Commander | None:
    """Return the question to the commander; None if there is none or orders were already given.

    `offered` are the plans for the position. None stands for the game's default list.
    """
    ask, rules = state.ask, engine.games.find(state.system)
    if ask is None or state.day_awaited or state.command == VOTE or state.reopened or state.asked_level == UNAIDED:
        return None
    found = question_of(rules, state.view, ask)
    steward = rules.policies["steward"]("")
    if found is None or not isinstance(steward, Planner):
        return None
    course = course_of(state.row)
    if course.in_hand(ask, state.progress):
        return None
    plans = found.short if offered is None else offered
    reach = steward.outlook(state.view, ask).until
    may_continue = course.may_continue(found, ask, state.progress)
    return Commander(found, tuple(plans)[:OFFERED], course, reach, may_continue)


def question_text(state: GameState, presenter: Presenter, asked: Commander) -> str:
    """Return the text of the commander's question."""
    side = state.ask.side if state.ask is not None else ""
    with speaking(state.locale):
        return presenter.plan_question(state.view, asked.question.kind, side)


def standing_text(state: GameState, presenter: Presenter, asked: Commander) -> str:
    """Return a text about the current plan and its duration. Return an empty text without a plan."""
    if not asked.may_continue:
        return ""
    with speaking(state.locale):
        name = presenter.plan_choice(asked.course.question, asked.course.plan)
    facts = {"plan": name, "since": asked.course.since, "period": presenter.period()}
    return say("course-stands", locale=state.locale, **facts)


def rows(state: GameState, presenter: Presenter, asked: Commander, *, change: bool) -> list[Row]:
    """Return the rows of buttons for plans, orders and the adviser.

    If the current plan may continue, other plans are shown only with `change`.
    """
    with speaking(state.locale):
        if asked.may_continue and not change:
            plan = presenter.plan_choice(asked.question.kind, asked.course.plan)
            goes_on = say("button-go-on", plan=plan)
            first = [_play(state, asked.course.plan, goes_on)]
            if len(asked.plans) >= FEWEST:
                first.append(_button(state, CHANGE, say("button-change")))
        elif len(asked.plans) >= FEWEST:
            first = [_play(state, name, presenter.plan_choice(asked.question.kind, name)) for name in asked.plans]
        else:
            on = say("button-on")
            first = [_button(state, _ADVISER[asked.reach], on, style=ButtonStyle.success)]
    apart = not state.apart and bool(state.asks) and not is_public(state.asks)
    first.append(_button(state, APART if apart else OWN, say("button-own", locale=state.locale)))
    if (asked.may_continue or len(asked.plans) >= FEWEST) and may_be_advised(state):
        first.append(_button(state, _ADVISER[asked.reach], say("button-phase", locale=state.locale)))
    return [button_row(first)]


def _play(state: GameState, plan: str, label: str) -> Button:
    button = ui.Button[ui.LayoutView](label=cut(label, LABEL_LENGTH), style=ButtonStyle.primary)
    return press_button(button, Press(PLAY, state.id, state.version, extra=plan))


def _button(state: GameState, action: str, label: str, *, style: ButtonStyle = ButtonStyle.primary) -> Button:
    button = ui.Button[ui.LayoutView](label=cut(label, LABEL_LENGTH), style=style)
    return press_button(button, Press(action, state.id, state.version))
