"""What organizers and judges do by `/judge`: a day from its guests to its end, and what is refused on the way."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
from support.discord_play import PlayServer, text
from support.tournament.play import worth
from support.tournament.stage import TournamentStage, told

from bot.runtime import clock
from bot.tournaments.judging import ABSENT_ORGANIZER, may_take_over
from bot.tournaments.reports import posts_of
from bot.tournaments.service import Decision
from engine.tournament import facts as f
from engine.tournament.state import OVER, RUNNING

LIST = Path(__file__).parents[2].joinpath("engine", "tournament", "example-list.txt").read_text(encoding="utf-8")


@pytest.fixture
async def stage(server: PlayServer) -> TournamentStage:
    return TournamentStage(server)


async def test_judges_run_a_day_to_its_end_without_doing_sums(stage: TournamentStage) -> None:
    await stage.create(2, start=False, rounds=2, scenarios=("bottino", "breccia"))
    judge, organizer = stage.judge, stage.organizer
    form = await stage.slash(judge, "judge player", action="guests")
    wrong = await stage.fill(judge, form, guests="Anna | Bari | club\n| Roma")
    assert "line 2" in told(wrong)
    assert len((await stage.t).players) == 2, "all guests, or none"
    form = await stage.slash(judge, "judge player", action="guests")
    guests = "Anna, Bari, circolo\nBruno"
    assert "Anna, Bruno" in told(await stage.fill(judge, form, guests=guests)), "commas part what is typed, too"
    t = await stage.t
    assert [(t.players[n].name, t.players[n].origin, t.players[n].club) for n in (3, 4)] == [
        ("Anna", "Bari", True),
        ("Bruno", "", False),
    ]
    await stage.draw()

    draft = await stage.slash(judge, "judge pair")
    assert "Only you can see it" in told(draft)
    assert not (await stage.t).rounds
    second = await stage.slash(organizer, "judge pair")
    posted = await stage.press(judge, draft, "Post")
    again = await stage.press(organizer, second, "Post")
    assert "T20" in told(again), "a round is not paired twice"
    assert len((await stage.t).rounds) == 1
    assert "has no result" not in told(await stage.slash(judge, "judge panel")), "it has not begun"
    await stage.press(judge, posted, "Start")
    assert (await stage.t).rounds[0].started is not None
    assert "is now" in told(await stage.slash(judge, "judge time", minutes=4, table=2))
    assert (await stage.table(2)).minutes == 4
    assert "already started" in told(await stage.slash(judge, "judge time"))

    for table in (1, 2):
        await stage.does(f.Ruled(round=1, table=table, report=worth("bottino", 10 * table, 0)), by=judge)
    panel = await stage.slash(judge, "judge panel")
    assert "Post the standings" in told(panel)
    await stage.press(judge, panel, "1: Post the standings")
    assert (await stage.t).rounds[0].closed
    assert "Rounds played: 1 of 2" in told(await stage.slash(organizer, "judge end"))
    sure = await stage.slash(organizer, "judge end", early=True)
    assert (await stage.t).stage == RUNNING, "what cannot be taken back is asked first"
    assert "is over" in told(await stage.press(organizer, sure, "End it now"))
    assert (await stage.t).stage == OVER
    assert (await stage.t).seed, "the seed is told with the end"
    await stage.slash(organizer, "judge reopen", reason="the slip of table 2")
    assert (await stage.t).stage == RUNNING


async def test_a_penalty_and_its_withdrawal_are_both_recorded(stage: TournamentStage) -> None:
    await stage.create()
    judge = stage.judge
    name = (await stage.t).players[1].name
    assert f"1. {name}: manual, −100" in told(await stage.slash(judge, "judge penalty", player=name, line="manual"))
    assert "already has this penalty" in told(await stage.slash(judge, "judge penalty", player="1", line="manual"))
    assert "reason" in told(await stage.slash(judge, "judge penalty", player="1", line="conduct", points=40))
    assert "rulebook sets" in told(await stage.slash(judge, "judge penalty", player="1", line="ruler", points=40))
    assert "~~1." in told(await stage.slash(judge, "judge penalty", takeback=1, reason="it was there"))
    assert "cannot tell which player" in told(await stage.slash(judge, "judge penalty", player="player", line="ruler"))
    (penalty,) = (await stage.t).penalties
    assert penalty.taken_back


async def test_each_act_on_a_player_is_reported_to_the_judge(stage: TournamentStage) -> None:
    await stage.create(4)
    judge = stage.judge
    await stage.does(f.Expelled(player=1, reason="shouting"))
    done = told(await stage.slash(judge, "judge player", action="restore", player="1", reason="mistaken"))
    assert done == "The decision was withdrawn, so Player 1 plays again. Reason: mistaken"
    late = told(await stage.slash(judge, "judge player", action="here", player="2"))
    assert late == "Player 2 checked in."


async def test_a_player_who_is_out_is_not_told_of_a_win_by_default(stage: TournamentStage) -> None:
    await stage.create(3)
    (over,) = (await stage.t).rounds[0].byes
    who = stage.people[over]
    assert "win by default" in told(await stage.slash(who, "tournament table"))
    assert "has the last draw number, 3 of 3" in told(await stage.slash(who, "tournament why", round=1))
    assert "place 1" in told(await stage.slash(who, "tournament why"))
    assert f"as number {over}" in told(await stage.slash(who, "tournament join"))
    await stage.does(f.Expelled(player=over, reason="shouting"))
    for name in ("tournament table", "tournament join"):
        assert told(await stage.slash(who, name)).startswith("You were expelled from this tournament."), name
    await stage.does(f.Restored(player=over, reason="mistaken"))
    await stage.does(f.Dropped(player=over), by=who)
    for name in ("tournament table", "tournament join"):
        assert told(await stage.slash(who, name)).startswith("You dropped out of this tournament."), name


async def test_the_form_of_a_finished_tournament_is_refused(stage: TournamentStage) -> None:
    await stage.create(start=False)
    await stage.does(f.Cancelled(reason="rain"))
    stranger = stage.server.guild.add_member(stage.server.env.create_user("late"))
    shown = await stage.slash(stranger, "tournament join")
    assert shown.modal is None
    assert "T4" in told(shown)


async def test_an_outcome_alone_is_refused_where_tables_report_losses(stage: TournamentStage) -> None:
    """The form of the losses used to open, and the outcome was lost."""
    await stage.create()
    for outcome in ("won", "draw"):
        shown = await stage.slash(stage.judge, "judge result", table=1, outcome=outcome, player="1")
        assert shown.modal is None
        assert "The bot calculates this result from both players’ losses" in told(shown)
    assert (await stage.slash(stage.judge, "judge result", table=1)).modal is not None


async def test_only_the_tables_touched_are_paired_again_and_not_after_a_report(stage: TournamentStage) -> None:
    await stage.create(6)
    judge = stage.judge
    assert "3 4" in told(await stage.slash(judge, "judge pair", tables="the third"))
    draft = await stage.slash(judge, "judge pair", tables="2 3")
    assert "new draft" in told(draft)
    before = await stage.table(1)
    await stage.press(judge, draft, "Post")
    assert (await stage.table(1)).fact == before.fact
    assert (await stage.table(2)).fact > before.fact
    late = await stage.slash(judge, "judge pair", tables="2 3")
    table = await stage.table(2)
    both = {"a": {"fled": True}, "b": {"fled": True}}
    reported = f.Reported(round=1, table=2, player=table.a, report=both)
    await stage.does(reported, by=stage.people[table.a])
    assert "already reported" in told(await stage.press(judge, late, "Post"))


async def test_a_correction_updates_the_message_about_its_table(stage: TournamentStage) -> None:
    """The message used to show the first result, next to a round with the second."""
    await stage.create(4)
    a, b = (await stage.table()).players
    report = f.Reported(round=1, table=1, player=a, report=worth("breccia", 50, 0))
    await stage.service.decide(
        stage.id,
        lambda _t, _s: Decision([report], posts=posts_of(1, 1)),
        by=stage.people[a].id,
        now=clock.now(),
    )
    for loser, points in ((b, "150, Player {b} 0"), (a, "0, Player {b} 150")):
        more = {"table": 1, "outcome": "conceded", "player": str(loser), "reason": "so it was"}
        await stage.slash(stage.judge, "judge result", **more)
        await stage.server.env.advance_time(20)
        (shown,) = [each for each in stage.about_tables() if "is final" in text(each)]
        assert points.format(b=b) in text(shown)


async def test_an_absent_player_concedes_or_is_corrected_by_a_judge(stage: TournamentStage) -> None:
    await stage.create(4)
    a, b = (await stage.table()).players
    judge = stage.judge
    early = await stage.slash(judge, "judge result", table=1, outcome="no-show", player=str(b))
    assert "not late yet" in told(early)
    await stage.slash(judge, "judge result", table=1, outcome="conceded", player=str(b))
    result = (await stage.table()).result
    assert result is not None
    assert result.points == (150, 0)
    unnamed = await stage.slash(judge, "judge result", table=1, outcome="conceded", player=str(a))
    assert "reason" in told(unnamed), "a correction needs a reason"
    done = await stage.slash(judge, "judge result", table=1, outcome="no-show", player=str(a), reason="not there")
    assert "You decided" in told(done)
    assert [each.points for each in (await stage.table()).results] == [(150, 0), (0, 300)]
    panel = told(await stage.slash(judge, "judge panel"))
    assert "Proposed: annul" in panel
    assert "no table 9" in told(await stage.slash(judge, "judge result", table=9))


async def test_an_unfinished_round_can_be_withdrawn_and_a_tournament_cancelled(stage: TournamentStage) -> None:
    await stage.create(4)
    sure = await stage.slash(stage.organizer, "judge cancel", reason="rain")
    assert (await stage.t).rounds
    assert "withdrawn" in told(await stage.fill(stage.organizer, sure, reason="rain"))
    assert not (await stage.t).rounds
    sure = await stage.slash(stage.organizer, "judge cancel", reason="rain")
    assert "cancelled" in told(await stage.fill(stage.organizer, sure, reason="rain and hail"))
    assert (await stage.t).stage == "cancelled"
    assert "rain and hail" in told(await stage.slash(stage.organizer, "tournament log"))


async def test_a_manager_can_replace_an_organizer_who_left(
    stage: TournamentStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stage.create()
    server, judge = stage.server, stage.judge
    managing = server.guild.create_role("watch", permissions=discord.Permissions(manage_guild=True))
    manager = server.guild.add_member(server.env.create_user("grace"), roles=[managing])
    assert "still here" in told(await stage.slash(manager, "judge handover"))
    assert "server managers" in told(await stage.slash(stage.people[1], "judge handover"))
    assert "Only the organizer" in told(await stage.slash(judge, "judge handover", person=manager))
    sure = await stage.slash(stage.organizer, "judge handover", person=judge)
    assert (await stage.t).organizer == stage.organizer.id
    assert f"<@{judge.id}> is now the organizer" in told(await stage.press(stage.organizer, sure, "Hand over"))
    await _dispute(stage)
    t, now = await stage.t, int(clock.now().timestamp())
    assert not may_take_over(t, now, gone=False)
    assert may_take_over(t, now + int(ABSENT_ORGANIZER.total_seconds()), gone=False)
    monkeypatch.setattr("bot.tournaments.judging.ABSENT_ORGANIZER", timedelta())
    assert f"<@{manager.id}> is now the organizer" in told(await stage.slash(manager, "judge handover"))
    assert (await stage.t).organizer == manager.id
    listed = told(await stage.slash(manager, "judge helpers", person=stage.people[2]))
    assert f"<@{stage.people[2].id}>" in listed


async def _dispute(stage: TournamentStage) -> Any:
    a, b = (await stage.table()).players
    for player, across in ((a, 4), (b, 2)):
        report = {"a": {"across_fresh": across}, "b": {}}
        seen = len((await stage.table()).reports)
        reported = f.Reported(round=1, table=1, player=player, report=report, seen=seen)
        await stage.does(reported, by=stage.people[player])
    assert (await stage.table()).disputed


async def test_the_panel_shows_both_accounts_and_settles_by_a_press(stage: TournamentStage) -> None:
    await stage.create()
    await _dispute(stage)
    panel = await stage.slash(stage.judge, "judge panel")
    assert told(panel).count("says:**") == 2
    assert "__scenario 200" in told(panel), "what differs is underlined"
    b = (await stage.t).players[(await stage.table()).b].name
    done = await stage.press(stage.judge, panel, f"As {b} says")
    assert "You decided" in told(done)
    assert (await stage.table()).result.points == (100, 0)  # type: ignore[union-attr]


async def test_a_judge_does_not_rule_on_their_own_table_if_another_judge_can(stage: TournamentStage) -> None:
    await stage.create()
    number, person = next(iter(stage.people.items()))
    await stage.does(f.JudgeNamed(person=person.id))
    both = await stage.fill(person, await stage.slash(person, "judge result", table=1), ending="both")
    assert "Another judge" in told(await stage.press(person, both, "Send"))
    assert not (await stage.table()).results
    assert number


async def test_settings_can_be_changed_until_the_first_pairing(stage: TournamentStage) -> None:
    await stage.create(4, start=False, rounds=1, scenarios=("breccia",))
    shown = await stage.slash(stage.organizer, "judge settings")
    form = await stage.press(stage.organizer, shown, "Rounds")
    wrong = await stage.fill(
        stage.organizer, form, rounds="many", places="0", units="12-15", minutes="150", fixed_scenery="0"
    )
    assert "Nothing was changed" in told(wrong)
    form = await stage.press(stage.organizer, shown, "Rounds")
    missing = await stage.fill(
        stage.organizer, form, rounds="2", places="20", units="10-15", minutes="150", fixed_scenery="0"
    )
    assert "scenario" in told(missing)
    form = await stage.press(stage.organizer, shown, "Rounds")
    await stage.fill(stage.organizer, form, rounds="1", places="20", units="10-15", minutes="150", fixed_scenery="0")
    settings = (await stage.t).settings
    assert (settings.rounds, settings.places, settings.units) == (1, 20, (10, 15))
    await stage.draw()
    await stage.pair()
    form = await stage.press(stage.organizer, await stage.slash(stage.organizer, "judge settings"), "Rounds")
    assert [part["component"]["custom_id"] for part in form.modal["components"]] == ["rounds"]
    assert "T2" in told(await stage.fill(stage.organizer, form, rounds="3")), "no round is added"
    place = await stage.press(stage.organizer, await stage.slash(stage.organizer, "judge settings"), "Date")
    assert "no longer be changed" in told(
        await stage.fill(stage.organizer, place, when="2031-03-22 9:30", place="Parma")
    )


async def test_judges_review_approve_return_and_enter_lists(stage: TournamentStage) -> None:
    await stage.create(2, army=LIST, start=False)
    judge = stage.judge
    assert told(await stage.slash(judge, "judge list")).count("to be checked") == 2
    shown = await stage.slash(judge, "judge list", player="1")
    assert "Legionaries, Triarii" in told(shown)
    await stage.press(judge, shown, "Approve")
    assert (await stage.t).players[1].list_approved
    assert "returned: the cavalry" in told(await stage.slash(judge, "judge list", player="2", returned="the cavalry"))
    assert not (await stage.t).players[2].list_counts
    await stage.slash(judge, "judge list", player="2", paper=3)
    player = (await stage.t).players[2]
    assert (player.list_counts, player.paper, player.generals) == (True, True, 3)
    await stage.draw()
    await stage.pair()
    form = await stage.slash(judge, "judge result", table=1)
    asked = [part["component"]["type"] for part in form.modal["components"]]
    assert asked.count(3) == 2, "units of the list are ticked, those on paper typed"
    assert asked.count(4) == 2


async def test_a_correction_after_the_next_pairing_lists_the_moved_tables(
    stage: TournamentStage,
) -> None:
    """T20, T69: the tables that would change, and how; after a report of one of them the pairing is final."""
    await stage.create(4, rounds=2, scenarios=("breccia", "bottino"))
    for table, (a, b) in ((1, (300, 0)), (2, (200, 100))):
        await stage.does(f.Ruled(round=1, table=table, report=worth("breccia", a, b)), by=stage.judge)
    panel = await stage.slash(stage.judge, "judge panel")
    await stage.press(stage.judge, panel, "1: Post the standings")
    draft = await stage.slash(stage.judge, "judge pair")
    await stage.press(stage.judge, draft, "Post")
    winner, loser = (await stage.table(1, 1)).players
    first = await stage.slash(
        stage.judge, "judge result", table=1, round=1, outcome="conceded", player=str(winner), reason="misread"
    )
    said = told(first)
    assert "The correction changes these tables" in said
    moved = [int(word) for word in said.partition("otherwise: ")[2].partition(".")[0].split()]
    before = {number: (await stage.table(number, 2)).players for number in (1, 2)}
    await stage.press(stage.judge, await stage.press(stage.judge, first, "Pair again"), "Post")
    after = {number: (await stage.table(number, 2)).players for number in (1, 2)}
    assert all(set(before[number]) != set(after[number]) for number in moved)
    assert loser != winner


@pytest.mark.stress
async def test_t63_a_posted_page_keeps_its_figures_and_lists_changes_below(
    stage: TournamentStage,
) -> None:
    await stage.create(4, rounds=2, scenarios=("breccia", "bottino"))
    for table, (a, b) in ((1, (300, 0)), (2, (200, 100))):
        await stage.does(f.Ruled(round=1, table=table, report=worth("breccia", a, b)), by=stage.judge)
    panel = await stage.slash(stage.judge, "judge panel")
    await stage.press(stage.judge, panel, "1: Post the standings")
    await stage.server.env.advance_time(20)

    def posted() -> str:
        told_ = [text(each) for each in stage.server.messages(stage.channel)]
        (page,) = [each for each in told_ if each.startswith("## Standings after round 1")]
        return page

    before = posted()
    winner, _ = (await stage.table(1, 1)).players
    name = (await stage.t).players[winner].name
    correct = {"table": 1, "round": 1, "outcome": "conceded", "player": str(winner), "reason": "the commander stood"}
    await stage.slash(stage.judge, "judge result", **correct)
    form = await stage.slash(stage.judge, "judge player", action="drop", player=str(winner))
    await stage.fill(stage.judge, form, reason="a train")
    await stage.server.env.advance_time(120)
    after = posted()
    kept = [line for line in after.splitlines() if not line.startswith("-# Changed")]
    assert kept == before.splitlines(), "it stays as it was posted"
    corrected, left = (line for line in after.splitlines() if line.startswith("-# Changed"))
    said = ("table 1", "round 1", "the commander stood", f"<@{stage.judge.id}>", "<t:")
    assert all(word in corrected for word in said)
    assert all(word in left for word in (name, "a train", f"<@{stage.judge.id}>"))
    shown = told(await stage.slash(stage.judge, "tournament page", round=1))
    assert "Changed" not in shown
    assert shown.splitlines()[1:3] != before.splitlines()[1:3], "the command shows the present figures"
    await stage.slash(stage.judge, "judge player", action="restore", player=str(winner), reason="no train")
    await stage.pair()
    for table in (1, 2):
        await stage.does(f.Ruled(round=2, table=table, report=worth("bottino", 10, 0)), by=stage.judge)
    await stage.press(stage.judge, await stage.slash(stage.judge, "judge panel"), "1: Post the standings")
    await stage.does(f.Penalized(player=winner, name="manual"), by=stage.judge)
    await stage.server.env.advance_time(120)
    assert "manual" not in posted(), "what is later than the next page stands beneath that one"
