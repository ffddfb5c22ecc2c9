"""Places to go to stand in the order of their names, in the reader's language; what is stored is as before."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

import engine.games
import render.games
from bot.answers.menus import DESTINATION, Controls, Place, option_word
from engine.core.asks import Answer, Ask
from engine.core.save import new_game
from render.catalogue import house_texts
from render.language import speaking
from render.rulebook import plain

GAMES = ("siege", "keep-up-the-fire")
LOCALES = house_texts().locales()


def asked(game: str) -> tuple[Any, Ask]:
    ruleset = engine.games.find(game)
    outcome = new_game(ruleset, seed="by-name", options={})
    assert outcome.ask is not None
    return ruleset.view(outcome.world), outcome.ask


def ways(ask: Ask, path: Answer = ("move",)) -> Iterator[Answer]:
    """Yield every path whose next menu asks where to."""
    menu = ask.level(path)
    if menu is None:
        return
    if menu.slot == DESTINATION:
        yield path
        return
    for choice in menu.choices:
        yield from ways(ask, (*path, choice.word))


def controls(game: str, locale: str, *, advice: Answer | None = None) -> tuple[Controls, Any, Ask]:
    view, ask = asked(game)
    state: Any = SimpleNamespace(ask=ask, view=view, locale=locale, id="game", version=3, system=game)
    return Controls(state, render.games.find(game), advice=advice), view, ask


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_menus_of_places_are_sorted_by_name(game: str, locale: str) -> None:
    made, _, ask = controls(game, locale)
    longest = 0
    with speaking(locale):
        for path in ways(ask):
            menu = ask.level(path)
            assert menu is not None
            shown: list[str] = []
            for row in made.below(Place(path)):
                for item in row.children:
                    options = getattr(item, "options", ())
                    shown += [option.label for option in options]
                    for option in options:
                        word = option_word(menu, option.value)
                        assert word is not None, "what was posted is understood as before"
                        choice = menu.find(word)
                        assert choice is not None
                        assert made.presenter.label(choice) == option.label
            if shown:
                assert shown == sorted(shown, key=plain)
                assert len(shown) == min(len(menu.choices), 75)
            longest = max(longest, len(shown))
    assert longest >= (20 if game == "siege" else 3)


@pytest.mark.parametrize("game", GAMES)
def test_the_advised_place_is_first_and_marked(game: str) -> None:
    _, ask = asked(game)
    path = max(ways(ask), key=lambda each: len(ask.level(each).choices))  # type: ignore[union-attr]
    menu = ask.level(path)
    assert menu is not None
    with speaking("en"):
        last = max(menu.choices, key=lambda choice: plain(render.games.find(game).label(choice)))
        made, *_ = controls(game, "en", advice=(*path, last.word))
        rows = made.below(Place(path))
    (first, *rest) = [option for row in rows for item in row.children for option in getattr(item, "options", ())]
    assert option_word(menu, first.value) == last.word
    assert (first.description or "").startswith("★ adviser’s choice")
    assert [option.label for option in rest] == sorted((option.label for option in rest), key=plain)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_quick_picks_of_places_are_sorted_by_name(game: str, locale: str) -> None:
    """There is no fight yet, so no place is listed before the others."""
    made, view, ask = controls(game, locale)
    presenter = made.presenter
    compared = 0
    with speaking(locale):
        for path in ways(ask):
            for shortcuts in presenter.shortcuts(view, ask, path=path):
                labels = [option.label for option in shortcuts.options]
                assert labels == sorted(labels, key=plain)
                compared += len(labels)
    assert compared >= (100 if game == "siege" else 3)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("locale", "said"), [("en", "from A to Z"), ("it", "in ordine alfabetico"), ("fr", "de A à Z")]
)
def test_the_guide_explains_the_order_of_places(game: str, locale: str, said: str) -> None:
    with speaking(locale):
        assert said in "\n".join(render.games.find(game).how_to_play())
