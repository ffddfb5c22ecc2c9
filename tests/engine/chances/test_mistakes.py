"""Mistakes by the side that made them, the sides that people played, and the loser."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from support.duel.engine.duel import EAST, RULESET, WEST, World

from engine.core.chances import mistakes
from engine.core.chances.analysis_format import Analysis
from engine.core.chances.mistakes import loser_of, mistakes_made
from engine.core.events import Event
from engine.core.record import ANSWER, NEW, STEWARD, Entry
from engine.core.replay import Order, Recording, Scene, scenes
from engine.core.ruleset import ComparableResult
from engine.core.save import advance, new_game
from engine.core.sequence import SIDE


class Counting:
    """A game of two sides whose names of mistakes begin with the side."""

    sides = (WEST, EAST)

    def count_mistakes(self, found: Iterable[Scene], counts: Callable[[str], object]) -> Mapping[str, int]:
        """Return the mistakes that the steps of a game name, the gravest first."""
        made = [str(name) for scene in found for name in scene.view or () if counts(name)]
        return {name: made.count(name) for name in sorted(set(made))}

    def side_of_mistake(self, name: str) -> str:
        """Return the first word."""
        return name.partition("-")[0]


def written(events: Iterable[Event]) -> tuple[msgspec.Raw, ...]:
    return tuple(msgspec.Raw(msgspec.json.encode(event)) for event in events)


def ordered(side: str, *, by_steward: bool = False) -> Order:
    return Order(("a",), by_steward=by_steward, side=side)


def test_mistakes_belong_to_the_side_that_made_them(monkeypatch: pytest.MonkeyPatch) -> None:
    orders = (ordered(EAST), ordered(WEST))
    found = Scene("move", ("west-haste", "east-sloth", "east-haste", "east-haste"), orders)
    monkeypatch.setattr(mistakes, "scenes", lambda *_: iter([found]))
    made = mistakes_made(cast(Any, Counting()), cast(Any, None))
    assert dict(made.of(WEST)) == {"west-haste": 1}
    assert list(made.of(EAST)) == ["east-haste", "east-sloth"], "the gravest first"
    assert made.of("north") == {}
    assert made.people == {WEST, EAST}


def test_only_a_persons_own_mistakes_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mistakes count in the steps in which a person gave orders, and if they show before the side is asked again."""
    haste = ("west-haste", "east-haste")
    found = [
        Scene("move", haste, (ordered(EAST, by_steward=True), ordered(WEST))),
        Scene("fight", haste, (ordered(EAST, by_steward=True),)),
        Scene("move", haste, (ordered(WEST, by_steward=True), ordered(EAST, by_steward=True))),
        Scene("move", haste, (ordered(WEST), ordered(WEST, by_steward=True))),
    ]
    monkeypatch.setattr(mistakes, "scenes", lambda *_: iter(found))
    made = mistakes_made(cast(Any, Counting()), cast(Any, None))
    assert made.by_side == {WEST: {"west-haste": 3}}
    assert made.people == {WEST}, "the steward's side is nobody's"


def test_an_order_of_a_replay_has_its_side() -> None:
    outcome = new_game(RULESET, seed="s", options={})
    rows = [Entry(version=1, action=NEW, events=written(outcome.events))]
    steward = RULESET.policies["steward"]("s")
    while outcome.asks and len(rows) < 12:
        ask = outcome.asks[-1]
        answer = ask.check(steward.answer(RULESET.view(outcome.world, ask.side), ask))
        outcome = advance(RULESET, outcome.save, answer, side=ask.side)
        action = STEWARD if ask.side == EAST else ANSWER
        said, told = (SIDE + ask.side, *answer), written(outcome.events)
        rows.append(Entry(version=len(rows) + 1, action=action, answer=said, events=told))
    recording = Recording(system=RULESET.name, seed="s", options={}, entries=tuple(rows))
    found = [each for scene in scenes(RULESET, recording) for each in scene.happened if isinstance(each, Order)]
    assert [(SIDE + each.side, *each.answer) for each in found] == [row.answer for row in rows[1:]]
    assert all(each.by_steward == (each.side == EAST) for each in found)
    assert mistakes_made(RULESET, recording).people == {WEST}


@pytest.mark.parametrize(
    ("sides", "won", "winner", "lost"),
    [
        (("player",), True, None, None),
        (("player",), False, None, "player"),
        ((WEST, EAST), True, WEST, EAST),
        ((WEST, EAST), False, EAST, WEST),
        ((WEST, EAST), False, None, None),
    ],
)
def test_the_loser_of_a_game(sides: tuple[str, ...], won: bool, winner: str | None, lost: str | None) -> None:
    """A draw has no loser; a player alone has lost unless the game is won."""
    end = ComparableResult(won=won, band="won", score=0, periods=1, winner=winner)
    rules: Any = SimpleNamespace(comparable_result=lambda _: end, sides_in=lambda _: sides)
    assert loser_of(rules, None) == lost
    worth = 0.5 if winner is None and len(sides) > 1 else float(won)
    assert analysis_of(sides, worth).loser() == lost, "an analysis says the same"


def analysis_of(sides: tuple[str, ...], end: float) -> Analysis:
    return Analysis(
        rules="1", tries=1, sides=sides, first=0.5, end=end, decisions=(), days=(), turning_points=(), accuracy={}
    )


def test_a_game_in_play_has_no_loser() -> None:
    world: World = new_game(RULESET, seed="s", options={}).world
    assert loser_of(RULESET, world) is None
