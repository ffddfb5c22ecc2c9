"""The chances of a game: compared with exact fractions, independent of hidden information, reproducible."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from support import duel, stress
from support.oracles import wager

import engine.games
from engine.core.chances.playing_on import (
    FEWEST,
    MOST,
    TRIALS,
    chances,
    playouts_allowed,
    simulations_at,
    trial,
    unanswered,
)
from engine.core.chances.tallies import share, tally, together
from engine.core.planning.plans import Planner, goals_of
from engine.core.ruleset import ComparableResult
from engine.core.save import Outcome, Save, advance, new_game, supposed

GAMES = ("siege", "keep-up-the-fire")
MANY = 1500


@pytest.fixture(scope="module")
def shots() -> Iterator[Any]:
    with duel.installed() as name:
        yield engine.games.find(name)


# --- counting --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "of", "least", "most"),
    # From the closed form of Wilson's interval, computed by hand for these four.
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (61, 100, 0.5120, 0.6998)],
)
def test_a_share_has_wilsons_interval(number: int, of: int, least: float, most: float) -> None:
    found = share(number, of)
    assert (found.value, round(found.least, 4), round(found.most, 4)) == (number / of, least, most)
    assert found.error == pytest.approx((most - least) / 2, abs=1e-4)


def test_ends_are_counted_by_side_band_and_score() -> None:
    ends = [
        ComparableResult(won=True, band="a", score=4, periods=3, winner="x", scores={"x": 4, "y": 0}),
        ComparableResult(won=False, band="b", score=-2, periods=3, winner="y", scores={"x": 0, "y": 2}),
        ComparableResult(won=False, band="b", score=0, periods=3, winner=None, scores={"x": 1, "y": 1}),
    ]
    whole = tally(ends, ("x", "y"))
    assert (whole.games, whole.wins, whole.bands) == (3, {"x": 1, "y": 1}, {"a": 1, "b": 2})
    assert whole.score("x")[0] == pytest.approx(5 / 3)
    assert whole.likeliest_band(("a", "b")) == "b"
    assert together([tally(ends[:1], ("x", "y")), tally(ends[1:], ("x", "y"))]) == whole


# --- estimates -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [[], ["careful"], ["bold", "careful"]])
def test_estimates_contain_the_exact_chance(answers: list[str]) -> None:
    now: Outcome[Any] = new_game(wager.WAGER, seed="a wager", options={})
    for word in answers:
        now = advance(wager.WAGER, now.save, (word,))
    exact = wager.chance(wager.DAYS - now.world.day, now.world.points)
    found = chances(wager.WAGER, now.save, range(MANY)).chance("player")
    assert found.least <= float(exact) <= found.most


def test_between_is_called_before_each_answer_and_changes_nothing() -> None:
    save, asked = new_game(wager.WAGER, seed="a wager", options={}).save, list[None]()
    found = chances(wager.WAGER, save, range(5), between=lambda: asked.append(None))
    assert len(asked) >= 5 * wager.DAYS
    assert found == chances(wager.WAGER, save, range(5))


def test_a_position_is_simulated_as_often_as_its_answers_allow(monkeypatch: pytest.MonkeyPatch) -> None:
    """The length is measured in simulated games that do not count, from public information."""
    save, asked = new_game(wager.WAGER, seed="a wager", options={}).save, list[None]()
    monkeypatch.setattr(wager.Wager, "answers", 300)
    assert simulations_at(wager.WAGER, save, between=lambda: asked.append(None)) == 300 // (wager.DAYS + 1)
    later = advance(wager.WAGER, save, wager.CAREFUL).save
    assert simulations_at(wager.WAGER, later) == 300 // wager.DAYS
    for answers, number in ((1, FEWEST), (10**9, MOST)):
        monkeypatch.setattr(wager.Wager, "answers", answers)
        assert simulations_at(wager.WAGER, save) == number


def test_events_that_take_long_count_as_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """If figures search for paths, a simulated game takes longer than its number of answers suggests."""
    save = new_game(wager.WAGER, seed="a wager", options={}).save
    monkeypatch.setattr(wager.Wager, "answers", 300)
    monkeypatch.setattr(wager.Wager, "slow_events", (wager.Thrown,))
    lengths = [trial(wager.WAGER, save, number) for number in TRIALS]
    assert lengths == [2 * wager.DAYS + 1] * len(TRIALS)
    assert simulations_at(wager.WAGER, save) == playouts_allowed(wager.WAGER, lengths) == 300 // (2 * wager.DAYS + 1)


# --- what is hidden --------------------------------------------------------------------------------------------------


def _positions(name: str, each: int) -> Iterator[Save]:
    ruleset = engine.games.find(name)
    steward, now = ruleset.policies["steward"](""), new_game(ruleset, seed="chances", options={})
    for count in range(10_000):
        if now.ask is None:
            return
        if count % each == each - 1 and not now.save.answers:
            yield now.save
        now = advance(ruleset, now.save, steward.answer(ruleset.view(now.world), now.ask))


@pytest.mark.parametrize("name", GAMES)
def test_games_that_look_alike_have_the_same_chances(name: str) -> None:
    """Byte for byte, whatever the seed and the order of the deck, including the chances of a plan."""
    ruleset = engine.games.find(name)
    tried = set[bool]()
    for save in _positions(name, 11 if stress.FULL else 60):
        world = ruleset.decode(bytes(save.state), save.schema)
        world.deck.reverse()
        twin = msgspec.structs.replace(save, seed="another", state=msgspec.Raw(ruleset.encode(world)))
        one, two = (ruleset.view(advance(ruleset, each).world) for each in (save, twin))
        if one != two:
            continue  # a card has been turned since the step began, and it is another one: they do not look alike
        drive = supposed(ruleset, save, seed="")
        for plan in ("", *goals_of(ruleset, ruleset.view(drive.world), drive.ask)[-1:]):
            one, two = (msgspec.json.encode(chances(ruleset, each, range(3), plan=plan)) for each in (save, twin))
            assert one == two
            tried.add(bool(plan))
        assert simulations_at(ruleset, save) == simulations_at(ruleset, twin)
    assert tried == {False, True}


def _doors(game: Any, west: str, *, ground: str = "corridor") -> Outcome[Any]:
    begun = new_game(game, seed="a duel", options={"ground": ground})
    return advance(game, begun.save, (west,), side="west")


def test_a_pending_secret_answer_does_not_change_the_chances(shots: Any) -> None:
    """West has chosen its door, East has not: only West's own figures may depend on it."""
    one, two = _doors(shots, "cellar"), _doors(shots, "garden")
    assert one.save.answers != two.save.answers
    for side in ("east", None):
        found = [msgspec.json.encode(chances(shots, each.save, range(20), side=side)) for each in (one, two)]
        assert found[0] == found[1]
    assert unanswered(shots, one.save, "west").answers == one.save.answers
    assert unanswered(shots, one.save, "east").answers == []


def test_an_answer_that_is_no_longer_secret_counts(shots: Any) -> None:
    both = advance(shots, _doors(shots, "cellar").save, ("garden",), side="east")
    assert unanswered(shots, both.save, None) == both.save


def test_the_other_sides_traps_are_dealt_again(shots: Any) -> None:
    saves = []
    for trap in ("400,0", "500,0"):
        now = advance(shots, _doors(shots, "cellar").save, ("garden",), side="east")
        now = advance(shots, now.save, ("lay", trap), side="west")
        saves.append(now.save)
    for side in ("east", None):
        one, two = (msgspec.json.encode(chances(shots, save, range(20), side=side)) for save in saves)
        assert one == two


# --- plans -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_each_plan_has_its_own_chance(name: str) -> None:
    ruleset = engine.games.find(name)
    save = next(
        save
        for save in _positions(name, 1)
        if len(goals_of(ruleset, ruleset.view((now := advance(ruleset, save)).world), now.ask)) > 2
    )
    now = advance(ruleset, save)
    goals = goals_of(ruleset, ruleset.view(now.world), now.ask)
    found = {goal: chances(ruleset, save, range(4), plan=goal) for goal in goals}
    assert {each.games for each in found.values()} == {4}
    assert len({msgspec.json.encode(each) for each in found.values()}) > 1
    assert isinstance(ruleset.policies["steward"](""), Planner)
    with pytest.raises(KeyError):
        chances(ruleset, save, range(1), plan="no such goal")
