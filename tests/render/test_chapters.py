"""The chapters of the games' presenters: each module has the functions of its protocol, with their types."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import NoneType
from typing import Any, get_args, get_type_hints

import pytest
from PIL import Image

import engine.games
import render.games
from engine.core.asks import Choice
from engine.games.siege import RULESET
from render.base_presenter import CHAPTERS, BasePresenter, functions
from render.language import language, speaking
from render.presenter import GeneralTexts, Presenter

GAMES = ("siege", "keep_up_the_fire")
OF_SIDES = {"text.standing_orders"}
"""The chapters that only games of several sides have."""
BY_POSITION = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)


def _fits(own: Callable[..., Any], wanted: Callable[..., Any]) -> None:
    """Fail unless a function takes what the protocol's method takes, and returns what it returns."""
    mine, theirs = (list(inspect.signature(each).parameters.values()) for each in (own, wanted))
    theirs = theirs[1:]  # without self
    first, second = ([each for each in found if each.kind in BY_POSITION] for found in (mine, theirs))
    types, wanted_types = get_type_hints(own), get_type_hints(wanted)
    assert len(first) == len(second)
    for one, other in zip(first, second, strict=True):
        assert wanted_types[other.name] is Any or types[one.name] in (wanted_types[other.name], object), one.name
    named = {each.name: each for each in mine if each.kind is inspect.Parameter.KEYWORD_ONLY}
    for other in (each for each in theirs if each.kind is inspect.Parameter.KEYWORD_ONLY):
        one = named.pop(other.name)
        assert types[one.name] == wanted_types[other.name], one.name
        assert (one.default is one.empty) <= (other.default is other.empty), one.name
    assert all(left.default is not left.empty for left in named.values()), "what nobody gives has a default"
    returned, wanted_return = types["return"], wanted_types["return"]
    assert returned == wanted_return or {returned, NoneType} == set(get_args(wanted_return))


@pytest.mark.parametrize(
    ("game", "chapter"),
    [
        *((game, chapter) for game in GAMES for chapter in CHAPTERS if chapter not in OF_SIDES),
        *((game, chapter) for game in ("ascari", "revolte") for chapter in OF_SIDES),
    ],
)
def test_a_chapter_has_the_functions_of_its_protocol(game: str, chapter: str) -> None:
    module = import_module(f"render.games.{game}.{chapter}")
    presenter = import_module(f"render.games.{game}").PRESENTER
    for name in functions(CHAPTERS[chapter]):
        own = getattr(module, name)
        _fits(own, getattr(CHAPTERS[chapter], name))
        assert getattr(presenter, name) == own


def test_the_chapters_and_the_general_texts_are_the_protocol() -> None:
    """Nothing of a presenter is in two chapters; what is in none is common to all games."""
    found = [name for protocol in (GeneralTexts, *CHAPTERS.values()) for name in functions(protocol)]
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
    assert set(found) - whole == {"draw_map", "draw_plan", "draw_fight", "fight_alt"}
    assert all(callable(getattr(BasePresenter, name)) for name in found), "the plain presenter has them all"


def test_a_folder_without_chapters_is_plain(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game begins without any, and adds one chapter after the other."""
    package = tmp_path / "quoits"
    (package / "text").mkdir(parents=True)
    for folder in (package, package / "text"):
        (folder / "__init__.py").write_text("")
    labels = '"""Labels."""\ndef label(choice):\n    return f"<{choice.word}>"\ndescription = label\n'
    (package / "text" / "labels.py").write_text(labels)
    monkeypatch.syspath_prepend(tmp_path)
    assert find_spec("quoits.text.labels") is not None
    plain = BasePresenter(RULESET, title="Quoits", rules={})
    own = BasePresenter(RULESET, title="Quoits", rules={}, package="quoits")
    choice = Choice("throw", "throw")
    with speaking("en"):
        assert (plain.label(choice), plain.description(choice)) == ("Throw", None)
        assert (own.label(choice), own.description(choice)) == ("<throw>", "<throw>")
        assert plain.answer_text(("throw",)) == own.answer_text(("throw",)) == "Throw"


@pytest.mark.parametrize("name", ["siege", "keep-up-the-fire"])
def test_every_picture_comes_through_the_same_door(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Board, overlay and enlarged part are what `draw_map` draws."""
    presenter = render.games.find(name).own  # type: ignore[attr-defined]
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
def test_nothing_else_draws_the_map(game: str) -> None:
    """What is behind the door is known in the map's own folder alone."""
    folder = Path(render.games.__file__).parent / game
    behind = re.compile(r"\bwhole_map\b|\benlarged_map\b|\bWholeMap\b|\bdraw_part\b")
    assert behind.search((folder / "map" / "board_map.py").read_text(encoding="utf-8"))
    others = [path for path in folder.parents[1].rglob("*.py") if not path.is_relative_to(folder.parent)]
    others += [path for path in folder.rglob("*.py") if path.parent != folder / "map"]
    assert len(others) > 30
    assert [path for path in others if behind.search(path.read_text(encoding="utf-8"))] == []
