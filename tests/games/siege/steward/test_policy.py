"""The steward plays sensibly and gives reasons; the random player plays anything legal."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable

import msgspec
import pytest

from engine.core.asks import Answer, Ask
from engine.core.context import Context
from engine.core.dice import SeededDice
from engine.core.playout import play_out
from engine.core.policies import RandomPlayer
from engine.games.siege import RULESET
from engine.games.siege.map.garrisons import unguarded
from engine.games.siege.ruleset import RULESET as SIEGE
from engine.games.siege.steward import by_ask
from engine.games.siege.steward.advice import REASONS
from engine.games.siege.steward.boxer_routes import Course, entries, forecast, ground
from engine.games.siege.steward.by_ask import advise, reason
from engine.games.siege.steward.lodging import best_homes, chance_of_loss
from engine.games.siege.steward.melee_chances import melee_gain, together
from engine.games.siege.steward.policy import POLICIES, Steward
from engine.games.siege.testing.positions import read
from engine.games.siege.world import BOXES, LEADER, Position, World, points


def asked(world: World, step: str, *, seed: str = "policy") -> Ask:
    """Return the first Ask of a step."""
    return next(SIEGE.sequence.run(world, Context(SeededDice(seed)), start=step))


def advice(text: str, step: str) -> tuple[Answer, str]:
    """Return the steward's advice in a position, with its reason."""
    world = read(text)
    ask = asked(world, step)
    answer = advise(world.position, ask)
    return answer, reason(world.position, ask, answer)[0]


def played(seed: str, player: object, look: Callable[[World, Ask], None] | None = None) -> World:
    return play_out(RULESET, seed=seed, options={}, policy=player, on_ask=look).world


# --- as a player ----------------------------------------------------------------------------------------------------


@pytest.mark.stress
def test_the_steward_wins_more_than_a_plain_player() -> None:
    """The wins are compared with a plain heuristic, which wins 44 of 100 with the default rules."""
    results = [RULESET.result(played(f"match-{n}", Steward(str(n)))) for n in range(24)]
    assert sum(result["winner"] == "powers" for result in results if result) >= 12


@pytest.mark.stress
def test_random_play_wins_nothing() -> None:
    results = [RULESET.result(played(f"match-{n}", RandomPlayer(str(n)))) for n in range(5)]
    assert all(result and result["winner"] == "boxers" for result in results)


@pytest.mark.stress
def test_the_same_seed_plays_the_same_siege() -> None:
    for name in POLICIES:
        first, second = (RULESET.encode(played("again", POLICIES[name]("again"))) for _ in range(2))
        assert first == second
    assert RULESET.encode(played("again", RandomPlayer("one"))) != RULESET.encode(played("again", RandomPlayer("two")))


def test_every_advice_has_a_reason_and_leaves_the_view_alone() -> None:
    """The steward uses the view only: a copy of it gives the same advice, and neither is changed."""
    reasons: Tally[str] = Tally()
    count = 0

    def look(world: World, ask: Ask) -> None:
        nonlocal count
        count += 1
        if count % 5:
            return
        before = msgspec.json.encode(world.position)
        answer = advise(world.position, ask)
        key, facts = reason(world.position, ask, answer)
        assert key in REASONS
        msgspec.json.encode(dict(facts))
        reasons[key] += 1
        copy = msgspec.json.decode(before, type=Position)
        assert advise(copy, ask) == answer
        assert msgspec.json.encode(world.position) == before

    for number in range(4):
        played(f"reasons-{number}", Steward(str(number)), look)
    assert len(reasons) > 12
    assert reasons["only-answer"] == 0


def test_another_answer_has_no_reason() -> None:
    world = RULESET.new({})
    ask = asked(world, "muster")
    assert advise(world.position, ask) == ("begin",)
    assert reason(world.position, ask, ("historical",)) == ("", {})


def test_unknown_questions_get_an_answer() -> None:
    ask = Ask("weather", "1", asked(RULESET.new({}), "muster").menu)
    assert by_ask.consider(RULESET.new({}).position, ask).reason == "only-answer"


@pytest.mark.stress
def test_the_random_player_tries_every_verb() -> None:
    verbs: Tally[tuple[str, str]] = Tally()

    class Listening(RandomPlayer):
        def answer(self, view: Position, ask: Ask) -> Answer:
            answer = super().answer(view, ask)
            verbs[ask.kind, answer[0]] += 1
            return answer

    for number in range(3):
        played(f"verbs-{number}", Listening(str(number)))
    assert {("muster", "begin"), ("reposition", "lodge"), ("fire", "fire"), ("march", "move")} <= verbs.keys()
    assert {("march", "losses"), ("wounded", "place"), ("wounded", "merge")} <= verbs.keys()


# --- between assaults -----------------------------------------------------------------------------------------------


@pytest.mark.stress
def test_the_great_legations_keep_their_garrisons() -> None:
    empty = []

    def look(world: World, ask: Ask) -> None:
        position = world.position
        if ask.kind == "reposition" and advise(position, ask) == ("done",):
            strength = sum(len(position.soldiers(zone.id)) for zone in position.board.zones.values())
            empty.extend((position.day, power) for power in unguarded(position) if strength > 10)

    for number in range(3):
        played(f"garrison-{number}", Steward(str(number)), look)
    assert empty == []


def test_leaders_rest_where_no_shell_is_aimed() -> None:
    """§5.2, R185 Officers alone are not shelled, so the steward puts leaders into zones of their own."""
    exposed = []

    def look(world: World, ask: Ask) -> None:
        position = world.position
        if ask.kind == "reposition" and position.card[0] in "23456789" and advise(position, ask) == ("done",):
            leaders = [c for c in position.counters if c.kind == LEADER and c.place not in BOXES]
            exposed.extend(c.id for c in leaders if position.defended(c.place))

    played("leaders", Steward("leaders"), look)
    assert exposed == []


def test_barred_zones_are_left() -> None:
    """§5.1.2, R58 Redeployment may not end next to an entry; the steward moves counters out of such a zone."""
    text = 'start = "historical"\nday = 3\ncard = "4H"\n[counters]\nhanlin = ["gb1"]'
    world = read(text)
    steward = Steward("x")
    said = []
    flow = SIEGE.sequence.run(world, Context(SeededDice("x")), start="reposition")
    ask = next(flow)
    while ask.kind == "reposition":
        answer = steward.answer(world.position, ask)
        said.append((answer, reason(world.position, ask, answer)[0]))
        if answer == ("done",):
            break
        ask.check(answer)
        ask = flow.send(answer)
    assert not any(answer[0] == "move" and answer[2] == "hanlin" for answer, _ in said)
    assert any(answer[0] == "move" and answer[1] == "hanlin" for answer, _ in said)


def test_an_attack_finds_the_posts_manned() -> None:
    text = 'start = "historical"\nday = 3\ncard = "KS"'
    world = read(text)
    flow = SIEGE.sequence.run(world, Context(SeededDice("posts")), start="reposition")
    ask, steward = next(flow), Steward("x")
    while ask.kind == "reposition":
        ask = flow.send(steward.answer(world.position, ask))
    strong = [zone for zone in world.position.board.zones if points(world.position.troops(zone)) >= 9]
    assert len(strong) >= 5
    assert {"british-north", "british-south"} <= set(strong)


def test_wounded_come_back_full_and_spare_points_mend() -> None:
    """§5.1.6, R61, R62 The steward returns wounded at full strength; spare points restore reduced counters."""
    rest = 'day = 4\ncard = "5H"\nwounded_due = 9\n[counters]\nbritish-south = ["gb1-", "gb2-"]\n'
    everybody = [f"{power}{n}" for power, most in (("ru", 4), ("us", 3), ("de", 3)) for n in range(1, most + 1)]
    named = ", ".join(f'"{name}"' for name in everybody)
    world = read(
        rest + f'pool = ["gb3"]\nrussian-west = [{named}, "gb4", "fr1", "fr2", "fr3", "at1", "at2", "it1", "it2", '
        '"jp1", "jp2", "vo1", "vo2", "vo3", "vo4", "vo5", "vo6", "vo7", "vo8"]'
    )
    flow = SIEGE.sequence.run(world, Context(SeededDice("wounded")), start="wounded")
    ask, said = next(flow), []
    while ask.kind == "wounded":
        answer = advise(world.position, ask)
        said.append((answer[0], reason(world.position, ask, answer)[0]))
        ask = flow.send(answer)
    assert said[:3] == [("place", "return-wounded"), ("merge", "mend"), ("place", "return-wounded")]
    assert world.position.by_id["gb1"].face == 2


def test_full_civilians_share_a_zone_and_reduced_ones_keep_apart() -> None:
    """§5.2 A zone loses five points at most, and none with fewer than nine points."""
    zones = ("american-west", "american-east")
    assert len(set(best_homes(zones, (10, 10), zones, truce=False))) == 1
    assert set(best_homes(zones, (5, 5), (zones[0], zones[0]), truce=False)) == set(zones)
    assert chance_of_loss("american-west", 8, truce=False) == 0
    assert chance_of_loss("american-west", 10, truce=False) == pytest.approx(8 / 36 / 3)
    assert chance_of_loss("american-west", 20, truce=True) == pytest.approx(8 / 36 / 6)


def test_betsy_is_placed_immediately() -> None:
    """§3.4 The steward places Betsy as soon as the rules allow it."""
    answer, why = advice('start = "historical"\nday = 9\nred_figures = 3\n[counters]\nheld = ["betsy"]', "betsy")
    assert answer[0] == "place"
    assert why == "place-betsy"


# --- in an assault --------------------------------------------------------------------------------------------------

FIGHT = "day = 5\nsequence = 1\n[counters]\n"


def test_a_good_shot_is_fired() -> None:
    answer, why = advice(FIGHT + 'british-north = ["gb1", "gb2", "gb3"]\nhanlin = ["ir1", "ir2"]', "fire")
    assert (answer, why) == (("fire", "british-north", "hanlin", "soldiers"), "good-shot")


def test_a_shot_that_only_costs_is_not_fired() -> None:
    """§6.3, R108, R119 A single man at long odds rolls S more often than a hit, and a fanatic absorbs hits."""
    answer, why = advice("morale = 0\n" + FIGHT + 'hanlin = ["gb1-", "fa1", "rg1", "rl1"]', "fire")
    assert (answer, why) == (("done",), "hold-fire")


def test_a_fanatic_is_shot_at_by_those_who_can_break_him() -> None:
    text = FIGHT + 'british-north = ["gb1", "gb2", "gb3", "gb4", "vo1", "macdonald"]\nhanlin = ["fa1", "ir1"]'
    assert advice(text, "fire")[1] == "kill-fanatic"


def test_a_weapon_too_far_for_its_value_spreads_panic() -> None:
    """§3.2, R31 At a distance of two zones the steward fires a weapon for effect."""
    answer, why = advice(FIGHT + 'canal-north = ["nordenfelt"]\nmongol-market = ["ir1", "ir2"]', "fire")
    assert (answer, why) == (("fire", "canal-north", "mongol-market", "effect:nordenfelt"), "panic")


def march_of(text: str) -> list[tuple[Answer, str]]:
    world = read(FIGHT + text)
    flow = SIEGE.sequence.run(world, Context(SeededDice("march")), start="march")
    ask, said = next(flow), []
    while ask.kind == "march" and len(said) < 30:
        answer = advise(world.position, ask)
        said.append((answer, reason(world.position, ask, answer)[0]))
        if answer == ("done",):
            return said
        ask = flow.send(answer)
    return said


def test_civilians_leave_where_boxers_are() -> None:
    """§6.5, R139 Civilians leave zones with Boxers."""
    said = march_of('american-east = ["us1", "us2", "us3", "civ7", "ir1", "ir2"]')
    moved = [answer for answer, why in said if why == "civilians-away"]
    assert moved
    assert moved[0][1] == "american-east"


def test_a_fire_is_left_immediately() -> None:
    """§6.5, R87 All counters leave a burning zone in one movement phase."""
    said = march_of(
        'british-north = ["gb1", "strouts", "civ1"]\ncustoms = ["ir1"]\n[fires]\nbritish-north = "lit tried"'
    )
    gone = {name for answer, _ in said if answer[0] == "move" for name in answer[3].split("+")}
    assert gone == {"gb1", "strouts", "civ1"}
    assert said[-1][0] == ("done",)


def test_boxers_nearby_are_engaged_by_enough() -> None:
    said = march_of('british-north = ["gb1", "gb2", "gb3", "gb4", "vo1", "strouts"]\nhanlin = ["ir1", "ir2", "ir3"]')
    into = [answer for answer, why in said if why == "engage"]
    assert into
    assert into[0][2] == "hanlin"
    assert "strouts" in "+".join(answer[3] for answer, _ in said if answer[0] == "move")


def test_a_single_man_is_not_sent_among_many() -> None:
    said = march_of('british-north = ["gb1-"]\nhanlin = ["ir1", "ir2", "ir3", "ir4", "ir5", "fa1"]')
    assert not any(answer[0] == "move" and answer[2] == "hanlin" for answer, _ in said)


def test_a_hopeless_fight_is_left() -> None:
    """§6.3, R123 At morale 0 and short of ammunition no counter there can break the fanatic."""
    low = "morale = 0\nammunition_short = true\n"
    text = FIGHT + 'french-2 = ["vo1", "vo2", "fa1", "fa2", "rg1", "rl1"]'
    ruins = 'ruins = ["french-1", "french-2", "french-3"]\n'
    world = read(low + ruins + text)
    ask = asked(world, "march")
    answer = advise(world.position, ask)
    assert (answer[0], answer[1]) == ("move", "french-2")
    assert reason(world.position, ask, answer)[0] == "withdraw"
    assert melee_gain(world.position, "french-2", points=10, leaders=0) < 1
    assert melee_gain(read(text).position, "french-2", points=10, leaders=4) > 2


def test_macdonald_leads_alone() -> None:
    """§1.5.2, R18 With MacDonald the bonus is exactly 3, even next to two leaders worth 4."""
    by_id = read('start = "historical"').position.by_id
    assert together([by_id["macdonald"], by_id["strouts"], by_id["myers"]]) == 3
    assert together([by_id["shiba"], by_id["strouts"], by_id["myers"]]) == 4
    assert together([]) == 0


def test_the_last_garrison_stays() -> None:
    """§6.5, R54 The last garrison of a Legation stays."""
    said = march_of('german-west = ["de1"]\nlegation-street-5 = ["ir1", "ir2"]\nlegation-street-4 = ["vo1", "vo2"]')
    assert not any(answer[0] == "move" and answer[1] == "german-west" for answer, _ in said)


# --- looking ahead --------------------------------------------------------------------------------------------------


def test_the_forecast_matches_the_moves_of_the_boxers() -> None:
    """§6.2 It predicts where the arrows lead an undivided stack in its first move, from each entry."""
    where = ground(read('start = "historical"').position)
    first = {entry.zone: sorted(forecast(where, entry, phases=1)[0]) for entry in entries()}
    assert first == {
        "qianmen-wall": ["wall-street-west", "water-gate"],
        "legation-street-1": ["american-west", "dutch"],
        "changan-west": ["british-north", "british-south"],
        "changan-east": ["austrian", "fu-south"],
        "hatamen-street": ["french-2", "italian"],
        "hatamen-wall": ["wall-street-east", "wall-street-east"],
    }


def test_the_forecast_passes_fires_and_stops_at_the_manned() -> None:
    text = '[fires]\nrussian-west = "lit"'
    where = ground(read(text).position)
    assert forecast(where, Course("mongol-market", True), phases=1) == [["british-south"]]
    held = ground(read("").position, manned=["mongol-market"])
    assert forecast(held, Course("carriage-park", True, "mongol-market"), phases=1) == [["mongol-market"]]
    assert forecast(held, Course("mongol-market"), phases=2) == [["mongol-market"], ["russian-west"]]


def test_the_forecast_agrees_with_the_boxers_march() -> None:
    """In played sieges, for each stack without obstacles, the forecast names the same zones."""
    from engine.games.siege.phases.p2_boxers_move import move_boxers

    for number, entry in enumerate(entries()):
        world = read(f'day = 3\n[counters]\n{entry.zone} = ["ir1", "ir2", "ir3", "ir4", "rg1", "fa1"]')
        promised = sorted(set(forecast(ground(world.position), entry, phases=1)[0]))
        move_boxers(world, Context(SeededDice(str(number))))
        assert sorted({pile.zone for pile in world.position.piles}) == promised
