"""Every picture has a text beside it, and every sign of advice also has a word or a fixed place."""

from __future__ import annotations

import ast
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from discord import ButtonStyle, ui
from support.sources import nodes
from support.toygame import installed

import engine.games
import render.games
from bot.answers.menus import Controls, Place, forward
from engine.core.save import new_game
from render.language import speaking
from render.overlay import Overlay

BOT = Path(__file__).parent.parent / "bot"


def galleries() -> list[tuple[str, ast.Call]]:
    """Return every place where a picture goes into a message."""
    return [
        (f"{module.relative_to(BOT)}:{node.lineno}", node)
        for module in sorted(BOT.rglob("*.py"))
        for node in nodes(module)
        if isinstance(node, ast.Call) and any(keyword.arg == "media" for keyword in node.keywords)
    ]


def test_every_picture_is_described() -> None:
    places = galleries()
    assert {place.partition(":")[0] for place, _ in places} >= {"boards/message.py", "odds/messages.py"}
    bare = [place for place, call in places if "description" not in {keyword.arg for keyword in call.keywords}]
    assert not bare, f"pictures without alt text: {bare}"


def test_the_board_and_its_text_have_the_same_content() -> None:
    """Each game's alt text keeps its length limit, and the whole board is available as text."""
    with speaking("en"), installed():
        for system in engine.games.names():
            rules, presenter = engine.games.find(system), render.games.find(system)
            view = rules.view(new_game(rules, seed="s7", options={}).world)
            assert presenter.alt(view)
            assert len(presenter.text_board(view)) > 20


def test_a_text_below_a_picture_is_not_read_twice() -> None:
    with speaking("en"):
        said = Overlay(title="Corps", lines=("*this corps alone*", "**Orders**", "-# small print")).alt
    assert said == "Corps. The text below describes it."


def test_the_advised_answer_has_a_star_in_addition_to_its_colour() -> None:
    with installed() as name:
        rules, presenter = engine.games.find(name), render.games.find(name)
        outcome = new_game(rules, seed="s7", options={})
        assert outcome.ask is not None
        answers = [answer for answer in outcome.ask.answers() if len(answer) > 2]
        state: Any = SimpleNamespace(id="abcdefgh", version=3, ask=outcome.ask, locale="en")
        for advice in answers:
            controls = Controls(state, presenter, advice=advice)
            path = forward(outcome.ask, advice[:1])
            with speaking("en"):
                rows = controls.below(Place(path))
            buttons = [item for row in rows for item in row.children if isinstance(item, ui.Button)]
            assert any(button.style is ButtonStyle.primary for button in buttons)
            for button in buttons:
                assert (button.style is ButtonStyle.primary) == str(button.label).startswith("★"), button.label


def test_the_first_button_is_the_advised_one() -> None:
    """Colour is not the only sign: the advised button also comes first, and the board's text names it."""
    with installed() as name:
        rules, presenter = engine.games.find(name), render.games.find(name)
        outcome = new_game(rules, seed="s7", options={})
        assert outcome.ask is not None
        state: Any = SimpleNamespace(
            id="abcdefgh", version=3, ask=outcome.ask, locale="en", row=SimpleNamespace(undo=0)
        )
        with speaking("en"):
            first = Controls(state, presenter, advice=("done",)).advised()[0]
        assert first.style is ButtonStyle.success
