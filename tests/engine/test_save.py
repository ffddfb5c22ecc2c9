"""Steps, saves and `advance`, on a miniature ruleset: two days of guessing with a die in between."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from engine.core.asks import Answer, Ask, Choice, Menu, Refused
from engine.core.context import Context
from engine.core.events import Event
from engine.core.save import FORMAT, Outcome, SaveError, advance, dump, load, new_game, retrace
from engine.core.sequence import Break, Flow, Repeat, Sequence, Step


class State(msgspec.Struct):
    day: int = 0
    total: int = 0
    said: list[str] = []
    fled: bool = False
    step: str = ""


class Rolled(Event, frozen=True):
    value: int


class Said(Event, frozen=True):
    word: str


def _ask() -> Ask:
    return Ask("guess", "1", lambda: Menu("do", tuple(Choice(w, "w") for w in ("high", "low", "flee", "done"))))


def peek(state: State, context: Context) -> None:
    context.reveal()


def dawn(state: State, context: Context) -> None:
    state.day += 1
    context.dice.begin_period(f"day {state.day}")
    context.emit(Rolled(value=context.roll("dawn")))


def guess(state: State, context: Context) -> Flow:
    while True:
        (word,) = yield _ask()
        context.emit(Said(word=word))
        if word == "done":
            return
        if word == "flee":
            state.fled = True
            return
        state.said.append(word)
        state.total += context.roll(word)


def end(state: State, context: Context) -> None:
    context.emit(Rolled(value=state.total))


def _mark(state: State, step: str) -> None:
    state.step = step


class Mini:
    name = "mini"
    sides = ("player",)
    rules_version = "1"
    schema_version = 1
    house_rules = ()
    policies: Mapping[str, Any] = {}
    sequence: Sequence[State] = Sequence(
        Repeat("days", lambda s: s.day < 2, (Step("dawn", "1", dawn), Step("guess", "2", guess))),
        Step("never", "3", end, when=lambda _: False),
        Step("end", "4", end),
        breaks=(Break(lambda s: s.fled, "end"),),
        mark=_mark,
    )

    def new(self, options: Mapping[str, str]) -> State:
        return State()

    def encode(self, world: State) -> bytes:
        return msgspec.json.encode(world)

    def decode(self, data: bytes, schema: int) -> State:
        return msgspec.json.decode(data, type=State)

    def view(self, world: State, side: str | None = None) -> State:
        del side
        return world

    def decode_event(self, data: bytes) -> Event:
        return msgspec.json.decode(data, type=Rolled | Said)

    def faults(self, world: State) -> list[str]:
        return []

    def progress(self, world: State) -> tuple[int, int]:
        return world.day, 0

    def result(self, world: State) -> Mapping[str, Any] | None:
        return None


MINI = Mini()
WORDS: list[Answer] = [("high",), ("low",), ("done",), ("low",), ("done",)]


def test_a_game_runs_from_save_to_save_as_it_would_in_one_go() -> None:
    outcome = new_game(MINI, seed="s", options={})
    assert [type(e) for e in outcome.events] == [Rolled]
    for words in WORDS:
        assert outcome.ask is not None
        outcome = advance(MINI, load(dump(outcome.save)), words)
    assert outcome.ask is None
    assert outcome.save.over
    live, table_events = State(), []
    from engine.core.dice import SeededDice

    context = Context(SeededDice("s"))
    flow = MINI.sequence.run(live, context)
    next(flow)
    for words in WORDS:
        try:
            flow.send(words)
        except StopIteration:
            break
    table_events = context.events
    assert live == outcome.world
    assert table_events[-1] == outcome.events[-1]


def test_only_new_events_are_returned_and_none_without_an_answer() -> None:
    outcome = new_game(MINI, seed="s", options={})
    outcome = advance(MINI, outcome.save, ("high",))
    assert [type(e) for e in outcome.events] == [Said]
    looked = advance(MINI, outcome.save)
    assert looked.events == ()
    assert looked.world == outcome.world
    assert looked.save == outcome.save


def test_the_open_step_is_kept_as_its_start_and_its_answers() -> None:
    outcome = new_game(MINI, seed="s", options={})
    outcome = advance(MINI, outcome.save, ("high",))
    assert (outcome.save.step, outcome.save.answers) == ("guess", [["high"]])
    outcome = advance(MINI, outcome.save, ("done",))
    assert (outcome.save.step, outcome.save.answers, outcome.save.period) == ("guess", [], "day 2")
    assert outcome.world.step == "guess"


def test_playing_on_from_an_outcome_equals_playing_on_from_its_save() -> None:
    outcome = new_game(MINI, seed="s", options={})
    for words in WORDS:
        stored = advance(MINI, outcome.save, words)
        with pytest.raises(Refused, match="not-an-option"):
            outcome.on(("nonsense",))
        outcome = outcome.on(words)
        assert dump(outcome.save) == dump(stored.save)
        assert (outcome.world, outcome.events, outcome.settled) == (stored.world, stored.events, stored.settled)
    assert outcome.ask is None
    with pytest.raises(Refused, match="game-over"):
        outcome.on(("high",))


def test_a_break_leaves_all_loops_and_a_false_condition_skips_a_step() -> None:
    outcome = new_game(MINI, seed="s", options={})
    outcome = advance(MINI, outcome.save, ("flee",))
    assert outcome.ask is None
    assert outcome.world.day == 1
    assert outcome.world.step == "end"


def test_refusals_do_not_change_the_save() -> None:
    outcome = new_game(MINI, seed="s", options={})
    before = dump(outcome.save)
    with pytest.raises(Refused):
        advance(MINI, outcome.save, ("sing",))
    assert dump(outcome.save) == before
    for words in WORDS:
        outcome = advance(MINI, outcome.save, words)
    with pytest.raises(Refused, match="game-over"):
        advance(MINI, outcome.save, ("done",))


def test_a_step_that_no_longer_replays_reopens_from_its_start() -> None:
    outcome = new_game(MINI, seed="s", options={})
    save = advance(MINI, outcome.save, ("high",)).save
    save.answers = [["a word of older rules"]]
    reopened = advance(MINI, save, ("low",))
    assert reopened.reopened
    assert reopened.save.answers == []
    assert reopened.world.said == []
    assert reopened.ask is not None


def test_a_die_or_the_end_settles_an_answer() -> None:
    outcome = new_game(MINI, seed="s", options={})
    assert outcome.settled, "a game that begins cannot be taken back"
    settled = []
    for words in (("high",), ("done",), ("done",)):
        outcome = advance(MINI, outcome.save, words)
        settled.append(outcome.settled)
    assert settled == [True, True, True], "a die, a die at the next dawn, the end"
    assert advance(MINI, outcome.save).settled


def test_a_reopened_step_settles_and_a_replay_without_answer_does_not() -> None:
    outcome = advance(MINI, new_game(MINI, seed="s", options={}).save, ("high",))
    assert not advance(MINI, outcome.save).settled
    outcome.save.answers = [["a word of older rules"]]
    assert advance(MINI, outcome.save).settled


def test_a_revelation_without_a_die_settles_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def quiet(state: State, context: Context) -> Flow:
        yield _ask()
        yield _ask()
        peek(state, context)
        yield _ask()

    monkeypatch.setattr(Mini, "sequence", Sequence(Step("quiet", "1", quiet)))
    outcome = new_game(MINI, seed="s", options={})
    settled = []
    for _ in range(2):
        outcome = advance(MINI, outcome.save, ("high",))
        settled.append(outcome.settled)
    assert settled == [False, True]


def test_answers_are_retraced_in_order() -> None:
    start = new_game(MINI, seed="s", options={})
    outcome, given = start, [(dump(start.save), True)]
    for words in WORDS:
        outcome = advance(MINI, outcome.save, words)
        given.append((dump(outcome.save), outcome.settled))
    found: list[Outcome[State]] = []
    for place, now in enumerate(retrace(MINI, load(dump(start.save)), WORDS)):
        assert now.ask is not None or place == len(WORDS)
        found.append(now)
    assert [dump(now.save) for now in found] == [save for save, _ in given]
    assert [now.settled for now in found] == [False, *(settled for _, settled in given[1:])]
    middle = advance(MINI, start.save, ("high",)).save
    assert [dump(now.save) for now in retrace(MINI, middle, WORDS[1:])] == [save for save, _ in given[1:]]


def test_retracing_ends_at_an_answer_that_corrected_rules_refuse() -> None:
    start = new_game(MINI, seed="s", options={})
    assert len(list(retrace(MINI, start.save, [("high",), ("sing",), ("low",)]))) == 2
    assert len(list(retrace(MINI, start.save, [*WORDS, ("low",)]))) == len(WORDS) + 1
    start.save.answers = [["a word of older rules"]]
    assert list(retrace(MINI, start.save, [])) == []


def test_damaged_and_newer_saves_are_named() -> None:
    outcome = new_game(MINI, seed="s", options={})
    data = dump(outcome.save)
    with pytest.raises(SaveError, match="damaged"):
        load(data[:-9])
    save = load(data)
    save.format = FORMAT + 1
    with pytest.raises(SaveError, match="format"):
        load(dump(save))


def test_a_save_with_a_wrong_checksum_is_damaged() -> None:
    data = dump(new_game(MINI, seed="s", options={}).save)
    for place, byte in enumerate(data):
        flipped = data[:place] + bytes([byte ^ 1]) + data[place + 1 :]
        try:
            assert load(flipped) == load(data), flipped
        except SaveError:
            continue
    older = data[: data.rindex(b',"sum"')] + b"}"
    assert load(older) == load(data)
