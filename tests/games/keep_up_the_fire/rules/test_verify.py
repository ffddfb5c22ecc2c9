"""Records of the game are verified from their seed, die by die and card by card; any change is detected."""

from __future__ import annotations

import msgspec
import pytest
from support.records import Game

from engine.core.asks import DONE
from engine.core.ranking import allowed
from engine.core.verify import DIFFERS, FAIR, SEALED, verify
from engine.games.keep_up_the_fire.ruleset import RULESET


@pytest.mark.parametrize(
    ("policy", "options"),
    [
        ("steward", {}),
        ("random", {}),
        ("steward", {"deck": "acts", "garrison": "weak"}),
        ("steward", {"calendar": "daily"}),
    ],
)
def test_a_whole_game_is_fair(policy: str, options: dict[str, str]) -> None:
    game = Game(RULESET, seed=f"fair-{policy}", options=options)
    mind = RULESET.policies[policy]("mind")
    while game.now.ask is not None:
        calendar = game.now.ask.kind == "calendar"
        game.say(*(("begin-day",) if calendar else mind.answer(RULESET.view(game.now.world), game.now.ask)))
    report = verify(RULESET, game.record())
    assert (report.verdict, report.findings) == (FAIR, ())
    assert report.decisions == len(game.entries) - 1
    assert report.draws >= 37, "the deck was shuffled by numbers"
    assert report.outcome == RULESET.comparable_result(game.now.world)


def test_undone_answers_are_not_played() -> None:
    """Moves undone before the first card are not replayed; with them the game would be another."""
    game = Game(RULESET, seed="undone")
    game.say("swap", "usa", "japan")
    assert not game.now.settled
    game.undo(1)
    game.say("move", "gun", "south")
    game.play(most=30)
    assert game.now.world.position.gun in game.now.world.position.posts
    record = game.record(status="resigned")
    entries = (
        *record.entries,
        msgspec.structs.replace(
            record.entries[-1], version=len(record.entries) + 1, action="resign", answer=(), events=()
        ),
    )
    report = verify(RULESET, msgspec.structs.replace(record, entries=entries))
    assert (report.verdict, report.taken_back) == (FAIR, 1)


def test_a_running_game_stays_sealed() -> None:
    game = Game(RULESET, seed="sealed").play(most=10)
    assert verify(RULESET, game.record()).verdict == SEALED


@pytest.mark.parametrize("number", [5, 20, 40])
def test_a_changed_answer_is_detected(number: int) -> None:
    game = Game(RULESET, seed="bent").play()
    record = game.record()
    entries = list(record.entries)
    entries[number] = msgspec.structs.replace(entries[number], answer=("fortify", "moon"))
    assert verify(RULESET, msgspec.structs.replace(record, entries=tuple(entries))).verdict == DIFFERS


def test_a_rolled_die_and_a_turned_card_cannot_be_undone() -> None:
    """An answer that rolls dice or turns a card cannot be undone; the other answers of a turn can."""
    game = Game(RULESET, seed="settled")
    mind = RULESET.policies["steward"]("mind")
    for _ in range(120):
        if game.now.ask is None:
            break
        answer = mind.answer(RULESET.view(game.now.world), game.now.ask)
        draws = {"fire", "melee", "attempt", "attack", "march"}
        assert allowed(game.now.ask, answer)
        game.say(*answer)
        turned = any(event.__struct_config__.tag == "card-turned" for event in game.now.events)
        rolled = any(event.__struct_config__.tag == "blocker-drawn" for event in game.now.events)
        if answer[0] in draws or turned or rolled:
            assert game.now.settled
        elif answer[0] in {"fortify", "speed", "power", "move", "swap"} and not turned and answer != DONE:
            told = {event.__struct_config__.tag for event in game.now.events}
            assert game.now.settled == bool(
                told & {"special-began", "blockade-attacked", "peitang-attacked", "game-ended"}
            )
