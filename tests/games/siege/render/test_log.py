"""The siege's log: every event has its place, every order its text, and the buttons have room for every target."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from games.siege import catalogue_sources as sources
from support.records import Game

from bot.history.journal import DECIDED, Wanted
from bot.history.log import _write
from bot.ui.custom_ids import CUSTOM_ID, Press
from engine.core.events import DieRollReport, Event
from engine.games.siege import events as e
from engine.games.siege.map.board import board
from engine.games.siege.ruleset import RULESET
from engine.games.siege.world import Loss
from render.games.siege import PRESENTER
from render.games.siege.text import log
from render.language import speaking
from render.log_headings import DICE, WORD, Mark

_STICKY = {e.MoraleChanged, e.LeaderTested, e.LeaderFell, e.LossesChanged, e.LegationUnguarded}
"""Events that can happen in several phases."""


@pytest.fixture(scope="module")
def siege() -> Game:
    return Game(RULESET, seed="s7").play()


def told(game: Game) -> list[tuple[Any, list[tuple[Event, Mark]]]]:
    """Return every journal row with its events and their phases."""
    phase = ""
    rows = []
    for entry in game.entries:
        events = [RULESET.decode_event(bytes(raw)) for raw in entry.events]
        marks = PRESENTER.marks(events, period=entry.period, round_=entry.round, phase=phase)
        phase = marks[-1].phase if marks else phase
        rows.append((entry, list(zip(events, marks, strict=True))))
    return rows


@pytest.mark.parametrize("kind", sources.event_types())
def test_every_kind_of_event_has_a_phase_and_can_be_found(kind: type[Event]) -> None:
    by_why = {each for each, _ in log._BY_WHY}
    assert kind in _STICKY | by_why | set(log._PHASES)
    others = {"losses", DICE} if {"losses", "taken", "account"} & set(kind.__struct_fields__) else set()
    assert log._TABLES.kinds(kind) or others, "no filter would find it"


def test_days_rounds_and_phases_are_those_of_the_game(siege: Game) -> None:
    with speaking("en"):
        phases = [phase for phase, _ in PRESENTER.headings().phases]
    seen: Counter[str] = Counter()
    for entry, events in told(siege):
        for event, mark in events:
            assert mark.phase in phases
            seen[mark.phase] += 1
            if isinstance(event, e.CardDrawn):
                assert mark == Mark(event.day, 0, "card")
            if isinstance(event, e.DayEnded):
                assert (mark.period, mark.phase) == (event.day, "day-end")
            if isinstance(event, e.SequenceBegan):
                assert mark.round == event.sequence
        if events:
            assert entry.period <= events[0][1].period or entry.version == 1
            assert events[-1][1].period <= entry.period + 1
    assert {"muster", "card", "bombardment", "reposition", "fire", "march", "boxers-melee", "victory"} <= set(seen)


def test_each_event_has_a_line_with_its_report(siege: Game) -> None:
    with speaking("en"):
        for _, events in told(siege):
            for event, _mark in events:
                line = PRESENTER.line(event)
                assert line
                assert "\n" not in line
                assert len(line) <= 1_000
                rolled = getattr(event, "account", None)
                assert isinstance(rolled, DieRollReport) == (DICE in PRESENTER.kinds(event))
                if isinstance(rolled, DieRollReport):
                    assert f"(§{rolled.rule})" in line
                    assert all(f"(§{modifier.rule})" in line for modifier in rolled.modifiers)
                    assert re.search(rf"di(?:e|ce) {' . '.join(map(str, rolled.dice))}", line)


def test_places_are_all_zones_that_an_event_names() -> None:
    loss = Loss("gb1", "soldier", "GB", 2, 1, place="hanlin", zone="british-north")
    gone = Loss("gb2", "soldier", "GB", 1, 0, place="gone", zone="customs")
    account = DieRollReport(purpose="fire", rule="6.3", dice=(3,))
    shot = e.ShotFired(
        zone="fu-north", target="fu-south", shooters=("gb1",), account=account, losses=(loss,), own_losses=(gone,)
    )
    assert PRESENTER.places(shot) == {"fu-north", "fu-south", "hanlin", "british-north", "customs"}
    assert PRESENTER.kinds(shot) == {DICE, "losses", "shots"}
    way = e.PileMoved(counters=("b1",), path=("dutch", "customs"), through=("hanlin",), cost=2, stopped="points")
    assert PRESENTER.places(way) == {"dutch", "customs", "hanlin"}
    assert PRESENTER.places(e.CardDrawn(day=1, card="2C", left=53)) == frozenset()
    assert PRESENTER.places(e.ZonesLit(zones=("dutch",))) == {"dutch"}


def test_every_order_of_a_siege_has_a_text(siege: Game) -> None:
    verbs: Counter[str] = Counter()
    with speaking("en"):
        for entry in siege.entries[1:]:
            said = PRESENTER.answer_text(entry.answer)
            assert 0 < len(said) <= 500
            assert not set(re.findall(r"[a-z]+-[a-z0-9-]+", said)) & set(board().zones), "a zone by its word"
            verbs[entry.answer[0]] += 1
    assert {"begin", "move", "fire", "done"} <= set(verbs)


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (("begin",), "Begin the siege"),
        (("move", "british-north", "hanlin", "gb1+strouts"), "British no. 1 and Strouts: British North → Hanlin"),
        (("barricade", "canal-north", "canal-south"), "A barricade: Canal North → Canal South"),
        (("lodge", "civ1", "dutch"), "Civilians no. 1: new home in Dutch Legation"),
        (("place", "german-east"), "Betsy → German East"),
        (("place", "full", "hanlin", "gb1"), "Back from hospital: British no. 1 → Hanlin"),
        (("place", "reduced", "hanlin", "gb1"), "Back from hospital, reduced: British no. 1 → Hanlin"),
        (("merge", "hanlin", "gb1"), "British no. 1: back to full strength in Hanlin"),
        (("fire", "dutch", "hanlin", "soldiers,colt"), "Fire, Dutch Legation on Hanlin: Soldiers + Colt"),
        (("fire", "dutch", "hanlin", "effect:colt"), "Colt fires for effect at Hanlin"),
        (
            ("losses", "0", "gb1=1,gb2=0"),
            "Losses moved to different counters: British no. 1 down to 1 and British no. 2 removed",
        ),
        (("parley", "with", "ronglu"), "parley with ronglu"),
        (("move", "somewhere"), "move somewhere"),
        ((), ""),
    ],
)
def test_orders_in_words(answer: tuple[str, ...], said: str) -> None:
    with speaking("en"):
        assert PRESENTER.answer_text(answer) == said


def test_every_sort_key_fits_a_button() -> None:
    with speaking("en"):
        headings = PRESENTER.headings()
    kinds = (*headings.kinds, (DECIDED, ""))
    assert all(len(word) <= WORD for word, _ in (*headings.phases, *headings.places, *kinds))
    assert all(len(title) <= 80 for _, title in (*headings.phases, *headings.places, *headings.kinds))
    widest = Press("page", "abcdefgh", 46_655, page=1_295, extra=_write(Wanted(1_000, 9_999, *["x" * WORD] * 3)))
    assert len(widest.custom_id()) <= CUSTOM_ID
