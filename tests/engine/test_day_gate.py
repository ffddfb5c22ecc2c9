"""A game that follows the calendar: it asks where a day begins, and is replayed and verified like any other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from typing import Any

import msgspec
import pytest
from support import toygame
from support.records import Game

import engine.games
from engine.core.asks import Ask, Refused
from engine.core.day_gate import BEGIN, CALENDAR, DAILY, OPTION, by_calendar, kept, own_options
from engine.core.playout import play_out
from engine.core.replay import Order, Recording, scenes
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome, Save, advance, dump, load, new_game, retrace, waits
from engine.core.sequence import Sequence, Step
from engine.core.verify import DIFFERS, FAIR, verify
from engine.testing.fuzz import fuzz_game, fuzz_saves

BY_CALENDAR = {OPTION: DAILY}


@pytest.fixture(scope="module", autouse=True)
def _orchard() -> Iterator[None]:
    with toygame.installed():
        yield


def systems() -> list[str]:
    """Return the games that can follow a calendar; games of several sides cannot (`test_sides`)."""
    return [*(name for name in engine.games.names() if len(engine.games.find(name).sides) == 1), toygame.NAME]


@pytest.fixture(params=systems())
def ruleset(request: pytest.FixtureRequest) -> Ruleset[Any]:
    return engine.games.find(request.param)


def played(
    ruleset: Ruleset[Any], *, seed: str, options: Mapping[str, str], days: int = 10_000
) -> tuple[list[Outcome[Any]], list[tuple[str, ...]]]:
    """Play a game with the steward while the calendar starts each day; return every outcome and every answer."""
    steward = ruleset.policies["steward"]("x")
    found, answers = [new_game(ruleset, seed=seed, options=options)], []
    while (ask := found[-1].ask) is not None and ruleset.progress(found[-1].world)[0] < days:
        view = ruleset.view(found[-1].world)
        answers.append(BEGIN if ask.kind == CALENDAR else steward.answer(view, ask))
        found.append(advance(ruleset, load(dump(found[-1].save)), answers[-1]))
    return found, answers


def test_every_period_begins_with_the_calendars_question(ruleset: Ruleset[Any]) -> None:
    outcomes, _ = played(ruleset, seed="days", options=BY_CALENDAR, days=3)
    asked = [outcome for outcome in outcomes if outcome.ask is not None and outcome.ask.kind == CALENDAR]
    days = [ruleset.progress(outcome.world)[0] for outcome in asked]
    assert days == [0, 1, 2]
    for outcome in asked:
        assert isinstance(outcome.ask, Ask)
        assert list(outcome.ask.answers()) == [BEGIN]
        assert waits(ruleset, outcome.save)
        with pytest.raises(Refused):
            advance(ruleset, outcome.save, ("done",))
        started = advance(ruleset, outcome.save, BEGIN)
        assert started.settled
        assert not waits(ruleset, started.save)
        assert ruleset.progress(started.world)[0] == ruleset.progress(outcome.world)[0] + 1


def test_days_are_the_same_as_in_a_game_without_calendar(ruleset: Ruleset[Any]) -> None:
    by_hand, answers = played(ruleset, seed="same", options={}, days=3)
    daily, others = played(ruleset, seed="same", options=BY_CALENDAR, days=3)
    assert [answer for answer in others if answer != BEGIN] == answers
    assert others.count(BEGIN) == 3
    assert [event for each in by_hand for event in each.events] == [event for each in daily for event in each.events]
    assert ruleset.encode(by_hand[-1].world) == ruleset.encode(daily[-1].world)


def test_a_game_between_days_shows_the_end_of_its_last_day() -> None:
    ruleset = engine.games.find("siege")
    outcomes, _ = played(ruleset, seed="days", options=BY_CALENDAR, days=2)
    waiting = [outcome for outcome in outcomes if outcome.ask is not None and outcome.ask.kind == CALENDAR]
    assert [ruleset.view(each.world).step for each in waiting] == ["muster", "day-end"]
    again = advance(ruleset, load(dump(waiting[1].save)))
    assert ruleset.view(again.world).step == "day-end"
    assert ruleset.view(advance(ruleset, again.save, BEGIN).world).step != "day-end"


def test_a_record_with_a_calendar_is_verified_and_replayed(ruleset: Ruleset[Any]) -> None:
    game = Game(ruleset, seed="fair", options=BY_CALENDAR)
    steward = ruleset.policies["steward"]("x")
    while (ask := game.now.ask) is not None and ruleset.progress(game.now.world)[0] < 3:
        game.say(*(BEGIN if ask.kind == CALENDAR else steward.answer(ruleset.view(game.now.world), ask)))
    record = game.record(seed="fair")
    report = verify(ruleset, record)
    assert (report.verdict, report.findings) == (FAIR, ())
    assert verify(ruleset, msgspec.structs.replace(record, options={})).verdict == DIFFERS
    assert verify(ruleset, msgspec.structs.replace(record, options={OPTION: "weekly"})).verdict == DIFFERS
    recording = Recording(system=ruleset.name, seed="fair", options=record.options, entries=record.entries)
    replayed = list(scenes(ruleset, recording))
    orders = [each.answer for scene in replayed for each in scene.happened if isinstance(each, Order)]
    assert orders
    assert BEGIN not in orders, "that a day begins is nobody's order"


def test_policies_never_get_the_calendars_question(ruleset: Ruleset[Any]) -> None:
    class Watched:
        """A steward that must not receive the calendar's question."""

        def __init__(self) -> None:
            self.steward = ruleset.policies["steward"]("x")

        def answer(self, view: Any, ask: Ask) -> tuple[str, ...]:
            assert ask.kind != CALENDAR
            answer: tuple[str, ...] = self.steward.answer(view, ask)
            return answer

    if ruleset.name != toygame.NAME:
        plain = play_out(ruleset, seed="1", options={}, policy=Watched(), trusted=True)
        assert play_out(ruleset, seed="1", options=BY_CALENDAR, policy=Watched(), trusted=True).events == plain.events
        return
    found = fuzz_game(ruleset, seed="hidden", policy=Watched(), options=BY_CALENDAR, resume_every=1)
    assert found.problems == []
    assert found.resumed == found.decisions > 3
    assert fuzz_saves(ruleset, seed="1", policy=Watched(), options=BY_CALENDAR).problems == []


def test_an_undo_stops_at_the_beginning_of_a_day(ruleset: Ruleset[Any]) -> None:
    outcome = new_game(ruleset, seed="back", options=BY_CALENDAR)
    steward = ruleset.policies["steward"]("x")
    while outcome.ask is not None and outcome.ask.kind != CALENDAR:
        outcome = advance(ruleset, outcome.save, steward.answer(ruleset.view(outcome.world), outcome.ask))
    start, started = retrace(ruleset, outcome.save, [BEGIN])
    assert not start.settled
    assert started.settled


def test_saves_older_than_the_calendar_still_work(ruleset: Ruleset[Any]) -> None:
    outcome = new_game(ruleset, seed="old", options={})
    contents = msgspec.json.decode(dump(outcome.save))
    del contents["daily"], contents["sum"]
    save = load(msgspec.json.encode(contents))
    assert save.daily is False
    assert not waits(ruleset, save)
    back = advance(ruleset, save)
    assert back.ask is not None
    assert outcome.ask is not None
    assert back.ask.kind == outcome.ask.kind


def test_the_calendar_option_never_reaches_the_game() -> None:
    assert by_calendar(BY_CALENDAR)
    assert not by_calendar({"days": "3"})
    with pytest.raises(ValueError, match="weekly"):
        by_calendar({OPTION: "weekly"})
    assert own_options({**BY_CALENDAR, "days": "3"}) == {"days": "3"}
    assert kept({"days": "1"}, {**BY_CALENDAR, "days": "3"}) == {**BY_CALENDAR, "days": "1"}
    assert kept({"days": "1"}, {"days": "3"}) == {"days": "1"}


def test_a_game_without_days_has_no_calendar() -> None:
    toy: Any = engine.games.find(toygame.NAME)
    endless = copy(toy)
    endless.sequence = Sequence(Step("morning", "1", lambda _world, _table: None))
    with pytest.raises(ValueError, match="no days"):
        new_game(endless, seed="1", options=BY_CALENDAR)
    assert isinstance(new_game(endless, seed="1", options={}).save, Save)
