"""The analysis of a game: compared with exact fractions; skill and luck add up to the result; reproducible."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from support import stress
from support.oracles import two_throws, wager

import engine.games
from engine.core.asks import Answer
from engine.core.chances import analyser
from engine.core.chances.accuracy import Judged, accuracy_of, enough
from engine.core.chances.analyser import MUCH, SURE, analyse
from engine.core.chances.analysis_format import Analysis
from engine.core.chances.effort import (
    EFFORT,
    FRESH,
    LEAST_OWN,
    LEAST_STARTS,
    Playouts,
    Workings,
    costs,
    playouts_for,
    prepared,
)
from engine.core.chances.playing_on import simulations_at
from engine.core.chances.throws import dice_of
from engine.core.chances.walking import decisions
from engine.core.chances.weighing import Stopped
from engine.core.day_gate import BEGIN, CALENDAR, DAILY, OPTION
from engine.core.ranking import ranked
from engine.core.record import Entry
from engine.core.replay import Recording
from engine.core.save import advance, new_game
from engine.core.valuing.trees import UNIT
from engine.core.valuing.valuation import Valuation

Choose = Callable[[int, Any, Any], Answer]
GAMES = [("siege", "ten-days"), ("keep-up-the-fire", ""), ("ascari", "agordat-1890")]


def played(
    ruleset: Any, choose: Choose, *, seed: str = "analysed", scenario: str = "", daily: bool = False
) -> Recording:
    """Return the recording of a game in which a person decides by `choose`: number of the decision, view, question."""
    options = ({"scenario": scenario} if scenario else {}) | ({OPTION: DAILY} if daily else {})
    now = new_game(ruleset, seed=seed, options=options)
    entries = [Entry(version=1, action="new", rules=ruleset.rules_version, events=_raw(ruleset, now.events))]
    several = len(ruleset.sides) > 1
    begun = 0
    while now.asks:
        ask = now.asks[0]
        if ask.kind == CALENDAR:
            now, begun = now.on(BEGIN), begun + 1
            entries.append(Entry(version=len(entries) + 1, action="answer", answer=BEGIN, rules=ruleset.rules_version))
            continue
        side = ask.side if several else None
        answer = choose(len(entries) - begun, ruleset.view(now.world, side), ask)
        now = now.on(answer, side=side)
        said = (f"@{side}", *answer) if several else tuple(answer)
        entries.append(Entry(version=len(entries) + 1, action="answer", answer=said, rules=ruleset.rules_version))
    return Recording(system=ruleset.name, seed=seed, options=options, entries=tuple(entries))


def _raw(ruleset: Any, events: Sequence[Any]) -> tuple[msgspec.Raw, ...]:
    del ruleset
    return tuple(msgspec.Raw(msgspec.json.encode(event)) for event in events)


def wagered(*words: str, seed: str = "a wager") -> Recording:
    return played(wager.WAGER, lambda number, *_: (words[number - 1],), seed=seed)


def thrown_twice(seed: str) -> Recording:
    return played(two_throws.TWO_THROWS, lambda *_: two_throws.GO, seed=seed)


def few(number: int) -> Playouts:
    """Return the same number of simulated games everywhere, with room to examine every period."""
    return Playouts(number, number, number, 40.0 * number)


# --- exactly ---------------------------------------------------------------------------------------------------------


def test_skill_and_luck_match_exact_fractions() -> None:
    """Each estimate is within four standard errors of the exact one."""
    found = analyse(wager.WAGER, wagered("careful", "bold", "careful"), playouts=few(2000))
    first, second, _ = found.decisions
    assert found.first == pytest.approx(float(wager.chance(3, 0)), abs=0.05)
    assert first.skill == 0  # as the steward would have thrown
    points = int(first.dice[0] >= 3)  # what the first day's die brought
    here = wager.chance(2, points)
    meant = wager.chance(2, points, wager.BOLD)
    assert second.before == pytest.approx(float(here), abs=0.05)
    assert second.skill == pytest.approx(float(meant - here), abs=4 * second.doubt + 1e-9)
    assert found.days[0].luck == pytest.approx(float(here - wager.chance(3, 0)), abs=0.08)
    assert first.luck == pytest.approx(float(here - wager.chance(3, 0)), abs=4 * first.luck_doubt + 1e-9)


@pytest.mark.parametrize("seed", ["0", "1", "2"])
def test_the_worth_of_each_roll_matches_exact_fractions(seed: str) -> None:
    """Only the dice before a roll are known; the card is worth the difference that is left when all dice are known."""
    found = analyse(two_throws.TWO_THROWS, thrown_twice(seed), playouts=few(800))
    dice = [die for each in found.decisions for die in each.dice]
    known, chances = 0, [two_throws.chance(0, 5)]
    for place, die in enumerate(dice, 1):
        known += die
        chances.append(two_throws.chance(known, 5 - place))
    end = two_throws.chance(known + 3, 0)
    steps = [after - before for before, after in itertools.pairwise(chances)]
    days = [
        list(zip([(dice[0],), (dice[1],)], steps[:2], strict=True)),
        list(zip([(dice[2],), (), (dice[3],)], [steps[2], end - chances[-1], steps[3]], strict=True)),
    ]
    much = [day for day in days if abs(sum(worth for _, worth in day)) > MUCH + 0.05]
    assert much, "this seed tells nothing"
    told = {each.version for each in found.thrown}
    assert {found.decisions[days.index(day)].version for day in much} <= told
    exact = [one for number, day in enumerate(days) if found.decisions[number].version in told for one in day]
    for each, (faces, worth) in zip(found.thrown, exact, strict=True):
        assert each.dice == faces
        assert each.luck == pytest.approx(float(worth), abs=4 * each.doubt + 0.01)
        event = two_throws.TWO_THROWS.decode_event(bytes(each.event))
        assert event == (two_throws.Thrown(die=each.dice[0]) if each.dice else two_throws.Turned(card=3))


def test_the_costliest_decision_is_a_turning_point_with_a_better_answer() -> None:
    """A bold roll with two days left and two points is a mistake: one successful careful roll of two would do."""
    for seed in map(str, range(40)):
        found = analyse(wager.WAGER, wagered("careful", "careful", "bold", seed=seed), playouts=few(300))
        if found.decisions[2].before > 0.5:
            break
    point = next(point for point in found.turning_points if point.better)
    assert (point.version, point.answer, point.better) == (4, wager.BOLD, wager.CAREFUL)
    assert point.gain == pytest.approx(1 / 3, abs=0.1)
    assert point.gain > SURE * point.doubt
    assert found.costliest() == found.decisions[2]


def test_a_cost_that_a_hundred_games_cannot_confirm_is_simulated_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bold roll with two days left and one point costs 11 in 100, less than three errors of a hundred games."""
    seeds = (str(seed) for seed in range(40))
    recording = next(
        each
        for each in (wagered("careful", "bold", "careful", seed=seed) for seed in seeds)
        if next(decisions(wager.WAGER, each)).throws[0].dice[0] >= 3
    )
    point = next(each for each in analyse(wager.WAGER, recording, playouts=few(100)).turning_points if each.better)
    assert (point.version, point.better) == (3, wager.CAREFUL)
    assert point.gain == pytest.approx(1 / 9, abs=4 * point.doubt)
    monkeypatch.setattr(analyser, "SURER", 1)
    found = analyse(wager.WAGER, recording, playouts=few(100))
    assert not [each for each in found.turning_points if each.better], "a hundred games are too few"


def test_what_boards_have_shown_leaves_room_for_the_search() -> None:
    """An analysis without room for turning points has some if its curve is known already."""
    recording = wagered("careful", "careful", "careful")
    tight = Playouts(300, 300, 100, 0.0)
    assert not analyse(wager.WAGER, recording, playouts=tight).turning_points
    whole = Workings()
    analyse(wager.WAGER, recording, playouts=tight, workings=whole)
    game = prepared(wager.WAGER, recording)
    shown = {game.decisions[place].period: whole.ends[f"{place} 0"] for place in game.starts}
    assert analyse(wager.WAGER, recording, playouts=tight, workings=Workings(shown=shown)).turning_points


def test_a_turning_point_exceeds_three_errors_and_eight_points() -> None:
    """Games of 30 seeds turn where their dice did; no figure within the noise is shown."""
    told = 0
    for seed in map(str, range(30)):
        for point in analyse(
            wager.WAGER, wagered("careful", "careful", "bold", seed=seed), playouts=few(60)
        ).turning_points:
            told += 1
            assert abs(point.gain) > MUCH
            assert abs(point.gain) > SURE * point.doubt
    assert told


def test_a_game_played_like_the_steward_has_no_mistakes() -> None:
    found = analyse(wager.WAGER, wagered("careful", "careful", "careful"), playouts=few(100))
    assert [each.skill for each in found.decisions] == [0, 0, 0]
    assert not any(point.better for point in found.turning_points)


def test_three_decisions_are_too_few_to_judge() -> None:
    found = analyse(wager.WAGER, wagered("careful", "bold", "careful"), playouts=few(40))
    assert not found.accuracy
    assert [(each.decisions, each.accuracy) for each in found.people] == [(3, None)]
    assert found.has_people("player")


def judged(number: int, *, periods: int = 6, doubt: float = 0.0, lost: float = 0.0) -> list[Judged]:
    return [Judged("player", "", each, each % periods, lost, doubt, 0.1) for each in range(number)]


def test_accuracy_needs_twelve_decisions_in_four_periods_and_a_small_error() -> None:
    assert enough(judged(12))
    assert not enough(judged(11))
    assert enough(judged(12, periods=4))
    assert not enough(judged(12, periods=3))
    assert enough(judged(12, doubt=0.03))
    assert not enough(judged(12, doubt=0.05))
    assert enough(judged(60, doubt=0.05)), "the errors of many even out"


# --- with a valuation ---


class Exact(Valuation):
    """A valuation that knows the exact chance at each question of an oracle."""

    name = "exact"

    def __init__(self, chance: Callable[[Any], Fraction]) -> None:
        super().__init__("", lambda _: None, rules="")
        self.exact = chance

    def worth(self, view: Any) -> int:
        return round(UNIT * self.exact(view))


class ValuedWager(wager.Wager):
    """The wager with its exact valuation."""

    valuation: ClassVar[Any] = Exact(lambda view: wager.chance(wager.DAYS - view.day, view.points))


class ValuedThrows(two_throws.TwoThrows):
    """The two throws with their exact valuation: two dice a day and the card are not known."""

    valuation: ClassVar[Any] = Exact(lambda view: two_throws.chance(view.points, 2 * (two_throws.DAYS - view.day) + 1))


def test_short_games_find_the_same_mistake_and_whole_games_tell_it() -> None:
    """The cost of a decision by short games is exact, but for the sampled die; the turning point has other games."""
    for seed in map(str, range(40)):
        recording = wagered("careful", "careful", "bold", seed=seed)
        found = analyse(ValuedWager(), recording, playouts=few(300)._replace(ahead=1, short=300))
        if found.decisions[2].before > 0.5:
            break
    point = next(point for point in found.turning_points if point.better)
    assert (point.version, point.better) == (4, wager.CAREFUL)
    assert point.gain == pytest.approx(1 / 3, abs=4 * point.doubt)
    assert (found.weights, analyse(wager.WAGER, recording, playouts=few(2)).weights) == ("exact", "")
    whole, short = (
        analyse(ValuedWager(), wagered("bold", "careful", "careful"), playouts=Playouts(40, 40, 4, 0.0, 1, short))
        for short in (0, 400)
    )
    assert short.decisions[0].doubt < 0.8 * whole.decisions[0].doubt, "a short game varies less than a whole one"


def test_short_games_cost_less() -> None:
    game = prepared(wager.WAGER, wagered("bold", "careful", "careful"))
    assert costs(game, 1) == (costs(game)[0], pytest.approx(2 / 3))
    assert costs(game)[1] == 2


@pytest.mark.parametrize("seed", ["0", "3"])
def test_the_luck_of_a_roll_is_exact_over_its_faces(seed: str) -> None:
    """The luckiest roll: the chance with its die, minus the mean over all six; the later die is sampled."""
    recording = thrown_twice(seed)
    dice = [die for each in decisions(two_throws.TWO_THROWS, recording) for die in dice_of(each.throws)]
    first, second = dice[:2]
    exact = {
        0: two_throws.chance(first, 4) - two_throws.chance(0, 5),
        1: two_throws.chance(first + second, 3) - two_throws.chance(first, 4),
    }
    playouts = Playouts(40, 40, 400, 0.0, ahead=1)
    found = analyse(ValuedThrows(), recording, playouts=playouts)
    told = [each for each in found.thrown if each.version == found.decisions[0].version]
    assert {each.place for each in told} <= {0, 1}
    assert told, "the first day has a lucky or an unlucky roll"
    for each in told:
        assert each.luck == pytest.approx(float(exact[each.place]), abs=4 * each.doubt + 0.001)
    assert next(each for each in told if each.place == 1).doubt < 0.001, "no die comes after it"


# --- every game ------------------------------------------------------------------------------------------------------


def _astray(ruleset: Any) -> Choose:
    steward = ruleset.policies["steward"]("")

    def choose(number: int, view: Any, ask: Any) -> Answer:
        if number % 6:
            answer: Answer = steward.answer(view, ask)
            return answer
        return ranked(steward, view, ask, most=3)[-1]

    return choose


@pytest.mark.parametrize(("name", "scenario"), GAMES if stress.FULL else GAMES[1:2])
def test_skill_and_luck_add_up_to_the_result(name: str, scenario: str) -> None:
    ruleset = engine.games.find(name)
    recording = played(ruleset, _astray(ruleset), scenario=scenario)
    workings = Workings()
    found = analyse(ruleset, recording, playouts=few(2), workings=workings)
    thrown = {each.version: each.throws for each in decisions(ruleset, recording)}
    for version in {each.version for each in found.thrown}:
        single = [one for one in found.thrown if one.version == version]
        assert [die for one in single for die in one.dice] == [*found.decision(version).dice]
        assert len(thrown[version]) >= len([one for one in single if one.dice])
    total = sum(sum(day.skill.values()) + day.luck for day in found.days)
    assert found.first + total == pytest.approx(found.end)
    assert sum(each.skill for each in found.decisions) == pytest.approx(
        sum(sum(day.skill.values()) for day in found.days)
    )
    assert found.days[-1].chance == found.end
    assert workings.done > 0
    assert all(each.skill == 0 for each in found.decisions if each.kind == "nothing")
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def test_chances_shown_on_boards_are_not_computed_again() -> None:
    """The curve goes through the chances of boards, and only periods without one are simulated."""
    recording = wagered("careful", "bold", "careful")
    workings = Workings(shown={0: (1.0, 0.0, 0.0, 0.0), 1: (1.0,) * 5})
    found = analyse(wager.WAGER, recording, playouts=few(50), workings=workings)
    assert (found.first, found.days[0].chance) == (0.25, 1.0)
    own = analyse(wager.WAGER, recording, playouts=few(50))
    assert found.days[1].chance == own.days[1].chance


def test_a_plan_is_one_decision_of_the_player_who_chose_it() -> None:
    """The steward's answers for it are not decisions; a plan like the steward's own play costs nothing."""
    ruleset = engine.games.find("keep-up-the-fire")
    plain = played(ruleset, lambda _, view, ask: ruleset.policies["steward"]("").answer(view, ask))
    acts = [each for each in decisions(ruleset, plain) if each.kind == "act"]
    chosen = acts[0].version
    entries = [
        msgspec.structs.replace(each, action="steward") if each.action == "answer" else each for each in plain.entries
    ]
    moved = [
        msgspec.structs.replace(each, version=each.version + 1) if each.version >= chosen else each for each in entries
    ]
    row = Entry(version=chosen, action="plan", actor="player 1", answer=("own", "turn", "round"), rules="")
    recording = msgspec.structs.replace(plain, entries=(*moved[: chosen - 1], row, *moved[chosen - 1 :]))
    found = analyse(ruleset, recording, playouts=few(2))
    own = [each for each in found.decisions if each.by_player]
    assert [(each.version, each.answer, each.skill) for each in own] == [(chosen + 1, ("plan", "own", "turn"), 0.0)]
    assert [(each.actor, each.decisions) for each in found.players] == [("player 1", 1)]
    by_itself = msgspec.structs.replace(row, actor="house", answer=("own", "ahead"))
    again = msgspec.structs.replace(recording, entries=(*moved[: chosen - 1], by_itself, *moved[chosen - 1 :]))
    assert not analyse(ruleset, again, playouts=few(2)).people


@pytest.mark.parametrize(("name", "scenario"), GAMES if stress.FULL else GAMES[1:])
def test_walking_through_a_game_gives_its_decisions_in_order(name: str, scenario: str) -> None:
    """Each decision's save is the one after the decision before, and the answer leads from one to the other."""
    ruleset = engine.games.find(name)
    every = list(decisions(ruleset, played(ruleset, _astray(ruleset), scenario=scenario)))
    several = len(ruleset.sides) > 1
    for one, two in list(itertools.pairwise(every))[::7]:
        assert one.after == two.before
        assert advance(ruleset, one.before, one.answer, side=one.side if several else None).save == one.after
    assert every[-1].after.over


@pytest.mark.parametrize(("name", "scenario"), GAMES if stress.FULL else GAMES[1:2])
def test_a_game_with_a_calendar_has_the_same_analysis(name: str, scenario: str) -> None:
    """The results of a period that the calendar begins belong to the decision before it, as without a calendar."""
    ruleset = engine.games.find(name)
    if not ruleset.sequence.has_days:
        pytest.skip("it has no days")
    plain, daily = (
        analyse(ruleset, played(ruleset, _astray(ruleset), scenario=scenario, daily=each), playouts=few(2))
        for each in (False, True)
    )
    assert len(plain.decisions) > 20
    for one, two in zip(_unnumbered(plain), _unnumbered(daily), strict=True):
        assert one == two


def _unnumbered(found: Analysis) -> list[Any]:
    """Return all figures of an analysis without the numbers of rows."""
    rows = (*found.decisions, *found.thrown, *found.turning_points)
    return [found.first, found.end, *found.days, *(msgspec.structs.replace(each, version=0) for each in rows)]


# --- bad input -------------------------------------------------------------------------------------------------------


def test_a_game_in_play_is_not_analysed() -> None:
    recording = wagered("careful", "careful", "careful")
    unfinished = msgspec.structs.replace(recording, entries=recording.entries[:-1])
    with pytest.raises(ValueError, match="not over"):
        analyse(wager.WAGER, unfinished, playouts=few(1))


def test_an_interrupted_analysis_continues_where_it_stopped() -> None:
    """Interrupted every two simulated games and continued from the passed workings, it gives the same result."""
    recording = wagered("careful", "bold", "careful")
    whole = analyse(wager.WAGER, recording, playouts=few(9))
    workings, turns = Workings(), 0
    while True:
        budget = iter(range(2))
        done = workings.done
        try:
            found = analyse(
                wager.WAGER,
                recording,
                playouts=few(9),
                workings=workings,
                go_on=lambda left=budget: next(left, None) is not None,
            )
            break
        except Stopped:
            assert done < workings.done
            workings = msgspec.json.decode(msgspec.json.encode(workings), type=Workings)
            turns += 1
    assert found == whole
    assert turns > 9


def test_the_number_of_simulated_games_depends_on_the_game_and_not_on_a_clock() -> None:
    """The whole work costs about the same for a game of any length: half of it is for the curve. Only the least for
    each own decision may cost more, if there are many.
    """
    for name in ("keep-up-the-fire", "siege") if stress.FULL else ("keep-up-the-fire",):
        ruleset = engine.games.find(name)
        game = prepared(ruleset, played(ruleset, _astray(ruleset)))
        found = playouts_for(ruleset, game)
        starts, own = costs(game)
        short = found.short * costs(game, found.ahead)[1]
        assert found.short > found.own, "it has a valuation"
        whole = EFFORT * simulations_at(ruleset, game.decisions[0].before)
        assert found.starts >= LEAST_STARTS
        assert found.fresh == FRESH
        beyond = max(0.0, LEAST_OWN * own - whole / 8)
        assert found.own == LEAST_OWN or not beyond
        assert found.starts * starts + found.own * own + short - beyond <= 0.76 * whole
        assert found.starts * starts + found.own * own + short + found.room - beyond <= 1.01 * whole


@pytest.mark.parametrize(("loss", "accuracy"), [(0, 100), (0.05, 79.8), (0.1, 63.6), (0.3, 24.8), (1, 0)])
def test_accuracy_matches_lichess(loss: float, accuracy: float) -> None:
    assert accuracy_of(loss) == pytest.approx(accuracy, abs=0.1)


def test_figures_are_added_exactly() -> None:
    """Since Python 3.12, `sum` adds floats in another way than before, so figures would depend on the version."""
    found = [
        f"{module.name}: {ast.unparse(node)}"
        for module in sorted(Path(analyser.__file__).parent.glob("*.py"))
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "sum"
    ]
    assert found, "of whole numbers"
    assert all(each.startswith("playing_on.py: ") for each in found), found
