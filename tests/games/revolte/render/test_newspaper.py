"""The newspaper page of a turn: figures that are those of the events, headlines of what weighs most, no secrets."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import product

import msgspec
import pytest
from support import stress
from support.whole_games import between_stewards

from engine.core.replay import Scene
from engine.games.revolte import RULESET
from engine.games.revolte import events as e
from engine.games.revolte.scenarios import SCENARIOS, SIDES
from engine.games.revolte.world import Orders
from render.games.revolte import PRESENTER
from render.games.revolte.map.frame import title_of
from render.games.revolte.pages import chronicle, headlines
from render.games.revolte.pages.chronicle import figures
from render.games.revolte.pages.newspaper import costs, stands
from render.games.revolte.text.result_text import band
from render.language import speaking
from render.panel import ALT_LENGTH
from render.two_sided.newspaper import VARIANTS

LOCALES = ("en", "it", "fr")


@cache
def scenes(name: str) -> tuple[Scene, ...]:
    return between_stewards(RULESET, name, seed="press")


@pytest.mark.stress("langfang")
@pytest.mark.parametrize("name", SCENARIOS)
def test_the_losses_of_a_turn_are_missing_after_it(name: str) -> None:
    """The last fight and the first die of the next turn belong to one answer: each turn has its own events."""
    told = scenes(name)
    turns = chronicle.turns(told)
    assert [turn.number for turn in turns] == list(range(1, len(turns) + 1))
    assert all(turn.over for turn in turns)
    assert all(turn.events[0] == e.TurnBegan(turn=turn.number) for turn in turns)
    everything = [event for scene in told for event in scene.events]
    begun = everything.index(turns[0].events[0])
    assert [event for turn in turns for event in turn.events] == everything[begun:]
    before = {force.side: force.all for force in title_of(turns[0].position).forces}
    left = figures(turns)
    for place, turn in enumerate(turns):
        for side in SIDES:
            assert left[side][place] == before[side] - turn.lost.get(side, 0)
            before[side] = int(left[side][place])
    assert sum(sum(turn.lost.values()) for turn in turns) > 5


@pytest.mark.stress("langfang-it", "tartar-wall-fr")
@pytest.mark.parametrize(("name", "locale"), stress.spread([*product(SCENARIOS, LOCALES)], of=4))
def test_a_page_for_a_turn_and_for_the_end(name: str, locale: str) -> None:
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
            assert len(rows) == 6
            assert all(str(value).isdigit() for value in rows.values())
        assert all(f"{called} {value}" in page.alt for called, value in stands(turn).items())
        ended = headlines.headline(turns, len(turns) - 1, game="abc")
        assert ended == band("won" if turns[-1].position.winner == SIDES[0] else "lost")


@pytest.mark.stress
def test_an_unfinished_turn_has_no_page() -> None:
    told = scenes("langfang")
    ended = next(place for place, scene in enumerate(told) for event in scene.events if isinstance(event, e.TurnEnded))
    begun = next(place for place, scene in enumerate(told) if scene.view.position.turn == 2)
    with speaking("en"):
        assert PRESENTER.newspaper(told[:ended], game="abc", period=None) is None
        assert PRESENTER.newspaper((), game="abc", period=None) is None
        assert PRESENTER.newspaper(told[: begun + 1], game="abc", period=2) is None
        page = PRESENTER.newspaper(told[: begun + 1], game="abc", period=None)
    assert page is not None
    assert "turn 1 of 9" in page.alt


@pytest.mark.stress
def test_a_headline_is_about_the_most_important_fact() -> None:
    for name in SCENARIOS:
        turns = chronicle.turns(scenes(name))
        for place, turn in enumerate(turns):
            kind = headlines.kind_of(turns, place)
            assert (kind == "end") == (place == len(turns) - 1)
            assert (kind not in {"melee", "fire", "quiet"}) or not turn.fallen
            assert kind != "bloody" or len(turn.fallen) >= headlines.BLOODY
    first = chronicle.turns(scenes("fu-gate"))[0]

    def told(*events: e.Event) -> tuple[str, str]:
        turn = first._replace(events=events)
        kind = headlines.kind_of([turn], 0)
        with speaking("en"):
            return kind, headlines.headline([turn], 0, game="abc")

    gone = [e.FigureEliminated(figure=figure, at=(1, 1), why="fire") for figure in ("a1", "a2", "a3", "b2", "b3", "b4")]
    assert told()[0] == "quiet"
    assert told(*gone[1:])[0] == "losses"
    assert told(*gone[1:], gone[1])[0] == "bloody"
    assert told(*gone)[0] == "leader"
    opened, headline = told(*gone, e.SectionBreached(piece="gate", figure="a2"))
    assert (opened, "Gate" in headline) == ("breach", True)
    assert told(*gone, e.TurnEnded(turn=1, holding={"boxers": 1, "europeans": 3}))[0] == "inside"
    assert told(e.TurnEnded(turn=1, holding={"boxers": 0, "europeans": 3}))[0] == "quiet"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_repeated_kind_of_turn_gets_a_different_headline(locale: str) -> None:
    quiet = chronicle.turns(scenes("fu-gate"))[0]._replace(events=())
    with speaking(locale):
        said = [headlines.headline([quiet] * 4, place, game="abc") for place in range(3)]
    assert len(set(said)) == VARIANTS


def test_a_page_reveals_no_orders() -> None:
    """The page of a running game is the same whatever the sides have ordered since."""
    told = scenes("langfang")
    told = told[: next(place for place, scene in enumerate(told) if scene.view.position.turn == 2) + 1]
    assert all(not scene.view.orders for scene in told)
    with speaking("en"):
        page = PRESENTER.newspaper(told, game="abc", period=None)
        held = {"europeans": Orders(defence="hold")}
        secret = [replace(each, view=msgspec.structs.replace(each.view, orders=held)) for each in told]
        assert page == PRESENTER.newspaper(secret, game="abc", period=None)
