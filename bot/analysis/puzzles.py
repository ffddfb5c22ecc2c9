"""“Your puzzle”: users look for better decisions in positions from their own games."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
from discord import ButtonStyle, ui

from bot.analysis.handlers import AnalysisHandlers, expect_over, point_number, replay_button, to_button
from bot.analysis.puzzle_reminders import PUZZLE, PuzzleReminders, reminder_button
from bot.analysis.repetition import repeated
from bot.analysis.trying import Position, position_before, tried
from bot.games.errors import IsDailyAttempt, NoSuchGame, SaveUnreadable
from bot.runtime import clock
from bot.ui.components import Button, Values, button, button_row, press_button
from bot.ui.custom_ids import Press, StaleCustomId
from bot.ui.errors import UserError
from bot.ui.replies import note, promise, redraw, whisper
from bot.ui.texts import QUIET, cut, say
from db.own_puzzles import Named, OwnPuzzles
from db.schema.games import OVER
from engine.core.asks import Answer
from engine.core.chances.analysis_format import PLAN, TurningPoint
from engine.core.replay import ReplayMismatch
from render.analysis.told import Told, signed
from render.localization import capitalized
from render.panel import ALT_LENGTH, LABEL_LENGTH

if TYPE_CHECKING:
    from bot.context import GameFinder
    from bot.games.state import GameState, VisibleGame

Interaction = discord.Interaction[Any]

_BOARD = "position.png"
_LONGEST = 3_900
_KEPT = 8
CHOSEN = "ownpick"
"""The action of the buttons with the answers to a puzzle."""


class _Puzzle(NamedTuple):
    """A puzzle made from a mistake in a finished game.

    `own` is true if the user made the mistake. `number` is the number of its turning point; 0 if it is not one.
    """

    state: VisibleGame
    told: Told
    point: TurningPoint
    own: bool
    number: int

    @property
    def named(self) -> Named:
        """The key of the puzzle in the database."""
        return Named(self.state.id, self.point.version)


class OwnPuzzleHandlers:
    """Shows users puzzles from their own games, and stores the users' answers."""

    def __init__(self, analysis: AnalysisHandlers, stored: OwnPuzzles, reminders: PuzzleReminders) -> None:
        self.context = analysis.context
        self.analysis = analysis
        self.stored = stored
        self.reminders = reminders
        self._positions: dict[tuple[str, int, int], Position] = {}

    # --- which puzzle ---

    @button(PUZZLE)
    async def _next(self, interaction: Interaction, _press: Press, _: Values) -> None:
        """Show the user's next puzzle."""
        await promise(interaction, public=None)
        await self._show(interaction, await self._found(interaction))

    @button("anagain")
    async def _again(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the user's puzzle of a game or of one turning point."""
        state = await self.context.visibility.load(interaction, press.game)
        await promise(interaction, public=None)
        await self._show(interaction, await self._of_game(interaction, state, press.page or None))

    async def again(self, interaction: Interaction, games: GameFinder, game: str | None, number: int | None) -> None:
        """Show a puzzle privately: the user's next one, one from `game`, or the turning point `number`.

        Raise `UserError` if there is none.
        """
        await promise(interaction, public=None)
        if game is not None or number is not None:
            state = await games.open(interaction, game)
            await self._show(interaction, await self._of_game(interaction, state, number))
        else:
            await self._show(interaction, await self._found(interaction, games))

    async def _found(self, interaction: Interaction, games: GameFinder | None = None) -> _Puzzle | str:
        """Return the user's next puzzle, or a text if there is none."""
        due, stale = await self._longest_due(interaction)
        if due is not None:
            return due
        analysed = await self.stored.analysed(interaction.user.id)
        async for state in self._seen(interaction, analysed):
            known = await self.stored.known(interaction.user.id, state.id)
            for puzzle in await self._mine(interaction, state) or ():
                if puzzle.point.version not in known:
                    return puzzle
        if stale is not None:
            return say("own-puzzle-rules", game=self.context.presenter(stale).title(), id=stale.id)
        here = await self._of_channel(interaction, games, analysed) if games is not None else None
        if here is not None:
            return await self._of_game(interaction, here, None)
        if (at := await self.stored.next_due(interaction.user.id)) is not None:
            return say("own-puzzle-later", at=discord.utils.format_dt(at, "R"))
        return say("own-puzzle-all-clean" if analysed else "own-puzzle-none")

    async def _longest_due(self, interaction: Interaction) -> tuple[_Puzzle | None, VisibleGame | None]:
        """Return the puzzle that has been due longest for the user. Delete puzzles that no longer exist.

        If there is no such puzzle, return a game whose puzzle was made under older rules.
        """
        stale: VisibleGame | None = None
        for named in await self.stored.due(interaction.user.id, now=clock.now()):
            async for state in self._seen(interaction, [named.game_id]):
                mine = await self._mine(interaction, state)
                if mine is None:
                    stale = state
                    continue
                for puzzle in mine:
                    if puzzle.named == named:
                        return puzzle, None
                await self.stored.drop(interaction.user.id, named)
        return None, stale

    @staticmethod
    async def _of_channel(interaction: Interaction, games: GameFinder, analysed: Sequence[str]) -> VisibleGame | None:
        """Return the channel's game if it should be analysed for the user. Otherwise return None."""
        try:
            state = await games.open(interaction, None)
        except NoSuchGame:
            return None
        return None if analysed and (state.id in analysed or state.status != OVER) else state

    async def _of_game(self, interaction: Interaction, state: VisibleGame, number: int | None) -> _Puzzle:
        """Return a puzzle from a game: the turning point `number`, or by default the user's next one.

        The game is analysed first if necessary. Raise `UserError` if there is no puzzle.
        """
        expect_over(state)
        found = await self.analysis.analysis(interaction, state)
        mine = await self._mine(interaction, state) or []
        if number is None and mine:
            known = await self.stored.known(interaction.user.id, state.id)
            return next((each for each in mine if each.point.version not in known), mine[0])
        if number is None and state.may_decide(interaction.user.id):
            raise UserError("own-puzzle-clean")
        number = point_number(found, number, mistakes=True)
        point, told = found.turning_points[number - 1], self.analysis.told(state, found)
        own = next((each for each in mine if each.point.version == point.version), None)
        return own or _Puzzle(state, told, point, own=False, number=number)

    async def _mine(self, interaction: Interaction, state: VisibleGame) -> list[_Puzzle] | None:
        """Return the user's puzzles from a game, worst mistake first.

        Return None if the game is not analysed under the current rules.
        """
        found = await self.analysis.analyses.known(state)
        if found is None:
            return None
        told, numbers = self.analysis.told(state, found), {}
        for number, point in enumerate(found.turning_points, 1):
            if point.better:
                numbers[point.version] = number
        points = await self.analysis.analyses.own_mistakes(state, found, interaction.user.id)
        return [_Puzzle(state, told, point, own=True, number=numbers.get(point.version, 0)) for point in points]

    async def _seen(self, interaction: Interaction, games: Sequence[str]) -> AsyncIterator[VisibleGame]:
        """Yield the games that the user may see now."""
        for game in games:
            try:
                yield await self.context.visibility.load(interaction, game)
            except (NoSuchGame, UserError, IsDailyAttempt, SaveUnreadable):
                continue

    # --- the message ---

    async def _show(self, interaction: Interaction, puzzle: _Puzzle | str) -> None:
        """Show a puzzle with buttons for its answers. If `puzzle` is a text, show the text instead."""
        if isinstance(puzzle, str):
            await whisper(interaction, puzzle)
            return
        position = await self._position(puzzle.state, puzzle.point)
        presenter = puzzle.told.presenter
        draw = partial(presenter.picture, position.view)
        picture = await self.context.boards.pictures.drawn(draw, what="the position before a mistake")
        lines = [
            _title(puzzle),
            presenter.status(position.view),
            f"**{self._question(puzzle, position)}**",
            say("own-puzzle-ask") if puzzle.own else say("analysis-again-ask"),
        ]
        buttons = [self._choice(puzzle, place, answer) for place, answer in enumerate(tried(puzzle.point))]
        shown = (_BOARD, cut(presenter.alt(position.view), ALT_LENGTH)) if picture is not None else None
        view = note(cut("\n".join(filter(None, lines)), _LONGEST), rows=[button_row(buttons)], picture=shown)
        files = [discord.File(io.BytesIO(picture), _BOARD)] if picture is not None else []
        await interaction.edit_original_response(view=view, attachments=files, allowed_mentions=QUIET)

    @staticmethod
    def _question(puzzle: _Puzzle, position: Position) -> str:
        """Return the puzzle's question."""
        presenter, answer = puzzle.told.presenter, puzzle.point.answer
        if answer[:1] == (PLAN,) and len(answer) > 2 and answer[2]:
            return presenter.plan_question(position.view, answer[2], puzzle.point.side)
        return presenter.prompt(position.ask, ()) if position.ask is not None else ""

    @staticmethod
    def _choice(puzzle: _Puzzle, place: int, answer: Answer) -> Button:
        label = cut(puzzle.told.order(answer), LABEL_LENGTH)
        made = ui.Button[ui.LayoutView](label=label[:1].upper() + label[1:], style=ButtonStyle.primary)
        extra = f"{puzzle.point.version}/{place}"
        return press_button(made, Press(CHOSEN, puzzle.state.id, puzzle.state.version, extra=extra))

    async def _position(self, state: GameState, point: TurningPoint) -> Position:
        """Return the position before a decision. The last few positions are cached."""
        key = (state.id, state.version, point.version)
        if key not in self._positions:
            recording = await self.analysis.analyses.recording(state)
            try:
                found = await self.context.boards.pictures.worked(partial(position_before, recording, point))
            except ReplayMismatch as mismatch:
                raise UserError("analysis-astray", version=str(mismatch.version)) from mismatch
            while len(self._positions) >= _KEPT:
                self._positions.pop(next(iter(self._positions)))
            self._positions[key] = found
        return self._positions[key]

    # --- the answer ---

    @button(CHOSEN, edits=True)
    async def _chosen(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show how good the chosen answer is, and store when the puzzle is due again."""
        state = await self.context.visibility.load(interaction, press.game)
        puzzle, chosen = await self._pressed(interaction, state, press.extra)
        right, user = chosen == puzzle.point.better, interaction.user.id
        lines = [_title(puzzle), *_solution(puzzle, chosen)]
        buttons: list[Button] = []
        if puzzle.own:
            now = clock.now()
            after = partial(repeated, right=right, now=now)
            due = await self.stored.answer(user, puzzle.named, now=now, after=after)
            lines.append(say("own-puzzle-again", at=discord.utils.format_dt(due, "R")))
            self.reminders.wake(due)
            buttons.append(press_button(ui.Button(label=say("button-own-puzzle-next")), Press(PUZZLE)))
        buttons.append(replay_button(puzzle.told, state, puzzle.point.period))
        if puzzle.number:
            buttons.append(to_button(puzzle.told, state, "anplay", "analysis-button-play", puzzle.number))
        if puzzle.own:
            buttons.append(reminder_button(on=not await self.stored.is_reminded(user)))
        position = await self._position(state, puzzle.point)
        shown = (_BOARD, cut(puzzle.told.presenter.alt(position.view), ALT_LENGTH)) if _drawn(interaction) else None
        view = note(cut("\n".join(lines), _LONGEST), rows=[button_row(buttons)], picture=shown)
        await redraw(interaction, view)

    async def _pressed(self, interaction: Interaction, state: VisibleGame, extra: str) -> tuple[_Puzzle, Answer]:
        """Return the puzzle and the answer that the user clicked.

        Raise `UserError` if the puzzle was made under other rules. Raise `StaleCustomId` if it no longer exists.
        """
        mine = await self._mine(interaction, state)
        if mine is None:
            raise UserError("own-puzzle-rules", game=self.context.presenter(state).title(), id=state.id)
        version, _, place = extra.partition("/")
        found = next((each for each in mine if str(each.point.version) == version), None)
        if found is None:
            known = await self.analysis.analyses.known(state)
            points = enumerate(known.turning_points, 1) if known is not None else ()
            for number, point in points:
                if known is not None and point.better and str(point.version) == version:
                    told = self.analysis.told(state, known)
                    found = _Puzzle(state, told, point, own=False, number=number)
        answers = tried(found.point) if found is not None else ()
        if found is None or not place.isdecimal() or int(place) >= len(answers):
            raise StaleCustomId(extra)
        return found, answers[int(place)]


def _title(puzzle: _Puzzle) -> str:
    facts = {"day": puzzle.point.period, "side": puzzle.told.of_side(puzzle.point.side), "game": puzzle.told.title}
    if puzzle.own:
        return puzzle.told.say("own-puzzle-title", **facts)
    return puzzle.told.say("analysis-again-title", **facts, number=puzzle.number)


def _solution(puzzle: _Puzzle, chosen: Answer) -> Iterator[str]:
    """Yield the lines of a puzzle's solution: the verdict, the reason for the best answer, and the value of each
    answer.
    """
    point, told = puzzle.point, puzzle.told
    found = "yes" if chosen == point.better else "no"
    yield say("own-puzzle-solved", found=found, answer=told.order(chosen), better=told.order(point.better))
    if point.better[:1] == (PLAN,):
        yield f"{capitalized(told.presenter.plan_why(point.better[1]))}."
    for answer, gain in sorted(point.others, key=lambda one: -one[1]):
        if answer != point.answer:
            yield say("own-puzzle-worth", answer=told.order(answer), gain=signed(gain))
    yield say("own-puzzle-played", answer=told.order(point.answer), own="yes" if puzzle.own else "no")


def _drawn(interaction: Interaction) -> bool:
    """Return whether the clicked message shows a picture of the position."""
    return interaction.message is not None and any(file.filename == _BOARD for file in interaction.message.attachments)
