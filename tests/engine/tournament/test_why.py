"""T12, T14, T16 to T18, T23, T57 to T62, T83 Reasons for each pairing, score and place; and whole journals verified."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from support.tournament.play import ORGANIZER, SEED, START, Play, account_of, worth

from engine.core.asks import Refused
from engine.core.dice import seed_hash
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.standings import standings
from engine.tournament.verify import verify
from engine.tournament.why import why_bye, why_pairing, why_place, why_score


def played(players: int = 6, rounds: int = 3, **changes: Any) -> Play:
    play = Play(**changes)
    play.register(players)
    play.close()
    play.now = START
    for number in range(rounds):
        play.pair()
        play.rule_all(*((500 - 40 * place, 90 + number) for place in range(players // 2)))
    return play


# --- pairings ---


def test_t13_round_one_is_by_lots() -> None:
    play = played(rounds=1)
    why = why_pairing(play.journal, 1, 2)
    assert (why.rule, why.kind, why.places, why.passed) == ("T13", "lots", (3, 4), ())
    assert (why.a, why.b) == (play.t.lots[2], play.t.lots[3])


def test_t14_why_two_of_one_town_did_not_meet() -> None:
    play = Play()
    for number, town in enumerate(("Parma", "Parma", "Roma", "Roma"), 1):
        play.add(f.Registered(player=number, name=f"P{number}", person=number, origin=town), by=number)
    play.close()
    play.pair()
    passed = [each for number in (1, 2) for each in why_pairing(play.journal, 1, number).passed]
    towns = draft.origins(play.t)
    assert all((each.kind, each.rule) == ("origin", "T14") for each in passed)
    assert len(passed) == (towns[play.t.lots[0]] == towns[play.t.lots[1]])


def test_t16_t17_every_player_who_was_passed_over_has_a_reason() -> None:
    play = played(6, 3)
    passed = 0
    for round_ in play.t.rounds[1:]:
        for table in round_.tables.values():
            why = why_pairing(play.journal, round_.number, table.number)
            assert (why.rule, why.kind, why.met) == ("T16", "standing", ())
            assert [round_.order[place - 1] for place in why.places] == [why.a, why.b]
            for each in why.passed:
                passed += 1
                assert each.rounds if each.kind == "met" else each.again
                for past in each.rounds:
                    seat = play.t.rounds[past - 1].table_of(why.a)
                    assert seat is not None
                    assert each.player in seat.players
    assert passed


def test_t18_a_player_passed_over_is_explained_by_the_rematches_below() -> None:
    play = played(6, 0)
    play.pair()
    play.rule_all((500, 400), (450, 350), (100, 90))
    one, two, three, four, five, six = play.round.order
    play.pair()
    assert play.round.order == [one, three, two, four, five, six]
    assert [table.players for table in play.round.tables.values()] == [(one, three), (two, five), (four, six)]
    why = why_pairing(play.journal, 2, 2)
    (below,) = why.passed
    assert (below.player, below.kind, below.rule, below.again) == (four, "below", "T18", ((five, six),))


def test_t18_why_a_pair_meets_again() -> None:
    play = played(4, 3)
    play.lead(f.Finished())
    met = [why_pairing(play.journal, 3, number).met for number in (1, 2)]
    assert met == [(), ()]
    again = Play(rounds=2, scenarios=("breccia", "bottino"))
    again.register(3)
    again.close()
    again.pair()
    again.rule_all((300, 0))
    gone = again.t.rounds[0].byes[0]
    again.add(f.Dropped(player=gone), by=gone)
    again.pair()
    why = why_pairing(again.journal, 2, 1)
    assert (why.met, why.kind) == ((1,), "standing")


def test_t20_why_says_what_was_paired_again_and_by_hand() -> None:
    play = played(6, 0)
    play.pair()
    (a, b), (c, d) = play.table(1).players, play.table(2).players
    play.lead(draft.paired_again(play.t, 1, (1, 2), absent=(b, d)))
    assert why_pairing(play.journal, 1, 1).kind == "again"
    other = played(6, 0)
    other.pair()
    pairs = (f.Pairing(a, c), f.Pairing(b, d))
    fact = f.PairedAgain(round=1, tables=(1, 2), instead=pairs, by_hand=True, reason="read out wrongly")
    other.lead(fact)
    why = why_pairing(other.journal, 1, 2)
    assert (why.kind, why.rule, why.reason, why.places) == ("by-hand", "T20", "read out wrongly", (2, 4))


def test_t12_why_a_player_has_the_bye() -> None:
    play = played(5, 3)
    first = why_bye(play.journal, 1, play.t.lots[-1])
    assert (first.kind, first.place, first.players, first.points) == ("last-lot", 5, 5, 300)
    for number in (2, 3):
        over = play.t.rounds[number - 1].byes[0]
        why = why_bye(play.journal, number, over)
        assert (why.kind, why.had, why.place) == ("last", 0, play.t.rounds[number - 1].order.index(over) + 1)
        assert len(why.passed) == 5 - why.place
        assert all(each.kind in {"had-walkovers", "rematch"} for each in why.passed)
    with pytest.raises(Refused, match="not-left-over"):
        why_bye(play.journal, 2, play.t.rounds[1].tables[1].a)


# --- scores ---


def test_t66_the_account_is_shown_line_by_line_before_confirmation() -> None:
    play = played(4, 0)
    play.pair()
    raw = {"a": {"across_fresh": 4, "units_lost": 95}, "b": {"across_fresh": 1, "generals_lost": 1, "units_lost": 240}}
    points, (mine, theirs) = account_of(play.t, 1, 1, raw)
    assert points == (199, 10)
    assert [(line.what, line.points, line.rule) for line in mine] == [
        ("units", 24, "T24"),
        ("generals", 25, "T26"),
        ("objective", 150, "T39"),
    ]
    assert sum(line.points for line in theirs) == 10
    with pytest.raises(Refused, match="no-such-field"):
        account_of(play.t, 1, 1, {"a": {"points": 300}})


def test_t69_a_corrected_score_is_explained_with_its_history() -> None:
    play = played(4, 1)
    table = play.round.tables[1]
    play.lead(f.Corrected(round=1, table=1, replaces=1, reason="mixed up", report=worth("breccia", 70, 90)))
    why = why_score(play.t, 1, table.a)
    assert (why.points, why.conceded, why.opponent, why.kind, why.rule) == (7, 9, table.b, "played", "T23")
    assert sum(line.points for line in why.lines) == 7
    assert [each.points for each in why.trace] == [(50, 9)]
    assert why.result is not None
    assert (why.result.reason, why.result.by, why.result.how) == ("mixed up", ORGANIZER, "corrected")


def test_a_score_without_a_game_is_explained() -> None:
    play = played(5, 0)
    play.pair()
    over = play.round.byes[0]
    assert why_score(play.t, 1, over)[3:7] == (300, 0, "walkover", "T12")
    a, b = play.table(1).players
    assert why_score(play.t, 1, a).kind == "open"
    play.later(20)
    play.lead(f.NoShow(round=1, table=1, players=(b,)))
    assert why_score(play.t, 1, a)[3:7] == (300, 0, "no-show", "T53")
    assert why_score(play.t, 1, b)[3:7] == (0, 0, "absent", "T53")
    c, d = play.table(2).players
    play.add(f.Conceded(round=1, table=2, players=(d,)), by=d)
    assert why_score(play.t, 1, c)[3:7] == (150, 0, "conceded", "T52")
    play.lead(f.Registered(player=6, name="Late", person=6))
    assert why_score(play.t, 1, 6)[3:7] == (0, 0, "away", "T15")


# --- places ---


def test_t57_to_t62_the_explanation_of_a_place_adds_up() -> None:
    play = played(7, 3)
    play.lead(f.Penalized(player=standings(play.t)[0].player, name="ruler"))
    rows = standings(play.t)
    for number, row in enumerate(rows):
        why = why_place(play.t, row.player)
        assert why.row == row
        assert sum(each.points for each in why.scores) - sum(each.points for each in why.penalties) == row.total
        assert sum(each.brought for each in why.opponents) == row.opponents
        assert sum(scored - conceded for _, scored, conceded in why.difference) == row.difference
        assert why.lot == play.t.lots.index(row.player) + 1
        assert (why.above is None, why.below is None) == (number == 0, number == len(rows) - 1)
        if why.above:
            assert why.above.player == rows[number - 1].player
            assert why.above.theirs > why.above.own or why.above.by == "lot"


def test_t60_a_shared_place_names_the_others_and_the_lot() -> None:
    play = Play()
    play.register(4)
    play.close()
    play.pair()
    play.rule_all((100, 100), (100, 100))
    why = why_place(play.t, play.t.lots[1])
    assert (why.row.place, sorted(why.shared)) == (1, sorted({1, 2, 3, 4} - {play.t.lots[1]}))
    assert why.above is not None
    assert (why.above.by, why.above.own, why.above.theirs) == ("lot", 2, 1)


def test_t49_annulment_separates_a_player_from_the_next() -> None:
    play = played(4, 1)
    top = standings(play.t)[0].player
    play.lead(f.Annulled(player=top, why="interrupted"))
    why = why_place(play.t, top)
    assert (why.annulled, why.row.total, why.above and why.above.by) == ("interrupted", 0, "annulled")
    with pytest.raises(Refused, match="not-on-the-page"):
        why_place(play.t, 99)


# --- verification ---


def finished(**changes: Any) -> Play:
    play = played(7, 3, **changes)
    play.lead(f.Finished())
    play.lead(f.SeedTold(seed=SEED))
    return play


def test_t83_a_whole_journal_is_verified_from_its_seed() -> None:
    play = finished(scenarios=())
    found = verify([f.read(f.written(fact)) for fact in play.journal])
    assert found.holds
    assert (found.facts, found.rounds, found.unproven) == (len(play.journal), 3, ("people",))
    assert found.state == play.t
    untold = verify(play.journal[:-1])
    assert untold.holds
    assert untold.unproven == ("people", "draws")


def test_t83_a_seed_with_another_hash_is_refused() -> None:
    play = finished()
    found = verify(play.journal[:-1], "apple")
    assert [(each.number, each.reason, each.rule) for each in found.problems] == [(1, "not-the-seed", "T83")]
    other = verify([msgspec.structs.replace(play.journal[0], seed_hash=seed_hash("apple")), *play.journal[1:]])
    assert other.problems[0].reason == "not-the-seed"


def tampered(journal: list[f.Fact], kind: type[f.Fact], **changes: Any) -> list[f.Fact]:
    number = next(n for n, fact in enumerate(journal) if isinstance(fact, kind))
    return [*journal[:number], msgspec.structs.replace(journal[number], **changes), *journal[number + 1 :]]


def test_t83_lots_that_were_chosen_are_found() -> None:
    play = finished()
    lots = next(fact.lots for fact in play.journal if isinstance(fact, f.LotsDrawn))
    found = verify(tampered(play.journal, f.LotsDrawn, lots=tuple(reversed(lots))))
    assert found.problems[0].reason == "not-the-lots"
    assert list(found.problems[0].facts["possible"]) == list(lots)


def test_t18_a_wrong_round_is_found_and_the_rest_is_still_checked() -> None:
    play = finished()
    pairing = next(fact for fact in play.journal if isinstance(fact, f.RoundPaired))
    (one, two, three) = pairing.tables
    seats = (f.Pairing(one.a, two.a), f.Pairing(one.b, two.b), three)
    found = verify(tampered(play.journal, f.RoundPaired, tables=seats))
    assert found.problems[0].reason == "not-the-right-round"
    assert found.facts == len(play.journal)


def test_an_impossible_fact_ends_verification() -> None:
    play = finished()
    found = verify(tampered(play.journal, f.Ruled, report={"a": {"points": 500}}))
    assert [each.reason for each in found.problems] == ["no-such-field"]
    assert found.facts < len(play.journal)
    missing = [fact for fact in play.journal if not isinstance(fact, f.LotsDrawn)]
    assert verify(missing).problems[0].reason == "not-now"
