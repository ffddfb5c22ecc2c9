"""`/siege move unit: to:` offers the hexes of a unit, with what each costs and what could fire on the way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from support import stress

import render.games
from bot.answers.typed import SUGGESTIONS, TypedAnswers
from engine.core.asks import Ask
from engine.core.save import advance, new_game
from engine.games.ascari import RULESET
from engine.games.ascari.steward.policy import Steward
from render.language import speak, speaking


@pytest.fixture(autouse=True)
def reader() -> Iterator[None]:
    """Write in English unless a test binds another language, which is bound no longer than the test."""
    with speaking("en"):
        yield


@pytest.fixture(scope="module")
def fight() -> tuple[Any, Ask, str, str]:
    """Return a view, a question who moves, and a unit that may attack in a hex."""
    outcome = new_game(RULESET, seed="hexes", options={"scenario": "agordat-1890"})
    while True:
        ask = outcome.asks[0]
        view = RULESET.view(outcome.world, ask.side)
        if ask.kind == "move":
            menu = ask.level(("move",))
            for unit in menu.choices if menu is not None else ():
                there = ask.level(("move", unit.word))
                for choice in there.choices if there is not None else ():
                    if choice.label == "attack":
                        return view, ask, unit.word, choice.word
        outcome = advance(RULESET, outcome.save, ask.check(Steward().answer(view, ask)), side=ask.side)


@pytest.mark.parametrize(
    ("locale", "cost", "dice", "fire"),
    [
        ("en", "cost ", "+ die against ", ("no enemy can fire at the unit on the way", "under fire")),
        ("it", "costo ", "+ dado contro ", ("nessun nemico può sparare sul percorso", "sotto tiro")),
        ("fr", "coût ", "+ dé contre ", ("aucun ennemi ne peut tirer en chemin", "sous le feu")),
    ],
)
def test_every_suggested_hex_has_its_cost_and_the_fire(
    fight: tuple[Any, Ask, str, str], locale: str, cost: str, dice: str, fire: tuple[str, str]
) -> None:
    _, ask, unit, attacked = fight
    speak(locale)
    speech = TypedAnswers(ask, render.games.find("ascari"))
    menu = ask.level(("move", unit))
    assert menu is not None
    found = speech.suggest_named("move", "to", "", {"unit": unit})
    assert len(found) == min(SUGGESTIONS, len(menu.choices))
    for each in (*found, *speech.suggest_named("move", "to", attacked, {"unit": unit})):
        assert each.name.startswith(each.value)
        assert cost in each.name
        assert any(text in each.name for text in fire), each.name
        assert not each.name.endswith("…"), "nothing is cut off"
        assert (dice in each.name) == (menu.find(each.value).label == "attack")  # type: ignore[union-attr]
    said = speech.named("move", {"unit": unit, "to": attacked})
    assert said[:3] == ("move", unit, attacked)
    ask.check(said)


def test_the_way_to_further_hexes_is_named_if_there_is_one(fight: tuple[Any, Ask, str, str]) -> None:
    """A deployed counter moves alone, so its prompt does not mention companions."""
    view, ask, unit, _ = fight
    outcome = new_game(RULESET, seed="", options={"scenario": "agordat-1890"})
    first = outcome.asks[0]
    placed = first.level(("place",))
    assert placed is not None
    with speaking("en"):
        for seen, question, path, shown in (
            (view, ask, ("move", unit), True),
            (RULESET.view(outcome.world, first.side), first, ("place", placed.choices[0].word), False),
        ):
            presenter = render.games.find("ascari")
            (select,) = presenter.shortcuts(seen, question, path=path)
            assert select.more("Choose who goes", at=len(path)) == ("Choose the route and leaders …" if shown else "")


@pytest.mark.parametrize("scenario", stress.spread(["amba-alagi-1895", "agordat-1890", "makalle-1896"], of=3))
def test_a_typed_column_finds_every_hex_and_an_empty_text_the_nearest(scenario: str) -> None:
    """A moving unit may end in over a hundred hexes, and Discord shows 25."""
    outcome = new_game(RULESET, seed="hexes", options={"scenario": scenario})
    while (ask := outcome.asks[0]).kind != "move":
        outcome = advance(RULESET, outcome.save, ("historical",), side=ask.side)
    speech = TypedAnswers(ask, render.games.find("ascari"))
    units, most = ask.level(("move",)), 0
    assert units is not None
    for unit in units.choices[:: 1 if stress.FULL else 4]:
        menu = ask.level(("move", unit.word))
        assert menu is not None
        ends = [choice.word for choice in menu.choices if "cost" in choice.facts]  # without the hex it stands in
        most = max(most, len(ends))

        def offered(typed: str, unit: str = unit.word) -> list[str]:
            return [each.value for each in speech.suggest_named("move", "to", typed, {"unit": unit})]

        costs = [choice.facts["cost"] for choice in menu.choices if choice.word in ends]
        assert costs == sorted(costs)
        assert offered("")[: len(ends)] == ends[:SUGGESTIONS]
        for column in {end[:2] for end in ends}:
            there = [end for end in ends if end.startswith(column)]
            assert offered(column)[: len(there)] == there
        assert [offered(end)[0] for end in ends[::9]] == ends[::9]
    assert most > SUGGESTIONS
