"""The plans that players prepare in advance, as they are stored with a campaign."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

import msgspec

import engine.games
from bot.chances.words import Figure, about_plans, after_title, of_plans
from bot.games.errors import ServiceError
from bot.games.permissions import expect_commander, expect_for_all
from bot.games.state import GameState, GameSummary
from bot.ui.texts import say
from db.campaigns import CampaignRow
from engine.core.day_gate import CALENDAR
from engine.core.planning.beforehand import taken_here
from render.presenter import Presenter

if TYPE_CHECKING:
    from bot.context import ChanceTeller


class Left(msgspec.Struct, frozen=True, kw_only=True):
    """A plan prepared in advance, and its condition. An empty condition is always met."""

    plan: str
    when: str = ""


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """The plans prepared for a day, as stored with the campaign."""

    day: int
    plans: tuple[Left, ...]


_SHEET = msgspec.json.Decoder(Sheet)


def left_for(row: CampaignRow | None, day: int) -> tuple[Left, ...]:
    """Return the plans prepared for `day`."""
    if row is None or not row.left_plans:
        return ()
    sheet = _SHEET.decode(row.left_plans)
    return sheet.plans if sheet.day == day else ()


def coming_day(state: GameState) -> int:
    """Return the day for which a plan can be prepared now: the current or the next."""
    return max(1, state.progress[0] + (state.ask is not None and state.ask.kind == CALENDAR))


def with_plan(left: tuple[Left, ...], more: Left) -> tuple[Left, ...]:
    """Return the prepared plans after adding `more`. It replaces a plan with the same condition."""
    return (*(each for each in left if each.when != more.when), more)


def plan_here(row: CampaignRow | None, state: GameState) -> str:
    """Return the prepared plan that applies to this position. Return an empty string if there is none."""
    left = left_for(row, state.progress[0])
    if not left:
        return ""
    pairs = [(each.when, each.plan) for each in left]
    return taken_here(engine.games.find(state.system), state.view, state.ask, pairs)


def may_leave(game: GameSummary, user_id: int) -> bool:
    """Return whether a user may prepare a plan."""
    try:
        expect_leaver(game, user_id)
    except ServiceError:
        return False
    return True


def expect_leaver(game: GameSummary, user_id: int) -> None:
    """Raise an error with the reason if a user may not prepare a plan."""
    expect_commander(game, user_id)
    expect_for_all(game, user_id)


async def left_figures(chances: ChanceTeller, state: GameState, left: tuple[Left, ...]) -> Mapping[str, Figure]:
    """Return the known win chances of prepared plans that have no condition."""
    plans = [each.plan for each in left if not each.when]
    return of_plans(state, await chances.hints(state, None, plans), None)


def left_said(
    left: tuple[Left, ...], presenter: Presenter, figures: Mapping[str, Figure] = MappingProxyType({}), *, system: str
) -> list[str]:
    """Return a line for each prepared plan, with its chance if it is known."""
    ordered = sorted(left, key=lambda each: not each.when)
    lines = [_said(each, presenter, figures) for each in ordered]
    return [*lines, about_plans(system)] if figures else lines


def _said(each: Left, presenter: Presenter, figures: Mapping[str, Figure]) -> str:
    plan = presenter.plan_title(each.plan)
    if not each.when:
        line = say("campaign-left-always", plan=plan)
        return after_title(figures.get(each.plan), line)
    return say("campaign-left-when", plan=plan, when=presenter.plan_when(each.when))
