"""Keep Up the Fire! as a ruleset: whole games, saves that continue anywhere, damaged saves, results."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from games import through_saves
from support.kutf_positions import world

from engine.core.playout import play_out
from engine.core.ruleset import ComparableResult
from engine.core.save import advance, new_game
from engine.games import find
from engine.games.keep_up_the_fire import victory
from engine.games.keep_up_the_fire.cards import ACTION, cards, deck
from engine.games.keep_up_the_fire.events import CardTurned, GameEnded, TurnEnded
from engine.games.keep_up_the_fire.ruleset import RULESET
from engine.games.keep_up_the_fire.world import World

TURN = (
    *("card", "siege-special", "replacements", "refuge", "cathedral", "placement", "actions", "advance"),
    *("redeployment", "relief-special", "blockade", "blockade-attack", "command", "reset"),
)


def test_the_sequence_is_the_play_aids_table_of_contents() -> None:
    assert tuple(RULESET.sequence.steps) == ("muster", *TURN, "end")
    assert [step.name for step in RULESET.sequence.steps.values() if step.daily] == ["card"]


def test_the_registry_finds_the_game() -> None:
    assert find("keep-up-the-fire") is RULESET
    assert set(RULESET.policies) == {"steward", "random"}
    assert all(rule.default == rule.choices[0] for rule in RULESET.house_rules)


@pytest.mark.parametrize("options", [{"walls": "burn"}, {"garrison": "lost"}])
def test_unknown_house_rules_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        RULESET.new(options)


def test_a_new_game_is_sound_and_unfinished() -> None:
    new = RULESET.new({"garrison": "weak"})
    assert RULESET.faults(new) == []
    assert RULESET.progress(new) == (0, 0)
    assert RULESET.result(new) is None
    assert RULESET.comparable_result(new) is None
    assert new.position.strengths["britain"] == RULESET.new({}).position.strengths["britain"] - 1


@pytest.mark.parametrize("policy", ["steward", "random"])
def test_a_whole_game_through_the_saves_equals_the_same_in_one_go(policy: str) -> None:
    """Passing the state through JSON after every answer gives the same events and end, without errors at any Ask."""
    told, outcome = through_saves.played(RULESET, policy)
    assert isinstance(told[-1], GameEnded)
    result = RULESET.result(outcome.world)
    assert result is not None
    assert result["points"] == sum(result[name] for name in ("legations", "cards", "tracks", "heroic"))
    for event in told:
        assert RULESET.decode_event(msgspec.json.encode(event)) == event


def test_every_card_is_turned_once_and_a_turn_is_an_action_card() -> None:
    done = play_out(RULESET, seed="cards", options={}, policy=RULESET.policies["steward"](""))
    turned = [event for event in done.events if isinstance(event, CardTurned)]
    assert len({event.card for event in turned}) == len(turned)
    ended = [event.turn for event in done.events if isinstance(event, TurnEnded)]
    assert ended == list(range(1, len(ended) + 1))
    assert sum(event.kind == ACTION for event in turned) - len(ended) in (0, 1)


def test_house_rule_deck_acts_has_june_before_july_before_august() -> None:
    new = new_game(RULESET, seed="acts", options={"deck": "acts"})
    begun = advance(RULESET, new.save, ("done",))
    order = [*begun.world.position.discard, *reversed(begun.world.deck)]
    months = [cards()[name].date[:2] for name in order]
    assert sorted(order) == sorted(deck())
    assert months == sorted(months)
    mixed = advance(RULESET, new_game(RULESET, seed="acts", options={}).save, ("done",))
    dates = [cards()[name].date[:2] for name in (*mixed.world.position.discard, *reversed(mixed.world.deck))]
    assert dates != sorted(dates)


def test_the_view_has_no_deck_and_no_seed() -> None:
    new = RULESET.new({})
    new.deck = ["hanlin", "rain"]
    shown = msgspec.json.encode(RULESET.view(new))
    assert b"deck" not in msgspec.json.encode(sorted(msgspec.to_builtins(RULESET.view(new))))
    assert b"hanlin" not in shown


def damaged(change: Any) -> bytes:
    data = msgspec.json.decode(RULESET.encode(RULESET.new({})))
    change(data["position"], data)
    return msgspec.json.encode(data)


@pytest.mark.parametrize(
    "change",
    [
        lambda position, _: position["strengths"].pop("italy"),
        lambda position, _: position["posts"].pop("north"),
        lambda position, _: position.update(gun="moon"),
        lambda position, _: position.update(station=99),
        lambda position, _: position.update(speed="fast"),
        lambda position, _: position.update(blocker="dragon"),
        lambda position, _: position.update(card="joker"),
        lambda _, data: data.update(deck=["joker"]),
        lambda position, _: position.update(foes=[{"wall": "moon", "kind": "boxers", "strength": 1}]),
        lambda position, _: position.update(foes=[{"wall": "north", "kind": "boxers", "strength": 1, "space": "air"}]),
        lambda position, _: position["posts"].update(north=["seymour"]),
    ],
)
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


# --- §VI the score of a game, compared with others ---


def ended(verdict: str, **fields: Any) -> World:
    return world(verdict=verdict, step="end", **fields)


def test_vi_2_a_victory_is_measured_by_its_points() -> None:
    won = ended("victory", station="peking", speed=2, power=3, heroic=2, deck=["rain"], turn=20)
    count = victory.count(won.position)
    assert count == (sum(won.position.strengths.values()), 1, 5, 10)
    assert RULESET.comparable_result(won) == ComparableResult(
        won=True, band="moderate-victory", score=count.points, periods=20
    )


@pytest.mark.parametrize(
    ("heroic", "band"),
    [
        (0, "minor-victory"),
        (1, "moderate-victory"),
        (4, "moderate-victory"),
        (5, "major-victory"),
        (7, "decisive-victory"),
    ],
)
def test_vi_2_the_levels_of_victory(heroic: int, band: str) -> None:
    assert victory.band(ended("victory", station="peking", heroic=heroic, deck=[]).position) == band


@pytest.mark.parametrize(
    ("points", "band"),
    [
        (75, "decisive"),
        (74, "major"),
        (63, "major"),
        (62, "moderate"),
        (46, "moderate"),
        (45, "minor"),
        (29, "minor"),
        (28, "pyrrhic"),
        (0, "pyrrhic"),
    ],
)
def test_vi_2_where_the_levels_end(points: int, band: str) -> None:
    assert next(name for least, name in victory.LEVELS if points >= least) == f"{band}-victory"


def test_vi_1_worse_defeats_and_longer_distances_from_peking_score_lower() -> None:
    def score(verdict: str, station: str) -> int:
        standing = RULESET.comparable_result(ended(verdict, station=station))
        assert standing is not None
        assert (standing.won, standing.band) == (False, verdict)
        return standing.score

    worst_victory = RULESET.comparable_result(
        ended("victory", station="peking", deck=[], strengths=dict.fromkeys(RULESET.parties(None), 0))
    )
    assert worst_victory is not None
    scores = [
        worst_victory.score,
        score("moderate-defeat", "tongzhou"),
        score("moderate-defeat", "taku"),
        score("substantial-defeat", "tongzhou"),
        score("substantial-defeat", "taku"),
        score("decisive-defeat", "tongzhou"),
        score("decisive-defeat", "taku"),
    ]
    assert scores == sorted(scores, reverse=True)
    assert len(set(scores)) == len(scores)


def test_the_best_band_comes_first() -> None:
    assert RULESET.bands == (
        *("decisive-victory", "major-victory", "moderate-victory", "minor-victory", "pyrrhic-victory"),
        *("moderate-defeat", "substantial-defeat", "decisive-defeat"),
    )
