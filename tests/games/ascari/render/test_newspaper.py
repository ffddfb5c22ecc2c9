"""The newspaper page of a turn: figures that are those of the events, headlines of what weighs most, no secrets."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
import pytest
from support import stress
from support.whole_games import between_stewards

from engine.core.replay import Scene
from engine.games.ascari import RULESET
from engine.games.ascari import events as e
from engine.games.ascari.scenarios import SCENARIOS
from engine.games.ascari.world import Orders, View
from render.games.ascari import PRESENTER
from render.games.ascari.pages import chronicle, headlines
from render.games.ascari.pages.newspaper import costs, stands
from render.games.ascari.text.catalogue import PAPERS
from render.games.ascari.text.result_text import band
from render.games.ascari.text.state import force_of
from render.language import speaking
from render.panel import ALT_LENGTH
from render.two_sided.newspaper import VARIANTS

LOCALES = ("en", "it", "fr")


@cache
def scenes(name: str) -> tuple[Scene, ...]:
    return between_stewards(RULESET, name, seed="press")


@pytest.mark.stress("amba-alagi-1895")
@pytest.mark.parametrize("name", SCENARIOS)
def test_the_losses_of_a_turn_are_missing_after_it(name: str) -> None:
    """Steps lost and come back are the difference between the positions at the ends of two turns."""
    turns = chronicle.turns(scenes(name))
    assert [turn.number for turn in turns] == list(range(1, len(turns) + 1))
    assert all(turn.over for turn in turns)
    before: Any = RULESET.begin_scenario(name, {}).position
    for turn in turns:
        after = turn.position
        back = dict.fromkeys(after.battle.sides, 0)
        for event in turn.events:
            if isinstance(event, e.RecoveryRolled) and event.recovered:
                back[after.side_of(event.unit)] += 1
            elif isinstance(event, e.UnitReturned):
                back[after.side_of(event.unit)] += after.roster[event.unit].steps
        for side in after.battle.sides:
            missing = force_of(before, side).steps - force_of(after, side).steps
            assert turn.lost.get(side, 0) == missing + back[side]
        before = after
    assert sum(sum(turn.lost.values()) for turn in turns) > 5


@pytest.mark.stress("makalle-1896-it", "amba-alagi-1895-fr")
@pytest.mark.parametrize(
    ("name", "locale"),
    [
        (name, locale) if place % len(LOCALES) == number % len(LOCALES) else stress.marked((name, locale))
        for number, name in enumerate(SCENARIOS)
        for place, locale in enumerate(LOCALES)
    ],
)
def test_a_page_for_every_turn(name: str, locale: str) -> None:
    told = scenes(name)
    turns = chronicle.turns(told)
    turn = turns[len(turns) // 2]
    with speaking(locale):
        page = PRESENTER.newspaper(told, game="abc", period=turn.number)
    assert page is not None
    assert page.picture.startswith(b"\x89PNG")
    assert page.title in page.alt
    assert len(page.alt) <= ALT_LENGTH
    with speaking(locale):
        for rows in (costs(turn), stands(turn)):
            assert len(rows) >= 5
            assert all(str(value).isdigit() for value in rows.values())
        assert all(f"{name} {value}" in page.alt for name, value in stands(turn).items())
        last = PRESENTER.newspaper(told, game="abc", period=None)
        assert last is not None
        assert last.title == band(turns[-1].position.band)


def test_an_unfinished_turn_has_no_page() -> None:
    told = scenes("agordat-1890")
    begun = next(place for place, scene in enumerate(told) if scene.view.position.turn == 2)
    with speaking("en"):
        assert PRESENTER.newspaper(told[:begun], game="abc", period=2) is None
        assert PRESENTER.newspaper((), game="abc", period=None) is None
        page = PRESENTER.newspaper(told[: begun + 1], game="abc", period=None)
    assert page is not None
    with speaking("en"):
        assert PAPERS.say("paper-number", turn=1) == "No. 1"
    assert "turn 1 of 8" in page.alt


def test_a_headline_is_about_the_most_important_fact() -> None:
    for name in SCENARIOS:
        turns = chronicle.turns(scenes(name))
        for place, turn in enumerate(turns):
            kind = headlines.kind_of(turns, place)
            gone = [piece for piece in turn.fallen if not turn.position.roster[piece].is_leader]
            assert (kind == "end") == (place == len(turns) - 1)
            if kind in {"melee", "fire", "quiet", "lull"}:
                assert not turn.fallen
            if kind == "bloody":
                assert len(gone) >= headlines.BLOODY
    turns = chronicle.turns(scenes("amba-alagi-1895"))
    taken = e.ControlTaken(at="2209", side="ethiopian")
    back = e.ControlTaken(at="2209", side="italian")
    first = turns[0]
    position = msgspec.convert(msgspec.to_builtins(first.position), type(first.position))
    position.control["2209"] = "ethiopian"
    fallen = first._replace(events=(taken,), view=View(position=position), over=True)
    assert headlines.kind_of([fallen, fallen], 0) == "place"
    assert headlines.kind_of([first._replace(events=(taken, back)), fallen], 0) != "place", "it was taken back"
    with speaking("en"):
        assert "Falaga" in headlines.headline([fallen, fallen], 0, game="abc")


def test_a_repeated_kind_of_turn_gets_a_different_headline() -> None:
    first = chronicle.turns(scenes("agordat-1890"))[0]
    quiet = first._replace(events=())
    with speaking("fr"):
        said = [headlines.headline([quiet] * 4, place, game="abc") for place in range(3)]
    assert len(set(said)) == VARIANTS


def test_a_page_reveals_no_orders() -> None:
    """The page of a running game is the same whatever the sides have ordered since."""
    told = scenes("makalle-1896")[:60]
    assert all(not scene.view.orders for scene in told)
    with speaking("en"):
        page = PRESENTER.newspaper(told, game="abc", period=None)
        held = {"italian": Orders(rifles="hold")}
        secret = [replace(each, view=msgspec.structs.replace(each.view, orders=held)) for each in told]
        assert page == PRESENTER.newspaper(secret, game="abc", period=None)
