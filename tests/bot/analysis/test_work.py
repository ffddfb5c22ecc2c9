"""An analysis piece by piece, as processes work it out, comes to the same as at once; a real short game."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from support import stress
from support.records import Game

import engine.games
from bot.analysis import work
from bot.analysis.trying import position_before, tried
from bot.chances.calls import Unfinished
from bot.chances.simulating import look_ahead, simulate
from bot.runtime import giving_way
from bot.runtime.giving_way import Haste
from engine.core.chances.analyser import analyse
from engine.core.chances.analysis_format import Analysis, TurningPoint
from engine.core.chances.effort import Playouts
from engine.core.chances.walking import decisions
from engine.core.replay import Recording
from engine.core.save import dump

FEW = Playouts(2, 2, 2, 20.0)
NAMES = ("keep-up-the-fire", "siege") if stress.FULL else ("keep-up-the-fire",)


@pytest.fixture(autouse=True)
def _unprepared() -> Iterator[None]:
    """Forget games that another test has prepared with another number of simulated games."""
    work._prepared.cache_clear()
    yield
    work._prepared.cache_clear()


def recorded(name: str) -> Recording:
    ruleset = engine.games.find(name)
    game = Game(ruleset, seed="worked out").play()
    return Recording(system=name, seed=game.seed, options={}, entries=tuple(game.entries))


@pytest.mark.parametrize("name", NAMES)
def test_pieces_of_work_give_the_same_result_as_the_whole(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "playouts_for", lambda *_: FEW)
    recording = recorded(name)
    packed = work.pack(recording)
    assert len(packed) < len(msgspec.json.encode(recording)), "events follow from decisions"
    found = work.work(packed, seconds=0.005)
    pieces, before = 0, -1
    while isinstance(found, Unfinished):
        assert before <= found.done < found.total
        pieces, before = pieces + 1, found.done
        found = work.work(*found.args)
    assert pieces > 2
    assert msgspec.json.decode(found, type=Analysis) == analyse(engine.games.find(name), recording, playouts=FEW)


class Byte:
    """A byte that is shared with the bot, and counts how often somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    @property
    def value(self) -> int:
        self.looks += 1
        return 0


def test_every_computation_checks_for_waiting_clicks_before_each_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """All three tasks of the processes: a piece of an analysis, some simulated games, a plan found by looking ahead."""
    recording = recorded("keep-up-the-fire")
    rules = engine.games.find(recording.system)
    before = next(each for each in decisions(rules, recording) if each.before.answers == []).before
    save = dump(before).decode()
    ways: list[Haste] = []
    monkeypatch.setattr(work, "give_way", lambda to, seconds: ways.append(to))
    assert isinstance(work.work(work.pack(recording), seconds=0.01), Unfinished)
    assert len(ways) > 20
    assert set(ways) == {Haste.BOARDS}, "nobody sits waiting for an analysis"
    monkeypatch.setattr(giving_way, "_shared", byte := Byte())
    simulate(recording.system, save, range(1), None, "")
    looks = byte.looks
    assert looks > 20
    look_ahead(recording.system, save, rules.sides[0], ("own", "trained"), "seed")
    assert byte.looks > looks + 40


def test_the_position_before_a_mistake_shows_what_the_side_saw() -> None:
    recording = recorded("keep-up-the-fire")
    rules = engine.games.find(recording.system)
    each = list(decisions(rules, recording))[20]
    point = TurningPoint(version=each.version, period=each.period, side=each.side, answer=each.answer, gain=0.1)
    position = position_before(recording, point)
    assert position.ask is not None
    assert position.ask.check(each.answer) == each.answer
    assert tried(point) == (each.answer,)
