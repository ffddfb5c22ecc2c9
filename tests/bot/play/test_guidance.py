"""The number of presses that a siege takes from a player who follows advice, and from one who sometimes does not.

A model counts the presses of a hundred sieges. The model's assumptions are checked on the real rows of buttons and
selects in other sieges.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from statistics import median
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from support import stress

from bot.answers.menus import Controls, Place
from bot.games.decisions import Scope, end_of
from bot.games.service import Service
from bot.games.state import GameState
from bot.ui.components import Row, read_press
from bot.ui.custom_ids import Press, read_path, write_path
from db import Database
from db.schema.games import outbox
from engine.core.asks import Answer, Ask, Menu
from engine.core.playout import play_out
from engine.games.siege.ruleset import RULESET
from engine.games.siege.steward.policy import POLICIES
from engine.games.siege.world import World
from render.games.siege import PRESENTER
from render.games.siege.text.orders_panel import ahead
from render.games.siege.text.quick_picks import MOST
from render.language import speak, speaking

SIEGES = 100 if stress.FULL else 30
AN_ASSAULT, MORE, MESSAGES = 12, 4, 3
"""The limits: presses of a median assault, extra presses of a round with changes, messages of a phase."""

FIGHTS = {"fire", "march"}


@dataclass
class Count:
    """Presses per day of a player who follows advice, and the days with an assault."""

    widest: bool
    presses: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    fought: set[int] = field(default_factory=set)
    ended: Any = None

    def ask(self, world: World, ask: Ask) -> None:
        """Count a press for a question unless the last press still covers it."""
        day, _ = RULESET.progress(world)
        if ask.kind in FIGHTS:
            self.fought.add(day)
        now: Any = SimpleNamespace(world=world, asks=(ask,), reopened=False)
        if self.ended is None or self.ended(now):
            self.presses[day] += 1
            further = ahead(RULESET.view(world), ask)
            scope: Scope = further if self.widest and further else "phase"
            self.ended = end_of(scope, RULESET, now)

    def assaults(self) -> list[int]:
        return [self.presses[day] for day in sorted(self.fought)]


def _played(seed: str, *counts: Count) -> None:
    def on_ask(world: World, ask: Ask) -> None:
        for count in counts:
            count.ask(world, ask)

    play_out(
        RULESET,
        seed=seed,
        options={},
        policy=POLICIES["steward"]("").aiming(RULESET.foresight.base),
        on_ask=on_ask,
        trusted=True,
    )


@pytest.mark.stress
def test_an_assault_takes_a_dozen_clicks_with_advice() -> None:
    phases: list[int] = []
    rounds: list[int] = []
    sieges: list[int] = []
    for number in range(SIEGES):
        narrow, wide = Count(widest=False), Count(widest=True)
        _played(f"guided {number}", narrow, wide)
        phases += narrow.assaults()
        rounds += wide.assaults()
        sieges.append(sum(wide.presses.values()))
    assert len(phases) > 5 * SIEGES, "there were assaults to count"
    assert min(rounds) >= 1, "nobody's assault is played away while quiet days are let run"
    assert median(phases) <= AN_ASSAULT, "a press a phase"
    assert median(rounds) <= AN_ASSAULT / 2, "a press a round"
    assert median(sieges) <= 100, "a whole siege: quiet days are let run until the alarm"


@pytest.mark.parametrize(
    ("scope", "later", "kind", "alarm", "over"),
    [
        ("phase", (9, 3), "day-end", False, False),
        ("phase", (9, 3), "march", False, True),
        ("phase", (10, 0), "day-end", False, True),
        ("round", (9, 3), "march", False, False),
        ("round", (9, 4), "fire", False, True),
        ("day", (9, 4), "fire", False, False),
        ("day", (10, 0), "wounded", False, True),
        ("calm", (9, 3), "day-end", False, False),
        ("calm", (10, 0), "reposition", False, False),
        ("calm", (12, 0), "reposition", True, True),
        ("calm", (12, 1), "fire", False, True),
        ("all", (12, 1), "fire", True, False),
    ],
)
def test_buttons_state_how_long_the_adviser_decides(
    scope: Scope, later: tuple[int, int], kind: str, alarm: bool, over: bool
) -> None:
    def outcome(place: tuple[int, int], kind: str, alarm: bool) -> Any:
        return SimpleNamespace(
            asks=(Ask(kind, "", lambda: Menu("do"), facts={"alarm": alarm}),), world=place, reopened=False
        )

    rules: Any = SimpleNamespace(progress=lambda world: world)
    ended = end_of(scope, rules, outcome((9, 3), "day-end", False))
    assert ended(outcome(later, kind, alarm)) is over


# --- the components of a board ---


@pytest.fixture(autouse=True)
def reader() -> Iterator[None]:
    """Write in English unless a test binds another language, which is bound no longer than the test."""
    with speaking("en"):
        yield


def _controls(state: GameState) -> Controls:
    """Return the real controls of a board, as `bot.boards.message` makes them."""
    assert state.ask is not None
    steward = POLICIES["steward"]("").aiming(RULESET.foresight.base)
    advice = steward.answer(state.view, state.ask)
    speak("en")
    panel = PRESENTER.panel(state.view, state.ask, state.events, advice=advice)
    shortcuts = PRESENTER.shortcuts(state.view, state.ask)
    return Controls(state, PRESENTER, advice=advice, panel=panel, shortcuts=shortcuts)


def _presses(rows: list[Row]) -> list[Press]:
    return [_press(item) for row in rows for item in row.children]


def _press(item: Any) -> Press:
    press = read_press(item.custom_id, item.type.value)
    assert press is not None
    return press


def _options(rows: list[Row], action: str) -> Iterator[str]:
    """Yield the values that the selects of an action offer."""
    for row in rows:
        for item in row.children:
            if _press(item).action == action:
                yield from (option.value for option in item.options)  # type: ignore[attr-defined]


async def _begun(service: Service, seed: str) -> GameState:
    return await service.new_game(
        system="siege", options={}, seed=seed, owner_id=1, guild_id=2, channel_id=3, locale="en"
    )


async def _phases(service: Service, seed: str, *, days: int) -> AsyncIterator[GameState]:
    """Yield the first Ask of each phase of some days."""
    state = await _begun(service, seed)
    while state.ask is not None and state.progress[0] <= days:
        yield state
        state = await _auto(service, state, "phase")


async def _auto(service: Service, state: GameState, scope: Scope) -> GameState:
    return await service.auto(state.id, version=state.version, scope=scope, actor=1)


def _check_root(state: GameState) -> None:
    """Check the model's assumptions.

    One press plays the phase; from fire on, the round; on quiet days, everything until an alarm.
    """
    controls = _controls(state)
    assert controls.advice is not None
    found = [press.action for press in _presses(controls.root())]
    assert found[0] == ("phase" if len(controls.advice) > 1 else "advised")
    further = ahead(state.view, controls.ask)
    assert {"round", "calm"}.intersection(found) == ({further} if further else set())


def _check_round(state: GameState) -> None:
    """Check that one press fires any shot, and that two presses move any stack: from where, and where to."""
    controls = _controls(state)
    picked = {read_path(controls.ask, value) for value in _options(controls.root(), "short")}
    if controls.ask.kind == "fire":
        shots = {answer for answer in controls.ask.answers() if answer[0] == "fire"}
        assert len(shots) <= MOST
        assert picked == shots
        return
    menu = controls.ask.level(("move",))
    assert menu is not None
    assert picked == {("move", choice.word) for choice in menu.choices}
    for path in picked:
        _check_ways(controls, path)


def _check_ways(controls: Controls, path: Answer) -> None:
    below = controls.ask.level(path)
    assert below is not None
    answers = _ways(controls, path)
    assert {answer[2] for answer in answers} == {choice.word for choice in below.choices}
    assert len(answers) == len(below.choices)
    for answer in answers:
        assert controls.ask.level(answer) is None, "one pick says who goes, too"
        controls.ask.check(answer)


def _ways(controls: Controls, path: Answer) -> list[Answer]:
    """Return the options that follow a path reached by a shortcut."""
    return [read_path(controls.ask, value) for value in _options(controls.below(Place(path, hasty=True)), "short")]


@pytest.mark.parametrize("seed", stress.spread(["guide", "peking-8"], of=2))
async def test_every_phase_has_its_buttons(service: Service, seed: str) -> None:
    kinds = set()
    with speaking("en"):
        async for state in _phases(service, seed, days=14):
            assert state.ask is not None
            kinds.add(state.ask.kind)
            _check_root(state)
            if state.ask.kind in FIGHTS:
                _check_round(state)
            for shortcuts in PRESENTER.shortcuts(state.view, state.ask):
                for shortcut in shortcuts.options:
                    assert read_path(state.ask, write_path(state.ask, shortcut.path)) == shortcut.path
                    assert 0 < len(shortcut.label) <= 100
                    assert len(shortcut.detail or "") <= 100
    assert {"muster", "reposition", "fire", "march", "day-end"} <= kinds


@pytest.mark.stress
@pytest.mark.parametrize("seed", stress.spread(["guide", "peking-8"], of=2))
async def test_changing_a_move_and_a_shot_of_a_round_takes_few_extra_clicks(service: Service, seed: str) -> None:
    """The clicks replace the one that plays the whole round: another shot and the rest, another stack and the rest."""
    state = await _begun(service, seed)
    extra = []
    while state.ask is not None and len(extra) < 8:
        if state.ask.kind != "fire":
            state = await _auto(service, state, "phase")
            continue
        state, presses = await _own_round(service, state)
        extra.append(presses - 1)
    assert len(extra) == 8
    assert max(extra) <= MORE
    assert median(extra) > 1, "something was changed"


async def _own_round(service: Service, state: GameState) -> tuple[GameState, int]:
    """Play a round with a shot and a move that are not advised; return the state and the presses."""
    place, presses = state.progress, 0
    done: set[str] = set()
    while state.ask is not None and state.progress == place and state.ask.kind in FIGHTS:
        kind, version = state.ask.kind, state.version
        own = _own(state) if kind not in done else None
        done.add(kind)
        if own is None:
            state, presses = await _auto(service, state, "phase"), presses + 1
        else:
            answer, pressed = own
            state = await service.decide(state.id, version=version, answer=answer, actor=1)
            presses += pressed
    return state, presses


def _own(state: GameState) -> tuple[Answer, int] | None:
    """Return a shot or a move that is not the advised one, with its number of presses."""
    controls = _controls(state)
    for value in reversed([*_options(controls.root(), "short")]):
        path = read_path(controls.ask, value)
        if controls.ask.level(path) is None:
            if path != controls.advice:
                return path, 1
            continue
        for answer in _ways(controls, path):
            if controls.ask.level(answer) is None and answer != controls.advice:
                return answer, 2
    return None


# --- a played siege ---


@pytest.mark.stress
async def test_a_siege_takes_as_many_clicks_as_the_model_says(service: Service, database: Database) -> None:
    """The button of the widest scope is clicked on each board; clicks per assault and posts per phase are counted."""
    state = await _begun(service, "guided 0")
    wide = Count(widest=True)
    _played("guided 0", wide)
    presses: dict[int, int] = defaultdict(int)
    phases: dict[int, tuple[int, int, str]] = {}
    while state.ask is not None:
        phases[state.version] = (*state.progress, state.ask.kind)
        presses[state.progress[0]] += 1
        actions = [press.action for press in _presses(_controls(state).root())]
        action = next(name for name in ("round", "calm", "phase", "advised") if name in actions)
        scope: Scope = "phase" if action == "advised" else action  # type: ignore[assignment]
        state = await _auto(service, state, scope)
        if scope == "calm" and state.ask is not None:
            assert state.ask.facts.get("alarm") or state.progress[1] == 1, "the alarm, or a fight without one"
    assert state.status == "over"
    assert [presses[day] for day in sorted(wide.fought)] == wide.assaults()
    assert max(await _messages(database, phases)) <= MESSAGES


@pytest.mark.stress
async def test_no_phase_needs_more_than_three_messages(service: Service, database: Database) -> None:
    """With one answer at a time, a phase edits its message; only the next day or round makes a new post."""
    state = await _begun(service, "guided 1")
    phases: dict[int, tuple[int, int, str]] = {}
    while state.ask is not None and state.progress[0] < 16:
        phases[state.version] = (*state.progress, state.ask.kind)
        state = await _auto(service, state, "decision")
    counts = await _messages(database, phases)
    assert len({kind for _, _, kind in phases.values()}) >= 5
    assert max(counts) <= 1 < MESSAGES


async def _messages(database: Database, phases: dict[int, tuple[int, int, str]]) -> list[int]:
    """Return the number of new messages in each phase."""
    async with database.read() as connection:
        found = await connection.execute(sa.select(outbox.c.version).where(outbox.c.kind == "post"))
        posted = list(found.scalars())
    counts: dict[tuple[int, int, str], int] = defaultdict(int)
    for version in posted:
        if version in phases:
            counts[phases[version]] += 1
    assert counts
    return list(counts.values())
