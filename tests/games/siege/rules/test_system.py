"""The siege as a ruleset: whole games, saves that continue anywhere, damaged saves, results."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from games import through_saves

from engine.core.playout import play_out
from engine.core.ruleset import ComparableResult
from engine.games import find
from engine.games.siege import victory
from engine.games.siege.events import CardDrawn, DayEnded, SiegeEnded
from engine.games.siege.ruleset import RULESET
from engine.games.siege.world import CIVILIAN, GONE, LEADER, POOL, SOLDIER, WEAPONS, World

DAY = ("card", "supplies", "betsy", "wounded", "event", "late-wounded", "bombardment", "reposition", "entry")
PHASES = ("fires", "boxers-move", "fire", "boxers-melee", "march", "soldiers-melee", "boxers-morale", "arson")


def test_the_sequence_is_the_rulebooks_table_of_contents() -> None:
    assert tuple(RULESET.sequence.steps) == ("muster", *DAY, *PHASES, "sequence-end", "day-end", "victory")


def test_the_registry_finds_the_siege() -> None:
    assert find("siege") is RULESET
    assert set(RULESET.policies) == {"steward", "random"}
    assert all(rule.default == rule.choices[0] for rule in RULESET.house_rules)


def test_a_new_siege_is_sound_and_unfinished() -> None:
    world = RULESET.new({"morale_cap": "none"})
    assert RULESET.faults(world) == []
    assert RULESET.progress(world) == (0, 0)
    assert RULESET.result(world) is None
    assert world.position.house.morale_cap == "none"


@pytest.mark.parametrize("options", [{"walls": "burn"}, {"idle_limit": "99"}])
def test_unknown_house_rules_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        RULESET.new(options)


@pytest.mark.stress("random")
@pytest.mark.parametrize("policy", ["steward", "random"])
def test_1_2_a_whole_siege_through_the_saves_equals_the_same_in_one_go(policy: str) -> None:
    """Passing the state through JSON after every answer gives the same events and end, without errors at any Ask."""
    told, outcome = through_saves.played(RULESET, policy)
    assert sum(isinstance(event, DayEnded) for event in told) == 54
    assert isinstance(told[-1], SiegeEnded)
    result = RULESET.result(outcome.world)
    assert result is not None
    assert (result["powers"], result["winner"]) == (told[-1].powers, told[-1].winner)
    assert result["powers"] == sum(item["total"] for item in result["powers_items"])
    for event in told:
        assert RULESET.decode_event(msgspec.json.encode(event)) == event


def test_5_r160_the_deck_holds_every_card_once() -> None:
    done = play_out(RULESET, seed="cards", options={}, policy=RULESET.policies["steward"](""))
    cards = [event.card for event in done.events if isinstance(event, CardDrawn)]
    assert len(set(cards)) == 54


def test_the_view_has_no_deck_and_no_seed() -> None:
    world = RULESET.new({})
    world.deck = ["7H", "KS"]
    shown = msgspec.json.encode(RULESET.view(world))
    assert b"deck" not in shown
    assert b"KS" not in shown


def damaged(change: Any) -> bytes:
    data = msgspec.json.decode(RULESET.encode(RULESET.new({})))
    change(data)
    return msgspec.json.encode(data)


def _lose_a_counter(data: Any) -> None:
    data["position"]["counters"].pop()


def _swap_counters(data: Any) -> None:
    data["position"]["counters"].reverse()


def _misplace(data: Any) -> None:
    data["position"]["counters"][3]["place"] = "atlantis"


def _break_a_type(data: Any) -> None:
    data["position"]["morale"] = "high"


@pytest.mark.parametrize("change", [_lose_a_counter, _swap_counters, _misplace, _break_a_type])
def test_damaged_saves_are_refused(change: Any) -> None:
    with pytest.raises(ValueError, match="damaged"):
        RULESET.decode(damaged(change), 1)


def test_newer_and_broken_saves_are_refused() -> None:
    with pytest.raises(ValueError, match="schema 2"):
        RULESET.decode(RULESET.encode(RULESET.new({})), 2)
    with pytest.raises(ValueError, match="damaged"):
        RULESET.decode(b"{", 1)
    with pytest.raises(ValueError, match="no event"):
        RULESET.decode_event(b'{"event": "dragons-came"}')


def test_a_saved_world_is_restored_unchanged() -> None:
    world: World = RULESET.new({"idle_limit": "5"})
    again = RULESET.decode(RULESET.encode(world), 1)
    assert RULESET.encode(again) == RULESET.encode(world)
    assert again.position.here("british-north")[0].id == "macdonald"


# --- the score of a defence, compared with others ---


def _ended(*, lost: tuple[str, ...] = (), ruins: tuple[str, ...] = (), verdict: str = victory.RELIEVED) -> World:
    """Build a finished siege with counters of these kinds lost and these zones in ruins."""
    world = RULESET.new({})
    position = world.position
    for counter in position.counters:
        if counter.kind in lost:
            counter.place = POOL if counter.kind == SOLDIER else GONE
    position.ruins = list(ruins)
    position.day, position.verdict = 54, verdict
    return world


def test_7_2_a_siege_that_goes_on_has_no_standing() -> None:
    assert RULESET.comparable_result(RULESET.new({})) is None


def test_7_2_a_defence_is_measured_by_the_difference_of_both_totals() -> None:
    world = _ended(lost=(SOLDIER,))
    counts = victory.count(world.position)
    assert RULESET.comparable_result(world) == ComparableResult(
        won=True, band="great-victory", score=counts.powers_total - counts.boxers_total, periods=54
    )


def test_7_1_a_siege_overrun_stands_below_the_worst_count_and_the_later_the_better() -> None:
    everything = (SOLDIER, *WEAPONS, LEADER, CIVILIAN)
    worst = RULESET.comparable_result(_ended(lost=everything, ruins=tuple(RULESET.new({}).position.board.zones)))
    overrun = _ended(lost=everything, verdict=victory.OVERRUN)
    late = RULESET.comparable_result(overrun)
    overrun.position.day = 9
    early = RULESET.comparable_result(overrun)
    assert worst
    assert late
    assert early == ComparableResult(won=False, band="overrun", score=victory.UNCOUNTED + 9, periods=9)
    assert worst.score > late.score > early.score
    assert worst.band == "disaster"
    assert victory.counted(worst.score)
    assert not victory.counted(late.score)


def test_the_best_band_comes_first() -> None:
    assert RULESET.bands[0] == "great-victory"
    assert RULESET.bands[-1] == "overrun"
    assert len(RULESET.bands) == 6
