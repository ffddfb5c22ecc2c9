"""Plans left beforehand: played at the deadline in place of the usual decisions, changed, withdrawn, shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from support.discord_play import PlayServer, private, text

import engine.games
from bot.campaigns.left_sheet import Left, with_plan
from bot.games.permissions import CALENDAR_ACTOR
from engine.core.asks import Ask
from engine.core.chances.tallies import Tally
from engine.core.menus import Choice, Menu
from engine.core.planning.beforehand import aims_of, conditions_of, taken_here
from engine.core.record import PLAN
from engine.games.siege.steward.conditions import come_in_at, conditions, holds
from engine.games.siege.steward.goals import GOALS

pytestmark = pytest.mark.by_alarms

DAY = 86_400


async def start(server: PlayServer, **options: Any) -> None:
    asked = {"game": server.game, "hour": "21:00", "zone": "UTC", "seed": "apple"} | options
    await server.alice.slash(server.first, "campaign start", **asked)


async def left(server: PlayServer, plan: str, when: str | None = None, who: Any = None) -> str:
    options = {"plan": plan} | ({"when": when} if when is not None else {})
    return private(await (who or server.alice).slash(server.first, "campaign plan", **options))


async def status(server: PlayServer, who: Any = None) -> str:
    return private(await (who or server.alice).slash(server.first, "campaign status"))


async def planned_days(server: PlayServer) -> list[tuple[int, str]]:
    """Return the plans that the calendar played, each with its day."""
    state = await server.state(server.first)
    rows = await server.bot.context.service.store.journal(state.id, first=1, last=state.version)
    return [(row.period, row.answer) for row in rows if row.action == PLAN and row.actor == CALENDAR_ACTOR]


async def test_a_plan_for_the_coming_day_is_played_at_its_deadline(server: PlayServer) -> None:
    await start(server)
    told = await left(server, "Plan gather")  # no: its title in this game is a part of that
    assert "Choose one of these:" in told or "saved for day 1" in told
    assert "saved for day 1" in await left(server, "gather")
    assert "always: **Plan gather**" in await status(server)
    assert "Plan gather" not in await status(server, server.bob), "only who may decide reads it"
    await server.env.advance_time(DAY)
    assert (await server.state(server.first)).progress[0] == 1
    assert "Plan gather" in await status(server), "the day is open, and nobody has decided"
    await server.env.advance_time(DAY)
    assert await planned_days(server) == [(1, '["gather"]')]
    texts = "\n".join(text(message) for message in server.messages(server.first))
    assert "Played from a saved plan: **Plan gather**." in texts
    log = private(await server.alice.slash(server.first, "siege log", day="1"))
    assert "chose the plan **Plan gather**" in log
    assert "Plan gather" not in await status(server), "it was for that day"
    await server.env.advance_time(DAY)
    assert len(await planned_days(server)) == 1, "and is not played again"


@pytest.mark.stress
async def test_earlier_decisions_of_the_day_are_kept(server: PlayServer) -> None:
    await start(server)
    await left(server, "gather")
    await server.env.advance_time(DAY)
    await server.press(server.first, "Done")
    await server.env.advance_time(DAY)
    assert await planned_days(server) == [], "nobody walks any more when the deadline comes"


@pytest.mark.stress
async def test_a_plan_is_changed_and_withdrawn(server: PlayServer) -> None:
    await start(server)
    await left(server, "own")
    told = await left(server, "gather")
    assert "Plan gather" in told
    assert "Plan own" not in told, "one for each case"
    assert "Choose one of these: " in await left(server, "attack the moon")
    assert "Choose one of these: " in await left(server, "gather", "pigs might fly")
    assert "You have no plan saved" in await left(server, "none")
    assert "Saved" not in await status(server)
    await server.env.advance_time(2 * DAY)
    assert await planned_days(server) == []


@pytest.mark.stress
async def test_a_condition_decides_which_plan_is_played(server: PlayServer) -> None:
    await start(server)
    state = await server.state(server.first)
    cases = conditions_of(engine.games.find(state.system))
    await left(server, "own")
    for case in cases:
        told = await left(server, "gather", case)
    assert told.count("**Plan gather**") == len(cases)
    assert told.index("Plan gather") < told.index("Plan own"), "what comes first is tried first"
    await server.env.advance_time(2 * DAY)
    assert await planned_days(server) == [(1, '["gather"]')]


async def test_a_plan_is_shown_with_its_known_chances(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    await start(server)
    state = await server.state(server.first)
    case = conditions_of(engine.games.find(state.system))[0]
    chances, known = server.bot.chances, dict[str, Tally]()
    assert chances is not None

    async def hints(_state: Any, side: str | None, plans: Sequence[str]) -> dict[str, Tally]:
        assert side is None
        return {plan: known[plan] for plan in plans if plan in known}

    monkeypatch.setattr(chances, "hints", hints)
    assert " in 100" not in await left(server, "gather"), "nobody waits for what is not known"
    known |= {"gather": Tally(20, {"player": 12}, {}, {}), "own": Tally(20, {"player": 20}, {}, {})}
    told = await left(server, "own", case)
    for shown in (told, await status(server)):
        assert "- always: **Plan gather** · 60 ± 20 in 100\n" in shown
        assert shown.count(" ± ") == 2, "a plan on a condition has another chance than from here; and what ± means"
        assert shown.count("within the ± range") == 1
        assert "The autopilot plays them" not in shown
    monkeypatch.setattr(type(engine.games.find(state.system)), "weak_steward", True)
    assert (await status(server)).count("The autopilot plays them") == 1
    offered = await server.alice.autocomplete(server.first, "campaign plan", "plan", "gath")
    assert [each["name"] for each in offered] == ["Plan gather · 60 ± 20 in 100 (if the autopilot plays)"]
    await server.alice.slash(server.first, "campaign plan", plan="none")
    assert " in 100" not in await status(server)


async def test_a_user_who_may_not_decide_cannot_leave_a_plan(server: PlayServer) -> None:
    await start(server)
    assert "is playing this game" in await left(server, "gather", who=server.bob)
    await server.alice.slash(server.first, "siege players add", user=server.bob)
    await server.alice.slash(server.first, "siege players command", how="advisers")
    await left(server, "gather", who=server.bob)
    assert "Saved" not in await status(server)


async def test_a_plan_cannot_be_left_without_a_campaign(server: PlayServer) -> None:
    await server.new(server.first)
    assert "There is no campaign here" in await left(server, "gather")


# --- conditions ---


def test_a_case_has_one_plan() -> None:
    one, two, three = Left(plan="hold"), Left(plan="narrow", when="entry-4"), Left(plan="attack")
    assert with_plan(with_plan((one,), two), three) == (two, three)


def asked(kind: str, **facts: Any) -> Ask:
    return Ask(kind, "6", lambda: Menu("do", (Choice("done", "verb-done"),)), facts=facts)


def test_the_boxers_entry_decides_the_plan_of_the_siege() -> None:
    rules = engine.games.find("siege")
    assert aims_of(rules) == tuple(GOALS)
    assert {"entry-4", "fight", "quiet"} <= set(conditions())
    position = rules.view(rules.begin({}))
    boxers = [counter for counter in position.by_id.values() if counter.kind == "irregular"][:5]
    assert come_in_at(position) is None
    left_plans = [("", "hold"), ("entry-4", "narrow")]
    fire = asked("fire")
    assert taken_here(rules, position, fire, left_plans) == "hold"
    position.put_all(boxers, position.board.entries[4])
    position.sequence = 1
    assert holds("entry-4", position, fire)
    assert holds("fight", position, fire)
    assert not holds("quiet", position, fire)
    assert not holds("entry-2", position, fire)
    assert taken_here(rules, position, fire, left_plans) == "narrow"
    assert taken_here(rules, position, asked("supper"), left_plans) == "", "nothing to plan"
    assert taken_here(rules, position, fire, [("quiet", "narrow")]) == ""
