"""A siege as a campaign that plans left beforehand lead alone: one visit a day, and nobody decides anything else."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from support import stress
from support.discord_play import PlayServer, private, text

import render.games
from bot.games.permissions import CALENDAR_ACTOR
from engine.core.record import PLAN
from render.language import speaking
from render.presenter import Presenter

pytestmark = pytest.mark.by_alarms

DAY = 86_400
LEFT = {"quiet": "home", "entry-4": "narrow", "fight": "hold"}
_WRONG = re.compile(r"[{}]|\bNone\b|\b(?:[Dd]ay|[Gg]iorno|[Jj]our) 0\b|\*\*\*\*|\bplan-[a-z]")
"""What no message says: a variable without a value, the name of a text, a day before the first."""


async def visit(server: PlayServer) -> str:
    """Leave a plan for each case, as somebody does who looks in once a day; return the last answer."""
    told = ""
    for case, plan in LEFT.items():
        told = private(await server.alice.slash(server.first, "campaign plan", plan=plan, when=case))
    return told


async def played(server: PlayServer) -> list[tuple[int, int, str]]:
    """Return the day, the round and the name of each plan that the calendar played."""
    state = await server.state(server.first)
    rows = await server.bot.context.service.store.journal(state.id, first=1, last=state.version)
    mine = [row for row in rows if row.action == PLAN and row.actor == CALENDAR_ACTOR]
    return [(row.period, row.round, json.loads(row.answer)[0]) for row in mine]


def told_days(server: PlayServer, presenter: Presenter, locale: str) -> list[str]:
    """Return the messages of the calendar that name a plan."""
    with speaking(locale):
        titles = [presenter.plan_title(plan) for plan in LEFT.values()]
    texts = [text(message) for message in server.messages(server.first)]
    return [said for said in texts if any(f"**{title}**" in said for title in titles)]


@pytest.mark.stress
@pytest.mark.parametrize(("locale", "days"), stress.spread([("en", 6), ("en", 54), ("it", 6), ("it", 54)], of=4))
async def test_a_siege_is_played_by_plans_left_beforehand(server: PlayServer, locale: str, days: int) -> None:
    options: dict[str, Any] = {"language": locale} if locale != "en" else {}
    await server.alice.slash(
        server.first, "campaign start", game="siege", hour="21:00", zone="UTC", seed="left", **options
    )
    assert re.search(r"\b1\b", await visit(server)), "before the first day a plan is left for the first"
    await server.env.advance_time(DAY)
    presenter = render.games.find("siege")
    with speaking("en"):
        for day in range(1, days + 1):
            state = await server.state(server.first)
            assert state.progress[0] == day
            left = await visit(server)
            assert all(f"**{presenter.plan_title(plan)}**" in left for plan in LEFT.values())
            await server.env.advance_time(DAY)
            today = [row for row in await played(server) if row[0] == day]
            assert today, f"day {day} is played by a plan"
            fights = [name for _, number, name in today if number]
            assert "home" not in fights, "that plan is for quiet days"
            if not fights:
                assert {name for _, _, name in today} <= {"home", "hold"}
    every = await played(server)
    assert {name for _, _, name in every} == {*LEFT.values()}
    assert len(told_days(server, presenter, locale)) >= days
    for message in server.messages(server.first):
        assert not _WRONG.search(text(message)), text(message)
    if days == 54:
        assert (await server.state(server.first)).ask is None, "the campaign is over"
