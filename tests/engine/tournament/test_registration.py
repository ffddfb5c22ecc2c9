"""T2 to T14, T65, T80, T84 to T87, T90 Settings, registration, lists, lots and leave in a journal."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from support.tournament.forgotten import without_person
from support.tournament.play import EVENT_DAY, ORGANIZER, SEED, START, Play, refused, settings

from engine.core.asks import Refused
from engine.core.dice import seed_hash
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.journal import admit, fold
from engine.tournament.lots import shuffled
from engine.tournament.settings import Settings
from engine.tournament.state import Tournament, in_places, waiting
from engine.tournament.waits import waits

LISTS: dict[str, Any] = {"lists": True, "lists_day": EVENT_DAY - 8, "odd": "club"}


def handed(player: int, day: int, **changes: Any) -> f.ListHanded:
    return f.ListHanded(player=player, day=day, **{"list": f"list {player}", "generals": 2, **changes})


# --- settings ---


@pytest.mark.parametrize(
    ("changes", "reason", "rule"),
    [
        ({"rounds": 13}, "no-such-rounds", "T2"),
        ({"minutes": 90}, "no-such-minutes", "T21"),
        ({"scenarios": ("breccia", "ponte")}, "scenario-missing", "T3"),
        ({"scenarios": ("breccia", "ponte", "breccia")}, "scenario-twice", "T3"),
        ({"scenarios": ("breccia", "ponte", "nowhere")}, "no-such-scenario", "T3"),
        ({"no_show": 200}, "no-such-switch", "T84"),
        ({"units": (15, 12)}, "no-such-units", "T5"),
        ({"fixed_scenery": 3}, "too-much-scenery", "T84"),
        ({"tables": "chess"}, "no-such-tables", "T1"),
        ({"points": "chess"}, "no-such-conversion", "T73"),
        ({"clock": "moon"}, "no-such-clock", "T21"),
        ({"lists": True, "lists_day": EVENT_DAY - 6}, "lists-due-too-late", "T6"),
    ],
)
def test_impossible_settings_are_refused(changes: dict[str, Any], reason: str, rule: str) -> None:
    with pytest.raises(Refused) as found:
        Play(**changes)
    assert (found.value.reason, found.value.rule) == (reason, rule)


def test_t6_lists_are_due_seven_days_before_by_the_calendar() -> None:
    assert Play(lists=True, lists_day=EVENT_DAY - 7).t.settings.lists
    assert Play(lists=True, lists_day=EVENT_DAY, clock="week").t.settings.lists


def test_t6_the_deadline_moves_later_only_with_the_event_and_earlier_only_without_lists() -> None:
    play = Play(**LISTS)
    play.register(2)
    put_off = settings(**{**LISTS, "lists_day": EVENT_DAY - 7})
    assert refused(play, f.SettingsChanged(settings=put_off)).reason == "lists-put-off"
    together = settings(**{**LISTS, "lists_day": EVENT_DAY - 7, "event_day": EVENT_DAY + 1})
    play.lead(f.SettingsChanged(settings=together))
    earlier = settings(**{**LISTS, "lists_day": EVENT_DAY - 9})
    play.add(handed(1, EVENT_DAY - 20), by=1)
    assert refused(play, f.SettingsChanged(settings=earlier)).reason == "lists-brought-forward"


def test_t84_everything_is_frozen_when_round_one_is_paired() -> None:
    play = Play()
    play.register(4)
    play.lead(f.SettingsChanged(settings=settings(minutes=120)))
    play.close()
    play.lead(f.SettingsChanged(settings=settings(minutes=150)))
    play.pair()
    assert refused(play, f.SettingsChanged(settings=settings())).reason == "settings-frozen"


def test_t83_the_hash_of_the_seed_is_published_first_and_the_seed_last() -> None:
    with pytest.raises(Refused, match="no-hash"):
        fold([f.Created(preset="centuria-day", title="Cup", settings=Settings(), seed_hash="")])
    play = Play()
    play.register(2)
    assert refused(play, f.SeedTold(seed=SEED)).reason == "not-now"
    play.lead(f.Cancelled(reason="snow"))
    assert refused(play, f.SeedTold(seed="apple")).reason == "not-the-seed"
    play.lead(f.SeedTold(seed=SEED))
    assert play.t.seed == SEED
    assert seed_hash(SEED) == play.t.seed_hash


def test_a_tournament_is_created_first_and_only_once() -> None:
    with pytest.raises(Refused, match="not-created"):
        fold([f.Announced()])
    play = Play()
    assert refused(play, play.journal[0]).reason == "created-twice"
    with pytest.raises(Refused, match="no-such-book"):
        fold([f.Created(preset="", title="", settings=Settings(), seed_hash="0" * 64, book="chess")])


# --- rounds ---


def test_t2_rounds_are_fewer_than_players_and_cut_from_the_end() -> None:
    play = Play()
    play.register(3)
    play.close()
    few = refused(play, draft.paired(play.t))
    assert (few.reason, few.rule, few.facts["most"]) == ("too-many-rounds", "T2", 2)
    assert "rematches-likely" in [wait.kind for wait in waits(play.t, 0)]
    play.lead(f.SettingsChanged(settings=settings(rounds=2, scenarios=("breccia", "ponte"))))
    play.pair()
    assert refused(play, f.RoundsStruck(rounds=3)).reason == "rounds-not-struck"
    assert refused(play, f.RoundsStruck(rounds=0)).reason == "rounds-not-struck"
    play.lead(f.RoundsStruck(rounds=1))
    play.rule_all()
    assert refused(play, draft.paired(play.t)).reason == "no-more-rounds"


@pytest.mark.parametrize(("players", "rounds"), [(4, 3), (9, 4), (33, 6)])
def test_t2_rounds_are_suggested_for_a_number_of_players(players: int, rounds: int) -> None:
    play = Play(rounds=0, scenarios=(), clock="week")
    play.register(players)
    play.close()
    play.pair()
    assert play.t.total_rounds == rounds


def test_t3_scenarios_by_lot_follow_from_the_seed() -> None:
    play = Play(scenarios=(), rounds=9, clock="week")
    play.register(12)
    play.close()
    drawn = shuffled(SEED, "scenarios", play.t.settings.scenarios or _seven())
    assert [draft.scenario(play.t, number, SEED) for number in (1, 7, 8)] == [drawn[0], drawn[6], drawn[0]]
    other = next(name for name in _seven() if name != drawn[0])
    wrong = msgspec.structs.replace(draft.paired(play.t, seed=SEED), scenario=other)
    assert refused(play, wrong).reason == "not-the-scenario"


def _seven() -> tuple[str, ...]:
    return ("avanguardie", "saccheggio", "imboscata", "ponte", "bottino", "rifornimenti", "breccia")


def test_t3_a_round_has_its_chosen_scenario() -> None:
    play = Play()
    play.register(4)
    play.close()
    wrong = msgspec.structs.replace(draft.paired(play.t), scenario="ponte")
    assert refused(play, wrong).facts["possible"] == ["breccia"]


# --- registration ---


def test_t4_a_person_registers_once() -> None:
    play = Play()
    play.register(2)
    again = refused(play, f.Registered(player=3, name="Anna", person=2), by=2)
    assert (again.reason, again.facts["player"]) == ("registered-already", 2)
    assert refused(play, f.Registered(player=7, name="Anna", person=7), by=7).reason == "not-the-next-number"
    assert refused(play, f.Registered(player=3, name=" ", person=3), by=3).reason == "no-name"
    assert refused(play, f.Registered(player=3, name="Anna", person=3), by=4).reason == "not-yours"


def test_t4_places_are_filled_in_order_and_a_withdrawal_makes_room() -> None:
    play = Play(places=2)
    play.register(4)
    assert (in_places(play.t), waiting(play.t)) == ([1, 2], [3, 4])
    play.add(f.Withdrawn(player=1), by=1)
    assert (in_places(play.t), waiting(play.t)) == ([2, 3], [4])
    play.close()
    assert sorted(play.t.lots) == [2, 3]
    assert waiting(play.t) == [4]
    play.lead(f.Admitted(player=4))  # T11
    assert play.t.lots[-1] == 4
    assert refused(play, f.Admitted(player=4)).reason == "nobody-to-admit"


def test_t87_an_organizer_or_judge_enters_each_guest_once() -> None:
    play = Play()
    play.guests("Piero", "Anna")
    assert refused(play, f.Registered(player=3, name=" anna", guest=True)).reason == "registered-already"
    assert refused(play, f.Registered(player=3, name="Ugo", guest=True), by=5).reason == "judges-only"
    assert refused(play, f.Registered(player=3, name="Ugo", guest=True, person=5)).reason == "a-guest-has-no-account"
    play.lead(f.CheckedIn(player=1))
    assert refused(play, f.CheckedIn(player=1)).reason == "here-already"


def test_t90_withdrawing_leaves_no_trace_before_the_lots_and_counts_as_dropping_out_later() -> None:
    play = Play()
    play.register(5)
    assert refused(play, f.Dropped(player=1), by=1).reason == "withdraw-instead"
    play.add(f.Withdrawn(player=1), by=1)
    play.add(f.Registered(player=6, name="Back", person=1), by=1)  # the same person again
    play.close()
    assert sorted(play.t.lots) == [2, 3, 4, 5, 6]
    assert refused(play, f.Withdrawn(player=2), by=2).reason == "drop-instead"
    play.add(f.Dropped(player=2, day=EVENT_DAY - 1), by=2)
    play.add(f.Dropped(player=3, day=EVENT_DAY), by=3)
    cases = {wait.players[0]: wait.facts["proposed"] for wait in waits(play.t, 0) if wait.kind == "case"}
    assert cases == {2: "excused", 3: "annulled"}
    assert {2, 3}.isdisjoint(draft.order(play.t, 1))  # the lots stay unused


# --- lots ---


def test_t13_t85_the_seed_draws_lots_for_all_registered_players() -> None:
    play = Play()
    play.register(6)
    right = draft.lots(play.t, SEED)
    assert list(right.lots) == shuffled(SEED, "lots", [1, 2, 3, 4, 5, 6])
    swapped = f.LotsDrawn(lots=(*reversed(right.lots),))
    assert refused(play, swapped).reason == "not-the-lots"
    assert refused(play, f.LotsDrawn(lots=(1, 2, 3))).reason == "not-the-players"
    play.close()
    assert [seat.players for seat in play.pair().tables.values()] == [
        (right.lots[0], right.lots[1]),
        (right.lots[2], right.lots[3]),
        (right.lots[4], right.lots[5]),
    ]
    assert refused(play, right).reason == "not-now"


def test_t85_registration_does_not_close_with_one_player() -> None:
    play = Play()
    play.register(1)
    assert refused(play, f.LotsDrawn(lots=(1,))).reason == "too-few-players"


def test_t14_players_of_one_town_are_kept_apart_only_in_round_one() -> None:
    play = Play()
    for number, town in enumerate(("Parma", " parma", "Forlì", "forli"), 1):
        play.add(f.Registered(player=number, name=f"P{number}", person=number, origin=town), by=number)
    play.close()
    towns = draft.origins(play.t)
    assert set(towns.values()) == {"parma", "forli"}
    assert all(towns[a] != towns[b] for a, b in (table.players for table in play.pair().tables.values()))
    play.rule_all((300, 0), (290, 0))
    assert draft.pairs(play.t, 2).tables[0] == tuple(draft.order(play.t, 2)[:2])  # the page alone
    own = Play(first_apart="nothing")
    for number in range(1, 5):
        own.add(f.Registered(player=number, name=f"P{number}", person=number, origin="Parma"), by=number)
    own.close()
    assert [table.players for table in own.pair().tables.values()] == [tuple(own.t.lots[:2]), tuple(own.t.lots[2:])]


# --- lists ---


@pytest.mark.parametrize(("day", "points"), [(-9, 0), (-8, 0), (-7, 20), (-6, 40), (0, 160)])
def test_t7_a_late_list_costs_twenty_a_day(day: int, points: int) -> None:
    play = Play(**LISTS)
    play.register(2)
    play.add(handed(1, EVENT_DAY + day), by=1)
    assert sum(each.points for each in play.t.penalties) == points
    play.lead(handed(1, EVENT_DAY))  # replaced: the first one decides
    assert sum(each.points for each in play.t.penalties) == points


def test_t5_t8_a_faulty_list_is_kept_and_does_not_count() -> None:
    play = Play(**LISTS)
    play.register(2)
    play.add(handed(1, EVENT_DAY - 9, faults=("too-many-points",)), by=1)
    assert play.t.players[1].faults == ("too-many-points",)
    assert not play.t.players[1].list_counts
    play.add(handed(1, EVENT_DAY - 7), by=1)
    assert play.t.penalties[0].days == 1  # the time of the first faultless one
    play.add(handed(1, EVENT_DAY - 9, faults=("too-many-points",)), by=1)
    assert play.t.players[1].list_counts  # a wrong one replaces none
    assert refused(play, handed(1, EVENT_DAY - 7), by=1).reason == "list-is-fixed"
    assert refused(play, handed(1, EVENT_DAY - 7), by=2).reason == "not-yours"
    play.lead(handed(1, EVENT_DAY - 7))


def test_t7_a_list_returned_with_a_new_deadline_costs_nothing_until_then() -> None:
    play = Play(**LISTS)
    play.register(3)
    for player in (1, 2, 3):
        play.add(handed(player, EVENT_DAY - 9), by=player)
    play.lead(f.ListApproved(player=1))
    play.lead(f.ListReturned(player=1, reason="no such unit", until=EVENT_DAY - 3))
    play.lead(f.ListReturned(player=2, reason="no such unit", until=EVENT_DAY - 3))
    play.lead(f.ListReturned(player=3, reason="no such unit"))
    assert refused(play, f.ListApproved(player=1)).reason == "no-list-yet"
    play.add(handed(1, EVENT_DAY - 3), by=1)
    play.add(handed(2, EVENT_DAY - 1), by=2)
    play.add(handed(3, EVENT_DAY - 7), by=3)
    assert [(each.player, each.points) for each in play.t.penalties] == [(2, 40), (3, 20)]


def test_t7_a_player_without_a_list_is_paired_only_if_a_judge_admits_them() -> None:
    play = Play(**LISTS, rounds=2)
    play.register(4)
    for player in (1, 2):
        play.add(handed(player, EVENT_DAY - 9), by=player)
    play.close()
    kinds = [(wait.kind, wait.players) for wait in waits(play.t, 0)]
    assert ("list-to-check", (1,)) in kinds
    assert ("list-missing", (4,)) in kinds
    assert set(draft.order(play.t, 1)) == {1, 2}
    play.lead(f.LetIn(player=3, day=EVENT_DAY))
    assert refused(play, f.LetIn(player=3, day=EVENT_DAY)).reason == "has-a-list"
    assert set(draft.order(play.t, 1)) == {1, 2, 3}
    assert play.t.penalties[0].points == 160
    play.pair()
    assert draft.not_paired(play.t, 2) == {"list": [4]}
    assert [wait.players for wait in waits(play.t, 0) if wait.kind == "list-missing"] == [(4,)], (
        "round two may have them"
    )


def test_t86_a_list_on_paper_is_entered_by_a_judge_with_its_day() -> None:
    play = Play(**LISTS)
    play.register(2)
    assert refused(play, handed(1, EVENT_DAY - 9, paper=True), by=1).reason == "judges-only"
    play.lead(handed(1, EVENT_DAY - 6, paper=True, generals=3))
    assert play.t.players[1].generals == 3
    assert play.t.penalties[0].points == 40
    assert refused(Play(), handed(1, EVENT_DAY)).reason == "no-lists"


# --- odd numbers, late joiners ---


def test_t10_the_club_player_whose_list_came_last_steps_aside() -> None:
    play = Play(**LISTS)
    for number in range(1, 6):
        club = number in {1, 2, 3}
        play.add(f.Registered(player=number, name=f"P{number}", person=number, club=club), by=number)
    for player in (3, 1, 4, 5):
        play.later(10)
        play.add(handed(player, EVENT_DAY - 9), by=player)
    play.close()
    assert draft.who_steps_aside(play.t) == 2  # who has none yet is later than who has
    play.later(10)
    play.add(handed(2, EVENT_DAY - 9), by=2)
    play.add(handed(1, EVENT_DAY - 9), by=1)  # replaced: its first time counts
    assert draft.who_steps_aside(play.t) == 2
    assert [wait.players for wait in waits(play.t, 0) if wait.kind == "odd"] == [(2,)]
    assert refused(play, f.SteppedAside(player=4)).facts["possible"] == [n for n in play.t.lots if n in {1, 2, 3}]
    play.lead(f.SteppedAside(player=3))  # another of the club
    assert draft.who_steps_aside(play.t) == 0
    assert refused(play, f.SteppedAside(player=1)).reason == "number-is-even"
    assert not play.t.players[3].annulled
    assert refused(play, f.CameIn(player=3, absent=4)).reason == "is-not-absent"
    play.add(f.Dropped(player=4), by=4)
    play.lead(f.CameIn(player=3, absent=4))
    assert draft.order(play.t, 1) == [number for number in play.t.lots if number != 4]  # with their own lot
    assert refused(play, f.CameIn(player=3, absent=4)).reason == "has-not-stepped-aside"


def test_t10_by_a_house_setting_a_player_has_the_bye_instead() -> None:
    play = Play(odd="walkover")
    for number in range(1, 6):
        play.add(f.Registered(player=number, name=f"P{number}", person=number, club=True), by=number)
    play.close()
    assert draft.who_steps_aside(play.t) == 0
    assert refused(play, f.SteppedAside(player=1)).reason == "nobody-steps-aside"
    assert play.pair().byes == [play.t.lots[-1]]  # T12: in round one the last lot


def test_t11_a_latecomer_is_admitted_until_round_two_with_the_last_lot() -> None:
    play = Play()
    play.register(4)
    play.close()
    assert refused(play, f.Registered(player=5, name="Late", person=5), by=5).reason == "organizer-only"
    play.pair()
    play.lead(f.Registered(player=5, name="Late", person=5))
    assert play.t.lots[-1] == 5
    play.rule_all((300, 100), (200, 90))
    assert play.pair().byes == [5]  # nothing from the round that was missed: last on the page
    late = refused(play, f.Registered(player=6, name="Later", person=6))
    assert (late.reason, late.rule) == ("too-late-to-join", "T11")


def test_t11_a_latecomer_may_play_the_player_with_the_walkover() -> None:
    play = Play()
    play.register(5)
    play.close()
    round_ = play.pair()
    over = round_.byes[0]
    play.lead(f.Registered(player=6, name="Late", person=6))
    play.lead(draft.paired_again(play.t, 1, (), late=(over, 6)))
    assert (round_.byes, round_.tables[3].players) == ([], (over, 6))
    other = Play()
    other.register(5)
    other.close()
    other.pair()
    other.lead(f.Registered(player=6, name="Late", person=6))
    other.later(21)
    again = draft.paired_again(other.t, 1, (), late=(other.round.byes[0], 6))
    assert refused(other, again).reason == "too-late-to-pair-again"


def test_t80_leave_is_announced_in_advance_and_covers_one_round_in_three() -> None:
    play = Play(clock="week", rounds=6, scenarios=())
    play.register(8)
    play.add(f.TookLeave(player=1, rounds=(1, 3)), by=1)
    assert refused(play, f.TookLeave(player=1, rounds=(5,)), by=1).reason == "too-much-leave"
    assert refused(play, f.TookLeave(player=1, rounds=(7,)), by=1).reason == "no-such-rounds-left"
    assert refused(play, f.TookLeave(player=2, rounds=(1,)), by=1).reason == "not-yours"
    play.add(f.CameBack(player=1, rounds=(3,)), by=1)
    play.close()
    assert 1 not in draft.order(play.t, 1)
    round_ = play.pair()
    assert round_.table_of(1) is None
    assert round_.byes
    assert not play.t.players[1].annulled
    assert refused(play, f.CameBack(player=1, rounds=(1,)), by=1).reason == "no-such-rounds-left"
    day = Play()
    day.register(2)
    assert refused(day, f.TookLeave(player=1, rounds=(1,)), by=1).reason == "only-over-weeks"


# --- who leads ---


def test_t65_the_organizer_names_ten_judges_and_may_hand_over() -> None:
    play = Play()
    play.register(2)
    assert refused(play, f.JudgeNamed(person=500), by=1).reason == "organizer-only"
    for person in range(500, 510):
        play.lead(f.JudgeNamed(person=person))
    assert refused(play, f.JudgeNamed(person=510)).reason == "too-many-judges"
    assert refused(play, f.JudgeNamed(person=500)).reason == "judge-already"
    play.lead(f.JudgeRemoved(person=509))
    assert refused(play, f.JudgeRemoved(person=509)).reason == "no-such-judge"
    play.lead(f.HandedOver(person=500))
    assert (play.t.organizer, 500 in play.t.judges) == (500, False)
    assert refused(play, f.Cancelled(), by=ORGANIZER).reason == "organizer-only"
    assert refused(play, f.HandedOver(person=500, taken=True), by=500).reason == "leads-already"
    play.add(f.HandedOver(person=1, taken=True), by=1)
    assert play.t.organizer == 1


def test_facts_are_stored_unchanged_and_folding_continues_from_snapshots() -> None:
    play = Play(**LISTS)
    play.register(4)
    play.add(handed(1, EVENT_DAY - 9), by=1)
    snapshot = msgspec.json.decode(msgspec.json.encode(play.t), type=Tournament)
    assert snapshot == play.t == fold(play.journal)
    play.add(handed(2, EVENT_DAY - 9), by=2)
    assert fold(play.journal[snapshot.version :], snapshot) == play.t
    admit(snapshot, f.CheckedIn(player=1, by=1, at=START))
    assert [f.tag_of(fact) for fact in play.journal[:3]] == ["created", "announced", "registered"]


def test_t82_the_journal_is_still_valid_without_a_deleted_person() -> None:
    play = Play()
    play.register(4)
    play.close()
    play.pair()
    play.rule_all((300, 0), (200, 0))
    play.add(f.Forgotten(player=2))
    bare = [without_person(fact, 2, frozenset({2})) for fact in play.journal]
    assert not any(fact.by == 2 or getattr(fact, "person", 0) == 2 for fact in bare)
    assert all(fact.name == "" for fact in bare if isinstance(fact, f.Registered) and fact.player == 2)
    after = fold(bare)
    assert after.rounds == play.t.rounds
    assert (after.players[2].left, after.players[2].name) == ("excused", "")
    assert 2 not in draft.order(after, 2)
