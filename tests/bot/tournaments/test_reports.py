"""Reports in a channel: who presses what, how often, and what comes of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from support.discord_play import PlayServer, controls, text
from support.tournament.stage import TournamentStage, told

from bot.tournaments.handlers import TablePress
from engine.core.asks import Refused
from engine.tournament import facts as f
from engine.tournament.state import AGREED, CONFIRMED, CORRECTED, RULED, SILENCE

LIST = Path(__file__).parents[2].joinpath("engine", "tournament", "example-list.txt").read_text(encoding="utf-8")
FLED = {"ending": "both"}
"""Both armies fled: the scenario has nothing to ask, and both have 200."""


@pytest.fixture
async def stage(server: PlayServer) -> TournamentStage:
    return TournamentStage(server)


async def seated(stage: TournamentStage, number: int = 1) -> tuple[Any, Any]:
    """Return the two of a table, the higher placed first."""
    a, b = (await stage.table(number)).players
    return stage.people.get(a), stage.people.get(b)


async def filled(stage: TournamentStage, who: Any, shown: Any, *, across: str = "4", ending: str = "turns") -> Any:
    """Fill in a whole report of Breccia without lists, up to the account."""
    step = await stage.fill(who, shown, ending=ending, units_lost__b="195", units_spent__b="90")
    step = await stage.fill(who, await stage.press(who, step, "Which leaders were lost?"), generals_lost__b=["1"])
    shown = await stage.press(who, step, "Which units are in the enemy zone?")
    return await stage.fill(who, shown, across_fresh__a=[across], across_fresh__b=["1"])


async def reported(stage: TournamentStage, who: Any, **more: str) -> Any:
    """Report a whole table."""
    return await stage.press(who, await filled(stage, who, await stage.report(who), **more), "Send")


# --- how many presses ---


async def test_a_report_without_lists_takes_seven_clicks_and_one_by_the_opponent(stage: TournamentStage) -> None:
    await stage.create()
    a, b = await seated(stage)
    account = await filled(stage, a, await stage.report(a))
    assert "**You 199**" in told(account)
    assert not (await stage.table()).reports, "the account comes before anything is sent"
    assert "has asked" in told(await stage.press(a, account, "Send"))
    assert stage.presses == 7
    done = await stage.press(b, await stage.question(), "That is right")
    assert stage.presses == 8
    assert "is final" in told(done)
    result = (await stage.table()).result
    assert result is not None
    assert (result.points, result.how) == ((199, 0), CONFIRMED)


async def test_a_report_with_lists_takes_five_clicks_and_one_by_the_opponent(stage: TournamentStage) -> None:
    await stage.create(army=LIST)
    a, b = await seated(stage)
    step = await stage.fill(a, await stage.report(a), ending="turns", units_lost__b=["A", "B"], units_spent__b=["F"])
    shown = await stage.press(a, step, "Which units are in the enemy zone?")
    account = await stage.fill(a, shown, across_fresh__a=["4"])
    await stage.press(a, account, "Send")
    assert stage.presses == 5
    await stage.press(b, await stage.question(), "That is right")
    assert stage.presses == 6
    result = (await stage.table()).result
    assert result is not None
    assert result.points == (25 + 50 + 25 + 200, 0)
    assert (await stage.table()).reports[0].ticks == {"units_lost.b": ("A", "B"), "units_spent.b": ("F",)}


async def test_without_further_questions_the_summary_comes_immediately(stage: TournamentStage) -> None:
    await stage.create()
    a, b = await seated(stage)
    await stage.press(a, await stage.fill(a, await stage.report(a), **FLED), "Send")
    await stage.press(b, await stage.question(), "That is right")
    assert stage.presses == 4
    assert (await stage.table()).result.points == (200, 200)  # type: ignore[union-attr]


@pytest.mark.stress
async def test_a_judge_enters_a_paper_report_in_five_clicks(stage: TournamentStage) -> None:
    await stage.create(army=LIST)
    shown = await stage.slash(stage.judge, "judge result", table=1)
    step = await stage.fill(stage.judge, shown, ending="turns", units_lost__b=["A"])
    shown = await stage.press(stage.judge, step, "Which units are in the enemy zone?")
    account = await stage.fill(stage.judge, shown, across_fresh__a=["4"])
    assert "You" not in told(account), "a judge is told of both by name"
    done = await stage.press(stage.judge, account, "Send")
    assert stage.presses == 5
    assert "You decided" in told(done)
    result = (await stage.table()).result
    assert result is not None
    assert (result.how, result.by) == (RULED, stage.judge.id)


# --- what may go wrong ---


async def test_an_impossible_entry_is_refused_and_the_rest_is_kept(stage: TournamentStage) -> None:
    await stage.create()
    a, _ = await seated(stage)
    wrong = await stage.fill(a, await stage.report(a), ending="turns", units_lost__b="two", units_lost__a="100")
    assert "have been saved" in told(wrong)
    shown = await stage.press(a, wrong, "Correct it")
    form = {part["component"]["custom_id"]: part["component"] for part in shown.modal["components"]}
    assert form["units_lost.a"]["value"] == "100"
    assert not (await stage.table()).reports


async def test_a_draft_survives_a_restart(stage: TournamentStage) -> None:
    await stage.create()
    a, _ = await seated(stage)
    await stage.fill(a, await stage.report(a), ending="turns", units_lost__b="195")
    await stage.server.restart()
    shown = await stage.report(a)
    assert shown.modal["components"][0]["component"]["custom_id"] == "commanders"


@pytest.mark.stress
async def test_equal_reports_are_final_and_different_ones_go_to_a_judge(stage: TournamentStage) -> None:
    await stage.create(4)
    a, b = await seated(stage)
    await reported(stage, a)
    own = await filled(stage, b, await stage.press(b, await stage.question(), "That is wrong"))
    assert (await stage.table()).disputed, "nobody's points move, and silence does not confirm"
    assert "is final" in told(await stage.press(b, own, "Send"))
    assert (await stage.table()).result.how == AGREED  # type: ignore[union-attr]

    a, b = await seated(stage, 2)
    await reported(stage, a)
    own = await filled(stage, b, await stage.press(b, await stage.question(2), "That is wrong"), across="2")
    assert "judges" in told(await stage.press(b, own, "Send"))
    both = await stage.question(2)
    table = await stage.table(2)
    assert table.disputed
    assert not table.results
    name = (await stage.t).players[table.b].name
    first = await stage.press(stage.judge, both, f"As {name} says")
    assert "You decided" in told(first)
    assert (await stage.table(2)).result.points == table.latest(table.b).points  # type: ignore[union-attr]
    second = await stage.press(stage.organizer, both, "As ")
    assert len((await stage.table(2)).results) == 1
    assert "You decided" not in told(second), "of two judges the second is told"


@pytest.mark.stress
async def test_the_second_of_two_simultaneous_reports_sees_the_first(stage: TournamentStage) -> None:
    await stage.create()
    a, b = await seated(stage)
    first = await filled(stage, a, await stage.report(a))
    second = await filled(stage, b, await stage.report(b), across="2")
    await stage.press(a, first, "Send")
    shown = await stage.press(b, second, "Send")
    assert "says:" in told(shown)
    assert len((await stage.table()).reports) == 1
    own = await stage.press(b, shown, "That is wrong")
    assert "**You" in told(own), "what was entered is not asked again"
    await stage.press(b, own, "Send")
    table = await stage.table()
    assert table.disputed
    assert len(table.reports) == 2


async def test_a_report_of_a_finished_or_foreign_table_is_refused(stage: TournamentStage) -> None:
    await stage.create(4)
    a, b = await seated(stage)
    account = await filled(stage, a, await stage.report(a))
    sent = await stage.press(a, account, "Send")
    assert "asked" in told(sent)
    await stage.press(b, await stage.question(), "That is right")
    assert "is final" in told(await stage.report(a))
    other, _ = await seated(stage, 2)
    forged = await stage.post(TablePress(stage.id, 1, 1, 1, "losses").press("tpage"))
    before = len((await stage.table()).reports)
    assert "T66" in told(await stage.press(other, forged, "Report"))
    assert "T66" in told(await stage.report(stage.judge)), "who does not play has no table"
    confirmed = await stage.post(TablePress(stage.id, 1, 1, 1).press("tright"))
    assert "T" in told(await stage.press(other, confirmed, "Report"))
    assert len((await stage.table()).reports) == before
    assert not (await stage.table(2)).reports


async def test_a_player_cannot_confirm_their_own_report_and_a_judge_confirms_for_guests(stage: TournamentStage) -> None:
    await stage.create(1, guests=1)
    (number, person), *_ = stage.people.items()
    await stage.press(person, await stage.fill(person, await stage.report(person), **FLED), "Send")
    question = await stage.question()
    assert "T66" in told(await stage.press(person, question, "That is right"))
    assert not (await stage.table()).results
    assert "is final" in told(await stage.press(stage.judge, question, "That is right"))
    assert (await stage.table()).result is not None
    assert number


async def test_a_correction_shows_its_reason_and_only_one_of_two_judges_makes_it(stage: TournamentStage) -> None:
    await stage.create()
    judge, organizer = stage.judge, stage.organizer
    for who in (judge, organizer):
        account = await stage.fill(who, await stage.slash(who, "judge result", table=1), **FLED)
        if who is judge:
            await stage.press(who, account, "Send")
        else:  # the account of the second judge was shown when there was a result: it asks for a reason
            form = await stage.press(who, account, "Send")
            assert "asked" not in told(form)
            await stage.fill(who, form, reason="the slip of table 2")
    results = (await stage.table()).results
    assert [(each.how, each.reason) for each in results] == [(RULED, ""), (CORRECTED, "the slip of table 2")]


async def test_the_opponent_is_asked_in_the_channel_and_notified_of_the_final_result(stage: TournamentStage) -> None:
    await stage.create()
    a, b = await seated(stage)
    await reported(stage, a)
    await stage.server.env.advance_time(2)
    asked = stage.about_tables()[-1]
    assert f"<@{b.id}>" in text(asked)
    assert "You" not in text(asked), "everybody there reads it"
    assert (await stage.table()).asked is not None, "silence counts from the delivery"
    await stage.press(b, asked, "That is right")
    await stage.server.env.advance_time(2)
    shown = stage.about_tables()[-1]
    assert shown.id == asked.id, "the same message, edited"
    assert "is final" in text(shown)
    assert not controls(shown)


@pytest.mark.stress
async def test_a_dispute_is_posted_again_for_the_judges(stage: TournamentStage) -> None:
    await stage.create()
    a, b = await seated(stage)
    await reported(stage, a)
    await stage.server.env.advance_time(2)
    asked = stage.about_tables()[-1]
    own = await filled(stage, b, await stage.press(b, asked, "That is wrong"), across="2")
    await stage.press(b, own, "Send")
    await stage.server.env.advance_time(2)
    both = stage.about_tables()[-1]
    assert both.id != asked.id
    assert text(both).count("says:**") == 2
    assert "You decided" in told(await stage.press(stage.judge, both, "As "))


@pytest.mark.stress  # sixteen minutes go by; what is due when is tried in test_auto_confirm.py
async def test_auto_confirm_comes_after_the_reminder(stage: TournamentStage) -> None:
    await stage.create()
    a, b = await seated(stage)
    await reported(stage, a)
    await stage.server.env.advance_time(2)
    await stage.server.env.advance_time(10 * 60)
    reminder = stage.about_tables()[-1]
    assert f"<@{b.id}>" in text(reminder)
    table = await stage.table()
    assert table.reminded is not None
    assert not table.results
    await stage.server.env.advance_time(6 * 60)
    result = (await stage.table()).result
    assert result is not None
    assert result.how == SILENCE


@pytest.mark.stress
async def test_two_hundred_simultaneous_reports_are_all_stored_without_a_retry(
    stage: TournamentStage,
) -> None:
    await stage.create(200)
    tables = (await stage.t).rounds[0].tables.values()
    both = {"a": {"fled": True}, "b": {"fled": True}}
    told_twice = await asyncio.gather(
        *(
            stage.does(f.Reported(round=1, table=table.number, player=player, report=both), by=stage.people[player])
            for table in tables
            for player in table.players
        ),
        return_exceptions=True,
    )
    refused = [each for each in told_twice if isinstance(each, Exception)]
    assert {type(each) for each in refused} == {Refused}
    assert {each.reason for each in refused if isinstance(each, Refused)} == {"another-report-came"}
    assert len(refused) == len(told_twice) // 2 == 100
    assert all(len(table.reports) == 1 for table in (await stage.t).rounds[0].tables.values())
