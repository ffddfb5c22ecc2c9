"""Plans that players prepare in advance. The calendar plays them at the deadline."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands

import engine.games
from bot.campaigns.handlers import CampaignHandlers
from bot.campaigns.left_sheet import (
    Left,
    Sheet,
    coming_day,
    expect_leaver,
    left_figures,
    left_for,
    left_said,
    with_plan,
)
from bot.campaigns.timetables import CALENDARS, calendar_of
from bot.chances import words as chance_words
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import cut, quoted, say
from engine.core.planning.beforehand import aims_of, conditions_of
from render.rulebook import plain

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

NONE = "none"
"""The entry that withdraws all plans left."""
_NAME, _SUGGESTED = 100, 25


class LeftPlanHandlers:
    """Lets players prepare, change or withdraw a plan for the next day."""

    def __init__(self, context: BotContext, schedule: CampaignHandlers) -> None:
        self.context = context
        self.schedule = schedule

    async def leave(self, interaction: Interaction, *, plan: str, when: str | None) -> None:
        """Store a plan for the next day, or withdraw all plans.

        A new plan replaces the plan with the same condition.
        """
        await self.schedule.campaign(interaction)
        state = await self.context.visibility.here(interaction)
        expect_leaver(state, interaction.user.id)
        row = await self.schedule.stored.of(state.id)
        if row is None:
            raise UserError("error-campaign-none")
        rules, presenter = engine.games.find(state.system), self.context.presenter(state)
        if not calendar_of(row, state).leaves_plans:
            raise UserError("campaign-left-sides")
        if not aims_of(rules):
            raise UserError("campaign-left-unknown-game")
        day = coming_day(state)
        left = left_for(row, day)
        if plain(plan).strip() in {NONE, plain(say("campaign-left-none"))}:
            left = ()
        else:
            titles = {name: presenter.plan_title(name) for name in aims_of(rules)}
            cases = {name: presenter.plan_when(name) for name in conditions_of(rules)}
            case = _named(when, cases) if when and plain(when).strip() else ""
            left = with_plan(left, Left(plan=_named(plan, titles), when=case))
        stored = msgspec.json.encode(Sheet(day=day, plans=left)).decode() if left else None
        if not await self.schedule.stored.change(row, left_plans=stored):
            raise UserError("error-campaign-changed")
        if not left:
            await whisper(interaction, say("campaign-left-withdrawn", period=presenter.period()))
            return
        figures = await left_figures(self.context.chances, state, left)
        lines = [
            say("campaign-left", day=day, period=presenter.period()),
            *left_said(left, presenter, figures, system=state.system),
        ]
        await whisper(interaction, "\n".join([*lines, say("campaign-left-how")]))

    async def suggest_plans(self, interaction: Interaction, typed: str) -> Choices:
        """Suggest the plans whose titles match the typed text, and an entry that withdraws all plans."""
        state = await self.context.visibility.glance(interaction)
        if state is None or not CALENDARS[state.timetable].leaves_plans:
            return []
        presenter, rules = self.context.presenter(state), engine.games.find(state.system)
        aims = aims_of(rules)
        figures = chance_words.of_plans(state, await self.context.chances.hints(state, None, aims), None)
        titles = {name: presenter.plan_title(name) for name in aims}
        found = _fitting({**titles, NONE: say("campaign-left-none")}, typed)
        named = {
            name: chance_words.suggested(state.system, figures.get(name), title, most=_NAME)
            for name, title in found.items()
        }
        return _offered(named)

    async def suggest_cases(self, interaction: Interaction, typed: str) -> Choices:
        """Return the conditions that match the typed text."""
        state = await self.context.visibility.glance(interaction)
        if state is None or not CALENDARS[state.timetable].leaves_plans:
            return []
        presenter, rules = self.context.presenter(state), engine.games.find(state.system)
        cases = {name: presenter.plan_when(name) for name in conditions_of(rules)}
        return _offered(_fitting(cases, typed))


def _fitting(titles: dict[str, str], typed: str) -> dict[str, str]:
    return {name: title for name, title in titles.items() if plain(typed).strip() in plain(title)}


def _offered(titles: dict[str, str]) -> Choices:
    return [app_commands.Choice(name=cut(title, _NAME), value=name) for name, title in titles.items()][:_SUGGESTED]


def _named(typed: str, titles: dict[str, str]) -> str:
    """Return the name of the entry with this title or part of a title.

    Raise `UserError` unless exactly one entry matches.
    """
    said = plain(typed).strip()
    exact = [name for name, title in titles.items() if said in {plain(name), plain(title)}]
    fits = exact or [name for name, title in titles.items() if all(word in plain(title) for word in said.split())]
    if len(fits) != 1:
        raise UserError("campaign-left-unclear", said=quoted(typed), known=" · ".join(titles.values()))
    return fits[0]
