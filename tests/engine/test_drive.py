"""The one driver of sequences: how it plays, what it records, and that no other code resumes a sequence."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support import toygame
from support.sources import nodes

import engine.games
from engine.core.asks import DONE, Ask, Choice, Menu, Refused
from engine.core.base_ruleset import BaseRuleset
from engine.core.context import Context
from engine.core.dice import SeededDice
from engine.core.drive import Drive, ResumableDrive, StepStart
from engine.core.events import Event
from engine.core.save import advance, save_of
from engine.core.sequence import Flow, Sequence, Step

ROOT = Path(__file__).parents[2]
DRIVER = ROOT / "engine" / "core" / "drive.py"


def greet(world: list[str], context: Context) -> Flow:
    for kind, since in (("name", ""), ("title", "2.0"), ("town", "")):
        menu = Menu("do", (Choice("anna", "name"), Choice("done", "done")))
        answer = yield Ask(kind, "1", lambda menu=menu: menu, since=since)
        context.roll(kind)
        world.append(f"{kind}={answer[0]}")


GREETING: Sequence[list[str]] = Sequence(Step("greet", "1", greet))


class Greeting(BaseRuleset[list[str]]):
    """A game with a single step, which greets."""

    name = "greeting"
    world = list[str]
    event = Event
    sequence = GREETING


def drive() -> Drive[list[str]]:
    return Drive(Greeting(), [], Context(SeededDice("s")))


def test_a_drive_waits_at_an_ask_until_the_end() -> None:
    played = drive()
    for kind in ("name", "title", "town"):
        assert played.ask is not None
        assert played.ask.kind == kind
        assert played.answer(("anna",)) == ()
    assert played.ask is None
    assert played.world == ["name=anna", "title=anna", "town=anna"]
    assert played.context.draws == 3
    with pytest.raises(Refused, match="game-over"):
        played.answer(DONE)


def test_an_illegal_answer_changes_nothing() -> None:
    played = drive()
    with pytest.raises(Refused, match="not-an-option"):
        played.answer(("ben",))
    assert played.ask is not None
    assert (played.ask.kind, played.world) == ("name", [])


def test_asks_unknown_to_older_rules_are_passed() -> None:
    played = drive()
    played.answer(("anna",), rules="1.9")
    assert played.world == ["name=anna", "title=done"]
    newer = drive()
    newer.answer(("anna",), rules="2.0")
    assert newer.world == ["name=anna"]


@pytest.fixture
def toy() -> Iterator[Any]:
    with toygame.installed() as name:
        yield engine.games.find(name)


def test_the_recorded_start_and_answers_are_enough_to_continue(toy: Any) -> None:
    dice = SeededDice("remember")
    played: ResumableDrive[Any] = ResumableDrive(toy, toy.new({}), Context(dice), dice)
    steward = toy.policies["steward"]("")
    steps, resumed = set(), 0
    while played.ask is not None:
        answer = steward.answer(toy.view(played.world), played.ask)
        steps.add(played.start.step)
        resumed += bool(played.answers)
        saved = advance(toy, save_of(toy, played, seed="remember", daily=False), answer)
        played.answer(answer)
        assert toy.encode(saved.world) == toy.encode(played.world)
        assert (saved.ask and saved.ask.kind) == (played.ask and played.ask.kind)
    assert {"walk", "throw", "supper"} <= steps
    assert resumed > 0, "no step had more than one answer"
    ended = save_of(toy, played, seed="remember", daily=False)
    assert (ended.over, ended.answers, bytes(ended.state)) == (True, [], toy.encode(played.world))


def test_the_start_of_a_resumed_step_stays_as_it_was_stored(toy: Any) -> None:
    start = StepStart("supper", b"as it was stored", "day 1", {"weather": 1})
    dice = SeededDice("again", period="day 1", counts={"weather": 1})
    played: ResumableDrive[Any] = ResumableDrive(toy, toy.new({}), Context(dice), dice, start=start)
    assert played.start is start
    played.answer(DONE)
    assert (played.start.step, played.answers) == ("walk", [])


def test_nothing_else_resumes_a_sequence() -> None:
    """A second driver would be a second place to change with sequences."""
    drivers = {
        path.relative_to(ROOT).as_posix()
        for path in sorted((ROOT / "engine").rglob("*.py"))
        for node in nodes(path)
        if isinstance(node, ast.Call) and _drives(node.func)
    }
    assert drivers == {DRIVER.relative_to(ROOT).as_posix()}


def _drives(called: ast.expr) -> bool:
    """Whether a call is `<sequence>.run(…)` or `<flow>.send(…)`."""
    if not isinstance(called, ast.Attribute):
        return False
    name = ast.unparse(called.value).lower()
    return (called.attr == "run" and "sequence" in name) or (called.attr == "send" and "flow" in name)
