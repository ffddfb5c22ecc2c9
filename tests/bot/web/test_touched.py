"""Every answer can be touched: along whole games, from what the page is sent, by a finger that knows nothing else."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from support import stress
from support.whole_games import Board, boards

import engine.games
import render.games
from bot.web.levels import Levels
from engine.core.asks import JOIN, Answer, Ask, Refused
from engine.core.policies import RandomPlayer
from engine.core.ruleset import Ruleset
from engine.games.revolte.phases.units import read_figures
from render.games.revolte.map.frame import EDGE, HEAD
from render.games.revolte.map.scene import whole
from render.language import speaking
from render.touch import Shape, bounds

GAMES: tuple[tuple[str, dict[str, str]], ...] = (
    ("keep-up-the-fire", {}),
    ("siege", {}),
    ("ascari", {"scenario": "agordat-1890"}),
    ("ascari", {"scenario": "makalle-1896"}),
    ("revolte", {}),
)
LANGUAGES = ("en", "it", "fr")
FEW = 3
MOST = 25
"""The boards of a game that always run; all of them under stress."""


def sent(body: Any) -> Any:
    """Return what a browser gets."""
    return msgspec.json.decode(msgspec.json.encode(body))


class Finger:
    """Touches what the page shows until an answer is to be confirmed, or it finds no way."""

    def __init__(self, levels: Levels) -> None:
        self.levels = levels
        self.touches = 0

    def reach(self, wanted: Answer) -> Answer:
        """Return the answer that the page asks to confirm. Raise `LookupError` where it cannot be touched."""
        level = sent(self.levels.at(()))
        if "verbs" in level and tuple(level["path"]) != wanted[:1]:
            self._among(level["verbs"], wanted[0])
            level = self._go(wanted[:1])
        while "confirm" not in level or tuple(level["confirm"]) != wanted:
            path = tuple(level.get("confirm", level.get("path")))
            if path != wanted[: len(path)] or "confirm" in level:
                level = self._change(level, wanted)
                path = tuple(level["path"])
            level = self._touch(level, path, wanted[len(path)])
        return tuple(level["confirm"])

    def _change(self, level: Any, wanted: Answer) -> Any:
        """Go back to the first menu where something sensible was taken, which is what was not wanted."""
        kept = tuple(level["change"])
        assert kept == wanted[: len(kept)]
        return self._go(kept, all_=True)

    def _touch(self, level: Any, path: Answer, word: str) -> Any:
        if level["many"]:
            for each in word.split(JOIN):
                self._among(level["choices"], each)
        elif level["free"] and all(each["word"] != word for each in level["choices"]):
            self._among(sent(self.levels.points(path, pixels(self.levels.state.view, word)))["choices"], word)
        else:
            self._among(level["choices"], word)
        return self._go((*path, word))

    def _among(self, choices: Any, word: str) -> None:
        if all(each["word"] != word for each in choices):
            raise LookupError(word)

    def _go(self, path: Answer, *, all_: bool = False) -> Any:
        self.touches += 1
        return sent(self.levels.at(path, all_=all_))


def played(name: str, options: dict[str, str], policy: str, *, most: int = MOST) -> Iterator[tuple[Board, Levels]]:
    rules = engine.games.find(name)
    presenter: Any = render.games.find(name)
    for number, board in enumerate(boards(rules, seed="apple", options=options, policy=policy)):
        if not stress.FULL and number >= most:
            return
        if board.ask is not None:
            state: Any = SimpleNamespace(view=board.view, ask=board.ask, sides={})
            yield board, Levels(state, presenter, plain=str)


def pixels(view: Any, word: str) -> tuple[tuple[float, float], ...]:
    """Return where the places, or the figures, of a typed word are on the picture of the table."""
    position = view.position
    spots = [tuple(map(int, each.split(","))) for each in re.findall(r"\d+,\d+", word)]
    if (figures := read_figures(position, word)) is not None:
        spots = [position.figures[name].at for name in figures]
    window = whole(position.scenario)
    return tuple((EDGE + x * window.unit, HEAD + EDGE + y * window.unit) for x, y in spots)


def answers(rules: Ruleset[Any], board: Board, mind: Any) -> list[Answer]:
    """Return what the adviser says, and something that a random player does: its typed words may be refused."""
    assert board.ask is not None
    found = [canonical(board.ask, rules.policies["steward"]("apple").answer(board.view, board.ask))]
    with contextlib.suppress(Refused):
        found.append(canonical(board.ask, mind.answer(board.view, board.ask)))
    return found


def canonical(ask: Ask, answer: Answer) -> Answer:
    trusted, ask.trusted = ask.trusted, False
    try:
        return ask.check(answer)
    finally:
        ask.trusted = trusted


@pytest.mark.parametrize(("name", "options"), GAMES, ids=lambda each: each if isinstance(each, str) else None)
def test_every_legal_answer_can_be_given_by_touch(name: str, options: dict[str, str]) -> None:
    """In one language after the other."""
    rules, mind, count = engine.games.find(name), RandomPlayer("pear"), 0
    for number, (board, levels) in enumerate(played(name, options, "steward")):
        with speaking(LANGUAGES[number % len(LANGUAGES)]):
            for wanted in answers(rules, board, mind):
                assert Finger(levels).reach(wanted) == wanted
                assert levels.at(wanted, all_=True)["said"]
                count += 1
    assert count > 20


@pytest.mark.stress("ascari-options3")
@pytest.mark.parametrize(("name", "options"), GAMES, ids=lambda each: each if isinstance(each, str) else None)
def test_shapes_lie_within_the_picture(name: str, options: dict[str, str]) -> None:
    """Shapes of the last events are checked too. A choice without a place has a label."""
    presenter: Any = render.games.find(name)
    size, seen, lit = None, 0, list[Shape]()
    with speaking("en"):
        for board, levels in played(name, options, "steward"):
            if size is None:
                size = presenter.image(board.view).size
            level = sent(levels.at(()))
            shapes = [msgspec.convert(each, Shape) for each in (*level.get("shapes", ()), *level["marks"])]
            told = presenter.latest(board.view, board.events)
            assert len(told) <= 2
            lit += (places := [shape for _, events in told for shape in presenter.event_shapes(board.view, events)])
            shapes += places
            for shape in shapes:
                x0, y0, x1, y1 = bounds(shape)
                middle = (x0 + x1) / 2, (y0 + y1) / 2
                assert 0 <= middle[0] <= size[0], shape
                assert 0 <= middle[1] <= size[1], shape
                assert x0 < x1, shape
                assert y0 < y1, shape
            seen += len(shapes)
            for choice in level.get("choices", ()):
                assert choice["label"]
                assert len(choice.get("badge", "")) <= 8
    assert seen > 10
    assert len(set(lit)) > 3, "events have places"


@pytest.mark.parametrize(("name", "options"), GAMES, ids=lambda each: each if isinstance(each, str) else None)
def test_the_odds_before_an_answer_are_those_of_the_channel(name: str, options: dict[str, str]) -> None:
    """An answer to confirm shows the odds that `/siege odds` gives for its roll, and none that it does not give."""
    rules, mind, shown = engine.games.find(name), RandomPlayer("pear"), 0
    presenter: Any = render.games.find(name)
    with speaking("en"):
        for board, levels in played(name, options, "steward", most=80):
            for answer in answers(rules, board, mind):
                confirm = sent(levels.at(answer, all_=True))
                subject = presenter.odds_subject(board.view, board.ask, answer)
                rolls = presenter.odds_ask(board.view, board.ask)
                if subject is None or rolls is None:
                    assert "odds" not in confirm
                    continue
                assert rolls.check(subject) == subject, "the channel knows this roll"
                sheet = presenter.odds(board.view, board.ask, subject)
                assert confirm["odds"]["roll"] == sheet.roll
                assert [each[1] for each in confirm["odds"]["shares"]] == [each.percent for each in sheet.shares]
                shown += 1
    assert shown > 0


def test_a_way_is_told_before_it_is_gone() -> None:
    """With the enemies that could fire at it, in the channel's own words; what a unit sees is on the board already."""
    presenter: Any = render.games.find("ascari")
    rules, told = engine.games.find("ascari"), set()
    with speaking("en"):
        for board, levels in played("ascari", {"scenario": "agordat-1890"}, "steward", most=110):
            for answer in answers(rules, board, RandomPlayer("pear")):
                confirm = sent(levels.at(answer, all_=True))
                subject = presenter.picked(board.view, board.ask, answer)
                assert ("told" in confirm) == (subject[:1] == ("way",)), answer
                if "told" in confirm:
                    lines = presenter.overlay(board.view, board.ask, subject).lines
                    assert confirm["told"] == list(lines)
                    told.add(lines[-1])
    assert len(told) > 1, "some ways are safe, others are not"
    assert not any("can’t" in line for line in told)


@pytest.mark.parametrize(
    ("name", "kind", "wanted"),
    [("siege", "march", r"movement point|next zone"), ("keep-up-the-fire", "redeploy", r"wall|guard")],
)
def test_a_path_without_fire_shows_its_cost_and_its_goal(name: str, kind: str, wanted: str) -> None:
    """What the menus have said about the goal and the pieces stands beside “Do it”, and nothing of it is cut."""
    rules, found = engine.games.find(name), 0
    with speaking("en"):
        for board, levels in played(name, {}, "steward", most=110):
            if board.ask is None or board.ask.kind != kind:
                continue
            for answer in answers(rules, board, RandomPlayer("pear")):
                if answer[0] != "move":
                    continue
                confirm = sent(levels.at(answer, all_=True))
                assert re.search(wanted, confirm["detail"]), confirm
                assert "…" not in confirm["detail"]
                assert "told" not in confirm
                found += 1
    assert found > 2


def test_no_two_walls_share_a_place() -> None:
    """A finger on a wall of Keep Up the Fire! means that wall, in the corners too."""
    with speaking("en"):
        for board, levels in played("keep-up-the-fire", {}, "steward", most=60):
            if board.ask is not None and board.ask.kind == "works":
                walls = [each[1] for each in sent(levels.at(()))["shapes"]]
                break
    assert len(walls) == 4
    for x in range(0, 1_000, 6):
        for y in range(90, 1_070, 6):
            assert sum(_within(wall, x + 0.5, y + 0.5) for wall in walls) <= 1, (x, y)


def _within(polygon: list[int], x: float, y: float) -> bool:
    corners = list(zip(polygon[::2], polygon[1::2], strict=True))
    crossed = 0
    for (a, b), (c, d) in zip(corners, [*corners[1:], corners[0]], strict=True):
        crossed += (b > y) != (d > y) and x < (c - a) * (y - b) / (d - b) + a
    return crossed % 2 == 1


def test_a_march_takes_two_touches_before_it_is_confirmed() -> None:
    """A unit, a hex, “Do it”: no move that the adviser makes in Ascari takes more."""
    rules, found = engine.games.find("ascari"), set()
    with speaking("en"):
        for board, levels in played("ascari", {"scenario": "agordat-1890"}, "steward", most=60):
            assert board.ask is not None
            wanted = canonical(board.ask, rules.policies["steward"]("apple").answer(board.view, board.ask))
            if board.ask.kind == "move" and wanted[0] == "move":
                finger = Finger(levels)
                finger.reach(wanted)
                found.add(finger.touches)
                reach = sent(levels.at(("move", wanted[1]), all_=True))
                assert reach["marks"], "the unit that is touched is marked"
                assert any(each.get("at") and each.get("badge") for each in reach["choices"]), "with its costs"
    assert 2 in found
    assert max(found) <= 4, "with other leaders than the usual ones, or a way of one's own"


def test_a_march_to_a_free_place_takes_three_touches_before_it_is_confirmed() -> None:
    """Figures, a place on the table, and what it may mean: with “Do it” four, at most five."""
    marched = 0
    with speaking("en"):
        for board, levels in played("revolte", {}, "steward"):
            root = sent(levels.at(()))
            units = [each["word"] for each in root["choices"] if each["kind"] == "unit"]
            if not units or board.ask is None or board.ask.kind != "order":
                continue
            level = sent(levels.at((*root["path"], units[0])))
            assert level["free"]
            assert level["marks"], "the reach of the figures is drawn"
            spots = ((x, y) for y in range(150, 900, 60) for x in range(100, 1_500, 60))
            offered = (sent(levels.points(tuple(level["path"]), (spot,)))["choices"] for spot in spots)
            place = next(filter(None, offered))[0]["word"]
            assert re.search(r"\d+,\d+$", place), "a place that no menu names"
            assert "confirm" in sent(levels.at((*level["path"], place)))
            marched += 1
            if marched == FEW:
                return
    raise AssertionError(marched)


def test_the_best_shot_of_the_siege_takes_one_touch_before_it_is_confirmed() -> None:
    presenter: Any = render.games.find("siege")
    shots = 0
    with speaking("en"):
        for board, levels in played("siege", {}, "steward", most=110):
            if board.ask is None or board.ask.kind != "fire":
                continue
            listed = [option for each in presenter.shortcuts(board.view, board.ask) for option in each.options]
            if listed:
                confirm = sent(levels.at(listed[0].path))
                assert confirm["confirm"][0] == "fire"
                assert confirm["odds"]["shares"]
                shots += 1
    assert shots > 2
