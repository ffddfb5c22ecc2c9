"""T9, T43 to T51, T54 to T56, T90 Penalties, and players who leave, in a journal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from support.tournament.play import EVENT_DAY, START, Play, refused, worth

from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament import waits as waiting
from engine.tournament.ranking import Row
from engine.tournament.standings import standings
from engine.tournament.waits import barred, departures, waits


def started(players: int = 4, **changes: Any) -> Play:
    play = Play(**changes)
    play.register(players)
    play.close()
    play.now = START
    play.pair()
    return play


def row(play: Play, player: int) -> Row[int]:
    return next(each for each in standings(play.t) if each.player == player)


# --- penalties ---


@pytest.mark.parametrize(
    ("name", "points"), [("dice-and-tape", 20), ("ruler", 5), ("manual", 100), ("scenery", 20), ("camp", 20)]
)
def test_t44_t45_a_fixed_penalty_is_given_once_in_a_tournament(name: str, points: int) -> None:
    play = started()
    play.lead(f.Penalized(player=1, name=name))
    assert row(play, 1).total == -points  # T43: below nothing
    again = refused(play, f.Penalized(player=1, name=name))
    assert (again.reason, again.rule) == ("penalized-already", "T45")
    assert refused(play, f.Penalized(player=2, name=name, points=50)).reason == "points-are-of-the-book"
    play.lead(f.PenaltyTakenBack(penalty=1, reason="it was in the car"))
    assert row(play, 1).total == 0
    assert len(play.t.penalties) == 1  # both stay in the log
    assert refused(play, f.PenaltyTakenBack(penalty=1)).reason == "no-such-penalty-given"
    play.lead(f.Penalized(player=1, name=name))


def test_t9_scenery_is_waived_when_the_organizers_bring_it_and_the_camp_is_not() -> None:
    play = started(scenery_provided=True)
    assert refused(play, f.Penalized(player=1, name="scenery")).reason == "waived"
    play.lead(f.Penalized(player=1, name="camp"))


def test_t46_complaints_about_dice_cost_points_after_one_warning() -> None:
    play = started()
    for _ in range(3):
        play.lead(f.Penalized(player=1, name="dice-talk"))
    assert [each.points for each in play.t.penalties] == [0, 100, 100]


def test_t47_conduct_costs_any_number_of_points_with_a_reason() -> None:
    play = started()
    assert refused(play, f.Penalized(player=1, name="conduct", points=0, reason="x")).reason == "no-such-points"
    assert refused(play, f.Penalized(player=1, name="conduct", points=1001, reason="x")).reason == "no-such-points"
    assert refused(play, f.Penalized(player=1, name="conduct", points=50)).reason == "no-reason"
    play.lead(f.Penalized(player=1, name="conduct", points=50, reason="slow on purpose"))
    play.lead(f.Penalized(player=1, name="conduct", points=1000, reason="again"))
    assert row(play, 1).total == -1050
    unknown = refused(play, f.Penalized(player=1, name="painting"))
    assert "manual" in unknown.facts["possible"]
    assert "list-late" not in unknown.facts["possible"]  # the bot's own
    assert refused(play, f.Penalized(player=1, name="ruler"), by=1).reason == "judges-only"


def test_t62_penalties_are_in_no_tie_break() -> None:
    play = started()
    play.rule_all((300, 100), (200, 100))
    before = {each.player: (each.opponents, each.difference) for each in standings(play.t)}
    play.lead(f.Penalized(player=play.t.lots[0], name="manual"))
    assert {each.player: (each.opponents, each.difference) for each in standings(play.t)} == before


# --- who leaves ---


def test_t49_t50_only_a_judge_annuls_a_player_who_drops_out() -> None:
    play = started()
    play.rule_all((300, 100), (200, 150))
    top = standings(play.t)[0].player
    play.add(f.Dropped(player=top, reason="tired"), by=top)
    assert row(play, top).total == 30  # proposed, no more
    case = next(wait for wait in waits(play.t, 0) if wait.kind == "case")
    assert (case.players, case.facts["cases"], case.facts["proposed"]) == ((top,), ["abandoned"], "annulled")
    opponent = play.t.rounds[0].tables[1].other(top)
    ties = row(play, opponent).opponents
    play.lead(f.Annulled(player=top, why="abandoned"))
    last = standings(play.t)[-1]
    assert (last.player, last.total, last.annulled) == (top, 0, True)
    assert row(play, opponent).opponents == ties  # T62: what they scored stays
    assert refused(play, f.Annulled(player=top, why="abandoned")).reason == "annulled-already"
    assert departures(play.t) == {top: "abandoned"}
    play.lead(f.Restored(player=top, reason="they stay"))
    assert row(play, top).total == 30
    assert refused(play, f.Restored(player=top, reason="x")).reason == "plays-already"


def test_t50_an_excused_player_leaves_without_annulment_and_does_not_count() -> None:
    play = started()
    play.rule_all((300, 100), (200, 150))
    top = standings(play.t)[0].player
    assert refused(play, f.Excused(player=top)).reason == "nothing-to-excuse"
    play.add(f.Dropped(player=top, reason="train"), by=top)
    assert refused(play, f.Dropped(player=top), by=top).reason == "has-left"
    play.lead(f.Excused(player=top, reason="train"))
    assert standings(play.t)[0].player == top
    assert top not in draft.order(play.t, 2)
    assert departures(play.t) == {}
    assert not [wait for wait in waits(play.t, 0) if wait.kind == "case"]


def test_t51_in_a_new_odd_number_the_last_player_has_the_walkover() -> None:
    play = started()
    play.rule_all((300, 100), (200, 150))
    first, second, third, last = (each.player for each in standings(play.t))
    play.add(f.Dropped(player=second), by=second)
    round_ = play.pair()
    assert round_.byes == [last]
    assert [table.players for table in round_.tables.values()] == [(first, third)]


def test_t52_a_player_who_leaves_a_running_game_loses_it() -> None:
    play = started()
    a, b = play.table().players
    play.add(f.Dropped(player=a), by=a)
    result = play.table().result
    assert result is not None
    assert (result.outcome, result.points) == ("conceded", (0, 150))
    play.add(f.Dropped(player=b), by=b)  # afterwards: the table stays as it was
    assert play.table().results == [result]


def test_t52_a_reported_game_stays_as_reported() -> None:
    play = started()
    a, b = play.table().players
    play.report(1, a, worth("breccia", 300, 100))
    play.add(f.Dropped(player=a), by=a)
    assert play.table().result is None
    play.confirm(1, b)
    assert row(play, b).total == 10


def test_t53_a_departure_before_the_start_leaves_the_opponent_without_a_game() -> None:
    play = Play()
    play.register(4)
    play.close()
    play.pair(start=False)
    a, b = play.table().players
    play.add(f.Dropped(player=b), by=b)
    assert play.table().result is None
    alone = next(wait for wait in waits(play.t, 0) if wait.kind == "alone")
    assert (alone.players, alone.facts["possible"]) == ((b,), ["no-show", "paired-again"])
    assert refused(play, draft.paired_again(play.t, 1, (1,))).reason == "has-left"
    play.lead(f.NoShow(round=1, table=1, players=(b,)))  # at once: who has left is not waited for
    assert row(play, a).total == 300


def test_t48_an_expelled_player_is_annulled_immediately_and_barred_for_life() -> None:
    play = started()
    a, b = play.table().players
    assert refused(play, f.Expelled(player=a, reason=" ")).reason == "no-reason"
    play.lead(f.Expelled(player=a, reason="blows", for_life=True))
    assert row(play, a).annulled
    assert row(play, b).total == 150
    assert (barred(play.t), departures(play.t)) == ([a], {a: "expelled-for-life"})
    assert refused(play, f.Expelled(player=a, reason="again")).reason == "expelled-already"
    assert refused(play, f.PlaysOn(player=a)).reason == "may-not-play-on"


def test_t56_a_player_who_conceded_may_play_on_in_last_place_without_a_total() -> None:
    play = started(6)
    a = play.table().a
    play.add(f.Conceded(round=1, table=1, players=(a,)), by=a)
    play.rule_all()
    play.lead(f.Annulled(player=a, why="conceded"))
    assert a not in draft.order(play.t, 2)
    assert refused(play, f.PlaysOn(player=play.table(2).a)).reason == "may-not-play-on"
    play.lead(f.PlaysOn(player=a))
    assert refused(play, f.PlaysOn(player=a)).reason == "plays-on-already"
    assert draft.order(play.t, 2)[-1] == a
    table = play.pair().table_of(a)
    assert table is not None
    play.rule(table.number, 300, 300)
    assert row(play, a).total == 0
    assert row(play, table.other(a)).scored >= 30


def test_t56_a_player_who_left_may_not_play_on() -> None:
    play = started()
    play.add(f.Dropped(player=1), by=1)
    play.lead(f.Annulled(player=1, why="abandoned"))
    assert refused(play, f.PlaysOn(player=1)).reason == "may-not-play-on"


def test_t50_only_lines_of_the_book_annul_a_player() -> None:
    play = started()
    wrong = refused(play, f.Annulled(player=1, why="slow"))
    assert set(wrong.facts["possible"]) == {"abandoned", "conceded", "interrupted", "no-show"}
    assert refused(play, f.Annulled(player=1, why="abandoned")).reason == "has-not-left"
    assert refused(play, f.Annulled(player=99, why="conceded")).reason == "no-such-player"
    play.lead(f.Annulled(player=1, why="interrupted"))  # hurried to its end for private reasons


def test_t90_a_player_who_withdraws_between_lots_and_round_one_is_not_in_the_standings() -> None:
    play = Play()
    play.register(5)
    play.close()
    play.add(f.Dropped(player=3, day=EVENT_DAY - 1), by=3)
    play.lead(f.Excused(player=3))
    play.pair()
    play.rule_all()
    assert sorted(each.player for each in standings(play.t)) == [1, 2, 4, 5]
    assert play.t.lots.index(3) >= 0  # the lot stays, unused


def test_t9_a_missing_player_is_proposed_as_absent_and_never_struck_out() -> None:
    play = Play()
    play.register(4)
    play.close()
    play.add(f.CheckedIn(player=1), by=1)
    assert not [wait for wait in waits(play.t, START + 19 * 60) if wait.kind == "not-here"]
    late = next(wait for wait in waits(play.t, START + 20 * 60) if wait.kind == "not-here")
    assert sorted(late.players) == [2, 3, 4]
    assert len(draft.order(play.t, 1)) == 4


def test_open_tasks_are_sorted_by_urgency() -> None:
    source = Path(waiting.__file__).read_text(encoding="utf-8")
    assert set(re.findall(r'Wait\(\s*"([a-z-]+)"', source)) <= set(waiting.URGENCY)
    play = Play(rounds=2, lists=False)
    play.register(6)
    play.close()
    play.pair()
    play.report(3, play.table(3).a, worth(play.round.scenario, 100, 0))
    play.report(3, play.table(3).b, worth(play.round.scenario, 0, 100), seen=1)
    play.later(25)
    play.add(f.NobodyCame(round=1, table=2, player=play.table(2).a), by=play.table(2).a)
    kinds = [each.kind for each in waiting.waits(play.t, play.now)]
    assert kinds == ["dispute", "nobody-came", "no-result"]
