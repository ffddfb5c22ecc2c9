"""The chapters of the games' presenters: each game has all of them, and no function is in two."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

import pytest
from PIL import Image

import engine.games
import render.games
from engine.core.asks import Choice
from engine.games.siege import RULESET
from render.base_presenter import BasePresenter
from render.language import language, speaking
from render.presenter import Fights, Map, PlanMap, Presenter

GAMES = ("siege", "keep_up_the_fire")
PROTOCOLS = [each for each in Presenter.__mro__ if issubclass(each, Protocol) and each not in {Presenter, Protocol}]  # type: ignore[arg-type]
CHAPTERS = [*PROTOCOLS, Map, PlanMap, Fights]


def functions(protocol: type) -> list[str]:
    return [name for name in vars(protocol) if not name.startswith("_")]


@pytest.mark.parametrize("game", [*GAMES, "ascari", "revolte"])
def test_a_game_has_texts_of_its_own_for_everything(game: str) -> None:
    """Types are held by mypy, which does not know whether a game has forgotten a chapter."""
    presenter = import_module(f"render.games.{game}").PRESENTER
    plain = BasePresenter(presenter._ruleset, title="", rules={})
    left = {each for chapter in CHAPTERS for each in functions(chapter) if _same(presenter, plain, each)}
    of_two = {"standing_orders", "frame", "written_word"}  # orders for the other side's turn, and users' battles
    assert left == (set() if len(presenter._ruleset.sides) > 1 else of_two)


def _same(presenter: Any, plain: Any, name: str) -> bool:
    return getattr(getattr(presenter, name), "__func__", None) is getattr(plain, name).__func__


def test_the_chapters_make_up_the_protocol() -> None:
    """Nothing of a presenter is in two chapters; what is in none is common to all games."""
    found = [name for protocol in CHAPTERS for name in functions(protocol)]
    assert len(found) == len(set(found))
    whole = {name for name in dir(Presenter) if not name.startswith("_")}
    assert whole - set(found) == {
        "picture",
        "fight",
        "image",
        "overlay_picture",
        "odds_picture",
        "plan_picture",
        "rulebook",
    }
    assert set(found) - whole == {"draw_map", "draw_plan", "draw_fight"}


def test_a_game_works_without_chapters_and_with_each_added_one() -> None:
    class Angles:
        def label(self, choice: Choice, /) -> str:
            return f"<{choice.word}>"

        description = label

    plain = BasePresenter(RULESET, title="Quoits", rules={})
    own = BasePresenter(RULESET, title="Quoits", rules={}, labels=Angles())
    choice = Choice("throw", "throw")
    with speaking("en"):
        assert (plain.label(choice), plain.description(choice)) == ("Throw", None)
        assert (own.label(choice), own.description(choice)) == ("<throw>", "<throw>")
        assert plain.answer_text(("throw",)) == own.answer_text(("throw",)) == "Throw"


@pytest.mark.parametrize("locale", ["en", "it", "fr"])
@pytest.mark.parametrize("game", [*GAMES, "ascari", "revolte"])
def test_the_choices_of_a_house_rule_have_different_names(game: str, locale: str) -> None:
    """One unit more was called «One fewer»: its key was that of one unit less."""
    presenter = import_module(f"render.games.{game}").PRESENTER
    with speaking(locale):
        rules = presenter.house_rules()
    named = {rule.name: [title for _, title in rule.choices] for rule in rules}
    assert {name: titles for name, titles in named.items() if len(set(titles)) < len(titles)} == {}


@pytest.mark.parametrize("name", ["siege", "keep-up-the-fire"])
def test_every_picture_is_drawn_by_the_same_function(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Board, overlay and enlarged part are what `draw_map` draws."""
    presenter = render.games.find(name).own.own  # type: ignore[attr-defined]
    asked: list[dict[str, Any]] = []

    def draw_map(_view: Any, **how: Any) -> Image.Image:
        asked.append({**how, "language": language()})
        return Image.new("P", (4, 4))

    monkeypatch.setattr(presenter, "draw_map", draw_map)
    ruleset = engine.games.find(name)
    view = ruleset.view(ruleset.new({}))
    with speaking("it"):
        presenter.picture(view, look="dark")
        presenter.image(view)
    with speaking("fr"):
        presenter.overlay_picture(view, None, ("happened",), part="1")
        presenter.overlay_picture(view, None, ("happened",))
    assert [(how["language"], how["look"], how.get("part"), how.get("overlay", ())) for how in asked] == [
        ("it", "dark", None, ()),
        ("it", "chart", None, ()),
        ("fr", "chart", "1", ("happened",)),
        ("fr", "chart", None, ("happened",)),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_no_other_code_draws_the_map(game: str) -> None:
    """Only the folder of the map knows the modules behind its entry point."""
    folder = Path(render.games.__file__).parent / game
    behind = re.compile(r"\bwhole_map\b|\benlarged_map\b|\bWholeMap\b|\bdraw_part\b")
    assert behind.search((folder / "map" / "board_map.py").read_text(encoding="utf-8"))
    others = [path for path in folder.parents[1].rglob("*.py") if not path.is_relative_to(folder.parent)]
    others += [path for path in folder.rglob("*.py") if path.parent != folder / "map"]
    assert len(others) > 30
    assert [path for path in others if behind.search(path.read_text(encoding="utf-8"))] == []
