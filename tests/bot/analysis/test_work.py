"""An analysis piece by piece, as processes work it out, comes to the same as at once; a real short game."""

from __future__ import annotations

import msgspec
import pytest
from support import stress
from support.records import Game

import engine.games
from bot.analysis import work
from bot.analysis.trying import position_before, tried
from bot.chances.pool import Unfinished
from engine.core.chances.analysis import Analysis, TurningPoint, analyse
from engine.core.chances.walking import decisions
from engine.core.replay import Recording

NAMES = ("keep-up-the-fire", "siege") if stress.FULL else ("keep-up-the-fire",)


def recorded(name: str) -> Recording:
    ruleset = engine.games.find(name)
    game = Game(ruleset, seed="worked out").play()
    return Recording(system=name, seed=game.seed, options={}, entries=tuple(game.entries))


@pytest.mark.parametrize("name", NAMES)
def test_pieces_come_to_the_same_as_the_whole(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "playouts_for", lambda *_: 2)
    recording = recorded(name)
    packed = work.pack(recording)
    assert len(packed) < len(msgspec.json.encode(recording)), "events follow from decisions"
    found = work.work(packed, seconds=0.05)
    pieces, before = 0, -1
    while isinstance(found, Unfinished):
        assert before <= found.done < found.total
        pieces, before = pieces + 1, found.done
        found = work.work(*found.args)
    assert pieces > 2
    assert msgspec.json.decode(found, type=Analysis) == analyse(engine.games.find(name), recording, tries=2)


def test_the_position_before_a_mistake_is_what_the_side_saw() -> None:
    recording = recorded("keep-up-the-fire")
    rules = engine.games.find(recording.system)
    each = list(decisions(rules, recording))[20]
    point = TurningPoint(version=each.version, period=each.period, side=each.side, answer=each.answer, gain=0.1)
    position = position_before(recording, point)
    assert position.ask is not None
    assert position.ask.check(each.answer) == each.answer
    assert tried(point) == (each.answer,)
