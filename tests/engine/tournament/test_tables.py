"""T24, T52 to T54, T66 to T72, T79, T88, T89 Tables: reports, confirmations, disputes, rulings, corrections."""

from __future__ import annotations

from typing import Any

import pytest
from support.tournament.play import BOT, ORGANIZER, START, Play, refused, worth

from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.standings import meetings, standings, walkovers
from engine.tournament.waits import waits

WINS = worth("breccia", 300, 100)
LESS = worth("breccia", 200, 100)


@pytest.fixture
def play() -> Play:
    return started()


def started(players: int = 4, **changes: Any) -> Play:
    made = Play(**changes)
    made.register(players)
    made.close()
    made.now = START
    made.pair()
    return made


def kinds(play: Play, now: int = 0) -> list[str]:
    return [wait.kind for wait in waits(play.t, now)]


def test_t66_a_confirmed_report_is_final(play: Play) -> None:
    a, b = play.table().players
    play.report(1, a, WINS)
    assert "unconfirmed" in kinds(play)
    assert play.table().result is None
    assert standings(play.t)[0].total == 0  # nobody's points move until then
    assert refused(play, f.Confirmed(round=1, table=1, player=a, report=1), by=a).reason == "own-report"
    stranger = play.table(2).a
    assert refused(play, f.Confirmed(round=1, table=1, player=stranger, report=1), by=stranger).reason == (
        "not-at-this-table"
    )
    play.confirm(1, b)
    result = play.table().result
    assert result is not None
    assert (result.points, result.how, result.report) == ((30, 10), "confirmed", 1)
    assert refused(play, f.Confirmed(round=1, table=1, player=b, report=1), by=b).reason == "already-final"
    assert refused(play, f.Reported(round=1, table=1, player=b, report=LESS, seen=1), by=b).reason == "already-final"


def test_t66_the_second_of_two_simultaneous_reports_is_shown_the_first(play: Play) -> None:
    a, b = play.table().players
    play.report(1, a, WINS)
    late = refused(play, f.Reported(round=1, table=1, player=b, report=LESS), by=b)
    assert (late.reason, late.facts["report"], late.facts["player"]) == ("another-report-came", 1, a)
    assert late.facts["possible"] == ["confirmed", "disputed"]


def test_t66_two_reports_with_the_same_result_are_final(play: Play) -> None:
    a, b = play.table().players
    play.report(1, a, WINS)
    same = {"a": {**WINS["a"], "units_lost": 91}, "b": WINS["b"]}  # 10 points as well
    play.report(1, b, same, seen=1)
    result = play.table().result
    assert result is not None
    assert (result.report, result.how, result.points) == (1, "agreed", (30, 10))


def test_t66_a_report_can_be_replaced_and_an_older_one_is_not_confirmed(play: Play) -> None:
    a, b = play.table().players
    play.report(1, a, WINS)
    play.add(f.Asked(round=1, table=1, report=1))
    play.report(1, a, LESS, seen=1)
    assert play.table().asked is None  # the other is asked anew
    old = refused(play, f.Confirmed(round=1, table=1, player=b, report=1), by=b)
    assert (old.reason, old.facts["latest"], old.facts["possible"]) == ("older-report", 2, [2])
    assert refused(play, f.Confirmed(round=1, table=1, player=b, report=9), by=b).reason == "no-such-report"
    play.confirm(1, b, 2)
    assert standings(play.t)[0].total == 20


def test_t68_two_different_reports_are_a_dispute_that_a_judge_ends(play: Play) -> None:
    a, b = play.table().players
    play.report(1, a, WINS)
    play.report(1, b, LESS, seen=1)
    wait = next(wait for wait in waits(play.t, 0) if wait.kind == "dispute")
    assert wait.facts["reports"] == {a: 1, b: 2}
    assert refused(play, f.Asked(round=1, table=1, report=1), by=BOT).reason == "in-dispute"
    assert standings(play.t)[0].total == 0
    assert refused(play, f.Ruled(round=1, table=1, report=LESS), by=b).reason == "judges-only"
    play.lead(f.Ruled(round=1, table=1, report=LESS, reason="seen"))
    assert "dispute" not in kinds(play)
    assert standings(play.t)[0].total == 20


def test_t68_a_dispute_ends_when_both_report_the_same_after_all(play: Play) -> None:
    a, b = play.table().players
    play.report(1, a, WINS)
    play.add(f.Disputed(round=1, table=1, report=1, player=b), by=b)
    assert "dispute" in kinds(play)
    play.report(1, a, LESS, seen=1)
    assert "dispute" not in kinds(play)  # replaced: the other is asked anew
    play.report(1, b, WINS, seen=2)
    assert "dispute" in kinds(play)
    play.report(1, a, WINS, seen=3)
    result = play.table().result
    assert result is not None
    assert (result.how, result.report) == ("agreed", 3)


def test_t67_a_report_is_confirmed_without_an_answer_after_its_time_and_the_reminder(play: Play) -> None:
    a, b = play.table().players
    play.report(1, a, WINS)
    silence = f.Confirmed(round=1, table=1, report=1, silence=True)
    assert refused(play, silence, by=BOT).reason == "not-reminded-yet"
    assert refused(play, f.Asked(round=1, table=1, report=1, reminder=True), by=BOT).reason == "not-asked-yet"
    play.later(3)
    play.add(f.Asked(round=1, table=1, report=1))
    play.later(60)
    assert refused(play, silence, by=BOT).reason == "not-reminded-yet"  # our outage makes nothing final
    play.add(f.Asked(round=1, table=1, report=1, reminder=True))
    assert refused(play, silence, by=b).reason == "the-bot-does-it"
    play.add(silence)
    result = play.table().result
    assert result is not None
    assert result.how == "silence"


@pytest.mark.parametrize(("clock", "minutes"), [("minutes", 15), ("week", 24 * 60)])
def test_t67_the_time_for_an_answer_is_a_quarter_of_an_hour_or_a_day(clock: str, minutes: int) -> None:
    play = started(clock=clock)
    play.report(1, play.table().a, WINS)
    play.add(f.Asked(round=1, table=1, report=1))
    play.add(f.Asked(round=1, table=1, report=1, reminder=True))
    play.later(minutes - 1)
    silence = f.Confirmed(round=1, table=1, report=1, silence=True)
    assert refused(play, silence, by=BOT).reason == "silence-too-short"
    play.later(1)
    play.add(silence)
    assert play.table().result is not None


def test_t67_a_dispute_is_never_confirmed_without_an_answer(play: Play) -> None:
    a, b = play.table().players
    play.report(1, a, WINS)
    play.add(f.Asked(round=1, table=1, report=1))
    play.add(f.Asked(round=1, table=1, report=1, reminder=True))
    play.add(f.Disputed(round=1, table=1, report=1, player=b), by=b)
    play.later(60)
    assert refused(play, f.Confirmed(round=1, table=1, report=1, silence=True), by=BOT).reason == "in-dispute"


def test_t89_a_judge_confirms_for_a_guest_and_enters_the_result_of_two_guests() -> None:
    play = Play()
    play.register(1)
    play.guests("Piero", "Anna", "Ugo")
    play.close()
    play.pair()
    mine = play.round.table_of(1)
    other = next(table for table in play.round.tables.values() if 1 not in table.players)
    assert mine is not None
    assert refused(play, f.Reported(round=1, table=other.number, player=other.a, report=WINS)).reason == "two-guests"
    play.report(mine.number, 1, WINS)
    assert "guest-report" in kinds(play)
    play.add(f.Asked(round=1, table=mine.number, report=1))
    play.add(f.Asked(round=1, table=mine.number, report=1, reminder=True))
    play.later(60)
    silence = f.Confirmed(round=1, table=mine.number, report=1, silence=True)
    assert refused(play, silence, by=BOT).reason == "guests-are-not-silent"
    judged = f.Confirmed(round=1, table=mine.number, report=1, judge=True)
    assert refused(play, judged, by=1).reason == "judges-only"
    play.lead(judged)
    play.lead(f.Ruled(round=1, table=other.number, report=WINS))
    assert play.round.complete


def test_t89_a_judge_confirms_only_for_guests(play: Play) -> None:
    play.report(1, play.table().a, WINS)
    assert refused(play, f.Confirmed(round=1, table=1, report=1, judge=True)).reason == "not-a-guest"


@pytest.mark.parametrize(
    ("report", "reason", "rule"),
    [
        ({"a": {"units_lost": 1001}}, "out-of-range", "T88"),
        ({"a": {"points": 300}}, "no-such-field", "T88"),
        ({"a": {"units_lost": 600, "units_spent": 600}}, "more-than-an-army", "T5"),
        ({"a": {"generals": 1, "generals_lost": 2}}, "out-of-range", "T88"),
    ],
)
def test_t88_an_impossible_report_is_refused(play: Play, report: dict[str, Any], reason: str, rule: str) -> None:
    player = play.table().a
    found = refused(play, f.Reported(round=1, table=1, player=player, report=report), by=player)
    assert (found.reason, found.rule) == (reason, rule)


def test_a_player_reports_only_their_own_table_and_round(play: Play) -> None:
    a, other = play.table().a, play.table(2).a
    assert refused(play, f.Reported(round=1, table=1, player=other, report=WINS), by=other).reason == (
        "not-at-this-table"
    )
    assert refused(play, f.Reported(round=1, table=1, player=a, report=WINS), by=other).reason == "not-yours"
    assert refused(play, f.Reported(round=1, table=9, player=a, report=WINS), by=a).facts["possible"] == [1, 2]
    assert refused(play, f.Reported(round=2, table=1, player=a, report=WINS), by=a).reason == "no-such-round"
    play.rule_all()
    assert refused(play, f.Reported(round=1, table=1, player=a, report=WINS), by=a).reason == "already-final"


def test_t86_the_generals_come_from_the_lists() -> None:
    play = Play(lists=True, lists_day=738_000 - 8)
    play.register(2)
    for player, generals in ((1, 1), (2, 3)):
        fact = f.ListHanded(player=player, day=738_000 - 9, generals=generals)
        play.add(fact, by=player)
    play.lead(
        f.SettingsChanged(
            settings=play.t.settings.__class__(
                **{**{name: getattr(play.t.settings, name) for name in play.t.settings.__struct_fields__}, "rounds": 1}
            )
        )
    )
    play.close()
    play.pair()
    table = play.table()
    side = "a" if table.a == 1 else "b"
    other = "b" if side == "a" else "a"
    play.report(1, 1, {side: {"generals_lost": 1}, other: {"generals_lost": 2}})
    points = dict(zip(table.players, table.reports[0].points, strict=True))
    assert points == {1: 50, 2: 50}  # two of three; the only one of an army


# --- who does not play it to the end ---


def test_t52_a_concession_gives_a_hundred_and_fifty_and_counts_as_a_meeting(play: Play) -> None:
    a, b = play.table().players
    play.add(f.Conceded(round=1, table=1, players=(a,)), by=a)
    result = play.table().result
    assert result is not None
    assert (result.points, result.outcome) == ((0, 150), "conceded")
    assert meetings(play.t)[a] == {b: 1}
    assert walkovers(play.t) == {}
    assert [wait.facts["cases"] for wait in waits(play.t, 0) if wait.kind == "case"] == [["conceded"]]
    assert refused(play, f.Conceded(round=1, table=1, players=(b,)), by=b).reason == "already-final"


def test_t52_both_can_break_off_and_neither_concedes_for_the_other(play: Play) -> None:
    a, b = play.table().players
    assert refused(play, f.Conceded(round=1, table=1, players=(b,)), by=a).reason == "not-yours"
    assert refused(play, f.Conceded(round=1, table=1, players=())).reason == "nobody-named"
    play.lead(f.Conceded(round=1, table=1, players=(a, b)))
    result = play.table().result
    assert result is not None
    assert result.points == (0, 0)
    assert result.met


def test_t52_the_house_may_give_three_hundred() -> None:
    play = started(conceded=300)
    a = play.table().a
    play.add(f.Conceded(round=1, table=1, players=(a,)), by=a)
    assert standings(play.t)[0].total == 300


def test_t53_a_game_cannot_be_conceded_before_the_start() -> None:
    play = Play()
    play.register(4)
    play.close()
    play.pair(start=False)
    a = play.table().a
    assert refused(play, f.Conceded(round=1, table=1, players=(a,)), by=a).facts["possible"] == ["no-show"]


def test_t53_t54_a_player_absent_after_twenty_minutes_gives_a_walkover(play: Play) -> None:
    a, b = play.table().players
    absent = f.NoShow(round=1, table=1, players=(b,))
    play.later(19)
    early = refused(play, absent)
    assert (early.reason, early.rule, early.facts["until"]) == ("not-late-yet", "T54", START + 20 * 60)
    play.later(1)
    assert refused(play, absent, by=a).reason == "judges-only"
    play.lead(absent)
    row = standings(play.t)[0]
    assert (row.player, row.total, row.opponents, row.difference) == (a, 300, 0, 300)
    assert meetings(play.t).get(a, {}) == {}
    assert walkovers(play.t) == {a: 1}
    assert next(row for row in standings(play.t) if row.player == b).difference == 0  # no game in this round


def test_t53_if_both_are_absent_neither_has_a_game(play: Play) -> None:
    play.later(20)
    play.lead(f.NoShow(round=1, table=1, players=play.table().players))
    play.rule(2, 300, 100)
    assert sorted(row.total for row in standings(play.t)) == [0, 0, 10, 30]
    assert walkovers(play.t) == {}


def test_t53_the_house_may_give_a_hundred_and_fifty() -> None:
    play = started(no_show=150)
    play.later(20)
    play.lead(f.NoShow(round=1, table=1, players=(play.table().b,)))
    assert standings(play.t)[0].total == 150


def test_t54_the_announced_hour_counts_in_round_one_and_the_start_later() -> None:
    play = Play()
    play.register(4)
    play.close()
    play.pair(start=False)
    play.now = START + 20 * 60
    play.lead(f.NoShow(round=1, table=1, players=(play.table().b,)))
    play.rule_all()
    play.pair(start=False)
    play.later(500)
    absent = f.NoShow(round=2, table=1, players=(play.table().b,))
    assert refused(play, absent).reason == "round-not-started"


def test_t53_players_of_a_reported_table_were_present(play: Play) -> None:
    play.report(1, play.table().a, WINS)
    play.later(30)
    assert refused(play, f.NoShow(round=1, table=1, players=(play.table().b,))).reason == "a-table-has-reported"


def test_t79_over_weeks_an_unplayed_table_gives_no_points() -> None:
    play = started(clock="week")
    a, b = play.table().players
    play.add(f.Unplayed(round=1, table=1))
    play.lead(f.NoShow(round=1, table=2, players=(play.table(2).b,)))  # won by default, no minutes counted
    assert (play.t.players[a].open_cases, meetings(play.t)[a]) == ([], {b: 1})
    assert [row.total for row in standings(play.t)] == [300, 0, 0, 0]
    day = started()
    assert refused(day, f.Unplayed(round=1, table=1), by=BOT).reason == "only-over-weeks"


# --- corrections ---


def test_t69_a_correction_replaces_a_named_result_and_keeps_the_history(play: Play) -> None:
    play.rule_all((300, 100), (200, 50))
    play.pair()
    pairs = [table.players for table in play.round.tables.values()]
    fix = f.Corrected(round=1, table=1, replaces=1, reason="the commander had not fallen", report=LESS)
    play.lead(fix)
    stale = refused(play, fix)
    assert (stale.reason, stale.facts["latest"]) == ("older-result", 2)
    trace = play.t.rounds[0].tables[1].results
    assert [(each.number, each.points, each.how) for each in trace] == [
        (1, (30, 10), "ruled"),
        (2, (20, 10), "corrected"),
    ]
    assert [table.players for table in play.round.tables.values()] == pairs
    assert refused(play, f.Corrected(round=2, table=1, replaces=1, reason="x", report=LESS)).reason == (
        "nothing-to-correct"
    )
    assert refused(play, f.Corrected(round=1, table=1, replaces=2, reason="", report=LESS)).reason == "no-reason"
    assert refused(play, f.Ruled(round=1, table=1, report=LESS)).reason == "already-final"


@pytest.mark.parametrize(
    ("outcome", "points", "met"),
    [("conceded", (150, 0), True), ("no-show", (300, 0), False), ("unplayed", (0, 0), True)],
)
def test_t69_the_outcome_of_a_table_can_be_corrected(
    play: Play, outcome: str, points: tuple[int, int], met: bool
) -> None:
    play.rule(1, 300, 100)
    play.lead(f.Corrected(round=1, table=1, replaces=1, reason="mixed up", outcome=outcome, players=(play.table().b,)))
    result = play.table().result
    assert result is not None
    assert (result.points, result.met) == (points, met)
    wrong = f.Corrected(round=1, table=1, replaces=2, reason="x", outcome="lost", players=(play.table().b,))
    assert refused(play, wrong).reason == "no-such-outcome"


def test_t66_points_are_never_entered(play: Play) -> None:
    assert refused(play, f.Ruled(round=1, table=1, points=(300, 0))).reason == "points-are-worked-out"


# --- judges who play ---


def test_t71_a_judge_does_not_rule_on_their_own_table_if_there_is_another_judge(play: Play) -> None:
    a, b = play.table().players
    play.lead(f.JudgeNamed(person=a))
    own = f.Ruled(round=1, table=1, report=WINS)
    found = refused(play, own, by=a)
    assert (found.reason, found.facts["possible"]) == ("own-table", [ORGANIZER])
    assert refused(play, f.Penalized(player=b, name="ruler"), by=a).reason == "own-table"
    play.add(f.Ruled(round=1, table=2, report=WINS), by=a)
    assert play.t.own_table == []


def test_t71_the_only_judge_may_rule_on_their_own_table_and_it_is_marked(play: Play) -> None:
    a, b = play.table().players
    play.lead(f.HandedOver(person=a))
    play.add(f.Ruled(round=1, table=1, report=WINS), by=a)
    result = play.table().result
    assert result is not None
    assert result.own_table
    assert play.t.own_table == [play.t.version]
    play.add(f.JudgeNamed(person=b), by=a)  # who sits at the same table is no other judge
    fix = f.Corrected(round=1, table=1, replaces=1, reason="x", report=LESS)
    play.add(fix, by=a)
    assert len(play.t.own_table) == 2


def test_t20_the_next_round_waits_for_the_last_table(play: Play) -> None:
    play.rule(1)
    assert "no-result" in kinds(play)
    play.rule(2)
    assert kinds(play) == ["close"]
    play.lead(f.RoundClosed(round=1))
    assert kinds(play) == ["pair"]
    assert draft.paired(play.t).round == 2
