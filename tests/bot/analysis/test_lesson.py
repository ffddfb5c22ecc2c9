"""The lesson on the last board: for a person who lost, alone or against another, and better once it is analysed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from support.discord_play import PlayServer, text
from support.duel.room import EAST, WEST

import engine.games
import render.games
from bot.analysis.at_the_end import AtTheEnd
from bot.games import new_games, pledges
from bot.games.saves import open_save, play
from bot.games.state import GameState
from db.schema.games import OVER
from engine.core.chances.analysis_format import Analysis, TurningPoint
from engine.core.chances.mistakes import Made
from engine.core.pledge import TYPED, Pledge, Word
from render.curve_data import Mistake
from render.language import speaking

pytestmark = pytest.mark.sqlite
LESSON = "For next time"


class Known:
    """Stands for what is known of a finished game."""

    def __init__(self, lost: str | None, made: Made) -> None:
        self.lost, self.made = lost, made
        self.analysis: Analysis | None = None
        self.asked = 0

    async def known(self, _: GameState) -> Analysis | None:
        return self.analysis

    async def loser(self, _: GameState) -> str | None:
        return self.lost

    async def mistakes(self, _: GameState) -> Made:
        self.asked += 1
        return self.made


class State:
    """A finished game of Ascari: what the last board reads of it."""

    id, version, system, locale, status, result = "abcdefgh", 9, "ascari", "en", OVER, {"winner": "dervish"}
    sealed, battle = False, ""


ITALIAN, DERVISH = "italian", "dervish"
MADE = Made({ITALIAN: {"italian-rash-melees": 2}, DERVISH: {"dervish-shots-forgone": 9}}, frozenset({ITALIAN, DERVISH}))


def analysed(accuracy: Mapping[str, float]) -> Analysis:
    return Analysis(
        rules="1",
        tries=50,
        sides=(ITALIAN, DERVISH),
        first=0.5,
        end=0.0,
        decisions=(),
        days=(),
        turning_points=(),
        accuracy=accuracy,
    )


def title(name: str) -> str:
    with speaking("en"):
        return render.games.find("ascari").mistake(name).title


@pytest.mark.parametrize(
    ("lost", "people", "told"),
    [
        (ITALIAN, {ITALIAN, DERVISH}, "italian-rash-melees"),
        (DERVISH, {ITALIAN, DERVISH}, "dervish-shots-forgone"),
        (ITALIAN, {ITALIAN}, "italian-rash-melees"),
        (ITALIAN, {DERVISH}, ""),
        (None, {ITALIAN, DERVISH}, ""),
    ],
)
async def test_the_losing_side_of_two_is_named_and_gets_the_lesson(
    server: PlayServer, lost: str | None, people: set[str], told: str
) -> None:
    """The lesson is about the loser's own mistakes; the autopilot gets none, and after a draw nobody does."""
    known: Any = Known(lost, MADE._replace(people=frozenset(people)))
    state: Any = State()
    said = await AtTheEnd(server.bot.context, known).lesson(state)
    assert (said is not None) is bool(told)
    for name in ("italian-rash-melees", "dervish-shots-forgone"):
        assert (title(name) in (said or "")) is (name == told)


async def test_the_lesson_uses_the_analysis_once_there_is_one(server: PlayServer) -> None:
    """The lesson is computed once before and once after; while others play the same dice, it is limited to mistakes."""
    known, state = Known(ITALIAN, MADE), State()
    lines = AtTheEnd(server.bot.context, known)  # type: ignore[arg-type]

    async def said(of: Any = state) -> str | None:
        return await lines.lesson(of)

    first = await said()
    assert first == await said()
    known.analysis = analysed({DERVISH: 90.0})
    assert first is not None
    assert await said() is None, "the analysis says that nobody played the Italians"
    assert await said() is None
    assert known.asked == 2
    state.sealed = True
    assert await said() == first


async def test_the_lesson_is_in_the_language_of_each_reader(server: PlayServer) -> None:
    """The board's page and followers read a game in their own languages, whatever language was first."""
    lines, said = AtTheEnd(server.bot.context, Known(ITALIAN, MADE)), list[str]()  # type: ignore[arg-type]
    for locale in ("en", "it", "fr", "en"):
        state: Any = State()
        state.locale = locale
        line = await lines.lesson(state)
        with speaking(locale):
            assert line is not None
            assert render.games.find("ascari").mistake("italian-rash-melees").title in line
        said.append(line)
    assert len(set(said)) == 3
    assert said[0] == said[-1]


async def test_a_winner_sees_the_turning_point_instead_of_a_lesson(server: PlayServer) -> None:
    known, state = Known(ITALIAN, MADE), State()
    point = TurningPoint(version=5, period=3, side=DERVISH, answer=("done",), gain=0.3, doubt=0.05)
    known.analysis = msgspec.structs.replace(analysed({DERVISH: 90.0}), turning_points=(point,))
    said = await AtTheEnd(server.bot.context, known).lesson(state)  # type: ignore[arg-type]
    assert said is not None
    assert said.startswith("The turning point: turn 3, ")


async def test_the_last_board_of_a_solo_game_has_the_lesson_of_a_loser(
    server: PlayServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A player who won, or let the autopilot play the whole game, gets none."""
    rules = engine.games.find("orchard")
    for won, person in ((False, True), (True, True), (False, False)):
        monkeypatch.setattr(rules, "comparable_result", ended(rules.comparable_result, won=won))
        monkeypatch.setattr(
            rules, "count_mistakes", lambda found, counts: {"wasted": 2 * sum(bool(counts("wasted")) for _ in found)}
        )
        await server.new(server.first)
        if person:
            await server.alice.slash(server.first, "siege move", **{"from": "gate", "to": "trees", "what": "anna"})
        await server.alice.slash(server.first, "siege auto", scope="all")
        await server.env.advance_time(5)
        assert (await server.state(server.first)).status == OVER
        board = text(server.messages(server.first)[-1])
        assert (LESSON in board) is (person and not won), board


def wasted(found: Any, counts: Any) -> dict[str, int]:
    """Count two mistakes a step that is a person's."""
    return {"wasted": 2 * sum(bool(counts("wasted")) for _ in found)}


def ended(of: Any, *, won: bool) -> Any:
    """Let a game's result be won or lost."""

    def result(world: Any) -> Any:
        found = of(world)
        return found and type(found)(won=won, band=found.band, score=found.score, periods=found.periods)

    return result


@pytest.mark.duel
class TestDuel:
    """A game of two people, on its real board."""

    async def test_the_last_board_of_a_game_of_two_has_the_losers_lesson(
        self, server: PlayServer, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The text names the side; the winner's mistakes are not listed."""
        rules: Any = engine.games.find("duel")
        monkeypatch.setattr(rules, "count_mistakes", lambda found, _: dict.fromkeys((WEST, EAST), len(list(found))))
        monkeypatch.setattr(rules, "side_of_mistake", lambda name: name)
        presenter = server.bot.context.find("duel")
        monkeypatch.setattr(presenter, "mistake", lambda name, **_: Mistake(f"{name} was hasty", "§1"), raising=False)
        monkeypatch.setattr(new_games, "fresh_pledge", lambda: Pledge(secret="5c" * 16))
        monkeypatch.setattr(pledges, "Word", lambda *_: Word("quince", TYPED))
        await server.new(server.first, seed=None, opponent=server.bob)
        people = {WEST: server.alice, EAST: server.bob}
        service, steward = server.bot.context.service, rules.policies["steward"]("s")
        while (state := await server.state(server.first)).status != OVER:
            outcome = play(state.row, *open_save(state.row), None)
            side = outcome.asks[0].side
            answer = steward.answer(rules.view(outcome.world, side), outcome.asks[0])
            await service.decide(state.id, version=state.version, answer=answer, actor=people[side].id)
        await server.env.advance_time(5)
        board = text(server.messages(server.first)[-1])
        winner = (state.result or {})["winner"]
        assert winner in people
        for side in people:
            assert (f"{side} was hasty" in board) is (side != winner)
