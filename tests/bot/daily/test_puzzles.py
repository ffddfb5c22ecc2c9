"""The puzzle of the day through the door: the question, one answer, the solution, a line to share, a game from it."""

from __future__ import annotations

from datetime import date
from typing import Any

import msgspec
import pytest
from simcord.results import InteractionResult
from support import discord_limits
from support.discord_play import PlayServer, button, labels, private, text

import bot.daily.mining
import bot.daily.puzzle_handlers
import bot.daily.puzzles
import engine.games
from bot.daily.battles import DayBattles
from bot.daily.mining import packed, places, read
from bot.daily.puzzles import JOB, Puzzles
from bot.daily.service import after, before, day_of
from bot.runtime import clock
from bot.runtime.settings import Settings
from engine.core.planning import puzzles
from engine.core.planning.puzzles import (
    ANSWERS,
    EVE,
    GAP,
    MONDAY,
    PATIENCE,
    POINTS,
    Puzzle,
    confirmed,
    of_day,
    position_of,
)
from engine.core.planning.question import question_of
from render.language import speaking

DAYS = sorted(packed())
HOUR = 3_600


def one_of(system: str) -> Puzzle:
    """Return the packed puzzle of a game with the most answers."""
    every = [found for found in map(read, map(bytes, packed().values())) if found.system == system]
    return max(every, key=lambda found: len(found.answers))


class EveryDay(dict[str, msgspec.Raw]):
    """Packed puzzles that have the same one for each day."""

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__()
        self.puzzle = msgspec.Raw(msgspec.json.encode(puzzle))

    def __contains__(self, _: object) -> bool:
        return True

    def __missing__(self, _: str) -> msgspec.Raw:
        return self.puzzle


@pytest.fixture
def puzzle(monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    """Let every day have a packed puzzle of “Keep Up the Fire!”."""
    found = one_of("keep-up-the-fire")
    monkeypatch.setattr(bot.daily.puzzles, "packed", lambda: EveryDay(found))
    return found


def message(result: InteractionResult) -> Any:
    found = result.followups[-1] if result.followups else result.response
    assert found is not None
    assert found.ephemeral
    return found


async def pressed(server: PlayServer, who: Any, shown: Any, label: str) -> Any:
    stored = server.env.backend.get_message(server.first.id, shown.id)
    return await who.click(server.as_message(stored), custom_id=button(stored, label))


async def test_the_question_has_a_picture_and_a_button_for_each_plan(server: PlayServer, puzzle: Puzzle) -> None:
    shown = message(await server.alice.slash(server.first, "daily puzzle"))
    assert "Which plan is clearly the best" in text(shown)
    assert len(labels(shown)) == len(puzzle.answers)
    assert len(shown.attachments) == 1


async def test_more_plans_than_a_row_has_buttons(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    found = one_of("ascari")
    monkeypatch.setattr(bot.daily.puzzles, "packed", lambda: EveryDay(found))
    shown = message(await server.alice.slash(server.first, "daily puzzle"))
    assert len(labels(shown)) == len(found.answers) > 5
    assert "You command the" in text(shown)
    assert not discord_limits.faults_of_message({"components": shown.components})


async def solved(server: PlayServer, who: Any, puzzle: Puzzle, *, right: bool) -> Any:
    shown = message(await who.slash(server.first, "daily puzzle"))
    at = puzzle.answers.index(puzzle.right)
    label = labels(shown)[at if right else at - 1]
    await pressed(server, who, shown, label)
    return server.env.backend.get_message(server.first.id, shown.id)


async def test_the_first_answer_counts_and_shows_the_solution(server: PlayServer, puzzle: Puzzle) -> None:
    told = text(await solved(server, server.alice, puzzle, right=False))
    assert "❌" in told
    assert "of 100 games" in told
    with speaking("en"):
        why = server.bot.context.find(puzzle.system).plan_why(puzzle.right)
    assert f"\n{why[0].upper()}{why[1:]}.\n" in told, "the reason is a sentence"
    assert "Right answers: 0 of 1" in told
    again = message(await server.alice.slash(server.first, "daily puzzle"))
    assert "❌" in text(again), "the solution stays, and cannot be answered again"
    assert len(labels(again)) == 2
    assert "✅" in text(await solved(server, server.bob, puzzle, right=True))


async def test_old_answers_are_not_stored_twice(server: PlayServer, puzzle: Puzzle) -> None:
    shown = message(await server.alice.slash(server.first, "daily puzzle"))
    stored = server.env.backend.get_message(server.first.id, shown.id)
    right = puzzle.answers.index(puzzle.right)
    await pressed(server, server.alice, shown, labels(stored)[right - 1])
    puzzles: Puzzles = server.bot.puzzles
    today = day_of(clock.now())
    first = await puzzles.stored.answer_of(today, server.alice.id)
    assert await puzzles.stored.answer(today, server.alice.id, puzzle.right, right=True) == first


async def test_a_line_to_share_without_the_solution(server: PlayServer, puzzle: Puzzle) -> None:
    shown = await solved(server, server.alice, puzzle, right=True)
    line = private(await pressed(server, server.alice, shown, "📤"))
    assert "✅" in line
    with speaking("en"):
        names = [server.bot.context.find(puzzle.system).plan_choice(puzzle.kind, each) for each in puzzle.answers]
    assert not any(name in line for name in names)


async def test_a_game_goes_on_from_the_position(server: PlayServer, puzzle: Puzzle) -> None:
    shown = await solved(server, server.alice, puzzle, right=True)
    assert "You can play on from the puzzle here" in private(await pressed(server, server.alice, shown, "▶"))
    state = await server.state(server.first)
    assert state.system == puzzle.system
    rules = engine.games.find(puzzle.system)
    assert state.progress == rules.progress(position_of(rules, puzzle).world)
    assert state.dice == "resumed"


async def test_others_choices_and_days_in_a_row(server: PlayServer, puzzle: Puzzle) -> None:
    puzzles: Puzzles = server.bot.puzzles
    today = day_of(clock.now())
    for number in range(4):
        await puzzles.stored.answer(today, 1_000 + number, puzzle.right, right=True)
    for day in ("2000-01-01", before(today), before(before(today))):
        await puzzles.stored.answer(day, server.alice.id, puzzle.right, right=True)
    told = text(await solved(server, server.alice, puzzle, right=True))
    assert "100% chose it" in told
    assert "3 days in a row" in told
    assert "Right answers: 4 of your last 4" in told


async def test_a_day_without_a_puzzle_says_so(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot.daily.puzzles, "packed", dict)
    assert "There is no puzzle for this day yet" in private(await server.alice.slash(server.first, "daily puzzle"))


async def test_a_missing_puzzle_is_searched_by_one_process_and_stored(
    server: PlayServer, puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched = []

    async def found(_work: Any, day: str, *, seconds: float) -> Puzzle:
        assert seconds
        searched.append(day)
        return puzzle

    chances = server.bot.context.chances
    monkeypatch.setattr(bot.daily.puzzles, "packed", dict)
    monkeypatch.setattr(chances, "apart", found)
    mine, other = (Puzzles(server.bot.database, chances, on=True) for _ in range(2))
    now, today = clock.now(), day_of(clock.now())
    for _ in range(3):
        for each in (mine, other):
            await each.run_due(now)
            if each._searching is not None:
                await each._searching
    assert searched == [today, after(today)]
    assert await other.of_day(today) == puzzle


@pytest.mark.stress
async def test_a_process_of_lowest_priority_finds_the_puzzle_while_the_bot_plays(
    server: PlayServer, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `siegemaster run` does it: the bot has no puzzle of the day, and starts the real process for it.

    The process has the packed puzzles, so its search is short, unless others leave it no time.
    """

    async def undrawn(*_: Any) -> None:
        return None

    day = DAYS[0]
    monkeypatch.setattr(DayBattles, "run_due", undrawn)  # it would draw a battle in a process for minutes
    monkeypatch.setattr(settings, "chances", True)
    monkeypatch.setattr(type(server.bot), "searching", True)
    monkeypatch.setattr(bot.daily.puzzles, "day_of", lambda _: day)
    monkeypatch.setattr(bot.daily.puzzle_handlers, "day_of", lambda _: day)
    await server.restart()
    assert JOB in server.bot.context.scheduler._jobs
    puzzles: Puzzles = server.bot.puzzles
    monkeypatch.setattr(bot.daily.puzzles, "packed", dict)
    puzzles._complete = ""
    await puzzles.run_due(clock.now())
    assert puzzles._searching is not None
    await puzzles._searching
    shown = message(await server.alice.slash(server.first, "daily puzzle"))
    assert len(labels(shown)) == len(read(bytes(packed()[day])).answers)
    assert await puzzles.of_day(day) == read(bytes(packed()[day]))


async def test_a_finished_game_leads_to_the_puzzle(server: PlayServer, puzzle: Puzzle) -> None:
    await server.new(server.first)
    await server.alice.slash(server.first, "siege auto", scope="all")
    board = server.board(server.first)
    more = await server.alice.click(server.as_message(board), custom_id=button(board, "More"))
    opened = await pressed(server, server.alice, more.response, "Puzzle")
    assert "Which plan is clearly the best" in text(message(opened))


@pytest.mark.stress
def test_the_search_of_a_packed_day_finds_the_same_puzzle() -> None:
    day = min(DAYS, key=lambda each: int(read(bytes(packed()[each])).seed.rpartition("/")[2]))
    assert of_day(places(), day, date.fromisoformat(day).toordinal()) == read(bytes(packed()[day]))


def test_packed_puzzles_are_clear_and_as_hard_as_their_day_wants() -> None:
    """The best plan of each leads by what a puzzle needs, and Monday's the adviser would find."""
    for day in DAYS:
        puzzle = read(bytes(packed()[day]))
        assert puzzle.rules == engine.games.find(puzzle.system).rules_version, day
        assert len(set(puzzle.answers)) == len(puzzle.answers) == len(puzzle.worths) >= ANSWERS, day
        worths = dict(zip(puzzle.answers, puzzle.worths, strict=True))
        best = worths.pop(puzzle.right)
        gap = best - max(worths.values())
        assert gap >= (POINTS if puzzle.counted else GAP), day
        assert puzzle.error > 0, day
        assert date.fromisoformat(day).weekday() != MONDAY or not puzzle.surprising, day


@pytest.mark.parametrize(("number", "surprising", "tried"), [(7, True, 1), (7, False, PATIENCE + 1), (1, False, 1)])
def test_a_sunday_without_a_fault_of_the_adviser_gets_another_puzzle(
    number: int, surprising: bool, tried: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = msgspec.structs.replace(one_of("keep-up-the-fire"), surprising=surprising)
    rules, seeds = engine.games.find(puzzle.system), list[str]()

    def mined(ruleset: object, options: object, seed: str, **_: object) -> list[Puzzle]:
        seeds.append(seed)
        return [puzzle]

    monkeypatch.setattr(puzzles, "mined", mined)
    monkeypatch.setattr(puzzles, "confirmed", lambda _, one, **__: one)
    assert of_day([(rules, {})], "some day", number) == puzzle
    assert len(seeds) == tried


def test_the_adviser_loses_less_than_a_fifth_of_a_game_in_packed_puzzles() -> None:
    """A position in which it loses more is a fault of the adviser: mend it, and search that day again."""
    for day in DAYS:
        puzzle = read(bytes(packed()[day]))
        assert puzzle.counted or max(puzzle.worths) - puzzle.adviser < 0.2, day


def test_all_packed_puzzles_differ() -> None:
    """No two days have the same game or position."""
    positions = {(puzzle.system, puzzle.seed, puzzle.moves) for puzzle in map(read, map(bytes, packed().values()))}
    assert len(positions) == len(DAYS)


@pytest.mark.parametrize("day", [*DAYS[:2], *(pytest.param(day, marks=pytest.mark.stress) for day in DAYS[2:])])
def test_packed_puzzles_replay_to_their_question(day: str) -> None:
    puzzle = read(bytes(packed()[day]))
    rules = engine.games.find(puzzle.system)
    outcome = position_of(rules, puzzle)
    assert outcome.ask is not None
    side = puzzle.side if len(rules.sides) > 1 else None
    question = question_of(rules, rules.view(outcome.world, side), outcome.ask)
    assert question is not None
    assert question.kind == puzzle.kind
    assert set(puzzle.answers) <= set(question.plans)


@pytest.mark.stress
def test_a_packed_puzzle_is_confirmed_again_with_the_same_figures() -> None:
    puzzle = one_of("keep-up-the-fire")
    again = confirmed(engine.games.find(puzzle.system), puzzle)
    assert again == puzzle, f"the figures are those of games {EVE}"
