"""T12, T15 to T22, T53, T63, T70 Rounds in a journal: posted, paired again, withdrawn, closed."""

from __future__ import annotations

import random

import msgspec
import pytest
from support.tournament.play import START, Play, refused, worth

from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.facts import Pairing
from engine.tournament.standings import standings
from engine.tournament.state import ends_at
from engine.tournament.waits import waits


def begun(players: int = 6, **changes: object) -> Play:
    """Return a tournament whose round one is posted and started."""
    play = Play(**changes)
    play.register(players)
    play.close()
    play.now = START
    play.pair()
    return play


def again(tables: tuple[int, ...], *instead: tuple[int, int], **changes: object) -> f.PairedAgain:
    return f.PairedAgain(**{"round": 1, "tables": tables, "instead": tuple(Pairing(*p) for p in instead), **changes})


# --- posting ---


def test_a_round_is_paired_once_the_last_is_final() -> None:
    play = begun()
    twice = refused(play, play.journal[-2])
    assert (twice.reason, twice.facts["possible"]) == ("paired-already", [2])
    early = refused(play, f.RoundPaired(round=2, tables=()))
    assert (early.reason, early.rule, early.facts["tables"]) == ("round-not-closed", "T20", [1, 2, 3])
    assert refused(play, f.RoundPaired(round=3, tables=())).reason == "not-the-next-round"
    assert refused(play, f.RoundClosed(round=1)).facts["tables"] == [1, 2, 3]
    play.rule(1, 300, 100)
    assert refused(play, f.RoundClosed(round=1)).facts["tables"] == [2, 3]
    open_ = Play()
    open_.register(4)
    assert refused(open_, f.RoundPaired(round=1, tables=())).reason == "not-now"


def test_each_player_has_one_table_with_another_player() -> None:
    play = Play()
    play.register(4)
    play.close()
    right = draft.paired(play.t)
    a, b, c, d = play.t.lots

    def instead(*pairs: tuple[int, int], over: int = 0) -> str:
        tables = tuple(Pairing(*each) for each in pairs)
        return refused(play, msgspec.structs.replace(right, tables=tables, bye=over)).reason

    assert instead((a, a), (b, c)) == "against-themselves"
    assert instead((a, b), (b, c)) == "sits-twice"
    assert instead((a, b), (c, 99)) == "does-not-play"
    assert instead((a, b)) == "left-out"
    assert instead((a, b), over=c) == "left-out"
    assert instead((a, c), (b, d)) == "not-the-right-round"  # T18: one round is right
    assert instead((b, a), (c, d)) == "not-the-right-round"  # the higher placed stands first
    assert refused(play, right, by=1).reason == "judges-only"


def test_t15_later_rounds_follow_the_standings_with_tie_breaks() -> None:
    play = begun()
    play.rule_all((300, 0), (100, 50), (200, 0))
    rows = [row.player for row in standings(play.t)]
    assert draft.order(play.t, 2) == rows
    assert play.pair().order == rows


def test_the_bye_is_stored_under_its_old_name() -> None:
    fact = f.RoundPaired(round=1, tables=(), bye=3)
    assert '"left_over":3' in f.written(fact)
    assert f.read(f.written(fact)) == fact


def test_t12_the_last_player_has_the_bye_with_three_hundred_and_only_once() -> None:
    play = begun(5)
    seen = list(play.round.byes)
    assert standings(play.t)[0].total == 300
    for _ in range(2):
        play.rule_all((300, 10), (200, 20))
        play.pair()
        assert len(play.round.byes) == 1
        seen += play.round.byes
    assert len(set(seen)) == 3


def test_t43_a_penalty_between_rounds_changes_the_pairing_and_not_the_posted_standings() -> None:
    play = begun(4)
    play.rule_all((300, 0), (200, 100))
    first = [row.player for row in standings(play.t)]
    play.lead(f.Penalized(player=first[0], name="manual"))
    assert [row.player for row in play.t.rounds[0].standings] == first
    assert play.t.penalties[0].round == 1
    now = [row.player for row in standings(play.t)]
    assert now != first
    assert play.pair().order == now


# --- time ---


def test_t21_time_runs_from_the_start_and_a_judge_can_add_to_it() -> None:
    play = begun()
    round_ = play.round
    assert ends_at(play.t, round_) == START + 150 * 60
    play.lead(f.TimeGiven(round=1, minutes=10))
    play.lead(f.TimeGiven(round=1, table=2, minutes=5))
    play.lead(f.TimeGiven(round=1, table=2, minutes=5))
    assert ends_at(play.t, round_, round_.tables[2]) == START + 170 * 60
    assert refused(play, f.RoundStarted(round=1)).reason == "started-already"
    assert refused(play, f.TimeGiven(round=1, minutes=0)).reason == "no-minutes"
    play.rule(2)
    assert refused(play, f.TimeGiven(round=1, table=2, minutes=5)).reason == "already-final"
    weeks = Play(clock="week")
    weeks.register(4)
    weeks.close()
    weeks.pair()
    assert refused(weeks, f.RoundStarted(round=1)).reason == "only-on-a-day"


# --- again ---


@pytest.mark.parametrize("seed", range(6))
def test_t20_after_a_correction_the_fewest_tables_are_paired_again(seed: int) -> None:
    """Paired again, those tables have the pairs of the corrected standings, and every one of them was wrong before."""
    dice = random.Random(seed)
    play = begun(12)
    for _ in range(2):
        play.rule_all(*[(dice.randrange(0, 300, 10), dice.randrange(0, 300, 10)) for _ in range(6)])
        play.pair()
    assert draft.paired_otherwise(play.t, 3) == ()
    play.lead(
        f.Corrected(round=2, table=1, replaces=1, report=worth(play.t.rounds[1].scenario, 0, 290), reason="the slip")
    )
    wrong = draft.paired_otherwise(play.t, 3)
    players = [player for table in play.t.rounds[2].tables.values() for player in table.players]
    right = {frozenset(each) for each in draft.pairs_among(play.t, 3, players).tables}
    before = {number: frozenset(table.players) for number, table in play.t.rounds[2].tables.items()}
    assert all(before[number] not in right for number in wrong)
    if wrong:
        play.lead(draft.paired_again(play.t, 3, wrong))
    assert {frozenset(table.players) for table in play.t.rounds[2].tables.values()} == right


def test_t20_a_round_is_withdrawn_before_its_first_report_and_within_twenty_minutes() -> None:
    play = begun()
    play.lead(f.Penalized(player=1, name="ruler"))
    play.lead(f.RoundTakenBack(round=1, reason="a player was missing"))
    assert (play.t.rounds, play.t.stage, play.t.penalties[0].round) == ([], "closed", 0)
    play.pair()
    play.later(21)
    late = refused(play, f.RoundTakenBack(round=1, reason="late"))
    assert (late.reason, late.rule, late.facts["minutes"]) == ("too-late-to-pair-again", "T20", 20)
    play.report(1, play.table().a, worth("breccia", 100, 50))
    assert refused(play, f.RoundTakenBack(round=1, reason="late")).facts["tables"] == [1]
    play.lead(f.RoundTakenBack(round=1, reason="a fire", cancelled=True))  # T70: no table is final
    play.pair()
    play.rule(1)
    assert refused(play, f.RoundTakenBack(round=1, reason="a fire", cancelled=True)).reason == "a-table-is-final"


def test_t20_only_the_affected_tables_are_paired_again() -> None:
    play = begun(8)
    play.rule_all((400, 0), (300, 10), (200, 20), (100, 30))
    play.pair()
    tables = {number: table.players for number, table in play.round.tables.items()}
    wrong = play.t.rounds[0].tables[1]
    losing = f.Corrected(round=1, table=1, replaces=1, reason="mixed up", report=worth("breccia", 0, 390))
    play.lead(losing)
    assert {number: table.players for number, table in play.round.tables.items()} == tables  # T69
    touched = tuple(number for number, table in play.round.tables.items() if set(wrong.players) & set(table.players))
    play.lead(draft.paired_again(play.t, 2, touched))
    rest = set(tables) - set(touched)
    assert all(play.round.tables[number].players == tables[number] for number in rest)
    order = [row.player for row in standings(play.t, 1)]
    freed = [player for player in order if any(player in tables[number] for number in touched)]
    assert play.round.tables[touched[0]].a == freed[0]
    play.report(1, play.table().a, worth("rifornimenti", 100, 50))
    assert refused(play, draft.paired_again(play.t, 2, (1,))).reason == "a-table-has-reported"


def test_t20_a_pair_by_hand_needs_a_reason_and_an_affected_table() -> None:
    play = begun()
    (a, b), (c, d) = play.table(1).players, play.table(2).players
    assert refused(play, again((1, 2), (a, c), (b, d))).reason == "not-the-right-round"
    assert refused(play, again((1, 2), (a, c), (b, d), by_hand=True)).reason == "no-reason"
    outside = play.table(3).a
    assert refused(play, again((1, 2), (a, outside), (b, d), by_hand=True, reason="x")).reason == "does-not-play"
    play.lead(again((1, 2), (a, c), (b, d), by_hand=True, reason="read out wrongly"))
    assert [play.table(n).players for n in (1, 2)] == [(a, c), (b, d)]


def test_t53_two_players_without_opponents_play_each_other() -> None:
    play = begun()
    (a, b), (c, d) = play.table(1).players, play.table(2).players
    play.lead(draft.paired_again(play.t, 1, (1, 2), absent=(b, d)))
    assert [table.players for table in play.round.tables.values()] == [(a, c), play.table(3).players]
    assert sorted(play.round.absent) == sorted((b, d))
    cases = [wait.players for wait in waits(play.t, START) if wait.kind == "case"]
    assert sorted(cases) == sorted([(b,), (d,)])
    assert refused(play, again((3,), (1, 1))).reason == "against-themselves"
    assert refused(play, again(())).reason == "nothing-to-pair"


def test_t53_one_player_without_opponent_has_a_walkover() -> None:
    play = begun()
    a, b = play.table(1).players
    play.lead(draft.paired_again(play.t, 1, (1,), absent=(b,)))
    assert (play.round.byes, 1 in play.round.tables) == ([a], False)
    assert draft.walkovers(play.t) == {a: 1}


# --- the end ---


def test_t63_posted_standings_do_not_change() -> None:
    play = begun(4)
    play.rule_all((300, 0), (200, 100))
    posted = list(play.t.rounds[0].standings)
    play.lead(f.Corrected(round=1, table=1, replaces=1, reason="mixed up", report=worth("breccia", 0, 300)))
    assert play.t.rounds[0].standings == posted
    assert standings(play.t) != posted
    assert play.t.corrections == [(1, 1, play.t.version)]


def test_t69_after_the_end_it_is_reopened_corrected_and_closed() -> None:
    play = begun(4)
    for _ in range(2):
        play.rule_all((300, 0), (200, 100))
        play.pair()
    play.rule_all((300, 0), (200, 100))
    assert refused(play, draft.paired(play.t)).reason == "no-more-rounds"
    play.lead(f.Finished())
    before = list(play.t.final)
    fix = f.Corrected(round=3, table=1, replaces=1, reason="mixed up", report=worth("bottino", 0, 300))
    assert refused(play, fix).reason == "not-now"
    play.lead(f.Reopened(reason="mixed up"))
    play.lead(fix)
    play.lead(f.Finished())
    assert play.t.final != before
    assert refused(play, f.Reported(round=3, table=1, player=1, report={}), by=1).reason == "not-now"


def test_t70_after_an_early_end_the_standings_of_the_last_complete_round_count() -> None:
    play = begun(4)
    assert refused(play, f.Finished(early=True)).reason == "no-round-complete"
    play.rule_all((300, 0), (200, 100))
    posted = list(play.t.rounds[0].standings)
    play.pair()
    play.rule(1, 400, 0)
    left = refused(play, f.Finished())
    assert (left.reason, left.facts["played"], left.facts["rounds"]) == ("rounds-left", 1, 3)
    assert refused(play, f.Cancelled()).reason == "a-table-is-final"
    play.lead(f.Finished(early=True))
    assert play.t.final == posted


def test_t70_a_tournament_is_cancelled_while_no_table_is_final() -> None:
    play = begun(4)
    play.lead(f.Cancelled(reason="snow"))
    assert play.t.stage == "cancelled"
    assert refused(play, f.RoundClosed(round=1)).reason == "not-now"


def test_the_bot_itself_may_pair_and_post() -> None:
    play = Play(clock="week")
    play.register(4)
    play.close()
    play.add(draft.paired(play.t))
    assert play.round.number == 1


@pytest.mark.parametrize("person", [1, 500])
def test_t65_only_an_organizer_or_judge_withdraws_a_round(person: int) -> None:
    play = begun()
    play.lead(f.JudgeNamed(person=500))
    assert refused(play, f.RoundTakenBack(round=1, reason="x"), by=person).reason == "organizer-only"
