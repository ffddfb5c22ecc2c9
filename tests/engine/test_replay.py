"""A game replayed from its record step by step shows each position without its seed and its hidden cards."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from support import toygame
from support.records import Game

import engine.games
from engine.core.events import Event
from engine.core.record import Backwards, Entry, in_force
from engine.core.replay import Order, Recording, ReplayMismatch, Scene, scenes

SEED = "retold"


def tape_of(game: Game, **changes: Any) -> Recording:
    held = {
        "system": game.ruleset.name,
        "seed": game.seed,
        "options": game.options,
        "entries": tuple(game.entries),
    }
    return Recording(**(held | changes))


def replayed(game: Game, **changes: Any) -> list[Scene]:
    return list(scenes(game.ruleset, tape_of(game, **changes)))


@pytest.fixture(scope="module")
def siege() -> Game:
    return Game(engine.games.find("siege"), seed=SEED).play(most=150)


@pytest.fixture(scope="module")
def orchard() -> Iterator[str]:
    with toygame.installed() as name:
        yield name


def events_of(entry: Entry, game: Game) -> list[Event]:
    return [game.ruleset.decode_event(bytes(raw)) for raw in entry.events]


def test_every_event_is_replayed_once_in_order(siege: Game) -> None:
    happened = [each for scene in replayed(siege) for each in scene.happened]
    recorded: list[Order | Event] = []
    for entry in siege.entries:
        if entry.answer:
            side = siege.ruleset.sides[0]
            recorded.append(Order(entry.answer, by_steward=False, side=side, version=entry.version))
        recorded += events_of(entry, siege)
    assert happened == recorded


def test_the_last_scene_shows_the_current_position(siege: Game) -> None:
    last = replayed(siege)[-1]
    assert last.view == siege.ruleset.view(siege.now.world)
    assert last.step == last.view.step, "a running game ends in its open step"


def test_scenes_are_steps_of_the_sequence_and_keep_their_views(siege: Game) -> None:
    found = replayed(siege)
    assert {scene.step for scene in found} <= set(siege.ruleset.sequence.steps)
    assert found[0].step == siege.ruleset.sequence.first
    days = [scene.view.day for scene in found]
    assert days == sorted(days)
    assert len(set(days)) > 3, "a later step does not change what an earlier one has shown"
    assert all(scene.happened for scene in found)


def test_nothing_hidden_is_in_a_scene(siege: Game) -> None:
    deck = msgspec.json.decode(siege.ruleset.encode(siege.now.world))["deck"]
    assert deck
    for scene in replayed(siege):
        written = msgspec.json.encode(scene.view)
        assert SEED.encode() not in written
        assert b'"deck"' not in written


def test_undone_decisions_are_not_replayed(orchard: str) -> None:
    game = Game(engine.games.find(orchard), seed="apple")
    game.say("move", "gate", "trees", "anna")
    game.undo(1)
    game.play()
    orders = [each for scene in replayed(game) for each in scene.happened if isinstance(each, Order)]
    assert ("move", "gate", "trees", "anna") not in [order.answer for order in orders[:1]]
    assert len(orders) == sum(bool(entry.answer) for entry in game.entries) - 2


def test_corrected_rules_that_dropped_answers(orchard: str) -> None:
    game = Game(engine.games.find(orchard), seed="apple")
    game.say("move", "gate", "trees", "anna")
    game.reopen()
    game.play()
    assert replayed(game)[-1].view == game.ruleset.view(game.now.world)


def test_a_new_beginning_cancels_the_rows_before_it(orchard: str) -> None:
    game = Game(engine.games.find(orchard), seed="apple")
    game.note("rules", (), game.now.events)
    game.play()
    assert len(replayed(game)) > 3


def test_the_seed_decides(siege: Game) -> None:
    with pytest.raises(ReplayMismatch) as caught:
        replayed(siege, seed="another")
    assert caught.value.version >= 1


def test_events_that_no_longer_follow_from_the_rules(siege: Game) -> None:
    place = next(place for place, entry in enumerate(siege.entries) if place > 20 and len(entry.events) > 1)
    entries = list(siege.entries)
    entries[place] = msgspec.structs.replace(entries[place], events=entries[place].events[:-1])
    happened = scenes(siege.ruleset, tape_of(siege, entries=tuple(entries)))
    assert next(happened).step == siege.ruleset.sequence.first, "what is told before it is right"
    with pytest.raises(ReplayMismatch) as caught:
        list(happened)
    assert caught.value.version == entries[place].version


@pytest.mark.parametrize("answer", [("dance",), ("move", "nowhere", "here", "x")])
def test_an_answer_that_is_refused_now(siege: Game, answer: tuple[str, ...]) -> None:
    entries = list(siege.entries)
    entries[5] = msgspec.structs.replace(entries[5], answer=answer)
    with pytest.raises(ReplayMismatch):
        replayed(siege, entries=tuple(entries))


def test_a_record_that_undoes_a_missing_row(siege: Game) -> None:
    back = Entry(version=1, action="undo", answer=("9",))
    with pytest.raises(ReplayMismatch):
        replayed(siege, entries=(back, *siege.entries))


def test_an_empty_record_has_no_scenes(siege: Game) -> None:
    assert replayed(siege, entries=()) == []


def test_a_recording_can_be_sent_to_another_process(siege: Game) -> None:
    recording = tape_of(siege)
    assert pickle.loads(pickle.dumps(recording)) == recording


def test_rows_in_force_are_those_since_the_last_beginning_that_were_not_undone() -> None:
    def row(version: int, action: str, *words: str) -> Entry:
        return Entry(version=version, action=action, answer=words)

    rows = [
        *(row(1, "new"), row(2, "answer", "a"), row(3, "rules"), row(4, "word"), row(5, "answer", "b")),
        *(row(6, "steward", "c"), row(7, "undo", "5"), row(8, "answer", "d"), row(9, "answer", "e")),
        *(row(10, "reopened", "1"), row(11, "answer", "f"), row(12, "resign")),
    ]
    assert [entry.version for entry in in_force(rows)] == [3, 5, 8, 11]
    assert in_force(rows[3:3]) == []
    with pytest.raises(Backwards):
        in_force([row(1, "new"), row(2, "undo", "0")])
